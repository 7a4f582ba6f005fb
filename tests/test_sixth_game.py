"""A game in a package of its own: nine men's morris from `examples/morris`, installed as anybody would install it.

Nothing in the house knows it. In a process of their own, where it is installed, the tests for every game meet it, and it is played in the
browser and at the terminal (`playing_morris.py`).
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

ROOT = Path(__file__).resolve().parent.parent
EXAMPLE = ROOT / "examples" / "morris"
WRITTEN = (".py", ".ts", ".svelte", ".css", ".ftl", ".md", ".yaml")
GENERIC = (
    "bots", "conformance", "docs", "fuzz", "golden", "grammar", "law", "places", "rl", "rulebook_options", "scenarios", "search",
    "sentences", "terminal_games", "terms", "texts", "why_not",
)  # fmt: skip
"""Tests that meet every game that is installed."""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package, and nothing else."""
    folder = tmp_path_factory.mktemp("installed")
    pip = [sys.executable, "-m", "pip", "install", "-q", "--no-index", "--no-deps", "--no-build-isolation", "--disable-pip-version-check"]
    done = subprocess.run([*pip, "--target", str(folder), str(EXAMPLE)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return folder


def run_with(installed: Path, *command: str) -> str:
    """Return what Python says to a command where the game is installed; it must succeed."""
    paths = [str(installed), *filter(None, [os.environ.get("PYTHONPATH")])]
    done = subprocess.run(
        [sys.executable, *command], cwd=ROOT, env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def passed(said: str) -> int:
    found = re.search(r"(\d+) passed", said)
    assert found, said
    return int(found[1])


def pytest_of(*arguments: str) -> tuple[str, ...]:
    return ("-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", *arguments)


def test_what_every_game_must_keep_it_keeps(installed: Path) -> None:
    files = [f"tests/test_{name}.py" for name in GENERIC]
    assert passed(run_with(installed, *pytest_of("-k", "morris", "-m", "not slow", *files))) > 50


def test_it_is_played_in_browser_and_terminal(installed: Path) -> None:
    said = run_with(installed, *pytest_of("-rs", "tests/playing_morris.py"))
    assert passed(said) > 5
    if "skipped" in said:
        pytest.skip(said)


def test_the_command_line_has_it(installed: Path) -> None:
    command = ("-m", "tafelrunde.cli.main")
    assert "Nine men's morris" in run_with(installed, *command, "rules", "morris", "--lang", "en")
    assert "23" in run_with(installed, *command, "rules", "morris", "--coverage")


def test_the_house_has_no_line_about_it() -> None:
    house = [path for folder in ("src", "web/src", "make", "bench") for path in (ROOT / folder).rglob("*.*") if path.suffix in WRITTEN]
    assert [path.name for path in house if "morris" in path.read_text(encoding="utf-8").lower()] == []
