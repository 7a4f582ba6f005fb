## Why not: somebody else, or nobody, decides

seventh_stone-why-over = The game is over.
seventh_stone-why-out = You have neither fields nor units left and are out of the game.
seventh_stone-why-resign = Resigning is not a play; you may do it whenever a decision is yours.
seventh_stone-why-resign_many = You may resign only while exactly two players are left; there are still { $count }.
seventh_stone-why-resign_later = You may resign only at a decision of your own.
seventh_stone-why-wait_people = Peoples are chosen in the order of the seats; now { $seat } chooses.
seventh_stone-why-wait_capital = Capitals are placed in the order of the start dice; now { $seat } places one.
seventh_stone-why-wait_barracks = The first barracks are placed in the reverse order of the capitals; now { $seat } places one.
seventh_stone-why-wait_allocate = It is the production phase. You have nothing more to distribute; the sheets are revealed when everybody has confirmed.
seventh_stone-why-wait_take = The market for equipment is being settled in the order of the bids; now { $seat } takes a stone.
seventh_stone-why-wait_discard = The market for equipment is being settled; { $seat } has the highest bid and now discards a stone.
seventh_stone-why-no_bid_equipment = You have bid nothing on equipment this year and get no stone; now { $seat } takes one.
seventh_stone-why-no_bid_movement = You have bid nothing on movement this year and have no say in the turn order; now { $seat } chooses a position.
seventh_stone-why-wait_order = The turn order of this year is being chosen; now { $seat } decides.
seventh_stone-why-wait_place = It is the placement phase of { $seat }, who finishes it before anybody else goes on.
seventh_stone-why-wait_move = It is the movement phase of { $seat }, who finishes it before anybody else goes on.
seventh_stone-why-wait_overrun = After the movement everybody is asked once, in turn order, about overruns; now { $seat } decides.
seventh_stone-why-wait_disband = { $seat } has a debt and has to disband units first.
seventh_stone-why-wait_support = It is the combat phase, and supports are declared in turn order; now { $seat } decides.
seventh_stone-why-wait_battles = It is the combat phase, and battles are fought in turn order; now { $seat } chooses the next one.
seventh_stone-why-wait_stone = Before a battle everybody is asked in turn order about the stone of the army in the field; now { $seat } decides.
seventh_stone-why-wait_walls = Only the controller of the field decides about its walls: { $seat }.
seventh_stone-why-wait_aim = Dice are aimed in turn order; now { $seat } decides.
seventh_stone-why-wait_lose = Now { $seat } has to remove units for hits.

## Why not: something else is to be decided

seventh_stone-why-asked_people = Now choose one of the peoples that are left.
seventh_stone-why-asked_capital = The setup is going on: now place your capital on a yield field.
seventh_stone-why-asked_barracks = The setup is going on: now place your first barracks on a yield field that nobody controls.
seventh_stone-why-asked_allocate = It is the production phase: now distribute resource stones, for each slot its name and a number, or nothing at all. You have { $rs } RS in your store.
seventh_stone-why-asked_take = The market for equipment is being settled: now take exactly one of the stones that are left; you have bid, so you must.
seventh_stone-why-asked_discard = The market for equipment is being settled: you have the highest bid, so now discard exactly one of the stones that are left.
seventh_stone-why-asked_position = The market for movement is being settled: now choose a free position in the turn order, by its number.
seventh_stone-why-asked_assign = The market for movement is being settled: now give { $other } one of the positions that are left, by its number.
seventh_stone-why-asked_place = It is your placement phase: place buildings, units, mercenaries and stones one at a time, or end your placement.
seventh_stone-why-asked_move = It is your movement phase: give an order, use a movement stone, overrun a conflict, or end your movement.
seventh_stone-why-asked_keep = Your movement is over: now choose which single stone the army on { $field } keeps.
seventh_stone-why-asked_overrun = The movement is over: now overrun one of your conflicts, or pass.
seventh_stone-why-asked_disband = You have a debt of { $count } RS: now disband a military unit, one at a time. Everything else has to wait.
seventh_stone-why-asked_support = It is the combat phase, and supports are declared: now say which conflict the army on { $field } supports, or none.
seventh_stone-why-asked_battles = It is the combat phase: now choose which of your conflicts is fought next.
seventh_stone-why-asked_stone = The battle for { $field } begins: now say whether you use the stone of your army there, yes or no.
seventh_stone-why-asked_walls = The battle for { $field } begins: now say how many of your walls there you use.
seventh_stone-why-asked_aim = A round of the battle for { $field } begins: now say how many dice you aim at { $seat }, for this pool: { $pool }.
seventh_stone-why-asked_lose = In the battle for { $field } you still have to take { $count ->
    [one] { $count } hit
   *[other] { $count } hits
 }: now choose a unit that you lose.
seventh_stone-why-no_people_now = Peoples are chosen only before the game begins, and only if the table was opened with the option for it.
seventh_stone-why-no_capital_now = Capitals are placed once, in the setup; they are never built or moved later.
seventh_stone-why-no_barracks_now = The first barracks is placed in the setup, after all capitals; later ones are built in the placement phase.
seventh_stone-why-no_take_now = You take an equipment stone only when the market for equipment is settled and your bid is next.
seventh_stone-why-no_discard_now = Equipment stones cannot be discarded at will.
seventh_stone-why-no_discard_with_four = With four players nobody discards a stone in the draft; take one.
seventh_stone-why-discard_after_taking = In the draft only the highest bidder discards a stone, after having taken one; now take one.
seventh_stone-why-no_position_now = Positions in the turn order are chosen only when the market for movement is settled.
seventh_stone-why-no_use_now = Movement stones are used only in your own movement phase, between orders.
seventh_stone-why-no_back_now = Orders can be taken back only in your own movement phase.
seventh_stone-why-no_remove_now = Units cannot be taken off the board at will: only for a debt, or when you could not end your movement otherwise.
seventh_stone-why-no_keep_now = You choose which stone an army keeps only after the end of your movement, and only if several lie under it.
seventh_stone-why-no_stone_now = Battle stones are used only at the beginning of a battle, by those who are asked.
seventh_stone-why-no_walls_now = Walls are used only at the beginning of a battle.
seventh_stone-why-no_aim_now = Dice are aimed only at the beginning of a battle round, by those who have more than one possible target.
seventh_stone-why-no_lose_now = You choose casualties only in a battle, for hits that you have to take.
seventh_stone-why-battle_after_supports = Battles are fought only after all supports have been declared.
seventh_stone-why-support_too_late = Supports are declared once, before the battles; now it is too late, and what was declared is binding.
seventh_stone-why-plain_overrun = An overrun is fought without equipment, walls and supports.

## Why not: setup

seventh_stone-why-people_taken = This people is taken already, by { $seat }: { $people }.
seventh_stone-why-capital_not_yield = { $field } is not a yield field, and capitals are placed only on yield fields.
seventh_stone-why-capital_there = On { $field } there is a capital already, of { $seat }.
seventh_stone-why-barracks_not_yield = { $field } is not a yield field, and the first barracks is placed only on a yield field.
seventh_stone-why-barracks_at_capital = { $field } is the field of your capital; the first barracks needs another one.
seventh_stone-why-barracks_controlled = { $field } is controlled already, by { $seat }; the first barracks needs a field that nobody controls.

## Why not: production and market

seventh_stone-why-no_such_slot = There is no slot of this name on your sheet: { $thing }. Name a slot and then a number.
seventh_stone-why-number_without_slot = For which slot is { $number }? Name the slot first, then the number.
seventh_stone-why-slot_without_number = Say how many after the name of the slot: { $slot }.
seventh_stone-why-slot_twice = You name this slot twice: { $slot }.
seventh_stone-why-store_too_small = This costs { $cost } RS, and your store holds { $store }: { $missing } RS are missing. A building costs 4, a unit 2, and bids what you bid.
seventh_stone-why-stone_not_offered = This stone is not among those that are left: { $stone }.
seventh_stone-why-take_one = You take only a single stone.
seventh_stone-why-no_such_position = There is no position { $number }; this year there are { $count } of them.
seventh_stone-why-position_taken = Position { $number } is taken already, by { $seat }.
seventh_stone-why-has_position = { $seat } has a position already, { $number }.

## Why not: placement

seventh_stone-why-no_building_left = You have no building left to place this year; each costs 4 RS on its slot in the production phase.
seventh_stone-why-no_unit_left = You have no unit of this type left to place this year: { $type }. Each costs 2 RS on its slot in the production phase.
seventh_stone-why-no_mercenary_left = You have no mercenary left to place this year; mercenaries are won on their market.
seventh_stone-why-lava_there = Lava lies on { $field }: this year nothing can be placed there.
seventh_stone-why-build_how = To build, say which building comes on which field, and for a replacement which building it replaces.
seventh_stone-why-build_not_yield = { $field } is not a yield field, and buildings stand only on yield fields.
seventh_stone-why-build_not_controlled = You do not control { $field }, and you build only on fields that you control.
seventh_stone-why-build_at_capital = A capital stands on { $field }, and beside it nothing is built.
seventh_stone-why-field_built_up = On { $field } there are { $limit } buildings already, and more do not fit; say which of them the new one replaces.
seventh_stone-why-replace_same = A building cannot replace one of its own kind on { $field }: { $building }.
seventh_stone-why-nothing_to_replace = On { $field } there is no such building to replace: { $building }.
seventh_stone-why-recruit_how = To place a military unit, say its type and its field.
seventh_stone-why-recruit_not_controlled = You do not control { $field }, and military units are placed only on fields that you control.
seventh_stone-why-no_barracks = On { $field } there is neither a capital nor a barracks, so no military unit can be placed there.
seventh_stone-why-barracks_too_new = The barracks on { $field } was built this year; it recruits from next year on.
seventh_stone-why-barracks_used_up = { $field } has already recruited { $count } units this year; its { $barracks ->
    [one] one barracks allows
   *[other] { $barracks } barracks allow
 } { $limit }.
seventh_stone-why-barracks_used_up_but_new = { $field } has already recruited { $count } units this year, as many as its { $barracks ->
    [one] one older barracks allows
   *[other] { $barracks } older barracks allow
 }; what was built this year recruits from next year on.
seventh_stone-why-capital_used_up = { $field } has already recruited { $count } units this year; a capital counts as { $barracks } barracks and allows { $limit }.
seventh_stone-why-other_type_there = On { $field } you have an army of another type: { $type }. There is only one army of yours on a field.
seventh_stone-why-too_many_armies = You have { $limit } armies of this type on the board already and cannot found another one: { $type }.
seventh_stone-why-army_full = The army on { $field } has { $count } units already; the unit limit is { $limit }.
seventh_stone-why-hire_how = To place a mercenary, say on which field its army stands.
seventh_stone-why-hire_no_army = You have no army on { $field }, and a mercenary cannot found one.
seventh_stone-why-mercenaries_full = The army on { $field } has { $military ->
    [one] { $military } military unit
   *[other] { $military } military units
 } and { $mercenary ->
    [one] { $mercenary } mercenary
   *[other] { $mercenary } mercenaries
 }; mercenaries may not outnumber the military units.
seventh_stone-why-equip_how = To place a stone, say on which field the army stands and which stone of your hand goes under it.
seventh_stone-why-equip_no_army = You have no army on { $field } under which a stone could lie.
seventh_stone-why-lost_stone_never = The lost tear stone is laid open as soon as it is taken; it never lies under an army.
seventh_stone-why-stone_not_in_hand = You do not have this stone in your hand: { $stone }.
seventh_stone-why-has_stone = A stone lies already under your army on { $field }; each army has at most one, and it cannot be exchanged.
seventh_stone-why-stone_does_not_fit = This stone does not fit your army on { $field } ({ $type }): { $stone }.

## Why not: orders

seventh_stone-why-order_how = An order names a field, the units there that go, and where they go.
seventh_stone-why-no_army = You have no units on { $field }.
seventh_stone-why-no_such_army = You have no units of this type on { $field }: { $type }.
seventh_stone-why-pinned = Your units on { $field } are pinned: enemies stand there, so no order may start there.
seventh_stone-why-ended = The move of your units on { $field } has ended this year.
seventh_stone-why-ended_by_overrun = Your units on { $field } survived an overrun, but had no movement points left when they came there.
seventh_stone-why-ended_on_rough_ground = Your cavalry on { $field } entered neither a plain nor a desert first, so it has no movement points left after the overrun.
seventh_stone-why-no_such_cohort = There is no such cohort on { $field }. There is: { $words }.
seventh_stone-why-nobody_goes = At least one unit has to go.
seventh_stone-why-group_too_large = No cohort on { $field } has { $military ->
    [one] { $military } military unit
   *[other] { $military } military units
 } and { $mercenary ->
    [one] { $mercenary } mercenary
   *[other] { $mercenary } mercenaries
 } that can go together. There is: { $words }.
seventh_stone-why-no_stone_to_carry = No stones lie under these units on { $field }, so there is nothing to say about them.
seventh_stone-why-all_stones_go = No units of this type stay behind on { $field }, so all stones go along; there is nothing to say about them.
seventh_stone-why-stone_not_carried = This stone does not lie under these units on { $field }, or not so often: { $stone }.
seventh_stone-why-stones_in_order = These stones can go along, but they are written in another order: { $sentence }.
seventh_stone-why-stays = The units stand on { $field } already.
seventh_stone-why-water = { $field } is water, and armies cannot stand on water.
seventh_stone-why-volcano = { $field } is the volcano, and armies cannot stand on it.
seventh_stone-why-lava_no_entry = Lava lies on { $field }: this year no army may enter it.
seventh_stone-why-army_on_the_way = The way to { $field } leads across { $crossed }, where enemies stand; you may enter such a field, but not cross it.
seventh_stone-why-lava_on_the_way = The way to { $field } leads across { $crossed }, where lava lies; this year no army may cross it.
seventh_stone-why-lava_on_the_water = Lava lies between here and { $field }; a cell with lava cannot be crossed.
seventh_stone-why-rough_ground = With advanced terrain cavalry goes on only if the first field it enters is a plain or a desert; { $crossed } on the way to { $field } is neither.
seventh_stone-why-crossing_is_last = To get to { $field } the units would have to go on after crossing water or the volcano, but a crossing is always the last step.
seventh_stone-why-diagonal = { $field } lies diagonally, and nobody moves diagonally; that takes 2 steps.
seventh_stone-why-portals_differ = These units could reach { $field } only through portals of different colours; those are linked only by teleportation or in a year of open portals.
seventh_stone-why-water_between = Water or the volcano lies between here and { $field }; it can be crossed only in a year of water crossing (water alone) or with mobility.
seventh_stone-why-island = { $field } is out of reach: islands are left only through portals, by water crossing or with mobility.
seventh_stone-why-too_far = { $field } is too far: it is { $steps } steps away, and these units have { $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
 } left.
seventh_stone-why-no_way = No way leads to { $field } that these units could take.

## Why not: stones, overruns and the end of the movement

seventh_stone-why-use_how = To use a movement stone, say on which field it lies and which stone it is.
seventh_stone-why-use_no_army = You have no such army on { $field } that could use a stone.
seventh_stone-why-use_no_stone = This stone does not lie under your army on { $field }: { $stone }.
seventh_stone-why-use_in_battle = This stone is not a movement stone and is used only in a battle: { $stone }.
seventh_stone-why-use_pinned = Your army on { $field } is pinned, and a pinned army cannot use movement stones.
seventh_stone-why-use_too_late = All units on { $field } that this stone could help have ended their move: { $stone }. A stone has to be used before.
seventh_stone-why-use_for_nothing = This stone would change nothing for your units on { $field }: { $stone }. Stones cannot be thrown away.
seventh_stone-why-overrun_how = To overrun, name the field of one of your conflicts.
seventh_stone-why-overrun_too_early = Overruns happen only in the movement phase, and after it.
seventh_stone-why-overrun_too_late = In the combat phase it is too late for an overrun; that would have been possible up to the end of the movement.
seventh_stone-why-no_conflict = { $field } is not a conflict field: units of at least two players would have to stand there.
seventh_stone-why-not_your_conflict = You have no units in the conflict on { $field }.
seventh_stone-why-not_twice = On { $field } you have { $own ->
    [one] { $own } unit
   *[other] { $own } units
 }, and your enemies have { $others }, city guards included; to overrun you need twice as many as they have, { $needed }.
seventh_stone-why-back_limits_hold = An order can be taken back only while your limits are broken; now they hold.
seventh_stone-why-back_nothing = There is no order to take back; one cannot go back behind the use of a stone, an overrun, a removal or a disbanding.
seventh_stone-why-back_too_often = You have taken back { $limit } orders in this movement phase, and more cannot be taken back.
seventh_stone-why-done_two_types = You cannot end your movement: on { $field } you have two types of units, and only one army is allowed.
seventh_stone-why-done_too_many_units = You cannot end your movement: on { $field } you have { $count } units, and the unit limit is { $limit }.
seventh_stone-why-done_too_many_mercenaries = You cannot end your movement: on { $field } you have { $mercenary ->
    [one] { $mercenary } mercenary
   *[other] { $mercenary } mercenaries
 } and only { $military ->
    [one] { $military } military unit
   *[other] { $military } military units
 }.
seventh_stone-why-done_too_many_armies = You cannot end your movement: you have { $count } armies of one type ({ $type }), and { $limit } is the most.
seventh_stone-why-remove_how = To remove a unit, say its field, its type and whether it is military or mercenary.
seventh_stone-why-remove_limits_hold = Your limits hold, and units cannot be disbanded voluntarily.
seventh_stone-why-remove_not_yet = Units are removed only when nothing else helps; you can still give an order or take one back.
seventh_stone-why-remove_elsewhere = On { $field } nothing is too much; remove units where a limit is broken.
seventh_stone-why-remove_other_kind = On { $field } you have no such unit that is too much.
seventh_stone-why-keep_no_stone = This stone does not lie under your army on { $field }: { $stone }.

## Why not: debts and supports

seventh_stone-why-disband_military = A debt is paid only with military units; on { $field } it cannot be paid like this.
seventh_stone-why-melee_support = Your army on { $field } is melee, and melee armies cannot support.
seventh_stone-why-support_from_conflict = { $field } is a conflict field itself, so the army there cannot support another conflict.
seventh_stone-why-support_no_conflict = { $goal } is not a conflict field, so there is nothing to support.
seventh_stone-why-nothing_to_support = The army on { $field } has no conflict in its reach.
seventh_stone-why-cavalry_reach = { $goal } is out of reach: cavalry on { $field } supports only fields to the left, right, above and below, and through its portal.
seventh_stone-why-ranged_reach = { $goal } is out of reach: a ranged army on { $field } supports only fields next to it, also diagonally, and through its portal.
seventh_stone-why-forest_support = { $goal } is forest, and with advanced terrain only cavalry supports a conflict there.
seventh_stone-why-mountain_support = { $goal } is mountain, and with advanced terrain only ranged armies support a conflict there.
seventh_stone-why-support_over_water = Water lies between { $field } and { $goal }; water crossing is for moving alone, not for supports.
seventh_stone-why-support_declared = It has been decided already what the army on { $field } does; now it is about the army on { $asked }.
seventh_stone-why-support_other_first = First say what the army on { $asked } does; the army on { $field } comes later.

## Why not: battles

seventh_stone-why-no_retreat = There is no retreat and no surrender: choose which of your conflicts is fought next.
seventh_stone-why-no_battle_stone = The stone under your army on { $field } is not a battle stone; you can only say no.
seventh_stone-why-no_walls = On { $field } there are no walls to use.
seventh_stone-why-walls_of_controller = You do not control { $field }, and only its controller can use the walls there.
seventh_stone-why-walls_without_units = You have no units on { $field } that could use the walls.
seventh_stone-why-walls_too_new = The walls on { $field } were built this year; they can be used from next year on.
seventh_stone-why-walls_too_many = On { $field } you can use at most { $count ->
    [one] { $count } wall
   *[other] { $count } walls
 }; walls built this year do not count.
seventh_stone-why-one_target = You have only one possible target, so there is nothing to aim.
seventh_stone-why-aim_at_yourself = You cannot aim at yourself.
seventh_stone-why-aim_at_outsider = { $seat } only supports from outside, has no units in the field and so cannot be attacked.
seventh_stone-why-aim_at_beaten = { $seat } has lost all units in the field and can no longer be attacked.
seventh_stone-why-aim_at_absent = { $seat } has no units in this battle.
seventh_stone-why-aim_rest = { $seat } is the last target and gets the dice that are left; say how many go against the others.
seventh_stone-why-aim_too_many = Of this pool { $count ->
    [one] only { $count } die is
   *[other] only { $count } dice are
 } left, not { $number }: { $pool }.
seventh_stone-why-no_guard = You have no city guards on { $field }.
seventh_stone-why-guards_last = City guards are removed last; first all other units that you can lose in this battle, supporting cavalry included.
seventh_stone-why-lose_not_there = You have no such units in the battle for { $field }.
seventh_stone-why-lose_by_field = Your supporting army is named by its field: { $field }.
seventh_stone-why-lose_not_supporting = The army on { $field } takes no part in this battle.
seventh_stone-why-lose_ranged_support = The army on { $field } is ranged; supporting ranged units can never be lost.
seventh_stone-why-lose_suppressed = The support from { $field } is suppressed: it takes no part in this battle, and nothing of it can be lost.
seventh_stone-why-mercenary_first = Your army on { $field } has { $military ->
    [one] { $military } military unit
   *[other] { $military } military units
 } and { $mercenary ->
    [one] { $mercenary } mercenary
   *[other] { $mercenary } mercenaries
 }; a mercenary has to go first.
seventh_stone-why-no_mercenary_there = Your army on { $field } has no mercenaries.
seventh_stone-why-no_military_there = Your army on { $field } has no military units.
