"""Ratings: which games count and for whom, that each counts once, what people see of them, and that all can be worked out anew."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from postgres import fresh_database
from postgres import postgres as postgres  # the fixture
from serving import Client, Json, Server, play_out, refused, seats, serving
from test_tables import Room

from tafelrunde.cli.main import run
from tafelrunde.games import NAMES, find_game
from tafelrunde.kernel.chance import seeded
from tafelrunde.server import entries, wire
from tafelrunde.server.entries import New
from tafelrunde.server.ratings import SETTLED, Finish, Rating, Result, rate, shown, span, subject_of_bot, sureness
from tafelrunde.server.store import Account, Entry, SeatRow, Store, TableChange, TableRow
from tafelrunde.server.tables import result_of
from tafelrunde.server.verbs import played

pytestmark = [pytest.mark.once, pytest.mark.anyio]

NOW = 1_800_000_000.25
SHORT = {"max_rounds": "2"}
PASSWORD = "correct horse"


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


# What a result does


def new(*places: int, subjects: str = "abcdefgh", sides: tuple[int, ...] | None = None) -> dict[str, Rating]:
    finishes = [Finish(seat, subjects[seat], seat if sides is None else sides[seat], place) for seat, place in enumerate(places)]
    return rate({finish.subject: Rating() for finish in finishes}, finishes)


def test_whoever_wins_goes_up_and_whoever_loses_goes_down() -> None:
    after = new(1, 2)
    assert shown(after["a"].mu) > shown(Rating().mu) > shown(after["b"].mu)
    assert after["a"].sigma < Rating().sigma


def test_in_the_order_of_the_places_and_alike_where_a_place_is_shared() -> None:
    after = new(2, 1, 2, 4)
    assert after["b"].mu > after["a"].mu == after["c"].mu > after["d"].mu
    assert {round(rating.mu, 6) for rating in new(1, 1).values()} == {Rating().mu}


def test_a_team_goes_up_and_down_together() -> None:
    after = new(1, 2, 1, 2, sides=(0, 1, 0, 1))
    assert after["a"] == after["c"]
    assert after["a"].mu > Rating().mu > after["b"].mu == after["d"].mu


def test_a_bot_on_several_seats_has_the_average_of_them() -> None:
    apart, one = new(1, 2, 3), new(1, 2, 3, subjects="abb")
    assert one["a"] == apart["a"]
    assert one["b"].mu == pytest.approx((apart["b"].mu + apart["c"].mu) / 2)


def test_a_rating_is_a_number_that_chess_players_know() -> None:
    assert shown(Rating().mu) == 1500
    assert span(Rating(25, 2)) == (1380, 1620)
    assert [sureness(Rating(25, sigma)) for sigma in (8.3, 4, 1)] == ["unsure", "fair", "sure"]
    assert subject_of_bot("master:bold") == subject_of_bot("master") == "bot:master"


# Which results count


def room(*accounts: str, **fields: Any) -> Room:
    """Return a rated table with people who have accounts, and bots; a name that begins with a question mark is a guest."""
    fields.setdefault("options", SHORT)
    made = Room(*accounts, **fields)
    made.table.opening = msgspec.structs.replace(made.table.opening, rated=True)
    for seat, account in zip(made.table.seats, accounts, strict=True):
        seat.account = account if account not in ("", "bot") and account[0] != "?" else None
    return made


def finish(made: Room) -> Room:
    """Let the seat that is asked resign, until it is over."""
    while made.table.state != "over":
        seat = made.table.actors[0]
        made.do(wire.Resign(seat=made.table.names[seat], at=made.table.turn), min(made.table.seats[seat].accounts))
    return made


def places(made: Room) -> dict[str, int] | None:
    result = result_of(made.table, NOW)
    return {finish.subject: finish.place for finish in result.finishes} if result else None


def test_a_game_of_people_with_accounts_counts() -> None:
    made = room("anna", "bert")
    loser = made.table.actors[0]
    assert places(finish(made)) == {("anna", "bert")[loser]: 2, ("anna", "bert")[1 - loser]: 1}


def test_whoever_lets_the_time_run_out_has_lost() -> None:
    made = room("anna", "bert", clock=wire.ClockRules(kind="live", late="resign"))
    late = made.table.actors[0]
    for body in (entries.Late(), entries.Resign()):
        made.add(New(late, body))
    assert places(made) == {("anna", "bert")[late]: 2, ("anna", "bert")[1 - late]: 1}


def test_a_game_with_a_guest_does_not_count() -> None:
    made = room("anna", "?bert")
    assert (made.table.rated, made.table.unrated) == (False, "guest")
    assert places(finish(made)) is None


def test_a_game_where_somebody_may_act_for_two_seats_does_not_count() -> None:
    made = room("anna", "bert")
    made.table.seats[1].accounts.add("anna")
    assert (made.table.rated, made.table.unrated) == (False, "twice")
    assert places(finish(made)) is None


def test_a_game_that_nobody_wanted_rated_does_not_count() -> None:
    made = room("anna", "bert")
    made.table.opening = msgspec.structs.replace(made.table.opening, rated=False)
    assert places(finish(made)) is None


def test_a_rated_game_has_no_hints() -> None:
    made = room("anna", "bot")
    assert not made.table.hints
    made.table.opening = msgspec.structs.replace(made.table.opening, hints=True)
    assert not made.table.hints


def test_whoever_leaves_the_seat_to_a_bot_loses() -> None:
    made = room("anna", "bert")
    other = made.table.actors[0]
    leaving, winner = 1 - other, ("anna", "bert")[1 - other]
    made.do(wire.Replace(seat=made.table.names[leaving]), winner)
    finish(made)  # the other one gives up, so that the bot wins
    assert places(made) == {("anna", "bert")[leaving]: 3, ("anna", "bert")[other]: 2}


def test_whoever_was_replaced_and_is_back_in_time_does_not_lose_by_that_but_whoever_wanted_it_does() -> None:
    for own in (False, True):
        made = room("anna", "bert")
        loser = made.table.actors[0]
        away = 1 - loser
        made.do(wire.Replace(seat=made.table.names[away]), ("anna", "bert")[away if own else loser])
        made.do(wire.Back(seat=made.table.names[away]), ("anna", "bert")[away])
        found = places(finish(made))
        assert found
        assert found[("anna", "bert")[away]] == (3 if own else 1)


def test_a_team_loses_as_one() -> None:
    made = room("anna", "bert", "carl", "dora")
    made.do(wire.Replace(seat=made.table.names[0]), "anna")
    found = result_of(finish_by_rules(made).table, NOW)
    assert found
    assert [one.side for one in found.finishes] == [0, 1, 0, 1]
    assert [one.place for one in found.finishes][::2] == [5, 5]


def finish_by_rules(made: Room) -> Room:
    """Play anything until the rounds are over."""
    while made.table.state != "over":
        seat = made.table.actors[0]
        made.table.seats[seat].left = False
        made.play(min(made.table.seats[seat].accounts), made.table.names[seat])
    return made


def let_bot_play(made: Room) -> None:
    """Let the second seat play anything as long as it is asked."""
    while made.table.actors == [1]:
        made.add(played(1, made.table.running().prepare(1, made.table.running().sentences()[0])))


def test_bots_do_not_agree_to_take_back_in_a_rated_game() -> None:
    made = Room("anna", "bot", options=SHORT)
    let_bot_play(made)
    made.play("anna")
    let_bot_play(made)
    undo = wire.Undo(seat="raven", at=made.table.turn)
    made.table.opening = msgspec.structs.replace(made.table.opening, rated=True)
    made.table.seats[0].account = "anna"
    assert made.code(undo, "anna") == ("illegal", "table-rated-undo")
    made.table.opening = msgspec.structs.replace(made.table.opening, rated=False)
    assert made.do(undo, "anna") == ["undo"]


def test_against_the_game_it_is_counted_for_those_with_accounts() -> None:
    made = room("anna", "?bert", game="ante_portas", options={})
    made.table.opening = msgspec.structs.replace(made.table.opening, rated=False)
    finish(made)
    found = result_of(made.table, NOW)
    assert found == Result("ante_portas", NOW, (Finish(0, "anna", 0, 2),), together=True)


@pytest.mark.parametrize("name", NAMES)
def test_usual_options_are_rated_unless_all_play_together(name: str) -> None:
    game = find_game(name)
    for players in game.players:
        options = game.read_options(players, {})
        sides = set(game.sides(players, options))
        assert game.rates(options)
        assert (len(sides) > 1) == (name != "ante_portas" or players == 4)
        assert len(sides) == len(set(game.judge().sides(game.new(players, options, seeded(1)))))
    for option, values in game.unrated.items():
        known = {one.name: one for one in game.options}[option]
        assert set(values) <= set(known.choices)


# In the store


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database, once of each kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/store.db"
    else:
        with fresh_database(request.getfixturevalue("postgres")) as address:
            yield address


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()


async def people(store: Store, *names: str) -> None:
    for name in names:
        await store.create_account(Account(name, name.title(), name, None, NOW))


async def end(store: Store, table: str, *subjects: str, game: str = "war_chest", entry: int = 2, together: bool = False) -> None:
    """Let a table end, the subjects in the order of their places; they are accounts, or bots."""
    if entry == 2:
        kept = TableRow(table, game, "running", len(subjects), True, "anna", NOW, NOW, (0,), None, False, True)
        held = [(seat, subject) for seat, subject in enumerate(subjects) if ":" not in subject]
        rows = [SeatRow(seat, "person", subject) for seat, subject in enumerate(subjects)]
        await store.create_table(kept, rows, held, [Entry(1, "open", None, "{}", NOW)])
    finishes = tuple(Finish(seat, subject, 0 if together else seat, seat + 1) for seat, subject in enumerate(subjects))
    change = TableChange("over", (), "x", finished=Result(game, NOW + entry, finishes, together))
    await store.append(table, [Entry(entry, "play", 0, "{}", NOW)], change=change)


@pytest.mark.slow
async def test_a_result_is_kept_with_what_it_changed(url: str) -> None:
    async with opened(url) as store:
        await people(store, "anna", "bert")
        await end(store, "t1", "anna", "bert")
        await end(store, "t2", "anna", "bot:novice")
        first, second = await store.results_of("anna")
        assert (first.table_id, first.number, first.place, first.mu_before) == ("t1", 1, 1, Rating().mu)
        assert (second.table_id, second.number, second.mu_before) == ("t2", 2, first.mu)
        assert await store.ratings("war_chest", ["anna", "carl"]) == {
            "anna": (Rating(second.mu or 0, second.sigma or 0), 2),
            "carl": (Rating(), 0),
        }
        assert list(await store.standings_of("anna")) == ["war_chest"]
        assert await store.standings_of("bert") != await store.standings_of("bot:novice")


@pytest.mark.slow
async def test_a_table_counts_once_and_only_if_its_end_is_written(url: str) -> None:
    async with opened(url) as store:
        await people(store, "anna", "bert")
        await end(store, "t1", "anna", "bert")
        before = await store.standings_of("anna")
        await end(store, "t1", "bert", "anna", entry=3)  # whatever is written later
        with pytest.raises(Exception, match="does not follow"):
            await end(store, "t1", "bert", "anna", entry=9)
        assert await store.standings_of("anna") == before
        assert len(await store.results_at("t1")) == 2


@pytest.mark.slow
async def test_who_may_act_for_two_seats_spoils_it_whatever_the_process_knows(url: str) -> None:
    async with opened(url) as store:
        await people(store, "anna", "bert")
        await store.create_table(
            TableRow("t1", "war_chest", "running", 2, True, "anna", NOW, NOW, (0,)),
            [SeatRow(0, "person"), SeatRow(1, "person")],
            [(0, "anna"), (1, "bert"), (1, "anna")],
            [Entry(1, "open", None, "{}", NOW)],
        )
        change = TableChange("over", (), "x", finished=Result("war_chest", NOW, (Finish(0, "anna", 0, 1), Finish(1, "bert", 1, 2))))
        await store.append("t1", [Entry(2, "play", 0, "{}", NOW)], change=change)
        assert await store.results_at("t1") == []
        assert await store.standings_of("anna") == {}


@pytest.mark.slow
async def test_many_games_that_end_at_once_all_count_and_can_be_worked_out_anew(url: str) -> None:
    async with opened(url) as one, opened(url) as other:
        await people(one, "anna", "bert")
        stores = [one] if url.startswith("sqlite") else [one, other]
        pairs = [("anna", "bert"), ("bert", "anna"), ("anna", "bot:expert"), ("bot:expert", "bert")]
        await asyncio.gather(*(end(stores[i % len(stores)], f"t{i}", *pairs[i % 4]) for i in range(24)))
        await end(one, "t99", "anna", "bert", game="ethnos")
        before = {subject: await one.standings_of(subject) for subject in ("anna", "bert", "bot:expert")}
        rows = await one.results_of("anna")
        assert [games for _, games in before["anna"].values()] in ([18, 1], [1, 18])
        assert len({row.number for row in rows}) == 19
        for earlier, later in zip([row for row in rows if row.game == "war_chest"], rows[1:18], strict=False):
            assert earlier.mu == later.mu_before  # each began where the last one ended
        assert await one.recompute_ratings() == 25
        assert {subject: await one.standings_of(subject) for subject in before} == before
        assert await one.results_of("anna") == rows


@pytest.mark.slow
async def test_ratings_that_were_spoilt_are_worked_out_anew(url: str) -> None:
    async with opened(url) as store:
        await people(store, "anna", "bert")
        await end(store, "t1", "anna", "bert")
        await end(store, "t2", "anna", "bert", game="ante_portas", together=True)
        before = await store.standings_of("anna"), await store.results_of("anna")

        def spoil(connection: Any) -> None:
            connection.exec_driver_sql("UPDATE ratings SET mu = 99")
            connection.exec_driver_sql("UPDATE results SET mu = 99")

        await store._write(spoil)
        assert await store.recompute_ratings() == 1
        found = await store.standings_of("anna"), await store.results_of("anna")
        assert found[0] == before[0]
        assert found[1][0] == before[1][0]


@pytest.mark.slow
async def test_the_ladder_has_the_best_first_and_beginners_last(url: str) -> None:
    async with opened(url) as store:
        await people(store, "anna", "bert", "carl")
        for i in range(SETTLED):
            await end(store, f"t{i}", "anna", "bot:novice", "bert")
        await end(store, "u", "carl", "anna")
        found = await store.ladder("war_chest", 100)
        assert [(one.subject, one.name) for one in found.standings] == [
            ("anna", "Anna"),
            ("bot:novice", ""),
            ("bert", "Bert"),
            ("carl", "Carl"),
        ]
        assert found.standings[-1].games == 1
        short = await store.ladder("war_chest", 2, "carl")
        assert short.own
        assert (short.own[0], short.own[1].subject) == (3, "carl")
        assert (await store.ladder("war_chest", 2, "anna")).own is None
        assert (await store.ladder("ethnos", 2, "anna")).standings == ()


@pytest.mark.slow
async def test_what_was_won_together_is_counted_and_not_rated(url: str) -> None:
    async with opened(url) as store:
        await people(store, "anna", "bert")
        await end(store, "t1", "anna", "bert", game="ante_portas", together=True)  # the second place: as lost
        await end(store, "t2", "anna", game="ante_portas", together=True)
        found = await store.ladder("ante_portas", 100)
        assert found.standings == ()
        assert [(one.name, one.won, one.games) for one in found.counts] == [("Anna", 2, 2), ("Bert", 0, 1)]
        assert await store.standings_of("anna") == {}


# At the server


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    async with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


async def member(server: Server, name: str) -> Client:
    """Return somebody with an account."""
    client = server.client(name)
    await client.introduce()
    await client.post("/api/account", {"login": f"{name}.{len(server.clients)}", "password": PASSWORD})
    return client


async def pair(server: Server, **fields: Any) -> tuple[Client, Client, str]:
    """Return two people with accounts, and their table where the game has begun."""
    anna, bert = await member(server, "Anna"), await member(server, "Bert")
    fields.setdefault("options", SHORT)
    table = await anna.open("me", "friend", **fields)
    await anna.invite(table, bert, "wolf")
    return anna, bert, table


async def resigned(anna: Client, bert: Client, table: str) -> tuple[str, Json]:
    """Let the seat that is asked resign; return it and the news."""
    seat = (await anna.look(table))["moment"]["prompts"][0]["seat"]
    loser = anna if seat == "raven" else bert
    moment = (await loser.look(table, seat))["moment"]
    await loser.do(table, "resign", seat=seat, at=moment["entry"])
    return seat, await anna.look(table)


async def test_two_with_accounts_play_a_rated_game_and_see_what_it_changed(server: Server) -> None:
    anna, bert, table = await pair(server)
    news = await anna.look(table)
    assert (news["table"]["rated"], news["table"]["unrated"], news["table"]["hints"]) == (True, "", False)
    assert [seat["rating"] for seat in news["table"]["seats"]] == [None, None]
    loser, news = await resigned(anna, bert, table)
    ratings = {name: seat["rating"] for name, seat in seats(news).items()}
    winner = "wolf" if loser == "raven" else "raven"
    assert ratings[winner]["before"] == ratings[loser]["before"] == 1500
    assert ratings[winner]["rating"] > 1500 > ratings[loser]["rating"]
    assert ratings[winner]["provisional"]
    own = await (anna if winner == "raven" else bert).get("/api/ratings")
    assert [(one["game"], one["rating"], one["games"], one["history"]) for one in own] == [
        ("war_chest", ratings[winner]["rating"], 1, [ratings[winner]["rating"]])
    ]
    ladder = await anna.get("/api/ladder/war_chest")
    assert [(row["name"], row["place"], row["provisional"]) for row in ladder["rows"] if row["mine"]] == [("Anna", None, True)]
    # and the next table shows it beside the name
    again = await anna.open("me", "friend", options=SHORT)
    assert seats(await anna.look(again))["raven"]["rating"] == {
        "rating": ratings["raven"]["rating"], "provisional": True, "before": None,
    }  # fmt: skip


async def test_against_a_bot_it_counts_too_and_once(server: Server) -> None:
    anna = await member(server, "Anna")
    table = await anna.open("me", "bot random", options=SHORT)
    while (news := await anna.look(table, "raven"))["table"]["state"] != "over":
        if news["moment"]["legal"]:
            await anna.play(table, "raven")
        else:
            await anna.look(table, "raven", after=news["number"], wait=5)
    await anna.do(table, "chat", text="well")
    assert all(seat["rating"]["before"] is not None for seat in (await anna.look(table))["table"]["seats"])
    ladder = await anna.get("/api/ladder/war_chest")
    assert "random" in [row["bot"] for row in ladder["rows"]]
    assert [one["games"] for one in await anna.get("/api/ratings")] == [1]


async def test_a_guest_who_sits_down_spoils_the_rating_and_everybody_sees_it(server: Server) -> None:
    anna, guest = await member(server, "Anna"), server.client("Gast")
    table = await anna.open("me", "friend", options=SHORT)
    token = (await anna.links(table))["invite"]["wolf"]
    assert (await anna.post("/api/invitation", {"token": token}))["rated"]
    assert [one["rated"] for one in (await guest.get("/api/lobby"))["open"] if one["id"] == table] == [True]
    await guest.join(token)
    news = await anna.look(table)
    assert (news["table"]["rated"], news["table"]["unrated"], news["table"]["hints"]) == (False, "guest", False)
    assert [one["rated"] for one in (await anna.get("/api/lobby"))["mine"] if one["id"] == table] == [False]
    _, news = await resigned(anna, guest, table)
    assert [seat["rating"] for seat in news["table"]["seats"]] == [None, None]
    assert await anna.get("/api/ratings") == []
    assert await guest.get("/api/ratings") == []


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"seats": ["me", "here Berta"]}, "one screen"),
        ({"seats": ["bot random", "bot random"]}, "only bots"),
        ({"chance": "table"}, "cannot be checked"),
        ({"hints": True}, "hints"),
        (
            {"options": {"army_selection": "custom", "armies": "scout+archer+knight+lancer/pikeman+swordsman+cavalry+royal_guard"}},
            "options",
        ),
        ({"game": "ante_portas", "options": {}}, "together"),
        ({"game": "mighty_empires", "options": {}, "master": True}, "game master"),
        ({"game": "mighty_empires", "options": {"battle_mode": "table"}}, "options"),
        ({"game": "mighty_empires", "options": {"quality": "90,100"}}, "options"),
    ],
)
async def test_what_cannot_be_rated_is_refused_if_wanted_and_is_not_rated_otherwise(server: Server, fields: Json, why: str) -> None:
    anna = await member(server, "Anna")
    chosen = {"options": SHORT, **fields}
    places = chosen.pop("seats", ["me", "friend"])
    assert why in (await refused(anna.open(*places, rated=True, **chosen))).text
    table = await anna.open(*places, **chosen)
    assert not (await anna.look(table))["table"]["rated"]


async def test_a_guest_cannot_open_a_rated_table_and_whoever_does_not_want_it_has_none(server: Server) -> None:
    guest, anna = server.client("Gast"), await member(server, "Anna")
    assert "no account" in (await refused(guest.open("me", "friend", options=SHORT, rated=True))).text
    table = await guest.open("me", "bot random", options=SHORT)
    assert [(await guest.look(table))["table"][key] for key in ("rated", "hints")] == [False, True]
    table = await anna.open("me", "bot random", options=SHORT, rated=False)
    assert [(await anna.look(table))["table"][key] for key in ("rated", "hints")] == [False, True]


async def test_a_rematch_is_rated_and_a_branch_and_a_record_are_not(server: Server) -> None:
    anna, bert, table = await pair(server)
    await play_out({"raven": anna, "wolf": bert}, table)
    await anna.do(table, "rematch")
    offer = (await bert.look(table))["table"]["offers"][0]["number"]
    await bert.do(table, "answer", offer=offer, yes=True)
    again = (await anna.look(table))["table"]["rematch"]
    assert (await anna.look(again))["table"]["rated"]
    body = {"position": 0, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
    branched = (await anna.post(f"/api/tables/{table}/branches", body))["table"]
    assert not (await anna.look(branched))["table"]["rated"]
    record = await anna.get(f"/api/tables/{table}/record")
    brought = (await anna.post("/api/records", {"record": record}))["table"]
    assert not (await anna.look(brought))["table"]["rated"]
    assert [one["games"] for one in await anna.get("/api/ratings")] == [1]


async def test_a_ladder_is_there_for_each_game_and_for_no_other(server: Server) -> None:
    stranger = server.client()
    for name in NAMES:
        assert (await stranger.get(f"/api/ladder/{name}"))["settled"] == SETTLED
    assert (await refused(stranger.get("/api/ladder/chess"))).status == 400
    assert await stranger.get("/api/ratings") == []


async def test_a_finished_game_shows_what_it_changed_after_a_restart_and_can_be_worked_out_anew(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with serving(tmp_path) as server:
        anna, bert, table = await pair(server)
        _, news = await resigned(anna, bert, table)
        cookies = anna.http.cookies
    assert await asyncio.to_thread(run, ["ratings", "recompute", "--data", str(tmp_path), "--lang", "en"]) == 0
    assert "One rated game has been worked out anew." in capsys.readouterr().out
    async with serving(tmp_path) as server:
        again = server.client()
        again.http.cookies = cookies
        assert seats(await again.look(table)) == seats(news) | {
            name: {**seat, "present": seats(await again.look(table))[name]["present"]} for name, seat in seats(news).items()
        }


def test_ratings_are_worked_out_only_where_there_is_a_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["ratings", "recompute", "--data", str(tmp_path), "--lang", "en"]) == 2
    assert "there is no database of a server" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
    assert run(["ratings", "--lang", "de"]) == 0
    assert "recompute" in capsys.readouterr().out
