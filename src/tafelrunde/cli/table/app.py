"""The application that holds the set-up screen and the table."""

from __future__ import annotations

from tafelrunde.cli.table.dialogs import TableScreen
from tafelrunde.cli.table.play import PlayScreen
from tafelrunde.cli.table.session import Session
from tafelrunde.cli.table.setup import SetupScreen
from tafelrunde.cli.table.steward import USUAL_PACE
from tafelrunde.cli.table.themed import ThemedApp


class TableApp(ThemedApp):
    """Plays one match; without a match it asks first what is to be played."""

    def __init__(self, lang: str, session: Session | None = None, game: str | None = None, pace: int = USUAL_PACE) -> None:
        super().__init__(lang)
        self.session = session
        self.game = game
        self.pace = pace

    def open(self) -> None:
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
