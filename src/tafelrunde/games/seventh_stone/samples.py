"""Seventh Stone for the generic tests."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.seventh_stone.engine._grammar import TILES, TROOP_NAMES, UNIT_NAMES
from tafelrunde.games.seventh_stone.engine.board import tile_name
from tafelrunde.games.seventh_stone.picture import KIND_SIGNS
from tafelrunde.kernel.samples import Samples

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
)
