"""Programs that the tests need and no Python package brings: a browser, a PostgreSQL, what examples of the documentation use."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from make.shared import WORK

LOG: Final = WORK / "programs.log"
PATIENCE: Final = 1200  # seconds to wait for a package manager that somebody else holds


class Program(NamedTuple):
    """Debian's packages of which one will do, programs of which one will do, and what is tested with it."""

    packages: tuple[str, ...]
    programs: tuple[str, ...]
    tested: str

    def find(self) -> Path | None:
        """Where it is; Debian keeps the programs of PostgreSQL off the path, one folder for each version."""
        for name in self.programs:
            if found := shutil.which(name):
                return Path(found)
            versions = Path("/usr/lib/postgresql").glob(f"*/bin/{name}")
            for path in sorted(versions, key=lambda path: float(path.parts[-3]), reverse=True):
                return path
        return None


BROWSER: Final = Program(
    ("chromium-headless-shell", "chromium"),  # without its windows it starts in half the time; not every release has it
    ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"),
    "the client in a browser",
)
POSTGRES: Final = Program(("postgresql",), ("initdb",), "the store on PostgreSQL")
EXAMPLES: Final = [Program((name,), (name,), "the examples of the documentation") for name in ("curl", "jq")]


def missing() -> list[Program]:
    """What is not on this machine."""
    return [program for program in (BROWSER, POSTGRES, *EXAMPLES) if program.find() is None]


def prepare(say: Callable[[str], None]) -> None:
    """Install the programs where that is possible; otherwise say what is left out for want of them."""
    if missing() and sys.platform == "linux" and os.geteuid() == 0 and shutil.which("apt-get"):
        say(f"Installing {', '.join(program.packages[0] for program in missing())} …")
        LOG.parent.mkdir(exist_ok=True)
        LOG.unlink(missing_ok=True)
        apt("update", say=say)
        for program in missing():
            any(apt("install", "-y", "--no-install-recommends", package, say=say) for package in program.packages)
    for program in missing():
        fate = "fail" if os.environ.get("TAFELRUNDE_TEST_ALL") == "1" else "are skipped"
        package = program.packages[-1]
        say(f"There is no {package} (Debian and Ubuntu: apt-get install {package}): the tests of {program.tested} {fate}.")


def apt(*arguments: str, say: Callable[[str], None]) -> bool:
    """Run apt-get and return whether it went well; while somebody else holds the package manager, wait."""
    quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C"}
    until = time.monotonic() + PATIENCE
    while True:
        done = subprocess.run(["apt-get", "-qq", *arguments], env=quietly, stdin=subprocess.DEVNULL, capture_output=True, text=True)
        with LOG.open("a", encoding="utf-8") as log:
            log.write(done.stdout + done.stderr)
        if done.returncode == 0 or "Could not get lock" not in done.stderr or time.monotonic() > until:
            return done.returncode == 0
        say("Another process holds the package manager; waiting for it to end.")
        time.sleep(10)
