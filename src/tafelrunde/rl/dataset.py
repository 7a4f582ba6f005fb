"""Decisions as rows of data: what the seat saw, what it could do, what it did, and what came of it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from tafelrunde.arena.simulate import fill_bots
from tafelrunde.bots import Seen, listening, make_bot
from tafelrunde.games import find_game
from tafelrunde.kernel.errors import OptionError, Phrase, RecordError, file_problem
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.options import Value
from tafelrunde.kernel.plays import rehearsal
from tafelrunde.kernel.record import HEADER
from tafelrunde.kernel.replay import load_match
from tafelrunde.rl.table import Deals, Table

FORMATS = (".npz", ".jsonl")


class Row(msgspec.Struct):
    """One action of one seat."""

    match: int
    """Number of the match, from 0 on."""
    entry: int
    """Number of the play in its record, from 1 on; actions of one play share it."""
    seat: int
    observation: list[float]
    legal: list[int]
    action: int
    result: float | None = None
    """What the match was worth to the seat in the end, from -1 to 1; None if it has not ended."""


class Export(msgspec.Struct):
    """How much was exported."""

    matches: int = 0
    rows: int = 0
    left_out: int = 0
    """Plays without a row: those of seats that were not asked, and those beyond the numbers that a game provides for."""


# From records


def record_files(paths: Sequence[Path]) -> list[Path]:
    """Return the files that are named, and all records in the folders that are, in the order of their names."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found += [file for file in sorted(path.rglob("*")) if file.is_file() and is_record(file)]
        else:
            found.append(path)
    if not found:
        raise OptionError("no-records")
    return found


def is_record(path: Path) -> bool:
    """Return whether a file of a folder says that it is a record."""
    try:
        with path.open("rb") as file:
            return file.read(len(HEADER)) == HEADER.encode()
    except OSError:
        return False


def read_match(path: Path, game: str) -> Match:
    """Return the match of a record file; RecordError names the file and what is wrong with it."""
    try:
        match = load_match(find_game, path.read_text(encoding="utf-8"))
    except OSError as error:
        raise RecordError(0, "at", place=path, problem=file_problem(error)) from None
    except UnicodeDecodeError:
        raise RecordError(0, "at", place=path, problem=Phrase("not-a-text-file")) from None
    except RecordError as error:
        raise RecordError(0, "at", place=path, problem=error) from None
    if match.game.name != game:
        raise RecordError(0, "at", place=path, problem=Phrase("other-game", found=match.game.name, game=game))
    return match


def match_rows(match: Match, number: int = 0, export: Export | None = None) -> Iterator[Row]:
    """Yield the decisions of a match; plays that were taken back are none."""
    export = Export() if export is None else export
    worth = Table(match.game, match.players, match.state).rewards() if match.over else None
    for before, after in zip(match.positions, match.positions[1:], strict=False):
        if after.entry is None or not after.play or after.automatic:
            continue  # somebody resigned, a game master set something right, or the computer answered for a seat
        seat = after.actor
        rows = decision_rows(match, before.state, seat, after.play) if seat in before.state.actors() else []
        export.left_out += not rows
        for row in rows:
            row.match, row.entry, row.result = number, after.entry.number, None if worth is None else worth[seat]
            yield row
        export.rows += len(rows)
    export.matches += 1


def decision_rows(match: Match, state: Any, seat: int, play: Sequence[int]) -> list[Row]:
    """Return the actions of one play; nothing if one of them has no number."""
    table = Table(match.game, match.players, rehearsal(state))
    table.actor = seat
    rows = []
    for place, action in enumerate(play):
        legal = table.legal()
        index = table.encoding.actions.encode(action)
        if index is None:
            return []
        rows.append(Row(0, 0, seat, table.observe(seat), list(legal), index))
        if place < len(play) - 1:
            table.act(action)
    return rows


# From games that bots play for it


def played_rows(
    game: str,
    players: int | None,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, Value],
    export: Export | None = None,
) -> Iterator[Row]:
    """Let bots play, and yield all their decisions."""
    export = Export() if export is None else export
    if games < 1:
        raise OptionError("no-games")
    deals = Deals(game, players, options, seed, None)
    line_up = fill_bots(bots, deals.players)
    for number in range(games):
        table = deals.next()
        seated = {seat: make_bot(name, deals.game, deals.bot_seed(seat)) for seat, name in enumerate(line_up)}
        table.listeners = listening(seated)
        rows: list[Row] = []
        entry = 0
        while not table.over:
            seat = table.actor
            entry += 1
            for action in seated[seat].choose(Seen(table.game, table.state, seat)):
                index = table.encoding.actions.encode(action)
                if index is None:
                    export.left_out += 1
                else:
                    rows.append(Row(number, entry, seat, table.observe(seat), list(table.legal()), index))
                table.act(action)
        worth = table.rewards()
        for row in rows:
            row.result = worth[row.seat]
            yield row
        export.rows += len(rows)
        export.matches += 1


# Writing


def export_dataset(
    game: str,
    records: Sequence[Path],
    out: Path,
    players: int | None = None,
    bots: Sequence[str] = ("heuristic",),
    games: int = 0,
    seed: int = 1,
    options: Mapping[str, Value] | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> Export:
    """Write the decisions of records, or of games that bots play for it, to a file; the same input makes the same file."""
    find_game(game)
    if out.suffix not in FORMATS:
        raise OptionError("dataset-format", file=out.name, formats=FORMATS)
    if bool(records) == bool(games):
        raise OptionError("dataset-source")
    export = Export()
    rows: Iterator[Row]
    if records:
        if players is not None or options:
            raise OptionError("dataset-records-only")
        matches = [read_match(path, game) for path in record_files(records)]  # all of them, before anything is written
        rows = (row for number, match in enumerate(matches) for row in match_rows(match, number, export))
    else:
        rows = played_rows(game, players, bots, games, seed, options or {}, export)
    counted = told(rows, progress)
    if out.suffix == ".jsonl":
        write_lines(counted, out)
    else:
        write_arrays(game, counted, out)
    return export


def told(rows: Iterable[Row], progress: Callable[[int], None]) -> Iterator[Row]:
    """Yield the rows, and say how many matches have begun."""
    last = -1
    for row in rows:
        if row.match != last:
            progress(row.match - last)
            last = row.match
        yield row


def write_lines(rows: Iterable[Row], out: Path) -> None:
    """Write one JSON object a row; of an observation only the numbers that are not 0, by their places."""
    with out.open("w", encoding="utf-8", newline="\n") as file:
        for row in rows:
            numbers = {str(place): short(value) for place, value in enumerate(row.observation) if value}
            line = {"match": row.match, "entry": row.entry, "seat": row.seat, "observation": numbers, "legal": row.legal}
            file.write(json.dumps({**line, "action": row.action, "result": row.result}, separators=(",", ":")) + "\n")


def short(value: float) -> float | int:
    """Return a number as it is written: whole ones without a point."""
    return int(value) if value.is_integer() else value


def write_arrays(game: str, rows: Iterable[Row], out: Path) -> None:
    """Write an archive of arrays."""
    try:
        import numpy as np
    except ModuleNotFoundError:
        raise OptionError("extra-missing", what=out.suffix, extra="tafelrunde[rl]") from None
    size = find_game(game).encoding.size
    observations, legal, starts = [], [], [0]
    columns: dict[str, list[float]] = {"match": [], "entry": [], "seat": [], "action": [], "result": []}
    for row in rows:
        observations.append(np.array(row.observation, np.float32))
        legal += row.legal
        starts.append(len(legal))
        for name, value in (("match", row.match), ("entry", row.entry), ("seat", row.seat), ("action", row.action)):
            columns[name].append(value)
        columns["result"].append(float("nan") if row.result is None else row.result)
    arrays: dict[str, Any] = {
        "game": np.array(game),
        "observation": np.array(observations, np.float32).reshape(len(observations), size),
        "legal": np.array(legal, np.int32),
        "legal_start": np.array(starts, np.int64),
        **{name: np.array(columns[name], np.int32) for name in ("match", "entry", "seat", "action")},
        "result": np.array(columns["result"], np.float32),
    }
    np.savez_compressed(out, **arrays)
