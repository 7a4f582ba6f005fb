"""Ante Portas at the terminal table, in the replay and as a picture: the battlefield, goals of stewards, cards, volleys, duels."""

from __future__ import annotations

import re
from functools import partial
from typing import Any
from xml.etree import ElementTree

import playing
import pytest
from sitting import FAST, TestPilot, chosen, click, flat, play_screen, played, press, run, say, see_the_end, seen, table, write

from tafelrunde.cli.replay import Replay
from tafelrunde.cli.table.app import TableApp
from tafelrunde.cli.table.setup import FormView
from tafelrunde.games import find_game
from tafelrunde.games.ante_portas import picture
from tafelrunde.games.ante_portas.engine._grammar import TILE_NAMES
from tafelrunde.kernel.chance import seeded
from tafelrunde.kernel.contract import SPECTATOR
from tafelrunde.kernel.match import new_match
from tafelrunde.kernel.scene import scene_text
from tafelrunde.kernel.texts import LANGUAGES

pytestmark = pytest.mark.once

GAME = find_game("ante_portas")
position = partial(playing.position, GAME, players=2)
KINDS: list[tuple[int, dict[str, str | int]]] = [
    (1, {}),
    (2, {"scenario": "dragons"}),
    (3, {"epochs": 2}),
    (2, {"mode": "territory"}),
    (4, {"mode": "capture_flag"}),
]


BUSY: dict[str, Any] = {
    "year": 2,
    "season": "winter",
    "hexes": {
        26: {"base": 2},
        27: {"base": 3, "elite": 1},
        19: {"base": 2, "elite": 1},
        14: {"base": 3, "snared_base": 2, "tile": "trap"},
        12: {"farmers": 2, "exhausted_farmers": 1, "tile": "trench"},
        11: {"tile": "howitzer", "facing": "ur"},
        9: {"tile": "tread_mine"},
        7: {"farmers": 1, "citizens": 1, "tile": "guard_post"},
        5: {"citizens": 1, "exhausted_citizens": 1, "tile": "bunker", "facing": "ur"},
        4: {"farmers": 1, "tile": "catapult"},
        2: {"farmers": 3},
    },
    "hospital": {"farmers": 2, "citizens": 1},
    "acorn": {
        "goods": {"wood": 3, "clay": 2, "food": 4, "tools": 5, "taler": 3},
        "buildings": ["farm", "estate", "flat", {"kind": "foresters_house", "farmers": 1, "buffer": 2}, "storage_shed"],
        "farmers": 1,
        "steward": "h5",
        "hand": ["i101", "i123"],
        "owns": ["i135"],
        "reaction": "always",
    },
    "birch": {"goods": {"food": 2}, "buildings": ["farm"], "steward": "m1", "hand": ["i112"]},
    "now": "turn acorn",
}
FIGHTING = BUSY | {"now": "combat", "deck": ["r101", "r102"]}
DUEL: dict[str, Any] = {
    "year": 2,
    "hexes": {
        2: {"a": {"farmers": 2}},
        7: {"a": {"farmers": 2, "exhausted_farmers": 1}, "tile": "guard_post"},
        12: {"a": {"farmers": 1, "citizens": 1}, "tile": "catapult"},
        17: {"tile": "tread_mine", "owner": "b"},
        22: {"b": {"farmers": 2}, "tile": "guard_post", "owner": "b"},
        27: {"b": {"farmers": 3}},
    },
    "acorn": {"goods": {"wood": 2, "tools": 3}, "hand": ["i101", "i104"]},
    "birch": {"goods": {"food": 2}, "hand": ["i103"], "steward": "h4"},
    "now": "turn acorn",
}


# Playing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_played_by_typing_names(lang: str) -> None:
    dice = seeded(11)
    kinds = set()

    async def story(pilot: TestPilot) -> None:
        screen = play_screen(pilot)
        match = screen.session.match
        while not match.over:
            turn = screen.turn
            assert turn is not None
            kinds.add(match.prompts()[0].kind)
            sentence = turn.choices.legal[dice.pick(len(turn.choices.legal), 0)]
            await say(pilot, sentence)
        assert "turn" in kinds
        see_the_end(pilot, "Gewonnen|Verloren" if lang == "de" else "Won|Lost")

    run(table(new_match(GAME, 1, seed=7), lang=lang), story)


def test_a_steward_goes_where_one_clicks() -> None:
    async def story(pilot: TestPilot) -> None:
        assert re.search(r"▸m1 market \(B\)", seen(pilot)), "with the letter of who is there"
        await click(pilot, "go m2")
        assert chosen(pilot) == "go m2"
        await press(pilot, "enter")
        assert played(pilot) == ["go m2"]
        assert "farm market:" in flat(pilot)
        await click(pilot, "bundle 1")
        await press(pilot, "enter")
        assert "bundle 1" in played(pilot)

    run(table(position(BUSY)), story, (100, 30))


def test_a_volley_is_put_together_on_the_battlefield() -> None:
    async def story(pilot: TestPilot) -> None:
        match = play_screen(pilot).session.match
        assert match.prompts()[0].kind == "window"
        await click(pilot, "14")
        await press(pilot, "enter")
        assert match.prompts()[0].kind == "volley"
        await click(pilot, "4")
        await press(pilot, "enter")
        assert "Volley: 4 catapult" in flat(pilot)
        await write(pilot, "fire")
        await press(pilot, "enter")
        assert [words.split()[0] for words in played(pilot)][:3] == ["shoot", "shooter", "fire"]

    run(table(position(FIGHTING)), story, (100, 30))


# Looking


def test_a_hex_shows_what_stands_on_it() -> None:
    scene = GAME.scene(position(BUSY).view("acorn"), "en")
    cells = {cell.token: cell for cell in scene.cells}
    signs = {token: "".join(sign.text for sign in cell.signs) for token, cell in cells.items()}
    troops = {token: " ".join(troop.text for troop in cell.troops) for token, cell in cells.items()}
    assert (signs["12"], troops["12"]) == ("≡↑", "♙2·1")
    assert (signs["14"], troops["14"]) == ("#", "▽3=2")
    assert (signs["5"], troops["5"]) == ("■↗", "♔1·1")
    assert (signs["27"], troops["27"]) == ("░", "▽3▼1")
    assert (signs["2"], troops["2"]) == ("◊", "♙3")
    assert signs["11"] == "Γ↗"
    assert "attackers: 3 base, 2 snared, strength 3 · out with 3 arrows" in cells["14"].about
    assert "not operated" in cells["11"].about
    assert "soldiers: 3 farmers, 0 citizens, 1 exhausted" in cells["12"].about
    assert all(cell.about for cell in scene.cells)


@pytest.mark.parametrize(("lang", "said"), [("en", "Combat phase · R"), ("de", "Kampfphase · R")])
def test_the_card_that_is_carried_out_is_in_the_headline(lang: str, said: str) -> None:
    match = position(FIGHTING)
    scene = GAME.scene(match.view("acorn"), lang)
    assert said in scene.headline
    assert "[" in scene.headline, "the arrow that comes next"
    assert scene.groups[0].things[0].token == "troop_1"
    assert re.search(r"14: ▽3=2", scene.groups[0].things[0].name)
    assert next(cell for cell in scene.cells if cell.token == "14").troops[0].text == "▽3=2", "a moving troop is still seen"


def test_hands_are_open_together_and_hidden_in_duels() -> None:
    together = GAME.scene(position(BUSY).view("acorn"), "en")
    assert ("Hand", "Handsaw") in [(row.label, row.text) for row in together.panels[1].rows]
    assert [thing.token for thing in together.hand] == ["play i101", "play i123"]
    match = position(DUEL, options={"mode": "capture_flag"})
    own, other, anybody = (GAME.scene(match.view(seat), "en") for seat in ("acorn", "birch", None))
    assert [thing.token for thing in own.hand] == ["play i101", "play i104"]
    assert ("Hand", "1 hidden card") in [(row.label, row.text) for row in own.panels[1].rows]
    assert [thing.token for thing in other.hand] == ["play i103"]
    assert anybody.hand == ()
    assert "Stone Axe" not in scene_text(other) + scene_text(anybody)
    assert "Stone Axe" not in picture.svg(match.view("birch"), "en") + picture.svg(match.view(None), "en")


def test_team_mates_know_each_others_hands() -> None:
    match = position(DUEL | {"clover": {"hand": ["i110"]}, "dune": {}}, players=4, options={"mode": "territory"})
    scenes = {seat: scene_text(GAME.scene(match.view(seat), "en")) for seat in ("acorn", "birch", "clover", "dune")}
    assert [seat for seat, text in scenes.items() if "Guestroom" in text or "i110" in text] == ["acorn", "clover"]
    assert all("team A" in text and "team B" in text for text in scenes.values())


def test_tiles_and_sight_of_a_duel_have_the_letters_of_the_teams() -> None:
    scene = GAME.scene(position(DUEL, options={"mode": "territory"}).view("acorn"), "en")
    cells = {cell.token: cell for cell in scene.cells}
    assert cells["22"].signs[0].text == "⌂↓B"
    assert cells["7"].signs[0].text == "⌂↑A"
    assert scene.coats[cells["27"].owner].letter == "B", "only team B sees it"
    assert re.search(r"team A \d+, team B \d+", scene.headline)


# Setting up


def test_the_set_up_screen_offers_the_game_with_its_options() -> None:
    async def story(pilot: TestPilot) -> None:
        form = pilot.app.screen.query_one(FormView).form
        assert "Ante Portas" in seen(pilot)
        assert "Together against attackers" in flat(pilot) or "Mode" in seen(pilot)
        form.players = 2
        form.options |= {"mode": "territory", "scenario": "dragons", "yearly_heartland": "on"}
        left_out = {"option scenario", "option yearly_heartland"}  # attackers are for those who play together, the other for two epochs
        assert not left_out & {row.key for row in form.rows()}
        assert form.given() == {"mode": "territory"}
        form.options |= {"mode": "coop"}
        assert form.given() == {"mode": "coop", "scenario": "dragons"}
        form.seats[1:] = ["bot random"] * (len(form.seats) - 1)
        await press(pilot, "enter")
        assert play_screen(pilot).session.match.options["scenario"] == "dragons"
        assert "Where does your steward go?" in flat(pilot)

    run(TableApp("en", game="ante_portas", pace=FAST), story)


# Replay


def test_a_record_is_shown_as_text() -> None:
    replay = Replay(playing.random_match(GAME, 3, 5, 80), "en")
    shown = scene_text(replay.scene(replay.last, SPECTATOR))
    assert re.search(r"^26\S", shown, re.MULTILINE)
    assert re.search(r"^A Acorn: Stock \d+/\d+", shown, re.MULTILINE)


# The picture


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("players", "options"), KINDS)
def test_the_picture_stands_alone(lang: str, players: int, options: dict[str, str | int]) -> None:
    view = playing.random_match(GAME, players, 4, 60, options).view("acorn")
    drawn = GAME.svg(view, lang)
    assert drawn == picture.svg(view, lang)
    assert "href" not in drawn
    texts = ["".join(node.itertext()) for node in ElementTree.fromstring(drawn).iter("{http://www.w3.org/2000/svg}text")]
    assert {str(number) for number in range(1, 29)} <= set(texts)
    assert {site.site for site in view.sites} <= set(texts)
    assert picture.headline(view, lang) in texts


def test_the_picture_shows_the_card_and_the_combat() -> None:
    drawn = GAME.svg(position(FIGHTING).view("acorn"), "en")
    assert re.search(r">R\d\d\d</text>", drawn)
    assert GAME.svg(position(BUSY).view("acorn"), "en").count("stroke-dasharray") > 5, "exhausted soldiers, and where attackers arrive"


def test_every_tile_has_a_sign_of_its_own() -> None:
    signs = [*picture.TILE_SIGNS.values(), *picture.FACING_SIGNS, picture.BASE, picture.ELITE, picture.FARMER, picture.CITIZEN]
    signs += [picture.UNSEEN, picture.START, picture.COMBAT, picture.FLYING, picture.TIRED, picture.SNARED]
    assert len(set(signs)) == len(signs)
    assert set(picture.TILE_SIGNS) == set(picture.TILE_PATHS) == set(TILE_NAMES[1:])
    assert len(set(picture.TILE_PATHS.values())) == len(picture.TILE_PATHS)
