"""Hex and square grids: distances, neighbours, steps and edges."""

from __future__ import annotations

from collections import deque

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.kernel.grid import (
    DIAGONALS,
    HEX_DIRECTIONS,
    SQUARE_DIRECTIONS,
    Cell,
    Grid,
    hex_distance,
    hex_grid,
    square_distance,
    square_grid,
)

HEXAGON = [(q, r) for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) <= 3]
BOARD = [(x, y) for y in range(5) for x in range(7)]
cells = st.tuples(st.integers(-20, 20), st.integers(-20, 20))


def walked(grid: Grid, start: int) -> dict[int, int]:
    """Return the number of steps to every cell, found by walking."""
    steps = {start: 0}
    queue = deque([start])
    while queue:
        at = queue.popleft()
        for cell in grid.neighbours(at):
            if cell not in steps:
                steps[cell] = steps[at] + 1
                queue.append(cell)
    return steps


def around(grid: Grid, cell: Cell) -> set[Cell]:
    return {grid.cells[number] for number in grid.neighbours(grid.number[cell])}


# Distances


@pytest.mark.parametrize(
    ("a", "b", "steps"),
    [
        ((0, 0), (0, 0), 0),
        ((0, 0), (1, 0), 1),
        ((0, 0), (-1, 1), 1),
        ((0, 0), (1, 1), 2),
        ((0, 0), (-1, -1), 2),
        ((0, 0), (2, -1), 2),
        ((0, 0), (3, -3), 3),
        ((-2, 3), (2, -1), 4),
        ((-3, 0), (3, 0), 6),
    ],
)
def test_hexes_are_so_far_apart(a: Cell, b: Cell, steps: int) -> None:
    assert hex_distance(a, b) == hex_distance(b, a) == steps


@pytest.mark.parametrize(("a", "b", "steps"), [((0, 0), (0, 0), 0), ((0, 0), (1, 0), 1), ((0, 0), (1, 1), 2), ((-2, 3), (2, -1), 8)])
def test_squares_are_so_far_apart(a: Cell, b: Cell, steps: int) -> None:
    assert square_distance(a, b) == square_distance(b, a) == steps


@given(cells, cells, cells)
@settings(deadline=None)
def test_a_detour_is_never_shorter(a: Cell, b: Cell, c: Cell) -> None:
    assert hex_distance(a, c) <= hex_distance(a, b) + hex_distance(b, c)
    assert square_distance(a, c) <= square_distance(a, b) + square_distance(b, c)


@given(cells, cells)
@settings(deadline=None)
def test_only_a_cell_itself_is_at_no_distance(a: Cell, b: Cell) -> None:
    assert (hex_distance(a, b) == 0) == (square_distance(a, b) == 0) == (a == b)


def test_the_distance_of_hexes_is_the_number_of_steps() -> None:
    grid = hex_grid(HEXAGON)
    for start, a in enumerate(HEXAGON):
        assert walked(grid, start) == {number: hex_distance(a, b) for number, b in enumerate(HEXAGON)}


def test_the_distance_of_squares_is_the_number_of_steps() -> None:
    grid = square_grid(BOARD)
    for start, a in enumerate(BOARD):
        assert walked(grid, start) == {number: square_distance(a, b) for number, b in enumerate(BOARD)}


# Neighbours


def test_a_hex_in_the_middle_has_six_neighbours() -> None:
    assert around(hex_grid(HEXAGON), (0, 0)) == {(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)}


def test_a_square_in_the_middle_has_four_neighbours_or_eight() -> None:
    edges = {(3, 2), (1, 2), (2, 3), (2, 1)}
    assert around(square_grid(BOARD), (2, 2)) == edges
    assert around(square_grid(BOARD, diagonal=True), (2, 2)) == edges | {(3, 3), (1, 1), (3, 1), (1, 3)}


@pytest.mark.parametrize(
    ("grid", "cell", "count"),
    [
        (hex_grid(HEXAGON), (3, 0), 3),
        (hex_grid(HEXAGON), (3, -1), 4),
        (square_grid(BOARD), (0, 0), 2),
        (square_grid(BOARD), (3, 0), 3),
        (square_grid(BOARD, diagonal=True), (0, 0), 3),
        (square_grid(BOARD, diagonal=True), (3, 0), 5),
        (hex_grid([(0, 0)]), (0, 0), 0),
        (square_grid([(0, 0), (1, 1)]), (0, 0), 0),
    ],
)
def test_cells_at_the_edge_have_fewer_neighbours(grid: Grid, cell: Cell, count: int) -> None:
    assert len(around(grid, cell)) == count


@pytest.mark.parametrize("grid", [hex_grid(HEXAGON), square_grid(BOARD), square_grid(BOARD, diagonal=True)])
def test_neighbours_are_ascending_and_mutual(grid: Grid) -> None:
    for number in range(len(grid.cells)):
        neighbours = grid.neighbours(number)
        assert neighbours == sorted(set(neighbours))
        assert number not in neighbours
        assert all(number in grid.neighbours(other) for other in neighbours)


def test_cells_are_numbered_in_the_order_given() -> None:
    grid = hex_grid([(1, 0), (0, 0), (5, 5)])
    assert grid.number == {(1, 0): 0, (0, 0): 1, (5, 5): 2}
    assert [grid.neighbours(number) for number in range(3)] == [[1], [0], []]


# Steps


@pytest.mark.parametrize("direction", range(6))
def test_the_opposite_direction_of_a_hex_leads_back(direction: int) -> None:
    grid = hex_grid(HEXAGON)
    middle = grid.number[0, 0]
    there = grid.step(middle, direction)
    assert grid.step(there, (direction + 3) % 6) == middle


@pytest.mark.parametrize("direction", range(6))
@pytest.mark.parametrize("times", range(1, 4))
def test_steps_go_straight_on(direction: int, times: int) -> None:
    grid = hex_grid(HEXAGON)
    at = middle = grid.number[0, 0]
    for _ in range(times):
        at = grid.step(at, direction)
    assert grid.step(middle, direction, times) == at
    assert hex_distance((0, 0), grid.cells[at]) == times


def test_no_step_leads_nowhere() -> None:
    grid = square_grid(BOARD)
    assert all(grid.step(5, direction, 0) == 5 for direction in range(4))


@pytest.mark.parametrize("direction", range(6))
def test_beyond_the_edge_there_is_nothing(direction: int) -> None:
    grid = hex_grid(HEXAGON)
    assert grid.step(grid.number[0, 0], direction, 4) == -1


def test_a_long_step_jumps_over_holes() -> None:
    grid = square_grid([(0, 0), (2, 0)])
    east = SQUARE_DIRECTIONS.index((1, 0))
    assert grid.step(0, east) == -1
    assert grid.step(0, east, 2) == 1


def test_directions_are_all_there_is_around_a_cell() -> None:
    assert {cell for cell in HEXAGON if hex_distance((0, 0), cell) == 1} == set(HEX_DIRECTIONS)
    assert {(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)} - {(0, 0)} == set(SQUARE_DIRECTIONS) | set(DIAGONALS)
