"""What can be said in a position; and from what somebody typed to the legal sentence it means."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cached_property
from typing import TypeVar

from tafelrunde.kernel.contract import State
from tafelrunde.kernel.errors import AmbiguousSentence, MalformedSentence, Phrase
from tafelrunde.kernel.game import Game, Sentence
from tafelrunde.kernel.plays import Play, can_play, plays

RESIGN = "resign"

Said = tuple[Sentence, Play]
"""A sentence and the play it means."""
T = TypeVar("T")


class Speech:
    """What the seats can say in one position. Everything is worked out when it is first asked for, and once."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self._legal: dict[int, list[Said]] = {}

    def legal(self, seat: int) -> list[Said]:
        """Return all plays of a seat, or a selection where they are countless; nothing if it owes no decision."""
        if seat not in self._legal:
            listed = plays(self.state, seat) if seat in self.state.actors() else []
            self._legal[seat] = [(self.game.words(self.state, seat, play), play) for play in listed]
        return self._legal[seat]

    def asides(self, seat: int) -> list[Said]:
        """Return what a seat may say although it owes no decision."""
        return [(self.game.words(self.state, seat, (action,)), (action,)) for action in self.state.asides(seat)]

    @cached_property
    def vocabulary(self) -> frozenset[str]:
        """Every word that means something here."""
        return self.game.vocabulary(self.state) | {RESIGN}

    def find(self, seat: int, words: Sentence) -> Said | None:
        """Return the legal play that a sentence means, with all its words; None if it means none."""
        if not self.state.countless() or seat not in self.state.actors():
            return find_sentence(words, self.legal(seat) + self.asides(seat), lambda: self.vocabulary, self.game.lists)
        check_words(words, self.vocabulary)
        play = self.game.read(self.state, seat, words)
        return (self.game.words(self.state, seat, play), play) if play is not None and can_play(self.state, seat, play) else None


def find_sentence(
    words: Sentence, legal: Sequence[tuple[Sentence, T]], vocabulary: Callable[[], Collection[str]], lists: Mapping[str, int] = {}
) -> tuple[Sentence, T] | None:
    """Return the legal sentence that is meant, with what stands beside it; None if these words make no legal one.

    A sentence written out always means itself. Otherwise words may be left out as long as exactly one legal sentence holds the rest
    in the same order. Sentences that list things, see `Game.lists`, are complete, but the order of the things means nothing.
    The vocabulary is asked for only where no legal sentence fits.
    """
    if words and words[0] in lists:
        head, things = words[: lists[words[0]]], sorted(words)
        fitting = [pair for pair in legal if pair[0][: len(head)] == head and sorted(pair[0]) == things][:1]
    else:
        fitting = [pair for pair in legal if pair[0] == words] or [pair for pair in legal if words and shortens(words, pair[0])]
    if not fitting:
        check_words(words, vocabulary())
        return None
    if len(fitting) > 1:
        raise AmbiguousSentence(" ".join(words), [" ".join(sentence) for sentence, _ in fitting])
    return fitting[0]


def check_words(words: Sentence, vocabulary: Collection[str]) -> None:
    """Refuse words that mean nothing here."""
    text = " ".join(words)
    if not words:
        raise MalformedSentence(text, "empty-sentence")
    for word in words:
        if word not in vocabulary:
            near = difflib.get_close_matches(word, vocabulary, 1)
            hint = Phrase("did-you-mean", name=near[0]) if near else Phrase("names-nothing")
            raise MalformedSentence(text, "unknown-word", word=word, hint=hint)


def shortens(words: Sentence, sentence: Sentence) -> bool:
    """Return whether these words stand in the sentence in this order."""
    rest = iter(sentence)
    return all(word in rest for word in words)


def among(names: Sequence[str], words: Sequence[str]) -> list[int]:
    """Return which of these names occur, as numbers, in the order of the words."""
    return [names.index(word) for word in words if word in names]


def numbers_of(words: Sentence) -> list[int]:
    return [int(word) for word in words if word.isdecimal()]
