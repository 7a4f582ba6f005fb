"""A computer player that looks ahead: how much it thinks, and what it thought."""

from __future__ import annotations

import time
from collections.abc import Mapping

import msgspec

from tafelrunde.bots.bot import Bot, Seen
from tafelrunde.bots.comparison import Comparison
from tafelrunde.bots.tree import Node, Search
from tafelrunde.kernel.chance import seeded
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.plays import Play

SLICE = 16  # iterations between two looks at the clock


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
    best: int = 0
    """If not 0, no tree is grown: so many plays that rules of thumb like best are compared in the same imagined games."""


class Thought(msgspec.Struct, frozen=True):
    """What a search thinks of one play."""

    play: Play
    visits: int
    value: float
    """What the seat can hope for after it, from 0 to 1."""


class SearchBot(Bot):
    """Plays what a search has tried most."""

    def __init__(self, game: Game, seed: int, effort: Effort, weights: Mapping[str, float] | None = None) -> None:
        self.game = game
        self.judge = game.judge(weights)
        self.dice = seeded(seed)
        self.effort = effort

    def choose(self, seen: Seen) -> Play:
        possible = seen.plays()
        return possible[0] if len(possible) == 1 else self.think(seen)[0].play

    def think(self, seen: Seen) -> list[Thought]:
        """Return what the search thinks of the plays it has tried, the best first."""
        effort = self.effort
        if effort.best:
            return self.compare(seen)
        search = Search(self.judge, seen.seat, seen.imagine(self.dice), self.dice, True, effort.depth, effort.exploration, effort.width)
        until = time.monotonic() + effort.seconds
        left = effort.iterations
        while left > 0 and time.monotonic() < until:
            search.run(min(SLICE, left))
            left -= SLICE
        return thoughts(search.root)

    def compare(self, seen: Seen) -> list[Thought]:
        """Return what comes of comparing the plays that look best, the best first."""
        effort = self.effort
        root, once = seen.imagine(self.dice), self.game.same_draws
        made = Comparison(self.judge, seen.seat, root, seen.plays(), self.dice, effort.best, effort.iterations, effort.depth, once)
        until = time.monotonic() + effort.seconds
        left = effort.iterations
        while left > 0 and time.monotonic() < until:
            made.run(min(SLICE, left))
            left -= SLICE
        found = sorted(made.trials, key=lambda trial: (trial in made.left, trial.merit()), reverse=True)
        return [Thought(trial.play, trial.visits, trial.value()) for trial in found if trial.visits]


def thoughts(node: Node) -> list[Thought]:
    """Return what is known about the plays of a node, the most tried first; of equals the better one."""
    found = [Thought(play, int(node.tried[i]), node.gained[i] / node.tried[i]) for i, play in enumerate(node.plays) if node.tried[i] > 0]
    return sorted(found, key=lambda thought: (thought.visits, thought.value), reverse=True)
