"""Seventh Stone in a real browser: a short game by clicking on a phone, and an allocation that is typed while others decide."""

from __future__ import annotations

import random

import pytest
from browsing import Person, invitation, open_table
from playwright.sync_api import Browser, expect

import tafelrunde as tr

pytestmark = pytest.mark.slow

LONGEST = 900  # looks before a test gives up on a game
BOT = {"kind": "bot", "bot": "random"}
BOARD = "p py f m/P py p d/f w v m/p F p p"


def test_a_game_is_played_by_clicking_on_a_phone(browser: Browser, address: str) -> None:
    person = Person(browser, address, phone=True, dark=True, lang="de")
    table = open_table(person, "seventh_stone", {"kind": "me"}, BOT, year_limit="2", custom_board=BOARD)
    person.go(f"/t/{table}")
    dice = random.Random(5)
    for _ in range(LONGEST):
        if person.over:
            break
        if person.page.locator("dialog[open]").count():
            person.page.keyboard.press("Escape")  # a reveal opens by itself
        elif person.my_turn:
            person.click_one_play(dice)
        else:
            person.page.wait_for_timeout(100)
    match = tr.load(person.context.request.get(f"{address}/api/tables/{table}/record").text())
    assert match.over
    assert tr.verify(match) == []
    assert sum(entry.words[:1] == ("allocate",) for entry in match.record.entries) == 4
    person.close()


def test_what_is_typed_stays_while_others_confirm(browser: Browser, address: str) -> None:
    anna, bert = Person(browser, address), Person(browser, address, lang="de")
    table = open_table(anna, "seventh_stone", {"kind": "me"}, {"kind": "friend"}, custom_board=BOARD)
    anna.go(f"/t/{table}")
    bert.go(invitation(anna, table, "crane")).locator("form button[type=submit]").first.click()
    bert.page.wait_for_url("**/t/*")
    dice = random.Random(1)
    for person in (anna, bert):
        person.page.locator("[data-table]").wait_for(state="attached")
    while not (anna.page.locator(".allocate").count() and bert.page.locator(".allocate").count()):
        for person in (anna, bert):
            if person.my_turn and not person.page.locator(".allocate").count():
                person.click_one_play(dice)
        anna.page.wait_for_timeout(100)
    field = anna.page.locator("[data-slot=movement] input")
    anna.page.locator("[data-slot=tournament] input").fill("0")
    field.fill("2")
    field.press("Enter")
    expect(anna.page.locator(".allocate [data-confirm]")).to_be_focused()
    bert.page.locator(".allocate [data-confirm]").click()
    expect(anna.page.locator(".allocate .done")).to_have_count(1)
    expect(field).to_have_value("2")
    anna.page.locator(".allocate [data-confirm]").click()
    anna.page.locator(".allocate").wait_for(state="detached")
    anna.close()
    bert.close()
