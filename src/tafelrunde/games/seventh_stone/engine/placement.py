"""What can be placed in Seventh Stone (SS-8)."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.seventh_stone.engine._grammar import (
    GOODS,
    MANUFACTORY_RS,
    SHEET,
    SLOTS,
    STONES,
    TYPES,
    Building,
    Do,
    Good,
    Happened,
    No,
    Phase,
    Slot,
    ask_place,
    build_building,
    build_cell,
    build_replaced,
    do_build,
    do_equip,
    do_hire,
    do_recruit,
    equip_cell,
    hire_cell,
    place_seat,
    place_started,
    recruit_cell,
    recruit_type,
    stone_of,
)
from tafelrunde.games.seventh_stone.engine.battle import tidy_buildings
from tafelrunde.games.seventh_stone.engine.deciding import Owed
from tafelrunde.games.seventh_stone.engine.effects import gain, pay
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
from tafelrunde.kernel.contract import BIT, NOBODY
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


# The decisions


class Place(Owed):
    """D10 to D14: place goods one at a time, then declare the end (SS-8.1)."""

    def actor(self, state: SeventhStone, data: i64) -> i64:
        seat = place_seat(data)
        if not place_started(data):
            state.phase = Phase.PLACEMENT
            state.renew(ask_place(seat, 1))
            if not may_equip(state, seat) and len(placements(state, seat)) == 0:
                self.end(state, seat)
                return NOBODY
        return seat

    def legal(self, state: SeventhStone, data: i64, seat: i64) -> vec[i64]:
        return append(placements(state, seat), i64(Do.DONE))

    def apply(self, state: SeventhStone, data: i64, seat: i64, action: i64) -> None:
        if action == Do.DONE:
            self.end(state, seat)
        elif action >= Do.EQUIP:
            equip(state, seat, equip_cell(action), stone_of(action))
        elif action >= Do.HIRE:
            hire(state, seat, hire_cell(action))
        elif action >= Do.RECRUIT:
            recruit(state, seat, recruit_cell(action), recruit_type(action))
        else:
            build(state, seat, build_cell(action), build_replaced(action), build_building(action))

    def end(self, state: SeventhStone, seat: i64) -> None:
        """What is not placed lapses, stones in hand are kept (SS-2.10, SS-7.5, SS-8.14)."""
        state.steps.pop()
        state.note(Happened.PLACED, [seat])
        for good in range(GOODS):
            at = seat * GOODS + good
            if state.goods[at] > 0:
                state.note(Happened.LAPSED, [seat, good, state.goods[at]])
                state.goods[at] = 0


def build(state: SeventhStone, seat: i64, cell: i64, instead: i64, kind: i64) -> None:
    """A building is placed, maybe in place of another (SS-8.2 to SS-8.4)."""
    state.goods[seat * GOODS + Good.BUILDING] -= 1
    at = cell * SLOTS + 1
    if state.building[cell * SLOTS] == instead and (state.building[at] != instead or state.built[at] < state.built[cell * SLOTS]):
        at = cell * SLOTS  # SS-R43: of two alike the younger one goes
    state.building[at] = kind
    state.built[at] = state.year
    if instead != Building.NONE:
        state.note(Happened.REPLACED, [seat, instead, cell])
    state.note(Happened.BUILT, [seat, kind, cell])
    if instead == Building.MANUFACTORY:
        pay(state, seat, MANUFACTORY_RS)
    if kind == Building.MANUFACTORY:
        gain(state, seat, MANUFACTORY_RS)
    tidy_buildings(state, cell)


def recruit(state: SeventhStone, seat: i64, cell: i64, kind: i64) -> None:
    """A military unit is placed; one resource stone goes from its slot to the army (SS-2.8, SS-8.6, SS-8.12)."""
    state.goods[seat * GOODS + Good.MELEE + kind] -= 1
    state.sheet[seat * SHEET + Slot.MELEE + kind] -= 1
    state.military[state.place(seat, cell, kind)] += 1
    state.recruited[cell] += 1
    state.note(Happened.RECRUITED, [seat, kind, cell])


def hire(state: SeventhStone, seat: i64, cell: i64) -> None:
    """A mercenary joins an army and takes its type (SS-8.11)."""
    state.goods[seat * GOODS + Good.MERCENARY] -= 1
    kind = state.army_type(seat, cell)
    state.mercenary[state.place(seat, cell, kind)] += 1
    state.note(Happened.HIRED, [seat, kind, cell])


def equip(state: SeventhStone, seat: i64, cell: i64, stone: i64) -> None:
    """A stone goes face down under an army (SS-8.13)."""
    state.hand[seat * STONES + stone] -= 1
    state.stones[state.place(seat, cell, state.army_type(seat, cell))] = stone
    state.note_secret(Happened.EQUIPPED, [seat, cell, stone], 2, BIT[seat])
