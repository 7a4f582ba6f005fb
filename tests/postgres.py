"""A real PostgreSQL for tests: one server for the whole run, on this machine only, and a fresh database for whoever asks."""

from __future__ import annotations

import atexit
import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import psycopg
import pytest

from make.programs import POSTGRES

WAIT = 240.0  # seconds until a server that is not there will not come any more
USER = "postgres"
NUMBERS = count(1)

# Runs the server for as long as the pipe at its standard input is open. So it ends with the tests, however they end.
MINDER = '"$@" </dev/null & read -r _; kill -INT $!; wait $!'


class NoServer(Exception):
    """There is no PostgreSQL here that could be started."""


class Server:
    """A server with its own data folder and port, with fsync on like a real one."""

    def __init__(self) -> None:
        programs = find_programs()
        self.folder = Path(tempfile.mkdtemp(prefix="tafelrunde-postgres-"))
        self.owner = owner()
        if self.owner:
            shutil.chown(self.folder, USER)
        self.log = self.folder / "log"
        data = self.folder / "data"
        command: list[str | Path] = [
            programs / "initdb",
            "-D",
            data,
            "-U",
            USER,
            "--auth=trust",
            "--encoding=UTF8",
            "--locale=C",
            "--no-sync",
        ]
        made = subprocess.run(command, capture_output=True, text=True, cwd=self.folder, **self.owner)
        if made.returncode:
            raise NoServer(made.stderr)
        for _ in range(5):  # between finding a free port and taking it somebody else may be faster
            self.port = free_port()
            settings = {"port": self.port, "listen_addresses": "127.0.0.1", "unix_socket_directories": "", "max_connections": 60}
            command = [programs / "postgres", "-D", data, *(f"--{name}={value}" for name, value in settings.items())]
            with self.log.open("ab") as log:
                self.process = subprocess.Popen(
                    ["sh", "-c", MINDER, "sh", *command],
                    stdin=subprocess.PIPE,
                    stdout=log,
                    stderr=log,
                    cwd=self.folder,
                    start_new_session=True,  # Ctrl-C is for the tests
                    **self.owner,
                )
            if self.answers():
                return
            self.stop()
        raise NoServer(self.log.read_text(errors="replace"))

    def url(self, database: str) -> str:
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{database}"

    def answers(self) -> bool:
        """Wait until it takes connections; return whether it does."""
        end = time.monotonic() + WAIT
        while time.monotonic() < end and self.process.poll() is None:
            if "could not bind" in self.log.read_text(errors="replace"):
                return False
            try:
                psycopg.connect(self.url(USER)).close()
            except psycopg.OperationalError:
                time.sleep(0.05)
            else:
                return True
        return False

    def run(self, command: str) -> None:
        with psycopg.connect(self.url(USER), autocommit=True) as connection:
            connection.execute(command.encode())

    def stop(self) -> None:
        """Close the pipe and wait for the server to go."""
        self.process.communicate()

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


def find_programs() -> Path:
    """Return the folder of the server's programs, of the newest version there is."""
    found = POSTGRES.find()
    if found is None:
        raise NoServer("neither on the PATH nor in /usr/lib/postgresql")
    return found.resolve().parent


def owner() -> dict[str, Any]:
    """Return as whom the server runs, for `subprocess`: it refuses to run as root."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return {}
    import pwd

    try:
        entry = pwd.getpwnam(USER)
    except KeyError:
        raise NoServer(f"it does not run as root, and there is no user {USER}") from None
    return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@cache
def server() -> Server | str:
    """Return the server of this run, started when it is first needed, or why there is none."""
    try:
        running = Server()
    except (NoServer, OSError) as error:
        return str(error)
    atexit.register(running.remove)
    return running


@pytest.fixture(scope="session")
def postgres() -> Server:
    """The server. Without one the test is skipped, or fails if TAFELRUNDE_TEST_ALL=1 says that nothing may be left out."""
    running = server()
    if isinstance(running, Server):
        return running
    message = f"no PostgreSQL could be started for this test (Debian: apt install postgresql): {running}"
    if os.environ.get("TAFELRUNDE_TEST_ALL") == "1":
        pytest.fail(message)
    pytest.skip(message)


@contextmanager
def fresh_database(running: Server, options: str = "") -> Iterator[str]:
    """Yield the address of an empty database, which is gone afterwards."""
    name = f"test_{next(NUMBERS)}"
    running.run(f"CREATE DATABASE {name} {options}")
    try:
        yield running.url(name)
    finally:
        running.run(f"DROP DATABASE {name} WITH (FORCE)")
