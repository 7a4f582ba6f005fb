"""What the store does about ratings, as plain functions of a connection: one result after the other, and who stands where."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import groupby
from typing import Any

import msgspec
from msgspec.structs import asdict, replace
from sqlalchemy import Connection, Select, and_, bindparam, case, delete, func, insert, or_, select, update

from tafelrunde.server import schema
from tafelrunde.server.ratings import SETTLED, Finish, Rating, Result, rate
from tafelrunde.server.schema import ResultRow, columns, if_absent

RATING = 7463_0002
"""The advisory lock under which one process at a time rates a game: each result begins where the last one ended."""
REMEMBERED = 2000
"""Results of somebody that are looked at for a history."""


class Standing(msgspec.Struct, frozen=True):
    """Where somebody stands in a game."""

    subject: str
    name: str
    """Of the account, empty for a bot."""
    rating: Rating
    games: int


class Count(msgspec.Struct, frozen=True):
    """How often somebody won against the game itself, with others or alone."""

    subject: str
    name: str
    won: int
    games: int


class Ladder(msgspec.Struct, frozen=True):
    """Who stands where in a game, the best first; those who have played only little come last."""

    standings: tuple[Standing, ...]
    counts: tuple[Count, ...]
    own: tuple[int, Standing] | None = None
    """The place, from 0 on, and the standing of somebody who is too far down to be listed."""


# Writing


def count_result(connection: Connection, table: str, result: Result) -> None:
    """Let the result of a table count, once for all; not if somebody could act for two of its seats."""
    take_turns(connection)
    row, holder = schema.results.c, schema.holders.c
    if connection.execute(select(row.seat).where(row.table_id == table)).first():
        return
    seats = [finish.seat for finish in result.finishes]
    twice = select(holder.account).where(holder.table_id == table, holder.seat.in_(seats)).group_by(holder.account).having(func.count() > 1)
    if not result.together and connection.execute(twice).first():
        return
    number = connection.execute(select(func.coalesce(func.max(row.number), 0))).scalar_one() + 1
    new = [
        ResultRow(
            table, one.seat, number, one.subject, result.game, one.side, one.place, result.at, result.together, None, None, None, None
        )
        for one in result.finishes
    ]
    if not result.together:
        standing = found(connection, result.game, {one.subject for one in new})
        new = rated_rows(new, standing)
        keep(connection, result.game, standing)
    connection.execute(insert(schema.results), [asdict(one) for one in new])


def recompute(connection: Connection) -> int:
    """Work all ratings out anew from the results, in the order in which they came; return how many games were rated."""
    take_turns(connection)
    row = schema.results.c
    rows = connection.execute(select(*columns(schema.results, ResultRow)).where(~row.together).order_by(row.number, row.seat)).all()
    standings: dict[str, dict[str, tuple[Rating, int]]] = {}
    games = 0
    again = (
        update(schema.results)
        .where(row.table_id == bindparam("at_table"), row.seat == bindparam("at_seat"))
        .values({name: bindparam(name) for name in ("mu_before", "sigma_before", "mu", "sigma")})
    )
    for _, played in groupby((ResultRow(*one) for one in rows), key=lambda one: one.number):
        old = list(played)
        standing = standings.setdefault(old[0].game, {})
        before = {one.subject: standing.get(one.subject, (Rating(), 0)) for one in old}
        new = rated_rows(old, before)
        standing |= before
        if new != old:
            names = ("mu_before", "sigma_before", "mu", "sigma")
            connection.execute(
                again, [{"at_table": one.table_id, "at_seat": one.seat, **{name: getattr(one, name) for name in names}} for one in new]
            )
        games += 1
    connection.execute(delete(schema.ratings))
    for game, standing in standings.items():
        keep(connection, game, standing)
    return games


def rated_rows(rows: Sequence[ResultRow], standing: dict[str, tuple[Rating, int]]) -> list[ResultRow]:
    """Return the results of one game with the ratings before and after it; `standing` goes on with it."""
    before = {subject: rating for subject, (rating, _) in standing.items()}
    after = rate(before, [Finish(row.seat, row.subject, row.side, row.place) for row in rows])
    standing |= {subject: (rating, standing[subject][1] + 1) for subject, rating in after.items()}
    return [
        replace(
            row,
            mu_before=before[row.subject].mu,
            sigma_before=before[row.subject].sigma,
            mu=after[row.subject].mu,
            sigma=after[row.subject].sigma,
        )
        for row in rows
    ]


def take_turns(connection: Connection) -> None:
    """Let nobody else rate before this transaction ends; on SQLite there is only one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(RATING)))


def keep(connection: Connection, game: str, standing: dict[str, tuple[Rating, int]]) -> None:
    new = if_absent(connection, schema.ratings)
    new = new.on_conflict_do_update(
        index_elements=["subject", "game"], set_={name: getattr(new.excluded, name) for name in ("mu", "sigma", "games")}
    )
    rows = [
        {"subject": one, "game": game, "mu": rating.mu, "sigma": rating.sigma, "games": games} for one, (rating, games) in standing.items()
    ]
    connection.execute(new, rows)


# Reading


def found(connection: Connection, game: str, subjects: Collection[str]) -> dict[str, tuple[Rating, int]]:
    """Return how some stand in a game, and after how many games; whoever has not played yet begins in the middle."""
    row = schema.ratings.c
    query = select(row.subject, row.mu, row.sigma, row.games).where(row.game == game, row.subject.in_(list(subjects)))
    known = {subject: (Rating(mu, sigma), games) for subject, mu, sigma, games in connection.execute(query)}
    return {subject: known.get(subject, (Rating(), 0)) for subject in sorted(subjects)}


def results_at(connection: Connection, table: str) -> list[ResultRow]:
    """Return what the result of a table said, seat by seat; nothing if it did not count."""
    row = schema.results.c
    query = select(*columns(schema.results, ResultRow)).where(row.table_id == table).order_by(row.seat)
    return [ResultRow(*one) for one in connection.execute(query)]


def results_of(connection: Connection, subject: str) -> list[ResultRow]:
    """Return the last results of somebody, the oldest first."""
    row = schema.results.c
    query = (
        select(*columns(schema.results, ResultRow)).where(row.subject == subject).order_by(row.number.desc(), row.seat).limit(REMEMBERED)
    )
    return [ResultRow(*one) for one in connection.execute(query)][::-1]


def standings_of(connection: Connection, subject: str) -> dict[str, tuple[Rating, int]]:
    """Return by game how somebody stands, and after how many games."""
    row = schema.ratings.c
    query = select(row.game, row.mu, row.sigma, row.games).where(row.subject == subject)
    return {game: (Rating(mu, sigma), games) for game, mu, sigma, games in connection.execute(query)}


def ladder(connection: Connection, game: str, limit: int, account: str | None) -> Ladder:
    """Return who stands where in a game, and where an account does."""
    row = schema.ratings.c
    settled = case((row.games >= SETTLED, 1), else_=0)
    query = listed(game).order_by(settled.desc(), row.mu.desc(), row.subject).limit(limit)
    standings = tuple(standing(one) for one in connection.execute(query))
    own = None
    if account and len(standings) == limit and account not in [one.subject for one in standings]:
        if mine := connection.execute(listed(game).where(row.subject == account)).first():
            me = standing(mine)
            part = int(me.games >= SETTLED)
            ahead = or_(settled > part, and_(settled == part, row.mu > me.rating.mu))
            place = connection.execute(select(func.count()).select_from(listed(game).where(ahead).subquery())).scalar_one()
            own = place, me
    return Ladder(standings, counts(connection, game, limit), own)


def listed(game: str) -> Select[Any]:
    """Return the query for all who stand in the ladder of a game; accounts that were deleted do not."""
    row, account = schema.ratings.c, schema.accounts.c
    query = select(row.subject, func.coalesce(account.name, ""), row.mu, row.sigma, row.games)
    query = query.select_from(schema.ratings.outerjoin(schema.accounts, account.id == row.subject))
    return query.where(row.game == game, or_(account.id.is_not(None), row.subject.like("bot:%")))


def standing(row: Sequence[Any]) -> Standing:
    subject, name, mu, sigma, games = row
    return Standing(subject, name, Rating(mu, sigma), games)


def counts(connection: Connection, game: str, limit: int) -> tuple[Count, ...]:
    """Return how often people won against the game, those who won most first."""
    row, account = schema.results.c, schema.accounts.c
    won = func.sum(case((row.place == 1, 1), else_=0))
    query = (
        select(row.subject, account.name, won, func.count())
        .select_from(schema.results.join(schema.accounts, account.id == row.subject))
        .where(row.game == game, row.together)
        .group_by(row.subject, account.name)
        .order_by(won.desc(), func.count(), row.subject)
        .limit(limit)
    )
    return tuple(Count(*one) for one in connection.execute(query))
