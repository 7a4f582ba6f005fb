"""Whole games in a real browser, as people play them."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest
from browsing import ROOT, Person, invitation, open_table, somebody_is_asked, tries
from playwright.sync_api import Browser, Page, Request

import tafelrunde as tr
from tafelrunde.games import NAMES, find_game
from tafelrunde.kernel.samples import samples_of

pytestmark = pytest.mark.slow

LONGEST = 3000  # clicks and looks before a test gives up on a game


def check_record(person: Person, table: str) -> tr.Match:
    """Return the match as it was recorded; its draws must be honest."""
    match = tr.load(person.context.request.get(f"{person.address}/api/tables/{table}/record").text())
    assert match.over
    assert tr.verify(match) == []
    return match


def play_on(table: str, people: dict[str, Person], dice: random.Random) -> None:
    """Let people play until the game of War Chest is over, whoever is asked."""
    for _ in range(LONGEST):
        if any(person.over for person in people.values()):
            break
        for seat, person in people.items():
            if person.my_turn and not person.over:
                person.click_one_play(dice, sensible(person, table, seat, dice))
                break
        else:
            somebody_is_asked([*people.values()])
    for person in people.values():
        person.page.locator("[data-table='over']").first.wait_for(state="attached")


def sensible(person: Person, table: str, seat: str, dice: random.Random) -> list[str]:
    """Return a play of War Chest that leads to its end: two people who click just anything play four times as long."""
    moment = person.context.request.get(f"{person.address}/api/tables/{table}?seat={seat}&after={10**6}").json()["moment"]
    legal, view = moment["legal"], moment["view"]
    taken = {unit["hex"] for unit in view["units"]}
    open_to_me = [at for at, side in view["locations"].items() if side != view["players"][seat]["side"]]
    goals = [at for at in open_to_me if at not in taken] or open_to_me

    def worth(words: list[str]) -> int:
        for i, verb in enumerate(("control", "attack", "deploy")):
            if verb in words:
                return 100 - 20 * i
        if words[1:2] == ["move"]:
            came, goes = words[2], words[3]
            return 50 + 40 * (goes in goals and came not in goals) + min(distance(came, at) - distance(goes, at) for at in goals)
        return 20 if "bolster" in words else 10 if "recruit" in words else 0

    best = max(map(worth, legal), default=0)
    return dice.choice([words for words in legal if worth(words) == best] or [[]])


def distance(one: str, other: str) -> int:
    """Return how many steps two hexes are apart."""
    across, along = ord(one[0]) - ord(other[0]), int(one[1:]) - int(other[1:])
    return max(abs(across), abs(along), abs(across + along))


def test_two_browsers_play_a_whole_game(browser: Browser, address: str) -> None:
    anna, ben = Person(browser, address), Person(browser, address, phone=True, lang="de", dark=True)

    # One opens a table with three clicks and sends a link, the other follows it.
    page = anna.go("/")
    page.get_by_role("link", name="With friends").or_(page.get_by_role("button", name="With friends")).first.click()
    page.get_by_role("button", name="Open the table").or_(page.get_by_role("button", name="Play")).first.click()
    page.wait_for_url("**/t/*")
    table = page.url.rsplit("/", 1)[1].split("?")[0]
    seat = "wolf"
    ben.go(invitation(anna, table, seat))
    ben.page.get_by_role("button", name="Platz nehmen").or_(ben.page.locator("form button[type=submit]")).first.click()
    ben.page.wait_for_url("**/t/*")

    play_on(table, {"raven": anna, seat: ben}, random.Random(1))

    match = check_record(anna, table)
    assert len(match.record.entries) > 20
    anna.close()
    ben.close()


def test_one_plays_against_a_bot_by_keyboard_alone(browser: Browser, address: str) -> None:
    anna = Person(browser, address)
    page = anna.go("/")

    press_until(page, "Against a bot")
    page.wait_for_url("**/new*")
    press_until(page, "Play")
    page.wait_for_url("**/t/*")
    table = page.url.rsplit("/", 1)[1].split("?")[0]

    dice = random.Random(2)
    for _ in range(LONGEST):
        anna.settle()
        if anna.over:
            break
        anna.type_one_play(dice)

    match = check_record(anna, table)
    assert any(entry.seat == "raven" for entry in match.record.entries)
    anna.close()


def press_until(page: Page, name: str) -> None:
    """Go through the page with Tab until something of that name has the focus, and press it."""
    page.get_by_text(name, exact=True).first.wait_for()
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.textContent?.trim()") == name:
            page.keyboard.press("Enter")
            return
    pytest.fail(f"Tab never came to “{name}”")


def test_two_people_and_two_bots_play_in_teams(browser: Browser, address: str) -> None:
    anna, ben = Person(browser, address, lang="de"), Person(browser, address)
    table = open_table(
        anna,
        "war_chest",
        {"kind": "me"},
        {"kind": "bot", "bot": "heuristic"},
        {"kind": "friend"},
        {"kind": "bot", "bot": "random"},
        max_rounds="6",
    )
    anna.go(f"/t/{table}")
    ben.go(invitation(anna, table, "raven_2"))
    ben.page.locator("form button[type=submit]").first.click()
    ben.page.wait_for_url("**/t/*")

    play_on(table, {"raven_1": anna, "raven_2": ben}, random.Random(3))

    match = check_record(ben, table)
    assert {entry.seat for entry in match.record.entries} == {"raven_1", "wolf_1", "raven_2", "wolf_2"}
    anna.close()
    ben.close()


def axe() -> str:
    return (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


STILL = """async () => {
  if (!window.still) {
    window.still = new CSSStyleSheet()
    window.still.replaceSync("*, ::before, ::after, ::backdrop { transition: none !important; }")
    document.adoptedStyleSheets.push(window.still)
  }
  for (;;) {
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    const moving = document.getAnimations().filter(
      one => one.playState === "running" && one.effect.getComputedTiming().endTime !== Infinity)
    if (!moving.length) return
    for (const one of moving) one.finish()
  }
}"""
"""Brings colours that are on their way to where they are going, and lets none set out anew."""


def serious(page: Page) -> list[str]:
    """Return what axe finds serious at every one of some looks: a bot may play, and colours change, during any of them."""
    found = looked_at(page)
    for _ in range(4):
        found = found and [one for one in looked_at(page) if one in found]
    return found


def looked_at(page: Page) -> list[str]:
    """Return what axe finds serious, with light and with dark colours; by night only what colours can spoil is looked at again."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe())
    found = []
    for colours, rules in (("light", {}), ("dark", {"runOnly": ["color-contrast", "link-in-text-block"]})):
        page.emulate_media(color_scheme=colours)  # type: ignore[arg-type]
        page.evaluate(STILL)
        violations = page.evaluate("rules => axe.run(rules).then(result => JSON.stringify(result.violations))", rules)
        found += [(colours, item) for item in json.loads(violations)]
    return [
        f"{colours}: {item['id']}: {item['help']} {[node['html'][:200] for node in item['nodes'][:3]]}"
        for colours, item in found
        if item["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_no_page_keeps_anybody_out(browser: Browser, address: str, phone: bool) -> None:
    anna = Person(browser, address, phone=phone)
    table = open_table(anna, "war_chest", {"kind": "me"}, {"kind": "bot", "bot": "heuristic"})
    waiting = open_table(anna, "war_chest", {"kind": "me"}, {"kind": "friend"})
    six = open_table(anna, "ethnos", {"kind": "me"}, *[{"kind": "bot", "bot": "heuristic"}] * 5)
    pages = ("/", "/new?game=war_chest&with=friend", f"/t/{waiting}", "/rules/war_chest", "/me", "/new?game=ethnos&with=bot", f"/t/{six}")
    for path in (*pages, f"/t/{table}"):
        page = anna.go(path)
        page.wait_for_load_state("networkidle")
        assert serious(page) == [], path
    anna.settle()
    anna.page.keyboard.press("/")
    assert serious(anna.page) == []
    four = open_table(anna, "seventh_stone", {"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 3)
    anna.go(f"/t/{four}")
    for _ in tries():  # a capital and barracks, then resource stones are distributed
        anna.settle()
        assert serious(anna.page) == []
        if anna.page.locator(".allocate").count():
            break
        anna.click_one_play(random.Random(1))
    anna.page.locator(".allocate").wait_for()
    assert serious(anna.page) == []
    anna.close()


@pytest.mark.parametrize("dark", [False, True])
def test_the_theme_that_was_chosen_counts_and_else_that_of_the_system(browser: Browser, address: str, dark: bool) -> None:
    person = Person(browser, address, dark=dark)
    linen, felt = "rgb(244, 239, 230)", "rgb(22, 33, 28)"
    for chosen, ground in (("auto", felt if dark else linen), ("light", linen), ("dark", felt)):
        page = person.go("/me")
        page.evaluate("theme => localStorage.setItem('tafelrunde', JSON.stringify({ theme }))", chosen)
        page.reload()
        page.wait_for_function("ground => getComputedStyle(document.body).backgroundColor === ground", arg=ground)
    person.close()


def test_somebody_asks_what_to_play_and_chooses_it_unless_hints_were_ruled_out(browser: Browser, address: str) -> None:
    anna = Person(browser, address)
    anna.go(f"/t/{open_table(anna, 'war_chest', {'kind': 'me'}, {'kind': 'bot', 'bot': 'random'})}")
    anna.settle()
    anna.page.get_by_role("button", name="What would you play?").click()
    best = anna.page.locator("dialog[open] li.best")
    best.wait_for()
    assert serious(anna.page) == []
    assert "% winning chances" in best.inner_text()
    best.get_by_role("button", name="Choose").click()
    anna.page.locator("dialog[open]").wait_for(state="detached")
    anna.page.keyboard.press("Enter")
    anna.settle()
    assert serious(anna.page) == []
    body = {"game": "war_chest", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "hints": False}
    anna.go(f"/t/{anna.context.request.post(f'{address}/api/tables', data=body).json()['table']}")
    anna.settle()
    assert anna.page.get_by_role("button", name="All possibilities").count() == 1
    assert anna.page.get_by_role("button", name="What would you play?").count() == 0
    anna.close()


def test_whoever_has_an_account_sees_what_a_rated_game_changed_and_stands_in_the_ladder(browser: Browser, address: str) -> None:
    for phone in (False, True):
        anna = Person(browser, address, phone=phone, dark=phone)
        request = anna.context.request
        request.post(f"{address}/api/account", data={"login": f"anna.{phone}", "password": "correct horse"})
        page = anna.go("/new?game=war_chest&with=bot")
        page.locator("summary", has_text="More").click()
        switch, hints = page.get_by_role("switch", name=re.compile("^Rated")), page.get_by_role("switch", name=re.compile("^Hints"))
        assert switch.is_checked()
        hints.check(force=True)
        assert not switch.is_checked()
        switch.check(force=True)
        assert not hints.is_checked()
        table = open_table(anna, "war_chest", {"kind": "me"}, {"kind": "bot", "bot": "random"})
        anna.go(f"/t/{table}")
        anna.settle()
        moment = request.get(f"{address}/api/tables/{table}?seat=raven").json()["moment"]
        request.post(f"{address}/api/tables/{table}/commands", data={"do": "resign", "seat": "raven", "at": moment["entry"]})
        sheet = page.locator("dialog[open]")
        sheet.get_by_text("1500 →").first.wait_for()
        assert serious(page) == []
        page.keyboard.press("Escape")
        page = anna.go("/ladder")
        page.get_by_role("link", name="Ethnos").press("Enter")
        page.get_by_text("Nobody has finished a rated game here yet.").wait_for()
        page.get_by_role("link", name="War Chest").press("Enter")
        row = page.locator("tr.mine")
        row.wait_for()
        assert "(you)" in row.inner_text()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert serious(page) == []
        page = anna.go("/me")
        page.get_by_text("One rated game.").wait_for()
        assert serious(page) == []
        anna.close()


def test_the_first_page_is_light_and_comes_from_here_alone(browser: Browser, address: str) -> None:
    anna = Person(browser, address)
    table = open_table(anna, "war_chest", {"kind": "me"}, {"kind": "bot", "bot": "random"})
    for path in ("/", f"/t/{table}"):
        finished: list[Request] = []

        def note(request: Request, finished: list[Request] = finished) -> None:
            finished.append(request)

        anna.page.on("requestfinished", note)
        anna.go(path)
        anna.page.wait_for_load_state("networkidle")
        anna.page.wait_for_timeout(300)
        anna.page.remove_listener("requestfinished", note)
        assert 10_000 < sum(request.sizes()["responseBodySize"] for request in finished) < 250_000
    anna.close()


FULL = [(name, samples_of(find_game(name)).on_a_phone or max(find_game(name).players)) for name in NAMES]


@pytest.mark.parametrize(("game", "players"), FULL)
def test_everything_a_turn_needs_fits_on_a_phone(browser: Browser, address: str, game: str, players: int) -> None:
    for lang in ("de", "en"):
        anna = Person(browser, address, phone=True, lang=lang)
        anna.go(f"/t/{open_table(anna, game, {'kind': 'me'}, *[{'kind': 'bot', 'bot': 'random'}] * (players - 1))}")
        anna.settle()
        assert len(anna.page.locator("[data-seat]").all()) >= players
        for selector in ("[data-choice]", "[data-entry]"):
            for item in anna.page.locator(selector).all():
                box = item.bounding_box()
                assert box
                assert box["x"] >= -1
                assert box["y"] >= -1
                assert box["x"] + box["width"] <= 391
                assert box["y"] + box["height"] <= 845
        assert anna.page.evaluate(
            "document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth"
        )
        anna.close()


def test_a_finished_game_can_be_looked_at_and_played_on(browser: Browser, address: str, tmp_path: Path) -> None:
    anna = Person(browser, address)
    table = open_table(anna, "war_chest", {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}, max_rounds="3")
    page = anna.go(f"/t/{table}?at=2")
    page.locator("[data-table='over']").first.wait_for(state="attached")
    page = anna.go(f"/t/{table}?at=2&seat=wolf")
    page.locator("[data-position='2']").first.wait_for(state="attached")
    page.keyboard.press("ArrowRight")
    page.locator("[data-position='3']").first.wait_for(state="attached")
    check_record(anna, table)
    anna.close()
