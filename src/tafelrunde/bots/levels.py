"""The named levels: how strong a computer player is, the same five names in every game. And characters: what it likes."""

from __future__ import annotations

import math
from typing import Final

import msgspec

from tafelrunde.bots.bot import Bot
from tafelrunde.bots.search import SearchBot
from tafelrunde.bots.simple import ThumbBot
from tafelrunde.kernel.effort import Effort, Way
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.texts import either

LEVELS: Final = ("novice", "apprentice", "journeyman", "expert", "master")
"""From the weakest to the strongest."""

CHARACTERS: Final = ("bold", "careful", "builder")
"""What a player that looks ahead may be like: as strong as one of no special character, but it plays differently."""


def way_of(level: str, game: Game) -> Way:
    """Return how a level plays a game."""
    return game.levels[LEVELS.index(level)]


def efforts(game: Game) -> list[Effort]:
    """Return how much the levels think that look ahead in a game, the least first."""
    return [way for level in thinkers(game) if isinstance(way := way_of(level, game), Effort)]


def thinkers(game: Game) -> tuple[str, ...]:
    """Return the levels that look ahead in a game; only these can have a character."""
    return tuple(level for level in LEVELS if isinstance(way := way_of(level, game), Effort) and way.iterations)


def check_character(level: str, character: str, game: Game) -> None:
    """Raise OptionError for a character that a level cannot have in a game."""
    if not game.characters:
        raise OptionError("no-characters", game=game.name)
    if level not in thinkers(game) or character not in game.characters:
        levels, characters = either(thinkers(game)), either(tuple(game.characters))
        raise OptionError("no-character", level=level, character=character, game=game.name, levels=levels, characters=characters)


def make_level(level: str, character: str, game: Game, seed: int, iterations: int | None = None) -> Bot:
    """Return a player of a level, of no special character if that is empty.

    `iterations` replace those of the level, and the clock with them: who counts how much is thought wants the same on every machine.
    """
    if character:
        check_character(level, character, game)
    way = way_of(level, game)
    if isinstance(way, int):
        return ThumbBot(game, seed, way)
    counted = iterations and way.iterations
    effort = msgspec.structs.replace(way, iterations=iterations, seconds=math.inf) if counted else way
    return SearchBot(game, seed, effort, game.character(character))
