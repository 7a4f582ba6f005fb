"""A position of nine men's morris, and what is decided in it."""

from __future__ import annotations

from collections.abc import Iterator

from mypy_extensions import i64

from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.contract import NOBODY, Event, Outcome
from tafelrunde.kernel.rows import row_of
from tafelrunde.kernel.vectors import append, vec
from tafelrunde_morris.engine import _grammar as nm
from tafelrunde_morris.engine._fields import Fields
from tafelrunde_morris.engine._grammar import Options as Rules
from tafelrunde_morris.engine.law import may_fly, mills, no_move, no_place, no_take


class Morris(Fields):
    """A position; `making` makes positions."""

    def clone(self) -> Morris:
        twin = Morris(self.chance.copy(), self.rules)
        twin.take(self)
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return restore, (self.dump(), self.chance)

    def asked(self) -> tuple[int, int]:
        """Return the kind of the open question, and its data."""
        top = self.steps[-1]
        return top & nm.ASK_MASK, top >> nm.ASK_BITS

    # What is possible

    def legal(self, seat: int) -> vec[i64]:
        return row_of(list(self.possible(seat)))

    def possible(self, seat: int) -> Iterator[int]:
        """Yield what a seat can do, ascending."""
        ask, _ = self.asked()
        if ask == nm.Ask.TAKING:
            yield from (nm.do_take(man) for man in range(nm.POINTS) if no_take(self, seat, man) == nm.No.NOTHING)
            return
        yield from (nm.do_place(to) for to in range(nm.POINTS) if no_place(self, seat, to) == nm.No.NOTHING)
        for origin in range(nm.POINTS):
            if self.man[origin] == seat:
                yield from (nm.do_move(origin, to) for to in range(nm.POINTS) if no_move(self, seat, origin, to) == nm.No.NOTHING)

    # What it does

    def apply(self, seat: int, action: int) -> None:
        kind, (_, data) = nm.kind_of(action), self.asked()
        if kind == nm.Do.TAKE:
            self.steps.pop()
            self.capture(seat, nm.point_of(action), nm.taking_left(data))
            return
        to = nm.move_to(action)
        if kind == nm.Do.PLACE:
            to = nm.point_of(action)
            self.in_hand[seat] -= 1
            self.on_board[seat] += 1
            self.note(nm.Happened.PLACED, [seat, to])
            self.stir()
        else:
            origin = nm.move_origin(action)
            self.note(nm.Happened.FLEW if may_fly(self, seat) else nm.Happened.MOVED, [seat, origin, to])
            self.man[origin] = nm.EMPTY
            self.quiet += 1
        self.man[to] = seat
        closed = mills(self, to)
        if closed:  # NM-4.1
            self.note(nm.Happened.CLOSED, [seat, closed])
            self.owe(seat, closed if self.rules.two_men else 1)  # NM-4.4
        else:
            self.next_turn(seat)

    def owe(self, seat: int, left: int) -> None:
        """The seat takes so many men, as far as the other side has any on the board."""
        if left and self.on_board[1 - seat]:
            self.steps.append(nm.ask_taking(seat, left))
        else:
            self.next_turn(seat)

    def capture(self, seat: int, point: int, left: int) -> None:
        """A man leaves the game (NM-4.2)."""
        self.man[point] = nm.EMPTY
        self.on_board[1 - seat] -= 1
        self.note(nm.Happened.TOOK, [seat, point])
        self.stir()
        if self.on_board[1 - seat] + self.in_hand[1 - seat] < nm.FEW:
            self.finish(seat, nm.Reason.FEW_MEN)  # NM-5.1
        else:
            self.owe(seat, left - 1)

    def stir(self) -> None:
        """What was before cannot come back."""
        self.quiet = 0
        self.past = vec[i64]()

    def next_turn(self, seat: int) -> None:
        """The other side is to move, unless the game is over."""
        self.steps[:] = [nm.ask_turn(1 - seat)]
        if not any(True for _ in self.possible(1 - seat)):
            self.finish(seat, nm.Reason.BLOCKED)  # NM-5.2
            return
        if self.in_hand[0] == self.in_hand[1] == 0:
            now = self.number()
            self.past = append(self.past, now)
            if self.rules.repetition and sum(one == now for one in self.past) >= nm.THRICE:
                self.finish(nm.DRAW, nm.Reason.REPETITION)  # NM-5.3
            elif self.rules.quiet_limit and self.quiet >= self.rules.quiet_limit:
                self.finish(nm.DRAW, nm.Reason.QUIET)  # NM-5.4
        self.run()

    def number(self) -> int:
        """Return a number that tells this position from others: the men, and whose turn it is."""
        total = self.asked()[1]
        for man in self.man:
            total = total * 3 + man + 1
        return total

    def run(self) -> None:
        """Work out who is asked."""
        if self.winner != nm.ONGOING:
            self.to_move = NOBODY
            return
        ask, data = self.asked()
        self.to_move = nm.taking_seat(data) if ask == nm.Ask.TAKING else data

    # The end

    def finish(self, winner: int, reason: int) -> None:
        self.winner = winner
        self.reason = reason
        self.steps.clear()
        self.note(nm.Happened.ENDED, [reason, winner])
        self.run()

    def resign(self, seat: int) -> None:
        self.note(nm.Happened.RESIGNED, [seat])
        self.finish(1 - seat, nm.Reason.RESIGN)  # NM-5.5

    def outcome(self) -> Outcome | None:
        if self.winner == nm.ONGOING:
            return None
        places = tuple(1 if self.winner in (nm.DRAW, seat) else 2 for seat in (0, 1))
        left = tuple(int(self.on_board[seat] + self.in_hand[seat]) for seat in (0, 1))
        return Outcome(places, left, nm.REASON_NAMES[self.reason])

    # Events, and what is hidden: nothing

    def note(self, kind: int, args: list[int]) -> None:
        if self.events is not None:
            self.events.append(Event(kind, [int(arg) for arg in args], 0, 0))

    def determinize(self, seat: int, chance: Chance) -> Morris:
        twin = self.clone()
        twin.chance = chance
        return twin

    def check(self) -> str | None:
        for seat in (0, 1):
            if self.on_board[seat] != sum(man == seat for man in self.man):
                return f"seat {seat} has not {self.on_board[seat]} men on the board"
            if not 0 <= self.in_hand[seat] <= nm.MEN - self.on_board[seat]:
                return f"seat {seat} has {self.in_hand[seat]} men in hand"
        return None


def blank(rules: Rules, chance: Chance) -> Morris:
    """Return an empty table."""
    state = Morris(chance, rules)
    state.clear()
    return state


def set_up(state: Morris) -> None:
    """White begins (NM-1.3)."""
    state.steps.append(nm.ask_turn(0))
    state.run()


def derive(state: Morris) -> None:
    """Work out what follows from the rest."""
    state.on_board = row_of([sum(man == seat for man in state.man) for seat in (0, 1)])


def restore(dump: list[list[int]], chance: Chance) -> Morris:
    """Return the position a dump was made of."""
    state = Morris(chance, Rules([int(value) for value in dump[0]]))
    state.clear()
    state.read(dump)
    derive(state)
    return state
