"""What the store keeps: the tables of the database, and their rows as everybody else sees them.

Text, whole numbers, doubles and booleans only, so that SQLite and PostgreSQL hold the same. Times are seconds since the epoch, ids text.
Whoever changes a table here writes a migration with it (`python -m tafelrunde.server.migrations`).
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Dialect,
    Double,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
    false,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DontWrapMixin

from tafelrunde.kernel.errors import TafelrundeError

State = Literal["open", "running", "over"]
SeatKind = Literal["person", "bot", "free"]


# What can go wrong


class StoreError(TafelrundeError):
    """The database cannot be opened, does not answer or does not take what it is given."""


class Conflict(StoreError):
    """Somebody else has written the next entry of the table. Nothing of this one is written; the fresh log says what happened."""


class LoginTaken(StoreError):
    """Another account has that login."""


class BadText(StoreError, DontWrapMixin):
    """A text has a character that a database cannot keep."""


# Columns


class StoredText(TypeDecorator[str]):
    """Text. What PostgreSQL cannot keep is refused before either database sees it, so that both refuse the same."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        if value is not None and not value.isascii():
            try:
                value.encode()
            except UnicodeEncodeError:  # half of a surrogate pair
                raise BadText("store-bad-text") from None
        if value is not None and "\0" in value:
            raise BadText("store-bad-text")
        return value


class SeatNumbers(TypeDecorator[tuple[int, ...]]):
    """Numbers of seats, as a JSON list."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: tuple[int, ...] | None, dialect: Dialect) -> str | None:
        return None if value is None else msgspec.json.encode(value).decode()

    def process_result_value(self, value: str | None, dialect: Dialect) -> tuple[int, ...] | None:
        return None if value is None else msgspec.json.decode(value, type=tuple[int, ...])


def text(name: str, *arguments: Any, null: bool = False) -> Column[Any]:
    return Column(name, StoredText, *arguments, nullable=null)


# Tables. Every constraint has a name, because a migration can only change what it can name.

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

settings = Table(
    "settings",
    metadata,
    text("key"),
    text("value"),
    PrimaryKeyConstraint("key"),
)

accounts = Table(
    "accounts",
    metadata,
    text("id"),
    text("name"),
    text("login", null=True),  # of guests there is none
    text("password", null=True),  # hashed
    Column("created", Double, nullable=False),
    PrimaryKeyConstraint("id"),
    UniqueConstraint("login"),
)

tokens = Table(
    "tokens",
    metadata,
    text("hash"),
    text("account", ForeignKey("accounts.id")),
    text("label"),
    Column("created", Double, nullable=False),
    PrimaryKeyConstraint("hash"),
    Index(None, "account"),
)

tables = Table(
    "tables",
    metadata,
    text("id"),
    text("game"),
    text("state"),
    Column("players", Integer, nullable=False),
    Column("listed", Boolean, nullable=False),
    text("owner", ForeignKey("accounts.id")),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("waiting", SeatNumbers, nullable=False),
    text("result", null=True),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("rated", Boolean, nullable=False, server_default=false()),
    PrimaryKeyConstraint("id"),
    Index(None, "owner"),
    Index(None, "state", "listed", "changed"),  # the lobby
)

seats = Table(
    "seats",
    metadata,
    text("table_id", ForeignKey("tables.id")),
    Column("seat", Integer, nullable=False),
    text("kind"),
    text("name"),
    text("bot", null=True),
    text("invite"),
    PrimaryKeyConstraint("table_id", "seat"),
)

holders = Table(
    "holders",
    metadata,
    text("table_id"),
    Column("seat", Integer, nullable=False),
    text("account", ForeignKey("accounts.id")),
    PrimaryKeyConstraint("table_id", "seat", "account"),
    ForeignKeyConstraint(["table_id", "seat"], ["seats.table_id", "seats.seat"]),
    Index(None, "account"),
)

entries = Table(
    "entries",
    metadata,
    text("table_id", ForeignKey("tables.id")),
    Column("number", Integer, nullable=False),
    text("kind"),
    Column("seat", Integer, nullable=True),
    text("body"),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)

# How well everybody plays. Whoever is meant, the subject, is an account or `bot:LEVEL`.

ratings = Table(
    "ratings",
    metadata,
    text("subject"),
    text("game"),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    PrimaryKeyConstraint("subject", "game"),
    Index(None, "game", "mu"),  # the ladder
)

results = Table(
    "results",
    metadata,
    text("table_id", ForeignKey("tables.id")),
    Column("seat", Integer, nullable=False),
    Column("number", Integer, nullable=False),  # of the game, in the order in which they count
    text("subject"),
    text("game"),
    Column("side", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("together", Boolean, nullable=False),
    Column("mu_before", Double, nullable=True),  # nothing where all played together against the game
    Column("sigma_before", Double, nullable=True),
    Column("mu", Double, nullable=True),
    Column("sigma", Double, nullable=True),
    PrimaryKeyConstraint("table_id", "seat"),
    Index(None, "number"),
    Index(None, "subject", "number"),
    Index(None, "game", "together"),
)


# Rows. Their fields are named like the columns they are read from.


class Account(msgspec.Struct, frozen=True):
    """Somebody who plays. A guest has neither login nor password."""

    id: str
    name: str
    login: str | None
    password: str | None
    """Its hash, for nobody outside the server."""
    created: float


class Token(msgspec.Struct, frozen=True):
    """What lets a browser or a program act for an account. Only the hash of it is kept."""

    hash: str
    account: str
    label: str
    created: float


class TableRow(msgspec.Struct, frozen=True):
    """A table without its log: what a lobby shows of it."""

    id: str
    game: str
    state: State
    players: int
    listed: bool
    """Whether the lobby shows it to everybody."""
    owner: str
    created: float
    changed: float
    """When its last entry was written."""
    waiting: tuple[int, ...] = ()
    """The seats that owe a decision."""
    result: str | None = None
    hints: bool = False
    """Whether people may ask there what a strong player would play."""
    rated: bool = False
    """Whether its result counts for ratings."""


class SeatRow(msgspec.Struct, frozen=True):
    """A seat at a table, and who sits there."""

    seat: int
    kind: SeatKind
    name: str = ""
    bot: str | None = None
    invite: str = ""
    """What an invitation must know; a new one makes all earlier invitations void."""


class Entry(msgspec.Struct, frozen=True):
    """One entry in the log of a table. It is never changed."""

    number: int
    kind: str
    seat: int | None
    body: str
    """JSON, which the store does not look into."""
    at: float


class ResultRow(msgspec.Struct, frozen=True):
    """What a finished game said about whoever sat on a seat; the ratings are None where all played together against the game."""

    table_id: str
    seat: int
    number: int
    subject: str
    game: str
    side: int
    place: int
    at: float
    together: bool
    mu_before: float | None
    sigma_before: float | None
    mu: float | None
    sigma: float | None


def columns(table: Table, row: type[msgspec.Struct]) -> list[Column[Any]]:
    """Return the columns of a table in the order of the fields, so that `row(*…)` takes them."""
    return [table.c[name] for name in row.__struct_fields__]


def if_absent(connection: Connection, table: Table) -> Any:
    """Return an insert that can say what to do about a row that is there already. Both databases spell it alike, SQLAlchemy does not."""
    return postgresql.insert(table) if connection.dialect.name == "postgresql" else sqlite.insert(table)
