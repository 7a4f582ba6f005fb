"""What can be placed in Seventh Stone (SS-8)."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.seventh_stone.engine._grammar import (
    CAPITAL_BARRACKS,
    EMPTY,
    GOODS,
    SLOTS,
    STONE_LIMIT,
    STONES,
    TYPES,
    UNITS_A_BARRACKS,
    Building,
    Good,
    Kind,
    do_build,
    do_equip,
    do_hire,
    do_recruit,
)
from tafelrunde.games.seventh_stone.engine.battle import fits
from tafelrunde.games.seventh_stone.engine.state import SeventhStone
from tafelrunde.kernel.rows import filled
from tafelrunde.kernel.vectors import append, vec


def can_build_on(state: SeventhStone, seat: i64, cell: i64) -> bool:
    """Return whether a player may build on a field (SS-6.6, SS-8.2)."""
    ours = state.controller[cell] == seat and state.board.kind[cell] == Kind.YIELD
    return ours and state.capital[cell] == EMPTY and state.lava[cell] == 0


def recruits_left(state: SeventhStone, seat: i64, cell: i64) -> i64:
    """Return how many more units a field can recruit this year (SS-6.6, SS-8.5, SS-8.6)."""
    if state.controller[cell] != seat or state.lava[cell]:
        return 0
    barracks: i64 = CAPITAL_BARRACKS if state.capital[cell] >= 0 else 0
    for i in range(cell * SLOTS, cell * SLOTS + SLOTS):
        if state.building[i] == Building.BARRACKS and state.built[i] < state.year:
            barracks += 1
    return max(i64(0), UNITS_A_BARRACKS * barracks - state.recruited[cell])


def armies_of_type(state: SeventhStone, seat: i64) -> vec[i64]:
    """Return how many armies of each type a player has."""
    armies = filled(TYPES, 0)
    base = seat * state.board.cells * TYPES
    for i in range(state.board.cells * TYPES):
        if state.military[base + i] + state.mercenary[base + i] > 0:
            armies[i % TYPES] += 1
    return armies


def placements(state: SeventhStone, seat: i64) -> vec[i64]:
    """Return everything that can be placed now, ascending; the end of the placement apart."""
    actions = vec[i64]()
    goods = seat * GOODS
    if state.goods[goods + Good.BUILDING] > 0:
        for cell in range(state.board.cells):
            if can_build_on(state, seat, cell):
                actions = add_buildings(state, cell, actions)
    if state.goods[goods + Good.MELEE] + state.goods[goods + Good.RANGED] + state.goods[goods + Good.CAVALRY] > 0:
        armies = armies_of_type(state, seat)
        for cell in range(state.board.cells):
            if recruits_left(state, seat, cell) == 0:
                continue
            there = state.army_type(seat, cell)
            for kind in range(TYPES):
                if state.goods[goods + Good.MELEE + kind] == 0:
                    continue
                founds = there == EMPTY and armies[kind] < STONE_LIMIT  # SS-8.7, SS-8.10
                if founds or (there == kind and state.units(seat, cell) < state.unit_limit):  # SS-8.8, SS-8.9
                    actions = append(actions, do_recruit(cell, kind))
    if state.goods[goods + Good.MERCENARY] > 0:
        for cell in range(state.board.cells):
            if can_hire(state, seat, cell):
                actions = append(actions, do_hire(cell))
    if hand_size(state, seat) > 0:
        for cell in range(state.board.cells):
            kind = state.army_type(seat, cell)
            if kind == EMPTY or state.stones[state.place(seat, cell, kind)]:
                continue
            for stone in range(1, STONES):  # SS-8.13
                if state.hand[seat * STONES + stone] > 0 and fits(stone, kind):
                    actions = append(actions, do_equip(cell, stone))
    return actions


def add_buildings(state: SeventhStone, cell: i64, actions: vec[i64]) -> vec[i64]:
    """Add what can be built on a field, in a free slot or in place of another building (SS-8.2, SS-8.3)."""
    first, second = state.building[cell * SLOTS], state.building[cell * SLOTS + 1]
    for instead in range(Building.WALL + 1):
        if instead == Building.NONE:
            possible = second == Building.NONE
        else:
            possible = instead in (first, second)
        if possible:
            for kind in range(Building.BARRACKS, Building.WALL + 1):
                if kind != instead:
                    actions = append(actions, do_build(cell, instead, kind))
    return actions


def can_hire(state: SeventhStone, seat: i64, cell: i64) -> bool:
    """Return whether an army has room for a mercenary (SS-8.8, SS-8.11)."""
    kind = state.army_type(seat, cell)
    if kind == EMPTY:
        return False
    at = state.place(seat, cell, kind)
    return state.mercenary[at] < state.military[at] and state.military[at] + state.mercenary[at] < state.unit_limit


def hand_size(state: SeventhStone, seat: i64) -> i64:
    """Return how many stones a player has in hand."""
    count: i64 = 0
    for i in range(seat * STONES, seat * STONES + STONES):
        count += state.hand[i]
    return count


def may_equip(state: SeventhStone, seat: i64) -> bool:
    """Return whether others must reckon with a stone being placed: there is one in hand, and an army without."""
    if hand_size(state, seat) == 0:
        return False
    for cell in range(state.board.cells):
        kind = state.army_type(seat, cell)
        if kind != EMPTY and not state.stones[state.place(seat, cell, kind)]:
            return True
    return False
