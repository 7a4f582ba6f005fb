"""The life of a server: clocks, bots, restarts, the disk, and other processes."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import os
import signal
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import thinking
from serving import (
    KNOWN,
    SHORT,
    Json,
    Refusal,
    Server,
    Socket,
    kinds,
    play_out,
    refused,
    seats,
    serving,
    timeless,
    two,
    until,
)

from tafelrunde.games.war_chest.game import WarChestGame
from tafelrunde.kernel.chance import seeded
from tafelrunde.server import house, live, workers
from tafelrunde.server.store import StoreError

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    """One server for all tests that do not need one of their own; everybody comes with new people and new tables."""
    async with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


# Clocks


class Shifted:
    """The time, but for what a test adds to it."""

    def __init__(self) -> None:
        self.offset = 0.0
        self.monotonic = time.monotonic

    def time(self) -> float:
        return time.time() + self.offset


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Shifted:
    shifted = Shifted()
    monkeypatch.setattr(live, "time", shifted)
    return shifted


LIVE = {"kind": "live", "move": 60, "reserve": 100}


async def test_a_live_clock_takes_from_the_reserve_what_a_decision_takes_too_long(server: Server, clock: Shifted) -> None:
    anna, bert, table = await two(server, clock={**LIVE, "late": "resign"})
    clock.offset += 100
    shown = seats(await bert.look(table))["raven"]["clock"]
    assert shown["running"]
    assert shown["left"] == 0
    assert 50 < shown["reserve"] <= 60
    await anna.play(table, "raven")
    shown = seats(await bert.look(table))
    assert not shown["raven"]["clock"]["running"]
    assert shown["raven"]["clock"]["left"] == 60
    assert 50 < shown["raven"]["clock"]["reserve"] <= 60
    assert shown["wolf"]["clock"]["running"]
    assert shown["wolf"]["clock"]["reserve"] == 100


async def ring(socket: Socket, clock: Shifted, seconds: float) -> None:
    """Let time pass, and the server notice it."""
    clock.offset += seconds
    await socket.do("chat", text="tick")


@pytest.mark.parametrize("rules", [LIVE, {"kind": "days", "days": 1}])
@pytest.mark.parametrize("late", ["move", "bot", "resign"])
async def test_whoever_is_late_gets_what_was_agreed_on(server: Server, clock: Shifted, late: str, rules: Json) -> None:
    anna, bert, table = await two(server, clock={**rules, "late": late})
    async with bert.socket(table, "wolf") as socket:
        await ring(socket, clock, 50 if rules is LIVE else 80_000)
        assert "late" not in kinds(socket.log)
        await ring(socket, clock, 111 if rules is LIVE else 6_401)
        await socket.until(lambda news: "late" in kinds(socket.log) and kinds(socket.log)[-1] != "late")
        follows = [line["kind"] for line in socket.log[kinds(socket.log).index("late") + 1 :]]
        assert follows[0] == {"move": "play", "bot": "replaced", "resign": "resign"}[late]
        if late == "move":
            news = await socket.turn()
            assert not seats(news)["raven"]["left"]
            assert seats(news)["raven"]["clock"]["reserve"] == 0
            await socket.play()
            await anna.play(table, "raven")
        elif late == "bot":
            news = await socket.turn()
            assert seats(news)["raven"]["left"]
            assert seats(news)["raven"]["clock"] is None
            await anna.do(table, "back", seat="raven")
        else:
            assert socket.news["table"]["outcome"]["winners"] == ["wolf"]


async def test_a_shorter_time_rings_first_although_a_longer_one_was_waited_for(server: Server, clock: Shifted) -> None:
    """The clock of whoever has no reserve left must not wait for the one of the other, who has a lot."""
    # given: raven has lost the reserve, and wolf, with a full one, is thinking
    _, bert, table = await two(server, clock={"kind": "live", "move": 2, "reserve": 3600, "late": "move"})
    async with bert.socket(table, "wolf") as socket:
        await ring(socket, clock, 3700)
        await socket.turn()
        # when: wolf plays, and raven says nothing
        await socket.play()
        # then: raven is late after two seconds, not after the hour that was wolf's
        await socket.turn()
        assert kinds(socket.log).count("late") == 2


async def test_a_restart_does_not_charge_live_clocks(tmp_path: Path, clock: Shifted) -> None:
    async with serving(tmp_path) as server:
        anna, bert, table = await two(server, clock={**LIVE, "late": "resign"})
        await anna.play(table, "raven")
        cookies = bert.http.cookies
    clock.offset += 5000
    async with serving(tmp_path) as server:
        bert = server.client()
        bert.http.cookies = cookies
        shown = seats(await bert.look(table))["wolf"]["clock"]
        assert (shown["running"], shown["reserve"]) == (True, 100)
        assert shown["left"] > 40
        await bert.play(table, "wolf")


async def test_days_go_on_while_the_server_is_away(tmp_path: Path, clock: Shifted) -> None:
    async with serving(tmp_path) as server:
        _, _, table = await two(server, clock={"kind": "days", "days": 2, "late": "resign"})
    clock.offset += 2 * 86400 + 1
    async with serving(tmp_path) as server:
        watcher = server.client()
        async with watcher.socket(table) as socket:
            news = await socket.until(lambda news: news["table"]["state"] == "over")
        assert kinds(news["log"])[-2:] == ["late", "resign"] or kinds(socket.log)[-2:] == ["late", "resign"]


# Bots


async def warm_up(server: Server) -> None:
    """Wait until there is a worker, whose start must not be taken for a bot that hangs."""
    await asyncio.wrap_future(server.house.workers.start().submit(thinking.ready))


@pytest.mark.parametrize("what", ["crash", "hang", "raise", "nonsense"])
async def test_a_bot_that_goes_wrong_is_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    monkeypatch.setattr(workers, "think", functools.partial(thinking.fail_once, str(tmp_path / "asked"), what))
    async with serving(tmp_path, budget=2 if what == "hang" else 60) as server:
        await warm_up(server)
        anna = server.client("Anna")
        table = await anna.open("me", "bot random")
        async with anna.socket(table, "raven") as socket:
            await socket.play()
            await socket.turn()
            assert [line["seat"] for line in socket.log if line["kind"] == "play"][:2] == ["raven", "wolf"]
        assert (tmp_path / "asked").exists()


async def test_a_worker_that_is_killed_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "think", functools.partial(thinking.wait_for_file, str(tmp_path / "go")))
    async with serving(tmp_path) as server:
        await warm_up(server)
        anna = server.client("Anna")
        table = await anna.open("me", "bot random")
        async with anna.socket(table, "raven") as socket:
            await socket.play()
            pool = server.house.workers.pool
            assert pool
            for process in list(pool._processes.values()):
                assert process.pid
                os.kill(process.pid, signal.SIGKILL)
            (tmp_path / "go").touch()
            await socket.turn()


async def test_where_a_bot_never_makes_sense_anything_legal_is_played(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "think", thinking.fail_always)
    anna = server.client("Anna")
    table = await anna.open("bot random", "bot random", options=SHORT)
    async with anna.socket(table) as socket:
        await socket.until(lambda news: news["table"]["state"] == "over")


async def test_a_bot_that_thinks_keeps_nobody_waiting(server: Server, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(workers, "think", functools.partial(thinking.wait_for_file, str(tmp_path / "go")))
    carl = server.client("Carl")
    slow = await carl.open("me", "bot random")
    await carl.play(slow, "raven")
    anna, bert, table = await two(server)
    for _ in range(5):
        await anna.play(table, "raven", -1)
        await bert.play(table, "wolf", -1)
    await carl.do(slow, "chat", text="are you asleep?")
    news = await carl.look(slow, "raven")
    assert [line["kind"] for line in news["log"] if line["kind"] == "play"] == ["play"]
    (tmp_path / "go").touch()
    async with carl.socket(slow, "raven") as socket:
        await socket.turn()


async def test_one_bot_that_hangs_does_not_stop_the_tables_that_wait_behind_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # given: one worker, one bot that hangs, and others that wait for that worker
    monkeypatch.setattr(workers, "think", functools.partial(thinking.fail_once, str(tmp_path / "asked"), "hang"))
    async with serving(tmp_path, budget=3, processes=1) as server:
        await warm_up(server)
        pool = server.house.workers.pool
        anna = server.client("Anna")
        tables = [await anna.open("bot random", "bot random", options={**SHORT, "max_rounds": "1"}) for _ in range(4)]
        # when: the worker is replaced
        await until(lambda: server.house.workers.pool is not pool)
        server.house.workers.budget = 60
        # then: all go on
        for table in tables:
            async with anna.socket(table) as socket:
                await socket.until(lambda news: news["table"]["state"] == "over")


# What is left after a restart


async def test_everything_is_there_again_after_a_restart(tmp_path: Path) -> None:
    # given: tables in all states, with all that can happen at them
    async with serving(tmp_path) as server:
        anna, bert, running = await two(server, options=SHORT)
        for number in range(3):
            await anna.play(running, "raven", number)
            await bert.play(running, "wolf", number)
            await anna.do(running, "chat", text=f"number {number} ✓")
        at = (await anna.look(running))["moment"]["entry"]
        await anna.do(running, "undo", seat="raven", at=at)
        over = await anna.open("me", "here Berta", options=SHORT)
        await play_out({"raven": anna, "wolf": anna}, over)
        await anna.do(over, "rematch")
        waiting = await anna.open("me", "friend")
        invitation = (await anna.links(waiting))["invite"]["wolf"]
        branch = (await anna.post(f"/api/tables/{over}/branches", {"position": 2, "seats": [{"kind": "me"}, {"kind": "friend"}]}))["table"]
        await anna.post("/api/account", {"login": "anna", "password": "correct horse"})
        tables = [running, over, waiting, branch]
        lobby = await anna.get("/api/lobby")
        before = [timeless(await anna.look(table)) for table in tables]
        own = timeless(await anna.look(running, "raven"))
        jar = anna.http.cookies
        other = bert.http.cookies
    # when
    async with serving(tmp_path) as server:
        anna, bert, carl = server.client(), server.client(), server.client("Carl")
        anna.http.cookies, bert.http.cookies = jar, other
        # then
        assert await anna.get("/api/lobby") == lobby
        assert [timeless(await anna.look(table)) for table in tables] == before
        assert timeless(await anna.look(running, "raven")) == own
        await bert.do(running, "answer", offer=own["table"]["offers"][0]["number"], yes=True)
        await carl.join(invitation)
        assert (await anna.look(waiting))["table"]["state"] == "running"
        await carl.post("/api/login", {"login": "anna", "password": "correct horse"})
        await play_out({"raven": anna, "wolf": bert}, running)
        assert (await anna.get(f"/api/tables/{running}/verdict"))["ok"]


async def test_bots_go_on_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(workers, "think", functools.partial(thinking.wait_for_file, str(tmp_path / "never")))
        async with serving(tmp_path) as server:
            anna = server.client("Anna")
            table = await anna.open("bot random", "bot random", options=SHORT)
            assert (await anna.look(table))["positions"] == 1
    async with serving(tmp_path) as server:
        watcher = server.client()
        async with watcher.socket(table) as socket:
            await socket.until(lambda news: news["table"]["state"] == "over")


async def test_a_table_is_played_on_under_the_rules_it_began_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # given: a table that runs and one that waits for a player, under the rules of today
    async with serving(tmp_path) as server:
        anna, bert, running = await two(server, options=SHORT)
        await anna.play(running, "raven")
        waiting = await anna.open("me", "friend")
        invitation = (await anna.links(waiting))["invite"]["wolf"]
        version = (await anna.look(running))["table"]["rules"]
        cookies = (anna.http.cookies, bert.http.cookies)
    # when: the next version of the rules has another usual value
    newer = tuple(
        msgspec.structs.replace(option, default="box") if option.name == "berserker_coin_to" else option for option in WarChestGame.options
    )
    monkeypatch.setattr(WarChestGame, "options", newer)
    monkeypatch.setattr(WarChestGame, "version", version + 1)
    monkeypatch.setattr(WarChestGame, "versions", {number: {"berserker_coin_to": "discard"} for number in range(1, version + 1)})
    async with serving(tmp_path) as server:
        anna, bert, carl = server.client(), server.client(), server.client("Carl")
        anna.http.cookies, bert.http.cookies = cookies
        # then: both go on as they began, and say so
        await carl.join(invitation)
        for table in (running, waiting):
            info = (await anna.look(table))["table"]
            assert (info["state"], info["rules"], info["options"]["berserker_coin_to"]) == ("running", version, "discard")
        await anna.play(waiting, "raven")
        await play_out({"raven": anna, "wolf": bert}, running)
        assert f"\nrules {version}\n" in (await anna.ask("GET", f"/api/tables/{running}/record")).text
        assert (await anna.get(f"/api/tables/{running}/verdict"))["ok"]
        # and what is new is played by new rules
        fresh = (await anna.look(await anna.open("me", "here Berta")))["table"]
        assert (fresh["rules"], "berserker_coin_to" in fresh["options"]) == (version + 1, False)


async def test_a_table_that_cannot_be_read_does_not_keep_the_others_from_starting(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        anna, _, broken = await two(server)
        table = await anna.open("me", "here")
        store = server.house.store
        entry = (await store.entries(broken))[-1]
        await store.append(broken, [type(entry)(entry.number + 1, "play", 0, '{"words": ["nonsense"], "outcomes": []}', entry.at)])
        jar = anna.http.cookies
    async with serving(tmp_path) as server:
        anna = server.client()
        anna.http.cookies = jar
        await anna.play(table, "raven")
        answer = await anna.ask("GET", f"/api/tables/{broken}")
        assert answer.status_code >= 400
        assert await anna.get("/api/lobby")


# On the disk before anybody sees it


class SlowStore:
    """Holds back what is written until it is let go."""

    def __init__(self, server: Server, monkeypatch: pytest.MonkeyPatch, late: bool = False) -> None:
        self.go, self.asked = asyncio.Event(), asyncio.Event()
        append = server.house.store.append

        async def slowly(*arguments: Any, **named: Any) -> None:
            if late:  # it is written, only the answer takes its time
                await append(*arguments, **named)
            self.asked.set()
            await self.go.wait()
            if not late:
                await append(*arguments, **named)

        monkeypatch.setattr(server.house.store, "append", slowly)


async def test_nobody_learns_of_an_entry_before_it_is_written(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    # given: a play that is on its way to the disk
    anna, bert, table = await two(server)
    async with bert.socket(table, "wolf") as socket:
        leaving = await anna.connect(table)
        await Socket(leaving, "raven").look()
        store = SlowStore(server, monkeypatch)
        playing = asyncio.create_task(anna.play(table, "raven"))
        await store.asked.wait()
        number = socket.news["number"]
        # when: somebody comes, somebody goes, somebody looks
        await leaving.close()
        looking = asyncio.create_task(server.client().look(table))
        joining = asyncio.create_task(server.client().socket(table).__aenter__())
        await asyncio.sleep(0.1)
        await socket.do("ping")
        # then: nothing of it is heard before it is written, and all of it afterwards
        assert socket.news["number"] == number
        assert not looking.done()
        assert not joining.done()
        store.go.set()
        await playing
        assert (await looking)["number"] == number + 1
        await joining
        await socket.until(lambda news: news["number"] == number + 1)


async def test_whoever_goes_away_in_the_middle_of_a_play_has_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # given: a play on a socket is on its way to the disk
    async with serving(tmp_path) as server:
        anna = server.client("Anna")
        table = await anna.open("me", "bot random")
        async with server.client().socket(table) as watching:
            connection = await anna.connect(table)
            socket = Socket(connection, "raven")
            await socket.look()
            with monkeypatch.context() as patch:
                store = SlowStore(server, patch, late=True)
                words = socket.moment["legal"][0]
                await socket.send({"do": "play", "seat": "raven", "at": socket.moment["entry"], "words": words})
                await store.asked.wait()
                # when: the line breaks and the server notices at once
                for listener in list(server.house.lives[table].listeners):
                    if listener.account:
                        listener.drop()
                connection.transport.abort()
                await asyncio.sleep(0.1)
                store.go.set()
            # then: the play counts, everybody hears of it, and the bot goes on
            await watching.until(lambda news: kinds(watching.log).count("play") >= 2)


class Outage:
    """A store that takes nothing and tells nothing, as when its server is away."""

    def __init__(self, server: Server, patch: pytest.MonkeyPatch) -> None:
        for name in ("append", "table", "entries"):
            patch.setattr(server.house.store, name, self.fail)

    async def fail(self, *_: object, **__: object) -> None:
        raise StoreError("store-failed", problem="the server is away")


async def test_what_could_not_be_written_has_not_happened(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    # given
    anna, bert, table = await two(server)
    before = timeless(await anna.look(table, "raven"))
    async with bert.socket(table, "wolf") as socket:
        # when: a play cannot be written, nor can be looked up whether it was
        with monkeypatch.context() as patch:
            Outage(server, patch)
            moment = before["moment"]
            command = {"do": "play", "seat": "raven", "at": moment["entry"], "words": moment["legal"][0]}
            assert (await refused(anna.post(f"/api/tables/{table}/commands", command))).code == "trouble"
            # then: nobody sees it meanwhile
            assert (await refused(anna.look(table, "raven"))).code == "trouble"
            assert (await refused(socket.do("chat", text="hello?"))).code == "trouble"
            async with bert.connect(table) as leaving:
                await leaving.send('{"do":"ping"}')
                await leaving.recv()
        # and: when the store is back, all is as before
        assert timeless(await anna.look(table, "raven")) == before
        await anna.post(f"/api/tables/{table}/commands", command)
        await socket.turn()
        assert kinds(socket.log) == ["sit", "start", "play"]


async def test_a_bot_goes_on_when_the_store_is_back(server: Server, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(workers, "think", functools.partial(thinking.wait_for_file, str(tmp_path / "go")))
    anna = server.client("Anna")
    table = await anna.open("me", "bot random")
    await anna.play(table, "raven")
    with monkeypatch.context() as patch:
        Outage(server, patch)
        (tmp_path / "go").touch()
        await until(lambda: server.house.lives[table].stale)
    async with anna.socket(table, "raven") as socket:
        await socket.turn()


async def test_whoever_takes_the_last_seat_starts_the_game_in_the_same_breath(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the server went between the two, the table would wait for nobody for ever."""
    written: list[list[str]] = []
    append = server.house.store.append

    async def noting(table: str, entries: Any, **named: Any) -> None:
        written.append([entry.kind for entry in entries])
        await append(table, entries, **named)

    monkeypatch.setattr(server.house.store, "append", noting)
    await two(server)
    assert written == [["sit", "start"]]


async def test_tables_that_nobody_is_at_leave_the_memory_and_come_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "IDLE", 0.4)
    async with serving(tmp_path) as server:
        anna, bert, table = await two(server)
        watched = await anna.open("me", "friend")
        async with bert.socket(watched):
            news = timeless(await anna.look(table, "raven"))
            await until(lambda: table not in server.house.lives)
            assert watched in server.house.lives
            assert timeless(await anna.look(table, "raven")) == news
            await anna.play(table, "raven")
            await bert.play(table, "wolf")


# Two processes on one database


async def test_two_processes_share_a_table(tmp_path: Path) -> None:
    """Here both are in this process; they know nothing of each other but the database."""
    async with serving(tmp_path) as one, serving(tmp_path) as other:
        anna, bert, table = await two(one)
        there, watcher = other.client(), other.client()
        there.http.cookies = bert.http.cookies
        async with watcher.socket(table) as watching:
            first = await there.look(table, "wolf")
            moment = (await anna.look(table, "raven"))["moment"]
            await anna.play(table, "raven")
            # when: the other process does not know yet, and is asked for the same position
            command = {"do": "play", "seat": "wolf", "at": first["moment"]["entry"], "words": ["lancer", "pass"]}
            problem = await refused(there.post(f"/api/tables/{table}/commands", command))
            # then: the database is the arbiter
            assert problem.code in ("late", "illegal")
            await there.do(table, "chat", text="I see")
            news = await there.look(table, "wolf")
            assert kinds(news["log"])[-2:] == ["play", "chat"]
            await there.play(table, "wolf")
            await watching.until(lambda news: kinds(watching.log).count("play") == 2)
        assert moment["entry"] < news["moment"]["entry"]


async def test_a_seat_is_taken_once_although_two_processes_are_asked(tmp_path: Path) -> None:
    async with serving(tmp_path) as one, serving(tmp_path) as other:
        # given: both know the table with its free seat
        anna, bert, carl = one.client("Anna"), one.client("Bert"), other.client("Carl")
        table = await anna.open("me", "friend", "friend", "friend", options={})
        await carl.look(table)
        token = (await anna.links(table))["invite"]["wolf_1"]
        # when
        await bert.join(token)
        problem = await refused(carl.join(token))
        # then
        assert problem.code in ("forbidden", "illegal")
        assert (await refused(carl.sit(table, "wolf_1"))).code == "illegal"
        assert seats(await carl.look(table))["wolf_1"]["name"] == "Bert"
        assert not seats(await carl.look(table))["wolf_1"]["mine"]


async def test_what_another_process_wrote_is_told_here_when_it_is_noticed(tmp_path: Path) -> None:
    async with serving(tmp_path) as one, serving(tmp_path) as other:
        # given: Bert listens at a process that does not know yet what Anna played at the other
        anna, bert, table = await two(one)
        there, here = other.client(), other.client()
        there.http.cookies, here.http.cookies = bert.http.cookies, anna.http.cookies
        async with there.socket(table, "wolf") as socket:
            moment = (await here.look(table, "raven"))["moment"]
            await anna.play(table, "raven", -1)
            # when: the same play, sent here too, is late
            command = {"do": "play", "seat": "raven", "at": moment["entry"], "words": moment["legal"][-1]}
            assert (await refused(here.post(f"/api/tables/{table}/commands", command))).status == 409
            # then
            await socket.turn()
            assert kinds(socket.log)[-1] == "play"
            assert [line["number"] for line in socket.log] == sorted({line["number"] for line in socket.log})


# All at once


async def act_wildly(socket: Socket, seat: str, seed: int) -> None:
    """Do anything that comes to mind, as fast as it goes."""
    dice = seeded(seed)
    for _ in range(25):
        legal, offers = socket.moment["legal"], socket.news["table"]["offers"]
        commands: list[Json] = [
            {"do": "chat", "text": "!"},
            {"do": "undo", "seat": seat, "at": socket.moment["entry"]},
            {"do": "replace", "seat": seat},
            {"do": "back", "seat": seat},
        ]
        commands += [{"do": "answer", "offer": offer["number"], "yes": bool(dice.pick(4, 0))} for offer in offers]
        if legal:
            play = {"do": "play", "seat": seat, "at": socket.moment["entry"], "words": legal[dice.pick(len(legal), 0)]}
            commands += [play] * 4
        command = commands[dice.pick(len(commands), 0)]
        try:
            await socket.do(**command)
        except Refusal as refusal:
            if refusal.code == "trouble":
                raise
        await asyncio.sleep(dice.pick(3, 0) / 500)


@pytest.mark.parametrize("seed", [1, 2])
async def test_whatever_happens_at_once_everybody_hears_the_same_and_it_is_what_is_written(tmp_path: Path, seed: int) -> None:
    # given: two people, each on two devices, a watcher and bots that step in
    async with serving(tmp_path) as server, contextlib.AsyncExitStack() as stack:
        anna, bert, table = await two(server, options={**KNOWN, "max_rounds": "40"})
        phone = server.client("Anna's phone")
        await phone.join((await anna.links(table))["own"]["raven"])
        readers = [(anna, "raven"), (phone, "raven"), (bert, "wolf"), (bert, "wolf"), (server.client(), None)]
        listening = [await stack.enter_async_context(client.socket(table, seat)) for client, seat in readers]
        # when
        await asyncio.gather(*(act_wildly(socket, socket.seat, seed * 10 + n) for n, socket in enumerate(listening) if socket.seat))
        for client, seat in ((anna, "raven"), (bert, "wolf")):
            with contextlib.suppress(Refusal):
                await client.do(table, "back", seat=seat)  # so that no bot goes on
        await until(lambda: all(task.done() for task in server.house.lives[table].tasks.values()))
        last = await server.client().look(table)
        # then
        for socket in listening:
            await socket.until(lambda news: news["number"] == last["number"])
            whole = await (bert if socket.seat == "wolf" else anna).look(table, socket.seat)
            assert [line["number"] for line in socket.log] == [line["number"] for line in whole["log"]]
            assert timeless(socket.news)["moment"] == timeless(whole)["moment"]
        before = timeless(last)
    async with serving(tmp_path) as server:
        after = timeless(await server.client().look(table))
        assert after == before
