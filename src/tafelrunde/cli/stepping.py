"""Stepping through a record in the terminal: the table without a hand to play from."""

from __future__ import annotations

from typing import ClassVar

from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType

from tafelrunde.cli.replay import Replay
from tafelrunde.cli.table.app import theme
from tafelrunde.cli.table.board import BoardView, Marks
from tafelrunde.cli.table.dialogs import TableScreen
from tafelrunde.cli.table.geometry import Grid, Rect, fit_grid
from tafelrunde.cli.table.lines import LineView, Pointed
from tafelrunde.cli.table.look import DARK, LIGHT, Palette
from tafelrunde.cli.table.panels import HandView, HeadlineView, PanelsView
from tafelrunde.cli.table.session import LogLine
from tafelrunde.cli.table.speech import ACTION, KeysView, LogView, PromptView
from tafelrunde.kernel.scene import Scene
from tafelrunde.kernel.texts import text

KEYS = (("Enter", "next"), ("b", "back"), ("s", "seat"), ("1…9", "jump"), ("t", "theme"), ("q", "quit"))
SIDES = (44, 36, 24)  # widths for what stands beside the board, the best first
LOG = 6  # lines it should at least have


def lay_out(width: int, height: int, scene: Scene, hand: int) -> tuple[dict[str, Rect], Grid | None]:
    """Return where each part goes, and how the board is drawn."""
    room = height - 1 - 2 - hand - LOG - 1  # headline, what was played, hand, log, keys
    grids = [fit_grid(scene.cells, width - side, room) for side in SIDES]
    grid = next((grid for side, grid in zip(SIDES, grids, strict=True) if grid is None or grid.width <= width - side), grids[-1])
    board_width, board_height = (grid.width, min(grid.height, room)) if grid else (width // 2, room)
    below = 1 + board_height
    rects = {
        "headline": Rect(0, 0, width, 1),
        "board": Rect(0, 1, board_width, board_height),
        "panels": Rect(board_width + 1, 1, width - board_width - 1, board_height),
        "hand": Rect(0, below, width, hand),
        "prompt": Rect(0, below + hand, width, 2),
        "log": Rect(0, below + hand + 2, width, height - below - hand - 3),
        "keys": Rect(0, height - 1, width, 1),
    }
    return rects, grid


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

    def compose(self) -> ComposeResult:
        yield HeadlineView()
        yield BoardView()
        yield PanelsView()
        yield HandView()
        yield PromptView()
        yield LogView()
        yield KeysView()
        yield from super().compose()

    def on_mount(self) -> None:
        self.show_position()

    def on_resize(self, event: events.Resize) -> None:
        super().on_resize(event)
        self.show_position()

    def show_position(self) -> None:
        if not self.is_mounted or self.size.width == 0:
            return
        replay, number, viewer = self.replay, self.number, self.viewer
        scene = replay.scene(number, viewer)
        rects, grid = lay_out(self.size.width, self.size.height, scene, 1 if scene.hand else 0)
        for name, rect in rects.items():
            self.query_one(f"#{name}", LineView).place(rect.x, rect.y, rect.width, rect.height)
        self.query_one(HeadlineView).show(scene.headline, replay.place(number, viewer))
        self.query_one(BoardView).show(scene, grid, Marks(latest=self.touched(scene)), False)
        self.query_one(PanelsView).show(scene, [replay.player(seat) for seat in range(replay.match.players)], "")
        self.query_one(HandView).show(scene.hand_title, scene.hand, Marks(), "–", str)
        self.show_played(scene)
        lines = [
            LogLine(replay.match.positions[past].actor, line, past) for past in range(number + 1) for line in replay.events(past, viewer)
        ]
        self.query_one(LogView).show(lines, scene.coats, number)
        keys = [(key, text(replay.lang, f"cli-key-{action}"), action) for key, action in KEYS]
        self.query_one(KeysView).show(keys, text(replay.lang, "cli-jump-to", number=self.typed) if self.typed else "")

    def show_played(self, scene: Scene) -> None:
        """Show the sentence that led here, and what was taken back before."""
        replay, position = self.replay, self.replay.match.positions[self.number]
        view, note = self.query_one(PromptView), replay.taken_back(self.number)
        if position.entry is None:
            view.show(None, text(replay.lang, "cli-setup"), note, False, False)
        else:
            said = f"{position.entry.number} {replay.seat_name(position.actor)}: {replay.sentence(self.number, self.viewer)}"
            view.show(scene.coats[position.actor], said, note, False, False)

    def touched(self, scene: Scene) -> frozenset[str]:
        """Return the fields that the sentence names."""
        words = self.replay.sentence(self.number, self.viewer).split()
        return frozenset(words) & {cell.token for cell in scene.cells}

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


class ReplayApp(App[None]):
    """Shows one record."""

    TITLE = "Tafelrunde"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, replay: Replay, viewer: int) -> None:
        super().__init__()
        self.replay = replay
        self.first_viewer = viewer
        self.lang = replay.lang

    @property
    def palette(self) -> Palette:
        return LIGHT if self.theme == "tafelrunde-light" else DARK

    def on_mount(self) -> None:
        self.register_theme(theme("tafelrunde-dark", DARK, True))
        self.register_theme(theme("tafelrunde-light", LIGHT, False))
        self.theme = "tafelrunde-dark"
        self.push_screen(ReplayScreen(self.replay, self.first_viewer))


def step_through(replay: Replay, viewer: int) -> None:
    """Open the record in the terminal."""
    ReplayApp(replay, viewer).run()
