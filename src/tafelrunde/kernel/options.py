"""Options of a game: what a table can choose before it starts, as data."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping

import msgspec

from tafelrunde.kernel.errors import OptionError, Phrase

Value = str | int | bool | None
SWITCH = ("off", "on")


class Option(msgspec.Struct, frozen=True):
    """One option. `choices` are names; with `number` a whole number from `least` on is possible too; a switch has `on` and `off`."""

    name: str
    default: str
    choices: tuple[str, ...] = ()
    number: bool = False
    least: int = 1
    most: int = 1_000_000
    free_text: bool = False
    here: Here | None = None
    """What it offers at a table, where that depends on who plays or on other options; given what it offers at most."""
    past: bool = False
    """Nobody can choose it any more: only records of older rules carry another value than the usual one (`Game.versions`)."""
    engine: str = ""
    """What the engine calls it; empty if only the setup asks for it."""
    when: str = ""
    """The choice for which the engine says true; without it the engine has a number."""
    none: int = 0
    """The number that stands for `none` in the engine."""

    def read(self, value: Value) -> str:
        """Return the value in its written form, or raise OptionError."""
        text = self.default if value is None and "none" not in self.choices else written(value)
        if text in self.choices or self.free_text:
            return text
        if self.number and text.isdecimal() and len(text) < 19 and self.least <= int(text) <= self.most:
            return str(int(text))
        raise OptionError("option-value", name=self.name, value=text, choices=self.describe())

    def number_of(self, value: str) -> int:
        """Return a value as the engine has it: the number itself, `none`, or the place among the choices."""
        if self.number and value not in self.choices:
            return int(value)
        return self.none if self.number and value == "none" else self.choices.index(value)

    def describe(self) -> tuple[str | Phrase, ...]:
        """Say in words what is possible."""
        if self.free_text:
            return (Phrase("any-text"),)
        number = Phrase("number-between", least=self.least, most=self.most)
        return (*self.choices, number) if self.number else self.choices


class Offer(msgspec.Struct, frozen=True):
    """What an option offers at one table. Forms show it, and what it does not offer is refused."""

    choices: tuple[str, ...]
    """The names that can be chosen."""
    usual: str
    """What holds if nothing is chosen."""
    number: bool = False
    most: int = 1_000_000
    free_text: bool = False
    matters: bool = True
    """Whether it changes anything at such a table; a form leaves it out if not."""
    why: Phrase | None = None
    """Why it offers less than elsewhere: a sentence."""

    def only(self, *choices: str, why: Phrase | None = None) -> Offer:
        """Offer no other names than these; if what is usual is not among them, the first one is."""
        left = tuple(name for name in self.choices if name in choices)
        usual = self.usual if self.usual in left or self.usual not in self.choices else left[0]
        return msgspec.structs.replace(self, choices=left, usual=usual, why=why or self.why)

    def without(self, *choices: str, why: Phrase | None = None) -> Offer:
        """Offer these names no more."""
        return self.only(*(name for name in self.choices if name not in choices), why=why)

    def usually(self, value: str) -> Offer:
        """Let something else be usual."""
        return msgspec.structs.replace(self, usual=value)

    def up_to(self, most: int, why: Phrase | None = None) -> Offer:
        """Offer no higher number."""
        return msgspec.structs.replace(self, most=min(self.most, most), why=why or self.why)

    def closed(self, why: Phrase | None) -> Offer:
        """Offer nothing but what is usual, and say why where there is somebody to wonder."""
        choices = (self.usual,) if self.usual in self.choices else ()
        return msgspec.structs.replace(self, choices=choices, number=False, free_text=False, why=why)

    def idle(self) -> Offer:
        """Leave it out of forms, because it changes nothing."""
        return msgspec.structs.replace(self, matters=False)

    @property
    def is_closed(self) -> bool:
        """Whether there is nothing to choose."""
        return len(self.choices) < 2 and not self.number and not self.free_text


Here = Callable[["Offer", "Terms"], Offer]
"""What an option offers at a table, of what it offers at most."""


class Terms:
    """The terms of a table: what each option offers there, and what holds.

    An option may look at others, `terms["mode"]`, as long as they do not look back.
    """

    def __init__(
        self,
        options: tuple[Option, ...],
        given: Mapping[str, Value],
        players: int = 0,
        bots: int = 0,
        usual: Mapping[str, str] | None = None,
    ) -> None:
        """`usual` says what holds where nothing is given, if that is not the default: older rules had others."""
        self.options = {option.name: option for option in options}
        self.given = given
        self.players = players
        self.bots = bots
        self.usual = usual or {}
        self.offers: dict[str, Offer] = {}
        for name in given:
            if name not in self.options or self.options[name].past:
                possible = [option.name for option in options if not option.past]
                near = difflib.get_close_matches(name, possible, 1)
                hint = Phrase("did-you-mean", name=near[0]) if near else Phrase("there-are", names=tuple(possible))
                raise OptionError("unknown-option", name=name, hint=hint)

    @property
    def people(self) -> int:
        """How many seats are played by people, or by nobody knows whom."""
        return self.players - self.bots

    def offer(self, name: str) -> Offer:
        """Return what an option offers."""
        if name not in self.offers:
            option = self.options[name]
            most = Offer(option.choices, self.usual.get(name, option.default), option.number, option.most, option.free_text)
            self.offers[name] = option.here(most, self) if option.here else most
        return self.offers[name]

    def read(self, name: str) -> str:
        """Return what holds, in written form; OptionError if it does not fit."""
        option, offer = self.options[name], self.offer(name)
        if name not in self.given:
            return offer.usual
        value = option.read(self.given[name])
        if value == offer.usual or value in offer.choices:
            return value
        if value not in option.choices and (offer.free_text or (offer.number and int(value) <= offer.most)):
            return value
        if offer.why:
            raise OptionError("option-not-here", name=name, value=value, why=offer.why)
        raise OptionError("option-value", name=name, value=value, choices=offer.choices)

    def __getitem__(self, name: str) -> str:
        """Return what holds as far as it can: what does not fit is as usual."""
        try:
            return self.read(name)
        except OptionError:
            return self.offer(name).usual

    def all(self) -> dict[str, str]:
        """Return all that holds; OptionError for what does not fit."""
        return {name: self.read(name) for name in self.options}


def switch(name: str, default: str = "off", here: Here | None = None, engine: str = "") -> Option:
    """Return an option that is on or off; the engine calls it by its name if nothing else is said."""
    return Option(name, default, SWITCH, here=here, engine=engine or name, when="on")


def idle_unless(matters: Callable[[Terms], bool]) -> Here:
    """Return what leaves an option out where it changes nothing."""
    return lambda offer, terms: offer if matters(terms) else offer.idle()


def closed_unless(fits: Callable[[Terms], bool], why: Phrase, idle: bool = False) -> Here:
    """Return what closes an option where it does not fit, and leaves it out of forms as well where it is `idle` then."""

    def here(offer: Offer, terms: Terms) -> Offer:
        closed = offer if fits(terms) else offer.closed(why)
        return closed.idle() if idle and closed is not offer else closed

    return here


def written(value: Value) -> str:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


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
