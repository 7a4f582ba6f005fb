"""Ratings with openskill (Plackett-Luce): one number for each bot, and how sure it is."""

from __future__ import annotations

from collections.abc import Sequence

from openskill.models import PlackettLuce

from tafelrunde.arena.plan import Plan, Played, deal_of, scores
from tafelrunde.arena.statistics import Standing


def rate(plan: Plan, games: Sequence[Played], table: Sequence[Standing]) -> None:
    """Write ratings into standings. Games count in the order of their numbers, so the same games give the same ratings.

    A bot with several seats counts once, by its average place. Bots that play together against the game meet in the deals they share.
    """
    model = PlackettLuce(tau=0.0)  # bots do not get better with time
    ratings = {bot: model.rating(name=bot) for bot in plan.bots}
    for gains in meetings(plan, games):
        if len(gains) < 2:
            continue
        names = sorted(gains, key=plan.bots.index)
        rated = model.rate([[ratings[name]] for name in names], scores=[gains[name] for name in names])
        ratings |= {name: team[0] for name, team in zip(names, rated, strict=True)}
    for standing in table:
        standing.rating, standing.deviation = ratings[standing.bot].mu, ratings[standing.bot].sigma


def meetings(plan: Plan, games: Sequence[Played]) -> list[dict[str, float]]:
    """Return what bots that met got out of it, meeting by meeting."""
    found: dict[int, dict[str, float]] = {}
    for played in sorted(games, key=lambda played: played.number):
        meeting = deal_of(plan, played.number) if plan.kind == "together" else played.number
        found.setdefault(meeting, {}).update(scores(plan, played))
    return [found[number] for number in sorted(found)]
