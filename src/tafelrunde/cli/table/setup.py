"""The set-up screen: game, seats, options, language."""

from __future__ import annotations

from typing import ClassVar, cast

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from tafelrunde.bots import LEVELS
from tafelrunde.cli.table.dialogs import TableScreen
from tafelrunde.cli.table.form import Form, Row
from tafelrunde.cli.table.lines import Line, LineView, Pointed, Span, shorten, spread, width_of, wrap
from tafelrunde.cli.table.look import POSSIBLE, style
from tafelrunde.cli.table.session import FileTrouble, Session, said
from tafelrunde.cli.table.themed import ThemedApp
from tafelrunde.kernel.errors import TafelrundeError

ROW = "row "
START = "start"


class FormView(LineView):
    """The rows with a cursor, below them what the row means."""

    DEFAULT_CSS = "FormView { width: 100%; height: 100%; }"

    def __init__(self, form: Form) -> None:
        super().__init__("form")
        self.form = form
        self.cursor = 1
        self.top = 0
        self.problem = ""

    def draw(self, width: int, height: int) -> list[Line]:
        palette, form = self.palette, self.form
        rows = form.rows()
        head = style(palette.ink, palette.raised, True)
        muted = style(palette.muted, palette.table)
        title = spread([Span(f" {form.t('set-title')}", head)], [], width, head)
        room = height - 6
        self.top = min(max(self.top, self.cursor - room + 1, 0), self.cursor, max(len(rows) - room, 0))
        label = max(len(row.label) for row in rows) + 2
        lines: list[Line] = [title, []]
        shown = range(self.top, min(self.top + room, len(rows)))
        lines += [self.row(number, rows[number], label, width) for number in shown]
        lines += [[] for _ in range(room - len(shown))]
        if self.problem:
            about = wrap([Span(f" ✗ {self.problem}", style(palette.accent, palette.table, True))], width, 3)
        else:
            about = wrap([Span(f" {rows[self.cursor].help}", muted)], width, 1)
        lines += [*shorten(about, 2), [], []][:2]
        hidden = len(rows) - self.top - len(shown)
        more = [Span(form.t("more-rows", count=hidden) + " ", muted)] if hidden > 0 else []
        lines.append(spread([], more, width, self.ground()))
        accent = style(palette.accent, palette.surface, True)
        keys = style(palette.muted, palette.surface)
        lines.append(spread([Span(f" {form.t('set-keys')}", keys)], [Span(f" {form.t('set-start')} ", accent, START)], width, keys))
        return lines

    def row(self, number: int, row: Row, label: int, width: int) -> Line:
        palette = self.palette
        here = number == self.cursor
        ground = palette.raised if here else palette.table
        token = f"{ROW}{number}"
        accent = style(palette.accent, ground, True)
        plain = style(palette.ink, ground, here)
        line = [
            Span(f" {POSSIBLE if here else ' '} ", accent, token),
            Span(row.label.ljust(label), style(palette.muted if not here else palette.ink, ground), token),
        ]
        if row.choices:
            arrows = ("◂ ", " ▸") if here else ("  ", "  ")
            line += [Span(arrows[0], accent, token), Span(row.value or "…", plain, token), Span(arrows[1], accent, token)]
        if row.typing and (row.typed or here):
            line += [Span("  ", plain, token), Span(row.typed, style(palette.ink, ground, True, True), token)]
            if here:
                line.append(Span("▏", accent, token))
        if row.key.startswith("option") and not here:
            line.append(Span(" " * max(label + 22 - width_of(line), 2) + row.help, style(palette.line, ground), token))
        return spread(line, [], width, style(palette.ink, ground))


class SetupScreen(TableScreen[Session]):
    """Asks what is to be played and by whom."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,shift+tab", "move(-1)"),
        Binding("down,tab", "move(1)"),
        Binding("left", "change(-1)"),
        Binding("right", "change(1)"),
        Binding("backspace", "erase"),
        Binding("enter", "start"),
        Binding("escape", "leave"),
    ]

    def __init__(self, game: str | None) -> None:
        super().__init__()
        self.game = game

    def compose(self) -> ComposeResult:
        yield FormView(Form(self.game, self.lang(), LEVELS))
        yield from super().compose()

    @property
    def view(self) -> FormView:
        return self.query_one(FormView)

    def changed(self) -> None:
        view = self.view
        view.problem = ""
        view.cursor = min(view.cursor, len(view.form.rows()) - 1)
        cast(ThemedApp, self.app).lang = view.form.lang
        view.redraw()

    def action_move(self, count: int) -> None:
        self.view.cursor = (self.view.cursor + count) % len(self.view.form.rows())
        self.changed()

    def action_change(self, count: int) -> None:
        self.view.form.turn(self.view.form.rows()[self.view.cursor], count)
        self.changed()

    def action_erase(self) -> None:
        self.view.form.type(self.view.form.rows()[self.view.cursor], "\b")
        self.changed()

    def on_key(self, event: events.Key) -> None:
        if event.is_printable and event.character and not self.too_small:
            event.stop()
            row = self.view.form.rows()[self.view.cursor]
            if row.typing:
                self.view.form.type(row, event.character)
            elif event.character == " ":
                self.view.form.turn(row, 1)
            self.changed()

    def on_paste(self, event: events.Paste) -> None:
        self.view.form.type(self.view.form.rows()[self.view.cursor], event.text.strip())
        self.changed()

    def on_pointed(self, message: Pointed) -> None:
        if message.token == START:
            self.action_start()
            return
        number = int(message.token.removeprefix(ROW))
        if self.view.cursor == number:
            self.action_change(1)
        self.view.cursor = number
        self.changed()

    def action_start(self) -> None:
        try:
            session = self.view.form.start()
        except (TafelrundeError, FileTrouble) as error:
            self.view.problem = said(error, self.view.form.lang)
            self.view.redraw()
            return
        self.dismiss(session)
