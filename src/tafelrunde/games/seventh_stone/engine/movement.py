"""The movement phase of Seventh Stone: cohorts, where they can go, orders and taking them back (SS-9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.seventh_stone.engine.board import DX, DY, Kind, Terrain
from tafelrunde.games.seventh_stone.engine.data import (
    ALLOWANCE,
    EMPTY,
    OVERRUN_FACTOR,
    SHEET,
    STONE_LIMIT,
    TYPES,
    UNDO_LIMIT,
    Do,
    Event,
    Flag,
    Happened,
    Put,
    Stone,
    Unit,
)
from tafelrunde.games.seventh_stone.engine.effects import (
    STONE_BITS,
    STONE_MASK,
    add_cohort,
    add_stones,
    controllable,
    drop_stone,
    enemies,
    field_value,
    guard_of,
    is_conflict,
    key_of,
    note_conflict,
    pinned,
    put_open,
    take_control,
    takes_part,
)
from tafelrunde.games.seventh_stone.engine.state import SeventhStone
from tafelrunde.kernel.contract import BIT
from tafelrunde.kernel.rows import filled
from tafelrunde.kernel.vectors import append, vec

JOURNAL: Final = 17  # numbers to an order: eight of its own, and the sheet of whoever lost a field by it
KEY_BITS: Final = 17  # of a cohort's key in the data of a step; then eight bits each for units, five for stones


def begin_movement(state: SeventhStone, seat: i64) -> None:
    """A player's own movement phase begins: all units have their full allowance (SS-9.2, SS-20.7)."""
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
            if state.military[at] + state.mercenary[at] > 0:
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
    if flags & Flag.MOBILE:
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
    return state.board.portal[cell] >= 0 and (state.event == Event.PORTALS or flags & Flag.TELEPORT != 0)


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
    if flags & Flag.MOBILE or state.event == Event.WATER:
        for direction in range(4):
            if landing(state, cell, direction, flags) >= 0:
                return True
    return False


def reach(state: SeventhStone, seat: i64, key: i64) -> vec[i64]:
    """Return for each field how many points a cohort has left when it arrives there, EMPTY where it cannot go (SS-9.4 to SS-9.6)."""
    cells = state.board.cells
    start, kind, flags, points = key >> 10, key >> 8 & 3, key >> 4 & 15, key & 15
    left = filled(cells, EMPTY)
    free = filled(cells, EMPTY)  # points left on the best path that may go on
    hop = filled(cells, EMPTY)  # the same where the best path ends with a crossing
    # SS-20.3: on such ground cavalry goes on only if the first field it entered is a plain or a desert
    bound = state.rules.advanced and kind == Unit.CAVALRY and not flags & Flag.AGAIN
    crossing = flags & Flag.MOBILE or state.event == Event.WATER
    line = vec[i64]()
    for cell in neighbours(state, start, flags):
        if state.lava[cell] or free[cell] >= 0:
            continue
        open_ground = not bound or state.board.kind[cell] == Kind.DESERT or state.board.terrain[cell] == Terrain.PLAIN
        left[cell] = points - 1 if open_ground else 0
        if open_ground:
            free[cell] = points - 1
            line = append(line, cell)
    if crossing:
        for direction in range(4):
            shore = landing(state, start, direction, flags)
            if shore >= 0 and left[shore] < 0:
                left[shore] = 0
                hop[shore] = points - 1
    done: i64 = 0
    while done < len(line):
        here = line[done]
        done += 1
        rest = free[here]
        if rest == 0 or not can_cross(state, seat, here):
            continue
        for cell in neighbours(state, here, flags):
            if cell != start and free[cell] < 0 and state.lava[cell] == 0:
                free[cell] = rest - 1
                if left[cell] < 0 or hop[cell] == rest - 1:  # of two ways of equal length the dry one
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
    last: i64 = EMPTY  # place of the cohort before, cell * 4 + type
    for key in state.cohort_key:
        here = key >> 8
        if here == last:
            continue
        if last >= 0 and here >> 2 == last >> 2:
            return False  # two types on a field
        last = here
        at = state.place(seat, here >> 2, here & 3)
        if state.military[at] + state.mercenary[at] > state.unit_limit or state.mercenary[at] > state.military[at]:
            return False
        armies[here & 3] += 1
    return armies[0] <= STONE_LIMIT and armies[1] <= STONE_LIMIT and armies[2] <= STONE_LIMIT


def movable(state: SeventhStone, seat: i64) -> vec[i64]:
    """Return the keys of the cohorts that can be given an order (SS-9.3, SS-9.8)."""
    keys = vec[i64]()
    cell: i64 = EMPTY
    held = False
    for key in state.cohort_key:
        if key >> 4 & Flag.ENDED or key & 15 == 0:
            continue
        if key >> 10 != cell:
            cell = key >> 10
            held = pinned(state, seat, cell)
        if not held and can_leave(state, cell, key >> 4 & 15):
            keys = append(keys, key)
    return keys


def usable_stones(state: SeventhStone, seat: i64) -> vec[i64]:
    """Return the movement stones that would change something, as actions (SS-16.3, SS-16.4)."""
    actions = vec[i64]()
    last: i64 = EMPTY
    for i in range(len(state.cohort_key)):
        here = state.cohort_key[i] >> 8
        if here == last:
            continue
        last = here
        packed = state.stones[state.place(seat, here >> 2, here & 3)]
        if packed & STONE_MASK == 0 or packed & STONE_MASK > Stone.MOBILITY or pinned(state, seat, here >> 2):
            continue
        before: i64 = 0
        while packed & STONE_MASK and packed & STONE_MASK <= Stone.MOBILITY:
            stone = packed & STONE_MASK
            packed >>= STONE_BITS
            if stone != before and stone_helps(state, i, stone):
                actions = append(actions, Do.USE + (here << 5 | stone))
            before = stone
    return actions


def stone_helps(state: SeventhStone, first: i64, stone: i64) -> bool:
    """Return whether a stone changes anything for units that have not ended their move; `first` is the first cohort on the place."""
    here = state.cohort_key[first] >> 8
    for i in range(first, len(state.cohort_key)):
        key = state.cohort_key[i]
        if key >> 8 != here:
            return False
        flags = key >> 4 & 15
        if flags & Flag.ENDED:
            continue
        if stone == Stone.TELEPORTATION and (flags & Flag.TELEPORT or state.event == Event.PORTALS):
            continue
        if stone == Stone.MOBILITY and flags & Flag.MOBILE:
            continue
        return True
    return False


def use_stone(state: SeventhStone, seat: i64, here: i64, stone: i64) -> None:
    """A movement stone takes effect on all units of its army that have not ended their move (SS-16.3 to SS-16.7)."""
    at = state.place(seat, here >> 2, here & 3)
    state.stones[at] = drop_stone(state.stones[at], stone)
    state.note(Happened.USED, [seat, here >> 2, stone])
    put_open(state, seat, stone, Put.USED)
    changed = vec[i64]()
    soldiers = vec[i64]()
    hired = vec[i64]()
    for i in range(len(state.cohort_key)):
        if state.cohort_key[i] >> 8 == here and not state.cohort_key[i] >> 4 & Flag.ENDED:
            changed = append(changed, state.cohort_key[i])
            soldiers = append(soldiers, state.cohort_military[i])
            hired = append(hired, state.cohort_mercenary[i])
    for i in range(len(changed)):
        add_cohort(state, changed[i], -soldiers[i], -hired[i])
    for i in range(len(changed)):
        key = changed[i]
        if stone == Stone.TELEPORTATION:
            key |= Flag.TELEPORT << 4
        elif stone == Stone.MOBILITY:
            key |= Flag.MOBILE << 4
        else:
            key += 1 if stone == Stone.SPEED_1 else 2
        add_cohort(state, key, soldiers[i], hired[i])
    state.journal = vec[i64]()  # SS-9.15


# Orders


def carried(packed: i64, mask: i64) -> i64:
    """Return those of the packed stones whose bit is set."""
    taken: i64 = 0
    i: i64 = 0
    while packed > 0:
        if mask & BIT[i]:
            taken = add_stones(taken, packed & STONE_MASK)
        packed >>= STONE_BITS
        i += 1
    return taken


def carry_masks(packed: i64) -> vec[i64]:
    """Return the bit sets of stones that can go along, of equal stones only the first ones."""
    count: i64 = 0
    rest = packed
    while rest > 0:
        count += 1
        rest >>= STONE_BITS
    masks = vec[i64]()
    for mask in range(BIT[count]):
        fits = True
        for i in range(1, count):
            same = packed >> (i * STONE_BITS) & STONE_MASK == packed >> ((i - 1) * STONE_BITS) & STONE_MASK
            if same and mask & BIT[i] and not mask & BIT[i - 1]:
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
                goals.append(Do.GOTO + cell)
        at = state.place(seat, key >> 10, key >> 8 & 3)
        masks = carry_masks(state.stones[at])
        soldiers: i64 = 0
        hired: i64 = 0
        for i in range(len(state.cohort_key)):
            if state.cohort_key[i] == key:
                soldiers, hired = state.cohort_military[i], state.cohort_mercenary[i]
        for military in range(soldiers + 1):
            for mercenary in range(hired + 1):
                if military + mercenary == 0:
                    continue
                begun: tuple[int, ...] = (int(action),)
                if soldiers + hired > 1:
                    begun = (int(action), int(Do.GROUP + military * 256 + mercenary))
                if len(masks) > 1 and military + mercenary < state.military[at] + state.mercenary[at]:
                    for mask in masks:
                        for goal in goals:
                            found.append((*begun, int(Do.CARRY + mask), goal))
                else:
                    for goal in goals:
                        found.append((*begun, goal))
    return found


def execute_order(state: SeventhStone, seat: i64, key: i64, military: i64, mercenary: i64, mask: i64, goal: i64) -> None:
    """A group moves; its move has ended (SS-9.3 to SS-9.12)."""
    left = reach(state, seat, key)[goal]
    origin, kind = key >> 10, key >> 8 & 3
    there = key_of(goal, kind, (key >> 4 & 15) | Flag.ENDED | Flag.AGAIN, left)
    source = state.place(seat, origin, kind)
    target = state.place(seat, goal, kind)
    stones = carried(state.stones[source], mask)
    shift_units(state, source, target, key, there, military, mercenary)
    shift_stones(state, source, target, stones)
    count: i64 = 0
    rest = stones
    while rest > 0:
        count += 1
        rest >>= STONE_BITS
    state.note(Happened.MOVED, [seat, kind, military, mercenary, origin, goal, count])

    former = state.controller[goal]
    owes = len(state.steps)
    entry: list[i64] = [key, there, military, mercenary, stones, 0, former, state.stood[goal]]
    for slot in range(SHEET):
        entry.append(state.sheet[former * SHEET + slot] if former >= 0 else 0)
    if former != seat and controllable(state, goal) and free_to_take(state, seat, goal):
        entry[5] = 1
        take_control(state, seat, goal)  # SS-9.9
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
        state.stones[source] = drop_stone(state.stones[source], rest & STONE_MASK)
        rest >>= STONE_BITS
    state.stones[target] = add_stones(state.stones[target], stones)


def take_order_back(state: SeventhStone, seat: i64) -> None:
    """The last order is undone completely (SS-9.15)."""
    base = len(state.journal) - JOURNAL
    key, there = state.journal[base], state.journal[base + 1]
    military, mercenary, stones = state.journal[base + 2], state.journal[base + 3], state.journal[base + 4]
    origin, goal, kind = key >> 10, there >> 10, key >> 8 & 3
    shift_units(state, state.place(seat, goal, kind), state.place(seat, origin, kind), there, key, military, mercenary)
    shift_stones(state, state.place(seat, goal, kind), state.place(seat, origin, kind), stones)
    if state.journal[base + 5]:
        former = state.journal[base + 6]
        state.sheet[seat * SHEET] -= field_value(state, goal)
        state.controller[goal] = former
        if former >= 0:
            for slot in range(SHEET):
                state.sheet[former * SHEET + slot] = state.journal[base + 8 + slot]
    state.stood[goal] = state.journal[base + 7]
    state.journal = state.journal[:base]
    state.undone += 1
    state.note(Happened.TOOK_BACK, [seat, origin, goal])


def can_take_back(state: SeventhStone) -> bool:
    """Return whether the last order can be undone (SS-9.15)."""
    return len(state.journal) > 0 and state.undone < UNDO_LIMIT


# Overruns


def can_overrun(state: SeventhStone, seat: i64, cell: i64) -> bool:
    """Return whether a player has at least twice as many units in a conflict as all others together (SS-10.3)."""
    if not is_conflict(state, cell) or not takes_part(state, seat, cell):
        return False
    guards = guard_of(state, cell)
    mine = state.units(seat, cell)
    others = enemies(state, seat, cell)
    if state.controller[cell] == seat:
        mine += guards
    else:
        others += guards
    return mine >= OVERRUN_FACTOR * others


def overruns(state: SeventhStone, seat: i64) -> vec[i64]:
    """Return the conflicts that a player may overrun now, as actions."""
    actions = vec[i64]()
    for cell in range(state.board.cells):
        if state.stood[cell] != EMPTY and can_overrun(state, seat, cell):
            actions = append(actions, i64(Do.OVERRUN + cell))
    return actions


def surplus(state: SeventhStone, seat: i64) -> vec[i64]:
    """Return which units may be removed in a dead end, as actions (SS-9.16)."""
    armies = filled(TYPES, 0)
    types = filled(state.board.cells, 0)
    last: i64 = EMPTY
    for key in state.cohort_key:
        if key >> 8 != last:
            last = key >> 8
            armies[last & 3] += 1
            types[last >> 2] += 1
    actions = vec[i64]()
    last = EMPTY
    for key in state.cohort_key:
        if key >> 8 == last:
            continue
        last = key >> 8
        at = state.place(seat, last >> 2, last & 3)
        military, mercenary = state.military[at], state.mercenary[at]
        too_many = military + mercenary > state.unit_limit or types[last >> 2] > 1 or armies[last & 3] > STONE_LIMIT
        if too_many and military > 0:
            actions = append(actions, Do.REMOVE + last * 2)
        if mercenary > 0 and (too_many or mercenary > military):
            actions = append(actions, Do.REMOVE + last * 2 + 1)
    return actions
