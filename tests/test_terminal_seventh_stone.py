"""Seventh Stone at the terminal table and in the replay: tiles, goods, market, battles, and allocations that are typed freely."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest
from test_terminal_table import (
    BOT,
    FAST,
    PERSON,
    Frames,
    TestPilot,
    click,
    play_any,
    play_screen,
    played,
    press,
    quick,
    resize,
    run,
    seen,
    settle,
    table,
    write,
)

from tafelrunde.cli.replay import EVERYTHING, Replay
from tafelrunde.cli.stepping import ReplayApp
from tafelrunde.cli.table.app import TableApp
from tafelrunde.cli.table.choosing import Choices
from tafelrunde.cli.table.dialogs import Dialog, HandOver, Reader
from tafelrunde.cli.table.geometry import Wish, lay_out
from tafelrunde.cli.table.session import Session
from tafelrunde.cli.table.setup import FormView
from tafelrunde.games import find_game
from tafelrunde.kernel.chance import Seeded, Tape, seeded
from tafelrunde.kernel.contract import SPECTATOR
from tafelrunde.kernel.game import Sentence
from tafelrunde.kernel.match import Match, new_match
from tafelrunde.kernel.plays import random_play
from tafelrunde.kernel.scene import scene_text
from tafelrunde.kernel.texts import LANGUAGES

pytestmark = pytest.mark.once

__all__ = ["quick"]  # a fixture that is used by itself

GAME = find_game("seventh_stone")
SLOTS = ("building", "melee", "ranged", "cavalry", "mercenary", "equipment", "movement", "tournament")
PRICES = (4, 2, 2, 2, 1, 1, 1, 1)
LAND = "p p py d w/f F v d m/m mg p p p/w py d mg f/p p m f p"


def seventh_stone(players: int = 2, seed: int = 7, **options: str | int) -> Match:
    return new_match(GAME, players, {**options}, [], seed)


def position(given: dict[str, Any], players: int = 2, **options: str | int) -> Match:
    """A match that stands in a position described in words."""
    match = seventh_stone(players, 7, **options)
    state = GAME.table(players, match.options, Tape([]))
    GAME.set_position(state, given)
    match.positions[-1].state = state
    return match


def random_match(players: int, seed: int, plays: int, **options: str | int) -> Match:
    """A match after some random plays, as far as it goes; the first seat is asked unless it is over."""
    match, dice = seventh_stone(players, seed, **options), seeded(seed)
    while not match.over and (len(match.record.entries) < plays or 0 not in match.state.actors()):
        seat = match.state.actors()[0]
        match.play_actions(seat, random_play(match.state, seat, dice))
    return match


def at(match: Match, lang: str = "en") -> TableApp:
    """A person against bots."""
    return table(match, PERSON, *[BOT] * (match.players - 1), lang=lang)


def chosen(pilot: TestPilot) -> str:
    """The sentence that Enter would play."""
    turn = play_screen(pilot).turn
    assert turn is not None
    return " ".join(turn.choices.sentence or ())


def flat(pilot: TestPilot) -> str:
    return " ".join(seen(pilot).split())


def any_allocation(store: int, dice: Seeded) -> Sentence:
    """Return resource stones on slots in any order; what is left stays in the store."""
    words: list[str] = []
    slots = list(range(len(SLOTS)))
    while slots:
        slot = slots.pop(dice.pick(len(slots), 0))
        count = dice.pick(min(store // PRICES[slot], 4) + 1, 0)
        store -= count * PRICES[slot]
        words += [SLOTS[slot], str(count)] if count else []
    return ("allocate", *(words or ["nothing"]))


# Playing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_of_two_is_played_by_typing_names(lang: str) -> None:
    dice = seeded(11)

    async def story(pilot: TestPilot) -> None:
        screen = play_screen(pilot)
        match = screen.session.match
        while not match.over:
            turn = screen.turn
            assert turn is not None
            prompt = match.prompts()[0]
            if prompt.kind == "allocate":
                sentence = any_allocation(int(prompt.fields["rs"]), dice)
            else:
                sentence = turn.choices.legal[dice.pick(len(turn.choices.legal), 0)]
            before = len(match.record.entries)
            await write(pilot, " ".join(turn.choices.name(word) for word in sentence))
            assert turn.choices.sentence is not None, sentence
            assert sorted(turn.choices.sentence) == sorted(sentence), "slots may be named in any order"
            await press(pilot, "enter")
            entry = match.record.entries[before]
            assert (entry.seat, sorted(entry.words)) == ("boar", sorted(sentence))
        assert isinstance(pilot.app.screen, Dialog)
        assert re.search("gewinnt|gewinnen" if lang == "de" else "wins|share", seen(pilot))
        await press(pilot, "escape", "f2")
        assert isinstance(pilot.app.screen, Reader)

    run(at(seventh_stone(year_limit=2), lang), story)


def test_the_list_alone_is_enough_to_play_a_year() -> None:
    async def story(pilot: TestPilot) -> None:
        match = play_screen(pilot).session.match
        while not match.over:
            await play_any(pilot)
            await settle(pilot)
        assert any(words.startswith("allocate") for words in played(pilot))

    run(at(seventh_stone(year_limit=1)), story)


PLACING: dict[str, Any] = {
    "phase": "placement",
    "turn": "boar",
    "board": LAND,
    "fields": {"a1": {"capital": "boar"}, "b1": {"control": "boar"}, "e5": {"capital": "crane"}},
    "boar": {"armies": {"a1": "melee 2"}, "goods": {"building": 1, "melee": 1, "mercenary": 1}, "hand": ["shield_2", "speed_1"]},
}


def test_goods_and_stones_are_clicked_together_with_a_field() -> None:
    async def story(pilot: TestPilot) -> None:
        await click(pilot, "recruit melee")
        assert chosen(pilot) == "recruit melee a1"
        await press(pilot, "escape", "escape")
        await click(pilot, "hire")
        assert chosen(pilot) == "hire a1"
        await press(pilot, "escape")
        await click(pilot, "build")
        await click(pilot, "b1")
        assert "build · barracks · b1" in seen(pilot)
        await press(pilot, "escape", "escape")
        assert "▸D2 shield 2" in seen(pilot)
        await click(pilot, "equip shield_2")
        assert chosen(pilot) == "equip a1 shield_2"
        assert "shield 2: Cancels the first 2 hits against you" in seen(pilot)
        await click(pilot, "a1")
        await press(pilot, "enter")
        assert played(pilot)[0] == "equip a1 shield_2"

    run(at(position(PLACING)), story)


@pytest.mark.parametrize(("lang", "words"), [("en", "move b1 1+0 c1"), ("de", "bewegen b1 kav 1+0 c1")])
def test_an_order_needs_only_the_words_that_tell_it_apart(lang: str, words: str) -> None:
    given = {
        "phase": "movement",
        "turn": "boar",
        "board": LAND,
        "fields": {"a1": {"capital": "boar"}, "e5": {"capital": "crane"}},
        "boar": {"armies": {"b1": "cavalry 2+1"}},
    }

    async def story(pilot: TestPilot) -> None:
        await write(pilot, words)
        assert chosen(pilot) == "move b1 cavalry points_2 1+0 c1"
        await press(pilot, "escape", "escape", "escape", "escape", "escape")
        await click(pilot, "b1")
        await click(pilot, "c1")
        await press(pilot, "enter")
        assert ("Nahkampf" if lang == "de" else "melee") not in seen(pilot)
        await write(pilot, "2+1")
        assert chosen(pilot) == "move b1 cavalry points_2 2+1 c1"

    run(at(position(given), lang), story)


# Allocating: only examples are listed


ALLOCATING: dict[str, Any] = {
    "phase": "production",
    "board": LAND,
    "shown": ["lost_tear_stone", "bribery", "shield_1"],
    "fields": {"a1": {"capital": "boar"}, "b1": {"control": "boar"}, "e5": {"capital": "crane"}, "d5": {"control": "crane"}},
}


def test_examples_are_offered_and_any_other_allocation_is_accepted() -> None:
    async def story(pilot: TestPilot) -> None:
        assert re.search(r"\d+ examples", seen(pilot))
        assert "The list shows examples" in flat(pilot) or "As: allocate building 1" in flat(pilot)
        turn = play_screen(pilot).turn
        assert turn is not None
        typed = "allocate tournament 3 building 1 movement 2"
        assert tuple(typed.split()) not in turn.choices.legal
        await write(pilot, typed)
        assert "Enter plays" in seen(pilot)
        await press(pilot, "enter")
        assert "allocate building 1 movement 2 tournament 3" in played(pilot)

    run(at(position(ALLOCATING)), story)


def test_an_example_is_chosen_from_the_list() -> None:
    async def story(pilot: TestPilot) -> None:
        turn = play_screen(pilot).turn
        assert turn is not None
        await press(pilot, "down", "enter")
        while turn.choices.sentence is None:
            await press(pilot, "down", "enter")
        sentence = turn.choices.sentence
        assert sentence in turn.choices.legal
        await press(pilot, "enter")
        assert " ".join(sentence) in played(pilot)

    run(at(position(ALLOCATING)), story)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_example_never_changes_what_is_typed(lang: str) -> None:
    session = Session(position(ALLOCATING), [PERSON, BOT], lang, None)
    vocabulary = GAME.vocabulary(session.match.state)
    examples: list[Sentence] = [("allocate", "melee", "12"), ("allocate", "melee", "3", "movement", "14")]
    choices = Choices(GAME, lang, examples, vocabulary, (), (), {}, session.reader())
    names = {word: choices.name(word) for word in ("allocate", "melee", "movement")}
    for letters in (f"{names['allocate']} {names['melee']} 1 ", "allocate mel 1", f"{names['allocate'][:4]} {names['melee'][:3]} 1 "):
        choices.clear()
        for letter in letters:
            choices.type(letter)
        assert choices.sentence == ("allocate", "melee", "1"), letters
    choices.type(f" {names['movement']} 1")
    assert choices.sentence == ("allocate", "melee", "1", "movement", "1")
    choices.complete()
    assert choices.sentence == ("allocate", "melee", "1", "movement", "1")
    choices.back()
    assert choices.sentence is None, "how many is missing"


def test_words_of_examples_come_first_when_the_beginning_of_a_word_is_typed() -> None:
    session = Session(position(ALLOCATING), [PERSON, BOT], "en", None)
    examples: list[Sentence] = [("allocate", "building", "1", "cavalry", "2", "tournament", "1")]
    choices = Choices(GAME, "en", examples, GAME.vocabulary(session.match.state), (), (), {}, session.reader())
    choices.type("a b 2 c 1 t 3")
    assert choices.sentence == ("allocate", "building", "2", "cavalry", "1", "tournament", "3")


@pytest.mark.parametrize(
    ("words", "lang", "said"),
    [
        ("allocate melee 99", "en", "(SS-7.3)"),
        ("verteilen Nahkampf 99", "de", "(SS-7.3)"),
        ("allocate melee 1 melee 2", "en", "(SS-"),
        ("allocate building 1 ranged 2 melee", "en", "(SS-"),
        ("allocate knights 3", "en", "names nothing on this table"),
    ],
)
def test_an_allocation_that_is_not_possible_is_explained(words: str, lang: str, said: str) -> None:
    async def story(pilot: TestPilot) -> None:
        await write(pilot, words)
        assert ("warum nicht" if lang == "de" else "why not") in seen(pilot)
        await press(pilot, "enter")
        assert said in flat(pilot)
        assert played(pilot) == []
        await press(pilot, "escape", "escape")
        await write(pilot, "allocate nothing")
        await press(pilot, "enter")
        assert "allocate nothing" in played(pilot)

    run(at(position(ALLOCATING), lang), story, (80, 26))


# Several people at one screen, several asked at once


def test_two_people_allocate_at_one_screen_without_seeing_each_others_secrets() -> None:
    given = ALLOCATING | {"boar": {"hand": ["explosive"]}, "crane": {"hand": ["mobility"]}}
    given["fields"] = ALLOCATING["fields"] | {"b5": {"capital": "lynx"}}
    app = table(position(given, 3), PERSON, PERSON, BOT)
    frames = Frames(app)

    async def story(pilot: TestPilot) -> None:
        screen = play_screen(pilot)
        assert screen.session.match.state.actors() == [0, 1], "the bot does not wait for the people"
        for name, typed in (("Boar", "melee 5 tournament 2"), ("Crane", "ranged 4 movement 3")):
            while not isinstance(pilot.app.screen, HandOver):
                await settle(pilot)
            assert pilot.app.screen.who == name
            frames.sitting = name
            await press(pilot, "enter")
            for view in ("f2", "f9", "pageup"):
                await press(pilot, view)
                await press(pilot, "escape")
            await resize(pilot, 120, 40)
            await resize(pilot, 80, 24)
            await write(pilot, f"allocate {typed}")
            frames.sitting = "" if name == "Boar" else "nobody"  # once the last one is done all is revealed
            await press(pilot, "enter")
        assert [entry.seat for entry in screen.session.match.record.entries][:3].count("lynx") == 1

    run(app, story)
    shown = [(sitting, hidden, text) for sitting, hidden, text in frames.seen if sitting != "nobody"]
    assert any("explosive" in text for sitting, _, text in shown if sitting == "Boar")
    assert any("mobility" in text for sitting, _, text in shown if sitting == "Crane")
    for sitting, hidden, text in shown:
        assert "explosive" not in text or (sitting == "Boar" and not hidden), text
        assert "mobility" not in text or (sitting == "Crane" and not hidden), text
        if sitting != "Boar" or hidden:
            assert "melee 5" not in text
            assert "melee · 5" not in text


def test_who_has_allocated_waits_without_seeing_what_the_others_do() -> None:
    match = position(ALLOCATING)
    match.play("allocate melee 3", "crane")
    own, other = (GAME.scene(match.view(seat), "en").panels[1] for seat in ("crane", "boar"))
    assert ("Allocated", "melee 3") in [(row.label, row.text) for row in own.rows]
    assert "Allocated" not in [row.label for row in other.rows]
    assert own.facts == other.facts
    assert "has allocated" in other.facts


# Looking


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize(("players", "options"), [(2, {}), (3, {}), (4, {}), (4, {"four_islands": "on"})])
def test_everything_needed_for_a_turn_is_on_the_screen(lang: str, size: tuple[int, int], players: int, options: dict[str, str]) -> None:
    async def story(pilot: TestPilot) -> None:
        screen = play_screen(pilot)
        session, text = screen.session, seen(pilot)
        scene = session.scene()
        assert scene.headline.rpartition(" · ")[0] in flat(pilot)
        board = screen.rects["board"]
        lines = [line[: board.width] for line in text.splitlines()[board.y : board.y + board.height]]
        for cell in scene.cells:
            assert re.search(rf"\b{cell.token} ?{re.escape(cell.signs[0].text)}", "\n".join(lines)), cell.token
        for panel in scene.panels:
            assert panel.title in text
            assert panel.facts[0] in text
            assert panel.facts[-1] in text
        for thing in scene.things:
            assert thing.code in text
        for name, rect in screen.rects.items():
            assert rect.x >= 0, name
            assert rect.x + rect.width <= size[0], name
            assert rect.y + rect.height <= size[1], name

    run(at(random_match(players, 3, 60, year_limit=30, **options), lang), story, size)


BUSY: dict[str, Any] = {
    "phase": "movement",
    "turn": "boar",
    "year": 4,
    "board": LAND,
    "lava": ["b1"],
    "fields": {
        "a1": {"capital": "boar"},
        "c1": {"control": "boar", "buildings": ["barracks", "wall new"]},
        "e5": {"capital": "crane"},
        "d5": {"control": "crane", "buildings": ["manufactory"]},
    },
    "boar": {"armies": {"a1": "melee 2+1 shield_1", "d5": "cavalry 3"}},
    "crane": {"armies": {"d5": "ranged 1"}},
}


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_a_tile_shows_terrain_portal_buildings_holder_and_armies(size: tuple[int, int]) -> None:
    async def story(pilot: TestPilot) -> None:
        text = seen(pilot)
        assert re.search(r'c1 ?" ?y ?⌂ ?=', text), "a plain, the yellow portal, barracks, and a wall that works from next year"
        assert re.search(r"b1 ?▒", text)
        assert re.search(r"a1 ?★", text)
        assert "B†2+1•" in text
        assert re.search(r"d5 ?× ?♣ ?¤", text)
        assert "B♞3 C»1" in text
        assert "B≥2×" in text
        scene = play_screen(pilot).session.scene()
        about = next(cell.about for cell in scene.cells if cell.token == "c1")
        assert about.startswith("plain · yellow portal · held by Boar · 2 RS · barracks · wall (works from next year)")

    run(at(position(BUSY)), story, size)


def test_more_armies_than_a_small_tile_has_room_for_are_added_up() -> None:
    given = BUSY | {
        "boar": {"armies": {"a1": "melee 1", "d5": "cavalry 3+1 shield_1"}},
        "crane": {"armies": {"d5": "ranged 1+1"}},
        "lynx": {"armies": {"d5": "melee 2+1"}},
        "ram": {"armies": {"d5": "melee 1"}},
        "fields": BUSY["fields"] | {"b5": {"capital": "lynx"}, "d3": {"capital": "ram"}},
    }

    async def story(pilot: TestPilot) -> None:
        assert "B4C2L3R1" in seen(pilot)
        await resize(pilot, 120, 40)
        assert "B♞3+1•" in seen(pilot)
        assert "C»1+1" in seen(pilot)
        assert "L†2+1" in seen(pilot)

    run(at(position(given, 4)), story)


@pytest.mark.parametrize(("lang", "title", "target"), [("en", "Battle d5", "Crane"), ("de", "Kampf d5", "Kranich")])
def test_a_battle_shows_dice_and_hit_numbers_of_all_sides(lang: str, title: str, target: str) -> None:
    given = BUSY | {"phase": "combat", "lava": []}
    given["boar"] = {"armies": {"d5": "cavalry 3 precision_any"}}
    given["crane"] = {"armies": {"d5": "ranged 2", "c5": "ranged 1"}, "slots": {"ranged": 1}}

    async def story(pilot: TestPilot) -> None:
        screen = play_screen(pilot)
        while screen.session.match.prompts()[0].kind != "stone":
            await play_any(pilot)
            await settle(pilot)
        assert title in seen(pilot)
        assert re.search(rf"C {target} »2≤2", seen(pilot))
        assert "♞3≤3" in seen(pilot)

    run(at(position(given), lang), story)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_details_tell_everything(lang: str) -> None:
    async def story(pilot: TestPilot) -> None:
        scene = play_screen(pilot).session.scene()
        await press(pilot, "f2")
        assert isinstance(pilot.app.screen, Reader)
        assert scene.notes[0].text[:30] in flat(pilot)
        await press(pilot, "end")
        assert scene.legend[-1].text[:30] in flat(pilot)

    run(at(position(BUSY), lang), story, (120, 60))


@pytest.mark.parametrize(("players", "options"), [(2, {}), (4, {}), (4, {"four_islands": "on"})])
def test_the_layout_has_no_overlap_and_the_whole_board_at_any_size(players: int, options: dict[str, str]) -> None:
    cells = Session(seventh_stone(players, 7, **options), [], "en", None).scene(-1, 0).cells
    for width in (80, 97, 110, 150, 220):
        for height in (24, 27, 38, 50, 70):
            for groups in (0, 1, 3):
                rects, grid = lay_out(width, height, Wish(cells, hand=2 if height > 24 else 1, groups=groups, headline=2, players=players))
                taken: set[tuple[int, int]] = set()
                for rect in rects.values():
                    spots = {(x, y) for x in range(rect.x, rect.x + rect.width) for y in range(rect.y, rect.y + rect.height)}
                    assert not taken & spots
                    taken |= spots
                assert max(y for _, y in taken) == height - 1
                assert max(x for x, _ in taken) == width - 1
                assert grid is not None
                assert grid.width <= rects["board"].width
                assert grid.height <= rects["board"].height
                assert rects["panels"].width >= 30
                assert rects["list"].height >= 2


def test_a_board_that_is_too_high_is_scrolled() -> None:
    rows = ["p p p p p p p p p"] * 9

    async def story(pilot: TestPilot) -> None:
        assert "a1" in seen(pilot)
        assert "a9" not in seen(pilot)
        view = pilot.app.screen.query_one("#board")
        for _ in range(20):
            view.scroll_lines(1)  # type: ignore[attr-defined]
        await pilot.pause()
        assert "a9" in seen(pilot)

    run(at(seventh_stone(custom_board="/".join(rows))), story)


# Setting up


def test_the_set_up_screen_offers_the_game_with_its_options() -> None:
    async def story(pilot: TestPilot) -> None:
        form = pilot.app.screen.query_one(FormView).form
        assert "Seventh Stone" in seen(pilot)
        assert "Terrain counts" in seen(pilot)
        form.players = 2
        form.options |= {"four_islands": "on"}
        await press(pilot, "enter")
        assert "needs 4 seats, not 2" in flat(pilot)
        form.options |= {"four_islands": "off", "custom_board": "p p/p"}
        await press(pilot, "enter")
        assert "all rows must be equally long" in flat(pilot)
        form.options |= {"custom_board": LAND}
        form.seats[1:] = ["bot random"] * 3
        await press(pilot, "enter")
        assert play_screen(pilot).session.match.options["year_limit"] == "30"
        assert "Found your capital" in seen(pilot)

    run(TableApp("en", game="seventh_stone", pace=FAST), story)


# Replay


def test_a_record_is_shown_as_text() -> None:
    replay = Replay(random_match(3, 5, 120, year_limit=4), "en")
    shown = scene_text(replay.scene(replay.last, SPECTATOR))
    assert re.search(r"^a1\S", shown, re.MULTILINE)
    assert re.search(r"^B Boar: \d/7 TS", shown, re.MULTILINE)
    hidden = [replay.sentence(number, SPECTATOR) for number in range(1, replay.last + 1) if "allocate" in replay.sentence(number, 0)]
    assert hidden
    assert all(not re.search(r"\d", sentence) for sentence in hidden)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_a_record_is_stepped_through(lang: str, size: tuple[int, int]) -> None:
    match = random_match(4, 5, 10_000, year_limit=3, four_islands="on")
    replay = Replay(match, lang)
    app = ReplayApp(replay, EVERYTHING)

    async def story() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            assert all(cell.token in seen(pilot) for cell in replay.scene(0, EVERYTHING).cells)
            await pilot.press("end", "b", "s", "s")
            await pilot.pause()
            assert replay.viewer_name(0) in seen(pilot)
            await pilot.press("end")
            await pilot.pause()
            assert replay.scene(replay.last, 0).headline[:40] in seen(pilot)

    asyncio.run(story())
