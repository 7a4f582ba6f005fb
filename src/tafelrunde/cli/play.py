"""`tafelrunde play`: from the command line to the terminal table."""

from __future__ import annotations

import sys
from pathlib import Path

from tafelrunde.cli.table import SeatPlan, open_table, run_table

from tafelrunde.bots import BOTS
from tafelrunde.cli.replay import read_record
from tafelrunde.games import find_game
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.match import Match, new_match
from tafelrunde.kernel.options import parse_assignments
from tafelrunde.kernel.texts import text


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
    if not sys.stdin.isatty() or not sys.stdout.isatty():
        raise OptionError(text(lang, "cli-no-terminal"))
    if resume is not None:
        match = read_record(resume)
        run_table(match, seat_plans(match), lang, save or resume)
        return
    if game is None or not (players or bots or options or seed or save):
        if game is not None:
            find_game(game)
        open_table(game, lang)
        return
    names = [name.strip() for name in bots.split(",")] if bots else []
    for name in names:
        if name not in BOTS:
            raise OptionError(f"there is no bot '{name}'; choose {' or '.join(BOTS)}")
    match = start(game, players, names, options, seed)
    run_table(match, seat_plans(match), lang, save)


def seat_plans(match: Match) -> list[SeatPlan]:
    """Return who plays which seat, from the names in the record: `bot heuristic` is a computer player."""
    plans = []
    for seat in match.seats:
        name = match.record.names[seat]
        kind, _, bot = name.partition(" ")
        plans.append(SeatPlan("bot", bot, name) if kind == "bot" and bot in BOTS else SeatPlan("person", "", name))
    return plans


def start(game: str, players: int | None, bots: list[str], options: list[str], seed: str | None) -> Match:
    """Set the match up; people sit first, bots fill the seats behind them."""
    found = find_game(game)
    count = found.players[0] if players is None else players
    if len(bots) == 1 and count > 2:
        bots = bots * (count - 1)
    if len(bots) > count:
        raise OptionError(f"{len(bots)} bots for {count} seats")
    given = parse_assignments(options)
    people = [""] * (count - len(bots))
    names = [f"bot {name}" for name in bots]
    return new_match(found, count, found.bot_options(given) if bots else given, [*people, *names], seed)
