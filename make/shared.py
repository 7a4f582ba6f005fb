"""What the build scripts share: where things lie, locks between processes, and files of notes. Nothing but Python is needed for it."""

from __future__ import annotations

import contextlib
import json
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = ROOT / "src" / "tafelrunde"
WORK: Final = ROOT / ".build"


class BuildError(Exception):
    """Something cannot be built; the message is one line for the user."""


@contextlib.contextmanager
def lock(path: Path, notice: str = "") -> Iterator[None]:
    """Hold a lock that the operating system drops with the process; while waiting for another, say so."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a+b") as file:
        if not _try_lock(file.fileno()):
            if notice:
                print(notice, file=sys.stderr)
            while not _try_lock(file.fileno()):
                time.sleep(0.2)
        yield


def is_locked(path: Path) -> bool:
    """Whether another process holds the lock."""
    if not path.exists():
        return False
    with path.open("a+b") as file:
        return not _try_lock(file.fileno())


def _try_lock(descriptor: int) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            os.lseek(descriptor, 0, os.SEEK_SET)
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def read_json(path: Path) -> dict[str, Any]:
    """A JSON object from a file; an unreadable one is as good as an empty one."""
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return content if isinstance(content, dict) else {}
