"""Sources of chance. All randomness of all games goes through `Chance.pick`.

A pick happens at the moment its result becomes known to somebody, so bags and decks are drawn lazily and nothing is shuffled ahead.
Compiled together with the engine.
"""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

MASK32: Final = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(ABC):
    """Something that can be asked for one of `n` equally likely outcomes."""

    @abstractmethod
    def pick(self, n: i64, what: i64) -> i64:
        """Return an outcome below `n`. `what` is the game's own code for the question, so that people can be asked it in words."""

    @abstractmethod
    def copy(self) -> Chance:
        """Return an independent source that goes on the same way."""


class Seeded(Chance):
    """Multiply-with-carry: the whole generator is one int below 2**62, so copying, saving and resuming are free."""

    def __init__(self, state: i64) -> None:
        self.state = state

    def pick(self, n: i64, what: i64) -> i64:
        s = 0x3F4397C1 * (self.state & MASK32) + (self.state >> 32)
        self.state = s
        return ((s ^ (s >> 32)) & MASK32) * n >> 32

    def copy(self) -> Chance:
        return Seeded(self.state)

    def __reduce__(self) -> tuple[object, ...]:
        return Seeded, (int(self.state),)


def seeded(seed: int | str) -> Seeded:
    """Return a generator for any number or text; near seeds give unrelated streams."""
    digest = hashlib.sha256(f"tafelrunde {seed}".encode()).digest()
    return Seeded(int.from_bytes(digest[:8], "big") % (0x3F4397C1 * 0x100000000 - 1))


class TapeEnd(Exception):
    """The tape has no outcome for this pick: somebody has to say what the dice or the bag brought."""

    def __init__(self, n: int, what: int) -> None:
        super().__init__(f"no outcome on the tape for a pick of {n}")
        self.n = n
        self.what = what

    def __reduce__(self) -> tuple[object, ...]:
        return TapeEnd, (self.n, self.what)


class TapeMismatch(Exception):
    """The tape holds an outcome that this pick cannot have: the record does not fit these rules."""

    def __init__(self, n: int, outcome: int) -> None:
        super().__init__(f"outcome {outcome} is impossible here, there are only {n} (0 to {n - 1})")
        self.n = n
        self.outcome = outcome

    def __reduce__(self) -> tuple[object, ...]:
        return TapeMismatch, (self.n, self.outcome)


class Tape(Chance):
    """Outcomes that are already known: a replay, a scripted scenario, dice thrown on a real table."""

    def __init__(self, outcomes: list[i64], position: i64 = 0) -> None:
        self.outcomes = outcomes
        self.position = position

    def pick(self, n: i64, what: i64) -> i64:
        if self.position >= len(self.outcomes):
            raise TapeEnd(n, what)
        outcome = self.outcomes[self.position]
        if outcome < 0 or outcome >= n:
            raise TapeMismatch(n, outcome)
        self.position += 1
        return outcome

    def copy(self) -> Chance:
        return Tape(self.outcomes, self.position)

    def __reduce__(self) -> tuple[object, ...]:
        return Tape, (self.outcomes, int(self.position))


class Committed(Chance):
    """Draws that follow from a secret which can be committed to beforehand and checked afterwards.

    Draw number k is the HMAC-like hash of secret and k, reduced without bias. Numbers are never used twice: a move that was taken back
    and played again draws anew, so nobody profits from having seen what would come. In games that ask every question only once
    (`Game.same_draws`) the question itself is the number: there a move played again brings the same again.
    """

    def __init__(self, secret: str, number: i64 = 0, by_question: bool = False) -> None:
        self.secret = secret
        self.number = number
        self.by_question = by_question

    def pick(self, n: i64, what: i64) -> i64:
        outcome = committed_draw(self.secret, what if self.by_question else self.number, n)
        self.number += 1
        return outcome

    def copy(self) -> Chance:
        return Committed(self.secret, self.number, self.by_question)

    def __reduce__(self) -> tuple[object, ...]:
        return Committed, (self.secret, int(self.number), self.by_question)


def commitment(secret: str) -> str:
    """Return the hash that is shown before the first draw and proves the secret afterwards."""
    return hashlib.sha256(f"tafelrunde commitment {secret}".encode()).hexdigest()


def committed_draw(secret: str, number: int, n: int) -> int:
    """Return draw `number` of a committed secret, one of `n` outcomes, all equally likely."""
    attempt = 0
    limit = 0x10000000000000000 // n * n  # outcomes beyond the last full block would favour the low ones
    while True:
        digest = hashlib.sha256(f"tafelrunde draw {secret} {number} {attempt}".encode()).digest()
        value = int.from_bytes(digest[:8], "big")
        if value < limit:
            return value % n
        attempt += 1


class Sealed(Chance):
    """The secret of a committed match is not at hand: nothing can be drawn."""

    def pick(self, n: i64, what: i64) -> i64:
        raise SecretMissing

    def copy(self) -> Chance:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return Sealed, ()


class SecretMissing(Exception):
    """A draw was asked of a sealed source."""


class Recording(Chance):
    """Passes picks on and writes down what came: outcomes for the record, ranges and questions so that a draw can be verified later."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.outcomes: list[i64] = []
        self.ranges: list[i64] = []
        self.questions: list[i64] = []

    def __reduce__(self) -> tuple[object, ...]:
        return recording, (self.source, self.outcomes, self.ranges, self.questions)

    def pick(self, n: i64, what: i64) -> i64:
        outcome = self.source.pick(n, what)
        self.outcomes.append(outcome)
        self.ranges.append(n)
        self.questions.append(what)
        return outcome

    def copy(self) -> Chance:
        return Recording(self.source.copy())


def recording(source: Chance, outcomes: list[i64], ranges: list[i64], questions: list[i64]) -> Recording:
    """Return a recording that has written this down already."""
    found = Recording(source)
    found.outcomes, found.ranges, found.questions = outcomes, ranges, questions
    return found
