"""What there is in nine men's morris, said once."""

from __future__ import annotations

from tafelrunde.kernel.grammar import REST, Grammar, Over, part
from tafelrunde.kernel.options import Option

GRAMMAR = g = Grammar("morris", "NM")
g.options = (
    Option("flying", "on", ("on", "off"), engine="flying", when="on"),
    Option("two_mills", "one", ("one", "two"), engine="two_men", when="two"),
    Option("repetition", "draw", ("draw", "off"), engine="repetition", when="draw"),
    Option("quiet_limit", "50", ("none",), number=True, engine="quiet_limit"),
)

# Words: the points by their rows, from the top

POINT = g.words("Point", "a7 d7 g7 b6 d6 f6 c5 d5 e5 a4 b4 c4 e4 f4 g4 c3 d3 e3 b2 d2 f2 a1 d1 g1", constants=False)
g.words("Seat", "white black", constants=False)
g.words("Reason", "none few_men blocked resign repetition quiet")

# Numbers

POINTS = g.number("POINTS", 24)
g.number("MEN", 9, "of each side")
g.number("FEW", 3, "with fewer men a side has lost, with just as many it may fly")
g.number("THRICE", 3, "as often a position has to come about for a draw")
g.number("EMPTY", -1, "a point with nobody on it")
g.number("ONGOING", -1, "winner: a seat, or one of these")
g.number("DRAW", 2)

# Actions, questions and events

ON = part(POINTS)
g.action_blocks(low=10)
g.action("place", point=ON, pad=5)
g.action("move", origin=ON, to=ON)
g.action("take", point=ON, pad=5)

g.ask_width(1)
g.question("turn", seat=REST)
g.question("taking", seat=part(2), left=REST)

g.event("placed", "2.1", "seat point")
g.event("moved", "3.1", "seat from:point to:point")
g.event("flew", "3.2", "seat from:point to:point")
g.event("closed", "4.1", "seat mills:number")
g.event("took", "4.2", "seat point")
g.event("resigned", "5.5", "seat")
g.event("ended", "5.1", "reason winner")

# Fields

g.imports = """
from mypy_extensions import i64

from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.contract import NOBODY, State
from tafelrunde.kernel.rows import filled, ints, row_of
from tafelrunde.kernel.vectors import vec
from tafelrunde_morris.engine._grammar import EMPTY, MEN, ONGOING, POINTS
from tafelrunde_morris.engine._grammar import Options as Rules
"""
g.shared = [("rules", "Rules", "rules")]
g.zone("man", Over("POINTS"), "EMPTY", about="[point]: seat or EMPTY")
g.zone("in_hand", Over("2"), "MEN", about="[seat]: men not placed yet")
g.zone("on_board", Over("2"), saved=False, about="[seat]")
g.heap("past", about="positions since a man was last placed or taken, as numbers")
g.count("quiet", about="moves since then")
g.count("winner", "ONGOING")
g.count("reason")

# Why something is not possible

g.reason("occupied", fields="point")
g.reason("not_yours", "3.1", "point")
g.reason("not_next", "3.1", "point")
g.reason("still_placing", "2.2")
g.reason("all_placed", "2.2")
g.reason("nobody_to_take", "4.2", "point")
g.reason("own_man", "4.2", "point")
g.reason("in_a_mill", "4.3", "point")
