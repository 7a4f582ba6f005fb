"""Drawings as SVG: the shapes, colours and words that the boards of all games are drawn with."""

from __future__ import annotations

from collections.abc import Iterable

INK, PAPER, MUTED, WHITE, EDGE = "#1F2430", "#F4EFE6", "#5A6072", "#FFFFFF", "#8A8578"
TINCTURES = ("#0B5FA5", "#C4430E", "#00785A", "#D99A00", "#7B3FA0", "#4FA8DC", "#C2578C", "#2B2B2B")
INKS = (WHITE, WHITE, WHITE, INK, WHITE, INK, INK, WHITE)
"""What is legible on the tinctures."""
BOLD, MIDDLE = ' font-weight="700"', ' text-anchor="middle"'
STRONG = MIDDLE + BOLD
LETTER = 6.6  # how wide a letter of a key is, about


def figure(value: float) -> str:
    """Return a number, as short as it can be written."""
    return f"{round(value, 1):g}"


def escaped(said: str) -> str:
    return said.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")


def words(x: float, y: float, said: str, size: float, fill: str = INK, more: str = "") -> str:
    return f'<text x="{figure(x)}" y="{figure(y)}" font-size="{figure(size)}" fill="{fill}"{more}>{escaped(said)}</text>'


def line(fill: str, stroke: str, width: float, more: str) -> str:
    """Return how a shape is filled and outlined; nothing said of an outline is none."""
    return f' fill="{fill}"' + (f' stroke="{stroke}" stroke-width="{figure(width)}"' if stroke else "") + more


def path(way: str, fill: str = "none", stroke: str = INK, width: float = 2, more: str = "") -> str:
    return f'<path d="{way}"{line(fill, stroke, width, more)}/>'


def circle(x: float, y: float, radius: float, fill: str = WHITE, stroke: str = INK, width: float = 2, more: str = "") -> str:
    return f'<circle cx="{figure(x)}" cy="{figure(y)}" r="{figure(radius)}"{line(fill, stroke, width, more)}/>'


def box(
    x: float, y: float, width: float, height: float, fill: str, stroke: str = INK, edge: float = 1.5, corner: float = 0, more: str = ""
) -> str:
    corners = f' rx="{figure(corner)}"' if corner else ""
    place = f'x="{figure(x)}" y="{figure(y)}" width="{figure(width)}" height="{figure(height)}"{corners}'
    return f"<rect {place}{line(fill, stroke, edge, more)}/>"


def moved(x: float, y: float, shapes: str, scale: float = 1) -> str:
    """Return shapes somewhere else, and larger or smaller."""
    return f'<g transform="translate({figure(x)} {figure(y)}){f" scale({scale:g})" if scale != 1 else ""}">{shapes}</g>'


def titled(title: str, shapes: str) -> str:
    """Return shapes with what is said of them where somebody points at them."""
    return f"<g><title>{escaped(title)}</title>{shapes}</g>"


def seal(x: float, y: float, radius: float, said: str, size: float, fill: str = WHITE, ink: str = INK, width: float = 1.5) -> str:
    """Return a disc with a letter or a number in its middle."""
    return circle(x, y, radius, fill, width=width) + words(x, y + 0.36 * size, said, size, ink, STRONG)


def shield(way: str, ordinary: str, width: float, fill: str, ink: str, said: str, y: float, size: float) -> str:
    """Return a coat of arms with a letter or a number on it."""
    arms = path(way, fill) + path(ordinary, stroke=ink, width=width, more=' stroke-opacity="0.35"')
    return arms + words(0, y, said, size, ink, STRONG)


def outline(corners: Iterable[tuple[float, float]]) -> str:
    """Return the path along some corners."""
    return f"M{'L'.join(f'{figure(x)} {figure(y)}' for x, y in corners)}Z"


def key(pairs: Iterable[tuple[str, str]], left: float, right: float, y: float, ink: str = MUTED) -> tuple[str, float]:
    """Return what signs mean, beside each other in as many lines as they need, and where that ends."""
    parts, x = [], left
    for sign, said in pairs:
        room = 33 + LETTER * len(said)
        if x + room > right and x > left:
            x, y = left, y + 24
        parts.append(moved(x + 11, y, sign) + words(x + 28, y + 4, said, 12, ink))
        x += room + 12
    return "".join(parts), y + 24


def sheet(
    width: float, height: float, label: str, shapes: str, scale: float = 1, left: float = 0, top: float = 0, ground: str = PAPER
) -> str:
    """Return a whole drawing, read aloud as its label."""
    frame = f"{left:.0f} {top:.0f} {width:.0f} {height:.0f}"
    paper = box(left, top, width, height, ground, "") if ground else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{frame}" width="{width * scale:.0f}" role="img" '
        f'aria-label="{escaped(label)}" font-family="system-ui, sans-serif">{paper}{shapes}</svg>'
    )
