# Ein Tisch im Browser auf Deutsch

play-title-yours = ● Du bist dran · { $game }
play-no-table = Diesen Tisch gibt es nicht
play-not-loaded = Der Tisch lässt sich nicht laden
play-try-again = Noch einmal versuchen
play-to-lobby = Zur Lobby
play-lost = Die Verbindung ist unterbrochen. Wir versuchen es weiter.
play-too-late = Das kam zu spät: Der Tisch ist inzwischen weiter.
play-not-sent = Das ist nicht angekommen. Versuch es bitte noch einmal.
play-dismiss = Hinweis schließen

## Sitze

play-seats = Sitze
play-who = { $seat } ({ $person })
play-free = frei
play-bot = Bot: { $bot }
play-you = du
play-turn = am Zug
play-away = nicht da
play-bot-plays = ein Bot spielt
play-open-seat = Alles über { $who } ansehen
play-watchers = { $count ->
    [one] 1 Person schaut zu
   *[other] { $count } Personen schauen zu
 }
play-clock = { $left } für diese Entscheidung
play-clock-reserve = { $left } für diese Entscheidung, danach { $reserve } Reserve
play-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
 } { $hours } h
play-days-short = { $days } T

## Wählen

play-prompt = Was zu tun ist
play-your-turn = Du bist dran: { $ask }
play-how = Klick an, was leuchtet
play-how-touch = Tipp an, was leuchtet.
play-chosen = Gewählt
play-remove = { $thing } zurücknehmen
play-verbs = Was du tun kannst
play-which = Was du meinst
play-left = { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
 }
play-tap-again = Noch einmal tippen spielt.
play-tap-or-enter = Noch einmal klicken oder Enter spielt. Escape geht zurück.
play-sending = Wird gespielt …
play-hint = Was würdest du spielen?
play-hint-key = Was würdest du spielen? ( H )
play-hint-about = Was die stärkste Stufe hier spielen würde. Sie sieht, was du siehst.
play-hint-thinking = Denkt nach …
play-hint-share = { $percent } % der Überlegungen
play-hint-why = Denn es bringt, verglichen mit dem nächstbesten Zug:
play-hint-compared = Verglichen mit dem ersten:
play-hint-alike = Einen Unterschied, der sich in Worte fassen ließe, macht es nicht.
play-hint-take = Wählen
play-hint-for = spricht dafür
play-hint-against = spricht dagegen
play-hint-others = für die anderen: { $what }
play-hope-win = { $percent } % Gewinnaussicht
play-hope-ahead = im Schnitt vor { $percent } % der anderen
play-turnings = Wendepunkte
play-turnings-about = Jede Entscheidung eines Sitzes wird noch einmal durchdacht, mit nicht mehr, als damals zu wissen war. Das dauert bis zu zwei Minuten.
play-turnings-seat = Wessen Entscheidungen?
play-turnings-start = Suchen
play-turnings-progress = { $of ->
    [0] Es geht los …
   *[other] { $done } von { $of } Entscheidungen
 }
play-turnings-cancel = Abbrechen
play-turnings-failed = Das hat nicht geklappt. Versuch es noch einmal.
play-turnings-none = Unter { $of } Entscheidungen hat keine viel gekostet.
play-turnings-at = Stellung { $position }
play-turnings-played = Gespielt
play-turnings-better = Besser
play-turnings-show = Stellung zeigen
play-actions = Alle Möglichkeiten
play-actions-key = Alle Möglichkeiten ( / )
play-search = Suchen
play-search-example = zum Beispiel: bewegen e3

## Warten

play-bot-thinks = Der Bot denkt nach.
play-waiting = Wir warten auf { $name }.
play-waiting-away = Wir warten auf { $name }, gerade nicht da.
play-since = Seit { $time }.
play-watching = Du schaust zu.
play-watching-own = Du schaust zu, ohne deine Hand zu sehen. Im Menü geht es zurück auf deinen Sitz.
play-bot-for-you = Ein Bot spielt gerade für dich.
play-take-back-seat = Selbst weiterspielen
play-undo = Zurücknehmen
play-undo-about = Deinen letzten Zug; die anderen werden gefragt, wenn es sie betrifft.
play-lately = Was zuletzt geschah
play-again = Noch einmal zeigen
play-again-key = Was zuletzt geschah, noch einmal zeigen ( R )

## Ziehen aus echten Beuteln

play-draw-wait = { $seat } zieht.
play-draw-wait-open = Jemand am Tisch sagt, was aufgedeckt wurde.
play-drawn-so-far = Bisher: { $things }
play-setup-draws = Ihr spielt mit echtem Material: Baut auf und sagt, was kommt.

## Fragen an die anderen

play-offer = Eine Frage an die anderen
play-offer-undo = { $who } möchte den letzten Zug zurücknehmen, mit allem, was danach kam.
play-offer-replace = Soll ein Bot für { $who } weiterspielen?
play-offer-rematch = { $who } möchte noch eine Partie spielen.
play-offer-joint = { $who } schlägt für alle vor: { $words }
play-offer-open = Noch nicht geantwortet: { $names }
play-agree = Zustimmen
play-refuse = Ablehnen

## Weitergeben

play-curtain = Den Bildschirm weitergeben
play-hand-over = Gib den Bildschirm an { $name }
play-hand-over-about = { $seat } ist dran. Die Hand bleibt verdeckt, bis du bereit bist.
play-hand-over-ready = Ich bin { $name }
play-undo-of = Letzten Zug von { $seat } zurücknehmen
play-alone = Ich spiele alle Sitze allein
play-alone-about = Dann wird nicht mehr gefragt. Im Menü lässt sich das ändern.
play-curtain-on = Hände beim Weitergeben verdecken
play-curtain-off = Hände nicht mehr verdecken
play-curtain-about = Für mehrere an einem Bildschirm.

## Daneben

play-board = Spielfeld
play-tabs = Neben dem Spielfeld
play-tab-log = Verlauf
play-tab-chat = Chat
play-tab-rules = Regeln
play-tab-seats = Sitze
play-tab-menu = Menü
play-unread = { $count ->
    [one] 1 neue Nachricht
   *[other] { $count } neue Nachrichten
 }
play-log-empty = Hier steht, was geschieht, sobald jemand spielt.
play-log-more = { $count ->
    [one] 1 frühere Zeile zeigen
   *[other] { $count } frühere Zeilen zeigen
 }
play-show-position = Diese Stellung zeigen
play-show-position-at = Stellung { $position } zeigen, { $time } Uhr
play-taken-back = Zurückgenommen:
play-line-start = Das Spiel beginnt.
play-line-sat = { $name } setzt sich: { $seat }.
play-line-left = { $name } steht auf: { $seat }.
play-line-undo = { $seat } nimmt den letzten Zug zurück.
play-line-late = Die Zeit von { $seat } ist abgelaufen.
play-line-replaced = Ein Bot spielt für { $name } ({ $seat }) weiter.
play-line-back = { $name } spielt wieder selbst ({ $seat }).
play-line-offer-undo = { $seat } möchte zurücknehmen.
play-line-offer-replace = Soll ein Bot für { $name } ({ $seat }) spielen?
play-line-offer-rematch = { $name } möchte noch eine Partie.
play-line-offer-joint = { $seat } schlägt etwas für alle vor.
play-line-answer-yes = { $seat } stimmt zu.
play-line-answer-no = { $seat } lehnt ab.
play-says = { $name } schreibt: { $text }
play-chat-empty = Noch hat niemand etwas geschrieben. Alle am Tisch und alle, die zuschauen, lesen mit.
play-chat-say = Nachricht an alle
play-chat-send = Senden
play-chat-left = { $count ->
    [one] noch 1 Zeichen
   *[other] noch { $count } Zeichen
 }
play-rules-find = In den Regeln suchen
play-rules-none = Nicht gefunden.
play-rules-page = Regeln auf eigener Seite öffnen

## Menü

play-menu = Menü
play-resign = Aufgeben
play-resign-later = Geht, wenn du an der Reihe bist.
play-resign-title = Aufgeben?
play-resign-ask = Das Spiel wäre für { $seat } verloren. Das lässt sich nicht zurücknehmen.
play-resign-yes = Aufgeben
play-resign-no = Weiterspielen
play-replace = Bot für { $name } spielen lassen
play-rematch = Noch eine Partie
play-to-rematch = Zur neuen Partie
play-export = Aufzeichnung speichern
play-review = Durchgehen
play-review-about = Schritt für Schritt durch die Partie
play-look-seat = Mit der Sicht von { $who }
play-look-watch = Nur zuschauen
play-look-watch-about = Deine Hand ist dann verdeckt.
play-links = Links zu diesem Tisch
play-settings = Einstellungen
play-speed = Bewegung
play-speed-0 = aus
play-speed-1 = normal
play-speed-2 = schnell
play-confirm = Nachfragen
play-confirm-risky = bei Riskantem
play-confirm-always = immer
play-confirm-about = Ein zweiter Klick bestätigt, was gespielt wird.
play-theme = Farben
play-theme-auto = wie das System
play-theme-light = hell
play-theme-dark = dunkel
play-language = Sprache
play-language-de = Deutsch
play-language-en = English

## Links

play-link-watch = Zum Zuschauen
play-link-invite = Einladung für { $seat }
play-link-own = Dein Sitz { $seat } auf einem anderen Gerät
play-link-own-about = Wer diesen Link hat, kann für dich spielen.
play-copy = Kopieren
play-copied = Kopiert
play-copy-by-hand = Der Link ist markiert; kopiere ihn von Hand.
play-share = Teilen

## Vor dem Beginn

play-missing = { $count ->
    [one] Noch ein Sitz ist frei.
   *[other] Noch { $count } Sitze sind frei.
 }
play-missing-about = Schick einen Link; sobald alle da sind, geht es los.
play-starting = Alle sind da, es geht los.
play-invite-about = Schick diesen Link an die Person, die hier sitzen soll. Er gilt einmal.
play-sit = Hier sitzen
play-leave = Aufstehen
play-open-later = Du kannst die Seite schließen: Der Tisch bleibt und steht in der Lobby.

## Ende

play-end-won = { $count ->
    [one] { $who } gewinnt
   *[other] { $who } gewinnen
 }
play-end-you-won = Du hast gewonnen
play-end-draw = Unentschieden
play-end-lost = Das Spiel ist verloren
play-end-together = { $count ->
    [one] Du hast gewonnen
   *[other] Alle haben zusammen gewonnen
 }
play-result = Ergebnis
play-place = { $place }.
play-rating = Wertung
play-rating-change = Wertung { $before }, jetzt { $after }
play-rated = Gewertete Partie
play-unrated-guest = Nicht gewertet: ein Gast spielt mit.
play-unrated-twice = Nicht gewertet: jemand kann für zwei Sitze handeln.
play-winner = gewinnt
play-revealed = Was alle hatten

## Ehrlich gezogen

play-fair = Ehrlich gezogen
play-fair-committed = Vor dem ersten Zug wurde ein Geheimnis festgelegt, aus dem alles folgt, was gezogen wird. Hier steht seine Prüfsumme. Am Ende wird das Geheimnis gezeigt, und jeder kann nachrechnen, dass nichts verändert wurde.
play-fair-table = Ihr spielt mit echten Beuteln, Karten und Würfeln und sagt, was kam.
play-fair-open = Diese Partie wurde mit bekanntem Startwert gespielt.
play-commitment = Prüfsumme von Anfang an
play-secret = Das Geheimnis
play-secret-later = Das Geheimnis steht hier, sobald das Spiel zu Ende ist.
play-fair-checked = Alles, was gezogen wurde, folgt aus einem Geheimnis, das von Anfang an feststand.
play-fair-more = Mehr dazu
play-verify = Nachrechnen
play-verified = Geprüft: Alles Gezogene passt zum Geheimnis.
play-not-verified = Es passt nicht:

## Rückblick

play-replay = Stellung { $at } von { $last }
play-replay-leave = Zurück zum Spiel
play-replay-leave-over = Zum Ergebnis
play-replay-position = Stellung
play-replay-first = Zum Anfang
play-replay-before = Einen Schritt zurück
play-replay-play = Abspielen
play-replay-pause = Anhalten
play-replay-next = Einen Schritt vor
play-replay-last = Zum Ende
play-replay-link = Link zu dieser Stellung kopieren
play-replay-as = Sicht
play-spectator = Zuschauer
play-branch = Von hier aus weiterspielen
play-branch-about = Ein neuer Tisch beginnt mit Stellung { $at }. Was ab da gezogen wird, wird neu gezogen. Wer sitzt wo?
play-branch-not-yet = Das geht erst, wenn die Partie zu Ende ist: Vorher darf niemand ausprobieren können, was verborgen ist.
play-branch-start = Tisch öffnen

## Tasten

play-keys = Tasten
play-key-choose = von Ding zu Ding gehen, auf dem Spielfeld von Feld zu Feld
play-key-take = wählen; ist klar, was gemeint ist: spielen
play-key-digit = was im Kasten steht, der Reihe nach; vorher, was du auf der Hand hast
play-key-next = auf dem Plan: zum nächsten, das leuchtet, und zurück
play-key-zoom = auf dem Plan: näher, weiter weg, der ganze Plan
play-key-labels = auf dem Plan: Beschriftung an oder aus
play-key-threats = auf dem Plan: was in Gefahr ist
play-key-list = alle Möglichkeiten durchsuchen
play-key-hint = was ein starker Spieler spielen würde
play-key-back = einen Schritt zurück
play-key-again = noch einmal zeigen, was zuletzt geschah
play-key-replay = im Rückblick: ein Schritt zurück oder vor
play-key-ends = im Rückblick: zum Anfang, zum Ende
play-key-auto = im Rückblick: abspielen, anhalten
play-key-help = diese Liste

# Die Spielleitung

play-master = Spielleitung
play-master-about = etwas berichtigen, mit Begründung
play-master-what = Was soll berichtigt werden?
play-master-choose = auswählen
play-master-because = Warum?
play-master-order = Berichtigen
play-master-take-back = Zurücknehmen
play-master-not = Nicht zurücknehmen
play-master-redo = Zurückgenommenes zurückholen
play-master-done = Erledigt. Es steht mit deiner Begründung im Verlauf.
play-master-taking = Zeile { $number } wird zurückgenommen, mit allem, was danach kam.
play-master-taking-about = Was noch einmal gespielt wird, bringt wieder dieselben Würfel.
play-line-master = { $name }: { $why }
play-line-comment = Bemerkung: { $text }
play-line-takeback = { $name } nimmt Züge zurück: { $why }
play-line-redo = { $name } holt Zurückgenommenes zurück.
play-link-proxy = Für die Vertretung von { $who }
play-link-master = Für eine weitere Spielleitung
play-link-master-about = Wer diesem Link folgt, kann ebenfalls berichtigen.
play-form-seat = Sitz
play-form-tile = Feld
play-form-number = Zahl
play-form-points = Punkte
play-form-round = Runde
play-form-phase = Phase
play-form-event = Ereignis
play-form-effect = Zauber
play-form-race = Volk
play-form-name = Option
play-form-value = Wert
play-form-rest = sonst noch
play-form-none = nichts
play-form-nobody = niemand
play-form-mine = Mine
play-form-castle = Burg
play-form-city = Stadt
play-form-yes = ja
play-form-no = nein
play-form-alive = lebt
play-form-dead = tot
play-form-idle = abwesend
play-form-active = anwesend
play-form-optional = falls nötig
