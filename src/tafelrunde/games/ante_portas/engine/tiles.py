"""Kinds of defence tiles."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.ante_portas.engine import _grammar as ap


def is_building(tile: i64) -> bool:
    """Return whether a defence tile is a building."""
    return ap.Tile.GUARD_POST <= tile <= ap.Tile.HOWITZER


def is_mobile(tile: i64) -> bool:
    """Return whether a defence tile is a building that can go."""
    return tile == ap.Tile.CATAPULT or tile == ap.Tile.HOWITZER


def is_mine(tile: i64) -> bool:
    """Return whether a defence tile is a mine."""
    return ap.Tile.TREAD_MINE <= tile <= ap.Tile.SPLINTER_MINE
