"""Options of a game: what a table can choose before it starts, as data."""

from __future__ import annotations

import difflib
from collections.abc import Mapping

import msgspec

from tafelrunde.kernel.errors import OptionError, Phrase

Value = str | int | bool | None


class Option(msgspec.Struct, frozen=True):
    """One option. `choices` are names; with `number` a whole number from `least` on is possible too; a switch has `on` and `off`."""

    name: str
    default: str
    choices: tuple[str, ...] = ()
    number: bool = False
    least: int = 1
    most: int = 1_000_000
    free_text: bool = False

    def read(self, value: Value) -> str:
        """Return the value in its written form, or raise OptionError."""
        text = self.default if value is None and "none" not in self.choices else written(value)
        if text in self.choices or self.free_text:
            return text
        if self.number and text.isdecimal() and len(text) < 19 and self.least <= int(text) <= self.most:
            return str(int(text))
        raise OptionError("option-value", name=self.name, value=text, choices=self.describe())

    def describe(self) -> tuple[str | Phrase, ...]:
        """Say in words what is possible."""
        if self.free_text:
            return (Phrase("any-text"),)
        number = Phrase("number-between", least=self.least, most=self.most)
        return (*self.choices, number) if self.number else self.choices


def written(value: Value) -> str:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def read_options(options: tuple[Option, ...], given: Mapping[str, Value]) -> dict[str, str]:
    """Return all options in their written form, defaults filled in; raise OptionError for what does not fit."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            near = difflib.get_close_matches(name, known, 1)
            hint = Phrase("did-you-mean", name=near[0]) if near else Phrase("there-are", names=tuple(known))
            raise OptionError("unknown-option", name=name, hint=hint)
    return {name: option.read(given.get(name, option.default)) for name, option in known.items()}


def parse_assignments(pairs: list[str]) -> dict[str, Value]:
    """Read `name=value` words as they come from a command line."""
    given: dict[str, Value] = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign or not name.strip():
            raise OptionError("no-assignment", pair=pair)
        if name.strip() in given:
            raise OptionError("option-twice", name=name.strip())
        given[name.strip()] = value.strip()
    return given
