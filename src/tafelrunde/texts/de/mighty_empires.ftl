# Mighty Empires auf Deutsch

mighty_empires-title = Mighty Empires
mighty_empires-subtitle = Führe ein Reich durch Jahre und Jahreszeiten: fordern, kämpfen, erobern, bauen, und 15 Siegpunkte erreichen. 2 bis 8 Spieler.

## Sitze und Völker

mighty_empires-word-bear = Bär
mighty_empires-word-eagle = Adler
mighty_empires-word-griffin = Greif
mighty_empires-word-lion = Löwe
mighty_empires-word-otter = Otter
mighty_empires-word-stag = Hirsch
mighty_empires-word-unicorn = Einhorn
mighty_empires-word-falcon = Falke
mighty_empires-word-nobody = niemand
mighty_empires-word-letter_bear = B
mighty_empires-word-letter_eagle = A
mighty_empires-word-letter_griffin = G
mighty_empires-word-letter_lion = L
mighty_empires-word-letter_otter = O
mighty_empires-word-letter_stag = H
mighty_empires-word-letter_unicorn = E
mighty_empires-word-letter_falcon = F
mighty_empires-word-empire = Imperium
mighty_empires-word-bretonnia = Bretonen
mighty_empires-word-lizardmen = Echsenmenschen
mighty_empires-word-wood_elves = Waldelfen
mighty_empires-word-ogre_kingdoms = Oger
mighty_empires-word-chaos_dwarfs = Chaoszwerge
mighty_empires-word-dogs_of_war = Söldner
mighty_empires-word-high_elves = Hochelfen
mighty_empires-word-dark_elves = Dunkelelfen
mighty_empires-word-dwarfs = Zwerge
mighty_empires-word-chaos = Chaos
mighty_empires-word-daemons = Dämonen
mighty_empires-word-orcs_goblins = Orks & Goblins
mighty_empires-word-beastmen = Tiermenschen
mighty_empires-word-skaven = Skaven
mighty_empires-word-tomb_kings = Khemri
mighty_empires-word-vampire_counts = Vampire

## Land und Gebäude

mighty_empires-word-mountain = Gebirge
mighty_empires-word-volcano = Vulkan
mighty_empires-word-swamp = Sumpf
mighty_empires-word-desert = Wüste
mighty_empires-word-tundra = Tundra
mighty_empires-word-plains = Ebene
mighty_empires-word-forest = Wald
mighty_empires-word-woodland = lichter Wald
mighty_empires-word-hills = Hügelland
mighty_empires-word-lake = See
mighty_empires-word-farmland = Ackerland
mighty_empires-word-river = Fluss
mighty_empires-word-plains_fields = offenes Land mit Dorf
mighty_empires-word-dense_forest = dichter Wald
mighty_empires-word-woodland_plain = offenes Land mit Wäldchen
mighty_empires-word-plains_hills = offenes Land mit Hügeln
mighty_empires-word-mine = Mine
mighty_empires-word-castle = Burg
mighty_empires-word-city = Stadt
mighty_empires-word-special = Sondergebäude

## Jahreszeiten

mighty_empires-word-spring = Frühjahr
mighty_empires-word-summer = Sommer
mighty_empires-word-autumn = Herbst
mighty_empires-word-winter = Winter
mighty_empires-phase-setup_capital = Vorbereitung: Hauptstädte
mighty_empires-phase-setup_fields = Vorbereitung: Startfelder
mighty_empires-phase-spring_equinox = Frühjahrszauber
mighty_empires-phase-events = Ereignisse
mighty_empires-phase-income = Einkommen
mighty_empires-phase-challenge = Herausforderungen
mighty_empires-phase-battle = Schlachten
mighty_empires-phase-build = Bauen und erobern
mighty_empires-phase-victory_check = Siegprüfung
mighty_empires-phase-autumn_equinox = Herbstzauber
mighty_empires-phase-undead_campaign = Feldzug der Untoten
mighty_empires-phase-winter_events = Winterereignisse
mighty_empires-phase-taxes = Steuern
mighty_empires-phase-ended = Ende
mighty_empires-word-spring_equinox = { mighty_empires-phase-spring_equinox }
mighty_empires-word-events = { mighty_empires-phase-events }
mighty_empires-word-income = { mighty_empires-phase-income }
mighty_empires-word-battle = { mighty_empires-phase-battle }
mighty_empires-word-victory_check = { mighty_empires-phase-victory_check }
mighty_empires-word-autumn_equinox = { mighty_empires-phase-autumn_equinox }
mighty_empires-word-undead_campaign = { mighty_empires-phase-undead_campaign }
mighty_empires-word-winter_events = { mighty_empires-phase-winter_events }
mighty_empires-word-taxes = { mighty_empires-phase-taxes }
mighty_empires-word-setup_capital = { mighty_empires-phase-setup_capital }
mighty_empires-word-setup_fields = { mighty_empires-phase-setup_fields }
mighty_empires-word-ended = { mighty_empires-phase-ended }

## Zauber, Ereignisse einer Runde, Winter

mighty_empires-word-fizzle = Fehlschlag
mighty_empires-word-plenty = Reichtum
mighty_empires-word-void_of_chaos = Leere des Chaos
mighty_empires-word-earthquake = Erdbeben
mighty_empires-word-dam_river = gedämmter Fluss
mighty_empires-word-transmutation = Transmutation des Goldes
mighty_empires-word-blight = verdorbene Ernte
mighty_empires-word-flood = Überschwemmung
mighty_empires-word-vortex = Wirbel der Verdammnis
mighty_empires-word-death_fog = Totennebel
mighty_empires-word-tornado = Tornado
mighty_empires-word-fools_gold = Narrengold
mighty_empires-word-building_boom = fleißige Handwerker
mighty_empires-word-disaster = Katastrophe
mighty_empires-word-all_or_nothing = Alles oder nichts
mighty_empires-word-scouts = Kundschafter
mighty_empires-word-diplomacy = Diplomatie
mighty_empires-word-land_grab = Landerschließung
mighty_empires-word-reinforcements = Verstärkung
mighty_empires-word-assassin = Attentäter
mighty_empires-word-spies = Spione
mighty_empires-word-saboteurs = Saboteure
mighty_empires-word-agent = Agent
mighty_empires-word-dragon_rage = Drachenzorn
mighty_empires-word-uprising = Aufstand
mighty_empires-word-rebellion = Rebellion
mighty_empires-word-plague = Seuche
mighty_empires-word-raiders = Überfälle
mighty_empires-word-increased_revenue = erhöhtes Einkommen
mighty_empires-word-good_harvest = gute Ernte
mighty_empires-word-recognition = besondere Anerkennung
mighty_empires-word-famine = Hungersnot
mighty_empires-word-revolution = Revolution

## Schlachten

mighty_empires-word-assault = Sturm
mighty_empires-word-hold = Halten
mighty_empires-word-flank = Flanke
mighty_empires-word-lead = anführen
mighty_empires-word-command = befehligen
mighty_empires-word-general = General
mighty_empires-word-champion = Champion
mighty_empires-word-general_1 = General, Wurf 1
mighty_empires-word-general_2 = General, Wurf 2
mighty_empires-word-general_3 = General, Wurf 3
mighty_empires-word-general_4 = General, Wurf 4
mighty_empires-word-general_5 = General, Wurf 5
mighty_empires-word-general_6 = General, Wurf 6
mighty_empires-word-champion_1 = Champion, Wurf 1
mighty_empires-word-champion_2 = Champion, Wurf 2
mighty_empires-word-champion_3 = Champion, Wurf 3
mighty_empires-word-champion_4 = Champion, Wurf 4
mighty_empires-word-champion_5 = Champion, Wurf 5
mighty_empires-word-champion_6 = Champion, Wurf 6
mighty_empires-word-defeat = Niederlage
mighty_empires-word-draw = Unentschieden
mighty_empires-word-narrow = knapper Sieg
mighty_empires-word-overwhelming = überragender Sieg
mighty_empires-word-massacre = Massaker

## Wörter der Sätze

mighty_empires-word-capital = Hauptstadt
mighty_empires-word-field = Feld
mighty_empires-word-cast = zaubern
mighty_empires-word-reroll = neu würfeln
mighty_empires-word-target = Ziel
mighty_empires-word-event = Ereignis
mighty_empires-word-challenge = herausfordern
mighty_empires-word-pass = passen
mighty_empires-word-settle = austragen
mighty_empires-word-fight = kämpfen
mighty_empires-word-concede = aufgeben
mighty_empires-word-muster = aufstellen
mighty_empires-word-order = Befehl
mighty_empires-word-result = Ergebnis
mighty_empires-word-confirm = bestätigen
mighty_empires-word-simulate = simulieren
mighty_empires-word-occupy = besetzen
mighty_empires-word-conquer = erobern
mighty_empires-word-build = bauen
mighty_empires-word-found = gründen
mighty_empires-word-raid = Überfall
mighty_empires-word-demolish = abreißen
mighty_empires-word-end = fertig
mighty_empires-word-move_seat = Sitz verlegen
mighty_empires-word-rebel = abtreten
mighty_empires-word-yes = ja
mighty_empires-word-no = nein
mighty_empires-word-none = keins
mighty_empires-word-nothing = nichts
mighty_empires-word-table = am Tisch
mighty_empires-word-simulation = Simulation
mighty_empires-word-reinforce = verstärken
mighty_empires-word-siege = Belagerungsgerät
mighty_empires-word-hunt = jagen
mighty_empires-word-spare = schonen
mighty_empires-word-gold = Gold
mighty_empires-word-hill = Hügel
mighty_empires-word-counted = mitgezählt
mighty_empires-word-dragon_dead = Drache tot
mighty_empires-word-fallen = gefallen
mighty_empires-word-rounds = Kampfrunden
mighty_empires-word-victory_points = genug Siegpunkte
mighty_empires-word-round_limit = die letzte Runde ist gespielt
mighty_empires-word-last_realm = nur ein Reich ist übrig

## Was etwas bewirkt

mighty_empires-about-fools_gold = Ein Gegner hat diese Runde kein Einkommen aus Minen.
mighty_empires-about-building_boom = Eine Mine, eine Burg oder eine Stadt aus einer Burg, umsonst.
mighty_empires-about-disaster = Ein Würfel für jedes Gebäude eines Gegners: eine 1 zerstört es.
mighty_empires-about-all_or_nothing = 2 RP mehr, wenn du jede Schlacht der Runde gewinnst, sonst gar keine.
mighty_empires-about-scouts = Du stellst das Gelände auf; in der Simulation 6 Prozent stärker.
mighty_empires-about-diplomacy = Ein Gegner darf dich diese Runde nicht herausfordern.
mighty_empires-about-land_grab = Das erste Feld, das du besetzt, kostet 1 RP weniger.
mighty_empires-about-reinforcements = In jeder Schlacht 70 Punkte mehr umsonst, weitere für Gold.
mighty_empires-about-assassin = Vor jeder Schlacht fällt ab 4 der gegnerische General oder Champion aus.
mighty_empires-about-spies = Du hast den ersten Zug; in der Simulation 6 Prozent stärker.
mighty_empires-about-saboteurs = Ein gegnerisches Gebäude: Mine fällt ab 4, Burg ab 5, Stadt bei 6.
mighty_empires-about-agent = Ab 3 bestimmst du, wen ein Gegner zuerst herausfordern muss.
mighty_empires-about-fizzle = nichts geschieht
mighty_empires-about-plenty = du erhebst deine Steuern noch einmal
mighty_empires-about-void_of_chaos = niemand darf dieses freie Feld bis zum nächsten Frühjahr nehmen
mighty_empires-about-earthquake = diese Burg oder Stadt zu erobern kostet bis zum nächsten Frühjahr 0 RP
mighty_empires-about-dam_river = Minen hier und flussabwärts bringen bis zum nächsten Frühjahr nichts
mighty_empires-about-transmutation = der Besitzer dieser Hauptstadt verliert einen Wurf × 100 Gold
mighty_empires-about-blight = die Steuern des Besitzers werden diesen Winter halbiert
mighty_empires-about-flood = Gebäude fallen hier ab 4, flussabwärts bei 6
mighty_empires-about-vortex = Gebäude fallen ab 5, dann wandert er bis zu einer 1
mighty_empires-about-death_fog = bis zum Ende des nächsten Herbstes weder nehmen noch bauen, kein Einkommen, keine Steuern
mighty_empires-about-tornado = das Gebäude fällt ab 2
mighty_empires-about-dragon_rage = Drachen schwärmen aus einem Vulkan; wo sie landen, keine Steuern, Gebäude fallen ab 4
mighty_empires-about-uprising = eigene Steuern halbiert
mighty_empires-about-rebellion = eine deiner Burgen oder Städte geht zum nächsten Gegner
mighty_empires-about-plague = eigene Armeen haben nächstes Jahr 100 Punkte weniger
mighty_empires-about-raiders = ein Würfel je Grenzfeld: bei 1 bis 3 keine Steuer von dort
mighty_empires-about-increased_revenue = 50 Gold je eigene Stadt
mighty_empires-about-good_harvest = 10 Gold je eigenes Feld
mighty_empires-about-recognition = zwei Würfel × 10 Gold
mighty_empires-about-famine = die Steuern des größten Reichs werden halbiert
mighty_empires-about-revolution = Burgen und Städte an der Grenze des größten Reichs gehen ab 5 verloren
mighty_empires-about-none = keine besonderen Regeln
mighty_empires-about-elves = Einsen auf der Zaubertabelle werden neu gewürfelt; jeder Steuerwurf 1 weniger
mighty_empires-about-dwarfs = Städte im Gebirge, die drei Würfel × 10 einbringen; Besetzen kostet 3 RP
mighty_empires-about-raiders_group = Erobern kostet 2 RP und brandschatzt Städte für Gold; baut keine Städte
mighty_empires-about-skaven = besetzt jedes freie Feld; baut weder Minen noch Burgen noch Städte
mighty_empires-about-undead = kämpft auch im Winter; keine Seuche, keine Hungersnot, keine Steuern

## Zum Nachschlagen

mighty_empires-about-costs = Besetzen 2 RP (Zwerge 3), Erobern 3 (Plünderer 2), { $volcano ->
    [on] Gebirge oder Vulkan
   *[off] Gebirge
 } +1, Burg oder Stadt +1; Gebäude, Überfall, neue Hauptstadt 1
mighty_empires-about-results = bis 60 Punkte Vorsprung: Unentschieden 2 RP; 61 knapp 3; 151 überragend 4; 401 Massaker 5; Niederlage 1
mighty_empires-about-stances = Sturm schlägt Flanke, Flanke schlägt Halten, Halten schlägt Sturm (8 Prozent); ein anführender General 8 Prozent, aber er kann fallen

## Beschriftungen

mighty_empires-label-order = Zugfolge, kleinstes Reich zuerst
mighty_empires-label-largest = Größtes Reich
mighty_empires-label-battle = Schlacht auf { $tile }
mighty_empires-label-effects = Zauber auf der Karte
mighty_empires-label-history = Siegpunkte nach Runden
mighty_empires-label-land = Land
mighty_empires-label-buildings = Gebäude
mighty_empires-label-spells = Zauber
mighty_empires-label-signs = Zeichen
mighty_empires-label-costs = Kosten
mighty_empires-label-results = Ergebnisse
mighty_empires-label-stances = Haltungen
mighty_empires-label-spring_spells = Frühjahrszauber
mighty_empires-label-autumn_spells = Herbstzauber
mighty_empires-label-winter = Winter, zwei Würfel
mighty_empires-label-free_events = Ereignisse
mighty_empires-label-opponents = Gegner
mighty_empires-label-event = Ereignis
mighty_empires-label-race = Volk
mighty_empires-label-forecast = Aussicht
mighty_empires-label-halved = Steuern halbiert
mighty_empires-label-places = Sitz
mighty_empires-label-quality = Güte
mighty_empires-label-points = SP
mighty_empires-label-fields = Felder
mighty_empires-label-cities = Städte
mighty_empires-label-castles = Burgen
mighty_empires-label-mines = Minen
mighty_empires-label-markers = Marker
mighty_empires-label-rank = Rang
mighty_empires-label-rp = RP
mighty_empires-label-income = Minen ø
mighty_empires-label-tax = Steuer ø
mighty_empires-label-more = Dazu
mighty_empires-fact-goal = { $target ->
    [0] meiste SP
   *[other] { $target } SP
 }
mighty_empires-fact-owner = gehört { $seat }
mighty_empires-fact-free = frei
mighty_empires-fact-capital = Hauptstadt von { $seat }
mighty_empires-fact-original = erste Hauptstadt von { $seat }, 3 SP für den ersten Eroberer
mighty_empires-fact-special = Sondergebäude von { $seat }
mighty_empires-fact-exhausted = Mine erschöpft
mighty_empires-fact-dragon_alive = Kaiserdrache lebt
mighty_empires-fact-dragon_dead = Kaiserdrache tot
mighty_empires-fact-effect = { $effect } von { $seat } { $until }
mighty_empires-fact-until_spring = bis zum nächsten Frühjahr
mighty_empires-fact-until_autumn = bis zum Ende des nächsten Herbstes
mighty_empires-fact-dragons = { $count ->
    [one] { $count } Drache
   *[other] { $count } Drachen
 }, keine Steuer
mighty_empires-fact-raided = überfallen, keine Steuer
mighty_empires-fact-isolated = isoliert, keine Steuer
mighty_empires-fact-tax = Steuer { $dice ->
    [one] { $dice } Würfel
   *[other] { $dice } Würfel
 } × { $gold }
mighty_empires-fact-earns = bringt { $dice } Würfel × 10 je Runde
mighty_empires-fact-ground = Schlachtfeld: { $ground } ({ $stances })
mighty_empires-fact-home = Heimat { $home }
mighty_empires-fact-cost = kostet dich { $cost } RP
mighty_empires-fact-agent = { $seat } muss { $other } herausfordern
mighty_empires-fact-against = { $a } gegen { $b }
mighty_empires-fact-siege = Belagerung
mighty_empires-fact-with_dragon = Kaiserdrache
mighty_empires-fact-unplayed = nicht gespielt
mighty_empires-fact-conceded = { $seat } hat aufgegeben
mighty_empires-fact-to_be_played = am Tisch zu spielen
mighty_empires-fact-report = { $seat } meldet { $a } : { $b }
mighty_empires-fact-sealed = versiegelt von { $seats }
mighty_empires-fact-open = offen
mighty_empires-fact-sign_capital = { $sign } Hauptstadt, { $bare } ohne ihre Stadt
mighty_empires-fact-sign_battle = Schlacht
mighty_empires-fact-sign_dragons = zwei Drachen
mighty_empires-fact-sign_flow = der Fluss fließt
mighty_empires-fact-opponent = { $seat } { $gold }{ $battles ->
    [0] {""}
    [one] , { $battles } Schlacht
   *[other] , { $battles } Schlachten
 }
mighty_empires-fact-army_points = Armee mit { $points } Punkten, bevor etwas gekauft wird
mighty_empires-fact-has_sealed = versiegelt
mighty_empires-fact-points = { $points } SP
mighty_empires-fact-out = nimmt nicht teil
mighty_empires-fact-rp = { $winter ->
    [0] { $rp } RP
   *[other] { $rp }+{ $winter } RP
 }
mighty_empires-fact-fields = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
 }
mighty_empires-fact-cities = { $count ->
    [one] { $count } Stadt
   *[other] { $count } Städte
 }
mighty_empires-fact-castles = { $count ->
    [one] { $count } Burg
   *[other] { $count } Burgen
 }
mighty_empires-fact-mines = { $count ->
    [one] { $count } Mine
   *[other] { $count } Minen
 }
mighty_empires-fact-hoards = { $count ->
    [one] { $count } Hort
   *[other] { $count } Horte
 }
mighty_empires-fact-markers = { $count } Marker
mighty_empires-fact-rank = Rang { $rank } (Größe { $size })
mighty_empires-fact-largest = +{ $bonus }
mighty_empires-fact-away = abwesend
mighty_empires-fact-chosen = hat gewählt
mighty_empires-fact-forecast = Minen etwa { $income } je Runde, Steuern etwa { $tax } (höchstens { $most })
mighty_empires-fact-seat_at = Hauptstadt { $tile }
mighty_empires-fact-no_capital = keine Hauptstadt
mighty_empires-fact-casts = zaubert von { $tile } für { $cost } Gold
mighty_empires-fact-special_lost = Sondergebäude verloren
mighty_empires-head-setup = { $phase } · { $goal }
mighty_empires-head-round = Jahr { $year }, { $season } · Runde { $round }/{ $rounds } · { $phase } · Folge { $order } · { $goal }
mighty_empires-head-won = { $winners } { $count ->
    [one] gewinnt
   *[other] gewinnen gemeinsam
 } mit { $points } SP in Runde { $round }.

## Was geschieht
## Ein „item“ ist das Ende der Zeile ohne Punkt; mehrere Ereignisse einer Art teilen sich damit eine Zeile.

mighty_empires-event-map = Die Karte hat { $tiles } Felder und { $volcanoes ->
    [0] keinen Vulkan
    [one] { $volcanoes } Vulkan
   *[other] { $volcanoes } Vulkane
 }.
mighty_empires-event-race = Völker: { $seat } { $race }.
mighty_empires-item-race = { $seat } { $race }
mighty_empires-event-home = Heimaten: { $seat } { $home }.
mighty_empires-item-home = { $seat } { $home }
mighty_empires-event-chose = { $seat } hat verdeckt eine Hauptstadt gewählt.
mighty_empires-event-capital = { $seat } gründet die Hauptstadt auf { $tile }.
mighty_empires-event-taken = { $why ->
    [start] { $seat } nimmt { $tile } als Startfeld.
    [occupied] { $seat } besetzt { $tile } für { $cost } RP.
    [conquered] { $seat } erobert { $tile } von { $from } für { $cost } RP.
    [withdrawn] { $tile } ist jetzt frei.
   *[other] { $tile } geht von { $from } an { $seat } ({ $why }).
 }
mighty_empires-event-round = Runde { $round }: { $season } im Jahr { $year }, Armeen mit { $base } Punkten.
mighty_empires-event-winter = Winter im Jahr { $year }.
mighty_empires-event-ranked = Reiche nach Größe (Städte/Burgen): { $rank }. { $seat } { $size } ({ $cities }/{ $castles }){ $lot ->
    [on] {" "}durchs Los
   *[other] {""}
 }.
mighty_empires-item-ranked = { $rank }. { $seat } { $size } ({ $cities }/{ $castles }){ $lot ->
    [on] {" "}durchs Los
   *[other] {""}
 }
mighty_empires-event-lead = { $seat ->
    [niemand] Kein Reich liegt vorn: niemand bekommt die { $bonus } Punkte des größten.
   *[other] { $seat } hat das größte Reich: in jeder Schlacht { $bonus } Punkte mehr.
 }
mighty_empires-event-phase = { $phase ->
    [herausfordern] { mighty_empires-phase-challenge }
    [bauen] { mighty_empires-phase-build }
   *[other] { $phase }
 }:
mighty_empires-event-expired = Auf { $tile } vorbei: { $effect }.
mighty_empires-event-cast = { $seat } wirkt einen Äquinoktium-Zauber für { $cost } Gold.
mighty_empires-event-spell_die = { $seat } würfelt { $die }{ $again ->
    [on] {" "}im zweiten Wurf
   *[other] {""}
 }: { $spell }.
mighty_empires-event-spell_at = { $seat }: { $spell } auf { $tile }, { $between ->
    [one] { $between } Feld
   *[other] { $between } Felder
 } dazwischen, Wurf { $dice }: { $works ->
    [on] er wirkt
   *[other] er misslingt
 }.
mighty_empires-event-effect = Auf { $tile } ab jetzt: { $effect } (von { $seat }).
mighty_empires-event-halved = Die Steuern von { $seat } werden halbiert ({ $why }).
mighty_empires-event-vortex = Wirbel auf { $tile }: Wurf { $die }, { $direction ->
    [0] er endet
    [1] weiter nach Osten
    [2] weiter nach Nordosten
    [3] weiter nach Nordwesten
    [4] weiter nach Westen
    [5] weiter nach Südwesten
   *[other] weiter nach Südosten
 }.
mighty_empires-event-event = { $seat } wählt: { $event }{ $target ->
    [niemand] {""}
   *[other] {" "}gegen { $target }
 }{ $tile ->
    [nowhere] {""}
   *[other] , { $building } auf { $tile }
 }.
mighty_empires-event-die = { $what ->
    [destroy] { $tile }: Wurf { $die }, { $needed ->
        [1] eine 1 zerstört
        [6] eine 6 zerstört
       *[other] ab { $needed } zerstört
     }.
    [Agent] Der Agent würfelt { $die } und braucht { $needed }.
    [dragons] { $die } Drachen steigen auf { $tile } auf.
   *[other] Wurf: { $die }.
 }
mighty_empires-event-destroyed = Zerstört auf { $tile }: { $building }{ $owner ->
    [niemand] {""}
   *[other] {" "}von { $owner }
 } ({ $why ->
    [dragon] ein Drache
    [exhausted] erschöpft
    [razed] gebrandschatzt
    [demolished] abgerissen
    [taken] das Feld wechselt den Besitzer
    [withdrawn] der Besitzer ist gegangen
   *[other] { $why }
 }).
mighty_empires-event-built = { $seat } baut auf { $tile } für { $cost } RP: { $building }.
mighty_empires-event-agent = { $victim ->
    [niemand] Der Agent von { $seat } würfelt { $die }: { $target } bleibt unbehelligt.
   *[other] Der Agent von { $seat } erreicht, dass { $target } zuerst { $victim } herausfordert.
 }
mighty_empires-event-mine = Minen von { $seat }: { $tile } { $dice } = { $gold }{ $exhausted ->
    [on] {" "}(jetzt erschöpft)
   *[other] {""}
 }.
mighty_empires-item-mine = { $tile } { $dice } = { $gold }{ $exhausted ->
    [on] {" "}(jetzt erschöpft)
   *[other] {""}
 }
mighty_empires-event-gold = Gold: { $seat } { $change } ({ $why ->
    [tax] Steuern
    [raze] Brandschatzung
    [spell] Zauber
    [army] gekaufte Punkte
    [start] Start
    [extra_battle] zusätzliche Schlacht
    [correction] Korrektur
   *[other] { $why }
 }), jetzt { $now }.
mighty_empires-item-gold = { $seat } { $change } ({ $why ->
    [tax] Steuern
    [raze] Brandschatzung
    [spell] Zauber
    [army] gekaufte Punkte
    [start] Start
    [extra_battle] zusätzliche Schlacht
    [correction] Korrektur
   *[other] { $why }
 }), jetzt { $now }
mighty_empires-event-challenge = { $seat } fordert { $other } auf { $tile } heraus: { $ground }{ $siege ->
    [on] , eine Belagerung
   *[other] {""}
 }{ $dragon ->
    [on] , mit dem Kaiserdrachen
   *[other] {""}
 }.
mighty_empires-event-idle = { $seat } hat diese Runde keinen Gegner.
mighty_empires-event-settle = { $seat } will die Schlacht gegen { $other } so austragen: { $how }.
mighty_empires-event-sealed = { $seat } hat einen Befehl versiegelt.
mighty_empires-event-conceded = { $seat } gibt gegen { $other } auf.
mighty_empires-event-army = { $seat } hat { $points } Punkte: { $base }{ $largest ->
    [0] {""}
   *[other] {" "}+ { $largest } größtes Reich
 }{ $plague ->
    [0] {""}
   *[other] {" "}− { $plague } Seuche
 }{ $bought ->
    [0] {""}
   *[other] {" "}+ { $bought } gekauft
 }{ $reinforced ->
    [0] {""}
   *[other] {" "}+ { $reinforced } Verstärkung
 }{ $siege ->
    [0] {""}
   *[other] ; Belagerungsgerät { $siege }
 }{ $hunt ->
    [on] ; jagt den Drachen
   *[other] {""}
 }{ $stance ->
    [keins] {""}
   *[other] ; Haltung { $stance }, General { $general ->
        [befehligen] befehligt
       *[other] führt an
     }
 }.
mighty_empires-event-first_turn = { $die_a ->
    [0] { $seat } hat den ersten Zug (Spione).
   *[other] Erster Zug: { $die_a } gegen { $die_b }, { $seat } hat ihn.
 }
mighty_empires-event-assassin = Der Attentäter von { $seat }, Ziel { $target }: Wurf { $die }, { $works ->
    [on] gelungen
   *[other] misslungen
 }.
mighty_empires-event-fortune = Glück: { $dice_a } | { $dice_b }, also { $fortune_a } | { $fortune_b } Prozent.
mighty_empires-event-battle_round = Kampfrunde { $round }: Wurf { $roll_a } | { $roll_b }, Modifikator { $modifier_a } | { $modifier_b }, Schaden { $damage_a } | { $damage_b }, verloren { $loss_a } | { $loss_b }, übrig { $left_a } | { $left_b }, Punkte { $vp_a } | { $vp_b }.
mighty_empires-event-hazard = Kampfrunde { $round }, Vulkan: Lava { $lava_a } | { $lava_b }{ $prey ->
    [0] {""}
   *[other] , Drache { $prey }, Atem { $breath }: { $breath_a } | { $breath_b } verloren
 }; Schaden am Drachen bisher { $dragon_a } | { $dragon_b }.
mighty_empires-event-general = Generäle in Kampfrunde { $round }: { $seat } { $dice }{ $falls ->
    [on] {" "}fällt
   *[other] {""}
 }.
mighty_empires-item-general = { $seat } { $dice }{ $falls ->
    [on] {" "}fällt
   *[other] {""}
 }
mighty_empires-event-broke = { $seat } bricht zusammen: { $lost } von { $points } Punkten verloren.
mighty_empires-event-dragon = { $dead ->
    [on] Der Kaiserdrache ist tot
   *[other] Der Kaiserdrache lebt
 }: Schaden { $damage_a } | { $damage_b }, Punkte { $vp_a } | { $vp_b }.
mighty_empires-event-hill = Der Hügel: { $dice_a } | { $dice_b }, { $hill_a } gegen { $hill_b }, { $seat ->
    [niemand] niemand hält ihn
   *[other] { $seat } hält ihn
 }.
mighty_empires-event-result = Schlacht auf { $tile }: { $seat } { $vp_a } ({ $class_a }), { $other } { $vp_b } ({ $class_b }).
mighty_empires-event-reported = { $seat } meldet { $vp_own } zu { $vp_other } gegen { $other }{ $gold_own ->
    [0] {""}
   *[other] ; { $gold_own } Gold bezahlt
 }{ $gold_other ->
    [0] {""}
   *[other] ; { $other } hat { $gold_other } Gold bezahlt
 }{ $reinforce_own ->
    [0] {""}
   *[other] ; Verstärkung { $reinforce_own }
 }{ $reinforce_other ->
    [0] {""}
   *[other] ; Verstärkung von { $other } { $reinforce_other }
 }{ $siege ->
    [0] {""}
   *[other] ; Belagerungsgerät { $siege }
 }{ $hill ->
    [own] ; hält den Hügel
    [other] ; { $other } hält den Hügel
   *[nobody] {""}
 }{ $dragon ->
    [on] ; der Drache ist tot
   *[other] {""}
 }{ $assassin_own ->
    [keins] {""}
   *[other] ; Attentäter: { $assassin_own }
 }{ $assassin_other ->
    [keins] {""}
   *[other] ; Attentäter von { $other }: { $assassin_other }
 }{ $fallen ->
    [own] ; eigener General gefallen
    [other] ; General von { $other } gefallen
    [both] ; beide Generäle gefallen
   *[none] {""}
 }{ $rounds ->
    [0] {""}
    [one] ; { $rounds } Kampfrunde
   *[other] ; { $rounds } Kampfrunden
 }.
mighty_empires-event-confirmed = { $seat } bestätigt die Meldung von { $other }.
mighty_empires-event-wants_simulation = { $seat } ließe die Schlacht gegen { $other } simulieren.
mighty_empires-event-unplayed = Die Schlacht von { $seat } gegen { $other } gilt als nicht gespielt.
mighty_empires-event-rp = Reichspunkte: { $seat } { $rp } RP.
mighty_empires-item-rp = { $seat } { $rp } RP
mighty_empires-event-spent = { $seat } bezahlt { $cost } RP, übrig { $left }{ $winter_left ->
    [0] {""}
   *[other] {" "}und { $winter_left } vom Winter
 }.
mighty_empires-event-ended_turn = { $seat } ist fertig{ $lost ->
    [0] {""}
   *[other] , { $lost } RP verfallen
 }.
mighty_empires-event-marker = { $seat } gewinnt den Marker für die erste Hauptstadt von { $founder } auf { $tile }: 3 SP auf Dauer.
mighty_empires-event-capital_lost = { $seat } verliert die Hauptstadt auf { $tile }.
mighty_empires-event-new_capital = { $tile } ist jetzt die Hauptstadt von { $seat }{ $cost ->
    [0] {""}
   *[other] {" "}für { $cost } RP
 }.
mighty_empires-event-winter_roll = { $seat } würfelt { $dice }: { $result }{ $hit ->
    [niemand] {""}
   *[other] , betrifft { $hit }
 }.
mighty_empires-event-no_effect = Für { $seat } ändert das nichts.
mighty_empires-event-dragon_step = Drachen landen: { $direction } auf { $tile }.
mighty_empires-item-dragon_step = { $direction } auf { $tile }
mighty_empires-event-dragon_lost = Ein Drache verlässt die Karte (Wurf { $direction }).
mighty_empires-event-raided = Überfälle an der Grenze von { $seat }: { $tile } { $die }{ $raided ->
    [on] {" "}keine Steuer
   *[other] {""}
 }.
mighty_empires-item-raided = { $tile } { $die }{ $raided ->
    [on] {" "}keine Steuer
   *[other] {""}
 }
mighty_empires-event-tax = Steuerwürfe von { $seat }: { $tile } { $why ->
    [pays] { $dice }{ $city ->
        [0] {""}
       *[other] {" "}+ Stadt { $city }
     } = { $gold }
    [isolated] isoliert
    [fog] Nebel
    [raided] überfallen
    [dragon] Drachen
   *[other] –
 }.
mighty_empires-item-tax = { $tile } { $why ->
    [pays] { $dice }{ $city ->
        [0] {""}
       *[other] {" "}+ Stadt { $city }
     } = { $gold }
    [isolated] isoliert
    [fog] Nebel
    [raided] überfallen
    [dragon] Drachen
   *[other] –
 }
mighty_empires-event-taxes = Steuern von { $seat }: { $total }{ $halvings ->
    [0] {""}
    [one] , halbiert
   *[other] , { $halvings }-mal halbiert
 }, also { $gold } Gold.
mighty_empires-event-revolt = Revolution auf { $tile }: Wurf { $die }, { $to ->
    [niemand] es bleibt
   *[other] es geht an { $to }
 }.
mighty_empires-event-plague = Seuche: Armeen von { $seat } haben im Jahr { $year } 100 Punkte weniger.
mighty_empires-event-winter_rp = { $seat } hat { $rp } RP vom Winter.
mighty_empires-event-score = Siegpunkte (Felder/Städte/Horte/Marker): { $seat } { $score } ({ $tiles }/{ $cities }/{ $hoards }/{ $markers }).
mighty_empires-item-score = { $seat } { $score } ({ $tiles }/{ $cities }/{ $hoards }/{ $markers })
mighty_empires-event-withdrawn = { $seat } verlässt den Feldzug.
mighty_empires-event-absence = { $idle ->
    [on] { $seat } ist weg und entscheidet nichts.
   *[other] { $seat } ist zurück.
 }
mighty_empires-event-joined = { $seat } kommt dazu, mit der Hauptstadt auf { $tile }.
mighty_empires-event-corrected = Richtiggestellt: { $what ->
    [owner] Besitzer
    [building] Gebäude
    [rp] Reichspunkte
    [winter_rp] Reichspunkte vom Winter
    [markers] Marker
    [effect] Zauber
    [exhausted] erschöpft
    [dragon] Drache lebt
    [pairing] Paarung
    [round] Runde
    [phase] Phase
    [race] Volk
    [quality] Güte
    [option] Option
   *[other] { $what }
 }{ $seat ->
    [niemand] {""}
   *[other] , { $seat }
 }{ $tile ->
    [nowhere] {""}
   *[other] , { $tile }
 }: { $old ->
    [on] ja
    [off] nein
    [nowhere] keins
   *[other] { $old }
 } → { $new ->
    [on] ja
    [off] nein
    [nowhere] keins
   *[other] { $new }
 }.
mighty_empires-event-fresh = Ab hier fallen andere Würfel, als gefallen wären.
mighty_empires-event-rp_due = Mit dem berichtigten Ergebnis hätte { $seat } { $due } RP gehabt, nicht { $given }.
mighty_empires-event-doubtful = Mit dem berichtigten Ergebnis hätte { $seat } { $tile } nicht von { $from } nehmen können.
mighty_empires-event-paired = { $tile ->
    [nowhere] { $seat } und { $other } kämpfen diese Runde nicht.
   *[other] { $seat } kämpft gegen { $other } auf { $tile }.
 }
mighty_empires-event-option = Richtiggestellt wird eine Option: { $option }.
mighty_empires-event-passed = { $seat } { $what ->
    [no_spell] zaubert nicht
    [no_reroll] behält den Wurf
    [no_concession] nimmt die Schlacht an
    [no_move] lässt den Sitz, wo er ist
   *[other] fordert niemanden heraus
 }.
mighty_empires-event-mustered = { $seat } stellt offen auf: { $bought } Punkte gekauft{ $reinforced ->
    [0] {""}
   *[other] , Verstärkung für { $reinforced }
 }{ $siege ->
    [0] {""}
   *[other] , Belagerungsgerät { $siege }
 }.
mighty_empires-event-ended = Der Feldzug ist zu Ende: { $reason ->
    [victory_points] genug Siegpunkte
    [last_realm] nur ein Reich ist übrig
   *[other] die letzte Runde ist gespielt
 }.

## Fragen

mighty_empires-ask-capital = Wähle verdeckt das Feld deiner Hauptstadt; alle werden zusammen gezeigt.
mighty_empires-ask-rechoose = Deine Hauptstadt liegt zu nah an einer anderen: wähle offen neu.
mighty_empires-ask-field = Nimm ein freies Feld neben deinem Reich.
mighty_empires-ask-cast = Wirkst du einen Äquinoktium-Zauber?
mighty_empires-ask-reroll = Die Tabelle sagt: { $spell }. Würfelst du noch einmal? Dann zählt der zweite Wurf.
mighty_empires-ask-target = { $spell }: wähle ein Ziel, oder keins.
mighty_empires-ask-event = Wähle ein Ereignis, das diese Runde noch niemand hat.
mighty_empires-ask-event_seat = Gegen wen?
mighty_empires-ask-event_build = Was baust du umsonst, und wo?
mighty_empires-ask-event_tile = Welches Gebäude greifen die Saboteure an?
mighty_empires-ask-agent = Dein Agent ist am Werk: wen muss { $other } herausfordern?
mighty_empires-ask-challenge = Fordere einen Gegner heraus und nenne das Schlachtfeld.
mighty_empires-ask-forced = Ein Agent zwingt dich, { $other } herauszufordern: nenne das Schlachtfeld.
mighty_empires-ask-campaign = Fordere im Winter jemanden heraus, oder passe.
mighty_empires-ask-ground = Nenne das Schlachtfeld.
mighty_empires-ask-settle = Schlacht gegen { $other } auf { $tile }: am Tisch oder simuliert?
mighty_empires-ask-fight = Schlacht gegen { $other } auf { $tile }: kämpfen oder aufgeben?
mighty_empires-ask-muster = Schlacht gegen { $other } auf { $tile }: wie viel Gold gibst du aus? So: aufstellen 50
mighty_empires-ask-order = Schlacht gegen { $other } auf { $tile }: versiegle deinen Befehl, zuerst das Gold. So: Befehl 50 Sturm anführen
mighty_empires-ask-report = Melde eine Schlacht am Tisch, deine Punkte zuerst: Ergebnis, Gegner, 450 300; oder bestätigen, aufgeben, simulieren.
mighty_empires-ask-build = Du hast { $rp } RP{ $winter_rp ->
    [0] {""}
   *[other] {" "}und { $winter_rp } vom Winter
 }: besetzen, erobern, bauen, überfallen; dann „fertig“.
mighty_empires-ask-new_capital = Deine Hauptstadt ist verloren: welche deiner Städte tritt an ihre Stelle?
mighty_empires-ask-move_seat = Deine erste Hauptstadt { $tile } gehört wieder dir: verlegst du den Sitz dorthin?
mighty_empires-ask-rebel = Rebellion: welche Burg oder Stadt verlierst du?
mighty_empires-wait-capital = { $seat } wählt verdeckt eine Hauptstadt.
mighty_empires-wait-rechoose = { $seat } wählt eine andere Hauptstadt.
mighty_empires-wait-field = { $seat } nimmt ein Startfeld.
mighty_empires-wait-cast = { $seat } kann einen Äquinoktium-Zauber wirken.
mighty_empires-wait-reroll = { $seat } kann neu würfeln; bisher: { $spell }.
mighty_empires-wait-target = { $seat } wählt ein Ziel: { $spell }.
mighty_empires-wait-event = { $seat } wählt ein Ereignis.
mighty_empires-wait-event_seat = { $seat } wählt, gegen wen das Ereignis geht.
mighty_empires-wait-event_build = { $seat } wählt, was umsonst gebaut wird.
mighty_empires-wait-event_tile = { $seat } schickt Saboteure.
mighty_empires-wait-agent = { $seat } bestimmt, wen { $other } herausfordern muss.
mighty_empires-wait-challenge = { $seat } fordert jemanden heraus.
mighty_empires-wait-forced = { $seat } muss { $other } herausfordern.
mighty_empires-wait-campaign = { $seat } kann im Winter jemanden herausfordern.
mighty_empires-wait-ground = { $seat } nennt das Schlachtfeld.
mighty_empires-wait-settle = { $seat } entscheidet, wie die Schlacht gegen { $other } auf { $tile } ausgetragen wird.
mighty_empires-wait-fight = { $seat } entscheidet, ob gegen { $other } auf { $tile } gekämpft wird.
mighty_empires-wait-muster = { $seat } stellt die Armee gegen { $other } auf { $tile } auf.
mighty_empires-wait-order = { $seat } versiegelt einen Befehl für die Schlacht gegen { $other } auf { $tile }.
mighty_empires-wait-report = { $seat } muss eine Schlacht am Tisch melden.
mighty_empires-wait-build = { $seat } gibt { $rp } RP{ $winter_rp ->
    [0] {""}
   *[other] {" "}und { $winter_rp } vom Winter
 } aus.
mighty_empires-wait-new_capital = { $seat } wählt eine neue Hauptstadt.
mighty_empires-wait-move_seat = { $seat } entscheidet, ob { $tile } wieder Hauptstadt wird.
mighty_empires-wait-rebel = { $seat } wählt, was die Rebellion nimmt.

## Optionen

mighty_empires-option-battle_mode = Wie Schlachten ausgetragen werden: simuliert, am eigenen Tisch mit Figuren, oder jedes Mal nach Absprache.
mighty_empires-option-races = „random“ lost aus; sonst die Völker in der Folge der Sitze mit Komma, etwa dwarfs,skaven,random.
mighty_empires-option-start_season = Die Jahreszeit der ersten Runde; nach jedem Herbst kommt ein Winter.
mighty_empires-option-max_rounds = Nach dieser Runde ist der Feldzug zu Ende.
mighty_empires-option-vp_target = Wer so viele Siegpunkte hat, beendet den Feldzug; 0: nur die letzte Runde.
mighty_empires-option-capital_choice = Wo Hauptstädte gewählt werden: in der eigenen Heimat, irgendwo, oder sie liegen fest.
mighty_empires-option-min_capital_distance = So weit liegen Hauptstädte mindestens auseinander; auto: 2 in Heimaten, sonst 3.
mighty_empires-option-start_gold = Gold, das jedes Reich am Anfang hat.
mighty_empires-option-start_fields = Felder, mit denen jedes Reich beginnt, die Hauptstadt eingeschlossen.
mighty_empires-option-pairing = Ob zuerst Reiche ohne Schlacht herausgefordert werden müssen.
mighty_empires-option-most_battles = So viele Schlachten hat ein Reich höchstens in einer Runde.
mighty_empires-option-multi_battle_rp = Was bei mehreren Schlachten in einer Runde an Reichspunkten zählt.
mighty_empires-option-rp_carry_over = Bis zu 2 unverbrauchte RP bleiben für die nächste Runde.
mighty_empires-option-build_order = Wer in der Bau- und Eroberungsphase zuerst an der Reihe ist.
mighty_empires-option-event_repeat = Ob man das eigene Ereignis der letzten Runde wieder wählen darf.
mighty_empires-option-mine_exhaustion = Bei welchem Wurf eine Mine erschöpft ist.
mighty_empires-option-rebuild_exhausted = Auf einem erschöpften Feld darf wieder eine Mine gebaut werden.
mighty_empires-option-allow_demolish = Eigene Minen und Burgen dürfen für 0 RP abgerissen werden.
mighty_empires-option-dragon_spread = Ob der Schwarm von Feld zu Feld zieht oder jeder Drache neben dem Vulkan landet.
mighty_empires-option-revolution_hits_capital = Eine Revolution kann auch die Hauptstadt treffen.
mighty_empires-option-winter_ranking = Wonach Hungersnot und Revolution das größte Reich suchen.
mighty_empires-option-isolated_mines_pay = Minen ohne Verbindung zur Hauptstadt bringen Einkommen.
mighty_empires-option-volcano_surcharge = Einen Vulkan zu nehmen kostet 1 RP mehr, wie ein Gebirge.
mighty_empires-option-dragon_guards = Solange der Drache lebt, besetzt einen freien Vulkan nur, wer dort eine Schlacht gewonnen hat.
mighty_empires-option-hoard_total_3 = Ein Vulkanfeld zählt insgesamt 3 Siegpunkte statt 4.
mighty_empires-option-hoard_as_tower = Wer einen Hort hat, zaubert auch ohne Sondergebäude, vom Vulkan aus.
mighty_empires-option-loser_barred = Wer verloren hat, darf das freie Schlachtfeld in dieser Runde nicht besetzen.
mighty_empires-option-skaven_strict = Skaven erobern nur Felder neben einer Stadt.
mighty_empires-option-elimination = Wer kein Feld mehr hat, scheidet aus.
mighty_empires-option-component_limits = Zusammen 24 Burgen, 12 Städte und 12 Minen; danach wird nichts mehr gebaut.
mighty_empires-option-extra_battles = Freiwillige Schlachten am Tisch: 50 Gold für den Sieger, keine RP; die Spielleitung trägt sie ein.
mighty_empires-option-assassin_wounds = Am Tisch verliert das Opfer eines Attentäters Lebenspunkte, statt auszufallen.
mighty_empires-option-neutral_castles = Rund um die Vulkane stehen Burgen, die niemandem gehören.
mighty_empires-option-unplayed_rp = Reichspunkte für eine Schlacht, die nicht gespielt wurde, und für wen kein Gegner blieb.
mighty_empires-option-largest_bonus = Punkte, die das größte Reich in jeder Schlacht mehr hat.
mighty_empires-option-seasons = Zauber, Winter und Steuern; nein: das Grundspiel ohne sie.
mighty_empires-option-race_rules = Elfen, Zwerge, Plünderer, Skaven und Untote haben eigene Regeln.
mighty_empires-option-quality = Prozent in der Simulation, 80 bis 120: eine Zahl für alle oder eine je Sitz mit Komma.
mighty_empires-option-most_reinforced = So viel Gold kostet eine Verstärkung in einer Schlacht höchstens.
mighty_empires-option-dwarf_castle_mine = Burgen der Zwerge im Gebirge bringen drei Würfel × 10 Gold.
mighty_empires-option-beastmen_raiders = Tiermenschen haben die Regeln der Plünderer.
mighty_empires-option-pledges = Ob Gold, das für eine simulierte Schlacht zugesagt ist, auch dann zugesagt bleibt, wenn eine andere vorher vorbereitet wird.
mighty_empires-option-undead_windfalls = Welche Wintergaben Untote bekommen.
mighty_empires-option-seal_gold = Gekaufte Punkte werden verdeckt bestimmt; auto: außer bei Schlachten am Tisch.
mighty_empires-option-vacant = So viele der letzten Sitze bleiben frei für Leute, die später dazukommen.
mighty_empires-option-map_source = Eine faire Karte aus Blüten, eine zufällig gelegte, oder eine eigene.
mighty_empires-option-map_seed = Eine Zahl, aus der die Karte folgt, um auf derselben wieder zu spielen.
mighty_empires-option-map = Eine Karte als JSON, wie der Karteneditor sie speichert.

## Namen der Optionen und ihrer Werte

mighty_empires-name-battle_mode = Schlachten
mighty_empires-choice-battle_mode-sim = simuliert
mighty_empires-choice-battle_mode-table = am Tisch
mighty_empires-choice-battle_mode-mixed = nach Absprache
mighty_empires-name-races = Völker
mighty_empires-name-start_season = Erste Jahreszeit
mighty_empires-choice-start_season-spring = Frühjahr
mighty_empires-choice-start_season-summer = Sommer
mighty_empires-choice-start_season-autumn = Herbst
mighty_empires-name-max_rounds = Runden
mighty_empires-name-vp_target = Siegpunkte zum Sieg
mighty_empires-name-capital_choice = Hauptstädte
mighty_empires-choice-capital_choice-secret_home = verdeckt in der Heimat
mighty_empires-choice-capital_choice-secret_free = verdeckt, irgendwo
mighty_empires-choice-capital_choice-slots = fest in der Mitte der Heimat
mighty_empires-name-min_capital_distance = Abstand der Hauptstädte
mighty_empires-choice-min_capital_distance-auto = auto
mighty_empires-name-start_gold = Startgold
mighty_empires-name-start_fields = Startfelder
mighty_empires-name-pairing = Gegner
mighty_empires-choice-pairing-prefer_free = zuerst wer frei ist
mighty_empires-choice-pairing-open = beliebig
mighty_empires-name-most_battles = Schlachten in einer Runde
mighty_empires-choice-most_battles-none = beliebig viele
mighty_empires-name-multi_battle_rp = Mehrere Schlachten
mighty_empires-choice-multi_battle_rp-average = Durchschnitt
mighty_empires-choice-multi_battle_rp-best = die beste
mighty_empires-choice-multi_battle_rp-sum_max5 = alle, höchstens 5
mighty_empires-choice-multi_battle_rp-sum = alle
mighty_empires-name-rp_carry_over = Reichspunkte behalten
mighty_empires-choice-rp_carry_over-off = nein
mighty_empires-choice-rp_carry_over-on = ja
mighty_empires-name-build_order = Folge beim Bauen
mighty_empires-choice-build_order-smallest_first = kleinstes Reich zuerst
mighty_empires-choice-build_order-largest_first = größtes Reich zuerst
mighty_empires-choice-build_order-by_result = bestes Ergebnis zuerst
mighty_empires-name-event_repeat = Ereignis wiederholen
mighty_empires-choice-event_repeat-allowed = erlaubt
mighty_empires-choice-event_repeat-not_same_twice = nicht zweimal nacheinander
mighty_empires-name-mine_exhaustion = Minen erschöpfen
mighty_empires-choice-mine_exhaustion-double_river_triple_mountain = Pasch am Fluss, Dreierpasch im Gebirge
mighty_empires-choice-mine_exhaustion-any_pair = jeder Pasch
mighty_empires-choice-mine_exhaustion-off = nie
mighty_empires-name-rebuild_exhausted = Erschöpfte Minen neu bauen
mighty_empires-choice-rebuild_exhausted-off = nein
mighty_empires-choice-rebuild_exhausted-on = ja
mighty_empires-name-allow_demolish = Abreißen
mighty_empires-choice-allow_demolish-off = nein
mighty_empires-choice-allow_demolish-on = ja
mighty_empires-name-dragon_spread = Drachenzorn
mighty_empires-choice-dragon_spread-walk = zieht weiter
mighty_empires-choice-dragon_spread-one_step = nur neben den Vulkan
mighty_empires-name-revolution_hits_capital = Revolution in Hauptstädten
mighty_empires-choice-revolution_hits_capital-off = nein
mighty_empires-choice-revolution_hits_capital-on = ja
mighty_empires-name-winter_ranking = Größtes Reich im Winter
mighty_empires-choice-winter_ranking-start = zu Beginn des Winters
mighty_empires-choice-winter_ranking-moment = im Augenblick
mighty_empires-name-isolated_mines_pay = Isolierte Minen
mighty_empires-choice-isolated_mines_pay-off = nein
mighty_empires-choice-isolated_mines_pay-on = ja
mighty_empires-name-volcano_surcharge = Aufschlag für Vulkane
mighty_empires-choice-volcano_surcharge-off = nein
mighty_empires-choice-volcano_surcharge-on = ja
mighty_empires-name-dragon_guards = Drache bewacht den Vulkan
mighty_empires-choice-dragon_guards-off = nein
mighty_empires-choice-dragon_guards-on = ja
mighty_empires-name-hoard_total_3 = Hort zählt zusammen 3
mighty_empires-choice-hoard_total_3-off = nein
mighty_empires-choice-hoard_total_3-on = ja
mighty_empires-name-hoard_as_tower = Zaubern vom Hort
mighty_empires-choice-hoard_as_tower-off = nein
mighty_empires-choice-hoard_as_tower-on = ja
mighty_empires-name-loser_barred = Schlachtfeld für Verlierer gesperrt
mighty_empires-choice-loser_barred-off = nein
mighty_empires-choice-loser_barred-on = ja
mighty_empires-name-skaven_strict = Skaven streng
mighty_empires-choice-skaven_strict-off = nein
mighty_empires-choice-skaven_strict-on = ja
mighty_empires-name-elimination = Ausscheiden
mighty_empires-choice-elimination-off = nein
mighty_empires-choice-elimination-on = ja
mighty_empires-name-component_limits = Begrenzter Vorrat
mighty_empires-choice-component_limits-off = nein
mighty_empires-choice-component_limits-on = ja
mighty_empires-name-extra_battles = Zusätzliche Schlachten
mighty_empires-choice-extra_battles-off = nein
mighty_empires-choice-extra_battles-on = ja
mighty_empires-name-assassin_wounds = Attentäter verwundet
mighty_empires-choice-assassin_wounds-off = nein
mighty_empires-choice-assassin_wounds-on = ja
mighty_empires-name-neutral_castles = Neutrale Burgen
mighty_empires-choice-neutral_castles-off = nein
mighty_empires-choice-neutral_castles-on = ja
mighty_empires-name-unplayed_rp = RP ohne Schlacht
mighty_empires-name-largest_bonus = Bonus des größten Reichs
mighty_empires-name-seasons = Jahreszeiten
mighty_empires-choice-seasons-off = nein
mighty_empires-choice-seasons-on = ja
mighty_empires-name-race_rules = Regeln der Völker
mighty_empires-choice-race_rules-off = nein
mighty_empires-choice-race_rules-on = ja
mighty_empires-name-quality = Güte der Armeen
mighty_empires-name-most_reinforced = Gold für Verstärkung
mighty_empires-choice-most_reinforced-none = unbegrenzt
mighty_empires-name-dwarf_castle_mine = Zwergenburgen als Minen
mighty_empires-choice-dwarf_castle_mine-off = nein
mighty_empires-choice-dwarf_castle_mine-on = ja
mighty_empires-name-beastmen_raiders = Tiermenschen als Plünderer
mighty_empires-choice-beastmen_raiders-off = nein
mighty_empires-choice-beastmen_raiders-on = ja
mighty_empires-name-pledges = Zugesagtes Gold
mighty_empires-choice-pledges-kept = bleibt zugesagt
mighty_empires-choice-pledges-next = nur für die nächste Schlacht
mighty_empires-name-undead_windfalls = Wintergaben für Untote
mighty_empires-choice-undead_windfalls-harvest = nur die gute Ernte
mighty_empires-choice-undead_windfalls-none = keine
mighty_empires-choice-undead_windfalls-all = alle
mighty_empires-name-seal_gold = Gold verdeckt
mighty_empires-choice-seal_gold-auto = auto
mighty_empires-choice-seal_gold-off = nein
mighty_empires-choice-seal_gold-on = ja
mighty_empires-name-vacant = Freie Sitze
mighty_empires-name-map_source = Karte
mighty_empires-choice-map_source-flower = fair
mighty_empires-choice-map_source-rulebook_random = zufällig gelegt
mighty_empires-choice-map_source-import = eigene
mighty_empires-name-map_seed = Nummer der Karte
mighty_empires-choice-map_seed-none = keine
mighty_empires-name-map = Eigene Karte
mighty_empires-choice-map-none = keine

## Optionen und ihre Werte im Verlauf

mighty_empires-word-option_battle_mode = { mighty_empires-name-battle_mode }
mighty_empires-word-option_battle_mode_sim = { mighty_empires-choice-battle_mode-sim }
mighty_empires-word-option_battle_mode_table = { mighty_empires-choice-battle_mode-table }
mighty_empires-word-option_battle_mode_mixed = { mighty_empires-choice-battle_mode-mixed }
mighty_empires-word-option_start_season = { mighty_empires-name-start_season }
mighty_empires-word-option_start_season_spring = { mighty_empires-choice-start_season-spring }
mighty_empires-word-option_start_season_summer = { mighty_empires-choice-start_season-summer }
mighty_empires-word-option_start_season_autumn = { mighty_empires-choice-start_season-autumn }
mighty_empires-word-option_max_rounds = { mighty_empires-name-max_rounds }
mighty_empires-word-option_vp_target = { mighty_empires-name-vp_target }
mighty_empires-word-option_capital_choice = { mighty_empires-name-capital_choice }
mighty_empires-word-option_capital_choice_secret_home = { mighty_empires-choice-capital_choice-secret_home }
mighty_empires-word-option_capital_choice_secret_free = { mighty_empires-choice-capital_choice-secret_free }
mighty_empires-word-option_capital_choice_slots = { mighty_empires-choice-capital_choice-slots }
mighty_empires-word-option_min_capital_distance = { mighty_empires-name-min_capital_distance }
mighty_empires-word-option_start_gold = { mighty_empires-name-start_gold }
mighty_empires-word-option_start_fields = { mighty_empires-name-start_fields }
mighty_empires-word-option_pairing = { mighty_empires-name-pairing }
mighty_empires-word-option_pairing_prefer_free = { mighty_empires-choice-pairing-prefer_free }
mighty_empires-word-option_pairing_open = { mighty_empires-choice-pairing-open }
mighty_empires-word-option_multi_battle_rp = { mighty_empires-name-multi_battle_rp }
mighty_empires-word-option_multi_battle_rp_average = { mighty_empires-choice-multi_battle_rp-average }
mighty_empires-word-option_multi_battle_rp_best = { mighty_empires-choice-multi_battle_rp-best }
mighty_empires-word-option_multi_battle_rp_sum_max5 = { mighty_empires-choice-multi_battle_rp-sum_max5 }
mighty_empires-word-option_multi_battle_rp_sum = { mighty_empires-choice-multi_battle_rp-sum }
mighty_empires-word-option_rp_carry_over = { mighty_empires-name-rp_carry_over }
mighty_empires-word-option_rp_carry_over_off = { mighty_empires-choice-rp_carry_over-off }
mighty_empires-word-option_rp_carry_over_on = { mighty_empires-choice-rp_carry_over-on }
mighty_empires-word-option_build_order = { mighty_empires-name-build_order }
mighty_empires-word-option_build_order_smallest_first = { mighty_empires-choice-build_order-smallest_first }
mighty_empires-word-option_build_order_largest_first = { mighty_empires-choice-build_order-largest_first }
mighty_empires-word-option_build_order_by_result = { mighty_empires-choice-build_order-by_result }
mighty_empires-word-option_event_repeat = { mighty_empires-name-event_repeat }
mighty_empires-word-option_event_repeat_allowed = { mighty_empires-choice-event_repeat-allowed }
mighty_empires-word-option_event_repeat_not_same_twice = { mighty_empires-choice-event_repeat-not_same_twice }
mighty_empires-word-option_mine_exhaustion = { mighty_empires-name-mine_exhaustion }
mighty_empires-word-option_mine_exhaustion_double_river_triple_mountain = { mighty_empires-choice-mine_exhaustion-double_river_triple_mountain }
mighty_empires-word-option_mine_exhaustion_any_pair = { mighty_empires-choice-mine_exhaustion-any_pair }
mighty_empires-word-option_mine_exhaustion_off = { mighty_empires-choice-mine_exhaustion-off }
mighty_empires-word-option_rebuild_exhausted = { mighty_empires-name-rebuild_exhausted }
mighty_empires-word-option_rebuild_exhausted_off = { mighty_empires-choice-rebuild_exhausted-off }
mighty_empires-word-option_rebuild_exhausted_on = { mighty_empires-choice-rebuild_exhausted-on }
mighty_empires-word-option_allow_demolish = { mighty_empires-name-allow_demolish }
mighty_empires-word-option_allow_demolish_off = { mighty_empires-choice-allow_demolish-off }
mighty_empires-word-option_allow_demolish_on = { mighty_empires-choice-allow_demolish-on }
mighty_empires-word-option_dragon_spread = { mighty_empires-name-dragon_spread }
mighty_empires-word-option_dragon_spread_walk = { mighty_empires-choice-dragon_spread-walk }
mighty_empires-word-option_dragon_spread_one_step = { mighty_empires-choice-dragon_spread-one_step }
mighty_empires-word-option_revolution_hits_capital = { mighty_empires-name-revolution_hits_capital }
mighty_empires-word-option_revolution_hits_capital_off = { mighty_empires-choice-revolution_hits_capital-off }
mighty_empires-word-option_revolution_hits_capital_on = { mighty_empires-choice-revolution_hits_capital-on }
mighty_empires-word-option_isolated_mines_pay = { mighty_empires-name-isolated_mines_pay }
mighty_empires-word-option_isolated_mines_pay_off = { mighty_empires-choice-isolated_mines_pay-off }
mighty_empires-word-option_isolated_mines_pay_on = { mighty_empires-choice-isolated_mines_pay-on }
mighty_empires-word-option_hoard_total_3 = { mighty_empires-name-hoard_total_3 }
mighty_empires-word-option_hoard_total_3_off = { mighty_empires-choice-hoard_total_3-off }
mighty_empires-word-option_hoard_total_3_on = { mighty_empires-choice-hoard_total_3-on }
mighty_empires-word-option_hoard_as_tower = { mighty_empires-name-hoard_as_tower }
mighty_empires-word-option_hoard_as_tower_off = { mighty_empires-choice-hoard_as_tower-off }
mighty_empires-word-option_hoard_as_tower_on = { mighty_empires-choice-hoard_as_tower-on }
mighty_empires-word-option_skaven_strict = { mighty_empires-name-skaven_strict }
mighty_empires-word-option_skaven_strict_off = { mighty_empires-choice-skaven_strict-off }
mighty_empires-word-option_skaven_strict_on = { mighty_empires-choice-skaven_strict-on }
mighty_empires-word-option_elimination = { mighty_empires-name-elimination }
mighty_empires-word-option_elimination_off = { mighty_empires-choice-elimination-off }
mighty_empires-word-option_elimination_on = { mighty_empires-choice-elimination-on }
mighty_empires-word-option_component_limits = { mighty_empires-name-component_limits }
mighty_empires-word-option_component_limits_off = { mighty_empires-choice-component_limits-off }
mighty_empires-word-option_component_limits_on = { mighty_empires-choice-component_limits-on }
mighty_empires-word-option_extra_battles = { mighty_empires-name-extra_battles }
mighty_empires-word-option_extra_battles_off = { mighty_empires-choice-extra_battles-off }
mighty_empires-word-option_extra_battles_on = { mighty_empires-choice-extra_battles-on }
mighty_empires-word-option_assassin_wounds = { mighty_empires-name-assassin_wounds }
mighty_empires-word-option_assassin_wounds_off = { mighty_empires-choice-assassin_wounds-off }
mighty_empires-word-option_assassin_wounds_on = { mighty_empires-choice-assassin_wounds-on }
mighty_empires-word-option_unplayed_rp = { mighty_empires-name-unplayed_rp }
mighty_empires-word-option_largest_bonus = { mighty_empires-name-largest_bonus }
mighty_empires-word-option_seasons = { mighty_empires-name-seasons }
mighty_empires-word-option_seasons_off = { mighty_empires-choice-seasons-off }
mighty_empires-word-option_seasons_on = { mighty_empires-choice-seasons-on }
mighty_empires-word-option_race_rules = { mighty_empires-name-race_rules }
mighty_empires-word-option_race_rules_off = { mighty_empires-choice-race_rules-off }
mighty_empires-word-option_race_rules_on = { mighty_empires-choice-race_rules-on }
mighty_empires-word-option_dwarf_castle_mine = { mighty_empires-name-dwarf_castle_mine }
mighty_empires-word-option_dwarf_castle_mine_off = { mighty_empires-choice-dwarf_castle_mine-off }
mighty_empires-word-option_dwarf_castle_mine_on = { mighty_empires-choice-dwarf_castle_mine-on }
mighty_empires-word-option_seal_gold = { mighty_empires-name-seal_gold }
mighty_empires-word-option_seal_gold_off = { mighty_empires-choice-seal_gold-off }
mighty_empires-word-option_seal_gold_on = { mighty_empires-choice-seal_gold-on }
mighty_empires-word-option_vacant = { mighty_empires-name-vacant }
mighty_empires-word-option_most_battles = { mighty_empires-name-most_battles }
mighty_empires-word-option_most_battles_none = { mighty_empires-choice-most_battles-none }
mighty_empires-word-option_volcano_surcharge = { mighty_empires-name-volcano_surcharge }
mighty_empires-word-option_volcano_surcharge_off = { mighty_empires-choice-volcano_surcharge-off }
mighty_empires-word-option_volcano_surcharge_on = { mighty_empires-choice-volcano_surcharge-on }
mighty_empires-word-option_dragon_guards = { mighty_empires-name-dragon_guards }
mighty_empires-word-option_dragon_guards_off = { mighty_empires-choice-dragon_guards-off }
mighty_empires-word-option_dragon_guards_on = { mighty_empires-choice-dragon_guards-on }
mighty_empires-word-option_loser_barred = { mighty_empires-name-loser_barred }
mighty_empires-word-option_loser_barred_off = { mighty_empires-choice-loser_barred-off }
mighty_empires-word-option_loser_barred_on = { mighty_empires-choice-loser_barred-on }
mighty_empires-word-option_most_reinforced = { mighty_empires-name-most_reinforced }
mighty_empires-word-option_most_reinforced_none = { mighty_empires-choice-most_reinforced-none }
mighty_empires-word-option_undead_windfalls = { mighty_empires-name-undead_windfalls }
mighty_empires-word-option_undead_windfalls_harvest = { mighty_empires-choice-undead_windfalls-harvest }
mighty_empires-word-option_undead_windfalls_none = { mighty_empires-choice-undead_windfalls-none }
mighty_empires-word-option_undead_windfalls_all = { mighty_empires-choice-undead_windfalls-all }
mighty_empires-word-option_winter_ranking = { mighty_empires-name-winter_ranking }
mighty_empires-word-option_winter_ranking_start = { mighty_empires-choice-winter_ranking-start }
mighty_empires-word-option_winter_ranking_moment = { mighty_empires-choice-winter_ranking-moment }
mighty_empires-word-option_beastmen_raiders = { mighty_empires-name-beastmen_raiders }
mighty_empires-word-option_beastmen_raiders_off = { mighty_empires-choice-beastmen_raiders-off }
mighty_empires-word-option_beastmen_raiders_on = { mighty_empires-choice-beastmen_raiders-on }

## Würfe und Lose an einem Tisch mit echten Würfeln

mighty_empires-draw-template = Lost die Vorlage der Heimaten aus. Welche ist es?
mighty_empires-draw-open = Lost das offene Land der Heimaten aus. Welches ist es?
mighty_empires-draw-wild = Lost das wilde Land der Heimaten aus. Welches ist es?
mighty_empires-draw-pair = Lost aus, ob der Wald vorn oder hinten liegt. Was ist es?
mighty_empires-draw-palette = Lost das nächste Land um den Vulkan aus. Welches ist es?
mighty_empires-draw-tile = Zieht das nächste Feld der Karte. Das wievielte im Beutel ist es?
mighty_empires-draw-place = Lost aus, wo es hinkommt. Der wievielte Platz ist es?
mighty_empires-draw-race = Lost das nächste Volk aus. Welches ist es?
mighty_empires-draw-home = Lost die nächste Heimat aus. Welche ist es?
mighty_empires-draw-lot = Lost aus, wer von den Gleichen zuerst handelt. Wer ist es?
mighty_empires-draw-idle = Lost für jemanden, der weg ist. Welches Feld ist es?
mighty_empires-draw-spell = Würfelt auf der Zaubertabelle. Was zeigt der Würfel?
mighty_empires-draw-distance = Würfelt, ob der Zauber ankommt. Was zeigt der nächste Würfel?
mighty_empires-draw-direction = Würfelt die Richtung (1 Osten, 2 Nordosten, … 6 Südosten). Was zeigt der Würfel?
mighty_empires-draw-destroy = Würfelt, ob ein Gebäude fällt. Was zeigt der Würfel?
mighty_empires-draw-gold = Würfelt um Gold. Was zeigt der nächste Würfel?
mighty_empires-draw-tax = Würfelt die Steuern. Was zeigt der nächste Würfel?
mighty_empires-draw-mine = Würfelt für eine Mine. Was zeigt der nächste Würfel?
mighty_empires-draw-agent = Würfelt für den Agenten. Was zeigt der Würfel?
mighty_empires-draw-winter = Würfelt das Winterereignis. Was zeigt der nächste Würfel?
mighty_empires-draw-dragons = Würfelt die Zahl der Drachen. Was zeigt der nächste Würfel?
mighty_empires-draw-raiders = Würfelt für ein Grenzfeld. Was zeigt der Würfel?
mighty_empires-draw-first = Würfelt um den ersten Zug, Herausforderer zuerst. Was zeigt der Würfel?
mighty_empires-draw-assassin = Würfelt für den Attentäter. Was zeigt der Würfel?
mighty_empires-draw-fortune = Würfelt das Glück, Herausforderer zuerst. Was zeigt der nächste Würfel?
mighty_empires-draw-attack = Würfelt den Angriff, Herausforderer zuerst. Was zeigt der nächste Würfel?
mighty_empires-draw-lava = Würfelt für die Lava, Herausforderer zuerst. Was zeigt der Würfel?
mighty_empires-draw-prey = Würfelt, wen der Drache angreift. Was zeigt der Würfel?
mighty_empires-draw-breath = Würfelt den Atem des Drachen. Was zeigt der nächste Würfel?
mighty_empires-draw-fall = Würfelt, ob der General fällt. Was zeigt der nächste Würfel?
mighty_empires-draw-hill = Würfelt um den Hügel, Herausforderer zuerst. Was zeigt der nächste Würfel?
mighty_empires-draw-volcano = Lost aus, aus welchem Vulkan die Drachen kommen. Welcher ist es?
mighty_empires-draw-nearest = Mehrere Reiche sind gleich nah. Lost eins aus: welches ist es?

## Was an einer Karte falsch ist, und was nur auffällt

mighty_empires-map-format = das ist keine Karte von Mighty Empires; „format“ muss { $format } sein
mighty_empires-map-tiles = „tiles“ muss eine Liste von Feldern sein
mighty_empires-map-place = Feld Nummer { $number }: q und r müssen ganze Zahlen von -{ $farthest } bis { $farthest } sein
mighty_empires-map-terrain = Feld { $tile }: das Gelände „{ $terrain }“ gibt es nicht; möglich sind { $known }
mighty_empires-map-flow = Feld { $tile }: die Fließrichtung ist eine Zahl von 1 bis 6, nicht „{ $flow }“
mighty_empires-map-building = Feld { $tile }: „{ $building }“ ist weder Mine noch Burg noch Stadt
mighty_empires-map-label = Feld { $tile }: die Beschriftung muss ein Text sein
mighty_empires-map-players = „players“ muss die kleinste und die größte Spielerzahl nennen, zwischen 2 und 8
mighty_empires-map-homes = „homes“ muss Heimaten nennen, jede mit „center“ und „tiles“, die Mitte unter ihren Feldern
mighty_empires-map-twice = Feld { $tile } steht zweimal da
mighty_empires-map-size = { $count } Felder; möglich sind { $least } bis { $most }
mighty_empires-map-volcanoes = Feld { $tile }: das ist Vulkan Nummer { $count }; höchstens { $most } sind möglich
mighty_empires-map-flow-dry = Feld { $tile }: nur Flüsse fließen, nicht { $terrain }
mighty_empires-map-flow-blocked = Feld { $tile }: der Fluss fließt nach { $goal } ({ $terrain }); dort muss Fluss, Sumpf oder See sein oder die Karte enden
mighty_empires-map-mine = Feld { $tile }: eine Mine steht nur an Flüssen und im Gebirge, nicht auf { $terrain }
mighty_empires-map-on-volcano = Feld { $tile }: auf einem Vulkan steht nichts, auch nicht { $building }
mighty_empires-map-cycle = Feld { $tile }: der Fluss fließt im Kreis
mighty_empires-map-apart = Feld { $tile } hängt nicht mit den anderen zusammen
mighty_empires-map-home-outside = Heimat { $home }: Feld { $tile } liegt nicht auf der Karte
mighty_empires-map-home-overlap = Feld { $tile } gehört zu Heimat { $home } und zu Heimat { $other }
mighty_empires-map-no-source = Feld { $tile }: der Fluss hat keine Quelle, weder Gebirge daneben noch Zufluss
mighty_empires-map-no-volcano = es gibt keinen Vulkan
mighty_empires-map-small = { $count } Felder sind wenig für { $players } Spieler; 7 je Spieler sollten es sein
mighty_empires-map-poor-home = Heimat { $home } um { $tile } hat weder Ackerland noch Fluss
mighty_empires-map-unequal-homes = die Heimaten haben nicht das gleiche Gelände

## Fehler

error-mighty_empires-race = Option races: das Volk '{ $name }' gibt es nicht; möglich sind { $races }
error-mighty_empires-races = Option races: { $count } Völker für { $players } Sitze
error-mighty_empires-quality = Option quality: '{ $text }' ist weder eine Zahl von 80 bis 120 noch { $players } davon mit Komma (ME-9.17)
error-mighty_empires-vacant = mindestens { $least } Sitze müssen besetzt sein (ME-R5)
error-mighty_empires-no-map = dazu muss die Option map eine Karte enthalten (ME-15.4)
error-mighty_empires-own-map = gespielt wird auf der Karte in der Option map (ME-15.4)
error-mighty_empires-slots = die Karte braucht dazu eine Heimat für jeden Sitz (ME-0.12)
error-mighty_empires-neutral-castles = gibt es nur auf Karten, die map_source=flower macht
error-mighty_empires-map-count = Option map: diese Karte ist für { $least } bis { $most } Spieler, nicht für { $players }
error-mighty_empires-map-full = Option map: { $tiles } Felder sind keine Vulkane; { $needed } werden am Start gebraucht (ME-15.10)
error-mighty_empires-map-capitals = Option map: auf { $tiles } Feldern kann eine Hauptstadt stehen; { $needed } werden gebraucht (ME-15.10)
error-mighty_empires-map-json = Option map: kein gültiges JSON: { $problem }
error-mighty_empires-map-format = Option map: das ist keine Karte von Mighty Empires; „format“ muss { $format } sein
error-mighty_empires-map-tiles = Option map: „tiles“ muss eine Liste von Feldern sein
error-mighty_empires-map-place = Option map: Feld Nummer { $number }: q und r müssen ganze Zahlen von -{ $farthest } bis { $farthest } sein
error-mighty_empires-map-terrain = Option map: Feld { $tile }: das Gelände „{ $terrain }“ gibt es nicht; möglich sind { $known }
error-mighty_empires-map-flow = Option map: Feld { $tile }: die Fließrichtung ist eine Zahl von 1 bis 6, nicht „{ $flow }“
error-mighty_empires-map-building = Option map: Feld { $tile }: „{ $building }“ ist weder Mine noch Burg noch Stadt
error-mighty_empires-map-label = Option map: Feld { $tile }: die Beschriftung muss ein Text sein
error-mighty_empires-map-players = Option map: „players“ muss die kleinste und die größte Spielerzahl nennen, zwischen 2 und 8
error-mighty_empires-map-homes = Option map: „homes“ muss Heimaten nennen, jede mit „center“ und „tiles“, die Mitte unter ihren Feldern
error-mighty_empires-map-twice = Option map: Feld { $tile } steht zweimal da
error-mighty_empires-map-size = Option map: { $count } Felder; möglich sind { $least } bis { $most }
error-mighty_empires-map-volcanoes = Option map: Feld { $tile }: das ist Vulkan Nummer { $count }; höchstens { $most } sind möglich
error-mighty_empires-map-flow-dry = Option map: Feld { $tile }: nur Flüsse fließen, nicht { $terrain }
error-mighty_empires-map-flow-blocked = Option map: Feld { $tile }: der Fluss fließt nach { $goal } ({ $terrain }); dort muss Fluss, Sumpf oder See sein oder die Karte enden
error-mighty_empires-map-mine = Option map: Feld { $tile }: eine Mine steht nur an Flüssen und im Gebirge, nicht auf { $terrain }
error-mighty_empires-map-on-volcano = Option map: Feld { $tile }: auf einem Vulkan steht nichts, auch nicht { $building }
error-mighty_empires-map-cycle = Option map: Feld { $tile }: der Fluss fließt im Kreis
error-mighty_empires-map-apart = Option map: Feld { $tile } hängt nicht mit den anderen zusammen
error-mighty_empires-map-home-outside = Option map: Heimat { $home }: Feld { $tile } liegt nicht auf der Karte
error-mighty_empires-map-home-overlap = Option map: Feld { $tile } gehört zu Heimat { $home } und zu Heimat { $other }

## Was ein Tipp sagt: wie ein Zug verändert, was eine Seite hat

mighty_empires-feature-points = { $way ->
    [more] mehr Siegpunkte
   *[less] weniger Siegpunkte
 }
mighty_empires-feature-near_goal = { $way ->
    [more] näher am Ziel
   *[less] weiter weg vom Ziel
 }
mighty_empires-feature-gold = { $way ->
    [more] mehr Gold für Schlachten
   *[less] weniger Gold für Schlachten
 }
mighty_empires-feature-income = { $way ->
    [more] mehr Gold aus Minen
   *[less] weniger Gold aus Minen
 }
mighty_empires-feature-empire_points = { $way ->
    [more] mehr übrige Reichspunkte
   *[less] weniger übrige Reichspunkte
 }
mighty_empires-feature-castles = { $way ->
    [more] mehr Burgen, die wachsen können
   *[less] weniger Burgen, die wachsen können
 }
mighty_empires-feature-room = { $way ->
    [more] mehr freies Land neben dem Reich
   *[less] weniger freies Land neben dem Reich
 }
mighty_empires-feature-exposed = { $way ->
    [more] mehr Gefahr für die Hauptstadt
   *[less] weniger Gefahr für die Hauptstadt
 }
mighty_empires-feature-hunting = { $way ->
    [more] näher an fremden Hauptstädten
   *[less] weiter weg von fremden Hauptstädten
 }
mighty_empires-feature-volcano = { $way ->
    [more] näher an einem Vulkan
   *[less] weiter weg von einem Vulkan
 }
mighty_empires-feature-special = { $way ->
    [more] ein Sondergebäude, das steht
   *[less] kein Sondergebäude
 }
mighty_empires-feature-hoard = { $way ->
    [more] mehr Vulkane, die leicht verloren gehen
   *[less] weniger Vulkane, die leicht verloren gehen
 }
mighty_empires-feature-land = { $way ->
    [more] mehr Land
   *[less] weniger Land
 }
mighty_empires-feature-homeless = { $way ->
    [more] keine Hauptstadt
   *[less] eine Hauptstadt
 }
mighty_empires-feature-plague = { $way ->
    [more] Seuche im Heer
   *[less] keine Seuche im Heer
 }
mighty_empires-feature-largest = { $way ->
    [more] das größte Reich
   *[less] nicht das größte Reich
 }
