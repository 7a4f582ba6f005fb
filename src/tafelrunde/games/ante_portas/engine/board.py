"""The battlefield, the heartland and the command centre as tables (4.1, 4.7, 4.8 of the rules).

Hexes have numbers from 1 to 28, 0 is no hex. Directions go clockwise: U, UR, R, D, L, UL; the attackers' arrows are R, D and L. A steward
stands on a site: cells of the heartland first, its three markets, then the cells of the command centre, a field of 13 by 13 around its
market.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.ante_portas.engine import _grammar as ap
from tafelrunde.kernel.rows import row_of, table_of
from tafelrunde.kernel.vectors import vec

UP: Final = 0
RIGHT: Final = 2
DOWN: Final = 3
LEFT: Final = 4
DIRECTION_NAMES: Final = ("u", "ur", "r", "d", "l", "ul")
STEPS_AROUND: Final = ((0, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1))

# Column and height in half hexes of every hex, row by row from the bottom (4.1).
ROWS: Final = ((0, 2, 4), (1, 3)) * 5 + ((0, 2, 4),)
COLUMN: Final[list[i64]] = [0]
HEIGHT: Final[list[i64]] = [0]
for _height, _columns in enumerate(ROWS):
    for _column in _columns:
        COLUMN.append(_column)
        HEIGHT.append(_height)


def make_next() -> list[int]:
    """Return the neighbour of each hex in each direction, 0 where the board ends (AP-R1)."""
    found = [0] * (ap.HEXES * 6)
    for a in range(1, ap.HEXES):
        for b in range(1, ap.HEXES):
            step = (COLUMN[b] - COLUMN[a], (HEIGHT[b] - COLUMN[b] - HEIGHT[a] + COLUMN[a]) // 2)
            if (HEIGHT[b] - COLUMN[b] - HEIGHT[a] + COLUMN[a]) % 2 == 0 and step in STEPS_AROUND:
                found[a * 6 + STEPS_AROUND.index(step)] = b
    return found


NEXT: Final[vec[i64]] = row_of(make_next())
START_FIELDS: Final[list[i64]] = [2, 2, 2, 27, 7, 22]  # [mode * 2 + team]


def arrow_goal(place: i64, direction: i64) -> i64:
    """Return where an arrow leads, with the edge rule (AP-11.6); 0 is over the bottom edge (AP-11.7, AP-11.5)."""
    if (direction == LEFT and COLUMN[place] == 0) or (direction == RIGHT and COLUMN[place] == 4):
        return NEXT[place * 6 + DOWN]
    return NEXT[place * 6 + direction]


# The heartland (4.8)

HEARTLAND: Final = 35  # cells: H1 to H24, then E1 to E11
FIRST_E: Final = 24
M1: Final = 35
M2: Final = 36
M3: Final = 37
CENTRE: Final = 38  # first cell of the command centre
WIDTH: Final = 13
MIDDLE: Final = 84  # of the command centre: its market
M0: Final = 122
SITES: Final = 207
HEART_CELLS: Final = (
    (3, -2), (4, -2), (5, -2), (0, -1), (1, -1), (2, -1), (5, -1), (-1, 0), (2, 0), (4, 0), (-1, 1), (1, 1), (2, 1), (3, 1), (-1, 2),
    (0, 2),
    (2, -3), (3, -3), (4, -3), (1, -2), (2, -2), (1, 2), (2, 2), (0, 3), (3, 2), (3, 3), (-1, 4), (0, 4), (2, 4), (3, 4), (-1, 5), (0, 5),
    (1, 5), (2, 5), (0, 6),
)  # fmt: skip
MARKET_CELLS: Final = (((0, 0), (1, 0), (0, 1)), ((3, -1), (4, -1), (3, 0)), ((1, 3), (2, 3), (1, 4)))
AROUND: Final = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


def site_cells(site: int) -> tuple[tuple[int, int], ...]:
    """Return the cells that a site of the heartland covers."""
    return (HEART_CELLS[site],) if site < HEARTLAND else MARKET_CELLS[site - HEARTLAND]


def touches(a: int, b: int) -> bool:
    """Return whether two sites of the heartland are adjacent."""
    goals = {(q + dq, r + dr) for q, r in site_cells(a) for dq, dr in AROUND}
    return any(cell in goals for cell in site_cells(b))


def make_sites() -> list[list[int]]:
    """Return the sites next to each site, ascending (AP-R9)."""
    found: list[list[int]] = [[] for _ in range(SITES)]
    for a in range(CENTRE):
        found[a] = [b for b in range(CENTRE) if a != b and touches(a, b)]
    for cell in range(WIDTH * WIDTH):
        q, r = cell % WIDTH, cell // WIDTH
        goals = [(q + dq, r + dr) for dq, dr in AROUND]
        found[CENTRE + cell] = sorted(CENTRE + y * WIDTH + x for x, y in goals if 0 <= x < WIDTH and 0 <= y < WIDTH)
    return found


SITE_NEXT: Final[vec[vec[i64]]] = table_of(make_sites())


def is_market(site: i64) -> bool:
    """Return whether a site is a market."""
    return site == M0 or M1 <= site <= M3


def site_name(site: int) -> str:
    """Return the name of a site: `h1`, `e1`, `m1`, or a letter and a number in the command centre."""
    if site == M0:
        return "m0"
    if site < FIRST_E:
        return f"h{site + 1}"
    if site < HEARTLAND:
        return f"e{site - FIRST_E + 1}"
    if site < CENTRE:
        return f"m{site - HEARTLAND + 1}"
    cell = site - CENTRE
    return f"c{'abcdefghijklm'[cell % WIDTH]}{cell // WIDTH + 1}"


SITE_NAMES: Final = tuple([site_name(site) for site in range(SITES)])
