"""Reading positions that are described in words, and saying how they differ: what the positions of all games have in common."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

from tafelrunde.kernel.errors import Phrase
from tafelrunde.kernel.game import PositionError

Said = Mapping[Any, Any]
T = TypeVar("T")
MOST_NAMED = 60


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


def row(place: str, value: Any) -> list[Any]:
    """Read a list."""
    if not isinstance(value, list):
        raise PositionError("position-list", place=place, found=value)
    return value


def listed(place: str, value: Any) -> list[Any]:
    """Read a list in which nothing stands twice."""
    for i, one in enumerate(row(place, value)):
        if one in value[:i]:
            raise PositionError("position-twice", place=place, name=one)
    return list(value)


def counts(value: list[Any] | Mapping[Any, Any]) -> Iterable[tuple[Any, Any]]:
    """Return the things of `[archer, archer]` or `{archer: 2}` with how many there are."""
    return value.items() if isinstance(value, Mapping) else [(name, 1) for name in value]


def seat_of(names: tuple[str, ...], name: Any) -> int:
    """Read a seat."""
    if name not in names:
        raise PositionError("position-no-seat", name=name, seats=names)
    return names.index(name)


def word_of(key: str, place: str, word: Any, words: Sequence[str]) -> int:
    """Read one of several words, as its number; `key` is the error for another one, which names only some of very many words."""
    if word not in words:
        raise PositionError(key, place=place, name=word, words=words if len(words) <= MOST_NAMED else (*words[:3], "…", words[-1]))
    return words.index(word)


def check_parts(said: Iterable[Any], parts: tuple[str, ...], key: str = "position-no-part", **where: str) -> None:
    """There are only parts that the game knows; `key` is the error for another one."""
    for name in said:
        if name not in parts:
            raise PositionError(key, **where, name=name, parts=parts)


def parts_of(key: str, place: str, value: Any, parts: tuple[str, ...]) -> Said:
    """Read pairs of which the game knows all parts; `key` is the error for another one."""
    said = mapping(place, value)
    check_parts(said, parts, key, place=place)
    return said


def seat_parts(seat: str, value: Any, parts: tuple[str, ...]) -> Said:
    """Read what is said of a player."""
    said = mapping(seat, value)
    check_parts(said, parts, "position-no-seat-part", seat=seat)
    return said


def players_of(given: Said, names: tuple[str, ...], table_parts: tuple[str, ...], parts: tuple[str, ...]) -> list[Said]:
    """Return what is said of each player, after a look at whether the game knows all parts."""
    check_parts(given, (*table_parts, *names))
    return [seat_parts(name, given.get(name), parts) for name in names]


def heap(key: str, place: str, value: Any, kind_of: Callable[[str, Any], T]) -> dict[T, int]:
    """Read `[archer, archer]` or `{archer: 2}`: kinds and how many of each; `key` is the error for anything else."""
    if not isinstance(value, list | Mapping):
        raise PositionError(key, place=place, found=value)
    found: dict[T, int] = {}
    for name, count in counts(value):
        kind = kind_of(place, name)
        found[kind] = found.get(kind, 0) + number(f"{place}.{name}", count, 0)
    return found


def refuse(key: str, said: Collection[Any], names: Iterable[str], **fields: str) -> None:
    """Refuse what does not go together with something else that was said."""
    for name in names:
        if name in said:
            raise PositionError(key, name=name, **fields)


def run_on(state: Any) -> None:
    """Go on to the next decision; the engine has no objection before and after."""
    check_possible(state.check())
    state.run()
    check_possible(state.check())


def check_possible(problem: str | None) -> None:
    """The engine has no objection to what was set up."""
    if problem:
        raise PositionError("position-impossible", problem=problem)


def differs(place: str, found: Any, wanted: Any, names: tuple[str, ...] | None = None) -> str | None:
    """Return what is found if that is not what is wanted; `names` are the words for the numbers of a list."""
    if found == wanted:
        return None
    return f"{place} is {[names[one] for one in found] if names else found}"


def seen_differs(key: str, seen: Any, fields: tuple[str, ...], wanted: Any, nothing: str) -> str | None:
    """Compare a field of a view, one of these; `nothing` stands for None."""
    if key not in fields:
        raise KeyError(key)
    found = getattr(seen, key)
    return differs(key, nothing if found is None else found, wanted)


def counts_differ(place: str, found: Mapping[str, int], wanted: Mapping[str, int], whole: bool) -> str | None:
    """Compare how often things are there: all of them, or only those that are named."""
    if whole:
        same = found == {name: count for name, count in wanted.items() if count}
    else:
        same = all(found.get(name, 0) == count for name, count in wanted.items())
    return None if same else f"{place} is {dict(found)}"


def set_differs(place: str, found: Sequence[Any], expected: Any) -> str | None:
    """Compare things in any order with a list of all of them."""
    return None if sorted(found) == sorted(listed(place, expected)) else f"{place} is {list(found)}"


def all_fit(found: Sequence[T], wanted: Iterable[T], fits: Callable[[T, T], bool]) -> bool:
    """Return whether things in any order are those that are wanted, the first of which choose first."""
    left = list(found)
    for one in wanted:
        at = next((at for at, other in enumerate(left) if fits(other, one)), None)
        if at is None:
            return False
        left.pop(at)
    return not left


def first_of(problems: Iterator[str | None]) -> str | None:
    """Return the first thing that differs."""
    return next((problem for problem in problems if problem), None)
