"""The board of War Chest as tables over hex numbers (section 4.2 of the rules). Compiled.

Both boards share one numbering, that of the 47 hexes of the 4-player board in the order of their labels; the 2-player board simply has
no neighbours outside its 37 hexes.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.war_chest.data import NEUTRAL, NO_LOCATION
from tafelrunde.kernel.grid import Cell, hex_distance, hex_grid

HEXES: Final = 47
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
        self.hexes: list[i64] = list(number)
        self.next_to: list[list[i64]] = [[] for _ in range(HEXES)]
        self.at_two: list[list[i64]] = [[] for _ in range(HEXES)]  # distance exactly 2
        self.near: list[list[i64]] = [[] for _ in range(HEXES)]  # distance 1 or 2
        self.distance: list[i64] = [99 for _ in range(HEXES * HEXES)]  # [a * HEXES + b]
        self.between: list[list[i64]] = [[] for _ in range(HEXES * HEXES)]  # hexes next to both, at distance 2
        self.shots: list[list[i64]] = [[] for _ in range(HEXES)]  # straight 2: target, hex between, target, ...
        self.charges: list[list[i64]] = [[] for _ in range(HEXES)]  # lancer: end, target, hex passed or EMPTY, ...
        for i, a in enumerate(on_board):
            hex_a = number[i]
            self.next_to[hex_a] = [number[n] for n in grid.neighbours(i)]
            shots: list[tuple[int, int]] = []
            charges: list[tuple[int, int, int]] = []
            for direction in range(6):
                one, two, three = (grid.step(i, direction, k) for k in (1, 2, 3))
                if two >= 0:
                    shots.append((number[two], number[one]))
                    charges.append((number[one], number[two], -1))
                if three >= 0:
                    charges.append((number[two], number[three], number[one]))
            for shot in sorted(shots):
                self.shots[hex_a] += [shot[0], shot[1]]
            for charge in sorted(charges):
                self.charges[hex_a] += [charge[0], charge[1], charge[2]]
            for j, b in enumerate(on_board):
                hex_b = number[j]
                steps = hex_distance(a, b)
                self.distance[hex_a * HEXES + hex_b] = steps
                if steps == 2:
                    self.at_two[hex_a].append(hex_b)
                    both = set(grid.neighbours(i)) & set(grid.neighbours(j))
                    self.between[hex_a * HEXES + hex_b] = sorted([number[n] for n in both])
                if 1 <= steps <= 2:
                    self.near[hex_a].append(hex_b)
        control = [NO_LOCATION for _ in range(HEXES)]
        for name in neutrals:
            control[HEX_OF[name]] = NEUTRAL
        for side, names in enumerate(starts):
            for name in names:
                control[HEX_OF[name]] = side
        self.control_at_start: list[i64] = list(control)
        self.locations: list[i64] = [h for h in range(HEXES) if control[h] != NO_LOCATION]


BOARD_2P: Final = Board(2)
BOARD_4P: Final = Board(4)
