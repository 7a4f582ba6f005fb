"""Nine men's morris in numbers for learning programs."""

from __future__ import annotations

from tafelrunde.kernel.blocks import blocks
from tafelrunde.kernel.slots import ByName, BySeat, Encoding, Fields, Look, Number, Seat, Word, numbers
from tafelrunde_morris.engine import _grammar as nm
from tafelrunde_morris.grammar import GRAMMAR
from tafelrunde_morris.view import SideView, View

ACTIONS = blocks(GRAMMAR, words=dict.fromkeys(("point", "origin", "to"), nm.POINT_NAMES))

SIDE = Fields(SideView, numbers("in_hand", "on_board", "flies"), {"seat": "follows from its place"})
VIEW = Fields(
    View,
    {
        "viewer": Word(nm.SEAT_NAMES),
        "sides": BySeat(2, SIDE),
        "men": ByName(nm.POINT_NAMES, Seat(2)),
        "quiet": Number(),
        "asked": Seat(2),
        "prompt": Word(nm.ASK_NAMES),
        "winner": Word((*nm.SEAT_NAMES, "nobody")),
        "reason": Word(nm.REASON_NAMES),
    },
    {},
)


def look(view: View) -> Look:
    assert view.viewer is not None
    return Look(view, nm.SEAT_NAMES, view.viewer)


ENCODING = Encoding(ACTIONS, VIEW, look)
