"""What happened, put together: battles, years and whatever else a game tells of, out of the events of a log as its reader may know them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

import msgspec

from tafelrunde.kernel.game import Told

T = TypeVar("T", bound=msgspec.Struct)


class Details:
    """What is told of an event, read by the names of its fields."""

    def __init__(self, told: Told) -> None:
        self.told = told
        self.fields = told.fields

    def word(self, name: str) -> str:
        return str(self.fields.get(name) or "")

    def maybe(self, name: str, nobody: str = "nobody") -> str | None:
        """Return a word, None where it is hidden or says that there is nobody."""
        found = self.fields.get(name)
        return None if found is None or found == nobody else str(found)

    def number(self, name: str) -> int:
        return int(self.fields.get(name) or 0)

    def on(self, name: str) -> bool:
        return self.fields.get(name) == "on"

    def dice(self, name: str) -> list[int]:
        """Return dice as they fell; none where a dash says so."""
        return [int(die) for die in self.word(name).split() if die.isdecimal()]

    def pair(self, name: str) -> tuple[int, int]:
        """Return the numbers of both sides, `name_a` and `name_b`."""
        return self.number(f"{name}_a"), self.number(f"{name}_b")

    def read(self, kind: type[T]) -> T:
        """Return a struct whose fields are called like details; those with a default are left as they are."""
        wanted = {field.name: field.type for field in msgspec.structs.fields(kind) if field.required}
        return kind(**{name: READERS[wanted[name]](self, name) for name in wanted})


READERS: dict[object, Callable[[Details, str], object]] = {
    str: Details.word, int: Details.number, bool: Details.on, list[int]: Details.dice, str | None: Details.maybe,
}  # fmt: skip
"""By the type of a field."""


class Teller:
    """Hears one event after the other; what follows from a kind of event is its method `hear_KIND`."""

    def hear_all(self, log: Iterable[Told]) -> None:
        for told in log:
            self.hear(told)

    def hear(self, told: Told) -> None:
        work = getattr(self, f"hear_{told.kind}", None)
        if work is not None:
            work(Details(told))
