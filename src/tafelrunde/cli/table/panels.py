"""What can be seen of the players: headline, panels, the own hand."""

from __future__ import annotations

from collections.abc import Callable

from rich.cells import cell_len
from rich.style import Style

from tafelrunde.cli.table.board import Marks, thing_spans
from tafelrunde.cli.table.lines import Line, LineView, Span, clip, fit, shorten, spread, width_of, wrap
from tafelrunde.cli.table.look import POSSIBLE, coat_style, shield, style
from tafelrunde.kernel.scene import Group, Panel, Row, Scene, Thing

BETWEEN = " · "


class HeadlineView(LineView):
    """One line: the state of the game, and where one is in it."""

    def __init__(self) -> None:
        super().__init__("headline")
        self.left = self.right = ""

    def show(self, left: str, right: str) -> None:
        self.left, self.right = left, right
        self.redraw()

    def ground(self) -> Style:
        return style(self.palette.ink, self.palette.raised, True)

    def lines_wanted(self, width: int) -> int:
        return min(len(wrap([Span(f" {self.left}", self.ground())], width - 1)), 2)

    def draw(self, width: int, height: int) -> list[Line]:
        look = self.ground()
        if height > 1:
            return [spread(line, [], width, look) for line in shorten(wrap([Span(f" {self.left}", look)], width - 1, 1), height)]
        room = max(width - cell_len(self.left) - 3, 0)
        right = [Span(clip(self.right, room) + " ", style(self.palette.muted, self.palette.raised))] if self.right else []
        return [spread([Span(f" {self.left}", look)], right, width, look)]


class PanelsView(LineView):
    """All players below each other. Rows that find no room are left out from below; the details have a key."""

    def __init__(self) -> None:
        super().__init__("panels")
        self.scene: Scene | None = None
        self.players: list[str] = []
        self.own = -1
        self.own_word = self.active_word = ""

    def show(self, scene: Scene, players: list[str], own: int, own_word: str, active_word: str) -> None:
        """`players`: who sits where; `own`: the seat of the person at the screen."""
        self.scene, self.players, self.own = scene, players, own
        self.own_word, self.active_word = own_word, active_word
        self.redraw()

    def draw(self, width: int, height: int) -> list[Line]:
        if self.scene is None:
            return []
        panels = self.scene.panels
        if height < 2 * len(panels):
            return self.draw_short(panels, width, height)
        fixed = [self.fixed_lines(panel, width) for panel in panels]
        rows = [[self.row_lines(row, width) for row in panel.rows] for panel in panels]
        blocks = [head + [one[0] for one in body] for head, body in zip(fixed, rows, strict=True)]
        left = height - sum(map(len, blocks))
        if left < 0:
            first = next((place for place, panel in enumerate(panels) if panel.own), 0)
            rooms = share(blocks, height, first)
            return stack([block[:room] for block, room in zip(blocks, rooms, strict=True)], 0)
        for number in range(max(map(len, rows), default=0)):  # wrap long rows where there is room for it
            for head, body, block in zip(fixed, rows, blocks, strict=True):
                if number < len(body) and len(body[number]) > 1 and left >= len(body[number]) - 2:
                    place = block.index(body[number][0], len(head))
                    block[place : place + 1] = body[number][1:]
                    left -= len(body[number]) - 2
        return stack(blocks, 1 if left >= len(panels) - 1 else 0)

    def draw_short(self, panels: tuple[Panel, ...], width: int, height: int) -> list[Line]:
        """Return a line for each player, with the two facts that matter most; what else there is room for comes below it."""
        look = style(self.palette.ink, self.palette.table)
        blocks = [[self.short_title(panel, width), *flow(list(panel.facts[2:]), width, look)] for panel in panels]
        first = next((place for place, panel in enumerate(panels) if panel.own), 0)
        return stack([block[:room] for block, room in zip(blocks, share(blocks, height, first), strict=True)], 0)

    def short_title(self, panel: Panel, width: int) -> Line:
        assert self.scene is not None
        palette, coat = self.palette, self.scene.coats[panel.seat]
        plain = style(palette.ink, palette.raised)
        line = [Span(shield(coat), coat_style(coat, palette)), Span(f" {panel.title}", style(palette.ink, palette.raised, True))]
        sign = POSSIBLE if panel.active else " "
        facts = Span(BETWEEN.join(panel.facts[:2]), plain)
        return spread(line, [facts, Span(f" {sign} ", style(palette.accent, palette.raised, True))], width, plain)

    def lines_wanted(self, width: int) -> int:
        """Return how many lines all players need with everything wrapped."""
        if self.scene is None:
            return 0
        count = len(self.scene.panels) - 1
        for panel in self.scene.panels:
            count += len(self.fixed_lines(panel, width))
            count += sum(max(len(self.row_lines(row, width)) - 1, 1) for row in panel.rows)
        return count

    def fixed_lines(self, panel: Panel, width: int) -> list[Line]:
        return [self.title(panel, width), *flow(list(panel.facts), width, style(self.palette.ink, self.palette.table))]

    def row_lines(self, row: Row, width: int) -> list[Line]:
        """Return a row cut off to one line; behind it, where it was cut, the same row wrapped."""
        ink = style(self.palette.ink, self.palette.table)
        line = [Span(f"{row.label}: ", style(self.palette.muted, self.palette.table)), Span(row.text, ink)]
        short = fit(line, width)
        return [short] if short is line else [short, *wrap(line, width, 2)]

    def title(self, panel: Panel, width: int) -> Line:
        assert self.scene is not None
        palette = self.palette
        coat = self.scene.coats[panel.seat]
        player = self.players[panel.seat] if panel.seat < len(self.players) else ""
        ground = palette.raised
        line = [
            Span(shield(coat), coat_style(coat, palette)),
            Span(f" {panel.title}", style(palette.ink, ground, True)),
        ]
        own = self.own_word if panel.seat == self.own else ""
        about = ", ".join(filter(None, [player, own]))
        if about:
            line.append(Span(f" ({about})", style(palette.muted, ground)))
        words = f" {self.active_word}" if width >= 36 else ""
        active = [Span(f"{POSSIBLE}{words} ", style(palette.accent, ground, True))] if panel.active else []
        return spread(line, active, width, style(palette.ink, ground))


def flow(facts: list[str], width: int, look: Style) -> list[Line]:
    """Put short facts beside each other, as many as fit on a line."""
    lines: list[str] = []
    for fact in facts:
        if lines and len(lines[-1]) + len(BETWEEN) + len(fact) <= width:
            lines[-1] += BETWEEN + fact
        else:
            lines.append(fact)
    return [fit([Span(line, look)], width) for line in lines]


def share(blocks: list[list[Line]], height: int, first: int) -> list[int]:
    """Return how many lines each block gets: all the same, what one does not need goes to the others, what is over to `first`."""
    rooms = [0] * len(blocks)
    for _ in range(height):
        needy = [i for i, block in enumerate(blocks) if rooms[i] < len(block)]
        if not needy:
            break
        rooms[min(needy, key=lambda i: (rooms[i], i != first))] += 1
    return rooms


def stack(blocks: list[list[Line]], gap: int) -> list[Line]:
    lines: list[Line] = []
    for block in blocks:
        lines += [[] for _ in range(gap)] if lines else []
        lines += block
    return lines


def pack(title: Line, items: list[Line], width: int) -> list[Line]:
    """Put items beside each other behind a title; lines that follow are indented by one."""
    lines: list[Line] = [list(title)]
    for item in items:
        used = width_of(lines[-1])
        if used + 1 + width_of(item) > width and used > 1:
            lines.append([])
            used = 0
        lines[-1] += [Span(" ", title[0].style), *item]
    return lines


def whole_name(thing: Thing) -> str:
    return thing.name


def short_name(thing: Thing) -> str:
    """Return a name without what stands in brackets, which the code says too."""
    return thing.name.partition(" (")[0]


def no_name(thing: Thing) -> str:
    return ""


class ThingsView(LineView):
    """The viewer's hand, the cards to choose from, or what lies beside the board."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.groups: tuple[Group, ...] = ()
        self.marks = Marks()
        self.empty = ""
        self.overflow: Callable[[int], str] = str

    def show(self, groups: tuple[Group, ...], marks: Marks, empty: str, overflow: Callable[[int], str]) -> None:
        self.groups, self.marks, self.empty, self.overflow = groups, marks, empty, overflow
        self.redraw()

    def ground(self) -> Style:
        return style(self.palette.ink, self.palette.surface)

    def lines(self, width: int, naming: Callable[[Thing], str] = whole_name) -> list[Line]:
        return [line for group in self.groups for line in self.group_lines(group, width, naming)]

    def group_lines(self, group: Group, width: int, naming: Callable[[Thing], str]) -> list[Line]:
        title = [Span(f" {group.title}:", style(self.palette.muted, self.palette.surface))]
        if not group.things:
            return [[*title, Span(f" {self.empty}", style(self.palette.muted, self.palette.surface))]]
        return pack(title, [thing_spans(self, thing, self.marks, naming(thing)) for thing in group.things], width)

    def lines_wanted(self, width: int) -> int:
        """Return how many lines the things need with all their names."""
        return len(self.lines(width))

    def best(self, width: int, most: int) -> list[Line]:
        """Return the things with as much of their names as there is room for."""
        for naming in (whole_name, short_name):
            lines = self.lines(width, naming)
            if len(lines) <= most:
                return lines
        return self.lines(width, no_name)

    def lines_needed(self, width: int, most: int) -> int:
        """Return how many lines the things take of those there are."""
        return min(len(self.best(width, most)), most)

    def draw(self, width: int, height: int) -> list[Line]:
        best = self.best(width, height)
        if len(best) <= height:
            return best
        kept = best[:height]
        shown = {span.token for line in kept for span in line if span.token}
        hidden = sum(len(group.things) for group in self.groups) - len(shown)
        more = [Span(f" {self.overflow(hidden)}", style(self.palette.muted, self.palette.surface))]
        kept[-1] = spread(kept[-1], more, width, self.ground())
        return kept
