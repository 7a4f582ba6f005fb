"""What kingdoms are expected to pay, learned from many games.

With two players every marker makes the next one dearer for both (ET-7.3); so a lead is safer the larger it is, and the more markers there
are. The numbers were fitted to 3,000 games by rules of thumb.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.ethnos.engine import _grammar as et
from tafelrunde.games.ethnos.engine.state import Ethnos, has_tribe
from tafelrunde.kernel.judge import logistic

TIE: Final = 0.5  # what winning ties is worth, in markers
SPREAD: Final = 0.4  # how uncertain a lead of one marker is: at the end of the age, more when it begins, and for the age after it
SPREAD_AGE: Final = 1.75
SPREAD_LATER: Final = 1.6
SPREAD_LATER_AGE: Final = 0.25
LARGER: Final = 0.63  # how much safer a lead is with every marker more of it, and with every marker more of both
DEARER: Final = 0.2
ALONE: Final = -1.2  # chance that no rival comes to a kingdom: by own markers, what is left of the age, and an age more
ALONE_MARKER: Final = 0.95
ALONE_AGE: Final = 1.55
ALONE_LATER: Final = 1.25


def payout_of_two(state: Ethnos, kingdom: i64, age: i64, own: i64, theirs: i64, trolls: i64, left: float) -> float:
    """Return what a kingdom is expected to pay one of two players at the end of an age (ET-22, ET-23).

    `trolls` is who wins ties: positive if that player does. `left` is the share of the present age that is to come.
    """
    later = float(age - state.age)
    lead = float(own - theirs)
    if trolls != 0 and age == state.age and has_tribe(state, et.Tribe.TROLL):  # they are given back then (ET-18.5)
        lead += TIE if trolls > 0 else -TIE
    spread = SPREAD + SPREAD_AGE * left + (SPREAD_LATER + SPREAD_LATER_AGE * left) * later
    safer = (1.0 + LARGER * max(abs(lead) - 1.0, 0.0)) * (1.0 + DEARER * float(max(own + theirs - 1, 0)))
    at = kingdom * et.AGES + age - 1
    total = logistic(lead * safer / spread) * float(state.tokens[at])
    if age == state.rules.ages and age > 1 and theirs == 0 and own > 0:  # ET-23.3: who is alone gets both
        total += logistic(ALONE + ALONE_MARKER * float(own) - ALONE_AGE * left - ALONE_LATER * later) * float(state.tokens[at - 1])
    return total
