# Mighty Empires im Browser: Tafeln, Blätter, Befehle und Meldungen

## Wie weit der Feldzug ist

mighty_empires_web-head = Jahr { $year } · { $season } · Runde { $round } von { $rounds } · { $phase }
mighty_empires_web-head-winter = Jahr { $year } · Winter nach Runde { $round } von { $rounds } · { $phase }
mighty_empires_web-head-setup = { $phase }
mighty_empires_web-head-won = { $count ->
    [one] { $seats } hat mit { $points } Siegpunkten gewonnen
   *[other] { $seats } teilen sich den Sieg mit { $points } Siegpunkten
 }
mighty_empires_web-track = R{ $round } · { $season } · { $phase }
mighty_empires_web-track-winter = Winter { $year } · { $phase }
mighty_empires_web-when = Jahr { $year } · { $season } · Runde { $round } von { $rounds }
mighty_empires_web-when-winter = Jahr { $year } · { $season } nach Runde { $round } von { $rounds }
mighty_empires_web-when-short = Jahr { $year } · { $season }
mighty_empires_web-setup = Aufbau
mighty_empires_web-phases = Phasen
mighty_empires_web-order = Folge
mighty_empires_web-order-of = Kleinstes Reich zuerst: { $seats }
mighty_empires_web-round-of = Runde { $round }
mighty_empires_web-round-short = Rd
mighty_empires_web-winter-of = Winter von Jahr { $year }

## Fragen, wo der Browser zeigt, was ein Terminal sagen muss

mighty_empires_web-ask-capital = Wähle geheim das Feld deiner Hauptstadt
mighty_empires_web-ask-event = Wähle ein Ereignis
mighty_empires_web-ask-cast = Wirkst du einen Äquinoktium-Zauber?
mighty_empires_web-ask-reroll = { $spell }: behalten oder neu würfeln?
mighty_empires_web-ask-challenge = Fordere jemanden und markiere das Schlachtfeld
mighty_empires_web-ask-fight = Schlacht gegen { $other } auf { $tile }: kämpfen oder aufgeben?
mighty_empires_web-ask-muster = Stelle dein Heer gegen { $other } offen auf
mighty_empires_web-ask-order = Versiegle deinen Befehl
mighty_empires_web-ask-report = Melde deine Schlacht am Tisch
mighty_empires_web-ask-build = Baue und erobere

## Gefragte Felder

mighty_empires_web-place-capital = Ein Feld deiner Heimat, auf der Karte gepunktet. Die Wahl bleibt geheim, bis alle gewählt haben.
mighty_empires_web-place-rechoose = Deine Hauptstadt liegt zu nah an einer anderen: wähle noch einmal, offen.
mighty_empires_web-place-rebel = Diese Burg oder Stadt geht an den nächsten Gegner.
mighty_empires_web-place-new_capital = Eine deiner Städte wird die neue Hauptstadt.
mighty_empires_web-place-move_seat = Deine erste Hauptstadt gehört wieder dir: kehrt dein Sitz dorthin zurück?

## Reiche

mighty_empires_web-realm = Reich
mighty_empires_web-realms = Reiche
mighty_empires_web-race = Volk
mighty_empires_web-rank = Rang
mighty_empires_web-rank-about = Nach Größe am Rundenbeginn: Felder, Städte zählen doppelt
mighty_empires_web-points = SP
mighty_empires_web-points-count = { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
 }
mighty_empires_web-score = Siegpunkte
mighty_empires_web-score-about = { $target ->
    [0] Siegpunkte; am Ende gewinnen die meisten
    [one] Siegpunkte
   *[other] Siegpunkte; { $target } gewinnen
 }
mighty_empires_web-score-of = { $score } von { $target } Siegpunkten
mighty_empires_web-gold = Gold
mighty_empires_web-rp = Reichspunkte
mighty_empires_web-income = Minen ø
mighty_empires_web-income-about = Was die Minen in einer Runde bringen, im Mittel
mighty_empires_web-tax = Steuer ø
mighty_empires_web-tax-about = Was die Steuern jetzt brächten, im Mittel
mighty_empires_web-event = Ereignis
mighty_empires_web-part-tiles = Felder
mighty_empires_web-part-cities = Städte
mighty_empires_web-part-castles = Burgen
mighty_empires_web-part-mines = Minen
mighty_empires_web-part-hoards = Drachenhort
mighty_empires_web-part-markers = Hauptstadtmarker
mighty_empires_web-flag-largest = Größtes Reich: { $bonus } Punkte mehr in jeder Schlacht
mighty_empires_web-flag-plague = Seuche: 100 Punkte weniger in jeder Schlacht dieses Jahres
mighty_empires_web-flag-special = Sondergebäude auf { $tile }
mighty_empires_web-flag-winter-rp = { $rp ->
    [one] { $rp } Reichspunkt vom Winter
   *[other] { $rp } Reichspunkte vom Winter
 }
mighty_empires_web-status-active = spielt mit
mighty_empires_web-status-idle = abwesend
mighty_empires_web-status-out = spielt nicht mit
mighty_empires_web-chip-gold = { $gold } Gold
mighty_empires_web-chip-tiles = { $tiles ->
    [one] { $tiles } Feld
   *[other] { $tiles } Felder
 }, { $cities ->
    [one] { $cities } Stadt
   *[other] { $cities } Städte
 }
mighty_empires_web-sealed = versiegelt
mighty_empires_web-fact-rank = Rang { $rank }, Größe { $size }
mighty_empires_web-fact-quality = Güte { $quality } %
mighty_empires_web-treasury = Schatzkammer: { $gold } Gold
mighty_empires_web-forecast = Minen etwa { $income } je Runde, Steuern jetzt etwa { $tax }, höchstens { $most }
mighty_empires_web-forecast-short = Minen ø { $income }, Steuer ø { $tax }
mighty_empires_web-income-mean = { $mines ->
    [one] Einkommen je Runde im Mittel, { $mines } Mine
   *[other] Einkommen je Runde im Mittel, { $mines } Minen
 }
mighty_empires_web-tax-mean = Steuern im Mittel, höchstens { $most }
mighty_empires_web-halved = { $count ->
    [one] Steuern halbiert: { $why }
   *[other] Steuern { $count }-mal halbiert: { $why }
 }
mighty_empires_web-special-none = Noch kein Sondergebäude, also keine Äquinoktium-Zauber
mighty_empires_web-special-lost = Das Sondergebäude ist verloren und wird nicht wieder gebaut
mighty_empires_web-lands = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
 }
mighty_empires_web-exile = Kein Feld mehr: im Exil
mighty_empires_web-nobody = niemand

## Zum Nachsehen

mighty_empires_web-looks = Nachsehen
mighty_empires_web-look-realms = Reiche
mighty_empires_web-look-events = Ereignisse
mighty_empires_web-look-battles = Schlachtberichte
mighty_empires_web-look-chronicle = Gold und Winter
mighty_empires_web-look-course = Punkteverlauf
mighty_empires_web-look-reference = Übersicht
mighty_empires_web-key-realms = alle Reiche zeigen
mighty_empires_web-key-events = die Ereignisse zeigen
mighty_empires_web-key-battles = Schlachtberichte zeigen
mighty_empires_web-key-chronicle = Einkommen, Steuern und Winter zeigen
mighty_empires_web-key-course = den Verlauf der Punkte zeigen
mighty_empires_web-key-reference = die Übersicht öffnen
mighty_empires_web-chart = Siegpunkte nach jeder Runde
mighty_empires_web-chart-empty = Nach der ersten Runde stehen hier die Siegpunkte.

## Ereignisse

mighty_empires_web-events = Ereignisse
mighty_empires_web-events-about = Das kleinste Reich wählt zuerst; jedes Ereignis gibt es einmal je Runde.
mighty_empires_web-event-choose = Wähle ein Ereignis; du siehst, was es tut, bevor du es nimmst.
mighty_empires_web-taken-by = genommen von { $seat }
mighty_empires_web-aims = Wen oder was
mighty_empires_web-aim-fools_gold = { $mines ->
    [one] { $mines } Mine, etwa { $income } Gold
   *[other] { $mines } Minen, etwa { $income } Gold
 }
mighty_empires_web-aim-disaster = { $count } Gebäude
mighty_empires_web-aim-realm = { $score } SP, { $gold } Gold
mighty_empires_web-aim-needed = fällt ab { $die }
mighty_empires_web-aim-nothing = Nichts bauen
mighty_empires_web-agent-of = Ein Agent lässt { $seat } zuerst { $victim } herausfordern.

## Äquinoktium-Zauber

mighty_empires_web-spells = Äquinoktium-Zauber
mighty_empires_web-spells-spring = Frühjahrszauber
mighty_empires_web-spells-autumn = Herbstzauber
mighty_empires_web-cast-about = Von { $tile } aus für { $cost } Gold; du hast { $gold }. Die Prozente auf der Karte sagen, wie sicher ein Zauber dort ankommt.
mighty_empires_web-cast-yes = Für { $cost } Gold wirken
mighty_empires_web-cast-no = Kein Zauber
mighty_empires_web-reroll-no = Behalten
mighty_empires_web-reroll-yes = Neu würfeln
mighty_empires_web-targets = Ziele
mighty_empires_web-targets-count = { $count ->
    [0] Kein mögliches Ziel
    [one] { $count } mögliches Ziel
   *[other] { $count } mögliche Ziele
 }
mighty_empires_web-target-none = Kein Ziel
mighty_empires_web-downstream = { $count ->
    [one] und { $count } Feld flussabwärts
   *[other] und { $count } Felder flussabwärts
 }

## Herausforderungen

mighty_empires_web-opponents = Gegner
mighty_empires_web-battlefields = Schlachtfeld, mit den Kosten, es zu nehmen
mighty_empires_web-challenge-choose = Wähle einen Gegner oder ein Schlachtfeld auf der Karte.
mighty_empires_web-foe = { $score } SP, { $gold } Gold
mighty_empires_web-free = noch keine Schlacht
mighty_empires_web-fights = kämpft gegen { $seats }
mighty_empires_web-fights-most = hat Schlachten genug
mighty_empires_web-others-free = andere sind noch frei
mighty_empires_web-barred = sperrt dich durch Diplomatie
mighty_empires_web-forced = Ein Agent schickt dich gegen { $seat }; das Schlachtfeld wählst du.
mighty_empires_web-pass = Keine Herausforderung

## Schlachten

mighty_empires_web-battle = Schlacht
mighty_empires_web-battles = Schlachten
mighty_empires_web-battles-now = Diese Runde
mighty_empires_web-no-battles = Noch keine Schlachten.
mighty_empires_web-against = gegen
mighty_empires_web-siege = Belagerung
mighty_empires_web-dragon = Kaiserdrache
mighty_empires_web-hill = Hügel, 150
mighty_empires_web-stage-mode = Tisch oder Simulation?
mighty_empires_web-stage-concede = kämpfen oder aufgeben?
mighty_empires_web-stage-muster = die Heere werden aufgestellt
mighty_empires_web-stage-orders = Befehle werden versiegelt
mighty_empires_web-stage-to_be_played = am Tisch zu spielen
mighty_empires_web-ending-unplayed = nicht gespielt
mighty_empires_web-ending-conceded = aufgegeben
mighty_empires_web-conceded-by = { $seat } hat aufgegeben.
mighty_empires_web-points-of = { $a } : { $b }
mighty_empires_web-class-for = { $class } für { $seat }
mighty_empires_web-you-attack = du greifst an
mighty_empires_web-you-defend = du verteidigst
mighty_empires_web-buy = Punkte kaufen
mighty_empires_web-purse = { $before } → { $after }
mighty_empires_web-reinforce = Verstärken
mighty_empires_web-siege-kit = Gerät
mighty_empires_web-stance = Haltung
mighty_empires_web-stance-here = { $ground } % · Tempo { $tempo }
mighty_empires_web-beats = schlägt { $stance }
mighty_empires_web-general = General
mighty_empires_web-general-lead = +8 %, fällt ab 11
mighty_empires_web-general-command = fällt bei 12
mighty_empires_web-hunt-about = 30 % vom Schaden
mighty_empires_web-assassin-general = −10 %
mighty_empires_web-assassin-champion = −4 %
mighty_empires_web-army-own = Dein Heer
mighty_empires_web-army-base = Grundstärke
mighty_empires_web-army-largest = größtes Reich
mighty_empires_web-army-plague = Seuche
mighty_empires_web-army-bought = gekauft
mighty_empires_web-army-free = Verstärkung
mighty_empires_web-army-reinforced = verstärkt
mighty_empires_web-army-total = Heer
mighty_empires_web-army-more = und bis zu { $most } mehr
mighty_empires_web-army-line = { $points } Punkte: { $base } + { $bought } gekauft
mighty_empires_web-choose-stance = Wähle eine Haltung
mighty_empires_web-seal = Befehl versiegeln
mighty_empires_web-muster = Heer aufstellen
mighty_empires_web-other-sealed = { $seat } hat versiegelt.
mighty_empires_web-other-not-sealed = { $seat } hat noch nicht versiegelt.
mighty_empires_web-worth = Mit { $more } Punkten: etwa { $own } RP für dich, { $other } für den Gegner
mighty_empires_web-worth-more = Punkte mehr
mighty_empires_web-worth-own = deine RP
mighty_empires_web-worth-other = RP des Gegners
mighty_empires_web-worth-about = Mittlere Reichspunkte bei Heeren von { $base }, Haltungen zufällig. Gleiche Heere trennen sich in etwa jeder vierten Schlacht oder seltener unentschieden.
mighty_empires_web-fight = Kämpfen
mighty_empires_web-concede = Aufgeben
mighty_empires_web-concede-about = Aufgeben kostet kein Gold: ein knapper Sieg für den Gegner, 1 Reichspunkt für dich.
mighty_empires_web-settle-about = Simuliert wird nur, wenn beide es wollen.
mighty_empires_web-settle-table = Am Tisch spielen
mighty_empires_web-settle-simulation = Simulieren

## Schlachten am echten Tisch

mighty_empires_web-report = Ergebnis eintragen
mighty_empires_web-report-other = Anderes Ergebnis eintragen
mighty_empires_web-report-send = Dieses Ergebnis melden
mighty_empires_web-confirm = Bestätigen
mighty_empires_web-simulate = Simulieren
mighty_empires_web-paper = Schlachtbogen
mighty_empires_web-print = Drucken
mighty_empires_web-dispute = Eure Meldungen sind verschieden. Berichtige deine, bestätige die andere oder frag die Spielleitung.
mighty_empires_web-they-reported = { $seat } meldet:
mighty_empires_web-you-reported = Du hast gemeldet; { $seat } muss bestätigen.
mighty_empires_web-they-simulate = { $seat } möchte diese Schlacht lieber simulieren.
mighty_empires_web-not-reported = Spielt sie, dann trägt eine Seite das Ergebnis ein.
mighty_empires_web-reports-about = Zahlen sind { $a } : { $b }
mighty_empires_web-differs = verschieden
mighty_empires_web-result-of = Ergebnis gegen { $seat }
mighty_empires_web-result-vp = Siegespunkte
mighty_empires_web-result-class = { $own } für dich ({ $rp } RP), { $other } für den Gegner ({ $otherRp } RP)
mighty_empires_web-result-outcome = Ergebnis
mighty_empires_web-result-gold = Gold ausgegeben
mighty_empires_web-result-reinforce = Gold für Verstärkung
mighty_empires_web-result-siege = Belagerungsgerät, Gold
mighty_empires_web-result-hill = Hügel gehalten von
mighty_empires_web-result-dragon = Kaiserdrache
mighty_empires_web-result-assassin = Attentäter
mighty_empires_web-result-fallen = General gefallen
mighty_empires_web-result-rounds = Gespielte Schlachtrunden
mighty_empires_web-result-comment = Bemerkung
mighty_empires_web-result-comment-about = freiwillig, alle lesen sie
mighty_empires_web-result-missing = Trag die Punkte beider Seiten ein.
mighty_empires_web-die = Würfel
mighty_empires_web-hill-counted = Die { $points } Punkte sind schon im Ergebnis
mighty_empires_web-dragon-dead = Der Drache wurde erschlagen
mighty_empires_web-paper-title = { $a } gegen { $b }
mighty_empires_web-paper-rounds = { $rounds ->
    [one] { $rounds } Schlachtrunde
   *[other] { $rounds } Schlachtrunden
 }
mighty_empires_web-paper-terrain = Gelände wird abwechselnd gestellt, keines davon in den Aufstellungszonen.
mighty_empires_web-paper-remember = Nicht vergessen
mighty_empires_web-paper-siege = Belagerung: der Angreifer darf Belagerungsgerät kaufen.
mighty_empires_web-paper-dragon = Der Kaiserdrache ist dabei. Stirbt er, sind spätere Schlachten hier ohne ihn.
mighty_empires_web-paper-hill = Wer am Ende den Hügel hält, bekommt 150 Punkte.
mighty_empires_web-paper-1500 = Das Heer wird nach den Grenzen für 1000 Punkte gewählt.
mighty_empires_web-paper-2500 = Das Heer wird nach den Grenzen für 2000 Punkte gewählt.
mighty_empires_web-paper-wounds = Gelingt ein Attentat (4 oder mehr), verliert das Opfer W3 Lebenspunkte, statt auszufallen.
mighty_empires_web-paper-result = Ergebnis
mighty_empires_web-paper-classes = Bis 60 Punkte Unterschied: Unentschieden, je 2 RP. Ab 61 knapper Sieg, 3; ab 151 überragender Sieg, 4; ab 401 Massaker, 5; Niederlage 1.
mighty_empires_web-role-a = Angreifer
mighty_empires_web-role-b = Verteidiger

## Schlachtberichte

mighty_empires_web-replay = Schritt für Schritt
mighty_empires_web-replay-first = Zum Anfang
mighty_empires_web-replay-back = Einen Schritt zurück
mighty_empires_web-replay-next = Einen Schritt weiter
mighty_empires_web-replay-last = Zum Ende
mighty_empires_web-replay-armies = Die Heere
mighty_empires_web-replay-round = Schlachtrunde { $round } von { $rounds }
mighty_empires_web-replay-end = Das Ende
mighty_empires_web-left-of = noch { $left } von { $points }
mighty_empires_web-modifier = Modifikator
mighty_empires_web-mod-tempo = Tempo
mighty_empires_web-mod-match = Haltungen
mighty_empires_web-mod-ground = Schlachtfeld
mighty_empires_web-mod-fortune = Glück
mighty_empires_web-mod-lead = führender General
mighty_empires_web-first-turn = { $seat } ist zuerst am Zug, +10 % in Schlachtrunde 1
mighty_empires_web-assassin-works = Der Attentäter von { $seat } schaltet aus: { $target }
mighty_empires_web-assassin-fails = Der Attentäter von { $seat } scheitert ({ $target })
mighty_empires_web-fortune = Glück
mighty_empires_web-col-modifier = Mod.
mighty_empires_web-col-roll = Würfel
mighty_empires_web-col-damage = Schaden
mighty_empires_web-col-loss = Verlust
mighty_empires_web-col-left = Rest
mighty_empires_web-col-points = Punkte
mighty_empires_web-falls = fällt
mighty_empires_web-lava = Lava { $a } / { $b } (ab 5 minus 20)
mighty_empires_web-breath = Drache
mighty_empires_web-wounds = Drache { $count } von 150 Wunden
mighty_empires_web-broke = { $seat } bricht: { $lost } von { $points } verloren
mighty_empires_web-dragon-slain = Der Drache ist tot: dafür { $a } : { $b } Punkte.
mighty_empires_web-dragon-lives = Der Drache lebt: für seine Wunden { $a } : { $b } Punkte.
mighty_empires_web-hill-held = { $seat } hält den Hügel, 150 Punkte.
mighty_empires_web-hill-nobody = Niemand hält den Hügel.

## Bauen und Erobern

mighty_empires_web-points-left = { $points ->
    [one] Noch { $points } Reichspunkt
   *[other] Noch { $points } Reichspunkte
 }
mighty_empires_web-of-winter = davon { $rp } vom Winter
mighty_empires_web-battlefield-first = Das Schlachtfeld kommt zuerst.
mighty_empires_web-group-occupy = Besetzen
mighty_empires_web-group-conquer = Erobern
mighty_empires_web-group-found = Hauptstadt
mighty_empires_web-group-demolish = Abreißen
mighty_empires_web-cost = Reichspunkte
mighty_empires_web-gain = { $gain ->
    [one] { $gain } Siegpunkt
   *[other] { $gain } Siegpunkte
 }
mighty_empires_web-after = Danach: { $score } Siegpunkte, noch { $points } Reichspunkte
mighty_empires_web-after-marker = (mit dem Marker für eine erste Hauptstadt)
mighty_empires_web-nothing-here = Hier geht jetzt nichts.
mighty_empires_web-raid = Überfall, 2W6 × 10 Gold
mighty_empires_web-end = { $points ->
    [0] Beenden
    [one] Beenden, { $points } Punkt verfällt
   *[other] Beenden, { $points } Punkte verfallen
 }

## Was auf dem Knopf steht, der einen Satz spielt

mighty_empires_web-say-capital = Hauptstadt auf { $tile }
mighty_empires_web-say-field = { $tile } nehmen
mighty_empires_web-say-target = Auf { $tile } wirken
mighty_empires_web-say-agent = Gegen { $seat }
mighty_empires_web-say-challenge = { $seat } auf { $tile } fordern
mighty_empires_web-say-pass = Keine Herausforderung
mighty_empires_web-say-concede = Aufgeben
mighty_empires_web-say-simulate = Schlacht gegen { $seat } simulieren
mighty_empires_web-say-confirm = Meldung von { $seat } bestätigen
mighty_empires_web-say-occupy = { $tile } besetzen
mighty_empires_web-say-conquer = { $tile } erobern
mighty_empires_web-say-build = Auf { $tile } bauen: { $what }
mighty_empires_web-say-found = Hauptstadt auf { $tile } gründen
mighty_empires_web-say-raid = Überfall für 2 Würfel × 10 Gold
mighty_empires_web-say-demolish = Abreißen, was auf { $tile } steht
mighty_empires_web-say-end = Ausgeben beenden
mighty_empires_web-say-rebel = { $tile } rebelliert

## Einkommen, Winter, Steuern

mighty_empires_web-chapter = Runde oder Winter
mighty_empires_web-chronicle-empty = Hier stehen Einkommen, Zauber, Winter und Steuern.
mighty_empires_web-income-of-mines = Einkommen der Minen
mighty_empires_web-winter-events = Winterereignisse
mighty_empires_web-winter-empty = Noch hat niemand gewürfelt.
mighty_empires_web-winter-hit = Es trifft { $seat }.
mighty_empires_web-taxes = Steuern
mighty_empires_web-city = Stadt
mighty_empires_web-tax-total = Summe { $total }
mighty_empires_web-tax-halved = { $count ->
    [one] halbiert
   *[other] { $count }-mal halbiert
 }

## Übersicht

mighty_empires_web-ref-terrain = Gelände und Steuern
mighty_empires_web-ref-costs = Reichspunkte
mighty_empires_web-ref-occupy = Freies Feld besetzen: 2 (Zwerge 3)
mighty_empires_web-ref-conquer = Feld eines Besiegten erobern: 3 (Plünderer 2)
mighty_empires_web-ref-surcharge = { $volcano ->
    [on] Gebirge oder Vulkan
   *[off] Gebirge
 }: 1 mehr; Burg oder Stadt darauf: 1 mehr
mighty_empires_web-ref-build = Bauen oder neue Hauptstadt gründen: 1
mighty_empires_web-ref-raid = Überfall für 2 Würfel × 10 Gold: 1
mighty_empires_web-build-mine = Am Fluss (2 Würfel × 10 je Runde) oder im Gebirge (3 Würfel × 10).
mighty_empires_web-build-castle = Überall außer auf dem Vulkan; wer das Feld nimmt, zahlt 1 mehr.
mighty_empires_web-build-city = Aus einer Burg, nicht im Gebirge; 1 Siegpunkt, Steuern 1 Würfel × 10 mehr.
mighty_empires_web-build-special = Einmal im Feldzug; damit wirkst du Äquinoktium-Zauber.
mighty_empires_web-ref-results = Ergebnisse von Schlachten
mighty_empires_web-ref-grounds = Schlachtfelder und Haltungen, in Prozent
mighty_empires_web-ref-stances = Sturm schlägt Flanke, Flanke schlägt Halten, Halten schlägt Sturm: je 8 Prozent.
mighty_empires_web-ref-winter = Wintertabelle
mighty_empires_web-ref-winter-about = Alle würfeln mit zwei Würfeln, das kleinste Reich zuerst.
