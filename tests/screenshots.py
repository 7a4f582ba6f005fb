"""Pictures of every screen, to be looked at: phone and desktop, light and dark, German and English.

    python tests/screenshots.py [WORD ...]     into .build/screenshots; only those whose name holds all the words

Not a test: whether something is cramped, clipped or unclear is for people to see.
"""

from __future__ import annotations

import contextlib
import json
import random
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))  # for `make`, which is not installed

from browsing import ROOT, Person, start_browser, start_server
from playwright.sync_api import Browser

import tafelrunde as tr
from tafelrunde.games.seventh_stone.maps import cell_name
from tafelrunde.kernel.game import Prompt

FOLDER = ROOT / ".build" / "screenshots"
BOT = {"kind": "bot", "bot": "heuristic"}
ME, FRIEND, HERE = {"kind": "me"}, {"kind": "friend"}, {"kind": "here", "name": "Ben"}
GOLDEN = sorted((ROOT / "tests" / "golden").glob("war_chest*.txt"))


def ask(person: Person, path: str, data: dict[str, Any] | None = None) -> Any:
    """Ask the server in somebody's name."""
    request = person.context.request
    # A whole campaign is replayed when its record comes in; on a busy machine that takes a while.
    answer = request.get(person.address + path) if data is None else request.post(person.address + path, data=data, timeout=120_000)
    assert answer.ok, answer.text()
    return answer.json()


def table(person: Person, *seats: dict[str, str], game: str = "war_chest", **more: Any) -> str:
    return str(ask(person, "/api/tables", {"game": game, "seats": list(seats), **more})["table"])


def finished(person: Person) -> str:
    return str(ask(person, "/api/records", {"record": GOLDEN[0].read_text(encoding="utf-8")})["table"])


def middle(person: Person, part: float = 2 / 3, record: str = "") -> str:
    """A table in the thick of it: played on from somewhere in a recorded game."""
    origin = str(ask(person, "/api/records", {"record": record})["table"]) if record else finished(person)
    count = ask(person, f"/api/tables/{origin}")["positions"]
    players = len(ask(person, f"/api/tables/{origin}")["table"]["seats"])
    seats = [ME, BOT, *[BOT] * (players - 2)]
    return str(ask(person, f"/api/tables/{origin}/branches", {"position": int(count * part), "seats": seats})["table"])


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


def hint(person: Person) -> None:
    busy(person)
    person.page.keyboard.press("h")
    person.page.locator("dialog[open] ol").wait_for()


def turnings(person: Person) -> None:
    record = (ROOT / "tests" / "golden" / "war_chest_random.txt").read_text(encoding="utf-8")
    page = person.go(f"/t/{ask(person, '/api/records', {'record': record})['table']}")
    page.locator("section .row button").nth(-2).click()
    page.locator("dialog[open] button.primary").click()
    page.locator("dialog[open] ol li").first.wait_for(timeout=120_000)


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


# Ratings


def member(person: Person, name: str) -> None:
    """Let somebody have an account."""
    login = f"{name[:4].lower()}.{random.randrange(10**9)}"
    ask(person, "/api/account", {"login": login, "password": "correct horse"})
    person.context.request.patch(person.address + "/api/me", data={"name": name})


def rated(winner: Person, loser: Person, **more: Any) -> str:
    """Let somebody win a rated game."""
    name = table(winner, ME, FRIEND, **more)
    ask(loser, "/api/join", {"token": ask(winner, f"/api/tables/{name}/links")["invite"]["wolf"]})
    for _ in range(20):
        moment = ask(loser, f"/api/tables/{name}?seat=wolf")["moment"]
        if moment["legal"]:
            ask(loser, f"/api/tables/{name}/commands", {"do": "resign", "seat": "wolf", "at": moment["entry"]})
            break
        moment = ask(winner, f"/api/tables/{name}?seat=raven")["moment"]
        ask(winner, f"/api/tables/{name}/commands", {"do": "play", "seat": "raven", "at": moment["entry"], "words": moment["legal"][0]})
    return name


def rated_people(person: Person) -> list[Person]:
    """Return the person and others, all with accounts and games behind them."""
    browser = person.context.browser
    assert browser
    people = [person, *(Person(browser, person.address) for _ in range(2))]
    for one, name in zip(people, ("Anna-Magdalena aus Leipzig", "Bert", "Carl"), strict=True):
        member(one, name)
    for winner, loser in ("01", "02", "10", "01", "12", "02", "10", "01", "02", "01", "20", "01", "10", "01"):
        rated(people[int(winner)], people[int(loser)])
    for level in ("novice", "journeyman"):
        name = table(person, ME, {"kind": "bot", "bot": level})
        for _ in range(200):
            if (moment := ask(person, f"/api/tables/{name}?seat=raven&wait=5")["moment"])["legal"]:
                ask(person, f"/api/tables/{name}/commands", {"do": "resign", "seat": "raven", "at": moment["entry"]})
                break
    return people


def ladder(person: Person) -> None:
    rated_people(person)
    person.go("/ladder?game=war_chest")


def ladder_empty(person: Person) -> None:
    person.go("/ladder?game=ethnos")


def ratings(person: Person) -> None:
    rated_people(person)
    person.go("/me")


def rated_end(person: Person) -> None:
    people = rated_people(person)
    page = person.go(f"/t/{rated(person, people[1])}")
    page.get_by_role("button", name="Result" if person.page.evaluate("navigator.language") == "en-GB" else "Ergebnis").last.click()


def rated_over(person: Person) -> None:
    people = rated_people(person)
    person.go(f"/t/{rated(person, people[1])}")


def rated_table(person: Person) -> None:
    people = rated_people(person)
    name = table(person, ME, FRIEND, options={"initiative_start": "0"})
    ask(people[1], "/api/join", {"token": ask(person, f"/api/tables/{name}/links")["invite"]["wolf"]})
    person.go(f"/t/{name}")
    person.settle()
    if person.page.viewport_size and person.page.viewport_size["width"] < 500:
        person.page.locator("[data-seat] button").first.click()


def rated_room(person: Person) -> None:
    rated_people(person)
    person.go(f"/t/{table(person, ME, FRIEND)}")


def rated_new(person: Person) -> None:
    member(person, "Anna")
    page = person.go("/new?game=war_chest&with=bot")
    page.locator("summary").last.click()
    page.locator("summary").last.scroll_into_view_if_needed()


def rated_lobby(person: Person) -> None:
    rated_people(person)
    table(person, ME, FRIEND)
    person.go("/")


RATED_SCREENS: tuple[Callable[[Person], None], ...] = (
    ladder, ladder_empty, ratings, rated_end, rated_over, rated_table, rated_room, rated_new, rated_lobby,
)  # fmt: skip


# Ethnos: whole games played by a simple rule, looked at where a decision comes up.

ETHNOS: dict[str, tuple[int, int, dict[str, str]]] = {
    "two": (2, 7, {"tribe_choice": "first_game"}),
    "four": (4, 5, {"tribe_choice": "host", "tribes": "elf+centaur+merfolk+wizard+troll+halfling"}),
    "six": (6, 3, {"tribe_choice": "host", "tribes": "giant+merfolk+orc+troll+skeleton+wingfolk", "show_known_cards": "on"}),
    "all": (4, 9, {"tribe_choice": "host", "tribes": "elf+fairy+dwarf+minotaur+orc+giant", "fairies": "on", "marker_optional": "on",
                   "prompt_all": "on"}),
}  # fmt: skip
"""Number of players, seed and options of each game."""


def choose(sentences: list[str], kind: str, age: int, dice: random.Random) -> str:
    """Return what somebody would play who waits for a larger band in each age and never forgoes anything."""
    words = [sentence.split() for sentence in sentences]
    bands = [one for one in words if one[0] == "band"]
    longest = max(map(len, bands), default=0)
    if bands and (kind == "chain" or longest > age + 2 or not any(one[0] == "recruit" for one in words) or dice.random() < 0.06):
        return " ".join(dice.choice([one for one in bands if len(one) == longest]))
    if kind in ("turn", "orc_pillage"):
        return " ".join(dice.choice([one for one in words if one[0] != "band"]))
    most = max(len(one) for one in words)
    return " ".join(dice.choice([one for one in words if len(one) == most and one[-1] not in ("none", "no")] or words))


@cache
def ethnos_game(name: str) -> tuple[str, dict[str, list[tuple[int, str]]]]:
    """Return the record of a game, and for each kind of question where it is asked of whom."""
    players, seed, options = ETHNOS[name]
    dice = random.Random(seed)
    match = tr.new("ethnos", players, seed, **options)
    asked: dict[str, list[tuple[int, str]]] = {}
    while not match.over:
        prompt = match.prompts()[0]
        asked.setdefault(prompt.kind, []).append((match.record.entries[-1].number if match.record.entries else 0, prompt.seat))
        match.play(choose(match.sentences(), prompt.kind, match.view(None).age, dice))
    return match.save(with_secret=True), asked


def ethnos_at(person: Person, name: str, kind: str = "turn", part: float = 0.6) -> None:
    """Sit down where a question of that kind is asked, after a part of all of them."""
    record, asked = ethnos_game(name)
    position, seat = asked[kind][int(len(asked[kind]) * part)]
    origin = str(ask(person, "/api/records", {"record": record})["table"])
    seats = [ME if one["seat"] == seat else BOT for one in ask(person, f"/api/tables/{origin}")["table"]["seats"]]
    person.go(f"/t/{ask(person, f'/api/tables/{origin}/branches', {'position': position, 'seats': seats})['table']}")
    person.settle()


def ethnos_over(person: Person, name: str) -> None:
    person.go(f"/t/{ask(person, '/api/records', {'record': ethnos_game(name)[0]})['table']}")
    person.settle()


def ethnos_new(person: Person) -> None:
    page = person.go("/new?game=ethnos&with=bot")
    page.wait_for_load_state("networkidle")
    page.locator("summary").first.click()
    page.locator(".options select").first.select_option("host")
    page.locator(".tribes button").nth(2).click()


def ethnos_waiting(person: Person) -> None:
    person.go(f"/t/{table(person, ME, FRIEND, FRIEND, BOT, BOT, BOT, game='ethnos')}")


def ethnos_ban(person: Person) -> None:
    person.go(f"/t/{table(person, ME, BOT, BOT, BOT, game='ethnos', options={'tribe_choice': 'draft'})}")
    person.settle()
    person.page.locator("[data-choice=orc]").click()


def ethnos_start(person: Person) -> None:
    person.go(f"/t/{table(person, ME, BOT, BOT, BOT, game='ethnos')}")
    person.settle()


def ethnos_two(person: Person) -> None:
    ethnos_at(person, "two", part=0.9)


def ethnos_four(person: Person) -> None:
    ethnos_at(person, "four", part=0.8)


def ethnos_six(person: Person) -> None:
    ethnos_at(person, "six", part=0.9)


def ethnos_recruit(person: Person) -> None:
    ethnos_at(person, "six", part=0.3)
    person.page.locator("[data-zone=row]").first.click()


def ethnos_band(person: Person) -> None:
    ethnos_four(person)
    person.page.locator("[data-group]:enabled").first.click()


def ethnos_wing(person: Person) -> None:
    ethnos_at(person, "six", "wing_kingdom")


def ethnos_merfolk(person: Person) -> None:
    ethnos_at(person, "six", "merfolk_bonus")
    person.page.locator("[data-kingdom=rhea]").click()


def ethnos_troll(person: Person) -> None:
    ethnos_at(person, "six", "troll_token")


def ethnos_orc(person: Person) -> None:
    ethnos_at(person, "six", "orc_place")


def ethnos_chain(person: Person) -> None:
    ethnos_at(person, "four", "chain")


def ethnos_elf(person: Person) -> None:
    ethnos_at(person, "four", "elf_keep")


def ethnos_wizard(person: Person) -> None:
    ethnos_at(person, "four", "wizard_draw")


def ethnos_fairy(person: Person) -> None:
    ethnos_at(person, "all", "fairy_swap")


def ethnos_marker(person: Person) -> None:
    ethnos_at(person, "all", "marker_yes_no")


def ethnos_giant(person: Person) -> None:
    ethnos_at(person, "all", "giant_yes_no")


def ethnos_pillage(person: Person) -> None:
    ethnos_at(person, "six", "orc_pillage")


def ethnos_age_end(person: Person) -> None:
    ethnos_pillage(person)
    person.page.keyboard.press("s")
    for _ in range(4):
        person.page.keyboard.press("ArrowRight")


def ethnos_result(person: Person) -> None:
    ethnos_over(person, "six")
    person.page.keyboard.press("s")
    person.page.locator(".buttons .quiet").click()


def ethnos_end(person: Person) -> None:
    ethnos_over(person, "four")


def ethnos_reference(person: Person) -> None:
    ethnos_four(person)
    person.page.keyboard.press("t")


def ethnos_bands(person: Person) -> None:
    ethnos_six(person)
    person.page.keyboard.press("b")


def ethnos_kingdom(person: Person) -> None:
    ethnos_six(person)
    person.page.locator("[data-kingdom=althea]").click()


def ethnos_seat(person: Person) -> None:
    ethnos_six(person)
    person.page.locator("ul li button:has(svg.shield)").nth(3).click()


ETHNOS_SCREENS: tuple[Callable[[Person], None], ...] = (
    ethnos_new, ethnos_waiting, ethnos_ban, ethnos_start, ethnos_two, ethnos_four, ethnos_six, ethnos_recruit, ethnos_band, ethnos_wing,
    ethnos_merfolk, ethnos_troll, ethnos_orc, ethnos_chain, ethnos_elf, ethnos_wizard, ethnos_fairy, ethnos_marker, ethnos_giant,
    ethnos_pillage, ethnos_age_end, ethnos_result, ethnos_end, ethnos_reference, ethnos_bands, ethnos_kingdom, ethnos_seat,
)  # fmt: skip

# Seventh Stone: the same, by another simple rule.

STONES: dict[str, tuple[int, int, dict[str, str]]] = {
    "two": (2, 3, {"hidden_discard": "on"}),
    "four": (4, 7, {}),
    "islands": (4, 11, {"four_islands": "on", "advanced_terrain": "on", "double_move": "on", "choose_people": "on"}),
}  # fmt: skip
"""Number of players, seed and options of each game."""
STONES_PRICES = {"building": 4, "melee": 2, "ranged": 2, "cavalry": 2, "mercenary": 1, "equipment": 1, "movement": 1, "tournament": 1}


def distribute(store: int, dice: random.Random) -> str:
    """Return an allocation: some of everything, as long as the stones last."""
    words = []
    for slot, price in STONES_PRICES.items():
        count = min(dice.randint(0, 3 if price > 1 else 5), store // price)
        store -= count * price
        words += [slot, str(count)] if count else []
    return " ".join(["allocate", *(words or ["nothing"])])


def choose_stone(match: tr.Match, prompt: Prompt, dice: random.Random) -> str:
    """Return what somebody would play who places everything, moves most of it and looks for battles."""
    if prompt.kind == "allocate":
        return distribute(int(prompt.fields["rs"]), dice)
    sentences = match.sentences(prompt.seat)
    state: Any = match.state  # the view works odds out, which takes long
    own = match.seat(prompt.seat)
    cells = [cell for cell in range(state.board.cells) if any(state.units(seat, cell) for seat in range(match.players) if seat != own)]
    foreign = {cell_name(cell, state.board.width) for cell in cells}
    fights = [one for one in sentences if one.startswith("move") and foreign & set(one.split()[2:])]
    if prompt.kind == "move" and fights and dice.random() < 0.5:
        return dice.choice(fights)
    if prompt.kind == "move" and "done" in sentences and dice.random() < 0.2:
        return "done"
    if prompt.kind == "support":
        return dice.choice([one for one in sentences if not one.endswith("none")])
    return dice.choice([one for one in sentences if one not in ("done", "back", "pass")] or sentences)


@cache
def stones_game(name: str) -> tuple[str, dict[str, list[tuple[int, str]]]]:
    """Return the record of a game, and for each kind of question, and for each tournament, where it is asked of whom."""
    players, seed, options = STONES[name]
    dice = random.Random(seed)
    match = tr.new("seventh_stone", players, seed, year_limit="9", **options)
    asked: dict[str, list[tuple[int, str]]] = {}
    seen = 0
    while not match.over:
        for prompt in match.prompts():
            place = (match.record.entries[-1].number if match.record.entries else 0, prompt.seat)
            asked.setdefault(prompt.kind, []).append(place)
            if any(told.kind == "champion" for told in match.log(since=seen)):
                asked.setdefault("champion", []).append(place)
        seen = len(match.positions)
        prompt = match.prompts()[0]
        match.play(choose_stone(match, prompt, dice), prompt.seat)
    return match.save(with_secret=True), asked


def stones_at(person: Person, name: str, kind: str, part: float = 0.5) -> None:
    """Sit down where a question of that kind is asked, after a part of all of them."""
    record, asked = stones_game(name)
    sit_down(person, record, *asked[kind][int(len(asked[kind]) * part)])


def sit_down(person: Person, record: str, position: int, seat: str) -> None:
    """Take a seat at a position of a recorded game."""
    origin = str(ask(person, "/api/records", {"record": record})["table"])
    # Seats that decide at the same time wait, so that the screen keeps still.
    seats = [ME if one["seat"] == seat else FRIEND for one in ask(person, f"/api/tables/{origin}")["table"]["seats"]]
    branch = ask(person, f"/api/tables/{origin}/branches", {"position": position, "seats": seats})["table"]
    links = ask(person, f"/api/tables/{branch}/links")["invite"]
    for token in links.values():
        other = person.context.browser.new_context()  # type: ignore[union-attr]
        answer = other.request.post(f"{person.address}/api/join", data={"token": token})
        assert answer.ok, answer.text()
        other.close()
    person.go(f"/t/{branch}")
    person.settle()


def stones_new(person: Person) -> None:
    page = person.go("/new?game=seventh_stone&with=bot")
    page.wait_for_load_state("networkidle")
    page.locator("summary").first.click()
    page.locator("[data-board-example]").click()


def stones_start(person: Person) -> None:
    person.go(f"/t/{table(person, ME, HERE, HERE, HERE, game='seventh_stone')}")
    person.page.wait_for_load_state("networkidle")


def stones_capital(person: Person) -> None:
    stones_at(person, "four", "capital")


def stones_people(person: Person) -> None:
    stones_at(person, "islands", "people")


def stones_allocate(person: Person) -> None:
    stones_at(person, "four", "allocate", 0.6)


def stones_allocate_first(person: Person) -> None:
    stones_at(person, "two", "allocate", 0)


def stones_market(person: Person) -> None:
    stones_at(person, "four", "position", 0.6)
    person.page.keyboard.press("b")


def stones_take(person: Person) -> None:
    stones_at(person, "four", "take", 0.5)


def stones_discard(person: Person) -> None:
    stones_at(person, "two", "discard", 0.5)


def stones_position(person: Person) -> None:
    stones_at(person, "four", "position", 0.3)


def stones_place(person: Person) -> None:
    stones_at(person, "four", "place", 0.55)


def stones_place_recruit(person: Person) -> None:
    stones_place(person)
    person.page.locator(".tool:enabled").last.click()


def stones_place_end(person: Person) -> None:
    stones_place(person)
    person.page.locator("[data-choice=done]").click()


def stones_move(person: Person) -> None:
    stones_at(person, "four", "move", 0.55)


def stones_order(person: Person) -> None:
    """An army is chosen: which units go, and what every field would bring."""
    stones_at(person, "four", "move", 0.45)
    person.page.locator("[data-field][data-choice]").first.click()


def stones_islands(person: Person) -> None:
    stones_at(person, "islands", "move", 0.7)


def stones_support(person: Person) -> None:
    stones_at(person, "four", "support")


def stones_battle(person: Person) -> None:
    stones_at(person, "four", "lose", 0.6)


def stones_stone(person: Person) -> None:
    stones_at(person, "four", "stone")


def stones_tournament(person: Person) -> None:
    stones_at(person, "four", "champion", 0)
    person.page.keyboard.press("t")
    person.page.locator(".looks button").last.click()


def stones_year(person: Person) -> None:
    stones_at(person, "four", "allocate", 0.8)
    person.page.keyboard.press("s")


def stones_reference(person: Person) -> None:
    stones_move(person)
    person.page.keyboard.press("t")


def stones_seat(person: Person) -> None:
    stones_place(person)
    person.page.locator("[data-seat] button").nth(1).click()


def stones_end(person: Person) -> None:
    person.go(f"/t/{ask(person, '/api/records', {'record': stones_game('four')[0]})['table']}")
    person.settle()


STONES_SCREENS: tuple[Callable[[Person], None], ...] = (
    stones_new, stones_start, stones_capital, stones_people, stones_allocate, stones_allocate_first, stones_market, stones_take,
    stones_discard, stones_position, stones_place, stones_place_recruit, stones_place_end, stones_move, stones_order, stones_islands,
    stones_support, stones_battle, stones_stone, stones_tournament, stones_year, stones_reference, stones_seat, stones_end,
)  # fmt: skip

# Mighty Empires: campaigns played by a third simple rule.

EMPIRES: dict[str, tuple[int, int, dict[str, str]]] = {
    "four": (4, 4, {"races": "dwarfs,high_elves,orcs_goblins,vampire_counts"}),
    "table": (3, 3, {"battle_mode": "table", "seal_gold": "on"}),
    "mixed": (3, 5, {"battle_mode": "mixed", "seal_gold": "off"}),
    "eight": (8, 8, {}),
}  # fmt: skip
"""Number of players, seed and options of each campaign."""


def choose_empire(match: tr.Match, prompt: Prompt, dice: random.Random) -> str:
    """Return what somebody would play who takes land, builds towers, casts spells and fights at volcanoes."""
    sentences = match.sentences(prompt.seat)

    def some(wanted: Callable[[list[str]], bool], chance: float = 1.0) -> str | None:
        found = [one for one in sentences if wanted(one.split())]
        return dice.choice(found) if found and dice.random() < chance else None

    if prompt.kind == "build":
        found = some(lambda one: one[:2] == ["build", "special"], 0.6) or some(lambda one: one[0] in ("occupy", "conquer"), 0.8)
        return found or some(lambda one: one[0] in ("build", "found")) or dice.choice(sentences)
    if prompt.kind == "challenge":
        lairs = {tile.name for tile in match.view(prompt.seat).tiles if tile.lair is not None or tile.capital}
        return some(lambda one: one[-1] in lairs, 0.5) or dice.choice(sentences)
    if prompt.kind == "report":
        return some(lambda one: one[0] == "confirm", 0.7) or some(lambda one: one[0] == "result") or dice.choice(sentences)
    if prompt.kind == "fight":
        return "fight" if dice.random() < 0.95 else "concede"
    return some(lambda one: one[-1] not in ("no", "none", "nothing") and one[0] != "pass") or dice.choice(sentences)


@cache
def empires_game(name: str) -> tuple[str, dict[str, list[tuple[int, str]]]]:
    """Return the record of a campaign, and for each kind of question where it is asked of whom; reports by how far they are."""
    players, seed, options = EMPIRES[name]
    dice = random.Random(seed)
    match = tr.new("mighty_empires", players, seed, **options)
    asked: dict[str, list[tuple[int, str]]] = {}
    while not match.over:
        for prompt in match.prompts():
            place = (match.record.entries[-1].number if match.record.entries else 0, prompt.seat)
            asked.setdefault(prompt.kind, []).append(place)
            if prompt.kind == "report" and any(one.startswith("confirm") for one in match.sentences(prompt.seat)):
                own = [battle for battle in match.view(prompt.seat).battles if prompt.seat in (battle.a, battle.b)]
                both = any(battle.report_a and battle.report_b for battle in own)
                asked.setdefault("dispute" if both else "confirm", []).append(place)
            if prompt.kind == "order" and any(set(one.split()) & {"siege", "hunt"} for one in match.sentences(prompt.seat)):
                asked.setdefault("order_siege", []).append(place)
        prompt = dice.choice(match.prompts())
        match.play(choose_empire(match, prompt, dice), prompt.seat)
    return match.save(with_secret=True), asked


def empires_at(person: Person, name: str, kind: str, part: float = 0.5) -> None:
    """Sit down where a question of that kind is asked, after a part of all of them."""
    record, asked = empires_game(name)
    sit_down(person, record, *asked[kind][int(len(asked[kind]) * part)])


def empires_new(person: Person) -> None:
    page = person.go("/new?game=mighty_empires&with=bot")
    page.wait_for_load_state("networkidle")
    page.locator("summary").first.click()


def empires_capital(person: Person) -> None:
    empires_at(person, "four", "capital", 0)


def empires_field(person: Person) -> None:
    empires_at(person, "eight", "field", 0.6)


def empires_event(person: Person) -> None:
    empires_at(person, "four", "event", 0.55)
    person.page.locator(".cards [data-choice]").nth(1).click()


def empires_event_aim(person: Person) -> None:
    empires_at(person, "four", "event", 0.7)
    person.page.locator(".cards [data-choice=disaster], .cards [data-choice=saboteurs], .cards [data-choice=agent]").first.click()


def empires_cast(person: Person) -> None:
    empires_at(person, "four", "cast")


def empires_reroll(person: Person) -> None:
    empires_at(person, "four", "reroll", 0.3)


def empires_target(person: Person) -> None:
    empires_at(person, "four", "target", 0.4)


def empires_challenge(person: Person) -> None:
    empires_at(person, "four", "challenge", 0.7)
    person.page.locator(".foes [data-choice]").first.click()


def empires_fight(person: Person) -> None:
    empires_at(person, "four", "fight", 0.6)


def empires_order(person: Person) -> None:
    empires_at(person, "four", "order", 0.7)


def empires_order_siege(person: Person) -> None:
    empires_at(person, "four", "order_siege", 0.4)
    person.page.locator("[data-stance=flank]").click()
    person.page.locator("input[data-gold]").fill("40")
    person.page.keyboard.press("Tab")


def empires_muster(person: Person) -> None:
    empires_at(person, "mixed", "muster", 0.4)


def empires_settle(person: Person) -> None:
    empires_at(person, "mixed", "settle", 0.4)


def empires_report(person: Person) -> None:
    empires_at(person, "table", "report", 0.3)
    person.page.locator("[data-sheet=result]").first.click()
    person.page.locator("[data-vp=own]").fill("642")
    person.page.locator("[data-vp=other]").fill("466")


def empires_confirm(person: Person) -> None:
    empires_at(person, "table", "confirm", 0.4)


def empires_dispute(person: Person) -> None:
    empires_at(person, "table", "dispute", 0.4)


def empires_paper(person: Person) -> None:
    empires_at(person, "table", "report", 0.6)
    person.page.locator("[data-sheet=paper]").first.click()


def empires_build(person: Person) -> None:
    empires_at(person, "four", "build", 0.6)


def empires_build_tile(person: Person) -> None:
    empires_at(person, "four", "build", 0.8)
    person.page.locator("[data-tile][data-choice]").first.click()


def empires_eight(person: Person) -> None:
    empires_at(person, "eight", "build", 0.85)


def empires_rebel(person: Person) -> None:
    empires_at(person, "four", "rebel", 0)


def empires_battles(person: Person) -> None:
    empires_at(person, "four", "build", 0.7)
    person.page.keyboard.press("b")


def empires_chronicle(person: Person) -> None:
    empires_at(person, "four", "event", 0.8)
    person.page.keyboard.press("g")
    page = person.page
    page.locator("dialog[open] select").select_option(label=page.locator("dialog[open] option", has_text="Winter").last.inner_text())


def empires_events(person: Person) -> None:
    empires_at(person, "four", "challenge", 0.5)
    person.page.keyboard.press("e")


def empires_realms(person: Person) -> None:
    empires_at(person, "eight", "event", 0.7)
    person.page.keyboard.press("k")


def empires_reference(person: Person) -> None:
    empires_at(person, "four", "event", 0.2)
    person.page.keyboard.press("t")


def empires_seat(person: Person) -> None:
    empires_at(person, "four", "event", 0.9)
    person.page.locator("[data-seat] button").nth(1).click()


def empires_end(person: Person) -> None:
    person.go(f"/t/{ask(person, '/api/records', {'record': empires_game('four')[0]})['table']}")
    person.settle()


def empires_course(person: Person) -> None:
    empires_end(person)
    person.page.keyboard.press("s")


EMPIRES_SCREENS: tuple[Callable[[Person], None], ...] = (
    empires_new, empires_capital, empires_field, empires_event, empires_event_aim, empires_cast, empires_reroll, empires_target,
    empires_challenge, empires_fight, empires_order, empires_order_siege, empires_muster, empires_settle, empires_report, empires_confirm,
    empires_dispute, empires_paper, empires_build, empires_build_tile, empires_eight, empires_rebel, empires_battles, empires_chronicle,
    empires_events, empires_realms, empires_reference, empires_seat, empires_end, empires_course,
)  # fmt: skip

# The map editor of Mighty Empires, and its form of a new table.


def drawn_map(person: Person, players: int = 6, method: str = "flower", **changes: Any) -> None:
    """Put a map on the drawing table of a browser."""
    asked = {"players": players, "seed": 11, "method": method}
    world = json.loads(ask(person, "/api/maps/mighty_empires/generate", asked)["map"]) | changes
    person.go("/me")
    person.page.evaluate("text => localStorage.setItem('tafelrunde-map-mighty_empires', text)", json.dumps(world))


def editor(person: Person) -> None:
    drawn_map(person, name="Sechs Reiche")
    person.go("/maps/mighty_empires")


def editor_empty(person: Person) -> None:
    person.go("/maps/mighty_empires")


def editor_water(person: Person) -> None:
    drawn_map(person, 4)
    page = person.go("/maps/mighty_empires")
    page.locator("input[name=tool][value=water]").check(force=True)
    page.locator("[data-terrain=river]").first.click()


def editor_homes(person: Person) -> None:
    drawn_map(person, 3)
    page = person.go("/maps/mighty_empires")
    page.locator("input[name=tool][value=home]").check(force=True)
    page.locator("input[name=home][value='1']").check(force=True)


def editor_tile(person: Person) -> None:
    drawn_map(person, 4, "flower_castles")
    page = person.go("/maps/mighty_empires")
    page.locator("input[name=tool][value=tile]").check(force=True)
    page.locator("[data-terrain=river]").first.click()


def editor_check(person: Person) -> None:
    drawn_map(person, 4)
    page = person.go("/maps/mighty_empires")
    page.locator("input[name=terrain][value=forest]").check(force=True)
    page.locator("[data-terrain=swamp]").first.click()
    page.locator("[data-terrain=mountain]").last.click()
    page.locator("[data-tab=check]").click()
    page.locator("[data-finding] button").first.click()


def editor_whole(person: Person) -> None:
    drawn_map(person, 8)
    person.go("/maps/mighty_empires").locator("[data-tab=whole]").click()


def editor_file(person: Person) -> None:
    page = person.go("/maps/mighty_empires")
    page.locator("[data-tab=files]").click()
    tiles = [{"q": q, "r": 0, "terrain": "river" if q == 3 else "forest"} for q in range(12)]
    tiles[3]["flow_to"] = 1
    page.locator("textarea").fill(json.dumps({"format": "tafelrunde-me-map/1", "tiles": tiles}))
    page.locator("textarea + button").click()
    page.locator("[data-refused]").wait_for()


def empires_new_map(person: Person) -> None:
    page = person.go("/new?game=mighty_empires&with=friend")
    page.locator("[data-map-picker]").scroll_into_view_if_needed()


def empires_new_own(person: Person) -> None:
    drawn_map(person, 4, "rulebook_random")
    page = person.go("/new?game=mighty_empires&with=friend&map=draft")
    page.locator("[data-map-picker]").scroll_into_view_if_needed()


def empires_new_open(person: Person) -> None:
    page = person.go("/new?game=mighty_empires&with=bot")
    page.wait_for_load_state("networkidle")
    for fold in page.locator("summary").all():
        fold.click()
    page.locator("summary").first.scroll_into_view_if_needed()
    person.page.evaluate("scrollBy(0, 700)")


# Ante Portas, out of its golden games.


def portas_at(person: Person, name: str, part: float) -> None:
    """Sit down somewhere in a recorded game."""
    record = (ROOT / "tests" / "golden" / f"ante_portas_{name}.txt").read_text(encoding="utf-8")
    person.go(f"/t/{middle(person, part, record)}")
    person.settle()


def portas_new(person: Person) -> None:
    person.go("/new?game=ante_portas&with=bot").wait_for_load_state("networkidle")


def portas_start(person: Person) -> None:
    portas_at(person, "two", 0.02)


def portas_busy(person: Person) -> None:
    portas_at(person, "two", 0.1)


def portas_field(person: Person) -> None:
    portas_busy(person)
    for tab in person.page.locator(".tabs .tab").all()[-1:]:
        tab.click()


def portas_duel(person: Person) -> None:
    portas_at(person, "duel", 0.6)


def portas_state(person: Person) -> None:
    portas_busy(person)
    person.page.keyboard.press("s")


def portas_reference(person: Person) -> None:
    portas_busy(person)
    person.page.keyboard.press("t")


def portas_seat(person: Person) -> None:
    portas_busy(person)
    person.page.locator("[data-seat] button").nth(1).click()


PORTAS_SCREENS: tuple[Callable[[Person], None], ...] = (
    portas_new, portas_start, portas_busy, portas_field, portas_duel, portas_state, portas_reference, portas_seat,
)  # fmt: skip

EDITOR_SCREENS: tuple[Callable[[Person], None], ...] = (
    editor, editor_empty, editor_water, editor_homes, editor_tile, editor_check, editor_whole, editor_file, empires_new_map,
    empires_new_own, empires_new_open,
)  # fmt: skip

SCREENS: tuple[Callable[[Person], None], ...] = (
    lobby_empty, lobby, new_table, new_table_open, invited, waiting_room, start, busy, coin_chosen, why_not, actions, keys, seat_sheet,
    draft, four, hint, turnings, hand_over, real_bags, clocks, replay, end, rules, account, *RATED_SCREENS, *ETHNOS_SCREENS,
    *STONES_SCREENS, *EMPIRES_SCREENS, *PORTAS_SCREENS, *EDITOR_SCREENS,
)  # fmt: skip


def take_all(browser: Browser, address: str, words: list[str]) -> None:
    for phone, dark, lang in product((False, True), (False, True), ("en", "de")):
        for screen in SCREENS:
            name = f"{screen.__name__}-{'phone' if phone else 'desktop'}-{'dark' if dark else 'light'}-{lang}"
            if not all(word in name.split("-") or screen.__name__.startswith(word) for word in words):
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
