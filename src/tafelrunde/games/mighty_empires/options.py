"""The options of a campaign (section 10), and how the engine reads them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from tafelrunde.games.mighty_empires import maps
from tafelrunde.games.mighty_empires.engine.data import EMPTY, RACE_NAMES
from tafelrunde.games.mighty_empires.engine.state import Rules
from tafelrunde.kernel.errors import OptionError, Phrase
from tafelrunde.kernel.options import Offer, Option, Terms

SWITCH = ("off", "on")
NO_LIMIT = EMPTY

# What an option offers at a table


@lru_cache(maxsize=8)
def world_of(text: str) -> Mapping[str, Any] | None:
    """Return an own map, None for a text that is none; what is wrong with that is said when the map itself is read."""
    try:
        return maps.parse(text)
    except OptionError:
        return None


def own_map(terms: Terms) -> Mapping[str, Any]:
    """Return the own map that a table is played on, nothing if it has none."""
    return {} if terms["map"] == "none" else world_of(terms["map"]) or {}


def idle_unless(matters: Callable[[Terms], bool]) -> Callable[[Offer, Terms], Offer]:
    """Return what leaves an option out where it changes nothing."""
    return lambda offer, terms: offer if matters(terms) else offer.idle()


def several(terms: Terms) -> bool:
    """Return whether somebody can have two battles in a round, or choose among opponents."""
    return terms.players > 2


def has_seasons(terms: Terms) -> bool:
    return terms["seasons"] == "on"


def has_races(terms: Terms) -> bool:
    return terms["race_rules"] == "on"


def has_undead_winters(terms: Terms) -> bool:
    """Return whether the undead may spend winters."""
    return has_seasons(terms) and has_races(terms)


def has_table(terms: Terms) -> bool:
    """Return whether battles may be fought at the real table."""
    return terms["battle_mode"] != "sim"


def is_new(terms: Terms) -> bool:
    """Return whether the campaign begins at its beginning; an own map may go on with one (ME-14.17)."""
    return "campaign" not in own_map(terms)


def has_volcano(terms: Terms) -> bool:
    """Return whether there is a volcano on the map; every map that is made has one."""
    tiles = own_map(terms).get("tiles")
    return not tiles or any(tile["terrain"] == "volcano" for tile in tiles)


def vacant_here(offer: Offer, terms: Terms) -> Offer:
    """At least two seats are taken (ME-R5)."""
    why = Phrase("mighty_empires-vacant", least=2)
    return offer.up_to(terms.players - 2, why) if terms.players > 2 else offer.closed(why)


def source_here(offer: Offer, terms: Terms) -> Offer:
    """An own map is the map that is played on, and only who has one can read one in (ME-15.4)."""
    if terms["map"] == "none":
        return offer.without("import", why=Phrase("mighty_empires-no-map"))
    return offer.only("import", why=Phrase("mighty_empires-own-map"))


def capitals_here(offer: Offer, terms: Terms) -> Offer:
    """The quick start needs a home for everybody (ME-0.12, ME-R14)."""
    if not is_new(terms):
        return offer.idle()
    world, source = own_map(terms), terms["map_source"]
    if source == "flower" or (source == "import" and (not world or has_slots(world, terms.players))):
        return offer
    return offer.without("slots", why=Phrase("mighty_empires-slots"))


def has_slots(world: Mapping[str, Any], players: int) -> bool:
    """Return whether a map has homes for so many, each with a centre on which a capital may stand."""
    homes = world.get("homes", [])
    hard = [[tile["q"], tile["r"]] for tile in world["tiles"] if tile["terrain"] in ("volcano", "mountain")]
    return len(homes) >= players and not any(home["center"] in hard for home in homes)


def distance_here(offer: Offer, terms: Terms) -> Offer:
    """Capitals that are given keep the distance that they have."""
    return offer if is_new(terms) and terms["capital_choice"] != "slots" else offer.idle()


def castles_here(offer: Offer, terms: Terms) -> Offer:
    """Neutral castles belong to the map with homes."""
    return offer if terms["map_source"] == "flower" else offer.closed(Phrase("mighty_empires-neutral-castles"))


OPTIONS: tuple[Option, ...] = (
    Option("battle_mode", "sim", ("sim", "table", "mixed")),
    Option("races", "random", free_text=True),
    Option("start_season", "spring", ("spring", "summer", "autumn")),
    Option("max_rounds", "8", number=True, least=1, most=20),
    Option("vp_target", "15", number=True, least=0, most=99),
    Option("capital_choice", "secret_home", ("secret_home", "secret_free", "slots"), here=capitals_here),
    Option("min_capital_distance", "auto", ("auto",), number=True, least=1, most=6, here=distance_here),
    Option("start_gold", "100", number=True, least=0, most=1000, here=idle_unless(is_new)),
    Option("start_fields", "3", number=True, least=1, most=7),
    Option("pairing", "open", ("prefer_free", "open"), here=idle_unless(several)),
    Option("most_battles", "none", ("none",), number=True, least=1, most=7, here=idle_unless(several)),
    Option("multi_battle_rp", "average", ("average", "best", "sum_max5", "sum"), here=idle_unless(several)),
    Option("rp_carry_over", "off", SWITCH),
    Option("build_order", "smallest_first", ("smallest_first", "largest_first", "by_result")),
    Option("event_repeat", "allowed", ("allowed", "not_same_twice")),
    Option("mine_exhaustion", "double_river_triple_mountain", ("double_river_triple_mountain", "any_pair", "off")),
    Option("rebuild_exhausted", "off", SWITCH),
    Option("allow_demolish", "off", SWITCH),
    Option("dragon_spread", "walk", ("walk", "one_step"), here=idle_unless(lambda terms: has_seasons(terms) and has_volcano(terms))),
    Option("revolution_hits_capital", "on", SWITCH, here=idle_unless(has_seasons)),
    Option("winter_ranking", "start", ("start", "moment"), here=idle_unless(has_seasons)),
    Option("isolated_mines_pay", "on", SWITCH),
    Option("volcano_surcharge", "off", SWITCH, here=idle_unless(has_volcano)),
    Option("dragon_guards", "off", SWITCH, here=idle_unless(has_volcano)),
    Option("hoard_total_3", "off", SWITCH, here=idle_unless(has_volcano)),
    Option("hoard_as_tower", "off", SWITCH, here=idle_unless(lambda terms: has_seasons(terms) and has_volcano(terms))),
    Option("loser_barred", "off", SWITCH),
    Option("skaven_strict", "off", SWITCH, here=idle_unless(has_races)),
    Option("elimination", "off", SWITCH),
    Option("component_limits", "off", SWITCH),
    Option("extra_battles", "off", SWITCH, here=idle_unless(has_table)),
    Option("assassin_wounds", "off", SWITCH, here=idle_unless(has_table)),
    Option("neutral_castles", "off", SWITCH, here=castles_here),
    Option("unplayed_rp", "1", number=True, least=0, most=2),
    Option("largest_bonus", "100", number=True, least=0, most=250),
    Option("seasons", "on", SWITCH),
    Option("race_rules", "on", SWITCH),
    Option("quality", "100", free_text=True),
    Option("most_reinforced", "none", ("none",), number=True, least=0, most=1000),
    Option("dwarf_castle_mine", "off", SWITCH, here=idle_unless(has_races)),
    Option("beastmen_raiders", "off", SWITCH, here=idle_unless(has_races)),
    Option("undead_windfalls", "harvest", ("harvest", "none", "all"), here=idle_unless(has_undead_winters)),
    Option("seal_gold", "auto", ("auto", *SWITCH)),
    Option("vacant", "0", number=True, least=0, most=6, here=vacant_here),
    Option("map_source", "flower", ("flower", "rulebook_random", "import"), here=source_here),
    Option("map_seed", "none", ("none",), number=True, least=0, here=idle_unless(lambda terms: terms["map_source"] != "import")),
    Option("map", "none", ("none",), free_text=True),
)

RULES = (
    "battle_mode", "start_season", "max_rounds", "vp_target", "capital_choice", "min_capital_distance", "start_gold", "start_fields",
    "pairing", "multi_battle_rp", "rp_carry_over", "build_order", "event_repeat", "mine_exhaustion", "rebuild_exhausted",
    "allow_demolish", "dragon_spread", "revolution_hits_capital", "isolated_mines_pay", "hoard_total_3", "hoard_as_tower",
    "skaven_strict", "elimination", "component_limits", "extra_battles", "assassin_wounds", "unplayed_rp", "largest_bonus", "seasons",
    "race_rules", "dwarf_castle_mine", "seal_gold", "vacant", "most_battles", "volcano_surcharge", "dragon_guards", "loser_barred",
    "most_reinforced", "undead_windfalls", "winter_ranking", "beastmen_raiders",
)  # fmt: skip
"""The options the engine has to know, in the order of `Rules.values`, where the number of players comes first."""

OLD: Mapping[int, Mapping[str, str]] = {
    1: {
        "pairing": "prefer_free",
        "most_battles": "2",
        "revolution_hits_capital": "off",
        "volcano_surcharge": "on",
        "dragon_guards": "on",
        "loser_barred": "on",
        "most_reinforced": "180",
        "undead_windfalls": "none",
        "beastmen_raiders": "on",
    }
}
"""What held in older versions of the rules where nothing was chosen."""


def option(name: str) -> Option:
    """Return an option by its name."""
    return next(one for one in OPTIONS if one.name == name)


def rule_value(name: str, text: str, battle_mode: str) -> int:
    """Return an option as a number."""
    if name == "seal_gold":
        return int(text == "on" or (text == "auto" and battle_mode != "table"))
    if text == "auto":
        return 0
    if text == "none":
        return NO_LIMIT
    return int(text) if option(name).number else option(name).choices.index(text)


def rules_of(players: int, options: Mapping[str, str]) -> Rules:
    """Return the options as the engine reads them."""
    return Rules([players, *(rule_value(name, options[name], options["battle_mode"]) for name in RULES)])


def read_races(text: str, players: int) -> list[int]:
    """Return the race of each seat, EMPTY where the lot decides."""
    if text == "random":
        return [EMPTY] * players
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in (*RACE_NAMES, "random"):
            raise OptionError("mighty_empires-race", name=name, races=(*RACE_NAMES, "random"))
    if len(names) > players:
        raise OptionError("mighty_empires-races", count=len(names), players=players)
    return [EMPTY if name == "random" else RACE_NAMES.index(name) for name in names] + [EMPTY] * (players - len(names))


def read_qualities(text: str, players: int) -> list[int]:
    """Return the quality of each seat's armies (ME-9.17); one number counts for all."""
    numbers = [word.strip() for word in text.split(",")]
    if not all(word.isdecimal() and 80 <= int(word) <= 120 for word in numbers) or len(numbers) not in (1, players):
        raise OptionError("mighty_empires-quality", text=text, players=players)
    return [int(word) for word in numbers] * (players if len(numbers) == 1 else 1)
