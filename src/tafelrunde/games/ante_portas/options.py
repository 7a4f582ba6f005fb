"""The options of a table (section 10), and how the engine reads them."""

from __future__ import annotations

from collections.abc import Mapping

from tafelrunde.games.ante_portas.data import MODE_NAMES, REACTION_NAMES, SCENARIO_NAMES, VARIANT_NAMES, Mode
from tafelrunde.games.ante_portas.state import Rules
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.options import Option

SWITCH = ("off", "on")

OPTIONS: tuple[Option, ...] = (
    Option("mode", "coop", MODE_NAMES),
    Option("scenario", "raiders", SCENARIO_NAMES),
    Option("epochs", "1", ("1", "2")),
    Option("last_wave_variant", "none", VARIANT_NAMES),
    Option("double_strength", "0", ("0", "1", "2")),
    Option("manual_heartland", "off", SWITCH),
    Option("yearly_heartland", "off", SWITCH),
    Option("flip_upgrade", "off", SWITCH),
    Option("r222_wound", "on", SWITCH),
    Option("reaction_mode", "combat_only", REACTION_NAMES),
    Option("start_player", "first", ("first", "random")),
)

COOP_ONLY = {"scenario": "raiders", "last_wave_variant": "none", "double_strength": "0", "r222_wound": "on"}
"""Options that say nothing in a duel, with the value they must have there."""


def check_options(players: int, options: Mapping[str, str]) -> None:
    """Raise OptionError where options do not go together, or not with so many players."""
    coop = options["mode"] == MODE_NAMES[Mode.COOP]
    if coop and players == 4:
        raise OptionError("ante_portas-too-many", players=players)
    if not coop and players not in (2, 4):
        raise OptionError("ante_portas-duel-players", players=players)
    if not coop:
        for name, value in COOP_ONLY.items():
            if options[name] != value:
                raise OptionError("ante_portas-coop-only", option=name)
    if options["double_strength"] == "1" and players == 1:
        raise OptionError("ante_portas-double-solo", players=players)
    if options["double_strength"] == "2" and players != 3:
        raise OptionError("ante_portas-double-three", players=players)
    if options["yearly_heartland"] == "on" and options["epochs"] == "1":
        raise OptionError("ante_portas-yearly-two")


def rules_of(players: int, options: Mapping[str, str]) -> Rules:
    """Return the options as the engine reads them."""
    return Rules(
        [
            players,
            MODE_NAMES.index(options["mode"]),
            SCENARIO_NAMES.index(options["scenario"]),
            int(options["epochs"]),
            VARIANT_NAMES.index(options["last_wave_variant"]),
            int(options["double_strength"]),
            int(options["manual_heartland"] == "on"),
            int(options["yearly_heartland"] == "on"),
            int(options["flip_upgrade"] == "on"),
            int(options["r222_wound"] == "on"),
            REACTION_NAMES.index(options["reaction_mode"]),
            int(options["start_player"] == "random"),
        ]
    )
