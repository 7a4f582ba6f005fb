"""Seventh Stone for the generic tests."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.seventh_stone.engine._grammar import TILES, TROOP_NAMES, UNIT_NAMES
from tafelrunde.games.seventh_stone.engine.board import tile_name
from tafelrunde.games.seventh_stone.picture import KIND_SIGNS
from tafelrunde.kernel.contract import SPECTATOR
from tafelrunde.kernel.samples import Golden, Samples, Secret

SAMPLES: Final = Samples(
    spoken=([f"points_{number}" for number in range(16)], [tile_name(tile) for tile in TILES], [*KIND_SIGNS]),
    unspoken=("yield", "setup"),
    details={
        **dict.fromkeys(("cell", "field", "goal", "crossed"), ("c3",)),
        "kind": TROOP_NAMES,
        "type": UNIT_NAMES,
    },
    silent=("year", "market", "group", "carry", "goto", "moved", "round", "aftermath", "combat_end"),
    short={"year_limit": 1},
    tables=(
        (2, {"year_limit": 6, "choose_people": "on", "hidden_discard": "on"}),
        (3, {"year_limit": 6, "advanced_terrain": "on", "wall_bypass": "on"}),
        (4, {"year_limit": 6, "four_islands": "on", "double_move": "on", "no_time": "on"}),
    ),
    layout=(17730, 42296, "0401e831b5dc"),
    secrets=(
        Secret(players=2, viewer=1, plays=60, options={"board_seed": 3}),
        Secret(players=4, viewer=SPECTATOR, plays=90, options={"board_seed": 5, "hidden_discard": "on"}),
    ),
    golden={
        "seventh_stone_two": Golden(bots=["heuristic", "random"], options={"no_time": "on"}),
        "seventh_stone_three": Golden(
            bots=["random"] * 3, options={"advanced_terrain": "on", "wall_bypass": "on", "hidden_discard": "on", "year_limit": 6}
        ),
        "seventh_stone_four_islands": Golden(
            bots=["heuristic"] * 4, options={"four_islands": "on", "double_move": "on", "choose_people": "on", "year_limit": 5}
        ),
    },
)
