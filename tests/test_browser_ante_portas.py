"""Ante Portas in a real browser: a game alone through the Last Wave, two people who react together, a duel against the bot to its end."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from itertools import count, pairwise
from typing import Any

import pytest
from browsing import CONFIRM, Person, invitation, somebody_is_asked, tries
from playwright.sync_api import Browser, Locator
from playwright.sync_api import TimeoutError as TooLong

import tafelrunde as tr
from tafelrunde.bots import Seen, make_bot
from tafelrunde.kernel.plays import plays

pytestmark = pytest.mark.slow

LONGEST = 3000  # looks before a test gives up on a game
Words = tuple[str, ...]

OFFER, ANSWERS = ".offer", ".offer .answers button"
SITES = ("place", "go", "on", "ticket")
HEXES = ("lay", "flip", "dismiss", "raise", "move", "add", "rotate", "shoot", "shooter", "recoil", "back", "ignite", "replace", "hungry")
"""Sentences whose numbers are hexes; elsewhere they count figures."""


class Adviser:
    """The same match beside the table, which draws what the table draws: whom somebody who clicks asks what to do."""

    def __init__(self, record: str, luck: int = 1) -> None:
        self.match = tr.load(record)
        self.start = len(self.match.positions)
        self.bots = [make_bot("heuristic", self.match.game, seat * luck) for seat in range(self.match.players)]
        """What acorn is told hangs on its own luck alone."""

    def advise(self) -> Words:
        """Return what the rules of thumb say for whoever is asked."""
        game, state = self.match.game, self.match.state
        seat = state.actors()[0]
        return game.words(state, seat, self.bots[seat].choose(Seen(game, state, seat)))

    def follow(self, news: dict[str, Any]) -> None:
        """Play what was played at the table."""
        for line in news["log"]:
            if line["kind"] == "play" and line["position"] == len(self.match.positions):
                self.match.play(tuple(line["words"]), line["seat"])

    def finish(self) -> tr.Match:
        """Play on as advised for all seats, to the end."""
        while not self.match.over:
            self.match.play(self.advise(), self.match.to_act[0])
        return self.match


class Player:
    """Somebody who plays by clicking, as an adviser says or as simply as possible."""

    def __init__(self, person: Person, table: str, seat: str, adviser: Adviser | None = None) -> None:
        self.person = person
        self.page = person.page
        self.table = table
        self.seat = seat
        self.adviser = adviser
        self.fingers = bool(person.page.evaluate("navigator.maxTouchPoints"))
        self.said: list[Words] = []

    @property
    def entry(self) -> int:
        """The entry that the page stands at."""
        return int(self.person.turn() or 0)

    def look(self) -> dict[str, Any]:
        answer = self.person.context.request.get(f"{self.person.address}/api/tables/{self.table}?seat={self.seat}")
        news: dict[str, Any] = answer.json()
        return news

    def play(self) -> None:
        """Make one play by clicking."""
        news = self.look()
        self.person.hear(news["moment"]["entry"])
        legal = [tuple(words) for words in news["moment"]["legal"]]
        if not legal or self.entry != news["moment"]["entry"]:
            return  # the browser has heard of more by now
        if self.adviser:
            self.adviser.follow(news)
        words = self.adviser.advise() if self.adviser else simplest(legal)
        assert words in legal, words
        self.say(words)

    def say(self, words: Words) -> None:
        """Click a sentence until it is played, or suggested to the others who decide together with this seat."""
        before = self.entry
        for _ in tries():
            self.page.keyboard.press("Escape")
            self.click(words)
            self.person.wait_for_change(str(before), or_=OFFER)
            if self.entry != before or self.person.over or self.page.locator(OFFER).count():
                self.said.append(words)
                return
        pytest.fail(f"could not play {' '.join(words)}")

    # Clicking

    def click(self, words: Words) -> None:
        """Click what a sentence is about on the board, its button where that leaves several, and what confirms it."""
        before = self.person.turn()
        confirm = self.page.locator(CONFIRM)
        for word in words[1:]:
            if words[0] in SITES or (words[0] in HEXES and word.isdecimal() and not confirm.count()):
                self.click_board(words[0] in SITES, word)
        button = self.page.locator(f'[data-choice="{" ".join(words)}"]')
        if button.count() and not confirm.count():
            if not button.first.is_visible():
                self.tap(self.page.locator(".aid summary"))  # what can be given and asked for is folded
            self.tap(button)
        self.person.wait_for_change(before, or_=CONFIRM)
        if confirm.count():
            self.tap(confirm)

    def click_board(self, is_site: bool, name: str) -> None:
        """Click a place or a hex; on a phone it may lie on the other half of the board."""
        what = f"[data-{'site' if is_site else 'hex'}='{name}']"
        if self.page.locator(what).count() == 0:
            self.tap(self.page.locator(".tab").nth(int(is_site)))
        self.tap(self.page.locator(f"{what}[data-choice]"))

    def tap(self, what: Locator) -> None:
        """Tap with a finger, or click, on something that nothing covers; it may just have gone away."""
        with contextlib.suppress(TooLong):
            if self.fingers:
                what.first.tap(timeout=3000)
            else:
                what.first.click(timeout=3000)

    # Together

    def suggest(self, words: Words) -> None:
        """Answer for the team although somebody else is asked first."""
        for _ in tries():
            if not self.page.locator("details.joint[open]").count():
                self.tap(self.page.locator("details.joint summary"))
            self.tap(self.page.locator(f'[data-aside="{" ".join(words)}"]'))
            with contextlib.suppress(TooLong):
                self.page.locator(OFFER).wait_for(timeout=3000)
                return
        pytest.fail(f"could not suggest {' '.join(words)}")

    def answer(self, *, agree: bool) -> None:
        """Say what there is to say to a suggestion."""
        self.page.locator(ANSWERS).nth(int(not agree)).click()
        self.page.locator(OFFER).wait_for(state="detached")


def simplest(legal: list[Words]) -> Words:
    """Return where to go, or what ends something, or anything."""
    by_verb = {words[0]: words for words in reversed(legal)}
    return next((by_verb[verb] for verb in ("go", "done", "pass") if verb in by_verb), legal[0])


def play_on(players: list[Player], until: Callable[[], bool] = lambda: False) -> None:
    """Let people play until it is over, or until there was what they look for."""
    for _ in range(LONGEST):
        if any(player.person.over for player in players) or until():
            return
        for player in players:
            if player.page.locator(ANSWERS).count():
                player.answer(agree=True)
                break
            if player.person.my_turn and not player.page.locator(OFFER).count():
                player.play()
                break
        else:
            somebody_is_asked(
                [player.person for player in players], lambda: any(player.page.locator(ANSWERS).count() for player in players)
            )
    pytest.fail("the game does not end")


# Games to take up


def played(players: int, seed: int, *names: str, **options: str) -> tr.Match:
    """Return a game that the rules of thumb have played to its end."""
    return Adviser(tr.new("ante_portas", players, seed, names=names, **options).save(with_secret=True)).finish()


def cut(match: tr.Match, position: int) -> str:
    """Return the record of a match up to a position, with the secret that all further draws follow from."""
    early = tr.new("ante_portas", match.players, match.secret, names=list(match.record.names.values()), **match.record.options)
    for one in match.positions[1 : position + 1]:
        early.play_actions(one.actor, one.play)
    return early.save(with_secret=True)


def kinds(match: tr.Match, since: int, until: int | None = None) -> set[str]:
    """Return which kinds of things happened from a position on."""
    return {match.game.tell(one.state, event, 0).kind for one in match.positions[since:until] for event in one.events}


def where(match: tr.Match, kind: str) -> list[int]:
    """Return the positions that something of a kind led to."""
    return [i for i in range(len(match.positions)) if kind in kinds(match, i, i + 1)]


def verbs(match: tr.Match, since: int, until: int | None = None) -> set[str]:
    """Return what was done from a position on."""
    return {one.entry.words[0] for one in match.positions[since:until] if one.entry}


def take_up(person: Person, record: str) -> str:
    """Open a table for a record; whoever brings an unfinished one has the seats of its people."""
    return str(person.context.request.post(f"{person.address}/api/records", data={"record": record}).json()["table"])


def finished(person: Person, table: str) -> tr.Match:
    """Return the match of a table that is over."""
    person.page.locator("[data-table='over']").first.wait_for(state="attached")
    match = tr.load(person.context.request.get(f"{person.address}/api/tables/{table}/record").text())
    assert match.over
    assert tr.verify(match) == []
    return match


# Alone

MANY = 260  # plays of a whole game; each takes a quarter of a second or more
SEEN = {"produced", "built", "combat", "last_wave"}
DONE = {"place", "go", "on", "act", "build", "move", "add", "commit", "steward"}


def held_to_the_end() -> tuple[str, tr.Match]:
    """Return a game after its first decision, and how it holds out if it is played on as advised."""
    for seed in count(31):  # the first of some that is held
        record = cut(played(1, seed), 1)
        then = Adviser(record).finish()
        if then.record.result == "held acorn" and len(then.positions) < MANY and kinds(then, 2) >= SEEN and verbs(then, 2) >= DONE:
            return record, then
    raise AssertionError


def test_a_game_alone_to_the_end_of_the_last_wave(browser: Browser, address: str) -> None:
    anna = Person(browser, address)
    record, expected = held_to_the_end()
    table = take_up(anna, record)
    anna.go(f"/t/{table}")

    play_on([Player(anna, table, "acorn", Adviser(record))])

    match = finished(anna, table)
    assert match.record.entries == expected.record.entries
    assert match.record.result == "held acorn"
    anna.close()


# Together


def is_on_the_march(match: tr.Match, position: int) -> bool:
    """Return whether a team that can fire was asked in the middle of a move of the attackers, and passed."""
    state, entry = match.positions[position].state, match.positions[position + 1].entry
    if entry is None or entry.words != ("pass",):
        return False
    seat = state.actors()[0]
    view: Any = match.game.observe(state, seat)
    return view.movement is not None and any(match.game.words(state, seat, play)[0] == "shoot" for play in plays(state, seat))


def ends_the_march(match: tr.Match) -> bool:
    """Return whether no card is turned between a shot that is fired now and the turns after it: nothing can go wrong then."""
    since = len(match.positions)
    match.play(next(sentence for sentence in match.sentences() if sentence.startswith("shoot ")))
    while not match.over and not kinds(match, since) & {"card", "turn"}:
        sentences = match.sentences()
        match.play("pass" if "pass" in sentences else sentences[0])
    happened = kinds(match, since)
    return happened >= {"fired", "turn"} and "card" not in happened


def before_two_windows() -> tuple[str, int]:
    """Return a finished game, and a position in which a team of two is asked twice on the last march of a half-year."""
    for seed in count(15):  # the first of some that has such a position
        match = played(2, seed, reaction_mode="always")
        windows = [position for position in range(len(match.positions) - 1) if is_on_the_march(match, position)]
        for one, two in pairwise(windows):
            between = match.positions[two].entry
            if between and two == one + 1 and not between.outcomes and ends_the_march(tr.branch(match, between.number, seed=1)):
                return match.save(with_secret=True), one
    raise AssertionError


def test_two_people_react_together_to_a_march(browser: Browser, address: str) -> None:
    anna, ben = Person(browser, address), Person(browser, address, phone=True, lang="de", dark=True)
    record, position = before_two_windows()
    origin = take_up(anna, record)
    asked = {"position": position, "seats": [{"kind": "friend"}, {"kind": "me"}]}
    table = anna.context.request.post(f"{address}/api/tables/{origin}/branches", data=asked).json()["table"]
    anna.go(f"/t/{table}")
    ben.go(invitation(anna, table, "acorn")).locator("form button[type=submit]").first.click()
    ben.page.wait_for_url("**/t/*")
    acorn, birch = Player(ben, table, "acorn"), Player(anna, table, "birch")
    ben.settle()

    # Whoever is not asked first may answer for the team, and it counts as soon as the other agrees.
    start = acorn.entry
    birch.person.hear(start)
    birch.suggest(("pass",))
    acorn.answer(agree=True)
    for player in (acorn, birch):
        player.person.hear(start + 1)

    # If the other objects, it is up to the one who was asked.
    second = acorn.entry
    shot = next(tuple(words) for words in acorn.look()["moment"]["legal"] if words[0] == "shoot")
    acorn.say(shot)
    birch.answer(agree=False)
    ben.page.locator(OFFER).wait_for(state="detached")
    assert acorn.entry == second
    acorn.say(shot)

    play_on([acorn, birch], until=lambda: all("go" in {words[0] for words in player.said} for player in (acorn, birch)))

    lines = birch.look()["log"]
    told = [told["kind"] for line in lines if line["number"] > second for told in line["told"]]
    assert told.index("fired") < told.index("turn")
    assert ("birch", ["pass"]) in [(line["seat"], line["words"]) for line in lines if start < line["number"] <= second]
    assert [line["text"] for line in lines if line["kind"] == "answer"][:2] == ["yes", "no"]
    anna.close()
    ben.close()


# Against each other

SOON = 60  # plays until somebody breaks through
MARCH = {"move", "add", "commit"}


def before_a_breakthrough() -> str:
    """Return a duel before a turn with a march and a combat, after which the bot plays, and the person breaks through whatever it does."""
    for seed in count():
        match = played(2, seed, "Anna", "bot heuristic", mode="capture_flag")
        for start, end in pairwise(where(match, "turn")):
            march = match.positions[start + 1].actor == 0 and verbs(match, start + 1, end + 1) >= MARCH
            if march and "combat" in kinds(match, start + 1, end + 1):
                record = cut(match, start)
                if all(breaks_through(Adviser(record, luck)) for luck in range(4)):
                    return record
    raise AssertionError


def breaks_through(adviser: Adviser) -> bool:
    match = adviser.finish()
    tail = match.positions[adviser.start :]
    return match.record.result == "breakthrough acorn" and len(tail) < SOON and any(one.actor == 1 for one in tail)


def test_a_duel_against_the_bot_to_a_breakthrough(browser: Browser, address: str) -> None:
    anna = Person(browser, address)
    record = before_a_breakthrough()
    adviser = Adviser(record)
    table = take_up(anna, record)
    anna.go(f"/t/{table}")
    player = Player(anna, table, "acorn", adviser)

    play_on([player])

    match = finished(anna, table)
    assert {words[0] for words in player.said} >= MARCH
    assert "combat" in kinds(match, adviser.start)
    assert {one.entry.seat for one in match.positions[adviser.start :] if one.entry} == {"acorn", "birch"}
    assert match.record.result.startswith(("breakthrough ", "rows "))
    anna.close()
