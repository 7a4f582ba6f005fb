"""What can be placed in Seventh Stone (SS-8)."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.seventh_stone.engine import _grammar as ss
from tafelrunde.games.seventh_stone.engine import law
from tafelrunde.games.seventh_stone.engine.battle import tidy_buildings
from tafelrunde.games.seventh_stone.engine.deciding import Owed
from tafelrunde.games.seventh_stone.engine.effects import gain, pay
from tafelrunde.games.seventh_stone.engine.state import SeventhStone
from tafelrunde.kernel.contract import BIT, NOBODY
from tafelrunde.kernel.rows import filled
from tafelrunde.kernel.vectors import append, vec


def armies_of_type(state: SeventhStone, seat: i64) -> vec[i64]:
    """Return how many armies of each type a player has."""
    armies = filled(ss.TYPES, 0)
    base = seat * state.board.cells * ss.TYPES
    for i in range(state.board.cells * ss.TYPES):
        if state.military[base + i] + state.mercenary[base + i] > 0:
            armies[i % ss.TYPES] += 1
    return armies


def placements(state: SeventhStone, seat: i64) -> vec[i64]:
    """Return everything that can be placed now, ascending; the end of the placement apart."""
    actions = vec[i64]()
    if law.no_good(state, seat, ss.Good.BUILDING) == ss.No.NOTHING:
        for cell in range(state.board.cells):
            if law.no_site(state, seat, cell) == ss.No.NOTHING:
                actions = add_buildings(state, cell, actions)
    if has_recruits(state, seat):
        armies = armies_of_type(state, seat)
        for cell in range(state.board.cells):
            if law.no_recruiting(state, seat, cell) == ss.No.NOTHING:
                for kind in range(ss.TYPES):
                    idle = law.no_good(state, seat, ss.Good.MELEE + kind) != ss.No.NOTHING
                    if not idle and law.no_recruit(state, seat, cell, kind, armies[kind]) == ss.No.NOTHING:
                        actions = append(actions, ss.do_recruit(cell, kind))
    if law.no_good(state, seat, ss.Good.MERCENARY) == ss.No.NOTHING:
        for cell in range(state.board.cells):
            if law.no_hire(state, seat, cell) == ss.No.NOTHING:
                actions = append(actions, ss.do_hire(cell))
    if hand_size(state, seat) > 0:
        for cell in range(state.board.cells):
            if law.no_carrier(state, seat, cell) == ss.No.NOTHING:
                kind = state.army_type(seat, cell)
                for stone in range(1, ss.STONES):
                    if law.no_stone(state, seat, stone) == ss.No.NOTHING and law.no_fit(stone, kind) == ss.No.NOTHING:
                        actions = append(actions, ss.do_equip(cell, stone))
    return actions


def has_recruits(state: SeventhStone, seat: i64) -> bool:
    """Return whether a player has military units to place."""
    goods = seat * ss.GOODS
    return state.goods[goods + ss.Good.MELEE] + state.goods[goods + ss.Good.RANGED] + state.goods[goods + ss.Good.CAVALRY] > 0


def add_buildings(state: SeventhStone, cell: i64, actions: vec[i64]) -> vec[i64]:
    """Add what can be built on a field, in a free slot or in place of another building."""
    for instead in range(ss.Building.WALL + 1):
        for kind in range(ss.Building.BARRACKS, ss.Building.WALL + 1):
            if law.no_building(state, cell, kind, instead) == ss.No.NOTHING:
                actions = append(actions, ss.do_build(cell, instead, kind))
    return actions


def hand_size(state: SeventhStone, seat: i64) -> i64:
    """Return how many stones a player has in hand."""
    count: i64 = 0
    for i in range(seat * ss.STONES, seat * ss.STONES + ss.STONES):
        count += state.hand[i]
    return count


def may_equip(state: SeventhStone, seat: i64) -> bool:
    """Return whether others must reckon with a stone being placed (SS-R34): there is one in hand, and an army without."""
    if hand_size(state, seat) == 0:
        return False
    for cell in range(state.board.cells):
        if law.no_carrier(state, seat, cell) == ss.No.NOTHING:
            return True
    return False


# The decisions


class Place(Owed):
    """D10 to D14: place goods one at a time, then declare the end (SS-8.1)."""

    def actor(self, state: SeventhStone, data: i64) -> i64:
        seat = ss.place_seat(data)
        if not ss.place_started(data):
            state.phase = ss.Phase.PLACEMENT
            state.renew(ss.ask_place(seat, 1))
            if not may_equip(state, seat) and len(placements(state, seat)) == 0:
                self.end(state, seat)
                return NOBODY
        return seat

    def legal(self, state: SeventhStone, data: i64, seat: i64) -> vec[i64]:
        return append(placements(state, seat), i64(ss.Do.DONE))

    def apply(self, state: SeventhStone, data: i64, seat: i64, action: i64) -> None:
        if action == ss.Do.DONE:
            self.end(state, seat)
        elif action >= ss.Do.EQUIP:
            equip(state, seat, ss.equip_cell(action), ss.stone_of(action))
        elif action >= ss.Do.HIRE:
            hire(state, seat, ss.hire_cell(action))
        elif action >= ss.Do.RECRUIT:
            recruit(state, seat, ss.recruit_cell(action), ss.recruit_type(action))
        else:
            build(state, seat, ss.build_cell(action), ss.build_replaced(action), ss.build_building(action))

    def end(self, state: SeventhStone, seat: i64) -> None:
        """What is not placed lapses, stones in hand are kept (SS-2.10, SS-7.5, SS-8.14)."""
        state.steps.pop()
        state.note(ss.Happened.PLACED, [seat])
        for good in range(ss.GOODS):
            at = seat * ss.GOODS + good
            if state.goods[at] > 0:
                state.note(ss.Happened.LAPSED, [seat, good, state.goods[at]])
                state.goods[at] = 0


def build(state: SeventhStone, seat: i64, cell: i64, instead: i64, kind: i64) -> None:
    """A building is placed, maybe in place of another (SS-8.2 to SS-8.4)."""
    state.goods[seat * ss.GOODS + ss.Good.BUILDING] -= 1
    at = cell * ss.SLOTS + 1
    if state.building[cell * ss.SLOTS] == instead and (state.building[at] != instead or state.built[at] < state.built[cell * ss.SLOTS]):
        at = cell * ss.SLOTS  # SS-R43: of two alike the younger one goes
    state.building[at] = kind
    state.built[at] = state.year
    if instead != ss.Building.NONE:
        state.note(ss.Happened.REPLACED, [seat, instead, cell])
    state.note(ss.Happened.BUILT, [seat, kind, cell])
    if instead == ss.Building.MANUFACTORY:
        pay(state, seat, ss.MANUFACTORY_RS)
    if kind == ss.Building.MANUFACTORY:
        gain(state, seat, ss.MANUFACTORY_RS)
    tidy_buildings(state, cell)


def recruit(state: SeventhStone, seat: i64, cell: i64, kind: i64) -> None:
    """A military unit is placed; one resource stone goes from its slot to the army (SS-2.8, SS-8.6, SS-8.12)."""
    state.goods[seat * ss.GOODS + ss.Good.MELEE + kind] -= 1
    state.sheet[seat * ss.SHEET + ss.Slot.MELEE + kind] -= 1
    state.military[state.place(seat, cell, kind)] += 1
    state.recruited[cell] += 1
    state.note(ss.Happened.RECRUITED, [seat, kind, cell])


def hire(state: SeventhStone, seat: i64, cell: i64) -> None:
    """A mercenary joins an army and takes its type (SS-8.11)."""
    state.goods[seat * ss.GOODS + ss.Good.MERCENARY] -= 1
    kind = state.army_type(seat, cell)
    state.mercenary[state.place(seat, cell, kind)] += 1
    state.note(ss.Happened.HIRED, [seat, kind, cell])


def equip(state: SeventhStone, seat: i64, cell: i64, stone: i64) -> None:
    """A stone goes face down under an army (SS-8.13)."""
    state.hand[seat * ss.STONES + stone] -= 1
    state.stones[state.place(seat, cell, state.army_type(seat, cell))] = stone
    state.note_secret(ss.Happened.EQUIPPED, [seat, cell, stone], 2, BIT[seat])
