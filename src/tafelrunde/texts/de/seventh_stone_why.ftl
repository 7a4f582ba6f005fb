## Warum nicht: jemand anders oder niemand entscheidet

seventh_stone-why-over = Das Spiel ist zu Ende.
seventh_stone-why-out = Du hast weder Felder noch Einheiten und bist ausgeschieden.
seventh_stone-why-resign = Aufgeben ist kein Spielzug; du darfst es, wann immer du eine Entscheidung zu treffen hast.
seventh_stone-why-resign_many = Aufgeben darfst du nur, solange genau zwei Personen übrig sind; noch sind es { $count }.
seventh_stone-why-resign_later = Aufgeben darfst du nur bei einer eigenen Entscheidung.
seventh_stone-why-wait_people = Völker werden in der Reihenfolge der Sitze gewählt; jetzt wählt { $seat }.
seventh_stone-why-wait_capital = Hauptstädte werden in der Reihenfolge der Startwürfe gesetzt; jetzt setzt { $seat }.
seventh_stone-why-wait_barracks = Die ersten Kasernen werden in umgekehrter Reihenfolge der Hauptstädte gesetzt; jetzt setzt { $seat }.
seventh_stone-why-wait_allocate = Es ist Produktionsphase. Du hast nichts mehr zu verteilen; die Bögen werden aufgedeckt, wenn alle bestätigt haben.
seventh_stone-why-wait_take = Der Markt für Ausrüstung wird in der Reihenfolge der Gebote abgerechnet; jetzt nimmt { $seat } einen Stein.
seventh_stone-why-wait_discard = Der Markt für Ausrüstung wird abgerechnet; { $seat } hat das höchste Gebot und wirft jetzt einen Stein ab.
seventh_stone-why-no_bid_equipment = Du hast dieses Jahr nichts auf Ausrüstung geboten und bekommst keinen Stein; jetzt nimmt { $seat } einen.
seventh_stone-why-no_bid_movement = Du hast dieses Jahr nichts auf Bewegung geboten und bei der Reihenfolge nichts zu sagen; jetzt wählt { $seat } einen Platz.
seventh_stone-why-wait_order = Die Zugreihenfolge dieses Jahres wird gewählt; jetzt entscheidet { $seat }.
seventh_stone-why-wait_place = Es ist die Setzphase von { $seat }; sie wird ganz beendet, bevor es weitergeht.
seventh_stone-why-wait_move = Es ist die Bewegungsphase von { $seat }; sie wird ganz beendet, bevor es weitergeht.
seventh_stone-why-wait_overrun = Nach der Bewegung werden alle einmal in Zugreihenfolge nach dem Überrennen gefragt; jetzt entscheidet { $seat }.
seventh_stone-why-wait_disband = { $seat } hat Schulden und muss zuerst Einheiten auflösen.
seventh_stone-why-wait_support = Es ist Kampfphase, und Unterstützungen werden in Zugreihenfolge angesagt; jetzt entscheidet { $seat }.
seventh_stone-why-wait_battles = Es ist Kampfphase, und gekämpft wird in Zugreihenfolge; jetzt wählt { $seat } den nächsten Kampf.
seventh_stone-why-wait_stone = Vor einem Kampf werden alle in Zugreihenfolge nach dem Stein ihrer Armee im Feld gefragt; jetzt entscheidet { $seat }.
seventh_stone-why-wait_walls = Über die Mauern entscheidet nur die Person, der das Feld gehört: { $seat }.
seventh_stone-why-wait_aim = Würfel werden in Zugreihenfolge zugeteilt; jetzt entscheidet { $seat }.
seventh_stone-why-wait_lose = Jetzt muss { $seat } Einheiten für Treffer entfernen.

## Warum nicht: etwas anderes ist zu entscheiden

seventh_stone-why-asked_people = Wähle jetzt eines der Völker, die noch frei sind.
seventh_stone-why-asked_capital = Noch wird vorbereitet: Setze jetzt deine Hauptstadt auf ein Ertragsfeld.
seventh_stone-why-asked_barracks = Noch wird vorbereitet: Setze jetzt deine erste Kaserne auf ein Ertragsfeld, das niemandem gehört.
seventh_stone-why-asked_allocate = Es ist Produktionsphase: Verteile jetzt Rohstoffsteine, für jedes Feld des Bogens seinen Namen und eine Zahl, oder gar nichts. In deinem Lager sind { $rs } RS.
seventh_stone-why-asked_take = Der Markt für Ausrüstung wird abgerechnet: Nimm jetzt genau einen der Steine, die übrig sind; du hast geboten und musst einen nehmen.
seventh_stone-why-asked_discard = Der Markt für Ausrüstung wird abgerechnet: Du hast das höchste Gebot; wirf jetzt genau einen der Steine ab, die übrig sind.
seventh_stone-why-asked_position = Der Markt für Bewegung wird abgerechnet: Wähle jetzt einen freien Platz in der Zugreihenfolge, mit seiner Zahl.
seventh_stone-why-asked_assign = Der Markt für Bewegung wird abgerechnet: Gib { $other } jetzt einen der Plätze, die übrig sind, mit seiner Zahl.
seventh_stone-why-asked_place = Es ist deine Setzphase: Setze Gebäude, Einheiten, Söldner und Steine, eins nach dem anderen, oder beende das Setzen.
seventh_stone-why-asked_move = Es ist deine Bewegungsphase: Gib einen Befehl, setze einen Bewegungsstein ein, überrenne einen Konflikt oder beende deine Bewegung.
seventh_stone-why-asked_keep = Deine Bewegung ist beendet: Wähle jetzt den einen Stein, den die Armee auf { $field } behält.
seventh_stone-why-asked_overrun = Die Bewegung ist vorbei: Überrenne jetzt einen deiner Konflikte oder passe.
seventh_stone-why-asked_disband = Du hast { $count } RS Schulden: Löse jetzt eine Militäreinheit auf, eine nach der anderen. Alles andere muss warten.
seventh_stone-why-asked_support = Es ist Kampfphase, und Unterstützungen werden angesagt: Sag jetzt, welchen Konflikt die Armee auf { $field } unterstützt, oder keinen.
seventh_stone-why-asked_battles = Es ist Kampfphase: Wähle jetzt, welcher deiner Konflikte als Nächstes ausgekämpft wird.
seventh_stone-why-asked_stone = Der Kampf um { $field } beginnt: Sag jetzt, ob du den Stein deiner Armee dort einsetzt, ja oder nein.
seventh_stone-why-asked_walls = Der Kampf um { $field } beginnt: Sag jetzt, wie viele deiner Mauern dort du nutzt.
seventh_stone-why-asked_aim = Eine Runde im Kampf um { $field } beginnt: Sag jetzt, wie viele Würfel gegen { $seat } gehen, und zwar aus dieser Gruppe: { $pool }.
seventh_stone-why-asked_lose = Im Kampf um { $field } musst du noch { $count } Treffer hinnehmen: Wähle jetzt eine Einheit, die du verlierst.
seventh_stone-why-no_people_now = Völker werden nur gewählt, bevor das Spiel beginnt, und nur wenn der Tisch mit der Option dafür eröffnet wurde.
seventh_stone-why-no_capital_now = Hauptstädte werden einmal gesetzt, in der Vorbereitung; später werden sie weder gebaut noch versetzt.
seventh_stone-why-no_barracks_now = Die erste Kaserne wird in der Vorbereitung gesetzt, nach allen Hauptstädten; weitere werden in der Setzphase gebaut.
seventh_stone-why-no_take_now = Einen Ausrüstungsstein nimmst du nur, wenn der Markt für Ausrüstung abgerechnet wird und dein Gebot an der Reihe ist.
seventh_stone-why-no_discard_now = Ausrüstungssteine können nicht nach Belieben weggeworfen werden.
seventh_stone-why-no_discard_with_four = Zu viert wirft beim Verteilen der Steine niemand einen ab; nimm einen.
seventh_stone-why-discard_after_taking = Beim Verteilen der Steine wirft nur die Person mit dem höchsten Gebot einen ab, und erst nachdem sie einen genommen hat; nimm jetzt einen.
seventh_stone-why-no_position_now = Plätze in der Zugreihenfolge werden nur gewählt, wenn der Markt für Bewegung abgerechnet wird.
seventh_stone-why-no_use_now = Bewegungssteine setzt du nur in deiner eigenen Bewegungsphase ein, zwischen Befehlen.
seventh_stone-why-no_back_now = Befehle kannst du nur in deiner eigenen Bewegungsphase zurücknehmen.
seventh_stone-why-no_remove_now = Einheiten kannst du nicht nach Belieben vom Spielplan nehmen: nur wegen Schulden, oder wenn du deine Bewegung sonst nicht beenden könntest.
seventh_stone-why-no_keep_now = Welchen Stein eine Armee behält, wählst du nur nach dem Ende deiner Bewegung, und nur wenn mehrere unter ihr liegen.
seventh_stone-why-no_stone_now = Kampfsteine werden nur zu Beginn eines Kampfes eingesetzt, von denen, die gefragt werden.
seventh_stone-why-no_walls_now = Mauern werden nur zu Beginn eines Kampfes genutzt.
seventh_stone-why-no_aim_now = Würfel werden nur zu Beginn einer Kampfrunde zugeteilt, und nur bei mehr als einem möglichen Ziel.
seventh_stone-why-no_lose_now = Verluste wählst du nur in einem Kampf, für Treffer, die du hinnehmen musst.
seventh_stone-why-battle_after_supports = Gekämpft wird erst, wenn alle Unterstützungen angesagt sind.
seventh_stone-why-support_too_late = Unterstützungen werden einmal angesagt, vor den Kämpfen; jetzt ist es zu spät, und was angesagt ist, ist verbindlich.
seventh_stone-why-plain_overrun = Überrannt wird ohne Ausrüstung, Mauern und Unterstützungen.

## Warum nicht: Vorbereitung

seventh_stone-why-people_taken = Dieses Volk hat schon { $seat }: { $people }.
seventh_stone-why-capital_not_yield = { $field } ist kein Ertragsfeld, und Hauptstädte werden nur auf Ertragsfelder gesetzt.
seventh_stone-why-capital_there = Auf { $field } steht schon eine Hauptstadt, die von { $seat }.
seventh_stone-why-barracks_not_yield = { $field } ist kein Ertragsfeld, und die erste Kaserne wird nur auf ein Ertragsfeld gesetzt.
seventh_stone-why-barracks_at_capital = { $field } ist das Feld deiner Hauptstadt; die erste Kaserne braucht ein anderes.
seventh_stone-why-barracks_controlled = { $field } gehört schon { $seat }; die erste Kaserne braucht ein Feld, das niemandem gehört.

## Warum nicht: Produktion und Markt

seventh_stone-why-no_such_slot = So heißt kein Feld auf deinem Bogen: { $thing }. Nenne ein Feld des Bogens und dann eine Zahl.
seventh_stone-why-number_without_slot = Wofür ist { $number }? Nenne zuerst das Feld des Bogens und dann die Zahl.
seventh_stone-why-slot_without_number = Sag nach dem Namen des Feldes, wie viel: { $slot }.
seventh_stone-why-slot_twice = Dieses Feld des Bogens nennst du zweimal: { $slot }.
seventh_stone-why-store_too_small = Das kostet { $cost } RS, und in deinem Lager sind { $store }: Es fehlen { $missing } RS. Ein Gebäude kostet 4, eine Einheit 2 und ein Gebot so viel, wie du bietest.
seventh_stone-why-stone_not_offered = Dieser Stein ist nicht unter denen, die übrig sind: { $stone }.
seventh_stone-why-take_one = Du nimmst nur einen einzigen Stein.
seventh_stone-why-no_such_position = Einen Platz { $number } gibt es nicht; dieses Jahr gibt es { $count } Plätze.
seventh_stone-why-position_taken = Platz { $number } ist schon vergeben, an { $seat }.
seventh_stone-why-has_position = { $seat } hat schon einen Platz, nämlich { $number }.

## Warum nicht: Setzen

seventh_stone-why-no_building_left = Du hast dieses Jahr kein Gebäude mehr zu setzen; jedes kostet in der Produktionsphase 4 RS.
seventh_stone-why-no_unit_left = Du hast dieses Jahr keine Einheit dieser Gattung mehr zu setzen: { $type }. Jede kostet in der Produktionsphase 2 RS.
seventh_stone-why-no_mercenary_left = Du hast dieses Jahr keinen Söldner mehr zu setzen; Söldner bekommst du auf ihrem Markt.
seventh_stone-why-lava_there = Auf { $field } liegt Lava: Dieses Jahr kann dort nichts gesetzt werden.
seventh_stone-why-build_how = Sag zum Bauen, welches Gebäude auf welches Feld kommt und, wenn es eines ersetzen soll, welches.
seventh_stone-why-build_not_yield = { $field } ist kein Ertragsfeld, und Gebäude stehen nur auf Ertragsfeldern.
seventh_stone-why-build_not_controlled = { $field } gehört dir nicht, und du baust nur auf Feldern, die dir gehören.
seventh_stone-why-build_at_capital = Auf { $field } steht eine Hauptstadt, und neben ihr wird nichts gebaut.
seventh_stone-why-field_built_up = Auf { $field } stehen schon { $limit } Gebäude, und mehr passen nicht; sag, welches davon das neue ersetzt.
seventh_stone-why-replace_same = Ein Gebäude kann auf { $field } keines von derselben Art ersetzen: { $building }.
seventh_stone-why-nothing_to_replace = Auf { $field } steht kein solches Gebäude, das du ersetzen könntest: { $building }.
seventh_stone-why-recruit_how = Sag zum Setzen einer Militäreinheit ihre Gattung und ihr Feld.
seventh_stone-why-recruit_not_controlled = { $field } gehört dir nicht, und Militäreinheiten setzt du nur auf Felder, die dir gehören.
seventh_stone-why-no_barracks = Auf { $field } steht weder eine Hauptstadt noch eine Kaserne, darum kannst du dort keine Militäreinheit setzen.
seventh_stone-why-barracks_too_new = Die Kaserne auf { $field } wurde dieses Jahr gebaut; sie hebt erst ab dem nächsten Jahr Einheiten aus.
seventh_stone-why-barracks_used_up = { $field } hat dieses Jahr schon { $count } Einheiten ausgehoben; { $barracks ->
    [one] die eine Kaserne dort erlaubt
   *[other] die { $barracks } Kasernen dort erlauben
 } { $limit }.
seventh_stone-why-barracks_used_up_but_new = { $field } hat dieses Jahr schon { $count } Einheiten ausgehoben, so viele, wie { $barracks ->
    [one] die eine ältere Kaserne dort erlaubt
   *[other] die { $barracks } älteren Kasernen dort erlauben
 }; was dieses Jahr gebaut wurde, hebt erst ab dem nächsten Jahr aus.
seventh_stone-why-capital_used_up = { $field } hat dieses Jahr schon { $count } Einheiten ausgehoben; eine Hauptstadt zählt als { $barracks } Kasernen und erlaubt { $limit }.
seventh_stone-why-other_type_there = Auf { $field } hast du eine Armee einer anderen Gattung: { $type }. Auf einem Feld steht nur eine Armee von dir.
seventh_stone-why-too_many_armies = Du hast schon { $limit } Armeen dieser Gattung auf dem Spielplan und kannst keine weitere gründen: { $type }.
seventh_stone-why-army_full = Die Armee auf { $field } hat schon { $count } Einheiten; das Einheitenmaximum ist { $limit }.
seventh_stone-why-hire_how = Sag zum Setzen eines Söldners, auf welchem Feld seine Armee steht.
seventh_stone-why-hire_no_army = Auf { $field } hast du keine Armee, und ein Söldner kann keine gründen.
seventh_stone-why-mercenaries_full = Die Armee auf { $field } hat { $military ->
    [one] { $military } Militäreinheit
   *[other] { $military } Militäreinheiten
 } und { $mercenary } Söldner; mehr Söldner als Militäreinheiten darf sie nicht haben.
seventh_stone-why-equip_how = Sag, auf welchem Feld die Armee steht und welcher Stein deiner Hand unter sie kommt.
seventh_stone-why-equip_no_army = Auf { $field } hast du keine Armee, unter der ein Stein liegen könnte.
seventh_stone-why-lost_stone_never = Der verlorene Tränenstein wird offen hingelegt, sobald ihn jemand nimmt; unter einer Armee liegt er nie.
seventh_stone-why-stone_not_in_hand = Diesen Stein hast du nicht auf der Hand: { $stone }.
seventh_stone-why-has_stone = Unter deiner Armee auf { $field } liegt schon ein Stein; jede Armee hat höchstens einen, und getauscht wird er nicht.
seventh_stone-why-stone_does_not_fit = Dieser Stein passt nicht zu deiner Armee auf { $field } ({ $type }): { $stone }.

## Warum nicht: Befehle

seventh_stone-why-order_how = Ein Befehl nennt ein Feld, die Einheiten dort, die gehen, und wohin sie gehen.
seventh_stone-why-no_army = Auf { $field } hast du keine Einheiten.
seventh_stone-why-no_such_army = Auf { $field } hast du keine Einheiten dieser Gattung: { $type }.
seventh_stone-why-pinned = Deine Einheiten auf { $field } sind blockiert: Dort stehen Feinde, darum darf dort kein Befehl beginnen.
seventh_stone-why-ended = Die Bewegung deiner Einheiten auf { $field } ist dieses Jahr beendet.
seventh_stone-why-ended_by_overrun = Deine Einheiten auf { $field } haben das Überrennen überlebt, hatten bei der Ankunft aber keine Bewegungspunkte mehr.
seventh_stone-why-ended_on_rough_ground = Deine Kavallerie auf { $field } hat zuerst weder eine Ebene noch eine Wüste betreten und hat nach dem Überrennen keine Bewegungspunkte mehr.
seventh_stone-why-no_such_cohort = So einen Trupp gibt es auf { $field } nicht. Es gibt: { $words }.
seventh_stone-why-nobody_goes = Mindestens eine Einheit muss gehen.
seventh_stone-why-group_too_large = Kein Trupp auf { $field } hat { $military ->
    [one] { $military } Militäreinheit
   *[other] { $military } Militäreinheiten
 } und { $mercenary } Söldner, die zusammen gehen können. Es gibt: { $words }.
seventh_stone-why-no_stone_to_carry = Unter diesen Einheiten auf { $field } liegen keine Steine, darum ist über sie nichts zu sagen.
seventh_stone-why-all_stones_go = Auf { $field } bleibt niemand dieser Gattung zurück, darum gehen alle Steine mit; über sie ist nichts zu sagen.
seventh_stone-why-stone_not_carried = Dieser Stein liegt unter diesen Einheiten auf { $field } nicht oder nicht so oft: { $stone }.
seventh_stone-why-stones_in_order = Diese Steine können mitgehen, werden aber in anderer Folge geschrieben: { $sentence }.
seventh_stone-why-stays = Auf { $field } stehen die Einheiten schon.
seventh_stone-why-water = { $field } ist Wasser, und auf Wasser können Armeen nicht stehen.
seventh_stone-why-volcano = { $field } ist der Vulkan, und auf ihm können Armeen nicht stehen.
seventh_stone-why-lava_no_entry = Auf { $field } liegt Lava: Dieses Jahr darf keine Armee das Feld betreten.
seventh_stone-why-army_on_the_way = Der Weg nach { $field } führt über { $crossed }, wo Feinde stehen; so ein Feld darfst du betreten, aber nicht durchqueren.
seventh_stone-why-lava_on_the_way = Der Weg nach { $field } führt über { $crossed }, wo Lava liegt; dieses Jahr darf keine Armee das Feld durchqueren.
seventh_stone-why-lava_on_the_water = Zwischen hier und { $field } liegt Lava; eine Zelle mit Lava kann nicht überquert werden.
seventh_stone-why-rough_ground = An diesem Tisch zählt das Gelände: Kavallerie geht nur weiter, wenn das erste Feld, das sie betritt, eine Ebene oder eine Wüste ist; { $crossed } auf dem Weg nach { $field } ist keines von beiden.
seventh_stone-why-crossing_is_last = Nach { $field } müssten die Einheiten weitergehen, nachdem sie Wasser oder den Vulkan überquert haben; das Überqueren ist aber immer der letzte Schritt.
seventh_stone-why-diagonal = { $field } liegt schräg, und schräg bewegt sich niemand; das sind 2 Schritte.
seventh_stone-why-portals_differ = Diese Einheiten kämen nach { $field } nur durch Portale verschiedener Farbe; die sind nur mit Teleportation oder in einem Jahr der offenen Portale verbunden.
seventh_stone-why-water_between = Zwischen hier und { $field } liegt Wasser oder der Vulkan; das lässt sich nur in einem Jahr der Wasserüberquerung (nur Wasser) oder mit Beweglichkeit überqueren.
seventh_stone-why-island = { $field } ist nicht zu erreichen: Eine Insel verlässt niemand außer durch ein Portal, durch eine Wasserüberquerung oder mit Beweglichkeit.
seventh_stone-why-too_far = { $field } ist zu weit: Das sind { $steps } Schritte, und diese Einheiten haben noch { $points ->
    [one] { $points } Bewegungspunkt
   *[other] { $points } Bewegungspunkte
 }.
seventh_stone-why-no_way = Nach { $field } führt kein Weg, den diese Einheiten gehen könnten.

## Warum nicht: Steine, Überrennen und das Ende der Bewegung

seventh_stone-why-use_how = Sag zum Einsetzen eines Bewegungssteins, auf welchem Feld er liegt und welcher es ist.
seventh_stone-why-use_no_army = Auf { $field } hast du keine solche Armee, die einen Stein einsetzen könnte.
seventh_stone-why-use_no_stone = Unter deiner Armee auf { $field } liegt dieser Stein nicht: { $stone }.
seventh_stone-why-use_in_battle = Das ist kein Bewegungsstein; er wird nur in einem Kampf eingesetzt: { $stone }.
seventh_stone-why-use_pinned = Deine Armee auf { $field } ist blockiert, und eine blockierte Armee kann keine Bewegungssteine einsetzen.
seventh_stone-why-use_too_late = Für alle Einheiten auf { $field }, denen dieser Stein helfen könnte, ist die Bewegung beendet: { $stone }. Ein Stein muss vorher eingesetzt werden.
seventh_stone-why-use_for_nothing = Dieser Stein würde für deine Einheiten auf { $field } nichts ändern: { $stone }. Wegwerfen kann man Steine nicht.
seventh_stone-why-overrun_how = Nenne zum Überrennen das Feld eines deiner Konflikte.
seventh_stone-why-overrun_too_early = Überrannt wird nur in der Bewegungsphase und nach ihr.
seventh_stone-why-overrun_too_late = In der Kampfphase ist es für das Überrennen zu spät; das ging bis zum Ende der Bewegung.
seventh_stone-why-no_conflict = { $field } ist kein Konfliktfeld: Dort müssten Einheiten von mindestens zwei Personen stehen.
seventh_stone-why-not_your_conflict = Im Konflikt auf { $field } hast du keine Einheiten.
seventh_stone-why-not_twice = Auf { $field } hast du { $own ->
    [one] { $own } Einheit
   *[other] { $own } Einheiten
 }, und deine Feinde haben { $others }, Stadtwachen mitgezählt; zum Überrennen brauchst du doppelt so viele wie sie, also { $needed }.
seventh_stone-why-back_limits_hold = Einen Befehl kannst du nur zurücknehmen, solange deine Grenzen überschritten sind; jetzt sind sie eingehalten.
seventh_stone-why-back_nothing = Es gibt keinen Befehl, den du zurücknehmen könntest; hinter den Einsatz eines Steins, ein Überrennen, ein Entfernen oder ein Auflösen geht es nicht zurück.
seventh_stone-why-back_too_often = In dieser Bewegungsphase hast du { $limit } Befehle zurückgenommen, und mehr geht nicht.
seventh_stone-why-done_two_types = Du kannst deine Bewegung nicht beenden: Auf { $field } hast du zwei Gattungen, und erlaubt ist nur eine Armee.
seventh_stone-why-done_too_many_units = Du kannst deine Bewegung nicht beenden: Auf { $field } hast du { $count } Einheiten, und das Einheitenmaximum ist { $limit }.
seventh_stone-why-done_too_many_mercenaries = Du kannst deine Bewegung nicht beenden: Auf { $field } hast du { $mercenary } Söldner und nur { $military ->
    [one] { $military } Militäreinheit
   *[other] { $military } Militäreinheiten
 }.
seventh_stone-why-done_too_many_armies = Du kannst deine Bewegung nicht beenden: Du hast { $count } Armeen einer Gattung ({ $type }), und höchstens { $limit } sind erlaubt.
seventh_stone-why-remove_how = Sag zum Entfernen einer Einheit ihr Feld, ihre Gattung und ob es Militär oder Söldner ist.
seventh_stone-why-remove_limits_hold = Deine Grenzen sind eingehalten, und freiwillig kann niemand Einheiten auflösen.
seventh_stone-why-remove_not_yet = Einheiten werden nur entfernt, wenn nichts anderes hilft; du kannst noch einen Befehl geben oder einen zurücknehmen.
seventh_stone-why-remove_elsewhere = Auf { $field } ist nichts zu viel; entferne Einheiten dort, wo eine Grenze überschritten ist.
seventh_stone-why-remove_other_kind = Auf { $field } hast du keine solche Einheit, die zu viel wäre.
seventh_stone-why-keep_no_stone = Unter deiner Armee auf { $field } liegt kein solcher Stein: { $stone }.

## Warum nicht: Schulden und Unterstützungen

seventh_stone-why-disband_military = Schulden werden nur mit Militäreinheiten bezahlt; auf { $field } geht das so nicht.
seventh_stone-why-melee_support = Deine Armee auf { $field } ist Nahkampf, und Nahkampfarmeen können nicht unterstützen.
seventh_stone-why-support_from_conflict = { $field } ist selbst ein Konfliktfeld, darum kann die Armee dort keinen anderen Konflikt unterstützen.
seventh_stone-why-support_no_conflict = { $goal } ist kein Konfliktfeld, darum gibt es dort nichts zu unterstützen.
seventh_stone-why-nothing_to_support = Die Armee auf { $field } erreicht keinen Konflikt.
seventh_stone-why-cavalry_reach = { $goal } liegt zu weit weg: Kavallerie auf { $field } unterstützt nur Felder links, rechts, darüber und darunter und durch ihr Portal.
seventh_stone-why-ranged_reach = { $goal } liegt zu weit weg: Fernkampf auf { $field } unterstützt nur Felder daneben, auch schräg, und durch sein Portal.
seventh_stone-why-forest_support = { $goal } ist Wald. An diesem Tisch zählt das Gelände, und dort unterstützt nur Kavallerie.
seventh_stone-why-mountain_support = { $goal } ist Gebirge. An diesem Tisch zählt das Gelände, und dort unterstützt nur Fernkampf.
seventh_stone-why-support_over_water = Zwischen { $field } und { $goal } liegt Wasser; die Wasserüberquerung gilt nur für Bewegungen, nicht für Unterstützungen.
seventh_stone-why-support_declared = Über die Armee auf { $field } ist schon entschieden; jetzt geht es um die Armee auf { $asked }.
seventh_stone-why-support_other_first = Sag zuerst, was die Armee auf { $asked } tut; die Armee auf { $field } kommt später.

## Warum nicht: Kämpfe

seventh_stone-why-no_retreat = Zurückziehen oder ergeben kann sich niemand: Wähle, welcher deiner Konflikte als Nächstes ausgekämpft wird.
seventh_stone-why-no_battle_stone = Der Stein unter deiner Armee auf { $field } ist kein Kampfstein; du kannst nur nein sagen.
seventh_stone-why-no_walls = Auf { $field } gibt es keine Mauern zu nutzen.
seventh_stone-why-walls_of_controller = { $field } gehört dir nicht, und die Mauern dort nutzt nur die Person, der das Feld gehört.
seventh_stone-why-walls_without_units = Du hast auf { $field } keine Einheiten, die die Mauern nutzen könnten.
seventh_stone-why-walls_too_new = Die Mauern auf { $field } wurden dieses Jahr gebaut; nutzbar sind sie erst ab dem nächsten Jahr.
seventh_stone-why-walls_too_many = Auf { $field } kannst du höchstens { $count ->
    [one] { $count } Mauer
   *[other] { $count } Mauern
 } nutzen; in diesem Jahr gebaute zählen nicht.
seventh_stone-why-one_target = Du hast nur ein mögliches Ziel, also gibt es nichts zuzuteilen.
seventh_stone-why-aim_at_yourself = Gegen dich selbst kannst du nicht würfeln.
seventh_stone-why-aim_at_outsider = { $seat } unterstützt nur von außen, hat keine Einheiten im Feld und kann darum nicht angegriffen werden.
seventh_stone-why-aim_at_beaten = { $seat } hat alle Einheiten im Feld verloren und kann nicht mehr angegriffen werden.
seventh_stone-why-aim_at_absent = { $seat } hat in diesem Kampf keine Einheiten.
seventh_stone-why-aim_rest = { $seat } ist das letzte Ziel und bekommt die Würfel, die übrig sind; sag, wie viele gegen die anderen gehen.
seventh_stone-why-aim_too_many = In dieser Gruppe { $count ->
    [one] ist nur noch { $count } Würfel
   *[other] sind nur noch { $count } Würfel
 } übrig, nicht { $number }: { $pool }.
seventh_stone-why-no_guard = Auf { $field } hast du keine Stadtwachen.
seventh_stone-why-guards_last = Stadtwachen werden zuletzt entfernt; vorher alle anderen Einheiten, die du in diesem Kampf verlieren kannst, auch unterstützende Kavallerie.
seventh_stone-why-lose_not_there = Im Kampf um { $field } hast du keine solchen Einheiten.
seventh_stone-why-lose_by_field = Deine unterstützende Armee wird mit ihrem Feld genannt: { $field }.
seventh_stone-why-lose_not_supporting = Die Armee auf { $field } nimmt an diesem Kampf nicht teil.
seventh_stone-why-lose_ranged_support = Die Armee auf { $field } ist Fernkampf; unterstützende Fernkampfeinheiten können nie verloren gehen.
seventh_stone-why-lose_suppressed = Die Unterstützung von { $field } ist unterbunden: Sie nimmt an diesem Kampf nicht teil, und nichts davon kann verloren gehen.
seventh_stone-why-mercenary_first = Deine Armee auf { $field } hat { $military ->
    [one] { $military } Militäreinheit
   *[other] { $military } Militäreinheiten
 } und { $mercenary } Söldner; zuerst muss ein Söldner gehen.
seventh_stone-why-no_mercenary_there = Deine Armee auf { $field } hat keine Söldner.
seventh_stone-why-no_military_there = Deine Armee auf { $field } hat keine Militäreinheiten.
