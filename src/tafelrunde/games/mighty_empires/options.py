"""The options of a campaign (section 10), and how the engine reads them."""

from __future__ import annotations

from collections.abc import Mapping

from tafelrunde.games.mighty_empires.data import EMPTY, RACE_NAMES
from tafelrunde.games.mighty_empires.state import Rules
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.options import Option

SWITCH = ("off", "on")

OPTIONS: tuple[Option, ...] = (
    Option("battle_mode", "sim", ("sim", "table", "mixed")),
    Option("races", "random", free_text=True),
    Option("start_season", "spring", ("spring", "summer", "autumn")),
    Option("max_rounds", "8", number=True, least=1, most=20),
    Option("vp_target", "15", number=True, least=0, most=99),
    Option("capital_choice", "secret_home", ("secret_home", "secret_free", "slots")),
    Option("min_capital_distance", "auto", ("auto",), number=True, least=1, most=6),
    Option("start_gold", "100", number=True, least=0, most=1000),
    Option("start_fields", "3", number=True, least=1, most=7),
    Option("pairing", "prefer_free", ("prefer_free", "open")),
    Option("multi_battle_rp", "average", ("average", "best", "sum_max5")),
    Option("rp_carry_over", "off", SWITCH),
    Option("build_order", "smallest_first", ("smallest_first", "largest_first", "by_result")),
    Option("event_repeat", "allowed", ("allowed", "not_same_twice")),
    Option("mine_exhaustion", "double_river_triple_mountain", ("double_river_triple_mountain", "any_pair", "off")),
    Option("rebuild_exhausted", "off", SWITCH),
    Option("allow_demolish", "off", SWITCH),
    Option("dragon_spread", "walk", ("walk", "one_step")),
    Option("revolution_hits_capital", "off", SWITCH),
    Option("isolated_mines_pay", "on", SWITCH),
    Option("hoard_total_3", "off", SWITCH),
    Option("hoard_as_tower", "off", SWITCH),
    Option("skaven_strict", "off", SWITCH),
    Option("elimination", "off", SWITCH),
    Option("component_limits", "off", SWITCH),
    Option("extra_battles", "off", SWITCH),
    Option("assassin_wounds", "off", SWITCH),
    Option("neutral_castles", "off", SWITCH),
    Option("unplayed_rp", "1", number=True, least=0, most=2),
    Option("largest_bonus", "100", number=True, least=0, most=250),
    Option("seasons", "on", SWITCH),
    Option("race_rules", "on", SWITCH),
    Option("quality", "100", free_text=True),
    Option("dwarf_castle_mine", "off", SWITCH),
    Option("seal_gold", "auto", ("auto", *SWITCH)),
    Option("vacant", "0", number=True, least=0, most=6),
    Option("map_source", "flower", ("flower", "rulebook_random", "import")),
    Option("map_seed", "none", ("none",), number=True, least=0),
    Option("map", "none", ("none",), free_text=True),
)

RULES = (
    "battle_mode", "start_season", "max_rounds", "vp_target", "capital_choice", "min_capital_distance", "start_gold", "start_fields",
    "pairing", "multi_battle_rp", "rp_carry_over", "build_order", "event_repeat", "mine_exhaustion", "rebuild_exhausted",
    "allow_demolish", "dragon_spread", "revolution_hits_capital", "isolated_mines_pay", "hoard_total_3", "hoard_as_tower",
    "skaven_strict", "elimination", "component_limits", "extra_battles", "assassin_wounds", "unplayed_rp", "largest_bonus", "seasons",
    "race_rules", "dwarf_castle_mine", "seal_gold", "vacant",
)  # fmt: skip
"""The options the engine has to know, in the order of `Rules.values`, where the number of players comes first."""


def option(name: str) -> Option:
    """Return an option by its name."""
    return next(one for one in OPTIONS if one.name == name)


def rule_value(name: str, text: str, battle_mode: str) -> int:
    """Return an option as a number."""
    if name == "seal_gold":
        return int(text == "on" or (text == "auto" and battle_mode != "table"))
    if text == "auto":
        return 0
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
