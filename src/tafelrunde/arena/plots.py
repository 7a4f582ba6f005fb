"""Plots as pieces of SVG that take their colours from the page around them, so that they are good in light and dark and on paper."""

from __future__ import annotations

import io
import re
import statistics
from collections.abc import Callable, Sequence
from typing import Any

import matplotlib as mpl
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator

# matplotlib wants real colours; these stand for those of the page.
COLOURS = {"#010101": "--ink", "#020202": "--muted", "#030303": "--hair", "#040404": "--first", "#050505": "--second"}
INK, MUTED, HAIR, FIRST, SECOND = COLOURS
WIDE, HALF = 9.0, 4.6  # inches, so that texts are about as large as those of the page around them
SETTINGS: dict[str, Any] = {
    "svg.fonttype": "none",  # texts stay texts, in the font of the page
    "svg.hashsalt": "tafelrunde",  # or the same plot would be another file each time
    "font.size": 10,
    "text.color": INK,
    "axes.edgecolor": HAIR,
    "axes.labelcolor": MUTED,
    "xtick.color": MUTED,
    "ytick.color": HAIR,
    "ytick.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "axes.axisbelow": True,
    "grid.color": HAIR,
    "grid.linewidth": 0.8,
}
Format = Callable[[float], str]


def drawn(name: str, label: str, width: float, height: float, draw: Callable[[Any], None]) -> str:
    """Return what is drawn on axes as SVG; `label` says what it shows to those who do not see it."""
    with mpl.rc_context(SETTINGS):
        figure = Figure(figsize=(width, height), layout="constrained")
        draw(figure.subplots())
        buffer = io.StringIO()
        figure.savefig(buffer, format="svg", transparent=True)
    return adapted(buffer.getvalue(), name, label)


def adapted(svg: str, name: str, label: str) -> str:
    """Return matplotlib's SVG as a part of a page: no prologue, names of its own, colours of the page."""
    svg = re.sub(r"\s*<metadata>.*?</metadata>", "", svg[svg.index("<svg") :], flags=re.DOTALL)
    svg = re.sub(r"#(0[1-5])\1\1\b", lambda found: f"var({COLOURS[found[0]]})", svg)
    svg = re.sub(r'\bid="', f'id="{name}-', svg)
    svg = re.sub(r'(href="#|url\(#)', rf"\g<1>{name}-", svg)
    svg = re.sub(r"font(-family)?: [^;\"]*;?", sized, svg)
    return re.sub(r'^<svg [^>]*?viewBox="([^"]*)"[^>]*>', rf'<svg viewBox="\1" role="img" aria-label="{label}">', svg, count=1)


def sized(found: re.Match[str]) -> str:
    """Return a font without its family: that of the page is used."""
    size = re.search(r"[\d.]+px", found[0])
    return f"font-size: {size[0]};" if size else ""


def intervals(
    name: str,
    label: str,
    width: float,
    rows: Sequence[tuple[str, float, tuple[float, float]]],
    form: Format,
    ticks: Format,
    axis: str,
    middle: float | None = None,
) -> str:
    """Draw values with the ranges in which the truth lies, one below the other; `middle` is where equals would be."""

    def draw(axes: Any) -> None:
        places = list(range(len(rows)))[::-1]
        if middle is not None:
            axes.axvline(middle, color=MUTED, linewidth=1, linestyle=(0, (4, 3)))
        for place, (_, value, (low, high)) in zip(places, rows, strict=True):
            axes.plot([low, high], [place, place], color=FIRST, linewidth=6, alpha=0.3, solid_capstyle="round")
            axes.plot([value], [place], "o", color=FIRST, markersize=7)
            axes.annotate(form(value), (value, place), (0, 8), textcoords="offset points", ha="center", fontsize=9)
        axes.set_yticks(places, [row[0] for row in rows])
        axes.set_ylim(-0.6, len(rows) - 0.3)
        axes.tick_params(axis="y", length=0)
        axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: ticks(value)))
        axes.xaxis.set_major_locator(MaxNLocator(6))
        axes.grid(axis="x")
        axes.set_xlabel(axis)

    return drawn(name, label, width, 0.7 + 0.44 * len(rows), draw)


def histogram(name: str, label: str, width: float, values: Sequence[int], form: Format, axis: str, counted: str) -> str:
    """Draw how often which length came."""

    def draw(axes: Any) -> None:
        bins = min(30, max(5, round(len(values) ** 0.5)))
        axes.hist(values, bins=bins, color=FIRST, alpha=0.75, rwidth=0.92)
        axes.axvline(statistics.median(values), color=SECOND, linewidth=2)
        axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: form(value)))
        axes.yaxis.set_major_locator(MaxNLocator(4, integer=True))
        axes.tick_params(axis="y", length=0, labelcolor=MUTED)
        axes.grid(axis="y")
        axes.set_xlabel(axis)
        axes.set_ylabel(counted)

    return drawn(name, label, width, 2.4, draw)
