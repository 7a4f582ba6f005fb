"""`tafelrunde serve` as somebody at a terminal meets it: starting, starting twice, stopping."""

from __future__ import annotations

import asyncio
import json
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from browsing import start_server

from tafelrunde.server.app import make_app, open_desk
from tafelrunde.server.serve import configure, listen

pytestmark = pytest.mark.slow


def serve(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command to its end."""
    command = [sys.executable, "-m", "tafelrunde.cli.main", "serve", "--no-browser", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=300)


def ask(address: str, path: str, data: object = None, cookie: str = "") -> tuple[Any, str]:
    """Ask a server and return its answer and the session it gives."""
    body = None if data is None else json.dumps(data).encode()
    request = urllib.request.Request(address + path, body, {"Content-Type": "application/json", "Cookie": cookie})
    with urllib.request.urlopen(request, timeout=300) as answer:
        return json.load(answer), (answer.headers["Set-Cookie"] or cookie).split(";")[0]


def test_a_second_start_on_the_same_data_says_where_the_first_one_is(tmp_path: Path) -> None:
    with start_server(tmp_path) as address:
        english = serve("--data", str(tmp_path), "--port", "0", "--lang", "en")
        german = serve("--data", str(tmp_path), "--port", "0", "--lang", "de")

    assert english.returncode == german.returncode == 2
    assert english.stderr == f"Tafelrunde already runs on {tmp_path}: {address}/\n"
    assert german.stderr == f"Tafelrunde läuft auf {tmp_path} schon: {address}/\n"


def test_a_taken_port_is_named(tmp_path: Path) -> None:
    with start_server(tmp_path / "one") as address:
        port = address.rsplit(":", 1)[1]
        refused = serve("--data", str(tmp_path / "two"), "--port", port, "--lang", "en")

    assert refused.returncode == 2
    assert refused.stderr.startswith(f"nothing can listen on 127.0.0.1, port {port}: ")
    assert refused.stderr.count("\n") == 1


@pytest.mark.parametrize("data", ["postgresql://127.0.0.1:1/nowhere", "mysql://somewhere/else", "/dev/null/folder"])
def test_data_that_cannot_be_had_is_refused_in_one_line(data: str) -> None:
    refused = serve("--data", data, "--port", "0", "--lang", "en")

    assert refused.returncode in (1, 2)
    assert refused.stderr.count("\n") == 1
    assert "Traceback" not in refused.stderr


def test_a_clean_stop_loses_nothing_and_a_table_goes_on(tmp_path: Path) -> None:
    seats = [{"kind": "me"}, {"kind": "here", "name": "Ben"}]
    with start_server(tmp_path) as address:
        opened, cookie = ask(address, "/api/tables", {"game": "war_chest", "seats": seats})
        table = opened["table"]
        news, _ = ask(address, f"/api/tables/{table}?seat=raven", cookie=cookie)
        seat = news["moment"]["prompts"][0]["seat"]
        news, _ = ask(address, f"/api/tables/{table}?seat={seat}", cookie=cookie)
        play = {"do": "play", "seat": seat, "at": news["moment"]["entry"], "words": news["moment"]["legal"][0]}
        done, _ = ask(address, f"/api/tables/{table}/commands", play, cookie)

    with start_server(tmp_path) as address:
        after, _ = ask(address, f"/api/tables/{table}?seat={seat}", cookie=cookie)

    assert after["number"] == done["entry"]
    assert after["log"][-1]["words"] == play["words"]
    assert [s["name"] for s in after["table"]["seats"]] == ["Guest", "Ben"]


def test_small_answers_are_not_held_back() -> None:
    async def accepted() -> int:
        answered: asyncio.Queue[asyncio.StreamWriter] = asyncio.Queue()
        with listen("127.0.0.1", 0) as listening:
            async with await asyncio.start_server(lambda reader, writer: answered.put(writer), sock=listening):
                _, asking = await asyncio.open_connection(*listening.getsockname())
                writer = await answered.get()
                found: int = writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
                writer.close()
                asking.close()
        return found

    assert asyncio.run(accepted())


def test_control_c_ends_it_quietly(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tafelrunde.cli.main", "serve", "--no-browser", "--port", "0", "--data", str(tmp_path), "--lang", "en"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout
        server.stdout.readline()
        server.send_signal(signal.SIGINT)
        out, err = server.communicate(timeout=300)

    assert out == "Tafelrunde has stopped.\n"
    assert err == ""


def test_the_server_hangs_up_later_than_proxies_do(tmp_path: Path) -> None:
    """Otherwise a request that comes just then is lost; nginx keeps an idle connection for 60 seconds."""

    async def keep_alive() -> float:
        desk = await open_desk(f"sqlite:///{tmp_path / 'tafelrunde.db'}")
        try:
            return configure(make_app(desk)).timeout_keep_alive
        finally:
            await desk.house.close()

    assert asyncio.run(keep_alive()) > 60
