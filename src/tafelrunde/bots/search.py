"""A computer player that looks ahead: how much it thinks, and what it thought."""

from __future__ import annotations

import time
from collections.abc import Mapping

import msgspec

from tafelrunde.bots.bot import Bot, Seen
from tafelrunde.bots.tree import Node, Search
from tafelrunde.kernel.chance import seeded
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.plays import Play

SLICE = 8  # iterations between two looks at the clock


class Effort(msgspec.Struct, frozen=True):
    """How a search goes about it."""

    iterations: int
    depth: int
    """Decisions that are played by rules of thumb behind the end of the tree."""
    exploration: float
    width: float
    """Plays that are considered at first; more with every visit."""
    seconds: float = 2.5
    """The search stops then, however many iterations are left. Only without a clock that runs out it is reproducible."""


class Thought(msgspec.Struct, frozen=True):
    """What a search thinks of one play."""

    play: Play
    visits: int
    value: float
    """What the seat can hope for after it, from 0 to 1."""


class SearchBot(Bot):
    """Plays what a search has tried most."""

    def __init__(self, game: Game, seed: int, effort: Effort, weights: Mapping[str, float] | None = None) -> None:
        self.judge = game.judge(weights)
        self.dice = seeded(seed)
        self.effort = effort

    def choose(self, seen: Seen) -> Play:
        possible = seen.plays()
        return possible[0] if len(possible) == 1 else self.search(seen, True)[0].play

    def think(self, seen: Seen) -> list[Thought]:
        """Return what the search thinks of the plays it has tried, the best first."""
        return self.search(seen, False)

    def search(self, seen: Seen, only_best: bool) -> list[Thought]:
        """Think; if `only_best` is wanted, no longer than until no other play can be tried most any more."""
        effort = self.effort
        search = Search(self.judge, seen.seat, seen.imagine(self.dice), self.dice, True, effort.depth, effort.exploration, effort.width)
        until = time.monotonic() + effort.seconds
        left = effort.iterations
        while left > 0 and time.monotonic() < until:
            search.run(min(SLICE, left))
            left -= SLICE
            if only_best and lead(search.root) > left:
                break
        return thoughts(search.root)


def lead(node: Node) -> float:
    """Return by how much the most tried play of a node was tried more often than any other."""
    most = second = 0.0
    for tried in node.tried:
        if tried > most:
            most, second = tried, most
        elif tried > second:
            second = tried
    return most - second


def thoughts(node: Node) -> list[Thought]:
    """Return what is known about the plays of a node, the most tried first; of equals the better one."""
    found = [Thought(play, int(node.tried[i]), node.gained[i] / node.tried[i]) for i, play in enumerate(node.plays) if node.tried[i] > 0]
    return sorted(found, key=lambda thought: (thought.visits, thought.value), reverse=True)
