"""`tafelrunde replay`: a record to look at, step by step or at once, and the check of its draws."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
import typer
from rich.console import Console

from tafelrunde import load, verify
from tafelrunde.cli.telling import event_lines
from tafelrunde.kernel.contract import SPECTATOR, Event
from tafelrunde.kernel.errors import OptionError, Phrase, RecordError, file_problem
from tafelrunde.kernel.game import Told
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import MASTER, Entry
from tafelrunde.kernel.scene import Row, Scene, Thing, scene_text
from tafelrunde.kernel.sentences import RESIGN
from tafelrunde.kernel.texts import text, word

EVERYTHING = -2  # as a viewer: all hands and bags at once, only when the match is over


def read_record(path: Path) -> Match:
    """Load a record file; raise RecordError with the reason where that is not possible."""
    try:
        return load(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise RecordError(0, "at", place=path, problem=file_problem(error)) from None
    except UnicodeDecodeError:
        raise RecordError(0, "at", place=path, problem=Phrase("not-a-text-file")) from None


def replay_record(console: Console, lang: str, path: Path, check: bool, at: int | None, seat: str | None, step: bool | None) -> None:
    """Show a record: verified, at one position, or all of it."""
    terminal = sys.stdin.isatty() and sys.stdout.isatty()
    if step and not terminal:
        raise OptionError("step-needs-terminal")
    replay = Replay(read_record(path), lang)
    if check:
        check_draws(console, lang, replay.match)
        return
    viewer = replay.viewer(seat)
    if at is not None:
        if not 0 <= at <= replay.last:
            raise OptionError("no-position", last=replay.last)
        show(console, replay, at, viewer)
    elif terminal and step is not False:
        from tafelrunde.cli.stepping import step_through  # slow to import

        step_through(replay, viewer)
    else:
        for number in range(replay.last + 1):
            show(console, replay, number, viewer)


def check_draws(console: Console, lang: str, match: Match) -> None:
    """Say whether all draws follow from the secret; exit 1 if not."""
    problems = verify(match, lang)
    for problem in problems:
        console.print(problem, highlight=False, markup=False, soft_wrap=True)
    if problems:
        raise typer.Exit(1)
    draws = sum(map(len, match.ranges.values()))
    console.print(text(lang, "cli-verified", draws=draws, entries=len(match.record.entries)), highlight=False, soft_wrap=True)


class Replay:
    """A record to look at, position by position, as one of those who may look on.

    While the match goes on a viewer learns nothing that he could not know at the table. When it is over everything may be shown.
    """

    def __init__(self, match: Match, lang: str) -> None:
        self.match = match
        self.game = match.game
        self.lang = lang
        self.last = len(match.positions) - 1

    def viewers(self) -> list[int]:
        """Return who can look on, the usual one first."""
        return [*([EVERYTHING] if self.match.over else []), SPECTATOR, *range(self.match.players)]

    def viewer(self, seat: str | None) -> int:
        """Return who looks on: a seat by its name, otherwise the usual viewer."""
        return self.viewers()[0] if seat is None else self.match.seat(seat)

    def seat_name(self, seat: int) -> str:
        return str(word(self.game, self.lang, self.match.seats[seat]))

    def viewer_name(self, viewer: int) -> str:
        if viewer >= 0:
            return text(self.lang, "cli-seen-by", seat=self.seat_name(viewer))
        return text(self.lang, "cli-seen-all" if viewer == EVERYTHING else "cli-seen-spectator")

    def place(self, number: int, viewer: int) -> str:
        """Return where in the match one is, and who looks on."""
        return text(self.lang, "cli-position", number=number, last=self.last, viewer=self.viewer_name(viewer))

    def player(self, seat: int) -> str:
        """Return who sits there, nothing where only the seat is known."""
        name = self.match.record.names[self.match.seats[seat]]
        return "" if name == self.match.seats[seat] else name

    def sentence(self, number: int, viewer: int) -> str:
        """Return what was played to get to a position, as the viewer may know it; empty for the setup."""
        position = self.match.positions[number]
        entry = position.entry
        if entry is None:
            return ""
        if entry.resign:
            return RESIGN
        if entry.seat == MASTER:
            return f"{' '.join(entry.words)} ({entry.because})"
        comment = f" ({entry.comment})" if entry.comment else ""
        if viewer in (EVERYTHING, position.actor):
            return " ".join(entry.words) + comment
        before = self.match.positions[number - 1].state
        return " ".join(self.game.public_words(before, position.actor, position.play)) + comment

    def actor_name(self, entry: Entry) -> str:
        """Return who an entry is from: a seat, or a game master by name."""
        return entry.by if entry.seat == MASTER else self.seat_name(self.match.seats.index(entry.seat))

    def events(self, number: int, viewer: int) -> list[str]:
        """Return what happened on the way to a position, in words."""
        state = self.match.positions[number].state

        def tell(event: Event) -> Told:
            seats: Sequence[int] = range(self.match.players) if viewer == EVERYTHING else (viewer,)
            told = [self.game.tell(state, event, seat) for seat in seats]
            return min(told, key=lambda one: list(one.fields.values()).count(None))

        return event_lines(self.game, [tell(event) for event in self.match.positions[number].events], self.lang)

    def taken_back(self, number: int, viewer: int) -> str:
        """Return which plays before a position, or after the last one, were taken back; their words only when all is shown."""
        kept = [position.entry.number if position.entry else 0 for position in self.match.positions]
        gone = list(range(kept[number - 1] + 1, kept[number])) if number else []
        if number == self.last:
            gone += range(kept[number] + 1, len(self.match.record.entries) + 1)
        plays = []
        for entry in (self.match.record.entries[index - 1] for index in gone):
            said = f": {' '.join(entry.words)}" if viewer == EVERYTHING else ""
            if not entry.undo and not entry.redo:
                plays.append(f"{entry.number} {self.actor_name(entry)}{said}")
        return text(self.lang, "cli-taken-back", plays=", ".join(plays)) if plays else ""

    def scene(self, number: int, viewer: int) -> Scene:
        """Return a position as things to look at."""
        state = self.match.positions[number].state

        def seen_by(seat: int) -> Scene:
            return self.game.scene(self.game.observe(state, seat), self.lang)

        if viewer != EVERYTHING:
            return seen_by(viewer)
        common = seen_by(SPECTATOR)
        panels = []
        for seat in range(self.match.players):
            own = seen_by(seat)
            shared = bool(common.hand) and own.hand == common.hand  # the cards of a draft
            hand = () if shared or not own.hand_title else (Row(own.hand_title, things_text(own.hand)),)
            panels.append(msgspec.structs.replace(own.panels[seat], own=False, rows=hand + own.panels[seat].rows))
        return msgspec.structs.replace(common, panels=tuple(panels))


def things_text(things: Sequence[Thing]) -> str:
    return ", ".join(f"{thing.count} {thing.name}" if thing.count > 1 else thing.name for thing in things) or "–"


def show(console: Console, replay: Replay, number: int, viewer: int) -> None:
    """Print one position: what was played, what happened, what the table looks like."""

    def line(content: str, style: str = "") -> None:
        console.print(content, style=style, highlight=False, markup=False, soft_wrap=True)

    line(replay.place(number, viewer), "bold")
    if note := replay.taken_back(number, viewer):
        line(note)
    position = replay.match.positions[number]
    if position.entry is not None:
        line(f"{position.entry.number} {replay.actor_name(position.entry)}: {replay.sentence(number, viewer)}")
    for event in replay.events(number, viewer):
        line(f"  {event}")
    line(scene_text(replay.scene(number, viewer)))
    line("")
