"""The browser client: a handful of built files, kept in memory, packed once."""

from __future__ import annotations

import gzip
import mimetypes
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.params import FromPath
from litestar.status_codes import HTTP_503_SERVICE_UNAVAILABLE

FOLDER = Path(__file__).resolve().parent / "client"
PACKED = (".html", ".js", ".css", ".svg", ".json", ".txt", ".webmanifest")
FOREVER = "public, max-age=31536000, immutable"
PAGES = ("/", "/new", "/t/{table:str}", "/join", "/rules/{game:str}", "/maps/{game:str}", "/ladder", "/me")

MISSING = """<!doctype html><meta charset="utf-8"><title>Tafelrunde</title>
<p>Tafelrunde was installed without its browser client. Build it with <code>python -m make.client</code>, or play with <code>tafelrunde play</code>.</p>
<p lang="de">Tafelrunde ist ohne den Browserteil installiert. <code>python -m make.client</code> baut ihn; im Terminal spielst du mit <code>tafelrunde play</code>.</p>
"""  # noqa: E501


class File(msgspec.Struct):
    content: bytes
    packed: bytes | None
    kind: str


def read_files(folder: Path = FOLDER) -> dict[str, File]:
    """Return the built files by their address."""
    files: dict[str, File] = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.name.startswith((".", "_")):
            content = path.read_bytes()
            kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
            packed = gzip.compress(content, 9, mtime=0) if path.suffix in PACKED else None
            files["/" + path.relative_to(folder).as_posix()] = File(content, packed, kind)
    return files


FILES = read_files()


def serve(request: Request[Any, Any, Any], address: str, cache: str) -> Response[bytes]:
    file = FILES.get(address)
    if file is None:
        return Response(b"", status_code=404, media_type="text/plain")
    headers = {"Cache-Control": cache, "Vary": "Accept-Encoding"}
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, media_type=file.kind, headers={**headers, "Content-Encoding": "gzip"})
    return Response(file.content, media_type=file.kind, headers=headers)


def client(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return the file that all pages are, or say how it is built."""
    if "/index.html" not in FILES:
        return Response(MISSING.encode(), media_type="text/html", status_code=HTTP_503_SERVICE_UNAVAILABLE)
    return serve(request, "/index.html", "no-cache")


@get(list(PAGES), include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Every page is the same file; the browser finds out what to show."""
    return client(request)


def lost_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The same file for an address that leads nowhere: the client says so in words."""
    answer = client(request)
    if answer.status_code != HTTP_503_SERVICE_UNAVAILABLE:
        answer.status_code = 404
    return answer


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
def asset(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """A file whose name changes with its content."""
    return serve(request, f"/assets/{name}", FOREVER)


@get(["/favicon.svg", "/favicon.ico"], include_in_schema=False, sync_to_thread=False)
def favicon(request: Request[Any, Any, Any]) -> Response[bytes]:
    return serve(request, "/favicon.svg", "public, max-age=86400")
