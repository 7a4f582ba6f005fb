"""The programs in examples/ and in the documentation, run as whoever copies them would: as processes, against a real server."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from serving import PATIENCE, SHORT, Client, free_port, spawned

import tafelrunde

ROOT = Path(__file__).resolve().parent.parent
BOT = ROOT / "examples" / "bot.py"
DOCUMENT = ROOT / "docs" / "bots.md"
GAME = 1200.0
"""Seconds within which a whole game is over."""

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def environment_of(address: str, token: str) -> dict[str, str]:
    """Return what a program needs to know; no proxy may come between it and this machine."""
    return {**os.environ, "TAFELRUNDE_URL": address, "TAFELRUNDE_TOKEN": token, "no_proxy": "*", "PYTHONUNBUFFERED": "1"}


class Bot:
    """The example as a process; its token is in the environment."""

    def __init__(self, address: str, token: str, *arguments: str) -> None:
        environment = environment_of(address, token)
        command = [sys.executable, "-I", str(BOT), *arguments]  # -I: it finds nothing of ours
        self.process = subprocess.Popen(
            command, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )

    async def ended(self) -> tuple[str, str]:
        """Wait for the end of the game; return what was printed."""
        said, complained = await asyncio.to_thread(self.process.communicate, timeout=GAME)
        assert self.process.returncode == 0, complained
        return said, complained

    def __enter__(self) -> Bot:
        return self

    def __exit__(self, *problem: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.communicate()


async def token_of(somebody: Client) -> str:
    """Return a token for a program of this account."""
    await somebody.introduce()
    made: dict[str, Any] = await somebody.post("/api/tokens", {"label": "example"})
    token: str = made["token"]
    return token


async def only_table(somebody: Client) -> str:
    """Return the table that an account sits at."""
    (table,) = (await somebody.get("/api/lobby"))["mine"]
    found: str = table["id"]
    return found


async def test_the_example_bot_plays_a_whole_game_against_the_bot_of_the_house(tmp_path: Path) -> None:
    with spawned(tmp_path) as server:
        # given an account with a token
        anna = server.client("Anna")
        token = await token_of(anna)
        # when the bot opens a table against the house
        with Bot(server.address, token, "--against", "heuristic") as bot:
            said, complained = await bot.ended()
        # then it ends with a result, and the record is in order
        assert said.startswith("playing raven at ")
        assert "over (" in said
        assert complained == ""
        match = tafelrunde.load(await anna.get(f"/api/tables/{await only_table(anna)}/record"))
        assert match.over
        assert tafelrunde.verify(match) == []
        assert match.record.names == {"raven": "Anna", "wolf": "bot heuristic"}
        await anna.close()


async def test_two_example_bots_play_each_other(tmp_path: Path) -> None:
    with spawned(tmp_path) as server:
        anna, ben = server.client("Anna"), server.client("Ben")
        with Bot(server.address, await token_of(anna), "--sit") as first:
            # given a bot that found no table, opened one and waits
            while not (await anna.get("/api/lobby"))["mine"]:
                await asyncio.sleep(0.05)
            # when a second one comes to the lobby
            with Bot(server.address, await token_of(ben), "--sit") as second:
                results = await asyncio.gather(first.ended(), second.ended())
        # then both see the same end
        ends = {said.splitlines()[1].partition(";")[0] for said, _ in results}
        assert len(ends) == 1
        record = await ben.get(f"/api/tables/{await only_table(ben)}/record")
        assert tafelrunde.verify(tafelrunde.load(record)) == []
        await anna.close()
        await ben.close()


async def test_the_example_bot_follows_an_invitation_and_survives_a_restart_of_the_server(tmp_path: Path) -> None:
    port = free_port()
    with ExitStack() as bots:
        # given a game of two bots, one of them invited by a link
        with spawned(tmp_path, port=port) as server:
            anna, ben = server.client("Anna"), server.client("Ben")
            table = await anna.open("me", "friend", options={"max_rounds": "15"})
            link = f"{server.address}/join#{(await anna.links(table))['invite']['wolf']}"
            first = bots.enter_context(Bot(server.address, await token_of(anna), "--table", table))
            second = bots.enter_context(Bot(server.address, await token_of(ben), "--join", link))
            while (await anna.look(table))["positions"] < 10:
                await asyncio.sleep(0.02)
        # when the server is killed in the middle of it, and comes back
        with spawned(tmp_path, port=port):
            results = await asyncio.gather(first.ended(), second.ended())
            # then they play on to the end
            record = await anna.get(f"/api/tables/{table}/record")
    assert all("over (" in said for said, _ in results)
    assert any("trying again" in complained for _, complained in results)
    assert tafelrunde.verify(tafelrunde.load(record)) == []
    await anna.close()
    await ben.close()


async def test_the_example_bot_says_what_is_wrong_with_its_token(tmp_path: Path) -> None:
    with spawned(tmp_path) as server, Bot(server.address, "tafel_nonsense", "--sit") as bot:
        _, complained = await asyncio.to_thread(bot.process.communicate, timeout=PATIENCE)
        assert bot.process.returncode == 1
        assert complained == "forbidden: this token is not valid (any more)\n"


# The programs in docs/bots.md


def block(kind: str) -> str:
    """Return the one block of code of this kind in the documentation."""
    (found,) = re.findall(rf"^```{kind}\n(.*?)^```$", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    return str(found)


async def run(command: list[str], server: str, token: str, folder: Path) -> str:
    environment = environment_of(server, token)
    done = await asyncio.to_thread(subprocess.run, command, env=environment, cwd=folder, capture_output=True, text=True, timeout=GAME)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


async def test_the_socket_player_of_the_documentation_plays_a_game(tmp_path: Path) -> None:
    with spawned(tmp_path) as server:
        anna = server.client("Anna")
        table = await anna.open("me", "bot heuristic", options=SHORT)
        said = await run([sys.executable, "-c", block("python"), table, "raven"], server.address, await token_of(anna), tmp_path)
        assert said.startswith("over: ")
        await anna.close()


@pytest.mark.skipif(not all(map(shutil.which, ("bash", "curl", "jq"))), reason="needs bash, curl and jq")
async def test_the_shell_script_of_the_documentation_plays_a_game(tmp_path: Path) -> None:
    with spawned(tmp_path) as server:
        said = await run(["bash", "-euo", "pipefail", "-c", block("bash")], server.address, "", tmp_path)
    assert '"ok":true' in said
    assert tafelrunde.load((tmp_path / "game.txt").read_text(encoding="utf-8")).over
