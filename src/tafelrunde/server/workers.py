"""Bots think in processes of their own, so that they never delay the table."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from tafelrunde.bots import Seen, make_bot
from tafelrunde.games import find_game
from tafelrunde.kernel.chance import Tape, seeded
from tafelrunde.kernel.contract import State
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.plays import Play, can_play, random_play

log = logging.getLogger(__name__)

BUDGET = 30.0
"""Seconds a bot may take for a decision."""
ATTEMPTS = 3


def think(game: str, dump: list[list[int]], seat: int, bot: str, seed: int) -> Play:
    """Return a bot's choice; runs in a worker. The bot sees the state only through its one door."""
    rules = find_game(game)
    return make_bot(bot, rules, seed).choose(Seen(rules, rules.restore(dump, Tape([])), seat))


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

    async def choose(self, game: Game, state: State, seat: int, bot: str) -> Play:
        """Return a bot's choice. A worker that dies or hangs is replaced and asked again; in the end any legal play will do."""
        dump = state.dump()
        for attempt in range(1, ATTEMPTS + 1):
            pool = self.start()
            try:
                work = pool.submit(think, game.name, dump, seat, bot, secrets.randbits(60))
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
