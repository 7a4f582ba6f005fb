"""The form of a new table in a real browser: what it shows is what the table plays."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from browsing import Person
from playwright.sync_api import Browser, Page

from tafelrunde.games import NAMES, find_game

pytestmark = pytest.mark.slow

SHOWN = """() => Object.fromEntries([...document.querySelectorAll("[data-option]")].map((field) => {
  const [list, ticked] = [field.querySelector("select"), field.querySelector("input[type=checkbox]")];
  const written = field.querySelector("input:not([type=checkbox]):not([type=radio])");
  const own = field.querySelector("fieldset, [data-map-picker]");
  const seen = own ? null : ticked ? (ticked.checked ? "on" : "off") : list && list.value !== "#" ? list.value : written?.value;
  return [field.dataset.option, [field.dataset.value, seen === "" ? null : seen]];
}))"""
"""By option what the form takes for its value, and what can be read in its field; null where that is no simple value."""


@pytest.fixture(scope="module")
def person(browser: Browser, address: str) -> Iterator[Person]:
    found = Person(browser, address)
    yield found
    found.close()


def plan(page: Page, players: int, bots: int) -> None:
    """Choose the number of players and let bots take the last seats, other people at this screen the others."""
    page.locator("form[data-settled=true]").wait_for()
    if len(counts(page)) > 1:
        page.get_by_role("group", name="Players").get_by_role("radio").nth(counts(page).index(players)).check(force=True)
    seats = page.locator(".seats .seat")
    for number in range(players):
        level = "bot journeyman" if number >= players - bots else "me" if number == 0 else "here"
        seats.nth(number).locator("select").first.select_option(level)
    page.locator("form[data-settled=true]").wait_for()


def counts(page: Page) -> list[int]:
    return sorted(find_game(page.url.partition("game=")[2].partition("&")[0]).players)


def table_of(person: Person) -> dict[str, Any]:
    """Open the table that was planned and return how it stands."""
    person.page.locator("form button[type=submit]").click()
    person.page.wait_for_url("**/t/*")
    table = person.page.url.rpartition("/")[2].partition("?")[0]
    news = person.context.request.get(f"{person.address}/api/tables/{table}").json()
    found: dict[str, Any] = news["table"]
    return found


@pytest.mark.parametrize("bots", ["none", "one", "all"])
@pytest.mark.parametrize(("game", "players"), [(game, players) for game in NAMES for players in sorted(find_game(game).players)])
def test_the_form_shows_what_the_table_plays(person: Person, game: str, players: int, bots: str) -> None:
    page = person.go(f"/new?game={game}&with=here")
    seated = {"none": 0, "one": min(1, players - 1), "all": players}[bots]
    plan(page, players, seated)
    shown: dict[str, tuple[str, str | None]] = page.evaluate(SHOWN)

    table = table_of(person)
    found = find_game(game)
    held = {option.name: table["options"].get(option.name, option.default) for option in found.options}
    assert table["players"] == players
    for name, (value, seen) in shown.items():
        assert held[name] == value, f"{name}: the form said {value}, the table plays {held[name]}"
        assert seen in (None, value), f"{name}: {seen} stands in the field, meant is {value}"
    terms = found.terms(players, {}, seated)
    hidden = [o.name for o in found.options if o.name not in shown and not o.past and terms.offer(o.name).matters]
    assert set(hidden) <= {"map_source", "map_seed"}, "what matters is shown, if only in the field of another option"


def test_a_limit_that_comes_with_bots_is_shown_before_and_can_be_switched_off(person: Person) -> None:
    page = person.go("/new?game=war_chest&with=bot")
    page.locator("form[data-settled=true]").wait_for()
    assert "100" in page.locator("details", has_text="Variants").locator("summary").inner_text()
    page.locator("details", has_text="Variants").locator("summary").click()
    page.locator("[data-option=max_rounds] select").select_option("none")
    page.locator("form[data-settled=true]").wait_for()
    assert "max_rounds" not in table_of(person)["options"]


def test_what_is_not_offered_says_why(person: Person) -> None:
    page = person.go("/new?game=seventh_stone&with=bot")
    plan(page, 3, 2)
    page.locator("details", has_text="Variants").locator("summary").click()
    field = page.locator("[data-option=double_move]")
    assert field.locator("select").is_disabled()
    assert "For 4 players only (SS-20.7)." in field.inner_text()


def test_whoever_is_invited_reads_what_is_different_from_usual(person: Person, browser: Browser) -> None:
    options = {"advanced_terrain": "on", "board_seed": "7"}
    seats = [{"kind": "me"}, {"kind": "friend"}, {"kind": "bot", "bot": "journeyman"}]
    person.go("/")
    table = person.context.request.post(
        f"{person.address}/api/tables", data={"game": "seventh_stone", "seats": seats, "options": options}
    ).json()["table"]
    invitation = person.context.request.get(f"{person.address}/api/tables/{table}/links").json()["invite"]["crane"]
    said = ["Advanced terrain", "Last year: 30", "Number of the board: 7"]
    waiting = person.go(f"/t/{table}").locator("details", has_text="What is different from usual here")
    waiting.wait_for()
    assert waiting.locator("li").all_inner_texts() == said
    guest = Person(browser, person.address)
    asked = guest.go(f"/join#{invitation}")
    asked.get_by_role("button", name="Sit down").wait_for()
    assert asked.locator("details li").all_inner_texts() == said
    asked.get_by_role("button", name="Sit down").click()
    guest.page.wait_for_url("**/t/*")
    guest.close()
