# Die Kommandozeile auf Deutsch

cli-help = Tafelrunde: Strategiespiele gegen Menschen und Computergegner.
cli-help-game = Welches Spiel: { $games }.
cli-help-lang = Sprache, de oder en; sonst die des Systems.
cli-help-option = Eine Option des Spiels, mehrfach möglich; das Regelwerk nennt sie alle.
cli-help-version = Version anzeigen, und welche Engine läuft.
cli-help-serve = Den Tisch im Browser starten: ein Prozess, eine Datei.
cli-help-host = Adresse, auf der gelauscht wird; mit 0.0.0.0 kommt das ganze Netz herein.
cli-help-port = Port, auf dem gelauscht wird; 0 nimmt irgendeinen freien.
cli-help-data = Ordner für die Datenbank oder URL einer PostgreSQL-Datenbank (postgresql://…).
cli-help-public = Adresse, unter der Browser ihn erreichen, wenn ein Proxy davorsteht (https://…).
cli-help-browser = Den Browser öffnen.
cli-help-pace = Sekunden zwischen den Spielzügen von Bots, solange jemand zuschaut.
cli-help-limits = Begrenzen, wie oft jemand fragen darf; ohne nur für Lasttests.
cli-help-play = Am Tisch im Terminal spielen.
cli-help-players = Anzahl der Spieler.
cli-help-play-bots = Computerspieler für die übrigen Sitze, durch Kommas getrennt ({ $bots }); ohne sie teilen sich Menschen den Bildschirm.
cli-help-seed = Macht die Partie wiederholbar; ohne Angabe wird ein zufälliges Geheimnis hinterlegt.
cli-help-resume = Eine gespeicherte Partie fortsetzen.
cli-help-save = Nach jedem Zug in diese Datei speichern.
cli-help-simulate = Computerspieler viele Partien spielen lassen.
cli-help-arena = Wettkämpfe zwischen Computerspielern; ohne --bots, wie oft sie in jeder Spielart und Spielerzahl gewinnen.
cli-help-arena-bots = Computerspieler, die gegeneinander spielen, durch Kommas getrennt ({ $bots }).
cli-help-arena-games = Zahl der Partien jedes Paares, ohne --bots jeder Art; 200, mit --ladder 400.
cli-help-rules-version = Nach einer älteren Fassung der Regeln spielen.
cli-help-arena-out = Datei für alle Partien, oder ein Ordner dafür; derselbe Befehl macht mit dem weiter, was da ist. Bei --ladder der Ordner der Belege.
cli-help-arena-html = Einen Bericht mit Diagrammen in diese Datei schreiben.
cli-help-ray = Auf einem Ray-Cluster spielen; ohne Adresse wird einer auf diesem Rechner gestartet.
cli-help-ray-address = Adresse des Ray-Clusters, auf dem gespielt wird (ray://…, Rechner:Port oder auto).
cli-help-sprt = Aufhören, sobald klar ist, ob der zweite Bot besser ist als der erste: um höchstens ELO0 oder um ELO1.
cli-help-ladder = Jede Stufe gegen die darunter und die stärkste gegen den heuristic; schreibt die Belege des Spiels. --bots nennt eines dieser Paare.
cli-metavar-address = ADRESSE
cli-help-tune = Die Gewichte finden, nach denen ein Spiel Stellungen bewertet, und in einem Wettkampf zeigen, was sie taugen.
cli-help-tune-positions = Zahl der Partien, deren Stellungen verwendet werden; ohne Angabe 400.
cli-help-tune-games = Partien des Wettkampfs zwischen Bots mit den neuen und den alten Gewichten, bei --thumb Ausgangslagen; 100 und 2000, 0 lässt ihn weg.
cli-help-tune-thumb = Stattdessen Zahlen für die Faustregeln finden, in Partien gegen die einfachen.
cli-help-tune-generations = Bei --thumb: wie oft neue Zahlen versucht werden, jedes Mal in 3000 Partien; ohne Angabe 20.
cli-help-tune-players = Zahl der Personen, auch mehrmals; ohne Angabe alle bis vier, bei --thumb so wenige wie möglich.
cli-help-tune-iterations = Wie viel die Bots des Wettkampfs nachdenken; ohne Angabe so viel wie die niedrigste Stufe, die vorausschaut.
cli-help-tune-write = Was gefunden wurde, in den Ordner des Spiels schreiben.
cli-help-tune-out = Es in diese Datei schreiben.
cli-help-games = Anzahl der Partien.
cli-help-bots = Computerspieler, durch Kommas getrennt ({ $bots }); einer allein besetzt alle Sitze, ohne Angabe ist es random.
cli-help-sim-seed = Anfang der Zufallszahlen; derselbe Wert spielt dieselben Partien.
cli-help-jobs = Anzahl der Prozesse; 0 nutzt alle Kerne.
cli-help-json = Das Ergebnis als JSON ausgeben.
cli-help-fuzz = Zufallspartien, oder Partien von Bots, über alle nicht genannten Optionen mit allen Prüfungen: Invarianten und Aufzeichnungen, die sich wiederholen lassen.
cli-help-swap = Die Spieler über die Sitze wandern lassen, jede Verteilung einmal in jeder Sitzordnung.
cli-help-dataset = Entscheidungen als Daten für lernende Programme schreiben: aus Aufzeichnungen oder aus Partien von Computerspielern.
cli-help-dataset-records = Aufzeichnungen oder Ordner davon; ohne sie lässt --games Computerspieler spielen.
cli-help-dataset-out = Die Datei, in die geschrieben wird: .npz für Felder von Zahlen, .jsonl für eine Textzeile je Entscheidung.
cli-help-dataset-games = Anzahl der Partien, die dafür gespielt werden.
cli-help-dataset-bots = Computerspieler, durch Kommas getrennt ({ $bots }); einer allein besetzt alle Sitze.
cli-help-replay = Eine Aufzeichnung durchgehen oder nachprüfen.
cli-help-review = Auf eine beendete Partie zurückschauen: welche Entscheidungen am meisten gekostet haben und was besser gewesen wäre.
cli-help-review-seat = Nur die Entscheidungen dieses Sitzes; sonst die aller Menschen.
cli-review-progress = Entscheidungen
cli-review-none = Unter { $count } Entscheidungen hat keine viel gekostet.
cli-review-at = Stellung { $position }, { $seat }
cli-review-played = gespielt: { $sentence }, { $hope }
cli-review-better = besser: { $sentence }, { $hope }
cli-review-look = Zum Anschauen: tafelrunde replay { $file } --at { $position } --seat { $seat }
cli-help-record = Eine Aufzeichnung.
cli-help-verify = Jede Ziehung gegen das hinterlegte Geheimnis prüfen.
cli-help-at = Nur diese Stellung zeigen.
cli-help-seat = So zeigen, wie dieser Sitz es gesehen hat; sonst aus Sicht des Publikums, nach dem Ende der Partie mit allem offen.
cli-help-step = Mit Tasten hindurchgehen; im Terminal die Vorgabe.
cli-help-rules = Das Regelwerk lesen oder einen Absatz daraus.
cli-help-rule = Nummer einer Regel oder eines Kapitels.
cli-help-coverage = Ausgeben, welche Szenarien und Tests welche Regel abdecken; Rückgabewert 1 bei einer Lücke.
cli-help-where = Ausgeben, wo im Quelltext eine Regel ausgeführt wird, oder jede; Rückgabewert 1, wenn eine keinen Platz hat.
cli-help-scenario = Szenarien ausführen.
cli-help-files = Szenariodateien oder Ordner davon.
cli-engine-compiled = kompilierte Engine
cli-engine-pure = Engine in reinem Python
cli-games = Partien
cli-decisions = Entscheidungen
cli-speed = Entscheidungen je Sekunde
cli-length = Länge einer Partie
cli-length-mean = Entscheidungen im Mittel
cli-length-median = Median
cli-length-p10 = ein Zehntel ist kürzer
cli-length-p90 = ein Zehntel ist länger
cli-length-shortest = die kürzeste
cli-length-longest = die längste
cli-wins = Gewonnen von Spieler { $number } ({ $bot })
cli-alone =   davon allein
cli-draws = Ohne Sieger
cli-figure = { $value }
cli-share = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
cli-arena-players = Personen
cli-arena-kind = Spielart
cli-arena-bots = Bots
cli-arena-won = Der erste gewinnt
cli-arena-between = 95-%-Bereich
cli-arena-length = Entscheidungen je Partie
cli-dataset = { $rows ->
    [one] Eine Entscheidung
   *[other] { $rows } Entscheidungen
 } aus { $matches ->
    [one] einer Partie
   *[other] { $matches } Partien
 } in { $file } geschrieben.
cli-dataset-left-out = { $plays ->
    [one] Ein Zug hat
   *[other] { $plays } Züge haben
 } keine Zeile: Der Sitz war nicht gefragt oder nannte eine Zahl, die in der Kodierung nicht vorgesehen ist.
cli-ended = Ende durch { $reason }
cli-fuzzed = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
 }, { $decisions } Entscheidungen, { $problems ->
    [0] kein Problem gefunden.
    [one] ein Problem gefunden.
   *[other] { $problems } Probleme gefunden.
 }
cli-verified = Alle { $draws } Ziehungen aus { $entries } Einträgen folgen aus dem hinterlegten Geheimnis.
cli-coverage-gaps = { $count } nicht abgedeckt: { $ids }
cli-coverage-complete = Alle { $count } Regeln und Beispiele sind abgedeckt.
cli-where-gaps = { $count } ohne Platz im Quelltext: { $ids }
cli-scenarios-passed = { $count ->
    [one] Ein Szenario trifft zu.
   *[other] Alle { $count } Szenarien treffen zu.
 }
cli-scenarios-failed = { $failed } von { $count } Szenarien treffen nicht zu.

## Wörter der Hilfeseiten

cli-usage = Aufruf:
cli-arguments = Argumente
cli-options = Optionen
cli-commands = Befehle
cli-default = Vorgabe
cli-required = nötig
cli-metavar-options = [OPTIONEN]
cli-metavar-command = BEFEHL …
cli-metavar-option = NAME=WERT
cli-metavar-number = ZAHL
cli-metavar-text = TEXT
cli-metavar-file = DATEI
cli-metavar-records = AUFZEICHNUNGEN …
cli-metavar-game = SPIEL
cli-metavar-rule = NUMMER
cli-help-help = Diese Seite zeigen.
cli-help-install_completion = Befehle und Optionen künftig von der Shell ergänzen lassen.
cli-help-show_completion = Das Skript dafür ausgeben, zum Lesen oder um es selbst einzurichten.

## Falsche Eingaben

cli-bad-usage = { $line }; siehe { $command } --help
cli-bad-option = es gibt keine Option '{ $name }'
cli-bad-missing = '{ $name }' fehlt
cli-bad-empty = '{ $name }' braucht einen Wert
cli-bad-switch = '{ $name }' nimmt keinen Wert
cli-bad-number = '{ $name }' braucht eine ganze Zahl{ $least ->
    [none] {""}
   *[other] , mindestens { $least }
 }
cli-bad-extra = mehr als erwartet: { $words }

## Eine Aufzeichnung ansehen

cli-position = Stellung { $number } von { $last } · { $viewer }
cli-seen-by = aus Sicht von { $seat }
cli-seen-spectator = aus Sicht des Publikums
cli-seen-all = alles offen
cli-setup = Aufbau
cli-taken-back = Zurückgenommen: { $plays }
cli-jump-to = Zu Stellung { $number }: Enter
cli-key-next = weiter
cli-key-back = zurück
cli-key-seat = Sicht
cli-key-jump = zur Stellung
cli-key-theme = hell/dunkel
cli-key-quit = Ende

## Feldzüge

cli-help-campaign = Werkzeuge für Feldzüge von Mighty Empires.
cli-help-campaign-record = Eine Aufzeichnung oder ein ausgeführter Feldzug.
cli-help-campaign-out = In diese Datei schreiben statt auf den Bildschirm.
cli-help-report = Die Chronik eines Feldzugs als Seite zum Drucken.
cli-help-report-round = Nur diese Runde und der Winter danach.
cli-help-report-year = Nur dieses Jahr.
cli-help-report-corrections = Mit oder ohne das, was die Spielleitung berichtigt hat.
cli-help-report-title = Der Titel der Seite.
cli-help-sheets = Die Schlachtbögen aller Schlachten, die am Tisch warten, jeder auf einer Seite zum Drucken.
cli-help-ledger = Jede Änderung jeder Schatzkammer, als CSV.
cli-help-export = Ein ganzer Feldzug als JSON: Aufzeichnung, Stand und Verlauf mit seiner Kette von Prüfsummen.
cli-help-export-map = Nur die Karte, wie sie gerade ist.
cli-help-check = Prüfen, ob ein ausgeführter Feldzug so ist, wie er geschrieben wurde; sonst Rückgabewert 1.
cli-help-check-file = Ein ausgeführter Feldzug.
cli-help-ratings = Werkzeuge für die Wertungen eines Servers.
cli-help-recompute = Alle Wertungen aus den aufbewahrten Ergebnissen neu berechnen. Bei SQLite muss der Server dafür stehen.
cli-ratings-recomputed = { $count ->
    [0] Noch keine Partie ist gewertet.
    [one] Eine gewertete Partie ist neu berechnet.
   *[other] { $count } gewertete Partien sind neu berechnet.
 }
cli-written = Geschrieben nach { $path }
cli-chain-whole = Die Kette aus { $entries } Einträgen ist vollständig.
cli-chain-broken = Die Kette ist an diesen Einträgen gebrochen: { $numbers }
cli-help-battles = Viele Schlachten simulieren und mit den Tabellen der Regeln vergleichen; Rückgabewert 1 bei einer Abweichung.
cli-help-battles-count = Schlachten je Zelle; die Toleranzen sind für 20000 gedacht.
cli-help-battles-seed = Anfang der Zufallszahlen; derselbe Wert schlägt dieselben Schlachten.
cli-battles-shares = ME-9.15: gleiche Heere, Ausgänge in Prozent aus Sicht von A ({ $battles } Schlachten, Toleranz { $tolerance })
cli-battles-rewards = ME-9.16: A hat mehr Punkte, Reichspunkte im Mittel ({ $battles } Schlachten, Toleranz { $tolerance })
cli-battles-base = Heer
cli-battles-more = mehr
cli-battles-expected = erwartet
cli-battles-measured = gemessen
cli-battles-difference = Abstand
cli-battles-lose_massacre = -Mass.
cli-battles-lose_overwhelming = -überr.
cli-battles-lose_narrow = -knapp
cli-battles-draw = Unent.
cli-battles-win_narrow = knapp
cli-battles-win_overwhelming = überr.
cli-battles-win_massacre = Mass.
cli-battles-fit = Alle Zellen liegen in der Toleranz.
cli-battles-wrong = { $count ->
    [one] Eine Zelle liegt
   *[other] { $count } Zellen liegen
 } außerhalb der Toleranz (mit * bezeichnet).
