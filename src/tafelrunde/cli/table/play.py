"""Playing at the table: what keys and clicks do."""

from __future__ import annotations

from typing import ClassVar, cast

from textual import events
from textual.binding import Binding, BindingType

from tafelrunde.cli.table import reading
from tafelrunde.cli.table.board import BoardView
from tafelrunde.cli.table.dialogs import Reader
from tafelrunde.cli.table.lines import LineView, Pointed
from tafelrunde.cli.table.session import Session, said
from tafelrunde.cli.table.speech import ACTION, ENTRY, LogView
from tafelrunde.cli.table.steward import Steward
from tafelrunde.cli.table.tableau import Tableau
from tafelrunde.cli.table.themed import ThemedApp
from tafelrunde.kernel.game import Sentence
from tafelrunde.kernel.texts import LANGUAGES


class PlayScreen(Tableau):
    """A running or finished match and everything one can do at it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "enter"),
        Binding("escape", "back"),
        Binding("tab", "tab"),
        Binding("up", "cursor(-1)"),
        Binding("down", "cursor(1)"),
        Binding("right", "right"),
        Binding("left", "left"),
        Binding("backspace", "erase"),
        Binding("slash", "list"),
        Binding("question_mark", "help"),
        Binding("pageup", "earlier"),
        Binding("pagedown", "later"),
        Binding("home", "first"),
        Binding("end", "last"),
        Binding("f1", "rule"),
        Binding("f2,ctrl+d", "details"),
        Binding("f3,ctrl+t", "hint"),
        Binding("f4,ctrl+l", "language"),
        Binding("f5,ctrl+p", "pace"),
        Binding("f6", "theme"),
        Binding("f7,ctrl+b", "cards"),
        Binding("f9,ctrl+o", "log"),
        Binding("ctrl+up", "scroll_log(-1)"),
        Binding("ctrl+down", "scroll_log(1)"),
        Binding("ctrl+s", "save"),
        Binding("ctrl+z", "undo"),
        Binding("ctrl+r", "resign"),
        Binding("ctrl+c", "leave", priority=True),
    ]

    def __init__(self, session: Session, pace: int) -> None:
        super().__init__(session)
        self.steward = Steward(self, pace)

    def on_mount(self) -> None:
        self.steward.advance()

    # Choosing

    def play(self, sentence: Sentence | None) -> None:
        if sentence is None:
            self.show_table()
            return
        try:
            self.session.play(sentence)
        except Exception as error:  # a match that cannot go on here, as one with real dice, says so in one line
            self.tell(said(error, self.session.lang))
            return
        self.steward.advance()

    def on_key(self, event: events.Key) -> None:
        self.notice = ""
        if self.too_small or not event.is_printable or event.character is None or event.character in "/?":
            return
        event.stop()
        if self.turn and self.review is None:
            self.turn.changed()
            self.turn.choices.type(event.character)
            self.turn.pointed = ""
            self.show_table()
        elif event.character == " ":
            self.steward.pause()
        elif event.character in "+-":
            self.steward.change_pace(-1 if event.character == "+" else 1)

    def on_paste(self, event: events.Paste) -> None:
        if self.turn and self.review is None:
            self.turn.changed()
            self.turn.choices.type(" ".join(event.text.split()))
            self.show_table()

    def on_pointed(self, message: Pointed) -> None:
        self.notice = ""
        token = message.token
        if token.startswith(ACTION):
            self.call_later(self.run_action, token.removeprefix(ACTION))
        elif self.turn is None or self.review is not None:
            self.tell(reading.thing_text(self, token))
        elif token.startswith(ENTRY):
            self.play(self.turn.point_entry(int(token.removeprefix(ENTRY))))
        elif reading.only_to_look_at(self, token):
            self.tell(reading.thing_text(self, token))
        else:
            self.play(self.turn.point(token))

    def action_enter(self) -> None:
        if self.review is not None:
            self.action_back()
        elif self.turn:
            self.play(self.turn.enter())

    def action_back(self) -> None:
        if self.review is not None:
            self.review = None
            self.steward.advance_quietly()
        elif self.turn:
            self.turn.back()
            self.show_table()

    def action_tab(self) -> None:
        if self.session.match.over:
            self.action_perspective()
        elif self.turn and self.review is None:
            self.turn.descend()
            self.show_table()

    def action_right(self) -> None:
        if self.turn and self.review is None:
            self.action_tab()
        else:
            self.action_step()

    def action_left(self) -> None:
        if self.turn and self.review is None:
            self.turn.cursor = None
            self.turn.back()
            self.show_table()

    def action_cursor(self, count: int) -> None:
        if self.turn and self.review is None:
            self.turn.move(count)
            self.show_table()

    def action_list(self) -> None:
        self.action_cursor(1)

    def action_erase(self) -> None:
        if self.turn and self.review is None:
            self.turn.changed()
            self.turn.choices.erase()
            self.show_table()

    # Looking back

    def look_at(self, index: int) -> None:
        last = len(self.session.match.positions) - 1
        self.review = max(0, min(index, last))
        self.show_table()

    def action_review(self) -> None:
        self.action_earlier()

    def action_earlier(self) -> None:
        self.look_at(self.index - 1)

    def action_later(self) -> None:
        if self.review is not None:
            self.look_at(self.index + 1)

    def action_first(self) -> None:
        if self.review is not None:
            self.look_at(0)

    def action_last(self) -> None:
        if self.review is not None:
            self.look_at(len(self.session.match.positions) - 1)

    def action_perspective(self) -> None:
        if self.session.match.over:
            self.perspective = (self.perspective + 2) % (self.session.match.players + 1) - 1
            self.show_table()

    # The rest

    def action_help(self) -> None:
        self.app.push_screen(Reader(self.session.t("help-title"), self.session.t("help")))

    def action_rule(self) -> None:
        if self.turn and self.turn.whys:
            reading.open_rule(self, self.turn.whys[0].refusal.rule)
        else:
            self.action_help()

    def action_details(self) -> None:
        self.app.push_screen(Reader(self.session.t("details-title"), reading.details(self)))

    def action_log(self) -> None:
        entries = self.session.log(self.index, self.looking)
        source = "\n".join(f"- {entry.text}" for entry in entries)
        self.app.push_screen(Reader(self.session.t("log-title"), source, at_end=True))

    def action_scroll_log(self, count: int) -> None:
        self.query_one(LogView).scroll_lines(count)

    def action_language(self) -> None:
        session = self.session
        session.lang = LANGUAGES[(LANGUAGES.index(session.lang) + 1) % len(LANGUAGES)]
        cast(ThemedApp, self.app).lang = session.lang
        if self.turn:
            self.turn.choices.set_language(session.lang)
            if self.turn.whys:
                self.turn.ask_why()
        self.show_table()

    def action_cards(self) -> None:
        shown = self.query_one(BoardView).cards
        self.cards = not shown
        self.show_table()

    def action_theme(self) -> None:
        self.app.theme = "tafelrunde-light" if self.app.theme == "tafelrunde-dark" else "tafelrunde-dark"
        self.refresh_views()

    def refresh_views(self) -> None:
        for view in self.query(LineView):
            view.redraw()
        self.show_table()

    def action_hint(self) -> None:
        self.steward.hint()

    def action_pace(self) -> None:
        self.steward.change_pace(1)

    def action_pause(self) -> None:
        self.steward.pause()

    def action_step(self) -> None:
        self.steward.step()

    def action_save(self) -> None:
        self.steward.save()

    def action_undo(self) -> None:
        self.steward.undo()

    def action_resign(self) -> None:
        self.steward.resign()

    def action_quit(self) -> None:
        self.steward.quit()

    def action_leave(self) -> None:
        self.steward.quit()
