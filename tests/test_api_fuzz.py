"""Everything the interface says it takes, and much that it does not: no fault of ours, no dead table, no field that nobody knows."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Iterator
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import checks
from serving import SHORT, Client, Json, Refusal, Server, Socket, finished_record, play_out, serving, serving_in_thread, two
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tafelrunde.server import wire
from tafelrunde.server.app import make_app
from tafelrunde.server.live import Live

pytestmark = pytest.mark.once

Case = schemathesis.Case[Any]
EXAMPLES = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None)


# The interface as its schema describes it


def openapi() -> dict[str, Any]:
    """Return the schema; it needs no server."""
    return make_app(cast(Any, SimpleNamespace(public=None))).openapi_schema.to_schema()


schema = schemathesis.openapi.from_dict(openapi())
CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]


class World(msgspec.Struct):
    """A server with tables in all states, and somebody who sits at them."""

    server: Server
    cookie: str
    tables: list[str]


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    async def no_wait(*_: object) -> None:
        """Nobody waits for news here."""

    async def furnish(server: Server) -> World:
        anna, bert, running = await two(Server(server.desk, server.address))
        waiting = await anna.open("me", "friend")
        real = await anna.open("me", "here Berta", chance="table")
        over = await anna.open("me", "here Berta", options=SHORT)
        await play_out({"raven": anna, "wolf": anna}, over)
        brought = (await anna.post("/api/records", {"record": finished_record()}))["table"]
        await anna.post("/api/account", {"login": "anna", "password": "correct horse"})
        made = World(server, anna.http.cookies["tafelrunde"], [running, waiting, real, over, brought])
        await anna.close()
        await bert.close()
        return made

    with pytest.MonkeyPatch.context() as patch, serving_in_thread(tmp_path_factory.mktemp("server")) as server:
        patch.setattr(Live, "wait", no_wait)
        yield asyncio.run(furnish(server))


def check(case: Case, world: World, cookie: str | None) -> None:
    """Send what was made up, and see that what comes back is what the schema says."""
    # The cookie is given anew with each request, so that nobody logs out for good.
    response = case.call(base_url=world.server.address, cookies={"tafelrunde": cookie} if cookie else {})
    case.validate_response(response, checks=CHECKS)
    assert response.headers["x-content-type-options"] == ["nosniff"]
    if response.status_code >= 400:
        problem = response.json()
        assert set(problem) == {"code", "text", "rule"}
        assert problem["text"]
        assert "Traceback" not in problem["text"]


@schema.parametrize()
@EXAMPLES
def test_a_stranger_gets_what_the_schema_says(case: Case, world: World) -> None:
    check(case, world, None)


@schema.include(path_regex=r"tables/\{table\}|/api/(me|tokens|lobby|ratings|ladder)").parametrize()
@EXAMPLES
def test_somebody_at_a_table_gets_what_the_schema_says(case: Case, world: World) -> None:
    if "table" in (case.path_parameters or {}):
        case.path_parameters["table"] = world.tables[len(repr((case.body, case.query))) % len(world.tables)]
    check(case, world, world.cookie)


def test_the_tables_are_still_alive_afterwards(world: World) -> None:
    """Runs after the tests above, on the same tables."""

    async def look() -> None:
        anna = Client(world.server.address)
        anna.http.cookies.set("tafelrunde", world.cookie)
        for table in world.tables:
            news = await anna.look(table, "raven")
            if news["table"]["state"] == "running" and news["moment"]["legal"]:
                await anna.play(table, "raven")
        await anna.close()

    asyncio.run(look())


# Sockets


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    async with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


def parts() -> st.SearchStrategy[Any]:
    """Values for a field: right ones, wrong ones and nasty ones."""
    return st.one_of(
        st.none(),
        st.booleans(),
        st.integers(),
        st.sampled_from([0, 1, -1, 5, 10**9, 10**18, 10**30]),
        st.floats(),
        st.text(max_size=30),
        st.sampled_from(
            ["raven", "wolf", "", "\0", "a\0b", "\u202e", "?", "pass", "archer", "x" * 5000, "🎲" * 300, "../..", "' OR 1=1 --"]
        ),
        st.lists(st.sampled_from(["archer", "royal_coin", "pass", "deploy", "e2", "\0", "?", 3, None]), max_size=45),
        st.dictionaries(st.text(max_size=5), st.integers(), max_size=3),
    )


FIELDS = ["seat", "after", "lang", "words", "at", "word", "text", "offer", "yes", "id", "do", "account", "number", "is"]
VERBS = [kind.__struct_config__.tag for kind in wire.AnyCommand.__args__]

commands = st.builds(
    lambda do, fields: {"do": do, **fields},
    st.sampled_from([*VERBS, "nothing", ""]),
    st.dictionaries(st.sampled_from(FIELDS), parts(), max_size=5),
)
plausible = st.one_of(
    st.builds(
        lambda seat, after: {"do": "look", "seat": seat, "after": after}, st.sampled_from(["raven", "wolf", None]), st.integers(0, 20)
    ),
    st.builds(lambda text: {"do": "chat", "text": text}, st.text(min_size=1, max_size=500)),
    st.builds(
        lambda do, seat, at: {"do": do, "seat": seat, "at": at},
        st.sampled_from(["undo", "play", "draw"]),
        st.sampled_from(["raven", "wolf"]),
        st.integers(0, 12),
    ),
    st.builds(
        lambda seat, at, words: {"do": "play", "seat": seat, "at": at, "words": words},
        st.sampled_from(["raven", "wolf"]),
        st.integers(3, 9),
        st.lists(
            st.sampled_from(["archer", "scout", "royal_coin", "pass", "deploy", "recruit", "e2", "knight", "?"]), min_size=1, max_size=4
        ),
    ),
    st.builds(lambda seat, words: {"do": "explain", "seat": seat, "words": words}, st.sampled_from(["raven", "wolf"]), parts()),
    st.builds(lambda seat, at: {"do": "hint", "seat": seat, "at": at}, st.sampled_from(["raven", "wolf"]), st.integers(90, 99)),
    st.builds(lambda offer, yes: {"do": "answer", "offer": offer, "yes": yes}, st.integers(0, 12), st.booleans()),
    st.sampled_from(
        [{"do": "replace", "seat": "wolf"}, {"do": "back", "seat": "raven"}, {"do": "leave", "seat": "raven"}, {"do": "rematch"}]
    ),
)
garbled = st.one_of(
    st.text(max_size=60),
    st.binary(max_size=60),
    st.builds(lambda command, cut: json.dumps(command)[:cut], commands, st.integers(0, 40)),
    st.builds(lambda command, where: json.dumps(command)[:where] + "\0" + json.dumps(command)[where:], commands, st.integers(0, 40)),
    st.builds(
        lambda depth, brackets: brackets[0] * depth + brackets[1] * depth, st.integers(1, 6000), st.sampled_from(["[]", ('{"a":', "}")])
    ),
    st.sampled_from(
        [
            "",
            "null",
            "[]",
            "{}",
            "NaN",
            '{"do":"chat","text":"\\ud800"}',
            '{"do":"chat","text":"\\u0000"}',
            '{"do":"chat","text":"a","text":"b"}',
            '{"do":"ping","id":1e400}',
            '{"do":"ping","id":-1}',
            '{"do":"ping","id":"1"}',
            '{"do":"look","seat":"raven","after":99999999999999999999}',
            "\ufeff{}",
            "x" * 20_000,
            "x" * 40_000,
            b"\xff\xfe",
            b"\x00" * 20_000,
            b'{"do":"ping","id":4}',
        ]
    ),
)
messages = st.one_of(commands.map(json.dumps), plausible.map(json.dumps), garbled)

KNOWN_FIELDS = {kind.__struct_config__.tag: {"is", *kind.__struct_fields__} for kind in wire.AnyMessage.__args__}


def is_as_it_should_be(message: Json, secret: str) -> None:
    """See that a message is one of ours, and that it does not say more than it may."""
    assert set(message) == KNOWN_FIELDS[message["is"]] or set(message) < KNOWN_FIELDS[message["is"]]
    assert message.get("code") != "trouble"
    assert secret not in str(message)
    if message["is"] == "news" and message["table"]["state"] != "over":
        for seat, player in message["moment"]["view"]["players"].items():
            assert seat == message["viewer"] or player["hand"] is None


@pytest.mark.anyio
@pytest.mark.parametrize("who", ["player", "stranger"])
@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None)
@given(sent=st.lists(messages, min_size=1, max_size=12))
async def test_whatever_is_sent_on_a_socket_the_table_lives_on(server: Server, who: str, sent: list[str | bytes]) -> None:
    # given
    anna, bert, table = await two(server)
    start = (await server.house.store.entries(table))[-1]
    secret = start.body.rpartition("secret ")[2].partition("\\n")[0]
    client = anna if who == "player" else server.client()
    connection: ClientConnection | None = None
    # when
    for message in sent:
        if connection is None:
            connection = await client.connect(table)
        try:
            await connection.send(message)
        except ConnectionClosed:
            connection = None
    # then: each message was answered, or the socket was closed with a reason
    for attempt in ("on the same socket", "on a new one"):
        connection = connection or await client.connect(table)
        socket = Socket(connection)
        try:
            await socket.send('{"do":"ping","id":999}')
            while (heard := await socket.hear())["is"] != "pong" or heard["id"] != 999:
                is_as_it_should_be(heard, secret)
            break
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else 0
            connection = None
        assert code in (1003, 1007, 1009, 1013), attempt
    assert connection
    await connection.close()
    # and: the game goes on
    await come_back(anna, table, "raven")
    await come_back(bert, table, "wolf")
    news = await anna.look(table)
    assert news["table"]["state"] == "running"
    seat = news["moment"]["prompts"][0]["seat"]
    await (anna if seat == "raven" else bert).play(table, seat)
    assert not server.house.lives[table].stale


async def come_back(client: Client, table: str, seat: str) -> None:
    """Take the seat back, if a bot has it meanwhile."""
    with contextlib.suppress(Refusal):
        await client.do(table, "back", seat=seat)


@pytest.mark.anyio
@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None)
@given(name=st.text(max_size=45), label=st.text(max_size=45), text=st.text(max_size=510), login=st.text(max_size=45))
async def test_any_text_is_kept_as_it_is_or_refused(server: Server, name: str, label: str, text: str, login: str) -> None:
    anna = server.client()
    table = await anna.open("me", "friend")
    for method, path, body in (
        ("PATCH", "/api/me", {"name": name}),
        ("POST", "/api/tokens", {"label": label}),
        ("POST", f"/api/tables/{table}/commands", {"do": "chat", "text": text}),
        ("POST", "/api/tables", {"game": "war_chest", "seats": [{"kind": "me"}, {"kind": "here", "name": name}]}),
        ("POST", "/api/tables", {"game": text[:40], "seats": [{"kind": "me"}, {"kind": "bot", "bot": label}]}),
        ("POST", "/api/tables", {"game": "war_chest", "seats": [{"kind": "me"}, {"kind": "friend"}], "options": {name: text}}),
        ("POST", "/api/records", {"record": finished_record().replace("raven", name or "x")}),
        ("POST", "/api/join", {"token": text}),
        ("POST", "/api/login", {"login": login, "password": "correct horse"}),
        ("DELETE", "/api/tokens/x", None),
    ):
        answer = await anna.ask(method, path, body)
        assert answer.status_code in (200, 201, 400, 403, 404), (path, body, answer.text)
    me = await anna.me()
    assert me["name"] == " ".join(name.split()) or me["name"] == "Guest"
    for line in (await anna.look(table))["log"]:
        if line["kind"] == "chat":
            assert line["text"] == " ".join(text.split())
