"""Computer players. They see what a person in their seat would see, never the true state."""

from __future__ import annotations

from tafelrunde.bots.bot import Bot as Bot
from tafelrunde.bots.bot import Seen as Seen
from tafelrunde.bots.levels import CHARACTERS as CHARACTERS
from tafelrunde.bots.levels import LEVELS as LEVELS
from tafelrunde.bots.levels import SLIPS, make_level
from tafelrunde.bots.simple import RandomBot, ThumbBot
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.texts import either

BOTS: tuple[str, ...] = ("random", "heuristic", *LEVELS)
"""Whom one can play against: two plain players for comparison, then the levels from the weakest to the strongest."""


USUAL = "journeyman"
"""Whom people meet who have not chosen, and who plays for somebody who is away."""


THINKERS: tuple[str, ...] = tuple(level for level in LEVELS if level not in SLIPS)
"""The levels that look ahead; only these can have a character, written behind a colon, as in `expert:bold`."""


def is_bot(name: str) -> bool:
    """Return whether there is a computer player of that name."""
    level, colon, character = name.partition(":")
    return level in THINKERS and character in CHARACTERS if colon else name in BOTS


def check_bot(name: str) -> str:
    """Return the name of a computer player that there is, or raise OptionError."""
    if not is_bot(name):
        raise OptionError("no-bot", name=name, bots=either(BOTS), levels=either(THINKERS), characters=either(CHARACTERS))
    return name


def make_bot(name: str, game: Game, seed: int, iterations: int | None = None) -> Bot:
    """Return a computer player by name; the same seed makes the same choices in the same positions.

    `iterations` is how much a level thinks that looks ahead, if not as much as usual.
    """
    if check_bot(name) == "random":
        return RandomBot(seed)
    if name == "heuristic":
        return ThumbBot(game, seed)
    level, _, character = name.partition(":")
    return make_level(level, character, game, seed, iterations)
