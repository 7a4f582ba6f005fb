"""Mighty Empires in a real browser: a campaign that a game master keeps for three people, and one against computer players to its end."""

from __future__ import annotations

import contextlib
import random
from typing import Any

import pytest
from browsing import Person, invitation, open_table, tries
from playwright.sync_api import Browser, expect
from playwright.sync_api import TimeoutError as TooLong

pytestmark = pytest.mark.slow

SEATS = ("bear", "eagle", "griffin")
KEPT = {"battle_mode": "table", "capital_choice": "slots", "races": "empire,orcs_goblins,dwarfs", "max_rounds": "4"}
ALONE = {"capital_choice": "secret_home", "races": "empire,vampire_counts", "max_rounds": "3"}
LONGEST = 600  # plays before a test gives up on a campaign


def look(person: Person, table: str, seat: str | None) -> dict[str, Any]:
    query = f"?seat={seat}" if seat else ""
    news: dict[str, Any] = person.context.request.get(f"{person.address}/api/tables/{table}{query}").json()
    return news


def send(person: Person, table: str, **command: object) -> None:
    answer = person.context.request.post(f"{person.address}/api/tables/{table}/commands", data=command)
    assert answer.ok, answer.text()


def play_to_battles(people: dict[str, Person], table: str) -> dict[str, Any]:
    """Let everybody play without clicking until battles wait at the table; return how it stands then."""
    anybody = people[SEATS[0]]
    for _ in range(LONGEST):
        news = look(anybody, table, None)
        prompts = news["moment"]["prompts"]
        if news["table"]["state"] == "over" or any(prompt["kind"] == "report" for prompt in prompts):
            return news
        seat = prompts[0]["seat"]
        own = look(people[seat], table, seat)["moment"]
        words = next((one for one in own["legal"] if one[0] == "raid"), own["legal"][0])
        send(people[seat], table, do="play", seat=seat, at=own["entry"], words=words)
    pytest.fail("no battle came")


def report(person: Person, foe: str, own: int, other: int, comment: str = "") -> None:
    """Write the result of a battle into its form, and send it."""
    person.settle()
    before = person.turn()
    person.page.locator(f"[data-sheet='result'][data-other='{foe}']").first.click()
    form = person.page.locator("dialog[open] form")
    form.locator("[data-vp='own']").fill(str(own))
    form.locator("[data-vp='other']").fill(str(other))
    form.get_by_label("Comment").fill(comment)
    form.locator("button[type='submit']").click()
    person.wait_for_change(before)
    person.page.keyboard.press("Escape")


def order(master: Person, verb: str, *values: str, because: str) -> None:
    """Set something right in the game master's dialog."""
    page = master.page
    entry = page.get_by_role("button", name="Game master")
    for _ in tries():
        page.get_by_role("button", name="Menu", exact=True).first.click()
        with contextlib.suppress(TooLong):
            entry.click(timeout=5000)
            break
        page.keyboard.press("Escape")
    form = page.locator("dialog[open] form")
    form.locator("select").first.select_option(verb)
    for place, value in enumerate(values, 1):
        field = form.locator("select, input").nth(place)
        if field.evaluate("one => one.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)
    form.get_by_label("Why?").fill(because)
    form.locator("button[type='submit']").click()
    expect(form.get_by_role("status")).to_contain_text("Done")
    page.keyboard.press("Escape")


def test_a_game_master_keeps_a_campaign_for_three(browser: Browser, address: str) -> None:
    master = Person(browser, address)
    people = {seat: Person(browser, address, phone=seat == "griffin") for seat in SEATS}
    seats = [{"kind": "friend"}] * 3
    given = {"game": "mighty_empires", "seats": seats, "options": KEPT, "master": True}
    table = str(master.context.request.post(f"{address}/api/tables", data=given).json()["table"])
    for seat, person in people.items():
        person.go(invitation(master, table, seat))
        person.page.locator("form button[type=submit]").first.click()
        person.page.wait_for_url(f"**/t/{table}*")
    master.go(f"/t/{table}")
    disputed = corrected = False
    while True:
        news = play_to_battles(people, table)
        view = news["moment"]["view"]
        if view["round"] > 3 or news["table"]["state"] == "over":
            break
        for battle in [one for one in view["battles"] if one["stage"] == "to_be_played"]:
            a, b = battle["a"], battle["b"]
            report(people[a], b, 500, 300, "" if disputed else "the bridge held")
            if not disputed:
                report(people[b], a, 420, 410)
                expect(people[a].page.locator("body")).to_contain_text("420")
                expect(people[a].page.locator("body")).to_contain_text("Comment: the bridge held")
                order(master, "settle", a, b, a, because="the photo shows it")
                disputed = True
            else:
                people[b].settle()
                before = people[b].turn()
                people[b].page.locator(f"[data-choice='confirm {a}']").first.click()
                people[b].wait_for_change(before)
        if not corrected:
            order(master, "gold", "bear", "333", because="a raid was forgotten")
            corrected = True
    assert disputed
    assert corrected
    log = look(master, table, None)["log"]
    assert [line["text"] for line in log if line["kind"] == "master"] == ["the photo shows it", "a raid was forgotten"]
    assert any(told["kind"] == "taxes" for line in log for told in line["told"])  # a whole year, its winter included
    page = master.context.new_page()
    page.goto(f"{address}/api/tables/{table}/documents/report?lang=en")
    expect(page.locator("h1")).to_be_visible()
    expect(page.locator("body")).to_contain_text("a raid was forgotten")
    expect(page.locator("td", has_text=": the bridge held")).to_have_count(1)
    expect(page.locator("body")).to_contain_text("Winter of year 1")
    for person in (master, *people.values()):
        person.close()


def test_a_campaign_against_computer_players_to_the_end(browser: Browser, address: str) -> None:
    anna = Person(browser, address)
    anna.go("/")
    table = open_table(anna, "mighty_empires", {"kind": "me"}, {"kind": "bot", "bot": "heuristic"}, **ALONE)
    anna.go(f"/t/{table}")
    dice = random.Random(5)
    for _ in range(LONGEST):
        anna.settle()
        if anna.over:
            break
        moment = look(anna, table, "bear")["moment"]
        if not moment["legal"]:
            continue
        words = dice.choice(moment["legal"])
        before = anna.turn()
        if words[0] in ("order", "muster"):
            anna.page.keyboard.press("Escape")
            anna.click_one_play(dice)
        else:
            anna.click_one_play(dice, words)
        anna.wait_for_change(before)
    assert anna.over
    expect(anna.page.locator("body")).to_contain_text("won", ignore_case=True)
    anna.close()
