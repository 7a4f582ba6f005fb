"""Hex and square grids: coordinates, neighbours and distances, as tables over cell numbers. Compiled together with the engine."""

from __future__ import annotations

from typing import Final

Cell = tuple[int, int]

# Axial coordinates (q, r), flat-top hexes; the opposite of HEX_DIRECTIONS[i] is HEX_DIRECTIONS[(i + 3) % 6].
HEX_DIRECTIONS: Final[list[Cell]] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
SQUARE_DIRECTIONS: Final[list[Cell]] = [(1, 0), (0, -1), (-1, 0), (0, 1)]
DIAGONALS: Final[list[Cell]] = [(1, -1), (-1, -1), (-1, 1), (1, 1)]


def hex_distance(a: Cell, b: Cell) -> int:
    """Return the number of steps between two hexes."""
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def square_distance(a: Cell, b: Cell) -> int:
    """Return the number of orthogonal steps between two squares."""
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


class Grid:
    """A set of cells numbered in the order given, with the directions in which they touch."""

    def __init__(self, cells: list[Cell], directions: list[Cell]) -> None:
        self.cells = cells
        self.directions = directions
        self.number = {cell: i for i, cell in enumerate(cells)}

    def step(self, cell: int, direction: int, times: int = 1) -> int:
        """Return the cell so many steps in a direction, or -1 beyond the edge."""
        x, y = self.cells[cell]
        dx, dy = self.directions[direction]
        return self.number.get((x + times * dx, y + times * dy), -1)

    def neighbours(self, cell: int) -> list[int]:
        """Return the cells that touch this one, ascending."""
        around = [self.step(cell, d) for d in range(len(self.directions))]
        return sorted(n for n in around if n >= 0)


def hex_grid(cells: list[Cell]) -> Grid:
    """Return a grid of hexes in axial coordinates."""
    return Grid(cells, HEX_DIRECTIONS)


def square_grid(cells: list[Cell], diagonal: bool = False) -> Grid:
    """Return a grid of squares that touch by edges, or by edges and corners."""
    return Grid(cells, SQUARE_DIRECTIONS + DIAGONALS if diagonal else SQUARE_DIRECTIONS)
