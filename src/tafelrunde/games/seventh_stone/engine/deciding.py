"""Kinds of steps of Seventh Stone, and rows of actions."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.seventh_stone.engine.state import SeventhStone, Step
from tafelrunde.kernel.contract import NOBODY
from tafelrunde.kernel.vectors import append, vec


class Automatic(Step):
    """A step in which there is never anything to decide."""

    def actor(self, state: SeventhStone, data: i64) -> i64:
        state.steps.pop()
        self.happen(state, data)
        return NOBODY

    def happen(self, state: SeventhStone, data: i64) -> None:
        """Carry the step out."""

    def legal(self, state: SeventhStone, data: i64, seat: i64) -> vec[i64]:
        return vec[i64]()

    def apply(self, state: SeventhStone, data: i64, seat: i64, action: i64) -> None:
        pass


class Owed(Step):
    """A decision of the seat that the question names."""

    def actor(self, state: SeventhStone, data: i64) -> i64:
        return data


class Forced(Step):
    """A decision that is none where there is only one way: then it happens by itself (SS-R34)."""

    def actor(self, state: SeventhStone, data: i64) -> i64:
        seat = self.seat(state, data)
        options = self.legal(state, data, seat)
        if len(options) > 1:
            return seat
        self.apply(state, data, seat, options[0])
        return NOBODY

    def seat(self, state: SeventhStone, data: i64) -> i64:
        """Return who decides: the seat that the question names."""
        return data


def actions_of(block: i64, values: vec[i64]) -> vec[i64]:
    """Return an action of a kind for each of these numbers."""
    actions = vec[i64](capacity=len(values))
    for value in values:
        actions = append(actions, block + value)
    return actions


def up_to(block: i64, most: i64) -> vec[i64]:
    """Return an action of a kind for each number from 0 on."""
    actions = vec[i64](capacity=most + 1)
    for count in range(most + 1):
        actions = append(actions, block + count)
    return actions


def with_all(actions: vec[i64], more: vec[i64]) -> vec[i64]:
    """Return two rows of actions as one."""
    for action in more:
        actions = append(actions, action)
    return actions
