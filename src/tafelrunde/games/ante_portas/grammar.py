"""What there is in Ante Portas, said once: words, numbers, fields, questions, actions, events and reasons."""

from __future__ import annotations

from tafelrunde.games.ante_portas.options import MODES, OPTIONS, REACTIONS, SCENARIOS, VARIANTS, WAVE_LIMIT
from tafelrunde.games.ante_portas.printed import (
    BUILDINGS,
    COMMAND,
    CONVERSIONS,
    GOODS,
    HEARTLAND,
    IMPROVEMENTS,
    MARKETS,
    MINES_OF_A_KIND,
    PAIRS,
    PLACE_GIVES,
    PLACE_REFINES,
    PLACES,
    RECIPES,
    SALES,
    SPECIALS,
    TILES,
    made_at,
    price,
)
from tafelrunde.games.ante_portas.taste import TASTE
from tafelrunde.kernel.grammar import FLAG, REST, Grammar, Over, part

GRAMMAR = g = Grammar("ante_portas", "AP")
g.options = OPTIONS
g.tastes = TASTE

# Words

SEAT_NAME = g.words("Seat", "acorn birch clover dune", constants=False)
TEAM_NAME = g.words("Team", "a b", constants=False)
g.words("Mode", MODES)
g.words("Scenario", SCENARIOS, constants=False)
g.words("Variant", VARIANTS)
GOOD_NAME = g.words("Good", GOODS)
COLONIST_NAME = g.words("Colonist", "farmer citizen")
g.words("Kind", "farmer tired_farmer citizen tired_citizen")  # soldiers on a hex: `colonist * 2`, and one more for an exhausted one
BUILDING_NAME = g.words("Building", [row.name for row in BUILDINGS])
TILE_NAME = g.words("Tile", [row.name for row in TILES])
PAIR = g.words("Pair", PAIRS)
PLACE_NAME = g.words("Place", PLACES)
RECIPE_NAME = g.words(
    "Recipe",
    ["loam=loam_bricks" if name == "loam_bricks" else "sell_food=food" if name == "food" else name for name in RECIPES],
    beyond="sell",
)
MARKET = g.words("Market", [name for name, *_ in MARKETS], constants=False)
IMPROVEMENT_NAME = g.words("Improvement", [f"i{row.number}" for row in IMPROVEMENTS], constants=False)
EFFECT = g.words("Effect", "gain draft lay refine build field_hospital march anvil handsaw permanent homes mercenary")
ABILITY = g.words(
    "Ability",
    "unite shoot enlarge form destroy_trap rush weaker stronger shrink_in_trap wound_citizens falls_to_citizen split fire_standing fly_on"
    " fly_around weaker_first destroy_building",
    constants=False,
)
g.words("Over", "farmer citizen mine building")  # what dragons fly on over
WINDOW = g.words("Window", "turn card step combat mine end")  # AP-17.9
REACTION = g.words("Reaction", REACTIONS)  # AP-17.12
g.words("Season", "summer winter")
g.words("Phase", "setup arrival turns combat year_end wave_arrival wave_combat wave_turn")
g.words("Reason", "none held overrun breakthrough rows sight resign")
UNIT_NAME = g.words("Unit", "farmer citizen engine crewed rider crewed_tired=crewed_exhausted")  # of a batch: AP-22.8 for who rides along
TURN_NAME = g.words("Turn", "clockwise anticlockwise twice_clockwise twice_anticlockwise", constants=False)
FIGURE_NAME = g.words("Figure", "base elite farmer citizen", constants=False)
g.words("Settled", "open lost spared")  # the mine on a hex that takes damage
g.words("Stage", "before market at after")  # how far a turn is: on a market a steward may move on

# Numbers

g.number("EMPTY", -1)
HEXES = g.number("HEXES", 29, "numbered from 1; 0 is no hex")
g.number("KINDS", 4, "of soldiers on a hex: see `Kind`")
g.number("SPOTS", 23, "of a community: 20 building spots and 3 storage spots")
g.number("STORAGE_SPOT", 20, "the first of the three")
BASE_UNITS = g.number("BASE_UNITS", 23)
ELITE_UNITS = g.number("ELITE_UNITS", 12)
g.number("WAVE_LIMIT", WAVE_LIMIT, "rounds of the Last Wave, if it ends at all (AP-20.9)")
g.number("GOODS", len(GOODS))
g.number("STORABLE", GOODS.index("tools"))
g.row("COLONIST_STRENGTH", [1, 3])
g.number("PART", 7, "numbers of a part of a moving troop: hex, base, elite, snared base, snared elite, flying, done with this arrow")
g.row("TURN_BY", [1, 5, 2, 4])
g.number("ANY_NUMBER", 99, "how often something may be done: as often as one likes")
g.number("FLUNG_AT_ONCE", 3, "figures by one action of a trap, at most (AP-16.4)")
g.number("TICKETS", 3)
g.number("TICKET_PRICE", 2, "clay")
SITES = g.number("SITES", 207, "heartland, its three markets, command centre")

g.number("BUILDINGS", len(BUILDINGS))
g.row("FARMER_HOMES", [row.farmer_homes for row in BUILDINGS])
g.row("CITIZEN_HOMES", [row.citizen_homes for row in BUILDINGS])
g.row("FARMER_WORKERS", [row.farmers for row in BUILDINGS])
g.row("CITIZEN_WORKERS", [row.citizens for row in BUILDINGS])
g.row("STORES", [row.stores for row in BUILDINGS])
g.row("YIELD_GOOD", [GOODS.index(row.gives.split()[1]) if row.gives else -1 for row in BUILDINGS])
g.row("YIELD", [max(price(row.gives)) for row in BUILDINGS])
g.row("MOST_BUILT", [row.most for row in BUILDINGS])
g.row("REMODELS", [BUILDING_NAME.index(row.remodels) for row in BUILDINGS])
g.row("SUPPLY_TWO", [row.supply for row in BUILDINGS])

g.number("TILES", len(TILES))
g.row("TILE_STRENGTH", [row.strength for row in TILES])
g.row("TILE_RANGE", [row.reach for row in TILES])
g.row("TILE_ARROWS", [row.arrows for row in TILES])
g.row("TILE_DAMAGE", [row.damage for row in TILES])
g.row("TILE_LIMIT", [row.limit for row in TILES])
g.row("TILE_CREW", [COLONIST_NAME.index(row.crew) for row in TILES])
g.row("TILE_PAIR", [PAIR.index(row.pair) for row in TILES])
g.row("PAIR_SUPPLY", list(PAIRS.values()))
g.number("MINE_SUPPLY", MINES_OF_A_KIND)

g.number("PLACES", len(PLACES))
g.table("HEARTLAND_SETS", [[PLACE_NAME.index(name) for name in names.split()] for names in HEARTLAND])
g.table("COMMAND_SETS", [[PLACE_NAME.index(name) for name in names.split()] for names in COMMAND])
g.table("GAINS", [price(PLACE_GIVES.get(name, "")) for name in PLACES], "[place]: goods")
g.row("BUILDS", [made_at(name, BUILDING_NAME.names) for name in PLACES], "[place]: building, 0 for none")
g.row("LAYS", [made_at(name, TILE_NAME.names) for name in PLACES], "[place]: tile, 0 for none")
g.row("REFINES", [RECIPE_NAME.index(PLACE_REFINES[name]) if name in PLACE_REFINES else -1 for name in PLACES], "[place]: recipe")

g.table("RECIPE_IN", [given for given, _ in CONVERSIONS])
g.table("RECIPE_OUT", [got for _, got in CONVERSIONS])
g.number("MARKETS_AN_EPOCH", 7)
g.number("LAST_MARKET", MARKET.index("lw1"), "lw2 follows")
g.table("SALES", [sorted(len(RECIPES) + SALES.index(pair) for pair in pairs) for _, pairs, _, _ in MARKETS], "[market card]: recipes")
g.row("BUNDLE_COUNT", [len(bundles) for _, _, bundles, _ in MARKETS])
g.table("BUNDLES", [price(bundle) for _, _, bundles, _ in MARKETS for bundle in (*bundles, "")[:2]], "[market card * 2 + number]: goods")
FIRST_SPECIAL = 20
g.names("Special", **{name: FIRST_SPECIAL + number for number, name in enumerate(SPECIALS)})
g.row(
    "MARKET_SPECIAL",
    [FIRST_SPECIAL + SPECIALS.index(name) if name in SPECIALS else BUILDING_NAME.index(name) for *_, name in MARKETS],
    "[market card]: see `Special`; below that a building",
)

CARDS = g.number("CARDS", len(IMPROVEMENTS))
g.number("IMPROVEMENTS_AN_EPOCH", 35)
g.row("CARD_EFFECT", [EFFECT.index(row.effect) for row in IMPROVEMENTS])
ABOUT = {"lay": TILE_NAME, "build": BUILDING_NAME, "homes": COLONIST_NAME}  # otherwise a recipe
g.row("CARD_SUBJECT", [ABOUT.get(row.effect, RECIPE_NAME).index(row.subject) if row.subject else 0 for row in IMPROVEMENTS])
g.row("CARD_TIMES", [row.times for row in IMPROVEMENTS])
g.table("CARD_GOODS", [price(row.goods) for row in IMPROVEMENTS], "gained at once, by production, or paid for each")


def card(number: int) -> int:
    return IMPROVEMENT_NAME.index(f"i{number}")


g.names(
    "Card",
    axe=card(123), spade=card(124), storehouse=card(132), training=card(133), deed=card(134), signal_horns=card(135), veterans=card(202),
    panel_saw=card(214), kiln=card(215), iron_pickaxe=card(216), slaughtering=card(221), field_kitchen=card(226),
    wood_warehouse=card(227), clay_warehouse=card(228), ore_warehouse=card(229), food_warehouse=card(230), dolly=card(231),
    war_council=card(232), pension=card(233), ticket=card(235),
)  # fmt: skip
# Where an improvement is: `hand` and `owned` have a seat added. In `out` it is not in the game yet or no more; `aside` it was in the deck
# of Epoch I when that was put away, so nobody knows that it is there.
g.names("At", out=0, deck=1, discard=2, hand=3, owned=8, aside=12)

# Costs have numbers: of buildings, tiles, improvements, and of one more of what an improvement builds.
PRICES = [
    [row.cost for row in BUILDINGS],
    [row.cost for row in TILES],
    [row.cost for row in IMPROVEMENTS],
    [row.goods if row.effect == "build" else "" for row in IMPROVEMENTS],
    [""],
    ["1 tools 1 wood"],
]
COSTS = g.table("COSTS", [price(text) for texts in PRICES for text in texts])
for at, name in enumerate(("COST_BUILDING", "COST_TILE", "COST_CARD", "COST_EACH", "COST_NOTHING", "COST_DEED")):
    g.number(name, sum(len(texts) for texts in PRICES[:at]))

# Abilities of movement cards (AP-18), and where damage comes from, as bits

g.names("Ability", **{name.removesuffix("_in_trap").removesuffix("_to_citizen"): 2**bit for bit, name in enumerate(ABILITY)})
# From the air: tread mines are left alone. From flying elites alone: farmers, trenches and bunkers have no part in it. Carried: what is not
# taken counts for the attackers (AP-18.8). Replaceable: mines may be put back (AP-16.3). No mine: mines have gone already.
g.names("Source", flying=1, elites=2, carry=4, replaceable=8, no_mine=16)

# Actions: a block of numbers each

SITE = part(SITES)
HEX = part(HEXES)
COLONIST = part(len(COLONIST_NAME))
BUILDING = part(len(BUILDING_NAME))
TILE = part(len(TILE_NAME))
RECIPE = part(len(CONVERSIONS))
GOOD = part(len(GOODS))
SEAT = part(len(SEAT_NAME))
IMPROVEMENT = part(CARDS)
UNIT = part(len(UNIT_NAME))
TROOP = part(16)
FIGURE = part(len(FIGURE_NAME))
SOLDIERS = 32  # of one kind that can be lost at once, the number itself not included

g.action_blocks(low=20)
g.action("cell", site=SITE)  # where a place goes
g.action("go", site=SITE)
g.action("ticket", site=SITE)
g.action("on", site=SITE)  # from a market to a place next to it
g.action("stay")  # on a market, where a fee is due
g.action("act", second=FLAG)  # the action of the place, or its other one
g.action("bundle", number=part(4))  # of the market card
g.action("special", council=FLAG)  # of the market card or the War Council
g.action("refine", recipe=RECIPE)
g.action("build", house=BUILDING, razed=BUILDING)
g.action("lay", tile=TILE, goal=HEX)
g.action("flip", tile=TILE, goal=HEX)
g.action("draft", colonist=COLONIST)
g.action("dismiss", hex=HEX, colonist=COLONIST)
g.action("heal", owner=SEAT, colonist=COLONIST)  # the owner of the home
g.action("raise", hex=HEX, colonist=COLONIST)
g.action("goal", goal=HEX)  # 0 over the enemy edge
g.action("add", hex=HEX, unit=UNIT)
g.action("commit")
g.action("rotate", hex=HEX, turn=part(len(TURN_NAME)))
g.action("play", improvement=IMPROVEMENT)
g.action("keep", taker=SEAT)  # who gets the improvement
g.action("employ", work=BUILDING, colonist=COLONIST)
g.action("store", good=GOOD)
g.action("give", other=SEAT, good=GOOD)
g.action("ask", other=SEAT, good=GOOD)
g.action("answer", yes=FLAG)
g.action("shoot", hex=HEX, troop=TROOP)
g.action("shooter", hex=HEX)
g.action("fire")
g.action("recoil", post=HEX, goal=HEX)  # of a building, at a trap
g.action("back", trap=HEX, to=HEX, figure=FIGURE)
g.action("ignite", post=HEX, goal=HEX)  # a bomb; no building for the Combat Engineer
g.action("replace", watch=HEX, where=HEX, payer=SEAT)
g.action("mine", spare=FLAG)  # first, or spare it
g.action("lose", farmers=part(SOLDIERS), citizens=part(SOLDIERS, bits=6))
g.action("fell", base=part(BASE_UNITS + 1), elite=part(ELITE_UNITS + 1, bits=6))
g.action("snare", farmers=part(16), citizens=part(4))
g.action("home", work=BUILDING, colonist=COLONIST)
g.action("feed")
HUNGRY = g.action("hungry", hex=HEX, pad=3)
g.action("hungry_at_work", at=HUNGRY.base + 256, owner=SEAT, building=BUILDING)
g.action("boost", building=BUILDING)
g.action("convert", recipe=RECIPE)
g.action("steward", chosen=SEAT)
g.action("pay", good=GOOD)
g.action("drop", good=GOOD)
g.action("discard", improvement=IMPROVEMENT)
g.action("done")
STANDING = g.action("standing", mode=part(len(REACTION)))  # how a seat wants to be asked: so, or a window on or off, or a hex
g.action("standing_window", at=STANDING.base + 16, window=part(len(WINDOW)))
g.action("standing_hex", at=STANDING.base + 64, hex=HEX)

# Questions (section 7 of the rules), with what they have to remember; what a seat is asked begins with the seat

TEAM = part(len(TEAM_NAME))
TIMES = part(128)
DAMAGE = part(256)
SPOT = part(128)  # of all communities

g.ask_width(6)
g.packed("asked", seat=SEAT)
g.question("site", seat=SEAT, place=REST)  # the drawn place, 0 before
g.question("half_year", stage=REST)  # nothing to decide
g.question("arrivals", cards=REST)  # nothing to decide: cards to come
g.question("centre", place=REST)  # the drawn place, 0 before
g.question("next_turn", begun=REST)  # nothing to decide: turns begun, counted over all players
g.question("turn", stage=REST)  # see `Stage`
g.question("fee", seat=REST)  # who pays
g.question("drop", seat=REST)
g.question("discard", seat=REST)
g.question("refine", seat=SEAT, recipe=part(64), times=TIMES, handsaw=REST)  # and whether the Handsaw's other recipe goes as well
g.question("build", seat=SEAT, what=BUILDING, times=TIMES, cost=part(256), builder=FLAG, built=FLAG, payer=REST)  # payer: seat ^ who pays
g.question("lay", seat=SEAT, kind=TILE, times=TIMES, cost=REST)
g.question("draft", seat=SEAT, payer=REST)  # payer: seat ^ who pays
g.question("dismiss", seat=REST)
g.question("march", seat=SEAT, steps=part(4), limit=part(256), bonus=part(16))
g.question("batch", seat=SEAT, steps=part(4), limit=part(256), bonus=part(16), goal=REST)
g.question("rotate", seat=SEAT, steps=REST)
g.question("heal", seat=SEAT, free=part(8), hospital=REST)  # farmers free of charge; the Field Hospital's one farmer
g.question("raise", seat=SEAT, free=REST)  # farmers free of charge
g.question("recoil", seat=SEAT, trap=HEX, left=REST)  # one trap or any; how many may still go
g.question("ignite", seat=REST)
g.question("blast")  # nothing to decide: a chain of explosions
g.question("window", kind=part(8), hex=HEX, team=TEAM, passed=REST)  # in a duel the team asked, and how many have passed in a row
g.question("volley", seat=SEAT, troop=TROOP, hex=REST)
g.question("suffer", team=TEAM, hex=HEX, source=part(32), settled=part(4), damage=REST)  # settled: the mine took its part, or is spared
g.question("fell", hex=HEX, troop=TROOP, damage=DAMAGE, to_elites=REST)  # the part of the damage that elites take
g.question("combat", hex=HEX, troop=TROOP, stage=FLAG, bonus=part(8), mover=part(4), outer=REST)  # nothing to decide; mover: team + 1
g.question("fought", hex=HEX, troop=TROOP, unused=part(64), outer=REST)  # nothing to decide; outer: see `fray`
g.question("phase", stage=REST)  # nothing to decide
g.question("card", stage=REST)  # nothing to decide
g.question("arrow")  # nothing to decide
g.question("enter", hex=HEX, part=REST)  # nothing to decide
g.question("snare", hex=HEX, came_farmers=part(32), came_citizens=part(32), team=REST)  # in coop the part of the troop instead of a hex
g.question("play", seat=REST)
g.question("gift", seat=SEAT, improvement=REST)
g.question("answer", seat=SEAT, good=GOOD, asked=REST)
g.question("year_end", done=SEAT, stage=REST)  # nothing to decide: how many players are done with a stage
g.question("send_home", seat=REST)
g.question("exchange", seat=REST)
g.question("feed", seat=REST)
g.question("hungry", team=REST)
g.question("employ", seat=REST)
g.question("factory", seat=SEAT, spot=SPOT, boosted=REST)  # 1 + the spot boosted already
g.question("convert", seat=SEAT, recipe=REST)
g.question("steward", chosen=REST)
g.question("wave", stage=REST)  # nothing to decide
g.question("fire", hex=HEX, damage=part(16), burning=FLAG, exploded=REST)  # nothing to decide: shots or fire; the bomb there has exploded
g.question("sell", seat=REST)
g.question("draw", seat=SEAT, stage=REST)  # nothing to decide: the library, the institute, its end

g.what_width(3)
g.draw("place")  # the next place of the heartland
g.draw("cell")  # the free cell of the command centre
g.draw("command")  # the next place of the command centre
g.draw("card")  # the next movement card
g.draw("market")
g.draw("improvement")
g.draw("start")
g.draw("forest")  # which riverbank grove grows

# What else is packed

g.packed("staff", farmers=part(4), citizens=REST)  # workers of a building
g.packed("fee", first=part(16), goods=REST)  # tools or food, then building goods
g.packed("hunger", first=part(2**16), second=REST)  # citizens of each team
g.packed("crossing", facing=part(8), tile=part(8), hex=REST)
g.packed("lost_mine", team=TEAM, tile=TILE, hex=REST)
g.packed("landing", figure=FIGURE, hex=REST)
g.packed("member", unit=UNIT, hex=REST)
g.packed("losses", strong=part(64), weak=REST)  # elites and base units, or citizens and farmers
g.packed("blow", damage=part(4), hex=REST)
g.packed("fray", hex=HEX, low=DAMAGE, high=DAMAGE, bonus=part(8), mover=REST)  # a combat that another one interrupts
g.packed("sign", direction=part(8), burning=REST)  # an arrow of a movement card
g.packed("group", elite=part(64), base=part(64), hex=REST)

# Events

TOTALS = (
    "attack defence base elite card carried farmers citizens tile trap shots bonus useless"
    " mover_farmers mover_citizens mover_tile mover_shots mover_bonus"
)  # what the totals of a combat add up from: attackers, who holds the hex, and who moved in a duel (AP-13.2, AP-13.3, AP-22.10)
g.event("first", "8.2", "seat")
g.event("place", "0.6", "place site")
g.event("year", "1.1", "epoch:number year:number")
g.event("season", "1.1", "season")
g.event("market", "1.2", "market")
g.event("arrival_card", "10.1", "card")
g.event("arrived", "10.1", "hex base:number elite:number")
g.event("turn", "1.4", "seat left:number")
g.event("passed", "4.6", "seat")
g.event("steward", "4.3", "seat site place")
g.event("acted", "4.1", "seat place second:switch")
g.event("gained", "5.1", "seat good count:number")
g.event("paid", "2.4", "seat good count:number")
g.event("gave", "9.2", "seat other:seat good")
g.event("asked", "9.4", "seat other:seat good")
g.event("refused", "9.4", "seat other:seat good")
g.event("stored", "2.6", "seat good count:number")
g.event("dropped", "2.2", "seat good")
g.event("moved_in", "3.1", "seat colonist count:number")
g.event("moved_out", "3.4", "seat colonist")
g.event("employed", "3.6", "seat colonist building")
g.event("released", "3.7", "seat colonist building")
g.event("built", "5.4", "seat building razed:building")
g.event("produced", "8.6", "seat building good count:number")
g.event("boosted", "8.9", "seat building")
g.event("drew", "5.6", "seat improvement")
g.event("discarded", "5.6", "seat improvement")
g.event("played", "7.1", "seat improvement")
g.event("gift", "7.2", "seat other:seat improvement")
g.event("claimed", "5.7", "seat")
g.event("drafted", "15.2", "seat colonist")
g.event("dismissed", "15.4", "seat hex colonist")
g.event("went", "15.5", "team unit from:hex to:hex")
g.event("rotated", "15.9", "hex tile turn")
g.event("healed", "15.13", "seat colonist")
g.event("raised", "15.14", "seat hex colonist")
g.event("raised_all", "11.12", "team count:number")
g.event("laid", "15.16", "seat tile hex")
g.event("replaced", "17.6", "seat hex tile tools:number")
g.event("tile_lost", "13.11", "hex tile")
g.event("fired", "17.4", "team hex damage:number")
g.event("flung", "16.4", "from:hex to:hex figure")
g.event("ignited", "16.7", "team hex")
g.event("exploded", "16.8", "hex")
g.event("combat_phase", "11.1")
g.event("card", "11.1", "hex base:number elite:number card")
g.event("reshuffled", "10.6")
g.event("enlarged", "18.3", "hex base:number elite:number")
g.event("formed", "18.2", "hex base:number elite:number")
g.event("shot_at", "18.8", "hex damage:number")
g.event("burnt", "19.5", "hex damage:number")
g.event("marched", "11.4", "from:hex to:hex base:number elite:number")
g.event("held", "12.2", "hex count:number")
g.event("snared", "12.1", "hex base:number elite:number")
g.event("snared_soldiers", "22.12", "hex farmers:number citizens:number")
g.event("fell_to_citizen", "18.11", "hex")
g.event("combat", "11.10", "hex")
g.event("totals", "13.3", " ".join(["hex", *(f"{name}:number" for name in TOTALS.split())]))
g.event("felled", "13.7", "hex base:number elite:number")
g.event("wounded", "13.7", "team hex colonist count:number")
g.event("absorbed", "13.10", "hex count:number")
g.event("spared", "13.9", "hex")
g.event("escaped", "11.7", "hex")
g.event("fed", "8.4", "seat")
g.event("hungry_soldier", "8.5", "team hex")
g.event("last_wave", "20.1")
g.event("round", "20.3", "round:number")
g.event("no_more", "20.8")
g.event("resigned", "21.1", "seat")
g.event("ended", "21.2", "reason winner")
g.event("standing", "17.12", "seat")
g.event("stopped", "4.7", "seat")
g.event("aimed", "17.11", "seat hex")
g.event("shooter", "17.11", "seat hex")
g.event("gathering", "15.8", "seat hex")
g.event("joined", "15.8", "unit from:hex")
g.event("kept", "7.2", "seat improvement")

# Reasons: why something is not possible, and what their texts name; `no_effect` has a text for each effect

g.reason("missing", fields="good need have")
g.reason("no_soldier", fields="hex colonist")
g.reason("other_board", "0.7", "site start")
g.reason("building_supply", "0.24", "building")
g.reasons_of("2.1", "store_full drop_no_help", "good")
g.reason("drop_none", "2.2", "good")
g.reason("limit", "2.4", "need left limit")
g.reason("boost_full", "2.5", "building")
g.reason("store_nothing", "2.6", "good")
g.reason("no_space_needed", "2.7", "good")
g.reason("remodel_workers", "3.4")
g.reason("remodel_none", "3.5", "building old")
g.reasons_of("3.6", "employ_never employ_other employ_full employ_nobody", "colonist building")
g.reasons_of("3.9", "raze_remodel raze_home raze_missing", "building")
g.reasons_of("3.9", "raze_needless spots_full")
g.reason("act_other", "4.1", "place act")
g.reasons_of("4.3", "no_place same_place", "site")
g.reason("not_adjacent", "4.3", "site start")
g.reasons_of("4.4", "on_market on_origin", "site")
g.reason("building_most", "5.4", "building count")
g.reason("no_council", "6.1")
g.reason("not_in_hand", "7.1", "improvement")
g.reasons_of("7.3", "no_effect keep_no_effect", "improvement")
g.reason("gift_no_effect", "7.3", "seat improvement")
g.reasons_of("8.9", "boost_kind boost_idle boost_twice", "building")
g.reason("boost_worker", "8.9", "building colonist")
g.reason("give_self", "9.2")
g.reason("give_apart", "9.2", "seat")
g.reason("give_none", "9.2", "good")
g.reason("give_full", "9.3", "seat good")
g.reason("replace_team", "9.7", "seat")
g.reasons_of("14.5", "unseen enemies_there", "hex")
g.reason("tile_there", "14.5", "hex tile")
g.reason("lay_nowhere", "14.5", "tile")
g.reason("flip_off", "14.6")
g.reason("flip_never", "14.6", "tile")
g.reason("flip_nothing", "14.6", "hex tile")
g.reason("supply_tiles", "14.9", "tile")
g.reason("draft_none", "15.2", "colonist")
g.reason("draft_nobody", "15.2")
g.reason("no_home", "15.4", "colonist")
g.reason("dismiss_nobody", "15.4")
g.reason("march_none", "15.5")
g.reason("moved_already", "15.5", "hex colonist")
g.reason("engine_none", "15.5", "hex")
g.reason("engine_moved", "15.5", "hex tile")
g.reasons_of("15.6", "engine_two engine_tile engine_stuck rider_added rider_on rider_tile", "hex")
g.reason("rider_none", "15.6")
g.reason("all_added", "15.8", "hex colonist")
g.reason("engine_added", "15.8", "hex tile")
g.reasons_of("15.9", "rotate_nothing rotate_once", "hex")
g.reason("rotate_kind", "15.9", "hex tile")
g.reason("rotate_none", "15.9")
g.reasons_of("15.13", "heal_farmers hospital_empty")
g.reason("no_patient", "15.13", "colonist")
g.reason("not_exhausted", "15.14", "hex colonist")
g.reason("raise_nobody", "15.14")
g.reason("no_home_there", "15.15", "colonist seat")
g.reason("no_home_any", "15.15", "colonist")
g.reason("ignite_none", "15.18")
g.reason("replace_none", "16.3", "hex")
g.reasons_of("16.4", "no_trap trap_empty trap_edge", "hex")
g.reason("back_none", "16.4", "hex figure")
g.reason("back_goal", "16.4", "hex goal")
g.reason("recoil_none", "16.4")
g.reason("no_bomb", "16.7", "hex")
g.reason("unmanned", "17.1", "hex tile colonist")
g.reason("exhausted_most", "17.2", "hex tile colonist count")
g.reason("exhausted_there", "17.3", "hex colonist")
g.reason("exhausted_all", "17.3", "hex tile colonist")
g.reasons_of("17.4", "shooter_none shoot_range no_troop", "hex")
g.reason("shooter_range", "17.4", "hex goal")
g.reason("replace_taken", "17.6", "hex")
g.reason("replace_tools", "17.6", "seat need have")
g.reason("watch_none", "17.7", "hex")
g.reason("not_in_view", "17.7", "hex goal")
g.reasons_of("17.10", "shoot_nobody bomb_nobody", "hex")
g.reason("shoot_weak", "17.10", "hex damage")
g.reason("trap_flying", "19.2", "hex")
g.reason("wave_centre", "20.1", "site")
g.reasons_of("22.4", "fee_first fee_goods", "count")
g.reason("fee_none", "22.4", "good")
g.reason("fee", "22.4", "site count")
g.reason("ticket_fee", "22.4", "site")
g.reason("give_team", "22.5", "seat")
g.reason("gift_team", "22.5", "seat improvement")
g.reason("crewed_coop", "22.8")
g.reason("crewed_tile", "22.8", "hex")
g.reason("crewed_nobody", "22.8", "hex unit colonist")
g.reason("crowd", "22.9", "hex count")
g.reason("snared", "22.12", "hex colonist")
g.reason("start_empty", "22.14", "hex")
g.reason("tile_enemy", "22.15", "hex tile")
g.reason("edge_enough", "22.17")
g.reason("gift_unpaid", "R20", "seat improvement")
g.reason("no_ticket", "R26")
g.reason("storage_full", "R29")
g.reason("heal_team", "R30", "seat")
g.reason("crowd_there", "22.9", "hex count", key="crowd")
g.reason("second_rider", "R38", "hex", key="rider_on")

# Fields

PLAYER = Over("rules.players")
BOARD = Over("HEXES")
TEAM_BOARD = Over("rules.teams * HEXES")

g.imports = """
from mypy_extensions import i64

from tafelrunde.games.ante_portas.engine._grammar import CARDS, EMPTY, GOODS, HEXES, KINDS, SPOTS
from tafelrunde.games.ante_portas.engine.board import HEARTLAND, M1, WIDTH
from tafelrunde.games.ante_portas.engine.cards import CARDS_A_DECK
from tafelrunde.games.ante_portas.engine.rules import Rules
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.contract import NOBODY, State
from tafelrunde.kernel.rows import filled, ints, row_of
from tafelrunde.kernel.vectors import vec
"""
g.shared = [("rules", "Rules", "rules")]

g.zone("heart", Over("HEARTLAND"), about="[cell of the heartland]: place")
g.zone("centre", Over("WIDTH * WIDTH"), about="[cell of the command centre]: place")
g.heap("stack", about="command places still to come, in no order")
g.heap("rest", about="heartland places still to come")
g.zone("deck", Over("CARDS_A_DECK"), about="[card of the movement deck in use]: 1 while it is in the pile")
g.zone("improvement", Over("CARDS"), about="[improvement]: see `At`")
g.zone("steward", PLAYER, "M1", about="[seat]: site")
g.zone("stock", PLAYER * "GOODS", about="[seat * GOODS + good]")
g.zone("spot", PLAYER * "SPOTS", about="[seat * SPOTS + i]: building")
g.zone("crew", PLAYER * "SPOTS", about="[seat * SPOTS + i]: workers, see `staff`")
g.zone("buffer", PLAYER * "SPOTS", about="[seat * SPOTS + i]: goods that wait in a building")
g.zone("idle", PLAYER * 2, about="[seat * 2 + colonist]: unemployed")
g.zone("spent", PLAYER, about="[seat]: storable goods spent in this turn")
g.zone("tickets", PLAYER, about="[seat]: uses left of the Ticket")
g.zone("base", BOARD, about="[hex]: attackers that do not move at the moment")
g.zone("elite", BOARD, about="[hex]")
g.zone("snared_base", BOARD, about="[hex]: of these, how many a trap holds")
g.zone("snared_elite", BOARD, about="[hex]")
g.zone("soldiers", TEAM_BOARD * "KINDS", about="[(team * HEXES + hex) * KINDS + kind]")
g.zone("snared", TEAM_BOARD * 2, about="[(team * HEXES + hex) * 2 + colonist]: held by an enemy trap")
g.zone("tile", BOARD, about="[hex]")
g.zone("owner", BOARD, about="[hex]: team of the tile")
g.zone("facing", BOARD, about="[hex]: where its middle arrow points")
g.zone("patients", Over("rules.teams") * 2, about="[team * 2 + colonist]: in the hospital")
g.zone("gone", Over("2"), about="base and elite attackers that left the game (variant all_dead)")
g.heap("parts", about="of the troop that moves, PART numbers each")
g.zone("carried", BOARD, about="[hex]: damage that was not taken there while this card lasts")
g.heap("lost_mines", about="mines that may be replaced now, see `lost_mine`")
g.heap("bombs", about="bombs about to explode, in order")
g.zone("walked", BOARD * 2, about="[hex * 2 + colonist]: soldiers that have moved in this action")
g.zone("half", BOARD * 2, about="[hex * 2 + colonist]: of these, with a step left")
g.zone("unmoved", BOARD * 2, about="[hex * 2 + colonist]: of these, who has not moved but lost a step in a trap")
g.heap("landed", about="figures flung back by this action, see `landing`")
g.zone("wheels", BOARD, about="[hex]: steps left of a mobile building")
g.heap("batch", about="units of the batch, see `member`")
g.heap("volley", about="hexes of the shooters")
g.zone("reaction", PLAYER, "rules.reaction", about="[seat]: see `Reaction`")
g.zone("muted", PLAYER, about="[seat]: bit set of windows it does not want")
g.zone("muted_hexes", PLAYER, about="[seat]: bit set of hexes where it does not want the window before a combat")
g.zone("dues", PLAYER, about="[seat]: what is still owed to it as fees, see `fee`")
g.count("epoch", 1)
g.count("year", 1)
g.count("season")
g.count("phase")
g.count("first", about="start player, also the speaker")
g.count("claimant", "EMPTY", about="seat that becomes start player at the end of the year, or EMPTY")
g.count("active", "EMPTY", about="seat whose turn it is, or EMPTY")
g.count("turns_left", about="of the active seat in this half-year")
g.count("market", "EMPTY", about="market card in force, or EMPTY")
g.count("markets_left", about="bit set of the market cards still to come")
g.count("origin", "EMPTY", about="site where the active steward stood before this turn")
g.count("wave", about="round of the Last Wave, 0 before it")
g.count("arrived", about="whether no more attackers will come in the Last Wave")
g.count("pointer", about="hex that is being visited in a combat phase")
g.count("card", "EMPTY", about="movement card being carried out, or EMPTY")
g.count("arrow", about="arrow of it that is being carried out")
g.count("rush", about="steps of a rush")
g.count("shots_low", about="damage of trenches and bunkers in the combat that is going on")
g.count("shots_high", about="of catapults and howitzers")
g.count("bonus", about="of the move action that is going on")
g.count("fight", about="hex of the combat that is going on, or 0")
g.count("combat_mover", "EMPTY", about="team that entered that hex, EMPTY for attackers")
g.count("rider", about="mobile building that passes over a tile, see `crossing`, or 0")
g.count("marched", about="units moved by this action")
g.count("turned", about="bit set of hexes whose building was rotated by this action")
g.count("unfed", about="citizens that got no food, see `hunger`")
g.count("defeated", about="attackers defeated so far")
g.count("winner", "EMPTY", about="team that won, EMPTY for none")
g.count("reason")
g.count("resigned", "EMPTY")
