"""The numbers of Mighty Empires: terrain, races, spells, events, kinds of actions, steps and what happens."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

EMPTY: Final = -1

SEAT_NAMES: Final = ("bear", "eagle", "griffin", "lion", "otter", "stag", "unicorn", "falcon")


class Terrain:
    """What a tile is (4.2)."""

    MOUNTAIN: Final = 0
    VOLCANO: Final = 1
    SWAMP: Final = 2
    DESERT: Final = 3
    TUNDRA: Final = 4
    PLAINS: Final = 5
    FOREST: Final = 6
    WOODLAND: Final = 7
    HILLS: Final = 8
    LAKE: Final = 9
    FARMLAND: Final = 10
    RIVER: Final = 11


TERRAIN_NAMES: Final = (
    "mountain", "volcano", "swamp", "desert", "tundra", "plains", "forest", "woodland", "hills", "lake", "farmland", "river",
)  # fmt: skip
TAX_DICE: Final[list[i64]] = [0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2]
TAX_GOLD: Final[list[i64]] = [0, 0, 5, 5, 5, 10, 10, 10, 10, 10, 10, 10]
CITY_TAX: Final = 10  # 1d6 of these
BATTLEFIELD_NAMES: Final = (
    "mountain", "volcano", "swamp", "desert", "tundra", "plains_fields", "dense_forest", "woodland_plain", "plains_hills", "lake",
    "plains_fields", "river",
)  # fmt: skip
# Percent for the stances assault, hold, flank (4.13)
GROUND: Final[list[i64]] = [
    -4, 4, 0,
    0, -4, 4,
    -18, -12, -14,
    3, -3, 0,
    0, 3, 0,
    2, 3, 0,
    -4, 0, 4,
    0, 0, 3,
    0, 4, 2,
    0, 3, -4,
    2, 3, 0,
    0, 3, 0,
]  # fmt: skip


class Building:
    """What stands on the one slot of a tile (4.4)."""

    NONE: Final = 0
    MINE: Final = 1
    CASTLE: Final = 2
    CITY: Final = 3
    SPECIAL: Final = 4  # only as something to build: it has a slot of its own


BUILDING_NAMES: Final = ("none", "mine", "castle", "city", "special")
SUPPLY: Final[list[i64]] = [0, 12, 24, 12]  # with the option component_limits


class Group:
    """Races with rules of their own (4.5)."""

    NONE: Final = 0
    ELVES: Final = 1
    DWARFS: Final = 2
    RAIDERS: Final = 3
    SKAVEN: Final = 4
    UNDEAD: Final = 5


GROUP_NAMES: Final = ("none", "elves", "dwarfs", "raiders_group", "skaven", "undead")
RACE_NAMES: Final = (
    "empire", "bretonnia", "lizardmen", "wood_elves", "ogre_kingdoms", "chaos_dwarfs", "dogs_of_war", "high_elves", "dark_elves", "dwarfs",
    "chaos", "daemons", "orcs_goblins", "beastmen", "skaven", "tomb_kings", "vampire_counts",
)  # fmt: skip
RACE_GROUP: Final[list[i64]] = [0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 3, 3, 3, 3, 4, 5, 5]
BEASTMEN: Final = 13  # raiders only by the option beastmen_raiders

# 4.6
BASE_ARMY: Final[list[i64]] = [1000, 1000, 1500, 1500, 1500, 2000, 2000, 2500]
BATTLE_ROUNDS: Final[list[i64]] = [4, 4, 5, 5, 5, 6, 6, 6]
WINTER_ARMY: Final = 1000
WINTER_ROUNDS: Final = 4


class Season:
    """Of a battle round (ME-1.2)."""

    SPRING: Final = 0
    SUMMER: Final = 1
    AUTUMN: Final = 2
    WINTER: Final = 3


SEASON_NAMES: Final = ("spring", "summer", "autumn", "winter")


class Phase:
    """Where the campaign stands (ME-1.10)."""

    SETUP_CAPITAL: Final = 0
    SETUP_FIELDS: Final = 1
    SPRING: Final = 2
    EVENTS: Final = 3
    INCOME: Final = 4
    CHALLENGE: Final = 5
    BATTLE: Final = 6
    BUILD: Final = 7
    CHECK: Final = 8
    AUTUMN: Final = 9
    UNDEAD: Final = 10
    WINTER: Final = 11
    TAXES: Final = 12
    ENDED: Final = 13


PHASE_NAMES: Final = (
    "setup_capital", "setup_fields", "spring_equinox", "events", "income", "challenge", "battle", "build", "victory_check",
    "autumn_equinox", "undead_campaign", "winter_events", "taxes", "ended",
)  # fmt: skip


class Result:
    """Classes of a battle's result, as a side sees them (4.7)."""

    DEFEAT: Final = 0
    DRAW: Final = 1
    NARROW: Final = 2
    OVERWHELMING: Final = 3
    MASSACRE: Final = 4


RESULT_NAMES: Final = ("defeat", "draw", "narrow", "overwhelming", "massacre")
RESULT_RP: Final[list[i64]] = [1, 2, 3, 4, 5]
NARROW_FROM: Final = 61
OVERWHELMING_FROM: Final = 151
MASSACRE_FROM: Final = 401
ALL_OR_NOTHING_RP: Final = 2

SPELL_COST: Final = 100


class Spell:
    """Results of the two tables of equinox spells: spring as the die, autumn + 6 (4.9, 4.10)."""

    PLENTY: Final = 2
    VOID: Final = 3
    EARTHQUAKE: Final = 4
    DAM: Final = 5
    TRANSMUTATION: Final = 6
    BLIGHT: Final = 8
    FLOOD: Final = 9
    VORTEX: Final = 10
    FOG: Final = 11
    TORNADO: Final = 12


SPELL_NAMES: Final = (
    "none", "fizzle", "plenty", "void_of_chaos", "earthquake", "dam_river", "transmutation", "fizzle", "blight", "flood", "vortex",
    "death_fog", "tornado",
)  # fmt: skip


class Weird:
    """Effects that lie on a tile."""

    VOID: Final = 0
    EARTHQUAKE: Final = 1
    DAM: Final = 2
    FOG: Final = 3


WEIRD_NAMES: Final = ("void_of_chaos", "earthquake", "dam_river", "death_fog")
EXPIRY_NAMES: Final = ("spring", "spring", "spring", "autumn_end")


class Event:
    """What a player chooses in the event phase (4.12)."""

    FOOLS_GOLD: Final = 0
    BUILDING_BOOM: Final = 1
    DISASTER: Final = 2
    ALL_OR_NOTHING: Final = 3
    SCOUTS: Final = 4
    DIPLOMACY: Final = 5
    LAND_GRAB: Final = 6
    REINFORCEMENTS: Final = 7
    ASSASSIN: Final = 8
    SPIES: Final = 9
    SABOTEURS: Final = 10
    AGENT: Final = 11


EVENTS: Final = 12
EVENT_NAMES: Final = (
    "fools_gold", "building_boom", "disaster", "all_or_nothing", "scouts", "diplomacy", "land_grab", "reinforcements", "assassin",
    "spies", "saboteurs", "agent",
)  # fmt: skip


class Winter:
    """Results of the winter table (4.11): the sum of two dice."""

    DRAGONS: Final = 2
    UPRISING: Final = 3
    REBELLION: Final = 4
    PLAGUE: Final = 5
    RAIDERS: Final = 6
    REVENUE: Final = 7
    HARVEST: Final = 8
    RECOGNITION: Final = 9
    FAMINE: Final = 10
    REVOLUTION: Final = 11


WINTER_NAMES: Final = (
    "none", "none", "dragon_rage", "uprising", "rebellion", "plague", "raiders", "increased_revenue", "good_harvest", "recognition",
    "famine", "revolution", "dragon_rage",
)  # fmt: skip
REVENUE_GOLD: Final = 50
HARVEST_GOLD: Final = 10
PLAGUE_POINTS: Final = 100

# 4.8
OCCUPY_COST: Final = 2
DWARF_OCCUPY_COST: Final = 3
CONQUER_COST: Final = 3
RAIDERS_CONQUER_COST: Final = 2

# Armies (ME-8)
MOST_BOUGHT: Final = 250
GOLD_STEP: Final = 10
REINFORCE_FREE: Final = 70


class Stance:
    """How an army fights (ME-9.1)."""

    ASSAULT: Final = 0
    HOLD: Final = 1
    FLANK: Final = 2


STANCE_NAMES: Final = ("assault", "hold", "flank")
GENERAL_NAMES: Final = ("lead", "command")
CHARACTER_NAMES: Final = ("general", "champion")
LEAD: Final = 0
COMMAND: Final = 1
GENERAL: Final = 0
CHAMPION: Final = 1

# 4.15
TEMPO: Final[list[i64]] = [10, -10, 0]
MATCHUP: Final = 8
LEADING: Final = 8
LEADERLESS: Final = 10
NO_CHAMPION: Final = 4
FIRST_TURN: Final = 10
SCOUTED: Final = 6
SPIED: Final = 6
SIEGE_MALUS: Final[list[i64]] = [20, 12, 4]  # by 50 gold of equipment
SIEGE_STEP: Final = 50
RIVER_MALUS: Final = 6
GENERAL_VP: Final = 100
GENERAL_POINTS: Final = 100
CHAMPION_POINTS: Final = 75
BREAK_VP: Final = 100
BREAK_AT: Final = 50
BREAK_LEADERLESS: Final = 40
LAVA_LOSS: Final = 20
DRAGON_HITS: Final = 150
DRAGON_VP: Final = 100
HUNT_SHARE: Final = 30
HILL_VP: Final = 150
LEAST_MODIFIER: Final = 20
MARKER_POINTS: Final = 3
HOARD_POINTS: Final = 3


PART_BITS: Final = 13
PART_MASK: Final = 8191


class Part:
    """What an order consists of, in the order in which it is decided (section 7)."""

    GOLD: Final = 0
    REINFORCE: Final = 1
    SIEGE: Final = 2
    STANCE: Final = 3
    GENERAL: Final = 4
    HUNT: Final = 5
    ASSASSIN: Final = 6


PARTS: Final = 7
ORDER: Final = 8  # numbers an order takes: its parts, and how far it is written
SEALED: Final = 7


class Said:
    """What a report of a battle at the table says, in this order (ME-14.3); `own` is the side that reports."""

    VP_OWN: Final = 0  # hundreds
    VP_OWN_REST: Final = 1
    VP_OTHER: Final = 2
    VP_OTHER_REST: Final = 3
    GOLD_OWN: Final = 4
    GOLD_OTHER: Final = 5
    REINFORCE_OWN: Final = 6
    REINFORCE_OTHER: Final = 7
    SIEGE: Final = 8
    HILL: Final = 9  # 0 nobody, 1 own, 2 other, 3 and 4 the same with the points already counted
    DRAGON: Final = 10  # 1: it died
    ASSASSIN_OWN: Final = 11  # 0 not tried, else die + 6 if the champion was the target
    ASSASSIN_OTHER: Final = 12
    FALLEN: Final = 13  # bit set: 1 own general, 2 the other
    ROUNDS: Final = 14  # 0: not said


REPORT: Final = 15
REPORT_ROW: Final = 32  # + what the side did last, + how far its next report is written, + that one as far as it goes
SAY: Final = 15
SAY_WRITTEN: Final = 16
SAY_DRAFT: Final = 17


class Stand:
    """What a side of a battle at the table has said last."""

    NOTHING: Final = 0
    REPORTED: Final = 1
    SIMULATE: Final = 2


class Fight:
    """A row of `battles`."""

    A: Final = 0
    B: Final = 1
    TILE: Final = 2
    STAGE: Final = 3
    MODE: Final = 4
    ENDING: Final = 5
    VP_A: Final = 6
    VP_B: Final = 7
    WINTER: Final = 8
    SIEGE: Final = 9
    DRAGON: Final = 10
    FORCED: Final = 11  # a game master sent it to the simulation


FIGHT: Final = 12


class Stage:
    """How far a battle is."""

    MODE_A: Final = 0
    MODE_B: Final = 1
    CONCEDE_A: Final = 2
    CONCEDE_B: Final = 3
    MUSTER_A: Final = 4
    MUSTER_B: Final = 5
    ORDERS: Final = 6
    TABLE: Final = 7
    SETTLED: Final = 8


STAGE_NAMES: Final = ("mode", "mode", "concede", "concede", "muster", "muster", "orders", "to_be_played", "settled")


class Ending:
    """How a battle ended (ME-14.5)."""

    NONE: Final = 0
    FOUGHT: Final = 1
    CONCEDED_A: Final = 2
    CONCEDED_B: Final = 3
    UNPLAYED: Final = 4


ENDING_NAMES: Final = ("none", "fought", "conceded", "conceded", "unplayed")


class Mode:
    """How battles are settled (ME-14.2)."""

    SIM: Final = 0
    TABLE: Final = 1
    MIXED: Final = 2


MODE_NAMES: Final = ("sim", "table", "mixed")


class Status:
    """Whether a seat takes part."""

    ACTIVE: Final = 0
    IDLE: Final = 1  # absent with the policy idle (ME-14.12)
    OUT: Final = 2  # withdrawn, eliminated or not yet there
    ARRIVING: Final = 3  # has a realm, takes part from the next round on (ME-14.14)


STATUS_NAMES: Final = ("active", "idle", "out", "arriving")


class Do:
    """Actions: a block for each kind of decision, the rest of the number says which one."""

    CAPITAL: Final = 0x010000  # + tile
    FIELD: Final = 0x020000  # + tile
    NO: Final = 0x030000
    YES: Final = 0x040000
    TARGET: Final = 0x050000  # + tile
    EVENT: Final = 0x060000  # + event
    AT_SEAT: Final = 0x070000  # + seat
    AT_BUILD: Final = 0x080000  # + tile * 8 + building, NOTHING for none
    AT_TILE: Final = 0x090000  # + tile
    VICTIM: Final = 0x0A0000  # + seat
    CHALLENGE: Final = 0x0B0000  # + seat
    GROUND: Final = 0x0C0000  # + tile
    PART: Final = 0x0D0000  # + part << PART_BITS | value
    SETTLE: Final = 0x0E0000  # + 0 at the table, 1 simulated; of a mixed campaign
    CONCEDE: Final = 0x0F0000  # + 1 to concede, 0 to fight; at the table + 2 + seat
    REPORT: Final = 0x100000  # + seat of the other side
    SAY: Final = 0x110000  # + value, part by part
    CONFIRM: Final = 0x120000  # + seat
    SIMULATE: Final = 0x130000  # + seat
    OCCUPY: Final = 0x140000  # + tile
    CONQUER: Final = 0x150000  # + tile
    BUILD: Final = 0x160000  # + tile * 8 + building
    FOUND: Final = 0x170000  # + tile
    RAID: Final = 0x180000
    DEMOLISH: Final = 0x190000  # + tile
    END: Final = 0x1A0000
    MOVE_SEAT: Final = 0x1B0000  # + 1 yes, 0 no
    REBEL: Final = 0x1C0000  # + tile


REST: Final = 0xFFFF
NOTHING: Final = 0xFFFF


class Ask:
    """Kinds of steps: the low six bits of a step; the rest is its data."""

    CAPITALS: Final = 0
    RECHOOSE: Final = 1
    FIELDS: Final = 2
    PHASE: Final = 3  # nothing to decide: a phase begins
    CAST: Final = 4
    REROLL: Final = 5
    TARGET: Final = 6
    EVENT: Final = 7
    EVENT_SEAT: Final = 8
    EVENT_BUILD: Final = 9
    EVENT_TILE: Final = 10
    AGENT: Final = 11
    CHALLENGE: Final = 12
    GROUND: Final = 13
    BATTLES: Final = 14
    BUILD: Final = 15
    NEW_CAPITAL: Final = 16
    MOVE_SEAT: Final = 17
    CAMPAIGN: Final = 18  # the undead in winter
    WINTER: Final = 19
    REBEL: Final = 20
    AFTER: Final = 21  # nothing to decide: a winter battle is settled


ASK_NAMES: Final = (
    "capital", "rechoose", "field", "phase", "cast", "reroll", "target", "event", "event_seat", "event_build", "event_tile", "agent",
    "challenge", "ground", "battles", "build", "new_capital", "move_seat", "campaign", "winter", "rebel", "after",
)  # fmt: skip
ASK_BITS: Final = 6
ASK_MASK: Final = 63


class Stream:
    """Dice come from streams, one for each purpose, so that what is decided here does not change what is thrown there (ME-16.2)."""

    MAP: Final = 0
    SETUP: Final = 1
    ORDER: Final = 2
    EVENTS: Final = 3
    INCOME: Final = 4
    BATTLE: Final = 5
    BUILD: Final = 6
    SPELLS: Final = 7
    UNDEAD: Final = 8
    WINTER: Final = 9
    TAX: Final = 10


WHAT_BITS: Final = 6
WHAT_MASK: Final = 63
PLACE_BITS: Final = 46  # from here on the place in the stream
PLACE_BIT: Final = 1 << 46


class What:
    """Questions to chance: the low six bits; the rest is the stream and the place in it."""

    TEMPLATE: Final = 0
    OPEN: Final = 1
    WILD: Final = 2
    PAIR: Final = 3
    PALETTE: Final = 4
    TILE: Final = 5  # of a random map
    PLACE: Final = 6  # of a random map
    RACE: Final = 7
    HOME: Final = 8
    LOT: Final = 9
    IDLE: Final = 10  # a choice for somebody who is away
    SPELL: Final = 11  # dice from here on
    DISTANCE: Final = 12
    DIRECTION: Final = 13
    DESTROY: Final = 14
    GOLD: Final = 15
    TAX: Final = 16
    MINE: Final = 17
    AGENT: Final = 18
    WINTER: Final = 19
    DRAGONS: Final = 20
    RAIDERS: Final = 21
    FIRST: Final = 22
    ASSASSIN: Final = 23
    FORTUNE: Final = 24
    ATTACK: Final = 25
    LAVA: Final = 26
    PREY: Final = 27
    BREATH: Final = 28
    FALL: Final = 29
    HILL: Final = 30
    VOLCANO: Final = 31  # which one
    NEAREST: Final = 32  # which of several realms equally near


WHAT_NAMES: Final = (
    "template", "open", "wild", "pair", "palette", "tile", "place", "race", "home", "lot", "idle", "spell", "distance", "direction",
    "destroy", "gold", "tax", "mine", "agent", "winter", "dragons", "raiders", "first", "assassin", "fortune", "attack", "lava", "prey",
    "breath", "fall", "hill", "volcano", "nearest",
)  # fmt: skip


class Reason:
    """Why the campaign ended."""

    NONE: Final = 0
    POINTS: Final = 1
    ROUNDS: Final = 2
    LAST: Final = 3


REASON_NAMES: Final = ("none", "victory_points", "round_limit", "last_realm")


class Cause:
    """Why a building fell or a tile changed hands."""

    DISASTER: Final = 0
    SABOTEURS: Final = 1
    FLOOD: Final = 2
    VORTEX: Final = 3
    TORNADO: Final = 4
    DRAGON: Final = 5
    EXHAUSTED: Final = 6
    RAZED: Final = 7
    DEMOLISHED: Final = 8
    OCCUPIED: Final = 9
    CONQUERED: Final = 10
    REBELLION: Final = 11
    REVOLUTION: Final = 12
    START: Final = 13
    WITHDRAWN: Final = 14
    TAKEN: Final = 15  # the special building goes with the tile


CAUSE_NAMES: Final = (
    "disaster", "saboteurs", "flood", "vortex", "tornado", "dragon", "exhausted", "razed", "demolished", "occupied", "conquered",
    "rebellion", "revolution", "start", "withdrawn", "taken",
)  # fmt: skip


class Purse:
    """Why gold came or went."""

    MINE: Final = 0
    TAX: Final = 1
    RAID: Final = 2
    RAZE: Final = 3
    REVENUE: Final = 4
    HARVEST: Final = 5
    RECOGNITION: Final = 6
    SPELL: Final = 7
    TRANSMUTATION: Final = 8
    ARMY: Final = 9
    REINFORCEMENTS: Final = 10
    SIEGE: Final = 11
    PLENTY: Final = 12
    START: Final = 13
    EXTRA: Final = 14
    CORRECTION: Final = 15


PURSE_NAMES: Final = (
    "mine", "tax", "raid", "raze", "increased_revenue", "good_harvest", "recognition", "spell", "transmutation", "army",
    "reinforcements", "siege", "plenty", "start", "extra_battle", "correction",
)  # fmt: skip


class Happened:
    """Kinds of events, in the order of EVENT_FIELDS."""

    MAP: Final = 0
    RACE: Final = 1
    HOME: Final = 2
    CHOSE: Final = 3
    CAPITAL: Final = 4
    TAKEN: Final = 5
    ROUND: Final = 6
    WINTER: Final = 7
    RANKED: Final = 8
    LEAD: Final = 9
    PHASE: Final = 10
    EXPIRED: Final = 11
    CAST: Final = 12
    SPELL_DIE: Final = 13
    SPELL_AT: Final = 14
    EFFECT: Final = 15
    HALVED: Final = 16
    VORTEX: Final = 17
    EVENT: Final = 18
    DIE: Final = 19
    DESTROYED: Final = 20
    BUILT: Final = 21
    AGENT: Final = 22
    MINE: Final = 23
    GOLD: Final = 24
    CHALLENGE: Final = 25
    IDLE: Final = 26
    SETTLE: Final = 27
    SEALED: Final = 28
    CONCEDED: Final = 29
    ARMY: Final = 30
    FIRST: Final = 31
    ASSASSIN: Final = 32
    FORTUNE: Final = 33
    BATTLE_ROUND: Final = 34
    HAZARD: Final = 35
    GENERAL: Final = 36
    BROKE: Final = 37
    DRAGON: Final = 38
    HILL: Final = 39
    RESULT: Final = 40
    REPORTED: Final = 41
    CONFIRMED: Final = 42
    WANTS_SIMULATION: Final = 43
    UNPLAYED: Final = 44
    RP: Final = 45
    SPENT: Final = 46
    ENDED_TURN: Final = 47
    MARKER: Final = 48
    CAPITAL_LOST: Final = 49
    NEW_CAPITAL: Final = 50
    WINTER_ROLL: Final = 51
    NO_EFFECT: Final = 52
    DRAGON_STEP: Final = 53
    DRAGON_LOST: Final = 54
    RAIDED: Final = 55
    TAX: Final = 56
    TAXES: Final = 57
    REVOLT: Final = 58
    PLAGUE: Final = 59
    WINTER_RP: Final = 60
    SCORE: Final = 61
    WITHDRAWN: Final = 62
    ABSENCE: Final = 63
    JOINED: Final = 64
    CORRECTED: Final = 65
    FRESH: Final = 66
    RP_DUE: Final = 67
    DOUBTFUL: Final = 68
    PAIRED: Final = 69
    OPTION: Final = 70
    PASSED: Final = 71
    MUSTERED: Final = 72
    ENDED: Final = 73


# Kind and arguments, each as `name:reading`; readings are told in `words`
EVENT_FIELDS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("map", ("tiles:number", "volcanoes:number")),
    ("race", ("seat:seat", "race:race")),
    ("home", ("seat:seat", "home:number")),
    ("chose", ("seat:seat",)),
    ("capital", ("seat:seat", "tile:tile")),
    ("taken", ("seat:seat", "tile:tile", "from:owner", "why:cause", "cost:number")),
    ("round", ("round:number", "year:number", "season:season", "base:number")),
    ("winter", ("year:number",)),
    ("ranked", ("rank:number", "seat:seat", "size:number", "cities:number", "castles:number", "lot:switch")),
    ("lead", ("seat:owner", "bonus:number")),
    ("phase", ("phase:phase",)),
    ("expired", ("effect:weird", "tile:tile")),
    ("cast", ("seat:seat", "cost:number")),
    ("spell_die", ("seat:seat", "die:number", "spell:spell", "again:switch")),
    ("spell_at", ("seat:seat", "spell:spell", "tile:place", "between:number", "dice:dice", "works:switch")),
    ("effect", ("effect:weird", "tile:tile", "seat:seat")),
    ("halved", ("seat:seat", "why:halving")),
    ("vortex", ("tile:place", "die:number", "direction:number")),
    ("event", ("seat:seat", "event:event", "target:owner", "tile:place", "building:building")),
    ("die", ("what:what", "tile:place", "die:number", "needed:number")),
    ("destroyed", ("tile:tile", "building:building", "owner:owner", "why:cause")),
    ("built", ("seat:seat", "building:building", "tile:tile", "cost:number")),
    ("agent", ("seat:seat", "target:seat", "victim:owner", "die:number")),
    ("mine", ("seat:seat", "tile:tile", "dice:dice", "gold:number", "exhausted:switch")),
    ("gold", ("seat:seat", "change:number", "why:purse", "now:number")),
    ("challenge", ("seat:seat", "other:seat", "tile:tile", "ground:ground", "siege:switch", "dragon:switch")),
    ("idle", ("seat:seat",)),
    ("settle", ("seat:seat", "other:seat", "how:settle")),
    ("sealed", ("seat:seat",)),
    ("conceded", ("seat:seat", "other:seat")),
    (
        "army",
        (
            "seat:seat",
            "points:number",
            "base:number",
            "largest:number",
            "plague:number",
            "bought:number",
            "reinforced:number",
            "siege:number",
            "stance:stance",
            "general:general",
            "hunt:switch",
        ),
    ),
    ("first_turn", ("seat:seat", "die_a:number", "die_b:number")),
    ("assassin", ("seat:seat", "target:character", "die:number", "works:switch")),
    ("fortune", ("dice_a:dice", "dice_b:dice", "fortune_a:number", "fortune_b:number")),
    (
        "battle_round",
        (
            "round:number",
            "roll_a:dice",
            "roll_b:dice",
            "modifier_a:number",
            "modifier_b:number",
            "damage_a:number",
            "damage_b:number",
            "loss_a:number",
            "loss_b:number",
            "left_a:number",
            "left_b:number",
            "vp_a:number",
            "vp_b:number",
        ),
    ),
    (
        "hazard",
        (
            "round:number",
            "lava_a:number",
            "lava_b:number",
            "prey:number",
            "breath:dice",
            "breath_a:number",
            "breath_b:number",
            "dragon_a:number",
            "dragon_b:number",
        ),
    ),
    ("general", ("round:number", "seat:seat", "dice:dice", "falls:switch")),
    ("broke", ("seat:seat", "lost:number", "points:number")),
    ("dragon", ("dead:switch", "damage_a:number", "damage_b:number", "vp_a:number", "vp_b:number")),
    ("hill", ("hill_a:number", "hill_b:number", "dice_a:dice", "dice_b:dice", "seat:owner")),
    ("result", ("seat:seat", "other:seat", "tile:tile", "vp_a:number", "vp_b:number", "class_a:result", "class_b:result")),
    (
        "reported",
        (
            "seat:seat",
            "other:seat",
            "vp_own:number",
            "vp_other:number",
            "gold_own:number",
            "gold_other:number",
            "reinforce_own:number",
            "reinforce_other:number",
            "siege:number",
            "hill:hill",
            "dragon:switch",
            "assassin_own:try",
            "assassin_other:try",
            "fallen:fallen",
            "rounds:number",
        ),
    ),
    ("confirmed", ("seat:seat", "other:seat")),
    ("wants_simulation", ("seat:seat", "other:seat")),
    ("unplayed", ("seat:seat", "other:seat")),
    ("rp", ("seat:seat", "rp:number")),
    ("spent", ("seat:seat", "cost:number", "left:number", "winter_left:number")),
    ("ended_turn", ("seat:seat", "lost:number")),
    ("marker", ("seat:seat", "tile:tile", "founder:seat")),
    ("capital_lost", ("seat:seat", "tile:tile")),
    ("new_capital", ("seat:seat", "tile:tile", "cost:number")),
    ("winter_roll", ("seat:seat", "dice:dice", "result:winter", "hit:owner")),
    ("no_effect", ("seat:seat",)),
    ("dragon_step", ("tile:tile", "direction:number")),
    ("dragon_lost", ("direction:number",)),
    ("raided", ("seat:seat", "tile:tile", "die:number", "raided:switch")),
    ("tax", ("seat:seat", "tile:tile", "dice:dice", "city:number", "gold:number", "why:untaxed")),
    ("taxes", ("seat:seat", "total:number", "halvings:number", "gold:number")),
    ("revolt", ("tile:tile", "die:number", "to:owner")),
    ("plague", ("seat:seat", "year:number")),
    ("winter_rp", ("seat:seat", "rp:number")),
    ("score", ("seat:seat", "tiles:number", "cities:number", "hoards:number", "markers:number", "score:number")),
    ("withdrawn", ("seat:seat",)),
    ("absence", ("seat:seat", "idle:switch")),
    ("joined", ("seat:seat", "tile:tile")),
    ("corrected", ("what:matter", "seat:owner", "tile:place", "old:value", "new:value")),
    ("fresh", ()),
    ("rp_due", ("seat:seat", "given:number", "due:number")),
    ("doubtful", ("seat:seat", "tile:tile", "from:seat")),
    ("paired", ("seat:seat", "other:seat", "tile:place")),
    ("option", ("option:rule",)),
    ("passed", ("seat:seat", "what:passed")),
    ("mustered", ("seat:seat", "bought:number", "reinforced:number", "siege:number")),
    ("ended", ("reason:reason",)),
)


class Passed:
    """What somebody let be."""

    CAST: Final = 0
    REROLL: Final = 1
    CONCEDE: Final = 2
    MOVE_SEAT: Final = 3
    CHALLENGE: Final = 4


PASSED_NAMES: Final = ("no_spell", "no_reroll", "no_concession", "no_move", "no_challenge")


class Untaxed:
    """Why a tile pays no tax."""

    PAYS: Final = 0
    ISOLATED: Final = 1
    FOG: Final = 2
    RAIDED: Final = 3
    DRAGON: Final = 4
    NOTHING: Final = 5  # its terrain yields nothing


UNTAXED_NAMES: Final = ("pays", "isolated", "fog", "raided", "dragon", "nothing")


class Halving:
    """Why taxes are halved."""

    UPRISING: Final = 0
    FAMINE: Final = 1
    BLIGHT: Final = 2


HALVING_NAMES: Final = ("uprising", "famine", "blight")


class Matter:
    """What a game master can set right (ME-14.8)."""

    OWNER: Final = 0
    BUILDING: Final = 1
    SPECIAL: Final = 2
    CAPITAL: Final = 3
    GOLD: Final = 4
    RP: Final = 5
    WINTER_RP: Final = 6
    MARKERS: Final = 7
    EFFECT: Final = 8
    PLAGUE: Final = 9
    EXHAUSTED: Final = 10
    DRAGON: Final = 11
    EVENT: Final = 12
    PAIRING: Final = 13
    RESULT: Final = 14
    ROUND: Final = 15
    PHASE: Final = 16
    RACE: Final = 17
    QUALITY: Final = 18
    OPTION: Final = 19


MATTER_NAMES: Final = (
    "owner", "building", "special", "capital", "gold", "rp", "winter_rp", "markers", "effect", "plague", "exhausted", "dragon", "event",
    "pairing", "result", "round", "phase", "race", "quality", "option",
)  # fmt: skip
