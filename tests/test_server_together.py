"""Tables where several decide at the same time, over HTTP and sockets: nobody waits for anybody, and nobody learns anything too early."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from serving import Client, Json, Server, serving

from tafelrunde.bots import Seen, make_bot
from tafelrunde.games import find_game
from tafelrunde.kernel.match import new_match

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

OPTIONS = {"custom_board": "p p p/p v p/p p p", "year_limit": "1"}


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    async with serving(tmp_path_factory.mktemp("together")) as running:
        yield running


async def settle(client: Client, table: str, seat: str) -> Json:
    """Found capital and barracks; return the news when the allocation is asked."""
    news = await client.look(table, seat)
    while news["moment"]["prompts"][0]["kind"] != "allocate":
        if news["moment"]["legal"]:
            await client.play(table, seat)
        news = await client.look(table, seat, wait=0 if news["moment"]["legal"] else 5)
    return news


async def test_bots_answer_while_a_person_thinks(server: Server) -> None:
    anna = server.client("Anna")
    table = await anna.open("me", "bot random", "bot random", game="seventh_stone", options=OPTIONS)
    async with anna.socket(table, "boar") as socket:
        news = await settle(anna, table, "boar")
        asked = news["moment"]["asked"]
        news = await socket.until(lambda news: [prompt["kind"] for prompt in news["moment"]["prompts"]] == ["allocate"])
        # her question is still the same, and what she began answering before the bots did is taken
        assert news["moment"]["prompts"][0]["seat"] == "boar"
        assert news["moment"]["asked"] == asked
        assert [player["allocated"] for player in news["moment"]["view"]["players"].values()] == [False, True, True]
        assert [player["amounts"] for player in news["moment"]["view"]["players"].values()] == [None, None, None]
        assert not any(told["kind"] in ("goods", "bids") for line in socket.log for told in line["told"])
        await socket.do("play", seat="boar", at=asked, words=["allocate", "melee", "1", "movement", "1"])
        await socket.until(lambda news: any(told["kind"] == "bids" for line in socket.log for told in line["told"]))


async def test_two_people_answer_the_same_moment(server: Server) -> None:
    anna, bert = server.client("Anna"), server.client("Bert")
    table = await anna.open("me", "friend", game="seventh_stone", options=OPTIONS)
    await anna.invite(table, bert, "crane")
    for _ in range(4):  # capitals and barracks, whoever is asked
        (prompt,) = (await anna.look(table, "boar"))["moment"]["prompts"]
        await (anna if prompt["seat"] == "boar" else bert).play(table, prompt["seat"])
    at = (await anna.look(table, "boar"))["moment"]["entry"]
    await bert.do(table, "play", seat="crane", at=at, words=["allocate", "cavalry", "2"])
    await anna.do(table, "play", seat="boar", at=at, words=["allocate", "ranged", "2", "mercenary", "3"])
    news = await anna.look(table, "boar")
    sheets = [told["fields"] for line in news["log"] for told in line["told"] if told["kind"] == "goods"]
    assert [(sheet["seat"], sheet["ranged"], sheet["cavalry"]) for sheet in sheets] == [("boar", 2, 0), ("crane", 0, 2)]


async def lay_out(clients: dict[str, Client]) -> str:
    """Open a table of Ante Portas for two people and let everything pass until the team decides where a command place goes."""
    acorn, birch = clients["acorn"], clients["birch"]
    for _ in range(5):  # by bad luck the attackers may be faster
        table = await acorn.open("me", "friend", game="ante_portas", options={})
        await acorn.invite(table, birch, "birch")
        while True:
            news = await acorn.look(table, "acorn")
            if not news["moment"]["prompts"]:
                break
            prompt = news["moment"]["prompts"][0]
            if prompt["kind"] == "centre":
                return table
            await clients[prompt["seat"]].play(table, prompt["seat"], -1)
    raise AssertionError("the attackers were faster five times")


@pytest.mark.rule("AP-9.8")
async def test_a_team_decides_together_and_may_object(server: Server) -> None:
    clients = {"acorn": server.client("Anna"), "birch": server.client("Bert")}
    acorn, birch = clients["acorn"], clients["birch"]
    table = await lay_out(clients)
    async with acorn.socket(table, "acorn") as anna, birch.socket(table, "birch") as bert:
        news = await anna.look()
        at, words = news["moment"]["entry"], news["moment"]["legal"][0]
        assert words[0] == "place"
        assert words in (await bert.look())["moment"]["asides"]
        # what one suggests waits for the other, who may object; then it is up to the seat that owes the decision
        await anna.do("play", seat="acorn", at=at, words=words)
        news = await bert.until(lambda news: news["table"]["offers"])
        (offer,) = news["table"]["offers"]
        assert (offer["kind"], offer["seat"], offer["words"], offer["waiting"]) == ("joint", "acorn", words, ["birch"])
        assert news["moment"]["entry"] == at
        await bert.do("answer", offer=offer["number"], yes=False)
        await anna.until(lambda news: not news["table"]["offers"])
        await anna.do("play", seat="acorn", at=at, words=words)
        news = await bert.until(lambda news: news["moment"]["entry"] > at)
        # the other one may answer the next question just as well, and it counts as soon as all agree
        at, words = news["moment"]["entry"], next(one for one in news["moment"]["asides"] if one[0] == "place")
        await bert.do("play", seat="birch", at=at, words=words)
        news = await anna.until(lambda news: news["table"]["offers"])
        await anna.do("answer", offer=news["table"]["offers"][0]["number"], yes=True)
        news = await anna.until(lambda news: news["moment"]["entry"] > at)
        assert not news["table"]["offers"]
        assert any(line["kind"] == "play" and line["seat"] == "birch" and line["words"] == words for line in anna.log)


@pytest.mark.rule("AP-17.12")
async def test_how_somebody_wants_to_be_asked_can_be_said_at_any_time(server: Server) -> None:
    clients = {"acorn": server.client("Anna"), "birch": server.client("Bert")}
    acorn, birch = clients["acorn"], clients["birch"]
    table = await acorn.open("me", "friend", game="ante_portas", options={})
    await acorn.invite(table, birch, "birch")
    news = await birch.look(table, "birch")
    assert news["moment"]["legal"] == []
    await birch.do(table, "play", seat="birch", at=news["moment"]["entry"], words=["standing", "never", "combat", "12"])
    news = await acorn.look(table, "acorn")
    assert news["moment"]["view"]["communities"][1]["muted_hexes"] == [12]
    assert news["moment"]["legal"]
    assert not news["table"]["offers"]


async def test_what_the_computer_answers_comes_with_the_play_that_led_to_it(server: Server) -> None:
    """Somebody who is asked in a window leaves it to the computer: nobody waits, the log tells it, and one undo takes all of it back."""
    game = find_game("ante_portas")
    match = new_match(game, 1, {"reaction_mode": "always"}, names=["Anna"], seed=4)
    bot = make_bot("heuristic", game, 0)
    while match.prompts()[0].kind != "window":
        match.play_actions(0, bot.choose(Seen(game, match.state, 0)))
    anna = server.client("Anna")
    table = (await anna.post("/api/records", {"record": match.save(with_secret=True)}))["table"]
    before = await anna.look(table, "acorn")
    await anna.do(table, "play", seat="acorn", at=before["moment"]["entry"], words=["standing", "auto"])
    after = await anna.look(table, "acorn")
    assert after["moment"]["prompts"][0]["kind"] != "window"
    answers = [line for line in after["log"] if line["kind"] == "auto"]
    assert answers
    assert all(line["seat"] == "acorn" and line["told"] for line in answers)
    assert after["moment"]["told"][0]["kind"] == "standing"
    await anna.do(table, "undo", seat="acorn", at=after["moment"]["entry"])
    again = await anna.look(table, "acorn")
    assert (again["positions"], again["moment"]["view"]) == (before["positions"], before["moment"]["view"])
