"""Kill the server while people play, and look whether anything is lost: python bench/kill.py [--times 200] [--postgres].

The same as tests/test_kill.py, only more of it.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from killing import kill_again_and_again


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1, help="of the moments and the plays; what happens still depends on the machine")
    parser.add_argument("--postgres", action="store_true", help="on a PostgreSQL server that is started for this")
    arguments = parser.parse_args()
    begin = time.monotonic()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = None
        if arguments.postgres:
            from postgres import Server, fresh_database

            server = Server()
            stack.callback(server.remove)
            database = stack.enter_context(fresh_database(server))
        summary = asyncio.run(kill_again_and_again(folder, arguments.times, database, arguments.seed))
    print(summary.text())
    print(f"in {time.monotonic() - begin:.0f} s")
    return 1 if summary.faults or summary.lost or summary.doubled else 0


if __name__ == "__main__":
    sys.exit(main())
