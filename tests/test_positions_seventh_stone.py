"""Positions of Seventh Stone in words: what is wrong is named in both languages, and what is set up is there."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any, cast

import msgspec
import pytest
from playing import tries_every_text, wrong

from tafelrunde.games import find_game
from tafelrunde.games.seventh_stone.engine._grammar import EMPTY, STONE_NAMES, Ask, support_home
from tafelrunde.games.seventh_stone.engine.battle import supportable
from tafelrunde.games.seventh_stone.engine.state import SeventhStone
from tafelrunde.games.seventh_stone.maps import board_text, cell_name
from tafelrunde.games.seventh_stone.view import View, question
from tafelrunde.kernel.chance import seeded
from tafelrunde.kernel.rows import ints

pytestmark = pytest.mark.once

GAME = find_game("seventh_stone")
SEATS = "boar, crane, lynx, ram"


def table(players: int = 4, **options: str) -> SeventhStone:
    state = GAME.table(players, GAME.read_options(players, options), seeded(1))
    assert isinstance(state, SeventhStone)
    return state


def position(given: dict[str, Any], players: int = 4, **options: str) -> SeventhStone:
    state = table(players, **options)
    GAME.set_position(state, given)
    return state


# What is wrong: what is given, the key of the error, what it says in English and in German.

ONE = {"armies": {"a1": "melee 1"}}
WRONG: list[tuple[dict[str, Any], str, str, str]] = [
    (
        {"weather": 3},
        "position-no-part",
        "'weather' is not part of a position; there are start, phase, turn, board",
        "kein Teil einer Stellung",
    ),
    ({"wolf": {}}, "position-no-part", "'wolf' is not part of a position", "'wolf' ist kein Teil einer Stellung"),
    (
        {"boar": {"cards": []}},
        "position-no-seat-part",
        "boar: 'cards' is not part of a player; there are armies, store, slots, goods, hand, tournament, wins, lost_stone, out, doubled",
        "boar: 'cards' gehört nicht zu einem Sitz",
    ),
    ({"boar": 3}, "position-pairs", "boar: write it as 'name: value' pairs", "boar: schreib Paare"),
    ({"fields": {"a1": "boar"}}, "position-pairs", "fields.a1: write it as", "fields.a1: schreib Paare"),
    ({"year": 0}, "position-value", "year: write a whole number from 1, not '0'", "year: schreib eine ganze Zahl ab 1, nicht '0'"),
    ({"counter": 3}, "position-value", "counter: write a whole number from 0 to 2, not '3'", "von 0 bis 2, nicht '3'"),
    ({"unit_limit": -4}, "position-value", "unit_limit: write a whole number from 1, not '-4'", "ab 1, nicht '-4'"),
    (
        {"boar": {"wins": -1}},
        "position-value",
        "boar.wins: write a whole number from 0, not '-1'",
        "boar.wins: schreib eine ganze Zahl ab 0",
    ),
    ({"boar": {"out": 1}}, "position-value", "boar.out: write true or false, not '1'", "boar.out: schreib true oder false"),
    ({"boar": {"hand": {"shield_1": "two"}}}, "position-value", "boar.hand.shield_1: write a whole number", "boar.hand.shield_1: schreib"),
    (
        {"phase": "placement", "fields": {"a1": {"capital": "boar"}}, "boar": {"goods": {"melee": 2}, "slots": {"melee": 3}}},
        "position-value",
        "boar.slots.melee: write a whole number from 4, not '3'",
        "boar.slots.melee: schreib eine ganze Zahl ab 4",
    ),
    ({"lava": "a1"}, "position-list", "lava: write a list, not 'a1'", "lava: schreib eine Liste, nicht 'a1'"),
    ({"order": ["boar", "boar"]}, "position-twice", "order: 'boar' stands there twice", "order: 'boar' steht zweimal da"),
    ({"turn": "wolf"}, "position-no-seat", f"'wolf' is no seat; the seats are {SEATS}", f"'wolf' ist kein Sitz; die Sitze sind {SEATS}"),
    ({"start": "draw"}, "start", "start: write year or new, not 'draw'", "start: schreib year oder new, nicht 'draw'"),
    (
        {"start": "year", "phase": "movement"},
        "not-with-start",
        "phase: cannot be given beside start",
        "phase: geht nicht zusammen mit start",
    ),
    ({"start": "year", "boar": {"goods": {}}}, "not-with-start", "goods: cannot be given beside start", "goods: geht nicht zusammen"),
    (
        {"phase": "event"},
        "no-phase",
        "phase: 'event' is no phase of a position; there are production, placement, movement, overrun, combat, tournament",
        "phase: 'event' ist keine Phase einer Stellung; es gibt production,",
    ),
    ({"phase": ["combat"]}, "no-phase", "phase: '['combat']' is no phase", "ist keine Phase"),
    (
        {"phase": "production", "turn": "boar"},
        "not-in-phase",
        "turn: cannot be given in the phase production",
        "turn: geht nicht in der Phase production",
    ),
    ({"shown": []}, "not-in-phase", "shown: cannot be given in the phase movement", "shown: geht nicht in der Phase movement"),
    ({"boar": {"goods": {}}}, "not-in-phase", "goods: cannot be given in the phase movement", "goods: geht nicht"),
    ({"phase": "combat", "supports": {}}, "not-in-phase", "supports: cannot be given in the phase combat", "supports: geht nicht"),
    ({"board": "p x"}, "board", "board: ", "board: "),
    ({"board": "p p/p"}, "board", "board: ", "board: "),
    (
        {"board": " / "},
        "board-empty",
        "board: write rows of fields, separated by / or on lines of their own",
        "board: schreib Zeilen von Feldern",
    ),
    (
        {"board": "p " * 10},
        "board-large",
        "board: at most 9 columns and rows, not 10 and 1",
        "höchstens 9 Spalten und Zeilen, nicht 10 und 1",
    ),
    ({"lava": ["z9"]}, "no-field", "'z9' is no field of this board; they are named a1 to e3", "'z9' ist kein Feld dieses Spielplans"),
    ({"boar": {"armies": {"f1": "melee 1"}}}, "no-field", "'f1' is no field", "'f1' ist kein Feld"),
    (
        {"fields": {"a1": {"owner": "boar"}}},
        "no-field-part",
        "fields.a1: 'owner' says nothing here; there are control, capital, buildings",
        "fields.a1: 'owner' sagt hier nichts; es gibt control, capital, buildings",
    ),
    (
        {"event": "rain"},
        "no-word",
        "event: 'rain' is not known here; there are none, volcanic_eruption",
        "event: 'rain' kennt hier niemand",
    ),
    (
        {"boar": {"slots": {"store": 3}}},
        "no-word",
        "boar.slots: 'store' is not known here; there are building,",
        "'store' kennt hier niemand",
    ),
    (
        {"discard": ["shield_4"]},
        "no-word",
        "discard: 'shield_4' is not known here; there are teleportation",
        "'shield_4' kennt hier niemand",
    ),
    ({"boar": {"armies": {"a1": "melee 1 sword"}}}, "no-word", "boar.armies.a1: 'sword' is not known here", "'sword' kennt hier niemand"),
    ({name: {"out": True} for name in ("boar", "crane", "ram")}, "too-few", "out: at least two players must be left", "mindestens zwei"),
    ({"order": ["boar", "ram"]}, "order", f"order: name each of {SEATS} once", f"order: nenne jeden von {SEATS} einmal"),
    (
        {"board": "P p", "fields": {"a1": {"capital": "boar"}}},
        "no-yield",
        "fields.a1: capital only on a yield field",
        "fields.a1: capital nur auf einem Ertragsfeld",
    ),
    ({"board": "d", "fields": {"a1": {"buildings": ["wall"]}}}, "no-yield", "fields.a1: buildings only on a yield field", "Ertragsfeld"),
    ({"fields": {"a1": {"capital": "boar", "buildings": ["wall"]}}}, "no-yield", "no buildings beside a capital", "keine Gebäude neben"),
    (
        {"fields": {"a1": {"capital": "boar"}, "a2": {"capital": "boar"}}},
        "capital-twice",
        "fields: boar has founded one capital only",
        "fields: boar hat nur eine Hauptstadt gegründet",
    ),
    ({"board": "d", "fields": {"a1": {"control": "boar"}}}, "no-control", "fields.a1: only yield and temple fields", "nur Ertrags- und"),
    (
        {"fields": {"a1": {"buildings": ["wall", "wall", "wall"]}}},
        "too-many-buildings",
        "fields.a1: at most 2 buildings, not 3 (SS-8.2)",
        "fields.a1: höchstens 2 Gebäude, nicht 3 (SS-8.2)",
    ),
    (
        {"fields": {"a1": {"buildings": "wall"}}},
        "building-list",
        "fields.a1.buildings: write a list of buildings",
        "eine Liste von Gebäuden",
    ),
    (
        {"fields": {"a1": {"buildings": ["castle"]}}},
        "no-building",
        "fields.a1.buildings: 'castle' is no building; write barracks, manufactory, wall",
        "fields.a1.buildings: 'castle' ist kein Gebäude; schreib barracks, manufactory, wall",
    ),
    ({"fields": {"a1": {"buildings": ["wall fresh"]}}}, "no-building", "'wall fresh' is no building", "'wall fresh' ist kein Gebäude"),
    ({"buried": ["bribery"]}, "buried", "only with the option hidden_discard: on", "nur mit der Option hidden_discard: on"),
    ({"phase": "production", "shown": {"bribery": 3, "shield_1": 2}}, "too-many-shown", "shown: at most 4 stones", "höchstens 4 Steine"),
    (
        {"discard": "bribery"},
        "stone-list",
        "discard: write a list of stones like [shield_1, shield_1] or counts like {shield_1: 2}, not 'bribery'",
        "discard: schreib eine Liste von Steinen wie [shield_1, shield_1] oder Anzahlen wie {shield_1: 2}, nicht 'bribery'",
    ),
    (
        {"discard": {"bribery": 2}, "boar": {"hand": {"bribery": 2}}},
        "too-many-stones",
        "there are only 3 stones bribery, and this position mentions more (SS-19.3)",
        "es gibt nur 3 Steine bribery, und diese Stellung nennt mehr (SS-19.3)",
    ),
    ({name: {"lost_stone": True} for name in ("boar", "ram")}, "too-many-stones", "only 1 stones lost_tear_stone", "nur 1 Steine"),
    ({"boar": {"hand": ["lost_tear_stone"]}}, "lost-in-hand", "boar.hand: the lost tear stone is laid open", "boar.hand: der verlorene"),
    (
        {"boar": {"armies": {"a1": "knights 2"}}},
        "no-army",
        "boar.armies.a1: 'knights 2' is no army; write it like 'melee 2+1' or 'cavalry 3 speed_1', the types are melee, ranged, cavalry",
        "boar.armies.a1: 'knights 2' ist keine Armee; schreib sie wie 'melee 2+1' oder 'cavalry 3 speed_1'",
    ),
    ({"boar": {"armies": {"a1": "melee 0"}}}, "no-army", "'melee 0' is no army", "'melee 0' ist keine Armee"),
    ({"boar": {"armies": {"a1": "melee -1"}}}, "no-army", "'melee -1' is no army", "'melee -1' ist keine Armee"),
    ({"boar": {"armies": {"a1": 3}}}, "no-army", "'3' is no army", "'3' ist keine Armee"),
    (
        {"board": "w p", "boar": ONE},
        "no-land",
        "boar.armies.a1: armies stand on land without lava only",
        "boar.armies.a1: Armeen stehen nur",
    ),
    ({"board": "v p", "boar": ONE}, "no-land", "boar.armies.a1: armies stand on land", "Armeen stehen nur auf Land"),
    ({"lava": ["a1"], "boar": ONE}, "no-land", "boar.armies.a1: armies stand on land without lava", "Land ohne Lava"),
    (
        {"boar": {"armies": {"a1": "melee 3+2"}}},
        "army-limit",
        "boar.armies.a1: at most 4 units, and no more mercenaries than military units (SS-19.4)",
        "boar.armies.a1: höchstens 4 Einheiten und nicht mehr Söldner als Militäreinheiten (SS-19.4)",
    ),
    ({"boar": {"armies": {"a1": "melee 1+2"}}}, "army-limit", "boar.armies.a1: at most 4 units", "höchstens 4 Einheiten"),
    ({"boar": {"armies": {"a1": "melee 1 speed_1 speed_2"}}}, "one-stone", "boar.armies.a1: one stone an army", "ein Stein je Armee"),
    (
        {"boar": {"armies": {"a1": "melee 1 precision_ranged"}}},
        "no-fit",
        "boar.armies.a1: precision_ranged does not go under this army (SS-8.13)",
        "boar.armies.a1: precision_ranged passt nicht unter diese Armee (SS-8.13)",
    ),
    ({"boar": {"armies": {"a1": "melee 1 lost_tear_stone"}}}, "no-fit", "lost_tear_stone does not go under", "passt nicht unter"),
    (
        {"board": "d d d d d d", "boar": {"armies": {f"{column}1": "melee 1" for column in "abcdef"}}},
        "too-many-armies",
        "boar.armies: at most 5 armies of type melee, not 6 (SS-8.10)",
        "boar.armies: höchstens 5 Armeen der Art melee, nicht 6 (SS-8.10)",
    ),
    (
        {"boar": ONE, "crane": ONE},
        "whose",
        "fields.a1: several armies stand there; say with control whose field it is",
        "wem das Feld gehört",
    ),
    (
        {"boar": ONE, "fields": {"a1": {"control": "crane"}}},
        "wrong-control",
        "fields.a1: boar stands there alone, so nobody else controls it (SS-19.6)",
        "fields.a1: boar steht dort allein, also besitzt es niemand sonst (SS-19.6)",
    ),
    ({"boar": ONE, "first": {"a1": "boar"}}, "first", "first.a1: only for a conflict on a desert", "first.a1: nur für einen Konflikt"),
    (
        {"phase": "placement", "boar": ONE, "crane": ONE, "fields": {"a1": {"control": "boar"}}},
        "conflict",
        "a1: in this phase there are no conflicts (SS-19.5)",
        "a1: in dieser Phase gibt es keine Konflikte (SS-19.5)",
    ),
    (
        {"start": "year", "crane": ONE, "fields": {"a1": {"capital": "boar"}}},
        "conflict",
        "a1: in this phase there are no",
        "keine Konflikte",
    ),
    (
        {"boar": {"armies": {"a1": "melee 3"}, "slots": {"movement": 1}}},
        "poor",
        "boar has sources of 2, but 3 units and 1 resource stones on slots (SS-19.1)",
        "boar hat Quellen im Wert von 2, aber 3 Einheiten und 1 Rohstoffe auf Feldern des Bogens (SS-19.1)",
    ),
    (
        {"boar": {"armies": {"a1": "melee 1"}, "store": 2}},
        "store",
        "boar.store: write 1 or leave it out; sources 2, units 1, on slots 0 (SS-19.1)",
        "boar.store: schreib 1 oder lass es weg; Quellen 2, Einheiten 1, auf dem Bogen 0 (SS-19.1)",
    ),
    (
        {"known": {"crane": {"boar": ["shield_1"]}}},
        "known",
        "known.crane.boar: only stones that somebody else holds",
        "known.crane.boar: bekannt",
    ),
    (
        {"boar": {"hand": ["shield_1"]}, "known": {"boar": {"boar": ["shield_1"]}}},
        "known",
        "known.boar.boar: only stones that somebody else holds can be known, not shield_1",
        "bekannt sein können nur Steine, die ein anderer hat, nicht shield_1",
    ),
    (
        {"boar": {"out": True, "hand": ["shield_1"]}},
        "out",
        "boar: whoever is out has no fields, units, hand",
        "boar: wer ausgeschieden ist",
    ),
    ({"boar": {"out": True}, "fields": {"a1": {"control": "boar"}}}, "out", "boar: whoever is out", "boar: wer ausgeschieden ist"),
    ({"boar": {"out": True}, "turn": "boar"}, "turn-out", "turn: boar is out", "turn: boar ist ausgeschieden"),
    (
        {"phase": "placement", "turn": "crane", "fields": {"a1": {"capital": "boar"}}, "boar": {"goods": {"melee": 1}}},
        "placed",
        "boar.goods: boar comes before turn in the order and has placed already",
        "boar.goods: boar ist in der Reihenfolge vor turn dran und hat schon eingesetzt",
    ),
    (
        {
            "phase": "combat",
            "declared": True,
            "turn": "crane",
            "boar": ONE,
            "crane": ONE,
            "fields": {"a1": {"control": "boar"}, "b1": {"control": "crane"}},
        },
        "fought",
        "a1: boar comes before turn in the order and has fought all battles (SS-11.7)",
        "a1: boar ist in der Reihenfolge vor turn dran und hat alle Kämpfe ausgetragen (SS-11.7)",
    ),
    (
        {"phase": "combat", "declared": True, "boar": ONE, "supports": {"a1": "b1"}},
        "support",
        "supports.a1: no army there can support b1 (SS-11.2)",
        "supports.a1: dort kann keine Armee b1 unterstützen (SS-11.2)",
    ),
]
LOOKING_WRONG: list[tuple[str, Any, str, str]] = [
    ("boar", {"cards": []}, "position-no-seat-part", "there are armies, store, slots, goods, hand, tournament, wins"),
    ("boar", 3, "position-pairs", "boar: write it as 'name: value' pairs"),
    ("boar", {"hand": 3}, "stone-list", "boar.hand: write a list of stones"),
    ("boar", {"slots": {"stores": 1}}, "no-word", "boar.slots: 'stores' is not known here; there are building"),
    ("boar", {"armies": {"a1": "knights 1"}}, "no-army", "boar.armies.a1: 'knights 1' is no army"),
    ("boar", {"armies": {"z1": "none"}}, "no-field", "'z1' is no field"),
    ("fields", {"a1": {"owner": "boar"}}, "no-field-part", "there are control, capital, buildings, lava, guards, conflict, rs"),
    ("fields", {"a1": {"control": "wolf"}}, "position-no-seat", "'wolf' is no seat"),
    ("fields", {"a1": {"buildings": ["castle"]}}, "no-building", "a1.buildings: 'castle' is no building"),
    ("lava", "a1", "position-list", "lava: write a list, not 'a1'"),
    ("conflicts", ["z1"], "no-field", "'z1' is no field"),
    ("first", {"a1": "wolf"}, "position-no-seat", "'wolf' is no seat"),
    ("known", {"crane": {"boar": 3}}, "stone-list", "known.crane.boar: write a list of stones"),
    ("cohorts", {"a1": {"knights": []}}, "no-word", "cohorts.a1.knights: 'knights' is not known here"),
    ("discard", ["shield_4"], "no-word", "discard: 'shield_4' is not known here"),
]


@pytest.mark.parametrize(("given", "key", "english", "german"), WRONG, ids=[f"{key}-{i}" for i, (_, key, _, _) in enumerate(WRONG)])
def test_what_is_wrong_with_a_position_is_said(given: dict[str, Any], key: str, english: str, german: str) -> None:
    with wrong(GAME, key, english, german):
        position(given)


@pytest.mark.parametrize(("key", "expected", "error", "english"), LOOKING_WRONG)
def test_what_is_wrong_with_an_expectation_is_said(key: str, expected: Any, error: str, english: str) -> None:
    state = position({"boar": ONE})
    with wrong(GAME, error, english):
        GAME.compare(state, key, expected)


def test_an_expectation_that_nobody_knows_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        GAME.compare(position({"boar": ONE}), "weather", "fine")


def test_the_four_islands_have_their_own_board() -> None:
    state = position({"boar": ONE}, four_islands="on")
    assert GAME.compare(state, "water", [f"d{row}" for row in (1, 2, 3, 5, 6, 7)] + [f"{c}4" for c in "abcefg"] + ["g1", "a7"]) is None
    with wrong(GAME, "board-islands", "not 2 and 1", "nicht 2 und 1"):
        position({"board": "p p"}, four_islands="on")


def test_a_table_on_which_something_lies_already_is_no_place_for_a_position() -> None:
    state = table()
    state.hand[5] = 1
    with wrong(GAME, "position-impossible"):
        GAME.set_position(state, {"boar": ONE})


def test_every_text_about_positions_is_tried() -> None:
    tries_every_text(GAME, [row[1] for row in WRONG] + [row[2] for row in LOOKING_WRONG] + ["impossible", "board-islands"])


# What is right

FULL: dict[str, Any] = {
    "phase": "movement",
    "board": "p py d w v/P f m py d/F M mg mg p",
    "year": 5,
    "event": "open_portals",
    "unit_limit": 6,
    "counter": 1,
    "order": ["lynx", "boar", "crane"],
    "lava": ["d3", "d1"],
    "fields": {
        "a1": {"control": "boar", "capital": "boar"},
        "b2": {"control": "crane", "capital": "crane"},
        "c2": {"control": "crane", "buildings": ["barracks old", "wall new"]},
        "a3": {"control": "lynx"},
        "d2": {"control": "lynx"},
        "e3": {"control": "lynx"},
    },
    "first": {"c1": "crane"},
    "discard": ["shield_1", "shield_1", "bribery"],
    "known": {"crane": {"boar": ["speed_2"]}, "lynx": {"crane": ["mobility"]}},
    "boar": {
        "armies": {"c1": "cavalry 3+2", "a1": "melee 2+1 speed_2"},
        "store": 7,
        "slots": {"melee": 2, "tournament": 3},
        "hand": ["explosive"],
        "tournament": 4,
        "wins": 2,
        "lost_stone": True,
    },
    "crane": {"armies": {"c1": "ranged 1 mobility", "b2": "melee 1"}, "hand": {"shield_2": 2}, "wins": 1},
    "lynx": {"armies": {"d2": "ranged 1+1"}, "doubled": True, "store": 3},
    "ram": {"out": True},
}


def test_a_position_is_equal_to_itself() -> None:
    state = position(FULL)
    for key, value in FULL.items():
        assert GAME.compare(state, key, value) is None, key
    assert GAME.compare(state, "boar", {"ts": 6, "units": 5, "sheet": 12, "sources": 17, "position": 2, "hand_size": 1}) is None
    assert GAME.compare(state, "boar", {"people": "dwarf", "army_count": {"melee": 1, "ranged": 0}, "goods": {"melee": 0}}) is None
    assert GAME.compare(state, "ram", {"position": "none", "out": True}) is None
    assert GAME.compare(state, "supply", 40 - 3 - 1 - 1 - 1 - 1 - 2) is None
    assert GAME.compare(state, "conflicts", ["c1"]) is None
    assert GAME.compare(state, "water", ["d1"]) is None
    assert GAME.compare(state, "first", {"c1": "crane", "a1": "nobody"}) is None
    assert GAME.compare(state, "fields", {"a1": {"rs": 17, "guards": 0, "lava": False, "conflict": False}, "d1": {"lava": True}}) is None
    assert GAME.compare(state, "fields", {"c2": {"buildings": ["wall", "barracks"]}, "c1": {"conflict": True, "control": "nobody"}}) is None
    assert GAME.compare(state, "cohorts", {"d2": {"ranged": ["1+1 points_2"], "melee": []}}) is None
    assert GAME.compare(state, "supports", {"a1": "none"}) is None
    assert GAME.prompts(state)[0].seat == "lynx"


DIFFERENT: list[tuple[str, Any]] = [
    ("phase", "combat"),
    ("board", "p py d w v/P f m py d/F M mg mg m"),
    ("year", 4),
    ("event", "none"),
    ("unit_limit", 4),
    ("counter", 0),
    ("order", ["boar", "crane", "lynx"]),
    ("lava", ["d3"]),
    ("water", []),
    ("conflicts", []),
    ("supply", 40),
    ("walls", 2),
    ("discard", ["shield_1", "bribery"]),
    ("discard", {"shield_1": 1}),
    ("buried", ["bribery"]),
    ("shown", ["bribery"]),
    ("pile", ["bribery"]),
    ("known", {"crane": {"boar": []}}),
    ("first", {"c1": "boar"}),
    ("supports", {"a1": "c1"}),
    ("cohorts", {"d2": {"ranged": ["1+1 points_1"]}}),
    ("fields", {"a1": {"control": "nobody"}}),
    ("fields", {"a1": {"capital": "crane"}}),
    ("fields", {"a1": {"lava": True}}),
    ("fields", {"a1": {"guards": 4}}),
    ("fields", {"a1": {"conflict": True}}),
    ("fields", {"a1": {"rs": 15}}),
    ("fields", {"c2": {"buildings": ["barracks"]}}),
    ("fields", {"c2": {"buildings": ["barracks new", "wall"]}}),
    ("fields", {"c2": {"buildings": ["barracks", "wall", "wall"]}}),
    ("boar", {"armies": {"a1": "none"}}),
    ("boar", {"armies": {"b1": "melee 1"}}),
    ("boar", {"armies": {"a1": "melee 2"}}),
    ("boar", {"armies": {"a1": "ranged 2+1"}}),
    ("boar", {"armies": {"a1": "melee 2+1 bare"}}),
    ("boar", {"armies": {"a1": "melee 2+1 speed_1"}}),
    ("boar", {"armies": {"a1": ["melee 2+1", "cavalry 1"]}}),
    ("boar", {"army_count": {"melee": 2}}),
    ("boar", {"store": 6}),
    ("boar", {"slots": {"melee": 0}}),
    ("boar", {"sheet": 17}),
    ("boar", {"sources": 15}),
    ("boar", {"units": 8}),
    ("boar", {"goods": {"melee": 1}}),
    ("boar", {"hand": []}),
    ("boar", {"hand_size": 2}),
    ("boar", {"ts": 5}),
    ("boar", {"tournament": 0}),
    ("boar", {"wins": 1}),
    ("boar", {"lost_stone": False}),
    ("boar", {"out": True}),
    ("boar", {"position": 1}),
    ("boar", {"doubled": True}),
    ("boar", {"people": "elf"}),
]


@pytest.mark.parametrize(("key", "expected"), DIFFERENT)
def test_what_is_different_is_said(key: str, expected: Any) -> None:
    assert GAME.compare(position(FULL), key, expected)


def test_stones_that_are_turned_up_and_supports_are_set_up() -> None:
    fields = {"a1": {"capital": "boar"}, "e1": {"capital": "crane"}}
    state = position({"phase": "production", "shown": ["shield_1", "bribery", "shield_1"], "fields": fields}, 2)
    assert GAME.compare(state, "shown", ["bribery", "shield_1", "shield_1"]) is None
    assert GAME.compare(state, "pile", ["bribery", "shield_1", "shield_1"]) is None
    assert GAME.compare(state, "supply", 37) is None
    combat = {"phase": "combat", "declared": True, "supports": {"b2": "a1", "b1": "a1"}, "fields": fields}
    crane = {"armies": {"a1": "melee 2 shield_1", "b2": "ranged 1", "b1": "cavalry 1"}}
    state = position(combat | {"crane": crane}, 2)
    assert GAME.compare(state, "supports", {"b2": "a1", "b1": "a1", "a1": "none"}) is None
    assert GAME.prompts(state)[0].kind == "stone"


# Any position can be written down


def described(state: SeventhStone, ask: int) -> dict[str, Any]:
    """Write a position down in the words of docs/scenarios.md."""
    names = GAME.seats(state.rules.players)
    width = state.board.width
    shown = cast(View, GAME.observe(state, -1))
    phases = {Ask.ALLOCATE: "production", Ask.PLACE: "placement", Ask.MOVE: "movement", Ask.OVERRUN: "overrun"}
    given: dict[str, Any] = {
        "phase": phases.get(ask, "combat"),
        "board": board_text(width, ints(state.tiles)),
        "year": shown.year,
        "event": shown.event or "none",
        "unit_limit": shown.unit_limit,
        "counter": state.counter,
        "lava": [field.field for field in shown.fields if field.lava],
        "fields": {},
        "discard": dict(shown.discard),
        "known": {},
    }
    if state.rules.hidden_discard:
        given["buried"] = {name: count for name, count in zip(STONE_NAMES, state.buried, strict=True) if count}
    if ask == Ask.ALLOCATE:
        given["shown"] = list(shown.shown)
    else:
        given["turn"] = names[state.actors()[0]]
        given["order"] = list(shown.order)
    if ask == Ask.BATTLES:
        given["declared"] = True
        cells = state.board.cells
        given["supports"] = {cell_name(at % cells, width): cell_name(goal, width) for at, goal in enumerate(state.support) if goal != EMPTY}
    for field in shown.fields:
        said: dict[str, Any] = {"control": field.controller} if field.controller else {}
        said |= {"capital": field.capital} if field.capital else {}
        if field.buildings:
            base = (ord(field.field[0]) - 97 + (int(field.field[1:]) - 1) * width) * 2
            ages = ["new" if state.built[base + i] == state.year else "old" for i in range(len(field.buildings))]
            said["buildings"] = [f"{one.building} {age}" for one, age in zip(field.buildings, ages, strict=True)]
        if said:
            given["fields"][field.field] = said
    stood = {cell_name(cell, width): seat for cell, seat in enumerate(state.stood) if seat != EMPTY}
    deserts = {field.field for field in shown.fields if field.kind == "desert"}
    given["first"] = {field: names[seat] for field, seat in stood.items() if field in deserts}
    for seat, name in enumerate(names):
        own = cast(View, GAME.observe(state, seat))
        player = own.players[name]
        armies = {}
        for field in own.fields:
            for army in field.armies:
                if army.seat == name:
                    armies[field.field] = " ".join((army.type, f"{army.military}+{army.mercenary}", *(army.stone_names or ())))
        slots = {slot: count for slot, count in player.sheet.items() if slot != "store"}
        given[name] = {"armies": armies, "store": player.sheet["store"], "slots": slots, "hand": player.hand, "wins": player.wins}
        given[name] |= {"tournament": player.tournament, "lost_stone": player.lost_stone, "out": player.out, "doubled": player.doubled}
        given[name] |= {"goods": player.goods} if ask == Ask.PLACE else {}
        given["known"][name] = {other: own.players[other].known for other in names if other != name}
    return given


def can_be_described(state: SeventhStone, ask: int, begins: bool) -> bool:
    """Return whether a position is the beginning of what a seat does in a phase; the rest is reached by playing."""
    if ask == Ask.ALLOCATE:
        return not any(filled and not state.out[seat] and state.sheet[seat * 9] for seat, filled in enumerate(state.filled_in))
    if ask in (Ask.PLACE, Ask.MOVE):
        return begins
    if ask == Ask.SUPPORT:
        seat, cell = state.actors()[0], support_home(state.data())
        return set(ints(state.support)) == {EMPTY} and not any(len(supportable(state, seat, home)) for home in range(cell))
    return ask in (Ask.OVERRUN, Ask.BATTLES)


def seen(state: SeventhStone, seat: int) -> dict[str, Any]:
    """Return what a seat sees; what was turned up and recruited this year is forgotten once the phase is over."""
    view: dict[str, Any] = msgspec.to_builtins(GAME.observe(state, seat))
    del view["shown"]
    for field in view["fields"]:
        del field["recruits"]
    for player in view["players"].values():
        del player["people"]
        del player["position"]
    return view


def random_states(players: int) -> Iterator[SeventhStone]:
    """Return positions of random games with random options; small actions, not whole plays, for these take long to list."""
    dice = seeded(31)
    while True:
        options = GAME.read_options(players, GAME.random_options(players, dice))
        state = cast(SeventhStone, GAME.new(players, options, seeded(dice.pick(1000, 0))))
        while actors := state.actors():
            if state.year and not state.unfinished():
                yield state
            actions = state.actions(actors[0])
            state.apply(actors[0], actions[dice.pick(len(actions), 0)])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_position_can_be_written_down_and_set_up_again(players: int) -> None:
    asked: dict[int, int] = {}
    before = (0, 0, 0)
    for state in islice(random_states(players), 1500):
        ask = int(question(state))
        last, before = before, (int(state.year), int(state.phase), int(state.to_move))
        if not can_be_described(state, ask, last != before) or asked.get(ask, 0) == 8:
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
            assert key in ("turn", "declared") or GAME.compare(state, key, value) is None, key
    assert asked.keys() >= {Ask.ALLOCATE, Ask.PLACE, Ask.MOVE, Ask.SUPPORT}
