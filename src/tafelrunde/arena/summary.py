"""All that is said about a contest, as plain data: for the screen, for JSON and for the report."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

import tafelrunde
from tafelrunde.arena import statistics
from tafelrunde.arena.plan import Plan, Played, strength
from tafelrunde.arena.rating import rate
from tafelrunde.arena.sprt import Verdict

DIGITS = 4


class Summary(msgspec.Struct):
    """What came of a contest."""

    game: str
    version: str
    kind: str
    players: int
    options: dict[str, str]
    bots: list[str]
    strength: str
    seed: int
    games: int
    standings: list[statistics.Standing]
    duels: list[statistics.Duel]
    seats: list[statistics.SeatShare]
    openings: list[statistics.Opening]
    length: dict[str, float]
    reasons: dict[str, int]
    sprt: Verdict | None = None
    results: str | None = None
    """The file with all games."""


def summarize(plan: Plan, games: Sequence[Played], verdict: Verdict | None = None) -> Summary:
    """Return what came of the games of a plan."""
    table = statistics.standings(plan, games)
    rate(plan, games, table)
    return Summary(
        plan.game,
        tafelrunde.__version__,
        plan.kind,
        plan.players,
        plan.options,
        list(plan.bots),
        strength(plan),
        plan.seed,
        len(games),
        table,
        statistics.duels(plan, games),
        statistics.seat_shares(plan, games),
        statistics.openings(plan, games),
        statistics.lengths(games),
        dict(sorted(Counter(played.reason for played in games).items())),
        verdict,
    )


def plain(found: object) -> object:
    """Return structures as they are written to JSON, with no more digits than anybody reads."""

    def short(value: object) -> object:
        if isinstance(value, float):
            return round(value, DIGITS)
        if isinstance(value, dict):
            return {name: short(part) for name, part in value.items()}
        return [short(part) for part in value] if isinstance(value, list) else value

    return short(msgspec.to_builtins(found))
