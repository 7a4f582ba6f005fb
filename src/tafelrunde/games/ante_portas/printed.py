"""What is printed on the material of Ante Portas (section 4 of the rules): prices, buildings, tiles, places, market cards, improvements.

What of it is ours where the original is silent: AP-R2 to R5, AP-R7 and AP-R8.

Movement cards stand in `engine/cards.py`, the boards in `engine/board.py`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

GOODS = ("wood", "clay", "food", "planks", "bricks", "ore", "tools", "taler")  # the first six are stored in spaces (4.2)


def price(text: str) -> list[int]:
    """Read goods such as `1 tools 2 wood`."""
    amounts = [0] * len(GOODS)
    parts = text.split()
    for at in range(0, len(parts), 2):
        amounts[GOODS.index(parts[at + 1])] += int(parts[at])
    return amounts


class Building(NamedTuple):
    """A base building (4.4)."""

    name: str
    cost: str
    farmer_homes: int = 0
    citizen_homes: int = 0
    farmers: int = 0
    """Worker spaces; the factory takes one of either kind."""
    citizens: int = 0
    stores: int = 0
    gives: str = ""
    """What it yields a year."""
    most: int = 99
    """That a player may have."""
    remodels: str = "empty"
    """What it is made out of."""
    supply: int = 0
    """For two players (4.13); twice as many for four."""


BUILDINGS = (
    Building("empty", ""),
    Building("farm", "1 tools 1 wood", farmer_homes=1, supply=20),
    Building("estate", "1 tools 3 wood 1 bricks", farmer_homes=3, remodels="farm", supply=8),
    Building("flat", "1 tools 1 planks", citizen_homes=1, remodels="farm", supply=14),
    Building("apartment", "1 tools 2 planks 2 clay", citizen_homes=3, remodels="flat", supply=6),
    Building("storage_shed", "1 tools 2 wood", farmers=1, stores=2, supply=6),
    Building("storage_house", "2 tools 1 planks 1 bricks", citizens=1, stores=5, remodels="storage_shed", supply=6),
    Building("foresters_house", "2 tools 3 wood", farmers=1, gives="2 wood", most=3, supply=6),
    Building("hunting_lodge", "3 tools 2 wood 1 clay", farmers=1, gives="1 food", supply=8),
    Building("hollow", "2 tools 3 clay", farmers=1, gives="1 clay", supply=8),
    Building("iron_mine", "2 tools 2 planks 3 bricks", citizens=1, gives="1 ore", supply=6),
    Building("pub", "1 tools 1 clay 1 bricks 1 planks", farmers=1, gives="1 taler", supply=6),
    Building("theater", "2 tools 2 clay 2 planks 2 bricks", citizens=1, gives="2 taler", supply=6),
    Building("factory", "3 tools 3 wood 3 clay", farmers=1, citizens=1, supply=6),
    Building("library", "1 tools 1 wood 1 planks", most=1, supply=2),
    Building("institute", "3 tools 2 planks 2 bricks", farmers=2, most=1, supply=2),
)


class Tile(NamedTuple):
    """A defence tile (4.5, 4.6)."""

    name: str
    cost: str = ""
    pair: str = "none"
    """Tiles that share a supply."""
    strength: int = 0
    reach: int = 0
    arrows: int = 0
    """Three: straight ahead and both sides of it."""
    damage: int = 0
    limit: int = 0
    """Soldier actions in a combat phase."""
    crew: str = "farmer"


TILES = (
    Tile("none"),
    Tile("guard_post", "1 tools 2 wood", "watch", 0, 2, 3, 0, 2),
    Tile("watchtower", "2 tools 1 planks 1 bricks", "watch", 0, 3, 3, 0, 2, "citizen"),
    Tile("trench", "1 tools 2 clay", "dig", 1, 1, 3, 1, 2),
    Tile("bunker", "2 tools 2 bricks", "dig", 3, 2, 3, 2, 2, "citizen"),
    Tile("catapult", "2 tools 3 wood", "engine", 1, 2, 1, 2, 1),
    Tile("howitzer", "2 tools 1 planks 1 bricks 1 ore", "engine", 1, 3, 1, 4, 1, "citizen"),
    Tile("tread_mine", "1 clay", "mine", 1),
    Tile("bounding_mine", "1 clay 1 bricks", "mine", 2),
    Tile("splinter_mine", "1 bricks", "mine", 4),
    Tile("trap", "2 tools", "trap_bomb"),
    Tile("bomb", "3 wood 1 ore", "trap_bomb"),
)
PAIRS = {"none": 0, "watch": 9, "dig": 11, "engine": 7, "mine": 18, "trap_bomb": 12}  # how many tiles they share
MINES_OF_A_KIND = 12

# Places of the heartland and of the command centre (4.7, 4.8): the market, then set by set; what they give, build, lay or refine (AP-5.1)
PLACES = (
    "empty", "market", "riverbank_grove", "joiner", "builder_farm", "builder_library", "builder_hunting_lodge", "builder_foresters_house",
    "builder_storage_shed", "developer", "librarian", "day_laborer", "head_official", "grove", "clay_delve", "clayburner", "baker",
    "builder_hollow", "builder_factory", "builder_pub", "builder_estate", "builder_flat", "riverbank_forest", "clay_pocket", "ore_pit",
    "grand_baker", "loamburner", "blacksmith", "builder_institute", "builder_storage_house", "builder_theater", "builder_iron_mine",
    "builder_apartment", "recruiting_officer", "commander", "field_doctor", "mine_layer_tread", "builder_guard_post", "supreme_commander",
    "mine_layer_bounding", "trapper", "builder_trench", "builder_catapult", "mine_layer_splinter", "combat_engineer",
    "builder_watchtower", "builder_bunker", "builder_howitzer",
)  # fmt: skip
HEARTLAND = (
    """riverbank_grove riverbank_grove joiner builder_farm builder_library builder_hunting_lodge builder_foresters_house
    builder_storage_shed developer librarian day_laborer head_official""",
    """grove grove clay_delve clay_delve clayburner joiner baker builder_hollow builder_factory builder_pub builder_estate builder_flat""",
    """clay_pocket ore_pit grand_baker joiner loamburner blacksmith builder_institute builder_storage_house builder_theater
    builder_iron_mine builder_apartment""",  # of Epoch II; the riverbank forest takes the cell of a grove
)
COMMAND = (
    "recruiting_officer commander field_doctor mine_layer_tread builder_guard_post",
    "supreme_commander mine_layer_bounding trapper builder_trench builder_catapult",
    "mine_layer_splinter combat_engineer builder_watchtower builder_bunker builder_howitzer",
)
PLACE_GIVES = {
    "riverbank_grove": "2 wood", "day_laborer": "1 wood 1 taler", "head_official": "1 clay", "grove": "2 wood", "clay_delve": "2 clay",
    "baker": "2 food", "riverbank_forest": "3 wood", "clay_pocket": "2 clay", "ore_pit": "1 ore", "grand_baker": "3 food",
    "developer": "2 tools", "librarian": "1 taler",
}  # fmt: skip
PLACE_REFINES = {
    "joiner": "planks", "clayburner": "bricks", "loamburner": "loam_bricks", "blacksmith": "smith", "baker": "food", "grand_baker": "food",
}  # fmt: skip


PLACE_LAYS = {
    "mine_layer_tread": "tread_mine", "mine_layer_bounding": "bounding_mine", "mine_layer_splinter": "splinter_mine", "trapper": "trap",
    "combat_engineer": "bomb",
}  # fmt: skip


def made_at(place: str, names: tuple[str, ...]) -> int:
    """Return what can be built or laid at a place, among these names; 0 if nothing."""
    name = PLACE_LAYS.get(place, place.removeprefix("builder_"))
    return names.index(name) if name in names and name != place else 0


# Turning goods into others; after these with names every pair that a market card sells, see `Recipe.SELL`
RECIPES = {
    "planks": "2 wood > 1 planks", "bricks": "1 wood 2 clay > 1 bricks", "loam_bricks": "1 wood 1 clay > 1 bricks",
    "smith": "1 wood 1 ore > 2 tools", "food": "2 food > 1 taler", "anvil": "1 wood 1 clay > 1 tools", "handsaw": "3 wood > 2 planks",
    "oven": "1 wood 1 clay > 1 bricks", "ripsaw": "1 wood > 1 planks", "stone_oven": "1 clay > 1 bricks",
    "toolmaker": "2 planks > 1 tools", "panel_saw": "2 wood > 1 planks", "kiln": "2 clay > 1 bricks",
}  # fmt: skip
SPECIALS = ("planks", "bricks", "two_planks", "librarian", "head", "rotate", "march")  # actions of market cards beside building

# Market cards: what they buy, what bundles they give, and their special action or the building they let build (4.10, 4.11); 7 an epoch.
MARKETS = (
    ("m1_farm", ("1 clay > 1 taler", "1 planks > 2 taler"), ("1 food 1 wood",), "farm"),
    ("m1_shed", ("1 food > 1 taler", "1 wood > 1 taler"), ("2 clay",), "storage_shed"),
    ("m1_forester", ("1 clay > 1 taler", "1 food > 1 taler"), ("2 wood",), "foresters_house"),
    ("m1_lodge", ("2 wood > 1 taler", "1 bricks > 3 taler"), ("1 food 1 clay",), "hunting_lodge"),
    ("m1_planks", ("1 food > 1 taler", "1 bricks > 3 taler"), ("2 wood", "2 clay"), "planks"),
    ("m1_librarian", ("2 wood > 1 taler", "1 clay > 1 taler"), ("2 food",), "librarian"),
    ("m1_head", ("1 planks > 2 taler", "1 bricks > 3 taler"), ("2 wood 1 clay",), "head"),
    ("m2_estate", ("2 clay > 1 taler", "1 planks > 1 taler"), ("2 food 1 wood",), "estate"),
    ("m2_flat", ("3 wood > 1 taler", "1 bricks > 2 taler"), ("2 food 1 clay",), "flat"),
    ("m2_hollow", ("2 food > 1 taler", "1 bricks > 2 taler"), ("2 wood", "2 clay"), "hollow"),
    ("m2_factory", ("2 food > 1 taler", "2 clay > 1 taler"), ("1 planks",), "factory"),
    ("m2_bricks", ("1 clay > 1 taler", "1 ore > 1 taler"), ("2 wood",), "bricks"),
    ("m2_planks", ("3 wood > 1 taler", "1 ore > 1 taler"), ("2 clay",), "two_planks"),
    ("m2_head", ("2 food > 1 taler", "1 planks > 1 taler"), ("1 wood 1 clay",), "head"),
    ("lw1", ("1 clay > 1 taler", "2 wood > 1 taler"), ("2 food", "2 tools"), "rotate"),
    ("lw2", ("1 planks > 1 taler", "1 bricks > 1 taler"), ("3 food", "2 tools"), "march"),
)
SALES = list(dict.fromkeys(pair for _, pairs, _, _ in MARKETS for pair in pairs))
CONVERSIONS = [[price(side) for side in pair.split(" > ")] for pair in (*RECIPES.values(), *SALES)]


class Improvement(NamedTuple):
    """An improvement (4.12), numbered from 101 in Epoch I and from 201 in Epoch II."""

    number: int
    effect: str
    cost: str = ""
    goods: str = ""
    """Gained at once, by production, or paid for each that is built."""
    subject: str = ""
    """The tile, building, recipe or colonist that it is about."""
    times: int = 0


CARDS: dict[str, dict[int, tuple[Any, ...]]] = {
    "gain": {
        101: ("", "4 wood"), 103: ("", "3 clay"), 105: ("", "2 planks"), 107: ("", "1 bricks"), 110: ("", "2 wood 2 clay"),
        201: ("", "2 planks"), 203: ("", "1 bricks"), 205: ("", "2 food"),
    },
    "draft": {102: ()},
    "lay": {
        104: ("", "", "tread_mine", 2), 106: ("1 tools", "", "trap", 1), 108: ("1 tools 1 wood", "", "guard_post", 1),
        111: ("1 tools 1 clay", "", "trench", 1), 204: ("2 tools 1 bricks", "", "bunker", 1), 207: ("1 ore", "", "bomb", 1),
    },
    "anvil": {109: ("", "1 tools", "anvil", 1), 206: ("", "1 tools", "anvil", 1)},
    "handsaw": {112: ("", "", "planks", 99)},
    "refine": {113: ("", "", "oven", 2), 208: ("", "", "ripsaw", 4), 209: ("", "", "stone_oven", 3), 210: ("", "", "toolmaker", 99)},
    "build": {
        114: ("", "1 wood", "farm", 2), 115: ("1 tools 2 wood 1 bricks", "", "estate", 1), 116: ("1 tools 2 wood", "", "flat", 1),
        117: ("2 tools 2 wood", "", "foresters_house", 1), 118: ("2 tools 2 clay", "", "hollow", 1),
        119: ("2 tools 2 wood 1 clay", "", "hunting_lodge", 1), 120: ("", "1 tools 1 wood", "storage_shed", 2),
        211: ("1 tools 2 clay 1 planks", "", "apartment", 1), 212: ("2 tools 2 planks 2 bricks", "", "iron_mine", 1),
        213: ("2 tools 1 wood 1 bricks", "", "storage_house", 1),
    },
    "field_hospital": {121: ()},
    "march": {122: ("1 food", "", "", 4)},
    "permanent": {
        123: ("3 wood",), 124: ("3 clay",), 125: ("2 tools 1 clay 1 planks", "1 food"), 126: ("1 tools 2 wood", "1 wood"),
        127: ("2 tools 2 clay", "1 clay"), 132: ("1 tools 1 planks",), 133: ("2 wood 1 planks",), 134: ("1 tools 4 wood",),
        135: ("2 wood",), 202: ("1 tools 2 food",), 214: ("2 tools 2 planks",), 215: ("2 tools 2 bricks",), 216: ("2 ore",),
        217: ("2 tools 1 bricks 1 planks", "2 food"), 218: ("2 tools 2 bricks 1 planks 1 ore", "1 ore"),
        219: ("2 tools 3 clay 2 planks", "1 tools"), 220: ("1 tools 2 planks", "1 taler"), 221: ("2 tools 2 planks 2 bricks",),
        226: ("1 tools 1 clay 1 planks",), 227: ("1 tools 3 wood",), 228: ("1 tools 2 clay",), 229: ("1 tools 2 ore",),
        230: ("1 tools 3 food",), 231: ("3 planks",), 232: ("1 tools 1 bricks",), 233: ("1 tools 3 wood",), 235: ("3 clay",),
    },
    "homes": {
        128: ("1 tools 1 wood", "", "farmer", 1), 129: ("1 tools 1 wood", "", "farmer", 1),
        130: ("1 tools 1 wood 1 planks", "", "citizen", 1), 131: ("1 tools 1 wood 1 planks", "", "citizen", 1),
        222: ("1 tools 4 wood 1 bricks", "", "farmer", 2), 223: ("1 tools 4 wood 1 bricks", "", "farmer", 2),
        224: ("2 tools 2 clay 3 planks", "", "citizen", 2), 225: ("2 tools 2 clay 3 planks", "", "citizen", 2),
    },
    "mercenary": {234: ("1 tools 1 planks 1 bricks", "2 taler")},
}  # fmt: skip
"""By effect, then by number: cost, goods, subject and times, as far as they are not empty."""
IMPROVEMENTS = tuple(
    Improvement(number, effect, *CARDS[effect][number]) for number, effect in sorted((n, e) for e in CARDS for n in CARDS[e])
)
