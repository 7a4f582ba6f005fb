"""What happens in Seventh Stone: resource stones, control, units and stones that come and go."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.seventh_stone.engine.board import Kind, Terrain
from tafelrunde.games.seventh_stone.engine.data import (
    CAPITAL_RS,
    EMPTY,
    GUARD,
    MANUFACTORY_RS,
    PAYING,
    SHEET,
    SLOTS,
    STONES,
    TYPES,
    Ask,
    Building,
    Flag,
    Happened,
    Lost,
    Phase,
    Put,
    Slot,
)
from tafelrunde.games.seventh_stone.engine.state import SeventhStone
from tafelrunde.kernel.contract import BIT
from tafelrunde.kernel.vectors import append, vec

STONE_BITS: Final = 5
STONE_MASK: Final = 31
YIELDS: Final[list[i64]] = [3, 2, 1]  # with advanced terrain (SS-20.1)


# Resource stones


def field_yield(state: SeventhStone, cell: i64) -> i64:
    """Return what the land of a field gives (SS-2.1, SS-20.1)."""
    if state.board.kind[cell] != Kind.YIELD:
        return 0
    return YIELDS[state.board.terrain[cell]] if state.rules.advanced else 2


def field_value(state: SeventhStone, cell: i64) -> i64:
    """Return the resource stones of all sources on a field (SS-2.1)."""
    value = field_yield(state, cell)
    if state.capital[cell] >= 0:
        value += CAPITAL_RS
    for i in range(cell * SLOTS, cell * SLOTS + SLOTS):
        if state.building[i] == Building.MANUFACTORY:
            value += MANUFACTORY_RS
    return value


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
        state.sheet[seat * SHEET] += value
        state.note(Happened.RS, [seat, value])


def pay(state: SeventhStone, seat: i64, value: i64) -> None:
    """Return resource stones to the pile; where the sheet has too few the player owes the rest in units (SS-2.4)."""
    if value == 0:
        return
    state.note(Happened.RS, [seat, -value])
    owed = pay_from_sheet(state, seat, value)
    if owed > 0:
        state.push(Ask.DISBAND, owed << 3 | seat)


def pay_from_sheet(state: SeventhStone, seat: i64, value: i64) -> i64:
    """Take resource stones off a sheet, in the order of SS-2.3; return what is still owed."""
    base = seat * SHEET
    for slot in PAYING:
        paid = min(value, state.sheet[base + slot])
        state.sheet[base + slot] -= paid
        value -= paid
    while value > 0:
        largest: i64 = Slot.MELEE
        for kind in range(1, TYPES):
            if state.sheet[base + Slot.MELEE + kind] > state.sheet[base + largest]:
                largest = Slot.MELEE + kind
        paid = min(value, state.sheet[base + largest])
        if paid == 0:
            break
        state.sheet[base + largest] -= paid
        value -= paid
    return value


def take_control(state: SeventhStone, seat: i64, cell: i64) -> None:
    """A field changes hands with all that stands on it (SS-2.13, SS-3.4, SS-9.9)."""
    former = state.controller[cell]
    value = field_value(state, cell)
    state.controller[cell] = seat
    state.note(Happened.CONTROL, [seat, cell, former, value])
    gain(state, seat, value)
    if former >= 0:
        pay(state, former, value)


def controllable(state: SeventhStone, cell: i64) -> bool:
    """Return whether a field can be controlled at all (SS-3.3)."""
    return state.board.kind[cell] == Kind.YIELD or state.board.kind[cell] == Kind.TEMPLE


# Who stands where


def enemies(state: SeventhStone, seat: i64, cell: i64) -> i64:
    """Return how many units of others stand on a field, city guards apart."""
    count: i64 = 0
    for other in range(state.rules.players):
        if other != seat:
            count += state.units(other, cell)
    return count


def guard_of(state: SeventhStone, cell: i64) -> i64:
    """Return how many city guards have appeared on a field (SS-13.4)."""
    if state.capital[cell] < 0 or state.stormed & BIT[state.capital[cell]]:  # SS-10.11
        return 0
    return GUARD if enemies(state, state.controller[cell], cell) > 0 else 0


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


def stone_count(packed: i64) -> i64:
    """Return how many stones are packed in a number."""
    count: i64 = 0
    while packed > 0:
        count += 1
        packed >>= STONE_BITS
    return count


def add_stone(packed: i64, stone: i64) -> i64:
    """Return a packed number with one more stone, still ascending."""
    low: i64 = 0
    shift: i64 = 0
    while packed > 0 and packed & STONE_MASK < stone:
        low |= (packed & STONE_MASK) << shift
        packed >>= STONE_BITS
        shift += STONE_BITS
    return low | (packed << STONE_BITS | stone) << shift


def drop_stone(packed: i64, stone: i64) -> i64:
    """Return a packed number with one stone of a kind less."""
    low: i64 = 0
    shift: i64 = 0
    while packed > 0:
        top = packed & STONE_MASK
        packed >>= STONE_BITS
        if top == stone:
            return low | packed << shift
        low |= top << shift
        shift += STONE_BITS
    return low


def add_stones(packed: i64, more: i64) -> i64:
    """Return two packed numbers as one."""
    while more > 0:
        packed = add_stone(packed, more & STONE_MASK)
        more >>= STONE_BITS
    return packed


def leave_open(state: SeventhStone, seat: i64, stone: i64) -> None:
    """A stone that a seat held in secret is shown to all: whoever knew of it knows that it is gone."""
    players = state.rules.players
    for viewer in range(players):
        at = (viewer * players + seat) * STONES + stone
        if viewer != seat and state.known[at] > 0:
            state.known[at] -= 1


def put_open(state: SeventhStone, seat: i64, stone: i64, how: i64) -> None:
    """A stone of a seat goes on the open discard (SS-16.2)."""
    state.discard[stone] += 1
    state.shown += 1
    leave_open(state, seat, stone)
    state.note(Happened.DISCARDED, [stone, how])


def put_all_open(state: SeventhStone, seat: i64, packed: i64, how: i64) -> None:
    """Discard all stones packed in a number."""
    while packed > 0:
        put_open(state, seat, packed & STONE_MASK, how)
        packed >>= STONE_BITS


# Cohorts of the mover


def key_of(cell: i64, kind: i64, flags: i64, points: i64) -> i64:
    """Return what tells a cohort from others: field, type, abilities and points left."""
    return ((cell * 4 + kind) << 4 | flags) << 4 | points


def add_cohort(state: SeventhStone, key: i64, military: i64, mercenary: i64) -> None:
    """Add units to a cohort, or take some away; cohorts stay in order and empty ones vanish."""
    keys = vec[i64]()
    soldiers = vec[i64]()
    hired = vec[i64]()
    added = False
    for i in range(len(state.cohort_key)):
        other = state.cohort_key[i]
        m, k = state.cohort_military[i], state.cohort_mercenary[i]
        if not added and other >= key:
            added = True
            if other == key:
                m += military
                k += mercenary
            else:
                keys = append(keys, key)
                soldiers = append(soldiers, military)
                hired = append(hired, mercenary)
        if m + k > 0:
            keys = append(keys, other)
            soldiers = append(soldiers, m)
            hired = append(hired, k)
    if not added:
        keys = append(keys, key)
        soldiers = append(soldiers, military)
        hired = append(hired, mercenary)
    state.cohort_key = keys
    state.cohort_military = soldiers
    state.cohort_mercenary = hired


def thin_cohorts(state: SeventhStone, cell: i64, kind: i64, mercenary: bool) -> None:
    """One unit of the mover is gone: of those alike the one with the fewest points left (SS-10.9)."""
    found: i64 = EMPTY
    fewest: i64 = 99
    for i in range(len(state.cohort_key)):
        key = state.cohort_key[i]
        if key >> 8 != cell * 4 + kind or (state.cohort_mercenary[i] if mercenary else state.cohort_military[i]) == 0:
            continue
        points = key & 15
        if key >> 4 & Flag.ENDED and state.battle != cell:
            points -= 16  # whoever has ended can do less, unless the battle sets it free again
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
        if how != Lost.DISBANDED:
            state.sheet[seat * SHEET] += 1
    if state.mover == seat:
        thin_cohorts(state, cell, kind, mercenary)


def army_gone(state: SeventhStone, seat: i64, cell: i64, kind: i64) -> bool:
    """Return whether nothing of a type is left on a field."""
    at = state.place(seat, cell, kind)
    return state.military[at] + state.mercenary[at] == 0


def drop_army(state: SeventhStone, seat: i64, cell: i64, kind: i64) -> None:
    """An army without units leaves the board; its stones go to the discard (SS-2.5)."""
    at = state.place(seat, cell, kind)
    stones = state.stones[at]
    state.stones[at] = 0
    state.support[seat * state.board.cells + cell] = EMPTY  # SS-9.19
    put_all_open(state, seat, stones, Put.LOST)


def destroy_army(state: SeventhStone, seat: i64, cell: i64, how: i64) -> None:
    """An army is destroyed by an event (SS-6.5)."""
    kind = state.army_type(seat, cell)
    at = state.place(seat, cell, kind)
    state.note(Happened.LOST, [seat, cell, kind, state.military[at], state.mercenary[at], how])
    state.sheet[seat * SHEET] += state.military[at]
    state.military[at] = 0
    state.mercenary[at] = 0
    drop_army(state, seat, cell, kind)


def note_conflict(state: SeventhStone, seat: i64, cell: i64) -> None:
    """Units of a seat have come to a field where others stand: remember who was there first (SS-14.2)."""
    if state.stood[cell] == EMPTY:
        state.stood[cell] = state.controller[cell]
        for other in range(state.rules.players):
            if other != seat and state.units(other, cell) > 0 and not controllable(state, cell):
                state.stood[cell] = other
    state.note(Happened.CONFLICT, [seat, cell])


def units_vanished(state: SeventhStone, seat: i64, cell: i64) -> None:
    """Units were taken off a field outside a battle: a conflict there may be over without one (SS-9.19)."""
    if state.stood[cell] == EMPTY:
        return
    if is_conflict(state, cell):
        if state.stood[cell] == seat and not controllable(state, cell) and not takes_part(state, seat, cell):
            for position in range(state.rules.players):  # whoever came next: they came in turn order
                if takes_part(state, state.order[position], cell):
                    state.stood[cell] = state.order[position]
                    return
        return
    state.stood[cell] = EMPTY
    state.note(Happened.PEACE, [cell])
    for other in range(state.rules.players):
        if state.units(other, cell) > 0 and state.controller[cell] != other and controllable(state, cell):
            take_control(state, other, cell)
    clear_supports(state, cell)


def clear_supports(state: SeventhStone, cell: i64) -> None:
    """Supports of a conflict that is over are void; the armies stay where they are."""
    if state.phase == Phase.COMBAT:
        for i in range(len(state.support)):
            if state.support[i] == cell:
                state.support[i] = EMPTY


def is_mountain(state: SeventhStone, cell: i64) -> bool:
    """Return whether a field is a natural wall (SS-20.2)."""
    return state.rules.advanced and state.board.terrain[cell] == Terrain.MOUNTAIN
