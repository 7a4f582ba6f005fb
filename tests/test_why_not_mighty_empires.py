"""Why not, in Mighty Empires: every kind of attempt is answered with the rule that a player would expect."""

from __future__ import annotations

import random
from typing import Any, cast

import playing
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from playing import answered, any_matches, legal_words, random_words, reason, refused, vocabulary_of

import tafelrunde as tr
from tafelrunde.games import find_game
from tafelrunde.games.mighty_empires import why
from tafelrunde.games.mighty_empires.engine._grammar import ASK_NAMES, EMPTY, EVENT_NAMES, SPELL_NAMES, Ask, Terrain
from tafelrunde.games.mighty_empires.engine.effects import touches
from tafelrunde.games.mighty_empires.engine.state import MightyEmpires
from tafelrunde.games.mighty_empires.maps import tile_names
from tafelrunde.games.mighty_empires.words import VERBS
from tafelrunde.kernel.errors import Phrase
from tafelrunde.kernel.game import WhyNot
from tafelrunde.kernel.match import Match, new_match
from tafelrunde.kernel.plays import rehearsal
from tafelrunde.kernel.scenario import Stage
from tafelrunde.kernel.scenario_file import Body, Scenario
from tafelrunde.kernel.texts import refusal_text

pytestmark = pytest.mark.once

GAME = find_game("mighty_empires")
REALMS: dict[str, Any] = {"bear": {"capital": "a1", "tiles": ["b1", "a2"]}, "eagle": {"capital": "f5", "tiles": ["e5", "f4"]}}
"""Realms in opposite corners of the map that is used where none is given: six columns, five rows, plains."""


def position(given: dict[str, Any], *played: str, players: int = 2, options: dict[str, str] | None = None) -> Match:
    """Return a match in a position in words, with the usual realms, after whoever is asked has played these sentences."""
    realms = {seat: {**said, **given.get(seat, {})} for seat, said in REALMS.items()}
    return playing.position(GAME, {**given, **realms}, *played, players=players, options=options)


def empires(match: Match) -> MightyEmpires:
    return cast(MightyEmpires, match.state)


def told(match: Match, cases: list[tuple[str, str, str, dict[str, str | int]]], seat: str | None = None) -> None:
    """Whoever is asked tries each sentence and gets this rule and this reason with these details."""
    for sentence, rule, key, fields in cases:
        assert refused(match, sentence, seat) == WhyNot(rule, key, fields), sentence


# Who decides


def test_when_the_campaign_is_over_that_is_all_there_is_to_say() -> None:
    match = new_match(GAME, 2, seed=1)
    match.resign("bear")
    for sentence in ("end", "capital c3", "resign", "raid"):
        assert refused(match, sentence, "eagle") == WhyNot("ME-17.5", "over")
    match = position({"round": 8}, "end", "end")
    assert refused(match, "end", "bear") == WhyNot("ME-17.3", "over")
    match = position({"round": 2}, "end", "end", options={"vp_target": "3"})
    assert refused(match, "end", "bear") == WhyNot("ME-17.2", "over")


def test_resigning_is_for_a_decision_of_your_own() -> None:
    match = position({})
    assert match.to_act == ("bear",)
    assert refused(match, "resign", "bear") == WhyNot("ME-R6", "resign")
    assert refused(match, "resign", "eagle") == WhyNot("ME-R6", "resign_later")
    with pytest.raises(tr.ResignRefused, match="ME-R6"):
        match.resign("eagle")


@pytest.mark.parametrize(
    ("phase", "given", "rule", "key"),
    [
        ("setup_fields", {}, "ME-0.9", "wait_field"),
        ("spring_equinox", {"bear": {"special": "a1"}}, "ME-3.1", "wait_cast"),
        ("autumn_equinox", {"bear": {"special": "a1"}}, "ME-3.1", "wait_cast"),
        ("events", {}, "ME-5.1", "wait_event"),
        ("challenge", {}, "ME-7.1", "wait_challenge"),
        ("build", {}, "ME-10.3", "wait_build"),
        ("undead_campaign", {"bear": {"race": "tomb_kings"}}, "ME-11.18", "wait_campaign"),
    ],
)
def test_somebody_else_decides(phase: str, given: dict[str, Any], rule: str, key: str) -> None:
    options = {"start_fields": "5"} if phase == "setup_fields" else {}
    match = position({**given, "phase": phase}, options=options)
    assert match.to_act == ("bear",)
    for sentence in ("end", "occupy c3", "event scouts", "target none", "order 50 assault lead", "c3"):
        assert refused(match, sentence, "eagle") == WhyNot(rule, key, {"seat": "bear"}), sentence


def test_whoever_is_out_or_absent_decides_nothing() -> None:
    match = position({"phase": "events", "griffin": {"status": "out"}, "lion": {"status": "idle", "tiles": ["f1"]}}, players=4)
    assert refused(match, "event scouts", "griffin") == WhyNot("ME-R12", "out")
    assert refused(match, "event scouts", "lion") == WhyNot("ME-14.12", "idle")


def test_whose_turn_is_over() -> None:
    match = position({"phase": "events"}, "event scouts")
    assert refused(match, "event spies", "bear") == WhyNot("ME-5.1", "event_chosen", {"event": "scouts", "seat": "eagle"})
    match = position({}, "end")
    assert refused(match, "raid", "bear") == WhyNot("ME-10.3", "turn_over", {"seat": "eagle"})
    three = {"phase": "challenge", "griffin": {"tiles": ["f1"]}, "order": ["bear", "eagle", "griffin"]}
    match = position(three, "challenge eagle b2", players=3)
    assert refused(match, "challenge griffin b2", "bear") == WhyNot("ME-7.2", "challenge_engaged", {"seat": "griffin"})


def test_the_wrong_phase() -> None:
    match = position({})
    answered(
        match,
        [
            ("event scouts", "ME-5.1", "no_event_now"),
            ("challenge eagle c3", "ME-7.1", "no_challenge_now"),
            ("order 50 assault lead", "ME-1.3", "no_battle_now"),
            ("result eagle 400 300", "ME-1.3", "no_battle_now"),
            ("cast yes", "ME-3.1", "no_cast_now"),
            ("reroll yes", "ME-3.4", "no_reroll_now"),
            ("target c3", "ME-3.7", "no_target_now"),
            ("field c3", "ME-0.9", "no_field_now"),
            ("capital c3", "ME-13.3", "no_capital_now"),
            ("agent eagle", "ME-5.6", "no_agent_now"),
            ("pass", "ME-11.13", "no_pass_now"),
            ("move_seat yes", "ME-13.5", "no_move_seat_now"),
            ("rebel c3", "ME-4.4", "no_rebel_now"),
        ],
    )
    match = position({"phase": "events"})
    answered(match, [("occupy b2", "ME-1.3", "no_spending_now"), ("pass", "ME-5.1", "event_no_pass"), ("end", "ME-1.3", "no_spending_now")])
    match = position({"phase": "challenge"})
    answered(match, [("pass", "ME-7.1", "challenge_no_pass"), ("raid", "ME-1.3", "no_spending_now")])


def test_sentences_with_too_many_words_or_the_wrong_ones() -> None:
    match = position({"bear": {"rp": 5}})
    answered(
        match,
        [
            ("occupy b2 b3", "ME-10.6", "how_tile"),
            ("occupy castle", "ME-10.6", "how_tile"),
            ("conquer eagle", "ME-10.7", "how_tile"),
            ("build castle b1 a2", "ME-10.11", "how_build"),
            ("build castle eagle", "ME-10.11", "how_build"),
            ("build hold b1", "ME-10.11", "how_build"),
            ("raid c3", "ME-10.12", "how_bare"),
            ("end c3", "ME-10.3", "how_bare"),
            ("yes", "ME-10.3", "asked_build"),
        ],
    )
    answered(position({"phase": "spring_equinox", "bear": {"special": "a1"}}), [("cast c3", "ME-3.1", "how_yes_no")])
    answered(position({"phase": "challenge"}), [("challenge c3 d4", "ME-7.5", "how_challenge"), ("yes", "ME-7.1", "asked_challenge")])
    with pytest.raises(tr.MalformedSentence):
        match.find(0, "occupy z99")
    assert GAME.why_not(match.state, 0, ("occupy", "z99")) == WhyNot("ME-10.6", "how_tile")
    assert GAME.why_not(match.state, 0, ()) == WhyNot("ME-10.3", "asked_build", {"rp": 5, "winter_rp": 0})


# Setup


def test_capitals() -> None:
    given = {"phase": "setup_capital", "map": "v m p p p p/p p p p p p", "bear": {"capital": "b2 bare", "tiles": []}}
    realms = {"bear": {"race": "empire"}, "eagle": {"race": "dwarfs"}}
    body = Body(name="why not", players=2, given={**given, **realms, "order": ["bear", "eagle"]})
    match = Stage(GAME, Scenario("mighty_empires", body.name, (), Phrase("why not"), body, ())).match
    cases = [("a1", "capital_volcano"), ("b1", "capital_mountain")]
    for tile, key in cases:
        assert refused(match, f"capital {tile}", "bear") == WhyNot("ME-0.6", key, {"tile": tile})
    assert refused(match, "capital a1", "eagle").key == "capital_volcano"
    assert refused(match, "field c1", "bear") == WhyNot("ME-0.9", "no_field_now")
    assert refused(match, "capital c1 d1", "bear") == WhyNot("ME-0.6", "how_tile")
    match.play("capital c1", "bear")
    assert refused(match, "capital d1", "bear") == WhyNot("ME-0.6", "wait_capital")
    match.play("capital d1", "eagle")
    assert match.prompts()[0].kind == "rechoose"
    assert refused(match, "yes") == WhyNot("ME-0.7", "asked_rechoose")
    told(match, [("capital e1", "ME-0.7", "capital_too_near", {"tile": "e1", "seat": "bear", "distance": 2, "least": 3})])
    assert refused(match, "capital f1", "bear") == WhyNot("ME-0.7", "wait_rechoose", {"seat": "eagle"})
    empires(match).owner[4] = 0
    assert refused(match, f"capital {tile_names(empires(match).land)[4]}").key == "tile_owned"


def test_capitals_on_a_small_map_and_in_homes() -> None:
    body = Body(name="why not", players=2, given={"phase": "setup_capital", "map": "p p p", "order": ["bear", "eagle"]})
    match = Stage(GAME, Scenario("mighty_empires", body.name, (), Phrase("why not"), body, ())).match
    match.play("capital a1", "bear")
    match.play("capital a1", "eagle")
    told(match, [("capital b1", "ME-0.7", "capital_not_farthest", {"tile": "b1", "seat": "bear", "distance": 1, "most": 2})])
    match = new_match(GAME, 2, seed=1)
    state, names = empires(match), tile_names(empires(match).land)
    outside = next(tile for tile in range(state.land.tiles) if state.land.home[tile] not in (state.home[0], EMPTY))
    soft = next(tile for tile in range(state.land.tiles) if state.land.home[tile] == state.home[1] and state.land.terrain[tile] > 1)
    assert state.land.home[outside] == state.land.home[soft]
    assert refused(match, f"capital {names[soft]}", "bear") == WhyNot("ME-0.6", "capital_home", {"tile": names[soft]})


def test_start_fields() -> None:
    given: dict[str, Any] = {
        "phase": "setup_fields",
        "order": ["bear", "eagle"],
        "map": "p p v p p p/p p p p p p/. . . . . ./p p p p p p/p p p p p p",
    }
    match = position(given, options={"start_fields": "5"})
    answered(
        match,
        [
            ("field a1", "ME-0.9", "yours_already"),
            ("field f5", "ME-0.9", "tile_owned"),
            ("field c1", "ME-0.9", "field_volcano"),
            ("field e1", "ME-0.9", "field_not_adjacent"),
            ("field e1 e2", "ME-0.9", "how_tile"),
            ("occupy b2", "ME-1.3", "no_spending_now"),
        ],
    )
    given["map"] = "p p . p p p/p . . p p p/. . . . . ./p p p p p p/p p p p p p"
    match = position(given, options={"start_fields": "5"})
    assert refused(match, "field f1") == WhyNot("ME-0.10", "field_not_nearest", {"tile": "f1"})


def test_start_fields_at_home() -> None:
    """A neighbour of the capital that lies outside the home, on a map where some capital has one."""
    for seed in range(20):
        match = new_match(GAME, 3, seed=seed)
        while match.prompts()[0].kind != "field":
            match.play(match.sentences(match.to_act[0])[0], match.to_act[0])
        state, seat, names = empires(match), match.state.actors()[0], tile_names(empires(match).land)
        for tile in range(state.land.tiles):
            outside = state.land.home[tile] != state.home[seat] and state.owner[tile] == EMPTY
            if outside and touches(state, tile, seat) and state.land.terrain[tile] != Terrain.VOLCANO:
                assert refused(match, f"field {names[tile]}") == WhyNot("ME-0.9", "field_home", {"tile": names[tile]})
                return
    pytest.fail("no capital lies at the edge of its home")


# Spells


def test_who_casts() -> None:
    given: dict[str, Any] = {
        "phase": "spring_equinox",
        "order": ["bear", "eagle", "griffin", "lion"],
        "bear": {"special": "a1"},
        "griffin": {"tiles": ["f1"], "special": "f1", "gold": 40},
        "lion": {"tiles": ["a5"], "special": "a5"},
    }
    match = position(given, players=4)
    assert refused(match, "cast yes", "eagle") == WhyNot("ME-3.2", "cast_no_special")
    assert refused(match, "cast yes", "griffin") == WhyNot("ME-3.3", "cast_no_gold", {"gold": 40, "cost": 100})
    assert refused(match, "cast yes", "lion") == WhyNot("ME-3.1", "wait_cast", {"seat": "bear"})
    match.play("cast no")
    assert match.to_act == ("lion",)
    assert refused(match, "cast yes", "bear") == WhyNot("ME-3.1", "cast_once")
    match.play("cast yes")
    assert refused(match, "cast yes", "bear") == WhyNot("ME-3.1", "cast_once")
    assert refused(match, "raid", "bear") == WhyNot("ME-3.10", "wait_spell", {"seat": "lion"})
    answered(
        match,
        [
            ("cast yes", "ME-3.1", "cast_once"),
            ("reroll c3", "ME-3.4", "how_yes_no"),
            ("c3", "ME-3.4", "asked_reroll"),
            ("target c3", "ME-3.7", "no_target_now"),
        ],
    )


SPELLS = [
    ("plenty", "c3", "ME-3.13"),
    ("void_of_chaos", "f5", "ME-3.14"),
    ("earthquake", "e5", "ME-3.15"),
    ("dam_river", "c3", "ME-3.12"),
    ("transmutation", "a1", "ME-3.20"),
    ("blight", "a1", "ME-3.21"),
    ("flood", "c3", "ME-3.17"),
]


@pytest.mark.parametrize(("spell", "tile", "rule"), SPELLS)
def test_targets(spell: str, tile: str, rule: str) -> None:
    autumn = SPELL_NAMES.index(spell) > 6
    match = position(
        {"phase": "autumn_equinox" if autumn else "spring_equinox", "map": "/".join(["p p p p p r"] * 5), "bear": {"special": "a1"}},
        "cast yes",
    )
    state = empires(match)
    state.steps[-1] = Ask.TARGET | (SPELL_NAMES.index(spell) << 4) << 6
    key = {"void_of_chaos": "void", "dam_river": "dam"}.get(spell, spell)
    assert refused(match, f"target {tile}") == WhyNot(rule, f"target_{key}", {"tile": tile})
    assert refused(match, "target c3 c4") == WhyNot("ME-3.7", "how_target")
    assert refused(match, "cast yes") == WhyNot("ME-3.1", "cast_once")
    assert GAME.why_not(state, 0, ()) == WhyNot("ME-3.7", "asked_target", {"spell": spell})


# Events


def test_events() -> None:
    given: dict[str, Any] = {
        "phase": "events",
        "turn": "eagle",
        "order": ["bear", "eagle"],
        "bear": {"event": "scouts"},
        "eagle": {"last_event": "spies", "castles": ["e5"]},
        "griffin": {"status": "out"},
    }
    match = position(given, players=3, options={"event_repeat": "not_same_twice"})
    assert refused(match, "event scouts") == WhyNot("ME-5.1", "event_taken", {"event": "scouts", "seat": "bear"})
    assert refused(match, "event spies") == WhyNot("ME-5.1", "event_repeated", {"event": "spies"})
    answered(
        match,
        [
            ("scouts", "ME-5.1", "event_taken"),
            ("event disaster eagle", "ME-5.1", "event_self"),
            ("event agent griffin", "ME-5.1", "event_out"),
            ("agent griffin", "ME-5.1", "event_out"),
            ("event diplomacy c3", "ME-5.1", "event_needs_seat"),
            ("event fools_gold bear eagle", "ME-5.1", "event_needs_seat"),
            ("event land_grab c3", "ME-5.1", "event_no_aim"),
            ("event building_boom special e5", "ME-5.3", "boom_special"),
            ("event building_boom castle e5", "ME-10.11", "slot_taken"),
            ("event building_boom castle c3", "ME-10.11", "not_yours"),
            ("event building_boom bear", "ME-5.3", "boom_how"),
            ("event saboteurs c3", "ME-5.5", "sabotage_free"),
            ("event saboteurs e5", "ME-5.5", "sabotage_own"),
            ("event saboteurs b1", "ME-5.5", "sabotage_empty"),
            ("event saboteurs bear", "ME-5.5", "sabotage_how"),
            ("event hold bear", "ME-5.1", "how_event"),
            ("raid", "ME-1.3", "no_spending_now"),
        ],
    )
    match = position({"phase": "events", "bear": {"race": "skaven"}, "eagle": {"capital": "f5 bare"}, "order": ["bear", "eagle"]})
    answered(
        match,
        [
            ("event building_boom nothing", "ME-5.2", "boom_nowhere"),
            ("event building_boom mine b1", "ME-11.9", "build_skaven"),
            ("event saboteurs f5", "ME-5.2", "sabotage_nowhere"),
        ],
    )
    match = position({"phase": "events", "bear": {"capital": "a1 bare"}})
    assert refused(match, "event building_boom city a1") == WhyNot("ME-2.14", "boom_capital", {"tile": "a1"})


def test_agents() -> None:
    others = {"griffin": {"tiles": ["f1"], "event": "diplomacy eagle"}, "lion": {"tiles": ["a5"], "status": "idle"}}
    match = position({"phase": "events", "turn": "bear", "order": ["griffin", "bear", "lion", "eagle"], **others}, players=4)
    match.record.chance = "table"
    match.play("event agent eagle", chance=["3"])
    match.record.chance = "open"
    assert match.prompts()[0].kind == "agent"
    both = {"seat": "eagle"}
    assert refused(match, "agent eagle") == WhyNot("ME-5.6", "agent_target", both | {"other": "eagle"})
    assert refused(match, "agent griffin") == WhyNot("ME-5.7", "agent_barred", both | {"other": "griffin"})
    assert refused(match, "agent lion") == WhyNot("ME-5.6", "agent_absent", both | {"other": "lion"})
    assert refused(match, "event scouts", "eagle") == WhyNot("ME-5.6", "wait_agent", {"seat": "bear"})
    answered(match, [("yes", "ME-5.6", "asked_agent"), ("agent c3", "ME-5.6", "how_seat"), ("event scouts", "ME-5.1", "no_event_now")])


# Challenges

FIVE: dict[str, Any] = {
    "phase": "challenge",
    "griffin": {"tiles": ["f1"]},
    "lion": {"tiles": ["a5"]},
    "otter": {"tiles": ["c5"]},
    "order": ["bear", "eagle", "griffin", "lion", "otter"],
}


def test_whom_to_challenge() -> None:
    given = {**FIVE, "turn": "bear", "eagle": {"event": "diplomacy bear"}, "griffin": {"tiles": ["f1"], "status": "idle"}}
    given |= {"lion": {"status": "out"}, "order": ["bear", "eagle", "griffin", "otter"]}
    match = position(given, players=5)
    answered(
        match,
        [
            ("challenge bear b2", "ME-7.1", "challenge_self"),
            ("challenge eagle b2", "ME-5.7", "challenge_barred"),
            ("challenge griffin b2", "ME-7.3", "challenge_idle"),
            ("challenge lion b2", "ME-7.3", "challenge_out"),
        ],
    )
    battles = [{"a": "eagle", "b": "griffin", "tile": "f3"}]
    match = position({**FIVE, "battles": battles}, players=5, options={"pairing": "prefer_free"})
    assert refused(match, "challenge eagle b2") == WhyNot("ME-7.3", "challenge_free_first", {"other": "eagle", "seat": "lion"})
    battles += [{"a": "otter", "b": "griffin", "tile": "f3"}]
    match = position({**FIVE, "battles": battles, "turn": "lion"}, players=5, options={"most_battles": "2"})
    assert refused(match, "challenge griffin a4") == WhyNot("ME-7.3", "challenge_most", {"other": "griffin", "count": 2})
    match = position({**FIVE, "agent": {"lion": "otter"}}, players=5)
    assert match.to_act == ("lion",)
    assert refused(match, "challenge bear a4") == WhyNot("ME-5.6", "challenge_forced", {"other": "otter"})
    assert refused(match, "challenge otter a1") == WhyNot("ME-7.5", "ground_third", {"tile": "a1", "other": "otter", "seat": "bear"})
    assert GAME.why_not(match.state, 3, ()) == WhyNot("ME-5.6", "asked_forced", {"other": "otter"})


def test_where_to_fight() -> None:
    tiles = {"b2": {"effects": ["void_of_chaos eagle"]}, "c1": {"effects": ["death_fog eagle"]}}
    match = position({**FIVE, "tiles": tiles}, players=5)
    for tile, rule, key in [
        ("a1", "ME-7.5", "ground_own"),
        ("b2", "ME-3.14", "ground_void"),
        ("c1", "ME-3.18", "ground_fog"),
        ("c3", "ME-7.5", "ground_not_adjacent"),
        ("f5", "ME-7.5", "ground_not_adjacent"),
    ]:
        assert refused(match, f"challenge eagle {tile}") == WhyNot(rule, key, {"tile": tile, "other": "eagle"})
    assert refused(match, "challenge eagle f1") == WhyNot("ME-7.5", "ground_third", {"tile": "f1", "other": "eagle", "seat": "griffin"})
    fog = {tile: {"effects": ["death_fog eagle"]} for tile in ("b2", "c1", "a3")}
    match = position({"phase": "challenge", "tiles": fog})
    found = refused(match, "challenge eagle f5")
    assert (found.rule, found.key, found.fields["tile"]) == ("ME-7.7", "ground_not_nearest", "f5")
    nearest = str(found.fields["nearest"]).split(", ")
    assert {f"challenge eagle {tile}" for tile in nearest} == set(match.sentences())


def test_the_winter_of_the_undead() -> None:
    match = position({"phase": "undead_campaign", "bear": {"race": "tomb_kings"}})
    answered(
        match,
        [
            ("challenge bear b2", "ME-7.1", "challenge_self"),
            ("challenge eagle a1", "ME-7.5", "ground_own"),
            ("pass c3", "ME-11.13", "how_bare"),
            ("event scouts", "ME-5.1", "no_event_now"),
            ("occupy b2", "ME-1.3", "no_spending_now"),
        ],
    )
    match.play("challenge eagle b2")
    match.play("fight")
    assert refused(match, "order 10 hold lead", "bear") == WhyNot("ME-8.14", "wait_fight", {"other": "eagle", "tile": "b2"})
    match.play("concede")
    assert match.prompts()[0].kind == "build"
    assert refused(match, "raid", "eagle") == WhyNot("ME-11.18", "wait_winter_build", {"seat": "bear"})
    given: dict[str, Any] = {"phase": "undead_campaign", "bear": {"race": "tomb_kings"}, "griffin": {"tiles": ["c1"]}}
    match = position(given, "challenge eagle b2", "fight", "concede", players=3)
    assert refused(match, "conquer c1") == WhyNot("ME-11.15", "beaten_elsewhere", {"tile": "c1", "seat": "griffin"})


# Before a battle


def battle(given: dict[str, Any], options: dict[str, str] | None = None, players: int = 2, **said: Any) -> Match:
    """Return a battle of bear against eagle."""
    row = {"a": "bear", "b": "eagle", "tile": "b2", **said}
    return position({"phase": "battle", "battles": [row], **given}, players=players, options=options)


def test_orders() -> None:
    match = battle({"bear": {"gold": 200, "order": "50 hold lead"}, "eagle": {"gold": 95}}, stage="orders")
    assert match.to_act == ("eagle",)
    assert refused(match, "order 10 hold lead", "bear") == WhyNot("ME-8.7", "wait_sealed", {"other": "eagle", "tile": "b2"})
    told(
        match,
        [
            ("order 55 hold lead", "ME-8.4", "gold_step", {"number": 55, "step": 10}),
            ("order 260 hold lead", "ME-8.4", "gold_limit", {"number": 260, "most": 250}),
            ("order 100 hold lead", "ME-2.11", "gold_treasury", {"number": 100, "gold": 95}),
            ("order 10 20 hold lead", "ME-9.1", "order_twice", {"word": "20"}),
            ("order 10 hold flank lead", "ME-9.1", "order_twice", {"word": "flank"}),
            ("order 10 hold", "ME-9.1", "general_missing", {}),
            ("order 10 lead", "ME-9.1", "stance_missing", {}),
            ("order 10 hold lead c3", "ME-9.1", "order_word", {"word": "c3"}),
            ("order 10 hold lead reinforce", "ME-8.16", "amount_missing", {"word": "reinforce"}),
            ("order 10 hold lead reinforce 30", "ME-5.9", "reinforce_no_event", {}),
            ("order 10 hold lead siege 50", "ME-8.9", "siege_none", {"tile": "b2"}),
            ("order 10 hold lead hunt", "ME-8.10", "hunt_no_dragon", {"tile": "b2"}),
            ("order 10 hold lead spare", "ME-8.10", "hunt_no_dragon", {"tile": "b2"}),
            ("order 10 hold lead assassin general", "ME-8.12", "assassin_no_event", {}),
            ("order 10 hold lead assassin", "ME-8.12", "assassin_whom", {}),
            ("10 hold", "ME-9.1", "general_missing", {}),
            ("order", "ME-9.1", "how_order", {}),
            ("concede", "ME-8.14", "concede_too_late", {"other": "bear", "tile": "b2"}),
            ("fight", "ME-8.14", "concede_too_late", {"other": "bear", "tile": "b2"}),
            ("concede bear", "ME-14.2", "not_at_table", {"other": "bear"}),
            ("settle table", "ME-R2", "settle_not_mixed", {"other": "bear", "tile": "b2"}),
            ("muster 10", "ME-8.7", "muster_sealed", {"other": "bear", "tile": "b2"}),
            ("result bear 300 200", "ME-14.2", "not_at_table", {"other": "bear"}),
            ("occupy c3", "ME-1.3", "no_spending_now", {}),
        ],
    )
    asked = WhyNot("ME-9.1", "asked_order", {"other": "bear", "tile": "b2"})
    assert GAME.why_not(match.state, 1, ()) == asked


def test_orders_in_a_siege_with_reinforcements() -> None:
    given: dict[str, Any] = {
        "bear": {"gold": 240, "tiles": ["e5"], "event": "reinforcements"},
        "eagle": {"tiles": ["f4"], "event": "assassin"},
    }
    match = battle(given, {"most_reinforced": "180"}, tile="f5", stage="orders")
    answered(
        match,
        [
            ("order 0 hold lead siege 60", "ME-8.9", "siege_amount"),
            ("order 0 hold lead siege 150", "ME-8.9", "siege_amount"),
            ("order 200 hold lead siege 50", "ME-8.16", "gold_left"),
            ("order 0 hold lead reinforce 190", "ME-5.9", "reinforce_limit"),
            ("order 200 hold lead reinforce 50", "ME-8.16", "gold_left"),
            ("order 0 hold lead reinforce 5", "ME-8.4", "gold_step"),
        ],
        "bear",
    )
    assert refused(match, "order 100 reinforce 100 siege 50 hold lead", "bear").fields == {"number": 50, "gold": 40}
    answered(match, [("order 0 hold lead siege 50", "ME-8.9", "siege_defender")], "eagle")


def test_before_the_orders() -> None:
    match = battle({})
    assert match.to_act == ("bear",)
    where = {"other": "eagle", "tile": "b2"}
    assert refused(match, "order 10 hold lead") == WhyNot("ME-8.14", "fight_first", where)
    assert refused(match, "fight", "eagle") == WhyNot("ME-8.14", "wait_fight", {"other": "bear", "tile": "b2"})
    answered(match, [("fight c3", "ME-8.14", "how_bare"), ("concede c3", "ME-8.14", "how_concede")])
    match = battle({}, {"seal_gold": "off"}, stage="muster")
    answered(
        match,
        [
            ("order 10 hold lead", "ME-8.7", "muster_first"),
            ("muster 10 hold", "ME-8.7", "muster_only_gold"),
            ("muster 5", "ME-8.4", "gold_step"),
            ("muster 10 siege 50", "ME-8.9", "siege_none"),
            ("muster", "ME-8.7", "how_muster"),
            ("yes", "ME-9.1", "order_word"),
        ],
    )
    assert GAME.why_not(match.state, 0, ()) == WhyNot("ME-8.7", "asked_muster", {"other": "eagle", "tile": "b2"})
    assert refused(match, "muster 10", "eagle") == WhyNot("ME-8.7", "wait_muster", {"other": "bear", "tile": "b2"})
    match.play("muster 20")
    match.play("muster 20")
    answered(match, [("order 10 hold lead", "ME-8.7", "gold_mustered"), ("muster 10", "ME-8.7", "muster_done")], "bear")
    answered(match, [("order hold lead siege 50", "ME-8.7", "gold_mustered"), ("order hold", "ME-9.1", "general_missing")], "eagle")


def test_a_mixed_campaign() -> None:
    match = battle({}, {"battle_mode": "mixed"})
    where = {"other": "eagle", "tile": "b2"}
    for sentence in ("fight", "concede", "order 10 hold lead", "muster 10"):
        assert refused(match, sentence) == WhyNot("ME-R2", "settle_first", where)
    assert refused(match, "settle c3") == WhyNot("ME-R2", "how_settle")
    assert refused(match, "result eagle 400 300") == WhyNot("ME-14.2", "not_at_table", {"other": "eagle"})
    assert refused(match, "settle table", "eagle") == WhyNot("ME-R2", "wait_settle", {"other": "bear", "tile": "b2"})
    match.play("settle simulation")
    match.play("settle simulation")
    assert refused(match, "settle table") == WhyNot("ME-R2", "settle_done", where)


def test_battles_one_after_the_other() -> None:
    rows = [
        {"a": "bear", "b": "eagle", "tile": "b2"},
        {"a": "griffin", "b": "lion", "tile": "f2"},
        {"a": "otter", "b": "lion", "tile": "b5"},
    ]
    others = {seat: said for seat, said in FIVE.items() if seat not in ("phase", "order")}
    match = position({"phase": "battle", "battles": rows, **others}, players=5)
    where = {"other": "lion", "tile": "f2", "first": "b2"}
    assert refused(match, "fight", "griffin") == WhyNot("ME-8.1", "wait_earlier", where)
    match.play("concede")
    assert refused(match, "fight", "bear") == WhyNot("ME-8.15", "wait_settled")
    match = position({"phase": "battle", "battles": rows[:1], **others}, players=5)
    assert refused(match, "fight", "lion") == WhyNot("ME-7.4", "wait_no_battle")
    mixed = [
        {**rows[0], "mode": "table", "stage": "table"},
        {"a": "griffin", "b": "eagle", "tile": "f2", "mode": "sim", "stage": "concede"},
    ]
    match = position({"phase": "battle", "battles": mixed, **others}, players=5, options={"battle_mode": "mixed"})
    assert refused(match, "fight", "griffin") == WhyNot("ME-8.1", "wait_table_first", {"other": "eagle", "tile": "f2"})


# At the table


def test_reports() -> None:
    given: dict[str, Any] = {"bear": {"gold": 300}, "eagle": {"gold": 40}}
    match = battle(given, {"battle_mode": "table"}, players=3)
    told(
        match,
        [
            ("result griffin 400 300", "ME-14.3", "no_such_battle", {"other": "griffin"}),
            ("confirm griffin", "ME-14.3", "no_such_battle", {"other": "griffin"}),
            ("result bear 400 300", "ME-14.3", "no_such_battle", {"other": "bear"}),
            ("confirm eagle", "ME-14.4", "confirm_nothing", {"other": "eagle"}),
            ("result eagle 400", "ME-14.3", "report_points", {"other": "eagle"}),
            ("result eagle gold 400 300", "ME-14.3", "report_points", {"other": "eagle"}),
            ("result 400 300", "ME-14.3", "how_report", {}),
            ("400 300", "ME-14.3", "asked_report", {}),
            ("result eagle 400 300 gold 251 0", "ME-8.4", "gold_limit", {"number": 251, "most": 250}),
            ("result eagle 400 300 gold 0 41", "ME-14.3", "report_treasury", {"seat": "eagle", "number": 41, "most": 40}),
            ("result eagle 400 300 reinforce 10 0", "ME-5.9", "report_no_reinforcements", {"seat": "bear"}),
            ("result eagle 400 300 reinforce 0 10", "ME-5.9", "report_no_reinforcements", {"seat": "eagle"}),
            ("result eagle 400 300 siege 60", "ME-8.9", "siege_none", {"tile": "b2"}),
            ("result eagle 400 300 hill bear", "ME-8.11", "hill_no_mountain", {"tile": "b2"}),
            ("result eagle 400 300 hill griffin", "ME-14.3", "report_word", {"word": "hill"}),
            ("result eagle 400 300 dragon_dead", "ME-8.10", "no_dragon", {"tile": "b2"}),
            ("result eagle 400 300 assassin bear general 4", "ME-8.12", "report_no_assassin", {"seat": "bear"}),
            ("result eagle 400 300 assassin eagle champion 4", "ME-8.12", "report_no_assassin", {"seat": "eagle"}),
            ("result eagle 400 300 rounds 9", "ME-8.2", "report_rounds", {"number": 9, "most": 4}),
            ("result eagle 400 300 rounds", "ME-14.3", "report_word", {"word": "rounds"}),
            ("result eagle 400 300 rounds 3 rounds 4", "ME-14.3", "report_twice", {"word": "rounds"}),
            ("result eagle 400 300 gold 10", "ME-14.3", "report_word", {"word": "gold"}),
            ("concede", "ME-8.14", "concede_whom", {}),
            ("fight", "ME-14.2", "at_the_table", {}),
            ("order 10 hold lead", "ME-14.2", "at_the_table", {}),
            ("simulate c3", "ME-R3", "how_seat", {}),
            ("confirm", "ME-14.4", "how_seat", {}),
            ("occupy c3", "ME-1.3", "no_spending_now", {}),
        ],
        "bear",
    )
    assert GAME.why_not(match.state, 0, ("result", "eagle", "10000", "1")) == WhyNot(
        "ME-R9", "report_number", {"number": 10000, "most": 9999}
    )
    match.play("result eagle 400 300 gold 250 0", "bear")
    assert refused(match, "result eagle 300 300", "bear") == WhyNot("ME-14.4", "wait_confirm", {"other": "eagle", "tile": "b2"})
    empires(match).gold[0] = 200
    assert refused(match, "confirm bear", "eagle") == WhyNot("ME-2.11", "confirm_unpayable", {"other": "bear"})


def test_reports_of_what_was_sealed() -> None:
    match = battle({"bear": {"gold": 300}}, {"battle_mode": "table", "seal_gold": "on"})
    answered(
        match,
        [
            ("result eagle 400 300", "ME-8.7", "seal_first"),
            ("concede", "ME-8.14", "concede_whom"),
            ("fight", "ME-14.2", "at_the_table"),
            ("order 10 hold lead", "ME-8.7", "table_only_gold"),
            ("order 10 siege 50", "ME-8.7", "table_only_gold"),
            ("order 251", "ME-8.4", "gold_limit"),
            ("order", "ME-9.1", "how_order"),
        ],
        "bear",
    )
    assert GAME.why_not(match.state, 0, ()) == WhyNot("ME-8.7", "asked_gold", {"other": "eagle", "tile": "b2"})
    match.play("order 33", "bear")
    match.play("order 0", "eagle")
    sentence = "result eagle 400 300 gold 34 0"
    told(match, [(sentence, "ME-14.3", "report_sealed", {"seat": "bear", "number": 34, "most": 33})], "bear")


def test_reports_with_much_to_say() -> None:
    given: dict[str, Any] = {
        "bear": {"gold": 200, "tiles": ["e5"], "event": "reinforcements"},
        "eagle": {"tiles": ["f4"], "event": "assassin"},
    }
    match = battle(given, {"battle_mode": "table", "most_reinforced": "180"}, tile="f5")
    answered(
        match,
        [
            ("result eagle 400 300 siege 201", "ME-14.3", "report_treasury"),
            ("result eagle 400 300 gold 150 0 reinforce 60 0", "ME-14.3", "report_treasury"),
            ("result eagle 400 300 reinforce 190 0", "ME-5.9", "reinforce_limit"),
        ],
        "bear",
    )
    assert refused(match, "result bear 1 2 siege 150 gold 0 100", "eagle").fields == {"seat": "bear", "number": 150, "most": 100}


def test_who_wants_a_simulation_and_two_battles_at_the_table() -> None:
    rows = [{"a": "bear", "b": "eagle", "tile": "b2"}, {"a": "griffin", "b": "bear", "tile": "f2"}]
    given: dict[str, Any] = {"phase": "battle", "battles": rows, "griffin": {"tiles": ["f1"]}}
    match = position(given, players=3, options={"battle_mode": "table"})
    match.play("simulate eagle", "bear")
    assert refused(match, "simulate eagle", "bear") == WhyNot("ME-R3", "simulate_said", {"other": "eagle"})
    match.play("result bear 300 200", "eagle")
    assert refused(match, "concede eagle", "bear") == WhyNot("ME-8.14", "concede_reported", {"other": "eagle"})
    assert refused(match, "simulate eagle", "bear") == WhyNot("ME-R3", "simulate_said", {"other": "eagle"})
    match.play("confirm eagle", "bear")
    assert refused(match, "confirm eagle", "bear") == WhyNot("ME-8.15", "battle_settled", {"other": "eagle"})
    match.play("simulate griffin", "bear")
    assert refused(match, "simulate griffin", "bear") == WhyNot("ME-R3", "wait_simulate", {"other": "griffin", "tile": "f2"})
    match = position(given, players=3, options={"battle_mode": "table"})
    match.play("result eagle 300 200", "bear")
    assert refused(match, "concede eagle", "bear") == WhyNot("ME-14.4", "reported_already", {"other": "eagle"})


# Occupying and conquering


def spending(given: dict[str, Any], *battles: dict[str, Any], players: int = 2, options: dict[str, str] | None = None) -> Match:
    """Return bear's spending after battles."""
    match = position({"battles": list(battles), "turn": "bear", **given}, players=players, options=options)
    assert match.to_act == ("bear",)
    return match


def price(tile: str, cost: int, base: int, ground: int, walls: int, grab: int, points: int) -> dict[str, str | int]:
    """Return the details of what is too dear."""
    return {"tile": tile, "cost": cost, "base": base, "ground": ground, "walls": walls, "grab": grab, "points": points}


WON = {"a": "bear", "b": "eagle", "tile": "d3", "result": [300, 200]}


def test_occupying() -> None:
    tiles = {"b2": {"effects": ["void_of_chaos eagle"]}, "c1": {"effects": ["death_fog eagle"]}, "a4": {"building": "castle"}}
    given = {"map": "p p p p p p/p p v p p p/p m p p p p/m p p p p p/p p p p p p", "tiles": tiles}
    given |= {"bear": {"tiles": ["b1", "a2", "a3"], "rp": 2}}
    guarded = {"loser_barred": "on", "dragon_guards": "on"}
    match = spending(given, {"a": "bear", "b": "eagle", "tile": "d2", "result": [0, 300]}, options=guarded)
    told(
        match,
        [
            ("occupy a2", "ME-10.6", "yours_already", {"tile": "a2"}),
            ("occupy f5", "ME-10.6", "occupy_owned", {"tile": "f5", "seat": "eagle"}),
            ("occupy b2", "ME-3.14", "tile_void", {"tile": "b2"}),
            ("occupy c1", "ME-3.18", "tile_fog", {"tile": "c1"}),
            ("occupy d3", "ME-10.6", "not_adjacent", {"tile": "d3"}),
            ("occupy d2", "ME-10.9", "occupy_lost", {"tile": "d2"}),
            ("occupy c2", "ME-10.10", "occupy_dragon", {"tile": "c2"}),
            ("occupy b3", "ME-10.6", "occupy_points", price("b3", 3, 2, 1, 0, 0, 2)),
            ("occupy a4", "ME-10.6", "occupy_points", price("a4", 4, 2, 1, 1, 0, 2)),
            ("a4", "ME-10.6", "occupy_points", price("a4", 4, 2, 1, 1, 0, 2)),
        ],
    )
    given |= {"bear": {"tiles": ["b1", "a2", "a3"], "rp": 2, "event": "land_grab", "race": "dwarfs"}}
    match = spending(given)
    assert refused(match, "occupy a4").fields == price("a4", 4, 3, 1, 1, 1, 2)
    text = refusal_text(GAME, refused(match, "occupy a4"), "en").text
    summands = "base cost 3, mountain or volcano 1, castle or city 1, land grab −1"
    assert text == f"Occupying a4 costs you 4 empire points ({summands}), and you have 2 left."


def test_the_battlefield_comes_first() -> None:
    match = spending({"bear": {"rp": 5}}, {"a": "bear", "b": "eagle", "tile": "b2", "result": [200, 200]})
    assert refused(match, "occupy c1") == WhyNot("ME-10.8", "occupy_first", {"tile": "c1", "first": "b2"})
    given: dict[str, Any] = {"bear": {"rp": 5}, "eagle": {"tiles": ["b2", "c1"]}}
    match = spending(given, {**WON, "tile": "b2"})
    assert refused(match, "conquer c1") == WhyNot("ME-10.8", "conquer_first", {"tile": "c1", "first": "b2"})
    others = {"griffin": {"tiles": ["f1"]}}
    both = [{**WON, "tile": "b2"}, {**WON, "b": "griffin", "tile": "a3"}]
    match = spending({"bear": {"rp": 5}, **others}, *both, players=3)
    assert refused(match, "occupy c1").fields == {"tile": "c1", "first": "a3, b2"}


def test_conquering() -> None:
    tiles = {"c1": {"effects": ["death_fog eagle"]}, "a3": {"building": "castle"}}
    given: dict[str, Any] = {
        "map": "p p p p p p/p p p p p p/m p p p p p/p p p p p p/p p p p p p",
        "tiles": tiles,
        "bear": {"rp": 4},
        "eagle": {"tiles": ["b2", "c1", "a3", "d4"]},
        "griffin": {"tiles": ["b3"]},
    }
    match = spending(given, {**WON, "tile": "b2"}, players=3)
    told(
        match,
        [
            ("conquer a1", "ME-10.7", "yours_already", {"tile": "a1"}),
            ("conquer d3", "ME-10.7", "conquer_free", {"tile": "d3"}),
            ("conquer c1", "ME-3.18", "tile_fog", {"tile": "c1"}),
            ("conquer d4", "ME-10.7", "not_adjacent", {"tile": "d4"}),
            ("conquer b3", "ME-10.7", "not_fought", {"tile": "b3", "seat": "griffin"}),
            ("b3", "ME-10.7", "not_fought", {"tile": "b3", "seat": "griffin"}),
            ("conquer a3", "ME-10.7", "conquer_points", price("a3", 5, 3, 1, 1, 0, 4)),
        ],
    )
    endings: list[tuple[dict[str, Any], str, str]] = [
        ({"result": [200, 300]}, "ME-10.7", "lost_to"),
        ({"result": [200, 200]}, "ME-10.7", "not_won"),
        ({"ended": "unplayed"}, "ME-10.17", "not_played"),
        ({"ended": "conceded bear"}, "ME-10.7", "lost_to"),
    ]
    for how, rule, key in endings:
        match = spending(given, {"a": "bear", "b": "eagle", "tile": "d2", **how}, players=3)
        assert refused(match, "conquer b2") == WhyNot(rule, key, {"tile": "b2", "seat": "eagle"})
    given["bear"] = {"rp": 2, "race": "orcs_goblins"}
    match = spending(given, {**WON, "tile": "d2"}, players=3)
    assert refused(match, "conquer a3").fields["base"] == 2


def test_skaven_conquer_beside_cities() -> None:
    given: dict[str, Any] = {"bear": {"rp": 5, "race": "skaven"}, "eagle": {"tiles": ["d2", "b2"]}}
    match = spending(given, {**WON, "tile": "c3"})
    assert refused(match, "conquer d2") == WhyNot("ME-11.12", "conquer_skaven", {"tile": "d2"})
    given["bear"]["tiles"] = ["b1", "a2", "c2"]
    match = spending(given, {**WON, "tile": "c3"}, options={"skaven_strict": "on"})
    assert refused(match, "conquer d2") == WhyNot("ME-11.12", "conquer_skaven_strict", {"tile": "d2"})


# Building

BUILDINGS: dict[str, Any] = {
    "map": "p m r v p p/r r r p p p/m p p p p p/p p p p p p/p p p p p p",
    "tiles": {"b2": {"exhausted": True}, "c2": {"effects": ["death_fog eagle"]}},
    "bear": {
        "tiles": ["b1", "c1", "d1", "a2", "b2", "c2", "a3", "b3"],
        "castles": ["a3", "b3"],
        "mines": ["c1"],
        "rp": 5,
        "special_built": True,
    },
}


def test_building() -> None:
    match = spending(BUILDINGS)
    told(
        match,
        [
            ("build castle e2", "ME-10.11", "not_yours", {"tile": "e2"}),
            ("build castle f5", "ME-10.11", "not_yours", {"tile": "f5"}),
            ("build castle c2", "ME-3.18", "build_fog", {"tile": "c2"}),
            ("build castle d1", "ME-12.4", "build_volcano", {"tile": "d1"}),
            ("build special a2", "ME-12.1", "special_once", {}),
            ("build castle a3", "ME-10.11", "slot_taken", {"tile": "a3", "building": "castle"}),
            ("build mine a3", "ME-10.11", "slot_taken", {"tile": "a3", "building": "castle"}),
            ("build city c1", "ME-10.11", "slot_taken", {"tile": "c1", "building": "mine"}),
            ("build city a1", "ME-10.11", "slot_taken", {"tile": "a1", "building": "city"}),
            ("build mine b2", "ME-6.2", "mine_exhausted", {"tile": "b2"}),
            ("build city a2", "ME-10.11", "city_needs_castle", {"tile": "a2"}),
            ("build city a3", "ME-11.3", "city_mountain", {"tile": "a3"}),
            ("found a2", "ME-13.4", "found_has_one", {"tile": "a1"}),
            ("demolish a3", "ME-10.11", "demolish_off", {}),
        ],
    )
    flat = spending({"bear": {"rp": 1}})
    assert refused(flat, "build mine b1") == WhyNot("ME-10.11", "mine_terrain", {"tile": "b1"})
    flat = spending({"bear": {"rp": 1, "race": "orcs_goblins", "castles": ["b1"]}})
    assert refused(flat, "build city b1") == WhyNot("ME-11.6", "city_raiders", {"tile": "b1"})
    flat = spending({"bear": {"rp": 1, "race": "skaven"}})
    assert refused(flat, "build castle b1") == WhyNot("ME-11.9", "build_skaven", {"tile": "b1"})


def test_the_box_is_empty_and_buildings_are_torn_down() -> None:
    castles = [f"{column}{row}" for row in (2, 3, 4) for column in "abcdef"] + ["b1", "c1", "d1", "e1", "f1", "a5"]
    match = spending(
        {"bear": {"rp": 1, "castles": castles, "tiles": ["b5"]}, "eagle": {"tiles": ["e5"]}}, options={"component_limits": "on"}
    )
    assert len(castles) == 24
    assert refused(match, "build castle b5") == WhyNot("ME-10.11", "build_supply", {"building": "castle", "count": 24})
    given: dict[str, Any] = {"bear": {"castles": ["b1"], "rp": 0}}
    match = spending(given, options={"allow_demolish": "on"})
    answered(
        match,
        [
            ("demolish a1", "ME-10.11", "demolish_nothing"),
            ("demolish a2", "ME-10.11", "demolish_nothing"),
            ("demolish f5", "ME-10.11", "not_yours"),
            ("build castle a2", "ME-10.11", "no_points"),
            ("raid", "ME-10.12", "no_points"),
        ],
    )


def test_founding_a_capital() -> None:
    given: dict[str, Any] = {
        "map": "p p p p p p/p m r v p p/p p p p p p/p p p p p p/p p p p p p",
        "tiles": {"b1": {"effects": ["death_fog eagle"]}},
        "griffin": {"tiles": ["a1", "b1", "b2", "c2", "d2"], "mines": ["c2"], "rp": 1},
        "bear": {"capital": "a5", "tiles": []},
        "turn": "griffin",
        "order": ["griffin", "bear", "eagle"],
    }
    match = position(given, players=3)
    answered(
        match,
        [
            ("found c3", "ME-13.4", "not_yours"),
            ("found b1", "ME-3.18", "build_fog"),
            ("found b2", "ME-13.4", "capital_mountain"),
            ("found d2", "ME-13.4", "capital_volcano"),
            ("found c2", "ME-13.4", "found_mine"),
            ("found a1 b1", "ME-13.4", "how_tile"),
        ],
    )
    given["griffin"] |= {"rp": 0, "castles": ["a1"]}
    match = position(given, players=3, options={"allow_demolish": "on"})
    assert refused(match, "found a1") == WhyNot("ME-13.4", "no_points")
    cities = ["c3", "d3", "e3", "f3", "a4", "b4", "c4", "d4", "e4", "d5"]
    given["griffin"] |= {"rp": 1}
    given["bear"] |= {"cities": cities}
    match = position(given, players=3, options={"component_limits": "on"})
    assert refused(match, "found a1") == WhyNot("ME-13.4", "build_supply", {"building": "city", "count": 12})


# Capitals that fall, rebellions


def test_a_lost_capital_and_a_regained_one() -> None:
    given: dict[str, Any] = {
        "bear": {"capital": "a1", "cities": ["b1"], "tiles": ["b2", "d1"], "rp": 5},
        "eagle": {"capital": "c1", "cities": ["f5", "e5"], "tiles": ["f4"]},
    }
    match = spending(given, {**WON, "tile": "c1"})
    match.play("conquer c1")
    assert match.prompts()[0].kind == "new_capital"
    answered(
        match,
        [
            ("capital f4", "ME-13.3", "new_capital_no_city"),
            ("capital a1", "ME-13.3", "not_yours"),
            ("raid", "ME-13.3", "new_capital_first"),
            ("yes", "ME-13.3", "asked_new_capital"),
        ],
    )
    assert refused(match, "yes") == WhyNot("ME-13.3", "asked_new_capital")
    assert refused(match, "raid", "bear") == WhyNot("ME-13.3", "wait_new_capital", {"seat": "eagle"})
    given = {"bear": {"capital": "a1", "original": "c1", "tiles": ["b1"], "rp": 5}, "eagle": {"capital": "f5", "tiles": ["c1"]}}
    match = spending(given, {**WON, "tile": "c1"})
    match.play("conquer c1")
    assert match.prompts()[0].kind == "move_seat"
    assert refused(match, "move_seat c1") == WhyNot("ME-13.5", "how_yes_no")
    assert refused(match, "raid") == WhyNot("ME-13.5", "move_seat_first")
    assert refused(match, "raid", "eagle") == WhyNot("ME-13.5", "wait_move_seat", {"seat": "bear"})
    assert GAME.why_not(match.state, 0, ()) == WhyNot("ME-13.5", "asked_move_seat", {"tile": "c1"})


def test_a_rebellion() -> None:
    match = position({"phase": "undead_campaign", "bear": {"race": "tomb_kings", "castles": ["b1"]}})
    empires(match).steps.append(Ask.REBEL)
    answered(
        match,
        [
            ("rebel a1", "ME-4.4", "rebel_capital"),
            ("rebel a2", "ME-4.4", "rebel_nothing"),
            ("rebel f5", "ME-4.4", "not_yours"),
            ("rebel a1 a2", "ME-4.4", "how_tile"),
            ("yes", "ME-4.4", "asked_rebel"),
        ],
    )
    assert refused(match, "pass", "eagle") == WhyNot("ME-4.4", "wait_rebel", {"seat": "bear"})


# Whatever the words


@given(any_matches(GAME), st.randoms())
@settings(max_examples=25, deadline=None)
def test_every_field_that_cannot_be_taken_or_built_on_has_its_reason(match: Match, dice: random.Random) -> None:
    """Where all tiles are tried, nothing is answered with how it is said: each has a rule that speaks against it."""
    if match.over or match.prompts()[0].kind not in SHAPES:
        return
    seat = match.state.actors()[0]
    for shape in SHAPES[match.prompts()[0].kind]:
        for tile in tile_names(empires(match).land):
            other = dice.choice(match.seats)
            found = reason(match, seat, tuple(shape.format(tile=tile, other=other, event=dice.choice(EVENT_NAMES)).split()))
            assert found is None or not found.key.startswith(("how_", "asked_")), found


SHAPES = {
    "capital": ["capital {tile}"],
    "rechoose": ["capital {tile}"],
    "field": ["field {tile}"],
    "target": ["target {tile}"],
    "event": ["event {event} {other}", "event saboteurs {tile}", "event building_boom city {tile}", "event building_boom mine {tile}"],
    "agent": ["agent {other}"],
    "challenge": ["challenge {other} {tile}"],
    "campaign": ["challenge {other} {tile}"],
    "build": ["occupy {tile}", "conquer {tile}", "build castle {tile}", "build special {tile}", "found {tile}", "demolish {tile}"],
    "new_capital": ["capital {tile}"],
    "rebel": ["rebel {tile}"],
}


@given(any_matches(GAME), st.randoms())
@settings(max_examples=25, deadline=None)
def test_nobody_hears_how_far_a_decision_is(match: Match, dice: random.Random) -> None:
    if match.over:
        return
    seat = match.state.actors()[0]
    action = dice.choice(match.state.actions(seat))
    if not match.state.begins(action):
        return
    under_way = rehearsal(match.state)
    under_way.apply(seat, action)
    if not under_way.unfinished():
        return
    vocabulary, near = vocabulary_of(match), legal_words(match, seat)
    for asking in range(match.players):
        for _ in range(10):
            words = random_words(dice, near, vocabulary, VERBS)
            assert GAME.why_not(under_way, asking, words) == GAME.why_not(match.state, asking, words), words


# Texts and tables


def test_words_that_say_nothing_are_answered_with_the_question() -> None:
    battle_of = {"phase": "battle", "battles": [{"a": "bear", "b": "eagle", "tile": "b2"}]}
    where = {"other": "eagle", "tile": "b2"}
    cases: list[tuple[dict[str, Any], dict[str, str], WhyNot]] = [
        ({"phase": "setup_fields"}, {"start_fields": "5"}, WhyNot("ME-0.9", "asked_field")),
        ({"phase": "spring_equinox", "bear": {"special": "a1"}}, {}, WhyNot("ME-3.1", "asked_cast")),
        ({"phase": "events"}, {}, WhyNot("ME-5.1", "asked_event")),
        ({"phase": "challenge"}, {}, WhyNot("ME-7.1", "asked_challenge")),
        ({"phase": "undead_campaign", "bear": {"race": "tomb_kings"}}, {}, WhyNot("ME-11.13", "asked_campaign")),
        (battle_of, {}, WhyNot("ME-8.14", "asked_fight", where)),
        (battle_of, {"battle_mode": "mixed"}, WhyNot("ME-R2", "asked_settle", where)),
        (battle_of, {"battle_mode": "table"}, WhyNot("ME-14.3", "asked_report")),
    ]
    for said, options, found in cases:
        match = position(said, options=options)
        assert refused(match, "counted nothing", "bear") == found


def test_every_question_has_its_answer() -> None:
    silent = {"phase", "winter", "after"}
    asked = {number for number, name in enumerate(ASK_NAMES) if name not in silent}
    whole = asked - {Ask.EVENT_SEAT, Ask.EVENT_BUILD, Ask.EVENT_TILE, Ask.GROUND}
    assert why.ANSWERS.keys() == whole
    several = {"settle", "fight", "muster", "order", "report"}
    assert why.QUESTIONS.keys() == ({ASK_NAMES[ask] for ask in whole} - {"battles"}) | several | {"forced"}
    waited = {kind for kind, (_, waits) in why.QUESTIONS.items() if waits}
    assert waited == {ASK_NAMES[ask] for ask in whole} - {"capital", "battles"}
    assert {*why.AGAINST, *why.FIGHTING} == why.SENTENCES.keys() == set(VERBS)
    assert {verb for verbs in why.ANSWERS.values() for verb in verbs} == set(VERBS)
