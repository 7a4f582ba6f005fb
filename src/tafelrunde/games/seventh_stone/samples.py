"""Seventh Stone for the generic tests: the rules without a place in its code, and why."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

WITHOUT_PLACE: Final[Mapping[str, str]] = {
    "SS-2.6": "follows from SS-19.1",
    "SS-2.11": "follows from SS-2.7 and SS-19.1: in the production phase everything else lies in the store",
    "SS-6.11": "follows from SS-6.5 to SS-6.8: events only take units away, and guards are there only in a conflict",
    "SS-8.15": "follows from SS-11.7: all conflicts are decided before the year ends",
    "SS-9.18": "follows from SS-3.3",
    "SS-10.2": "follows from SS-9.10 and SS-14.6: nothing else gives a conflict field to somebody",
    "SS-12.13": "nothing offers a retreat",
    "SS-13.7": "guards are a number of the battle, and of no army",
    "SS-14.8": "follows from SS-14.7: only armies that are gone lose their stones",
    "SS-15.10": "life points are numbers of a duel, and no armies",
    "SS-16.16": "follows from SS-8.13 and SS-9.14",
    "SS-18.2": "follows from SS-18.1",
    "SS-19.8": "a property: SS-15.1 and SS-1.3 bring it about",
    "SS-20.9": "follows from SS-4.12: nothing but water lies between the islands",
    "SS-R1": "printed numbers: TILES_2 to TILES_4 of the grammar",
    "SS-R2": "printed words: Portal of the grammar",
    "SS-R3": "printed tiles: GATES of the grammar",
    "SS-R4": "printed numbers: TILES_2 to TILES_4 of the grammar",
    "SS-R5": "printed numbers: TILES_2 to TILES_4 of the grammar",
    "SS-R7": "nothing hides a tile",
    "SS-R21": "nothing limits what it calls endless; the limits there are stand at SS-8.10 and SS-19.3",
    "SS-R26": "explains an example, and follows from SS-8.8 and SS-8.11",
    "SS-R28": "nothing asks for the people of a player",
    "SS-R36": "taking back is the same in every game: `undo_consent` in kernel/match.py; `back` is SS-9.15",
}
