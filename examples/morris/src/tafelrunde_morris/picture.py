"""Nine men's morris to look at."""

from __future__ import annotations

from tafelrunde.kernel.scene import ARGENT, SABLE, Cell, Coat, Heap, Panel, Piece, Scene
from tafelrunde.kernel.texts import text
from tafelrunde_morris.engine import _grammar as nm
from tafelrunde_morris.engine.board import LINES, PLACES, WAYS
from tafelrunde_morris.view import View

TINCTURES = (ARGENT, SABLE)
COATS = (Coat("W", ARGENT, "plain"), Coat("B", SABLE, "chevron"))
FILLS = {"white": "#FFFFFF", "black": "#2B2B2B"}
STEP = 40  # between two points


def word(token: str, lang: str) -> str:
    return text(lang, f"morris-word-{token}")


def scene(view: View, lang: str) -> Scene:
    """Return a view as things to look at."""
    cells = []
    for name, (x, y) in zip(nm.POINT_NAMES, PLACES, strict=True):
        seat = view.men.get(name)
        cells.append(Cell(token=name, x=x, y=2 * y, piece=man(seat, lang) if seat else None))
    ways = tuple((nm.POINT_NAMES[a], nm.POINT_NAMES[b]) for a, b in WAYS)
    panels = tuple(panel(view, number, lang) for number in range(len(nm.SEAT_NAMES)))
    return Scene(headline(view, lang), COATS, tuple(cells), panels, (), "", ways=ways, strong=mills(view))


def man(seat: str, lang: str) -> Piece:
    return Piece(text(lang, "morris-man", seat=word(seat, lang)), "M", nm.SEAT_NAMES.index(seat), 1)


def mills(view: View) -> tuple[tuple[str, str], ...]:
    """Return the lines between the men of mills."""
    named = [[nm.POINT_NAMES[point] for point in line] for line in LINES]
    closed = [line for line in named if len({view.men.get(name, name) for name in line}) == 1]
    return tuple(pair for first, middle, last in closed for pair in ((first, middle), (middle, last)))


def panel(view: View, number: int, lang: str) -> Panel:
    side = view.sides[nm.SEAT_NAMES[number]]
    lost = nm.MEN - side.on_board - side.in_hand
    in_hand, gone = text(lang, "morris-fact-hand", count=side.in_hand), text(lang, "morris-fact-lost", count=lost)
    facts = [text(lang, "morris-fact-board", count=side.on_board), in_hand, gone]
    if side.flies:
        facts.append(text(lang, "morris-fact-flies"))
    one = man(side.seat, lang)
    heaps = (Heap(in_hand, one, side.in_hand), Heap(gone, one, lost, gone=True))
    return Panel(number, word(side.seat, lang), side.seat == view.viewer, side.seat == view.asked, tuple(facts), (), heaps)


def headline(view: View, lang: str) -> str:
    if view.winner == "nobody":
        return text(lang, "morris-head-drawn", reason=word(view.reason or "", lang))
    if view.winner:
        return text(lang, "morris-head-won", winner=word(view.winner, lang), reason=word(view.reason or "", lang))
    return text(lang, "morris-head-turn", seat=word(view.asked or "", lang), quiet=view.quiet)


def svg(view: View, lang: str) -> str:
    """Return the board as SVG."""
    at = {name: (STEP * (x + 1), STEP * (y + 1)) for name, (x, y) in zip(nm.POINT_NAMES, PLACES, strict=True)}
    parts = []
    for a, b in WAYS:
        (x1, y1), (x2, y2) = at[nm.POINT_NAMES[a]], at[nm.POINT_NAMES[b]]
        parts.append(f'<path d="M{x1} {y1}L{x2} {y2}" stroke="#8A8578" stroke-width="3"/>')
    for name, (x, y) in at.items():
        seat = view.men.get(name)
        if seat is None:
            parts.append(f'<circle cx="{x}" cy="{y}" r="5" fill="#8A8578"><title>{name}</title></circle>')
            continue
        title = f"{text(lang, 'morris-man', seat=word(seat, lang))}, {name}"
        parts.append(
            f'<circle cx="{x}" cy="{y}" r="15" fill="{FILLS[seat]}" stroke="#1F2430" stroke-width="2"><title>{title}</title></circle>'
        )
    size = 8 * STEP
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" width="{size}" role="img" '
        f'aria-label="{headline(view, lang)}"><rect width="{size}" height="{size}" fill="#F4EFE6"/>{"".join(parts)}</svg>'
    )
