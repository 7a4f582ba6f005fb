# Was an einer Eingabe nicht stimmt, auf Deutsch

## Teile vieler Sätze

error-either = { $first } oder { $last }
error-at = { $place }: { $problem }
error-did-you-mean = meintest du '{ $name }'?
error-choose = wähle { $choices }
error-there-are = es gibt: { $names }
error-any-text = ein Text
error-number-from = eine ganze Zahl ab { $least }
error-number-between = eine ganze Zahl von { $least } bis { $most }
error-no-such-file = Datei oder Ordner nicht gefunden
error-is-a-folder = das ist ein Ordner
error-not-a-folder = ein Teil des Pfads ist kein Ordner
error-no-permission = keine Berechtigung
error-not-a-text-file = keine Textdatei

## Aufbau

error-no-texts = es gibt keine Texte in '{ $lang }'; wähle { $languages }
error-no-game = es gibt kein Spiel '{ $name }'; wähle { $games }
error-review-running = zurückschauen kannst du, wenn die Partie zu Ende ist
error-no-bot = es gibt keinen Computerspieler '{ $name }'; wähle { $bots }; eine Stufe, die vorausschaut, kann hinter einem Doppelpunkt einen Charakter haben: { $characters }
error-no-characters = in { $game } haben Computerspieler keine Charaktere
error-no-character = niemand spielt { $game } als '{ $level }:{ $character }'; dort können { $levels } so sein: { $characters }
error-no-weight = es gibt kein Gewicht '{ $name }'; wähle { $weights }
error-bot-count = { $bots } Computerspieler für { $seats } Sitze; nenne einen für alle oder einen für jeden
error-player-count = { $game } spielt man zu { $possible }, nicht zu { $count }
error-not-played-by = { $game } spielt man nicht zu { $count }
error-name-count = { $names } Namen für { $seats } Sitze
error-bad-name = der Name { $name } enthält ein Zeichen, das sich nicht darstellen lässt
error-chance-kinds = chance ist eines von { $kinds }, nicht '{ $kind }'
error-seed-at-table = ein Startwert nützt nichts mit chance='table': dort ziehen Menschen
error-bad-seed = ein Startwert ist eine Zahl oder eine Zeile Text ohne Leerzeichen am Anfang und am Ende
error-unknown-option = unbekannte Option '{ $name }'; { $hint }
error-option-value = Option { $name }: '{ $value }' ist nicht möglich, wähle { $choices }
error-option-not-here = Option { $name }: '{ $value }' geht hier nicht: { $why }
error-rules-unknown = Regeln { $rules } von { $game } gibt es nicht; wähle 1 bis { $known }
error-no-assignment = '{ $pair }' ist keine Option; schreib Name=Wert
error-option-twice = Option { $name } ist zweimal angegeben
error-no-games = mindestens eine Partie ist nötig

## Spielen

error-game-over = das Spiel ist zu Ende
error-which-seat = sag, für welchen Sitz: { $seats }
error-no-seat = es gibt keinen Sitz '{ $name }'; die Sitze sind { $seats }
error-empty-sentence = ein leerer Satz; schreib zum Beispiel einen der erlaubten Sätze
error-unknown-word = unbekanntes Wort '{ $word }'; { $hint }
error-refused-without-reason = das geht hier nicht, aber das Programm kann nicht sagen, warum; bitte melde uns den Satz und die Stellung
error-names-nothing = es bezeichnet nichts auf diesem Tisch
error-ambiguous = '{ $sentence }' kann { $candidates } heißen; ergänze ein Wort, das sie unterscheidet
error-illegal = '{ $sentence }' ist nicht möglich: { $reason }
error-resign-refused = Aufgeben ist nicht möglich: { $reason }
error-undo-over = die Partie ist zu Ende und ihr Geheimnis offengelegt, also kann nichts mehr gezogen werden
error-undo-consent = um das zurückzunehmen, braucht es die Zustimmung von { $seats }
error-nothing-played = es wurde noch nichts gespielt
error-seat-played-nothing = { $seat } hat noch nichts gespielt
error-chance-needed = sag, was der Zufall gebracht hat, eines von: { $options }
error-chance-not-told = diese Partie zieht selbst; nur einer Partie mit chance='table' sagt man, was kam
error-chance-impossible = '{ $word }' kann der Zufall hier nicht bringen, nur { $possible }
error-chance-not-asked = nach '{ $word }' wurde der Zufall nicht gefragt
error-no-secret = die Aufzeichnung wurde ohne ihr Geheimnis gespeichert: ansehen lässt sie sich, aber gezogen werden kann nichts mehr

## Bemerkungen

error-comment-text = eine Bemerkung ist eine Zeile mit höchstens { $most } Zeichen ohne senkrechten Strich
error-comment-not-here = '{ $sentence }' kann keine Bemerkung haben

## Was eine Spielleitung tut

error-no-master = { $game } hat keine Spielleitung
error-no-maps = { $game } hat keine Karten zum Zeichnen
error-map-method = eine Karte entsteht nicht auf die Art „{ $method }“; es gibt { $methods }
error-master-nothing = die Spielleitung hat nichts angeordnet
error-master-undo = Eintrag { $number } kann nicht zurückgenommen werden; er steht nicht mehr im Verlauf
error-master-redo = es gibt nichts wiederherzustellen; das geht nur gleich nach dem Zurücknehmen
error-master-text = die Spielleitung braucht einen Namen und einen Grund, jeweils eine Zeile ohne senkrechten Strich

## Aufzeichnungen

error-record = Aufzeichnung: { $problem }
error-record-line = Aufzeichnung, Zeile { $line }: { $problem }
error-no-header = eine Aufzeichnung beginnt mit '{ $header }'
error-unknown-format = unbekanntes Format '{ $found }'; diese Version liest '{ $header }'
error-second-time = '{ $what }' steht hier ein zweites Mal, zuerst in Zeile { $first }
error-no-commitment = zu 'chance committed' gehört der Hashwert des Geheimnisses, 64 hexadezimale Ziffern
error-unknown-line = '{ $word }' ist weder die Nummer eines Eintrags noch ein Wort des Kopfes
error-line-missing = die Zeile '{ $word } …' fehlt
error-entry-order = Eintrag { $entry } steht dort, wo Eintrag { $expected } erwartet wird
error-bad-entry = ein Eintrag ist 'Nummer Sitz Satz', zum Beispiel '1 raven archer pass'
error-bad-comment = eine Bemerkung wird als 'SATZ saying BEMERKUNG' geschrieben, und nur zu einem Zug
error-bad-undo = eine Rücknahme ist 'undo NUMMER' oder 'undo NUMMER agreed SITZ…'
error-number-needed = '{ $what }' braucht eine ganze Zahl, nicht '{ $found }'
error-bad-outcome = was der Zufall brachte, sind ganze Zahlen, nicht '{ $found }'
error-other-rules = gespielt nach Regeln { $rules } von { $game }; diese Version kennt die Regeln bis { $known }
error-seats-in-order = die Sitze müssen { $seats } sein, in dieser Reihenfolge
error-over-before = das Spiel war vor diesem Eintrag zu Ende
error-could-not-resign = { $seat } konnte hier nicht aufgeben
error-cannot-undo = Eintrag { $entry } kann nicht zurückgenommen werden
error-bad-master = eine Anordnung der Spielleitung lautet 'master ANORDNUNG by NAME because GRUND'
error-cannot-redo = Eintrag { $entry } kann nicht wiederhergestellt werden
error-write-out = '{ $sentence }' muss ausgeschrieben werden als '{ $full }'
error-write-as = das muss man so schreiben: '{ $right }'
error-outcomes-missing = der Zufall brachte hier mehr, als geschrieben steht
error-outcomes-too-many = { $written } Ergebnisse stehen da, aber nur { $drawn } wurden gezogen
error-outcome-impossible = Zufall: Ergebnis { $outcome } ist hier nicht möglich, es gibt nur { $count } (0 bis { $last })
error-result-missing = das Spiel endete mit '{ $result }', aber es steht kein Ergebnis da
error-result-early = als Ergebnis steht '{ $written }' da, aber das Spiel ist nicht zu Ende
error-result-wrong = als Ergebnis steht '{ $written }' da, aber das Spiel endete mit '{ $result }'
error-secret-wrong = das Geheimnis ist nicht das hinterlegte
error-secret-not-revealed = das Geheimnis ist noch nicht offengelegt; das geschieht am Ende der Partie
error-nothing-to-verify = es gibt nichts zu prüfen: chance war '{ $kind }', nicht committed
error-place-setup = Aufbau
error-place-entry = Eintrag { $entry }
error-draw-wrong = Ziehung { $number } folgt nicht aus dem Geheimnis

## Regelwerke

error-no-rulebook = es gibt kein Regelwerk von { $game } in '{ $lang }'
error-no-rule = es gibt keine Regel '{ $name }' in { $game }; Nummern sehen so aus: { $prefix }-4.1 (eine Regel) oder { $prefix }-4 (ein Kapitel)
error-no-such-rule = es gibt keine Regel '{ $name }'

## Szenarien

error-place-scenario = { $path }, Szenario { $number }
error-at-scenario = { $place } ({ $name }): { $problem }
error-not-yaml = kein gültiges YAML: { $problem }
error-not-a-text = kein Text
error-key-kind = ein Schlüssel ist ein Wort oder eine Zahl
error-key-twice = '{ $key }' steht zweimal da
error-file-keys = eine Szenariodatei hat die Schlüssel 'game' und 'scenarios', eine Liste
error-name-missing = ein Szenario braucht einen Namen, einen Satz
error-unknown-key = unbekannter Schlüssel '{ $key }'; es gibt { $known }
error-steps-or-then = schreib entweder 'when' und 'then' oder 'steps'
error-then-missing = es wird nichts erwartet; ergänze 'then'
error-setup-refused-alone = 'setup_refused' steht allein, denn gespielt werden kann nichts
error-shape = { $place }: erwartet { $wanted }, gefunden { $found }
error-shape-missing = { $place }: '{ $key }' fehlt
error-shape-unknown = { $place }: unbekannter Schlüssel '{ $key }'
error-the-scenario = Szenario
error-a-key-of = ein Schlüssel von { $place }
error-a-list = eine Liste
error-pairs = Paare 'Name: Wert'
error-a-word = ein Wort
error-a-number = eine ganze Zahl
error-a-decimal = eine Kommazahl
error-a-date = ein Datum
error-true-or-false = true oder false
error-nothing = nichts
error-start-new-alone = start: ein neues Spiel beginnt mit seinem Aufbau; sonst kann von der Stellung nichts angegeben werden
error-bad-play = ein Zug ist ein Paar 'Sitz: Satz', nicht { $found }
error-then-unknown = then: über { $what } in '{ $key }' ist nichts bekannt
error-then-unknown-word = then: unbekanntes Wort '{ $word }' in '{ $sentence }'
error-bad-outcome-expected = outcome: schreib 'none' oder '{ "{" }winner: …, reason: …{ "}" }', nicht '{ $found }'
error-bad-event = ein Ereignis ist ein Paar 'Name: { "{" }Feld: Wert{ "}" }', nicht { $found }
error-no-event = es gibt kein Ereignis '{ $name }'; es gibt { $events }
error-no-event-field = '{ $event }' hat kein '{ $name }'; es hat { $fields }
error-same-for-too-early = same_for: es wurde noch nichts gespielt
error-no-view = view: es gibt kein '{ $path }' ('{ $part }' ist unbekannt)
error-word-list = { $key }: schreib eine Liste von Wörtern, nicht { $found }

## Die Kommandozeile

error-no-command = es gibt keinen Befehl '{ $name }'; { $hint }
error-no-scenarios = dort liegt keine Szenariodatei; sie enden auf .yaml
error-no-server-data = in { $folder } liegt keine Datenbank eines Servers
error-which-game = nenne zuerst das Spiel, zum Beispiel: tafelrunde play war_chest
error-resume-alone = eine gespeicherte Partie kennt Spiel, Sitze, Optionen und Startwert; lass sie bei --resume weg
error-no-terminal = der Tisch braucht ein Terminal; aus einem Skript heraus hilft 'tafelrunde simulate' oder die Python-Schnittstelle
error-step-needs-terminal = schrittweise geht es nur im Terminal; lass --step weg oder zeig eine einzelne Stellung mit --at
error-no-position = --at braucht die Nummer einer Stellung, 0 bis { $last }

## Stellungen aller Spiele

error-position-no-part = '{ $name }' ist kein Teil einer Stellung; es gibt { $parts }
error-position-no-seat-part = { $seat }: '{ $name }' gehört nicht zu einem Sitz; es gibt { $parts }
error-position-pairs = { $place }: schreib Paare 'Name: Wert'
error-position-value = { $place }: schreib { $wanted }, nicht '{ $found }'
error-position-list = { $place }: schreib eine Liste, nicht '{ $found }'
error-position-twice = { $place }: '{ $name }' steht zweimal da; einmal genügt
error-position-no-seat = '{ $name }' ist kein Sitz; die Sitze sind { $seats }
error-position-impossible = diese Stellung ist nicht möglich: { $problem }

## War Chest: Optionen

error-war_chest-two-players-only = nur zu zweit (WC-50.10)
error-war_chest-initiative-start = wähle flip oder 0 bis { $last }
error-war_chest-armies-only-custom = geht nur mit army_selection=custom
error-war_chest-limit-bots = Computerspieler unter sich brauchen eine Grenze an Runden oder Münzen (WC-9.6)
error-war_chest-armies = Option armies: nenne { $cards } Einheiten-Arten für jeden der { $players } Sitze, etwa { $example } (WC-50.7)
error-war_chest-armies-no-unit = Option armies: '{ $name }' ist keine Einheit; es gibt { $units }
error-war_chest-armies-twice = Option armies: '{ $name }' kommt zweimal vor; eine Art gehört nur einer Person (WC-50.7)

## War Chest: Stellungen

error-war_chest-start = start: schreib draw oder new, nicht '{ $found }'
error-war_chest-no-location = locations: { $name } ist kein Platz dieses Spielplans
error-war_chest-no-marker = locations: eine Seite hat keinen Marker mehr auf der Hand, das Spiel wäre also zu Ende
error-war_chest-no-coin = turn: { $seat } hat keinen Chip auf der Hand, um ihn zu spielen
error-war_chest-no-hex = '{ $name }' ist kein Feld; Felder heißen a6 bis k2
error-war_chest-no-side = '{ $name }' ist keine Seite; schreib raven, wolf oder neutral
error-war_chest-no-unit = '{ $name }' ist keine Einheit; es gibt { $units }
error-war_chest-bad-unit = '{ $found }' ist keine Einheit; schreib sie so: { $example }
error-war_chest-coin-list = { $place }: schreib eine Liste von Chips, nicht '{ $found }'
error-war_chest-no-coin-type = { $place }: '{ $name }' ist kein Chip; es gibt { $coins }
error-war_chest-no-zone = { $seat }: '{ $name }' ist kein Ort für Chips; es gibt { $zones }
error-war_chest-army-list = { $seat }.army: schreib eine Liste verschiedener Einheiten, nicht '{ $found }'
error-war_chest-army-too-big = { $seat } hat mehr als { $most } Einheiten-Arten: { $units }
error-war_chest-off-board = board: { $hex } gibt es auf dem Spielplan für { $players } Spieler nicht
error-war_chest-unit-without-coin = board: die Einheit auf { $hex } braucht mindestens einen Chip
error-war_chest-too-many-units = board: zu viele Einheiten der Art { $unit } (WC-1.4)
error-war_chest-in-flight = in_flight: ein Chip, und nur solange sein Besitzer ihn nutzen muss (pending: priest_play)
error-war_chest-pending = pending: '{ $item }' kann in dieser Stellung nicht anstehen; docs/scenarios.md sagt, was jede Folge braucht
error-war_chest-pending-form = pending: schreib eine Liste von Folgen wie 'swordsman_move: f4', nicht { $found }
error-war_chest-royal-coin-there = { $place }: dort liegt der Königliche Chip nie (WC-1.10)
error-war_chest-royal-coin-lost = der Königliche Chip von Sitz { $seat } fehlt oder liegt am falschen Ort (WC-1.10)
error-war_chest-too-many-coins = { $seat } hat { $count } Chips der Art { $unit }, es gibt nur { $most }
error-no-entry = einen Eintrag { $number } gibt es nicht; der letzte ist { $last }
error-branch-over = nach Eintrag { $number } ist das Spiel zu Ende; da gibt es nichts weiterzuspielen
error-taken-too-many = { $taken } Einträge sollen übernommen sein, es gibt aber nur { $entries }
error-no-campaign = { $game } kennt keine Feldzüge; das braucht eine Aufzeichnung von mighty_empires

## Die Arena

error-arena-too-few = ein Wettkampf braucht mindestens zwei Computerspieler
error-arena-bot-twice = { $name } ist zweimal genannt; ein Wettkampf vergleicht verschiedene Computerspieler
error-arena-needs-bots = { $option } gehört zu Wettkämpfen zwischen Computerspielern; nenne sie mit --bots
error-arena-no-results = { $path } enthält keine Ergebnisse der Arena; nimm eine andere Datei
error-arena-other-results = { $path } enthält die Ergebnisse eines anderen Wettkampfs (verschieden: { $fields }); nimm eine andere Datei oder denselben Befehl
error-arena-bad-line = { $path }, Zeile { $line } ist keine Partie; lösche die Zeile, dann wird sie noch einmal gespielt
error-no-taste = die Faustregeln von { $game } haben keine Zahlen, die sich finden lassen; die von { $games } haben welche
error-tune-not-thumb = { $option } passt nicht zu --thumb; lass es weg
error-tune-only-thumb = { $option } geht nur mit --thumb
error-tune-one-count = mit --thumb darf --players nur einmal stehen
error-tune-too-few = es braucht Stellungen aus mindestens { $least } Partien
error-sprt-pair = --sprt braucht genau zwei Computerspieler und ein Spiel zwischen zwei Seiten
error-sprt-order = --sprt braucht zwei Zahlen, die kleinere zuerst
error-sprt-form = --sprt nimmt zwei Zahlen mit einem Komma dazwischen, zum Beispiel 0,20, nicht '{ $given }'
error-ladder-bots = --ladder spielt diese Paare: { $pairs }
error-ladder-alone = --ladder geht ohne --sprt und --html
error-no-evidence = { $path } ist kein Beleg der Arena
error-extra-missing = { $what } braucht mehr, als installiert ist; installiere es mit: pip install '{ $extra }'

## Lernende Programme

error-rl-limit = eine Grenze für die Schritte ist mindestens 1
error-rl-mode = es gibt keine Darstellung '{ $mode }'; es gibt { $modes }
error-rl-illegal = die Aktion { $index } ist für { $seat } nicht erlaubt; die Maske der Beobachtung zeigt die { $legal }, die es sind
error-dataset-format = { $file } sagt nicht, was geschrieben werden soll; der Name endet auf eines von { $formats }
error-dataset-source = nenne Aufzeichnungen, oder sag mit --games, wie viele Partien gespielt werden sollen
error-dataset-records-only = Aufzeichnungen sagen selbst, wie viele spielen und mit welchen Optionen
error-no-records = dort ist keine Aufzeichnung
error-other-game = eine Aufzeichnung von { $found }, nicht von { $game }
