"""Is B better than A? The sequential probability ratio test: it stops as soon as the games have answered.

The hypotheses are two strengths of B above A, in Elo points of the logistic scale: `elo0` (not better) and `elo1` (better). Compared is how
likely the results are under each of them, with whatever shares of draws, or of results of a deal played twice, explain them best under it
(the generalized test). Both kinds of wrong answers have a chance of 5 percent.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

ERROR = 0.05
UPPER = math.log((1 - ERROR) / ERROR)
LOWER = -UPPER
SEEN_BY_NOBODY = 1e-3  # how often a result counts that has not come yet: it is rare, not impossible


class Verdict(msgspec.Struct, frozen=True):
    """Where the test stands."""

    elo0: float
    elo1: float
    games: int
    counts: list[int]
    """How often a deal brought B 0, 1/2, 1, 3/2 and 2 points."""
    ratio: float
    """Logarithm of the likelihood ratio."""
    answer: str
    """`better`, `not-better`, or `open` while both are possible."""


def expected_score(elo: float) -> float:
    """Return the share of points that somebody so much stronger wins."""
    return 1 / (1 + 10 ** (-elo / 400))


def elo_of(score: float) -> float:
    """Return the difference in strength that a share of points stands for; limited where one side has won everything."""
    score = min(max(score, 1e-3), 1 - 1e-3)
    return -400 * math.log10(1 / score - 1)


def likeliest(shares: Sequence[float], score: float) -> list[float]:
    """Return the distribution with this mean that explains shares of equally spaced results, from 0 to 1, best.

    It is share / (1 + x * (result - score)), with the x that gives the mean; the sum below falls in x, so it is found by halving.
    """
    away = [i / (len(shares) - 1) - score for i in range(len(shares))]
    low, high = -1 / away[-1], -1 / away[0]
    for _ in range(200):
        x = (low + high) / 2
        if sum(share * a / (1 + x * a) for share, a in zip(shares, away, strict=True)) > 0:
            low = x
        else:
            high = x
    return [share / (1 + low * a) for share, a in zip(shares, away, strict=True)]


def log_likelihood_ratio(counts: Sequence[int], elo0: float, elo1: float) -> float:
    """Return how much better elo1 explains results than elo0; `counts` are of losses, draws and wins, or of points from 0 to 2 a deal."""
    if not any(counts):
        return 0.0
    known = [count or SEEN_BY_NOBODY for count in counts]
    shares = [count / sum(known) for count in known]
    zero, one = (likeliest(shares, expected_score(elo)) for elo in (elo0, elo1))
    return sum(count * math.log(b / a) for count, a, b in zip(known, zero, one, strict=True))


class Test:
    """A test in progress; deals are added in the order of their numbers, so the answer never depends on who was quicker."""

    def __init__(self, elo0: float, elo1: float) -> None:
        self.elo0 = elo0
        self.elo1 = elo1
        self.counts = [0] * 5

    def add(self, points: float) -> None:
        """Add the points that B got out of the two games of a deal."""
        self.counts[round(points * 2)] += 1

    def verdict(self) -> Verdict:
        """Return what is known by now."""
        ratio = log_likelihood_ratio(self.counts, self.elo0, self.elo1)
        answer = "better" if ratio >= UPPER else "not-better" if ratio <= LOWER else "open"
        return Verdict(self.elo0, self.elo1, 2 * sum(self.counts), list(self.counts), ratio, answer)
