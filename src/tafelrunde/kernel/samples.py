"""A game as the generic tests meet it: what they cannot read from its grammar. A game says it in its module `samples`, as `SAMPLES`.

Everything here may be left out. What the grammar says is not said again: the tests take events and their details, questions, reasons and
vocabularies from there, and a detail that is called like a vocabulary is one of its words.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from tafelrunde.kernel.game import Game
from tafelrunde.kernel.options import Value

Detail = str | int | None
Options = Mapping[str, Value]


class Limit(NamedTuple):
    """The option that ends games with bots, what holds with one, and the rule and the ruling that say so."""

    option: str
    usual: str
    rule: str
    ruling: str


@dataclass(frozen=True, kw_only=True)
class Golden:
    """A whole game that must come about again byte for byte: a bot for each seat."""

    bots: Sequence[str]
    options: Options = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class Secret:
    """A table in whose middle something is hidden from a seat, or from spectators."""

    players: int
    viewer: int
    plays: int
    options: Options = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class Samples:
    """Samples of a game."""

    # Texts

    spoken: Sequence[Sequence[str]] = ()
    """Rows of words that have texts, beside the vocabularies, the seats and the words of sentences; in a row names tell things apart."""
    unspoken: Collection[str] = ()
    """Words of vocabularies that have no text although most of them have."""
    details: Mapping[str, Sequence[Detail]] = field(default_factory=dict)
    """What a detail of an event, a question or a reason can be, by how it reads or by its name."""
    silent: Collection[str] = ()
    """Questions of the engine that nobody is asked, or as another."""

    # Playing

    short: Options = field(default_factory=dict)
    """Options with which a game is soon over."""
    limit: Limit | None = None
    """What ends games with bots."""
    tables: Sequence[tuple[int, Options]] = ()
    """Numbers of players and options which together show all there is; else every number of players, and `short`."""
    secrets: Sequence[Secret] = ()
    """Tables that show whether what leaves the server betrays anything."""
    golden: Mapping[str, Golden] = field(default_factory=dict)
    """By name of the file in `tests/golden`."""
    on_a_phone: int | None = None
    """With how many players a phone shows all that a turn needs at once; else with as many as can play."""
    facts: int = 2
    """How many facts about each player the terminal always shows."""
    lines: tuple[int, int] = (1, 2)
    """How many lines of the terminal hand and headline may need."""
    no_layouts: Collection[str] = ()
    """What its engine does with the bits of a number that is not packed."""
    layout: tuple[int, int, str] | None = None
    """How many numbers and actions learning programs meet, and a digest of all their names: a change breaks what was learnt."""


def samples_of(game: Game) -> Samples:
    """Return the samples of a game."""
    found: Samples = getattr(game.part("samples"), "SAMPLES", Samples())
    return found


def tables_of(game: Game) -> list[tuple[int, Options]]:
    """Return tables that together show all there is in a game."""
    samples = samples_of(game)
    return list(samples.tables) or [(players, samples.short) for players in game.players]
