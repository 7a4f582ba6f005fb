"""Bots think in processes of their own, so that they never delay the table."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from tafelrunde.bots import Seen, advice, make_bot
from tafelrunde.bots.memory import Listener, News
from tafelrunde.games import find_game
from tafelrunde.kernel.chance import Tape, seeded
from tafelrunde.kernel.contract import State
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.plays import Play, can_play, random_play
from tafelrunde.server.tables import TableError

log = logging.getLogger(__name__)

Answer = TypeVar("Answer")

BUDGET = 30.0
"""Seconds a bot may take for a decision."""
ATTEMPTS = 3


REMEMBERED = 32
"""Bots that a worker remembers."""

listeners: OrderedDict[tuple[str, int, str], Listener] = OrderedDict()
"""The bots that have thought in this worker, by table, seat and name; who thinks here again goes on with its thoughts."""


def think(game: str, dump: list[list[int]], seat: int, bot: str, seed: int, table: str, told: Sequence[News]) -> Play:
    """Return a bot's choice; runs in a worker. The bot sees the state only through its one door, and hears what its seat hears."""
    key = (table, seat, bot)
    listener = listeners.pop(key, None) or Listener(make_bot(bot, find_game(game), seed))
    listener.hear(told)
    play = listener.bot.choose(seen(game, dump, seat))
    listeners[key] = listener  # only now: one that has failed starts afresh
    if len(listeners) > REMEMBERED:
        listeners.popitem(last=False)
    return play


def seen(game: str, dump: list[list[int]], seat: int) -> Seen:
    """Return what a seat sees; all that thinks in a worker sees no more."""
    rules = find_game(game)
    return Seen(rules, rules.restore(dump, Tape([])), seat)


def advise(game: str, dump: list[list[int]], seat: int, seed: int) -> advice.Advice:
    """Return what a strong player would play in the place of a seat; runs in a worker."""
    return advice.suggest(seen(game, dump, seat), seed)


def doubt(game: str, dump: list[list[int]], seat: int, played: Play) -> advice.Doubt | None:
    """Return whether a decision might have been better; runs in a worker."""
    return advice.doubt(seen(game, dump, seat), played, 1)


def turn(game: str, dump: list[list[int]], seat: int, position: int, better: Play, played: Play) -> advice.Turning:
    """Return what a decision cost; runs in a worker."""
    return advice.turn(seen(game, dump, seat), position, better, played, 1)


def prepare() -> None:
    """Load the games before the first question, so that it does not have to wait for that."""
    threading.Thread(target=end_with_server, daemon=True).start()
    import tafelrunde  # noqa: F401


def end_with_server() -> None:
    """End this worker as soon as the server is gone, however it went: by itself it would wait for questions for ever."""
    server = multiprocessing.parent_process()
    if server:
        server.join()
        os._exit(1)


class Workers:
    """A small pool of processes that is replaced whenever it breaks or hangs."""

    def __init__(self, processes: int = 2, budget: float = BUDGET) -> None:
        self.processes = processes
        self.budget = budget
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, game: Game, state: State, seat: int, bot: str, table: str = "", told: Sequence[News] = ()) -> Play:
        """Return a bot's choice. A worker that dies or hangs is replaced and asked again; in the end any legal play will do.

        `told` is what the seat has heard of the last entries at that table.
        """
        dump = state.dump()
        for attempt in range(1, ATTEMPTS + 1):
            pool = self.start()
            try:
                work = pool.submit(think, game.name, dump, seat, bot, secrets.randbits(60), table, told)
                play = await asyncio.wait_for(asyncio.wrap_future(work), self.budget)
            except (BrokenProcessPool, TimeoutError, RuntimeError) as why:  # RuntimeError: somebody else has just replaced the pool
                log.warning("bot %s for %s did not answer (%s), attempt %d", bot, game.name, type(why).__name__, attempt)
                self.replace(pool)
            except asyncio.CancelledError:
                task = asyncio.current_task()
                if task and task.cancelling():
                    raise
                log.warning("bot %s for %s waited behind another that was stopped, attempt %d", bot, game.name, attempt)
            except Exception:  # a bot with a fault must not make a dead table
                log.exception("bot %s for %s failed, attempt %d", bot, game.name, attempt)
            else:
                if can_play(state, seat, play):
                    return play
                log.error("bot %s for %s chose %s, which is not legal", bot, game.name, play)
        return random_play(state, seat, seeded(secrets.randbits(60)))

    async def advise(self, game: Game, state: State, seat: int) -> advice.Advice:
        """Return what a strong player would play in the place of a seat."""
        return await self.ask(advise, game.name, state.dump(), seat, secrets.randbits(60))

    async def doubt(self, game: Game, state: State, seat: int, played: Play) -> advice.Doubt | None:
        """Return whether a decision might have been better."""
        return await self.ask(doubt, game.name, state.dump(), seat, played)

    async def turn(self, game: Game, state: State, seat: int, position: int, better: Play, played: Play) -> advice.Turning:
        """Return what a decision cost."""
        return await self.ask(turn, game.name, state.dump(), seat, position, better, played)

    async def ask(self, work: Callable[..., Answer], *question: Any) -> Answer:
        """Return what a worker says to somebody who can live without it: after a fault it is not asked again."""
        pool = self.start()
        try:
            return await asyncio.wait_for(asyncio.wrap_future(pool.submit(work, *question)), self.budget)
        except (BrokenProcessPool, TimeoutError, RuntimeError) as why:
            log.warning("%s got no answer (%s)", work.__name__, type(why).__name__)
            self.replace(pool)
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task and task.cancelling():
                raise
        except Exception:
            log.exception("%s failed", work.__name__)
        raise TableError("table-no-advice")

    def warm(self) -> None:
        """Start a worker ahead, so that the first decision does not wait for it."""
        self.start().submit(prepare)

    def start(self) -> ProcessPoolExecutor:
        """Return the pool, made when it is first needed."""
        if self.pool is None:
            context = multiprocessing.get_context("spawn" if "forkserver" not in multiprocessing.get_all_start_methods() else "forkserver")
            self.pool = ProcessPoolExecutor(self.processes, mp_context=context, initializer=prepare)
        return self.pool

    def replace(self, broken: ProcessPoolExecutor) -> None:
        """Throw a pool away, its processes included: one of them may be caught in an endless thought."""
        if self.pool is broken:
            self.pool = None
            stop(broken)

    def close(self) -> None:
        if self.pool:
            stop(self.pool)
            self.pool = None


def stop(pool: ProcessPoolExecutor) -> None:
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=False, cancel_futures=True)
