"""Why not, in Seventh Stone: every kind of attempt is answered with the rule that a player would expect."""

from __future__ import annotations

from typing import Any

import playing
import pytest
from playing import answered, refused

import tafelrunde as tr
from tafelrunde.games import find_game
from tafelrunde.games.seventh_stone import why
from tafelrunde.games.seventh_stone.engine._grammar import ASK_NAMES
from tafelrunde.games.seventh_stone.words import VERBS
from tafelrunde.kernel.game import WhyNot
from tafelrunde.kernel.match import Match, new_match

pytestmark = pytest.mark.once

GAME = find_game("seventh_stone")
HOMES = {"a3": {"capital": "boar"}, "e3": {"capital": "crane"}}
"""Capitals at the lower corners of the board that is used where none is given: five columns, three rows, plains."""


def position(given: dict[str, Any], *played: str, players: int = 2, options: dict[str, str] | None = None) -> Match:
    """Return a match in a position in words, with the usual capitals, after whoever is asked has played these sentences."""
    return playing.position(GAME, {"fields": HOMES, **given}, *played, players=players, options=options)


# Who decides


def test_when_the_game_is_over_that_is_all_there_is_to_say() -> None:
    match = new_match(GAME, 2, seed=1)
    match.resign(match.to_act[0])
    for sentence in ("done", "capital a1", "resign", "yes"):
        assert refused(match, sentence, "boar") == WhyNot("SS-R35", "over")


def test_resigning_is_for_two_and_for_a_decision_of_your_own() -> None:
    three = {"fields": {"a3": {"capital": "boar"}, "c3": {"capital": "crane"}, "e3": {"capital": "lynx"}}}
    match = position({**three, "boar": {"armies": {"a1": "melee 1"}}}, players=3)
    assert refused(match, "resign", "boar") == WhyNot("SS-R35", "resign_many", {"count": 3})
    match = position({"boar": {"armies": {"a1": "melee 1"}}})
    assert refused(match, "resign", "boar") == WhyNot("SS-R35", "resign")
    assert refused(match, "resign", "crane") == WhyNot("SS-R35", "resign_later")
    with pytest.raises(tr.ResignRefused, match="SS-R35"):
        match.resign("crane")


CONFLICT = {"fields": {**HOMES, "c1": {"control": "crane"}}}
ARMIES = {"boar": {"armies": {"c1": "melee 2"}}, "crane": {"armies": {"c1": "melee 2"}}}


@pytest.mark.parametrize(
    ("given", "played", "prompt", "rule", "key"),
    [
        ({"phase": "placement", "boar": {"goods": {"building": 1}, "armies": {"a2": "melee 1"}}}, [], "place", "SS-5.3", "wait_place"),
        ({"boar": {"armies": {"a1": "melee 1"}}}, [], "move", "SS-5.3", "wait_move"),
        (
            {**CONFLICT, "phase": "overrun", "boar": {"armies": {"c1": "melee 4"}}, "crane": {"armies": {"c1": "melee 2"}}},
            [],
            "overrun",
            "SS-10.5",
            "wait_overrun",
        ),
        (
            {**CONFLICT, "phase": "combat", "boar": {"armies": {"c1": "melee 2", "b1": "ranged 1"}}, "crane": ARMIES["crane"]},
            [],
            "support",
            "SS-11.1",
            "wait_support",
        ),
        (
            {**CONFLICT, "phase": "combat", "boar": {"armies": {"c1": "melee 2 shield_1"}}, "crane": ARMIES["crane"]},
            [],
            "stone",
            "SS-12.1",
            "wait_stone",
        ),
    ],
)
def test_somebody_else_decides(given: dict[str, Any], played: list[str], prompt: str, rule: str, key: str) -> None:
    match = position(given, *played)
    assert [(asked.seat, asked.kind) for asked in match.prompts()] == [("boar", prompt)]
    for sentence in ("done", "build wall a1", "move c1 b1", "walls 1", "yes"):
        assert refused(match, sentence, "crane") == WhyNot(rule, key, {"seat": "boar"})


def test_whoever_is_out_decides_nothing() -> None:
    match = position({"boar": {"armies": {"a1": "melee 1"}}, "lynx": {"out": True}}, players=3)
    assert refused(match, "done", "lynx") == WhyNot("SS-18.1", "out")


def test_the_other_walls() -> None:
    fields = {**HOMES, "c1": {"control": "crane", "buildings": ["wall"]}}
    match = position({**ARMIES, "phase": "combat", "fields": fields})
    assert match.to_act == ("crane",)
    assert refused(match, "walls 1", "boar") == WhyNot("SS-13.1", "wait_walls", {"seat": "crane"})


# Setup


def test_capitals_and_first_barracks() -> None:
    match = new_match(GAME, 2, {"custom_board": "p f m/P d v/p p w"}, seed=1)
    first, second = match.to_act[0], next(seat for seat in match.seats if seat != match.to_act[0])
    assert refused(match, "capital a1", second) == WhyNot("SS-4.5", "wait_capital", {"seat": first})
    for cell in ("a2", "b2", "c2", "c3"):
        assert refused(match, f"capital {cell}") == WhyNot("SS-4.5", "capital_not_yield", {"field": cell})
    answered(match, [("barracks a1", "SS-4.6", "no_barracks_now"), ("capital a1 b1", "SS-4.5", "asked_capital")])
    answered(match, [("move a1 b1", "SS-5.1", "asked_capital"), ("people elf", "SS-4.2", "no_people_now")])
    match.play("capital a1")
    assert refused(match, "capital a1") == WhyNot("SS-4.5", "capital_there", {"field": "a1", "seat": first})
    match.play("capital c1")
    assert refused(match, "barracks a3", first) == WhyNot("SS-4.6", "wait_barracks", {"seat": second})
    assert refused(match, "barracks c1") == WhyNot("SS-4.6", "barracks_at_capital", {"field": "c1"})
    assert refused(match, "barracks a1") == WhyNot("SS-4.6", "barracks_controlled", {"field": "a1", "seat": first})
    answered(
        match, [("a2", "SS-4.6", "barracks_not_yield"), ("capital b1", "SS-4.5", "no_capital_now"), ("done", "SS-4.6", "asked_barracks")]
    )


def test_peoples() -> None:
    match = new_match(GAME, 2, {"choose_people": "on"}, seed=1)
    assert refused(match, "people elf", "crane") == WhyNot("SS-4.2", "wait_people", {"seat": "boar"})
    match.play("people elf")
    assert refused(match, "people elf") == WhyNot("SS-4.2", "people_taken", {"people": "elf", "seat": "boar"})
    answered(match, [("elf", "SS-4.2", "people_taken"), ("people elf orc", "SS-4.2", "asked_people")])


# Production and market


def test_allocations() -> None:
    match = position({"phase": "production", "shown": ["shield_1", "shield_2", "bribery"], "boar": {"armies": {"a1": "melee 2"}}})
    store = match.view("boar").players["boar"].sheet["store"]
    assert store == 17
    for sentence, rule, key, fields in [
        ("allocate", "SS-7.3", "asked_allocate", {"rs": store}),
        ("allocate nothing melee 1", "SS-7.3", "asked_allocate", {"rs": store}),
        ("allocate crane 3", "SS-7.3", "no_such_slot", {"thing": "crane"}),
        ("allocate melee 1 shield_1 2", "SS-7.3", "no_such_slot", {"thing": "shield_1"}),
        ("allocate 3 melee", "SS-7.3", "number_without_slot", {"number": 3}),
        ("allocate melee 1 2", "SS-7.3", "number_without_slot", {"number": 2}),
        ("allocate melee", "SS-7.3", "slot_without_number", {"slot": "melee"}),
        ("allocate melee ranged 2", "SS-7.3", "slot_without_number", {"slot": "melee"}),
        ("allocate melee 1 melee 1", "SS-7.3", "slot_twice", {"slot": "melee"}),
        ("allocate building 3 melee 2 tournament 4", "SS-7.3", "store_too_small", {"cost": 20, "store": 17, "missing": 3}),
        ("movement 18", "SS-7.3", "store_too_small", {"cost": 18, "store": 17, "missing": 1}),
        ("build wall a1", "SS-5.1", "asked_allocate", {"rs": store}),
        ("take shield_1", "SS-7.11", "no_take_now", {}),
        ("position 1", "SS-7.14", "no_position_now", {}),
        ("done", "SS-7.3", "asked_allocate", {"rs": store}),
    ]:
        assert refused(match, sentence, "boar") == WhyNot(rule, key, fields), sentence
    match.play("allocate movement 1", "boar")
    assert refused(match, "allocate movement 2", "boar") == WhyNot("SS-7.6", "wait_allocate")


def drafting(players: int, *bids: str) -> Match:
    """Return the draft after these allocations."""
    seats, shown = ("boar", "crane", "lynx", "ram")[:players], ["shield_1", "shield_2", "bribery", "explosive"]
    fields = {f"{column}3": {"capital": seat} for column, seat in zip("abcd", seats, strict=False)}
    match = position({"phase": "production", "fields": fields, "shown": shown[: 3 if players == 2 else 4]}, players=players)
    for seat, bid in zip(seats, bids, strict=True):
        match.play(f"allocate {bid}", seat)
    return match


def test_the_draft_with_four() -> None:
    match = drafting(4, "equipment 4 movement 4", "equipment 3 movement 3", "equipment 2 movement 2", "melee 1")
    assert refused(match, "take shield_1", "crane") == WhyNot("SS-7.11", "wait_take", {"seat": "boar"})
    assert refused(match, "take shield_1", "ram") == WhyNot("SS-7.8", "no_bid_equipment", {"seat": "boar"})
    answered(
        match,
        [
            ("take shield_3", "SS-7.11", "stone_not_offered"),
            ("lost_tear_stone", "SS-7.11", "stone_not_offered"),
            ("take shield_1 shield_2", "SS-7.11", "take_one"),
            ("take none", "SS-7.12", "asked_take"),
            ("pass", "SS-7.12", "asked_take"),
            ("discard shield_1", "SS-7.11", "no_discard_with_four"),
            ("build wall a1", "SS-5.1", "asked_take"),
        ],
    )
    for stone in ("shield_1", "shield_2", "bribery"):
        match.play(f"take {stone}")
    assert refused(match, "position 1", "crane") == WhyNot("SS-7.14", "wait_order", {"seat": "boar"})
    assert refused(match, "position 1", "ram") == WhyNot("SS-7.8", "no_bid_movement", {"seat": "boar"})
    match.play("position 2")
    assert refused(match, "position 2") == WhyNot("SS-7.14", "position_taken", {"number": 2, "seat": "boar"})
    assert refused(match, "position 5") == WhyNot("SS-7.14", "no_such_position", {"number": 5, "count": 4})
    answered(
        match, [("0", "SS-7.14", "no_such_position"), ("assign ram 1", "SS-7.14", "asked_position"), ("done", "SS-7.14", "asked_position")]
    )


def test_the_rest_of_the_turn_order() -> None:
    match = drafting(4, "movement 4", "movement 3", "melee 1", "melee 1")
    match.play("position 2")
    match.play("position 4")
    assert match.prompts()[0].kind == "assign"
    assert refused(match, "assign crane 1") == WhyNot("SS-7.14", "has_position", {"seat": "crane", "number": 4})
    assert refused(match, "assign lynx 4") == WhyNot("SS-7.14", "position_taken", {"number": 4, "seat": "crane"})
    assert refused(match, "assign ram 1") == WhyNot("SS-7.14", "asked_assign", {"other": "lynx"})
    assert refused(match, "assign lynx 1", "lynx") == WhyNot("SS-7.14", "wait_order", {"seat": "boar"})
    answered(match, [("position 9", "SS-7.14", "asked_assign"), ("lynx 0", "SS-7.14", "no_such_position")])


def test_the_draft_with_fewer() -> None:
    for players, rule in ((2, "SS-17.1"), (3, "SS-17.2")):
        match = drafting(players, "equipment 4", "equipment 3", *["equipment 2"] * (players - 2))
        assert refused(match, "discard shield_1") == WhyNot(rule, "discard_after_taking")
        match.play("take shield_1")
        assert match.prompts()[0].kind == "discard"
        assert refused(match, "discard shield_2", "crane") == WhyNot(rule, "wait_discard", {"seat": "boar"})
        answered(
            match,
            [("discard shield_1", rule, "stone_not_offered"), ("take shield_2", rule, "asked_discard"), ("pass", rule, "asked_discard")],
        )


# Placement

FIELDS = {
    **HOMES,
    "a1": {"control": "boar", "buildings": ["barracks"]},
    "b1": {"control": "boar", "buildings": ["wall", "wall"]},
    "c1": {"control": "boar"},
    "d1": {"control": "crane"},
    "b3": {"control": "boar", "buildings": ["barracks new"]},
    "c3": {"control": "boar", "buildings": ["barracks", "barracks new"]},
}
PLACING: dict[str, Any] = {
    "phase": "placement",
    "board": "p p p p P/d p p w v/p p p p p",
    "fields": FIELDS,
    "year": 4,
    "lava": ["b2"],
}


def test_buildings() -> None:
    given = {**PLACING, "fields": {**FIELDS, "b2": {"control": "boar"}}, "boar": {"goods": {"building": 2}}}
    match = position(given)
    for cell in ("e1", "a2", "d2", "e2"):
        assert refused(match, f"build wall {cell}") == WhyNot("SS-8.2", "build_not_yield", {"field": cell})
    answered(
        match,
        [
            ("build wall d1", "SS-8.2", "build_not_controlled"),
            ("build wall c2", "SS-8.2", "build_not_controlled"),
            ("build wall a3", "SS-8.2", "build_at_capital"),
            ("build wall b2", "SS-6.6", "lava_there"),
            ("build wall b1", "SS-8.2", "field_built_up"),
            ("build wall b1 instead wall", "SS-8.3", "replace_same"),
            ("build wall c1 instead wall", "SS-8.3", "replace_same"),
            ("build barracks a1 instead wall", "SS-8.3", "nothing_to_replace"),
            ("build wall c1 instead barracks", "SS-8.3", "nothing_to_replace"),
            ("wall d1", "SS-8.2", "build_not_controlled"),
            ("barracks a3", "SS-8.2", "build_at_capital"),
            ("build melee c1", "SS-8.2", "build_how"),
            ("build c1 wall", "SS-8.2", "build_how"),
            ("recruit melee a1", "SS-7.4", "no_unit_left"),
            ("hire a1", "SS-7.10", "no_mercenary_left"),
            ("equip a1 shield_1", "SS-8.13", "stone_not_in_hand"),
            ("move a1 b1", "SS-5.1", "asked_place"),
            ("support a1 b1", "SS-5.1", "asked_place"),
            ("overrun a1", "SS-10.4", "overrun_too_early"),
            ("use a1 melee speed_1", "SS-16.3", "no_use_now"),
            ("discard shield_1", "SS-8.13", "no_discard_now"),
            ("disband a1 melee", "SS-9.16", "no_remove_now"),
            ("pass", "SS-8.1", "asked_place"),
            ("done done", "SS-8.1", "asked_place"),
        ],
    )
    assert refused(match, "build wall b1").fields == {"field": "b1", "limit": 2}
    match.play("build wall c1")
    match.play("build wall c1")
    assert refused(match, "build manufactory a1") == WhyNot("SS-7.4", "no_building_left")


def test_military_units() -> None:
    fields = {**FIELDS, "b2": {"control": "boar", "buildings": ["barracks"]}}
    match = position({**PLACING, "fields": fields, "boar": {"armies": {"a1": "melee 1+1"}, "goods": {"melee": 9, "ranged": 2}}})
    answered(
        match,
        [
            ("recruit melee d1", "SS-8.6", "recruit_not_controlled"),
            ("recruit melee a2", "SS-8.6", "recruit_not_controlled"),
            ("recruit melee c1", "SS-8.6", "no_barracks"),
            ("recruit melee b3", "SS-8.5", "barracks_too_new"),
            ("recruit melee b2", "SS-6.6", "lava_there"),
            ("recruit ranged a1", "SS-8.9", "other_type_there"),
            ("melee c1", "SS-8.6", "no_barracks"),
            ("recruit barracks a1", "SS-8.6", "recruit_how"),
            ("recruit a1 melee", "SS-8.6", "recruit_how"),
        ],
    )
    assert refused(match, "recruit ranged a1").fields == {"field": "a1", "type": "melee"}
    match.play("recruit melee a1")
    match.play("recruit melee a1")
    assert refused(match, "recruit melee a1") == WhyNot(
        "SS-8.6", "barracks_used_up", {"field": "a1", "count": 2, "barracks": 1, "limit": 2}
    )
    match.play("recruit ranged c3")
    match.play("recruit ranged c3")
    assert refused(match, "recruit ranged c3") == WhyNot("SS-7.4", "no_unit_left", {"type": "ranged"})
    for _ in range(4):
        match.play("recruit melee a3")
    assert refused(match, "recruit melee a3") == WhyNot("SS-8.6", "capital_used_up", {"field": "a3", "count": 4, "barracks": 2, "limit": 4})
    match = position({**PLACING, "boar": {"goods": {"ranged": 3}}}, "recruit ranged c3", "recruit ranged c3")
    about: dict[str, str | int] = {"field": "c3", "count": 2, "barracks": 1, "limit": 2}
    assert refused(match, "recruit ranged c3") == WhyNot("SS-8.5", "barracks_used_up_but_new", about)


def test_limits_of_armies() -> None:
    match = position({**PLACING, "boar": {"armies": {"a3": "melee 3+1"}, "goods": {"melee": 1, "mercenary": 1}}})
    assert refused(match, "recruit melee a3") == WhyNot("SS-8.8", "army_full", {"field": "a3", "count": 4, "limit": 4})
    assert refused(match, "hire a3") == WhyNot("SS-8.8", "army_full", {"field": "a3", "count": 4, "limit": 4})
    armies = {"a3": "cavalry 1", **dict.fromkeys(("b1", "c1", "b3", "c3", "c2"), "melee 1")}
    match = position({**PLACING, "boar": {"armies": armies, "goods": {"melee": 1}}})
    assert refused(match, "recruit melee a1") == WhyNot("SS-8.10", "too_many_armies", {"type": "melee", "limit": 5})


def test_mercenaries() -> None:
    match = position({**PLACING, "boar": {"armies": {"a1": "melee 1+1", "c1": "ranged 1"}, "goods": {"mercenary": 2}}})
    assert refused(match, "hire a1") == WhyNot("SS-8.11", "mercenaries_full", {"field": "a1", "military": 1, "mercenary": 1})
    answered(match, [("hire b1", "SS-8.11", "hire_no_army"), ("hire b2", "SS-6.6", "lava_there"), ("hire melee", "SS-8.11", "hire_how")])
    answered(match, [("hire d1", "SS-8.11", "hire_no_army"), ("hire c1 c1", "SS-8.11", "hire_how")])


def test_equipment() -> None:
    hand = ["shield_1", "precision_ranged"]
    match = position(
        {**PLACING, "boar": {"armies": {"a1": "melee 1 speed_1", "c1": "melee 1"}, "hand": hand}, "crane": {"hand": ["bribery"]}}
    )
    fits = {"field": "c1", "stone": "precision_ranged", "type": "melee"}
    assert refused(match, "equip c1 precision_ranged") == WhyNot("SS-8.13", "stone_does_not_fit", fits)
    answered(
        match,
        [
            ("equip c1 bribery", "SS-8.13", "stone_not_in_hand"),
            ("equip c1 speed_1", "SS-8.13", "stone_not_in_hand"),
            ("equip c1 lost_tear_stone", "SS-7.13", "lost_stone_never"),
            ("equip a1 shield_1", "SS-8.13", "has_stone"),
            ("equip b1 shield_1", "SS-8.13", "equip_no_army"),
            ("equip b2 shield_1", "SS-6.6", "lava_there"),
            ("shield_1 a1", "SS-8.13", "has_stone"),
            ("equip c1 melee", "SS-8.13", "equip_how"),
        ],
    )


# Orders


def moving(board: str, boar: dict[str, Any], crane: dict[str, Any] | None = None, *played: str, **more: Any) -> Match:
    """Return a movement phase of the boar on a board with capitals in the last row, far away."""
    width = len(board.split("/")[0].split())
    height = board.count("/") + 1
    homes = {f"a{height}": {"capital": "boar"}, f"{chr(ord('a') + width - 1)}{height}": {"capital": "crane"}}
    options = more.pop("options", None)
    fields = {**homes, **more.pop("fields", {})}
    return position(
        {"board": board, "fields": fields, "boar": {"armies": boar}, "crane": {"armies": crane or {}}, **more}, *played, options=options
    )


FLAT = "p p p p p/p p p p p/w w w w w/p p p p p"


def test_who_can_be_ordered() -> None:
    match = moving(FLAT, {"a1": "melee 2+1", "c1": "cavalry 1", "d2": "melee 1"}, {"d2": "melee 1"}, fields={"d2": {"control": "crane"}})
    answered(
        match,
        [
            ("move e1 melee points_1 1+0 e2", "SS-9.3", "no_army"),
            ("move a1 cavalry points_2 1+0 a2", "SS-9.3", "no_such_army"),
            ("move d2 melee points_1 1+0 d1", "SS-9.8", "pinned"),
            ("move a1 melee points_2 1+0 a2", "SS-9.3", "no_such_cohort"),
            ("move a1 melee points_1 mobile 1+0 a2", "SS-9.3", "no_such_cohort"),
            ("move a1 melee points_1 3+0 a2", "SS-9.3", "group_too_large"),
            ("move a1 melee points_1 1+2 a2", "SS-9.3", "group_too_large"),
            ("move a1 melee points_1 0+0 a2", "SS-9.3", "nobody_goes"),
            ("move a2 b2 c2", "SS-9.3", "order_how"),
            ("move a1 1+0 melee a2", "SS-9.3", "order_how"),
            ("move guard", "SS-9.3", "order_how"),
            ("a1 c1", "SS-9.4", "too_far"),
        ],
    )
    about = {"field": "a1", "military": 3, "mercenary": 0, "words": "melee points_1 2+1"}
    assert refused(match, "move a1 melee points_1 3+0 a2").fields == about
    match.play("move a1 melee points_1 2+1 b1")
    assert refused(match, "move b1 melee points_1 2+1 c1") == WhyNot("SS-9.7", "ended", {"field": "b1"})
    assert refused(match, "move a1 melee points_1 2+1 b1") == WhyNot("SS-9.3", "no_army", {"field": "a1"})


def test_where_to() -> None:
    board = "p w p p p/v p p p d/p p p p w/p w w p p"
    match = moving(board, {"c1": "melee 1", "a1": "cavalry 1", "b3": "ranged 1"}, lava=["d1", "c2"], event="volcanic_eruption")
    answered(
        match,
        [
            ("move c1 melee points_1 1+0 b1", "SS-3.1", "water"),
            ("move a1 cavalry points_2 1+0 a2", "SS-3.1", "volcano"),
            ("move c1 melee points_1 1+0 a1", "SS-3.1", "water_between"),
            ("move a1 cavalry points_2 1+0 a3", "SS-3.1", "water_between"),
            ("move c1 melee points_1 1+0 d1", "SS-6.6", "lava_no_entry"),
            ("move c1 melee points_1 1+0 d2", "SS-3.2", "diagonal"),
            ("move c1 melee points_1 1+0 c1", "SS-9.4", "stays"),
            ("move b3 ranged points_1 1+0 d3", "SS-9.4", "too_far"),
        ],
    )
    assert refused(match, "move b3 ranged points_1 1+0 d3").fields == {"field": "d3", "points": 1, "steps": 2}


def test_what_stands_in_the_way() -> None:
    board = "p p p w p/w w w p p/w w w w w/p p p p p"
    order, armies = "move a1 cavalry points_2 1+0 c1", {"a1": "cavalry 1", "e1": "melee 1"}
    match = moving(board, armies, {"b1": "melee 1"})
    assert refused(match, order) == WhyNot("SS-9.5", "army_on_the_way", {"field": "c1", "crossed": "b1"})
    lava: dict[str, Any] = {"lava": ["b1"], "event": "volcanic_eruption"}
    match = moving(board, armies, **lava)
    assert refused(match, order) == WhyNot("SS-6.6", "lava_on_the_way", {"field": "c1", "crossed": "b1"})
    advanced = {"advanced_terrain": "on"}
    rough = board.replace("p p p", "p f p", 1)
    match = moving(rough, armies, options=advanced)
    assert refused(match, order) == WhyNot("SS-20.3", "rough_ground", {"field": "c1", "crossed": "b1"})
    assert refused(moving(rough, armies, {"b1": "melee 1"}, options=advanced), order).key == "army_on_the_way"
    assert refused(moving(rough, armies, options=advanced, **lava), order).key == "lava_on_the_way"


def test_water_and_portals() -> None:
    board = "p w p p w/w w w w w/py w pb w py/p p p p p"
    match = moving(board, {"a1": "cavalry 1"}, event="water_crossing")
    assert refused(match, "move a1 cavalry points_2 1+0 d1") == WhyNot("SS-9.6", "crossing_is_last", {"field": "d1"})
    lava: dict[str, Any] = {"event": "volcanic_eruption", "lava": ["b1"]}
    match = moving(board, {"a1": "cavalry 1 mobility"}, None, "use a1 cavalry mobility", **lava)
    assert refused(match, "move a1 cavalry points_2 mobile 1+0 c1") == WhyNot("SS-6.4", "lava_on_the_water", {"field": "c1"})
    match = moving(board.replace("pb", "p"), {"a3": "melee 1", "d1": "melee 1"})
    assert refused(match, "move a3 melee points_1 1+0 c3") == WhyNot("SS-3.1", "water_between", {"field": "c3"})
    assert refused(match, "move d1 melee points_1 1+0 a4") == WhyNot("SS-9.4", "no_way", {"field": "a4"})
    match = moving(board, {"a3": "melee 1"})
    assert refused(match, "move a3 melee points_1 1+0 c3") == WhyNot("SS-3.2", "portals_differ", {"field": "c3"})


def test_islands() -> None:
    capitals = {"a1": {"capital": "boar"}, "g2": {"capital": "crane"}, "a6": {"capital": "lynx"}, "g7": {"capital": "ram"}}
    match = position({"fields": capitals, "boar": {"armies": {"c2": "melee 1"}}}, players=4, options={"four_islands": "on"})
    assert refused(match, "move c2 melee points_1 1+0 e2") == WhyNot("SS-20.9", "island", {"field": "e2"})
    assert refused(match, "move c2 melee points_1 1+0 d2") == WhyNot("SS-3.1", "water", {"field": "d2"})
    assert refused(match, "move c2 melee points_1 1+0 g5").key == "too_far"


def test_stones_go_along() -> None:
    match = moving(FLAT, {"a1": "melee 2 speed_1", "b1": "melee 1 shield_1", "c1": "melee 2"}, None, "move b1 melee points_1 1+0 a1")
    answered(
        match,
        [
            ("move a1 melee points_1 1+0 a2 with bribery", "SS-9.11", "stone_not_carried"),
            ("move a1 melee points_1 1+0 a2 with speed_1 speed_1", "SS-9.11", "stone_not_carried"),
            ("move a1 melee points_1 1+0 a2 with shield_1 speed_1", "SS-9.11", "stones_in_order"),
            ("move c1 melee points_1 1+0 c2 with nothing", "SS-9.11", "no_stone_to_carry"),
        ],
    )
    assert refused(match, "move a1 1+0 a2 with shield_1 speed_1").fields == {"sentence": "with speed_1 shield_1"}
    match = moving(FLAT, {"a1": "melee 2 speed_1"})
    assert refused(match, "move a1 melee points_1 2+0 a2 with speed_1") == WhyNot("SS-9.11", "all_stones_go", {"field": "a1"})


# The rest of the movement


def test_movement_stones() -> None:
    armies = {"a1": "melee 2 speed_1", "b1": "ranged 1 bribery", "d2": "melee 1 speed_2", "c1": "cavalry 1 mobility"}
    match = moving(FLAT, armies, {"d2": "melee 1 teleportation"}, fields={"d2": {"control": "crane"}})
    answered(
        match,
        [
            ("use a1 melee speed_2", "SS-16.3", "use_no_stone"),
            ("use e1 melee speed_2", "SS-16.3", "use_no_army"),
            ("use a1 cavalry speed_1", "SS-16.3", "use_no_army"),
            ("use d2 melee speed_2", "SS-16.4", "use_pinned"),
            ("use d2 melee teleportation", "SS-16.3", "use_no_stone"),
            ("use b1 ranged bribery", "SS-12.1", "use_in_battle"),
            ("use a1 a2 speed_1", "SS-16.3", "use_how"),
            ("use a1 speed_1 melee", "SS-16.3", "use_how"),
            ("a1 melee shield_1", "SS-16.3", "use_no_stone"),
        ],
    )
    match.play("move a1 melee points_1 2+0 a2")
    assert refused(match, "use a2 melee speed_1") == WhyNot("SS-16.3", "use_too_late", {"field": "a2", "stone": "speed_1"})
    match = moving(FLAT, {"a1": "melee 1 mobility", "b1": "melee 1 mobility"}, None, "use a1 melee mobility", "use b1 melee mobility")
    assert refused(match, "use a1 melee mobility").key == "use_no_stone"


def test_a_stone_that_would_change_nothing() -> None:
    armies = {"a1": "melee 1 mobility", "b1": "melee 1 mobility"}
    match = moving(FLAT, armies, None, "move b1 melee points_1 1+0 a1", "use a1 melee mobility")
    assert refused(match, "use a1 melee mobility") == WhyNot("SS-R33", "use_for_nothing", {"field": "a1", "stone": "mobility"})


def test_overruns() -> None:
    fields = {"d2": {"control": "crane"}, "b1": {"control": "crane"}, "e1": {"control": "crane"}}
    match = moving(FLAT, {"d2": "melee 3", "b1": "melee 2+2", "a2": "melee 1"}, {"d2": "melee 2", "b1": "melee 2"}, fields=fields)
    assert refused(match, "overrun d2") == WhyNot("SS-10.3", "not_twice", {"field": "d2", "own": 3, "others": 2, "needed": 4})
    answered(match, [("overrun a1", "SS-10.1", "no_conflict"), ("overrun a2", "SS-10.1", "no_conflict")])
    answered(match, [("overrun melee", "SS-10.3", "overrun_how"), ("overrun b1 b1", "SS-10.3", "overrun_how")])
    others = {"crane": {"armies": {"c1": "melee 1"}}, "lynx": {"armies": {"c1": "melee 1"}}}
    fields = {"a3": {"capital": "boar"}, "c3": {"capital": "crane"}, "e3": {"capital": "lynx"}, "c1": {"control": "crane"}}
    match = position({"fields": fields, "boar": {"armies": {"a1": "melee 4"}}, **others}, players=3)
    assert refused(match, "overrun c1") == WhyNot("SS-10.4", "not_your_conflict", {"field": "c1"})


def test_city_guards_count() -> None:
    match = position({"boar": {"armies": {"d3": "melee 4"}}}, "move d3 melee points_1 4+0 e3")
    assert refused(match, "overrun e3") == WhyNot("SS-10.3", "not_twice", {"field": "e3", "own": 4, "others": 4, "needed": 8})
    assert refused(match, "move e3 melee points_1 4+0 d3") == WhyNot("SS-9.8", "pinned", {"field": "e3"})


def test_the_second_window() -> None:
    given = {**CONFLICT, "phase": "overrun", "boar": {"armies": {"c1": "melee 4", "a1": "melee 1"}}, "crane": {"armies": {"c1": "melee 2"}}}
    answered(
        position(given),
        [
            ("overrun a1", "SS-10.1", "no_conflict"),
            ("move a1 a2", "SS-5.1", "asked_overrun"),
            ("done", "SS-10.5", "asked_overrun"),
            ("back", "SS-9.15", "no_back_now"),
            ("use a1 melee speed_1", "SS-16.3", "no_use_now"),
            ("support a1 c1", "SS-5.1", "asked_overrun"),
        ],
    )


def test_limits_at_the_end() -> None:
    match = moving(FLAT, {"a1": "melee 3", "b1": "melee 2", "c1": "cavalry 2+1"})
    answered(match, [("back", "SS-9.15", "back_limits_hold"), ("remove a1 melee military", "SS-9.16", "remove_limits_hold")])
    answered(
        match,
        [
            ("pass", "SS-9.1", "asked_move"),
            ("keep a1 shield_1", "SS-9.14", "no_keep_now"),
            ("disband a1 melee", "SS-9.16", "no_remove_now"),
        ],
    )
    match.play("move b1 melee points_1 2+0 a1")
    assert refused(match, "done") == WhyNot("SS-9.14", "done_too_many_units", {"field": "a1", "count": 5, "limit": 4})
    assert refused(match, "pass").key == "done_too_many_units"
    assert refused(match, "remove a1 melee military") == WhyNot("SS-9.16", "remove_not_yet")
    match.play("back")
    match.play("move b1 melee points_1 1+0 c1")
    assert refused(match, "done") == WhyNot("SS-9.14", "done_two_types", {"field": "c1"})
    match.play("back")
    match.play("move c1 cavalry points_2 1+0 d1")
    match.play("move c1 cavalry points_2 1+0 e1")
    assert refused(match, "done") == WhyNot("SS-9.14", "done_too_many_mercenaries", {"field": "c1", "military": 0, "mercenary": 1})


def test_too_many_armies_at_the_end() -> None:
    armies = {"a1": "melee 2", **dict.fromkeys(("c1", "d1", "e1", "c2"), "melee 1")}
    match = moving(FLAT, armies, None, "move a1 melee points_1 1+0 a2")
    assert refused(match, "done") == WhyNot("SS-9.14", "done_too_many_armies", {"type": "melee", "count": 6, "limit": 5})


def test_taking_back_and_removing() -> None:
    match = moving("p p w p p/w w w w w/w w w w w/p p w p p", {"a1": "melee 3", "b1": "melee 2"}, None)
    for _ in range(10):
        match.play("move b1 melee points_1 2+0 a1")
        match.play("back")
    match.play("move b1 melee points_1 2+0 a1")
    assert refused(match, "back") == WhyNot("SS-9.15", "back_too_often", {"limit": 10})
    assert refused(match, "remove a1 melee military") == WhyNot("SS-9.16", "remove_not_yet")
    match.play("move a1 melee points_1 3+0 b1")
    assert refused(match, "back") == WhyNot("SS-9.15", "back_limits_hold")


def test_a_dead_end() -> None:
    armies = {"a1": "melee 3", "c1": "melee 3", "e1": "ranged 1 speed_1"}
    orders = ("move a1 melee points_1 3+0 b1", "move c1 melee points_1 3+0 b1")
    match = moving("p p p w p/w w w w w/w w w w w/p p w p p", armies, None, *orders, "use e1 ranged speed_1")
    answered(
        match,
        [
            ("back", "SS-9.15", "back_nothing"),
            ("done", "SS-9.14", "done_too_many_units"),
            ("remove e1 ranged military", "SS-9.16", "remove_elsewhere"),
            ("remove a1 melee military", "SS-9.16", "no_army"),
            ("remove b1 ranged military", "SS-9.16", "remove_other_kind"),
            ("b1 melee mercenary", "SS-9.16", "remove_other_kind"),
            ("remove melee guard", "SS-9.16", "remove_how"),
            ("remove melee b1", "SS-9.16", "remove_how"),
        ],
    )


def test_the_stone_that_is_kept() -> None:
    match = moving(FLAT, {"a1": "melee 1 speed_1", "b1": "melee 1 shield_1"}, None, "move b1 melee points_1 1+0 a1", "done")
    assert match.prompts()[0].kind == "keep"
    assert refused(match, "keep a1 bribery") == WhyNot("SS-9.14", "keep_no_stone", {"field": "a1", "stone": "bribery"})
    answered(
        match, [("keep b1 speed_1", "SS-9.14", "asked_keep"), ("move a1 a2", "SS-9.14", "asked_keep"), ("done", "SS-9.14", "asked_keep")]
    )


# Debts and supports


def test_debts() -> None:
    fields = {**HOMES, "b1": {"control": "crane", "buildings": ["manufactory", "manufactory"]}}
    armies = {**dict.fromkeys(("d1", "d2", "e1", "e2", "d3"), "melee 6"), "e3": "ranged 3"}
    given = {"fields": fields, "unit_limit": 6, "boar": {"armies": {"a1": "melee 2"}}, "crane": {"armies": armies}}
    match = position(given, "move a1 melee points_1 1+0 b1")
    assert match.to_act == ("crane",)
    assert refused(match, "done", "boar") == WhyNot("SS-2.4", "wait_disband", {"seat": "crane"})
    assert refused(match, "pass") == WhyNot("SS-2.4", "asked_disband", {"count": 6})
    answered(
        match,
        [
            ("disband a1 melee", "SS-2.4", "no_army"),
            ("disband d1 ranged", "SS-2.4", "no_such_army"),
            ("disband d1 mercenary", "SS-2.4", "disband_military"),
            ("move d1 c1", "SS-2.4", "asked_disband"),
            ("remove d1 melee military", "SS-2.4", "asked_disband"),
        ],
    )


SUPPORTS = {
    "phase": "combat",
    "board": "p p p p p/p p p p p/p p p p p/p p p p p",
    "fields": {"a4": {"capital": "boar"}, "e4": {"capital": "crane"}, "c2": {"control": "crane"}, "e1": {"control": "crane"}},
    "crane": {"armies": {"c2": "melee 2", "e1": "melee 1"}},
}


def test_supports() -> None:
    armies = {"c2": "melee 2", "e1": "ranged 1", "b1": "ranged 1", "d1": "cavalry 1", "b2": "melee 1", "a4": "cavalry 1", "d3": "ranged 1"}
    match = position({**SUPPORTS, "boar": {"armies": armies}})
    assert match.prompts()[0].fields["field"] == "b1"
    answered(
        match,
        [
            ("support b2 c2", "SS-11.2", "melee_support"),
            ("support e1 c2", "SS-11.2", "support_from_conflict"),
            ("support c1 c2", "SS-11.2", "no_army"),
            ("support b1 e1", "SS-11.2", "ranged_reach"),
            ("support b1 b2", "SS-11.2", "support_no_conflict"),
            ("support d1 c2", "SS-11.2", "cavalry_reach"),
            ("support d1 e1", "SS-11.1", "support_other_first"),
            ("support a4 none", "SS-11.2", "nothing_to_support"),
            ("battle c2", "SS-11.7", "battle_after_supports"),
            ("move b1 c1", "SS-5.1", "asked_support"),
            ("overrun c2", "SS-10.5", "overrun_too_late"),
            ("pass", "SS-11.1", "asked_support"),
        ],
    )
    match.play("support b1 c2")
    assert refused(match, "support b1 none") == WhyNot("SS-11.6", "support_declared", {"field": "b1", "asked": "d1"})
    match.play("support d1 none")
    match.play("support d3 c2")
    assert match.prompts()[0].kind == "battles"
    answered(match, [("support b1 none", "SS-11.6", "support_too_late"), ("support d1 e1", "SS-11.1", "support_too_late")])


def test_supports_of_the_advanced_terrain() -> None:
    given = {**SUPPORTS, "board": "p p p p m/p p f p p/p p p p p/p p p p p"}
    match = position(
        {**given, "boar": {"armies": {"c2": "melee 2", "e1": "melee 1", "d1": "ranged 1", "e2": "cavalry 1"}}},
        options={"advanced_terrain": "on"},
    )
    answered(match, [("support d1 c2", "SS-20.4", "forest_support"), ("support e2 e1", "SS-20.4", "mountain_support")])


def test_water_is_crossed_only_by_moving() -> None:
    given = {**SUPPORTS, "board": "p p w p p/p p p p p/p p w p p/p p p p p", "event": "water_crossing"}
    match = position(
        {**given, "boar": {"armies": {"c2": "melee 1", "c4": "ranged 1", "b2": "ranged 1"}}, "crane": {"armies": {"c2": "melee 1"}}}
    )
    assert refused(match, "support c4 c2") == WhyNot("SS-6.9", "support_over_water", {"field": "c4", "goal": "c2", "type": "ranged"})


# Battles


def fighting(boar: dict[str, Any], crane: dict[str, Any], *played: str, players: int = 2, **more: Any) -> Match:
    """Return a battle for c2, which the crane controls."""
    fields = {**HOMES, "c2": {"control": "crane", **more.pop("c2", {})}, **more.pop("fields", {})}
    given = {"phase": "combat", "declared": True, "fields": fields, "boar": {"armies": boar}, "crane": {"armies": crane}, **more}
    return position(given, *played, players=players)


def test_the_next_battle() -> None:
    fields = {"d1": {"control": "crane"}}
    match = fighting({"c2": "melee 1", "d1": "melee 1", "a1": "melee 1"}, {"c2": "melee 1", "d1": "melee 1"}, fields=fields)
    answered(
        match,
        [
            ("battle a1", "SS-11.7", "no_conflict"),
            ("battle c2 d1", "SS-11.7", "asked_battles"),
            ("pass", "SS-12.13", "no_retreat"),
            ("move c2 c1", "SS-5.1", "asked_battles"),
            ("walls 1", "SS-12.2", "no_walls_now"),
            ("stone yes", "SS-12.1", "no_stone_now"),
            ("lose melee military", "SS-12.7", "no_lose_now"),
            ("aim melee crane 1", "SS-13.8", "no_aim_now"),
        ],
    )


def test_stones_before_the_battle() -> None:
    match = fighting({"c2": "melee 1 speed_1"}, {"c2": "melee 1"})
    assert refused(match, "stone yes") == WhyNot("SS-12.1", "no_battle_stone", {"field": "c2"})
    answered(
        match,
        [("pass", "SS-12.1", "asked_stone"), ("walls 1", "SS-13.1", "walls_of_controller"), ("aim melee crane 1", "SS-13.9", "one_target")],
    )


def test_walls() -> None:
    match = fighting({"c2": "melee 1"}, {"c2": "melee 1"}, c2={"buildings": ["wall", "wall new"]})
    assert refused(match, "walls 2") == WhyNot("SS-13.1", "walls_too_many", {"field": "c2", "count": 1})
    answered(
        match, [("walls wall", "SS-12.2", "asked_walls"), ("pass", "SS-12.2", "asked_walls"), ("stone yes", "SS-12.1", "no_stone_now")]
    )
    match = fighting({"c2": "melee 1"}, {"c2": "melee 1 shield_1"}, c2={"buildings": ["wall new"]})
    assert refused(match, "walls 1") == WhyNot("SS-13.1", "walls_too_new", {"field": "c2"})
    match = fighting({"c2": "melee 1"}, {"c2": "melee 1 shield_1"})
    assert refused(match, "walls 1") == WhyNot("SS-13.1", "no_walls", {"field": "c2"})


def test_aiming() -> None:
    fields = {
        "a3": {"capital": "boar"},
        "e3": {"capital": "crane"},
        "a1": {"capital": "lynx"},
        "e1": {"capital": "ram"},
        "c2": {"control": "crane"},
    }
    others = {"lynx": {"armies": {"c2": "melee 1"}}, "ram": {"armies": {"b1": "ranged 1"}}}
    match = fighting({"c2": "melee 2"}, {"c2": "melee 1"}, players=4, fields=fields, supports={"b1": "c2"}, **others)
    assert match.prompts()[0].kind == "aim"
    answered(
        match,
        [
            ("aim melee boar 1", "SS-13.8", "aim_at_yourself"),
            ("aim melee ram 1", "SS-11.4", "aim_at_outsider"),
            ("aim melee lynx 1", "SS-13.8", "aim_rest"),
            ("aim melee crane 3", "SS-13.8", "aim_too_many"),
            ("aim ranged crane 1", "SS-13.8", "asked_aim"),
            ("pass", "SS-13.8", "asked_aim"),
            ("walls 1", "SS-13.1", "walls_of_controller"),
        ],
    )
    assert refused(match, "aim melee crane 3").fields == {"pool": "melee", "count": 2, "number": 3}
    assert refused(match, "aim melee boar 1", "crane") == WhyNot("SS-13.8", "wait_aim", {"seat": "boar"})


def test_whom_nobody_can_aim_at_any_more() -> None:
    fields = {
        "a3": {"capital": "boar"},
        "e3": {"capital": "crane"},
        "a1": {"capital": "lynx"},
        "e1": {"capital": "ram"},
        "c2": {"control": "crane"},
    }
    others = {"lynx": {"armies": {"c2": "melee 1"}}, "ram": {"armies": {"c2": "melee 1"}}}
    armies = {"c2": "melee 1", "b1": "ranged 1"}
    match = fighting({"c2": "melee 1"}, armies, players=4, fields=fields, supports={"b1": "c2"}, **others)
    for sentence in ("aim melee crane 1", "aim ranged_support boar 0", "aim ranged_support lynx 0", "aim melee boar 0", "aim melee lynx 0"):
        match.play(sentence)
    match.play("aim melee boar 0")
    match.play("aim melee crane 0")
    assert match.prompts()[0].kind == "aim"
    match.play("aim melee boar 0")
    rolled(match, "aim melee crane 0", "6", "1", "6", "6", "6")  # the boar's die costs the crane its only unit
    assert match.prompts()[0].kind == "aim"
    assert refused(match, "aim melee crane 1") == WhyNot("SS-12.12", "aim_at_beaten", {"seat": "crane"})


def rolled(match: Match, sentence: str, *dice: str) -> None:
    """Play a sentence, and this is what the dice show."""
    match.record.chance = "table"
    match.play(sentence, chance=dice)
    match.record.chance = "open"


def test_casualties() -> None:
    armies = {"c2": "melee 2+2", "b2": "cavalry 1+1", "b1": "ranged 1", "d1": "ranged 1"}
    dice = ["6", "6", "6", "6", "6", "6", "6", "1", "6", "6"]
    match = fighting(armies, {"c2": "melee 3"}, supports={"b2": "c2", "b1": "c2"}, chance=dice)
    assert match.prompts()[0].kind == "lose"
    answered(
        match,
        [
            ("lose melee military", "SS-12.9", "mercenary_first"),
            ("lose b2 military", "SS-12.9", "mercenary_first"),
            ("lose b1 military", "SS-12.8", "lose_ranged_support"),
            ("lose ranged military", "SS-12.8", "lose_ranged_support"),
            ("lose cavalry mercenary", "SS-12.7", "lose_by_field"),
            ("lose d1 military", "SS-12.7", "lose_not_supporting"),
            ("lose a1 military", "SS-12.7", "no_army"),
            ("lose guard", "SS-12.7", "no_guard"),
            ("military", "SS-12.9", "mercenary_first"),
            ("pass", "SS-12.7", "asked_lose"),
            ("move c2 c1", "SS-5.1", "asked_lose"),
            ("support d1 c2", "SS-11.1", "support_too_late"),
            ("walls 1", "SS-13.1", "walls_of_controller"),
        ],
    )
    assert refused(match, "lose melee military").fields == {"field": "c2", "military": 2, "mercenary": 2}
    assert refused(match, "lose b2 military", "crane") == WhyNot("SS-12.7", "wait_lose", {"seat": "boar"})


def test_kinds_of_casualties() -> None:
    match = fighting({"c2": "melee 2", "b2": "cavalry 1"}, {"c2": "melee 3"}, supports={"b2": "c2"}, chance=["6", "6", "6", "1", "6", "6"])
    answered(match, [("lose melee mercenary", "SS-12.7", "no_mercenary_there"), ("lose ranged military", "SS-12.7", "lose_not_there")])


def test_suppressed_supports() -> None:
    armies = {"c2": "melee 3+1", "b2": "cavalry 2"}
    match = fighting(armies, {"c2": "melee 2 suppression_cavalry"}, supports={"b2": "c2"})
    rolled(match, "stone yes", "6", "6", "6", "6", "1", "6")
    assert refused(match, "lose b2 military") == WhyNot("SS-16.12", "lose_suppressed", {"field": "b2"})
    assert refused(match, "lose cavalry military").rule == "SS-16.12"


def test_guards_go_last() -> None:
    dice = ["1", "6", *["6"] * 7]
    match = position(
        {
            "phase": "combat",
            "declared": True,
            "boar": {"armies": {"e3": "melee 2"}},
            "crane": {"armies": {"e3": "cavalry 2+1"}},
            "chance": dice,
        }
    )
    assert match.to_act == ("crane",)
    assert refused(match, "lose guard") == WhyNot("SS-13.5", "guards_last")


def test_an_overrun_is_a_plain_battle() -> None:
    match = moving(FLAT, {"c2": "melee 3+1", "b1": "cavalry 1"}, {"c2": "melee 2"}, fields={"c2": {"control": "crane"}})
    rolled(match, "overrun c2", "6", "6", "6", "6", "1", "6")
    assert match.prompts()[0].kind == "lose"
    answered(
        match,
        [
            ("stone yes", "SS-10.6", "plain_overrun"),
            ("walls 1", "SS-10.6", "plain_overrun"),
            ("support b1 c2", "SS-10.6", "plain_overrun"),
            ("lose b1 military", "SS-10.6", "plain_overrun"),
            ("move b1 a1", "SS-12.7", "asked_lose"),
            ("overrun c2", "SS-12.7", "asked_lose"),
        ],
    )


def test_after_an_overrun() -> None:
    board = "p f p p w/w w w p p/w w w w w/p p p p p"
    for kind, options, rule, key in [
        ("melee", {}, "SS-10.9", "ended_by_overrun"),
        ("cavalry", {"advanced_terrain": "on"}, "SS-20.3", "ended_on_rough_ground"),
    ]:
        match = moving(board, {"a1": f"{kind} 2", "d1": "melee 1"}, {"b1": "melee 1"}, options=options)
        match.play(f"move a1 {kind} points_{1 if kind == 'melee' else 2} 2+0 b1")
        rolled(match, "overrun b1", "1", "6", "6")
        assert refused(match, f"move b1 {kind} 2+0 c1") == WhyNot(rule, key, {"field": "b1"})


# Whatever the words


def test_nobody_hears_how_far_an_order_is() -> None:
    match = moving(FLAT, {"a1": "melee 2 speed_1", "c1": "cavalry 2"})
    under_way = match.state.clone()
    under_way.apply(0, under_way.actions(0)[0])
    assert under_way.unfinished()
    for seat in range(2):
        for sentence in (("move", "a1", "d1"), ("done",), ("use", "a1", "shield_1"), ()):
            assert GAME.why_not(under_way, seat, sentence) == GAME.why_not(match.state, seat, sentence)


# Texts and tables


def test_every_question_has_its_answer() -> None:
    silent = {"year", "market", "group", "carry", "goto", "moved", "round", "aftermath", "combat_end"}
    asked = {number for number, name in enumerate(ASK_NAMES) if name not in silent}
    assert why.QUESTIONS.keys() == asked
    assert why.SAYINGS.keys() == set(VERBS)
    assert {verb for question in why.QUESTIONS.values() for verb in question.verbs} == set(VERBS)
