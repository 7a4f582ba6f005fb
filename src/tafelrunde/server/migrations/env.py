"""What Alembic runs for each of its commands. The connection is given by the caller, see `migrations/__init__.py`."""

from __future__ import annotations

from typing import Any, Literal

from alembic import context
from sqlalchemy import Text, TypeDecorator

from tafelrunde.server.schema import metadata


def ours(thing: Any, name: str | None, kind: str, reflected: bool, compared_to: Any) -> bool:
    """Whether a new revision looks at it; tables that others keep in the same database are left alone."""
    return kind != "table" or name in metadata.tables


def rendered(kind: str, thing: Any, autogenerating: Any) -> str | Literal[False]:
    """Write our own kinds of text as what the database makes of them: a revision must not change when the code does."""
    return "sa.Text()" if kind == "type" and isinstance(thing, TypeDecorator) and isinstance(thing.impl, Text) else False


context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    include_object=ours,
    render_item=rendered,
    render_as_batch=True,  # SQLite cannot change a table otherwise
)
with context.begin_transaction():
    context.run_migrations()
