"""Records at the server: real bags, looking back, what is brought along and played on from."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from serving import (
    KNOWN,
    SHORT,
    Client,
    Json,
    Server,
    finished_record,
    play_out,
    refused,
    serving,
    timeless,
    two,
)

import tafelrunde as tr
from tafelrunde.games import find_game
from tafelrunde.kernel.match import new_match

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    """One server for all tests that do not need one of their own; everybody comes with new people and new tables."""
    async with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


# Real bags


async def tell(people: dict[str, Client], table: str, count: int = 1000) -> list[str]:
    """Tell draws until there is none; return who told what, and see that nobody else could."""
    told = []
    for _ in range(count):
        anybody = next(iter(people.values()))
        news = await anybody.look(table)
        if not news["moment"] or not news["moment"]["draw"]:
            break
        seat, at = news["moment"]["draw"]["seat"], news["moment"]["entry"]
        for name, person in people.items():
            draw = (await person.look(table))["moment"]["draw"]
            assert draw["seat"] == seat
            assert bool(draw["options"]) == (name == seat)
            if name != seat:
                assert (await refused(person.do(table, "draw", at=at, word="archer"))).status == 403
        options = (await people[seat].look(table, seat))["moment"]["draw"]["options"]
        problem = await refused(people[seat].do(table, "draw", at=at, word="crossbowman"))
        assert (problem.status, problem.code) == (400, "malformed")
        assert all(option in problem.text for option in options)
        await people[seat].do(table, "draw", at=at, word=options[0])
        assert (await refused(people[seat].do(table, "draw", at=at, word=options[0]))).status == 409
        told.append(f"{seat} {options[0]}")
    return told


async def test_a_table_with_real_bags_asks_for_every_draw_and_survives_restarts(tmp_path: Path) -> None:
    # given
    async with serving(tmp_path) as server:
        anna, bert, table = await two(server, chance="table", options=SHORT)
        news = await server.client().look(table)
        assert news["table"]["state"] == "open"
        assert news["moment"]["view"] is None
        assert news["moment"]["draw"] == {"kind": "coin", "seat": "raven", "options": []}
        people = {"raven": anna, "wolf": bert}
        told = await tell(people, table, 2)
        assert len(told) == 2
        jars = {seat: person.http.cookies for seat, person in people.items()}
        before = {seat: timeless(await person.look(table, seat)) for seat, person in people.items()}
    # when: the server goes in the middle of the setup
    async with serving(tmp_path) as server:
        for seat, person in people.items():
            people[seat] = server.client(person.name)
            people[seat].http.cookies = jars[seat]
        # then
        assert {seat: timeless(await person.look(table, seat)) for seat, person in people.items()} == before
        told += await tell(people, table)
        assert [line.split()[0] for line in told] == ["raven"] * 3 + ["wolf"] * 3
        for seat in ("raven", "wolf") * 3:
            words = next(w for w in (await people[seat].look(table, seat))["moment"]["legal"] if w[-1] == "pass")
            await people[seat].play(table, seat, words)
        news = await people["wolf"].look(table, "wolf")
        assert (news["moment"]["prompts"], news["moment"]["legal"]) == ([], [])
        assert (await refused(people["raven"].do(table, "undo", seat="raven", at=news["moment"]["entry"]))).code == "illegal"
        assert len(await tell(people, table, 1)) == 1
        at = (await people["wolf"].look(table))["moment"]["entry"]
        await people["wolf"].do(table, "undo", seat="wolf", at=at)
        news = await people["wolf"].look(table, "wolf")
        assert news["moment"]["draw"] is None
        await people["wolf"].play(table, "wolf", next(w for w in news["moment"]["legal"] if w[-1] == "pass"))
        await tell(people, table, 1)
        before = {seat: timeless(await person.look(table, seat)) for seat, person in people.items()}
    async with serving(tmp_path) as server:
        for seat in people:
            people[seat] = server.client()
            people[seat].http.cookies = jars[seat]
        assert {seat: timeless(await person.look(table, seat)) for seat, person in people.items()} == before
        assert len(await tell(people, table)) == 5
        for _ in range(6):
            seat = (await people["raven"].look(table))["moment"]["prompts"][0]["seat"]
            await people[seat].play(table, seat, -1)
        news = await people["raven"].look(table)
        assert news["table"]["state"] == "over"
        record = await people["raven"].get(f"/api/tables/{table}/record")
        assert tr.load(record).record.chance == "table"
        assert (await people["raven"].get(f"/api/tables/{table}/verdict"))["ok"] is False


async def test_at_a_real_table_a_person_tells_what_a_bot_draws(server: Server) -> None:
    anna = server.client("Anna")
    table = await anna.open("me", "bot random", chance="table", options=SHORT)
    async with anna.socket(table, "raven") as socket:
        while True:
            news = await socket.until(
                lambda news: news["table"]["state"] == "over" or (news["moment"] and (news["moment"]["draw"] or news["moment"]["legal"]))
            )
            if news["table"]["state"] == "over":
                break
            if draw := news["moment"]["draw"]:
                await socket.do("draw", at=news["moment"]["entry"], word=draw["options"][0])
            else:
                await socket.play()


# Replay, records, branches


async def test_every_position_can_be_looked_at_again(server: Server) -> None:
    # given
    anna, bert, table = await two(server, options=SHORT)
    people = {"raven": anna, "wolf": bert}
    seen: list[dict[str | None, Json]] = []
    for number in range(8):
        seen.append({None: (await anna.look(table))["moment"]} | {s: (await p.look(table, s))["moment"] for s, p in people.items()})
        seat = seen[-1][None]["prompts"][0]["seat"]
        await people[seat].play(table, seat, number)
    # then: while it runs, each through the own eyes
    for number, moments in enumerate(seen):
        for viewer, reader in ((None, server.client()), (None, bert), ("raven", anna), ("wolf", bert)):
            shown = await reader.get(f"/api/tables/{table}/moments/{number}", seat=viewer)
            for what in ("view", "told", "prompts", "position"):
                assert shown[what] == moments[viewer][what]
            assert shown["legal"] == []
        assert (await refused(anna.get(f"/api/tables/{table}/moments/{number}", seat="wolf"))).status == 403
    assert (await refused(anna.get(f"/api/tables/{table}/moments/99"))).status == 404
    for wrong in ("-1", "x", "1.5", "9" * 40):
        assert (await anna.ask("GET", f"/api/tables/{table}/moments/{wrong}")).status_code in (400, 404)
    assert (await refused(anna.get(f"/api/tables/{table}/moments/0", seat="bear"))).status == 404
    # and: when it is over, through all eyes
    await play_out(people, table)
    for number, moments in enumerate(seen):
        shown = await server.client().get(f"/api/tables/{table}/moments/{number}", seat="wolf")
        assert shown["view"] == moments["wolf"]["view"]


async def test_a_record_is_there_after_the_end_and_proves_every_draw(server: Server) -> None:
    anna, bert, table = await two(server, options=SHORT)
    for path in ("record", "verdict"):
        problem = await refused(anna.get(f"/api/tables/{table}/{path}"))
        assert (problem.status, problem.code) == (422, "illegal")
    news = await play_out({"raven": anna, "wolf": bert}, table)
    answer = await server.client().ask("GET", f"/api/tables/{table}/record")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert f"war_chest-{table}.txt" in answer.headers["content-disposition"]
    match = tr.load(answer.text)
    assert match.save() == answer.text
    assert tr.verify(match) == []
    assert match.record.secret == news["table"]["secret"]
    assert match.record.commitment == news["table"]["commitment"]
    assert list(match.record.names.values()) == ["Anna", "Bert"]
    assert await anna.get(f"/api/tables/{table}/verdict") == {"ok": True, "problems": []}


async def test_a_finished_record_can_be_brought_along_and_played_on_from(server: Server) -> None:
    # given
    anna = server.client("Anna")
    text = finished_record()
    table = (await anna.post("/api/records", {"record": text}))["table"]
    news = await anna.look(table, "wolf")
    assert (news["table"]["state"], news["table"]["listed"]) == ("over", False)
    assert [seat["mine"] for seat in news["table"]["seats"]] == [False, False]
    assert await anna.get(f"/api/tables/{table}/record") == text
    assert await anna.get(f"/api/tables/{table}/verdict") == {"ok": True, "problems": []}
    # when
    seats_wanted = [{"kind": "me"}, {"kind": "here", "name": "Berta"}]
    ids = [(await anna.post(f"/api/tables/{table}/branches", {"position": 3, "seats": seats_wanted}))["table"] for _ in range(2)]
    # then: both begin with the same history and go on with draws of their own
    branches = [await anna.look(one, "raven") for one in ids]
    assert [branch["table"]["origin"] for branch in branches] == [table, table]
    assert [branch["positions"] for branch in branches] == [4, 4]
    assert branches[0]["moment"]["view"] == branches[1]["moment"]["view"]
    commitments = {branch["table"]["commitment"] for branch in branches} | {news["table"]["commitment"]}
    assert len(commitments) == 3
    assert branches[0]["table"]["secret"] == ""
    moments = [await anna.get(f"/api/tables/{where}/moments/3", seat="wolf") for where in (table, ids[0])]
    assert moments[0]["view"] == moments[1]["view"]
    people = {"raven": anna, "wolf": anna}
    await play_out(people, ids[0])
    assert (await anna.get(f"/api/tables/{ids[0]}/verdict"))["ok"]
    assert (await refused(anna.get(f"/api/tables/{ids[1]}/record"))).code == "illegal"


async def test_a_game_says_what_happened_and_what_others_could_do(server: Server) -> None:
    # given: a duel of each kind, one with a story and one without
    anna = server.client("Anna")
    await anna.introduce()
    chest = await anna.open("me", "bot random", options=SHORT)
    bands = await anna.open("me", "bot random", game="ethnos", options={})
    # then
    found = await anna.get(f"/api/tables/{chest}/moments/0/outlook", seat="raven", words="nothing at all")
    assert found == {"units": [], "locations": []}
    assert await anna.get(f"/api/tables/{bands}/moments/0/story", seat="bear") == {"ages": []}
    assert (await refused(anna.get(f"/api/tables/{chest}/moments/0/story", seat="raven"))).status == 404
    for what in ("story", "outlook"):
        assert (await refused(anna.get(f"/api/tables/{bands}/moments/999/{what}", seat="bear"))).status == 404


async def test_playing_on_from_a_position_has_to_make_sense(server: Server) -> None:
    anna, _, table = await two(server)
    wanted = [{"kind": "me"}, {"kind": "friend"}]
    problem = await refused(anna.post(f"/api/tables/{table}/branches", {"position": 0, "seats": wanted}))
    assert (problem.status, problem.code) == (422, "illegal")
    table = (await anna.post("/api/records", {"record": finished_record()}))["table"]
    last = (await anna.look(table))["positions"] - 1
    for body, status in (
        ({"position": last + 1, "seats": wanted}, 404),
        ({"position": last, "seats": wanted}, 400),
        ({"position": 0, "seats": [{"kind": "me"}] * 2}, 400),
        ({"position": 0, "seats": [*wanted, {"kind": "friend"}]}, 400),
        ({"position": 0, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "x"}]}, 400),
        ({"position": -1, "seats": wanted}, 400),
    ):
        assert (await refused(anna.post(f"/api/tables/{table}/branches", body))).status == status, body
    assert {row["id"] for row in (await anna.get("/api/lobby"))["mine"]} >= {table}


async def test_a_real_table_that_is_played_on_from_has_no_clock_either(server: Server) -> None:
    anna = server.client("Anna")
    drawn = ["royal_coin", "scout", "archer", "royal_coin", "lancer", "pikeman"]
    match = new_match(find_game("war_chest"), options=KNOWN, chance="table", drawn=drawn)
    match.resign("raven")
    table = (await anna.post("/api/records", {"record": match.save()}))["table"]
    wanted = [{"kind": "me"}, {"kind": "friend"}]
    body = {"position": 0, "seats": wanted, "clock": {"kind": "live"}}
    assert (await refused(anna.post(f"/api/tables/{table}/branches", body))).status == 400
    opened = await anna.post(f"/api/tables/{table}/branches", {"position": 0, "seats": wanted})
    assert (await anna.look(opened["table"]))["table"]["chance"] == "table"


async def test_an_unfinished_record_can_be_played_on_by_whoever_brings_it(server: Server) -> None:
    anna = server.client("Anna")
    match = new_match(find_game("war_chest"), options=SHORT, names=["Anna", "Bert"], seed=5)
    for _ in range(3):
        match.play(match.sentences()[-1])
    for text in (match.save(), match.save(with_secret=True)):
        table = (await anna.post("/api/records", {"record": text}))["table"]
        news = await anna.look(table, "wolf")
        assert (news["table"]["state"], news["positions"]) == ("running", 4)
        assert [(seat["name"], seat["mine"]) for seat in news["table"]["seats"]] == [("Anna", True), ("Bert", True)]
        assert news["table"]["secret"] == ""
        assert (await refused(server.client().look(table, "wolf"))).status == 403
        await play_out({"raven": anna, "wolf": anna}, table)
        assert (await anna.get(f"/api/tables/{table}/verdict"))["ok"]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Tafelrunde record 1", "Tafelrunde record 2"),
        ("Tafelrunde record 1", ""),
        ("game war_chest", "game chess"),
        ("rules 1", "rules 99"),
        ("players 2", "players 3"),
        ("players 2", "players 999999999999"),
        ("start ", "start 99 "),
        ("seat raven raven", "seat bear raven"),
        ("seat raven raven", "seat raven a\u202eb"),
        ("seat raven raven", "seat raven " + "x" * 2000),
        ("seat raven raven", "seat raven a\x00b"),
        ("\n1 ", "\n1 bear "),
        ("\n2 ", "\n3 "),
        ("\n1 raven", "\n1 wolf"),
        ("result ", "result markers "),
        ("option max_rounds 2", "option max_rounds 2\noption max_rounds 3"),
        ("option max_rounds 2", "option max_rounds x"),
    ],
)
async def test_a_record_that_does_not_fit_the_rules_is_refused_with_a_reason(server: Server, old: str, new: str) -> None:
    anna = server.client("Anna")
    await anna.introduce()
    text = finished_record(options=KNOWN)
    assert old in text
    texts = []
    for lang in ("de", "en"):
        answer = await anna.http.post("/api/records", json={"record": text.replace(old, new, 1)}, headers={"Accept-Language": lang})
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
        texts.append(answer.json()["text"])
    assert texts[0] != texts[1]
    assert (await anna.get("/api/lobby"))["mine"] == []


async def test_a_record_is_not_longer_than_a_game_can_be(server: Server) -> None:
    anna = server.client("Anna")
    assert (await refused(anna.post("/api/records", {"record": "x" * 400_001}))).status == 400
    assert (await refused(anna.post("/api/records", {"record": "x" * 500_001}))).status == 413
    for text in ("", "\n" * 1000, "x" * 100_000, finished_record() + "# a comment\n" * 20_000, "🎲" * 1000):
        answer = await anna.ask("POST", "/api/records", {"record": text})
        assert answer.status_code in (201, 400)


async def test_a_long_record_keeps_nobody_waiting(server: Server) -> None:
    """Replaying thousands of plays takes seconds; the others must be able to play meanwhile."""
    anna, bert, table = await two(server)
    carl = server.client("Carl")
    await carl.introduce()
    long = tr.new("war_chest", seed=1, chance="open")
    for number in range(3000):
        sentences = long.sentences()
        passes = [sentence for sentence in sentences if sentence.endswith(" pass")]
        long.play((passes or sentences)[number % len(passes or sentences)])
    importing = asyncio.create_task(carl.post("/api/records", {"record": long.save()}))
    plays = 0
    people = {"raven": anna, "wolf": bert}
    while not importing.done() and (prompts := (await anna.look(table, "raven"))["moment"]["prompts"]):
        seat = prompts[0]["seat"]  # not simply by turns: who has the initiative changes
        await people[seat].play(table, seat)
        plays += 1
    assert (await importing)["table"]
    assert plays > 1
