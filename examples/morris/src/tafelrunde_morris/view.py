"""What can be seen of a game: everything."""

from __future__ import annotations

import msgspec

from tafelrunde_morris.engine import _grammar as nm
from tafelrunde_morris.engine.law import may_fly
from tafelrunde_morris.engine.state import Morris


class SideView(msgspec.Struct, frozen=True):
    """One side."""

    seat: str
    in_hand: int
    on_board: int
    flies: bool


class View(msgspec.Struct, frozen=True):
    """Everything a seat or a spectator may know."""

    viewer: str | None
    sides: dict[str, SideView]
    men: dict[str, str]
    """Whose man stands on a point; empty points are left out."""
    quiet: int
    """Moves since a man was last placed or taken."""
    asked: str | None
    prompt: str | None
    winner: str | None
    """A seat, `nobody` for a draw, None while the game goes on."""
    reason: str | None


def seats(players: int) -> tuple[str, ...]:
    """Return the names of the seats."""
    return nm.SEAT_NAMES


def observe(state: Morris, seat: int) -> View:
    """Return what this seat, or a spectator, may know."""
    return View(
        viewer=nm.SEAT_NAMES[seat] if seat >= 0 else None,
        sides={
            name: SideView(name, int(state.in_hand[number]), int(state.on_board[number]), may_fly(state, number))
            for number, name in enumerate(nm.SEAT_NAMES)
        },
        men={nm.POINT_NAMES[point]: nm.SEAT_NAMES[man] for point, man in enumerate(state.man) if man != nm.EMPTY},
        quiet=int(state.quiet),
        asked=nm.SEAT_NAMES[state.to_move] if state.to_move >= 0 else None,
        prompt=nm.ASK_NAMES[state.asked()[0]] if state.to_move >= 0 else None,
        winner=None if state.winner == nm.ONGOING else "nobody" if state.winner == nm.DRAW else nm.SEAT_NAMES[state.winner],
        reason=None if state.winner == nm.ONGOING else nm.REASON_NAMES[state.reason],
    )
