"""The table to look at: all parts on one screen, laid out for the size of the terminal."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from textual import events
from textual.app import ComposeResult

from tafelrunde.cli.table import reading
from tafelrunde.cli.table.board import BoardView, Marks
from tafelrunde.cli.table.dialogs import TableScreen
from tafelrunde.cli.table.geometry import Rect, Wish, lay_out
from tafelrunde.cli.table.lines import Line, LineView, Span
from tafelrunde.cli.table.look import style
from tafelrunde.cli.table.panels import HeadlineView, PanelsView, ThingsView
from tafelrunde.cli.table.session import Session
from tafelrunde.cli.table.speech import ACTION, InputView, KeysView, ListView, LogView, PromptView
from tafelrunde.cli.table.turn import Turn
from tafelrunde.kernel.contract import SPECTATOR
from tafelrunde.kernel.scene import Group, Scene
from tafelrunde.kernel.texts import ask_text, wait_text

if TYPE_CHECKING:
    from tafelrunde.cli.table.steward import Steward

Keys = tuple[tuple[str, str], ...]
KEYS_OWN: Keys = (("?", "help"), ("/", "list"), ("F2", "details"), ("F3", "hint"), ("^Z", "undo"), ("^S", "save"))
KEYS_COMMON: Keys = (("PgUp", "review"), ("^Q", "quit"), ("F4", "language"), ("F9", "log"), ("F5", "pace"), ("^R", "resign"))
KEYS_WATCH: Keys = (("?", "help"), ("Space", "pause"), ("→", "step"), ("F5", "pace"), ("F2", "details"), ("PgUp", "review"))
KEYS_OVER: Keys = (("PgUp", "review"), ("Tab", "perspective"), ("F2", "details"), ("F9", "log"), ("^S", "save"), ("^Q", "quit"))
KEYS_REVIEW: Keys = (("Esc", "back"), ("PgUp", "earlier"), ("PgDn", "later"), ("Tab", "perspective"), ("F2", "details"))


class Tableau(TableScreen[None]):
    """Shows a match: the present position, or an earlier one while looking back."""

    steward: Steward

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.turn: Turn | None = None
        self.review: int | None = None
        self.perspective = SPECTATOR
        self.cards: bool | None = None  # spread the hand out instead of the board; None: where that helps
        self.notice = ""
        self.rects: dict[str, Rect] = {}

    def lang(self) -> str:
        return self.session.lang

    def compose(self) -> ComposeResult:
        yield HeadlineView()
        yield BoardView()
        yield PanelsView()
        yield PromptView()
        yield ThingsView("groups")
        yield ThingsView("hand")
        yield InputView()
        yield ListView()
        yield LogView()
        yield KeysView()
        yield from super().compose()

    def on_resize(self, event: events.Resize) -> None:
        super().on_resize(event)
        self.show_table()

    @property
    def looking(self) -> int:
        """The seat whose view is shown: the viewer's, after the end anybody's."""
        return self.perspective if self.session.match.over else self.session.viewer

    @property
    def index(self) -> int:
        """The position that is shown."""
        last = len(self.session.match.positions) - 1
        return last if self.review is None else min(self.review, last)

    def show_table(self) -> None:
        """Show everything as it is now."""
        if not self.is_mounted or self.size.width == 0:
            return
        session, turn = self.session, self.turn if self.review is None else None
        scene = session.scene(self.index, self.looking)
        marks = self.marks(turn)
        hand, groups = self.query_one("#hand", ThingsView), self.query_one("#groups", ThingsView)
        held = (Group(scene.hand_title, scene.hand),) if scene.hand_title else ()  # some games know no hand
        hand.show(held, marks, session.t("no-hand"), lambda count: session.t("more", count=count))
        groups.show(scene.groups, marks, session.t("no-hand"), lambda count: session.t("more-groups", count=count))
        cards = self.cards_spread(scene, hand)
        lines = hand.lines_needed(self.size.width, 2), groups.lines_needed(self.size.width, 3)
        labels = max((len(cell.token) for cell in scene.cells), default=2)
        players = [session.player(seat) for seat in range(session.match.players)]
        panels = self.query_one(PanelsView)
        panels.show(scene, players, session.viewer, session.t("you"), session.t("active"))
        headline = self.query_one(HeadlineView)
        headline.show(scene.headline, reading.place_text(self))
        heads = headline.lines_wanted(self.size.width)
        wish = Wish(scene.cells, labels, *lines, heads, cards, len(scene.panels), panels.lines_wanted)
        rects, grid = lay_out(self.size.width, self.size.height, wish)
        if turn and rects["log"].y == rects["list"].y and (turn.whys or (turn.choices.read and turn.choices.left())):
            place = rects["list"]  # reasons and examples are long: the list takes the log's place
            rects["list"], rects["log"] = Rect(0, place.y, self.size.width, place.height), Rect(0, 0, 0, 0)
        self.place_all(rects)
        self.query_one(BoardView).show(scene, grid, marks, cards)
        title = session.t("log-title") if rects["log"].y != rects["list"].y else ""
        self.query_one(LogView).show(session.log(self.index, self.looking), scene.coats, session.news_from(self.index, self.looking), title)
        self.show_prompt(scene)
        self.show_choice(turn, rects["list"].height)
        self.show_keys()

    def place_all(self, rects: dict[str, Rect]) -> None:
        if rects != self.rects:
            self.rects = rects
            for name, rect in rects.items():
                self.query_one(f"#{name}", LineView).place(rect.x, rect.y, rect.width, rect.height)

    def marks(self, turn: Turn | None) -> Marks:
        latest = self.session.touched_cells(self.index, self.looking)
        if turn is None:
            return Marks(latest=latest)
        choices = turn.choices
        return Marks(choices.possible(), choices.chosen(), latest, dict(Counter(choices.tokens)))

    def cards_spread(self, scene: Scene, hand: ThingsView) -> bool:
        """Whether the hand takes the board's place: it does by itself where it is large and the board is empty."""
        if self.cards is not None:
            return self.cards and bool(scene.hand)
        many = hand.lines_wanted(self.size.width) > 1 or not scene.cells
        return scene.spread or (many and bool(scene.hand) and not any(cell.piece or cell.lines for cell in scene.cells))

    def show_prompt(self, scene: Scene) -> None:
        session, state = self.session, self.session.match.positions[self.index].state
        view = self.query_one(PromptView)
        prompt = session.prompt(state, self.looking)
        if prompt is None:
            view.show(None, scene.headline, session.t("over-help"), False, False)
            return
        seat = session.match.seats.index(prompt.seat)
        mine = self.review is None and seat == session.viewer
        said = ask_text(session.game, prompt, session.lang) if mine else wait_text(session.game, prompt, session.lang)
        unusual = session.is_unusual(prompt, self.index)
        view.show(scene.coats[seat], said, reading.help_text(self, scene, mine), mine, unusual)

    def show_choice(self, turn: Turn | None, room: int) -> None:
        session = self.session
        line, entries = self.query_one(InputView), self.query_one(ListView)
        if turn is None:
            line.show(None, "", reading.idle_text(self), "")
            entries.show(None, [], None, [])
            return
        turn.room = room
        choices, groups = turn.choices, turn.groups
        pointed = groups[turn.cursor].sentence if turn.cursor is not None and turn.cursor < len(groups) else None
        left = len(choices.left())
        if choices.read is not None and turn.cursor is None:
            sentence = choices.sentence
            right = session.t("enter-plays") if sentence else session.t("examples", count=left) if left else session.t("type-on")
        elif choices.sentence and turn.cursor is None:
            right = session.t("enter-plays") if left == 1 else session.t("enter-plays-longer", count=left - 1)
        elif left:
            right = session.t("left", count=left)
        else:
            right = session.t("enter-why")
        line.show(choices, right, session.t("type-here"), " ".join(pointed or ()))
        entries.show(choices, groups, turn.cursor, self.why_lines(turn))

    def why_lines(self, turn: Turn) -> list[Line]:
        """Return why something is not possible, in the place of the list."""
        palette = self.query_one(ListView).palette
        strong, plain = style(palette.accent, palette.table, True), style(palette.ink, palette.table)
        lines: list[Line] = []
        for why in turn.whys:
            said = f" ✗ {turn.choices.say(why.sentence)}: "
            lines.append([Span(said, strong), Span(f"{why.refusal.text} ", plain), Span(f"({why.refusal.rule})", strong)])
        if lines:
            rule = self.session.t("rule-key", rule=turn.whys[0].refusal.rule)
            lines.append([Span(f" F1 {rule}", strong, f"{ACTION}rule")])
        return lines

    def show_keys(self) -> None:
        keys = (*KEYS_OWN, *KEYS_COMMON) if self.session.people else (*KEYS_WATCH, *KEYS_COMMON[1:])
        if self.review is not None:
            keys = (*KEYS_REVIEW, KEYS_COMMON[1])
            keys = keys if self.session.match.over else tuple(key for key in keys if key[1] != "perspective")
        elif self.session.match.over:
            keys = KEYS_OVER
        notice = (self.turn.notice if self.turn and self.review is None else "") or self.notice
        named = [(key, self.session.t(f"key-{action}"), action) for key, action in keys]
        self.query_one(KeysView).show(named, notice)

    def tell(self, notice: str) -> None:
        """Say something in the last line until the next key."""
        self.notice = notice
        self.show_table()
