"""The store: everything that must outlive the process, behind one small interface, on SQLite or on PostgreSQL.

What it does is written as plain functions of a connection (`Work`). They run in threads: some read, and one writes. The writer takes
everything that waits into one transaction, because a disk can be asked only some hundred times a second whether it has really written,
no matter how much. So the busier it gets, the less each write costs; and what fails does not spoil the rest. (Drivers for asyncio go to
and fro several times for every statement. That is several times slower, on both databases.)

Once asked for, a write is carried out, even if whoever asked no longer waits. Several processes may use the same PostgreSQL; each tells the
others what it has written.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec
import psycopg
from msgspec import UNSET, UnsetType
from msgspec.structs import asdict
from sqlalchemy import (
    URL,
    Connection,
    Engine,
    Insert,
    NullPool,
    Select,
    bindparam,
    create_engine,
    delete,
    event,
    exists,
    func,
    insert,
    literal,
    make_url,
    or_,
    select,
    update,
)
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from tafelrunde.kernel.errors import file_problem
from tafelrunde.server import migrations, schema, standings
from tafelrunde.server.ratings import Rating, Result
from tafelrunde.server.schema import (
    Account,
    BadText,
    Conflict,
    Entry,
    LoginTaken,
    ResultRow,
    SeatKind,
    SeatRow,
    State,
    StoreError,
    TableRow,
    Token,
    columns,
    if_absent,
)

__all__ = [
    "LOOK_AT_ALL",
    "Account",
    "BadText",
    "Conflict",
    "Entry",
    "Listing",
    "LoginTaken",
    "ResultRow",
    "SeatKind",
    "SeatRow",
    "State",
    "Store",
    "StoreError",
    "TableChange",
    "TableRow",
    "Token",
]

LOOK_AT_ALL = ("", 0)
"""What `listen` yields when it begins to hear, at first and after every break: anything may have been missed before."""

T = TypeVar("T")
Work = Callable[[Connection], T]

CHANNEL = "tafelrunde"
READERS = 4  # threads that read, each with a connection
MOST_AT_ONCE = 64  # writes in one transaction: more would make the first of them wait for the last, and save little
PATIENCE = 10  # seconds to wait for a lock on SQLite, and for PostgreSQL to take a connection
LINE = {  # to PostgreSQL, unless the address says otherwise: a dead line is not taken for a quiet one
    "client_encoding": "utf8",
    "connect_timeout": str(PATIENCE),
    "keepalives_idle": "30",
    "keepalives_interval": "10",
    "keepalives_count": "3",
    "tcp_user_timeout": "30000",
}
MIGRATING = 7463_0001  # the advisory lock under which one process at a time brings the tables up to date
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 10.0  # seconds between attempts to listen again


class TableChange(msgspec.Struct, frozen=True):
    """What entries change beside the log: how the table stands after them, and whatever seats change hands."""

    state: State
    waiting: tuple[int, ...]
    result: str | None = None
    seats: Sequence[SeatRow] = ()
    """Replace the rows of these seats."""
    holders: Sequence[tuple[int, str]] = ()
    """Seat and account, added to those that may act for the seat."""
    released: Sequence[int] = ()
    """Seats that nobody may act for any more, except the holders added here."""
    rated: bool | None = None
    """Whether the result counts for ratings; None: as before."""
    finished: Result | None = None
    """The game has just ended, and this counts. It counts once, whatever is written later."""


class Listing(msgspec.Struct, frozen=True):
    """A table as a lobby shows it."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    held: tuple[int, ...] = ()
    """The seats that belong to the account whose tables were asked for."""


class Store:
    """Everything that must outlive the process. All errors of the database are `StoreError`."""

    def __init__(self, database: Database) -> None:
        """Bare; `Store.open` makes stores."""
        self._database = database

    @staticmethod
    async def open(url: str) -> Store:
        """Return the store at `sqlite:///FILE` or `postgresql://USER@HOST/NAME`, its tables made or brought up to date."""
        try:
            parsed = make_url(url)
            backend = parsed.get_backend_name()
        except (ArgumentError, ValueError):
            backend = "none"
        database: Database
        if backend in ("postgresql", "postgres"):
            database = Postgres(parsed)
        elif backend == "sqlite" and parsed.database and not parsed.database.startswith((":", "file:")):
            database = Sqlite(parsed.database)
        else:
            raise StoreError("store-bad-url", start=url.split(":")[0])  # no more of it: there may be a password in it
        try:
            await asyncio.to_thread(database.prepare)
        except BaseException:
            await database.close()
            raise
        return Store(database)

    async def close(self) -> None:
        """Finish what is being written, then let go of the database."""
        await self._database.close()

    # Settings

    async def setting(self, key: str) -> str | None:
        return await self._read(lambda connection: setting(connection, key))

    async def set_setting(self, key: str, value: str) -> None:
        def work(connection: Connection) -> None:
            new = if_absent(connection, schema.settings)
            connection.execute(new.on_conflict_do_update(index_elements=["key"], set_={"value": value}), {"key": key, "value": value})

        await self._write(work)

    async def setting_once(self, key: str, value: str) -> str:
        """Return the setting; it gets this value if it has none yet. All who ask at once get the same."""

        def work(connection: Connection) -> str:
            connection.execute(if_absent(connection, schema.settings).on_conflict_do_nothing(), {"key": key, "value": value})
            present = setting(connection, key)
            assert present is not None
            return present

        return await self._write(work)

    # Accounts

    async def create_account(self, account: Account) -> None:
        def work(connection: Connection) -> None:
            new = if_absent(connection, schema.accounts).on_conflict_do_nothing(index_elements=["login"])
            new = new.execution_options(preserve_rowcount=True)  # which SQLAlchemy does not do for inserts otherwise
            if connection.execute(new, asdict(account)).rowcount == 0:
                raise LoginTaken("store-login-taken", login=account.login)

        await self._write(work)

    async def account(self, account: str) -> Account | None:
        return await self._account(ACCOUNT.where(schema.accounts.c.id == account))

    async def account_by_login(self, login: str) -> Account | None:
        """Return the account with exactly this login; what counts as the same login is decided elsewhere."""
        return await self._account(ACCOUNT.where(schema.accounts.c.login == login))

    async def update_account(
        self,
        account: str,
        *,
        name: str | UnsetType = UNSET,
        login: str | UnsetType | None = UNSET,
        password: str | UnsetType | None = UNSET,
    ) -> None:
        """Change what is given."""
        given = {"name": name, "login": login, "password": password}
        changes = {field: value for field, value in given.items() if value is not UNSET}

        def work(connection: Connection) -> None:
            try:
                found = connection.execute(update(schema.accounts).where(schema.accounts.c.id == account).values(changes)).rowcount
            except IntegrityError:
                raise LoginTaken("store-login-taken", login=login) from None
            if not found:
                raise StoreError("store-no-account", account=account)

        if changes:
            await self._write(work)

    async def add_token(self, token: str, account: str, label: str) -> None:
        """Keep a token, given as its hash."""
        row = Token(token, account, label, time.time())
        await self._write(lambda connection: connection.execute(insert(schema.tokens), asdict(row)).close())

    async def account_by_token(self, token: str) -> Account | None:
        """Return the account that a token, given as its hash, belongs to."""
        return await self._account(ACCOUNT.join(schema.tokens).where(schema.tokens.c.hash == token))

    async def tokens_of(self, account: str) -> list[Token]:
        """Return the tokens of an account, the oldest first."""
        tokens = schema.tokens.c
        query = select(*columns(schema.tokens, Token)).where(tokens.account == account).order_by(tokens.created, tokens.hash)
        return await self._read(lambda connection: [Token(*row) for row in connection.execute(query)])

    async def remove_token(self, account: str, token: str) -> bool:
        """Take a token back; return whether the account had it."""
        tokens = schema.tokens.c
        query = delete(schema.tokens).where(tokens.hash == token, tokens.account == account)
        return await self._write(lambda connection: connection.execute(query).rowcount > 0)

    async def merge_accounts(self, guest: str, into: str) -> None:
        """Give everything of a guest to an account; the guest is no more."""
        await self._write(lambda connection: merge(connection, guest, into))

    # Tables

    async def create_table(
        self, table: TableRow, seats: Sequence[SeatRow], holders: Sequence[tuple[int, str]], entries: Sequence[Entry]
    ) -> None:
        """Write a new table with all that belongs to it."""
        check_numbers(entries, first=1)
        place = {"table_id": table.id}

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.tables), asdict(table))
            add(connection, insert(schema.seats), [place | asdict(seat) for seat in seats])
            add_holders(connection, table.id, holders)
            add(connection, APPENDED, [place | asdict(entry) for entry in entries])
            if connection.dialect.name == "postgresql":
                connection.execute(select(ANNOUNCED), announcement(table.id, len(entries)))

        await self._write(work)

    async def table(self, table: str) -> TableRow | None:
        def work(connection: Connection) -> TableRow | None:
            row = connection.execute(TABLE.where(schema.tables.c.id == table)).first()
            return TableRow(*row) if row else None

        return await self._read(work)

    async def seats(self, table: str) -> list[SeatRow]:
        """Return the seats of a table in their order."""
        query = select(*columns(schema.seats, SeatRow)).where(schema.seats.c.table_id == table).order_by(schema.seats.c.seat)
        return await self._read(lambda connection: [SeatRow(*row) for row in connection.execute(query)])

    async def holders(self, table: str) -> dict[int, set[str]]:
        """Return the accounts that may act for each seat; seats without any are left out."""
        query = select(schema.holders.c.seat, schema.holders.c.account).where(schema.holders.c.table_id == table)

        def work(connection: Connection) -> dict[int, set[str]]:
            held: dict[int, set[str]] = {}
            for seat, account in connection.execute(query):
                held.setdefault(seat, set()).add(account)
            return held

        return await self._read(work)

    async def add_holder(self, table: str, seat: int, account: str) -> None:
        """Let one more account act for a seat."""
        await self._write(lambda connection: add_holders(connection, table, [(seat, account)]))

    async def set_invite(self, table: str, seat: int, nonce: str) -> None:
        """Make all earlier invitations to a seat void."""
        await self._write(lambda connection: change_seat(connection, table, seat, {"invite": nonce}))

    async def append(self, table: str, entries: Sequence[Entry], *, change: TableChange | None = None) -> None:
        """Write the next entries of a table, and what they change, as one. When this returns they are on the disk.

        Raise `Conflict` if they do not follow the last entry there is: somebody was faster. After any other `StoreError` only the log says
        whether they were written, since the line to the database can break in the middle of it.
        """
        check_numbers(entries)
        await self._write(lambda connection: append(connection, table, entries, change))

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """Return the log of a table behind an entry."""
        entry = schema.entries.c
        query = select(*columns(schema.entries, Entry)).where(entry.table_id == table, entry.number > after).order_by(entry.number)
        return await self._read(lambda connection: [Entry(*row) for row in connection.execute(query)])

    async def last_number(self, table: str) -> int:
        """Return the number of the last entry, 0 if there is none."""
        query = select(func.coalesce(func.max(schema.entries.c.number), 0)).where(schema.entries.c.table_id == table)
        return await self._read(lambda connection: connection.execute(query).scalar_one())

    # The lobby

    async def tables_of(self, account: str, limit: int) -> list[Listing]:
        """Return the tables where an account holds a seat, and those that it owns, the newest change first."""
        held = select(schema.holders.c.table_id).where(schema.holders.c.account == account)
        return await self._listings(TABLE.where(or_(schema.tables.c.owner == account, schema.tables.c.id.in_(held))), limit, account)

    async def open_tables(self, limit: int) -> list[Listing]:
        """Return the listed tables that somebody can still join, the newest change first."""
        free = exists().where(schema.seats.c.table_id == schema.tables.c.id, schema.seats.c.kind == "free")
        return await self._listings(TABLE.where(schema.tables.c.state == "open", schema.tables.c.listed, free), limit)

    async def running_tables(self, limit: int) -> list[Listing]:
        """Return the listed tables where a game is going on, the newest change first."""
        return await self._listings(TABLE.where(schema.tables.c.state == "running", schema.tables.c.listed), limit)

    async def unfinished(self) -> list[str]:
        """Return all tables where a game is going on, the one that has waited longest first."""
        query = select(schema.tables.c.id).where(schema.tables.c.state == "running").order_by(schema.tables.c.changed, schema.tables.c.id)
        return await self._read(lambda connection: list(connection.scalars(query)))

    # Ratings

    async def ratings(self, game: str, subjects: Iterable[str]) -> dict[str, tuple[Rating, int]]:
        """Return how some stand in a game, and after how many games."""
        return await self._read(lambda connection: standings.found(connection, game, set(subjects)))

    async def standings_of(self, subject: str) -> dict[str, tuple[Rating, int]]:
        """Return by game how somebody stands, and after how many games."""
        return await self._read(lambda connection: standings.standings_of(connection, subject))

    async def results_at(self, table: str) -> list[ResultRow]:
        """Return what the result of a table said, seat by seat; nothing if it did not count."""
        return await self._read(lambda connection: standings.results_at(connection, table))

    async def results_of(self, subject: str) -> list[ResultRow]:
        """Return the last results of somebody, the oldest first."""
        return await self._read(lambda connection: standings.results_of(connection, subject))

    async def ladder(self, game: str, limit: int, account: str | None = None) -> standings.Ladder:
        """Return who stands where in a game, and where an account does."""
        return await self._read(lambda connection: standings.ladder(connection, game, limit, account))

    async def recompute_ratings(self) -> int:
        """Work all ratings out anew from the results; return how many games were rated."""
        return await self._write(standings.recompute)

    # Between processes

    def listen(self) -> AsyncGenerator[tuple[str, int], None]:
        """Yield the table and the number of the last entry whenever some process has written, also this one; on SQLite never.

        These are hints: some may come twice or not at all. It goes on until it is closed, or the task that waits for it is cancelled.
        """
        return self._database.listen()

    # Inside

    async def _read(self, work: Work[T]) -> T:
        try:
            return await self._database.read(work)
        except (DBAPIError, PoolTimeout) as error:
            raise failure(error) from error

    async def _write(self, work: Work[T]) -> T:
        try:
            return await self._database.write(work)
        except (DBAPIError, PoolTimeout) as error:
            raise failure(error) from error

    async def _account(self, query: Select[Any]) -> Account | None:
        def work(connection: Connection) -> Account | None:
            row = connection.execute(query).first()
            return Account(*row) if row else None

        return await self._read(work)

    async def _listings(self, query: Select[Any], limit: int, account: str | None = None) -> list[Listing]:
        query = query.order_by(schema.tables.c.changed.desc(), schema.tables.c.id).limit(limit)

        def work(connection: Connection) -> list[Listing]:
            tables = [TableRow(*row) for row in connection.execute(query)]
            ids = [table.id for table in tables]
            seats: dict[str, list[SeatRow]] = {table: [] for table in ids}
            held: dict[str, list[int]] = {table: [] for table in ids}
            seat, holder = schema.seats.c, schema.holders.c
            for table, *row in connection.execute(SEAT.where(seat.table_id.in_(ids)).order_by(seat.table_id, seat.seat)):
                seats[table].append(SeatRow(*row))
            if account is not None:
                own = select(holder.table_id, holder.seat).where(holder.account == account, holder.table_id.in_(ids)).order_by(holder.seat)
                for table, number in connection.execute(own):
                    held[table].append(number)
            return [Listing(table, tuple(seats[table.id]), tuple(held[table.id])) for table in tables]

        return await self._read(work)


# What is done in a transaction

ACCOUNT = select(*columns(schema.accounts, Account))
TABLE = select(*columns(schema.tables, TableRow))
SEAT = select(schema.seats.c.table_id, *columns(schema.seats, SeatRow))

# Built once: an append is written faster than its statements are put together.
LAST = select(func.coalesce(func.max(schema.entries.c.number), 0)).where(schema.entries.c.table_id == bindparam("table"))
FOLLOWS = update(schema.tables).where(schema.tables.c.id == bindparam("table"), LAST.scalar_subquery() == bindparam("before"))
APPENDED = insert(schema.entries)
ANNOUNCED = func.pg_notify(CHANNEL, bindparam("message"))
FOLLOWS_AND_ANNOUNCED = FOLLOWS.returning(ANNOUNCED)  # saves PostgreSQL a way to and fro


def append(connection: Connection, table: str, entries: Sequence[Entry], change: TableChange | None) -> None:
    first, last = entries[0], entries[-1]
    standing: dict[str, Any] = {"state": change.state, "waiting": change.waiting, "result": change.result} if change else {}
    if change and change.rated is not None:
        standing["rated"] = change.rated
    values = {"table": table, "before": first.number - 1, "changed": last.at, **standing}
    if connection.dialect.name == "postgresql":
        follows = connection.execute(FOLLOWS_AND_ANNOUNCED, values | announcement(table, last.number)).rowcount
    else:
        follows = connection.execute(FOLLOWS, values).rowcount
    if not follows:
        if connection.execute(select(schema.tables.c.id).where(schema.tables.c.id == table)).first():
            raise Conflict("store-conflict", table=table, number=first.number)
        raise StoreError("store-no-table", table=table)
    try:
        add(connection, APPENDED, [{"table_id": table, **asdict(entry)} for entry in entries])
    except IntegrityError:  # another process wrote the same number at the same time
        raise Conflict("store-conflict", table=table, number=first.number) from None
    if change:
        for seat in change.seats:
            change_seat(connection, table, seat.seat, asdict(seat))
        if change.released:
            holder = schema.holders.c
            connection.execute(delete(schema.holders).where(holder.table_id == table, holder.seat.in_(change.released)))
        add_holders(connection, table, change.holders)
        if change.finished:
            standings.count_result(connection, table, change.finished)


def merge(connection: Connection, guest: str, into: str) -> None:
    account, holder = schema.accounts.c, schema.holders.c
    both = select(account.id).where(account.id.in_([guest, into])).order_by(account.id).with_for_update()
    missing = {guest, into} - set(connection.scalars(both))
    if missing:
        raise StoreError("store-no-account", account=min(missing))
    if guest == into:
        return
    theirs = select(holder.table_id, holder.seat, literal(into, schema.StoredText)).where(holder.account == guest)
    moved = if_absent(connection, schema.holders).from_select(["table_id", "seat", "account"], theirs).on_conflict_do_nothing()
    connection.execute(moved)  # where both sat at the same seat, one is enough
    connection.execute(delete(schema.holders).where(holder.account == guest))
    connection.execute(update(schema.tables).where(schema.tables.c.owner == guest).values(owner=into))
    connection.execute(update(schema.tokens).where(schema.tokens.c.account == guest).values(account=into))
    connection.execute(delete(schema.accounts).where(account.id == guest))


def setting(connection: Connection, key: str) -> str | None:
    return connection.execute(select(schema.settings.c.value).where(schema.settings.c.key == key)).scalar_one_or_none()


def change_seat(connection: Connection, table: str, number: int, values: dict[str, Any]) -> None:
    seat = schema.seats.c
    if not connection.execute(update(schema.seats).where(seat.table_id == table, seat.seat == number).values(values)).rowcount:
        raise StoreError("store-no-seat", table=table, seat=number)


def add_holders(connection: Connection, table: str, holders: Iterable[tuple[int, str]]) -> None:
    rows = [{"table_id": table, "seat": seat, "account": account} for seat, account in holders]
    if rows:
        connection.execute(if_absent(connection, schema.holders).on_conflict_do_nothing(), rows)


def add(connection: Connection, new: Insert, rows: list[dict[str, Any]]) -> None:
    if rows:
        connection.execute(new, rows if len(rows) > 1 else rows[0])  # for a list of one both drivers take a slower way


def announcement(table: str, number: int) -> dict[str, str]:
    """Return what other processes are told as soon as it is written."""
    return {"message": f"{table} {number}"}


def check_numbers(entries: Sequence[Entry], first: int | None = None) -> None:
    numbers = [entry.number for entry in entries]
    begin = first if first is not None else min(numbers, default=0)
    if not numbers or numbers != list(range(begin, begin + len(numbers))):
        raise ValueError(f"entries must be numbered one after the other, not {numbers}")


def failure(error: DBAPIError | PoolTimeout) -> StoreError:
    """Return what the database says, as an error of the house."""
    if isinstance(error, IntegrityError):
        return StoreError("store-refused", problem=reason(error))
    return StoreError("store-failed", problem=reason(error))


def reason(error: SQLAlchemyError) -> str:
    """Return what the database itself says, without the statement and its values."""
    return str(error.orig if isinstance(error, DBAPIError) else error).strip()


# How it is run


class Job(NamedTuple):
    """Work that waits to be written."""

    work: Work[Any]
    done: asyncio.Future[Any]


class Database:
    """Runs work, each in a transaction that is undone if the work raises."""

    def __init__(self, writing: Engine, reading: Engine) -> None:
        self._writing = writing
        self._reading = reading
        self._writer = ThreadPoolExecutor(1, "store-writer")
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._waiting: list[Job] = []
        self._round: asyncio.Task[None] | None = None
        self._closed = False

    def prepare(self) -> None:
        """See that it can be used, and bring its tables up to date."""
        raise NotImplementedError

    def listen(self) -> AsyncGenerator[tuple[str, int], None]:
        raise NotImplementedError

    async def read(self, work: Work[T]) -> T:
        self._check_open()
        return await asyncio.get_running_loop().run_in_executor(self._readers, transaction, self._reading, work)

    async def write(self, work: Work[T]) -> T:
        self._check_open()
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append(Job(work, done))
        if self._round is None or self._round.done():
            self._round = asyncio.create_task(self._write_waiting())
        return await done

    async def _write_waiting(self) -> None:
        """Write in batches until nobody waits; what comes while one is on its way to the disk makes the next."""
        loop = asyncio.get_running_loop()
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
            try:
                outcomes = await loop.run_in_executor(self._writer, self._write_batch, [job.work for job in batch])
            except Exception as error:
                outcomes = [(None, error)] * len(batch)
            for job, (value, problem) in zip(batch, outcomes, strict=True):
                if job.done.done():  # cancelled: nobody waits for it
                    continue
                if problem is None:
                    job.done.set_result(value)
                else:
                    job.done.set_exception(problem)

    def _write_batch(self, batch: list[Work[Any]]) -> list[tuple[Any, Exception | None]]:
        """Do all work in one transaction; return what each returned or raised.

        Nearly always all goes well. Savepoints, which would double the statements, are for the second try.
        """
        try:
            return transaction(self._writing, lambda connection: [(work(connection), None) for work in batch])
        except Exception as error:
            if isinstance(error, DBAPIError) and error.connection_invalidated:
                raise  # if the line broke, it may be written all the same, and a second try would only find itself in its way
            return transaction(self._writing, lambda connection: [attempt(connection, work) for work in batch])

    def _check_open(self) -> None:
        if self._closed:
            raise StoreError("store-closed")

    async def close(self) -> None:
        self._closed = True
        if self._round:
            await asyncio.wait([self._round])
        await asyncio.to_thread(self._let_go)

    def _let_go(self) -> None:
        self._readers.shutdown()
        self._writer.shutdown()
        self._reading.dispose()
        self._writing.dispose()


def transaction(engine: Engine, work: Work[T]) -> T:
    with engine.begin() as connection:
        return work(connection)


def attempt(connection: Connection, work: Work[Any]) -> tuple[Any, Exception | None]:
    """Return what the work returns, or the error after which nothing of it is left."""
    connection.exec_driver_sql("SAVEPOINT attempt")
    try:
        value = work(connection)
    except Exception as error:
        connection.exec_driver_sql("ROLLBACK TO SAVEPOINT attempt")  # fails if that ended the whole transaction, as a full disk may
        connection.exec_driver_sql("RELEASE SAVEPOINT attempt")
        return None, error
    connection.exec_driver_sql("RELEASE SAVEPOINT attempt")
    return value, None


class Sqlite(Database):
    """A file, which this process has for itself."""

    def __init__(self, path: str) -> None:
        super().__init__(sqlite_engine(path, "BEGIN IMMEDIATE", 1), sqlite_engine(path, "BEGIN", READERS, "query_only=ON"))
        self._path = path

    def prepare(self) -> None:
        try:
            Path(self._path).touch(mode=0o600)  # there are secrets in it
        except OSError as error:
            raise StoreError("store-cannot-open", name=self._path, problem=file_problem(error)) from error
        try:
            transaction(sqlite_engine(self._path, "BEGIN IMMEDIATE", None, "foreign_keys=OFF"), migrations.upgrade)
            mode = transaction(self._writing, lambda connection: connection.exec_driver_sql("PRAGMA journal_mode").scalar_one())
        except DBAPIError as error:
            if getattr(error.orig, "sqlite_errorname", "") == "SQLITE_NOTADB":
                raise StoreError("store-not-a-database", path=self._path) from error
            raise StoreError("store-cannot-open", name=self._path, problem=reason(error)) from error
        if mode != "wal":  # so on some network drives, where reading and writing would stand in each other's way
            raise StoreError("store-no-wal", path=self._path)

    async def listen(self) -> AsyncGenerator[tuple[str, int], None]:
        """There is no other process to hear of."""
        await asyncio.Event().wait()
        yield LOOK_AT_ALL


def sqlite_engine(path: str, begin: str, connections: int | None, *pragmas: str) -> Engine:
    """Return an engine that begins transactions itself, because Python's driver does so too late for savepoints and for `IMMEDIATE`."""
    pool: dict[str, Any] = {"poolclass": NullPool} if connections is None else {"pool_size": connections, "max_overflow": 0}
    engine = create_engine(URL.create("sqlite", database=path), **pool)

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, record: object) -> None:
        connection.isolation_level = None
        for pragma in (f"busy_timeout={PATIENCE * 1000}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", *pragmas):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin_itself(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


class Postgres(Database):
    """A server, which other processes may use too."""

    def __init__(self, url: URL) -> None:
        self._url = url.set(drivername="postgresql+psycopg")
        self._url = self._url.update_query_dict({name: value for name, value in LINE.items() if name not in url.query})
        super().__init__(postgres_engine(self._url, 1), postgres_engine(self._url, READERS, isolation_level="AUTOCOMMIT"))

    def prepare(self) -> None:
        try:
            transaction(self._writing, self._prepare)
        except SQLAlchemyError as error:
            name = f"{self._url.host or ''}/{self._url.database or ''}"  # the password is nobody's business
            raise StoreError("store-cannot-open", name=name, problem=reason(error)) from error

    def _prepare(self, connection: Connection) -> None:
        encoding = connection.exec_driver_sql("SHOW server_encoding").scalar_one()
        if encoding != "UTF8":
            raise StoreError("store-encoding", encoding=encoding)
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
        migrations.upgrade(connection)

    async def listen(self) -> AsyncGenerator[tuple[str, int], None]:
        address = self._url.set(drivername="postgresql").render_as_string(hide_password=False)
        pause = FIRST_PAUSE
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    pause = FIRST_PAUSE
                    yield LOOK_AT_ALL
                    async for notice in connection.notifies():
                        table, _, number = notice.payload.rpartition(" ")
                        if number.isdecimal():
                            yield table, int(number)
            except psycopg.OperationalError:
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)


def postgres_engine(url: URL, connections: int, **options: Any) -> Engine:
    # The ping is so that nobody notices when the server was started again.
    return create_engine(url, pool_size=connections, max_overflow=0, pool_pre_ping=True, **options)
