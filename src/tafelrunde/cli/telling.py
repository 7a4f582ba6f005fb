"""The log in words, for everything outside the browser: events of a kind that follow each other share a line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby

from tafelrunde.kernel.game import Game, Told
from tafelrunde.kernel.texts import event_text, has_text, named, text


def event_lines(game: Game, events: Sequence[Told], lang: str) -> list[str]:
    """Return events as lines of the log.

    Where a kind of event has a text `GAME-item-KIND`, the end of its line without the full stop, lines that differ in nothing else are
    joined: a band's cards, or everybody's rank in a kingdom.
    """
    lines: list[str] = []
    for kind, run in groupby(events, key=lambda told: told.kind):
        if has_text(lang, f"{game.name}-item-{kind}"):
            lines += joined(game, list(run), lang)
        else:
            lines += [event_text(game, told, lang) for told in run]
    return lines


def joined(game: Game, events: Sequence[Told], lang: str) -> list[str]:
    """Return one line for all events whose lines begin alike, in the order in which the first of each came."""
    items: dict[str, list[str]] = {}
    for told in events:
        item = text(lang, f"{game.name}-item-{told.kind}", **named(game, lang, told.fields))
        head = event_text(game, told, lang).removesuffix(f"{item}.")
        items.setdefault(head, []).append(item)
    return [f"{head}{listed(found)}." for head, found in items.items()]


def listed(items: list[str]) -> str:
    """Return items as a list; names that come several times are counted."""
    if any(letter.isdigit() for item in items for letter in item):  # with numbers of its own each one stands by itself
        return ("; " if any("," in item for item in items) else ", ").join(items)
    return ", ".join(f"{item} ×{count}" if count > 1 else item for item, count in Counter(items).items())
