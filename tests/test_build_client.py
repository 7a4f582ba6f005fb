"""The build of the browser client: what it is made of, when it is made anew, and the types it gets from the server."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta, Struct

from make import client as build_client
from make.client import plain
from make.shared import ROOT, BuildError
from tafelrunde.server import wire

pytestmark = pytest.mark.once

needs_node = pytest.mark.skipif(
    not (build_client.MODULES / build_client.STAMP).exists(), reason="web/node_modules is not installed (python -m make.client)"
)


# A small wire


class Seat(Struct):
    """A place at the table."""

    name: str
    bot: str | None = None


class Look(Struct, tag="look", tag_field="do", forbid_unknown_fields=True):
    seat: str
    after: int = 0


class Leave(Struct, tag="leave", tag_field="do", forbid_unknown_fields=True):
    pass


class Moment(Struct):
    seats: tuple[Seat, ...]
    first: Seat
    view: msgspec.Raw
    second: Seat = msgspec.field(default_factory=lambda: Seat("white"))
    place: tuple[int, str] = (0, "")
    coins: dict[str, int] = {}
    anything: dict[str, Any] = {}
    colour: Literal["gold", "silver"] = "gold"
    few: Annotated[tuple[int, ...], Meta(max_length=3)] = ()


def sample() -> dict[str, Any]:
    (moment, command), parts = msgspec.json.schema_components([Moment, Look | Leave], ref_template="#/$defs/{name}")
    return {"title": "Wire", "$defs": {**parts, "toy_View": moment, "AnyCommand": command}}


def definitions() -> dict[str, Any]:
    found: dict[str, Any] = plain(sample())["definitions"]
    return found


@pytest.fixture(scope="module")
def types() -> str:
    """The sample in TypeScript."""
    return build_client.run_node("wire.js", message=json.dumps(plain(sample())))


# Sources


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A small work tree."""
    for name in ("web/package.json", "web/src/App.svelte", "src/tafelrunde/texts/de/table.ftl", "src/tafelrunde/server/wire.py"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    "name", ["web/package.json", "web/src/App.svelte", "src/tafelrunde/texts/de/table.ftl", "src/tafelrunde/server/wire.py"]
)
def test_a_changed_source_changes_the_fingerprint(name: str, tree: Path) -> None:
    before = build_client.fingerprint(tree)
    (tree / name).write_text("changed", encoding="utf-8")
    assert build_client.fingerprint(tree) != before


def test_a_new_or_renamed_source_changes_the_fingerprint(tree: Path) -> None:
    before = build_client.fingerprint(tree)
    (tree / "web/src/App.svelte").rename(tree / "web/src/Table.svelte")
    renamed = build_client.fingerprint(tree)
    (tree / "web/src/Lobby.svelte").write_text("", encoding="utf-8")
    assert len({before, renamed, build_client.fingerprint(tree)}) == 3


@pytest.mark.parametrize(
    "name", ["web/node_modules/x/index.js", "web/.vite/deps.json", "web/src/wire.ts", "web/src/App.test.ts", "README.md"]
)
def test_what_is_not_in_the_client_leaves_the_fingerprint_alone(name: str, tree: Path) -> None:
    before = build_client.fingerprint(tree)
    (tree / name).parent.mkdir(parents=True, exist_ok=True)
    (tree / name).write_text("new", encoding="utf-8")
    assert build_client.fingerprint(tree) == before


def test_the_modules_behind_the_types_are_among_the_sources() -> None:
    names = {path.relative_to(ROOT).as_posix() for path in build_client.sources()}
    assert {"web/package-lock.json", "web/index.html", "src/tafelrunde/server/wire.py", "src/tafelrunde/games/war_chest/view.py"} <= names


def test_a_client_is_fresh_while_its_stamp_matches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_client, "OUTPUT", tmp_path)
    assert not build_client.is_fresh()
    build_client.write_stamp(tmp_path, build_client.fingerprint())
    assert build_client.is_fresh()
    build_client.write_stamp(tmp_path, "something else")
    assert not build_client.is_fresh()


# Failures


@pytest.mark.parametrize(
    ("said", "line"),
    [
        ("npm error code ENOTFOUND\nnpm error errno ENOTFOUND\n", "the package registry was not reached"),
        ("npm error code SELF_SIGNED_CERT_IN_CHAIN\n", "certificates of its own"),
        ("npm error code ETARGET\nnpm error notarget No matching version\n", "notarget No matching version"),
        (
            "✗ Build failed in 9ms\nerror during build:\nBuild failed with 1 error:\n\n[X] Could not resolve './y'\n",
            "[X] Could not resolve",
        ),
        ("file.js:129\n  throw it\n   ^\n\nSchemaError: no such type\n    at resolve\n", "SchemaError: no such type"),
        ("", "not a word"),
    ],
)
def test_a_failure_is_one_telling_line(said: str, line: str) -> None:
    assert line in build_client.reason(said)
    assert "\n" not in build_client.reason(said)


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a client that was built before; the next build gets by without Node."""
    output = tmp_path / "server" / "client"
    output.mkdir(parents=True)
    (output / "index.html").write_text("old", encoding="utf-8")
    for name, path in (("OUTPUT", output), ("WORK", tmp_path / "work"), ("LOG", tmp_path / "work" / "client.log")):
        monkeypatch.setattr(build_client, name, path)
    monkeypatch.setattr(build_client, "install", lambda: None)
    monkeypatch.setattr(build_client, "make_types", lambda: None)
    return output


def test_a_failed_build_leaves_the_old_client(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*arguments: str | Path) -> str:
        half = build_client.LOG.parent / "client"
        half.mkdir(parents=True)
        (half / "index.html").write_text("half", encoding="utf-8")
        raise BuildError("no")

    monkeypatch.setattr(build_client, "run_node", fail)
    with pytest.raises(BuildError):
        build_client.build()
    assert [path.name for path in built.iterdir()] == ["index.html"]
    assert (built / "index.html").read_text(encoding="utf-8") == "old"
    assert list(build_client.LOG.parent.iterdir()) == []


def test_a_build_that_cannot_take_its_place_leaves_the_old_client(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_client, "run_node", lambda *arguments: "")
    monkeypatch.setattr(
        build_client, "write_stamp", lambda folder, made_from: build_client.LOG.parent.mkdir()
    )  # so there is nothing to put there
    with pytest.raises(OSError, match="client"):
        build_client.build()
    assert (built / "index.html").read_text(encoding="utf-8") == "old"


def test_a_build_takes_the_place_of_the_old_client(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def make(*arguments: str | Path) -> str:
        (build_client.LOG.parent / "client" / "assets").mkdir(parents=True)
        return ""

    monkeypatch.setattr(build_client, "run_node", make)
    build_client.build()
    assert sorted(path.name for path in built.iterdir()) == ["assets", "stamp.json"]
    assert build_client.is_fresh()
    assert list(build_client.LOG.parent.iterdir()) == []


def test_a_lock_that_cannot_be_made_leaves_the_old_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*arguments: str) -> None:
        raise BuildError("offline")

    monkeypatch.setattr(build_client, "WEB", tmp_path)
    monkeypatch.setattr(build_client, "MODULES", tmp_path / "node_modules")
    monkeypatch.setattr(build_client, "npm", fail)
    (tmp_path / "package-lock.json").write_text("old", encoding="utf-8")
    with pytest.raises(BuildError):
        build_client.relock()
    assert (tmp_path / "package-lock.json").read_text(encoding="utf-8") == "old"


def test_the_client_can_be_left_out(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("TAFELRUNDE_SKIP_WEB", "1")
    monkeypatch.setattr("sys.argv", ["client.py"])
    assert build_client.main() == 0
    assert "left out" in capsys.readouterr().out


# Types


def test_every_definition_keeps_its_name_and_can_be_reached() -> None:
    schema = plain(sample())
    assert set(schema["properties"]) == set(schema["definitions"]) == {"Moment", "Seat", "Look", "Leave", "ToyView", "AnyCommand"}
    assert all(part["title"] == name for name, part in schema["definitions"].items())


def test_what_the_server_sends_has_all_fields() -> None:
    assert definitions()["Seat"]["required"] == ["name", "bot"]


def test_what_the_server_reads_may_lack_fields_with_a_default() -> None:
    assert definitions()["Look"]["required"] == ["do", "seat"]


def test_a_reference_stands_alone() -> None:
    assert definitions()["Moment"]["properties"]["second"] == {"$ref": "#/definitions/Seat"}


def test_limits_do_not_become_types() -> None:
    assert definitions()["Moment"]["properties"]["few"] == {"type": "array", "items": {"type": "integer"}}


def test_the_types_of_the_server_can_be_told() -> None:
    assert plain(build_client.wire_schema())["definitions"].keys() >= {"News", "Play", "AnyCommand", "AnyMessage", "WarChestView"}


@needs_node
def test_types_are_interfaces_with_their_names(types: str) -> None:
    for line in (
        "export interface Seat {",
        "export type ToyView = Moment;",
        "export type AnyCommand = Look | Leave;",
        "* A place at the table.",
    ):
        assert line in types
    assert "Seat1" not in types


@needs_node
def test_types_are_exact(types: str) -> None:
    for line in ("place: [number, string];", 'do: "look";', "after?: number;", "bot: string | null;", "view: unknown;", "few: number[];"):
        assert line in types
    assert types.count("[k: string]: unknown") == 1  # of `anything`


@needs_node
def test_the_server_s_types_tell_messages_apart(tmp_path: Path) -> None:
    """The compiler knows after a look at `is` which message it has, and that no other is left."""
    (tmp_path / "wire.ts").write_text(build_client.run_node("wire.js", message=json.dumps(plain(wire.schema()))), encoding="utf-8")
    (tmp_path / "use.ts").write_text(USE, encoding="utf-8")
    compiler = [str(build_client.node()[0]), str(build_client.MODULES / "typescript/bin/tsc")]
    done = subprocess.run([*compiler, "--strict", "--noEmit", "use.ts"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.stdout == ""


USE = """
import type { AnyCommand, AnyMessage } from "./wire";

export function said(message: AnyMessage): string {
  switch (message.is) {
    case "news": return message.table.game + message.log.map((line) => line.words.join(" "));
    case "done": return String(message.entry);
    case "changes": return message.changes.map((one) => one.path.join(".")).join();
    case "refused":
    case "why": return message.text;
    case "advice": return message.suggestions.map((one) => one.words.join(" ")).join();
    case "pong": return "";
  }
  const nothing: never = message;
  return nothing;
}

export const look: AnyCommand = { do: "look", seat: "gold" };
// @ts-expect-error: there is no such command
export const jump: AnyCommand = { do: "jump" };
"""
