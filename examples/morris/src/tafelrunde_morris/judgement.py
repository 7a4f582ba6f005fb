"""Rules of thumb, and what a position is worth."""

from __future__ import annotations

from typing import cast

from tafelrunde.kernel.contract import State
from tafelrunde.kernel.judge import Judge
from tafelrunde.kernel.rows import floats_of
from tafelrunde.kernel.vectors import vec
from tafelrunde_morris.engine import _grammar as nm
from tafelrunde_morris.engine.board import LINES, LINES_AT, NEXT_TO
from tafelrunde_morris.engine.state import Morris

WEIGHTS = {"men": 0.55, "mills": 0.25, "pairs": 0.2, "mobility": 0.06}


class MorrisJudge(Judge):
    """Men count, then mills, pairs with a free third point, and points to go to."""

    def __init__(self, weights: list[float]) -> None:
        super().__init__(weights, True, 12)

    def scores(self, state: State, seat: int, plays: list[tuple[int, ...]]) -> list[int]:
        return [score(cast(Morris, state), seat, action) for (action,) in plays]

    def sides(self, state: State) -> list[int]:
        return [0, 1]

    def features(self, state: State, seat: int) -> vec[float]:
        table = cast(Morris, state)
        counts = [sum(table.man[point] == seat for point in line) for line in LINES]
        free = [sum(table.man[point] == nm.EMPTY for point in line) for line in LINES]
        pairs = sum(own == 2 and empty == 1 for own, empty in zip(counts, free, strict=True))
        ways = sum(table.man[to] == nm.EMPTY for point in range(len(NEXT_TO)) if table.man[point] == seat for to in NEXT_TO[point])
        return floats_of([float(table.on_board[seat] + table.in_hand[seat]), float(counts.count(3)), float(pairs), float(ways)])


def score(state: Morris, seat: int, action: int) -> int:
    """Return how good a play looks: close mills, block those of the other side, stand where many ways meet."""
    kind = nm.kind_of(action)
    if kind == nm.Do.TAKE:
        return threat(state, 1 - seat, nm.point_of(action), -1) * 10 + len(NEXT_TO[nm.point_of(action)])
    origin = nm.move_origin(action) if kind == nm.Do.MOVE else -1
    to = nm.move_to(action) if kind == nm.Do.MOVE else nm.point_of(action)
    value = 100 * threat(state, seat, to, origin) + 60 * threat(state, 1 - seat, to, origin) + len(NEXT_TO[to])
    if origin >= 0:
        value -= 50 * threat(state, 1 - seat, origin, to) + len(NEXT_TO[origin])
    return value


def threat(state: Morris, seat: int, point: int, without: int) -> int:
    """Return in how many lines through a point both other points have men of a seat, leaving one man out of account."""
    found = 0
    for line in LINES_AT[point]:
        others = [other for other in line if other != point]
        if all(state.man[other] == seat and other != without for other in others):
            found += 1
    return found
