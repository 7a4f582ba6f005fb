"""Made of the grammar by kernel/written.py; not to be edited."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SEAT_NAMES: Final = ('boar', 'crane', 'lynx', 'ram')
PEOPLE_NAMES: Final = ('dwarf', 'human', 'elf', 'orc')
class Unit:
    MELEE: Final = 0; RANGED: Final = 1; CAVALRY: Final = 2
UNIT_NAMES: Final = ('melee', 'ranged', 'cavalry')
class Building:
    NONE: Final = 0; BARRACKS: Final = 1; MANUFACTORY: Final = 2; WALL: Final = 3
BUILDING_NAMES: Final = ('none', 'barracks', 'manufactory', 'wall')
class Slot:
    STORE: Final = 0; BUILDING: Final = 1; MELEE: Final = 2; RANGED: Final = 3; CAVALRY: Final = 4; MERCENARY: Final = 5
    EQUIPMENT: Final = 6; MOVEMENT: Final = 7; TOURNAMENT: Final = 8
SLOT_NAMES: Final = ('store', 'building', 'melee', 'ranged', 'cavalry', 'mercenary', 'equipment', 'movement', 'tournament')
class Good:
    BUILDING: Final = 0; MELEE: Final = 1; RANGED: Final = 2; CAVALRY: Final = 3; MERCENARY: Final = 4
GOOD_NAMES: Final = ('building', 'melee', 'ranged', 'cavalry', 'mercenary')
class Event:
    NONE: Final = 0; VOLCANO: Final = 1; QUICKSAND: Final = 2; EXPANSION: Final = 3; DISMISSAL: Final = 4; WATER: Final = 5
    PORTALS: Final = 6
EVENT_NAMES: Final = ('none', 'volcanic_eruption', 'quicksand', 'troop_expansion', 'mercenary_dismissal', 'water_crossing', 'open_portals')
class Stone:
    NONE: Final = 0; TELEPORTATION: Final = 1; SPEED_1: Final = 2; SPEED_2: Final = 3; MOBILITY: Final = 4; MASTER_STRIKE_MELEE: Final = 5
    MASTER_STRIKE_RANGED: Final = 6; MASTER_STRIKE_CAVALRY: Final = 7; MASTER_STRIKE_ANY: Final = 8; PRECISION_MELEE: Final = 9
    PRECISION_RANGED: Final = 10; PRECISION_CAVALRY: Final = 11; PRECISION_ANY: Final = 12; POWER_STRIKE_MELEE: Final = 13
    POWER_STRIKE_RANGED: Final = 14; POWER_STRIKE_CAVALRY: Final = 15; POWER_STRIKE_ANY: Final = 16; SHIELD_1: Final = 17
    SHIELD_2: Final = 18; SHIELD_3: Final = 19; SUPPRESSION_RANGED: Final = 20; SUPPRESSION_CAVALRY: Final = 21; SUPPRESSION_ALL: Final = 22
    BRIBERY: Final = 23; EXPLOSIVE: Final = 24; LOST: Final = 25
STONE_NAMES: Final = ('none', 'teleportation', 'speed_1', 'speed_2', 'mobility', 'master_strike_melee', 'master_strike_ranged', 'master_strike_cavalry', 'master_strike_any', 'precision_melee', 'precision_ranged', 'precision_cavalry', 'precision_any', 'power_strike_melee', 'power_strike_ranged', 'power_strike_cavalry', 'power_strike_any', 'shield_1', 'shield_2', 'shield_3', 'suppression_ranged', 'suppression_cavalry', 'suppression_all', 'bribery', 'explosive', 'lost_tear_stone')
class Pool:
    RANGED: Final = 0; RANGED_SUPPORT: Final = 1; MELEE: Final = 2; GUARDS: Final = 3; CAVALRY: Final = 4; CAVALRY_SUPPORT: Final = 5
POOL_NAMES: Final = ('ranged', 'ranged_support', 'melee', 'guards', 'cavalry', 'cavalry_support')
class Phase:
    SETUP: Final = 0; EVENT: Final = 1; PRODUCTION: Final = 2; PLACEMENT: Final = 3; MOVEMENT: Final = 4; OVERRUN: Final = 5
    COMBAT: Final = 6; TOURNAMENT: Final = 7
PHASE_NAMES: Final = ('setup', 'event', 'production', 'placement', 'movement', 'overrun', 'combat', 'tournament')
class Mode:
    BATTLE: Final = 0; OVERRUN_OWN: Final = 1; OVERRUN_LATE: Final = 2
MODE_NAMES: Final = ('battle', 'overrun', 'late_overrun')
class Reason:
    NONE: Final = 0; TEAR_STONES: Final = 1; LAST_LEFT: Final = 2; YEAR_LIMIT: Final = 3; RESIGN: Final = 4
REASON_NAMES: Final = ('none', 'tear_stones', 'last_left', 'year_limit', 'resign')
class Lost:
    LAVA: Final = 0; QUICKSAND: Final = 1; DISMISSED: Final = 2; DISBANDED: Final = 3; SURPLUS: Final = 4; CASUALTY: Final = 5
    BRIBED: Final = 6
LOST_NAMES: Final = ('lava', 'quicksand', 'dismissed', 'disbanded', 'surplus', 'casualty', 'bribed')
class Put:
    UNDRAFTED: Final = 0; CHOSEN: Final = 1; USED: Final = 2; LOST: Final = 3; SPARE: Final = 4; SAVED: Final = 5; OUT: Final = 6
PUT_NAMES: Final = ('undrafted', 'chosen', 'used', 'lost', 'spare', 'saved', 'out')
class Troop:
    MILITARY: Final = 0; MERCENARY: Final = 1; GUARD: Final = 2
TROOP_NAMES: Final = ('military', 'mercenary', 'guard')
class Corps:
    MELEE: Final = 0; RANGED: Final = 1; CAVALRY: Final = 2; GUARD: Final = 3
CORPS_NAMES: Final = ('melee', 'ranged', 'cavalry', 'guard')
class Kind:
    WATER: Final = 0; YIELD: Final = 1; TEMPLE: Final = 2; DESERT: Final = 3; VOLCANO: Final = 4
KIND_NAMES: Final = ('water', 'yield', 'temple', 'desert', 'volcano')
class Terrain:
    PLAIN: Final = 0; FOREST: Final = 1; MOUNTAIN: Final = 2; NONE: Final = 3
TERRAIN_NAMES: Final = ('plain', 'forest', 'mountain', 'none')
PORTAL_NAMES: Final = ('yellow', 'blue', 'red', 'green')
ABILITY_NAMES: Final = ('teleport', 'mobile', 'again')
class Entry:
    KEY: Final = 0; THERE: Final = 1; MILITARY: Final = 2; MERCENARY: Final = 3; STONES: Final = 4; TOOK: Final = 5; FORMER: Final = 6
    STOOD: Final = 7; SHEET: Final = 8
ENTRY_NAMES: Final = ('key', 'there', 'military', 'mercenary', 'stones', 'took', 'former', 'stood', 'sheet')
TYPES: Final = 3
SHEET: Final = 9
ORDERS: Final = 8
GOODS: Final = 5
STONES: Final = 26
POOLS: Final = 6
PORTALS: Final = 4
EMPTY: Final = -1
TS_TO_WIN: Final = 7
TS_NO_TIME: Final = 6
CAPITAL_TS: Final = 3
CAPITAL_RS: Final = 15
MANUFACTORY_RS: Final = 2
YIELD_RS: Final = 2
TERRAIN_RS: Final[list[i64]] = [3, 2, 1, 0]
START_UNIT_LIMIT: Final = 4
UNITS_A_BARRACKS: Final = 2
CAPITAL_BARRACKS: Final = 2
STONE_LIMIT: Final = 5
SLOTS: Final = 2
GUARD: Final = 4
WALL_HITS: Final = 2
DESTROYED_ON: Final = 3
TOURNAMENT_PERIOD: Final = 3
LIFE: Final = 5
DUEL_HIT: Final = 3
LAVA_COUNTERS: Final = 4
OVERRUN_FACTOR: Final = 2
UNDO_LIMIT: Final = 10
ALLOWANCE: Final[list[i64]] = [1, 1, 2]
HITS_ON: Final[list[i64]] = [4, 2, 3]
SUPPORT_HITS_ON: Final = 2
GUARD_HITS_ON: Final = 4
POOL_HITS_ON: Final[list[i64]] = [2, 2, 4, 4, 3, 2]
POOL_TYPE: Final[list[i64]] = [1, -1, 0, -1, 2, -1]
PRICE: Final[list[i64]] = [1, 4, 2, 2, 2, 1, 1, 1, 1]
PAYING: Final[list[i64]] = [0, 1, 8, 7, 6, 5]
PAYOUT_2: Final[list[i64]] = [3, 1, 0, 0]
PAYOUT: Final[list[i64]] = [4, 2, 1, 0]
SHOWN: Final[list[i64]] = [3, 4, 4]
STONE_COUNTS: Final[list[i64]] = [0, 3, 2, 2, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 1, 3, 3, 1]
STONE_FITS: Final[list[i64]] = [-1, -1, -1, -1, -1, 0, 1, 2, -1, 0, 1, 2, -1, 0, 1, 2, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1]
STONE_SPEED: Final[list[i64]] = [0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
STONE_AGAIN: Final[list[i64]] = [0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
STONE_AIM: Final[list[i64]] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
STONE_DICE: Final[list[i64]] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0]
STONE_SHIELD: Final[list[i64]] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 0, 0, 0, 0, 0, 0]
STONE_SUPPRESSES: Final[list[i64]] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 4, 6, 0, 0, 0]
WATER: Final = 24
DESERT: Final = 27
VOLCANO: Final = 28
TILES: Final[list[i64]] = [1, 9, 17, 33, 65, 105, 145, 2, 10, 18, 27, 28]
TILES_2: Final[list[i64]] = [3, 4, 4, 2, 0, 2, 2, 1, 1, 1, 4, 1]
TILES_3: Final[list[i64]] = [5, 4, 4, 2, 2, 2, 2, 2, 1, 1, 4, 1]
TILES_4: Final[list[i64]] = [6, 6, 6, 2, 2, 2, 2, 2, 1, 1, 4, 1]
ROWS: Final = 6
COLUMNS: Final[list[i64]] = [5, 6, 7]
ISLANDS_SIDE: Final = 7
ISLANDS_WATER: Final[list[i64]] = [6, 42]
ISLANDS_FIXED: Final[list[i64]] = [24, 16, 20, 18, 46, 32, 28, 30, 2]
ISLANDS_TILES: Final[list[i64]] = [28, 33, 33, 105, 105, 65, 65, 145, 145]
LEAST_SIDE: Final = 3
MOST_SIDE: Final = 9
ENDED: Final = 1
TELEPORT: Final = 2
MOBILE: Final = 4
AGAIN: Final = 8
ABILITIES: Final[list[i64]] = [2, 4, 8]
DIE: Final = 8
JOURNAL: Final = 17
FIELD_ARMIES: Final = 1
OUTSIDE: Final = 4
class Options:
    def __init__(self, values: list[i64]) -> None:
        self.values = values
        self.players: i64 = values[0]
        self.advanced: bool = values[1] == 1
        self.wall_bypass: bool = values[2] == 1
        self.no_time: bool = values[3] == 1
        self.double_move: bool = values[4] == 1
        self.four_islands: bool = values[5] == 1
        self.hidden_discard: bool = values[6] == 1
        self.choose_people: bool = values[7] == 1
        self.year_limit: i64 = values[8]
class Do:
    PEOPLE: Final = 0x100000; CAPITAL: Final = 0x200000; BARRACKS: Final = 0x300000; AMOUNT: Final = 0x400000; TAKE: Final = 0x500000
    DISCARD: Final = 0x600000; POSITION: Final = 0x700000; BUILD: Final = 0x800000; RECRUIT: Final = 0x900000; HIRE: Final = 0xa00000
    EQUIP: Final = 0xb00000; SELECT: Final = 0xc00000; GROUP: Final = 0xd00000; CARRY: Final = 0xe00000; GOTO: Final = 0xf00000
    USE: Final = 0x1000000; OVERRUN: Final = 0x1100000; BACK: Final = 0x1200000; REMOVE: Final = 0x1300000; KEEP: Final = 0x1400000
    DISBAND: Final = 0x1500000; SUPPORT: Final = 0x1600000; NONE: Final = 0x1700000; BATTLE: Final = 0x1800000; WALLS: Final = 0x1900000
    AIM: Final = 0x1a00000; LOSE: Final = 0x1b00000; YES: Final = 0x1c00000; NO: Final = 0x1d00000; DONE: Final = 0x1e00000
DO_NAMES: Final = ('people', 'capital', 'barracks', 'amount', 'take', 'discard', 'position', 'build', 'recruit', 'hire', 'equip', 'select', 'group', 'carry', 'goto', 'use', 'overrun', 'back', 'remove', 'keep', 'disband', 'support', 'none', 'battle', 'walls', 'aim', 'lose', 'yes', 'no', 'done')
def kind_of(action: i64) -> i64: return action & ~0xfffff
def do_people(people: i64) -> i64: return Do.PEOPLE | people
def people_people(action: i64) -> i64: return action & 0xfffff
def do_capital(cell: i64) -> i64: return Do.CAPITAL | cell
def capital_cell(action: i64) -> i64: return action & 0x7f
def do_barracks(cell: i64) -> i64: return Do.BARRACKS | cell
def barracks_cell(action: i64) -> i64: return action & 0x7f
def do_amount(count: i64) -> i64: return Do.AMOUNT | count
def count_of(action: i64) -> i64: return action & 0xfffff
def do_take(stone: i64) -> i64: return Do.TAKE | stone
def stone_of(action: i64) -> i64: return action & 0x1f
def do_discard(stone: i64) -> i64: return Do.DISCARD | stone
def do_position(place: i64) -> i64: return Do.POSITION | place
def position_place(action: i64) -> i64: return action & 0xfffff
def do_build(cell: i64, replaced: i64, building: i64) -> i64: return Do.BUILD | cell << 4 | replaced << 2 | building
def build_cell(action: i64) -> i64: return action >> 4 & 0x7f
def build_replaced(action: i64) -> i64: return action >> 2 & 0x3
def build_building(action: i64) -> i64: return action & 0x3
def do_recruit(cell: i64, type: i64) -> i64: return Do.RECRUIT | cell << 2 | type
def recruit_cell(action: i64) -> i64: return action >> 2 & 0x7f
def recruit_type(action: i64) -> i64: return action & 0x3
def do_hire(cell: i64) -> i64: return Do.HIRE | cell
def hire_cell(action: i64) -> i64: return action & 0x7f
def do_equip(cell: i64, stone: i64) -> i64: return Do.EQUIP | cell << 5 | stone
def equip_cell(action: i64) -> i64: return action >> 5 & 0x7f
def do_select(cell: i64, type: i64, flags: i64, points: i64) -> i64: return Do.SELECT | cell << 10 | type << 8 | flags << 4 | points
def select_cell(action: i64) -> i64: return action >> 10 & 0x7f
def select_type(action: i64) -> i64: return action >> 8 & 0x3
def select_flags(action: i64) -> i64: return action >> 4 & 0xf
def select_points(action: i64) -> i64: return action & 0xf
def do_group(military: i64, mercenary: i64) -> i64: return Do.GROUP | military << 8 | mercenary
def group_military(action: i64) -> i64: return action >> 8 & 0xff
def group_mercenary(action: i64) -> i64: return action & 0xff
def do_carry(stones: i64) -> i64: return Do.CARRY | stones
def carry_stones(action: i64) -> i64: return action & 0xfffff
def do_goto(cell: i64) -> i64: return Do.GOTO | cell
def goto_cell(action: i64) -> i64: return action & 0x7f
def do_use(cell: i64, type: i64, stone: i64) -> i64: return Do.USE | cell << 7 | type << 5 | stone
def use_cell(action: i64) -> i64: return action >> 7 & 0x7f
def use_type(action: i64) -> i64: return action >> 5 & 0x3
def do_overrun(cell: i64) -> i64: return Do.OVERRUN | cell
def overrun_cell(action: i64) -> i64: return action & 0x7f
def do_remove(cell: i64, type: i64, mercenary: i64) -> i64: return Do.REMOVE | cell << 3 | type << 1 | mercenary
def remove_cell(action: i64) -> i64: return action >> 3 & 0x7f
def remove_type(action: i64) -> i64: return action >> 1 & 0x3
def remove_mercenary(action: i64) -> i64: return action & 0x1
def do_keep(stone: i64) -> i64: return Do.KEEP | stone
def do_disband(cell: i64, type: i64) -> i64: return Do.DISBAND | cell << 2 | type
def disband_cell(action: i64) -> i64: return action >> 2 & 0x7f
def disband_type(action: i64) -> i64: return action & 0x3
def do_support(cell: i64) -> i64: return Do.SUPPORT | cell
def support_cell(action: i64) -> i64: return action & 0x7f
def do_battle(cell: i64) -> i64: return Do.BATTLE | cell
def battle_cell(action: i64) -> i64: return action & 0x7f
def do_walls(count: i64) -> i64: return Do.WALLS | count
def do_aim(count: i64) -> i64: return Do.AIM | count
def do_lose(source: i64, mercenary: i64) -> i64: return Do.LOSE | source << 1 | mercenary
def lose_source(action: i64) -> i64: return action >> 1 & 0x7f
def lose_mercenary(action: i64) -> i64: return action & 0x1
class Ask:
    PEOPLE: Final = 0; CAPITAL: Final = 1; BARRACKS: Final = 2; YEAR: Final = 3; ALLOCATE: Final = 4; MARKET: Final = 5; TAKE: Final = 6
    DISCARD: Final = 7; POSITION: Final = 8; ASSIGN: Final = 9; PLACE: Final = 10; MOVE: Final = 11; GROUP: Final = 12; CARRY: Final = 13
    GOTO: Final = 14; KEEP: Final = 15; MOVED: Final = 16; OVERRUN: Final = 17; DISBAND: Final = 18; SUPPORT: Final = 19
    BATTLES: Final = 20; STONE: Final = 21; WALLS: Final = 22; ROUND: Final = 23; AIM: Final = 24; LOSE: Final = 25; AFTERMATH: Final = 26
    COMBAT_END: Final = 27
ASK_NAMES: Final = ('people', 'capital', 'barracks', 'year', 'allocate', 'market', 'take', 'discard', 'position', 'assign', 'place', 'move', 'group', 'carry', 'goto', 'keep', 'moved', 'overrun', 'disband', 'support', 'battles', 'stone', 'walls', 'round', 'aim', 'lose', 'aftermath', 'combat_end')
ASK_BITS: Final = 6
ASK_MASK: Final = 63
def ask_people(seat: i64) -> i64: return Ask.PEOPLE | seat << 6
def ask_capital(seat: i64) -> i64: return Ask.CAPITAL | seat << 6
def ask_barracks(seat: i64) -> i64: return Ask.BARRACKS | seat << 6
def ask_market(settled: i64) -> i64: return Ask.MARKET | settled << 6
def ask_take(rank: i64) -> i64: return Ask.TAKE | rank << 6
def ask_discard(seat: i64) -> i64: return Ask.DISCARD | seat << 6
def ask_position(rank: i64) -> i64: return Ask.POSITION | rank << 6
def ask_assign(seat: i64) -> i64: return Ask.ASSIGN | seat << 6
def ask_place(seat: i64, started: i64) -> i64: return Ask.PLACE | seat << 6 | started << 9
def place_seat(data: i64) -> i64: return data & 0x7
def place_started(data: i64) -> i64: return data >> 3 & 0x1
def ask_move(seat: i64, started: i64) -> i64: return Ask.MOVE | seat << 6 | started << 9
def move_seat(data: i64) -> i64: return data & 0x7
def move_started(data: i64) -> i64: return data >> 3 & 0x1
def ask_group(cohort: i64) -> i64: return Ask.GROUP | cohort << 6
def ask_carry(cohort: i64, mercenary: i64, military: i64) -> i64: return Ask.CARRY | cohort << 6 | mercenary << 23 | military << 31
def carry_cohort(data: i64) -> i64: return data & 0x1ffff
def carry_mercenary(data: i64) -> i64: return data >> 17 & 0xff
def carry_military(data: i64) -> i64: return data >> 25 & 0xff
def ask_goto(cohort: i64, mercenary: i64, military: i64, stones: i64) -> i64: return Ask.GOTO | cohort << 6 | mercenary << 23 | military << 31 | stones << 39
def goto_cohort(data: i64) -> i64: return data & 0x1ffff
def goto_mercenary(data: i64) -> i64: return data >> 17 & 0xff
def goto_military(data: i64) -> i64: return data >> 25 & 0xff
def goto_stones(data: i64) -> i64: return data >> 33
def ask_keep(seat: i64, type: i64, cell: i64) -> i64: return Ask.KEEP | seat << 6 | type << 9 | cell << 11
def keep_seat(data: i64) -> i64: return data & 0x7
def keep_type(data: i64) -> i64: return data >> 3 & 0x3
def keep_cell(data: i64) -> i64: return data >> 5
def ask_moved(seat: i64) -> i64: return Ask.MOVED | seat << 6
def ask_overrun(seat: i64) -> i64: return Ask.OVERRUN | seat << 6
def ask_disband(seat: i64, owed: i64) -> i64: return Ask.DISBAND | seat << 6 | owed << 9
def disband_seat(data: i64) -> i64: return data & 0x7
def disband_owed(data: i64) -> i64: return data >> 3
def ask_support(seat: i64, home: i64) -> i64: return Ask.SUPPORT | seat << 6 | home << 9
def support_seat(data: i64) -> i64: return data & 0x7
def support_home(data: i64) -> i64: return data >> 3
def ask_battles(seat: i64) -> i64: return Ask.BATTLES | seat << 6
def ask_stone(seat: i64) -> i64: return Ask.STONE | seat << 6
def ask_round(stage: i64) -> i64: return Ask.ROUND | stage << 6
def ask_aim(seat: i64, pool: i64, target: i64) -> i64: return Ask.AIM | seat << 6 | pool << 9 | target << 12
def aim_seat(data: i64) -> i64: return data & 0x7
def aim_pool(data: i64) -> i64: return data >> 3 & 0x7
def aim_target(data: i64) -> i64: return data >> 6
def ask_lose(seat: i64) -> i64: return Ask.LOSE | seat << 6
class What:
    GAP: Final = 0; TILE: Final = 1; START: Final = 2; EVENT: Final = 3; CORNER: Final = 4; LAVA: Final = 5; STONE: Final = 6
    TIE: Final = 7; ORDER: Final = 8; BATTLE: Final = 9; DESTRUCTION: Final = 10; DUEL: Final = 11; DUEL_TIE: Final = 12
WHAT_NAMES: Final = ('gap', 'tile', 'start', 'event', 'corner', 'lava', 'stone', 'tie', 'order', 'battle', 'destruction', 'duel', 'duel_tie')
WHAT_BITS: Final = 4
WHAT_MASK: Final = 15
def tile(kind: i64, terrain: i64, portal: i64) -> i64: return kind | terrain << 3 | portal << 5
def tile_kind(packed: i64) -> i64: return packed & 0x7
def tile_terrain(packed: i64) -> i64: return packed >> 3 & 0x3
def tile_portal(packed: i64) -> i64: return packed >> 5
def spot(type: i64, cell: i64) -> i64: return type | cell << 2
def spot_type(packed: i64) -> i64: return packed & 0x3
def spot_cell(packed: i64) -> i64: return packed >> 2
def cohort(points: i64, flags: i64, spot: i64) -> i64: return points | flags << 4 | spot << 8
def cohort_points(packed: i64) -> i64: return packed & 0xf
def cohort_flags(packed: i64) -> i64: return packed >> 4 & 0xf
def cohort_spot(packed: i64) -> i64: return packed >> 8
def stack(first: i64, rest: i64) -> i64: return first | rest << 5
def stack_first(packed: i64) -> i64: return packed & 0x1f
def stack_rest(packed: i64) -> i64: return packed >> 5
class Happened:
    GAP: Final = 0; BOARD: Final = 1; PEOPLE: Final = 2; START_ROLL: Final = 3; CAPITAL: Final = 4; START_BARRACKS: Final = 5
    YEAR: Final = 6; EVENT: Final = 7; CORNER: Final = 8; LAVA: Final = 9; UNIT_LIMIT: Final = 10; LOST: Final = 11; SHOWN: Final = 12
    ALLOCATED: Final = 13; GOODS: Final = 14; BIDS: Final = 15; TIE_ROLL: Final = 16; MERCENARIES: Final = 17; TOOK: Final = 18
    LOST_STONE: Final = 19; DISCARDED: Final = 20; POSITION: Final = 21; DOUBLE_MOVE: Final = 22; TOURNAMENT_STONES: Final = 23
    BUILT: Final = 24; RECRUITED: Final = 25; HIRED: Final = 26; EQUIPPED: Final = 27; LAPSED: Final = 28; PLACED: Final = 29
    MOVED: Final = 30; TOOK_BACK: Final = 31; CONTROL: Final = 32; RS: Final = 33; CONFLICT: Final = 34; USED: Final = 35
    MOVEMENT_DONE: Final = 36; PASSED: Final = 37; SUPPORTS: Final = 38; BATTLE: Final = 39; WALLS: Final = 40; ROUND: Final = 41
    AIMED: Final = 42; DICE: Final = 43; HITS: Final = 44; CANCELLED: Final = 45; CASUALTY: Final = 46; WON: Final = 47
    DESTRUCTION: Final = 48; CAPTURED: Final = 49; OUT: Final = 50; COUNTER: Final = 51; PAIRED: Final = 52; THROW: Final = 53
    DUEL_WON: Final = 54; CHAMPION: Final = 55; YEAR_END: Final = 56; RESIGNED: Final = 57; ENDED: Final = 58; PEACE: Final = 59
    RESHUFFLED: Final = 60; REPLACED: Final = 61
class No:
    NOTHING: Final = 0; PEOPLE_TAKEN: Final = 1; CAPITAL_NOT_YIELD: Final = 2; CAPITAL_THERE: Final = 3; BARRACKS_NOT_YIELD: Final = 4
    BARRACKS_AT_CAPITAL: Final = 5; BARRACKS_CONTROLLED: Final = 6; STORE_TOO_SMALL: Final = 7; STONE_NOT_OFFERED: Final = 8
    NO_SUCH_POSITION: Final = 9; POSITION_TAKEN: Final = 10; NO_BUILDING_LEFT: Final = 11; NO_UNIT_LEFT: Final = 12
    NO_MERCENARY_LEFT: Final = 13; LAVA_THERE: Final = 14; BUILD_NOT_YIELD: Final = 15; BUILD_NOT_CONTROLLED: Final = 16
    BUILD_AT_CAPITAL: Final = 17; FIELD_BUILT_UP: Final = 18; REPLACE_SAME: Final = 19; NOTHING_TO_REPLACE: Final = 20
    RECRUIT_NOT_CONTROLLED: Final = 21; NO_BARRACKS: Final = 22; BARRACKS_TOO_NEW: Final = 23; BARRACKS_USED_UP: Final = 24
    BARRACKS_USED_UP_BUT_NEW: Final = 25; CAPITAL_USED_UP: Final = 26; OTHER_TYPE_THERE: Final = 27; TOO_MANY_ARMIES: Final = 28
    ARMY_FULL: Final = 29; MERCENARIES_FULL: Final = 30; HIRE_NO_ARMY: Final = 31; EQUIP_NO_ARMY: Final = 32; HAS_STONE: Final = 33
    LOST_STONE_NEVER: Final = 34; STONE_NOT_IN_HAND: Final = 35; STONE_DOES_NOT_FIT: Final = 36; NO_STONE_TO_CARRY: Final = 37
    ALL_STONES_GO: Final = 38; USE_IN_BATTLE: Final = 39; USE_PINNED: Final = 40; USE_TOO_LATE: Final = 41; USE_FOR_NOTHING: Final = 42
    NO_CONFLICT: Final = 43; NOT_YOUR_CONFLICT: Final = 44; NOT_TWICE: Final = 45; BACK_TOO_OFTEN: Final = 46; BACK_NOTHING: Final = 47
    NO_ARMY: Final = 48; MELEE_SUPPORT: Final = 49; SUPPORT_FROM_CONFLICT: Final = 50; FOREST_SUPPORT: Final = 51
    MOUNTAIN_SUPPORT: Final = 52; CAVALRY_REACH: Final = 53; RANGED_REACH: Final = 54; WALLS_OF_CONTROLLER: Final = 55
    WALLS_WITHOUT_UNITS: Final = 56; NO_WALLS: Final = 57; WALLS_TOO_NEW: Final = 58; WALLS_TOO_MANY: Final = 59
    AIM_AT_YOURSELF: Final = 60; AIM_AT_ABSENT: Final = 61; NO_MERCENARY_THERE: Final = 62; NO_MILITARY_THERE: Final = 63
    MERCENARY_FIRST: Final = 64; PLAIN_OVERRUN: Final = 65; LOSE_NOT_SUPPORTING: Final = 66; LOSE_RANGED_SUPPORT: Final = 67
    LOSE_SUPPRESSED: Final = 68; NO_GUARD: Final = 69
