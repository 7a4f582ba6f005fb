"""The board of War Chest as tables over hex numbers (section 4.2 of the rules, WC-R1).

Both boards share one numbering, that of the 47 hexes of the 4-player board in the order of their labels; the 2-player board simply has
no neighbours outside its 37 hexes.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.war_chest.engine import _grammar as wc
from tafelrunde.kernel.grid import Cell, hex_distance, hex_grid
from tafelrunde.kernel.rows import row_of, table_of

FAR_AWAY: Final = 99  # distance to a hex that is not on this board
COLUMNS: Final = "abcdefghijk"
CELLS: Final[list[Cell]] = [(q, r) for q in range(-5, 6) for r in range(-3, 4) if abs(q + r) <= 3]  # by label: column, then row
LABELS: Final[list[str]] = [COLUMNS[q + 5] + str(r + 4) for q, r in CELLS]
HEX_OF: Final[dict[str, int]] = {name: number for number, name in enumerate(LABELS)}

STARTS_2P: Final = (("e2", "h1"), ("d7", "g6"))
NEUTRALS_2P: Final = ("c6", "d4", "e5", "g3", "h4", "i2")
STARTS_4P: Final = (("e2", "h1", "b5"), ("d7", "g6", "j3"))
NEUTRALS_4P: Final = (*NEUTRALS_2P, "a7", "k1")


class Board:
    """One of the two boards. Lists of hexes are ascending, so actions come out sorted."""

    def __init__(self, players: int) -> None:
        starts = STARTS_2P if players == 2 else STARTS_4P
        neutrals = NEUTRALS_2P if players == 2 else NEUTRALS_4P
        on_board = [cell for cell in CELLS if players == 4 or abs(cell[0]) <= 3]
        grid = hex_grid(on_board)
        number = [CELLS.index(cell) for cell in on_board]
        next_to: list[list[int]] = [[] for _ in range(wc.HEXES)]
        at_two: list[list[int]] = [[] for _ in range(wc.HEXES)]
        near: list[list[int]] = [[] for _ in range(wc.HEXES)]
        distance = [FAR_AWAY for _ in range(wc.HEXES * wc.HEXES)]
        between: list[list[int]] = [[] for _ in range(wc.HEXES * wc.HEXES)]
        shots: list[list[int]] = [[] for _ in range(wc.HEXES)]
        charges: list[list[int]] = [[] for _ in range(wc.HEXES)]
        for i, a in enumerate(on_board):
            hex_a = number[i]
            next_to[hex_a] = [number[n] for n in grid.neighbours(i)]
            targets: list[tuple[int, int]] = []
            ends: list[tuple[int, int, int]] = []
            for direction in range(6):
                one, two, three = (grid.step(i, direction, k) for k in (1, 2, 3))
                if two >= 0:
                    targets.append((number[two], number[one]))
                    ends.append((number[one], number[two], wc.EMPTY))
                if three >= 0:
                    ends.append((number[two], number[three], number[one]))
            for target in sorted(targets):
                shots[hex_a] += [target[0], target[1]]
            for end in sorted(ends):
                charges[hex_a] += [end[0], end[1], end[2]]
            for j, b in enumerate(on_board):
                hex_b = number[j]
                steps = hex_distance(a, b)
                distance[hex_a * wc.HEXES + hex_b] = steps
                if steps == 2:
                    at_two[hex_a].append(hex_b)
                    both = set(grid.neighbours(i)) & set(grid.neighbours(j))
                    between[hex_a * wc.HEXES + hex_b] = sorted([number[n] for n in both])
                if 1 <= steps <= 2:
                    near[hex_a].append(hex_b)
        control = [wc.NO_LOCATION for _ in range(wc.HEXES)]
        for name in neutrals:
            control[HEX_OF[name]] = wc.NEUTRAL
        for side, names in enumerate(starts):  # locations like the others, with a marker from the beginning: WC-6.5, WC-R2, WC-R3
            for name in names:
                control[HEX_OF[name]] = side
        self.starts: i64 = len(starts[0])  # locations of a side at the start, each with a marker on it (WC-R2)
        self.hexes = row_of(number)
        self.next_to = table_of(next_to)
        self.at_two = table_of(at_two)  # distance exactly 2
        self.near = table_of(near)  # distance 1 or 2
        self.distance = row_of(distance)  # [a * HEXES + b]
        self.between = table_of(between)  # [a * HEXES + b]: hexes next to both, at distance 2
        self.shots = table_of(shots)  # straight 2: target, hex between, target, ...
        self.charges = table_of(charges)  # lancer: end, target, hex passed or EMPTY, ...
        self.control_at_start = row_of(control)
        self.locations = row_of([h for h in range(wc.HEXES) if control[h] != wc.NO_LOCATION])


BOARD_2P: Final = Board(2)
BOARD_4P: Final = Board(4)


def board_of(players: i64) -> Board:
    """Return the board for a number of players."""
    return BOARD_2P if players == 2 else BOARD_4P
