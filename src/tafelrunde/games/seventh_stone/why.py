"""Why not? The rule that forbids a sentence in Seventh Stone, None where it is legal.

What stands against a play is asked of the law (engine/law.py). Only here is known what else may be wrong with a sentence: words are missing
or out of place, it speaks of what is not there, or nobody asked for it. What cannot be read is answered with what is to be decided now.
Only what the asking seat may see goes into an answer: whoever is not asked hears no more than that, and stones are spoken of to their owner
alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from tafelrunde.games.seventh_stone.engine import _grammar as ss
from tafelrunde.games.seventh_stone.engine import law
from tafelrunde.games.seventh_stone.engine.battle import battle_stone, casualties, dice_left, supportable, targets
from tafelrunde.games.seventh_stone.engine.board import DX, DY
from tafelrunde.games.seventh_stone.engine.effects import cohort_cell, cohort_type, controllable, has_ended, pinned
from tafelrunde.games.seventh_stone.engine.market import bid, without_position
from tafelrunde.games.seventh_stone.engine.movement import can_cross, limits_hold, movable, neighbours, reach, surplus
from tafelrunde.games.seventh_stone.engine.placement import armies_of_type
from tafelrunde.games.seventh_stone.engine.state import SeventhStone
from tafelrunde.games.seventh_stone.grammar import GRAMMAR
from tafelrunde.games.seventh_stone.maps import cell_name
from tafelrunde.games.seventh_stone.view import asked_field, question, unpack
from tafelrunde.games.seventh_stone.words import VERBS, asked_about, cohort_words, points_words
from tafelrunde.games.seventh_stone.words import read as read_allocation
from tafelrunde.games.seventh_stone.words import words as words_of
from tafelrunde.kernel.game import Sentence, WhyNot, refusal
from tafelrunde.kernel.rows import ints
from tafelrunde.kernel.sentences import among, numbers_of

Answer = WhyNot | Sentence
"""What stands against something; or, where nothing does, how it is said in full, () if words are missing for that."""

OVER = {ss.Reason.TEAR_STONES: "SS-18.4", ss.Reason.LAST_LEFT: "SS-18.3", ss.Reason.YEAR_LIMIT: "SS-R42", ss.Reason.RESIGN: "SS-R35"}
"""Why the game is over."""


class Question(NamedTuple):
    """Something to be decided: rule and text for whoever is asked and for the others, and the verbs of an answer, the usual one first."""

    rule: str
    key: str
    waiting_rule: str
    waiting: str
    verbs: tuple[str, ...]


QUESTIONS = {
    ss.Ask.PEOPLE: Question("SS-4.2", "asked_people", "SS-4.2", "wait_people", ("people",)),
    ss.Ask.CAPITAL: Question("SS-4.5", "asked_capital", "SS-4.5", "wait_capital", ("capital",)),
    ss.Ask.BARRACKS: Question("SS-4.6", "asked_barracks", "SS-4.6", "wait_barracks", ("barracks",)),
    ss.Ask.ALLOCATE: Question("SS-7.3", "asked_allocate", "SS-7.6", "wait_allocate", ("allocate",)),
    ss.Ask.TAKE: Question("SS-7.12", "asked_take", "SS-7.11", "wait_take", ("take",)),
    ss.Ask.DISCARD: Question("SS-7.11", "asked_discard", "SS-7.11", "wait_discard", ("discard",)),
    ss.Ask.POSITION: Question("SS-7.14", "asked_position", "SS-7.14", "wait_order", ("position",)),
    ss.Ask.ASSIGN: Question("SS-7.14", "asked_assign", "SS-7.14", "wait_order", ("assign",)),
    ss.Ask.PLACE: Question("SS-8.1", "asked_place", "SS-5.3", "wait_place", ("build", "recruit", "hire", "equip", "done")),
    ss.Ask.MOVE: Question("SS-9.1", "asked_move", "SS-5.3", "wait_move", ("move", "use", "overrun", "back", "remove", "done")),
    ss.Ask.KEEP: Question("SS-9.14", "asked_keep", "SS-5.3", "wait_move", ("keep",)),
    ss.Ask.OVERRUN: Question("SS-10.5", "asked_overrun", "SS-10.5", "wait_overrun", ("overrun", "pass")),
    ss.Ask.DISBAND: Question("SS-2.4", "asked_disband", "SS-2.4", "wait_disband", ("disband",)),
    ss.Ask.SUPPORT: Question("SS-11.1", "asked_support", "SS-11.1", "wait_support", ("support",)),
    ss.Ask.BATTLES: Question("SS-11.7", "asked_battles", "SS-11.7", "wait_battles", ("battle",)),
    ss.Ask.STONE: Question("SS-12.1", "asked_stone", "SS-12.1", "wait_stone", ("stone",)),
    ss.Ask.WALLS: Question("SS-12.2", "asked_walls", "SS-13.1", "wait_walls", ("walls",)),
    ss.Ask.AIM: Question("SS-13.8", "asked_aim", "SS-13.8", "wait_aim", ("aim",)),
    ss.Ask.LOSE: Question("SS-12.7", "asked_lose", "SS-12.7", "wait_lose", ("lose",)),
}
"""What is asked is the answer to everything else, and to what cannot be read."""


def why_not(state: SeventhStone, seat: int, sentence: Sentence) -> WhyNot | None:
    """Return the rule that forbids this sentence, None if it is legal."""
    if state.reason != ss.Reason.NONE:
        return WhyNot(OVER[state.reason], "over")
    if sentence[:1] == ("resign",):
        return why_not_resign(state, seat)
    if seat not in state.actors():
        return why_wait(state, seat)
    ask = question(state)
    verb, rest = read(ask, sentence)
    if verb not in QUESTIONS[ask].verbs:
        return why_not_now(state, seat, ask, verb, rest)
    answer = SAYINGS[verb].answer(state, seat, rest)
    if isinstance(answer, WhyNot):
        return answer
    if answer == sentence:
        return None
    return SAYINGS[verb].how or what_is_asked(state, seat, ask)


def against(reason: int, rule: str = "", /, **fields: str | int) -> WhyNot | None:
    """Return what the law has said; the rule is that of what was to be done, the fields all that the reasons in question may name."""
    return refusal(GRAMMAR, reason, rule, **fields)


def said(state: SeventhStone, seat: int, action: int) -> Sentence:
    """Return how an action is said."""
    return words_of(state, seat, (action,))


def judged(state: SeventhStone, seat: int, action: int, reason: int, rule: str = "", /, **fields: str | int) -> Answer:
    """Return what the law has said against an action, or how it is said."""
    return against(reason, rule, **fields) or said(state, seat, action)


# Who decides, and what


def why_not_resign(state: SeventhStone, seat: int) -> WhyNot:
    """Ruling R35."""
    left = int(state.left())
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
    if ask == ss.Ask.ALLOCATE:
        return WhyNot("SS-7.6", "wait_allocate")
    other = {"seat": ss.SEAT_NAMES[state.to_move]}
    if ask == ss.Ask.TAKE and bid(state, seat, ss.Slot.EQUIPMENT) == 0:
        return WhyNot("SS-7.8", "no_bid_equipment", other)
    if ask == ss.Ask.POSITION and bid(state, seat, ss.Slot.MOVEMENT) == 0:
        return WhyNot("SS-7.8", "no_bid_movement", other)
    rule, key = QUESTIONS[ask].waiting_rule, QUESTIONS[ask].waiting
    return WhyNot(discard_rule(state) if ask == ss.Ask.DISCARD else rule, key, other)


def discard_rule(state: SeventhStone) -> str:
    """Return the rule by which the top bidder discards a stone."""
    return "SS-17.1" if state.rules.players == 2 else "SS-17.2"


def read(ask: int, sentence: Sentence) -> tuple[str, Sentence]:
    """Return what is to be done, and with what; a verb that was left out is guessed."""
    first = sentence[0] if sentence else ""
    if ask == ss.Ask.PLACE and first in ss.BUILDING_NAMES[1:]:
        return "build", sentence  # not the first barracks
    if ask == ss.Ask.MOVE and first == "pass":
        return "done", sentence[1:]
    if first in VERBS:
        return first, sentence[1:]
    stones = any(word in ss.STONE_NAMES[1:] for word in sentence)
    if ask == ss.Ask.PLACE:
        return ("recruit" if first in ss.UNIT_NAMES else "equip" if stones else ""), sentence
    if ask == ss.Ask.MOVE and stones and "with" not in sentence:
        return "use", sentence
    if ask == ss.Ask.MOVE and any(word in ss.TROOP_NAMES for word in sentence):
        return "remove", sentence
    return QUESTIONS[ask].verbs[0] if sentence else "", sentence


def what_is_asked(state: SeventhStone, seat: int, ask: int) -> WhyNot:
    """Say what is to be decided now."""
    rule, key = QUESTIONS[ask].rule, QUESTIONS[ask].key
    fields: dict[str, str | int] = asked_about(state, seat)
    if ask == ss.Ask.DISCARD:
        rule = discard_rule(state)
    elif ask == ss.Ask.AIM:
        fields["seat"] = ss.SEAT_NAMES[targets(state, seat)[ss.aim_target(state.data())]]
    return WhyNot(rule, key, fields)


def why_not_now(state: SeventhStone, seat: int, ask: int, verb: str, rest: Sentence) -> WhyNot:
    """Something else is to be decided: say so, or why there is no such thing now."""
    asked = what_is_asked(state, seat, ask)
    if ask in (ss.Ask.DISBAND, ss.Ask.KEEP):
        return asked
    fighting = state.battle != ss.EMPTY
    if fighting and state.mode != ss.Mode.BATTLE and verb in ("stone", "walls", "support"):
        return WhyNot("SS-10.6", "plain_overrun")
    if fighting and verb == "walls":
        refused = why_not_walls(state, seat, rest)
        return refused if isinstance(refused, WhyNot) else asked
    if fighting and verb == "aim" and len(targets(state, seat)) < 2:
        return WhyNot("SS-13.9", "one_target")
    if ask == ss.Ask.TAKE and verb == "discard":
        if not law.discards(state):
            return WhyNot("SS-7.11", "no_discard_with_four")
        return WhyNot(discard_rule(state), "discard_after_taking")
    if (verb in ("position", "assign") and ask in (ss.Ask.POSITION, ss.Ask.ASSIGN)) or (verb == "take" and ask == ss.Ask.DISCARD):
        return asked
    if verb in ("pass", "done") and ask == ss.Ask.BATTLES:
        return WhyNot("SS-12.13", "no_retreat")
    if verb == "overrun":
        if state.phase == ss.Phase.COMBAT:
            return WhyNot("SS-10.5", "overrun_too_late")
        return asked if fighting else WhyNot("SS-10.4", "overrun_too_early")
    if verb in SAYINGS and SAYINGS[verb].phase not in (ss.Phase.SETUP, state.phase):
        return WhyNot("SS-5.1", asked.key, asked.fields)
    if verb == "battle" and ask == ss.Ask.SUPPORT:
        return WhyNot("SS-11.7", "battle_after_supports")
    if verb == "support":
        return WhyNot("SS-11.6" if supports_already(state, seat, rest) else "SS-11.1", "support_too_late")
    if verb not in SAYINGS or (fighting and verb == "lose"):
        return asked
    return SAYINGS[verb].not_now or asked


def supports_already(state: SeventhStone, seat: int, rest: Sentence) -> bool:
    """Return whether an army that is named supports something."""
    return any(state.support[seat * state.board.cells + cell] != ss.EMPTY for cell in cells_of(state, rest))


# Words


def field_name(state: SeventhStone, cell: int) -> str:
    return cell_name(cell, state.board.width)


def cells_of(state: SeventhStone, words: Sentence) -> list[int]:
    """Return the fields that are named, in this order."""
    return among([field_name(state, cell) for cell in range(state.board.cells)], words)


def stones_of(words: Sentence) -> list[int]:
    return [stone for stone in among(ss.STONE_NAMES, words) if stone != ss.Stone.NONE]


def only(found: list[int]) -> int:
    """Return the one thing that is named; EMPTY where it is not exactly one."""
    return found[0] if len(found) == 1 else ss.EMPTY


def at_field(why: Callable[[SeventhStone, int, int], Answer]) -> Callable[[SeventhStone, int, Sentence], Answer]:
    """Return what stands against something that is said of one field; () where it is not exactly one."""
    return lambda state, seat, rest: () if (cell := only(cells_of(state, rest))) == ss.EMPTY else why(state, seat, cell)


def groups_of(words: Sentence) -> list[tuple[int, int]]:
    """Return numbers of units that are named, military and mercenaries."""
    pairs = [word.split("+") for word in words if "+" in word]
    return [(int(military), int(mercenary)) for military, mercenary in pairs]


def own_types(state: SeventhStone, seat: int, cell: int) -> list[int]:
    """Return the types of which a seat has units on a field."""
    return [kind for kind in range(ss.TYPES) if state.strength(state.place(seat, cell, kind)) > 0]


# Setup


def why_not_people(state: SeventhStone, seat: int, rest: Sentence) -> Answer:
    """Decision D1."""
    named, taken = among(ss.PEOPLE_NAMES, rest), ints(state.people)
    if len(named) != 1:
        return ()
    owner = ss.SEAT_NAMES[taken.index(named[0])] if named[0] in taken else ""
    reason = law.no_people(state, seat, named[0])
    return judged(state, seat, ss.do_people(named[0]), reason, people=ss.PEOPLE_NAMES[named[0]], seat=owner)


def why_not_capital(state: SeventhStone, seat: int, cell: int) -> Answer:
    """Decision D2."""
    owner = ss.SEAT_NAMES[state.capital[cell]]
    return judged(state, seat, ss.do_capital(cell), law.no_capital(state, cell), field=field_name(state, cell), seat=owner)


def why_not_barracks(state: SeventhStone, seat: int, cell: int) -> Answer:
    """Decision D3."""
    owner = ss.SEAT_NAMES[state.controller[cell]]
    return judged(state, seat, ss.do_barracks(cell), law.no_barracks(state, seat, cell), field=field_name(state, cell), seat=owner)


# Production and market


def why_not_allocate(state: SeventhStone, seat: int, rest: Sentence) -> Answer:
    """Decision D4: slots with numbers, together no more than the store holds."""
    cost = 0
    seen: set[str] = set()
    words = iter(() if "nothing" in rest else rest)
    for slot in words:
        if slot not in ss.SLOT_NAMES[1:]:
            if slot.isdecimal():
                return WhyNot("SS-7.3", "number_without_slot", {"number": int(slot)})
            return WhyNot("SS-7.3", "no_such_slot", {"thing": slot})
        if slot in seen:
            return WhyNot("SS-7.3", "slot_twice", {"slot": slot})
        seen.add(slot)
        number = next(words, "")
        if not number.isdecimal():
            return WhyNot("SS-7.3", "slot_without_number", {"slot": slot})
        cost += int(number) * ss.PRICE[ss.SLOT_NAMES.index(slot)]
    store, sentence = int(state.sheet[seat * ss.SHEET]), ("allocate", *rest)
    refused = against(law.no_spending(state, seat, cost), cost=cost, store=store, missing=cost - store)
    return refused or (() if read_allocation(state, seat, sentence) is None else sentence)


def why_not_take(state: SeventhStone, seat: int, rest: Sentence) -> Answer:
    """Decision D6. Whoever chooses sees what is left."""
    if len(stones_of(rest)) > 1:
        return WhyNot("SS-7.11", "take_one")
    if (stone := only(stones_of(rest))) == ss.EMPTY:
        return ()
    return against(law.no_draft(state, stone), "SS-7.11", stone=ss.STONE_NAMES[stone]) or said(state, seat, ss.do_take(stone))


def why_not_discard(state: SeventhStone, seat: int, rest: Sentence) -> Answer:
    """Decision D7."""
    if (stone := only(stones_of(rest))) == ss.EMPTY:
        return ()
    return against(law.no_draft(state, stone), discard_rule(state), stone=ss.STONE_NAMES[stone]) or said(state, seat, ss.do_discard(stone))


def why_not_position(state: SeventhStone, seat: int, rest: Sentence) -> Answer:
    """Decision D8."""
    numbers, order = numbers_of(rest), ints(state.order)
    if len(numbers) != 1:
        return ()
    owner = ss.SEAT_NAMES[order[numbers[0] - 1]] if numbers[0] <= len(order) else ""
    place, left = numbers[0] - 1, int(state.left())
    return judged(state, seat, ss.do_position(place), law.no_position(state, place), number=numbers[0], count=left, seat=owner)


def why_not_assign(state: SeventhStone, seat: int, rest: Sentence) -> Answer:
    """Decision D9: one player at a time, in seat order."""
    named, order = among(ss.SEAT_NAMES, rest), ints(state.order)
    if not named or named == [without_position(state)]:
        return why_not_position(state, seat, rest)
    if named[0] not in order:
        return ()
    return WhyNot("SS-7.14", "has_position", {"seat": ss.SEAT_NAMES[named[0]], "number": order.index(named[0]) + 1})


# Placement


def why_not_build(state: SeventhStone, seat: int, rest: Sentence) -> Answer:
    """Decision D10."""
    if refused := against(law.no_good(state, seat, ss.Good.BUILDING)):
        return refused
    named, cells = among(ss.BUILDING_NAMES[1:], rest), cells_of(state, rest)
    if not named or len(cells) != 1:
        return ()
    cell, building, replaced = cells[0], named[0] + 1, named[1] + 1 if len(named) > 1 else ss.Building.NONE
    reason = law.no_site(state, seat, cell) or law.no_building(state, cell, building, replaced)
    refused = against(reason, field=field_name(state, cell), limit=ss.SLOTS, building=ss.BUILDING_NAMES[replaced])
    return refused or said(state, seat, ss.do_build(cell, replaced, building))


def why_not_recruit(state: SeventhStone, seat: int, rest: Sentence) -> Answer:
    """Decision D11."""
    named, cells = among(ss.UNIT_NAMES, rest), cells_of(state, rest)
    if len(named) != 1 or len(cells) != 1:
        return ()
    kind, cell = named[0], cells[0]
    if refused := against(law.no_good(state, seat, ss.Good.MELEE + kind), type=ss.UNIT_NAMES[kind]):
        return refused
    field, usable = field_name(state, cell), int(law.barracks_before(state, cell, state.year))
    about = {"count": int(state.recruited[cell]), "barracks": usable, "limit": ss.UNITS_A_BARRACKS * usable}
    if refused := against(law.no_recruiting(state, seat, cell), field=field, **about):
        return refused
    there, count, limit = state.army_type(seat, cell), int(state.units(seat, cell)), int(state.unit_limit)
    if there == ss.EMPTY:
        there, limit = kind, ss.STONE_LIMIT
    reason = law.no_recruit(state, seat, cell, kind, armies_of_type(state, seat)[kind])
    return against(reason, field=field, type=ss.UNIT_NAMES[there], count=count, limit=limit) or said(state, seat, ss.do_recruit(cell, kind))


def why_not_hire(state: SeventhStone, seat: int, rest: Sentence) -> Answer:
    """Decision D12."""
    if refused := against(law.no_good(state, seat, ss.Good.MERCENARY)):
        return refused
    if (cell := only(cells_of(state, rest))) == ss.EMPTY:
        return ()
    about = size(state, state.army_place(seat, cell))
    return against(law.no_hire(state, seat, cell), field=field_name(state, cell), **about) or said(state, seat, ss.do_hire(cell))


def size(state: SeventhStone, at: int) -> dict[str, int]:
    """Return how large an army is, and how large it may be."""
    return {
        "military": int(state.military[at]),
        "mercenary": int(state.mercenary[at]),
        "count": int(state.strength(at)),
        "limit": int(state.unit_limit),
    }


def why_not_equip(state: SeventhStone, seat: int, rest: Sentence) -> Answer:
    """Decision D13."""
    named, cells = stones_of(rest), cells_of(state, rest)
    if len(named) != 1 or len(cells) != 1:
        return ()
    stone, cell = named[0], cells[0]
    kind = state.army_type(seat, cell)
    reason = law.no_stone(state, seat, stone) or law.no_carrier(state, seat, cell) or law.no_fit(stone, kind)
    refused = against(reason, field=field_name(state, cell), stone=ss.STONE_NAMES[stone], type=ss.UNIT_NAMES[kind])
    return refused or said(state, seat, ss.do_equip(cell, stone))


# Movement: orders

Cohort = tuple[int, int, int]
"""Its key, and how many military units and mercenaries it has."""


def why_not_move(state: SeventhStone, seat: int, rest: Sentence) -> Answer:
    """Decisions D15 to D18: who, how many, where to, with which stones."""
    head = rest[: rest.index("with")] if "with" in rest else rest
    cells, named, groups = cells_of(state, head), among(ss.UNIT_NAMES, head), groups_of(head)
    if len(cells) not in (1, 2) or len(named) > 1 or len(groups) > 1:
        return ()
    start = cells[0]
    where = {"field": field_name(state, start)}
    there = own_types(state, seat, start)
    if not there:
        return WhyNot("SS-9.3", "no_army", where)
    if named and named[0] not in there:
        return WhyNot("SS-9.3", "no_such_army", where | {"type": ss.UNIT_NAMES[named[0]]})
    if pinned(state, seat, start):
        return WhyNot("SS-9.8", "pinned", where)
    cohorts = [(int(key), int(state.cohort_military[i]), int(state.cohort_mercenary[i])) for i, key in enumerate(state.cohort_key)]
    cohorts = [cohort for cohort in cohorts if cohort_cell(cohort[0]) == start and cohort_type(cohort[0]) in (named or there)]
    free = [cohort for cohort in cohorts if not has_ended(cohort[0])]
    if not free:
        return why_ended(state, seat, start, [key for key, _, _ in cohorts])
    told = {word for word in head if word.startswith("points_") or word in ss.ABILITY_NAMES}
    fitting = [cohort for cohort in free if told <= {*points_words(cohort[0])}]
    if not fitting:
        return WhyNot("SS-9.3", "no_such_cohort", where | {"words": listed(free)})
    return why_not_group(state, seat, rest, fitting, cells, groups)


def listed(cohorts: list[Cohort]) -> str:
    """Return what names these cohorts in orders."""
    return ", ".join(" ".join([*cohort_words(key), f"{military}+{mercenary}"]) for key, military, mercenary in cohorts)


def why_ended(state: SeventhStone, seat: int, start: int, keys: list[int]) -> WhyNot:
    """All units have ended their move, maybe by an overrun that used up their points."""
    where = {"field": field_name(state, start)}
    overrun = state.controller[start] != seat and controllable(state, start)  # else it were theirs (SS-10.8)
    if overrun and all(ss.cohort_points(key) == 0 for key in keys):
        cavalry = all(cohort_type(key) == ss.Unit.CAVALRY for key in keys)
        if state.rules.advanced and cavalry and state.board.terrain[start] != ss.Terrain.PLAIN:
            return WhyNot("SS-20.3", "ended_on_rough_ground", where)
        return WhyNot("SS-10.9", "ended_by_overrun", where)
    return WhyNot("SS-9.7", "ended", where)


def why_not_group(
    state: SeventhStone, seat: int, rest: Sentence, free: list[Cohort], cells: list[int], groups: list[tuple[int, int]]
) -> Answer:
    """The cohort is clear: how many go, where to and with what?"""
    if groups == [(0, 0)]:
        return WhyNot("SS-9.3", "nobody_goes")
    where = {"field": field_name(state, cells[0])}
    able = [cohort for cohort in free if not groups or (cohort[1] >= groups[0][0] and cohort[2] >= groups[0][1])]
    if not able:
        return WhyNot("SS-9.3", "group_too_large", where | {"military": groups[0][0], "mercenary": groups[0][1], "words": listed(free)})
    if len(cells) == 1:
        return ()
    there = [cohort for cohort in able if reach(state, seat, cohort[0])[cells[1]] >= 0]
    if not there:
        fastest = max(able, key=lambda cohort: ss.cohort_points(cohort[0]))
        return why_not_there(state, seat, fastest[0], cells[1])
    answers = [why_not_carried(state, seat, rest, cohort, groups, cells[1]) for cohort in there]
    return next((answer for answer in answers if answer == ("move", *rest)), answers[0])


def why_not_carried(state: SeventhStone, seat: int, rest: Sentence, cohort: Cohort, groups: list[tuple[int, int]], goal: int) -> Answer:
    """Stones go along as SS-9.11 says; all else is said."""
    key = cohort[0]
    at = state.place(seat, cohort_cell(key), cohort_type(key))
    start = field_name(state, cohort_cell(key))
    lying = list(unpack(state.stones[at]))
    military, mercenary = groups[0] if groups else cohort[1:]
    order = ("move", start, *cohort_words(key), f"{military}+{mercenary}", field_name(state, goal))
    reason = law.no_sharing(state, at, military + mercenary)
    if "with" not in rest:
        return () if reason == ss.No.NOTHING else order
    if refused := against(reason, field=start):
        return refused
    named = [word for word in rest[rest.index("with") + 1 :] if word in ss.STONE_NAMES]
    for stone in named:
        if named.count(stone) > lying.count(stone):
            return WhyNot("SS-9.11", "stone_not_carried", {"field": start, "stone": stone})
    ordered = sorted(named, key=ss.STONE_NAMES.index)
    if named != ordered:
        return WhyNot("SS-9.11", "stones_in_order", {"sentence": " ".join(["with", *ordered])})
    return (*order, "with", *(named or ["nothing"]))


# Movement: where to


def why_not_there(state: SeventhStone, seat: int, key: int, goal: int) -> WhyNot:
    """A cohort cannot get there: what would have to be different?"""
    board, start, points = state.board, cohort_cell(key), ss.cohort_points(key)
    where = {"field": field_name(state, goal)}
    if goal == start:
        return WhyNot("SS-9.4", "stays", where)
    if not board.land[goal]:
        return WhyNot("SS-3.1", "volcano" if board.kind[goal] == ss.Kind.VOLCANO else "water", where)
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
    way = path(state, seat, key | ss.cohort(15, 0, 0), goal, {"armies", "lava", "ground"})
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
    start, kind, flags, points = cohort_cell(key), cohort_type(key), ss.cohort_flags(key), ss.cohort_points(key)
    flags |= (ss.TELEPORT if "portals" in ignored else 0) | (ss.MOBILE if "water" in ignored else 0)
    bound = state.rules.advanced and kind == ss.Unit.CAVALRY and not flags & ss.AGAIN and "ground" not in ignored
    ways: list[list[int]] = [[]]
    seen = {start}
    for way in ways:
        here = way[-1] if way else start
        if len(way) == points or (way and "armies" not in ignored and not can_cross(state, seat, here)):
            continue
        for cell, crosses in steps_from(state, here, flags, "lava" in ignored):
            if cell == goal:
                return [*way, cell]
            rough = state.board.kind[cell] != ss.Kind.DESERT and state.board.terrain[cell] != ss.Terrain.PLAIN
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
    if not flags & ss.MOBILE and state.event != ss.Event.WATER:
        return
    shores = board.leap if flags & ss.MOBILE else board.shore
    for direction in range(4):
        shore = shores[here * 4 + direction]
        if shore < 0:
            continue
        step = DX[direction] + DY[direction] * board.width
        if over_lava or not any(state.lava[cell] for cell in range(here + step, shore + step, step)):
            yield int(shore), True


# Movement: everything else


def why_not_use(state: SeventhStone, seat: int, rest: Sentence) -> Answer:
    """Decision D19. The stones are the asking seat's own."""
    cells, named, types = cells_of(state, rest), stones_of(rest), among(ss.UNIT_NAMES, rest)
    if len(cells) != 1 or len(named) != 1:
        return ()
    cell, stone = cells[0], ss.STONE_NAMES[named[0]]
    about = {"field": field_name(state, cell), "stone": stone}
    there = [kind for kind in own_types(state, seat, cell) if not types or kind in types]
    if not there:
        return WhyNot("SS-16.3", "use_no_army", {"field": field_name(state, cell)})
    holders = [kind for kind in there if stone in unpack(state.stones[state.place(seat, cell, kind)])]
    if not holders:
        return WhyNot("SS-16.3", "use_no_stone", about)
    spots = [ss.cohort_spot(key) for key in state.cohort_key]
    reasons = {law.no_use(state, seat, spots.index(ss.spot(kind, cell)), named[0]): kind for kind in holders}
    for reason in (ss.No.NOTHING, ss.No.USE_FOR_NOTHING, *reasons):
        if reason in reasons:
            return against(reason, **about) or said(state, seat, ss.do_use(cell, reasons[reason], named[0]))
    return ()


def why_not_overrun(state: SeventhStone, seat: int, cell: int) -> Answer:
    """Decision D20."""
    reason = law.no_overrun(state, seat, cell)
    rule = "SS-10.1" if reason == ss.No.NO_CONFLICT else "SS-10.4" if state.phase == ss.Phase.MOVEMENT else "SS-10.5"
    own, others = int(law.side(state, seat, cell)), int(law.other_sides(state, seat, cell))
    about = {"own": own, "others": others, "needed": ss.OVERRUN_FACTOR * others}
    return against(reason, rule, field=field_name(state, cell), **about) or said(state, seat, ss.do_overrun(cell))


def why_not_back(state: SeventhStone, seat: int, rest: Sentence) -> Answer:
    """Decision D21: taking back is for those who could not end their movement otherwise."""
    if limits_hold(state, seat):
        return WhyNot("SS-9.15", "back_limits_hold")
    return against(law.no_back(state), limit=ss.UNDO_LIMIT) or ("back",)


def why_not_done(state: SeventhStone, seat: int, rest: Sentence) -> Answer:
    """Decisions D14 and D21: placement can always be ended, movement only if the limits hold."""
    if question(state) != ss.Ask.MOVE or limits_hold(state, seat):
        return ("done",)
    for cell in range(state.board.cells):
        types = own_types(state, seat, cell)
        where = {"field": field_name(state, cell)}
        if len(types) > 1:
            return WhyNot("SS-9.14", "done_two_types", where)
        for kind in types:
            at = state.place(seat, cell, kind)
            military, mercenary = int(state.military[at]), int(state.mercenary[at])
            reason = law.no_size(state, military, mercenary)
            if reason == ss.No.ARMY_FULL:
                limit = int(state.unit_limit)
                return WhyNot("SS-9.14", "done_too_many_units", where | {"count": military + mercenary, "limit": limit})
            if reason == ss.No.MERCENARIES_FULL:
                return WhyNot("SS-9.14", "done_too_many_mercenaries", where | {"military": military, "mercenary": mercenary})
    armies = ints(armies_of_type(state, seat))
    most = armies.index(max(armies))
    return WhyNot("SS-9.14", "done_too_many_armies", {"type": ss.UNIT_NAMES[most], "count": armies[most], "limit": ss.STONE_LIMIT})


def why_not_remove(state: SeventhStone, seat: int, rest: Sentence) -> Answer:
    """Decision D23: only in a dead end, and only what is too much."""
    if limits_hold(state, seat):
        return WhyNot("SS-9.16", "remove_limits_hold")
    if len(movable(state, seat)) > 0 or law.no_back(state) == ss.No.NOTHING:
        return WhyNot("SS-9.16", "remove_not_yet")
    if (cell := only(cells_of(state, rest))) == ss.EMPTY:
        return ()
    where = {"field": field_name(state, cell)}
    if not own_types(state, seat, cell):
        return WhyNot("SS-9.16", "no_army", where)
    offered = [action for action in surplus(state, seat) if ss.remove_cell(action) == cell]
    if not offered:
        return WhyNot("SS-9.16", "remove_elsewhere", where)
    types, troops = among(ss.UNIT_NAMES, rest) or range(ss.TYPES), among(ss.TROOP_NAMES, rest) or range(len(ss.TROOP_NAMES))
    for action in offered:
        if ss.remove_type(action) in types and ss.remove_mercenary(action) in troops:
            return said(state, seat, action)
    return WhyNot("SS-9.16", "remove_other_kind", where)


def why_not_keep(state: SeventhStone, seat: int, rest: Sentence) -> Answer:
    """Decision D22."""
    data, cells = int(state.data()), cells_of(state, rest)
    if (stone := only(stones_of(rest))) == ss.EMPTY:
        return ()
    if cells and cells != [ss.keep_cell(data)]:
        return ()
    if ss.STONE_NAMES[stone] in unpack(state.stones[state.place(seat, ss.keep_cell(data), ss.keep_type(data))]):
        return said(state, seat, ss.do_keep(stone))
    return WhyNot("SS-9.14", "keep_no_stone", {"field": field_name(state, ss.keep_cell(data)), "stone": ss.STONE_NAMES[stone]})


# Debts and supports


def why_not_disband(state: SeventhStone, seat: int, rest: Sentence) -> Answer:
    """Decision D24."""
    named = among(ss.UNIT_NAMES, rest)
    if (cell := only(cells_of(state, rest))) == ss.EMPTY:
        return ()
    where = {"field": field_name(state, cell)}
    there = own_types(state, seat, cell)
    if not there:
        return WhyNot("SS-2.4", "no_army", where)
    if named and named[0] not in there:
        return WhyNot("SS-2.4", "no_such_army", where | {"type": ss.UNIT_NAMES[named[0]]})
    for kind in named or there:
        if state.military[state.place(seat, cell, kind)] > 0 and "mercenary" not in rest:
            return said(state, seat, ss.do_disband(cell, kind))
    return WhyNot("SS-2.4", "disband_military", where)


def why_not_support(state: SeventhStone, seat: int, rest: Sentence) -> Answer:
    """Decision D25: army by army, in reading order."""
    cells, asked = cells_of(state, rest), asked_field(state)
    if len(cells) not in (1, 2):
        return ()
    home = cells[0]
    field = field_name(state, home)
    if refused := against(law.no_supporter(state, seat, home), "SS-11.2", field=field):
        return refused
    if len(cells) == 2 and (refused := why_not_supported(state, home, cells[1], state.army_type(seat, home))):
        return refused
    if len(supportable(state, seat, home)) == 0:
        return WhyNot("SS-11.2", "nothing_to_support", {"field": field})
    if home < asked:
        return WhyNot("SS-11.6", "support_declared", {"field": field, "asked": field_name(state, asked)})
    if home > asked:
        return WhyNot("SS-11.1", "support_other_first", {"field": field, "asked": field_name(state, asked)})
    return said(state, seat, ss.do_support(cells[1]) if len(cells) == 2 else ss.Do.NONE)


def why_not_supported(state: SeventhStone, home: int, goal: int, kind: int) -> WhyNot | None:
    """Return why an army cannot support what happens on a field; None if it can."""
    where = {"field": field_name(state, home), "goal": field_name(state, goal), "type": ss.UNIT_NAMES[kind]}
    if state.stood[goal] == ss.EMPTY:
        return WhyNot("SS-11.2", "support_no_conflict", where)
    reason = law.no_reach(state, kind, home, goal)
    beyond = state.event == ss.Event.WATER and goal in ints(state.board.shore[home * 4 : home * 4 + 4])
    if beyond and reason in (ss.No.CAVALRY_REACH, ss.No.RANGED_REACH):
        return WhyNot("SS-6.9", "support_over_water", where)
    return against(reason, **where)


# Battles


def why_not_battle(state: SeventhStone, seat: int, cell: int) -> Answer:
    """Decision D26."""
    return against(law.no_part(state, seat, cell), "SS-11.7", field=field_name(state, cell)) or said(state, seat, ss.do_battle(cell))


def why_not_stone(state: SeventhStone, seat: int, rest: Sentence) -> Answer:
    """Decision D27. Whoever has a movement stone is asked too and can only say no (ruling R32)."""
    if "yes" in rest and not battle_stone(state, seat):
        return WhyNot("SS-12.1", "no_battle_stone", {"field": field_name(state, state.battle)})
    return ("stone", *rest) if rest in (("yes",), ("no",)) else ()


def why_not_walls(state: SeventhStone, seat: int, rest: Sentence) -> Answer:
    """Decision D28; in a battle also when nobody is asked about walls."""
    numbers = numbers_of(rest)
    count = numbers[0] if len(numbers) == 1 else 0
    refused = against(law.no_walls(state, seat, count), field=field_name(state, state.battle), count=int(law.usable_walls(state)))
    return refused or (said(state, seat, ss.do_walls(count)) if numbers else ())


def why_not_aim(state: SeventhStone, seat: int, rest: Sentence) -> Answer:
    """Decision D29: pool by pool, target by target; the last one gets the rest."""
    data, possible = int(state.data()), ints(targets(state, seat))
    pools, named, numbers = among(ss.POOL_NAMES, rest), among(ss.SEAT_NAMES, rest), numbers_of(rest)
    if len(named) != 1:
        return ()
    target = named[0]
    other = {"seat": ss.SEAT_NAMES[target]}
    reason = law.no_target(state, seat, target)
    supports = state.board.cells * target
    if reason == ss.No.AIM_AT_ABSENT and state.battle in state.support[supports : supports + state.board.cells]:
        fought = target in (state.controller[state.battle], state.stood[state.battle])
        return WhyNot("SS-12.12", "aim_at_beaten", other) if fought else WhyNot("SS-11.4", "aim_at_outsider", other)
    if refused := against(reason, **other):
        return refused
    if pools != [ss.aim_pool(data)]:
        return ()
    if target == possible[-1]:
        return WhyNot("SS-13.8", "aim_rest", other)
    if target != possible[ss.aim_target(data)] or len(numbers) != 1:
        return ()
    left = int(dice_left(state, seat, pools[0]))
    if numbers[0] > left:
        return WhyNot("SS-13.8", "aim_too_many", {"pool": ss.POOL_NAMES[pools[0]], "count": left, "number": numbers[0]})
    return said(state, seat, ss.do_aim(numbers[0]))


def why_not_lose(state: SeventhStone, seat: int, rest: Sentence) -> Answer:
    """Decision D30."""
    cells, types, battle = cells_of(state, rest), among(ss.UNIT_NAMES, rest), int(state.battle)
    if "guard" in rest:
        guard = ss.do_lose(0, ss.Troop.MILITARY)
        refused = against(law.no_guard(state, seat), field=field_name(state, battle))
        return refused or (said(state, seat, guard) if guard in casualties(state, seat) else WhyNot("SS-13.5", "guards_last"))
    if cells and cells[0] != battle:
        at = state.place(seat, cells[0], ss.Unit.CAVALRY)
        return why_lost_nowhere(state, seat, cells[0]) or why_not_lost(state, seat, at, cells[0], ss.OUTSIDE + cells[0], rest)
    for kind in types or own_types(state, seat, battle):
        at = state.place(seat, battle, kind)
        if state.strength(at) > 0:
            return why_not_lost(state, seat, at, battle, ss.FIELD_ARMIES + kind, rest)
        supports = state.support[seat * state.board.cells : (seat + 1) * state.board.cells]
        for home, goal in enumerate(supports):
            if goal == battle and state.army_type(seat, home) == kind:
                if refused := why_lost_nowhere(state, seat, home):
                    return refused
                return WhyNot("SS-12.7", "lose_by_field", {"field": field_name(state, home)})
        break
    return WhyNot("SS-12.7", "lose_not_there", {"field": field_name(state, battle)})


def why_lost_nowhere(state: SeventhStone, seat: int, cell: int) -> WhyNot | None:
    """Return why no unit of an army elsewhere can be lost in this battle; None if one can."""
    return against(law.no_loss_outside(state, seat, cell), "SS-12.7", field=field_name(state, cell))


def why_not_lost(state: SeventhStone, seat: int, at: int, cell: int, source: int, rest: Sentence) -> Answer:
    """A unit of an army is lost, a soldier or a mercenary."""
    for troop in among(ss.TROOP_NAMES, rest)[:1]:
        reason, about = law.no_loss(state, at, troop), size(state, at)
        return judged(state, seat, ss.do_lose(source, troop), reason, field=field_name(state, cell), **about)
    return ()


class Saying(NamedTuple):
    """What can be said: what stands against it, how it is said where it is one of many, and why it is no answer to something else."""

    answer: Callable[[SeventhStone, int, Sentence], Answer]
    how: WhyNot | None = None
    not_now: WhyNot | None = None
    phase: int = ss.Phase.SETUP
    """To which phase it belongs, where it belongs to one and to nothing in it."""


SAYINGS = {
    "people": Saying(why_not_people, not_now=WhyNot("SS-4.2", "no_people_now")),
    "capital": Saying(at_field(why_not_capital), not_now=WhyNot("SS-4.5", "no_capital_now")),
    "barracks": Saying(at_field(why_not_barracks), not_now=WhyNot("SS-4.6", "no_barracks_now")),
    "allocate": Saying(why_not_allocate, phase=ss.Phase.PRODUCTION),
    "take": Saying(why_not_take, not_now=WhyNot("SS-7.11", "no_take_now")),
    "discard": Saying(why_not_discard, not_now=WhyNot("SS-8.13", "no_discard_now")),
    "position": Saying(why_not_position, not_now=WhyNot("SS-7.14", "no_position_now")),
    "assign": Saying(why_not_assign, not_now=WhyNot("SS-7.14", "no_position_now")),
    "build": Saying(why_not_build, how=WhyNot("SS-8.2", "build_how"), phase=ss.Phase.PLACEMENT),
    "recruit": Saying(why_not_recruit, how=WhyNot("SS-8.6", "recruit_how"), phase=ss.Phase.PLACEMENT),
    "hire": Saying(why_not_hire, how=WhyNot("SS-8.11", "hire_how"), phase=ss.Phase.PLACEMENT),
    "equip": Saying(why_not_equip, how=WhyNot("SS-8.13", "equip_how"), phase=ss.Phase.PLACEMENT),
    "done": Saying(why_not_done),
    "move": Saying(why_not_move, how=WhyNot("SS-9.3", "order_how"), phase=ss.Phase.MOVEMENT),
    "use": Saying(why_not_use, how=WhyNot("SS-16.3", "use_how"), not_now=WhyNot("SS-16.3", "no_use_now")),
    "overrun": Saying(at_field(why_not_overrun), how=WhyNot("SS-10.3", "overrun_how")),
    "back": Saying(why_not_back, not_now=WhyNot("SS-9.15", "no_back_now")),
    "remove": Saying(why_not_remove, how=WhyNot("SS-9.16", "remove_how"), not_now=WhyNot("SS-9.16", "no_remove_now")),
    "keep": Saying(why_not_keep, not_now=WhyNot("SS-9.14", "no_keep_now")),
    "pass": Saying(lambda state, seat, rest: ("pass",)),  # always possible in the second window
    "disband": Saying(why_not_disband, not_now=WhyNot("SS-9.16", "no_remove_now")),
    "support": Saying(why_not_support, phase=ss.Phase.COMBAT),
    "battle": Saying(at_field(why_not_battle), phase=ss.Phase.COMBAT),
    "stone": Saying(why_not_stone, not_now=WhyNot("SS-12.1", "no_stone_now")),
    "walls": Saying(why_not_walls, not_now=WhyNot("SS-12.2", "no_walls_now")),
    "aim": Saying(why_not_aim, not_now=WhyNot("SS-13.8", "no_aim_now")),
    "lose": Saying(why_not_lose, not_now=WhyNot("SS-12.7", "no_lose_now")),
}
