"""The setup of Seventh Stone (SS-4)."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.seventh_stone.engine import _grammar as ss
from tafelrunde.games.seventh_stone.engine.deciding import Forced, Owed
from tafelrunde.games.seventh_stone.engine.effects import take_control
from tafelrunde.games.seventh_stone.engine.law import no_barracks, no_capital, no_people
from tafelrunde.games.seventh_stone.engine.making import lay_out
from tafelrunde.games.seventh_stone.engine.scoring import roll_order
from tafelrunde.games.seventh_stone.engine.state import SeventhStone
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.rows import filled, row_of
from tafelrunde.kernel.vectors import append, vec


def set_up(state: SeventhStone, builder: Chance | None, width: i64, tiles: list[i64]) -> None:
    """Build the board and mix the stones, up to the first decision.

    `builder` is what the board is drawn from where it is not left to the dice of the table; `tiles` is a board that is given.
    """
    chance = state.chance
    if builder is not None:
        state.chance = builder
    if tiles:
        lay_out(state, width, row_of(tiles))
    elif state.rules.four_islands:
        build_islands(state)
    else:
        build_columns(state)
    state.chance = chance
    for stone in range(ss.STONES):
        state.supply[stone] = ss.STONE_COUNTS[stone]  # SS-4.3, SS-R8
    state.note(ss.Happened.BOARD, [state.board.width, state.board.height])
    if state.rules.choose_people:
        state.push(ss.ask_people(0))
    else:
        for seat in range(state.rules.players):
            state.people[seat] = seat  # SS-4.2
        roll_for_start(state)
    state.run()


def tiles_left(state: SeventhStone) -> list[i64]:
    """Return the land tiles that are not laid yet, in the order of the table of tiles."""
    left: list[i64] = []
    counts = state.rules.tile_counts
    for i in range(len(ss.TILES)):
        count = counts[i]
        for tile in state.tiles:
            if tile == ss.TILES[i]:
                count -= 1
        for _ in range(count):
            left.append(ss.TILES[i])
    return left


def draw_tile(state: SeventhStone) -> i64:
    """Turn up the next tile."""
    left = tiles_left(state)
    return left[state.chance.pick(len(left), ss.What.TILE)]


def build_columns(state: SeventhStone) -> None:
    """Column by column: a die for the water, then five tiles, both from the top (SS-4.1, SS-4.11, SS-R6)."""
    width = state.rules.columns
    state.tiles = filled(width * ss.ROWS, ss.EMPTY)
    for column in range(width):
        gap = state.chance.pick(ss.ROWS, ss.What.GAP)
        state.note(ss.Happened.GAP, [column + 1, gap + 1])
        state.tiles[gap * width + column] = ss.WATER
        for row in range(ss.ROWS):
            if row != gap:
                state.tiles[row * width + column] = draw_tile(state)
    lay_out(state, width, state.tiles)


def build_islands(state: SeventhStone) -> None:
    """The four islands: volcano and portals have their places, the rest is shuffled (SS-4.12, SS-R23, SS-R27)."""
    state.tiles = filled(ss.ISLANDS_SIDE * ss.ISLANDS_SIDE, ss.EMPTY)
    middle: i64 = ss.ISLANDS_SIDE // 2
    for i in range(ss.ISLANDS_SIDE):
        state.tiles[middle * ss.ISLANDS_SIDE + i] = ss.WATER
        state.tiles[i * ss.ISLANDS_SIDE + middle] = ss.WATER
    for cell in ss.ISLANDS_WATER:
        state.tiles[cell] = ss.WATER
    for i in range(len(ss.ISLANDS_FIXED)):
        state.tiles[ss.ISLANDS_FIXED[i]] = ss.ISLANDS_TILES[i]
    for cell in range(ss.ISLANDS_SIDE * ss.ISLANDS_SIDE):
        if state.tiles[cell] == ss.EMPTY:
            state.tiles[cell] = draw_tile(state)
    lay_out(state, ss.ISLANDS_SIDE, state.tiles)


def roll_for_start(state: SeventhStone) -> None:
    """Dice for the order in which capitals are placed; barracks follow in reverse (SS-4.4 to SS-4.6)."""
    players = state.rules.players
    seats = [i64(seat) for seat in range(players)]
    ordered = roll_order(state, seats, ss.What.START)
    for position in range(players):
        state.order[position] = ordered[position]
    state.push(ss.Ask.YEAR)
    for position in range(players):
        state.push(ss.ask_barracks(state.order[position]))
    for position in range(players - 1, -1, -1):
        state.push(ss.ask_capital(state.order[position]))


# The decisions


class People(Forced):
    """D1: a people, in seat order; it changes nothing but name and colour (SS-4.2)."""

    def legal(self, state: SeventhStone, data: i64, seat: i64) -> vec[i64]:
        actions = vec[i64]()
        for people in range(4):
            if no_people(state, seat, people) == ss.No.NOTHING:
                actions = append(actions, ss.do_people(people))
        return actions

    def apply(self, state: SeventhStone, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        state.people[seat] = ss.people_people(action)
        state.note(ss.Happened.PEOPLE, [seat, state.people[seat]])
        if seat + 1 < state.rules.players:
            state.push(ss.ask_people(seat + 1))
        else:
            roll_for_start(state)


class Capital(Owed):
    """D2: where the capital stands (SS-4.5); its resource stones come into the store (SS-4.8)."""

    def legal(self, state: SeventhStone, data: i64, seat: i64) -> vec[i64]:
        actions = vec[i64]()
        for cell in range(state.board.cells):
            if no_capital(state, cell) == ss.No.NOTHING:
                actions = append(actions, ss.do_capital(cell))
        return actions

    def apply(self, state: SeventhStone, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        cell = ss.capital_cell(action)
        state.capital[cell] = seat
        state.note(ss.Happened.CAPITAL, [seat, cell])
        take_control(state, seat, cell)


class Barracks(Owed):
    """D3: where the first barracks stands (SS-4.6); it can be used in the first year (SS-4.7)."""

    def legal(self, state: SeventhStone, data: i64, seat: i64) -> vec[i64]:
        actions = vec[i64]()
        for cell in range(state.board.cells):
            if no_barracks(state, seat, cell) == ss.No.NOTHING:
                actions = append(actions, ss.do_barracks(cell))
        return actions

    def apply(self, state: SeventhStone, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        cell = ss.barracks_cell(action)
        state.building[cell * ss.SLOTS] = ss.Building.BARRACKS
        state.built[cell * ss.SLOTS] = 0
        state.note(ss.Happened.START_BARRACKS, [seat, cell])
        take_control(state, seat, cell)
