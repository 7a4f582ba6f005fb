"""Seventh Stone at the terminal table and in the replay: tiles, goods, market, battles, and allocations that are typed freely."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

import playing
import pytest
from sitting import (
    BOT,
    FAST,
    PERSON,
    Frames,
    TestPilot,
    chosen,
    click,
    flat,
    play_any,
    play_screen,
    played,
    press,
    resize,
    run,
    say,
    see_the_end,
    seen,
    sit_down,
    table,
    write,
)

from tafelrunde.cli.replay import Replay
from tafelrunde.cli.table.app import TableApp
from tafelrunde.cli.table.choosing import Choices
from tafelrunde.cli.table.session import Session
from tafelrunde.cli.table.setup import FormView
from tafelrunde.games import find_game
from tafelrunde.kernel.chance import Seeded, seeded
from tafelrunde.kernel.contract import SPECTATOR
from tafelrunde.kernel.game import Sentence
from tafelrunde.kernel.match import new_match
from tafelrunde.kernel.scene import scene_text
from tafelrunde.kernel.texts import LANGUAGES

pytestmark = pytest.mark.once

GAME = find_game("seventh_stone")
position = partial(playing.position, GAME, players=2)
SLOTS = ("building", "melee", "ranged", "cavalry", "mercenary", "equipment", "movement", "tournament")
PRICES = (4, 2, 2, 2, 1, 1, 1, 1)
LAND = "p p py d w/f F v d m/m mg p p p/w py d mg f/p p m f p"


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
            await say(pilot, sentence)
        see_the_end(pilot, "gewinnt|gewinnen" if lang == "de" else "wins|share")

    run(table(new_match(GAME, 2, {"year_limit": 1}, seed=7), lang=lang), story)


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

    run(table(position(PLACING)), story)


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

    run(table(position(given), lang=lang), story)


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

    run(table(position(ALLOCATING)), story)


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

    run(table(position(ALLOCATING)), story)


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

    run(table(position(ALLOCATING), lang=lang), story, (80, 26))


# Several people at one screen, several asked at once


def test_two_people_allocate_at_one_screen_without_seeing_each_others_secrets() -> None:
    given = ALLOCATING | {"boar": {"hand": ["explosive"]}, "crane": {"hand": ["mobility"]}}
    given["fields"] = ALLOCATING["fields"] | {"b5": {"capital": "lynx"}}
    app = table(position(given, players=3), PERSON, PERSON, BOT)
    frames = Frames(app)

    async def story(pilot: TestPilot) -> None:
        screen = play_screen(pilot)
        assert screen.session.match.state.actors() == [0, 1], "the bot does not wait for the people"
        for name, typed in (("Boar", "melee 5 tournament 2"), ("Crane", "ranged 4 movement 3")):
            await sit_down(pilot, frames, name)
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

    run(table(position(BUSY)), story, size)


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

    run(table(position(given, players=4)), story)


@pytest.mark.parametrize(("lang", "title", "target"), [("en", "Battle d5", "Crane"), ("de", "Kampf d5", "Kranich")])
def test_a_battle_shows_dice_and_hit_numbers_of_all_sides(lang: str, title: str, target: str) -> None:
    given = BUSY | {"phase": "combat", "lava": []}
    given["boar"] = {"armies": {"d5": "cavalry 3 precision_any"}}
    given["crane"] = {"armies": {"d5": "ranged 2", "c5": "ranged 1"}, "slots": {"ranged": 1}}

    async def story(pilot: TestPilot) -> None:
        screen = play_screen(pilot)
        while screen.session.match.prompts()[0].kind != "stone":
            await play_any(pilot)
        assert title in seen(pilot)
        assert re.search(rf"C {target} »2≤2", seen(pilot))
        assert "♞3≤3" in seen(pilot)

    run(table(position(given), lang=lang), story)


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

    run(table(new_match(GAME, 2, {"custom_board": "/".join(rows)}, seed=7)), story)


# Setting up


def test_the_set_up_screen_offers_the_game_with_its_options() -> None:
    async def story(pilot: TestPilot) -> None:
        form = pilot.app.screen.query_one(FormView).form
        assert "Seventh Stone" in seen(pilot)
        assert "Terrain counts" in seen(pilot)
        form.options |= {"four_islands": "on"}
        assert form.given() == {"four_islands": "on"}
        form.players = 2
        assert form.given() == {}, "what two cannot play is not played"
        await press(pilot, *["down"] * [row.key for row in form.rows()].index("option four_islands"))
        assert "For 4 players only" in flat(pilot)
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
    replay = Replay(playing.random_match(GAME, 3, 5, 120, {"year_limit": 4}), "en")
    shown = scene_text(replay.scene(replay.last, SPECTATOR))
    assert re.search(r"^a1\S", shown, re.MULTILINE)
    assert re.search(r"^B Boar: \d/7 TS", shown, re.MULTILINE)
    hidden = [replay.sentence(number, SPECTATOR) for number in range(1, replay.last + 1) if "allocate" in replay.sentence(number, 0)]
    assert hidden
    assert all(not re.search(r"\d", sentence) for sentence in hidden)
