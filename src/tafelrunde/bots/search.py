"""A computer player that looks ahead: how much it thinks, and what it thought."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from tafelrunde.bots.bot import Bot, Seen
from tafelrunde.bots.comparison import Comparison
from tafelrunde.bots.simple import ThumbBot
from tafelrunde.bots.tree import Node, Search, key_of
from tafelrunde.kernel.chance import seeded
from tafelrunde.kernel.effort import Effort
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.plays import Play

SLICE = 8  # iterations between two looks at the clock
SEQUEL = 6  # decisions, about, that an imagined game is played on to a quiet moment


class Thought(msgspec.Struct, frozen=True):
    """What a search thinks of one play."""

    play: Play
    visits: int
    value: float
    """What the seat can hope for after it, from 0 to 1."""


class SearchBot(Bot):
    """Plays what a search has tried most."""

    listens = True

    def __init__(self, game: Game, seed: int, effort: Effort, weights: Mapping[str, float] | None = None) -> None:
        self.game = game
        self.judge = game.judge(weights)
        self.dice = seeded(seed)
        self.effort = effort
        self.thumb = ThumbBot(game, seed, effort.slips, skilled=True)
        self.tree: Node | None = None
        """What was thought about the position after the last play that it heard of."""
        self.heard = False
        """It heard of plays since it thought last; without that the tree is about another position."""

    def choose(self, seen: Seen) -> Play:
        possible = seen.plays()
        if len(possible) == 1:
            return possible[0]
        depth = seen.game.foresight(seen.imagine(self.dice), self.effort.depth) if self.effort.iterations else -1
        return self.thumb.choose(seen) if depth < 0 else self.search(seen, depth, True, possible)[0].play

    def follow(self, seat: int, play: Play | None, to_move: int) -> None:
        self.heard = True
        if self.tree is not None:
            self.tree = self.tree.behind(seat, play, to_move) if play is not None else None

    def think(self, seen: Seen) -> list[Thought]:
        """Return what the search thinks of the plays it has tried, the best first."""
        return self.search(seen, self.effort.depth, False)

    def search(self, seen: Seen, depth: int, only_best: bool, possible: Sequence[Play] = ()) -> list[Thought]:
        """Think; if `only_best` is wanted, no longer than until no other play can be tried most any more.

        `possible` is what can be played, where somebody has listed that already.
        """
        effort = self.effort
        if effort.best:
            return self.compare(seen, depth)
        possible = possible or seen.plays()
        search = Search(self.judge, seen.seat, seen.imagine(self.dice), self.dice, True, depth, effort.exploration, effort.width)
        if self.tree is not None and self.heard:
            search.root = self.tree
        self.tree, self.heard = search.root, False
        until = time.monotonic() + effort.seconds
        left = effort.iterations
        while left > 0 and time.monotonic() < until:
            search.run(min(SLICE, left))
            left -= SLICE
            if only_best and lead(search.root, possible) > left:
                break
        found = set(possible)
        return [thought for thought in thoughts(search.root) if thought.play in found]

    def compare(self, seen: Seen, depth: int) -> list[Thought]:
        """Return what comes of comparing the plays that look best, the best first; where imagined games are shorter there are more."""
        effort = self.effort
        root = seen.imagine(self.dice)
        left = effort.iterations * (effort.depth + SEQUEL) // (depth + SEQUEL)
        possible = self.judge.choices(root, seen.seat)
        made = Comparison(self.game, self.judge, seen.seat, root, possible, self.dice, effort.best, left, depth)
        until = time.monotonic() + effort.seconds
        while left > 0 and not made.decided and time.monotonic() < until:
            made.run(min(SLICE, left))
            left -= SLICE
        found = sorted(made.trials, key=lambda trial: (trial in made.left, trial.merit()), reverse=True)
        return [Thought(trial.play, trial.visits, trial.value()) for trial in found if trial.visits]


def lead(node: Node, possible: Iterable[Play]) -> float:
    """Return by how much the most tried of the possible plays was tried more often than any other of them."""
    most = second = 0.0
    for play in possible:
        at = node.places.get(key_of(play), -1)
        tried = node.tried[at] if at >= 0 else 0.0
        if tried > most:
            most, second = tried, most
        elif tried > second:
            second = tried
    return most - second


def thoughts(node: Node) -> list[Thought]:
    """Return what is known about the plays of a node, the most tried first; of equals the better one."""
    found = [Thought(play, int(node.tried[i]), node.gained[i] / node.tried[i]) for i, play in enumerate(node.plays) if node.tried[i] > 0]
    return sorted(found, key=lambda thought: (thought.visits, thought.value), reverse=True)
