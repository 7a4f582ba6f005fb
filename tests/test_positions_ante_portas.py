"""Positions of Ante Portas in words: what is wrong is named in both languages, and what is set up is there."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec
import pytest
from playing import tries_every_text, wrong

from tafelrunde.games.ante_portas.engine._grammar import (
    ASK_BITS,
    BUILDING_NAMES,
    EMPTY,
    GOOD_NAMES,
    GOODS,
    HEXES,
    IMPROVEMENT_NAMES,
    LAST_MARKET,
    MARKET_NAMES,
    PLACE_NAMES,
    REACTION_NAMES,
    SEASON_NAMES,
    SEAT_NAMES,
    SPOTS,
    STAGE_NAMES,
    TEAM_NAMES,
    TILE_NAMES,
    Ask,
    At,
    Phase,
)
from tafelrunde.games.ante_portas.engine.board import CENTRE, DIRECTION_NAMES, HEARTLAND, M0, SITE_NAMES
from tafelrunde.games.ante_portas.engine.cards import CARD_NAMES
from tafelrunde.games.ante_portas.engine.invasion import deck_begin
from tafelrunde.games.ante_portas.engine.state import AntePortas
from tafelrunde.games.ante_portas.game import AntePortasGame
from tafelrunde.games.ante_portas.position import ATTACKER_KEYS, SNARED_KEYS, soldiers_on
from tafelrunde.games.ante_portas.view import cards_at
from tafelrunde.games.ante_portas.words import question
from tafelrunde.kernel.chance import seeded

pytestmark = pytest.mark.once

GAME = AntePortasGame()
SEATS = "acorn, birch, clover"


def improvements_at(state: AntePortas, at: int) -> list[str]:
    return [IMPROVEMENT_NAMES[card] for card in cards_at(state, at)]


def table(players: int = 3, **options: str) -> AntePortas:
    state = GAME.table(players, GAME.read_options(players, options), seeded(1))
    assert isinstance(state, AntePortas)
    return state


def position(given: dict[str, Any], players: int = 3, **options: str) -> AntePortas:
    state = table(players, **options)
    GAME.set_position(state, given)
    return state


# What is wrong: what is given, the key of the error, what it says in English and in German.

FULL_LAND = ["farm"] * 20
WRONG: list[tuple[dict[str, Any], str, str, str]] = [
    ({"weather": 3}, "position-no-part", "'weather' is not part of a position; there are now, epoch", "kein Teil einer Stellung"),
    ({"dune": {}}, "position-no-part", "'dune' is not part of a position", "'dune' ist kein Teil einer Stellung"),
    ({"acorn": {"cards": []}}, "position-no-seat-part", "acorn: 'cards' is not part of a player", "acorn: 'cards' gehört nicht"),
    ({"acorn": 3}, "position-pairs", "acorn: write it as 'name: value' pairs", "acorn: schreib Paare"),
    ({"hexes": {12: 2}}, "position-pairs", "hexes.12: write it as", "hexes.12: schreib Paare"),
    ({"year": 6}, "position-value", "year: write a whole number from 1 to 5, not '6'", "year: schreib eine ganze Zahl von 1 bis 5"),
    ({"epoch": 2}, "position-value", "epoch: write a whole number from 1 to 1, not '2'", "epoch: schreib"),
    ({"turns_left": 3}, "position-value", "turns_left: write a whole number from 1 to 2, not '3'", "turns_left: schreib"),
    ({"now": "wave 61"}, "position-value", "now: write a whole number from 1 to 60, not '61'", "now: schreib"),
    ({"now": "wave", "arrived": 1}, "position-value", "arrived: write true or false, not '1'", "arrived: schreib true oder false"),
    ({"acorn": {"goods": {"wood": -1}}}, "position-value", "acorn.goods.wood: write a whole number from 0", "acorn.goods.wood: schreib"),
    ({"acorn": {"tickets": 1}}, "position-value", "acorn.tickets: write a whole number from 0 to 0", "acorn.tickets: schreib"),
    ({"deck": "r101"}, "position-list", "deck: write a list, not 'r101'", "deck: schreib eine Liste, nicht 'r101'"),
    ({"acorn": {"buildings": "farm"}}, "position-list", "acorn.buildings: write a list", "acorn.buildings: schreib eine Liste"),
    ({"deck": ["r101", "r101"]}, "position-twice", "deck: 'r101' stands there twice", "deck: 'r101' steht zweimal da"),
    ({"centre": {"ch6": "trapper", "ch7": "trapper"}}, "position-twice", "centre: 'trapper' stands there twice", "zweimal"),
    ({"command_stack": ["commander"]}, "position-twice", "command_stack: 'commander' stands there twice", "zweimal"),
    ({"markets_left": ["m1_farm"]}, "position-twice", "markets_left: 'm1_farm' stands there twice", "zweimal"),
    ({"first": "dune"}, "position-no-seat", f"'dune' is no seat; the seats are {SEATS}", f"'dune' ist kein Sitz; die Sitze sind {SEATS}"),
    ({"now": "turn wolf"}, "position-no-seat", "'wolf' is no seat", "'wolf' ist kein Sitz"),
    ({"claimant": "wolf"}, "position-no-seat", "'wolf' is no seat", "'wolf' ist kein Sitz"),
    ({"hexes": {12: {"base": 24}}}, "position-impossible", "this position is not possible: more attackers", "nicht möglich"),
    ({"acorn": {"farmers": 1}}, "position-impossible", "more colonists of kind 0 than homes (AP-3.2)", "nicht möglich"),
    ({"acorn": {"goods": {"wood": 13}}}, "position-impossible", "goods of seat 0 do not fit (AP-2.2)", "nicht möglich"),
    ({"now": "autumn"}, "now", "now: 'autumn' is no moment; write turn acorn,", "now: 'autumn' ist kein Zeitpunkt"),
    ({"now": "combat 3"}, "now", "now: 'combat 3' is no moment", "ist kein Zeitpunkt"),
    ({"now": "wave three"}, "now", "now: 'wave three' is no moment", "ist kein Zeitpunkt"),
    ({"now": "heartland"}, "manual", "now: heartland needs the option manual_heartland: on", "braucht die Option manual_heartland: on"),
    ({"now": "turns", "turns_left": 2}, "only-with", "turns_left: goes only with now: turn", "turns_left: geht nur mit now: turn"),
    ({"arrived": True}, "only-with", "arrived: goes only with now: wave, wave_combat", "arrived: geht nur mit now: wave"),
    ({"now": "year_end", "season": "summer"}, "late", "now: year_end comes in winter", "now: year_end kommt im Winter"),
    ({"now": "wave", "year": 4}, "late", "the Last Wave after year 5", "die Letzte Welle nach Jahr 5"),
    ({"now": "half_year", "deck": ["r101"]}, "new-epoch", "deck: an epoch begins", "deck: eine Epoche beginnt"),
    ({"now": "half_year", "discards": ["i101"]}, "new-epoch", "discards: an epoch begins", "discards: eine Epoche beginnt"),
    ({"now": "half_year", "acorn": {"hand": ["i101"]}}, "new-epoch", "i101: an epoch begins", "i101: eine Epoche beginnt"),
    ({"now": "wave", "market": "m1_farm"}, "wave-market", "market: the Last Wave has a market card", "market: die Letzte Welle hat"),
    ({"discards": ["i101"], "acorn": {"hand": ["i101"]}}, "card-twice", "discards: i101 lies elsewhere", "discards: i101 liegt schon"),
    ({"hexes": {12: {"facing": "u"}}}, "no-tile", "hexes.12.facing: there is no tile on this hex", "liegt kein Plättchen"),
    ({"acorn": {"buildings": [*FULL_LAND, "pub"]}}, "spots", "acorn.buildings: no spot left for pub; there are 20", "kein Bauplatz"),
    ({"acorn": {"buildings": ["storage_shed"] * 4}}, "spots", "no spot left for storage_shed; there are 3", "kein Bauplatz"),
    (
        {"acorn": {"buildings": [{"kind": "factory", "farmers": 1, "citizens": 1}]}},
        "workers",
        "acorn.buildings: so many do not work in one factory",
        "so viele arbeiten nicht in einem Gebäude factory",
    ),
    ({"acorn": {"steward": "m3"}}, "site", "acorn.steward: no steward can stand on m3 now", "auf m3 kann jetzt kein Verwalter stehen"),
    ({"now": "wave_turn", "acorn": {"steward": "h5"}}, "site", "acorn.steward: no steward can stand on h5 now", "auf h5 kann"),
    (
        {"now": "turn acorn market", "acorn": {"steward": "h5"}},
        "no-market",
        "now: the steward of acorn stands on no market",
        "der Verwalter von acorn steht auf keinem Markt",
    ),
    ({"season": "spring"}, "word", "season: 'spring' is not known here; there are summer, winter", "season: 'spring' kennt hier niemand"),
    ({"heartland": {"e1": "joiner"}}, "word", "heartland: 'e1' is not known here", "heartland: 'e1' kennt hier niemand"),
    ({"heartland": {"h1": "trapper"}}, "word", "heartland.h1: 'trapper' is not known here", "kennt hier niemand"),
    ({"centre": {"m0": "trapper"}}, "word", "centre: 'm0' is not known here; there are ca1, cb1, cc1, …", "kennt hier niemand"),
    ({"market": "m2_flat"}, "word", "market: 'm2_flat' is not known here", "kennt hier niemand"),
    ({"deck": ["d101"]}, "word", "deck: 'd101' is not known here; there are r101", "kennt hier niemand"),
    ({"now": "turn acorn soon"}, "word", "now: 'soon' is not known here; there are before, market, at, after", "kennt hier niemand"),
    ({"acorn": {"hand": ["i201"]}}, "word", "acorn.hand: 'i201' is not known here", "kennt hier niemand"),
    ({"acorn": {"muted": ["night"]}}, "word", "acorn.muted: 'night' is not known here; there are turn, card", "kennt hier niemand"),
    ({"hospital": {"base": 1}}, "word", "hospital: 'base' is not known here; there are farmers, citizens", "kennt hier niemand"),
    ({"hexes": {29: {}}}, "hex", "hexes: '29' is no hex; they have the numbers 1 to 28", "'29' ist kein Feld"),
    ({"hexes": {"12": {}}}, "hex", "hexes: '12' is no hex", "'12' ist kein Feld"),
    ({"hexes": {12: {"owner": "a"}}}, "no-hex-part", "hexes.12: 'owner' says nothing here; there are base", "hexes.12: 'owner' sagt hier"),
    ({"acorn": {"buildings": [{"kind": "pub", "size": 1}]}}, "no-hex-part", "acorn.buildings: 'size' says nothing", "'size' sagt hier"),
]
DUELS: list[tuple[dict[str, Any], str, str, str]] = [
    ({"now": "combat"}, "coop", "combat: only in a cooperative game", "combat: nur im gemeinsamen Spiel"),
    ({"deck": ["r101"]}, "coop", "deck: only in a cooperative game", "deck: nur im gemeinsamen Spiel"),
    ({"hexes": {12: {"base": 1}}}, "no-hex-part", "hexes.12: 'base' says nothing here; there are a, b, tile", "hexes.12: 'base' sagt hier"),
    ({"hexes": {12: {"a": {"base": 1}}}}, "no-hex-part", "hexes.12.a: 'base' says nothing here", "hexes.12.a: 'base' sagt hier"),
    ({"hospital": {"farmers": {}}}, "word", "hospital: 'farmers' is not known here; there are a, b", "kennt hier niemand"),
    ({"hexes": {12: {"a": {"farmers": 1}, "b": {"farmers": 1}}}}, "position-impossible", "both teams on hex 12", "nicht möglich"),
]
LOOKING_WRONG: list[tuple[str, Any, str, str]] = [
    ("acorn", {"cards": 3}, "position-no-seat-part", "acorn: 'cards' is not part of a player"),
    ("acorn", {"goods": {"gold": 3}}, "word", "acorn.goods: 'gold' is not known here"),
    ("hexes", {30: {}}, "hex", "hexes: '30' is no hex"),
    ("hexes", {12: {"strength": 3}}, "no-hex-part", "hexes.12: 'strength' says nothing here"),
    ("tiles_left", {"wall": 3}, "word", "tiles_left: 'wall' is not known here"),
    ("centre", {"ch6": "joiner"}, "word", "centre.ch6: 'joiner' is not known here"),
    ("sight", 3, "position-list", "sight: write a list"),
    ("hospital", {"nurses": 1}, "word", "hospital: 'nurses' is not known here"),
]


@pytest.mark.parametrize(("given", "key", "english", "german"), WRONG, ids=[f"{key}-{i}" for i, (_, key, _, _) in enumerate(WRONG)])
def test_what_is_wrong_with_a_position_is_said(given: dict[str, Any], key: str, english: str, german: str) -> None:
    with wrong(GAME, key, english, german):
        position(given)


@pytest.mark.parametrize(("given", "key", "english", "german"), DUELS)
def test_what_is_wrong_with_a_position_of_a_duel_is_said(given: dict[str, Any], key: str, english: str, german: str) -> None:
    with wrong(GAME, key, english, german):
        position(given, 2, mode="territory")


def test_the_heartland_is_laid_out_before_the_first_summer() -> None:
    with wrong(GAME, "early", "before the first summer", "vor dem ersten Sommer"):
        position({"now": "heartland", "year": 2}, manual_heartland="on")


@pytest.mark.parametrize(("key", "expected", "error", "english"), LOOKING_WRONG)
def test_what_is_wrong_with_an_expectation_is_said(key: str, expected: Any, error: str, english: str) -> None:
    with wrong(GAME, error, english):
        GAME.compare(position({}), key, expected)


def test_an_expectation_that_nobody_knows_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        GAME.compare(position({}), "weather", "fine")


def test_every_text_about_positions_is_tried() -> None:
    tries_every_text(GAME, [row[1] for row in (*WRONG, *DUELS)] + [row[2] for row in LOOKING_WRONG] + ["early"])


# What is right

FULL: dict[str, Any] = {
    "epoch": 2,
    "year": 3,
    "season": "winter",
    "first": "birch",
    "claimant": "clover",
    "turns_left": 1,
    "origin": "h5",
    "market": "m2_flat",
    "markets_left": ["m2_head", "m2_bricks"],
    "heartland": {"h1": "joiner", "h3": "empty", "e3": "ore_pit"},
    "centre": {"ch6": "trapper", "ch7": "empty", "ci6": "commander"},
    "command_stack": ["builder_bunker"],
    "deck": ["r201", "r222"],
    "improvements_deck": ["i201", "i202"],
    "discards": ["i203"],
    "hexes": {
        12: {"base": 2, "elite": 1, "snared_base": 1, "snared_elite": 1, "tile": "trap"},
        7: {"farmers": 2, "exhausted_farmers": 1, "citizens": 1, "exhausted_citizens": 2, "tile": "bunker", "facing": "ur"},
        1: {},
    },
    "hospital": {"farmers": 2, "citizens": 1},
    "gone": {"base": 1, "elite": 2},
    "defeated": 7,
    "acorn": {
        "goods": {"wood": 3, "tools": 2},
        "buildings": ["farm", "farm", {"kind": "foresters_house", "farmers": 1, "buffer": 2}, "storage_shed"],
        "farmers": 1,
        "citizens": 0,
        "steward": "h5",
        "hand": ["i101", "i205"],
        "owns": ["i235", "i123"],
        "tickets": 2,
        "spent": 4,
        "reaction": "auto",
        "muted": ["step", "turn"],
        "muted_hexes": [12, 3],
    },
}
DIFFERENT: list[tuple[str, Any]] = [
    ("epoch", 1),
    ("year", 2),
    ("season", "summer"),
    ("first", "acorn"),
    ("claimant", "none"),
    ("turns_left", 2),
    ("origin", "h4"),
    ("market", "m2_head"),
    ("markets_left", ["m2_head"]),
    ("heartland", {"h1": "grove"}),
    ("centre", {"ch7": "commander"}),
    ("command_stack", []),
    ("deck", ["r201"]),
    ("improvements_deck", ["i201"]),
    ("discards", []),
    ("hexes", {12: {}}),
    ("hexes", {12: {"base": 3}}),
    ("hexes", {7: {"farmers": 3}}),
    ("hexes", {7: {"facing": "u"}}),
    ("hexes", {7: {"tile": "trench"}}),
    ("hospital", {"farmers": 1}),
    ("gone", {"base": 0}),
    ("defeated", 6),
    ("sight", [7]),
    ("shows", {7: [7]}),
    ("reach", {7: [12]}),
    ("tiles_left", {"bomb": 12}),
    ("base_left", 23),
    ("acorn", {"goods": {"wood": 2}}),
    ("acorn", {"buildings": ["farm"]}),
    ("acorn", {"buildings": ["farm", "farm", "foresters_house", "storage_shed", "pub"]}),
    ("acorn", {"buildings": ["farm", "farm", {"kind": "foresters_house", "buffer": 1}, "storage_shed"]}),
    ("acorn", {"hand": []}),
    ("acorn", {"owns": ["i123"]}),
    ("acorn", {"steward": "h4"}),
    ("acorn", {"muted": []}),
    ("acorn", {"muted_hexes": [12]}),
    ("acorn", {"reaction": "always"}),
    ("acorn", {"spent": 3}),
]


def test_a_position_is_equal_to_itself() -> None:
    state = position(FULL, epochs="2")
    for key, value in FULL.items():
        assert GAME.compare(state, key, value) is None, key
    derived: dict[str, Any] = {
        "active": "birch", "phase": "turns", "wave": 0, "arrived": False, "card": "none", "cards_left": 2, "base_left": 20,
        "elite_left": 9, "attackers": 3, "improvements_left": 2, "tiles_left": {"trap": 11, "bunker": 10}, "pointer": 0,
        "shows": {7: [3, 5, 7, 10, 12, 13]}, "reach": {7: [3, 5, 10, 12, 13]}, "sight": [2, 3, 5, 7, 10, 12, 13],
        "acorn": {"storage": 6, "spaces": 12, "overflow": 0, "spending_left": 2, "free_farmer_homes": 0, "hand_size": 2, "hand_limit": 3,
                  "spots_left": 17, "storage_spots_left": 2, "free_citizen_homes": 0},
    }  # fmt: skip
    for key, value in derived.items():
        assert GAME.compare(state, key, value) is None, key


@pytest.mark.parametrize(("key", "expected"), DIFFERENT)
def test_what_is_different_is_said(key: str, expected: Any) -> None:
    assert GAME.compare(position(FULL, epochs="2"), key, expected)


def test_in_a_duel_both_teams_are_named() -> None:
    hexes = {12: {"a": {"farmers": 2, "snared_farmers": 1}, "tile": "trap", "owner": "b"}, 20: {"b": {"citizens": 1}}}
    state = position({"hexes": hexes, "hospital": {"b": {"farmers": 1}}}, 2, mode="territory")
    seen = {"a": [7, 12], "b": [12, 20, 22]}
    same = {"hexes": hexes, "hospital": {"b": {"farmers": 1}}, "sight": seen, "territory": {"a": 1, "b": 2}, "rows": {"a": [0, 0]}}
    for key, value in same.items():
        assert GAME.compare(state, key, value) is None, key
    other = {
        "hexes": {12: {"b": {"farmers": 1}}},
        "sight": {"a": [7]},
        "territory": {"a": 2},
        "rows": {"a": [1]},
        "hospital": {"b": {"farmers": 0}},
    }
    for key, value in other.items():
        assert GAME.compare(state, key, value), key
    assert GAME.compare(state, "hexes", {20: {"a": {}, "owner": "none"}}) is None
    assert GAME.compare(state, "hexes", {20: {}})


# Any position at the beginning of a turn can be written down


def random_states(players: int, options: dict[str, str]) -> Iterator[AntePortas]:
    """Return the positions of random games."""
    for seed in range(100):
        dice = seeded(seed)
        state = table(players, **options)
        state.chance = seeded(seed + 1000)
        GAME.set_up(state, {})
        while state.outcome() is None:
            yield state
            seat = state.actors()[0]
            actions = state.legal(seat)
            state.apply(seat, actions[dice.pick(len(actions), 0)])


def described(state: AntePortas) -> dict[str, Any]:
    """Return a position at a turn in words."""
    given: dict[str, Any] = {
        "now": f"turn {SEAT_NAMES[state.active]} {STAGE_NAMES[state.steps[-1] >> ASK_BITS]}",
        "epoch": int(state.epoch),
        "year": int(state.year),
        "season": SEASON_NAMES[state.season],
        "first": SEAT_NAMES[state.first],
        "claimant": "none" if state.claimant == EMPTY else SEAT_NAMES[state.claimant],
        "turns_left": int(state.turns_left),
        "origin": SITE_NAMES[state.origin],
        "market": MARKET_NAMES[state.market],
        "markets_left": [MARKET_NAMES[card] for card in range(LAST_MARKET) if state.markets_left >> card & 1],
        "heartland": {SITE_NAMES[at]: PLACE_NAMES[state.heart[at]] for at in range(HEARTLAND if state.epoch == 2 else 24)},
        "centre": {SITE_NAMES[CENTRE + at]: PLACE_NAMES[place] for at, place in enumerate(state.centre) if CENTRE + at != M0},
        "command_stack": [PLACE_NAMES[place] for place in state.stack],
        "improvements_deck": improvements_at(state, At.DECK),
        "discards": improvements_at(state, At.DISCARD),
        "hexes": {at: hex_described(state, at) for at in range(1, HEXES)},
        "defeated": int(state.defeated),
    }
    hospital = [
        {"farmers": int(state.patients[team * 2]), "citizens": int(state.patients[team * 2 + 1])} for team in range(state.rules.teams)
    ]
    given["hospital"] = hospital[0] if state.rules.coop else dict(zip(TEAM_NAMES, hospital, strict=True))
    if state.rules.coop:
        given["deck"] = [CARD_NAMES[deck_begin(state) + i] for i in range(len(state.deck)) if state.deck[i]]
    for seat in range(state.rules.players):
        given[SEAT_NAMES[seat]] = seat_described(state, seat)
    return given


def hex_described(state: AntePortas, at: int) -> dict[str, Any]:
    """Return what is on a hex in words."""
    said: dict[str, Any] = {}
    if state.rules.coop:
        rows = (state.base, state.elite, state.snared_base, state.snared_elite)
        said = {key: int(row[at]) for key, row in zip(ATTACKER_KEYS, rows, strict=True)} | soldiers_on(state, 0, at)
    else:
        for team, name in enumerate(TEAM_NAMES):
            snared = {key: int(state.snared[(team * HEXES + at) * 2 + i]) for i, key in enumerate(SNARED_KEYS)}
            said[name] = soldiers_on(state, team, at) | snared
    if state.tile[at]:
        said |= {"tile": TILE_NAMES[state.tile[at]], "facing": DIRECTION_NAMES[state.facing[at]]}
        if not state.rules.coop:
            said["owner"] = TEAM_NAMES[state.owner[at]]
    return said


def seat_described(state: AntePortas, seat: int) -> dict[str, Any]:
    """Return what a player has in words."""
    buildings = []
    for at in range(seat * SPOTS, (seat + 1) * SPOTS):
        if state.spot[at]:
            crew = int(state.crew[at])
            said = {"kind": BUILDING_NAMES[state.spot[at]], "farmers": crew & 3, "citizens": crew >> 2, "buffer": int(state.buffer[at])}
            buildings.append(said)
    return {
        "goods": {good: int(state.stock[seat * GOODS + i]) for i, good in enumerate(GOOD_NAMES)},
        "buildings": buildings,
        "farmers": int(state.idle[seat * 2]),
        "citizens": int(state.idle[seat * 2 + 1]),
        "steward": SITE_NAMES[state.steward[seat]],
        "hand": improvements_at(state, At.HAND + seat),
        "owns": improvements_at(state, At.OWNED + seat),
        "tickets": int(state.tickets[seat]),
        "spent": int(state.spent[seat]),
        "reaction": REACTION_NAMES[state.reaction[seat]],
    }


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {}),
        (2, {"scenario": "dragons", "epochs": "2"}),
        (3, {}),
        (2, {"mode": "territory"}),
        (4, {"mode": "capture_flag", "epochs": "2"}),
    ],
)
def test_any_position_in_a_turn_can_be_written_down_and_set_up_again(players: int, options: dict[str, str]) -> None:
    compared = 0
    for state in islice(random_states(players, options), 1500):
        if question(state) != Ask.TURN or state.phase != Phase.TURNS:
            continue
        compared += 1
        if compared % 10:
            continue
        copy = table(players, **options)
        GAME.set_position(copy, described(state))
        assert GAME.prompts(copy) == GAME.prompts(state)
        for seat in range(players):
            assert msgspec.to_builtins(GAME.observe(copy, seat)) == msgspec.to_builtins(GAME.observe(state, seat))
        assert list(copy.legal(copy.active)) == list(state.legal(state.active))
    assert compared > 100
