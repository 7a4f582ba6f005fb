"""What can be played in Ethnos: recruits, and the walk through the cards that can make up a band (section 7.4 of the rules)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.ethnos.engine import _grammar as et
from tafelrunde.games.ethnos.engine.law import no_ally, no_exchange, no_follower, no_keep, no_lead, no_recruit
from tafelrunde.games.ethnos.engine.state import Ethnos
from tafelrunde.kernel.rows import filled, row_of
from tafelrunde.kernel.vectors import append, vec

NO_CARDS: Final[vec[i64]] = filled(et.KINDS, 0)  # to be copied
WALK_SIZE: Final = 16  # places for each leader and basis


def walk_of(leader: int, by_colour: int) -> list[int]:
    """Return the kinds that fit a leader in the order in which they are walked through, KINDS behind the last.

    The leader comes first, then again in its place, where it is passed over; Skeletons come last.
    """
    fitting = [
        kind
        for kind in range(et.KINDS)
        if kind != et.SKELETON and et.COPIES[kind] and no_follower(leader, kind, by_colour) == et.No.NOTHING
    ]
    found = [leader, *fitting, et.SKELETON]
    return found + [et.KINDS] * (WALK_SIZE - len(found))


WALKS: Final[vec[i64]] = row_of([kind for leader in range(et.KINDS) for basis in range(2) for kind in walk_of(leader, basis)])


def recruits(state: Ethnos, seat: i64) -> vec[i64]:
    """Return the ways to recruit: the deck, and each kind in the row (ET-4.1); none with ten cards in hand (ET-3.3)."""
    actions = vec[i64]()
    if no_recruit(state, seat) != et.No.NOTHING:
        return actions
    actions = append(actions, i64(et.Do.RECRUIT_DECK))
    for kind in state.kinds:
        if no_ally(state, kind) == et.No.NOTHING:
            actions = append(actions, et.do_recruit_row(kind))
    return actions


def add_leads(state: Ethnos, seat: i64, actions: vec[i64]) -> vec[i64]:
    """Add who can lead a band, by tribe or by colour (7.4): a basis only where it makes a difference."""
    of_tribe = NO_CARDS[: et.TRIBES]
    of_colour = NO_CARDS[: et.KINGDOMS]
    leaders = vec[i64]()
    for kind in state.kinds:
        if state.hand[seat * et.KINDS + kind] > 0 and no_lead(kind) == et.No.NOTHING:
            leaders = append(leaders, kind)
            of_tribe[kind // et.KINGDOMS] += 1
            of_colour[kind % et.KINGDOMS] += 1
    for kind in leaders:
        if of_tribe[kind // et.KINGDOMS] > 1 or of_colour[kind % et.KINGDOMS] == 1:
            actions = append(actions, et.do_lead_tribe(kind))
    for kind in leaders:
        if of_colour[kind % et.KINGDOMS] > 1:
            actions = append(actions, et.do_lead_colour(kind))
    return actions


def lead_card(action: i64) -> i64:
    """Return the kind that leads, by an action that names it."""
    return et.lead_colour_card(action) if action >= et.Do.LEAD_COLOUR else et.lead_tribe_card(action)


def leads_by_colour(action: i64) -> i64:
    """Return 1 if the others go with the leader by colour, 0 if by tribe."""
    return 1 if action >= et.Do.LEAD_COLOUR else 0


def leader_of(play: tuple[int, ...]) -> i64:
    """Return the kind that leads a band."""
    return lead_card(play[0])


# The walk through the cards that fit


def walk_kind(leader: i64, by_colour: i64, step: i64) -> i64:
    """Return the kind at a place of the walk through the cards that fit the leader, KINDS behind the last."""
    return WALKS[(leader * 2 + by_colour) * WALK_SIZE + step]


def available(state: Ethnos, seat: i64, leader: i64, kind: i64, step: i64) -> i64:
    """Return how many cards can be taken of a kind at a place of the walk."""
    held = state.hand[seat * et.KINDS + kind]
    if kind == leader:
        return held - 1 if step == 0 else 0
    return held


def must_take(state: Ethnos, seat: i64, leader: i64, by_colour: i64, step: i64) -> bool:
    """Return whether something has to be taken here, so that no band can be made in two ways (7.4).

    By colour at least one card of another tribe, if the same cards could also be had by tribe.
    """
    if not by_colour or step == 0 or walk_kind(leader, by_colour, step) == et.SKELETON:
        return False
    first = leader - leader % et.KINGDOMS
    alone = True
    for kind in range(first, first + et.KINGDOMS):
        if kind != leader and state.hand[seat * et.KINDS + kind] > 0:
            alone = False
    if alone:
        return False  # only this basis was offered
    other: i64 = 1
    kind = walk_kind(leader, by_colour, other)
    while kind != et.SKELETON:
        if kind != leader and (state.picked[kind] > 0 or (other > step and state.hand[seat * et.KINDS + kind] > 0)):
            return False  # taken already, or there is a later chance
        other += 1
        kind = walk_kind(leader, by_colour, other)
    return True


def next_choice(state: Ethnos, seat: i64, leader: i64, by_colour: i64, step: i64) -> i64:
    """Walk on from here, taking what has to be taken, and return the next place where there is a choice, WALK_SIZE if there is none."""
    kind = walk_kind(leader, by_colour, step)
    while kind < et.KINDS:
        count = available(state, seat, leader, kind, step)
        if count > 0:
            if count > 1 or not must_take(state, seat, leader, by_colour, step):
                return step
            state.picked[kind] += 1
        step += 1
        kind = walk_kind(leader, by_colour, step)
    return WALK_SIZE


def takes(state: Ethnos, seat: i64, leader: i64, by_colour: i64, step: i64) -> vec[i64]:
    """Return how many cards may be taken at a place of the walk: not all that match have to be played (ET-6.5)."""
    actions = vec[i64]()
    least: i64 = 1 if must_take(state, seat, leader, by_colour, step) else 0
    for count in range(least, available(state, seat, leader, walk_kind(leader, by_colour, step), step) + 1):
        actions = append(actions, et.do_take(count))
    return actions


def largest_band(state: Ethnos, seat: i64, action: i64, others: bool, wild: bool) -> tuple[int, ...]:
    """Return the play of a band with all cards that fit its leader, or without all that can be left out, or without Skeletons."""
    leader = lead_card(action)
    by_colour = leads_by_colour(action)
    picked = state.picked
    state.picked = NO_CARDS[:]
    state.picked[leader] = 1
    made = [int(action)]
    step = next_choice(state, seat, leader, by_colour, 0)
    while step < WALK_SIZE:
        kind = walk_kind(leader, by_colour, step)
        count = available(state, seat, leader, kind, step)
        if not (wild if kind == et.SKELETON else others):
            count = 1 if must_take(state, seat, leader, by_colour, step) else 0
        made.append(int(et.do_take(count)))
        state.picked[kind] += count
        step = next_choice(state, seat, leader, by_colour, step + 1)
    state.picked = picked
    return tuple(made)


def band_of(state: Ethnos, seat: i64, play: tuple[int, ...]) -> vec[i64]:
    """Return how many cards of each kind a band has, read from its play without playing it."""
    leader = lead_card(play[0])
    by_colour = leads_by_colour(play[0])
    picked = state.picked
    state.picked = NO_CARDS[:]
    state.picked[leader] = 1
    step = next_choice(state, seat, leader, by_colour, 0)
    for at in range(1, len(play)):
        state.picked[walk_kind(leader, by_colour, step)] += et.take_count(play[at])
        step = next_choice(state, seat, leader, by_colour, step + 1)
    band = state.picked
    state.picked = picked
    return band


def sensible_plays(state: Ethnos, seat: i64, chain: bool) -> list[tuple[int, ...]]:
    """Return the plays of a turn without bands that are smaller than they could be: what is left of the hand goes into the row anyway.

    Only what follows an Elf or Centaur can be worth more than a larger band, so these may also lead alone, or without Skeletons.
    """
    found: list[tuple[int, ...]] = []
    if not chain:
        for action in recruits(state, seat):
            found.append((int(action),))
    wild = state.hand[seat * et.KINDS + et.SKELETON] > 0
    for action in add_leads(state, seat, vec[i64]()):
        tribe = lead_card(action) // et.KINGDOMS
        found.append(largest_band(state, seat, action, True, True))
        if tribe == et.Tribe.ELF or tribe == et.Tribe.CENTAUR:
            if wild:
                found.append(largest_band(state, seat, action, True, False))
            alone = largest_band(state, seat, action, False, False)
            if alone not in found:
                found.append(alone)
    if chain:
        found.append((int(et.Do.END_CHAIN),))
    return found


# Other choices of cards and bands


def keeps(state: Ethnos, seat: i64, kind: i64) -> vec[i64]:
    """Return how many cards of a kind an Elf's player may keep: not more altogether than the band has (ET-11.1)."""
    kept = kept_so_far(state)
    actions = vec[i64]()
    for count in range(state.hand[seat * et.KINDS + kind] + 1):
        if no_keep(state, kept + count) == et.No.NOTHING:
            actions = append(actions, et.do_take(count))
    return actions


def kept_by(state: Ethnos, seat: i64, play: tuple[int, ...]) -> vec[i64]:
    """Return how many cards of each kind are kept, read from a play: it says so kind by kind, until there is nothing left to keep."""
    kept = NO_CARDS[:]
    at: i64 = 0
    for kind in state.kinds:
        if state.hand[seat * et.KINDS + kind] > 0 and at < len(play):
            kept[kind] = et.take_count(play[at])
            at += 1
    return kept


def kept_so_far(state: Ethnos) -> i64:
    kept: i64 = 0
    for kind in state.kinds:
        kept += state.picked[kind]
    return kept


def swap_targets(state: Ethnos, seat: i64, band: i64) -> list[i64]:
    """Return the bands that a Fairy's may be exchanged for (ET-27.2), in the order of 7.4: by owners clockwise."""
    targets: list[i64] = []
    for offset in range(1, state.rules.players):
        rival = (seat + offset) % state.rules.players
        for other in range(len(state.band_owner)):
            if state.band_owner[other] == rival and no_exchange(state, seat, state.band_size[band], other) == et.No.NOTHING:
                targets.append(i64(other))
    return targets
