"""Thinking without a tree, for games full of dice: the plays that look best are tried in the same imagined games, and the better ones stay.

Where luck decides more than a single play does, a tree is grown by noise. So only few plays are compared, and fairly: number k of the
imagined games has the same dice and the same secrets for each of them. The worse half leaves early and leaves its share to the others.
"""

from __future__ import annotations

from tafelrunde.bots.tree import Search
from tafelrunde.kernel.chance import Chance, Seeded
from tafelrunde.kernel.contract import State
from tafelrunde.kernel.judge import Judge
from tafelrunde.kernel.plays import Play, carry_out

MASK32 = 0xFFFFFFFF
MASK61 = 0x1FFFFFFFFFFFFFFF
STEP = 0x9E3779B97F4A7C15
DOUBT = 0.02
"""So much better must a play look than the one that rules of thumb like best: smaller leads were luck, or errors of the valuation."""


class Scenario(Chance):
    """One way the dice may fall: equal questions have equal answers, whatever was played before. For games that ask each question once.

    Questions without a code are answered in turn.
    """

    def __init__(self, number: int, others: Seeded) -> None:
        self.number = number
        self.others = others

    def pick(self, n: int, what: int) -> int:
        if what == 0:
            return int(self.others.pick(n, 0))
        state = (self.number ^ (what * 0x9E3779B1)) & MASK61
        for _ in range(3):
            state = 0x3F4397C1 * (state & MASK32) + (state >> 32)
        return ((state ^ (state >> 32)) & MASK32) * n >> 32

    def copy(self) -> Chance:
        return Scenario(self.number, Seeded(self.others.state))


class Trial:
    """A play that is compared. `bonus` is how much worse it may look than another and still be preferred."""

    def __init__(self, play: Play, bonus: float) -> None:
        self.play = play
        self.bonus = bonus
        self.visits = 0
        self.total = 0.0

    def value(self) -> float:
        """Return what it has brought on average."""
        return self.total / self.visits if self.visits else 0.0

    def merit(self) -> float:
        """Return by what plays are compared."""
        return self.value() + self.bonus


class Comparison:
    """The thinking of one seat about one position: the `best` plays by rules of thumb, in at most `planned` imagined games.

    `once` says that the game asks every question of chance once; only then the dice can fall the same way after different plays.
    """

    def __init__(
        self, judge: Judge, seat: int, root: State, plays: list[Play], dice: Seeded, best: int, planned: int, depth: int, once: bool
    ) -> None:
        self.seat = seat
        self.root = root
        self.once = once
        self.planned = planned
        self.rollouts = Search(judge, seat, root, dice, True, depth, 1.0, 1.0)
        scores = judge.scores(root, seat, plays)
        liked = sorted(range(len(plays)), key=lambda i: scores[i], reverse=True)[:best]
        self.trials = [Trial(plays[i], DOUBT if i == liked[0] else 0.0) for i in liked]
        self.left = self.trials  # that are still compared, the best first
        self.stages = max((len(self.trials) - 1).bit_length(), 1)
        self.stage = 1
        self.played = 0
        self.first = int(dice.pick(MASK32, 0))

    def run(self, games: int) -> None:
        """Think for so many imagined games more."""
        for _ in range(games):
            trial = min(self.left, key=lambda one: one.visits)
            trial.total += self.imagine(trial)
            trial.visits += 1
            self.played += 1
            if self.played * self.stages >= self.planned * self.stage and self.left[-1].visits == self.left[0].visits:
                self.stage += 1
                self.left = sorted(self.left, key=Trial.merit, reverse=True)[: (len(self.left) + 1) // 2]

    def imagine(self, trial: Trial) -> float:
        """Return what a play brings in the next of the games in which it is tried."""
        number = (self.first + (trial.visits + 1) * STEP) & MASK61
        dice = Seeded(number)
        self.rollouts.dice = dice
        state = self.root.determinize(self.seat, Scenario(number, dice) if self.once else dice)
        carry_out(state, self.seat, trial.play)
        return self.rollouts.play_on(state)[self.seat]
