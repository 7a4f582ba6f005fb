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

SLIPS: Final[Mapping[str, int]] = {"novice": 45, "apprentice": 12}
"""Levels that follow rules of thumb: how often, in percent, they overlook the best play."""

SLIPS_OF: Final[Mapping[str, Mapping[str, int]]] = {
    "mighty_empires": {"novice": 35, "apprentice": 14, "journeyman": 0},
}
"""The same for games in which it is different."""

EFFORTS: Final[Mapping[str, tuple[Effort, Effort, Effort]]] = {
    "war_chest": (Effort(40, 12, 1.0, 4.0), Effort(200, 12, 1.0, 6.0), Effort(2000, 12, 1.0, 8.0)),
    "ethnos": (Effort(60, 0, 1.0, 4.0), Effort(200, 0, 1.0, 4.0), Effort(1000, 0, 1.0, 4.0)),
    "seventh_stone": (Effort(40, 0, 1.0, 4.0), Effort(150, 0, 1.0, 4.0), Effort(600, 0, 1.0, 4.0)),
    "mighty_empires": (Effort(40, 0, 1.0, 4.0, best=4), Effort(100, 0, 1.0, 4.0, best=4), Effort(600, 0, 1.0, 4.0, best=12)),
    "ante_portas": (Effort(20, 0, 1.0, 4.0), Effort(60, 0, 1.0, 4.0), Effort(200, 0, 1.0, 4.0)),
}
"""How much the three upper levels think, by game."""

OTHER: Final = (Effort(50, 6, 1.0, 4.0), Effort(150, 6, 1.0, 4.0), Effort(500, 6, 1.0, 4.0))
"""For games that are not in the table."""


def make_level(level: str, game: Game, seed: int, weights: Mapping[str, float], iterations: int | None = None) -> Bot:
    """Return a player of a level; `weights` replace some of the game's own, `iterations` those of the level."""
    slips = SLIPS_OF.get(game.name, SLIPS)
    if level in slips:
        return ThumbBot(game, seed, slips[level])
    effort = EFFORTS.get(game.name, OTHER)[LEVELS.index(level) - len(SLIPS)]
    return SearchBot(game, seed, msgspec.structs.replace(effort, iterations=iterations) if iterations else effort, weights)
