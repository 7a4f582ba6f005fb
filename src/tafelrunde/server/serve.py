"""Starting and stopping the server."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import signal
import socket
import threading
import webbrowser
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType

import msgspec
import uvicorn
from filelock import FileLock, Timeout
from litestar import Litestar
from platformdirs import user_data_path

from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.server.app import make_app, open_desk
from tafelrunde.server.house import PACE
from tafelrunde.server.safety import MESSAGE_LIMIT

GRACE = 3
"""Seconds that open connections get to end when the server stops."""
KEEP_ALIVE = 75
"""Seconds that an idle connection stays open: longer than clients and proxies keep theirs (nginx: 60), because a request that is sent
just as the server hangs up is lost."""
BACKLOG = 2048
"""Connections that may wait to be taken."""


class ServeError(TafelrundeError):
    """The server cannot start."""


class Settings(msgspec.Struct):
    host: str = "127.0.0.1"
    port: int = 8000
    data: str | None = None
    """A folder, or the URL of a PostgreSQL database."""
    public: str | None = None
    browser: bool = True
    pace: float = PACE
    limited: bool = True


def serve(settings: Settings, say: Callable[[str, dict[str, object]], None]) -> None:
    """Run the server until it is stopped. `say` gets the keys and fields of what the user should read."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s")
    with contextlib.ExitStack() as stack:
        listening = stack.enter_context(listen(settings.host, settings.port))
        address = address_of(settings.host, listening.getsockname()[1])
        url = stack.enter_context(database(settings.data, address))
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(run(settings, url, listening, address, say))
    say("server-stopped", {})


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return what makes the faster event loop, None where there is none (on Windows)."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


class Server(uvicorn.Server):
    """Ends when a signal asks for it. uvicorn's own would then let the signal end the process, before anything is cleaned up."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.force_exit = self.should_exit and sig == signal.SIGINT  # whoever asks twice does not want to wait
        self.should_exit = True


async def run(settings: Settings, url: str, listening: socket.socket, address: str, say: Callable[[str, dict[str, object]], None]) -> None:
    """Serve until a signal comes."""
    desk = await open_desk(url, public=settings.public, pace=settings.pace, limited=settings.limited)
    server = Server(configure(make_app(desk)))
    gc.collect()
    gc.freeze()  # what is here now stays: going through it for garbage again and again would make everybody wait
    try:
        with server.capture_signals():  # from here on, because whoever is told that it runs may stop it
            say("server-running", {"address": settings.public or address})
            if settings.browser:
                threading.Timer(0.5, webbrowser.open, [settings.public or address]).start()
            await server.serve(sockets=[listening])
    finally:
        await desk.house.close()


def configure(app: Litestar) -> uvicorn.Config:
    """Return how the application is served."""
    return uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_per_message_deflate=False,  # triples processor time and memory
        ws_max_size=MESSAGE_LIMIT * 2,
        access_log=False,
        log_level="warning",
        lifespan="off",
        backlog=BACKLOG,
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=GRACE,
    )


@contextlib.contextmanager
def listen(host: str, port: int) -> Iterator[socket.socket]:
    """Take the port first: everything else is in vain if somebody has it."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        # The protocol by name: asyncio looks for it, and otherwise holds back small answers until the last one is acknowledged.
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(BACKLOG)  # whoever comes while the store is being opened waits instead of being turned away
    except (OSError, OverflowError) as why:
        raise ServeError("server-port", host=host, port=port, reason=getattr(why, "strerror", None) or str(why)) from None
    with listening:
        yield listening


def address_of(host: str, port: int) -> str:
    name = "localhost" if host in ("127.0.0.1", "::1", "0.0.0.0", "::") else host
    return f"http://{name}:{port}/"


def data_folder(data: str | None) -> Path:
    """Return where everything is kept, unless somebody wants it elsewhere."""
    return Path(data).expanduser() if data else user_data_path("tafelrunde", appauthor=False)


@contextlib.contextmanager
def database(data: str | None, address: str) -> Iterator[str]:
    """Give the URL of the database. A folder serves one process: a second one is told where the first is."""
    if data and "://" in data:
        yield data
        return
    folder = data_folder(data)
    folder.mkdir(parents=True, exist_ok=True)
    lock, note = FileLock(folder / "server.lock"), folder / "server.txt"
    try:
        lock.acquire(blocking=False)
    except Timeout:
        there = note.read_text(encoding="utf-8").strip() if note.exists() else "?"
        raise ServeError("server-running", data=str(folder), address=there) from None
    try:
        note.write_text(address + "\n", encoding="utf-8")
        yield f"sqlite:///{folder / 'tafelrunde.db'}"
    finally:
        note.unlink(missing_ok=True)
        lock.release()
