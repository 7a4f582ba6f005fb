"""The table itself: all parts on one screen, and what keys and clicks do to it."""

from __future__ import annotations

from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from tafelrunde.cli.table import reading
from tafelrunde.cli.table.board import BoardView, Marks
from tafelrunde.cli.table.dialogs import Reader, TableScreen
from tafelrunde.cli.table.geometry import Rect, Wish, lay_out
from tafelrunde.cli.table.lines import Line, LineView, Pointed, Span
from tafelrunde.cli.table.look import style
from tafelrunde.cli.table.panels import HandView, HeadlineView, PanelsView
from tafelrunde.cli.table.session import Session
from tafelrunde.cli.table.speech import ACTION, ENTRY, InputView, KeysView, ListView, LogView, PromptView
from tafelrunde.cli.table.steward import Steward
from tafelrunde.cli.table.turn import Turn
from tafelrunde.kernel.contract import SPECTATOR
from tafelrunde.kernel.game import Sentence
from tafelrunde.kernel.scene import Scene
from tafelrunde.kernel.texts import LANGUAGES, ask_text, wait_text

Keys = tuple[tuple[str, str], ...]
KEYS_OWN: Keys = (("?", "help"), ("/", "list"), ("F2", "details"), ("F3", "hint"), ("^Z", "undo"), ("^S", "save"))
KEYS_COMMON: Keys = (("PgUp", "review"), ("^Q", "quit"), ("F4", "language"), ("F9", "log"), ("F5", "pace"), ("^R", "resign"))
KEYS_WATCH: Keys = (("?", "help"), ("Space", "pause"), ("→", "step"), ("F5", "pace"), ("F2", "details"), ("PgUp", "review"))
KEYS_OVER: Keys = (("PgUp", "review"), ("Tab", "perspective"), ("F2", "details"), ("F9", "log"), ("^S", "save"), ("^Q", "quit"))
KEYS_REVIEW: Keys = (("Esc", "back"), ("PgUp", "earlier"), ("PgDn", "later"), ("Tab", "perspective"), ("F2", "details"))


class PlayScreen(TableScreen[None]):
    """A running or finished match."""

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
        Binding("ctrl+up", "scroll_log(1)"),
        Binding("ctrl+down", "scroll_log(-1)"),
        Binding("ctrl+s", "save"),
        Binding("ctrl+z", "undo"),
        Binding("ctrl+r", "resign"),
        Binding("ctrl+q,ctrl+c", "quit", priority=True),
    ]

    def __init__(self, session: Session, pace: int) -> None:
        super().__init__()
        self.session = session
        self.turn: Turn | None = None
        self.review: int | None = None
        self.perspective = SPECTATOR
        self.cards: bool | None = None  # spread the hand out instead of the board; None: where that helps
        self.notice = ""
        self.rects: dict[str, Rect] = {}
        self.steward = Steward(self, pace)

    def lang(self) -> str:
        return self.session.lang

    def compose(self) -> ComposeResult:
        yield HeadlineView()
        yield BoardView()
        yield PanelsView()
        yield PromptView()
        yield HandView()
        yield InputView()
        yield ListView()
        yield LogView()
        yield KeysView()
        yield from super().compose()

    def on_mount(self) -> None:
        self.steward.advance()

    def on_resize(self, event: events.Resize) -> None:
        super().on_resize(event)
        self.show_table()

    # Showing

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
        hand = self.query_one(HandView)
        hand.show(scene.hand_title, scene.hand, marks, session.t("no-hand"), lambda count: session.t("more", count=count))
        cards = self.cards_spread(scene, hand)
        lines = min(hand.lines_wanted(self.size.width), 2)
        labels = max((len(cell.token) for cell in scene.cells), default=2)
        players = [session.player(seat) for seat in range(session.match.players)]
        panels = self.query_one(PanelsView)
        panels.show(scene, players, session.t("you"), session.t("active"))
        headline = self.query_one(HeadlineView)
        headline.show(scene.headline, reading.place_text(self))
        heads = headline.lines_wanted(self.size.width)
        wish = Wish(scene.cells, labels, lines, heads, cards, len(scene.panels), panels.lines_wanted)
        rects, grid = lay_out(self.size.width, self.size.height, wish)
        if turn and turn.whys and rects["log"].y == rects["list"].y:
            place = rects["list"]
            rects["list"], rects["log"] = Rect(0, place.y, self.size.width, place.height), Rect(0, 0, 0, 0)
        self.place_all(rects)
        self.query_one(BoardView).show(scene, grid, marks, cards)
        title = session.t("log-title") if rects["log"].y != rects["list"].y else ""
        self.query_one(LogView).show(session.log(self.index, self.looking), scene.coats, self.fresh_from(), title)
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
        return Marks(turn.choices.possible(), frozenset(turn.choices.tokens), latest)

    def cards_spread(self, scene: Scene, hand: HandView) -> bool:
        """Whether the hand takes the board's place: it does by itself where it is large and the board is empty."""
        if self.cards is not None:
            return self.cards and bool(scene.hand)
        return hand.lines_wanted(self.size.width) > 1 and not any(cell.piece for cell in scene.cells)

    def fresh_from(self) -> int:
        """Return the first position that is new to the viewer."""
        positions = self.session.match.positions
        own = [i for i in range(1, self.index + 1) if positions[i].actor == self.looking]
        return (own[-1] if own[-1] == self.index else own[-1] + 1) if own else self.index

    def show_prompt(self, scene: Scene) -> None:
        session, state = self.session, self.session.match.positions[self.index].state
        view = self.query_one(PromptView)
        prompt = session.prompt(state)
        if prompt is None:
            view.show(None, reading.result_text(session), session.t("over-help"), False, False)
            return
        seat = session.match.seats.index(prompt.seat)
        mine = self.review is None and seat == session.viewer
        before = session.match.positions[self.index - 1].state if self.index else None
        asked = session.prompt(before) if before is not None else None
        fresh = asked is not None and asked.kind != prompt.kind
        said = ask_text(session.game, prompt, session.lang) if mine else wait_text(session.game, prompt, session.lang)
        view.show(scene.coats[seat], said, reading.help_text(self, scene, mine), mine, fresh)

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
        if choices.sentence and turn.cursor is None:
            right = session.t("enter-plays")
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

    # Choosing

    def play(self, sentence: Sentence | None) -> None:
        if sentence:
            self.turn = None
            self.session.play(sentence)
            self.steward.advance()
        else:
            self.show_table()

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
            self.steward.advance()
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
        self.app.lang = session.lang  # type: ignore[attr-defined]
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


