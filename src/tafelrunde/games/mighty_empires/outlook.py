"""What empire points could buy, what each purchase costs and brings (ME-10), and how far a caster's spells reach (ME-3.8)."""

from __future__ import annotations

import msgspec

from tafelrunde.games.mighty_empires.engine import _grammar as me
from tafelrunde.games.mighty_empires.engine.conquest import spend
from tafelrunde.games.mighty_empires.engine.effects import origin_of
from tafelrunde.games.mighty_empires.engine.law import conquers_first, occupies_first
from tafelrunde.games.mighty_empires.engine.magic import between
from tafelrunde.games.mighty_empires.engine.scoring import points_of, score
from tafelrunde.games.mighty_empires.engine.state import MightyEmpires
from tafelrunde.games.mighty_empires.maps import tile_names
from tafelrunde.games.mighty_empires.view import question, success_percent
from tafelrunde.games.mighty_empires.words import words as words_of
from tafelrunde.kernel.game import Sentence


class Purchase(msgspec.Struct):
    """Something that can be bought now."""

    words: Sentence
    cost: int
    gain: int
    """Points of the campaign that it brings."""
    forced: bool
    """The first tile taken must be the battlefield (ME-10.8)."""
    marker: bool
    """An opponent's original capital: a marker."""


class Outlook(msgspec.Struct):
    """What a seat could do that is asked."""

    purchases: list[Purchase]
    reach: dict[str, int]
    """Percent that a spell would reach a tile, where that is not certain."""


def look_ahead(state: MightyEmpires, seat: int, words: Sentence) -> Outlook | None:
    """Return what a seat could buy, or cast at, that is asked just now."""
    if seat < 0 or seat not in state.actors():
        return None
    asked = question(state)
    buying = [int(action) for action in state.actions(seat) if action != me.Do.END] if asked == me.Ask.BUILD else []
    return Outlook([purchase(state, seat, action) for action in buying], reach(state, seat) if asked == me.Ask.CAST else {})


def purchase(state: MightyEmpires, seat: int, action: int) -> Purchase:
    """Carry a purchase out on a copy, and say what it comes to."""
    after = state.clone()
    spend(after, seat, action)
    kind = me.kind_of(action)
    return Purchase(
        words=words_of(state, seat, (action,)),
        cost=int(points_of(state, seat) - points_of(after, seat)),
        gain=int(score(after, seat) - score(state, seat)),
        forced=bool((kind == me.Do.OCCUPY and occupies_first(state, seat)) or (kind == me.Do.CONQUER and conquers_first(state, seat))),
        marker=after.markers[seat] > state.markers[seat],
    )


def reach(state: MightyEmpires, seat: int) -> dict[str, int]:
    """Return how likely a spell gets to each tile."""
    if origin_of(state, seat) == me.EMPTY:
        return {}
    names = tile_names(state.land)
    chances = {names[tile]: success_percent(int(between(state, seat, tile))) for tile in range(state.land.tiles)}
    return {name: percent for name, percent in chances.items() if percent < 100}
