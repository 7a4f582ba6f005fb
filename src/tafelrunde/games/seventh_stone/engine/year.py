"""How a year of Seventh Stone begins: the event phase (SS-6)."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.seventh_stone.engine import _grammar as ss
from tafelrunde.games.seventh_stone.engine.deciding import Automatic
from tafelrunde.games.seventh_stone.engine.effects import destroy_army, drop_mercenaries, drop_stone, put_open
from tafelrunde.games.seventh_stone.engine.market import begin_production
from tafelrunde.games.seventh_stone.engine.state import SeventhStone


class Year(Automatic):
    """A new year: clear what lasted for one, roll the event, then production (SS-5.1, SS-6.1)."""

    def happen(self, state: SeventhStone, data: i64) -> None:
        state.year += 1
        state.phase = ss.Phase.EVENT
        state.note(ss.Happened.YEAR, [state.year])
        for cell in range(state.board.cells):
            state.lava[cell] = 0
            state.recruited[cell] = 0
        for i in range(state.rules.players * ss.GOODS):
            state.goods[i] = 0
        for seat in range(state.rules.players):
            state.doubled[seat] = 0
        die = state.chance.pick(6, ss.What.EVENT) + 1
        state.event = die  # SS-R22
        state.note(ss.Happened.EVENT, [die, die])
        if die == ss.Event.VOLCANO:
            erupt(state)
        elif die == ss.Event.QUICKSAND:
            quicksand(state)
        elif die == ss.Event.EXPANSION:
            state.unit_limit += 1  # SS-6.8
            state.note(ss.Happened.UNIT_LIMIT, [state.unit_limit])
        elif die == ss.Event.DISMISSAL:
            dismiss(state)
        begin_production(state)


def nearer_end(state: SeventhStone, position: i64, length: i64) -> bool:
    """Return whether a position (from 0) is counted from its far end; in the middle a die decides, 4 to 6 for the far end (SS-6.2)."""
    if 2 * position + 1 == length:
        die = state.chance.pick(6, ss.What.CORNER) + 1
        state.note(ss.Happened.CORNER, [die])
        return die > 3
    return 2 * position + 1 > length


def erupt(state: SeventhStone) -> None:
    """Four lava counters fall near the volcano's corner; armies there are destroyed (SS-6.2 to SS-6.5)."""
    board = state.board
    if board.volcano == ss.EMPTY:  # SS-R37
        return
    right = False
    bottom = False
    if not state.rules.four_islands:  # SS-20.8
        right = nearer_end(state, board.volcano % board.width, board.width)
        bottom = nearer_end(state, board.volcano // board.width, board.height)
    laid: i64 = 0
    while laid < ss.LAVA_COUNTERS:
        x = state.chance.pick(6, ss.What.LAVA) + 1
        y = state.chance.pick(6, ss.What.LAVA) + 1
        if state.rules.four_islands:
            cell = board.counted_cell(x, y)
        elif x > board.width or y > board.height:
            continue
        else:
            cell = (board.height - y if bottom else y - 1) * board.width + (board.width - x if right else x - 1)
        if state.lava[cell]:
            continue  # SS-6.4, SS-R24: both dice again
        laid += 1
        state.lava[cell] = 1
        state.note(ss.Happened.LAVA, [cell])
        for seat in range(state.rules.players):
            if state.units(seat, cell) > 0:
                destroy_army(state, seat, cell, ss.Lost.LAVA)


def quicksand(state: SeventhStone) -> None:
    """Armies on deserts are destroyed, unless mobility saves them; later ones may enter (SS-6.7, SS-R14)."""
    for cell in range(state.board.cells):
        if state.board.kind[cell] != ss.Kind.DESERT:
            continue
        for seat in range(state.rules.players):
            kind = state.army_type(seat, cell)
            if kind < 0:
                continue
            at = state.place(seat, cell, kind)
            if state.stones[at] == ss.Stone.MOBILITY:
                state.stones[at] = drop_stone(state.stones[at], ss.Stone.MOBILITY)
                put_open(state, seat, ss.Stone.MOBILITY, ss.Put.SAVED)
            else:
                destroy_army(state, seat, cell, ss.Lost.QUICKSAND)


def dismiss(state: SeventhStone) -> None:
    """All mercenaries on the board go home (SS-6.8)."""
    for seat in range(state.rules.players):
        for cell in range(state.board.cells):
            for kind in range(ss.TYPES):
                drop_mercenaries(state, seat, cell, kind, ss.Lost.DISMISSED)
