"""Rulebooks for the browser."""

from __future__ import annotations

import re
from functools import cache

from markdown_it import MarkdownIt

from tafelrunde.games import find_game
from tafelrunde.kernel.errors import OptionError
from tafelrunde.rulebook import folder, paragraph
from tafelrunde.server.tables import Missing

ANCHOR = re.compile(r'<a id="([A-Za-z]+-[\w.]+)"></a>')


def render(markdown: str, game: str) -> str:
    """Return a text of a rulebook as HTML. Only its own anchors are let through as they are; links to rules lead to the rules page."""
    html = MarkdownIt("commonmark", {"html": False}).enable("table").render(ANCHOR.sub(r"⟦\1⟧", markdown))
    html = re.sub(r"⟦([\w.-]+)⟧", r'<a id="\1"></a>', html)
    return re.sub(r'<a href="#([\w.-]+)">', rf'<a href="/rules/{game}#\1" data-rule="\1">', html)


@cache
def book(game: str, lang: str) -> str:
    """Return a whole rulebook."""
    name = known(game)
    return render((folder("rulebook", name) / f"{lang}.md").read_text(encoding="utf-8"), name)


def rule(game: str, rule: str, lang: str) -> str:
    """Return one rule or one chapter."""
    name = known(game)
    try:
        return render(paragraph(name, rule, lang), name)
    except OptionError:
        raise Missing("table-no-rule", name=rule) from None


def known(game: str) -> str:
    try:
        return find_game(game).name
    except OptionError:
        raise Missing("table-no-game", name=game) from None
