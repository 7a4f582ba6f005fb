"""The one door between computer players and a game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

from tafelrunde.kernel.chance import Chance, Seeded
from tafelrunde.kernel.contract import State
from tafelrunde.kernel.game import Game, Sentence
from tafelrunde.kernel.plays import Play, carry_out, plays, random_play


class Seen:
    """A position as one seat sees it: its legal plays, its view, and as many possible true states as it likes to imagine."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.__state = state  # mangled on purpose: everything that leaves this class is either public or a guess

    def plays(self) -> list[Play]:
        """Return everything the seat can play."""
        return plays(self.__state, self.seat)

    def random_play(self, dice: Seeded) -> Play:
        """Return any play, without looking at all of them."""
        return random_play(self.__state, self.seat, dice)

    def view(self) -> Any:
        """Return what this seat may know."""
        return self.game.observe(self.__state, self.seat)

    def imagine(self, chance: Chance) -> State:
        """Return a random state that this seat cannot tell from the true one."""
        return self.__state.determinize(self.seat, chance)

    def words(self, play: Play) -> Sentence:
        """Return an own play as a sentence."""
        return self.game.words(self.__state, self.seat, play)


class Bot(ABC):
    """A computer player for one seat."""

    listens = False
    """It makes something of what it hears."""

    @abstractmethod
    def choose(self, seen: Seen) -> Play:
        """Return one of the legal plays."""

    def follow(self, seat: int, play: Play | None, to_move: int) -> None:  # noqa: B027 (most bots make nothing of it)
        """Hear what a seat has played, and whose turn it is then; None for a play that this player may not see.

        Whoever tells a bot so tells it every play of the game; a bot that hears nothing plays as well, but thinks some things twice.
        """


def decide(bots: Mapping[int, Bot], game: Game, state: State) -> tuple[int, Play]:
    """Return the first seat that owes a decision, and what its bot plays there; or the game, where that was left to it."""
    seat = state.actors()[0]
    return seat, game.answer(state) if state.automatic() else bots[seat].choose(Seen(game, state, seat))


def play_and_tell(bots: Mapping[int, Bot], game: Game, state: State, seat: int, play: Play) -> None:
    """Carry a play out and tell the bots, by their seats, each as much as it may see."""
    listeners = listening(bots)
    before = state.clone() if listeners else state
    carry_out(state, seat, play)
    tell(listeners, game, before, seat, play, state.to_move)


def listening(bots: Mapping[int, Bot]) -> dict[int, Bot]:
    """Return those bots that make something of what they hear."""
    return {number: bot for number, bot in bots.items() if bot.listens}


def tell(bots: Mapping[int, Bot], game: Game, before: State, seat: int, play: Play, to_move: int) -> None:
    """Tell bots, by their seats, what a seat has played in the position before, and whose turn it is then; each as much as it may see."""
    hidden = any(number != seat for number in bots) and game.public_words(before, seat, play) != game.words(before, seat, play)
    for number, bot in bots.items():
        bot.follow(seat, None if hidden and number != seat else play, to_move)
