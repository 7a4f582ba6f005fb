"""How fast a busy server is: python bench/load.py [--tables 200] [--seconds 60].

Opens tables on one server process and lets two people, each with a socket of their own, play at each of them: one play a second and table,
spread evenly over the second. What is measured is the time from sending a play until the other seat has read the news of it, with
everything in between: rules, the disk, making the news and the way back. Server and clients share the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tafelrunde import _engine

try:
    import uvloop
except ImportError:  # not on Windows
    uvloop = None  # type: ignore[assignment]

OPENING = 8
"""Tables that are being opened at the same time."""
SEATS = ("raven", "wolf")
DIRECT = urllib.request.build_opener(urllib.request.ProxyHandler({}))
PATIENCE = 10.0
"""Seconds after which news that are not there are counted as lost."""


# What a client has to understand of the messages; the rest is skipped without being read


class TableInfo(msgspec.Struct):
    state: str


class Moment(msgspec.Struct):
    entry: int
    legal: msgspec.Raw


class News(msgspec.Struct, tag_field="is", tag="news"):
    table: TableInfo
    moment: Moment | None


class Done(msgspec.Struct, tag_field="is", tag="done"):
    entry: int


class Refused(msgspec.Struct, tag_field="is", tag="refused"):
    code: str
    text: str


decode = msgspec.json.Decoder(News | Done | Refused).decode
decode_legal = msgspec.json.Decoder(list[list[str]]).decode
NOTHING = b"[]"


class Figures(msgspec.Struct):
    """What was measured."""

    delays: list[float] = []
    plays: int = 0
    skipped: int = 0
    """Seconds in which a table could not play, because the play before was still on its way."""
    lost: int = 0
    refused: list[str] = []
    games: int = 0
    received: int = 0


class Server:
    """A server process on a folder of its own."""

    def __init__(self, folder: str) -> None:
        command = [sys.executable, "-m", "tafelrunde.cli.main", "serve", "--no-browser", "--no-limits", "--port", "0", "--data", folder]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONUNBUFFERED": "1"})
        assert self.process.stdout
        said = self.process.stdout.readline()
        start = said.find("http://")
        if start < 0:
            raise SystemExit(f"the server did not start: {said}")
        self.address = said[start:].split()[0].rstrip("./")

    def memory(self) -> float:
        """Return the memory in use, in MB; 0 where the system does not tell."""
        with contextlib.suppress(OSError):
            for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
                if line.startswith("VmRSS"):
                    return int(line.split()[1]) / 1024
        return 0.0

    def seconds(self) -> float:
        """Return the processor time used so far; 0 where the system does not tell."""
        with contextlib.suppress(OSError):
            fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
            return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        return 0.0

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


class Person:
    """Somebody with a session."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address
        self.cookie = ""
        self.ask("PATCH", "/api/me", {"name": name})

    def ask(self, method: str, path: str, body: object = None) -> dict[str, object]:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "Cookie": self.cookie}
        with DIRECT.open(urllib.request.Request(self.address + path, data, headers, method=method)) as answer:
            self.cookie = (answer.headers["Set-Cookie"] or self.cookie).partition(";")[0]
            said: dict[str, object] = json.load(answer)
            return said


def open_table(people: list[Person]) -> str:
    """Return a new table for two people; the second one sits down on the seat that is free."""
    seats = [{"kind": "me"}, {"kind": "friend"}]
    table = people[0].ask("POST", "/api/tables", {"game": "war_chest", "seats": seats})["table"]
    people[1].ask("POST", f"/api/tables/{table}/seats", {"seat": "wolf"})
    return str(table)


class Seat:
    """One socket at a table: knows what can be played there, and when it has seen which entry."""

    def __init__(self, socket: ClientConnection, figures: Figures) -> None:
        self.socket = socket
        self.figures = figures
        self.entry = 0
        self.legal = NOTHING
        self.over = False
        self.news = asyncio.Event()
        self.seen = 0.0
        self.task = asyncio.create_task(self.read())

    async def read(self) -> None:
        async for data in self.socket:
            now = time.perf_counter()
            self.figures.received += len(data)
            match decode(data):
                case News(table, moment):
                    self.over = table.state == "over"
                    if moment and moment.entry > self.entry:
                        self.entry, self.legal, self.seen = moment.entry, bytes(moment.legal), now
                        self.news.set()
                case Refused(code, text):
                    self.figures.refused.append(f"{code}: {text}")

    async def wait(self, after: int) -> None:
        """Wait until an entry behind this one was seen."""
        while self.entry <= after:
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), PATIENCE)


async def sit_down(address: str, table: str, person: Person, seat: str, figures: Figures) -> Seat:
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    socket = await connect(url, additional_headers={"Cookie": person.cookie}, compression=None, max_size=None, proxy=None)
    taken = Seat(socket, figures)
    await socket.send(json.dumps({"do": "look", "seat": seat}))
    await taken.wait(0)
    return taken


async def play(seats: list[Seat], dice: random.Random, figures: Figures) -> None:
    """Let whoever is to decide play anything legal, and wait until both have seen it."""
    mover = next((number for number, seat in enumerate(seats) if seat.legal != NOTHING), None)
    if mover is None:
        figures.skipped += 1
        return
    own, other = seats[mover], seats[1 - mover]
    at, words = own.entry, dice.choice(decode_legal(own.legal))
    own.legal = NOTHING
    command = json.dumps({"do": "play", "id": 1, "seat": SEATS[mover], "at": at, "words": words})
    sent = time.perf_counter()
    await own.socket.send(command)
    try:
        await other.wait(at)
        figures.delays.append(other.seen - sent)
        figures.plays += 1
        await own.wait(at)
    except TimeoutError:
        figures.lost += 1


class Table:
    """A table with two people, and the next one when a game is over."""

    def __init__(self, address: str, number: int, figures: Figures) -> None:
        self.address = address
        self.number = number
        self.figures = figures
        self.dice = random.Random(number)
        self.people: list[Person] = []
        self.seats: list[Seat] = []

    async def open(self) -> None:
        for name in ("Anna", "Ben")[len(self.people) :]:
            self.people.append(await asyncio.to_thread(Person, self.address, f"{name} {self.number}"))
        table = await asyncio.to_thread(open_table, self.people)
        self.seats = [await sit_down(self.address, table, p, seat, self.figures) for p, seat in zip(self.people, SEATS, strict=True)]

    async def close(self) -> None:
        for seat in self.seats:
            await seat.socket.close()
            await seat.task

    async def run(self, begin: float, end: float) -> None:
        """Play once a second."""
        turn = 0
        while (at := begin + turn) < end:
            await asyncio.sleep(max(0.0, at - time.perf_counter()))
            if any(seat.over for seat in self.seats):
                self.figures.games += 1
                await self.close()
                await self.open()
            await play(self.seats, self.dice, self.figures)
            turn += 1
            while begin + turn < time.perf_counter():
                turn += 1
                self.figures.skipped += 1


async def run(server: Server, count: int, seconds: int) -> None:
    """Measure, and print what was found."""
    figures, doors = Figures(), asyncio.Semaphore(OPENING)
    tables = [Table(server.address, number, figures) for number in range(count)]
    empty = server.memory()

    async def open_one(table: Table) -> None:
        async with doors:
            await table.open()

    await asyncio.gather(*map(open_one, tables))
    opened = server.memory()
    gc.freeze()  # the clients' own pauses are not the server's
    figures.received = 0
    busy, own, begin = server.seconds(), time.process_time(), time.perf_counter()
    await asyncio.gather(*(table.run(begin + 0.5 + table.number / count, begin + 0.5 + seconds) for table in tables))
    spent = time.perf_counter() - begin
    busy, own = server.seconds() - busy, time.process_time() - own
    print(f"{count} tables, {figures.plays} plays in {spent:.0f} s, {os.cpu_count()} cores, {_engine.mode()} engine, {sys.platform}")
    rows = {
        "from a play to the other seat's news": "  ".join(f"{name} {1000 * value:.1f} ms" for name, value in spread(figures.delays)),
        "server, memory": f"{empty:.0f} MB empty, {opened:.0f} MB with all tables, {server.memory():.0f} MB at the end",
        "server, processor": f"{100 * busy / spent:.0f} % of a core, {1000 * busy / max(1, figures.plays):.2f} ms a play",
        "clients, processor": f"{100 * own / spent:.0f} % of a core",
        "sent to the clients": f"{figures.received / max(1, figures.plays) / 1024:.1f} kB a play",
        "plays": f"{len(figures.refused)} refused, {figures.lost} lost, {figures.skipped} skipped because the one before was not there yet",
        "games": f"{figures.games} ended, and new ones were opened",
    }
    for name, value in rows.items():
        print(f"  {name:38}{value}")
    for text in sorted(set(figures.refused))[:5]:
        print(f"  {text}")
    await asyncio.gather(*(table.close() for table in tables))
    if figures.refused or figures.lost:
        raise SystemExit(1)


def spread(delays: list[float]) -> list[tuple[str, float]]:
    ordered = sorted(delays)
    places = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "max": 1.0}
    return [(name, ordered[min(len(ordered) - 1, int(place * len(ordered)))]) for name, place in places.items()]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--data", help="a folder, or the URL of a PostgreSQL database; a temporary folder otherwise")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(arguments.data or folder)
        try:
            with asyncio.Runner(loop_factory=uvloop.new_event_loop if uvloop else None) as runner:
                runner.run(run(server, arguments.tables, arguments.seconds))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
