"""The door for research: every game as an environment for learning programs, and records as data (docs/research.md).

Needs the extra `tafelrunde[rl]`: numpy, Gymnasium and PettingZoo.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.options import Value
from tafelrunde.rl.layout import Layout as Layout
from tafelrunde.rl.layout import describe as describe

if TYPE_CHECKING:
    from tafelrunde.rl.alone import SeatEnv
    from tafelrunde.rl.together import TableEnv


def aec(
    game: str,
    players: int | None = None,
    seed: int | None = None,
    *,
    limit: int | None = None,
    render_mode: str | None = None,
    **options: Value,
) -> TableEnv:
    """Return a PettingZoo environment in which every seat of a game is an agent; options of the game are given by name.

    With a `seed` the episodes are always the same ones; `reset(seed=…)` begins another row of them. `limit` truncates an episode after so
    many steps.
    """
    try:
        from tafelrunde.rl.together import TableEnv
    except ModuleNotFoundError:
        raise OptionError("extra-missing", what="aec", extra="tafelrunde[rl]") from None
    return TableEnv(game, players, options, seed, limit, render_mode)


def against(
    game: str,
    bot: str | Sequence[str] = "heuristic",
    seat: int | str = 0,
    players: int | None = None,
    seed: int | None = None,
    *,
    limit: int | None = None,
    render_mode: str | None = None,
    **options: Value,
) -> SeatEnv:
    """Return a Gymnasium environment for one seat of a game; bots of the house play the others: one for all, or one for each."""
    try:
        from tafelrunde.rl.alone import SeatEnv
    except ModuleNotFoundError:
        raise OptionError("extra-missing", what="against", extra="tafelrunde[rl]") from None
    return SeatEnv(game, bot, seat, players, options, seed, limit, render_mode)
