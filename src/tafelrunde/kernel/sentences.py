"""From what somebody typed to the legal sentence it means."""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence
from typing import TypeVar

from tafelrunde.kernel.errors import AmbiguousSentence, MalformedSentence, Phrase
from tafelrunde.kernel.game import Sentence

T = TypeVar("T")


def find_sentence(
    words: Sentence, legal: Sequence[tuple[Sentence, T]], vocabulary: frozenset[str], lists: Mapping[str, int] = {}
) -> tuple[Sentence, T] | None:
    """Return the legal sentence that is meant, with what stands beside it; None if these words make no legal one.

    A sentence written out always means itself. Otherwise words may be left out as long as exactly one legal sentence holds the rest
    in the same order. Sentences that list things, see `Game.lists`, are complete, but the order of the things means nothing.
    """
    text = " ".join(words)
    if not words:
        raise MalformedSentence(text, "empty-sentence")
    for word in words:
        if word not in vocabulary:
            near = difflib.get_close_matches(word, vocabulary, 1)
            hint = Phrase("did-you-mean", name=near[0]) if near else Phrase("names-nothing")
            raise MalformedSentence(text, "unknown-word", word=word, hint=hint)
    if words[0] in lists:
        head, things = words[: lists[words[0]]], sorted(words)
        return next((pair for pair in legal if pair[0][: len(head)] == head and sorted(pair[0]) == things), None)
    fitting = [pair for pair in legal if shortens(words, pair[0])]
    exact = [pair for pair in fitting if pair[0] == words]
    if len(exact or fitting) == 1:
        return (exact or fitting)[0]
    if fitting:
        raise AmbiguousSentence(text, [" ".join(sentence) for sentence, _ in fitting])
    return None


def shortens(words: Sentence, sentence: Sentence) -> bool:
    """Return whether these words stand in the sentence in this order."""
    rest = iter(sentence)
    return all(word in rest for word in words)
