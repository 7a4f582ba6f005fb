"""Writes a new revision: what changed in `schema.py` since the last one.

python -m tafelrunde.server.migrations "tables have a pace"
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import URL, NullPool, create_engine

from tafelrunde.server.migrations import config, upgrade


def main(message: str) -> None:
    with TemporaryDirectory() as folder:
        engine = create_engine(URL.create("sqlite", database=str(Path(folder, "head.db"))), poolclass=NullPool)
        with engine.begin() as connection:
            upgrade(connection)
            settings = config(connection)
            number = 1 + len(list(ScriptDirectory.from_config(settings).walk_revisions()))
            command.revision(settings, message, autogenerate=True, rev_id=f"{number:04}")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
