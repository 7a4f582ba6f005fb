"""A position of War Chest: its verbs, and what of it is hidden from whom. Its fields are in the grammar.

Zones count coins: `zone[seat * WIDTH + i]` is the number of coins of the i-th type of that seat's army, `i == ROYAL` the royal coin; every
player has zones of his own (WC-40.6). The strength of a unit, `height`, is the number of coins in its stack (WC-1.1, WC-R4).
Unit `seat * WIDTH + i` is that seat's unit of its i-th type; place ROYAL is free among the units and holds the second Footman.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64

from tafelrunde.games.war_chest.engine import _grammar as wc
from tafelrunde.games.war_chest.engine._fields import Fields
from tafelrunde.games.war_chest.engine.hidden import deal_hidden
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.contract import BIT, NOBODY, Event, Outcome
from tafelrunde.kernel.vectors import vec


class WarChest(Fields):
    """A position; the module `making` makes positions."""

    def clone(self) -> WarChest:
        twin = WarChest(self.chance.copy(), self.rules)
        twin.take(self)
        return twin

    def __reduce__(self) -> tuple[object, ...]:  # native classes do not pickle by themselves
        from tafelrunde.games.war_chest.engine.making import restore

        return restore, (self.dump(), self.chance)

    # The verbs

    def fill(self, seat: i64, row: vec[i64]) -> i64:
        top = self.steps[-1]
        return STEPS[top & wc.ASK_MASK].fill(self, top >> wc.ASK_BITS, seat, row)

    def apply(self, seat: i64, action: i64) -> None:
        top = self.steps[-1]
        STEPS[top & wc.ASK_MASK].apply(self, top >> wc.ASK_BITS, seat, action)
        self.run()

    def run(self) -> None:
        """Go on to the next decision."""
        while self.winner == wc.ONGOING:
            top = self.steps[-1]
            seat = STEPS[top & wc.ASK_MASK].actor(self, top >> wc.ASK_BITS)
            if seat >= 0:
                self.to_move = seat
                return
        self.to_move = NOBODY

    def push(self, question: i64) -> None:
        """Owe one more decision, before those already owed (WC-8.1)."""
        self.steps.append(question)

    def may_resign(self, seat: i64) -> bool:
        return self.to_move == seat and not self.resigned & BIT[seat]

    def resign(self, seat: i64) -> None:
        """WC-9.9, WC-R27: at an own decision; a team resigns when both members have."""
        self.resigned |= BIT[seat]
        self.note(wc.Happened.RESIGNED, [seat])
        side = seat % wc.SIDES
        for mate in range(side, self.rules.players, wc.SIDES):
            if not self.resigned & BIT[mate]:
                return
        self.finish(1 - side, wc.Reason.RESIGN)
        self.to_move = NOBODY

    def finish(self, winner: i64, reason: i64) -> None:
        """The game is over; whatever is still owed is cancelled (WC-8.7)."""
        self.winner = winner
        self.reason = reason
        self.steps.clear()
        self.note(wc.Happened.ENDED, [reason, winner])

    def outcome(self) -> Outcome | None:
        if self.winner == wc.ONGOING:
            return None
        seats = range(self.rules.players)
        places = tuple([1 if self.winner in (wc.DRAW, seat % wc.SIDES) else 2 for seat in seats])  # WC-40.9
        placed = tuple([int(self.rules.markers - self.markers[seat % wc.SIDES]) for seat in seats])
        return Outcome(places, placed, wc.REASON_NAMES[self.reason])

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
        if self.round == 0:
            return twin  # nothing is hidden while armies are chosen
        for rival in range(self.rules.players):
            if rival != seat:
                base = rival * wc.WIDTH
                flight = self.in_flight - base if base <= self.in_flight < base + wc.WIDTH else wc.EMPTY
                flight = deal_hidden(twin.bag, twin.hand, twin.down, twin.memory, rival, self.hand_size[rival], flight, chance)
                if flight >= 0:
                    twin.in_flight = base + flight
        return twin

    def check(self) -> str | None:
        from tafelrunde.games.war_chest.engine.making import broken_invariant

        return broken_invariant(self)


class Step(ABC):
    """One kind of decision: who decides, what is legal and what it does, side by side. Steps hold no state of their own."""

    @abstractmethod
    def actor(self, state: WarChest, data: i64) -> i64:
        """Return the seat that decides, or NOBODY after having dealt with a step in which there is nothing to decide."""

    @abstractmethod
    def fill(self, state: WarChest, data: i64, seat: i64, row: vec[i64]) -> i64:
        """Write the legal actions into a row, strictly ascending; return how many there are."""

    @abstractmethod
    def apply(self, state: WarChest, data: i64, seat: i64, action: i64) -> None:
        """Carry the action out; the step takes itself off the stack first."""


STEPS: Final[list[Step]] = []  # by Ask; filled by the module `steps`
