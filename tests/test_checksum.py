"""The same games, offered action by offered action, compiled and interpreted."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tafelrunde import _engine

SCRIPT = Path(__file__).with_name("checksum.py")


def run(pure: bool) -> list[str]:
    environment = {name: value for name, value in os.environ.items() if name != "TAFELRUNDE_PURE"}
    if pure:
        environment["TAFELRUNDE_PURE"] = "1"
    done = subprocess.run([sys.executable, str(SCRIPT)], env=environment, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


@pytest.mark.once  # it compares both engines, whichever runs the tests
def test_compiled_and_interpreted_play_the_same_games() -> None:
    mode, checksum = run(pure=False)
    if mode != "compiled":
        if os.environ.get("TAFELRUNDE_COMPILE") == "always":
            pytest.fail(f"compilation is required but the engine is pure: {_engine.reason()}")
        pytest.skip("the engine is not compiled here")
    assert run(pure=True) == ["pure", checksum]
