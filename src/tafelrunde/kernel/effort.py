"""How much a computer player thinks."""

from __future__ import annotations

import msgspec


class Effort(msgspec.Struct, frozen=True):
    """How a search goes about it."""

    iterations: int
    depth: int
    """Decisions that are played by rules of thumb behind the end of the tree."""
    exploration: float
    width: float
    """Plays that are considered at first; more with every visit."""
    seconds: float = 2.5
    """The search stops then, however many iterations are left. Only without a clock that runs out it is reproducible."""
    slips: int = 0
    """Without any iterations it is a player by rules of thumb: how often, in percent, it overlooks the best play."""
    best: int = 0
    """If not 0, no tree is grown: so many plays that rules of thumb like best are compared in the same imagined games."""


Way = int | Effort
"""How a level plays: by rules of thumb, overlooking the best play in so many of a hundred decisions; or by looking ahead."""
