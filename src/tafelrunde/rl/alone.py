"""A seat of a game as a Gymnasium environment: bots of the house have the other seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, SupportsFloat

import gymnasium
import numpy as np

from tafelrunde.bots import Bot, Seen, check_bot, listening, make_bot
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.options import Value
from tafelrunde.rl.arrays import RENDER_MODES, Numbers, action_space, check_mode, mask, numbers, observation_space
from tafelrunde.rl.layout import Layout
from tafelrunde.rl.table import Deals


class SeatEnv(gymnasium.Env[Numbers, np.int64]):  # type: ignore[misc]
    """One seat against bots.

    `info["action_mask"]` says what is legal. Whoever plays something else has lost at once (`info["illegal"]`), so that programs which know
    nothing of masks get an answer too.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        bot: str | Sequence[str],
        seat: int | str,
        players: int | None,
        options: Mapping[str, Value],
        seed: int | None,
        limit: int | None,
        render_mode: str | None,
    ) -> None:
        self.deals = Deals(game, players, options, seed, limit)
        self.seat = find_seat(self.deals.seats, seat)
        self.bot_names = others(bot, self.deals.players, self.deals.game)
        self.render_mode = check_mode(render_mode)
        encoding = self.deals.game.encoding
        self.action_space = action_space(encoding)
        self.observation_space = observation_space(encoding)

    def describe(self) -> Layout:
        """Return what the numbers mean."""
        return Layout(self.deals.game.name)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Numbers, dict[str, Any]]:
        """Deal anew, with a seed the first game of its row, else the next one; the bots play until the seat is asked."""
        super().reset(seed=seed)
        if seed is not None:
            self.deals.begin(seed)
        while True:
            self.table = self.deals.next()
            rest = [number for number in range(self.deals.players) if number != self.seat]
            self.bots: dict[int, Bot] = {
                number: make_bot(name, self.deals.game, self.deals.bot_seed(number))
                for number, name in zip(rest, self.bot_names, strict=True)
            }
            self.table.listeners = listening(self.bots)
            self.steps = 0
            self.run()
            if not self.table.over:  # a game that ends before the seat is asked teaches nothing
                return numbers(self.table, self.seat), self.info()

    def run(self) -> None:
        """Let the bots play until the seat is asked, or the game is over."""
        table = self.table
        while not table.over and table.actor != self.seat:
            table.play(self.bots[table.actor].choose(Seen(table.game, table.state, table.actor)))

    def info(self) -> dict[str, Any]:
        """Return what is legal now."""
        return {"action_mask": mask(self.table, self.seat)}

    def step(self, action: np.int64) -> tuple[Numbers, SupportsFloat, bool, bool, dict[str, Any]]:
        """Play an action, and let the bots answer."""
        legal = self.table.legal()
        if int(action) not in legal:
            return numbers(self.table, self.seat), -1.0, True, False, {**self.info(), "illegal": True}
        self.table.act(legal[int(action)])
        self.run()
        self.steps += 1
        reward = self.table.rewards()[self.seat]
        over = self.table.over
        if self.render_mode == "human":
            self.render()
        return numbers(self.table, self.seat), reward, over, not over and self.steps == self.deals.limit, self.info()

    def render(self) -> str | None:
        """Show the table as the seat sees it: print it, or return it as text."""
        if self.render_mode is None:
            return None
        picture = self.table.picture(self.seat)
        if self.render_mode == "ansi":
            return picture
        print(picture)
        return None


def find_seat(seats: Sequence[str], seat: int | str) -> int:
    """Return the number of a seat, given by name or number."""
    if isinstance(seat, str) and seat in seats:
        return seats.index(seat)
    if isinstance(seat, int) and 0 <= seat < len(seats):
        return seat
    raise OptionError("no-seat", name=seat, seats=tuple(seats))


def others(bot: str | Sequence[str], players: int, game: Game) -> list[str]:
    """Return the bots of the other seats: one for all of them, or one for each."""
    names = [bot] * (players - 1) if isinstance(bot, str) else list(bot)
    if len(names) != players - 1:
        raise OptionError("bot-count", bots=len(names), seats=players - 1)
    return [check_bot(name, game) for name in names]
