"""A real server and a real browser, for tests that play as people do."""

from __future__ import annotations

import contextlib
import os
import random
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect, sync_playwright
from playwright.sync_api import TimeoutError as TooLong

from make.programs import BROWSER
from tafelrunde.server.pages import FILES

ROOT = Path(__file__).resolve().parent.parent
CHROMIUM = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
            "--disable-component-update", "--disable-sync")  # fmt: skip
PATIENCE = 120.0
"""Seconds after which something that has not happened will not happen any more, however much else the machine has to do."""
expect.set_options(timeout=PATIENCE * 1000)
DESKTOP, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}

CHOICE = "[data-choice]"
"""What can be clicked now: hexes, coins, verbs, whole sentences."""
CONFIRM = "[data-confirm]"
GLOWING = """() => [...document.querySelectorAll("[data-choice]")].map(
  thing => thing.dataset.coin ?? (/[a-z]/.test(thing.dataset.choice) && thing.dataset.choice !== "true" ? thing.dataset.choice
    : thing.id.split("-").pop()))"""
"""The words of what can be clicked, in the order of the page."""


def tries(patience: float = PATIENCE) -> Iterator[None]:
    """Try something again and again: a click may come just when something else is being drawn."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        yield


def missing(what: str) -> None:
    """Skip a test for which something is not there, or fail where all must be tested."""
    if os.environ.get("TAFELRUNDE_TEST_ALL"):
        pytest.fail(f"{what} is missing, and TAFELRUNDE_TEST_ALL is set")
    pytest.skip(f"{what} is missing")


def find_chromium() -> str:
    """Return where the browser is."""
    if "/index.html" not in FILES:
        missing("the built browser client (python -m make.client)")
    found = BROWSER.find()
    if found is None:
        missing("Chromium")
    return str(found)


@contextlib.contextmanager
def start_server(data: Path, *arguments: str, seed: int | None = None) -> Iterator[str]:
    """Run `tafelrunde serve` and give its address; with a seed it deals the same at every run."""
    program = ["-m", "tafelrunde.cli.main"] if seed is None else [str(ROOT / "tests" / "steady.py"), str(seed)]
    command = [sys.executable, *program, "serve", "--no-browser", "--no-limits", "--lang", "en"]
    command += ["--port", "0", "--pace", "0", "--data", str(data), *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=ROOT) as server:
        assert server.stdout
        line = server.stdout.readline()
        found = re.search(r"http://[^ /]+", line)
        assert found, f"the server did not start: {line}{server.stdout.read()}"
        try:
            yield found[0]
        finally:
            server.terminate()
            said = server.stdout.read()
            server.wait(PATIENCE)
            print(said)
            assert "Traceback" not in said, said


@contextlib.contextmanager
def start_browser() -> Iterator[Browser]:
    path = find_chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(CHROMIUM))
        try:
            yield browser
        finally:
            browser.close()


class Person:
    """Somebody in front of a browser of their own. Whatever the browser complains about fails the test."""

    def __init__(
        self, browser: Browser, address: str, *, phone: bool = False, lang: str = "en", dark: bool = False, still: bool = True
    ) -> None:
        self.address = address
        self.context: BrowserContext = browser.new_context(
            viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
            has_touch=phone,
            locale="de-DE" if lang == "de" else "en-GB",
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.hosts: set[str] = set()
        self.page.on("console", lambda message: self.complaints.append(message.text) if message.type == "error" else None)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("request", lambda request: self.hosts.add(request.url.split("/")[2] if "//" in request.url else ""))

    def go(self, path: str) -> Page:
        self.page.goto(self.address + path)
        return self.page

    def close(self) -> None:
        """Leave; nothing may have gone wrong, and nothing may have come from elsewhere."""
        self.context.close()
        assert self.complaints == [], self.complaints
        assert self.hosts <= {self.address.split("/")[2]}

    # At the table

    @property
    def over(self) -> bool:
        return self.page.locator("[data-table='over']").count() > 0

    @property
    def my_turn(self) -> bool:
        return self.page.locator("[data-turn='mine']").count() > 0

    def turn(self) -> str:
        """Return which entry this browser stands at."""
        return self.page.locator("[data-entry]").first.get_attribute("data-entry") or ""

    def hear(self, entry: int) -> None:
        """Wait until this browser has heard of an entry."""
        self.page.wait_for_function("entry => Number(document.querySelector('[data-entry]')?.dataset.entry ?? -1) >= entry", arg=entry)

    def settle(self) -> None:
        """Wait until it is this person's turn or the game is over."""
        self.page.locator("[data-turn='mine'], [data-table='over']").first.wait_for(state="attached")

    def click_one_play(self, dice: random.Random, words: Sequence[str] = ()) -> None:
        """Play something by clicking only what glows: this sentence, as far as the page shows its words, else anything."""
        before = self.turn()
        for _ in range(12):
            if self.turn() != before or self.over:
                return
            confirm = self.page.locator(CONFIRM)
            if confirm.count():
                self.try_click(confirm.first)
                self.wait_for_change(before)
                continue
            glowing = self.page.evaluate(GLOWING)
            if not glowing:
                self.wait_for_change(before)
                continue
            wanted = [i for i, word in enumerate(glowing) if word in words]
            self.try_click(self.page.locator(CHOICE).nth(dice.choice(wanted or range(len(glowing)))))
        self.page.keyboard.press("Escape")

    def try_click(self, what: Locator) -> None:
        """Click what may just have gone away."""
        if what.count():
            with contextlib.suppress(TooLong):
                what.click(timeout=2000, force=True)

    def type_one_play(self, dice: random.Random) -> None:
        """Play something from the action list, by keys alone."""
        before = self.turn()
        self.page.keyboard.press("/")
        self.page.get_by_role("combobox").wait_for()
        for _ in range(dice.randrange(8)):
            self.page.keyboard.press("ArrowDown")
        self.page.keyboard.press("Enter")
        self.wait_for_change(before, or_=CONFIRM)
        if self.turn() == before and not self.over:
            self.page.keyboard.press("Enter")  # the second time for what cannot be taken back
            self.wait_for_change(before)

    def wait_for_change(self, before: str, or_: str = "", patience: int = 5000) -> None:
        """Wait until this browser has heard of another entry, or shows something."""
        with contextlib.suppress(TooLong):
            self.page.wait_for_function(
                """([before, or_]) => document.querySelector("[data-entry]")?.dataset.entry !== before
                  || (or_ && document.querySelector(or_))""",
                arg=[before, or_],
                timeout=patience,
            )


def somebody_is_asked(people: Sequence[Person], also: Callable[[], bool] = lambda: False) -> None:
    """Wait until it is the turn of one of them, the game is over, or there is something else to do."""
    for _ in tries():
        if any(person.my_turn or person.over for person in people) or also():
            return
        people[0].page.wait_for_timeout(30)
    pytest.fail("nobody is asked")


def open_table(person: Person, game: str, *seats: dict[str, str], **options: str) -> str:
    """Open a table for somebody without clicking."""
    given = {"game": game, "seats": list(seats), "options": options}
    return str(person.context.request.post(f"{person.address}/api/tables", data=given).json()["table"])


def invitation(person: Person, table: str, seat: str) -> str:
    links = person.context.request.get(f"{person.address}/api/tables/{table}/links").json()
    return f"/join#{links['invite'][seat]}"
