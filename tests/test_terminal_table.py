"""The terminal table, driven headless by keys and clicks: what a person at the screen can do and may see."""

from __future__ import annotations

import asyncio
import re
from functools import partial
from pathlib import Path
from typing import Any, cast

import msgspec
import playing
import pytest
from fluent.runtime import FluentResource
from sitting import (
    BOT,
    FAST,
    PERSON,
    Frames,
    TestPilot,
    click,
    flat,
    play_any,
    play_screen,
    played,
    press,
    resize,
    run,
    seen,
    settle,
    table,
    write,
)
from textual.widgets import Input
from toy import Bids, BidsGame, BidsView

from tafelrunde.bots import advice
from tafelrunde.cli.table.app import TableApp
from tafelrunde.cli.table.choosing import Choices
from tafelrunde.cli.table.dialogs import Dialog, HandOver, NameDialog, Reader
from tafelrunde.cli.table.plan import SeatPlan
from tafelrunde.cli.table.play import PlayScreen
from tafelrunde.cli.table.session import Session
from tafelrunde.cli.table.setup import FormView, SetupScreen
from tafelrunde.games import find_game
from tafelrunde.kernel.contract import Event, State
from tafelrunde.kernel.game import Sentence, Told
from tafelrunde.kernel.match import Match, new_match
from tafelrunde.kernel.plays import Play
from tafelrunde.kernel.replay import load_match, verify
from tafelrunde.kernel.scene import Coat, Panel, Scene, Thing
from tafelrunde.kernel.texts import FOLDER, LANGUAGES, bundle, has_text

pytestmark = pytest.mark.once

GAME = find_game("war_chest")
SOURCES = Path(__file__).resolve().parent.parent / "src" / "tafelrunde" / "cli" / "table"
ARMIES = "scout+archer+knight+royal_guard/lancer+pikeman+swordsman+cavalry"


def war_chest(players: int = 2, seed: int = 7, **options: str | int) -> Match:
    return new_match(GAME, players, dict(options), [], seed)


def fixed_match() -> Match:
    """Known armies, raven begins."""
    return war_chest(army_selection="custom", armies=ARMIES, initiative_start=0)


position = partial(playing.position, GAME, players=2)


# Playing


def test_a_whole_game_against_a_bot_by_keyboard_alone() -> None:
    async def story(pilot: TestPilot) -> None:
        match = play_screen(pilot).session.match
        while not match.over:
            await play_any(pilot)
        assert isinstance(pilot.app.screen, Dialog)
        assert "The game is over" in seen(pilot)
        assert "A draw: round limit" in seen(pilot)
        assert "1." in seen(pilot)
        await press(pilot, "escape")
        assert "A draw" in seen(pilot)

    run(table(war_chest(max_rounds=2)), story)


def test_a_game_of_four_with_three_bots() -> None:
    async def story(pilot: TestPilot) -> None:
        match = play_screen(pilot).session.match
        assert all(re.search(rf"\b{name}\b", seen(pilot)) for name in ("a6", "a7", "k1", "k2", "f1", "f7"))
        assert all(name in seen(pilot) for name in ("Raven 1", "Wolf 1", "Raven 2", "Wolf 2"))
        while not match.over:
            await play_any(pilot)

    run(table(war_chest(4, max_rounds=1), PERSON, BOT, BOT, BOT), story)


def test_clicks_choose_and_a_second_click_on_the_same_thing_plays() -> None:
    async def story(pilot: TestPilot) -> None:
        coin = play_screen(pilot).session.scene().hand[0].token
        await click(pilot, coin)
        assert "▸e2" in seen(pilot)
        await click(pilot, "e2")
        assert played(pilot) == []
        assert "Enter plays" in seen(pilot)
        await click(pilot, "e2")
        assert played(pilot)[0] == f"{coin} deploy e2"

    run(table(fixed_match()), story)


def test_a_unit_and_its_target_suffice_in_either_order() -> None:
    given = {"board": {"f4": "scout R1"}, "raven": {"hand": ["scout", "royal_coin"]}, "turn": "raven"}

    async def story(pilot: TestPilot) -> None:
        turn = play_screen(pilot).turn
        assert turn is not None
        await click(pilot, "f4")
        await click(pilot, "f3")
        assert turn.choices.sentence == ("scout", "move", "f4", "f3")
        await click(pilot, "g3")
        assert turn.choices.sentence == ("scout", "move", "f4", "g3")
        await press(pilot, "escape", "escape")
        assert turn.choices.tokens == []
        await click(pilot, "f5")
        await click(pilot, "f4")
        assert turn.choices.sentence == ("scout", "move", "f4", "f5")
        assert played(pilot) == []

    run(table(position(given)), story)


def test_clicks_on_the_list_choose_before_they_play() -> None:
    async def story(pilot: TestPilot) -> None:
        await write(pilot, "pass")
        await press(pilot, "space")
        await click(pilot, "entry 0")
        assert played(pilot) == []
        await click(pilot, "entry 0")
        assert played(pilot)[0].endswith("pass")

    run(table(fixed_match()), story)


def test_typing_narrows_in_both_languages_and_as_identifiers() -> None:
    match = fixed_match()
    legal = [tuple(sentence.split()) for sentence in match.sentences("raven")]
    choices = Choices(GAME, "de", legal, GAME.vocabulary(match.state))

    def left(typed: str) -> set[str]:
        choices.clear()
        choices.type(typed)
        return {" ".join(one.sentence) for one in choices.left()}

    coin = legal[0][0]
    assert left(f"{coin} dep e2") == {f"{coin} deploy e2"}
    assert left(f"{coin[:3]} einsetzen h1") == {f"{coin} deploy h1"}
    assert left("rek wache des kön") == left("recruit royal_guard") == left("rek koen") != set()
    assert left("initiative ueb") == left("init") == {s for s in match.sentences("raven") if s.endswith("claim")}
    assert left("zzz") == set()


def test_tab_completes_escape_steps_back_and_arrows_walk_the_list() -> None:
    async def story(pilot: TestPilot) -> None:
        turn = play_screen(pilot).turn
        assert turn is not None
        coin = turn.choices.legal[0][0]
        await press(pilot, *coin[:4])
        await press(pilot, "tab")
        assert turn.choices.tokens == [coin]
        await write(pilot, "dep e")
        assert turn.choices.sentence == (coin, "deploy", "e2")
        await press(pilot, "backspace")
        assert turn.choices.typed == "dep "
        await press(pilot, "escape", "escape")
        assert not turn.choices.touched
        await press(pilot, "slash", "down", "up")
        assert turn.cursor == 0
        assert re.search(r"^ ▸ \S", seen(pilot), re.MULTILINE)
        await press(pilot, "right", "left")
        assert not turn.choices.touched

    run(table(fixed_match()), story)


def test_enter_alone_plays_nothing() -> None:
    async def story(pilot: TestPilot) -> None:
        await press(pilot, "enter", "enter")
        assert played(pilot) == []
        assert "Choose first" in seen(pilot)

    run(table(fixed_match()), story)


# Why not


def test_what_is_typed_and_not_legal_is_explained_with_its_rule() -> None:
    async def story(pilot: TestPilot) -> None:
        await write(pilot, "lancer deploy e2")
        assert "not possible" in seen(pilot)
        await press(pilot, "enter")
        assert "You have no Lancer in your hand." in seen(pilot)
        rule = re.search(r"\((WC-[\d.]+)\)", seen(pilot))
        assert rule
        await press(pilot, "f1")
        assert isinstance(pilot.app.screen, Reader)
        assert f"Rule {rule[1]}" in seen(pilot)
        await press(pilot, "escape", "escape")
        assert played(pilot) == []

    run(table(fixed_match()), story)


def test_a_click_on_what_is_not_possible_is_explained_in_german_too() -> None:
    given = {"board": {"f4": "scout R1"}, "raven": {"hand": ["scout"]}, "turn": "raven"}

    async def story(pilot: TestPilot) -> None:
        await click(pilot, "f4")
        await click(pilot, "c4")
        await press(pilot, "enter")
        assert "Späher · bewegen · f4 · c4" in seen(pilot)
        assert "(WC-6.1)" in seen(pilot)

    run(table(position(given), lang="de"), story)


def test_a_word_that_names_nothing_is_said_so() -> None:
    async def story(pilot: TestPilot) -> None:
        await write(pilot, "knigth")
        await press(pilot, "enter")
        assert "did you mean “Knight”?" in seen(pilot)

    run(table(fixed_match()), story)


# Follow-ups and drafts


def test_a_follow_up_names_its_cause_and_can_be_answered() -> None:
    given = {
        "board": {"f4": "swordsman W1", "g4": "royal_guard R1"},
        "raven": {"supply": ["royal_guard", "royal_guard", "royal_guard"], "hand": ["royal_coin"]},
        "wolf": {"hand": ["swordsman"]},
        "turn": "wolf",
    }
    match = position(given)
    match.play("swordsman attack f4 g4")

    async def story(pilot: TestPilot) -> None:
        assert "Your Royal Guard on g4 was attacked by Swordsman on f4" in flat(pilot)
        assert "(3 left)" in flat(pilot)
        await press(pilot, "down", "down", "enter", "enter")
        assert played(pilot)[1] == "supply"

    run(table(match), story)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_draft_shows_cards_and_the_order_of_picks(lang: str) -> None:
    async def story(pilot: TestPilot) -> None:
        screen = play_screen(pilot)
        assert screen.session.scene().headline in flat(pilot)
        for thing in screen.session.scene().hand:
            assert thing.name in seen(pilot)
            assert thing.about[:20] in seen(pilot)
        first = screen.session.scene().hand[0].token
        await click(pilot, first)
        await click(pilot, first)
        assert f"pick {first}" in played(pilot)
        while screen.session.scene().hand_title == screen.session.t("no-hand") or screen.session.match.prompts()[0].kind != "main_play":
            await play_any(pilot)
        assert "e2" in seen(pilot)

    run(table(war_chest(army_selection="draft_standard"), lang=lang), story)


# Several people at one screen


class SecretView(BidsView):
    viewer: int = -1


class SecretBids(BidsGame):
    """Everybody's cards have names of their own, so that a leak shows in the text of the screen."""

    def observe(self, state: State, seat: int) -> SecretView:
        return SecretView(**msgspec.structs.asdict(super().observe(state, seat)), viewer=seat)

    def words(self, state: State, seat: int, play: Play) -> Sentence:
        return super().words(state, seat, play) if play[0] > 4 else ("bid", secret(seat, play[0]))

    def vocabulary(self, state: State) -> frozenset[str]:
        cards = [secret(seat, card) for seat in range(len(cast(Bids, state).hands)) for card in range(1, 5)]
        return frozenset(("bid", "stop", "throw", *cards))

    def tell(self, state: State, event: Event, seat: int) -> Told:
        told = super().tell(state, event, seat)
        who, card = event.seen_by(seat)
        return Told(told.kind, {**told.fields, "card": secret(who, card)}) if told.kind == "bid" and card > 0 else told

    def scene(self, view: Any, lang: str) -> Scene:
        coats = tuple(Coat("abcdefgh"[seat], seat, "plain") for seat in range(len(view.scores)))
        panels = tuple(
            Panel(seat, f"seat {seat}", seat == view.viewer, False, (f"{score} points",), ()) for seat, score in enumerate(view.scores)
        )
        hand = tuple(Thing(secret(view.viewer, card), secret(view.viewer, card), "Ca", 1) for card in view.hand or ())
        return Scene(f"{view.rounds} rounds to go", coats, (), panels, hand, "Cards")


def secret(seat: int, card: int) -> str:
    return f"{'abcdefgh'[seat]}card{card}"


BIDS_TEXTS = """
bids-title = Bids
bids-hidden-card = a hidden card
bids-ask-bid = Bid a card.
bids-ask-throw = Throw or stop.
bids-wait-bid = { $seat } bids a card.
bids-wait-throw = { $seat } may throw.
bids-event-bid = { $seat } bids { $card }.
bids-event-revealed = { $seat } reveals { $card }.
bids-event-threw = { $seat } throws { $card }.
bids-why-no = That is not possible.
"""


@pytest.fixture
def bids() -> SecretBids:
    for lang in LANGUAGES:
        bundle(lang).add_resource(FluentResource(BIDS_TEXTS), allow_overrides=True)
    return SecretBids()


def test_no_frame_shows_somebody_elses_cards(bids: SecretBids) -> None:
    app = table(new_match(bids, 3, {"rounds": 1}, [], 3), PERSON, PERSON, BOT)
    frames = Frames(app)

    async def story(pilot: TestPilot) -> None:
        screen = play_screen(pilot)
        while not screen.session.match.over:
            assert isinstance(pilot.app.screen, HandOver)
            await resize(pilot, 100, 30)
            await resize(pilot, 80, 24)
            frames.sitting = pilot.app.screen.who
            await press(pilot, "enter")
            viewer = screen.session.viewer
            assert frames.sitting == "abc"[viewer]
            assert all(thing.name in seen(pilot) for thing in screen.session.scene().hand)
            await resize(pilot, 120, 40)
            await press(pilot, "f9")
            await press(pilot, "escape")
            await press(pilot, "pageup")
            await press(pilot, "escape")
            while screen.session.viewer == viewer and not screen.session.match.over:
                await play_any(pilot)
            await resize(pilot, 80, 24)

    run(app, story)
    assert len(frames.seen) > 20
    assert any("acard" in text for _, _, text in frames.seen)
    assert {sitting for sitting, _, _ in frames.seen} == {"", "a", "b"}
    for sitting, hidden, text in frames.seen:
        shown = set(re.findall(r"([a-c])card\d", text))
        assert shown <= (set() if hidden else {sitting}), text


def test_the_hand_of_war_chest_is_hidden_between_people() -> None:
    async def story(pilot: TestPilot) -> None:
        session = play_screen(pilot).session
        assert "Give the screen to Raven (Anna)" in seen(pilot)
        assert "Hand" not in seen(pilot)
        await press(pilot, "x", "f2", "f9", "pageup")
        assert isinstance(pilot.app.screen, HandOver)
        await press(pilot, "enter")
        assert session.viewer == 0
        hand = re.search(r"^ Hand:(.*)$", seen(pilot), re.MULTILINE)
        assert hand
        assert all(thing.name in hand[1] for thing in session.scene(-1, 0).hand)
        await play_any(pilot)
        assert session.viewer == -1
        assert "Give the screen to Wolf (Ben)" in seen(pilot)

    run(table(fixed_match(), SeatPlan("person", "", "Anna"), SeatPlan("person", "", "Ben")), story)


def test_one_person_is_never_asked_to_hand_over() -> None:
    async def story(pilot: TestPilot) -> None:
        for _ in range(3):
            await play_any(pilot)
            assert isinstance(pilot.app.screen, PlayScreen)
            assert play_screen(pilot).session.viewer == 1

    run(table(war_chest(), BOT, PERSON), story)


# Undo, resigning


def test_undo_goes_back_to_the_persons_own_last_decision() -> None:
    async def story(pilot: TestPilot) -> None:
        session = play_screen(pilot).session
        hand = session.scene().hand
        await play_any(pilot)
        assert len(session.match.positions) == 3
        await press(pilot, "ctrl+z")
        assert len(session.match.positions) == 1
        assert session.scene().hand == hand
        assert "taken back" in seen(pilot)
        await press(pilot, "ctrl+z")
        assert "Nothing was played" in seen(pilot)

    run(table(fixed_match()), story)


def test_undo_from_the_hand_over_screen_asks_the_other_person_once_coins_were_drawn() -> None:
    match = fixed_match()
    for _ in range(5):
        match.play(match.sentences()[-1])

    async def story(pilot: TestPilot) -> None:
        await press(pilot, "enter")
        await play_any(pilot)
        assert isinstance(pilot.app.screen, HandOver)
        await press(pilot, "ctrl+z")
        assert isinstance(pilot.app.screen, Dialog)
        assert "Raven must agree" in seen(pilot)
        await press(pilot, "escape")
        assert len(match.positions) == 7
        assert isinstance(pilot.app.screen, HandOver)
        await press(pilot, "ctrl+z", "enter")
        assert len(match.positions) == 6
        assert "Give the screen to Wolf" in seen(pilot)

    run(table(match, PERSON, PERSON), story)


def test_consent_is_asked_when_the_other_person_played_since() -> None:
    session = Session(fixed_match(), (PERSON, PERSON), "en", None)
    session.viewer = 0
    session.play(session.legal()[0])
    session.viewer = 1
    assert session.undo_seat() == 0
    assert session.undo_asks(0) == []
    for _ in range(5):
        session.viewer = session.match.state.actors()[0]
        session.play(session.legal()[-1])
    seat = session.undo_seat()
    assert seat is not None
    assert session.undo_asks(seat) == [1 - seat], "the draws of the next round came out in between"


def test_resigning_needs_a_confirmation() -> None:
    async def story(pilot: TestPilot) -> None:
        await press(pilot, "ctrl+r", "enter")
        assert isinstance(pilot.app.screen, PlayScreen)
        await press(pilot, "ctrl+r", "up", "enter")
        assert "Wolf wins: resignation" in seen(pilot)

    run(table(fixed_match()), story)


# Saving, resuming, leaving


def test_save_asks_for_a_name_and_the_file_resumes_the_match(tmp_path: Path) -> None:
    path = tmp_path / "evening.txt"

    async def story(pilot: TestPilot) -> None:
        await play_any(pilot)
        await press(pilot, "ctrl+q")
        assert "not saved" in seen(pilot)
        await press(pilot, "escape", "ctrl+s")
        assert isinstance(pilot.app.screen, NameDialog)
        pilot.app.screen.query_one(Input).value = str(path)
        await press(pilot, "enter")
        assert "Saved to" in seen(pilot)
        await play_any(pilot)
        assert path.read_text(encoding="utf-8").startswith("Tafelrunde record 1")
        assert len(load_match(find_game, path.read_text(encoding="utf-8")).record.entries) == 4
        await press(pilot, "ctrl+q")

    original = fixed_match()
    run(table(original), story)
    resumed = load_match(find_game, path.read_text(encoding="utf-8"))
    assert resumed.state.dump() == original.state.dump()
    for match in (original, resumed):
        while not match.over and len(match.record.entries) < 40:
            match.play(match.sentences()[-1])
        match.resign()
    assert resumed.save() == original.save(), "a resumed match draws as the first one would have"
    assert verify(resumed) == []
    assert [file.name for file in tmp_path.iterdir()] == ["evening.txt"]


def test_saving_asks_before_it_overwrites_and_leaving_waits_for_it(tmp_path: Path) -> None:
    path = tmp_path / "old.txt"
    path.write_text("something else", encoding="utf-8")

    async def story(pilot: TestPilot) -> None:
        await play_any(pilot)
        await press(pilot, "ctrl+q", "enter", "escape")
        assert isinstance(pilot.app.screen, PlayScreen), "no name, so nobody leaves"
        await press(pilot, "ctrl+q", "enter")
        pilot.app.screen.query_one(Input).value = str(path)
        await press(pilot, "enter")
        assert "exists already" in seen(pilot)
        await press(pilot, "enter")
        assert path.read_text(encoding="utf-8") == "something else"
        await press(pilot, "ctrl+s")
        pilot.app.screen.query_one(Input).value = str(path)
        await press(pilot, "enter", "1")
        assert path.read_text(encoding="utf-8").startswith("Tafelrunde record")
        assert not pilot.app._exit

    run(table(fixed_match()), story)


def test_every_play_is_saved_where_a_file_was_named(tmp_path: Path) -> None:
    path = tmp_path / "auto.txt"

    async def story(pilot: TestPilot) -> None:
        assert not path.exists()
        await play_any(pilot)
        assert len(load_match(find_game, path.read_text(encoding="utf-8")).record.entries) == 2
        await press(pilot, "ctrl+q")  # nothing to ask
        assert pilot.app._exit

    run(table(fixed_match(), save=path), story)


def test_a_file_that_cannot_be_written_gives_one_line(tmp_path: Path) -> None:
    async def story(pilot: TestPilot) -> None:
        await play_any(pilot)
        assert "Cannot write" in seen(pilot)
        assert play_screen(pilot).turn

    run(table(fixed_match(), save=tmp_path / "no" / "where.txt"), story)


# Bots


def test_bots_among_themselves_can_be_paused_and_stepped() -> None:
    async def story(pilot: TestPilot) -> None:
        screen = play_screen(pilot)
        await pilot.press("space")
        assert screen.steward.paused
        for _ in range(20):
            await pilot.pause()
        count = len(screen.session.match.positions)
        assert "paused" in seen(pilot)
        await pilot.press("right")
        while len(screen.session.match.positions) == count:
            await asyncio.sleep(0.005)
            await pilot.pause()
        for _ in range(20):
            await pilot.pause()
        assert len(screen.session.match.positions) == count + 1, "one step, and no more"
        assert " Hand: –" in seen(pilot)
        await pilot.press("f5")
        assert "at least" in seen(pilot)
        await pilot.press("f5")
        assert "without a pause" in seen(pilot)
        await pilot.press("space")
        await settle(pilot)

    app = table(war_chest(max_rounds=2), BOT, BOT)
    app.pace = 2
    run(app, story, settled=False)


def test_a_bot_that_fails_does_not_bring_the_table_down(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> object:
        raise RuntimeError("no idea")

    monkeypatch.setattr("tafelrunde.bots.make_bot", broken)

    async def story(pilot: TestPilot) -> None:
        await press(pilot, "f3")
        await pilot.pause()
        await play_any(pilot)
        assert "cannot choose (RuntimeError: no idea)" in seen(pilot)
        await press(pilot, "ctrl+z")
        assert play_screen(pilot).turn

    run(table(fixed_match()), story)


def test_a_hint_is_shown_with_its_reasons_but_not_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "HINT_SECONDS", 0.01)

    async def story(pilot: TestPilot) -> None:
        screen = play_screen(pilot)
        await press(pilot, "f3")
        while pilot.app.screen is screen:
            await asyncio.sleep(0.01)
            await pilot.pause()
        assert "Was würdest du spielen?" in seen(pilot)
        hint = re.search(r"^Tipp: .* \((.+)\), \d+ % Gewinnaussicht", cast(Dialog, pilot.app.screen).content)
        assert hint
        assert hint[1] in screen.session.match.sentences("raven")
        await press(pilot, "escape")
        assert pilot.app.screen is screen
        assert played(pilot) == []

    run(table(fixed_match(), lang="de"), story)


# Looking


def test_looking_back_and_from_other_seats_after_the_end() -> None:
    async def story(pilot: TestPilot) -> None:
        screen = play_screen(pilot)
        while not screen.session.match.over:
            await play_any(pilot)
        await press(pilot, "enter")
        assert screen.review == screen.index == len(screen.session.match.positions) - 2
        await press(pilot, "home", "pagedown")
        assert "Looking back, 1 of" in seen(pilot)
        await press(pilot, "tab")
        assert "view of Wolf" in seen(pilot)
        names = [thing.name for thing in screen.session.scene(1, 1).hand]
        hand = re.search(r"^ Hand:(.*)$", seen(pilot), re.MULTILINE)
        assert hand
        assert all(name in hand[1] for name in names)
        await press(pilot, "escape")
        assert screen.review is None

    run(table(war_chest(max_rounds=1)), story)


def test_looking_back_during_play_keeps_what_was_chosen_and_shows_the_own_view_only() -> None:
    async def story(pilot: TestPilot) -> None:
        screen = play_screen(pilot)
        await play_any(pilot)
        await press(pilot, "down", "right", "pageup", "tab")
        assert screen.looking == 0
        assert "Looking back, 1 of 2" in seen(pilot)
        await press(pilot, "pagedown", "escape")
        assert screen.turn
        assert screen.turn.choices.tokens

    run(table(fixed_match()), story)


def test_the_language_changes_at_the_table() -> None:
    async def story(pilot: TestPilot) -> None:
        assert "Play a coin from your hand." in seen(pilot)
        await press(pilot, "f4")
        assert "Spiele einen Chip aus deiner Hand." in seen(pilot)
        await write(pilot, "rek")
        assert "rekrutieren" in seen(pilot)
        await press(pilot, "ctrl+l")
        assert "Play a coin" in seen(pilot)

    run(table(fixed_match()), story)


def test_details_keys_and_log_open_and_close() -> None:
    async def story(pilot: TestPilot) -> None:
        for key in ("f2", "question_mark", "f9"):
            await press(pilot, key)
            assert isinstance(pilot.app.screen, Reader)
            await press(pilot, "end", "escape")
            assert isinstance(pilot.app.screen, PlayScreen)

    run(table(fixed_match(), lang="de"), story)


def test_a_terminal_that_is_too_small_says_so_and_recovers() -> None:
    async def story(pilot: TestPilot) -> None:
        await resize(pilot, 70, 20)
        assert "70 × 20" in seen(pilot)
        await press(pilot, "down", "enter", "enter", "enter", "enter")
        assert played(pilot) == []
        await resize(pilot, 120, 40)
        assert "Play a coin" in seen(pilot)
        await resize(pilot, 80, 24)
        assert "Play a coin" in seen(pilot)
        await play_any(pilot)
        assert played(pilot)

    run(table(fixed_match()), story)


# Setting up


def test_the_set_up_screen_starts_a_match() -> None:
    async def story(pilot: TestPilot) -> None:
        assert isinstance(pilot.app.screen, SetupScreen)
        assert "How armies are chosen." in seen(pilot)
        await press(pilot, "down", "right")  # four players
        await press(pilot, "down", *"Anna", "down", "left", "left", "left")  # another person on the second seat
        assert "Wolf 2" in seen(pilot)
        await press(pilot, "up", "up", "up", "up", "right")
        assert "ein neuer Tisch" in seen(pilot)
        await press(pilot, "enter")
        session = cast(TableApp, pilot.app).session
        assert session is not None
        assert [plan.kind for plan in session.plans] == ["person", "person", "bot", "bot"]
        assert session.plans[0].name == "Anna"
        assert session.match.options["max_rounds"] == "100"
        assert isinstance(pilot.app.screen, HandOver)

    run(TableApp("en", pace=FAST), story)


def test_what_does_not_fit_is_said_on_the_set_up_screen(tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    path.write_text(fixed_match().save(), encoding="utf-8")

    async def story(pilot: TestPilot) -> None:
        form = pilot.app.screen.query_one(FormView).form
        form.options["army_selection"] = "custom"
        await press(pilot, "enter")
        assert "✗" in seen(pilot)
        assert "armies" in pilot.app.screen.query_one(FormView).problem
        form.file = "/no/where"
        await press(pilot, "enter")
        assert "Cannot read /no/where" in seen(pilot)
        form.file = str(path)
        await press(pilot, "enter")
        assert isinstance(pilot.app.screen, HandOver)

    run(TableApp("en", game="war_chest", pace=FAST), story)


# Texts


def test_all_texts_of_the_table_are_there_in_both_languages() -> None:
    keys = {}
    for lang in LANGUAGES:
        source = (FOLDER / lang / "table.ftl").read_text(encoding="utf-8")
        keys[lang] = set(re.findall(r"^(table-[\w-]+) =", source, re.MULTILINE))
        assert "!" not in source
        assert all(has_text(lang, key) for key in keys[lang])
    assert keys["de"] == keys["en"]
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.glob("*.py"))
    used = {f"table-{key}" for key in re.findall(r"\bt\(\s*[\"']([\w-]+)[\"']", code)}
    assert used <= keys["en"]
    words = set(re.findall(r'"([\w-]+)"', code))
    dynamic = ("table-key-", "table-lang-", "table-seat-", "table-bot", "table-character")
    unused = [key for key in keys["en"] - used if not key.startswith(dynamic) and key.removeprefix("table-") not in words]
    assert unused == ["table-too-small"], "texts that nothing shows"
