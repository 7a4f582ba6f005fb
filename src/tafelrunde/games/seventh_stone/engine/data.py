"""The numbers of Seventh Stone: fields, units, buildings, stones, kinds of actions, steps and events."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

EMPTY: Final = -1

SEAT_NAMES: Final = ("boar", "crane", "lynx", "ram")
PEOPLE_NAMES: Final = ("dwarf", "human", "elf", "orc")  # cosmetic (SS-4.2)


class Unit:
    """Types of units and armies (4.4)."""

    MELEE: Final = 0
    RANGED: Final = 1
    CAVALRY: Final = 2


TYPES: Final = 3
TYPE_NAMES: Final = ("melee", "ranged", "cavalry")
ALLOWANCE: Final[list[i64]] = [1, 1, 2]
HITS_ON: Final[list[i64]] = [4, 2, 3]  # at most this number, in the conflict field
SUPPORT_HITS_ON: Final = 2  # ranged and cavalry alike
GUARD_HITS_ON: Final = 4


class Building:
    """What stands on a building slot of a field (4.5)."""

    NONE: Final = 0
    BARRACKS: Final = 1
    MANUFACTORY: Final = 2
    WALL: Final = 3


BUILDING_NAMES: Final = ("none", "barracks", "manufactory", "wall")
SLOTS: Final = 2  # buildings on a field (SS-8.2)


class Slot:
    """Places for resource stones on a player's sheet (4.6)."""

    STORE: Final = 0
    BUILDING: Final = 1
    MELEE: Final = 2  # + type for the other units
    MERCENARY: Final = 5
    EQUIPMENT: Final = 6
    MOVEMENT: Final = 7
    TOURNAMENT: Final = 8


SHEET: Final = 9
ORDERS: Final = 8  # slots that are filled in the production phase
SLOT_NAMES: Final = ("store", "building", "melee", "ranged", "cavalry", "mercenary", "equipment", "movement", "tournament")
PRICE: Final[list[i64]] = [1, 4, 2, 2, 2, 1, 1, 1, 1]  # RS for one more on a slot: goods or bids
PAYING: Final[list[i64]] = [Slot.STORE, Slot.BUILDING, Slot.TOURNAMENT, Slot.MOVEMENT, Slot.EQUIPMENT, Slot.MERCENARY]  # SS-2.3

GOODS: Final = 5  # buildings, units of the three types, mercenaries
GOOD_BUILDING: Final = 0
GOOD_UNIT: Final = 1  # + type
GOOD_MERCENARY: Final = 4
GOOD_NAMES: Final = ("building", "melee", "ranged", "cavalry", "mercenary")

# 4.10
TS_TO_WIN: Final = 7
TS_NO_TIME: Final = 6
CAPITAL_TS: Final = 3
CAPITAL_RS: Final = 15
MANUFACTORY_RS: Final = 2
START_UNIT_LIMIT: Final = 4
UNITS_A_BARRACKS: Final = 2
CAPITAL_BARRACKS: Final = 2
STONE_LIMIT: Final = 5  # armies of one type
GUARD: Final = 4
WALL_HITS: Final = 2
DESTROYED_ON: Final = 3
TOURNAMENT_PERIOD: Final = 3
LIFE: Final = 5
DUEL_HIT: Final = 3
LAVA_COUNTERS: Final = 4
OVERRUN_FACTOR: Final = 2
UNDO_LIMIT: Final = 10  # SS-9.15

PAYOUT: Final[list[list[i64]]] = [[3, 1, 0, 0], [4, 2, 1, 0], [4, 2, 1, 0]]  # by players - 2 (4.7)
SHOWN: Final[list[i64]] = [3, 4, 4]


class Event:
    """Faces of the event die (4.8)."""

    NONE: Final = 0
    VOLCANO: Final = 1
    QUICKSAND: Final = 2
    EXPANSION: Final = 3
    DISMISSAL: Final = 4
    WATER: Final = 5
    PORTALS: Final = 6


EVENT_NAMES: Final = (
    "none", "volcanic_eruption", "quicksand", "troop_expansion", "mercenary_dismissal", "water_crossing", "open_portals",
)  # fmt: skip


class Stone:
    """Equipment stones (4.9)."""

    NONE: Final = 0
    TELEPORTATION: Final = 1
    SPEED_1: Final = 2
    SPEED_2: Final = 3
    MOBILITY: Final = 4
    MASTER_STRIKE: Final = 5  # + type, + 3 for any
    PRECISION: Final = 9
    POWER_STRIKE: Final = 13
    SHIELD: Final = 16  # + number of hits
    SUPPRESSION_RANGED: Final = 20
    SUPPRESSION_CAVALRY: Final = 21
    SUPPRESSION_ALL: Final = 22
    BRIBERY: Final = 23
    EXPLOSIVE: Final = 24
    LOST: Final = 25


STONES: Final = 26
STONE_NAMES: Final = (
    "none", "teleportation", "speed_1", "speed_2", "mobility",
    "master_strike_melee", "master_strike_ranged", "master_strike_cavalry", "master_strike_any",
    "precision_melee", "precision_ranged", "precision_cavalry", "precision_any",
    "power_strike_melee", "power_strike_ranged", "power_strike_cavalry", "power_strike_any",
    "shield_1", "shield_2", "shield_3", "suppression_ranged", "suppression_cavalry", "suppression_all", "bribery", "explosive",
    "lost_tear_stone",
)  # fmt: skip
STONE_COUNTS: Final[list[i64]] = [0, 3, 2, 2, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 1, 3, 3, 1]
# The type of army a stone fits, EMPTY for any
STONE_FITS: Final[list[i64]] = [
    (kind - Stone.MASTER_STRIKE) % 4 if Stone.MASTER_STRIKE <= kind <= Stone.SHIELD and (kind - Stone.MASTER_STRIKE) % 4 < 3 else EMPTY
    for kind in range(STONES)
]


class Pool:
    """Dice that a player throws together (SS-13.10)."""

    RANGED: Final = 0
    RANGED_SUPPORT: Final = 1
    MELEE: Final = 2
    GUARDS: Final = 3
    CAVALRY: Final = 4
    CAVALRY_SUPPORT: Final = 5


POOLS: Final = 6
POOL_NAMES: Final = ("ranged", "ranged_support", "melee", "guards", "cavalry", "cavalry_support")


class Phase:
    """Phases of a year (SS-5.1)."""

    SETUP: Final = 0
    EVENT: Final = 1
    PRODUCTION: Final = 2
    PLACEMENT: Final = 3
    MOVEMENT: Final = 4
    OVERRUN: Final = 5  # the second window (SS-10.5)
    COMBAT: Final = 6
    TOURNAMENT: Final = 7


PHASE_NAMES: Final = ("setup", "event", "production", "placement", "movement", "overrun", "combat", "tournament")


class Do:
    """Actions: a block for each kind of decision, the rest of the number says which one."""

    PEOPLE: Final = 0x0100000  # + people
    CAPITAL: Final = 0x0200000  # + cell
    BARRACKS: Final = 0x0300000  # + cell
    AMOUNT: Final = 0x0400000  # + number of goods, or RS bid
    TAKE: Final = 0x0500000  # + stone
    DISCARD: Final = 0x0600000  # + stone
    POSITION: Final = 0x0700000  # + position, from 0 on; for `assign` too
    BUILD: Final = 0x0800000  # + (cell * 4 + what is replaced) * 4 + building
    RECRUIT: Final = 0x0900000  # + cell * 4 + type
    HIRE: Final = 0x0A00000  # + cell
    EQUIP: Final = 0x0B00000  # + cell * 32 + stone
    SELECT: Final = 0x0C00000  # + key of a cohort
    GROUP: Final = 0x0D00000  # + military * 256 + mercenaries
    CARRY: Final = 0x0E00000  # + bit set of the stones that lie there
    GOTO: Final = 0x0F00000  # + cell
    USE: Final = 0x1000000  # + (cell * 4 + type) * 32 + stone
    OVERRUN: Final = 0x1100000  # + cell
    BACK: Final = 0x1200000
    REMOVE: Final = 0x1300000  # + (cell * 4 + type) * 2 + 1 for a mercenary
    KEEP: Final = 0x1400000  # + stone
    DISBAND: Final = 0x1500000  # + cell * 4 + type
    SUPPORT: Final = 0x1600000  # + cell of the conflict
    NONE: Final = 0x1700000
    BATTLE: Final = 0x1800000  # + cell
    WALLS: Final = 0x1900000  # + how many
    AIM: Final = 0x1A00000  # + how many dice
    LOSE: Final = 0x1B00000  # + source * 2 + 1 for a mercenary; source 0 guard, 1 + type in the field, 4 + cell of a supporting army
    YES: Final = 0x1C00000
    NO: Final = 0x1D00000
    DONE: Final = 0x1E00000


REST: Final = 0xFFFFF  # the part of an action below its block


class Ask:
    """Kinds of steps: the low six bits of a step; the rest is its data."""

    PEOPLE: Final = 0
    CAPITAL: Final = 1
    BARRACKS: Final = 2
    YEAR: Final = 3  # nothing to decide: a year begins
    ALLOCATE: Final = 4
    MARKET: Final = 5  # nothing to decide: the next market is settled
    TAKE: Final = 6
    DISCARD: Final = 7
    POSITION: Final = 8
    ASSIGN: Final = 9
    PLACE: Final = 10
    MOVE: Final = 11
    GROUP: Final = 12
    CARRY: Final = 13
    GOTO: Final = 14
    KEEP: Final = 15
    MOVED: Final = 16  # nothing to decide: the end of a player's own movement
    OVERRUN: Final = 17
    DISBAND: Final = 18
    SUPPORT: Final = 19
    BATTLES: Final = 20
    STONE: Final = 21
    WALLS: Final = 22
    ROUND: Final = 23  # nothing to decide: the next part of a battle round
    AIM: Final = 24
    LOSE: Final = 25
    AFTERMATH: Final = 26  # nothing to decide: a battle is over
    COMBAT_END: Final = 27  # nothing to decide: who is out, the tournament, the end of the year


ASK_NAMES: Final = (
    "people", "capital", "barracks", "year", "allocate", "market", "take", "discard", "position", "assign", "place", "move", "group",
    "carry", "goto", "keep", "moved", "overrun", "disband", "support", "battles", "stone", "walls", "round", "aim", "lose", "aftermath",
    "combat_end",
)  # fmt: skip
ASK_BITS: Final = 6
ASK_MASK: Final = 63


class Flag:
    """What is special about a cohort: units of one type on a field that can do the same (SS-9.3)."""

    ENDED: Final = 1
    TELEPORT: Final = 2
    MOBILE: Final = 4
    AGAIN: Final = 8  # has moved already, and an overrun set it free (SS-10.9)


class Mode:
    """Kinds of battles."""

    BATTLE: Final = 0
    OVERRUN_OWN: Final = 1  # in the mover's own movement (SS-10.4)
    OVERRUN_LATE: Final = 2  # in the second window (SS-10.5)


MODE_NAMES: Final = ("battle", "overrun", "late_overrun")


class What:
    """Questions to chance."""

    GAP: Final = 0  # the row of a column's water
    TILE: Final = 1  # the next land tile
    START: Final = 2  # for the start order
    EVENT: Final = 3
    CORNER: Final = 4  # for a volcano in the middle
    LAVA: Final = 5
    STONE: Final = 6  # the next equipment stone
    TIE: Final = 7  # in a market, or for places in a tournament
    ORDER: Final = 8  # when nobody bid on movement
    BATTLE: Final = 9
    DESTRUCTION: Final = 10
    DUEL: Final = 11
    DUEL_TIE: Final = 12


WHAT_NAMES: Final = (
    "gap", "tile", "start", "event", "corner", "lava", "stone", "tie", "order", "battle", "destruction", "duel", "duel_tie",
)  # fmt: skip


class Reason:
    """Why a game ended."""

    NONE: Final = 0
    TEAR_STONES: Final = 1
    LAST_LEFT: Final = 2
    YEAR_LIMIT: Final = 3
    RESIGN: Final = 4


REASON_NAMES: Final = ("none", "tear_stones", "last_left", "year_limit", "resign")


class Lost:
    """How units came to leave the board."""

    LAVA: Final = 0
    QUICKSAND: Final = 1
    DISMISSED: Final = 2
    DISBANDED: Final = 3
    SURPLUS: Final = 4
    CASUALTY: Final = 5
    BRIBED: Final = 6


LOST_NAMES: Final = ("lava", "quicksand", "dismissed", "disbanded", "surplus", "casualty", "bribed")


class Put:
    """How stones came to the discard."""

    UNDRAFTED: Final = 0
    CHOSEN: Final = 1  # by the top bidder
    USED: Final = 2
    LOST: Final = 3  # with the army
    SPARE: Final = 4  # one stone an army
    SAVED: Final = 5  # mobility against quicksand
    OUT: Final = 6


PUT_NAMES: Final = ("undrafted", "chosen", "used", "lost", "spare", "saved", "out")


class Happened:
    """Kinds of events of the log."""

    GAP: Final = 0
    BOARD: Final = 1
    PEOPLE: Final = 2
    START_ROLL: Final = 3
    CAPITAL: Final = 4
    START_BARRACKS: Final = 5
    YEAR: Final = 6
    EVENT: Final = 7
    CORNER: Final = 8
    LAVA: Final = 9
    UNIT_LIMIT: Final = 10
    LOST: Final = 11
    SHOWN: Final = 12
    ALLOCATED: Final = 13
    GOODS: Final = 14
    BIDS: Final = 15
    TIE_ROLL: Final = 16
    MERCENARIES: Final = 17
    TOOK: Final = 18
    LOST_STONE: Final = 19
    DISCARDED: Final = 20
    POSITION: Final = 21
    DOUBLE_MOVE: Final = 22
    TOURNAMENT_STONES: Final = 23
    BUILT: Final = 24
    RECRUITED: Final = 25
    HIRED: Final = 26
    EQUIPPED: Final = 27
    LAPSED: Final = 28
    PLACED: Final = 29
    MOVED: Final = 30
    TOOK_BACK: Final = 31
    CONTROL: Final = 32
    RS: Final = 33
    CONFLICT: Final = 34
    USED: Final = 35
    MOVEMENT_DONE: Final = 36
    PASSED: Final = 37
    SUPPORTS: Final = 38
    BATTLE: Final = 39
    WALLS: Final = 40
    ROUND: Final = 41
    AIMED: Final = 42
    DICE: Final = 43
    HITS: Final = 44
    CANCELLED: Final = 45
    CASUALTY: Final = 46
    WON: Final = 47
    DESTRUCTION: Final = 48
    CAPTURED: Final = 49
    OUT: Final = 50
    COUNTER: Final = 51
    PAIRED: Final = 52
    THROW: Final = 53
    DUEL_WON: Final = 54
    CHAMPION: Final = 55
    YEAR_END: Final = 56
    RESIGNED: Final = 57
    ENDED: Final = 58
    PEACE: Final = 59
    RESHUFFLED: Final = 60
    REPLACED: Final = 61


# Name of each kind of event and of its arguments; the part behind the colon says how the number reads.
EVENT_FIELDS: Final = (
    ("gap", ("column:number", "row:number")),
    ("board", ("columns:number", "rows:number")),
    ("people", ("seat:seat", "people:people")),
    ("start_roll", ("seat:seat", "die:number")),
    ("capital", ("seat:seat", "field:cell")),
    ("start_barracks", ("seat:seat", "field:cell")),
    ("year", ("year:number",)),
    ("event", ("event:event", "die:number")),
    ("corner", ("die:number",)),
    ("lava", ("field:cell",)),
    ("unit_limit", ("limit:number",)),
    ("lost", ("seat:seat", "field:cell", "type:type", "military:number", "mercenary:number", "how:lost")),
    ("shown", ("stone:stone",)),
    ("allocated", ("seat:seat",)),
    ("goods", ("seat:seat", "building:number", "melee:number", "ranged:number", "cavalry:number")),
    ("bids", ("seat:seat", "mercenary:number", "equipment:number", "movement:number", "tournament:number")),
    ("tie_roll", ("seat:seat", "die:number")),
    ("mercenaries", ("seat:seat", "count:number")),
    ("took", ("seat:seat", "stone:stone")),
    ("lost_stone", ("seat:seat",)),
    ("discarded", ("stone:stone", "how:put")),
    ("position", ("seat:seat", "position:number")),
    ("double_move", ("seat:seat",)),
    ("tournament_stones", ("seat:seat", "count:number")),
    ("built", ("seat:seat", "building:building", "field:cell")),
    ("recruited", ("seat:seat", "type:type", "field:cell")),
    ("hired", ("seat:seat", "type:type", "field:cell")),
    ("equipped", ("seat:seat", "field:cell", "stone:stone")),
    ("lapsed", ("seat:seat", "good:good", "count:number")),
    ("placed", ("seat:seat",)),
    ("moved", ("seat:seat", "type:type", "military:number", "mercenary:number", "from:cell", "to:cell", "stones:number")),
    ("took_back", ("seat:seat", "from:cell", "to:cell")),
    ("control", ("seat:seat", "field:cell", "from:owner", "rs:number")),
    ("rs", ("seat:seat", "rs:number")),
    ("conflict", ("seat:seat", "field:cell")),
    ("used", ("seat:seat", "field:cell", "stone:stone")),
    ("movement_done", ("seat:seat",)),
    ("passed", ("seat:seat",)),
    ("supports", ("seat:seat", "type:type", "from:cell", "field:cell")),
    ("battle", ("field:cell", "mode:mode", "seat:seat")),
    ("walls", ("seat:seat", "count:number")),
    ("round", ("round:number",)),
    ("aimed", ("seat:seat", "pool:pool", "target:seat", "dice:number")),
    ("dice", ("seat:seat", "pool:pool", "target:seat", "dice:dice", "hits:number")),
    ("hits", ("target:seat", "hits:number")),
    ("cancelled", ("target:seat", "walls:number", "shield:number")),
    ("casualty", ("seat:seat", "field:cell", "type:corps", "kind:kind")),
    ("won", ("seat:owner", "field:cell")),
    ("destruction", ("field:cell", "building:building", "die:number", "destroyed:switch")),
    ("captured", ("seat:seat", "from:seat", "stone:stone")),
    ("out", ("seat:seat",)),
    ("counter", ("counter:number",)),
    ("paired", ("seat:seat", "rival:seat", "damage:number", "rival_damage:number")),
    ("throw", ("seat:seat", "die:number", "rival:seat", "rival_die:number", "life:number", "rival_life:number")),
    ("duel_won", ("seat:seat",)),
    ("champion", ("seat:seat",)),
    ("year_end", ("seat:seat", "ts:number")),
    ("resigned", ("seat:seat",)),
    ("ended", ("reason:reason",)),
    ("peace", ("field:cell",)),
    ("reshuffled", ("count:number",)),
    ("replaced", ("seat:seat", "building:building", "field:cell")),
)

KIND_NAMES: Final = ("military", "mercenary", "guard")
CORPS_NAMES: Final = ("melee", "ranged", "cavalry", "guard")
