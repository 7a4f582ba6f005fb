"""What happens in Seventh Stone: resource stones, control, units and stones that come and go."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.seventh_stone.engine import _grammar as ss
from tafelrunde.games.seventh_stone.engine.state import SeventhStone
from tafelrunde.kernel.contract import BIT
from tafelrunde.kernel.rows import with_one, without
from tafelrunde.kernel.vectors import append, vec

AT_LEAST: Final = 99  # more points than any cohort has


# Resource stones


def field_yield(state: SeventhStone, cell: i64) -> i64:
    """Return what the land of a field gives (SS-2.1): its terrain matters only with the option (SS-3.5, SS-20.1)."""
    if state.board.kind[cell] != ss.Kind.YIELD:
        return 0
    return ss.TERRAIN_RS[state.board.terrain[cell]] if state.rules.advanced else ss.YIELD_RS


def field_value(state: SeventhStone, cell: i64) -> i64:
    """Return the resource stones of all sources on a field (SS-2.1)."""
    value = field_yield(state, cell)
    if state.capital[cell] >= 0:
        value += ss.CAPITAL_RS
    for i in range(cell * ss.SLOTS, cell * ss.SLOTS + ss.SLOTS):
        if state.building[i] == ss.Building.MANUFACTORY:
            value += ss.MANUFACTORY_RS
    return value


def field_ts(state: SeventhStone, cell: i64) -> i64:
    """Return the tear stones that a field is worth to its controller (SS-1.1)."""
    if state.capital[cell] >= 0:
        return ss.CAPITAL_TS
    return 1 if state.board.kind[cell] == ss.Kind.TEMPLE else 0


def built_before(state: SeventhStone, cell: i64, building: i64, year: i64) -> i64:
    """Return how many buildings of a kind that were built before a year stand on a field (SS-8.5)."""
    count: i64 = 0
    for i in range(cell * ss.SLOTS, cell * ss.SLOTS + ss.SLOTS):
        if state.building[i] == building and state.built[i] < year:
            count += 1
    return count


def sources(state: SeventhStone, seat: i64) -> i64:
    """Return the resource stones of all sources of a player."""
    value: i64 = 0
    for cell in range(state.board.cells):
        if state.controller[cell] == seat:
            value += field_value(state, cell)
    return value


def gain(state: SeventhStone, seat: i64, value: i64) -> None:
    """Take resource stones from the pile into the store (SS-2.2)."""
    if value > 0:
        state.sheet[seat * ss.SHEET] += value
        state.note(ss.Happened.RS, [seat, value])


def pay(state: SeventhStone, seat: i64, value: i64) -> None:
    """Return resource stones to the pile; where the sheet has too few the player owes the rest in units (SS-2.4)."""
    if value == 0:
        return
    state.note(ss.Happened.RS, [seat, -value])
    owed = pay_from_sheet(state, seat, value)
    if owed > 0:
        state.push(ss.ask_disband(seat, owed))


def pay_from_sheet(state: SeventhStone, seat: i64, value: i64) -> i64:
    """Take resource stones off a sheet, in the order of SS-2.3; return what is still owed."""
    base = seat * ss.SHEET
    for slot in ss.PAYING:
        paid = min(value, state.sheet[base + slot])
        state.sheet[base + slot] -= paid
        value -= paid
    while value > 0:
        largest: i64 = ss.Slot.MELEE
        for kind in range(1, ss.TYPES):
            if state.sheet[base + ss.Slot.MELEE + kind] > state.sheet[base + largest]:
                largest = ss.Slot.MELEE + kind
        paid = min(value, state.sheet[base + largest])
        if paid == 0:
            break
        state.sheet[base + largest] -= paid
        value -= paid
    return value


def take_control(state: SeventhStone, seat: i64, cell: i64) -> None:
    """A field changes hands with all that stands on it (SS-1.2, SS-2.13, SS-3.4, SS-9.9)."""
    former = state.controller[cell]
    value = field_value(state, cell)
    state.controller[cell] = seat
    state.note(ss.Happened.CONTROL, [seat, cell, former, value])
    gain(state, seat, value)
    if former >= 0:
        pay(state, former, value)


def controllable(state: SeventhStone, cell: i64) -> bool:
    """Return whether a field can be controlled at all (SS-3.3)."""
    return state.board.kind[cell] == ss.Kind.YIELD or state.board.kind[cell] == ss.Kind.TEMPLE


# Who stands where


def enemies(state: SeventhStone, seat: i64, cell: i64) -> i64:
    """Return how many units of others stand on a field, city guards apart; all others are enemies (SS-3.6)."""
    count: i64 = 0
    for other in range(state.rules.players):
        if other != seat:
            count += state.units(other, cell)
    return count


def garrison(state: SeventhStone, cell: i64) -> i64:
    """Return how many city guards a field has if its controller is attacked (SS-13.4)."""
    return ss.GUARD if state.capital[cell] >= 0 else 0


def garrison_left(state: SeventhStone, cell: i64) -> i64:
    """Return how many of them are left in this movement phase: none where its mover has won an overrun (SS-10.11)."""
    return 0 if state.capital[cell] >= 0 and state.stormed & BIT[state.capital[cell]] else garrison(state, cell)


def guard_of(state: SeventhStone, cell: i64) -> i64:
    """Return how many city guards have appeared on a field (SS-13.4)."""
    guards = garrison_left(state, cell)
    return guards if guards > 0 and enemies(state, state.controller[cell], cell) > 0 else 0


def is_conflict(state: SeventhStone, cell: i64) -> bool:
    """Return whether units of at least two players stand on a field (SS-10.1)."""
    sides: i64 = 0
    for seat in range(state.rules.players):
        if state.units(seat, cell) > 0:
            sides += 1
    if sides == 1 and state.capital[cell] >= 0:
        return state.units(state.controller[cell], cell) == 0 and guard_of(state, cell) > 0
    return sides > 1


def takes_part(state: SeventhStone, seat: i64, cell: i64) -> bool:
    """Return whether a player has units on a field, guards included."""
    return state.units(seat, cell) > 0 or (state.controller[cell] == seat and guard_of(state, cell) > 0)


def pinned(state: SeventhStone, seat: i64, cell: i64) -> bool:
    """Return whether a player's units cannot leave a field (SS-9.8)."""
    if enemies(state, seat, cell) > 0:
        return True
    return state.controller[cell] != seat and guard_of(state, cell) > 0


# Stones under armies, packed ascending


def stone_count(stones: i64) -> i64:
    """Return how many stones are in a stack."""
    count: i64 = 0
    while stones > 0:
        count += 1
        stones = ss.stack_rest(stones)
    return count


def add_stone(stones: i64, stone: i64) -> i64:
    """Return a stack with one more stone, still ascending."""
    if stones == 0 or ss.stack_first(stones) >= stone:
        return ss.stack(stone, stones)
    return ss.stack(ss.stack_first(stones), add_stone(ss.stack_rest(stones), stone))


def drop_stone(stones: i64, stone: i64) -> i64:
    """Return a stack with one stone of a kind less."""
    if stones == 0 or ss.stack_first(stones) == stone:
        return ss.stack_rest(stones)
    return ss.stack(ss.stack_first(stones), drop_stone(ss.stack_rest(stones), stone))


def add_stones(stones: i64, more: i64) -> i64:
    """Return two stacks as one."""
    while more > 0:
        stones = add_stone(stones, ss.stack_first(more))
        more = ss.stack_rest(more)
    return stones


def leave_open(state: SeventhStone, seat: i64, stone: i64) -> None:
    """A stone that a seat held in secret is shown to all: whoever knew of it knows that it is gone."""
    players = state.rules.players
    for viewer in range(players):
        at = (viewer * players + seat) * ss.STONES + stone
        if viewer != seat and state.known[at] > 0:
            state.known[at] -= 1


def put_open(state: SeventhStone, seat: i64, stone: i64, how: i64) -> None:
    """A stone of a seat goes on the open discard (SS-16.2)."""
    state.discard[stone] += 1
    state.shown += 1
    leave_open(state, seat, stone)
    state.note(ss.Happened.DISCARDED, [stone, how])


def put_all_open(state: SeventhStone, seat: i64, stones: i64, how: i64) -> None:
    """Discard a stack."""
    while stones > 0:
        put_open(state, seat, ss.stack_first(stones), how)
        stones = ss.stack_rest(stones)


# Cohorts of the mover


def key_of(cell: i64, kind: i64, flags: i64, points: i64) -> i64:
    """Return what tells a cohort from others: field, type, abilities and points left."""
    return ss.cohort(points, flags, ss.spot(kind, cell))


def cohort_cell(key: i64) -> i64:
    """Return the field of a cohort."""
    return ss.spot_cell(ss.cohort_spot(key))


def cohort_type(key: i64) -> i64:
    """Return the type of a cohort's units."""
    return ss.spot_type(ss.cohort_spot(key))


def has_ended(key: i64) -> bool:
    """Return whether the move of a cohort has ended (SS-9.7)."""
    return ss.cohort_flags(key) & ss.ENDED != 0


def find_cohort(state: SeventhStone, key: i64) -> i64:
    """Return the number of a cohort, EMPTY if there is none like it."""
    for i in range(len(state.cohort_key)):
        if state.cohort_key[i] == key:
            return i
    return ss.EMPTY


def add_cohort(state: SeventhStone, key: i64, military: i64, mercenary: i64) -> None:
    """Add units to a cohort, or take some away; cohorts stay in order and empty ones vanish."""
    at: i64 = 0
    while at < len(state.cohort_key) and state.cohort_key[at] < key:
        at += 1
    if at == len(state.cohort_key) or state.cohort_key[at] != key:
        state.cohort_key = with_one(state.cohort_key, at, key)
        state.cohort_military = with_one(state.cohort_military, at, 0)
        state.cohort_mercenary = with_one(state.cohort_mercenary, at, 0)
    state.cohort_military[at] += military
    state.cohort_mercenary[at] += mercenary
    if state.cohort_military[at] + state.cohort_mercenary[at] == 0:
        state.cohort_key = without(state.cohort_key, at)
        state.cohort_military = without(state.cohort_military, at)
        state.cohort_mercenary = without(state.cohort_mercenary, at)


def change_cohorts(state: SeventhStone, before: vec[i64], after: vec[i64]) -> None:
    """The units of some cohorts can do something else from now on."""
    soldiers = vec[i64]()
    hired = vec[i64]()
    for key in before:
        i = find_cohort(state, key)
        soldiers = append(soldiers, state.cohort_military[i])
        hired = append(hired, state.cohort_mercenary[i])
        add_cohort(state, key, -soldiers[len(soldiers) - 1], -hired[len(hired) - 1])
    for i in range(len(after)):
        add_cohort(state, after[i], soldiers[i], hired[i])


def thin_cohorts(state: SeventhStone, cell: i64, kind: i64, mercenary: bool) -> None:
    """One unit of the mover is gone: of those alike the one with the fewest points left (SS-10.9)."""
    found: i64 = ss.EMPTY
    fewest: i64 = AT_LEAST
    for i in range(len(state.cohort_key)):
        key = state.cohort_key[i]
        if ss.cohort_spot(key) != ss.spot(kind, cell) or (state.cohort_mercenary[i] if mercenary else state.cohort_military[i]) == 0:
            continue
        points = ss.cohort_points(key)
        if has_ended(key) and state.battle != cell:
            points -= AT_LEAST  # whoever has ended can do less, unless the battle sets it free again
        if points < fewest:
            fewest = points
            found = key
    add_cohort(state, found, 0 if mercenary else -1, -1 if mercenary else 0)


# Units


def remove_unit(state: SeventhStone, seat: i64, cell: i64, kind: i64, mercenary: bool, how: i64) -> None:
    """A unit leaves the board. Its stone goes to the owner's store, unless the debt takes it (SS-2.4, SS-2.9, SS-12.10)."""
    at = state.place(seat, cell, kind)
    if mercenary:
        state.mercenary[at] -= 1
    else:
        state.military[at] -= 1
        if how != ss.Lost.DISBANDED:
            state.sheet[seat * ss.SHEET] += 1
    if state.mover == seat:
        thin_cohorts(state, cell, kind, mercenary)


def army_gone(state: SeventhStone, seat: i64, cell: i64, kind: i64) -> bool:
    """Return whether nothing of a type is left on a field."""
    at = state.place(seat, cell, kind)
    return state.strength(at) == 0


def drop_army(state: SeventhStone, seat: i64, cell: i64, kind: i64) -> None:
    """An army without units leaves the board; its stones go to the discard (SS-2.5)."""
    at = state.place(seat, cell, kind)
    stones = state.stones[at]
    state.stones[at] = 0
    state.support[seat * state.board.cells + cell] = ss.EMPTY  # SS-9.19
    put_all_open(state, seat, stones, ss.Put.LOST)


def destroy_army(state: SeventhStone, seat: i64, cell: i64, how: i64) -> None:
    """An army is destroyed by an event (SS-6.5)."""
    kind = state.army_type(seat, cell)
    at = state.place(seat, cell, kind)
    state.note(ss.Happened.LOST, [seat, cell, kind, state.military[at], state.mercenary[at], how])
    state.sheet[seat * ss.SHEET] += state.military[at]
    state.military[at] = 0
    state.mercenary[at] = 0
    drop_army(state, seat, cell, kind)


def drop_mercenaries(state: SeventhStone, seat: i64, cell: i64, kind: i64, how: i64) -> None:
    """All mercenaries of an army leave it (SS-6.8, SS-16.13)."""
    at = state.place(seat, cell, kind)
    if state.mercenary[at] > 0:
        state.note(ss.Happened.LOST, [seat, cell, kind, 0, state.mercenary[at], how])
        state.mercenary[at] = 0


def note_conflict(state: SeventhStone, seat: i64, cell: i64) -> None:
    """Units of a seat have come to a field where others stand: remember who was there first (SS-14.2, SS-R18)."""
    if state.stood[cell] == ss.EMPTY:
        state.stood[cell] = state.controller[cell]
        for other in range(state.rules.players):
            if other != seat and state.units(other, cell) > 0 and not controllable(state, cell):
                state.stood[cell] = other
    state.note(ss.Happened.CONFLICT, [seat, cell])


def units_vanished(state: SeventhStone, seat: i64, cell: i64) -> None:
    """Units were taken off a field outside a battle: a conflict there may be over without one (SS-9.19, SS-R39)."""
    if state.stood[cell] == ss.EMPTY:
        return
    if is_conflict(state, cell):
        if state.stood[cell] == seat and not controllable(state, cell) and not takes_part(state, seat, cell):
            for position in range(state.rules.players):  # SS-R38: whoever came next, in turn order
                if takes_part(state, state.order[position], cell):
                    state.stood[cell] = state.order[position]
                    return
        return
    state.stood[cell] = ss.EMPTY
    state.note(ss.Happened.PEACE, [cell])
    for other in range(state.rules.players):
        if state.units(other, cell) > 0 and state.controller[cell] != other and controllable(state, cell):
            take_control(state, other, cell)
    clear_supports(state, cell)


def clear_supports(state: SeventhStone, cell: i64) -> None:
    """Supports of a conflict that is over are void; the armies stay where they are (SS-R45)."""
    if state.phase == ss.Phase.COMBAT:
        for i in range(len(state.support)):
            if state.support[i] == cell:
                state.support[i] = ss.EMPTY


def is_mountain(state: SeventhStone, cell: i64) -> bool:
    """Return whether a field is a natural wall (SS-20.2)."""
    return state.rules.advanced and state.board.terrain[cell] == ss.Terrain.MOUNTAIN
