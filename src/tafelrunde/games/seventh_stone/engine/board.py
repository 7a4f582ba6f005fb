"""The board of Seventh Stone: which field touches which (SS-3.2).

A board never changes once it is built, so all states with the same tiles share it. Cells are numbered in reading order.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from tafelrunde.games.seventh_stone.engine import _grammar as ss
from tafelrunde.kernel.rows import filled, ints, row_of
from tafelrunde.kernel.vectors import append, vec

FAR: Final = 99  # steps to where nobody can walk
REMEMBERED: Final = 64  # boards

# Right, left, down, up
DX: Final[list[i64]] = [1, -1, 0, 0]
DY: Final[list[i64]] = [0, 0, 1, -1]


def tile_name(tile: i64) -> str:
    """Return the name of a tile."""
    kind, terrain, portal = ss.tile_kind(tile), ss.TERRAIN_NAMES[ss.tile_terrain(tile)], ss.tile_portal(tile)
    if kind == ss.Kind.YIELD:
        return terrain if portal == 0 else terrain + "_" + ss.PORTAL_NAMES[portal - 1]
    return "temple_" + terrain if kind == ss.Kind.TEMPLE else ss.KIND_NAMES[kind]


class Board:
    """A finished board."""

    def __init__(self, width: i64, tiles: vec[i64]) -> None:
        self.width = width
        self.cells: i64 = len(tiles)
        self.height: i64 = self.cells // width
        self.kind = filled(self.cells, 0)
        self.terrain = filled(self.cells, 0)
        self.portal = filled(self.cells, ss.EMPTY)
        self.land = filled(self.cells, 0)  # whether armies may stand there at all (SS-3.1)
        self.volcano: i64 = ss.EMPTY
        self.gates = vec[i64]()  # all fields with portals
        for cell in range(self.cells):
            self.kind[cell] = ss.tile_kind(tiles[cell])
            self.terrain[cell] = ss.tile_terrain(tiles[cell])
            self.portal[cell] = ss.tile_portal(tiles[cell]) - 1
            if ss.Kind.YIELD <= self.kind[cell] <= ss.Kind.DESERT:
                self.land[cell] = 1
            if self.kind[cell] == ss.Kind.VOLCANO:
                self.volcano = cell
            if self.portal[cell] >= 0:
                self.gates = append(self.gates, i64(cell))
        self.near = vec[vec[i64]]()  # [cell]: land that touches it, by an edge or through its portal (SS-3.2)
        self.diagonal = vec[vec[i64]]()  # [cell]: land that touches a corner
        self.straight_two = vec[vec[i64]]()  # [cell]: land exactly two fields away in a straight line (SS-20.5)
        self.shore = filled(self.cells * 4, ss.EMPTY)  # [cell * 4 + direction]: first land beyond water (SS-6.9)
        self.leap = filled(self.cells * 4, ss.EMPTY)  # the same beyond water or the volcano (SS-16.7)
        for cell in range(self.cells):
            self.near = append(self.near, self.touching(cell))
            diagonal = vec[i64]()
            two = vec[i64]()
            for i in range(4):
                corner = self.at(cell, DX[i] + DY[i], DY[i] - DX[i])
                if corner >= 0 and self.land[corner]:
                    diagonal = append(diagonal, corner)
                far = self.at(cell, 2 * DX[i], 2 * DY[i])
                if far >= 0 and self.land[far]:
                    two = append(two, far)
                self.shore[cell * 4 + i] = self.beyond(cell, i, False)
                self.leap[cell * 4 + i] = self.beyond(cell, i, True)
            self.diagonal = append(self.diagonal, diagonal)
            self.straight_two = append(self.straight_two, two)
        self.steps = vec[i64]()  # filled when it is needed, see `walks`

    def at(self, cell: i64, dx: i64, dy: i64) -> i64:
        """Return the cell so far to the right and down, EMPTY outside the board."""
        x, y = cell % self.width + dx, cell // self.width + dy
        return y * self.width + x if 0 <= x < self.width and 0 <= y < self.height else ss.EMPTY

    def touching(self, cell: i64) -> vec[i64]:
        """Return the land next to a field, ascending."""
        found = vec[i64]()
        if not self.land[cell]:
            return found
        for other in range(self.cells):
            if other == cell or not self.land[other]:
                continue
            beside = False
            for i in range(4):
                if self.at(cell, DX[i], DY[i]) == other:
                    beside = True
            if beside or (self.portal[cell] >= 0 and self.portal[cell] == self.portal[other]):
                found = append(found, i64(other))
        return found

    def beyond(self, cell: i64, direction: i64, over_volcano: bool) -> i64:
        """Return the first land straight beyond at least one cell of water, EMPTY where there is none."""
        if not self.land[cell]:
            return ss.EMPTY
        other = cell
        crossed = False
        while True:
            other = self.at(other, DX[direction], DY[direction])
            if other < 0:
                return ss.EMPTY
            if self.kind[other] == ss.Kind.WATER or (over_volcano and self.kind[other] == ss.Kind.VOLCANO):
                crossed = True
            else:
                return other if crossed and self.land[other] else ss.EMPTY

    def counted_cell(self, x: i64, y: i64) -> i64:
        """Return the cell at a counted position of the four islands: channels are skipped (SS-20.8)."""
        column = x - 1 if x < 4 else x
        row = y - 1 if y < 4 else y
        return row * self.width + column

    def walks(self) -> vec[i64]:
        """Return [start * cells + goal]: how far fields are from each other on foot."""
        if len(self.steps) == 0:
            steps = filled(self.cells * self.cells, FAR)
            for start in range(self.cells):
                if not self.land[start]:
                    continue
                base = start * self.cells
                steps[base + start] = 0
                line: list[i64] = [start]
                for here in line:
                    for cell in self.near[here]:
                        if steps[base + cell] == FAR:
                            steps[base + cell] = steps[base + here] + 1
                            line.append(cell)
            self.steps = steps
        return self.steps


@lru_cache(REMEMBERED)
def known_board(width: int, tiles: tuple[int, ...]) -> Board:
    """Return the board with these tiles; it is worked out once."""
    return Board(width, row_of(list(tiles)))


def board_of(width: i64, tiles: vec[i64]) -> Board:
    """Return the board with these tiles."""
    return known_board(int(width), tuple(ints(tiles)))


NO_BOARD: Final = Board(1, vec[i64]())  # while it is being built
