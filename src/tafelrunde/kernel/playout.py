"""Random playouts through the contract. Compiled together with the engine."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.kernel.chance import Recording, Seeded
from tafelrunde.kernel.contract import NOBODY, ROOM, SEVERAL, State

PRIME: Final = 0x7FFFFFFF


def playout(state: State, dice: Seeded, limit: i64) -> i64:
    """Play uniformly random legal actions until the game is over or `limit` is reached; return the number of decisions."""
    decisions: i64 = 0
    while state.to_move != NOBODY and decisions < limit:
        seat = state.to_move
        if seat == SEVERAL:
            seat = state.actors()[0]
        count = state.fill(seat, ROOM)
        state.apply(seat, ROOM[dice.pick(count, 0)])
        decisions += 1
    return decisions


def fingerprint(state: State, dice: Seeded, limit: i64) -> i64:
    """Play as `playout` does and return a checksum over the actions offered, the actions taken and what chance brought.

    The same games must give the same checksum compiled and interpreted, on every machine.
    """
    recording = Recording(state.chance)
    state.chance = recording
    total: i64 = 1
    decisions: i64 = 0
    while state.to_move != NOBODY and decisions < limit:
        for seat in state.actors():
            for offered in state.legal(seat):
                total = (total * 31 + offered % PRIME) % PRIME
        seat_now: i64 = state.actors()[0]
        actions = state.legal(seat_now)
        action = actions[dice.pick(len(actions), 0)]
        total = (total * 31 + seat_now + action % PRIME) % PRIME
        state.apply(seat_now, action)
        decisions += 1
    for outcome in recording.outcomes:
        total = (total * 31 + outcome) % PRIME
    return total
