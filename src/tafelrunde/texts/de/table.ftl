# Der Tisch im Terminal auf Deutsch

table-too-small = Dieses Terminal hat { $width } × { $height } Zeichen. Der Tisch braucht mindestens { $least_width } × { $least_height }. Mach das Fenster größer oder die Schrift kleiner.

## Namen

table-bot = Bot { $name }
table-bot-novice = Neuling
table-bot-apprentice = Lehrling
table-bot-journeyman = Geselle
table-bot-expert = Könner
table-bot-master = Meister
table-bot-about-novice = Übersieht oft den besseren Zug; für deine ersten Partien. ← → wechseln.
table-bot-about-apprentice = Spielt nach Faustregeln und übersieht ab und zu etwas. ← → wechseln.
table-bot-about-journeyman = Spielt solide; ein Gegner auf Augenhöhe. ← → wechseln.
table-bot-about-expert = Spielt stark und bestraft Fehler. ← → wechseln.
table-bot-about-master = Denkt über jeden Zug so lange nach, wie es hilft; stärker geht es hier nicht. ← → wechseln.
table-bot-bold = kühn
table-bot-careful = vorsichtig
table-bot-builder = Baumeister
table-character = Charakter
table-character-even = ohne besonderen Charakter
table-character-about-even = Spielt, was er für das Beste hält. ← → wechseln.
table-character-about-bold = Greift an, wo es geht, und wagt etwas. ← → wechseln.
table-character-about-careful = Sichert, was er hat, und wartet auf seine Gelegenheit. ← → wechseln.
table-character-about-builder = Baut auf lange Sicht. ← → wechseln.
table-bot-heuristic = Faustregel
table-bot-random = Zufall
table-you = du
table-active = am Zug
table-lang-de = Deutsch
table-lang-en = English

## Am Tisch

table-how = Klick auf den Tisch oder tippe; / oder die Pfeiltasten gehen durch die Liste.
table-how-free = Die Liste zeigt Beispiele; tippe selbst, was du willst. Stimmt etwas nicht, sagt Enter, was.
table-type-here = tippen oder klicken
table-left = { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
 }
table-enter-plays = Enter spielt
table-enter-plays-longer = Enter spielt · { $count ->
    [one] 1 längerer
   *[other] { $count } längere
 }
table-enter-why = nicht möglich · Enter: warum?
table-examples = { $count ->
    [one] 1 Beispiel
   *[other] { $count } Beispiele
 }
table-type-on = weiter tippen · Enter: warum nicht?
table-choose-first = Wähl erst etwas: klick, tippe oder geh mit / durch die Liste.
table-choose-more = Noch passen { $count } Sätze; ergänze ein Wort.
table-unknown-word = „{ $word }“ bezeichnet nichts auf diesem Tisch.
table-unknown-word-near = „{ $word }“ bezeichnet nichts auf diesem Tisch; meinst du „{ $near }“?
table-rule-key = öffnet Regel { $rule } im Regelwerk
table-rule-title = Regel { $rule }
table-waiting = Wir warten auf { $seat }.
table-no-hand = –
table-more = { $count } weitere (F7)
table-more-groups = { $count } weitere (F2)
table-held-by = Platz von { $seat }
table-held-by-nobody = Platz, den niemand hält
table-piece = { $seat }: { $name }, Stärke { $strength }
table-as-spectator = Sicht der Zuschauer
table-as-seat = Sicht von { $seat }

## Bots

table-pace = Bots nehmen sich mindestens { $seconds } s für einen Zug.
table-pace-off = Bots spielen ohne Pause.
table-paused = Angehalten. Leertaste geht weiter, → macht einen Zug.
table-paused-short = angehalten
table-paused-keys = Angehalten: Leertaste geht weiter, → macht einen Zug.
table-running = Es geht weiter.
table-bot-failed = { $name } kann nicht wählen ({ $reason }). Leertaste: noch einmal.
table-hint-title = Was würdest du spielen?
table-hint-first = Tipp: { $sentence } ({ $raw }), { $hope }
table-hint-next = Oder: { $sentence } ({ $raw }), { $hope }
table-hint-failed = Es gibt keinen Tipp ({ $reason }).
table-hint-thinking = Ein Tipp wird gesucht …
table-hint-not-now = Einen Tipp gibt es nur, wenn du entscheiden musst.

## Platzwechsel

table-hand-over = Gib den Bildschirm an { $name }.
table-hand-over-key = Dann drück Enter.
table-hand-over-keys = Strg+Z nimmt den letzten Zug zurück, Strg+S speichert, Strg+Q geht.

## Zurücknehmen, aufgeben

table-undo-title = Zurücknehmen?
table-undo-ask = { $seat } möchte den letzten Zug zurücknehmen, mit allem, was danach kam. Zustimmen muss: { $names }.
table-undo-nothing = Es wurde noch nichts gespielt, das man zurücknehmen könnte.
table-undo-over = Das Spiel ist aus; zurückgenommen wird nichts mehr.
table-undo-no = Keine Zustimmung; der Zug bleibt stehen.
table-undone = Der letzte Zug von { $seat } ist zurückgenommen.
table-agree = Zustimmen
table-refuse = Ablehnen
table-resign-title = Aufgeben?
table-resign-ask = Das Spiel wäre für dich verloren. Das lässt sich nicht zurücknehmen.
table-resign-yes = Aufgeben
table-resign-no = Weiterspielen
table-resign-not-now = Aufgeben kannst du nur, wenn du selbst entscheiden musst.

## Speichern, gehen

table-save-title = Speichern unter
table-save-help = Enter speichert, Escape bricht ab. Danach wird jeder Zug dort gespeichert.
table-saved = Gespeichert in { $path }.
table-save-failed = { $path } lässt sich nicht schreiben: { $reason }.
table-read-failed = { $path } lässt sich nicht lesen: { $reason }.
table-overwrite-title = Überschreiben?
table-overwrite-ask = { $path } gibt es schon.
table-overwrite-yes = Überschreiben
table-overwrite-no = Nicht speichern
table-quit-title = Den Tisch verlassen?
table-quit-ask = Die Partie ist nicht gespeichert.
table-quit-save = Speichern und gehen
table-quit-leave = Ohne Speichern gehen
table-quit-stay = Bleiben

## Rückblick, Ende

table-review-keys = Rückblick, { $at } von { $last }: Bild auf, Bild ab blättern, Escape kehrt zurück.
table-over = Das Spiel ist aus
table-over-help = Bild auf geht schrittweise durch die Partie zurück, Tab wechselt, wessen Sicht du siehst.
table-over-keys = Das Spiel ist aus.
table-end-look = Die Partie durchgehen
table-end-save = Speichern
table-end-quit = Den Tisch verlassen
table-end-close = Zurück zum Spielplan

## Texte zum Lesen

table-close = Escape schließt, Pfeiltasten, Bild auf und Bild ab blättern
table-details-title = Alles auf dem Tisch
table-log-title = Was geschah
table-board-title = Auf dem Spielplan
table-legend-title = Zum Nachschlagen
table-signs-title = Zeichen
table-signs =
    - { $possible } kann als Nächstes gewählt werden
    - { $chosen } ist gewählt
    - { $latest } und unterstrichen: von den letzten Zügen betroffen
    - { $free } Platz, den niemand hält
    - { $held } Platz, der gehalten wird, mit dem Buchstaben der Seite
    - Figur: Buchstabe der Seite, zwei Buchstaben für die Art, Stärke
table-signs-sheets =
    - { $possible } kann als Nächstes gewählt werden
    - { $chosen } ist gewählt; 1/2 eines von zweien ist gewählt
    - { $latest } von den letzten Zügen betroffen
    - B3 F2: Buchstabe der Seite und Anzahl, die führende zuerst; = steht zwischen gleichen Rängen
    - Klammern: was erst in späteren Runden oder Epochen zählt
table-signs-tiles =
    - { $possible } kann als Nächstes gewählt werden
    - { $chosen } ist gewählt
    - { $latest } und unterstrichen: von den letzten Zügen betroffen
    - rechts oben der Buchstabe der Person, der das Feld gehört
table-help-title = Tasten
table-help =
    ### Wählen

    Ein Zug ist ein Satz: Jedes Wort nennt ein Ding auf dem Tisch. Klick die Dinge an, tippe sie (die ersten Buchstaben genügen, deutsch oder als Bezeichner) oder geh durch die Liste. Jedes Wort engt ein, was übrig bleibt.

    - `Enter` spielt den Satz, sobald einer übrig ist; ein zweiter Klick auf dasselbe Ding auch
    - `Enter` bei etwas Unmöglichem sagt, warum; `F1` öffnet dann die Regel
    - `Escape` geht ein Wort zurück, die Rücktaste einen Buchstaben
    - `Tab` oder `→` ergänzt das Getippte oder öffnet einen Eintrag der Liste, `←` geht zurück
    - `/`, `↑`, `↓` gehen durch die Liste, `Enter` wählt den Eintrag

    ### Ansehen

    - `F2` oder `Strg+D` alles über alle, deine Hand, die Zeichen
    - `F9` oder `Strg+O` das ganze Protokoll, `Strg+↑` und `Strg+↓` blättern darin
    - `Bild auf`, `Bild ab` blicken zurück durch die Partie, `Pos1` und `Ende` springen, `Escape` kehrt zurück
    - `F7` oder `Strg+B` legt deine Hand an der Stelle des Spielplans aus, und zurück
    - `Tab` nach dem Ende: die Sicht eines anderen

    ### Tun

    - `F3` oder `Strg+T` Tipp: was ein starker Spieler spielen würde, und warum
    - `Strg+Z` zurücknehmen
    - `Strg+S` speichern
    - `Strg+R` aufgeben
    - `F4` oder `Strg+L` Deutsch / English
    - `F5` oder `Strg+P` Pause zwischen den Zügen der Bots
    - `Leertaste` hält die Bots an und lässt sie weiterspielen, `→` lässt einen ziehen (wenn hier niemand entscheiden muss)
    - `F6` hell oder dunkel
    - `Strg+Q` gehen

## Tasten in der letzten Zeile

table-key-help = Tasten
table-key-list = Liste
table-key-rule = Regel
table-key-details = Details
table-key-hint = Tipp
table-key-undo = zurück
table-key-save = sichern
table-key-review = Rückblick
table-key-language = English
table-key-pace = Tempo
table-key-log = Protokoll
table-key-resign = aufgeben
table-key-quit = gehen
table-key-pause = anhalten
table-key-step = ein Zug
table-key-back = zurück ins Spiel
table-key-earlier = früher
table-key-later = später
table-key-perspective = Sicht

## Vorbereitung

table-set-title = Tafelrunde · ein neuer Tisch
table-set-lang = Sprache
table-set-lang-help = Die Sprache des Tisches; sie lässt sich jederzeit wechseln.
table-set-game = Spiel
table-set-players = Spieler
table-set-players-help = Wie viele Sitze es gibt.
table-seat-me = ich
table-seat-other = noch jemand an diesem Bildschirm
table-seat-help = Wer hier sitzt: ← → wechseln, Buchstaben geben einen Namen. Bei mehreren Menschen wird der Bildschirm zwischen den Zügen weitergegeben.
table-seat-bot-help = Hier sitzt ein Computerspieler; ← → wechseln.
table-set-file = Fortsetzen
table-set-file-help = Eine gespeicherte Partie fortsetzen: tippe den Namen der Datei. Alles darüber kommt dann aus ihr.
table-set-keys = ↑ ↓ Zeile · ← → ändern · Escape geht
table-set-start = Enter: beginnen
table-more-rows = ↓ { $count } weitere
