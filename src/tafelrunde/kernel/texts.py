"""Texts in German and English: one set of Fluent files for terminal, server and browser."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from tafelrunde.kernel.errors import OptionError, Phrase, Refusal
from tafelrunde.kernel.game import Game, Prompt, Told, WhyNot

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("de", "en")
FOLDER = Path(__file__).resolve().parent.parent / "texts"
FOLDERS = [FOLDER]  # those of the house, and those that games bring along
LONGEST = 500  # characters of what an error quotes; Fluent takes 2500 in a field, and nobody reads them


def system_language() -> str:
    """Return the language of the locale, English where it is neither German nor English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            return "de" if value.lower().startswith("de") else "en"
    return "en"


def check_language(lang: str) -> str:
    """Return a language that there are texts for, or raise OptionError."""
    if lang not in LANGUAGES:
        raise OptionError("no-texts", lang=lang, languages=either(LANGUAGES))
    return lang


@cache
def bundle(lang: str) -> FluentBundle:
    """Return the texts of a language that were asked for so far."""
    from fluent.runtime import FluentBundle  # takes a tenth of a second, and not everybody needs texts

    return FluentBundle([check_language(lang)], use_isolating=False)


@cache
def sources(lang: str) -> dict[str, str]:
    """Return every text of a language as it is written in the files: to parse them all takes a second, and most are never asked for."""
    found: dict[str, str] = {}
    for path in (path for folder in FOLDERS for path in sorted((folder / check_language(lang)).glob("*.ftl"))):
        for source in re.split(r"^(?=-?[a-zA-Z])", path.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
            found.setdefault(source.partition("=")[0].rstrip(), source)
    return found


def add_texts(folder: Path) -> None:
    """Let the texts of a game that brings its own be found."""
    if folder not in FOLDERS:
        FOLDERS.append(folder)
        sources.cache_clear()


def source(lang: str, name: str) -> str:
    """Return a file of texts as it is written."""
    paths = (folder / check_language(lang) / f"{name}.ftl" for folder in FOLDERS)
    return next(path for path in paths if path.is_file()).read_text(encoding="utf-8")


def has_text(lang: str, key: str) -> bool:
    return key in sources(lang) or bundle(lang).has_message(key)


def text(lang: str, key: str, /, **fields: object) -> str:
    """Return one text with its fields filled in."""
    return formatted(lang, key, fields) if fields else plain_text(lang, key)


@cache
def plain_text(lang: str, key: str) -> str:
    """Return a text without fields."""
    return formatted(lang, key, {})


def formatted(lang: str, key: str, fields: dict[str, object]) -> str:
    texts = bundle(lang)
    if not texts.has_message(key):
        if key not in sources(lang):
            raise KeyError(f"no text '{key}' in {lang}")
        add_text(texts, lang, key)
    message = texts.get_message(key)
    assert message.value is not None
    result, errors = texts.format_pattern(message.value, fields)
    if errors:
        raise KeyError(f"text '{key}' in {lang}: {errors[0]}")
    return str(result)


def add_text(texts: FluentBundle, lang: str, key: str) -> None:
    """Parse a text, and before it those that it refers to by `{ other-key }`, so that no thread finds it without them."""
    from fluent.runtime import FluentResource

    source = sources(lang)[key]
    for other in re.findall(r"\{\s*(-?[a-zA-Z][\w-]*)", source):
        if other in sources(lang) and not texts.has_message(other):
            add_text(texts, lang, other)
    texts.add_resource(FluentResource(source))


def phrase_text(lang: str, key: str, fields: Mapping[str, object]) -> str:
    """Return what an error says, or a part of it, as one line even where it quotes several."""
    said = text(lang, f"error-{key}", **{name: part_text(lang, value) for name, value in fields.items()})
    return " ".join(said.splitlines())


def part_text(lang: str, value: object) -> str:
    """Return a field of an error; numbers are written as they are, without grouping."""
    if isinstance(value, Phrase):
        return value.text(lang)
    if isinstance(value, tuple):
        return ", ".join(part_text(lang, part) for part in value)
    written = str(value)
    return written if len(written) <= LONGEST else f"{written[:LONGEST]}…"


def either(choices: Iterable[object]) -> object:
    """Return choices as a field of an error: a, b or c, with the word that its language has for "or"."""
    *first, last = choices
    return Phrase("either", first=tuple(first), last=last) if first else last


def word(game: Game, lang: str, token: object) -> object:
    """Return the name of a thing on the table; what has none (hexes, numbers) names itself."""
    key = f"{game.name}-word-{token}"
    return text(lang, key) if isinstance(token, str) and has_text(lang, key) else token


def named(game: Game, lang: str, fields: Mapping[str, str | int | None]) -> dict[str, object]:
    """Return the fields of an event or a prompt in the words of a language; what is hidden becomes an unknown coin, card …"""
    return {name: text(lang, f"{game.name}-hidden-{name}") if value is None else word(game, lang, value) for name, value in fields.items()}


def event_text(game: Game, told: Told, lang: str) -> str:
    """Return an event as a line of the log."""
    return text(lang, f"{game.name}-event-{told.kind}", **named(game, lang, told.fields))


def ask_text(game: Game, prompt: Prompt, lang: str) -> str:
    """Return the question to the seat that is asked."""
    return text(lang, f"{game.name}-ask-{prompt.kind}", **named(game, lang, prompt.fields))


def wait_text(game: Game, prompt: Prompt, lang: str) -> str:
    """Return what the others read while a seat is asked."""
    fields = {"seat": prompt.seat, **prompt.fields}
    return text(lang, f"{game.name}-wait-{prompt.kind}", **named(game, lang, fields))


def refusal_text(game: Game, why: WhyNot, lang: str) -> Refusal:
    """Return why something is not possible, in words."""
    return Refusal(why.rule, text(lang, f"{game.name}-why-{why.key}", **named(game, lang, why.fields)))


class Wording:
    """What a game calls its things, and what it says of them."""

    def __init__(self, game: str) -> None:
        self.game = game

    def name_of(self, token: str, lang: str) -> str:
        return text(lang, f"{self.game}-word-{token}")

    def about(self, token: str, lang: str, **fields: object) -> str:
        """Return what a thing can do."""
        return text(lang, f"{self.game}-about-{token}", **fields)

    def label(self, lang: str, key: str, **fields: object) -> str:
        return text(lang, f"{self.game}-label-{key}", **fields)

    def fact(self, lang: str, key: str, **fields: object) -> str:
        return text(lang, f"{self.game}-fact-{key}", **fields)

    def head(self, lang: str, key: str, **fields: object) -> str:
        """Return a headline."""
        return text(lang, f"{self.game}-head-{key}", **fields)

    def names(self, tokens: Iterable[str], lang: str) -> str:
        return ", ".join(self.name_of(token, lang) for token in tokens)

    def amounts(self, things: Mapping[str, int], lang: str) -> str:
        """Return how much there is of things, without those of which there is nothing."""
        return ", ".join(f"{self.name_of(token, lang)} {count}" for token, count in things.items() if count)

    def pieces(self, things: Mapping[str, int], lang: str) -> str:
        """Return things, with their number where there are several of a kind."""
        said = ((self.name_of(token, lang), count) for token, count in things.items())
        return ", ".join(f"{name} ×{count}" if count > 1 else name for name, count in said)

    def signs(self, signs: Mapping[str, str], lang: str) -> str:
        """Return what signs mean, by the things they stand for."""
        return ", ".join(f"{sign} {self.name_of(token, lang)}" for token, sign in signs.items() if sign)
