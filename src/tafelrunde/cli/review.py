"""`tafelrunde review`: where a recorded game turned."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
from rich.console import Console

from tafelrunde.bots.advice import Turning, decisions, hope_text, review, term_text
from tafelrunde.cli.replay import Replay, read_record
from tafelrunde.cli.simulate import progress_bar
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.game import Sentence
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.texts import text, word


def review_record(console: Console, lang: str, path: Path, seat: str | None, as_json: bool) -> None:
    """Look at the decisions of a seat, or of all people, and print those that cost most; Ctrl+C gives up."""
    match = read_record(path)
    if not match.over:
        raise OptionError("review-running")
    seats = {match.seat(seat)} if seat is not None else people(match)
    looked = len(decisions(match, seats))
    bar, advance = progress_bar(console, lang, looked, as_json, "cli-review-progress")
    with bar:
        found = review(match, seats, progress=lambda done, of: advance(1) if done else None)
    if as_json:
        rows = [msgspec.to_builtins(turning) | {"seat": match.seats[actor(match, turning)]} for turning in found]
        print(json.dumps({"decisions": looked, "turnings": rows}, indent=2))
        return
    if not found:
        console.print(text(lang, "cli-review-none", count=looked), highlight=False)
    for number, turning in enumerate(found):
        if number:
            console.print()
        for line in turning_lines(Replay(match, lang), turning):
            console.print(line, highlight=False, markup=False, soft_wrap=True)
    for turning in found[:1]:
        console.print()
        hint = text(lang, "cli-review-look", file=str(path), position=turning.position, seat=match.seats[actor(match, turning)])
        console.print(hint, style="dim", highlight=False, markup=False, soft_wrap=True)


def people(match: Match) -> set[int]:
    """Return the seats of people; all of them where only bots played."""
    found = {seat for seat, name in enumerate(match.record.names.values()) if not name.startswith("bot ")}
    return found or set(range(match.players))


def actor(match: Match, turning: Turning) -> int:
    return match.positions[turning.position + 1].actor


def turning_lines(replay: Replay, turning: Turning) -> list[str]:
    """Return a turning point in words."""
    lang, game = replay.lang, replay.game

    def said(words: Sentence) -> str:
        return f"{' · '.join(str(word(game, lang, token)) for token in words)} ({' '.join(words)})"

    seat = replay.seat_name(actor(replay.match, turning))
    before, after = (hope_text(lang, value, turning.winning) for value in (turning.before, turning.after))
    return [
        text(lang, "cli-review-at", position=turning.position, seat=seat),
        "  " + text(lang, "cli-review-played", sentence=said(turning.played), hope=after),
        "  " + text(lang, "cli-review-better", sentence=said(turning.better), hope=before),
        *(f"    {term_text(lang, game.name, term)}" for term in turning.terms),
    ]
