"""What is asked and answered: prompt, input line, list of sentences, log, keys."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.cells import cell_len
from rich.style import Style

from tafelrunde.cli.table.choosing import Choices
from tafelrunde.cli.table.groups import Group
from tafelrunde.cli.table.lines import ELLIPSIS, Line, LineView, Span, clip, fit, shorten, spread, width_of, wrap
from tafelrunde.cli.table.look import POSSIBLE, coat_style, shield, style
from tafelrunde.cli.table.session import LogLine
from tafelrunde.kernel.game import Sentence
from tafelrunde.kernel.scene import Coat

ENTRY = "entry "  # tokens of list entries: "entry 3"
ACTION = "action "  # tokens of things that mean a key: "action undo"
MUCH = 12  # news beyond the log that it points out, as at the end of an age


class PromptView(LineView):
    """Who must do what, in one sentence; below it whatever helps with it."""

    def __init__(self) -> None:
        super().__init__("prompt")
        self.coat: Coat | None = None
        self.text = self.help = ""
        self.mine = self.fresh = False

    def show(self, coat: Coat | None, text: str, about: str, mine: bool, fresh: bool) -> None:
        """`mine`: the viewer is asked. `fresh`: it is another kind of question than before."""
        self.coat, self.text, self.help, self.mine, self.fresh = coat, text, about, mine, fresh
        self.redraw()

    def ground(self) -> Style:
        return style(self.palette.ink, self.palette.raised)

    def draw(self, width: int, height: int) -> list[Line]:
        palette = self.palette
        strong = style(palette.accent if self.mine else palette.ink, palette.raised, self.mine)
        if self.mine and self.fresh:
            strong = style(palette.on_accent, palette.accent, True)
        line: Line = []
        if self.coat:
            line = [Span(shield(self.coat), coat_style(self.coat, palette))]
        mark = f" {POSSIBLE} " if self.mine else " "
        first = [*line, Span(mark, strong), Span(self.text, strong)]
        lines = wrap(first, width - 1, width_of(line) + len(mark))
        if len(lines) < height and self.help:
            about = Span(self.help, style(palette.muted, palette.raised))
            lines.append(fit([Span("  ", about.style), about], width))
        return shorten(lines, height)


class InputView(LineView):
    """The sentence so far: chosen words, typed letters, and what would be played."""

    def __init__(self) -> None:
        super().__init__("input")
        self.choices: Choices | None = None
        self.right = ""
        self.empty = ""
        self.raw = ""

    def show(self, choices: Choices | None, right: str, empty: str, raw: str) -> None:
        self.choices, self.right, self.empty, self.raw = choices, right, empty, raw
        self.redraw()

    def ground(self) -> Style:
        return style(self.palette.ink, self.palette.surface)

    def draw(self, width: int, height: int) -> list[Line]:
        palette, ground = self.palette, self.palette.surface
        muted = style(palette.muted, ground)
        right = [Span(f"{self.right} ", style(palette.accent, ground, True))] if self.right else []
        if self.choices is None:
            return [spread([Span(f" {self.empty}", muted)], right, width, self.ground())]
        choices = self.choices
        sentence = choices.sentence
        wrong = choices.touched and choices.read is None and not choices.left()
        line: Line = [Span(" ✗ " if wrong else " ❯ ", style(palette.accent, ground, True))]
        if sentence and self.raw in ("", " ".join(sentence)):
            said = fitting_text(choices, sentence, width - width_of(line) - width_of(right) - 2)
            line += [Span(said, style(palette.on_accent, palette.accent, True), f"{ENTRY}0"), Span(f"  {' '.join(sentence)}", muted)]
            return [spread(line, right, width, self.ground())]
        for token in choices.tokens:
            line += [Span(f" {choices.name(token)} ", style(palette.ink, palette.raised, True)), Span(" ", muted)]
        if choices.typed:
            line.append(Span(choices.typed, style(palette.ink, ground, True, True)))
        line.append(Span("▏", style(palette.accent, ground, True)))
        if self.raw:
            line.append(Span(f" {self.raw}", muted))
        elif not choices.touched:
            line.append(Span(f" {self.empty}", muted))
        return [spread(line, right, width, self.ground())]


def fitting_text(choices: Choices, words: Sentence, width: int) -> str:
    """Return words of a sentence; where they are too long with codes in the place of names, and then without the beginning."""
    said = choices.say(words)
    if cell_len(said) <= width or not any(word in choices.codes for word in words):
        return said
    said = choices.say_short(words)
    return said if cell_len(said) <= width else ELLIPSIS + said[len(said) - max(width - 1, 0) :]


class ListView(LineView):
    """The legal sentences that are left, grouped by their next word; or a notice in their place."""

    def __init__(self) -> None:
        super().__init__("list")
        self.choices: Choices | None = None
        self.groups: list[Group] = []
        self.cursor: int | None = None
        self.notice: list[Line] = []
        self.top = 0

    def show(self, choices: Choices | None, groups: list[Group], cursor: int | None, notice: list[Line]) -> None:
        if groups != self.groups:
            self.top = 0
        self.choices, self.groups, self.cursor, self.notice = choices, groups, cursor, notice
        self.redraw()

    def draw(self, width: int, height: int) -> list[Line]:
        if self.notice:
            whole = [part for line in self.notice for part in wrap(line, width - 1, 3)]
            return shorten(whole, height)
        if self.choices is None:
            return []
        if self.cursor is not None:
            self.top = min(max(self.top, self.cursor - height + 1), self.cursor)
        self.top = max(min(self.top, len(self.groups) - height), 0)
        shown = list(enumerate(self.groups))[self.top : self.top + height]
        says = {number: self.say(group, width) for number, group in shown}
        column = max((cell_len(say) for say in says.values()), default=0) + 3
        lines = [self.entry(number, group, says[number], column, width) for number, group in shown]
        hidden = len(self.groups) - self.top - len(shown)
        if hidden > 0 and lines:
            more = [Span(f"↓{hidden} ", style(self.palette.muted, self.palette.table))]
            lines[-1] = spread(lines[-1], more, width, self.ground())
        return lines

    def scroll_lines(self, count: int) -> None:
        self.top += count
        self.redraw()

    def say(self, group: Group, width: int) -> str:
        assert self.choices is not None
        return fitting_text(self.choices, group.sentence or group.adds, width - 5)

    def entry(self, number: int, group: Group, say: str, column: int, width: int) -> Line:
        assert self.choices is not None
        palette = self.palette
        here = self.cursor == number
        ground = palette.accent if here else palette.table
        ink = palette.on_accent if here else palette.ink
        muted = palette.on_accent if here else palette.muted
        token = f"{ENTRY}{number}"
        line = [Span(f" {POSSIBLE if here else ' '} {say}", style(ink, ground, here), token)]
        sentence = group.sentence
        if sentence is not None:
            raw = " ".join(sentence)
            if column + 2 + cell_len(raw) < width:
                line.append(Span(" " * (column + 2 - width_of(line)) + raw, style(muted, ground), token))
        else:
            further = f" … {', '.join(dict.fromkeys(self.further(group)))}"
            room = width - width_of(line) - 6
            text = clip(further, room) if room >= 10 else " …"
            line.append(Span(f"{text} ({len(group.left)})", style(muted, ground), token))
        line = fit(line, width)
        return [*line, Span(" " * (width - width_of(line)), style(ink, ground), token)]

    def further(self, group: Group) -> list[str]:
        """Return the words that come after an entry."""
        assert self.choices is not None
        count = len(group.adds)
        return [self.choices.name(rest[count]) for left in group.left if len(rest := left.rest()) > count]


class LogView(LineView):
    """What happened, the latest below; equal lines in a row are counted."""

    def __init__(self) -> None:
        super().__init__("log")
        self.entries: Sequence[LogLine] = ()
        self.coats: tuple[Coat, ...] = ()
        self.fresh = 0
        self.title = ""
        self.back = 0  # lines scrolled back

    def show(self, entries: Sequence[LogLine], coats: tuple[Coat, ...], fresh: int, title: str) -> None:
        """`fresh` is the first position whose lines are new."""
        if len(entries) != len(self.entries):
            self.back = 0
        self.entries, self.coats, self.fresh, self.title = entries, coats, fresh, title
        self.redraw()

    def draw(self, width: int, height: int) -> list[Line]:
        lines: list[Line] = []
        head: list[Line] = []
        if self.title:
            look = style(self.palette.muted, self.palette.raised)
            head = [spread([Span(f" {self.title}", look)], [], width, look)]
            height -= 1
        wanted = height + self.back
        for told in reversed(merged(self.entries[-4 * wanted :])[-wanted:]):
            lines = log_lines(self, told, self.fresh, self.coats, width) + lines
            if len(lines) >= wanted:
                break
        self.back = min(self.back, max(len(lines) - height, 0))
        end = len(lines) - self.back
        shown = lines[max(end - height, 0) : end]
        if shown and self.back == 0 and (above := self.fresh_lines(width) - height) > MUCH:
            more = [Span(f" ↑{above} F9 ", style(self.palette.accent, self.palette.raised, True), f"{ACTION}log")]
            shown[0] = spread(shown[0], more, width, self.ground())
        return head + shown

    def fresh_lines(self, width: int) -> int:
        """Return how many lines the news take, with what the viewer's own last play led to."""
        news = [entry for entry in self.entries if entry.position >= self.fresh - 1]
        return sum(len(log_lines(self, told, self.fresh, self.coats, width)) for told in merged(news))

    def scroll_lines(self, count: int) -> None:
        self.back = max(self.back - count, 0)
        self.redraw()


class Told(msgspec.Struct, frozen=True):
    """A line of the log as it is shown; `first`: it tells the play itself, the lines after it what came of it."""

    entry: LogLine
    first: bool
    count: int

    @property
    def text(self) -> str:
        return self.entry.text if self.count == 1 else f"{self.entry.text} ×{self.count}"


def merged(entries: Sequence[LogLine]) -> list[Told]:
    """Return the log with equal lines in a row counted."""
    found: list[Told] = []
    for entry in entries:
        last = found[-1] if found else None
        if last and last.entry == entry:
            found[-1] = Told(entry, last.first, last.count + 1)
        else:
            found.append(Told(entry, last is None or last.entry.position != entry.position, 1))
    return found


def log_lines(view: LineView, told: Told, fresh: int, coats: tuple[Coat, ...], width: int) -> list[Line]:
    """Return an event, a play with the coat of who made it."""
    palette = view.palette
    ink = style(palette.ink if told.entry.position >= fresh else palette.muted, palette.table)
    letters = max((len(coat.letter) for coat in coats), default=1)
    if told.first and 0 <= told.entry.actor < len(coats):
        coat = coats[told.entry.actor]
        head = Span(coat.letter.ljust(letters), coat_style(coat, palette))
    else:
        head = Span(" " * letters, ink)
    return wrap([head, Span(" ", ink), Span(told.text, ink)], width, letters + 1)


class KeysView(LineView):
    """The last line: the keys, or a notice until the next key."""

    def __init__(self) -> None:
        super().__init__("keys")
        self.keys: list[tuple[str, str, str]] = []
        self.notice = ""

    def show(self, keys: list[tuple[str, str, str]], notice: str) -> None:
        """`keys`: key, what it does, name of the action."""
        self.keys, self.notice = keys, notice
        self.redraw()

    def ground(self) -> Style:
        return style(self.palette.muted, self.palette.surface)

    def draw(self, width: int, height: int) -> list[Line]:
        palette, ground = self.palette, self.ground()
        if self.notice:
            return [fit([Span(f" {self.notice}", style(palette.accent, palette.surface, True))], width)]
        line: Line = []
        for key, label, action in self.keys:
            item = [
                Span(f" {key}", style(palette.accent, palette.surface, True), f"{ACTION}{action}"),
                Span(f" {label}", ground, f"{ACTION}{action}"),
                Span(" ", ground),
            ]
            if width_of(line) + width_of(item) > width:
                break
            line += item
        return [line]
