"""Nine men's morris in numbers for learning programs."""

from __future__ import annotations

from tafelrunde.kernel.blocks import blocks
from tafelrunde.kernel.slots import ByName, BySeat, Encoding, Fields, Look, Number, Seat, Word, numbers
from tafelrunde_morris.engine._grammar import ASK_NAMES, POINT_NAMES, REASON_NAMES, SEAT_NAMES
from tafelrunde_morris.grammar import GRAMMAR
from tafelrunde_morris.view import SideView, View

ACTIONS = blocks(GRAMMAR, words=dict.fromkeys(("point", "origin", "to"), POINT_NAMES))

SIDE = Fields(SideView, numbers("in_hand", "on_board", "flies"), {"seat": "follows from its place"})
VIEW = Fields(
    View,
    {
        "viewer": Word(SEAT_NAMES),
        "sides": BySeat(2, SIDE),
        "men": ByName(POINT_NAMES, Seat(2)),
        "quiet": Number(),
        "asked": Seat(2),
        "prompt": Word(ASK_NAMES),
        "winner": Word((*SEAT_NAMES, "nobody")),
        "reason": Word(REASON_NAMES),
    },
    {},
)


def look(view: View) -> Look:
    assert view.viewer is not None
    return Look(view, SEAT_NAMES, view.viewer)


ENCODING = Encoding(ACTIONS, VIEW, look)
