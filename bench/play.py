"""What one play costs at a table: python bench/play.py [GAME…] [--plays 120] [--against FOLDER].

A table with two people, or one person and a bot, three who listen (the seats of people and spectators), a store and no network. For each
play is counted how often all plays are listed, how often a sentence is searched among them or read, and how often a play is carried out
on a true position (a bot's own look at its plays counts as a listing, its imagined games do not). Times are medians in µs, without disk:
`find` is from words to the play, `decide` from a command, or a bot's choice, to the entries it leads to (with find), `add` from entries
to the table as it stands after them, `news` what is made for all listeners and encoded, `all` everything, with the thoughts of a bot.
`bytes` is what one listener gets, on average.

`--against` runs the same with the sources of another folder (a worktree of an older commit) beside it, in processes of their own.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from tafelrunde import GAMES, _engine
from tafelrunde.bots import Seen
from tafelrunde.games import find_game
from tafelrunde.kernel import plays as kernel_plays
from tafelrunde.kernel.match import Match
from tafelrunde.server import tables, verbs, wire, workers
from tafelrunde.server.house import House
from tafelrunde.server.live import Live
from tafelrunde.server.store import Account, Store

BOT = "novice"
COLUMNS = ("lists", "finds", "carried", "find", "decide", "add", "news", "all", "bytes")
CHANGING = (True,) if "changing" in Live.join.__code__.co_varnames else ()
"""Listen as a browser does, which gets only what changes; older servers know no such thing."""
encode = msgspec.json.Encoder().encode


class Meter:
    """What happens while it runs: calls by name, seconds by name."""

    def __init__(self) -> None:
        self.running = False
        self.calls: Counter[str] = Counter()
        self.spent: defaultdict[str, float] = defaultdict(float)

    def counted(self, name: str, work: Callable[..., Any]) -> Callable[..., Any]:
        def count(*args: Any, **named: Any) -> Any:
            if self.running:
                self.calls[name] += 1
            return work(*args, **named)

        return count

    def timed(self, name: str, work: Callable[..., Any]) -> Callable[..., Any]:
        def measure(*args: Any, **named: Any) -> Any:
            begin = time.perf_counter()
            try:
                return work(*args, **named)
            finally:
                self.spent[name] += time.perf_counter() - begin

        return measure

    def watch(self) -> None:
        """Put counters and clocks around functions, in every module that has them. What is compiled is not seen from inside."""
        counted = {kernel_plays.plays: "lists", kernel_plays.carry_out: "carried"}
        for module in [module for name, module in sys.modules.items() if name.startswith("tafelrunde.")]:
            if module is kernel_plays or module.__name__.startswith(("tafelrunde.bots.", "tafelrunde.games.")):
                continue
            for name, value in list(vars(module).items()):
                if callable(value) and (kind := counted.get(value) if getattr(value, "__hash__", None) else None):
                    setattr(module, name, self.counted(kind, value))
        Match.find = self.counted("finds", Match.find)  # type: ignore[method-assign]
        self.around(Match, "find", "find")
        self.around(tables.Table, "add", "add")
        self.around(Live, "broadcast", "news")
        for method in ("play_entry", "prepare_play"):  # how a bot's play became an entry, and how it does now
            if hasattr(Match, method):
                self.around(Match, method, "bot")
        Seen.plays = self.counted("lists", Seen.plays)  # type: ignore[method-assign]
        for module in [module for name, module in sys.modules.items() if name.startswith("tafelrunde.server")]:
            if vars(module).get("entries_for") is verbs.entries_for and module is not verbs:
                setattr(module, "entries_for", self.timed("decide", verbs.entries_for))  # noqa: B010

    def around(self, kind: type, method: str, name: str) -> None:
        setattr(kind, method, self.timed(name, getattr(kind, method)))

    @contextmanager
    def measuring(self) -> Iterator[None]:
        self.calls.clear()
        self.spent.clear()
        self.running = True
        begin = time.perf_counter()
        try:
            yield
        finally:
            self.running = False
            self.spent["all"] = time.perf_counter() - begin - self.spent["disk"]


class Here:
    """Stands in for the pool of processes: bots think in this one."""

    def submit(self, work: Callable[..., Any], *question: Any) -> Future[Any]:
        done: Future[Any] = Future()
        try:
            done.set_result(work(*question))
        except BaseException as problem:
            done.set_exception(problem)
        return done


class Reader:
    """Somebody who listens, and encodes what comes as a socket does."""

    def __init__(self, account: str | None) -> None:
        self.account = account
        self.seat: int | None = None
        self.after = 0
        self.known: Any = None
        self.scene: str | None = None
        self.sizes: list[int] = []

    def push(self, message: Any) -> None:
        self.sizes.append(len(message if isinstance(message, bytes) else encode(message)))

    def drop(self) -> None:
        """The table is closed."""


async def measure(name: str, meter: Meter, number: int, bots: bool) -> dict[str, float]:
    """Return the medians of a play of a person, or of a bot, in one game."""
    game, dice = find_game(name), random.Random(1)
    rows: list[dict[str, float]] = []
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite:///{folder}/bench.db")
        pool = workers.Workers()
        pool.start = Here  # type: ignore[method-assign, assignment]
        pool.warm = lambda: None  # type: ignore[method-assign]
        house = await House.open(store, pool, pace=0)
        append = store.append

        async def appended(*args: Any, **named: Any) -> None:
            begin = time.perf_counter()
            await append(*args, **named)
            meter.spent["disk"] += time.perf_counter() - begin

        store.append = appended  # type: ignore[method-assign]
        me = Account("anna", "Anna", None, None, time.time())
        await store.create_account(me)
        while len(rows) < number:
            other = wire.SeatChoice("bot", bot=BOT) if bots else wire.SeatChoice("here", "Bert")
            choices = [wire.SeatChoice("me"), *[other] * (min(count for count in game.players if count > 1) - 1)]
            live = await house.live(await house.open_table(me, wire.NewTable(name, tuple(choices), clock=wire.ClockRules())))
            live.wake = lambda: None  # type: ignore[method-assign]
            for task in live.tasks.values():
                task.cancel()
            readers = [Reader("anna"), Reader("anna"), Reader(None)]
            seen = (live.table.names[0], None if bots else live.table.names[1], None)
            for reader, own in zip(readers, seen, strict=True):
                await live.join(reader, own, 0, *CHANGING)
            for _ in range(number):
                match = live.table.running()
                if match.over or len(rows) >= number:
                    break
                seat = match.state.actors()[0]
                before = [sum(reader.sizes) for reader in readers]
                if bots and live.table.seats[seat].by_bot:
                    with meter.measuring():
                        await live.bot_plays(seat, BOT, [])
                else:
                    # It is no part of what is measured how this program finds something to play.
                    words = game.words(match.state, seat, dice.choice(kernel_plays.plays(match.state, seat)))
                    command = wire.Play(seat=live.table.names[seat], at=live.table.turn, words=words)
                    with meter.measuring():
                        await live.act(command, "anna", "Anna", "en")
                    if bots:
                        continue
                got = [sum(reader.sizes) - old for reader, old in zip(readers, before, strict=True)]
                row: dict[str, float] = {kind: meter.calls[kind] for kind in ("lists", "finds", "carried")}
                meter.spent["decide"] = meter.spent["bot"] if bots else meter.spent["decide"]
                row |= {kind: 1e6 * meter.spent[kind] for kind in ("find", "decide", "add", "news", "all")}
                rows.append(row | {"bytes": statistics.mean(got)})
            await live.close()
        await house.close()
    made = {kind: statistics.median(row[kind] for row in rows) for kind in COLUMNS}
    made |= {kind: statistics.mean(row[kind] for row in rows) for kind in ("lists", "finds", "carried", "bytes")}
    return made


def table(label: str, rows: dict[str, dict[str, float]]) -> None:
    print(f"{label:38}" + "".join(f"{column:>9}" for column in COLUMNS))
    for name, row in rows.items():
        print(f"  {name:36}" + "".join(f"{row[c]:9.1f}" if c in ("lists", "finds", "carried") else f"{row[c]:9,.0f}" for c in COLUMNS))


def measured(names: list[str], number: int) -> dict[str, dict[str, float]]:
    """Return all rows for these games, measured here."""
    meter = Meter()
    meter.watch()
    rows = {}
    for name in names:
        for bots in (False, True):
            rows[f"{name}, {'a bot' if bots else 'a person'}"] = asyncio.run(measure(name, meter, number, bots))
    return rows


def elsewhere(folder: str, names: list[str], number: int) -> dict[str, dict[str, float]]:
    """Return all rows, measured in a process of its own with the sources of a folder."""
    source = str(Path(folder).resolve() / "src")
    command = [sys.executable, __file__, *names, "--plays", str(number), "--json"]
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": source}, stdout=subprocess.PIPE, check=True)
    return msgspec.json.decode(done.stdout, type=dict[str, dict[str, float]])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME")
    parser.add_argument("--plays", type=int, default=120, help="plays to measure, of people and of bots, in each game")
    parser.add_argument("--against", metavar="FOLDER", help="another working tree, measured in turn")
    parser.add_argument("--json", action="store_true", help="for the process that compares")
    arguments = parser.parse_args()
    if arguments.json:
        sys.stdout.buffer.write(encode(measured(arguments.games, arguments.plays)))
        return
    print(f"{_engine.mode()} engine, {sys.platform}")
    if not arguments.against:
        table("a play", measured(arguments.games, arguments.plays))
        return
    here = str(Path(__file__).parent.parent)
    for name in arguments.games:  # in turn, so that a busy machine is busy for both
        for label, folder in (("before", arguments.against), ("now", here)):
            table(label, elsewhere(folder, [name], arguments.plays))


if __name__ == "__main__":
    main()
