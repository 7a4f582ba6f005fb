"""Widgets made of coloured pieces of text that can be clicked."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple, cast

from rich.cells import cell_len, set_cell_size
from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from tafelrunde.cli.table.look import DARK, Palette

if TYPE_CHECKING:
    from tafelrunde.cli.table.app import TableApp

ELLIPSIS = "…"


class Span(NamedTuple):
    """A piece of text. `token` is what a click on it means, nothing if empty."""

    text: str
    style: Style
    token: str = ""


Line = list[Span]


class Pointed(Message):
    """Something with a token was clicked."""

    def __init__(self, source: LineView, token: str) -> None:
        super().__init__()
        self.source = source
        self.token = token


class LineView(Widget):
    """A widget that is drawn line by line from spans; it stands where it is put (`place`)."""

    DEFAULT_CSS = "LineView { position: absolute; }"
    can_focus = False
    ALLOW_SELECT = False

    def __init__(self, name: str) -> None:
        super().__init__(id=name)
        self._drawn: list[Line] | None = None

    @property
    def palette(self) -> Palette:
        return cast("TableApp", self.app).palette if self.is_attached else DARK

    def ground(self) -> Style:
        return Style(color=self.palette.ink, bgcolor=self.palette.table)

    def draw(self, width: int, height: int) -> list[Line]:
        """Return what is to be seen; lines beyond `height` are cut off."""
        raise NotImplementedError

    def redraw(self) -> None:
        self._drawn = None
        self.refresh()

    def place(self, x: int, y: int, width: int, height: int) -> None:
        """Put the widget somewhere on the screen; without room it disappears."""
        self.display = width > 0 and height > 0
        self.styles.offset = (x, y)
        self.styles.width = max(width, 1)
        self.styles.height = max(height, 1)

    def drawn(self) -> list[Line]:
        if self._drawn is None:
            width, height = self.size
            self._drawn = self.draw(width, height) if width > 0 and height > 0 else []
        return self._drawn

    def on_resize(self) -> None:
        self.redraw()

    def render_line(self, y: int) -> Strip:
        lines = self.drawn()
        line = lines[y] if y < len(lines) else []
        segments = [Segment(span.text, span.style) for span in line if span.text]
        return Strip(segments).adjust_cell_length(self.size.width, self.ground())

    def token_at(self, x: int, y: int) -> str:
        """Return what a click there means."""
        lines = self.drawn()
        for span in lines[y] if 0 <= y < len(lines) else []:
            x -= cell_len(span.text)
            if x < 0:
                return span.token
        return ""

    def scroll_lines(self, count: int) -> None:
        """Scroll by some lines, down or (negative) up; most views cannot."""

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        event.stop()
        self.scroll_lines(-1)

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        event.stop()
        self.scroll_lines(1)

    def on_click(self, event: events.Click) -> None:
        token = self.token_at(event.x, event.y)
        if token:
            event.stop()
            self.post_message(Pointed(self, token))


def clip(text: str, width: int) -> str:
    """Return a text that is at most so wide, with an ellipsis where something was cut off."""
    if cell_len(text) <= width:
        return text
    return set_cell_size(text, max(width - 1, 0)).rstrip() + ELLIPSIS if width > 0 else ""


def width_of(line: Iterable[Span]) -> int:
    return sum(cell_len(span.text) for span in line)


def fit(line: Line, width: int) -> Line:
    """Return a line that is at most so wide."""
    if width_of(line) <= width:
        return line
    fitted: Line = []
    for span in line:
        length = cell_len(span.text)
        if length >= width:
            fitted.append(span._replace(text=set_cell_size(span.text, max(width - 1, 0)) + ELLIPSIS))
            break
        fitted.append(span)
        width -= length
    return fitted


def spread(left: Line, right: Line, width: int, ground: Style) -> Line:
    """Return a line with two ends; the left one gives way."""
    right = fit(right, width)
    room = width - width_of(right)
    left = fit(left, max(room - 1, 0))
    return [*left, Span(" " * (room - width_of(left)), ground), *right]


def wrap(line: Line, width: int, indent: int = 0) -> list[Line]:
    """Break a line between words; the lines that follow are indented."""
    lines: list[Line] = [[]]
    used = 0
    for span in line:
        for word in split_words(span.text):
            length = cell_len(word)
            if used + cell_len(word.rstrip()) > width and used > (indent if len(lines) > 1 else 0):
                lines.append([Span(" " * indent, span.style)] if indent else [])
                used = indent
                word = word.lstrip()
                length = cell_len(word)
            if used + length > width:
                word = set_cell_size(word, max(width - used, 0))
                length = cell_len(word)
            if not word:
                continue
            last = lines[-1][-1] if lines[-1] else None
            if last and last.style == span.style and last.token == span.token:
                lines[-1][-1] = last._replace(text=last.text + word)
            else:
                lines[-1].append(span._replace(text=word))
            used += length
    return lines


def split_words(text: str) -> list[str]:
    """Split into words that keep the blanks behind them."""
    words: list[str] = []
    start = 0
    for place in range(1, len(text)):
        if text[place] != " " and text[place - 1] == " ":
            words.append(text[start:place])
            start = place
    return [*words, text[start:]] if text else []


def shorten(lines: list[Line], height: int) -> list[Line]:
    """Return at most so many lines, the last one with an ellipsis where some were cut off."""
    if len(lines) <= height or height <= 0:
        return lines[: max(height, 0)]
    kept = lines[:height]
    if kept[-1]:
        last = kept[-1][-1]
        kept[-1] = [*kept[-1][:-1], last._replace(text=last.text.rstrip()[:-1] + ELLIPSIS)]
    return kept
