"""The decisions of Seventh Stone, one class each."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.seventh_stone.engine._grammar import (
    ASK_BITS,
    EMPTY,
    GOODS,
    MANUFACTORY_RS,
    ORDERS,
    POOLS,
    PRICE,
    SHEET,
    SLOTS,
    STONES,
    TYPES,
    Ask,
    Building,
    Do,
    Good,
    Happened,
    Lost,
    Mode,
    No,
    Phase,
    Pool,
    Put,
    Slot,
    aim_pool,
    aim_seat,
    aim_target,
    ask_aim,
    ask_assign,
    ask_carry,
    ask_disband,
    ask_discard,
    ask_goto,
    ask_group,
    ask_keep,
    ask_market,
    ask_move,
    ask_moved,
    ask_people,
    ask_place,
    ask_position,
    ask_round,
    ask_support,
    ask_take,
    barracks_cell,
    battle_cell,
    build_building,
    build_cell,
    build_replaced,
    capital_cell,
    carry_cohort,
    carry_mercenary,
    carry_military,
    carry_stones,
    cohort_spot,
    count_of,
    disband_cell,
    disband_owed,
    disband_seat,
    disband_type,
    do_aim,
    do_amount,
    do_battle,
    do_carry,
    do_disband,
    do_discard,
    do_goto,
    do_group,
    do_keep,
    do_people,
    do_position,
    do_support,
    do_take,
    do_walls,
    equip_cell,
    goto_cell,
    goto_cohort,
    goto_mercenary,
    goto_military,
    goto_stones,
    group_mercenary,
    group_military,
    hire_cell,
    keep_cell,
    keep_seat,
    keep_type,
    move_seat,
    move_started,
    overrun_cell,
    people_people,
    place_seat,
    place_started,
    position_place,
    recruit_cell,
    recruit_type,
    remove_cell,
    remove_mercenary,
    remove_type,
    stack_first,
    stack_rest,
    stone_of,
    support_cell,
    support_home,
    support_seat,
    use_cell,
    use_type,
)
from tafelrunde.games.seventh_stone.engine.battle import (
    aftermath,
    aim_all,
    battle_stone,
    begin_battle,
    casualties,
    conflicts_of,
    decided,
    dice_left,
    lose,
    roll_pools,
    supportable,
    targets,
    tidy_buildings,
    use_battle_stone,
    use_walls,
)
from tafelrunde.games.seventh_stone.engine.effects import (
    add_stone,
    army_gone,
    cohort_cell,
    controllable,
    drop_army,
    drop_stone,
    enemies,
    find_cohort,
    gain,
    pay,
    pay_from_sheet,
    pinned,
    put_all_open,
    remove_unit,
    stone_count,
    take_control,
    units_vanished,
)
from tafelrunde.games.seventh_stone.engine.law import no_back, no_draft, no_people, usable_walls
from tafelrunde.games.seventh_stone.engine.legal import may_equip, placements
from tafelrunde.games.seventh_stone.engine.market import (
    affordable,
    discard_stone,
    end_draft,
    end_order,
    free_positions,
    reveal_sheets,
    set_position,
    settle_market,
    take_stone,
    without_position,
)
from tafelrunde.games.seventh_stone.engine.movement import (
    begin_movement,
    carry_masks,
    end_movement,
    execute_order,
    limits_hold,
    movable,
    overruns,
    reach,
    surplus,
    take_order_back,
    usable_stones,
    use_stone,
)
from tafelrunde.games.seventh_stone.engine.scoring import end_combat
from tafelrunde.games.seventh_stone.engine.setup import barracks_sites, capital_sites, place_barracks, place_capital, roll_for_start
from tafelrunde.games.seventh_stone.engine.state import STEPS, SeventhStone, Step
from tafelrunde.games.seventh_stone.engine.year import begin_year
from tafelrunde.kernel.contract import BIT, NOBODY, SEVERAL
from tafelrunde.kernel.vectors import append, vec


class Automatic(Step):
    """A step in which there is never anything to decide."""

    def actor(self, state: SeventhStone, data: i64) -> i64:
        state.steps.pop()
        self.happen(state, data)
        return NOBODY

    def happen(self, state: SeventhStone, data: i64) -> None:
        """Carry the step out."""

    def legal(self, state: SeventhStone, data: i64, seat: i64) -> vec[i64]:
        return vec[i64]()

    def apply(self, state: SeventhStone, data: i64, seat: i64, action: i64) -> None:
        pass


class Owed(Step):
    """A decision of the seat that the question names."""

    def actor(self, state: SeventhStone, data: i64) -> i64:
        return data


class Forced(Step):
    """A decision that is none where there is only one way: then it happens by itself (SS-R34)."""

    def actor(self, state: SeventhStone, data: i64) -> i64:
        seat = self.seat(state, data)
        options = self.legal(state, data, seat)
        if len(options) > 1:
            return seat
        self.apply(state, data, seat, options[0])
        return NOBODY

    def seat(self, state: SeventhStone, data: i64) -> i64:
        """Return who decides: the seat that the question names."""
        return data


def actions_of(block: i64, values: vec[i64]) -> vec[i64]:
    """Return an action of a kind for each of these numbers."""
    actions = vec[i64](capacity=len(values))
    for value in values:
        actions = append(actions, block + value)
    return actions


def up_to(block: i64, most: i64) -> vec[i64]:
    """Return an action of a kind for each number from 0 on."""
    actions = vec[i64](capacity=most + 1)
    for count in range(most + 1):
        actions = append(actions, block + count)
    return actions


def with_all(actions: vec[i64], more: vec[i64]) -> vec[i64]:
    """Return two rows of actions as one."""
    for action in more:
        actions = append(actions, action)
    return actions


# Setup


class People(Forced):
    """D1: a people, in seat order; it changes nothing but name and colour (SS-4.2)."""

    def legal(self, state: SeventhStone, data: i64, seat: i64) -> vec[i64]:
        actions = vec[i64]()
        for people in range(4):
            if no_people(state, seat, people) == No.NOTHING:
                actions = append(actions, do_people(people))
        return actions

    def apply(self, state: SeventhStone, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        state.people[seat] = people_people(action)
        state.note(Happened.PEOPLE, [seat, state.people[seat]])
        if seat + 1 < state.rules.players:
            state.push(ask_people(seat + 1))
        else:
            roll_for_start(state)


class Capital(Owed):
    """D2: where the capital stands (SS-4.5)."""

    def legal(self, state: SeventhStone, data: i64, seat: i64) -> vec[i64]:
        return capital_sites(state)

    def apply(self, state: SeventhStone, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        place_capital(state, seat, capital_cell(action))


class Barracks(Owed):
    """D3: where the first barracks stands (SS-4.6)."""

    def legal(self, state: SeventhStone, data: i64, seat: i64) -> vec[i64]:
        return barracks_sites(state, seat)

    def apply(self, state: SeventhStone, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        place_barracks(state, seat, barracks_cell(action))


class Year(Automatic):
    """A year begins."""

    def happen(self, state: SeventhStone, data: i64) -> None:
        begin_year(state)


# Production and market


class Allocate(Step):
    """D4: all distribute resource stones at the same time, in secret, slot by slot (SS-5.4, SS-7.3), until all are done (SS-7.6)."""

    def actor(self, state: SeventhStone, data: i64) -> i64:
        waiting: i64 = 0
        last: i64 = 0
        for seat in range(state.rules.players):
            if state.filled_in[seat] < ORDERS:
                waiting += 1
                last = seat
        if waiting > 1:
            return SEVERAL
        if waiting == 1:
            return last
        state.steps.pop()
        reveal_sheets(state)
        return NOBODY

    def legal(self, state: SeventhStone, data: i64, seat: i64) -> vec[i64]:
        return up_to(do_amount(0), affordable(state, seat) // PRICE[state.filled_in[seat] + 1])

    def apply(self, state: SeventhStone, data: i64, seat: i64, action: i64) -> None:
        slot = state.filled_in[seat]
        state.amount[seat * ORDERS + slot] = count_of(action)
        left = affordable(state, seat)
        slot += 1
        while slot < ORDERS and left < PRICE[slot + 1]:  # nothing to choose any more
            slot += 1
        state.filled_in[seat] = slot
        if slot == ORDERS:
            state.note(Happened.ALLOCATED, [seat])


class Market(Automatic):
    """The four markets one after the other, then the rest of the year is laid out (SS-5.2, SS-7.6). Data: how many are settled."""

    def happen(self, state: SeventhStone, data: i64) -> None:
        if data < 4:
            state.push(ask_market(data + 1))
            settle_market(state, Slot.MERCENARY + data)
            return
        lay_year_out(state, Ask.PLACE, 0)


def lay_year_out(state: SeventhStone, now: i64, first: i64) -> None:
    """Owe the rest of a year (SS-5.2, SS-5.3) from one of its questions on, and of that from a place in the turn order on."""
    state.push(Ask.COMBAT_END)
    for ask in (Ask.BATTLES, Ask.SUPPORT, Ask.OVERRUN, Ask.MOVE, Ask.PLACE):
        for position in range(state.rules.players - 1, (first if ask == now else 0) - 1, -1):
            if not state.out[state.order[position]]:
                state.owe(ask, state.order[position])
        if ask == now:
            return


class Take(Step):
    """D6: the next bidder takes one of the stones that are left (SS-7.11). Data: the rank."""

    def actor(self, state: SeventhStone, data: i64) -> i64:
        if data == len(state.rank) or len(state.pile) == 0:
            state.steps.pop()
            end_draft(state)
            return NOBODY
        if len(state.pile) == 1:
            self.take(state, data, state.rank[data], state.pile[0])
            return NOBODY
        return state.rank[data]

    def legal(self, state: SeventhStone, data: i64, seat: i64) -> vec[i64]:
        return stones_of_pile(state, do_take(0))

    def apply(self, state: SeventhStone, data: i64, seat: i64, action: i64) -> None:
        self.take(state, data, seat, stone_of(action))

    def take(self, state: SeventhStone, data: i64, seat: i64, stone: i64) -> None:
        state.renew(ask_take(data + 1))
        take_stone(state, seat, stone)
        if data == 0 and state.rules.players < 4 and len(state.pile) > 0:  # SS-17.1 to SS-17.3
            state.push(ask_discard(seat))


class Discard(Step):
    """D7: with two or three players the top bidder puts one stone away (SS-17.1, SS-17.2)."""

    def actor(self, state: SeventhStone, data: i64) -> i64:
        if len(state.pile) == 1:
            state.steps.pop()
            discard_stone(state, data, state.pile[0])
            return NOBODY
        return data

    def legal(self, state: SeventhStone, data: i64, seat: i64) -> vec[i64]:
        return stones_of_pile(state, do_discard(0))

    def apply(self, state: SeventhStone, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        discard_stone(state, seat, stone_of(action))


def stones_of_pile(state: SeventhStone, block: i64) -> vec[i64]:
    """Return the kinds of stones that are left, as actions."""
    actions = vec[i64]()
    for stone in range(STONES):
        if no_draft(state, stone) == No.NOTHING:
            actions = append(actions, block + stone)
    return actions


class Position(Step):
    """D8: a bidder chooses a place in the turn order (SS-7.14). Data: the rank."""

    def actor(self, state: SeventhStone, data: i64) -> i64:
        free = free_positions(state)
        if data == len(state.rank):
            state.steps.pop()
            state.push(ask_assign(state.rank[0]))
            return NOBODY
        if len(free) == 1:
            state.renew(ask_position(data + 1))
            set_position(state, state.rank[data], free[0])
            return NOBODY
        return state.rank[data]

    def legal(self, state: SeventhStone, data: i64, seat: i64) -> vec[i64]:
        return actions_of(do_position(0), free_positions(state))

    def apply(self, state: SeventhStone, data: i64, seat: i64, action: i64) -> None:
        state.renew(ask_position(data + 1))
        set_position(state, seat, position_place(action))


class Assign(Step):
    """D9: the top bidder gives the others what is left (SS-7.14). Data: the top bidder."""

    def actor(self, state: SeventhStone, data: i64) -> i64:
        other = without_position(state)
        if other == EMPTY:
            state.steps.pop()
            end_order(state)
            return NOBODY
        free = free_positions(state)
        if len(free) == 1:
            set_position(state, other, free[0])
            return NOBODY
        return data

    def legal(self, state: SeventhStone, data: i64, seat: i64) -> vec[i64]:
        return actions_of(do_position(0), free_positions(state))

    def apply(self, state: SeventhStone, data: i64, seat: i64, action: i64) -> None:
        set_position(state, without_position(state), position_place(action))


# Placement


class Place(Owed):
    """D10 to D14: place goods one at a time, then declare the end (SS-8.1)."""

    def actor(self, state: SeventhStone, data: i64) -> i64:
        seat = place_seat(data)
        if not place_started(data):
            state.phase = Phase.PLACEMENT
            state.renew(ask_place(seat, 1))
            if not may_equip(state, seat) and len(placements(state, seat)) == 0:
                self.end(state, seat)
                return NOBODY
        return seat

    def legal(self, state: SeventhStone, data: i64, seat: i64) -> vec[i64]:
        return append(placements(state, seat), i64(Do.DONE))

    def apply(self, state: SeventhStone, data: i64, seat: i64, action: i64) -> None:
        if action == Do.DONE:
            self.end(state, seat)
        elif action >= Do.EQUIP:
            equip(state, seat, equip_cell(action), stone_of(action))
        elif action >= Do.HIRE:
            hire(state, seat, hire_cell(action))
        elif action >= Do.RECRUIT:
            recruit(state, seat, recruit_cell(action), recruit_type(action))
        else:
            build(state, seat, build_cell(action), build_replaced(action), build_building(action))

    def end(self, state: SeventhStone, seat: i64) -> None:
        """What is not placed lapses, stones in hand are kept (SS-2.10, SS-7.5, SS-8.14)."""
        state.steps.pop()
        state.note(Happened.PLACED, [seat])
        for good in range(GOODS):
            at = seat * GOODS + good
            if state.goods[at] > 0:
                state.note(Happened.LAPSED, [seat, good, state.goods[at]])
                state.goods[at] = 0


def build(state: SeventhStone, seat: i64, cell: i64, instead: i64, kind: i64) -> None:
    """A building is placed, maybe in place of another (SS-8.2 to SS-8.4)."""
    state.goods[seat * GOODS + Good.BUILDING] -= 1
    at = cell * SLOTS + 1
    if state.building[cell * SLOTS] == instead and (state.building[at] != instead or state.built[at] < state.built[cell * SLOTS]):
        at = cell * SLOTS  # SS-R43: of two alike the younger one goes
    state.building[at] = kind
    state.built[at] = state.year
    if instead != Building.NONE:
        state.note(Happened.REPLACED, [seat, instead, cell])
    state.note(Happened.BUILT, [seat, kind, cell])
    if instead == Building.MANUFACTORY:
        pay(state, seat, MANUFACTORY_RS)
    if kind == Building.MANUFACTORY:
        gain(state, seat, MANUFACTORY_RS)
    tidy_buildings(state, cell)


def recruit(state: SeventhStone, seat: i64, cell: i64, kind: i64) -> None:
    """A military unit is placed; one resource stone goes from its slot to the army (SS-2.8, SS-8.6, SS-8.12)."""
    state.goods[seat * GOODS + Good.MELEE + kind] -= 1
    state.sheet[seat * SHEET + Slot.MELEE + kind] -= 1
    state.military[state.place(seat, cell, kind)] += 1
    state.recruited[cell] += 1
    state.note(Happened.RECRUITED, [seat, kind, cell])


def hire(state: SeventhStone, seat: i64, cell: i64) -> None:
    """A mercenary joins an army and takes its type (SS-8.11)."""
    state.goods[seat * GOODS + Good.MERCENARY] -= 1
    kind = state.army_type(seat, cell)
    state.mercenary[state.place(seat, cell, kind)] += 1
    state.note(Happened.HIRED, [seat, kind, cell])


def equip(state: SeventhStone, seat: i64, cell: i64, stone: i64) -> None:
    """A stone goes face down under an army (SS-8.13)."""
    state.hand[seat * STONES + stone] -= 1
    state.stones[state.place(seat, cell, state.army_type(seat, cell))] = stone
    state.note_secret(Happened.EQUIPPED, [seat, cell, stone], 2, BIT[seat])


# Movement


class Move(Owed):
    """D15, D19 to D21, D23: orders, stones, overruns, taking back, the end (SS-9.1)."""

    def actor(self, state: SeventhStone, data: i64) -> i64:
        seat = move_seat(data)
        if not move_started(data):
            state.phase = Phase.MOVEMENT
            begin_movement(state, seat)
            state.renew(ask_move(seat, 1))
            if not self.anything(state, seat):
                self.end(state, seat)
                return NOBODY
        return seat

    def anything(self, state: SeventhStone, seat: i64) -> bool:
        """Return whether others must reckon with a decision: stones are hidden, so any free army with one counts (SS-R34)."""
        if len(movable(state, seat)) > 0 or len(overruns(state, seat)) > 0:
            return True
        for key in state.cohort_key:
            if state.stones[state.spot_place(seat, cohort_spot(key))] and not pinned(state, seat, cohort_cell(key)):
                return True
        return False

    def legal(self, state: SeventhStone, data: i64, seat: i64) -> vec[i64]:
        orders = movable(state, seat)
        actions = with_all(actions_of(Do.SELECT, orders), usable_stones(state, seat))
        actions = with_all(actions, overruns(state, seat))  # SS-10.4
        if limits_hold(state, seat):  # SS-9.14
            return append(actions, i64(Do.DONE))
        if no_back(state) == No.NOTHING:  # SS-9.15
            return append(actions, i64(Do.BACK))
        return with_all(actions, surplus(state, seat)) if len(orders) == 0 else actions  # SS-9.16

    def apply(self, state: SeventhStone, data: i64, seat: i64, action: i64) -> None:
        if action < Do.USE:
            state.push(ask_group(action - Do.SELECT))
        elif action < Do.OVERRUN:
            use_stone(state, seat, use_cell(action), use_type(action), stone_of(action))
        elif action < Do.BACK:
            begin_battle(state, overrun_cell(action), Mode.OVERRUN_OWN, seat)
        elif action == Do.BACK:
            take_order_back(state, seat)
        elif action < Do.KEEP:
            remove_surplus(state, seat, remove_cell(action), remove_type(action), remove_mercenary(action))
        else:
            self.end(state, seat)

    def end(self, state: SeventhStone, seat: i64) -> None:
        """Where several stones lie under an army one is kept (SS-9.14)."""
        state.steps.pop()
        state.note(Happened.MOVEMENT_DONE, [seat])
        state.push(ask_moved(seat))
        base = state.place(seat, 0, 0)
        for i in range(state.board.cells * TYPES - 1, -1, -1):
            if stone_count(state.stones[base + i]) > 1:
                state.push(ask_keep(seat, i % TYPES, i // TYPES))


def remove_surplus(state: SeventhStone, seat: i64, cell: i64, kind: i64, hired: i64) -> None:
    """In a dead end a unit has to go (SS-9.16, SS-R39), and with the last one of an army its stones (SS-R46)."""
    state.note(Happened.LOST, [seat, cell, kind, 1 - hired, hired, Lost.SURPLUS])
    state.journal = vec[i64]()
    remove_unit(state, seat, cell, kind, hired != 0, Lost.SURPLUS)
    if army_gone(state, seat, cell, kind):
        drop_army(state, seat, cell, kind)
    units_vanished(state, seat, cell)


class Group(Forced):
    """D16: how many units go (SS-9.3). Data: the key of the cohort."""

    def seat(self, state: SeventhStone, data: i64) -> i64:
        return state.mover

    def legal(self, state: SeventhStone, data: i64, seat: i64) -> vec[i64]:
        actions = vec[i64]()
        i = find_cohort(state, data)
        for military in range(state.cohort_military[i] + 1):
            for mercenary in range(state.cohort_mercenary[i] + 1):
                if military + mercenary > 0:
                    actions = append(actions, do_group(military, mercenary))
        return actions

    def apply(self, state: SeventhStone, data: i64, seat: i64, action: i64) -> None:
        state.renew(ask_carry(data, group_mercenary(action), group_military(action)))


class Carry(Step):
    """D17: which stones go along if some of the army stay behind (SS-9.11). Data: key, mercenaries, military."""

    def actor(self, state: SeventhStone, data: i64) -> i64:
        at = self.home(state, data)
        count = stone_count(state.stones[at])
        if count > 0 and carry_military(data) + carry_mercenary(data) < state.strength(at):
            return state.mover
        self.go(state, data, BIT[count] - 1)
        return NOBODY

    def home(self, state: SeventhStone, data: i64) -> i64:
        """Return the place that the group leaves."""
        return state.spot_place(state.mover, cohort_spot(carry_cohort(data)))

    def go(self, state: SeventhStone, data: i64, stones: i64) -> None:
        """It is clear who goes with which stones."""
        state.renew(ask_goto(carry_cohort(data), carry_mercenary(data), carry_military(data), stones))

    def legal(self, state: SeventhStone, data: i64, seat: i64) -> vec[i64]:
        return actions_of(do_carry(0), carry_masks(state.stones[self.home(state, data)]))

    def apply(self, state: SeventhStone, data: i64, seat: i64, action: i64) -> None:
        self.go(state, data, carry_stones(action))


class Goto(Step):
    """D18: where the group goes (SS-9.4). Data: key, mercenaries, military, stones."""

    def actor(self, state: SeventhStone, data: i64) -> i64:
        return state.mover

    def legal(self, state: SeventhStone, data: i64, seat: i64) -> vec[i64]:
        actions = vec[i64]()
        left = reach(state, seat, goto_cohort(data))
        for cell in range(state.board.cells):
            if left[cell] >= 0:
                actions = append(actions, do_goto(cell))
        return actions

    def apply(self, state: SeventhStone, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        military, mercenary = goto_military(data), goto_mercenary(data)
        execute_order(state, seat, goto_cohort(data), military, mercenary, goto_stones(data), goto_cell(action))


class Keep(Owed):
    """D22: which stone of an army is kept (SS-9.14)."""

    def actor(self, state: SeventhStone, data: i64) -> i64:
        return keep_seat(data)

    def legal(self, state: SeventhStone, data: i64, seat: i64) -> vec[i64]:
        actions = vec[i64]()
        stones = state.stones[state.place(seat, keep_cell(data), keep_type(data))]
        before: i64 = 0
        while stones > 0:
            if stack_first(stones) != before:
                before = stack_first(stones)
                actions = append(actions, do_keep(before))
            stones = stack_rest(stones)
        return actions

    def apply(self, state: SeventhStone, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        at = state.place(seat, keep_cell(data), keep_type(data))
        kept = stone_of(action)
        spare = drop_stone(state.stones[at], kept)
        state.stones[at] = add_stone(0, kept)
        put_all_open(state, seat, spare, Put.SPARE)


class Moved(Automatic):
    """The end of a player's movement: fields that an overrun has won fall to whoever stands there (SS-10.8, SS-R25). Data: the seat."""

    def happen(self, state: SeventhStone, data: i64) -> None:
        won = vec[i64]()
        for cell in range(state.board.cells):
            if state.controller[cell] != data and state.units(data, cell) > 0 and controllable(state, cell):
                if enemies(state, data, cell) == 0 and state.stood[cell] == EMPTY:
                    won = append(won, i64(cell))
        end_movement(state)
        owed = len(state.steps)
        for cell in won:
            take_control(state, data, cell)
        sort_debts(state, owed)


def sort_debts(state: SeventhStone, first: i64) -> None:
    """Debts that came up together are settled in turn order (SS-R40)."""
    debts = state.steps[first:]
    del state.steps[first:]
    for position in range(state.rules.players - 1, -1, -1):
        for debt in debts:
            if disband_seat(debt >> ASK_BITS) == state.order[position]:
                state.steps.append(debt)


class Overrun(Owed):
    """D20 in the second window: overrun what can be overrun, or pass (SS-10.5)."""

    def actor(self, state: SeventhStone, data: i64) -> i64:
        state.phase = Phase.OVERRUN
        if len(overruns(state, data)) == 0:
            state.steps.pop()
            return NOBODY
        return data

    def legal(self, state: SeventhStone, data: i64, seat: i64) -> vec[i64]:
        return append(overruns(state, seat), i64(Do.DONE))

    def apply(self, state: SeventhStone, data: i64, seat: i64, action: i64) -> None:
        if action == Do.DONE:
            state.steps.pop()
            state.note(Happened.PASSED, [seat])
        else:
            begin_battle(state, overrun_cell(action), Mode.OVERRUN_LATE, seat)


class Disband(Owed):
    """D24: a debt is paid with units (SS-2.4). Data: what is owed, and the seat."""

    def actor(self, state: SeventhStone, data: i64) -> i64:
        seat = disband_seat(data)
        owed = pay_from_sheet(state, seat, disband_owed(data))  # SS-R40: something may have come in meanwhile
        if owed == 0:
            state.steps.pop()
            return NOBODY
        state.renew(ask_disband(seat, owed))
        options = self.legal(state, data, seat)
        if len(options) == 1:
            self.apply(state, state.data(), seat, options[0])
            return NOBODY
        return seat

    def legal(self, state: SeventhStone, data: i64, seat: i64) -> vec[i64]:
        actions = vec[i64]()
        base = state.place(seat, 0, 0)
        for i in range(state.board.cells * TYPES):
            if state.military[base + i] > 0:
                actions = append(actions, do_disband(i // TYPES, i % TYPES))
        return actions

    def apply(self, state: SeventhStone, data: i64, seat: i64, action: i64) -> None:
        if disband_owed(data) == 1:
            state.steps.pop()
        else:
            state.renew(ask_disband(seat, disband_owed(data) - 1))
        cell, kind = disband_cell(action), disband_type(action)
        at = state.place(seat, cell, kind)
        remove_unit(state, seat, cell, kind, False, Lost.DISBANDED)
        gone: i64 = 0
        while state.mercenary[at] > state.military[at]:  # SS-2.5, SS-R46
            remove_unit(state, seat, cell, kind, True, Lost.DISBANDED)
            gone += 1
        state.note(Happened.LOST, [seat, cell, kind, 1, gone, Lost.DISBANDED])
        if army_gone(state, seat, cell, kind):
            drop_army(state, seat, cell, kind)
        state.journal = vec[i64]()  # SS-9.15
        units_vanished(state, seat, cell)


# Combat


class Support(Step):
    """D25: army by army, which conflict it supports (SS-11.1 to SS-11.3). Data: the seat, and from which field on to look."""

    def actor(self, state: SeventhStone, data: i64) -> i64:
        state.phase = Phase.COMBAT
        seat = support_seat(data)
        for cell in range(support_home(data), state.board.cells):
            if len(supportable(state, seat, cell)) > 0:
                state.renew(ask_support(seat, cell))
                return seat
        state.steps.pop()
        return NOBODY

    def legal(self, state: SeventhStone, data: i64, seat: i64) -> vec[i64]:
        return append(actions_of(do_support(0), supportable(state, seat, support_home(data))), i64(Do.NONE))

    def apply(self, state: SeventhStone, data: i64, seat: i64, action: i64) -> None:
        home = support_home(data)
        state.renew(ask_support(seat, home + 1))
        if action == Do.NONE:
            state.note(Happened.PASSED, [seat])
            return
        goal = support_cell(action)
        state.support[seat * state.board.cells + home] = goal  # SS-11.6
        state.note(Happened.SUPPORTS, [seat, state.army_type(seat, home), home, goal])


class Battles(Owed):
    """D26: which of the own conflicts is fought next (SS-11.7)."""

    def actor(self, state: SeventhStone, data: i64) -> i64:
        own = conflicts_of(state, data)
        if len(own) == 0:
            state.steps.pop()
            return NOBODY
        if len(own) == 1:
            begin_battle(state, own[0], Mode.BATTLE, data)
            return NOBODY
        return data

    def legal(self, state: SeventhStone, data: i64, seat: i64) -> vec[i64]:
        return actions_of(do_battle(0), conflicts_of(state, seat))

    def apply(self, state: SeventhStone, data: i64, seat: i64, action: i64) -> None:
        begin_battle(state, battle_cell(action), Mode.BATTLE, seat)


class UseStone(Owed):
    """D27: use the stone under the own army (SS-12.1). Whoever has one is asked: the question betrays nothing."""

    def legal(self, state: SeventhStone, data: i64, seat: i64) -> vec[i64]:
        actions = vec[i64]()
        if battle_stone(state, seat):
            actions = append(actions, i64(Do.YES))
        return append(actions, i64(Do.NO))

    def apply(self, state: SeventhStone, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        if action == Do.YES:
            use_battle_stone(state, seat)
        else:
            state.note(Happened.PASSED, [seat])


class Walls(Step):
    """D28: how many walls the controller uses (SS-12.2, SS-13.1)."""

    def actor(self, state: SeventhStone, data: i64) -> i64:
        if usable_walls(state) == 0:
            state.steps.pop()
            return NOBODY
        return state.controller[state.battle]

    def legal(self, state: SeventhStone, data: i64, seat: i64) -> vec[i64]:
        return up_to(do_walls(0), usable_walls(state))

    def apply(self, state: SeventhStone, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        use_walls(state, count_of(action))


class Round(Automatic):
    """A battle round: aiming, ranged units, then melee, guards and cavalry (SS-12.3). Data: the part that comes next."""

    def actor(self, state: SeventhStone, data: i64) -> i64:
        if data != 1 and decided(state):  # SS-12.11
            state.steps.pop()
        elif data == 0:
            state.renew(ask_round(1))
            aim_all(state)
        elif data == 1:
            state.renew(ask_round(2))
            roll_pools(state, Pool.RANGED, Pool.RANGED_SUPPORT)
        else:
            state.renew(ask_round(0))
            roll_pools(state, Pool.MELEE, Pool.CAVALRY_SUPPORT)
        return NOBODY


class Aim(Step):
    """D29: how many dice of a pool go against a target; the last target gets the rest (SS-13.8). Data: target, pool, seat."""

    def actor(self, state: SeventhStone, data: i64) -> i64:
        seat = aim_seat(data)
        if self.rest(state, data) == 0 or aim_target(data) == len(targets(state, seat)) - 1:
            state.steps.pop()
            return NOBODY
        return seat

    def rest(self, state: SeventhStone, data: i64) -> i64:
        """Return how many dice are not aimed yet: they lie with the last target."""
        return dice_left(state, aim_seat(data), aim_pool(data))

    def legal(self, state: SeventhStone, data: i64, seat: i64) -> vec[i64]:
        return up_to(do_aim(0), self.rest(state, data))

    def apply(self, state: SeventhStone, data: i64, seat: i64, action: i64) -> None:
        pool, count = aim_pool(data), count_of(action)
        possible = targets(state, seat)
        base = (seat * POOLS + pool) * state.rules.players
        target = possible[aim_target(data)]
        state.aim[base + possible[len(possible) - 1]] -= count
        state.aim[base + target] += count
        state.note(Happened.AIMED, [seat, pool, target, count])
        state.renew(ask_aim(seat, pool, aim_target(data) + 1))


class Lose(Owed):
    """D30: a hit costs a unit (SS-12.7)."""

    def actor(self, state: SeventhStone, data: i64) -> i64:
        if state.hits[data] == 0:
            state.steps.pop()
            return NOBODY
        options = casualties(state, data)
        if len(options) == 0:  # what cannot be taken lapses
            state.hits[data] = 0
            return NOBODY
        if len(options) == 1:
            lose(state, data, options[0])
            return NOBODY
        return data

    def legal(self, state: SeventhStone, data: i64, seat: i64) -> vec[i64]:
        return casualties(state, seat)

    def apply(self, state: SeventhStone, data: i64, seat: i64, action: i64) -> None:
        lose(state, seat, action)


class Aftermath(Automatic):
    """A battle is over."""

    def happen(self, state: SeventhStone, data: i64) -> None:
        aftermath(state)


class CombatEnd(Automatic):
    """The combat phase is over."""

    def happen(self, state: SeventhStone, data: i64) -> None:
        end_combat(state)


STEPS.extend(
    [
        People(), Capital(), Barracks(), Year(), Allocate(), Market(), Take(), Discard(), Position(), Assign(), Place(), Move(), Group(),
        Carry(), Goto(), Keep(), Moved(), Overrun(), Disband(), Support(), Battles(), UseStone(), Walls(), Round(), Aim(), Lose(),
        Aftermath(), CombatEnd(),
    ]
)  # fmt: skip
