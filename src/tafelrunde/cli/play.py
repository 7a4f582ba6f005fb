"""`tafelrunde play`: from the command line to the terminal table."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from tafelrunde.bots import check_bot, is_bot
from tafelrunde.cli.replay import read_record
from tafelrunde.games import find_game
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.match import Match, new_match, player_count
from tafelrunde.kernel.options import parse_assignments

if TYPE_CHECKING:
    from tafelrunde.cli.table import SeatPlan


def play_table(
    game: str | None,
    players: int | None,
    bots: str | None,
    options: list[str],
    seed: str | None,
    resume: Path | None,
    save: Path | None,
    lang: str,
) -> None:
    """Open the table: with everything said on the command line at once, otherwise with the set-up screen first."""
    said = players is not None or bots or options or seed is not None or save
    match = None
    if resume is not None:
        if game is not None or players is not None or bots or options or seed is not None:
            raise OptionError("resume-alone")
        match = read_record(resume)
    elif said and game is None:
        raise OptionError("which-game")
    elif said and game is not None:
        match = start(game, players, bots, options, seed)
    if not sys.stdin.isatty() or not sys.stdout.isatty():
        raise OptionError("no-terminal")

    from tafelrunde.cli.table import open_table, run_table  # slow to import

    if match is None:
        open_table(game, lang)
    else:
        run_table(match, seat_plans(match), lang, save or resume)


def seat_plans(match: Match) -> list[SeatPlan]:
    """Return who plays which seat, from the names in the record: `bot journeyman` is a computer player."""
    from tafelrunde.cli.table import SeatPlan

    plans = []
    for seat in match.seats:
        name = match.record.names[seat]
        kind, _, bot = name.partition(" ")
        plans.append(SeatPlan("bot", bot, name) if kind == "bot" and is_bot(bot, match.game) else SeatPlan("person", "", name))
    return plans


def start(game: str, players: int | None, bots: str | None, options: list[str], seed: str | None) -> Match:
    """Set the match up; people sit first, bots fill the seats behind them."""
    found = find_game(game)
    count = player_count(found, players)
    named = known_bots(bots, game) if bots else []
    if len(named) == 1 and count > 2:
        named = named * (count - 1)
    if len(named) > count:
        raise OptionError("bot-count", bots=len(named), seats=count)
    given = parse_assignments(options)
    people = [""] * (count - len(named))
    names = [f"bot {name}" for name in named]
    return new_match(found, count, given, [*people, *names], seed, bots=len(named))


def known_bots(names: str, game: str) -> list[str]:
    """Return the names of computer players between the commas, or raise OptionError."""
    found = find_game(game)
    return [check_bot(name.strip(), found) for name in names.split(",")]
