# Seventh Stone in the browser: the sheet, the markets, placing, and what can be looked up

## How far the game is

seventh_stone_web-head = Year { $year }{ $limit ->
    [0] {""}
   *[other] {" "}of { $limit }
 } · { $phase }{ $event ->
    [none] {""}
   *[other] {" "}· { $event }
 }
seventh_stone_web-track = Year { $year } · { $phase }
seventh_stone_web-setup = Setting up
seventh_stone_web-setup-about = Everybody founds a capital on a yield field, then places a first barracks. Nobody has units or stones yet.
seventh_stone_web-unit-limit = Unit limit: at most { $limit } units in an army
seventh_stone_web-tournament-in = { $years ->
    [0] The next tournament is this year.
    [one] The next tournament is next year.
   *[other] The next tournament is in { $years } years.
 }
seventh_stone_web-now = now
seventh_stone_web-order = Turn order
seventh_stone_web-order-of = Turn order: { $seats }
seventh_stone_web-key-reference = open the reference card
seventh_stone_web-key-year = show how everybody stands
seventh_stone_web-key-market = show what was bid this year

## Players

seventh_stone_web-fact-units = { $military } military, { $mercenary } mercenary
seventh_stone_web-fact-units-short = units { $military }+{ $mercenary }
seventh_stone_web-fact-fields = { $count ->
    [one] { $count } field
   *[other] { $count } fields
 }
seventh_stone_web-fact-position = place { $position } in the order
seventh_stone_web-watching = You are watching; hands are hidden.
seventh_stone_web-hand = Your stones
seventh_stone_web-hand-empty = none in hand
seventh_stone_web-shown = In the market
seventh_stone_web-allocated = Your secret allocation
seventh_stone_web-to-place = To place

## Tear stones

seventh_stone_web-track-title = Tear stones
seventh_stone_web-ts-of = { $ts } of { $goal } tear stones
seventh_stone_web-from-capital = { $count ->
    [one] { $count } capital
   *[other] { $count } capitals
 }
seventh_stone_web-from-temple = { $count ->
    [one] { $count } temple
   *[other] { $count } temples
 }
seventh_stone_web-from-tournament = { $count ->
    [one] { $count } tournament won
   *[other] { $count } tournaments won
 }
seventh_stone_web-from-lost_tear_stone = the lost tear stone
seventh_stone_web-missing = { $count } missing
seventh_stone_web-enough = enough to win at the end of the year
seventh_stone_web-ts-capital = Capitals
seventh_stone_web-ts-temple = Temples
seventh_stone_web-ts-tournament = Tournaments
seventh_stone_web-ts-lost_tear_stone = Lost tear stone
seventh_stone_web-ts-about = Whoever has { $goal } at the end of a year wins. Those of tournaments and the lost tear stone stay for good.
seventh_stone_web-sum = Sum
seventh_stone_web-year-before = end of year { $year }
seventh_stone_web-threats = Watch out
seventh_stone_web-threat-there = has enough and wins at the end of the year if nobody takes any away.
seventh_stone_web-threat-one = needs one more: a temple, or the lost tear stone.
seventh_stone_web-threat-tournament = needs one more: a temple, the lost tear stone, or this year's tournament.
seventh_stone_web-threat-capital = needs { $missing } more: a foreign capital is enough.
seventh_stone_web-coming = Ahead
seventh_stone_web-tournament-stones = Tournament stones:
seventh_stone_web-year-limit = The game ends after year { $limit } at the latest.
seventh_stone_web-lava-on = Lava on { $fields }: nothing can be placed there and no army may enter.

## The sheet of a player

seventh_stone_web-loop = Resource stones
seventh_stone_web-source-capital = capitals
seventh_stone_web-source-yield = yield fields
seventh_stone_web-source-manufactory = manufactories
seventh_stone_web-sources = all sources
seventh_stone_web-tied = tied in military units
seventh_stone_web-next-budget = next year's budget, as things stand
seventh_stone_web-sheet = Sheet: { $rs } RS
seventh_stone_web-armies = Armies
seventh_stone_web-armies-of = { $type }: { $count } of { $limit } armies
seventh_stone_web-army-of = { $military } military{ $mercenary ->
    [0] {""}
   *[other] , { $mercenary } mercenary
 }
seventh_stone_web-no-army = No army on the board.
seventh_stone_web-stones-of = { $count ->
    [0] No stone in hand
    [one] { $count } stone in hand
   *[other] { $count } stones in hand
 }
seventh_stone_web-known = You know of these, in hand or under armies:
seventh_stone_web-hidden = Only their number is public.
seventh_stone_web-stone-hidden = hidden stone

## Allocation

seventh_stone_web-ask-allocate = Allocate in secret.
seventh_stone_web-budget = of { $store } RS left
seventh_stone_web-drag = Drag stones onto a slot
seventh_stone_web-reset = Back to where it started
seventh_stone_web-goods = Production
seventh_stone_web-bids = Bids
seventh_stone_web-offers = Suggestions
seventh_stone_web-less = { $slot }: one less
seventh_stone_web-more = { $slot }: one more
seventh_stone_web-room-building = 4 RS each, room for { $count }
seventh_stone_web-room-units = 2 RS each, room for { $count }
seventh_stone_web-room-mercenary = wins { $keys }, room for { $count }
seventh_stone_web-room-tournament = wins { $keys } stones
seventh_stone_web-room-equipment = choose from { $count }
seventh_stone_web-room-movement = choose your place
seventh_stone_web-will-lapse = { $count } without a place
seventh_stone_web-short-room = room { $count }
seventh_stone_web-short-choice = 1 of { $count }
seventh_stone_web-short-over = { $count } too many
seventh_stone_web-confirm = Confirm
seventh_stone_web-confirm-left = Confirm, { $left } RS unused
seventh_stone_web-allocates = allocates

## Reveal and markets

seventh_stone_web-market = Reveal and markets
seventh_stone_web-market-key = Reveal and markets (B)
seventh_stone_web-market-of = Reveal and markets of year { $year }
seventh_stone_web-markets = Markets
seventh_stone_web-spent = RS in all
seventh_stone_web-tie-roll = { $seat } rolled { $dice } to break the tie
seventh_stone_web-ties-about = Equal bids: more tear stones go first, then a die.
seventh_stone_web-got-place = place { $place }
seventh_stone_web-nobody-bid = nobody bid
seventh_stone_web-draft = Equipment
seventh_stone_web-took-hidden = took a stone
seventh_stone_web-put-away = discarded:
seventh_stone_web-pile = Stones to choose from
seventh_stone_web-assign-for = Place of
seventh_stone_web-order-about = The first reaches free fields before the others; the last sees all moves before the year ends.

## Placing and other decisions

seventh_stone_web-ask-place = Place what you have got.
seventh_stone_web-place-how = Choose what to place, then a field.
seventh_stone_web-place-where = Choose one of the fields that glow.
seventh_stone_web-instead = Where on the field
seventh_stone_web-build-free = On the free slot
seventh_stone_web-build-instead = In place of: { $old }
seventh_stone_web-lapse = This will lapse: { $goods }. The resource stones come back next year.
seventh_stone_web-place-done = Finish placing
seventh_stone_web-say-take = Take { $what }
seventh_stone_web-say-discard = Discard { $what }
seventh_stone_web-say-capital = Found the capital on { $what }
seventh_stone_web-say-barracks = Barracks on { $what }
seventh_stone_web-say-position = Move in place { $what }
seventh_stone_web-ask-move = Move your armies, then end the movement.
seventh_stone_web-ask-stone = Use your army’s stone in the battle on { $field }?
seventh_stone_web-capital-how = Good places have many yield fields beside them, a temple near, and water or the edge on one side.
seventh_stone_web-barracks-how = Two or three steps away, towards a free temple, your units reach more fields.
seventh_stone_web-disband-how = Your sources are worth { $sources } RS, and { $units } military units tie one each. Every unit given up pays 1 RS.
seventh_stone_web-disband-one = { $type } on { $field }
seventh_stone_web-choices = Choices

## Tournament

seventh_stone_web-tournament = Tournament
seventh_stone_web-tournament-of = Tournament of year { $year }
seventh_stone_web-pairing-rolls = Equal numbers of tournament stones, dice decided:
seventh_stone_web-damage = damage { $damage }
seventh_stone_web-throws = Throws
seventh_stone_web-die-hit = { $pips }, a hit
seventh_stone_web-die-miss = { $pips }, no hit
seventh_stone_web-life = life { $count }
seventh_stone_web-duel-tie = Both fell at once, dice decided:
seventh_stone_web-duel-won = { $seat } wins the duel.
seventh_stone_web-champion = { $seat } wins the tournament: one tear stone for good.

## Year

seventh_stone_web-year = How everybody stands
seventh_stone_web-year-of = Year { $year }: how everybody stands

## Reference card

seventh_stone_web-reference = Reference card
seventh_stone_web-reference-key = Reference card (T)
seventh_stone_web-phases = A year
seventh_stone_web-phase-about-event = One of six events happens to all.
seventh_stone_web-phase-about-production = All resource stones come back. Everybody distributes them in secret; then the four markets are settled.
seventh_stone_web-phase-about-placement = In turn order: buildings, units, mercenaries and stones. What is not placed lapses, stones stay in hand.
seventh_stone_web-phase-about-movement = In turn order, everybody completely. Whoever enters a field without enemies controls it at once.
seventh_stone_web-phase-about-combat = Supports in turn order, then the battles.
seventh_stone_web-phase-about-tournament = Every third year. The winner gets a tear stone for good.
seventh_stone_web-units = Units
seventh_stone_web-unit-moves = Movement
seventh_stone_web-unit-rolls = Throws in part
seventh_stone_web-unit-hits = Hits with
seventh_stone_web-unit-supports = Supporting
seventh_stone_web-unit-reach = Reach
seventh_stone_web-unit-casualty = Can fall supporting
seventh_stone_web-reach-melee = none
seventh_stone_web-reach-ranged = beside, diagonal, portal
seventh_stone_web-reach-cavalry = beside, portal
seventh_stone_web-yes = yes
seventh_stone_web-no = no
seventh_stone_web-units-about = A unit costs 2 RS and ties 1 RS while it lives; mercenaries tie none and fight like their army. Four city guards defend a capital like melee.
seventh_stone_web-limits = Limits
seventh_stone_web-limit-units = At most { $limit } units in an army, mercenaries included.
seventh_stone_web-limit-mercenaries = Never more mercenaries than military units in an army.
seventh_stone_web-limit-army = One army of yours on a field, so one type.
seventh_stone_web-limit-stones = At most { $armies } armies of a type.
seventh_stone_web-limit-barracks = Per year 2 military units for each barracks, 4 in a capital.
seventh_stone_web-limit-buildings = At most 2 buildings on a yield field, none on a capital.
seventh_stone_web-limit-equipment = One equipment stone for each army.
seventh_stone_web-buildings = Buildings, 4 RS each
seventh_stone_web-building-barracks = 2 military units a year may be placed here, from next year on.
seventh_stone_web-building-manufactory = A source of 2 RS, at once.
seventh_stone_web-building-wall = From next year on: cancels the first 2 hits of a battle, then it is gone.
seventh_stone_web-markets-about = The highest bid is served first. Mercenaries and tournament stones: { $keys }. Equipment: one stone each. Movement: a place in the turn order. Without a bid you get nothing.
seventh_stone_web-events = Events
seventh_stone_web-equipment = Equipment stones
seventh_stone_web-kind-speed = Speed
seventh_stone_web-kind-master_strike = Master strike
seventh_stone_web-kind-precision = Precision
seventh_stone_web-kind-power_strike = Power strike
seventh_stone_web-kind-shield = Shield
seventh_stone_web-kind-suppression = Suppression

## New table

seventh_stone_web-board-title = A board of your own
seventh_stone_web-board-example = Take an example
seventh_stone_web-board-clear = Without a board of your own
seventh_stone_web-board-codes = A line for each row, a code for each field. p plain, f forest, m mountain; d desert, v volcano, w water. A temple is written large: P, F, M. A portal adds its colour, y b r g (yellow, blue, red, green): py.
seventh_stone_web-board-row = Row { $row } has { $cells } fields, the first has { $width }.
seventh_stone_web-board-code = { $field }: there is no field "{ $code }".
seventh_stone_web-board-portals = { $count ->
    [one] One portal
   *[other] { $count } portals
 } of colour { $colour }; two or none are possible.
seventh_stone_web-board-volcano = { $count } volcanoes; there can be one at most.
seventh_stone_web-board-yields = { $count } yield fields; { $players } players need { $least }.
seventh_stone_web-board-size = { $columns } columns and { $rows } rows; { $least } to { $most } of each are possible.
seventh_stone_web-board-good = { $columns } × { $rows } fields, { $yields } yield fields, { $temples } temples.
seventh_stone_web-board-preview = Preview
