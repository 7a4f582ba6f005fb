"""The socket of a table: commands come in, news go out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from tafelrunde.kernel.errors import Phrase, TafelrundeError
from tafelrunde.server import wire
from tafelrunde.server.api import Desk, desk_of, refusal
from tafelrunde.server.live import Known, Live
from tafelrunde.server.safety import MESSAGE_LIMIT
from tafelrunde.server.store import Account, StoreError
from tafelrunde.server.tables import TableError, TooMuch

log = logging.getLogger(__name__)

QUEUE = 64
"""Messages that wait for a slow reader; who falls further behind is let go and comes back for a fresh view."""

POLICY, TOO_BIG, TRY_AGAIN = 1008, 1009, 1013

decode = msgspec.json.Decoder(wire.AnyCommand).decode
encode = msgspec.json.Encoder().encode


class Client:
    """One open socket."""

    def __init__(self, socket: WebSocket[Any, Any, Any], desk: Desk, live: Live, account: Account | None) -> None:
        self.socket = socket
        self.desk = desk
        self.live = live
        self.name = account.name if account else ""
        self.account = account.id if account else None
        self.seat: int | None = None
        self.after = 0
        self.known: Known | None = None
        self.lang = "en"
        self.scene: str | None = None
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)
        self.dropped = False
        self.thinking: asyncio.Task[None] | None = None

    def push(self, message: bytes) -> None:
        """Put a message into the queue; never wait for a slow reader."""
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.drop()

    def answer(self, message: wire.AnyMessage) -> None:
        """Say something to this client alone."""
        self.push(encode(message))

    def drop(self) -> None:
        """Let the client go; it comes back and looks again."""
        self.dropped = True
        self.live.listeners.discard(self)
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)

    async def write(self) -> None:
        """Send what is in the queue."""
        while (message := await self.queue.get()) is not None:
            await self.socket.send_data(message.decode(), mode="text")
        await self.socket.close(TRY_AGAIN)

    async def read(self) -> None:
        """Carry commands out, one after the other."""
        who = self.account or (self.socket.client.host if self.socket.client else "")
        while True:
            text = await self.socket.receive_data(mode="text")
            if len(text) > MESSAGE_LIMIT:
                await self.socket.close(TOO_BIG)
                return
            if self.dropped:  # it gets to know that as soon as it reads
                continue
            number = 0
            try:
                try:
                    command = decode(text)
                    number = command.id
                finally:  # also what makes no sense counts
                    self.desk.limits.check("message", f"{who} {id(self)}")
                await self.carry_out(command, who)
            except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as problem:
                self.answer(wire.Refused(id=number, code="malformed", text=str(problem)))
            except TafelrundeError as problem:
                self.answer(refused(number, problem, self.lang))
                if isinstance(problem, TableError) and problem.code == "late":
                    await self.live.remind(self)
            except Exception:  # a fault of ours: into the log with it, and a word to the user
                log.exception("table %s", self.live.table.id)
                self.answer(wire.Refused(id=number, code="trouble", text=Phrase("table-fault").text(self.lang)))

    async def carry_out(self, command: wire.AnyCommand, who: str) -> None:
        match command:
            case wire.Look():
                self.lang = command.lang
                drawn = command.draws is None or self.live.table.game.name in command.draws
                self.scene = None if drawn else command.lang
                await self.live.join(self, command.seat, command.after, command.changes)
            case wire.Ping():
                self.answer(wire.Pong(id=command.id))
            case wire.Hint():
                if self.thinking and not self.thinking.done():
                    raise TooMuch("table-too-many")
                self.desk.limits.check("hint", who)
                self.thinking = asyncio.create_task(self.advise(command))  # it takes its time, and everything else goes on meanwhile
            case _:
                if isinstance(command, wire.Chat):
                    self.desk.limits.check("chat", who)
                self.answer(await self.live.act(command, self.account, self.name, self.lang))

    async def advise(self, command: wire.Hint) -> None:
        """Answer with a hint as soon as there is one."""
        try:
            self.answer(await self.live.act(command, self.account, self.name, self.lang))
        except TafelrundeError as problem:
            self.answer(refused(command.id, problem, self.lang))
        except Exception:
            log.exception("table %s", self.live.table.id)
            self.answer(wire.Refused(id=command.id, code="trouble", text=Phrase("table-fault").text(self.lang)))


def refused(number: int, problem: TafelrundeError, lang: str) -> wire.Refused:
    """Return a problem as a message."""
    return wire.Refused(id=number, **msgspec.structs.asdict(refusal(problem, lang)))


@websocket("/api/tables/{table:str}/socket", include_in_schema=False)
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """Keep a client at a table up to date."""
    desk = desk_of(socket)
    if not desk.is_ours(socket):
        await socket.close(POLICY)
        return
    try:
        account = await desk.who(socket)
        desk.limits.check("socket", socket.client.host if socket.client else "")
        live = await desk.house.live(table)
    except TafelrundeError as problem:
        await socket.accept()
        await socket.send_data(encode(refused(0, problem, "en")).decode(), mode="text")
        await socket.close(POLICY)
        return
    await socket.accept()
    client = Client(socket, desk, live, account)
    writing = asyncio.create_task(client.write())
    reading = asyncio.create_task(client.read())
    try:
        await asyncio.wait((writing, reading), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (writing, reading, *([client.thinking] if client.thinking else [])):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, Exception):
                await task
        with contextlib.suppress(StoreError):  # the others hear of it when the store answers again
            await live.part(client)
