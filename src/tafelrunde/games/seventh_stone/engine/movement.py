"""The movement phase of Seventh Stone: cohorts, where they can go, orders and taking them back (SS-9)."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.seventh_stone.engine._grammar import (
    AGAIN,
    ALLOWANCE,
    EMPTY,
    ENDED,
    JOURNAL,
    MOBILE,
    SHEET,
    STONE_LIMIT,
    STONE_SPEED,
    TELEPORT,
    TYPES,
    Do,
    Entry,
    Event,
    Happened,
    Kind,
    No,
    Put,
    Stone,
    Terrain,
    Troop,
    Unit,
    cohort,
    cohort_flags,
    cohort_points,
    cohort_spot,
    do_carry,
    do_goto,
    do_group,
    do_overrun,
    do_remove,
    do_use,
    spot,
    spot_cell,
    spot_type,
    stack_first,
    stack_rest,
)
from tafelrunde.games.seventh_stone.engine.board import DX, DY
from tafelrunde.games.seventh_stone.engine.effects import (
    add_cohort,
    add_stone,
    add_stones,
    change_cohorts,
    cohort_cell,
    cohort_type,
    controllable,
    drop_stone,
    enemies,
    field_value,
    find_cohort,
    guard_of,
    has_ended,
    key_of,
    note_conflict,
    pinned,
    put_open,
    stone_count,
    take_control,
)
from tafelrunde.games.seventh_stone.engine.law import no_overrun, no_size, no_use
from tafelrunde.games.seventh_stone.engine.state import SeventhStone
from tafelrunde.kernel.contract import BIT
from tafelrunde.kernel.rows import filled
from tafelrunde.kernel.vectors import append, vec


def begin_movement(state: SeventhStone, seat: i64) -> None:
    """A player's own movement phase begins: all units, new ones too, have their full allowance (SS-9.2, SS-20.7, SS-R29)."""
    state.mover = seat
    state.undone = 0
    state.stormed = 0
    state.journal = vec[i64]()
    keys = vec[i64]()
    soldiers = vec[i64]()
    hired = vec[i64]()
    at = seat * state.board.cells * TYPES
    for cell in range(state.board.cells):
        for kind in range(TYPES):
            if state.strength(at) > 0:
                points = ALLOWANCE[kind] * (2 if state.doubled[seat] else 1)
                keys = append(keys, key_of(cell, kind, 0, points))
                soldiers = append(soldiers, state.military[at])
                hired = append(hired, state.mercenary[at])
            at += 1
    state.cohort_key = keys
    state.cohort_military = soldiers
    state.cohort_mercenary = hired


def end_movement(state: SeventhStone) -> None:
    """The own movement phase is over (SS-9.14)."""
    state.mover = EMPTY
    state.stormed = 0
    state.journal = vec[i64]()
    state.cohort_key = vec[i64]()
    state.cohort_military = vec[i64]()
    state.cohort_mercenary = vec[i64]()


# Where to


def can_enter(state: SeventhStone, cell: i64) -> bool:
    """Return whether armies may go to a field at all (SS-3.1, SS-6.6)."""
    return state.board.land[cell] != 0 and state.lava[cell] == 0


def can_cross(state: SeventhStone, seat: i64, cell: i64) -> bool:
    """Return whether a path may lead across a field (SS-9.5)."""
    return enemies(state, seat, cell) == 0 and (state.controller[cell] == seat or guard_of(state, cell) == 0)


def landing(state: SeventhStone, cell: i64, direction: i64, flags: i64) -> i64:
    """Return the far shore of a crossing that is possible now, or EMPTY (SS-6.9, SS-16.7)."""
    shore: i64 = EMPTY
    if flags & MOBILE:
        shore = state.board.leap[cell * 4 + direction]
    elif state.event == Event.WATER:
        shore = state.board.shore[cell * 4 + direction]
    if shore < 0 or not can_enter(state, shore):
        return EMPTY
    step = DX[direction] + DY[direction] * state.board.width
    crossed = cell + step
    while crossed != shore:
        if state.lava[crossed]:  # SS-6.4
            return EMPTY
        crossed += step
    return shore


def through_gates(state: SeventhStone, cell: i64, flags: i64) -> bool:
    """Return whether all portals are neighbours of this field (SS-6.10, SS-16.5)."""
    return state.board.portal[cell] >= 0 and (state.event == Event.PORTALS or flags & TELEPORT != 0)


def neighbours(state: SeventhStone, cell: i64, flags: i64) -> vec[i64]:
    """Return the fields one step away, crossings apart; one may stand there twice."""
    if not through_gates(state, cell, flags):
        return state.board.near[cell]
    around = state.board.near[cell][:]
    for gate in state.board.gates:
        if gate != cell:
            around = append(around, gate)
    return around


def can_leave(state: SeventhStone, cell: i64, flags: i64) -> bool:
    """Return whether there is any field to go to."""
    for other in neighbours(state, cell, flags):
        if state.lava[other] == 0:
            return True
    if flags & MOBILE or state.event == Event.WATER:
        for direction in range(4):
            if landing(state, cell, direction, flags) >= 0:
                return True
    return False


def reach(state: SeventhStone, seat: i64, key: i64) -> vec[i64]:
    """Return for each field how many points a cohort has left when it arrives there, EMPTY where it cannot go (SS-9.4 to SS-9.6)."""
    cells = state.board.cells
    start, flags = cohort_cell(key), cohort_flags(key)
    left = filled(cells, EMPTY)
    free = filled(cells, EMPTY)  # points left on the best path that may go on
    hop = filled(cells, EMPTY)  # the same where the best path ends with a crossing
    # SS-20.3: on such ground cavalry goes on only if the first field it entered is a plain or a desert
    bound = state.rules.advanced and cohort_type(key) == Unit.CAVALRY and not flags & AGAIN
    crossing = flags & MOBILE or state.event == Event.WATER
    free[start] = cohort_points(key)
    line = append(vec[i64](), start)
    done: i64 = 0
    while done < len(line):
        here = line[done]
        done += 1
        rest = free[here]
        if rest == 0 or (here != start and not can_cross(state, seat, here)):
            continue
        for cell in neighbours(state, here, flags):
            if state.lava[cell] or free[cell] >= 0:
                continue
            if bound and here == start and state.board.kind[cell] != Kind.DESERT and state.board.terrain[cell] != Terrain.PLAIN:
                left[cell] = 0
                continue
            free[cell] = rest - 1
            if left[cell] < 0 or hop[cell] == rest - 1:  # SS-R44: of two ways of equal length the dry one
                left[cell] = rest - 1
            line = append(line, cell)
        if crossing:
            for direction in range(4):
                shore = landing(state, here, direction, flags)
                if shore >= 0 and shore != start and left[shore] < 0:
                    left[shore] = 0
                    hop[shore] = rest - 1
    return left


# Limits


def limits_hold(state: SeventhStone, seat: i64) -> bool:
    """Return whether unit, army, stone and mercenary limits hold for the mover (SS-8.8 to SS-8.11, SS-9.13)."""
    armies = filled(TYPES, 0)
    last: i64 = EMPTY  # spot of the cohort before
    for key in state.cohort_key:
        here = cohort_spot(key)
        if here == last:
            continue
        if last >= 0 and spot_cell(here) == spot_cell(last):
            return False  # two types on a field
        last = here
        at = state.spot_place(seat, here)
        if no_size(state, state.military[at], state.mercenary[at]) != No.NOTHING:
            return False
        armies[spot_type(here)] += 1
    return armies[0] <= STONE_LIMIT and armies[1] <= STONE_LIMIT and armies[2] <= STONE_LIMIT


def movable(state: SeventhStone, seat: i64) -> vec[i64]:
    """Return the keys of the cohorts that can be given an order (SS-9.3, SS-9.8)."""
    keys = vec[i64]()
    cell: i64 = EMPTY
    held = False
    for key in state.cohort_key:
        if has_ended(key) or cohort_points(key) == 0:
            continue
        if cohort_cell(key) != cell:
            cell = cohort_cell(key)
            held = pinned(state, seat, cell)
        if not held and can_leave(state, cell, cohort_flags(key)):
            keys = append(keys, key)
    return keys


def usable_stones(state: SeventhStone, seat: i64) -> vec[i64]:
    """Return the movement stones that would change something, as actions (SS-16.3, SS-16.4)."""
    actions = vec[i64]()
    last: i64 = EMPTY
    for i in range(len(state.cohort_key)):
        here = cohort_spot(state.cohort_key[i])
        if here == last:
            continue
        last = here
        stones = state.stones[state.spot_place(seat, here)]
        before: i64 = 0
        while stones > 0 and stack_first(stones) <= Stone.MOBILITY:
            stone = stack_first(stones)
            stones = stack_rest(stones)
            if stone != before and no_use(state, seat, i, stone) == No.NOTHING:
                actions = append(actions, do_use(spot_cell(here), spot_type(here), stone))
            before = stone
    return actions


def with_stone(key: i64, stone: i64) -> i64:
    """Return what a cohort becomes by a movement stone (SS-16.3 to SS-16.7, SS-R9)."""
    if stone == Stone.TELEPORTATION:
        return key | cohort(0, TELEPORT, 0)
    return key | cohort(0, MOBILE, 0) if stone == Stone.MOBILITY else key + STONE_SPEED[stone]


def use_stone(state: SeventhStone, seat: i64, cell: i64, kind: i64, stone: i64) -> None:
    """A movement stone takes effect on all units of its army that have not ended their move (SS-16.3)."""
    at = state.place(seat, cell, kind)
    state.stones[at] = drop_stone(state.stones[at], stone)
    state.note(Happened.USED, [seat, cell, stone])
    put_open(state, seat, stone, Put.USED)
    before = vec[i64]()
    after = vec[i64]()
    for key in state.cohort_key:
        if cohort_spot(key) == spot(kind, cell) and not has_ended(key):
            before = append(before, key)
            after = append(after, with_stone(key, stone))
    change_cohorts(state, before, after)
    state.journal = vec[i64]()  # SS-9.15


# Orders


def carried(stones: i64, mask: i64) -> i64:
    """Return those of a stack whose bit is set."""
    taken: i64 = 0
    i: i64 = 0
    while stones > 0:
        if mask & BIT[i]:
            taken = add_stone(taken, stack_first(stones))
        stones = stack_rest(stones)
        i += 1
    return taken


def carry_masks(stones: i64) -> vec[i64]:
    """Return the bit sets of stones that can go along, of equal stones only the first ones."""
    kinds = vec[i64]()
    while stones > 0:
        kinds = append(kinds, stack_first(stones))
        stones = stack_rest(stones)
    masks = vec[i64]()
    for mask in range(BIT[len(kinds)]):
        fits = True
        for i in range(1, len(kinds)):
            if kinds[i] == kinds[i - 1] and mask & BIT[i] and not mask & BIT[i - 1]:
                fits = False
        if fits:
            masks = append(masks, i64(mask))
    return masks


def order_plays(state: SeventhStone, seat: i64, actions: vec[i64]) -> list[tuple[int, ...]]:
    """Return the plays that begin with these actions of the mover: an order says who goes, with which stones, and where (D15 to D18)."""
    found: list[tuple[int, ...]] = []
    for action in actions:
        if not Do.SELECT <= action < Do.USE:
            found.append((int(action),))
            continue
        key = action - Do.SELECT
        goals: list[int] = []
        left = reach(state, seat, key)
        for cell in range(state.board.cells):
            if left[cell] >= 0:
                goals.append(do_goto(cell))
        at = state.spot_place(seat, cohort_spot(key))
        masks = carry_masks(state.stones[at])
        number = find_cohort(state, key)
        soldiers, hired = state.cohort_military[number], state.cohort_mercenary[number]
        for military in range(soldiers + 1):
            for mercenary in range(hired + 1):
                if military + mercenary == 0:
                    continue
                begun: tuple[int, ...] = (int(action),)
                if soldiers + hired > 1:
                    begun = (int(action), int(do_group(military, mercenary)))
                if len(masks) > 1 and military + mercenary < state.strength(at):
                    for mask in masks:
                        for goal in goals:
                            found.append((*begun, int(do_carry(mask)), goal))
                else:
                    for goal in goals:
                        found.append((*begun, goal))
    return found


def execute_order(state: SeventhStone, seat: i64, key: i64, military: i64, mercenary: i64, mask: i64, goal: i64) -> None:
    """A group moves; its move has ended (SS-9.3 to SS-9.12)."""
    left = reach(state, seat, key)[goal]
    origin, kind = cohort_cell(key), cohort_type(key)
    there = key_of(goal, kind, cohort_flags(key) | ENDED | AGAIN, left)
    source = state.place(seat, origin, kind)
    target = state.place(seat, goal, kind)
    stones = carried(state.stones[source], mask)
    shift_units(state, source, target, key, there, military, mercenary)
    shift_stones(state, source, target, stones)
    state.note(Happened.MOVED, [seat, kind, military, mercenary, origin, goal, stone_count(stones)])

    former = state.controller[goal]
    owes = len(state.steps)
    entry: list[i64] = [key, there, military, mercenary, stones, 0, former, state.stood[goal]]
    for slot in range(SHEET):
        entry.append(state.sheet[former * SHEET + slot] if former >= 0 else 0)
    if former != seat and controllable(state, goal) and free_to_take(state, seat, goal):
        entry[Entry.TOOK] = 1
        take_control(state, seat, goal)  # SS-9.9, SS-9.17, SS-R25
    elif pinned(state, seat, goal):
        note_conflict(state, seat, goal)  # SS-9.10
    if len(state.steps) > owes:
        state.journal = vec[i64]()  # somebody else has to disband (SS-9.15)
    else:
        for value in entry:
            state.journal = append(state.journal, value)


def free_to_take(state: SeventhStone, seat: i64, cell: i64) -> bool:
    """Return whether a field falls to whoever moves in: no enemy army, and no capital of somebody else (SS-9.9, SS-10.8)."""
    return enemies(state, seat, cell) == 0 and state.capital[cell] < 0


def shift_units(state: SeventhStone, source: i64, target: i64, key: i64, there: i64, military: i64, mercenary: i64) -> None:
    """Units go from one place and cohort to another."""
    state.military[source] -= military
    state.mercenary[source] -= mercenary
    state.military[target] += military
    state.mercenary[target] += mercenary
    add_cohort(state, key, -military, -mercenary)
    add_cohort(state, there, military, mercenary)


def shift_stones(state: SeventhStone, source: i64, target: i64, stones: i64) -> None:
    """Stones go along with their army."""
    rest = stones
    while rest > 0:
        state.stones[source] = drop_stone(state.stones[source], stack_first(rest))
        rest = stack_rest(rest)
    state.stones[target] = add_stones(state.stones[target], stones)


def take_order_back(state: SeventhStone, seat: i64) -> None:
    """The last order is undone completely (SS-9.15)."""
    base = len(state.journal) - JOURNAL
    entry = state.journal[base:]
    key, there = entry[Entry.KEY], entry[Entry.THERE]
    origin, goal = cohort_cell(key), cohort_cell(there)
    source, target = state.spot_place(seat, cohort_spot(there)), state.spot_place(seat, cohort_spot(key))
    shift_units(state, source, target, there, key, entry[Entry.MILITARY], entry[Entry.MERCENARY])
    shift_stones(state, source, target, entry[Entry.STONES])
    if entry[Entry.TOOK]:
        former = entry[Entry.FORMER]
        state.sheet[seat * SHEET] -= field_value(state, goal)
        state.controller[goal] = former
        if former >= 0:
            for slot in range(SHEET):
                state.sheet[former * SHEET + slot] = entry[Entry.SHEET + slot]
    state.stood[goal] = entry[Entry.STOOD]
    state.journal = state.journal[:base]
    state.undone += 1
    state.note(Happened.TOOK_BACK, [seat, origin, goal])


# Overruns


def overruns(state: SeventhStone, seat: i64) -> vec[i64]:
    """Return the conflicts that a player may overrun now, as actions."""
    actions = vec[i64]()
    for cell in range(state.board.cells):
        if state.stood[cell] != EMPTY and no_overrun(state, seat, cell) == No.NOTHING:
            actions = append(actions, do_overrun(cell))
    return actions


def surplus(state: SeventhStone, seat: i64) -> vec[i64]:
    """Return which units may be removed in a dead end, as actions (SS-9.16)."""
    armies = filled(TYPES, 0)
    types = filled(state.board.cells, 0)
    last: i64 = EMPTY
    for key in state.cohort_key:
        if cohort_spot(key) != last:
            last = cohort_spot(key)
            armies[spot_type(last)] += 1
            types[spot_cell(last)] += 1
    actions = vec[i64]()
    last = EMPTY
    for key in state.cohort_key:
        if cohort_spot(key) == last:
            continue
        last = cohort_spot(key)
        cell, kind = spot_cell(last), spot_type(last)
        at = state.place(seat, cell, kind)
        military, mercenary = state.military[at], state.mercenary[at]
        reason = no_size(state, military, mercenary)
        too_many = reason == No.ARMY_FULL or types[cell] > 1 or armies[kind] > STONE_LIMIT
        if too_many and military > 0:
            actions = append(actions, do_remove(cell, kind, Troop.MILITARY))
        if mercenary > 0 and (too_many or reason == No.MERCENARIES_FULL):
            actions = append(actions, do_remove(cell, kind, Troop.MERCENARY))
    return actions
