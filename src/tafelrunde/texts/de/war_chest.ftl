# War Chest auf Deutsch

war_chest-title = War Chest
war_chest-subtitle = Chips im Beutel, ein Plan aus Sechseckfeldern, sechs Plätze als Ziel. Zu zweit oder zu viert in zwei Teams.

## Namen der Dinge

war_chest-word-raven = Rabe
war_chest-word-wolf = Wolf
war_chest-word-raven_1 = Rabe 1
war_chest-word-wolf_1 = Wolf 1
war_chest-word-raven_2 = Rabe 2
war_chest-word-wolf_2 = Wolf 2
war_chest-word-neutral = neutral
war_chest-word-nobody = niemand
war_chest-word-archer = Bogenschütze
war_chest-word-berserker = Berserker
war_chest-word-cavalry = Kavallerie
war_chest-word-crossbowman = Armbrustschütze
war_chest-word-ensign = Fähnrich
war_chest-word-footman = Fußvolk
war_chest-word-knight = Ritter
war_chest-word-lancer = Lanzenreiter
war_chest-word-light_cavalry = Leichte Kavallerie
war_chest-word-marshall = Marschall
war_chest-word-mercenary = Söldner
war_chest-word-pikeman = Pikenier
war_chest-word-royal_guard = Wache des Königs
war_chest-word-scout = Späher
war_chest-word-swordsman = Schwertkämpfer
war_chest-word-warrior_priest = Kriegspriester
war_chest-word-royal_coin = Königlicher Chip
war_chest-word-deploy = einsetzen
war_chest-word-bolster = verstärken
war_chest-word-claim = Initiative übernehmen
war_chest-word-recruit = rekrutieren
war_chest-word-pass = passen
war_chest-word-move = bewegen
war_chest-word-control = Kontrolle übernehmen
war_chest-word-attack = angreifen
war_chest-word-tactic = Taktik
war_chest-word-decline = ablehnen
war_chest-word-stack = aus dem Stapel
war_chest-word-supply = aus dem Nachschub
war_chest-word-ban = streichen
war_chest-word-pick = nehmen
war_chest-word-first = zuerst wählt
war_chest-word-markers = alle Marker gesetzt
war_chest-word-resign = Aufgabe der Gegenseite
war_chest-word-dead_position = tote Stellung
war_chest-word-round_limit = Rundengrenze erreicht
war_chest-word-play_limit = Grenze der gespielten Chips erreicht
war_chest-word-draft_ban = das Streichen einer Karte
war_chest-word-draft_pick = das Nehmen einer Karte
war_chest-word-choose_first_drafter = die Frage, wer zuerst wählt
war_chest-word-main_play = das Spielen eines Chips
war_chest-word-royal_guard_loss = die Wahl beim Verlust der Wache des Königs
war_chest-word-swordsman_move = die Bewegung des Schwertkämpfers
war_chest-word-berserker_repeat = die Wiederholung des Berserkers
war_chest-word-mercenary_maneuver = das Manöver des Söldners
war_chest-word-footman_maneuver = das Manöver des Fußvolks
war_chest-word-priest_play = das Nutzen des gezogenen Chips
war_chest-word-footman_deploy = das Einsetzen des Fußvolks
war_chest-hidden-coin = ein verdeckter Chip

## Was die Einheiten können

war_chest-about-archer = Greift nur mit seiner Taktik an: ein Ziel in genau 2 Feldern Entfernung, auch über Einheiten hinweg.
war_chest-about-berserker = Darf nach einem Manöver für einen Chip seines Stapels erneut handeln; der letzte Chip bleibt.
war_chest-about-cavalry = Taktik: ein Feld weit bewegen, dann angreifen.
war_chest-about-crossbowman = Taktik: in gerader Linie 2 Felder weit schießen, wenn das Feld dazwischen leer ist.
war_chest-about-ensign = Taktik: Eine andere befreundete Einheit im Umkreis von 2 Feldern bewegt sich ein Feld weit und bleibt darin.
war_chest-about-footman = Du darfst zwei davon haben. Taktik: Jedes führt ein Manöver aus.
war_chest-about-knight = Nur Einheiten der Stärke 2 oder mehr können ihn angreifen.
war_chest-about-lancer = Greift nur mit seiner Taktik an: 1 oder 2 Felder geradeaus, dann Angriff auf das nächste Feld.
war_chest-about-light_cavalry = Taktik: 2 Felder weit bewegen, auch mit Knick.
war_chest-about-marshall = Taktik: Eine andere befreundete Einheit im Umkreis von 2 Feldern greift eine ihr benachbarte fremde an.
war_chest-about-mercenary = Rekrutierst du einen seiner Chips, darf er sofort ein Manöver ausführen.
war_chest-about-pikeman = Ein benachbarter Angreifer verliert ebenfalls einen Chip.
war_chest-about-royal_guard = Ihr Verlust darf aus dem Nachschub kommen. Der Königliche Chip bewegt sie bis zu 2 Felder auf einen eigenen Platz.
war_chest-about-scout = Darf auch neben einer befreundeten Einheit eingesetzt werden.
war_chest-about-swordsman = Darf sich nach einem Angriff ein Feld weit bewegen.
war_chest-about-warrior_priest = Nach Angriff oder Kontrolle ziehst du einen Chip und musst ihn sofort nutzen.
war_chest-about-royal_coin = Bezahlt Rekrutieren, Initiative-Übernahme und Passen, außerdem die Taktik der Wache des Königs.

## Beschriftungen

war_chest-label-hand = Hand
war_chest-label-in_flight = Vom Kriegspriester gezogen
war_chest-label-pool = Einheiten-Karten
war_chest-label-army = Armee
war_chest-label-supply = Nachschub
war_chest-label-discard_up = Offene Ablage
war_chest-label-discard_down = Verdeckte Ablage
war_chest-label-hidden = Beutel, Hand, verdeckt
war_chest-label-bag = Beutel
war_chest-label-box = Schachtel
war_chest-fact-markers = { $placed } von { $total } Markern gesetzt
war_chest-fact-hand = Hand { $count }
war_chest-fact-bag = Beutel { $count }
war_chest-fact-initiative = Initiative
war_chest-head-round = Runde { $round } · Initiative: { $initiative }{ $moved ->
    [yes] {" (in dieser Runde übernommen)"}
   *[no] {""}
 }
war_chest-head-draft = Armeewahl · es wählen noch: { $order } · Initiative in Runde 1: { $initiative }
war_chest-head-won = { $winner } gewinnt: { $reason }{ $hex ->
    [none] {""}
   *[other] , der letzte auf { $hex }
 }.
war_chest-head-drawn = Unentschieden: { $reason }.

## Ereignisse

war_chest-event-dealt = { $seat } bekommt { $unit }.
war_chest-event-revealed = { $unit } liegt aus.
war_chest-event-first_drafter = { $seat } wählt zuerst.
war_chest-event-banned = { $seat } streicht { $unit }.
war_chest-event-picked = { $seat } nimmt { $unit }.
war_chest-event-initiative = { $seat } hat die Initiative.
war_chest-event-round_began = Runde { $round }, { $seat } beginnt.
war_chest-event-drew = { $seat } zieht: { $coin }.
war_chest-event-refilled = { $seat } füllt den Beutel auf: { $count ->
    [one] { $count } Chip
   *[other] { $count } Chips
 }.
war_chest-event-deployed = { $seat } setzt { $unit } auf { $hex } ein.
war_chest-event-bolstered = { $seat } verstärkt { $unit } auf { $hex }: Stärke { $strength }.
war_chest-event-claimed = { $seat } übernimmt die Initiative ({ $coin }).
war_chest-event-passed = { $seat } passt ({ $coin }).
war_chest-event-recruited = { $seat } rekrutiert { $unit } (bezahlt: { $coin }).
war_chest-event-used_tactic = { $seat } nutzt eine Taktik: { $unit }.
war_chest-event-moved = { $unit } von { $seat } zieht von { $from } nach { $to }.
war_chest-event-controlled = { $unit } von { $seat } nimmt { $hex } (bisher { $before }).
war_chest-event-attacked = { $unit } von { $seat } auf { $from } greift { $target } auf { $hex } an.
war_chest-event-lost_coin = { $unit } von { $seat } auf { $hex } verliert 1 Chip { $source }, Stärke { $left }.
war_chest-event-destroyed = { $unit } von { $seat } auf { $hex } wird vernichtet.
war_chest-event-paid_coin = { $unit } von { $seat } auf { $hex } handelt für 1 Chip erneut, Stärke { $left }.
war_chest-event-priest_drew = Kriegspriester von { $seat } zieht: { $coin }.
war_chest-event-declined = { $seat } verzichtet auf { $what }.
war_chest-event-round_ended = Runde { $round } ist vorbei.
war_chest-event-resigned = { $seat } gibt auf.
war_chest-event-ended = Das Spiel ist zu Ende: { $winner } gewinnt ({ $reason }).

## Fragen

war_chest-ask-draft_ban = Streiche eine der ausliegenden Einheiten-Karten.
war_chest-ask-draft_pick = Nimm eine der ausliegenden Einheiten-Karten.
war_chest-ask-choose_first_drafter = Benenne, wer aus deinem Team zuerst wählt.
war_chest-ask-main_play = Spiele einen Chip aus deiner Hand.
war_chest-ask-royal_guard_loss = { $unit } auf { $from } greift deine Wache des Königs auf { $hex } an: Nimm den Verlust aus dem Stapel oder aus dem Nachschub (dort noch { $supply }).
war_chest-ask-swordsman_move = Dein Schwertkämpfer auf { $hex } hat angegriffen: Bewege ihn ein Feld weit oder lehne ab.
war_chest-ask-berserker_repeat = Dein Berserker auf { $hex } hat { $strength } Chips: Lass ihn für einen davon erneut handeln oder lehne ab.
war_chest-ask-mercenary_maneuver = Du hast einen Söldner rekrutiert: Manövriere mit deinem Söldner auf { $hex } oder lehne ab.
war_chest-ask-footman_maneuver = Manövriere mit einem Fußvolk.
war_chest-ask-priest_play = Nutze den Chip, den dein Kriegspriester gezogen hat.
war_chest-ask-footman_deploy = Setze das rekrutierte Fußvolk ein oder lehne ab.
war_chest-wait-draft_ban = { $seat } streicht eine Einheiten-Karte.
war_chest-wait-draft_pick = { $seat } nimmt eine Einheiten-Karte.
war_chest-wait-choose_first_drafter = { $seat } benennt, wer zuerst wählt.
war_chest-wait-main_play = { $seat } spielt einen Chip.
war_chest-wait-royal_guard_loss = { $seat } wählt, woher der Verlust der Wache des Königs auf { $hex } kommt.
war_chest-wait-swordsman_move = { $seat } darf den Schwertkämpfer auf { $hex } bewegen.
war_chest-wait-berserker_repeat = { $seat } darf den Berserker auf { $hex } erneut handeln lassen.
war_chest-wait-mercenary_maneuver = { $seat } darf mit dem Söldner auf { $hex } manövrieren.
war_chest-wait-footman_maneuver = { $seat } manövriert mit einem Fußvolk.
war_chest-wait-priest_play = { $seat } nutzt den vom Kriegspriester gezogenen Chip.
war_chest-wait-footman_deploy = { $seat } darf das rekrutierte Fußvolk einsetzen.

## Warum nicht

war_chest-why-incomplete = So lässt sich das nicht ganz ausführen.
war_chest-why-over = Das Spiel ist zu Ende.
war_chest-why-resign = Zum Aufgeben spielst du keinen Chip; du darfst es, wann immer du eine Entscheidung zu treffen hast.
war_chest-why-resigned_before = Du hast schon aufgegeben; die Partie endet, wenn es auch dein Partner tut.
war_chest-why-not_your_turn = Am Zug ist { $seat }.
war_chest-why-not_your_decision = Zuerst muss { $seat } entscheiden.
war_chest-why-follow_up_first = Vor dem nächsten Chip muss abgehandelt sein, was die letzte Aktion ausgelöst hat.
war_chest-why-name_first_drafter = Benenne, wer von euch beiden zuerst wählt.
war_chest-why-now_ban = Jetzt wird eine der ausliegenden Karten gestrichen.
war_chest-why-now_pick = Jetzt wird eine der ausliegenden Karten genommen.
war_chest-why-not_in_pool = { $unit } liegt nicht aus.
war_chest-why-stack_or_supply = Wähle, woher der Verlust kommt: aus dem Stapel oder aus dem Nachschub.
war_chest-why-footman_deploy_or_decline = Setze das rekrutierte Fußvolk auf einem eigenen Platz ein oder lehne ab.
war_chest-why-priest_must_use = Der vom Kriegspriester gezogene Chip muss jetzt genutzt werden.
war_chest-why-spend_a_coin = Ein Zug kostet einen Chip aus deiner Hand; nenne zuerst den Chip.
war_chest-why-not_the_priests_coin = Nur der eben gezogene Chip darf genutzt werden, nicht dieser: { $coin }.
war_chest-why-coin_not_in_hand = Nicht auf deiner Hand: { $coin }.
war_chest-why-nine_actions = Mit einem Chip kannst du einsetzen, verstärken, die Initiative übernehmen, rekrutieren, passen, bewegen, Kontrolle übernehmen, angreifen oder eine Taktik nutzen.
war_chest-why-not_with_royal_coin = Der Königliche Chip steht für keine Einheit; mit ihm kannst du nur die Initiative übernehmen, rekrutieren, passen oder die Wache des Königs bewegen.
war_chest-why-two_footmen = Deine beiden Fußvolk-Einheiten stehen schon auf dem Spielplan.
war_chest-why-already_on_board = Deine Einheit { $unit } steht schon auf dem Spielplan, auf { $hex }.
war_chest-why-all_locations_occupied = Alle Plätze deiner Seite sind besetzt; für { $unit } ist keiner frei.
war_chest-why-not_on_this_board = { $hex } gibt es nur auf dem Spielplan für vier.
war_chest-why-occupied = { $hex } ist besetzt.
war_chest-why-scout_next_to_friend = { $hex } ist weder ein Platz deiner Seite noch einer befreundeten Einheit benachbart.
war_chest-why-not_controlled = { $hex } ist kein Platz, den deine Seite kontrolliert.
war_chest-why-nothing_to_bolster = Es gibt nichts zu verstärken: Deine Einheit { $unit } steht nicht auf dem Spielplan.
war_chest-why-bolster_same_type = Der Chip { $unit } verstärkt nur deine Einheit { $unit }, und zwar dort, wo sie steht.
war_chest-why-you_hold_initiative = Du hast die Initiative schon.
war_chest-why-partner_holds_initiative = Dein Partner hat die Initiative; übernehmen kannst du sie nur vom anderen Team.
war_chest-why-initiative_moved = Die Initiative hat in dieser Runde schon gewechselt.
war_chest-why-supply_empty = Dein Nachschub ist leer.
war_chest-why-not_your_type = { $unit } gehört nicht zu deiner Armee.
war_chest-why-type_used_up = In deinem Nachschub liegt kein Chip dieser Art mehr: { $unit }.
war_chest-why-partners_unit = Deine Chips gelten nur für deine eigenen Einheiten; diese gehört deinem Partner.
war_chest-why-unit_not_on_board = Deine Einheit { $unit } steht nicht auf dem Spielplan.
war_chest-why-unit_not_there = Deine Einheit { $unit } steht nicht auf { $hex }.
war_chest-why-no_way_out = { $unit } hat kein leeres Feld neben sich.
war_chest-why-not_adjacent = { $hex } ist kein Nachbarfeld der Einheit.
war_chest-why-no_location = { $hex } ist ein gewöhnliches Feld, kein Platz.
war_chest-why-already_controlled = Deine Seite kontrolliert { $hex } schon.
war_chest-why-archer_attacks_by_tactic = Der Bogenschütze greift nur mit seiner Taktik an, in genau 2 Feldern Entfernung.
war_chest-why-lancer_attacks_by_tactic = Der Lanzenreiter greift nur mit seiner Taktik an, nach einem Ansturm.
war_chest-why-knight_protected = Einen Ritter kann nur eine verstärkte Einheit angreifen, und { $unit } ist nicht verstärkt.
war_chest-why-no_enemy_near = { $unit } hat keine fremde Einheit neben sich.
war_chest-why-target_not_adjacent = { $hex } ist kein Nachbarfeld des Angreifers.
war_chest-why-berserker_too_weak = Nach dem Bezahlen ist der Berserker nicht mehr verstärkt und kann keinen Ritter angreifen.
war_chest-why-nobody_there = Auf { $hex } steht keine Einheit.
war_chest-why-friendly_target = Die Einheit auf { $hex } gehört zu deiner Seite.
war_chest-why-swordsman_move = Nach seinem Angriff darf sich der Schwertkämpfer ein Feld weit bewegen, sonst nichts.
war_chest-why-berserker_repeat = Jetzt darf nur der Berserker erneut handeln.
war_chest-why-mercenary_maneuver = Jetzt handelt nur der Söldner: Bewegung, Kontrolle oder Angriff.
war_chest-why-footman_maneuver = Jetzt handelt nur ein Fußvolk, das noch nicht gehandelt hat: Bewegung, Kontrolle oder Angriff.
war_chest-why-footman_must = Ein Fußvolk, das manövrieren kann, muss es auch.
war_chest-why-no_tactic_now = Ein gewährtes Manöver ist eine normale Bewegung, eine Kontrolle oder ein normaler Angriff, nie eine Taktik.
war_chest-why-berserker_v2_no_control = Mit dieser Fassung seiner Karte wiederholt der Berserker nur Bewegungen und Angriffe.
war_chest-why-guard_needs_royal_coin = Die Taktik der Wache des Königs bezahlt nur der Königliche Chip.
war_chest-why-no_tactic = { $unit } hat keine Taktik.
war_chest-why-needs_two_footmen = Die Taktik braucht beide Fußvolk-Einheiten auf dem Spielplan.
war_chest-why-footmen_stuck = Keine der beiden Fußvolk-Einheiten kann manövrieren.
war_chest-why-archer_range = Die Taktik des Bogenschützen trifft eine fremde Einheit in genau 2 Feldern Entfernung.
war_chest-why-crossbow_range = Die Taktik des Armbrustschützen trifft eine fremde Einheit, die in gerader Linie genau 2 Felder entfernt ist.
war_chest-why-line_blocked = Die Sichtlinie ist auf { $hex } versperrt.
war_chest-why-cavalry_must_attack = Die Taktik der Kavallerie ist eine Bewegung und dann ein Angriff von dort aus; beides ist Pflicht.
war_chest-why-lancer_needs_target = Kein Ansturm des Lanzenreiters endet vor einer Einheit, die er angreifen darf.
war_chest-why-lancer_charge = Der Lanzenreiter bewegt sich 1 oder 2 Felder geradeaus und greift das nächste Feld in dieser Richtung an.
war_chest-why-light_cavalry_ride = Die Taktik der Leichten Kavallerie endet auf einem leeren Feld in genau 2 Feldern Entfernung.
war_chest-why-same_as_plain = Das wäre dasselbe wie die einfache Aktion; nimm diese.
war_chest-why-way_blocked = Jeder Weg nach { $hex } ist versperrt.
war_chest-why-ensign_orders = Eine andere befreundete Einheit im Umkreis von 2 Feldern um den Fähnrich bewegt sich ein Feld weit und bleibt darin.
war_chest-why-marshall_orders = Eine andere befreundete Einheit im Umkreis von 2 Feldern um den Marschall greift eine ihr benachbarte fremde Einheit an.
war_chest-why-beyond_command = { $hex } ist mehr als 2 Felder entfernt.
war_chest-why-cannot_attack_normally = { $unit } hat keinen normalen Angriff.
war_chest-why-guard_original = Der Königliche Chip bewegt die Wache des Königs auf ein benachbartes leeres Feld.
war_chest-why-guard_revised = Der Königliche Chip bewegt die Wache des Königs 1 oder 2 Felder auf einen leeren Platz, den deine Seite kontrolliert.
war_chest-why-guard_stands_still = Die Wache des Königs muss ihr Feld verlassen.
war_chest-why-guard_too_far = { $hex } ist mehr als 2 Felder entfernt.

## Optionen

war_chest-option-army_selection = Wie die Armeen gewählt werden.
war_chest-option-armies = Bei eigener Wahl (custom): die Einheiten-Arten jedes Sitzes, etwa archer+knight+lancer+scout/…
war_chest-option-royal_guard_version = Karte der Wache des Königs: die überarbeitete führt bis zu 2 Felder weit auf einen eigenen Platz, die ältere auf ein beliebiges Nachbarfeld.
war_chest-option-berserker_coin_to = Wohin der Chip kommt, mit dem der Berserker bezahlt.
war_chest-option-berserker_version = Karte des Berserkers; mit der zweiten wiederholt er nur Bewegungen und Angriffe.
war_chest-option-footman_version = Karte des Fußvolks; mit der zweiten darfst du rekrutiertes Fußvolk sofort einsetzen.
war_chest-option-warrior_priest_version = Karte des Kriegspriesters; mit der zweiten zieht er höchstens einmal je Zug.
war_chest-option-dead_position_draw = Beendet das Spiel unentschieden, wenn kein Chip mehr etwas ändern kann.
war_chest-option-max_rounds = Das Spiel endet nach so vielen Runden.
war_chest-option-max_coin_plays = Das Spiel endet, wenn so viele Chips gespielt sind.
war_chest-option-adjudication = Was an einer Grenze gilt: unentschieden, oder die Seite mit mehr Markern gewinnt.
war_chest-option-initiative_start = Wer in Runde 1 die Initiative hat: Der Marker wird geworfen (flip), oder ein Sitz wird benannt.

## Namen der Optionen und ihrer Werte

war_chest-name-army_selection = Armeen
war_chest-choice-army_selection-random_deal = zufällig verteilt
war_chest-choice-army_selection-draft_standard = Draft
war_chest-choice-army_selection-draft_elimination = Draft mit Streichen
war_chest-choice-army_selection-first_game = erste Partie
war_chest-choice-army_selection-battle_gaugamela = Schlacht von Gaugamela
war_chest-choice-army_selection-battle_bannockburn = Schlacht von Bannockburn
war_chest-choice-army_selection-battle_crecy = Schlacht von Crécy
war_chest-choice-army_selection-custom = selbst gewählt
war_chest-choice-army_selection-mirror = für beide gleich
war_chest-name-armies = Eigene Armeen
war_chest-choice-armies-none = keine
war_chest-name-royal_guard_version = Wache des Königs
war_chest-choice-royal_guard_version-revised = überarbeitete Karte
war_chest-choice-royal_guard_version-original = ältere Karte
war_chest-name-berserker_coin_to = Chip des Berserkers
war_chest-choice-berserker_coin_to-discard = offene Ablage
war_chest-choice-berserker_coin_to-box = Schachtel
war_chest-name-berserker_version = Berserker
war_chest-choice-berserker_version-v1 = erste Karte
war_chest-choice-berserker_version-v2 = zweite Karte
war_chest-name-footman_version = Fußvolk
war_chest-choice-footman_version-v1 = erste Karte
war_chest-choice-footman_version-v2 = zweite Karte
war_chest-name-warrior_priest_version = Kriegspriester
war_chest-choice-warrior_priest_version-v1 = erste Karte
war_chest-choice-warrior_priest_version-v2 = zweite Karte
war_chest-name-dead_position_draw = Tote Stellung ist unentschieden
war_chest-choice-dead_position_draw-on = ja
war_chest-choice-dead_position_draw-off = nein
war_chest-name-max_rounds = Rundengrenze
war_chest-choice-max_rounds-none = keine
war_chest-name-max_coin_plays = Grenze gespielter Chips
war_chest-choice-max_coin_plays-none = keine
war_chest-name-adjudication = An einer Grenze
war_chest-choice-adjudication-draw = unentschieden
war_chest-choice-adjudication-markers = mehr Marker gewinnen
war_chest-name-initiative_start = Erste Initiative
war_chest-choice-initiative_start-flip = Marker werfen
war_chest-choice-initiative_start-0 = Sitz 1
war_chest-choice-initiative_start-1 = Sitz 2
war_chest-choice-initiative_start-2 = Sitz 3
war_chest-choice-initiative_start-3 = Sitz 4

## Ziehen an einem Tisch mit echten Beuteln

war_chest-draw-card = Deckt die nächste Einheiten-Karte auf. Welche ist es?
war_chest-draw-faction = Werft den Initiative-Marker. Welche Seite liegt oben?
war_chest-draw-holder = Lost den Initiative-Marker aus. Wer bekommt ihn?
war_chest-draw-coin = Zieh aus dem Beutel. Welcher Chip kam heraus?

## Was ein Tipp sagt: wie ein Zug verändert, was eine Seite hat

war_chest-feature-markers = { $way ->
    [more] mehr gesetzte Kontrollmarker
   *[less] weniger gesetzte Kontrollmarker
 }
war_chest-feature-on_board = { $way ->
    [more] mehr Münzen auf dem Brett
   *[less] weniger Münzen auf dem Brett
 }
war_chest-feature-to_come = { $way ->
    [more] mehr Münzen, die noch kommen
   *[less] weniger Münzen, die noch kommen
 }
war_chest-feature-closeness = { $way ->
    [more] Einheiten näher an Kontrollpunkten
   *[less] Einheiten weiter weg von Kontrollpunkten
 }
war_chest-feature-idle = { $way ->
    [more] mehr nutzlose Münzen auf der Hand
   *[less] weniger nutzlose Münzen auf der Hand
 }
