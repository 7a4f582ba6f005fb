"""Ante Portas for the generic tests; the rules without a place in its code, and why."""

from __future__ import annotations

from tafelrunde.games.ante_portas.engine import _grammar as ap
from tafelrunde.games.ante_portas.engine.cards import CARD_NAMES
from tafelrunde.games.ante_portas.words import READINGS
from tafelrunde.kernel.samples import Golden, Samples

WITHOUT_PLACE = {
    "AP-0.8": "there is nothing of it",
    "AP-1.7": "chance belongs to the kernel, and records show it",
    "AP-3.3": "nothing else brings colonists home",
    "AP-R13": "only a name",
}

SAMPLES = Samples(
    spoken=(CARD_NAMES, [f"troop_{number}" for number in range(1, 15)], ("last_wave",)),
    unspoken=("empty", "building"),
    details={
        **{reading: READINGS[reading] for reading in ("site", "card")},
        "hex": (12, 1, 0),
        "team": (*ap.TEAM_NAMES, "own"),
        "winner": (*ap.TEAM_NAMES, "nobody", "own"),
    },
    silent=(
        "half_year", "arrivals", "next_turn", "blast", "combat", "fought", "phase", "card", "arrow", "enter", "year_end", "wave", "fire",
        "draw",
    ),
    on_a_phone=3,
    no_layouts=("seat & 1",),
    facts=1,
    tables=(
        (1, {"manual_heartland": "on"}),
        (2, {"reaction_mode": "always"}),
        (3, {"scenario": "dragons", "epochs": 2, "yearly_heartland": "on"}),
        (2, {"mode": "capture_flag", "epochs": 2, "flip_upgrade": "on"}),
        (4, {"mode": "territory"}),
    ),
    layout=(6824, 13006, "18c2a66fc3cb"),
    golden={
        "ante_portas_two": Golden(bots=["heuristic"] * 2, options={"reaction_mode": "always"}),
        "ante_portas_dragons": Golden(bots=["heuristic", "random", "heuristic"], options={"scenario": "dragons", "epochs": 2}),
        "ante_portas_auto": Golden(bots=["heuristic"] * 2, options={"reaction_mode": "auto", "epochs": 2}),
        "ante_portas_duel": Golden(bots=["random"] * 4, options={"mode": "territory", "manual_heartland": "on"}),
    },
)  # fmt: skip
