"""Colours and signs of the terminal table. Every colour has a sign or a letter beside it."""

from __future__ import annotations

from functools import cache

import msgspec
from rich.style import Style

from tafelrunde.kernel.scene import SABLE, Coat


class Palette(msgspec.Struct, frozen=True):
    """The surfaces of a theme."""

    table: str
    surface: str
    raised: str
    ink: str
    muted: str
    line: str
    accent: str
    on_accent: str
    hexes: tuple[str, str, str]
    """Three shades, so that no two neighbouring fields look alike."""
    neutral: str
    """A place nobody holds."""


DARK = Palette(
    table="#16211C",
    surface="#1F2B26",
    raised="#2A3833",
    ink="#F2EEE4",
    muted="#B4BBB0",
    line="#6F7B73",
    accent="#FFB27A",
    on_accent="#241307",
    hexes=("#24332C", "#31443B", "#3F554A"),
    neutral="#4C7A45",
)
LIGHT = Palette(
    table="#F4EFE6",
    surface="#FFFFFF",
    raised="#E7DFD0",
    ink="#1F2430",
    muted="#5A6072",
    line="#8A8578",
    accent="#9A3B12",
    on_accent="#FFFFFF",
    hexes=("#EBE4D6", "#DDD3BF", "#CFC3AA"),
    neutral="#9CC593",
)

WHITE, BLACK = "#FFFFFF", "#101010"
TINCTURES = (
    ("#0B5FA5", WHITE),
    ("#C4430E", WHITE),
    ("#00785A", WHITE),
    ("#D99A00", BLACK),
    ("#7B3FA0", WHITE),
    ("#4FA8DC", BLACK),
    ("#C2578C", BLACK),
    ("#2B2B2B", WHITE),
    ("#F7F3E8", BLACK),
    ("#37302A", WHITE),
)
"""Field and ink of a coat, by tincture."""

ORDINARIES = {
    "plain": "■",
    "chevron": "▲",
    "fess": "═",
    "bend": "╲",
    "cross": "╋",
    "saltire": "╳",
    "pile": "▼",
    "bordure": "□",
}

FREE, HELD = "◇", "◆"  # a place nobody holds, a place that is held
POINT = "•"  # where lines meet
STRONG = "#D99A00"  # lines that mean something now
POSSIBLE, CHOSEN, LATEST = "▸", "●", "*"  # what can be clicked, what was clicked, what was just done


@cache
def style(color: str, ground: str, bold: bool = False, underline: bool = False, italic: bool = False) -> Style:
    return Style(color=color, bgcolor=ground, bold=bold, underline=underline, italic=italic)


@cache
def blend(first: str, second: str, share: float) -> str:
    """Return the colour that lies `share` of the way from the first to the second."""
    pairs = [(int(first[i : i + 2], 16), int(second[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


def tincture(coat: Coat, palette: Palette) -> tuple[str, str]:
    """Return field and ink of a coat; on the dark table black turns to ivory, and sable, which must stay darker than argent, to brown."""
    if coat.tincture == 7 and palette is DARK:
        return "#E8E4D8", BLACK
    if coat.tincture == SABLE and palette is DARK:
        return "#6B5D50", WHITE
    return TINCTURES[coat.tincture % len(TINCTURES)]


def coat_style(coat: Coat, palette: Palette) -> Style:
    field, ink = tincture(coat, palette)
    return style(ink, field, True)


def shield(coat: Coat) -> str:
    """Return a coat of arms in a few characters: letter and ordinary."""
    return f" {coat.letter}{ORDINARIES.get(coat.ordinary, '■')} "
