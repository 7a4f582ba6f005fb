"""The options of a campaign (section 10), and what they offer at a table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from tafelrunde.kernel.errors import OptionError, Phrase
from tafelrunde.kernel.options import SWITCH, Offer, Option, Terms, closed_unless, idle_unless, switch

NO_LIMIT = -1
MOST_ROUNDS = 20
BATTLE_MODES = ("sim", "table", "mixed")
FOUNDINGS = ("secret_home", "secret_free", "slots")
JOINT_POINTS = ("average", "best", "sum_max5", "sum")
BUILD_ORDERS = ("smallest_first", "largest_first", "by_result")
MINE_WEAR = ("double_river_triple_mountain", "any_pair", "off")
WINDFALLS = ("harvest", "none", "all")

# What an option offers at a table


@lru_cache(maxsize=8)
def world_of(text: str) -> Mapping[str, Any] | None:
    """Return an own map, None for a text that is none; what is wrong with that is said when the map itself is read."""
    from tafelrunde.games.mighty_empires import maps  # which is made of the grammar, which is made of this

    try:
        return maps.parse(text)
    except OptionError:
        return None


def own_map(terms: Terms) -> Mapping[str, Any]:
    """Return the own map that a table is played on, nothing if it has none."""
    return {} if terms["map"] == "none" else world_of(terms["map"]) or {}


def is_new(terms: Terms) -> bool:
    """Return whether the campaign begins at its beginning; an own map may go on with one (ME-14.17)."""
    return "campaign" not in own_map(terms)


def has_volcano(terms: Terms) -> bool:
    """Return whether there is a volcano on the map; every map that is made has one."""
    tiles = own_map(terms).get("tiles")
    return not tiles or any(tile["terrain"] == "volcano" for tile in tiles)


several_here = idle_unless(lambda terms: terms.players > 2)  # who can have two battles in a round, or choose among opponents
seasons_here = idle_unless(lambda terms: terms["seasons"] == "on")
races_here = idle_unless(lambda terms: terms["race_rules"] == "on")
undead_winters_here = idle_unless(lambda terms: terms["seasons"] == terms["race_rules"] == "on")
table_here = idle_unless(lambda terms: terms["battle_mode"] != "sim")  # where battles may be fought at the real table
volcano_here = idle_unless(has_volcano)
dragons_here = idle_unless(lambda terms: terms["seasons"] == "on" and has_volcano(terms))  # they come out of their lairs in winter


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


# Neutral castles belong to the map with homes.
castles_here = closed_unless(lambda terms: terms["map_source"] == "flower", Phrase("mighty_empires-neutral-castles"))


OPTIONS: tuple[Option, ...] = (
    Option("battle_mode", "sim", BATTLE_MODES, engine="battle_mode"),
    Option("races", "random", free_text=True),
    Option("start_season", "spring", ("spring", "summer", "autumn"), engine="offset"),
    Option("max_rounds", "8", number=True, least=1, most=MOST_ROUNDS, engine="max_rounds"),
    Option("vp_target", "15", number=True, least=0, most=99, engine="vp_target"),
    Option("capital_choice", "secret_home", FOUNDINGS, here=capitals_here, engine="founding"),
    Option("min_capital_distance", "auto", ("auto",), number=True, least=1, most=6, here=distance_here, engine="min_distance"),
    Option("start_gold", "100", number=True, least=0, most=1000, here=idle_unless(is_new), engine="start_gold"),
    Option("start_fields", "3", number=True, least=1, most=7, engine="start_fields"),
    Option("pairing", "open", ("prefer_free", "open"), here=several_here, engine="open_pairing", when="open"),
    Option("most_battles", "none", ("none",), number=True, least=1, most=7, here=several_here, engine="most_battles", none=NO_LIMIT),
    Option("multi_battle_rp", "average", JOINT_POINTS, here=several_here, engine="multi_battle"),
    switch("rp_carry_over", engine="carry_over"),
    Option("build_order", "smallest_first", BUILD_ORDERS, engine="build_order"),
    Option("event_repeat", "allowed", ("allowed", "not_same_twice"), engine="no_repeat", when="not_same_twice"),
    Option("mine_exhaustion", "double_river_triple_mountain", MINE_WEAR, engine="exhaustion"),
    switch("rebuild_exhausted"),
    switch("allow_demolish"),
    Option("dragon_spread", "walk", ("walk", "one_step"), here=dragons_here, engine="one_step", when="one_step"),
    switch("revolution_hits_capital", "on", here=seasons_here),
    Option("winter_ranking", "start", ("start", "moment"), here=seasons_here, engine="ranks_now", when="moment"),
    switch("isolated_mines_pay", "on"),
    switch("volcano_surcharge", here=volcano_here),
    switch("dragon_guards", here=volcano_here),
    switch("hoard_total_3", here=volcano_here),
    switch("hoard_as_tower", here=dragons_here),
    switch("loser_barred"),
    switch("skaven_strict", here=races_here),
    switch("elimination"),
    switch("component_limits"),
    switch("extra_battles", here=table_here),
    switch("assassin_wounds", here=table_here),
    Option("neutral_castles", "off", SWITCH, here=castles_here),
    Option("unplayed_rp", "1", number=True, least=0, most=2, engine="unplayed_rp"),
    Option("largest_bonus", "100", number=True, least=0, most=250, engine="largest_bonus"),
    switch("seasons", "on"),
    switch("race_rules", "on"),
    Option("quality", "100", free_text=True),
    Option("most_reinforced", "none", ("none",), number=True, least=0, most=1000, engine="most_reinforced", none=NO_LIMIT),
    switch("dwarf_castle_mine", here=races_here),
    switch("beastmen_raiders", here=races_here),
    Option("undead_windfalls", "harvest", WINDFALLS, here=undead_winters_here, engine="undead_windfalls"),
    Option("seal_gold", "auto", ("auto", *SWITCH), engine="seal_gold", when="on"),
    Option("vacant", "0", number=True, least=0, most=6, here=vacant_here, engine="vacant"),
    Option("map_source", "flower", ("flower", "rulebook_random", "import"), here=source_here),
    Option("map_seed", "none", ("none",), number=True, least=0, here=idle_unless(lambda terms: terms["map_source"] != "import")),
    Option("map", "none", ("none",), free_text=True),
    Option("pledges", "kept", ("kept", "next"), past=True, engine="pledges_next", when="next"),  # to which battles gold is pledged (ME-R15)
)

RULES = tuple(one.name for one in OPTIONS if one.engine and not one.past)
"""The options that the engine knows and a table can choose, in its order."""

FIXED = ("capital_choice", "min_capital_distance", "start_gold", "start_fields", "vacant")  # they only matter at the start
CHANGEABLE = tuple(name for name in RULES if name not in FIXED)
"""Those that a game master can still change while a campaign runs."""

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
        "pledges": "next",
    }
}
"""What held in older versions of the rules where nothing was chosen."""


def option(name: str) -> Option:
    """Return an option by its name."""
    return next(one for one in OPTIONS if one.name == name)


def worked_out(options: Mapping[str, str]) -> dict[str, str]:
    """Return options without an `auto` that hangs on another one: gold is sealed wherever battles may be simulated (ME-8.7)."""
    sealed = options.get("seal_gold")
    return {**options, "seal_gold": "off" if options["battle_mode"] == "table" else "on"} if sealed == "auto" else dict(options)
