"""What a table of War Chest has agreed on (section 10 of the rules); shared by all states of a game and never changed."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.war_chest.engine import _grammar as wc


def cards_of(players: i64) -> i64:
    """Return how many unit cards each player has (WC-R28)."""
    return 4 if players == 2 else 3


class Rules(wc.Options):
    """The options of a table, and what follows from the number of players."""

    def __init__(self, values: list[i64]) -> None:
        super().__init__(values)
        self.markers: i64 = 6 if self.players == 2 else 8  # per side (WC-1.11, WC-R28)
        self.cards: i64 = cards_of(self.players)
