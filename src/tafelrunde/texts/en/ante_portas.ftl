# Ante Portas in English

ante_portas-title = Ante Portas
ante_portas-subtitle = Build houses together, draft soldiers and hold the land against raiders or dragons. One to three players, or two teams against each other.

## Seats and teams

ante_portas-word-acorn = Acorn
ante_portas-word-birch = Birch
ante_portas-word-clover = Clover
ante_portas-word-dune = Dune
ante_portas-word-a = team A
ante_portas-word-b = team B
ante_portas-word-nobody = nobody
ante_portas-word-last_wave = Last Wave

## Goods, people, figures

ante_portas-word-wood = wood
ante_portas-word-clay = clay
ante_portas-word-food = food
ante_portas-word-planks = planks
ante_portas-word-bricks = bricks
ante_portas-word-ore = ore
ante_portas-word-tools = tools
ante_portas-word-taler = taler
ante_portas-word-farmer = farmer
ante_portas-word-citizen = citizen
ante_portas-word-base = base unit
ante_portas-word-elite = elite unit
ante_portas-word-engine = engine
ante_portas-word-crewed = engine with its crew
ante_portas-word-rider = engine on its way
ante_portas-word-crewed_exhausted = engine with an exhausted crew
ante_portas-word-troop_1 = part 1
ante_portas-word-troop_2 = part 2
ante_portas-word-troop_3 = part 3
ante_portas-word-troop_4 = part 4
ante_portas-word-troop_5 = part 5
ante_portas-word-troop_6 = part 6
ante_portas-word-troop_7 = part 7
ante_portas-word-troop_8 = part 8
ante_portas-word-troop_9 = part 9
ante_portas-word-troop_10 = part 10
ante_portas-word-troop_11 = part 11
ante_portas-word-troop_12 = part 12
ante_portas-word-troop_13 = part 13
ante_portas-word-troop_14 = part 14

## Buildings and tiles

ante_portas-word-farm = farm
ante_portas-word-estate = estate
ante_portas-word-flat = flat
ante_portas-word-apartment = apartment house
ante_portas-word-storage_shed = storage shed
ante_portas-word-storage_house = storage house
ante_portas-word-foresters_house = forester's house
ante_portas-word-hunting_lodge = hunting lodge
ante_portas-word-hollow = hollow
ante_portas-word-iron_mine = iron mine
ante_portas-word-pub = pub
ante_portas-word-theater = theater
ante_portas-word-factory = factory
ante_portas-word-library = library
ante_portas-word-institute = institute
ante_portas-word-guard_post = guard post
ante_portas-word-watchtower = watchtower
ante_portas-word-trench = trench
ante_portas-word-bunker = bunker
ante_portas-word-catapult = catapult
ante_portas-word-howitzer = howitzer
ante_portas-word-tread_mine = tread mine
ante_portas-word-bounding_mine = bounding mine
ante_portas-word-splinter_mine = splinter mine
ante_portas-word-trap = trap
ante_portas-word-bomb = bomb

## Places

ante_portas-word-market = market
ante_portas-word-riverbank_grove = riverbank grove
ante_portas-word-joiner = joiner
ante_portas-word-builder_farm = builder of farms
ante_portas-word-builder_library = builder of libraries
ante_portas-word-builder_hunting_lodge = builder of hunting lodges
ante_portas-word-builder_foresters_house = builder of forester's houses
ante_portas-word-builder_storage_shed = builder of storage sheds
ante_portas-word-developer = developer
ante_portas-word-librarian = librarian
ante_portas-word-day_laborer = day laborer
ante_portas-word-head_official = head official
ante_portas-word-grove = grove
ante_portas-word-clay_delve = clay delve
ante_portas-word-clayburner = clayburner
ante_portas-word-baker = baker
ante_portas-word-builder_hollow = builder of hollows
ante_portas-word-builder_factory = builder of factories
ante_portas-word-builder_pub = builder of pubs
ante_portas-word-builder_estate = builder of estates
ante_portas-word-builder_flat = builder of flats
ante_portas-word-riverbank_forest = riverbank forest
ante_portas-word-clay_pocket = clay pocket
ante_portas-word-ore_pit = ore pit
ante_portas-word-grand_baker = grand baker
ante_portas-word-loamburner = loamburner
ante_portas-word-blacksmith = blacksmith
ante_portas-word-builder_institute = builder of institutes
ante_portas-word-builder_storage_house = builder of storage houses
ante_portas-word-builder_theater = builder of theaters
ante_portas-word-builder_iron_mine = builder of iron mines
ante_portas-word-builder_apartment = builder of apartment houses
ante_portas-word-recruiting_officer = Recruiting Officer
ante_portas-word-commander = Commander
ante_portas-word-field_doctor = Field Doctor
ante_portas-word-mine_layer_tread = Minelayer for tread mines
ante_portas-word-builder_guard_post = builder of guard posts
ante_portas-word-supreme_commander = Supreme Commander
ante_portas-word-mine_layer_bounding = Minelayer for bounding mines
ante_portas-word-trapper = Trapper
ante_portas-word-builder_trench = builder of trenches
ante_portas-word-builder_catapult = builder of catapults
ante_portas-word-mine_layer_splinter = Minelayer for splinter mines
ante_portas-word-combat_engineer = Combat Engineer
ante_portas-word-builder_watchtower = builder of watchtowers
ante_portas-word-builder_bunker = builder of bunkers
ante_portas-word-builder_howitzer = builder of howitzers

## Market cards

ante_portas-word-m1_farm = farm market
ante_portas-word-m1_shed = shed market
ante_portas-word-m1_forester = forester's market
ante_portas-word-m1_lodge = hunter's market
ante_portas-word-m1_planks = plank market
ante_portas-word-m1_librarian = book market
ante_portas-word-m1_head = official market
ante_portas-word-m2_estate = estate market
ante_portas-word-m2_flat = housing market
ante_portas-word-m2_hollow = clay market
ante_portas-word-m2_factory = factory market
ante_portas-word-m2_bricks = brick market
ante_portas-word-m2_planks = sawyers' market
ante_portas-word-m2_head = chancery market
ante_portas-word-lw1 = field market
ante_portas-word-lw2 = camp market

## Improvements; equal names come with their number

ante_portas-word-i101 = Stone Axe
ante_portas-word-i102 = Militia Call
ante_portas-word-i103 = Wood Shovel
ante_portas-word-i104 = Powder Kegs
ante_portas-word-i105 = Wood Saw (105)
ante_portas-word-i106 = Snare Kit
ante_portas-word-i107 = Ruin (107)
ante_portas-word-i108 = Palisade
ante_portas-word-i109 = Anvil (109)
ante_portas-word-i110 = Guestroom
ante_portas-word-i111 = Earthworks
ante_portas-word-i112 = Handsaw
ante_portas-word-i113 = Clay Oven
ante_portas-word-i114 = Contract: farm
ante_portas-word-i115 = Contract: estate
ante_portas-word-i116 = Contract: flat
ante_portas-word-i117 = Contract: forester's house
ante_portas-word-i118 = Contract: hollow
ante_portas-word-i119 = Contract: hunting lodge
ante_portas-word-i120 = Contract: storage shed
ante_portas-word-i121 = Field Hospital
ante_portas-word-i122 = Forced March
ante_portas-word-i123 = Axe
ante_portas-word-i124 = Spade
ante_portas-word-i125 = Vegetable Garden
ante_portas-word-i126 = Beaver's Lodge
ante_portas-word-i127 = Loam Hollow
ante_portas-word-i128 = Holiday Cabin (128)
ante_portas-word-i129 = Holiday Cabin (129)
ante_portas-word-i130 = Holiday Flat (130)
ante_portas-word-i131 = Holiday Flat (131)
ante_portas-word-i132 = Storehouse
ante_portas-word-i133 = Training
ante_portas-word-i134 = Deed Registration
ante_portas-word-i135 = Signal Horns
ante_portas-word-i201 = Wood Saw (201)
ante_portas-word-i202 = Veterans
ante_portas-word-i203 = Ruin (203)
ante_portas-word-i204 = Masonry
ante_portas-word-i205 = Fireplace
ante_portas-word-i206 = Anvil (206)
ante_portas-word-i207 = Ordnance
ante_portas-word-i208 = Ripsaw
ante_portas-word-i209 = Stone Oven
ante_portas-word-i210 = Toolmaker
ante_portas-word-i211 = Contract: apartment house
ante_portas-word-i212 = Contract: iron mine
ante_portas-word-i213 = Contract: storage house
ante_portas-word-i214 = Panel Saw
ante_portas-word-i215 = Kiln
ante_portas-word-i216 = Iron Pickaxe
ante_portas-word-i217 = Fruit Farm
ante_portas-word-i218 = Ore Tunnel
ante_portas-word-i219 = Workshop
ante_portas-word-i220 = Village Chapel
ante_portas-word-i221 = Slaughtering Blocks
ante_portas-word-i222 = Cottage (222)
ante_portas-word-i223 = Cottage (223)
ante_portas-word-i224 = Hostel (224)
ante_portas-word-i225 = Hostel (225)
ante_portas-word-i226 = Field Kitchen
ante_portas-word-i227 = Wood Warehouse
ante_portas-word-i228 = Clay Warehouse
ante_portas-word-i229 = Ore Warehouse
ante_portas-word-i230 = Food Warehouse
ante_portas-word-i231 = Dolly
ante_portas-word-i232 = War Council
ante_portas-word-i233 = Veterans' Pension
ante_portas-word-i234 = Mercenary
ante_portas-word-i235 = Ticket

## Movement cards: arrows, burning ones with *, and abilities

ante_portas-word-r101 = R101 · ↓
ante_portas-word-r102 = R102 · ↓ ↓
ante_portas-word-r103 = R103 · ↙
ante_portas-word-r104 = R104 · ↘
ante_portas-word-r105 = R105 · ↓ ↙
ante_portas-word-r106 = R106 · unite
ante_portas-word-r107 = R107 · ↓ · shoot 1
ante_portas-word-r108 = R108 · ↙ ↓
ante_portas-word-r109 = R109 · ↓ · enlarge +1 base
ante_portas-word-r110 = R110 · ↘ ↓
ante_portas-word-r111 = R111 · ↓ · destroy traps
ante_portas-word-r112 = R112 · ↘ ↙
ante_portas-word-r113 = R113 · ↙ · enlarge +1 base
ante_portas-word-r114 = R114 · ↓
ante_portas-word-r115 = R115 · ↓ ↘
ante_portas-word-r116 = R116 · rush, weaker 1
ante_portas-word-r117 = R117 · ↓ ↓ · stronger 1
ante_portas-word-r118 = R118 · ↘
ante_portas-word-r119 = R119 · ↙ ↘
ante_portas-word-r120 = R120 · ↘ ↓ · shrink in traps
ante_portas-word-r121 = R121 · ↓ · wound citizens
ante_portas-word-r122 = R122 · ↓ ↓ · falls to citizens
ante_portas-word-r201 = R201 · ↓
ante_portas-word-r202 = R202 · ↓ · form 1 base → 1 elite
ante_portas-word-r203 = R203 · ↙
ante_portas-word-r204 = R204 · ↘ ↓
ante_portas-word-r205 = R205 · ↓ ↙
ante_portas-word-r206 = R206 · unite
ante_portas-word-r207 = R207 · ↓ · shoot 3
ante_portas-word-r208 = R208 · ↙ ↓
ante_portas-word-r209 = R209 · ↓ · form 2 base → 1 elite
ante_portas-word-r210 = R210 · ↘ ↓
ante_portas-word-r211 = R211 · ↓ · destroy traps
ante_portas-word-r212 = R212 · ↘ ↙
ante_portas-word-r213 = R213 · ↙ · enlarge +2 base
ante_portas-word-r214 = R214 · ↓ ↓
ante_portas-word-r215 = R215 · ↓ ↘
ante_portas-word-r216 = R216 · rush, weaker 2
ante_portas-word-r217 = R217 · ↓ ↓ · stronger 2
ante_portas-word-r218 = R218 · ↘
ante_portas-word-r219 = R219 · ↙ ↘ ↓
ante_portas-word-r220 = R220 · ↘ ↓ · shrink in traps
ante_portas-word-r221 = R221 · ↓ · stronger 3
ante_portas-word-r222 = R222 · ↓ ↓ · falls to citizens, wound citizens
ante_portas-word-d101 = D101 · ↓ ↓
ante_portas-word-d102 = D102 · ↘ ↓* ↙
ante_portas-word-d103 = D103 · ↙ ↓*
ante_portas-word-d104 = D104 · ↓* ↓
ante_portas-word-d105 = D105 · split
ante_portas-word-d106 = D106 · standing fire 1
ante_portas-word-d107 = D107 · ↓ ↙*
ante_portas-word-d108 = D108 · ↓ ↓ · fly on: farmers
ante_portas-word-d109 = D109 · ↓* ↓ · enlarge +1 base
ante_portas-word-d110 = D110 · fly around ↙↓↘ ↘↓↙
ante_portas-word-d111 = D111 · fly around ↓↘↙ ↓↙↘
ante_portas-word-d112 = D112 · ↓ ↙ · fly on: mines
ante_portas-word-d113 = D113 · ↘* ↓
ante_portas-word-d114 = D114 · ↓ ↘ · destroy traps
ante_portas-word-d115 = D115 · ↓ ↓ · weaker first 1
ante_portas-word-d116 = D116 · ↘ ↓ · fly on: buildings
ante_portas-word-d117 = D117 · ↓ ↓ · destroy buildings: guard post, watchtower
ante_portas-word-d118 = D118 · ↙ ↓ · destroy buildings: trench, bunker
ante_portas-word-d119 = D119 · ↓ ↓
ante_portas-word-d120 = D120 · ↓ · fly on: citizens
ante_portas-word-d121 = D121 · ↓* ↓*
ante_portas-word-d122 = D122 · fly around ↘↓↙ ↙↓↘
ante_portas-word-d201 = D201 · ↓ ↓
ante_portas-word-d202 = D202 · ↘ ↓* ↙
ante_portas-word-d203 = D203 · ↙ ↓*
ante_portas-word-d204 = D204 · ↓* ↓
ante_portas-word-d205 = D205 · split
ante_portas-word-d206 = D206 · standing fire 2
ante_portas-word-d207 = D207 · ↓ ↙* ↓
ante_portas-word-d208 = D208 · ↓ · fly on: farmers
ante_portas-word-d209 = D209 · ↓* ↓ · enlarge +1 elite
ante_portas-word-d210 = D210 · fly around ↙↓↘ ↘↓↙
ante_portas-word-d211 = D211 · fly around ↓↘↙ ↓↙↘
ante_portas-word-d212 = D212 · ↓ ↙ · fly on: mines
ante_portas-word-d213 = D213 · ↘* ↓
ante_portas-word-d214 = D214 · ↓ ↘ · destroy traps
ante_portas-word-d215 = D215 · ↓ ↓ · weaker first 2
ante_portas-word-d216 = D216 · ↘ ↓ · fly on: buildings
ante_portas-word-d217 = D217 · ↓ ↓ · destroy buildings: catapult, howitzer
ante_portas-word-d218 = D218 · ↙ ↓ · destroy buildings: trench, bunker
ante_portas-word-d219 = D219 · ↓ ↓*
ante_portas-word-d220 = D220 · ↓ · fly on: citizens
ante_portas-word-d221 = D221 · ↓* ↓*
ante_portas-word-d222 = D222 · fly around ↘↓↙ ↙↓↘

## Abilities of movement cards

ante_portas-word-unite = unite
ante_portas-word-enlarge = enlarge
ante_portas-word-form = form
ante_portas-word-destroy_trap = destroy traps
ante_portas-word-rush = rush
ante_portas-word-weaker = weaker
ante_portas-word-stronger = stronger
ante_portas-word-shrink_in_trap = shrink in traps
ante_portas-word-wound_citizens = wound citizens
ante_portas-word-falls_to_citizen = falls to citizens
ante_portas-word-split = split
ante_portas-word-fire_standing = standing fire
ante_portas-word-fly_on = fly on
ante_portas-word-fly_around = fly around
ante_portas-word-weaker_first = weaker first
ante_portas-word-destroy_building = destroy buildings
ante_portas-about-unite = The troop goes straight to the other troop on the lowest-numbered hex.
ante_portas-about-shoot = Before moving, the hexes lower left, below and lower right take { $number } damage each; what nobody can take strengthens the troop there.
ante_portas-about-enlarge = The troop gets the named units from the supply.
ante_portas-about-form = The troop exchanges the first-named units for the second-named ones, once.
ante_portas-about-destroy_trap = Every trap the troop starts from or enters is destroyed.
ante_portas-about-rush = Instead of arrows a troop of 1, 2, 3, 4 or at least 5 figures goes 4, 3, 2, 1 or 0 hexes down.
ante_portas-about-weaker = The troop is { $number } weaker in every combat of this card.
ante_portas-about-stronger = The troop is { $number } stronger in every combat of this card, but does not withstand more.
ante_portas-about-shrink_in_trap = On entering a trap the troop loses 1 base unit.
ante_portas-about-wound_citizens = In every combat of this card all citizens of the hex go to the hospital first.
ante_portas-about-falls_to_citizen = Entering a hex with at least one citizen removes the whole troop without a combat.
ante_portas-about-split = Half of the figures, rounded up, go lower left, the rest lower right.
ante_portas-about-fire_standing = The troop stays and breathes { $number } fire on the hexes lower left, below and lower right.
ante_portas-about-fly_on = Where an arrow leads onto a hex with the named unit, the troop flies on in that direction to a hex without it.
ante_portas-about-fly_around = Of each group the first arrow counts that leads to a hex without own units; if there is none, the card ends.
ante_portas-about-weaker_first = The troop is { $number } weaker on the hex of its first arrow.
ante_portas-about-destroy_building = When the troop enters a hex with one of the named buildings, it is destroyed at once.

## What one does

ante_portas-word-place = place
ante_portas-word-go = go
ante_portas-word-ticket = travel
ante_portas-word-on = move on
ante_portas-word-stay = stay
ante_portas-word-act = action
ante_portas-word-bundle = bundle
ante_portas-word-special = special
ante_portas-word-refine = refine
ante_portas-word-sell = sell
ante_portas-word-build = build
ante_portas-word-lay = lay
ante_portas-word-flip = upgrade
ante_portas-word-draft = draft
ante_portas-word-dismiss = dismiss
ante_portas-word-heal = heal
ante_portas-word-raise = raise
ante_portas-word-move = move
ante_portas-word-add = add
ante_portas-word-commit = commit
ante_portas-word-rotate = rotate
ante_portas-word-play = play
ante_portas-word-keep = keep
ante_portas-word-gift = gift
ante_portas-word-employ = employ
ante_portas-word-store = store
ante_portas-word-give = give
ante_portas-word-ask = ask
ante_portas-word-answer = answer
ante_portas-word-shoot = shoot
ante_portas-word-shooter = shooter
ante_portas-word-fire = fire
ante_portas-word-recoil = recoil
ante_portas-word-back = back
ante_portas-word-ignite = ignite
ante_portas-word-replace = replace
ante_portas-word-mine = mine
ante_portas-word-lose = lose
ante_portas-word-fell = fell
ante_portas-word-snare = snare
ante_portas-word-home = send home
ante_portas-word-feed = feed
ante_portas-word-hungry = hungry
ante_portas-word-boost = boost
ante_portas-word-convert = convert
ante_portas-word-steward = steward
ante_portas-word-pay = pay
ante_portas-word-drop = drop
ante_portas-word-discard = discard
ante_portas-word-done = done
ante_portas-word-pass = pass
ante_portas-word-standing = reactions
ante_portas-word-gain = gain
ante_portas-word-raze = raze
ante_portas-word-edge = edge
ante_portas-word-first = first
ante_portas-word-spare = spare
ante_portas-word-yes = yes
ante_portas-word-no = no
ante_portas-word-council = war council
ante_portas-word-clockwise = clockwise
ante_portas-word-anticlockwise = anticlockwise
ante_portas-word-twice_clockwise = twice clockwise
ante_portas-word-twice_anticlockwise = twice anticlockwise
ante_portas-word-loam_bricks = bricks of the loamburner
ante_portas-word-smith = tools of the blacksmith
ante_portas-word-anvil = anvil
ante_portas-word-handsaw = handsaw
ante_portas-word-oven = clay oven
ante_portas-word-ripsaw = ripsaw
ante_portas-word-stone_oven = stone oven
ante_portas-word-toolmaker = toolmaker
ante_portas-word-panel_saw = panel saw
ante_portas-word-kiln = kiln
ante_portas-word-never = never
ante_portas-word-again = again
ante_portas-word-always = always
ante_portas-word-combat_only = in combat only
ante_portas-word-auto = automatic
ante_portas-word-turn = turn
ante_portas-word-card = card
ante_portas-word-step = step
ante_portas-word-combat = combat
ante_portas-word-end = end
ante_portas-word-summer = summer
ante_portas-word-winter = winter

## How it ends

ante_portas-word-held = the Last Wave is beaten
ante_portas-word-overrun = an attacker has left over the bottom edge
ante_portas-word-breakthrough = a unit has crossed the enemy edge
ante_portas-word-rows = the rows before the enemy edge were compared
ante_portas-word-sight = the hexes in sight were compared
ante_portas-word-resign = resignation
ante_portas-hidden-improvement = hidden card

## What buildings do and cost

ante_portas-about-farm = Home for 1 farmer. Cost: 1 tool, 1 wood.
ante_portas-about-estate = Homes for 3 farmers, made out of a farm. Cost: 1 tool, 3 wood, 1 brick.
ante_portas-about-flat = Home for 1 citizen, made out of a farm. Cost: 1 tool, 1 plank.
ante_portas-about-apartment = Homes for 3 citizens, made out of a flat. Cost: 1 tool, 2 planks, 2 clay.
ante_portas-about-storage_shed = 2 more storage spaces, with 1 farmer. Cost: 1 tool, 2 wood.
ante_portas-about-storage_house = 5 more storage spaces, with 1 citizen, made out of a storage shed. Cost: 2 tools, 1 plank, 1 brick.
ante_portas-about-foresters_house = 2 wood per production, with 1 farmer; at most 3 of them. Cost: 2 tools, 3 wood.
ante_portas-about-hunting_lodge = 1 food per production, with 1 farmer. Cost: 3 tools, 2 wood, 1 clay.
ante_portas-about-hollow = 1 clay per production, with 1 farmer. Cost: 2 tools, 3 clay.
ante_portas-about-iron_mine = 1 ore per production, with 1 citizen. Cost: 2 tools, 2 planks, 3 bricks.
ante_portas-about-pub = 1 taler per production, with 1 farmer. Cost: 1 tool, 1 clay, 1 brick, 1 plank.
ante_portas-about-theater = 2 taler per production, with 1 citizen. Cost: 2 tools, 2 clay, 2 planks, 2 bricks.
ante_portas-about-factory = Boosts up to two buildings by 1 each in production, with 1 farmer or 1 citizen. Cost: 3 tools, 3 wood, 3 clay.
ante_portas-about-library = 6 cards in hand instead of 3, and 1 card per production. Cost: 1 tool, 1 wood, 1 plank.
ante_portas-about-institute = 2 cards per production, one may be played, with 2 farmers. Cost: 3 tools, 2 planks, 2 bricks.
ante_portas-about-guard_post = Up to 2 farmers see 2 hexes ahead and to both sides of it, replace mines, cause recoils and ignite bombs. Cost: 1 tool, 2 wood.
ante_portas-about-watchtower = Up to 2 citizens see 3 hexes ahead and to both sides of it, replace mines, cause recoils and ignite bombs. Cost: 2 tools, 1 plank, 1 brick.
ante_portas-about-trench = Strength 1; up to 2 farmers shoot 1 hex far with 1 damage each. Cost: 1 tool, 2 clay.
ante_portas-about-bunker = Strength 3; up to 2 citizens shoot 2 hexes far with 2 damage each. Cost: 2 tools, 2 bricks.
ante_portas-about-catapult = Strength 1, mobile; 1 farmer fires up to 2 hexes straight ahead with 2 damage, also over troops. Cost: 2 tools, 3 wood.
ante_portas-about-howitzer = Strength 1, mobile; 1 citizen fires up to 3 hexes straight ahead with 4 damage, also over troops. Cost: 2 tools, 1 plank, 1 brick, 1 ore.
ante_portas-about-tread_mine = Strength 1, no effect on flying dragons. Cost: 1 clay.
ante_portas-about-bounding_mine = Strength 2, also against flying dragons. Cost: 1 clay, 1 brick.
ante_portas-about-splinter_mine = Strength 4, also against flying dragons. Cost: 1 brick.
ante_portas-about-trap = Holds up to 3 attackers for the next arrow of their card and counts 1 in a combat with own soldiers. Cost: 2 tools.
ante_portas-about-bomb = Ignited it deals 3 damage on its hex and 1 on each next to it, to both sides. Cost: 3 wood, 1 ore.

## What places do

ante_portas-about-market = Sell, take a bundle or use the special action of the market card; or move on to a place next to it without an action.
ante_portas-about-riverbank_grove = Gain 2 wood.
ante_portas-about-joiner = Turn 2 wood into 1 plank, any number of times.
ante_portas-about-builder_farm = Build farms, for 1 tool, 1 wood each.
ante_portas-about-builder_library = Build libraries, for 1 tool, 1 wood, 1 plank each.
ante_portas-about-builder_hunting_lodge = Build hunting lodges, for 3 tools, 2 wood, 1 clay each.
ante_portas-about-builder_foresters_house = Build forester's houses, for 2 tools, 3 wood each.
ante_portas-about-builder_storage_shed = Build storage sheds, for 1 tool, 2 wood each.
ante_portas-about-developer = Gain 2 tools, then you may play one improvement.
ante_portas-about-librarian = Gain 1 taler and draw 2 improvements.
ante_portas-about-day_laborer = Gain 1 wood and 1 taler.
ante_portas-about-head_official = Gain 1 clay; the last visitor of the year becomes start player.
ante_portas-about-grove = Gain 2 wood.
ante_portas-about-clay_delve = Gain 2 clay.
ante_portas-about-clayburner = Turn 1 wood and 2 clay into 1 brick, any number of times.
ante_portas-about-baker = Gain 2 food, or sell 2 food for 1 taler any number of times.
ante_portas-about-builder_hollow = Build hollows, for 2 tools, 3 clay each.
ante_portas-about-builder_factory = Build factories, for 3 tools, 3 wood, 3 clay each.
ante_portas-about-builder_pub = Build pubs, for 1 tool, 1 clay, 1 brick, 1 plank each.
ante_portas-about-builder_estate = Build estates, for 1 tool, 3 wood, 1 brick each.
ante_portas-about-builder_flat = Build flats, for 1 tool, 1 plank each.
ante_portas-about-riverbank_forest = Gain 3 wood.
ante_portas-about-clay_pocket = Gain 2 clay.
ante_portas-about-ore_pit = Gain 1 ore.
ante_portas-about-grand_baker = Gain 3 food, or sell 2 food for 1 taler any number of times.
ante_portas-about-loamburner = Turn 1 wood and 1 clay into 1 brick, any number of times.
ante_portas-about-blacksmith = Turn 1 wood and 1 ore into 2 tools, any number of times.
ante_portas-about-builder_institute = Build institutes, for 3 tools, 2 planks, 2 bricks each.
ante_portas-about-builder_storage_house = Build storage houses, for 2 tools, 1 plank, 1 brick each.
ante_portas-about-builder_theater = Build theaters, for 2 tools, 2 clay, 2 planks, 2 bricks each.
ante_portas-about-builder_iron_mine = Build iron mines, for 2 tools, 2 planks, 3 bricks each.
ante_portas-about-builder_apartment = Build apartment houses, for 1 tool, 2 planks, 2 clay each.
ante_portas-about-recruiting_officer = Draft the unemployed to the start field as soldiers (1 food per citizen), or dismiss soldiers into free homes.
ante_portas-about-commander = Move soldiers and engines by one hex, or rotate buildings by one step.
ante_portas-about-field_doctor = Heal patients or raise exhausted soldiers: 1 food per farmer, 2 taler per citizen.
ante_portas-about-mine_layer_tread = Lay tread mines in sight, each for 1 clay.
ante_portas-about-builder_guard_post = Build guard posts in sight, for 1 tool, 2 wood each.
ante_portas-about-supreme_commander = Move soldiers and engines by up to two hexes (1 stronger in combat), or rotate buildings by up to two steps.
ante_portas-about-mine_layer_bounding = Lay bounding mines in sight, each for 1 clay, 1 brick.
ante_portas-about-trapper = Lay traps for 2 tools each, or send up to 3 attackers back from traps.
ante_portas-about-builder_trench = Build trenches in sight, for 1 tool, 2 clay each.
ante_portas-about-builder_catapult = Build catapults in sight, for 2 tools, 3 wood each.
ante_portas-about-mine_layer_splinter = Lay splinter mines in sight, each for 1 brick.
ante_portas-about-combat_engineer = Lay bombs for 3 wood and 1 ore each, or ignite bombs in sight.
ante_portas-about-builder_watchtower = Build watchtowers in sight, for 2 tools, 1 plank, 1 brick each.
ante_portas-about-builder_bunker = Build bunkers in sight, for 2 tools, 2 bricks each.
ante_portas-about-builder_howitzer = Build howitzers in sight, for 2 tools, 1 plank, 1 brick, 1 ore each.

## What improvements do

ante_portas-about-i101 = Gain 4 wood.
ante_portas-about-i102 = Draft the unemployed to the start field as soldiers, 1 food per citizen.
ante_portas-about-i103 = Gain 3 clay.
ante_portas-about-i104 = Lay up to 2 tread mines without cost.
ante_portas-about-i105 = Gain 2 planks.
ante_portas-about-i106 = Lay 1 trap. Cost: 1 tool.
ante_portas-about-i107 = Gain 1 brick.
ante_portas-about-i108 = Build 1 guard post. Cost: 1 tool, 1 wood.
ante_portas-about-i109 = Gain 1 tool; then 1 wood and 1 clay → 1 tool, at most once.
ante_portas-about-i110 = Gain 2 wood and 2 clay.
ante_portas-about-i111 = Build 1 trench. Cost: 1 tool, 1 clay.
ante_portas-about-i112 = 2 wood → 1 plank and 3 wood → 2 planks, each any number of times.
ante_portas-about-i113 = 1 wood and 1 clay → 1 brick, at most twice.
ante_portas-about-i114 = Build up to 2 farms. Cost: 1 wood per farm.
ante_portas-about-i115 = Remodel 1 farm to an estate. Cost: 1 tool, 2 wood, 1 brick.
ante_portas-about-i116 = Remodel 1 farm to a flat. Cost: 1 tool, 2 wood.
ante_portas-about-i117 = Build 1 forester's house. Cost: 2 tools, 2 wood.
ante_portas-about-i118 = Build 1 hollow. Cost: 2 tools, 2 clay.
ante_portas-about-i119 = Build 1 hunting lodge. Cost: 2 tools, 2 wood, 1 clay.
ante_portas-about-i120 = Build up to 2 storage sheds. Cost: 1 tool, 1 wood per shed.
ante_portas-about-i121 = Every farmer in the hospital is healed for free, as far as homes allow.
ante_portas-about-i122 = Move up to 4 mobile units one hex, as at the Commander. Cost: 1 food.
ante_portas-about-i123 = 1 more wood whenever a place (no market) gives you wood. Cost: 3 wood.
ante_portas-about-i124 = 1 more clay whenever a place (no market) gives you clay. Cost: 3 clay.
ante_portas-about-i125 = 1 more food per production. Cost: 2 tools, 1 clay, 1 plank.
ante_portas-about-i126 = 1 more wood per production. Cost: 1 tool, 2 wood.
ante_portas-about-i127 = 1 more clay per production. Cost: 2 tools, 2 clay.
ante_portas-about-i128 = Home for 1 farmer with a new farmer; needs no spot. Cost: 1 tool, 1 wood.
ante_portas-about-i129 = Home for 1 farmer with a new farmer; needs no spot. Cost: 1 tool, 1 wood.
ante_portas-about-i130 = Home for 1 citizen with a new citizen; needs no spot. Cost: 1 tool, 1 wood, 1 plank.
ante_portas-about-i131 = Home for 1 citizen with a new citizen; needs no spot. Cost: 1 tool, 1 wood, 1 plank.
ante_portas-about-i132 = 1 more warehouse space. Cost: 1 tool, 1 plank.
ante_portas-about-i133 = Draw 1 more card at the librarian. Cost: 2 wood, 1 plank.
ante_portas-about-i134 = After building one or more workplaces of farmers (factory included) at a builder you may add farms for 1 tool and 1 wood each. Cost: 1 tool, 4 wood.
ante_portas-about-i135 = All guard posts and watchtowers of the team have 1 more range. Cost: 2 wood.
ante_portas-about-i201 = Gain 2 planks.
ante_portas-about-i202 = 1 more total strength in each combat that your own move at the Commander or Supreme Commander starts. Cost: 1 tool, 2 food.
ante_portas-about-i203 = Gain 1 brick.
ante_portas-about-i204 = Build 1 bunker. Cost: 2 tools, 1 brick.
ante_portas-about-i205 = Gain 2 food.
ante_portas-about-i206 = Gain 1 tool; then 1 wood and 1 clay → 1 tool, at most once.
ante_portas-about-i207 = Lay 1 bomb. Cost: 1 ore.
ante_portas-about-i208 = 1 wood → 1 plank, at most four times.
ante_portas-about-i209 = 1 clay → 1 brick, at most three times.
ante_portas-about-i210 = 2 planks → 1 tool, any number.
ante_portas-about-i211 = Remodel 1 flat to an apartment house. Cost: 1 tool, 2 clay, 1 plank.
ante_portas-about-i212 = Build 1 iron mine. Cost: 2 tools, 2 planks, 2 bricks.
ante_portas-about-i213 = Remodel 1 storage shed to a storage house. Cost: 2 tools, 1 wood, 1 brick.
ante_portas-about-i214 = In production you may turn 2 wood into 1 plank, once. Cost: 2 tools, 2 planks.
ante_portas-about-i215 = In production you may turn 2 clay into 1 brick, once. Cost: 2 tools, 2 bricks.
ante_portas-about-i216 = 1 more ore whenever a place gives you ore. Cost: 2 ore.
ante_portas-about-i217 = 2 more food per production. Cost: 2 tools, 1 brick, 1 plank.
ante_portas-about-i218 = 1 more ore per production. Cost: 2 tools, 2 bricks, 1 plank, 1 ore.
ante_portas-about-i219 = 1 more tool per production. Cost: 2 tools, 3 clay, 2 planks.
ante_portas-about-i220 = 1 more taler per production. Cost: 1 tool, 2 planks.
ante_portas-about-i221 = Each operated hunting lodge gives 1 more food. Cost: 2 tools, 2 planks, 2 bricks.
ante_portas-about-i222 = Homes for 2 farmers with 2 new farmers; needs no spot. Cost: 1 tool, 4 wood, 1 brick.
ante_portas-about-i223 = Homes for 2 farmers with 2 new farmers; needs no spot. Cost: 1 tool, 4 wood, 1 brick.
ante_portas-about-i224 = Homes for 2 citizens with 2 new citizens; needs no spot. Cost: 2 tools, 2 clay, 3 planks.
ante_portas-about-i225 = Homes for 2 citizens with 2 new citizens; needs no spot. Cost: 2 tools, 2 clay, 3 planks.
ante_portas-about-i226 = The first 3 farmers you heal or raise per visit to the Field Doctor cost nothing. Cost: 1 tool, 1 clay, 1 plank.
ante_portas-about-i227 = 3 more warehouse spaces, for wood only. Cost: 1 tool, 3 wood.
ante_portas-about-i228 = 2 more warehouse spaces, for clay only. Cost: 1 tool, 2 clay.
ante_portas-about-i229 = 2 more warehouse spaces, for ore only. Cost: 1 tool, 2 ore.
ante_portas-about-i230 = 3 more warehouse spaces, for food only. Cost: 1 tool, 3 food.
ante_portas-about-i231 = Your spending limit per turn is 3 higher. Cost: 3 planks.
ante_portas-about-i232 = Further special action at markets: rotate any number of defence buildings by 60 degrees. Cost: 1 tool, 1 brick.
ante_portas-about-i233 = Healing a citizen costs you 1 taler instead of 2. Cost: 1 tool, 3 wood.
ante_portas-about-i234 = Gain 2 taler; 1 new citizen, for whom no food is paid now, comes to the start field. Cost: 1 tool, 1 plank, 1 brick.
ante_portas-about-i235 = Three times: when your steward moves, pay 2 clay and go to any place or market instead. Cost: 3 clay.

## Special actions of the market cards

ante_portas-about-m1_farm = build 1 farm at list cost
ante_portas-about-m1_shed = build 1 storage shed
ante_portas-about-m1_forester = build 1 forester's house
ante_portas-about-m1_lodge = build 1 hunting lodge
ante_portas-about-m1_planks = 2 wood → 1 plank, once
ante_portas-about-m1_librarian = action of the librarian
ante_portas-about-m1_head = action of the head official
ante_portas-about-m2_estate = remodel 1 farm to an estate
ante_portas-about-m2_flat = remodel 1 farm to a flat
ante_portas-about-m2_hollow = build 1 hollow
ante_portas-about-m2_factory = build 1 factory
ante_portas-about-m2_bricks = 1 wood and 2 clay → 1 brick, once
ante_portas-about-m2_planks = 2 wood → 1 plank, up to twice
ante_portas-about-m2_head = action of the head official
ante_portas-about-lw1 = rotate any number of defence buildings by 60 degrees
ante_portas-about-lw2 = move up to 3 mobile units one hex, as at the Commander

## To look up

ante_portas-about-combat = Base unit { $base }, elite unit { $elite }, farmer 1, citizen 3; also mines, buildings, shots and 1 for a trap. You win ties and take as much damage as the attackers are strong.
ante_portas-about-year = Half-year: new attackers, in the summers of years 1 to 3 new places, turns, combat phase. After the winter: start player, sending workers home, supply, employing, production.
ante_portas-about-turn = Go to a place next to yours or jump to any market, move on from a market without its action, use the place; employ, store and use soldiers at any time.
ante_portas-about-prices = Heal and raise: farmer 1 food, citizen 2 taler. Employ or draft a citizen, or supply one at the year end: 1 food. Replace a mine: tools equal to its strength. Raze: 1 tool.

## Labels

ante_portas-label-hand = Hand
ante_portas-label-card = Card { $card }
ante_portas-label-volley = Volley
ante_portas-label-batch = Batch
ante_portas-label-goals = Goals
ante_portas-label-here = Here
ante_portas-label-fee = Fee
ante_portas-label-fight = Combat
ante_portas-label-troops = Troops
ante_portas-label-unfed = Citizens without food
ante_portas-label-hospital = Hospital
ante_portas-label-goal = Standing
ante_portas-label-attackers = Supply of attackers
ante_portas-label-tiles = Tiles
ante_portas-label-speaker = Start player
ante_portas-label-heartland = Heartland
ante_portas-label-centre = Command centre
ante_portas-label-piles = Piles
ante_portas-label-signs = Signs
ante_portas-label-combat = Strengths
ante_portas-label-year = The year
ante_portas-label-turns = A turn
ante_portas-label-prices = Prices
ante_portas-label-places = Places
ante_portas-label-buildings = Buildings
ante_portas-label-building = buildings
ante_portas-label-abilities = Abilities
ante_portas-label-buffers = Buffers
ante_portas-label-homes = Homes
ante_portas-label-spending = Spending
ante_portas-label-improvements = Improvements
ante_portas-label-spots = Spots
ante_portas-label-asked = Asked

## Facts

ante_portas-fact-builder = { $building } (build)
ante_portas-fact-turn = { $seat }, { $left ->
    [one] { $left } turn
   *[other] { $left } turns
 } left
ante_portas-fact-fight = Combat on { $hex }: { $attack } against { $defence }
ante_portas-fact-start = start field
ante_portas-fact-start_of = start field of { $team }
ante_portas-fact-spawn = start area of the attackers
ante_portas-fact-seen = in sight
ante_portas-fact-seen_by = in sight of { $teams }
ante_portas-fact-unseen = not in sight
ante_portas-fact-leaves = out with { $arrows ->
    [one] { $arrows } arrow
   *[other] { $arrows } arrows
 }
ante_portas-fact-moving = part { $number } of the card: { $troop }{ $flying ->
    [on] , flying
   *[off] {""}
 }
ante_portas-fact-troop = attackers: { $base ->
    [0] { $elite } elite
   *[other] { $base } base{ $elite ->
        [0] {""}
       *[other] {" "}+ { $elite } elite
     }
 }{ $snared ->
    [0] {""}
   *[other] , { $snared } snared
 }{ $strength ->
    [0] {""}
   *[other] , strength { $strength }
 }
ante_portas-fact-soldiers = soldiers: { $farmers ->
    [one] { $farmers } farmer
   *[other] { $farmers } farmers
 }, { $citizens ->
    [one] { $citizens } citizen
   *[other] { $citizens } citizens
 }{ $tired ->
    [0] {""}
   *[other] , { $tired } exhausted
 }{ $snared ->
    [0] {""}
   *[other] , { $snared } snared
 }
ante_portas-fact-defence = own strength there { $strength }
ante_portas-fact-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
 } left
ante_portas-fact-views = sees { $hexes }
ante_portas-fact-unmanned = not operated
ante_portas-fact-fee = { $seat }: tools or food { $tools }, building goods { $goods }
ante_portas-fact-or = {" "}or{" "}
ante_portas-fact-market = sell { $sells } · gain { $bundles } · special: { $special }
ante_portas-fact-no_troops = none on the battlefield
ante_portas-fact-left = { $base } base, { $elite } elite; { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 } in the pile
ante_portas-fact-arrived = no more attackers to come: beat all that are on the field
ante_portas-fact-arriving = more attackers are coming
ante_portas-fact-piles = { $improvements ->
    [one] { $improvements } improvement
   *[other] { $improvements } improvements
 }, { $places ->
    [one] { $places } place
   *[other] { $places } places
 } of the command centre
ante_portas-fact-shots = shots in it { $count }
ante_portas-fact-bonus = bonus { $count }
ante_portas-fact-patients = { $farmers ->
    [one] { $farmers } farmer
   *[other] { $farmers } farmers
 } (1 food each), { $citizens ->
    [one] { $citizens } citizen
   *[other] { $citizens } citizens
 } (2 taler each)
ante_portas-fact-territory = hexes seen by one team alone: team A { $a }, team B { $b }
ante_portas-fact-score = team A { $a }, team B { $b }
ante_portas-fact-rows = row { $row } before the enemy edge: team A { $a }, team B { $b }
ante_portas-fact-rows_even = as many in every row
ante_portas-fact-claimant = { $seat } from the year end on
ante_portas-fact-sign_tired = two ready, one exhausted
ante_portas-fact-sign_snared = snared
ante_portas-fact-sign_flying = flying
ante_portas-fact-exhausted = exhausted
ante_portas-fact-stock = Stock { $used }/{ $spaces }
ante_portas-fact-idle = unemployed ♙{ $farmers } ♔{ $citizens }
ante_portas-fact-overflow = { $count } too many
ante_portas-fact-homes = ♙{ $farmers } (free { $free_farmers }), ♔{ $citizens } (free { $free_citizens })
ante_portas-fact-spending = { $left } goods left, { $spent } spent
ante_portas-fact-cards = { $count ->
    [one] { $count } hidden card
   *[other] { $count } hidden cards
 }
ante_portas-fact-tickets = { $count ->
    [one] { $count } use left
   *[other] { $count } uses left
 }
ante_portas-fact-spots = { $spots } free, storage spots { $storage } free

## Phases and headlines

ante_portas-phase-setup = Setup
ante_portas-phase-arrival = New attackers
ante_portas-phase-turns = Turns
ante_portas-phase-combat = Combat phase
ante_portas-phase-year_end = Year end
ante_portas-phase-wave_arrival = New attackers
ante_portas-phase-wave_combat = Attackers move
ante_portas-phase-wave_turn = One turn
ante_portas-head-year = { $epochs ->
    [1] {""}
   *[other] Epoch { $epoch } ·{" "}
 }Year { $year }, { $season } · { $phase }
ante_portas-head-wave = Last Wave, round { $round } · { $phase }
ante_portas-head-won = Won: { $reason }. Round { $round }, { $defeated ->
    [one] { $defeated } attacker
   *[other] { $defeated } attackers
 } beaten (epoch { $epoch }, year { $year }).
ante_portas-head-lost = Lost: { $reason }. Epoch { $epoch }, year { $year }{ $round ->
    [0] {""}
   *[other] , Last Wave, round { $round }
 }; { $defeated ->
    [one] { $defeated } attacker
   *[other] { $defeated } attackers
 } beaten.
ante_portas-head-duel = { $winner ->
    [none] A draw
   *[other] { $winner } wins
 }: { $reason }.

## Events; an item is the end of a line that several events of a kind share

ante_portas-event-first = { $seat } is start player and speaks for the team.
ante_portas-event-place = Places: { $place } on { $site }.
ante_portas-item-place = { $place } on { $site }
ante_portas-event-year = Year { $year } of epoch { $epoch } begins.
ante_portas-event-season = Half-year: { $season }.
ante_portas-event-market = Market card: { $market }.
ante_portas-event-arrival_card = New attackers by card { $card }.
ante_portas-event-arrived = There appear on hex { $hex }: { $base ->
    [0] { $elite } elite
   *[other] { $base } base{ $elite ->
        [0] {""}
       *[other] {" "}+ { $elite } elite
     }
 }.
ante_portas-item-arrived = hex { $hex }: { $base ->
    [0] { $elite } elite
   *[other] { $base } base{ $elite ->
        [0] {""}
       *[other] {" "}+ { $elite } elite
     }
 }
ante_portas-event-turn = Turn of { $seat }, { $left ->
    [one] { $left } turn
   *[other] { $left } turns
 } left.
ante_portas-event-passed = { $seat } passes the turn.
ante_portas-event-steward = { $seat } goes to { $site }: { $place }.
ante_portas-event-acted = { $seat } uses: { $place }{ $second ->
    [off] {""}
   *[other] {" "}(second action)
 }.
ante_portas-event-gained = { $seat } gains: { $good } { $count }.
ante_portas-item-gained = { $good } { $count }
ante_portas-event-paid = { $seat } pays: { $good } { $count }.
ante_portas-item-paid = { $good } { $count }
ante_portas-event-gave = { $seat } gives { $other }: { $good }.
ante_portas-item-gave = { $good }
ante_portas-event-asked = { $seat } asks { $other } for: { $good }.
ante_portas-event-refused = { $seat } does not give { $other }: { $good }.
ante_portas-event-stored = { $seat } stores: { $good } { $count }.
ante_portas-item-stored = { $good } { $count }
ante_portas-event-dropped = { $seat } has no room and drops: { $good }.
ante_portas-item-dropped = { $good }
ante_portas-event-moved_in = New with { $seat }: { $colonist } { $count }.
ante_portas-item-moved_in = { $colonist } { $count }
ante_portas-event-moved_out = { $seat } loses: { $colonist }.
ante_portas-event-employed = { $seat } employs: { $colonist } ({ $building }).
ante_portas-item-employed = { $colonist } ({ $building })
ante_portas-event-released = Unemployed with { $seat }: { $colonist } ({ $building }).
ante_portas-item-released = { $colonist } ({ $building })
ante_portas-event-built = { $seat } builds: { $building }{ $razed ->
    [empty] {""}
   *[other] {" "}(razed: { $razed })
 }.
ante_portas-event-produced = Production of { $seat }: { $building } ({ $good } { $count }).
ante_portas-item-produced = { $building } ({ $good } { $count })
ante_portas-event-boosted = The factory of { $seat } boosts: { $building }.
ante_portas-item-boosted = { $building }
ante_portas-event-drew = { $seat } draws: { $improvement }.
ante_portas-item-drew = { $improvement }
ante_portas-event-discarded = { $seat } discards: { $improvement }.
ante_portas-item-discarded = { $improvement }
ante_portas-event-played = { $seat } plays: { $improvement }.
ante_portas-event-gift = { $seat } gives { $other }: { $improvement }.
ante_portas-event-claimed = { $seat } becomes start player at the year end, unless somebody visits the head official later.
ante_portas-event-drafted = { $seat } drafts: { $colonist }.
ante_portas-item-drafted = { $colonist }
ante_portas-event-dismissed = { $seat } dismisses: { $colonist } from hex { $hex }.
ante_portas-item-dismissed = { $colonist } from hex { $hex }
ante_portas-event-went = { $team ->
    [own] Units go
   *[other] Units of { $team } go
 } to { $to ->
    [0] the other side of the edge
   *[other] { $to }
 }: { $unit } from { $from }.
ante_portas-item-went = { $unit } from { $from }
ante_portas-event-rotated = Rotated on hex { $hex }: { $tile } ({ $turn }).
ante_portas-event-healed = Healed, living with { $seat }: { $colonist }.
ante_portas-item-healed = { $colonist }
ante_portas-event-raised = { $seat } raises: { $colonist } on hex { $hex }.
ante_portas-item-raised = { $colonist } on hex { $hex }
ante_portas-event-raised_all = All soldiers{ $team ->
    [own] { "" }
   *[other] { " " }of { $team }
 } are ready again ({ $count }).
ante_portas-event-laid = { $seat } lays: { $tile } on { $hex }.
ante_portas-item-laid = { $tile } on { $hex }
ante_portas-event-replaced = Replaced on hex { $hex }, { $seat } pays tools { $tools }: { $tile }.
ante_portas-event-tile_lost = Destroyed: { $tile } on { $hex }.
ante_portas-item-tile_lost = { $tile } on { $hex }
ante_portas-event-fired = { $team ->
    [own] Soldiers fire
   *[other] Soldiers of { $team } fire
 } at hex { $hex }: { $damage } damage.
ante_portas-event-flung = Sent back: { $figure } from { $from } to { $to }.
ante_portas-item-flung = { $figure } from { $from } to { $to }
ante_portas-event-ignited = { $team ->
    [own] The bomb on hex { $hex } is ignited.
   *[other] The bomb on hex { $hex } is ignited by { $team }.
 }
ante_portas-event-exploded = The bomb on hex { $hex } explodes.
ante_portas-event-combat_phase = The combat phase begins.
ante_portas-event-card = Hex { $hex } ({ $base ->
    [0] { $elite } elite
   *[other] { $base } base{ $elite ->
        [0] {""}
       *[other] {" "}+ { $elite } elite
     }
 }) moves by card { $card }.
ante_portas-event-reshuffled = The movement cards are shuffled.
ante_portas-event-enlarged = Enlarged on hex { $hex }: { $base ->
    [0] { $elite } elite
   *[other] { $base } base{ $elite ->
        [0] {""}
       *[other] {" "}+ { $elite } elite
     }
 }.
ante_portas-event-formed = Formed on hex { $hex }: { $base } base become { $elite } elite.
ante_portas-event-shot_at = Shots at hex { $hex }: { $damage } damage.
ante_portas-event-burnt = Fire on hex { $hex }: { $damage } damage.
ante_portas-event-marched = From { $from } to { $to }: { $base ->
    [0] { $elite } elite
   *[other] { $base } base{ $elite ->
        [0] {""}
       *[other] {" "}+ { $elite } elite
     }
 }.
ante_portas-event-held = Snared and held on hex { $hex }: { $count }.
ante_portas-event-snared = The trap on hex { $hex } snares: { $base ->
    [0] { $elite } elite
   *[other] { $base } base{ $elite ->
        [0] {""}
       *[other] {" "}+ { $elite } elite
     }
 }.
ante_portas-event-snared_soldiers = The trap on hex { $hex } snares: farmers { $farmers }, citizens { $citizens }.
ante_portas-event-fell_to_citizen = The troop falls to the citizens on hex { $hex }.
ante_portas-event-combat = Combat on hex { $hex }.
ante_portas-event-totals = On hex { $hex } it is { $attack } ({ $base ->
        [0] { $elite ->
            [0] { $mover_farmers ->
                [0] { $mover_citizens ->
                    [0] tile { $mover_tile }
                   *[other] citizens { $mover_citizens }{ $mover_tile ->
                        [0] { "" }
                       *[other] { " " }+ tile { $mover_tile }
                    }
                }
               *[other] farmers { $mover_farmers }{ $mover_citizens ->
                    [0] { "" }
                   *[other] { " " }+ citizens { $mover_citizens }
                }{ $mover_tile ->
                    [0] { "" }
                   *[other] { " " }+ tile { $mover_tile }
                }
            }{ $mover_shots ->
                [0] { "" }
               *[other] { " " }+ shots { $mover_shots }
            }{ $mover_bonus ->
                [0] { "" }
               *[other] { " " }+ bonus { $mover_bonus }
            }
           *[other] elite { $elite }
        }
       *[other] base { $base }{ $elite ->
            [0] { "" }
           *[other] { " " }+ elite { $elite }
        }
    }{ $card ->
        [0] { "" }
       *[other] { " " }+ card { $card }
    }{ $carried ->
        [0] { "" }
       *[other] { " " }+ carried over { $carried }
    }) against { $defence } ({ $farmers ->
        [0] { $citizens ->
            [0] tile { $tile }
           *[other] citizens { $citizens }{ $tile ->
                [0] { "" }
               *[other] { " " }+ tile { $tile }
            }
        }
       *[other] farmers { $farmers }{ $citizens ->
            [0] { "" }
           *[other] { " " }+ citizens { $citizens }
        }{ $tile ->
            [0] { "" }
           *[other] { " " }+ tile { $tile }
        }
    }{ $trap ->
        [0] { "" }
       *[other] { " " }+ trap { $trap }
    }{ $shots ->
        [0] { "" }
       *[other] { " " }+ shots { $shots }
    }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ bonus { $bonus }
    }{ $useless ->
        [0] { "" }
       *[other] { " " }− of no use in flight { $useless }
    }).
ante_portas-event-felled = Beaten on hex { $hex }: { $base ->
    [0] { $elite } elite
   *[other] { $base } base{ $elite ->
        [0] {""}
       *[other] {" "}+ { $elite } elite
     }
 }.
ante_portas-event-wounded = Wounded{ $team ->
    [own] { "" }
   *[other] { " " }({ $team })
 }: { $colonist } { $count } on hex { $hex }.
ante_portas-item-wounded = { $colonist } { $count } on hex { $hex }
ante_portas-event-absorbed = Absorbed on hex { $hex }: { $count } damage.
ante_portas-event-spared = The mine on hex { $hex } is spared.
ante_portas-event-escaped = From hex { $hex } a troop leaves the battlefield.
ante_portas-event-fed = Food for citizens is paid by: { $seat }.
ante_portas-item-fed = { $seat }
ante_portas-event-hungry_soldier = Without food to the hospital{ $team ->
    [own] { "" }
   *[other] { " " }({ $team })
 }: a citizen from hex { $hex }.
ante_portas-event-last_wave = The Last Wave begins; all stewards are in the command centre.
ante_portas-event-round = Last Wave, round { $round }.
ante_portas-event-no_more = No more attackers will come.
ante_portas-event-resigned = { $seat } resigns.
ante_portas-event-standing = { $seat } changes when soldiers are asked.
ante_portas-event-stopped = { $seat } stops.
ante_portas-event-aimed = { $seat } aims at hex { $hex }.
ante_portas-event-shooter = Hex { $hex } fires.
ante_portas-event-gathering = { $seat } sends units { $hex ->
    [0] over the edge
   *[other] to hex { $hex }
 }.
ante_portas-event-joined = From hex { $from } comes along: { $unit }.
ante_portas-event-kept = { $seat } keeps { $improvement }.
ante_portas-event-ended = The game is over: { $reason }. { $winner ->
    [own] All have won together.
   *[other] The winner: { $winner }.
 }

## Questions

ante_portas-ask-site = Put a place next to at least two others: { $place }.
ante_portas-wait-site = { $seat } lays out a place: { $place }.
ante_portas-ask-centre = Where in the command centre does the new place go: { $place }?
ante_portas-wait-centre = { $seat } puts down a new place: { $place }.
ante_portas-ask-turn = { $stage ->
    [before] Where does your steward go? { $left ->
        [one] { $left } turn
       *[other] { $left } turns
     } left.
    [at] Use the place, or “done”. { $left ->
        [one] { $left } turn
       *[other] { $left } turns
     } left.
    [after] Anything else, or “done”? { $left ->
        [one] { $left } turn
       *[other] { $left } turns
     } left.
   *[other] Use the market, or move on. { $left ->
        [one] { $left } turn
       *[other] { $left } turns
     } left.
 }
ante_portas-wait-turn = { $seat } { $stage ->
    [before] moves the steward
    [at] uses a place
    [after] ends the turn
   *[other] is on a market
 }, { $left ->
    [one] { $left } turn
   *[other] { $left } turns
 } left.
ante_portas-ask-fee = Which goods pay the fee?
ante_portas-wait-fee = { $seat } pays a fee.
ante_portas-ask-drop = Your stock is too small: which good do you drop?
ante_portas-wait-drop = { $seat } drops goods that do not fit.
ante_portas-ask-discard = You have too many cards: which one do you discard?
ante_portas-wait-discard = { $seat } discards a card.
ante_portas-ask-refine = Convert once more, or “done”?
ante_portas-wait-refine = { $seat } converts goods.
ante_portas-ask-sell = Sell more, or “done”?
ante_portas-wait-sell = { $seat } sells at the market.
ante_portas-ask-build = Another building ({ $building }), or “done”?
ante_portas-wait-build = { $seat } builds: { $building }.
ante_portas-ask-lay = On which hex ({ $tile }), or “done”?
ante_portas-wait-lay = { $seat } lays: { $tile }.
ante_portas-ask-draft = Whom do you draft? Otherwise “done”.
ante_portas-wait-draft = { $seat } drafts soldiers.
ante_portas-ask-dismiss = Whom do you dismiss? Otherwise “done”.
ante_portas-wait-dismiss = { $seat } dismisses soldiers.
ante_portas-ask-march = Where does the next batch go? Otherwise “done”.
ante_portas-wait-march = { $seat } moves soldiers and engines.
ante_portas-ask-batch = Who goes along { $hex ->
    [0] over the edge
   *[other] to { $hex }
 }? Then “commit”.
ante_portas-wait-batch = { $seat } puts a batch { $hex ->
    [0] over the edge
   *[other] to { $hex }
 } together.
ante_portas-ask-rotate = Which building do you rotate? Otherwise “done”.
ante_portas-wait-rotate = { $seat } rotates buildings.
ante_portas-ask-heal = Whom do you heal, and with whom will they live?
ante_portas-wait-heal = { $seat } heals patients.
ante_portas-ask-raise = Whom do you raise? Otherwise “done”.
ante_portas-wait-raise = { $seat } raises soldiers.
ante_portas-ask-recoil = Which figure goes back from the trap, and where to?
ante_portas-wait-recoil = { $seat } sends figures back from a trap.
ante_portas-ask-ignite = Which bomb do you ignite? Otherwise “done”.
ante_portas-wait-ignite = { $seat } ignites bombs.
ante_portas-ask-window = A soldier action { $window ->
    [turn] in the turn
    [card] with the card revealed
    [step] after an arrow or fire
    [combat] in the combat on { $hex }
    [end] at the end of the combat phase
   *[other] after the loss of a mine
 }, or pass?
ante_portas-wait-window = { $seat } may use soldiers { $window ->
    [turn] in the turn
    [card] with the card revealed
    [step] after an arrow or fire
    [combat] in the combat on { $hex }
    [end] at the end of the combat phase
   *[other] after the loss of a mine
 }.
ante_portas-ask-volley = Who shoots at { $hex }? Then “fire”.
ante_portas-wait-volley = { $seat } puts a volley at { $hex } together.
ante_portas-ask-suffer = Hex { $hex } takes { $damage } damage: { $about ->
    [tile] does the mine take it first, or is it spared and soldiers are wounded?
   *[other] which soldiers are wounded?
 }
ante_portas-wait-suffer = { $seat } chooses { $about ->
    [tile] whether the mine on { $hex } is spared
   *[other] who is wounded on { $hex }
 } ({ $damage } damage).
ante_portas-ask-fell = The attackers on { $hex } take { $damage } damage: which ones fall?
ante_portas-wait-fell = { $seat } chooses which attackers on { $hex } fall to { $damage } damage.
ante_portas-ask-snare = A trap on { $hex }: who is snared?
ante_portas-wait-snare = { $seat } chooses who is snared on { $hex }.
ante_portas-ask-play = Which improvement do you play? Otherwise “done”.
ante_portas-wait-play = { $seat } may play an improvement.
ante_portas-ask-gift = Do you keep the card or give it away: { $improvement }?
ante_portas-wait-gift = { $seat } chooses who gets the card: { $improvement }.
ante_portas-ask-answer = { $other } asks you for a good: { $good }. Do you give it?
ante_portas-wait-answer = { $seat } answers { $other }, who asks for a good: { $good }.
ante_portas-ask-send_home = Year end: which workers do you send home? Otherwise “done”.
ante_portas-wait-send_home = { $seat } sends workers home.
ante_portas-ask-exchange = Year end: store goods or give some away? Otherwise “done”.
ante_portas-wait-exchange = { $seat } exchanges goods.
ante_portas-ask-feed = Year end: pay 1 food for a citizen? Otherwise “done”.
ante_portas-wait-feed = { $seat } feeds citizens.
ante_portas-ask-hungry = Food is missing for { $count ->
    [one] { $count } citizen
   *[other] { $count } citizens
 }: who goes without?
ante_portas-wait-hungry = { $seat } chooses which citizens go without food ({ $count }).
ante_portas-ask-employ = Year end: whom do you employ? Otherwise “done”.
ante_portas-wait-employ = { $seat } employs workers.
ante_portas-ask-factory = Which building does the factory boost? Otherwise “done”.
ante_portas-wait-factory = { $seat } chooses what the factory boosts.
ante_portas-ask-convert = Convert in production: { $recipe }? Otherwise “done”.
ante_portas-wait-convert = { $seat } may convert in production: { $recipe }.
ante_portas-ask-steward = Last Wave: whose steward acts in this round?
ante_portas-wait-steward = { $seat } chooses who acts in this round.

## Options

ante_portas-option-mode = Together against attackers, or two teams against each other: cross the others’ edge, or see more hexes.
ante_portas-option-scenario = Who attacks. Dragons fly and breathe fire; they are harder.
ante_portas-option-epochs = How many epochs of five years are played.
ante_portas-option-last_wave_variant = All dead: who is beaten does not return, and new ones come until the supply is empty. Crescendo: every round brings one more card.
ante_portas-option-double_strength = Attackers are twice as strong: with only one card a half-year, or for three players with two cards and three turns.
ante_portas-option-manual_heartland = The places of the heartland are put down in turn instead of shuffled.
ante_portas-option-yearly_heartland = In Epoch II the new places come bit by bit at each year end.
ante_portas-option-flip_upgrade = Builders of Epoch II may upgrade the matching building of Epoch I where it stands.
ante_portas-option-r222_wound = The card R222 falls to citizens and wounds them while doing so.
ante_portas-option-reaction_mode = When soldier actions outside the own turn are asked for.
ante_portas-option-start_player = Who begins and speaks for the team.
ante_portas-option-gift_cost = Who pays for what the effect of an improvement that was given away costs: citizens that are drafted, buildings.
ante_portas-option-snare = Which arrow a trap cancels where the card has none left: none, or the first one of the next card of that hex.
ante_portas-option-bomb_damage = Where both sides stand on a hex: each takes the damage of a bomb, or there is so much for both together.
ante_portas-option-wave_limit = Whether the Last Wave counts as won after 60 rounds. Usually it goes on until all attackers are beaten, or one gets away.
ante_portas-option-enemy_start = Whether units may enter the start field of the other team where nobody stands, or only to fight there.
ante_portas-option-fire_window = Whether soldiers are asked between the fire or the shots of a card and its next step, too.
ante_portas-option-answers = Whether each answer of the computer is a play of its own in the record of a match, so that it holds even if it would answer otherwise later.

## Names of the options and their values

ante_portas-name-mode = Mode
ante_portas-choice-mode-coop = cooperative
ante_portas-choice-mode-capture_flag = capture the flag
ante_portas-choice-mode-territory = territory control
ante_portas-name-scenario = Enemy
ante_portas-choice-scenario-raiders = raiders
ante_portas-choice-scenario-dragons = dragons
ante_portas-name-epochs = Epochs
ante_portas-choice-epochs-1 = one
ante_portas-choice-epochs-2 = two
ante_portas-name-last_wave_variant = Last Wave
ante_portas-choice-last_wave_variant-none = as usual
ante_portas-choice-last_wave_variant-all_dead = all dead
ante_portas-choice-last_wave_variant-crescendo = crescendo
ante_portas-name-double_strength = Double strength
ante_portas-choice-double_strength-0 = no
ante_portas-choice-double_strength-1 = one card
ante_portas-choice-double_strength-2 = two cards, three turns
ante_portas-name-manual_heartland = Lay out the heartland
ante_portas-choice-manual_heartland-off = no
ante_portas-choice-manual_heartland-on = yes
ante_portas-name-yearly_heartland = Heartland grows yearly
ante_portas-choice-yearly_heartland-off = no
ante_portas-choice-yearly_heartland-on = yes
ante_portas-name-flip_upgrade = Upgrade by flipping
ante_portas-choice-flip_upgrade-off = no
ante_portas-choice-flip_upgrade-on = yes
ante_portas-name-r222_wound = R222 wounds citizens
ante_portas-choice-r222_wound-off = no
ante_portas-choice-r222_wound-on = yes
ante_portas-name-reaction_mode = When soldiers are asked
ante_portas-choice-reaction_mode-always = always
ante_portas-choice-reaction_mode-combat_only = in combat only
ante_portas-choice-reaction_mode-auto = computer decides
ante_portas-name-start_player = Start player
ante_portas-choice-start_player-first = the first seat
ante_portas-choice-start_player-random = random
ante_portas-name-gift_cost = What gifts cost is paid by
ante_portas-choice-gift_cost-giver = the giver
ante_portas-choice-gift_cost-receiver = the receiver
ante_portas-name-snare = A trap cancels
ante_portas-choice-snare-card = an arrow of the same card
ante_portas-choice-snare-next_card = otherwise one of the next card
ante_portas-name-bomb_damage = Damage of a bomb
ante_portas-choice-bomb_damage-each_side = for each side
ante_portas-choice-bomb_damage-shared = for both together
ante_portas-name-wave_limit = Last round
ante_portas-choice-wave_limit-none = none
ante_portas-choice-wave_limit-60 = won after 60
ante_portas-name-enemy_start = Enemy start field
ante_portas-choice-enemy_start-combat = only to fight
ante_portas-choice-enemy_start-free = empty, too
ante_portas-name-fire_window = Ask after fire
ante_portas-choice-fire_window-off = no
ante_portas-choice-fire_window-on = yes
ante_portas-name-answers = Answers of the computer
ante_portas-choice-answers-inside = within the play before
ante_portas-choice-answers-played = plays of their own

## Drawing at a table with real cards

ante_portas-draw-place = Draw the next place of the heartland. Which one is it?
ante_portas-draw-cell = Which cell next to the small market stays free?
ante_portas-draw-command = Draw the next place of the command centre. Which one is it?
ante_portas-draw-card = Reveal the next movement card. Which one is it?
ante_portas-draw-market = Reveal the market card of the year. Which one is it?
ante_portas-draw-improvement = Draw the next improvement. Which one is it?
ante_portas-draw-start = Draw lots for who begins. Who is it?
ante_portas-draw-forest = Draw lots for the riverbank grove that becomes the forest. Which one is it?

## Errors

error-ante_portas-too-many = together play 1 to 3 players, not { $players } (AP-0.1)
error-ante_portas-duel-players = against each other play 2 or 4 players, not { $players } (AP-0.20)
error-ante_portas-coop-only = only in cooperative games (mode coop) (AP-22.1)
error-ante_portas-duel-only = only where teams play against each other (AP-22)
error-ante_portas-double-solo = for 2 or 3 players only (AP-R14)
error-ante_portas-double-three = with two cards and three turns for 3 players only (AP-R14)
error-ante_portas-yearly-two = needs two epochs (epochs 2) (AP-1.5)
error-ante_portas-limit-bots = bots alone need a last round (AP-20.9)

## What a hint says: how a play changes what a side has

ante_portas-feature-chance = { $way ->
    [more] a harder game
   *[less] an easier game
 }
ante_portas-feature-progress = { $way ->
    [more] less time left to hold out
   *[less] more time left to hold out
 }
ante_portas-feature-danger = { $way ->
    [more] more damage from attackers in sight
   *[less] less damage from attackers in sight
 }
ante_portas-feature-danger_wave = { $way ->
    [more] more damage in the Last Wave
   *[less] less damage in the Last Wave
 }
ante_portas-feature-attackers = { $way ->
    [more] more attackers on the field
   *[less] fewer attackers on the field
 }
ante_portas-feature-army = { $way ->
    [more] a stronger army
   *[less] a weaker army
 }
ante_portas-feature-wave_round = { $way ->
    [more] fewer rounds of the Last Wave left
   *[less] more rounds of the Last Wave left
 }
ante_portas-feature-field = { $way ->
    [more] a better battlefield
   *[less] a worse battlefield
 }
ante_portas-feature-territory = { $way ->
    [more] more territory
   *[less] less territory
 }
ante_portas-feature-front = { $way ->
    [more] further ahead towards the flag
   *[less] further back from the flag
 }
ante_portas-feature-mines = { $way ->
    [more] more mines
   *[less] fewer mines
 }
ante_portas-feature-buildings = { $way ->
    [more] more buildings
   *[less] fewer buildings
 }
ante_portas-feature-wounded = { $way ->
    [more] more wounded
   *[less] fewer wounded
 }
ante_portas-feature-goods = { $way ->
    [more] more goods
   *[less] fewer goods
 }
ante_portas-feature-workers = { $way ->
    [more] more workers at work
   *[less] fewer workers at work
 }
ante_portas-feature-homes = { $way ->
    [more] more homes
   *[less] fewer homes
 }
ante_portas-feature-danger_turns = { $way ->
    [more] more time to face attackers in sight
   *[less] less time to face attackers in sight
 }
ante_portas-feature-farmers = { $way ->
    [more] more farmers as soldiers
   *[less] fewer farmers as soldiers
 }
ante_portas-feature-citizens = { $way ->
    [more] more citizens as soldiers
   *[less] fewer citizens as soldiers
 }
ante_portas-feature-arrived = { $way ->
    [more] no more attackers to come
   *[less] more attackers still to come
 }
ante_portas-feature-traps = { $way ->
    [more] more traps
   *[less] fewer traps
 }
ante_portas-feature-food = { $way ->
    [more] more food
   *[less] less food
 }
ante_portas-feature-clay = { $way ->
    [more] more clay
   *[less] less clay
 }
ante_portas-feature-tools = { $way ->
    [more] more tools
   *[less] fewer tools
 }
ante_portas-feature-wounded_citizens = { $way ->
    [more] more wounded citizens
   *[less] fewer wounded citizens
 }
ante_portas-feature-idle = { $way ->
    [more] more farmers at home
   *[less] fewer farmers at home
 }
ante_portas-feature-idle_citizens = { $way ->
    [more] more citizens at home
   *[less] fewer citizens at home
 }
