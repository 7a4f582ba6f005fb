"""A game's grammar: what there is in a game, said once.

Every game declares its words, printed numbers, options, fields, questions, actions, events and reasons in its module `grammar`. From that
`kernel/written.py` makes two modules of the engine, `_grammar.py` and `_fields.py`, which are committed and compiled with the rest; the
same declaration serves sentences, refusals, encodings for learning programs, positions in scenarios, the browser and the generic tests.
Nothing about when something is legal stands here: rules are prose in the engine.

Numbers are packed: an action, a question, or what is asked of chance is one int made of parts. The parts of an action are named from the
heaviest to the lightest, in the order in which they are said, so that sorting actions sorts sentences; those of everything else from the
lightest on, so that the last may be of any size.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from tafelrunde.kernel.contract import HIDDEN
from tafelrunde.kernel.options import Option


class Words:
    """A vocabulary: names for the numbers from 0 on. `beyond` are numbers that have a name in the engine only."""

    def __init__(self, title: str, names: Iterable[str], beyond: Iterable[str], constants: Iterable[str]) -> None:
        self.title = title
        self.names = tuple(names)
        self.constants = (*constants, *(name.upper() for name in beyond))

    def __len__(self) -> int:
        return len(self.names)

    def __iter__(self) -> Iterator[str]:
        return iter(self.names)

    def index(self, name: str) -> int:
        return self.names.index(name)


class Part(NamedTuple):
    """Something that a packed int holds: in how many bits (0: all that is left), and how many values there are of it."""

    bits: int
    size: int


def part(size: int, bits: int | None = None) -> Part:
    """Return a part with so many values; it takes as many bits as these need, unless they are given."""
    return Part(max(1, (size - 1).bit_length()) if bits is None else bits, size)


REST = Part(0, 0)
"""A number of any size, the last of its kind."""
FLAG = Part(1, 2)


class Placed(NamedTuple):
    """Where a part lies in a packed int: a name, the lowest bit, and the bits it takes."""

    name: str
    at: int
    bits: int
    size: int

    def read(self, packed: str) -> str:
        """Return the expression that reads it."""
        shifted = f"{packed} >> {self.at}" if self.at else packed
        return f"{shifted} & {2**self.bits - 1:#x}" if self.bits else shifted


class Packed:
    """One kind of packed int: a name, the number that says which kind it is, and what is in it."""

    def __init__(self, name: str, base: int, parts: Sequence[Placed], aligned: bool = True) -> None:
        self.name = name
        self.base = base
        self.parts = tuple(parts)
        self.aligned = aligned  # whether no part reaches into the base

    def split(self, number: int) -> dict[str, int]:
        """Return the parts of a number by name."""
        rest = number if self.aligned else number - self.base
        return {p.name: rest >> p.at & (2**p.bits - 1) if p.bits else rest >> p.at for p in self.parts}

    def make(self, **values: int) -> int:
        """Return the number with these parts."""
        total = self.base
        for p in self.parts:
            total += values[p.name] << p.at
        return total


class Event(NamedTuple):
    """A kind of event: the rule that it follows, and its arguments as `name:reading`."""

    name: str
    rule: str
    fields: tuple[str, ...]


class Reason(NamedTuple):
    """Why something is not possible: the rule that forbids it, and the text that says so with its fields."""

    name: str
    rule: str
    key: str
    fields: tuple[str, ...]


class Over(NamedTuple):
    """What the cells of a row stand for: how many there are, as an expression over `rules`."""

    size: str

    def __mul__(self, other: object) -> Over:
        return Over(f"{self.size} * {other.size if isinstance(other, Over) else other}")


class Field(NamedTuple):
    """Something that a position is made of."""

    name: str
    kind: str  # vec[i64], list[i64] or i64
    start: str  # an expression over `rules`
    saved: bool  # written into a dump; else it is worked out of the others
    shared: str  # copies share it: "" never, "always", or once the number of that name is not 0
    about: str


class Numbers(NamedTuple):
    """A printed number, or a row of them."""

    name: str
    values: int | Sequence[int]
    about: str


class Table(NamedTuple):
    """Rows of printed numbers, not necessarily of one length."""

    name: str
    rows: Sequence[Sequence[int]]
    about: str


class Named(NamedTuple):
    """Numbers with names that are no vocabulary: bits, or some of many."""

    title: str
    values: Mapping[str, int]


class Grammar:
    """The declaration of one game."""

    def __init__(self, game: str, prefix: str) -> None:
        self.game = game
        self.prefix = prefix
        self.vocabularies: list[Words] = []
        self.numbers: list[Numbers] = []
        self.tables: list[Table] = []
        self.named: list[Named] = []
        self.options: tuple[Option, ...] = ()
        self.actions: list[Packed] = []
        self.questions: list[Packed] = []
        self.draws: list[Packed] = []
        self.records: list[Packed] = []
        self.events: list[Event] = []
        self.reasons: list[Reason] = []
        self.fields: list[Field] = []
        self.imports = ""
        self.shared: list[tuple[str, str, str]] = []
        self.low = 0
        self.first = 0
        self.ask_bits = 0
        self.what_bits = 0
        self.tastes: Mapping[str, int] = {}
        """Numbers of rules of thumb, each of which a player may have otherwise."""
        self.taste_unit = 0
        """What such a number is divided by where it counts as a share; 0 where all are counted as they are."""

    # Words and numbers

    def words(self, title: str, names: str | Iterable[str], *, beyond: str = "", constants: bool = True) -> Words:
        """Declare a vocabulary; `points=victory_points` is called POINTS in the engine and `victory_points` by everybody else.

        Without `constants` the engine has only the row of names, `TITLE_NAMES`.
        """
        listed = names.split() if isinstance(names, str) else list(names)
        pairs = [name.split("=") if "=" in name else (name, name) for name in listed]
        named = [constant.upper() for constant, _ in pairs] if constants else []
        found = Words(title, [word for _, word in pairs], beyond.split(), named)
        self.vocabularies.append(found)
        return found

    def number(self, name: str, value: int, about: str = "") -> int:
        """Declare a printed number."""
        self.numbers.append(Numbers(name, value, about))
        return value

    def row(self, name: str, values: Sequence[int], about: str = "") -> Sequence[int]:
        """Declare a row of printed numbers."""
        self.numbers.append(Numbers(name, tuple(values), about))
        return values

    def table(self, name: str, rows: Sequence[Sequence[int]], about: str = "") -> Sequence[Sequence[int]]:
        """Declare rows of printed numbers."""
        self.tables.append(Table(name, rows, about))
        return rows

    def names(self, title: str, **values: int) -> None:
        """Declare numbers with names that are no vocabulary: bits, or some of many; `TITLE.NAME` in the engine."""
        self.named.append(Named(title, values))

    # Packed numbers

    def action_blocks(self, low: int, first: int = 0) -> None:
        """The kind of an action stands above so many bits, and the first one has this number. Without bits actions are dense."""
        self.low, self.first = low, first

    def action(self, name: str, *, at: int | None = None, pad: int = 0, **parts: Part) -> Packed:
        """Declare a kind of action, its parts from the heaviest to the lightest; below them are `pad` bits that are 0.

        Dense actions have one part at most; `at` is the number of the first of them where that does not follow from those before.
        """
        last = self.actions[-1] if self.actions else None
        if at is None and self.low:
            at = ((last.base >> self.low) + 1 if last else self.first) << self.low
        elif at is None:
            at = last.base + max([p.size for p in last.parts], default=1) if last else 0
        bit = pad
        placed: list[Placed] = []
        for title, one in reversed(parts.items()):
            placed.append(Placed(title, bit, one.bits if self.low else 0, one.size))
            bit += one.bits
        if self.low and bit > self.low:
            raise TypeError(f"{name} has more than {self.low} bits")
        self.actions.append(Packed(name, at, placed[::-1], bool(self.low)))
        return self.actions[-1]

    def ask_width(self, bits: int) -> None:
        """The kind of a question takes so many of the low bits of a step; the rest is its data."""
        self.ask_bits = bits

    def question(self, name: str, **parts: Part) -> Packed:
        """Declare a kind of question; its data, from the lowest bit on."""
        return self._light(self.questions, name, len(self.questions), parts)

    def what_width(self, bits: int) -> None:
        """The kind of a question to chance takes so many low bits."""
        self.what_bits = bits

    def draw(self, name: str, **parts: Part) -> Packed:
        """Declare a kind of question to chance."""
        return self._light(self.draws, name, len(self.draws), parts)

    def packed(self, name: str, **parts: Part) -> Packed:
        """Declare some other packed number, from the lowest bit on."""
        return self._light(self.records, name, 0, parts)

    def _light(self, family: list[Packed], name: str, number: int, parts: dict[str, Part]) -> Packed:
        bit = 0
        placed: list[Placed] = []
        for title, one in parts.items():
            placed.append(Placed(title, bit, one.bits, one.size))
            bit += one.bits
        family.append(Packed(name, number, placed))
        return family[-1]

    # Events and reasons

    def event(self, name: str, rule: str, fields: str = "") -> None:
        """Declare a kind of event; a field `hex` is read as a hex, `to:hex` too."""
        listed = tuple(one if ":" in one else f"{one}:{one}" for one in fields.split())
        self.events.append(Event(name, f"{self.prefix}-{rule}", listed))

    def reason(self, name: str, rule: str = "", fields: str = "", key: str = "") -> None:
        """Declare why something is not possible: the rule, empty where it is that of what is done; what its text names; its text."""
        self.reasons.append(Reason(name, f"{self.prefix}-{rule}" if rule else "", key or name, tuple(fields.split())))

    def reasons_of(self, rule: str, names: str, fields: str = "") -> None:
        """Declare several reasons by the same rule, whose texts name the same."""
        for name in names.split():
            self.reason(name, rule, fields)

    # Fields of a position

    def zone(self, name: str, over: Over, start: str | int = 0, *, saved: bool = True, shared: str = "", about: str = "") -> None:
        """A row of fixed length."""
        self.fields.append(Field(name, "vec[i64]", f"filled({over.size}, {start})", saved, shared, about))

    def given(self, name: str, start: str, *, saved: bool = False, shared: str = "", about: str = "") -> None:
        """A row that begins as some expression says."""
        self.fields.append(Field(name, "vec[i64]", start, saved, shared, about))

    def heap(self, name: str, *, about: str = "") -> None:
        """A row that grows."""
        self.fields.append(Field(name, "vec[i64]", "vec[i64]()", True, "", about))

    def pile(self, name: str, start: str = "[]", *, shared: str = "", about: str = "") -> None:
        """A list, for what is taken out of its middle."""
        self.fields.append(Field(name, "list[i64]", start, True, shared, about))

    def count(self, name: str, start: str | int = 0, *, saved: bool = True, about: str = "") -> None:
        """A number."""
        self.fields.append(Field(name, "i64", str(start), saved, "", about))

    # Asking

    def event_names(self) -> dict[str, tuple[str, ...]]:
        """Return the kinds of events with the names of their details."""
        return {one.name: tuple(field.partition(":")[0] for field in one.fields) for one in self.events}

    def event_rules(self) -> dict[str, str]:
        """Return the rule that each kind of event follows."""
        return {one.name: one.rule for one in self.events}

    @cached_property
    def readings(self) -> dict[str, tuple[str, ...]]:
        """What the numbers of events can be read as: words of the vocabulary that is called so, and what every game has."""
        listed = {words.title.lower(): words.names for words in self.vocabularies}
        asked, drawn = tuple(one.name for one in self.questions), tuple(one.name for one in self.draws)
        return {**listed, "ask": asked, "what": drawn, "switch": ("off", "on")}

    def read(self, reading: str, value: int, others: Mapping[str, Sequence[str]] = {}) -> str | int | None:
        """Return the word for a number in an event, None where it is hidden; `others` are readings that are no vocabulary."""
        if reading == "number":
            return value
        return None if value == HIDDEN else (others.get(reading) or self.readings[reading])[value]

    def action_of(self, action: int) -> Packed:
        """Return the kind of an action."""
        return self.actions[bisect_right(self._bases, action) - 1]

    @cached_property
    def _bases(self) -> list[int]:
        return [one.base for one in self.actions]

    def rule_values(self, players: int, options: Mapping[str, str]) -> list[int]:
        """Return the options of a table as the engine reads them: the number of players, then a number for each option it knows."""
        return [players, *(one.number_of(options[one.name]) for one in self.options if one.engine)]
