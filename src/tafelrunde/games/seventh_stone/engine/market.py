"""The production phase of Seventh Stone: stones turned up, allocations revealed, four markets (SS-7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.seventh_stone.engine import _grammar as ss
from tafelrunde.games.seventh_stone.engine.deciding import Automatic, actions_of, up_to
from tafelrunde.games.seventh_stone.engine.law import discards, no_draft, no_position
from tafelrunde.games.seventh_stone.engine.scoring import rank, roll_order, tear_stones
from tafelrunde.games.seventh_stone.engine.state import SeventhStone, Step
from tafelrunde.kernel.contract import BIT, NOBODY, SEVERAL
from tafelrunde.kernel.plays import Play
from tafelrunde.kernel.rows import filled, row_of, without
from tafelrunde.kernel.vectors import append, vec

MANY_TS: Final = 1000  # more tear stones than there are


def begin_production(state: SeventhStone) -> None:
    """Regenerate, turn stones up and ask everybody for an allocation (SS-7.1 to SS-7.3)."""
    state.phase = ss.Phase.PRODUCTION
    for seat in range(state.rules.players):
        state.order[seat] = ss.EMPTY  # of last year
        base = seat * ss.SHEET
        for slot in range(1, ss.SHEET):  # SS-2.7
            state.sheet[base] += state.sheet[base + slot]
            state.sheet[base + slot] = 0
    reveal_stones(state)
    for seat in range(state.rules.players):
        for i in range(ss.ORDERS):
            state.amount[seat * ss.ORDERS + i] = 0
        # Whoever has nothing to distribute is not asked
        state.filled_in[seat] = ss.ORDERS if state.out[seat] or state.sheet[seat * ss.SHEET] == 0 else 0
    state.push(ss.ask_market(0))
    state.push(ss.Ask.ALLOCATE)


def reveal_stones(state: SeventhStone) -> None:
    """Turn up the top stones; if the stacks run out the discard becomes new ones (SS-7.2)."""
    state.offered = vec[i64]()
    for _ in range(state.rules.shown):
        left = stack_size(state)
        if left == 0:
            reshuffle(state)
            left = stack_size(state)
            if left == 0:
                break
        at = state.chance.pick(left, ss.What.STONE)
        stone: i64 = 0
        while at >= state.supply[stone]:
            at -= state.supply[stone]
            stone += 1
        state.supply[stone] -= 1
        state.offered = append(state.offered, stone)
        state.note(ss.Happened.SHOWN, [stone])
    state.pile = state.offered[:]


def stack_size(state: SeventhStone) -> i64:
    """Return how many stones are left in the stacks."""
    left: i64 = 0
    for count in state.supply:
        left += count
    return left


def reshuffle(state: SeventhStone) -> None:
    """The discard becomes new stacks."""
    moved: i64 = 0
    for stone in range(ss.STONES):
        if state.buried[stone] > 0:
            state.mixed = 1
        moved += state.discard[stone] + state.buried[stone]
        state.supply[stone] += state.discard[stone] + state.buried[stone]
        state.discard[stone] = 0
        state.buried[stone] = 0
    if moved > 0:
        state.note(ss.Happened.RESHUFFLED, [moved])


def affordable(state: SeventhStone, seat: i64) -> i64:
    """Return the resource stones that are not on a slot yet."""
    left = state.sheet[seat * ss.SHEET]
    for i in range(ss.ORDERS):
        left -= state.amount[seat * ss.ORDERS + i] * ss.PRICE[i + 1]
    return left


def as_play(state: SeventhStone, seat: i64, counts: list[int]) -> tuple[int, ...]:
    """Return an allocation as the actions that make it; where nothing can be chosen any more nothing is asked."""
    left = state.sheet[seat * ss.SHEET]
    play: list[int] = []
    for i in range(ss.ORDERS):
        if left >= ss.PRICE[i + 1] or i == 0:
            play.append(ss.do_amount(counts[i]))
            left -= counts[i] * ss.PRICE[i + 1]
    return tuple(play)


def counts_of(state: SeventhStone, seat: i64, play: Play) -> list[int]:
    """Return the numbers on the slots that an allocation means, the other way round."""
    left = state.sheet[seat * ss.SHEET]
    counts = [0] * ss.ORDERS
    at = 0
    for i in range(ss.ORDERS):
        if (left >= ss.PRICE[i + 1] or i == 0) and at < len(play):
            counts[i] = int(ss.count_of(play[at]))
            at += 1
            left -= counts[i] * ss.PRICE[i + 1]
    return counts


def reveal_sheets(state: SeventhStone) -> None:
    """All have confirmed: stones go onto the slots for all to see, goods are there to be placed (SS-7.4, SS-7.6).

    Bids are paid with that, successful or not (SS-7.9); what is not distributed stays in the store (SS-2.12).
    """
    state.revealed += 1
    for seat in range(state.rules.players):
        if state.out[seat]:
            continue
        base, goods = seat * ss.ORDERS, seat * ss.GOODS
        for i in range(ss.ORDERS):
            value = state.amount[base + i] * ss.PRICE[i + 1]
            state.sheet[seat * ss.SHEET + i + 1] = value
            state.sheet[seat * ss.SHEET] -= value
            if i < ss.GOODS - 1:
                state.goods[goods + i] = state.amount[base + i]
        a = state.amount
        state.note(ss.Happened.GOODS, [seat, a[base], a[base + 1], a[base + 2], a[base + 3]])
        state.note(ss.Happened.BIDS, [seat, a[base + 4], a[base + 5], a[base + 6], a[base + 7]])
        for i in range(ss.ORDERS):
            state.amount[base + i] = 0


def bid(state: SeventhStone, seat: i64, slot: i64) -> i64:
    """Return what a player has on a market slot."""
    return state.sheet[seat * ss.SHEET + slot]


def rank_bids(state: SeventhStone, slot: i64) -> None:
    """Rank the bidders of a market, even a single one: resource stones, tear stones, dice (SS-7.7, SS-7.8, SS-7.17)."""
    bidders: list[i64] = []
    worth: list[i64] = []
    for seat in range(state.rules.players):
        worth.append(bid(state, seat, slot) * MANY_TS + tear_stones(state, seat))  # SS-1.5
        if bid(state, seat, slot) > 0 and not state.out[seat]:
            bidders.append(i64(seat))
    state.rank = row_of(rank(state, bidders, worth, ss.What.TIE))


def settle_market(state: SeventhStone, slot: i64) -> None:
    """Settle one market; those with choices push them (SS-7.10 to SS-7.16)."""
    rank_bids(state, slot)
    payout = state.rules.payout
    if slot == ss.Slot.MERCENARY:
        for i in range(len(state.rank)):
            if payout[i] > 0:
                state.goods[state.rank[i] * ss.GOODS + ss.Good.MERCENARY] = payout[i]
                state.note(ss.Happened.MERCENARIES, [state.rank[i], payout[i]])
    elif slot == ss.Slot.EQUIPMENT:
        state.taken = filled(state.rules.players, 0)
        state.put_away = 0
        state.push(ss.ask_take(0))
    elif slot == ss.Slot.MOVEMENT:
        begin_order(state)
    else:
        for i in range(len(state.rank)):
            if payout[i] > 0:
                state.tournament[state.rank[i]] += payout[i]  # SS-R16
                state.note(ss.Happened.TOURNAMENT_STONES, [state.rank[i], payout[i]])
        state.rank = vec[i64]()


# The equipment draft


def take_stone(state: SeventhStone, seat: i64, stone: i64) -> None:
    """A bidder takes a stone into the hand; the lost tear stone is laid open at once (SS-7.11 to SS-7.13, SS-R12)."""
    drop_from_pile(state, stone)
    if stone == ss.Stone.LOST:
        state.lost_owner = seat
        state.note(ss.Happened.LOST_STONE, [seat])
        return
    state.taken[seat] = stone
    state.hand[seat * ss.STONES + stone] += 1
    state.revealed += 1  # the next bidder sees what is left
    state.note_secret(ss.Happened.TOOK, [seat, stone], 1, BIT[seat])


def drop_from_pile(state: SeventhStone, stone: i64) -> None:
    """One stone leaves the pile that is handed round."""
    for i in range(len(state.pile)):
        if state.pile[i] == stone:
            state.pile = without(state.pile, i)
            return


def discard_stone(state: SeventhStone, seat: i64, stone: i64) -> None:
    """The top bidder puts one stone away, with two or three players (SS-17.1, SS-17.2, SS-17.4)."""
    drop_from_pile(state, stone)
    state.revealed += 1  # the next bidder sees what is left
    put_down(state, stone, ss.Put.CHOSEN, BIT[seat])
    if state.rules.hidden_discard:
        state.put_away = stone


def put_down(state: SeventhStone, stone: i64, how: i64, seats: i64) -> None:
    """A stone that nobody drafted is discarded, with the option face down: then only these seats, a bit set, know it (SS-R15)."""
    if state.rules.hidden_discard:
        state.buried[stone] += 1
        state.note_secret(ss.Happened.DISCARDED, [stone, how], 0, seats)
    else:
        state.discard[stone] += 1
        state.note(ss.Happened.DISCARDED, [stone, how])


def end_draft(state: SeventhStone) -> None:
    """What nobody took goes to the discard (SS-7.11); whoever can tell who took what remembers it."""
    for stone in state.pile:
        put_down(state, stone, ss.Put.UNDRAFTED, 0)
    if len(state.pile) > 0:
        state.revealed += 1
    for viewer in range(state.rules.players):
        learn(state, viewer)
    state.pile = vec[i64]()
    state.taken = vec[i64]()
    state.put_away = 0
    state.rank = vec[i64]()


def learn(state: SeventhStone, viewer: i64) -> None:
    """A seat works out what single others took (SS-R41): right before it, right after it out of one stone, or the only one left over."""
    players = state.rules.players
    secret = state.rules.hidden_discard
    turn: i64 = ss.EMPTY
    for i in range(len(state.rank)):
        if state.rank[i] == viewer:
            turn = i
    before: i64 = 0  # stones that others took in secret before its turn
    for i in range(turn):
        if state.taken[state.rank[i]] != 0:
            before += 1
    passed_on = len(state.offered) - turn - 1 - (1 if discards(state) else 0)  # stones that it handed to the next one
    unknown: i64 = 0
    last: i64 = ss.EMPTY
    for i in range(len(state.rank)):
        seat = state.rank[i]
        if seat == viewer or state.taken[seat] == 0:
            continue
        seen_before = i < turn and before == 1 and not (secret and discards(state))
        if seen_before or (turn >= 0 and i == turn + 1 and passed_on == 1):
            state.known[(viewer * players + seat) * ss.STONES + state.taken[seat]] += 1
        else:
            unknown += 1
            last = seat
    if unknown == 1 and not secret:
        state.known[(viewer * players + last) * ss.STONES + state.taken[last]] += 1


# The turn order


def begin_order(state: SeventhStone) -> None:
    """The bidders choose places in the turn order, or dice decide (SS-7.14, SS-7.15, SS-20.7)."""
    players = state.rules.players
    total: i64 = 0
    for seat in range(players):
        total += bid(state, seat, ss.Slot.MOVEMENT)
    for seat in range(players):
        own = bid(state, seat, ss.Slot.MOVEMENT)
        state.doubled[seat] = 1 if state.rules.double_move and own > 0 and own >= total - own else 0
        if state.doubled[seat]:
            state.note(ss.Happened.DOUBLE_MOVE, [seat])
    if len(state.rank) == 0:
        alive: list[i64] = []
        for seat in range(players):
            if not state.out[seat]:
                alive.append(i64(seat))
        rolled = roll_order(state, alive, ss.What.ORDER)
        for position in range(len(rolled)):
            set_position(state, rolled[position], i64(position))
        end_order(state)
    else:
        state.push(ss.ask_position(0))


def set_position(state: SeventhStone, seat: i64, position: i64) -> None:
    """A player gets a place in this year's turn order."""
    state.order[position] = seat
    state.note(ss.Happened.POSITION, [seat, position + 1])


def free_positions(state: SeventhStone) -> vec[i64]:
    """Return the places that nobody has yet; those who are out need none."""
    places = vec[i64]()
    for position in range(state.rules.players):
        if no_position(state, position) == ss.No.NOTHING:
            places = append(places, i64(position))
    return places


def without_position(state: SeventhStone) -> i64:
    """Return the first player, in seat order, who has no place yet, or EMPTY."""
    for seat in range(state.rules.players):
        if state.out[seat]:
            continue
        found = False
        for other in state.order:
            if other == seat:
                found = True
        if not found:
            return seat
    return ss.EMPTY


def end_order(state: SeventhStone) -> None:
    """Those who are out stand last, so that the order names everybody."""
    position: i64 = state.rules.players - 1
    for seat in range(state.rules.players):
        if state.out[seat]:
            state.order[position] = seat
            position -= 1
    state.rank = vec[i64]()


# The decisions


class Allocate(Step):
    """D4: all distribute resource stones at the same time, in secret, slot by slot (SS-5.4, SS-7.3), until all are done (SS-7.6)."""

    def actor(self, state: SeventhStone, data: i64) -> i64:
        waiting: i64 = 0
        last: i64 = 0
        for seat in range(state.rules.players):
            if state.filled_in[seat] < ss.ORDERS:
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
        return up_to(ss.do_amount(0), affordable(state, seat) // ss.PRICE[state.filled_in[seat] + 1])

    def apply(self, state: SeventhStone, data: i64, seat: i64, action: i64) -> None:
        slot = state.filled_in[seat]
        state.amount[seat * ss.ORDERS + slot] = ss.count_of(action)
        left = affordable(state, seat)
        slot += 1
        while slot < ss.ORDERS and left < ss.PRICE[slot + 1]:  # nothing to choose any more
            slot += 1
        state.filled_in[seat] = slot
        if slot == ss.ORDERS:
            state.note(ss.Happened.ALLOCATED, [seat])


class Market(Automatic):
    """The four markets one after the other, then the rest of the year is laid out (SS-5.2, SS-7.6). Data: how many are settled."""

    def happen(self, state: SeventhStone, data: i64) -> None:
        if data < 4:
            state.push(ss.ask_market(data + 1))
            settle_market(state, ss.Slot.MERCENARY + data)
            return
        lay_year_out(state, ss.Ask.PLACE, 0)


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
        return stones_of_pile(state, ss.do_take(0))

    def apply(self, state: SeventhStone, data: i64, seat: i64, action: i64) -> None:
        self.take(state, data, seat, ss.stone_of(action))

    def take(self, state: SeventhStone, data: i64, seat: i64, stone: i64) -> None:
        state.renew(ss.ask_take(data + 1))
        take_stone(state, seat, stone)
        if data == 0 and discards(state) and len(state.pile) > 0:  # SS-17.1 to SS-17.3
            state.push(ss.ask_discard(seat))


class Discard(Step):
    """D7: with two or three players the top bidder puts one stone away (SS-17.1, SS-17.2)."""

    def actor(self, state: SeventhStone, data: i64) -> i64:
        if len(state.pile) == 1:
            state.steps.pop()
            discard_stone(state, data, state.pile[0])
            return NOBODY
        return data

    def legal(self, state: SeventhStone, data: i64, seat: i64) -> vec[i64]:
        return stones_of_pile(state, ss.do_discard(0))

    def apply(self, state: SeventhStone, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        discard_stone(state, seat, ss.stone_of(action))


def stones_of_pile(state: SeventhStone, block: i64) -> vec[i64]:
    """Return the kinds of stones that are left, as actions."""
    actions = vec[i64]()
    for stone in range(ss.STONES):
        if no_draft(state, stone) == ss.No.NOTHING:
            actions = append(actions, block + stone)
    return actions


class Position(Step):
    """D8: a bidder chooses a place in the turn order (SS-7.14). Data: the rank."""

    def actor(self, state: SeventhStone, data: i64) -> i64:
        free = free_positions(state)
        if data == len(state.rank):
            state.steps.pop()
            state.push(ss.ask_assign(state.rank[0]))
            return NOBODY
        if len(free) == 1:
            state.renew(ss.ask_position(data + 1))
            set_position(state, state.rank[data], free[0])
            return NOBODY
        return state.rank[data]

    def legal(self, state: SeventhStone, data: i64, seat: i64) -> vec[i64]:
        return actions_of(ss.do_position(0), free_positions(state))

    def apply(self, state: SeventhStone, data: i64, seat: i64, action: i64) -> None:
        state.renew(ss.ask_position(data + 1))
        set_position(state, seat, ss.position_place(action))


class Assign(Step):
    """D9: the top bidder gives the others what is left (SS-7.14). Data: the top bidder."""

    def actor(self, state: SeventhStone, data: i64) -> i64:
        other = without_position(state)
        if other == ss.EMPTY:
            state.steps.pop()
            end_order(state)
            return NOBODY
        free = free_positions(state)
        if len(free) == 1:
            set_position(state, other, free[0])
            return NOBODY
        return data

    def legal(self, state: SeventhStone, data: i64, seat: i64) -> vec[i64]:
        return actions_of(ss.do_position(0), free_positions(state))

    def apply(self, state: SeventhStone, data: i64, seat: i64, action: i64) -> None:
        set_position(state, without_position(state), ss.position_place(action))


def lay_year_out(state: SeventhStone, now: i64, first: i64) -> None:
    """Owe the rest of a year (SS-5.2, SS-5.3) from one of its questions on, and of that from a place in the turn order on."""
    state.push(ss.Ask.COMBAT_END)
    for ask in (ss.Ask.BATTLES, ss.Ask.SUPPORT, ss.Ask.OVERRUN, ss.Ask.MOVE, ss.Ask.PLACE):
        for position in range(state.rules.players - 1, (first if ask == now else 0) - 1, -1):
            if not state.out[state.order[position]]:
                state.owe(ask, state.order[position])
        if ask == now:
            return
