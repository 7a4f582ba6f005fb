"""A position of Seventh Stone: its fields, how it is copied and saved, and what of it is hidden from whom.

Units stand on places: `place = (seat * cells + cell) * TYPES + type`. Outside its own movement a player has at most one type on a field.
While a player moves, cohorts say which of its units on a place can still do what; `military` and `mercenary` count all of them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64

from tafelrunde.games.seventh_stone.engine.board import Board
from tafelrunde.games.seventh_stone.engine.data import (
    ASK_BITS,
    ASK_MASK,
    ORDERS,
    REASON_NAMES,
    TS_NO_TIME,
    TS_TO_WIN,
    Ask,
    Do,
    Happened,
    Reason,
)
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.contract import BIT, NOBODY, SEVERAL, Event, Outcome, State
from tafelrunde.kernel.rows import ints
from tafelrunde.kernel.vectors import vec


class Rules:
    """The options of a table (section 10 of the rules) as ints; shared by all states of a game and never changed."""

    def __init__(self, values: list[i64]) -> None:
        self.values = values
        self.players = values[0]
        self.advanced = values[1] != 0
        self.wall_bypass = values[2] != 0
        self.ts_to_win: i64 = TS_NO_TIME if values[3] else TS_TO_WIN
        self.double_move = values[4] != 0
        self.four_islands = values[5] != 0
        self.hidden_discard = values[6] != 0
        self.choose_people = values[7] != 0
        self.year_limit = values[8]  # 0: none


class SeventhStone(State):
    """A position. `__init__` is a bare record of fields; the module `making` makes positions."""

    def __init__(
        self,
        chance: Chance,
        steps: list[i64],
        to_move: i64,
        revealed: i64,
        rules: Rules,
        board: Board,
        tiles: vec[i64],
        controller: vec[i64],
        capital: vec[i64],
        building: vec[i64],
        built: vec[i64],
        lava: vec[i64],
        recruited: vec[i64],
        stood: vec[i64],
        military: vec[i64],
        mercenary: vec[i64],
        stones: vec[i64],
        support: vec[i64],
        sheet: vec[i64],
        goods: vec[i64],
        hand: vec[i64],
        known: vec[i64],
        tournament: vec[i64],
        wins: vec[i64],
        out: vec[i64],
        people: vec[i64],
        doubled: vec[i64],
        order: vec[i64],
        amount: vec[i64],
        filled_in: vec[i64],
        supply: vec[i64],
        discard: vec[i64],
        buried: vec[i64],
        offered: vec[i64],
        pile: vec[i64],
        rank: vec[i64],
        taken: vec[i64],
        cohort_key: vec[i64],
        cohort_military: vec[i64],
        cohort_mercenary: vec[i64],
        journal: vec[i64],
        aim: vec[i64],
        hits: vec[i64],
        shield: vec[i64],
        stone_used: vec[i64],
        spoils: vec[i64],
        year: i64,
        phase: i64,
        event: i64,
        unit_limit: i64,
        counter: i64,
        lost_owner: i64,
        put_away: i64,
        mixed: i64,
        mover: i64,
        undone: i64,
        stormed: i64,
        battle: i64,
        mode: i64,
        battle_round: i64,
        guards: i64,
        walls: i64,
        walls_used: i64,
        suppressed: i64,
        reason: i64,
        resigned: i64,
    ) -> None:
        super().__init__(chance, steps, to_move, revealed)
        self.rules = rules
        self.board = board
        self.tiles = tiles  # [cell]: tile, EMPTY until it is laid
        self.controller = controller  # [cell]: seat or EMPTY
        self.capital = capital  # [cell]: seat whose capital was founded there, or EMPTY
        self.building = building  # [cell * SLOTS + i]
        self.built = built  # [cell * SLOTS + i]: year
        self.lava = lava  # [cell]
        self.recruited = recruited  # [cell]: units placed there this year
        self.stood = stood  # [cell]: who stood there when a conflict arose (SS-14.2), or EMPTY
        self.military = military  # [place]: units, see `place`
        self.mercenary = mercenary  # [place]
        self.stones = stones  # [place]: stones under an army, packed in five bits each, ascending
        self.support = support  # [seat * cells + cell]: conflict that the army there supports, or EMPTY
        self.sheet = sheet  # [seat * SHEET + slot]: resource stones
        self.goods = goods  # [seat * GOODS + good]: still to be placed this year
        self.hand = hand  # [seat * STONES + stone]
        self.known = known  # [(viewer * players + owner) * STONES + stone]: what a seat knows another one to hold, in hand or under armies
        self.tournament = tournament  # [seat]: tournament stones
        self.wins = wins  # [seat]: tournaments won
        self.out = out  # [seat]
        self.people = people  # [seat]
        self.doubled = doubled  # [seat]: double move this year (SS-20.7)
        self.order = order  # [position]: seat; those who are out come last
        self.amount = amount  # [seat * ORDERS + slot - 1]: what is set so far in the production phase
        self.filled_in = filled_in  # [seat]: how many slots are set, ORDERS when the allocation stands
        self.supply = supply  # [stone]: in the stacks
        self.discard = discard  # [stone]: for all to see
        self.buried = buried  # [stone]: discarded face down (option hidden_discard)
        self.offered = offered  # stones turned up this year, in the order they came
        self.pile = pile  # of these, what is still to be had
        self.rank = rank  # seats in the order of their bids in the market that is being settled
        self.taken = taken  # [seat]: stone taken in the draft that is going on, or 0
        self.cohort_key = cohort_key  # of the mover: units that can do the same, ascending; see `cohort_key`
        self.cohort_military = cohort_military
        self.cohort_mercenary = cohort_mercenary
        self.journal = journal  # orders that can be taken back, JOURNAL numbers each
        self.aim = aim  # [(seat * POOLS + pool) * players + target]: dice of this round
        self.hits = hits  # [seat]: hits of this sub-phase that still cost units
        self.shield = shield  # [seat]: hits that a shield still cancels
        self.stone_used = stone_used  # [seat]: battle stone at work in this battle, or 0
        self.spoils = spoils  # [seat * STONES + stone]: stones of that seat's armies destroyed in this battle
        self.year = year  # 0 during the setup
        self.phase = phase
        self.event = event
        self.unit_limit = unit_limit
        self.counter = counter  # of years since the last tournament
        self.lost_owner = lost_owner  # seat that has the lost tear stone, or EMPTY
        self.put_away = put_away  # stone that the top bidder discarded face down in this draft, or 0
        self.mixed = mixed  # whether stones discarded face down have come back into the stacks
        self.mover = mover  # seat whose own movement phase it is, or EMPTY
        self.undone = undone  # orders taken back in this movement phase
        self.stormed = stormed  # bit set over `capital`: those the mover has won by an overrun (SS-10.11)
        self.battle = battle  # cell of the battle that is going on, or EMPTY
        self.mode = mode
        self.battle_round = battle_round
        self.guards = guards  # city guards left in this battle
        self.walls = walls  # hits that walls still cancel in this battle
        self.walls_used = walls_used  # bit set of building slots
        self.suppressed = suppressed  # bit set of types whose support does not count
        self.reason = reason
        self.resigned = resigned  # seat that gave up, or EMPTY

    def clone(self) -> SeventhStone:
        return SeventhStone(
            self.chance.copy(),
            self.steps[:],
            self.to_move,
            self.revealed,
            self.rules,
            self.board,
            self.tiles[:],
            self.controller[:],
            self.capital[:],
            self.building[:],
            self.built[:],
            self.lava[:],
            self.recruited[:],
            self.stood[:],
            self.military[:],
            self.mercenary[:],
            self.stones[:],
            self.support[:],
            self.sheet[:],
            self.goods[:],
            self.hand[:],
            self.known[:],
            self.tournament[:],
            self.wins[:],
            self.out[:],
            self.people[:],
            self.doubled[:],
            self.order[:],
            self.amount[:],
            self.filled_in[:],
            self.supply[:],
            self.discard[:],
            self.buried[:],
            self.offered[:],
            self.pile[:],
            self.rank[:],
            self.taken[:],
            self.cohort_key[:],
            self.cohort_military[:],
            self.cohort_mercenary[:],
            self.journal[:],
            self.aim[:],
            self.hits[:],
            self.shield[:],
            self.stone_used[:],
            self.spoils[:],
            self.year,
            self.phase,
            self.event,
            self.unit_limit,
            self.counter,
            self.lost_owner,
            self.put_away,
            self.mixed,
            self.mover,
            self.undone,
            self.stormed,
            self.battle,
            self.mode,
            self.battle_round,
            self.guards,
            self.walls,
            self.walls_used,
            self.suppressed,
            self.reason,
            self.resigned,
        )

    def dump(self) -> list[list[int]]:
        return [
            list(self.rules.values),
            list(self.steps),
            ints(self.tiles),
            ints(self.controller),
            ints(self.capital),
            ints(self.building),
            ints(self.built),
            ints(self.lava),
            ints(self.recruited),
            ints(self.stood),
            ints(self.military),
            ints(self.mercenary),
            ints(self.stones),
            ints(self.support),
            ints(self.sheet),
            ints(self.goods),
            ints(self.hand),
            ints(self.known),
            ints(self.tournament),
            ints(self.wins),
            ints(self.out),
            ints(self.people),
            ints(self.doubled),
            ints(self.order),
            ints(self.amount),
            ints(self.filled_in),
            ints(self.supply),
            ints(self.discard),
            ints(self.buried),
            ints(self.offered),
            ints(self.pile),
            ints(self.rank),
            ints(self.taken),
            ints(self.cohort_key),
            ints(self.cohort_military),
            ints(self.cohort_mercenary),
            ints(self.journal),
            ints(self.aim),
            ints(self.hits),
            ints(self.shield),
            ints(self.stone_used),
            ints(self.spoils),
            [
                self.board.width,
                self.to_move,
                self.revealed,
                self.year,
                self.phase,
                self.event,
                self.unit_limit,
                self.counter,
                self.lost_owner,
                self.put_away,
                self.mixed,
                self.mover,
                self.undone,
                self.stormed,
                self.battle,
                self.mode,
                self.battle_round,
                self.guards,
                self.walls,
                self.walls_used,
                self.suppressed,
                self.reason,
                self.resigned,
            ],
        ]

    def __reduce__(self) -> tuple[object, ...]:  # native classes do not pickle by themselves
        from tafelrunde.games.seventh_stone.engine.making import restore

        return restore, (self.dump(), self.chance)

    # The verbs

    def actors(self) -> list[int]:
        if self.to_move != SEVERAL:
            return [] if self.to_move < 0 else [int(self.to_move)]
        return [seat for seat in range(self.rules.players) if self.filled_in[seat] < ORDERS]

    def legal(self, seat: i64) -> vec[i64]:
        top = self.steps[-1]
        return STEPS[top & ASK_MASK].legal(self, top >> ASK_BITS, seat)

    def apply(self, seat: i64, action: i64) -> None:
        top = self.steps[-1]
        STEPS[top & ASK_MASK].apply(self, top >> ASK_BITS, seat, action)
        self.run()

    def run(self) -> None:
        """Go on to the next decision."""
        while self.reason == Reason.NONE:
            top = self.steps[-1]
            seat = STEPS[top & ASK_MASK].actor(self, top >> ASK_BITS)
            if seat != NOBODY:
                self.to_move = seat
                return
        self.to_move = NOBODY

    def push(self, kind: i64, data: i64) -> None:
        """Owe one more decision, before those already owed."""
        self.steps.append(kind | data << ASK_BITS)

    def may_resign(self, seat: i64) -> bool:
        """Only while two are left; otherwise the others would have to finish a game with a hole in it."""
        left: i64 = 0
        for other in range(self.rules.players):
            if not self.out[other]:
                left += 1
        return left == 2 and seat in self.actors()

    def resign(self, seat: i64) -> None:
        self.resigned = seat
        self.note(Happened.RESIGNED, [seat])
        self.finish(Reason.RESIGN)
        self.to_move = NOBODY

    def finish(self, reason: i64) -> None:
        """The game is over."""
        self.reason = reason
        self.steps.clear()
        self.note(Happened.ENDED, [reason])

    def outcome(self) -> Outcome | None:
        if self.reason == Reason.NONE:
            return None
        from tafelrunde.games.seventh_stone.engine.scoring import final_places, tear_stones

        scores = tuple([int(tear_stones(self, seat)) for seat in range(self.rules.players)])
        return Outcome(final_places(self), scores, REASON_NAMES[self.reason])

    # Plays of several small actions: an allocation, and an order to move

    def begins(self, action: i64) -> bool:
        return Do.AMOUNT <= action < Do.TAKE or Do.SELECT <= action < Do.USE

    def unfinished(self) -> bool:
        if not self.steps:
            return False
        ask = self.steps[-1] & ASK_MASK
        if ask == Ask.ALLOCATE:
            for seat in range(self.rules.players):
                if 0 < self.filled_in[seat] < ORDERS:
                    return True
        return Ask.GROUP <= ask <= Ask.GOTO

    def countless(self) -> bool:
        return len(self.steps) > 0 and self.steps[-1] & ASK_MASK == Ask.ALLOCATE

    def selection(self, seat: i64) -> list[tuple[int, ...]]:
        """There are far too many allocations to list them; return some that make sense (section 13)."""
        from tafelrunde.games.seventh_stone.engine.judgement import allocations

        return allocations(self, seat)

    def listing(self, seat: i64) -> list[tuple[int, ...]]:
        """List orders by what cohorts there are and where they can go: trying them on copies is slow."""
        if not self.steps or self.steps[-1] & ASK_MASK != Ask.MOVE:
            return []
        from tafelrunde.games.seventh_stone.engine.movement import order_plays

        return order_plays(self, seat, self.legal(seat))

    # Places

    def place(self, seat: i64, cell: i64, kind: i64) -> i64:
        """Return where the units of a type that a seat has on a field are counted."""
        return (seat * self.board.cells + cell) * 3 + kind

    def units(self, seat: i64, cell: i64) -> i64:
        """Return how many units a seat has on a field, city guards apart."""
        at = (seat * self.board.cells + cell) * 3
        return (
            self.military[at] + self.military[at + 1] + self.military[at + 2]
            + self.mercenary[at] + self.mercenary[at + 1] + self.mercenary[at + 2]
        )  # fmt: skip

    def army_type(self, seat: i64, cell: i64) -> i64:
        """Return the type of a seat's army on a field, EMPTY if there is none; the lowest while it moves."""
        at = (seat * self.board.cells + cell) * 3
        for kind in range(3):
            if self.military[at + kind] + self.mercenary[at + kind] > 0:
                return kind
        return -1

    # Events

    def note(self, kind: i64, args: list[i64]) -> None:
        if self.events is not None:
            self.events.append(Event(kind, args, 0, 0))

    def note_secret(self, kind: i64, args: list[i64], secret: i64, seats: i64) -> None:
        """Note an event of which only some seats, a bit set, may see the argument at position `secret`."""
        if self.events is not None:
            self.events.append(Event(kind, args, BIT[secret], seats))

    # Hidden information

    def determinize(self, seat: i64, chance: Chance) -> SeventhStone:
        """Deal what this seat has not seen anew (section 8)."""
        twin = self.clone()
        twin.chance = chance
        if self.reason == Reason.NONE:
            from tafelrunde.games.seventh_stone.engine.hidden import imagine

            imagine(twin, seat, chance)
        return twin

    def check(self) -> str | None:
        from tafelrunde.games.seventh_stone.engine.making import broken_invariant

        return broken_invariant(self)


class Step(ABC):
    """One kind of decision: who decides, what is legal and what it does, side by side. Steps hold no state of their own."""

    @abstractmethod
    def actor(self, state: SeventhStone, data: i64) -> i64:
        """Return the seat that decides or SEVERAL, or NOBODY after having dealt with a step in which there is nothing to decide."""

    @abstractmethod
    def legal(self, state: SeventhStone, data: i64, seat: i64) -> vec[i64]:
        """Return the legal actions, strictly ascending."""

    @abstractmethod
    def apply(self, state: SeventhStone, data: i64, seat: i64, action: i64) -> None:
        """Carry the action out; the step takes itself off the stack first."""


STEPS: Final[list[Step]] = []  # by Ask; filled by the module `steps`
