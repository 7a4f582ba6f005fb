"""The board of Seventh Stone: tiles, and which field touches which (sections 4.1 to 4.3 of the rules).

A board never changes once it is built, so all states of a game share it. Cells are numbered in reading order.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.seventh_stone.engine.data import EMPTY
from tafelrunde.kernel.rows import filled
from tafelrunde.kernel.vectors import append, vec


class Kind:
    """Kinds of fields: the low three bits of a tile."""

    WATER: Final = 0
    YIELD: Final = 1
    TEMPLE: Final = 2
    DESERT: Final = 3
    VOLCANO: Final = 4


KIND_NAMES: Final = ("water", "yield", "temple", "desert", "volcano")


class Terrain:
    """Terrain: the next two bits of a tile."""

    PLAIN: Final = 0
    FOREST: Final = 1
    MOUNTAIN: Final = 2
    NONE: Final = 3


TERRAIN_NAMES: Final = ("plain", "forest", "mountain", "none")
PORTAL_NAMES: Final = ("yellow", "blue", "red", "green")  # the next bits of a tile, one more than the colour
PORTALS: Final = 4


def tile(kind: i64, terrain: i64, portal: i64) -> i64:
    """Return a tile as a number."""
    return kind | terrain << 3 | (portal + 1) << 5


WATER: Final = 24  # tile(Kind.WATER, Terrain.NONE, EMPTY)
DESERT: Final = 27
VOLCANO: Final = 28

# 4.1: the tiles with how many there are with two, three and four players
TILES: Final[list[i64]] = [
    tile(Kind.YIELD, Terrain.PLAIN, EMPTY),
    tile(Kind.YIELD, Terrain.FOREST, EMPTY),
    tile(Kind.YIELD, Terrain.MOUNTAIN, EMPTY),
    tile(Kind.YIELD, Terrain.PLAIN, 0),
    tile(Kind.YIELD, Terrain.PLAIN, 1),
    tile(Kind.YIELD, Terrain.FOREST, 2),
    tile(Kind.YIELD, Terrain.MOUNTAIN, 3),
    tile(Kind.TEMPLE, Terrain.PLAIN, EMPTY),
    tile(Kind.TEMPLE, Terrain.FOREST, EMPTY),
    tile(Kind.TEMPLE, Terrain.MOUNTAIN, EMPTY),
    DESERT,
    VOLCANO,
]
TILE_COUNTS: Final[list[list[i64]]] = [
    [3, 4, 4, 2, 0, 2, 2, 1, 1, 1, 4, 1],
    [5, 4, 4, 2, 2, 2, 2, 2, 1, 1, 4, 1],
    [6, 6, 6, 2, 2, 2, 2, 2, 1, 1, 4, 1],
]
ROWS: Final = 6
COLUMNS: Final[list[i64]] = [5, 6, 7]

# 4.3: the four islands, by cell of the 7 x 7 grid; EMPTY is filled with the shuffled rest
ISLANDS_SIDE: Final = 7
ISLANDS_FIXED: Final[list[list[i64]]] = [
    [24, VOLCANO],
    [16, tile(Kind.YIELD, Terrain.PLAIN, 0)],
    [20, tile(Kind.YIELD, Terrain.PLAIN, 0)],
    [18, tile(Kind.YIELD, Terrain.FOREST, 2)],
    [46, tile(Kind.YIELD, Terrain.FOREST, 2)],
    [32, tile(Kind.YIELD, Terrain.PLAIN, 1)],
    [28, tile(Kind.YIELD, Terrain.PLAIN, 1)],
    [30, tile(Kind.YIELD, Terrain.MOUNTAIN, 3)],
    [2, tile(Kind.YIELD, Terrain.MOUNTAIN, 3)],
]
ISLANDS_WATER: Final[list[i64]] = [6, 42]  # (7,1) and (1,7), beside the channels

# Right, left, down, up
DX: Final[list[i64]] = [1, -1, 0, 0]
DY: Final[list[i64]] = [0, 0, 1, -1]


def tile_name(value: i64) -> str:
    """Return the name of a tile, as in table 4.1."""
    kind, terrain, portal = value & 7, value >> 3 & 3, value >> 5
    if kind == Kind.YIELD:
        name = TERRAIN_NAMES[terrain]
        return name if portal == 0 else name + "_" + PORTAL_NAMES[portal - 1]
    return "temple_" + TERRAIN_NAMES[terrain] if kind == Kind.TEMPLE else KIND_NAMES[kind]


class Board:
    """A finished board."""

    def __init__(self, width: i64, tiles: vec[i64]) -> None:
        self.width = width
        self.cells: i64 = len(tiles)
        self.height: i64 = self.cells // width
        self.kind = filled(self.cells, 0)
        self.terrain = filled(self.cells, 0)
        self.portal = filled(self.cells, EMPTY)
        self.land = filled(self.cells, 0)  # whether armies may stand there at all (SS-3.1)
        self.volcano: i64 = EMPTY
        self.gates = vec[i64]()  # all fields with portals
        for cell in range(self.cells):
            self.kind[cell] = tiles[cell] & 7
            self.terrain[cell] = tiles[cell] >> 3 & 3
            self.portal[cell] = (tiles[cell] >> 5) - 1
            if Kind.YIELD <= self.kind[cell] <= Kind.DESERT:
                self.land[cell] = 1
            if self.kind[cell] == Kind.VOLCANO:
                self.volcano = cell
            if self.portal[cell] >= 0:
                self.gates = append(self.gates, i64(cell))
        self.near = vec[vec[i64]]()  # [cell]: land that touches it, by an edge or through its portal (SS-3.2)
        self.diagonal = vec[vec[i64]]()  # [cell]: land that touches a corner
        self.straight_two = vec[vec[i64]]()  # [cell]: land exactly two fields away in a straight line (SS-20.5)
        self.shore = filled(self.cells * 4, EMPTY)  # [cell * 4 + direction]: first land beyond water (SS-6.9)
        self.leap = filled(self.cells * 4, EMPTY)  # the same beyond water or the volcano (SS-16.7)
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

    def at(self, cell: i64, dx: i64, dy: i64) -> i64:
        """Return the cell so far to the right and down, EMPTY outside the board."""
        x, y = cell % self.width + dx, cell // self.width + dy
        return y * self.width + x if 0 <= x < self.width and 0 <= y < self.height else EMPTY

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
            return EMPTY
        other = cell
        crossed = False
        while True:
            other = self.at(other, DX[direction], DY[direction])
            if other < 0:
                return EMPTY
            if self.kind[other] == Kind.WATER or (over_volcano and self.kind[other] == Kind.VOLCANO):
                crossed = True
            else:
                return other if crossed and self.land[other] else EMPTY

    def counted_cell(self, x: i64, y: i64) -> i64:
        """Return the cell at a counted position of the four islands: channels are skipped (4.3)."""
        column = x - 1 if x < 4 else x
        row = y - 1 if y < 4 else y
        return row * self.width + column


NO_BOARD: Final = Board(1, filled(1, WATER))  # while it is being built
