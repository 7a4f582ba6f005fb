"""A view as a list of numbers of fixed length: what stands where is told by a description of the view's type, made once for each game.

Seats are counted from the viewer on: 0 is the viewer, 1 the next seat, and so on; teams likewise. What is not there is 0.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, get_args, get_type_hints

import msgspec

from tafelrunde.kernel.blocks import Blocks

FOLLOWS = "follows from the rest"
PLACE = "it is the place in the list"
"""Why fields of a view are left out."""


class Look:
    """Who looks: the view as a whole, the seats from the viewer on, and the number of the viewer's team."""

    def __init__(self, view: Any, seats: Sequence[str], viewer: str, team: int = 0) -> None:
        first = seats.index(viewer)
        self.view = view
        self.place = {name: (number - first) % len(seats) for number, name in enumerate(seats)}
        self.team = team


def look_at_players(view: Any) -> Look:
    """Return who looks at a view with `players` by their names, of whom each plays alone."""
    return Look(view, tuple(view.players), view.viewer)


class Slots(ABC):
    """Some numbers that describe one value."""

    size: int

    @abstractmethod
    def names(self) -> list[str]:
        """Return what each of the numbers is, as the end of a path; empty for the value itself."""

    @abstractmethod
    def write(self, value: Any, look: Look, out: list[float], at: int) -> None:
        """Write the value, which is not None, to a list of zeros."""


class Number(Slots):
    """A number, or 1 for true; `known` adds a 1 where there is a number at all, because 0 is one too."""

    def __init__(self, known: bool = False) -> None:
        self.known = known
        self.size = 2 if known else 1

    def names(self) -> list[str]:
        return ["", ".known"] if self.known else [""]

    def write(self, value: Any, look: Look, out: list[float], at: int) -> None:
        out[at] = float(value)
        if self.known:
            out[at + 1] = 1.0


class Word(Slots):
    """One of several words: a 1 at its place."""

    def __init__(self, words: Iterable[str]) -> None:
        self.words = tuple(dict.fromkeys(words))
        self.place = {word: place for place, word in enumerate(self.words)}
        self.size = len(self.words)

    def names(self) -> list[str]:
        return [f"={word}" for word in self.words]

    def write(self, value: Any, look: Look, out: list[float], at: int) -> None:
        out[at + self.place[value]] = 1.0


class Code(Slots):
    """One of many words: its number, from 1 on. The words are fixed, or those that the view itself lists."""

    size = 1

    def __init__(self, words: Iterable[str] | Callable[[Any], Iterable[str]]) -> None:
        self.listed = words if callable(words) else None
        self.place = {} if callable(words) else {word: place for place, word in enumerate(dict.fromkeys(words), 1)}

    def names(self) -> list[str]:
        return ["#"]

    def write(self, value: Any, look: Look, out: list[float], at: int) -> None:
        out[at] = float(self.place[value] if self.listed is None else 1 + list(self.listed(look.view)).index(value))


class Bag(Slots):
    """How many there are of each word: a dict of counts, or a row of words."""

    def __init__(self, words: Iterable[str], known: bool = False) -> None:
        self.words = tuple(dict.fromkeys(words))
        self.place = {word: place for place, word in enumerate(self.words)}
        self.known = known
        self.size = len(self.words) + known

    def names(self) -> list[str]:
        return [f".{word}" for word in self.words] + [".known"] * self.known

    def write(self, value: Any, look: Look, out: list[float], at: int) -> None:
        if self.known:
            out[at + len(self.words)] = 1.0
        if isinstance(value, dict):
            for word, count in value.items():
                out[at + self.place[word]] = float(count)
        else:
            for word in value:
                out[at + self.place[word]] += 1.0


class Listed(Slots):
    """What a bag contains, one thing after the other, as numbers from 1 on in the order of the words."""

    def __init__(self, words: Iterable[str], most: int) -> None:
        self.place = {word: place for place, word in enumerate(dict.fromkeys(words), 1)}
        self.size = most

    def names(self) -> list[str]:
        return [f".{place}#" for place in range(self.size)]

    def write(self, value: Any, look: Look, out: list[float], at: int) -> None:
        found = [word for word, count in value.items() for _ in range(count)] if isinstance(value, dict) else value
        for place, number in enumerate(sorted(self.place[word] for word in found)[: self.size]):
            out[at + place] = float(number)


class Marks(Slots):
    """Which numbers of a range a row contains."""

    def __init__(self, first: int, last: int) -> None:
        self.first = first
        self.size = last - first + 1

    def names(self) -> list[str]:
        return [f".{self.first + place}" for place in range(self.size)]

    def write(self, value: Any, look: Look, out: list[float], at: int) -> None:
        for number in value:
            out[at + number - self.first] = 1.0


class Seat(Slots):
    """One seat, or a row of several that are not in any order: a 1 at its place, counted from the viewer."""

    def __init__(self, seats: int) -> None:
        self.size = seats

    def names(self) -> list[str]:
        return [f"=seat{place}" for place in range(self.size)]

    def write(self, value: Any, look: Look, out: list[float], at: int) -> None:
        for name in (value,) if isinstance(value, str) else value:
            out[at + look.place[name]] = 1.0


class SeatCode(Slots):
    """One seat as a number: 1 is the viewer."""

    size = 1

    def names(self) -> list[str]:
        return ["#seat"]

    def write(self, value: Any, look: Look, out: list[float], at: int) -> None:
        out[at] = 1.0 + look.place[value]


class SeatOrder(Slots):
    """Seats in an order: for each place of the row a 1 at the seat that has it, counted from the viewer."""

    def __init__(self, seats: int, most: int) -> None:
        self.seats = seats
        self.most = most
        self.size = seats * most

    def names(self) -> list[str]:
        return [f".{number}=seat{place}" for number in range(self.most) for place in range(self.seats)]

    def write(self, value: Any, look: Look, out: list[float], at: int) -> None:
        for number, name in enumerate(value[: self.most]):
            out[at + number * self.seats + look.place[name]] = 1.0


class Team(Slots):
    """A team, or several: a 1 at its place, counted from the viewer's own; other words come after the teams."""

    def __init__(self, teams: Sequence[str], others: Sequence[str] = ()) -> None:
        self.teams = tuple(teams)
        self.others = tuple(others)
        self.size = len(teams) + len(others)

    def names(self) -> list[str]:
        return [f"=team{place}" for place in range(len(self.teams))] + [f"={word}" for word in self.others]

    def write(self, value: Any, look: Look, out: list[float], at: int) -> None:
        for name in (value,) if isinstance(value, str) else value:
            if name in self.others:
                out[at + len(self.teams) + self.others.index(name)] = 1.0
            else:
                out[at + (self.teams.index(name) - look.team) % len(self.teams)] = 1.0


class ByTeam(Slots):
    """Something for each team: a dict, or a row in the order of the teams."""

    def __init__(self, teams: Sequence[str], inner: Slots) -> None:
        self.teams = tuple(teams)
        self.inner = inner
        self.size = len(teams) * inner.size

    def names(self) -> list[str]:
        return [f".team{place}{name}" for place in range(len(self.teams)) for name in self.inner.names()]

    def write(self, value: Any, look: Look, out: list[float], at: int) -> None:
        for number, team in enumerate(self.teams):
            if isinstance(value, dict):
                item = value.get(team)
            elif value and hasattr(value[0], "team"):
                item = next((one for one in value if one.team == team), None)
            else:
                item = value[number] if number < len(value) else None
            if item is not None:
                self.inner.write(item, look, out, at + (number - look.team) % len(self.teams) * self.inner.size)


class BySeat(Slots):
    """Something for each seat, counted from the viewer: a dict, or a row of things that say whose they are."""

    def __init__(self, seats: int, inner: Slots) -> None:
        self.seats = seats
        self.inner = inner
        self.size = seats * inner.size

    def names(self) -> list[str]:
        return [f".seat{place}{name}" for place in range(self.seats) for name in self.inner.names()]

    def write(self, value: Any, look: Look, out: list[float], at: int) -> None:
        items = value.items() if isinstance(value, dict) else ((one[0] if isinstance(one, tuple) else one.seat, one) for one in value)
        for name, item in items:
            self.inner.write(item, look, out, at + look.place[name] * self.inner.size)


class ByName(Slots):
    """Something for each of several names that are always the same: a dict, or a row of things that say their name in a field."""

    def __init__(self, keys: Iterable[str | int], inner: Slots, field: str = "") -> None:
        self.keys = tuple(keys)
        self.place = {key: place for place, key in enumerate(self.keys)}
        self.inner = inner
        self.field = field
        self.size = len(self.keys) * inner.size

    def names(self) -> list[str]:
        return [f".{key}{name}" for key in self.keys for name in self.inner.names()]

    def write(self, value: Any, look: Look, out: list[float], at: int) -> None:
        items = value.items() if isinstance(value, dict) else ((getattr(one, self.field), one) for one in value)
        for key, item in items:
            self.inner.write(item, look, out, at + self.place[key] * self.inner.size)


class Row(Slots):
    """A row of things of one kind: how many there are, then each of them; those beyond the most are counted only."""

    def __init__(self, most: int, inner: Slots) -> None:
        self.most = most
        self.inner = inner
        self.size = 1 + most * inner.size

    def names(self) -> list[str]:
        return [".count"] + [f".{place}{name}" for place in range(self.most) for name in self.inner.names()]

    def write(self, value: Any, look: Look, out: list[float], at: int) -> None:
        out[at] = float(len(value))
        for place, item in enumerate(value[: self.most]):
            if item is not None:
                self.inner.write(item, look, out, at + 1 + place * self.inner.size)


class Fixed(Slots):
    """A tuple of things of different kinds."""

    def __init__(self, **parts: Slots) -> None:
        self.parts = parts
        self.size = sum(part.size for part in parts.values())

    def names(self) -> list[str]:
        return [f".{key}{name}" for key, part in self.parts.items() for name in part.names()]

    def write(self, value: Any, look: Look, out: list[float], at: int) -> None:
        for part, item in zip(self.parts.values(), value, strict=True):
            if item is not None:
                part.write(item, look, out, at)
            at += part.size


class Fields(Slots):
    """The fields of a type, in the order given; `without` says why the others are left out. `there` adds a 1 for: there is such a thing."""

    def __init__(
        self, kind: type[msgspec.Struct], fields: Mapping[str, Slots], without: Mapping[str, str] | None = None, there: bool = False
    ) -> None:
        self.kind = kind
        self.fields = dict(fields)
        self.without = dict(without or {})
        self.there = there
        if (missing := set(kind.__struct_fields__) ^ (set(self.fields) | set(self.without))) or set(self.fields) & set(self.without):
            raise TypeError(f"{kind.__name__}: {', '.join(sorted(missing)) or 'fields twice'}")
        self.size = there + sum(part.size for part in self.fields.values())

    def names(self) -> list[str]:
        return [".there"] * self.there + [f".{field}{name}" for field, part in self.fields.items() for name in part.names()]

    def write(self, value: Any, look: Look, out: list[float], at: int) -> None:
        if self.there:
            out[at] = 1.0
            at += 1
        for field, part in self.fields.items():
            item = getattr(value, field)
            if item is not None:
                part.write(item, look, out, at)
            at += part.size


Way = Slots | Callable[[Slots], Slots]
"""How a field is told; where something is told in rows or by names, what makes that of the slots for one of them."""


def fields_of(kind: type[msgspec.Struct], told: Mapping[str, Way], without: Mapping[str, str], there: Sequence[str] = ()) -> Fields:
    """Return the fields of a type, and of the types in it, in their own order.

    Numbers and other types tell themselves; `told` says how everything else is told, `without` why something is left out, both by the
    name of the field, or as `Type.field` where types have another field of that name. `there` names types of which there may be nothing.
    """
    used: set[str] = set()

    def way_of(key: str, hint: Any) -> Slots:
        way = told.get(key)
        if isinstance(way, Slots):
            return way
        types = _types_in(hint)
        inner = next((one for one in types if issubclass(one, msgspec.Struct)), None)
        if inner is None and not {int, bool, float} & set(types):
            raise TypeError(f"nothing says how {key} is told")
        slots = within(inner) if inner else Number()
        return way(slots) if way else slots

    def within(kind: type[msgspec.Struct]) -> Fields:
        hints = get_type_hints(kind)
        own = [f"{kind.__name__}.{name}" for name in kind.__struct_fields__]
        keys = {name: key if key in told or key in without else name for name, key in zip(kind.__struct_fields__, own, strict=True)}
        used.update(keys.values(), (kind.__name__,))
        fields = {name: way_of(key, hints[name]) for name, key in keys.items() if key not in without}
        return Fields(kind, fields, {name: without[key] for name, key in keys.items() if key in without}, kind.__name__ in there)

    found = within(kind)
    if unused := {*told, *without, *there} - used:
        raise TypeError(f"{kind.__name__}: there is no {', '.join(sorted(unused))}")
    return found


def _types_in(hint: Any) -> list[type]:
    """Return the types that a hint is put together of."""
    return [one for part in get_args(hint) for one in _types_in(part)] or [hint] * isinstance(hint, type)


def numbers(*names: str) -> dict[str, Slots]:
    """Return a plain number for each of these fields."""
    return {name: Number() for name in names}


class Encoding:
    """How the positions and actions of a game are told in numbers.

    An observation is the view before the play that is under way, and after it the actions that the viewer has already made of it: for each
    a 1 for its block, and what its parts say. `longest` is how many actions a play has at most.
    """

    def __init__(self, actions: Blocks, view: Slots, look: Callable[[Any], Look], longest: int = 1) -> None:
        self.actions = actions
        self.view = view
        self.look = look
        self.before = longest - 1
        self.step = len(actions.blocks) + actions.widest
        self.size = view.size + self.before * self.step

    def names(self) -> list[str]:
        """Return what each number of an observation is."""
        step = [f".block={block.name}" for block in self.actions.blocks] + [f".part{place}" for place in range(self.actions.widest)]
        found = [name.lstrip(".") for name in self.view.names()]
        return found + [f"play.{number}{name}" for number in range(self.before) for name in step]

    def observe(self, view: Any, made: Sequence[int] = ()) -> list[float]:
        """Return what a seat sees as numbers, with the actions that it has made of the play under way."""
        out = [0.0] * self.size
        self.view.write(view, self.look(view), out, 0)
        at = self.view.size
        for action in made[: self.before]:
            number = self.actions.block_of(action)
            out[at + number] = 1.0
            *values, _ = self.actions.blocks[number].split(action)
            for place, value in enumerate(values):
                out[at + len(self.actions.blocks) + place] = float(value)
            at += self.step
        return out
