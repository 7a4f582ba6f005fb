"""What some games have and others have not: maps, a game master, documents, odds. A game without one of them says None."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from tafelrunde.kernel.errors import TafelrundeError


class MapNote(msgspec.Struct, frozen=True):
    """Something about a map that somebody drew; `key` tells programs what, `tile` where, as the map writes it, empty for no place."""

    key: str
    tile: str
    text: str


class Maps(msgspec.Struct, frozen=True, kw_only=True):
    """Maps that people can draw themselves."""

    methods: tuple[str, ...]
    """Ways in which the game makes one."""
    make: Callable[[int, str, int], str]
    """Returns a map for so many players, made in one of these ways, as a table with this seed would have it."""
    check: Callable[[str, str], tuple[list[MapNote], list[MapNote]]]
    """Returns the errors of a map, and what is only worth a warning, in the words of a language."""


class MasterError(TafelrundeError):
    """A game master orders something that makes no sense here."""


class Master(msgspec.Struct, frozen=True, kw_only=True):
    """A game master, who sets right what went wrong at a table, and says who is away; the clock may say that too."""

    orders: Mapping[str, tuple[str, ...]]
    """The first word of each sentence, and the form of the rest."""
    correct: Callable[[Any, tuple[str, ...]], None]
    """Carries out an order on a state, and runs on to the next decision; raises MasterError where it cannot be done."""
    is_absent: Callable[[Any, int], bool]
    """Returns whether a seat stands idle because somebody said that nobody is there."""
    absence: Callable[[int, bool], tuple[str, ...]]
    """Returns the order that says that a seat is away, or back."""


class Documents(msgspec.Struct, frozen=True, kw_only=True):
    """What can be handed out about a match: a report, a ledger …"""

    kinds: Mapping[str, str]
    """By name, with the media type."""
    write: Callable[..., str]
    """`write(match, name, lang, asked, times=None)` returns one of them as everybody may read it; `times` tell when entries were made."""
    read: Callable[[str], tuple[str, list[int]]]
    """Returns the record in an exported document, and the entries at which its chain of hashes is broken; OptionError if it is none."""
