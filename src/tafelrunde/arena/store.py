"""Results in a file, one game a line, so that a run that was killed goes on where it stopped."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec

import tafelrunde
from tafelrunde.arena.plan import Plan, Played, strength, total
from tafelrunde.kernel.errors import OptionError


class Header(msgspec.Struct, frozen=True):
    """The first line: whatever the games depend on. How many there are is not among it, so a contest can be made longer."""

    arena: int
    game: str
    rules: int
    version: str
    kind: str
    players: int
    options: dict[str, str]
    bots: list[str]
    strength: str
    seed: int


def header_of(plan: Plan) -> Header:
    """Return the first line of the results of a plan."""
    bots = list(plan.bots)
    return Header(1, plan.game, plan.rules, tafelrunde.__version__, plan.kind, plan.players, plan.options, bots, strength(plan), plan.seed)


def default_name(plan: Plan) -> str:
    """Return the name of the results file of a plan in a folder."""
    return "-".join((plan.game, str(plan.players), *plan.bots, str(plan.seed))) + ".jsonl"


class Results:
    """The games of a plan that are done; with a path they are kept there."""

    def __init__(self, plan: Plan, path: Path | None) -> None:
        self.plan = plan
        self.path = path if path is None or not path.is_dir() else path / default_name(plan)
        self.games: dict[int, Played] = {}
        if self.path is not None:
            self.read(self.path)

    def read(self, path: Path) -> None:
        """Read what is there; raise OptionError where it belongs to another contest."""
        content = path.read_bytes() if path.exists() else b""
        whole = content.rpartition(b"\n")[0] + b"\n" if b"\n" in content else b""
        mine = header_of(self.plan)
        if not whole:
            if content and not msgspec.json.encode(mine).startswith(content):
                raise OptionError("arena-no-results", path=path)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(msgspec.json.encode(mine) + b"\n")
            return
        first, *lines = whole.splitlines()
        try:
            header = msgspec.json.decode(first, type=Header)
        except msgspec.MsgspecError as error:
            raise OptionError("arena-no-results", path=path) from error
        other = tuple(name for name in Header.__struct_fields__ if getattr(header, name) != getattr(mine, name))
        if other:
            raise OptionError("arena-other-results", path=path, fields=other)
        limit = total(self.plan)
        for place, line in enumerate(lines, 2):
            try:
                played = msgspec.json.decode(line, type=Played)
            except msgspec.MsgspecError as error:
                raise OptionError("arena-bad-line", path=path, line=place) from error
            if played.number < limit:
                self.games[played.number] = played
        if whole != content:  # the run was killed while it wrote a line
            path.write_bytes(whole)

    def add(self, games: Iterable[Played]) -> None:
        """Keep more games."""
        found = list(games)
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(b"".join(msgspec.json.encode(played) + b"\n" for played in found))
        self.games |= {played.number: played for played in found}

    def in_order(self) -> list[Played]:
        """Return all games by number."""
        return [self.games[number] for number in sorted(self.games)]
