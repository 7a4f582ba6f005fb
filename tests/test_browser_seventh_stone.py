"""Seventh Stone in a real browser: a game against the bot, two people and two bots who fight and help, allocations at the same time."""

from __future__ import annotations

import random
from itertools import count
from typing import Any

import pytest
from browsing import CONFIRM, Person, invitation, open_table, somebody_is_asked, tries
from playwright.sync_api import Browser, expect
from screenshots import choose_stone

import tafelrunde as tr

pytestmark = pytest.mark.slow

ENOUGH = 2  # orders a year
LONGEST = 1500  # looks before a test gives up on a game
BOT = {"kind": "bot", "bot": "heuristic"}
BOARD = "p py f m/P py p d/f w v m/p F p p"
CROWDED = "p p P p p/p p d p p/p P p P p/p p v p p"
Words = list[str]


class Player:
    """Somebody who plays by clicking, overruns whoever can be and helps in the battles of others."""

    def __init__(self, person: Person, table: str, seat: str) -> None:
        self.person = person
        self.table = table
        self.seat = seat
        self.orders = (0, 0)
        """The year, and how many orders this seat gave in it."""
        self.overran = False
        self.helped = ""
        """A field on which this seat supported a battle of others."""

    def look(self) -> dict[str, Any]:
        answer = self.person.context.request.get(f"{self.person.address}/api/tables/{self.table}?seat={self.seat}")
        news: dict[str, Any] = answer.json()
        return news

    def play(self) -> None:
        """Make one play by clicking."""
        news = self.look()
        self.person.hear(news["moment"]["entry"])
        legal, view = news["moment"]["legal"], news["moment"]["view"]
        if not legal:
            return
        words = self.choose(legal, view)
        before = self.person.turn()
        if before != str(news["moment"]["entry"]):
            return  # the browser has heard of more by now
        for _ in tries():
            self.person.page.keyboard.press("Escape")
            self.click(words)
            self.person.wait_for_change(before, or_=CONFIRM)
            for _ in range(2):
                if self.person.turn() == before and self.person.page.locator(CONFIRM).count():
                    self.person.try_click(self.person.page.locator(CONFIRM).first)
                    self.person.wait_for_change(before)
            if self.person.turn() != before or self.person.over:
                self.remember(words, view)
                return
        pytest.fail(f"could not play {words}")

    def remember(self, words: Words, view: dict[str, Any]) -> None:
        if words[0] == "move":
            self.orders = (view["year"], self.orders[1] + 1 if self.orders[0] == view["year"] else 1)
        elif words[0] == "overrun":
            self.overran = True
            self.orders = (view["year"], ENOUGH)
        elif words[0] == "support" and words[2] != "none" and self.foreign(words[2], view):
            self.helped = words[2]

    def foreign(self, field: str, view: dict[str, Any]) -> bool:
        """Return whether others fight on a field, and this seat does not."""
        return any(one["field"] == field and self.seat not in one["units"] for one in view["conflicts"])

    # What to play

    def choose(self, legal: list[Words], view: dict[str, Any]) -> Words:
        prompt = view["prompt"]
        by_verb = {words[0]: words for words in reversed(legal)}
        if prompt == "allocate":
            return max(legal, key=soldiers)
        if prompt == "place":
            return next(by_verb[verb] for verb in ("recruit", "hire", "equip", "build", "done") if verb in by_verb)
        if prompt == "move":
            return self.order(legal, view)
        if prompt == "support":
            abroad = [words for words in legal if self.foreign(words[2], view)]
            return (abroad or legal)[0]
        return legal[-1] if prompt == "walls" else legal[0]

    def order(self, legal: list[Words], view: dict[str, Any]) -> Words:
        """Overrun whoever can be, or take land; a few orders a year are enough."""
        overruns = [words for words in legal if words[0] == "overrun"]
        if overruns and not self.overran:
            return overruns[0]
        done = [words for words in legal if words[0] == "done"]
        given = self.orders[1] if self.orders[0] == view["year"] else 0
        moves = [words for words in legal if words[0] == "move"]
        if done and (given >= ENOUGH or not moves):
            return done[0]
        if not done and (mended := [words for words in legal if words[0] in ("back", "remove")]):
            return mended[0]
        fields = {field["field"]: field for field in view["fields"]}
        return max(moves, key=lambda words: self.appeal(words, fields)) if moves else legal[0]

    def appeal(self, words: Words, fields: dict[str, Any]) -> int:
        """Return how inviting an order is."""
        group = next(word for word in words if "+" in word)
        goal = fields[words[words.index(group) + 1]]
        military, mercenary = map(int, group.split("+"))
        own = sum(army["military"] + army["mercenary"] for army in goal["armies"] if army["seat"] == self.seat)
        enemies = sum(army["military"] + army["mercenary"] for army in goal["armies"] if army["seat"] != self.seat)
        if goal["capital"] and goal["controller"] != self.seat:
            enemies += 4
        if mercenary > military or own:
            return -1
        if enemies:
            return 0
        return 10 * int(goal["ts"]) + (5 if goal["kind"] == "yield" and goal["controller"] != self.seat else 0)

    # Clicking it

    def click(self, words: Words) -> None:
        verb = words[0]
        if verb in ("capital", "barracks"):
            self.field(words[1])
        elif verb == "allocate":
            for name, number in zip(words[1::2], words[2::2], strict=True):
                slot = self.person.page.locator(f"[data-slot={name}] input")
                if slot.count():  # else it is said already, and the others are waited for
                    slot.fill(number)
        elif verb == "move":
            self.click_order(words)
        elif verb in ("build", "recruit"):
            self.choice(words[1])
            self.field(words[2])
            self.choice(" ".join(words))  # asked for where it could also replace something
        elif verb == "hire":
            self.choice("mercenary")
            self.field(words[1])
        elif verb == "equip":
            self.person.try_click(self.person.page.locator(f"[data-stone={words[2]}][data-choice]").first)
            self.field(words[1])
        elif verb in ("support", "assign"):
            self.choice(words[2])
        elif verb in ("battle", "take", "discard", "position"):
            self.choice(words[1])
        elif verb in ("disband", "keep"):
            self.person.try_click(self.person.page.locator(".way, [data-stone][data-choice]").first)
        elif verb != "aim":
            self.choice(" ".join(words))

    def click_order(self, words: Words) -> None:
        """Tap the army, set how many go, tap the goal."""
        group = next(word for word in words if "+" in word)
        self.field(words[1])
        cohort = self.person.page.locator(".cohorts button")
        if cohort.count():
            self.person.try_click(cohort.first)
        for i, wanted in enumerate(map(int, group.split("+"))):
            stepper = self.person.page.locator(".units .stepper").nth(i)
            if not stepper.count():
                continue
            while (now := int(stepper.locator(".value").inner_text())) != wanted:
                self.person.try_click(stepper.locator("button").nth(0 if now > wanted else 1))
        self.field(words[words.index(group) + 1])

    def field(self, name: str) -> None:
        self.person.try_click(self.person.page.locator(f"[data-field={name}]").first)

    def choice(self, name: str) -> None:
        self.person.try_click(self.person.page.locator(f'[data-choice="{name}"]').first)


def touch(one: str, other: str) -> bool:
    """Return whether two fields touch, if only at a corner."""
    return one != other and abs(ord(one[0]) - ord(other[0])) <= 1 and abs(int(one[1:]) - int(other[1:])) <= 1


def helper(view: Any) -> str | None:
    """Return whose archers stand idle beside a conflict of others that cannot be overrun, while the last in the turn order can overrun."""
    last = view.order[-1]
    if view.prompt != "move" or view.asked != (last,):
        return None
    for conflict in view.conflicts:
        for field in view.fields:
            if touch(field.field, conflict.field) and not field.conflict and last not in conflict.units:
                for army in field.armies:
                    if army.type == "ranged" and army.seat not in (last, *conflict.units):
                        return str(army.seat)
    return None


def before_an_overrun() -> tuple[str, int, str, str]:
    """Return a finished game, a position of it, who can overrun there, and who can help others in the combat after it whatever the dice."""
    for seed in count(6):  # the first of some that has such a position
        dice = random.Random(seed)
        match = tr.new("seventh_stone", 4, seed, custom_board=CROWDED, year_limit="3")
        found: tuple[int, str, str] | None = None
        while not match.over:
            prompt = match.prompts()[0]
            sentences = match.sentences(prompt.seat) if prompt.kind == "move" and not found else []
            if "done" in sentences and any(one.startswith("overrun") for one in sentences):
                friend = helper(match.view(prompt.seat))
                found = (match.record.entries[-1].number, prompt.seat, friend) if friend else None
            match.play(choose_stone(match, prompt, dice), prompt.seat)
        if found:
            return match.save(with_secret=True), *found
    raise AssertionError


def soldiers(words: Words) -> int:
    """Return how many units an allocation buys."""
    return sum(int(words[i + 1]) for i, word in enumerate(words) if word in ("melee", "ranged", "cavalry"))


def play_on(players: list[Player], until: str = "over") -> None:
    """Let people play until it is over, or until there was what they look for."""
    for _ in range(LONGEST):
        if any(player.person.over for player in players):
            return
        if until == "seen" and any(p.overran for p in players) and any(p.helped for p in players):
            return
        for player in players:
            if player.person.my_turn:
                player.play()
                break
        else:
            somebody_is_asked([player.person for player in players])
    pytest.fail("the game does not end")


def test_a_whole_game_against_the_bot(browser: Browser, address: str) -> None:
    anna = Person(browser, address)
    table = open_table(anna, "seventh_stone", {"kind": "me"}, BOT)
    anna.go(f"/t/{table}")

    play_on([Player(anna, table, "boar")])

    anna.page.locator("[data-table='over']").first.wait_for(state="attached")
    match = tr.load(anna.context.request.get(f"{address}/api/tables/{table}/record").text())
    assert match.over
    assert tr.verify(match) == []
    assert match.view().reason in ("tear_stones", "last_left")
    assert {entry.seat for entry in match.record.entries} == {"boar", "crane"}
    anna.close()


def test_two_browsers_and_two_bots_with_an_overrun_and_help_from_outside(browser: Browser, address: str) -> None:
    anna, ben = Person(browser, address), Person(browser, address, phone=True, lang="de", dark=True)
    record, position, seat, friend = before_an_overrun()
    request = anna.context.request
    origin = request.post(f"{address}/api/records", data={"record": record}).json()["table"]
    kinds = {seat: {"kind": "me"}, friend: {"kind": "friend"}}
    seats = [kinds.get(one["seat"], BOT) for one in request.get(f"{address}/api/tables/{origin}").json()["table"]["seats"]]
    table = request.post(f"{address}/api/tables/{origin}/branches", data={"position": position, "seats": seats}).json()["table"]
    anna.go(f"/t/{table}")
    ben.go(invitation(anna, table, friend))
    ben.page.locator("form button[type=submit]").first.click()
    ben.page.wait_for_url("**/t/*")
    players = [Player(anna, table, seat), Player(ben, table, friend)]

    play_on(players, until="seen")

    told = [told for line in players[0].look()["log"] if line["kind"] == "play" for told in line["told"]]
    assert any(one["kind"] == "battle" and one["fields"]["mode"] != "battle" for one in told)
    assert players[0].overran
    assert players[1].helped
    anna.close()
    ben.close()


def test_what_is_typed_stays_while_others_confirm(browser: Browser, address: str) -> None:
    anna, bert = Person(browser, address), Person(browser, address, lang="de")
    table = open_table(anna, "seventh_stone", {"kind": "me"}, {"kind": "friend"}, custom_board=BOARD)
    anna.go(f"/t/{table}")
    bert.go(invitation(anna, table, "crane")).locator("form button[type=submit]").first.click()
    bert.page.wait_for_url("**/t/*")
    dice = random.Random(1)
    for person in (anna, bert):
        person.page.locator("[data-table]").wait_for(state="attached")
    for _ in tries():
        if anna.page.locator(".allocate").count() and bert.page.locator(".allocate").count():
            break
        for person in (anna, bert):
            if person.my_turn and not person.page.locator(".allocate").count():
                person.click_one_play(dice)
        anna.page.wait_for_timeout(100)
    field = anna.page.locator("[data-slot=movement] input")
    for slot in anna.page.locator("[data-slot] input").all():  # whatever is suggested
        slot.fill("0")
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
