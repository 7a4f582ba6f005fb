"""The HTTP interface. Handlers only translate: what happens is decided in the house."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import MediaType, Request, Response, delete, get, patch, post
from litestar.connection import ASGIConnection
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from tafelrunde.games import find_game
from tafelrunde.kernel.capabilities import Maps
from tafelrunde.kernel.errors import IllegalSentence, OptionError, ResignRefused, TafelrundeError, UndoRefused
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.match import player_count
from tafelrunde.kernel.texts import LANGUAGES, source, text
from tafelrunde.server import rules, wire
from tafelrunde.server.accounts import Accounts
from tafelrunde.server.house import House, games, table_terms
from tafelrunde.server.live import Live
from tafelrunde.server.safety import Limits, same_origin
from tafelrunde.server.store import Account, BadText, StoreError
from tafelrunde.server.tables import Forbidden, Missing, TableError

COOKIE = "tafelrunde"
COOKIE_AGE = 400 * 86400
LONGEST_WAIT = 25.0

STATUS = {"late": 409, "illegal": 422, "malformed": 400, "forbidden": 403, "missing": 404, "limit": 429, "trouble": 503}

PROBLEMS = {
    status: ResponseSpec(wire.Problem, description=words, generate_examples=False)
    for status, words in {
        400: "It does not make sense; the text says what would.",
        403: "Not for you.",
        404: "There is no such thing.",
        409: "The table has gone on meanwhile; look again.",
        413: "It is too long.",
        422: "The rules, or how the table stands, do not allow it.",
        429: "Too much at once.",
        503: "The store does not answer.",
    }.items()
}


class Desk:
    """What all handlers share."""

    def __init__(self, house: House, accounts: Accounts, limits: Limits, public: str | None = None) -> None:
        self.house = house
        self.accounts = accounts
        self.limits = limits
        self.public = public

    async def who(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Account | None:
        """Return who is asking: a program by its token, a browser by its cookie."""
        header = connection.headers.get("authorization", "")
        if header:
            kind, _, token = header.partition(" ")
            account = await self.accounts.by_token(token.strip()) if kind.lower() == "bearer" else None
            if account is None:
                raise Forbidden("table-bad-token")
            return account
        return await self.accounts.by_cookie(connection.cookies.get(COOKIE))

    async def somebody(self, request: Request[Any, Any, Any]) -> Account:
        """Return who is asking; a stranger becomes a guest and gets a session."""
        account = await self.who(request)
        if account is None:
            self.limits.check("guest", host_of(request))
            account = await self.accounts.new_guest(text(lang_of(request), "server-guest"))
            request.state.session = account
        return account

    def is_ours(self, connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
        """Return whether a request comes from our own pages or from a program."""
        return same_origin(connection.headers.get("origin"), connection.headers.get("host"), self.public)


AnyRequest = Request[Any, Any, Any]


def desk_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Desk:
    desk: Desk = connection.app.state.desk
    return desk


def host_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return connection.client.host if connection.client else ""


def lang_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return the first language a browser asks for that there are texts for."""
    for part in connection.headers.get("accept-language", "").split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return "en"


def refusal(problem: TafelrundeError, lang: str) -> wire.Problem:
    """Return a problem in words."""
    if isinstance(problem, IllegalSentence | ResignRefused):
        reason = problem.reason.refusal(lang)
        return wire.Problem("illegal", reason.text, reason.rule)
    if isinstance(problem, TableError):
        code = problem.code
    elif isinstance(problem, UndoRefused):
        code = "illegal"
    elif isinstance(problem, StoreError) and not isinstance(problem, BadText):
        code = "trouble"
    else:
        code = "malformed"
    return wire.Problem(code, problem.text(lang))


def answer_problem(request: AnyRequest, problem: TafelrundeError) -> Response[wire.Problem]:
    said = refusal(problem, lang_of(request))
    return Response(said, status_code=STATUS[said.code])


async def live_table(request: AnyRequest, table: str) -> Live:
    return await desk_of(request).house.live(table)


# What there is to play


@get("/api/games", tags=["games"])
async def list_games() -> list[wire.GameInfo]:
    """The games with their seats, options and bots."""
    return games()


@post("/api/games/{game:str}/terms", tags=["games"], status_code=200)
async def terms(request: AnyRequest, game: FromPath[str], data: JSONBody[wire.Planned]) -> wire.TableTerms:
    """What the options offer at a table that is planned: what can be chosen, what is usual, what holds. It opens by the same answer."""
    desk_of(request).limits.check("map", host_of(request))
    return table_terms(game, data, lang_of(request))


@get("/api/games/{game:str}/texts", tags=["games"])
async def texts(game: FromPath[str], lang: FromQuery[wire.Lang] = "en") -> wire.GameTexts:
    """What a game says, for clients that were built without its texts."""
    return wire.GameTexts(source(lang, rules.known(game)))


@get("/api/rules/{game:str}", tags=["games"])
async def rulebook(game: FromPath[str], lang: FromQuery[wire.Lang] = "en") -> wire.RuleText:
    """A whole rulebook; every rule is an anchor with its id."""
    return wire.RuleText(rules.book(game, lang))


@get("/api/rules/{game:str}/{rule:str}", tags=["games"])
async def rule(game: FromPath[str], rule: FromPath[str], lang: FromQuery[wire.Lang] = "en") -> wire.RuleText:
    """One rule, or a chapter."""
    return wire.RuleText(rules.rule(game, rule, lang))


# Maps that people draw themselves


def maps_of(game: Game) -> Maps:
    """Return the maps of a game; OptionError where it has none."""
    if game.maps is None:
        raise OptionError("no-maps", game=game.name)
    return game.maps


@post("/api/maps/{game:str}/check", tags=["games"], status_code=200)
async def check_map(request: AnyRequest, game: FromPath[str], data: JSONBody[wire.MapText]) -> wire.CheckedMap:
    """What is wrong with a map, each with the place and the reason; what is only worth a warning does not keep anybody from playing."""
    desk_of(request).limits.check("map", host_of(request))
    errors, warnings = maps_of(find_game(game)).check(data.map, lang_of(request))
    return wire.CheckedMap(tuple(errors), tuple(warnings))


@post("/api/maps/{game:str}/generate", tags=["games"], status_code=200)
async def make_map(request: AnyRequest, game: FromPath[str], data: JSONBody[wire.NewMap]) -> wire.MapText:
    """A map to play on or to draw on from; the same as a table with this seed has."""
    desk_of(request).limits.check("map", host_of(request))
    found = find_game(game)
    players = player_count(found, data.players)
    maps = maps_of(found)
    if data.method not in maps.methods:
        raise OptionError("map-method", method=data.method, methods=maps.methods)
    return wire.MapText(maps.make(players, data.method, data.seed))


# People


def me_of(account: Account | None) -> wire.Me:
    return wire.Me(account.id, account.name, account.login) if account else wire.Me(None, "", None)


@get("/api/me", tags=["people"])
async def who_am_i(request: AnyRequest) -> wire.Me:
    """Who is asking. Strangers have no id until they sit down somewhere."""
    return me_of(await desk_of(request).who(request))


@patch("/api/me", tags=["people"])
async def rename(request: AnyRequest, data: JSONBody[wire.Rename]) -> wire.Me:
    """Take a name; it is shown at tables taken a seat at from now on."""
    desk = desk_of(request)
    return me_of(await desk.accounts.rename(await desk.somebody(request), data.name))


@post("/api/account", tags=["people"], status_code=200)
async def keep_account(request: AnyRequest, data: JSONBody[wire.Credentials]) -> wire.Me:
    """Keep what was played as a guest under a login and a password; or change them."""
    desk = desk_of(request)
    desk.limits.check("login", host_of(request))
    return me_of(await desk.accounts.keep(await desk.somebody(request), data))


@post("/api/login", tags=["people"], status_code=200)
async def log_in(request: AnyRequest, data: JSONBody[wire.Credentials]) -> wire.Me:
    """Come back to an account; what was played as a guest meanwhile is taken along."""
    desk = desk_of(request)
    desk.limits.check("login", host_of(request))
    guest = await desk.who(request)
    account = await desk.accounts.log_in(guest, data)
    if guest and guest.id != account.id and guest.login is None:
        await desk.house.merged(guest.id, account.id)
    request.state.session = account
    return me_of(account)


@post("/api/logout", tags=["people"], status_code=204)
async def log_out(request: AnyRequest) -> None:
    """Forget who this browser belongs to."""
    request.state.session = None


@get("/api/tokens", tags=["people"])
async def list_tokens(request: AnyRequest) -> list[wire.TokenInfo]:
    """The keys of one's own programs."""
    desk = desk_of(request)
    account = await desk.who(request)
    return await desk.accounts.tokens(account) if account else []


@post("/api/tokens", tags=["people"])
async def new_token(request: AnyRequest, data: JSONBody[wire.TokenLabel]) -> wire.NewToken:
    """A key with which a program can play in one's name (`Authorization: Bearer …`). It is shown this once."""
    desk = desk_of(request)
    desk.limits.check("login", host_of(request))
    return await desk.accounts.new_token(await desk.somebody(request), data.label)


@delete("/api/tokens/{token:str}", tags=["people"])
async def remove_token(request: AnyRequest, token: FromPath[str]) -> None:
    """Take a key away."""
    desk = desk_of(request)
    account = await desk.who(request)
    if account is None:
        raise Missing("table-no-token")
    await desk.accounts.remove_token(account, token)


# Ratings


@get("/api/ratings", tags=["people"])
async def own_ratings(request: AnyRequest) -> list[wire.GameRating]:
    """How one stands oneself, by game; games that were never finished, and guests, have no rating."""
    desk = desk_of(request)
    account = await desk.who(request)
    return await desk.house.own_ratings(account.id) if account else []


@get("/api/ladder/{game:str}", tags=["people"])
async def ladder(request: AnyRequest, game: FromPath[str]) -> wire.Ladder:
    """Who plays a game how well: people with an account, and bots."""
    desk = desk_of(request)
    account = await desk.who(request)
    return await desk.house.ladder(game, account.id if account else None)


# Tables


@get("/api/lobby", tags=["tables"])
async def lobby(request: AnyRequest) -> wire.Lobby:
    """One's own tables, those with a free seat, and those that can be watched."""
    desk = desk_of(request)
    account = await desk.who(request)
    return await desk.house.lobby(account.id if account else None)


@post("/api/tables", tags=["tables"])
async def open_table(request: AnyRequest, data: JSONBody[wire.NewTable]) -> wire.Opened:
    """Open a table. It starts as soon as no seat is free."""
    desk = desk_of(request)
    desk.limits.check("table", host_of(request))
    return wire.Opened(await desk.house.open_table(await desk.somebody(request), data))


@post("/api/records", tags=["tables"])
async def import_record(request: AnyRequest, data: JSONBody[wire.Import]) -> wire.Opened:
    """Open a table for a record file."""
    desk = desk_of(request)
    desk.limits.check("table", host_of(request))
    return wire.Opened(await desk.house.import_record(await desk.somebody(request), data.record))


@post("/api/invitation", tags=["tables"], status_code=200)
async def invitation(request: AnyRequest, data: JSONBody[wire.Join]) -> wire.Invitation:
    """What an invitation or a personal seat link leads to; nothing happens yet."""
    return await desk_of(request).house.invitation(data.token)


@post("/api/join", tags=["tables"], status_code=200)
async def join(request: AnyRequest, data: JSONBody[wire.Join]) -> wire.Joined:
    """Follow an invitation, or a personal seat link."""
    desk = desk_of(request)
    return await desk.house.join(await desk.somebody(request), data.token)


@get("/api/tables/{table:str}", tags=["tables"])
async def look(
    request: AnyRequest,
    table: FromPath[str],
    seat: Annotated[str | None, QueryParameter(max_length=40)] = None,
    after: Annotated[int, QueryParameter(ge=0, le=1_000_000_000)] = 0,
    wait: Annotated[float, QueryParameter(ge=0, le=LONGEST_WAIT)] = 0,
) -> wire.News:
    """How a table stands, through a seat of one's own or as a spectator. `wait`: up to so many seconds for something after `after`."""
    desk = desk_of(request)
    account = await desk.who(request)
    live = await live_table(request, table)
    if wait:
        await live.wait(after, wait)
    return await live.read(account.id if account else None, seat, after)


@post("/api/tables/{table:str}/commands", tags=["tables"], status_code=200)
async def command(request: AnyRequest, table: FromPath[str], data: JSONBody[wire.Act]) -> wire.Answered:
    """Play, take back, resign, answer, chat …: the same commands as on the socket."""
    desk = desk_of(request)
    account = await desk.who(request)
    live = await live_table(request, table)
    who = account.id if account else host_of(request)
    desk.limits.check("message", who)
    if isinstance(data, wire.Chat):
        desk.limits.check("chat", who)
    if isinstance(data, wire.Hint):
        desk.limits.check("hint", who)
    return await live.act(data, account.id if account else None, account.name if account else "", lang_of(request))


@post("/api/tables/{table:str}/seats", tags=["tables"], status_code=200)
async def sit_down(request: AnyRequest, table: FromPath[str], data: JSONBody[wire.SitDown]) -> wire.Joined:
    """Take a free seat of a table in the lobby."""
    desk = desk_of(request)
    live = await live_table(request, table)
    live.table.seat(data.seat)
    return await desk.house.sit(await desk.somebody(request), live, data.seat)


@get("/api/tables/{table:str}/links", tags=["tables"])
async def links(request: AnyRequest, table: FromPath[str]) -> wire.Links:
    """Invitations to the free seats, and links to one's own for another device."""
    desk = desk_of(request)
    account = await desk.who(request)
    live = await live_table(request, table)
    return await desk.house.links(live, account.id) if account else wire.Links({}, {})


@get("/api/tables/{table:str}/moments/{position:int}", tags=["tables"])
async def moment(
    request: AnyRequest,
    table: FromPath[str],
    position: FromPath[int],
    seat: Annotated[str | None, QueryParameter(max_length=40)] = None,
    scene: FromQuery[wire.Lang | None] = None,
) -> wire.Moment:
    """A position of the history, through a seat of one's own or as a spectator; after the end through any. `scene`: told in a language."""
    account = await desk_of(request).who(request)
    live = await live_table(request, table)
    return await live.moment(account.id if account else None, seat, position, scene)


@get("/api/tables/{table:str}/moments/{position:int}/story", tags=["tables"])
async def story(
    request: AnyRequest,
    table: FromPath[str],
    position: FromPath[int],
    seat: Annotated[str | None, QueryParameter(max_length=40)] = None,
) -> Response[Any]:
    """What happened up to a position as the reader of the log may know it, put together by the game: battles, years and the like."""
    account = await desk_of(request).who(request)
    live = await live_table(request, table)
    return Response(await live.story(account.id if account else None, seat, position))


@get("/api/tables/{table:str}/moments/{position:int}/outlook", tags=["tables"])
async def outlook(
    request: AnyRequest,
    table: FromPath[str],
    position: FromPath[int],
    seat: Annotated[str | None, QueryParameter(max_length=40)] = None,
    words: Annotated[str, QueryParameter(max_length=1000)] = "",
) -> Response[Any]:
    """What some words would lead to in a position, or without words what others could do next, as far as the reader can know."""
    account = await desk_of(request).who(request)
    live = await live_table(request, table)
    return Response(await live.outlook(account.id if account else None, seat, position, tuple(words.split())))


@post("/api/tables/{table:str}/branches", tags=["tables"])
async def branch(request: AnyRequest, table: FromPath[str], data: JSONBody[wire.Branch]) -> wire.Opened:
    """Open a table that plays on from a position of this one."""
    desk = desk_of(request)
    live = await live_table(request, table)
    desk.limits.check("table", host_of(request))
    return wire.Opened(await desk.house.branch(await desk.somebody(request), live, data))


@get("/api/tables/{table:str}/record", tags=["tables"], media_type=MediaType.TEXT)
async def record(request: AnyRequest, table: FromPath[str]) -> Response[str]:
    """The record file, after the end."""
    live = await live_table(request, table)
    content = await desk_of(request).house.record(live)
    name = f"{live.table.game.name}-{table}.txt"
    return Response(content, media_type=MediaType.TEXT, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@get("/api/tables/{table:str}/documents/{name:str}", tags=["tables"], media_type=MediaType.TEXT)
async def document(
    request: AnyRequest,
    table: FromPath[str],
    name: FromPath[str],
    lang: FromQuery[wire.Lang] = "en",
    round: Annotated[str, QueryParameter(max_length=3)] = "",  # noqa: A002 - as readers call it
    year: Annotated[str, QueryParameter(max_length=3)] = "",
    corrections: Annotated[str, QueryParameter(max_length=3)] = "yes",
) -> Response[str]:
    """A report, a ledger or whatever else the game has to say about a table, as everybody may read it."""
    live = await live_table(request, table)
    kind, content = await desk_of(request).house.document(live, name, lang, {"round": round, "year": year, "corrections": corrections})
    headers = {} if kind == "text/html" else {"Content-Disposition": f'attachment; filename="{name}-{table}.{kind.rpartition("/")[2]}"'}
    return Response(content, media_type=f"{kind}; charset=utf-8", headers=headers)


@get("/api/tables/{table:str}/verdict", tags=["tables"])
async def verdict(request: AnyRequest, table: FromPath[str]) -> wire.Verdict:
    """Whether every draw of a finished table follows from the secret it committed to."""
    live = await live_table(request, table)
    return await desk_of(request).house.verdict(live, lang_of(request))


@post("/api/tables/{table:str}/reviews/{seat:str}", tags=["tables"], status_code=200)
async def start_review(request: AnyRequest, table: FromPath[str], seat: FromPath[str]) -> wire.Review:
    """Look back at the decisions of a seat of a finished game: which cost most, and what would have been better? It takes a while."""
    desk_of(request).limits.check("review", host_of(request))
    return await (await live_table(request, table)).start_review(seat)


@get("/api/tables/{table:str}/reviews/{seat:str}", tags=["tables"])
async def see_review(request: AnyRequest, table: FromPath[str], seat: FromPath[str]) -> wire.Review:
    """How far a look back is, and what it found."""
    return (await live_table(request, table)).review(seat)


@delete("/api/tables/{table:str}/reviews/{seat:str}", tags=["tables"])
async def stop_review(request: AnyRequest, table: FromPath[str], seat: FromPath[str]) -> None:
    """Give a look back up."""
    await (await live_table(request, table)).stop_review(seat)


HANDLERS: list[Any] = [
    list_games, terms, texts, rulebook, rule, check_map, make_map, who_am_i, rename, keep_account, log_in, log_out, list_tokens, new_token,
    remove_token, own_ratings, ladder, lobby, open_table, import_record, invitation, join, look, command, sit_down, links, moment, story,
    outlook, branch, record, document, verdict, start_review, see_review, stop_review,
]  # fmt: skip
for _handler in HANDLERS:
    _handler.responses = PROBLEMS
