"""Nine men's morris for the tests of the house; the rules without a place in its code, and why."""

from __future__ import annotations

from tafelrunde.kernel.samples import Golden, Samples

WITHOUT_PLACE = {
    "NM-1.1": "the board, see engine/board.py",
    "NM-1.2": "numbers of the grammar",
    "NM-1.4": "follows from the rules of placing and moving",
}

SAMPLES = Samples(golden={"morris_two": Golden(bots=["heuristic", "random"])})
