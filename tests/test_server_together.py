"""Tables where several decide at the same time, over HTTP and sockets: nobody waits for anybody, and nobody learns anything too early."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from serving import Client, Json, Server, serving

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
