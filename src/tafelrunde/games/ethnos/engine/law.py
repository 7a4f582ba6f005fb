"""What stands against something in Ethnos: each function returns the number of a reason, NOTHING if it is possible.

Legality, refusals and rules of thumb ask these. What happens by itself, so that nobody asks why not, is a plain yes or no at the end.
"""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.ethnos.engine import _grammar as et
from tafelrunde.games.ethnos.engine.state import Ethnos, has_tribe
from tafelrunde.kernel.contract import BIT


def no_tribe(state: Ethnos, tribe: i64) -> i64:
    """A tribe takes part (ET-1.7, ET-27.1)."""
    if has_tribe(state, tribe):
        return et.No.NOTHING
    return et.No.NO_FAIRIES if tribe == et.Tribe.FAIRY and not state.rules.fairies else et.No.ABSENT_TRIBE


def no_ban(state: Ethnos, tribe: i64) -> i64:
    """A tribe is still there to be banned, or drawn (ET-1.5, ET-27.1, ET-R38)."""
    if tribe == et.Tribe.FAIRY and not state.rules.fairies:
        return et.No.NO_FAIRIES
    return et.No.BANNED_ALREADY if state.banned & BIT[tribe] or has_tribe(state, tribe) else et.No.NOTHING


# Cards


def no_recruit(state: Ethnos, seat: i64) -> i64:
    """A player takes one more card, when choosing what to do (ET-3.3, ET-4.5)."""
    return et.No.HAND_FULL if state.hand_size[seat] >= et.HAND_LIMIT else et.No.NOTHING


def no_ally(state: Ethnos, kind: i64) -> i64:
    """A card lies in the row (ET-4.1), which may be empty (ET-4.3, ET-R5)."""
    if state.row[kind] > 0:
        return et.No.NOTHING
    absent = no_tribe(state, kind // et.KINGDOMS)
    if absent != et.No.NOTHING:
        return absent
    return et.No.ROW_EMPTY if state.row_size == 0 else et.No.NOT_IN_ROW


def no_cards(state: Ethnos, seat: i64, kind: i64, count: i64) -> i64:
    """A hand holds so many cards of a kind (ET-6.1, ET-11.1)."""
    held = state.hand[seat * et.KINDS + kind]
    if held >= count:
        return et.No.NOTHING
    absent = no_tribe(state, kind // et.KINGDOMS)
    if absent != et.No.NOTHING:
        return absent
    return et.No.NOT_IN_HAND if held == 0 else et.No.NOT_SO_OFTEN


# Bands


def no_leader(state: Ethnos, seat: i64) -> i64:
    """A hand holds anything but Skeletons (ET-3.4, ET-6.3, ET-R7)."""
    size = state.hand_size[seat]
    if size > state.hand[seat * et.KINDS + et.SKELETON]:
        return et.No.NOTHING
    return et.No.HAND_EMPTY if size == 0 else et.No.ONLY_SKELETONS_LEFT


def no_lead(kind: i64) -> i64:
    """A card leads a band (ET-6.4)."""
    return et.No.SKELETON_LEADS if kind == et.SKELETON else et.No.NOTHING


def no_follower(leader: i64, kind: i64, by_colour: i64) -> i64:
    """A card goes with a leader, by colour or by tribe (ET-6.2); Skeletons go with everybody (ET-17.1)."""
    if kind == et.SKELETON:
        return et.No.NOTHING
    same = kind % et.KINGDOMS == leader % et.KINGDOMS if by_colour else kind // et.KINGDOMS == leader // et.KINGDOMS
    return et.No.NOTHING if same else et.No.NO_MATCH


def no_band(cards: list[i64]) -> i64:
    """Cards are a band, the first of them its leader (ET-6.2 to 6.4)."""
    if cards.count(et.SKELETON) == len(cards):
        return et.No.ONLY_SKELETONS
    if no_lead(cards[0]) != et.No.NOTHING:
        return no_lead(cards[0])
    strange_to_tribe: i64 = et.No.NOTHING
    strange_to_colour: i64 = et.No.NOTHING
    for kind in cards:
        strange_to_tribe |= no_follower(cards[0], kind, 0)
        strange_to_colour |= no_follower(cards[0], kind, 1)
    return strange_to_tribe if strange_to_colour else et.No.NOTHING


# What a band brings


def markers_there(state: Ethnos, seat: i64, kingdom: i64) -> i64:
    """Return how many markers a band has to be larger than (ET-7.2); by the rules for two those of both players (ET-7.3)."""
    there = state.markers[seat * et.KINGDOMS + kingdom]
    return there + state.markers[(1 - seat) * et.KINGDOMS + kingdom] if state.rules.pair else there


def placing_size(state: Ethnos, band: i64) -> i64:
    """Return what counts in the marker test (ET-7.2, ET-15.1)."""
    return state.band_size[band] + more_placing(state.band_leader[band] // et.KINGDOMS)


def more_placing(tribe: i64) -> i64:
    """Return by how much a band of that leader counts as larger in the marker test (ET-15.1)."""
    return 1 if tribe == et.Tribe.MINOTAUR else 0


def no_marker(state: Ethnos, seat: i64, kingdom: i64, size: i64) -> i64:
    """A band of that placing size places a marker in a kingdom (ET-7.2, ET-7.3)."""
    if size > markers_there(state, seat, kingdom):
        return et.No.NOTHING
    return et.No.TOO_SMALL_FOR_BOTH if state.rules.pair else et.No.TOO_SMALL


def no_waiver(state: Ethnos) -> i64:
    """A marker that can be placed is not placed (ET-7.4, ET-19.2, ET-R8, ET-R9)."""
    return et.No.NOTHING if state.rules.marker_optional else et.No.MUST_PLACE


def no_token(state: Ethnos, token: i64, size: i64) -> i64:
    """A band of that size takes a Troll token, of the value `token + 1` (ET-18.1, ET-18.2, ET-R26)."""
    if token >= size:
        return et.No.TOKEN_TOO_HIGH
    return et.No.NOTHING if state.trolls[token] == et.EMPTY else et.No.TOKEN_TAKEN


def no_swap(state: Ethnos, seat: i64, fairies: i64, band: i64) -> i64:
    """A band led by Fairies is exchanged for another (ET-27.2)."""
    if band >= len(state.band_owner):
        return et.No.NO_SUCH_BAND
    return no_exchange(state, seat, state.band_size[fairies], band)


def no_exchange(state: Ethnos, seat: i64, size: i64, band: i64) -> i64:
    """A seat gets a band on the table for one of that size (ET-27.2, ET-R39)."""
    if state.band_owner[band] == seat:
        return et.No.OWN_BAND
    if state.band_leader[band] // et.KINGDOMS == et.Tribe.FAIRY:
        return et.No.LED_BY_FAIRY
    return et.No.BAND_TOO_LARGE if state.band_size[band] > size else et.No.NOTHING


def no_keep(state: Ethnos, count: i64) -> i64:
    """So many cards are kept after a band led by Elves: not more than the band has (ET-11.1)."""
    return et.No.KEEP_TOO_MANY if count > state.band_size[state.band] else et.No.NOTHING


# What happens by itself


def places_markers(tribe: i64) -> bool:
    """Return whether bands of that leader place markers at all; who else is in them does not matter (ET-13.1, ET-13.2)."""
    return tribe != et.Tribe.HALFLING


def beats_giants(state: Ethnos, size: i64) -> bool:
    """Return whether a band led by Giants is the largest of the age so far (ET-12.1 to 12.3)."""
    return size > state.giant_record


def can_advance(state: Ethnos, seat: i64) -> bool:
    """Return whether there is space before a player on the Merfolk board (ET-14.4)."""
    return state.merfolk[seat] < et.MERFOLK_LAST


def can_join_horde(state: Ethnos, seat: i64, kingdom: i64) -> bool:
    """Return whether a player has a marker for a space of the Orc board, and none there yet (ET-16.1, ET-16.2)."""
    return state.supply[seat] > 0 and not state.orcs[seat] & BIT[kingdom]
