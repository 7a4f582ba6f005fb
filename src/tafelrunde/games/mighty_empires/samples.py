"""Mighty Empires for the generic tests: the rules without a place in its code, and why."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

WITHOUT_PLACE: Final[Mapping[str, str]] = {
    "ME-1.9": "nothing but ME-1.8 ends an effect",
    "ME-4.16": "rebellion and revolution only hand a tile over; cities are razed by ME-11.8 alone",
    "ME-6.4": "follows from ME-1.3: events come before income",
    "ME-11.10": "follows from ME-11.9, which forbids building only",
    "ME-14.1": "who may give orders is decided outside the game: `check_master` in kernel/match.py, and the server",
    "ME-14.10": "taking back is the same in every game: `master_undo` and `redo` in kernel/match.py",
    "ME-14.13": "clocks belong to tables: server/clock.py",
    "ME-15.5": "the editor of maps is a page of the browser: web/src/games/mighty_empires/maps",
    "ME-16.3": "the same in every game: kernel/replay.py",
    "ME-R18": "nobody sees a state, only views; a game master's is that of the own seat or a spectator's",
}
