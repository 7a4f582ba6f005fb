"""Where the rules of a game are carried out: the lines of its code that name a rule or a ruling."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
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


def written(line: str, prefix: str) -> Iterator[tuple[str, str]]:
    """Return the rules that a line writes, alone or in lists and ranges, each with what links it to the one before: `, `, ` to `, …"""
    one = rf"(?:{prefix}-)?(?:\d+\.\d+|R\d+)\b"
    for run in re.findall(rf"\b{prefix}-(?:\d+\.\d+|R\d+)\b(?:(?:, | and | to ){one})*", line):
        links = ["", *re.findall(r", | and | to ", run)]
        for word, link in zip(re.findall(one, run), links, strict=True):
            yield f"{prefix}-{word.removeprefix(f'{prefix}-')}", link


def named(line: str, prefix: str, known: list[str]) -> Iterator[str]:
    """Return the rules that a line names: `WC-6.1, 6.3 and WC-16.3 to 16.5`."""
    before = ""
    for rule, link in written(line, prefix):
        if link == " to " and before in known and rule in known:
            yield from known[known.index(before) + 1 : known.index(rule)]
        if rule in known:
            yield rule
        before = rule


def without_place(game: str) -> Mapping[str, str]:
    """Return the rules that have no place in the code, each with the reason why."""
    return getattr(find_game(game).part("samples"), "WITHOUT_PLACE", {})
