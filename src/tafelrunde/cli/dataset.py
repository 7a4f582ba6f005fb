"""`tafelrunde dataset`: decisions of records, or of games between computer players, as data for learning programs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.console import Console

from tafelrunde.cli.simulate import progress_bar
from tafelrunde.kernel.options import Value
from tafelrunde.kernel.texts import text
from tafelrunde.rl.dataset import export_dataset


def run_dataset(
    console: Console,
    lang: str,
    game: str,
    records: Sequence[Path],
    out: Path,
    players: int | None,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, Value],
) -> None:
    """Write the file and say how much is in it."""
    bar, advance = progress_bar(console, lang, games, not games)
    with bar:
        done = export_dataset(game, records, out, players, bots, games, seed, options, advance)
    line = text(lang, "cli-dataset", rows=done.rows, matches=done.matches, file=out.name)
    console.print(line, highlight=False, markup=False, soft_wrap=True)
    if done.left_out:
        console.print(text(lang, "cli-dataset-left-out", plays=done.left_out), highlight=False, soft_wrap=True)
