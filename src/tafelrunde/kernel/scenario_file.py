"""Reading scenario files: YAML into scenarios of the right shape. The format is documented in docs/scenarios.md."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import yaml

from tafelrunde.kernel.errors import ScenarioError

EventItems = list[dict[str, dict[str, Any] | None]]


class Scenario(msgspec.Struct, frozen=True):
    """One scenario as it was read."""

    game: str
    name: str
    rules: tuple[str, ...]
    place: str
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

    winner: str
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
        raise ScenarioError(f"{path}: {error.strerror}") from None
    except (yaml.YAMLError, ValueError) as error:
        mark = getattr(error, "problem_mark", None)
        line = f":{mark.line + 1}" if mark else ""
        problem = "not a text" if isinstance(error, UnicodeDecodeError) else getattr(error, "problem", None) or str(error)
        raise ScenarioError(f"{path}{line}: not valid YAML: {problem}") from None
    wanted = isinstance(document, dict) and set(document) == {"game", "scenarios"} and isinstance(document["scenarios"], list)
    if not wanted or not document["scenarios"]:
        raise ScenarioError(f"{path}: a scenario file has the keys 'game' and 'scenarios', a list")
    scenarios = []
    for number, body in enumerate(document["scenarios"], 1):
        place = f"{path}, scenario {number}"
        if not isinstance(body, dict) or not isinstance(body.get("name"), str):
            raise ScenarioError(f"{place}: a scenario needs a name, one sentence")
        scenarios.append(read_scenario(str(document["game"]), place, body))
    return scenarios


def read_scenario(game: str, place: str, raw: dict[Any, Any]) -> Scenario:
    """Check the shape of one scenario."""
    for key in raw:
        if key not in Body.__struct_fields__:
            raise ScenarioError(f"{place}: unknown key '{key}'; there are {', '.join(Body.__struct_fields__)}")
    body = convert(place, {key: value for key, value in raw.items() if value is not None}, Body)
    if body.steps is not None and (body.when is not None or body.then is not None):
        raise ScenarioError(f"{place}: write either 'when' and 'then' or 'steps'")
    steps = tuple(body.steps) if body.steps is not None else (Step(body.when or [], body.then or {}),)
    if not any(step.then for step in steps):
        raise ScenarioError(f"{place}: nothing is expected; add 'then'")
    for step in steps:
        convert(place, {key: step.then[key] for key in Then.__struct_fields__ if key in step.then}, Then)
        if "setup_refused" in step.then and (len(step.then) > 1 or len(steps) > 1 or step.when):
            raise ScenarioError(f"{place}: 'setup_refused' stands alone, since nothing can be played")
    return Scenario(game, body.name, tuple(body.rules), place, body, steps)


T = TypeVar("T")


def convert(place: str, value: Any, shape: type[T]) -> T:
    """Return a value in its shape, or say where it has another."""
    try:
        return msgspec.convert(value, shape)
    except msgspec.ValidationError as error:
        raise ScenarioError(f"{place}: {in_words(error)}") from None


KINDS = {"array": "a list", "object": "'name: value' pairs", "str": "a word", "int": "a whole number", "bool": "true or false"}


def in_words(error: msgspec.ValidationError) -> str:
    """Return what is wrong with a value in words a writer of scenarios knows."""
    found = re.fullmatch(r"Expected `(.+)`, got `(.+?)`(?: - at `\$\.?(.*)`)?", str(error))
    if found is None:
        return str(error)
    wanted, got = (" or ".join(KINDS.get(kind, kind) for kind in kinds.split(" | ") if kind != "null") for kinds in found.group(1, 2))
    return f"{found[3] or 'scenario'}: expected {wanted}, found {got or 'nothing'}"


class StrictLoader(yaml.SafeLoader):
    """YAML in which `on`, `off`, `yes` and `no` are words and a key may not stand twice."""


StrictLoader.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in resolvers if tag != "tag:yaml.org,2002:bool" or first in "tTfF"]
    for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}


def construct_mapping(loader: yaml.SafeLoader, node: yaml.MappingNode) -> dict[Any, Any]:
    seen: set[Any] = set()
    for key_node, _ in node.value:
        key = loader.construct_object(key_node, deep=True)
        if not isinstance(key, str | int):
            raise yaml.constructor.ConstructorError(None, None, "a key is a word or a number", key_node.start_mark)
        if key in seen:
            raise yaml.constructor.ConstructorError(None, None, f"'{key}' stands twice", key_node.start_mark)
        seen.add(key)
    return dict(loader.construct_pairs(node, deep=True))


StrictLoader.add_constructor("tag:yaml.org,2002:map", construct_mapping)
