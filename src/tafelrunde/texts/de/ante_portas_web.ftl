# Ante Portas im Browser.

# Wie das Spiel steht
ante_portas_web-head = { $epochs ->
        [1] Jahr
       *[other] Epoche { $epoch }, Jahr
    } { $year }, { $season ->
        [summer] Sommer
       *[other] Winter
    }: { $phase }{ $left ->
        [0] { "" }
        [one] , noch 1 Zug
       *[other] , noch { $left } Züge
    }
ante_portas_web-head-setup = Aufbau
ante_portas_web-head-wave = Letzte Welle, Runde { $round }: { $phase }{ $arrived ->
        [yes] , niemand kommt mehr nach
       *[no] , weitere Angreifer kommen
    }
ante_portas_web-head-end = { $reason ->
        [held] Das Land ist gehalten: Alle gewinnen
        [overrun] Angreifer sind durchgebrochen: Das Spiel ist verloren
        [resign] Aufgegeben
       *[other] Das Spiel ist zu Ende
    }
ante_portas_web-head-won = { $team ->
        [a] Team A gewinnt
        [b] Team B gewinnt
       *[other] Unentschieden
    }{ $reason ->
        [breakthrough] { " " }durch Durchbruch
        [rows] { " " }nach Reihen
        [sight] { " " }nach Gebiet
        [resign] , die andere Seite hat aufgegeben
       *[other] { "" }
    }
ante_portas_web-end-facts = { $defeated ->
        [one] 1 Angreifer besiegt
       *[other] { $defeated } Angreifer besiegt
    }, { $tiles ->
        [one] noch 1 Anlage
       *[other] noch { $tiles } Anlagen
    }{ $wave ->
        [0] { "" }
       *[other] , Letzte Welle, Runde { $wave }
    }
ante_portas_web-track = { $epoch }/{ $year } { $season ->
        [summer] Sommer
       *[other] Winter
    }
ante_portas_web-track-wave = Letzte Welle { $round }
ante_portas_web-phase-setup = Aufbau
ante_portas_web-phase-arrival = neue Angreifer
ante_portas_web-phase-turns = Spielzüge
ante_portas_web-phase-combat = Kampfphase
ante_portas_web-phase-year_end = Jahresende
ante_portas_web-phase-wave_arrival = neue Angreifer
ante_portas_web-phase-wave_combat = Angreifer ziehen
ante_portas_web-phase-wave_turn = ein Zug
ante_portas_web-state = Wie das Spiel steht
ante_portas_web-reference = Übersicht
ante_portas_web-key-reference = Übersicht
ante_portas_web-key-state = Wie das Spiel steht
ante_portas_web-watching = Du siehst zu.

# Das Brett
ante_portas_web-battlefield = Schlachtfeld
ante_portas_web-lands = Kernland und Kommandozentrale
ante_portas_web-sides = Was zu sehen ist
ante_portas_web-side-field = Schlachtfeld
ante_portas_web-side-lands = Orte
ante_portas_web-hex = Feld { $hex }
ante_portas_web-chosen = gewählt
ante_portas_web-choice = wählbar
ante_portas_web-in-sight = in Sicht
ante_portas_web-no-sight = außer Sicht
ante_portas_web-seen = { $teams ->
        [none] von niemandem gesehen
       *[other] gesehen von { $teams }
    }
ante_portas_web-team = { $team ->
        [a] Team A
       *[b] Team B
    }
ante_portas_web-attackers = { $base ->
        [0] { "" }
        [one] 1 Basiseinheit
       *[other] { $base } Basiseinheiten
    }{ $elite ->
        [0] { "" }
        [one] { " " }1 Eliteeinheit
       *[other] { " " }{ $elite } Eliteeinheiten
    }
ante_portas_web-soldiers = { $team ->
        [a] Team A:{ " " }
        [b] Team B:{ " " }
       *[none] { "" }
    }{ $farmers ->
        [0] { "" }
        [one] 1 Bauer
       *[other] { $farmers } Bauern
    }{ $citizens ->
        [0] { "" }
       *[other] { " " }{ $citizens } Bürger
    }
ante_portas_web-exhausted = { $count } erschöpft
ante_portas_web-snared = { $count } ausgebremst
ante_portas_web-strength = Stärke { $strength }
ante_portas_web-defence = Angreifer am Boden träfen hier auf { $strength }.
ante_portas_web-next-hex = { $arrow ->
        [l] links unten
        [r] rechts unten
       *[d] unten
    }: Feld { $hex }, A { $attack } gegen T { $total }
ante_portas_web-next-out = { $arrow ->
        [l] links unten
        [r] rechts unten
       *[d] unten
    }: über den unteren Rand
ante_portas_web-steps-out = { $count ->
        [one] Kann mit 1 Pfeil über den unteren Rand gehen.
       *[other] Kann mit { $count } Pfeilen über den unteren Rand gehen.
    }
ante_portas_web-breach = hinaus
ante_portas_web-facing-u = zeigt nach oben
ante_portas_web-facing-ur = zeigt nach rechts oben
ante_portas_web-facing-r = zeigt nach rechts unten
ante_portas_web-facing-d = zeigt nach unten
ante_portas_web-facing-l = zeigt nach links unten
ante_portas_web-facing-ul = zeigt nach links oben
ante_portas_web-tile-manned = { $actions ->
        [0] Besetzt, keine Soldatenaktion mehr.
        [one] Besetzt, noch 1 Soldatenaktion.
       *[other] Besetzt, noch { $actions } Soldatenaktionen.
    }
ante_portas_web-tile-unmanned = Niemand betreibt es.

# Die Bewegungskarte
ante_portas_web-card = Bewegungskarte
ante_portas_web-arrows = Pfeile, { $done } von { $all } ausgeführt
ante_portas_web-arrow-l = links unten
ante_portas_web-arrow-d = unten
ante_portas_web-arrow-r = rechts unten
ante_portas_web-burning = brennend
ante_portas_web-no-arrows = keine Pfeile
ante_portas_web-enlarge = { $base ->
        [0] { $elite ->
            [one] 1 Eliteeinheit
           *[other] { $elite } Eliteeinheiten
        }
        [one] 1 Basiseinheit
       *[other] { $base } Basiseinheiten
    }
ante_portas_web-form = aus { $base } Basiseinheiten werden { $elite } Eliteeinheiten
ante_portas_web-flies-over = { $over ->
        [farmer] über Bauern
        [citizen] über Bürger
        [mine] über Minen
       *[building] über Gebäude
    }
ante_portas_web-troop-on = Feld { $hex }
ante_portas_web-base = Basiseinheiten
ante_portas_web-elite = Eliteeinheiten
ante_portas_web-flying = fliegt
ante_portas_web-combat-on = Kampf auf Feld { $hex }
ante_portas_web-combat-held = Die Angreifer fallen; eigene Einheiten nehmen { $damage } Schaden.
ante_portas_web-combat-lost = Das Feld fällt; die Angreifer nehmen { $damage } Schaden.
ante_portas_web-combat-parts = { $attack } gegen { $defence }
ante_portas_web-part-base = Basiseinheiten { $count }
ante_portas_web-part-elite = Eliteeinheiten { $count }
ante_portas_web-part-card = Karte { $count }
ante_portas_web-part-carried = Übertrag { $count }
ante_portas_web-part-farmers = Bauern { $count }
ante_portas_web-part-citizens = Bürger { $count }
ante_portas_web-part-tile = Anlage { $count }
ante_portas_web-part-trap = Falle { $count }
ante_portas_web-part-shots = Schüsse { $count }
ante_portas_web-part-bonus = Zuschlag { $count }
ante_portas_web-part-useless = im Flug wirkungslos { $count }
# Orte
ante_portas_web-heartland = Kernland
ante_portas_web-centre = Kommandozentrale
ante_portas_web-site-m0 = kleiner Markt
ante_portas_web-site-m1 = erster großer Markt
ante_portas_web-site-m2 = zweiter großer Markt
ante_portas_web-site-m3 = dritter großer Markt
ante_portas_web-tiles-left = Im Vorrat: { $count }.
ante_portas_web-free-cell = freie Stelle
ante_portas_web-steward-of = Verwalter: { $seat }
ante_portas_web-steward-at = Verwalter: { $place }
ante_portas_web-afford = Bezahlbar: { $count } ×.
# Markt
ante_portas_web-market-buys = kauft
ante_portas_web-market-gives = gibt
ante_portas_web-market-special = besonders
ante_portas_web-or = oder
# Gemeinde
ante_portas_web-storage = Vorrat
ante_portas_web-storage-about = Güter im Vorrat und Platz für sie; Lager { $storage }
ante_portas_web-spending = Ausgabengrenze
ante_portas_web-spending-about = Güter, die du in diesem Zug noch ausgeben kannst; Werkzeug und Taler zählen nicht
ante_portas_web-idle-about = Arbeitslose Bauern und Bürger
ante_portas_web-idle-farmers = arbeitslose Bauern
ante_portas_web-idle-citizens = arbeitslose Bürger
ante_portas_web-homes-about = Freie Wohnstätten für Bauern und Bürger
ante_portas_web-free-farmer-homes = freie Wohnstätten für Bauern
ante_portas_web-free-citizen-homes = freie Wohnstätten für Bürger
ante_portas_web-spots = { $count ->
        [one] 1 Bauplatz frei
       *[other] { $count } Bauplätze frei
    }
ante_portas_web-operated = { $count } von { $all } betrieben
ante_portas_web-buffered = { $count } von { $most } im Zwischenspeicher
ante_portas_web-tickets = { $count ->
        [one] noch 1 Fahrt
       *[other] noch { $count } Fahrten
    }
ante_portas_web-lasting = bleibt bei seinem Besitzer liegen
ante_portas_web-buildings = Gebäude
ante_portas_web-no-buildings = Noch keine Gebäude.
ante_portas_web-improvements = Anschaffungen
ante_portas_web-no-improvements = Noch keine Anschaffung gespielt.
ante_portas_web-hand = Auf der Hand
ante_portas_web-chip-food = { $count } Nahrung
ante_portas_web-chip-taler = { $count } Taler
ante_portas_web-fact-storage = Lager { $storage }, Platz für { $spaces }
ante_portas_web-fact-spending = kann noch { $left } Güter ausgeben
ante_portas_web-fact-homes = freie Wohnstätten: { $farmers } für Bauern, { $citizens } für Bürger
ante_portas_web-fact-idle = arbeitslos: { $farmers } Bauern, { $citizens } Bürger
ante_portas_web-fact-hand = { $count } von höchstens { $limit } Anschaffungen auf der Hand
# Die Fragen, wo der Browser weniger sagt als das Terminal: Seine Knöpfe sprechen für sich
ante_portas_web-ask-turn = { $stage ->
        [before] Wohin geht dein Verwalter?
        [at] Nutzt du diesen Ort?
        [after] Noch etwas in diesem Zug?
       *[other] Nutzt du den Markt, oder ziehst du weiter?
    }
ante_portas_web-ask-centre = Wohin in der Kommandozentrale kommt das: { $place }?
ante_portas_web-ask-site = Lege es an zwei andere an: { $place }
ante_portas_web-ask-refine = Wandle um, sooft du willst
ante_portas_web-ask-sell = Verkaufe, so viel du willst
ante_portas_web-ask-build = Baue, so viele du willst: { $building }
ante_portas_web-ask-lay = Auf welches Feld kommt das: { $tile }?
ante_portas_web-ask-draft = Wen berufst du ein?
ante_portas_web-ask-dismiss = Wen entlässt du?
ante_portas_web-ask-march = Auf welches Feld rückst du als Nächstes vor?
ante_portas_web-ask-batch = Wer geht mit { $hex ->
        [0] über den Rand
       *[other] auf Feld { $hex }
    }?
ante_portas_web-ask-rotate = Welches Gebäude drehst du?
ante_portas_web-ask-raise = Wen richtest du auf?
ante_portas_web-ask-ignite = Welche Bombe zündest du?
ante_portas_web-ask-window = Handeln Soldaten { $window ->
        [Zug] jetzt, in deinem Zug
        [Karte] jetzt, da die Karte aufgedeckt ist
        [Pfeil] jetzt, nach diesem Pfeil oder Feuer
        [Kampf] im Kampf auf Feld { $hex }
        [Ende] am Ende der Kampfphase
       *[other] jetzt, da eine Mine verloren ist
    }?
ante_portas_web-ask-volley = Wer schießt auf Feld { $hex }?
ante_portas_web-ask-play = Welche Anschaffung spielst du?
ante_portas_web-ask-send_home = Jahresende: Welche Arbeiter schickst du heim?
ante_portas_web-ask-exchange = Jahresende: Lagerst du Güter ein oder gibst du welche ab?
ante_portas_web-ask-feed = Jahresende: Zahlst du 1 Nahrung für einen Bürger?
ante_portas_web-ask-employ = Jahresende: Wen stellst du ein?
ante_portas_web-ask-factory = Welches Gebäude fördert die Manufaktur?
ante_portas_web-ask-convert = Produktion: Nutzt du { $recipe }?
ante_portas_web-ask-steward = Letzte Welle: Wessen Verwalter bekommt den einen Zug dieser Runde?
ante_portas_web-ask-suffer = Feld { $hex } nimmt { $damage } Schaden: { $about ->
        [tile] Verlierst du die Mine, oder schonst du sie?
       *[other] Welche Soldaten werden verwundet?
    }
# Die Frage
ante_portas_web-aim-coop = Kein Angreifer darf das Schlachtfeld über den unteren Rand verlassen, und am Ende muss die Letzte Welle besiegt werden. Ein guter erster Schritt: ein Wachposten auf Feld 2, über den kleinen Markt M0.
ante_portas_web-aim-capture_flag = Bring einen Soldaten über den Rand des anderen Teams, oder steh am Ende weiter vorn.
ante_portas_web-aim-territory = Sieh am Ende mehr Felder als das andere Team: Soldaten und bediente Gebäude sehen sie.
ante_portas_web-back = Zurück
ante_portas_web-choices = Möglichkeiten
ante_portas_web-swaps = Güter geben oder erbitten
ante_portas_web-give-seat = { $seat } geben:
ante_portas_web-ask-seat = { $seat } bitten um:
ante_portas_web-stays = ({ $count } bleiben)
ante_portas_web-food-need = Bürger bei der Arbeit und auf dem Schlachtfeld brauchen { $need } Nahrung; das Team hat { $have }.
ante_portas_web-fee-how = Für jeden Verwalter der anderen Seite: { $epoch } Werkzeug oder Nahrung und { $epoch } Baugüter.
ante_portas_web-batch-sum = { $foes ->
        [0] Auf Feld { $hex } steht dir niemand entgegen.
       *[other] Auf Feld { $hex } steht es { $own } gegen { $foes }: { $held ->
            [yes] Die Angreifer fallen
           *[no] Das reicht noch nicht
        }.
    }
ante_portas_web-volley-sum = Die Salve auf Feld { $hex } macht bisher { $damage } Schaden.
ante_portas_web-production = Die nächste Produktion bringt { $goods }.
ante_portas_web-production-boosts = Manufakturen geben bis zu { $count } dazu.
ante_portas_web-production-lost = { $count ->
        [one] 1 Gut verfällt, weil sein Zwischenspeicher voll ist.
       *[other] { $count } Güter verfallen, weil Zwischenspeicher voll sind.
    }
ante_portas_web-production-converts = Danach kann umwandeln: { $cards }.
ante_portas_web-cost-each = Je Stück
ante_portas_web-cost-afford = { $count ->
        [0] Das kannst du nicht mehr bezahlen.
        [one] Du kannst 1 bezahlen.
       *[other] Du kannst { $count } bezahlen.
    }
ante_portas_web-shoot-about = bis zu { $damage } Schaden
ante_portas_web-mine-first-about = { $rest ->
        [0] Die Mine geht verloren, niemand wird verwundet.
       *[other] Die Mine geht verloren; { $rest } Schaden trifft noch die Soldaten.
    }
ante_portas_web-mine-spare-about = Die Mine bleibt; { $damage } Schaden trifft Soldaten.
ante_portas_web-joint = Dein Team ist gefragt: Du darfst auch antworten.
ante_portas_web-standing = Wann du gefragt wirst
ante_portas_web-standing-about = Wie du nach Soldatenaktionen gefragt werden willst.
ante_portas_web-standing-always = immer
ante_portas_web-standing-combat_only = nur im Kampf
ante_portas_web-standing-auto = der Computer entscheidet
ante_portas_web-standing-windows = Frag mich
ante_portas_web-standing-hexes = Frag mich in Kämpfen auf diesen Feldern
ante_portas_web-window-turn = in meinem eigenen Zug
ante_portas_web-window-card = wenn eine Karte aufgedeckt ist
ante_portas_web-window-step = nach einem Pfeil oder Feuer
ante_portas_web-window-combat = vor einem Kampf
ante_portas_web-window-mine = wenn eine Mine zerstört wurde
ante_portas_web-window-end = am Ende der Kampfphase
ante_portas_web-tap-place = Tipp auf eine freie Stelle.
ante_portas_web-tap-go = Tipp auf einen Ort: { $count } sind erreichbar. { $left ->
        [one] Der letzte Zug im Halbjahr.
       *[other] Noch { $left } Züge.
    }
ante_portas_web-tap-ticket = Mit Fahrkarte: Tipp auf einen beliebigen Ort.
ante_portas_web-tap-on = Tipp auf einen Ort daneben, um weiterzuziehen ({ $count }).
ante_portas_web-tap-lay = Tipp auf ein Feld ({ $count } möglich).
ante_portas_web-tap-flip = Zum Ausbauen: Tipp auf ein Gebäude auf dem Schlachtfeld.
ante_portas_web-tap-dismiss = Tipp auf ein Feld mit Soldaten, um sie zu entlassen.
ante_portas_web-tap-raise = Tipp auf ein Feld mit Erschöpften.
ante_portas_web-tap-move = Tipp auf das Ziel des Vorstoßes ({ $count } möglich).
ante_portas_web-tap-add = Tipp auf ein Feld, von dem jemand mitgeht.
ante_portas_web-tap-rotate = Tipp auf ein Gebäude, um es zu drehen.
ante_portas_web-tap-shoot = Tipp auf ein Ziel ({ $count } möglich).
ante_portas_web-tap-shooter = Tipp auf ein Gebäude, das mitschießt.
ante_portas_web-tap-recoil = Tipp auf eine Falle, um Angreifer zurückzuwerfen.
ante_portas_web-tap-back = Tipp auf das Feld, auf das ein Angreifer fliegt.
ante_portas_web-tap-ignite = Tipp auf eine Bombe, um sie zu zünden.
ante_portas_web-tap-replace = Tipp auf die Mine, die ersetzt wird.
ante_portas_web-tap-hungry = Tipp auf ein Feld, auf dem ein Bürger unversorgt bleibt.
ante_portas_web-act-gain = Güter nehmen
ante_portas_web-act-sell = Nahrung verkaufen
ante_portas_web-act-build = Bauen
ante_portas_web-act-refine = Umwandeln
ante_portas_web-act-lay = Legen
ante_portas_web-act-draft = Einberufen
ante_portas_web-act-dismiss = Soldaten entlassen
ante_portas_web-act-move = Einheiten bewegen
ante_portas_web-act-rotate = Gebäude drehen
ante_portas_web-act-heal = Heilen
ante_portas_web-act-raise = Soldaten aufrichten
ante_portas_web-act-recoil = Rückstoß
ante_portas_web-act-ignite = Bomben zünden
ante_portas_web-say-place = Auf { $site } legen
ante_portas_web-say-go = Gehen: { $place } ({ $site })
ante_portas_web-say-ticket = Mit Fahrkarte: { $place } ({ $site })
ante_portas_web-say-on = Weiterziehen: { $place } ({ $site })
ante_portas_web-say-stay = Bleiben und den Markt nutzen
ante_portas_web-say-bundle = { $goods } nehmen
ante_portas_web-say-special = Besonders: { $what }
ante_portas_web-say-council = Drehen durch den Kriegsrat
ante_portas_web-say-sell = { $what } für { $taler } Taler verkaufen
ante_portas_web-say-build = Bauen: { $building }
ante_portas_web-say-build-raze = Bauen: { $building }, abreißen: { $razed }
ante_portas_web-say-lay = { $tile } auf Feld { $hex }
ante_portas_web-say-flip = Ausbau zu { $tile } auf Feld { $hex }
ante_portas_web-say-draft = { $colonist ->
        [farmer] Einen Bauern einberufen
       *[citizen] Einen Bürger einberufen
    }
ante_portas_web-say-dismiss = { $colonist ->
        [farmer] Einen Bauern von Feld { $hex } entlassen
       *[citizen] Einen Bürger von Feld { $hex } entlassen
    }
ante_portas_web-say-raise = { $colonist ->
        [farmer] Einen Bauern auf Feld { $hex } aufrichten
       *[citizen] Einen Bürger auf Feld { $hex } aufrichten
    }
ante_portas_web-say-heal = { $colonist ->
        [farmer] Einen Bauern heilen, wohnt bei: { $seat }
       *[citizen] Einen Bürger heilen, wohnt bei: { $seat }
    }
ante_portas_web-say-move = Vorstoß auf Feld { $hex }
ante_portas_web-say-move-edge = Vorstoß über den Rand
ante_portas_web-say-add = { $unit ->
        [farmer] Bauer von Feld { $hex }
        [citizen] Bürger von Feld { $hex }
        [engine] Gebäude von Feld { $hex }
        [crewed] Gebäude mit Bedienung von Feld { $hex }
        [crewed_exhausted] Gebäude mit erschöpfter Bedienung von Feld { $hex }
       *[rider] Gebäude unterwegs, Feld { $hex }
    }
ante_portas_web-say-commit = Vorstoß ausführen
ante_portas_web-say-rotate = { $turn ->
        [clockwise] Feld { $hex }: im Uhrzeigersinn
        [anticlockwise] Feld { $hex }: gegen den Uhrzeigersinn
        [twice_clockwise] Feld { $hex }: zweimal im Uhrzeigersinn
       *[twice_anticlockwise] Feld { $hex }: zweimal gegen den Uhrzeigersinn
    }
ante_portas_web-say-play = Spielen: { $card }
ante_portas_web-say-discard = Abwerfen: { $card }
ante_portas_web-say-keep = Behalten
ante_portas_web-say-gift = An { $seat } geben
ante_portas_web-say-steward = { $seat } handelt
ante_portas_web-say-employ = { $colonist ->
        [farmer] Bauer an die Arbeit: { $building }
       *[citizen] Bürger an die Arbeit: { $building }
    }
ante_portas_web-say-home = { $colonist ->
        [farmer] Bauer nach Hause: { $building }
       *[citizen] Bürger nach Hause: { $building }
    }
ante_portas_web-say-store = In den Vorrat: { $good }
ante_portas_web-say-pay = { $good } zahlen
ante_portas_web-say-drop = { $good } wegwerfen
ante_portas_web-say-give = { $seat } 1 { $good } geben
ante_portas_web-say-ask = { $seat } um 1 { $good } bitten
ante_portas_web-say-answer-yes = Abgeben
ante_portas_web-say-answer-no = Ablehnen
ante_portas_web-say-mine-first = Die Mine nimmt den Schaden zuerst
ante_portas_web-say-mine-spare = Die Mine schonen
ante_portas_web-say-shoot = { $troop ->
        [0] Auf Feld { $hex } schießen
       *[other] Auf Teil { $troop } auf Feld { $hex } schießen
    }
ante_portas_web-say-shooter = Von Feld { $hex } schießen ({ $tile })
ante_portas_web-say-fire = Salve abfeuern
ante_portas_web-say-recoil = Rückstoß von Feld { $hex }: Falle auf Feld { $trap }
ante_portas_web-say-back = { $figure ->
        [base] Basiseinheit von Feld { $trap } auf Feld { $hex }
        [elite] Eliteeinheit von Feld { $trap } auf Feld { $hex }
        [farmer] Bauer von Feld { $trap } auf Feld { $hex }
       *[citizen] Bürger von Feld { $trap } auf Feld { $hex }
    }
ante_portas_web-say-ignite = Bombe auf Feld { $hex } zünden
ante_portas_web-say-ignite-from = Bombe auf Feld { $hex } von Feld { $from } aus zünden
ante_portas_web-say-replace = Mine auf Feld { $hex } von Feld { $from } aus ersetzen, { $seat } zahlt
ante_portas_web-say-lose = Verwundet: { $farmers ->
        [0] { "" }
        [one] 1 Bauer
       *[other] { $farmers } Bauern
    }{ $both ->
        [yes] ,{ " " }
       *[no] { "" }
    }{ $citizens ->
        [0] { "" }
        [one] 1 Bürger
       *[other] { $citizens } Bürger
    }
ante_portas_web-say-fell = Es fallen: { $base ->
        [0] { "" }
        [one] 1 Basiseinheit
       *[other] { $base } Basiseinheiten
    }{ $both ->
        [yes] ,{ " " }
       *[no] { "" }
    }{ $elite ->
        [0] { "" }
        [one] 1 Eliteeinheit
       *[other] { $elite } Eliteeinheiten
    }
ante_portas_web-say-snare = Ausgebremst: { $farmers ->
        [0] { "" }
        [one] 1 Bauer
       *[other] { $farmers } Bauern
    }{ $both ->
        [yes] ,{ " " }
       *[no] { "" }
    }{ $citizens ->
        [0] { "" }
        [one] 1 Bürger
       *[other] { $citizens } Bürger
    }
ante_portas_web-say-feed = 1 Nahrung zahlen
ante_portas_web-say-hungry = Ein Bürger auf Feld { $hex } bleibt unversorgt
ante_portas_web-say-hungry-worker = { $seat }, { $building }: bleibt unversorgt
ante_portas_web-say-boost = Fördern: { $building }
ante_portas_web-say-convert = Umwandeln
ante_portas_web-say-done = Fertig
ante_portas_web-say-done-turn = Zug beenden
ante_portas_web-say-pass = Keine Aktion
ante_portas_web-say-pass-turn = Den ganzen Zug aussetzen
ante_portas_web-say-pass-steward = Niemand handelt

# Vorräte
ante_portas_web-enemy = Der Gegner
ante_portas_web-enemy-supply = Im Vorrat: { $base } Basiseinheiten, { $elite } Eliteeinheiten; { $defeated } besiegt.
ante_portas_web-enemy-strength = Eine Basiseinheit hat Stärke { $base }, eine Eliteeinheit { $elite }.
ante_portas_web-supply-base = { $count } Basiseinheiten im Vorrat
ante_portas_web-supply-elite = { $count } Eliteeinheiten im Vorrat
ante_portas_web-pile = { $count } Bewegungskarten im Stapel
ante_portas_web-speaker = Wortführung: { $seat }
ante_portas_web-speaker-is = Das Wort für das Team führt:
ante_portas_web-hospital = Lazarett
ante_portas_web-hospital-of = Lazarett: { $farmers } Bauern, { $citizens } Bürger
ante_portas_web-hospital-prices = Heilen kostet 1 Nahrung je Bauer und 2 Taler je Bürger und braucht eine freie Wohnstätte.
ante_portas_web-food = Nahrung am Jahresende
ante_portas_web-tiles = Verteidigung
ante_portas_web-tiles-shared = Beide Seiten eines Plättchens sowie Fallen und Bomben teilen sich einen Vorrat.
ante_portas_web-piles = Stapel
ante_portas_web-piles-of = Anschaffungen { $improvements }, Orte der Kommandozentrale { $places }, abgeworfen { $discards }
ante_portas_web-territory = Gebiet
ante_portas_web-territory-of = { $team ->
        [a] Team A: { $count } Felder
       *[b] Team B: { $count } Felder
    }
ante_portas_web-rows = Einheiten je Reihe, von unten
ante_portas_web-row = Reihe
ante_portas_web-wave-more = es kommen noch welche, { $count } auf dem Feld
ante_portas_web-wave-last = niemand kommt mehr nach, { $count } auf dem Feld
ante_portas_web-course = Ablauf eines Jahres
ante_portas_web-course-coop = Sommer und Winter je: neue Angreifer, neue Orte der Kommandozentrale, die Züge aller Verwalter, dann die Kampfphase, in der jede Truppe eine Karte aufdeckt. Am Jahresende: Arbeiter, Nahrung, Produktion. Nach dem letzten Jahr kommt die Letzte Welle.
ante_portas_web-course-duel = Sommer und Winter je: neue Orte der Kommandozentrale, dann hat jeder drei Züge hintereinander. Am Jahresende: Arbeiter, Nahrung, Produktion.
