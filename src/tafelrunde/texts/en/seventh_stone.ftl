# Seventh Stone in English

seventh_stone-title = Seventh Stone
seventh_stone-subtitle = Conquer temples and capitals, bid in secret, and hold seven tear stones at the end of a year. 2 to 4 players.

## Names of things

seventh_stone-word-boar = Boar
seventh_stone-word-crane = Crane
seventh_stone-word-lynx = Lynx
seventh_stone-word-ram = Ram
seventh_stone-word-nobody = nobody
seventh_stone-word-dwarf = Dwarves
seventh_stone-word-human = Humans
seventh_stone-word-elf = Elves
seventh_stone-word-orc = Orcs
seventh_stone-word-melee = melee
seventh_stone-word-ranged = ranged
seventh_stone-word-cavalry = cavalry
seventh_stone-word-ranged_support = ranged support
seventh_stone-word-cavalry_support = cavalry support
seventh_stone-word-guards = guards
seventh_stone-word-guard = guard
seventh_stone-word-military = military unit
seventh_stone-word-mercenary = mercenary
seventh_stone-word-building = building
seventh_stone-word-barracks = barracks
seventh_stone-word-manufactory = manufactory
seventh_stone-word-wall = wall
seventh_stone-word-store = store
seventh_stone-word-equipment = equipment
seventh_stone-word-movement = movement
seventh_stone-word-tournament = tournament
seventh_stone-word-water = water
seventh_stone-word-temple = temple
seventh_stone-word-desert = desert
seventh_stone-word-volcano = volcano
seventh_stone-word-plain = plain
seventh_stone-word-forest = forest
seventh_stone-word-mountain = mountain
seventh_stone-word-temple_plain = temple in the plain
seventh_stone-word-temple_forest = temple in the forest
seventh_stone-word-temple_mountain = temple in the mountains
seventh_stone-word-plain_yellow = plain with a yellow portal
seventh_stone-word-plain_blue = plain with a blue portal
seventh_stone-word-forest_red = forest with a red portal
seventh_stone-word-mountain_green = mountain with a green portal
seventh_stone-word-yellow = yellow
seventh_stone-word-blue = blue
seventh_stone-word-red = red
seventh_stone-word-green = green
seventh_stone-word-volcanic_eruption = Volcanic eruption
seventh_stone-word-quicksand = Quicksand
seventh_stone-word-troop_expansion = Troop expansion
seventh_stone-word-mercenary_dismissal = Mercenary dismissal
seventh_stone-word-water_crossing = Water crossing
seventh_stone-word-open_portals = Open portals
seventh_stone-word-teleportation = teleportation
seventh_stone-word-speed_1 = speed +1
seventh_stone-word-speed_2 = speed +2
seventh_stone-word-mobility = mobility
seventh_stone-word-master_strike_melee = master strike (melee)
seventh_stone-word-master_strike_ranged = master strike (ranged)
seventh_stone-word-master_strike_cavalry = master strike (cavalry)
seventh_stone-word-master_strike_any = master strike (any army)
seventh_stone-word-precision_melee = precision (melee)
seventh_stone-word-precision_ranged = precision (ranged)
seventh_stone-word-precision_cavalry = precision (cavalry)
seventh_stone-word-precision_any = precision (any army)
seventh_stone-word-power_strike_melee = power strike (melee)
seventh_stone-word-power_strike_ranged = power strike (ranged)
seventh_stone-word-power_strike_cavalry = power strike (cavalry)
seventh_stone-word-power_strike_any = power strike (any army)
seventh_stone-word-shield_1 = shield 1
seventh_stone-word-shield_2 = shield 2
seventh_stone-word-shield_3 = shield 3
seventh_stone-word-suppression_ranged = suppression (ranged)
seventh_stone-word-suppression_cavalry = suppression (cavalry)
seventh_stone-word-suppression_all = suppression (all)
seventh_stone-word-bribery = bribery
seventh_stone-word-explosive = explosive
seventh_stone-word-lost_tear_stone = lost tear stone
seventh_stone-word-people = people
seventh_stone-word-capital = capital
seventh_stone-word-allocate = allocate
seventh_stone-word-take = take
seventh_stone-word-discard = discard
seventh_stone-word-position = position
seventh_stone-word-assign = assign
seventh_stone-word-build = build
seventh_stone-word-recruit = recruit
seventh_stone-word-hire = hire
seventh_stone-word-equip = equip
seventh_stone-word-done = done
seventh_stone-word-move = move
seventh_stone-word-use = use
seventh_stone-word-overrun = overrun
seventh_stone-word-back = back
seventh_stone-word-keep = keep
seventh_stone-word-remove = remove
seventh_stone-word-pass = pass
seventh_stone-word-disband = disband
seventh_stone-word-support = support
seventh_stone-word-battle = battle
seventh_stone-word-stone = stone
seventh_stone-word-walls = walls
seventh_stone-word-aim = aim
seventh_stone-word-lose = lose
seventh_stone-word-nothing = nothing
seventh_stone-word-instead = instead of
seventh_stone-word-with = with
seventh_stone-word-none = none
seventh_stone-word-yes = yes
seventh_stone-word-no = no
seventh_stone-word-teleport = teleporting
seventh_stone-word-mobile = mobile
seventh_stone-word-again = again
seventh_stone-word-points_0 = 0 points
seventh_stone-word-points_1 = 1 point
seventh_stone-word-points_2 = 2 points
seventh_stone-word-points_3 = 3 points
seventh_stone-word-points_4 = 4 points
seventh_stone-word-points_5 = 5 points
seventh_stone-word-points_6 = 6 points
seventh_stone-word-points_7 = 7 points
seventh_stone-word-points_8 = 8 points
seventh_stone-word-points_9 = 9 points
seventh_stone-word-points_10 = 10 points
seventh_stone-word-points_11 = 11 points
seventh_stone-word-points_12 = 12 points
seventh_stone-word-points_13 = 13 points
seventh_stone-word-points_14 = 14 points
seventh_stone-word-points_15 = 15 points
seventh_stone-word-late_overrun = overrun after the movement
seventh_stone-word-lava = lava
seventh_stone-word-dismissed = dismissed
seventh_stone-word-disbanded = disbanded for debt
seventh_stone-word-surplus = too many
seventh_stone-word-casualty = fallen
seventh_stone-word-bribed = bribed
seventh_stone-word-undrafted = nobody took it
seventh_stone-word-chosen = put out by the top bidder
seventh_stone-word-used = used
seventh_stone-word-lost = lost with its army
seventh_stone-word-spare = one stone an army
seventh_stone-word-saved = saved its army from quicksand
seventh_stone-word-out = its owner is out
seventh_stone-word-tear_stones = tear stones
seventh_stone-word-last_left = everybody else is out
seventh_stone-word-year_limit = last year played
seventh_stone-word-resign = resignation
seventh_stone-hidden-stone = a hidden stone

## What events do

seventh_stone-about-volcanic_eruption = lava destroys armies and blocks its fields this year
seventh_stone-about-quicksand = armies on deserts are destroyed, except with mobility
seventh_stone-about-troop_expansion = the unit limit rises by 1 for good
seventh_stone-about-mercenary_dismissal = all mercenaries leave the board
seventh_stone-about-water_crossing = armies cross water in a straight line this year
seventh_stone-about-open_portals = all portals are joined this year

## What stones do

seventh_stone-about-teleportation = All portals are neighbours for this army in your movement phase.
seventh_stone-about-speed_1 = The army has 1 movement point more this year.
seventh_stone-about-speed_2 = The army has 2 movement points more this year.
seventh_stone-about-mobility = The army crosses water and the volcano in a straight line; saves it once from quicksand.
seventh_stone-about-master_strike = In battle each die that shows 1 brings an extra die.
seventh_stone-about-precision = In battle the army hits with a number 1 higher.
seventh_stone-about-power_strike = In battle the army rolls 2 dice more in every round.
seventh_stone-about-shield_1 = Cancels the first hit against you in a battle.
seventh_stone-about-shield_2 = Cancels the first 2 hits against you in a battle.
seventh_stone-about-shield_3 = Cancels the first 3 hits against you in a battle.
seventh_stone-about-suppression_ranged = Nobody has ranged support in this battle.
seventh_stone-about-suppression_cavalry = Nobody has cavalry support in this battle.
seventh_stone-about-suppression_all = Nobody has any support in this battle.
seventh_stone-about-bribery = Destroys all mercenaries of your opponents in the field before the battle.
seventh_stone-about-explosive = Destroys all walls in the field before the battle.
seventh_stone-about-lost_tear_stone = Whoever takes it has 1 tear stone more, for good.

## What to look up

seventh_stone-about-army = †3+2 are 3 military units and 2 mercenaries, • with a stone, ‡ city guards, × a conflict
seventh_stone-about-unready = ∩ barracks and = wall work from next year on
seventh_stone-about-battle = †3≤4: 3 dice that hit up to 4; + before a sign: supporting; B≥2×: Boar may overrun
seventh_stone-about-prices = building 4 RS, unit 2 RS, bids as you like; hits up to † 4, » 2, ♞ 3, supporting 2
seventh_stone-about-limits = { $limit } units an army, mercenaries no more than military units, { $armies } armies a type, one army and two buildings a field
seventh_stone-about-build = On a yield field of yours without capital and lava, at most 2 on a field.
seventh_stone-about-recruit = On a field of yours with barracks or a capital: 2 units a year for each barracks, 4 in a capital.
seventh_stone-about-hire = To any army of yours that has more military units than mercenaries and room.

## Labels

seventh_stone-label-hand = Hand
seventh_stone-label-conflict = Conflict on { $field }
seventh_stone-label-conflicts = Conflicts
seventh_stone-label-draft = Choosing equipment
seventh_stone-label-shown = Equipment shown
seventh_stone-label-supply = Stacks
seventh_stone-label-discard = Discard pile
seventh_stone-label-years = Last year
seventh_stone-label-army = Armies
seventh_stone-label-fields = Fields
seventh_stone-label-portals = Portals
seventh_stone-label-buildings = Buildings
seventh_stone-label-battle = Battle
seventh_stone-label-prices = Numbers
seventh_stone-label-limits = Limits
seventh_stone-label-goods = To place
seventh_stone-label-amounts = Allocated
seventh_stone-label-people = People
seventh_stone-label-ts = TS
seventh_stone-label-sources = Sources
seventh_stone-label-sheet = Sheet (RS)
seventh_stone-label-armies = Armies
seventh_stone-label-room = Room for
seventh_stone-label-carried = Under armies
seventh_stone-label-known = Known stones
seventh_stone-fact-ts = { $ts }/{ $needed } TS
seventh_stone-fact-budget = budget { $rs }
seventh_stone-fact-hand = hand { $count }
seventh_stone-fact-tournament = tournament { $count }
seventh_stone-fact-troops = units { $units }
seventh_stone-fact-allocated = has allocated
seventh_stone-fact-doubled = double movement
seventh_stone-fact-out = out of the game
seventh_stone-fact-capitals = { $count ->
    [one] { $count } capital
   *[other] { $count } capitals
 }
seventh_stone-fact-sources = sources { $rs } RS
seventh_stone-fact-units = { $count ->
    [one] { $count } unit
   *[other] { $count } units
 }
seventh_stone-fact-sources_less = { $sources } RS − { $military } military = { $budget } next year
seventh_stone-fact-armies = { $armies } (of { $most } each)
seventh_stone-fact-room = { $units ->
    [one] { $units } unit
   *[other] { $units } units
 }, { $buildings ->
    [one] { $buildings } building
   *[other] { $buildings } buildings
 }, { $mercenaries ->
    [one] { $mercenaries } mercenary
   *[other] { $mercenaries } mercenaries
 }
seventh_stone-fact-capitals_ts = capitals { $ts }
seventh_stone-fact-temples_ts = temples { $ts }
seventh_stone-fact-wins_ts = tournaments { $ts }
seventh_stone-fact-lost_ts = lost tear stone { $ts }
seventh_stone-fact-portal = { $colour } portal
seventh_stone-fact-capital = capital of { $seat }
seventh_stone-fact-controller = held by { $seat }
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
seventh_stone-fact-unready = { $building } (works from next year)
seventh_stone-fact-lava = lava
seventh_stone-fact-army = { $seat }: { $type } { $size }
seventh_stone-fact-stones = { $count ->
    [one] { $count } stone
   *[other] { $count } stones
 }
seventh_stone-fact-supports = supports { $field }
seventh_stone-fact-pinned = pinned
seventh_stone-fact-guards = { $count } city guards
seventh_stone-fact-recruits = room for { $count ->
    [one] { $count } more unit
   *[other] { $count } more units
 }
seventh_stone-fact-odds = % to take it with 1, 2, … units: { $chances }
seventh_stone-fact-supply = { $count ->
    [one] { $count } stone face down
   *[other] { $count } stones face down
 }
seventh_stone-fact-buried = { $count } face down
seventh_stone-fact-years = { $count }
seventh_stone-fact-side = { $seat }: { $units ->
    [one] { $units } unit
   *[other] { $units } units
 }, wins { $chance } %
seventh_stone-fact-supported = supported from { $fields }
seventh_stone-fact-overrun = { $seat } may overrun
seventh_stone-fact-battle = { $mode ->
    [battle] Battle
   *[other] Overrun
 } { $field }{ $round ->
    [0] {""}
   *[other] , round { $round }
 }
seventh_stone-fact-walls = walls cancel { $hits }
seventh_stone-fact-suppressed = no support by { $types }
seventh_stone-fact-pool = { $pool } { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 } up to { $hits }
seventh_stone-fact-outside = only supports
seventh_stone-fact-shield = shield cancels { $hits }
seventh_stone-fact-hits = { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
 }
seventh_stone-phase-event = Event
seventh_stone-phase-production = Production
seventh_stone-phase-placement = Placement
seventh_stone-phase-movement = Movement
seventh_stone-phase-overrun = Overruns
seventh_stone-phase-combat = Combat
seventh_stone-phase-tournament = Tournament
seventh_stone-head-setup = Setup · { $ts } tear stones (TS) at the end of a year win
seventh_stone-head-year = Year { $year } · { $phase } · unit limit { $limit } · { $tournament ->
    [0] tournament this year
    [one] tournament next year
   *[other] tournament in { $tournament } years
 }{ $order ->
    [none] {""}
   *[other] {" "}· order { $order }
 }
seventh_stone-head-won = { $winner } wins with { $ts ->
    [one] { $ts } tear stone
   *[other] { $ts } tear stones
 }{ $why ->
    [tear_stones] {""}
   *[other] {" "}({ $reason })
 }.
seventh_stone-head-shared = { $winners } share the victory with { $ts ->
    [one] { $ts } tear stone
   *[other] { $ts } tear stones
 }{ $why ->
    [tear_stones] {""}
   *[other] {" "}({ $reason })
 }.

## Events
## An item is what several events of a kind share a line by: the end of its line, without the full stop.

seventh_stone-event-gap = Water: { $column ->
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
seventh_stone-event-board = The board has { $columns } columns and { $rows } rows.
seventh_stone-event-people = { $seat } rules the { $people }.
seventh_stone-event-start_roll = Rolls for the order: { $seat } { $die }.
seventh_stone-item-start_roll = { $seat } { $die }
seventh_stone-event-capital = { $seat } founds the capital on { $field }.
seventh_stone-event-start_barracks = { $seat } places the first barracks on { $field }.
seventh_stone-event-year = Year { $year } begins.
seventh_stone-event-event = Event ({ $die } rolled): { $event }.
seventh_stone-event-corner = The volcano lies in the middle column; { $die } rolled: counting begins on the { $die ->
    [1] left
    [2] left
    [3] left
   *[other] right
 }.
seventh_stone-event-lava = Lava: { $field }.
seventh_stone-item-lava = { $field }
seventh_stone-event-unit_limit = The unit limit is { $limit } now.
seventh_stone-event-lost = { $seat } loses { $type } { $military }+{ $mercenary } on { $field } ({ $how }).
seventh_stone-event-shown = Equipment shown: { $stone }.
seventh_stone-item-shown = { $stone }
seventh_stone-event-allocated = { $seat } has allocated.
seventh_stone-event-goods = { $seat } buys: building { $building }, melee { $melee }, ranged { $ranged }, cavalry { $cavalry }.
seventh_stone-event-bids = { $seat } bids: mercenaries { $mercenary }, equipment { $equipment }, movement { $movement }, tournament { $tournament }.
seventh_stone-event-tie_roll = Rolls for a tie: { $seat } { $die }.
seventh_stone-item-tie_roll = { $seat } { $die }
seventh_stone-event-mercenaries = { $seat } gets { $count ->
    [one] { $count } mercenary
   *[other] { $count } mercenaries
 }.
seventh_stone-event-took = { $seat } takes from the market: { $stone }.
seventh_stone-event-lost_stone = { $seat } takes the lost tear stone: 1 TS for good.
seventh_stone-event-discarded = To the discard pile ({ $how }): { $stone }.
seventh_stone-item-discarded = { $stone }
seventh_stone-event-position = Turn order: { $seat } position { $position }.
seventh_stone-item-position = { $seat } position { $position }
seventh_stone-event-double_move = { $seat } has twice as many movement points this year.
seventh_stone-event-tournament_stones = { $seat } gets { $count ->
    [one] { $count } tournament stone
   *[other] { $count } tournament stones
 }.
seventh_stone-event-built = { $seat } builds on { $field }: { $building }.
seventh_stone-event-recruited = { $seat } places { $type } on { $field }.
seventh_stone-event-hired = { $seat } places a mercenary on { $field } ({ $type }).
seventh_stone-event-equipped = { $seat } lays under the army on { $field }: { $stone }.
seventh_stone-event-lapsed = Not placed by { $seat }: { $good } { $count }.
seventh_stone-item-lapsed = { $good } { $count }
seventh_stone-event-placed = { $seat } has placed everything.
seventh_stone-event-moved = { $seat } moves { $type } { $military }+{ $mercenary } from { $from } to { $to }{ $stones ->
    [0] {""}
    [one] {" "}with { $stones } stone
   *[other] {" "}with { $stones } stones
 }.
seventh_stone-event-took_back = { $seat } takes back the order from { $from } to { $to }.
seventh_stone-event-control = { $seat } takes { $field }{ $from ->
    [nobody] {""}
   *[other] {" "}from { $from }
 }.
seventh_stone-event-rs = Resources: { $seat } { $rs } RS.
seventh_stone-item-rs = { $seat } { $rs } RS
seventh_stone-event-conflict = { $seat } enters { $field }: a conflict.
seventh_stone-event-used = { $seat } uses a stone on { $field }: { $stone }.
seventh_stone-event-movement_done = { $seat } ends the movement.
seventh_stone-event-passed = { $seat } passes.
seventh_stone-event-supports = { $seat } supports { $field } with { $type } from { $from }.
seventh_stone-event-battle = { $mode ->
    [battle] { $seat } begins the battle on { $field }.
   *[other] { $seat } overruns { $field }.
 }
seventh_stone-event-walls = { $seat } uses { $count ->
    [0] no wall
    [one] { $count } wall
   *[other] { $count } walls
 }.
seventh_stone-event-round = Battle round { $round }.
seventh_stone-event-aimed = { $seat } aims at { $target }: { $pool }, { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 }.
seventh_stone-event-dice = { $seat } rolls against { $target }: { $pool } { $dice }, { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
 }.
seventh_stone-event-hits = { $target } takes { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
 }.
seventh_stone-event-cancelled = Hits cancelled for { $target }: walls { $walls }, shield { $shield }.
seventh_stone-event-casualty = { $seat } loses on { $field }: { $kind ->
    [guard] guard
   *[other] { $type } ({ $kind })
 }.
seventh_stone-item-casualty = { $kind ->
    [guard] guard
   *[other] { $type } ({ $kind })
 }
seventh_stone-event-won = { $seat ->
    [nobody] Nobody wins on { $field }.
   *[other] { $seat } wins on { $field }.
 }
seventh_stone-event-destruction = { $die ->
    [0] Destroyed on { $field }: { $building }.
   *[other] Destruction roll on { $field }, { $building }: { $die }, { $destroyed ->
        [on] destroyed
       *[other] still stands
     }.
 }
seventh_stone-event-captured = { $seat } captures from { $from }: { $stone }.
seventh_stone-event-out = { $seat } has no field and no unit left and is out.
seventh_stone-event-counter = Tournament counter: { $counter } of 3.
seventh_stone-event-paired = Duel: { $seat } (damage { $damage }) against { $rival } (damage { $rival_damage }).
seventh_stone-event-throw = Throws of { $seat } and { $rival }: { $die } and { $rival_die }, life { $life } and { $rival_life }.
seventh_stone-item-throw = { $die } and { $rival_die }, life { $life } and { $rival_life }
seventh_stone-event-duel_won = { $seat } wins the duel.
seventh_stone-event-champion = { $seat } wins the tournament: 1 TS for good.
seventh_stone-event-year_end = Tear stones at the end of the year: { $seat } { $ts }.
seventh_stone-item-year_end = { $seat } { $ts }
seventh_stone-event-resigned = { $seat } resigns.
seventh_stone-event-ended = The game is over ({ $reason }).
seventh_stone-event-peace = Only one player is left on { $field }: the conflict ends without a battle.
seventh_stone-event-reshuffled = The discard pile is shuffled: { $count ->
    [one] { $count } stone
   *[other] { $count } stones
 }.
seventh_stone-event-replaced = { $seat } replaces on { $field }: { $building }.

## Questions

seventh_stone-ask-people = Choose a people; they differ in name only.
seventh_stone-ask-capital = Found your capital on a free yield field.
seventh_stone-ask-barracks = Place your first barracks on a free yield field.
seventh_stone-ask-allocate = Allocate up to { $rs } RS in secret: building 4, unit 2, bids as you like. As: allocate building 1 melee 2 movement 3
seventh_stone-ask-take = Take an equipment stone.
seventh_stone-ask-discard = Choose a stone for the discard pile.
seventh_stone-ask-position = Choose your position in this year’s turn order.
seventh_stone-ask-assign = Choose the position of { $other } (no bid on movement).
seventh_stone-ask-place = Place, then “done”: buildings, units and mercenaries left over lapse.
seventh_stone-ask-move = Move units, use stones, overrun; then “done”.
seventh_stone-ask-keep = Your army on { $field } has { $count } stones: choose the one it keeps.
seventh_stone-ask-overrun = Overrun a conflict in which you are twice as strong, or pass.
seventh_stone-ask-disband = You lost sources and owe { $count } RS: disband military units.
seventh_stone-ask-support = Which conflict does your army on { $field } support, or none?
seventh_stone-ask-battles = Choose the conflict that is fought next.
seventh_stone-ask-stone = Use the stone of your army in the battle on { $field } (battle stones only)?
seventh_stone-ask-walls = How many walls do you use in the battle on { $field }? Each cancels 2 hits and is gone then.
seventh_stone-ask-aim = Battle on { $field }, { $pool }: how many dice go against whom?
seventh_stone-ask-lose = Battle on { $field }: { $count ->
    [one] { $count } hit, choose the unit that you lose.
   *[other] { $count } hits, choose a unit that you lose.
 }
seventh_stone-wait-people = { $seat } chooses a people.
seventh_stone-wait-capital = { $seat } founds the capital.
seventh_stone-wait-barracks = { $seat } places the first barracks.
seventh_stone-wait-allocate = { $seat } allocates up to { $rs } RS in secret.
seventh_stone-wait-take = { $seat } takes an equipment stone.
seventh_stone-wait-discard = { $seat } chooses a stone for the discard pile.
seventh_stone-wait-position = { $seat } chooses a position in the turn order.
seventh_stone-wait-assign = { $seat } chooses the position of { $other }.
seventh_stone-wait-place = { $seat } places buildings, units, mercenaries and stones.
seventh_stone-wait-move = { $seat } moves.
seventh_stone-wait-keep = { $seat } chooses which stone the army on { $field } keeps.
seventh_stone-wait-overrun = { $seat } may overrun a conflict.
seventh_stone-wait-disband = { $seat } owes { $count } RS and disbands units.
seventh_stone-wait-support = { $seat } decides about the support of the army on { $field }.
seventh_stone-wait-battles = { $seat } chooses the conflict that is fought next.
seventh_stone-wait-stone = { $seat } may use a stone in the battle on { $field }.
seventh_stone-wait-walls = { $seat } decides about the walls on { $field }.
seventh_stone-wait-aim = { $seat } aims in the battle on { $field }: { $pool }.
seventh_stone-wait-lose = { $seat } takes { $count ->
    [one] { $count } hit
   *[other] { $count } hits
 } on { $field } and chooses what is lost.

## Options

seventh_stone-option-advanced_terrain = Terrain counts: plains yield 3 RS, mountains 1; forests and mountains change battles and supports.
seventh_stone-option-wall_bypass = Walls do not stop the hits of ranged units.
seventh_stone-option-no_time = A shorter game: 6 tear stones are enough.
seventh_stone-option-double_move = Whoever bids as much on movement as all others together moves twice as far. With 4 players.
seventh_stone-option-four_islands = Four islands with portals between them in the place of the usual board. With 4 players.
seventh_stone-option-hidden_discard = Stones from the market are discarded face down; only used ones are open.
seventh_stone-option-choose_people = Everybody chooses a people; they differ in name only.
seventh_stone-option-year_limit = The game ends after this year at the latest; the most tear stones win.
seventh_stone-option-board_seed = A number from which the board follows, to play on the same one again.
seventh_stone-option-custom_board = A board of your own, rows with / between them: p f m yield fields, py fr with portals, P F M temples, d v w

## Names of options and their choices

seventh_stone-name-advanced_terrain = Advanced terrain
seventh_stone-choice-advanced_terrain-off = no
seventh_stone-choice-advanced_terrain-on = yes
seventh_stone-name-wall_bypass = Ranged over walls
seventh_stone-choice-wall_bypass-off = no
seventh_stone-choice-wall_bypass-on = yes
seventh_stone-name-no_time = Short game
seventh_stone-choice-no_time-off = no
seventh_stone-choice-no_time-on = yes
seventh_stone-name-double_move = Double movement
seventh_stone-choice-double_move-off = no
seventh_stone-choice-double_move-on = yes
seventh_stone-name-four_islands = Four islands
seventh_stone-choice-four_islands-off = no
seventh_stone-choice-four_islands-on = yes
seventh_stone-name-hidden_discard = Hidden discard
seventh_stone-choice-hidden_discard-off = no
seventh_stone-choice-hidden_discard-on = yes
seventh_stone-name-choose_people = Choose peoples
seventh_stone-choice-choose_people-off = no
seventh_stone-choice-choose_people-on = yes
seventh_stone-name-year_limit = Last year
seventh_stone-choice-year_limit-none = none
seventh_stone-name-board_seed = Number of the board
seventh_stone-choice-board_seed-none = none
seventh_stone-name-custom_board = Own board
seventh_stone-choice-custom_board-none = none

## Rolls and draws at a table with real dice

seventh_stone-draw-gap = Roll for the water of the next column. Which row is it?
seventh_stone-draw-tile = Draw the next tile. Which one is it?
seventh_stone-draw-start = Roll for the order at the start. What does the die show?
seventh_stone-draw-event = Roll the event die. Which event is it?
seventh_stone-draw-corner = The volcano lies in the middle column. Roll for the side; what does the die show?
seventh_stone-draw-lava = Roll for the lava. What does the die show?
seventh_stone-draw-stone = Turn up the next equipment stone. Which one is it?
seventh_stone-draw-tie = Roll for a tie. What does the die show?
seventh_stone-draw-order = Nobody has bid on movement: roll for the turn order. What does the die show?
seventh_stone-draw-battle = Roll in the battle. What does the next die show?
seventh_stone-draw-destruction = Roll whether the building is destroyed. What does the die show?
seventh_stone-draw-duel = Roll in the duel. What does the next die show?
seventh_stone-draw-duel_tie = Both have fallen: roll for the duel. What does the die show?

## Errors

error-seventh_stone-board-ragged = option custom_board: row { $row } has { $cells } cells, the first one { $width }; all rows must be equally long
error-seventh_stone-board-code = option custom_board: '{ $code }' on { $field } is no field; there are { $codes }
error-seventh_stone-board-size = option custom_board: { $columns } columns and { $rows } rows; { $least } to { $most } of each are possible (SS-R37)
error-seventh_stone-board-portals = option custom_board: { $count } portals are { $colour }; each colour needs two or none (SS-R37)
error-seventh_stone-board-volcano = option custom_board: { $count } volcanoes; at most one is possible (SS-R37)
error-seventh_stone-board-yields = option custom_board: { $count } yield fields; with { $players } seats there must be at least { $least } (SS-R37)
error-seventh_stone-four-only = for 4 players only ({ $rule })
error-seventh_stone-one-board = does not go with a custom_board (SS-R37)
error-seventh_stone-limit-bots = bots alone need a last year

## What a hint says: how a play changes what a side has

seventh_stone-feature-tear_stones = { $way ->
    [more] more tear stones
   *[less] fewer tear stones
 }
seventh_stone-feature-nearly_won = { $way ->
    [more] nearer to the last tear stones
   *[less] further from the last tear stones
 }
seventh_stone-feature-won = { $way ->
    [more] enough tear stones for victory
   *[less] no longer enough tear stones for victory
 }
seventh_stone-feature-sources = { $way ->
    [more] more resource stones a year
   *[less] fewer resource stones a year
 }
seventh_stone-feature-military = { $way ->
    [more] more soldiers
   *[less] fewer soldiers
 }
seventh_stone-feature-mercenaries = { $way ->
    [more] more mercenaries
   *[less] fewer mercenaries
 }
seventh_stone-feature-danger = { $way ->
    [more] more danger for tear stones
   *[less] less danger for tear stones
 }
seventh_stone-feature-prey = { $way ->
    [more] more tear stones within reach
   *[less] fewer tear stones within reach
 }
seventh_stone-feature-land_ahead = { $way ->
    [more] more free land ahead
   *[less] less free land ahead
 }
seventh_stone-feature-stones = { $way ->
    [more] more equipment
   *[less] less equipment
 }
seventh_stone-feature-tournament = { $way ->
    [more] better prospects in the tournament
   *[less] worse prospects in the tournament
 }
seventh_stone-feature-one_short = { $way ->
    [more] only one tear stone is missing
   *[less] more than one tear stone is missing
 }
seventh_stone-feature-barracks = { $way ->
    [more] more recruits a year
   *[less] fewer recruits a year
 }
seventh_stone-feature-borders = { $way ->
    [more] more land in danger
   *[less] less land in danger
 }
seventh_stone-feature-open_temples = { $way ->
    [more] more free temples within reach
   *[less] fewer free temples within reach
 }
