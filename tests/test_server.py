"""The server over HTTP and sockets: tables, seats, plays, news, and what people have to agree on."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import thinking
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from serving import (
    SHORT,
    Json,
    Refusal,
    Server,
    Socket,
    four,
    kinds,
    play_out,
    refused,
    seats,
    serving,
    timeless,
    two,
    until,
)

from tafelrunde.games import NAMES, find_game, in_order
from tafelrunde.server import live, sockets, workers
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


# Opening tables


async def test_a_seat_can_be_mine_somebody_elses_here_a_friends_or_a_bots(server: Server) -> None:
    anna = server.client("Anna")
    table = await anna.open("me", "here Berta", "friend", "bot random", options={})
    news = await anna.look(table)
    assert news["table"]["state"] == "open"
    assert news["moment"] is None
    assert news["table"]["owner"]
    assert [(seat["kind"], seat["name"], seat["bot"], seat["mine"]) for seat in news["table"]["seats"]] == [
        ("person", "Anna", None, True),
        ("person", "Berta", None, True),
        ("free", "", None, False),
        ("bot", "bot random", "random", False),
    ]
    assert set((await anna.links(table))["invite"]) == {"raven_2"}


async def test_somebody_else_here_without_a_name_has_mine(server: Server) -> None:
    anna = server.client("Anna")
    table = await anna.open("me", "here")
    assert seats(await anna.look(table))["wolf"]["name"] == "Anna"


async def test_a_stranger_who_opens_a_table_becomes_a_guest(server: Server) -> None:
    nobody = server.client(lang="de")
    assert (await nobody.me())["id"] is None
    table = await nobody.open("me", "bot random")
    assert seats(await nobody.look(table))["raven"]["name"] == "Gast"
    assert (await nobody.me())["id"]


async def test_a_table_starts_when_the_last_seat_is_taken(server: Server) -> None:
    _, bert, table = await two(server)
    news = await bert.look(table, "wolf")
    assert news["table"]["state"] == "running"
    assert news["table"]["commitment"]
    assert news["table"]["secret"] == ""
    assert [prompt["seat"] for prompt in news["moment"]["prompts"]] == ["raven"]
    assert kinds(news["log"]) == ["sit", "start"]


BAD_TABLES: dict[str, tuple[Json, int]] = {
    "unknown game": ({"game": "chess"}, 400),
    "unknown option": ({"options": {"board": "round"}}, 400),
    "impossible value": ({"options": {"max_rounds": "many"}}, 400),
    "number too large": ({"options": {"max_rounds": "9" * 30}}, 400),
    "army that is not there": ({"options": {"army_selection": "custom", "armies": "a+b+c+d/e+f+g+h"}}, 400),
    "three players": ({"seats": [{"kind": "me"}, {"kind": "friend"}, {"kind": "friend"}]}, 400),
    "one player": ({"seats": [{"kind": "me"}]}, 400),
    "unknown bot": ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "kasparov"}]}, 400),
    "bot without a name": ({"seats": [{"kind": "me"}, {"kind": "bot"}]}, 400),
    "me twice": ({"seats": [{"kind": "me"}, {"kind": "me"}]}, 400),
    "name that cannot be seen": ({"seats": [{"kind": "me"}, {"kind": "here", "name": "a\u202eb"}]}, 400),
    "clock with real bags": ({"chance": "table", "clock": {"kind": "live"}}, 400),
    "real bags without people": ({"chance": "table", "seats": [{"kind": "bot", "bot": "random"}] * 2}, 400),
}


@pytest.mark.parametrize("wrong", BAD_TABLES)
async def test_a_table_that_cannot_be_is_refused_in_both_languages_and_not_opened(server: Server, wrong: str) -> None:
    # given
    fields, status = BAD_TABLES[wrong]
    anna = server.client("Anna")
    await anna.introduce()
    body = {"game": "war_chest", "seats": [{"kind": "me"}, {"kind": "friend"}], **fields}
    # when
    texts = []
    for lang in ("de", "en"):
        answer = await anna.http.post("/api/tables", json=body, headers={"Accept-Language": lang})
        # then
        assert (answer.status_code, answer.json()["code"]) == (status, "malformed")
        texts.append(answer.json()["text"])
    assert texts[0] != texts[1]
    assert all(text and "\n" not in text and "error-" not in text for text in texts)
    assert (await anna.get("/api/lobby"))["mine"] == []


@pytest.mark.parametrize(
    "fields",
    [
        {"seats": []},
        {"seats": [{"kind": "ghost"}, {"kind": "me"}]},
        {"seats": [{"kind": "me"}] * 9},
        {"seats": "me"},
        {"extra": 1},
        {"options": {"max_rounds": 3}},
        {"clock": {"kind": "live", "move": 0}},
        {"clock": {"kind": "live", "move": 10**9}},
        {"chance": "open"},
    ],
)
async def test_what_is_no_table_at_all_is_refused(server: Server, fields: Json) -> None:
    anna = server.client("Anna")
    problem = await refused(anna.post("/api/tables", {"game": "war_chest", "seats": [{"kind": "me"}, {"kind": "friend"}], **fields}))
    assert (problem.status, problem.code) == (400, "malformed")
    assert problem.text


async def test_a_table_of_bots_starts_at_once_and_plays_to_the_end(server: Server) -> None:
    anna = server.client("Anna")
    table = await anna.open("bot random", "bot heuristic", options=SHORT)
    async with anna.socket(table) as watching:
        news = await watching.until(lambda news: news["table"]["state"] == "over")
    assert news["table"]["outcome"]["reason"]
    assert set(news["views"]) == {"raven", "wolf"}
    assert [line["position"] for line in watching.log if line["kind"] == "play"] == list(range(1, news["positions"]))


async def test_bots_get_the_limits_of_a_game_with_bots_and_people_do_not(server: Server) -> None:
    anna = server.client("Anna")
    table = await anna.open("me", "bot random", options={})
    assert (await anna.look(table))["table"]["options"]["max_rounds"] == "100"
    table = await anna.open("me", "here", options={})
    assert "max_rounds" not in (await anna.look(table))["table"]["options"]


async def test_the_lobby_shows_ones_own_tables_open_ones_and_running_ones(server: Server) -> None:
    anna, bert, carl = server.client("Anna"), server.client("Bert"), server.client("Carl")
    waiting = await anna.open("me", "friend")
    hidden = await anna.open("me", "friend", listed=False)
    _, _, running = await two(server)

    def ids(lobby: Json, part: str) -> set[str]:
        return {table["id"] for table in lobby[part]}

    mine, theirs = await anna.get("/api/lobby"), await carl.get("/api/lobby")
    assert ids(mine, "mine") == {waiting, hidden}
    assert waiting not in ids(mine, "open")
    assert waiting in ids(theirs, "open")
    assert running in ids(theirs, "running")
    assert hidden not in str(theirs)
    assert theirs["mine"] == []
    joined = await bert.sit(waiting, "wolf")
    assert joined == {"table": waiting, "seat": "wolf"}
    (row,) = (row for row in (await anna.get("/api/lobby"))["mine"] if row["id"] == waiting)
    assert (row["state"], row["waiting"], row["my_turn"]) == ("running", ["raven"], True)
    assert [(seat["seat"], seat["kind"], seat["name"], seat["mine"]) for seat in row["seats"]] == [
        ("raven", "person", "Anna", True),
        ("wolf", "person", "Bert", False),
    ]
    (row,) = (await bert.get("/api/lobby"))["mine"]
    assert not row["my_turn"]


async def test_a_seat_can_be_taken_from_the_lobby_once_and_only_where_it_is_offered(server: Server) -> None:
    anna, bert, carl = server.client("Anna"), server.client("Bert"), server.client("Carl")
    hidden = await anna.open("me", "friend", listed=False)
    assert (await refused(bert.sit(hidden, "wolf"))).status == 403
    table = await anna.open("me", "friend")
    assert (await refused(bert.sit(table, "bear"))).status == 404
    assert (await refused(bert.sit(table, "raven"))).status == 422
    await bert.sit(table, "wolf")
    problem = await refused(carl.sit(table, "wolf"))
    assert (problem.status, problem.code) == (422, "illegal")
    assert seats(await anna.look(table))["wolf"]["name"] == "Bert"


async def test_of_two_who_take_the_last_seat_at_once_one_gets_it(server: Server) -> None:
    anna, guests = server.client("Anna"), [server.client(f"Guest {number}") for number in range(4)]
    table = await anna.open("me", "friend")
    for guest in guests:
        await guest.introduce()
    results = await asyncio.gather(*(guest.sit(table, "wolf") for guest in guests), return_exceptions=True)
    assert sum(isinstance(result, dict) for result in results) == 1
    assert all(isinstance(result, dict) or (isinstance(result, Refusal) and result.status == 422) for result in results)


async def test_whoever_gets_up_before_the_start_frees_the_seat(server: Server) -> None:
    anna, bert = server.client("Anna"), server.client("Bert")
    table = await anna.open("me", "friend", "friend", "friend", options={})
    await bert.sit(table, "wolf_1")
    assert (await refused(anna.do(table, "leave", seat="wolf_1"))).status == 403
    await bert.do(table, "leave", seat="wolf_1")
    news = await anna.look(table)
    assert seats(news)["wolf_1"] == {**seats(news)["wolf_2"], "seat": "wolf_1"}
    assert [(line["kind"], line["name"], line["text"]) for line in news["log"]] == [("sit", "Bert", ""), ("sit", "Bert", "leave")]
    assert (await bert.get("/api/lobby"))["mine"] == []


# Hints and looking back


async def test_a_seat_can_ask_what_a_strong_player_would_play(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "advise", thinking.advise_quickly)
    anna, bert, table = await two(server)
    moment = (await anna.look(table, "raven"))["moment"]
    assert (await anna.look(table))["table"]["hints"]
    found = await anna.do(table, "hint", seat="raven", at=moment["entry"], id=4)
    assert (found["is"], found["id"], found["winning"]) == ("advice", 4, True)
    assert found["suggestions"][0]["words"] in moment["legal"]
    async with anna.socket(table, "raven") as socket:
        assert (await socket.do("hint", seat="raven", at=moment["entry"]))["is"] == "advice"
        assert (await refused(socket.do("hint", seat="wolf", at=moment["entry"]))).code == "forbidden"
    assert (await refused(bert.do(table, "hint", seat="raven", at=moment["entry"]))).status == 403
    assert (await refused(bert.do(table, "hint", seat="wolf", at=moment["entry"]))).code == "illegal"
    await anna.play(table, "raven")
    assert (await refused(anna.do(table, "hint", seat="raven", at=moment["entry"]))).code == "late"


CLOCK = {"kind": "live", "move": 60, "reserve": 600}


@pytest.mark.parametrize(
    ("seats", "fields", "hints"),
    [
        (["me", "friend"], {}, True),
        (["me", "friend"], {"clock": CLOCK}, False),
        (["me", "friend"], {"clock": CLOCK, "hints": True}, True),
        (["me", "bot random"], {"clock": CLOCK}, True),
        (["me", "bot random"], {"hints": False}, False),
    ],
)
async def test_people_who_play_against_the_clock_get_hints_only_if_that_was_agreed(
    server: Server, seats: list[str], fields: dict[str, Any], hints: bool
) -> None:
    anna, bert = server.client("Anna"), server.client("Bert")
    table = await anna.open(*seats, **fields)
    lobby = await bert.get("/api/lobby")
    listed = [one for part in ("open", "running") for one in lobby[part] if one["id"] == table]
    assert [one["hints"] for one in listed] == [hints]
    if "friend" in seats:
        token = (await anna.links(table))["invite"]["wolf"]
        assert (await bert.post("/api/invitation", {"token": token}))["hints"] is hints
        await bert.join(token)
    news = await anna.look(table, "raven")
    assert news["table"]["hints"] is hints
    if not hints:
        problem = await refused(anna.do(table, "hint", seat="raven", at=news["moment"]["entry"]))
        assert (problem.status, problem.text) == (403, "no hints were agreed on at this table")


async def test_a_worker_that_fails_makes_no_hint_and_no_fault(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "advise", thinking.fail_always_loudly)
    anna, _, table = await two(server)
    moment = (await anna.look(table, "raven"))["moment"]
    problem = await refused(anna.do(table, "hint", seat="raven", at=moment["entry"]))
    assert problem.code == "illegal"
    assert "try again" in problem.text


async def test_after_the_end_a_seat_is_told_where_the_game_turned(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "doubt", thinking.doubt_everything)
    monkeypatch.setattr(workers, "turn", thinking.turn_everything)
    anna, bert, table = await two(server, options=SHORT)
    path = f"/api/tables/{table}/reviews/raven"
    assert (await refused(anna.post(path))).code == "illegal"
    assert (await refused(anna.get(path))).status == 404
    await play_out({"raven": anna, "wolf": bert}, table)
    await anna.post(path)

    async def done() -> bool:
        return (await anna.get(path))["turnings"] is not None

    while not await done():
        await asyncio.sleep(0.01)
    found = await anna.get(path)
    assert found["done"] == found["of"] > 3
    assert len(found["turnings"]) == 3
    assert found["turnings"][0]["before"] - found["turnings"][0]["after"] == pytest.approx(0.25)
    await anna.say("DELETE", path)
    assert (await refused(anna.get(path))).status == 404
    assert (await refused(anna.post(f"/api/tables/{table}/reviews/nobody"))).status == 404


async def test_there_are_games_to_play_with_their_rules(server: Server) -> None:
    nobody = server.client()
    games = await nobody.get("/api/games")
    found = [(game["name"], sorted(game["players"]), game["bots"]) for game in games]
    bots = ["random", "heuristic", "novice", "apprentice", "journeyman", "expert", "master"]
    assert found == [(game.name, sorted(game.players), bots) for game in in_order()]
    assert "war_chest-title = " in (await nobody.get("/api/games/war_chest/texts", lang="de"))["fluent"]
    assert (await refused(nobody.get("/api/games/..%2Fweb/texts"))).status == 404
    book = await nobody.get("/api/rules/war_chest", lang="de")
    assert '<a id="WC-2.8"></a>' in book["html"]
    assert "initiative" in (await nobody.get("/api/rules/war_chest/WC-2.8"))["html"]
    for path in ("/api/rules/chess", "/api/rules/war_chest/WC-99.99", "/api/rules/war_chest/%00", "/api/rules/..%2F..%2Fsecrets"):
        assert (await refused(nobody.get(path))).status == 404
    assert (await refused(nobody.get("/api/rules/war_chest", lang="fr"))).status == 400


# Playing


async def test_a_play_over_http_is_told_to_everybody(server: Server) -> None:
    anna, bert, table = await two(server)
    async with bert.socket(table, "wolf") as socket:
        done = await anna.play(table, "raven")
        assert done["is"] == "done"
        news = await socket.turn()
        assert news["number"] == done["entry"] == news["moment"]["entry"]
        assert socket.log[-1]["kind"] == "play"
        assert socket.log[-1]["seat"] == "raven"


@pytest.mark.parametrize("game", NAMES)
async def test_whoever_hears_only_what_changes_knows_as_much(server: Server, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "WORTH", 0)
    # given: two sockets that look through the same seat, one of which gets the news in full
    anna = server.client("Anna")
    table = await anna.open("me", *["here Ben"] * (min(count for count in find_game(game).players if count > 1) - 1), game=game, options={})
    async with anna.socket(table) as full, anna.socket(table, changes=True) as less:
        players = {seat["seat"]: anna for seat in full.news["table"]["seats"]}
        before = len(full.messages), len(less.messages)
        # when: a game goes on, somebody talks, and one of them looks through another seat and back
        await play_out(players, table, plays=20)
        await anna.do(table, "chat", text="hm")
        for socket in (full, less):
            socket.seat = next(iter(players))
            await socket.look()
            await socket.until(lambda news: news["viewer"] == next(iter(players)))
        await play_out(players, table, seed=2, plays=20)
        number = (await anna.look(table))["number"]
        for socket in (full, less):
            await socket.until(lambda news: news["number"] == number)
        # then: they know the same, and most of it came as changes
        assert less.news | {"now": 0, "table": unclocked(less)} == full.news | {"now": 0, "table": unclocked(full)}
        assert [line | {"at": 0} for line in less.log] == [line | {"at": 0} for line in full.log]
        kinds = [message["is"] for message in less.messages[before[1] :]]
        assert kinds.count("changes") >= 40 > 3 >= kinds.count("news")


def unclocked(socket: Socket) -> Json:
    table: Json = socket.news["table"]
    return table | {"seats": [seat | {"clock": None} for seat in table["seats"]]}


async def test_a_play_over_a_socket_is_told_to_everybody(server: Server) -> None:
    anna, bert, table = await two(server)
    async with anna.socket(table, "raven") as first, bert.socket(table, "wolf") as second:
        for _ in range(4):
            await first.play(-1)
            await second.play(-1)
        await first.turn()
        assert [line["number"] for line in first.log] == [line["number"] for line in second.log]
        assert first.news["number"] == (await bert.look(table))["number"]


async def test_a_program_can_wait_for_its_turn_over_http(server: Server) -> None:
    anna, bert, table = await two(server)
    number = (await bert.look(table))["number"]
    waiting = asyncio.create_task(bert.look(table, "wolf", after=number, wait=20))
    await asyncio.sleep(0)
    await anna.play(table, "raven")
    news = await waiting
    assert kinds(news["log"]) == ["play"]
    assert news["moment"]["legal"]
    assert (await bert.look(table, "wolf", after=news["number"], wait=0.01))["log"] == []


async def test_a_late_or_doubled_answer_is_refused_with_the_fresh_news(server: Server) -> None:
    anna, _, table = await two(server)
    async with anna.socket(table, "raven") as socket:
        news = await socket.turn()
        command = {"do": "play", "seat": "raven", "at": news["moment"]["entry"], "words": news["moment"]["legal"][0]}
        await socket.send({**command, "id": 7})
        await socket.send({**command, "id": 8})
        while (message := await socket.hear())["is"] != "refused":
            pass
        assert (message["id"], message["code"]) == (8, "late")
        fresh = await socket.hear()
        assert (fresh["is"], fresh["number"]) == ("news", news["number"] + 1)
        assert kinds(socket.log) == ["sit", "start", "play"]
    problem = await refused(anna.post(f"/api/tables/{table}/commands", command))
    assert (problem.status, problem.code) == (409, "late")
    assert (await anna.look(table))["number"] == news["number"] + 1


async def test_of_many_equal_answers_at_once_one_counts(server: Server) -> None:
    anna, _, table = await two(server)
    moment = (await anna.look(table, "raven"))["moment"]
    command = {"do": "play", "seat": "raven", "at": moment["entry"], "words": moment["legal"][0]}
    answers = await asyncio.gather(*(anna.ask("POST", f"/api/tables/{table}/commands", command) for _ in range(8)))
    assert sorted(answer.status_code for answer in answers) == [200, *[409] * 7]


async def test_a_seat_is_played_by_whoever_holds_it(server: Server) -> None:
    anna, bert, table = await two(server)
    moment = (await anna.look(table, "raven"))["moment"]
    command = {"do": "play", "seat": "raven", "at": moment["entry"], "words": moment["legal"][0]}
    for stranger in (bert, server.client(), server.client("Carl")):
        await stranger.introduce()
        for do in (
            command,
            {"do": "undo", "seat": "raven", "at": moment["entry"]},
            {"do": "resign", "seat": "raven", "at": moment["entry"]},
        ):
            problem = await refused(stranger.post(f"/api/tables/{table}/commands", do))
            assert (problem.status, problem.code) == (403, "forbidden")
        explain = {"do": "explain", "seat": "raven", "words": moment["legal"][0]}
        assert (await refused(stranger.post(f"/api/tables/{table}/commands", explain))).status == 403
    async with bert.socket(table, "wolf") as socket:
        assert (await refused(socket.do("play", seat="raven", at=moment["entry"], words=moment["legal"][0]))).code == "forbidden"


async def test_an_illegal_sentence_is_refused_with_its_rule_in_the_readers_language(server: Server) -> None:
    anna, _, table = await two(server)
    at = (await anna.look(table))["moment"]["entry"]
    command = {"do": "play", "seat": "raven", "at": at, "words": ["archer", "attack", "e2", "e3"]}
    german = (await anna.http.post(f"/api/tables/{table}/commands", json=command, headers={"Accept-Language": "de-AT,en;q=0.5"})).json()
    english = (await anna.http.post(f"/api/tables/{table}/commands", json=command, headers={"Accept-Language": "fr, en"})).json()
    assert german["rule"] == english["rule"]
    assert german["rule"].startswith("WC-")
    assert german["code"] == english["code"] == "illegal"
    assert "Bogenschütze" in german["text"]
    assert "Archer" in english["text"]
    for lang, said in (("de", german), ("en", english)):
        anna.lang = lang
        async with anna.socket(table, "raven") as socket:
            problem = await refused(socket.do("play", seat="raven", at=at, words=command["words"]))
            assert (problem.code, problem.text, problem.rule) == ("illegal", said["text"], said["rule"])


async def test_a_sentence_of_no_known_words_is_malformed(server: Server) -> None:
    anna, _, table = await two(server)
    at = (await anna.look(table))["moment"]["entry"]
    for words in (["royal", "pass"], ["abracadabra"], ["\0"], [" "], ["…"] * 40):
        problem = await refused(anna.do(table, "play", seat="raven", at=at, words=words))
        assert (problem.status, problem.code) == (400, "malformed")
    for bad in ([], [""], ["x" * 61], ["pass"] * 41, "pass", [1], None):
        assert (await refused(anna.do(table, "play", seat="raven", at=at, words=bad))).status == 400


async def test_a_seat_can_ask_why_something_is_not_possible(server: Server) -> None:
    anna, bert, table = await two(server)
    legal = (await anna.look(table, "raven"))["moment"]["legal"][0]
    assert await anna.do(table, "explain", seat="raven", words=legal, id=5) == {"is": "why", "id": 5, "rule": None, "text": ""}
    why = await anna.do(table, "explain", seat="raven", words=["archer", "attack", "e2", "e3"])
    assert why["rule"].startswith("WC-")
    assert "Archer" in why["text"]
    why = await bert.do(table, "explain", seat="wolf", words=["lancer", "pass"])
    assert why["rule"] == "WC-2.8"
    assert "Rabe" in why["text"]
    async with anna.socket(table, "raven") as socket:
        assert (await socket.do("explain", seat="raven", words=["resign"]))["is"] == "why"
    assert (await refused(anna.do(table, "explain", seat="raven", words=["nonsense"]))).status == 400


async def test_words_that_are_not_needed_may_be_left_out(server: Server) -> None:
    anna, _, table = await two(server)
    legal = (await anna.look(table, "raven"))["moment"]["legal"]
    full = next(words for words in legal if words[1] == "pass")
    done = await anna.play(table, "raven", full)
    assert done["entry"]


async def test_giving_up_ends_the_game_and_lays_everything_open(server: Server) -> None:
    anna, bert, table = await two(server)
    at = (await anna.look(table))["moment"]["entry"]
    assert (await refused(bert.do(table, "resign", seat="wolf", at=at))).rule == "WC-9.9"
    async with bert.socket(table, "wolf") as socket:
        await anna.do(table, "resign", seat="raven", at=at)
        news = await socket.until(lambda news: news["table"]["state"] == "over")
    assert news["table"]["outcome"]["winners"] == ["wolf"]
    assert news["table"]["secret"]
    assert news["views"]["raven"]["players"]["raven"]["hand"] is not None
    assert news["log"][-1]["kind"] == "resign"
    problem = await refused(bert.do(table, "play", seat="wolf", at=news["moment"]["entry"], words=["lancer", "pass"]))
    assert (problem.status, problem.code) == (422, "illegal")


async def test_people_and_watchers_talk(server: Server) -> None:
    anna, _, table = await two(server)
    carl = server.client("Carl")
    assert (await refused(server.client().do(table, "chat", text="hello"))).status == 403
    await carl.introduce()
    async with carl.socket(table) as socket:
        await anna.do(table, "chat", text="Guten   Tag\n")
        await socket.do("chat", text="Hallo <b>Anna</b>")
        await socket.until(lambda news: len(socket.log) == 4)
    said = [(line["name"], line["seat"], line["text"]) for line in socket.log if line["kind"] == "chat"]
    assert said == [("Anna", "raven", "Guten Tag"), ("Carl", None, "Hallo <b>Anna</b>")]
    for bad in ("", " ", "\0", "x" * 501, "a\u202eb"):
        assert (await refused(anna.do(table, "chat", text=bad))).status == 400


async def test_there_is_nothing_where_no_table_is(server: Server) -> None:
    anna = server.client("Anna")
    await anna.introduce()
    for name in ("nothing", "0", "%00", "%F0%9F%8E%B2", "x" * 500, "%2e%2e", "table'--"):
        for path in ("", "/links", "/moments/0", "/record", "/verdict"):
            answer = await anna.ask("GET", f"/api/tables/{name}{path}")
            assert answer.status_code in (400, 404), name
        answer = await anna.ask("POST", f"/api/tables/{name}/commands", {"do": "chat", "text": "x"})
        assert answer.status_code in (400, 404)
    assert server.house.loading == {}, "what is not there is not remembered either"
    async with anna.connect("nothing") as connection:
        socket = Socket(connection)
        assert (await socket.hear())["code"] == "missing"
        assert await socket.closed() == sockets.POLICY


# News


@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
@given(breaks=st.lists(st.sampled_from(["play", "chat", "break", "lose"]), min_size=4, max_size=30), viewer=st.sampled_from(["wolf", None]))
async def test_a_client_that_comes_back_gets_exactly_what_it_missed(server: Server, breaks: list[str], viewer: str | None) -> None:
    # given: a game that goes on while the reader's line breaks, politely or not, at any point
    anna, bert, table = await two(server)
    log: list[Json] = []
    last = 0
    reader: Socket | None = None
    try:
        for what in breaks:
            if reader is None:
                connection = await bert.connect(table)
                reader = Socket(connection, viewer)
                await reader.look(last)
                assert reader.news["fresh"] == (last == 0)
            if what == "play":
                prompts = (await anna.look(table))["moment"]["prompts"]
                seat = prompts[0]["seat"]
                await {"raven": anna, "wolf": bert}[seat].play(table, seat, 1)
            elif what == "chat":
                await anna.do(table, "chat", text="still there?")
            else:
                log, last = log + reader.log, reader.news["number"]
                if what == "lose":
                    reader.connection.transport.abort()
                else:
                    await reader.connection.close()
                reader = None
        # when
        if reader is None:
            reader = Socket(await bert.connect(table), viewer)
            await reader.look(last)
        whole = await bert.look(table, viewer)
        await reader.until(lambda news: news["number"] == whole["number"])
        # then
        assert log + reader.log == whole["log"]
        assert timeless({**reader.news, "log": [], "fresh": True}) == timeless({**whole, "log": []})
    finally:
        if reader:
            await reader.connection.close()


async def test_a_number_from_the_future_is_no_reason_to_miss_anything(server: Server) -> None:
    anna, _, table = await two(server)
    async with anna.socket(table, "raven", after=1_000_000) as socket:
        assert socket.log == []
        await anna.do(table, "chat", text="hello")
        await socket.until(lambda news: socket.log)
        assert kinds(socket.log) == ["chat"]


async def test_a_spectator_sees_what_everybody_may_see(server: Server) -> None:
    anna, _, table = await two(server)
    await anna.play(table, "raven")
    for watcher in (server.client(), server.client("Carl"), anna):
        await watcher.introduce()
        news = await watcher.look(table)
        assert news["viewer"] is None
        assert news["moment"]["view"]["viewer"] is None
        assert news["moment"]["legal"] == []
        assert all(player["hand"] is player["bag"] is None for player in news["moment"]["view"]["players"].values())
        async with watcher.socket(table) as socket:
            assert timeless(socket.news) == timeless(news)
            socket.seat = "wolf"
            problem = await refused(socket.look())
            assert problem.code == "forbidden"
        assert (await refused(watcher.look(table, "wolf"))).status == 403
        for more in ("", "/outlook"):
            assert (await refused(watcher.get(f"/api/tables/{table}/moments/0{more}", seat="wolf"))).status == 403


async def test_everybody_sees_who_is_there(server: Server) -> None:
    anna, bert, table = await two(server)
    carl = server.client("Carl")
    async with anna.socket(table, "raven") as socket:
        async with bert.socket(table, "wolf"), server.client().socket(table), carl.socket(table):
            await socket.until(lambda news: seats(news)["wolf"]["present"] and news["table"]["watchers"] == 2)
        server.house.lives[table].seen.clear()
        await socket.until(lambda news: not seats(news)["wolf"]["present"] and news["table"]["watchers"] == 0)
        assert seats(socket.news)["raven"]["present"]


async def test_a_seat_can_be_looked_through_and_left_again_on_one_socket(server: Server) -> None:
    anna = server.client("Anna")
    table = await anna.open("me", "here Berta")
    async with anna.socket(table, "raven") as socket:
        assert socket.moment["legal"]
        for seat in ("wolf", None, "raven"):
            socket.seat = seat
            news = await socket.look()
            assert news["viewer"] == seat
            assert bool(news["moment"]["legal"]) == (seat == "raven")


async def test_who_has_no_drawings_of_a_game_gets_scenes_in_the_language_that_is_read(server: Server) -> None:
    # given
    anna = server.client("Anna")
    table = await anna.open("me", "bot heuristic")
    async with anna.socket(table, "raven") as own, anna.socket(table, "raven") as plain:
        for lang in ("de", "en"):
            # when
            await plain.send({"do": "look", "seat": "raven", "lang": lang, "draws": ["ethnos"]})
            news = await plain.until(functools.partial(tells, lang))
            # then
            assert news["moment"]["legal"] == own.moment["legal"]
            past = await anna.get(f"/api/tables/{table}/moments/0", seat="raven", scene=lang)
            assert past["view"]["coats"] == news["moment"]["view"]["coats"]
        # when: those who see the same get each what they asked for
        await own.play()
        await own.turn()
        await plain.until(lambda news: news["number"] >= own.news["number"])
        assert ("cells" in own.moment["view"], "cells" in plain.moment["view"]) == (False, True)
        # when: drawings of this game are there
        await plain.send({"do": "look", "seat": "raven", "draws": ["war_chest"]})
        await plain.until(lambda news: "cells" not in news["moment"]["view"])


def tells(lang: str, news: Json) -> bool:
    """Return whether news have a scene of War Chest, in a language."""
    view = news["moment"]["view"]
    return "cells" in view and view["headline"].startswith("Runde" if lang == "de" else "Round")


async def test_a_reader_who_is_too_slow_is_let_go_and_can_come_back(server: Server) -> None:
    # given: somebody who asks a lot and reads nothing
    anna, bert, table = await two(server)
    for _ in range(40):
        await anna.do(table, "chat", text="x" * 500)
    async with bert.connect(table, max_queue=1) as connection:
        slow = Socket(connection, "wolf")
        await slow.look()
        listeners = server.house.lives[table].listeners
        for number in range(3000):
            await slow.send({"do": "look", "seat": "wolf", "after": 0})
            if number % 20 == 0:
                await asyncio.sleep(0.01)
            if not listeners:
                break
        await until(lambda: not listeners)
        # when: the others go on
        async with anna.socket(table, "raven") as socket:
            await socket.play()
            # then
            assert await slow.closed() == sockets.TRY_AGAIN
            assert len(slow.messages) < number
    async with bert.socket(table, "wolf", after=slow.news["number"]) as again:
        assert again.moment["legal"]
        await again.play()


async def test_presence_is_told_when_a_slow_reader_is_let_go(server: Server) -> None:
    anna, bert, table = await two(server)
    async with anna.socket(table, "raven") as socket, bert.socket(table, "wolf"):
        await socket.until(lambda news: seats(news)["wolf"]["present"])
        live_table = server.house.lives[table]
        live_table.seen.clear()
        for listener in list(live_table.listeners):
            if listener.seat == 1:
                listener.drop()
        await socket.until(lambda news: not seats(news)["wolf"]["present"])


async def test_whoever_left_a_seat_does_not_see_what_the_next_one_there_sees(server: Server) -> None:
    # given: Bert looks through a seat, and gets up
    anna, bert, carl = server.client("Anna"), server.client("Bert"), server.client("Carl")
    table = await anna.open("me", "friend", "friend", "friend", options={})
    await bert.sit(table, "wolf_1")
    async with bert.socket(table, "wolf_1") as socket:
        await socket.do("leave", seat="wolf_1")
        # when: somebody else sits down there and the game begins
        await carl.sit(table, "wolf_1")
        for seat, guest in (("raven_2", server.client("Dora")), ("wolf_2", server.client("Emil"))):
            await guest.sit(table, seat)
        news = await socket.until(lambda news: news["table"]["state"] == "running")
        # then
        assert news["viewer"] is None
        assert news["moment"]["view"]["viewer"] is None
        assert all(player["hand"] is None for player in news["moment"]["view"]["players"].values())


# Taking back, leaving, playing again


async def test_taking_back_is_free_until_somebody_else_acts(server: Server) -> None:
    anna, bert, table = await two(server)
    async with bert.socket(table, "wolf") as socket:
        before = (await anna.look(table, "raven"))["moment"]
        await anna.play(table, "raven", next(words for words in before["legal"] if words[-1] == "pass"))
        at = (await anna.look(table))["moment"]["entry"]
        await anna.do(table, "undo", seat="raven", at=at)
        after = (await anna.look(table, "raven"))["moment"]
        assert (after["view"], after["legal"], after["position"]) == (before["view"], before["legal"], 0)
        await socket.until(lambda news: kinds(socket.log)[-1] == "undo")
        assert not socket.moment["legal"]


async def test_taking_back_later_needs_consent(server: Server) -> None:
    anna, bert, table = await two(server)
    await anna.play(table, "raven", -1)
    await bert.play(table, "wolf", -1)
    async with anna.socket(table, "raven") as first, bert.socket(table, "wolf") as second:
        await first.do("undo", seat="raven", at=first.moment["entry"])
        news = await second.until(lambda news: news["table"]["offers"])
        (offer,) = news["table"]["offers"]
        assert (offer["kind"], offer["seat"], offer["waiting"]) == ("undo", "raven", ["wolf"])
        assert (await refused(first.do("answer", offer=offer["number"], yes=True))).code == "forbidden"
        assert (await refused(first.do("undo", seat="raven", at=first.moment["entry"]))).code == "illegal"
        await second.do("answer", offer=offer["number"], yes=False)
        news = await first.until(lambda news: not news["table"]["offers"] and kinds(first.log)[-1] == "answer")
        assert (news["positions"], first.log[-1]["text"]) == (3, "no")
        await first.do("undo", seat="raven", at=first.moment["entry"])
        news = await second.until(lambda news: news["table"]["offers"])
        await second.do("answer", offer=news["table"]["offers"][0]["number"], yes=True)
        news = await first.until(lambda news: news["positions"] == 1)
        assert kinds(first.log)[-2:] == ["answer", "undo"]
        assert news["moment"]["legal"]


async def test_a_question_nobody_answered_is_gone_after_the_next_play(server: Server) -> None:
    anna, bert, table = await two(server)
    await anna.play(table, "raven", -1)
    await bert.play(table, "wolf", -1)
    at = (await anna.look(table))["moment"]["entry"]
    await anna.do(table, "undo", seat="raven", at=at)
    (offer,) = (await bert.look(table))["table"]["offers"]
    await anna.play(table, "raven", -1)
    assert (await bert.look(table))["table"]["offers"] == []
    problem = await refused(bert.do(table, "answer", offer=offer["number"], yes=True))
    assert (problem.status, problem.code) == (409, "late")


async def test_a_bot_agrees_that_something_is_taken_back(server: Server) -> None:
    anna = server.client("Anna")
    table = await anna.open("me", "bot random")
    async with anna.socket(table, "raven") as socket:
        await socket.play(-1)
        await socket.turn()
        assert socket.news["positions"] >= 3
        await socket.do("undo", seat="raven", at=socket.moment["entry"])
        news = await socket.until(lambda news: news["positions"] == 1)
        assert news["moment"]["legal"]
        await socket.play(-1)
        await socket.turn()


async def test_the_same_people_play_again_one_seat_further(server: Server) -> None:
    anna, bert, table = await two(server, options=SHORT)
    assert (await refused(anna.do(table, "rematch"))).code == "illegal"
    await play_out({"raven": anna, "wolf": bert}, table)
    async with anna.socket(table, "raven") as first, bert.socket(table, "wolf") as second:
        await first.do("rematch")
        news = await second.until(lambda news: news["table"]["offers"])
        assert news["table"]["rematch"] is None
        await second.do("answer", offer=news["table"]["offers"][0]["number"], yes=True)
        await first.until(lambda news: news["table"]["rematch"])
        assert (await refused(second.do("rematch"))).code == "illegal"
    again = (await anna.look(table))["table"]["rematch"]
    news = await anna.look(again)
    assert [(seat["name"], seat["mine"]) for seat in news["table"]["seats"]] == [("Bert", False), ("Anna", True)]
    assert (news["table"]["state"], news["table"]["options"]) == ("running", (await anna.look(table))["table"]["options"])
    await bert.play(again, "raven")


async def test_a_rematch_is_not_forced_on_anybody(server: Server) -> None:
    anna, bert, table = await two(server)
    at = (await anna.look(table))["moment"]["entry"]
    await anna.do(table, "resign", seat="raven", at=at)
    await anna.do(table, "rematch")
    (offer,) = (await bert.look(table))["table"]["offers"]
    await bert.do(table, "answer", offer=offer["number"], yes=False)
    news = await anna.look(table)
    assert (news["table"]["rematch"], news["table"]["offers"]) == (None, [])
    assert (await refused(server.client().do(table, "rematch"))).status == 403


async def test_a_rematch_with_bots_starts_at_once_and_the_bot_plays(server: Server) -> None:
    anna = server.client("Anna")
    table = await anna.open("me", "bot random", options=SHORT)
    async with anna.socket(table, "raven") as socket:
        while (await socket.turn())["table"]["state"] != "over":
            await socket.play()
        await socket.do("rematch")
        news = await socket.until(lambda news: news["table"]["rematch"])
    async with anna.socket(news["table"]["rematch"], "wolf") as socket:
        assert [seat["bot"] for seat in socket.news["table"]["seats"]] == ["random", None]
        await socket.turn()


async def test_a_bot_takes_the_place_of_somebody_who_is_away_but_not_of_somebody_who_is_there(server: Server) -> None:
    anna, bert, table = await two(server)
    await anna.play(table, "raven")
    server.house.lives[table].seen.clear()
    async with anna.socket(table, "raven") as socket:
        async with bert.socket(table, "wolf"):
            assert (await refused(socket.do("replace", seat="wolf"))).code == "illegal"
        await socket.until(lambda news: not seats(news)["wolf"]["present"])
        await socket.do("replace", seat="wolf")
        news = await socket.turn()
        assert seats(news)["wolf"]["left"]
        assert seats(news)["wolf"]["bot"] == "journeyman"
        assert [line["kind"] for line in socket.log][-2:] == ["replaced", "play"]
        assert (await refused(anna.do(table, "back", seat="wolf"))).status == 403
        await bert.do(table, "back", seat="wolf")
        await socket.play()
        assert not seats(await bert.look(table))["wolf"]["left"]
        await bert.play(table, "wolf")


async def test_with_four_the_others_agree_to_a_bot(server: Server) -> None:
    people, table = await four(server)
    anna, bert, carl = (people[seat] for seat in ("raven_1", "wolf_1", "raven_2"))
    server.house.lives[table].seen.clear()
    async with anna.socket(table, "raven_1") as first, bert.socket(table, "wolf_1") as second, carl.socket(table, "raven_2") as third:
        await first.do("replace", seat="wolf_2")
        (offer,) = (await second.until(lambda news: news["table"]["offers"]))["table"]["offers"]
        assert (offer["kind"], offer["seat"], offer["waiting"]) == ("replace", "wolf_2", ["wolf_1", "raven_2"])
        await second.do("answer", offer=offer["number"], yes=True)
        assert not seats(second.news)["wolf_2"]["left"]
        await third.do("answer", offer=offer["number"], yes=True)
        news = await first.until(lambda news: seats(news)["wolf_2"]["left"])
        assert news["table"]["offers"] == []


async def test_a_bot_that_was_thinking_does_not_play_for_whoever_came_back(
    server: Server, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    # given: a bot that stands in for Anna takes its time
    monkeypatch.setattr(workers, "think", functools.partial(thinking.wait_for_file, str(tmp_path / "go")))
    anna, bert, table = await two(server)
    async with anna.socket(table, "raven") as socket:
        await bert.look(table)
        await socket.do("replace", seat="raven")
        (offer,) = (await bert.look(table))["table"]["offers"]
        await bert.do(table, "answer", offer=offer["number"], yes=True)
        # when: she comes back before it has decided
        await socket.do("back", seat="raven")
        (tmp_path / "go").touch()
        await until(lambda: server.house.lives[table].tasks["bots"].done())
        # then: it is still her turn
        await anna.do(table, "chat", text="I am back")
        await socket.until(lambda news: socket.log[-1]["kind"] == "chat")
        assert "play" not in kinds(socket.log)
        await socket.play()


# HTTP itself


async def test_pages_are_served_or_it_is_said_how_to_build_them(server: Server) -> None:
    for path in ("/", "/new", "/t/abc", "/join", "/rules/war_chest", "/ladder", "/me"):
        answer = await server.client().http.get(path)
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.status_code in (200, 503)
    lost = await server.client().http.get("/nothing")
    assert lost.headers["content-type"].startswith("text/html")
    assert lost.status_code in (404, 503)


async def test_what_is_wrong_with_a_request_is_said_in_one_form(server: Server) -> None:
    anna = server.client("Anna")
    for method, path, content, status in (
        ("GET", "/api/nothing", b"", 404),
        ("POST", "/nothing", b"{}", 404),
        ("PUT", "/api/me", b"{}", 405),
        ("POST", "/api/tables", b"{", 400),
        ("POST", "/api/tables", b"\xff\xfe", 400),
        ("POST", "/api/tables", b"null", 400),
        ("POST", "/api/tables", b"", 400),
        ("POST", "/api/tables", b"[" * 100_000, 400),
        ("POST", "/api/login", b'{"login": "\\ud800\\ud800", "password": "correct horse"}', 400),
    ):
        answer = await anna.http.request(method, path, content=content, headers={"Content-Type": "application/json"})
        assert answer.status_code == status, (path, content[:20], answer.text)
        assert set(answer.json()) == {"code", "text", "rule"}
        assert answer.json()["text"]


async def test_a_fault_of_ours_is_said_without_details(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError("secret of the house")

    anna, _, table = await two(server)
    async with anna.socket(table, "raven") as socket:
        with monkeypatch.context() as patch:
            patch.setattr(server.house, "lobby", broken)
            answer = await anna.ask("GET", "/api/lobby")
            assert answer.status_code == 500
            assert answer.json()["code"] == "trouble"
            assert "secret" not in answer.text
            assert "Zero" not in answer.text
            patch.setattr(server.house.lives[table], "act", broken)
            problem = await refused(socket.do("chat", text="hello"))
            assert problem.code == "trouble"
            assert "secret" not in problem.text
        await socket.play()


async def test_a_store_that_does_not_answer_is_trouble_and_nothing_has_changed(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(*_: object, **__: object) -> None:
        raise StoreError("store-failed", problem="disk full")

    anna, bert, table = await two(server)
    before = timeless(await anna.look(table, "raven"))
    with monkeypatch.context() as patch:
        patch.setattr(server.house.store, "append", full)
        problem = await refused(anna.play(table, "raven"))
        assert (problem.status, problem.code) == (503, "trouble")
    assert timeless(await anna.look(table, "raven")) == before
    await anna.play(table, "raven")
    await bert.play(table, "wolf")


async def test_a_socket_that_only_connects_does_no_harm(server: Server) -> None:
    anna, _, table = await two(server)
    async with anna.connect(table) as connection:
        await connection.send('{"do":"ping","id":3}')
        assert await connection.recv() == '{"is":"pong","id":3}'
