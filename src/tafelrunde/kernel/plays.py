"""Plays: what a seat decides in one go. Compiled together with the engine.

Usually that is one action. Where a rule makes one decision out of several small ones (the cards of a band, kind by kind) a play is all of
them together: the table, the record and the other players know only whole plays, search may look at the small ones. Where there are
countless plays (resource stones on eight slots) only a selection is listed; any other is told by its sentence or its actions.
"""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.kernel.chance import Seeded
from tafelrunde.kernel.contract import State

Play = tuple[int, ...]


def rehearsal(state: State) -> State:
    """Return a copy to try actions on: what chance would bring after the last one does not matter."""
    copy = state.clone()
    copy.chance = Seeded(1)
    return copy


def plays(state: State, seat: i64) -> list[tuple[int, ...]]:
    """Return everything a seat can play now, or a selection of it, see `State.countless`."""
    if state.countless():
        return state.selection(seat)
    found = state.listing(seat)
    if found:
        return found
    for action in state.legal(seat):
        if state.begins(action):
            add_plays(state, seat, action, [], found)
        else:
            found.append((int(action),))
    return found


def add_plays(state: State, seat: i64, action: i64, before: list[int], found: list[tuple[int, ...]]) -> None:
    """Add every play that goes on with this action."""
    actions = [*before, int(action)]
    after = rehearsal(state)
    after.apply(seat, action)
    if not after.unfinished():
        found.append(tuple(actions))
        return
    for following in after.legal(seat):
        add_plays(after, seat, following, actions, found)


def random_play(state: State, seat: i64, dice: Seeded) -> tuple[int, ...]:
    """Return a play made of random actions, each as likely as the others beside it."""
    actions = state.legal(seat)
    action = actions[dice.pick(len(actions), 0)]
    made = [int(action)]
    if state.begins(action):
        after = rehearsal(state)
        after.apply(seat, action)
        while after.unfinished():
            actions = after.legal(seat)
            action = actions[dice.pick(len(actions), 0)]
            made.append(int(action))
            after.apply(seat, action)
    return tuple(made)


def can_play(state: State, seat: i64, play: tuple[int, ...]) -> bool:
    """Return whether these actions are a whole legal play of a seat."""
    after = state
    for i in range(len(play)):
        if play[i] not in after.actions(seat):
            return False
        if not after.begins(play[i]):
            return i == len(play) - 1
        after = rehearsal(after)
        after.apply(seat, play[i])
        if not after.unfinished():
            return i == len(play) - 1
    return False


def is_aside(state: State, seat: i64, play: tuple[int, ...]) -> bool:
    """Return whether a seat may play this although it owes no decision."""
    return len(play) == 1 and play[0] in state.asides(seat)


def carry_out(state: State, seat: i64, play: tuple[int, ...]) -> None:
    """Play all actions of a play."""
    for action in play:
        state.apply(seat, action)
