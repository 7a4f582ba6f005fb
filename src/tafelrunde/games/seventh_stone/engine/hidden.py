"""What a seat cannot see: dealing it anew so that it fits all that was seen (SS-16.1, SS-R41).

Everybody has seen which stones were turned up and, unless they are discarded face down, which of them nobody took. So it is known which
stones the others hold together, and partly who holds which (`known`); who took what in the draft that is going on is dealt by itself.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.seventh_stone.engine import _grammar as ss
from tafelrunde.games.seventh_stone.engine.allocation import allocations
from tafelrunde.games.seventh_stone.engine.effects import add_stone, drop_stone, stone_count
from tafelrunde.games.seventh_stone.engine.law import no_fit
from tafelrunde.games.seventh_stone.engine.market import counts_of
from tafelrunde.games.seventh_stone.engine.state import SeventhStone
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.rows import filled
from tafelrunde.kernel.vectors import append, vec

IN_HAND: Final = -1
BURIED: Final = -2
STACKED: Final = -3
SPOILS: Final = -4


def imagine(state: SeventhStone, seat: i64, chance: Chance) -> None:
    """Replace everything that is hidden from a seat, or from a spectator, by something that could as well be."""
    forget_plays(state, seat)
    imagine_allocations(state, seat, chance)
    imagine_draft(state, seat, chance)
    deal_stones(state, seat, chance)
    rewrite_journal(state, seat)


def forget_plays(state: SeventhStone, seat: i64) -> None:
    """Go back to where an order began; how far another seat's choice is, is nobody's business."""
    if state.mover != seat and state.steps:
        while ss.Ask.GROUP <= state.steps[-1] & ss.ASK_MASK <= ss.Ask.GOTO:
            state.steps.pop()


def imagine_allocations(state: SeventhStone, seat: i64, chance: Chance) -> None:
    """Nobody has seen how the others distributed their resource stones (SS-7.6): probably in a way that makes sense, but who knows."""
    if not state.asks(ss.Ask.ALLOCATE):
        return
    for other in range(state.rules.players):
        if other == seat or state.out[other]:
            continue
        done = state.filled_in[other] == ss.ORDERS
        state.filled_in[other] = 0
        counts = [0] * ss.ORDERS
        if done:
            state.filled_in[other] = ss.ORDERS
            likely = allocations(state, other)
            at: i64 = 0
            while at < len(likely) - 1 and chance.pick(2, 0) == 0:
                at += 1
            counts = counts_of(state, other, likely[at])
        for i in range(ss.ORDERS):
            state.amount[other * ss.ORDERS + i] = counts[i]


def imagine_draft(state: SeventhStone, seat: i64, chance: Chance) -> None:
    """Deal the stones of the draft that is going on: what went before the seat's own turn, and what came after it."""
    if len(state.taken) == 0:
        return
    turn: i64 = ss.EMPTY  # of this seat in the draft
    for i in range(len(state.rank)):
        if state.rank[i] == seat:
            turn = i
    asked = now_drafting(state)
    if turn >= 0 and turn <= asked:  # it has seen what was left at its turn
        shuffle_taken(state, 0, turn, False, chance)
        if turn < asked:
            shuffle_taken(state, turn + 1, asked, True, chance)
    else:
        shuffle_taken(state, 0, asked, True, chance)


def now_drafting(state: SeventhStone) -> i64:
    """Return how many bidders have taken a stone in the draft that is going on."""
    return 1 if state.asks(ss.Ask.DISCARD) else state.data()


def shuffle_taken(state: SeventhStone, first: i64, end: i64, with_pile: bool, chance: Chance) -> None:
    """Deal what the bidders of some ranks took anew among them, what is left in the pile and what the top bidder put away."""
    kinds = vec[i64]()
    lost = False  # the lost tear stone is among them: it would lie open if somebody had taken it
    for i in range(first, end):
        if state.taken[state.rank[i]]:
            kinds = append(kinds, state.taken[state.rank[i]])
    if with_pile:
        for stone in state.pile:
            if stone == ss.Stone.LOST:
                lost = True
            else:
                kinds = append(kinds, stone)
    put_away = first == 0 and state.put_away != 0
    if put_away:
        if state.put_away == ss.Stone.LOST:
            lost = True
        else:
            kinds = append(kinds, state.put_away)
    kinds = mixed(kinds, chance)
    rest = vec[i64]()
    at: i64 = 0
    for i in range(first, end):
        other = state.rank[i]
        if state.taken[other]:
            state.hand[other * ss.STONES + state.taken[other]] -= 1
            state.taken[other] = kinds[at]
            state.hand[other * ss.STONES + kinds[at]] += 1
            at += 1
    while at < len(kinds):
        rest = append(rest, kinds[at])
        at += 1
    if lost:
        rest = mixed(append(rest, i64(ss.Stone.LOST)), chance)
    at = 0
    if with_pile:
        for i in range(len(state.pile)):
            state.pile[i] = rest[at]
            at += 1
    if put_away:
        state.buried[state.put_away] -= 1
        state.put_away = rest[at]
        state.buried[state.put_away] += 1


def mixed(values: vec[i64], chance: Chance) -> vec[i64]:
    """Return values in random order; what order they came in makes no difference."""
    ordered = sorted([int(value) for value in values])
    result = vec[i64]()
    while ordered:
        result = append(result, i64(ordered.pop(chance.pick(len(ordered), 0))))
    return result


def deal_stones(state: SeventhStone, seat: i64, chance: Chance) -> None:
    """Deal the stones in the hands and under the armies of the others, as far as the seat does not know them."""
    players, cells = state.rules.players, state.board.cells
    hidden = Hidden()
    for other in range(players):
        if other == seat:
            continue
        held = filled(ss.STONES, 0)
        for at in range(other * cells * ss.TYPES, (other + 1) * cells * ss.TYPES):
            stones = state.stones[at]
            while stones > 0:
                held[ss.stack_first(stones)] += 1
                hidden.add(other, at, 1)
                stones = ss.stack_rest(stones)
            state.stones[at] = 0
        fresh: i64 = state.taken[other] if len(state.taken) > 0 else 0  # dealt already
        in_hand: i64 = 0
        lost: i64 = 0
        for stone in range(1, ss.STONES):
            kept: i64 = 1 if stone == fresh else 0
            in_hand += state.hand[other * ss.STONES + stone] - kept
            held[stone] += state.hand[other * ss.STONES + stone] - kept
            state.hand[other * ss.STONES + stone] = kept
            if len(state.spoils) > 0:
                lost += state.spoils[other * ss.STONES + stone]
                held[stone] += state.spoils[other * ss.STONES + stone]
                state.spoils[other * ss.STONES + stone] = 0
        hidden.add(other, IN_HAND, in_hand)
        hidden.add(other, SPOILS, lost)
        for stone in range(ss.STONES):
            sure: i64 = 0 if seat < 0 else state.known[(seat * players + other) * ss.STONES + stone]
            for _ in range(sure):
                hidden.stones = append(hidden.stones, i64(stone))
                hidden.bound = append(hidden.bound, i64(other))
            for _ in range(held[stone] - sure):
                hidden.free.append(stone)
    for viewer in range(players):  # what the others know is not this seat's business
        if viewer != seat:
            for i in range(players * ss.STONES):
                state.known[viewer * players * ss.STONES + i] = 0
    if state.rules.hidden_discard:
        add_buried(state, hidden)
    hidden.deal(chance)
    for place in range(len(hidden.owner)):
        lay_down(state, hidden.owner[place], hidden.where[place], hidden.stones[hidden.lying[place]])


def rewrite_journal(state: SeventhStone, seat: i64) -> None:
    """The orders that another seat can take back (SS-9.15) have moved the stones that are imagined now; how many, everybody has seen."""
    if state.mover == seat:
        return
    stones = state.stones[:]
    base: i64 = len(state.journal) - ss.JOURNAL
    while base >= 0:
        source = state.spot_place(state.mover, ss.cohort_spot(state.journal[base + ss.Entry.KEY]))
        target = state.spot_place(state.mover, ss.cohort_spot(state.journal[base + ss.Entry.THERE]))
        moved: i64 = 0
        for _ in range(stone_count(state.journal[base + ss.Entry.STONES])):
            stone = ss.stack_first(stones[target])
            stones[target] = drop_stone(stones[target], stone)
            stones[source] = add_stone(stones[source], stone)
            moved = add_stone(moved, stone)
        state.journal[base + ss.Entry.STONES] = moved
        base -= ss.JOURNAL


def add_buried(state: SeventhStone, hidden: Hidden) -> None:
    """Stones that were discarded face down may be anywhere; once they are back in the stacks, these too."""
    buried: i64 = 0
    stacked: i64 = 0
    for stone in range(1, ss.STONES):
        if stone == ss.Stone.LOST:
            continue  # everybody knows whether it was taken
        count = state.buried[stone] - (1 if stone == state.put_away else 0)
        state.buried[stone] -= count
        buried += count
        if state.mixed:
            count += state.supply[stone]
            stacked += state.supply[stone]
            state.supply[stone] = 0
        for _ in range(count):
            hidden.free.append(stone)
    hidden.add(ss.EMPTY, BURIED, buried)
    hidden.add(ss.EMPTY, STACKED, stacked)


def lay_down(state: SeventhStone, owner: i64, where: i64, stone: i64) -> None:
    """A stone comes to where it was dealt."""
    if where == BURIED:
        state.buried[stone] += 1
    elif where == STACKED:
        state.supply[stone] += 1
    elif where == SPOILS:
        state.spoils[owner * ss.STONES + stone] += 1
    elif where == IN_HAND:
        state.hand[owner * ss.STONES + stone] += 1
    else:
        state.stones[where] = add_stone(state.stones[where], stone)


class Hidden:
    """Hidden stones, and the places where they lie."""

    def __init__(self) -> None:
        self.owner = vec[i64]()  # [place]: whose it is
        self.where = vec[i64]()  # [place]: an army's, IN_HAND, BURIED, STACKED or SPOILS
        self.lying = vec[i64]()  # [place]: which stone was dealt there
        self.stones = vec[i64]()  # kinds: at first only of those that are known to be somebody's
        self.bound = vec[i64]()  # [stone]: that somebody, or EMPTY
        self.free: list[int] = []  # kinds of those of which nobody can tell who holds them
        self.order = vec[i64]()  # in which places are looked at

    def add(self, owner: i64, where: i64, count: i64) -> None:
        """There are so many places like this."""
        for _ in range(count):
            self.owner = append(self.owner, owner)
            self.where = append(self.where, where)

    def deal(self, chance: Chance) -> None:
        """Give each place a stone that can lie there: at random, moving others aside where that is needed."""
        self.free.sort()
        while self.free:
            self.stones = append(self.stones, i64(self.free.pop(chance.pick(len(self.free), 0))))
            self.bound = append(self.bound, i64(ss.EMPTY))
        count = len(self.owner)
        self.lying = filled(count, ss.EMPTY)
        left = list(range(count))
        while left:
            self.order = append(self.order, i64(left.pop(chance.pick(len(left), 0))))
        for stone in range(count):
            self.settle(stone, filled(count, 0))

    def settle(self, stone: i64, visited: vec[i64]) -> bool:
        """Find a place for a stone; whatever lies there already is moved to another one, if it can be."""
        for place in self.order:
            if visited[place] or not self.may_lie(stone, place):
                continue
            visited[place] = 1
            if self.lying[place] == ss.EMPTY or self.settle(self.lying[place], visited):
                self.lying[place] = stone
                return True
        return False

    def may_lie(self, stone: i64, place: i64) -> bool:
        """Return whether a stone can be at a place."""
        if self.bound[stone] != ss.EMPTY and self.bound[stone] != self.owner[place]:
            return False
        return self.where[place] < 0 or no_fit(self.stones[stone], self.where[place] % ss.TYPES) == ss.No.NOTHING
