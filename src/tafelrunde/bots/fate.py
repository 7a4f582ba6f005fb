"""The luck of one imagined game, the same for all plays that are compared in it. Compiled together with the engine."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.kernel.chance import Chance, Seeded

MASK32: Final = 0xFFFFFFFF
MASK61: Final = 0x1FFFFFFFFFFFFFFF
AGAIN: Final = 0xC2B2AE3D27D4EB


class Scenario(Chance):
    """One way the dice and cards may fall: equal questions have equal answers, whatever was played before.

    The second time a question of the same `kind` is asked it has its own answer, and so on: the third card that a seat draws is the same
    after every play, or nearly. Questions without a code are answered in turn.
    """

    def __init__(self, number: i64, others: Seeded, kind: i64) -> None:
        self.number = number
        self.others = others
        self.kind = kind
        self.asked: dict[int, int] = {}  # how often each question was asked

    def pick(self, n: i64, what: i64) -> i64:
        if what == 0:
            return self.others.pick(n, 0)
        question = what & self.kind
        times: i64 = self.asked.get(question, 0)
        self.asked[question] = times + 1
        state = (self.number ^ (question * 0x9E3779B1) ^ (times * AGAIN)) & MASK61
        for _ in range(3):
            state = 0x3F4397C1 * (state & MASK32) + (state >> 32)
        return ((state ^ (state >> 32)) & MASK32) * n >> 32

    def copy(self) -> Chance:
        return scenario(int(self.number), Seeded(self.others.state), int(self.kind), dict(self.asked))

    def __reduce__(self) -> tuple[object, ...]:  # native classes do not pickle by themselves
        return scenario, (int(self.number), self.others, int(self.kind), self.asked)


def scenario(number: int, others: Seeded, kind: int, asked: dict[int, int]) -> Scenario:
    """Return a scenario in which this was asked already."""
    found = Scenario(number, others, kind)
    found.asked = asked
    return found
