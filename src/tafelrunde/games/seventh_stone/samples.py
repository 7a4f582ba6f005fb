"""Seventh Stone for the generic tests; the rules without a place in its code, and why."""

from __future__ import annotations

from tafelrunde.games.seventh_stone.engine import _grammar as ss
from tafelrunde.games.seventh_stone.engine.board import tile_name
from tafelrunde.games.seventh_stone.picture import KIND_SIGNS
from tafelrunde.kernel.contract import SPECTATOR
from tafelrunde.kernel.samples import Golden, Limit, Samples, Secret

WITHOUT_PLACE = {
    "SS-2.6": "follows from SS-19.1",
    "SS-2.11": "follows from SS-2.7 and SS-19.1: in the production phase everything else lies in the store",
    "SS-6.11": "follows from SS-6.5 to SS-6.8: events only take units away, and guards are there only in a conflict",
    "SS-8.15": "follows from SS-11.7: all conflicts are decided before the year ends",
    "SS-9.18": "follows from SS-3.3",
    "SS-10.2": "follows from SS-9.10 and SS-14.6: nothing else gives a conflict field to somebody",
    "SS-12.13": "nothing offers a retreat",
    "SS-13.7": "guards are a number of the battle, and of no army",
    "SS-14.8": "follows from SS-14.7: only armies that are gone lose their stones",
    "SS-15.10": "life points are numbers of a duel, and no armies",
    "SS-16.16": "follows from SS-8.13 and SS-9.14",
    "SS-18.2": "follows from SS-18.1",
    "SS-19.8": "a property: SS-15.1 and SS-1.3 bring it about",
    "SS-20.9": "follows from SS-4.12: nothing but water lies between the islands",
    "SS-R1": "printed numbers: TILES_2 to TILES_4 of the grammar",
    "SS-R2": "printed words: Portal of the grammar",
    "SS-R3": "printed tiles: GATES of the grammar",
    "SS-R4": "printed numbers: TILES_2 to TILES_4 of the grammar",
    "SS-R5": "printed numbers: TILES_2 to TILES_4 of the grammar",
    "SS-R7": "nothing hides a tile",
    "SS-R21": "nothing limits what it calls endless; the limits there are stand at SS-8.10 and SS-19.3",
    "SS-R26": "explains an example, and follows from SS-8.8 and SS-8.11",
    "SS-R28": "nothing asks for the people of a player",
    "SS-R36": "taking back is the same in every game: `undo_consent` in kernel/match.py; `back` is SS-9.15",
}

SAMPLES = Samples(
    spoken=([f"points_{number}" for number in range(16)], [tile_name(tile) for tile in ss.TILES], [*KIND_SIGNS]),
    unspoken=("yield", "setup"),
    details={
        **dict.fromkeys(("cell", "field", "goal", "crossed"), ("c3",)),
        "kind": ss.TROOP_NAMES,
        "type": ss.UNIT_NAMES,
    },
    silent=("year", "market", "group", "carry", "goto", "moved", "round", "aftermath", "combat_end"),
    short={"year_limit": 1},
    limit=Limit(option="year_limit", usual="30", rule="SS-R42", ruling="SS-R42"),
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
