# Ante Portas in the browser.

# How the game stands
ante_portas_web-head = { $epochs ->
        [1] Year
       *[other] Epoch { $epoch }, year
    } { $year }, { $season ->
        [summer] summer
       *[other] winter
    }: { $phase }{ $left ->
        [0] { "" }
        [one] , 1 turn left
       *[other] , { $left } turns left
    }
ante_portas_web-head-setup = Setting up
ante_portas_web-head-wave = Last Wave, round { $round }: { $phase }{ $arrived ->
        [yes] , no more arrivals
       *[no] , more attackers will come
    }
ante_portas_web-head-end = { $reason ->
        [held] The land is held: everybody wins
        [overrun] Attackers broke through: the game is lost
        [resign] Given up
       *[other] The game is over
    }
ante_portas_web-head-won = { $team ->
        [a] Team A wins
        [b] Team B wins
       *[other] A draw
    }{ $reason ->
        [breakthrough] { " " }by breaking through
        [rows] { " " }by the rows
        [sight] { " " }by its land
        [resign] , the other side gave up
       *[other] { "" }
    }
ante_portas_web-end-facts = { $defeated ->
        [one] 1 attacker beaten
       *[other] { $defeated } attackers beaten
    }, { $tiles ->
        [one] 1 defence tile left
       *[other] { $tiles } defence tiles left
    }{ $wave ->
        [0] { "" }
       *[other] , Last Wave, round { $wave }
    }
ante_portas_web-track = { $epoch }/{ $year } { $season ->
        [summer] summer
       *[other] winter
    }
ante_portas_web-track-wave = Last Wave { $round }
ante_portas_web-phase-setup = setup
ante_portas_web-phase-arrival = new attackers
ante_portas_web-phase-turns = turns
ante_portas_web-phase-combat = combat phase
ante_portas_web-phase-year_end = year end
ante_portas_web-phase-wave_arrival = new attackers
ante_portas_web-phase-wave_combat = attackers move
ante_portas_web-phase-wave_turn = one turn
ante_portas_web-state = How the game stands
ante_portas_web-reference = Reference card
ante_portas_web-key-reference = Reference card
ante_portas_web-key-state = How the game stands
ante_portas_web-watching = You are watching.

# The board
ante_portas_web-battlefield = Battlefield
ante_portas_web-lands = Heartland and command centre
ante_portas_web-sides = What is shown
ante_portas_web-side-field = Battlefield
ante_portas_web-side-lands = Places
ante_portas_web-hex = Hex { $hex }
ante_portas_web-chosen = chosen
ante_portas_web-choice = can be chosen
ante_portas_web-in-sight = in sight
ante_portas_web-no-sight = out of sight
ante_portas_web-seen = { $teams ->
        [none] seen by nobody
       *[other] seen by { $teams }
    }
ante_portas_web-team = { $team ->
        [a] team A
       *[b] team B
    }
ante_portas_web-attackers = { $base ->
        [0] { "" }
        [one] 1 base unit
       *[other] { $base } base units
    }{ $elite ->
        [0] { "" }
        [one] { " " }1 elite unit
       *[other] { " " }{ $elite } elite units
    }
ante_portas_web-soldiers = { $team ->
        [a] team A:{ " " }
        [b] team B:{ " " }
       *[none] { "" }
    }{ $farmers ->
        [0] { "" }
        [one] 1 farmer
       *[other] { $farmers } farmers
    }{ $citizens ->
        [0] { "" }
        [one] { " " }1 citizen
       *[other] { " " }{ $citizens } citizens
    }
ante_portas_web-exhausted = { $count } exhausted
ante_portas_web-snared = { $count } snared
ante_portas_web-strength = strength { $strength }
ante_portas_web-defence = Attackers on the ground would meet { $strength } here.
ante_portas_web-next-hex = { $arrow ->
        [l] lower left
        [r] lower right
       *[d] down
    }: hex { $hex }, A { $attack } against T { $total }
ante_portas_web-next-out = { $arrow ->
        [l] lower left
        [r] lower right
       *[d] down
    }: over the bottom edge
ante_portas_web-steps-out = { $count ->
        [one] Can leave over the bottom edge with 1 arrow.
       *[other] Can leave over the bottom edge with { $count } arrows.
    }
ante_portas_web-breach = out
ante_portas_web-facing-u = facing up
ante_portas_web-facing-ur = facing upper right
ante_portas_web-facing-r = facing lower right
ante_portas_web-facing-d = facing down
ante_portas_web-facing-l = facing lower left
ante_portas_web-facing-ul = facing upper left
ante_portas_web-tile-manned = { $actions ->
        [0] Manned, no soldier action left.
        [one] Manned, 1 soldier action left.
       *[other] Manned, { $actions } soldier actions left.
    }
ante_portas_web-tile-unmanned = Nobody works here.

# The movement card
ante_portas_web-card = Movement card
ante_portas_web-arrows = Arrows, { $done } of { $all } carried out
ante_portas_web-arrow-l = lower left
ante_portas_web-arrow-d = down
ante_portas_web-arrow-r = lower right
ante_portas_web-burning = burning
ante_portas_web-no-arrows = no arrows
ante_portas_web-enlarge = { $base ->
        [0] { $elite ->
            [one] 1 elite unit
           *[other] { $elite } elite units
        }
        [one] 1 base unit
       *[other] { $base } base units
    }
ante_portas_web-form = { $base } base units become { $elite } elite units
ante_portas_web-flies-over = { $over ->
        [farmer] over farmers
        [citizen] over citizens
        [mine] over mines
       *[building] over buildings
    }
ante_portas_web-troop-on = Hex { $hex }
ante_portas_web-base = base units
ante_portas_web-elite = elite units
ante_portas_web-flying = flying
ante_portas_web-combat-on = Combat on hex { $hex }
ante_portas_web-combat-held = The attackers fall; own units take { $damage } damage.
ante_portas_web-combat-lost = The hex falls; the attackers take { $damage } damage.
ante_portas_web-combat-parts = { $attack } against { $defence }
ante_portas_web-part-base = base units { $count }
ante_portas_web-part-elite = elite units { $count }
ante_portas_web-part-card = card { $count }
ante_portas_web-part-carried = carried over { $count }
ante_portas_web-part-farmers = farmers { $count }
ante_portas_web-part-citizens = citizens { $count }
ante_portas_web-part-tile = tile { $count }
ante_portas_web-part-trap = trap { $count }
ante_portas_web-part-shots = shots { $count }
ante_portas_web-part-bonus = bonus { $count }
ante_portas_web-part-useless = of no use in flight { $count }
# Places
ante_portas_web-heartland = Heartland
ante_portas_web-centre = Command centre
ante_portas_web-site-m0 = small market
ante_portas_web-site-m1 = first large market
ante_portas_web-site-m2 = second large market
ante_portas_web-site-m3 = third large market
ante_portas_web-tiles-left = In the supply: { $count }.
ante_portas_web-free-cell = free cell
ante_portas_web-steward-of = Steward: { $seat }
ante_portas_web-steward-at = Steward: { $place }
ante_portas_web-afford = Affordable: { $count } ×.
# Market
ante_portas_web-market-buys = buys
ante_portas_web-market-gives = gives
ante_portas_web-market-special = special
ante_portas_web-or = or
# Community
ante_portas_web-storage = Stock
ante_portas_web-storage-about = Goods in stock and room for them; storage { $storage }
ante_portas_web-spending = Spending limit
ante_portas_web-spending-about = Goods that can still be spent in this turn; tools and taler do not count
ante_portas_web-idle-about = Unemployed farmers and citizens
ante_portas_web-idle-farmers = unemployed farmers
ante_portas_web-idle-citizens = unemployed citizens
ante_portas_web-homes-about = Free homes for farmers and citizens
ante_portas_web-free-farmer-homes = free homes for farmers
ante_portas_web-free-citizen-homes = free homes for citizens
ante_portas_web-spots = { $count ->
        [one] 1 building spot free
       *[other] { $count } building spots free
    }
ante_portas_web-operated = { $count } of { $all } operated
ante_portas_web-buffered = { $count } of { $most } in the buffer
ante_portas_web-tickets = { $count ->
        [one] 1 ticket left
       *[other] { $count } tickets left
    }
ante_portas_web-lasting = stays in front of its owner
ante_portas_web-buildings = Buildings
ante_portas_web-no-buildings = No buildings yet.
ante_portas_web-improvements = Improvements
ante_portas_web-no-improvements = No improvements played yet.
ante_portas_web-hand = In hand
ante_portas_web-chip-food = { $count } food
ante_portas_web-chip-taler = { $count } taler
ante_portas_web-fact-storage = storage { $storage }, room for { $spaces }
ante_portas_web-fact-spending = can spend { $left } more goods
ante_portas_web-fact-homes = free homes: { $farmers } for farmers, { $citizens } for citizens
ante_portas_web-fact-idle = unemployed: { $farmers } farmers, { $citizens } citizens
ante_portas_web-fact-hand = { $count } of at most { $limit } improvements in hand
# The questions, where the browser says less than the terminal: its buttons speak for themselves
ante_portas_web-ask-turn = { $stage ->
        [before] Where does your steward go?
        [at] Do you use this place?
        [after] Anything else in this turn?
       *[other] Do you use the market or move on?
    }
ante_portas_web-ask-centre = Where in the command centre do you put it: { $place }?
ante_portas_web-ask-site = Put it next to two others: { $place }
ante_portas_web-ask-refine = Convert goods as often as you like
ante_portas_web-ask-sell = Sell as much as you like
ante_portas_web-ask-build = Build as many as you like: { $building }
ante_portas_web-ask-lay = On which hex do you put it: { $tile }?
ante_portas_web-ask-draft = Whom do you draft?
ante_portas_web-ask-dismiss = Whom do you dismiss?
ante_portas_web-ask-march = Which hex do units go to next?
ante_portas_web-ask-batch = Who goes along { $hex ->
        [0] over the edge
       *[other] to hex { $hex }
    }?
ante_portas_web-ask-rotate = Which building do you rotate?
ante_portas_web-ask-raise = Whom do you raise?
ante_portas_web-ask-ignite = Which bomb do you ignite?
ante_portas_web-ask-window = Do soldiers act { $window ->
        [turn] now, in your turn
        [card] now that the card is revealed
        [step] now, after this arrow or fire
        [combat] in the combat on hex { $hex }
        [end] at the end of the combat phase
       *[other] now that a mine is lost
    }?
ante_portas_web-ask-volley = Who shoots at hex { $hex }?
ante_portas_web-ask-play = Which improvement do you play?
ante_portas_web-ask-send_home = Year end: which workers do you send home?
ante_portas_web-ask-exchange = Year end: do you store goods or give some away?
ante_portas_web-ask-feed = Year end: do you pay 1 food for a citizen?
ante_portas_web-ask-employ = Year end: whom do you employ?
ante_portas_web-ask-factory = Which building does the factory boost?
ante_portas_web-ask-convert = Production: do you use the { $recipe }?
ante_portas_web-ask-steward = Last Wave: whose steward has the one turn of this round?
ante_portas_web-ask-suffer = Hex { $hex } takes { $damage } damage: { $about ->
        [tile] is the mine lost or spared?
       *[other] which soldiers are wounded?
    }
# The prompt
ante_portas_web-aim-coop = No attacker may leave the battlefield over its bottom edge, and at the end the Last Wave has to be beaten. A good first step: a guard post on hex 2, through the small market M0.
ante_portas_web-aim-capture_flag = Bring a soldier over the edge of the other team, or stand further ahead at the end.
ante_portas_web-aim-territory = See more hexes than the other team at the end: soldiers and manned buildings see them.
ante_portas_web-back = Back
ante_portas_web-choices = Choices
ante_portas_web-swaps = Give or ask for goods
ante_portas_web-give-seat = Give { $seat }:
ante_portas_web-ask-seat = Ask { $seat } for:
ante_portas_web-stays = ({ $count } stay)
ante_portas_web-food-need = Citizens at work and on the battlefield need { $need } food; the team has { $have }.
ante_portas_web-fee-how = For each steward of the other side: { $epoch } tools or food and { $epoch } building goods.
ante_portas_web-batch-sum = { $foes ->
        [0] Nobody stands against you on hex { $hex }.
       *[other] On hex { $hex } it is { $own } against { $foes }: { $held ->
            [yes] the attackers fall
           *[no] not enough yet
        }.
    }
ante_portas_web-volley-sum = The volley at hex { $hex } does { $damage } damage so far.
ante_portas_web-production = The next production brings { $goods }.
ante_portas_web-production-boosts = Factories add up to { $count } more.
ante_portas_web-production-lost = { $count ->
        [one] 1 good is lost because its buffer is full.
       *[other] { $count } goods are lost because buffers are full.
    }
ante_portas_web-production-converts = What can convert after it: { $cards }.
ante_portas_web-cost-each = Each costs
ante_portas_web-cost-afford = { $count ->
        [0] You cannot pay for any more.
        [one] You can pay for 1.
       *[other] You can pay for { $count }.
    }
ante_portas_web-shoot-about = up to { $damage } damage
ante_portas_web-mine-first-about = { $rest ->
        [0] The mine is lost, nobody is wounded.
       *[other] The mine is lost; { $rest } damage goes on to the soldiers.
    }
ante_portas_web-mine-spare-about = The mine stays; soldiers take all { $damage } damage.
ante_portas_web-joint = Your team is asked: you may answer too.
ante_portas_web-standing = When you are asked
ante_portas_web-standing-about = How you want to be asked about soldier actions.
ante_portas_web-standing-always = always
ante_portas_web-standing-combat_only = in combat only
ante_portas_web-standing-auto = the computer decides
ante_portas_web-standing-windows = Ask me
ante_portas_web-standing-hexes = Ask me in combats on these hexes
ante_portas_web-window-turn = in my own turn
ante_portas_web-window-card = when a card is revealed
ante_portas_web-window-step = after an arrow or fire
ante_portas_web-window-combat = before a combat
ante_portas_web-window-mine = when a mine was destroyed
ante_portas_web-window-end = at the end of the combat phase
ante_portas_web-tap-place = Tap a free cell.
ante_portas_web-tap-go = Tap a place: { $count } can be reached. { $left ->
        [one] The last turn of this half-year.
       *[other] { $left } turns left.
    }
ante_portas_web-tap-ticket = With a ticket: tap any place.
ante_portas_web-tap-on = Tap a neighbouring place to move on ({ $count }).
ante_portas_web-tap-lay = Tap a hex ({ $count } possible).
ante_portas_web-tap-flip = To upgrade: tap a building on the battlefield.
ante_portas_web-tap-dismiss = Tap a hex with soldiers to dismiss.
ante_portas_web-tap-raise = Tap a hex with exhausted soldiers.
ante_portas_web-tap-move = Tap the hex that the batch shall enter ({ $count } possible).
ante_portas_web-tap-add = Tap a hex from which somebody goes along.
ante_portas_web-tap-rotate = Tap a building to rotate.
ante_portas_web-tap-shoot = Tap a target ({ $count } possible).
ante_portas_web-tap-shooter = Tap a building that fires too.
ante_portas_web-tap-recoil = Tap a trap to fling attackers back.
ante_portas_web-tap-back = Tap the hex to which an attacker is flung.
ante_portas_web-tap-ignite = Tap a bomb to ignite.
ante_portas_web-tap-replace = Tap the mine to replace.
ante_portas_web-tap-hungry = Tap a hex on which a citizen stays without food.
ante_portas_web-act-gain = Take the goods
ante_portas_web-act-sell = Sell food
ante_portas_web-act-build = Build
ante_portas_web-act-refine = Convert
ante_portas_web-act-lay = Lay
ante_portas_web-act-draft = Draft
ante_portas_web-act-dismiss = Dismiss soldiers
ante_portas_web-act-move = Move units
ante_portas_web-act-rotate = Rotate buildings
ante_portas_web-act-heal = Heal
ante_portas_web-act-raise = Raise soldiers
ante_portas_web-act-recoil = Recoil
ante_portas_web-act-ignite = Ignite bombs
ante_portas_web-say-place = Put it on { $site }
ante_portas_web-say-go = Go to: { $place } ({ $site })
ante_portas_web-say-ticket = By ticket to: { $place } ({ $site })
ante_portas_web-say-on = Move on to: { $place } ({ $site })
ante_portas_web-say-stay = Stay and use the market
ante_portas_web-say-bundle = Take { $goods }
ante_portas_web-say-special = Special: { $what }
ante_portas_web-say-council = Rotate by the War Council
ante_portas_web-say-sell = Sell { $what } for { $taler } taler
ante_portas_web-say-build = Build: { $building }
ante_portas_web-say-build-raze = Build: { $building }, raze: { $razed }
ante_portas_web-say-lay = { $tile } on hex { $hex }
ante_portas_web-say-flip = Upgrade to { $tile } on hex { $hex }
ante_portas_web-say-draft = { $colonist ->
        [farmer] Draft a farmer
       *[citizen] Draft a citizen
    }
ante_portas_web-say-dismiss = { $colonist ->
        [farmer] Dismiss a farmer from hex { $hex }
       *[citizen] Dismiss a citizen from hex { $hex }
    }
ante_portas_web-say-raise = { $colonist ->
        [farmer] Raise a farmer on hex { $hex }
       *[citizen] Raise a citizen on hex { $hex }
    }
ante_portas_web-say-heal = { $colonist ->
        [farmer] Heal a farmer, home: { $seat }
       *[citizen] Heal a citizen, home: { $seat }
    }
ante_portas_web-say-move = Batch to hex { $hex }
ante_portas_web-say-move-edge = Batch over the edge
ante_portas_web-say-add = { $unit ->
        [farmer] Farmer from hex { $hex }
        [citizen] Citizen from hex { $hex }
        [engine] Building from hex { $hex }
        [crewed] Building with its operator from hex { $hex }
        [crewed_exhausted] Building with its exhausted operator from hex { $hex }
       *[rider] Building on its way, hex { $hex }
    }
ante_portas_web-say-commit = Carry out the batch
ante_portas_web-say-rotate = { $turn ->
        [clockwise] Hex { $hex }: clockwise
        [anticlockwise] Hex { $hex }: anticlockwise
        [twice_clockwise] Hex { $hex }: twice clockwise
       *[twice_anticlockwise] Hex { $hex }: twice anticlockwise
    }
ante_portas_web-say-play = Play: { $card }
ante_portas_web-say-discard = Discard: { $card }
ante_portas_web-say-keep = Keep it
ante_portas_web-say-gift = Give it to { $seat }
ante_portas_web-say-steward = { $seat } acts
ante_portas_web-say-employ = { $colonist ->
        [farmer] Farmer to work: { $building }
       *[citizen] Citizen to work: { $building }
    }
ante_portas_web-say-home = { $colonist ->
        [farmer] Farmer home from: { $building }
       *[citizen] Citizen home from: { $building }
    }
ante_portas_web-say-store = Into stock: { $good }
ante_portas_web-say-pay = Pay { $good }
ante_portas_web-say-drop = Throw away { $good }
ante_portas_web-say-give = Give { $seat } 1 { $good }
ante_portas_web-say-ask = Ask { $seat } for 1 { $good }
ante_portas_web-say-answer-yes = Give it
ante_portas_web-say-answer-no = Refuse
ante_portas_web-say-mine-first = The mine takes the damage first
ante_portas_web-say-mine-spare = Spare the mine
ante_portas_web-say-shoot = { $troop ->
        [0] Shoot at hex { $hex }
       *[other] Shoot at part { $troop } on hex { $hex }
    }
ante_portas_web-say-shooter = Fire from hex { $hex } ({ $tile })
ante_portas_web-say-fire = Fire the volley
ante_portas_web-say-recoil = Recoil from hex { $hex }: trap on hex { $trap }
ante_portas_web-say-back = { $figure ->
        [base] Base unit from hex { $trap } to hex { $hex }
        [elite] Elite unit from hex { $trap } to hex { $hex }
        [farmer] Farmer from hex { $trap } to hex { $hex }
       *[citizen] Citizen from hex { $trap } to hex { $hex }
    }
ante_portas_web-say-ignite = Ignite the bomb on hex { $hex }
ante_portas_web-say-ignite-from = Ignite the bomb on hex { $hex } from hex { $from }
ante_portas_web-say-replace = Replace the mine on hex { $hex } from hex { $from }, { $seat } pays
ante_portas_web-say-lose = Wounded: { $farmers ->
        [0] { "" }
        [one] 1 farmer
       *[other] { $farmers } farmers
    }{ $both ->
        [yes] ,{ " " }
       *[no] { "" }
    }{ $citizens ->
        [0] { "" }
        [one] 1 citizen
       *[other] { $citizens } citizens
    }
ante_portas_web-say-fell = Fall: { $base ->
        [0] { "" }
        [one] 1 base unit
       *[other] { $base } base units
    }{ $both ->
        [yes] ,{ " " }
       *[no] { "" }
    }{ $elite ->
        [0] { "" }
        [one] 1 elite unit
       *[other] { $elite } elite units
    }
ante_portas_web-say-snare = Snared: { $farmers ->
        [0] { "" }
        [one] 1 farmer
       *[other] { $farmers } farmers
    }{ $both ->
        [yes] ,{ " " }
       *[no] { "" }
    }{ $citizens ->
        [0] { "" }
        [one] 1 citizen
       *[other] { $citizens } citizens
    }
ante_portas_web-say-feed = Pay 1 food
ante_portas_web-say-hungry = A citizen on hex { $hex } stays without food
ante_portas_web-say-hungry-worker = { $seat }, { $building }: stays without food
ante_portas_web-say-boost = Boost: { $building }
ante_portas_web-say-convert = Convert
ante_portas_web-say-done = Done
ante_portas_web-say-done-turn = End the turn
ante_portas_web-say-pass = No action
ante_portas_web-say-pass-turn = Pass the whole turn
ante_portas_web-say-pass-steward = Nobody acts

# Supplies
ante_portas_web-enemy = The enemy
ante_portas_web-enemy-supply = In the supply: { $base } base units, { $elite } elite units; { $defeated } defeated.
ante_portas_web-enemy-strength = A base unit has strength { $base }, an elite unit { $elite }.
ante_portas_web-supply-base = { $count } base units in the supply
ante_portas_web-supply-elite = { $count } elite units in the supply
ante_portas_web-pile = { $count } movement cards in the pile
ante_portas_web-speaker = Speaker: { $seat }
ante_portas_web-speaker-is = Speaker of the team:
ante_portas_web-hospital = Hospital
ante_portas_web-hospital-of = Hospital: { $farmers } farmers, { $citizens } citizens
ante_portas_web-hospital-prices = Healing costs 1 food a farmer and 2 taler a citizen, and needs a free home.
ante_portas_web-food = Food at the end of the year
ante_portas_web-tiles = Defence tiles
ante_portas_web-tiles-shared = Two sides of a tile, and traps and bombs, share a supply.
ante_portas_web-piles = Piles
ante_portas_web-piles-of = Improvements { $improvements }, command places { $places }, discarded { $discards }
ante_portas_web-territory = Territory
ante_portas_web-territory-of = { $team ->
        [a] Team A: { $count } hexes
       *[b] Team B: { $count } hexes
    }
ante_portas_web-rows = Units by row, from the bottom
ante_portas_web-row = Row
ante_portas_web-wave-more = more will come, { $count } on the field
ante_portas_web-wave-last = no more arrivals, { $count } on the field
ante_portas_web-course = Course of a year
ante_portas_web-course-coop = Summer and winter each: new attackers, new command places, the turns of all stewards, then the combat phase in which every troop turns a card. At the end of the year: workers, food, production. After the last year comes the Last Wave.
ante_portas_web-course-duel = Summer and winter each: new command places, then everybody has three turns in a row. At the end of the year: workers, food, production.
