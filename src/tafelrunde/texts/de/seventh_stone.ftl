# Der siebte Stein auf Deutsch

seventh_stone-title = Der siebte Stein
seventh_stone-subtitle = Tempel und Hauptstädte erobern, geheim bieten und am Ende eines Jahres sieben Tränensteine haben. Zu zweit bis zu viert.

## Namen der Dinge

seventh_stone-word-boar = Eber
seventh_stone-word-crane = Kranich
seventh_stone-word-lynx = Luchs
seventh_stone-word-ram = Widder
seventh_stone-word-nobody = niemand
seventh_stone-word-dwarf = Zwerge
seventh_stone-word-human = Menschen
seventh_stone-word-elf = Elfen
seventh_stone-word-orc = Orks
seventh_stone-word-melee = Nahkampf
seventh_stone-word-ranged = Fernkampf
seventh_stone-word-cavalry = Kavallerie
seventh_stone-word-ranged_support = Unterstützung (Fernkampf)
seventh_stone-word-cavalry_support = Unterstützung (Kavallerie)
seventh_stone-word-guards = Stadtwachen
seventh_stone-word-guard = Stadtwache
seventh_stone-word-military = Militäreinheit
seventh_stone-word-mercenary = Söldner
seventh_stone-word-building = Gebäude
seventh_stone-word-barracks = Kaserne
seventh_stone-word-manufactory = Manufaktur
seventh_stone-word-wall = Mauer
seventh_stone-word-store = Lager
seventh_stone-word-equipment = Ausrüstung
seventh_stone-word-movement = Bewegung
seventh_stone-word-tournament = Turnier
seventh_stone-word-water = Wasser
seventh_stone-word-temple = Tempel
seventh_stone-word-desert = Wüste
seventh_stone-word-volcano = Vulkan
seventh_stone-word-plain = Ebene
seventh_stone-word-forest = Wald
seventh_stone-word-mountain = Gebirge
seventh_stone-word-temple_plain = Tempel in der Ebene
seventh_stone-word-temple_forest = Tempel im Wald
seventh_stone-word-temple_mountain = Tempel im Gebirge
seventh_stone-word-plain_yellow = Ebene mit gelbem Portal
seventh_stone-word-plain_blue = Ebene mit blauem Portal
seventh_stone-word-forest_red = Wald mit rotem Portal
seventh_stone-word-mountain_green = Gebirge mit grünem Portal
seventh_stone-word-yellow = gelb
seventh_stone-word-blue = blau
seventh_stone-word-red = rot
seventh_stone-word-green = grün
seventh_stone-word-volcanic_eruption = Vulkanausbruch
seventh_stone-word-quicksand = Treibsand
seventh_stone-word-troop_expansion = Truppenerweiterung
seventh_stone-word-mercenary_dismissal = Söldnerentlassung
seventh_stone-word-water_crossing = Wasserüberquerung
seventh_stone-word-open_portals = Öffnung der Portale
seventh_stone-word-teleportation = Teleportation
seventh_stone-word-speed_1 = Geschwindigkeit +1
seventh_stone-word-speed_2 = Geschwindigkeit +2
seventh_stone-word-mobility = Beweglichkeit
seventh_stone-word-master_strike_melee = Meisterschlag (Nahkampf)
seventh_stone-word-master_strike_ranged = Meisterschlag (Fernkampf)
seventh_stone-word-master_strike_cavalry = Meisterschlag (Kavallerie)
seventh_stone-word-master_strike_any = Meisterschlag (jede Armee)
seventh_stone-word-precision_melee = Präzision (Nahkampf)
seventh_stone-word-precision_ranged = Präzision (Fernkampf)
seventh_stone-word-precision_cavalry = Präzision (Kavallerie)
seventh_stone-word-precision_any = Präzision (jede Armee)
seventh_stone-word-power_strike_melee = Kraftschlag (Nahkampf)
seventh_stone-word-power_strike_ranged = Kraftschlag (Fernkampf)
seventh_stone-word-power_strike_cavalry = Kraftschlag (Kavallerie)
seventh_stone-word-power_strike_any = Kraftschlag (jede Armee)
seventh_stone-word-shield_1 = Schild 1
seventh_stone-word-shield_2 = Schild 2
seventh_stone-word-shield_3 = Schild 3
seventh_stone-word-suppression_ranged = Unterbindung (Fernkampf)
seventh_stone-word-suppression_cavalry = Unterbindung (Kavallerie)
seventh_stone-word-suppression_all = Unterbindung (alle)
seventh_stone-word-bribery = Bestechung
seventh_stone-word-explosive = Sprengsatz
seventh_stone-word-lost_tear_stone = verlorener Tränenstein
seventh_stone-word-people = Volk
seventh_stone-word-capital = Hauptstadt
seventh_stone-word-allocate = verteilen
seventh_stone-word-take = nehmen
seventh_stone-word-discard = abwerfen
seventh_stone-word-position = Platz
seventh_stone-word-assign = zuweisen
seventh_stone-word-build = bauen
seventh_stone-word-recruit = setzen
seventh_stone-word-hire = Söldner setzen
seventh_stone-word-equip = ausrüsten
seventh_stone-word-done = fertig
seventh_stone-word-move = bewegen
seventh_stone-word-use = einsetzen
seventh_stone-word-overrun = überrennen
seventh_stone-word-back = zurück
seventh_stone-word-keep = behalten
seventh_stone-word-remove = entfernen
seventh_stone-word-pass = passen
seventh_stone-word-disband = auflösen
seventh_stone-word-support = unterstützen
seventh_stone-word-battle = Kampf
seventh_stone-word-stone = Stein
seventh_stone-word-walls = Mauern
seventh_stone-word-aim = zielen
seventh_stone-word-lose = verlieren
seventh_stone-word-nothing = nichts
seventh_stone-word-instead = statt
seventh_stone-word-with = mit
seventh_stone-word-none = keinen
seventh_stone-word-yes = ja
seventh_stone-word-no = nein
seventh_stone-word-teleport = teleportierend
seventh_stone-word-mobile = beweglich
seventh_stone-word-again = noch einmal
seventh_stone-word-points_0 = 0 Punkte
seventh_stone-word-points_1 = 1 Punkt
seventh_stone-word-points_2 = 2 Punkte
seventh_stone-word-points_3 = 3 Punkte
seventh_stone-word-points_4 = 4 Punkte
seventh_stone-word-points_5 = 5 Punkte
seventh_stone-word-points_6 = 6 Punkte
seventh_stone-word-points_7 = 7 Punkte
seventh_stone-word-points_8 = 8 Punkte
seventh_stone-word-points_9 = 9 Punkte
seventh_stone-word-points_10 = 10 Punkte
seventh_stone-word-points_11 = 11 Punkte
seventh_stone-word-points_12 = 12 Punkte
seventh_stone-word-points_13 = 13 Punkte
seventh_stone-word-points_14 = 14 Punkte
seventh_stone-word-points_15 = 15 Punkte
seventh_stone-word-late_overrun = überrennen nach der Bewegung
seventh_stone-word-lava = Lava
seventh_stone-word-dismissed = entlassen
seventh_stone-word-disbanded = wegen Schulden aufgelöst
seventh_stone-word-surplus = überzählig
seventh_stone-word-casualty = gefallen
seventh_stone-word-bribed = bestochen
seventh_stone-word-undrafted = von niemandem genommen
seventh_stone-word-chosen = vom höchsten Gebot abgeworfen
seventh_stone-word-used = eingesetzt
seventh_stone-word-lost = mit der Armee verloren
seventh_stone-word-spare = ein Stein je Armee
seventh_stone-word-saved = rettet die Armee vor Treibsand
seventh_stone-word-out = ausgeschieden
seventh_stone-word-tear_stones = Tränensteine
seventh_stone-word-last_left = alle anderen sind ausgeschieden
seventh_stone-word-year_limit = letztes Jahr gespielt
seventh_stone-word-resign = Aufgabe
seventh_stone-hidden-stone = verdeckter Stein

## Was Ereignisse bewirken

seventh_stone-about-volcanic_eruption = Lava zerstört Armeen und sperrt dieses Jahr ihre Felder
seventh_stone-about-quicksand = Armeen in Wüsten werden zerstört, außer mit Beweglichkeit
seventh_stone-about-troop_expansion = das Einheitenmaximum steigt auf Dauer um 1
seventh_stone-about-mercenary_dismissal = alle Söldner verlassen den Spielplan
seventh_stone-about-water_crossing = Armeen überqueren dieses Jahr Wasser in gerader Linie
seventh_stone-about-open_portals = alle Portale sind dieses Jahr verbunden

## Was Steine bewirken

seventh_stone-about-teleportation = Alle Portale sind in deiner Bewegungsphase Nachbarn für diese Armee.
seventh_stone-about-speed_1 = Die Armee hat dieses Jahr 1 Bewegungspunkt mehr.
seventh_stone-about-speed_2 = Die Armee hat dieses Jahr 2 Bewegungspunkte mehr.
seventh_stone-about-mobility = Die Armee überquert Wasser und Vulkan in gerader Linie; rettet sie einmal vor Treibsand.
seventh_stone-about-master_strike = Im Kampf bringt jeder Würfel mit einer 1 einen weiteren Würfel.
seventh_stone-about-precision = Im Kampf trifft die Armee mit einer um 1 höheren Zahl.
seventh_stone-about-power_strike = Im Kampf würfelt die Armee in jeder Kampfrunde 2 Würfel mehr.
seventh_stone-about-shield_1 = Wehrt in einem Kampf den ersten Treffer gegen dich ab.
seventh_stone-about-shield_2 = Wehrt in einem Kampf die ersten 2 Treffer gegen dich ab.
seventh_stone-about-shield_3 = Wehrt in einem Kampf die ersten 3 Treffer gegen dich ab.
seventh_stone-about-suppression_ranged = In diesem Kampf unterstützt niemand mit Fernkampf.
seventh_stone-about-suppression_cavalry = In diesem Kampf unterstützt niemand mit Kavallerie.
seventh_stone-about-suppression_all = In diesem Kampf gibt es keine Unterstützung.
seventh_stone-about-bribery = Zerstört vor dem Kampf alle Söldner der Gegner im Feld.
seventh_stone-about-explosive = Zerstört vor dem Kampf alle Mauern im Feld.
seventh_stone-about-lost_tear_stone = Wer ihn nimmt, hat 1 Tränenstein mehr, auf Dauer.

## Zum Nachschlagen

seventh_stone-about-army = †3+2 sind 3 Militäreinheiten und 2 Söldner, • mit Stein, ‡ Stadtwachen, × Konflikt
seventh_stone-about-unready = ∩ Kaserne und = Mauer wirken ab nächstem Jahr
seventh_stone-about-battle = †3≤4: 3 Würfel, die bis 4 treffen; + vor dem Zeichen: unterstützt; B≥2×: Eber kann überrennen
seventh_stone-about-prices = Gebäude 4 RS, Einheit 2 RS, Gebote nach Wunsch; trifft bis † 4, » 2, ♞ 3, als Unterstützung 2
seventh_stone-about-limits = { $limit } Einheiten je Armee, nicht mehr Söldner als Militäreinheiten, { $armies } Armeen je Gattung, eine Armee und zwei Gebäude je Feld
seventh_stone-about-build = Auf ein Ertragsfeld von dir ohne Hauptstadt und Lava, höchstens 2 auf ein Feld.
seventh_stone-about-recruit = Auf ein Feld von dir mit Kaserne oder Hauptstadt: 2 Einheiten im Jahr je Kaserne, 4 in einer Hauptstadt.
seventh_stone-about-hire = Zu einer Armee von dir, die mehr Militäreinheiten als Söldner und noch Platz hat.

## Beschriftungen

seventh_stone-label-hand = Hand
seventh_stone-label-conflict = Konflikt auf { $field }
seventh_stone-label-conflicts = Konflikte
seventh_stone-label-draft = Ausrüstung wählen
seventh_stone-label-shown = Ausrüstung
seventh_stone-label-supply = Stapel
seventh_stone-label-discard = Ablagestapel
seventh_stone-label-years = Letztes Jahr
seventh_stone-label-army = Armeen
seventh_stone-label-fields = Felder
seventh_stone-label-portals = Portale
seventh_stone-label-buildings = Gebäude
seventh_stone-label-battle = Kampf
seventh_stone-label-prices = Zahlen
seventh_stone-label-limits = Grenzen
seventh_stone-label-goods = Zu setzen
seventh_stone-label-amounts = Verteilt
seventh_stone-label-people = Volk
seventh_stone-label-ts = TS
seventh_stone-label-sources = Quellen
seventh_stone-label-sheet = Bogen (RS)
seventh_stone-label-armies = Armeen
seventh_stone-label-room = Platz für
seventh_stone-label-carried = Unter Armeen
seventh_stone-label-known = Bekannte Steine
seventh_stone-fact-ts = { $ts }/{ $needed } TS
seventh_stone-fact-budget = Budget { $rs }
seventh_stone-fact-hand = Hand { $count }
seventh_stone-fact-tournament = Turnier { $count }
seventh_stone-fact-troops = Einheiten { $units }
seventh_stone-fact-allocated = hat verteilt
seventh_stone-fact-doubled = doppelte Bewegung
seventh_stone-fact-out = ausgeschieden
seventh_stone-fact-capitals = { $count ->
    [one] { $count } Hauptstadt
   *[other] { $count } Hauptstädte
 }
seventh_stone-fact-sources = Quellen { $rs } RS
seventh_stone-fact-units = { $count ->
    [one] { $count } Einheit
   *[other] { $count } Einheiten
 }
seventh_stone-fact-sources_less = { $sources } RS − { $military } Militär = { $budget } nächstes Jahr
seventh_stone-fact-armies = { $armies } (von je { $most })
seventh_stone-fact-room = { $units ->
    [one] { $units } Einheit
   *[other] { $units } Einheiten
 }, { $buildings } Gebäude, { $mercenaries } Söldner
seventh_stone-fact-capitals_ts = Hauptstädte { $ts }
seventh_stone-fact-temples_ts = Tempel { $ts }
seventh_stone-fact-wins_ts = Turniere { $ts }
seventh_stone-fact-lost_ts = verlorener Tränenstein { $ts }
seventh_stone-fact-portal = Portal { $colour }
seventh_stone-fact-capital = Hauptstadt von { $seat }
seventh_stone-fact-controller = gehört { $seat }
seventh_stone-fact-worth = { $ts ->
    [0] {""}
   *[other] { $ts } TS
 }{ $rs ->
    [0] {""}
   *[other] { $ts ->
        [0] { $rs } RS
       *[other] , { $rs } RS
     }
 }
seventh_stone-fact-unready = { $building } (wirkt ab nächstem Jahr)
seventh_stone-fact-lava = Lava
seventh_stone-fact-army = { $seat }: { $type } { $size }
seventh_stone-fact-stones = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
 }
seventh_stone-fact-supports = unterstützt { $field }
seventh_stone-fact-pinned = blockiert
seventh_stone-fact-guards = { $count } Stadtwachen
seventh_stone-fact-recruits = noch Platz für { $count ->
    [one] { $count } Einheit
   *[other] { $count } Einheiten
 }
seventh_stone-fact-odds = % zu gewinnen mit 1, 2, … Einheiten: { $chances }
seventh_stone-fact-supply = { $count ->
    [one] { $count } verdeckter Stein
   *[other] { $count } verdeckte Steine
 }
seventh_stone-fact-buried = { $count } verdeckt
seventh_stone-fact-years = { $count }
seventh_stone-fact-side = { $seat }: { $units ->
    [one] { $units } Einheit
   *[other] { $units } Einheiten
 }, gewinnt zu { $chance } %
seventh_stone-fact-supported = unterstützt von { $fields }
seventh_stone-fact-overrun = { $seat } kann überrennen
seventh_stone-fact-battle = { $mode ->
    [battle] Kampf
   *[other] Überrennen
 } { $field }{ $round ->
    [0] {""}
   *[other] , Runde { $round }
 }
seventh_stone-fact-walls = Mauern wehren { $hits } ab
seventh_stone-fact-suppressed = keine Unterstützung durch { $types }
seventh_stone-fact-pool = { $pool } { $dice } Würfel bis { $hits }
seventh_stone-fact-outside = unterstützt nur
seventh_stone-fact-shield = Schild wehrt { $hits } ab
seventh_stone-fact-hits = { $hits } Treffer
seventh_stone-phase-event = Ereignis
seventh_stone-phase-production = Produktion
seventh_stone-phase-placement = Setzen
seventh_stone-phase-movement = Bewegung
seventh_stone-phase-overrun = Überrennen
seventh_stone-phase-combat = Kampf
seventh_stone-phase-tournament = Turnier
seventh_stone-head-setup = Vorbereitung · { $ts } Tränensteine (TS) am Ende eines Jahres gewinnen
seventh_stone-head-year = Jahr { $year } · { $phase } · Einheitenmaximum { $limit } · { $tournament ->
    [0] Turnier dieses Jahr
    [one] Turnier nächstes Jahr
   *[other] Turnier in { $tournament } Jahren
 }{ $order ->
    [none] {""}
   *[other] {" "}· Folge { $order }
 }
seventh_stone-head-won = { $winner } gewinnt mit { $ts ->
    [one] { $ts } Tränenstein
   *[other] { $ts } Tränensteinen
 }{ $why ->
    [tear_stones] {""}
   *[other] {" "}({ $reason })
 }.
seventh_stone-head-shared = { $winners } gewinnen gemeinsam mit { $ts ->
    [one] { $ts } Tränenstein
   *[other] { $ts } Tränensteinen
 }{ $why ->
    [tear_stones] {""}
   *[other] {" "}({ $reason })
 }.

## Ereignisse
## Ein „item“ ist das, was mehrere Ereignisse einer Art in einer Zeile aufzählen: das Ende der Zeile ohne den Punkt.

seventh_stone-event-gap = Wasser: { $column ->
    [1] a
    [2] b
    [3] c
    [4] d
    [5] e
    [6] f
    [7] g
    [8] h
   *[other] i
 }{ $row }.
seventh_stone-item-gap = { $column ->
    [1] a
    [2] b
    [3] c
    [4] d
    [5] e
    [6] f
    [7] g
    [8] h
   *[other] i
 }{ $row }
seventh_stone-event-board = Der Spielplan hat { $columns } Spalten und { $rows } Zeilen.
seventh_stone-event-people = { $seat } herrscht über die { $people }.
seventh_stone-event-start_roll = Würfe um die Reihenfolge: { $seat } { $die }.
seventh_stone-item-start_roll = { $seat } { $die }
seventh_stone-event-capital = { $seat } gründet die Hauptstadt auf { $field }.
seventh_stone-event-start_barracks = { $seat } setzt die erste Kaserne auf { $field }.
seventh_stone-event-year = Jahr { $year } beginnt.
seventh_stone-event-event = Ereignis (Wurf { $die }): { $event }.
seventh_stone-event-corner = Der Vulkan liegt in der mittleren Spalte; Wurf { $die }: gezählt wird von { $die ->
    [1] links
    [2] links
    [3] links
   *[other] rechts
 }.
seventh_stone-event-lava = Lava: { $field }.
seventh_stone-item-lava = { $field }
seventh_stone-event-unit_limit = Das Einheitenmaximum ist jetzt { $limit }.
seventh_stone-event-lost = { $seat } verliert auf { $field }: { $type } { $military }+{ $mercenary } ({ $how }).
seventh_stone-event-shown = Aufgedeckte Ausrüstung: { $stone }.
seventh_stone-item-shown = { $stone }
seventh_stone-event-allocated = { $seat } hat verteilt.
seventh_stone-event-goods = { $seat } kauft: Gebäude { $building }, Nahkampf { $melee }, Fernkampf { $ranged }, Kavallerie { $cavalry }.
seventh_stone-event-bids = { $seat } bietet: Söldner { $mercenary }, Ausrüstung { $equipment }, Bewegung { $movement }, Turnier { $tournament }.
seventh_stone-event-tie_roll = Würfe bei Gleichstand: { $seat } { $die }.
seventh_stone-item-tie_roll = { $seat } { $die }
seventh_stone-event-mercenaries = { $seat } bekommt { $count } Söldner.
seventh_stone-event-took = { $seat } nimmt vom Markt: { $stone }.
seventh_stone-event-lost_stone = { $seat } nimmt den verlorenen Tränenstein: 1 TS auf Dauer.
seventh_stone-event-discarded = Auf den Ablagestapel ({ $how }): { $stone }.
seventh_stone-item-discarded = { $stone }
seventh_stone-event-position = Zugreihenfolge: { $seat } Platz { $position }.
seventh_stone-item-position = { $seat } Platz { $position }
seventh_stone-event-double_move = { $seat } hat dieses Jahr doppelt so viele Bewegungspunkte.
seventh_stone-event-tournament_stones = { $seat } bekommt { $count ->
    [one] { $count } Turnierstein
   *[other] { $count } Turniersteine
 }.
seventh_stone-event-built = { $seat } baut auf { $field }: { $building }.
seventh_stone-event-recruited = { $seat } setzt { $type } auf { $field }.
seventh_stone-event-hired = { $seat } setzt einen Söldner auf { $field } ({ $type }).
seventh_stone-event-equipped = { $seat } legt unter die Armee auf { $field }: { $stone }.
seventh_stone-event-lapsed = Bei { $seat } verfällt: { $good } { $count }.
seventh_stone-item-lapsed = { $good } { $count }
seventh_stone-event-placed = { $seat } ist mit dem Setzen fertig.
seventh_stone-event-moved = { $seat } bewegt { $type } { $military }+{ $mercenary } von { $from } nach { $to }{ $stones ->
    [0] {""}
    [one] {" "}mit { $stones } Stein
   *[other] {" "}mit { $stones } Steinen
 }.
seventh_stone-event-took_back = { $seat } nimmt den Befehl von { $from } nach { $to } zurück.
seventh_stone-event-control = { $seat } nimmt { $field }{ $from ->
    [niemand] {""}
   *[other] {" "}von { $from }
 } in Besitz.
seventh_stone-event-rs = Rohstoffe: { $seat } { $rs } RS.
seventh_stone-item-rs = { $seat } { $rs } RS
seventh_stone-event-conflict = { $seat } betritt { $field }: ein Konflikt.
seventh_stone-event-used = { $seat } setzt auf { $field } einen Stein ein: { $stone }.
seventh_stone-event-movement_done = { $seat } beendet die Bewegung.
seventh_stone-event-passed = { $seat } passt.
seventh_stone-event-supports = { $seat } unterstützt { $field } mit { $type } von { $from }.
seventh_stone-event-battle = { $mode ->
    [Kampf] { $seat } beginnt den Kampf auf { $field }.
   *[other] { $seat } überrennt { $field }.
 }
seventh_stone-event-walls = { $seat } nutzt { $count ->
    [0] keine Mauer
    [one] { $count } Mauer
   *[other] { $count } Mauern
 }.
seventh_stone-event-round = Kampfrunde { $round }.
seventh_stone-event-aimed = { $seat } zielt auf { $target }: { $pool }, { $dice } Würfel.
seventh_stone-event-dice = { $seat } würfelt gegen { $target }: { $pool } { $dice }, { $hits } Treffer.
seventh_stone-event-hits = { $target } bekommt { $hits } Treffer.
seventh_stone-event-cancelled = Abgewehrt für { $target }: Mauern { $walls }, Schild { $shield }.
seventh_stone-event-casualty = { $seat } verliert auf { $field }: { $kind ->
    [Stadtwache] Stadtwache
   *[other] { $type } ({ $kind })
 }.
seventh_stone-item-casualty = { $kind ->
    [Stadtwache] Stadtwache
   *[other] { $type } ({ $kind })
 }
seventh_stone-event-won = { $seat ->
    [niemand] Niemand gewinnt auf { $field }.
   *[other] { $seat } gewinnt auf { $field }.
 }
seventh_stone-event-destruction = { $die ->
    [0] Zerstört auf { $field }: { $building }.
   *[other] Zerstörungswurf auf { $field }, { $building }: { $die }, { $destroyed ->
        [on] zerstört
       *[other] bleibt stehen
     }.
 }
seventh_stone-event-captured = { $seat } erbeutet von { $from }: { $stone }.
seventh_stone-event-out = { $seat } hat kein Feld und keine Einheit mehr und scheidet aus.
seventh_stone-event-counter = Rundenzähler für das Turnier: { $counter } von 3.
seventh_stone-event-paired = Duell: { $seat } (Schaden { $damage }) gegen { $rival } (Schaden { $rival_damage }).
seventh_stone-event-throw = Würfe von { $seat } und { $rival }: { $die } und { $rival_die }, Leben { $life } und { $rival_life }.
seventh_stone-item-throw = { $die } und { $rival_die }, Leben { $life } und { $rival_life }
seventh_stone-event-duel_won = { $seat } gewinnt das Duell.
seventh_stone-event-champion = { $seat } gewinnt das Turnier: 1 TS auf Dauer.
seventh_stone-event-year_end = Tränensteine am Ende des Jahres: { $seat } { $ts }.
seventh_stone-item-year_end = { $seat } { $ts }
seventh_stone-event-resigned = { $seat } gibt auf.
seventh_stone-event-ended = Das Spiel ist zu Ende ({ $reason }).
seventh_stone-event-peace = Auf { $field } ist nur noch eine Seite übrig: Der Konflikt endet ohne Kampf.
seventh_stone-event-reshuffled = Der Ablagestapel wird gemischt: { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
 }.
seventh_stone-event-replaced = { $seat } ersetzt auf { $field }: { $building }.

## Fragen

seventh_stone-ask-people = Wähle ein Volk; die Völker unterscheiden sich nur im Namen.
seventh_stone-ask-capital = Gründe deine Hauptstadt auf einem freien Ertragsfeld.
seventh_stone-ask-barracks = Setze deine erste Kaserne auf ein freies Ertragsfeld.
seventh_stone-ask-allocate = Verteile geheim bis zu { $rs } RS: Gebäude 4, Einheit 2, Gebote nach Wunsch. Etwa: verteilen Gebäude 1 Nahkampf 2 Bewegung 3
seventh_stone-ask-take = Nimm einen Ausrüstungsstein.
seventh_stone-ask-discard = Wirf einen Stein auf den Ablagestapel ab.
seventh_stone-ask-position = Wähle deinen Platz in der Zugreihenfolge dieses Jahres.
seventh_stone-ask-assign = Wähle den Platz von { $other } (kein Gebot auf Bewegung).
seventh_stone-ask-place = Setze, dann „fertig“: Übrige Gebäude, Einheiten und Söldner verfallen.
seventh_stone-ask-move = Bewege Einheiten, setze Steine ein, überrenne; dann „fertig“.
seventh_stone-ask-keep = Deine Armee auf { $field } hat { $count } Steine: Wähle den, den sie behält.
seventh_stone-ask-overrun = Überrenne einen Konflikt, in dem du doppelt so stark bist, oder passe.
seventh_stone-ask-disband = Du hast Quellen verloren und schuldest { $count } RS: Löse Militäreinheiten auf.
seventh_stone-ask-support = Welchen Konflikt unterstützt deine Armee auf { $field }, oder keinen?
seventh_stone-ask-battles = Wähle den Konflikt, der als nächster ausgefochten wird.
seventh_stone-ask-stone = Im Kampf auf { $field } den Stein deiner Armee einsetzen (nur ein Kampfstein)?
seventh_stone-ask-walls = Wie viele Mauern nutzt du im Kampf auf { $field }? Jede wehrt 2 Treffer ab und ist dann weg.
seventh_stone-ask-aim = Kampf auf { $field }, { $pool }: Wie viele Würfel gehen gegen wen?
seventh_stone-ask-lose = Kampf auf { $field }: { $count ->
    [one] { $count } Treffer, wähle die Einheit, die du verlierst.
   *[other] { $count } Treffer, wähle eine Einheit, die du verlierst.
 }
seventh_stone-wait-people = { $seat } wählt ein Volk.
seventh_stone-wait-capital = { $seat } gründet die Hauptstadt.
seventh_stone-wait-barracks = { $seat } setzt die erste Kaserne.
seventh_stone-wait-allocate = { $seat } verteilt geheim bis zu { $rs } RS.
seventh_stone-wait-take = { $seat } nimmt einen Ausrüstungsstein.
seventh_stone-wait-discard = { $seat } wirft einen Stein ab.
seventh_stone-wait-position = { $seat } wählt einen Platz in der Zugreihenfolge.
seventh_stone-wait-assign = { $seat } bestimmt den Platz von { $other }.
seventh_stone-wait-place = { $seat } setzt Gebäude, Einheiten, Söldner und Steine.
seventh_stone-wait-move = { $seat } bewegt Einheiten.
seventh_stone-wait-keep = { $seat } wählt, welchen Stein die Armee auf { $field } behält.
seventh_stone-wait-overrun = { $seat } darf einen Konflikt überrennen.
seventh_stone-wait-disband = { $seat } schuldet { $count } RS und löst Einheiten auf.
seventh_stone-wait-support = { $seat } entscheidet, was die Armee auf { $field } unterstützt.
seventh_stone-wait-battles = { $seat } wählt den Konflikt, der als nächster ausgefochten wird.
seventh_stone-wait-stone = { $seat } darf im Kampf auf { $field } einen Stein einsetzen.
seventh_stone-wait-walls = { $seat } entscheidet über die Mauern auf { $field }.
seventh_stone-wait-aim = { $seat } zielt im Kampf auf { $field }: { $pool }.
seventh_stone-wait-lose = { $seat } bekommt auf { $field } { $count } Treffer und wählt die Verluste.

## Optionen

seventh_stone-option-advanced_terrain = Das Gelände zählt: Ebenen geben 3 RS, Gebirge 1; Wald und Gebirge ändern Kämpfe und Unterstützungen.
seventh_stone-option-wall_bypass = Mauern wehren keine Treffer von Fernkampfeinheiten ab.
seventh_stone-option-no_time = Eine kürzere Partie: 6 Tränensteine genügen.
seventh_stone-option-double_move = Wer auf Bewegung so viel bietet wie alle anderen zusammen, zieht doppelt so weit. Zu viert.
seventh_stone-option-four_islands = Vier Inseln mit Portalen dazwischen statt des üblichen Spielplans. Zu viert.
seventh_stone-option-hidden_discard = Steine vom Markt werden verdeckt abgeworfen; nur eingesetzte sind offen.
seventh_stone-option-choose_people = Alle wählen ein Volk; die Völker unterscheiden sich nur im Namen.
seventh_stone-option-year_limit = Die Partie endet spätestens nach diesem Jahr; die meisten Tränensteine gewinnen.
seventh_stone-option-board_seed = Eine Zahl, aus der sich der Spielplan ergibt, um noch einmal auf demselben zu spielen.
seventh_stone-option-custom_board = Ein eigener Spielplan, Zeilen mit / dazwischen: p f m Ertragsfelder, py fr mit Portal, P F M Tempel, d v w

## Namen der Optionen und ihrer Werte

seventh_stone-name-advanced_terrain = Gelände zählt
seventh_stone-choice-advanced_terrain-off = nein
seventh_stone-choice-advanced_terrain-on = ja
seventh_stone-name-wall_bypass = Fernkampf über Mauern
seventh_stone-choice-wall_bypass-off = nein
seventh_stone-choice-wall_bypass-on = ja
seventh_stone-name-no_time = Kurze Partie
seventh_stone-choice-no_time-off = nein
seventh_stone-choice-no_time-on = ja
seventh_stone-name-double_move = Doppelte Bewegung
seventh_stone-choice-double_move-off = nein
seventh_stone-choice-double_move-on = ja
seventh_stone-name-four_islands = Vier Inseln
seventh_stone-choice-four_islands-off = nein
seventh_stone-choice-four_islands-on = ja
seventh_stone-name-hidden_discard = Verdeckt abwerfen
seventh_stone-choice-hidden_discard-off = nein
seventh_stone-choice-hidden_discard-on = ja
seventh_stone-name-choose_people = Völker wählen
seventh_stone-choice-choose_people-off = nein
seventh_stone-choice-choose_people-on = ja
seventh_stone-name-year_limit = Letztes Jahr
seventh_stone-choice-year_limit-none = keines
seventh_stone-name-board_seed = Nummer des Spielplans
seventh_stone-choice-board_seed-none = keine
seventh_stone-name-custom_board = Eigener Spielplan
seventh_stone-choice-custom_board-none = keiner

## Würfeln und Ziehen an einem Tisch mit echten Würfeln

seventh_stone-draw-gap = Würfelt um das Wasser der nächsten Spalte. Welche Zeile ist es?
seventh_stone-draw-tile = Zieht das nächste Plättchen. Welches ist es?
seventh_stone-draw-start = Würfelt um die Reihenfolge am Anfang. Was zeigt der Würfel?
seventh_stone-draw-event = Werft den Ereigniswürfel. Welches Ereignis ist es?
seventh_stone-draw-corner = Der Vulkan liegt in der mittleren Spalte. Würfelt um die Seite; was zeigt der Würfel?
seventh_stone-draw-lava = Würfelt um die Lava. Was zeigt der Würfel?
seventh_stone-draw-stone = Deckt den nächsten Ausrüstungsstein auf. Welcher ist es?
seventh_stone-draw-tie = Würfelt bei Gleichstand. Was zeigt der Würfel?
seventh_stone-draw-order = Niemand hat auf Bewegung geboten: Würfelt um die Zugreihenfolge. Was zeigt der Würfel?
seventh_stone-draw-battle = Würfelt im Kampf. Was zeigt der nächste Würfel?
seventh_stone-draw-destruction = Würfelt, ob das Gebäude zerstört wird. Was zeigt der Würfel?
seventh_stone-draw-duel = Würfelt im Duell. Was zeigt der nächste Würfel?
seventh_stone-draw-duel_tie = Beide sind gefallen: Würfelt um das Duell. Was zeigt der Würfel?

## Fehler

error-seventh_stone-board-ragged = Option custom_board: Zeile { $row } hat { $cells } Felder, die erste { $width }; alle Zeilen müssen gleich lang sein
error-seventh_stone-board-code = Option custom_board: '{ $code }' auf { $field } ist kein Feld; es gibt { $codes }
error-seventh_stone-board-size = Option custom_board: { $columns } Spalten und { $rows } Zeilen; möglich sind je { $least } bis { $most } (SS-R37)
error-seventh_stone-board-portals = Option custom_board: { $count } Portale der Farbe { $colour }; von jeder Farbe braucht es zwei oder keines (SS-R37)
error-seventh_stone-board-volcano = Option custom_board: { $count } Vulkane; möglich ist höchstens einer (SS-R37)
error-seventh_stone-board-yields = Option custom_board: { $count } Ertragsfelder; bei { $players } Sitzen müssen es mindestens { $least } sein (SS-R37)
error-seventh_stone-four-only = nur zu viert ({ $rule })
error-seventh_stone-one-board = geht nicht zusammen mit custom_board (SS-R37)
error-seventh_stone-limit-bots = Computerspieler unter sich brauchen ein letztes Jahr

## Was ein Tipp sagt: wie ein Zug verändert, was eine Seite hat

seventh_stone-feature-tear_stones = { $way ->
    [more] mehr Tränensteine
   *[less] weniger Tränensteine
 }
seventh_stone-feature-nearly_won = { $way ->
    [more] näher an den letzten Tränensteinen
   *[less] weiter weg von den letzten Tränensteinen
 }
seventh_stone-feature-won = { $way ->
    [more] genug Tränensteine für den Sieg
   *[less] nicht mehr genug Tränensteine für den Sieg
 }
seventh_stone-feature-sources = { $way ->
    [more] mehr Rohstoffsteine im Jahr
   *[less] weniger Rohstoffsteine im Jahr
 }
seventh_stone-feature-military = { $way ->
    [more] mehr Militär
   *[less] weniger Militär
 }
seventh_stone-feature-mercenaries = { $way ->
    [more] mehr Söldner
   *[less] weniger Söldner
 }
seventh_stone-feature-danger = { $way ->
    [more] mehr Gefahr für Tränensteine
   *[less] weniger Gefahr für Tränensteine
 }
seventh_stone-feature-prey = { $way ->
    [more] mehr Tränensteine in Reichweite
   *[less] weniger Tränensteine in Reichweite
 }
seventh_stone-feature-land_ahead = { $way ->
    [more] mehr freies Land voraus
   *[less] weniger freies Land voraus
 }
seventh_stone-feature-stones = { $way ->
    [more] mehr Ausrüstung
   *[less] weniger Ausrüstung
 }
seventh_stone-feature-tournament = { $way ->
    [more] bessere Aussichten im Turnier
   *[less] schlechtere Aussichten im Turnier
 }
seventh_stone-feature-one_short = { $way ->
    [more] nur noch ein Tränenstein fehlt
   *[less] es fehlt mehr als ein Tränenstein
 }
seventh_stone-feature-barracks = { $way ->
    [more] mehr Rekruten im Jahr
   *[less] weniger Rekruten im Jahr
 }
seventh_stone-feature-borders = { $way ->
    [more] mehr Land in Gefahr
   *[less] weniger Land in Gefahr
 }
seventh_stone-feature-open_temples = { $way ->
    [more] mehr freie Tempel in Reichweite
   *[less] weniger freie Tempel in Reichweite
 }
