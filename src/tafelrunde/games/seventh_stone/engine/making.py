"""Making, saving and checking positions of Seventh Stone."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.seventh_stone.engine import _grammar as ss
from tafelrunde.games.seventh_stone.engine.board import board_of
from tafelrunde.games.seventh_stone.engine.effects import controllable, is_conflict, sources, stone_count
from tafelrunde.games.seventh_stone.engine.law import no_size
from tafelrunde.games.seventh_stone.engine.rules import Rules
from tafelrunde.games.seventh_stone.engine.state import SeventhStone
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.rows import filled
from tafelrunde.kernel.vectors import vec


def blank(rules: Rules, chance: Chance) -> SeventhStone:
    """Return a table with nothing on it, not even a board."""
    state = SeventhStone(chance, rules)
    state.clear()
    return state


def lay_out(state: SeventhStone, width: i64, tiles: vec[i64]) -> None:
    """The board is built: make room for what will stand on it; nobody has anything yet, and the unit limit is 4 (SS-4.9, SS-4.10)."""
    state.board = board_of(width, tiles)
    state.clear()
    state.width = width
    state.tiles = tiles


def restore(dump: list[list[int]], chance: Chance) -> SeventhStone:
    """Return the state a dump was made of."""
    state = SeventhStone(chance, Rules([i64(value) for value in dump[0]]))
    state.read(dump)
    if state.width > 0:
        state.board = board_of(state.width, state.tiles)
    return state


def broken_invariant(state: SeventhStone) -> str | None:
    """Return which invariant of SS-19 does not hold, or None."""
    if state.year == 0:
        return None
    for i in range(len(state.military)):
        if min(state.military[i], state.mercenary[i]) < 0:
            return f"less than no units on place {i}"
        if state.strength(i) == 0 and state.stones[i]:
            return f"a stone without an army on place {i}"
    for i in range(len(state.sheet)):
        if state.sheet[i] < 0:
            return f"less than no resource stones on slot {i}"
    in_debt = False
    for step in state.steps:
        if step & ss.ASK_MASK == ss.Ask.DISBAND:
            in_debt = True
    if not in_debt:
        for seat in range(state.rules.players):
            found = budget(state, seat)
            if found != sources(state, seat):
                return f"seat {seat} has {found} resource stones and sources of {sources(state, seat)} (SS-19.1)"
    return broken_stones(state) or broken_board(state) or broken_limits(state, in_debt)


def budget(state: SeventhStone, seat: i64) -> i64:
    """Return all resource stones of a player: on the sheet and in units."""
    total: i64 = 0
    for slot in range(ss.SHEET):
        total += state.sheet[seat * ss.SHEET + slot]
    base = seat * state.board.cells * ss.TYPES
    for at in range(base, base + state.board.cells * ss.TYPES):
        total += state.military[at]
    return total


def broken_stones(state: SeventhStone) -> str | None:
    """The forty stones are all there (SS-19.3), and nobody is known to hold what he does not."""
    players = state.rules.players
    held = filled(players * ss.STONES, 0)
    total = filled(ss.STONES, 0)
    for seat in range(players):
        for stone in range(ss.STONES):
            held[seat * ss.STONES + stone] = state.hand[seat * ss.STONES + stone]
        for i in range(seat * state.board.cells * ss.TYPES, (seat + 1) * state.board.cells * ss.TYPES):
            stones = state.stones[i]
            while stones > 0:
                held[seat * ss.STONES + ss.stack_first(stones)] += 1
                stones = ss.stack_rest(stones)
        for stone in range(ss.STONES):
            if len(state.spoils) > 0:
                held[seat * ss.STONES + stone] += state.spoils[seat * ss.STONES + stone]
            total[stone] += held[seat * ss.STONES + stone]
        if len(state.stone_used) > 0 and state.stone_used[seat]:
            total[state.stone_used[seat]] += 1
    for stone in state.pile:
        total[stone] += 1
    if state.lost_owner != ss.EMPTY:
        total[ss.Stone.LOST] += 1
    for stone in range(ss.STONES):
        total[stone] += state.supply[stone] + state.discard[stone] + state.buried[stone]
        if total[stone] != ss.STONE_COUNTS[stone]:
            return f"{total[stone]} stones of kind {stone} (SS-19.3)"
    for viewer in range(players):
        for seat in range(players):
            for stone in range(ss.STONES):
                if state.known[(viewer * players + seat) * ss.STONES + stone] > held[seat * ss.STONES + stone]:
                    return f"seat {viewer} believes that seat {seat} holds stone {stone}"
    return None


def broken_board(state: SeventhStone) -> str | None:
    """Fields, control and conflicts (SS-19.5 to SS-19.7)."""
    for cell in range(state.board.cells):
        sides: i64 = 0
        alone: i64 = ss.EMPTY
        for seat in range(state.rules.players):
            if state.units(seat, cell) > 0:
                sides += 1
                alone = seat
        if sides and (not state.board.land[cell] or state.lava[cell]):
            return f"an army on cell {cell} (SS-19.7)"
        if state.building[cell * ss.SLOTS] and (state.board.kind[cell] != ss.Kind.YIELD or state.capital[cell] >= 0):
            return f"a building on cell {cell} (SS-19.7)"
        conflict = is_conflict(state, cell)
        if conflict and state.phase != ss.Phase.MOVEMENT and state.phase != ss.Phase.OVERRUN and state.phase != ss.Phase.COMBAT:
            return f"a conflict on cell {cell} (SS-19.5)"
        if state.battle != cell and conflict != (state.stood[cell] != ss.EMPTY):
            return f"the conflict on cell {cell} is not remembered"
        if sides == 1 and not conflict and controllable(state, cell) and state.controller[cell] != alone:
            if state.mover != alone and state.battle != cell:
                return f"cell {cell} is not controlled by whoever stands there (SS-19.6)"
    return None


def broken_limits(state: SeventhStone, in_debt: bool) -> str | None:
    """Limits of armies outside their own movement (SS-19.4), and cohorts that add up."""
    cells = state.board.cells
    for seat in range(state.rules.players):
        if seat == state.mover:
            continue
        armies = filled(ss.TYPES, 0)
        for cell in range(cells):
            types: i64 = 0
            for kind in range(ss.TYPES):
                at = state.place(seat, cell, kind)
                if state.strength(at) == 0:
                    continue
                types += 1
                armies[kind] += 1
                if no_size(state, state.military[at], state.mercenary[at]) != ss.No.NOTHING:
                    return f"too many units of seat {seat} on cell {cell} (SS-19.4)"
                if stone_count(state.stones[at]) > 1 and not keeping(state):
                    return f"too many stones of seat {seat} on cell {cell} (SS-19.4)"
            if types > 1:
                return f"two armies of seat {seat} on cell {cell} (SS-19.4)"
        if max(armies[0], armies[1], armies[2]) > ss.STONE_LIMIT:
            return f"too many armies of seat {seat} (SS-19.4)"
    if state.mover != ss.EMPTY:
        base = state.place(state.mover, 0, 0)
        military, mercenary = filled(cells * ss.TYPES, 0), filled(cells * ss.TYPES, 0)
        for i in range(len(state.cohort_key)):
            at = state.spot_place(state.mover, ss.cohort_spot(state.cohort_key[i])) - base
            military[at] += state.cohort_military[i]
            mercenary[at] += state.cohort_mercenary[i]
        for at in range(cells * ss.TYPES):
            if military[at] != state.military[base + at] or mercenary[at] != state.mercenary[base + at]:
                return f"cohorts on cell {at // ss.TYPES} do not add up"
    elif len(state.cohort_key) > 0 or len(state.journal) > 0:
        return "cohorts without a mover"
    return None


def keeping(state: SeventhStone) -> bool:
    """Return whether somebody is choosing which stones to keep (SS-9.14)."""
    for step in state.steps:
        if step & ss.ASK_MASK == ss.Ask.KEEP or step & ss.ASK_MASK == ss.Ask.MOVED:
            return True
    return False
