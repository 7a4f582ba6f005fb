"""The one door between computer players and a game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from tafelrunde.kernel.chance import Chance
from tafelrunde.kernel.contract import State
from tafelrunde.kernel.game import Game, Sentence


class Seen:
    """A position as one seat sees it: its legal actions, its view, and as many possible true states as it likes to imagine."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.__state = state  # mangled on purpose: everything that leaves this class is either public or a guess

    def actions(self) -> list[int]:
        """Return the legal actions."""
        return list(self.__state.actions(self.seat))

    def view(self) -> Any:
        """Return what this seat may know."""
        return self.game.observe(self.__state, self.seat)

    def imagine(self, chance: Chance) -> State:
        """Return a random state that this seat cannot tell from the true one."""
        return self.__state.determinize(self.seat, chance)

    def words(self, action: int) -> Sentence:
        """Return an own action as a sentence."""
        return self.game.words(self.__state, self.seat, action)


class Bot(ABC):
    """A computer player for one seat."""

    @abstractmethod
    def choose(self, seen: Seen) -> int:
        """Return one of the legal actions."""
