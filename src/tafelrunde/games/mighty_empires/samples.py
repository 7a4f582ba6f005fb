"""Mighty Empires for the generic tests; the rules without a place in its code, and why."""

from __future__ import annotations

from tafelrunde.games.mighty_empires.engine import _grammar as me
from tafelrunde.games.mighty_empires.options import OPTIONS, RULES
from tafelrunde.games.mighty_empires.words import READINGS
from tafelrunde.kernel.samples import Golden, Samples

WITHOUT_PLACE = {
    "ME-1.9": "nothing but ME-1.8 ends an effect",
    "ME-4.16": "rebellion and revolution only hand a tile over; cities are razed by ME-11.8 alone",
    "ME-6.4": "follows from ME-1.3: events come before income",
    "ME-11.10": "follows from ME-11.9, which forbids building only",
    "ME-14.1": "who may give orders is decided outside the game: `check_master` in kernel/match.py, and the server",
    "ME-14.10": "taking back is the same in every game: `master_undo` and `redo` in kernel/match.py",
    "ME-14.13": "clocks belong to tables: server/clock.py",
    "ME-15.5": "the editor of maps is a page of the browser: web/src/games/mighty_empires/maps",
    "ME-16.3": "the same in every game: kernel/replay.py",
    "ME-R18": "nobody sees a state, only views; a game master's is that of the own seat or a spectator's",
}

LETTERS = [f"letter_{seat}" for seat in me.SEAT_NAMES]
TRIES = [f"{name}_{die}" for name in me.CHARACTER_NAMES for die in range(1, 7)]
CHANGEABLE = [f"option_{name}" for name in RULES]
VALUES = [f"option_{one.name}_{choice}" for one in OPTIONS if one.name in RULES for choice in one.choices if choice != "auto"]

SAMPLES = Samples(
    spoken=(LETTERS, TRIES, CHANGEABLE),
    unspoken=("stance", "autumn_end"),
    details={
        **{reading: READINGS[reading] for reading in ("ground", "settle", "hill", "fallen", "rule")},
        **dict.fromkeys(("tile", "nearest"), ("c3",)),
        "place": ("c3",),
        "try": (*TRIES, "none"),
        "dice": ("3 1 6", "–"),
        "value": ("bear", "nobody", "castle", "none", "c3", "nowhere", "death_fog", "off", "on", "income", "skaven", 230, *VALUES),
    },
    silent=("phase", "battles", "winter", "after"),
    short={"max_rounds": 1},
    tables=(
        (2, {"max_rounds": 2}),
        (4, {"max_rounds": 1, "battle_mode": "mixed"}),
        (8, {"max_rounds": 1}),
    ),
    layout=(13629, 7663, "4dbcf2cd6c93"),
    golden={
        "mighty_empires_two": Golden(bots=["heuristic", "random"]),
        "mighty_empires_five": Golden(
            bots=["heuristic"] * 5,
            options={
                "races": "vampire_counts,skaven,dwarfs,high_elves,chaos",
                "start_season": "summer",
                "neutral_castles": "on",
                "rp_carry_over": "on",
            },
        ),
        "mighty_empires_table": Golden(
            bots=["random"] * 3,
            options={
                "battle_mode": "mixed",
                "map_source": "rulebook_random",
                "capital_choice": "secret_free",
                "seal_gold": "off",
                "max_rounds": 4,
            },
        ),
    },
)
