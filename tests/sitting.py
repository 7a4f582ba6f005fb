"""People at the terminal table in tests: they look at the screen, press keys, click and type; bots play the other seats."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual import events
from textual.app import App
from textual.pilot import Pilot

from tafelrunde.cli.table.app import TableApp
from tafelrunde.cli.table.dialogs import Dialog, HandOver
from tafelrunde.cli.table.lines import LineView
from tafelrunde.cli.table.plan import SeatPlan
from tafelrunde.cli.table.play import PlayScreen
from tafelrunde.cli.table.session import Session
from tafelrunde.kernel.game import Sentence
from tafelrunde.kernel.match import Match

PERSON, BOT, FAST = SeatPlan("person"), SeatPlan("bot", "random"), 0
TestPilot = Pilot[None]
PATIENCE = 120.0
"""Seconds after which something that has not happened will not happen any more."""


# Starting


def table(match: Match, *plans: SeatPlan, lang: str = "en", save: Path | None = None) -> TableApp:
    """Return a table with these at the seats, by default one person with bots."""
    return TableApp(lang, Session(match, plans or (PERSON, *[BOT] * (match.players - 1)), lang, save), pace=FAST)


def run(app: App[None], story: Callable[[TestPilot], Awaitable[None]], size: tuple[int, int] = (80, 24), *, settled: bool = True) -> None:
    """Let a story happen in a terminal of this size, by default once the first person is asked."""

    async def play() -> None:
        async with app.run_test(size=size) as pilot:
            if settled:
                await settle(pilot)
            await story(pilot)

    with pytest.MonkeyPatch.context() as patch:  # the pilot waits in steps of 20 ms for the app to come to rest; shorter ones do
        patch.setattr("textual._wait.SLEEP_GRANULARITY", 0.004)
        patch.setattr("textual._wait.SLEEP_IDLE", 0.002)
        asyncio.run(play())


# Doing


async def settle(pilot: TestPilot) -> None:
    """Wait until a person is asked, a dialog is open or the game is over."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        await pilot.pause()
        screen = pilot.app.screen
        if not isinstance(screen, PlayScreen) or screen.turn or screen.session.match.over or screen.steward.paused:
            return
        await asyncio.sleep(0.005)
    raise AssertionError(f"nothing happens any more:\n{seen(pilot)}")


async def resize(pilot: TestPilot, width: int, height: int) -> None:
    """Resize the terminal and wait until the screen has followed, which Textual lets it do after a moment."""
    await pilot.resize_terminal(width, height)
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        await pilot.pause()
        if seen(pilot).count("\n") == height - 1 and pilot.app.screen.size == (width, height):
            break
    await pilot.pause(0.02)


async def press(pilot: TestPilot, *keys: str) -> None:
    before = pilot.app.screen
    await pilot.press(*keys)
    await settle(pilot)
    if pilot.app.screen is not before:
        await pilot.pause(0.02)  # what lay below is laid out anew, which a busy machine does only after a moment


async def write(pilot: TestPilot, letters: str) -> None:
    """Type or paste; pasting is the same to the table and faster here."""
    pilot.app.post_message(events.Paste(letters))
    await settle(pilot)


async def click(pilot: TestPilot, token: str) -> None:
    """Click the first thing on the screen that means this token."""
    for view in pilot.app.screen.query(LineView):
        for y, line in enumerate(view.drawn() if view.display else []):
            x = 0
            for span in line:
                if span.token == token:
                    await pilot.click(view, offset=(x, y))
                    await settle(pilot)
                    return
                x += len(span.text)
    raise AssertionError(f"nothing to click means '{token}':\n{seen(pilot)}")


async def say(pilot: TestPilot, sentence: Sentence) -> None:
    """Play a sentence by typing the names of its words; a list of things may be put into another order."""
    screen = play_screen(pilot)
    assert screen.turn is not None
    before = len(screen.session.match.record.entries)
    choices = screen.turn.choices
    await write(pilot, " ".join(choices.name(word) for word in sentence))
    assert sorted(choices.sentence or ()) == sorted(sentence)
    await press(pilot, "enter")
    assert sorted(screen.session.match.record.entries[before].words) == sorted(sentence)


async def play_any(pilot: TestPilot) -> None:
    """Play something by keyboard alone: go down the list until a sentence is complete."""
    screen = play_screen(pilot)
    before = screen.session.plays
    for _ in range(12):
        turn = screen.turn
        if turn is None or screen.session.plays != before:
            break
        if turn.choices.sentence is None:
            await pilot.press("down")
        await pilot.press("enter")
    await settle(pilot)


async def sit_down(pilot: TestPilot, frames: Frames, name: str) -> None:
    """Take the screen over when it is given to this seat, and look around everywhere."""
    while not isinstance(pilot.app.screen, HandOver):
        await settle(pilot)
    assert pilot.app.screen.who == name
    frames.sitting = name
    await press(pilot, "enter")
    for view in ("f2", "f9", "pageup"):
        await press(pilot, view)
        await press(pilot, "escape")
    await resize(pilot, 120, 40)
    await resize(pilot, 80, 24)


# Looking


def seen(pilot: TestPilot) -> str:
    """The screen as text."""
    return "\n".join(strip.text.rstrip() for strip in pilot.app.screen._compositor.render_strips())


def flat(pilot: TestPilot) -> str:
    """The screen as text in one line."""
    return " ".join(seen(pilot).split())


def play_screen(pilot: TestPilot) -> PlayScreen:
    return next(screen for screen in pilot.app.screen_stack if isinstance(screen, PlayScreen))


def played(pilot: TestPilot) -> list[str]:
    """The sentences on record."""
    return [" ".join(entry.words) for entry in play_screen(pilot).session.match.record.entries]


def chosen(pilot: TestPilot) -> str:
    """The sentence that Enter would play."""
    turn = play_screen(pilot).turn
    assert turn is not None
    return " ".join(turn.choices.sentence or ())


def see_the_end(pilot: TestPilot, said: str) -> None:
    """The game is over, and how it ended is said."""
    assert isinstance(pilot.app.screen, Dialog)
    assert re.search(said, flat(pilot))


class Frames:
    """Every frame that is painted: who sits at the screen, whether the table is hidden, and the text."""

    def __init__(self, app: TableApp) -> None:
        self.sitting = ""
        self.seen: list[tuple[str, bool, str]] = []
        paint = app._display

        def noting(screen: Any, renderable: Any) -> None:
            if app.screen_stack and screen is app.screen:
                text = "\n".join(strip.text for strip in screen._compositor.render_strips())
                self.seen.append((self.sitting, isinstance(screen, HandOver), text))
            paint(screen, renderable)

        app._display = noting  # type: ignore[method-assign]
