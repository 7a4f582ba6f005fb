"""Computer players. They see what a person in their seat would see, never the true state."""

from __future__ import annotations

from tafelrunde.bots.bot import Bot as Bot
from tafelrunde.bots.bot import Seen as Seen
from tafelrunde.bots.levels import LEVELS as LEVELS
from tafelrunde.bots.levels import make_level
from tafelrunde.bots.simple import RandomBot, ThumbBot
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.texts import either

BOTS: tuple[str, ...] = ("random", "heuristic", *LEVELS)
"""Whom one can play against: two plain players for comparison, then the levels from the weakest to the strongest."""


def check_bot(name: str) -> str:
    """Return the name of a computer player that there is, or raise OptionError."""
    if name not in BOTS:
        raise OptionError("no-bot", name=name, bots=either(BOTS))
    return name


def make_bot(name: str, game: Game, seed: int, iterations: int | None = None) -> Bot:
    """Return a computer player by name; the same seed makes the same choices in the same positions.

    `iterations` is how much a level thinks that looks ahead, if not as much as usual.
    """
    if check_bot(name) == "random":
        return RandomBot(seed)
    return ThumbBot(game, seed) if name == "heuristic" else make_level(name, game, seed, {}, iterations)
