"""Imports point downwards: the kernel knows no game, a game knows only the kernel, nobody knows a game's insides."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "tafelrunde"

# What the modules of a layer must not import.
FORBIDDEN = {
    "kernel": ("games", "bots", "arena", "rl", "server", "cli"),
    "bots": ("arena", "rl", "server", "cli"),
    "arena": ("server", "cli"),
    "server": ("arena", "rl", "cli"),
}

# What names a game although it belongs to none, and why.
NAMES_A_GAME = {
    "__init__.py": "an example of how a match is made",
    "kernel/record.py": "an example of a record",
    "kernel/written.py": "an example of its command",
}

# The server's framework may be replaced: only these modules know it.
FRAMEWORK = ("litestar", "uvicorn")
KNOW_THE_FRAMEWORK = ("api.py", "app.py", "pages.py", "serve.py", "sockets.py")

# All that a game may import from the package, besides itself.
GAME_MAY = ("kernel", "texts")


def imports(path: Path, package: Path) -> Iterator[tuple[int, tuple[str, ...]]]:
    """The imports that a file makes from the package: the line and the path below it, ("games", "ethnos", "state").

    `from a import b` counts as a.b: whether b is a module or a thing in one, it is below a.
    """
    here = (package.name, *path.relative_to(package).parts[:-1])
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name.split(".") for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = here[: len(here) - node.level + 1] if node.level else ()
            module = [*base, *(node.module.split(".") if node.module else [])]
            names = [[*module, alias.name] for alias in node.names]
        else:
            continue
        for top, *below in names:
            if top == package.name and below:
                yield node.lineno, tuple(below)


def is_allowed(importer: tuple[str, ...], imported: tuple[str, ...], package: Path) -> bool:
    """Whether the file with this path below the package may import that."""
    if importer[0] == "games" and importer[2:3] == ("engine",):  # the rules know neither words nor pictures
        return imported[0] == "kernel" or imported[:3] == importer[:3]
    if importer[0] == "games" and len(importer) > 2:
        return imported[:2] == importer[:2] or imported[0] in GAME_MAY
    if imported[0] in FORBIDDEN.get(importer[0], ()):
        return False
    names_a_game = imported[0] == "games" and package.joinpath(*imported[:2]).is_dir() and len(imported) > 1
    if names_a_game:  # the registry alone does, and takes only what the package of a game offers
        inside = package.joinpath(*imported[:3])
        is_module = len(imported) > 2 and (inside.is_dir() or inside.with_suffix(".py").exists())
        return importer == ("games", "__init__.py") and not is_module
    return True


TASTE = ("allocation", "answers", "judgement", "odds", "prospect", "taste", "valuation")
"""Modules of an engine that say what is good. They import the rules, never the other way round."""
ASKED_BY_RULES = {
    ("ante_portas", "state", "answers"),  # records of version 1 replay by it; nothing in it may change
    ("mighty_empires", "hidden", "judgement"),  # what hidden orders a bot imagines
    ("mighty_empires", "state", "judgement"),  # some of countless plays
    ("seventh_stone", "hidden", "allocation"),
    ("seventh_stone", "state", "allocation"),
}
"""Game, module and what it imports: for search, never for what a play does."""


def rules_that_ask(package: Path) -> set[tuple[str, str, str]]:
    """Return the rules that import what is good: game, module and what it imports."""
    return {
        (path.parts[-3], path.stem, imported[3])
        for path in sorted(package.glob("games/*/engine/*.py"))
        for _, imported in imports(path, package)
        if imported[0] == "games" and len(imported) > 3 and imported[3] in TASTE and path.stem not in TASTE
    }


def test_no_rule_asks_what_is_good() -> None:
    assert rules_that_ask(PACKAGE) - ASKED_BY_RULES == set()


def violations(package: Path) -> list[str]:
    return [
        f"{path.relative_to(package).as_posix()}:{line} imports {'.'.join(imported)}"
        for path in sorted(package.rglob("*.py"))
        for line, imported in imports(path, package)
        if not is_allowed(path.relative_to(package).parts, imported, package)
    ]


def test_imports_point_downwards() -> None:
    assert violations(PACKAGE) == []


def test_nothing_outside_a_game_names_it() -> None:
    """The browser's client has the same test (web/src/games/found.test.ts)."""
    names = sorted(path.parent.name for path in PACKAGE.glob("games/*/__init__.py"))
    pattern = re.compile("|".join(name.replace("_", "[ _]?") for name in names), re.IGNORECASE)
    files = {path.relative_to(PACKAGE): path for path in PACKAGE.rglob("*.py")}
    ours = {at: path for at, path in files.items() if at.parts[0] != "games" or len(at.parts) == 2}
    found = {at.as_posix() for at, path in ours.items() if pattern.search(path.read_text(encoding="utf-8"))}
    assert names
    assert found == set(NAMES_A_GAME)


def test_tables_do_not_know_the_framework() -> None:
    for path in sorted((PACKAGE / "server").glob("*.py")):
        found = {top for top in FRAMEWORK if f"import {top}" in (text := path.read_text(encoding="utf-8")) or f"from {top}" in text}
        assert not found or path.name in KNOW_THE_FRAMEWORK, f"{path.name} imports {found}"


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package with two games of one module each."""
    for game in ("chess", "go"):
        folder = tmp_path / "tafelrunde" / "games" / game
        folder.mkdir(parents=True)
        (folder / "state.py").touch()
    return tmp_path / "tafelrunde"


def write(package: Path, module: str, line: str) -> None:
    path = package / module
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"{line}\n", encoding="utf-8")


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("kernel/record.py", "import tafelrunde.games"),
        ("kernel/record.py", "from tafelrunde import bots"),
        ("kernel/record.py", "from ..cli.main import main"),
        ("kernel/record.py", "def f() -> None:\n    from tafelrunde.server import api"),
        ("games/chess/steps.py", "from tafelrunde.games.go import GAME"),
        ("games/chess/steps.py", "from ..go.state import State"),
        ("games/chess/steps.py", "from tafelrunde.bots import search"),
        ("games/chess/steps.py", "from tafelrunde import games"),
        ("games/chess/engine/steps.py", "from tafelrunde.games.chess.words import tell"),
        ("games/chess/engine/steps.py", "from tafelrunde.texts import phrase"),
        ("games/__init__.py", "from tafelrunde.games.chess.state import State"),
        ("games/__init__.py", "from .chess import state"),
        ("bots/search.py", "from tafelrunde.cli import main"),
        ("bots/search.py", "from tafelrunde.games.chess import state"),
        ("cli/play.py", "from tafelrunde.games import chess"),
        ("cli/play.py", "import tafelrunde.games.chess.state as state"),
    ],
)
def test_an_import_upwards_or_into_a_game_is_found(package: Path, module: str, line: str) -> None:
    write(package, module, line)
    assert len(violations(package)) == 1


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("kernel/record.py", "from . import chance"),
        ("kernel/record.py", "from tafelrunde.kernel.contract import State"),
        ("games/chess/steps.py", "from tafelrunde.kernel import grid"),
        ("games/chess/steps.py", "from tafelrunde.texts import phrase"),
        ("games/chess/steps.py", "from .state import State"),
        ("games/chess/engine/steps.py", "from tafelrunde.games.chess.engine.state import State"),
        ("games/chess/words.py", "from tafelrunde.games.chess.engine import state"),
        ("games/chess/steps.py", "from tafelrunde.games.chess import state"),
        ("games/__init__.py", "from tafelrunde.games import chess, go"),
        ("games/__init__.py", "from tafelrunde.games.chess import GAME"),
        ("bots/search.py", "from tafelrunde.kernel.playout import playout"),
        ("cli/play.py", "from tafelrunde.games import find"),
        ("cli/play.py", "import msgspec"),
    ],
)
def test_an_import_downwards_is_fine(package: Path, module: str, line: str) -> None:
    write(package, module, line)
    assert violations(package) == []
