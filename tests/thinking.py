"""Bots for tests that think as a test wants them to. In a module of their own, because worker processes have to import it."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tafelrunde.bots import advice
from tafelrunde.kernel.effort import Effort
from tafelrunde.kernel.plays import Play
from tafelrunde.server import workers

think: Callable[..., Play] = workers.think


def wait_for_file(path: str, *question: Any) -> Play:
    """Decide when somebody has made a file, so that a test says when."""
    while not Path(path).exists():
        time.sleep(0.01)
    return think(*question)


def fail_once(path: str, what: str, *question: Any) -> Play:
    """Go wrong the first time, when the file is not there yet."""
    if Path(path).exists():
        return think(*question)
    Path(path).touch()
    if what == "crash":
        os._exit(3)
    if what == "hang":
        time.sleep(1000)
    if what == "raise":
        raise KeyError("a bot with a fault")
    return (-1,)


def advise_quickly(game: str, dump: list[list[int]], seat: int, seed: int) -> advice.Advice:
    """Give advice after hardly any thought."""
    return advice.suggest(workers.seen(game, dump, seat), seed, Effort(16, 0, 1.0, 4.0, seconds=600.0))


def fail_always_loudly(*question: Any) -> advice.Advice:
    """Give no advice but a fault."""
    raise KeyError("an adviser with a fault")


def doubt_everything(game: str, dump: list[list[int]], seat: int, played: Play) -> advice.Doubt:
    """Find every decision doubtful."""
    return advice.Doubt(0.1, played)


def turn_everything(game: str, dump: list[list[int]], seat: int, position: int, better: Play, played: Play) -> advice.Turning:
    """Find every decision costly."""
    return advice.Turning(position, ("a",), ("b",), 0.75, 0.5, (), True)


def fail_always(*question: Any) -> Play:
    """Choose what nobody can play."""
    return (-1,)


def ready() -> None:
    """Do nothing; whoever asked knows that a worker is there."""
