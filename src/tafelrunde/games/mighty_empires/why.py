"""Why a sentence is not legal: the rule that forbids it."""

from __future__ import annotations

from tafelrunde.games.mighty_empires.state import MightyEmpires
from tafelrunde.kernel.game import Sentence, WhyNot


def why_not(state: MightyEmpires, seat: int, sentence: Sentence) -> WhyNot:
    """Return the rule that forbids a sentence."""
    return WhyNot("ME-1.3", "not-now")
