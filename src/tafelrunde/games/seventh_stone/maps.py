"""Boards as text: `p f m` yield fields, `py fr mg` with portals, `P F M` temples, `d` desert, `v` volcano, `w` water.

Rows are separated by `/`, cells by spaces or commas.
"""

from __future__ import annotations

from tafelrunde.games.seventh_stone.engine import _grammar as ss
from tafelrunde.kernel.errors import OptionError

TERRAINS = "pfm"
COLOURS = "ybrg"


def codes() -> dict[str, int]:
    """Return all codes with their tiles."""
    found = {"d": ss.DESERT, "v": ss.VOLCANO, "w": ss.WATER}
    for terrain, letter in enumerate(TERRAINS):
        found[letter] = ss.tile(ss.Kind.YIELD, terrain, 0)
        found[letter.upper()] = ss.tile(ss.Kind.TEMPLE, terrain, 0)
        for portal, colour in enumerate(COLOURS):
            found[letter + colour] = ss.tile(ss.Kind.YIELD, terrain, portal + 1)
    return found


CODES = codes()


def cell_name(cell: int, width: int) -> str:
    """Return the name of a field: column letter and row number (SS-R30)."""
    return f"{chr(ord('a') + cell % width)}{cell // width + 1}"


def read_tiles(text: str) -> tuple[int, list[int]]:
    """Return width and tiles of a board; raise OptionError where the text is none."""
    rows = [row.replace(",", " ").split() for row in text.strip().strip("/").split("/")]
    width = len(rows[0])
    tiles: list[int] = []
    for number, row in enumerate(rows, 1):
        if len(row) != width:
            raise OptionError("seventh_stone-board-ragged", row=number, cells=len(row), width=width)
        for code in row:
            if code not in CODES:
                field = cell_name(len(tiles), width)
                raise OptionError("seventh_stone-board-code", field=field, code=code, codes=tuple(CODES))
            tiles.append(CODES[code])
    return width, tiles


def read_board(text: str, players: int) -> tuple[int, list[int]]:
    """Return width and tiles of a board that can be played on by so many (SS-R37)."""
    width, tiles = read_tiles(text)
    height = len(tiles) // width
    if not (ss.LEAST_SIDE <= width <= ss.MOST_SIDE and ss.LEAST_SIDE <= height <= ss.MOST_SIDE):
        raise OptionError("seventh_stone-board-size", columns=width, rows=height, least=ss.LEAST_SIDE, most=ss.MOST_SIDE)
    for portal, name in enumerate(ss.PORTAL_NAMES):
        count = sum(1 for value in tiles if ss.tile_portal(value) == portal + 1)
        if count not in (0, 2):
            raise OptionError("seventh_stone-board-portals", colour=name, count=count)
    if (count := tiles.count(ss.VOLCANO)) > 1:
        raise OptionError("seventh_stone-board-volcano", count=count)
    if (count := sum(1 for value in tiles if ss.tile_kind(value) == ss.Kind.YIELD)) < 2 * players:
        raise OptionError("seventh_stone-board-yields", count=count, least=2 * players, players=players)
    return width, tiles


def board_text(width: int, tiles: list[int]) -> str:
    """Return a board as text."""
    names = {value: code for code, value in CODES.items()}
    rows = [tiles[start : start + width] for start in range(0, len(tiles), width)]
    return "/".join(" ".join(names[value] for value in row) for row in rows)
