"""The application that holds the set-up screen and the table."""

from __future__ import annotations

from textual.app import App
from textual.theme import Theme

from tafelrunde.cli.table.dialogs import TableScreen
from tafelrunde.cli.table.look import DARK, LIGHT, Palette
from tafelrunde.cli.table.play import PlayScreen
from tafelrunde.cli.table.session import Session
from tafelrunde.cli.table.setup import SetupScreen
from tafelrunde.cli.table.steward import USUAL_PACE


def theme(name: str, palette: Palette, dark: bool) -> Theme:
    return Theme(
        name=name,
        primary=palette.accent,
        secondary=palette.line,
        accent=palette.accent,
        foreground=palette.ink,
        background=palette.table,
        surface=palette.surface,
        panel=palette.raised,
        dark=dark,
        variables={"text-muted": palette.muted},
    )


class TableApp(App[None]):
    """Plays one match; without a match it asks first what is to be played."""

    TITLE = "Tafelrunde"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, lang: str, session: Session | None = None, game: str | None = None, pace: int = USUAL_PACE) -> None:
        super().__init__()
        self.lang = lang
        self.session = session
        self.game = game
        self.pace = pace

    @property
    def palette(self) -> Palette:
        return LIGHT if self.theme == "tafelrunde-light" else DARK

    def on_mount(self) -> None:
        self.register_theme(theme("tafelrunde-dark", DARK, True))
        self.register_theme(theme("tafelrunde-light", LIGHT, False))
        self.theme = "tafelrunde-dark"
        if self.session is not None:
            self.sit_down(self.session)
        else:
            self.push_screen(SetupScreen(self.game), self.set_up)

    async def action_quit(self) -> None:
        """Ctrl+Q on any screen."""
        if isinstance(self.screen, TableScreen):
            self.screen.action_leave()
        else:
            self.exit()

    def set_up(self, session: Session | None) -> None:
        if session is None:
            self.exit()
        else:
            self.sit_down(session)

    def sit_down(self, session: Session) -> None:
        self.session = session
        self.lang = session.lang
        self.push_screen(PlayScreen(session, self.pace))
