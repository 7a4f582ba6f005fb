"""What a table of Ethnos has agreed on (section 10 of the rules); shared by all states of a game and never changed."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.ethnos.engine import _grammar as et
from tafelrunde.games.ethnos.engine.company import plays_as_few, tribes_of
from tafelrunde.kernel.vectors import vec


class Rules(et.Options):
    """The options of a table, and what follows from the number of players."""

    def __init__(self, values: list[i64]) -> None:
        super().__init__(values)
        self.few: bool = plays_as_few(self.players, self.letter)
        self.pair: bool = self.few and self.players == 2  # the markers of both count, and the last age pays differently (ET-7.3, ET-23)
        self.ages: i64 = 2 if self.few else 3  # and so many glory tokens a kingdom (ET-1.2, ET-1.3)
        self.tribes: i64 = tribes_of(self.few)
        self.token_counts: vec[i64] = (et.TOKENS_FEW if self.few else et.TOKENS)[self.token_set]  # how many of each value (ET-1.3, ET-R1)
        self.merfolk_glory: vec[i64] = et.MERFOLK_GLORY[1 if self.few else 0]  # by age (ET-14.6)
        self.giant_glory: vec[i64] = et.GIANT_GLORY[1 if self.few else 0]  # by age (ET-12.4)
