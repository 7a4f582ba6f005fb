"""The games of the house, by name."""

from __future__ import annotations

from functools import cache

from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.texts import either

NAMES = ("war_chest", "ethnos", "seventh_stone", "mighty_empires", "ante_portas")


@cache
def find_game(name: str) -> Game:
    """Return a game by its identifier; raise OptionError if there is none of that name."""
    if name == "war_chest":
        from tafelrunde.games.war_chest import WarChestGame

        return WarChestGame()
    if name == "ethnos":
        from tafelrunde.games.ethnos import EthnosGame

        return EthnosGame()
    if name == "seventh_stone":
        from tafelrunde.games.seventh_stone import SeventhStoneGame

        return SeventhStoneGame()
    if name == "mighty_empires":
        from tafelrunde.games.mighty_empires import MightyEmpiresGame

        return MightyEmpiresGame()
    if name == "ante_portas":
        from tafelrunde.games.ante_portas import AntePortasGame

        return AntePortasGame()
    raise OptionError("no-game", name=name, games=either(NAMES))
