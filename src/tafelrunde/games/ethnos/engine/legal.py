"""What can be played in Ethnos."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.ethnos.engine.data import (
    BY_COLOUR,
    HAND_LIMIT,
    KINDS,
    KINGDOMS,
    LEADER,
    SKELETON,
    TRIBES,
    WALK,
    Do,
    Tribe,
)
from tafelrunde.games.ethnos.engine.state import Ethnos
from tafelrunde.kernel.rows import filled
from tafelrunde.kernel.vectors import append, vec

BY_TRIBE_END: Final = 7
BY_COLOUR_END: Final = 14
NOTHING: Final[vec[i64]] = filled(KINDS, 0)  # to be copied


def recruits(state: Ethnos, seat: i64) -> vec[i64]:
    """Return the ways to recruit: the deck, and each kind in the row (ET-4.1); none with ten cards in hand (ET-3.3)."""
    actions = vec[i64]()
    if state.hand_size[seat] >= HAND_LIMIT:
        return actions
    actions = append(actions, i64(Do.RECRUIT_DECK))
    for kind in state.kinds:
        if state.row[kind] > 0:
            actions = append(actions, Do.RECRUIT_ROW + kind)
    return actions


def add_leads(state: Ethnos, seat: i64, actions: vec[i64]) -> vec[i64]:
    """Add who can lead a band, by tribe or by colour (7.4): a basis only where it makes a difference."""
    of_tribe = NOTHING[:TRIBES]
    of_colour = NOTHING[:KINGDOMS]
    base = seat * KINDS
    for kind in state.kinds:
        if state.hand[base + kind] > 0 and kind != SKELETON:
            of_tribe[kind // KINGDOMS] += 1
            of_colour[kind % KINGDOMS] += 1
    for kind in state.kinds:
        if state.hand[base + kind] > 0 and kind != SKELETON:
            if of_tribe[kind // KINGDOMS] > 1 or of_colour[kind % KINGDOMS] == 1:
                actions = append(actions, Do.LEAD_TRIBE + kind)
    for kind in state.kinds:
        if state.hand[base + kind] > 0 and kind != SKELETON and of_colour[kind % KINGDOMS] > 1:
            actions = append(actions, Do.LEAD_COLOUR + kind)
    return actions


def walk_kind(data: i64, step: i64) -> i64:
    """Return the kind at a place of the walk through the cards that fit the leader, KINDS behind the last (7.4)."""
    leader = data >> LEADER & 127
    if step == 0:
        return leader
    if data & BY_COLOUR:
        if step == BY_COLOUR_END:
            return SKELETON
        kind = (step - 1) * KINGDOMS + leader % KINGDOMS
        if step > BY_COLOUR_END:
            return KINDS
        return leader if kind // KINGDOMS == Tribe.SKELETON else kind  # `leader` again: passed over
    if step == BY_TRIBE_END:
        return SKELETON
    return KINDS if step > BY_TRIBE_END else leader // KINGDOMS * KINGDOMS + step - 1


def available(state: Ethnos, data: i64, seat: i64, step: i64) -> i64:
    """Return how many cards can be taken at a place of the walk."""
    leader = data >> LEADER & 127
    kind = walk_kind(data, step)
    if kind == leader:
        return state.hand[seat * KINDS + kind] - 1 if step == 0 else 0
    return state.hand[seat * KINDS + kind]


def must_take(state: Ethnos, data: i64, seat: i64) -> bool:
    """Return whether something has to be taken here, so that no band can be made in two ways (7.4).

    By colour at least one card of another tribe, if the same cards could also be had by tribe.
    """
    if not data & BY_COLOUR:
        return False
    step, leader = data & WALK, data >> LEADER & 127
    if step == 0 or step == BY_COLOUR_END:
        return False
    tribe = leader // KINGDOMS
    alone = True
    for kingdom in range(KINGDOMS):
        if kingdom != leader % KINGDOMS and state.hand[seat * KINDS + tribe * KINGDOMS + kingdom] > 0:
            alone = False
    if alone:
        return False  # only this basis was offered
    for other in range(1, BY_COLOUR_END):
        kind = walk_kind(data, other)
        if kind != leader and (state.picked[kind] > 0 or (other > step and available(state, data, seat, other) > 0)):
            return False  # taken already, or there is a later chance
    return True


def takes(state: Ethnos, data: i64, seat: i64) -> vec[i64]:
    """Return how many cards may be taken at the present place of the walk."""
    actions = vec[i64]()
    least: i64 = 1 if must_take(state, data, seat) else 0
    for count in range(least, available(state, data, seat, data & WALK) + 1):
        actions = append(actions, Do.TAKE + count)
    return actions


def keeps(state: Ethnos, seat: i64, kind: i64) -> vec[i64]:
    """Return how many cards of a kind an Elf's player may keep: not more altogether than the band has (ET-11.1)."""
    left = state.band_size[state.band]
    for other in state.kinds:
        left -= state.picked[other]
    actions = vec[i64]()
    for count in range(min(left, state.hand[seat * KINDS + kind]) + 1):
        actions = append(actions, Do.TAKE + count)
    return actions


def swap_targets(state: Ethnos, seat: i64, band: i64) -> list[i64]:
    """Return the bands a Fairy may be exchanged for: of rivals, not larger, not led by a Fairy (ET-27.2), in the order of 7.4."""
    targets: list[i64] = []
    for offset in range(1, state.rules.players):
        rival = (seat + offset) % state.rules.players
        for other in range(len(state.band_owner)):
            fits = state.band_owner[other] == rival and state.band_size[other] <= state.band_size[band]
            if fits and state.band_leader[other] // KINGDOMS != Tribe.FAIRY:
                targets.append(i64(other))
    return targets


def leader_of(play: tuple[int, ...]) -> i64:
    """Return the kind that leads a band."""
    action: i64 = play[0]
    return action - Do.LEAD_COLOUR if action >= Do.LEAD_COLOUR else action - Do.LEAD_TRIBE


def sensible_plays(state: Ethnos, seat: i64, chain: bool) -> list[tuple[int, ...]]:
    """Return the plays of a turn without bands that are smaller than they could be: what is left of the hand goes into the row anyway.

    Only what follows an Elf or Centaur can be worth more than a larger band, so these may also lead alone, or without Skeletons.
    """
    found: list[tuple[int, ...]] = []
    if not chain:
        for action in recruits(state, seat):
            found.append((int(action),))
    wild = state.hand[seat * KINDS + SKELETON] > 0
    for action in add_leads(state, seat, vec[i64]()):
        leader = action - Do.LEAD_COLOUR if action >= Do.LEAD_COLOUR else action - Do.LEAD_TRIBE
        tribe = leader // KINGDOMS
        whole = largest_band(state, seat, action, True, True)
        found.append(whole)
        if tribe == Tribe.ELF or tribe == Tribe.CENTAUR:
            if wild:
                found.append(largest_band(state, seat, action, True, False))
            alone = largest_band(state, seat, action, False, False)
            if alone not in found:
                found.append(alone)
    if chain:
        found.append((int(Do.END_CHAIN),))
    return found


def largest_band(state: Ethnos, seat: i64, action: i64, others: bool, wild: bool) -> tuple[int, ...]:
    """Return the play of a band with all cards that fit its leader, or without all that can be left out, or without Skeletons."""
    leader = action - Do.LEAD_COLOUR if action >= Do.LEAD_COLOUR else action - Do.LEAD_TRIBE
    data = leader << LEADER | (BY_COLOUR if action >= Do.LEAD_COLOUR else 0)
    picked = state.picked
    state.picked = NOTHING[:]
    state.picked[leader] = 1
    made = [int(action)]
    step: i64 = 0
    kind = leader
    while kind < KINDS:
        count = available(state, data, seat, step)
        if count > 0:
            forced = must_take(state, data | step, seat)
            if count > 1 or not forced:
                if not (wild if kind == SKELETON else others):
                    count = 1 if forced else 0
                made.append(int(Do.TAKE + count))
            state.picked[kind] += count
        step += 1
        kind = walk_kind(data, step)
    state.picked = picked
    return tuple(made)


def band_of(state: Ethnos, seat: i64, play: tuple[int, ...]) -> vec[i64]:
    """Return how many cards of each kind a band has, read from its play without playing it: the walk of 7.4 again."""
    leader = leader_of(play)
    data = leader << LEADER | (BY_COLOUR if play[0] >= Do.LEAD_COLOUR else 0)
    picked = state.picked
    state.picked = NOTHING[:]
    state.picked[leader] = 1
    at: i64 = 1
    step: i64 = 0
    while walk_kind(data, step) < KINDS:
        count = available(state, data, seat, step)
        if count > 1 or (count == 1 and not must_take(state, data | step, seat)):
            count = play[at] - Do.TAKE
            at += 1
        state.picked[walk_kind(data, step)] += count
        step += 1
    band = state.picked
    state.picked = picked
    return band
