"""A position of Seventh Stone: its verbs, and what of it is hidden from whom. Its fields are in the grammar.

Units stand on places: `place = (seat * cells + cell) * TYPES + type`. Outside its own movement a player has at most one type on a field.
While a player moves, cohorts say which of its units on a place can still do what; `military` and `mercenary` count all of them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64

from tafelrunde.games.seventh_stone.engine import _grammar as ss
from tafelrunde.games.seventh_stone.engine._fields import Fields
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.contract import BIT, NOBODY, SEVERAL, Event, Outcome
from tafelrunde.kernel.vectors import vec


class SeventhStone(Fields):
    """A position; the module `making` makes positions."""

    def clone(self) -> SeventhStone:
        twin = SeventhStone(self.chance.copy(), self.rules)
        twin.take(self)
        return twin

    def __reduce__(self) -> tuple[object, ...]:  # native classes do not pickle by themselves
        from tafelrunde.games.seventh_stone.engine.making import restore

        return restore, (self.dump(), self.chance)

    # The verbs

    def actors(self) -> list[int]:
        if self.to_move != SEVERAL:
            return [] if self.to_move < 0 else [int(self.to_move)]
        return [seat for seat in range(self.rules.players) if self.filled_in[seat] < ss.ORDERS]

    def legal(self, seat: i64) -> vec[i64]:
        top = self.steps[-1]
        return STEPS[top & ss.ASK_MASK].legal(self, top >> ss.ASK_BITS, seat)

    def apply(self, seat: i64, action: i64) -> None:
        top = self.steps[-1]
        STEPS[top & ss.ASK_MASK].apply(self, top >> ss.ASK_BITS, seat, action)
        self.run()

    def run(self) -> None:
        """Go on to the next decision."""
        while self.reason == ss.Reason.NONE:
            top = self.steps[-1]
            seat = STEPS[top & ss.ASK_MASK].actor(self, top >> ss.ASK_BITS)
            if seat != NOBODY:
                self.to_move = seat
                return
        self.to_move = NOBODY

    def asks(self, kind: i64) -> bool:
        """Return whether this kind of question is open."""
        return len(self.steps) > 0 and self.steps[-1] & ss.ASK_MASK == kind

    def owes(self, kind: i64) -> bool:
        """Return whether this kind of question is open, or will be when others are answered."""
        for step in self.steps:
            if step & ss.ASK_MASK == kind:
                return True
        return False

    def data(self) -> i64:
        """Return what the open question remembers."""
        return self.steps[-1] >> ss.ASK_BITS

    def push(self, question: i64) -> None:
        """Owe one more decision, before those already owed."""
        self.steps.append(question)

    def owe(self, kind: i64, seat: i64) -> None:
        """Owe a decision of which nothing but the seat is remembered yet."""
        self.push(kind | seat << ss.ASK_BITS)

    def renew(self, question: i64) -> None:
        """Change what the open question remembers."""
        self.steps[-1] = question

    def may_resign(self, seat: i64) -> bool:
        """Only while two are left; otherwise the others would have to finish a game with a hole in it (ruling SS-R35)."""
        return self.left() == 2 and seat in self.actors()

    def left(self) -> i64:
        """Return how many players are not out."""
        left: i64 = 0
        for seat in range(self.rules.players):
            if not self.out[seat]:
                left += 1
        return left

    def resign(self, seat: i64) -> None:
        self.resigned = seat
        self.note(ss.Happened.RESIGNED, [seat])
        self.finish(ss.Reason.RESIGN)
        self.to_move = NOBODY

    def finish(self, reason: i64) -> None:
        """The game is over."""
        self.reason = reason
        self.steps.clear()
        self.note(ss.Happened.ENDED, [reason])

    def outcome(self) -> Outcome | None:
        if self.reason == ss.Reason.NONE:
            return None
        from tafelrunde.games.seventh_stone.engine.scoring import final_places, tear_stones

        scores = tuple([int(tear_stones(self, seat)) for seat in range(self.rules.players)])
        return Outcome(final_places(self), scores, ss.REASON_NAMES[self.reason])

    # Plays of several small actions: an allocation, and an order to move

    def begins(self, action: i64) -> bool:
        return ss.Do.AMOUNT <= action < ss.Do.TAKE or ss.Do.SELECT <= action < ss.Do.USE

    def unfinished(self) -> bool:
        if not self.steps:
            return False
        ask = self.steps[-1] & ss.ASK_MASK
        if ask == ss.Ask.ALLOCATE:
            for seat in range(self.rules.players):
                if 0 < self.filled_in[seat] < ss.ORDERS:
                    return True
        return ss.Ask.GROUP <= ask <= ss.Ask.GOTO

    def countless(self) -> bool:
        return self.asks(ss.Ask.ALLOCATE)

    def selection(self, seat: i64) -> list[tuple[int, ...]]:
        """There are far too many allocations to list them; return some that make sense."""
        from tafelrunde.games.seventh_stone.engine.allocation import allocations

        return allocations(self, seat)

    def listing(self, seat: i64) -> list[tuple[int, ...]]:
        """List orders by what cohorts there are and where they can go: trying them on copies is slow."""
        if not self.asks(ss.Ask.MOVE):
            return []
        from tafelrunde.games.seventh_stone.engine.movement import order_plays

        return order_plays(self, seat, self.legal(seat))

    # Places

    def place(self, seat: i64, cell: i64, kind: i64) -> i64:
        """Return where the units of a type that a seat has on a field are counted."""
        return (seat * self.board.cells + cell) * ss.TYPES + kind

    def spot_place(self, seat: i64, spot: i64) -> i64:
        """Return the place of a seat's units of a type on a field, these two as one number."""
        return self.place(seat, ss.spot_cell(spot), ss.spot_type(spot))

    def strength(self, at: i64) -> i64:
        """Return how many units stand on a place."""
        return self.military[at] + self.mercenary[at]

    def units(self, seat: i64, cell: i64) -> i64:
        """Return how many units a seat has on a field, city guards apart."""
        at = self.place(seat, cell, 0)
        return self.strength(at) + self.strength(at + 1) + self.strength(at + 2)

    def army_type(self, seat: i64, cell: i64) -> i64:
        """Return the type of a seat's army on a field, EMPTY if there is none; the lowest while it moves."""
        at = self.place(seat, cell, 0)
        for kind in range(ss.TYPES):
            if self.strength(at + kind) > 0:
                return kind
        return ss.EMPTY

    def army_place(self, seat: i64, cell: i64) -> i64:
        """Return the place of a seat's army on a field; where it has none, any of its empty places there."""
        return self.place(seat, cell, max(self.army_type(seat, cell), i64(0)))

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
        """Deal what this seat has not seen anew (SS-16.1)."""
        twin = self.clone()
        twin.chance = chance
        if self.reason == ss.Reason.NONE:
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
