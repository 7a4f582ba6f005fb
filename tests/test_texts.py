"""Texts: German and English say the same things with the same details, nothing has no text and no text is left over."""

from __future__ import annotations

import ast
import json
import os
import pickle
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import pairwise, product
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

import tafelrunde as tr
from tafelrunde.cli.telling import event_lines
from tafelrunde.games import NAMES, find_game
from tafelrunde.games.ethnos import picture as et_picture
from tafelrunde.games.ethnos import why as et_why
from tafelrunde.games.ethnos import words as et_words
from tafelrunde.games.ethnos.engine import _grammar as et
from tafelrunde.games.ethnos.grammar import GRAMMAR as ET_GRAMMAR
from tafelrunde.games.mighty_empires import maps as me_maps
from tafelrunde.games.mighty_empires import picture as me_picture
from tafelrunde.games.mighty_empires import why as me_why
from tafelrunde.games.mighty_empires import words as me_words
from tafelrunde.games.mighty_empires.engine import _grammar as me
from tafelrunde.games.mighty_empires.grammar import GRAMMAR as ME_GRAMMAR
from tafelrunde.games.mighty_empires.options import OPTIONS as ME_OPTIONS
from tafelrunde.games.mighty_empires.options import RULES as ME_RULES
from tafelrunde.games.seventh_stone import picture as ss_picture
from tafelrunde.games.seventh_stone import why as ss_why
from tafelrunde.games.seventh_stone import words as ss_words
from tafelrunde.games.seventh_stone.engine import _grammar as ss
from tafelrunde.games.seventh_stone.engine import board as ss_board
from tafelrunde.games.seventh_stone.grammar import GRAMMAR as SS_GRAMMAR
from tafelrunde.games.war_chest import picture as wc_picture
from tafelrunde.games.war_chest import why as wc_why
from tafelrunde.games.war_chest.engine import _grammar as wc
from tafelrunde.games.war_chest.grammar import GRAMMAR as WC_GRAMMAR
from tafelrunde.games.war_chest.view import seat_names
from tafelrunde.kernel.chance import seeded
from tafelrunde.kernel.errors import Phrase, Reason
from tafelrunde.kernel.game import Game, Prompt, Told, WhyNot
from tafelrunde.kernel.grammar import Grammar
from tafelrunde.kernel.grammar import Reason as ReasonKind
from tafelrunde.kernel.plays import random_play
from tafelrunde.kernel.texts import (
    FOLDER,
    LANGUAGES,
    ask_text,
    check_language,
    either,
    event_text,
    has_text,
    refusal_text,
    system_language,
    text,
    wait_text,
    word,
)

pytestmark = pytest.mark.once

GAME = find_game("war_chest")
FILES = sorted({path.name for lang in LANGUAGES for path in (FOLDER / lang).glob("*.ftl")})


@cache
def parsed(lang: str, name: str) -> ftl.Resource:
    """Return what stands in a file."""
    return FluentParser().parse((FOLDER / lang / name).read_text(encoding="utf-8"))


@cache
def messages(lang: str, name: str) -> dict[str, Any]:
    """Return the messages of a file by key."""
    return {entry.id.name: entry for entry in parsed(lang, name).body if isinstance(entry, ftl.Message)}


def variables(message: Any) -> set[str]:
    """Return the names of the details that a text has room for."""

    def walk(node: Any) -> Iterator[str]:
        if isinstance(node, list):
            for part in node:
                yield from walk(part)
        elif isinstance(node, dict):
            if node.get("type") == "VariableReference":
                yield node["id"]["name"]
            yield from walk(list(node.values()))

    return set(walk(message.to_json()))


# The files


@pytest.mark.parametrize("name", FILES)
def test_every_file_is_there_in_both_languages(name: str) -> None:
    assert [lang for lang in LANGUAGES if not (FOLDER / lang / name).exists()] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_every_line_of_a_file_is_understood(name: str, lang: str) -> None:
    assert [entry.content for entry in parsed(lang, name).body if isinstance(entry, ftl.Junk)] == []


@pytest.mark.parametrize("name", FILES)
def test_both_languages_have_the_same_keys(name: str) -> None:
    german, english = messages("de", name).keys(), messages("en", name).keys()
    assert german - english == set(), "only in German"
    assert english - german == set(), "only in English"


@pytest.mark.parametrize("name", FILES)
def test_both_languages_have_room_for_the_same_details(name: str) -> None:
    german, english = messages("de", name), messages("en", name)
    different = {key: (variables(german[key]), variables(english[key])) for key in german.keys() & english.keys()}
    assert {key: pair for key, pair in different.items() if pair[0] != pair[1]} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_stands_twice(lang: str) -> None:
    keys = Counter(entry.id.name for name in FILES for entry in parsed(lang, name).body if isinstance(entry, ftl.Message))
    assert sorted(key for key, count in keys.items() if count > 1) == []


@pytest.mark.parametrize("name", FILES)
def test_no_text_is_empty(name: str) -> None:
    assert [key for lang in LANGUAGES for key, message in messages(lang, name).items() if message.value is None] == []


@pytest.mark.parametrize("name", FILES)
def test_german_does_not_shout(name: str) -> None:
    source = (FOLDER / "de" / name).read_text(encoding="utf-8")
    assert [line for line in source.splitlines() if "!" in line] == []


# Which texts a game needs

Sample = str | int | None


class Needs(NamedTuple):
    """What a game speaks of: words and texts beside those that every game has, and samples of the details in them."""

    prefix: str
    """Of its rules."""
    events: Sequence[tuple[str, Sequence[str]]]
    draws: Sequence[str]
    asks: Sequence[str]
    words: set[str]
    others: set[str]
    """Keys that its picture or its log put together."""
    picture: ModuleType
    why: ModuleType
    verbs: Sequence[str]
    """Words that stand behind rule ids in `why` without being reasons."""
    groups: Sequence[Sequence[str]]
    """Words that must tell things apart."""
    hidden: Sequence[tuple[str, str]]
    """Events with something hidden: kind and field."""
    samples: Mapping[str, Sequence[Sample]]
    """By how the details of events read."""
    prompts: Mapping[str, Sequence[dict[str, str | int]]]
    """Details of questions."""
    reasons: dict[str, str | int]
    """Details of reasons."""


WC_ASKS = [ask for ask in wc.ASK_NAMES if ask != "next_turn"]
WC_REASONS = wc.REASON_NAMES[1:]
WC_SEATS = (*seat_names(2), *seat_names(4))
WAR_CHEST = Needs(
    prefix="WC",
    events=[(event.name, event.fields) for event in WC_GRAMMAR.events],
    draws=wc.WHAT_NAMES,
    asks=WC_ASKS,
    words={*wc.COIN_NAMES, *wc.DO_NAMES, *wc.SIDE_NAMES, *WC_SEATS, *WC_REASONS, *WC_ASKS, "neutral", "nobody", "resign"},
    others={f"about-{coin}" for coin in wc.COIN_NAMES},
    picture=wc_picture,
    why=wc_why,
    verbs=wc.DO_NAMES,
    groups=(wc.COIN_NAMES, wc.DO_NAMES, seat_names(2), seat_names(4), WC_REASONS),
    hidden=[(kind, "coin") for kind in ("drew", "claimed", "passed", "recruited", "priest_drew")],
    samples={
        "number": [1, 2, 12],
        "side": ["raven", "wolf", "neutral"],
        "winner": ["raven", "wolf", "nobody"],
        "source": ["stack", "supply"],
        "seat": WC_SEATS,
        "hex": ["f4"],
        "ask": WC_ASKS,
        "reason": WC_REASONS,
        "coin": wc.COIN_NAMES,
    },
    prompts={
        "royal_guard_loss": [{"unit": "archer", "from": "f4", "hex": "g4", "supply": 2}],
        **{ask: [{"unit": "archer", "hex": "f4", "strength": 2}] for ask in ("swordsman_move", "berserker_repeat", "mercenary_maneuver")},
    },
    reasons={"unit": "light_cavalry", "coin": "royal_coin", "hex": "f4", "seat": "wolf_2"},
)

ET_CARDS = [card for kind, card in enumerate(et.KIND_NAMES) if et.COPIES[kind]]
ET_ASKS = [et.ASK_NAMES[ask] for ask in et_why.ASKED]
ET_DECLINED = [ask for ask in ET_ASKS if ask not in ("turn", "elf_keep", "orc_pillage", "ban")]  # those have events of their own
ET_SIZED = ("wing_kingdom", "troll_token", "giant_yes_no", "merfolk_yes_no", "fairy_swap", "elf_keep", "wizard_draw")
ET_SIZES: list[dict[str, str | int]] = [{"size": size} for size in (1, 2, 10)]
ETHNOS = Needs(
    prefix="ET",
    events=[(event.name, event.fields) for event in ET_GRAMMAR.events],
    draws=et.WHAT_NAMES,
    asks=ET_ASKS,
    words={
        *et.SEAT_NAMES,
        *et.KINGDOM_NAMES,
        *et.TRIBE_NAMES,
        *ET_CARDS,
        *et_words.VERBS,
        *et_words.OTHERS,
        *et_words.TOKEN_NAMES,
        *et_words.BAND_NAMES,
        *et.WHY_NAMES,
        *et.REASON_NAMES,
        *ET_DECLINED,
        "dragon",  # as something drawn
    },
    others={
        *(f"about-{tribe}" for tribe in et.TRIBE_NAMES),
        *(f"fact-{key}" for key in et_picture.SUMS.values()),
        *(f"item-{kind}" for kind in ("tokens", "tribe", "laid_out", "band_card", "discarded", "scattered")),
        *(f"item-{kind}" for kind in ("kingdom_glory", "merfolk_glory", "band_glory")),
    },
    picture=et_picture,
    why=et_why,
    verbs=(),
    groups=(
        et.SEAT_NAMES,
        et.KINGDOM_NAMES,
        et.TRIBE_NAMES,
        ET_CARDS,
        et_words.VERBS,
        et_words.OTHERS,
        et_words.TOKEN_NAMES,
        et_words.BAND_NAMES,
    ),
    hidden=[("drew", "card"), ("scattered", "card")],
    samples={
        "number": [1, 2, 12, 0, -1],
        "seat": et.SEAT_NAMES,
        "kingdom": et.KINGDOM_NAMES,
        "tribe": et.TRIBE_NAMES,
        "card": ET_CARDS,
        "why": et.WHY_NAMES,
        "switch": ("off", "on"),
        "ask": ET_DECLINED,
        "reason": et.REASON_NAMES[1:],
    },
    prompts={
        **{ask: [{"kingdom": "rhea"}] for ask in ("marker_yes_no", "orc_place")},
        **dict.fromkeys(ET_SIZED, ET_SIZES),
        "orc_pillage": [{"count": count, "kingdom": kingdom} for count in range(1, 7) for kingdom in ("none", "duris")],
    },
    reasons={
        "seat": "owl",
        "tribe": "merfolk",
        "card": "orc_rhea",
        "kingdom": "duris",
        "sentence": "band …",
        **dict.fromkeys(("held", "wanted", "size", "count", "value", "number"), 2),
    },
)

SS_SILENT = ("year", "market", "group", "carry", "goto", "moved", "round", "aftermath", "combat_end")  # nothing is asked, or as `move`
SS_ASKS = [ask for ask in ss.ASK_NAMES if ask not in SS_SILENT]
SS_POINTS = [f"points_{number}" for number in range(16)]
SS_TILES = [ss_board.tile_name(tile) for tile in ss.TILES]
SS_STONES = ss.STONE_NAMES[1:]
SS_COUNTS: list[dict[str, str | int]] = [{"field": "c3", "count": count} for count in (1, 2, 5)]
SEVENTH_STONE = Needs(
    prefix="SS",
    events=[(event.name, event.fields) for event in SS_GRAMMAR.events],
    draws=ss.WHAT_NAMES,
    asks=SS_ASKS,
    words={
        *ss.SEAT_NAMES,
        *ss.PEOPLE_NAMES,
        *ss.UNIT_NAMES,
        *ss.BUILDING_NAMES,
        *ss.SLOT_NAMES,
        *ss.GOOD_NAMES,
        *ss.EVENT_NAMES,
        *ss.STONE_NAMES,
        *ss.POOL_NAMES,
        *ss.TROOP_NAMES,
        *ss.CORPS_NAMES,
        *ss.LOST_NAMES,
        *ss.PUT_NAMES,
        *ss.MODE_NAMES,
        *ss.REASON_NAMES,
        *ss_words.VERBS,
        *ss_words.OTHERS,
        *SS_POINTS,
        *SS_TILES,
        *ss.PORTAL_NAMES,
        *ss_picture.KIND_SIGNS,
        "nobody",
    },
    others={
        *(f"about-{event}" for event in ss.EVENT_NAMES[1:]),
        *(f"about-{ss_picture.family(stone)}" for stone in SS_STONES),
        *(f"about-{verb}" for verb in ("build", "recruit", "hire")),
        *(f"phase-{phase}" for phase in ss.PHASE_NAMES[1:]),
        *(f"fact-{kind}_ts" for kind in ("capitals", "temples", "wins", "lost")),
        *(f"item-{kind}" for kind in ("gap", "start_roll", "lava", "shown", "tie_roll", "discarded", "position", "lapsed", "rs")),
        *(f"item-{kind}" for kind in ("casualty", "throw", "year_end")),
    },
    picture=ss_picture,
    why=ss_why,
    verbs=(),
    groups=(
        ss.SEAT_NAMES,
        ss.PEOPLE_NAMES,
        ss.SLOT_NAMES,
        ss.BUILDING_NAMES,
        ss.EVENT_NAMES[1:],
        SS_STONES,
        ss.POOL_NAMES,
        ss.TROOP_NAMES,
        ss.LOST_NAMES,
        ss.PUT_NAMES,
        ss.REASON_NAMES[1:],
        ss_words.VERBS,
        ss_words.OTHERS,
        SS_POINTS,
        SS_TILES,
        ss.PORTAL_NAMES,
    ),
    hidden=[(kind, "stone") for kind in ("took", "discarded", "equipped", "captured")],
    samples={
        "number": [1, 2, 12, 0, -2],
        "seat": ss.SEAT_NAMES,
        "owner": (*ss.SEAT_NAMES, "nobody"),
        "people": ss.PEOPLE_NAMES,
        "cell": ["c3"],
        "event": ss.EVENT_NAMES[1:],
        "type": ss.UNIT_NAMES,
        "lost": ss.LOST_NAMES,
        "stone": SS_STONES,
        "put": ss.PUT_NAMES,
        "building": ss.BUILDING_NAMES[1:],
        "good": ss.GOOD_NAMES,
        "mode": ss.MODE_NAMES,
        "pool": ss.POOL_NAMES,
        "corps": ss.CORPS_NAMES,
        "kind": ss.TROOP_NAMES,
        "dice": ["3 1 6"],
        "switch": ("off", "on"),
        "reason": ss.REASON_NAMES[1:],
    },
    prompts={
        "allocate": [{"rs": 19}],
        "assign": [{"other": ss.SEAT_NAMES[-1]}],
        **{ask: [{"field": "c3"}] for ask in ("support", "stone", "walls")},
        "aim": [{"field": "c3", "pool": pool} for pool in ss.POOL_NAMES],
        **dict.fromkeys(("keep", "disband", "lose"), SS_COUNTS),
    },
    reasons={
        **dict.fromkeys(("seat", "asked", "other", "others"), "ram"),
        **dict.fromkeys(("field", "goal", "crossed"), "c3"),
        "building": "wall",
        "people": "elf",
        "pool": "guards",
        "slot": "movement",
        "stone": "shield_2",
        "type": "melee",
        "sentence": "build …",
        "words": "instead",
        "thing": "Schild",
        **dict.fromkeys(("barracks", "cost", "count", "limit", "mercenary", "military", "missing", "needed", "number", "own", "points"), 2),
        **dict.fromkeys(("steps", "store", "rs"), 2),
    },
)
ME_SILENT = ("phase", "battles", "winter", "after")  # nothing is asked, or as what the battle needs next
ME_ASKS = [*(ask for ask in me.ASK_NAMES if ask not in ME_SILENT), "forced", "settle", "fight", "muster", "order", "report"]
ME_PHASES = [phase for phase in me.PHASE_NAMES if phase not in ("challenge", "build")]  # those two are verbs
ME_LETTERS = [f"letter_{seat}" for seat in me.SEAT_NAMES]
ME_SPELLS = list(dict.fromkeys(me.SPELL_NAMES[1:]))
ME_WINTER = list(dict.fromkeys(me.WINTER_NAMES[2:]))
ME_TRIES = [f"{name}_{die}" for name in me.CHARACTER_NAMES for die in range(1, 7)]
ME_RULE_WORDS = [f"option_{name}" for name in ME_RULES]
ME_CHANGEABLE = [option for option in ME_OPTIONS if option.name in ME_RULES]
ME_VALUES = [f"option_{option.name}_{choice}" for option in ME_CHANGEABLE for choice in option.choices if choice != "auto"]
ME_SENTENCES = (*me_words.VERBS, *me_words.OTHERS, *me.BUILDING_NAMES[1:], *me.STANCE_NAMES, *me.GENERAL_NAMES, *me.CHARACTER_NAMES)


def fault_keys() -> tuple[list[str], list[str]]:
    """Return what can be wrong with a map, and what is only worth a warning."""
    found: tuple[list[str], list[str]] = [], []
    for function in ast.parse(Path(str(me_maps.__file__)).read_text(encoding="utf-8")).body:
        for node in ast.walk(function):
            match node:
                case ast.Call(func=ast.Name(id="Fault"), args=[ast.Constant(value=str(key)), *_]):
                    found[isinstance(function, ast.FunctionDef) and function.name == "warnings"].append(key)
    return found


ME_FAULTS, ME_WARNINGS = fault_keys()
MIGHTY_EMPIRES = Needs(
    prefix="ME",
    events=[(event.name, event.fields) for event in ME_GRAMMAR.events],
    draws=me.WHAT_NAMES,
    asks=ME_ASKS,
    words={
        *me.SEAT_NAMES,
        *ME_LETTERS,
        *me.RACE_NAMES,
        *me.TERRAIN_NAMES,
        *me.BATTLEFIELD_NAMES,
        *me.SEASON_NAMES,
        *ME_PHASES,
        *ME_SPELLS,
        *ME_WINTER,
        *me.EVENT_NAMES,
        *me.RESULT_NAMES,
        *ME_TRIES,
        *ME_SENTENCES,
        *ME_RULE_WORDS,
        *ME_VALUES,
        *me.REASON_NAMES[1:],
        "nobody",
    },
    others={
        *(f"about-{token}" for token in (*me.EVENT_NAMES, *ME_SPELLS, *ME_WINTER, *me.GROUP_NAMES)),
        *(f"phase-{phase}" for phase in me.PHASE_NAMES),
        *(f"fact-{until}" for until in ("until_spring", "until_autumn")),
        *(f"map-{fault}" for fault in (*ME_FAULTS, *ME_WARNINGS)),
        *(f"item-{kind}" for kind in ("race", "home", "ranked", "mine", "gold", "general", "rp", "dragon_step", "raided", "tax", "score")),
    },
    picture=me_picture,
    why=me_why,
    verbs=(),
    groups=(
        me.SEAT_NAMES,
        ME_LETTERS,
        me.RACE_NAMES,
        me.TERRAIN_NAMES,
        list(dict.fromkeys(me.BATTLEFIELD_NAMES)),
        me.SEASON_NAMES,
        ME_PHASES,
        ME_SPELLS,
        ME_WINTER,
        me.EVENT_NAMES,
        me.RESULT_NAMES,
        ME_TRIES,
        list(dict.fromkeys((*me.SEAT_NAMES, *me.EVENT_NAMES, *ME_SENTENCES))),
        ME_RULE_WORDS,
    ),
    hidden=[],
    samples={
        "number": [1, 2, 12, 0, -2],
        "seat": me.SEAT_NAMES,
        "owner": (*me.SEAT_NAMES, "nobody"),
        "tile": ["c3"],
        "place": ["c3", "nowhere"],
        "try": (*ME_TRIES, "none"),
        "dice": ["3 1 6", "–"],
        "value": ["bear", "nobody", "castle", "none", "c3", "nowhere", "death_fog", "off", "on", "income", "skaven", 230, *ME_VALUES],
        "rule": ME_RULE_WORDS,
        "stance": (*me.STANCE_NAMES, "none"),
        "general": (*me.GENERAL_NAMES, "none"),
        **{reading: names for reading, names in me_words.READINGS.items() if reading not in ("stance", "general", "rule")},
        "spell": ME_SPELLS,
        "winter": ME_WINTER,
        "what": ("destroy", "agent", "gold", "dragons"),
        "reason": me.REASON_NAMES[1:],
    },
    prompts={
        **{ask: [{"spell": spell} for spell in ME_SPELLS] for ask in ("reroll", "target")},
        **{ask: [{"other": "falcon"}] for ask in ("agent", "forced")},
        **{ask: [{"other": "lion", "tile": "c3"}] for ask in ("settle", "fight", "muster", "order")},
        "build": [{"rp": rp, "winter_rp": winter} for rp, winter in ((1, 0), (5, 2))],
        "move_seat": [{"tile": "c3"}],
    },
    reasons={
        **dict.fromkeys(("seat", "other", "first"), "falcon"),
        **dict.fromkeys(("tile", "nearest"), "c3"),
        "building": "castle",
        "event": "scouts",
        "ground": "dense_forest",
        "spell": "vortex",
        "word": "Burg",
        **dict.fromkeys(("base", "cost", "count", "distance", "gold", "grab", "least", "most", "number", "points", "rp", "step"), 2),
        **dict.fromkeys(("walls", "winter_rp"), 2),
    },
)


def ante_portas_needs() -> Needs:
    """Return what Ante Portas speaks of."""
    from tafelrunde.games.ante_portas import picture as ap_picture
    from tafelrunde.games.ante_portas import why as ap_why
    from tafelrunde.games.ante_portas import words as ap_words
    from tafelrunde.games.ante_portas.engine import _grammar as ap
    from tafelrunde.games.ante_portas.engine.cards import CARD_NAMES
    from tafelrunde.games.ante_portas.grammar import GRAMMAR as AP_GRAMMAR

    silent = {
        "half_year", "arrivals", "next_turn", "blast", "combat", "fought", "phase", "card", "arrow", "enter", "year_end", "wave", "fire",
        "draw",
    }  # fmt: skip
    buildings, tiles, places, recipes = ap.BUILDING_NAMES[1:], ap.TILE_NAMES[1:], ap.PLACE_NAMES[1:], ap.RECIPE_NAMES
    troops = [f"troop_{number}" for number in range(1, 15)]
    spoken = (*ap_words.VERBS, *ap_words.ACTS, *ap_words.OTHERS, *recipes, *ap.TURN_NAMES, *ap.FIGURE_NAMES, *ap.GOOD_NAMES)
    hexes: list[dict[str, str | int]] = [{"hex": 12}]
    lefts: list[dict[str, str | int]] = [{"stage": stage, "left": left} for stage in ap.STAGE_NAMES for left in (1, 3)]
    items = (
        "place", "arrived", "gained", "paid", "gave", "stored", "dropped", "moved_in", "employed", "released", "produced", "boosted",
        "drew", "discarded", "drafted", "dismissed", "went", "healed", "raised", "laid", "tile_lost", "flung", "wounded", "fed",
    )  # fmt: skip
    return Needs(
        prefix="AP",
        events=[(event.name, event.fields) for event in AP_GRAMMAR.events],
        draws=ap.WHAT_NAMES,
        asks=[ask for ask in ap.ASK_NAMES if ask not in silent],
        words={
            *ap.SEAT_NAMES,
            *ap.TEAM_NAMES,
            *buildings,
            *tiles,
            *places,
            *ap.MARKET_NAMES,
            *ap.IMPROVEMENT_NAMES,
            *CARD_NAMES,
            *ap.ABILITY_NAMES,
            *ap.SEASON_NAMES,
            *ap.REASON_NAMES[1:],
            *troops,
            *spoken,
            "nobody",
            "last_wave",
        },
        others={
            *(f"about-{token}" for token in (*buildings, *tiles, *places, *ap.MARKET_NAMES, *ap.IMPROVEMENT_NAMES, *ap.ABILITY_NAMES)),
            *(f"phase-{phase}" for phase in ap.PHASE_NAMES),
            *(f"label-{key}" for key in ("heartland", "centre")),
            *(f"item-{kind}" for kind in items),
        },
        picture=ap_picture,
        why=ap_why,
        verbs=(),
        groups=(
            ap.SEAT_NAMES,
            ap.TEAM_NAMES,
            buildings,
            tiles,
            places,
            ap.MARKET_NAMES,
            ap.IMPROVEMENT_NAMES,
            CARD_NAMES,
            ap.ABILITY_NAMES,
            ap.REASON_NAMES[1:],
            troops,
            ap_words.VERBS,
            ap_words.ACTS,
            ap_words.OTHERS,
            recipes,
            ap.TURN_NAMES,
            ap.FIGURE_NAMES,
        ),
        hidden=[("drew", "improvement")],
        samples={
            "number": [1, 2, 12, 0],
            "hex": [12, 1, 0],
            "winner": (*ap.TEAM_NAMES, "nobody", "own"),
            **ap_words.READINGS,
            "team": (*ap.TEAM_NAMES, "own"),
            "place": places,
            "tile": tiles,
            "reason": ap.REASON_NAMES[1:],
        },
        prompts={
            "turn": lefts,
            **{ask: [{"place": place} for place in places] for ask in ("site", "centre")},
            "window": [{"window": window, "hex": 12} for window in ap.WINDOW_NAMES],
            **dict.fromkeys(("volley", "snare"), hexes),
            "batch": [{"hex": place} for place in (0, 12)],
            "suffer": [{"hex": 12, "damage": 3, "about": about} for about in ("tile", "soldiers")],
            "fell": [{"hex": 12, "damage": 3}],
            "build": [{"building": building} for building in buildings],
            "lay": [{"tile": tile} for tile in tiles],
            "gift": [{"improvement": card} for card in ap.IMPROVEMENT_NAMES],
            "answer": [{"other": "birch", "good": good} for good in ap.GOOD_NAMES],
            "hungry": [{"count": count} for count in (1, 3)],
            "convert": [{"recipe": recipe} for recipe in ("panel_saw", "kiln")],
        },
        reasons={
            "seat": "birch",
            "building": "pub",
            "old": "farm",
            "colonist": "farmer",
            "figure": "elite",
            "good": "wood",
            "improvement": "i101",
            "market": "m1_farm",
            "place": "joiner",
            "reaction": "always",
            "recipe": "planks",
            "tile": "trench",
            "unit": "crewed",
            **dict.fromkeys(("site", "from"), "h5"),
            **dict.fromkeys(("act", "second"), "build"),
            **dict.fromkeys(("hex", "goal"), 12),
            **dict.fromkeys(
                ("base", "best", "citizens", "count", "damage", "elite", "farmers", "have", "left", "limit", "need", "strength"), 2
            ),
        },
    )


NEEDS = {"war_chest": WAR_CHEST, "ethnos": ETHNOS, "seventh_stone": SEVENTH_STONE, "mighty_empires": MIGHTY_EMPIRES}
NEEDS["ante_portas"] = ante_portas_needs()
LIVE = ("why", "position")  # further files of a game's texts that are no business of the browser alone


def test_every_game_is_checked() -> None:
    assert sorted(NEEDS) == sorted(NAMES)


def files_of(game: str) -> list[str]:
    """Return the files with the texts of a game, those for the browser alone left out."""
    return [name for name in FILES if name in (f"{game}.ftl", *(f"{game}_{part}.ftl" for part in LIVE))]


def game_texts(game: str, lang: str) -> dict[str, Any]:
    """Return the texts of a game without its errors, by the key behind its name."""
    found = {key: message for name in files_of(game) for key, message in messages(lang, name).items()}
    return {key.removeprefix(f"{game}-"): message for key, message in found.items() if not key.startswith("error-")}


def string(node: ast.AST) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


@cache
def source(module: ModuleType) -> ast.Module:
    return ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))


def pairs_of_rule_and_key(tree: ast.AST, prefix: str) -> Iterator[str]:
    """Return what stands behind a rule id, in tuples and in the arguments of calls."""
    for node in ast.walk(tree):
        parts = node.elts if isinstance(node, ast.Tuple) else node.args if isinstance(node, ast.Call) else []
        for first, second in pairwise(parts):
            key = string(second)
            if (string(first) or "").startswith(f"{prefix}-") and key is not None:
                yield key


def why_calls(tree: ast.AST) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "WhyNot":
            yield node


def keys_of_call(call: ast.Call, function: ast.AST, needs: Needs) -> set[str]:
    """Return the keys that a call of WhyNot can have, as far as they stand in it; keys in variables come from the pairs."""
    match call.args[1]:
        case ast.Constant(value=str(key)):
            return {key}
        case ast.IfExp(body=ast.Constant(value=str(first)), orelse=ast.Constant(value=str(second))):
            return {first, second}
        case ast.JoinedStr(values=[ast.Constant(value=str(head)), ast.FormattedValue()]):
            return {head + verb for verb in pairs_of_rule_and_key(function, needs.prefix) if verb in needs.verbs}
        case ast.Name(id="key") | ast.Attribute(attr="key"):
            return set()
    raise AssertionError(f"line {call.lineno}: the test cannot read the key {ast.unparse(call.args[1])}")


def fields_of(node: ast.expr, function: ast.AST) -> set[str]:
    """Return the names of the details in an expression that makes a dictionary."""
    match node:
        case ast.Dict(keys=keys):
            return {name for key in keys if key is not None and (name := string(key))}
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return fields_of(left, function) | fields_of(right, function)
        case ast.Name(id=name):
            found: set[str] = set()
            for one in ast.walk(function):
                if isinstance(one, ast.Assign) and isinstance(one.targets[0], ast.Name) and one.targets[0].id == name:
                    found |= fields_of(one.value, function)
            return found
    raise AssertionError(f"line {node.lineno}: the test cannot read the fields {ast.unparse(node)}")


def functions(tree: ast.Module) -> list[ast.AST]:
    """Return the functions of a module, and what stands outside of them."""
    outside = ast.Module([node for node in tree.body if not isinstance(node, ast.FunctionDef)], [])
    return [*(node for node in tree.body if isinstance(node, ast.FunctionDef)), outside]


def why_source(name: str) -> ast.Module:
    """Return the modules of a game that say why not, as one."""
    package = type(find_game(name)).__module__.rpartition(".")[0]
    reading = [import_module(f"{package}.reading")] if find_spec(f"{package}.reading") else []
    return ast.Module([node for module in (NEEDS[name].why, *reading) for node in source(module).body], [])


def why_keys(name: str) -> set[str]:
    needs = NEEDS[name]
    tree = why_source(name)
    keys = set(pairs_of_rule_and_key(tree, needs.prefix)) - set(needs.verbs)  # verbs are not keys, but parts of some
    for function in functions(tree):
        for call in why_calls(function):
            keys |= keys_of_call(call, function, needs)
    return keys | {reason.key for reason in reasons_of(name)}


def reasons_of(name: str) -> list[ReasonKind]:
    """Return what the engine of a game can have against something."""
    package = type(find_game(name)).__module__.rpartition(".")[0]
    if not find_spec(f"{package}.grammar"):
        return []
    grammar: Grammar = import_module(f"{package}.grammar").GRAMMAR
    return grammar.reasons


def why_fields(name: str) -> list[tuple[str, set[str]]]:
    """Return each key that stands in a call of WhyNot with the details it is given there, and those that the engine names."""
    found = [(reason.key, set(reason.fields)) for reason in reasons_of(name)]
    for function in functions(why_source(name)):
        for call in why_calls(function):
            if isinstance(call.args[1], ast.Attribute):
                continue  # handed on from another answer
            fields = fields_of(call.args[2], function) if len(call.args) > 2 else set()
            found += [(key, fields) for key in sorted(keys_of_call(call, function, NEEDS[name]))]
    return found


def labels(name: str) -> set[str]:
    """Return the labels, facts and headlines that the picture mentions: whole keys, and what its own helpers are called with."""
    tree = source(NEEDS[name].picture)
    literals = {value for node in ast.walk(tree) if (value := string(node))}
    whole = {value.removeprefix(f"{name}-") for value in literals if value.startswith(f"{name}-") and not value.endswith("-")}
    rows = {string(node.elts[0]) for node in ast.walk(tree) if isinstance(node, ast.Tuple) and len(node.elts) == 2}
    helped = set()
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id="label" | "fact" as group), args=[_, ast.Constant(value=str(key))]):
                helped.add(f"{group}-{key}")
    if helped:
        return whole | helped
    return whole | {f"label-{row}" for row in rows if row and row.isidentifier() and row.islower()}


@cache
def needed(name: str) -> set[str]:
    """Return every key that something asks for, without the name of the game."""
    game, needs = find_game(name), NEEDS[name]
    return {
        "title",
        "subtitle",
        *(f"hidden-{field}" for _, field in needs.hidden),
        *(f"draw-{what}" for what in needs.draws),
        *(f"word-{token}" for token in needs.words),
        *(f"event-{kind}" for kind, _ in needs.events),
        *(f"{way}-{ask}" for way in ("ask", "wait") for ask in needs.asks),
        *(f"why-{key}" for key in why_keys(name)),
        *(f"{group}-{option.name}" for group in ("option", "name") for option in game.options),
        *(f"choice-{option.name}-{choice}" for option in game.options for choice in option.choices),
        *(f"feature-{feature.removesuffix('_late')}" for feature in game.weights),
        *labels(name),
        *needs.others,
    }


def test_the_reasons_are_found_in_the_source() -> None:
    keys = why_keys("war_chest")
    assert {"incomplete", "over", "now_ban", "now_pick", "swordsman_move", "archer_range", "ensign_orders", "footmen_stuck"} <= keys
    assert len(keys) > 60
    keys = why_keys("ethnos")
    assert {"over", "not_your_turn", "recruit_or_band", "hand_full", "no_match", "token_taken", "keep_too_many", "asked_wing"} <= keys
    assert len(keys) > 40


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_everything_has_a_text(name: str, lang: str) -> None:
    assert sorted(key for key in needed(name) if not has_text(lang, f"{name}-{key}")) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_no_text_is_left_over(name: str, lang: str) -> None:
    assert sorted(game_texts(name, lang).keys() - needed(name)) == []


# Texts with their details

EVENTS = [(name, kind, fields) for name in NAMES for kind, fields in NEEDS[name].events]
REASONS = [(name, key) for name in NAMES for key in sorted(why_keys(name))]


def assert_good(line: str) -> None:
    assert line == line.strip()
    assert line
    assert "None" not in line
    assert "{" not in line
    assert "_" not in line, "an identifier shows through"


def samples_of(name: str, fields: Sequence[str]) -> Iterator[dict[str, Sample]]:
    """Return details of an event, as many as it takes to have every sample once."""
    if not fields:
        yield {}
        return
    names, readings = zip(*(field.split(":") for field in fields), strict=True)
    samples = [NEEDS[name].samples[reading] for reading in readings]
    for number in range(max(map(len, samples))):
        yield dict(zip(names, (sample[number % len(sample)] for sample in samples), strict=True))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "kind", "fields"), EVENTS)
def test_every_event_can_be_told(name: str, kind: str, fields: tuple[str, ...], lang: str) -> None:
    for details in samples_of(name, fields):
        assert_good(event_text(find_game(name), Told(kind, details), lang))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "kind", "fields"), [event for event in EVENTS if f"item-{event[1]}" in NEEDS[event[0]].others])
def test_what_shares_a_line_is_the_end_of_it(name: str, kind: str, fields: tuple[str, ...], lang: str) -> None:
    game = find_game(name)
    for details in samples_of(name, fields):
        item = text(lang, f"{name}-item-{kind}", **word_of(game, details, lang))
        assert event_text(game, Told(kind, details), lang).endswith(f"{item}.")


def word_of(game: Game, details: Mapping[str, Sample], lang: str) -> dict[str, object]:
    return {field: word(game, lang, value) for field, value in details.items()}


def test_events_of_a_kind_share_a_line() -> None:
    game = find_game("ethnos")
    cards: list[dict[str, Sample]] = [
        {"seat": "bear", "card": "orc_rhea", "count": 1},
        {"seat": "bear", "card": "elf_rhea", "count": 2},
        {"seat": "fox", "card": "skeleton", "count": 1},
        {"seat": "bear", "card": "dwarf_rhea", "count": 1},
    ]
    told = [Told("discarded", card) for card in cards]
    assert event_lines(game, told, "en") == [
        "Bear leaves for the row: Orc (Rhea), Elf (Rhea) ×2, Dwarf (Rhea).",
        "Fox leaves for the row: Skeleton.",
    ]
    assert event_lines(game, [told[0], Told("kept", {"seat": "bear", "count": 2}), told[1]], "en") == [
        "Bear leaves for the row: Orc (Rhea).",
        "Bear keeps 2 cards.",
        "Bear leaves for the row: Elf (Rhea) ×2.",
    ]
    laid = [Told("laid_out", {"card": card}) for card in ("elf_rhea", "skeleton", "elf_rhea")]
    assert event_lines(game, laid, "en") == ["Laid into the row: Elf (Rhea) ×2, Skeleton."]
    coins = [Told("drew", {"seat": "raven", "coin": None})] * 2
    assert len(event_lines(find_game("war_chest"), coins, "en")) == 2


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "kind", "hidden"), [(name, *pair) for name in NAMES for pair in NEEDS[name].hidden])
def test_what_is_hidden_has_a_name(name: str, kind: str, hidden: str, lang: str) -> None:
    fields = next(fields for event, fields in NEEDS[name].events if event == kind)
    for details in samples_of(name, fields):
        assert text(lang, f"{name}-hidden-{hidden}") in event_text(find_game(name), Told(kind, {**details, hidden: None}), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "kind"), [(name, ask) for name in NAMES for ask in NEEDS[name].asks])
def test_every_question_can_be_asked_and_waited_for(name: str, kind: str, lang: str) -> None:
    game, seat = find_game(name), str(NEEDS[name].samples["seat"][-1])
    for fields in NEEDS[name].prompts.get(kind, [{}]):
        prompt = Prompt(seat, kind, fields)
        assert_good(ask_text(game, prompt, lang))
        assert word(game, lang, seat) in wait_text(game, prompt, lang)  # type: ignore[operator]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_reason_gets_the_details_it_speaks_of(name: str, lang: str) -> None:
    texts = game_texts(name, lang)
    missing = {key: variables(texts[f"why-{key}"]) - fields for key, fields in why_fields(name)}
    assert {key: names for key, names in missing.items() if names} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "key"), REASONS)
def test_every_reason_can_be_given(name: str, key: str, lang: str) -> None:
    rule = f"{NEEDS[name].prefix}-1.1"
    refusal = refusal_text(find_game(name), WhyNot(rule, key, NEEDS[name].reasons), lang)
    assert_good(refusal.text)
    assert str(refusal).endswith(f" ({rule})")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_word_has_a_name(name: str, lang: str) -> None:
    for token in NEEDS[name].words:
        assert_good(str(word(find_game(name), lang, token)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_names_tell_things_apart(name: str, lang: str) -> None:
    for group in NEEDS[name].groups:
        names = [word(find_game(name), lang, token) for token in group]
        assert len(set(names)) == len(names), names


def test_what_has_no_name_names_itself() -> None:
    assert word(GAME, "de", "f4") == "f4"
    assert word(GAME, "de", 3) == 3


# Errors

PACKAGE = FOLDER.parent
SAYS_IT_ITSELF = {"AmbiguousSentence", "ChanceNeeded", "IllegalSentence", "ResignRefused"}  # the class has the key


@cache
def sources() -> dict[Path, ast.Module]:
    """Return all modules of the package."""
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(PACKAGE.rglob("*.py"))}


def error_names() -> set[str]:
    """Return the names of the classes that say something by a key: phrases, and so all errors of the house."""
    classes = [node for tree in sources().values() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    bases = {node.name: {base.id for base in node.bases if isinstance(base, ast.Name)} for node in classes}
    names = {"Phrase"}
    while more := {name for name in bases if bases[name] & names} - names:
        names |= more
    return names - {"Reason"}  # that is a text of its game


def keys_in(node: ast.expr) -> set[str]:
    """Return the keys that an argument can be."""
    match node:
        case ast.Constant(value=str(key)):
            return {key}
        case ast.IfExp(body=ast.Constant(value=str(first)), orelse=ast.Constant(value=str(second))):
            return {first, second}
    return set()


@cache
def error_calls() -> list[tuple[str, set[str], set[str]]]:
    """Return where something is said by a key, by which keys and with which details."""
    names = error_names()
    calls = []
    for path, tree in sources().items():
        for node in ast.walk(tree):
            match node:
                case ast.Call(func=ast.Name(id=name)) if name in names - SAYS_IT_ITSELF:
                    pass
                case ast.Call(func=ast.Attribute(value=ast.Call(func=ast.Name(id="super")), attr="__init__")) if path.name == "errors.py":
                    name = "super"
                case _:
                    continue
            place = f"{path.relative_to(PACKAGE).as_posix()}:{node.lineno}"
            keys = next((found for argument in node.args if (found := keys_in(argument))), set())
            handed_on = name == "RecordError" and isinstance(node.args[-1], ast.Name)  # another error
            handed_on = handed_on or any(keyword.arg is None for keyword in node.keywords)  # **fields
            said_already = path.parent.name == "table" and not node.keywords
            assert keys or handed_on or said_already, f"{place}: the test cannot read the key"
            calls.append((place, keys, {keyword.arg for keyword in node.keywords if keyword.arg is not None}))
    return calls


def error_texts(lang: str) -> dict[str, Any]:
    """Return the texts of errors, in whichever file they stand."""
    return {key: message for name in FILES for key, message in messages(lang, name).items() if key.startswith("error-")}


def test_the_errors_are_found_in_the_source() -> None:
    keys = {key for _, keys, _ in error_calls() for key in keys}
    assert {"unknown-option", "record-line", "illegal", "ambiguous", "no-such-file", "a-list", "no-command", "war_chest-no-hex"} <= keys
    assert len(keys) > 150


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_has_a_text_with_room_for_its_details(lang: str) -> None:
    texts = {key: variables(message) for key, message in error_texts(lang).items()}
    wrong = [(place, key) for place, keys, fields in error_calls() for key in keys if texts.get(f"error-{key}") != fields]
    assert wrong == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_error_is_left_over(lang: str) -> None:
    used = {f"error-{key}" for _, keys, _ in error_calls() for key in keys}
    used |= {f"error-mighty_empires-map-{fault}" for fault in ME_FAULTS}  # maps.fault_error puts them together
    assert sorted(error_texts(lang).keys() - used) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_is_one_line(lang: str) -> None:
    several = [key for key, message in error_texts(lang).items() if "\n" in FluentSerializer().serialize_entry(message).strip()]
    assert several == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_can_be_said(lang: str) -> None:
    for key, message in error_texts(lang).items():
        line = Phrase(key.removeprefix("error-"), **{name: f"<{name}>" for name in variables(message)}).text(lang)
        assert line == line.strip()
        assert all(f"<{name}>" in line for name in variables(message)), line


def test_an_error_is_english_as_a_string_and_says_the_same_in_german() -> None:
    error = tr.OptionError("no-seat", name="bear", seats=("raven", "wolf"))
    assert str(error) == "there is no seat 'bear'; the seats are raven, wolf"
    assert error.text("en") == str(error)
    assert error.text("de") == "es gibt keinen Sitz 'bear'; die Sitze sind raven, wolf"
    assert repr(error) == f"OptionError({str(error)!r})"


def test_an_error_inside_another_is_said_in_the_same_language() -> None:
    error = tr.RecordError(7, tr.OptionError("unknown-option", name="tempo", hint=Phrase("did-you-mean", name="temper")))
    assert error.line == 7
    assert str(error) == "record line 7: unknown option 'tempo'; did you mean 'temper'?"
    assert error.text("de") == "Aufzeichnung, Zeile 7: unbekannte Option 'tempo'; meintest du 'temper'?"


def test_an_error_is_one_line_also_where_it_quotes_several() -> None:
    for breaks in ("a\nb", "a\r\nb", "a\u2028b", "a\x0bb"):
        error = tr.OptionError("no-game", name=breaks, games="war_chest")
        assert [error.text(lang).count("'a b'") for lang in LANGUAGES] == [1, 1]


def test_an_error_quotes_no_more_than_anybody_reads() -> None:
    error = tr.RecordError(1, tr.OptionError("no-game", name="9" * 5000, games="war_chest"))
    assert str(error).endswith("999…'; choose war_chest")
    assert len(str(error)) < 700


def test_numbers_in_an_error_are_not_grouped() -> None:
    assert tr.RecordError(1234567, "cannot-undo", entry=1234567).text("de").count("1234567") == 2


def test_errors_survive_the_way_between_processes() -> None:
    refused = tr.IllegalSentence("archer pass", Reason(GAME, WhyNot("WC-9.1", "over")))
    for error in (refused, tr.RecordError(3, "bad-undo"), tr.ChanceNeeded(["1", "2"]), tr.OptionError("game-over")):
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), str(again), again.text("de")) == (type(error), str(error), error.text("de"))


@pytest.mark.parametrize(
    ("choices", "english", "german"),
    [(["a"], "a", "a"), (["a", "b"], "a or b", "a oder b"), ([1, Phrase("a-word"), 3], "1, a word or 3", "1, ein Wort oder 3")],
)
def test_a_choice_is_joined_in_the_language_of_the_error(choices: list[object], english: str, german: str) -> None:
    error = tr.OptionError("choose", choices=either(choices))
    assert (str(error), error.text("de")) == (f"choose {english}", f"wähle {german}")


def test_nobody_who_asks_for_no_text_loads_fluent() -> None:
    code = """if True:
        import sys
        import tafelrunde as tr
        try:
            tr.new("war_chest", seed=7).play("archer dance")
        except tr.SentenceError as error:
            assert error.sentence == "archer dance"
        assert not [name for name in sys.modules if name.startswith("fluent")]
    """
    subprocess.run([sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": str(PACKAGE.parent)}, check=True)


# The browser

WEB = PACKAGE.parent.parent / "web" / "src"
NOT_IN_THE_BROWSER = {
    "arena.ftl",
    "cli.ftl",
    "errors.ftl",
    "server.ftl",
    "store.ftl",
    "table.ftl",
    *(f"mighty_empires_{part}.ftl" for part in ("chronicle", "master")),
}
WEB_FILES = [name for name in FILES if name not in {*NOT_IN_THE_BROWSER, *(file for game in NAMES for file in files_of(game))}]
TEMPLATE = r"`((?:[\w-]|\$\{[^{}`]+\})+)`"  # as `web-clock-${kind}`; what is filled in has no hyphen


def web_keys(lang: str, names: list[str]) -> set[str]:
    return {key for name in names for key in messages(lang, name)}


HELPER = re.compile(r"(\w+) = \(key: string[^`]*\bt\(`([\w-]+-)\$\{key\}`")


def web_files() -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """Return what the browser runs, each with names and prefixes of the helpers `say = (key) => t(`prefix-${key}`)` of its folder."""
    paths = [path for path in WEB.rglob("*") if path.suffix in (".svelte", ".ts") and not path.name.endswith(".test.ts")]
    sources = {path: path.read_text(encoding="utf-8") for path in paths}
    helpers: dict[Path, list[tuple[str, str]]] = {}
    for path, source in sources.items():
        helpers.setdefault(path.parent, []).extend(HELPER.findall(source))
    for path, source in sources.items():
        yield source, helpers[path.parent]


def web_sources() -> Iterator[str]:
    """Return what the browser runs. `say("x")` is written out where such a helper is defined in the same folder."""
    for source, helpers in web_files():
        for name, prefix in helpers:
            quoted = r"""(["'`])([\w-]+|(?:[\w-]|\$\{[^{}`]+\})+)\2"""
            source = re.sub(rf"""(\b{name}\((?:[^"'`(),]*\?\s*)?){quoted}""", rf"\1\2{prefix}\3\2", HELPER.sub("", source))
            source = re.sub(rf"""(\b{name}\([^"'`(),]*\?\s*["'][\w-]+["']\s*:\s*){quoted}""", rf"\1\2{prefix}\3\2", source)
        yield source


def web_uses() -> tuple[set[str], set[str]]:
    """Return the keys that the browser's sources name, and the patterns of those they put together.

    Whatever looks like a key is one, so that `t(on ? "web-a" : "web-b")` is found too.
    """
    prefixes = "|".join(sorted({key.partition("-")[0] for key in web_keys("en", WEB_FILES)} | set(NAMES)))
    literals: set[str] = set()
    templates: set[str] = set()
    for source in web_sources():
        literals |= set(re.findall(rf"""(?<!=)["']((?:{prefixes})-[\w-]*\w)["']""", source))
        templates |= {template for template in re.findall(TEMPLATE, source) if re.match(rf"(?:{prefixes})-", template)}
        templates |= set(re.findall(rf"\b(?:t|hasText)\(\s*{TEMPLATE}", source))
    patterns = {re.sub(r"\$\{[^{}]+\}", r"\\w+", template) for template in templates}
    return literals, patterns


def helped(keys: set[str]) -> set[str]:
    """Return the keys of which the part behind a helper's prefix stands anywhere in its folder, whole or as the beginning of a template."""
    found: set[str] = set()
    for source, helpers in web_files():
        for _, prefix in helpers:
            found |= {f"{prefix}{end}" for end in re.findall(r"""["']([a-z][\w-]*)["']""", source)}
            begun = tuple(f"{prefix}{head}" for head in re.findall(r"`([a-z][\w-]*-)\$\{", source))
            found |= {key for key in keys if key.startswith(begun)}
    return keys & found


def test_the_keys_are_found_in_the_sources_of_the_browser() -> None:
    literals, patterns = web_uses()
    assert {"web-lobby", "web-close", "web-problem-offline"} <= literals
    assert {r"web-clock-\w+", r"\w+-event-\w+", r"\w+-hidden-\w+"} <= patterns
    assert len(literals) > 100


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_of_the_browser_has_a_text(lang: str) -> None:
    literals, patterns = web_uses()
    keys = web_keys(lang, [name for name in FILES if name not in NOT_IN_THE_BROWSER])
    assert sorted(literals - keys) == []
    assert sorted(pattern for pattern in patterns if not any(re.fullmatch(pattern, key) for key in keys)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_of_the_browser_is_left_over(lang: str) -> None:
    literals, patterns = web_uses()
    unused = web_keys(lang, WEB_FILES) - literals
    unused -= helped(unused)
    assert sorted(key for key in unused if not any(re.fullmatch(pattern, key) for pattern in patterns)) == []


def test_the_browser_is_held_to_the_same_texts() -> None:
    """The browser fills texts in by itself; its own test reads the same samples."""
    samples = json.loads((WEB / "lib" / "texts.samples.json").read_text(encoding="utf-8"))
    for sample in samples:
        game, way, kind, fields, lang = find_game(sample["game"]), sample["way"], sample["kind"], sample["fields"], sample["lang"]
        if way == "event":
            said = event_text(game, Told(kind, fields), lang)
        else:
            said = {"ask": ask_text, "wait": wait_text}[way](game, Prompt(sample["seat"], kind, fields), lang)
        assert said == sample["text"]


# In real games


ASKING = "orc+wingfolk+troll+skeleton+wizard+centaur"
REAL_GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("war_chest", 2, {"max_rounds": 12}),
    ("war_chest", 2, {"army_selection": "draft_standard", "max_rounds": 12}),
    ("war_chest", 2, {"max_rounds": 12, "footman_version": "v2"}),
    ("war_chest", 4, {"max_rounds": 12}),
    ("war_chest", 4, {"army_selection": "draft_elimination", "max_rounds": 12}),
    ("ethnos", 2, {"tribe_choice": "host", "tribes": "orc+merfolk+giant+elf+fairy", "fairies": "on", "prompt_all": "on"}),
    ("ethnos", 3, {"tribe_choice": "draft", "show_known_cards": "on", "empty_row_bonus": "on", "reveal_hands_at_age_end": "on"}),
    ("ethnos", 4, {"tribe_choice": "host", "tribes": ASKING, "marker_optional": "on", "orc_partial": "on"}),
    ("ethnos", 6, {"tribe_choice": "first_game", "open_hands": "on"}),
    ("seventh_stone", 2, {"year_limit": 6, "choose_people": "on", "hidden_discard": "on"}),
    ("seventh_stone", 3, {"year_limit": 6, "advanced_terrain": "on", "wall_bypass": "on"}),
    ("seventh_stone", 4, {"year_limit": 6, "four_islands": "on", "double_move": "on", "no_time": "on"}),
    ("ante_portas", 1, {"manual_heartland": "on"}),
    ("ante_portas", 2, {"reaction_mode": "always"}),
    ("ante_portas", 3, {"scenario": "dragons", "epochs": 2, "yearly_heartland": "on"}),
    ("ante_portas", 2, {"mode": "capture_flag", "epochs": 2, "flip_upgrade": "on"}),
    ("ante_portas", 4, {"mode": "territory"}),
]


@pytest.mark.parametrize(("name", "players", "options"), REAL_GAMES)
def test_everything_that_happens_can_be_told_in_both_languages(name: str, players: int, options: dict[str, Any]) -> None:
    game, dice = find_game(name), seeded(players)
    match = tr.new(name, players, 5, **options)
    while True:
        for lang, prompt in product(LANGUAGES, match.prompts()):
            assert_good(ask_text(game, prompt, lang))
            assert_good(wait_text(game, prompt, lang))
        if match.over:
            break
        seat = match.state.actors()[0]
        match.play_actions(seat, random_play(match.state, seat, dice))
        if len(match.record.entries) % 25 == 0 or match.over:
            for lang, who in product(LANGUAGES, (None, *match.seats)):
                check_scene(game, match.view(who), lang)
    for lang, who in product(LANGUAGES, (None, *match.seats)):
        for line in event_lines(game, match.log(who), lang):
            assert_good(line)


def check_scene(game: Game, view: Any, lang: str) -> None:
    """Every text of a scene is there and good, and the picture can be drawn."""
    scene = game.scene(view, lang)
    assert_good(scene.headline)
    for cell in scene.cells:
        for line in cell.lines:
            assert_good(line)
    for row in (*scene.notes, *scene.legend, *(row for panel in scene.panels for row in panel.rows)):
        assert_good(row.label)
        assert_good(row.text)
    for fact in (fact for panel in scene.panels for fact in panel.facts):
        assert_good(fact)
    for thing in scene.things:
        assert_good(thing.name)
        assert_good(thing.about)
    assert game.svg(view, lang).startswith("<svg ")


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("war_chest", {}),
        ("war_chest", {"army_selection": "draft_elimination"}),
        ("ethnos", {}),
        ("ethnos", {"tribe_choice": "draft"}),
        ("seventh_stone", {}),
    ],
)
def test_a_scene_speaks_its_language(name: str, options: dict[str, Any]) -> None:
    match = tr.new(name, 2, 1, **options)
    german, english = (find_game(name).scene(match.view(match.to_act[0]), lang) for lang in LANGUAGES)
    assert german.headline != english.headline
    assert [thing.token for thing in german.things] == [thing.token for thing in english.things]
    assert not german.hand or [thing.about for thing in german.hand] != [thing.about for thing in english.hand]
    assert {fact for panel in german.panels for fact in panel.facts} != {fact for panel in english.panels for fact in panel.facts}


# The functions


def test_a_missing_text_is_named() -> None:
    with pytest.raises(KeyError, match="no text 'war_chest-nothing' in de"):
        text("de", "war_chest-nothing")


def test_a_missing_detail_is_named() -> None:
    with pytest.raises(KeyError, match=r"text 'war_chest-event-moved' in en: .*unit"):
        text("en", "war_chest-event-moved")


def test_a_language_without_texts_is_refused_with_those_there_are() -> None:
    with pytest.raises(tr.OptionError, match="no texts in 'fr'; choose de or en"):
        check_language("fr")


@pytest.mark.parametrize(
    ("settings", "lang"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
        ({"LANG": "en_US", "LC_ALL": "de_DE"}, "de"),
        ({"LANG": "de_DE", "LC_MESSAGES": "en_US"}, "en"),
        ({"LANG": "de_DE", "LC_ALL": ""}, "de"),
    ],
)
def test_the_language_of_the_system_is_german_or_english(monkeypatch: pytest.MonkeyPatch, settings: dict[str, str], lang: str) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert system_language() == lang
