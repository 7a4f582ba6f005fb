"""Positions of Ethnos in words: what scenarios set up and look at. The vocabulary is documented in docs/scenarios.md."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from tafelrunde.games.ethnos.engine import _grammar as et
from tafelrunde.games.ethnos.engine import making, scoring
from tafelrunde.games.ethnos.engine.state import Ethnos
from tafelrunde.games.ethnos.view import Cards, band_name, band_view, cards, observe, sheet_row
from tafelrunde.kernel import positions as pos
from tafelrunde.kernel.contract import BIT, SPECTATOR
from tafelrunde.kernel.game import PositionError
from tafelrunde.kernel.rows import row_of

TABLE_KEYS = ("tribes", "tokens", "age", "first", "turn", "dragons", "safe", "row", "bands", "start", "end")
SEAT_KEYS = ("hand", "known", "markers", "supply", "merfolk", "orcs", "trolls", "glory")
BAND_KEYS = ("seat", "leader", "cards", "giant")
NO_BAND_PART = "ethnos-no-band-part"
NOT_WITH_START = ("turn", "dragons", "safe", "row", "bands", "end", "hand", "known", "trolls")
NOT_WITH_END = ("turn", "dragons", "safe")

KIND_OF = {name: kind for kind, name in enumerate(et.KIND_NAMES) if et.COPIES[kind] > 0}
MATERIAL = {"merfolk": et.Tribe.MERFOLK, "orcs": et.Tribe.ORC, "trolls": et.Tribe.TROLL}
FILLERS = (
    et.Tribe.MINOTAUR, et.Tribe.DWARF, et.Tribe.WINGFOLK, et.Tribe.CENTAUR, et.Tribe.ELF, et.Tribe.WIZARD, et.Tribe.HALFLING,
    et.Tribe.TROLL, et.Tribe.GIANT, et.Tribe.ORC, et.Tribe.MERFOLK,
)  # fmt: skip
"""Who joins a game that mentions too few tribes: first those that bring no material along."""


class Band(msgspec.Struct, frozen=True):
    """A band as described."""

    seat: int
    leader: int
    cards: list[int]
    giant: bool


# Setting up


def set_position(state: Ethnos, given: Mapping[str, Any]) -> None:
    """Turn an empty table into the position described."""
    names = et.SEAT_NAMES[: state.rules.players]
    players = pos.players_of(given, names, TABLE_KEYS, SEAT_KEYS)
    hands = [read_hand(name, said) for name, said in zip(names, players, strict=True)]
    check_company(given, players)
    row = read_cards("row", given.get("row", []))
    bands = read_bands(names, given.get("bands", []))
    choose_tribes(state, given, players, [*row, *(kind for hand in hands for kind in hand)], bands)
    lay_tokens(state, given.get("tokens"))
    state.first = pos.seat_of(names, given.get("first", names[0]))
    state.age = pos.number("age", given.get("age", 1), 1, state.rules.ages)
    state.dragons = pos.number("dragons", given.get("dragons", 0), 0, et.DRAGONS - 1)
    for kind, count in row.items():
        state.row[kind] = count
    lay_bands(state, bands)
    for seat, said in enumerate(players):
        seat_player(state, seat, names[seat], said, hands[seat])
    fill_deck(state)
    making.derive(state)
    state.top = pos.number("safe", given.get("safe", 0), 0, state.deck_size)
    if state.top > 0 and state.dragons > 0:
        raise PositionError("ethnos-safe", dragons=state.dragons)
    turn = pos.seat_of(names, given.get("turn", names[0]))
    drawer = pos.seat_of(names, given["end"]) if "end" in given else et.EMPTY
    pos.check_possible(state.check())
    for seat, said in enumerate(players):  # only now: markers that have vanished from the game would not pass the check
        if "supply" in said:
            state.supply[seat] = pos.number(f"{names[seat]}.supply", said["supply"], 0, state.supply[seat])
    if "start" in given:
        state.age -= 1
        scoring.begin_age(state)
    elif drawer != et.EMPTY:
        state.turn = state.drawer = drawer
        state.dragons = et.DRAGONS
        state.push(et.ask_age_end(0))
    else:
        state.turn = (turn - 1) % len(names)
        state.push(et.Ask.NEXT_TURN)
    state.run()


def check_company(given: Mapping[str, Any], players: list[pos.Said]) -> None:
    """Some parts of a position say something else already that another part would say."""
    if "start" in given and given["start"] != "age":
        raise PositionError("ethnos-start", found=given["start"])
    said = {*given, *(key for player in players for key in player)}
    pos.refuse("ethnos-not-with-start", said, NOT_WITH_START if "start" in given else ())
    pos.refuse("ethnos-not-with-end", said, NOT_WITH_END if "end" in given else ())


def choose_tribes(state: Ethnos, given: Mapping[str, Any], players: list[pos.Said], kinds: list[int], bands: list[Band]) -> None:
    """Take the tribes that are named, then those that occur, then some that nobody mentions."""
    tribes = read_tribes("tribes", given.get("tribes", []))
    occurring = {kind // et.KINGDOMS for kind in (*kinds, *(kind for band in bands for kind in band.cards))}
    occurring |= {tribe for key, tribe in MATERIAL.items() if any(key in said for said in players)}
    tribes += sorted(occurring - set(tribes))
    if et.Tribe.FAIRY in tribes and not state.rules.fairies:
        raise PositionError("ethnos-fairies")
    if len(tribes) > state.rules.tribes:
        raise PositionError("ethnos-too-many-tribes", most=state.rules.tribes, tribes=tuple(et.TRIBE_NAMES[tribe] for tribe in tribes))
    spare = [tribe for tribe in FILLERS if tribe not in tribes]
    for tribe in (*tribes, *spare[: state.rules.tribes - len(tribes)]):
        state.tribes.append(tribe)
    making.muster(state)


def lay_tokens(state: Ethnos, value: Any) -> None:
    spaces = state.rules.ages
    for kingdom in range(et.KINGDOMS):
        for space in range(spaces):
            state.tokens[kingdom * et.AGES + space] = 0
    for name, said in pos.mapping("tokens", value).items():
        kingdom = kingdom_of("tokens", name)
        if not isinstance(said, list) or len(said) != spaces:
            raise PositionError("ethnos-tokens", kingdom=name, count=spaces, found=said)
        values = [pos.number(f"tokens.{name}", one, 0) for one in said]
        if values != sorted(values):
            raise PositionError("ethnos-tokens-order", kingdom=name, found=said)
        for space, one in enumerate(values):
            state.tokens[kingdom * et.AGES + space] = one


def lay_bands(state: Ethnos, bands: list[Band]) -> None:
    state.band_owner = row_of([band.seat for band in bands])
    state.band_leader = row_of([band.leader for band in bands])
    state.band_size = row_of([len(band.cards) for band in bands])
    state.band_cards = row_of([card for band in bands for card in (*band.cards, *[et.EMPTY] * (et.HAND_LIMIT - len(band.cards)))])
    for at, band in enumerate(bands):
        if band.giant:
            state.giant = at
            state.giant_record = len(band.cards)


def seat_player(state: Ethnos, seat: int, name: str, said: pos.Said, hand: dict[int, int]) -> None:
    """Put down what belongs to a player; the supply is what is left of the markers."""
    for kind, count in hand.items():
        state.hand[seat * et.KINDS + kind] = count
    for kind, count in read_cards(f"{name}.known", said.get("known", [])).items():
        state.known[seat * et.KINDS + kind] = count
    for kingdom, count in read_markers(f"{name}.markers", said.get("markers")).items():
        state.markers[seat * et.KINGDOMS + kingdom] = count
    for kingdom in read_kingdoms(f"{name}.orcs", said.get("orcs", [])):
        state.orcs[seat] |= BIT[kingdom]
    for value in read_trolls(f"{name}.trolls", said.get("trolls", [])):
        if state.trolls[value - 1] != et.EMPTY:
            raise PositionError("ethnos-troll-twice", seat=name, value=value)
        state.trolls[value - 1] = seat
    state.merfolk[seat] = pos.number(f"{name}.merfolk", said.get("merfolk", 0), 0, et.MERFOLK_LAST)
    state.glory[seat] = pos.number(f"{name}.glory", said.get("glory", 0), 0)
    state.sheet[seat * et.AGES * et.COLUMNS + et.Sheet.KINGDOMS] = state.glory[seat]
    placed = scoring.kingdom_markers(state, seat) + scoring.orc_count(state, seat)
    if placed > making.start_supply(state):
        raise PositionError("ethnos-too-many-markers", seat=name, count=placed, most=making.start_supply(state))
    state.supply[seat] = making.start_supply(state) - placed


def fill_deck(state: Ethnos) -> None:
    """The deck holds every card that lies nowhere else."""
    lying = [int(card) for card in state.band_cards]
    for kind in state.kinds:
        used = state.row[kind] + lying.count(kind) + sum(state.hand[seat * et.KINDS + kind] for seat in range(state.rules.players))
        if used > et.COPIES[kind]:
            raise PositionError("ethnos-too-many-cards", count=used, card=et.KIND_NAMES[kind], most=et.COPIES[kind])
        state.deck[kind] = et.COPIES[kind] - used


# Reading


def kingdom_of(place: str, name: Any) -> int:
    if name not in et.KINGDOM_NAMES:
        raise PositionError("ethnos-no-kingdom", place=place, name=name, kingdoms=et.KINGDOM_NAMES)
    return et.KINGDOM_NAMES.index(name)


def card_of(place: str, name: Any) -> int:
    if not isinstance(name, str) or name not in KIND_OF:
        raise PositionError("ethnos-no-card", place=place, name=name, tribes=et.TRIBE_NAMES, kingdoms=et.KINGDOM_NAMES)
    return KIND_OF[name]


def read_tribes(place: str, value: Any) -> list[int]:
    for name in pos.listed(place, value):
        if name not in et.TRIBE_NAMES:
            raise PositionError("ethnos-no-tribe", place=place, name=name, tribes=et.TRIBE_NAMES)
    return [et.TRIBE_NAMES.index(name) for name in value]


def read_kingdoms(place: str, value: Any) -> list[int]:
    return [kingdom_of(place, name) for name in pos.listed(place, value)]


def read_trolls(place: str, value: Any) -> list[int]:
    return [pos.number(place, one, 1, et.TROLL_TOKENS) for one in pos.listed(place, value)]


def read_markers(place: str, value: Any) -> dict[int, int]:
    return {kingdom_of(place, name): pos.number(f"{place}.{name}", count, 0) for name, count in pos.mapping(place, value).items()}


def read_cards(place: str, value: Any) -> dict[int, int]:
    """Read `[orc_rhea, orc_rhea]` or `{orc_rhea: 2}`: kinds and how many of each."""
    return pos.heap("ethnos-card-list", place, value, card_of)


def read_hand(name: str, said: pos.Said) -> dict[int, int]:
    """Read the cards of a hand, of which some are known."""
    hand = read_cards(f"{name}.hand", said.get("hand", []))
    if sum(hand.values()) > et.HAND_LIMIT:
        raise PositionError("ethnos-hand-limit", seat=name, count=sum(hand.values()), most=et.HAND_LIMIT)
    for kind, count in read_cards(f"{name}.known", said.get("known", [])).items():
        if count > hand.get(kind, 0):
            raise PositionError("ethnos-known", seat=name, card=et.KIND_NAMES[kind], count=count, held=hand.get(kind, 0))
    return hand


def read_bands(names: tuple[str, ...], value: Any) -> list[Band]:
    if not isinstance(value, list):
        raise PositionError("ethnos-band-list", found=value)
    bands = [read_band(names, band_name(at), said) for at, said in enumerate(value)]
    if sum(band.giant for band in bands) > 1:
        raise PositionError("ethnos-giant-twice")
    return bands


def read_band(names: tuple[str, ...], place: str, value: Any) -> Band:
    said = pos.parts_of(NO_BAND_PART, place, value, BAND_KEYS)
    for key in ("seat", "leader"):
        if key not in said:
            raise PositionError("ethnos-band-without", place=place, name=key)
    leader = card_of(f"{place}.leader", said["leader"])
    others = read_cards(f"{place}.cards", said.get("cards", []))
    members = [kind for kind in others if kind != et.SKELETON]
    same_tribe = all(kind // et.KINGDOMS == leader // et.KINGDOMS for kind in members)
    same_colour = all(kind % et.KINGDOMS == leader % et.KINGDOMS for kind in members)
    if leader == et.SKELETON or not (same_tribe or same_colour):
        raise PositionError("ethnos-no-band", place=place)
    kinds = sorted([leader, *(kind for kind, count in others.items() for _ in range(count))])
    if len(kinds) > et.HAND_LIMIT:
        raise PositionError("ethnos-band-size", place=place, count=len(kinds), most=et.HAND_LIMIT)
    giant = pos.switch(f"{place}.giant", said.get("giant", False))
    if giant and leader // et.KINGDOMS != et.Tribe.GIANT:
        raise PositionError("ethnos-giant-leader", place=place)
    return Band(pos.seat_of(names, said["seat"]), leader, kinds, giant)


# Looking


def compare(state: Ethnos, key: str, expected: Any) -> str | None:
    """Return what is different from the part of a position that is described, None if nothing is."""
    names = et.SEAT_NAMES[: state.rules.players]
    if key in names:
        return pos.first_of(player_differs(state, names.index(key), expected))
    if key == "row":
        return compare_cards(key, cards(state.row), expected)
    if key == "tokens":
        return pos.first_of(tokens_differ(state, pos.mapping(key, expected)))
    if key == "band":
        return pos.first_of(bands_differ(state, pos.mapping(key, expected)))
    if key == "giant":
        return compare_giant(state, expected)
    seen = observe(state, SPECTATOR)
    if key in ("tribes", "pool"):
        there = sorted(map(et.TRIBE_NAMES.index, getattr(seen, key)))
        return pos.differs(key, there, sorted(read_tribes(key, expected)), et.TRIBE_NAMES)
    if key == "trolls":
        return pos.differs(key, list(seen.trolls), sorted(read_trolls(key, expected)))
    if key == "bands":
        return pos.differs(key, len(seen.bands), expected)
    return pos.seen_differs(key, seen, ("turn", "first", "age", "dragons", "deck", "safe", "put_away"), expected, "nobody")


def compare_cards(place: str, found: Cards, expected: Any) -> str | None:
    """A list is everything that lies there, a mapping looks only at the cards it names."""
    wanted = {et.KIND_NAMES[kind]: count for kind, count in read_cards(place, expected).items()}
    return pos.counts_differ(place, found, wanted, not isinstance(expected, Mapping))


def player_differs(state: Ethnos, seat: int, expected: Any) -> Iterator[str | None]:
    name = et.SEAT_NAMES[seat]
    numbers = {key: getattr(state, key)[seat] for key in ("hand_size", "supply", "merfolk", "glory")}
    zones = {"hand": state.hand, "known": state.known}
    for key, value in pos.seat_parts(name, expected, (*SEAT_KEYS, "hand_size", "sheet", "bands")).items():
        place = f"{name}.{key}"
        if key in numbers:
            yield pos.differs(place, numbers[key], value)
        elif key in zones:
            yield compare_cards(place, cards(zones[key], seat * et.KINDS), value)
        elif key == "markers":
            wanted = {et.KINGDOM_NAMES[kingdom]: count for kingdom, count in read_markers(place, value).items()}
            yield pos.differs(
                place, {name: int(state.markers[seat * et.KINGDOMS + et.KINGDOM_NAMES.index(name)]) for name in wanted}, wanted
            )
        elif key == "orcs":
            orcs = [kingdom for kingdom in range(et.KINGDOMS) if state.orcs[seat] & BIT[kingdom]]
            yield pos.differs(place, orcs, sorted(read_kingdoms(place, value)), et.KINGDOM_NAMES)
        elif key == "trolls":
            yield pos.differs(place, [i + 1 for i in range(et.TROLL_TOKENS) if state.trolls[i] == seat], sorted(read_trolls(place, value)))
        elif key == "bands":
            own = [band for band in range(len(state.band_owner)) if state.band_owner[band] == seat]
            yield pos.differs(place, [[et.KIND_NAMES[state.band_leader[band]], int(state.band_size[band])] for band in own], value)
        else:
            yield from sheet_differs(state, seat, place, pos.mapping(place, value))


def sheet_differs(state: Ethnos, seat: int, place: str, expected: pos.Said) -> Iterator[str | None]:
    for age, columns in expected.items():
        found = sheet_row(state, seat, pos.number(place, age, 1, state.rules.ages) - 1)
        for column, glory in pos.mapping(f"{place}.{age}", columns).items():
            if column not in et.SHEET_NAMES:
                raise PositionError("ethnos-no-column", place=f"{place}.{age}", name=column, columns=et.SHEET_NAMES)
            yield None if found[column] == glory else f"{place}.{age} is {found}"


def tokens_differ(state: Ethnos, expected: pos.Said) -> Iterator[str | None]:
    for name, values in expected.items():
        base = kingdom_of("tokens", name) * et.AGES
        yield pos.differs(f"tokens.{name}", [int(value) for value in state.tokens[base : base + state.rules.ages]], values)


def bands_differ(state: Ethnos, expected: pos.Said) -> Iterator[str | None]:
    """Look at bands by their names in sentences, `band_1` being the first of the age."""
    bands = tuple(band_name(band) for band in range(len(state.band_owner)))
    for place, said in expected.items():
        if place not in bands:
            yield f"there is no {place}; there are {', '.join(bands) or 'no bands'}"
        seen = band_view(state, bands.index(place), et.SEAT_NAMES)
        for key, value in pos.mapping(place, said).items():
            pos.check_parts((key,), ("seat", "leader", "size", "scoring", "glory", "cards"), NO_BAND_PART, place=place)
            if key == "cards":
                yield compare_cards(f"{place}.cards", seen.cards, value)
            else:
                yield pos.differs(f"{place}.{key}", getattr(seen, key), value)


def compare_giant(state: Ethnos, expected: Any) -> str | None:
    """Who holds the Giant token, and the size to beat; `nobody` if it lies beside the board."""
    held = state.giant != et.EMPTY
    found = {"seat": et.SEAT_NAMES[state.band_owner[state.giant]], "record": int(state.giant_record)} if held else {}
    if expected == "nobody":
        return f"giant is {found}" if found else None
    wanted = pos.mapping("giant", expected)
    pos.check_parts(wanted, ("seat", "record"), NO_BAND_PART, place="giant")
    same = all(found.get(key) == value for key, value in wanted.items())
    return None if same else f"giant is {found or 'nobody'}"
