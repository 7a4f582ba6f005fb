"""Ethnos at the terminal table and in the replay: kingdoms, row, hand and bands by clicks, letters and the list."""

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
    TestPilot,
    chosen,
    click,
    flat,
    play_any,
    play_screen,
    played,
    press,
    run,
    see_the_end,
    seen,
    table,
    write,
)

from tafelrunde.cli.replay import Replay
from tafelrunde.cli.table.app import TableApp
from tafelrunde.cli.table.choosing import Choices
from tafelrunde.cli.table.dialogs import HandOver, Reader
from tafelrunde.cli.table.session import Session
from tafelrunde.cli.table.setup import FormView
from tafelrunde.games import find_game
from tafelrunde.kernel.chance import seeded
from tafelrunde.kernel.contract import SPECTATOR
from tafelrunde.kernel.match import new_match
from tafelrunde.kernel.plays import random_play
from tafelrunde.kernel.scene import scene_text
from tafelrunde.kernel.texts import LANGUAGES

pytestmark = pytest.mark.once

GAME = find_game("ethnos")
position = partial(playing.position, GAME, players=4)
HAND = ["elf_rhea", "elf_pelagon", "elf_duris", "orc_rhea", "orc_duris", "troll_rhea", "skeleton", "skeleton"]
TABLE: dict[str, Any] = {
    "tribes": ["elf", "orc", "troll", "wizard", "merfolk", "skeleton"],
    "tokens": {"rhea": [2, 4, 8], "duris": [6, 8, 10]},
    "row": ["orc_rhea", "wizard_duris", "wizard_duris"],
    "bands": [{"seat": "eagle", "leader": "orc_althea", "cards": ["elf_althea"]}],
    "bear": {"hand": HAND, "markers": {"duris": 1}},
    "eagle": {"markers": {"rhea": 2, "duris": 1}, "trolls": [2]},
    "fox": {"markers": {"duris": 3, "rhea": 2}, "merfolk": 7, "orcs": ["rhea", "duris"]},
}


# Playing


def test_the_deck_and_the_row_are_clicked_twice_to_recruit() -> None:
    async def story(pilot: TestPilot) -> None:
        await click(pilot, "recruit wizard_duris")
        assert "Enter plays" in seen(pilot)
        await click(pilot, "recruit deck")
        assert played(pilot) == []
        await click(pilot, "recruit deck")
        assert played(pilot)[0] == "recruit deck"

    run(table(position(TABLE)), story)


def test_a_band_is_clicked_leader_first_and_its_cards_in_any_order() -> None:
    async def story(pilot: TestPilot) -> None:
        await click(pilot, "band troll_rhea")
        assert "Enter plays" in seen(pilot)
        assert "Troll: You take a Troll token" in seen(pilot)
        await click(pilot, "band skeleton")
        await click(pilot, "band skeleton")
        assert "Skeleton 2/2" in seen(pilot)
        await click(pilot, "band elf_rhea")
        await click(pilot, "band orc_rhea")
        assert chosen(pilot) == "band troll_rhea elf_rhea orc_rhea skeleton skeleton"
        await click(pilot, "band elf_rhea")  # leaves again
        assert chosen(pilot) == "band troll_rhea orc_rhea skeleton skeleton"
        assert played(pilot) == []
        await press(pilot, "enter")
        assert played(pilot)[0] == "band troll_rhea orc_rhea skeleton skeleton"
        assert "Take a Troll token of value 4 or less, or nothing." in flat(pilot)
        await click(pilot, "take troll_4")
        await click(pilot, "take troll_4")
        assert played(pilot)[1] == "take troll_4"
        session = play_screen(pilot).session
        log = [line.text for line in session.log(2)]
        assert "In the band: Orc (Rhea), Skeleton ×2, Troll (Rhea)." in log
        assert "Bear leaves for the row: Elf (Pelagon), Elf (Rhea), Elf (Duris), Orc (Duris)." in log

    run(table(position(TABLE)), story)


def test_a_click_on_the_last_card_that_fits_plays_the_second_time() -> None:
    async def story(pilot: TestPilot) -> None:
        await click(pilot, "band orc_rhea")
        await click(pilot, "band orc_rhea")
        assert played(pilot)[0] == "band orc_rhea"

    run(table(position({"tribes": ["orc", "elf"], "bear": {"hand": ["orc_rhea"]}})), story)


@pytest.mark.parametrize(("lang", "words"), [("en", "band orc duris orc_rhea"), ("de", "kampf ork duris ork rhea")])
def test_a_band_is_typed_by_names_or_identifiers(lang: str, words: str) -> None:
    async def story(pilot: TestPilot) -> None:
        await write(pilot, words)
        assert chosen(pilot) == "band orc_duris orc_rhea"
        await press(pilot, "enter")
        assert played(pilot)[0] == "band orc_duris orc_rhea"
        assert "Duris" in seen(pilot)
        await press(pilot, "j" if lang == "de" else "y", "enter")
        assert played(pilot)[1] == "orc yes"

    run(table(position(TABLE), lang=lang), story)


def test_a_band_typed_in_another_order_is_understood() -> None:
    async def story(pilot: TestPilot) -> None:
        await write(pilot, "band elf_rhea elf_duris elf_pelagon")
        await press(pilot, "enter")
        assert played(pilot) == []
        assert "Enter plays" in seen(pilot)
        await press(pilot, "enter")
        assert played(pilot)[0] == "band elf_rhea elf_pelagon elf_duris"

    run(table(position(TABLE)), story)


def test_an_elf_keeps_the_cards_that_are_clicked() -> None:
    async def story(pilot: TestPilot) -> None:
        await write(pilot, "band elf_rhea elf_duris")
        await press(pilot, "enter")
        assert "Your Elf lets you keep up to 2 cards; the others go into the row." in flat(pilot)
        await click(pilot, "keep skeleton")
        await click(pilot, "keep orc_duris")
        await press(pilot, "enter")
        assert played(pilot)[1] == "keep orc_duris skeleton"
        hand = {thing.token: thing.count for thing in play_screen(pilot).session.scene(2, 0).hand}
        assert hand == {"orc_duris": 1, "skeleton": 1}
        assert "Bear keeps 2 cards." in [line.text for line in play_screen(pilot).session.log(2, 1)]

    run(table(position(TABLE)), story)


def test_a_wizard_is_asked_and_draws() -> None:
    given = {"tribes": ["wizard", "elf"], "bear": {"hand": ["wizard_rhea", "wizard_duris", "elf_rhea"]}}

    async def story(pilot: TestPilot) -> None:
        await write(pilot, "band wizard_rhea wizard_duris")
        await press(pilot, "enter")
        assert "Let your Wizard draw from the deck, 2 cards?" in seen(pilot)
        await press(pilot, "y", "enter")
        assert played(pilot)[1] == "draw yes"
        assert sum(thing.count for thing in play_screen(pilot).session.scene(2, 0).hand) == 2

    run(table(position(given)), story)


def test_kingdoms_are_clicked_where_one_is_chosen_and_speak_otherwise() -> None:
    given = {**TABLE, "tribes": ["wingfolk", "orc", "elf", "troll", "merfolk", "wizard"], "bear": {"hand": ["wingfolk_rhea", "elf_duris"]}}

    async def story(pilot: TestPilot) -> None:
        await click(pilot, "rhea")
        assert "Rhea · ★ 2 (4·8) · E2 F2 · marker from 1 · now E2" in seen(pilot)
        assert play_screen(pilot).turn.choices.tokens == []  # type: ignore[union-attr]
        await write(pilot, "band wingfolk_rhea")
        await press(pilot, "enter")
        assert "▸Straton" in seen(pilot)
        await click(pilot, "straton")
        await click(pilot, "straton")
        assert played(pilot)[1] == "place straton"

    run(table(position(given)), story)


def test_a_fairy_shows_the_bands_it_can_be_exchanged_for() -> None:
    given = {**TABLE, "tribes": ["fairy", "orc", "elf", "troll", "merfolk", "wizard"], "bear": {"hand": ["fairy_rhea", "fairy_duris"]}}

    async def story(pilot: TestPilot) -> None:
        await write(pilot, "band fairy_rhea fairy_duris")
        await press(pilot, "enter")
        assert "OrA 1: Orc (Althea), size 2, Eagle" in seen(pilot)
        await click(pilot, "swap band_1")
        await click(pilot, "swap band_1")
        assert played(pilot)[1] == "swap band_1"

    run(table(position(given, options={"fairies": "on"})), story)


def test_a_game_of_two_is_played_to_its_end_by_keyboard_alone() -> None:
    kingdoms = ("pelagon", "straton", "rhea", "ithys", "althea", "duris")
    row = [f"{tribe}_{kingdom}" for tribe in ("giant", "minotaur", "dwarf", "elf") for kingdom in kingdoms for _ in range(2)]
    given = {"tribes": ["giant", "minotaur", "dwarf", "elf", "orc"], "age": 2, "dragons": 2, "row": row, "bear": {"hand": ["orc_rhea"]}}

    async def story(pilot: TestPilot) -> None:
        match = play_screen(pilot).session.match
        while not match.over:
            await write(pilot, "recruit deck")
            await play_any(pilot)
        assert "in kingdoms" in seen(pilot)
        see_the_end(pilot, r"(wins|share the victory) with \d+ glory")
        await press(pilot, "escape", "f2")
        assert isinstance(pilot.app.screen, Reader), "everything can still be read"

    run(table(position(given, players=2)), story)


@pytest.mark.parametrize("players", [3, 6])
def test_turns_go_round_with_any_number_of_bots(players: int) -> None:
    async def story(pilot: TestPilot) -> None:
        for _ in range(4):
            await play_any(pilot)
        assert len(played(pilot)) > 4 * (players - 1)

    run(table(new_match(GAME, players, seed=7)), story)


# Why not


@pytest.mark.parametrize(
    ("words", "lang", "answer", "rule"),
    [
        ("band elf_rhea orc_duris", "en", "all cards of a band must have the same tribe, or all the same colour", "ET-6.2"),
        ("band skeleton elf_rhea", "de", "Skelett", "ET-6.4"),
        ("recruit orc_duris", "en", "not in the row: Orc (Duris)", "ET-4.1"),
        ("take troll_3", "de", "Troll", "ET-18.1"),
    ],
)
def test_what_is_not_possible_is_refused_with_its_rule(words: str, lang: str, answer: str, rule: str) -> None:
    async def story(pilot: TestPilot) -> None:
        await write(pilot, words)
        assert ("nicht möglich" if lang == "de" else "not possible") in seen(pilot)
        await press(pilot, "enter")
        assert answer in flat(pilot)
        assert f"({rule})" in flat(pilot)
        await press(pilot, "f1")
        assert isinstance(pilot.app.screen, Reader)
        await press(pilot, "escape")
        assert played(pilot) == []

    run(table(position(TABLE), lang=lang), story)


def test_a_click_on_a_card_that_does_not_fit_takes_the_place_of_the_last_one() -> None:
    async def story(pilot: TestPilot) -> None:
        await click(pilot, "band elf_rhea")
        await click(pilot, "band orc_duris")
        assert chosen(pilot) == "band orc_duris"
        await click(pilot, "band elf_duris")
        await click(pilot, "band orc_rhea")
        assert chosen(pilot) == "band orc_duris orc_rhea"
        await click(pilot, "recruit deck")
        assert chosen(pilot) == "recruit deck"
        await click(pilot, "band troll_rhea")
        assert chosen(pilot) == "band troll_rhea"

    run(table(position(TABLE)), story)


# Many sentences


def all_bands() -> Choices:
    """The hand with the most bands: nine cards of a tribe in six colours and a Skeleton."""
    elves = [f"elf_{kingdom}" for kingdom in ("pelagon", "straton", "rhea", "ithys", "althea", "duris")]
    match = position({"tribes": ["elf", "skeleton"], "bear": {"hand": [*elves, *elves[:3], "skeleton"]}}, players=2)
    session = Session(match, (PERSON, BOT), "en", None)
    things = session.scene().things
    codes = {thing.word: thing.code for thing in things}
    return Choices(GAME, "en", session.legal(), GAME.vocabulary(match.state), (), [thing.token for thing in things], codes)


def test_a_thousand_bands_are_narrowed_word_by_word() -> None:
    choices = all_bands()
    assert len(choices.legal) == 1512
    room = 4
    assert len(choices.groups(room)) <= 7
    steps = 0
    while choices.sentence is None or len(choices.left()) > 1:
        groups = choices.groups(room)
        assert 1 < len(groups) <= 10
        choices.take(groups[-1])
        steps += 1
    assert steps <= 9
    assert choices.sentence in choices.legal


def test_every_click_that_glows_can_be_added() -> None:
    choices = all_bands()
    choices.point("band elf_ithys")
    while glowing := sorted(click for click in choices.possible() if " " in click):
        before = len(choices.tokens)
        choices.point(glowing[-1])
        assert len(choices.tokens) == before + 1
        assert choices.sentence is not None
        assert choices.sentence[:2] == ("band", "elf_ithys"), "the leader stays"
    assert len(choices.tokens) == 11


@pytest.mark.parametrize(("players", "options"), [(2, {}), (4, {"fairies": "on", "prompt_all": "on", "marker_optional": "on"})])
def test_every_sentence_can_be_typed_and_clicked(players: int, options: dict[str, str]) -> None:
    match, dice = new_match(GAME, players, options, seed=21), seeded(3)
    for number in range(120):
        seat = match.state.actors()[0]
        session = Session(match, [PERSON] * players, "de", None)
        session.viewer = seat
        if number % 4 == 0 or match.prompts()[0].kind != "turn":
            scene, legal = session.scene(), session.legal()
            cells, things = [cell.token for cell in scene.cells], [thing.token for thing in scene.things]
            choices = Choices(GAME, "de", legal, GAME.vocabulary(match.state), cells, things)
            for sentence in (legal[dice.pick(len(legal), 0)] for _ in range(3)):
                choices.type(" ".join(sentence))
                assert choices.sentence == sentence
                choices.clear()
                for letter in " ".join(choices.name(word) for word in sentence):
                    choices.type(letter)
                assert choices.sentence == sentence
                choices.clear()
                if f"{sentence[0]} {sentence[-1]}" in things:
                    for word in (*sentence[1:2], *reversed(sentence[2:])):
                        choices.point(f"{sentence[0]} {word}")
                    assert choices.sentence == sentence
                choices.clear()
        match.play_actions(seat, random_play(match.state, seat, dice))


def test_long_sentences_are_shortened_to_codes() -> None:
    choices = all_bands()
    assert choices.say_short(("band", "elf_rhea", "skeleton")) == "band · ElR · Sk"


# Looking


def test_markers_stand_in_the_order_of_the_ranks_with_ties() -> None:
    markers = {"bear": 1, "eagle": 2, "fox": 2, "lion": 1, "owl": 1, "hart": 1}
    given: dict[str, Any] = {"tribes": ["troll"]} | {seat: {"markers": {"rhea": count}} for seat, count in markers.items()}
    given["hart"]["trolls"] = [1]

    async def story(pilot: TestPilot) -> None:
        assert "EF2 H1 BLO1" in seen(pilot)
        scene = play_screen(pilot).session.scene()
        assert "Rhea: ★ 0 (0·0) · E2=F2 H1 B1=L1=O1 · marker from 2" in scene_text(scene)

    run(table(position(given, players=6)), story)


def test_with_two_players_the_second_token_of_the_last_age_stands_apart() -> None:
    match = position({"age": 2, "tokens": {"rhea": [2, 8]}}, players=2)
    assert GAME.scene(match.view("bear"), "en").cells[2].lines[0] == "★ 8 (+2)"
    match = position({"age": 2, "tokens": {"rhea": [2, 8]}}, players=3)
    assert GAME.scene(match.view("bear"), "en").cells[2].lines[0] == "★ 8·2"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_tribes_to_ban_are_spread_out(lang: str) -> None:
    async def story(pilot: TestPilot) -> None:
        for thing in play_screen(pilot).session.scene().hand:
            assert thing.name in seen(pilot)
            assert thing.about[:20] in seen(pilot)
        await click(pilot, "ban troll")
        await click(pilot, "ban troll")
        assert played(pilot)[0] == "ban troll"
        assert "Pelagon" in seen(pilot)

    run(table(new_match(GAME, 4, {"tribe_choice": "draft"}, seed=7), lang=lang), story)


def test_much_news_as_at_the_end_of_an_age_is_pointed_out() -> None:
    markers = dict.fromkeys(("pelagon", "straton", "rhea", "ithys", "althea", "duris"), 1)
    given = {"end": "fox", "tribes": ["orc"], "bear": {"orcs": ["rhea"], "markers": markers}, "fox": {"markers": markers}}

    async def story(pilot: TestPilot) -> None:
        assert "(1, worth 1 glory)" in flat(pilot)
        await write(pilot, "pillage yes")
        await press(pilot, "enter")
        assert re.search(r"↑\d+ F9", seen(pilot))
        await click(pilot, "action log")
        assert isinstance(pilot.app.screen, Reader)
        log = play_screen(pilot).session.log(1)
        assert "Bear takes 1 marker off the Orc Horde board and gets 1 glory." in [line.text for line in log]

    run(table(position(given, players=6)), story)


def test_hands_are_hidden_between_people() -> None:
    match = position({**TABLE, "eagle": {"hand": ["wizard_rhea"]}})

    async def story(pilot: TestPilot) -> None:
        assert isinstance(pilot.app.screen, HandOver)
        assert "Hand" not in seen(pilot)
        assert "Elf (Pelagon)" not in seen(pilot)
        await press(pilot, "enter")
        assert "ElR Elf" in seen(pilot)
        assert "Wizard (Rhea)" not in seen(pilot)

    run(table(match, PERSON, PERSON, BOT, BOT), story)


# Setting up


def test_the_set_up_screen_offers_ethnos_with_its_options() -> None:
    async def story(pilot: TestPilot) -> None:
        form = pilot.app.screen.query_one(FormView).form
        assert "Ethnos" in seen(pilot)
        assert "How the tribes are found" in seen(pilot)
        await press(pilot, "down", "left")
        assert form.players == 3
        await press(pilot, "right", "right", "right")
        assert form.players == 6
        assert "Hart" in seen(pilot)
        form.options |= {"tribe_choice": "host", "tribes": "elf+orc"}
        await press(pilot, "enter")
        assert "name exactly 6 tribes" in flat(pilot)
        form.options["tribes"] = "elf+orc+troll+wizard+giant+dwarf"
        form.seats[1:] = ["bot random"] * 5
        await press(pilot, "enter")
        assert play_screen(pilot).session.match.options["show_known_cards"] == "on"
        assert "Tribes: Dw Dwarves, El Elves" in seen(pilot)

    run(TableApp("en", game="ethnos", pace=FAST), story)


# Replay


def test_a_record_is_shown_as_text() -> None:
    replay = Replay(playing.random_match(GAME, 3, 5, 30), "en")
    shown = scene_text(replay.scene(0, SPECTATOR))
    assert re.search(r"^Pelagon: ★ \d+ \(\d+\)", shown, re.MULTILINE)
    assert re.search(r"^Row: \d+ deck", shown, re.MULTILINE)
    assert "Hand 1/10" not in shown
    assert "Hand 1/10" in scene_text(replay.scene(0, 0))
