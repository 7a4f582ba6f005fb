"""Brings a database to the tables that `server/schema.py` describes: an empty one and one of an older version alike."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from tafelrunde.server.schema import StoreError

FOLDER = Path(__file__).parent


def config(connection: Connection) -> Config:
    """Return Alembic's settings for a connection; there is no alembic.ini, because an installed server has no place for it."""
    settings = Config(attributes={"connection": connection})
    settings.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    settings.set_main_option("file_template", "r%%(rev)s_%%(slug)s")  # begins with a letter, so that it is a module like others
    return settings


def upgrade(connection: Connection) -> None:
    """Carry out what is missing, within the transaction of the connection: all of it or nothing.

    On SQLite the connection must not watch over foreign keys: a table is changed there by copying it, and dropping the old one would take
    all rows with it that refer to it. They are checked at the end instead.
    """
    settings = config(connection)
    scripts = ScriptDirectory.from_config(settings)
    present = set(MigrationContext.configure(connection).get_current_heads())
    unknown = present - {script.revision for script in scripts.walk_revisions()}
    if unknown:
        raise StoreError("store-newer", revision=", ".join(sorted(unknown)))
    if present == set(scripts.get_heads()):
        return
    command.upgrade(settings, "head")
    if connection.dialect.name == "sqlite":
        dangling = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
        if dangling:
            raise RuntimeError(f"a migration leaves rows that refer to nothing: {dangling[:5]}")
