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
from tafelrunde.kernel.options import Value
from tafelrunde.kernel.texts import text


def progress_bar(
    console: Console, lang: str, total: int, quiet: bool, key: str = "cli-games"
) -> tuple[AbstractContextManager[object], Callable[[int], None]]:
    """Return a progress bar and how to move it; without a terminal there is none."""
    if quiet or not console.is_terminal:
        return nullcontext(), lambda _: None
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=console, transient=True)
    task = bar.add_task(text(lang, key), total=total)
    return bar, lambda done: bar.advance(task, done)


def run_simulation(
    console: Console,
    lang: str,
    game: str,
    players: int,
    bots: Sequence[str],
    games: int,
    seed: int,
    jobs: int,
    options: Mapping[str, Value],
    as_json: bool,
    swap: bool,
) -> None:
    """Play and print."""
    fill_bots(bots, players)  # refuses before there is a bar
    bar, advance = progress_bar(console, lang, games, as_json)
    begin = time.perf_counter()
    with bar:
        tally = simulate(game, players, bots, games, seed, options, jobs, swap, advance)
    result = summary(game, players, bots, tally, time.perf_counter() - begin, seed)
    if as_json:
        print(json.dumps(result, indent=2))
    else:
        console.print(summary_table(lang, result))


def summary(game: str, players: int, bots: Sequence[str], tally: Tally, seconds: float, seed: int) -> dict[str, object]:
    """Return the result as plain data."""
    line_up = fill_bots(bots, players)
    lengths = tally.lengths
    cuts = statistics.quantiles(lengths, n=10, method="inclusive") if len(lengths) > 1 else lengths * 9
    return {
        "game": game,
        "players": players,
        "seed": seed,
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(tally.decisions / seconds),
        "decisions_per_second_per_core": round(tally.decisions / tally.seconds),
        "length": {
            "mean": round(statistics.fmean(lengths), 1),
            "median": statistics.median(lengths),
            "p10": round(cuts[0], 1),
            "p90": round(cuts[8], 1),
            "shortest": min(lengths),
            "longest": max(lengths),
        },
        "outcomes": {
            "reasons": dict(sorted(tally.reasons.items())),
            "draws": tally.shared,
            "wins": [
                {"bot": bot, "wins": wins, "alone": alone} for bot, wins, alone in zip(line_up, tally.firsts, tally.alone, strict=True)
            ],
        },
    }


def summary_table(lang: str, result: dict[str, object]) -> Table:
    """Return the result as a table for people."""
    table = Table(show_header=False, box=None, pad_edge=False)
    table.add_column(style="dim")
    table.add_column(justify="right")
    table.add_column()
    games, outcomes, length = result["games"], result["outcomes"], result["length"]
    assert isinstance(games, int)
    assert isinstance(outcomes, dict)
    assert isinstance(length, dict)

    def figure(value: object) -> str:
        return text(lang, "cli-figure", value=value)

    def count_row(label: str, count: int) -> None:
        table.add_row(label, figure(count), text(lang, "cli-share", share=count / games))

    table.add_row(text(lang, "cli-games"), figure(games))
    table.add_row(text(lang, "cli-decisions"), figure(result["decisions"]))
    table.add_row(text(lang, "cli-speed"), figure(result["decisions_per_second"]))
    table.add_row()
    table.add_row(text(lang, "cli-length"), figure(length["mean"]), text(lang, "cli-length-mean"))
    for name in ("shortest", "p10", "median", "p90", "longest"):
        table.add_row("", figure(length[name]), text(lang, f"cli-length-{name}"))
    table.add_row()
    for reason, count in outcomes["reasons"].items():
        count_row(text(lang, "cli-ended", reason=text(lang, f"{result['game']}-word-{reason}")), count)
    table.add_row()
    for number, row in enumerate(outcomes["wins"], 1):
        count_row(text(lang, "cli-wins", number=number, bot=row["bot"]), row["wins"])
        if row["alone"] < row["wins"]:
            count_row(text(lang, "cli-alone"), row["alone"])
    if outcomes["draws"]:
        count_row(text(lang, "cli-draws"), outcomes["draws"])
    return table


def run_fuzz(
    console: Console,
    lang: str,
    game: str,
    players: int,
    bots: Sequence[str],
    games: int,
    seed: int,
    jobs: int,
    options: dict[str, Value],
    as_json: bool,
) -> None:
    """Play games over all options that are not given, at random or by bots, with every check on; exit 1 if something is broken."""
    line_up = fill_bots(bots, players) if bots else ()
    known = find_game(game).terms(players, options).options
    for name, value in options.items():
        known[name].read(value)
    work = [
        FuzzJob(game, players, seed, first, min(GAMES_A_TASK, games - first), line_up, options) for first in range(0, games, GAMES_A_TASK)
    ]
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
        found = {"games": total.games, "decisions": total.decisions, "outcomes": total.reasons, "problems": total.problems}
        print(json.dumps(found, indent=2))
    else:
        for problem in total.problems:
            console.print(problem, highlight=False, markup=False, soft_wrap=True)
        line = text(lang, "cli-fuzzed", games=total.games, decisions=total.decisions, problems=len(total.problems))
        console.print(line, highlight=False)
    if total.problems:
        raise typer.Exit(1)
