"""A server to test against, and clients that speak to it as browsers and programs do.

    async with serving(folder) as server:                      # in this process, over real sockets
        anna = server.client("Anna")
        table = await anna.open("me", "friend")
        async with anna.socket(table, "raven") as socket:
            await socket.play()

`serving_in_thread` is the same for tests that cannot wait, such as those with a browser; `spawned` is a process of its own that can be
killed. Clients need nothing but an address.
"""

from __future__ import annotations

import asyncio
import contextlib
import copy
import json
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
import uvicorn
from argon2 import PasswordHasher
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tafelrunde.games import find_game
from tafelrunde.kernel.chance import seeded
from tafelrunde.kernel.match import new_match
from tafelrunde.server import accounts
from tafelrunde.server.api import Desk
from tafelrunde.server.app import make_app, open_desk
from tafelrunde.server.house import House
from tafelrunde.server.serve import configure, listen

Json = dict[str, Any]
"""What came over the wire, not yet believed."""

PATIENCE = 240.0
"""Seconds after which something that has not happened will not happen any more."""
ARMIES = "scout+archer+knight+royal_guard/lancer+pikeman+swordsman+cavalry"
KNOWN = {"army_selection": "custom", "armies": ARMIES, "initiative_start": "0"}
"""Options of a game where both armies are known and raven begins."""
SHORT = {**KNOWN, "max_rounds": "2"}
"""The same, over after two rounds."""
CHEAP_HASHER = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
"""Every start of a server hashes, which is meant to take long; servers in processes of their own do so in earnest."""


class Quiet(uvicorn.Server):
    """Leaves signals to the tests."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class Server:
    """A running server."""

    def __init__(self, desk: Desk, address: str) -> None:
        self.desk = desk
        self.address = address
        self.clients: list[Client] = []

    @property
    def house(self) -> House:
        return self.desk.house

    def client(self, name: str = "", *, lang: str = "en", **headers: str) -> Client:
        """Return somebody new; the name is taken as soon as a session is needed."""
        client = Client(self.address, name, lang=lang, **headers)
        self.clients.append(client)
        return client


def database(folder: Path) -> str:
    return f"sqlite:///{folder / 'tafelrunde.db'}"


@contextlib.asynccontextmanager
async def serving(
    folder: Path,
    *,
    pace: float = 0,
    limited: bool = False,
    public: str | None = None,
    budget: float = 30.0,
    processes: int = 1,
    url: str | None = None,
) -> AsyncIterator[Server]:
    """Run a server in this event loop, on what is in the folder, as `tafelrunde serve` runs it."""
    with patch.object(accounts, "PasswordHasher", CHEAP_HASHER):
        desk = await open_desk(url or database(folder), public=public, pace=pace, limited=limited, budget=budget, processes=processes)
    with listen("127.0.0.1", 0) as listening:
        running = Quiet(configure(make_app(desk)))
        task = asyncio.create_task(running.serve(sockets=[listening]))
        server = Server(desk, f"http://127.0.0.1:{listening.getsockname()[1]}")
        await until(lambda: running.started or task.done())
        try:
            yield server
        finally:
            for client in server.clients:
                await client.close()
            running.should_exit = True
            await task
            await desk.house.close()


@contextlib.contextmanager
def serving_in_thread(folder: Path, **settings: Any) -> Iterator[Server]:
    """Run a server in a thread of its own. Touch its desk and house only with `asyncio.run_coroutine_threadsafe`, if at all."""
    found: list[Server] = []
    ready, stop = threading.Event(), threading.Event()

    async def run() -> None:
        async with serving(folder, **settings) as server:
            found.append(server)
            ready.set()
            await until(stop.is_set, patience=float("inf"), pause=0.05)

    def main() -> None:
        try:
            asyncio.run(run())
        finally:
            ready.set()

    thread = threading.Thread(target=main)
    thread.start()
    try:
        ready.wait()
        if not found:
            raise RuntimeError("the server did not start")
        yield found[0]
    finally:
        stop.set()
        thread.join()


class Spawned:
    """A server in a process of its own."""

    def __init__(self, process: subprocess.Popen[bytes], address: str) -> None:
        self.process = process
        self.address = address

    def client(self, name: str = "", *, lang: str = "en", **headers: str) -> Client:
        """Return somebody new; whoever asked closes the client."""
        return Client(self.address, name, lang=lang, **headers)

    def kill(self) -> None:
        """End it as a power cut would, its workers included."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """End it as Ctrl-C does; return its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        return self.process.wait(PATIENCE)


@contextlib.contextmanager
def spawned(folder: Path, *arguments: str, port: int | None = None, data: str | None = None) -> Iterator[Spawned]:
    """Start `tafelrunde serve` on a folder, or on another database, without limits and without pauses for bots."""
    port = free_port() if port is None else port
    command = [
        sys.executable,
        "-c",
        "from tafelrunde.cli.main import main; main()",
        "serve",
        "--no-browser",
        "--no-limits",
        "--pace",
        "0",
        "--lang",
        "en",
    ]
    command += ["--port", str(port), "--data", data or str(folder), *arguments]
    with (folder / "output.txt").open("ab") as output:
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=output, stderr=output, start_new_session=True)
    server = Spawned(process, f"http://127.0.0.1:{port}")
    try:
        for _ in range(int(PATIENCE / 0.05)):
            with contextlib.suppress(httpx.TransportError):
                httpx.get(f"{server.address}/api/me")
                break
            if process.poll() is not None:
                raise RuntimeError((folder / "output.txt").read_text(encoding="utf-8"))
            threading.Event().wait(0.05)
        yield server
    finally:
        server.kill()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def until(true: Callable[[], object], patience: float = PATIENCE, pause: float = 0.005) -> None:
    """Wait until something is true."""
    waited = 0.0
    while not true():
        if waited > patience:
            raise AssertionError("it did not happen in time")
        await asyncio.sleep(pause)
        waited += pause


class Refusal(Exception):
    """The server said no: with a status over HTTP, 0 on a socket."""

    def __init__(self, status: int, problem: Json) -> None:
        super().__init__(f"{status} {problem}")
        self.status = status
        self.code: str = problem["code"]
        self.text: str = problem["text"]
        self.rule: str | None = problem.get("rule")


def seat_choice(choice: str) -> Json:
    """Return a seat as it is asked for: "me", "friend", "here Berta" or "bot random"."""
    kind, _, rest = choice.partition(" ")
    return {"kind": kind, "bot": rest} if kind == "bot" else {"kind": kind, "name": rest}


class Client:
    """Somebody who plays: over HTTP with cookies of their own, and with sockets."""

    def __init__(self, address: str, name: str = "", *, lang: str = "en", **headers: str) -> None:
        self.address = address
        self.name = name
        self.lang = lang
        self.heard: list[str] = []
        """Everything that ever came back, as it came."""
        # There is no https here, and to read all certificates of the world for every client takes longer than most tests.
        self.http = httpx.AsyncClient(base_url=address, headers={"Accept-Language": lang, **headers}, timeout=PATIENCE, verify=False)

    async def close(self) -> None:
        await self.http.aclose()

    # HTTP

    async def ask(self, method: str, path: str, body: object = None, **query: Any) -> httpx.Response:
        """Send a request as it is and return what comes back."""
        given = {name: value for name, value in query.items() if value is not None}
        content = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json"} if body is not None else {}
        response = await self.http.request(method, path, content=content, params=given, headers=headers)
        self.heard.append(f"{response.headers}\n{response.text}")
        return response

    async def say(self, method: str, path: str, body: object = None, **query: Any) -> Any:
        """Send a request and return the answer; raise what was refused."""
        response = await self.ask(method, path, body, **query)
        if response.status_code >= 400:
            raise Refusal(response.status_code, response.json())
        if not response.content:
            return None
        return response.json() if "json" in response.headers["content-type"] else response.text

    async def get(self, path: str, **query: Any) -> Any:
        return await self.say("GET", path, **query)

    async def post(self, path: str, body: object = None) -> Any:
        return await self.say("POST", path, {} if body is None else body)

    async def me(self) -> Json:
        found: Json = await self.get("/api/me")
        return found

    async def introduce(self) -> None:
        """Take the name, and with it a session."""
        if self.name and not self.http.cookies and "Authorization" not in self.http.headers:
            await self.say("PATCH", "/api/me", {"name": self.name})

    async def open(self, *seats: str, **fields: Any) -> str:
        """Open a table, by default one where both armies are known; seats as in `seat_choice`."""
        await self.introduce()
        fields.setdefault("options", KNOWN)
        opened = await self.post("/api/tables", {"game": "war_chest", "seats": [seat_choice(seat) for seat in seats], **fields})
        return str(opened["table"])

    async def look(self, table: str, seat: str | None = None, after: int = 0, wait: float | None = None) -> Json:
        """Return how a table stands."""
        found: Json = await self.get(f"/api/tables/{table}", seat=seat, after=after, wait=wait)
        return found

    async def do(self, table: str, do: str, **fields: Any) -> Json:
        """Give a command over HTTP."""
        found: Json = await self.post(f"/api/tables/{table}/commands", {"do": do, **fields})
        return found

    async def play(self, table: str, seat: str, choose: int | Sequence[str] = 0) -> Json:
        """Play a sentence, or the legal one of this number, in the present position."""
        moment = (await self.look(table, seat))["moment"]
        words = moment["legal"][choose % len(moment["legal"])] if isinstance(choose, int) else choose
        return await self.do(table, "play", seat=seat, at=moment["entry"], words=words)

    async def links(self, table: str) -> Json:
        found: Json = await self.get(f"/api/tables/{table}/links")
        return found

    async def join(self, token: str) -> Json:
        await self.introduce()
        found: Json = await self.post("/api/join", {"token": token})
        return found

    async def sit(self, table: str, seat: str) -> Json:
        await self.introduce()
        found: Json = await self.post(f"/api/tables/{table}/seats", {"seat": seat})
        return found

    async def invite(self, table: str, guest: Client, seat: str) -> None:
        """Let somebody sit down by an invitation."""
        await guest.join((await self.links(table))["invite"][seat])

    # Sockets

    @property
    def headers(self) -> dict[str, str]:
        """What a browser or a program sends along when it opens a socket."""
        headers = {"Cookie": "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)}
        if "Authorization" in self.http.headers:
            headers["Authorization"] = self.http.headers["Authorization"]
        return headers

    def connect(self, table: str, **settings: Any) -> connect:
        """Return a bare connection to a table, to be entered with `async with`."""
        address = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        settings.setdefault("additional_headers", self.headers)
        return connect(address, compression=None, max_size=None, proxy=None, **settings)

    @contextlib.asynccontextmanager
    async def socket(self, table: str, seat: str | None = None, after: int = 0, *, changes: bool = False) -> AsyncIterator[Socket]:
        """Connect to a table and look at it, through a seat or as a spectator; `changes`: as browsers do, who get only what changes."""
        async with self.connect(table) as connection:
            opened = Socket(connection, seat, self.lang, self.heard, changes)
            await opened.look(after)
            yield opened


class Socket:
    """A connection to a table, with what it has been told so far."""

    def __init__(
        self,
        connection: ClientConnection,
        seat: str | None = None,
        lang: str = "en",
        heard: list[str] | None = None,
        changes: bool = False,
    ) -> None:
        self.changes = changes
        self.heard = [] if heard is None else heard
        self.connection = connection
        self.seat = seat
        self.lang = lang
        self.news: Json = {}
        """The last news."""
        self.log: list[Json] = []
        """All lines so far."""
        self.messages: list[Json] = []
        """Everything that came, in its order."""
        self.count = 0

    @property
    def moment(self) -> Json:
        found: Json = self.news["moment"]
        return found

    async def hear(self) -> Json:
        """Wait for the next message."""
        text = await asyncio.wait_for(self.connection.recv(), PATIENCE)
        self.heard.append(str(text))
        message: Json = json.loads(text)
        self.messages.append(message)
        if message["is"] == "changes":
            assert message["since"] == self.news["number"], "nothing was missed"
            message = changed(self.news, message["changes"])
        if message["is"] == "news":
            self.log = message["log"] if message["fresh"] else self.log + message["log"]
            self.news = message
        return message

    async def until(self, true: Callable[[Json], object]) -> Json:
        """Wait until the news are so."""
        while not (self.news and true(self.news)):
            await self.hear()
        return self.news

    async def turn(self) -> Json:
        """Wait until the seat has something to play, or the game is over."""
        return await self.until(lambda news: news["table"]["state"] == "over" or (news["moment"] and news["moment"]["legal"]))

    async def look(self, after: int = 0) -> Json:
        """Look anew; return the news."""
        before = self.news
        await self.send({"do": "look", "seat": self.seat, "after": after, "lang": self.lang, "changes": self.changes})
        while self.news is before:
            message = await self.hear()
            if message["is"] == "refused":
                raise Refusal(0, message)
        return self.news

    async def send(self, message: object) -> None:
        await self.connection.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def do(self, do: str, **fields: Any) -> Json:
        """Give a command and return its answer; raise if it is refused."""
        self.count += 1
        await self.send({"do": do, "id": self.count, **fields})
        while True:
            message = await self.hear()
            if message.get("id") == self.count and message["is"] != "news":
                if message["is"] == "refused":
                    raise Refusal(0, message)
                return message

    async def play(self, choose: int | Sequence[str] = 0) -> Json:
        """Play a sentence, or the legal one of this number, as soon as it is this seat's turn."""
        await self.turn()
        words = self.moment["legal"][choose % len(self.moment["legal"])] if isinstance(choose, int) else choose
        return await self.do("play", seat=self.seat, at=self.moment["entry"], words=words)

    async def closed(self) -> int:
        """Wait until the server ends the connection; return the code it gives."""
        try:
            while True:
                await self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006


def changed(known: Any, changes: Sequence[Json]) -> Any:
    """Return JSON with changes made to it."""
    made = copy.deepcopy(known)
    for change in changes:
        if not change["path"]:
            made = change["value"]
            continue
        *way, last = change["path"]
        at = made
        for key in way:
            at = at[key]
        at[last] = change["value"]
    return made


async def play_out(players: dict[str, Client], table: str, seed: int = 1, plays: int = 2000) -> Json:
    """Let people play anything until the game is over, or so many plays were made; return how it stands for a spectator."""
    dice = seeded(seed)
    anybody = next(iter(players.values()))
    for _ in range(plays):
        news = await anybody.look(table)
        if news["table"]["state"] == "over":
            return news
        for prompt in news["moment"]["prompts"][:1]:
            await players[prompt["seat"]].play(table, prompt["seat"], dice.pick(1 << 20, 0))
    return await anybody.look(table)


def finished_record(seed: int = 3, players: int = 2, options: dict[str, str] | None = None) -> str:
    """Return the record of a short game that is over."""
    match = new_match(find_game("war_chest"), players, {"max_rounds": "2", **(options or {})}, seed=seed)
    dice = seeded(seed)
    while not match.over:
        sentences = match.sentences()
        match.play(sentences[dice.pick(len(sentences), 0)])
    return match.save()


# What tests need again and again


async def refused(asked: Any) -> Refusal:
    """Return how something that is awaited is refused."""
    try:
        await asked
    except Refusal as refusal:
        return refusal
    raise AssertionError("it was not refused")


async def two(server: Server, **fields: Any) -> tuple[Client, Client, str]:
    """Return Anna on raven, Bert on wolf, and their table, where the game has begun."""
    anna, bert = server.client("Anna"), server.client("Bert", lang="de")
    table = await anna.open("me", "friend", **fields)
    await anna.invite(table, bert, "wolf")
    return anna, bert, table


async def four(server: Server, **fields: Any) -> tuple[dict[str, Client], str]:
    """Return four people by their seats, and their table."""
    people = [server.client(name) for name in ("Anna", "Bert", "Carl", "Dora")]
    fields.setdefault("options", {})
    table = await people[0].open("me", "friend", "friend", "friend", **fields)
    seats = [seat["seat"] for seat in (await people[0].look(table))["table"]["seats"]]
    for seat, guest in zip(seats[1:], people[1:], strict=True):
        await people[0].invite(table, guest, seat)
    return dict(zip(seats, people, strict=True)), table


def seats(news: Json) -> dict[str, Json]:
    return {seat["seat"]: seat for seat in news["table"]["seats"]}


def kinds(log: list[Json]) -> list[str]:
    return [line["kind"] for line in log]


def timeless(news: Json) -> Json:
    """Return news without what differs between two looks at the same table."""
    table = {key: value for key, value in news["table"].items() if key != "watchers"}
    table["seats"] = [{key: value for key, value in seat.items() if key not in ("present", "clock")} for seat in table["seats"]]
    return {**news, "now": 0, "table": table}
