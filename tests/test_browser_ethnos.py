"""Ethnos in a real browser: the power of every tribe by clicking, a Fairy on a phone, two people with a bot, somebody watches six bots."""

from __future__ import annotations

import random
from itertools import count
from typing import Any

import pytest
from browsing import Person, invitation, open_table, somebody_is_asked, tries
from playwright.sync_api import Browser

import tafelrunde as tr
from tafelrunde.bots import Seen, make_bot

pytestmark = pytest.mark.slow

LONGEST = 2000  # looks before a test gives up on a game
BOT = {"kind": "bot", "bot": "heuristic"}


def record(person: Person, table: str) -> tr.Match:
    """Return the match of a table that is over."""
    match = tr.load(person.context.request.get(f"{person.address}/api/tables/{table}/record").text())
    assert match.over
    assert tr.verify(match) == []
    return match


class Player:
    """Somebody who wants to see what tribes can do, and plays by clicking."""

    def __init__(self, person: Person, table: str, seat: str, tribes: set[str]) -> None:
        self.person = person
        self.table = table
        self.seat = seat
        self.missing = set(tribes)
        """Tribes whose power was not used yet."""
        self.dice = random.Random(seat)
        self.heard = 0
        """The last line of the log that was noticed."""
        self.leader, self.size, self.bands = "", 0, 0
        """This seat's last band, and how many it has played in a row."""

    def look(self) -> dict[str, Any]:
        address = f"{self.person.address}/api/tables/{self.table}?seat={self.seat}&after={self.heard}"
        news: dict[str, Any] = self.person.context.request.get(address).json()
        self.heard = news["number"]
        self.notice(news)
        return news

    def notice(self, news: dict[str, Any]) -> None:
        """See in the log which powers this seat has used."""
        for line in (line for line in news["log"] if line["kind"] == "play"):
            mine = line["seat"] == self.seat
            self.bands = self.bands + (line["words"][0] == "band") if mine else 0
            if self.bands > 1:
                self.missing.discard("centaur")
            for kind, fields in ((told["kind"], told["fields"]) for told in line["told"]):
                if fields.get("seat") != self.seat:
                    continue
                self.missing -= POWERS.get(kind, set())
                if kind == "played_band":
                    self.leader, self.size = fields["leader"], fields["size"]
                if kind == "played_band" and self.leader.startswith("halfling"):
                    self.missing.discard("halfling")
                if kind == "band_card" and fields["card"] == "skeleton":
                    self.missing.discard("skeleton")
                if kind == "marker" and self.leader.startswith("minotaur") and fields["count"] > self.size:
                    self.missing.discard("minotaur")
                if kind == "marker" and self.leader.startswith("wingfolk") and not self.leader.endswith(fields["kingdom"]):
                    self.missing.discard("wingfolk")
                if kind == "drew" and mine and line["words"][0] == "draw":
                    self.missing.discard("wizard")
                if kind == "band_glory" and fields["leader"].startswith("dwarf") and fields["glory"]:
                    self.missing.discard("dwarf")

    def choose(self, news: dict[str, Any]) -> list[str]:
        """Return what brings a power to light that is still missing, otherwise what leads there."""
        legal: list[list[str]] = news["moment"]["legal"]
        view = news["moment"]["view"]
        willing = [words for words in legal if words[-1] not in ("none", "no", "stop")] or legal
        bands = [words for words in willing if words[0] == "band"]
        if view["prompt"] not in ("turn", "chain"):
            if view["prompt"] == "wing_kingdom":
                colour = next(band["leader"] for band in view["bands"] if band["last"]).rpartition("_")[2]
                willing = [words for words in willing if words[1] != colour] or willing
            return max(willing, key=len)
        shows = [words for words in bands if self.shows(words, view)]
        if shows:
            return max(shows, key=len)
        if view["prompt"] == "chain" or len(view["players"][self.seat]["hand"]) > 6 or view["dragons"] == 2:
            return max(bands or legal, key=len)
        cards = [words for words in willing if words[0] == "recruit"]
        wanted = [words for words in cards if words[1].partition("_")[0] in self.missing]
        return self.dice.choice(wanted or cards or bands)

    def shows(self, words: list[str], view: dict[str, Any]) -> bool:
        """Return whether a band would use a power that is missing."""
        tribe, _, kingdom = words[1].partition("_")
        size, player = len(words) - 1, view["players"][self.seat]
        rest = sum(player["hand"].values()) - size
        needed = next(land["needed"][self.seat] for land in view["kingdoms"] if land["kingdom"] == kingdom)
        if "skeleton" in self.missing and "skeleton" in words:
            return True
        if tribe not in self.missing:
            return False
        fits: dict[str, bool] = {
            "centaur": rest > player["hand"].get("skeleton", 0) and size >= needed,
            "dwarf": size > 1,
            "elf": rest > 0,
            "giant": size > view["giant_record"],
            "merfolk": size > 2,
            "minotaur": size == needed - 1,
            "fairy": any(band["seat"] != self.seat and band["size"] <= size for band in view["bands"]),
        }
        return fits.get(tribe, True)

    def play(self) -> None:
        """Make one play by clicking."""
        news = self.look()
        self.person.hear(news["moment"]["entry"])
        if not news["moment"]["legal"]:
            return
        words = self.choose(news)
        before = self.person.turn()
        if before != str(news["moment"]["entry"]):
            return  # the browser has heard of more by now
        page = self.person.page
        for _ in tries():
            page.keyboard.press("Escape")
            self.click(words)
            confirm = page.locator("[data-confirm]")
            if self.person.turn() == before and confirm.count():
                self.person.try_click(confirm.first)
            self.person.wait_for_change(before)
            if self.person.turn() != before or self.person.over:
                return
        pytest.fail(f"could not play {words}")

    def click(self, words: list[str]) -> None:
        page = self.person.page
        if words[0] in ("band", "keep") and words[1] != "none":
            for card in sorted(set(words[1:])):
                cards = page.locator(f"[data-zone=hand][data-card={card}]")
                for copy in range(words[1:].count(card)):
                    self.person.try_click(cards.nth(copy))
            crown = page.locator(f"[data-leader={words[1]}]")
            if words[0] == "band" and crown.count():
                self.person.try_click(crown.first)
        elif words[0] == "recruit" and words[1] != "deck":
            self.person.try_click(page.locator(f"[data-zone=row][data-card={words[1]}]").first)
        else:
            self.person.try_click(page.locator(f"[data-choice={words[-1]}]").first)


POWERS = {"kept": {"elf"}, "giant": {"giant"}, "bonus": {"merfolk"}, "orc_marker": {"orc"}, "troll": {"troll"}, "swapped": {"fairy"}}


def play_on(players: list[Player], enough: bool = False) -> None:
    """Let people play until it is over, or until all powers were used."""
    for _ in range(LONGEST):
        if any(player.person.over for player in players) or (enough and not any(player.missing for player in players)):
            return
        for player in players:
            if player.person.my_turn:
                player.play()
                break
        else:
            somebody_is_asked([player.person for player in players])
    pytest.fail("the game does not end")


@pytest.mark.parametrize(
    ("tribes", "phone"),
    [("dwarf+giant+minotaur+skeleton+troll+wingfolk", True), ("centaur+elf+fairy+halfling+merfolk+orc", False)],
    ids=["six on a phone", "other six"],
)
def test_every_power_is_used_by_clicking(browser: Browser, address: str, tribes: str, phone: bool) -> None:
    anna = Person(browser, address, phone=phone)
    missing = set(tribes.split("+"))
    for _ in range(3):  # luck may keep a card away for a whole game
        table = open_table(anna, "ethnos", {"kind": "me"}, BOT, BOT, BOT, tribe_choice="host", tribes=tribes, fairies="on")
        anna.go(f"/t/{table}")
        player = Player(anna, table, "bear", missing)
        play_on([player], enough=True)
        player.look()
        missing = player.missing
        if not missing:
            break
    assert not missing
    anna.close()


def before_a_fairy() -> tuple[str, int, str]:
    """Return a finished game, and a position of it in which a seat may exchange its Fairy's band for one of several."""
    for seed in count():
        match = tr.new("ethnos", 4, seed, tribe_choice="host", tribes="centaur+elf+fairy+halfling+merfolk+orc", fairies="on")
        bots = [make_bot("heuristic", match.game, seat) for seat in range(4)]
        found: tuple[int, str] | None = None
        while not match.over:
            seat = match.state.actors()[0]
            if match.prompts()[0].kind == "fairy_swap" and len(match.sentences()) > 2:
                found = len(match.positions) - 1, match.seats[seat]
            match.play_actions(seat, bots[seat].choose(Seen(match.game, match.state, seat)))
        if found:
            return match.save(with_secret=True), *found
    raise AssertionError


@pytest.mark.rule("ET-27.2")
@pytest.mark.parametrize("beside", [False, True], ids=["in the prompt", "in the sheet"])
def test_a_fairy_exchanges_a_band_on_a_phone(browser: Browser, address: str, beside: bool) -> None:
    anna = Person(browser, address, phone=True, lang="de")
    text, position, seat = before_a_fairy()
    request = anna.context.request
    origin = request.post(f"{address}/api/records", data={"record": text}).json()["table"]
    names = [one["seat"] for one in request.get(f"{address}/api/tables/{origin}").json()["table"]["seats"]]
    seats = [{"kind": "me"} if name == seat else BOT for name in names]
    table = request.post(f"{address}/api/tables/{origin}/branches", data={"position": position, "seats": seats}).json()["table"]
    page = anna.go(f"/t/{table}")
    anna.settle()
    before = anna.turn()
    look = f"{address}/api/tables/{table}?seat={seat}"
    band = next(words[1] for words in request.get(look).json()["moment"]["legal"] if words[1] != "none")

    if beside:
        page.locator("[data-choice=camp]").tap()
        page.locator(f"dialog [data-choice={band}]").tap()
    else:
        page.locator(f"[data-choice={band}]").tap()
    page.locator("[data-confirm]").tap()
    anna.wait_for_change(before, patience=10_000)

    assert ("swap", band) in [tuple(line["words"]) for line in request.get(look).json()["log"]]
    anna.close()


def test_two_browsers_and_a_bot_play_a_whole_game(browser: Browser, address: str) -> None:
    anna, ben = Person(browser, address), Person(browser, address, phone=True, lang="de", dark=True)
    tribes = "centaur+elf+merfolk+orc+wizard"
    table = open_table(anna, "ethnos", {"kind": "me"}, {"kind": "friend"}, BOT, tribe_choice="host", tribes=tribes)
    anna.go(f"/t/{table}")
    ben.go(invitation(anna, table, "eagle"))
    ben.page.locator("form button[type=submit]").first.click()
    ben.page.wait_for_url("**/t/*")

    players = [Player(anna, table, "bear", set(tribes.split("+"))), Player(ben, table, "eagle", set(tribes.split("+")))]
    play_on(players)

    for person in (anna, ben):
        person.page.locator("[data-table='over']").first.wait_for(state="attached")
    match = record(anna, table)
    assert {entry.seat for entry in match.record.entries} == {"bear", "eagle", "fox"}
    assert match.view().reason == "glory"
    for player in players:
        player.look()
    assert not players[0].missing & players[1].missing
    anna.close()
    ben.close()


def test_somebody_watches_six_bots(browser: Browser, address: str) -> None:
    carla = Person(browser, address, phone=True)
    table = open_table(carla, "ethnos", *[BOT] * 6)
    page = carla.go(f"/t/{table}")

    page.locator("[data-table='over']").first.wait_for(state="attached", timeout=600_000)

    assert page.locator("[data-turn='mine']").count() == 0
    match = record(carla, table)
    assert len({entry.seat for entry in match.record.entries}) == 6
    carla.close()
