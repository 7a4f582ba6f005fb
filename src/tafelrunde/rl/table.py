"""A game played action by action, with all that each seat may see of it in numbers."""

from __future__ import annotations

from collections.abc import Mapping
from secrets import randbits

from tafelrunde.bots import Bot, play_and_tell, tell
from tafelrunde.games import find_game
from tafelrunde.kernel.chance import seeded
from tafelrunde.kernel.contract import NOBODY, State
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.judge import rewards
from tafelrunde.kernel.match import player_count
from tafelrunde.kernel.options import Value
from tafelrunde.kernel.plays import Play, carry_out
from tafelrunde.kernel.scene import scene_text


class Deals:
    """A game with its options, and as many starts of it as anybody needs; those of a seed come in the same order every time."""

    def __init__(self, game: str, players: int | None, options: Mapping[str, Value], seed: int | None, limit: int | None) -> None:
        if limit is not None and limit < 1:
            raise OptionError("rl-limit")
        self.game = find_game(game)
        self.players = player_count(self.game, players)
        self.seats = self.game.seats(self.players)
        self.options = self.game.read_options(self.players, options, bots=self.players)
        self.limit = limit
        self.begin(randbits(62) if seed is None else seed)

    def begin(self, seed: int) -> None:
        """Start the row of this seed."""
        self.seed = seed
        self.number = 0

    def next(self) -> Table:
        """Return the next start."""
        chance = seeded(f"deal {self.seed} {self.number}")
        self.number += 1
        return Table(self.game, self.players, self.game.new(self.players, self.options, chance))

    def bot_seed(self, seat: int) -> int:
        """Return a seed for the bot on a seat in the game that was started last."""
        return (self.seed * 1_000_003 + self.number) * 8 + seat


class Table:
    """A game between two actions. While a play of several actions is under way nobody else sees anything of it."""

    def __init__(self, game: Game, players: int, state: State) -> None:
        self.game = game
        self.encoding = game.encoding
        self.players = players
        self.state = state
        self.settled = state
        """The position before the play that is under way."""
        self.made: list[int] = []
        """The actions of that play so far."""
        self.listeners: dict[int, Bot] = {}
        """Bots that hear what is played, by their seats."""
        self.actor = NOBODY
        self.ask()

    def ask(self) -> None:
        """Find who is next: where several decide at once, one after the other; none of them sees what the others did.

        What a seat has left to the computer is not asked.
        """
        while self.state.automatic():
            play_and_tell(self.listeners, self.game, self.state, self.state.actors()[0], self.game.answer(self.state))
        actors = self.state.actors()
        self.actor = actors[0] if actors else NOBODY

    @property
    def over(self) -> bool:
        return self.actor == NOBODY

    def legal(self) -> dict[int, int]:
        """Return the actions of the seat that decides, by their numbers. Those beyond all that a game provides for are not offered."""
        if self.over:
            return {}
        encode = self.encoding.actions.encode
        return {index: action for action in self.state.actions(self.actor) if (index := encode(action)) is not None}

    def act(self, action: int) -> None:
        """Play an action of the seat that decides."""
        seat = self.actor
        begins = bool(self.made) or self.state.begins(action)
        if (begins or self.listeners) and not self.made:
            self.settled = self.state.clone()
        self.state.apply(seat, action)
        if begins and self.state.unfinished():
            self.made.append(action)
            return
        self.settle((*self.made, action))

    def play(self, play: Play) -> None:
        """Carry out a whole play of the seat that decides, as bots choose it."""
        if self.listeners:
            self.settled = self.state.clone()
        carry_out(self.state, self.actor, play)
        self.settle(play)

    def settle(self, play: Play) -> None:
        """A play is complete: everybody sees what they may."""
        if self.listeners:
            tell(self.listeners, self.game, self.settled, self.actor, play, self.state.to_move)
        self.made = []
        self.settled = self.state
        self.ask()

    def observe(self, seat: int) -> list[float]:
        """Return what a seat sees, in numbers."""
        return self.encoding.observe(self.game.observe(self.settled, seat), self.made if seat == self.actor else ())

    def rewards(self) -> list[float]:
        """Return what a finished game is worth to each seat: 1 for the first place, -1 for the last; all 0 while it goes on."""
        outcome = self.state.outcome()
        if outcome is None:
            return [0.0] * self.players
        return [2.0 * worth - 1.0 for worth in rewards(outcome)]

    def picture(self, seat: int, lang: str = "en") -> str:
        """Return the table as text, as a seat or a spectator sees it."""
        return scene_text(self.game.scene(self.game.observe(self.settled, seat), lang))
