"""What a table of Ante Portas has agreed on (section 10 of the rules); shared by all states of a game and never changed."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.ante_portas.engine import _grammar as ap


class Rules(ap.Options):
    """The options of a table, and what follows from them."""

    def __init__(self, values: list[i64]) -> None:
        super().__init__(values)
        self.epochs: i64 = 2 if self.second_epoch else 1
        self.wave_limit: i64 = ap.WAVE_LIMIT if self.limited else 0  # AP-20.9; 0 for none
        self.coop: bool = self.mode == ap.Mode.COOP
        self.teams: i64 = 1 if self.coop else 2
        self.base_strength: i64 = 2 if self.double else 1  # section 10
        self.elite_strength: i64 = 6 if self.double else 3
        self.turns: i64 = 2 if self.coop and self.players == 3 and self.double != 2 else 3  # AP-1.4
        self.arrivals: i64 = 1 if self.players == 1 or self.double == 1 else 2  # AP-10.1, AP-10.2
