"""Screens in front of the table: questions, texts to read, the hand-over between people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, cast

from rich.style import Style
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen, ScreenResultType
from textual.widgets import Input, Markdown, Static

from tafelrunde.cli.table.geometry import MIN_HEIGHT, MIN_WIDTH
from tafelrunde.cli.table.lines import Line, LineView, Pointed, Span, wrap
from tafelrunde.cli.table.look import POSSIBLE, style
from tafelrunde.kernel.texts import text


class SmallNote(LineView):
    """Covers everything while the terminal is too small."""

    DEFAULT_CSS = "SmallNote { width: 100%; height: 100%; layer: note; display: none; }"

    def __init__(self) -> None:
        super().__init__("small")

    def draw(self, width: int, height: int) -> list[Line]:
        lang = cast("TableScreen[object]", self.screen).lang()
        note = text(lang, "table-too-small", width=width, height=height, least_width=MIN_WIDTH, least_height=MIN_HEIGHT)
        return wrap([Span(note, style(self.palette.accent, self.palette.table, True))], max(width, 1))


class TableScreen(Screen[ScreenResultType]):
    """A screen that says so when the terminal is too small for it, and then takes no keys."""

    DEFAULT_CSS = "TableScreen { layers: default note; overflow: hidden hidden; }"

    @property
    def too_small(self) -> bool:
        return self.size.width < MIN_WIDTH or self.size.height < MIN_HEIGHT

    def lang(self) -> str:
        return str(getattr(self.app, "lang", "en"))

    def t(self, key: str, **fields: object) -> str:
        return text(self.lang(), f"table-{key}", **fields)

    def compose(self) -> ComposeResult:
        yield SmallNote()

    def on_resize(self, event: events.Resize) -> None:
        note = self.query_one(SmallNote)
        note.display = event.size.width < MIN_WIDTH or event.size.height < MIN_HEIGHT
        note.redraw()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        return action == "leave" or not self.too_small

    def action_leave(self) -> None:
        """Leave the table, or what stands in front of it."""
        self.app.exit()


class Options(LineView):
    """Answers below each other, one of them marked."""

    DEFAULT_CSS = "Options { position: relative; width: 100%; margin-top: 1; }"

    def __init__(self, answers: Sequence[tuple[str, str]], first: int) -> None:
        super().__init__("options")
        self.answers = answers
        self.cursor = first
        self.styles.height = len(answers)

    def ground(self) -> Style:
        return style(self.palette.ink, self.palette.surface)

    def draw(self, width: int, height: int) -> list[Line]:
        palette = self.palette
        lines: list[Line] = []
        for number, (value, label) in enumerate(self.answers[:height]):
            here = number == self.cursor
            look = style(palette.on_accent, palette.accent, True) if here else self.ground()
            sign = POSSIBLE if here else " "
            lines.append([Span(f" {sign} {number + 1}  {label} ".ljust(width), look, value)])
        return lines


class Dialog(TableScreen[str], ModalScreen[str]):
    """A question with a few answers; Escape means the last one."""

    DEFAULT_CSS = """
    Dialog { align: center middle; background: $background 60%; }
    Dialog > #box { width: 66; max-width: 96%; height: auto; max-height: 90%; background: $surface; border: round $accent; padding: 1 2; }
    Dialog #title { text-style: bold; color: $accent; margin-bottom: 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,left,shift+tab", "move(-1)"),
        Binding("down,right,tab", "move(1)"),
        Binding("enter", "choose"),
        Binding("escape", "cancel"),
    ]

    def __init__(self, title: str, content: str, answers: Sequence[tuple[str, str]], first: int = 0) -> None:
        """`answers`: value and label; `first`: the one that is marked at the beginning."""
        super().__init__()
        self.heading, self.content, self.answers, self.first = title, content, list(answers), first

    def compose(self) -> ComposeResult:
        with Vertical(id="box"):
            yield Static(self.heading, id="title", markup=False)
            if self.content:
                yield Static(self.content, id="content", markup=False)
            yield Options(self.answers, self.first)
        yield from super().compose()

    def action_move(self, count: int) -> None:
        options = self.query_one(Options)
        options.cursor = (options.cursor + count) % len(self.answers)
        options.redraw()

    def action_choose(self) -> None:
        self.dismiss(self.answers[self.query_one(Options).cursor][0])

    def action_cancel(self) -> None:
        self.dismiss(self.answers[-1][0])

    action_leave = action_cancel

    def on_key(self, event: events.Key) -> None:
        if event.character and event.character.isdecimal() and not self.too_small:
            number = int(event.character)
            if 1 <= number <= len(self.answers):
                event.stop()
                self.dismiss(self.answers[number - 1][0])

    def on_pointed(self, message: Pointed) -> None:
        self.dismiss(message.token)


class Reader(TableScreen[None], ModalScreen[None]):
    """Something to read: Markdown, scrolled by the arrow keys."""

    DEFAULT_CSS = """
    Reader { align: center middle; background: $background 60%; }
    Reader > #box { width: 90%; max-width: 100; height: auto; max-height: 92%; background: $surface; border: round $accent; padding: 0 1; }
    Reader #title { text-style: bold; color: $accent; margin-bottom: 1; }
    Reader #close { color: $text-muted; margin-top: 1; }
    Reader VerticalScroll { background: $surface; height: auto; max-height: 70vh; scrollbar-size-vertical: 1; }
    Reader Markdown { background: $surface; padding: 0 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,question_mark,f1,f2,f9", "close"),
        Binding("up", "scroll(-1)"),
        Binding("down", "scroll(1)"),
        Binding("pageup", "scroll(-10)"),
        Binding("pagedown,space", "scroll(10)"),
        Binding("home", "scroll(-100000)"),
        Binding("end", "scroll(100000)"),
    ]

    def __init__(self, title: str, source: str, at_end: bool = False) -> None:
        super().__init__()
        self.heading, self.source, self.at_end = title, source, at_end

    def compose(self) -> ComposeResult:
        with Vertical(id="box"):
            yield Static(self.heading, id="title", markup=False)
            with VerticalScroll(can_focus=False):
                yield Markdown(self.source, open_links=False)
            yield Static(self.t("close"), id="close", markup=False)
        yield from super().compose()

    def on_mount(self) -> None:
        if self.at_end:
            self.call_after_refresh(self.action_scroll, 100000)

    def action_close(self) -> None:
        self.dismiss(None)

    action_leave = action_close

    def action_scroll(self, count: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=count, animate=False)


class NameDialog(TableScreen[str], ModalScreen[str]):
    """Asks for the name of a file; an empty answer means no."""

    DEFAULT_CSS = """
    NameDialog { align: center middle; background: $background 60%; }
    NameDialog > #box { width: 66; max-width: 96%; height: auto; background: $surface; border: round $accent; padding: 1 2; }
    NameDialog #title { text-style: bold; color: $accent; margin-bottom: 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "cancel")]

    def __init__(self, title: str, value: str, help_text: str) -> None:
        super().__init__()
        self.heading, self.value, self.help_text = title, value, help_text

    def compose(self) -> ComposeResult:
        with Vertical(id="box"):
            yield Static(self.heading, id="title", markup=False)
            yield Input(self.value, id="name", select_on_focus=False)
            yield Static(self.help_text, markup=False)
        yield from super().compose()

    def on_mount(self) -> None:
        self.query_one(Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip())

    def action_cancel(self) -> None:
        self.dismiss("")

    action_leave = action_cancel


class HandOver(TableScreen[str]):
    """Hides the table until the next person sits in front of it. Shows only what everybody may know."""

    DEFAULT_CSS = """
    HandOver { align: center middle; }
    HandOver > #box { width: 70; max-width: 96%; height: auto; max-height: 90%; background: $surface; border: round $accent; padding: 1 2; }
    HandOver #title { text-style: bold; color: $accent; margin-bottom: 1; }
    HandOver #keys { margin-top: 1; color: $text-muted; }
    HandOver #news { margin-top: 1; color: $text-muted; max-height: 12; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "answer('go')"),
        Binding("ctrl+z", "answer('undo')"),
        Binding("ctrl+s", "answer('save')"),
        Binding("f4,ctrl+l", "answer('language')"),
    ]

    def __init__(self, who: str, why: str, news: Sequence[str]) -> None:
        super().__init__()
        self.who, self.why, self.news = who, why, list(news)

    def compose(self) -> ComposeResult:
        with Vertical(id="box"):
            yield Static(self.t("hand-over", name=self.who), id="title", markup=False)
            yield Static(self.t("hand-over-key"), markup=False)
            yield Static(self.why, id="why", markup=False)
            if self.news:
                yield Static("\n".join(self.news), id="news", markup=False)
            yield Static(self.t("hand-over-keys"), id="keys", markup=False)
        yield from super().compose()

    def action_answer(self, value: str) -> None:
        self.dismiss(value)

    def action_leave(self) -> None:
        self.dismiss("quit")
