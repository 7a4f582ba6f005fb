"""Positions of Seventh Stone in words: what scenarios set up and look at. The vocabulary is documented in docs/scenarios.md."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

import msgspec

from tafelrunde.games.seventh_stone.engine import _grammar as ss
from tafelrunde.games.seventh_stone.engine import battle, law, making, market, placement
from tafelrunde.games.seventh_stone.engine.effects import controllable, has_ended, is_conflict, sources, takes_part
from tafelrunde.games.seventh_stone.engine.state import SeventhStone
from tafelrunde.games.seventh_stone.maps import board_text, cell_name, read_tiles
from tafelrunde.games.seventh_stone.view import field_view, player_view, unpack
from tafelrunde.games.seventh_stone.words import points_words
from tafelrunde.kernel import positions as pos
from tafelrunde.kernel.contract import SPECTATOR
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.game import PositionError
from tafelrunde.kernel.rows import filled, ints, row_of

TABLE_KEYS = (
    "start", "phase", "turn", "board", "year", "event", "unit_limit", "counter", "order", "lava", "fields", "first", "supports", "declared",
    "shown", "discard", "buried", "known",
)  # fmt: skip
SEAT_KEYS = ("armies", "store", "slots", "goods", "hand", "tournament", "wins", "lost_stone", "out", "doubled")
SEEN_SEAT_KEYS = (*SEAT_KEYS, "army_count", "sheet", "sources", "units", "hand_size", "ts", "position", "people")
FIELD_KEYS = ("control", "capital", "buildings")
SEEN_FIELD_KEYS = (*FIELD_KEYS, "lava", "guards", "conflict", "rs")
PHASES = ss.PHASE_NAMES[ss.Phase.PRODUCTION :]
WITH_TURN = (ss.Phase.PLACEMENT, ss.Phase.MOVEMENT, ss.Phase.OVERRUN, ss.Phase.COMBAT)
ASKED = {ss.Phase.PLACEMENT: ss.Ask.PLACE, ss.Phase.MOVEMENT: ss.Ask.MOVE, ss.Phase.OVERRUN: ss.Ask.OVERRUN}
WITH_CONFLICTS = (ss.Phase.MOVEMENT, ss.Phase.OVERRUN, ss.Phase.COMBAT)  # SS-19.5
NOT_WITH_START = ("phase", "turn", "event", "first", "supports", "declared", "shown")
BOARD = "p p p p p/p p p p p/p p p p p"
ISLANDS = "p p mg w p p w/p p p w p p p/p p py w fr p py/w w w v w w w/pb p mg w pb p p/p p p w p p p/w p p w fr p p"
ARMY = re.compile(r"(\w+) (\d+)(?:\+(\d+))?((?: \w+)*)")
NO_STONE = "bare"
NO_FIELD_PART = "seventh_stone-no-field-part"


class Army(msgspec.Struct, frozen=True):
    """An army as described; `stones` is None where nothing is said about them."""

    type: int
    military: int
    mercenary: int
    stones: tuple[str, ...] | None


# Setting up


def set_position(state: SeventhStone, given: Mapping[str, Any]) -> None:
    """Turn an empty table into the position described."""
    names = ss.SEAT_NAMES[: state.rules.players]
    players = pos.players_of(given, names, TABLE_KEYS, SEAT_KEYS)
    pos.check_possible(None if state == making.blank(state.rules, state.chance) else "something lies on the table already")
    phase = read_phase(given, players)
    lay_board(state, given)
    state.phase = phase
    state.year = pos.number("year", given.get("year", 0 if "start" in given else 2), 0 if "start" in given else 1)
    state.event = word_of("event", given.get("event", "none"), ss.EVENT_NAMES)
    state.unit_limit = pos.number("unit_limit", given.get("unit_limit", ss.START_UNIT_LIMIT), 1)
    state.counter = pos.number("counter", given.get("counter", 0), 0, ss.TOURNAMENT_PERIOD - 1)
    for name in pos.listed("lava", given.get("lava", [])):
        state.lava[cell_of(state, name)] = 1
    set_order(state, given, players)
    lay_fields(state, pos.mapping("fields", given.get("fields")))
    lay_stones(state, given, players)
    for seat, said in enumerate(players):
        seat_player(state, seat, said)
    check_armies(state)
    note_conflicts(state, pos.mapping("first", given.get("first")))
    for seat, said in enumerate(players):
        fill_sheet(state, seat, said)
    learn(state, pos.mapping("known", given.get("known")))
    for seat in range(len(names)):
        check_out(state, seat)
    begin(state, given, phase)
    pos.run_on(state)


def read_phase(given: Mapping[str, Any], players: list[pos.Said]) -> int:
    """Read the phase; what does not go together with it is refused."""
    said = {*given, *(key for player in players for key in player)}
    if "start" in given:
        if given["start"] != "year":
            raise PositionError("seventh_stone-start", found=given["start"])
        pos.refuse("seventh_stone-not-with-start", said, (*NOT_WITH_START, "goods", "doubled"))
        return ss.Phase.EVENT
    found = given.get("phase", ss.PHASE_NAMES[ss.Phase.MOVEMENT])
    if found not in PHASES:
        raise PositionError("seventh_stone-no-phase", found=found, phases=PHASES)
    phase = ss.PHASE_NAMES.index(found)
    declared = phase == ss.Phase.COMBAT and pos.switch("declared", given.get("declared", False))
    allowed = {
        "turn": phase in WITH_TURN,
        "declared": phase == ss.Phase.COMBAT,
        "supports": declared,
        "shown": phase == ss.Phase.PRODUCTION,
        "goods": phase == ss.Phase.PLACEMENT,
    }
    pos.refuse("seventh_stone-not-in-phase", said, [key for key, fine in allowed.items() if not fine], phase=found)
    return phase


def lay_board(state: SeventhStone, given: Mapping[str, Any]) -> None:
    """Lay the tiles; a board of a position need not be one that can be played on."""
    text = given.get("board", ISLANDS if state.rules.four_islands else BOARD)
    rows = rows_of(text)
    if not rows:
        raise PositionError("seventh_stone-board-empty")
    try:
        width, tiles = read_tiles("/".join(rows))
    except OptionError as error:
        raise PositionError("seventh_stone-board", problem=error) from None
    if width > ss.MOST_SIDE or len(rows) > ss.MOST_SIDE:
        raise PositionError("seventh_stone-board-large", columns=width, rows=len(rows), most=ss.MOST_SIDE)
    if state.rules.four_islands and (width, len(rows)) != (ss.ISLANDS_SIDE, ss.ISLANDS_SIDE):
        raise PositionError("seventh_stone-board-islands", columns=width, rows=len(rows))
    making.lay_out(state, width, row_of(tiles))


def set_order(state: SeventhStone, given: Mapping[str, Any], players: list[pos.Said]) -> None:
    """Set the turn order; those who are out stand last, whether they are named or not."""
    names = ss.SEAT_NAMES[: state.rules.players]
    for seat, said in enumerate(players):
        state.people[seat] = seat
        state.out[seat] = pos.switch(f"{ss.SEAT_NAMES[seat]}.out", said.get("out", False))
    alive = [seat for seat in range(len(names)) if not state.out[seat]]
    if len(alive) < 2:
        raise PositionError("seventh_stone-too-few")
    named = [seat_of(state, name) for name in pos.listed("order", given.get("order", [ss.SEAT_NAMES[seat] for seat in alive]))]
    order = [seat for seat in named if not state.out[seat]]
    if sorted(order) != alive:
        raise PositionError("seventh_stone-order", seats=tuple(ss.SEAT_NAMES[seat] for seat in alive))
    out = [seat for seat in range(len(names) - 1, -1, -1) if state.out[seat]]
    state.order = row_of([*order, *out])


def lay_fields(state: SeventhStone, fields: pos.Said) -> None:
    """Put control markers, capitals and buildings on the board."""
    for name, value in fields.items():
        cell = cell_of(state, name)
        place = f"fields.{name}"
        said = pos.parts_of(NO_FIELD_PART, place, value, FIELD_KEYS)
        kind = state.board.kind[cell]
        if "capital" in said:
            founder = seat_of(state, said["capital"])
            if kind != ss.Kind.YIELD:
                raise PositionError("seventh_stone-no-yield", field=name, what="capital")
            if founder in state.capital:
                raise PositionError("seventh_stone-capital-twice", seat=ss.SEAT_NAMES[founder])
            state.capital[cell] = founder
            state.controller[cell] = founder
        if "control" in said:
            if not controllable(state, cell):
                raise PositionError("seventh_stone-no-control", field=name)
            state.controller[cell] = seat_of(state, said["control"])
        buildings = read_buildings(f"{place}.buildings", said.get("buildings", []))
        if buildings and (kind != ss.Kind.YIELD or state.capital[cell] >= 0):
            raise PositionError("seventh_stone-no-yield", field=name, what="buildings")
        if len(buildings) > ss.SLOTS:
            raise PositionError("seventh_stone-too-many-buildings", field=name, count=len(buildings), most=ss.SLOTS)
        for i, (building, age) in enumerate(buildings):
            state.building[cell * ss.SLOTS + i] = building
            state.built[cell * ss.SLOTS + i] = state.year if age == "new" else max(0, state.year - 1)


def lay_stones(state: SeventhStone, given: Mapping[str, Any], players: list[pos.Said]) -> None:
    """Every stone that is not mentioned lies in the stacks."""
    for stone in range(ss.STONES):
        state.supply[stone] = ss.STONE_COUNTS[stone]
    for key, zone in (("discard", state.discard), ("buried", state.buried)):
        for stone, count in read_stones(key, given.get(key, [])).items():
            zone[stone] = count
            use_up(state, stone, count)
    if "buried" in given and not state.rules.hidden_discard:
        raise PositionError("seventh_stone-buried")
    shown = given.get("shown", [])
    most = ss.SHOWN[state.rules.players - 2]
    if sum(read_stones("shown", shown).values()) > most:
        raise PositionError("seventh_stone-too-many-shown", most=most)
    for stone, count in read_stones("shown", shown).items():
        use_up(state, stone, count)
    for seat, said in enumerate(players):
        if pos.switch(f"{ss.SEAT_NAMES[seat]}.lost_stone", said.get("lost_stone", False)):
            use_up(state, ss.Stone.LOST, 1)
            state.lost_owner = seat


def use_up(state: SeventhStone, stone: int, count: int) -> None:
    """Take stones out of the stacks."""
    if count > state.supply[stone]:
        raise PositionError("seventh_stone-too-many-stones", stone=ss.STONE_NAMES[stone], most=int(ss.STONE_COUNTS[stone]))
    state.supply[stone] -= count


def seat_player(state: SeventhStone, seat: int, said: pos.Said) -> None:
    """Put down what belongs to a player, the sheet apart; an army alone on a field controls it."""
    name = ss.SEAT_NAMES[seat]
    state.tournament[seat] = pos.number(f"{name}.tournament", said.get("tournament", 0), 0)
    state.wins[seat] = pos.number(f"{name}.wins", said.get("wins", 0), 0)
    state.doubled[seat] = pos.switch(f"{name}.doubled", said.get("doubled", False))
    for stone, count in read_stones(f"{name}.hand", said.get("hand", [])).items():
        if stone == ss.Stone.LOST:
            raise PositionError("seventh_stone-lost-in-hand", seat=name)
        use_up(state, stone, count)
        state.hand[seat * ss.STONES + stone] = count
    for field, text in pos.mapping(f"{name}.armies", said.get("armies")).items():
        put_army(state, seat, cell_of(state, field), read_army(f"{name}.armies.{field}", text))


def put_army(state: SeventhStone, seat: int, cell: int, army: Army) -> None:
    """An army takes its place, within all limits (SS-19.4)."""
    name, field = ss.SEAT_NAMES[seat], cell_name(cell, state.board.width)
    if not state.board.land[cell] or state.lava[cell]:
        raise PositionError("seventh_stone-no-land", seat=name, field=field)
    units = army.military + army.mercenary
    if units > state.unit_limit or army.mercenary > army.military:
        raise PositionError("seventh_stone-army-limit", seat=name, field=field, most=state.unit_limit)
    at = state.place(seat, cell, army.type)
    state.military[at] = army.military
    state.mercenary[at] = army.mercenary
    stones = army.stones or ()
    if len(stones) > 1:
        raise PositionError("seventh_stone-one-stone", seat=name, field=field)
    for word in stones:
        stone = ss.STONE_NAMES.index(word)
        if law.no_fit(stone, army.type):
            raise PositionError("seventh_stone-no-fit", seat=name, field=field, stone=word)
        use_up(state, stone, 1)
        state.stones[at] = stone


def check_armies(state: SeventhStone) -> None:
    """Not too many armies of a type, and all fields in the hands of whoever stands there (SS-19.4, SS-19.6)."""
    names = ss.SEAT_NAMES[: state.rules.players]
    for seat, name in enumerate(names):
        for kind, count in enumerate(placement.armies_of_type(state, seat)):
            if count > ss.STONE_LIMIT:
                raise PositionError(
                    "seventh_stone-too-many-armies", seat=name, type=ss.UNIT_NAMES[kind], count=int(count), most=ss.STONE_LIMIT
                )
    for cell in range(state.board.cells):
        there = [seat for seat in range(len(names)) if state.units(seat, cell) > 0]
        if not there or not controllable(state, cell) or state.capital[cell] >= 0:
            continue
        field = cell_name(cell, state.board.width)
        if len(there) == 1 and state.controller[cell] == ss.EMPTY:
            state.controller[cell] = there[0]
        if state.controller[cell] == ss.EMPTY:
            raise PositionError("seventh_stone-whose", field=field)
        if len(there) == 1 and state.controller[cell] != there[0]:
            raise PositionError("seventh_stone-wrong-control", field=field, seat=ss.SEAT_NAMES[there[0]])


def note_conflicts(state: SeventhStone, first: pos.Said) -> None:
    """Say who stood first where several stand: the controller, on a desert whoever is named (SS-14.2)."""
    deserts = {}
    for field, name in first.items():
        cell = cell_of(state, field)
        seat = seat_of(state, name)
        if controllable(state, cell) or not is_conflict(state, cell) or not takes_part(state, seat, cell):
            raise PositionError("seventh_stone-first", field=field, seat=name)
        deserts[cell] = seat
    for cell in range(state.board.cells):
        if not is_conflict(state, cell):
            continue
        if state.phase not in WITH_CONFLICTS:
            raise PositionError("seventh_stone-conflict", field=cell_name(cell, state.board.width))
        standing = [seat for seat in ints(state.order) if takes_part(state, seat, cell)]
        state.stood[cell] = state.controller[cell] if state.controller[cell] != ss.EMPTY else deserts.get(cell, standing[0])


def fill_sheet(state: SeventhStone, seat: int, said: pos.Said) -> None:
    """Put resource stones on the sheet: goods on their slots, the rest into the store, so that all add up (SS-19.1)."""
    name = ss.SEAT_NAMES[seat]
    slots = pos.mapping(f"{name}.slots", said.get("slots"))
    for word, count in pos.mapping(f"{name}.goods", said.get("goods")).items():
        good = word_of(f"{name}.goods", word, ss.GOOD_NAMES)
        state.goods[seat * ss.GOODS + good] = pos.number(f"{name}.goods.{word}", count, 0)
        if word not in slots and word != "mercenary":  # mercenaries are won, not bought
            state.sheet[seat * ss.SHEET + good + 1] = count * ss.PRICE[good + 1]
    for word, count in slots.items():
        slot = word_of(f"{name}.slots", word, ss.SLOT_NAMES[1:]) + 1
        least = state.goods[seat * ss.GOODS + slot - 1] * ss.PRICE[slot] if slot < ss.GOODS else 0
        state.sheet[seat * ss.SHEET + slot] = pos.number(f"{name}.slots.{word}", count, int(least))
    units = sum(state.military[seat * state.board.cells * ss.TYPES : (seat + 1) * state.board.cells * ss.TYPES])
    tied = sum(state.sheet[seat * ss.SHEET : (seat + 1) * ss.SHEET])
    store = sources(state, seat) - units - tied
    if store < 0:
        raise PositionError("seventh_stone-poor", seat=name, sources=int(sources(state, seat)), units=units, slots=tied)
    if "store" in said and pos.number(f"{name}.store", said["store"], 0) != store:
        raise PositionError("seventh_stone-store", seat=name, store=int(store), sources=int(sources(state, seat)), units=units, slots=tied)
    state.sheet[seat * ss.SHEET] = store


def learn(state: SeventhStone, known: pos.Said) -> None:
    """Say what seats know of each other's stones."""
    names = ss.SEAT_NAMES[: state.rules.players]
    for viewer, others in known.items():
        for owner, value in pos.mapping(f"known.{viewer}", others).items():
            place = f"known.{viewer}.{owner}"
            seats = seat_of(state, viewer), seat_of(state, owner)
            for stone, count in read_stones(place, value).items():
                if seats[0] == seats[1] or count > held(state, seats[1], stone):
                    raise PositionError("seventh_stone-known", place=place, stone=ss.STONE_NAMES[stone])
                state.known[(seats[0] * len(names) + seats[1]) * ss.STONES + stone] = count


def held(state: SeventhStone, seat: int, stone: int) -> int:
    """Return how many stones of a kind a seat has in hand and under its armies."""
    cells = state.board.cells * ss.TYPES
    under = [name for packed in state.stones[seat * cells : (seat + 1) * cells] for name in unpack(packed)]
    return int(state.hand[seat * ss.STONES + stone]) + under.count(ss.STONE_NAMES[stone])


def check_out(state: SeventhStone, seat: int) -> None:
    """Whoever is out has nothing left on the board, in the hand or for a tournament (SS-18.1)."""
    if not state.out[seat]:
        return
    cells = state.board.cells
    units = sum(state.units(seat, cell) for cell in range(cells))
    if units + list(state.controller).count(seat) + placement.hand_size(state, seat) + state.tournament[seat] > 0:
        raise PositionError("seventh_stone-out", seat=ss.SEAT_NAMES[seat])


def begin(state: SeventhStone, given: Mapping[str, Any], phase: int) -> None:
    """Owe what is left of the year, as the market phase does at its end."""
    if phase == ss.Phase.EVENT:
        state.push(ss.Ask.YEAR)
        return
    if phase == ss.Phase.PRODUCTION:
        turn_up(state, given)
        return
    alive = [seat for seat in ints(state.order) if not state.out[seat]]
    turn = seat_of(state, given.get("turn", ss.SEAT_NAMES[alive[0]]))
    if turn not in alive:
        raise PositionError("seventh_stone-turn-out", seat=ss.SEAT_NAMES[turn])
    before = alive[: alive.index(turn)]
    for seat in before:
        if any(state.goods[seat * ss.GOODS : (seat + 1) * ss.GOODS]):
            raise PositionError("seventh_stone-placed", seat=ss.SEAT_NAMES[seat])
    if phase == ss.Phase.TOURNAMENT:
        state.push(ss.Ask.COMBAT_END)
        return
    now = int(ASKED.get(phase, ss.Ask.SUPPORT))
    if given.get("declared"):
        now = ss.Ask.BATTLES
        declare(state, pos.mapping("supports", given.get("supports")))
        for cell in range(state.board.cells):
            for seat in before:
                if is_conflict(state, cell) and takes_part(state, seat, cell):
                    raise PositionError("seventh_stone-fought", seat=ss.SEAT_NAMES[seat], field=cell_name(cell, state.board.width))
    market.lay_year_out(state, now, len(before))


def turn_up(state: SeventhStone, given: Mapping[str, Any]) -> None:
    """Begin the production phase; the stones that are turned up may be given."""
    if "shown" not in given:
        market.begin_production(state)
        return
    hidden = state.supply, state.discard, state.buried
    state.supply, state.discard, state.buried = filled(ss.STONES, 0), filled(ss.STONES, 0), filled(ss.STONES, 0)
    market.begin_production(state)  # finds nothing to turn up
    state.supply, state.discard, state.buried = hidden
    state.offered = row_of([stone_of("shown", name) for name, count in pos.counts(given["shown"]) for _ in range(count)])
    state.pile = state.offered[:]


def declare(state: SeventhStone, supports: pos.Said) -> None:
    """Armies support conflicts (SS-11)."""
    for field, goal in supports.items():
        home, cell = cell_of(state, field), cell_of(state, goal)
        for seat in range(state.rules.players):
            if state.units(seat, home) > 0 and cell in battle.supportable(state, seat, home):
                state.support[seat * state.board.cells + home] = cell
                break
        else:
            raise PositionError("seventh_stone-support", field=field, goal=goal)


# Reading


def seat_of(state: SeventhStone, name: Any, *others: str) -> int:
    return pos.seat_of((*ss.SEAT_NAMES[: state.rules.players], *others), name)


def rows_of(text: Any) -> list[str]:
    """Return the rows of a board that is written as a text."""
    return [row for row in re.split("[/\n]", str(text)) if row.strip(" ,")]


def cell_of(state: SeventhStone, name: Any) -> int:
    """Read a field of the board."""
    width = state.board.width
    cells = [cell_name(cell, width) for cell in range(state.board.cells)]
    if name not in cells:
        raise PositionError("seventh_stone-no-field", name=name, last=cells[-1])
    return cells.index(name)


word_of = partial(pos.word_of, "seventh_stone-no-word")


def stone_of(place: str, name: Any) -> int:
    """Read an equipment stone."""
    return word_of(place, name, ss.STONE_NAMES[1:]) + 1


def read_stones(place: str, value: Any) -> dict[int, int]:
    """Read `[shield_1, shield_1]` or `{shield_1: 2}`: stones and how many of each."""
    return pos.heap("seventh_stone-stone-list", place, value, stone_of)


def read_army(place: str, text: Any) -> Army:
    """Read `melee 2+1` or `cavalry 3 speed_1`; `bare` says that there is no stone."""
    match = ARMY.fullmatch(str(text))
    if match is None or match[1] not in ss.UNIT_NAMES or int(match[2]) + int(match[3] or 0) == 0:
        raise PositionError("seventh_stone-no-army", place=place, found=text, types=ss.UNIT_NAMES)
    words = match[4].split()
    stones = None if not words else () if words == [NO_STONE] else tuple(ss.STONE_NAMES[stone_of(place, word)] for word in words)
    return Army(ss.UNIT_NAMES.index(match[1]), int(match[2]), int(match[3] or 0), stones)


def read_buildings(place: str, value: Any) -> list[tuple[int, str]]:
    """Read `[barracks, wall new]`: kind and age, where one is said."""
    if not isinstance(value, list):
        raise PositionError("seventh_stone-building-list", place=place, found=value)
    found = []
    for text in value:
        name, _, age = str(text).partition(" ")
        if name not in ss.BUILDING_NAMES[1:] or age not in ("", "old", "new"):
            raise PositionError("seventh_stone-no-building", place=place, found=text, buildings=ss.BUILDING_NAMES[1:])
        found.append((ss.BUILDING_NAMES.index(name), age))
    return found


# Looking


def compare(state: SeventhStone, key: str, expected: Any) -> str | None:
    """Return what is different from the part of a position that is described, None if nothing is."""
    names = ss.SEAT_NAMES[: state.rules.players]
    if key in names:
        return pos.first_of(player_differs(state, names.index(key), expected))
    if key in ROWS:
        return stones_differ(key, ROWS[key](state), expected)
    if key in TABLES:
        return pos.first_of(TABLES[key](state, pos.mapping(key, expected)))
    if key in SETS:
        found = [cell_name(cell, state.board.width) for cell in range(state.board.cells) if SETS[key](state, cell)]
        wanted = {cell_name(cell_of(state, name), state.board.width) for name in pos.listed(key, expected)}
        return None if set(found) == wanted else f"{key} is {found}"
    if key == "board":
        wanted_rows = [" ".join(row.replace(",", " ").split()) for row in rows_of(expected)]
        return pos.differs(key, board_text(state.board.width, ints(state.tiles)), "/".join(wanted_rows))
    values: dict[str, Any] = {
        "year": state.year,
        "phase": ss.PHASE_NAMES[state.phase],
        "event": ss.EVENT_NAMES[state.event],
        "unit_limit": state.unit_limit,
        "counter": state.counter,
        "order": [ss.SEAT_NAMES[seat] for seat in ints(state.order) if seat != ss.EMPTY and not state.out[seat]],
        "supply": market.stack_size(state),
        "walls": state.walls,
    }
    return pos.differs(key, values[key], expected)


def stones_differ(place: str, found: list[int], expected: Any) -> str | None:
    """A list is everything that lies there, a mapping looks only at the stones it names."""
    wanted = {ss.STONE_NAMES[stone]: count for stone, count in read_stones(place, expected).items()}
    there = {ss.STONE_NAMES[stone]: count for stone, count in enumerate(found) if count}
    return pos.counts_differ(place, there, wanted, not isinstance(expected, Mapping))


def known_differs(state: SeventhStone, expected: pos.Said) -> Iterator[str | None]:
    """Look at what seats know of each other's stones."""
    names = ss.SEAT_NAMES[: state.rules.players]
    for viewer, others in expected.items():
        for owner, value in pos.mapping(f"known.{viewer}", others).items():
            base = (seat_of(state, viewer) * len(names) + seat_of(state, owner)) * ss.STONES
            yield stones_differ(f"known.{viewer}.{owner}", ints(state.known[base : base + ss.STONES]), value)


def fields_differ(state: SeventhStone, expected: pos.Said) -> Iterator[str | None]:
    """Look at what stands and lies on fields, armies apart."""
    for field, value in expected.items():
        cell = cell_of(state, field)
        said = pos.parts_of(NO_FIELD_PART, f"fields.{field}", value, SEEN_FIELD_KEYS)
        view = field_view(state, cell, SPECTATOR)
        found = {key: getattr(view, key) for key in ("lava", "guards", "conflict", "rs")}
        found |= {"control": view.controller or "nobody", "capital": view.capital or "nobody"}
        for key, wanted in said.items():
            if key in ("control", "capital"):
                seat_of(state, wanted, "nobody")
            place = f"{field}.{key}"
            yield buildings_differ(state, place, cell, wanted) if key == "buildings" else pos.differs(place, found[key], wanted)


def buildings_differ(state: SeventhStone, place: str, cell: int, expected: Any) -> str | None:
    """Buildings in any order; where no age is said it does not matter."""
    there = [
        (int(state.building[i]), "new" if state.built[i] == state.year else "old")
        for i in range(cell * ss.SLOTS, cell * ss.SLOTS + ss.SLOTS)
        if state.building[i] != ss.Building.NONE
    ]
    wanted = sorted(read_buildings(place, expected), key=lambda one: one[1] == "")  # those without an age take what is left
    if pos.all_fit(there, wanted, lambda have, want: have[0] == want[0] and want[1] in ("", have[1])):
        return None
    return f"{place} is {[f'{ss.BUILDING_NAMES[building]} {age}' for building, age in there]}"


def player_differs(state: SeventhStone, seat: int, expected: Any) -> Iterator[str | None]:
    """Look at what belongs to a player."""
    name = ss.SEAT_NAMES[seat]
    view = player_view(state, seat, seat)
    plain = ("sources", "hand_size", "ts", "tournament", "wins", "lost_stone", "out", "doubled")
    values = {key: getattr(view, key) for key in plain} | {
        "store": view.sheet["store"],
        "sheet": sum(view.sheet.values()),
        "units": view.military,
        "position": view.position or "none",
        "people": view.people or "none",
    }
    tables = {
        "slots": {slot: view.sheet[slot] for slot in ss.SLOT_NAMES[1:]},
        "goods": {good: view.goods.get(good, 0) for good in ss.GOOD_NAMES},
        "army_count": view.armies,
    }
    for key, value in pos.seat_parts(name, expected, SEEN_SEAT_KEYS).items():
        place = f"{name}.{key}"
        if key == "hand":
            yield stones_differ(place, ints(state.hand[seat * ss.STONES : (seat + 1) * ss.STONES]), value)
        elif key == "armies":
            yield from armies_differ(state, seat, place, pos.mapping(place, value))
        elif key in tables:
            for word in pos.mapping(place, value):
                word_of(place, word, tuple(tables[key]))
            yield pos.counts_differ(place, tables[key], value, False)
        else:
            yield pos.differs(place, values[key], value)


def armies_differ(state: SeventhStone, seat: int, place: str, expected: pos.Said) -> Iterator[str]:
    """Look at the armies on fields; `none` for no army, a list for several types."""
    for field, value in expected.items():
        cell = cell_of(state, field)
        texts = [] if value == "none" else value if isinstance(value, list) else [value]
        wanted = sorted((read_army(f"{place}.{field}", text) for text in texts), key=lambda army: army.type)
        places = [(kind, state.place(seat, cell, kind)) for kind in range(ss.TYPES)]
        there = [
            Army(kind, int(state.military[at]), int(state.mercenary[at]), unpack(state.stones[at]))
            for kind, at in places
            if state.strength(at) > 0
        ]
        if len(there) != len(wanted) or not all(map(army_fits, there, wanted)):
            yield f"{place}.{field} is {', '.join(map(army_text, there)) or 'none'}"


def army_fits(found: Army, wanted: Army) -> bool:
    stones = wanted.stones is None or sorted(wanted.stones) == sorted(found.stones or ())
    return stones and (found.type, found.military, found.mercenary) == (wanted.type, wanted.military, wanted.mercenary)


def army_text(army: Army) -> str:
    return " ".join((ss.UNIT_NAMES[army.type], f"{army.military}+{army.mercenary}", *(army.stones or ())))


def cohorts_differ(state: SeventhStone, expected: pos.Said) -> Iterator[str]:
    """Look at the cohorts of whoever moves, by field and type."""
    for field, types in expected.items():
        cell = cell_of(state, field)
        for word, wanted in pos.mapping(f"cohorts.{field}", types).items():
            place = f"cohorts.{field}.{word}"
            kind = word_of(place, word, ss.UNIT_NAMES)
            there = []
            for i, key in enumerate(ints(state.cohort_key)):
                if ss.cohort_spot(key) == ss.spot(kind, cell):
                    units = f"{state.cohort_military[i]}+{state.cohort_mercenary[i]}"
                    there.append(" ".join((units, *(["ended"] if has_ended(key) else points_words(key)))))
            if sorted(there) != sorted(pos.listed(place, wanted)):
                yield f"{place} is {there}"


def supports_differ(state: SeventhStone, expected: pos.Said) -> Iterator[str]:
    """Look at which conflict the army on a field supports, `none` for no one."""
    cells = state.board.cells
    for field, wanted in expected.items():
        home = cell_of(state, field)
        goals = [int(state.support[seat * cells + home]) for seat in range(state.rules.players)]
        found = [cell_name(goal, state.board.width) for goal in goals if goal != ss.EMPTY]
        if found != ([] if wanted == "none" else [cell_name(cell_of(state, wanted), state.board.width)]):
            yield f"supports.{field} is {', '.join(found) or 'none'}"


def first_differs(state: SeventhStone, expected: pos.Said) -> Iterator[str | None]:
    """Look at who stood first in a conflict."""
    for field, wanted in expected.items():
        seat_of(state, wanted, "nobody")
        first = state.stood[cell_of(state, field)]
        yield pos.differs(f"first.{field}", "nobody" if first == ss.EMPTY else ss.SEAT_NAMES[first], wanted)


ROWS: dict[str, Callable[[SeventhStone], list[int]]] = {
    "discard": lambda state: ints(state.discard),
    "buried": lambda state: ints(state.buried),
    "shown": lambda state: [ints(state.offered).count(stone) for stone in range(ss.STONES)],
    "pile": lambda state: [ints(state.pile).count(stone) for stone in range(ss.STONES)],
}
TABLES: dict[str, Callable[[SeventhStone, pos.Said], Iterator[str | None]]] = {
    "known": known_differs,
    "fields": fields_differ,
    "cohorts": cohorts_differ,
    "supports": supports_differ,
    "first": first_differs,
}
SETS: dict[str, Callable[[SeventhStone, int], bool]] = {
    "lava": lambda state, cell: state.lava[cell] != 0,
    "water": lambda state, cell: state.board.kind[cell] == ss.Kind.WATER,
    "conflicts": lambda state, cell: state.stood[cell] != ss.EMPTY,
}
