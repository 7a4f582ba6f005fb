"""Pictures of every screen, to be looked at: phone and desktop, light and dark, German and English.

    python tests/screenshots.py [WORD ...]     into .build/screenshots; only those whose name holds all the words

Not a test: whether something is cramped, clipped or unclear is for people to see.
"""

from __future__ import annotations

import contextlib
import sys
import tempfile
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

from browsing import ROOT, Person, start_browser, start_server
from playwright.sync_api import Browser

FOLDER = ROOT / ".build" / "screenshots"
BOT = {"kind": "bot", "bot": "heuristic"}
ME, FRIEND, HERE = {"kind": "me"}, {"kind": "friend"}, {"kind": "here", "name": "Ben"}
GOLDEN = sorted((ROOT / "tests" / "golden").glob("*.txt"))


def ask(person: Person, path: str, data: dict[str, Any] | None = None) -> Any:
    """Ask the server in somebody's name."""
    request = person.context.request
    answer = request.get(person.address + path) if data is None else request.post(person.address + path, data=data)
    assert answer.ok, answer.text()
    return answer.json()


def table(person: Person, *seats: dict[str, str], **more: Any) -> str:
    return str(ask(person, "/api/tables", {"game": "war_chest", "seats": list(seats), **more})["table"])


def finished(person: Person) -> str:
    return str(ask(person, "/api/records", {"record": GOLDEN[0].read_text(encoding="utf-8")})["table"])


def middle(person: Person) -> str:
    """A table in the thick of it: played on from the middle of a recorded game."""
    origin = finished(person)
    count = ask(person, f"/api/tables/{origin}")["positions"]
    players = len(ask(person, f"/api/tables/{origin}")["table"]["seats"])
    seats = [ME, BOT, *[BOT] * (players - 2)]
    return str(ask(person, f"/api/tables/{origin}/branches", {"position": count * 2 // 3, "seats": seats})["table"])


# The screens: each function brings a person in front of one.


def lobby_empty(person: Person) -> None:
    person.go("/")


def lobby(person: Person) -> None:
    ask(person, "/api/records", {"record": GOLDEN[0].read_text(encoding="utf-8")})
    table(person, ME, BOT)
    table(person, ME, FRIEND)
    person.go("/")


def new_table(person: Person) -> None:
    person.go("/new?game=war_chest&with=bot")


def new_table_open(person: Person) -> None:
    page = person.go("/new?game=war_chest&with=friend")
    page.wait_for_load_state("networkidle")
    for fold in page.locator("summary").all():
        fold.click()


def invited(person: Person) -> None:
    waiting = table(person, ME, FRIEND)
    token = ask(person, f"/api/tables/{waiting}/links")["invite"]["wolf"]
    person.go(f"/join#{token}")


def waiting_room(person: Person) -> None:
    person.go(f"/t/{table(person, ME, FRIEND)}")


def start(person: Person) -> None:
    person.go(f"/t/{table(person, ME, BOT)}")
    person.settle()


def busy(person: Person) -> None:
    person.go(f"/t/{middle(person)}")
    person.settle()


def coin_chosen(person: Person) -> None:
    busy(person)
    person.page.locator("[data-coin]").first.click()


def why_not(person: Person) -> None:
    coin_chosen(person)
    person.page.locator("g[role=button]:not([data-choice])").first.click(force=True)
    with contextlib.suppress(Exception):
        person.page.get_by_role("alert").wait_for(timeout=3000)


def actions(person: Person) -> None:
    busy(person)
    person.page.keyboard.press("/")


def keys(person: Person) -> None:
    busy(person)
    person.page.keyboard.press("?")


def seat_sheet(person: Person) -> None:
    busy(person)
    person.page.locator("ul li button:has(svg)").nth(1).click()


def draft(person: Person) -> None:
    person.go(f"/t/{table(person, ME, BOT, options={'army_selection': 'draft_standard'})}")
    person.settle()


def four(person: Person) -> None:
    person.go(f"/t/{table(person, ME, BOT, BOT, BOT)}")
    person.settle()


def hand_over(person: Person) -> None:
    person.go(f"/t/{table(person, ME, HERE)}")


def real_bags(person: Person) -> None:
    person.go(f"/t/{table(person, ME, HERE, chance='table', options={'army_selection': 'first_game'})}")


def clocks(person: Person) -> None:
    clock = {"kind": "live", "move": 30, "reserve": 300}
    person.go(f"/t/{table(person, ME, {'kind': 'here', 'name': 'Ben'}, clock=clock)}")


def replay(person: Person) -> None:
    person.go(f"/t/{finished(person)}?at=12&seat=wolf")


def end(person: Person) -> None:
    person.go(f"/t/{finished(person)}")


def rules(person: Person) -> None:
    person.go("/rules/war_chest#WC-4.1")


def account(person: Person) -> None:
    person.go("/me")


SCREENS: tuple[Callable[[Person], None], ...] = (
    lobby_empty, lobby, new_table, new_table_open, invited, waiting_room, start, busy, coin_chosen, why_not, actions, keys, seat_sheet,
    draft, four, hand_over, real_bags, clocks, replay, end, rules, account,
)  # fmt: skip


def take_all(browser: Browser, address: str, words: list[str]) -> None:
    for phone, dark, lang in product((False, True), (False, True), ("en", "de")):
        for screen in SCREENS:
            name = f"{screen.__name__}-{'phone' if phone else 'desktop'}-{'dark' if dark else 'light'}-{lang}"
            if not all(word in name.split("-") or word == screen.__name__ for word in words):
                continue
            person = Person(browser, address, phone=phone, dark=dark, lang=lang)
            try:
                screen(person)
                person.page.wait_for_load_state("networkidle")
                person.page.wait_for_timeout(700)
                person.page.screenshot(path=FOLDER / f"{name}.png")
                print(name, *person.complaints)
            except Exception as problem:
                print(f"{name}: {str(problem).splitlines()[0]}")
            finally:
                person.context.close()


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, start_server(Path(data)) as address, start_browser() as browser:
        take_all(browser, address, sys.argv[1:])


if __name__ == "__main__":
    main()
