"""Tafelrunde: German strategy games to play in Python and in the terminal.

    >>> import tafelrunde as tr
    >>> m = tr.new("war_chest", players=2, seed=7)
    >>> m.to_act
    ('wolf',)
    >>> m.play("mercenary deploy d7")

A match knows its legal sentences (`m.sentences()`), what each seat may see (`m.view("raven")`), why something is not possible
(`m.explain("wolf", "archer attack e2 e3")`) and its own record (`m.save()`, restored by `tr.load`).
"""

from __future__ import annotations

from tafelrunde import _engine

_engine.select()  # before anything of the engine is imported

from collections.abc import Sequence  # noqa: E402

from tafelrunde.games import NAMES as GAMES  # noqa: E402
from tafelrunde.games import find_game  # noqa: E402
from tafelrunde.kernel.contract import Outcome as Outcome  # noqa: E402
from tafelrunde.kernel.errors import (  # noqa: E402
    AmbiguousSentence,
    ChanceError,
    ChanceNeeded,
    CommentError,
    IllegalSentence,
    MalformedSentence,
    OptionError,
    RecordError,
    Refusal,
    ResignRefused,
    ScenarioError,
    SentenceError,
    TafelrundeError,
    UndoRefused,
)
from tafelrunde.kernel.match import Match, new_match  # noqa: E402
from tafelrunde.kernel.options import Value  # noqa: E402
from tafelrunde.kernel.replay import branch, load_match, verify  # noqa: E402

__version__ = "0.1.0"
__all__ = [
    "GAMES",
    "AmbiguousSentence",
    "ChanceError",
    "ChanceNeeded",
    "CommentError",
    "IllegalSentence",
    "MalformedSentence",
    "Match",
    "OptionError",
    "Outcome",
    "RecordError",
    "Refusal",
    "ResignRefused",
    "ScenarioError",
    "SentenceError",
    "TafelrundeError",
    "UndoRefused",
    "branch",
    "load",
    "new",
    "verify",
]


def new(
    game: str,
    players: int | None = None,
    seed: int | str | None = None,
    *,
    names: Sequence[str] = (),
    chance: str = "committed",
    drawn: Sequence[str] = (),
    **options: Value,
) -> Match:
    """Set up a match. Options of the game are given by name: `tr.new("war_chest", seed=7, max_rounds=20)`.

    With a `seed` the match can be repeated; without one a random secret is committed to and revealed at the end.
    `chance="table"` is for real bags and dice: tell what came in words, for the setup as `drawn`, later with `Match.play`.
    """
    return new_match(find_game(game), players, options, names, seed, chance, drawn)


def load(text: str) -> Match:
    """Restore a match from the text that `Match.save` returned."""
    return load_match(find_game, text)
