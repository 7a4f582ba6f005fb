"""What came of a contest, with how sure one can be of it: always the range in which the truth lies with 95 percent confidence."""

from __future__ import annotations

import math
import statistics
from collections import Counter
from collections.abc import Sequence

import msgspec

from tafelrunde.arena.plan import Plan, Played, deal_of, scores
from tafelrunde.games import find_game

CONFIDENCE = 1.96  # of 95 percent
OPENINGS = 8  # that are listed


def wilson(points: float, games: int) -> tuple[float, float]:
    """Return between which shares the true one lies, given points from games that bring 0 or 1, or half for a draw (Wilson)."""
    share, square = points / games, CONFIDENCE * CONFIDENCE
    middle = share + square / (2 * games)
    half = CONFIDENCE * math.sqrt(share * (1 - share) / games + square / (4 * games * games))
    return max(0.0, (middle - half) / (1 + square / games)), min(1.0, (middle + half) / (1 + square / games))


def normal(values: Sequence[float]) -> tuple[float, float]:
    """Return between which shares from 0 to 1 the true mean of values lies."""
    middle = statistics.fmean(values)
    half = CONFIDENCE * statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 1.0
    return max(0.0, middle - half), min(1.0, middle + half)


def paired(wins: int, losses: int, deals: int) -> tuple[float, float]:
    """Return between which values the true difference of two win rates lies, given how often only the one and only the other has won.

    Of Agresti and Min: each of the four results of a deal counts half a time more than it came, so that few deals never look certain.
    """
    count = deals + 2
    middle = (wins - losses) / count
    half = CONFIDENCE * math.sqrt((wins + losses + 1 - (wins - losses) ** 2 / count) / count**2)
    return max(-1.0, middle - half), min(1.0, middle + half)


class Standing(msgspec.Struct):
    """How a bot did against all others."""

    bot: str
    games: int
    wins: int
    """Alone in the first place."""
    draws: int
    """In the first place with somebody else."""
    losses: int
    score: float
    """Points a game: 1 for the first place, 0 for the last, equal steps between, half for a draw."""
    interval: tuple[float, float]
    rating: float = 0.0
    deviation: float = 0.0


class Duel(msgspec.Struct):
    """Two bots compared: how often the first was ahead of the second, a draw counting half.

    Bots that play together against the game are compared over the same deals: `won` says how often each has won, `difference` by how much
    the first did better, and the score counts deals in which both did the same as draws.
    """

    bots: tuple[str, str]
    games: int
    wins: int
    draws: int
    losses: int
    score: float
    interval: tuple[float, float]
    won: tuple[int, int] | None = None
    difference: float | None = None
    difference_interval: tuple[float, float] | None = None


class SeatShare(msgspec.Struct):
    """How good a seat is, whoever sits there."""

    seat: str
    games: int
    score: float
    interval: tuple[float, float]


class Opening(msgspec.Struct):
    """A first sentence, and what came of it for the seat that played it."""

    sentence: str
    games: int
    score: float
    interval: tuple[float, float]


def standings(plan: Plan, games: Sequence[Played]) -> list[Standing]:
    """Return how each bot did, the best first."""
    found = []
    for bot in plan.bots:
        gains = [(gain, alone(plan, played, bot)) for played in games if (gain := scores(plan, played).get(bot)) is not None]
        if not gains:
            continue
        points = [gain for gain, _ in gains]
        kinds = Counter(kind for _, kind in gains)
        interval = normal(points) if plan.kind == "line-ups" else wilson(sum(points), len(points))
        found.append(Standing(bot, len(points), kinds["win"], kinds["draw"], kinds["loss"], statistics.fmean(points), interval))
    return sorted(found, key=lambda standing: -standing.score)


def alone(plan: Plan, played: Played, bot: str) -> str:
    """Return whether a bot won a game, shared the first place with another one, or lost."""
    first = {name for name, place in zip(played.bots, played.places, strict=True) if place == 1}
    if bot not in first:
        return "loss"
    return "draw" if first != {bot} else "win"


def duels(plan: Plan, games: Sequence[Played]) -> list[Duel]:
    """Compare all bots that met, or had the same deals, each pair once."""
    meetings: dict[tuple[str, str], list[tuple[float, float]]] = {}
    if plan.kind == "together":
        deals: dict[int, dict[str, float]] = {}
        for played in games:
            deals.setdefault(deal_of(plan, played.number), {}).update(scores(plan, played))
        compared = list(deals.values())
    else:
        compared = [scores(plan, played) for played in games]
    for gains in compared:
        for one in gains:
            for other in gains:
                if plan.bots.index(one) < plan.bots.index(other):
                    meetings.setdefault((one, other), []).append((gains[one], gains[other]))
    return [duel(plan, pair, meetings[pair]) for pair in sorted(meetings, key=lambda pair: [plan.bots.index(name) for name in pair])]


def duel(plan: Plan, bots: tuple[str, str], gains: Sequence[tuple[float, float]]) -> Duel:
    """Compare two bots by what they got out of the same games, or the same deals."""
    wins, losses = sum(a > b for a, b in gains), sum(a < b for a, b in gains)
    draws = len(gains) - wins - losses
    points = wins + draws / 2
    found = Duel(bots, len(gains), wins, draws, losses, points / len(gains), wilson(points, len(gains)))
    if plan.kind == "together":
        found.won = (round(sum(a for a, _ in gains)), round(sum(b for _, b in gains)))
        found.difference = statistics.fmean(a - b for a, b in gains)
        found.difference_interval = paired(wins, losses, len(gains))
    return found


def seat_shares(plan: Plan, games: Sequence[Played]) -> list[SeatShare]:
    """Return what each seat is worth; nothing where all play together."""
    if plan.kind == "together":
        return []
    found = []
    for seat, name in enumerate(find_game(plan.game).seats(plan.players)):
        points = [seat_score(plan, played, seat) for played in games]
        interval = normal(points) if plan.kind == "line-ups" else wilson(sum(points), len(points))
        found.append(SeatShare(name, len(points), statistics.fmean(points), interval))
    return found


def seat_score(plan: Plan, played: Played, seat: int) -> float:
    """Return what a seat got out of a game."""
    marked = msgspec.structs.replace(played, bots=[str(i) for i in range(plan.players)])
    return scores(plan, marked)[str(seat)]


def openings(plan: Plan, games: Sequence[Played]) -> list[Opening]:
    """Return the first sentences that were played most often."""
    seats = find_game(plan.game).seats(plan.players)
    found: dict[str, list[float]] = {}
    for played in games:
        if played.opening:
            seat, _, sentence = played.opening[0].partition(" ")
            found.setdefault(sentence, []).append(seat_score(plan, played, seats.index(seat)))
    often = sorted(found, key=lambda sentence: (-len(found[sentence]), sentence))[:OPENINGS]
    return [
        Opening(sentence, len(points), statistics.fmean(points), wilson(sum(points), len(points)))
        for sentence in often
        for points in (found[sentence],)
    ]


def lengths(games: Sequence[Played]) -> dict[str, float]:
    """Return how long the games were, in decisions."""
    counts = sorted(played.decisions for played in games)
    cuts = statistics.quantiles(counts, n=10, method="inclusive") if len(counts) > 1 else counts * 9
    return {
        "mean": statistics.fmean(counts),
        "median": statistics.median(counts),
        "p10": cuts[0],
        "p90": cuts[8],
        "shortest": counts[0],
        "longest": counts[-1],
    }
