"""A position of War Chest: its fields, how it is copied and saved, and what of it is hidden from whom. Compiled.

Zones count coins: `zone[seat * WIDTH + i]` is the number of coins of the i-th type of that seat's army, `i == ROYAL` the royal coin.
Unit `seat * WIDTH + i` is that seat's unit of its i-th type; place ROYAL is free among the units and holds the second Footman.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64

from tafelrunde.games.war_chest.board import BOARD_2P, BOARD_4P, HEXES, Board
from tafelrunde.games.war_chest.data import (
    ARMY,
    BAG_AT_START,
    DRAW,
    EMPTY,
    ONGOING,
    REASON_NAMES,
    ROYAL,
    UNIT_COINS,
    WIDTH,
    Happened,
    Reason,
    Unit,
)
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.contract import BIT, NOBODY, Event, Outcome, State
from tafelrunde.kernel.rows import filled, ints, row_of
from tafelrunde.kernel.vectors import vec


class Rules:
    """The options of a table (section 10 of the rules) as ints; shared by all states of a game and never changed."""

    def __init__(self, values: list[i64]) -> None:
        self.values = values
        self.players = values[0]
        self.markers = values[1]  # per side: 6 or 8 (WC-1.11)
        self.cards = values[2]  # unit cards a player: 4 or 3
        self.guard_original = values[3] != 0
        self.berserker_to_box = values[4] != 0
        self.berserker_v2 = values[5] != 0
        self.footman_v2 = values[6] != 0
        self.priest_v2 = values[7] != 0
        self.dead_position_draw = values[8] != 0
        self.max_rounds = values[9]  # 0 = none
        self.max_plays = values[10]  # 0 = none
        self.by_markers = values[11] != 0  # how a limit is adjudicated (WC-9.7)


# What rivals can work out about a hand that was drawn across a refill. Per seat: how many of its coins came out before the refill, whether
# that hand is still being played, then by coin: what these could have been, what was shown of that hand, what of it was laid face-down.
MEMORY: Final = 2 + 3 * WIDTH
CARRIED: Final = 0
FOLLOWING: Final = 1
CARRIED_FROM: Final = 2
SHOWN: Final = 2 + WIDTH
LAID: Final = 2 + 2 * WIDTH


class WarChest(State):
    """A position. `__init__` is a bare record of fields; `blank` makes an empty table."""

    def __init__(
        self,
        chance: Chance,
        steps: list[i64],
        to_move: i64,
        revealed: i64,
        rules: Rules,
        board: Board,
        army: list[i64],
        kind: vec[i64],
        coin_of: vec[i64],
        side: vec[i64],
        bag: vec[i64],
        hand: vec[i64],
        up: vec[i64],
        down: vec[i64],
        supply: vec[i64],
        box: vec[i64],
        bag_size: vec[i64],
        hand_size: vec[i64],
        unit_at: vec[i64],
        place: vec[i64],
        height: vec[i64],
        control: vec[i64],
        markers: vec[i64],
        memory: vec[i64],
        pool: list[i64],
        in_flight: i64,
        live: i64,
        initiative: i64,
        initiative_moved: i64,
        round: i64,  # noqa: A002 - the word of the rules
        plays: i64,
        turn: i64,
        priest_drew: i64,
        first_drafter: i64,
        resigned: i64,
        winner: i64,
        reason: i64,
        won_on: i64,
    ) -> None:
        super().__init__(chance, steps, to_move, revealed)
        self.rules = rules
        self.board = board
        self.army = army  # [seat * ARMY + i]: unit type, ascending
        self.kind = kind  # [unit]: unit type
        self.coin_of = coin_of  # [unit]: which coin it is made of
        self.side = side  # [unit]: 0 or 1
        self.bag = bag
        self.hand = hand
        self.up = up  # face-up discard
        self.down = down  # face-down discard
        self.supply = supply
        self.box = box
        self.bag_size = bag_size
        self.hand_size = hand_size
        self.unit_at = unit_at  # [hex]: unit or EMPTY
        self.place = place  # [unit]: hex or EMPTY
        self.height = height  # [unit]: strength
        self.control = control  # [hex]: side, NEUTRAL or NO_LOCATION
        self.markers = markers  # [side]: markers in hand
        self.memory = memory
        self.pool = pool  # unit cards still to be drafted, ascending
        self.in_flight = in_flight  # the Warrior Priest's coin or EMPTY
        self.live = live  # unit coins of all players in bag, hand, in_flight, discard and supply (WC-9.5)
        self.initiative = initiative
        self.initiative_moved = initiative_moved
        self.round = round
        self.plays = plays
        self.turn = turn
        self.priest_drew = priest_drew  # this turn
        self.first_drafter = first_drafter
        self.resigned = resigned  # bit set of seats
        self.winner = winner
        self.reason = reason
        self.won_on = won_on  # the hex of the last marker, or EMPTY

    def clone(self) -> WarChest:
        return WarChest(
            self.chance.copy(),
            self.steps[:],
            self.to_move,
            self.revealed,
            self.rules,
            self.board,
            self.army if self.round else self.army[:],  # armies stand once round 1 begins
            self.kind if self.round else self.kind[:],
            self.coin_of if self.round else self.coin_of[:],
            self.side,
            self.bag[:],
            self.hand[:],
            self.up[:],
            self.down[:],
            self.supply[:],
            self.box[:],
            self.bag_size[:],
            self.hand_size[:],
            self.unit_at[:],
            self.place[:],
            self.height[:],
            self.control[:],
            self.markers[:],
            self.memory[:],
            self.pool[:],
            self.in_flight,
            self.live,
            self.initiative,
            self.initiative_moved,
            self.round,
            self.plays,
            self.turn,
            self.priest_drew,
            self.first_drafter,
            self.resigned,
            self.winner,
            self.reason,
            self.won_on,
        )

    def dump(self) -> list[list[int]]:
        return [
            list(self.rules.values),
            list(self.steps),
            list(self.army),
            ints(self.bag),
            ints(self.hand),
            ints(self.up),
            ints(self.down),
            ints(self.supply),
            ints(self.box),
            ints(self.place),
            ints(self.height),
            ints(self.control),
            ints(self.memory),
            list(self.pool),
            [
                self.to_move,
                self.revealed,
                self.in_flight,
                self.initiative,
                self.initiative_moved,
                self.round,
                self.plays,
                self.turn,
                self.priest_drew,
                self.first_drafter,
                self.resigned,
                self.winner,
                self.reason,
                self.won_on,
            ],
        ]

    def __reduce__(self) -> tuple[object, ...]:  # native classes do not pickle by themselves
        return restore, (self.dump(), self.chance)

    # The verbs

    def legal(self, seat: i64) -> vec[i64]:
        top = self.steps[-1]
        return STEPS[top & 15].legal(self, top >> 4, seat)

    def apply(self, seat: i64, action: i64) -> None:
        top = self.steps[-1]
        STEPS[top & 15].apply(self, top >> 4, seat, action)
        self.run()

    def run(self) -> None:
        """Go on to the next decision."""
        while self.winner == ONGOING:
            top = self.steps[-1]
            seat = STEPS[top & 15].actor(self, top >> 4)
            if seat >= 0:
                self.to_move = seat
                return
        self.to_move = NOBODY

    def push(self, kind: i64, data: i64) -> None:
        """Owe one more decision, before those already owed."""
        self.steps.append(kind | data << 4)

    def may_resign(self, seat: i64) -> bool:
        return self.to_move == seat and not self.resigned & BIT[seat]

    def resign(self, seat: i64) -> None:
        """WC-9.9: at an own decision; a team resigns when both members have."""
        self.resigned |= BIT[seat]
        self.note(Happened.RESIGNED, [seat])
        mates = BIT[seat] if self.rules.players == 2 else BIT[seat] | BIT[(seat + 2) & 3]
        if self.resigned & mates == mates:
            self.finish(1 - (seat & 1), Reason.RESIGN)
            self.to_move = NOBODY

    def finish(self, winner: i64, reason: i64) -> None:
        """The game is over; whatever is still owed is cancelled (WC-8.7)."""
        self.winner = winner
        self.reason = reason
        self.steps.clear()
        self.note(Happened.ENDED, [reason, winner])

    def outcome(self) -> Outcome | None:
        if self.winner == ONGOING:
            return None
        seats = range(self.rules.players)
        places = tuple([1 if self.winner in (DRAW, seat & 1) else 2 for seat in seats])
        placed = tuple([int(self.rules.markers - self.markers[seat & 1]) for seat in seats])
        return Outcome(places, placed, REASON_NAMES[self.reason])

    # Events

    def note(self, kind: i64, args: list[i64]) -> None:
        if self.events is not None:
            self.events.append(Event(kind, args, 0, 0))

    def note_secret(self, kind: i64, args: list[i64], secret: i64, seat: i64) -> None:
        """Note an event of which only one seat may see the argument at position `secret`."""
        if self.events is not None:
            self.events.append(Event(kind, args, BIT[secret], BIT[seat]))

    # Hidden information

    def determinize(self, seat: i64, chance: Chance) -> WarChest:
        """Deal every rival's hidden coins anew over bag, hand, face-down discard and flight (section 8.3 of the rules)."""
        twin = self.clone()
        twin.chance = chance
        for rival in range(self.rules.players):
            if rival != seat and self.round > 0:
                deal_hidden(twin, rival, chance)
        return twin

    def check(self) -> str | None:
        return broken_invariant(self)


def deal_hidden(state: WarChest, rival: i64, chance: Chance) -> None:
    """Spread a rival's hidden coins at random over the places where they can lie, in a way that fits all that was seen."""
    base = rival * WIDTH
    note = rival * MEMORY
    pool: list[i64] = [0, 0, 0, 0, 0]
    laid: i64 = 0  # face-down coins of the hand that was drawn across the last refill
    flying = state.in_flight >= 0 and state.in_flight // WIDTH == rival
    total: i64 = 0
    down_size: i64 = 0
    for i in range(WIDTH):
        down_size += state.down[base + i]
        laid += state.memory[note + LAID + i]
        pool[i] = state.bag[base + i] + state.hand[base + i] + state.down[base + i]
        if flying and state.in_flight == base + i:
            pool[i] += 1
        total += pool[i]
    hand = take(pool, state.hand_size[rival], chance)
    group = take(pool, laid, chance)
    rest = take(pool, down_size - laid, chance)
    flight = take(pool, 1 if flying else 0, chance)
    if state.memory[note + CARRIED] > 0:
        fit_memory(state, note, hand, group, rest, flight, pool, chance)
    for i in range(WIDTH):
        state.hand[base + i] = hand[i]
        state.down[base + i] = group[i] + rest[i]
        state.memory[note + LAID + i] = group[i]
        state.bag[base + i] = pool[i]
        if flight[i] > 0:
            state.in_flight = base + i


def take(pool: list[i64], count: i64, chance: Chance) -> list[i64]:
    """Draw so many coins out of a pool of counts, all coins equally likely."""
    drawn: list[i64] = [0, 0, 0, 0, 0]
    for _ in range(count):
        left: i64 = 0
        for i in range(WIDTH):
            left += pool[i]
        at = chance.pick(left, 0)
        for i in range(WIDTH):
            if at < pool[i]:
                pool[i] -= 1
                drawn[i] += 1
                break
            at -= pool[i]
    return drawn


def fit_memory(
    state: WarChest,
    note: i64,
    hand: list[i64],
    group: list[i64],
    rest: list[i64],
    flight: list[i64],
    bag: list[i64],
    chance: Chance,
) -> None:
    """Exchange coins until the hand that was drawn across a refill holds enough coins that can have come out before it."""
    memory = state.memory
    following = memory[note + FOLLOWING] != 0
    while True:
        fitting: i64 = 0
        surplus: list[i64] = []  # types of which this hand holds more than could have come before the refill, and we may change
        missing: list[i64] = []
        for i in range(WIDTH):
            own = memory[note + SHOWN + i] + group[i]
            if following:
                own += hand[i]
            could = memory[note + CARRIED_FROM + i]
            fitting += min(could, own)
            if own > could and (group[i] > 0 or (following and hand[i] > 0)):
                surplus.append(i)
            outside = rest[i] + flight[i] + bag[i]
            if not following:
                outside += hand[i]
            if own < could and outside > 0:
                missing.append(i)
        if fitting >= memory[note + CARRIED] or not surplus or not missing:
            return
        out = surplus[chance.pick(len(surplus), 0)]
        back = missing[chance.pick(len(missing), 0)]
        if group[out] > 0:
            group[out] -= 1
            group[back] += 1
        else:
            hand[out] -= 1
            hand[back] += 1
        if bag[back] > 0:
            bag[back] -= 1
            bag[out] += 1
        elif rest[back] > 0:
            rest[back] -= 1
            rest[out] += 1
        elif flight[back] > 0:
            flight[back] -= 1
            flight[out] += 1
        else:
            hand[back] -= 1
            hand[out] += 1


class Step(ABC):
    """One kind of decision: who decides, what is legal and what it does, side by side. Steps hold no state of their own."""

    @abstractmethod
    def actor(self, state: WarChest, data: i64) -> i64:
        """Return the seat that decides, or NOBODY after having dealt with a step in which there is nothing to decide."""

    @abstractmethod
    def legal(self, state: WarChest, data: i64, seat: i64) -> vec[i64]:
        """Return the legal actions, strictly ascending."""

    @abstractmethod
    def apply(self, state: WarChest, data: i64, seat: i64, action: i64) -> None:
        """Carry the action out; the step takes itself off the stack first."""


STEPS: Final[list[Step]] = []  # by Ask; filled by the module `steps`


def blank(rules: Rules, chance: Chance) -> WarChest:
    """Return a table with a board and no armies yet."""
    board = BOARD_2P if rules.players == 2 else BOARD_4P
    seats = rules.players
    width = seats * WIDTH
    starts: i64 = 2 if seats == 2 else 3
    return WarChest(
        chance=chance,
        steps=[],
        to_move=NOBODY,
        revealed=0,
        rules=rules,
        board=board,
        army=[Unit.NONE for _ in range(seats * ARMY)],
        kind=filled(width, Unit.NONE),
        coin_of=row_of(list(range(width))),
        side=row_of([unit // WIDTH % 2 for unit in range(width)]),
        bag=filled(width, 0),
        hand=filled(width, 0),
        up=filled(width, 0),
        down=filled(width, 0),
        supply=filled(width, 0),
        box=filled(width, 0),
        bag_size=filled(seats, 0),
        hand_size=filled(seats, 0),
        unit_at=filled(HEXES, EMPTY),
        place=filled(width, EMPTY),
        height=filled(width, 0),
        control=board.control_at_start[:],
        markers=filled(2, rules.markers - starts),
        memory=filled(seats * MEMORY, 0),
        pool=[],
        in_flight=EMPTY,
        live=0,
        initiative=0,
        initiative_moved=0,
        round=0,
        plays=0,
        turn=0,
        priest_drew=0,
        first_drafter=0,
        resigned=0,
        winner=ONGOING,
        reason=Reason.NONE,
        won_on=EMPTY,
    )


def muster(state: WarChest) -> None:
    """Armies are chosen: sort the cards and derive which unit is what."""
    for seat in range(state.rules.players):
        cards = sorted(state.army[seat * ARMY : seat * ARMY + ARMY])
        for i in range(ARMY):
            state.army[seat * ARMY + i] = cards[i]
            state.kind[seat * WIDTH + i] = cards[i]
            if cards[i] == Unit.FOOTMAN:  # WC-16.1: a second Footman is made of the same coins
                state.kind[seat * WIDTH + ROYAL] = Unit.FOOTMAN
                state.coin_of[seat * WIDTH + ROYAL] = seat * WIDTH + i


def derive(state: WarChest) -> None:
    """Work out what follows from zones, units and control: sizes, hexes, markers in hand, coins still in play."""
    seats = state.rules.players
    for h in range(HEXES):
        state.unit_at[h] = EMPTY
    for unit in range(seats * WIDTH):
        if state.place[unit] >= 0:
            state.unit_at[state.place[unit]] = unit
    state.live = 0
    for seat in range(seats):
        state.bag_size[seat] = 0
        state.hand_size[seat] = 0
        for i in range(WIDTH):
            at = seat * WIDTH + i
            state.bag_size[seat] += state.bag[at]
            state.hand_size[seat] += state.hand[at]
            if i != ROYAL:
                state.live += state.bag[at] + state.hand[at] + state.up[at] + state.down[at] + state.supply[at]
                if state.in_flight == at:
                    state.live += 1
    state.markers[0] = state.rules.markers
    state.markers[1] = state.rules.markers
    for h in range(HEXES):
        if state.control[h] >= 0:
            state.markers[state.control[h]] -= 1


def restore(dump: list[list[int]], chance: Chance) -> WarChest:
    """Return the state a dump was made of."""
    values, steps, army, bag, hand, up, down, supply, box, place, height, control, memory, pool, rest = dump
    state = blank(Rules([i64(v) for v in values]), chance)
    state.steps = [i64(v) for v in steps]
    state.army = [i64(v) for v in army]
    state.bag = row_of(bag)
    state.hand = row_of(hand)
    state.up = row_of(up)
    state.down = row_of(down)
    state.supply = row_of(supply)
    state.box = row_of(box)
    state.place = row_of(place)
    state.height = row_of(height)
    state.control = row_of(control)
    state.memory = row_of(memory)
    state.pool = [i64(v) for v in pool]
    state.to_move = rest[0]
    state.revealed = rest[1]
    state.in_flight = rest[2]
    state.initiative = rest[3]
    state.initiative_moved = rest[4]
    state.round = rest[5]
    state.plays = rest[6]
    state.turn = rest[7]
    state.priest_drew = rest[8]
    state.first_drafter = rest[9]
    state.resigned = rest[10]
    state.winner = rest[11]
    state.reason = rest[12]
    state.won_on = rest[13]
    if state.round > 0:
        muster(state)
    derive(state)
    return state


def broken_invariant(state: WarChest) -> str | None:
    """Return which invariant of WC-1 does not hold, or None."""
    seats = state.rules.players
    if state.round == 0:
        return None
    twin = restore(state.dump(), state.chance)
    if ints(twin.bag_size) != ints(state.bag_size) or ints(twin.hand_size) != ints(state.hand_size):
        return "bag or hand sizes differ from the coins in them"
    if ints(twin.unit_at) != ints(state.unit_at):
        return "units and hexes disagree (WC-1.3)"
    if twin.live != state.live:
        return "the count of coins still in play is wrong (WC-9.5)"
    if ints(twin.markers) != ints(state.markers) or min(ints(state.markers)) < 0:
        return "markers in hand and on locations do not add up (WC-1.11)"
    for seat in range(seats):
        for i in range(WIDTH):
            at = seat * WIDTH + i
            zones = [state.bag[at], state.hand[at], state.up[at], state.down[at], state.supply[at], state.box[at]]
            if min(zones) < 0:
                return f"a zone of seat {seat} holds less than no coin"
            total = sum(zones) + (1 if state.in_flight == at else 0)
            if i == ROYAL:
                if total != 1 or state.supply[at] or state.box[at]:
                    return f"the royal coin of seat {seat} is lost or out of place (WC-1.10)"
                continue
            kind = state.kind[at]
            expected = 0 if kind == Unit.NONE else UNIT_COINS[kind]
            total += state.height[at]
            if kind == Unit.FOOTMAN:
                total += state.height[seat * WIDTH + ROYAL]
            if total != expected:
                return f"seat {seat} has {total} coins of type {kind} instead of {expected} (WC-1.9)"
        for i in range(WIDTH):
            unit = seat * WIDTH + i
            if (state.place[unit] >= 0) != (state.height[unit] > 0):
                return f"unit {unit} has a hex without coins or coins without a hex (WC-1.1)"
    if state.winner == ONGOING and state.in_flight >= 0 and len(state.steps) < 2:
        return "a coin is in flight although nobody is asked to use it"
    return None


def fill_zones(state: WarChest) -> None:
    """Setup step 4: two coins of each type and the royal coin into the bag, the rest into the supply."""
    for seat in range(state.rules.players):
        for i in range(ARMY):
            kind = state.army[seat * ARMY + i]
            if kind != Unit.NONE:
                state.bag[seat * WIDTH + i] = BAG_AT_START
                state.supply[seat * WIDTH + i] = UNIT_COINS[kind] - BAG_AT_START
        state.bag[seat * WIDTH + ROYAL] = 1
    derive(state)
