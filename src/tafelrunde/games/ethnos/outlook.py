"""What a band will do that is being put together: numbers that a player would otherwise work out on paper."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tafelrunde.games.ethnos.engine import _grammar as et
from tafelrunde.games.ethnos.engine import law
from tafelrunde.games.ethnos.engine.scoring import orc_count
from tafelrunde.games.ethnos.engine.state import Ethnos
from tafelrunde.games.ethnos.view import age_ends
from tafelrunde.kernel.contract import BIT
from tafelrunde.kernel.game import Sentence


class Line(msgspec.Struct):
    """One thing that will happen, or why it will not: what the text about it is called, with its fields."""

    key: str
    works: bool
    """Something comes of it."""
    fields: dict[str, str | int | float] = {}


class Band(msgspec.Struct):
    """What a band will do."""

    size: int
    """All cards, Skeletons too (ET-6.7)."""
    skeletons: int
    marker: Line
    kingdoms: list[str]
    """Where the marker can go; several with a Wingfolk leader."""
    ability: Line
    glory: int
    """Without the Skeletons, one card more with a Dwarf leader (ET-10.1, ET-17.3)."""
    glory_with_skeletons: int
    rest: dict[str, int]
    """What is left in the hand."""


class Outlook(msgspec.Struct):
    """What comes of bands."""

    band: Band | None
    """The one that is being put together, the leader first."""
    offers: list[list[str]] = []
    """As long as there is no card: for each group of the hand its band with all Skeletons, under the leader that seems best."""


def look_ahead(state: Ethnos, seat: int, words: Sentence) -> Outlook | None:
    """Return what a band does of which these are the words; None for anything else."""
    if seat < 0 or words[:1] != ("band",) or not state.age or not set(words[1:]) <= set(et.KIND_NAMES):
        return None
    cards = [et.KIND_NAMES.index(word) for word in words[1:]]
    if not cards:
        return Outlook(None, offers(state, seat))
    return Outlook(None if cards[0] == et.SKELETON else preview(state, seat, cards))


def preview(state: Ethnos, seat: int, cards: Sequence[int]) -> Band:
    """Return what a band of these cards does, the first of them its leader."""
    tribe = cards[0] // et.KINGDOMS
    size, skeletons = len(cards), cards.count(et.SKELETON)
    more = 1 if tribe == et.Tribe.DWARF else 0
    rest = {kind: int(state.hand[seat * et.KINDS + kind]) - cards.count(kind) for kind in range(et.KINDS)}
    kingdoms = [
        kingdom for kingdom in range(et.KINGDOMS) if law.no_marker(state, seat, kingdom, size + law.more_placing(tribe)) == et.No.NOTHING
    ]
    if tribe != et.Tribe.WINGFOLK:
        kingdoms = [kingdom for kingdom in kingdoms if kingdom == cards[0] % et.KINGDOMS]
    if not law.places_markers(tribe) or state.supply[seat] == 0:
        kingdoms = []
    return Band(
        size=size,
        skeletons=skeletons,
        marker=marker_line(state, seat, cards[0], kingdoms),
        kingdoms=[et.KINGDOM_NAMES[kingdom] for kingdom in kingdoms],
        ability=ability_line(state, seat, cards, rest, bool(kingdoms)),
        glory=et.BAND_GLORY[min(size - skeletons + more, 6)],
        glory_with_skeletons=et.BAND_GLORY[min(size + more, 6)],
        rest={et.KIND_NAMES[kind]: count for kind, count in rest.items() if count > 0},
    )


def marker_line(state: Ethnos, seat: int, leader: int, kingdoms: Sequence[int]) -> Line:
    """Return what the marker step will do (ET-7)."""
    tribe, kingdom = leader // et.KINGDOMS, leader % et.KINGDOMS
    if not law.places_markers(tribe):
        return Line("halfling", False)
    if state.supply[seat] == 0:
        return Line("supply", False)
    if tribe == et.Tribe.WINGFOLK:
        return Line("choose", True, {"count": len(kingdoms)}) if kingdoms else Line("nowhere", False)
    fields: dict[str, str | int | float] = {
        "kingdom": et.KINGDOM_NAMES[kingdom],
        "needed": max(1, int(law.markers_there(state, seat, kingdom)) + 1 - int(law.more_placing(tribe))),
        "count": int(state.markers[seat * et.KINGDOMS + kingdom]) + 1,
    }
    return Line("placed" if kingdoms else "small", bool(kingdoms), fields)


def ability_line(state: Ethnos, seat: int, cards: Sequence[int], rest: dict[int, int], placed: bool) -> Line:
    """Return what the leader's ability will do, as far as it can be told."""
    tribe, kingdom, size = cards[0] // et.KINGDOMS, cards[0] % et.KINGDOMS, len(cards)
    supply, left = int(state.supply[seat]) - placed, sum(rest.values())

    def does(works: bool, other: str = "none", /, **fields: str | int | float) -> Line:
        return Line(f"{et.TRIBE_NAMES[tribe]}{'' if works else f'-{other}'}", works, fields)

    if tribe == et.Tribe.CENTAUR:
        return does(left > rest[et.SKELETON], "last") if placed else does(False)
    if tribe == et.Tribe.DWARF:
        return does(True, scoring=size - cards.count(et.SKELETON) + 1)
    if tribe == et.Tribe.ELF:
        return Line("elf-all", True, {"rest": left}) if 0 < left <= size else does(left > 0, keep=size, rest=left)
    if tribe == et.Tribe.GIANT:
        later = int(state.rules.giant_glory[state.age - 1])
        return does(bool(law.beats_giants(state, size)), record=int(state.giant_record), glory=et.GIANT_NOW, later=later)
    if tribe == et.Tribe.MERFOLK:
        start = int(state.merfolk[seat])
        to = min(start + size, et.MERFOLK_LAST)
        markers = min(sum(start < space <= to for space in et.MERFOLK_SYMBOLS), supply)
        following = next((int(space) for space in et.MERFOLK_SYMBOLS if space > to), 0)
        fields: dict[str, str | int | float] = {"from": start, "to": to, "markers": markers, "next": following}
        return does(bool(law.can_advance(state, seat)), **fields)
    if tribe == et.Tribe.ORC:
        there, taken = int(orc_count(state, seat)), bool(state.orcs[seat] & BIT[kingdom])
        glory = et.ORC_GLORY[min(there + 1, et.KINGDOMS)]
        return does(
            supply > 0 and not taken, "none" if taken else "supply", kingdom=et.KINGDOM_NAMES[kingdom], glory=glory, now=et.ORC_GLORY[there]
        )
    if tribe == et.Tribe.TROLL:
        tokens = [token + 1 for token in range(et.TROLL_TOKENS) if law.no_token(state, token, size) == et.No.NOTHING]
        return does(bool(tokens), tokens=", ".join(map(str, tokens)), count=len(tokens))
    if tribe == et.Tribe.WIZARD:
        chance = age_ends(state, size)
        return does(chance > 0, "safe", count=size, chance=chance)
    if tribe == et.Tribe.FAIRY:
        count = sum(law.no_exchange(state, seat, size, band) == et.No.NOTHING for band in range(len(state.band_owner)))
        return does(count > 0, count=count)
    return does(True, size=size + 1)  # Halflings and Minotaurs act in the marker step, Wingfolk there too


def offers(state: Ethnos, seat: int) -> list[list[str]]:
    """Return a band for every group of two or more cards of a tribe or a colour."""
    hand = {kind: int(state.hand[seat * et.KINDS + kind]) for kind in range(et.KINDS) if state.hand[seat * et.KINDS + kind]}
    skeletons = [et.SKELETON] * hand.pop(et.SKELETON, 0)
    found: list[list[str]] = []
    for by_colour in (0, 1):
        for leader in (at if by_colour else at * et.KINGDOMS for at in range(et.KINGDOMS if by_colour else et.TRIBES)):
            kinds = [kind for kind in hand if law.no_follower(leader, kind, by_colour) == et.No.NOTHING]
            cards = [kind for kind in kinds for _ in range(hand[kind])] + skeletons
            if len(cards) - len(skeletons) > 1:
                best = best_leader(state, seat, cards)
                cards.remove(best)
                found.append(["band", *(et.KIND_NAMES[kind] for kind in (best, *cards))])
    return found


PLAIN = (et.Tribe.HALFLING, et.Tribe.MINOTAUR, et.Tribe.WINGFOLK)
"""Tribes of which the ability says nothing more than the marker does."""


def best_leader(state: Ethnos, seat: int, cards: Sequence[int]) -> int:
    """Return the card that leads best at first sight: one that places a marker, then one whose ability does something."""

    def worth(leader: int) -> int:
        others = list(cards)
        others.remove(leader)
        band = preview(state, seat, [leader, *others])
        return 1000 * band.marker.works + 100 * (band.ability.works and leader // et.KINGDOMS not in PLAIN) + band.glory

    return max((kind for kind in dict.fromkeys(cards) if kind != et.SKELETON), key=worth)
