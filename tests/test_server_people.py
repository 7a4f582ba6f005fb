"""People at the server: guests, accounts, programs with tokens, invitations and links."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from serving import (
    Json,
    Server,
    Socket,
    refused,
    seats,
    serving,
    two,
)

from tafelrunde.server import sockets

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    """One server for all tests that do not need one of their own; everybody comes with new people and new tables."""
    async with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


# People


async def test_a_guest_is_known_by_a_signed_cookie(server: Server) -> None:
    anna = server.client("Anna")
    await anna.introduce()
    me = await anna.me()
    assert (me["name"], me["login"]) == ("Anna", None)
    other = server.client()
    other.http.cookies.update(anna.http.cookies)
    assert await other.me() == me


async def test_a_forged_cookie_is_worth_nothing(server: Server) -> None:
    anna, thief = server.client("Anna"), server.client()
    await anna.introduce()
    me = await anna.me()
    good = anna.http.cookies["tafelrunde"]
    payload, _, signature = good.rpartition(".")
    forged = [
        me["id"],
        f"{payload}.",
        f"{payload}.{signature[:-2]}AA",
        f"{payload}.{signature}x",
        f"x{good}",
        "",
        ".",
        "a.b",
        "\\",
        "%00",
        "Ω",
    ]
    for cookie in forged:
        header = {"Cookie": f"tafelrunde={cookie}".encode()}
        answer = await thief.http.get("/api/me", headers=header)  # type: ignore[arg-type]
        assert (answer.status_code, answer.json()["id"]) == (200, None), cookie


async def test_the_signature_of_an_invitation_is_no_session(server: Server) -> None:
    anna, thief = server.client("Anna"), server.client()
    table = await anna.open("me", "friend")
    thief.http.cookies.set("tafelrunde", (await anna.links(table))["own"]["raven"])
    assert (await thief.me())["id"] is None


async def test_a_name_is_one_line_of_visible_letters(server: Server) -> None:
    anna = server.client()
    assert (await anna.say("PATCH", "/api/me", {"name": "  Anna \n  Maria "}))["name"] == "Anna Maria"
    for bad in ("", "   ", "\0", "a\u202eb", "x" * 41, "\x07"):
        problem = await refused(anna.say("PATCH", "/api/me", {"name": bad}))
        assert (problem.status, problem.code) == (400, "malformed")
    assert (await anna.me())["name"] == "Anna Maria"


async def test_a_new_name_is_shown_at_new_tables(server: Server) -> None:
    anna = server.client("Anna")
    old = await anna.open("me", "friend")
    await anna.say("PATCH", "/api/me", {"name": "Änne"})
    new = await anna.open("me", "friend")
    assert seats(await anna.look(old))["raven"]["name"] == "Anna"
    assert seats(await anna.look(new))["raven"]["name"] == "Änne"


async def test_an_account_is_kept_with_login_and_password(server: Server) -> None:
    # given
    anna, elsewhere = server.client("Anna"), server.client()
    table = await anna.open("me", "friend")
    kept = await anna.post("/api/account", {"login": "anna.1", "password": "correct horse"})
    assert kept == {**await anna.me(), "login": "anna.1", "name": "Anna"}
    # when
    for wrong in ({"login": "anna.1", "password": "wrong horse"}, {"login": "anna.2", "password": "correct horse"}):
        problem = await refused(elsewhere.post("/api/login", wrong))
        assert (problem.status, problem.code) == (403, "forbidden")
    assert (await elsewhere.me())["id"] is None
    # then
    assert await elsewhere.post("/api/login", {"login": "anna.1", "password": "correct horse"}) == kept
    assert seats(await elsewhere.look(table, "raven"))["raven"]["mine"]


async def test_a_login_belongs_to_one_account(server: Server) -> None:
    anna, bert = server.client("Anna"), server.client("Bert", lang="de")
    await anna.introduce()
    await anna.post("/api/account", {"login": "taken", "password": "correct horse"})
    problem = await refused(bert.post("/api/account", {"login": "taken", "password": "something else"}))
    assert (problem.status, problem.code) == (422, "illegal")
    assert "taken" in problem.text
    assert (await bert.me())["login"] is None


@pytest.mark.parametrize(
    "wrong",
    [
        {"login": "a", "password": "correct horse"},
        {"login": "with space", "password": "correct horse"},
        {"login": "line\n", "password": "correct horse"},
        {"login": "nul\0", "password": "correct horse"},
        {"login": "x" * 41, "password": "correct horse"},
        {"login": "fine", "password": "short"},
        {"login": "fine", "password": "x" * 201},
        {"login": "fine"},
        {"login": ["fine"], "password": "correct horse"},
    ],
)
async def test_what_is_no_login_or_no_password_is_refused(server: Server, wrong: Json) -> None:
    problem = await refused(server.client().post("/api/account", wrong))
    assert (problem.status, problem.code) == (400, "malformed")


async def test_what_was_played_as_a_guest_comes_along_at_login(server: Server) -> None:
    # given: Anna has an account with one table, and plays as a guest on another device
    anna, guest, bert = server.client("Anna"), server.client("A guest"), server.client("Bert")
    first = await anna.open("me", "friend")
    await anna.post("/api/account", {"login": "anna.merge", "password": "correct horse"})
    second = await guest.open("me", "friend")
    await guest.invite(second, bert, "wolf")
    async with guest.socket(second, "raven") as open_socket:
        # when
        await guest.post("/api/login", {"login": "anna.merge", "password": "correct horse"})
        # then: both tables are hers, in the lobby, at the table in memory and on the socket that is still open
        assert {table["id"] for table in (await guest.get("/api/lobby"))["mine"]} == {first, second}
        assert (await guest.look(second))["table"]["owner"]
        await guest.play(second, "raven")
        await bert.play(second, "wolf")
        await anna.play(second, "raven")
        await bert.play(second, "wolf")
        await open_socket.until(lambda news: len(open_socket.log) == 6 and news["moment"]["legal"])
        await open_socket.play()


async def test_logging_in_from_one_account_to_another_mixes_nothing(server: Server) -> None:
    anna, bert = server.client("Anna"), server.client("Bert")
    table = await anna.open("me", "friend")
    await anna.post("/api/account", {"login": "anna.apart", "password": "correct horse"})
    await bert.introduce()
    await bert.post("/api/account", {"login": "bert.apart", "password": "other horse"})
    await anna.post("/api/login", {"login": "bert.apart", "password": "other horse"})
    assert (await anna.get("/api/lobby"))["mine"] == []
    await anna.post("/api/login", {"login": "anna.apart", "password": "correct horse"})
    assert [row["id"] for row in (await anna.get("/api/lobby"))["mine"]] == [table]


async def test_whoever_logs_out_is_a_stranger(server: Server) -> None:
    anna = server.client("Anna")
    await anna.introduce()
    answer = await anna.ask("POST", "/api/logout")
    assert answer.status_code == 204
    assert "Max-Age=0" in answer.headers["set-cookie"]
    assert (await anna.me())["id"] is None


async def test_a_program_plays_with_a_token_until_it_is_taken_away(server: Server) -> None:
    # given
    anna, bert, table = await two(server)
    made = await anna.post("/api/tokens", {"label": "my bot"})
    program = server.client(Authorization=f"Bearer {made['token']}")
    # when
    assert (await program.me())["id"] == (await anna.me())["id"]
    await program.play(table, "raven")
    await bert.play(table, "wolf")
    async with program.socket(table, "raven") as socket:
        await socket.play()
    # then
    (listed,) = await anna.get("/api/tokens")
    assert listed["label"] == "my bot"
    assert made["token"] not in str(listed)
    assert await bert.get("/api/tokens") == []
    assert (await refused(bert.say("DELETE", f"/api/tokens/{listed['id']}"))).status == 404
    assert (await refused(server.client().say("DELETE", f"/api/tokens/{listed['id']}"))).status == 404
    assert (await program.me())["id"]
    await anna.say("DELETE", f"/api/tokens/{listed['id']}")
    assert (await refused(program.me())).status == 403
    assert await anna.get("/api/tokens") == []


@pytest.mark.parametrize("header", ["Bearer tafel_wrong", "Bearer", "Basic YTpi", "Bearer x", "tafel_x", "Bearer tafel_\u00e4"])
async def test_a_wrong_token_is_refused_everywhere(server: Server, header: str) -> None:
    _, _, table = await two(server)
    program = server.client()
    for path in ("/api/me", "/api/lobby", f"/api/tables/{table}", f"/api/tables/{table}/links"):
        answer = await program.http.get(path, headers={"Authorization": header.encode("utf-8")})  # type: ignore[arg-type]
        assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")
    headers = {"Authorization": header.encode().decode("latin-1")}
    async with program.connect(table, additional_headers=headers) as connection:
        socket = Socket(connection)
        assert (await socket.hear())["code"] == "forbidden"
        assert await socket.closed() == sockets.POLICY


# Invitations


async def test_an_invitation_works_once(server: Server) -> None:
    anna, bert, carl = server.client("Anna"), server.client("Bert"), server.client("Carl")
    table = await anna.open("me", "friend")
    token = (await anna.links(table))["invite"]["wolf"]
    assert await bert.join(token) == {"table": table, "seat": "wolf"}
    problem = await refused(carl.join(token))
    assert (problem.status, problem.code) == (403, "forbidden")
    assert (await anna.links(table))["invite"] == {}
    assert not seats(await carl.look(table))["wolf"]["mine"]


async def test_whoever_followed_an_invitation_may_follow_it_again(server: Server) -> None:
    anna, bert = server.client("Anna"), server.client("Bert")
    table = await anna.open("me", "friend")
    token = (await anna.links(table))["invite"]["wolf"]
    await bert.join(token)
    assert await bert.join(token) == {"table": table, "seat": "wolf"}


async def test_a_forged_invitation_is_refused(server: Server) -> None:
    anna, carl = server.client("Anna"), server.client("Carl")
    table = await anna.open("me", "friend")
    good = (await anna.links(table))["invite"]["wolf"]
    payload, _, signature = good.rpartition(".")
    other = (await anna.links(await anna.open("me", "friend")))["invite"]["wolf"].rpartition(".")[2]
    for token in (
        f"{payload}.{other}",
        f"{payload}.{signature}A",
        payload,
        "x",
        ".",
        "\0",
        "…",
        carl.http.cookies.get("tafelrunde") or "y",
    ):
        problem = await refused(carl.join(token))
        assert (problem.status, problem.code) == (404, "missing")
    carl.http.cookies.clear()
    session = anna.http.cookies["tafelrunde"]
    assert (await refused(carl.join(session))).status == 404, "a session is no invitation"


async def test_only_those_at_the_table_can_invite(server: Server) -> None:
    anna, carl, dora = server.client("Anna"), server.client("Carl"), server.client("Dora")
    table = await anna.open("me", "friend", "friend", "friend", options={})
    await carl.introduce()
    assert await carl.links(table) == {"invite": {}, "own": {}, "proxy": {}, "master": ""}
    assert await server.client().links(table) == {"invite": {}, "own": {}, "proxy": {}, "master": ""}
    await carl.sit(table, "wolf_2")
    links = await carl.links(table)
    assert (set(links["invite"]), set(links["own"])) == ({"wolf_1", "raven_2"}, {"wolf_2"})
    await dora.join(links["invite"]["raven_2"])


async def test_whoever_opened_a_table_for_others_can_invite_them(server: Server) -> None:
    anna, bert = server.client("Anna"), server.client("Bert")
    table = await anna.open("friend", "friend", listed=False)
    links = await anna.links(table)
    assert (set(links["invite"]), links["own"]) == ({"raven", "wolf"}, {})
    await bert.join(links["invite"]["raven"])
    assert (await anna.get("/api/lobby"))["mine"][0]["id"] == table


async def test_a_seat_link_opens_the_own_seat_on_another_device(server: Server) -> None:
    # given
    anna, bert, table = await two(server)
    phone = server.client("Anna's phone")
    token = (await anna.links(table))["own"]["raven"]
    # when
    assert await phone.join(token) == {"table": table, "seat": "raven"}
    # then: both act for the same seat
    await phone.play(table, "raven")
    await bert.play(table, "wolf")
    await anna.play(table, "raven")
    log = (await phone.look(table, "raven"))["log"]
    assert [line["seat"] for line in log if line["kind"] == "play"] == ["raven", "wolf", "raven"]
    assert seats(await bert.look(table))["raven"]["name"] == "Anna"
    assert (await phone.get("/api/lobby"))["mine"][0]["id"] == table


async def test_whoever_got_up_has_no_link_to_the_seat_any_more(server: Server) -> None:
    anna, bert, carl = server.client("Anna"), server.client("Bert"), server.client("Carl")
    table = await anna.open("me", "friend", "friend", "friend", options={})
    await bert.sit(table, "wolf_1")
    token = (await bert.links(table))["own"]["wolf_1"]
    await bert.do(table, "leave", seat="wolf_1")
    assert (await refused(bert.join(token))).status == 403
    await anna.invite(table, carl, "wolf_1")
    assert (await refused(bert.join(token))).status == 403
    assert not seats(await bert.look(table))["wolf_1"]["mine"]


async def test_no_address_has_room_for_a_secret(server: Server) -> None:
    schema = (await server.client().http.get("/api/schema/openapi.json")).json()
    names = {
        f"{parameter['in']} {parameter['name']}"
        for methods in schema["paths"].values()
        for operation in methods.values()
        for parameter in operation.get("parameters", [])
    }
    assert names == {
        "path game", "path rule", "path table", "path position", "path token", "path seat", "path name", "query lang",
        "query seat", "query scene", "query words", "query after", "query wait", "query round", "query year", "query corrections",
    }  # fmt: skip
    anna = server.client("Anna")
    made = await anna.post("/api/tokens", {"label": "x"})
    assert made["info"]["id"] not in made["token"], "the token in an address is only its number"
    assert (await refused(server.client(Authorization=f"Bearer {made['info']['id']}").me())).status == 403
