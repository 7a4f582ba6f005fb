"""What can be placed in Seventh Stone (SS-8)."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.seventh_stone.engine._grammar import GOODS, STONES, TYPES, Building, Good, No, do_build, do_equip, do_hire, do_recruit
from tafelrunde.games.seventh_stone.engine.law import (
    no_building,
    no_carrier,
    no_fit,
    no_good,
    no_hire,
    no_recruit,
    no_recruiting,
    no_site,
    no_stone,
)
from tafelrunde.games.seventh_stone.engine.state import SeventhStone
from tafelrunde.kernel.rows import filled
from tafelrunde.kernel.vectors import append, vec


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
    if no_good(state, seat, Good.BUILDING) == No.NOTHING:
        for cell in range(state.board.cells):
            if no_site(state, seat, cell) == No.NOTHING:
                actions = add_buildings(state, cell, actions)
    if has_recruits(state, seat):
        armies = armies_of_type(state, seat)
        for cell in range(state.board.cells):
            if no_recruiting(state, seat, cell) == No.NOTHING:
                for kind in range(TYPES):
                    idle = no_good(state, seat, Good.MELEE + kind) != No.NOTHING
                    if not idle and no_recruit(state, seat, cell, kind, armies[kind]) == No.NOTHING:
                        actions = append(actions, do_recruit(cell, kind))
    if no_good(state, seat, Good.MERCENARY) == No.NOTHING:
        for cell in range(state.board.cells):
            if no_hire(state, seat, cell) == No.NOTHING:
                actions = append(actions, do_hire(cell))
    if hand_size(state, seat) > 0:
        for cell in range(state.board.cells):
            if no_carrier(state, seat, cell) == No.NOTHING:
                kind = state.army_type(seat, cell)
                for stone in range(1, STONES):
                    if no_stone(state, seat, stone) == No.NOTHING and no_fit(stone, kind) == No.NOTHING:
                        actions = append(actions, do_equip(cell, stone))
    return actions


def has_recruits(state: SeventhStone, seat: i64) -> bool:
    """Return whether a player has military units to place."""
    goods = seat * GOODS
    return state.goods[goods + Good.MELEE] + state.goods[goods + Good.RANGED] + state.goods[goods + Good.CAVALRY] > 0


def add_buildings(state: SeventhStone, cell: i64, actions: vec[i64]) -> vec[i64]:
    """Add what can be built on a field, in a free slot or in place of another building."""
    for instead in range(Building.WALL + 1):
        for kind in range(Building.BARRACKS, Building.WALL + 1):
            if no_building(state, cell, kind, instead) == No.NOTHING:
                actions = append(actions, do_build(cell, instead, kind))
    return actions


def hand_size(state: SeventhStone, seat: i64) -> i64:
    """Return how many stones a player has in hand."""
    count: i64 = 0
    for i in range(seat * STONES, seat * STONES + STONES):
        count += state.hand[i]
    return count


def may_equip(state: SeventhStone, seat: i64) -> bool:
    """Return whether others must reckon with a stone being placed (SS-R34): there is one in hand, and an army without."""
    if hand_size(state, seat) == 0:
        return False
    for cell in range(state.board.cells):
        if no_carrier(state, seat, cell) == No.NOTHING:
            return True
    return False
