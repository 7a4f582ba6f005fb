"""What the others cannot see: dealing it anew so that it fits all that was seen."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.ethnos.engine import _grammar as et
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.vectors import vec


def deal_hidden(
    hand: vec[i64], hand_size: vec[i64], known: vec[i64], deck: vec[i64], kinds: vec[i64], seat: i64, rival: i64, chance: Chance
) -> None:
    """Mix the unknown cards of all rivals of a seat into the deck and deal as many again.

    `rival` is a seat whose hand is known to hold more than Skeletons, or EMPTY.
    """
    for other in range(len(hand_size)):
        if other != seat:
            for kind in kinds:
                at = other * et.KINDS + kind
                deck[kind] += hand[at] - known[at]
                hand[at] = known[at]
    for other in range(len(hand_size)):
        if other == seat:
            continue
        held: i64 = 0
        for kind in kinds:
            held += known[other * et.KINDS + kind]
        for _ in range(hand_size[other] - held):
            hand[other * et.KINDS + take(deck, kinds, chance)] += 1
        if other == rival and hand[other * et.KINDS + et.SKELETON] == hand_size[other]:
            swap_skeleton(hand, other, known, deck, kinds, chance)


def deal_scattered(discard: vec[i64], deck: vec[i64], kinds: vec[i64], players: i64, seat: i64, chance: Chance) -> None:
    """The same for the hands that were scattered at the end of an age."""
    for other in range(players):
        if other != seat:
            count: i64 = 0
            for kind in kinds:
                at = other * et.KINDS + kind
                count += discard[at]
                deck[kind] += discard[at]
                discard[at] = 0
            discard[other * et.KINDS] += count  # remembered in one place until it is dealt below
    for other in range(players):
        if other != seat:
            count = discard[other * et.KINDS]
            discard[other * et.KINDS] = 0
            for _ in range(count):
                discard[other * et.KINDS + take(deck, kinds, chance)] += 1


def take(deck: vec[i64], kinds: vec[i64], chance: Chance) -> i64:
    """Draw a card out of a deck of counts, all cards equally likely."""
    left: i64 = 0
    for kind in kinds:
        left += deck[kind]
    at = chance.pick(left, 0)
    found: i64 = 0
    for kind in kinds:
        if at < deck[kind]:
            deck[kind] -= 1
            return kind
        at -= deck[kind]
        found = kind
    return found


def swap_skeleton(hand: vec[i64], seat: i64, known: vec[i64], deck: vec[i64], kinds: vec[i64], chance: Chance) -> None:
    """Exchange an imagined Skeleton for a card of the deck that is none; one must be there, or the true hand could not be."""
    others: i64 = 0
    for kind in kinds:
        if kind != et.SKELETON:
            others += deck[kind]
    if others == 0 or hand[seat * et.KINDS + et.SKELETON] == known[seat * et.KINDS + et.SKELETON]:
        return
    at = chance.pick(others, 0)
    for kind in kinds:
        if kind == et.SKELETON:
            continue
        if at < deck[kind]:
            deck[kind] -= 1
            deck[et.SKELETON] += 1
            hand[seat * et.KINDS + kind] += 1
            hand[seat * et.KINDS + et.SKELETON] -= 1
            return
        at -= deck[kind]
