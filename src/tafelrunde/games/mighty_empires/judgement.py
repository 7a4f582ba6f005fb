"""How good plays look by rule of thumb (section 13). Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.mighty_empires.state import MightyEmpires
from tafelrunde.kernel.chance import Seeded
from tafelrunde.kernel.plays import random_play


def suggestions(state: MightyEmpires, seat: i64) -> list[tuple[int, ...]]:
    """Return some sensible plays where there are too many to list."""
    dice = Seeded(7)
    found: list[tuple[int, ...]] = []
    for _ in range(12):
        play = random_play(state, seat, dice)
        if play not in found:
            found.append(play)
    return found


def judge(state: MightyEmpires, seat: i64, plays: list[tuple[int, ...]]) -> list[int]:
    return [0 for _ in plays]
