"""Why not, in Ante Portas: every kind of attempt is answered with the rule that a player would expect."""

from __future__ import annotations

import re
from functools import partial
from typing import Any, NamedTuple

import playing
import pytest
from playing import refused

import tafelrunde as tr
from tafelrunde.games import find_game
from tafelrunde.games.ante_portas import why
from tafelrunde.games.ante_portas.engine._grammar import ASK_NAMES
from tafelrunde.games.ante_portas.words import VERBS
from tafelrunde.kernel.game import WhyNot
from tafelrunde.kernel.match import new_match
from tafelrunde.kernel.texts import FOLDER

pytestmark = pytest.mark.once

GAME = find_game("ante_portas")
position = partial(playing.position, GAME, players=2)
FLAG = {"mode": "capture_flag"}
TWO = {"epochs": "2"}


class Case(NamedTuple):
    """A position, and sentences with the rule and the reason they get; a seat before a colon tries it, otherwise whoever is asked."""

    given: dict[str, Any]
    tries: str
    played: tuple[str, ...] = ()
    options: dict[str, str] | None = None
    players: int = 2


def tries_of(case: Case) -> list[tuple[str, str, str]]:
    """Return sentence, rule and reason of each line `sentence | rule reason`."""
    found = []
    for line in case.tries.strip().splitlines():
        sentence, _, answer = line.partition("|")
        rule, key = answer.split()
        found.append((sentence.strip(), f"AP-{rule}", key))
    return found


def at(site: str, **acorn: Any) -> dict[str, Any]:
    """Return a position in which Acorn's steward has just arrived on a site."""
    return {"now": "turn acorn at", "acorn": {"steward": site, **acorn}}


def on_field(site: str, hexes: dict[int, Any], **more: Any) -> dict[str, Any]:
    """Return a position in which Acorn's steward has just arrived on a site of the command centre, with this on the battlefield."""
    return {"now": "turn acorn at", "hexes": hexes, "acorn": {"steward": site, **more.pop("acorn", {})}, **more}


RICH = {"wood": 2, "clay": 2, "planks": 2, "bricks": 2, "food": 2, "tools": 9, "taler": 9}
DUEL_FIELD = {2: {"a": {"farmers": 1}}, 27: {"b": {"farmers": 1}}}

CASES: dict[str, Case] = {}


# Who decides

CASES["held"] = Case({"now": "wave_combat", "arrived": True}, "acorn: done | 21.2 over_held")
CASES["lost"] = Case({"now": "combat", "deck": ["r103"], "hexes": {1: {"base": 1}}}, "acorn: done | 21.1 over_lost")
CASES["edge"] = Case(
    on_field("cg8", {24: {"a": {"farmers": 1}}}), "acorn: done | 22.17 over_edge", ("act move", "move edge", "add 24 farmer"), FLAG
)
CASES["rows"] = Case({"now": "year_end", "year": 5, "hexes": DUEL_FIELD}, "acorn: resign | 22.18 over_rows", (), FLAG)
CASES["sight"] = Case({"now": "year_end", "year": 5}, "birch: go m1 | 22.19 over_sight", (), {"mode": "territory"})
CASES["whose decision"] = Case(
    {"acorn": {"muted": ["turn"], "muted_hexes": [7]}},
    """
    acorn: resign | R42 resign
    birch: resign | R42 resign_later
    birch: pass | 1.4 wait_turn
    birch: go m2 | 1.4 wait_turn
    birch: yes | 1.4 wait_turn
    acorn: standing combat_only | 17.12 standing_already
    birch: standing combat_only | 17.12 standing_already
    acorn: standing never turn | 17.12 standing_muted
    acorn: standing never combat 7 | 17.12 standing_muted
    acorn: standing again card | 17.12 standing_open
    acorn: standing again combat 8 | 17.12 standing_open
    birch: standing always auto | 17.12 how_standing
    birch: standing 7 8 | 17.12 how_standing
    """,
)
HEARTLAND = Case({"now": "heartland"}, "", (), {"manual_heartland": "on"})
CASES["the heartland is laid out"] = HEARTLAND._replace(
    tries="""
    birch: place h6 | 0.6 wait_site
    yes | 0.6 asked_site
    done | 0.6 asked_site
    place m1 | 0.6 place_heartland
    place e1 | 0.6 place_heartland
    place ch6 | 0.6 place_heartland
    h1 | 0.6 place_apart
    place h1 | 0.6 place_apart
    place h6 h9 | 4.3 how_site
    go m1 | 4.1 no_go_now
    """
)
CASES["a cell is taken"] = HEARTLAND._replace(played=("place h6",), tries="place h6 | 0.6 place_taken")
CASES["a new place of the command centre"] = Case(
    {"now": "half_year", "year": 2, "deck": ["r101", "r102"]},
    """
    yes | 10.5 asked_centre
    birch: yes | 10.5 asked_centre
    place h3 | 10.5 place_centre
    place ch7 | 10.5 place_taken
    birch: place ca1 | 10.5 place_apart
    pass | 10.5 asked_centre
    """,
)
CASES["the enemy lays a place"] = Case({"now": "half_year", "year": 2}, "birch: place ch6 | 22.2 wait_centre", (), FLAG)


# A turn: going

CASES["before the move"] = Case(
    {"acorn": {"steward": "h3", "goods": {"wood": 1}}, "birch": {"steward": "h3"}},
    """
    yes | 4.1 asked_before
    done | 4.6 say_pass
    pass 5 | 4.6 how_bare
    go h3 | 4.3 same_place
    go h1 | 4.3 not_adjacent
    h1 | 4.3 not_adjacent
    go ch7 | 0.7 other_board
    go e1 | 1.5 later_epoch
    go m3 | 1.5 later_epoch
    go ca1 | 4.3 no_place
    go m1 m2 | 4.3 how_site
    ticket h1 | R26 no_ticket
    on h1 | 4.4 on_early
    stay | 4.3 stay_early
    act gain | 4.1 act_before
    gain | 4.1 act_before
    bundle 1 | 4.1 act_before
    market | 4.1 act_before
    sell wood | 4.1 act_before
    refine planks | 4.3 move_first
    refine bricks | 4.1 wrong_place
    refine anvil | 5.2 no_refine_now
    build farm | 4.1 wrong_place
    lay trap 4 | 4.1 wrong_place
    flip bunker 4 | 4.1 wrong_place
    draft farmer | 4.1 wrong_place
    play i101 | 4.1 wrong_place
    rotate 4 clockwise | 4.1 wrong_place
    drop wood | 2.2 no_drop_now
    replace 4 5 acorn | 17.6 no_replace_now
    """,
)
CASES["in Epoch II"] = Case({"epoch": 2, "heartland": {"e5": "empty"}}, "go e5 | 4.3 no_place", (), TWO)
CASES["on a market"] = Case(
    {"now": "turn acorn market", "origin": "h3", "acorn": {"steward": "m2"}},
    """
    yes | 4.4 asked_market
    pass | 4.6 say_done
    go h6 | 4.4 say_on
    go h4 | 4.1 moved
    ticket h4 | 4.1 moved
    h4 | 4.4 on_apart
    on m1 | 4.4 on_market
    on h3 | 4.4 on_origin
    on h4 | 4.4 on_apart
    on e1 | 1.5 later_epoch
    stay | 22.4 stay_free
    act gain | 6.1 act_market
    bundle 2 | 6.1 no_bundle
    bundle market | 6.1 how_bundle
    sell ore | 6.1 not_bought
    sell clay | 6.1 missing
    special council | 6.1 no_council
    special market | 5.4 missing
    special | 5.4 missing
    """,
)
CASES["used up"] = Case(
    {"now": "turn acorn after", "acorn": {"steward": "h3", "buildings": ["farm", "foresters_house"], "farmers": 1}},
    """
    yes | 4.1 asked_after
    pass | 4.6 say_done
    go m1 | 4.1 moved
    on m1 | 4.4 on_late
    act refine | 4.1 act_after
    refine planks | 4.1 act_after
    bundle 1 | 4.1 act_after
    build farm | 4.1 act_after
    """,
)
TICKET = Case({"epoch": 2, "acorn": {"steward": "h3", "owns": ["i235"], "goods": {"clay": 3}}}, "", (), TWO)
CASES["a ticket"] = TICKET._replace(tries="ticket h3 | 4.3 same_place\nticket ca1 | 4.3 no_place\nticket m1 h1 | 4.3 how_site")
CASES["a ticket without clay"] = TICKET._replace(
    given={"epoch": 2, "acorn": {"owns": ["i235"], "goods": {"clay": 1}}}, tries="ticket h3 | R26 missing"
)
CASES["in the Last Wave"] = Case(
    {"now": "wave_turn", "hexes": {20: {"base": 1}}, "acorn": {"hand": ["i101"]}},
    """
    go m1 | 20.1 wave_centre
    go h3 | 20.1 wave_centre
    play i101 | 7.4 play_wave
    """,
    ("steward acorn",),
)
CASES["who acts in the Last Wave"] = Case(
    {"now": "wave_turn", "hexes": {20: {"base": 1}}},
    """
    yes | 20.6 asked_steward
    birch: yes | 20.6 asked_steward
    steward yes | 7.2 how_seat
    done | 4.6 say_pass
    """,
)


# Fees

RIVAL = Case({"acorn": {"steward": "h1", "goods": {"clay": 2}}, "birch": {"steward": "h2"}}, "", (), FLAG)
CASES["no fee"] = RIVAL._replace(tries="go h2 | 22.4 fee\nbirch: pass | 1.4 wait_turn")
CASES["a fee is paid"] = RIVAL._replace(
    given={"acorn": {"steward": "h1", "goods": {"tools": 1, "food": 1, "clay": 1, "wood": 1}}, "birch": {"steward": "h2"}},
    played=("go h2",),
    tries="""
    yes | 22.4 asked_fee
    birch: pay tools | 22.4 wait_fee
    pay wood | 22.4 fee_first
    pay ore | 22.4 fee_first
    pay yes | 2.1 how_good
    done | 22.4 asked_fee
    go m1 | 4.1 no_go_now
    """,
)
CASES["building goods of a fee"] = CASES["a fee is paid"]._replace(
    played=("go h2", "pay tools"),
    tries="""
    yes | 22.4 asked_fee_goods
    pay food | 22.4 fee_goods
    pay bricks | 22.4 fee_none
    """,
)
CASES["a rival on the market"] = Case(
    {"now": "turn acorn market", "acorn": {"steward": "m1", "goods": {"tools": 1, "wood": 1}}, "birch": {"steward": "m1"}},
    """
    bundle 1 | 22.4 stay_first
    act gain | 22.4 stay_first
    sell wood | 22.4 stay_first
    done | 22.4 stop_market
    """,
    (),
    FLAG,
)
CASES["a rival who cannot be paid"] = CASES["a rival on the market"]._replace(
    given={"now": "turn acorn market", "acorn": {"steward": "m1"}, "birch": {"steward": "m1"}},
    tries="stay | 22.4 fee\nbundle 1 | 22.4 fee",
)
CASES["a ticket to a rival"] = Case(
    {"epoch": 2, "acorn": {"owns": ["i235"], "goods": {"clay": 3, "tools": 2}}, "birch": {"steward": "h2"}},
    "ticket h2 | 22.4 ticket_fee",
    (),
    FLAG | TWO,
)


# The action of a place

CASES["at the joiner"] = Case(
    at("h3", goods={"wood": 1}),
    """
    yes | 4.1 asked_at
    act refine | 5.2 missing
    act build | 4.1 act_other
    act yes | 4.1 how_act
    refine planks | 4.1 act_first
    bundle 1 | 6.1 not_market
    special market | 6.1 not_market
    sell wood | 6.1 not_market
    on h4 | 4.4 on_late
    stay | 22.4 stay_free
    """,
)
CASES["limits at the joiner"] = Case(at("h3", goods={"wood": 2}, spent=5), "act refine | 2.4 limit")
CASES["wood in a buffer"] = Case(
    at("h3", goods={"wood": 1}, buildings=["farm", {"kind": "foresters_house", "farmers": 1, "buffer": 2}]), "act refine | 2.5 in_buffer"
)
CASES["refining"] = Case(
    at("h3", goods={"wood": 5}),
    """
    yes | 5.2 asked_refine
    refine bricks | 5.2 other_recipe
    refine planks bricks | 5.2 how_refine
    sell wood | 6.1 no_sell_now
    pass | 4.6 say_done
    """,
    ("act refine",),
)
CASES["the baker"] = Case(
    at("h19", goods={"food": 1}),
    """
    act sell | 5.3 missing
    act refine | 15.1 act_neither
    sell food | 4.1 act_first
    """,
)
CASES["selling food"] = Case(at("h19", goods={"food": 4, "wood": 1}), "sell wood | 5.3 only_food", ("act sell",))
CASES["selling"] = Case(
    at("m1", goods={"clay": 2, "wood": 1}),
    """
    yes | 6.1 asked_sell
    sell wood | 6.1 not_bought
    sell planks | 6.1 missing
    sell clay planks | 6.1 how_sell
    """,
    ("sell clay",),
)
CASES["at a stall"] = Case(at("m1"), "yes | 6.1 asked_stall\nspecial yes | 5.4 missing")
CASES["the librarian's market"] = Case(
    {"now": "turn acorn at", "market": "m1_librarian", "acorn": {"steward": "m1"}}, "special yes | 6.1 how_special"
)
CASES["the plank market"] = Case({"now": "turn acorn at", "market": "m1_planks"}, "special market | 5.2 missing")
CASES["the field market"] = Case(
    {"now": "wave_turn", "hexes": {20: {"base": 1}}, "acorn": {"steward": "cg8"}},
    "special market | 15.9 rotate_none",
    ("steward acorn", "go m0"),
)
CASES["the camp market"] = CASES["the field market"]._replace(tries="special market | 15.5 march_none", options=TWO)
CASES["the war council"] = Case(
    {"now": "turn acorn at", "epoch": 2, "market": "m2_head", "acorn": {"owns": ["i232"]}}, "special council | 15.9 rotate_none", (), TWO
)
CASES["commanders"] = Case(on_field("cg8", {2: {"exhausted_farmers": 1}}), "act move | 15.5 march_none\nact rotate | 15.9 rotate_none")
CASES["the recruiting officer"] = Case(
    at("ch7", buildings=["farm"]),
    """
    act draft | 15.2 draft_nobody
    act dismiss | 15.4 dismiss_nobody
    act heal | 15.1 act_neither
    draft farmer | 4.1 act_first
    """,
)
CASES["no home for soldiers"] = Case(on_field("ch7", {2: {"farmers": 1}}), "act dismiss | 15.4 no_home")
CASES["no food for soldiers"] = Case(at("ch7", buildings=["flat"], citizens=1), "act draft | 15.2 missing")
CASES["the doctor"] = Case(at("cf8"), "act heal | 15.13 hospital_empty\nact raise | 15.14 raise_nobody")
CASES["the doctor without homes"] = Case(
    on_field("cf8", {2: {"exhausted_citizens": 1}}, hospital={"farmers": 1}), "act heal | 15.15 no_home_any\nact raise | 15.14 missing"
)
CASES["the doctor without food"] = Case(
    on_field("cf8", {}, hospital={"farmers": 1}, acorn={"buildings": ["farm"]}), "act heal | 15.13 missing"
)
CASES["the trapper"] = Case(
    {"now": "turn acorn at", "centre": {"ch6": "trapper"}, "acorn": {"steward": "ch6"}},
    """
    act recoil | 16.4 recoil_none
    act lay | 15.16 missing
    recoil 4 | 4.1 act_first
    back 4 9 base | 4.1 act_first
    """,
)
CASES["the combat engineer"] = Case(
    {"now": "turn acorn at", "epoch": 2, "centre": {"ch6": "combat_engineer"}, "acorn": {"steward": "ch6"}},
    "act ignite | 15.18 ignite_none\nignite 4 | 4.1 act_first",
    (),
    TWO,
)


# Building

BUILDER = Case(at("h4", goods={"wood": 3, "tools": 3}), "", ("act build",))
CASES["building"] = BUILDER._replace(
    tries="""
    yes | 5.4 asked_build
    build pub | 5.4 other_building
    build farm raze pub | 3.9 raze_needless
    build yes | 5.4 how_build
    pass | 4.6 say_done
    go m1 | 4.1 no_go_now
    act build | 4.1 no_act_now
    """
)
CASES["the price of a farm"] = Case(at("h4", goods={"wood": 1}), "act build | 5.4 missing")
FULL = ["farm"] * 18
CASES["no spot"] = Case(
    at("h4", goods={"wood": 1, "tools": 2}, buildings=[*FULL, "pub", "library"]),
    """
    build farm raze farm | 3.9 raze_home
    build farm raze hollow | 3.9 raze_missing
    """,
    ("act build",),
)
CASES["no spot and no tool"] = Case(at("h4", goods={"wood": 1, "tools": 1}, buildings=[*FULL, "pub", "pub"]), "act build | 3.9 missing")
CASES["no spot at all"] = Case(at("h4", goods={"wood": 1, "tools": 2}, buildings=[*FULL, "farm", "farm"]), "act build | 3.9 spots_full")
CASES["no storage spot"] = Case(at("h8", goods={"wood": 2, "tools": 2}, buildings=["storage_shed"] * 3), "act build | R29 storage_full")
CASES["one library"] = Case(at("h5", goods=RICH, buildings=["library"]), "act build | 5.4 building_most")
CASES["nothing to remodel"] = Case(at("h24", goods=RICH), "act build | 3.5 remodel_none")
CASES["all farmers work"] = Case(
    at("h24", goods=RICH, buildings=["farm", {"kind": "pub", "farmers": 1}]), "act build | 3.4 remodel_workers"
)
CASES["razing for a remodelling"] = Case(
    at("h24", goods=RICH, buildings=["farm", "farm", "pub"]), "build flat raze pub | 3.9 raze_remodel", ("act build",)
)
CASES["no factory left"] = Case(
    {"now": "turn acorn at", "acorn": {"steward": "h21", "goods": RICH}, "birch": {"buildings": ["factory"] * 6}},
    "act build | 0.24 building_supply",
    (),
    FLAG,
)


# Laying

CASES["laying"] = Case(
    on_field(
        "cg6",
        {4: {"farmers": 1, "tile": "trap"}, 1: {"farmers": 1}, 5: {"base": 1, "tile": "trap"}},
        acorn={"goods": {"wood": 4, "tools": 4}},
    ),
    """
    yes | 15.16 asked_lay
    lay trap 1 | 15.16 other_tile
    lay guard_post 20 | 14.5 unseen
    lay guard_post 4 | 14.5 tile_there
    lay guard_post 2 1 | 15.16 how_lay
    flip guard_post 4 | 14.6 flip_off
    pass | 4.6 say_done
    """,
    ("act lay",),
)
CASES["enemies on the hex"] = Case(
    on_field("cg6", {2: {"base": 1}, 4: {"farmers": 1}}, acorn={"goods": {"wood": 4, "tools": 4}}),
    "lay guard_post 2 | 14.5 enemies_there",
    ("act lay",),
)
POSTS = {number: {"tile": "guard_post"} for number in range(6, 15)}
CASES["no tile left"] = Case(on_field("cg6", POSTS, acorn={"goods": {"wood": 4, "tools": 4}}), "act lay | 14.9 supply_tiles")
CASES["nowhere to lay"] = Case(
    on_field("cg6", {2: {"tile": "trap"}}, acorn={"goods": {"wood": 4, "tools": 4}}), "act lay | 14.5 lay_nowhere"
)
CASES["no price for a tile"] = Case(at("cg6", goods={"wood": 1, "tools": 1}), "act lay | 15.16 missing")
FLIP = Case(
    {
        "now": "turn acorn at",
        "epoch": 2,
        "centre": {"ch6": "builder_bunker"},
        "hexes": {4: {"tile": "trench"}},
        "acorn": {"steward": "ch6", "goods": {"bricks": 6, "tools": 9}},
    },
    "",
    ("act lay",),
    TWO | {"flip_upgrade": "on"},
)
CASES["flipping"] = FLIP._replace(
    tries="""
    lay bunker 4 | 14.6 say_flip
    flip trench 4 | 15.16 other_tile
    flip bunker 5 | 14.6 flip_nothing
    flip bunker 4 5 | 15.16 how_lay
    """
)
CASES["what is never flipped"] = Case(
    at("cg6", goods={"wood": 4, "tools": 4}), "flip guard_post 4 | 14.6 flip_never", ("act lay",), {"flip_upgrade": "on"}
)
CASES["the last tile"] = Case(
    {
        "now": "turn acorn at",
        "epoch": 2,
        "centre": {"ch6": "builder_bunker"},
        "hexes": {4: {"tile": "trench"}, **{number: {"tile": "bunker"} for number in range(6, 16)}},
        "acorn": {"steward": "ch6", "goods": {"bricks": 6, "tools": 9}},
    },
    "lay bunker 2 | 14.9 supply_tiles",
    ("act lay",),
    TWO | {"flip_upgrade": "on"},
)


# Drafting, dismissing, healing, raising

CASES["drafting"] = Case(
    at("ch7", buildings=["farm", "farm"], farmers=2),
    """
    yes | 15.2 asked_draft
    draft citizen | 15.2 draft_none
    draft farmer citizen | 15.2 how_draft
    """,
    ("act draft",),
)
CASES["a crowd"] = Case(
    on_field("ch7", {2: {"a": {"farmers": 6}}}, acorn={"buildings": ["farm"], "farmers": 1}), "act draft | 22.9 crowd", (), FLAG
)
CASES["dismissing"] = Case(
    on_field("ch7", {2: {"a": {"farmers": 2, "citizens": 1}}, 27: {"b": {"farmers": 1}}}, acorn={"buildings": ["farm", "farm"]}),
    """
    yes | 15.4 asked_dismiss
    dismiss 3 farmer | 15.4 no_soldier
    dismiss 27 farmer | R30 enemy_soldier
    dismiss 2 citizen | 15.4 no_home
    dismiss 2 3 farmer | 15.4 how_soldier
    """,
    ("act dismiss",),
    FLAG,
)
HEAL = Case(
    {
        "now": "turn acorn at",
        "hospital": {"a": {"farmers": 2, "citizens": 1}},
        "acorn": {"steward": "cf8", "goods": {"food": 2}, "buildings": ["farm", "flat"]},
        "birch": {"buildings": ["farm"]},
    },
    "",
    ("act heal",),
    FLAG,
    4,
)
CASES["healing"] = HEAL._replace(
    tries="""
    yes | 15.13 asked_heal
    heal farmer birch | R30 heal_team
    heal farmer clover | 15.15 no_home_there
    heal citizen acorn | 15.13 missing
    heal farmer citizen | 15.13 how_heal
    """
)
CASES["nobody of that type"] = Case(
    on_field("cf8", {}, hospital={"farmers": 2}, acorn={"goods": {"food": 3}, "buildings": ["farm", "farm"]}),
    "heal citizen acorn | 15.13 no_patient",
    ("act heal",),
)
CASES["the field hospital"] = Case(
    {
        "now": "turn acorn at",
        "hospital": {"farmers": 1, "citizens": 1},
        "acorn": {"steward": "h9", "hand": ["i121"], "buildings": ["farm", "flat"]},
        "birch": {"buildings": ["farm"]},
    },
    "heal citizen acorn | 15.13 heal_farmers\ndone | 15.13 stop_hospital",
    ("act gain", "play i121", "keep"),
)
CASES["raising"] = Case(
    on_field(
        "cf8",
        {2: {"exhausted_farmers": 2, "exhausted_citizens": 1}, 7: {"citizens": 1}},
        acorn={"goods": {"food": 2}},
    ),
    """
    yes | 15.14 asked_raise
    raise 7 citizen | 15.14 not_exhausted
    raise 7 farmer | 15.14 no_soldier
    raise 2 citizen | 15.14 missing
    raise 2 3 farmer | 15.4 how_soldier
    """,
    ("act raise",),
)


# Moving and rotating

CASES["moving"] = Case(
    on_field(
        "cg8",
        {
            2: {"farmers": 2, "exhausted_citizens": 1},
            14: {"exhausted_farmers": 1},
            6: {"farmers": 1, "tile": "catapult"},
            11: {"tile": "trap"},
        },
    ),
    """
    yes | 15.8 asked_march
    commit | 15.8 commit_goal
    move 23 | 15.8 nobody_beside
    move 19 | 17.3 exhausted_there
    move edge | 22.17 edge_mode
    move 4 5 | 15.8 how_move
    add 2 farmer | 15.8 no_move_now
    pass | 4.6 say_done
    """,
    ("act move",),
)
CASES["a batch"] = CASES["moving"]._replace(
    played=("act move", "move 11"),
    tries="""
    yes | 15.8 asked_batch
    commit | 15.8 commit_empty
    done | 15.8 stop_batch
    add 2 farmer | 15.8 add_apart
    add 6 citizen | 15.5 no_soldier
    add 6 engine | 15.6 engine_tile
    add 9 engine | 15.5 engine_none
    add 6 crewed | 22.8 crewed_coop
    add 6 rider | 15.6 rider_none
    add 6 9 farmer | 15.8 how_add
    add 16 farmer | 15.5 no_soldier
    add 14 farmer | 17.3 exhausted_there
    move 4 | 15.8 no_move_now
    """,
)
CASES["all are in the batch"] = Case(
    on_field("cg8", {2: {"farmers": 1, "citizens": 1}, 6: {"tile": "catapult"}, 9: {"tile": "catapult"}}),
    """
    add 2 farmer | 15.8 all_added
    add 9 engine | 15.6 engine_two
    add 6 engine | 15.8 engine_added
    """,
    ("act move", "move 4", "add 2 farmer", "add 6 engine"),
)
CASES["who has moved"] = Case(
    on_field("cg8", {2: {"farmers": 1}, 6: {"tile": "catapult"}, 20: {"farmers": 1}}),
    """
    move 9 | 15.5 moved_already
    move 7 | 15.5 moved_already
    """,
    ("act move", "move 4", "add 2 farmer", "add 6 engine"),
)
CASES["an engine that has moved"] = Case(
    on_field("cg8", {6: {"tile": "catapult"}, 20: {"farmers": 1}}), "move 9 | 15.5 engine_moved", ("act move", "move 4", "add 6 engine")
)
OVER_TILE = Case(
    {
        "now": "turn acorn at",
        "centre": {"ch6": "supreme_commander"},
        "acorn": {"steward": "ch6"},
        "hexes": {2: {"tile": "catapult", "farmers": 1}, 7: {"tile": "trap"}, 12: {"tile": "trap"}, 3: {"tile": "catapult"}},
    },
    "",
    ("act move", "move 7", "add 2 engine", "commit"),
)
CASES["over a tile"] = OVER_TILE._replace(
    tries="""
    done | 15.6 rider_on
    move 3 | 15.6 rider_on
    move edge | 15.6 rider_on
    move 12 | 15.6 rider_tile
    """
)
CASES["on from a tile"] = OVER_TILE._replace(
    given={**OVER_TILE.given, "hexes": {**OVER_TILE.given["hexes"], 9: {"farmers": 2}, 1: {"tile": "trap"}}},
    played=("act move", "move 7", "add 2 engine", "commit", "move 4"),
    tries="add 7 rider | 15.6 rider_added",
)
CASES["a crew over a tile"] = OVER_TILE._replace(
    given={**OVER_TILE.given, "hexes": {2: {"tile": "catapult", "a": {"farmers": 1}}, 7: {"tile": "trap"}}},
    played=("act move", "move 7"),
    options=FLAG,
    tries="add 2 crewed | 22.8 crewed_tile",
)
CASES["an empty enemy start field"] = Case(on_field("cg8", {22: {"a": {"farmers": 1}}}), "move 27 | 22.14 start_empty", ("act move",), FLAG)
AROUND = {number: {"tile": "trap"} for number in (2, 5, 10, 9, 7, 12)}
CASES["no way past a tile"] = OVER_TILE._replace(
    given={**OVER_TILE.given, "hexes": {**AROUND, 4: {"tile": "catapult", "farmers": 1}}},
    played=("act move", "move 7"),
    tries="add 4 engine | 15.6 engine_stuck",
)
CASES["against each other"] = Case(
    on_field(
        "cg8",
        {
            2: {"a": {"farmers": 2}},
            4: {"a": {"farmers": 6}},
            12: {"tile": "catapult"},
            20: {"a": {"farmers": 1, "snared_farmers": 1}},
        },
    ),
    """
    move edge | 22.17 edge_nobody
    move 25 | 22.12 snared
    """,
    ("act move",),
    FLAG,
)
CASES["a full hex"] = CASES["against each other"]._replace(
    given=on_field("cg8", {2: {"a": {"farmers": 2}}, 4: {"a": {"farmers": 6}}, 1: {"tile": "catapult"}}),
    played=("act move", "move 4"),
    tries="add 2 farmer | 22.9 crowd\nadd 1 crewed | 22.8 crewed_nobody\nadd 1 crewed_exhausted | 22.8 crewed_nobody",
)
CASES["over the edge"] = Case(
    on_field("cg8", {2: {"a": {"farmers": 2}}, 24: {"a": {"farmers": 2}}}),
    "add 2 farmer | 22.17 edge_apart\nyes | 22.17 asked_edge",
    ("act move", "move edge"),
    FLAG,
)
CASES["enough over the edge"] = Case(
    on_field("cg8", {24: {"a": {"farmers": 6}}, 25: {"a": {"farmers": 1}}, 26: {"tile": "catapult"}}),
    "add 25 farmer | 22.17 edge_enough",
    ("act move", "move edge", *["add 24 farmer"] * 6),
    FLAG,
)
CASES["rotating"] = Case(
    on_field("cg8", {2: {"tile": "trench"}, 4: {"tile": "bunker"}, 5: {"tile": "trap"}, 7: {"tile": "trench", "owner": "b"}}),
    """
    yes | 15.9 asked_rotate
    rotate 3 clockwise | 15.9 rotate_nothing
    rotate 5 clockwise | 15.9 rotate_kind
    rotate 7 clockwise | 22.15 tile_enemy
    rotate 2 clockwise | 15.9 rotate_once
    rotate 4 twice_clockwise | 15.11 rotate_twice
    rotate 4 clockwise anticlockwise | 15.9 how_rotate
    """,
    ("act rotate", "rotate 2 clockwise"),
    FLAG,
)


# Improvements

HAND = ["i101", "i102", "i104", "i113", "i115", "i121"]
CASES["playing"] = Case(
    {"now": "turn acorn at", "hexes": {2: {"base": 1}}, "acorn": {"steward": "h9", "hand": HAND, "goods": RICH, "buildings": ["library"]}},
    """
    yes | 5.5 asked_play
    birch: play i101 | 7.1 wait_play
    play i103 | 7.1 not_in_hand
    play i102 | 7.3 effect_draft
    play i104 | 7.3 effect_lay
    play i115 | 7.3 effect_build
    play i121 | 7.3 effect_hospital
    play i101 i102 | 7.1 how_card
    """,
    ("act gain",),
)
CASES["playing without goods"] = Case(
    at("h9", hand=["i101", "i113", "i122"], goods={"food": 1}),
    """
    play i113 | 7.3 effect_refine
    play i122 | 7.3 effect_march
    """,
    ("act gain",),
)
CASES["playing without the price"] = Case(at("h9", hand=["i101", "i123"]), "play i123 | 7.1 missing", ("act gain",))
CASES["giving away"] = Case(
    at("h9", hand=["i101"]),
    """
    yes | 7.2 asked_gift
    birch: keep | 7.2 wait_gift
    gift acorn | 7.2 say_keep
    keep birch | 4.6 how_bare
    done | 7.2 asked_gift
    gift yes | 7.2 how_seat
    """,
    ("act gain", "play i101"),
)
CASES["giving to the enemy"] = Case(
    {
        "now": "turn acorn at",
        "acorn": {"steward": "h9", "hand": ["i102"], "buildings": ["farm"], "farmers": 1},
        "clover": {"buildings": ["farm"], "farmers": 1},
    },
    "gift birch | 22.5 gift_team",
    ("act gain", "play i102"),
    FLAG,
    4,
)
CASES["no use for it"] = Case(
    {
        "now": "turn acorn at",
        "acorn": {"steward": "h9", "hand": ["i113"]},
        "birch": {"goods": {"wood": 2, "clay": 2}},
        "clover": {"goods": {"wood": 2, "clay": 2}},
    },
    "keep | 7.3 keep_no_effect\ngift acorn | 7.3 keep_no_effect",
    ("act gain", "play i113"),
    None,
    3,
)
AT_HOME: dict[str, Any] = {"buildings": ["farm", "flat"], "farmers": 1, "citizens": 1, "goods": {"food": 2}}
CASES["a gift the giver cannot pay"] = Case(
    {"now": "turn acorn at", "acorn": {"steward": "h9", "hand": ["i102"], "goods": {"food": 0}}, "birch": AT_HOME},
    "draft citizen | R20 payer_missing",
    ("act gain", "play i102"),
)
CASES["food of the giver in a buffer"] = Case(
    {
        "now": "turn acorn at",
        "acorn": {"steward": "h9", "hand": ["i102"], "buildings": ["farm", {"kind": "hunting_lodge", "farmers": 1, "buffer": 2}]},
        "birch": AT_HOME,
    },
    "draft citizen | R20 payer_in_buffer",
    ("act gain", "play i102"),
)
CASES["a giver who has spent enough"] = Case(
    {"now": "turn acorn at", "acorn": {"steward": "h9", "hand": ["i102"], "goods": {"food": 1}, "spent": 6}, "birch": AT_HOME},
    "draft citizen | R20 payer_limit",
    ("act gain", "play i102"),
)
FULL_TOWN: dict[str, Any] = {"buildings": ["farm"] * 19 + ["pub"], "goods": {"tools": 5}}
CASES["a gift that would cost the giver too much"] = Case(
    {"now": "turn acorn at", "acorn": {"steward": "h9", "hand": ["i117"], "goods": {"wood": 2, "tools": 0}}, "birch": FULL_TOWN},
    "gift birch | R20 gift_unpaid",
    ("act gain", "play i117"),
    None,
    3,
)
CASES["no use for others"] = Case(
    {
        "now": "turn acorn at",
        "acorn": {"steward": "h9", "hand": ["i113"], "goods": {"wood": 2, "clay": 2}},
        "clover": {"goods": {"wood": 2, "clay": 2}},
    },
    "gift birch | 7.3 gift_no_effect",
    ("act gain", "play i113"),
    None,
    3,
)
CASES["too many cards"] = Case(
    at("h10", hand=["i101", "i103", "i105"]),
    """
    yes | 5.6 asked_discard
    birch: discard i101 | 5.6 wait_discard
    discard i201 | 5.6 discard_not_hand
    discard yes | 7.1 how_card
    done | 5.6 asked_discard
    """,
    ("act gain",),
)


# Colonists and goods

WORK = [
    "farm",
    "flat",
    "farm",
    {"kind": "pub", "farmers": 1},
    "theater",
    "library",
    "hollow",
    {"kind": "hunting_lodge", "buffer": 1},
    {"kind": "foresters_house", "buffer": 1},
]
CASES["free actions"] = Case(
    {
        "epoch": 2,
        "acorn": {"buildings": WORK, "citizens": 1, "goods": {"wood": 11, "ore": 1}},
        "birch": {"goods": {"wood": 11, "clay": 1}},
        "clover": {"steward": "m2", "goods": {"tools": 1}},
    },
    """
    employ farmer library | 3.6 employ_never
    employ farmer theater | 3.6 employ_other
    employ citizen pub | 3.6 employ_other
    employ farmer institute | 3.6 employ_missing
    employ farmer pub | 3.6 employ_full
    employ farmer hollow | 3.6 employ_nobody
    employ citizen theater | 2.5 in_buffer
    employ farmer pub hollow | 3.6 how_employ
    store tools | 2.7 no_space_needed
    store clay | 2.6 store_nothing
    store food | 2.1 store_full
    store wood food | 2.1 how_good
    give acorn wood | 9.2 give_self
    give clover wood | 9.2 give_apart
    give birch bricks | 9.2 give_none
    give birch wood | 9.3 give_full
    give birch wood clay | 9.4 how_give
    ask acorn clay | 9.2 give_self
    ask clover tools | 9.2 give_apart
    ask birch ore | 9.2 ask_none
    ask birch clay | 9.3 ask_full
    ask birch wood clay | 9.4 how_give
    """,
    (),
    TWO,
    3,
)
CASES["goods for the enemy"] = Case(
    {"acorn": {"goods": {"wood": 1}}}, "give birch wood | 22.5 give_team\nask birch wood | 22.5 give_team", (), FLAG
)
CASES["an answer"] = Case(
    {"birch": {"goods": {"wood": 1}}},
    """
    market | 9.4 asked_answer
    acorn: answer yes | 9.4 wait_answer
    answer market | 9.4 how_answer
    done | 9.4 asked_answer
    """,
    ("ask birch wood",),
)
CASES["too many goods"] = Case(
    {"now": "turn acorn at", "epoch": 2, "acorn": {"steward": "h15", "owns": ["i227"], "goods": {"wood": 2, "clay": 12}}},
    """
    yes | 2.2 asked_drop
    birch: drop clay | 2.2 wait_drop
    drop tools | 2.7 no_space_needed
    drop ore | 2.2 drop_none
    drop wood | 2.1 drop_no_help
    drop wood clay | 2.1 how_good
    clay 5 | 2.2 asked_drop
    done | 2.2 asked_drop
    place ch6 | 10.5 no_place_now
    go m1 | 4.1 no_go_now
    ticket m1 | 4.1 no_go_now
    act gain | 4.1 no_act_now
    bundle 1 | 4.1 no_act_now
    refine planks | 5.2 no_refine_now
    sell wood | 6.1 no_sell_now
    build farm | 5.4 no_build_now
    lay trap 4 | 15.16 no_lay_now
    flip bunker 4 | 15.16 no_lay_now
    draft farmer | 15.2 no_draft_now
    dismiss 2 farmer | 15.4 no_dismiss_now
    heal farmer acorn | 15.13 no_heal_now
    raise 2 farmer | 15.14 no_raise_now
    move 4 | 15.8 no_move_now
    commit | 15.8 no_move_now
    rotate 4 clockwise | 15.9 no_rotate_now
    play i101 | 7.4 no_play_now
    keep | 7.2 no_gift_now
    gift birch | 7.2 no_gift_now
    employ farmer pub | 3.6 no_employ_now
    store wood | 2.6 no_store_now
    give birch wood | 9.2 no_give_now
    ask birch wood | 9.2 no_give_now
    answer yes | 9.4 no_answer_now
    shoot 12 | 17.9 no_shot_now
    shooter 12 | 17.9 no_shot_now
    fire | 17.9 no_shot_now
    recoil 4 5 | 16.4 no_recoil_now
    back 4 9 base | 16.4 no_recoil_now
    ignite 4 5 | 16.7 no_ignite_now
    replace 4 5 acorn | 17.6 no_replace_now
    mine first | 13.9 no_mine_now
    lose 1 1 | 13.7 no_lose_now
    fell 1 1 | 13.7 no_fell_now
    snare 1 1 | 12.1 coop_snare
    home farmer pub | 8.3 no_home_now
    feed | 8.4 no_feed_now
    hungry 4 | 8.4 no_feed_now
    boost pub | 8.9 no_boost_now
    convert | 8.12 no_convert_now
    steward birch | 20.6 no_steward_now
    pay wood | 9.1 coop_fee
    discard i101 | 5.6 no_discard_now
    """,
    ("act gain",),
    TWO,
)
CASES["too many goods in a duel"] = Case(
    {"now": "turn acorn at", "acorn": {"steward": "h15", "goods": {"clay": 12}}},
    """
    pay wood | 22.4 no_pay_now
    snare 1 1 | 22.12 no_snare_now
    steward birch | 22.1 duel_steward
    fell 1 1 | 22.1 duel_fell
    """,
    ("act gain",),
    FLAG,
)


# Soldier actions

CASES["shooting"] = Case(
    {
        "hexes": {
            4: {"tile": "trench", "farmers": 1},
            2: {"tile": "trench", "exhausted_farmers": 2, "farmers": 1},
            9: {"elite": 1},
            1: {"tile": "bunker", "farmers": 1},
            3: {"tile": "bunker", "exhausted_citizens": 1},
        }
    },
    """
    shoot 6 | 17.10 shoot_nobody
    shoot 9 | 17.10 shoot_weak
    shoot 9 troop_1 | 17.4 no_troop
    shoot 5 | 17.2 exhausted_most
    shoot 8 | 17.3 exhausted_all
    shoot 28 | 17.4 shoot_range
    shoot 1 | 17.4 shoot_own_hex
    shoot 9 6 | 17.11 how_shoot
    recoil 4 9 | 17.7 watch_none
    """,
)
CASES["nothing to shoot with"] = Case({}, "shoot 9 | 17.4 shoot_unarmed\nrecoil 4 | 17.7 how_recoil\nignite 4 | 16.7 how_ignite")
CASES["nobody to shoot"] = Case({"hexes": {4: {"tile": "catapult"}}}, "shoot 9 | 17.1 unmanned")
CASES["a volley"] = Case(
    {
        "hexes": {
            4: {"tile": "trench", "farmers": 1},
            7: {"tile": "catapult", "farmers": 1, "facing": "ul"},
            9: {"base": 2},
            2: {"tile": "guard_post"},
            5: {"tile": "trench", "farmers": 1},
            8: {"tile": "trench"},
        }
    },
    """
    yes | 17.11 asked_volley
    fire | 17.11 fire_empty
    done | 17.11 stop_volley
    shooter 2 | 17.4 shooter_none
    shooter 8 | 17.1 unmanned
    shooter 5 | 17.4 shooter_range
    shooter 4 7 | 17.11 how_shoot
    """,
    ("shoot 9",),
)
CASES["a volley against the enemy"] = Case(
    {"hexes": {4: {"tile": "trench", "a": {"farmers": 2}}, 9: {"b": {"farmers": 2}}, 2: {"tile": "trench", "owner": "b"}}},
    "shooter 2 | 22.15 tile_enemy",
    ("shoot 9",),
    FLAG,
)
WATCH = {
    4: {"tile": "guard_post", "farmers": 1},
    9: {"tile": "trap", "base": 1},
    6: {"tile": "bomb"},
    14: {"tile": "trap"},
    1: {"tile": "guard_post"},
}
CASES["watching"] = Case(
    {"hexes": WATCH},
    """
    recoil 1 9 | 17.1 unmanned
    recoil 4 20 | 17.7 not_in_view
    recoil 4 7 | 16.4 no_trap
    ignite 4 7 | 16.7 no_bomb
    ignite 4 14 | 17.7 not_in_view
    ignite 1 6 | 17.1 unmanned
    recoil 4 9 14 | 17.7 how_recoil
    """,
)
CASES["traps that hold nobody"] = Case(
    {"hexes": {17: {"tile": "guard_post", "farmers": 1}, 22: {"tile": "trap"}, 27: {"tile": "trap", "base": 1}, 19: {"tile": "bomb"}}},
    """
    recoil 17 22 | 16.4 trap_empty
    recoil 17 27 | 16.4 trap_edge
    ignite 17 19 | 17.10 bomb_nobody
    """,
)
CASES["tiles of the enemy"] = Case(
    {
        "hexes": {
            4: {"tile": "guard_post", "a": {"farmers": 1}},
            9: {"tile": "trap", "owner": "b"},
            6: {"tile": "bomb", "owner": "b"},
            2: {"tile": "guard_post", "owner": "b"},
        }
    },
    """
    recoil 4 9 | 22.15 tile_enemy
    ignite 4 6 | 22.15 tile_enemy
    recoil 2 9 | 22.15 tile_enemy
    """,
    (),
    FLAG,
)
DRAGONS = {
    "now": "combat",
    "deck": ["d101"],
    "acorn": {"reaction": "always"},
    "hexes": {
        27: {"base": 6, "elite": 2},
        22: {"tile": "trap"},
        17: {"tile": "trench", "farmers": 2},
        12: {"tile": "howitzer", "citizens": 1},
        19: {"tile": "guard_post", "farmers": 1},
    },
}
CASES["dragons in flight"] = Case(DRAGONS, "recoil 19 22 | 19.2 trap_flying", ("pass",), {"scenario": "dragons", "epochs": "1"})
CASES["elite units in flight"] = CASES["dragons in flight"]._replace(
    played=("pass", "shoot 22 troop_1", "shooter 17", "shooter 17", "shooter 12"),
    tries="fell 0 2 | 19.7 fell_flying",
)
RECOIL = Case({"hexes": {**WATCH, 9: {"tile": "trap", "base": 3, "elite": 1}, 14: {"tile": "trap", "base": 1}}}, "", ("recoil 4 9",))
CASES["flinging back"] = RECOIL._replace(
    tries="""
    yes | 16.4 asked_recoil
    done | 16.4 stop_recoil
    back 14 19 base | 16.4 back_only
    back 9 7 base | 16.4 back_goal
    back 9 14 farmer | 16.4 back_none
    back 9 14 yes | 16.4 how_back
    birch: back 9 14 base | 17.11 wait_window
    """
)
CASES["flinging back at the trapper"] = Case(
    {
        "now": "turn acorn at",
        "centre": {"ch6": "trapper"},
        "acorn": {"steward": "ch6"},
        "hexes": {9: {"tile": "trap", "base": 3, "elite": 1}, 14: {"tile": "trap"}},
    },
    "back 14 19 base | 16.4 trap_empty\nback 7 12 base | 16.4 no_trap",
    ("act recoil",),
)
CASES["igniting"] = Case(
    {
        "now": "turn acorn at",
        "epoch": 2,
        "centre": {"ch6": "combat_engineer"},
        "acorn": {"steward": "ch6"},
        "hexes": {4: {"tile": "bomb"}, 20: {"tile": "bomb"}},
    },
    """
    yes | 15.18 asked_ignite
    ignite 5 | 16.7 no_bomb
    ignite 4 20 | 16.7 how_ignite
    pass | 4.6 say_done
    """,
    ("act ignite",),
    TWO,
)
MINE = Case(
    {
        "now": "turn acorn at",
        "acorn": {"steward": "ch7", "buildings": ["farm"], "farmers": 1, "goods": {"tools": 1}},
        "hexes": {
            2: {"base": 2, "tile": "tread_mine", "farmers": 1},
            4: {"tile": "guard_post", "farmers": 1, "facing": "r"},
            5: {"tile": "guard_post", "farmers": 1},
            1: {"tile": "bomb"},
        },
    },
    "",
    ("act draft", "draft farmer"),
)
CASES["a mine is spared or not"] = MINE._replace(
    tries="""
    yes | 13.9 asked_mine
    lose 1 0 | 13.8 mine_before
    mine yes | 13.9 how_mine
    done | 13.9 asked_mine
    """
)
CASES["a mine is replaced"] = MINE._replace(
    played=("act draft", "draft farmer", "mine first"),
    tries="""
    yes | 17.6 asked_window_mine
    shoot 9 | 17.9 only_replace
    recoil 4 9 | 17.9 only_replace
    ignite 4 1 | 17.9 only_replace
    replace 4 7 acorn | 16.3 replace_none
    replace 5 2 acorn | 17.7 not_in_view
    replace 4 2 birch | 17.6 replace_tools
    replace 4 2 yes | 17.6 how_replace
    done | 4.6 say_pass
    birch: pass | 17.11 wait_window
    """,
)
CASES["soldiers may act"] = Case(
    {
        "now": "turn acorn at",
        "acorn": {"steward": "ch7", "buildings": ["farm"], "farmers": 1},
        "hexes": {2: {"base": 1}, 4: {"tile": "trench", "farmers": 1, "facing": "r"}},
    },
    """
    yes | 17.11 asked_window
    birch: pass | 17.11 wait_window
    replace 4 2 acorn | 17.6 no_replace_now
    done | 4.6 say_pass
    fire | 17.9 no_shot_now
    """,
    ("act draft", "draft farmer"),
)
CASES["mines hit by a bomb"] = Case(
    {
        "acorn": {"goods": {"tools": 3}},
        "hexes": {
            1: {"tile": "guard_post", "farmers": 2},
            7: {"tile": "bomb"},
            4: {"tile": "tread_mine"},
            9: {"tile": "tread_mine", "base": 3},
        },
    },
    "replace 1 9 acorn | 17.6 replace_taken",
    ("ignite 1 7",),
)
CASES["mines of a duel"] = Case(
    {
        "acorn": {"goods": {"tools": 3}},
        "hexes": {1: {"tile": "guard_post", "a": {"farmers": 2}}, 7: {"tile": "bomb"}, 4: {"tile": "tread_mine"}, 9: {"b": {"farmers": 3}}},
    },
    "replace 1 4 birch | 9.7 replace_team",
    ("ignite 1 7",),
    FLAG,
)


# Losses

CASES["losses"] = Case(
    {
        "now": "turn acorn at",
        "acorn": {"steward": "ch7", "buildings": ["farm"], "farmers": 1},
        "hexes": {2: {"base": 3, "farmers": 2, "citizens": 1}},
    },
    """
    yes | 13.7 asked_suffer
    birch: yes | 13.7 asked_suffer
    lose 4 0 | 13.7 lose_many
    lose 3 1 | 13.7 too_strong
    lose 2 0 | 13.7 too_weak
    lose 1 2 3 | 13.7 how_lose
    mine first | 13.9 no_mine_now
    done | 13.7 asked_suffer
    """,
    ("act draft", "draft farmer"),
)
CASES["attackers fall"] = Case(
    {
        "hexes": {
            4: {"tile": "trench", "farmers": 2},
            7: {"tile": "trench", "farmers": 2, "facing": "ul"},
            9: {"base": 3, "elite": 1},
        }
    },
    """
    yes | 13.7 asked_fell
    fell 4 0 | 13.7 fell_many
    fell 3 1 | 13.7 too_strong
    fell 1 0 | 13.7 too_weak
    fell 1 2 3 | 13.7 how_fell
    """,
    ("shoot 9", "shooter 4", "shooter 4", "shooter 7", "fire"),
)
CASES["the enemy's losses"] = Case(
    on_field("cg8", {7: {"a": {"farmers": 3}}, 12: {"b": {"farmers": 3, "citizens": 1}}}),
    "birch: lose 3 0 | 13.7 wait_losses\nlose 3 1 | 13.7 too_strong",
    ("act move", "move 12", "add 7 farmer", "add 7 farmer", "add 7 farmer"),
    FLAG,
)
CASES["snared"] = Case(
    on_field("cg8", {7: {"a": {"farmers": 2, "citizens": 2}}, 12: {"tile": "trap", "owner": "b"}}),
    """
    yes | 22.12 asked_snare
    birch: snare 1 2 | 22.12 wait_snare
    snare 3 0 | 22.12 snare_many
    snare 1 1 | 22.12 snare_count
    snare 1 2 3 | 22.12 how_snare
    """,
    ("act move", "move 12", "add 7 farmer", "add 7 farmer", "add 7 citizen", "add 7 citizen"),
    FLAG,
)


# The end of a year

CASES["sending home"] = Case(
    {"now": "year_end", "acorn": {"buildings": ["farm", {"kind": "pub", "farmers": 1}]}},
    """
    yes | 8.3 asked_home
    birch: done | 8.3 wait_home
    home citizen pub | 8.3 home_nobody
    home farmer hollow | 8.3 home_nobody
    home farmer pub hollow | 3.6 how_employ
    """,
)
CASES["exchanging"] = Case(
    {"now": "year_end", "acorn": {"goods": {"wood": 1}}},
    """
    yes | 8.7 asked_exchange
    birch: done | 8.7 wait_exchange
    ask birch wood | 8.7 ask_year_end
    give birch clay | 9.2 give_none
    """,
)
CASES["feeding"] = Case(
    {"now": "year_end", "hexes": {2: {"citizens": 2}}, "acorn": {"goods": {"food": 1}}},
    """
    yes | 8.4 asked_feed
    birch: done | 8.4 wait_feed
    feed 2 | 4.6 how_bare
    """,
    ("done",),
)
CASES["going hungry"] = Case(
    {
        "now": "year_end",
        "hexes": {2: {"a": {"citizens": 1}}, 7: {"a": {"citizens": 1}}},
        "acorn": {"buildings": ["flat", {"kind": "theater", "citizens": 1}]},
    },
    """
    yes | 8.5 asked_hungry
    birch: hungry 2 | 8.5 wait_hungry
    hungry 3 | 8.5 hungry_hex
    hungry birch theater | 8.5 hungry_team
    hungry acorn pub | 8.5 hungry_work
    hungry 2 7 | 8.5 how_hungry
    done | 8.5 asked_hungry
    """,
    ("done",),
    FLAG,
)
CASES["employing at the year end"] = Case(
    {"now": "year_end", "acorn": {"buildings": ["farm", "pub"], "farmers": 1}},
    """
    yes | 8.1 asked_employ
    birch: done | 8.1 wait_employ
    employ citizen pub | 3.6 employ_other
    """,
)
CASES["factories"] = Case(
    {
        "now": "year_end",
        "acorn": {
            "buildings": [
                *["farm"] * 3,
                {"kind": "factory", "farmers": 1},
                {"kind": "pub", "farmers": 1},
                {"kind": "foresters_house", "farmers": 1},
                "hollow",
                "hunting_lodge",
            ]
        },
    },
    """
    yes | 8.9 asked_boost
    birch: done | 8.6 wait_production
    boost library | 8.9 boost_kind
    boost theater | 8.9 boost_worker
    boost hollow | 8.9 boost_idle
    boost hunting_lodge | 8.9 boost_idle
    boost pub | 8.9 boost_twice
    boost pub hollow | 8.9 how_boost
    """,
    ("done", "boost pub"),
)
CASES["a full buffer"] = Case(
    {
        "now": "year_end",
        "acorn": {
            "buildings": [
                *["farm"] * 4,
                {"kind": "factory", "farmers": 1},
                {"kind": "pub", "farmers": 1},
                {"kind": "hollow", "farmers": 1, "buffer": 2},
                {"kind": "foresters_house", "farmers": 1},
            ],
            "goods": {"ore": 12},
        },
    },
    "boost hollow | 2.5 boost_full",
    ("done", "done"),
)
CASES["converting"] = Case(
    {"now": "year_end", "epoch": 2, "acorn": {"owns": ["i214"], "goods": {"wood": 2}}},
    "yes | 8.12 asked_convert\nconvert 2 | 4.6 how_bare",
    ("done",),
    TWO,
)
CASES["the institute"] = Case(
    {
        "now": "year_end",
        "epoch": 2,
        "acorn": {"hand": ["i201"], "buildings": ["farm", "farm", {"kind": "institute", "farmers": 2}]},
    },
    "yes | 8.11 asked_play",
    ("done",),
    TWO,
)


@pytest.mark.parametrize("name", CASES)
def test_every_attempt_gets_its_reason(name: str) -> None:
    case = CASES[name]
    match = position(case.given, *case.played, players=case.players, options=case.options)
    wrong = []
    for sentence, rule, key in tries_of(case):
        seat, colon, words = sentence.rpartition(":")
        found = refused(match, words.strip(), seat if colon else match.to_act[0])
        if (found.rule, found.key) != (rule, key):
            wrong.append((sentence, found))
    assert wrong == []


def test_giving_up_ends_the_game() -> None:
    match = new_match(GAME, 2, seed=1)
    with pytest.raises(tr.ResignRefused, match="AP-R42"):
        match.resign(next(seat for seat in match.seats if seat not in match.to_act))
    match.resign(match.to_act[0])
    assert refused(match, "pass", "birch") == WhyNot("AP-R42", "over_resigned")


def test_details_of_an_answer() -> None:
    match = position(at("h3", goods={"wood": 1}))
    assert refused(match, "act refine", "acorn") == WhyNot("AP-5.2", "missing", {"good": "wood", "need": 2, "have": 1})
    match = position(at("h3", goods={"wood": 2}, spent=5))
    assert refused(match, "act refine", "acorn") == WhyNot("AP-2.4", "limit", {"need": 2, "left": 1, "limit": 6})
    match = position(on_field("ch7", {2: {"a": {"farmers": 6}}}, acorn={"buildings": ["farm"], "farmers": 1}), options=FLAG)
    assert refused(match, "act draft", "acorn") == WhyNot("AP-22.9", "crowd", {"hex": 2, "count": 6})
    assert refused(match, "pass", "birch") == WhyNot("AP-1.4", "wait_turn", {"seat": "acorn"})


# Texts and tables


def test_every_question_has_its_answer() -> None:
    silent = {
        "half_year",
        "arrivals",
        "next_turn",
        "blast",
        "combat",
        "fought",
        "phase",
        "card",
        "arrow",
        "enter",
        "year_end",
        "wave",
        "fire",
        "draw",
    }
    asked = {number for number, name in enumerate(ASK_NAMES) if name not in silent}
    assert why.QUESTIONS.keys() == asked
    assert {ASK_NAMES[number] for number, one in why.QUESTIONS.items() if not one.wait[0]} == {"fell", "steward"}
    assert why.VERBS.keys() == set(VERBS) - {"standing"}
    assert {verb for one in why.QUESTIONS.values() for verb in one.verbs} == set(VERBS) - {"done", "pass", "standing"}
    assert {verb for verb, one in why.VERBS.items() if not one.now[0]} == {"done", "pass"}


NOT_REACHED = {"over_resigned"}
"""What another test reaches."""


def test_every_reason_is_reached() -> None:
    lines = (FOLDER / "en" / "ante_portas_why.ftl").read_text(encoding="utf-8")
    keys = set(re.findall(r"^ante_portas-why-(\w+) =", lines, re.MULTILINE))
    assert keys - {key for case in CASES.values() for _, _, key in tries_of(case)} == NOT_REACHED
