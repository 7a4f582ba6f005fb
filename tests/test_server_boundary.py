"""What leaves the server: to each reader what that reader may know, and to strangers no way in.

Two matches that differ only in what is hidden from a seat are made side by side. Whatever the server sends to that seat, or to a
spectator, must be the same to the byte, but for the names of the tables, their commitments and the time.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from limits import parse
from playing import random_match
from serving import KNOWN, SHORT, Client, Server, Socket, finished_record, play_out, refused, serving, two, until
from websockets.exceptions import InvalidStatus

from tafelrunde.games import NAMES, find_game
from tafelrunde.kernel.chance import TapeEnd, commitment, seeded
from tafelrunde.kernel.contract import SPECTATOR, State
from tafelrunde.kernel.errors import ChanceNeeded
from tafelrunde.kernel.game import HIDDEN_WORD, Game, Sentence
from tafelrunde.kernel.match import Match, new_match
from tafelrunde.kernel.plays import Play, carry_out, plays
from tafelrunde.kernel.samples import Secret, samples_of
from tafelrunde.server import safety, sockets
from tafelrunde.server.tables import STAND_IN

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    async with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


# Matches that a seat cannot tell apart


class Twins:
    """Two matches with real bags in which everything is the same but what is hidden from a seat, or from spectators."""

    def __init__(self, viewer: int, seed: int, players: int = 2, options: dict[str, str] | None = None, game: str = "war_chest") -> None:
        self.game = find_game(game)
        self.viewer = viewer
        self.players = players
        self.options = options or {}
        self.dice = seeded(seed)
        self.drawn: list[list[list[str]]] = [[[]], [[]]]
        """What was told, by match: for the setup, then for each play."""
        self.plays: list[tuple[int, list[Sentence]]] = []
        self.matches: list[Match] = []
        while len(self.matches) < 2:
            self.matches = []
            self.advance([self.set_up(0), self.set_up(1)])

    def set_up(self, number: int) -> ChanceNeeded | None:
        try:
            match = new_match(self.game, self.players, self.options, chance="table", drawn=self.drawn[number][0])
        except ChanceNeeded as needed:
            return needed
        self.matches.append(match)
        return None

    def advance(self, needed: list[ChanceNeeded | None]) -> bool:
        """Tell one more draw in both matches, the same where the viewer sees it; return whether there was one to tell."""
        first, second = needed
        assert (first is None) == (second is None)
        if first is None or second is None:
            return False
        assert first.seat == second.seat
        known = first.seat is None or first.seat == self.viewer
        if known:
            assert first.options == second.options
        word = self.choose([word for word in first.options if word in (first.possible & second.possible if known else first.possible)])
        self.drawn[0][-1].append(word)
        unseen = [word for word in second.options if word in second.possible and word not in self.game.open_draws]
        self.drawn[1][-1].append(word if known or word in self.game.open_draws else self.choose(unseen))
        return True

    def choose(self, options: list[Any]) -> Any:
        return options[self.dice.pick(len(options), 0)]

    def play(self) -> bool:
        """Play something that looks the same in both matches; return whether there was anything."""
        if self.matches[0].over:
            return False
        seat = self.choose(self.matches[0].state.actors())
        looks: list[dict[tuple[Sentence, bytes], list[Sentence]]] = []
        for match in self.matches:
            found: dict[tuple[Sentence, bytes], list[Sentence]] = {}
            for play in plays(match.state, seat):
                words = self.game.words(match.state, seat, play)
                shown = words if seat == self.viewer else self.game.public_words(match.state, seat, play)
                found.setdefault((shown, self.comes_out(match, seat, play)), []).append(words)
            looks.append(found)
        common = [look for look in looks[0] if look in looks[1]]
        if not common:
            return False
        hidden = [look for look in common if HIDDEN_WORD in look[0]]
        public = self.choose(hidden if hidden and self.dice.pick(3, 0) == 0 else common)
        sentences = [self.choose(found[public]) for found in looks]
        self.plays.append((seat, sentences))
        for told in self.drawn:
            told.append([])
        while self.advance([self.carry_out(number) for number in (0, 1)]):
            pass
        return True

    def comes_out(self, match: Match, seat: int, play: Play) -> bytes:
        """Return what the viewer sees after a play that brings secrets out, as far as it goes without a draw."""
        after = match.state.clone()
        with suppress(TapeEnd):
            carry_out(after, seat, play)
        if not after.shown and after.revealed == match.state.revealed:
            return b""
        return msgspec.json.encode(self.game.observe(after, self.viewer))

    def carry_out(self, number: int) -> ChanceNeeded | None:
        match, (seat, sentences) = self.matches[number], self.plays[-1]
        if len(match.positions) > len(self.plays):
            return None
        try:
            match.play(sentences[number], seat, self.drawn[number][-1])
        except ChanceNeeded as needed:
            return needed
        return None

    def differ(self) -> bool:
        """Return whether there is anything hidden that differs."""
        return self.matches[0].state.dump() != self.matches[1].state.dump()

    def records(self) -> list[str]:
        """Return both as matches whose draws were committed to. (That they do not follow from the secret shows only at the end.)"""
        secrets = ("the first secret", "the second secret")
        made = []
        for match, secret in zip(self.matches, secrets, strict=True):
            head = msgspec.structs.replace(match.record, chance="committed", commitment=commitment(secret), secret=secret)
            made.append(head.text())
        return made


def alike(text: str, table: str) -> str:
    """Return a message without what two tables cannot have in common."""
    text = text.replace(table, "TABLE")
    text = re.sub(r'"(at|now|left|reserve|changed)":[0-9.e+-]+', r'"\1":0', text)
    text = re.sub(r'"commitment":"[0-9a-f]{64}"', '"commitment":""', text)
    return re.sub(r"^Headers\(.*?\)\n", "", text)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "secret"),
    [(game, secret) for game in map(find_game, NAMES) for secret in samples_of(game).secrets],
    ids=lambda value: value.name if isinstance(value, Game) else f"{value.players}-{value.viewer}",
)
async def test_what_a_reader_gets_does_not_depend_on_what_is_hidden_from_it(server: Server, game: Game, secret: Secret) -> None:
    # given: two tables in the middle of a game that this reader cannot tell apart
    viewer, plays = secret.viewer, secret.plays
    twins = Twins(viewer, plays, secret.players, game.read_options(secret.players, secret.options), game.name)
    while (len(twins.plays) < plays or not twins.differ()) and twins.play():
        pass
    assert twins.differ()
    names = twins.matches[0].seats
    seat = None if viewer == SPECTATOR else names[viewer]
    anna, reader = server.client("Anna"), server.client("Reader")
    await reader.introduce()
    traffic = []
    for record in twins.records():
        table = (await anna.post("/api/records", {"record": record}))["table"]
        if seat:
            await reader.join((await anna.links(table))["own"][seat])
        # when: the reader asks for everything there is to ask
        reader.heard.clear()
        await ask_everything(reader, table, seat, list(names), len(twins.plays), sayings(game, secret))
        traffic.append([alike(heard, table) for heard in reader.heard])
    # then
    assert traffic[0] == traffic[1]
    assert "the first secret" not in "".join(traffic[0])


def sayings(game: Game, secret: Secret) -> list[str]:
    """Return something to ask the reason of, whether it is legal or not: sentences of another match."""
    other = random_match(game, secret.players, 7, 3 * secret.plays, secret.options)
    said = [" ".join(sentence) for position in other.positions for sentence in spoken(game, position.state)]
    return list(dict.fromkeys(said))[:: 1 + len(said) // 40]


def spoken(game: Game, state: State) -> list[Sentence]:
    """Return some sentences that are legal now."""
    legal = [game.words(state, seat, play) for seat in state.actors() for play in plays(state, seat)]
    return legal[:: 1 + len(legal) // 4]


async def ask_everything(reader: Client, table: str, seat: str | None, names: list[str], plays: int, sayings: list[str]) -> None:
    """Send everything a reader can send without changing the table."""
    for after in (0, 1, 3, 10**6):
        await reader.look(table, seat, after)
    for name in (*names, None):
        await reader.ask("GET", f"/api/tables/{table}", seat=name)
        for position in range(0, plays + 2, 1 + plays // 20):
            await reader.ask("GET", f"/api/tables/{table}/moments/{position}", seat=name)
            await reader.ask("GET", f"/api/tables/{table}/moments/{position}/story", seat=name)
            for words in ("", *sayings[::20]):
                await reader.ask("GET", f"/api/tables/{table}/moments/{position}/outlook", seat=name, words=words)
    for path in ("record", "verdict"):
        await reader.ask("GET", f"/api/tables/{table}/{path}")
    moment = (await reader.look(table))["moment"]
    at = moment["entry"]
    for name in names:
        for sentence in sayings:
            await reader.ask("POST", f"/api/tables/{table}/commands", {"do": "explain", "seat": name, "words": sentence.split()})
        for do in ("undo", "resign"):
            if name != seat:
                await reader.ask("POST", f"/api/tables/{table}/commands", {"do": do, "seat": name, "at": at})
        if name != seat:
            await reader.ask("POST", f"/api/tables/{table}/commands", {"do": "play", "seat": name, "at": at, "words": sayings[0].split()})
    await reader.ask("POST", f"/api/tables/{table}/commands", {"do": "draw", "at": at, "word": sayings[0].split()[0]})
    seats = [{"kind": "me"}, *({"kind": "friend"} for _ in names[1:])]
    await reader.ask("POST", f"/api/tables/{table}/branches", {"position": 0, "seats": seats})
    async with reader.socket(table, seat) as socket:
        for name in (*names, None, seat):
            await socket.send({"do": "look", "seat": name})
        await socket.do("ping")


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
async def test_what_a_reader_hears_while_others_play_does_not_depend_on_what_is_hidden(server: Server, viewer: int) -> None:
    """The same with real bags and live: every draw and every play of the twins is made at two tables, and the reader listens."""
    # given
    twins = Twins(viewer, 5, options=KNOWN)
    while len(twins.plays) < 14 and twins.play():
        pass
    assert twins.differ()
    names = twins.matches[0].seats
    seat = None if viewer == SPECTATOR else names[viewer]
    traffic = []
    for number in (0, 1):
        anna, bert = server.client("Anna"), server.client("Bert")
        table = await anna.open("me", "friend", chance="table", options=KNOWN)
        people = {"raven": anna, "wolf": bert}
        reader = people[seat] if seat else server.client("Reader")
        await reader.introduce()
        async with reader.socket(table, seat if seat == "raven" else None) as socket:
            await anna.invite(table, bert, "wolf")
            if seat:
                socket.seat = seat
                await socket.look()
            # when
            await tell(people, table, twins.drawn[number][0])
            for (actor, sentences), drawn in zip(twins.plays, twins.drawn[number][1:], strict=True):
                await people[names[actor]].play(table, names[actor], sentences[number])
                await tell(people, table, drawn)
            last = (await anna.look(table))["number"]
            await socket.until(lambda news, last=last: news["number"] == last)  # type: ignore[misc]
            assert not socket.moment["draw"]
        traffic.append([alike(json.dumps(message, separators=(",", ":")), table) for message in socket.messages])
    # then
    assert traffic[0] == traffic[1]


async def tell(people: dict[str, Client], table: str, drawn: list[str]) -> None:
    for word in drawn:
        news = await people["raven"].look(table)
        await people[news["moment"]["draw"]["seat"]].do(table, "draw", at=news["moment"]["entry"], word=word)


async def test_the_twins_would_find_a_leak(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    from tafelrunde.server import news

    monkeypatch.setattr(news, "viewer_of", lambda seat: 0)
    twins = Twins(1, 3)
    for _ in range(6):
        twins.play()
    anna = server.client("Anna")
    seen = []
    for record in twins.records():
        table = (await anna.post("/api/records", {"record": record}))["table"]
        seen.append(alike(json.dumps(await anna.look(table, "wolf"), separators=(",", ":")), table))
    assert seen[0] != seen[1]


# Secrets of the house


async def test_nobody_hears_a_secret_that_is_not_the_own(server: Server) -> None:
    # given: four people of all kinds, and a game from beginning to end with all that belongs to it
    anna, bert, carl, stranger = server.client("Anna"), server.client("Bert"), server.client("Carl"), server.client()
    table = await anna.open("me", "friend", options=SHORT)
    invitation = (await anna.links(table))["invite"]["wolf"]
    await carl.introduce()
    readers = {"anna": anna, "bert": bert, "carl": carl, "stranger": stranger}
    async with anna.socket(table, "raven") as one, stranger.socket(table) as two_, carl.socket(table) as three:
        await bert.join(invitation)
        token = (await bert.post("/api/tokens", {"label": "bot"}))["token"]
        await bert.post("/api/account", {"login": "bert.secret", "password": "correct horse battery"})
        await carl.do(table, "chat", text="hello")
        await bert.links(table)
        people = {"raven": anna, "wolf": bert}
        for _ in range(8):
            for reader in readers.values():
                await reader.look(table)
                await reader.get("/api/lobby")
                await reader.ask("GET", f"/api/tables/{table}/moments/0")
                await reader.ask("GET", f"/api/tables/{table}/record")
            seat = (await anna.look(table))["moment"]["prompts"][0]["seat"]
            await people[seat].play(table, seat, 1)
        for socket in (one, two_, three):
            await socket.do("ping")
        entries = await server.house.store.entries(table)
        secret = entries[[entry.kind for entry in entries].index("start")].body.rpartition("secret ")[2].partition("\\n")[0]
        assert len(secret) == 32
        # then: before the end nobody has heard the secret of the draws
        for reader in readers.values():
            assert secret not in "".join(reader.heard)
        await play_out(people, table)
        for socket in (one, two_, three):
            await socket.until(lambda news: news["table"]["state"] == "over")
    # and: never anything by which somebody could act for somebody else
    ids = {name: (await reader.me())["id"] for name, reader in readers.items()}
    nonces = [row.invite for row in await server.house.store.seats(table)]
    for name, reader in readers.items():
        await reader.look(table)
        heard = "".join(reader.heard)
        assert secret in heard, "at the end everybody may check the draws"
        for other, account in ids.items():
            assert account is None or other == name or account not in heard, f"{name} knows the id of {other}"
        for hidden in (server.house.secret, *nonces, "password", "argon2", "correct horse", "accounts", "Traceback"):
            assert hidden not in heard
        if name != "bert":
            assert token not in heard
            assert "bert.secret" not in heard
        if name not in ("anna", "bert"):
            assert invitation not in heard


async def test_a_hidden_coin_is_a_question_mark_to_others_until_the_end(server: Server) -> None:
    anna, bert, table = await two(server)
    legal = (await anna.look(table, "raven"))["moment"]["legal"]
    words = next(words for words in legal if words[-1] == "pass")
    await anna.play(table, "raven", words)
    shown = [(await reader.look(table, seat))["log"][-1]["words"] for reader, seat in ((anna, "raven"), (bert, "wolf"), (anna, None))]
    assert shown == [words, [HIDDEN_WORD, "pass"], [HIDDEN_WORD, "pass"]]
    at = (await bert.look(table))["moment"]["entry"]
    await bert.do(table, "resign", seat="wolf", at=at)
    assert [line["words"] for line in (await bert.look(table, "raven"))["log"] if line["kind"] == "play"] == [words]


async def test_all_coins_of_a_foreign_seat_are_refused_alike(server: Server) -> None:
    anna, bert, table = await two(server)
    at = (await anna.look(table))["moment"]["entry"]
    for do in ("play", "explain"):
        answers = set()
        for coin in ("archer", "scout", "knight", "royal_guard", "royal_coin", "nonsense"):
            command = {"do": do, "seat": "raven", "words": [coin, "pass"], **({"at": at} if do == "play" else {})}
            answers.add((await bert.ask("POST", f"/api/tables/{table}/commands", command)).text)
        assert len(answers) == 1


async def test_a_stand_in_gives_nobody_sight_of_the_seat(server: Server) -> None:
    anna, bert, table = await two(server)
    await anna.look(table)
    server.house.lives[table].seen.clear()
    await anna.do(table, "replace", seat="wolf")
    news = await anna.look(table)
    assert [seat["bot"] for seat in news["table"]["seats"]] == [None, STAND_IN]
    assert (await refused(anna.look(table, "wolf"))).status == 403
    assert (await bert.look(table, "wolf"))["viewer"] == "wolf"


# Headers


KINDS: list[tuple[str, str, bytes, int]] = [
    ("GET", "/", b"", 0),
    ("GET", "/t/abc", b"", 0),
    ("GET", "/api/me", b"", 200),
    ("GET", "/api/games", b"", 200),
    ("GET", "/api/schema/openapi.json", b"", 200),
    ("GET", "/favicon.svg", b"", 0),
    ("GET", "/assets/nothing.js", b"", 404),
    ("GET", "/assets/..%2f..%2fwire.py", b"", 404),
    ("GET", "/nowhere", b"", 404),
    ("GET", "/api/nowhere", b"", 404),
    ("GET", "/api/tables/nowhere", b"", 404),
    ("HEAD", "/api/me", b"", 405),
    ("OPTIONS", "/api/me", b"", 204),
    ("DELETE", "/api/me", b"", 405),
    ("POST", "/api/tables", b"{", 400),
    ("POST", "/api/logout", b"", 204),
    ("POST", "/api/records", b'{"record": "' + b"x" * 500_000 + b'"}', 413),
    ("PATCH", "/api/me", b'{"name": "Anna"}', 200),
]


@pytest.mark.parametrize(("method", "path", "content", "status"), KINDS, ids=[f"{kind[0]} {kind[1]}" for kind in KINDS])
async def test_every_answer_carries_the_safety_headers(server: Server, method: str, path: str, content: bytes, status: int) -> None:
    answer = await server.client().http.request(method, path, content=content, headers={"Content-Type": "application/json"})
    assert not status or answer.status_code == status
    assert {name: answer.headers.get(name) for name in safety.HEADERS} == safety.HEADERS
    assert answer.headers.get("cache-control")
    assert "access-control-allow-origin" not in answer.headers


async def test_a_fault_carries_the_safety_headers_too(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server.house, "lobby", None)
    answer = await server.client().ask("GET", "/api/lobby")
    assert answer.status_code == 500
    assert {name: answer.headers.get(name) for name in safety.HEADERS} == safety.HEADERS


async def test_what_is_private_is_not_kept_by_anybody(server: Server) -> None:
    anna, _, table = await two(server)
    for path in ("/api/me", "/api/lobby", f"/api/tables/{table}", f"/api/tables/{table}/links", f"/api/tables/{table}/moments/0"):
        assert (await anna.ask("GET", path)).headers["cache-control"] == "no-store"


# Where a request comes from


FOREIGN = [
    "http://evil.example",
    "https://evil.example:8000",
    "null",
    "http://localhost.evil.example",
    "http://[",
    "http://[::1",
    "x",
    "//",
    "file://",
]


@pytest.mark.parametrize("origin", FOREIGN)
async def test_pages_of_others_can_change_nothing(server: Server, origin: str) -> None:
    anna, _, table = await two(server)
    number = (await anna.look(table))["number"]
    for method, path, body in (
        ("POST", f"/api/tables/{table}/commands", {"do": "chat", "text": "evil"}),
        ("POST", "/api/tables", {"game": "war_chest", "seats": [{"kind": "me"}, {"kind": "friend"}]}),
        ("PATCH", "/api/me", {"name": "Evil"}),
        ("POST", "/api/login", {"login": "anna", "password": "correct horse"}),
        ("POST", "/api/logout", {}),
        ("DELETE", "/api/tokens/x", None),
    ):
        answer = await anna.http.request(method, path, json=body, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")
        assert "set-cookie" not in answer.headers
    assert (await anna.look(table))["number"] == number
    assert (await anna.me())["name"] == "Anna"


@pytest.mark.parametrize("origin", FOREIGN)
async def test_pages_of_others_get_no_socket(server: Server, origin: str) -> None:
    anna, _, table = await two(server)
    with pytest.raises(InvalidStatus) as caught:
        async with anna.connect(table, additional_headers={**anna.headers, "Origin": origin}):
            pass
    assert caught.value.response.status_code == 403
    assert not server.house.lives[table].listeners


async def test_our_own_pages_and_programs_come_in(server: Server) -> None:
    anna, _, table = await two(server)
    own = server.address
    assert (
        await anna.http.post(f"/api/tables/{table}/commands", json={"do": "chat", "text": "x"}, headers={"Origin": own})
    ).status_code == 200
    async with anna.connect(table, additional_headers={**anna.headers, "Origin": own}) as connection:
        await Socket(connection, "raven").look()


async def test_behind_a_proxy_the_public_address_counts(tmp_path: Path) -> None:
    async with serving(tmp_path, public="https://tafel.example/") as server:
        anna = server.client("Anna", Origin="https://tafel.example")
        answer = await anna.ask("PATCH", "/api/me", {"name": "Anna"})
        assert answer.status_code == 200
        cookie = answer.headers["set-cookie"]
        assert "; Secure" in cookie
        assert (await anna.http.patch("/api/me", json={"name": "x"}, headers={"Origin": "http://tafel.example"})).status_code == 403
        anna.http.cookies.set("tafelrunde", cookie.partition("=")[2].partition(";")[0])
        table = await anna.open("me", "friend")
        async with anna.connect(table, additional_headers={**anna.headers, "Origin": "https://tafel.example"}) as connection:
            await Socket(connection, "raven").look()


async def test_a_cookie_is_for_this_server_alone(server: Server) -> None:
    answer = await server.client().ask("PATCH", "/api/me", {"name": "Anna"})
    cookie = answer.headers["set-cookie"]
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(cookie.split("; "))
    assert "Secure" not in cookie, "this server is not reached over https"
    assert "Domain" not in cookie


# How much of it


async def test_a_message_may_be_only_so_long(server: Server) -> None:
    anna, _, table = await two(server)
    for size, code in ((safety.MESSAGE_LIMIT + 1, 1009), (safety.MESSAGE_LIMIT * 2 + 1, 1009), (1_000_000, 1009)):
        async with anna.connect(table) as connection:
            await connection.send(json.dumps({"do": "chat", "text": "x"}) + " " * size)
            assert await Socket(connection).closed() == code
    assert "chat" not in [line["kind"] for line in (await anna.look(table))["log"]]
    async with anna.connect(table) as connection:
        await connection.send(json.dumps({"do": "ping", "id": 1}) + " " * (safety.MESSAGE_LIMIT - 50))
        assert json.loads(await connection.recv())["is"] == "pong"


async def test_a_body_may_be_only_so_long_whether_it_says_so_or_not(server: Server) -> None:
    async def drip() -> AsyncIterator[bytes]:
        yield b'{"record": "'
        for _ in range(60):
            yield b"x" * 10_000

    http = server.client().http
    answer = await http.post("/api/records", content=drip(), headers={"Content-Type": "application/json"})
    assert answer.status_code == 413
    answer = await http.post("/api/records", content=b"x" * 600_000, headers={"Content-Type": "application/json"})
    assert answer.status_code == 413


@pytest.fixture
async def limited(tmp_path: Path) -> AsyncIterator[Server]:
    """A server with limits, some of them so low that they are reached soon."""
    async with serving(tmp_path, limited=True) as running:
        low = {"guest": "3/hour", "table": "4/hour", "chat": "3/minute", "socket": "5/minute", "message": "10/minute"}
        running.desk.limits.rates.update({kind: parse(rate) for kind, rate in low.items()})
        yield running


async def count_until_refused(ask: Any, most: int = 200) -> int:
    """Return how often something was possible before it was too much."""
    for done in range(most):
        answer: httpx.Response = await ask()
        if answer.status_code == 429:
            assert answer.json()["code"] == "limit"
            assert answer.json()["text"]
            assert {name: answer.headers.get(name) for name in safety.HEADERS} == safety.HEADERS
            return done
        assert answer.status_code < 500
    return most


async def test_passwords_cannot_be_tried_out(limited: Server) -> None:
    anna = limited.client()
    wrong = {"login": "anna", "password": "wrong horse"}
    assert await count_until_refused(lambda: anna.ask("POST", "/api/login", wrong)) == 10
    assert (await anna.ask("POST", "/api/account", wrong)).status_code == 429, "one count for both"


async def test_guests_and_tables_are_not_made_without_end(limited: Server) -> None:
    assert await count_until_refused(lambda: limited.client().ask("PATCH", "/api/me", {"name": "Anna"})) == 3
    anna = limited.client("Anna")
    limited.desk.limits.rates["guest"] = parse("100/hour")
    await anna.introduce()
    new = {"game": "war_chest", "seats": [{"kind": "me"}, {"kind": "friend"}]}
    assert await count_until_refused(lambda: anna.ask("POST", "/api/tables", new)) == 4
    assert (await anna.ask("POST", "/api/records", {"record": finished_record()})).status_code == 429


async def test_requests_come_only_so_often(limited: Server) -> None:
    limited.desk.limits.rates["request"] = parse("20/minute")
    anna = limited.client()
    assert await count_until_refused(lambda: anna.ask("GET", "/api/me")) == 20


async def test_talk_and_messages_come_only_so_often(limited: Server) -> None:
    limited.desk.limits.rates["guest"] = parse("100/hour")
    anna, bert, table = await two(limited)
    chat = {"do": "chat", "text": "x"}
    assert await count_until_refused(lambda: anna.ask("POST", f"/api/tables/{table}/commands", chat)) == 3
    async with anna.socket(table, "raven") as socket:
        assert (await refused(socket.do("chat", text="x"))).code == "limit", "one count for both ways"
    async with bert.socket(table, "wolf") as socket:
        for _ in range(9):
            await socket.do("ping")
        problem = await refused(socket.do("ping"))
        assert problem.code == "limit"
        assert problem.text


async def test_sockets_are_opened_only_so_often(limited: Server) -> None:
    limited.desk.limits.rates["guest"] = parse("100/hour")
    anna, _, table = await two(limited)
    for _ in range(5):
        async with anna.connect(table):
            pass
    async with anna.connect(table) as connection:
        socket = Socket(connection)
        assert (await socket.hear())["code"] == "limit"
        assert await socket.closed() == sockets.POLICY


async def test_a_crowd_of_readers_does_not_stop_the_game(server: Server) -> None:
    anna, bert, table = await two(server)
    watchers = [await server.client().connect(table) for _ in range(40)]
    try:
        for watcher in watchers:
            await Socket(watcher).look()
        for watcher in watchers[:20]:
            watcher.transport.abort()
        for _ in range(3):
            await anna.play(table, "raven", -1)
            await bert.play(table, "wolf", -1)
        await until(lambda: len(server.house.lives[table].listeners) == 20)
        number = (await anna.look(table))["number"]
        await asyncio.gather(*(Socket(watcher).until(lambda news: news["number"] == number) for watcher in watchers[20:]))
    finally:
        for watcher in watchers:
            watcher.transport.abort()
