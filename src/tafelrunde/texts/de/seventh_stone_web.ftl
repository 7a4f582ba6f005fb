# Der siebte Stein im Browser: der Bogen, die Märkte, das Setzen, und was man nachsehen kann

## Wie weit die Partie ist

seventh_stone_web-head = Jahr { $year }{ $limit ->
    [0] {""}
   *[other] {" "}von { $limit }
 } · { $phase }{ $event ->
    [none] {""}
   *[other] {" "}· { $event }
 }
seventh_stone_web-track = Jahr { $year } · { $phase }
seventh_stone_web-setup = Vorbereitung
seventh_stone_web-setup-about = Alle gründen eine Hauptstadt auf einem Ertragsfeld und setzen dann eine erste Kaserne. Einheiten und Steine hat noch niemand.
seventh_stone_web-unit-limit = Einheitenmaximum: höchstens { $limit } Einheiten in einer Armee
seventh_stone_web-tournament-in = { $years ->
    [0] Das nächste Turnier ist dieses Jahr.
    [one] Das nächste Turnier ist nächstes Jahr.
   *[other] Das nächste Turnier ist in { $years } Jahren.
 }
seventh_stone_web-now = jetzt
seventh_stone_web-order = Zugreihenfolge
seventh_stone_web-order-of = Zugreihenfolge: { $seats }
seventh_stone_web-key-reference = die Übersicht öffnen
seventh_stone_web-key-year = zeigen, wie alle stehen
seventh_stone_web-key-market = zeigen, was dieses Jahr geboten wurde

## Spieler

seventh_stone_web-fact-units = { $military } Militär, { $mercenary } Söldner
seventh_stone_web-fact-units-short = Einheiten { $military }+{ $mercenary }
seventh_stone_web-fact-fields = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
 }
seventh_stone_web-fact-position = Platz { $position } in der Reihenfolge
seventh_stone_web-watching = Du schaust zu; die Hände sind verdeckt.
seventh_stone_web-hand = Deine Steine
seventh_stone_web-hand-empty = keine auf der Hand
seventh_stone_web-shown = Im Markt
seventh_stone_web-allocated = Deine geheime Verteilung
seventh_stone_web-to-place = Zu setzen

## Tränensteine

seventh_stone_web-track-title = Tränensteine
seventh_stone_web-ts-of = { $ts } von { $goal } Tränensteinen
seventh_stone_web-from-capital = { $count ->
    [one] { $count } Hauptstadt
   *[other] { $count } Hauptstädte
 }
seventh_stone_web-from-temple = { $count } Tempel
seventh_stone_web-from-tournament = { $count ->
    [one] { $count } Turniersieg
   *[other] { $count } Turniersiege
 }
seventh_stone_web-from-lost_tear_stone = der verlorene Tränenstein
seventh_stone_web-missing = { $count ->
    [one] { $count } fehlt
   *[other] { $count } fehlen
 }
seventh_stone_web-enough = genug, um am Ende des Jahres zu gewinnen
seventh_stone_web-ts-capital = Hauptstädte
seventh_stone_web-ts-temple = Tempel
seventh_stone_web-ts-tournament = Turniere
seventh_stone_web-ts-lost_tear_stone = Verlorener Tränenstein
seventh_stone_web-ts-about = Wer am Ende eines Jahres { $goal } hat, gewinnt. Die aus Turnieren und der verlorene Tränenstein bleiben für immer.
seventh_stone_web-sum = Summe
seventh_stone_web-year-before = Ende Jahr { $year }
seventh_stone_web-threats = Aufgepasst
seventh_stone_web-threat-there = hat genug und gewinnt am Ende des Jahres, wenn niemand welche wegnimmt.
seventh_stone_web-threat-one = braucht noch einen: ein Tempel oder der verlorene Tränenstein.
seventh_stone_web-threat-tournament = braucht noch einen: ein Tempel, der verlorene Tränenstein oder das Turnier dieses Jahres.
seventh_stone_web-threat-capital = braucht noch { $missing }: Eine fremde Hauptstadt genügt.
seventh_stone_web-coming = Was kommt
seventh_stone_web-tournament-stones = Turniersteine:
seventh_stone_web-year-limit = Die Partie endet spätestens nach Jahr { $limit }.
seventh_stone_web-lava-on = Lava auf { $fields }: Dort kann nichts gesetzt werden, und keine Armee darf hinein.

## Der Bogen eines Spielers

seventh_stone_web-loop = Rohstoffsteine
seventh_stone_web-source-capital = Hauptstädte
seventh_stone_web-source-yield = Ertragsfelder
seventh_stone_web-source-manufactory = Manufakturen
seventh_stone_web-sources = alle Quellen
seventh_stone_web-tied = in Militäreinheiten gebunden
seventh_stone_web-next-budget = Budget im nächsten Jahr, so wie es steht
seventh_stone_web-sheet = Bogen: { $rs } RS
seventh_stone_web-armies = Armeen
seventh_stone_web-armies-of = { $type }: { $count } von { $limit } Armeen
seventh_stone_web-army-of = { $military } Militär{ $mercenary ->
    [0] {""}
   *[other] , { $mercenary } Söldner
 }
seventh_stone_web-no-army = Keine Armee auf dem Spielplan.
seventh_stone_web-stones-of = { $count ->
    [0] Kein Stein auf der Hand
    [one] { $count } Stein auf der Hand
   *[other] { $count } Steine auf der Hand
 }
seventh_stone_web-known = Von diesen weißt du, auf der Hand oder unter Armeen:
seventh_stone_web-hidden = Nur ihre Zahl ist öffentlich.
seventh_stone_web-stone-hidden = verdeckter Stein

## Verteilen

seventh_stone_web-ask-allocate = Verteile im Geheimen.
seventh_stone_web-budget = von { $store } RS übrig
seventh_stone_web-drag = Zieh Steine auf ein Feld des Bogens
seventh_stone_web-reset = Zurück zum Anfang
seventh_stone_web-goods = Produktion
seventh_stone_web-bids = Gebote
seventh_stone_web-offers = Vorschläge
seventh_stone_web-less = { $slot }: eins weniger
seventh_stone_web-more = { $slot }: eins mehr
seventh_stone_web-room-building = je 4 RS, Platz für { $count }
seventh_stone_web-room-units = je 2 RS, Platz für { $count }
seventh_stone_web-room-mercenary = bringt { $keys }, Platz: { $count }
seventh_stone_web-room-tournament = bringt { $keys } Steine
seventh_stone_web-room-equipment = Wahl unter { $count }
seventh_stone_web-room-movement = Platz wählen
seventh_stone_web-will-lapse = { $count } ohne Platz
seventh_stone_web-short-room = Platz { $count }
seventh_stone_web-short-choice = 1 von { $count }
seventh_stone_web-short-over = { $count } zu viel
seventh_stone_web-confirm = Bestätigen
seventh_stone_web-confirm-left = Bestätigen, { $left } RS ungenutzt
seventh_stone_web-allocates = verteilt

## Aufdecken und Märkte

seventh_stone_web-market = Aufdecken und Märkte
seventh_stone_web-market-key = Aufdecken und Märkte (B)
seventh_stone_web-market-of = Aufdecken und Märkte in Jahr { $year }
seventh_stone_web-markets = Märkte
seventh_stone_web-spent = RS insgesamt
seventh_stone_web-tie-roll = { $seat } hat bei Gleichstand { $dice } gewürfelt
seventh_stone_web-ties-about = Gleiche Gebote: Mehr Tränensteine gehen vor, dann ein Würfel.
seventh_stone_web-got-place = Platz { $place }
seventh_stone_web-nobody-bid = niemand hat geboten
seventh_stone_web-draft = Ausrüstung
seventh_stone_web-took-hidden = hat einen Stein genommen
seventh_stone_web-put-away = abgeworfen:
seventh_stone_web-pile = Steine zur Wahl
seventh_stone_web-assign-for = Platz von
seventh_stone_web-order-about = Wer zuerst zieht, ist vor den anderen auf freien Feldern; wer zuletzt zieht, sieht vor dem Jahresende alle Züge.

## Setzen und andere Entscheidungen

seventh_stone_web-ask-place = Setze, was du bekommen hast.
seventh_stone_web-place-how = Wähle, was du setzt, dann das Feld.
seventh_stone_web-place-where = Wähle eines der leuchtenden Felder.
seventh_stone_web-instead = Wohin auf dem Feld
seventh_stone_web-build-free = Auf den freien Platz
seventh_stone_web-build-instead = Statt: { $old }
seventh_stone_web-lapse = Das verfällt: { $goods }. Die Rohstoffsteine kommen nächstes Jahr zurück.
seventh_stone_web-place-done = Setzen beenden
seventh_stone_web-say-take = { $what } nehmen
seventh_stone_web-say-discard = { $what } abwerfen
seventh_stone_web-say-capital = Hauptstadt auf { $what } gründen
seventh_stone_web-say-barracks = Kaserne auf { $what }
seventh_stone_web-say-position = Auf Platz { $what } ziehen
seventh_stone_web-ask-move = Bewege deine Armeen und beende dann die Bewegung.
seventh_stone_web-ask-stone = Im Kampf auf { $field } den Stein deiner Armee einsetzen?
seventh_stone_web-capital-how = Gute Plätze haben viele Ertragsfelder daneben, einen Tempel in der Nähe und auf einer Seite Wasser oder den Rand.
seventh_stone_web-barracks-how = Zwei, drei Schritte entfernt, zu einem freien Tempel hin, erreichen deine Einheiten mehr Felder.
seventh_stone_web-disband-how = Deine Quellen sind { $sources } RS wert, und { $units } Militäreinheiten binden je einen. Jede aufgelöste zahlt 1 RS.
seventh_stone_web-disband-one = { $type } auf { $field }
seventh_stone_web-choices = Möglichkeiten

## Turnier

seventh_stone_web-tournament = Turnier
seventh_stone_web-tournament-of = Turnier in Jahr { $year }
seventh_stone_web-pairing-rolls = Gleich viele Turniersteine, Würfel haben entschieden:
seventh_stone_web-damage = Schaden { $damage }
seventh_stone_web-throws = Würfe
seventh_stone_web-die-hit = { $pips }, ein Treffer
seventh_stone_web-die-miss = { $pips }, kein Treffer
seventh_stone_web-life = Leben { $count }
seventh_stone_web-duel-tie = Beide sind zugleich gefallen, Würfel haben entschieden:
seventh_stone_web-duel-won = { $seat } gewinnt das Duell.
seventh_stone_web-champion = { $seat } gewinnt das Turnier: ein Tränenstein für immer.

## Jahr

seventh_stone_web-year = Wie alle stehen
seventh_stone_web-year-of = Jahr { $year }: wie alle stehen

## Übersicht

seventh_stone_web-reference = Übersicht
seventh_stone_web-reference-key = Übersicht (T)
seventh_stone_web-phases = Ein Jahr
seventh_stone_web-phase-about-event = Eines von sechs Ereignissen trifft alle.
seventh_stone_web-phase-about-production = Alle Rohstoffsteine kommen zurück. Alle verteilen sie im Geheimen; dann werden die vier Märkte abgerechnet.
seventh_stone_web-phase-about-placement = Der Reihe nach: Gebäude, Einheiten, Söldner und Steine. Was nicht gesetzt wird, verfällt; Steine bleiben auf der Hand.
seventh_stone_web-phase-about-movement = Der Reihe nach, jeder ganz. Wer ein Feld ohne Gegner betritt, besitzt es sofort.
seventh_stone_web-phase-about-combat = Unterstützungen der Reihe nach, dann die Kämpfe.
seventh_stone_web-phase-about-tournament = Jedes dritte Jahr. Der Sieg bringt einen Tränenstein für immer.
seventh_stone_web-units = Einheiten
seventh_stone_web-unit-moves = Bewegung
seventh_stone_web-unit-rolls = Würfelt in Teil
seventh_stone_web-unit-hits = Trifft mit
seventh_stone_web-unit-supports = Unterstützend
seventh_stone_web-unit-reach = Reichweite
seventh_stone_web-unit-casualty = Kann dabei fallen
seventh_stone_web-reach-melee = keine
seventh_stone_web-reach-ranged = daneben, diagonal, Portal
seventh_stone_web-reach-cavalry = daneben, Portal
seventh_stone_web-yes = ja
seventh_stone_web-no = nein
seventh_stone_web-units-about = Eine Einheit kostet 2 RS und bindet 1 RS, solange sie lebt; Söldner binden nichts und kämpfen wie ihre Armee. Vier Stadtwachen verteidigen eine Hauptstadt wie Nahkampf.
seventh_stone_web-limits = Grenzen
seventh_stone_web-limit-units = Höchstens { $limit } Einheiten in einer Armee, Söldner mitgezählt.
seventh_stone_web-limit-mercenaries = Nie mehr Söldner als Militäreinheiten in einer Armee.
seventh_stone_web-limit-army = Eine eigene Armee auf einem Feld, also eine Gattung.
seventh_stone_web-limit-stones = Höchstens { $armies } Armeen einer Gattung.
seventh_stone_web-limit-barracks = Im Jahr 2 Militäreinheiten je Kaserne, 4 in einer Hauptstadt.
seventh_stone_web-limit-buildings = Höchstens 2 Gebäude auf einem Ertragsfeld, keines bei einer Hauptstadt.
seventh_stone_web-limit-equipment = Ein Ausrüstungsstein je Armee.
seventh_stone_web-buildings = Gebäude, je 4 RS
seventh_stone_web-building-barracks = Hier können 2 Militäreinheiten im Jahr gesetzt werden, ab nächstem Jahr.
seventh_stone_web-building-manufactory = Eine Quelle von 2 RS, sofort.
seventh_stone_web-building-wall = Ab nächstem Jahr: wehrt die ersten 2 Treffer eines Kampfes ab, dann ist sie weg.
seventh_stone_web-markets-about = Das höchste Gebot kommt zuerst. Söldner und Turniersteine: { $keys }. Ausrüstung: je ein Stein. Bewegung: ein Platz in der Zugreihenfolge. Ohne Gebot gibt es nichts.
seventh_stone_web-events = Ereignisse
seventh_stone_web-equipment = Ausrüstungssteine
seventh_stone_web-kind-speed = Geschwindigkeit
seventh_stone_web-kind-master_strike = Meisterschlag
seventh_stone_web-kind-precision = Präzision
seventh_stone_web-kind-power_strike = Kraftschlag
seventh_stone_web-kind-shield = Schild
seventh_stone_web-kind-suppression = Unterbindung

## Neuer Tisch

seventh_stone_web-board-title = Ein eigener Spielplan
seventh_stone_web-board-example = Ein Beispiel nehmen
seventh_stone_web-board-clear = Ohne eigenen Spielplan
seventh_stone_web-board-codes = Je Reihe eine Zeile, je Feld ein Kürzel. p Ebene, f Wald, m Gebirge; d Wüste, v Vulkan, w Wasser. Ein Tempel steht groß: P, F, M. Ein Portal hängt seine Farbe an, y b r g (gelb, blau, rot, grün): py.
seventh_stone_web-board-row = Zeile { $row } hat { $cells } Felder, die erste hat { $width }.
seventh_stone_web-board-code = { $field }: Ein Feld „{ $code }“ gibt es nicht.
seventh_stone_web-board-portals = { $count ->
    [one] Ein Portal
   *[other] { $count } Portale
 } der Farbe { $colour }; möglich sind zwei oder keines.
seventh_stone_web-board-volcano = { $count } Vulkane; möglich ist höchstens einer.
seventh_stone_web-board-yields = { $count } Ertragsfelder; zu { $players } braucht es { $least }.
seventh_stone_web-board-size = { $columns } Spalten und { $rows } Zeilen; möglich sind je { $least } bis { $most }.
seventh_stone_web-board-good = { $columns } × { $rows } Felder, { $yields } Ertragsfelder, { $temples } Tempel.
seventh_stone_web-board-preview = Vorschau
