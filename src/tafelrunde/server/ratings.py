"""Ratings: how well people and bots play a game, by openskill's Plackett-Luce model. What a result says, and how a rating is shown.

Nothing here knows the store or the network; `standings.py` keeps what is found out here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

import msgspec
from openskill.models import PlackettLuce

if TYPE_CHECKING:
    from tafelrunde.server.wire import Sureness

MODEL: Final = PlackettLuce()
SETTLED: Final = 10
"""Games after which a rating is no longer provisional."""
MIDDLE: Final = 1500
"""What everybody begins with, as it is shown."""
SCALE: Final = 30
"""Points shown for one of the model. So 200 points more mean about three wins out of four, as chess players are used to."""
FAIRLY, QUITE = 5.0, 3.0  # deviations below which a rating is fairly and quite sure


class Rating(msgspec.Struct, frozen=True):
    """How well somebody plays, and how far off that may be."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma


class Finish(msgspec.Struct, frozen=True):
    """How a seat came out of a game."""

    seat: int
    subject: str
    """Who sat there: an account, or a bot (`subject_of_bot`)."""
    side: int
    """Seats of one side win and lose together."""
    place: int


class Result(msgspec.Struct, frozen=True):
    """What a finished game says about those who played it."""

    game: str
    at: float
    finishes: tuple[Finish, ...]
    together: bool = False
    """They played together against the game: it is only counted, there is nobody to be rated against."""


def subject_of_bot(bot: str) -> str:
    """Return who a computer player is in ratings: its level; what it likes does not matter."""
    return f"bot:{bot.partition(':')[0]}"


def bot_of(subject: str) -> str | None:
    """Return the level of a computer player, None for a person."""
    return subject.partition(":")[2] or None


def rate(before: Mapping[str, Rating], finishes: Sequence[Finish]) -> dict[str, Rating]:
    """Return the ratings after a game of all who played it.

    A bot that plays several seats is rated at each of them as if it were somebody else, and has the average of that afterwards.
    """
    sides = sorted({finish.side for finish in finishes})
    teams = [[finish for finish in finishes if finish.side == side] for side in sides]
    rated = MODEL.rate(
        [[MODEL.rating(before[finish.subject].mu, before[finish.subject].sigma) for finish in team] for team in teams],
        ranks=[float(min(finish.place for finish in team)) for team in teams],
    )
    found: dict[str, list[Rating]] = {}
    for team, after in zip(teams, rated, strict=True):
        for finish, one in zip(team, after, strict=True):
            found.setdefault(finish.subject, []).append(Rating(one.mu, one.sigma))
    return {
        subject: Rating(sum(one.mu for one in several) / len(several), sum(one.sigma for one in several) / len(several))
        for subject, several in found.items()
    }


# How it is shown


def shown(mu: float) -> int:
    """Return a rating as people read it."""
    return round(MIDDLE + SCALE * (mu - MODEL.mu))


def span(rating: Rating) -> tuple[int, int]:
    """Return between which numbers it is, nineteen times out of twenty."""
    return shown(rating.mu - 2 * rating.sigma), shown(rating.mu + 2 * rating.sigma)


def sureness(rating: Rating) -> Sureness:
    return "unsure" if rating.sigma > FAIRLY else "fair" if rating.sigma > QUITE else "sure"
