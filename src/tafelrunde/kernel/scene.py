"""A view as things to look at, the same for every game: cells with pieces, panels, a hand.

A game describes its view as a Scene, in the words of a language; whoever draws (plain text, the terminal table) needs to know nothing
else. Whatever can be clicked carries the token that a click means in a sentence.
"""

from __future__ import annotations

import msgspec


class Coat(msgspec.Struct, frozen=True):
    """The coat of arms of a seat: letter and ordinary first, colour second. Seats of a team share the tincture."""

    letter: str
    tincture: int
    ordinary: str


ORDINARIES = ("plain", "chevron", "fess", "bend", "cross", "saltire", "pile", "bordure")


class Piece(msgspec.Struct, frozen=True):
    """Something that stands on a cell."""

    name: str
    code: str
    """Two letters, the same in every language."""
    seat: int
    strength: int


class Cell(msgspec.Struct, frozen=True):
    """A field of the board; `x` counts columns, `y` half rows."""

    token: str
    x: int
    y: int
    place: bool = False
    """A place that can be held."""
    owner: int = -1
    """The seat (or the first seat of the team) that holds it, -1 for nobody."""
    piece: Piece | None = None


class Row(msgspec.Struct, frozen=True):
    """A line of a panel."""

    label: str
    text: str


class Panel(msgspec.Struct, frozen=True):
    """What can be seen of one player."""

    seat: int
    title: str
    own: bool
    active: bool
    """Owes a decision."""
    facts: tuple[str, ...]
    """The two or three short facts that matter most."""
    rows: tuple[Row, ...]


class Thing(msgspec.Struct, frozen=True):
    """Something in the viewer's hand, or a card to choose."""

    token: str
    name: str
    code: str
    count: int
    about: str = ""
    """What it can do, in one sentence."""


class Scene(msgspec.Struct, frozen=True):
    """Everything there is to see."""

    headline: str
    coats: tuple[Coat, ...]
    cells: tuple[Cell, ...]
    panels: tuple[Panel, ...]
    hand: tuple[Thing, ...]
    hand_title: str


def scene_text(scene: Scene, width: int = 7) -> str:
    """Return a scene as plain text."""
    top = min((cell.y for cell in scene.cells), default=0)
    left = min((cell.x for cell in scene.cells), default=0)
    lines = [""] * (max((cell.y for cell in scene.cells), default=top - 1) - top + 1)
    for cell in sorted(scene.cells, key=lambda cell: cell.x):
        row = cell.y - top
        lines[row] = lines[row].ljust((cell.x - left) * width) + cell_text(scene, cell)
    lines.append(scene.headline)
    for panel in scene.panels:
        lines.append(f"{scene.coats[panel.seat].letter} {panel.title}: {', '.join(panel.facts)}")
        lines += [f"   {row.label}: {row.text}" for row in panel.rows]
    if scene.hand:
        coins = ", ".join(f"{thing.count} {thing.token}" if thing.count > 1 else thing.token for thing in scene.hand)
        lines.append(f"{scene.hand_title}: {coins}")
    return "\n".join(line.rstrip() for line in lines)


def cell_text(scene: Scene, cell: Cell) -> str:
    """Return label, holder and piece of a cell in a few letters: `e2R`, `e2o` for a free place, `e2R:W1Sc2` with a piece."""
    sign = "" if not cell.place else "o" if cell.owner < 0 else scene.coats[cell.owner].letter[0]
    piece = cell.piece
    if piece is None:
        return f"{cell.token}{sign}"
    return f"{cell.token}{sign}:{scene.coats[piece.seat].letter}{piece.code}{piece.strength}"
