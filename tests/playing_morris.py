"""Nine men's morris played by people. Run by `test_sixth_game.py` where the game is installed."""

from __future__ import annotations

import random
import re

import pytest
from browsing import Person, open_table
from playwright.sync_api import Browser, Page, expect
from sitting import PERSON, TestPilot, click, play_any, play_screen, run, seen, table
from test_browser import serious

import tafelrunde as tr
from tafelrunde.arena.boundary import check_boundary
from tafelrunde.games import find_game
from tafelrunde.kernel.contract import SPECTATOR
from tafelrunde.kernel.match import Match, new_match

ME, BEN, RANDOM = {"kind": "me"}, {"kind": "here", "name": "Ben"}, {"kind": "bot", "bot": "random"}
MILL = ("a7", "a1", "d7", "d1", "g7")
"""Both sides place by turns, and White closes a mill."""


def test_there_are_six_games() -> None:
    assert "morris" in tr.GAMES
    assert len(tr.GAMES) == 6


# At the terminal


def placed(*points: str) -> Match:
    match = new_match(find_game("morris"), 2, {}, seed=1)
    for point in points:
        match.play(("place", point))
    return match


def test_a_game_is_played_at_the_terminal() -> None:
    async def story(pilot: TestPilot) -> None:
        match = play_screen(pilot).session.match
        for _ in range(300):
            if match.over:
                break
            await play_any(pilot)
        assert match.over
        assert "wins" in seen(pilot) or "draw" in seen(pilot)

    run(table(new_match(find_game("morris"), 2, {"quiet_limit": 20}, seed=4)), story)


def test_two_people_share_a_terminal_without_ado() -> None:
    async def story(pilot: TestPilot) -> None:
        for _ in range(4):
            await play_any(pilot)
        assert play_screen(pilot).session.plays == 4

    run(table(placed(), PERSON, PERSON), story)


def test_the_terminal_draws_points_lines_and_mills() -> None:
    async def story(pilot: TestPilot) -> None:
        assert "•──" in seen(pilot)
        assert "━" not in seen(pilot)
        await click(pilot, "g7")
        await pilot.press("enter")
        assert "━━" in seen(pilot)

    run(table(placed(*MILL[:-1])), story)


# What is hidden: nothing, and that stays so


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_nobody_can_tell_apart_what_looks_the_same(seat: int) -> None:
    assert check_boundary(find_game("morris"), 2, seat, 40, 1) == []


# In the browser: last, because a browser does not let the terminal of tests have an event loop of its own


def put(page: Page, point: str) -> None:
    """Tap a point, and tap it again where the first tap only chooses it."""
    place = page.locator(f"[role=application] [data-choice='{point}']")
    place.click(force=True)
    page.locator("[data-confirm]").click()


def test_whoever_comes_by_plays_a_game_by_clicks(browser: Browser, address: str) -> None:
    # given: a card in the lobby with a drawing, and the form behind it
    anna = Person(browser, address)
    page = anna.go("/")
    card = page.get_by_role("article").filter(has_text="Nine men's morris")
    expect(card.locator("img")).to_have_attribute("src", re.compile("^data:image/svg"))
    card.get_by_role("link", name="Against a bot").click()
    page.get_by_role("button", name="Play", exact=True).click()
    anna.settle()
    assert page.locator("[role=application] [role=button]").count() == 24
    # when
    dice = random.Random(3)
    while not anna.over:
        anna.settle()
        if not anna.over:
            anna.click_one_play(dice)
    # then
    page.get_by_text("wins:").or_(page.get_by_text("A draw:")).first.wait_for()
    assert page.get_by_text("Fair draws").count() == 0
    anna.close()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_closed_mill_is_lit_and_takes_a_man(browser: Browser, address: str, phone: bool) -> None:
    # given: two people at one screen, who have no secrets from each other
    anna = Person(browser, address, phone=phone, lang="de", dark=phone)
    page = anna.go(f"/t/{open_table(anna, 'morris', ME, BEN)}")
    lit, gone, names = (
        page.locator("path.strong"),
        page.locator("circle.gone"),
        page.locator("[role=application] [aria-label*='Stein von']"),
    )
    # when
    for point in MILL:
        anna.settle()
        assert lit.count() == 0
        put(page, point)
    # then
    lit.wait_for(state="attached")
    page.get_by_text("Du hast eine Mühle geschlossen").first.wait_for()
    assert names.count() == len(MILL)
    assert sorted(page.locator("[data-choice]").evaluate_all("all => all.map(one => one.dataset.choice)")) == ["a1", "d1"]
    assert serious(page) == []
    # when
    put(page, "a1")
    # then
    gone.wait_for()
    assert names.count() == len(MILL) - 1
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth")
    anna.close()


def test_the_board_is_played_by_keys_and_says_what_is_there(browser: Browser, address: str) -> None:
    anna = Person(browser, address)
    page = anna.go(f"/t/{open_table(anna, 'morris', ME, RANDOM)}")
    anna.settle()
    focused = "document.activeElement.getAttribute('aria-label')"
    page.locator("[role=application] [tabindex='0']").focus()
    assert page.evaluate(focused) == "a7, can be chosen"
    page.keyboard.press("ArrowRight")
    assert page.evaluate(focused) == "d7, can be chosen"
    before = anna.turn()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    anna.wait_for_change(before)
    page.locator("[aria-label^='d7, man of White']").wait_for(state="attached")
    anna.close()


def test_rules_and_options_are_read(browser: Browser, address: str) -> None:
    anna = Person(browser, address, lang="de")
    page = anna.go("/rules/morris")
    page.get_by_role("heading", name="Mühle", exact=True).wait_for()
    page = anna.go("/new?game=morris&with=bot")
    page.get_by_text("Varianten").click()
    page.get_by_text("Mit drei Steinen darfst du auf jeden freien Punkt springen.").first.wait_for()
    assert serious(page) == []
    anna.close()
