"""A campaign of Mighty Empires with a game master, over HTTP: rights, entered results, disputes, corrections, documents (ME-14)."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator

import pytest
from serving import Client, Json, Refusal, Server, serving

from tafelrunde.games.mighty_empires.chronicle import read_export

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

OPTIONS = {"battle_mode": "table", "capital_choice": "slots", "races": "empire,orcs_goblins,dwarfs", "max_rounds": "3"}


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    async with serving(tmp_path_factory.mktemp("campaign")) as running:
        yield running


async def campaign(server: Server) -> tuple[str, dict[str, Client], Client]:
    """Return a table for three with a game master who plays nobody."""
    master = server.client("Greta")
    table = await master.open("friend", "friend", "friend", game="mighty_empires", options=OPTIONS, master=True)
    people = {}
    for seat, name in (("bear", "Anna"), ("eagle", "Bert"), ("griffin", "Cleo")):
        people[seat] = server.client(name)
        await master.invite(table, people[seat], seat)
    return table, people, master


async def play_to(table: str, people: dict[str, Client], kind: str) -> Json:
    """Let everybody play the first thing that is possible until a question of a kind is asked."""
    watching = next(iter(people.values()))
    for _ in range(200):
        news = await watching.look(table, None)
        prompts = news["moment"]["prompts"]
        if any(prompt["kind"] == kind for prompt in prompts):
            return news
        seat = prompts[0]["seat"]
        await people[seat].play(table, seat)
    raise AssertionError(f"nobody was asked {kind}")


async def refused(client: Client, table: str, do: str, **fields: object) -> str:
    """Return the code of a refusal."""
    with pytest.raises(Refusal) as refusal:
        await client.do(table, do, **fields)
    return refusal.value.code


@pytest.mark.rule("ME-14.1", "ME-14.4", "ME-14.8", "ME-14.10")
async def test_a_round_with_a_dispute_a_correction_and_an_undo(server: Server) -> None:
    table, people, master = await campaign(server)
    news = await play_to(table, people, "report")
    assert news["table"]["mastered"]
    assert not news["table"]["master"]
    assert (await master.look(table, None))["table"]["master"]
    battle = news["moment"]["view"]["battles"][0]
    a, b = battle["a"], battle["b"]
    at = news["moment"]["entry"]
    await people[a].do(table, "play", seat=a, at=at, words=["result", b, "500", "300"])
    at = (await people[b].look(table, b))["moment"]["entry"]
    await people[b].do(table, "play", seat=b, at=at, words=["result", a, "400", "380"])
    assert await refused(people[a], table, "order", words=["settle", a, b, a], because="I was right") == "forbidden"
    await master.do(table, "order", words=["settle", a, b, b], because="the photo shows it")
    news = await master.look(table, None)
    settled = next(one for one in news["moment"]["view"]["battles"] if (one["a"], one["b"]) == (a, b))
    assert (settled["stage"], settled["vp_a"]) == ("settled", 380)
    line = news["log"][-1]
    assert (line["kind"], line["name"], line["text"], line["words"][0]) == ("master", "Greta", "the photo shows it", "settle")
    await master.do(table, "order", words=["gold", a, "333"], because="a raid was forgotten")
    corrected = (await master.look(table, None))["log"][-1]
    told = corrected["told"][0]
    assert (told["kind"], told["fields"]["what"], told["fields"]["seat"], told["fields"]["new"]) == ("corrected", "gold", a, 333)
    await master.do(table, "take_back", line=corrected["number"], because="it was not")
    news = await master.look(table, None)
    assert news["table"]["redo"]
    assert news["log"][-1]["undone"] == corrected["number"]
    assert next(entry for entry in news["log"] if entry["number"] == corrected["number"])["position"] == -1
    await master.do(table, "redo")
    news = await master.look(table, None)
    gold = {realm["seat"]: realm["gold"] for realm in news["moment"]["view"]["realms"]}
    assert gold[a] == 333
    assert await refused(master, table, "redo") == "malformed"
    assert await refused(master, table, "order", words=["gold", a, "lots"], because="x") == "malformed"
    assert await refused(master, table, "take_back", line=99999, because="x") == "missing"


@pytest.mark.rule("ME-14.3", "ME-14.7")
async def test_everybody_reads_the_comment_on_a_result(server: Server) -> None:
    table, people, master = await campaign(server)
    news = await play_to(table, people, "report")
    battle = news["moment"]["view"]["battles"][0]
    a, b = battle["a"], battle["b"]
    play = {"seat": a, "at": news["moment"]["entry"], "words": ["result", b, "500", "300"]}
    for comment in ("x" * 201, "a | b", "bell \a"):
        with pytest.raises(Refusal) as refusal:
            await people[a].do(table, "play", **play, comment=comment)
        assert refusal.value.code == "malformed"
        assert "at most 200 characters" in str(refusal.value)
    await people[a].do(table, "play", **play, comment="  the <b>bridge</b>\n held ")
    for reader in (*people.values(), master, server.client("Ines")):
        line = (await reader.look(table, None))["log"][-1]
        assert (line["kind"], line["seat"], line["text"]) == ("play", a, "the <b>bridge</b> held")
    at = (await people[b].look(table, b))["moment"]["entry"]
    assert await refused(people[b], table, "play", seat=b, at=at, words=["confirm", a], comment="well played") == "malformed"
    await people[b].do(table, "play", seat=b, at=at, words=["confirm", a])
    page = (await people[b].ask("GET", f"/api/tables/{table}/documents/report", lang="de")).text
    names = {"bear": "Anna", "eagle": "Bert", "griffin": "Cleo"}
    assert f"<td>{names[a]}: the &lt;b&gt;bridge&lt;/b&gt; held</td>" in page
    record, broken = read_export((await people[b].ask("GET", f"/api/tables/{table}/documents/campaign")).text)
    assert broken == []
    assert f" {a} result {b} 500 300 saying the <b>bridge</b> held\n" in record
    games = {game["name"]: game["comments"] for game in await people[b].get("/api/games")}
    assert (games["mighty_empires"], games["ethnos"]) == (["result"], [])


@pytest.mark.rule("ME-14.1")
async def test_a_game_master_lets_others_help(server: Server) -> None:
    table, people, master = await campaign(server)
    helper, stranger = server.client("Hugo"), server.client("Ines")
    links = await master.links(table)
    assert set(links["proxy"]) == set(people)
    assert not (await people["bear"].links(table))["master"]
    assert await refused(stranger, table, "order", words=["fresh"], because="x") == "forbidden"
    assert await helper.join(links["master"]) == {"table": table, "seat": ""}
    await helper.do(table, "order", words=["fresh"], because="the die fell off the table")
    assert (await helper.look(table, None))["log"][-1]["name"] == "Hugo"
    assert (await stranger.look(table, None))["table"]["master"] is False


@pytest.mark.rule("ME-14.12")
async def test_somebody_who_is_away_comes_back(server: Server) -> None:
    table, people, master = await campaign(server)
    await play_to(table, people, "event")
    await master.do(table, "order", words=["absence", "griffin", "idle"], because="on holiday")
    news = await people["griffin"].look(table, "griffin")
    assert news["moment"]["view"]["realms"][2]["status"] == "idle"
    await people["griffin"].do(table, "back", seat="griffin")
    news = await people["griffin"].look(table, "griffin")
    assert news["moment"]["view"]["realms"][2]["status"] == "active"
    assert await refused(people["griffin"], table, "back", seat="griffin") == "illegal"


@pytest.mark.rule("ME-14.12")
async def test_the_computer_decides_for_somebody_who_is_away(server: Server) -> None:
    table, people, master = await campaign(server)
    news = await play_to(table, people, "event")
    away = news["moment"]["prompts"][0]["seat"]
    other = next(seat for seat in people if seat != away)
    async with people[other].socket(table, other) as socket:
        await master.do(table, "replace", seat=away)
        news = await socket.until(lambda news: news["moment"]["prompts"][0]["seat"] != away)  # it has decided
    seat = next(one for one in news["table"]["seats"] if one["seat"] == away)
    assert seat["left"]
    assert seat["bot"]
    assert next(realm for realm in news["moment"]["view"]["realms"] if realm["seat"] == away)["event"] is not None
    await people[away].do(table, "back", seat=away)
    seat = next(one for one in (await people[away].look(table, away))["table"]["seats"] if one["seat"] == away)
    assert not seat["left"]


@pytest.mark.rule("ME-14.12", "ME-14.1")
async def test_a_proxy_decides_for_somebody_who_is_away(server: Server) -> None:
    table, people, master = await campaign(server)
    news = await play_to(table, people, "event")
    away = news["moment"]["prompts"][0]["seat"]
    proxy, stranger = server.client("Hugo"), server.client("Ines")
    at = news["moment"]["entry"]
    words = (await people[away].look(table, away))["moment"]["legal"][0]
    await stranger.introduce()
    assert await refused(stranger, table, "play", seat=away, at=at, words=words) == "forbidden"
    assert not (await people[away].links(table))["proxy"]
    assert await proxy.join((await master.links(table))["proxy"][away]) == {"table": table, "seat": away}
    await proxy.do(table, "play", seat=away, at=at, words=words)
    news = await people[away].look(table, away)
    assert next(realm for realm in news["moment"]["view"]["realms"] if realm["seat"] == away)["event"] == words[1]
    seat = next(one for one in news["table"]["seats"] if one["seat"] == away)
    assert seat["mine"]  # it still belongs to whoever was away


@pytest.mark.rule("ME-14.2")
async def test_battle_sheets_are_handed_out(server: Server) -> None:
    table, people, _ = await campaign(server)
    address = f"/api/tables/{table}/documents/battles"
    assert "No battle waits at the table." in (await people["bear"].ask("GET", address, lang="en")).text
    news = await play_to(table, people, "report")
    page = await people["bear"].ask("GET", address, lang="de")
    assert page.headers["content-type"].startswith("text/html")
    for battle in news["moment"]["view"]["battles"]:
        if battle["stage"] == "to_be_played":
            names = {"bear": "Anna", "eagle": "Bert", "griffin": "Cleo"}
            assert f"{names[battle['a']]} gegen {names[battle['b']]}" in page.text


@pytest.mark.rule("ME-14.15", "ME-14.16", "ME-14.7")
async def test_documents_are_handed_out(server: Server) -> None:
    table, people, master = await campaign(server)
    await play_to(table, people, "report")
    await master.do(table, "order", words=["gold", "bear", "333"], because="a raid <b>was</b> forgotten")
    page = await people["bear"].ask("GET", f"/api/tables/{table}/documents/report", lang="de")
    assert page.headers["content-type"].startswith("text/html")
    assert "Was die Spielleitung tat" in page.text
    assert "a raid &lt;b&gt;was&lt;/b&gt; forgotten" in page.text
    assert "forgotten" not in (await master.ask("GET", f"/api/tables/{table}/documents/report", corrections="no")).text
    book = await people["bear"].ask("GET", f"/api/tables/{table}/documents/ledger")
    assert "333" in book.text
    whole = await people["bear"].ask("GET", f"/api/tables/{table}/documents/campaign")
    record, broken = read_export(whole.text)
    assert broken == []
    assert "master gold bear 333 by Greta" in record
    data = json.loads(whole.text)
    data["log"][2]["actor"] = "Zeno"
    assert read_export(json.dumps(data))[1] == [3]
    world = (await people["bear"].ask("GET", f"/api/tables/{table}/documents/map")).json()
    assert world["format"] == "tafelrunde-me-map/1"
    assert (await people["bear"].ask("GET", f"/api/tables/{table}/documents/nothing")).status_code == 404
    assert (await people["bear"].ask("GET", f"/api/tables/{table}/documents/report", round="7")).status_code == 400


async def test_games_without_a_game_master_refuse_one(server: Server) -> None:
    anna = server.client("Anna")
    body = {"game": "ethnos", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "master": True}
    assert (await anna.ask("POST", "/api/tables", body)).status_code == 400
