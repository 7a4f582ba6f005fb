"""Sentences of which some words are chosen already, and groups of them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tafelrunde.kernel.game import Sentence


class Left(msgspec.Struct, frozen=True):
    """A legal sentence that still fits, and which of its words are chosen already."""

    sentence: Sentence
    used: frozenset[int]

    def rest(self) -> list[str]:
        return [token for place, token in enumerate(self.sentence) if place not in self.used]


class Group(msgspec.Struct, frozen=True):
    """An entry of the list: the words it adds, and the sentences that lie behind it."""

    adds: Sentence
    left: tuple[Left, ...]

    @property
    def sentence(self) -> Sentence | None:
        """The sentence, where only one lies behind the entry."""
        return self.left[0].sentence if len(self.left) == 1 else None


def shared_words(rests: Sequence[Sequence[str]], shared: int = 0) -> int:
    """Return how many words all rests begin with together, the last word of each left out."""
    while rests and all(len(rest) > shared + 1 and rest[: shared + 1] == rests[0][: shared + 1] for rest in rests):
        shared += 1
    return shared


def split(group: Group) -> list[Group]:
    """Split a group by its next word; words that all sentences of a group share are added at once."""
    rests = [one.rest() for one in group.left]
    shared = shared_words(rests, len(group.adds))
    behind: dict[Sentence, list[Left]] = {}
    for one, rest in zip(group.left, rests, strict=True):
        behind.setdefault(tuple(rest[: shared + 1]), []).append(one)
    groups = []
    for adds, found in behind.items():
        rests = [one.rest() for one in found]
        groups.append(Group(tuple(rests[0][: shared_words(rests, len(adds))]), tuple(found)))
    return groups


def place_tokens(sentence: Sentence, tokens: Sequence[str]) -> frozenset[int] | None:
    """Return where these words stand in a sentence: in this order if possible, else in any; None where one is missing."""
    used: list[int] = []
    start = 0
    for token in tokens:
        try:
            start = sentence.index(token, start) + 1
        except ValueError:
            break
        used.append(start - 1)
    else:
        return frozenset(used)
    used = []
    for token in tokens:
        places = [place for place, other in enumerate(sentence) if other == token and place not in used]
        if not places:
            return None
        used.append(places[0])
    return frozenset(used)


def in_order(sentence: Sentence, tokens: Sequence[str]) -> bool:
    rest = iter(sentence)
    return all(token in rest for token in tokens)
