"""What the enemies could do with one coin each, as far as everybody can see: take a location, or attack a unit.

Counted is a coin of a unit's own type, for a control, a normal attack or its tactic, so also the attack that a Marshall grants. A type
counts only if its owner still has a coin of it in hand, bag or discard. Not counted is what follows only later or by luck: a Berserker's
repeats, coins drawn by a Warrior Priest.
"""

from __future__ import annotations

import msgspec

from tafelrunde.games.war_chest.engine import _grammar as wc
from tafelrunde.games.war_chest.engine.board import HEX_OF
from tafelrunde.games.war_chest.engine.legal import alone, coin_plays
from tafelrunde.games.war_chest.engine.state import WarChest
from tafelrunde.games.war_chest.view import hidden_coins
from tafelrunde.games.war_chest.words import words as words_of
from tafelrunde.kernel.contract import ROOM
from tafelrunde.kernel.game import Sentence
from tafelrunde.kernel.rows import zeros


class Threat(msgspec.Struct, frozen=True, order=True):
    """A unit could be attacked."""

    hex: str
    by: str
    """Where the unit stands that could, before it moves."""


class Outlook(msgspec.Struct):
    """What is in danger."""

    units: tuple[Threat, ...]
    locations: tuple[str, ...]
    """Those that an enemy who stands on them could take."""


def look_ahead(state: WarChest, seat: int, words: Sentence) -> Outlook:
    """Return the threats against a seat's side; for a spectator, those against both."""
    units, locations = set(), set()
    for rival in range(state.rules.players):
        if seat >= 0 and rival % wc.SIDES == seat % wc.SIDES:
            continue
        coming = hidden_coins(state, rival)
        for coin in range(wc.ROYAL):
            unit = rival * wc.WIDTH + coin
            if not 0 <= state.kind[unit] < len(wc.COIN_NAMES) or not (state.up[unit] or coming.get(wc.COIN_NAMES[state.kind[unit]])):
                continue
            row = zeros(len(ROOM))
            for i in range(coin_plays(state, row, rival, alone(coin))):
                _, verb, *hexes = words_of(state, rival, int(row[i]))
                if verb == "control":
                    locations.add(hexes[0])
                elif (
                    verb in ("attack", "tactic") and hexes and state.unit_at[HEX_OF[hexes[-1]]] >= 0
                ):  # nobody moves to where somebody stands
                    units.add(Threat(hexes[-1], hexes[0]))
    return Outlook(tuple(sorted(units)), tuple(sorted(locations)))
