"""The rulebook's table of options says what can be chosen, in both languages and for every game.

Its second column lists the values, the usual one first: names in backticks, `on` and `off` as words, numbers as they are, "a number" (with
its bounds where there are any), and for texts "a text", "a list" or "numbers …".
"""

from __future__ import annotations

import re

import pytest

from tafelrunde import rulebook
from tafelrunde.games import NAMES, find_game
from tafelrunde.kernel.options import Option
from tafelrunde.kernel.texts import LANGUAGES

pytestmark = pytest.mark.once

HEADINGS = {"de": "## Optionen", "en": "## Options"}
SWITCHES = {"de": {"an": "on", "aus": "off"}, "en": {"on": "on", "off": "off"}}
NUMBER = {"de": re.compile(r"eine Zahl(?: von (\d+) bis (\d+))?"), "en": re.compile(r"a number(?: from (\d+) to (\d+))?")}
TEXT = {"de": re.compile(r"ein Text|eine Liste|Zahlen\b.*"), "en": re.compile(r"a text|a list|numbers\b.*")}
ROW = re.compile(r"\| `(\w+)` \| (.+?) \| (.+) \|")
NAME = re.compile(r"`(\w+)`")
UNBOUNDED = Option("any", "none", number=True).most

BOTH = [(game, lang) for game in NAMES for lang in LANGUAGES]


def rows(game: str, lang: str) -> dict[str, tuple[str, str]]:
    """Return what the table of options says: values and effect by option."""
    text = (rulebook.folder("rulebook", game) / f"{lang}.md").read_text(encoding="utf-8")
    chapter = text.split(f"\n{HEADINGS[lang]}\n")[1].split("\n## ")[0]
    lines = [line for line in chapter.splitlines() if line.startswith("| `")]
    found = {}
    for line in lines:
        match = ROW.fullmatch(line)
        assert match, f"this row cannot be read: {line}"
        assert match[1] not in found, f"{match[1]} stands there twice"
        found[match[1]] = (match[2], match[3])
    return found


def told(values: str, lang: str) -> tuple[list[str], str, str]:
    """Return the values that are named, the numbers that are possible, and whether a text is."""
    names: list[str] = []
    numbers = text = ""
    for value in values.split(", "):
        if number := NUMBER[lang].fullmatch(value):
            numbers = f"{number[1]} to {number[2]}" if number[1] else "any"
        elif TEXT[lang].fullmatch(value):
            text = "any"
        elif name := NAME.fullmatch(value):
            names.append(name[1])
        elif value in SWITCHES[lang]:
            names.append(SWITCHES[lang][value])
        else:
            assert value.isdecimal(), f"'{value}' is no value"
            names.append(value)
    return names, numbers, text


def offered(option: Option) -> tuple[set[str], str, str]:
    """Return the same of an option: its values, the usual one included."""
    numbers = "" if not option.number else "any" if option.most == UNBOUNDED else f"{option.least} to {option.most}"
    return {option.default, *option.choices}, numbers, "any" if option.free_text else ""


@pytest.mark.parametrize(("game", "lang"), BOTH)
def test_the_table_names_the_options_that_can_be_chosen_and_no_others(game: str, lang: str) -> None:
    assert set(rows(game, lang)) == {option.name for option in find_game(game).options if not option.past}


@pytest.mark.parametrize(("game", "lang"), BOTH)
def test_the_table_has_the_values_of_each_option_the_usual_one_first(game: str, lang: str) -> None:
    wrong = []
    table = rows(game, lang)
    for option in find_game(game).options:
        if option.name not in table or option.past:
            continue  # the other test says so
        names, numbers, text = told(table[option.name][0], lang)
        if names[0] != option.default:
            wrong.append(f"{option.name}: usual is {option.default}, the table begins with {names[0]}")
        elif (set(names), numbers, text) != offered(option) or len(set(names)) < len(names):
            wrong.append(f"{option.name}: the table has {names, numbers, text}, the game {offered(option)}")
    assert wrong == []


@pytest.mark.parametrize("game", NAMES)
def test_both_languages_list_the_options_in_the_same_order(game: str) -> None:
    assert list(rows(game, "de")) == list(rows(game, "en"))


@pytest.mark.parametrize(("game", "lang"), BOTH)
def test_what_an_option_does_is_said_and_its_rules_are_real(game: str, lang: str) -> None:
    known = rulebook.paragraphs(game, lang)
    prefix = find_game(game).prefix
    for name, (_, effect) in rows(game, lang).items():
        assert len(effect) > 10, name
        for rule in re.findall(rf"\]\(#({prefix}-[\w.]+)\)", effect):
            assert rule in known or any(other.startswith(f"{rule}.") for other in known), f"{name} names {rule}"
