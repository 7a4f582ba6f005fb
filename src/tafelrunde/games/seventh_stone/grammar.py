"""What there is in Seventh Stone, said once: words, numbers, fields, questions, actions, events and reasons."""

from __future__ import annotations

from tafelrunde.games.seventh_stone.options import OPTIONS
from tafelrunde.kernel.grammar import FLAG, REST, Grammar, Over, part

GRAMMAR = g = Grammar("seventh_stone", "SS")
g.options = OPTIONS

# Words

g.words("Seat", "boar crane lynx ram", constants=False)
PEOPLE = g.words("People", "dwarf human elf orc", constants=False)  # cosmetic (SS-4.2)
UNIT = g.words("Unit", "melee ranged cavalry")  # types of units and armies
BUILDING = g.words("Building", "none barracks manufactory wall")  # on a building slot of a field
SLOT = g.words("Slot", "store building melee ranged cavalry mercenary equipment movement tournament")  # on a player's sheet
GOOD = g.words("Good", "building melee ranged cavalry mercenary")
g.words(  # faces of the event die
    "Event",
    "none volcano=volcanic_eruption quicksand expansion=troop_expansion dismissal=mercenary_dismissal water=water_crossing"
    " portals=open_portals",
)
STONE = g.words(  # equipment stones
    "Stone",
    "none teleportation speed_1 speed_2 mobility master_strike_melee master_strike_ranged master_strike_cavalry master_strike_any"
    " precision_melee precision_ranged precision_cavalry precision_any power_strike_melee power_strike_ranged power_strike_cavalry"
    " power_strike_any shield_1 shield_2 shield_3 suppression_ranged suppression_cavalry suppression_all bribery explosive"
    " lost=lost_tear_stone",
)
POOL = g.words("Pool", "ranged ranged_support melee guards cavalry cavalry_support")  # dice that a player throws together (SS-13.10)
g.words("Phase", "setup event production placement movement overrun combat tournament")  # of a year (SS-5.1); overrun: the second window
g.words("Mode", "battle overrun_own=overrun overrun_late=late_overrun")  # in the own movement (SS-10.4), in the second window (SS-10.5)
g.words("Reason", "none tear_stones last_left year_limit resign")
g.words("Lost", "lava quicksand dismissed disbanded surplus casualty bribed")  # how units came to leave the board
g.words("Put", "undrafted chosen used lost spare saved out")  # how stones came to the discard
g.words("Troop", "military mercenary guard")
g.words("Corps", "melee ranged cavalry guard")
KIND = g.words("Kind", "water yield temple desert volcano")  # of fields
TERRAIN = g.words("Terrain", "plain forest mountain none")
PORTAL = g.words("Portal", "yellow blue red green", constants=False)

# Numbers

TYPES = g.number("TYPES", len(UNIT))
SHEET = g.number("SHEET", len(SLOT))
ORDERS = g.number("ORDERS", SHEET - 1, "slots that are filled in the production phase")
g.number("GOODS", len(GOOD))
STONES = g.number("STONES", len(STONE))
g.number("POOLS", len(POOL))
g.number("PORTALS", len(PORTAL))
EMPTY = g.number("EMPTY", -1)

g.number("TS_TO_WIN", 7)
g.number("TS_NO_TIME", 6)
g.number("CAPITAL_TS", 3)
g.number("CAPITAL_RS", 15)
g.number("MANUFACTORY_RS", 2)
g.number("YIELD_RS", 2)
g.row("TERRAIN_RS", [3, 2, 1, 0], "with advanced terrain (SS-20.1)")
g.number("START_UNIT_LIMIT", 4)
g.number("UNITS_A_BARRACKS", 2)
g.number("CAPITAL_BARRACKS", 2)
g.number("STONE_LIMIT", 5, "armies of one type")
g.number("SLOTS", 2, "buildings on a field (SS-8.2)")
g.number("GUARD", 4)
g.number("WALL_HITS", 2)
g.number("DESTROYED_ON", 3)
g.number("TOURNAMENT_PERIOD", 3)
g.number("LIFE", 5)
g.number("DUEL_HIT", 3)
g.number("LAVA_COUNTERS", 4)
g.number("OVERRUN_FACTOR", 2)
g.number("UNDO_LIMIT", 10, "SS-9.15")

g.row("ALLOWANCE", [1, 1, 2], "movement points by type")
HITS_ON = g.row("HITS_ON", [4, 2, 3], "at most this number, in the conflict field")
SUPPORT = g.number("SUPPORT_HITS_ON", 2, "ranged and cavalry alike")
GUARDS = g.number("GUARD_HITS_ON", 4)
g.row("POOL_HITS_ON", [HITS_ON[1], SUPPORT, HITS_ON[0], GUARDS, HITS_ON[2], SUPPORT])
g.row("POOL_TYPE", [UNIT.index(name) if name in UNIT else EMPTY for name in POOL], "of an army in the field, else EMPTY")
g.row("PRICE", [1, 4, 2, 2, 2, 1, 1, 1, 1], "resource stones for one more on a slot: goods or bids")
PAYING = "store building tournament movement equipment mercenary"
g.row("PAYING", [SLOT.index(name) for name in PAYING.split()], "slots in the order in which debts are paid (SS-2.3)")
g.row("PAYOUT_2", [3, 1, 0, 0], "of a market by rank, with two players")
g.row("PAYOUT", [4, 2, 1, 0], "with more")
g.row("SHOWN", [3, 4, 4], "stones turned up a year, by players - 2")

# Stones: how many there are, and what they do (SS-16)


def by_family(**values: int) -> list[int]:
    """Return a number for each stone by the beginning of its name, 0 for the others."""
    return [next((value for family, value in values.items() if name.startswith(family)), 0) for name in STONE]


g.row("STONE_COUNTS", [0, 3, 2, 2, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 1, 3, 3, 1])
STRIKES = ("master_strike", "precision", "power_strike")
FITS = {f"{family}_{name}": number for family in STRIKES for number, name in enumerate(UNIT)}
g.row("STONE_FITS", [FITS.get(name, EMPTY) for name in STONE], "the type of army, EMPTY for any")
g.row("STONE_SPEED", by_family(speed_1=1, speed_2=2), "points more")
g.row("STONE_AGAIN", by_family(master_strike=1), "whether a die that shows 1 brings another (SS-16.8)")
g.row("STONE_AIM", by_family(precision=1), "so much higher may a die be (SS-16.9)")
g.row("STONE_DICE", by_family(power_strike=2), "dice more (SS-16.10)")
g.row("STONE_SHIELD", by_family(shield_1=1, shield_2=2, shield_3=3), "hits cancelled (SS-16.11)")
SUPPRESSED = by_family(suppression_ranged=2, suppression_cavalry=4, suppression_all=6)
g.row("STONE_SUPPRESSES", SUPPRESSED, "bit set of types (SS-16.12)")

# The board

TILE = g.packed("tile", kind=part(len(KIND), bits=3), terrain=part(len(TERRAIN), bits=2), portal=REST)  # portal: one more than the colour


def laid(kind: str, terrain: str = "none", portal: str = "") -> int:
    """Return a tile as a number."""
    return TILE.make(kind=KIND.index(kind), terrain=TERRAIN.index(terrain), portal=PORTAL.index(portal) + 1 if portal else 0)


WATER = g.number("WATER", laid("water"))
DESERT = g.number("DESERT", laid("desert"))
VOLCANO = g.number("VOLCANO", laid("volcano"))
LAND = ("plain", "forest", "mountain")
GATES = [
    laid("yield", "plain", "yellow"),
    laid("yield", "plain", "blue"),
    laid("yield", "forest", "red"),
    laid("yield", "mountain", "green"),
]
YELLOW, BLUE, RED, GREEN = GATES
g.row("TILES", [*(laid("yield", one) for one in LAND), *GATES, *(laid("temple", one) for one in LAND), DESERT, VOLCANO])
g.row("TILES_2", [3, 4, 4, 2, 0, 2, 2, 1, 1, 1, 4, 1], "how many there are of each with two players")
g.row("TILES_3", [5, 4, 4, 2, 2, 2, 2, 2, 1, 1, 4, 1])
g.row("TILES_4", [6, 6, 6, 2, 2, 2, 2, 2, 1, 1, 4, 1])
g.number("ROWS", 6)
g.row("COLUMNS", [5, 6, 7], "by players - 2")
g.number("ISLANDS_SIDE", 7, "columns and rows of the four islands")
g.row("ISLANDS_WATER", [6, 42], "cells beside the channels: (7,1) and (1,7)")
g.row("ISLANDS_FIXED", [24, 16, 20, 18, 46, 32, 28, 30, 2], "cells with a tile of their own; the others get the shuffled rest")
g.row("ISLANDS_TILES", [VOLCANO, YELLOW, YELLOW, RED, RED, BLUE, BLUE, GREEN, GREEN])

LEAST = g.number("LEAST_SIDE", 3, "columns and rows of a board")
MOST = g.number("MOST_SIDE", 9)

# Other packed numbers

CELL = part(MOST * MOST)
TYPE = part(TYPES)
STONE_KIND = part(STONES)
HIRED = FLAG  # 1 for a mercenary
UNITS = part(32, bits=8)  # of one kind in a cohort, the number itself not included; limits of the game keep far below
POINTS = part(16)
FLAGS = part(16)

g.number("ENDED", 1, "what is special about a cohort: its move has ended")
g.number("TELEPORT", 2, "SS-16.5")
g.number("MOBILE", 4, "SS-16.7")
g.number("AGAIN", 8, "has moved already, and an overrun set it free (SS-10.9)")
g.words("Ability", "teleport mobile again", constants=False)
g.row("ABILITIES", [2, 4, 8], "the flags of these names")

g.packed("spot", type=TYPE, cell=REST)  # units of a type on a field
g.packed("cohort", points=POINTS, flags=FLAGS, spot=REST)  # units of one type on a field that can do the same (SS-9.3)
g.packed("stack", first=STONE_KIND, rest=REST)  # stones under an army, ascending
g.number("DIE", 8, "thrown dice are told as the digits of a number to this base, the first is the last digit")

# An order in the journal: what it takes to take it back, then the sheet of whoever lost a field by it (SS-9.15)
ENTRY = g.words("Entry", "key there military mercenary stones took former stood sheet")
g.number("JOURNAL", len(ENTRY) - 1 + SHEET, "numbers to an order")

# Actions

COUNT = 20  # bits

g.action_blocks(low=20, first=1)
g.action("people", people=part(len(PEOPLE), bits=COUNT))
g.action("capital", cell=CELL)
g.action("barracks", cell=CELL)
g.action("amount", count=part(256, bits=COUNT))  # goods, or resource stones bid
g.action("take", stone=STONE_KIND)
g.action("discard", stone=STONE_KIND)
g.action("position", place=part(4, bits=COUNT))  # from 0 on; for `assign` too
g.action("build", cell=CELL, replaced=part(4), building=part(len(BUILDING)))
g.action("recruit", cell=CELL, type=TYPE)
g.action("hire", cell=CELL)
g.action("equip", cell=CELL, stone=STONE_KIND)
g.action("select", cell=CELL, type=TYPE, flags=FLAGS, points=POINTS)  # a cohort
g.action("group", military=UNITS, mercenary=UNITS)
g.action("carry", stones=part(256, bits=COUNT))  # bit set of the stones that lie there
g.action("goto", cell=CELL)
g.action("use", cell=CELL, type=TYPE, stone=STONE_KIND)
g.action("overrun", cell=CELL)
g.action("back")
g.action("remove", cell=CELL, type=TYPE, mercenary=HIRED)
g.action("keep", stone=STONE_KIND)
g.action("disband", cell=CELL, type=TYPE)
g.action("support", cell=CELL)  # of the conflict
g.action("none")
g.action("battle", cell=CELL)
g.action("walls", count=part(16, bits=COUNT))
g.action("aim", count=part(64, bits=COUNT))  # dice
FIELD_ARMIES = g.number("FIELD_ARMIES", 1, "sources of losses: 0 the guard, from here on the type in the field")
OUTSIDE = g.number("OUTSIDE", FIELD_ARMIES + TYPES, "and from here on the cell of a supporting army")
g.action("lose", source=part(OUTSIDE + MOST * MOST), mercenary=HIRED)
g.action("yes")
g.action("no")
g.action("done")

# Questions, with what they have to remember

SEAT = part(4, bits=3)
COHORT = part(0, bits=17)

g.ask_width(6)
g.question("people", seat=REST)  # D1
g.question("capital", seat=REST)  # D2
g.question("barracks", seat=REST)  # D3
g.question("year")  # nothing to decide: a year begins
g.question("allocate")  # D4
g.question("market", settled=REST)  # nothing to decide: the next market is settled
g.question("take", rank=REST)  # D6
g.question("discard", seat=REST)  # D7
g.question("position", rank=REST)  # D8
g.question("assign", seat=REST)  # D9: the top bidder
g.question("place", seat=SEAT, started=FLAG)  # D10 to D14
g.question("move", seat=SEAT, started=FLAG)  # D15, D19 to D21, D23
g.question("group", cohort=REST)  # D16
g.question("carry", cohort=COHORT, mercenary=UNITS, military=UNITS)  # D17
g.question("goto", cohort=COHORT, mercenary=UNITS, military=UNITS, stones=REST)  # D18
g.question("keep", seat=SEAT, type=TYPE, cell=REST)  # D22
g.question("moved", seat=REST)  # nothing to decide: the end of a player's own movement
g.question("overrun", seat=REST)  # D20 in the second window
g.question("disband", seat=SEAT, owed=REST)  # D24
g.question("support", seat=SEAT, home=REST)  # D25: from which field on to look
g.question("battles", seat=REST)  # D26
g.question("stone", seat=REST)  # D27
g.question("walls")  # D28
g.question("round", stage=REST)  # nothing to decide: the next part of a battle round
g.question("aim", seat=SEAT, pool=part(len(POOL)), target=REST)  # D29
g.question("lose", seat=REST)  # D30
g.question("aftermath")  # nothing to decide: a battle is over
g.question("combat_end")  # nothing to decide: who is out, the tournament, the end of the year

g.what_width(4)
g.draw("gap")  # the row of a column's water
g.draw("tile")  # the next land tile
g.draw("start")  # for the start order
g.draw("event")
g.draw("corner")  # for a volcano in the middle
g.draw("lava")
g.draw("stone")  # the next equipment stone
g.draw("tie")  # in a market, or for places in a tournament
g.draw("order")  # when nobody bid on movement
g.draw("battle")
g.draw("destruction")
g.draw("duel")
g.draw("duel_tie")

# Events

g.event("gap", "4.1", "column:number row:number")
g.event("board", "4.1", "columns:number rows:number")
g.event("people", "4.2", "seat people")
g.event("start_roll", "4.4", "seat die:number")
g.event("capital", "4.5", "seat field:cell")
g.event("start_barracks", "4.6", "seat field:cell")
g.event("year", "5.1", "year:number")
g.event("event", "6.1", "event die:number")
g.event("corner", "6.2", "die:number")
g.event("lava", "6.3", "field:cell")
g.event("unit_limit", "6.8", "limit:number")
g.event("lost", "2.9", "seat field:cell type military:number mercenary:number how:lost")
g.event("shown", "7.2", "stone")
g.event("allocated", "7.3", "seat")
g.event("goods", "7.4", "seat building:number melee:number ranged:number cavalry:number")
g.event("bids", "7.6", "seat mercenary:number equipment:number movement:number tournament:number")
g.event("tie_roll", "7.7", "seat die:number")
g.event("mercenaries", "7.10", "seat count:number")
g.event("took", "7.12", "seat stone")
g.event("lost_stone", "7.13", "seat")
g.event("discarded", "16.2", "stone how:put")
g.event("position", "7.14", "seat position:number")
g.event("double_move", "20.7", "seat")
g.event("tournament_stones", "7.16", "seat count:number")
g.event("built", "8.2", "seat building field:cell")
g.event("recruited", "8.6", "seat type field:cell")
g.event("hired", "8.11", "seat type field:cell")
g.event("equipped", "8.13", "seat field:cell stone")
g.event("lapsed", "8.14", "seat good count:number")
g.event("placed", "8.14", "seat")
g.event("moved", "9.3", "seat type military:number mercenary:number from:cell to:cell stones:number")
g.event("took_back", "9.15", "seat from:cell to:cell")
g.event("control", "9.9", "seat field:cell from:owner rs:number")
g.event("rs", "2.2", "seat rs:number")
g.event("conflict", "9.10", "seat field:cell")
g.event("used", "16.2", "seat field:cell stone")
g.event("movement_done", "9.14", "seat")
g.event("passed", "10.5", "seat")
g.event("supports", "11.1", "seat type from:cell field:cell")
g.event("battle", "12.3", "field:cell mode seat")
g.event("walls", "13.1", "seat count:number")
g.event("round", "12.3", "round:number")
g.event("aimed", "13.8", "seat pool target:seat dice:number")
g.event("dice", "12.5", "seat pool target:seat dice hits:number")
g.event("hits", "12.6", "target:seat hits:number")
g.event("cancelled", "13.3", "target:seat walls:number shield:number")
g.event("casualty", "12.7", "seat field:cell type:corps kind")
g.event("won", "14.1", "seat:owner field:cell")
g.event("destruction", "14.4", "field:cell building die:number destroyed:switch")
g.event("captured", "14.7", "seat from:seat stone")
g.event("out", "18.1", "seat")
g.event("counter", "15.1", "counter:number")
g.event("paired", "15.2", "seat rival:seat damage:number rival_damage:number")
g.event("throw", "15.5", "seat die:number rival:seat rival_die:number life:number rival_life:number")
g.event("duel_won", "15.5", "seat")
g.event("champion", "15.9", "seat")
g.event("year_end", "18.4", "seat ts:number")
g.event("resigned", "18.3", "seat")
g.event("ended", "18.4", "reason")
g.event("peace", "9.19", "field:cell")
g.event("reshuffled", "7.2", "count:number")
g.event("replaced", "8.3", "seat building field:cell")

# Fields. Units stand on places: `place = (seat * cells + cell) * TYPES + type`.

PLAYER = Over("rules.players")
BOARD = Over("self.board.cells")
PLACE = PLAYER * BOARD * "TYPES"
STONES_EACH = PLAYER * "STONES"

g.imports = """
from mypy_extensions import i64

from tafelrunde.games.seventh_stone.engine._grammar import EMPTY, GOODS, ORDERS, SHEET, SLOTS, START_UNIT_LIMIT, STONES, TYPES
from tafelrunde.games.seventh_stone.engine.board import NO_BOARD, Board
from tafelrunde.games.seventh_stone.engine.rules import Rules
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.contract import NOBODY, State
from tafelrunde.kernel.rows import filled, ints, row_of
from tafelrunde.kernel.vectors import vec
"""
g.shared = [("rules", "Rules", "rules"), ("board", "Board", "NO_BOARD")]

g.heap("tiles", about="[cell]: tile, EMPTY until it is laid")
g.zone("controller", BOARD, "EMPTY", about="[cell]: seat or EMPTY")
g.zone("capital", BOARD, "EMPTY", about="[cell]: seat whose capital was founded there, or EMPTY")
g.zone("building", BOARD * "SLOTS", about="[cell * SLOTS + i]")
g.zone("built", BOARD * "SLOTS", about="[cell * SLOTS + i]: year")
g.zone("lava", BOARD, about="[cell]")
g.zone("recruited", BOARD, about="[cell]: units placed there this year")
g.zone("stood", BOARD, "EMPTY", about="[cell]: who stood there when a conflict arose (SS-14.2), or EMPTY")
g.zone("military", PLACE, about="[place]: units, see `place`")
g.zone("mercenary", PLACE, about="[place]")
g.zone("stones", PLACE, about="[place]: stack of stones under an army")
g.zone("support", PLAYER * BOARD, "EMPTY", about="[seat * cells + cell]: conflict that the army there supports, or EMPTY")
g.zone("sheet", PLAYER * "SHEET", about="[seat * SHEET + slot]: resource stones")
g.zone("goods", PLAYER * "GOODS", about="[seat * GOODS + good]: still to be placed this year")
g.zone("hand", STONES_EACH, about="[seat * STONES + stone]")
g.zone("known", PLAYER * STONES_EACH, about="[(viewer * players + owner) * STONES + stone]: what a seat knows another one to hold")
g.zone("tournament", PLAYER, about="[seat]: tournament stones")
g.zone("wins", PLAYER, about="[seat]: tournaments won")
g.zone("out", PLAYER, about="[seat]")
g.zone("people", PLAYER, "EMPTY", about="[seat]")
g.zone("doubled", PLAYER, about="[seat]: double move this year (SS-20.7)")
g.zone("order", PLAYER, "EMPTY", about="[position]: seat; those who are out come last")
g.zone("amount", PLAYER * "ORDERS", about="[seat * ORDERS + slot - 1]: what is set so far in the production phase")
g.zone("filled_in", PLAYER, about="[seat]: how many slots are set, ORDERS when the allocation stands")
g.zone("supply", Over("STONES"), about="[stone]: in the stacks")
g.zone("discard", Over("STONES"), about="[stone]: for all to see")
g.zone("buried", Over("STONES"), about="[stone]: discarded face down (option hidden_discard)")
g.heap("offered", about="stones turned up this year, in the order they came")
g.heap("pile", about="of these, what is still to be had")
g.heap("rank", about="seats in the order of their bids in the market that is being settled")
g.heap("taken", about="[seat]: stone taken in the draft that is going on, or 0")
g.heap("cohort_key", about="of the mover: cohorts, ascending")
g.heap("cohort_military")
g.heap("cohort_mercenary")
g.heap("journal", about="orders that can be taken back, JOURNAL numbers each")
g.heap("aim", about="[(seat * POOLS + pool) * players + target]: dice of this round")
g.heap("hits", about="[seat]: hits of this sub-phase that still cost units")
g.heap("shield", about="[seat]: hits that a shield still cancels")
g.heap("stone_used", about="[seat]: battle stone at work in this battle, or 0")
g.heap("spoils", about="[seat * STONES + stone]: stones of that seat's armies destroyed in this battle")
g.count("width", about="columns of the board, 0 while there is none")
g.count("year", about="0 during the setup")
g.count("phase")
g.count("event")
g.count("unit_limit", "START_UNIT_LIMIT")
g.count("counter", about="of years since the last tournament")
g.count("lost_owner", "EMPTY", about="seat that has the lost tear stone, or EMPTY")
g.count("put_away", about="stone that the top bidder discarded face down in this draft, or 0")
g.count("mixed", about="whether stones discarded face down have come back into the stacks")
g.count("mover", "EMPTY", about="seat whose own movement phase it is, or EMPTY")
g.count("undone", about="orders taken back in this movement phase")
g.count("stormed", about="bit set over `capital`: those the mover has won by an overrun (SS-10.11)")
g.count("battle", "EMPTY", about="cell of the battle that is going on, or EMPTY")
g.count("mode")
g.count("battle_round")
g.count("guards", about="city guards left in this battle")
g.count("walls", about="hits that walls still cancel in this battle")
g.count("walls_used", about="bit set of building slots")
g.count("suppressed", about="bit set of types whose support does not count")
g.count("reason")
g.count("resigned", "EMPTY", about="seat that gave up, or EMPTY")

# Why something is not possible, as the functions in law.py say. Without a rule it is the one of what is being done.

g.reason("people_taken", "4.2", "people seat")
g.reason("capital_not_yield", "4.5", "field")
g.reason("capital_there", "4.5", "field seat")
g.reason("barracks_not_yield", "4.6", "field")
g.reason("barracks_at_capital", "4.6", "field")
g.reason("barracks_controlled", "4.6", "field seat")
g.reason("store_too_small", "7.3", "cost store missing")
g.reason("stone_not_offered", fields="stone")
g.reason("no_such_position", "7.14", "number count")
g.reason("position_taken", "7.14", "number seat")
g.reason("no_building_left", "7.4")
g.reason("no_unit_left", "7.4", "type")
g.reason("no_mercenary_left", "7.10")
g.reason("lava_there", "6.6", "field")
g.reason("build_not_yield", "8.2", "field")
g.reason("build_not_controlled", "8.2", "field")
g.reason("build_at_capital", "8.2", "field")
g.reason("field_built_up", "8.2", "field limit")
g.reason("replace_same", "8.3", "field building")
g.reason("nothing_to_replace", "8.3", "field building")
g.reason("recruit_not_controlled", "8.6", "field")
g.reason("no_barracks", "8.6", "field")
g.reason("barracks_too_new", "8.5", "field")
g.reason("barracks_used_up", "8.6", "field count barracks limit")
g.reason("barracks_used_up_but_new", "8.5", "field count barracks limit")
g.reason("capital_used_up", "8.6", "field count barracks limit")
g.reason("other_type_there", "8.9", "field type")
g.reason("too_many_armies", "8.10", "type limit")
g.reason("army_full", "8.8", "field count limit")
g.reason("mercenaries_full", "8.11", "field military mercenary")
g.reason("hire_no_army", "8.11", "field")
g.reason("equip_no_army", "8.13", "field")
g.reason("has_stone", "8.13", "field")
g.reason("lost_stone_never", "7.13")
g.reason("stone_not_in_hand", "8.13", "stone")
g.reason("stone_does_not_fit", "8.13", "field stone type")
g.reason("no_stone_to_carry", "9.11", "field")
g.reason("all_stones_go", "9.11", "field")
g.reason("use_in_battle", "12.1", "stone")
g.reason("use_pinned", "16.4", "field")
g.reason("use_too_late", "16.3", "field stone")
g.reason("use_for_nothing", "R33", "field stone")
g.reason("no_conflict", fields="field")
g.reason("not_your_conflict", fields="field")
g.reason("not_twice", "10.3", "field own others needed")
g.reason("back_too_often", "9.15", "limit")
g.reason("back_nothing", "9.15")
g.reason("no_army", fields="field")
g.reason("melee_support", "11.2", "field")
g.reason("support_from_conflict", "11.2", "field")
g.reason("forest_support", "20.4", "goal")
g.reason("mountain_support", "20.4", "goal")
g.reason("cavalry_reach", "11.2", "field goal")
g.reason("ranged_reach", "11.2", "field goal")
g.reason("walls_of_controller", "13.1", "field")
g.reason("walls_without_units", "13.1", "field")
g.reason("no_walls", "13.1", "field")
g.reason("walls_too_new", "13.1", "field")
g.reason("walls_too_many", "13.1", "field count")
g.reason("aim_at_yourself", "13.8")
g.reason("aim_at_absent", "13.8", "seat")
g.reason("no_mercenary_there", "12.7", "field")
g.reason("no_military_there", "12.7", "field")
g.reason("mercenary_first", "12.9", "field military mercenary")
g.reason("plain_overrun", "10.6")
g.reason("lose_not_supporting", "12.7", "field")
g.reason("lose_ranged_support", "12.8", "field")
g.reason("lose_suppressed", "16.12", "field")
g.reason("no_guard", "12.7", "field")
