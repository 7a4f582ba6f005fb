"""What every full-screen view of the house has: a language, and the colours of the table by day and by night."""

from __future__ import annotations

from textual.app import App
from textual.theme import Theme

from tafelrunde.cli.table.look import DARK, LIGHT, Palette


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


class ThemedApp(App[None]):
    """An app in the colours of the table, dark at first."""

    TITLE = "Tafelrunde"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, lang: str) -> None:
        super().__init__()
        self.lang = lang

    @property
    def palette(self) -> Palette:
        return LIGHT if self.theme == "tafelrunde-light" else DARK

    def on_mount(self) -> None:
        self.register_theme(theme("tafelrunde-dark", DARK, True))
        self.register_theme(theme("tafelrunde-light", LIGHT, False))
        self.theme = "tafelrunde-dark"
        self.open()

    def open(self) -> None:
        """Show the first screen."""
