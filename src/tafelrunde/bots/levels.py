"""The named levels: how strong a computer player is, the same five names in every game. And characters: what it likes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from tafelrunde.bots.bot import Bot
from tafelrunde.bots.search import Effort, SearchBot
from tafelrunde.bots.simple import ThumbBot
from tafelrunde.kernel.game import Game

LEVELS: Final = ("novice", "apprentice", "journeyman", "expert", "master")
"""From the weakest to the strongest."""

CHARACTERS: Final = ("bold", "careful", "builder")
"""What a player that looks ahead may be like: as strong as one of no special character, but it plays differently."""

SLIPS: Final[Mapping[str, int]] = {"novice": 45, "apprentice": 12}
"""Levels that follow rules of thumb: how often, in percent, they overlook the best play."""

SLIPS_OF: Final[Mapping[str, Mapping[str, int]]] = {
    "ethnos": {"novice": 25, "apprentice": 11, "journeyman": 3},  # there a slip costs much
    "seventh_stone": {"novice": 30, "apprentice": 12},  # a game of many small decisions forgives less
    "ante_portas": {"novice": 20, "apprentice": 8},  # one hole in the line loses the game
}
"""The same for games in which other numbers make the levels what they are called."""

EFFORTS: Final[Mapping[str, tuple[Effort, Effort, Effort]]] = {
    "war_chest": (Effort(40, 12, 1.0, 4.0), Effort(200, 12, 1.0, 6.0), Effort(2000, 12, 1.0, 8.0)),
    "ethnos": (Effort(40, 0, 0.2, 4.0), Effort(130, 0, 0.2, 4.0), Effort(1000, 0, 0.3, 4.0)),
    "seventh_stone": (Effort(3, 0, 0.3, 4.0), Effort(10, 0, 0.3, 4.0), Effort(60, 0, 0.3, 4.0)),
    "mighty_empires": (Effort(40, 0, 0.5, 4.0), Effort(150, 0, 0.5, 4.0), Effort(600, 0, 0.5, 4.0)),
    "ante_portas": (Effort(0, 0, 1.0, 4.0, slips=6), Effort(0, 0, 1.0, 4.0), Effort(40, 0, 0.3, 3.0)),
}
"""How much the three upper levels think, by game."""

OTHER: Final = (Effort(50, 6, 1.0, 4.0), Effort(150, 6, 1.0, 4.0), Effort(500, 6, 1.0, 4.0))
"""For games that are not in the table."""


def make_level(level: str, character: str, game: Game, seed: int, iterations: int | None = None) -> Bot:
    """Return a player of a level, of no special character if that is empty; `iterations` replace those of the level."""
    slips = SLIPS_OF.get(game.name, SLIPS)
    if level in slips:
        return ThumbBot(game, seed, slips[level])
    effort = EFFORTS.get(game.name, OTHER)[LEVELS.index(level) - len(SLIPS)]
    return SearchBot(
        game, seed, msgspec.structs.replace(effort, iterations=iterations) if iterations else effort, game.character(character)
    )
