"""Mighty Empires at the terminal table, in the replay and as a picture: rows of hexes, events, battles, orders typed freely."""

from __future__ import annotations

import re
from functools import partial
from typing import Any
from xml.etree import ElementTree

import playing
import pytest
from sitting import (
    FAST,
    PERSON,
    Frames,
    TestPilot,
    chosen,
    click,
    flat,
    play_screen,
    played,
    press,
    run,
    say,
    see_the_end,
    seen,
    settle,
    sit_down,
    table,
    write,
)

from tafelrunde.cli.replay import Replay
from tafelrunde.cli.table.app import TableApp
from tafelrunde.cli.table.dialogs import HandOver
from tafelrunde.cli.table.geometry import fit_tiles, make_grid
from tafelrunde.cli.table.session import Session
from tafelrunde.cli.table.setup import FormView
from tafelrunde.games import find_game
from tafelrunde.games.mighty_empires import picture
from tafelrunde.games.mighty_empires.engine._grammar import SEAT_NAMES, TERRAIN_NAMES, WEIRD_NAMES
from tafelrunde.kernel.chance import Seeded, seeded
from tafelrunde.kernel.contract import SPECTATOR
from tafelrunde.kernel.game import Sentence
from tafelrunde.kernel.match import new_match
from tafelrunde.kernel.scene import scene_text
from tafelrunde.kernel.texts import LANGUAGES

pytestmark = pytest.mark.once

GAME = find_game("mighty_empires")
position = partial(playing.position, GAME, players=2)


def any_order(gold: int, dice: Seeded) -> Sentence:
    """Return an order with any amount of gold, the rest in any sequence."""
    bought = str(10 * dice.pick(min(gold, 250) // 10 + 1, 0))
    rest = [("assault", "hold", "flank")[dice.pick(3, 0)], ("lead", "command")[dice.pick(2, 0)]]
    return ("order", bought, *(rest if dice.pick(2, 0) else reversed(rest)))


# Playing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_campaign_of_two_is_played_by_typing_names(lang: str) -> None:
    dice = seeded(11)
    kinds = set()

    async def story(pilot: TestPilot) -> None:
        screen = play_screen(pilot)
        match = screen.session.match
        while not match.over:
            turn = screen.turn
            assert turn is not None
            prompt = next(prompt for prompt in match.prompts() if prompt.seat == "bear")
            kinds.add(prompt.kind)
            sentence = turn.choices.legal[dice.pick(len(turn.choices.legal), 0)]
            if prompt.kind == "fight":
                sentence = ("fight",)
            elif prompt.kind == "order" and not set(sentence) & {"siege", "reinforce", "assassin", "hunt", "spare"}:
                sentence = any_order(match.view("bear").realms[0].gold, dice)
            await say(pilot, sentence)
        assert {"capital", "field", "event", "challenge", "fight", "order", "build"} <= kinds
        see_the_end(pilot, "gewinnt|gewinnen" if lang == "de" else "wins|share")

    run(table(new_match(GAME, 2, {"max_rounds": 2}, seed=1), lang=lang), story)


LAND = """
p p f m r6 r6
p a r1 r1 h p
d v p a w t
"""
BUSY: dict[str, Any] = {
    "map": LAND,
    "round": 3,
    "bear": {"race": "dwarfs", "gold": 230, "capital": "b2", "tiles": ["a2", "b1"], "castles": ["c2"], "mines": ["d2"], "special": "c2"},
    "eagle": {"race": "skaven", "gold": 80, "capital": "d3", "tiles": ["e3", "e2"], "cities": ["c3"], "markers": 1},
}


def test_an_event_is_clicked_together_with_its_target() -> None:
    async def story(pilot: TestPilot) -> None:
        assert "▸SC scouts" in seen(pilot)
        await click(pilot, "event scouts")
        assert chosen(pilot) == "event scouts"
        assert "You place the terrain" in seen(pilot)
        await press(pilot, "escape", "escape")
        await click(pilot, "event saboteurs")
        await click(pilot, "c3")
        assert chosen(pilot) == "event saboteurs c3"
        await press(pilot, "enter")
        assert "event saboteurs c3" in played(pilot)

    run(table(position(BUSY | {"phase": "events", "turn": "bear", "order": ["bear", "eagle"]})), story, (100, 30))


def test_a_challenge_is_an_opponent_and_a_field() -> None:
    async def story(pilot: TestPilot) -> None:
        await click(pilot, "challenge eagle")
        assert "▸c3" in seen(pilot)
        await click(pilot, "c3")
        assert chosen(pilot) == "challenge eagle c3"
        await press(pilot, "enter")
        assert played(pilot)[0] == "challenge eagle c3"

    run(table(position(BUSY | {"phase": "challenge", "order": ["bear", "eagle"]})), story)


FIGHTING = BUSY | {"phase": "battle", "battles": [{"a": "bear", "b": "eagle", "tile": "c3", "stage": "orders"}]}


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "order 170 hold command"), ("de", "Befehl 170 Halten befehligen"), ("de", "befehl 170 befehli hal")]
)
def test_an_order_that_is_no_example_is_typed_freely(lang: str, words: str) -> None:
    async def story(pilot: TestPilot) -> None:
        turn = play_screen(pilot).turn
        assert turn is not None
        assert ("order", "170", "hold", "command") not in turn.choices.legal
        await write(pilot, words)
        await press(pilot, "enter")
        assert "order 170 hold command" in played(pilot)

    run(table(position(FIGHTING), lang=lang), story)


@pytest.mark.parametrize(
    ("words", "lang", "said"),
    [
        ("order 999 assault lead", "en", "(ME-"),
        ("Befehl 240 Sturm anführen", "de", "(ME-"),
        ("order 15 assault lead", "en", "(ME-"),
        ("order 50 knights", "en", "names nothing on this table"),
    ],
)
def test_an_order_that_is_not_possible_is_explained(words: str, lang: str, said: str) -> None:
    async def story(pilot: TestPilot) -> None:
        await write(pilot, words)
        await press(pilot, "enter")
        if said not in flat(pilot):  # 15 could have become 150: the first Enter only takes the words as they are
            assert "why not" in seen(pilot)
            await press(pilot, "enter")
        assert said in flat(pilot)
        assert played(pilot) == []

    run(table(position(FIGHTING), lang=lang), story, (80, 26))


def test_a_battle_at_the_table_is_reported_and_confirmed() -> None:
    app = table(
        position(FIGHTING | {"battles": [{"a": "bear", "b": "eagle", "tile": "c3"}]}, options={"battle_mode": "table"}), PERSON, PERSON
    )

    async def story(pilot: TestPilot) -> None:
        for who, words in (("Bear", "result eagle 450 300 gold 50 0 rounds 5"), ("Eagle", "confirm bear")):
            while not isinstance(pilot.app.screen, HandOver):
                await settle(pilot)
            assert pilot.app.screen.who == who
            await press(pilot, "enter")
            await write(pilot, words)
            await press(pilot, "enter")
            assert words in played(pilot)

    run(app, story)


# Several people at one screen, several asked at once


def test_two_people_seal_orders_at_one_screen_without_seeing_each_others() -> None:
    app = table(position(FIGHTING), PERSON, PERSON)
    frames = Frames(app)
    orders = {"Bear": "order 170 hold command", "Eagle": "order 70 flank lead"}

    async def story(pilot: TestPilot) -> None:
        for name, typed in orders.items():
            await sit_down(pilot, frames, name)
            await write(pilot, typed)
            frames.sitting = "" if name == "Bear" else "nobody"  # once both are sealed all is shown
            await press(pilot, "enter")
        assert "Battle on c3" in flat(pilot)

    run(app, story)
    shown = [(sitting, hidden, text) for sitting, hidden, text in frames.seen if sitting != "nobody"]
    assert any("170" in text for sitting, _, text in shown if sitting == "Bear")
    for sitting, hidden, text in shown:
        if sitting != "Bear" or hidden:
            assert "170" not in text, text


def test_who_has_sealed_an_order_sees_it_and_the_others_do_not() -> None:
    match = position(FIGHTING)
    match.play("order 170 hold command", "bear")
    own, other, anybody = (GAME.scene(match.view(seat), "en") for seat in ("bear", "eagle", None))
    assert own.groups[0].things[0].name == "Bear 1500+170¤, hold, command, sealed"
    assert other.groups[0].things[0].name == "Bear 1500+?, sealed"
    assert anybody.groups == ()
    for scene in (other, anybody):
        battle = next(note for note in scene.notes if note.label == "Battle on c3")
        assert battle.text.endswith("sealed by Bear")
        assert not any("170" in said for panel in scene.panels for said in (*panel.facts, *(row.text for row in panel.rows)))


def test_capitals_stay_secret_until_all_are_chosen() -> None:
    match = new_match(GAME, 3, seed=7)
    match.play(match.sentences("bear")[0], "bear")
    scenes = [GAME.scene(match.view(seat), "en") for seat in ("eagle", None)]
    for scene in scenes:
        assert "has chosen" in scene.panels[0].facts
        assert "has chosen" not in scene.panels[1].facts
        assert all(cell.owner == -1 and picture.CAPITAL not in [sign.text for sign in cell.signs] for cell in scene.cells)


# Looking


def test_a_field_shows_what_stands_on_it() -> None:
    given = BUSY | {"tiles": {"a1": {"effects": ["death_fog bear"]}, "e1": {"exhausted": True}, "b3": {"dragon": "dead"}}}
    scene = GAME.scene(position(given | {"phase": "events"}).view("bear"), "en")
    signs = {cell.token: "".join(sign.text for sign in cell.signs) for cell in scene.cells}
    assert signs["b2"] == "★="
    assert signs["c2"] == "#~‡→"
    assert signs["d2"] == "◊~→"
    assert signs["c3"] == '⌂"'
    assert signs["a1"] == '"▒'
    assert signs["e1"] == "~↘∅"
    assert signs["b3"] == "▲¬"
    about = {cell.token: cell.about for cell in scene.cells}
    assert about["c3"].startswith(
        "plains · held by Eagle · city · isolated" if "isolated" in about["c3"] else "plains · held by Eagle · city"
    )
    assert "costs you" in about["c3"]
    assert "death fog by Bear until the end of next autumn" in about["a1"]
    assert "emperor dragon dead" in about["b3"]
    assert all(cell.about for cell in scene.cells)


@pytest.mark.parametrize(("lang", "title", "side"), [("en", "Battle on c3", "Bear 1500"), ("de", "Schlacht auf c3", "Bär 1500")])
def test_a_battle_shows_both_armies(lang: str, title: str, side: str) -> None:
    async def story(pilot: TestPilot) -> None:
        assert title in seen(pilot)
        assert side in seen(pilot)

    run(table(position(FIGHTING), lang=lang), story)


@pytest.mark.parametrize("players", [2, 4, 8])
def test_rows_of_hexes_interlock(players: int) -> None:
    cells = Session(new_match(GAME, players, seed=7), [], "en", None).scene(-1, 0).cells
    for grid in (make_grid(cells, 5, 1, flat=True), make_grid(cells, 6, 1), make_grid(cells, 9, 2)):
        corners = {grid.corner(cell): cell for cell in cells}
        assert len(corners) == len(cells)
        places = [(x, y) for left, top in corners for x in range(left, left + grid.step) for y in range(top, top + grid.lines)]
        assert len(places) == len(set(places)), "no field covers another"
        assert max(x for x, _ in places) < grid.width
        assert max(y for _, y in places) < grid.height
        for (left, top), cell in corners.items():
            for other in (corners.get((left + grid.step, top)), corners.get((left + grid.step - grid.step // 2, top + grid.lines))):
                assert other is None or grid.shade(other) != grid.shade(cell)
    assert fit_tiles(cells, 40, 8).flat


# Setting up


def test_the_set_up_screen_offers_the_game_with_its_options() -> None:
    async def story(pilot: TestPilot) -> None:
        form = pilot.app.screen.query_one(FormView).form
        assert "Mighty Empires" in seen(pilot)
        assert "How battles are settled" in flat(pilot)
        form.players = 2
        form.options |= {"races": "hobbits"}
        await press(pilot, "enter")
        assert "there is no race 'hobbits'" in flat(pilot)
        form.options |= {"races": "random", "map": "{}"}
        await press(pilot, "enter")
        assert "this is no map of Mighty Empires" in flat(pilot)
        form.options |= {"map": "none"}
        form.seats[1:] = ["bot random"] * (len(form.seats) - 1)
        await press(pilot, "enter")
        assert play_screen(pilot).session.match.options["vp_target"] == "15"
        assert "Choose the field of your capital" in flat(pilot)

    run(TableApp("en", game="mighty_empires", pace=FAST), story)


# Replay


def test_a_record_is_shown_as_text() -> None:
    replay = Replay(playing.random_match(GAME, 3, 5, 80), "en")
    shown = scene_text(replay.scene(replay.last, SPECTATOR))
    assert re.search(r"\b[a-h]1\S", shown)
    assert re.search(r"^B Bear: \d+ VP", shown, re.MULTILINE)
    hidden = [replay.sentence(number, SPECTATOR) for number in range(1, replay.last + 1) if "order" in replay.sentence(number, 0)]
    assert all(not re.search(r"\d", sentence) for sentence in hidden)


# The picture


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 8])
def test_the_picture_stands_alone_and_needs_no_colour(lang: str, players: int) -> None:
    view = playing.random_match(GAME, players, 4, 90).view("bear")
    drawn, plain = picture.svg(view, lang), picture.svg(view, lang, plain=True)
    assert GAME.svg(view, lang) == drawn
    for one in (drawn, plain):
        root = ElementTree.fromstring(one)
        assert "href" not in one
        texts = ["".join(node.itertext()) for node in root.iter("{http://www.w3.org/2000/svg}text")]
        assert all(tile.name in texts for tile in view.tiles)
        for tile in view.tiles:
            assert not tile.owner or picture.letter_of(tile.owner, lang) in texts
        assert picture.headline(view, lang) in texts
    colours = {colour.lower() for colour in re.findall(r"#[0-9A-Fa-f]{6}\b", plain)}
    assert colours <= {"#ffffff", "#1f2430", "#8a8578"}, "ink, paper, and the grey of the edges"
    patterns = re.findall(r'<pattern id="me-plain-\d"[^>]*>(.*?)</pattern>', plain)
    assert len(set(patterns)) == players


def test_every_terrain_and_spell_has_a_sign_of_its_own() -> None:
    for signs in (picture.TERRAIN_SIGNS, picture.EFFECT_SIGNS, picture.BUILDING_SIGNS, picture.EVENT_CODES):
        assert len(set(signs.values())) == len(signs)
    assert set(picture.TEXTURES) == set(TERRAIN_NAMES)
    assert set(picture.EFFECT_PATHS) == set(WEIRD_NAMES)
    assert len(set(picture.HATCHES)) == len(SEAT_NAMES)
