"""`tafelrunde replay`: step through a record, or verify its draws."""

from __future__ import annotations

from pathlib import Path

import typer
from rich.console import Console

from tafelrunde import load, verify
from tafelrunde.kernel.contract import SPECTATOR
from tafelrunde.kernel.errors import OptionError, RecordError
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.scene import scene_text
from tafelrunde.kernel.texts import event_text, text, word


def read_record(path: Path) -> Match:
    """Load a record file; raise RecordError with the reason where that is not possible."""
    try:
        return load(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise RecordError(0, f"{path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise RecordError(0, f"{path}: not a text file") from None


def replay_record(console: Console, lang: str, path: Path, check: bool, at: int | None, seat: str | None, step: bool) -> None:
    """Show a record: verified, at one position, or step by step."""
    match = read_record(path)
    if check:
        problems = verify(match)
        for problem in problems:
            console.print(problem, highlight=False, markup=False)
        if problems:
            raise typer.Exit(1)
        draws = sum(map(len, match.ranges.values()))
        console.print(text(lang, "cli-verified", draws=draws, entries=len(match.record.entries)), highlight=False)
        return
    viewer = viewer_of(match, seat)
    last = len(match.positions) - 1
    if at is not None:
        if not 0 <= at <= last:
            raise OptionError(f"--at: there are positions 0 to {last}")
        show(console, lang, match, at, viewer)
        return
    for number in range(last + 1):
        show(console, lang, match, number, viewer)
        if step and number < last and console.input(text(lang, "cli-step")).strip().lower() == "q":
            return


def viewer_of(match: Match, seat: str | None) -> int:
    """Return who looks on: a seat, the spectator, or by default everybody's view in turn once the match is over."""
    return SPECTATOR if seat is None else match.seat(seat)


def show(console: Console, lang: str, match: Match, number: int, viewer: int) -> None:
    """Print one position: what was played, what happened, what the table looks like."""
    position = match.positions[number]
    entry = position.entry
    if entry is not None:
        name = word(match.game, lang, entry.seat)
        # Whoever looks on as another seat, or as a spectator of a running match, does not see what stays secret.
        told = entry.words if viewer == position.actor or (viewer == SPECTATOR and match.over) else ()
        said = " ".join(told)
        console.print(f"[bold]{entry.number}[/] {name}{': ' + said if said else ''}", highlight=False)
    for event in position.events:
        console.print("  " + event_text(match.game, match.game.tell(position.state, event, viewer), lang), highlight=False)
    console.print(scene_text(match.game.scene(match.game.observe(position.state, viewer), lang)), highlight=False, markup=False)
    console.print()
