"""What one player by rules of thumb makes of things in Ethnos: the numbers of `taste.py`, and what follows from them."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.ethnos.engine import _grammar as et
from tafelrunde.kernel.rows import floats_of
from tafelrunde.kernel.vectors import vec

RATE_FIRST: Final = 0.9  # in the first of three ages, which games of two have only by option


class Taste(et.Taste):
    """What one player makes of things. Who has other numbers than the plain ones has experience."""

    def __init__(self, given: dict[str, int]) -> None:
        super().__init__(given)
        self.experienced: bool = len(given) > 0
        self.rates: list[float] = [self.rate_last, self.rate_middle, RATE_FIRST]
        self.wants: vec[float] = floats_of([self.leftover] * et.KINDS)  # [kind]: a card left for rivals of whom nothing is known


PLAIN: Final = Taste({})
EXPERIENCE: Final[dict[str, int]] = {"marker": 1000}
"""Experience of what kingdoms bring two players, and else plain numbers: where nothing was tuned, and to value positions."""
EXPERIENCED: Final = Taste(EXPERIENCE)
