"""Names and numbers of Ante Portas (section 4 of the rules)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.kernel.rows import table_of
from tafelrunde.kernel.vectors import vec

EMPTY: Final = -1
SEAT_NAMES: Final = ("acorn", "birch", "clover", "dune")
TEAM_NAMES: Final = ("a", "b")
HEXES: Final = 29  # numbered from 1; 0 is no hex
KINDS: Final = 4  # of soldiers on a hex: see `Kind`
SPOTS: Final = 23  # of a community: 20 building spots and 3 storage spots
STORAGE_SPOT: Final = 20  # the first of the three
BASE_UNITS: Final = 23
ELITE_UNITS: Final = 12
WAVE_LIMIT: Final = 60  # rounds of the Last Wave, if it ends at all (AP-20.9)


class Mode:
    """What is played (option mode)."""

    COOP: Final = 0
    FLAG: Final = 1
    TERRITORY: Final = 2


MODE_NAMES: Final = ("coop", "capture_flag", "territory")
SCENARIO_NAMES: Final = ("raiders", "dragons")


class Variant:
    """Variants of the Last Wave."""

    NONE: Final = 0
    ALL_DEAD: Final = 1
    CRESCENDO: Final = 2


VARIANT_NAMES: Final = ("none", "all_dead", "crescendo")


class Good:
    """Goods; the first six are stored in spaces (4.2)."""

    WOOD: Final = 0
    CLAY: Final = 1
    FOOD: Final = 2
    PLANKS: Final = 3
    BRICKS: Final = 4
    ORE: Final = 5
    TOOLS: Final = 6
    TALER: Final = 7


GOOD_NAMES: Final = ("wood", "clay", "food", "planks", "bricks", "ore", "tools", "taler")
GOODS: Final = 8
STORABLE: Final = 6


def price(text: str) -> list[int]:
    """Read goods such as `1 tools 2 wood`."""
    amounts = [0] * GOODS
    parts = text.split()
    for at in range(0, len(parts), 2):
        amounts[GOOD_NAMES.index(parts[at + 1])] += int(parts[at])
    return amounts


class Colonist:
    """Kinds of colonists and of soldiers."""

    FARMER: Final = 0
    CITIZEN: Final = 1


COLONIST_NAMES: Final = ("farmer", "citizen")
COLONIST_STRENGTH: Final[list[i64]] = [1, 3]


class Kind:
    """Soldiers on a hex: `colonist * 2`, and one more for an exhausted one."""

    FARMER: Final = 0
    TIRED_FARMER: Final = 1
    CITIZEN: Final = 2
    TIRED_CITIZEN: Final = 3


class Building:
    """Base buildings (4.4); 0 is an empty spot."""

    FARM: Final = 1
    ESTATE: Final = 2
    FLAT: Final = 3
    APARTMENT: Final = 4
    STORAGE_SHED: Final = 5
    STORAGE_HOUSE: Final = 6
    FORESTERS_HOUSE: Final = 7
    HUNTING_LODGE: Final = 8
    HOLLOW: Final = 9
    IRON_MINE: Final = 10
    PUB: Final = 11
    THEATER: Final = 12
    FACTORY: Final = 13
    LIBRARY: Final = 14
    INSTITUTE: Final = 15


BUILDINGS: Final = 16
BUILDING_NAMES: Final = (
    "empty", "farm", "estate", "flat", "apartment", "storage_shed", "storage_house", "foresters_house", "hunting_lodge", "hollow",
    "iron_mine", "pub", "theater", "factory", "library", "institute",
)  # fmt: skip
BUILDING_COSTS: Final = (
    "", "1 tools 1 wood", "1 tools 3 wood 1 bricks", "1 tools 1 planks", "1 tools 2 planks 2 clay", "1 tools 2 wood",
    "2 tools 1 planks 1 bricks", "2 tools 3 wood", "3 tools 2 wood 1 clay", "2 tools 3 clay", "2 tools 2 planks 3 bricks",
    "1 tools 1 clay 1 bricks 1 planks", "2 tools 2 clay 2 planks 2 bricks", "3 tools 3 wood 3 clay", "1 tools 1 wood 1 planks",
    "3 tools 2 planks 2 bricks",
)  # fmt: skip
FARMER_HOMES: Final[list[i64]] = [0, 1, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
CITIZEN_HOMES: Final[list[i64]] = [0, 0, 0, 1, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
FARMER_WORKERS: Final[list[i64]] = [0, 0, 0, 0, 0, 1, 0, 1, 1, 1, 0, 1, 0, 1, 0, 2]  # the factory takes one of either kind
CITIZEN_WORKERS: Final[list[i64]] = [0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0, 0]
STORES: Final[list[i64]] = [0, 0, 0, 0, 0, 2, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0]
YIELD_GOOD: Final[list[i64]] = [-1, -1, -1, -1, -1, -1, -1, 0, 2, 1, 5, 7, 7, -1, -1, -1]
YIELD: Final[list[i64]] = [0, 0, 0, 0, 0, 0, 0, 2, 1, 1, 1, 1, 2, 0, 0, 0]
MOST_BUILT: Final[list[i64]] = [99, 99, 99, 99, 99, 99, 99, 3, 99, 99, 99, 99, 99, 99, 1, 1]
REMODELS: Final[list[i64]] = [0, 0, 1, 1, 3, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0]  # what it is made out of, if anything
SUPPLY_TWO: Final[list[i64]] = [0, 20, 8, 14, 6, 6, 6, 6, 8, 8, 6, 6, 6, 6, 2, 2]  # 4.13; twice as many for four players
WORKPLACES: Final[list[i64]] = [0, 0, 0, 0, 0, 1, 0, 1, 1, 1, 0, 1, 0, 1, 0, 1]  # farmer workplaces, for Deed Registration


class Tile:
    """Defence tiles (4.5, 4.6); 0 is none."""

    NONE: Final = 0
    GUARD_POST: Final = 1
    WATCHTOWER: Final = 2
    TRENCH: Final = 3
    BUNKER: Final = 4
    CATAPULT: Final = 5
    HOWITZER: Final = 6
    TREAD_MINE: Final = 7
    BOUNDING_MINE: Final = 8
    SPLINTER_MINE: Final = 9
    TRAP: Final = 10
    BOMB: Final = 11


TILES: Final = 12
TILE_NAMES: Final = (
    "none", "guard_post", "watchtower", "trench", "bunker", "catapult", "howitzer", "tread_mine", "bounding_mine", "splinter_mine",
    "trap", "bomb",
)  # fmt: skip
TILE_COSTS: Final = (
    "", "1 tools 2 wood", "2 tools 1 planks 1 bricks", "1 tools 2 clay", "2 tools 2 bricks", "2 tools 3 wood",
    "2 tools 1 planks 1 bricks 1 ore", "1 clay", "1 clay 1 bricks", "1 bricks", "2 tools", "3 wood 1 ore",
)  # fmt: skip
TILE_STRENGTH: Final[list[i64]] = [0, 0, 0, 1, 3, 1, 1, 1, 2, 4, 0, 0]
TILE_RANGE: Final[list[i64]] = [0, 2, 3, 1, 2, 2, 3, 0, 0, 0, 0, 0]
TILE_ARROWS: Final[list[i64]] = [0, 3, 3, 3, 3, 1, 1, 0, 0, 0, 0, 0]  # 3: straight ahead and both sides of it
TILE_DAMAGE: Final[list[i64]] = [0, 0, 0, 1, 2, 2, 4, 0, 0, 0, 0, 0]
TILE_LIMIT: Final[list[i64]] = [0, 2, 2, 2, 2, 1, 1, 0, 0, 0, 0, 0]
TILE_CREW: Final[list[i64]] = [0, 0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0]  # colonist


class Pair:
    """Tiles that share a supply."""

    WATCH: Final = 1
    DIG: Final = 2
    ENGINE: Final = 3
    MINE: Final = 4
    TRAP_BOMB: Final = 5


TILE_PAIR: Final[list[i64]] = [0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5]
PAIR_SUPPLY: Final[list[i64]] = [0, 9, 11, 7, 18, 12]
MINE_SUPPLY: Final = 12  # of one kind


def is_building(tile: i64) -> bool:
    """Return whether a defence tile is a building."""
    return Tile.GUARD_POST <= tile <= Tile.HOWITZER


def is_mobile(tile: i64) -> bool:
    return tile == Tile.CATAPULT or tile == Tile.HOWITZER


def is_mine(tile: i64) -> bool:
    return Tile.TREAD_MINE <= tile <= Tile.SPLINTER_MINE


class Place:
    """Places of the heartland and of the command centre (4.7, 4.8); 0 is an empty cell."""

    MARKET: Final = 1
    RIVERBANK_GROVE: Final = 2
    JOINER: Final = 3
    BUILDER_FARM: Final = 4
    BUILDER_LIBRARY: Final = 5
    BUILDER_HUNTING_LODGE: Final = 6
    BUILDER_FORESTERS_HOUSE: Final = 7
    BUILDER_STORAGE_SHED: Final = 8
    DEVELOPER: Final = 9
    LIBRARIAN: Final = 10
    DAY_LABORER: Final = 11
    HEAD_OFFICIAL: Final = 12
    GROVE: Final = 13
    CLAY_DELVE: Final = 14
    CLAYBURNER: Final = 15
    BAKER: Final = 16
    BUILDER_HOLLOW: Final = 17
    BUILDER_FACTORY: Final = 18
    BUILDER_PUB: Final = 19
    BUILDER_ESTATE: Final = 20
    BUILDER_FLAT: Final = 21
    RIVERBANK_FOREST: Final = 22
    CLAY_POCKET: Final = 23
    ORE_PIT: Final = 24
    GRAND_BAKER: Final = 25
    LOAMBURNER: Final = 26
    BLACKSMITH: Final = 27
    BUILDER_INSTITUTE: Final = 28
    BUILDER_STORAGE_HOUSE: Final = 29
    BUILDER_THEATER: Final = 30
    BUILDER_IRON_MINE: Final = 31
    BUILDER_APARTMENT: Final = 32
    RECRUITING_OFFICER: Final = 33
    COMMANDER: Final = 34
    FIELD_DOCTOR: Final = 35
    MINE_LAYER_TREAD: Final = 36
    BUILDER_GUARD_POST: Final = 37
    SUPREME_COMMANDER: Final = 38
    MINE_LAYER_BOUNDING: Final = 39
    TRAPPER: Final = 40
    BUILDER_TRENCH: Final = 41
    BUILDER_CATAPULT: Final = 42
    MINE_LAYER_SPLINTER: Final = 43
    COMBAT_ENGINEER: Final = 44
    BUILDER_WATCHTOWER: Final = 45
    BUILDER_BUNKER: Final = 46
    BUILDER_HOWITZER: Final = 47


PLACES: Final = 48
PLACE_NAMES: Final = (
    "empty", "market", "riverbank_grove", "joiner", "builder_farm", "builder_library", "builder_hunting_lodge", "builder_foresters_house",
    "builder_storage_shed", "developer", "librarian", "day_laborer", "head_official", "grove", "clay_delve", "clayburner", "baker",
    "builder_hollow", "builder_factory", "builder_pub", "builder_estate", "builder_flat", "riverbank_forest", "clay_pocket", "ore_pit",
    "grand_baker", "loamburner", "blacksmith", "builder_institute", "builder_storage_house", "builder_theater", "builder_iron_mine",
    "builder_apartment", "recruiting_officer", "commander", "field_doctor", "mine_layer_tread", "builder_guard_post", "supreme_commander",
    "mine_layer_bounding", "trapper", "builder_trench", "builder_catapult", "mine_layer_splinter", "combat_engineer",
    "builder_watchtower", "builder_bunker", "builder_howitzer",
)  # fmt: skip
HEARTLAND_SETS: Final[list[list[i64]]] = [
    [2, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    [13, 13, 14, 14, 15, 3, 16, 17, 18, 19, 20, 21],
    [23, 24, 25, 3, 26, 27, 28, 29, 30, 31, 32],  # of Epoch II; the riverbank forest takes the cell of a grove
]
COMMAND_SETS: Final[list[list[i64]]] = [[33, 34, 35, 36, 37], [38, 39, 40, 41, 42], [43, 44, 45, 46, 47]]

# What a place gives, for those that give goods (AP-5.1)
PLACE_GAINS: Final = {
    Place.RIVERBANK_GROVE: "2 wood", Place.DAY_LABORER: "1 wood 1 taler", Place.HEAD_OFFICIAL: "1 clay", Place.GROVE: "2 wood",
    Place.CLAY_DELVE: "2 clay", Place.BAKER: "2 food", Place.RIVERBANK_FOREST: "3 wood", Place.CLAY_POCKET: "2 clay",
    Place.ORE_PIT: "1 ore", Place.GRAND_BAKER: "3 food", Place.DEVELOPER: "2 tools", Place.LIBRARIAN: "1 taler",
}  # fmt: skip
PLACE_BUILDS: Final = {
    Place.BUILDER_FARM: Building.FARM, Place.BUILDER_LIBRARY: Building.LIBRARY, Place.BUILDER_HUNTING_LODGE: Building.HUNTING_LODGE,
    Place.BUILDER_FORESTERS_HOUSE: Building.FORESTERS_HOUSE, Place.BUILDER_STORAGE_SHED: Building.STORAGE_SHED,
    Place.BUILDER_HOLLOW: Building.HOLLOW, Place.BUILDER_FACTORY: Building.FACTORY, Place.BUILDER_PUB: Building.PUB,
    Place.BUILDER_ESTATE: Building.ESTATE, Place.BUILDER_FLAT: Building.FLAT, Place.BUILDER_INSTITUTE: Building.INSTITUTE,
    Place.BUILDER_STORAGE_HOUSE: Building.STORAGE_HOUSE, Place.BUILDER_THEATER: Building.THEATER,
    Place.BUILDER_IRON_MINE: Building.IRON_MINE, Place.BUILDER_APARTMENT: Building.APARTMENT,
}  # fmt: skip
PLACE_LAYS: Final = {
    Place.MINE_LAYER_TREAD: Tile.TREAD_MINE, Place.MINE_LAYER_BOUNDING: Tile.BOUNDING_MINE, Place.MINE_LAYER_SPLINTER: Tile.SPLINTER_MINE,
    Place.BUILDER_GUARD_POST: Tile.GUARD_POST, Place.BUILDER_TRENCH: Tile.TRENCH, Place.BUILDER_CATAPULT: Tile.CATAPULT,
    Place.BUILDER_WATCHTOWER: Tile.WATCHTOWER, Place.BUILDER_BUNKER: Tile.BUNKER, Place.BUILDER_HOWITZER: Tile.HOWITZER,
}  # fmt: skip


class Recipe:
    """Turning goods into others."""

    PLANKS: Final = 0
    BRICKS: Final = 1
    LOAM: Final = 2
    SMITH: Final = 3
    SELL_FOOD: Final = 4
    ANVIL: Final = 5
    HANDSAW: Final = 6
    OVEN: Final = 7
    RIPSAW: Final = 8
    STONE_OVEN: Final = 9
    TOOLMAKER: Final = 10
    PANEL_SAW: Final = 11
    KILN: Final = 12
    SELL: Final = 13  # and on: selling at the market, see `SALES`


# Input and output of each recipe; the first thirteen have names, then every pair that a market card sells.
RECIPES: Final = [
    ("2 wood", "1 planks"), ("1 wood 2 clay", "1 bricks"), ("1 wood 1 clay", "1 bricks"), ("1 wood 1 ore", "2 tools"),
    ("2 food", "1 taler"), ("1 wood 1 clay", "1 tools"), ("3 wood", "2 planks"), ("1 wood 1 clay", "1 bricks"), ("1 wood", "1 planks"),
    ("1 clay", "1 bricks"), ("2 planks", "1 tools"), ("2 wood", "1 planks"), ("2 clay", "1 bricks"),
]  # fmt: skip
PLACE_RECIPES: Final = {
    Place.JOINER: Recipe.PLANKS, Place.CLAYBURNER: Recipe.BRICKS, Place.LOAMBURNER: Recipe.LOAM, Place.BLACKSMITH: Recipe.SMITH,
    Place.BAKER: Recipe.SELL_FOOD, Place.GRAND_BAKER: Recipe.SELL_FOOD,
}  # fmt: skip


class Special:
    """Special market actions."""

    BUILD: Final = 0  # + building
    PLANKS: Final = 20
    BRICKS: Final = 21
    TWO_PLANKS: Final = 22
    LIBRARIAN: Final = 23
    HEAD: Final = 24
    ROTATE: Final = 25
    MARCH: Final = 26


# Market cards: what they buy, what bundles they give, and their special action (4.10, 4.11).
MARKET_CARDS: Final = (
    ("m1_farm", ("1 clay > 1 taler", "1 planks > 2 taler"), ("1 food 1 wood",), Building.FARM),
    ("m1_shed", ("1 food > 1 taler", "1 wood > 1 taler"), ("2 clay",), Building.STORAGE_SHED),
    ("m1_forester", ("1 clay > 1 taler", "1 food > 1 taler"), ("2 wood",), Building.FORESTERS_HOUSE),
    ("m1_lodge", ("2 wood > 1 taler", "1 bricks > 3 taler"), ("1 food 1 clay",), Building.HUNTING_LODGE),
    ("m1_planks", ("1 food > 1 taler", "1 bricks > 3 taler"), ("2 wood", "2 clay"), Special.PLANKS),
    ("m1_librarian", ("2 wood > 1 taler", "1 clay > 1 taler"), ("2 food",), Special.LIBRARIAN),
    ("m1_head", ("1 planks > 2 taler", "1 bricks > 3 taler"), ("2 wood 1 clay",), Special.HEAD),
    ("m2_estate", ("2 clay > 1 taler", "1 planks > 1 taler"), ("2 food 1 wood",), Building.ESTATE),
    ("m2_flat", ("3 wood > 1 taler", "1 bricks > 2 taler"), ("2 food 1 clay",), Building.FLAT),
    ("m2_hollow", ("2 food > 1 taler", "1 bricks > 2 taler"), ("2 wood", "2 clay"), Building.HOLLOW),
    ("m2_factory", ("2 food > 1 taler", "2 clay > 1 taler"), ("1 planks",), Building.FACTORY),
    ("m2_bricks", ("1 clay > 1 taler", "1 ore > 1 taler"), ("2 wood",), Special.BRICKS),
    ("m2_planks", ("3 wood > 1 taler", "1 ore > 1 taler"), ("2 clay",), Special.TWO_PLANKS),
    ("m2_head", ("2 food > 1 taler", "1 planks > 1 taler"), ("1 wood 1 clay",), Special.HEAD),
    ("lw1", ("1 clay > 1 taler", "2 wood > 1 taler"), ("2 food", "2 tools"), Special.ROTATE),
    ("lw2", ("1 planks > 1 taler", "1 bricks > 1 taler"), ("3 food", "2 tools"), Special.MARCH),
)
MARKET_NAMES: Final = tuple([row[0] for row in MARKET_CARDS])
MARKETS_AN_EPOCH: Final = 7
LAST_MARKET: Final = 14  # lw1; lw2 follows
SALES: Final[list[list[i64]]] = [[], [], [], [], [], [], [], [], [], [], [], [], [], [], [], []]  # [card]: recipes
BUNDLES: Final[list[list[list[i64]]]] = [[], [], [], [], [], [], [], [], [], [], [], [], [], [], [], []]  # [card]: goods
MARKET_SPECIAL: Final[list[i64]] = [row[3] for row in MARKET_CARDS]


def read_markets() -> None:
    """Fill the tables of the market cards; equal sales are one recipe."""
    for card in range(len(MARKET_CARDS)):
        for sale in MARKET_CARDS[card][1]:
            given, got = sale.split(" > ")
            if (given, got) not in RECIPES[Recipe.SELL :]:
                RECIPES.append((given, got))
            SALES[card].append(Recipe.SELL + RECIPES[Recipe.SELL :].index((given, got)))
        SALES[card].sort()
        for bundle in MARKET_CARDS[card][2]:
            BUNDLES[card].append([i64(amount) for amount in price(bundle)])


read_markets()
RECIPE_IN: Final[vec[vec[i64]]] = table_of([price(pair[0]) for pair in RECIPES])
RECIPE_OUT: Final[vec[vec[i64]]] = table_of([price(pair[1]) for pair in RECIPES])


class Effect:
    """What an improvement does (4.12)."""

    GAIN: Final = 0  # argument: goods
    DRAFT: Final = 1
    LAY: Final = 2  # argument: tile, how many, and what each costs beyond the card
    REFINE: Final = 3
    BUILD: Final = 4
    FIELD_HOSPITAL: Final = 5
    MARCH: Final = 6
    ANVIL: Final = 7
    HANDSAW: Final = 8
    PERMANENT: Final = 9
    HOMES: Final = 10  # permanent, with new colonists
    MERCENARY: Final = 11


# number, name, cost, effect, goods of it, subject (tile, building or recipe), times; a star in the rules means a card of the expansion.
IMPROVEMENTS: Final = (
    (101, "", Effect.GAIN, "4 wood", 0, 0), (102, "", Effect.DRAFT, "", 0, 0), (103, "", Effect.GAIN, "3 clay", 0, 0),
    (104, "", Effect.LAY, "", Tile.TREAD_MINE, 2), (105, "", Effect.GAIN, "2 planks", 0, 0), (106, "1 tools", Effect.LAY, "", Tile.TRAP, 1),
    (107, "", Effect.GAIN, "1 bricks", 0, 0), (108, "1 tools 1 wood", Effect.LAY, "", Tile.GUARD_POST, 1),
    (109, "", Effect.ANVIL, "1 tools", Recipe.ANVIL, 1), (110, "", Effect.GAIN, "2 wood 2 clay", 0, 0),
    (111, "1 tools 1 clay", Effect.LAY, "", Tile.TRENCH, 1), (112, "", Effect.HANDSAW, "", Recipe.PLANKS, 99),
    (113, "", Effect.REFINE, "", Recipe.OVEN, 2), (114, "", Effect.BUILD, "1 wood", Building.FARM, 2),
    (115, "1 tools 2 wood 1 bricks", Effect.BUILD, "", Building.ESTATE, 1), (116, "1 tools 2 wood", Effect.BUILD, "", Building.FLAT, 1),
    (117, "2 tools 2 wood", Effect.BUILD, "", Building.FORESTERS_HOUSE, 1), (118, "2 tools 2 clay", Effect.BUILD, "", Building.HOLLOW, 1),
    (119, "2 tools 2 wood 1 clay", Effect.BUILD, "", Building.HUNTING_LODGE, 1),
    (120, "", Effect.BUILD, "1 tools 1 wood", Building.STORAGE_SHED, 2), (121, "", Effect.FIELD_HOSPITAL, "", 0, 0),
    (122, "1 food", Effect.MARCH, "", 0, 4), (123, "3 wood", Effect.PERMANENT, "", 0, 0), (124, "3 clay", Effect.PERMANENT, "", 0, 0),
    (125, "2 tools 1 clay 1 planks", Effect.PERMANENT, "1 food", 0, 0), (126, "1 tools 2 wood", Effect.PERMANENT, "1 wood", 0, 0),
    (127, "2 tools 2 clay", Effect.PERMANENT, "1 clay", 0, 0), (128, "1 tools 1 wood", Effect.HOMES, "", Colonist.FARMER, 1),
    (129, "1 tools 1 wood", Effect.HOMES, "", Colonist.FARMER, 1), (130, "1 tools 1 wood 1 planks", Effect.HOMES, "", Colonist.CITIZEN, 1),
    (131, "1 tools 1 wood 1 planks", Effect.HOMES, "", Colonist.CITIZEN, 1), (132, "1 tools 1 planks", Effect.PERMANENT, "", 0, 0),
    (133, "2 wood 1 planks", Effect.PERMANENT, "", 0, 0), (134, "1 tools 4 wood", Effect.PERMANENT, "", 0, 0),
    (135, "2 wood", Effect.PERMANENT, "", 0, 0),
    (201, "", Effect.GAIN, "2 planks", 0, 0), (202, "1 tools 2 food", Effect.PERMANENT, "", 0, 0), (203, "", Effect.GAIN, "1 bricks", 0, 0),
    (204, "2 tools 1 bricks", Effect.LAY, "", Tile.BUNKER, 1), (205, "", Effect.GAIN, "2 food", 0, 0),
    (206, "", Effect.ANVIL, "1 tools", Recipe.ANVIL, 1), (207, "1 ore", Effect.LAY, "", Tile.BOMB, 1),
    (208, "", Effect.REFINE, "", Recipe.RIPSAW, 4), (209, "", Effect.REFINE, "", Recipe.STONE_OVEN, 3),
    (210, "", Effect.REFINE, "", Recipe.TOOLMAKER, 99), (211, "1 tools 2 clay 1 planks", Effect.BUILD, "", Building.APARTMENT, 1),
    (212, "2 tools 2 planks 2 bricks", Effect.BUILD, "", Building.IRON_MINE, 1),
    (213, "2 tools 1 wood 1 bricks", Effect.BUILD, "", Building.STORAGE_HOUSE, 1),
    (214, "2 tools 2 planks", Effect.PERMANENT, "", 0, 0), (215, "2 tools 2 bricks", Effect.PERMANENT, "", 0, 0),
    (216, "2 ore", Effect.PERMANENT, "", 0, 0), (217, "2 tools 1 bricks 1 planks", Effect.PERMANENT, "2 food", 0, 0),
    (218, "2 tools 2 bricks 1 planks 1 ore", Effect.PERMANENT, "1 ore", 0, 0),
    (219, "2 tools 3 clay 2 planks", Effect.PERMANENT, "1 tools", 0, 0), (220, "1 tools 2 planks", Effect.PERMANENT, "1 taler", 0, 0),
    (221, "2 tools 2 planks 2 bricks", Effect.PERMANENT, "", 0, 0), (222, "1 tools 4 wood 1 bricks", Effect.HOMES, "", Colonist.FARMER, 2),
    (223, "1 tools 4 wood 1 bricks", Effect.HOMES, "", Colonist.FARMER, 2),
    (224, "2 tools 2 clay 3 planks", Effect.HOMES, "", Colonist.CITIZEN, 2),
    (225, "2 tools 2 clay 3 planks", Effect.HOMES, "", Colonist.CITIZEN, 2), (226, "1 tools 1 clay 1 planks", Effect.PERMANENT, "", 0, 0),
    (227, "1 tools 3 wood", Effect.PERMANENT, "", 0, 0), (228, "1 tools 2 clay", Effect.PERMANENT, "", 0, 0),
    (229, "1 tools 2 ore", Effect.PERMANENT, "", 0, 0), (230, "1 tools 3 food", Effect.PERMANENT, "", 0, 0),
    (231, "3 planks", Effect.PERMANENT, "", 0, 0), (232, "1 tools 1 bricks", Effect.PERMANENT, "", 0, 0),
    (233, "1 tools 3 wood", Effect.PERMANENT, "", 0, 0), (234, "1 tools 1 planks 1 bricks", Effect.MERCENARY, "2 taler", 0, 0),
    (235, "3 clay", Effect.PERMANENT, "", 0, 0),
)  # fmt: skip
IMPROVEMENTS_AN_EPOCH: Final = 35
CARDS: Final = 70
IMPROVEMENT_NAMES: Final = tuple([f"i{row[0]}" for row in IMPROVEMENTS])
CARD_EFFECT: Final[list[i64]] = [row[2] for row in IMPROVEMENTS]
CARD_SUBJECT: Final[list[i64]] = [row[4] for row in IMPROVEMENTS]
CARD_TIMES: Final[list[i64]] = [row[5] for row in IMPROVEMENTS]
CARD_GOODS: Final[vec[vec[i64]]] = table_of([price(row[3]) for row in IMPROVEMENTS])  # gained at once, by production, or paid for each


class Card:
    """Improvements that the engine asks for by name."""

    AXE: Final = 22
    SPADE: Final = 23
    STOREHOUSE: Final = 31
    TRAINING: Final = 32
    DEED: Final = 33
    SIGNAL_HORNS: Final = 34
    VETERANS: Final = 36
    PANEL_SAW: Final = 48
    KILN: Final = 49
    IRON_PICKAXE: Final = 50
    SLAUGHTERING: Final = 55
    FIELD_KITCHEN: Final = 60
    WOOD_WAREHOUSE: Final = 61
    CLAY_WAREHOUSE: Final = 62
    ORE_WAREHOUSE: Final = 63
    FOOD_WAREHOUSE: Final = 64
    DOLLY: Final = 65
    WAR_COUNCIL: Final = 66
    PENSION: Final = 67
    TICKET: Final = 69


TICKETS: Final = 3
TICKET_PRICE: Final = 2  # clay


class At:
    """Where an improvement is."""

    OUT: Final = 0  # not in the game yet, or no more
    DECK: Final = 1
    DISCARD: Final = 2
    HAND: Final = 3  # + seat
    OWNED: Final = 8  # + seat
    ASIDE: Final = 12  # in the deck of Epoch I when it was put away, so nobody knows that it is there


# Costs have numbers: of buildings, tiles, improvements, and of one more of what an improvement builds.
COST_BUILDING: Final = 0  # + building
COST_TILE: Final = 16  # + tile
COST_CARD: Final = 28  # + improvement
COST_EACH: Final = 98  # + improvement: for each that it builds
COST_NOTHING: Final = 168
COST_DEED: Final = 169
COSTS: Final[vec[vec[i64]]] = table_of(
    [price(text) for text in BUILDING_COSTS]
    + [price(text) for text in TILE_COSTS]
    + [price(row[1]) for row in IMPROVEMENTS]
    + [price(row[3] if effect == Effect.BUILD else "") for row, effect in zip(IMPROVEMENTS, CARD_EFFECT, strict=True)]
    + [price(""), price("1 tools 1 wood")]
)
GAINS: Final[vec[vec[i64]]] = table_of([price(PLACE_GAINS.get(place, "")) for place in range(PLACES)])
BUILDS: Final[list[i64]] = [PLACE_BUILDS.get(place, 0) for place in range(PLACES)]
LAYS: Final[list[i64]] = [PLACE_LAYS.get(place, 0) for place in range(PLACES)]
REFINES: Final[list[i64]] = [PLACE_RECIPES.get(place, EMPTY) for place in range(PLACES)]


class Ability:
    """Special abilities of movement cards (AP-18), as bits."""

    UNITE: Final = 1
    SHOOT: Final = 2
    ENLARGE: Final = 4
    FORM: Final = 8
    DESTROY_TRAP: Final = 16
    RUSH: Final = 32
    WEAKER: Final = 64
    STRONGER: Final = 128
    SHRINK: Final = 256
    WOUND_CITIZENS: Final = 512
    FALLS: Final = 1024
    SPLIT: Final = 2048
    FIRE_STANDING: Final = 4096
    FLY_ON: Final = 8192
    FLY_AROUND: Final = 16384
    WEAKER_FIRST: Final = 32768
    DESTROY_BUILDING: Final = 65536


ABILITY_NAMES: Final = (
    "unite", "shoot", "enlarge", "form", "destroy_trap", "rush", "weaker", "stronger", "shrink_in_trap", "wound_citizens",
    "falls_to_citizen", "split", "fire_standing", "fly_on", "fly_around", "weaker_first", "destroy_building",
)  # fmt: skip


class Over:
    """What dragons fly on over."""

    FARMER: Final = 0
    CITIZEN: Final = 1
    MINE: Final = 2
    BUILDING: Final = 3


OVER_NAMES: Final = ("farmer", "citizen", "mine", "building")


class Window:
    """Reaction windows (AP-17.9)."""

    TURN: Final = 0
    CARD: Final = 1
    STEP: Final = 2
    COMBAT: Final = 3
    MINE: Final = 4
    END: Final = 5


WINDOW_NAMES: Final = ("turn", "card", "step", "combat", "mine", "end")


class Reaction:
    """What a seat wants to be asked (AP-17.12)."""

    ALWAYS: Final = 0
    COMBAT_ONLY: Final = 1
    AUTO: Final = 2


REACTION_NAMES: Final = ("always", "combat_only", "auto")


class Season:
    SUMMER: Final = 0
    WINTER: Final = 1


SEASON_NAMES: Final = ("summer", "winter")


class Phase:
    """Where the game stands."""

    SETUP: Final = 0
    ARRIVAL: Final = 1
    TURNS: Final = 2
    COMBAT: Final = 3
    YEAR_END: Final = 4
    WAVE_ARRIVAL: Final = 5
    WAVE_COMBAT: Final = 6
    WAVE_TURN: Final = 7


PHASE_NAMES: Final = ("setup", "arrival", "turns", "combat", "year_end", "wave_arrival", "wave_combat", "wave_turn")


class Reason:
    """Why a game ended."""

    NONE: Final = 0
    HELD: Final = 1
    OVERRUN: Final = 2
    BREAKTHROUGH: Final = 3
    ROWS: Final = 4
    SIGHT: Final = 5
    RESIGN: Final = 6


REASON_NAMES: Final = ("none", "held", "overrun", "breakthrough", "rows", "sight", "resign")


class Do:
    """Kinds of actions: a block of numbers each; what an action is about stands below its block."""

    CELL: Final = 0x000000  # + site: where a place goes
    GO: Final = 0x100000  # + site
    TICKET: Final = 0x200000  # + site
    ON: Final = 0x300000  # + site: from a market to a place next to it
    STAY: Final = 0x400000  # on a market, where a fee is due
    ACT: Final = 0x500000  # + 0 or 1: the action of the place, or its other one
    BUNDLE: Final = 0x600000  # + number on the market card
    SPECIAL: Final = 0x700000  # + 0 market card, 1 War Council
    REFINE: Final = 0x800000  # + recipe
    BUILD: Final = 0x900000  # + building * 16 + building to raze
    LAY: Final = 0xA00000  # + tile * 32 + hex
    FLIP: Final = 0xB00000  # + tile * 32 + hex
    DRAFT: Final = 0xC00000  # + colonist
    DISMISS: Final = 0xD00000  # + hex * 2 + colonist
    HEAL: Final = 0xE00000  # + home owner * 2 + colonist
    RAISE: Final = 0xF00000  # + hex * 2 + colonist
    GOAL: Final = 0x1000000  # + hex; 0 over the enemy edge
    ADD: Final = 0x1100000  # + hex * 8 + unit
    COMMIT: Final = 0x1200000
    ROTATE: Final = 0x1300000  # + hex * 4 + turn
    PLAY: Final = 0x1400000  # + improvement
    KEEP: Final = 0x1500000  # + seat that gets the improvement
    EMPLOY: Final = 0x1600000  # + building * 2 + colonist
    STORE: Final = 0x1700000  # + good
    GIVE: Final = 0x1800000  # + seat * 8 + good
    ASK: Final = 0x1900000  # + seat * 8 + good
    ANSWER: Final = 0x1A00000  # + 0 no, 1 yes
    SHOOT: Final = 0x1B00000  # + hex * 16 + troop
    SHOOTER: Final = 0x1C00000  # + hex
    FIRE: Final = 0x1D00000
    RECOIL: Final = 0x1E00000  # + building hex * 32 + trap hex
    BACK: Final = 0x1F00000  # + (trap hex * 32 + goal hex) * 4 + figure
    IGNITE: Final = 0x2000000  # + building hex * 32 + bomb hex; no building for the Combat Engineer
    REPLACE: Final = 0x2100000  # + (building hex * 32 + mine hex) * 4 + payer
    MINE: Final = 0x2200000  # + 0 mine first, 1 spare it
    LOSE: Final = 0x2300000  # + farmers * 64 + citizens
    FELL: Final = 0x2400000  # + base * 64 + elite
    SNARE: Final = 0x2500000  # + farmers * 4 + citizens
    HOME: Final = 0x2600000  # + building * 2 + colonist
    FEED: Final = 0x2700000
    HUNGRY: Final = 0x2800000  # + 0 hex * 8, or 256 + seat * 16 + building
    BOOST: Final = 0x2900000  # + building
    CONVERT: Final = 0x2A00000  # + recipe
    STEWARD: Final = 0x2B00000  # + seat
    PAY: Final = 0x2C00000  # + good
    DROP: Final = 0x2D00000  # + good
    DISCARD: Final = 0x2E00000  # + improvement
    DONE: Final = 0x2F00000
    STANDING: Final = 0x3000000  # + reaction, 16 + window or 64 + hex: how a seat wants to be asked


REST: Final = 0xFFFFF  # the part of an action below its block


class Unit:
    """What a batch is made of."""

    FARMER: Final = 0
    CITIZEN: Final = 1
    ENGINE: Final = 2
    CREWED: Final = 3  # a mobile building with a ready operator (AP-22.8)
    RIDER: Final = 4  # one that passes over a tile
    CREWED_TIRED: Final = 5  # one with an exhausted operator


UNIT_NAMES: Final = ("farmer", "citizen", "engine", "crewed", "rider", "crewed_exhausted")
TURN_NAMES: Final = ("clockwise", "anticlockwise", "twice_clockwise", "twice_anticlockwise")
TURN_BY: Final[list[i64]] = [1, 5, 2, 4]
FIGURE_NAMES: Final = ("base", "elite", "farmer", "citizen")


class Ask:
    """Kinds of steps: the low six bits of a step; the rest is its data."""

    SITE: Final = 0
    HALF_YEAR: Final = 1  # nothing to decide
    ARRIVALS: Final = 2  # nothing to decide
    CENTRE: Final = 3
    NEXT_TURN: Final = 4  # nothing to decide
    TURN: Final = 5
    FEE: Final = 6
    DROP: Final = 7
    DISCARD: Final = 8
    REFINE: Final = 9
    BUILD: Final = 10
    LAY: Final = 11
    DRAFT: Final = 12
    DISMISS: Final = 13
    MARCH: Final = 14
    BATCH: Final = 15
    ROTATE: Final = 16
    HEAL: Final = 17
    RAISE: Final = 18
    RECOIL: Final = 19
    IGNITE: Final = 20
    BLAST: Final = 21  # nothing to decide
    WINDOW: Final = 22
    VOLLEY: Final = 23
    SUFFER: Final = 24
    FELL: Final = 25
    COMBAT: Final = 26  # nothing to decide
    FOUGHT: Final = 27  # nothing to decide
    PHASE: Final = 28  # nothing to decide
    CARD: Final = 29  # nothing to decide
    ARROW: Final = 30  # nothing to decide
    ENTER: Final = 31  # nothing to decide
    SNARE: Final = 32
    PLAY: Final = 33
    GIFT: Final = 34
    ANSWER: Final = 35
    YEAR_END: Final = 36  # nothing to decide
    SEND_HOME: Final = 37
    EXCHANGE: Final = 38
    FEED: Final = 39
    HUNGRY: Final = 40
    EMPLOY: Final = 41
    FACTORY: Final = 42
    CONVERT: Final = 43
    STEWARD: Final = 44
    WAVE: Final = 45  # nothing to decide
    FIRE: Final = 46  # nothing to decide
    SELL: Final = 47
    DRAW: Final = 48  # nothing to decide


ASK_NAMES: Final = (
    "site", "half_year", "arrivals", "centre", "next_turn", "turn", "fee", "drop", "discard", "refine", "build", "lay", "draft",
    "dismiss", "march", "batch", "rotate", "heal", "raise", "recoil", "ignite", "blast", "window", "volley", "suffer", "fell", "combat",
    "fought", "phase", "card", "arrow", "enter", "snare", "play", "gift", "answer", "year_end", "send_home", "exchange", "feed", "hungry",
    "employ", "factory", "convert", "steward", "wave", "fire", "sell", "draw",
)  # fmt: skip
ASK_BITS: Final = 6
ASK_MASK: Final = 63


class Stage:
    """How far a turn is."""

    BEFORE: Final = 0
    MARKET: Final = 1  # arrived on a market: may move on
    AT: Final = 2
    AFTER: Final = 3


STAGE_NAMES: Final = ("before", "market", "at", "after")


class Source:
    """Where damage comes from, as bits of a step."""

    FLYING: Final = 1  # tread mines are left alone
    ELITES: Final = 2  # flying elites alone: farmers, trenches and bunkers have no part in it
    CARRY: Final = 4  # what is not taken counts for the attackers (AP-18.8)
    REPLACEABLE: Final = 8  # mines may be put back (AP-16.3)
    NO_MINE: Final = 16  # mines have gone already


class What:
    """Questions to chance."""

    PLACE: Final = 0  # the next place of the heartland
    CELL: Final = 1  # the free cell of the command centre
    COMMAND: Final = 2  # the next place of the command centre
    CARD: Final = 3  # the next movement card
    MARKET: Final = 4
    IMPROVEMENT: Final = 5
    START: Final = 6
    FOREST: Final = 7  # which riverbank grove grows


WHAT_NAMES: Final = ("place", "cell", "command", "card", "market", "improvement", "start", "forest")
PART: Final = 7  # numbers of a part of a moving troop: hex, base, elite, snared base, snared elite, flying, done with this arrow


class Happened:
    """Kinds of events of the log."""

    FIRST: Final = 0
    PLACE: Final = 1
    YEAR: Final = 2
    SEASON: Final = 3
    MARKET: Final = 4
    ARRIVAL_CARD: Final = 5
    ARRIVED: Final = 6
    TURN: Final = 7
    PASSED: Final = 8
    STEWARD: Final = 9
    ACTED: Final = 10
    GAINED: Final = 11
    PAID: Final = 12
    GAVE: Final = 13
    ASKED: Final = 14
    REFUSED: Final = 15
    STORED: Final = 16
    DROPPED: Final = 17
    MOVED_IN: Final = 18
    MOVED_OUT: Final = 19
    EMPLOYED: Final = 20
    RELEASED: Final = 21
    BUILT: Final = 22
    PRODUCED: Final = 23
    BOOSTED: Final = 24
    DREW: Final = 25
    DISCARDED: Final = 26
    PLAYED: Final = 27
    GIFT: Final = 28
    CLAIMED: Final = 29
    DRAFTED: Final = 30
    DISMISSED: Final = 31
    WENT: Final = 32
    ROTATED: Final = 33
    HEALED: Final = 34
    RAISED: Final = 35
    RAISED_ALL: Final = 36
    LAID: Final = 37
    REPLACED: Final = 38
    TILE_LOST: Final = 39
    FIRED: Final = 40
    FLUNG: Final = 41
    IGNITED: Final = 42
    EXPLODED: Final = 43
    COMBAT_PHASE: Final = 44
    CARD: Final = 45
    RESHUFFLED: Final = 46
    ENLARGED: Final = 47
    FORMED: Final = 48
    SHOT_AT: Final = 49
    BURNT: Final = 50
    MARCHED: Final = 51
    HELD: Final = 52
    SNARED: Final = 53
    SNARED_SOLDIERS: Final = 54
    FELL_TO_CITIZEN: Final = 55
    COMBAT: Final = 56
    TOTALS: Final = 57
    FELLED: Final = 58
    WOUNDED: Final = 59
    ABSORBED: Final = 60
    SPARED: Final = 61
    ESCAPED: Final = 62
    FED: Final = 63
    HUNGRY_SOLDIER: Final = 64
    LAST_WAVE: Final = 65
    ROUND: Final = 66
    NO_MORE: Final = 67
    RESIGNED: Final = 68
    ENDED: Final = 69
    STANDING: Final = 70
    STOPPED: Final = 71
    AIMED: Final = 72
    SHOOTER: Final = 73
    GATHERING: Final = 74
    JOINED: Final = 75
    KEPT: Final = 76


# What the totals of a combat add up from: attackers, who holds the hex, and who moved in a duel (AP-13.2, AP-13.3, AP-22.10).
TOTALS_FIELDS: Final = (
    "hex:hex", "attack:number", "defence:number", "base:number", "elite:number", "card:number", "carried:number", "farmers:number",
    "citizens:number", "tile:number", "trap:number", "shots:number", "bonus:number", "useless:number", "mover_farmers:number",
    "mover_citizens:number", "mover_tile:number", "mover_shots:number", "mover_bonus:number",
)  # fmt: skip

# Name of each kind of event and of its arguments; the part behind the colon says how the number reads.
EVENT_FIELDS: Final = (
    ("first", ("seat:seat",)),
    ("place", ("place:place", "site:site")),
    ("year", ("epoch:number", "year:number")),
    ("season", ("season:season",)),
    ("market", ("market:market",)),
    ("arrival_card", ("card:card",)),
    ("arrived", ("hex:hex", "base:number", "elite:number")),
    ("turn", ("seat:seat", "left:number")),
    ("passed", ("seat:seat",)),
    ("steward", ("seat:seat", "site:site", "place:place")),
    ("acted", ("seat:seat", "place:place", "second:switch")),
    ("gained", ("seat:seat", "good:good", "count:number")),
    ("paid", ("seat:seat", "good:good", "count:number")),
    ("gave", ("seat:seat", "other:seat", "good:good")),
    ("asked", ("seat:seat", "other:seat", "good:good")),
    ("refused", ("seat:seat", "other:seat", "good:good")),
    ("stored", ("seat:seat", "good:good", "count:number")),
    ("dropped", ("seat:seat", "good:good")),
    ("moved_in", ("seat:seat", "colonist:colonist", "count:number")),
    ("moved_out", ("seat:seat", "colonist:colonist")),
    ("employed", ("seat:seat", "colonist:colonist", "building:building")),
    ("released", ("seat:seat", "colonist:colonist", "building:building")),
    ("built", ("seat:seat", "building:building", "razed:building")),
    ("produced", ("seat:seat", "building:building", "good:good", "count:number")),
    ("boosted", ("seat:seat", "building:building")),
    ("drew", ("seat:seat", "improvement:improvement")),
    ("discarded", ("seat:seat", "improvement:improvement")),
    ("played", ("seat:seat", "improvement:improvement")),
    ("gift", ("seat:seat", "other:seat", "improvement:improvement")),
    ("claimed", ("seat:seat",)),
    ("drafted", ("seat:seat", "colonist:colonist")),
    ("dismissed", ("seat:seat", "hex:hex", "colonist:colonist")),
    ("went", ("team:team", "unit:unit", "from:hex", "to:hex")),
    ("rotated", ("hex:hex", "tile:tile", "turn:turn")),
    ("healed", ("seat:seat", "colonist:colonist")),
    ("raised", ("seat:seat", "hex:hex", "colonist:colonist")),
    ("raised_all", ("team:team", "count:number")),
    ("laid", ("seat:seat", "tile:tile", "hex:hex")),
    ("replaced", ("seat:seat", "hex:hex", "tile:tile", "tools:number")),
    ("tile_lost", ("hex:hex", "tile:tile")),
    ("fired", ("team:team", "hex:hex", "damage:number")),
    ("flung", ("from:hex", "to:hex", "figure:figure")),
    ("ignited", ("team:team", "hex:hex")),
    ("exploded", ("hex:hex",)),
    ("combat_phase", ()),
    ("card", ("hex:hex", "base:number", "elite:number", "card:card")),
    ("reshuffled", ()),
    ("enlarged", ("hex:hex", "base:number", "elite:number")),
    ("formed", ("hex:hex", "base:number", "elite:number")),
    ("shot_at", ("hex:hex", "damage:number")),
    ("burnt", ("hex:hex", "damage:number")),
    ("marched", ("from:hex", "to:hex", "base:number", "elite:number")),
    ("held", ("hex:hex", "count:number")),
    ("snared", ("hex:hex", "base:number", "elite:number")),
    ("snared_soldiers", ("hex:hex", "farmers:number", "citizens:number")),
    ("fell_to_citizen", ("hex:hex",)),
    ("combat", ("hex:hex",)),
    ("totals", TOTALS_FIELDS),
    ("felled", ("hex:hex", "base:number", "elite:number")),
    ("wounded", ("team:team", "hex:hex", "colonist:colonist", "count:number")),
    ("absorbed", ("hex:hex", "count:number")),
    ("spared", ("hex:hex",)),
    ("escaped", ("hex:hex",)),
    ("fed", ("seat:seat",)),
    ("hungry_soldier", ("team:team", "hex:hex")),
    ("last_wave", ()),
    ("round", ("round:number",)),
    ("no_more", ()),
    ("resigned", ("seat:seat",)),
    ("ended", ("reason:reason", "winner:winner")),
    ("standing", ("seat:seat",)),
    ("stopped", ("seat:seat",)),
    ("aimed", ("seat:seat", "hex:hex")),
    ("shooter", ("seat:seat", "hex:hex")),
    ("gathering", ("seat:seat", "hex:hex")),
    ("joined", ("unit:unit", "from:hex")),
    ("kept", ("seat:seat", "improvement:improvement")),
)
