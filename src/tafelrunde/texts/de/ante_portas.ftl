# Ante Portas auf Deutsch

ante_portas-title = Ante Portas
ante_portas-subtitle = Gemeinsam Häuser bauen, Soldaten einberufen und das Land gegen Plünderer oder Drachen halten. Allein bis zu dritt, oder zwei Teams gegeneinander.

## Sitze und Teams

ante_portas-word-acorn = Eichel
ante_portas-word-birch = Birke
ante_portas-word-clover = Klee
ante_portas-word-dune = Düne
ante_portas-word-a = Team A
ante_portas-word-b = Team B
ante_portas-word-nobody = niemand
ante_portas-word-last_wave = Letzte Welle

## Güter, Leute, Figuren

ante_portas-word-wood = Holz
ante_portas-word-clay = Lehm
ante_portas-word-food = Nahrung
ante_portas-word-planks = Bretter
ante_portas-word-bricks = Ziegel
ante_portas-word-ore = Eisenerz
ante_portas-word-tools = Werkzeug
ante_portas-word-taler = Taler
ante_portas-word-farmer = Bauer
ante_portas-word-citizen = Bürger
ante_portas-word-base = Basiseinheit
ante_portas-word-elite = Eliteeinheit
ante_portas-word-engine = Geschütz
ante_portas-word-crewed = Geschütz mit Besatzung
ante_portas-word-rider = Geschütz auf dem Weg
ante_portas-word-crewed_exhausted = Geschütz mit erschöpfter Besatzung
ante_portas-word-troop_1 = Teil 1
ante_portas-word-troop_2 = Teil 2
ante_portas-word-troop_3 = Teil 3
ante_portas-word-troop_4 = Teil 4
ante_portas-word-troop_5 = Teil 5
ante_portas-word-troop_6 = Teil 6
ante_portas-word-troop_7 = Teil 7
ante_portas-word-troop_8 = Teil 8
ante_portas-word-troop_9 = Teil 9
ante_portas-word-troop_10 = Teil 10
ante_portas-word-troop_11 = Teil 11
ante_portas-word-troop_12 = Teil 12
ante_portas-word-troop_13 = Teil 13
ante_portas-word-troop_14 = Teil 14

## Gebäude und Plättchen

ante_portas-word-farm = Hof
ante_portas-word-estate = Gutshof
ante_portas-word-flat = Wohnung
ante_portas-word-apartment = Mietshaus
ante_portas-word-storage_shed = Lagerschuppen
ante_portas-word-storage_house = Lagerhaus
ante_portas-word-foresters_house = Försterei
ante_portas-word-hunting_lodge = Jagdhütte
ante_portas-word-hollow = Lehmgrube
ante_portas-word-iron_mine = Bergwerk
ante_portas-word-pub = Kneipe
ante_portas-word-theater = Theater
ante_portas-word-factory = Manufaktur
ante_portas-word-library = Bibliothek
ante_portas-word-institute = Institut
ante_portas-word-guard_post = Wachposten
ante_portas-word-watchtower = Wachturm
ante_portas-word-trench = Schützengraben
ante_portas-word-bunker = Bunker
ante_portas-word-catapult = Katapult
ante_portas-word-howitzer = Haubitze
ante_portas-word-tread_mine = Tretmine
ante_portas-word-bounding_mine = Springmine
ante_portas-word-splinter_mine = Splittermine
ante_portas-word-trap = Falle
ante_portas-word-bomb = Bombe

## Orte

ante_portas-word-market = Markt
ante_portas-word-riverbank_grove = Uferhain
ante_portas-word-joiner = Schreiner
ante_portas-word-builder_farm = Baumeister für Höfe
ante_portas-word-builder_library = Baumeister für Bibliotheken
ante_portas-word-builder_hunting_lodge = Baumeister für Jagdhütten
ante_portas-word-builder_foresters_house = Baumeister für Förstereien
ante_portas-word-builder_storage_shed = Baumeister für Lagerschuppen
ante_portas-word-developer = Entwickler
ante_portas-word-librarian = Bibliothekar
ante_portas-word-day_laborer = Tagelöhner
ante_portas-word-head_official = Amtmann
ante_portas-word-grove = Hain
ante_portas-word-clay_delve = Lehmstich
ante_portas-word-clayburner = Ziegelbrenner
ante_portas-word-baker = Bäcker
ante_portas-word-builder_hollow = Baumeister für Lehmgruben
ante_portas-word-builder_factory = Baumeister für Manufakturen
ante_portas-word-builder_pub = Baumeister für Kneipen
ante_portas-word-builder_estate = Baumeister für Gutshöfe
ante_portas-word-builder_flat = Baumeister für Wohnungen
ante_portas-word-riverbank_forest = Uferwald
ante_portas-word-clay_pocket = Lehmkuhle
ante_portas-word-ore_pit = Erzgrube
ante_portas-word-grand_baker = Großbäcker
ante_portas-word-loamburner = Lehmbrenner
ante_portas-word-blacksmith = Schmied
ante_portas-word-builder_institute = Baumeister für Institute
ante_portas-word-builder_storage_house = Baumeister für Lagerhäuser
ante_portas-word-builder_theater = Baumeister für Theater
ante_portas-word-builder_iron_mine = Baumeister für Bergwerke
ante_portas-word-builder_apartment = Baumeister für Mietshäuser
ante_portas-word-recruiting_officer = Personaloffizier
ante_portas-word-commander = Befehlshaber
ante_portas-word-field_doctor = Feldarzt
ante_portas-word-mine_layer_tread = Minenleger für Tretminen
ante_portas-word-builder_guard_post = Baumeister für Wachposten
ante_portas-word-supreme_commander = Oberbefehlshaber
ante_portas-word-mine_layer_bounding = Minenleger für Springminen
ante_portas-word-trapper = Fallensteller
ante_portas-word-builder_trench = Baumeister für Schützengräben
ante_portas-word-builder_catapult = Baumeister für Katapulte
ante_portas-word-mine_layer_splinter = Minenleger für Splitterminen
ante_portas-word-combat_engineer = Bombenleger
ante_portas-word-builder_watchtower = Baumeister für Wachtürme
ante_portas-word-builder_bunker = Baumeister für Bunker
ante_portas-word-builder_howitzer = Baumeister für Haubitzen

## Marktkarten

ante_portas-word-m1_farm = Hofmarkt
ante_portas-word-m1_shed = Schuppenmarkt
ante_portas-word-m1_forester = Förstermarkt
ante_portas-word-m1_lodge = Jägermarkt
ante_portas-word-m1_planks = Brettermarkt
ante_portas-word-m1_librarian = Büchermarkt
ante_portas-word-m1_head = Amtsmarkt
ante_portas-word-m2_estate = Gutsmarkt
ante_portas-word-m2_flat = Wohnungsmarkt
ante_portas-word-m2_hollow = Lehmmarkt
ante_portas-word-m2_factory = Manufakturmarkt
ante_portas-word-m2_bricks = Ziegelmarkt
ante_portas-word-m2_planks = Sägemarkt
ante_portas-word-m2_head = Kanzleimarkt
ante_portas-word-lw1 = Feldmarkt
ante_portas-word-lw2 = Trossmarkt

## Anschaffungen; gleiche Namen haben ihre Nummer dabei

ante_portas-word-i101 = Steinaxt
ante_portas-word-i102 = Aufgebot
ante_portas-word-i103 = Holzschaufel
ante_portas-word-i104 = Pulverfässer
ante_portas-word-i105 = Holzsäge (105)
ante_portas-word-i106 = Fangeisen
ante_portas-word-i107 = Ruine (107)
ante_portas-word-i108 = Palisade
ante_portas-word-i109 = Amboss (109)
ante_portas-word-i110 = Gästekammer
ante_portas-word-i111 = Schanzarbeit
ante_portas-word-i112 = Handsäge
ante_portas-word-i113 = Lehmofen
ante_portas-word-i114 = Auftrag: Hof
ante_portas-word-i115 = Auftrag: Gutshof
ante_portas-word-i116 = Auftrag: Wohnung
ante_portas-word-i117 = Auftrag: Försterei
ante_portas-word-i118 = Auftrag: Lehmgrube
ante_portas-word-i119 = Auftrag: Jagdhütte
ante_portas-word-i120 = Auftrag: Lagerschuppen
ante_portas-word-i121 = Feldlazarett
ante_portas-word-i122 = Gewaltmarsch
ante_portas-word-i123 = Axt
ante_portas-word-i124 = Spaten
ante_portas-word-i125 = Gemüsegarten
ante_portas-word-i126 = Biberburg
ante_portas-word-i127 = Lehmloch
ante_portas-word-i128 = Ferienhütte (128)
ante_portas-word-i129 = Ferienhütte (129)
ante_portas-word-i130 = Ferienwohnung (130)
ante_portas-word-i131 = Ferienwohnung (131)
ante_portas-word-i132 = Vorratshaus
ante_portas-word-i133 = Schulung
ante_portas-word-i134 = Grundbuch
ante_portas-word-i135 = Signalhörner
ante_portas-word-i201 = Holzsäge (201)
ante_portas-word-i202 = Veteranen
ante_portas-word-i203 = Ruine (203)
ante_portas-word-i204 = Mauerwerk
ante_portas-word-i205 = Feuerstelle
ante_portas-word-i206 = Amboss (206)
ante_portas-word-i207 = Sprengladung
ante_portas-word-i208 = Spaltsäge
ante_portas-word-i209 = Steinofen
ante_portas-word-i210 = Werkzeugmacher
ante_portas-word-i211 = Auftrag: Mietshaus
ante_portas-word-i212 = Auftrag: Bergwerk
ante_portas-word-i213 = Auftrag: Lagerhaus
ante_portas-word-i214 = Plattensäge
ante_portas-word-i215 = Brennofen
ante_portas-word-i216 = Eisenhacke
ante_portas-word-i217 = Obsthof
ante_portas-word-i218 = Erzstollen
ante_portas-word-i219 = Werkstatt
ante_portas-word-i220 = Dorfkapelle
ante_portas-word-i221 = Schlachtbank
ante_portas-word-i222 = Landhaus (222)
ante_portas-word-i223 = Landhaus (223)
ante_portas-word-i224 = Herberge (224)
ante_portas-word-i225 = Herberge (225)
ante_portas-word-i226 = Feldküche
ante_portas-word-i227 = Holzspeicher
ante_portas-word-i228 = Lehmspeicher
ante_portas-word-i229 = Erzspeicher
ante_portas-word-i230 = Nahrungsspeicher
ante_portas-word-i231 = Sackkarre
ante_portas-word-i232 = Kriegsrat
ante_portas-word-i233 = Veteranenrente
ante_portas-word-i234 = Söldner
ante_portas-word-i235 = Fahrkarte

## Bewegungskarten: Pfeile, brennende mit *, und Fähigkeiten

ante_portas-word-r101 = R101 · ↓
ante_portas-word-r102 = R102 · ↓ ↓
ante_portas-word-r103 = R103 · ↙
ante_portas-word-r104 = R104 · ↘
ante_portas-word-r105 = R105 · ↓ ↙
ante_portas-word-r106 = R106 · vereinen
ante_portas-word-r107 = R107 · ↓ · schießen 1
ante_portas-word-r108 = R108 · ↙ ↓
ante_portas-word-r109 = R109 · ↓ · verstärken +1 Basis
ante_portas-word-r110 = R110 · ↘ ↓
ante_portas-word-r111 = R111 · ↓ · Fallen zerstören
ante_portas-word-r112 = R112 · ↘ ↙
ante_portas-word-r113 = R113 · ↙ · verstärken +1 Basis
ante_portas-word-r114 = R114 · ↓
ante_portas-word-r115 = R115 · ↓ ↘
ante_portas-word-r116 = R116 · stürmen, schwächer 1
ante_portas-word-r117 = R117 · ↓ ↓ · stärker 1
ante_portas-word-r118 = R118 · ↘
ante_portas-word-r119 = R119 · ↙ ↘
ante_portas-word-r120 = R120 · ↘ ↓ · Schwund in Fallen
ante_portas-word-r121 = R121 · ↓ · Bürger verwunden
ante_portas-word-r122 = R122 · ↓ ↓ · fällt vor Bürgern
ante_portas-word-r201 = R201 · ↓
ante_portas-word-r202 = R202 · ↓ · formieren 1 Basis → 1 Elite
ante_portas-word-r203 = R203 · ↙
ante_portas-word-r204 = R204 · ↘ ↓
ante_portas-word-r205 = R205 · ↓ ↙
ante_portas-word-r206 = R206 · vereinen
ante_portas-word-r207 = R207 · ↓ · schießen 3
ante_portas-word-r208 = R208 · ↙ ↓
ante_portas-word-r209 = R209 · ↓ · formieren 2 Basis → 1 Elite
ante_portas-word-r210 = R210 · ↘ ↓
ante_portas-word-r211 = R211 · ↓ · Fallen zerstören
ante_portas-word-r212 = R212 · ↘ ↙
ante_portas-word-r213 = R213 · ↙ · verstärken +2 Basis
ante_portas-word-r214 = R214 · ↓ ↓
ante_portas-word-r215 = R215 · ↓ ↘
ante_portas-word-r216 = R216 · stürmen, schwächer 2
ante_portas-word-r217 = R217 · ↓ ↓ · stärker 2
ante_portas-word-r218 = R218 · ↘
ante_portas-word-r219 = R219 · ↙ ↘ ↓
ante_portas-word-r220 = R220 · ↘ ↓ · Schwund in Fallen
ante_portas-word-r221 = R221 · ↓ · stärker 3
ante_portas-word-r222 = R222 · ↓ ↓ · fällt vor Bürgern, Bürger verwunden
ante_portas-word-d101 = D101 · ↓ ↓
ante_portas-word-d102 = D102 · ↘ ↓* ↙
ante_portas-word-d103 = D103 · ↙ ↓*
ante_portas-word-d104 = D104 · ↓* ↓
ante_portas-word-d105 = D105 · aufteilen
ante_portas-word-d106 = D106 · Feuer im Stand 1
ante_portas-word-d107 = D107 · ↓ ↙*
ante_portas-word-d108 = D108 · ↓ ↓ · weiterfliegen: Bauern
ante_portas-word-d109 = D109 · ↓* ↓ · verstärken +1 Basis
ante_portas-word-d110 = D110 · umfliegen ↙↓↘ ↘↓↙
ante_portas-word-d111 = D111 · umfliegen ↓↘↙ ↓↙↘
ante_portas-word-d112 = D112 · ↓ ↙ · weiterfliegen: Minen
ante_portas-word-d113 = D113 · ↘* ↓
ante_portas-word-d114 = D114 · ↓ ↘ · Fallen zerstören
ante_portas-word-d115 = D115 · ↓ ↓ · anfangs schwächer 1
ante_portas-word-d116 = D116 · ↘ ↓ · weiterfliegen: Gebäude
ante_portas-word-d117 = D117 · ↓ ↓ · Gebäude zerstören: Wachposten, Wachturm
ante_portas-word-d118 = D118 · ↙ ↓ · Gebäude zerstören: Schützengraben, Bunker
ante_portas-word-d119 = D119 · ↓ ↓
ante_portas-word-d120 = D120 · ↓ · weiterfliegen: Bürger
ante_portas-word-d121 = D121 · ↓* ↓*
ante_portas-word-d122 = D122 · umfliegen ↘↓↙ ↙↓↘
ante_portas-word-d201 = D201 · ↓ ↓
ante_portas-word-d202 = D202 · ↘ ↓* ↙
ante_portas-word-d203 = D203 · ↙ ↓*
ante_portas-word-d204 = D204 · ↓* ↓
ante_portas-word-d205 = D205 · aufteilen
ante_portas-word-d206 = D206 · Feuer im Stand 2
ante_portas-word-d207 = D207 · ↓ ↙* ↓
ante_portas-word-d208 = D208 · ↓ · weiterfliegen: Bauern
ante_portas-word-d209 = D209 · ↓* ↓ · verstärken +1 Elite
ante_portas-word-d210 = D210 · umfliegen ↙↓↘ ↘↓↙
ante_portas-word-d211 = D211 · umfliegen ↓↘↙ ↓↙↘
ante_portas-word-d212 = D212 · ↓ ↙ · weiterfliegen: Minen
ante_portas-word-d213 = D213 · ↘* ↓
ante_portas-word-d214 = D214 · ↓ ↘ · Fallen zerstören
ante_portas-word-d215 = D215 · ↓ ↓ · anfangs schwächer 2
ante_portas-word-d216 = D216 · ↘ ↓ · weiterfliegen: Gebäude
ante_portas-word-d217 = D217 · ↓ ↓ · Gebäude zerstören: Katapult, Haubitze
ante_portas-word-d218 = D218 · ↙ ↓ · Gebäude zerstören: Schützengraben, Bunker
ante_portas-word-d219 = D219 · ↓ ↓*
ante_portas-word-d220 = D220 · ↓ · weiterfliegen: Bürger
ante_portas-word-d221 = D221 · ↓* ↓*
ante_portas-word-d222 = D222 · umfliegen ↘↓↙ ↙↓↘

## Fähigkeiten der Bewegungskarten

ante_portas-word-unite = vereinen
ante_portas-word-enlarge = verstärken
ante_portas-word-form = formieren
ante_portas-word-destroy_trap = Fallen zerstören
ante_portas-word-rush = stürmen
ante_portas-word-weaker = schwächer
ante_portas-word-stronger = stärker
ante_portas-word-shrink_in_trap = Schwund in Fallen
ante_portas-word-wound_citizens = Bürger verwunden
ante_portas-word-falls_to_citizen = fällt vor Bürgern
ante_portas-word-split = aufteilen
ante_portas-word-fire_standing = Feuer im Stand
ante_portas-word-fly_on = weiterfliegen
ante_portas-word-fly_around = umfliegen
ante_portas-word-weaker_first = anfangs schwächer
ante_portas-word-destroy_building = Gebäude zerstören
ante_portas-about-unite = Die Truppe springt zur anderen Truppe auf dem Feld mit der niedrigsten Nummer.
ante_portas-about-shoot = Vor dem Zug nimmt jedes Feld links unten, unten und rechts unten { $number } Schaden; was niemand nehmen kann, verstärkt die Truppe dort.
ante_portas-about-enlarge = Die Truppe bekommt die genannten Einheiten aus dem Vorrat.
ante_portas-about-form = Die Truppe tauscht die erstgenannten Einheiten einmal gegen die zweitgenannten.
ante_portas-about-destroy_trap = Jede Falle, in der die Truppe beginnt oder die sie betritt, wird zerstört.
ante_portas-about-rush = Statt der Pfeile geht eine Truppe aus 1, 2, 3, 4 oder ab 5 Figuren 4, 3, 2, 1 oder 0 Felder nach unten.
ante_portas-about-weaker = Die Truppe ist in jedem Kampf dieser Karte um { $number } schwächer.
ante_portas-about-stronger = Die Truppe ist in jedem Kampf dieser Karte um { $number } stärker, erträgt dadurch aber nicht mehr Schaden.
ante_portas-about-shrink_in_trap = Betritt die Truppe eine Falle, verliert sie 1 Basiseinheit.
ante_portas-about-wound_citizens = In jedem Kampf dieser Karte kommen zuerst alle Bürger des Feldes ins Lazarett.
ante_portas-about-falls_to_citizen = Betritt die Truppe ein Feld mit mindestens einem Bürger, ist sie ganz besiegt, ohne Kampf.
ante_portas-about-split = Die Hälfte der Figuren, aufgerundet, geht nach links unten, der Rest nach rechts unten.
ante_portas-about-fire_standing = Die Truppe bleibt stehen und speit { $number } Feuer auf die Felder links unten, unten und rechts unten.
ante_portas-about-fly_on = Führt ein Pfeil auf ein Feld mit der genannten Einheit, fliegt die Truppe in derselben Richtung weiter bis zu einem Feld ohne sie.
ante_portas-about-fly_around = Aus jeder Gruppe gilt der erste Pfeil, der auf ein Feld ohne eigene Einheiten führt; gibt es keinen, endet die Karte.
ante_portas-about-weaker_first = Die Truppe ist auf dem Feld ihres ersten Pfeils um { $number } schwächer.
ante_portas-about-destroy_building = Betritt die Truppe ein Feld mit einem der genannten Gebäude, wird es sofort zerstört.

## Was man tut

ante_portas-word-place = anlegen
ante_portas-word-go = gehen
ante_portas-word-ticket = fahren
ante_portas-word-on = weiterziehen
ante_portas-word-stay = bleiben
ante_portas-word-act = Aktion
ante_portas-word-bundle = Angebot
ante_portas-word-special = Sonderaktion
ante_portas-word-refine = umwandeln
ante_portas-word-sell = verkaufen
ante_portas-word-build = bauen
ante_portas-word-lay = setzen
ante_portas-word-flip = ausbauen
ante_portas-word-draft = einberufen
ante_portas-word-dismiss = entlassen
ante_portas-word-heal = heilen
ante_portas-word-raise = aufrichten
ante_portas-word-move = bewegen
ante_portas-word-add = dazu
ante_portas-word-commit = vorstoßen
ante_portas-word-rotate = drehen
ante_portas-word-play = ausspielen
ante_portas-word-keep = behalten
ante_portas-word-gift = schenken
ante_portas-word-employ = einstellen
ante_portas-word-store = einlagern
ante_portas-word-give = geben
ante_portas-word-ask = bitten
ante_portas-word-answer = antworten
ante_portas-word-shoot = schießen
ante_portas-word-shooter = Schütze
ante_portas-word-fire = feuern
ante_portas-word-recoil = Rückstoß
ante_portas-word-back = zurück
ante_portas-word-ignite = zünden
ante_portas-word-replace = ersetzen
ante_portas-word-mine = Mine
ante_portas-word-lose = verlieren
ante_portas-word-fell = fällen
ante_portas-word-snare = ausbremsen
ante_portas-word-home = heimschicken
ante_portas-word-feed = ernähren
ante_portas-word-hungry = hungern
ante_portas-word-boost = fördern
ante_portas-word-convert = veredeln
ante_portas-word-steward = Verwalter
ante_portas-word-pay = zahlen
ante_portas-word-drop = wegwerfen
ante_portas-word-discard = abwerfen
ante_portas-word-done = fertig
ante_portas-word-pass = passen
ante_portas-word-standing = Rückfragen
ante_portas-word-gain = nehmen
ante_portas-word-raze = abreißen
ante_portas-word-edge = Rand
ante_portas-word-first = zuerst
ante_portas-word-spare = schonen
ante_portas-word-yes = ja
ante_portas-word-no = nein
ante_portas-word-council = Kriegsrat
ante_portas-word-clockwise = rechtsherum
ante_portas-word-anticlockwise = linksherum
ante_portas-word-twice_clockwise = zweimal rechtsherum
ante_portas-word-twice_anticlockwise = zweimal linksherum
ante_portas-word-loam_bricks = Ziegel beim Lehmbrenner
ante_portas-word-smith = Werkzeug beim Schmied
ante_portas-word-anvil = Amboss
ante_portas-word-handsaw = Handsäge
ante_portas-word-oven = Lehmofen
ante_portas-word-ripsaw = Spaltsäge
ante_portas-word-stone_oven = Steinofen
ante_portas-word-toolmaker = Werkzeugmacher
ante_portas-word-panel_saw = Plattensäge
ante_portas-word-kiln = Brennofen
ante_portas-word-never = nie
ante_portas-word-again = wieder
ante_portas-word-always = immer
ante_portas-word-combat_only = nur im Kampf
ante_portas-word-auto = automatisch
ante_portas-word-turn = Zug
ante_portas-word-card = Karte
ante_portas-word-step = Pfeil
ante_portas-word-combat = Kampf
ante_portas-word-end = Ende
ante_portas-word-summer = Sommer
ante_portas-word-winter = Winter

## Wie es ausgeht

ante_portas-word-held = die Letzte Welle ist besiegt
ante_portas-word-overrun = ein Angreifer ist über den unteren Rand gekommen
ante_portas-word-breakthrough = eine Einheit ist über den feindlichen Rand gekommen
ante_portas-word-rows = Vergleich der Reihen vor dem feindlichen Rand
ante_portas-word-sight = Vergleich der Felder in Sicht
ante_portas-word-resign = Aufgabe
ante_portas-hidden-improvement = verdeckte Karte

## Was Gebäude tun und kosten

ante_portas-about-farm = Platz für 1 Bauern. Kosten: 1 Werkzeug, 1 Holz.
ante_portas-about-estate = Platz für 3 Bauern, aus einem Hof. Kosten: 1 Werkzeug, 3 Holz, 1 Ziegel.
ante_portas-about-flat = Platz für 1 Bürger, aus einem Hof. Kosten: 1 Werkzeug, 1 Brett.
ante_portas-about-apartment = Platz für 3 Bürger, aus einer Wohnung. Kosten: 1 Werkzeug, 2 Bretter, 2 Lehm.
ante_portas-about-storage_shed = 2 Lagerplätze mehr, mit 1 Bauern. Kosten: 1 Werkzeug, 2 Holz.
ante_portas-about-storage_house = 5 Lagerplätze mehr, mit 1 Bürger, aus einem Lagerschuppen. Kosten: 2 Werkzeug, 1 Brett, 1 Ziegel.
ante_portas-about-foresters_house = 2 Holz je Produktion, mit 1 Bauern; höchstens 3. Kosten: 2 Werkzeug, 3 Holz.
ante_portas-about-hunting_lodge = 1 Nahrung je Produktion, mit 1 Bauern. Kosten: 3 Werkzeug, 2 Holz, 1 Lehm.
ante_portas-about-hollow = 1 Lehm je Produktion, mit 1 Bauern. Kosten: 2 Werkzeug, 3 Lehm.
ante_portas-about-iron_mine = 1 Eisenerz je Produktion, mit 1 Bürger. Kosten: 2 Werkzeug, 2 Bretter, 3 Ziegel.
ante_portas-about-pub = 1 Taler je Produktion, mit 1 Bauern. Kosten: 1 Werkzeug, 1 Lehm, 1 Ziegel, 1 Brett.
ante_portas-about-theater = 2 Taler je Produktion, mit 1 Bürger. Kosten: 2 Werkzeug, 2 Lehm, 2 Bretter, 2 Ziegel.
ante_portas-about-factory = Fördert in der Produktion bis zu zwei Gebäude um je 1, mit 1 Bauern oder 1 Bürger. Kosten: 3 Werkzeug, 3 Holz, 3 Lehm.
ante_portas-about-library = 6 statt 3 Handkarten und 1 Karte je Produktion. Kosten: 1 Werkzeug, 1 Holz, 1 Brett.
ante_portas-about-institute = 2 Karten je Produktion, eine darf gespielt werden, mit 2 Bauern. Kosten: 3 Werkzeug, 2 Bretter, 2 Ziegel.
ante_portas-about-guard_post = Bis zu 2 Bauern sehen 2 Felder weit nach vorn und schräg nach vorn, ersetzen Minen, lösen Rückstöße aus und zünden Bomben. Kosten: 1 Werkzeug, 2 Holz.
ante_portas-about-watchtower = Bis zu 2 Bürger sehen 3 Felder weit nach vorn und schräg nach vorn, ersetzen Minen, lösen Rückstöße aus und zünden Bomben. Kosten: 2 Werkzeug, 1 Brett, 1 Ziegel.
ante_portas-about-trench = Stärke 1; bis zu 2 Bauern schießen 1 Feld weit mit je 1 Schaden. Kosten: 1 Werkzeug, 2 Lehm.
ante_portas-about-bunker = Stärke 3; bis zu 2 Bürger schießen 2 Felder weit mit je 2 Schaden. Kosten: 2 Werkzeug, 2 Ziegel.
ante_portas-about-catapult = Stärke 1, beweglich; 1 Bauer schießt geradeaus bis zu 2 Felder weit mit 2 Schaden, auch über Truppen hinweg. Kosten: 2 Werkzeug, 3 Holz.
ante_portas-about-howitzer = Stärke 1, beweglich; 1 Bürger schießt geradeaus bis zu 3 Felder weit mit 4 Schaden, auch über Truppen hinweg. Kosten: 2 Werkzeug, 1 Brett, 1 Ziegel, 1 Eisenerz.
ante_portas-about-tread_mine = Stärke 1, wirkt nicht gegen fliegende Drachen. Kosten: 1 Lehm.
ante_portas-about-bounding_mine = Stärke 2, auch gegen fliegende Drachen. Kosten: 1 Lehm, 1 Ziegel.
ante_portas-about-splinter_mine = Stärke 4, auch gegen fliegende Drachen. Kosten: 1 Ziegel.
ante_portas-about-trap = Hält bis zu 3 Angreifer für den nächsten Pfeil ihrer Karte auf und zählt mit eigenen Soldaten 1 im Kampf. Kosten: 2 Werkzeug.
ante_portas-about-bomb = Gezündet 3 Schaden auf ihrem Feld und 1 auf jedem daneben, für beide Seiten. Kosten: 3 Holz, 1 Eisenerz.

## Was Orte tun

ante_portas-about-market = Verkaufen, ein Angebot nehmen oder die Sonderaktion der Marktkarte; oder ohne Aktion zu einem Ort daneben weiterziehen.
ante_portas-about-riverbank_grove = 2 Holz nehmen.
ante_portas-about-joiner = 2 Holz in 1 Brett umwandeln, beliebig oft.
ante_portas-about-builder_farm = Höfe bauen, für je 1 Werkzeug, 1 Holz.
ante_portas-about-builder_library = Bibliotheken bauen, für je 1 Werkzeug, 1 Holz, 1 Brett.
ante_portas-about-builder_hunting_lodge = Jagdhütten bauen, für je 3 Werkzeug, 2 Holz, 1 Lehm.
ante_portas-about-builder_foresters_house = Förstereien bauen, für je 2 Werkzeug, 3 Holz.
ante_portas-about-builder_storage_shed = Lagerschuppen bauen, für je 1 Werkzeug, 2 Holz.
ante_portas-about-developer = 2 Werkzeug nehmen, dann darfst du eine Anschaffung spielen.
ante_portas-about-librarian = 1 Taler nehmen und 2 Anschaffungen ziehen.
ante_portas-about-day_laborer = 1 Holz und 1 Taler nehmen.
ante_portas-about-head_official = 1 Lehm nehmen; wer im Jahr zuletzt hier war, wird Startspieler.
ante_portas-about-grove = 2 Holz nehmen.
ante_portas-about-clay_delve = 2 Lehm nehmen.
ante_portas-about-clayburner = 1 Holz und 2 Lehm in 1 Ziegel umwandeln, beliebig oft.
ante_portas-about-baker = 2 Nahrung nehmen, oder je 2 Nahrung für 1 Taler verkaufen.
ante_portas-about-builder_hollow = Lehmgruben bauen, für je 2 Werkzeug, 3 Lehm.
ante_portas-about-builder_factory = Manufakturen bauen, für je 3 Werkzeug, 3 Holz, 3 Lehm.
ante_portas-about-builder_pub = Kneipen bauen, für je 1 Werkzeug, 1 Lehm, 1 Ziegel, 1 Brett.
ante_portas-about-builder_estate = Gutshöfe bauen, für je 1 Werkzeug, 3 Holz, 1 Ziegel.
ante_portas-about-builder_flat = Wohnungen bauen, für je 1 Werkzeug, 1 Brett.
ante_portas-about-riverbank_forest = 3 Holz nehmen.
ante_portas-about-clay_pocket = 2 Lehm nehmen.
ante_portas-about-ore_pit = 1 Eisenerz nehmen.
ante_portas-about-grand_baker = 3 Nahrung nehmen, oder je 2 Nahrung für 1 Taler verkaufen.
ante_portas-about-loamburner = 1 Holz und 1 Lehm in 1 Ziegel umwandeln, beliebig oft.
ante_portas-about-blacksmith = 1 Holz und 1 Eisenerz in 2 Werkzeug umwandeln, beliebig oft.
ante_portas-about-builder_institute = Institute bauen, für je 3 Werkzeug, 2 Bretter, 2 Ziegel.
ante_portas-about-builder_storage_house = Lagerhäuser bauen, für je 2 Werkzeug, 1 Brett, 1 Ziegel.
ante_portas-about-builder_theater = Theater bauen, für je 2 Werkzeug, 2 Lehm, 2 Bretter, 2 Ziegel.
ante_portas-about-builder_iron_mine = Bergwerke bauen, für je 2 Werkzeug, 2 Bretter, 3 Ziegel.
ante_portas-about-builder_apartment = Mietshäuser bauen, für je 1 Werkzeug, 2 Bretter, 2 Lehm.
ante_portas-about-recruiting_officer = Arbeitslose als Soldaten auf das Startfeld einberufen (1 Nahrung je Bürger), oder Soldaten in freie Wohnungen entlassen.
ante_portas-about-commander = Soldaten und Geschütze um ein Feld bewegen, oder Gebäude um einen Schritt drehen.
ante_portas-about-field_doctor = Verwundete heilen oder erschöpfte Soldaten aufrichten: 1 Nahrung je Bauer, 2 Taler je Bürger.
ante_portas-about-mine_layer_tread = Tretminen in Sicht legen, jede für 1 Lehm.
ante_portas-about-builder_guard_post = Wachposten in Sicht bauen, für je 1 Werkzeug, 2 Holz.
ante_portas-about-supreme_commander = Soldaten und Geschütze um bis zu zwei Felder bewegen (1 stärker im Kampf), oder Gebäude um bis zu zwei Schritte drehen.
ante_portas-about-mine_layer_bounding = Springminen in Sicht legen, jede für 1 Lehm, 1 Ziegel.
ante_portas-about-trapper = Fallen für je 2 Werkzeug legen, oder bis zu 3 Angreifer aus Fallen zurückstoßen.
ante_portas-about-builder_trench = Schützengräben in Sicht bauen, für je 1 Werkzeug, 2 Lehm.
ante_portas-about-builder_catapult = Katapulte in Sicht bauen, für je 2 Werkzeug, 3 Holz.
ante_portas-about-mine_layer_splinter = Splitterminen in Sicht legen, jede für 1 Ziegel.
ante_portas-about-combat_engineer = Bomben für je 3 Holz und 1 Eisenerz legen, oder Bomben in Sicht zünden.
ante_portas-about-builder_watchtower = Wachtürme in Sicht bauen, für je 2 Werkzeug, 1 Brett, 1 Ziegel.
ante_portas-about-builder_bunker = Bunker in Sicht bauen, für je 2 Werkzeug, 2 Ziegel.
ante_portas-about-builder_howitzer = Haubitzen in Sicht bauen, für je 2 Werkzeug, 1 Brett, 1 Ziegel, 1 Eisenerz.

## Was Anschaffungen bewirken

ante_portas-about-i101 = 4 Holz nehmen.
ante_portas-about-i102 = Arbeitslose als Soldaten auf das Startfeld einberufen, 1 Nahrung je Bürger.
ante_portas-about-i103 = 3 Lehm nehmen.
ante_portas-about-i104 = Bis zu 2 Tretminen ohne Kosten legen.
ante_portas-about-i105 = 2 Bretter nehmen.
ante_portas-about-i106 = 1 Falle legen. Kosten: 1 Werkzeug.
ante_portas-about-i107 = 1 Ziegel nehmen.
ante_portas-about-i108 = 1 Wachposten bauen. Kosten: 1 Werkzeug, 1 Holz.
ante_portas-about-i109 = 1 Werkzeug nehmen; dann höchstens einmal 1 Holz und 1 Lehm → 1 Werkzeug.
ante_portas-about-i110 = 2 Holz und 2 Lehm nehmen.
ante_portas-about-i111 = 1 Schützengraben bauen. Kosten: 1 Werkzeug, 1 Lehm.
ante_portas-about-i112 = 2 Holz → 1 Brett und 3 Holz → 2 Bretter, jedes beliebig oft.
ante_portas-about-i113 = 1 Holz und 1 Lehm → 1 Ziegel, höchstens zweimal.
ante_portas-about-i114 = Bis zu 2 Höfe bauen. Kosten: 1 Holz je Hof.
ante_portas-about-i115 = 1 Hof zum Gutshof umbauen. Kosten: 1 Werkzeug, 2 Holz, 1 Ziegel.
ante_portas-about-i116 = 1 Hof zur Wohnung umbauen. Kosten: 1 Werkzeug, 2 Holz.
ante_portas-about-i117 = 1 Försterei bauen. Kosten: 2 Werkzeug, 2 Holz.
ante_portas-about-i118 = 1 Lehmgrube bauen. Kosten: 2 Werkzeug, 2 Lehm.
ante_portas-about-i119 = 1 Jagdhütte bauen. Kosten: 2 Werkzeug, 2 Holz, 1 Lehm.
ante_portas-about-i120 = Bis zu 2 Lagerschuppen bauen. Kosten: 1 Werkzeug, 1 Holz je Schuppen.
ante_portas-about-i121 = Alle Bauern im Lazarett werden kostenlos geheilt, soweit sie Platz in Wohnstätten finden.
ante_portas-about-i122 = Bis zu 4 bewegliche Einheiten um ein Feld bewegen, wie beim Befehlshaber. Kosten: 1 Nahrung.
ante_portas-about-i123 = 1 Holz mehr, sooft ein Ort (kein Markt) dir Holz gibt. Kosten: 3 Holz.
ante_portas-about-i124 = 1 Lehm mehr, sooft ein Ort (kein Markt) dir Lehm gibt. Kosten: 3 Lehm.
ante_portas-about-i125 = 1 Nahrung mehr je Produktion. Kosten: 2 Werkzeug, 1 Lehm, 1 Brett.
ante_portas-about-i126 = 1 Holz mehr je Produktion. Kosten: 1 Werkzeug, 2 Holz.
ante_portas-about-i127 = 1 Lehm mehr je Produktion. Kosten: 2 Werkzeug, 2 Lehm.
ante_portas-about-i128 = Platz für 1 Bauern, mit einem neuen Bauern; braucht keine Baustelle. Kosten: 1 Werkzeug, 1 Holz.
ante_portas-about-i129 = Platz für 1 Bauern, mit einem neuen Bauern; braucht keine Baustelle. Kosten: 1 Werkzeug, 1 Holz.
ante_portas-about-i130 = Platz für 1 Bürger, mit einem neuen Bürger; braucht keine Baustelle. Kosten: 1 Werkzeug, 1 Holz, 1 Brett.
ante_portas-about-i131 = Platz für 1 Bürger, mit einem neuen Bürger; braucht keine Baustelle. Kosten: 1 Werkzeug, 1 Holz, 1 Brett.
ante_portas-about-i132 = 1 Speicherplatz mehr. Kosten: 1 Werkzeug, 1 Brett.
ante_portas-about-i133 = Beim Bibliothekar 1 Karte mehr ziehen. Kosten: 2 Holz, 1 Brett.
ante_portas-about-i134 = Hast du bei einem Baumeister Arbeitsstätten für Bauern gebaut (auch Manufakturen), darfst du Höfe für je 1 Werkzeug und 1 Holz dazubauen. Kosten: 1 Werkzeug, 4 Holz.
ante_portas-about-i135 = Alle Wachposten und Wachtürme des Teams haben 1 Reichweite mehr. Kosten: 2 Holz.
ante_portas-about-i201 = 2 Bretter nehmen.
ante_portas-about-i202 = Führt deine eigene Bewegung beim Befehlshaber oder Oberbefehlshaber zu einem Kampf, ist eure Gesamtstärke dort um 1 höher. Kosten: 1 Werkzeug, 2 Nahrung.
ante_portas-about-i203 = 1 Ziegel nehmen.
ante_portas-about-i204 = 1 Bunker bauen. Kosten: 2 Werkzeug, 1 Ziegel.
ante_portas-about-i205 = 2 Nahrung nehmen.
ante_portas-about-i206 = 1 Werkzeug nehmen; dann höchstens einmal 1 Holz und 1 Lehm → 1 Werkzeug.
ante_portas-about-i207 = 1 Bombe legen. Kosten: 1 Eisenerz.
ante_portas-about-i208 = 1 Holz → 1 Brett, höchstens viermal.
ante_portas-about-i209 = 1 Lehm → 1 Ziegel, höchstens dreimal.
ante_portas-about-i210 = 2 Bretter → 1 Werkzeug, beliebig oft.
ante_portas-about-i211 = 1 Wohnung zum Mietshaus umbauen. Kosten: 1 Werkzeug, 2 Lehm, 1 Brett.
ante_portas-about-i212 = 1 Bergwerk bauen. Kosten: 2 Werkzeug, 2 Bretter, 2 Ziegel.
ante_portas-about-i213 = 1 Lagerschuppen zum Lagerhaus umbauen. Kosten: 2 Werkzeug, 1 Holz, 1 Ziegel.
ante_portas-about-i214 = In der Produktion darfst du einmal 2 Holz in 1 Brett verwandeln. Kosten: 2 Werkzeug, 2 Bretter.
ante_portas-about-i215 = In der Produktion darfst du einmal 2 Lehm in 1 Ziegel verwandeln. Kosten: 2 Werkzeug, 2 Ziegel.
ante_portas-about-i216 = 1 Eisenerz mehr, sooft ein Ort dir Eisenerz gibt. Kosten: 2 Eisenerz.
ante_portas-about-i217 = 2 Nahrung mehr je Produktion. Kosten: 2 Werkzeug, 1 Ziegel, 1 Brett.
ante_portas-about-i218 = 1 Eisenerz mehr je Produktion. Kosten: 2 Werkzeug, 2 Ziegel, 1 Brett, 1 Eisenerz.
ante_portas-about-i219 = 1 Werkzeug mehr je Produktion. Kosten: 2 Werkzeug, 3 Lehm, 2 Bretter.
ante_portas-about-i220 = 1 Taler mehr je Produktion. Kosten: 1 Werkzeug, 2 Bretter.
ante_portas-about-i221 = Jede betriebene Jagdhütte gibt 1 Nahrung mehr. Kosten: 2 Werkzeug, 2 Bretter, 2 Ziegel.
ante_portas-about-i222 = Platz für 2 Bauern, mit 2 neuen Bauern; braucht keine Baustelle. Kosten: 1 Werkzeug, 4 Holz, 1 Ziegel.
ante_portas-about-i223 = Platz für 2 Bauern, mit 2 neuen Bauern; braucht keine Baustelle. Kosten: 1 Werkzeug, 4 Holz, 1 Ziegel.
ante_portas-about-i224 = Platz für 2 Bürger, mit 2 neuen Bürgern; braucht keine Baustelle. Kosten: 2 Werkzeug, 2 Lehm, 3 Bretter.
ante_portas-about-i225 = Platz für 2 Bürger, mit 2 neuen Bürgern; braucht keine Baustelle. Kosten: 2 Werkzeug, 2 Lehm, 3 Bretter.
ante_portas-about-i226 = Bei jedem Besuch beim Feldarzt kosten die ersten 3 Bauern, die du heilst oder aufrichtest, nichts. Kosten: 1 Werkzeug, 1 Lehm, 1 Brett.
ante_portas-about-i227 = 3 Speicherplätze nur für Holz. Kosten: 1 Werkzeug, 3 Holz.
ante_portas-about-i228 = 2 Speicherplätze nur für Lehm. Kosten: 1 Werkzeug, 2 Lehm.
ante_portas-about-i229 = 2 Speicherplätze nur für Eisenerz. Kosten: 1 Werkzeug, 2 Eisenerz.
ante_portas-about-i230 = 3 Speicherplätze nur für Nahrung. Kosten: 1 Werkzeug, 3 Nahrung.
ante_portas-about-i231 = Deine Ausgabengrenze je Zug ist um 3 höher. Kosten: 3 Bretter.
ante_portas-about-i232 = Weitere besondere Aktion auf Märkten: beliebig viele Verteidigungsgebäude um 60 Grad drehen. Kosten: 1 Werkzeug, 1 Ziegel.
ante_portas-about-i233 = Einen Bürger zu heilen kostet dich 1 Taler statt 2. Kosten: 1 Werkzeug, 3 Holz.
ante_portas-about-i234 = 2 Taler nehmen; 1 neuer Bürger, für den jetzt keine Nahrung bezahlt wird, kommt auf das Startfeld. Kosten: 1 Werkzeug, 1 Brett, 1 Ziegel.
ante_portas-about-i235 = Dreimal: Wenn dein Verwalter zieht, zahlst du 2 Lehm und gehst stattdessen an einen beliebigen Ort oder Markt. Kosten: 3 Lehm.

## Sonderaktionen der Marktkarten

ante_portas-about-m1_farm = 1 Hof zum gewöhnlichen Preis bauen
ante_portas-about-m1_shed = 1 Lagerschuppen bauen
ante_portas-about-m1_forester = 1 Försterei bauen
ante_portas-about-m1_lodge = 1 Jagdhütte bauen
ante_portas-about-m1_planks = 2 Holz → 1 Brett, einmal
ante_portas-about-m1_librarian = Aktion des Bibliothekars
ante_portas-about-m1_head = Aktion des Amtmanns
ante_portas-about-m2_estate = 1 Hof zum Gutshof umbauen
ante_portas-about-m2_flat = 1 Hof zur Wohnung umbauen
ante_portas-about-m2_hollow = 1 Lehmgrube bauen
ante_portas-about-m2_factory = 1 Manufaktur bauen
ante_portas-about-m2_bricks = 1 Holz und 2 Lehm → 1 Ziegel, einmal
ante_portas-about-m2_planks = 2 Holz → 1 Brett, bis zu zweimal
ante_portas-about-m2_head = Aktion des Amtmanns
ante_portas-about-lw1 = beliebig viele Verteidigungsgebäude um 60 Grad drehen
ante_portas-about-lw2 = bis zu 3 bewegliche Einheiten um ein Feld bewegen, wie beim Befehlshaber

## Zum Nachschlagen

ante_portas-about-combat = Basiseinheit { $base }, Eliteeinheit { $elite }, Bauer 1, Bürger 3; dazu Minen, Gebäude, Schüsse und 1 für eine Falle. Bei Gleichstand gewinnt ihr und nehmt so viel Schaden, wie die Angreifer stark sind.
ante_portas-about-year = Halbjahr: neue Angreifer, im Sommer der Jahre 1 bis 3 neue Orte, Spielzüge, Kampfphase. Nach dem Winter: Startspieler, Arbeiter entlassen, versorgen, einstellen, produzieren.
ante_portas-about-turn = Zu einem Nachbarort gehen oder zu irgendeinem Markt springen, vom Markt ohne Aktion weiterziehen, Aktion des Ortes; einstellen, einlagern und Soldatenaktionen jederzeit.
ante_portas-about-prices = Heilen und aufrichten: Bauer 1 Nahrung, Bürger 2 Taler. Bürger einstellen, einberufen oder am Jahresende versorgen: 1 Nahrung. Mine ersetzen: Werkzeug in Höhe ihrer Stärke. Abriss: 1 Werkzeug.

## Beschriftungen

ante_portas-label-hand = Hand
ante_portas-label-card = Karte { $card }
ante_portas-label-volley = Salve
ante_portas-label-batch = Vorstoß
ante_portas-label-goals = Ziele
ante_portas-label-here = Hier
ante_portas-label-fee = Abgabe
ante_portas-label-fight = Kampf
ante_portas-label-troops = Truppen
ante_portas-label-unfed = Bürger ohne Nahrung
ante_portas-label-hospital = Lazarett
ante_portas-label-goal = Stand
ante_portas-label-attackers = Vorrat der Angreifer
ante_portas-label-tiles = Plättchen
ante_portas-label-speaker = Startspieler
ante_portas-label-heartland = Kernland
ante_portas-label-centre = Kommandozentrale
ante_portas-label-piles = Stapel
ante_portas-label-signs = Zeichen
ante_portas-label-combat = Stärken
ante_portas-label-year = Das Jahr
ante_portas-label-turns = Ein Zug
ante_portas-label-prices = Preise
ante_portas-label-places = Orte
ante_portas-label-buildings = Gebäude
ante_portas-label-building = Gebäude
ante_portas-label-abilities = Fähigkeiten
ante_portas-label-buffers = Zwischenspeicher
ante_portas-label-homes = Wohnstätten
ante_portas-label-spending = Ausgaben
ante_portas-label-improvements = Anschaffungen
ante_portas-label-spots = Baustellen
ante_portas-label-asked = Rückfragen

## Angaben

ante_portas-fact-builder = { $building } (Bau)
ante_portas-fact-turn = { $seat }, noch { $left ->
    [one] { $left } Zug
   *[other] { $left } Züge
 }
ante_portas-fact-fight = Kampf auf { $hex }: { $attack } gegen { $defence }
ante_portas-fact-start = Startfeld
ante_portas-fact-start_of = Startfeld von { $team }
ante_portas-fact-spawn = Startbereich der Angreifer
ante_portas-fact-seen = in Sicht
ante_portas-fact-seen_by = in Sicht von { $teams }
ante_portas-fact-unseen = nicht in Sicht
ante_portas-fact-leaves = hinaus mit { $arrows ->
    [one] { $arrows } Pfeil
   *[other] { $arrows } Pfeilen
 }
ante_portas-fact-moving = Teil { $number } der Karte: { $troop }{ $flying ->
    [on] , fliegt
   *[off] {""}
 }
ante_portas-fact-troop = Angreifer: { $base ->
    [0] { $elite } Elite
   *[other] { $base } Basis{ $elite ->
        [0] {""}
       *[other] {" "}+ { $elite } Elite
     }
 }{ $snared ->
    [0] {""}
   *[other] , { $snared } ausgebremst
 }{ $strength ->
    [0] {""}
   *[other] , Stärke { $strength }
 }
ante_portas-fact-soldiers = Soldaten: { $farmers ->
    [one] { $farmers } Bauer
   *[other] { $farmers } Bauern
 }, { $citizens } Bürger{ $tired ->
    [0] {""}
   *[other] , { $tired } erschöpft
 }{ $snared ->
    [0] {""}
   *[other] , { $snared } ausgebremst
 }
ante_portas-fact-defence = eure Stärke dort { $strength }
ante_portas-fact-actions = noch { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
 }
ante_portas-fact-views = sieht { $hexes }
ante_portas-fact-unmanned = unbesetzt
ante_portas-fact-fee = { $seat }: Werkzeug oder Nahrung { $tools }, Baustoffe { $goods }
ante_portas-fact-or = {" "}oder{" "}
ante_portas-fact-market = verkaufen { $sells } · nehmen { $bundles } · Sonderaktion: { $special }
ante_portas-fact-no_troops = keine auf dem Schlachtfeld
ante_portas-fact-left = { $base } Basis, { $elite } Elite; { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
 } im Stapel
ante_portas-fact-arrived = keine Angreifer mehr zu erwarten: Besiegt alle auf dem Feld
ante_portas-fact-arriving = weitere Angreifer kommen
ante_portas-fact-piles = { $improvements ->
    [one] { $improvements } Anschaffung
   *[other] { $improvements } Anschaffungen
 }, { $places ->
    [one] { $places } Ort
   *[other] { $places } Orte
 } der Kommandozentrale
ante_portas-fact-shots = davon Schüsse { $count }
ante_portas-fact-bonus = Zuschlag { $count }
ante_portas-fact-patients = { $farmers ->
    [one] { $farmers } Bauer
   *[other] { $farmers } Bauern
 } (je 1 Nahrung), { $citizens } Bürger (je 2 Taler)
ante_portas-fact-territory = Felder allein in Sicht: Team A { $a }, Team B { $b }
ante_portas-fact-score = Team A { $a }, Team B { $b }
ante_portas-fact-rows = Reihe { $row } vor dem feindlichen Rand: Team A { $a }, Team B { $b }
ante_portas-fact-rows_even = in allen Reihen gleich viele
ante_portas-fact-claimant = ab dem Jahresende { $seat }
ante_portas-fact-sign_tired = zwei bereit, einer erschöpft
ante_portas-fact-sign_snared = ausgebremst
ante_portas-fact-sign_flying = fliegt
ante_portas-fact-exhausted = erschöpft
ante_portas-fact-stock = Lager { $used }/{ $spaces }
ante_portas-fact-idle = arbeitslos ♙{ $farmers } ♔{ $citizens }
ante_portas-fact-overflow = { $count } zu viel
ante_portas-fact-homes = ♙{ $farmers } (frei { $free_farmers }), ♔{ $citizens } (frei { $free_citizens })
ante_portas-fact-spending = noch { $left } Güter, { $spent } ausgegeben
ante_portas-fact-cards = { $count ->
    [one] { $count } verdeckte Karte
   *[other] { $count } verdeckte Karten
 }
ante_portas-fact-tickets = { $count ->
    [one] noch { $count } Fahrt
   *[other] noch { $count } Fahrten
 }
ante_portas-fact-spots = { $spots } frei, Lagerstellen { $storage } frei

## Phasen und Überschriften

ante_portas-phase-setup = Aufbau
ante_portas-phase-arrival = Neue Angreifer
ante_portas-phase-turns = Spielzüge
ante_portas-phase-combat = Kampfphase
ante_portas-phase-year_end = Jahresende
ante_portas-phase-wave_arrival = Neue Angreifer
ante_portas-phase-wave_combat = Angreifer ziehen
ante_portas-phase-wave_turn = Ein Spielzug
ante_portas-head-year = { $epochs ->
    [1] {""}
   *[other] Epoche { $epoch } ·{" "}
 }Jahr { $year }, { $season } · { $phase }
ante_portas-head-wave = Letzte Welle, Runde { $round } · { $phase }
ante_portas-head-won = Gewonnen: { $reason }. Runde { $round }, { $defeated ->
    [one] { $defeated } Angreifer
   *[other] { $defeated } Angreifer
 } besiegt (Epoche { $epoch }, Jahr { $year }).
ante_portas-head-lost = Verloren: { $reason }. Epoche { $epoch }, Jahr { $year }{ $round ->
    [0] {""}
   *[other] , Letzte Welle, Runde { $round }
 }; { $defeated } Angreifer besiegt.
ante_portas-head-duel = { $winner ->
    [none] Unentschieden
   *[other] { $winner } gewinnt
 }: { $reason }.

## Ereignisse; ein „item“ ist das Ende einer Zeile, das mehrere Ereignisse einer Art aufzählen

ante_portas-event-first = { $seat } ist Startspieler und spricht für das Team.
ante_portas-event-place = Orte: { $place } auf { $site }.
ante_portas-item-place = { $place } auf { $site }
ante_portas-event-year = Jahr { $year } der Epoche { $epoch } beginnt.
ante_portas-event-season = Halbjahr: { $season }.
ante_portas-event-market = Marktkarte: { $market }.
ante_portas-event-arrival_card = Neue Angreifer durch Karte { $card }.
ante_portas-event-arrived = Es erscheinen auf Feld { $hex }: { $base ->
    [0] { $elite } Elite
   *[other] { $base } Basis{ $elite ->
        [0] {""}
       *[other] {" "}+ { $elite } Elite
     }
 }.
ante_portas-item-arrived = Feld { $hex }: { $base ->
    [0] { $elite } Elite
   *[other] { $base } Basis{ $elite ->
        [0] {""}
       *[other] {" "}+ { $elite } Elite
     }
 }
ante_portas-event-turn = { $seat } ist am Zug, noch { $left ->
    [one] { $left } Zug
   *[other] { $left } Züge
 }.
ante_portas-event-passed = { $seat } lässt den Zug aus.
ante_portas-event-steward = { $seat } geht nach { $site }: { $place }.
ante_portas-event-acted = { $seat } nutzt: { $place }{ $second ->
    [off] {""}
   *[other] {" "}(zweite Aktion)
 }.
ante_portas-event-gained = { $seat } bekommt: { $good } { $count }.
ante_portas-item-gained = { $good } { $count }
ante_portas-event-paid = { $seat } zahlt: { $good } { $count }.
ante_portas-item-paid = { $good } { $count }
ante_portas-event-gave = { $seat } gibt { $other }: { $good }.
ante_portas-item-gave = { $good }
ante_portas-event-asked = { $seat } bittet { $other } um: { $good }.
ante_portas-event-refused = { $seat } gibt { $other } nicht: { $good }.
ante_portas-event-stored = { $seat } lagert ein: { $good } { $count }.
ante_portas-item-stored = { $good } { $count }
ante_portas-event-dropped = { $seat } hat keinen Platz und wirft weg: { $good }.
ante_portas-item-dropped = { $good }
ante_portas-event-moved_in = Bei { $seat } ziehen ein: { $colonist } { $count }.
ante_portas-item-moved_in = { $colonist } { $count }
ante_portas-event-moved_out = Bei { $seat } zieht aus: { $colonist }.
ante_portas-event-employed = { $seat } stellt ein: { $colonist } ({ $building }).
ante_portas-item-employed = { $colonist } ({ $building })
ante_portas-event-released = Bei { $seat } wird arbeitslos: { $colonist } ({ $building }).
ante_portas-item-released = { $colonist } ({ $building })
ante_portas-event-built = { $seat } baut: { $building }{ $razed ->
    [empty] {""}
   *[other] {" "}(abgerissen: { $razed })
 }.
ante_portas-event-produced = Produktion von { $seat }: { $building } ({ $good } { $count }).
ante_portas-item-produced = { $building } ({ $good } { $count })
ante_portas-event-boosted = Die Manufaktur von { $seat } fördert: { $building }.
ante_portas-item-boosted = { $building }
ante_portas-event-drew = { $seat } zieht: { $improvement }.
ante_portas-item-drew = { $improvement }
ante_portas-event-discarded = { $seat } wirft ab: { $improvement }.
ante_portas-item-discarded = { $improvement }
ante_portas-event-played = { $seat } spielt: { $improvement }.
ante_portas-event-gift = { $seat } schenkt { $other }: { $improvement }.
ante_portas-event-claimed = { $seat } wird am Jahresende Startspieler, wenn niemand mehr zum Amtmann geht.
ante_portas-event-drafted = { $seat } beruft ein: { $colonist }.
ante_portas-item-drafted = { $colonist }
ante_portas-event-dismissed = { $seat } entlässt: { $colonist } von Feld { $hex }.
ante_portas-item-dismissed = { $colonist } von Feld { $hex }
ante_portas-event-went = { $team ->
    [own] Es rücken vor
   *[other] { $team } rückt vor
 } nach { $to ->
    [0] jenseits des Randes
   *[other] { $to }
 }: { $unit } von { $from }.
ante_portas-item-went = { $unit } von { $from }
ante_portas-event-rotated = Auf Feld { $hex } gedreht: { $tile } ({ $turn }).
ante_portas-event-healed = Geheilt, wohnt bei { $seat }: { $colonist }.
ante_portas-item-healed = { $colonist }
ante_portas-event-raised = { $seat } richtet auf: { $colonist } auf Feld { $hex }.
ante_portas-item-raised = { $colonist } auf Feld { $hex }
ante_portas-event-raised_all = Alle Soldaten{ $team ->
    [own] { "" }
   *[other] { " " }von { $team }
 } sind wieder bereit ({ $count }).
ante_portas-event-laid = { $seat } setzt: { $tile } auf { $hex }.
ante_portas-item-laid = { $tile } auf { $hex }
ante_portas-event-replaced = Auf Feld { $hex } ersetzt, { $seat } zahlt Werkzeug { $tools }: { $tile }.
ante_portas-event-tile_lost = Zerstört: { $tile } auf { $hex }.
ante_portas-item-tile_lost = { $tile } auf { $hex }
ante_portas-event-fired = { $team ->
    [own] Soldaten schießen
   *[other] { $team } schießt
 } auf Feld { $hex }: { $damage } Schaden.
ante_portas-event-flung = Zurückgestoßen: { $figure } von { $from } nach { $to }.
ante_portas-item-flung = { $figure } von { $from } nach { $to }
ante_portas-event-ignited = { $team ->
    [own] Die Bombe auf Feld { $hex } wird gezündet.
   *[other] { $team } zündet die Bombe auf Feld { $hex }.
 }
ante_portas-event-exploded = Die Bombe auf Feld { $hex } explodiert.
ante_portas-event-combat_phase = Die Kampfphase beginnt.
ante_portas-event-card = Feld { $hex } ({ $base ->
    [0] { $elite } Elite
   *[other] { $base } Basis{ $elite ->
        [0] {""}
       *[other] {" "}+ { $elite } Elite
     }
 }) zieht mit Karte { $card }.
ante_portas-event-reshuffled = Die Bewegungskarten werden gemischt.
ante_portas-event-enlarged = Verstärkung auf Feld { $hex }: { $base ->
    [0] { $elite } Elite
   *[other] { $base } Basis{ $elite ->
        [0] {""}
       *[other] {" "}+ { $elite } Elite
     }
 }.
ante_portas-event-formed = Formiert auf Feld { $hex }: { $base } Basis werden { $elite } Elite.
ante_portas-event-shot_at = Schüsse auf Feld { $hex }: { $damage } Schaden.
ante_portas-event-burnt = Feuer auf Feld { $hex }: { $damage } Schaden.
ante_portas-event-marched = Von { $from } nach { $to }: { $base ->
    [0] { $elite } Elite
   *[other] { $base } Basis{ $elite ->
        [0] {""}
       *[other] {" "}+ { $elite } Elite
     }
 }.
ante_portas-event-held = Auf Feld { $hex } bleiben ausgebremst stehen: { $count }.
ante_portas-event-snared = Die Falle auf Feld { $hex } bremst aus: { $base ->
    [0] { $elite } Elite
   *[other] { $base } Basis{ $elite ->
        [0] {""}
       *[other] {" "}+ { $elite } Elite
     }
 }.
ante_portas-event-snared_soldiers = Die Falle auf Feld { $hex } bremst aus: Bauern { $farmers }, Bürger { $citizens }.
ante_portas-event-fell_to_citizen = Die Truppe fällt vor den Bürgern auf Feld { $hex }.
ante_portas-event-combat = Kampf auf Feld { $hex }.
ante_portas-event-totals = Auf Feld { $hex } steht es { $attack } ({ $base ->
        [0] { $elite ->
            [0] { $mover_farmers ->
                [0] { $mover_citizens ->
                    [0] Anlage { $mover_tile }
                   *[other] Bürger { $mover_citizens }{ $mover_tile ->
                        [0] { "" }
                       *[other] { " " }+ Anlage { $mover_tile }
                    }
                }
               *[other] Bauern { $mover_farmers }{ $mover_citizens ->
                    [0] { "" }
                   *[other] { " " }+ Bürger { $mover_citizens }
                }{ $mover_tile ->
                    [0] { "" }
                   *[other] { " " }+ Anlage { $mover_tile }
                }
            }{ $mover_shots ->
                [0] { "" }
               *[other] { " " }+ Schüsse { $mover_shots }
            }{ $mover_bonus ->
                [0] { "" }
               *[other] { " " }+ Zuschlag { $mover_bonus }
            }
           *[other] Elite { $elite }
        }
       *[other] Basis { $base }{ $elite ->
            [0] { "" }
           *[other] { " " }+ Elite { $elite }
        }
    }{ $card ->
        [0] { "" }
       *[other] { " " }+ Karte { $card }
    }{ $carried ->
        [0] { "" }
       *[other] { " " }+ Übertrag { $carried }
    }) gegen { $defence } ({ $farmers ->
        [0] { $citizens ->
            [0] Anlage { $tile }
           *[other] Bürger { $citizens }{ $tile ->
                [0] { "" }
               *[other] { " " }+ Anlage { $tile }
            }
        }
       *[other] Bauern { $farmers }{ $citizens ->
            [0] { "" }
           *[other] { " " }+ Bürger { $citizens }
        }{ $tile ->
            [0] { "" }
           *[other] { " " }+ Anlage { $tile }
        }
    }{ $trap ->
        [0] { "" }
       *[other] { " " }+ Falle { $trap }
    }{ $shots ->
        [0] { "" }
       *[other] { " " }+ Schüsse { $shots }
    }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ Zuschlag { $bonus }
    }{ $useless ->
        [0] { "" }
       *[other] { " " }− im Flug wirkungslos { $useless }
    }).
ante_portas-event-felled = Besiegt auf Feld { $hex }: { $base ->
    [0] { $elite } Elite
   *[other] { $base } Basis{ $elite ->
        [0] {""}
       *[other] {" "}+ { $elite } Elite
     }
 }.
ante_portas-event-wounded = Verwundet{ $team ->
    [own] { "" }
   *[other] { " " }({ $team })
 }: { $colonist } { $count } auf Feld { $hex }.
ante_portas-item-wounded = { $colonist } { $count } auf Feld { $hex }
ante_portas-event-absorbed = Auf Feld { $hex } aufgefangen: { $count } Schaden.
ante_portas-event-spared = Die Mine auf Feld { $hex } wird geschont.
ante_portas-event-escaped = Von Feld { $hex } verlässt eine Truppe das Schlachtfeld.
ante_portas-event-fed = Nahrung für Bürger zahlt: { $seat }.
ante_portas-item-fed = { $seat }
ante_portas-event-hungry_soldier = Unversorgt ins Lazarett{ $team ->
    [own] { "" }
   *[other] { " " }({ $team })
 }: ein Bürger von Feld { $hex }.
ante_portas-event-last_wave = Die Letzte Welle beginnt; alle Verwalter sind in der Kommandozentrale.
ante_portas-event-round = Letzte Welle, Runde { $round }.
ante_portas-event-no_more = Es kommen keine neuen Angreifer mehr.
ante_portas-event-resigned = { $seat } gibt auf.
ante_portas-event-standing = { $seat } ändert, wann Soldaten gefragt werden.
ante_portas-event-stopped = { $seat } hört auf.
ante_portas-event-aimed = { $seat } zielt auf Feld { $hex }.
ante_portas-event-shooter = Von Feld { $hex } wird geschossen.
ante_portas-event-gathering = { $seat } schickt Einheiten { $hex ->
    [0] über den Rand
   *[other] nach Feld { $hex }
 }.
ante_portas-event-joined = Von Feld { $from } geht mit: { $unit }.
ante_portas-event-kept = { $seat } behält { $improvement }.
ante_portas-event-ended = Das Spiel ist zu Ende: { $reason }. { $winner ->
    [own] Alle haben zusammen gewonnen.
   *[other] Gewonnen hat: { $winner }.
 }

## Fragen

ante_portas-ask-site = Lege einen Ort neben mindestens zwei andere: { $place }.
ante_portas-wait-site = { $seat } legt einen Ort an: { $place }.
ante_portas-ask-centre = Wohin in der Kommandozentrale kommt der neue Ort: { $place }?
ante_portas-wait-centre = { $seat } legt einen neuen Ort an: { $place }.
ante_portas-ask-turn = { $stage ->
    [before] Wohin geht dein Verwalter? Noch { $left ->
        [one] { $left } Zug
       *[other] { $left } Züge
     }.
    [at] Nutze den Ort, oder „fertig“. Noch { $left ->
        [one] { $left } Zug
       *[other] { $left } Züge
     }.
    [after] Noch etwas, oder „fertig“? Noch { $left ->
        [one] { $left } Zug
       *[other] { $left } Züge
     }.
   *[other] Nutze den Markt, oder zieh weiter. Noch { $left ->
        [one] { $left } Zug
       *[other] { $left } Züge
     }.
 }
ante_portas-wait-turn = { $seat } { $stage ->
    [before] bewegt den Verwalter
    [at] nutzt einen Ort
    [after] beendet den Zug
   *[other] ist auf einem Markt
 }, noch { $left ->
    [one] { $left } Zug
   *[other] { $left } Züge
 }.
ante_portas-ask-fee = Womit zahlst du die Abgabe?
ante_portas-wait-fee = { $seat } zahlt eine Abgabe.
ante_portas-ask-drop = Dein Lager ist zu klein: Welches Gut wirfst du weg?
ante_portas-wait-drop = { $seat } wirft Güter weg, die keinen Platz haben.
ante_portas-ask-discard = Du hast zu viele Karten: Welche wirfst du ab?
ante_portas-wait-discard = { $seat } wirft eine Karte ab.
ante_portas-ask-refine = Noch einmal umwandeln, oder „fertig“?
ante_portas-wait-refine = { $seat } wandelt Güter um.
ante_portas-ask-sell = Noch etwas verkaufen, oder „fertig“?
ante_portas-wait-sell = { $seat } verkauft auf dem Markt.
ante_portas-ask-build = Noch ein Gebäude ({ $building }), oder „fertig“?
ante_portas-wait-build = { $seat } baut: { $building }.
ante_portas-ask-lay = Auf welches Feld ({ $tile }), oder „fertig“?
ante_portas-wait-lay = { $seat } setzt: { $tile }.
ante_portas-ask-draft = Wen berufst du ein? Sonst „fertig“.
ante_portas-wait-draft = { $seat } beruft Soldaten ein.
ante_portas-ask-dismiss = Wen entlässt du? Sonst „fertig“.
ante_portas-wait-dismiss = { $seat } entlässt Soldaten.
ante_portas-ask-march = Wohin geht der nächste Vorstoß? Sonst „fertig“.
ante_portas-wait-march = { $seat } bewegt Soldaten und Geschütze.
ante_portas-ask-batch = Wer geht mit { $hex ->
    [0] über den Rand
   *[other] nach { $hex }
 }? Dann „vorstoßen“.
ante_portas-wait-batch = { $seat } stellt einen Vorstoß { $hex ->
    [0] über den Rand
   *[other] nach { $hex }
 } zusammen.
ante_portas-ask-rotate = Welches Gebäude drehst du? Sonst „fertig“.
ante_portas-wait-rotate = { $seat } dreht Gebäude.
ante_portas-ask-heal = Wen heilst du, und bei wem wird er wohnen?
ante_portas-wait-heal = { $seat } heilt Verwundete.
ante_portas-ask-raise = Wen richtest du auf? Sonst „fertig“.
ante_portas-wait-raise = { $seat } richtet Soldaten auf.
ante_portas-ask-recoil = Welche Figur muss aus der Falle wohin zurück?
ante_portas-wait-recoil = { $seat } stößt Figuren aus einer Falle zurück.
ante_portas-ask-ignite = Welche Bombe zündest du? Sonst „fertig“.
ante_portas-wait-ignite = { $seat } zündet Bomben.
ante_portas-ask-window = Soldatenaktion { $window ->
    [Zug] im Zug
    [Karte] nach dem Aufdecken der Karte
    [Pfeil] nach einem Pfeil oder Feuer
    [Kampf] im Kampf auf { $hex }
    [Ende] am Ende der Kampfphase
   *[other] nach dem Verlust einer Mine
 }, oder passen?
ante_portas-wait-window = { $seat } darf Soldaten einsetzen { $window ->
    [Zug] im Zug
    [Karte] nach dem Aufdecken der Karte
    [Pfeil] nach einem Pfeil oder Feuer
    [Kampf] im Kampf auf { $hex }
    [Ende] am Ende der Kampfphase
   *[other] nach dem Verlust einer Mine
 }.
ante_portas-ask-volley = Wer schießt auf { $hex }? Dann „feuern“.
ante_portas-wait-volley = { $seat } stellt eine Salve auf { $hex } zusammen.
ante_portas-ask-suffer = Feld { $hex } nimmt { $damage } Schaden: { $about ->
    [tile] Trifft er zuerst die Mine, oder verschonst du sie und Soldaten werden verwundet?
   *[other] Welche Soldaten werden verwundet?
 }
ante_portas-wait-suffer = { $seat } bestimmt, { $about ->
    [tile] ob die Mine auf { $hex } verschont wird
   *[other] wer auf { $hex } verwundet wird
 } ({ $damage } Schaden).
ante_portas-ask-fell = Die Angreifer auf { $hex } nehmen { $damage } Schaden: Welche fallen?
ante_portas-wait-fell = { $seat } bestimmt, welche Angreifer auf { $hex } bei { $damage } Schaden fallen.
ante_portas-ask-snare = Falle auf { $hex }: Wer wird ausgebremst?
ante_portas-wait-snare = { $seat } bestimmt, wer auf { $hex } ausgebremst wird.
ante_portas-ask-play = Welche Anschaffung spielst du? Sonst „fertig“.
ante_portas-wait-play = { $seat } darf eine Anschaffung spielen.
ante_portas-ask-gift = Behältst du die Karte, oder schenkst du sie: { $improvement }?
ante_portas-wait-gift = { $seat } bestimmt, wer die Karte bekommt: { $improvement }.
ante_portas-ask-answer = { $other } bittet dich um ein Gut: { $good }. Gibst du es?
ante_portas-wait-answer = { $seat } antwortet { $other } auf die Bitte um ein Gut: { $good }.
ante_portas-ask-send_home = Jahresende: Welche Arbeiter schickst du heim? Sonst „fertig“.
ante_portas-wait-send_home = { $seat } schickt Arbeiter heim.
ante_portas-ask-exchange = Jahresende: Güter einlagern oder abgeben? Sonst „fertig“.
ante_portas-wait-exchange = { $seat } tauscht Güter.
ante_portas-ask-feed = Jahresende: 1 Nahrung für einen Bürger zahlen? Sonst „fertig“.
ante_portas-wait-feed = { $seat } versorgt Bürger.
ante_portas-ask-hungry = Für { $count } Bürger fehlt Nahrung: Wer bleibt unversorgt?
ante_portas-wait-hungry = { $seat } bestimmt, welche Bürger unversorgt bleiben ({ $count }).
ante_portas-ask-employ = Jahresende: Wen stellst du ein? Sonst „fertig“.
ante_portas-wait-employ = { $seat } stellt Arbeiter ein.
ante_portas-ask-factory = Welches Gebäude fördert die Manufaktur? Sonst „fertig“.
ante_portas-wait-factory = { $seat } bestimmt, was die Manufaktur fördert.
ante_portas-ask-convert = In der Produktion veredeln: { $recipe }? Sonst „fertig“.
ante_portas-wait-convert = { $seat } darf in der Produktion veredeln: { $recipe }.
ante_portas-ask-steward = Letzte Welle: Wessen Verwalter handelt in dieser Runde?
ante_portas-wait-steward = { $seat } bestimmt, wer in dieser Runde handelt.

## Optionen

ante_portas-option-mode = Gemeinsam gegen Angreifer, oder zwei Teams gegeneinander: über den Rand der anderen kommen, oder mehr Felder sehen.
ante_portas-option-scenario = Wer angreift. Drachen fliegen und speien Feuer; sie sind schwerer.
ante_portas-option-epochs = Wie viele Epochen zu fünf Jahren gespielt werden.
ante_portas-option-last_wave_variant = Alle tot: Besiegte kehren nicht zurück, und es kommen neue, bis der Vorrat leer ist. Crescendo: Jede Runde bringt eine Karte mehr.
ante_portas-option-double_strength = Angreifer sind doppelt so stark: mit nur einer Karte im Halbjahr, oder zu dritt mit zwei Karten und drei Zügen.
ante_portas-option-manual_heartland = Die Orte des Kernlands werden reihum angelegt statt gemischt.
ante_portas-option-yearly_heartland = In Epoche II kommen die neuen Orte nach und nach an jedem Jahresende.
ante_portas-option-flip_upgrade = Baumeister der Epoche II dürfen das passende Gebäude der Epoche I an Ort und Stelle ausbauen.
ante_portas-option-r222_wound = Die Karte R222 fällt vor Bürgern und verwundet sie dabei.
ante_portas-option-reaction_mode = Wann nach Soldatenaktionen außerhalb des eigenen Zuges gefragt wird.
ante_portas-option-start_player = Wer beginnt und für das Team spricht.
ante_portas-option-gift_cost = Wer zahlt, was die Wirkung einer verschenkten Anschaffung kostet: einberufene Bürger, Gebäude.
ante_portas-option-snare = Welchen Pfeil eine Falle aufhebt, wenn die Karte keinen mehr hat: keinen, oder den ersten der nächsten Karte dieses Feldes.
ante_portas-option-bomb_damage = Stehen beide Seiten auf einem Feld: Jede nimmt den Schaden einer Bombe, oder beide nehmen ihn zusammen.
ante_portas-option-wave_limit = Ob die Letzte Welle nach 60 Runden als gewonnen gilt. Sonst geht sie weiter, bis alle Angreifer besiegt sind oder einer entkommt.
ante_portas-option-enemy_start = Ob Einheiten das Startfeld des anderen Teams auch betreten dürfen, wenn dort niemand steht, oder nur zum Kampf.
ante_portas-option-fire_window = Ob Soldaten auch zwischen Feuer oder Schüssen einer Karte und ihrem nächsten Schritt gefragt werden.
ante_portas-option-answers = Ob jede Antwort des Computers im Protokoll eines Spiels ein eigener Zug ist; so gilt sie auch, wenn er später anders antworten würde.

## Namen der Optionen und ihrer Werte

ante_portas-name-mode = Spielart
ante_portas-choice-mode-coop = gemeinsam
ante_portas-choice-mode-capture_flag = Erobere die Fahne
ante_portas-choice-mode-territory = Gebietskontrolle
ante_portas-name-scenario = Gegner
ante_portas-choice-scenario-raiders = Plünderer
ante_portas-choice-scenario-dragons = Drachen
ante_portas-name-epochs = Epochen
ante_portas-choice-epochs-1 = eine
ante_portas-choice-epochs-2 = zwei
ante_portas-name-last_wave_variant = Letzte Welle
ante_portas-choice-last_wave_variant-none = wie üblich
ante_portas-choice-last_wave_variant-all_dead = Alle tot
ante_portas-choice-last_wave_variant-crescendo = Crescendo
ante_portas-name-double_strength = Doppelt so stark
ante_portas-choice-double_strength-0 = nein
ante_portas-choice-double_strength-1 = eine Karte
ante_portas-choice-double_strength-2 = zwei Karten, drei Züge
ante_portas-name-manual_heartland = Kernland selbst auslegen
ante_portas-choice-manual_heartland-off = nein
ante_portas-choice-manual_heartland-on = ja
ante_portas-name-yearly_heartland = Kernland wächst jährlich
ante_portas-choice-yearly_heartland-off = nein
ante_portas-choice-yearly_heartland-on = ja
ante_portas-name-flip_upgrade = Ausbau durch Umdrehen
ante_portas-choice-flip_upgrade-off = nein
ante_portas-choice-flip_upgrade-on = ja
ante_portas-name-r222_wound = R222 verwundet Bürger
ante_portas-choice-r222_wound-off = nein
ante_portas-choice-r222_wound-on = ja
ante_portas-name-reaction_mode = Rückfragen an Soldaten
ante_portas-choice-reaction_mode-always = immer
ante_portas-choice-reaction_mode-combat_only = nur im Kampf
ante_portas-choice-reaction_mode-auto = Computer entscheidet
ante_portas-name-start_player = Startspieler
ante_portas-choice-start_player-first = der erste Sitz
ante_portas-choice-start_player-random = Zufall
ante_portas-name-gift_cost = Was Geschenke kosten, zahlt
ante_portas-choice-gift_cost-giver = wer schenkt
ante_portas-choice-gift_cost-receiver = wer beschenkt wird
ante_portas-name-snare = Eine Falle hebt auf
ante_portas-choice-snare-card = einen Pfeil derselben Karte
ante_portas-choice-snare-next_card = sonst einen der nächsten Karte
ante_portas-name-bomb_damage = Schaden einer Bombe
ante_portas-choice-bomb_damage-each_side = für jede Seite
ante_portas-choice-bomb_damage-shared = für beide zusammen
ante_portas-name-wave_limit = Letzte Runde
ante_portas-choice-wave_limit-none = keine
ante_portas-choice-wave_limit-60 = nach 60 gewonnen
ante_portas-name-enemy_start = Feindliches Startfeld
ante_portas-choice-enemy_start-combat = nur zum Kampf
ante_portas-choice-enemy_start-free = auch leer
ante_portas-name-fire_window = Nach Feuer fragen
ante_portas-choice-fire_window-off = nein
ante_portas-choice-fire_window-on = ja
ante_portas-name-answers = Antworten des Computers
ante_portas-choice-answers-inside = im Zug davor
ante_portas-choice-answers-played = eigene Züge

## Ziehen an einem Tisch mit echten Karten

ante_portas-draw-place = Zieht den nächsten Ort des Kernlands. Welcher ist es?
ante_portas-draw-cell = Welche Stelle neben dem kleinen Markt bleibt frei?
ante_portas-draw-command = Zieht den nächsten Ort der Kommandozentrale. Welcher ist es?
ante_portas-draw-card = Deckt die nächste Bewegungskarte auf. Welche ist es?
ante_portas-draw-market = Deckt die Marktkarte des Jahres auf. Welche ist es?
ante_portas-draw-improvement = Zieht die nächste Anschaffung. Welche ist es?
ante_portas-draw-start = Lost aus, wer beginnt. Wer ist es?
ante_portas-draw-forest = Lost aus, welcher Uferhain zum Uferwald wird. Welcher ist es?

## Fehler

error-ante_portas-too-many = gemeinsam spielen 1 bis 3 Personen, nicht { $players } (AP-0.1)
error-ante_portas-duel-players = gegeneinander spielen 2 oder 4 Personen, nicht { $players } (AP-0.20)
error-ante_portas-coop-only = nur im gemeinsamen Spiel (mode coop) (AP-22.1)
error-ante_portas-duel-only = nur, wenn Teams gegeneinander spielen (AP-22)
error-ante_portas-double-solo = nur zu zweit oder zu dritt (AP-R14)
error-ante_portas-double-three = mit zwei Karten und drei Zügen nur zu dritt (AP-R14)
error-ante_portas-yearly-two = braucht zwei Epochen (epochs 2) (AP-1.5)
error-ante_portas-limit-bots = Computerspieler unter sich brauchen eine letzte Runde (AP-20.9)

## Was ein Tipp sagt: wie ein Zug verändert, was eine Seite hat

ante_portas-feature-chance = { $way ->
    [more] ein schwereres Spiel
   *[less] ein leichteres Spiel
 }
ante_portas-feature-progress = { $way ->
    [more] weniger Zeit, die noch durchzuhalten ist
   *[less] mehr Zeit, die noch durchzuhalten ist
 }
ante_portas-feature-danger = { $way ->
    [more] mehr Schaden durch Angreifer in Sicht
   *[less] weniger Schaden durch Angreifer in Sicht
 }
ante_portas-feature-danger_wave = { $way ->
    [more] mehr Schaden in der Letzten Welle
   *[less] weniger Schaden in der Letzten Welle
 }
ante_portas-feature-attackers = { $way ->
    [more] mehr Angreifer auf dem Feld
   *[less] weniger Angreifer auf dem Feld
 }
ante_portas-feature-army = { $way ->
    [more] eine stärkere Armee
   *[less] eine schwächere Armee
 }
ante_portas-feature-wave_round = { $way ->
    [more] weniger Runden der Letzten Welle übrig
   *[less] mehr Runden der Letzten Welle übrig
 }
ante_portas-feature-field = { $way ->
    [more] ein besseres Schlachtfeld
   *[less] ein schlechteres Schlachtfeld
 }
ante_portas-feature-territory = { $way ->
    [more] mehr Gebiet
   *[less] weniger Gebiet
 }
ante_portas-feature-front = { $way ->
    [more] weiter vorn auf dem Weg zur Flagge
   *[less] weiter hinten auf dem Weg zur Flagge
 }
ante_portas-feature-mines = { $way ->
    [more] mehr Minen
   *[less] weniger Minen
 }
ante_portas-feature-buildings = { $way ->
    [more] mehr Gebäude
   *[less] weniger Gebäude
 }
ante_portas-feature-wounded = { $way ->
    [more] mehr Verwundete
   *[less] weniger Verwundete
 }
ante_portas-feature-goods = { $way ->
    [more] mehr Waren
   *[less] weniger Waren
 }
ante_portas-feature-workers = { $way ->
    [more] mehr Arbeiter an der Arbeit
   *[less] weniger Arbeiter an der Arbeit
 }
ante_portas-feature-homes = { $way ->
    [more] mehr Wohnraum
   *[less] weniger Wohnraum
 }
ante_portas-feature-danger_turns = { $way ->
    [more] mehr Zeit gegen die Angreifer in Sicht
   *[less] weniger Zeit gegen die Angreifer in Sicht
 }
ante_portas-feature-farmers = { $way ->
    [more] mehr Bauern als Soldaten
   *[less] weniger Bauern als Soldaten
 }
ante_portas-feature-citizens = { $way ->
    [more] mehr Bürger als Soldaten
   *[less] weniger Bürger als Soldaten
 }
ante_portas-feature-arrived = { $way ->
    [more] keine weiteren Angreifer
   *[less] noch weitere Angreifer
 }
ante_portas-feature-traps = { $way ->
    [more] mehr Fallen
   *[less] weniger Fallen
 }
ante_portas-feature-food = { $way ->
    [more] mehr Nahrung
   *[less] weniger Nahrung
 }
ante_portas-feature-clay = { $way ->
    [more] mehr Lehm
   *[less] weniger Lehm
 }
ante_portas-feature-tools = { $way ->
    [more] mehr Werkzeuge
   *[less] weniger Werkzeuge
 }
ante_portas-feature-wounded_citizens = { $way ->
    [more] mehr verwundete Bürger
   *[less] weniger verwundete Bürger
 }
ante_portas-feature-idle = { $way ->
    [more] mehr Bauern zu Hause
   *[less] weniger Bauern zu Hause
 }
ante_portas-feature-idle_citizens = { $way ->
    [more] mehr Bürger zu Hause
   *[less] weniger Bürger zu Hause
 }
