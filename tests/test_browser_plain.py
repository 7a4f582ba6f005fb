"""Games of which the browser has no drawings: their scenes are drawn, and clicks play them."""

from __future__ import annotations

import random

import pytest
from browsing import Person, open_table, tries
from playwright.sync_api import Browser
from test_browser import serious

from tafelrunde.games import NAMES, find_game

pytestmark = pytest.mark.slow

BOT = {"kind": "bot", "bot": "random"}


def sit_down(person: Person, game: str) -> str:
    """Open a table for somebody against bots, shown as if there were no drawings of the game; return it."""
    players = find_game(game).players[0]
    table = open_table(person, game, {"kind": "me"}, *[BOT] * max(players - 1, 0))
    person.go(f"/t/{table}?plain")
    person.settle()
    return table


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_game_without_drawings_is_played_by_clicks(browser: Browser, address: str, game: str, phone: bool) -> None:
    # given
    anna = Person(browser, address, phone=phone, lang="de" if phone else "en", dark=phone)
    table = sit_down(anna, game)
    assert anna.page.get_by_role("application").count() == 1
    # when
    dice = random.Random(3)
    heard = 0
    for _ in tries():
        if anna.over or heard == 12:
            break
        anna.settle()
        before = anna.turn()
        anna.click_one_play(dice)
        heard += anna.turn() != before
    # then
    log = anna.context.request.get(f"{address}/api/tables/{table}").json()["log"]
    assert sum(line["kind"] == "play" for line in log) > 8
    assert anna.page.evaluate("document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth")
    anna.close()


@pytest.mark.parametrize("game", ["war_chest", "seventh_stone"])
def test_whoever_has_only_keys_finds_everything(browser: Browser, address: str, game: str) -> None:
    anna = Person(browser, address)
    sit_down(anna, game)
    page = anna.page
    assert serious(page) == []
    focused = "document.activeElement.getAttribute('aria-label')"
    # the board is one stop, and arrows go on from there
    page.locator("[role=application] [tabindex='0']").focus()
    first = page.evaluate(focused)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    assert page.evaluate(focused) != first
    # the next field that can be chosen
    if page.locator("[role=application] [data-choice]").count():
        page.keyboard.press("PageDown")
        assert "can be chosen" in page.evaluate(focused)
    # notes and signs
    page.keyboard.press("i")
    page.locator("dialog[open]").wait_for()
    assert serious(page) == []
    page.keyboard.press("Escape")
    # a play by keys alone
    before = anna.turn()
    for _ in tries():
        anna.type_one_play(random.Random(1))
        if anna.turn() != before:
            break
    assert anna.turn() != before
    anna.close()


def test_scenes_follow_language_and_replay(browser: Browser, address: str) -> None:
    anna = Person(browser, address)
    table = open_table(anna, "war_chest", BOT, BOT, max_rounds="3")
    page = anna.go(f"/t/{table}?plain")
    page.locator("[data-table='over']").first.wait_for(state="attached")
    page.reload()  # whoever sees the end happen is shown the result; whoever comes later is not
    page.locator("[role=application] [aria-label*='held by']").first.wait_for()
    page.get_by_role("button", name="DE", exact=True).click()
    page.locator("[role=application] [aria-label*='gehalten von']").first.wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Durchgehen").first.click()
    page.keyboard.press("Home")
    page.locator("[data-position='0']").first.wait_for(state="attached")
    page.keyboard.press("ArrowRight")
    page.locator("[data-position='1']").first.wait_for(state="attached")
    assert page.get_by_text("Runde 1").count() > 0
    anna.close()
