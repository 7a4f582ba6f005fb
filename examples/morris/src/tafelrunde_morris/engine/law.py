"""What stands against something: each function returns the number of a reason, NOTHING if it is possible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde_morris.engine import _grammar as nm
from tafelrunde_morris.engine.board import LINES_AT, NEXT_TO

if TYPE_CHECKING:
    from tafelrunde_morris.engine.state import Morris


def no_place(state: Morris, seat: int, to: int) -> int:
    """A side places a man on a point."""
    if state.in_hand[seat] == 0:
        return nm.No.ALL_PLACED  # NM-2.2
    return nm.No.NOTHING if state.man[to] == nm.EMPTY else nm.No.OCCUPIED  # NM-2.1


def no_start(state: Morris, seat: int, origin: int) -> int:
    """A side moves the man on a point."""
    if state.in_hand[seat] > 0:
        return nm.No.STILL_PLACING  # NM-2.2
    return nm.No.NOTHING if state.man[origin] == seat else nm.No.NOT_YOURS


def may_fly(state: Morris, seat: int) -> bool:
    """NM-3.2: with three men left a side may move to any empty point."""
    return bool(state.rules.flying) and state.in_hand[seat] == 0 and state.on_board[seat] <= nm.FEW


def no_move(state: Morris, seat: int, origin: int, to: int) -> int:
    """A side moves a man along a line to the next point (NM-3.1)."""
    if reason := no_start(state, seat, origin):
        return reason
    if state.man[to] != nm.EMPTY:
        return nm.No.OCCUPIED
    return nm.No.NOTHING if to in NEXT_TO[origin] or may_fly(state, seat) else nm.No.NOT_NEXT


def mills(state: Morris, point: int) -> int:
    """Return how many mills the man on a point stands in: three men of a side in a line (NM-4.1)."""
    seat = state.man[point]
    return sum(all(state.man[other] == seat for other in line) for line in LINES_AT[point])


def no_take(state: Morris, seat: int, point: int) -> int:
    """A side takes the man on a point: one of the other side (NM-4.2), out of a mill only if all stand in mills (NM-4.3)."""
    if state.man[point] == nm.EMPTY:
        return nm.No.NOBODY_TO_TAKE
    if state.man[point] == seat:
        return nm.No.OWN_MAN
    if mills(state, point) and any(man == 1 - seat and not mills(state, other) for other, man in enumerate(state.man)):
        return nm.No.IN_A_MILL
    return nm.No.NOTHING
