"""A campaign as things to look at."""

from __future__ import annotations

from tafelrunde.games.mighty_empires.view import View
from tafelrunde.kernel.scene import Scene


def scene(view: View, lang: str) -> Scene:
    raise NotImplementedError


def svg(view: View, lang: str) -> str:
    raise NotImplementedError
