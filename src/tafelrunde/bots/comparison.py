"""Thinking without a tree, for games full of luck: the plays that look best are tried in the same imagined games, and the better ones stay.

Where luck decides more than a single play does, a tree is grown by noise. So only few plays are compared, and fairly: number k of the
imagined games has the same dice and the same secrets for each of them. What is clearly worse leaves at once, the worse half of the rest a
little later, and their share goes to the others; so most thought is given to what is hard to tell. Only the play that rules of thumb like
best stays, however unlucky it begins, until the last of the others has surely shown to be better: it is known to be good.
"""

from __future__ import annotations

import math

from tafelrunde.bots.fate import MASK32, MASK61, Scenario
from tafelrunde.bots.tree import Search
from tafelrunde.kernel.chance import Seeded
from tafelrunde.kernel.contract import State
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.judge import Judge
from tafelrunde.kernel.plays import Play, carry_out

STEP = 0x9E3779B97F4A7C15
DOUBT = 25.0
"""How much better a play must look than the one that rules of thumb like best, as a multiple of the variance of that lead: most plays are
worse than the favourite, so a lead that may be luck probably is. It is the mean shortfall of a play over the variance of such shortfalls,
in sampled decisions of the game with the largest states."""
EARLIEST = 8
"""Games in which every play is tried before one can be clearly worse; looked at again whenever there are half as many more."""
CLEARLY = 2.5
"""Standard errors of the difference by which a play is clearly worse than the best."""
SURELY = 4.0
"""The same for the play that rules of thumb like best."""


class Trial:
    """A play that is compared with the `favourite`, the play that rules of thumb like best; that one has no favourite itself."""

    def __init__(self, play: Play, favourite: Trial | None = None) -> None:
        self.play = play
        self.favourite = favourite
        self.brought: list[float] = []  # in each of the imagined games
        self.total = 0.0

    @property
    def visits(self) -> int:
        """In how many games it was tried."""
        return len(self.brought)

    def add(self, brought: float) -> None:
        """Remember one more game."""
        self.brought.append(brought)
        self.total += brought

    def value(self) -> float:
        """Return what it has brought on average."""
        return self.total / self.visits if self.visits else 0.0

    def merit(self) -> float:
        """Return by what plays are compared: how much more than the favourite it brings, less what that lead has to be doubted."""
        if self.favourite is None or not self.visits:
            return 0.0
        lead, variance = lead_of(self, self.favourite)
        return lead - DOUBT * variance

    def is_clearly_worse(self, best: Trial) -> bool:
        """Return whether the best play is ahead by more than luck can explain; also what has made no difference at all can leave."""
        lead, variance = lead_of(best, self)
        return lead >= (CLEARLY if self.favourite else SURELY) * math.sqrt(variance)


def lead_of(one: Trial, other: Trial) -> tuple[float, float]:
    """Return how much more one play brings than another in the games in which both were tried, and the variance of that average."""
    gaps = [mine - yours for mine, yours in zip(one.brought, other.brought, strict=False)]
    games = len(gaps)
    lead = sum(gaps) / games
    spread = sum((gap - lead) ** 2 for gap in gaps) / max(games - 1, 1)
    return lead, spread / games


class Comparison:
    """The thinking of one seat about one position: the `best` plays by rules of thumb, in at most `planned` imagined games.

    Imagined games are alike in what the game says about its questions to chance (`Game.draw_kind`), and are looked at twice where it says
    so (`Game.glimpse`).
    """

    def __init__(
        self, game: Game, judge: Judge, seat: int, root: State, plays: list[Play], dice: Seeded, best: int, planned: int, depth: int
    ) -> None:
        self.seat = seat
        self.root = root
        self.kind = game.draw_kind
        self.planned = planned
        judge.thinker = seat
        self.rollouts = Search(judge, seat, root, dice, True, depth, 1.0, 1.0)
        self.rollouts.glimpse, self.rollouts.early = game.glimpse
        scores = judge.hints(root, seat, plays)
        liked = sorted(range(len(plays)), key=lambda i: scores[i], reverse=True)[:best]
        self.favourite = Trial(plays[liked[0]])
        self.trials = [self.favourite, *(Trial(plays[i], self.favourite) for i in liked[1:])]
        self.left = self.trials  # that are still compared
        self.stages = max((len(self.trials) - 1).bit_length(), 1)
        self.stage = 1
        self.played = 0
        self.next_look = EARLIEST
        self.first = int(dice.pick(MASK32, 0))

    @property
    def decided(self) -> bool:
        """Nothing is left to compare."""
        return len(self.left) == 1 and self.left[0].visits > 0

    def run(self, games: int) -> None:
        """Think for so many imagined games more, or until all is clear."""
        for _ in range(games):
            if self.decided:
                return
            trial = min(self.left, key=lambda one: one.visits)
            trial.add(self.imagine(trial))
            self.played += 1
            if trial is self.left[-1]:  # all have been tried equally often
                self.sift()

    def sift(self) -> None:
        """Go on only with those that may still be the best; with half of them after every stage."""
        if self.left[0].visits == self.next_look:
            self.next_look += self.next_look // 2
            best = max(self.left, key=Trial.merit)
            self.left = [trial for trial in self.left if trial in (best, self.favourite) or not trial.is_clearly_worse(best)]
            if self.left == [self.favourite, best] and self.favourite.is_clearly_worse(best):
                self.left = [best]
        if self.played * self.stages >= self.planned * self.stage:
            self.stage += 1
            better = sorted(self.left, key=Trial.merit, reverse=True)[: (len(self.left) + 1) // 2]
            self.left = [trial for trial in self.left if trial in better or trial is self.favourite]

    def imagine(self, trial: Trial) -> float:
        """Return what a play brings in the next of the games in which it is tried."""
        number = (self.first + (trial.visits + 1) * STEP) & MASK61
        dice = Seeded(number)
        self.rollouts.dice = dice
        self.rollouts.scenario = number
        state = self.root.determinize(self.seat, Scenario(number, dice, self.kind))
        carry_out(state, self.seat, trial.play)
        return self.rollouts.play_on(state)[self.seat]
