"""What happens in Ethnos: drawing, laying down, placing markers."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.ethnos.engine import _grammar as et
from tafelrunde.games.ethnos.engine.state import Ethnos
from tafelrunde.kernel.vectors import append


def gain(state: Ethnos, seat: i64, column: i64, glory: i64) -> None:
    """A player gains glory; the sheet remembers what for (ET-24.2, ET-26.6)."""
    state.glory[seat] += glory
    state.sheet[(seat * et.AGES + state.age - 1) * et.COLUMNS + column] += glory


def pick_card(state: Ethnos, n: i64, what: i64) -> i64:
    """Pick one of `n` cards of the deck, dragons last; KINDS stands for a dragon."""
    at = state.chance.pick(n, what)
    for kind in state.kinds:
        if at < state.deck[kind]:
            state.deck[kind] -= 1
            state.deck_size -= 1
            return kind
        at -= state.deck[kind]
    return et.KINDS


def draw(state: Ethnos, seat: i64) -> bool:
    """A player draws a card from the deck; dragons on the way are revealed (ET-5.2). False if the third one ended the age (ET-5)."""
    while True:
        if state.top > 0:  # ET-2.4: no dragon up here
            state.top -= 1
            card = pick_card(state, state.deck_size, et.draw_card(seat))
        else:
            card = pick_card(state, state.deck_size + et.DRAGONS - state.dragons, et.draw_card(seat))
        if card < et.KINDS:
            state.hand[seat * et.KINDS + card] += 1  # ET-4.4, ET-20.4: unseen by the others
            state.hand_size[seat] += 1
            state.note_secret(et.Happened.DREW, [seat, card], 1, seat)
            return True
        state.dragons += 1  # ET-5.1
        state.note(et.Happened.DRAGON, [seat, state.dragons])
        if state.dragons == et.DRAGONS:  # ET-5.3, ET-21.1: at once, whatever is still to come in this turn
            state.drawer = seat
            state.steps.clear()
            state.push(et.ask_age_end(0))
            return False


def recruit_deck(state: Ethnos, seat: i64) -> None:
    """Take the top card of the deck; with an empty row two, if the option says so (ET-R6)."""
    count: i64 = 1
    if state.rules.empty_row_bonus and state.row_size == 0 and state.hand_size[seat] < et.HAND_LIMIT - 1:
        count = 2
    for _ in range(count):
        if not draw(state, seat):
            return


def recruit_row(state: Ethnos, seat: i64, kind: i64) -> None:
    """Take a card of the row; everybody has seen it, and it is not replaced (ET-4.2)."""
    state.row[kind] -= 1
    state.row_size -= 1
    state.hand[seat * et.KINDS + kind] += 1
    state.known[seat * et.KINDS + kind] += 1
    state.hand_size[seat] += 1
    state.note(et.Happened.RECRUITED, [seat, kind])


def leave_hand(state: Ethnos, seat: i64, kind: i64, count: i64) -> None:
    """Cards leave a hand for all to see: first those that everybody knew of (8.3); of the others a seat lets the rest know (ET-R42)."""
    at = seat * et.KINDS + kind
    state.hand[at] -= count
    state.hand_size[seat] -= count
    if state.known[at] < count:
        state.shown += 1
    state.known[at] -= min(state.known[at], count)


def lay_band(state: Ethnos, seat: i64, leader: i64) -> None:
    """The cards that were picked become a band (ET-6.6, step 1, and ET-6.10); Skeletons count for its size (ET-6.7, ET-17.2)."""
    size: i64 = 0
    band: i64 = len(state.band_owner)
    for kind in state.kinds:
        count = state.picked[kind]
        if count > 0:
            leave_hand(state, seat, kind, count)
            for _ in range(count):
                state.band_cards = append(state.band_cards, kind)
            size += count
    for _ in range(et.HAND_LIMIT - size):
        state.band_cards = append(state.band_cards, i64(et.EMPTY))
    state.band_owner = append(state.band_owner, seat)
    state.band_leader = append(state.band_leader, leader)
    state.band_size = append(state.band_size, size)
    state.note(et.Happened.PLAYED_BAND, [seat, leader, size])
    for kind in state.kinds:
        if state.picked[kind] > 0:
            state.note(et.Happened.BAND_CARD, [seat, kind, state.picked[kind]])
            state.picked[kind] = 0
    state.push(et.ask_after_band(0))
    resolve(state, band)


def resolve(state: Ethnos, band: i64) -> None:
    """A band is played, or received from a rival: marker step, then the leader's ability (ET-6.6, ET-27.4)."""
    state.band = band
    state.placed = 0
    state.push(et.ask_ability(band))
    state.push(et.ask_marker(band))


def place_marker(state: Ethnos, seat: i64, kingdom: i64) -> i64:
    """Put a marker into a kingdom and return how many the player has there now."""
    state.supply[seat] -= 1
    state.markers[seat * et.KINGDOMS + kingdom] += 1
    return state.markers[seat * et.KINGDOMS + kingdom]


def place_by_band(state: Ethnos, seat: i64, kingdom: i64) -> None:
    """The marker step succeeds (ET-7.4)."""
    count = place_marker(state, seat, kingdom)
    state.placed = 1
    state.note(et.Happened.MARKER, [seat, kingdom, count])


def take_giant(state: Ethnos, seat: i64, band: i64) -> None:
    """The largest Giant-led band of the age so far: glory at once, and the token (ET-12.1)."""
    state.giant = band
    state.giant_record = state.band_size[band]
    gain(state, seat, et.Sheet.GIANT_NOW, et.GIANT_NOW)
    state.note(et.Happened.GIANT, [seat, state.giant_record, et.GIANT_NOW])


def advance(state: Ethnos, seat: i64, size: i64) -> None:
    """Move on the Merfolk board; every symbol reached or passed offers a free marker (ET-14.1, ET-14.2, ET-R3, ET-R19)."""
    before = state.merfolk[seat]
    after = min(before + size, et.MERFOLK_LAST)
    state.merfolk[seat] = after
    state.note(et.Happened.ADVANCED, [seat, after])
    for symbol in et.MERFOLK_SYMBOLS:
        if before < symbol <= after:
            state.push(et.Ask.MERFOLK_BONUS)


def discard_rest(state: Ethnos, seat: i64) -> None:
    """What is left in the hand, except what was picked to be kept, goes face up into the row (ET-6.8, ET-11.1)."""
    kept: i64 = 0
    for kind in state.kinds:
        count = state.hand[seat * et.KINDS + kind] - state.picked[kind]
        kept += state.picked[kind]
        state.picked[kind] = 0
        if count > 0:
            leave_hand(state, seat, kind, count)
            state.row[kind] += count
            state.row_size += count
            state.note(et.Happened.DISCARDED, [seat, kind, count])
    if kept > 0:
        state.note(et.Happened.KEPT, [seat, kept])
