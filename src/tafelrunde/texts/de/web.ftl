# Der Rahmen im Browser auf Deutsch: Leiste, Lobby, neuer Tisch, Einladung, Regeln, Konto

web-home = Tafelrunde, zur Lobby
web-nav = Wohin
web-skip = Zum Inhalt
web-lobby = Lobby
web-rules = Regeln
web-ladder = Rangliste
web-guest = Gast
web-guest-name = Gast { $number }
web-me = Konto und Einstellungen: { $name }
web-close = Schließen
web-cancel = Abbrechen
web-back = Zurück
web-keep = Speichern
web-copy = Kopieren
web-copied = Kopiert
web-copy-what = { $what } kopieren
web-loading = Einen Moment …
web-reload = Neu laden
web-to-lobby = Zur Lobby
web-you = (du)
web-game = Spiel

## Wenn etwas nicht geht

web-problem-offline = Keine Verbindung zum Server. Sobald es wieder geht, macht die Seite weiter.
web-problem-trouble = Der Server konnte das gerade nicht. Versuch es gleich noch einmal.
web-page-failed = Diese Seite ließ sich nicht laden
web-page-failed-about = Vielleicht ist die Verbindung weg, oder es gibt eine neue Fassung. Neu laden hilft meistens.
web-no-page = Hier ist nichts
web-no-page-about = Unter dieser Adresse gibt es keine Seite. In der Lobby findest du alle Tische.

## Sprache, Farben und andere Einstellungen

web-language = Sprache
web-language-de = Deutsch
web-language-en = English
web-theme = Farben
web-theme-auto = wie das System
web-theme-light = hell
web-theme-dark = dunkel
web-theme-now = Farben: { $theme }
web-speed = Bewegung auf dem Tisch
web-speed-0 = keine
web-speed-1 = normal
web-speed-2 = schnell
web-confirm = Noch einmal tippen, bevor gespielt wird
web-confirm-risky = nur bei Heiklem
web-confirm-always = immer
web-settings = Einstellungen
web-settings-about = Gilt in diesem Browser und wird sofort übernommen.

## Lobby

web-start-title = Eine Partie beginnen
web-start = { $game } beginnen
web-with-bot = Gegen einen Bot
web-with-bot-together = Mit einem Bot
web-with-friend = Mit Freunden
web-with-here = An diesem Bildschirm
web-players-possible = für { $players } Personen
web-rules-of = Spielregeln
web-maps = Karten zeichnen
web-mine = Meine Tische
web-mine-turns = { $count ->
    [one] Du bist am Zug
   *[other] An { $count } Tischen bist du am Zug
 }
web-mine-empty = Hier stehen deine laufenden Partien, die mit deinem Zug zuerst. Beginne oben eine.
web-open = Offene Tische
web-open-empty = Hier stehen Tische, an denen noch ein Platz frei ist. Gerade wartet niemand.
web-open-first = Öffne selbst einen Tisch
web-running = Zum Zuschauen
web-running-empty = Hier stehen Partien, denen du zuschauen kannst. Gerade läuft keine.
web-over = Beendete Partien
web-over-count = { $count ->
    [one] Eine Partie
   *[other] { $count } Partien
 }
web-over-empty = Hier findest du deine beendeten Partien wieder, um sie noch einmal anzusehen oder ab einer Stellung weiterzuspielen.
web-seat-free = frei
web-seat-bot = Bot: { $bot }
web-state-open = { $count ->
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
 }
web-state-won = Sieg für { $who } ({ $reason })
web-state-drawn = Unentschieden ({ $reason })
web-state-mine = Du bist am Zug
web-state-waiting = { $count ->
    [0] Gleich geht es weiter
   *[other] Am Zug: { $who }
 }
web-to-move = am Zug
web-table-enter = Zum Tisch
web-table-play = Zum Tisch
web-table-watch = Zuschauen
web-table-look = Ansehen
web-show-all = Alle { $count } zeigen
web-sit = Platz nehmen
web-sit-at = Platz nehmen: { $seat }
web-sit-title = Platz nehmen: { $seat }
web-import = Aufzeichnung öffnen
web-import-about = Zieh die Datei einer gespeicherten Partie hierher oder wähle sie aus: zum Ansehen und zum Weiterspielen.
web-import-choose = Datei wählen
web-import-long = Diese Datei ist zu groß für eine Aufzeichnung.

## Neuer Tisch

web-new = Neuer Tisch
web-seats = Wer spielt
web-players = Anzahl der Personen
web-players-count = { $count ->
    [1] allein
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
    [6] zu sechst
    [7] zu siebt
    [8] zu acht
   *[other] zu { $count }
 }
web-seat-me = Ich
web-seat-me-named = Ich ({ $name })
web-seat-here = Noch jemand hier
web-seat-friend = Jemand, den ich einlade
web-seat-name = Name
web-seat-name-of = Name für { $seat }
web-seat-about-me = Du spielst diesen Sitz auf diesem Gerät.
web-seat-about-here = Ihr reicht das Gerät zwischen den Zügen weiter; niemand sieht die Hand des anderen.
web-seat-about-friend = Am Tisch bekommst du einen Link zum Verschicken.
web-bot-novice = Neuling
web-bot-apprentice = Lehrling
web-bot-journeyman = Geselle
web-bot-expert = Könner
web-bot-master = Meister
web-bot-about-novice = Übersieht oft den besseren Zug; für deine ersten Partien.
web-bot-about-apprentice = Spielt nach Faustregeln und übersieht ab und zu etwas.
web-bot-about-journeyman = Spielt solide; ein Gegner auf Augenhöhe.
web-bot-about-expert = Spielt stark und bestraft Fehler.
web-bot-about-master = Denkt über jeden Zug so lange nach, wie es hilft; stärker geht es hier nicht.
web-bot-random = Zufall
web-bot-bold = kühn
web-bot-careful = vorsichtig
web-bot-builder = Baumeister
web-character-of = Charakter von { $seat }
web-character-even = ohne besonderen Charakter
web-character-about-even = Spielt, was er für das Beste hält.
web-character-about-bold = Greift an, wo es geht, und wagt etwas.
web-character-about-careful = Sichert, was er hat, und wartet auf seine Gelegenheit.
web-character-about-builder = Baut auf lange Sicht.
web-bot-heuristic = Faustregel
web-bot-about-random = Spielt irgendetwas Erlaubtes; gut, um die Regeln kennenzulernen.
web-bot-about-heuristic = Spielt nach einfachen Faustregeln und antwortet sofort.
web-options = Spielvarianten
web-options-usual = wie üblich
web-differs = Was hier anders ist als üblich
web-option-number = Zahl …
web-clock = Bedenkzeit
web-clock-none = ohne Uhr
web-clock-live = am Stück
web-clock-days = über Tage
web-clock-about-none = Alle nehmen sich die Zeit, die sie brauchen.
web-clock-about-live = Jede Entscheidung hat ihre Sekunden; was länger dauert, geht von einem Vorrat für die ganze Partie ab.
web-clock-about-days = Zum Spielen nebenbei: Jede Entscheidung hat einige Tage Zeit.
web-clock-now-none = ohne Uhr{ "" }
web-clock-now-live = { $move } s je Entscheidung, { $reserve } min Vorrat
web-clock-now-days = { $days ->
    [one] ein Tag je Entscheidung
   *[other] { $days } Tage je Entscheidung
 }
web-clock-move = Sekunden je Entscheidung
web-clock-reserve = Minuten Vorrat
web-clock-days-each = Tage je Entscheidung
web-clock-late = Wer zu spät ist
web-clock-late-move = für den entscheidet dieses Mal ein Bot
web-clock-late-bot = dessen Sitz übernimmt ein Bot
web-clock-late-resign = gibt auf
web-clock-late-idle = setzt aus, bis jemand wieder da ist
web-clock-real = ohne Uhr
web-clock-real-about = Mit echten Beuteln, Karten und Würfeln läuft keine Uhr.
web-more = Mehr
web-hints = Tipps
web-hints-about = Menschen dürfen fragen, was ein starker Spieler spielen würde. Alle sehen das, bevor sie sich setzen.
web-hints-now = mit Tipps
web-hints-not = ohne Tipps
web-hints-here = Tipps sind hier erlaubt.
web-hints-none = Hier gibt es keine Tipps.
web-rated = Gewertet
web-rated-about = Das Ergebnis zählt für die Wertung aller am Tisch. Dann gibt es keine Tipps, und ein Gast, der sich setzt, macht eine gewöhnliche Partie daraus.
web-rated-now = gewertet
web-rated-not = nicht gewertet
web-rated-here = Eine gewertete Partie, ohne Tipps.
web-rated-guest = Sie zählt nur, wenn du dich mit einem Konto setzt.
web-unrated-guest = Eine Wertung haben nur Menschen mit Konto; du findest es hinter deinem Namen in der Leiste.
web-unrated-screen = Geht nicht, wenn sich mehrere einen Bildschirm teilen.
web-unrated-bots = Geht nicht, wenn nur Bots spielen.
web-unrated-together = Ihr spielt gemeinsam gegen das Spiel. Mit einem Konto wird gezählt, wie oft du gewinnst.
web-unrated-master = Geht nicht mit einer Spielleitung.
web-unrated-dice = Geht nicht mit echten Beuteln, Karten und Würfeln: niemand kann sie nachprüfen.
web-unrated-options = Geht nicht mit diesen Optionen: das Ergebnis sagt wenig darüber, wer besser spielt.
web-real = Echte Beutel, Karten und Würfel
web-real-about = Ihr zieht und würfelt auf einem echten Tisch, und jemand tippt ein, was kam. Sonst zieht der Server, und nach der Partie lässt sich jede Ziehung nachprüfen.
web-real-now = echtes Material
web-master = Ich leite das Spiel
web-master-about = Du kannst später alles berichtigen, mit einer Begründung, die alle lesen, Streit schlichten und Züge zurücknehmen.
web-master-now = mit Spielleitung
web-listed = In der Lobby zeigen
web-listed-about = Jeder auf diesem Server kann Platz nehmen oder zuschauen. Sonst kommt nur an den Tisch, wer einen Link hat.
web-listed-watch = Andere auf diesem Server können zuschauen; was verdeckt ist, sehen sie nicht.
web-listed-now = in der Lobby zu sehen
web-listed-not = nicht in der Lobby
web-open-play = Spielen
web-open-invite = Tisch öffnen und einladen

## Namen und Einladungen

web-name = Dein Name
web-name-about = So sehen dich die anderen am Tisch. Du kannst ihn jederzeit ändern.
web-name-known = Du sitzt hier als { $name }.
web-name-change = Anderer Name
web-name-kept = Gespeichert.
web-join-title = Du bist eingeladen
web-join-to = An einem Tisch mit { $game } ist ein Platz für dich frei: { $seat }.
web-join-back = Dieser Link führt zum Sitz { $seat } an einem Tisch mit { $game }, auch auf diesem Gerät.
web-join-with = Am Tisch: { $names }
web-join-guest = Du brauchst kein Konto; dieser Browser merkt sich, wer du bist.
web-join-bad = Diese Einladung führt nirgendwohin
web-join-none = Diese Einladung ist unvollständig
web-join-none-about = Im Link fehlt der geheime Teil hinter dem Zeichen #. Öffne ihn noch einmal ganz oder bitte um einen neuen.
web-join-ask-again = Frag die Person, die dich eingeladen hat, nach einem neuen Link.

## Regeln

web-rule-open = Regel { $rule } zeigen
web-rule-title = Regel { $rule }
web-rule-whole = Ganzes Regelbuch
web-rules-title = Regeln von { $game }
web-rules-wide = Breite Tabelle oder Zeichnung, lässt sich verschieben
web-contents = Inhalt
web-search = In den Regeln suchen
web-search-back = Vorherige Stelle
web-search-on = Nächste Stelle
web-search-count = { $at } von { $count }
web-search-none = Nichts gefunden

## Konto

web-account = Konto und Einstellungen
web-login = Anmeldename
web-password = Passwort
web-password-about = Mindestens 8 Zeichen.
web-make-account = Konto anlegen
web-make-account-about = Als Gast kennt dich nur dieser Browser. Mit Anmeldename und Passwort findest du deine Partien überall wieder; alles bisher Gespielte bleibt.
web-log-in = Anmelden
web-log-in-about = Du hast schon ein Konto? Was du hier als Gast gespielt hast, kommt mit.
web-logged-in = Angemeldet
web-logged-in-as = Angemeldet als { $login }. Deine Partien findest du auf jedem Gerät wieder, auf dem du dich anmeldest.
web-ratings = Wertung
web-ratings-none = Du hast noch keine Wertung. Mit der ersten gewerteten Partie, die zu Ende geht, bekommst du eine.
web-rating-games = { $count ->
    [one] Eine gewertete Partie.
   *[other] { $count } gewertete Partien.
 }
web-rating-unsure = Noch unsicher: wahrscheinlich zwischen { $least } und { $most }.
web-rating-fair = Ziemlich sicher: wahrscheinlich zwischen { $least } und { $most }.
web-rating-sure = Sicher: wahrscheinlich zwischen { $least } und { $most }.
web-rating-together = Gemeinsam gegen das Spiel: { $won } von { $count } gewonnen.
web-rating-course = { $count ->
    [one] Die Wertung nach einer Partie: { $most }
   *[other] Die Wertung über die letzten { $count } Partien, zwischen { $least } und { $most }
 }
web-to-ladder = Zur Rangliste
web-ladder-games = Spiele
web-ladder-place = Platz
web-ladder-who = Spieler
web-ladder-person = Mensch
web-ladder-bot = Bot
web-ladder-rating = Wertung
web-ladder-played = Partien
web-ladder-won = Gewonnen
web-ladder-provisional = vorläufig
web-ladder-provisional-about = { $count ->
    [one] Ein Fragezeichen: vorläufig, noch keine Partie ist zu Ende.
   *[other] Ein Fragezeichen: vorläufig, nach weniger als { $count } Partien.
 }
web-ladder-together = Gemeinsam gegen das Spiel
web-ladder-about = Gewertet werden beendete Partien zwischen Menschen mit Konto, oder zwischen ihnen und Bots. Alle beginnen bei 1500; wer 200 Punkte mehr hat, gewinnt etwa drei von vier Partien.
web-ladder-empty = Hier hat noch niemand eine gewertete Partie beendet.
web-ladder-first = Spiel die erste
web-log-out = Abmelden
web-tokens = Schlüssel für Programme
web-tokens-about = Mit einem Schlüssel kann ein Programm in deinem Namen spielen, zum Beispiel ein eigener Bot.
web-token = Schlüssel
web-token-once = Kopiere den Schlüssel jetzt; er wird nur dieses eine Mal gezeigt.
web-token-since = seit { $day }
web-token-remove = Schlüssel { $label } löschen
web-token-label = Wofür?
web-token-create = Schlüssel anlegen
