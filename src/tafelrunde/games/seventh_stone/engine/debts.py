"""Debts of Seventh Stone that are paid with units (SS-2.4)."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.seventh_stone.engine import _grammar as ss
from tafelrunde.games.seventh_stone.engine.deciding import Owed
from tafelrunde.games.seventh_stone.engine.effects import army_gone, drop_army, pay_from_sheet, remove_unit, units_vanished
from tafelrunde.games.seventh_stone.engine.state import SeventhStone
from tafelrunde.kernel.contract import NOBODY
from tafelrunde.kernel.vectors import append, vec


class Disband(Owed):
    """D24: a debt is paid with units (SS-2.4). Data: what is owed, and the seat."""

    def actor(self, state: SeventhStone, data: i64) -> i64:
        seat = ss.disband_seat(data)
        owed = pay_from_sheet(state, seat, ss.disband_owed(data))  # SS-R40: something may have come in meanwhile
        if owed == 0:
            state.steps.pop()
            return NOBODY
        state.renew(ss.ask_disband(seat, owed))
        options = self.legal(state, data, seat)
        if len(options) == 1:
            self.apply(state, state.data(), seat, options[0])
            return NOBODY
        return seat

    def legal(self, state: SeventhStone, data: i64, seat: i64) -> vec[i64]:
        actions = vec[i64]()
        base = state.place(seat, 0, 0)
        for i in range(state.board.cells * ss.TYPES):
            if state.military[base + i] > 0:
                actions = append(actions, ss.do_disband(i // ss.TYPES, i % ss.TYPES))
        return actions

    def apply(self, state: SeventhStone, data: i64, seat: i64, action: i64) -> None:
        if ss.disband_owed(data) == 1:
            state.steps.pop()
        else:
            state.renew(ss.ask_disband(seat, ss.disband_owed(data) - 1))
        cell, kind = ss.disband_cell(action), ss.disband_type(action)
        at = state.place(seat, cell, kind)
        remove_unit(state, seat, cell, kind, False, ss.Lost.DISBANDED)
        gone: i64 = 0
        while state.mercenary[at] > state.military[at]:  # SS-2.5, SS-R46
            remove_unit(state, seat, cell, kind, True, ss.Lost.DISBANDED)
            gone += 1
        state.note(ss.Happened.LOST, [seat, cell, kind, 1, gone, ss.Lost.DISBANDED])
        if army_gone(state, seat, cell, kind):
            drop_army(state, seat, cell, kind)
        state.journal = vec[i64]()  # SS-9.15
        units_vanished(state, seat, cell)


def sort_debts(state: SeventhStone, first: i64) -> None:
    """Debts that came up together are settled in turn order (SS-R40)."""
    debts = state.steps[first:]
    del state.steps[first:]
    for position in range(state.rules.players - 1, -1, -1):
        for debt in debts:
            if ss.disband_seat(debt >> ss.ASK_BITS) == state.order[position]:
                state.steps.append(debt)
