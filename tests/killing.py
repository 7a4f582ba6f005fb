"""A server that is killed again and again while people and bots play on it, and the proof that nobody notices more than a pause.

Two people play at one table, and a third one against a bot at another; all play anything that is legal, as fast as they can, and a game
that is over is followed by a rematch. The server process is killed with everything that belongs to it, at any moment: while it starts,
while it writes, while a bot thinks. Whoever sent a play and got no answer sends the very same play again.

Everybody remembers what they were told. After each kill this is compared with what is on the disk, and at the end with the records.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, LiteralString, NamedTuple

import httpx
import msgspec
import psycopg
from serving import Client, Json, free_port
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

import tafelrunde
from tafelrunde.games import find_game
from tafelrunde.kernel.game import HIDDEN_WORD

PATIENCE = 240.0
"""Seconds within which a table goes on after a restart."""
RUSH = 0.25
"""Share of the kills that do not wait until everybody plays again."""
LONGEST_START, LONGEST_PLAY = 1.5, 0.5
"""Seconds: when at the latest such a kill comes after the start, and any other after everybody has played."""
ECHO = 0.1
"""Share of the plays that are sent once more although they were acknowledged."""

CLOCK = {"kind": "live", "move": 600, "reserve": 600}
"""With a live clock every restart is an entry of its own."""
TURNS = ("start", "play", "resign", "undo")
"""Kinds of entries that make a new position."""


class Played(NamedTuple):
    """A play as somebody remembers it, or as it stands in the log."""

    number: int
    seat: str
    words: tuple[str, ...]


class Entry(NamedTuple):
    """A row of the log on the disk."""

    table: str
    number: int
    kind: str
    seat: int | None
    body: str


class Summary(msgspec.Struct):
    """What was seen."""

    kills: int = 0
    resumed: int = 0
    """Starts after which everybody could play on; the others were killed before that."""
    acknowledged: int = 0
    """Plays of people that were answered with `done`."""
    seen: int = 0
    """Plays in the log that somebody was told of, those of bots included."""
    lost: int = 0
    doubled: int = 0
    written: int = 0
    """Plays without an answer that turned out to be on the disk."""
    repeated: int = 0
    """Plays without an answer that were not on the disk, and then were."""
    echoes: int = 0
    """Plays sent once more after they were acknowledged, and refused."""
    games: int = 0
    """Records that were loaded and verified in the end."""
    rated: int = 0
    """Games that count for ratings."""
    faults: list[str] = []

    def text(self) -> str:
        lines = [
            f"kills            {self.kills:6}",
            f"resumed          {self.resumed:6}   starts after which everybody went on; the others were killed before that",
            f"acknowledged     {self.acknowledged:6}   plays of people; {self.seen} with those of bots were seen by somebody",
            f"lost             {self.lost:6}",
            f"doubled          {self.doubled:6}",
            f"sent again       {self.written + self.repeated:6}   without an answer: {self.written} were written, {self.repeated} were not",
            f"sent twice       {self.echoes:6}   after an answer: all refused",
            f"records verified {self.games:6}",
        ]
        return "\n".join([*lines, *self.faults[:20]])


class Player:
    """Somebody at a table who plays anything, comes back after every break, and remembers everything."""

    def __init__(self, client: Client, table: str, seat: str, leads: bool, dice: random.Random, summary: Summary) -> None:
        self.client = client
        self.table = table
        self.seat: str | None = seat
        self.seats = {table: seat}
        """The own seat at each table."""
        self.leads = leads
        self.dice = dice
        self.summary = summary
        self.news: Json = {}
        self.number = 0
        """Of the last entry known."""
        self.memory: dict[str, list[Played]] = {table: []}
        """What was played at each table, as it was told."""
        self.sent: dict[tuple[str, int], Played] = {}
        """Own plays by table and position; `number` is that of the entry once it was acknowledged."""
        self.count = 0
        self.pending: Json | None = None
        """A play that was not answered yet."""
        self.again = False
        """It was sent a second time."""
        self.asked = 0
        """The number of the command that asked for a rematch or agreed to one."""
        self.own = self.others = 0
        """How many plays were acknowledged, and how many of others were seen."""
        self.last = self.over = False

    async def run(self) -> None:
        """Play until the last game is over."""
        while not self.over:
            with contextlib.suppress(OSError, EOFError, TimeoutError, WebSocketException):
                async with self.client.connect(self.table, ping_interval=None, close_timeout=0.1) as socket:
                    await self.stay(socket)
            await asyncio.sleep(0.01)

    async def stay(self, socket: ClientConnection) -> None:
        """Play on one connection, at one table."""
        self.asked = 0
        await self.look(socket)
        if self.pending:
            self.again = True
            await self.send(socket, self.pending)
        table = self.table
        async for text in socket:
            message: Json = msgspec.json.decode(text)
            if message["is"] == "news":
                await self.hear(socket, message)
            elif message["is"] == "done":
                await self.acknowledged(socket, message)
            else:
                self.refused(message)
            await self.go_on(socket)
            if self.table != table or self.over:
                return

    async def look(self, socket: ClientConnection) -> None:
        await self.send(socket, {"do": "look", "seat": self.seat, "after": self.number})

    async def send(self, socket: ClientConnection, command: Json) -> None:
        await socket.send(msgspec.json.encode(command), text=True)

    def fault(self, text: str) -> None:
        self.summary.faults.append(f"table {self.table}, {self.seat}: {text}")

    # Hearing

    async def hear(self, socket: ClientConnection, news: Json) -> None:
        if self.seat is None:  # in a rematch everybody sits one seat further
            self.seat = self.seats[self.table] = next(seat["seat"] for seat in news["table"]["seats"] if seat["mine"])
            await self.look(socket)
        if news["viewer"] != self.seat:
            return
        if news["number"] < self.number:
            self.summary.lost += 1
            self.fault(f"entry {self.number} was there, now the last one is {news['number']}")
        for line in news["log"]:
            if line["number"] <= self.number:
                self.fault(f"entry {line['number']} was told twice")
            elif line["kind"] == "play":
                self.memory[self.table].append(Played(line["number"], line["seat"], tuple(line["words"])))
                self.others += line["seat"] != self.seat
        self.news, self.number = news, news["number"]

    async def acknowledged(self, socket: ClientConnection, done: Json) -> None:
        """Note a play that was taken. Sometimes it is sent once more: that must change nothing."""
        if done["id"] == 0:
            self.summary.doubled += 1
            self.fault(f"a play was taken twice, the second time as {done['entry']}")
        if self.pending is None or done["id"] != self.pending["id"]:
            return
        place = self.table, self.pending["at"]
        self.sent[place] = self.sent[place]._replace(number=done["entry"])
        self.summary.acknowledged += 1
        self.summary.repeated += self.again
        self.own += 1
        echo, self.pending, self.again = {**self.pending, "id": 0}, None, False
        if self.dice.random() < ECHO:
            await self.send(socket, echo)

    def refused(self, refusal: Json) -> None:
        late = refusal["code"] == "late"
        if late and refusal["id"] == 0:
            self.summary.echoes += 1
        elif late and self.pending and refusal["id"] == self.pending["id"] and self.again:  # written, only the answer was lost
            self.summary.written += 1
            self.pending, self.again = None, False
        elif refusal["id"] == 0 or refusal["id"] != self.asked:  # others may have been faster with a rematch
            self.fault(f"refused: {refusal}")

    # Acting

    async def go_on(self, socket: ClientConnection) -> None:
        """Do what is to be done, unless an answer is still missing."""
        if self.pending or not self.news:
            return
        if self.news["table"]["state"] == "over":
            await self.play_again(socket, self.news["table"])
        elif self.news["moment"]["legal"]:
            await self.play(socket, self.news["moment"])

    async def play(self, socket: ClientConnection, moment: Json) -> None:
        assert self.seat
        words = self.dice.choice(moment["legal"])
        self.count += 1
        self.sent[self.table, moment["entry"]] = Played(0, self.seat, tuple(words))
        self.pending = {"do": "play", "id": self.count, "seat": self.seat, "at": moment["entry"], "words": words}
        self.news = {}
        await self.send(socket, self.pending)

    async def play_again(self, socket: ClientConnection, table: Json) -> None:
        """Agree on a rematch and go there; whoever leads asks for it."""
        if self.last:
            self.over = True
        elif table["rematch"]:
            self.table, self.seat, self.number, self.news = table["rematch"], None, 0, {}
            self.memory[self.table] = []
        elif not self.asked:
            offers = [offer for offer in table["offers"] if offer["kind"] == "rematch"]
            waited_for = [offer["number"] for offer in offers if self.seat in offer["waiting"]]
            if waited_for or (self.leads and not any(offer["waiting"] for offer in offers)):
                self.count += 1
                self.asked = self.count
                wanted: Json = {"do": "answer", "offer": waited_for[0], "yes": True} if waited_for else {"do": "rematch"}
                await self.send(socket, {**wanted, "id": self.count})


class Killing:
    """A server on a folder or a database, killed and started again."""

    def __init__(self, folder: Path, database: str | None, seed: int) -> None:
        self.folder = folder
        self.database = database
        """The URL of a PostgreSQL database, None for a file in the folder."""
        self.dice = random.Random(seed)
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.summary = Summary()
        self.players: list[Player] = []

    def start(self) -> None:
        command = [sys.executable, "-m", "tafelrunde.cli.main", "--lang", "en", "serve", "--no-browser", "--no-limits", "--pace", "0"]
        command += ["--port", str(self.port), "--data", self.database or str(self.folder)]
        # Where Python may not keep what it has compiled, every start would take seconds.
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        with (self.folder / "output.txt").open("ab") as output:
            self.process = subprocess.Popen(
                command, env=environment, stdin=subprocess.DEVNULL, stdout=output, stderr=output, start_new_session=True
            )

    def kill(self) -> None:
        """End the server and its workers as a power cut would."""
        if self.process:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None

    async def run(self, times: int) -> Summary:
        """Kill so many times; return what was seen."""
        self.start()
        people = [Client(f"http://127.0.0.1:{self.port}", name) for name in ("Anna", "Ben", "Carla")]
        try:
            await self.sit_down(*people)
            playing = [asyncio.create_task(player.run()) for player in self.players]
            for _ in range(times):
                await self.play_a_while(playing)
                self.kill()
                self.summary.kills += 1
                self.compare(self.entries())
                self.compare_ratings()
                self.start()
            await self.everybody_plays(playing)
            for player in self.players:
                player.last = True
            await asyncio.wait_for(asyncio.gather(*playing), PATIENCE)
            await self.check_records(people[0])
        finally:
            self.kill()
            for person in people:
                await person.close()
        self.compare(self.entries())
        self.compare_ratings()
        output = (self.folder / "output.txt").read_text(encoding="utf-8")
        self.summary.faults += [line for line in output.splitlines() if " ERROR " in line or "Traceback" in line]
        return self.summary

    async def sit_down(self, anna: Client, ben: Client, carla: Client) -> None:
        """Open both tables."""
        while self.process and self.process.poll() is None:
            with contextlib.suppress(httpx.TransportError):
                await anna.introduce()
                break
            await asyncio.sleep(0.05)
        for person in (anna, ben, carla):  # with accounts, so that their games are rated
            await person.introduce()
            await person.post("/api/account", {"login": person.name, "password": "correct horse"})
        first = await anna.open("me", "friend", options={"max_rounds": "12"}, clock=CLOCK)
        await ben.sit(first, "wolf")
        second = await carla.open("me", "bot heuristic", options={"max_rounds": "12"})
        for person, table, seat in ((anna, first, "raven"), (ben, first, "wolf"), (carla, second, "raven")):
            dice = random.Random(self.dice.random())
            self.players.append(Player(person, table, seat, person is not ben, dice, self.summary))

    async def play_a_while(self, playing: list[asyncio.Task[None]]) -> None:
        """Wait for a moment to kill."""
        if self.dice.random() < RUSH:
            await asyncio.sleep(self.dice.uniform(0, LONGEST_START))
        else:
            await self.everybody_plays(playing)
            await asyncio.sleep(self.dice.uniform(0, LONGEST_PLAY))

    async def everybody_plays(self, playing: list[asyncio.Task[None]]) -> None:
        """Wait until everybody has played, and has seen the play of somebody else: a person's or a bot's."""
        before = [(player.own, player.others) for player in self.players]
        end = time.monotonic() + PATIENCE
        while any(player.own == own or player.others == others for player, (own, others) in zip(self.players, before, strict=True)):
            for task in playing:
                if task.done():
                    task.result()  # a fault of this test
            if time.monotonic() > end:
                stuck = [f"{player.table} {player.seat} {player.pending}" for player in self.players]
                raise AssertionError(f"the tables did not go on within {PATIENCE:.0f} s: {stuck}; {self.summary.faults}")
            await asyncio.sleep(0.01)
        self.summary.resumed += 1

    # Comparing

    def entries(self) -> list[Entry]:
        """Return the whole log as it is on the disk, from a copy: to mend the file is the server's business."""
        return [Entry(*row) for row in self.select("SELECT table_id, number, kind, seat, body FROM entries ORDER BY table_id, number")]

    def select(self, query: LiteralString) -> list[tuple[Any, ...]]:
        """Return what is on the disk."""
        if self.database:
            with psycopg.connect(self.database) as server:
                return list(server.execute(query))
        with tempfile.TemporaryDirectory() as place:
            for name in ("tafelrunde.db", "tafelrunde.db-wal"):
                if (self.folder / name).exists():
                    shutil.copy(self.folder / name, place)
            with contextlib.closing(sqlite3.connect(Path(place) / "tafelrunde.db")) as copy:
                problems = [row[0] for row in copy.execute("PRAGMA integrity_check")]
                problems += [f"foreign key: {row}" for row in copy.execute("PRAGMA foreign_key_check")]
                self.summary.faults += [problem for problem in problems if problem != "ok"]
                return list(copy.execute(query))

    def compare_ratings(self) -> None:
        """See that every finished game counts, once, and no other."""
        counted = self.select("""
            SELECT tables.id, tables.state, count(results.seat) FROM tables
            LEFT JOIN results ON results.table_id = tables.id WHERE tables.rated GROUP BY tables.id, tables.state
        """)
        for table, state, seats in counted:
            if seats != (2 if state == "over" else 0):
                self.summary.faults.append(f"table {table} is {state}, and {seats} seats are rated")
        games = self.select("""
            SELECT ratings.subject FROM ratings JOIN results ON results.subject = ratings.subject
            GROUP BY ratings.subject, ratings.games HAVING count(*) <> ratings.games
        """)
        self.summary.faults += [f"{subject} was rated more or less often than it played" for (subject,) in games]
        self.summary.rated = sum(seats > 0 for _, _, seats in counted)

    def compare(self, entries: list[Entry]) -> None:
        """Compare what everybody remembers with what is on the disk."""
        log: dict[str, list[Played]] = {}
        sent = {place: played for player in self.players for place, played in player.sent.items()}
        acknowledged = {(table, played.number): played for (table, _), played in sent.items() if played.number}
        people = {place for player in self.players for place in player.seats.items()}
        names = find_game("war_chest").seats(2)
        turn = number = 0
        table = ""
        for entry in entries:
            if entry.table != table:
                table, number, turn = entry.table, 0, 0
            if entry.number != number + 1:
                self.summary.faults.append(f"table {table}: entry {entry.number} follows {number}")
            number = entry.number
            if entry.kind == "play":
                assert entry.seat is not None
                played = Played(number, names[entry.seat], tuple(msgspec.json.decode(entry.body)["words"]))
                log.setdefault(table, []).append(played)
                meant = sent.get((table, turn))
                if meant != played._replace(number=meant.number) if meant else (table, played.seat) in people:
                    self.summary.doubled += 1
                    self.summary.faults.append(f"table {table}: {played} stands where {meant} was sent")
                if acknowledged.pop((table, number), played)[1:] != played[1:]:
                    self.summary.lost += 1
                    self.summary.faults.append(f"table {table}: {played} stands where something else was acknowledged")
            if entry.kind in TURNS:
                turn = number
        for (table, _), played in acknowledged.items():
            self.summary.lost += 1
            self.summary.faults.append(f"table {table}: {played} was acknowledged and is gone")
        for player in self.players:
            for table, memory in player.memory.items():
                there = log.get(table, [])[: len(memory)]
                if len(there) < len(memory) or not all(map(same, memory, there)):
                    self.summary.lost += 1
                    self.summary.faults.append(f"table {table}: the log does not begin with what {player.client.name} saw")
        seen = {(table, played.number) for player in self.players for table, memory in player.memory.items() for played in memory}
        self.summary.seen = len(seen)

    async def check_records(self, anybody: Client) -> None:
        """Load and verify the record of every table, and compare it with the log."""
        entries = self.entries()
        for table in {table for player in self.players for table in player.memory}:
            match = tafelrunde.load(await anybody.get(f"/api/tables/{table}/record"))
            problems = tafelrunde.verify(match)
            written = [
                tuple(msgspec.json.decode(entry.body)["words"]) for entry in entries if entry.table == table and entry.kind == "play"
            ]
            if problems or not match.over or [entry.words for entry in match.record.entries] != written:
                self.summary.faults.append(f"table {table}: the record is wrong: {problems}")
            self.summary.games += 1


def same(remembered: Played, written: Played) -> bool:
    """Return whether what somebody was told is what was written; some words may have been hidden."""
    return remembered[:2] == written[:2] and all(
        told in (word, HIDDEN_WORD) for told, word in zip(remembered.words, written.words, strict=True)
    )


async def kill_again_and_again(folder: Path, times: int, database: str | None = None, seed: int = 1) -> Summary:
    """Kill a server on a folder, or on a PostgreSQL database, so many times while people play; return what was seen."""
    return await Killing(folder, database, seed).run(times)
