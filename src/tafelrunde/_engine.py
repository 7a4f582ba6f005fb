"""Which engine runs: the modules that mypyc has built, or their sources.

Python prefers a built module to the source beside it, even when the source has changed since. So a built module is
never trusted for being there: `make/engine.py` writes a stamp, last of all, that says from which sources, for which
Python and into which files it has built. Unless all of that still holds, the sources run.

`tafelrunde/__init__.py` calls `select()` before anything else is imported. This module is also loaded by path, without
the package, by `make/engine.py`: the stamp is written and read by the same code. It runs at every start, so it
imports little.
"""

from __future__ import annotations

import glob
import json
import os
import sys
from collections.abc import Iterable
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES, FileFinder, SourceFileLoader
from typing import Any, Final, Literal

STAMP: Final = "_engine_stamp.json"
PYTHON: Final = EXTENSION_SUFFIXES[0]  # ends the name of every built module: interpreter, version and platform

_PACKAGE: Final = os.path.dirname(os.path.abspath(__file__))
_reason: str | None = None  # why the sources run, "" if they do not; None before select()


def sources(package: str, patterns: Iterable[str]) -> list[str]:
    """The modules below `package` that match the glob patterns, as sorted names with forward slashes."""
    names = {name.replace(os.sep, "/") for pattern in patterns for name in glob.glob(pattern, root_dir=package)}
    return sorted(names)


def fingerprint(package: str, names: Iterable[str]) -> str:
    """A hash over the names and the contents of the modules."""
    total = sha256()
    for name in names:
        with open(os.path.join(package, name), "rb") as file:
            content = file.read()
        total.update(f"{name}\0{len(content)}\0".encode())
        total.update(content)
    return total.hexdigest()


def stamp(package: str, patterns: list[str], built: list[str], opt: int) -> dict[str, Any]:
    """What is to be written beside freshly built modules."""
    names = sources(package, patterns)
    return {
        "python": PYTHON,
        "opt": opt,
        "patterns": patterns,
        "sources": fingerprint(package, names),
        "built": sorted(built),
    }


def flaw(package: str = _PACKAGE) -> str:
    """Why the built modules of `package` must not run; empty if they may."""
    try:
        with open(os.path.join(package, STAMP), encoding="utf-8") as file:
            made = json.load(file)
    except FileNotFoundError:
        return "not compiled"
    except (OSError, ValueError):
        return "the stamp of the compiled modules cannot be read"
    try:
        if made["python"] != PYTHON:
            return "compiled for another Python"
        if not all(os.path.exists(os.path.join(package, name)) for name in made["built"]):
            return "a compiled module is missing"
        if made["sources"] != fingerprint(package, sources(package, made["patterns"])):
            return "the sources have changed since they were compiled"
    except (KeyError, TypeError, OSError):
        return "the stamp of the compiled modules cannot be read"
    return ""


def select() -> None:
    """Decide once, at the first import of the package, which engine this process runs."""
    global _reason
    if _reason is None:
        forced = os.environ.get("TAFELRUNDE_PURE", "") not in ("", "0")
        _reason = "forced by TAFELRUNDE_PURE" if forced else flaw()
        if _reason:
            _force_sources()


def mode() -> Literal["compiled", "pure"]:
    """The engine that this process runs."""
    return "pure" if reason() else "compiled"


def reason() -> str:
    """Why the sources run; empty if the compiled modules do."""
    select()
    return _reason or ""


def _force_sources() -> None:
    """Let Python see nothing but `.py` files in this package.

    Also when nothing is built: a compilation that ends while this process runs must not mix into it. It is done by a
    path hook, not by a finder in front of the others, because these would still be asked for what ours does not find,
    and would find the built remains of a module whose source is gone.
    """

    def hook(path: str) -> FileFinder:
        if path != _PACKAGE and not path.startswith(_PACKAGE + os.sep):
            raise ImportError(name=path)  # the way for a hook to say: not mine
        return FileFinder(path, (SourceFileLoader, [".py"]))

    sys.path_hooks.insert(0, hook)
    for path in list(sys.path_importer_cache):  # the import of this very module has left an ordinary finder there
        if path == _PACKAGE or path.startswith(_PACKAGE + os.sep):
            del sys.path_importer_cache[path]
