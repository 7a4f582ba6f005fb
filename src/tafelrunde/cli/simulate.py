"""`tafelrunde simulate`: many games, and what came of them."""

from __future__ import annotations

import json
import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tafelrunde.arena.fuzz import FuzzJob, FuzzResult, fuzz
from tafelrunde.arena.simulate import GAMES_A_TASK, Tally, fill_bots, run_all, simulate
from tafelrunde.games import find_game
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.options import Value
from tafelrunde.kernel.texts import text


def progress_bar(console: Console, lang: str, total: int, quiet: bool) -> tuple[AbstractContextManager[object], Callable[[int], None]]:
    """Return a progress bar and how to move it; without a terminal there is none."""
    if quiet or not console.is_terminal:
        return nullcontext(), lambda _: None
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=console, transient=True)
    task = bar.add_task(text(lang, "cli-games"), total=total)
    return bar, lambda done: bar.advance(task, done)


def run_simulation(
    console: Console,
    lang: str,
    game: str,
    players: int | None,
    bots: Sequence[str],
    games: int,
    seed: int,
    jobs: int,
    options: Mapping[str, Value],
    as_json: bool,
    swap: bool,
) -> None:
    """Play and print."""
    bar, advance = progress_bar(console, lang, games, as_json)
    begin = time.perf_counter()
    with bar:
        tally = simulate(game, players, [bot.strip() for bot in bots], games, seed, options, jobs, swap, advance)
    result = summary(game, players, bots, tally, time.perf_counter() - begin, seed)
    if as_json:
        print(json.dumps(result, indent=2))
    else:
        console.print(summary_table(lang, result))


def summary(game: str, players: int | None, bots: Sequence[str], tally: Tally, seconds: float, seed: int) -> dict[str, object]:
    """Return the result as plain data."""
    count = players or find_game(game).players[0]
    line_up = fill_bots(bots, count)
    cuts = statistics.quantiles(tally.lengths, n=10) if len(tally.lengths) > 1 else [tally.lengths[0]] * 9
    return {
        "game": game,
        "players": count,
        "seed": seed,
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(tally.decisions / seconds),
        "decisions_per_second_per_core": round(tally.decisions / tally.seconds),
        "length": {
            "mean": round(statistics.fmean(tally.lengths), 1),
            "median": statistics.median(tally.lengths),
            "p10": round(cuts[0], 1),
            "p90": round(cuts[8], 1),
            "shortest": min(tally.lengths),
            "longest": max(tally.lengths),
        },
        "outcomes": {
            "reasons": dict(sorted(tally.reasons.items())),
            "draws": tally.shared,
            "wins": [{"bot": bot, "wins": wins} for bot, wins in zip(line_up, tally.firsts, strict=True)],
        },
    }


def summary_table(lang: str, result: dict[str, object]) -> Table:
    """Return the result as a table for people."""
    table = Table(show_header=False, box=None)
    outcomes, length = result["outcomes"], result["length"]
    assert isinstance(outcomes, dict)
    assert isinstance(length, dict)
    table.add_row(text(lang, "cli-games"), f"{result['games']:,}")
    table.add_row(text(lang, "cli-decisions"), f"{result['decisions']:,}")
    table.add_row(text(lang, "cli-speed"), f"{result['decisions_per_second']:,}/s")
    spread = ", ".join(f"{text(lang, f'cli-length-{name}')} {value}" for name, value in length.items())
    table.add_row(text(lang, "cli-length"), spread)
    for reason, count in outcomes["reasons"].items():
        key = f"{result['game']}-word-{reason}"
        table.add_row(text(lang, key), f"{count:,}")
    for number, row in enumerate(outcomes["wins"], 1):
        share = row["wins"] / int(str(result["games"]))
        table.add_row(text(lang, "cli-wins", number=number, bot=row["bot"]), f"{row['wins']:,} ({share:.1%})")
    table.add_row(text(lang, "cli-draws"), f"{outcomes['draws']:,}")
    return table


def run_fuzz(console: Console, lang: str, game: str, players: int | None, games: int, seed: int, jobs: int, as_json: bool) -> None:
    """Play random games over all options with every check on; exit 1 if something is broken."""
    found = find_game(game)
    count = found.players[0] if players is None else players
    if count not in found.players:
        raise OptionError(f"{game} is played by {' or '.join(map(str, sorted(found.players)))}, not by {count}")
    work = [FuzzJob(game, count, seed, first, min(GAMES_A_TASK, games - first)) for first in range(0, games, GAMES_A_TASK)]
    total = FuzzResult()
    bar, advance = progress_bar(console, lang, games, as_json)
    with bar:
        for result in run_all(fuzz, work, jobs):
            total.games += result.games
            total.decisions += result.decisions
            total.problems += result.problems
            for reason, number in result.reasons.items():
                total.reasons[reason] = total.reasons.get(reason, 0) + number
            advance(result.games)
    if as_json:
        print(json.dumps({"games": total.games, "decisions": total.decisions, "outcomes": total.reasons, "problems": total.problems}))
    else:
        for problem in total.problems:
            console.print(problem, highlight=False, markup=False, soft_wrap=True)
        console.print(text(lang, "cli-fuzzed", games=total.games, decisions=total.decisions, problems=len(total.problems)))
    if total.problems:
        raise typer.Exit(1)
