"""The games that are installed, by name. A game is a package that registers itself under the entry points `tafelrunde.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.texts import add_texts, either

GROUP = "tafelrunde.games"

NAMES = tuple(sorted({entry.name for entry in entry_points(group=GROUP)}))


@cache
def find_game(name: str) -> Game:
    """Return a game by its identifier; raise OptionError if there is none of that name."""
    if name not in NAMES:
        raise OptionError("no-game", name=name, games=either(game.name for game in in_order()))
    (entry,) = entry_points(group=GROUP, name=name)
    game: Game = entry.load()()
    if (game.home() / "texts").is_dir():
        add_texts(game.home() / "texts")
    return game


def in_order() -> list[Game]:
    """Return all games in the order in which lists show them to people: what is quickly learnt comes first."""
    return sorted(map(find_game, NAMES), key=lambda game: (game.place, game.name))
