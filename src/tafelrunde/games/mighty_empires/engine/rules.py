"""What a campaign has agreed on (section 10); shared by all states and never changed, only replaced by a correction."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.mighty_empires.engine import _grammar as me


class Rules(me.Options):
    """The options of a campaign, and what follows from them."""

    def __init__(self, values: list[i64]) -> None:
        super().__init__(values)
        self.slots: bool = self.founding == me.Founding.SLOTS  # ME-0.12
        self.free_choice: bool = self.founding == me.Founding.SECRET_FREE
