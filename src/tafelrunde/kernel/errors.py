"""What can go wrong from outside. Each message is one line that names what was wrong and what would be right."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class TafelrundeError(Exception):
    """Base of all errors that bad input can cause."""

    def __init__(self, message: str) -> None:
        super().__init__(" ".join(message.split("\n")))  # one line, also where it quotes several


class OptionError(TafelrundeError):
    """An option of a game has an unknown name or an impossible value."""


class RecordError(TafelrundeError):
    """A record is malformed or does not fit the rules."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"record line {line}: {message}" if line else f"record: {message}")
        self.line = line


class ScenarioError(TafelrundeError):
    """A scenario file is malformed."""


class UndoRefused(TafelrundeError):
    """Nothing can be taken back, or not without the consent of others."""


class ChanceError(TafelrundeError):
    """What somebody said the dice or the bag brought is not possible here."""


class ChanceNeeded(TafelrundeError):
    """A table with real dice and bags has to say what came. `options` are the words that may be answered."""

    def __init__(self, options: Sequence[str]) -> None:
        self.options = list(dict.fromkeys(options))
        super().__init__(f"say what chance brought, one of: {', '.join(self.options)}")


class Refusal(msgspec.Struct, frozen=True):
    """Why a sentence is not legal: the rule that forbids it and a sentence about it."""

    rule: str
    text: str

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})"


class ResignRefused(TafelrundeError):
    """The seat cannot resign now. `refusal` says which rule and why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"resigning is not possible: {refusal}")
        self.refusal = refusal


class SentenceError(TafelrundeError):
    """A sentence cannot be played."""

    def __init__(self, sentence: str, message: str) -> None:
        super().__init__(message)
        self.sentence = sentence


class IllegalSentence(SentenceError):
    """Well formed, but the rules forbid it here. `refusal` says which rule and why."""

    def __init__(self, sentence: str, refusal: Refusal) -> None:
        super().__init__(sentence, f"'{sentence}' is not possible: {refusal}")
        self.refusal = refusal

    @property
    def rule(self) -> str:
        """The id of the rule that forbids it."""
        return self.refusal.rule


class MalformedSentence(SentenceError):
    """Not a sentence of this game: a word nobody knows, or none at all."""


class AmbiguousSentence(SentenceError):
    """A shortened sentence that fits several legal ones, listed in `candidates`."""

    def __init__(self, sentence: str, candidates: Sequence[str]) -> None:
        shown = ", ".join(f"'{c}'" for c in candidates[:6]) + (", …" if len(candidates) > 6 else "")
        super().__init__(sentence, f"'{sentence}' could mean {shown}; add a word that tells them apart")
        self.candidates = list(candidates)
