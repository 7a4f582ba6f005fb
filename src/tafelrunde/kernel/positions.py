"""Reading positions that are described in words, and saying how they differ: what the positions of all games have in common."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tafelrunde.kernel.errors import Phrase
from tafelrunde.kernel.game import PositionError


def mapping(place: str, value: Any) -> Mapping[Any, Any]:
    """Read pairs; what is left out has none."""
    if value is None:
        return {}
    if not isinstance(value, Mapping):
        raise PositionError("position-pairs", place=place)
    return value


def number(place: str, value: Any, least: int, most: int | None = None) -> int:
    """Read a whole number."""
    if type(value) is int and least <= value and (most is None or value <= most):
        return value
    wanted = Phrase("number-from", least=least) if most is None else Phrase("number-between", least=least, most=most)
    raise PositionError("position-value", place=place, wanted=wanted, found=value)


def switch(place: str, value: Any) -> bool:
    """Read true or false."""
    if type(value) is not bool:
        raise PositionError("position-value", place=place, wanted=Phrase("true-or-false"), found=value)
    return value


def listed(place: str, value: Any) -> list[Any]:
    """Read a list in which nothing stands twice."""
    if not isinstance(value, list):
        raise PositionError("position-list", place=place, found=value)
    for i, one in enumerate(value):
        if one in value[:i]:
            raise PositionError("position-twice", place=place, name=one)
    return value


def counts(value: list[Any] | Mapping[Any, Any]) -> Iterable[tuple[Any, Any]]:
    """Return the things of `[archer, archer]` or `{archer: 2}` with how many there are."""
    return value.items() if isinstance(value, Mapping) else [(name, 1) for name in value]


def seat_of(names: tuple[str, ...], name: Any) -> int:
    """Read a seat."""
    if name not in names:
        raise PositionError("position-no-seat", name=name, seats=names)
    return names.index(name)


def check_parts(given: Iterable[Any], parts: tuple[str, ...]) -> None:
    """A position has only parts that the game knows."""
    for key in given:
        if key not in parts:
            raise PositionError("position-no-part", name=key, parts=parts)


def check_seat_parts(seat: str, said: Iterable[Any], parts: tuple[str, ...]) -> None:
    """A player has only parts that the game knows."""
    for key in said:
        if key not in parts:
            raise PositionError("position-no-seat-part", seat=seat, name=key, parts=parts)


def check_possible(problem: str | None) -> None:
    """The engine has no objection to what was set up."""
    if problem:
        raise PositionError("position-impossible", problem=problem)


def differs(place: str, found: Any, wanted: Any, names: tuple[str, ...] | None = None) -> str | None:
    """Return what is found if that is not what is wanted; `names` are the words for the numbers of a list."""
    if found == wanted:
        return None
    return f"{place} is {[names[one] for one in found] if names else found}"


def counts_differ(place: str, found: Mapping[str, int], wanted: Mapping[str, int], whole: bool) -> str | None:
    """Compare how often things are there: all of them, or only those that are named."""
    if whole:
        same = found == {name: count for name, count in wanted.items() if count}
    else:
        same = all(found.get(name, 0) == count for name, count in wanted.items())
    return None if same else f"{place} is {dict(found)}"
