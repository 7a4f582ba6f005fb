"""The actions of a game as numbers from 0 on, the same in every position, so that a policy can be one list."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping, Sequence

from tafelrunde.kernel.grammar import Grammar, Packed, Placed


class Part:
    """What an action of a block says: a name, the numbers it can be, and how much each of them weighs in the action."""

    def __init__(self, name: str, values: Iterable[int], weight: int = 1, word: Callable[[int], str] = str) -> None:
        self.name = name
        self.values = tuple(values)
        self.weight = weight
        self.word = word
        self.place = {value: place for place, value in enumerate(self.values)}


Joined = tuple[str, tuple[str, ...], Sequence[tuple[int, ...]]]
"""Parts that only occur in some combinations, as one part: its name, theirs, and the combinations in ascending order."""


class Block:
    """Actions of one kind: a base, and parts from the heaviest to the lightest."""

    def __init__(self, name: str, base: int, *parts: Part) -> None:
        self.name = name
        self.base = base
        self.parts = parts
        self.size = 1
        for part in parts:
            self.size *= len(part.values)

    def split(self, action: int) -> list[int]:
        """Return the values of the parts, and what is left of the action, which is 0 if it belongs here."""
        rest = action - self.base
        values = []
        for part in self.parts:
            value, rest = divmod(rest, part.weight)
            values.append(value)
        return [*values, rest]

    def encode(self, action: int) -> int | None:
        """Return the place of an action in the block, None if it has none."""
        *values, rest = self.split(action)
        if rest:
            return None
        place = 0
        for part, value in zip(self.parts, values, strict=True):
            if value not in part.place:
                return None
            place = place * len(part.values) + part.place[value]
        return place

    def decode(self, place: int) -> int:
        """Return the action at a place of the block."""
        action = self.base
        for part in reversed(self.parts):
            place, digit = divmod(place, len(part.values))
            action += part.values[digit] * part.weight
        return action

    def words(self, action: int) -> str:
        """Return an action in words for programmers: `deploy coin=0 hex=e2`."""
        values = self.split(action)
        return " ".join([self.name, *(f"{part.name}={part.word(value)}" for part, value in zip(self.parts, values, strict=False))])


class Blocks:
    """All actions of a game: blocks in the order of their bases, each taking up as many numbers as it has actions."""

    def __init__(self, blocks: Sequence[Block]) -> None:
        self.blocks = tuple(blocks)
        self.bases = [block.base for block in blocks]
        assert self.bases == sorted(self.bases), "blocks come in the order of their bases"
        self.starts = []
        self.size = 0
        for block in blocks:
            self.starts.append(self.size)
            self.size += block.size
        self.widest = max((len(block.parts) for block in blocks), default=0)

    def block_of(self, action: int) -> int:
        """Return the number of the block that an action belongs to."""
        return bisect_right(self.bases, action) - 1

    def encode(self, action: int) -> int | None:
        """Return the number of an action; None for one that is beyond all that the blocks provide for."""
        number = self.block_of(action)
        place = self.blocks[number].encode(action) if number >= 0 else None
        return None if place is None else self.starts[number] + place

    def decode(self, index: int) -> int:
        """Return the action with this number."""
        number = bisect_right(self.starts, index) - 1
        return self.blocks[number].decode(index - self.starts[number])

    def words(self, index: int) -> str:
        """Return the action with this number in words for programmers."""
        action = self.decode(index)
        return self.blocks[self.block_of(action)].words(action)


def blocks(
    grammar: Grammar,
    values: Mapping[str, Iterable[int]] = {},
    joined: Mapping[str, Joined] = {},
    words: Mapping[str, Sequence[str]] = {},
    without: Sequence[str] = (),
) -> Blocks:
    """Return the actions of a grammar as numbers.

    `values` are what a part can be where that is not all that it has room for, under its name or under `ACTION PART`; `joined` are parts
    of an action that go together; `words` name the values of a part; `without` are actions that programs do not take.
    """
    return Blocks([block_of(one, values, joined.get(one.name), words) for one in grammar.actions if one.name not in without])


def block_of(one: Packed, values: Mapping[str, Iterable[int]], joined: Joined | None, words: Mapping[str, Sequence[str]]) -> Block:
    """Return the block of one kind of action."""
    parts: list[Part] = []
    base = one.base
    inside = {p.name: p for p in one.parts}
    for p in one.parts:
        if joined and p.name in joined[1]:
            if p.name == joined[1][0]:
                parts.append(joined_part(joined, inside, words))
            continue
        possible = tuple(values.get(f"{one.name} {p.name}", values.get(p.name, range(p.size))))
        if len(possible) == 1:  # it tells nothing
            base += possible[0] << p.at
            continue
        parts.append(Part(p.name, possible, 1 << p.at, word_of(words.get(p.name))))
    return Block(one.name, base, *parts)


def word_of(words: Sequence[str] | None) -> Callable[[int], str]:
    return str if words is None else lambda value: words[value]


def joined_part(joined: Joined, inside: Mapping[str, Placed], words: Mapping[str, Sequence[str]]) -> Part:
    """Return several parts as one: its weight is that of the lightest of them."""
    name, names, rows = joined
    lowest = min(inside[name].at for name in names)
    numbers = [sum(value << inside[name].at - lowest for name, value in zip(names, row, strict=True)) for row in rows]

    def say(number: int) -> str:
        row = rows[numbers.index(number)]
        said = [words[name][value] if name in words else str(value) for name, value in zip(names, row, strict=True)]
        return "-".join(said if any(row[2:]) else said[:2])

    return Part(name, numbers, 1 << lowest, say)
