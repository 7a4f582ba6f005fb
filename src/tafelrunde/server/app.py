"""The server as an ASGI application."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import Message, Scope

import tafelrunde
from tafelrunde.kernel.errors import Phrase, TafelrundeError
from tafelrunde.server import wire
from tafelrunde.server.accounts import Accounts
from tafelrunde.server.api import COOKIE, COOKIE_AGE, HANDLERS, Desk, answer_problem, desk_of, host_of, lang_of
from tafelrunde.server.house import PACE, House
from tafelrunde.server.pages import asset, favicon, lost_page, page
from tafelrunde.server.safety import BODY_LIMIT, HEADERS, Limits
from tafelrunde.server.sockets import table_socket
from tafelrunde.server.store import Store
from tafelrunde.server.workers import BUDGET, Workers

log = logging.getLogger(__name__)

UNSAFE = ("POST", "PUT", "PATCH", "DELETE")
NO_SESSION = object()


async def open_desk(
    url: str, *, public: str | None = None, pace: float = PACE, limited: bool = True, budget: float = BUDGET, processes: int = 2
) -> Desk:
    """Open the store and the house. `public` is the server's address as browsers know it, where that is not the one they connect to."""
    store = await Store.open(url)
    house = await House.open(store, Workers(processes, budget), pace)
    return Desk(house, Accounts(store, house.secret), Limits(limited), public)


def make_app(desk: Desk) -> Litestar:
    """Return the application; whoever opened the desk closes its house."""
    return Litestar(
        route_handlers=[*HANDLERS, table_socket, page, asset, favicon],
        state=State({"desk": desk, "secure": bool(desk.public and desk.public.startswith("https:"))}),
        before_request=check_request,
        before_send=[add_headers],
        exception_handlers={
            TafelrundeError: answer_problem,
            HTTPException: answer_http,
            RecursionError: answer_depth,
            Exception: answer_fault,
        },
        request_max_body_size=BODY_LIMIT,
        openapi_config=OpenAPIConfig(
            title="Tafelrunde",
            version=tafelrunde.__version__,
            description="Tables, seats and plays. Programs send `Authorization: Bearer TOKEN`; see docs/bots.md.",
            path="/api/schema",
            render_plugins=[],
            components=Components(security_schemes={"token": SecurityScheme(type="http", scheme="bearer")}),
        ),
        logging_config=None,
    )


async def check_request(request: Request[Any, Any, Any]) -> None:
    """Refuse what comes from the pages of others, and what is too much."""
    desk = desk_of(request)
    desk.limits.check("request", host_of(request))
    if request.method in UNSAFE and not desk.is_ours(request):
        raise HTTPException(status_code=403, detail="wrong origin")


async def add_headers(message: Message, scope: Scope) -> None:
    """Send the safety headers with every answer, and the session's cookie where a handler gave one out."""
    if message["type"] == "http.response.start":
        headers = [*message["headers"], *((name.lower().encode(), value.encode()) for name, value in HEADERS.items())]
        if b"cache-control" not in {name.lower() for name, _ in headers}:
            headers.append((b"cache-control", b"no-store"))
        session = scope.get("state", {}).get("session", NO_SESSION)
        if session is not NO_SESSION:
            headers.append((b"set-cookie", cookie(scope, session).encode()))
        message["headers"] = headers


def cookie(scope: Scope, account: Any) -> str:
    """Return the header that starts a session, or ends it."""
    state = scope["litestar_app"].state
    value = state.desk.accounts.cookie(account) if account else ""
    age = COOKIE_AGE if account else 0
    return f"{COOKIE}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax" + ("; Secure" if state.secure else "")


def answer_http(request: Request[Any, Any, Any], problem: HTTPException) -> Response[Any]:
    """Say what the framework found wrong in the same form as everything else; to people who lost their way, on the client's own page."""
    if problem.status_code == 404 and request.method == "GET" and not request.url.path.startswith(("/api", "/assets")):
        return lost_page(request)
    extra = problem.extra if isinstance(problem.extra, list) else []
    details = [f"{item.get('key', '')}: {item.get('message', '')}".strip(": ") for item in extra if isinstance(item, dict)]
    said = "; ".join(details) or problem.detail
    codes: dict[int, wire.RefusalCode] = {403: "forbidden", 404: "missing", 429: "limit"}
    return Response(
        wire.Problem(codes.get(problem.status_code, "malformed"), said), status_code=problem.status_code, headers=problem.headers
    )


def answer_depth(request: Request[Any, Any, Any], problem: RecursionError) -> Response[wire.Problem]:
    """Nothing of ours is that deep: it is the JSON that came."""
    return Response(wire.Problem("malformed", str(problem)), status_code=400)


def answer_fault(request: Request[Any, Any, Any], problem: Exception) -> Response[wire.Problem]:
    """A fault of ours: into the log with it, and a word to the user."""
    log.exception("%s %s", request.method, request.url.path, exc_info=problem)
    return Response(wire.Problem("trouble", Phrase("table-fault").text(lang_of(request))), status_code=500)
