"""Whatever happens to the server or to a client: nothing that was acknowledged is lost, nothing happens twice, and the table goes on."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from pathlib import Path
from typing import Any

import pytest
from killing import kill_again_and_again
from postgres import Server as Postgres
from postgres import fresh_database
from postgres import postgres as postgres
from serving import SHORT, Client, Refusal, play_out, serving, spawned, until

from tafelrunde.server import wire
from tafelrunde.server.house import House
from tafelrunde.server.live import Known
from tafelrunde.server.store import Store

pytestmark = [pytest.mark.anyio, pytest.mark.once, pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")]

TIMES = 10


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def test_a_server_that_is_killed_loses_nothing_and_goes_on(tmp_path: Path) -> None:
    summary = await kill_again_and_again(tmp_path, TIMES)
    assert summary.faults == []
    assert (summary.lost, summary.doubled) == (0, 0)
    assert summary.kills == TIMES
    assert summary.acknowledged > TIMES
    assert summary.games >= 2
    assert summary.rated >= 2


async def test_a_server_on_postgresql_that_is_killed_loses_nothing_and_goes_on(tmp_path: Path, postgres: Postgres) -> None:
    with fresh_database(postgres) as url:
        summary = await kill_again_and_again(tmp_path, TIMES // 2, url)
    assert summary.faults == []
    assert (summary.lost, summary.doubled) == (0, 0)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
async def test_no_bot_worker_outlives_the_server(tmp_path: Path, how: signal.Signals) -> None:
    # given a server whose bots are thinking
    with spawned(tmp_path) as server:
        anna = server.client("Anna")
        table = await anna.open("bot random", "bot random")
        while (await anna.look(table))["positions"] < 3:
            await asyncio.sleep(0.05)
        await anna.close()
        # when only the server itself is ended
        server.process.send_signal(how)
        code = await asyncio.to_thread(server.process.wait)
        # then what belonged to it ends too, and if it was asked politely it says so
        await until(lambda: not group_is_there(server.process.pid), pause=0.05)
    said = (tmp_path / "output.txt").read_text(encoding="utf-8")
    assert (code == 0) == ("has stopped" in said) == (how != signal.SIGKILL)
    assert "Traceback" not in said


def group_is_there(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


class Disk:
    """A disk that takes its time: whoever writes waits until it may go on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.writing, self.go_on = asyncio.Event(), asyncio.Event()
        self.written = False
        append = Store.append

        async def slow_append(*arguments: Any, **fields: Any) -> None:
            self.writing.set()
            await self.go_on.wait()
            await append(*arguments, **fields)
            self.written = True

        monkeypatch.setattr(Store, "append", slow_append)


class Ear:
    """Somebody who listens at a table and notes what was on the disk when news came."""

    def __init__(self, disk: Disk, account: str | None) -> None:
        self.account = account
        self.seat: int | None = None
        self.after = 0
        self.known: Known | None = None
        self.scene: str | None = None
        self.disk = disk
        self.heard: list[tuple[int, bool]] = []

    def push(self, message: bytes) -> None:
        self.heard += [(line["number"], self.disk.written) for line in json.loads(message)["log"] if line["kind"] == "play"]

    def drop(self) -> None:
        pass


async def first_play(anna: Client, table: str) -> wire.Play:
    moment = (await anna.look(table, "raven"))["moment"]
    return wire.Play(seat="raven", at=moment["entry"], words=tuple(moment["legal"][0]))


async def test_a_play_counts_and_is_seen_although_its_sender_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # given two people at a table
    async with serving(tmp_path) as server:
        anna, ben = server.client("Anna"), server.client("Ben")
        table = await anna.open("me", "friend")
        await ben.sit(table, "wolf")
        live, account = server.house.lives[table], (await anna.me())["id"]
        async with ben.socket(table, "wolf") as bens:
            # when one of them plays and is cut off before it is written
            command, disk = await first_play(anna, table), Disk(monkeypatch)
            playing = asyncio.create_task(live.act(command, account, "Anna", "en"))
            await disk.writing.wait()
            playing.cancel()
            await asyncio.wait([playing])
            disk.go_on.set()
            # then the other one sees it all the same and can play on
            news = await bens.until(lambda news: news["moment"]["entry"] > command.at)
            assert [line["seat"] for line in bens.log if line["kind"] == "play"] == ["raven"]
            assert news["moment"]["legal"]
            await bens.play()


async def test_nobody_learns_of_a_play_that_is_not_on_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # given a table with spectators
    async with serving(tmp_path) as server:
        anna = server.client("Anna")
        table = await anna.open("me", "here Ben")
        live, account = server.house.lives[table], (await anna.me())["id"]
        command, disk = await first_play(anna, table), Disk(monkeypatch)
        stays, goes, comes = Ear(disk, None), Ear(disk, None), Ear(disk, None)
        await live.join(stays, None, 0)
        await live.join(goes, None, 0)
        # when spectators come and go while a play is being written
        playing = asyncio.create_task(live.act(command, account, "Anna", "en"))
        await disk.writing.wait()
        moving = [asyncio.create_task(live.part(goes)), asyncio.create_task(live.join(comes, None, 0))]
        await asyncio.sleep(0.01)
        disk.go_on.set()
        await asyncio.gather(playing, *moving)
        # then everybody hears of it once, when it is written
        assert stays.heard == comes.heard == [(command.at + 1, True)]
        assert goes.heard == []


async def test_whoever_was_late_is_told_everything_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as server:
        anna = server.client("Anna")
        table = await anna.open("me", "here Ben")
        command, disk = await first_play(anna, table), Disk(monkeypatch)
        play = {"do": "play", "id": 7, "seat": "raven", "at": command.at, "words": command.words}
        async with anna.socket(table, "raven") as plays, anna.socket(table, "raven") as echoes, anna.socket(table) as chats:
            # given a play that is being written, the same play behind it, and a word behind that
            await plays.send(play)
            await disk.writing.wait()
            await echoes.send(play)
            await asyncio.sleep(0.05)
            await chats.send({"do": "chat", "text": "hm"})
            await asyncio.sleep(0.05)
            # when all is written and the second play was late
            disk.go_on.set()
            await echoes.until(lambda _: any(message["is"] == "refused" for message in echoes.messages))
            await echoes.until(lambda _: [line for line in echoes.log if line["kind"] == "chat"])
            await echoes.do("ping")
            # then its sender has every line once
            assert [line["kind"] for line in echoes.log] == ["start", "play", "chat"]


async def test_a_rematch_that_was_interrupted_can_be_asked_for_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # given a table where both have agreed on a rematch, and a server that ended before it had opened the table for it
    async with serving(tmp_path) as server:
        anna, ben = server.client("Anna"), server.client("Ben")
        table = await anna.open("me", "friend", options=SHORT)
        await ben.sit(table, "wolf")
        await play_out({"raven": anna, "wolf": ben}, table)
        await anna.do(table, "rematch")
        offer = (await ben.look(table, "wolf"))["table"]["offers"][0]["number"]
        with monkeypatch.context() as patched:
            patched.setattr(House, "open_rematch", interrupted)
            with pytest.raises(Refusal):
                await ben.do(table, "answer", offer=offer, yes=True)
        assert (await anna.look(table))["table"]["rematch"] is None
    # when either of them asks again
    async with serving(tmp_path) as server:
        again = server.client()
        again.http.cookies = anna.http.cookies
        await again.do(table, "rematch")
        # then it is there
        assert (await again.look(table))["table"]["rematch"]


async def interrupted(*arguments: object) -> str:
    raise RuntimeError("killed")
