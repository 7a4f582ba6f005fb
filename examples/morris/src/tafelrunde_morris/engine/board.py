"""The board: three squares in each other, tied by four lines. Points are numbered by their rows, from the top."""

from __future__ import annotations

from typing import Final

from tafelrunde_morris.engine import _grammar as nm

PLACES: Final = [("abcdefg".index(name[0]), 7 - int(name[1])) for name in nm.POINT_NAMES]
"""Where the points lie: column and row."""


def lines() -> list[tuple[int, int, int]]:
    """Return the lines of three points; those through the middle of the board are two each."""
    found: list[tuple[int, int, int]] = []
    for along in (0, 1):
        for line in range(7):
            on = [point for point, place in enumerate(PLACES) if place[1 - along] == line]
            on.sort(key=lambda point: PLACES[point][along])
            found += [(on[at], on[at + 1], on[at + 2]) for at in range(0, len(on), 3)]
    return found


LINES: Final = lines()
LINES_AT: Final = [[line for line in LINES if point in line] for point in range(len(nm.POINT_NAMES))]
WAYS: Final = sorted({tuple(sorted(pair)) for line in LINES for pair in (line[:2], line[1:])})
"""Points that lie next to each other on a line, each pair once."""
NEXT_TO: Final = [sorted({a + b - point for a, b in WAYS if point in (a, b)}) for point in range(len(nm.POINT_NAMES))]
