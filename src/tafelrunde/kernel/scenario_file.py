"""Reading scenario files: YAML into scenarios of the right shape. The format is documented in docs/scenarios.md."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import yaml

from tafelrunde.kernel.errors import Phrase, ScenarioError, file_problem
from tafelrunde.kernel.texts import either

try:
    from yaml import CSafeLoader as SafeLoader  # reads ten times as fast
except ImportError:  # a PyYAML that was built without the library
    from yaml import SafeLoader  # type: ignore[assignment]

EventItems = list[dict[str, dict[str, Any] | None]]


class Scenario(msgspec.Struct, frozen=True):
    """One scenario as it was read."""

    game: str
    name: str
    rules: tuple[str, ...]
    place: Phrase
    """File and number, for messages."""
    body: Body
    steps: tuple[Step, ...]
    """What is played and expected; a scenario with its own `when` and `then` has one step."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Plays, and what must hold after them."""

    when: list[dict[str, Any]] = []
    then: dict[str, Any] = {}


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario in the file."""

    name: str
    rules: list[str] = []
    players: int | None = None
    options: dict[str, str | int | bool | None] = {}
    given: dict[str, Any] = {}
    when: list[dict[str, Any]] | None = None
    then: dict[str, Any] | None = None
    steps: list[Step] | None = None


class Ending(msgspec.Struct, forbid_unknown_fields=True):
    """`outcome` of a finished game."""

    winner: str | list[str]
    reason: str | None = None


class Instead(msgspec.Struct, forbid_unknown_fields=True):
    """`same_for`: what could have been played or drawn instead."""

    play: str | None = None
    chance: list[str] | None = None


class Then(msgspec.Struct):
    """What can be expected of every game; a game adds its own words for positions."""

    next: str | list[str] | None = None
    prompt: str | None = None
    legal: list[str] | None = None
    illegal: list[str] | None = None
    only: dict[str, list[str]] | list[str] | None = None
    count: dict[str, int] | None = None
    refused: dict[str, str] | None = None
    outcome: str | Ending | None = None
    log: dict[str, EventItems] | EventItems | None = None
    never: dict[str, EventItems] | EventItems | None = None
    silent: dict[str, list[str]] | None = None
    same_for: dict[str, list[Instead]] | None = None
    view: dict[str, dict[str, Any]] | None = None
    setup_refused: str | None = None


def read_scenarios(path: Path) -> list[Scenario]:
    """Read a scenario file; raise ScenarioError where it is malformed."""
    try:
        document = yaml.load(path.read_text(encoding="utf-8"), StrictLoader)
    except OSError as error:
        raise ScenarioError("at", place=path, problem=file_problem(error)) from None
    except (yaml.YAMLError, ValueError) as error:
        mark = getattr(error, "problem_mark", None)
        line = f":{mark.line + 1}" if mark else ""
        raise ScenarioError("at", place=f"{path}{line}", problem=Phrase("not-yaml", problem=yaml_problem(error))) from None
    wanted = isinstance(document, dict) and set(document) == {"game", "scenarios"} and isinstance(document["scenarios"], list)
    if not wanted or not document["scenarios"]:
        raise ScenarioError("at", place=path, problem=Phrase("file-keys"))
    scenarios = []
    for number, body in enumerate(document["scenarios"], 1):
        place = Phrase("place-scenario", path=path, number=number)
        try:
            scenarios.append(read_scenario(str(document["game"]), place, body))
        except ScenarioError as error:
            raise ScenarioError("at", place=place, problem=error) from None
    return scenarios


def yaml_problem(error: Exception) -> Phrase | str:
    """Return what is not YAML; mostly in the words of the library, which are English."""
    if isinstance(error, BadKey):
        return error.why
    if isinstance(error, UnicodeDecodeError):
        return Phrase("not-a-text")
    return getattr(error, "problem", None) or str(error)


def read_scenario(game: str, place: Phrase, raw: Any) -> Scenario:
    """Check the shape of one scenario."""
    if not isinstance(raw, dict) or not isinstance(raw.get("name"), str):
        raise ScenarioError("name-missing")
    for key in raw:
        if key not in Body.__struct_fields__:
            raise ScenarioError("unknown-key", key=key, known=Body.__struct_fields__)
    body = convert({key: value for key, value in raw.items() if value is not None}, Body)
    if body.steps is not None and (body.when is not None or body.then is not None):
        raise ScenarioError("steps-or-then")
    steps = tuple(body.steps) if body.steps is not None else (Step(body.when or [], body.then or {}),)
    if not any(step.then for step in steps):
        raise ScenarioError("then-missing")
    for step in steps:
        convert({key: step.then[key] for key in Then.__struct_fields__ if key in step.then}, Then)
        if "setup_refused" in step.then and (len(step.then) > 1 or len(steps) > 1 or step.when):
            raise ScenarioError("setup-refused-alone")
    return Scenario(game, body.name, tuple(body.rules), place, body, steps)


T = TypeVar("T")


def convert(value: Any, shape: type[T]) -> T:
    """Return a value in its shape, or say where it has another."""
    try:
        return msgspec.convert(value, shape)
    except msgspec.ValidationError as error:
        raise in_words(error) from None


KINDS = {
    "array": Phrase("a-list"),
    "object": Phrase("pairs"),
    "str": Phrase("a-word"),
    "int": Phrase("a-number"),
    "bool": Phrase("true-or-false"),
    "float": Phrase("a-decimal"),
    "date": Phrase("a-date"),
    "datetime": Phrase("a-date"),
}


def in_words(error: msgspec.ValidationError) -> ScenarioError:
    """Return what is wrong with a value in words a writer of scenarios knows."""
    match = re.fullmatch(r"(.+?)(?: - at (`key` in )?`\$\.?(.*)`)?", " ".join(str(error).splitlines()))
    assert match is not None
    said, is_key, path = match.groups()
    place: Phrase | str = path or Phrase("the-scenario")
    if is_key:
        place = Phrase("a-key-of", place=place)
    if found := re.fullmatch(r"Expected `(.+)`, got `(.+)`", said):
        wanted, got = ([KINDS.get(kind, kind) for kind in kinds.split(" | ") if kind != "null"] for kinds in found.groups())
        return ScenarioError("shape", place=place, wanted=either(wanted), found=either(got or [Phrase("nothing")]))
    if found := re.fullmatch(r"Object missing required field `(.+)`", said):
        return ScenarioError("shape-missing", place=place, key=found[1])
    if found := re.fullmatch(r"Object contains unknown field `(.+)`", said):
        return ScenarioError("shape-unknown", place=place, key=found[1])
    return ScenarioError("at", place=place, problem=said)


class BadKey(yaml.MarkedYAMLError):
    """A key that YAML itself would let pass."""

    def __init__(self, why: Phrase, mark: yaml.Mark) -> None:
        super().__init__(problem_mark=mark)
        self.why = why


class StrictLoader(SafeLoader):
    """YAML in which `on`, `off`, `yes` and `no` are words and a key may not stand twice."""


StrictLoader.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in resolvers if tag != "tag:yaml.org,2002:bool" or first in "tTfF"]
    for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}


def construct_mapping(loader: SafeLoader, node: yaml.MappingNode) -> dict[Any, Any]:
    seen: set[Any] = set()
    for key_node, _ in node.value:
        key = loader.construct_object(key_node, deep=True)
        if not isinstance(key, str | int):
            raise BadKey(Phrase("key-kind"), key_node.start_mark)
        if key in seen:
            raise BadKey(Phrase("key-twice", key=key), key_node.start_mark)
        seen.add(key)
    return dict(loader.construct_pairs(node, deep=True))


StrictLoader.add_constructor("tag:yaml.org,2002:map", construct_mapping)
