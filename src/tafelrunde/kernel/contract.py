"""The contract every game keeps: the state of a game and the verbs on it. Compiled together with the engine.

A state is mutable, cheap to clone and made of ints. What a seat owes is told by a stack of steps; a step is an int whose low bits say
which kind of decision it is and whose other bits are its own data. So a state can be cloned, saved and resumed between any two
decisions, and nested things (a battle inside a move, somebody else's reaction inside a turn) are simply more stack.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, NamedTuple

from mypy_extensions import i64, mypyc_attr

from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.rows import ints, zeros
from tafelrunde.kernel.vectors import vec

NOBODY: Final = -1  # `State.to_move`: the game is over
SEVERAL: Final = -2  # `State.to_move`: several seats owe a decision at once, see `State.actors`
SPECTATOR: Final = -1  # as a seat that looks on
HIDDEN: Final = -1  # an argument of an event that this seat may not see

# Bit sets go through this table: a shifted literal is a 32-bit int when compiled.
BIT: Final[list[i64]] = [2**k for k in range(62)]

# Where legal actions are listed that are looked at at once, before anything else is asked of a state.
ROOM: Final = zeros(4096)


class Outcome(NamedTuple):
    """How a game ended."""

    places: tuple[int, ...]
    """Per seat, 1 is best; seats that share a result share the place. When a team loses against the game itself all its seats are 2nd."""
    scores: tuple[int, ...]
    """Per seat; what is counted depends on the game."""
    reason: str
    """Short identifier of why the game ended, for example `markers` or `resign`."""
    together: bool = False
    """Whether all seats played as one team against the game, so that all of them may win."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place, empty for a draw between all seats."""
        if not self.together and len(self.places) > 1 and all(place == 1 for place in self.places):
            return ()
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class Event:
    """Something that happened: a kind and its arguments, all ints. `words` of the game give them names.

    Arguments whose bit is set in `secret` are shown only to the seats whose bit is set in `seats`.
    """

    def __init__(self, kind: i64, args: list[i64], secret: i64, seats: i64) -> None:
        self.kind = kind
        self.args = args
        self.secret = secret
        self.seats = seats

    def seen_by(self, seat: i64) -> list[int]:
        """Return the arguments as this seat (or the spectator) sees them."""
        if self.secret == 0 or (seat >= 0 and self.seats & BIT[seat]):
            return [int(arg) for arg in self.args]
        return [HIDDEN if self.secret & BIT[i] else int(arg) for i, arg in enumerate(self.args)]

    def __reduce__(self) -> tuple[object, ...]:  # native classes do not pickle by themselves
        return Event, (int(self.kind), self.args, int(self.secret), int(self.seats))


@mypyc_attr(allow_interpreted_subclasses=True)  # a game may also be plain Python
class State(ABC):
    """A position of a game, between two decisions.

    `to_move` is the one seat that owes a decision, NOBODY when the game is over, SEVERAL when more than one seat decides at once.
    `events` is None, or a list to which `apply` adds what happens.
    `revealed` counts how often hidden information came out to somebody who did not have it, other than by chance; undo looks at it.
    `shown` counts from the last copy on how often a seat let the others see something of its own. That does not stand against undo.
    """

    def __init__(self, chance: Chance, steps: list[i64], to_move: i64, revealed: i64) -> None:
        self.chance = chance
        self.steps = steps
        self.to_move = to_move
        self.revealed = revealed
        self.shown: i64 = 0
        self.events: list[Event] | None = None

    def actors(self) -> list[int]:
        """Return the seats that owe a decision now; empty when the game is over."""
        if self.to_move < 0:
            return []
        return [int(self.to_move)]

    def fill(self, seat: i64, row: vec[i64]) -> i64:
        """Write the legal actions of a seat that owes a decision into a row as long as `ROOM`; return how many there are.

        They are strictly ascending and never none. For compiled callers: nothing is made anew. A game says this or `legal`.
        """
        actions = self.legal(seat)
        for i in range(len(actions)):
            row[i] = actions[i]
        return len(actions)

    def legal(self, seat: i64) -> vec[i64]:
        """Return the legal actions of a seat that owes a decision as a row of their own."""
        count = self.fill(seat, ROOM)
        return ROOM[:count]

    def actions(self, seat: i64) -> list[int]:
        """Return the legal actions as a list, for everybody else."""
        return ints(self.legal(seat))

    @abstractmethod
    def apply(self, seat: i64, action: i64) -> None:
        """Play a legal action and run on to the next decision. Legality is the caller's duty."""

    def asides(self, seat: i64) -> list[int]:
        """Return actions that a seat may play although it owes no decision: how it wants to be asked, what its team decides together."""
        return []

    def joint(self) -> bool:
        """Return whether the open decision is the whole team's: one seat owes it, but the others may answer it as well (`asides`)."""
        return False

    def automatic(self) -> bool:
        """Return whether the seat that owes the open decision has left it to the computer.

        The engine asks as ever and knows no taste: whoever drives the game plays what `Game.answer` says, as a play like any other.
        """
        return False

    def begins(self, action: i64) -> bool:
        """Return whether a legal action may be only a part of a play: the seat goes on deciding, and nobody knows more until it is done."""
        return False

    def unfinished(self) -> bool:
        """Return whether a play that is made of several actions is under way."""
        return False

    def countless(self) -> bool:
        """Return whether there are too many plays now to list them all."""
        return False

    def selection(self, seat: i64) -> list[tuple[int, ...]]:
        """Return some sensible plays of a seat, where they are countless."""
        return []

    def listing(self, seat: i64) -> list[tuple[int, ...]]:
        """Return all plays of a seat where the game has a quicker way than to try their actions, in the same order; else nothing."""
        return []

    @abstractmethod
    def clone(self) -> State:
        """Return an independent copy. It does not listen to events."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """Return how the game ended, None while it goes on."""

    @abstractmethod
    def determinize(self, seat: i64, chance: Chance) -> State:
        """Return a random state that this seat (or SPECTATOR) cannot tell from the true one.

        It depends on nothing that is hidden from the seat: states that look alike give equal results from equal chance. The copy goes on
        drawing from `chance`.
        """

    def may_resign(self, seat: i64) -> bool:
        """Return whether the seat can give up now: at a decision of its own."""
        return seat in self.actors()

    @abstractmethod
    def resign(self, seat: i64) -> None:
        """The seat gives up; what follows is up to the game."""

    @abstractmethod
    def dump(self) -> list[list[int]]:
        """Return everything but the source of chance as plain ints: a snapshot, and what equality of states means."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and type(self) is type(other) and self.dump() == other.dump()

    def __hash__(self) -> int:
        raise TypeError("a position changes, so it has no hash; use its dump")

    @abstractmethod
    def check(self) -> str | None:
        """Return None when all invariants hold, else what is broken. For tests and simulations."""
