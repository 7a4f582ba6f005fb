"""Positions of Mighty Empires in words: what is wrong is named in both languages, and what is set up is there."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any, cast

import msgspec
import pytest
from playing import tries_every_text, wrong

from tafelrunde.games import find_game
from tafelrunde.games.mighty_empires.engine._grammar import (
    EMPTY,
    FIGHT,
    MODE_NAMES,
    ORDER,
    PHASE_NAMES,
    SEALED,
    Ask,
    Ending,
    Fight,
    Mode,
    Part,
    Phase,
    Stage,
    do_part,
)
from tafelrunde.games.mighty_empires.engine.battle_law import part_limit
from tafelrunde.games.mighty_empires.engine.state import MightyEmpires
from tafelrunde.games.mighty_empires.maps import tile_name, tile_names
from tafelrunde.games.mighty_empires.position import LETTERS, STAGES
from tafelrunde.games.mighty_empires.view import View, question
from tafelrunde.games.mighty_empires.words import order_words
from tafelrunde.kernel.chance import seeded

pytestmark = pytest.mark.once

GAME = find_game("mighty_empires")


def table(players: int = 3, **options: str) -> MightyEmpires:
    state = GAME.table(players, GAME.read_options(players, options), seeded(1))
    assert isinstance(state, MightyEmpires)
    return state


def position(given: dict[str, Any], players: int = 3, **options: str) -> MightyEmpires:
    state = table(players, **options)
    GAME.set_position(state, given)
    return state


# What is wrong: what is given, the key of the error, what it says in English and in German.

SEATS = "bear, eagle, griffin"
TWO: dict[str, Any] = {"bear": {"capital": "b2"}, "eagle": {"capital": "e4"}}
FIGHTING: dict[str, Any] = {"phase": "battle", **TWO}
HERE = {"a": "bear", "b": "eagle", "tile": "c2"}
WRONG: list[tuple[dict[str, Any], str, str, str]] = [
    ({"weather": 3}, "position-no-part", "'weather' is not part of a position; there are start, map, round", "kein Teil einer Stellung"),
    ({"wolf": {}}, "position-no-part", "'wolf' is not part of a position", "'wolf' ist kein Teil einer Stellung"),
    (
        {"bear": {"cards": []}},
        "position-no-seat-part",
        "bear: 'cards' is not part of a player; there are race, gold",
        "bear: 'cards' gehört",
    ),
    ({"bear": 3}, "position-pairs", "bear: write it as 'name: value' pairs", "bear: schreib Paare"),
    ({"tiles": {"a1": "bear"}}, "position-pairs", "tiles.a1: write it as", "tiles.a1: schreib Paare"),
    ({"round": 9}, "position-value", "round: write a whole number from 1 to 8, not '9'", "round: schreib eine ganze Zahl von 1 bis 8"),
    ({"start": "round", "round": 8}, "position-value", "round: write a whole number from 0 to 7", "von 0 bis 7, nicht '8'"),
    (
        {"bear": {"gold": -1}},
        "position-value",
        "bear.gold: write a whole number from 0, not '-1'",
        "bear.gold: schreib eine ganze Zahl ab 0",
    ),
    ({"bear": {"quality": 70}}, "position-value", "bear.quality: write a whole number from 80 to 120", "bear.quality: schreib"),
    ({"bear": {"home": 1}}, "position-value", "bear.home: write a whole number from 1 to 0", "bear.home: schreib"),
    ({"bear": {"plague": "yes"}}, "position-value", "bear.plague: write true or false, not 'yes'", "bear.plague: schreib true oder false"),
    ({"tiles": {"a1": {"claimed": 1}}}, "position-value", "tiles.a1.claimed: write true or false", "tiles.a1.claimed: schreib"),
    ({"tiles": {"a1": {"dragons": -1}}}, "position-value", "tiles.a1.dragons: write a whole number", "tiles.a1.dragons: schreib"),
    ({"bear": {"tiles": "a1"}}, "position-list", "bear.tiles: write a list, not 'a1'", "bear.tiles: schreib eine Liste, nicht 'a1'"),
    ({"bear": {"tiles": ["a1", "a1"]}}, "position-twice", "bear.tiles: 'a1' stands there twice", "bear.tiles: 'a1' steht zweimal da"),
    ({"turn": "wolf"}, "position-no-seat", f"'wolf' is no seat; the seats are {SEATS}", f"'wolf' ist kein Sitz; die Sitze sind {SEATS}"),
    ({"tiles": {"a1": {"owner": "wolf"}}}, "position-no-seat", "'wolf' is no seat", "'wolf' ist kein Sitz"),
    ({"tiles": {"a1": {"raided": True}}}, "position-impossible", "is not possible: tile 0: still feels the winter", "ist nicht möglich"),
    ({"start": "year"}, "start", "start: write round or new, not 'year'", "start: schreib round oder new, nicht 'year'"),
    ({"start": "round", "phase": "build"}, "not-with-start", "phase: cannot be given beside start", "phase: geht nicht zusammen mit start"),
    ({"start": "round", "round": 3, "order": []}, "not-with-start", "order: cannot be given", "order: geht nicht zusammen mit start"),
    ({"start": "round", "bear": {"rp": 1}}, "not-with-start", "rp: cannot be given beside start", "rp: geht nicht zusammen"),
    ({"phase": "ended"}, "phase", "phase: 'ended' is no phase of a position; there are setup_capital,", "phase: 'ended' ist keine Phase"),
    (
        {"phase": "income", "turn": "bear"},
        "not-in-phase",
        "turn: cannot be given in the phase income",
        "turn: geht nicht in der Phase income",
    ),
    ({"phase": "events", "battles": []}, "not-in-phase", "battles: cannot be given in the phase events", "battles: geht nicht"),
    ({"phase": "battle", "bear": {"rp": 1}}, "not-in-phase", "rp: cannot be given in the phase battle", "rp: geht nicht"),
    ({"phase": "taxes", "bear": {"event": "spies"}}, "not-in-phase", "event: cannot be given in the phase taxes", "event: geht nicht"),
    ({"bear": {"order": "0 hold lead"}}, "not-in-phase", "order: cannot be given in the phase build", "order: geht nicht"),
    ({"bear": {"famine": 1}}, "not-in-phase", "famine: cannot be given in the phase build", "famine: geht nicht"),
    ({"phase": "setup_capital", "round": 1}, "not-in-phase", "round: cannot be given in the phase setup_capital", "round: geht nicht"),
    ({"phase": "spring_equinox", "round": 2}, "season", "round 2 has no spring_equinox (ME-1.4, ME-1.5)", "in Runde 2 gibt es kein"),
    ({"phase": "taxes", "round": 4}, "season", "phase: round 4 has no taxes", "phase: in Runde 4 gibt es kein taxes"),
    ({"map": "p x"}, "cell", "map, row 1: 'x' is no tile; write m, v, s", "map, Zeile 1: 'x' ist kein Feld; schreib m, v, s"),
    ({"map": "p r7"}, "cell", "'r7' is no tile", "'r7' ist kein Feld"),
    ({"map": ". p/. p"}, "edge", "map: the first row and the first column need a tile", "map: die erste Zeile und die erste Spalte"),
    ({"map": " / "}, "edge", "map: the first row", "map: die erste Zeile"),
    (
        {"map": {"flower": "t0", "lake": 1}},
        "no-map-part",
        "map: 'lake' says nothing here; there are flower, open",
        "map: 'lake' sagt hier nichts",
    ),
    ({"map": {"palette": ["plains"]}}, "palette", "map.palette: name each of plains, hills", "map.palette: nenne jedes von plains, hills"),
    ({"map": {"flower": "t9"}}, "word", "map.flower: 't9' is not known here; there are t0, t1", "map.flower: 't9' kennt hier niemand"),
    (
        {"bear": {"race": "elves"}},
        "word",
        "bear.race: 'elves' is not known here; there are empire",
        "bear.race: 'elves' kennt hier niemand",
    ),
    ({"bear": {"tiles": ["g1"]}}, "no-tile", "'g1' is no tile of this map", "'g1' ist kein Feld dieser Karte"),
    (
        {"tiles": {"a1": {"gold": 3}}},
        "no-tile-part",
        "tiles.a1: 'gold' says nothing here; there are owner",
        "tiles.a1: 'gold' sagt hier nichts",
    ),
    ({"battles": [HERE | {"dice": 3}]}, "no-battle-part", "battles.1: 'dice' says nothing here; there are a, b", "battles.1: 'dice' sagt"),
    (
        {"bear": {"event": "scouts eagle"}},
        "event",
        "bear.event: 'scouts eagle' is no event",
        "bear.event: 'scouts eagle' ist kein Ereignis",
    ),
    ({"bear": {"event": "spies"}, "eagle": {"event": "spies"}}, "event-twice", "spies: no event is chosen twice", "spies: kein Ereignis"),
    ({"bear": {"capital": "a1 city"}}, "capital", "bear.capital: 'a1 city' is no capital", "bear.capital: 'a1 city' ist keine Hauptstadt"),
    (
        {"bear": {"castles": ["a1"], "mines": ["a1"]}},
        "built-twice",
        "a1: one mine, castle or city on a tile",
        "a1: eine Mine, Burg oder Stadt",
    ),
    ({"bear": {"castles": ["a1"]}, "tiles": {"a1": {"building": "city"}}}, "built-twice", "a1: one mine", "a1: eine Mine"),
    (
        {"bear": {"tiles": ["a1"]}, "eagle": {"tiles": ["a1"]}},
        "owned-twice",
        "a1: the tile belongs to two players",
        "a1: das Feld gehört zwei",
    ),
    ({"bear": {"original": "a1"}, "eagle": {"original": "a1"}}, "original", "a1: two players cannot", "a1: zwei Spieler können"),
    (
        {"bear": {"capital": "a1"}, "tiles": {"a2": {"original": "bear"}}},
        "original-twice",
        "bear has only one first capital",
        "bear hat nur eine",
    ),
    (
        {"tiles": {"a1": {"dragon": "dead"}}},
        "no-volcano",
        "a1: the emperor dragon lives in volcanoes only",
        "a1: der Kaiserdrache haust nur",
    ),
    (
        {"tiles": {"a1": {"effects": ["rain bear"]}}},
        "effect",
        "tiles.a1.effects: 'rain bear' is no effect",
        "'rain bear' ist keine Wirkung",
    ),
    ({"tiles": {"a1": {"effects": ["death_fog"]}}}, "effect", "'death_fog' is no effect; write it like", "'death_fog' ist keine Wirkung"),
    ({"bear": {"status": "out", "tiles": ["a1"]}}, "out", "bear: whoever is out has no tiles (ME-13.9)", "bear: wer ausgeschieden ist"),
    (
        {"map": "v p", "bear": {"castles": ["a1"]}},
        "on-volcano",
        "a1: nothing stands on a volcano (ME-12.4)",
        "a1: auf einem Vulkan steht nichts",
    ),
    ({"bear": {"mines": ["a1"]}}, "mine", "a1: a mine stands only on a river or mountain", "a1: eine Mine steht nur"),
    (
        {"bear": {"tiles": ["a1"]}, "tiles": {"a1": {"effects": ["void_of_chaos bear"]}}},
        "void",
        "a1: the void of chaos",
        "a1: die Leere des Chaos",
    ),
    ({"tiles": {"a1": {"effects": ["dam_river bear"]}}}, "dam", "a1: only rivers can be dammed", "a1: nur Flüsse lassen sich dämmen"),
    (
        {"bear": {"status": "out"}, "eagle": {"status": "out"}},
        "too-few",
        "status: at least two players must be left",
        "mindestens zwei müssen übrig",
    ),
    ({"order": ["bear", "eagle"]}, "order", f"order: name each of {SEATS} once", f"order: nenne jeden von {SEATS} einmal"),
    ({"phase": "challenge", "agent": {"bear": "eagle"}, "turn": "bear"}, "agent", "agent: name one player", "agent: nenne einen Spieler"),
    ({"battles": [{"a": "bear", "b": "eagle"}]}, "battle", "battles.1: 'tile' is missing", "battles.1: 'tile' fehlt"),
    (
        {"battles": [HERE | {"b": "bear"}]},
        "against-itself",
        "battles.1: nobody fights against himself",
        "battles.1: niemand kämpft gegen sich",
    ),
    (
        {"battles": [HERE | {"result": [1, 2], "stage": "orders"}]},
        "settled",
        "battles.1: a battle with a result",
        "battles.1: eine Schlacht mit Ergebnis",
    ),
    ({"battles": [HERE]}, "unsettled", "battles.1: in the phase build every battle is over", "battles.1: in der Phase build ist jede"),
    (
        {"battles": [HERE | {"result": 5}]},
        "result",
        "battles.1: write the points of both sides like",
        "battles.1: schreib die Punkte beider",
    ),
    (
        {"battles": [HERE | {"ended": "conceded griffin"}]},
        "ended",
        "conceded and one of bear, eagle, not",
        "conceded und einen von bear, eagle",
    ),
    (
        FIGHTING | {"battles": [HERE | {"stage": "table"}]},
        "stage",
        "battles.1: table does not go together with the mode sim",
        "battles.1: table geht nicht",
    ),
    ({"turn": "bear", "bear": {"status": "out"}}, "turn", "turn: bear is out and has no turn", "turn: bear ist ausgeschieden"),
    (
        {"bear": {"special": "a1"}, "eagle": {"special": "a1", "tiles": []}},
        "owned-twice",
        "a1: the tile belongs to two",
        "a1: das Feld gehört",
    ),
    (
        FIGHTING | {"battles": [HERE], "bear": {"order": "0 hold lead"}},
        "sealed",
        "bear.order: '0 hold lead' cannot be ordered",
        "bear.order: '0 hold lead' kann",
    ),
    (
        FIGHTING | {"battles": [HERE | {"stage": "orders"}], "bear": {"capital": "b2", "order": "110 hold lead"}},
        "sealed",
        "bear.order: '110 hold lead' cannot be ordered now",
        "bear.order: '110 hold lead' kann jetzt nicht befohlen werden",
    ),
]

LOOKING_WRONG: list[tuple[str, Any, str, str]] = [
    ("bear", {"cards": 3}, "position-no-seat-part", "bear: 'cards' is not part of a player; there are race, gold"),
    ("bear", {"costs": {"z1": 2}}, "no-tile", "'z1' is no tile of this map"),
    ("bear", {"tiles": ["z1"]}, "no-tile", "'z1' is no tile of this map"),
    ("bear", 3, "position-pairs", "bear: write it as"),
    ("tiles", {"a1": {"owner": "wolf"}}, "position-no-seat", "'wolf' is no seat"),
    ("tiles", {"a1": {"size": 3}}, "no-tile-part", "tiles.a1: 'size' says nothing here"),
    ("tiles", {"a1": {"cost": 2}}, "cost-for", "tiles.a1: say with for whom the tile would cost this"),
    ("tiles", {"a1": {"effects": ["fog"]}}, "effect", "tiles.a1.effects: 'fog' is no effect"),
    ("battles", 3, "position-list", "battles: write a list, not '3'"),
    ("battles", [{"dice": 3}], "no-battle-part", "battles.1: 'dice' says nothing here"),
    ("history", {1: {"wolf": []}}, "position-no-seat", "'wolf' is no seat"),
]


@pytest.mark.parametrize(("given", "key", "english", "german"), WRONG, ids=[f"{key}-{i}" for i, (_, key, _, _) in enumerate(WRONG)])
def test_what_is_wrong_with_a_position_is_said(given: dict[str, Any], key: str, english: str, german: str) -> None:
    with wrong(GAME, key, english, german):
        position(given)


OPTIONS_WRONG: list[tuple[dict[str, str], dict[str, Any], str]] = [
    ({"seasons": "off"}, {"phase": "taxes"}, "seasons"),
    ({"seal_gold": "off"}, FIGHTING | {"battles": [HERE | {"stage": "muster_b"}], "bear": {"muster": "110"}}, "payment"),
    ({"seal_gold": "off"}, FIGHTING | {"battles": [HERE | {"stage": "muster_b"}], "bear": {"muster": "much"}}, "payment"),
    ({"seal_gold": "off"}, FIGHTING | {"battles": [HERE | {"stage": "muster_b"}], "bear": {"muster": "10 siege 50"}}, "payment"),
    ({"battle_mode": "table", "seal_gold": "off"}, FIGHTING | {"battles": [HERE | {"stage": "orders"}]}, "stage"),
]


@pytest.mark.parametrize(("options", "given", "key"), OPTIONS_WRONG)
def test_what_does_not_go_with_the_options_is_said(options: dict[str, str], given: dict[str, Any], key: str) -> None:
    with wrong(GAME, key):
        position(given, 3, **options)


@pytest.mark.parametrize(("key", "expected", "error", "english"), LOOKING_WRONG)
def test_what_is_wrong_with_an_expectation_is_said(key: str, expected: Any, error: str, english: str) -> None:
    state = position(TWO | {"battles": [HERE | {"result": [1, 2]}]} if key == "battles" else TWO)
    if key == "history":
        state = position(TWO | {"phase": "victory_check", "round": 1})
    with wrong(GAME, error, english):
        GAME.compare(state, key, expected)


def test_an_expectation_that_nobody_knows_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        GAME.compare(position(TWO), "weather", "fine")


def test_every_text_about_positions_is_tried() -> None:
    tries_every_text(GAME, [row[1] for row in WRONG] + [row[2] for row in LOOKING_WRONG] + [row[2] for row in OPTIONS_WRONG])


# What is right

FULL: dict[str, Any] = {
    "phase": "build",
    "map": "p m v r6 p p/p p p r1 l p/. a s f w h",
    "round": 5,
    "turn": "eagle",
    "order": ["griffin", "eagle", "bear"],
    "lead": "bear",
    "fresh": 2,
    "tiles": {
        "a1": {"effects": ["void_of_chaos bear", "earthquake eagle"]},
        "c1": {"owner": "bear", "dragon": "dead"},
        "d1": {"building": "castle", "exhausted": True, "effects": ["dam_river griffin"]},
        "b3": {"owner": "griffin", "original": "griffin"},
        "f1": {"owner": "nobody"},
        "a2": {"owner": "bear", "original": "eagle", "claimed": True},
    },
    "battles": [
        {"a": "bear", "b": "eagle", "tile": "d2", "result": [300, 120]},
        {"a": "griffin", "b": "eagle", "tile": "e2", "ended": "conceded griffin"},
    ],
    "bear": {"race": "dwarfs", "gold": 230, "capital": "b1", "mines": [], "castles": ["b2"], "special": "b2", "rp": 3, "markers": 1},
    "eagle": {"race": "skaven", "capital": "e2 bare", "original": "a2", "mines": ["d2"], "rp": 4, "plague": True, "event": "agent bear"},
    "griffin": {"cities": ["c3"], "quality": 90, "event": "spies", "last_event": "scouts", "special_built": True, "winter_rp": 2},
}


def test_a_position_is_equal_to_itself() -> None:
    state = position(FULL)
    for key, value in FULL.items():
        if key != "turn":
            assert GAME.compare(state, key, value) is None, key
    assert GAME.compare(state, "bear", {"tiles": 4, "cities": 1, "castles": 1, "mines": 0, "hoards": 1, "score": 11, "size": 5}) is None
    assert GAME.compare(state, "bear", {"rank": 1, "largest": True, "exile": False, "army": 1600, "sealed": False, "place": 1}) is None
    assert GAME.compare(state, "bear", {"original": "b1", "special_built": True, "capital": "b1", "costs": {"a1": 3, "c3": 4}}) is None
    assert GAME.compare(state, "eagle", {"event": "agent", "aim": "bear", "army": 1400, "home": "none", "choice": "none"}) is None
    assert GAME.compare(state, "griffin", {"capital": "none", "special": "none", "rp": 0, "status": "active", "tiles": 2}) is None
    assert GAME.compare(state, "tiles", {"b3": {"isolated": True, "terrain": "farmland"}, "d1": {"flow": 6, "home": "none"}}) is None
    assert GAME.compare(state, "tiles", {"b2": {"special": "bear", "capital": "nobody"}, "d1": {"cost": 3, "for": "eagle"}}) is None
    classes = [{"classes": ["overwhelming", "defeat"], "stage": "settled"}, {"ending": "conceded", "classes": ["defeat", "narrow"]}]
    assert GAME.compare(state, "battles", classes) is None
    assert GAME.compare(state, "season", "summer") is None
    assert GAME.compare(state, "year", 2) is None
    assert GAME.compare(state, "agent", "nobody") is None
    assert GAME.compare(state, "raged", False) is None
    assert GAME.compare(state, "tile_count", 17) is None
    assert GAME.prompts(state)[0].seat == "eagle"


DIFFERENT: list[tuple[str, Any]] = [
    ("round", 4),
    ("year", 1),
    ("season", "spring"),
    ("phase", "battle"),
    ("order", ["bear", "eagle", "griffin"]),
    ("lot", []),
    ("lead", "nobody"),
    ("raged", True),
    ("fresh", 0),
    ("agent", {"bear": "eagle"}),
    ("tile_count", 18),
    ("map", "p p"),
    ("history", {1: {"bear": [1, 1, 0, 0]}}),
    ("tiles", {"a1": {"owner": "bear"}}),
    ("tiles", {"a1": {"effects": []}}),
    ("tiles", {"d1": {"building": "none"}}),
    ("tiles", {"d1": {"exhausted": False}}),
    ("tiles", {"d1": {"flow": 5}}),
    ("tiles", {"d1": {"cost": 2, "for": "eagle"}}),
    ("tiles", {"c1": {"dragon": "alive"}}),
    ("tiles", {"c1": {"dragons": 1}}),
    ("tiles", {"c1": {"terrain": "mountain"}}),
    ("tiles", {"c1": {"home": 1}}),
    ("tiles", {"b1": {"capital": "nobody"}}),
    ("tiles", {"b1": {"original": "nobody"}}),
    ("tiles", {"b2": {"special": "nobody"}}),
    ("tiles", {"a2": {"claimed": False}}),
    ("tiles", {"a2": {"raided": True}}),
    ("tiles", {"b3": {"isolated": False}}),
    ("battles", []),
    ("battles", [{"a": "eagle"}, {}]),
    ("battles", [{"result": [300, 100]}, {"b": "eagle"}]),
    ("battles", [{"a": "bear"}, {"ended": "conceded eagle"}]),
    ("battles", [{"classes": ["narrow", "defeat"]}, {"b": "eagle"}]),
    ("battles", [{"stage": "orders"}, {"b": "eagle"}]),
    ("battles", [{"mode": "table"}, {"b": "eagle"}]),
    ("battles", [{"siege": True}, {"b": "eagle"}]),
    ("battles", [{"dragon": True}, {"b": "eagle"}]),
    ("battles", [{"tile": "a1"}, {"b": "eagle"}]),
    ("bear", {"race": "empire"}),
    ("bear", {"gold": 100}),
    ("bear", {"tiles": 3}),
    ("bear", {"tiles": ["b1"]}),
    ("bear", {"castles": []}),
    ("bear", {"cities": 2}),
    ("bear", {"mines": 1}),
    ("bear", {"capital": "none"}),
    ("bear", {"capital": "b2"}),
    ("bear", {"capital": "b1 bare"}),
    ("bear", {"original": "none"}),
    ("bear", {"special": "none"}),
    ("bear", {"special_built": False}),
    ("bear", {"markers": 0}),
    ("bear", {"rp": 0}),
    ("bear", {"winter_rp": 1}),
    ("bear", {"plague": True}),
    ("bear", {"event": "spies"}),
    ("bear", {"last_event": "spies"}),
    ("bear", {"uprising": 1}),
    ("bear", {"famine": 1}),
    ("bear", {"blight": 1}),
    ("bear", {"revolted": True}),
    ("bear", {"occupied": 1}),
    ("bear", {"conquered": 1}),
    ("bear", {"status": "idle"}),
    ("bear", {"quality": 90}),
    ("bear", {"home": 1}),
    ("bear", {"choice": "a1"}),
    ("bear", {"hoards": 0}),
    ("bear", {"score": 4}),
    ("bear", {"size": 4}),
    ("bear", {"rank": 2}),
    ("bear", {"largest": False}),
    ("bear", {"exile": True}),
    ("bear", {"costs": {"a1": 2}}),
    ("bear", {"army": 1500}),
    ("bear", {"sealed": True}),
    ("bear", {"place": 2}),
    ("eagle", {"plague": False}),
    ("eagle", {"plague": 3}),
    ("eagle", {"event": "agent griffin"}),
    ("eagle", {"aim": "nobody"}),
]


@pytest.mark.parametrize(("key", "expected"), DIFFERENT)
def test_what_is_different_is_said(key: str, expected: Any) -> None:
    assert GAME.compare(position(FULL), key, expected)


def test_stages_of_battles_are_set_up() -> None:
    for stage in ("concede", "concede_b", "orders"):
        state = position(FIGHTING | {"battles": [HERE | {"stage": stage}]})
        assert GAME.compare(state, "battles", [{"stage": stage, "mode": "sim"}]) is None
        assert GAME.compare(state, "battles", [{"stage": "muster"}])
    state = position(FIGHTING | {"battles": [HERE | {"stage": "concede_b"}]})
    assert GAME.compare(state, "battles", [{"stage": "concede"}]) is None
    state = position(FIGHTING | {"battles": [HERE]}, battle_mode="mixed")
    assert GAME.compare(state, "battles", [{"stage": "mode", "mode": "mixed"}]) is None
    state = position(FIGHTING | {"battles": [HERE | {"stage": "table"}]}, battle_mode="mixed")
    assert GAME.compare(state, "battles", [{"stage": "to_be_played", "mode": "table"}]) is None
    state = position(FIGHTING | {"battles": [HERE]}, battle_mode="table")
    assert GAME.compare(state, "battles", [{"stage": "table"}]) is None


def test_sealed_orders_and_open_musters_are_set_up() -> None:
    bear = {"capital": "b2", "gold": 200, "order": "50 assault lead"}
    state = position(FIGHTING | {"battles": [HERE | {"stage": "orders"}], "bear": bear})
    assert state.actors() == [1]
    assert GAME.compare(state, "bear", {"sealed": True, "army": 1050, "gold": 200}) is None
    muster = {"capital": "b2", "gold": 200, "muster": "60", "event": "reinforcements"}
    state = position(FIGHTING | {"battles": [HERE | {"stage": "orders"}], "bear": muster}, seal_gold="off")
    assert GAME.compare(state, "bear", {"sealed": False, "army": 1130}) is None
    assert state.actors() == [0, 1]
    both = {"bear": bear, "eagle": {"capital": "e4", "order": "0 hold command"}}
    state = position(FIGHTING | {"battles": [HERE | {"stage": "orders"}]} | both)
    assert GAME.compare(state, "bear", {"gold": 150}) is None
    assert GAME.compare(state, "phase", "build") is None


def test_flower_maps_are_those_of_the_generator() -> None:
    state = position({"map": {"flower": "t2", "open": "lake", "pair": "forest_last"}, **TWO}, 2)
    assert state.land.tiles == 21
    assert GAME.compare(state, "map", {"flower": "t2", "open": "lake", "pair": "forest_last"}) is None
    assert GAME.compare(state, "map", {"flower": "t2"})


# Any position can be written down


def described(state: MightyEmpires, ask: int) -> dict[str, Any]:
    """Write a position down in the words of docs/scenarios.md."""
    names = GAME.seats(int(state.rules.players))
    shown = cast(View, GAME.observe(state, -1))
    phase = PHASE_NAMES[state.phase]
    given: dict[str, Any] = {"phase": phase, "map": map_text(state), "tiles": {}, "fresh": int(state.fresh)}
    there = [seat for seat in names if shown.realms[names.index(seat)].status != "out"]
    setup = phase in ("setup_capital", "setup_fields")
    given["order"] = [names[seat] for seat in state.lot] if setup else [seat for seat in shown.acting if seat in there]
    if not setup:
        given |= {"round": shown.round, "lead": next((realm.seat for realm in shown.realms if realm.largest), "nobody")}
    taxing = phase in ("spring_equinox", "autumn_equinox", "undead_campaign", "winter_events", "taxes")
    given |= {"raged": shown.raged} if taxing else {}
    if ask in (Ask.CAST, Ask.EVENT, Ask.BUILD, Ask.CAMPAIGN) or (ask == Ask.CHALLENGE and not shown.agent):
        given["turn"] = names[state.actors()[0]]
    if shown.agent and phase in ("events", "income", "challenge"):
        given["agent"] = {shown.agent: shown.victim}
    if phase in ("challenge", "battle", "build", "undead_campaign", "winter_events"):
        given["battles"] = [battle_given(state, battle) for battle in range(state.fights())]
    for tile in shown.tiles:
        said: dict[str, Any] = {"owner": tile.owner, "building": tile.building or "none", "original": tile.original or "nobody"}
        said |= {"claimed": tile.claimed, "exhausted": tile.exhausted, "raided": tile.raided, "dragons": tile.dragons}
        said["effects"] = [f"{effect.kind} {effect.caster}" for effect in tile.effects]
        said |= {} if tile.lair is None else {"dragon": "alive" if tile.lair else "dead"}
        given["tiles"][tile.name] = said | {"owner": tile.owner or "nobody"}
    for seat, name in enumerate(names):
        given[name] = seat_given(state, seat, phase, taxing)
    return given


def map_text(state: MightyEmpires) -> str:
    """Return the map as a picture in letters."""
    land = state.land
    least_q, least_r = min(land.q), min(land.r)
    cells = {}
    for tile in range(land.tiles):
        flow = str(land.flow[tile]) if land.flow[tile] else ""
        cells[int(land.q[tile] - least_q), int(land.r[tile] - least_r)] = LETTERS[land.terrain[tile]] + flow
    columns, rows = max(q for q, _ in cells) + 1, max(r for _, r in cells) + 1
    return "\n".join(" ".join(cells.get((q, r), ".") for q in range(columns)) for r in range(rows))


def battle_given(state: MightyEmpires, battle: int) -> dict[str, Any]:
    row = [int(value) for value in state.battles[battle * FIGHT : (battle + 1) * FIGHT]]
    names = GAME.seats(int(state.rules.players))
    said: dict[str, Any] = {"a": names[row[Fight.A]], "b": names[row[Fight.B]], "tile": tile_name(state.land, row[Fight.TILE])}
    said |= {"mode": MODE_NAMES[row[Fight.MODE]], "siege": bool(row[Fight.SIEGE]), "dragon": bool(row[Fight.DRAGON])}
    if row[Fight.STAGE] != Stage.SETTLED:
        return said | {"stage": STAGES[row[Fight.STAGE]]}
    if row[Fight.ENDING] == Ending.FOUGHT:
        return said | {"result": [row[Fight.VP_A], row[Fight.VP_B]]}
    conceder = row[Fight.A] if row[Fight.ENDING] == Ending.CONCEDED_A else row[Fight.B]
    return said | {"ended": "unplayed" if row[Fight.ENDING] == Ending.UNPLAYED else f"conceded {names[conceder]}"}


def seat_given(state: MightyEmpires, seat: int, phase: str, taxing: bool) -> dict[str, Any]:
    realm = cast(View, GAME.observe(state, seat)).realms[seat]
    said: dict[str, Any] = {"race": realm.race, "gold": realm.gold, "markers": realm.markers, "status": realm.status}
    said |= {"quality": realm.quality, "winter_rp": realm.winter_rp, "plague": int(state.plague[seat])}
    said |= {"special_built": realm.special_built} | ({"special": realm.special} if realm.special else {})
    said |= {"capital": realm.capital, "moved": True} if realm.capital else {}
    said |= {"last_event": realm.last_event} if realm.last_event else {}
    if realm.event:
        said["event"] = f"{realm.event} {realm.aim}" if realm.aim else realm.event
    if taxing:
        said |= {"uprising": realm.uprising, "famine": realm.famine, "blight": realm.blight, "revolted": bool(state.revolted[seat])}
    if phase == "build":
        said |= {"rp": realm.rp, "occupied": int(state.occupied[seat]), "conquered": int(state.conquered[seat])}
    elif realm.rp:
        said["rp"] = realm.rp
    if phase == "setup_capital" and state.choice[seat] != EMPTY:
        said["choice"] = tile_names(state.land)[state.choice[seat]]
    return said | (order_given(state, seat) if phase == "battle" else {})


def order_given(state: MightyEmpires, seat: int) -> dict[str, str]:
    """Return what a seat has mustered or sealed."""
    row = [int(value) for value in state.orders[seat * ORDER : (seat + 1) * ORDER]]
    fights = [battle for battle in range(state.fights()) if seat in (state.fight(battle, Fight.A), state.fight(battle, Fight.B))]
    fights = [battle for battle in fights if state.fight(battle, Fight.STAGE) != Stage.SETTLED]
    if not fights or row[SEALED] < Part.STANCE:
        return {}
    reinforced = f" reinforce {row[Part.REINFORCE]}" if row[Part.REINFORCE] else ""
    paid = f"{row[Part.GOLD]}{reinforced}" + (f" siege {row[Part.SIEGE]}" if row[Part.SIEGE] else "")
    at_table = state.fight(fights[0], Fight.MODE) == Mode.TABLE
    if not state.rules.seal_gold and not at_table:
        said = {"muster": paid}
        return said | ({"order": order_text(state, fights[0], seat, Part.STANCE)} if row[SEALED] == SEALED else {})
    if row[SEALED] < SEALED:
        return {}
    return {"order": paid if at_table else order_text(state, fights[0], seat, Part.GOLD)}


def order_text(state: MightyEmpires, battle: int, seat: int, first: int) -> str:
    """Return a sealed order from a part on."""
    play = []
    for part in range(first, Part.ASSASSIN + 1):
        if part_limit(state, battle, seat, part) > 0:
            step = 10 if part <= Part.REINFORCE else 50 if part == Part.SIEGE else 1
            play.append(int(do_part(part, state.orders[seat * ORDER + part] // step)))
    return " ".join(order_words(state, battle, tuple(play)))


def can_be_described(state: MightyEmpires, ask: int) -> bool:
    """Return whether a position is the beginning of what a seat does in a phase; the rest is reached by playing."""
    if ask in (Ask.CAPITAL, Ask.FIELD, Ask.CAST, Ask.EVENT, Ask.CAMPAIGN):
        return not any(state.rp) or bool(state.rules.carry_over)
    if ask == Ask.BUILD:
        return not state.winter
    if ask == Ask.BATTLES:
        return not state.winter and not any(state.reports)
    return ask == Ask.CHALLENGE


def seen(state: MightyEmpires, seat: int) -> dict[str, Any]:
    """Return what a seat sees; earlier rounds and homes are no part of a position on a map in letters."""
    view: dict[str, Any] = msgspec.to_builtins(GAME.observe(state, seat))
    del view["history"]
    setup = view["phase"] in ("setup_capital", "setup_fields")
    least_q, least_r = min(tile["q"] for tile in view["tiles"]), min(tile["r"] for tile in view["tiles"])
    for tile in view["tiles"]:
        del tile["home"]
        tile["q"] -= least_q
        tile["r"] -= least_r
    for realm in view["realms"]:
        del realm["home"]
        if setup:
            del realm["rank"]
    for battle in view["battles"]:
        if battle["stage"] == "settled":  # what was said about it before no longer matters
            battle |= {"report_a": None, "report_b": None, "wants_simulation": []}
    if setup:
        del view["acting"]
    return view


def random_states(players: int) -> Iterator[MightyEmpires]:
    """Return positions of random games with random options; small actions, not whole plays, for these take long to list."""
    dice = seeded(31)
    while True:
        given = GAME.random_options(players, dice) | {"capital_choice": "secret_free"}
        options = GAME.read_options(players, given)
        state = cast(MightyEmpires, GAME.new(players, options, seeded(dice.pick(1000, 0))))
        while actors := state.actors():
            if not state.unfinished():
                yield state
            seat = actors[dice.pick(len(actors), 0)]
            actions = state.actions(seat)
            state.apply(seat, actions[dice.pick(len(actions), 0)])


@pytest.mark.parametrize("players", [2, 3, 5])
def test_any_position_can_be_written_down_and_set_up_again(players: int) -> None:
    asked: dict[int, int] = {}
    for state in islice(random_states(players), 2000):
        ask = int(question(state))
        if not can_be_described(state, ask) or asked.get(ask, 0) == 12:
            continue
        asked[ask] = asked.get(ask, 0) + 1
        copy = table(players)
        copy.rules = state.rules
        given = described(state, ask)
        GAME.set_position(copy, given)
        assert copy.check() is None
        assert GAME.prompts(copy) == GAME.prompts(state)
        for actor in state.actors():
            assert copy.actions(actor) == state.actions(actor)
        for seat in (-1, state.actors()[0]):
            assert seen(copy, seat) == seen(state, seat)
        for key, value in given.items():
            if key not in ("turn", "order") or (key == "order" and state.phase > Phase.SETUP_FIELDS):
                value = {k: v for k, v in value.items() if k not in ("moved", "order", "muster")} if key in GAME.seats(players) else value
                assert GAME.compare(copy, key, value) is None, key
    assert asked.keys() >= {Ask.CAPITAL, Ask.FIELD, Ask.EVENT, Ask.CHALLENGE, Ask.BATTLES, Ask.BUILD}
