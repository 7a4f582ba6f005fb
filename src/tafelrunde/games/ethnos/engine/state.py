"""A position of Ethnos: its verbs, and what of it is hidden from whom. Its fields are in the grammar."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64

from tafelrunde.games.ethnos.engine import _grammar as et
from tafelrunde.games.ethnos.engine._fields import Fields
from tafelrunde.games.ethnos.engine.hidden import deal_hidden, deal_scattered
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.contract import BIT, NOBODY, Event, Outcome
from tafelrunde.kernel.rows import ints
from tafelrunde.kernel.vectors import vec


class Ethnos(Fields):
    """A position; the module `making` makes positions."""

    def clone(self) -> Ethnos:
        twin = Ethnos(self.chance.copy(), self.rules)
        twin.take(self)
        return twin

    def __reduce__(self) -> tuple[object, ...]:  # native classes do not pickle by themselves
        from tafelrunde.games.ethnos.engine.making import restore

        return restore, (self.dump(), self.chance)

    # The verbs

    def legal(self, seat: i64) -> vec[i64]:
        top = self.steps[-1]
        return STEPS[top & et.ASK_MASK].legal(self, top >> et.ASK_BITS, seat)

    def apply(self, seat: i64, action: i64) -> None:
        top = self.steps[-1]
        STEPS[top & et.ASK_MASK].apply(self, top >> et.ASK_BITS, seat, action)
        self.run()

    def run(self) -> None:
        """Go on to the next decision."""
        while self.reason == et.Reason.NONE:
            top = self.steps[-1]
            seat = STEPS[top & et.ASK_MASK].actor(self, top >> et.ASK_BITS)
            if seat >= 0:
                self.to_move = seat
                return
        self.to_move = NOBODY

    def push(self, question: i64) -> None:
        """Owe one more decision, before those already owed."""
        self.steps.append(question)

    def question(self) -> i64:
        """Return what is asked, as everybody may know it: nobody hears how far a choice of cards is (8.2)."""
        top = self.steps[-1]
        if top & et.ASK_MASK == et.Ask.COMPOSE:
            return et.Ask.CHAIN if et.compose_in_chain(top >> et.ASK_BITS) else et.Ask.TURN
        return top & et.ASK_MASK

    def may_resign(self, seat: i64) -> bool:
        """ET-R41: with two players only; otherwise the others would have to finish a game with a hole in it."""
        return self.rules.players == 2 and self.to_move == seat

    def resign(self, seat: i64) -> None:
        self.resigned = seat
        self.note(et.Happened.RESIGNED, [seat])
        self.finish(et.Reason.RESIGN)
        self.to_move = NOBODY

    def finish(self, reason: i64) -> None:
        """The game is over."""
        self.reason = reason
        self.steps.clear()
        self.note(et.Happened.ENDED, [reason])

    def outcome(self) -> Outcome | None:
        if self.reason == et.Reason.NONE:
            return None
        from tafelrunde.games.ethnos.engine.scoring import places

        return Outcome(places(self), tuple(ints(self.glory)), et.REASON_NAMES[self.reason])

    # Bands and kept cards are chosen kind by kind, and nobody else may know how far that is (8.2)

    def begins(self, action: i64) -> bool:
        return et.Do.LEAD_TRIBE <= action < et.Do.KINGDOM

    def unfinished(self) -> bool:
        if not self.steps:
            return False
        top = self.steps[-1]
        return top & et.ASK_MASK == et.Ask.COMPOSE or (top & et.ASK_MASK == et.Ask.ELF_KEEP and top >> et.ASK_BITS > 0)

    # Events

    def note(self, kind: i64, args: list[i64]) -> None:
        if self.events is not None:
            self.events.append(Event(kind, args, 0, 0))

    def note_secret(self, kind: i64, args: list[i64], secret: i64, seat: i64) -> None:
        """Note an event of which only one seat may see the argument at position `secret`."""
        if self.events is not None:
            if self.rules.open_hands:
                self.events.append(Event(kind, args, 0, 0))
            else:
                self.events.append(Event(kind, args, BIT[secret], BIT[seat]))

    # Hidden information

    def determinize(self, seat: i64, chance: Chance) -> Ethnos:
        """Deal what this seat has not seen anew over the rivals' hands and the deck (7.7)."""
        twin = self.clone()
        twin.chance = chance
        if self.age == 0 or self.reason != et.Reason.NONE:
            return twin  # nothing is hidden while tribes are chosen
        rival: i64 = et.EMPTY  # who is asked something that shows that there is more than Skeletons in the hand
        if self.to_move >= 0 and self.to_move != seat:
            twin.forget_choice()
            ask = twin.question()
            if ask == et.Ask.CHAIN or (ask == et.Ask.TURN and self.hand_size[self.to_move] == et.HAND_LIMIT):
                rival = self.to_move
        if self.rules.open_hands:
            return twin
        deal_hidden(twin.hand, twin.hand_size, twin.known, twin.deck, twin.kinds, seat, rival, chance)
        if self.dragons == et.DRAGONS and not self.rules.reveal_scattered:
            deal_scattered(twin.discard, twin.deck, twin.kinds, self.rules.players, seat, chance)
        return twin

    def forget_choice(self) -> None:
        """Go back to where a choice of several small decisions began; what is chosen so far is nobody else's business."""
        if self.unfinished():
            self.steps[-1] = self.question()
            for kind in self.kinds:
                self.picked[kind] = 0

    def check(self) -> str | None:
        from tafelrunde.games.ethnos.engine.making import broken_invariant

        return broken_invariant(self)


class Step(ABC):
    """One kind of decision: who decides, what is legal and what it does, side by side. Steps hold no state of their own."""

    @abstractmethod
    def actor(self, state: Ethnos, data: i64) -> i64:
        """Return the seat that decides, or NOBODY after having dealt with a step in which there is nothing to decide."""

    @abstractmethod
    def legal(self, state: Ethnos, data: i64, seat: i64) -> vec[i64]:
        """Return the legal actions, strictly ascending."""

    @abstractmethod
    def apply(self, state: Ethnos, data: i64, seat: i64, action: i64) -> None:
        """Carry the action out; the step takes itself off the stack first."""


STEPS: Final[list[Step]] = []  # by Ask; filled by the module `steps`


def has_tribe(state: Ethnos, tribe: i64) -> bool:
    """Return whether a tribe takes part."""
    for other in state.tribes:
        if other == tribe:
            return True
    return False
