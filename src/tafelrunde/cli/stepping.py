"""Stepping through a record in the terminal: the table without a hand to play from."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from rich.style import Style
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from tafelrunde.cli.replay import Replay, things_text
from tafelrunde.cli.table.board import BoardView, Marks
from tafelrunde.cli.table.dialogs import TableScreen
from tafelrunde.cli.table.geometry import Grid, Rect, fit_grid, fit_sheets, fit_tiles, least_height
from tafelrunde.cli.table.lines import Line, LineView, Pointed, Span, fit, shorten, spread, wrap
from tafelrunde.cli.table.look import POSSIBLE, coat_style, shield, style
from tafelrunde.cli.table.themed import ThemedApp
from tafelrunde.kernel.contract import SPECTATOR
from tafelrunde.kernel.scene import Group, Panel, Scene
from tafelrunde.kernel.texts import text

KEYS = (("Enter", "next"), ("b", "back"), ("s", "seat"), ("1…9", "jump"), ("q", "quit"), ("t", "theme"))
SIDES = (44, 36, 24)  # widths for what stands beside the board, the best first
LOG = 6  # lines it should have
LEAST_LOG = 2
ACTION = "action "  # tokens of what means a key


def lay_out(width: int, height: int, scene: Scene, note: bool) -> tuple[dict[str, Rect], Grid | None]:
    """Return where each part goes, and how the board is drawn."""
    hand, played = len(hands(scene)), 2 if note else 1
    sheets = any(cell.lines for cell in scene.cells)
    log = max(LOG, height // 3) if sheets else LOG  # fields with lines need no more room than they have
    room = height - 1 - hand - played - log - 1  # between the headline and the keys
    if any(cell.signs for cell in scene.cells):  # the log gives way to a board of tiles
        room = max(room, min(least_height(scene.cells, room + log - LEAST_LOG), room + log - LEAST_LOG))
        grid: Grid | None = fit_tiles(scene.cells, width - 31, room)
    elif sheets:
        grid = fit_sheets(scene.cells, width - SIDES[1] - 1, room, 3 if room > 24 else 2)
    else:
        grids = [fit_grid(scene.cells, width - side, room) for side in SIDES]
        grid = next((grid for side, grid in zip(SIDES, grids, strict=True) if grid is None or grid.width <= width - side), grids[-1])
    board_width, board_height = (grid.width, room if sheets else min(grid.height, room)) if grid else (width // 2, room)
    below = 1 + board_height
    rects = {
        "headline": Rect(0, 0, width, 1),
        "board": Rect(0, 1, board_width, board_height),
        "panels": Rect(board_width + 1, 1, width - board_width - 1, board_height),
        "hand": Rect(0, below, width, hand),
        "played": Rect(0, below + hand, width, played),
        "log": Rect(0, below + hand + played, width, height - below - hand - played - 1),
        "keys": Rect(0, height - 1, width, 1),
    }
    return rects, grid


def hands(scene: Scene) -> list[Group]:
    """Return what lies beside the board: the hand, where there is one, and other things."""
    return [*scene.groups, *([Group(scene.hand_title, scene.hand)] if scene.hand else [])]


class Block(LineView):
    """A part of the screen that is drawn by a function of its size."""

    def __init__(self, name: str, make: Callable[[Block, int, int], list[Line]], ground: str = "table") -> None:
        super().__init__(name)
        self.make = make
        self.paper = ground

    def ground(self) -> Style:
        return style(self.palette.ink, str(getattr(self.palette, self.paper)))

    def muted(self) -> Style:
        return style(self.palette.muted, str(getattr(self.palette, self.paper)))

    def strong(self) -> Style:
        return style(self.palette.accent, str(getattr(self.palette, self.paper)), True)

    def draw(self, width: int, height: int) -> list[Line]:
        return self.make(self, width, height)


class ReplayScreen(TableScreen[None]):
    """One position of a record, and the keys to get to the others."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "enter"),
        Binding("space,right,down,pagedown,n", "next"),
        Binding("b,left,up,pageup,p", "back"),
        Binding("home", "jump(0)"),
        Binding("end", "jump(1000000)"),
        Binding("backspace", "erase"),
        Binding("s,tab", "seat"),
        Binding("t", "theme"),
        Binding("q,escape,ctrl+q,ctrl+c", "quit", priority=True),
    ]

    def __init__(self, replay: Replay, viewer: int) -> None:
        super().__init__()
        self.replay = replay
        self.viewer = viewer
        self.number = 0
        self.typed = ""
        self.scene = replay.scene(0, viewer)

    def compose(self) -> ComposeResult:
        yield Block("headline", self.headline, "raised")
        yield BoardView()
        yield Block("panels", self.panels)
        yield Block("hand", self.hand, "surface")
        yield Block("played", self.played, "raised")
        yield Block("log", self.log_lines)
        yield Block("keys", self.keys, "surface")
        yield from super().compose()

    def on_mount(self) -> None:
        self.show_position()

    def on_resize(self, event: events.Resize) -> None:
        super().on_resize(event)
        self.show_position()

    def show_position(self) -> None:
        """Show everything as it is at the present position."""
        if not self.is_mounted or self.size.width == 0:
            return
        self.scene = scene = self.replay.scene(self.number, self.viewer)
        rects, grid = lay_out(self.size.width, self.size.height, scene, bool(self.replay.taken_back(self.number, self.viewer)))
        for name, rect in rects.items():
            self.query_one(f"#{name}", LineView).place(rect.x, rect.y, rect.width, rect.height)
        words = self.replay.sentence(self.number, self.viewer).split()
        self.query_one(BoardView).show(scene, grid, Marks(latest=frozenset(words)), False)
        for block in self.query(Block):
            block.redraw()

    # What stands in the parts of the screen

    def headline(self, block: Block, width: int, height: int) -> list[Line]:
        where = f"{self.number}/{self.replay.last} · {self.replay.viewer_name(self.viewer)} "
        place = [Span(where, block.muted())]
        return [spread([Span(f" {self.scene.headline}", block.ground())], place, width, block.ground())]

    def panels(self, block: Block, width: int, height: int) -> list[Line]:
        """All players below each other; rows are shortened to one line where there is no room for more."""
        for short in (False, True):
            lines = [line for panel in self.scene.panels for line in self.panel(block, panel, width, short)]
            if len(lines) <= height:
                return lines
        room = height // len(self.scene.panels)
        return [line for panel in self.scene.panels for line in shorten(self.panel(block, panel, width, True), room)]

    def panel(self, block: Block, panel: Panel, width: int, short: bool) -> list[Line]:
        palette, coat = block.palette, self.scene.coats[panel.seat]
        name = self.replay.player(panel.seat)
        title = [Span(shield(coat), coat_style(coat, palette)), Span(f" {panel.title}", style(palette.ink, palette.raised, True))]
        title += [Span(f" ({name})", style(palette.muted, palette.raised))] if name else []
        active = [Span(f"{POSSIBLE} ", style(palette.accent, palette.raised, True))] if panel.active else []
        lines = [spread(title, active, width, style(palette.ink, palette.raised))]
        lines += wrap([Span(" · ".join(panel.facts), block.ground())], width)
        for row in panel.rows:
            line = [Span(f"{row.label}: ", block.muted()), Span(row.text, block.ground())]
            lines += [fit(line, width)] if short else wrap(line, width, 2)
        return lines

    def hand(self, block: Block, width: int, height: int) -> list[Line]:
        lines = [[Span(f" {group.title}: ", block.muted()), Span(things_text(group.things), block.ground())] for group in hands(self.scene)]
        return [fit(line, width) for line in lines]

    def played(self, block: Block, width: int, height: int) -> list[Line]:
        """The sentence that led here, and what was taken back before."""
        position = self.replay.match.positions[self.number]
        note = fit([Span(f"  {self.replay.taken_back(self.number, self.viewer)}", block.muted())], width)
        if position.entry is None:
            return [[Span(f" {text(self.replay.lang, 'cli-setup')}", block.strong())], note]
        said = f"{position.entry.number} {self.replay.actor_name(position.entry)}: {self.replay.sentence(self.number, self.viewer)}"
        if position.actor == SPECTATOR:  # a game master
            return [fit([Span(f" {said}", block.strong())], width), note]
        coat = self.scene.coats[position.actor]
        return [fit([Span(shield(coat), coat_style(coat, block.palette)), Span(f" {said}", block.strong())], width), note]

    def log_lines(self, block: Block, width: int, height: int) -> list[Line]:
        """What happened here and, where there is room, before; the latest below. Much at once is run together."""
        lines: list[Line] = []
        for number in range(self.number, -1, -1):
            look = block.ground() if number == self.number else block.muted()
            told = self.replay.events(number, self.viewer)
            told = [" ".join(told)] if len(told) > height else told
            lines = [line for part in told for line in wrap([Span(f" {part}", look)], width, 1)] + lines
            if len(lines) >= height:
                break
        return lines[-height:]

    def keys(self, block: Block, width: int, height: int) -> list[Line]:
        if self.typed:
            return [[Span(f" {text(self.replay.lang, 'cli-jump-to', number=self.typed)}", block.strong())]]
        line: Line = []
        for key, action in KEYS:
            token, label = f"{ACTION}{action}", text(self.replay.lang, f"cli-key-{action}")
            line += [Span(f" {key}", block.strong(), token), Span(f" {label} ", block.muted(), token)]
        return [fit(line, width)]

    # Keys

    def on_key(self, event: events.Key) -> None:
        if event.character is not None and event.character in "0123456789":
            event.stop()
            self.typed = (self.typed + event.character)[-6:]
            self.show_position()
        elif event.key not in ("enter", "backspace"):
            self.typed = ""

    def on_pointed(self, message: Pointed) -> None:
        if message.token.startswith(ACTION) and message.token != f"{ACTION}jump":
            self.call_later(self.run_action, message.token.removeprefix(ACTION))

    def action_enter(self) -> None:
        if self.typed:
            self.action_jump(int(self.typed))
        else:
            self.action_next()

    def action_jump(self, number: int) -> None:
        self.typed = ""
        self.number = max(0, min(number, self.replay.last))
        self.show_position()

    def action_next(self) -> None:
        self.action_jump(self.number + 1)

    def action_back(self) -> None:
        self.action_jump(self.number - 1)

    def action_erase(self) -> None:
        self.typed = self.typed[:-1]
        self.show_position()

    def action_seat(self) -> None:
        viewers = self.replay.viewers()
        self.viewer = viewers[(viewers.index(self.viewer) + 1) % len(viewers)]
        self.show_position()

    def action_theme(self) -> None:
        self.app.theme = "tafelrunde-dark" if self.app.theme == "tafelrunde-light" else "tafelrunde-light"
        for view in self.query(LineView):
            view.redraw()

    def action_quit(self) -> None:
        self.app.exit()


class ReplayApp(ThemedApp):
    """Shows one record."""

    def __init__(self, replay: Replay, viewer: int) -> None:
        super().__init__(replay.lang)
        self.replay = replay
        self.first_viewer = viewer

    def open(self) -> None:
        self.push_screen(ReplayScreen(self.replay, self.first_viewer))


def step_through(replay: Replay, viewer: int) -> None:
    """Open the record in the terminal."""
    ReplayApp(replay, viewer).run()
