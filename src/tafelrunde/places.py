"""Where the rules of a game are carried out: the lines of its code that name a rule or a ruling."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

from tafelrunde.games import find_game
from tafelrunde.rulebook import rule_ids, ruling_ids

ELSEWHERE = ("why.py", "reading.py", "samples.py", "grammar.py", "_grammar.py", "_fields.py")
"""Modules that name rules without carrying them out: they tell of them."""


class Place(NamedTuple):
    """A line of code: its path below the game's folder, its number, and what stands in it."""

    path: str
    line: int
    text: str


def places(game: str) -> dict[str, list[Place]]:
    """Return for every rule and ruling where it is carried out."""
    known = [*rule_ids(game), *ruling_ids(game)]
    found: dict[str, list[Place]] = {rule: [] for rule in known}
    folder = find_game(game).home()
    for path in sorted(folder.rglob("*.py"), key=lambda path: ("engine" not in path.parts, path)):
        if path.name in ELSEWHERE:
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for rule in named(line, find_game(game).prefix, known):
                found[rule].append(Place(path.relative_to(folder).as_posix(), number, line.strip()))
    return found


def named(line: str, prefix: str, known: list[str]) -> Iterator[str]:
    """Return the rules that a line names, alone or in lists and ranges: `WC-6.1, 6.3 and WC-16.3 to 16.5`."""
    one = rf"(?:{prefix}-)?(?:\d+\.\d+|R\d+)"
    for run in re.findall(rf"{prefix}-(?:\d+\.\d+|R\d+)(?:(?:, | and | to ){one}\b)*", line):
        words = [f"{prefix}-{word.removeprefix(f'{prefix}-')}" for word in re.findall(rf"{one}\b", run)]
        for before, link, word in zip(["", *words], ["", *re.findall(r", | and | to ", run)], words, strict=False):
            if link == " to " and before in known and word in known:
                yield from known[known.index(before) + 1 : known.index(word)]
            if word in known:
                yield word


def without_place(game: str) -> Mapping[str, str]:
    """Return the rules that have no place in the code, each with the reason why."""
    name = f"{type(find_game(game)).__module__.rpartition('.')[0]}.samples"
    return getattr(import_module(name), "WITHOUT_PLACE", {}) if find_spec(name) else {}
