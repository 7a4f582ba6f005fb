"""Kinds of defence tiles."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.ante_portas.engine._grammar import Tile


def is_building(tile: i64) -> bool:
    """Return whether a defence tile is a building."""
    return Tile.GUARD_POST <= tile <= Tile.HOWITZER


def is_mobile(tile: i64) -> bool:
    """Return whether a defence tile is a building that can go."""
    return tile == Tile.CATAPULT or tile == Tile.HOWITZER


def is_mine(tile: i64) -> bool:
    """Return whether a defence tile is a mine."""
    return Tile.TREAD_MINE <= tile <= Tile.SPLINTER_MINE
