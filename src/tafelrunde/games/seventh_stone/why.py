"""Why not? The rule that forbids a sentence which is not legal in Seventh Stone.

Words may be missing or out of place: what cannot be read is answered with what is to be decided now. Only what the asking seat may see
goes into an answer: whoever is not asked hears no more than that, and stones are spoken of to their owner alone.
"""

from __future__ import annotations

from collections.abc import Iterator

from tafelrunde.games.seventh_stone.engine._grammar import (
    AGAIN,
    BUILDING_NAMES,
    CAPITAL_BARRACKS,
    EMPTY,
    GOODS,
    MOBILE,
    OVERRUN_FACTOR,
    PEOPLE_NAMES,
    POOL_NAMES,
    POOLS,
    PRICE,
    SEAT_NAMES,
    SHEET,
    SLOT_NAMES,
    SLOTS,
    STONE_LIMIT,
    STONE_NAMES,
    STONES,
    TELEPORT,
    TROOP_NAMES,
    TYPES,
    UNDO_LIMIT,
    UNIT_NAMES,
    UNITS_A_BARRACKS,
    Ask,
    Building,
    Event,
    Good,
    Kind,
    Mode,
    Phase,
    Reason,
    Slot,
    Stone,
    Terrain,
    Unit,
    aim_pool,
    aim_target,
    cohort,
    cohort_flags,
    cohort_points,
    disband_owed,
    do_lose,
    do_use,
    keep_cell,
    keep_type,
    remove_cell,
    remove_mercenary,
    remove_type,
)
from tafelrunde.games.seventh_stone.engine.battle import (
    battle_stone,
    casualties,
    conflicts_of,
    fits,
    in_reach,
    standing,
    supportable,
    targets,
    usable_walls,
)
from tafelrunde.games.seventh_stone.engine.board import DX, DY
from tafelrunde.games.seventh_stone.engine.effects import (
    cohort_cell,
    cohort_type,
    enemies,
    guard_of,
    has_ended,
    is_conflict,
    pinned,
    takes_part,
)
from tafelrunde.games.seventh_stone.engine.legal import armies_of_type
from tafelrunde.games.seventh_stone.engine.market import bid, free_positions, without_position
from tafelrunde.games.seventh_stone.engine.movement import (
    can_cross,
    can_take_back,
    limits_hold,
    movable,
    neighbours,
    reach,
    surplus,
    usable_stones,
)
from tafelrunde.games.seventh_stone.engine.state import SeventhStone
from tafelrunde.games.seventh_stone.maps import cell_name
from tafelrunde.games.seventh_stone.view import asked_field, question, unpack
from tafelrunde.games.seventh_stone.words import VERBS
from tafelrunde.kernel.contract import BIT
from tafelrunde.kernel.game import Sentence, WhyNot

OVER = {
    Reason.TEAR_STONES: ("SS-18.4", "over"),
    Reason.LAST_LEFT: ("SS-18.3", "over"),
    Reason.YEAR_LIMIT: ("SS-R42", "over"),
    Reason.RESIGN: ("SS-R35", "over"),
}
"""Why the game is over."""

WAITING = {
    Ask.PEOPLE: ("SS-4.2", "wait_people"),
    Ask.CAPITAL: ("SS-4.5", "wait_capital"),
    Ask.BARRACKS: ("SS-4.6", "wait_barracks"),
    Ask.TAKE: ("SS-7.11", "wait_take"),
    Ask.DISCARD: ("SS-7.11", "wait_discard"),
    Ask.POSITION: ("SS-7.14", "wait_order"),
    Ask.ASSIGN: ("SS-7.14", "wait_order"),
    Ask.PLACE: ("SS-5.3", "wait_place"),
    Ask.MOVE: ("SS-5.3", "wait_move"),
    Ask.KEEP: ("SS-5.3", "wait_move"),
    Ask.OVERRUN: ("SS-10.5", "wait_overrun"),
    Ask.DISBAND: ("SS-2.4", "wait_disband"),
    Ask.SUPPORT: ("SS-11.1", "wait_support"),
    Ask.BATTLES: ("SS-11.7", "wait_battles"),
    Ask.STONE: ("SS-12.1", "wait_stone"),
    Ask.WALLS: ("SS-13.1", "wait_walls"),
    Ask.AIM: ("SS-13.8", "wait_aim"),
    Ask.LOSE: ("SS-12.7", "wait_lose"),
}
"""What somebody else has to decide."""

ASKED = {
    Ask.PEOPLE: ("SS-4.2", "asked_people"),
    Ask.CAPITAL: ("SS-4.5", "asked_capital"),
    Ask.BARRACKS: ("SS-4.6", "asked_barracks"),
    Ask.ALLOCATE: ("SS-7.3", "asked_allocate"),
    Ask.TAKE: ("SS-7.12", "asked_take"),
    Ask.DISCARD: ("SS-7.11", "asked_discard"),
    Ask.POSITION: ("SS-7.14", "asked_position"),
    Ask.ASSIGN: ("SS-7.14", "asked_assign"),
    Ask.PLACE: ("SS-8.1", "asked_place"),
    Ask.MOVE: ("SS-9.1", "asked_move"),
    Ask.KEEP: ("SS-9.14", "asked_keep"),
    Ask.OVERRUN: ("SS-10.5", "asked_overrun"),
    Ask.DISBAND: ("SS-2.4", "asked_disband"),
    Ask.SUPPORT: ("SS-11.1", "asked_support"),
    Ask.BATTLES: ("SS-11.7", "asked_battles"),
    Ask.STONE: ("SS-12.1", "asked_stone"),
    Ask.WALLS: ("SS-12.2", "asked_walls"),
    Ask.AIM: ("SS-13.8", "asked_aim"),
    Ask.LOSE: ("SS-12.7", "asked_lose"),
}
"""What is to be decided: the answer to everything else, and to what cannot be read."""

ANSWERS = {
    Ask.PEOPLE: ("people",),
    Ask.CAPITAL: ("capital",),
    Ask.BARRACKS: ("barracks",),
    Ask.ALLOCATE: ("allocate",),
    Ask.TAKE: ("take",),
    Ask.DISCARD: ("discard",),
    Ask.POSITION: ("position",),
    Ask.ASSIGN: ("assign",),
    Ask.PLACE: ("build", "recruit", "hire", "equip", "done"),
    Ask.MOVE: ("move", "use", "overrun", "back", "remove", "done"),
    Ask.KEEP: ("keep",),
    Ask.OVERRUN: ("overrun", "pass"),
    Ask.DISBAND: ("disband",),
    Ask.SUPPORT: ("support",),
    Ask.BATTLES: ("battle",),
    Ask.STONE: ("stone",),
    Ask.WALLS: ("walls",),
    Ask.AIM: ("aim",),
    Ask.LOSE: ("lose",),
}
"""How a question is answered; what somebody means who leaves the verb out stands first."""

PHASES = {
    "allocate": Phase.PRODUCTION,
    **dict.fromkeys(("build", "recruit", "hire", "equip"), Phase.PLACEMENT),
    "move": Phase.MOVEMENT,
    **dict.fromkeys(("support", "battle"), Phase.COMBAT),
}
"""What belongs to one phase and to nothing in it."""

NOT_NOW = {
    "people": ("SS-4.2", "no_people_now"),
    "capital": ("SS-4.5", "no_capital_now"),
    "barracks": ("SS-4.6", "no_barracks_now"),
    "take": ("SS-7.11", "no_take_now"),
    "discard": ("SS-8.13", "no_discard_now"),
    "position": ("SS-7.14", "no_position_now"),
    "assign": ("SS-7.14", "no_position_now"),
    "use": ("SS-16.3", "no_use_now"),
    "back": ("SS-9.15", "no_back_now"),
    "remove": ("SS-9.16", "no_remove_now"),
    "disband": ("SS-9.16", "no_remove_now"),
    "keep": ("SS-9.14", "no_keep_now"),
    "stone": ("SS-12.1", "no_stone_now"),
    "walls": ("SS-12.2", "no_walls_now"),
    "aim": ("SS-13.8", "no_aim_now"),
    "lose": ("SS-12.7", "no_lose_now"),
}
"""Answers to a question that is not asked."""


def why_not(state: SeventhStone, seat: int, sentence: Sentence) -> WhyNot:
    """Return the rule that forbids this sentence."""
    if state.reason != Reason.NONE:
        rule, key = OVER[state.reason]
        return WhyNot(rule, key)
    if sentence[:1] == ("resign",):
        return why_not_resign(state, seat)
    if seat not in state.actors():
        return why_wait(state, seat)
    ask = question(state)
    verb, rest = read(ask, sentence)
    if verb not in ANSWERS[ask]:
        return why_not_now(state, seat, ask, verb, rest)
    found = ANSWERED[verb](state, seat, rest)
    return found or what_is_asked(state, seat, ask)


# Who decides, and what


def why_not_resign(state: SeventhStone, seat: int) -> WhyNot:
    """Ruling R35."""
    left = state.rules.players - sum(state.out)
    if left > 2:
        return WhyNot("SS-R35", "resign_many", {"count": left})
    if seat not in state.actors():
        return WhyNot("SS-R35", "resign_later")
    return WhyNot("SS-R35", "resign")


def why_wait(state: SeventhStone, seat: int) -> WhyNot:
    """Somebody else has to decide."""
    if state.out[seat]:
        return WhyNot("SS-18.1", "out")
    ask = question(state)
    if ask == Ask.ALLOCATE:
        return WhyNot("SS-7.6", "wait_allocate")
    other = {"seat": SEAT_NAMES[state.to_move]}
    if ask == Ask.TAKE and bid(state, seat, Slot.EQUIPMENT) == 0:
        return WhyNot("SS-7.8", "no_bid_equipment", other)
    if ask == Ask.POSITION and bid(state, seat, Slot.MOVEMENT) == 0:
        return WhyNot("SS-7.8", "no_bid_movement", other)
    rule, key = WAITING[ask]
    return WhyNot(discard_rule(state) if ask == Ask.DISCARD else rule, key, other)


def discard_rule(state: SeventhStone) -> str:
    """Return the rule by which the top bidder discards a stone."""
    return "SS-17.1" if state.rules.players == 2 else "SS-17.2"


def read(ask: int, sentence: Sentence) -> tuple[str, Sentence]:
    """Return what is to be done, and with what; a verb that was left out is guessed."""
    first = sentence[0] if sentence else ""
    if ask == Ask.PLACE and first in BUILDING_NAMES[1:]:
        return "build", sentence  # not the first barracks
    if ask == Ask.MOVE and first == "pass":
        return "done", sentence[1:]
    if first in VERBS:
        return first, sentence[1:]
    stones = any(word in STONE_NAMES[1:] for word in sentence)
    if ask == Ask.PLACE:
        return ("recruit" if first in UNIT_NAMES else "equip" if stones else ""), sentence
    if ask == Ask.MOVE and stones and "with" not in sentence:
        return "use", sentence
    if ask == Ask.MOVE and any(word in TROOP_NAMES for word in sentence):
        return "remove", sentence
    return ANSWERS[ask][0] if sentence else "", sentence


def what_is_asked(state: SeventhStone, seat: int, ask: int) -> WhyNot:
    """Say what is to be decided now."""
    rule, key = ASKED[ask]
    data = int(state.data())
    fields: dict[str, str | int] = {}
    field = asked_field(state)
    if field != EMPTY:
        fields["field"] = field_name(state, field)
    if ask == Ask.ALLOCATE:
        fields["store"] = state.sheet[seat * SHEET]
    elif ask == Ask.DISCARD:
        rule = discard_rule(state)
    elif ask == Ask.ASSIGN:
        fields["seat"] = SEAT_NAMES[without_position(state)]
    elif ask == Ask.DISBAND:
        fields["count"] = disband_owed(data)
    elif ask == Ask.AIM:
        fields["pool"], fields["seat"] = POOL_NAMES[aim_pool(data)], SEAT_NAMES[targets(state, seat)[aim_target(data)]]
    elif ask == Ask.LOSE:
        fields["count"] = state.hits[seat]
    return WhyNot(rule, key, fields)


def why_not_now(state: SeventhStone, seat: int, ask: int, verb: str, rest: Sentence) -> WhyNot:
    """Something else is to be decided: say so, or why there is no such thing now."""
    asked = what_is_asked(state, seat, ask)
    if ask in (Ask.DISBAND, Ask.KEEP):
        return asked
    fighting = state.battle != EMPTY
    if fighting and state.mode != Mode.BATTLE and verb in ("stone", "walls", "support"):
        return WhyNot("SS-10.6", "plain_overrun")
    if fighting and verb == "walls":
        return why_not_walls(state, seat, rest) or asked
    if fighting and verb == "aim" and len(targets(state, seat)) < 2:
        return WhyNot("SS-13.9", "one_target")
    if ask == Ask.TAKE and verb == "discard":
        if state.rules.players == 4:
            return WhyNot("SS-7.11", "no_discard_with_four")
        return WhyNot(discard_rule(state), "discard_after_taking")
    if (verb in ("position", "assign") and ask in (Ask.POSITION, Ask.ASSIGN)) or (verb == "take" and ask == Ask.DISCARD):
        return asked
    if verb in ("pass", "done") and ask == Ask.BATTLES:
        return WhyNot("SS-12.13", "no_retreat")
    if verb == "overrun":
        if state.phase == Phase.COMBAT:
            return WhyNot("SS-10.5", "overrun_too_late")
        return asked if fighting else WhyNot("SS-10.4", "overrun_too_early")
    if verb in PHASES and PHASES[verb] != state.phase:
        return WhyNot("SS-5.1", asked.key, asked.fields)
    if verb == "battle" and ask == Ask.SUPPORT:
        return WhyNot("SS-11.7", "battle_after_supports")
    if verb == "support":
        return WhyNot("SS-11.6" if supports_already(state, seat, rest) else "SS-11.1", "support_too_late")
    if verb in NOT_NOW and not (fighting and verb == "lose"):
        rule, key = NOT_NOW[verb]
        return WhyNot(rule, key)
    return asked


def supports_already(state: SeventhStone, seat: int, rest: Sentence) -> bool:
    """Return whether an army that is named supports something."""
    return any(state.support[seat * state.board.cells + cell] != EMPTY for cell in cells_of(state, rest))


# Words


def field_name(state: SeventhStone, cell: int) -> str:
    return cell_name(cell, state.board.width)


def cells_of(state: SeventhStone, words: Sentence) -> list[int]:
    """Return the fields that are named, in this order."""
    cells = {field_name(state, cell): cell for cell in range(state.board.cells)}
    return [cells[word] for word in words if word in cells]


def among(names: Sentence, words: Sentence) -> list[int]:
    """Return which of these names occur, as numbers, in the order of the words."""
    return [names.index(word) for word in words if word in names]


def numbers_of(words: Sentence) -> list[int]:
    return [int(word) for word in words if word.isdecimal()]


def groups_of(words: Sentence) -> list[tuple[int, int]]:
    """Return numbers of units that are named, military and mercenaries."""
    pairs = [word.split("+") for word in words if "+" in word]
    return [(int(military), int(mercenary)) for military, mercenary in pairs]


def own_types(state: SeventhStone, seat: int, cell: int) -> list[int]:
    """Return the types of which a seat has units on a field."""
    places = [state.place(seat, cell, kind) for kind in range(TYPES)]
    return [kind for kind, at in enumerate(places) if state.military[at] + state.mercenary[at] > 0]


# Setup


def why_not_people(state: SeventhStone, seat: int, rest: Sentence) -> WhyNot | None:
    """Decision D1."""
    named = among(PEOPLE_NAMES, rest)
    for other in range(seat):
        if len(named) == 1 and state.people[other] == named[0]:
            return WhyNot("SS-4.2", "people_taken", {"people": PEOPLE_NAMES[named[0]], "seat": SEAT_NAMES[other]})
    return None


def why_not_capital(state: SeventhStone, seat: int, rest: Sentence) -> WhyNot | None:
    """Decision D2."""
    cells = cells_of(state, rest)
    if len(cells) != 1:
        return None
    where = {"field": field_name(state, cells[0])}
    if state.board.kind[cells[0]] != Kind.YIELD:
        return WhyNot("SS-4.5", "capital_not_yield", where)
    if state.capital[cells[0]] != EMPTY:
        return WhyNot("SS-4.5", "capital_there", where | {"seat": SEAT_NAMES[state.capital[cells[0]]]})
    return None


def why_not_barracks(state: SeventhStone, seat: int, rest: Sentence) -> WhyNot | None:
    """Decision D3."""
    cells = cells_of(state, rest)
    if len(cells) != 1:
        return None
    where = {"field": field_name(state, cells[0])}
    if state.board.kind[cells[0]] != Kind.YIELD:
        return WhyNot("SS-4.6", "barracks_not_yield", where)
    owner = state.controller[cells[0]]
    if owner == seat:
        return WhyNot("SS-4.6", "barracks_at_capital", where)
    if owner != EMPTY:
        return WhyNot("SS-4.6", "barracks_controlled", where | {"seat": SEAT_NAMES[owner]})
    return None


# Production and market


def why_not_allocate(state: SeventhStone, seat: int, rest: Sentence) -> WhyNot | None:
    """Decision D4: slots with numbers, together no more than the store holds."""
    if not rest or "nothing" in rest:
        return None
    cost = 0
    seen: set[str] = set()
    words = iter(rest)
    for slot in words:
        if slot not in SLOT_NAMES[1:]:
            if slot.isdecimal():
                return WhyNot("SS-7.3", "number_without_slot", {"number": int(slot)})
            return WhyNot("SS-7.3", "no_such_slot", {"thing": slot})
        if slot in seen:
            return WhyNot("SS-7.3", "slot_twice", {"slot": slot})
        seen.add(slot)
        number = next(words, "")
        if not number.isdecimal():
            return WhyNot("SS-7.3", "slot_without_number", {"slot": slot})
        cost += int(number) * PRICE[SLOT_NAMES.index(slot)]
    store = state.sheet[seat * SHEET]
    if cost > store:
        return WhyNot("SS-7.3", "store_too_small", {"cost": cost, "store": store, "missing": cost - store})
    return None


def why_not_take(state: SeventhStone, seat: int, rest: Sentence) -> WhyNot | None:
    """Decision D6. Whoever chooses sees what is left."""
    stones = among(STONE_NAMES[1:], rest)
    if len(stones) == 1 and stones[0] + 1 not in state.pile:
        return WhyNot("SS-7.11", "stone_not_offered", {"stone": STONE_NAMES[stones[0] + 1]})
    if len(stones) > 1:
        return WhyNot("SS-7.11", "take_one")
    return None


def why_not_discard(state: SeventhStone, seat: int, rest: Sentence) -> WhyNot | None:
    """Decision D7."""
    stones = among(STONE_NAMES[1:], rest)
    if len(stones) == 1 and stones[0] + 1 not in state.pile:
        return WhyNot(discard_rule(state), "stone_not_offered", {"stone": STONE_NAMES[stones[0] + 1]})
    return None


def why_not_position(state: SeventhStone, seat: int, rest: Sentence) -> WhyNot | None:
    """Decision D8."""
    numbers = numbers_of(rest)
    if len(numbers) != 1:
        return None
    number, places = numbers[0], state.rules.players - sum(state.out)
    if not 1 <= number <= places:
        return WhyNot("SS-7.14", "no_such_position", {"number": number, "count": places})
    if number - 1 not in free_positions(state):
        return WhyNot("SS-7.14", "position_taken", {"number": number, "seat": SEAT_NAMES[state.order[number - 1]]})
    return None


def why_not_assign(state: SeventhStone, seat: int, rest: Sentence) -> WhyNot | None:
    """Decision D9: one player at a time, in seat order."""
    named = among(SEAT_NAMES, rest)
    if named and named != [without_position(state)]:
        if named[0] in state.order:
            number = list(state.order).index(named[0]) + 1
            return WhyNot("SS-7.14", "has_position", {"seat": SEAT_NAMES[named[0]], "number": number})
        return None
    return why_not_position(state, seat, rest)


# Placement


def why_not_build(state: SeventhStone, seat: int, rest: Sentence) -> WhyNot | None:
    """Decision D10."""
    if state.goods[seat * GOODS + Good.BUILDING] == 0:
        return WhyNot("SS-7.4", "no_building_left")
    named, cells = among(BUILDING_NAMES, rest), cells_of(state, rest)
    if not named or len(cells) != 1:
        return WhyNot("SS-8.2", "build_how")
    cell = cells[0]
    where = {"field": field_name(state, cell)}
    if state.board.kind[cell] != Kind.YIELD:
        return WhyNot("SS-8.2", "build_not_yield", where)
    if state.controller[cell] != seat:
        return WhyNot("SS-8.2", "build_not_controlled", where)
    if state.lava[cell]:
        return WhyNot("SS-6.6", "lava_there", where)
    if state.capital[cell] != EMPTY:
        return WhyNot("SS-8.2", "build_at_capital", where)
    standing_there = [int(kind) for kind in state.building[cell * SLOTS : cell * SLOTS + SLOTS] if kind != Building.NONE]
    if len(named) == 1:
        if len(standing_there) == SLOTS:
            return WhyNot("SS-8.2", "field_built_up", where | {"limit": SLOTS})
        return WhyNot("SS-8.2", "build_how")
    if named[0] == named[1]:
        return WhyNot("SS-8.3", "replace_same", where | {"building": BUILDING_NAMES[named[0]]})
    if named[1] not in standing_there:
        return WhyNot("SS-8.3", "nothing_to_replace", where | {"building": BUILDING_NAMES[named[1]]})
    return WhyNot("SS-8.2", "build_how")


def why_not_recruit(state: SeventhStone, seat: int, rest: Sentence) -> WhyNot | None:
    """Decision D11."""
    named, cells = among(UNIT_NAMES, rest), cells_of(state, rest)
    if len(named) != 1 or len(cells) != 1:
        return WhyNot("SS-8.6", "recruit_how")
    kind, cell = named[0], cells[0]
    unit = {"type": UNIT_NAMES[kind]}
    if state.goods[seat * GOODS + Good.MELEE + kind] == 0:
        return WhyNot("SS-7.4", "no_unit_left", unit)
    where = {"field": field_name(state, cell)}
    if state.controller[cell] != seat:
        return WhyNot("SS-8.6", "recruit_not_controlled", where)
    if state.lava[cell]:
        return WhyNot("SS-6.6", "lava_there", where)
    slots = range(cell * SLOTS, cell * SLOTS + SLOTS)
    built = [int(state.built[i]) for i in slots if state.building[i] == Building.BARRACKS]
    usable = sum(year < state.year for year in built) + (CAPITAL_BARRACKS if state.capital[cell] != EMPTY else 0)
    if usable == 0:
        return WhyNot("SS-8.5", "barracks_too_new", where) if built else WhyNot("SS-8.6", "no_barracks", where)
    there = state.army_type(seat, cell)
    if there not in (EMPTY, kind):
        return WhyNot("SS-8.9", "other_type_there", where | {"type": UNIT_NAMES[there]})
    recruited = int(state.recruited[cell])
    if recruited >= UNITS_A_BARRACKS * usable:
        rule, key = ("SS-8.6", "barracks_used_up") if state.capital[cell] == EMPTY else ("SS-8.6", "capital_used_up")
        if usable < len(built):
            rule, key = "SS-8.5", "barracks_used_up_but_new"
        return WhyNot(rule, key, where | {"count": recruited, "barracks": usable, "limit": UNITS_A_BARRACKS * usable})
    if there == EMPTY and armies_of_type(state, seat)[kind] >= STONE_LIMIT:
        return WhyNot("SS-8.10", "too_many_armies", unit | {"limit": STONE_LIMIT})
    return why_not_larger(state, seat, cell) or WhyNot("SS-8.6", "recruit_how")


def why_not_larger(state: SeventhStone, seat: int, cell: int) -> WhyNot | None:
    """Return the unit limit if an army has reached it."""
    count, limit = state.units(seat, cell), state.unit_limit
    if count < limit:
        return None
    return WhyNot("SS-8.8", "army_full", {"field": field_name(state, cell), "count": count, "limit": limit})


def why_not_hire(state: SeventhStone, seat: int, rest: Sentence) -> WhyNot | None:
    """Decision D12."""
    if state.goods[seat * GOODS + Good.MERCENARY] == 0:
        return WhyNot("SS-7.10", "no_mercenary_left")
    cells = cells_of(state, rest)
    if len(cells) != 1:
        return WhyNot("SS-8.11", "hire_how")
    cell = cells[0]
    where = {"field": field_name(state, cell)}
    if state.lava[cell]:
        return WhyNot("SS-6.6", "lava_there", where)
    kind = state.army_type(seat, cell)
    if kind == EMPTY:
        return WhyNot("SS-8.11", "hire_no_army", where)
    if full := why_not_larger(state, seat, cell):
        return full
    at = state.place(seat, cell, kind)
    military, mercenary = state.military[at], state.mercenary[at]
    if mercenary >= military:
        return WhyNot("SS-8.11", "mercenaries_full", where | {"military": military, "mercenary": mercenary})
    return WhyNot("SS-8.11", "hire_how")


def why_not_equip(state: SeventhStone, seat: int, rest: Sentence) -> WhyNot | None:
    """Decision D13."""
    named, cells = among(STONE_NAMES[1:], rest), cells_of(state, rest)
    if len(named) != 1 or len(cells) != 1:
        return WhyNot("SS-8.13", "equip_how")
    stone, cell = named[0] + 1, cells[0]
    about = {"stone": STONE_NAMES[stone]}
    where = {"field": field_name(state, cell)}
    if stone == Stone.LOST:
        return WhyNot("SS-7.13", "lost_stone_never")
    if state.hand[seat * STONES + stone] == 0:
        return WhyNot("SS-8.13", "stone_not_in_hand", about)
    if state.lava[cell]:
        return WhyNot("SS-6.6", "lava_there", where)
    kind = state.army_type(seat, cell)
    if kind == EMPTY:
        return WhyNot("SS-8.13", "equip_no_army", where)
    if state.stones[state.place(seat, cell, kind)]:
        return WhyNot("SS-8.13", "has_stone", where)
    if not fits(stone, kind):
        return WhyNot("SS-8.13", "stone_does_not_fit", where | about | {"type": UNIT_NAMES[kind]})
    return WhyNot("SS-8.13", "equip_how")


# Movement: orders


def why_not_move(state: SeventhStone, seat: int, rest: Sentence) -> WhyNot | None:
    """Decisions D15 to D18: who, how many, where to, with which stones."""
    head = rest[: rest.index("with")] if "with" in rest else rest
    cells, named = cells_of(state, head), among(UNIT_NAMES, head)
    if len(cells) not in (1, 2) or len(named) > 1 or len(groups_of(head)) > 1:
        return WhyNot("SS-9.3", "order_how")
    start = cells[0]
    where = {"field": field_name(state, start)}
    there = own_types(state, seat, start)
    if not there:
        return WhyNot("SS-9.3", "no_army", where)
    if named and named[0] not in there:
        return WhyNot("SS-9.3", "no_such_army", where | {"type": UNIT_NAMES[named[0]]})
    if pinned(state, seat, start):
        return WhyNot("SS-9.8", "pinned", where)
    cohorts = [(int(key), int(state.cohort_military[i]), int(state.cohort_mercenary[i])) for i, key in enumerate(state.cohort_key)]
    cohorts = [cohort for cohort in cohorts if cohort_cell(cohort[0]) == start and cohort_type(cohort[0]) in (named or there)]
    free = [cohort for cohort in cohorts if not has_ended(cohort[0])]
    if not free:
        return why_ended(state, seat, start, [key for key, _, _ in cohorts])
    fitting = [cohort for cohort in free if is_named(cohort[0], head)]
    if not fitting:
        return WhyNot("SS-9.3", "no_such_cohort", where | {"words": ", ".join(cohort_words(*cohort) for cohort in free)})
    return why_not_group(state, seat, rest, fitting, cells)


def is_named(key: int, words: Sentence) -> bool:
    """Return whether a cohort has the points and abilities that are named; what is not named does not matter."""
    flags, points = cohort_flags(key), [word for word in words if word.startswith("points_")]
    abilities = ((TELEPORT, "teleport"), (MOBILE, "mobile"), (AGAIN, "again"))
    return set(points) <= {f"points_{cohort_points(key)}"} and all(flags & flag for flag, name in abilities if name in words)


def cohort_words(key: int, military: int, mercenary: int) -> str:
    """Return what names a cohort in an order."""
    flags = cohort_flags(key)
    abilities = [name for flag, name in ((TELEPORT, "teleport"), (MOBILE, "mobile"), (AGAIN, "again")) if flags & flag]
    return " ".join([UNIT_NAMES[cohort_type(key)], f"points_{cohort_points(key)}", *abilities, f"{military}+{mercenary}"])


def why_ended(state: SeventhStone, seat: int, start: int, keys: list[int]) -> WhyNot:
    """All units have ended their move, maybe by an overrun that used up their points."""
    where = {"field": field_name(state, start)}
    board = state.board
    overrun = state.controller[start] != seat and board.kind[start] in (Kind.YIELD, Kind.TEMPLE)  # else it were theirs (SS-10.8)
    if overrun and all(cohort_points(key) == 0 for key in keys):
        cavalry = all(cohort_type(key) == Unit.CAVALRY for key in keys)
        if state.rules.advanced and cavalry and board.terrain[start] != Terrain.PLAIN:
            return WhyNot("SS-20.3", "ended_on_rough_ground", where)
        return WhyNot("SS-10.9", "ended_by_overrun", where)
    return WhyNot("SS-9.7", "ended", where)


def why_not_group(state: SeventhStone, seat: int, rest: Sentence, free: list[tuple[int, int, int]], cells: list[int]) -> WhyNot | None:
    """The cohort is clear: how many go, where to and with what?"""
    where = {"field": field_name(state, cells[0])}
    groups = groups_of(rest)
    if groups == [(0, 0)]:
        return WhyNot("SS-9.3", "nobody_goes")
    able = [cohort for cohort in free if not groups or (cohort[1] >= groups[0][0] and cohort[2] >= groups[0][1])]
    if not able:
        words = ", ".join(cohort_words(*cohort) for cohort in free)
        return WhyNot("SS-9.3", "group_too_large", where | {"military": groups[0][0], "mercenary": groups[0][1], "words": words})
    if len(cells) == 1:
        return WhyNot("SS-9.3", "order_how")
    there = [cohort for cohort in able if reach(state, seat, cohort[0])[cells[1]] >= 0]
    if not there:
        fastest = max(able, key=lambda cohort: cohort_points(cohort[0]))
        return why_not_there(state, seat, fastest[0], cells[1])
    return why_not_carried(state, seat, rest, there[0], groups) or WhyNot("SS-9.3", "order_how")


def why_not_carried(
    state: SeventhStone, seat: int, rest: Sentence, cohort: tuple[int, int, int], groups: list[tuple[int, int]]
) -> WhyNot | None:
    """Stones go along as SS-9.11 says."""
    if "with" not in rest:
        return None
    key, military, mercenary = cohort
    at = state.place(seat, cohort_cell(key), cohort_type(key))
    where = {"field": field_name(state, cohort_cell(key))}
    lying = list(unpack(state.stones[at]))
    going = sum(groups[0]) if groups else military + mercenary
    if not lying:
        return WhyNot("SS-9.11", "no_stone_to_carry", where)
    if going == state.military[at] + state.mercenary[at]:
        return WhyNot("SS-9.11", "all_stones_go", where)
    named = [word for word in rest[rest.index("with") + 1 :] if word in STONE_NAMES]
    for stone in named:
        if named.count(stone) > lying.count(stone):
            return WhyNot("SS-9.11", "stone_not_carried", where | {"stone": stone})
    ordered = sorted(named, key=STONE_NAMES.index)
    if named != ordered:
        return WhyNot("SS-9.11", "stones_in_order", {"sentence": " ".join(["with", *ordered])})
    return None


# Movement: where to


def why_not_there(state: SeventhStone, seat: int, key: int, goal: int) -> WhyNot:
    """A cohort cannot get there: what would have to be different?"""
    board, start, points = state.board, cohort_cell(key), cohort_points(key)
    where = {"field": field_name(state, goal)}
    if goal == start:
        return WhyNot("SS-9.4", "stays", where)
    if not board.land[goal]:
        return WhyNot("SS-3.1", "volcano" if board.kind[goal] == Kind.VOLCANO else "water", where)
    if state.lava[goal]:
        return WhyNot("SS-6.6", "lava_no_entry", where)
    if way := path(state, seat, key, goal, {"armies"}):
        crossed = next(cell for cell in way if not can_cross(state, seat, cell))
        return WhyNot("SS-9.5", "army_on_the_way", where | {"crossed": field_name(state, crossed)})
    if way := path(state, seat, key, goal, {"lava"}):
        if lava := [cell for cell in way if state.lava[cell]]:
            return WhyNot("SS-6.6", "lava_on_the_way", where | {"crossed": field_name(state, lava[0])})
        return WhyNot("SS-6.4", "lava_on_the_water", where)
    if way := path(state, seat, key, goal, {"ground"}):
        return WhyNot("SS-20.3", "rough_ground", where | {"crossed": field_name(state, way[0])})
    if path(state, seat, key, goal, {"crossings"}):
        return WhyNot("SS-9.6", "crossing_is_last", where)
    if goal in board.diagonal[start] and points == 1:
        return WhyNot("SS-3.2", "diagonal", where)
    if path(state, seat, key, goal, {"portals"}):
        return WhyNot("SS-3.2", "portals_differ", where)
    if path(state, seat, key, goal, {"water"}):
        return WhyNot("SS-20.9", "island", where) if state.rules.four_islands else WhyNot("SS-3.1", "water_between", where)
    way = path(state, seat, key | cohort(15, 0, 0), goal, {"armies", "lava", "ground"})
    if len(way) > points:
        return WhyNot("SS-9.4", "too_far", where | {"points": points, "steps": len(way)})
    for cell in way[:-1]:  # more than one thing is in the way
        if state.lava[cell]:
            return WhyNot("SS-6.6", "lava_on_the_way", where | {"crossed": field_name(state, cell)})
        if not can_cross(state, seat, cell):
            return WhyNot("SS-9.5", "army_on_the_way", where | {"crossed": field_name(state, cell)})
    return WhyNot("SS-20.9", "island", where) if state.rules.four_islands else WhyNot("SS-9.4", "no_way", where)


def path(state: SeventhStone, seat: int, key: int, goal: int, ignored: set[str]) -> list[int]:
    """Return the fields of a shortest path if something did not matter, the goal last; empty if there is none even then.

    Armies on the way, lava, the first field of cavalry (SS-20.3) and the end of a crossing (SS-9.6) can be ignored; `portals` and `water`
    give the abilities of stones.
    """
    start, kind, flags, points = cohort_cell(key), cohort_type(key), cohort_flags(key), cohort_points(key)
    flags |= (TELEPORT if "portals" in ignored else 0) | (MOBILE if "water" in ignored else 0)
    bound = state.rules.advanced and kind == Unit.CAVALRY and not flags & AGAIN and "ground" not in ignored
    ways: list[list[int]] = [[]]
    seen = {start}
    for way in ways:
        here = way[-1] if way else start
        if len(way) == points or (way and "armies" not in ignored and not can_cross(state, seat, here)):
            continue
        for cell, crosses in steps_from(state, here, flags, "lava" in ignored):
            if cell == goal:
                return [*way, cell]
            rough = state.board.kind[cell] != Kind.DESERT and state.board.terrain[cell] != Terrain.PLAIN
            if cell not in seen and not (bound and not way and rough) and not (crosses and "crossings" not in ignored):
                seen.add(cell)
                ways.append([*way, cell])
    return []


def steps_from(state: SeventhStone, here: int, flags: int, over_lava: bool) -> Iterator[tuple[int, bool]]:
    """Return the fields one step away, and whether that step is a crossing of water or volcano."""
    board = state.board
    for cell in neighbours(state, here, flags):
        if over_lava or not state.lava[cell]:
            yield int(cell), False
    if not flags & MOBILE and state.event != Event.WATER:
        return
    shores = board.leap if flags & MOBILE else board.shore
    for direction in range(4):
        shore = shores[here * 4 + direction]
        if shore < 0:
            continue
        step = DX[direction] + DY[direction] * board.width
        if over_lava or not any(state.lava[cell] for cell in range(here + step, shore + step, step)):
            yield int(shore), True


# Movement: everything else


def why_not_use(state: SeventhStone, seat: int, rest: Sentence) -> WhyNot | None:
    """Decision D19. The stones are the asking seat's own."""
    cells, named, types = cells_of(state, rest), among(STONE_NAMES[1:], rest), among(UNIT_NAMES, rest)
    if len(cells) != 1 or len(named) != 1:
        return WhyNot("SS-16.3", "use_how")
    cell, stone = cells[0], named[0] + 1
    where = {"field": field_name(state, cell)}
    there = [kind for kind in own_types(state, seat, cell) if not types or kind in types]
    if not there:
        return WhyNot("SS-16.3", "use_no_army", where)
    about = {"stone": STONE_NAMES[stone]}
    holders = [kind for kind in there if STONE_NAMES[stone] in unpack(state.stones[state.place(seat, cell, kind)])]
    if not holders:
        return WhyNot("SS-16.3", "use_no_stone", where | about)
    if stone > Stone.MOBILITY:
        return WhyNot("SS-12.1", "use_in_battle", about)
    if pinned(state, seat, cell):
        return WhyNot("SS-16.4", "use_pinned", where)
    keys = [key for key in state.cohort_key if cohort_cell(key) == cell and cohort_type(key) in holders]
    if all(has_ended(key) for key in keys):
        return WhyNot("SS-16.3", "use_too_late", where | about)
    if any(action in [do_use(cell, kind, stone) for kind in holders] for action in usable_stones(state, seat)):
        return WhyNot("SS-16.3", "use_how")
    return WhyNot("SS-R33", "use_for_nothing", where | about)


def why_not_overrun(state: SeventhStone, seat: int, rest: Sentence) -> WhyNot | None:
    """Decision D20."""
    cells = cells_of(state, rest)
    if len(cells) != 1:
        return WhyNot("SS-10.3", "overrun_how")
    cell = cells[0]
    where = {"field": field_name(state, cell)}
    if not is_conflict(state, cell):
        return WhyNot("SS-10.1", "no_conflict", where)
    if not takes_part(state, seat, cell):
        return WhyNot("SS-10.4" if state.phase == Phase.MOVEMENT else "SS-10.5", "not_your_conflict", where)
    guards = guard_of(state, cell)
    own, others = state.units(seat, cell), enemies(state, seat, cell)
    if state.controller[cell] == seat:
        own += guards
    else:
        others += guards
    if own < OVERRUN_FACTOR * others:
        return WhyNot("SS-10.3", "not_twice", where | {"own": own, "others": others, "needed": OVERRUN_FACTOR * others})
    return WhyNot("SS-10.3", "overrun_how")


def why_not_back(state: SeventhStone, seat: int, rest: Sentence) -> WhyNot | None:
    """Decision D21: taking back is for those who could not end their movement otherwise."""
    if limits_hold(state, seat):
        return WhyNot("SS-9.15", "back_limits_hold")
    if state.undone >= UNDO_LIMIT:
        return WhyNot("SS-9.15", "back_too_often", {"limit": UNDO_LIMIT})
    return None if can_take_back(state) else WhyNot("SS-9.15", "back_nothing")


def why_not_done(state: SeventhStone, seat: int, rest: Sentence) -> WhyNot | None:
    """Decisions D14 and D21: placement can always be ended, movement only if the limits hold."""
    if question(state) != Ask.MOVE or limits_hold(state, seat):
        return None
    armies = armies_of_type(state, seat)
    for cell in range(state.board.cells):
        where = {"field": field_name(state, cell)}
        types = own_types(state, seat, cell)
        if len(types) > 1:
            return WhyNot("SS-9.14", "done_two_types", where)
        for kind in types:
            at = state.place(seat, cell, kind)
            military, mercenary = state.military[at], state.mercenary[at]
            if military + mercenary > state.unit_limit:
                return WhyNot("SS-9.14", "done_too_many_units", where | {"count": military + mercenary, "limit": state.unit_limit})
            if mercenary > military:
                return WhyNot("SS-9.14", "done_too_many_mercenaries", where | {"military": military, "mercenary": mercenary})
    most = max(range(TYPES), key=lambda kind: armies[kind])
    return WhyNot("SS-9.14", "done_too_many_armies", {"type": UNIT_NAMES[most], "count": armies[most], "limit": STONE_LIMIT})


def why_not_remove(state: SeventhStone, seat: int, rest: Sentence) -> WhyNot | None:
    """Decision D23: only in a dead end, and only what is too much."""
    if limits_hold(state, seat):
        return WhyNot("SS-9.16", "remove_limits_hold")
    if len(movable(state, seat)) > 0 or can_take_back(state):
        return WhyNot("SS-9.16", "remove_not_yet")
    cells = cells_of(state, rest)
    if len(cells) != 1:
        return WhyNot("SS-9.16", "remove_how")
    where = {"field": field_name(state, cells[0])}
    if not own_types(state, seat, cells[0]):
        return WhyNot("SS-9.16", "no_army", where)
    offered = [action for action in surplus(state, seat) if remove_cell(action) == cells[0]]
    if not offered:
        return WhyNot("SS-9.16", "remove_elsewhere", where)
    types, kinds = among(UNIT_NAMES, rest), among(TROOP_NAMES, rest)
    if any((remove_type(one) in types or not types) and (remove_mercenary(one) in kinds or not kinds) for one in offered):
        return WhyNot("SS-9.16", "remove_how")
    return WhyNot("SS-9.16", "remove_other_kind", where)


def why_not_keep(state: SeventhStone, seat: int, rest: Sentence) -> WhyNot | None:
    """Decision D22."""
    data = int(state.data())
    cells, named = cells_of(state, rest), among(STONE_NAMES[1:], rest)
    lying = unpack(state.stones[state.place(seat, keep_cell(data), keep_type(data))])
    if len(named) != 1 or (cells and cells != [keep_cell(data)]) or STONE_NAMES[named[0] + 1] in lying:
        return None
    return WhyNot("SS-9.14", "keep_no_stone", {"field": field_name(state, keep_cell(data)), "stone": STONE_NAMES[named[0] + 1]})


def why_not_pass(state: SeventhStone, seat: int, rest: Sentence) -> WhyNot | None:
    """Passing alone is always possible in the second window."""
    return None


# Debts and supports


def why_not_disband(state: SeventhStone, seat: int, rest: Sentence) -> WhyNot | None:
    """Decision D24."""
    cells, named = cells_of(state, rest), among(UNIT_NAMES, rest)
    if len(cells) != 1:
        return None
    where = {"field": field_name(state, cells[0])}
    there = own_types(state, seat, cells[0])
    if not there:
        return WhyNot("SS-2.4", "no_army", where)
    if named and named[0] not in there:
        return WhyNot("SS-2.4", "no_such_army", where | {"type": UNIT_NAMES[named[0]]})
    if all(state.military[state.place(seat, cells[0], kind)] == 0 for kind in named or there) or "mercenary" in rest:
        return WhyNot("SS-2.4", "disband_military", where)
    return None


def why_not_support(state: SeventhStone, seat: int, rest: Sentence) -> WhyNot | None:
    """Decision D25: army by army, in reading order."""
    cells, asked = cells_of(state, rest), asked_field(state)
    if len(cells) not in (1, 2):
        return None
    home = cells[0]
    where = {"field": field_name(state, home)}
    kind = state.army_type(seat, home)
    if kind == EMPTY:
        return WhyNot("SS-11.2", "no_army", where)
    if kind == Unit.MELEE:
        return WhyNot("SS-11.2", "melee_support", where)
    if state.stood[home] != EMPTY:
        return WhyNot("SS-11.2", "support_from_conflict", where)
    if len(cells) == 2 and (refused := why_not_supported(state, home, cells[1], kind)):
        return refused
    if len(supportable(state, seat, home)) == 0:
        return WhyNot("SS-11.2", "nothing_to_support", where)
    if home < asked:
        return WhyNot("SS-11.6", "support_declared", where | {"asked": field_name(state, asked)})
    if home > asked:
        return WhyNot("SS-11.1", "support_other_first", where | {"asked": field_name(state, asked)})
    return None


def why_not_supported(state: SeventhStone, home: int, goal: int, kind: int) -> WhyNot | None:
    """Return why an army cannot support what happens on a field; None if it can."""
    board = state.board
    where = {"field": field_name(state, home), "goal": field_name(state, goal), "type": UNIT_NAMES[kind]}
    if state.stood[goal] == EMPTY:
        return WhyNot("SS-11.2", "support_no_conflict", where)
    if in_reach(state, kind, home, goal):
        return None
    if state.rules.advanced and board.terrain[goal] == Terrain.FOREST and kind == Unit.RANGED:
        return WhyNot("SS-20.4", "forest_support", where)
    if state.rules.advanced and board.terrain[goal] == Terrain.MOUNTAIN and kind == Unit.CAVALRY:
        return WhyNot("SS-20.4", "mountain_support", where)
    if state.event == Event.WATER and any(board.shore[home * 4 + direction] == goal for direction in range(4)):
        return WhyNot("SS-6.9", "support_over_water", where)
    return WhyNot("SS-11.2", "cavalry_reach" if kind == Unit.CAVALRY else "ranged_reach", where)


# Battles


def why_not_battle(state: SeventhStone, seat: int, rest: Sentence) -> WhyNot | None:
    """Decision D26."""
    cells = cells_of(state, rest)
    if len(cells) != 1 or cells[0] in conflicts_of(state, seat):
        return None
    where = {"field": field_name(state, cells[0])}
    return WhyNot("SS-11.7", "not_your_conflict" if is_conflict(state, cells[0]) else "no_conflict", where)


def why_not_stone(state: SeventhStone, seat: int, rest: Sentence) -> WhyNot | None:
    """Decision D27. Whoever has a movement stone is asked too and can only say no (ruling R32)."""
    if "yes" in rest and not battle_stone(state, seat):
        return WhyNot("SS-12.1", "no_battle_stone", {"field": field_name(state, state.battle)})
    return None


def why_not_walls(state: SeventhStone, seat: int, rest: Sentence) -> WhyNot | None:
    """Decision D28; in a battle also when nobody is asked about walls."""
    cell = state.battle
    where = {"field": field_name(state, cell)}
    if state.controller[cell] != seat:
        return WhyNot("SS-13.1", "walls_of_controller", where)
    if not standing(state, seat):
        return WhyNot("SS-13.1", "walls_without_units", where)
    usable, numbers = usable_walls(state), numbers_of(rest)
    count = sum(kind == Building.WALL for kind in state.building[cell * SLOTS : cell * SLOTS + SLOTS])
    if usable == 0:
        return WhyNot("SS-13.1", "walls_too_new" if count else "no_walls", where)
    if len(numbers) == 1 and numbers[0] > usable:
        return WhyNot("SS-13.1", "walls_too_many", where | {"count": usable})
    return None


def why_not_aim(state: SeventhStone, seat: int, rest: Sentence) -> WhyNot | None:
    """Decision D29: pool by pool, target by target; the last one gets the rest."""
    data = int(state.data())
    pool, possible = aim_pool(data), [int(target) for target in targets(state, seat)]
    pools, named, numbers = among(POOL_NAMES, rest), among(SEAT_NAMES, rest), numbers_of(rest)
    if len(named) != 1:
        return None
    target = named[0]
    other = {"seat": SEAT_NAMES[target]}
    if target == seat:
        return WhyNot("SS-13.8", "aim_at_yourself")
    if target not in possible:
        supports = state.board.cells * target
        if state.battle in state.support[supports : supports + state.board.cells]:
            fought = target in (state.controller[state.battle], state.stood[state.battle])
            return WhyNot("SS-12.12", "aim_at_beaten", other) if fought else WhyNot("SS-11.4", "aim_at_outsider", other)
        return WhyNot("SS-13.8", "aim_at_absent", other)
    if pools != [pool]:
        return None
    if target == possible[-1]:
        return WhyNot("SS-13.8", "aim_rest", other)
    left = state.aim[(seat * POOLS + pool) * state.rules.players + possible[-1]]
    if target == possible[aim_target(data)] and len(numbers) == 1 and numbers[0] > left:
        return WhyNot("SS-13.8", "aim_too_many", {"pool": POOL_NAMES[pool], "count": left, "number": numbers[0]})
    return None


def why_not_lose(state: SeventhStone, seat: int, rest: Sentence) -> WhyNot | None:
    """Decision D30."""
    cells, types, kinds = cells_of(state, rest), among(UNIT_NAMES, rest), among(TROOP_NAMES, rest)
    battle = {"field": field_name(state, state.battle)}
    if "guard" in rest:
        if state.guards == 0 or state.controller[state.battle] != seat:
            return WhyNot("SS-12.7", "no_guard", battle)
        return None if do_lose(0, 0) in casualties(state, seat) else WhyNot("SS-13.5", "guards_last")
    if cells and cells[0] != state.battle:
        if refused := why_not_lost_outside(state, seat, cells[0]):
            return refused
        return why_not_lost_kind(state, state.place(seat, cells[0], Unit.CAVALRY), cells[0], kinds)
    if not types:
        types = own_types(state, seat, state.battle)[:1]
    at = state.place(seat, state.battle, types[0]) if types else EMPTY
    if types and state.military[at] + state.mercenary[at] > 0:
        return why_not_lost_kind(state, at, state.battle, kinds)
    supporting = [cell for cell in supporting_fields(state, seat) if types and state.army_type(seat, cell) == types[0]]
    if supporting:
        if refused := why_not_lost_outside(state, seat, supporting[0]):
            return refused
        return WhyNot("SS-12.7", "lose_by_field", {"field": field_name(state, supporting[0])})
    return WhyNot("SS-12.7", "lose_not_there", battle)


def supporting_fields(state: SeventhStone, seat: int) -> list[int]:
    """Return the fields from which armies of a seat support this battle."""
    base = seat * state.board.cells
    return [cell for cell in range(state.board.cells) if state.support[base + cell] == state.battle]


def why_not_lost_outside(state: SeventhStone, seat: int, cell: int) -> WhyNot | None:
    """Return why no unit of an army elsewhere can be lost in this battle; None if one can."""
    where = {"field": field_name(state, cell)}
    kind = state.army_type(seat, cell)
    if kind == EMPTY:
        return WhyNot("SS-12.7", "no_army", where)
    if state.mode != Mode.BATTLE:
        return WhyNot("SS-10.6", "plain_overrun")
    if cell not in supporting_fields(state, seat):
        return WhyNot("SS-12.7", "lose_not_supporting", where)
    if kind == Unit.RANGED:
        return WhyNot("SS-12.8", "lose_ranged_support", where)
    if state.suppressed & BIT[Unit.CAVALRY]:
        return WhyNot("SS-16.12", "lose_suppressed", where)
    return None


def why_not_lost_kind(state: SeventhStone, at: int, cell: int, kinds: list[int]) -> WhyNot | None:
    """Mercenaries never outnumber the military units of an army."""
    military, mercenary = state.military[at], state.mercenary[at]
    where = {"field": field_name(state, cell)}
    if kinds[:1] == [0] and mercenary >= military > 0:
        return WhyNot("SS-12.9", "mercenary_first", where | {"military": military, "mercenary": mercenary})
    if kinds[:1] == [1] and mercenary == 0:
        return WhyNot("SS-12.7", "no_mercenary_there", where)
    return WhyNot("SS-12.7", "no_military_there", where) if kinds[:1] == [0] and military == 0 else None


ANSWERED = {
    "people": why_not_people,
    "capital": why_not_capital,
    "barracks": why_not_barracks,
    "allocate": why_not_allocate,
    "take": why_not_take,
    "discard": why_not_discard,
    "position": why_not_position,
    "assign": why_not_assign,
    "build": why_not_build,
    "recruit": why_not_recruit,
    "hire": why_not_hire,
    "equip": why_not_equip,
    "done": why_not_done,
    "move": why_not_move,
    "use": why_not_use,
    "overrun": why_not_overrun,
    "back": why_not_back,
    "remove": why_not_remove,
    "keep": why_not_keep,
    "pass": why_not_pass,
    "disband": why_not_disband,
    "support": why_not_support,
    "battle": why_not_battle,
    "stone": why_not_stone,
    "walls": why_not_walls,
    "aim": why_not_aim,
    "lose": why_not_lose,
}
"""By verb: why it is not possible, None where it would be with other words."""
