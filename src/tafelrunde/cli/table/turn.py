"""One decision of the person at the screen: what is chosen, where the cursor stands, what was refused."""

from __future__ import annotations

import msgspec

from tafelrunde.cli.table.choosing import Choices
from tafelrunde.cli.table.groups import Group
from tafelrunde.cli.table.session import Session
from tafelrunde.kernel.errors import Refusal, SentenceError
from tafelrunde.kernel.game import Sentence
from tafelrunde.kernel.scene import Scene

REASONS = 2  # at most so many reasons are given at once


class Why(msgspec.Struct, frozen=True):
    """A sentence that is not legal, and the reason."""

    sentence: Sentence
    refusal: Refusal


class Turn:
    """The state of the input, without the widgets that show it."""

    def __init__(self, session: Session, scene: Scene) -> None:
        self.session = session
        self.choices = Choices(
            session.game,
            session.lang,
            session.legal(),
            session.game.vocabulary(session.match.state),
            [cell.token for cell in scene.cells],
            [thing.token for thing in scene.things],
            {**scene.codes, **{thing.word: thing.code for thing in scene.things if " " in thing.token}},
            session.reader(),
        )
        self.cursor: int | None = None
        self.room = 4  # entries that the list can show
        self.pointed = ""
        self.whys: list[Why] = []
        self.notice = ""

    @property
    def groups(self) -> list[Group]:
        return self.choices.groups(self.room)

    def changed(self) -> None:
        self.cursor = None
        self.whys = []
        self.notice = ""

    def point(self, token: str) -> Sentence | None:
        """Click on a field or a thing; return the sentence to play if this was the second click on it."""
        sentence = self.choices.sentence
        longer = token in self.choices.clicks and len(self.choices.left()) > 1
        if sentence and self.choices.tokens and token == self.pointed and not longer:
            return sentence
        self.changed()
        self.choices.point(token)
        self.pointed = token
        return None

    def point_entry(self, number: int) -> Sentence | None:
        """Click on an entry of the list; return its sentence if it was chosen before."""
        groups = self.groups
        if number >= len(groups):
            return None
        sentence = self.choices.sentence
        if sentence and self.choices.touched and groups[number].sentence == sentence:
            return sentence
        self.take(groups[number])
        return None

    def take(self, group: Group) -> None:
        self.changed()
        self.choices.take(group)
        self.pointed = ""

    def move(self, count: int) -> None:
        """Move the cursor through the list."""
        groups = self.groups
        if not groups:
            return
        self.whys = []
        if self.cursor is None:
            self.cursor = 0 if count > 0 else len(groups) - 1
        else:
            self.cursor = (self.cursor + count) % len(groups)

    def enter(self) -> Sentence | None:
        """Press Enter; return the sentence to play, if one is meant by now."""
        choices = self.choices
        if self.cursor is not None and self.cursor < len(self.groups):
            self.take(self.groups[self.cursor])
            return None
        sentence = choices.sentence
        if sentence:
            return sentence
        if not choices.left():
            if not choices.reorder():
                self.ask_why()
        elif choices.typed.strip():
            choices.complete()
            self.changed()
        else:
            self.notice = self.session.t("choose-more" if choices.touched else "choose-first", count=len(choices.left()))
        return None

    def descend(self) -> None:
        """Open the entry under the cursor, or complete what is typed."""
        if self.cursor is not None and self.cursor < len(self.groups):
            self.take(self.groups[self.cursor])
        elif not self.choices.complete():
            self.move(1)
        else:
            self.changed()

    def back(self) -> bool:
        """Step back: from the list, from a refusal, by a word; False where there is nothing left to step back from."""
        if self.cursor is not None:
            self.cursor = None
            return True
        self.changed()
        self.pointed = ""
        return self.choices.back()

    def ask_why(self) -> None:
        """Find out why what is chosen is not possible."""
        session, choices = self.session, self.choices
        words, unknown = choices.resolve()
        if unknown:
            near = choices.near(unknown)
            key = "unknown-word-near" if near else "unknown-word"
            self.notice = session.t(key, word=unknown, near=near)
            return
        found: dict[str, Why] = {}
        for attempt in choices.attempts(words)[:12]:
            try:
                refusal = session.match.explain(session.viewer, attempt, session.lang)
            except SentenceError:
                continue
            if refusal is not None:
                found.setdefault(refusal.text, Why(attempt, refusal))
        self.whys = list(found.values())[:REASONS]
        self.notice = "" if self.whys else session.t("choose-first", count=len(choices.legal))
