"""Positions of Ante Portas in words: what scenarios set up and look at. The vocabulary is documented in docs/scenarios.md."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

import msgspec

from tafelrunde.games.ante_portas.engine import _grammar as ap
from tafelrunde.games.ante_portas.engine import economy, invasion, law, scoring, year
from tafelrunde.games.ante_portas.engine.board import CENTRE, DIRECTION_NAMES, FIRST_E, HEARTLAND, M0, SITE_NAMES, is_market
from tafelrunde.games.ante_portas.engine.cards import CARD_NAMES, CARDS_A_DECK
from tafelrunde.games.ante_portas.engine.sight import reach, sight, view
from tafelrunde.games.ante_portas.engine.state import AntePortas
from tafelrunde.games.ante_portas.view import View, cards_at, community_view, observe
from tafelrunde.kernel import positions as pos
from tafelrunde.kernel.contract import BIT, SPECTATOR
from tafelrunde.kernel.game import PositionError
from tafelrunde.kernel.rows import filled, row_of

TABLE_KEYS = (
    "now", "epoch", "year", "season", "first", "claimant", "turns_left", "origin", "market", "markets_left", "heartland", "centre",
    "command_stack", "deck", "improvements_deck", "discards", "hexes", "hospital", "gone", "wave", "arrived", "defeated",
)  # fmt: skip
SEAT_KEYS = (
    "goods", "buildings", "farmers", "citizens", "steward", "hand", "owns", "tickets", "spent", "reaction", "muted", "muted_hexes",
)  # fmt: skip
SEEN_SEAT_KEYS = (
    *SEAT_KEYS, "storage", "spaces", "overflow", "spending_left", "free_farmer_homes", "free_citizen_homes", "hand_size", "hand_limit",
    "spots_left", "storage_spots_left",
)  # fmt: skip
BUILDING_KEYS = ("kind", "farmers", "citizens", "buffer")
SOLDIER_KEYS = ("farmers", "exhausted_farmers", "citizens", "exhausted_citizens")  # in the order of `Kind`
SNARED_KEYS = ("snared_farmers", "snared_citizens")
ATTACKER_KEYS = ("base", "elite", "snared_base", "snared_elite")
TILE_KEYS = ("tile", "facing", "owner")
COLONIST_KEYS = ("farmers", "citizens")
UNIT_KEYS = ("base", "elite")
MOMENTS = ("turn", "half_year", "turns", "combat", "year_end", "wave", "wave_combat", "wave_turn", "heartland")
OF_WAVE = ("wave", "wave_combat", "wave_turn")
ONLY_WITH = {"turns_left": ("turn",), "origin": ("turn",), "wave": ("wave_combat", "wave_turn"), "arrived": OF_WAVE}
NEW_EPOCH = ("deck", "improvements_deck", "discards", "markets_left", "command_stack")  # all made anew when an epoch begins
COMMAND_CELLS = ("ch7", "cg8", "cf8", "cf7", "cg6")  # of the start set (4.7)
OPENED = (0, 3, 6, 9, 11)  # places of Epoch II in its years (option yearly_heartland)
HEART_SITES = SITE_NAMES[:HEARTLAND]
CENTRE_SITES = tuple(name for name in SITE_NAMES[CENTRE:] if name != SITE_NAMES[M0])
HEART_PLACES = ap.PLACE_NAMES[ap.Place.RIVERBANK_GROVE : ap.Place.RECRUITING_OFFICER]
COMMAND_PLACES = ap.PLACE_NAMES[ap.Place.RECRUITING_OFFICER :]
NOTHING = ap.PLACE_NAMES[0]
NOBODY_NAME = "none"
NO_HEX_PART = "ante_portas-position-no-hex-part"
MOST_FIGURES = 60


class Moment(msgspec.Struct, frozen=True):
    """What is going on: one of `MOMENTS`, with the seat and stage of a turn or the round of the Last Wave."""

    kind: str
    seat: int = 0
    stage: int = ap.Stage.BEFORE
    round: int = 0
    """0: the whole Last Wave begins."""


class House(msgspec.Struct, frozen=True):
    """A building as described; what is None was not said."""

    kind: int
    farmers: int | None
    citizens: int | None
    buffer: int | None


# Setting up


def set_position(state: AntePortas, given: Mapping[str, Any]) -> None:
    """Turn an empty table into the position described."""
    names = ap.SEAT_NAMES[: state.rules.players]
    players = pos.players_of(given, names, TABLE_KEYS, SEAT_KEYS)
    state.first = pos.seat_of(names, given.get("first", names[0]))
    moment = read_moment(state, given)
    set_time(state, given, moment)
    if begins_epoch(state, moment):
        check_new_epoch(state, given, players)
    claimant = given.get("claimant", NOBODY_NAME)
    state.claimant = ap.EMPTY if claimant == NOBODY_NAME else pos.seat_of(names, claimant)
    state.defeated = pos.number("defeated", given.get("defeated", 0), 0)
    lay_heartland(state, given, moment)
    lay_centre(state, given)
    set_market(state, given, moment)
    set_decks(state, given, players, int(state.epoch) - begins_epoch(state, moment))
    lay_hexes(state, pos.mapping("hexes", given.get("hexes")))
    set_hospital(state, pos.mapping("hospital", given.get("hospital")))
    for i, count in enumerate(read_counts("gone", given.get("gone"), UNIT_KEYS, MOST_FIGURES)):
        state.gone[i] = count
    for seat, said in enumerate(players):
        seat_player(state, seat, said, moment)
    begin(state, given, moment)
    pos.run_on(state)


def read_moment(state: AntePortas, given: Mapping[str, Any]) -> Moment:
    """Read what is going on: the turn of the start player if nothing is said."""
    names = ap.SEAT_NAMES[: state.rules.players]
    found = given.get("now", f"turn {names[state.first]}")
    words = str(found).split()
    kind = words[0] if words else ""
    fine = kind in MOMENTS and (len(words) == 1 or (kind == "turn" and len(words) <= 3) or (kind == "wave" and len(words) == 2))
    if not fine:
        raise PositionError("ante_portas-position-now", found=found)
    if not state.rules.coop and kind in ("combat", *OF_WAVE):
        raise PositionError("ante_portas-position-coop", what=kind)
    if kind == "heartland" and not state.rules.manual_heartland:
        raise PositionError("ante_portas-position-manual")
    moment = Moment(kind)
    if kind == "turn":
        seat = pos.seat_of(names, words[1]) if len(words) > 1 else int(state.first)
        stage = word_of("now", words[2], ap.STAGE_NAMES) if len(words) > 2 else int(ap.Stage.BEFORE)
        moment = Moment(kind, seat, stage)
    elif kind == "wave" and len(words) == 2:
        if not words[1].isdecimal():
            raise PositionError("ante_portas-position-now", found=found)
        moment = Moment(kind, round=pos.number("now", int(words[1]), 1, ap.WAVE_LIMIT))
    for key, fitting in ONLY_WITH.items():
        if key in given and kind not in fitting:
            raise PositionError("ante_portas-position-only-with", name=key, now=fitting)
    return moment


def set_time(state: AntePortas, given: Mapping[str, Any], moment: Moment) -> None:
    """Set epoch, year and season; the Last Wave comes after the last winter, the end of a year after its winter."""
    in_wave = moment.kind in OF_WAVE
    state.epoch = pos.number("epoch", given.get("epoch", int(state.rules.epochs) if in_wave else 1), 1, int(state.rules.epochs))
    state.year = pos.number("year", given.get("year", 5 if in_wave else 1), 1, 5)
    late = in_wave or moment.kind == "year_end"
    state.season = word_of("season", given.get("season", ap.SEASON_NAMES[ap.Season.WINTER if late else ap.Season.SUMMER]), ap.SEASON_NAMES)
    if (late and state.season != ap.Season.WINTER) or (in_wave and (state.year < 5 or state.epoch < state.rules.epochs)):
        raise PositionError("ante_portas-position-late", now=moment.kind)
    if moment.kind == "heartland" and (state.epoch, state.year, state.season) != (1, 1, ap.Season.SUMMER):
        raise PositionError("ante_portas-position-early")


def begins_epoch(state: AntePortas, moment: Moment) -> bool:
    """Return whether an epoch is about to begin, with its decks and places."""
    return moment.kind in ("half_year", "heartland") and state.year == 1 and state.season == ap.Season.SUMMER


def check_new_epoch(state: AntePortas, given: Mapping[str, Any], players: list[pos.Said]) -> None:
    """Where an epoch begins its decks are made anew, and nobody has a card of it yet."""
    cards = ap.IMPROVEMENT_NAMES[ap.IMPROVEMENTS_AN_EPOCH * (state.epoch - 1) :]
    found = [key for key in NEW_EPOCH if key in given]
    for seat, said in enumerate(players):
        for key in ("hand", "owns"):
            found += [card for card in pos.listed(f"{ap.SEAT_NAMES[seat]}.{key}", said.get(key, [])) if card in cards]
    if found:
        raise PositionError("ante_portas-position-new-epoch", name=found[0])


def lay_heartland(state: AntePortas, given: Mapping[str, Any], moment: Moment) -> None:
    """Lay the places of the heartland: those of the specification in their order, unless they are named elsewhere."""
    said = pos.mapping("heartland", given.get("heartland"))
    usual: dict[int, int] = {}
    if moment.kind != "heartland":
        usual = dict(enumerate(int(place) for place in (*ap.HEARTLAND_SETS[0], *ap.HEARTLAND_SETS[1])))
        if state.epoch == 2 and not begins_epoch(state, moment):
            usual[0] = ap.Place.RIVERBANK_FOREST
            opened = OPENED[state.year - 1] if state.rules.yearly_heartland else len(ap.HEARTLAND_SETS[2])
            usual |= {FIRST_E + i: int(place) for i, place in enumerate(ap.HEARTLAND_SETS[2][:opened])}
    named = {}
    for site, place in said.items():
        at = word_of("heartland", site, HEART_SITES if state.epoch == 2 else HEART_SITES[:FIRST_E])
        named[at] = place_of(f"heartland.{site}", place, HEART_PLACES)
    for at, place in arranged(usual, named).items():
        state.heart[at] = place
    sets = ap.HEARTLAND_SETS[2:] if state.epoch == 2 else ap.HEARTLAND_SETS[:2]
    left = [int(place) for places in sets for place in places] if state.epoch == 2 or moment.kind == "heartland" else []
    for at in range(FIRST_E if state.epoch == 2 else 0, HEARTLAND):
        if state.heart[at] in left:
            left.remove(int(state.heart[at]))
    state.rest = row_of(left)


def lay_centre(state: AntePortas, given: Mapping[str, Any]) -> None:
    """Lay the places of the command centre; those of the set in use that lie nowhere are still to come."""
    named = {}
    for site, place in pos.mapping("centre", given.get("centre")).items():
        word_of("centre", site, CENTRE_SITES)
        named[SITE_NAMES.index(site) - CENTRE] = place_of(f"centre.{site}", place, COMMAND_PLACES)
    laid = [place for place in named.values() if place]
    for place in laid:
        if laid.count(place) > 1:
            raise PositionError("position-twice", place="centre", name=ap.PLACE_NAMES[place])
    usual = {SITE_NAMES.index(site) - CENTRE: int(place) for site, place in zip(COMMAND_CELLS, ap.COMMAND_SETS[0], strict=True)}
    for at, place in arranged(usual, named).items():
        state.centre[at] = place
    state.centre[M0 - CENTRE] = ap.Place.MARKET
    rest = [ap.PLACE_NAMES[place] for place in ap.COMMAND_SETS[state.epoch] if place not in state.centre]
    stack = [
        word_of("command_stack", name, COMMAND_PLACES) + ap.Place.RECRUITING_OFFICER
        for name in pos.listed("command_stack", given.get("command_stack", rest))
    ]
    for place in stack:
        if place in state.centre:
            raise PositionError("position-twice", place="command_stack", name=ap.PLACE_NAMES[place])
    state.stack = row_of(stack)


def arranged(usual: dict[int, int], named: dict[int, int]) -> dict[int, int]:
    """Return the usual layout with what is named put in; a place that is taken from its cell makes way for what lost its own."""
    left = list(usual.values())
    for place in named.values():
        if place in left:
            left.remove(place)
    found = dict(named)
    bare = []
    for cell, place in usual.items():
        if cell in named:
            continue
        if place in left:
            left.remove(place)
            found[cell] = place
        else:
            bare.append(cell)
    return found | dict(zip(bare, left, strict=False))


def set_market(state: AntePortas, given: Mapping[str, Any], moment: Moment) -> None:
    """The market card in force and those to come; where an epoch begins there is none yet."""
    cards = ap.MARKET_NAMES[ap.MARKETS_AN_EPOCH * (state.epoch - 1) : ap.MARKETS_AN_EPOCH * state.epoch]
    if moment.kind in OF_WAVE:
        if "market" in given:
            raise PositionError("ante_portas-position-wave-market")
        state.market = ap.LAST_MARKET + state.rules.epochs - 1
        return
    revealing = moment.kind in ("half_year", "heartland") and state.season == ap.Season.SUMMER
    if "market" in given or not revealing:
        state.market = ap.MARKET_NAMES.index(cards[word_of("market", given.get("market", cards[0]), cards)])
    rest = [card for card in cards if card != ap.MARKET_NAMES[state.market] or state.market == ap.EMPTY]
    for card in pos.listed("markets_left", given.get("markets_left", rest)):
        found = ap.MARKET_NAMES.index(cards[word_of("markets_left", card, cards)])
        if found == state.market:
            raise PositionError("position-twice", place="markets_left", name=card)
        state.markets_left |= BIT[found]


def set_decks(state: AntePortas, given: Mapping[str, Any], players: list[pos.Said], epoch: int) -> None:
    """Set the movement cards of the pile and where the improvements are; if an epoch is about to begin they are those of the one before."""
    names = ap.SEAT_NAMES[: state.rules.players]
    begin_at = int(invasion.deck_begin(state))
    cards = CARD_NAMES[begin_at : begin_at + CARDS_A_DECK]
    if state.rules.coop:
        for card in pos.listed("deck", given.get("deck", list(cards))):
            state.deck[word_of("deck", card, cards)] = 1
    elif "deck" in given:
        raise PositionError("ante_portas-position-coop", what="deck")
    else:
        state.deck = filled(0, 0)
    of_epoch = ap.IMPROVEMENT_NAMES[ap.IMPROVEMENTS_AN_EPOCH * max(0, epoch - 1) : ap.IMPROVEMENTS_AN_EPOCH * epoch]
    known = ap.IMPROVEMENT_NAMES[: ap.IMPROVEMENTS_AN_EPOCH * state.epoch]
    for seat, said in enumerate(players):
        for key, at in (("hand", ap.At.HAND), ("owns", ap.At.OWNED)):
            put_cards(state, f"{names[seat]}.{key}", said.get(key, []), known, at + seat)
    put_cards(state, "discards", given.get("discards", []), of_epoch, ap.At.DISCARD)
    free = [card for card in of_epoch if state.improvement[ap.IMPROVEMENT_NAMES.index(card)] == ap.At.OUT]
    put_cards(state, "improvements_deck", given.get("improvements_deck", free), of_epoch, ap.At.DECK)
    for card in range(ap.IMPROVEMENTS_AN_EPOCH * (epoch - 1)):
        if state.improvement[card] == ap.At.OUT:
            state.improvement[card] = ap.At.ASIDE


def put_cards(state: AntePortas, place: str, cards: Any, possible: tuple[str, ...], at: int) -> None:
    """Put improvements where they are said to be."""
    for name in pos.listed(place, cards):
        word_of(place, name, possible)
        card = ap.IMPROVEMENT_NAMES.index(name)
        if state.improvement[card] != ap.At.OUT:
            raise PositionError("ante_portas-position-card-twice", place=place, card=name)
        state.improvement[card] = at


def lay_hexes(state: AntePortas, hexes: pos.Said) -> None:
    """Put attackers, soldiers and tiles on the battlefield."""
    coop = state.rules.coop
    keys = (*ATTACKER_KEYS, *SOLDIER_KEYS, *TILE_KEYS[:2]) if coop else (*ap.TEAM_NAMES, *TILE_KEYS)
    for name, value in hexes.items():
        at = hex_of("hexes", name)
        place = f"hexes.{at}"
        said = pos.parts_of(NO_HEX_PART, place, value, keys)
        if coop:
            counts = read_counts(place, {key: said[key] for key in ATTACKER_KEYS if key in said}, ATTACKER_KEYS, MOST_FIGURES)
            state.base[at], state.elite[at], state.snared_base[at], state.snared_elite[at] = counts
            put_soldiers(state, place, at, 0, {key: said[key] for key in SOLDIER_KEYS if key in said})
        else:
            for team, team_name in enumerate(ap.TEAM_NAMES):
                put_soldiers(state, f"{place}.{team_name}", at, team, pos.mapping(f"{place}.{team_name}", said.get(team_name)))
        lay_tile(state, place, at, said)


def put_soldiers(state: AntePortas, place: str, at: int, team: int, said: pos.Said) -> None:
    """Put soldiers of a team on a hex."""
    keys = SOLDIER_KEYS if state.rules.coop else (*SOLDIER_KEYS, *SNARED_KEYS)
    pos.check_parts(said, keys, NO_HEX_PART, place=place)
    counts = read_counts(place, said, (*SOLDIER_KEYS, *SNARED_KEYS), MOST_FIGURES)
    for kind in range(ap.KINDS):
        state.soldiers[(team * ap.HEXES + at) * ap.KINDS + kind] = counts[kind]
    for colonist in range(2):
        state.snared[(team * ap.HEXES + at) * 2 + colonist] = counts[ap.KINDS + colonist]


def lay_tile(state: AntePortas, place: str, at: int, said: pos.Said) -> None:
    """Lay the tile of a hex, upright if nothing else is said."""
    if "tile" not in said:
        for key in ("facing", "owner"):
            if key in said:
                raise PositionError("ante_portas-position-no-tile", place=place, name=key)
        return
    state.tile[at] = word_of(f"{place}.tile", said["tile"], ap.TILE_NAMES)
    state.owner[at] = word_of(f"{place}.owner", said.get("owner", ap.TEAM_NAMES[0]), ap.TEAM_NAMES)
    upright = DIRECTION_NAMES[state.owner[at] * 3]
    state.facing[at] = word_of(f"{place}.facing", said.get("facing", upright), DIRECTION_NAMES)


def set_hospital(state: AntePortas, said: pos.Said) -> None:
    """Put patients into the hospital, in a duel that of each team."""
    teams = {"": said} if state.rules.coop else {name: pos.mapping(f"hospital.{name}", value) for name, value in said.items()}
    for name, counts in teams.items():
        team = word_of("hospital", name, ap.TEAM_NAMES) if name else 0
        for colonist, count in enumerate(read_counts(f"hospital.{name}" if name else "hospital", counts, COLONIST_KEYS, MOST_FIGURES)):
            state.patients[team * 2 + colonist] = count


def seat_player(state: AntePortas, seat: int, said: pos.Said, moment: Moment) -> None:
    """Put down what a player has, cards apart."""
    name = ap.SEAT_NAMES[seat]
    for good, count in enumerate(read_counts(f"{name}.goods", said.get("goods"), ap.GOOD_NAMES, None)):
        state.stock[seat * ap.GOODS + good] = count
    houses = read_houses(f"{name}.buildings", said.get("buildings", []))
    for house in houses:
        put_house(state, seat, house)
    for colonist, key in enumerate(COLONIST_KEYS):
        state.idle[seat * 2 + colonist] = pos.number(f"{name}.{key}", said.get(key, 0), 0, MOST_FIGURES)
    usual = SITE_NAMES[M0] if moment.kind in OF_WAVE else "m1"
    state.steward[seat] = word_of(f"{name}.steward", said.get("steward", usual), SITE_NAMES)
    tickets = ap.TICKETS if state.owns(seat, ap.Card.TICKET) else 0
    state.tickets[seat] = pos.number(f"{name}.tickets", said.get("tickets", tickets), min(tickets, 1), tickets)
    state.spent[seat] = pos.number(f"{name}.spent", said.get("spent", 0), 0)
    state.reaction[seat] = word_of(f"{name}.reaction", said.get("reaction", ap.REACTION_NAMES[state.reaction[seat]]), ap.REACTION_NAMES)
    for window in pos.listed(f"{name}.muted", said.get("muted", [])):
        state.muted[seat] |= BIT[word_of(f"{name}.muted", window, ap.WINDOW_NAMES)]
    for place in pos.listed(f"{name}.muted_hexes", said.get("muted_hexes", [])):
        state.muted_hexes[seat] |= BIT[hex_of(f"{name}.muted_hexes", place)]


def put_house(state: AntePortas, seat: int, house: House) -> None:
    """A building takes the next free spot of its kind."""
    name, kind = ap.SEAT_NAMES[seat], ap.BUILDING_NAMES[house.kind]
    stored = ap.STORES[house.kind] > 0
    spots = range(ap.STORAGE_SPOT, ap.SPOTS) if stored else range(ap.STORAGE_SPOT)
    free = [seat * ap.SPOTS + spot for spot in spots if state.spot[seat * ap.SPOTS + spot] == 0]
    if not free:
        raise PositionError("ante_portas-position-spots", seat=name, building=kind, most=len(spots))
    farmers, citizens = house.farmers or 0, house.citizens or 0
    most = 1 if house.kind == ap.Building.FACTORY else ap.FARMER_WORKERS[house.kind] + ap.CITIZEN_WORKERS[house.kind]
    if farmers > ap.FARMER_WORKERS[house.kind] or citizens > ap.CITIZEN_WORKERS[house.kind] or farmers + citizens > most:
        raise PositionError("ante_portas-position-workers", seat=name, building=kind)
    state.spot[free[0]] = house.kind
    state.crew[free[0]] = ap.staff(farmers, citizens)
    state.buffer[free[0]] = house.buffer or 0


def begin(state: AntePortas, given: Mapping[str, Any], moment: Moment) -> None:
    """Owe what is going on."""
    if moment.kind in OF_WAVE:
        begin_wave(state, given, moment)
        return
    check_stewards(state)
    if moment.kind == "year_end":
        state.phase = ap.Phase.YEAR_END
        state.push(ap.ask_year_end(0, 0))
        return
    stage = {"half_year": 0, "heartland": 0, "turns": 1, "turn": 2, "combat": 2}[moment.kind]
    state.push(ap.ask_half_year(stage))
    state.phase = ap.Phase.SETUP if moment.kind == "heartland" else ap.Phase.ARRIVAL if stage < 2 else ap.Phase.TURNS
    if moment.kind == "heartland":
        state.push(ap.ask_site(state.first, 0))
    elif moment.kind == "turn":
        begin_turn(state, given, moment)


def check_stewards(state: AntePortas) -> None:
    """A steward stands only where it could go now."""
    for seat in range(state.rules.players):
        if law.no_site(state, state.steward[seat]) != ap.No.NOTHING:
            raise PositionError("ante_portas-position-site", seat=ap.SEAT_NAMES[seat], site=SITE_NAMES[state.steward[seat]])


def begin_turn(state: AntePortas, given: Mapping[str, Any], moment: Moment) -> None:
    """A turn has begun; what its beginning does, such as storing what waits in buffers, is over."""
    turns = int(state.rules.turns)
    state.active = moment.seat
    if moment.stage == ap.Stage.MARKET and not is_market(state.steward[moment.seat]):
        raise PositionError("ante_portas-position-no-market", seat=ap.SEAT_NAMES[moment.seat])
    state.turns_left = pos.number("turns_left", given.get("turns_left", turns), 1, turns)
    origin = given.get("origin")
    state.origin = ap.EMPTY if moment.stage != ap.Stage.BEFORE else state.steward[moment.seat]
    if origin is not None:
        state.origin = word_of("origin", origin, SITE_NAMES)
    before = (moment.seat - state.first) % state.rules.players * turns
    state.push(ap.ask_next_turn(before + turns - state.turns_left + 1))
    state.push(ap.ask_turn(moment.stage))


def begin_wave(state: AntePortas, given: Mapping[str, Any], moment: Moment) -> None:
    """The Last Wave, one of its rounds or a part of a round begins."""
    state.arrived = int(pos.switch("arrived", given.get("arrived", False)))
    if moment.kind == "wave" and moment.round == 0:
        year.begin_last_wave(state)
        return
    state.phase = ap.Phase.WAVE_ARRIVAL
    check_stewards(state)
    if moment.kind == "wave":
        state.wave = moment.round - 1
        state.push(ap.ask_wave(0))
        return
    state.wave = pos.number("wave", given.get("wave", 1), 1, ap.WAVE_LIMIT)
    if moment.kind == "wave_turn":
        state.phase = ap.Phase.WAVE_COMBAT
    state.push(ap.ask_wave(1 if moment.kind == "wave_combat" else 2))


# Reading


word_of = partial(pos.word_of, "ante_portas-position-word")


def place_of(where: str, name: Any, places: tuple[str, ...]) -> int:
    """Read a place of heartland or command centre, or that there is none."""
    word_of(where, name, (NOTHING, *places))
    return ap.PLACE_NAMES.index(name)


def hex_of(place: str, name: Any) -> int:
    """Read the number of a hex."""
    if type(name) is not int or not 1 <= name < ap.HEXES:
        raise PositionError("ante_portas-position-hex", place=place, found=name, last=ap.HEXES - 1)
    return name


def read_counts(place: str, value: Any, words: tuple[str, ...], most: int | None) -> list[int]:
    """Read how many there are of each of some things, none if nothing is said."""
    found = [0] * len(words)
    for word, count in pos.mapping(place, value).items():
        found[word_of(place, word, words)] = pos.number(f"{place}.{word}", count, 0, most)
    return found


def read_houses(place: str, value: Any) -> list[House]:
    """Read buildings such as `[farm, {kind: pub, farmers: 1}]`."""
    found = []
    for one in pos.row(place, value):
        said = pos.mapping(place, one) if isinstance(one, Mapping) else {"kind": one}
        pos.check_parts(said, BUILDING_KEYS, NO_HEX_PART, place=place)
        kind = word_of(f"{place}.kind", said.get("kind"), ap.BUILDING_NAMES[1:]) + 1
        counts = [pos.number(f"{place}.{key}", said[key], 0) if key in said else None for key in BUILDING_KEYS[1:]]
        found.append(House(kind, *counts))
    return found


# Looking


def compare(state: AntePortas, key: str, expected: Any) -> str | None:
    """Return what is different from the part of a position that is described, None if nothing is."""
    names = ap.SEAT_NAMES[: state.rules.players]
    if key in names:
        return pos.first_of(player_differs(state, names.index(key), expected))
    if key == "hexes":
        return pos.first_of(hexes_differ(state, pos.mapping(key, expected)))
    if key in ("hospital", "sight", "territory", "rows"):
        return pos.first_of(teams_differ(state, key, expected))
    if key in ("shows", "reach"):
        return pos.first_of(views_differ(state, key, pos.mapping(key, expected)))
    seen = observe(state, SPECTATOR)
    if key in ("heartland", "centre"):
        return pos.first_of(sites_differ(seen, key, pos.mapping(key, expected)))
    if key == "tiles_left":
        return pos.first_of(table_differs(key, seen.tiles_left, expected))
    if key == "gone":
        return pos.first_of(table_differs(key, dict(zip(UNIT_KEYS, map(int, state.gone), strict=True)), expected))
    sets: dict[str, Sequence[str]] = {
        "markets_left": [ap.MARKET_NAMES[card] for card in range(ap.LAST_MARKET) if state.markets_left & BIT[card]],
        "command_stack": [ap.PLACE_NAMES[place] for place in state.stack],
        "deck": seen.unseen,
        "improvements_deck": [ap.IMPROVEMENT_NAMES[card] for card in cards_at(state, ap.At.DECK)],
        "discards": seen.discards,
    }
    if key in sets:
        return pos.set_differs(key, sets[key], expected)
    named = {"card": seen.movement and seen.movement.card.name, "market": seen.market and seen.market.name, "attackers": state.attackers()}
    if key in named:
        return pos.differs(key, NOBODY_NAME if named[key] is None else named[key], expected)
    return pos.seen_differs(key, seen, SEEN_KEYS, expected, NOBODY_NAME)


SEEN_KEYS = (
    "epoch", "year", "season", "phase", "first", "claimant", "active", "turns_left", "origin", "wave", "arrived", "pointer", "cards_left",
    "improvements_left", "base_left", "elite_left", "defeated",
)  # fmt: skip


def table_differs(place: str, found: Mapping[str, int], expected: Any) -> Iterator[str | None]:
    """Look at the numbers that are named."""
    for word, count in pos.mapping(place, expected).items():
        word_of(place, word, tuple(found))
        yield pos.differs(f"{place}.{word}", found[word], count)


def teams_differ(state: AntePortas, key: str, expected: Any) -> Iterator[str | None]:
    """Look at what a team has or sees; in a cooperative game there is one and it is not named."""
    teams = {ap.TEAM_NAMES[0]: expected} if state.rules.coop else pos.mapping(key, expected)
    for name, wanted in teams.items():
        team = word_of(key, name, ap.TEAM_NAMES)
        place = key if state.rules.coop else f"{key}.{name}"
        if key == "hospital":
            found = {word: int(state.patients[team * 2 + colonist]) for colonist, word in enumerate(COLONIST_KEYS)}
            yield from table_differs(place, found, wanted)
        elif key == "sight":
            yield compare_set(place, sight(state, team), wanted)
        elif key == "territory":
            yield pos.differs(place, int(scoring.territory(state, team)), wanted)
        else:
            yield pos.differs(place, [int(scoring.row_units(state, team, row)) for row in range(len(wanted))], wanted)


def compare_set(place: str, bits: int, expected: Any) -> str | None:
    """Compare hexes that are a bit set with a list."""
    found = [at for at in range(1, ap.HEXES) if bits & BIT[at]]
    wanted = sorted(hex_of(place, name) for name in pos.listed(place, expected))
    return None if found == wanted else f"{place} is {found}"


def views_differ(state: AntePortas, key: str, expected: pos.Said) -> Iterator[str | None]:
    """Look at the hexes that buildings show, or can fire at."""
    for name, wanted in expected.items():
        at = hex_of(key, name)
        yield compare_set(f"{key}.{at}", int(view(state, at) if key == "shows" else reach(state, at)), wanted)


def sites_differ(seen: View, key: str, expected: pos.Said) -> Iterator[str | None]:
    """Look at the places on cells, `empty` for none."""
    sites, places = (HEART_SITES, HEART_PLACES) if key == "heartland" else (CENTRE_SITES, COMMAND_PLACES)
    there = {one.site: one.place for one in seen.sites}
    for site, wanted in expected.items():
        word_of(key, site, sites)
        place_of(f"{key}.{site}", wanted, places)
        yield pos.differs(f"{key}.{site}", there.get(site, NOTHING), wanted)


def hexes_differ(state: AntePortas, expected: pos.Said) -> Iterator[str | None]:
    """Look at what is named for a hex; one named with nothing is empty."""
    for name, value in expected.items():
        at = hex_of("hexes", name)
        place = f"hexes.{at}"
        found = hex_parts(state, at)
        said = pos.mapping(place, value)
        same = bool(said) or not shown_hex(found)
        pos.check_parts(said, tuple(found), NO_HEX_PART, place=place)
        for key, wanted in said.items():
            if key in ap.TEAM_NAMES and not state.rules.coop:
                team = pos.mapping(f"{place}.{key}", wanted)
                pos.check_parts(team, tuple(found[key]), NO_HEX_PART, place=f"{place}.{key}")
                same &= all(found[key][word] == count for word, count in team.items()) and (bool(team) or not any(found[key].values()))
            else:
                same &= found[key] == wanted
        yield None if same else f"{place} is {shown_hex(found)}"


def hex_parts(state: AntePortas, at: int) -> dict[str, Any]:
    """Return what is on a hex, in the words of a position; figures of a moving troop count as well."""
    found: dict[str, Any] = {}
    if state.rules.coop:
        parts = [i * ap.PART for i in range(state.part_count()) if state.parts[i * ap.PART] == at]
        rows = (state.base, state.elite, state.snared_base, state.snared_elite)
        for i, (key, row) in enumerate(zip(ATTACKER_KEYS, rows, strict=True), 1):
            found[key] = int(row[at]) + sum(int(state.parts[part + i]) for part in parts)
        found |= soldiers_on(state, 0, at)
    else:
        for team, name in enumerate(ap.TEAM_NAMES):
            snared = {key: int(state.snared[(team * ap.HEXES + at) * 2 + i]) for i, key in enumerate(SNARED_KEYS)}
            found[name] = soldiers_on(state, team, at) | snared
        found["owner"] = ap.TEAM_NAMES[state.owner[at]] if state.tile[at] else NOBODY_NAME
    found["tile"] = ap.TILE_NAMES[state.tile[at]]
    found["facing"] = DIRECTION_NAMES[state.facing[at]] if state.tile[at] else NOBODY_NAME
    return found


def soldiers_on(state: AntePortas, team: int, at: int) -> dict[str, int]:
    """Return the soldiers of a team on a hex, exhausted ones apart."""
    return {key: int(state.count(team, at, kind)) for kind, key in enumerate(SOLDIER_KEYS)}


def shown_hex(found: Mapping[str, Any]) -> dict[str, Any]:
    """Return what is on a hex without what is not."""
    shown = {}
    for key, value in found.items():
        part = {word: count for word, count in value.items() if count} if isinstance(value, dict) else value
        if part and part != NOBODY_NAME:
            shown[key] = part
    return shown


def player_differs(state: AntePortas, seat: int, expected: Any) -> Iterator[str | None]:
    """Look at what is named for a player: goods that are named, all buildings, all cards of the hand."""
    name = ap.SEAT_NAMES[seat]
    seen = community_view(state, seat, seat)
    called = {"farmers": "unemployed_farmers", "citizens": "unemployed_citizens", "steward": "site", "owns": "improvements"}
    for key, wanted in pos.seat_parts(name, expected, SEEN_SEAT_KEYS).items():
        place = f"{name}.{key}"
        found = getattr(seen, called.get(key) or key)
        if key == "goods":
            yield from table_differs(place, found, wanted)
        elif key == "buildings":
            yield compare_houses(state, seat, wanted)
        else:
            yield pos.set_differs(place, found, wanted) if isinstance(found, tuple) else pos.differs(place, found, wanted)


def compare_houses(state: AntePortas, seat: int, expected: Any) -> str | None:
    """Buildings in any order, all of them; workers and buffer do not matter where nothing is said of them."""
    place = f"{ap.SEAT_NAMES[seat]}.buildings"
    there = []
    for at in range(seat * ap.SPOTS, (seat + 1) * ap.SPOTS):
        if state.spot[at]:
            there.append(
                House(int(state.spot[at]), int(economy.working(state, at, 0)), int(economy.working(state, at, 1)), int(state.buffer[at]))
            )
    wanted = sorted(read_houses(place, expected), key=lambda house: (house.farmers, house.citizens, house.buffer).count(None))
    return None if pos.all_fit(there, wanted, house_fits) else f"{place} is {[house_text(house) for house in there]}"


def house_fits(found: House, wanted: House) -> bool:
    """Return whether a building is as described."""
    pairs = ((found.farmers, wanted.farmers), (found.citizens, wanted.citizens), (found.buffer, wanted.buffer))
    return found.kind == wanted.kind and all(want is None or have == want for have, want in pairs)


def house_text(house: House) -> str:
    """Return a building in words."""
    parts = ((house.farmers, "farmers"), (house.citizens, "citizens"), (house.buffer, "buffer"))
    return " ".join((ap.BUILDING_NAMES[house.kind], *(f"{word}: {count}" for count, word in parts if count)))
