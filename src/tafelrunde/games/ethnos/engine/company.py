"""How many take part in a game of Ethnos, and what follows from it. It stands below the grammar, whose options ask it."""

from __future__ import annotations

from mypy_extensions import i64


def plays_as_few(players: i64, letter: bool) -> bool:
    """Return whether the rules for two and three players hold (ET-1.11); the option few_players can leave them out (ET-R2)."""
    return players < 4 and not letter


def tribes_of(few: bool) -> i64:
    """Return how many tribes take part (ET-1.5)."""
    return 5 if few else 6
