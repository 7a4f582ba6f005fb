"""What can go wrong from outside. Each message is one line that names what was wrong and what would be right, in every language.

What is raised has a key and fields; the sentences stand in `texts/*/errors.ftl`.
"""

from __future__ import annotations

import errno
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from tafelrunde.kernel.game import Game, WhyNot


class Phrase:
    """A sentence, or a part of one, in no language yet: the text `error-KEY` and its fields.

    Fields are written as they are. A phrase among them is said in the same language, and a tuple is a list with commas.
    """

    def __init__(self, key: str, /, **fields: object) -> None:
        self.key = key
        self.fields = fields

    def text(self, lang: str) -> str:
        """Return it in a language, as one line."""
        from tafelrunde.kernel.texts import phrase_text  # not above: the texts raise errors themselves

        return phrase_text(lang, self.key, self.fields)

    def __str__(self) -> str:
        return self.text("en")

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"


class TafelrundeError(Phrase, Exception):
    """Base of all errors that bad input can cause. As a string it is in English; `text(lang)` says it in a language."""

    def __reduce__(self) -> tuple[object, ...]:  # an exception would be made again of its message alone
        return bare, (type(self),), self.__dict__


def bare(kind: type[TafelrundeError]) -> TafelrundeError:
    """Return an error with nothing in it yet."""
    return kind.__new__(kind)


class OptionError(TafelrundeError):
    """An option of a game has an unknown name or an impossible value."""


class RecordError(TafelrundeError):
    """A record is malformed or does not fit the rules."""

    def __init__(self, line: int, problem: str | Phrase, /, **fields: object) -> None:
        """`problem` is a key with its fields, or another error; line 0 stands for no line in particular."""
        problem = Phrase(problem, **fields) if isinstance(problem, str) else problem
        if line:
            super().__init__("record-line", line=line, problem=problem)
        else:
            super().__init__("record", problem=problem)
        self.line = line


class ScenarioError(TafelrundeError):
    """A scenario file is malformed."""


class UndoRefused(TafelrundeError):
    """Nothing can be taken back, or not without the consent of others."""


class CommentError(TafelrundeError):
    """A play carries a comment that it cannot have."""


class ChanceError(TafelrundeError):
    """What somebody said the dice or the bag brought is not possible here."""


class ChanceNeeded(TafelrundeError):
    """A table with real dice and bags has to say what came. `options` are the words that may be answered.

    `kind` is what is drawn, in the game's own words. `seat` is the one that draws in secret and has to tell, None where everybody sees
    what comes. `possible` are the words that can be true; there may be fewer of them than whoever tells can know of.
    """

    def __init__(self, options: Sequence[str], kind: str = "", seat: int | None = None, possible: Sequence[str] = ()) -> None:
        self.options = list(dict.fromkeys(options))
        self.kind = kind
        self.seat = seat
        self.possible = frozenset(possible or options)
        super().__init__("chance-needed", options=tuple(self.options))


class Refusal(msgspec.Struct, frozen=True):
    """Why a sentence is not legal: the rule that forbids it and a sentence about it."""

    rule: str
    text: str

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})"


class Reason(Phrase):
    """Why a game refuses something, in no language yet."""

    def __init__(self, game: Game, why: WhyNot) -> None:
        super().__init__(why.key, **why.fields)
        self.game = game
        self.why = why

    def refusal(self, lang: str) -> Refusal:
        """Return it in a language."""
        from tafelrunde.kernel.texts import refusal_text

        return refusal_text(self.game, self.why, lang)

    def text(self, lang: str) -> str:
        return str(self.refusal(lang))


class ResignRefused(TafelrundeError):
    """The seat cannot resign now. `refusal` says which rule and why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__("resign-refused", reason=reason)
        self.reason = reason

    @property
    def refusal(self) -> Refusal:
        """The rule and why, in English."""
        return self.reason.refusal("en")


class SentenceError(TafelrundeError):
    """A sentence cannot be played."""

    def __init__(self, sentence: str, key: str, /, **fields: object) -> None:
        super().__init__(key, **fields)
        self.sentence = sentence


class IllegalSentence(SentenceError):
    """Well formed, but the rules forbid it here. `refusal` says which rule and why."""

    def __init__(self, sentence: str, reason: Reason) -> None:
        super().__init__(sentence, "illegal", sentence=sentence, reason=reason)
        self.reason = reason

    @property
    def refusal(self) -> Refusal:
        """The rule and why, in English."""
        return self.reason.refusal("en")

    @property
    def rule(self) -> str:
        """The id of the rule that forbids it."""
        return self.reason.why.rule


class MalformedSentence(SentenceError):
    """Not a sentence of this game: a word nobody knows, or none at all."""


class AmbiguousSentence(SentenceError):
    """A shortened sentence that fits several legal ones, listed in `candidates`."""

    def __init__(self, sentence: str, candidates: Sequence[str]) -> None:
        shown = ", ".join(f"'{c}'" for c in candidates[:6]) + (", …" if len(candidates) > 6 else "")
        super().__init__(sentence, "ambiguous", sentence=sentence, candidates=shown)
        self.candidates = list(candidates)


FILE_PROBLEMS = {
    errno.ENOENT: Phrase("no-such-file"),
    errno.EISDIR: Phrase("is-a-folder"),
    errno.ENOTDIR: Phrase("not-a-folder"),
    errno.EACCES: Phrase("no-permission"),
}


def file_problem(error: OSError) -> Phrase | str:
    """Return why a file cannot be read; what is rare, in the words of the system."""
    return FILE_PROBLEMS.get(error.errno or 0) or error.strerror or str(error)
