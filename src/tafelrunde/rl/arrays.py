"""What a table tells in numbers, as arrays and spaces."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.slots import Encoding
from tafelrunde.rl.table import Table

MOST = 1e6
"""Bound of all numbers of an observation, upwards and downwards; none comes near."""

Numbers: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]


def observation_space(encoding: Encoding) -> Any:
    """Return the space of observations of a game."""
    return spaces.Box(-MOST, MOST, (encoding.size,), np.float32)


def mask_space(encoding: Encoding) -> spaces.Box:
    """Return the space of masks of a game."""
    return spaces.Box(0, 1, (encoding.actions.size,), np.int8)


def action_space(encoding: Encoding) -> spaces.Discrete:
    """Return the space of actions of a game."""
    return spaces.Discrete(encoding.actions.size)


def numbers(table: Table, seat: int) -> Numbers:
    """Return what a seat sees."""
    return np.array(table.observe(seat), np.float32)


def mask(table: Table, seat: int) -> Mask:
    """Return a 1 for every action that a seat may play now; nothing but zeros while it is not asked."""
    found: Mask = np.zeros(table.encoding.actions.size, np.int8)
    if seat == table.actor:
        found[list(table.legal())] = 1
    return found


def chosen(table: Table, index: Any) -> int:
    """Return the action that somebody chose by its number; OptionError if it is not legal now."""
    legal = table.legal()
    if index is None or int(index) not in legal:
        raise OptionError("rl-illegal", index=str(index), seat=table.game.seats(table.players)[table.actor], legal=len(legal))
    return legal[int(index)]


def check_mode(mode: str | None) -> str | None:
    """Return a way to show a table that there is."""
    if mode not in (None, *RENDER_MODES):
        raise OptionError("rl-mode", mode=mode, modes=RENDER_MODES)
    return mode


RENDER_MODES = ("human", "ansi")
