"""A view as things to look at, the same for every game: cells with pieces, panels, a hand.

A game describes its view as a Scene, in the words of a language; whoever draws (plain text, the terminal table) needs to know nothing
else. Whatever can be clicked carries the token that a click means in a sentence. A thing may carry several words, `recruit orc_rhea`:
then a click begins such a sentence, or adds the last word to one that begins like this already.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec


class Coat(msgspec.Struct, frozen=True):
    """The coat of arms of a seat: letter and ordinary first, colour second. Seats of a team share the tincture."""

    letter: str
    tincture: int
    """The eight that seats have by their number, or one of those below."""
    ordinary: str


ARGENT, SABLE = 8, 9  # light and dark, by day and by night, for sides that are called white and black

ORDINARIES = ("plain", "chevron", "fess", "bend", "cross", "saltire", "pile", "bordure")


class Piece(msgspec.Struct, frozen=True):
    """Something that stands on a cell."""

    name: str
    code: str
    """Two letters, the same in every language."""
    seat: int
    strength: int


class Stack(msgspec.Struct, frozen=True):
    """Equal markers of a seat."""

    seat: int
    count: int
    tied: bool = False
    """Ranked the same as the stack before it."""


class Sign(msgspec.Struct, frozen=True):
    """One or two characters that say something about a field."""

    text: str
    colour: str = ""
    """`#RRGGBB` to write it on, where the sign stands for a colour."""


class Troop(msgspec.Struct, frozen=True):
    """What a seat has on a field where several may stand."""

    seat: int
    text: str
    sign: str
    """What kind of pieces they are, in one character."""
    count: int


class Cell(msgspec.Struct, frozen=True):
    """A field of the board; `x` counts columns, `y` half rows.

    A field with lines is a small sheet: name, lines and stacks. One with signs is a tile: name, signs and holder, below them troops.
    """

    token: str
    x: int
    y: int
    place: bool = False
    """A place that can be held."""
    owner: int = -1
    """The seat (or the first seat of the team) that holds it, -1 for nobody."""
    piece: Piece | None = None
    name: str = ""
    """What people call it, where that is not the token."""
    lines: tuple[str, ...] = ()
    """What is to be said about it, the most important first."""
    stacks: tuple[Stack, ...] = ()
    """Who is there, the leading one first."""
    colour: str = ""
    """`#RRGGBB`, where fields differ by colour; a letter must say the same."""
    signs: tuple[Sign, ...] = ()
    """What kind of field it is and what was built there, the most important first."""
    troops: tuple[Troop, ...] = ()
    """Who stands there."""
    about: str = ""
    """All that is to be said about it, in words."""
    shift: bool = False
    """It lies half a column further right: every other row of hexes that stand on a corner."""


class Heap(msgspec.Struct, frozen=True):
    """Equal pieces that lie beside the board."""

    name: str
    """What they are, in words."""
    piece: Piece
    count: int
    gone: bool = False
    """They are out of the game: shown where they are missing."""


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
    heaps: tuple[Heap, ...] = ()
    """Pieces that are not on the board."""


class Thing(msgspec.Struct, frozen=True):
    """Something in the viewer's hand, or beside the board."""

    token: str
    name: str
    code: str
    count: int
    about: str = ""
    """What it can do, in one sentence."""
    colour: str = ""
    """`#RRGGBB`, as of cells."""

    @property
    def word(self) -> str:
        """The word that names it in sentences."""
        return self.token.rpartition(" ")[2]


class Group(msgspec.Struct, frozen=True):
    """Things that lie together beside the board."""

    title: str
    things: tuple[Thing, ...]


class Scene(msgspec.Struct, frozen=True):
    """Everything there is to see."""

    headline: str
    coats: tuple[Coat, ...]
    cells: tuple[Cell, ...]
    panels: tuple[Panel, ...]
    hand: tuple[Thing, ...]
    hand_title: str
    """Empty where a game knows no hand."""
    groups: tuple[Group, ...] = ()
    """What else can be chosen from, beside board and hand."""
    notes: tuple[Row, ...] = ()
    """What concerns everybody, the most important first."""
    legend: tuple[Row, ...] = ()
    """What can be looked up."""
    spread: bool = False
    """The hand says more than the board now."""
    ways: tuple[tuple[str, str], ...] = ()
    """Cells between which a line is drawn, where fields are points on lines."""
    strong: tuple[tuple[str, str], ...] = ()
    """Those of the lines that mean something now, for instance three men in a row."""
    codes: Mapping[str, str] = {}
    """Short names of words, for sentences that find no room."""

    @property
    def things(self) -> tuple[Thing, ...]:
        """Everything that can be chosen beside the cells."""
        return (*self.hand, *(thing for group in self.groups for thing in group.things))


def scene_text(scene: Scene, width: int = 7) -> str:
    """Return a scene as plain text."""
    lines = sheets_text(scene) if any(cell.lines for cell in scene.cells) else board_text(scene, width)
    lines.append(scene.headline)
    lines += [f"{note.label}: {note.text}" for note in scene.notes]
    for panel in scene.panels:
        lines.append(f"{scene.coats[panel.seat].letter} {panel.title}: {', '.join(panel.facts)}")
        lines += [f"   {row.label}: {row.text}" for row in panel.rows]
    for group in (*scene.groups, Group(scene.hand_title, scene.hand)):
        if group.things:
            lines.append(f"{group.title}: {', '.join(thing_text(thing) for thing in group.things)}")
    return "\n".join(line.rstrip() for line in lines)


def thing_text(thing: Thing) -> str:
    return f"{thing.count} {thing.word}" if thing.count > 1 else thing.word


def board_text(scene: Scene, width: int) -> list[str]:
    """Return the cells where they lie, as lines."""
    top = min((cell.y for cell in scene.cells), default=0)
    left = min((cell.x for cell in scene.cells), default=0)
    lines = [""] * (max((cell.y for cell in scene.cells), default=top - 1) - top + 1)
    width = max(width, *(len(cell_text(scene, cell)) + 2 for cell in scene.cells if cell.signs), 0)
    for cell in sorted(scene.cells, key=lambda cell: cell.x):
        row = cell.y - top
        lines[row] = lines[row].ljust((cell.x - left) * width + (width // 2 if cell.shift else 0)) + cell_text(scene, cell)
    return lines


def sheets_text(scene: Scene) -> list[str]:
    """Return the cells below each other, with all that is said about them."""
    lines = []
    for cell in scene.cells:
        parts = [cell.lines[0], stacks_text(scene, cell.stacks), *cell.lines[1:]]
        lines.append(f"{cell.name or cell.token}: {' · '.join(filter(None, parts))}")
    return lines


def stacks_text(scene: Scene, stacks: tuple[Stack, ...]) -> str:
    """Return who is there and how often, the leading one first: `B3=F3 L1` where two lead."""
    said = ""
    for stack in stacks:
        between = "=" if stack.tied else " " if said else ""
        said += f"{between}{scene.coats[stack.seat].letter}{stack.count}"
    return said


def cell_text(scene: Scene, cell: Cell) -> str:
    """Return a cell in a few letters: `e2R` with its holder, `e2o` for a free place, `e2R:W1Sc2` with a piece, `e2♣#R:R†2+1` for a tile."""
    sign = "" if not cell.place else "o" if cell.owner < 0 else scene.coats[cell.owner].letter[0]
    if cell.signs:
        troops = " ".join(scene.coats[troop.seat].letter + troop.text for troop in cell.troops)
        return f"{cell.token}{''.join(one.text for one in cell.signs)}{sign}{f':{troops}' if troops else ''}"
    piece = cell.piece
    if piece is None:
        return f"{cell.token}{sign}"
    return f"{cell.token}{sign}:{scene.coats[piece.seat].letter}{piece.code}{piece.strength}"
