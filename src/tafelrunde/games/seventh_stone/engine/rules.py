"""What a table of Seventh Stone has agreed on; shared by all states of a game and never changed."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.seventh_stone.engine import _grammar as ss


class Rules(ss.Options):
    """The options of a table, and what follows from them and the number of players."""

    def __init__(self, values: list[i64]) -> None:
        super().__init__(values)
        table = self.players - 2
        self.ts_to_win: i64 = ss.TS_NO_TIME if self.no_time else ss.TS_TO_WIN  # SS-1.4, SS-18.4
        self.payout = ss.PAYOUT_2 if table == 0 else ss.PAYOUT  # SS-R11: of a market, by rank
        self.shown = ss.SHOWN[table]  # stones turned up a year
        self.columns = ss.COLUMNS[table]
        self.tile_counts = (ss.TILES_2, ss.TILES_3, ss.TILES_4)[table]
