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
from itertools import pairwise, product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

import tafelrunde as tr
from tafelrunde.cli.telling import event_lines
from tafelrunde.games import NAMES, find_game
from tafelrunde.kernel.chance import seeded
from tafelrunde.kernel.errors import Phrase, Reason
from tafelrunde.kernel.game import Game, Prompt, Told, WhyNot
from tafelrunde.kernel.grammar import Grammar
from tafelrunde.kernel.grammar import Reason as ReasonKind
from tafelrunde.kernel.match import new_match
from tafelrunde.kernel.plays import random_play
from tafelrunde.kernel.samples import Detail, Options, samples_of, tables_of
from tafelrunde.kernel.texts import (
    FOLDER,
    FOLDERS,
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
GAMES = [find_game(name) for name in NAMES]  # some bring texts of their own
PATHS = {(lang, path.name): path for lang in LANGUAGES for folder in FOLDERS for path in (folder / lang).glob("*.ftl")}
FILES = sorted({name for _, name in PATHS})


@cache
def parsed(lang: str, name: str) -> ftl.Resource:
    """Return what stands in a file."""
    return FluentParser().parse(PATHS[lang, name].read_text(encoding="utf-8"))


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
    assert [lang for lang in LANGUAGES if (lang, name) not in PATHS] == []


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
    source = PATHS["de", name].read_text(encoding="utf-8")
    assert [line for line in source.splitlines() if "!" in line] == []


# Which texts a game needs

LIVE = ("why", "position")  # further files of a game's texts that are no business of the browser alone


def files_of(game: str) -> list[str]:
    """Return the files with the texts of a game, those for the browser alone left out."""
    return [name for name in FILES if name in (f"{game}.ftl", *(f"{game}_{part}.ftl" for part in LIVE))]


@cache
def game_texts(game: str, lang: str) -> dict[str, Any]:
    """Return the texts of a game without its errors, by the key behind its name."""
    found = {key: message for name in files_of(game) for key, message in messages(lang, name).items()}
    return {key.removeprefix(f"{game}-"): message for key, message in found.items() if not key.startswith("error-")}


def string(node: ast.AST) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


@cache
def modules(name: str, pattern: str = "*.py") -> list[ast.Module]:
    """Return modules of a game, the engine left out."""
    return [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(find_game(name).home().glob(pattern))]


@cache
def grammar(name: str) -> Grammar:
    module = find_game(name).part("grammar")
    assert module, f"{name} has no grammar"
    found: Grammar = module.GRAMMAR
    return found


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


def keys_of_call(call: ast.Call, function: ast.AST, name: str) -> set[str]:
    """Return the keys that stand in a call of WhyNot; those in tables are found behind their rules."""
    match call.args[1:2]:
        case [ast.Constant(value=str(key))]:
            return {key}
        case [ast.IfExp(body=ast.Constant(value=str(first)), orelse=ast.Constant(value=str(second)))]:
            return {first, second}
        case [ast.JoinedStr(values=[ast.Constant(value=str(head)), ast.FormattedValue()])]:
            return {head + verb for verb in pairs_of_rule_and_key(function, find_game(name).prefix) if verb in verbs(name)}
    return set()


def verbs(name: str) -> set[str]:
    """Return kinds of actions: behind a rule they are no keys, but parts of some."""
    return {one.name for one in grammar(name).actions if not has_text("en", f"{name}-why-{one.name}")}


def fields_of(node: ast.expr, function: ast.AST) -> set[str] | None:
    """Return the names of the details in an expression that makes a dictionary; None where it comes from elsewhere."""
    match node:
        case ast.Dict(keys=keys) if None not in keys:
            return {name for key in keys if key is not None and (name := string(key))}
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            one, other = fields_of(left, function), fields_of(right, function)
            return None if one is None or other is None else one | other
        case ast.Name(id=name):
            given = [n.value for n in ast.walk(function) if isinstance(n, ast.Assign) and ast.unparse(n.targets[0]) == name]
            found = [fields_of(value, function) for value in given]
            return set().union(*(fields or set() for fields in found)) if found and None not in found else None
    return None


def functions(tree: ast.Module) -> list[ast.AST]:
    """Return the functions of a module, and what stands outside of them."""
    outside = ast.Module([node for node in tree.body if not isinstance(node, ast.FunctionDef)], [])
    return [*(node for node in tree.body if isinstance(node, ast.FunctionDef)), outside]


def reasons(name: str) -> list[ReasonKind]:
    """Return what the engine can have against something; without that for which why-not, where it asks for it, says something better."""
    nodes = [node for tree in modules(name) for node in ast.walk(tree) if isinstance(node, ast.Attribute)]
    asked_for = {node.attr for node in nodes if isinstance(node.value, ast.Attribute) and node.value.attr == "No"}
    return [one for one in grammar(name).reasons if one.name.upper() not in asked_for or has_text("en", f"{name}-why-{one.key}")]


def why_keys(name: str) -> set[str]:
    """Return the keys of reasons that stand behind a rule or in a call of WhyNot, and those that the engine names."""
    found = {reason.key for reason in reasons(name)}
    for tree in modules(name):
        found |= set(pairs_of_rule_and_key(tree, find_game(name).prefix)) - verbs(name)
        for function in functions(tree):
            for call in why_calls(function):
                found |= keys_of_call(call, function, name)
    return found


def why_fields(name: str) -> list[tuple[str, set[str]]]:
    """Return each key that stands in a call of WhyNot with the details it is given there, and those that the engine names."""
    found = [(reason.key, set(reason.fields)) for reason in reasons(name)]
    for function in (function for tree in modules(name) for function in functions(tree)):
        for call in why_calls(function):
            fields = fields_of(call.args[2], function) if len(call.args) > 2 else set()
            if fields is not None:
                found += [(key, fields) for key in sorted(keys_of_call(call, function, name))]
    return found


def labels(name: str) -> set[str]:
    """Return the labels, facts and headlines that the picture mentions: whole keys, and what its own helpers are called with."""
    tree = ast.Module([node for tree in modules(name, "picture*.py") for node in tree.body], [])
    literals = {value for node in ast.walk(tree) if (value := string(node))}
    whole = {value.removeprefix(f"{name}-") for value in literals if value.startswith(f"{name}-") and not value.endswith("-")}
    rows = {string(node.elts[0]) for node in ast.walk(tree) if isinstance(node, ast.Tuple) and len(node.elts) == 2}
    helped = set()
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id="label" | "fact" | "head" as group), args=[_, ast.Constant(value=str(key))]):
                helped.add(f"{group}-{key}")
    if helped:
        return whole | helped
    return whole | {f"label-{row}" for row in rows if row and row.isidentifier() and row.islower()}


def mostly(name: str, group: str, words: Sequence[str]) -> bool:
    """Return whether most of these words have a text of a group; then all of them need one."""
    return 3 * sum(has_text("en", f"{name}-{group}-{word}") for word in words) > 2 * len(words)


@cache
def rows(name: str) -> list[tuple[str, ...]]:
    """Return the words of a game that have names, in rows in which names tell things apart."""
    game, samples = find_game(name), samples_of(find_game(name))
    found = [words.names for words in grammar(name).vocabularies if mostly(name, "word", words.names)]
    found += [game.seats(players) for players in game.players]
    found += [tuple(row) for row in samples.spoken]
    without = {"none", *samples.unspoken} - {word for row in samples.spoken for word in row}
    return [tuple(dict.fromkeys(word for word in row if word not in without)) for row in found]


@cache
def sentence_words(name: str) -> set[str]:
    """Return the words of sentences; numbers and places name themselves."""
    game = find_game(name)
    starts = [game.new(players, game.read_options(players, {}), seeded(1)) for players in game.players]
    return {word for start in starts for word in game.vocabulary(start) if not re.search(r"\d", word)}


def words_of(name: str) -> set[str]:
    """Return all words of a game that must have a text."""
    return (
        {word for row in rows(name) for word in row}
        | sentence_words(name)
        | {str(ask) for ask in details(name, "ask") if is_told(name, "ask")}
    )


def is_told(name: str, reading: str) -> bool:
    """Return whether events have a detail that is read like this."""
    return any(field.endswith(f":{reading}") for event in grammar(name).events for field in event.fields)


@cache
def literals(name: str) -> set[str]:
    """Return the words that stand in strings of a game's modules, the engine left out."""
    return {word for tree in modules(name) for node in ast.walk(tree) for word in (string(node) or "").split()}


@cache
def asks(name: str) -> list[str]:
    """Return the questions that somebody can be asked: those of the engine, and those that the game makes of them."""
    engine = [one.name for one in grammar(name).questions]
    made = {key.removeprefix("ask-") for key in game_texts(name, "en") if key.startswith("ask-")} - {*engine}
    return [ask for ask in engine if ask not in samples_of(find_game(name)).silent] + sorted(made & literals(name))


@cache
def needed(name: str) -> set[str]:
    """Return every key that something asks for, without the name of the game."""
    game = find_game(name)
    vocabularies = [(words.title.lower(), words.names) for words in grammar(name).vocabularies]
    groups = [(group, names) for title, names in vocabularies for group in ("about", title) if mostly(name, group, names)]
    return {
        "title",
        "subtitle",
        *(f"draw-{what.name}" for what in grammar(name).draws),
        *(f"word-{word}" for word in words_of(name)),
        *(f"{group}-{word}" for group, names in groups for word in names if word not in {"none", *samples_of(game).unspoken}),
        *(f"event-{event.name}" for event in grammar(name).events),
        *(f"{way}-{ask}" for way in ("ask", "wait") for ask in asks(name)),
        *(f"why-{key}" for key in why_keys(name)),
        *(f"{group}-{option.name}" for group in ("option", "name") for option in game.options),
        *(f"choice-{option.name}-{choice}" for option in game.options for choice in option.choices),
        *(f"feature-{feature.removesuffix('_late')}" for feature in game.weights),
        *labels(name),
    }


@cache
def possible(name: str) -> set[str]:
    """Return further keys that a game may have: ends of events that share a line, what stands for something hidden, and what its code
    puts together out of a word that it names, or one of a vocabulary."""
    named = {word for words in grammar(name).vocabularies for word in words} | literals(name) | words_of(name)
    said = {str(detail) for row in samples_of(find_game(name)).details.values() for detail in row}
    return {
        *(f"item-{event.name}" for event in grammar(name).events),
        *(f"hidden-{field.partition(':')[0]}" for event in grammar(name).events for field in event.fields),
        *(f"word-{word}" for word in {*said, *DEFAULTS["winner"], "resign"}),
        *(f"{group}-{word}" for group in ("about", "fact", "head", "label", "map", "phase", "why") for word in named),
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
    assert sorted(game_texts(name, lang).keys() - needed(name) - possible(name)) == []


# Texts with their details

EVENTS = [(name, event.name, event.fields) for name in NAMES for event in grammar(name).events]
REASONS = [(name, key.removeprefix("why-")) for name in NAMES for key in game_texts(name, "en") if key.startswith("why-")]
NUMBERS = (1, 2, 12, 0, -2)
DEFAULTS: Mapping[str, Sequence[Detail]] = {"number": NUMBERS, "switch": ("off", "on"), "dice": ("3 1 6",), "winner": ("nobody",)}
PLURALS = ("zero", "one", "two", "few", "many", "other")


def assert_good(line: str) -> None:
    assert line == line.strip()
    assert line
    assert not re.search(r"\bNone\b(?! of)", line)
    assert "{" not in line
    assert "_" not in line, "an identifier shows through"


@cache
def details(name: str, reading: str) -> Sequence[Detail]:
    """Return what a detail can be that is read like this, or has this name; nothing if nobody has said it."""
    game = find_game(name)
    seats = [seat for players in game.players for seat in game.seats(players)]
    without = {"none", *samples_of(game).unspoken}
    places = [words for words in grammar(name).vocabularies if all(re.search(r"\d", word) for word in words)]  # these name themselves
    named = places + [words for words in grammar(name).vocabularies if mostly(name, "word", words.names)]
    found: dict[str, Sequence[Detail]] = {**DEFAULTS, "seat": seats, "ask": asks(name)}
    found |= dict.fromkeys(("owner", "winner"), (*seats, "nobody"))
    found |= {words.title.lower(): [word for word in words if word not in without] for words in named}
    return {**found, **samples_of(game).details}.get(reading, ())


@cache
def choices(name: str, key: str, field: str) -> list[Detail]:
    """Return what a text tells apart in a detail, in both languages; names do not count, which differ."""

    def walk(node: Any) -> Iterator[Detail]:
        if isinstance(node, ftl.SelectExpression) and isinstance(node.selector, ftl.VariableReference) and node.selector.id.name == field:
            for variant in node.variants:
                if isinstance(variant.key, ftl.NumberLiteral):
                    yield int(variant.key.value)
                elif variant.key.name not in PLURALS:
                    yield str(variant.key.name)
        if isinstance(node, list):
            for part in node:
                yield from walk(part)
        elif isinstance(node, ftl.BaseNode):
            yield from walk(list(vars(node).values()))

    first, *others = ([*walk(game_texts(name, lang)[key].value)] for lang in LANGUAGES)
    return [choice for choice in dict.fromkeys(first) if all(choice in other for other in others)]


def sampled(name: str, keys: Sequence[str], readings: Mapping[str, str]) -> Iterator[dict[str, Detail]]:
    """Return details for some texts, as many as it takes to have everything once that they tell apart, and every sample."""
    values = {
        field: list(dict.fromkeys([*details(name, reading), *(choice for key in keys for choice in choices(name, key, field))]))
        for field, reading in readings.items()
    }
    for number in range(max([len(row) for row in values.values()], default=1)):
        yield {field: row[number % len(row)] for field, row in values.items()}


def spoken_details(name: str, *keys: str) -> Iterator[dict[str, Detail]]:
    """Return details for texts that name them without saying how they read: a number unless something goes by that name."""
    names = {field for lang in LANGUAGES for key in keys for field in variables(game_texts(name, lang)[key])}
    return sampled(name, keys, {field: field if details(name, field) else "number" for field in sorted(names)})


def readings(fields: Sequence[str]) -> dict[str, str]:
    return dict(field.split(":") for field in fields)


@pytest.mark.parametrize(("name", "kind", "fields"), EVENTS)
def test_every_event_can_be_told(name: str, kind: str, fields: tuple[str, ...]) -> None:
    unknown = {reading for field, reading in readings(fields).items() if not details(name, reading)}
    unknown -= {reading for field, reading in readings(fields).items() if choices(name, f"event-{kind}", field)}
    assert unknown == set(), "say in samples.py what these can be"
    for told in sampled(name, [f"event-{kind}"], readings(fields)):
        lines = [event_text(find_game(name), Told(kind, told), lang) for lang in LANGUAGES]
        for line in lines:
            assert_good(line)
        raw = [
            value for value in told.values() if isinstance(value, str) and value.isalpha() and not has_text("en", f"{name}-word-{value}")
        ]
        assert [value for value in raw if all(re.search(rf"\b{value}\b", line) for line in lines)] == [], "an identifier shows through"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "kind", "fields"), [event for event in EVENTS if has_text("en", f"{event[0]}-item-{event[1]}")])
def test_what_shares_a_line_is_the_end_of_it(name: str, kind: str, fields: tuple[str, ...], lang: str) -> None:
    game = find_game(name)
    for told in sampled(name, [f"event-{kind}"], readings(fields)):
        item = text(lang, f"{name}-item-{kind}", **word_of(game, told, lang))
        assert event_text(game, Told(kind, told), lang).endswith(f"{item}.")


def word_of(game: Game, details: Mapping[str, Detail], lang: str) -> dict[str, object]:
    return {field: word(game, lang, value) for field, value in details.items()}


def test_events_of_a_kind_share_a_line() -> None:
    game = find_game("ethnos")
    cards: list[dict[str, Detail]] = [
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
@pytest.mark.parametrize(("name", "kind", "fields"), EVENTS)
def test_what_is_hidden_has_a_name(name: str, kind: str, fields: tuple[str, ...], lang: str) -> None:
    for hidden in (field for field in readings(fields) if has_text(lang, f"{name}-hidden-{field}")):
        for told in sampled(name, [f"event-{kind}"], readings(fields)):
            assert text(lang, f"{name}-hidden-{hidden}") in event_text(find_game(name), Told(kind, {**told, hidden: None}), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "kind"), [(name, ask) for name in NAMES for ask in asks(name)])
def test_every_question_can_be_asked_and_waited_for(name: str, kind: str, lang: str) -> None:
    game = find_game(name)
    seat = game.seats(max(game.players))[-1]
    for told in spoken_details(name, f"ask-{kind}", f"wait-{kind}"):
        prompt = Prompt(seat, kind, {field: value for field, value in told.items() if value is not None and field != "seat"})
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
    game = find_game(name)
    rule = f"{game.prefix}-1.1"
    for told in spoken_details(name, f"why-{key}"):
        refusal = refusal_text(game, WhyNot(rule, key, {field: value for field, value in told.items() if value is not None}), lang)
        assert_good(refusal.text)
        assert str(refusal).endswith(f" ({rule})")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_word_has_a_name(name: str, lang: str) -> None:
    for token in words_of(name):
        assert_good(str(word(find_game(name), lang, token)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_names_tell_things_apart(name: str, lang: str) -> None:
    for row in rows(name):
        names = [word(find_game(name), lang, token) for token in row]
        assert len(set(names)) == len(names), names


def test_what_has_no_name_names_itself() -> None:
    assert word(GAME, "de", "f4") == "f4"
    assert word(GAME, "de", 3) == 3


# Errors

PACKAGE = FOLDER.parent
SAYS_IT_ITSELF = {"AmbiguousSentence", "ChanceNeeded", "IllegalSentence", "ResignRefused"}  # the class has the key


@cache
def sources() -> dict[Path, ast.Module]:
    """Return all modules of the package, and of games that are packages of their own."""
    paths = {path for folder in (PACKAGE, *(game.home() for game in GAMES)) for path in folder.rglob("*.py")}
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(paths)}


@cache
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


POSITIONS = PACKAGE / "kernel/positions.py"
Handing = dict[str, tuple[ast.FunctionDef, set[str]]]


@cache
def hand_on() -> Handing:
    """Return the functions that read positions and are given the key of what they say, each with the details that it gives itself."""
    found: Handing = {}
    functions = [node for node in ast.walk(sources()[POSITIONS]) if isinstance(node, ast.FunctionDef)]
    functions = [function for function in functions if "key" in [argument.arg for argument in function.args.args]]
    while True:
        before = len(found)
        for function in functions:
            for call in ast.walk(function):
                match call:
                    case ast.Call(func=ast.Name(id=name)) if (name in error_names() or name in found) and gives_key(call):
                        found.setdefault(function.name, (function, said_with(call, name, found)))
        if len(found) == before:
            return found


def gives_key(call: ast.Call) -> bool:
    """Return whether the key of what is said is one that the caller was given."""
    given = [*call.args, *(keyword.value for keyword in call.keywords)]
    return any(isinstance(argument, ast.Name) and argument.id == "key" for argument in given)


def said_with(call: ast.Call, name: str, handing: Handing) -> set[str]:
    """Return the details that go with a key, also those that a function adds that hands it on."""
    named = {keyword.arg for keyword in call.keywords if keyword.arg is not None}
    if name in error_names():
        return named
    function, own = handing[name]
    return own | (named - {argument.arg for argument in (*function.args.args, *function.args.kwonlyargs)})


def key_given(call: ast.Call, function: ast.FunctionDef, path: Path) -> str:
    """Return the key that a function is given which hands it on: as it stands, or by a name of the folder."""
    names = [argument.arg for argument in function.args.args]
    at = names.index("key")
    usual = dict(zip(reversed(names), reversed(function.args.defaults), strict=False))
    given = {keyword.arg: keyword.value for keyword in call.keywords}.get("key") or (call.args[at] if at < len(call.args) else usual["key"])
    modules = [module for one, module in sources().items() if one.parent == path.parent]
    values = {ast.unparse(node.targets[0]): node.value for module in modules for node in module.body if isinstance(node, ast.Assign)}
    value = values[given.id] if isinstance(given, ast.Name) else given
    assert isinstance(value, ast.Constant), ast.unparse(call)
    return str(value.value)


@cache
def error_calls() -> list[tuple[str, set[str], set[str]]]:
    """Return where something is said by a key, by which keys and with which details."""
    names = error_names()
    calls = []
    for path, tree in sources().items():
        for node in ast.walk(tree):
            match node:
                case ast.Call(func=ast.Name(id="partial"), args=[ast.Attribute(value=ast.Name(id="pos"), attr=name), key]):
                    calls.append((f"{path}:{node.lineno}", keys_in(key), hand_on()[name][1]))
                    continue
                case ast.Call(func=ast.Attribute(value=ast.Name(id="pos"), attr=name)) if name in hand_on():
                    calls.append((f"{path}:{node.lineno}", {key_given(node, hand_on()[name][0], path)}, said_with(node, name, hand_on())))
                    continue
                case ast.Call(func=ast.Name(id=name)) if path == POSITIONS and name in hand_on() and not gives_key(node):
                    calls.append((f"{path}:{node.lineno}", {key_given(node, hand_on()[name][0], path)}, said_with(node, name, hand_on())))
                    continue
                case ast.Call(func=ast.Name(id=name)) if name in names - SAYS_IT_ITSELF:
                    if path == POSITIONS and gives_key(node):
                        continue
                case ast.Call(func=ast.Attribute(value=ast.Call(func=ast.Name(id="super")), attr="__init__")) if path.name == "errors.py":
                    name = "super"
                case _:
                    continue
            place = f"{path}:{node.lineno}"
            keys = next((found for argument in node.args if (found := keys_in(argument))), set())
            handed_on = name == "RecordError" and isinstance(node.args[-1], ast.Name)  # another error
            handed_on = handed_on or any(keyword.arg is None for keyword in node.keywords)  # **fields
            said_already = path.parent.name == "table" and not node.keywords
            assert keys or handed_on or said_already, f"{place}: the test cannot read the key"
            calls.append((place, keys, {keyword.arg for keyword in node.keywords if keyword.arg is not None}))
    return calls


@cache
def error_heads() -> tuple[str, ...]:
    """Return how the keys begin that are put together where something is said."""
    heads = set()
    for tree in sources().values():
        for node in ast.walk(tree):
            match node:
                case ast.Call(func=ast.Name(id=name), args=[ast.JoinedStr(values=[ast.Constant(value=str(head)), *_]), *_]):
                    heads |= {f"error-{head}"} if name in error_names() else set()
    return tuple(heads)


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
    unused = error_texts(lang).keys() - used
    assert sorted(key for key in unused if not key.startswith(error_heads())) == []


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
    """Return what the browser runs, each with names and prefixes of the helpers `say = (key) => t(`prefix-${key}`)` there, or above it."""
    paths = [path for path in WEB.rglob("*") if path.suffix in (".svelte", ".ts") and not path.name.endswith(".test.ts")]
    sources = {path: path.read_text(encoding="utf-8") for path in paths}
    helpers: dict[Path, list[tuple[str, str]]] = {}
    for path, source in sources.items():
        helpers.setdefault(path.parent, []).extend(HELPER.findall(source))
        if path.name == "lexicon.ts" and "lexicon(GAME)" in source:  # web/src/lib/lexicon.ts says what these begin with
            game = path.parent.name
            helpers[path.parent] += [("say", f"{game}_web-"), ("map", f"{game}_map-"), ("about", f"{game}-about-")]
    for path, source in sources.items():
        own = dict(helpers[path.parent])
        yield source, [*helpers[path.parent], *((name, prefix) for name, prefix in helpers.get(path.parent.parent, []) if name not in own)]


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


TABLES = [(game, players, options) for game in GAMES for players, options in tables_of(game)]
every_table = pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=[f"{game.name}-{players}" for game, players, _ in TABLES])


@every_table
def test_everything_that_happens_can_be_told_in_both_languages(game: Game, players: int, options: Options) -> None:
    dice = seeded(players)
    match = new_match(game, players, options, seed=5)
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


@every_table
def test_a_scene_speaks_its_language(game: Game, players: int, options: Options) -> None:
    match = new_match(game, players, options, seed=1)
    german, english = (game.scene(match.view(match.to_act[0]), lang) for lang in LANGUAGES)
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
