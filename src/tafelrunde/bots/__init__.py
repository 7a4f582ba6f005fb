"""Computer players. They see what a person in their seat would see, never the true state."""

from __future__ import annotations

from tafelrunde.bots.bot import Bot as Bot
from tafelrunde.bots.bot import Seen as Seen
from tafelrunde.bots.simple import HeuristicBot, RandomBot
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.game import Game

BOTS: tuple[str, ...] = ("random", "heuristic")


def make_bot(name: str, game: Game, seed: int) -> Bot:
    """Return a computer player by name; the same seed makes the same choices in the same positions."""
    if name == "random":
        return RandomBot(seed)
    if name == "heuristic":
        return HeuristicBot(game, seed)
    raise OptionError(f"there is no bot '{name}'; choose {' or '.join(BOTS)}")
