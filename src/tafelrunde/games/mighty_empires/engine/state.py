"""A position of Mighty Empires: its verbs. Its fields are in the grammar.

Nothing here says who is a person and who is not; what a game master orders is carried out by the module `masters`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64

from tafelrunde.games.mighty_empires.engine import _grammar as me
from tafelrunde.games.mighty_empires.engine._fields import Fields
from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.contract import NOBODY, SEVERAL, Outcome
from tafelrunde.kernel.contract import Event as Note
from tafelrunde.kernel.vectors import append, vec


class MightyEmpires(Fields):
    """A position; the module `making` makes positions."""

    def clone(self) -> MightyEmpires:
        twin = MightyEmpires(self.chance.copy(), self.rules)
        twin.take(self)
        return twin

    def dump(self) -> list[list[int]]:
        return [*super().dump(), *self.land.rows()]

    def __reduce__(self) -> tuple[object, ...]:  # native classes do not pickle by themselves
        from tafelrunde.games.mighty_empires.engine.making import restore

        return restore, (self.dump(), self.chance)

    # The verbs

    def actors(self) -> list[int]:
        if self.to_move != SEVERAL:
            return [] if self.to_move < 0 else [int(self.to_move)]
        if self.ask() == me.Ask.CAPITAL:
            return [seat for seat in range(self.rules.players) if self.status[seat] == me.Status.ACTIVE and self.choice[seat] == me.EMPTY]
        from tafelrunde.games.mighty_empires.engine.battles import fighters

        return fighters(self)

    def legal(self, seat: i64) -> vec[i64]:
        top = self.steps[-1]
        return STEPS[top & me.ASK_MASK].legal(self, top >> me.ASK_BITS, seat)

    def apply(self, seat: i64, action: i64) -> None:
        top = self.steps[-1]
        STEPS[top & me.ASK_MASK].apply(self, top >> me.ASK_BITS, seat, action)
        self.run()

    def run(self) -> None:
        """Go on to the next decision."""
        while self.reason == me.Reason.NONE:
            top = self.steps[-1]
            seat = STEPS[top & me.ASK_MASK].actor(self, top >> me.ASK_BITS)
            if seat != NOBODY:
                self.to_move = seat
                return
        self.to_move = NOBODY

    def push(self, question: i64) -> None:
        """Owe one more decision, before those already owed."""
        self.steps.append(question)

    def ask(self) -> i64:
        """Return which kind of decision is open, EMPTY when the campaign is over."""
        return self.steps[-1] & me.ASK_MASK if self.steps else me.EMPTY

    def data(self) -> i64:
        """Return what the open decision has to remember."""
        return self.steps[-1] >> me.ASK_BITS

    def set_top(self, data: i64) -> None:
        """Change what the present step has to remember."""
        self.steps[-1] = self.ask() | data << me.ASK_BITS

    def resign(self, seat: i64) -> None:
        """A player who gives up withdraws (ME-13.9, ME-R6); the others play on."""
        from tafelrunde.games.mighty_empires.engine.making import withdraw

        withdraw(self, seat)
        self.run()

    def finish(self, reason: i64) -> None:
        """The campaign is over."""
        self.reason = reason
        self.phase = me.Phase.ENDED
        self.steps.clear()
        self.to_move = NOBODY
        self.note(me.Happened.ENDED, [reason])

    def outcome(self) -> Outcome | None:
        if self.reason == me.Reason.NONE:
            return None
        from tafelrunde.games.mighty_empires.engine.scoring import final_places, score

        scores = tuple([int(score(self, seat)) for seat in range(self.rules.players)])
        return Outcome(final_places(self), scores, me.REASON_NAMES[self.reason])

    # Plays of several small actions: an event with its target, a challenge with its battlefield, an order, a report

    def begins(self, action: i64) -> bool:
        kind = me.kind_of(action)
        if kind == me.Do.EVENT:
            event = me.event_event(action)
            return event == me.Event.BUILDING_BOOM or event == me.Event.SABOTEURS or is_aimed(event)
        return kind == me.Do.CHALLENGE or kind == me.Do.PART or kind == me.Do.REPORT or kind == me.Do.SAY

    def unfinished(self) -> bool:
        ask = self.ask()
        if ask == me.Ask.BATTLES:
            for seat in range(self.rules.players):
                if 0 < self.orders[seat * me.ORDER + me.SEALED] < me.SEALED and not self.mustered(seat):
                    return True
            for row in range(len(self.reports) // me.REPORT_ROW):
                if self.reports[row * me.REPORT_ROW + me.SAY_WRITTEN] > 0:
                    return True
        return ask == me.Ask.EVENT_SEAT or ask == me.Ask.EVENT_BUILD or ask == me.Ask.EVENT_TILE or ask == me.Ask.GROUND

    def mustered(self, seat: i64) -> bool:
        """Return whether a seat has openly said what it pays, and not begun to say how it fights (option seal_gold off)."""
        return self.orders[seat * me.ORDER + me.SEALED] == 3 and not self.rules.seal_gold

    def countless(self) -> bool:
        """Orders and reports hold far too many numbers to list them."""
        if self.ask() != me.Ask.BATTLES:
            return False
        for at in range(0, len(self.battles), me.FIGHT):
            if me.Stage.MUSTER_A <= self.battles[at + me.Fight.STAGE] <= me.Stage.TABLE:
                return True
        return False

    def selection(self, seat: i64) -> list[tuple[int, ...]]:
        from tafelrunde.games.mighty_empires.engine.judgement import suggestions

        return suggestions(self, seat)

    # Chance

    def open_stream(self, stream: i64, index: i64) -> None:
        """Throw from now on with the dice of a purpose and a player or battle (ME-16.2)."""
        key = me.stream_key(stream, self.year, self.round, index, self.fresh)
        if key != self.stream:
            self.stream = key
            self.drawn = 0

    def draw(self, n: i64, what: i64) -> i64:
        """Ask chance (ME-16.1); the question names stream and place in it: what is played again brings the same (ME-14.11)."""
        place = self.drawn
        self.drawn = place + 1
        return self.chance.pick(n, me.throw(what, self.stream, place))

    def die(self, what: i64) -> i64:
        return self.draw(6, what) + 1

    def pick_of(self, things: vec[i64], what: i64) -> i64:
        """Draw one of several things; no question where there is only one."""
        if len(things) == 1:
            return things[0]
        self.pool = things
        return things[self.draw(len(things), what)]

    # Looking

    def group(self, seat: i64) -> i64:
        """Return which rules of races apply to a seat (ME-R28)."""
        if not self.rules.race_rules or (self.race[seat] == me.Race.BEASTMEN and not self.rules.beastmen_raiders):
            return 0
        return me.RACE_GROUP[self.race[seat]]

    def season(self, number: i64) -> i64:
        """Return the season of a round (ME-1.2)."""
        return (number - 1 + self.rules.offset) % 3

    def year_of(self, number: i64) -> i64:
        """Return the year of a round (ME-1.2)."""
        return (number - 1 + self.rules.offset) // 3 + 1

    def acting(self, position: i64) -> i64:
        """Return who acts at a position, smallest realm first (ME-2.4)."""
        return self.order[self.rules.players - 1 - position]

    # Events

    def note(self, kind: i64, args: list[i64]) -> None:
        if self.events is not None:
            self.events.append(Note(kind, args, 0, 0))

    # Hidden information

    def determinize(self, seat: i64, chance: Chance) -> MightyEmpires:
        """Choose anew what others have sealed (section 8)."""
        twin = self.clone()
        twin.chance = chance
        if self.reason == me.Reason.NONE:
            from tafelrunde.games.mighty_empires.engine.hidden import imagine

            imagine(twin, seat, chance)
        return twin

    def check(self) -> str | None:
        from tafelrunde.games.mighty_empires.engine.making import broken_invariant

        return broken_invariant(self)

    # Battles

    def fight(self, battle: i64, field: i64) -> i64:
        return self.battles[battle * me.FIGHT + field]

    def set_fight(self, battle: i64, field: i64, value: i64) -> None:
        self.battles[battle * me.FIGHT + field] = value

    def fights(self) -> i64:
        return len(self.battles) // me.FIGHT

    def add_fight(self, row: list[i64]) -> None:
        for value in row:
            self.battles = append(self.battles, value)
        for _ in range(2 * me.REPORT_ROW):
            self.reports = append(self.reports, 0)


def is_aimed(event: i64) -> bool:
    """Return whether an event is aimed at an opponent (ME-5.4, ME-5.6, ME-5.7, ME-5.11)."""
    return event == me.Event.FOOLS_GOLD or event == me.Event.DISASTER or event == me.Event.DIPLOMACY or event == me.Event.AGENT


def shifted(values: vec[i64], block: i64) -> vec[i64]:
    """Return actions of a block."""
    made = vec[i64](capacity=len(values))
    for value in values:
        made = append(made, block + value)
    return made


def pair(first: i64, second: i64) -> vec[i64]:
    made = vec[i64](capacity=2)
    made = append(made, first)
    return append(made, second)


class Step(ABC):
    """One kind of decision: who decides, what is legal and what it does, side by side. Steps hold no state of their own."""

    @abstractmethod
    def actor(self, state: MightyEmpires, data: i64) -> i64:
        """Return the seat that decides or SEVERAL, or NOBODY after having dealt with a step in which there is nothing to decide."""

    def legal(self, state: MightyEmpires, data: i64, seat: i64) -> vec[i64]:
        """Return the legal actions, strictly ascending; none where nothing is decided."""
        return vec[i64]()

    def apply(self, state: MightyEmpires, data: i64, seat: i64, action: i64) -> None:
        """Carry the action out."""
        raise AssertionError("nothing is decided here")


STEPS: Final[list[Step]] = []  # by Ask; filled by the module `steps`
