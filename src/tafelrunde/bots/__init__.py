"""Computer players. They see what a person in their seat would see, never the true state."""

from __future__ import annotations

from tafelrunde.bots.bot import Bot as Bot
from tafelrunde.bots.bot import Seen as Seen
from tafelrunde.bots.bot import decide as decide
from tafelrunde.bots.bot import listening as listening
from tafelrunde.bots.bot import play_and_tell as play_and_tell
from tafelrunde.bots.bot import tell as tell
from tafelrunde.bots.levels import CHARACTERS as CHARACTERS
from tafelrunde.bots.levels import LEVELS as LEVELS
from tafelrunde.bots.levels import check_character, make_level
from tafelrunde.bots.levels import thinkers as thinkers
from tafelrunde.bots.simple import RandomBot, ThumbBot
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.texts import either

BOTS: tuple[str, ...] = ("random", "heuristic", *LEVELS)
"""Whom one can play against: two plain players for comparison, then the levels from the weakest to the strongest."""

USUAL = "journeyman"
"""Whom people meet who have not chosen, and who plays for somebody who is away."""


def check_bot(name: str, game: Game) -> str:
    """Return the name of a computer player of a game, or raise OptionError where there is none.

    A level that looks ahead may have a character behind a colon, as in `expert:bold`.
    """
    level, colon, character = name.partition(":")
    if colon and level in LEVELS and character in CHARACTERS:
        check_character(level, character, game)
    elif name not in BOTS:
        raise OptionError("no-bot", name=name, bots=either(BOTS), characters=either(CHARACTERS))
    return name


def is_bot(name: str, game: Game) -> bool:
    """Return whether a game has a computer player of that name."""
    try:
        return check_bot(name, game) == name
    except OptionError:
        return False


def make_bot(name: str, game: Game, seed: int, iterations: int | None = None) -> Bot:
    """Return a computer player by name; the same seed makes the same choices in the same positions.

    `iterations` is how much a level thinks that looks ahead, if not as much as usual.
    """
    if check_bot(name, game) == "random":
        return RandomBot(seed)
    if name == "heuristic":
        return ThumbBot(game, seed)
    level, _, character = name.partition(":")
    return make_level(level, character, game, seed, iterations)
