"""Texts: German and English say the same things with the same details, nothing has no text and no text is left over."""

from __future__ import annotations

import ast
import json
import os
import pickle
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise, product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import tafelrunde as tr
from tafelrunde.games import NAMES, find_game
from tafelrunde.games.war_chest import picture, why
from tafelrunde.games.war_chest.data import ASK_NAMES, COIN_NAMES, DO_NAMES, EVENT_FIELDS, REASON_NAMES, SIDE_NAMES, UNIT_NAMES, WHAT_NAMES
from tafelrunde.games.war_chest.view import seat_names
from tafelrunde.kernel.errors import Phrase, Reason
from tafelrunde.kernel.game import Prompt, Told, WhyNot
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

GAME = find_game("war_chest")
FILES = sorted({path.name for lang in LANGUAGES for path in (FOLDER / lang).glob("*.ftl")})


def messages(lang: str, name: str) -> dict[str, Any]:
    """Return the messages of a file by key."""
    resource = FluentParser().parse((FOLDER / lang / name).read_text(encoding="utf-8"))
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ftl.Message)}


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
    resource = FluentParser().parse((FOLDER / lang / name).read_text(encoding="utf-8"))
    assert [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)] == []


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
    resources = [FluentParser().parse((FOLDER / lang / name).read_text(encoding="utf-8")) for name in FILES]
    keys = [entry.id.name for resource in resources for entry in resource.body if isinstance(entry, ftl.Message)]
    assert sorted(key for key in set(keys) if keys.count(key) > 1) == []


@pytest.mark.parametrize("name", FILES)
def test_no_text_is_empty(name: str) -> None:
    assert [key for lang in LANGUAGES for key, message in messages(lang, name).items() if message.value is None] == []


@pytest.mark.parametrize("name", FILES)
def test_german_does_not_shout(name: str) -> None:
    source = (FOLDER / "de" / name).read_text(encoding="utf-8")
    assert [line for line in source.splitlines() if "!" in line] == []


# Which texts War Chest needs

WHY_SOURCE = ast.parse(Path(str(why.__file__)).read_text(encoding="utf-8"))
PICTURE_SOURCE = ast.parse(Path(str(picture.__file__)).read_text(encoding="utf-8"))


def string(node: ast.AST) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def pairs_of_rule_and_key(tree: ast.AST) -> Iterator[str]:
    """Return what stands behind a rule id, in tuples and in the arguments of calls."""
    for node in ast.walk(tree):
        parts = node.elts if isinstance(node, ast.Tuple) else node.args if isinstance(node, ast.Call) else []
        for first, second in pairwise(parts):
            key = string(second)
            if (string(first) or "").startswith("WC-") and key is not None:
                yield key


def why_calls(tree: ast.AST) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "WhyNot":
            yield node


def keys_of_call(call: ast.Call, function: ast.AST) -> set[str]:
    """Return the keys that a call of WhyNot can have, as far as they stand in it; keys in variables come from the pairs."""
    match call.args[1]:
        case ast.Constant(value=str(key)):
            return {key}
        case ast.IfExp(body=ast.Constant(value=str(first)), orelse=ast.Constant(value=str(second))):
            return {first, second}
        case ast.JoinedStr(values=[ast.Constant(value=str(head)), ast.FormattedValue()]):
            return {head + verb for verb in pairs_of_rule_and_key(function) if verb in DO_NAMES}
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


def why_keys() -> set[str]:
    keys = set(pairs_of_rule_and_key(WHY_SOURCE)) - set(DO_NAMES)  # verbs are not keys, but parts of some
    for function in functions(WHY_SOURCE):
        for call in why_calls(function):
            keys |= keys_of_call(call, function)
    return keys


def why_fields() -> list[tuple[str, set[str]]]:
    """Return each key that stands in a call of WhyNot with the details it is given there."""
    found: list[tuple[str, set[str]]] = []
    for function in functions(WHY_SOURCE):
        for call in why_calls(function):
            if isinstance(call.args[1], ast.Attribute):
                continue  # handed on from another answer
            fields = fields_of(call.args[2], function) if len(call.args) > 2 else set()
            found += [(key, fields) for key in sorted(keys_of_call(call, function))]
    return found


def labels() -> set[str]:
    """Return the labels, facts and headlines that the picture mentions."""
    literals = {value for node in ast.walk(PICTURE_SOURCE) if (value := string(node))}
    whole = {value.removeprefix("war_chest-") for value in literals if value.startswith(("war_chest-label-", "war_chest-fact-"))}
    whole -= {"label-", "fact-"}
    heads = {value.removeprefix("war_chest-") for value in literals if value.startswith("war_chest-head-")}
    rows = {string(node.elts[0]) for node in ast.walk(PICTURE_SOURCE) if isinstance(node, ast.Tuple) and len(node.elts) == 2}
    return whole | heads | {f"label-{row}" for row in rows if row and row.isidentifier() and row.islower()}


WORDS = {
    *COIN_NAMES,
    *DO_NAMES,
    *SIDE_NAMES,
    *seat_names(2),
    *seat_names(4),
    *(reason for reason in REASON_NAMES if reason != "none"),
    *(ask for ask in ASK_NAMES if ask != "next_turn"),
    "neutral",
    "nobody",
    "resign",
}
NEEDED = {
    "title",
    "subtitle",
    "hidden-coin",
    *(f"draw-{what}" for what in WHAT_NAMES),
    *(f"word-{token}" for token in WORDS),
    *(f"about-{coin}" for coin in COIN_NAMES),
    *(f"event-{kind}" for kind, _ in EVENT_FIELDS),
    *(f"{way}-{ask}" for way in ("ask", "wait") for ask in ASK_NAMES if ask != "next_turn"),
    *(f"why-{key}" for key in why_keys()),
    *(f"{group}-{option.name}" for group in ("option", "name") for option in GAME.options),
    *(f"choice-{option.name}-{choice}" for option in GAME.options for choice in option.choices),
    *labels(),
}


def test_the_reasons_are_found_in_the_source() -> None:
    keys = why_keys()
    assert {"incomplete", "over", "now_ban", "now_pick", "swordsman_move", "archer_range", "ensign_orders", "footmen_stuck"} <= keys
    assert len(keys) > 60


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_text(lang: str) -> None:
    assert sorted(key for key in NEEDED if not has_text(lang, f"war_chest-{key}")) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_is_left_over(lang: str) -> None:
    keys = {key.removeprefix("war_chest-") for key in messages(lang, "war_chest.ftl")}
    assert sorted(keys - NEEDED) == []


# Texts with their details

SAMPLES: dict[str, list[str | int | None]] = {
    "number": [1, 2, 12],
    "side": ["raven", "wolf", "neutral"],
    "winner": ["raven", "wolf", "nobody"],
    "source": ["stack", "supply"],
    "seat": [*seat_names(2), *seat_names(4)],
    "hex": ["f4"],
    "ask": [ask for ask in ASK_NAMES if ask != "next_turn"],
    "reason": [reason for reason in REASON_NAMES if reason != "none"],
    "coin": list(COIN_NAMES),
}
PROMPT_FIELDS: dict[str, dict[str, str | int]] = {
    "royal_guard_loss": {"unit": "archer", "from": "f4", "hex": "g4", "supply": 2},
    **{ask: {"unit": "archer", "hex": "f4", "strength": 2} for ask in ("swordsman_move", "berserker_repeat", "mercenary_maneuver")},
}


def assert_good(line: str) -> None:
    assert line == line.strip()
    assert line
    assert "None" not in line
    assert "{" not in line
    assert "_" not in line, "an identifier shows through"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("kind", "fields"), EVENT_FIELDS)
def test_every_event_can_be_told(kind: str, fields: tuple[str, ...], lang: str) -> None:
    names, readings = zip(*(field.split(":") for field in fields), strict=True)
    for number in range(max(len(SAMPLES[reading]) for reading in readings)):
        values = [SAMPLES[reading][number % len(SAMPLES[reading])] for reading in readings]
        assert_good(event_text(GAME, Told(kind, dict(zip(names, values, strict=True))), lang))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", ["drew", "claimed", "passed", "recruited", "priest_drew"])
def test_a_hidden_coin_has_a_name(kind: str, lang: str) -> None:
    fields: dict[str, str | int | None] = {"seat": "raven", "unit": "archer", "coin": None}
    assert text(lang, "war_chest-hidden-coin") in event_text(GAME, Told(kind, fields), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", [ask for ask in ASK_NAMES if ask != "next_turn"])
def test_every_question_can_be_asked_and_waited_for(kind: str, lang: str) -> None:
    prompt = Prompt("raven_1", kind, PROMPT_FIELDS.get(kind, {}))
    assert_good(ask_text(GAME, prompt, lang))
    assert word(GAME, lang, "raven_1") in wait_text(GAME, prompt, lang)  # type: ignore[operator]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_gets_the_details_it_speaks_of(lang: str) -> None:
    texts = messages(lang, "war_chest.ftl")
    missing = {key: variables(texts[f"war_chest-why-{key}"]) - fields for key, fields in why_fields()}
    assert {key: names for key, names in missing.items() if names} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", sorted(why_keys()))
def test_every_reason_can_be_given(key: str, lang: str) -> None:
    details: dict[str, str | int] = {"unit": "light_cavalry", "coin": "royal_coin", "hex": "f4", "seat": "wolf_2"}
    refusal = refusal_text(GAME, WhyNot("WC-1.1", key, details), lang)
    assert_good(refusal.text)
    assert str(refusal).endswith(" (WC-1.1)")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("unit", UNIT_NAMES)
def test_every_unit_has_a_name_and_says_what_it_can_do(unit: str, lang: str) -> None:
    assert_good(str(word(GAME, lang, unit)))
    assert_good(text(lang, f"war_chest-about-{unit}"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_tell_things_apart(lang: str) -> None:
    for group in (COIN_NAMES, DO_NAMES, seat_names(2), seat_names(4), REASON_NAMES[1:]):
        names = [word(GAME, lang, token) for token in group]
        assert len(set(names)) == len(names), names


def test_what_has_no_name_names_itself() -> None:
    assert word(GAME, "de", "f4") == "f4"
    assert word(GAME, "de", 3) == 3


# Errors

PACKAGE = FOLDER.parent
SOURCES = {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(PACKAGE.rglob("*.py"))}
SAYS_IT_ITSELF = {"AmbiguousSentence", "ChanceNeeded", "IllegalSentence", "ResignRefused"}  # the class has the key


def error_names() -> set[str]:
    """Return the names of the classes that say something by a key: phrases, and so all errors of the house."""
    classes = [node for tree in SOURCES.values() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
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


def error_calls() -> Iterator[tuple[str, set[str], set[str]]]:
    """Return where something is said by a key, by which keys and with which details."""
    names = error_names()
    for path, tree in SOURCES.items():
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
            yield place, keys, {keyword.arg for keyword in node.keywords if keyword.arg is not None}


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
    assert sorted(error_texts(lang).keys() - used) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_is_one_line(lang: str) -> None:
    lines = (FOLDER / lang / "errors.ftl").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if line and not line.startswith(("error-", "#"))] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_can_be_said(lang: str) -> None:
    for key, message in messages(lang, "errors.ftl").items():
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
NOT_IN_THE_BROWSER = {"cli.ftl", "errors.ftl", "server.ftl", "store.ftl", "table.ftl"}
WEB_FILES = [name for name in FILES if name not in {*NOT_IN_THE_BROWSER, *(f"{game}.ftl" for game in NAMES)}]
TEMPLATE = r"`((?:[\w-]|\$\{[^{}`]+\})+)`"  # as `web-clock-${kind}`; what is filled in has no hyphen


def web_keys(lang: str, names: list[str]) -> set[str]:
    return {key for name in names for key in messages(lang, name)}


def web_sources() -> Iterator[str]:
    """Return what the browser runs. `say("x")` is written out where `say = (key) => t(`prefix-${key}`)` is defined in the same folder."""
    paths = [path for path in WEB.rglob("*") if path.suffix in (".svelte", ".ts") and not path.name.endswith(".test.ts")]
    sources = {path: path.read_text(encoding="utf-8") for path in paths}
    helper = re.compile(r"(\w+) = \(key: string[^`]*\bt\(`([\w-]+-)\$\{key\}`")
    helpers = {path.parent: found.groups() for path, source in sources.items() if (found := helper.search(source))}
    for path, source in sources.items():
        name, prefix = helpers.get(path.parent, ("", ""))
        if name:
            quoted = r"""(["'`])([\w-]+|(?:[\w-]|\$\{[^{}`]+\})+)\2"""
            source = re.sub(rf"""(\b{name}\((?:[^"'`(),]*\?\s*)?){quoted}""", rf"\1\2{prefix}\3\2", helper.sub("", source))
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
    assert sorted(key for key in unused if not any(re.fullmatch(pattern, key) for pattern in patterns)) == []


def test_the_browser_is_held_to_the_same_texts() -> None:
    """The browser fills texts in by itself; its own test reads the same samples."""
    samples = json.loads((WEB / "lib" / "texts.samples.json").read_text(encoding="utf-8"))
    for sample in samples:
        way, kind, fields, lang = sample["way"], sample["kind"], sample["fields"], sample["lang"]
        if way == "event":
            said = event_text(GAME, Told(kind, fields), lang)
        else:
            said = {"ask": ask_text, "wait": wait_text}[way](GAME, Prompt(sample["seat"], kind, fields), lang)
        assert said == sample["text"]


# In real games


@pytest.mark.parametrize(
    ("players", "selection", "seed"),
    [(2, "random_deal", 1), (2, "draft_standard", 2), (2, "random_deal", 3), (4, "random_deal", 4), (4, "draft_elimination", 5)],
)
def test_everything_that_happens_can_be_told_in_both_languages(players: int, selection: str, seed: int) -> None:
    dice = random.Random(seed)
    match = tr.new("war_chest", players, seed, army_selection=selection, max_rounds=12, footman_version="v2")
    while True:
        for lang, prompt in product(LANGUAGES, match.prompts()):
            assert_good(ask_text(GAME, prompt, lang))
            assert_good(wait_text(GAME, prompt, lang))
        if match.over:
            break
        match.play(dice.choice(match.sentences()))
    for lang, seat in product(LANGUAGES, (None, *match.seats)):
        for told in match.log(seat):
            assert_good(event_text(GAME, told, lang))
        assert GAME.scene(match.view(seat), lang).headline


@pytest.mark.parametrize("selection", ["random_deal", "draft_elimination"])
def test_a_scene_speaks_its_language(selection: str) -> None:
    match = tr.new("war_chest", 2, 1, army_selection=selection)
    german, english = (GAME.scene(match.view(match.to_act[0]), lang) for lang in LANGUAGES)
    assert german.headline != english.headline
    assert [thing.token for thing in german.hand] == [thing.token for thing in english.hand]
    assert [thing.about for thing in german.hand] != [thing.about for thing in english.hand]
    assert {row.label for panel in german.panels for row in panel.rows} != {row.label for panel in english.panels for row in panel.rows}


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
