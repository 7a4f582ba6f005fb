"""The movement phase of Seventh Stone: cohorts, where they can go, orders and taking them back (SS-9)."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.seventh_stone.engine import _grammar as ss
from tafelrunde.games.seventh_stone.engine import effects
from tafelrunde.games.seventh_stone.engine.battle import begin_battle
from tafelrunde.games.seventh_stone.engine.board import DX, DY
from tafelrunde.games.seventh_stone.engine.debts import sort_debts
from tafelrunde.games.seventh_stone.engine.deciding import Automatic, Forced, Owed, actions_of, with_all
from tafelrunde.games.seventh_stone.engine.law import no_back, no_overrun, no_sharing, no_size, no_use
from tafelrunde.games.seventh_stone.engine.state import SeventhStone, Step
from tafelrunde.kernel.contract import BIT, NOBODY
from tafelrunde.kernel.rows import filled
from tafelrunde.kernel.vectors import append, vec


def begin_movement(state: SeventhStone, seat: i64) -> None:
    """A player's own movement phase begins: all units, new ones too, have their full allowance (SS-9.2, SS-20.7, SS-R29)."""
    state.mover = seat
    state.undone = 0
    keys = vec[i64]()
    soldiers = vec[i64]()
    hired = vec[i64]()
    at = seat * state.board.cells * ss.TYPES
    for cell in range(state.board.cells):
        for kind in range(ss.TYPES):
            if state.strength(at) > 0:
                points = ss.ALLOWANCE[kind] * (2 if state.doubled[seat] else 1)
                keys = append(keys, effects.key_of(cell, kind, 0, points))
                soldiers = append(soldiers, state.military[at])
                hired = append(hired, state.mercenary[at])
            at += 1
    state.cohort_key = keys
    state.cohort_military = soldiers
    state.cohort_mercenary = hired


def end_movement(state: SeventhStone) -> None:
    """The own movement phase is over (SS-9.14)."""
    state.mover = ss.EMPTY
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
    return effects.enemies(state, seat, cell) == 0 and (state.controller[cell] == seat or effects.guard_of(state, cell) == 0)


def landing(state: SeventhStone, cell: i64, direction: i64, flags: i64) -> i64:
    """Return the far shore of a crossing that is possible now, or EMPTY (SS-6.9, SS-16.7)."""
    shore: i64 = ss.EMPTY
    if flags & ss.MOBILE:
        shore = state.board.leap[cell * 4 + direction]
    elif state.event == ss.Event.WATER:
        shore = state.board.shore[cell * 4 + direction]
    if shore < 0 or not can_enter(state, shore):
        return ss.EMPTY
    step = DX[direction] + DY[direction] * state.board.width
    crossed = cell + step
    while crossed != shore:
        if state.lava[crossed]:  # SS-6.4
            return ss.EMPTY
        crossed += step
    return shore


def through_gates(state: SeventhStone, cell: i64, flags: i64) -> bool:
    """Return whether all portals are neighbours of this field (SS-6.10, SS-16.5)."""
    return state.board.portal[cell] >= 0 and (state.event == ss.Event.PORTALS or flags & ss.TELEPORT != 0)


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
    if flags & ss.MOBILE or state.event == ss.Event.WATER:
        for direction in range(4):
            if landing(state, cell, direction, flags) >= 0:
                return True
    return False


def reach(state: SeventhStone, seat: i64, key: i64) -> vec[i64]:
    """Return for each field how many points a cohort has left when it arrives there, EMPTY where it cannot go (SS-9.4 to SS-9.6)."""
    cells = state.board.cells
    start, flags = effects.cohort_cell(key), ss.cohort_flags(key)
    left = filled(cells, ss.EMPTY)
    free = filled(cells, ss.EMPTY)  # points left on the best path that may go on
    hop = filled(cells, ss.EMPTY)  # the same where the best path ends with a crossing
    # SS-20.3: on such ground cavalry goes on only if the first field it entered is a plain or a desert
    bound = state.rules.advanced and effects.cohort_type(key) == ss.Unit.CAVALRY and not flags & ss.AGAIN
    crossing = flags & ss.MOBILE or state.event == ss.Event.WATER
    free[start] = ss.cohort_points(key)
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
            if bound and here == start and state.board.kind[cell] != ss.Kind.DESERT and state.board.terrain[cell] != ss.Terrain.PLAIN:
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
    armies = filled(ss.TYPES, 0)
    last: i64 = ss.EMPTY  # spot of the cohort before
    for key in state.cohort_key:
        here = ss.cohort_spot(key)
        if here == last:
            continue
        if last >= 0 and ss.spot_cell(here) == ss.spot_cell(last):
            return False  # two types on a field
        last = here
        at = state.spot_place(seat, here)
        if no_size(state, state.military[at], state.mercenary[at]) != ss.No.NOTHING:
            return False
        armies[ss.spot_type(here)] += 1
    return armies[0] <= ss.STONE_LIMIT and armies[1] <= ss.STONE_LIMIT and armies[2] <= ss.STONE_LIMIT


def movable(state: SeventhStone, seat: i64) -> vec[i64]:
    """Return the keys of the cohorts that can be given an order (SS-9.3, SS-9.8)."""
    keys = vec[i64]()
    cell: i64 = ss.EMPTY
    held = False
    for key in state.cohort_key:
        if effects.has_ended(key) or ss.cohort_points(key) == 0:
            continue
        if effects.cohort_cell(key) != cell:
            cell = effects.cohort_cell(key)
            held = effects.pinned(state, seat, cell)
        if not held and can_leave(state, cell, ss.cohort_flags(key)):
            keys = append(keys, key)
    return keys


def usable_stones(state: SeventhStone, seat: i64) -> vec[i64]:
    """Return the movement stones that would change something, as actions (SS-16.3, SS-16.4)."""
    actions = vec[i64]()
    last: i64 = ss.EMPTY
    for i in range(len(state.cohort_key)):
        here = ss.cohort_spot(state.cohort_key[i])
        if here == last:
            continue
        last = here
        stones = state.stones[state.spot_place(seat, here)]
        before: i64 = 0
        while stones > 0 and ss.stack_first(stones) <= ss.Stone.MOBILITY:
            stone = ss.stack_first(stones)
            stones = ss.stack_rest(stones)
            if stone != before and no_use(state, seat, i, stone) == ss.No.NOTHING:
                actions = append(actions, ss.do_use(ss.spot_cell(here), ss.spot_type(here), stone))
            before = stone
    return actions


def with_stone(key: i64, stone: i64) -> i64:
    """Return what a cohort becomes by a movement stone (SS-16.3 to SS-16.7, SS-R9)."""
    if stone == ss.Stone.TELEPORTATION:
        return key | ss.cohort(0, ss.TELEPORT, 0)
    return key | ss.cohort(0, ss.MOBILE, 0) if stone == ss.Stone.MOBILITY else key + ss.STONE_SPEED[stone]


def use_stone(state: SeventhStone, seat: i64, cell: i64, kind: i64, stone: i64) -> None:
    """A movement stone takes effect on all units of its army that have not ended their move (SS-16.3)."""
    at = state.place(seat, cell, kind)
    state.stones[at] = effects.drop_stone(state.stones[at], stone)
    state.note(ss.Happened.USED, [seat, cell, stone])
    effects.put_open(state, seat, stone, ss.Put.USED)
    before = vec[i64]()
    after = vec[i64]()
    for key in state.cohort_key:
        if ss.cohort_spot(key) == ss.spot(kind, cell) and not effects.has_ended(key):
            before = append(before, key)
            after = append(after, with_stone(key, stone))
    effects.change_cohorts(state, before, after)
    state.journal = vec[i64]()  # SS-9.15


# Orders


def carried(stones: i64, mask: i64) -> i64:
    """Return those of a stack whose bit is set."""
    taken: i64 = 0
    i: i64 = 0
    while stones > 0:
        if mask & BIT[i]:
            taken = effects.add_stone(taken, ss.stack_first(stones))
        stones = ss.stack_rest(stones)
        i += 1
    return taken


def carry_masks(stones: i64) -> vec[i64]:
    """Return the bit sets of stones that can go along, of equal stones only the first ones."""
    kinds = vec[i64]()
    while stones > 0:
        kinds = append(kinds, ss.stack_first(stones))
        stones = ss.stack_rest(stones)
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
        if not ss.Do.SELECT <= action < ss.Do.USE:
            found.append((int(action),))
            continue
        key = action - ss.Do.SELECT
        goals: list[int] = []
        left = reach(state, seat, key)
        for cell in range(state.board.cells):
            if left[cell] >= 0:
                goals.append(ss.do_goto(cell))
        at = state.spot_place(seat, ss.cohort_spot(key))
        masks = carry_masks(state.stones[at])
        number = effects.find_cohort(state, key)
        soldiers, hired = state.cohort_military[number], state.cohort_mercenary[number]
        for military in range(soldiers + 1):
            for mercenary in range(hired + 1):
                if military + mercenary == 0:
                    continue
                begun: tuple[int, ...] = (int(action),)
                if soldiers + hired > 1:
                    begun = (int(action), int(ss.do_group(military, mercenary)))
                if no_sharing(state, at, military + mercenary) == ss.No.NOTHING:
                    for mask in masks:
                        for goal in goals:
                            found.append((*begun, int(ss.do_carry(mask)), goal))
                else:
                    for goal in goals:
                        found.append((*begun, goal))
    return found


def execute_order(state: SeventhStone, seat: i64, key: i64, military: i64, mercenary: i64, mask: i64, goal: i64) -> None:
    """A group moves; its move has ended (SS-9.3 to SS-9.12)."""
    left = reach(state, seat, key)[goal]
    origin, kind = effects.cohort_cell(key), effects.cohort_type(key)
    there = effects.key_of(goal, kind, ss.cohort_flags(key) | ss.ENDED | ss.AGAIN, left)
    source = state.place(seat, origin, kind)
    target = state.place(seat, goal, kind)
    stones = carried(state.stones[source], mask)
    shift_units(state, source, target, key, there, military, mercenary)
    shift_stones(state, source, target, stones)
    state.note(ss.Happened.MOVED, [seat, kind, military, mercenary, origin, goal, effects.stone_count(stones)])

    former = state.controller[goal]
    owes = len(state.steps)
    entry: list[i64] = [key, there, military, mercenary, stones, 0, former, state.stood[goal]]
    for slot in range(ss.SHEET):
        entry.append(state.sheet[former * ss.SHEET + slot] if former >= 0 else 0)
    if former != seat and effects.controllable(state, goal) and free_to_take(state, seat, goal):
        entry[ss.Entry.TOOK] = 1
        effects.take_control(state, seat, goal)  # SS-9.9, SS-9.17, SS-R25
    elif effects.pinned(state, seat, goal):
        effects.note_conflict(state, seat, goal)  # SS-9.10
    if len(state.steps) > owes:
        state.journal = vec[i64]()  # somebody else has to disband (SS-9.15)
    else:
        for value in entry:
            state.journal = append(state.journal, value)


def free_to_take(state: SeventhStone, seat: i64, cell: i64) -> bool:
    """Return whether a field falls to whoever moves in: no enemy army, and no capital of somebody else (SS-9.9, SS-10.8)."""
    return effects.enemies(state, seat, cell) == 0 and state.capital[cell] < 0


def shift_units(state: SeventhStone, source: i64, target: i64, key: i64, there: i64, military: i64, mercenary: i64) -> None:
    """Units go from one place and cohort to another."""
    state.military[source] -= military
    state.mercenary[source] -= mercenary
    state.military[target] += military
    state.mercenary[target] += mercenary
    effects.add_cohort(state, key, -military, -mercenary)
    effects.add_cohort(state, there, military, mercenary)


def shift_stones(state: SeventhStone, source: i64, target: i64, stones: i64) -> None:
    """Stones go along with their army."""
    rest = stones
    while rest > 0:
        state.stones[source] = effects.drop_stone(state.stones[source], ss.stack_first(rest))
        rest = ss.stack_rest(rest)
    state.stones[target] = effects.add_stones(state.stones[target], stones)


def take_order_back(state: SeventhStone, seat: i64) -> None:
    """The last order is undone completely (SS-9.15)."""
    base = len(state.journal) - ss.JOURNAL
    entry = state.journal[base:]
    key, there = entry[ss.Entry.KEY], entry[ss.Entry.THERE]
    origin, goal = effects.cohort_cell(key), effects.cohort_cell(there)
    source, target = state.spot_place(seat, ss.cohort_spot(there)), state.spot_place(seat, ss.cohort_spot(key))
    shift_units(state, source, target, there, key, entry[ss.Entry.MILITARY], entry[ss.Entry.MERCENARY])
    shift_stones(state, source, target, entry[ss.Entry.STONES])
    if entry[ss.Entry.TOOK]:
        former = entry[ss.Entry.FORMER]
        state.sheet[seat * ss.SHEET] -= effects.field_value(state, goal)
        state.controller[goal] = former
        if former >= 0:
            for slot in range(ss.SHEET):
                state.sheet[former * ss.SHEET + slot] = entry[ss.Entry.SHEET + slot]
    state.stood[goal] = entry[ss.Entry.STOOD]
    state.journal = state.journal[:base]
    state.undone += 1
    state.note(ss.Happened.TOOK_BACK, [seat, origin, goal])


# Overruns


def overruns(state: SeventhStone, seat: i64) -> vec[i64]:
    """Return the conflicts that a player may overrun now, as actions."""
    actions = vec[i64]()
    for cell in range(state.board.cells):
        if state.stood[cell] != ss.EMPTY and no_overrun(state, seat, cell) == ss.No.NOTHING:
            actions = append(actions, ss.do_overrun(cell))
    return actions


def surplus(state: SeventhStone, seat: i64) -> vec[i64]:
    """Return which units may be removed in a dead end, as actions (SS-9.16)."""
    armies = filled(ss.TYPES, 0)
    types = filled(state.board.cells, 0)
    last: i64 = ss.EMPTY
    for key in state.cohort_key:
        if ss.cohort_spot(key) != last:
            last = ss.cohort_spot(key)
            armies[ss.spot_type(last)] += 1
            types[ss.spot_cell(last)] += 1
    actions = vec[i64]()
    last = ss.EMPTY
    for key in state.cohort_key:
        if ss.cohort_spot(key) == last:
            continue
        last = ss.cohort_spot(key)
        cell, kind = ss.spot_cell(last), ss.spot_type(last)
        at = state.place(seat, cell, kind)
        military, mercenary = state.military[at], state.mercenary[at]
        reason = no_size(state, military, mercenary)
        too_many = reason == ss.No.ARMY_FULL or types[cell] > 1 or armies[kind] > ss.STONE_LIMIT
        if too_many and military > 0:
            actions = append(actions, ss.do_remove(cell, kind, ss.Troop.MILITARY))
        if mercenary > 0 and (too_many or reason == ss.No.MERCENARIES_FULL):
            actions = append(actions, ss.do_remove(cell, kind, ss.Troop.MERCENARY))
    return actions


# The decisions


class Move(Owed):
    """D15, D19 to D21, D23: orders, stones, overruns, taking back, the end (SS-9.1)."""

    def actor(self, state: SeventhStone, data: i64) -> i64:
        seat = ss.move_seat(data)
        if not ss.move_started(data):
            state.phase = ss.Phase.MOVEMENT
            begin_movement(state, seat)
            state.renew(ss.ask_move(seat, 1))
            if not self.anything(state, seat):
                self.end(state, seat)
                return NOBODY
        return seat

    def anything(self, state: SeventhStone, seat: i64) -> bool:
        """Return whether others must reckon with a decision: stones are hidden, so any free army with one counts (SS-R34)."""
        if len(movable(state, seat)) > 0 or len(overruns(state, seat)) > 0:
            return True
        for key in state.cohort_key:
            if state.stones[state.spot_place(seat, ss.cohort_spot(key))] and not effects.pinned(state, seat, effects.cohort_cell(key)):
                return True
        return False

    def legal(self, state: SeventhStone, data: i64, seat: i64) -> vec[i64]:
        orders = movable(state, seat)
        actions = with_all(actions_of(ss.Do.SELECT, orders), usable_stones(state, seat))
        actions = with_all(actions, overruns(state, seat))  # SS-10.4
        if limits_hold(state, seat):  # SS-9.14
            return append(actions, i64(ss.Do.DONE))
        if no_back(state) == ss.No.NOTHING:  # SS-9.15
            return append(actions, i64(ss.Do.BACK))
        return with_all(actions, surplus(state, seat)) if len(orders) == 0 else actions  # SS-9.16

    def apply(self, state: SeventhStone, data: i64, seat: i64, action: i64) -> None:
        if action < ss.Do.USE:
            state.push(ss.ask_group(action - ss.Do.SELECT))
        elif action < ss.Do.OVERRUN:
            use_stone(state, seat, ss.use_cell(action), ss.use_type(action), ss.stone_of(action))
        elif action < ss.Do.BACK:
            begin_battle(state, ss.overrun_cell(action), ss.Mode.OVERRUN_OWN, seat)
        elif action == ss.Do.BACK:
            take_order_back(state, seat)
        elif action < ss.Do.KEEP:
            remove_surplus(state, seat, ss.remove_cell(action), ss.remove_type(action), ss.remove_mercenary(action))
        else:
            self.end(state, seat)

    def end(self, state: SeventhStone, seat: i64) -> None:
        """Where several stones lie under an army one is kept (SS-9.14)."""
        state.steps.pop()
        state.note(ss.Happened.MOVEMENT_DONE, [seat])
        state.push(ss.ask_moved(seat))
        base = state.place(seat, 0, 0)
        for i in range(state.board.cells * ss.TYPES - 1, -1, -1):
            if effects.stone_count(state.stones[base + i]) > 1:
                state.push(ss.ask_keep(seat, i % ss.TYPES, i // ss.TYPES))


def remove_surplus(state: SeventhStone, seat: i64, cell: i64, kind: i64, hired: i64) -> None:
    """In a dead end a unit has to go (SS-9.16, SS-R39), and with the last one of an army its stones (SS-R46)."""
    state.note(ss.Happened.LOST, [seat, cell, kind, 1 - hired, hired, ss.Lost.SURPLUS])
    state.journal = vec[i64]()
    effects.remove_unit(state, seat, cell, kind, hired != 0, ss.Lost.SURPLUS)
    if effects.army_gone(state, seat, cell, kind):
        effects.drop_army(state, seat, cell, kind)
    effects.units_vanished(state, seat, cell)


class Group(Forced):
    """D16: how many units go (SS-9.3). Data: the key of the cohort."""

    def seat(self, state: SeventhStone, data: i64) -> i64:
        return state.mover

    def legal(self, state: SeventhStone, data: i64, seat: i64) -> vec[i64]:
        actions = vec[i64]()
        i = effects.find_cohort(state, data)
        for military in range(state.cohort_military[i] + 1):
            for mercenary in range(state.cohort_mercenary[i] + 1):
                if military + mercenary > 0:
                    actions = append(actions, ss.do_group(military, mercenary))
        return actions

    def apply(self, state: SeventhStone, data: i64, seat: i64, action: i64) -> None:
        state.renew(ss.ask_carry(data, ss.group_mercenary(action), ss.group_military(action)))


class Carry(Step):
    """D17: which stones go along if some of the army stay behind (SS-9.11). Data: key, mercenaries, military."""

    def actor(self, state: SeventhStone, data: i64) -> i64:
        at = self.home(state, data)
        if no_sharing(state, at, ss.carry_military(data) + ss.carry_mercenary(data)) == ss.No.NOTHING:
            return state.mover
        self.go(state, data, BIT[effects.stone_count(state.stones[at])] - 1)
        return NOBODY

    def home(self, state: SeventhStone, data: i64) -> i64:
        """Return the place that the group leaves."""
        return state.spot_place(state.mover, ss.cohort_spot(ss.carry_cohort(data)))

    def go(self, state: SeventhStone, data: i64, stones: i64) -> None:
        """It is clear who goes with which stones."""
        state.renew(ss.ask_goto(ss.carry_cohort(data), ss.carry_mercenary(data), ss.carry_military(data), stones))

    def legal(self, state: SeventhStone, data: i64, seat: i64) -> vec[i64]:
        return actions_of(ss.do_carry(0), carry_masks(state.stones[self.home(state, data)]))

    def apply(self, state: SeventhStone, data: i64, seat: i64, action: i64) -> None:
        self.go(state, data, ss.carry_stones(action))


class Goto(Step):
    """D18: where the group goes (SS-9.4). Data: key, mercenaries, military, stones."""

    def actor(self, state: SeventhStone, data: i64) -> i64:
        return state.mover

    def legal(self, state: SeventhStone, data: i64, seat: i64) -> vec[i64]:
        actions = vec[i64]()
        left = reach(state, seat, ss.goto_cohort(data))
        for cell in range(state.board.cells):
            if left[cell] >= 0:
                actions = append(actions, ss.do_goto(cell))
        return actions

    def apply(self, state: SeventhStone, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        military, mercenary = ss.goto_military(data), ss.goto_mercenary(data)
        execute_order(state, seat, ss.goto_cohort(data), military, mercenary, ss.goto_stones(data), ss.goto_cell(action))


class Keep(Owed):
    """D22: which stone of an army is kept (SS-9.14)."""

    def actor(self, state: SeventhStone, data: i64) -> i64:
        return ss.keep_seat(data)

    def legal(self, state: SeventhStone, data: i64, seat: i64) -> vec[i64]:
        actions = vec[i64]()
        stones = state.stones[state.place(seat, ss.keep_cell(data), ss.keep_type(data))]
        before: i64 = 0
        while stones > 0:
            if ss.stack_first(stones) != before:
                before = ss.stack_first(stones)
                actions = append(actions, ss.do_keep(before))
            stones = ss.stack_rest(stones)
        return actions

    def apply(self, state: SeventhStone, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        at = state.place(seat, ss.keep_cell(data), ss.keep_type(data))
        kept = ss.stone_of(action)
        spare = effects.drop_stone(state.stones[at], kept)
        state.stones[at] = effects.add_stone(0, kept)
        effects.put_all_open(state, seat, spare, ss.Put.SPARE)


class Moved(Automatic):
    """The end of a player's movement: fields that an overrun has won fall to whoever stands there (SS-10.8, SS-R25). Data: the seat."""

    def happen(self, state: SeventhStone, data: i64) -> None:
        won = vec[i64]()
        for cell in range(state.board.cells):
            if state.controller[cell] != data and state.units(data, cell) > 0 and effects.controllable(state, cell):
                if effects.enemies(state, data, cell) == 0 and state.stood[cell] == ss.EMPTY:
                    won = append(won, i64(cell))
        end_movement(state)
        owed = len(state.steps)
        for cell in won:
            effects.take_control(state, data, cell)
        sort_debts(state, owed)


class Overrun(Owed):
    """D20 in the second window: overrun what can be overrun, or pass (SS-10.5)."""

    def actor(self, state: SeventhStone, data: i64) -> i64:
        state.phase = ss.Phase.OVERRUN
        if len(overruns(state, data)) == 0:
            state.steps.pop()
            return NOBODY
        return data

    def legal(self, state: SeventhStone, data: i64, seat: i64) -> vec[i64]:
        return append(overruns(state, seat), i64(ss.Do.DONE))

    def apply(self, state: SeventhStone, data: i64, seat: i64, action: i64) -> None:
        if action == ss.Do.DONE:
            state.steps.pop()
            state.note(ss.Happened.PASSED, [seat])
        else:
            begin_battle(state, ss.overrun_cell(action), ss.Mode.OVERRUN_LATE, seat)
