"""A match at this screen: who sits here, who is looking, what has to be saved. Knows nothing of widgets."""

from __future__ import annotations

import os
import tempfile
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path

import msgspec

from tafelrunde.cli.table.plan import SeatPlan
from tafelrunde.cli.telling import event_lines
from tafelrunde.kernel.contract import SPECTATOR, State
from tafelrunde.kernel.errors import Phrase, SentenceError, file_problem
from tafelrunde.kernel.game import Prompt, Sentence
from tafelrunde.kernel.match import Match, Position
from tafelrunde.kernel.plays import Play, plays
from tafelrunde.kernel.scene import Scene
from tafelrunde.kernel.texts import has_text, text, word

RECENT = 40  # positions that tell what is usually asked


class FileTrouble(Exception):
    """A file cannot be read or written; the message is one line in the language of the table."""


class LogLine(msgspec.Struct, frozen=True):
    """A line of the log and the seat whose play brought it about, -1 for the setup."""

    actor: int
    text: str
    position: int


class Session:
    """Everything about a match at one screen except how it looks."""

    def __init__(self, match: Match, plans: Sequence[SeatPlan], lang: str, save_path: Path | None) -> None:
        self.match = match
        self.game = match.game
        self.plans = [*plans, *[SeatPlan()] * match.players][: match.players]
        self.lang = lang
        self.save_path = save_path
        self.autosave = save_path is not None
        self.saved = read_quietly(save_path)
        self.people = [seat for seat, plan in enumerate(self.plans) if plan.is_person]
        self.viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.plays = 0  # counts changes, so that a bot's late answer can be told from a fresh one
        self._lines: dict[tuple[int, str], list[tuple[Position, list[LogLine]]]] = {}

    def t(self, key: str, **fields: object) -> str:
        return text(self.lang, f"table-{key}", **fields)

    # Whose turn

    @property
    def hot_seat(self) -> bool:
        """Whether several people share the screen, so that hands have to be hidden from each other."""
        return len(self.people) > 1

    def next_actor(self) -> int:
        """Return the seat that decides next, SPECTATOR when the game is over. Who is looking comes first, then bots."""
        actors = self.match.state.actors()
        if self.viewer in actors:
            return self.viewer
        bots = [seat for seat in actors if not self.plans[seat].is_person]
        return (bots or actors or [SPECTATOR])[0]

    def must_hand_over(self) -> bool:
        """Whether somebody else has to come to the screen before the game can go on."""
        actor = self.next_actor()
        return self.hot_seat and actor in self.people and actor != self.viewer

    def my_decision(self) -> bool:
        """Whether the person at the screen owes a decision."""
        return self.viewer != SPECTATOR and self.viewer in self.match.state.actors()

    def prompt(self, state: State, seat: int) -> Prompt | None:
        """Return what is asked: the question to this seat before those to others."""
        prompts = self.game.prompts(state)
        own = [prompt for prompt in prompts if seat != SPECTATOR and prompt.seat == self.match.seats[seat]]
        return next(iter(own or prompts), None)

    def is_unusual(self, prompt: Prompt, index: int) -> bool:
        """Whether this is another question than the one that is asked most of the time: a follow-up, a new phase."""
        recent = self.match.positions[max(index - RECENT, 0) : index + 1]
        kinds = Counter(asked.kind for position in recent for asked in self.game.prompts(position.state))
        return kinds[prompt.kind] < max(kinds.values())

    # Names

    def seat_name(self, seat: int) -> str:
        return str(word(self.game, self.lang, self.match.seats[seat]))

    def player(self, seat: int) -> str:
        """Return who sits there: a person's name or the bot's, nothing where only the seat is known."""
        plan = self.plans[seat]
        if plan.is_person:
            return "" if plan.name in ("", self.match.seats[seat]) else plan.name
        return self.t("bot", name=bot_name(self.lang, plan.bot))

    def full_name(self, seat: int) -> str:
        player = self.player(seat)
        return f"{self.seat_name(seat)} ({player})" if player else self.seat_name(seat)

    # Looking

    def scene(self, index: int = -1, viewer: int | None = None) -> Scene:
        """Return a position as the viewer sees it."""
        seat = self.viewer if viewer is None else viewer
        return self.game.scene(self.game.observe(self.match.positions[index].state, seat), self.lang)

    def log(self, upto: int, viewer: int | None = None) -> list[LogLine]:
        """Return the log up to a position, as the viewer may know it."""
        seat = self.viewer if viewer is None else viewer
        known = self._lines.setdefault((seat, self.lang), [])
        positions = self.match.positions
        for index, position in enumerate(positions):
            if index < len(known) and known[index][0] is position:
                continue
            del known[index:]
            told = [self.game.tell(position.state, event, seat) for event in position.events]
            lines = event_lines(self.game, told, self.lang)
            known.append((position, [LogLine(position.actor, line, index) for line in lines]))
        del known[len(positions) :]
        return [line for _, lines in known[: upto + 1] for line in lines]

    def news_from(self, index: int, seat: int) -> int:
        """Return the first position that is news to a seat: since its own last play, or that play itself if nothing came after."""
        positions = self.match.positions
        own = max((i for i in range(1, index + 1) if positions[i].actor == seat and not positions[i].automatic), default=0)
        return index if seat == SPECTATOR or own == index else own + 1

    def touched_cells(self, index: int, viewer: int | None = None) -> frozenset[str]:
        """Return the fields that the latest plays were about."""
        seat = self.viewer if viewer is None else viewer
        found: set[str] = set()
        for position in self.match.positions[max(self.news_from(index, seat), 1) : index + 1]:
            for event in position.events:
                fields = self.game.tell(position.state, event, seat).fields
                found.update(value for value in fields.values() if isinstance(value, str))
        return frozenset(found)

    def legal(self) -> list[Sentence]:
        """Return the legal sentences of the person at the screen."""
        if not self.my_decision():
            return []
        state = self.match.state
        return [self.game.words(state, self.viewer, play) for play in plays(state, self.viewer)]

    def reader(self) -> Callable[[Sentence], Sentence | None] | None:
        """Where `legal` is only a selection, return what finds the legal sentence that words are; None where everything is listed."""
        if not self.my_decision() or not self.match.state.countless():
            return None

        def read(words: Sentence) -> Sentence | None:
            try:
                return self.match.find(self.viewer, words)[0]
            except SentenceError:
                return None

        return read

    # Changing

    def play(self, sentence: Sentence) -> None:
        self.match.play(sentence, self.viewer)
        self.plays += 1

    def play_actions(self, seat: int, play: Play) -> None:
        self.match.play_actions(seat, play)
        self.plays += 1

    def resign(self) -> None:
        self.match.resign(self.viewer)
        self.plays += 1

    def undo_seat(self) -> int | None:
        """Return whose last play an undo takes back: that of the last person who decided; None if there is none."""
        for position in reversed(self.match.positions):
            if position.actor in self.people and not position.automatic:
                return position.actor
        return None

    def undo_asks(self, seat: int) -> list[int]:
        """Return the people who have to agree; bots always do."""
        return [other for other in self.match.undo_consent(seat) if other in self.people]

    def undo(self, seat: int) -> None:
        """Take the seat's last play back, with everybody's consent."""
        self.match.undo(seat, self.match.undo_consent(seat))
        self.plays += 1

    # Saving

    def written(self) -> str:
        """Return the record of the match as it is saved here.

        A running match keeps its secret to itself; without it a resumed one could not go on drawing as it committed to.
        """
        return self.match.save(with_secret=True)

    @property
    def unsaved(self) -> bool:
        return bool(self.match.record.entries) and self.written() != self.saved

    def save(self, path: Path | None = None) -> Path:
        """Write the record, whole or not at all; raise FileTrouble with one line that says why."""
        target = path or self.save_path
        assert target is not None
        record = self.written()
        try:
            write_atomically(target, record)
        except (OSError, ValueError) as error:
            raise FileTrouble(self.t("save-failed", path=str(target), reason=said(error, self.lang))) from None
        self.save_path, self.saved = target, record
        return target

    def free_name(self) -> str:
        """Return a name for a file that does not exist yet."""
        names = (f"{self.game.name}{f'_{number}' if number > 1 else ''}.tafelrunde" for number in count(1))
        return next(name for name in names if not Path(name).exists())

    def result(self) -> list[tuple[int, int]]:
        """Return place and seat of everybody, the best first; empty while the game goes on."""
        outcome = self.match.outcome
        if outcome is None:
            return []
        return sorted((place, seat) for seat, place in enumerate(outcome.places))


def said(error: Exception, lang: str) -> str:
    """Return in one line what went wrong, in a language as far as the house knows the error."""
    problem = file_problem(error) if isinstance(error, OSError) else error
    if isinstance(problem, Phrase):
        return problem.text(lang)
    if isinstance(problem, FileTrouble | ValueError | str):
        return str(problem)
    return f"{type(problem).__name__}: {problem}".splitlines()[0]


def bot_name(lang: str, bot: str) -> str:
    """Return how a bot, LEVEL or LEVEL:CHARACTER, is called in a language."""
    return ", ".join(text(lang, f"table-bot-{part}") if has_text(lang, f"table-bot-{part}") else part for part in bot.split(":"))


def bot_about(lang: str, bot: str) -> str:
    """Return one line on how a bot plays."""
    key = f"table-bot-about-{bot.partition(':')[0]}"
    return text(lang, key if has_text(lang, key) else "table-seat-bot-help")


def read_quietly(path: Path | None) -> str:
    """Return what is saved in a file, nothing if it cannot be read."""
    try:
        return path.read_text(encoding="utf-8") if path else ""
    except (OSError, ValueError):
        return ""


def write_atomically(path: Path, content: str) -> None:
    """Write a file beside its place and move it there: a crash leaves the old one."""
    handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent or Path())
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).replace(path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise
