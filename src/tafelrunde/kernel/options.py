"""Options of a game: what a table can choose before it starts, as data."""

from __future__ import annotations

import difflib
from collections.abc import Mapping

import msgspec

from tafelrunde.kernel.errors import OptionError

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
        raise OptionError(f"option {self.name}: '{text}' is not possible, choose {self.describe()}")

    def describe(self) -> str:
        """Say in words what is possible."""
        parts = list(self.choices)
        if self.number:
            parts.append(f"a whole number from {self.least} to {self.most}")
        return ", ".join(parts) if not self.free_text else "a text"


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
            hint = f"did you mean '{near[0]}'?" if near else f"there are: {', '.join(known)}"
            raise OptionError(f"unknown option '{name}'; {hint}")
    return {name: option.read(given.get(name, option.default)) for name, option in known.items()}


def parse_assignments(pairs: list[str]) -> dict[str, Value]:
    """Read `name=value` words as they come from a command line."""
    given: dict[str, Value] = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign or not name.strip():
            raise OptionError(f"'{pair}' is not an option; write name=value")
        if name.strip() in given:
            raise OptionError(f"option {name.strip()} is given twice")
        given[name.strip()] = value.strip()
    return given
