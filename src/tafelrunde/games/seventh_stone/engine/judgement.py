"""Rules of thumb for Seventh Stone: every play is judged by what a seat makes of the position."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.seventh_stone.engine import _grammar as ss
from tafelrunde.games.seventh_stone.engine.allocation import Market
from tafelrunde.games.seventh_stone.engine.market import counts_of
from tafelrunde.games.seventh_stone.engine.prospect import Prospect
from tafelrunde.games.seventh_stone.engine.state import SeventhStone
from tafelrunde.kernel.plays import Play


def judge(state: SeventhStone, seat: i64, plays: list[Play]) -> list[int]:
    """Return how good each play of a seat looks."""
    if len(plays) == 1 or not state.steps:
        return [0 for _ in plays]
    ask = state.steps[-1] & ss.ASK_MASK
    if ask == ss.Ask.PEOPLE:
        return [0 for _ in plays]
    prospect = Prospect(state, seat)
    if ask == ss.Ask.ALLOCATE:
        market = Market(prospect)
        return [int(market.value(counts_of(state, seat, play))) for play in plays]
    return [int(10.0 * prospect.score(ask, play)) for play in plays]
