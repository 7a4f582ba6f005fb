"""A computer player that looks ahead: how much it thinks, and what it thought."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from tafelrunde.bots.bot import Bot, Seen
from tafelrunde.bots.comparison import Comparison
from tafelrunde.bots.simple import ThumbBot
from tafelrunde.bots.tree import NONE, Search, Tree
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
        self.tree, self.spare = Tree(0), Tree(0)
        self.goes_on = False
        """The tree holds what was thought about the position after the last play that it heard of."""
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
        self.goes_on = self.goes_on and play is not None and self.tree.follow(seat, play, to_move)

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
        if self.goes_on and self.heard:
            self.tree, self.spare = self.tree.pruned(self.spare), self.tree
        else:
            self.tree.clear(seen.seat)
        self.goes_on, self.heard = True, False
        root = seen.imagine(self.dice)
        search = Search(self.judge, seen.seat, root, self.dice, True, depth, effort.exploration, effort.width, self.tree)
        until = time.monotonic() + effort.seconds
        left = effort.iterations
        while left > 0 and time.monotonic() < until:
            search.run(min(SLICE, left))
            left -= SLICE
            if only_best and lead(self.tree, possible) > left:
                break
        found = set(possible)
        return [thought for thought in thoughts(self.tree) if thought.play in found]

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


def lead(tree: Tree, possible: Iterable[Play]) -> float:
    """Return by how much the most tried of the possible plays was tried more often than any other of them."""
    most = second = 0.0
    for play in possible:
        edge = tree.edge_of(play)
        tried = tree.tried[edge] if edge != NONE else 0.0
        if tried > most:
            most, second = tried, most
        elif tried > second:
            second = tried
    return most - second


def thoughts(tree: Tree) -> list[Thought]:
    """Return what is known about the plays at the root, the most tried first; of equals the better one."""
    tried = [edge for edge in tree.root_edges() if tree.tried[edge] > 0]
    found = [Thought(tree.play_of(edge), int(tree.tried[edge]), tree.gained[edge] / tree.tried[edge]) for edge in tried]
    return sorted(found, key=lambda thought: (thought.visits, thought.value), reverse=True)
