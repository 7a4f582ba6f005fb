"""The terminal table: play any game of the house in a full-screen terminal."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tafelrunde.cli.table.plan import SeatPlan as SeatPlan
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.texts import check_language


def run_table(match: Match, seats: Sequence[SeatPlan], lang: str, save_path: Path | None) -> None:
    """Play a match at this screen; with `save_path` it is saved there after every play."""
    from tafelrunde.cli.table.app import TableApp
    from tafelrunde.cli.table.session import Session

    TableApp(check_language(lang), Session(match, seats, lang, save_path)).run()


def open_table(game_name: str | None, lang: str) -> None:
    """Ask what is to be played and by whom, then play."""
    from tafelrunde.cli.table.app import TableApp

    TableApp(check_language(lang), game=game_name).run()
