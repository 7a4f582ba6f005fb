"""Made of the grammar by kernel/written.py; not to be edited."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.kernel.rows import table_of
from tafelrunde.kernel.vectors import vec

SEAT_NAMES: Final = ('acorn', 'birch', 'clover', 'dune')
TEAM_NAMES: Final = ('a', 'b')
class Mode:
    COOP: Final = 0; CAPTURE_FLAG: Final = 1; TERRITORY: Final = 2
MODE_NAMES: Final = ('coop', 'capture_flag', 'territory')
SCENARIO_NAMES: Final = ('raiders', 'dragons')
class Variant:
    NONE: Final = 0; ALL_DEAD: Final = 1; CRESCENDO: Final = 2
VARIANT_NAMES: Final = ('none', 'all_dead', 'crescendo')
class Good:
    WOOD: Final = 0; CLAY: Final = 1; FOOD: Final = 2; PLANKS: Final = 3; BRICKS: Final = 4; ORE: Final = 5; TOOLS: Final = 6
    TALER: Final = 7
GOOD_NAMES: Final = ('wood', 'clay', 'food', 'planks', 'bricks', 'ore', 'tools', 'taler')
class Colonist:
    FARMER: Final = 0; CITIZEN: Final = 1
COLONIST_NAMES: Final = ('farmer', 'citizen')
class Kind:
    FARMER: Final = 0; TIRED_FARMER: Final = 1; CITIZEN: Final = 2; TIRED_CITIZEN: Final = 3
KIND_NAMES: Final = ('farmer', 'tired_farmer', 'citizen', 'tired_citizen')
class Building:
    EMPTY: Final = 0; FARM: Final = 1; ESTATE: Final = 2; FLAT: Final = 3; APARTMENT: Final = 4; STORAGE_SHED: Final = 5
    STORAGE_HOUSE: Final = 6; FORESTERS_HOUSE: Final = 7; HUNTING_LODGE: Final = 8; HOLLOW: Final = 9; IRON_MINE: Final = 10
    PUB: Final = 11; THEATER: Final = 12; FACTORY: Final = 13; LIBRARY: Final = 14; INSTITUTE: Final = 15
BUILDING_NAMES: Final = ('empty', 'farm', 'estate', 'flat', 'apartment', 'storage_shed', 'storage_house', 'foresters_house', 'hunting_lodge', 'hollow', 'iron_mine', 'pub', 'theater', 'factory', 'library', 'institute')
class Tile:
    NONE: Final = 0; GUARD_POST: Final = 1; WATCHTOWER: Final = 2; TRENCH: Final = 3; BUNKER: Final = 4; CATAPULT: Final = 5
    HOWITZER: Final = 6; TREAD_MINE: Final = 7; BOUNDING_MINE: Final = 8; SPLINTER_MINE: Final = 9; TRAP: Final = 10; BOMB: Final = 11
TILE_NAMES: Final = ('none', 'guard_post', 'watchtower', 'trench', 'bunker', 'catapult', 'howitzer', 'tread_mine', 'bounding_mine', 'splinter_mine', 'trap', 'bomb')
class Pair:
    NONE: Final = 0; WATCH: Final = 1; DIG: Final = 2; ENGINE: Final = 3; MINE: Final = 4; TRAP_BOMB: Final = 5
PAIR_NAMES: Final = ('none', 'watch', 'dig', 'engine', 'mine', 'trap_bomb')
class Place:
    EMPTY: Final = 0; MARKET: Final = 1; RIVERBANK_GROVE: Final = 2; JOINER: Final = 3; BUILDER_FARM: Final = 4; BUILDER_LIBRARY: Final = 5
    BUILDER_HUNTING_LODGE: Final = 6; BUILDER_FORESTERS_HOUSE: Final = 7; BUILDER_STORAGE_SHED: Final = 8; DEVELOPER: Final = 9
    LIBRARIAN: Final = 10; DAY_LABORER: Final = 11; HEAD_OFFICIAL: Final = 12; GROVE: Final = 13; CLAY_DELVE: Final = 14
    CLAYBURNER: Final = 15; BAKER: Final = 16; BUILDER_HOLLOW: Final = 17; BUILDER_FACTORY: Final = 18; BUILDER_PUB: Final = 19
    BUILDER_ESTATE: Final = 20; BUILDER_FLAT: Final = 21; RIVERBANK_FOREST: Final = 22; CLAY_POCKET: Final = 23; ORE_PIT: Final = 24
    GRAND_BAKER: Final = 25; LOAMBURNER: Final = 26; BLACKSMITH: Final = 27; BUILDER_INSTITUTE: Final = 28
    BUILDER_STORAGE_HOUSE: Final = 29; BUILDER_THEATER: Final = 30; BUILDER_IRON_MINE: Final = 31; BUILDER_APARTMENT: Final = 32
    RECRUITING_OFFICER: Final = 33; COMMANDER: Final = 34; FIELD_DOCTOR: Final = 35; MINE_LAYER_TREAD: Final = 36
    BUILDER_GUARD_POST: Final = 37; SUPREME_COMMANDER: Final = 38; MINE_LAYER_BOUNDING: Final = 39; TRAPPER: Final = 40
    BUILDER_TRENCH: Final = 41; BUILDER_CATAPULT: Final = 42; MINE_LAYER_SPLINTER: Final = 43; COMBAT_ENGINEER: Final = 44
    BUILDER_WATCHTOWER: Final = 45; BUILDER_BUNKER: Final = 46; BUILDER_HOWITZER: Final = 47
PLACE_NAMES: Final = ('empty', 'market', 'riverbank_grove', 'joiner', 'builder_farm', 'builder_library', 'builder_hunting_lodge', 'builder_foresters_house', 'builder_storage_shed', 'developer', 'librarian', 'day_laborer', 'head_official', 'grove', 'clay_delve', 'clayburner', 'baker', 'builder_hollow', 'builder_factory', 'builder_pub', 'builder_estate', 'builder_flat', 'riverbank_forest', 'clay_pocket', 'ore_pit', 'grand_baker', 'loamburner', 'blacksmith', 'builder_institute', 'builder_storage_house', 'builder_theater', 'builder_iron_mine', 'builder_apartment', 'recruiting_officer', 'commander', 'field_doctor', 'mine_layer_tread', 'builder_guard_post', 'supreme_commander', 'mine_layer_bounding', 'trapper', 'builder_trench', 'builder_catapult', 'mine_layer_splinter', 'combat_engineer', 'builder_watchtower', 'builder_bunker', 'builder_howitzer')
class Recipe:
    PLANKS: Final = 0; BRICKS: Final = 1; LOAM: Final = 2; SMITH: Final = 3; SELL_FOOD: Final = 4; ANVIL: Final = 5; HANDSAW: Final = 6
    OVEN: Final = 7; RIPSAW: Final = 8; STONE_OVEN: Final = 9; TOOLMAKER: Final = 10; PANEL_SAW: Final = 11; KILN: Final = 12
    SELL: Final = 13
RECIPE_NAMES: Final = ('planks', 'bricks', 'loam_bricks', 'smith', 'food', 'anvil', 'handsaw', 'oven', 'ripsaw', 'stone_oven', 'toolmaker', 'panel_saw', 'kiln')
MARKET_NAMES: Final = ('m1_farm', 'm1_shed', 'm1_forester', 'm1_lodge', 'm1_planks', 'm1_librarian', 'm1_head', 'm2_estate', 'm2_flat', 'm2_hollow', 'm2_factory', 'm2_bricks', 'm2_planks', 'm2_head', 'lw1', 'lw2')
IMPROVEMENT_NAMES: Final = ('i101', 'i102', 'i103', 'i104', 'i105', 'i106', 'i107', 'i108', 'i109', 'i110', 'i111', 'i112', 'i113', 'i114', 'i115', 'i116', 'i117', 'i118', 'i119', 'i120', 'i121', 'i122', 'i123', 'i124', 'i125', 'i126', 'i127', 'i128', 'i129', 'i130', 'i131', 'i132', 'i133', 'i134', 'i135', 'i201', 'i202', 'i203', 'i204', 'i205', 'i206', 'i207', 'i208', 'i209', 'i210', 'i211', 'i212', 'i213', 'i214', 'i215', 'i216', 'i217', 'i218', 'i219', 'i220', 'i221', 'i222', 'i223', 'i224', 'i225', 'i226', 'i227', 'i228', 'i229', 'i230', 'i231', 'i232', 'i233', 'i234', 'i235')
class Effect:
    GAIN: Final = 0; DRAFT: Final = 1; LAY: Final = 2; REFINE: Final = 3; BUILD: Final = 4; FIELD_HOSPITAL: Final = 5; MARCH: Final = 6
    ANVIL: Final = 7; HANDSAW: Final = 8; PERMANENT: Final = 9; HOMES: Final = 10; MERCENARY: Final = 11
EFFECT_NAMES: Final = ('gain', 'draft', 'lay', 'refine', 'build', 'field_hospital', 'march', 'anvil', 'handsaw', 'permanent', 'homes', 'mercenary')
ABILITY_NAMES: Final = ('unite', 'shoot', 'enlarge', 'form', 'destroy_trap', 'rush', 'weaker', 'stronger', 'shrink_in_trap', 'wound_citizens', 'falls_to_citizen', 'split', 'fire_standing', 'fly_on', 'fly_around', 'weaker_first', 'destroy_building')
class Over:
    FARMER: Final = 0; CITIZEN: Final = 1; MINE: Final = 2; BUILDING: Final = 3
OVER_NAMES: Final = ('farmer', 'citizen', 'mine', 'building')
class Window:
    TURN: Final = 0; CARD: Final = 1; STEP: Final = 2; COMBAT: Final = 3; MINE: Final = 4; END: Final = 5
WINDOW_NAMES: Final = ('turn', 'card', 'step', 'combat', 'mine', 'end')
class Reaction:
    ALWAYS: Final = 0; COMBAT_ONLY: Final = 1; AUTO: Final = 2
REACTION_NAMES: Final = ('always', 'combat_only', 'auto')
class Season:
    SUMMER: Final = 0; WINTER: Final = 1
SEASON_NAMES: Final = ('summer', 'winter')
class Phase:
    SETUP: Final = 0; ARRIVAL: Final = 1; TURNS: Final = 2; COMBAT: Final = 3; YEAR_END: Final = 4; WAVE_ARRIVAL: Final = 5
    WAVE_COMBAT: Final = 6; WAVE_TURN: Final = 7
PHASE_NAMES: Final = ('setup', 'arrival', 'turns', 'combat', 'year_end', 'wave_arrival', 'wave_combat', 'wave_turn')
class Reason:
    NONE: Final = 0; HELD: Final = 1; OVERRUN: Final = 2; BREAKTHROUGH: Final = 3; ROWS: Final = 4; SIGHT: Final = 5; RESIGN: Final = 6
REASON_NAMES: Final = ('none', 'held', 'overrun', 'breakthrough', 'rows', 'sight', 'resign')
class Unit:
    FARMER: Final = 0; CITIZEN: Final = 1; ENGINE: Final = 2; CREWED: Final = 3; RIDER: Final = 4; CREWED_TIRED: Final = 5
UNIT_NAMES: Final = ('farmer', 'citizen', 'engine', 'crewed', 'rider', 'crewed_exhausted')
TURN_NAMES: Final = ('clockwise', 'anticlockwise', 'twice_clockwise', 'twice_anticlockwise')
FIGURE_NAMES: Final = ('base', 'elite', 'farmer', 'citizen')
class Settled:
    OPEN: Final = 0; LOST: Final = 1; SPARED: Final = 2
SETTLED_NAMES: Final = ('open', 'lost', 'spared')
class Stage:
    BEFORE: Final = 0; MARKET: Final = 1; AT: Final = 2; AFTER: Final = 3
STAGE_NAMES: Final = ('before', 'market', 'at', 'after')
EMPTY: Final = -1
HEXES: Final = 29
KINDS: Final = 4
SPOTS: Final = 23
STORAGE_SPOT: Final = 20
BASE_UNITS: Final = 23
ELITE_UNITS: Final = 12
WAVE_LIMIT: Final = 60
GOODS: Final = 8
STORABLE: Final = 6
COLONIST_STRENGTH: Final[list[i64]] = [1, 3]
PART: Final = 7
TURN_BY: Final[list[i64]] = [1, 5, 2, 4]
ANY_NUMBER: Final = 99
FLUNG_AT_ONCE: Final = 3
TICKETS: Final = 3
TICKET_PRICE: Final = 2
SITES: Final = 207
BUILDINGS: Final = 16
FARMER_HOMES: Final[list[i64]] = [0, 1, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
CITIZEN_HOMES: Final[list[i64]] = [0, 0, 0, 1, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
FARMER_WORKERS: Final[list[i64]] = [0, 0, 0, 0, 0, 1, 0, 1, 1, 1, 0, 1, 0, 1, 0, 2]
CITIZEN_WORKERS: Final[list[i64]] = [0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0, 0]
STORES: Final[list[i64]] = [0, 0, 0, 0, 0, 2, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0]
YIELD_GOOD: Final[list[i64]] = [-1, -1, -1, -1, -1, -1, -1, 0, 2, 1, 5, 7, 7, -1, -1, -1]
YIELD: Final[list[i64]] = [0, 0, 0, 0, 0, 0, 0, 2, 1, 1, 1, 1, 2, 0, 0, 0]
MOST_BUILT: Final[list[i64]] = [99, 99, 99, 99, 99, 99, 99, 3, 99, 99, 99, 99, 99, 99, 1, 1]
REMODELS: Final[list[i64]] = [0, 0, 1, 1, 3, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0]
SUPPLY_TWO: Final[list[i64]] = [0, 20, 8, 14, 6, 6, 6, 6, 8, 8, 6, 6, 6, 6, 2, 2]
TILES: Final = 12
TILE_STRENGTH: Final[list[i64]] = [0, 0, 0, 1, 3, 1, 1, 1, 2, 4, 0, 0]
TILE_RANGE: Final[list[i64]] = [0, 2, 3, 1, 2, 2, 3, 0, 0, 0, 0, 0]
TILE_ARROWS: Final[list[i64]] = [0, 3, 3, 3, 3, 1, 1, 0, 0, 0, 0, 0]
TILE_DAMAGE: Final[list[i64]] = [0, 0, 0, 1, 2, 2, 4, 0, 0, 0, 0, 0]
TILE_LIMIT: Final[list[i64]] = [0, 2, 2, 2, 2, 1, 1, 0, 0, 0, 0, 0]
TILE_CREW: Final[list[i64]] = [0, 0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0]
TILE_PAIR: Final[list[i64]] = [0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5]
PAIR_SUPPLY: Final[list[i64]] = [0, 9, 11, 7, 18, 12]
MINE_SUPPLY: Final = 12
PLACES: Final = 48
BUILDS: Final[list[i64]] = [0, 0, 0, 0, 1, 14, 8, 7, 5, 0, 0, 0, 0, 0, 0, 0, 0, 9, 13, 11, 2, 3, 0, 0, 0, 0, 0, 0, 15, 6, 12, 10, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
LAYS: Final[list[i64]] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 1, 0, 8, 10, 3, 5, 9, 11, 2, 4, 6]
REFINES: Final[list[i64]] = [-1, -1, -1, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1, 4, -1, -1, -1, -1, -1, -1, -1, -1, 4, 2, 3, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1]
MARKETS_AN_EPOCH: Final = 7
LAST_MARKET: Final = 14
BUNDLE_COUNT: Final[list[i64]] = [1, 1, 1, 1, 2, 1, 1, 1, 1, 2, 1, 1, 1, 1, 2, 2]
MARKET_SPECIAL: Final[list[i64]] = [1, 5, 7, 8, 20, 23, 24, 2, 3, 9, 13, 21, 22, 24, 25, 26]
CARDS: Final = 70
IMPROVEMENTS_AN_EPOCH: Final = 35
CARD_EFFECT: Final[list[i64]] = [0, 1, 0, 2, 0, 2, 0, 2, 7, 0, 2, 8, 3, 4, 4, 4, 4, 4, 4, 4, 5, 6, 9, 9, 9, 9, 9, 10, 10, 10, 10, 9, 9, 9, 9, 0, 9, 0, 2, 0, 7, 2, 3, 3, 3, 4, 4, 4, 9, 9, 9, 9, 9, 9, 9, 9, 10, 10, 10, 10, 9, 9, 9, 9, 9, 9, 9, 9, 11, 9]
CARD_SUBJECT: Final[list[i64]] = [0, 0, 0, 7, 0, 10, 0, 1, 5, 0, 3, 0, 7, 1, 2, 3, 7, 9, 8, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 4, 0, 5, 11, 8, 9, 10, 4, 10, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
CARD_TIMES: Final[list[i64]] = [0, 0, 0, 2, 0, 1, 0, 1, 1, 0, 1, 99, 2, 2, 1, 1, 1, 1, 1, 2, 0, 4, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 4, 3, 99, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
COST_BUILDING: Final = 0
COST_TILE: Final = 16
COST_CARD: Final = 28
COST_EACH: Final = 98
COST_NOTHING: Final = 168
COST_DEED: Final = 169
HEARTLAND_SETS: Final[vec[vec[i64]]] = table_of([[2, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], [13, 13, 14, 14, 15, 3, 16, 17, 18, 19, 20, 21], [23, 24, 25, 3, 26, 27, 28, 29, 30, 31, 32]])
COMMAND_SETS: Final[vec[vec[i64]]] = table_of([[33, 34, 35, 36, 37], [38, 39, 40, 41, 42], [43, 44, 45, 46, 47]])
GAINS: Final[vec[vec[i64]]] = table_of([[0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [2, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 2, 0], [0, 0, 0, 0, 0, 0, 0, 1], [1, 0, 0, 0, 0, 0, 0, 1], [0, 1, 0, 0, 0, 0, 0, 0], [2, 0, 0, 0, 0, 0, 0, 0], [0, 2, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 2, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [3, 0, 0, 0, 0, 0, 0, 0], [0, 2, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1, 0, 0], [0, 0, 3, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0]])
RECIPE_IN: Final[vec[vec[i64]]] = table_of([[2, 0, 0, 0, 0, 0, 0, 0], [1, 2, 0, 0, 0, 0, 0, 0], [1, 1, 0, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 1, 0, 0], [0, 0, 2, 0, 0, 0, 0, 0], [1, 1, 0, 0, 0, 0, 0, 0], [3, 0, 0, 0, 0, 0, 0, 0], [1, 1, 0, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0, 0, 0], [0, 0, 0, 2, 0, 0, 0, 0], [2, 0, 0, 0, 0, 0, 0, 0], [0, 2, 0, 0, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0, 0, 0], [0, 0, 0, 1, 0, 0, 0, 0], [0, 0, 1, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0, 0, 0], [2, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 1, 0, 0, 0], [0, 2, 0, 0, 0, 0, 0, 0], [0, 0, 0, 1, 0, 0, 0, 0], [3, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 1, 0, 0, 0], [0, 0, 2, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1, 0, 0], [0, 0, 0, 0, 1, 0, 0, 0]])
RECIPE_OUT: Final[vec[vec[i64]]] = table_of([[0, 0, 0, 1, 0, 0, 0, 0], [0, 0, 0, 0, 1, 0, 0, 0], [0, 0, 0, 0, 1, 0, 0, 0], [0, 0, 0, 0, 0, 0, 2, 0], [0, 0, 0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 0, 1, 0], [0, 0, 0, 2, 0, 0, 0, 0], [0, 0, 0, 0, 1, 0, 0, 0], [0, 0, 0, 1, 0, 0, 0, 0], [0, 0, 0, 0, 1, 0, 0, 0], [0, 0, 0, 0, 0, 0, 1, 0], [0, 0, 0, 1, 0, 0, 0, 0], [0, 0, 0, 0, 1, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 2], [0, 0, 0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 3], [0, 0, 0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 2], [0, 0, 0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 1]])
SALES: Final[vec[vec[i64]]] = table_of([[13, 14], [15, 16], [13, 15], [17, 18], [15, 18], [13, 17], [14, 18], [19, 20], [21, 22], [22, 23], [19, 23], [13, 24], [21, 24], [20, 23], [13, 17], [20, 25]])
BUNDLES: Final[vec[vec[i64]]] = table_of([[1, 0, 1, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 2, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [2, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 1, 1, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [2, 0, 0, 0, 0, 0, 0, 0], [0, 2, 0, 0, 0, 0, 0, 0], [0, 0, 2, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [2, 1, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [1, 0, 2, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 1, 2, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [2, 0, 0, 0, 0, 0, 0, 0], [0, 2, 0, 0, 0, 0, 0, 0], [0, 0, 0, 1, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [2, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 2, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [1, 1, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 2, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 2, 0], [0, 0, 3, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 2, 0]])
CARD_GOODS: Final[vec[vec[i64]]] = table_of([[4, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 3, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 2, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 1, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 1, 0], [2, 2, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0, 1, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 1, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 2, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 1, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 2, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 1, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 2, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1, 0, 0], [0, 0, 0, 0, 0, 0, 1, 0], [0, 0, 0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 2], [0, 0, 0, 0, 0, 0, 0, 0]])
COSTS: Final[vec[vec[i64]]] = table_of([[0, 0, 0, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0, 1, 0], [3, 0, 0, 0, 1, 0, 1, 0], [0, 0, 0, 1, 0, 0, 1, 0], [0, 2, 0, 2, 0, 0, 1, 0], [2, 0, 0, 0, 0, 0, 1, 0], [0, 0, 0, 1, 1, 0, 2, 0], [3, 0, 0, 0, 0, 0, 2, 0], [2, 1, 0, 0, 0, 0, 3, 0], [0, 3, 0, 0, 0, 0, 2, 0], [0, 0, 0, 2, 3, 0, 2, 0], [0, 1, 0, 1, 1, 0, 1, 0], [0, 2, 0, 2, 2, 0, 2, 0], [3, 3, 0, 0, 0, 0, 3, 0], [1, 0, 0, 1, 0, 0, 1, 0], [0, 0, 0, 2, 2, 0, 3, 0], [0, 0, 0, 0, 0, 0, 0, 0], [2, 0, 0, 0, 0, 0, 1, 0], [0, 0, 0, 1, 1, 0, 2, 0], [0, 2, 0, 0, 0, 0, 1, 0], [0, 0, 0, 0, 2, 0, 2, 0], [3, 0, 0, 0, 0, 0, 2, 0], [0, 0, 0, 1, 1, 1, 2, 0], [0, 1, 0, 0, 0, 0, 0, 0], [0, 1, 0, 0, 1, 0, 0, 0], [0, 0, 0, 0, 1, 0, 0, 0], [0, 0, 0, 0, 0, 0, 2, 0], [3, 0, 0, 0, 0, 1, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 1, 0], [0, 0, 0, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0, 1, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0, 1, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [2, 0, 0, 0, 1, 0, 1, 0], [2, 0, 0, 0, 0, 0, 1, 0], [2, 0, 0, 0, 0, 0, 2, 0], [0, 2, 0, 0, 0, 0, 2, 0], [2, 1, 0, 0, 0, 0, 2, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 1, 0, 0, 0, 0, 0], [3, 0, 0, 0, 0, 0, 0, 0], [0, 3, 0, 0, 0, 0, 0, 0], [0, 1, 0, 1, 0, 0, 2, 0], [2, 0, 0, 0, 0, 0, 1, 0], [0, 2, 0, 0, 0, 0, 2, 0], [1, 0, 0, 0, 0, 0, 1, 0], [1, 0, 0, 0, 0, 0, 1, 0], [1, 0, 0, 1, 0, 0, 1, 0], [1, 0, 0, 1, 0, 0, 1, 0], [0, 0, 0, 1, 0, 0, 1, 0], [2, 0, 0, 1, 0, 0, 0, 0], [4, 0, 0, 0, 0, 0, 1, 0], [2, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 2, 0, 0, 0, 1, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 1, 0, 2, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 2, 0, 1, 0, 0, 1, 0], [0, 0, 0, 2, 2, 0, 2, 0], [1, 0, 0, 0, 1, 0, 2, 0], [0, 0, 0, 2, 0, 0, 2, 0], [0, 0, 0, 0, 2, 0, 2, 0], [0, 0, 0, 0, 0, 2, 0, 0], [0, 0, 0, 1, 1, 0, 2, 0], [0, 0, 0, 1, 2, 1, 2, 0], [0, 3, 0, 2, 0, 0, 2, 0], [0, 0, 0, 2, 0, 0, 1, 0], [0, 0, 0, 2, 2, 0, 2, 0], [4, 0, 0, 0, 1, 0, 1, 0], [4, 0, 0, 0, 1, 0, 1, 0], [0, 2, 0, 3, 0, 0, 2, 0], [0, 2, 0, 3, 0, 0, 2, 0], [0, 1, 0, 1, 0, 0, 1, 0], [3, 0, 0, 0, 0, 0, 1, 0], [0, 2, 0, 0, 0, 0, 1, 0], [0, 0, 0, 0, 0, 2, 1, 0], [0, 0, 3, 0, 0, 0, 1, 0], [0, 0, 0, 3, 0, 0, 0, 0], [0, 0, 0, 0, 1, 0, 1, 0], [3, 0, 0, 0, 0, 0, 1, 0], [0, 0, 0, 1, 1, 0, 1, 0], [0, 3, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0, 1, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0, 1, 0]])
class Special:
    PLANKS: Final = 20; BRICKS: Final = 21; TWO_PLANKS: Final = 22; LIBRARIAN: Final = 23; HEAD: Final = 24; ROTATE: Final = 25
    MARCH: Final = 26
class Card:
    AXE: Final = 22; SPADE: Final = 23; STOREHOUSE: Final = 31; TRAINING: Final = 32; DEED: Final = 33; SIGNAL_HORNS: Final = 34
    VETERANS: Final = 36; PANEL_SAW: Final = 48; KILN: Final = 49; IRON_PICKAXE: Final = 50; SLAUGHTERING: Final = 55
    FIELD_KITCHEN: Final = 60; WOOD_WAREHOUSE: Final = 61; CLAY_WAREHOUSE: Final = 62; ORE_WAREHOUSE: Final = 63; FOOD_WAREHOUSE: Final = 64
    DOLLY: Final = 65; WAR_COUNCIL: Final = 66; PENSION: Final = 67; TICKET: Final = 69
class At:
    OUT: Final = 0; DECK: Final = 1; DISCARD: Final = 2; HAND: Final = 3; OWNED: Final = 8; ASIDE: Final = 12
class Ability:
    UNITE: Final = 1; SHOOT: Final = 2; ENLARGE: Final = 4; FORM: Final = 8; DESTROY_TRAP: Final = 16; RUSH: Final = 32; WEAKER: Final = 64
    STRONGER: Final = 128; SHRINK: Final = 256; WOUND_CITIZENS: Final = 512; FALLS: Final = 1024; SPLIT: Final = 2048
    FIRE_STANDING: Final = 4096; FLY_ON: Final = 8192; FLY_AROUND: Final = 16384; WEAKER_FIRST: Final = 32768
    DESTROY_BUILDING: Final = 65536
class Source:
    FLYING: Final = 1; ELITES: Final = 2; CARRY: Final = 4; REPLACEABLE: Final = 8; NO_MINE: Final = 16
class Options:
    def __init__(self, values: list[i64]) -> None:
        self.values = values
        self.players: i64 = values[0]
        self.mode: i64 = values[1]
        self.dragons: i64 = values[2]
        self.second_epoch: bool = values[3] == 1
        self.variant: i64 = values[4]
        self.double: i64 = values[5]
        self.manual_heartland: bool = values[6] == 1
        self.yearly_heartland: bool = values[7] == 1
        self.flip_upgrade: bool = values[8] == 1
        self.r222_wound: bool = values[9] == 1
        self.reaction: i64 = values[10]
        self.random_start: bool = values[11] == 1
        self.giver_pays: bool = values[12] == 0
        self.snare_lasts: bool = values[13] == 1
        self.shared_blast: bool = values[14] == 1
        self.limited: bool = values[15] == 1
        self.free_start: bool = values[16] == 1
        self.fire_window: bool = values[17] == 1
        self.answers_inside: bool = values[18] == 1
class Taste:
    def __init__(self, given: dict[str, int]) -> None:
        self.wood: i64 = given.get("wood", 9); self.clay: i64 = given.get("clay", 8); self.food: i64 = given.get("food", 9)
        self.planks: i64 = given.get("planks", 19); self.bricks: i64 = given.get("bricks", 17); self.ore: i64 = given.get("ore", 4)
        self.tools: i64 = given.get("tools", 11); self.taler: i64 = given.get("taler", 4); self.short: i64 = given.get("short", 150)
        self.plenty: i64 = given.get("plenty", 50); self.spare: i64 = given.get("spare", 3); self.hungry: i64 = given.get("hungry", 18)
        self.more_food: i64 = given.get("more_food", 0); self.more_clay: i64 = given.get("more_clay", 3)
        self.more_tools: i64 = given.get("more_tools", 1); self.farmer: i64 = given.get("farmer", 24)
        self.citizen: i64 = given.get("citizen", 64); self.need: i64 = given.get("need", 115); self.least: i64 = given.get("least", 40)
        self.most: i64 = given.get("most", 160); self.healed_farmer: i64 = given.get("healed_farmer", 19)
        self.healed_citizen: i64 = given.get("healed_citizen", 44); self.farm: i64 = given.get("farm", 22)
        self.flat: i64 = given.get("flat", 60); self.flats: i64 = given.get("flats", 0); self.farms: i64 = given.get("farms", 3)
        self.yield_: i64 = given.get("yield", 100); self.effort: i64 = given.get("effort", 20); self.turn: i64 = given.get("turn", 26)
        self.card: i64 = given.get("card", 9); self.post: i64 = given.get("post", 80); self.trench: i64 = given.get("trench", 46)
        self.trench_crew: i64 = given.get("trench_crew", 8); self.trenches: i64 = given.get("trenches", 2)
        self.engine: i64 = given.get("engine", 0); self.engines: i64 = given.get("engines", 0); self.wall: i64 = given.get("wall", 100)
        self.tile_price: i64 = given.get("tile_price", 100); self.march: i64 = given.get("march", 100)
        self.step: i64 = given.get("step", 3); self.leaves: i64 = given.get("leaves", 2400); self.later: i64 = given.get("later", 260)
        self.later_wave: i64 = given.get("later_wave", 700); self.figure: i64 = given.get("figure", 16)
        self.wounded: i64 = given.get("wounded", 9); self.wounded_citizen: i64 = given.get("wounded_citizen", 22)
        self.tile: i64 = given.get("tile", 6); self.near: i64 = given.get("near", 40); self.close: i64 = given.get("close", 16)
        self.crew: i64 = given.get("crew", 30)
class Do:
    CELL: Final = 0x0; GO: Final = 0x100000; TICKET: Final = 0x200000; ON: Final = 0x300000; STAY: Final = 0x400000; ACT: Final = 0x500000
    BUNDLE: Final = 0x600000; SPECIAL: Final = 0x700000; REFINE: Final = 0x800000; BUILD: Final = 0x900000; LAY: Final = 0xa00000
    FLIP: Final = 0xb00000; DRAFT: Final = 0xc00000; DISMISS: Final = 0xd00000; HEAL: Final = 0xe00000; RAISE: Final = 0xf00000
    GOAL: Final = 0x1000000; ADD: Final = 0x1100000; COMMIT: Final = 0x1200000; ROTATE: Final = 0x1300000; PLAY: Final = 0x1400000
    KEEP: Final = 0x1500000; EMPLOY: Final = 0x1600000; STORE: Final = 0x1700000; GIVE: Final = 0x1800000; ASK: Final = 0x1900000
    ANSWER: Final = 0x1a00000; SHOOT: Final = 0x1b00000; SHOOTER: Final = 0x1c00000; FIRE: Final = 0x1d00000; RECOIL: Final = 0x1e00000
    BACK: Final = 0x1f00000; IGNITE: Final = 0x2000000; REPLACE: Final = 0x2100000; MINE: Final = 0x2200000; LOSE: Final = 0x2300000
    FELL: Final = 0x2400000; SNARE: Final = 0x2500000; HOME: Final = 0x2600000; FEED: Final = 0x2700000; HUNGRY: Final = 0x2800000
    HUNGRY_AT_WORK: Final = 0x2800100; BOOST: Final = 0x2900000; CONVERT: Final = 0x2a00000; STEWARD: Final = 0x2b00000
    PAY: Final = 0x2c00000; DROP: Final = 0x2d00000; DISCARD: Final = 0x2e00000; DONE: Final = 0x2f00000; STANDING: Final = 0x3000000
    STANDING_WINDOW: Final = 0x3000010; STANDING_HEX: Final = 0x3000040
DO_NAMES: Final = ('cell', 'go', 'ticket', 'on', 'stay', 'act', 'bundle', 'special', 'refine', 'build', 'lay', 'flip', 'draft', 'dismiss', 'heal', 'raise', 'goal', 'add', 'commit', 'rotate', 'play', 'keep', 'employ', 'store', 'give', 'ask', 'answer', 'shoot', 'shooter', 'fire', 'recoil', 'back', 'ignite', 'replace', 'mine', 'lose', 'fell', 'snare', 'home', 'feed', 'hungry', 'hungry_at_work', 'boost', 'convert', 'steward', 'pay', 'drop', 'discard', 'done', 'standing', 'standing_window', 'standing_hex')
def kind_of(action: i64) -> i64: return action & ~0xfffff
def do_cell(site: i64) -> i64: return Do.CELL | site
def site_of(action: i64) -> i64: return action & 0xff
def do_go(site: i64) -> i64: return Do.GO | site
def do_ticket(site: i64) -> i64: return Do.TICKET | site
def do_on(site: i64) -> i64: return Do.ON | site
def do_act(second: i64) -> i64: return Do.ACT | second
def act_second(action: i64) -> i64: return action & 0x1
def do_bundle(number: i64) -> i64: return Do.BUNDLE | number
def bundle_number(action: i64) -> i64: return action & 0x3
def do_special(council: i64) -> i64: return Do.SPECIAL | council
def special_council(action: i64) -> i64: return action & 0x1
def do_refine(recipe: i64) -> i64: return Do.REFINE | recipe
def recipe_of(action: i64) -> i64: return action & 0x1f
def do_build(house: i64, razed: i64) -> i64: return Do.BUILD | house << 4 | razed
def build_house(action: i64) -> i64: return action >> 4 & 0xf
def build_razed(action: i64) -> i64: return action & 0xf
def do_lay(tile: i64, goal: i64) -> i64: return Do.LAY | tile << 5 | goal
def tile_of(action: i64) -> i64: return action >> 5 & 0xf
def goal_of(action: i64) -> i64: return action & 0x1f
def do_flip(tile: i64, goal: i64) -> i64: return Do.FLIP | tile << 5 | goal
def do_draft(colonist: i64) -> i64: return Do.DRAFT | colonist
def colonist_of(action: i64) -> i64: return action & 0x1
def do_dismiss(hex: i64, colonist: i64) -> i64: return Do.DISMISS | hex << 1 | colonist
def dismiss_hex(action: i64) -> i64: return action >> 1 & 0x1f
def do_heal(owner: i64, colonist: i64) -> i64: return Do.HEAL | owner << 1 | colonist
def heal_owner(action: i64) -> i64: return action >> 1 & 0x3
def do_raise(hex: i64, colonist: i64) -> i64: return Do.RAISE | hex << 1 | colonist
def raise_hex(action: i64) -> i64: return action >> 1 & 0x1f
def do_goal(goal: i64) -> i64: return Do.GOAL | goal
def do_add(hex: i64, unit: i64) -> i64: return Do.ADD | hex << 3 | unit
def add_hex(action: i64) -> i64: return action >> 3 & 0x1f
def add_unit(action: i64) -> i64: return action & 0x7
def do_rotate(hex: i64, turn: i64) -> i64: return Do.ROTATE | hex << 2 | turn
def rotate_hex(action: i64) -> i64: return action >> 2 & 0x1f
def rotate_turn(action: i64) -> i64: return action & 0x3
def do_play(improvement: i64) -> i64: return Do.PLAY | improvement
def improvement_of(action: i64) -> i64: return action & 0x7f
def do_keep(taker: i64) -> i64: return Do.KEEP | taker
def keep_taker(action: i64) -> i64: return action & 0x3
def do_employ(work: i64, colonist: i64) -> i64: return Do.EMPLOY | work << 1 | colonist
def work_of(action: i64) -> i64: return action >> 1 & 0xf
def do_store(good: i64) -> i64: return Do.STORE | good
def good_of(action: i64) -> i64: return action & 0x7
def do_give(other: i64, good: i64) -> i64: return Do.GIVE | other << 3 | good
def other_of(action: i64) -> i64: return action >> 3 & 0x3
def do_ask(other: i64, good: i64) -> i64: return Do.ASK | other << 3 | good
def do_answer(yes: i64) -> i64: return Do.ANSWER | yes
def answer_yes(action: i64) -> i64: return action & 0x1
def do_shoot(hex: i64, troop: i64) -> i64: return Do.SHOOT | hex << 4 | troop
def shoot_hex(action: i64) -> i64: return action >> 4 & 0x1f
def shoot_troop(action: i64) -> i64: return action & 0xf
def do_shooter(hex: i64) -> i64: return Do.SHOOTER | hex
def shooter_hex(action: i64) -> i64: return action & 0x1f
def do_recoil(post: i64, goal: i64) -> i64: return Do.RECOIL | post << 5 | goal
def post_of(action: i64) -> i64: return action >> 5 & 0x1f
def do_back(trap: i64, to: i64, figure: i64) -> i64: return Do.BACK | trap << 7 | to << 2 | figure
def back_trap(action: i64) -> i64: return action >> 7 & 0x1f
def back_to(action: i64) -> i64: return action >> 2 & 0x1f
def back_figure(action: i64) -> i64: return action & 0x3
def do_ignite(post: i64, goal: i64) -> i64: return Do.IGNITE | post << 5 | goal
def do_replace(watch: i64, where: i64, payer: i64) -> i64: return Do.REPLACE | watch << 7 | where << 2 | payer
def replace_watch(action: i64) -> i64: return action >> 7 & 0x1f
def replace_where(action: i64) -> i64: return action >> 2 & 0x1f
def replace_payer(action: i64) -> i64: return action & 0x3
def do_mine(spare: i64) -> i64: return Do.MINE | spare
def mine_spare(action: i64) -> i64: return action & 0x1
def do_lose(farmers: i64, citizens: i64) -> i64: return Do.LOSE | farmers << 6 | citizens
def lose_farmers(action: i64) -> i64: return action >> 6 & 0x1f
def lose_citizens(action: i64) -> i64: return action & 0x3f
def do_fell(base: i64, elite: i64) -> i64: return Do.FELL | base << 6 | elite
def fell_base(action: i64) -> i64: return action >> 6 & 0x1f
def fell_elite(action: i64) -> i64: return action & 0x3f
def do_snare(farmers: i64, citizens: i64) -> i64: return Do.SNARE | farmers << 2 | citizens
def snare_farmers(action: i64) -> i64: return action >> 2 & 0xf
def snare_citizens(action: i64) -> i64: return action & 0x3
def do_home(work: i64, colonist: i64) -> i64: return Do.HOME | work << 1 | colonist
def do_hungry(hex: i64) -> i64: return Do.HUNGRY | hex << 3
def hungry_hex(action: i64) -> i64: return action >> 3 & 0x1f
def do_hungry_at_work(owner: i64, building: i64) -> i64: return Do.HUNGRY_AT_WORK | owner << 4 | building
def hungry_at_work_owner(action: i64) -> i64: return action >> 4 & 0x3
def building_of(action: i64) -> i64: return action & 0xf
def do_boost(building: i64) -> i64: return Do.BOOST | building
def do_convert(recipe: i64) -> i64: return Do.CONVERT | recipe
def do_steward(chosen: i64) -> i64: return Do.STEWARD | chosen
def steward_chosen(action: i64) -> i64: return action & 0x3
def do_pay(good: i64) -> i64: return Do.PAY | good
def do_drop(good: i64) -> i64: return Do.DROP | good
def do_discard(improvement: i64) -> i64: return Do.DISCARD | improvement
def do_standing(mode: i64) -> i64: return Do.STANDING | mode
def standing_mode(action: i64) -> i64: return action & 0x3
def do_standing_window(window: i64) -> i64: return Do.STANDING_WINDOW | window
def standing_window_window(action: i64) -> i64: return action & 0x7
def do_standing_hex(hex: i64) -> i64: return Do.STANDING_HEX | hex
def standing_hex_hex(action: i64) -> i64: return action & 0x1f
class Ask:
    SITE: Final = 0; HALF_YEAR: Final = 1; ARRIVALS: Final = 2; CENTRE: Final = 3; NEXT_TURN: Final = 4; TURN: Final = 5; FEE: Final = 6
    DROP: Final = 7; DISCARD: Final = 8; REFINE: Final = 9; BUILD: Final = 10; LAY: Final = 11; DRAFT: Final = 12; DISMISS: Final = 13
    MARCH: Final = 14; BATCH: Final = 15; ROTATE: Final = 16; HEAL: Final = 17; RAISE: Final = 18; RECOIL: Final = 19; IGNITE: Final = 20
    BLAST: Final = 21; WINDOW: Final = 22; VOLLEY: Final = 23; SUFFER: Final = 24; FELL: Final = 25; COMBAT: Final = 26; FOUGHT: Final = 27
    PHASE: Final = 28; CARD: Final = 29; ARROW: Final = 30; ENTER: Final = 31; SNARE: Final = 32; PLAY: Final = 33; GIFT: Final = 34
    ANSWER: Final = 35; YEAR_END: Final = 36; SEND_HOME: Final = 37; EXCHANGE: Final = 38; FEED: Final = 39; HUNGRY: Final = 40
    EMPLOY: Final = 41; FACTORY: Final = 42; CONVERT: Final = 43; STEWARD: Final = 44; WAVE: Final = 45; FIRE: Final = 46; SELL: Final = 47
    DRAW: Final = 48
ASK_NAMES: Final = ('site', 'half_year', 'arrivals', 'centre', 'next_turn', 'turn', 'fee', 'drop', 'discard', 'refine', 'build', 'lay', 'draft', 'dismiss', 'march', 'batch', 'rotate', 'heal', 'raise', 'recoil', 'ignite', 'blast', 'window', 'volley', 'suffer', 'fell', 'combat', 'fought', 'phase', 'card', 'arrow', 'enter', 'snare', 'play', 'gift', 'answer', 'year_end', 'send_home', 'exchange', 'feed', 'hungry', 'employ', 'factory', 'convert', 'steward', 'wave', 'fire', 'sell', 'draw')
ASK_BITS: Final = 6
ASK_MASK: Final = 63
def ask_site(seat: i64, place: i64) -> i64: return Ask.SITE | seat << 6 | place << 8
def site_seat(data: i64) -> i64: return data & 0x3
def site_place(data: i64) -> i64: return data >> 2
def ask_half_year(stage: i64) -> i64: return Ask.HALF_YEAR | stage << 6
def ask_arrivals(cards: i64) -> i64: return Ask.ARRIVALS | cards << 6
def ask_centre(place: i64) -> i64: return Ask.CENTRE | place << 6
def ask_next_turn(begun: i64) -> i64: return Ask.NEXT_TURN | begun << 6
def ask_turn(stage: i64) -> i64: return Ask.TURN | stage << 6
def ask_fee(seat: i64) -> i64: return Ask.FEE | seat << 6
def ask_drop(seat: i64) -> i64: return Ask.DROP | seat << 6
def ask_discard(seat: i64) -> i64: return Ask.DISCARD | seat << 6
def ask_refine(seat: i64, recipe: i64, times: i64, handsaw: i64) -> i64: return Ask.REFINE | seat << 6 | recipe << 8 | times << 14 | handsaw << 21
def refine_seat(data: i64) -> i64: return data & 0x3
def refine_recipe(data: i64) -> i64: return data >> 2 & 0x3f
def refine_times(data: i64) -> i64: return data >> 8 & 0x7f
def refine_handsaw(data: i64) -> i64: return data >> 15
def ask_build(seat: i64, what: i64, times: i64, cost: i64, builder: i64, built: i64, payer: i64) -> i64: return Ask.BUILD | seat << 6 | what << 8 | times << 12 | cost << 19 | builder << 27 | built << 28 | payer << 29
def build_seat(data: i64) -> i64: return data & 0x3
def build_what(data: i64) -> i64: return data >> 2 & 0xf
def build_times(data: i64) -> i64: return data >> 6 & 0x7f
def build_cost(data: i64) -> i64: return data >> 13 & 0xff
def build_builder(data: i64) -> i64: return data >> 21 & 0x1
def build_built(data: i64) -> i64: return data >> 22 & 0x1
def build_payer(data: i64) -> i64: return data >> 23
def ask_lay(seat: i64, kind: i64, times: i64, cost: i64) -> i64: return Ask.LAY | seat << 6 | kind << 8 | times << 12 | cost << 19
def lay_seat(data: i64) -> i64: return data & 0x3
def lay_kind(data: i64) -> i64: return data >> 2 & 0xf
def lay_times(data: i64) -> i64: return data >> 6 & 0x7f
def lay_cost(data: i64) -> i64: return data >> 13
def ask_draft(seat: i64, payer: i64) -> i64: return Ask.DRAFT | seat << 6 | payer << 8
def draft_seat(data: i64) -> i64: return data & 0x3
def draft_payer(data: i64) -> i64: return data >> 2
def ask_dismiss(seat: i64) -> i64: return Ask.DISMISS | seat << 6
def ask_march(seat: i64, steps: i64, limit: i64, bonus: i64) -> i64: return Ask.MARCH | seat << 6 | steps << 8 | limit << 10 | bonus << 18
def march_seat(data: i64) -> i64: return data & 0x3
def march_steps(data: i64) -> i64: return data >> 2 & 0x3
def march_limit(data: i64) -> i64: return data >> 4 & 0xff
def march_bonus(data: i64) -> i64: return data >> 12 & 0xf
def ask_batch(seat: i64, steps: i64, limit: i64, bonus: i64, goal: i64) -> i64: return Ask.BATCH | seat << 6 | steps << 8 | limit << 10 | bonus << 18 | goal << 22
def batch_seat(data: i64) -> i64: return data & 0x3
def batch_steps(data: i64) -> i64: return data >> 2 & 0x3
def batch_limit(data: i64) -> i64: return data >> 4 & 0xff
def batch_bonus(data: i64) -> i64: return data >> 12 & 0xf
def batch_goal(data: i64) -> i64: return data >> 16
def ask_rotate(seat: i64, steps: i64) -> i64: return Ask.ROTATE | seat << 6 | steps << 8
def rotate_seat(data: i64) -> i64: return data & 0x3
def rotate_steps(data: i64) -> i64: return data >> 2
def ask_heal(seat: i64, free: i64, hospital: i64) -> i64: return Ask.HEAL | seat << 6 | free << 8 | hospital << 11
def heal_seat(data: i64) -> i64: return data & 0x3
def heal_free(data: i64) -> i64: return data >> 2 & 0x7
def heal_hospital(data: i64) -> i64: return data >> 5
def ask_raise(seat: i64, free: i64) -> i64: return Ask.RAISE | seat << 6 | free << 8
def raise_seat(data: i64) -> i64: return data & 0x3
def raise_free(data: i64) -> i64: return data >> 2
def ask_recoil(seat: i64, trap: i64, left: i64) -> i64: return Ask.RECOIL | seat << 6 | trap << 8 | left << 13
def recoil_seat(data: i64) -> i64: return data & 0x3
def recoil_trap(data: i64) -> i64: return data >> 2 & 0x1f
def recoil_left(data: i64) -> i64: return data >> 7
def ask_ignite(seat: i64) -> i64: return Ask.IGNITE | seat << 6
def ask_window(kind: i64, hex: i64, team: i64, passed: i64) -> i64: return Ask.WINDOW | kind << 6 | hex << 9 | team << 14 | passed << 15
def window_kind(data: i64) -> i64: return data & 0x7
def window_hex(data: i64) -> i64: return data >> 3 & 0x1f
def window_team(data: i64) -> i64: return data >> 8 & 0x1
def window_passed(data: i64) -> i64: return data >> 9
def ask_volley(seat: i64, troop: i64, hex: i64) -> i64: return Ask.VOLLEY | seat << 6 | troop << 8 | hex << 12
def volley_seat(data: i64) -> i64: return data & 0x3
def volley_troop(data: i64) -> i64: return data >> 2 & 0xf
def volley_hex(data: i64) -> i64: return data >> 6
def ask_suffer(team: i64, hex: i64, source: i64, settled: i64, damage: i64) -> i64: return Ask.SUFFER | team << 6 | hex << 7 | source << 12 | settled << 17 | damage << 19
def suffer_team(data: i64) -> i64: return data & 0x1
def suffer_hex(data: i64) -> i64: return data >> 1 & 0x1f
def suffer_source(data: i64) -> i64: return data >> 6 & 0x1f
def suffer_settled(data: i64) -> i64: return data >> 11 & 0x3
def suffer_damage(data: i64) -> i64: return data >> 13
def ask_fell(hex: i64, troop: i64, damage: i64, to_elites: i64) -> i64: return Ask.FELL | hex << 6 | troop << 11 | damage << 15 | to_elites << 23
def fell_hex(data: i64) -> i64: return data & 0x1f
def fell_troop(data: i64) -> i64: return data >> 5 & 0xf
def fell_damage(data: i64) -> i64: return data >> 9 & 0xff
def fell_to_elites(data: i64) -> i64: return data >> 17
def ask_combat(hex: i64, troop: i64, stage: i64, bonus: i64, mover: i64, outer: i64) -> i64: return Ask.COMBAT | hex << 6 | troop << 11 | stage << 15 | bonus << 16 | mover << 19 | outer << 21
def combat_hex(data: i64) -> i64: return data & 0x1f
def combat_troop(data: i64) -> i64: return data >> 5 & 0xf
def combat_stage(data: i64) -> i64: return data >> 9 & 0x1
def combat_bonus(data: i64) -> i64: return data >> 10 & 0x7
def combat_mover(data: i64) -> i64: return data >> 13 & 0x3
def combat_outer(data: i64) -> i64: return data >> 15
def ask_fought(hex: i64, troop: i64, unused: i64, outer: i64) -> i64: return Ask.FOUGHT | hex << 6 | troop << 11 | unused << 15 | outer << 21
def fought_hex(data: i64) -> i64: return data & 0x1f
def fought_troop(data: i64) -> i64: return data >> 5 & 0xf
def fought_unused(data: i64) -> i64: return data >> 9 & 0x3f
def fought_outer(data: i64) -> i64: return data >> 15
def ask_phase(stage: i64) -> i64: return Ask.PHASE | stage << 6
def ask_card(stage: i64) -> i64: return Ask.CARD | stage << 6
def ask_enter(hex: i64, part: i64) -> i64: return Ask.ENTER | hex << 6 | part << 11
def enter_hex(data: i64) -> i64: return data & 0x1f
def enter_part(data: i64) -> i64: return data >> 5
def ask_snare(hex: i64, came_farmers: i64, came_citizens: i64, team: i64) -> i64: return Ask.SNARE | hex << 6 | came_farmers << 11 | came_citizens << 16 | team << 21
def snare_hex(data: i64) -> i64: return data & 0x1f
def snare_came_farmers(data: i64) -> i64: return data >> 5 & 0x1f
def snare_came_citizens(data: i64) -> i64: return data >> 10 & 0x1f
def snare_team(data: i64) -> i64: return data >> 15
def ask_play(seat: i64) -> i64: return Ask.PLAY | seat << 6
def ask_gift(seat: i64, improvement: i64) -> i64: return Ask.GIFT | seat << 6 | improvement << 8
def gift_seat(data: i64) -> i64: return data & 0x3
def gift_improvement(data: i64) -> i64: return data >> 2
def ask_answer(seat: i64, good: i64, asked: i64) -> i64: return Ask.ANSWER | seat << 6 | good << 8 | asked << 11
def answer_seat(data: i64) -> i64: return data & 0x3
def answer_good(data: i64) -> i64: return data >> 2 & 0x7
def answer_asked(data: i64) -> i64: return data >> 5
def ask_year_end(done: i64, stage: i64) -> i64: return Ask.YEAR_END | done << 6 | stage << 8
def year_end_done(data: i64) -> i64: return data & 0x3
def year_end_stage(data: i64) -> i64: return data >> 2
def ask_send_home(seat: i64) -> i64: return Ask.SEND_HOME | seat << 6
def ask_exchange(seat: i64) -> i64: return Ask.EXCHANGE | seat << 6
def ask_feed(seat: i64) -> i64: return Ask.FEED | seat << 6
def ask_hungry(team: i64) -> i64: return Ask.HUNGRY | team << 6
def ask_employ(seat: i64) -> i64: return Ask.EMPLOY | seat << 6
def ask_factory(seat: i64, spot: i64, boosted: i64) -> i64: return Ask.FACTORY | seat << 6 | spot << 8 | boosted << 15
def factory_seat(data: i64) -> i64: return data & 0x3
def factory_spot(data: i64) -> i64: return data >> 2 & 0x7f
def factory_boosted(data: i64) -> i64: return data >> 9
def ask_convert(seat: i64, recipe: i64) -> i64: return Ask.CONVERT | seat << 6 | recipe << 8
def convert_seat(data: i64) -> i64: return data & 0x3
def convert_recipe(data: i64) -> i64: return data >> 2
def ask_steward(chosen: i64) -> i64: return Ask.STEWARD | chosen << 6
def ask_wave(stage: i64) -> i64: return Ask.WAVE | stage << 6
def ask_fire(hex: i64, damage: i64, burning: i64, exploded: i64) -> i64: return Ask.FIRE | hex << 6 | damage << 11 | burning << 15 | exploded << 16
def fire_hex(data: i64) -> i64: return data & 0x1f
def fire_damage(data: i64) -> i64: return data >> 5 & 0xf
def fire_burning(data: i64) -> i64: return data >> 9 & 0x1
def fire_exploded(data: i64) -> i64: return data >> 10
def ask_sell(seat: i64) -> i64: return Ask.SELL | seat << 6
def ask_draw(seat: i64, stage: i64) -> i64: return Ask.DRAW | seat << 6 | stage << 8
def draw_seat(data: i64) -> i64: return data & 0x3
def draw_stage(data: i64) -> i64: return data >> 2
class What:
    PLACE: Final = 0; CELL: Final = 1; COMMAND: Final = 2; CARD: Final = 3; MARKET: Final = 4; IMPROVEMENT: Final = 5; START: Final = 6
    FOREST: Final = 7
WHAT_NAMES: Final = ('place', 'cell', 'command', 'card', 'market', 'improvement', 'start', 'forest')
WHAT_BITS: Final = 3
WHAT_MASK: Final = 7
def asked(seat: i64) -> i64: return seat
def asked_seat(packed: i64) -> i64: return packed & 0x3
def staff(farmers: i64, citizens: i64) -> i64: return farmers | citizens << 2
def staff_farmers(packed: i64) -> i64: return packed & 0x3
def staff_citizens(packed: i64) -> i64: return packed >> 2
def fee(first: i64, goods: i64) -> i64: return first | goods << 4
def fee_first(packed: i64) -> i64: return packed & 0xf
def fee_goods(packed: i64) -> i64: return packed >> 4
def hunger(first: i64, second: i64) -> i64: return first | second << 16
def hunger_first(packed: i64) -> i64: return packed & 0xffff
def hunger_second(packed: i64) -> i64: return packed >> 16
def crossing(facing: i64, tile: i64, hex: i64) -> i64: return facing | tile << 3 | hex << 6
def crossing_facing(packed: i64) -> i64: return packed & 0x7
def crossing_tile(packed: i64) -> i64: return packed >> 3 & 0x7
def crossing_hex(packed: i64) -> i64: return packed >> 6
def lost_mine(team: i64, tile: i64, hex: i64) -> i64: return team | tile << 1 | hex << 5
def lost_mine_team(packed: i64) -> i64: return packed & 0x1
def lost_mine_tile(packed: i64) -> i64: return packed >> 1 & 0xf
def lost_mine_hex(packed: i64) -> i64: return packed >> 5
def landing(figure: i64, hex: i64) -> i64: return figure | hex << 2
def landing_figure(packed: i64) -> i64: return packed & 0x3
def landing_hex(packed: i64) -> i64: return packed >> 2
def member(unit: i64, hex: i64) -> i64: return unit | hex << 3
def member_unit(packed: i64) -> i64: return packed & 0x7
def member_hex(packed: i64) -> i64: return packed >> 3
def losses(strong: i64, weak: i64) -> i64: return strong | weak << 6
def losses_strong(packed: i64) -> i64: return packed & 0x3f
def losses_weak(packed: i64) -> i64: return packed >> 6
def blow(damage: i64, hex: i64) -> i64: return damage | hex << 2
def blow_damage(packed: i64) -> i64: return packed & 0x3
def blow_hex(packed: i64) -> i64: return packed >> 2
def fray(hex: i64, low: i64, high: i64, bonus: i64, mover: i64) -> i64: return hex | low << 5 | high << 13 | bonus << 21 | mover << 24
def fray_hex(packed: i64) -> i64: return packed & 0x1f
def fray_low(packed: i64) -> i64: return packed >> 5 & 0xff
def fray_high(packed: i64) -> i64: return packed >> 13 & 0xff
def fray_bonus(packed: i64) -> i64: return packed >> 21 & 0x7
def fray_mover(packed: i64) -> i64: return packed >> 24
def sign(direction: i64, burning: i64) -> i64: return direction | burning << 3
def sign_direction(packed: i64) -> i64: return packed & 0x7
def sign_burning(packed: i64) -> i64: return packed >> 3
def group(elite: i64, base: i64, hex: i64) -> i64: return elite | base << 6 | hex << 12
def group_elite(packed: i64) -> i64: return packed & 0x3f
def group_base(packed: i64) -> i64: return packed >> 6 & 0x3f
def group_hex(packed: i64) -> i64: return packed >> 12
class Happened:
    FIRST: Final = 0; PLACE: Final = 1; YEAR: Final = 2; SEASON: Final = 3; MARKET: Final = 4; ARRIVAL_CARD: Final = 5; ARRIVED: Final = 6
    TURN: Final = 7; PASSED: Final = 8; STEWARD: Final = 9; ACTED: Final = 10; GAINED: Final = 11; PAID: Final = 12; GAVE: Final = 13
    ASKED: Final = 14; REFUSED: Final = 15; STORED: Final = 16; DROPPED: Final = 17; MOVED_IN: Final = 18; MOVED_OUT: Final = 19
    EMPLOYED: Final = 20; RELEASED: Final = 21; BUILT: Final = 22; PRODUCED: Final = 23; BOOSTED: Final = 24; DREW: Final = 25
    DISCARDED: Final = 26; PLAYED: Final = 27; GIFT: Final = 28; CLAIMED: Final = 29; DRAFTED: Final = 30; DISMISSED: Final = 31
    WENT: Final = 32; ROTATED: Final = 33; HEALED: Final = 34; RAISED: Final = 35; RAISED_ALL: Final = 36; LAID: Final = 37
    REPLACED: Final = 38; TILE_LOST: Final = 39; FIRED: Final = 40; FLUNG: Final = 41; IGNITED: Final = 42; EXPLODED: Final = 43
    COMBAT_PHASE: Final = 44; CARD: Final = 45; RESHUFFLED: Final = 46; ENLARGED: Final = 47; FORMED: Final = 48; SHOT_AT: Final = 49
    BURNT: Final = 50; MARCHED: Final = 51; HELD: Final = 52; SNARED: Final = 53; SNARED_SOLDIERS: Final = 54; FELL_TO_CITIZEN: Final = 55
    COMBAT: Final = 56; TOTALS: Final = 57; FELLED: Final = 58; WOUNDED: Final = 59; ABSORBED: Final = 60; SPARED: Final = 61
    ESCAPED: Final = 62; FED: Final = 63; HUNGRY_SOLDIER: Final = 64; LAST_WAVE: Final = 65; ROUND: Final = 66; NO_MORE: Final = 67
    RESIGNED: Final = 68; ENDED: Final = 69; STANDING: Final = 70; STOPPED: Final = 71; AIMED: Final = 72; SHOOTER: Final = 73
    GATHERING: Final = 74; JOINED: Final = 75; KEPT: Final = 76
class No:
    NOTHING: Final = 0; MISSING: Final = 1; NO_SOLDIER: Final = 2; OTHER_BOARD: Final = 3; BUILDING_SUPPLY: Final = 4; STORE_FULL: Final = 5
    DROP_NO_HELP: Final = 6; DROP_NONE: Final = 7; LIMIT: Final = 8; BOOST_FULL: Final = 9; STORE_NOTHING: Final = 10
    NO_SPACE_NEEDED: Final = 11; REMODEL_WORKERS: Final = 12; REMODEL_NONE: Final = 13; EMPLOY_NEVER: Final = 14; EMPLOY_OTHER: Final = 15
    EMPLOY_FULL: Final = 16; EMPLOY_NOBODY: Final = 17; RAZE_REMODEL: Final = 18; RAZE_HOME: Final = 19; RAZE_MISSING: Final = 20
    RAZE_NEEDLESS: Final = 21; SPOTS_FULL: Final = 22; ACT_OTHER: Final = 23; NO_PLACE: Final = 24; SAME_PLACE: Final = 25
    NOT_ADJACENT: Final = 26; ON_MARKET: Final = 27; ON_ORIGIN: Final = 28; BUILDING_MOST: Final = 29; NO_COUNCIL: Final = 30
    NOT_IN_HAND: Final = 31; NO_EFFECT: Final = 32; KEEP_NO_EFFECT: Final = 33; GIFT_NO_EFFECT: Final = 34; BOOST_KIND: Final = 35
    BOOST_IDLE: Final = 36; BOOST_TWICE: Final = 37; BOOST_WORKER: Final = 38; GIVE_SELF: Final = 39; GIVE_APART: Final = 40
    GIVE_NONE: Final = 41; GIVE_FULL: Final = 42; REPLACE_TEAM: Final = 43; UNSEEN: Final = 44; ENEMIES_THERE: Final = 45
    TILE_THERE: Final = 46; LAY_NOWHERE: Final = 47; FLIP_OFF: Final = 48; FLIP_NEVER: Final = 49; FLIP_NOTHING: Final = 50
    SUPPLY_TILES: Final = 51; DRAFT_NONE: Final = 52; DRAFT_NOBODY: Final = 53; NO_HOME: Final = 54; DISMISS_NOBODY: Final = 55
    MARCH_NONE: Final = 56; MOVED_ALREADY: Final = 57; ENGINE_NONE: Final = 58; ENGINE_MOVED: Final = 59; ENGINE_TWO: Final = 60
    ENGINE_TILE: Final = 61; ENGINE_STUCK: Final = 62; RIDER_ADDED: Final = 63; RIDER_ON: Final = 64; RIDER_TILE: Final = 65
    RIDER_NONE: Final = 66; ALL_ADDED: Final = 67; ENGINE_ADDED: Final = 68; ROTATE_NOTHING: Final = 69; ROTATE_ONCE: Final = 70
    ROTATE_KIND: Final = 71; ROTATE_NONE: Final = 72; HEAL_FARMERS: Final = 73; HOSPITAL_EMPTY: Final = 74; NO_PATIENT: Final = 75
    NOT_EXHAUSTED: Final = 76; RAISE_NOBODY: Final = 77; NO_HOME_THERE: Final = 78; NO_HOME_ANY: Final = 79; IGNITE_NONE: Final = 80
    REPLACE_NONE: Final = 81; NO_TRAP: Final = 82; TRAP_EMPTY: Final = 83; TRAP_EDGE: Final = 84; BACK_NONE: Final = 85
    BACK_GOAL: Final = 86; RECOIL_NONE: Final = 87; NO_BOMB: Final = 88; UNMANNED: Final = 89; EXHAUSTED_MOST: Final = 90
    EXHAUSTED_THERE: Final = 91; EXHAUSTED_ALL: Final = 92; SHOOTER_NONE: Final = 93; SHOOT_RANGE: Final = 94; NO_TROOP: Final = 95
    SHOOTER_RANGE: Final = 96; REPLACE_TAKEN: Final = 97; REPLACE_TOOLS: Final = 98; WATCH_NONE: Final = 99; NOT_IN_VIEW: Final = 100
    SHOOT_NOBODY: Final = 101; BOMB_NOBODY: Final = 102; SHOOT_WEAK: Final = 103; TRAP_FLYING: Final = 104; WAVE_CENTRE: Final = 105
    FEE_FIRST: Final = 106; FEE_GOODS: Final = 107; FEE_NONE: Final = 108; FEE: Final = 109; TICKET_FEE: Final = 110; GIVE_TEAM: Final = 111
    GIFT_TEAM: Final = 112; CREWED_COOP: Final = 113; CREWED_TILE: Final = 114; CREWED_NOBODY: Final = 115; CROWD: Final = 116
    SNARED: Final = 117; START_EMPTY: Final = 118; TILE_ENEMY: Final = 119; EDGE_ENOUGH: Final = 120; GIFT_UNPAID: Final = 121
    NO_TICKET: Final = 122; STORAGE_FULL: Final = 123; HEAL_TEAM: Final = 124; CROWD_THERE: Final = 125; SECOND_RIDER: Final = 126
