"""Making, saving and checking positions of Ethnos."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.ethnos.engine import _grammar as et
from tafelrunde.games.ethnos.engine.rules import Rules
from tafelrunde.games.ethnos.engine.state import Ethnos
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.contract import BIT
from tafelrunde.kernel.rows import ints
from tafelrunde.kernel.vectors import append, vec


def blank(rules: Rules, chance: Chance) -> Ethnos:
    """Return a table with nothing on it."""
    state = Ethnos(chance, rules)
    state.clear()
    return state


def muster(state: Ethnos) -> None:
    """The tribes are chosen: note their kinds and hand the markers out (ET-1.6, ET-1.8)."""
    state.tribes.sort()
    kinds = vec[i64]()
    for kind in range(et.KINDS):
        if kind // et.KINGDOMS in state.tribes and et.COPIES[kind] > 0:
            kinds = append(kinds, i64(kind))
    state.kinds = kinds


def start_supply(state: Ethnos) -> i64:
    """Return how many markers a player has to place: one lies on the glory track, with Merfolk one on their board (ET-1.8, ET-7.9)."""
    return et.MARKERS - 2 if et.Tribe.MERFOLK in state.tribes else et.MARKERS - 1


def derive(state: Ethnos) -> None:
    """Work out what follows from the zones: their sizes."""
    state.row_size = 0
    state.deck_size = 0
    for kind in range(et.KINDS):
        state.row_size += state.row[kind]
        state.deck_size += state.deck[kind]
    for seat in range(state.rules.players):
        state.hand_size[seat] = 0
        for kind in range(et.KINDS):
            state.hand_size[seat] += state.hand[seat * et.KINDS + kind]


def restore(dump: list[list[int]], chance: Chance) -> Ethnos:
    """Return the state a dump was made of."""
    state = blank(Rules([i64(v) for v in dump[0]]), chance)
    state.read(dump)
    if state.age > 0:
        muster(state)
    derive(state)
    return state


def broken_invariant(state: Ethnos) -> str | None:
    """Return which invariant of ET-28 does not hold, or None."""
    if state.age == 0:
        return None
    laid: list[i64] = [0 for _ in range(et.KINDS)]  # in bands
    for card in state.band_cards:
        if card >= 0:
            laid[card] += 1
    held: list[i64] = [0 for _ in range(state.rules.players)]
    row: i64 = 0
    deck: i64 = 0
    for kind in range(et.KINDS):
        total = state.row[kind] + state.deck[kind] + laid[kind]
        row += state.row[kind]
        deck += state.deck[kind]
        for seat in range(state.rules.players):
            at = seat * et.KINDS + kind
            total += state.hand[at] + state.discard[at]
            held[seat] += state.hand[at]
            if min(state.hand[at], state.discard[at], state.known[at]) < 0 or state.known[at] > state.hand[at]:
                return f"seat {seat} has less than no card of kind {kind}, or fewer than everybody knows of"
        if min(state.row[kind], state.deck[kind]) < 0:
            return f"less than no card of kind {kind} in the row or the deck"
        if kind == et.SKELETON:
            total += state.gone
        expected = et.COPIES[kind] if kind // et.KINGDOMS in state.tribes else 0
        if total != expected:
            return f"{total} cards of kind {kind} instead of {expected} (ET-28.1)"
    if row != state.row_size or deck != state.deck_size or held != list(state.hand_size):
        return "a size differs from the cards that are there"
    at_end = state.dragons == et.DRAGONS
    for seat in range(state.rules.players):
        placed = state.supply[seat]
        for kingdom in range(et.KINGDOMS):
            placed += state.markers[seat * et.KINGDOMS + kingdom]
            if state.orcs[seat] & BIT[kingdom]:
                placed += 1
        if placed != start_supply(state) or state.supply[seat] < 0:
            return f"the markers of seat {seat} do not add up (ET-28.2)"
        if state.hand_size[seat] > et.HAND_LIMIT or (at_end and state.hand_size[seat] > 0):
            return f"seat {seat} holds {state.hand_size[seat]} cards (ET-28.3)"
        if sum(ints(state.sheet[seat * et.AGES * et.COLUMNS : (seat + 1) * et.AGES * et.COLUMNS])) != state.glory[seat]:
            return f"the sheet of seat {seat} does not add up to its glory (ET-26.6)"
    if not at_end and (state.gone or sum(ints(state.discard))):
        return "cards are put away in the middle of an age (ET-28.1)"
    if state.dragons > et.DRAGONS or (at_end and state.reason == et.Reason.NONE and state.question() != et.Ask.ORC_PILLAGE):
        return "three dragons, and the age goes on (ET-28.3)"
    if state.giant >= len(state.band_owner):
        return "the Giant token lies on no band (ET-28.7)"
    return None
