"""Evidence that the levels are what they are called: a small file for each game, and one command that makes it.

Each level plays the one below, and the strongest the rules of thumb. The file says with which command, seed and number of games, what
came of it and how sure that is, and has a mark of how the bots played, so that one can see whether they still do.
"""

from __future__ import annotations

import json
import shlex
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path

import msgspec

import tafelrunde
from tafelrunde.arena.plan import Plan, make_plan, strength
from tafelrunde.arena.statistics import Duel, wilson
from tafelrunde.arena.summary import plain
from tafelrunde.bots import LEVELS
from tafelrunde.games import find_game
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.options import Value

GAMES = 400
ABOVE = 0.6  # share of points of a level against the one below
STRONGEST = 0.75  # of the strongest against the rules of thumb
TOGETHER = 0.15  # by which share more games the strongest wins where all play together against the game

LADDER: tuple[tuple[str, str], ...] = (*((high, low) for low, high in pairwise(LEVELS)), (LEVELS[-1], "heuristic"))
"""Who should be stronger than whom."""


class Claim(msgspec.Struct):
    """One contest of the ladder and what came of it."""

    bots: tuple[str, str]
    """The first should be the stronger one."""
    command: str
    players: int
    options: dict[str, str]
    """Those that were given; the others are the usual ones."""
    seed: int
    version: str
    rules: int
    strength: str
    result: Duel
    measure: str
    """What is compared with the goal: `score`; `difference` of win rates, or `decided`, the share of the deals won by only one of both."""
    value: float
    between: tuple[float, float]
    """Where the true value lies with 95 % confidence."""
    goal: float
    reached: bool


class Evidence(msgspec.Struct):
    """The file of a game."""

    game: str
    claims: list[Claim]


def contests(bots: list[str] | None) -> list[tuple[str, str]]:
    """Return what is played: the whole ladder, or the one contest of it that is named."""
    if bots is None:
        return list(LADDER)
    found = [pair for pair in LADDER if list(pair) == bots]
    if not found:
        raise OptionError("ladder-bots", pairs=tuple(" ".join(pair).replace(" ", ",") for pair in LADDER))
    return found


def ladder_plan(
    game: str,
    pair: tuple[str, str],
    players: int | None,
    options: Mapping[str, Value],
    games: int,
    seed: int,
    rules: int | None = None,
) -> Plan:
    """Return the plan of one contest of the ladder; with as few players as a game can have, unless somebody wants more."""
    players = min(find_game(game).players) if players is None else players
    return make_plan(game, players, options, pair, games, seed, rules=rules)


def make_claim(plan: Plan, given: Mapping[str, Value], duel: Duel) -> Claim:
    """Return a contest as evidence."""
    options = {name: str(value) for name, value in given.items()}
    words = ["tafelrunde", "arena", plan.game, "--ladder", "--bots", ",".join(plan.bots), "--games", str(plan.games)]
    words += ["--players", str(plan.players), *(word for name, value in options.items() for word in ("-o", f"{name}={value}"))]
    words += ["--seed", str(plan.seed), "--rules", str(plan.rules)]
    strongest = plan.bots[1] not in LEVELS
    if plan.kind != "together":
        measure, value, between, goal = "score", duel.score, duel.interval, STRONGEST if strongest else ABOVE
    elif strongest:
        measure, value, goal = "difference", duel.difference or 0.0, TOGETHER
        between = duel.difference_interval or (-1.0, 1.0)
    else:
        decided = max(1, duel.wins + duel.losses)
        measure, value, between, goal = "decided", duel.wins / decided, wilson(duel.wins, decided), ABOVE
    return Claim(
        bots=(plan.bots[0], plan.bots[1]),
        command=shlex.join(words),
        players=plan.players,
        options=options,
        seed=plan.seed,
        version=tafelrunde.__version__,
        rules=plan.rules,
        strength=strength(plan),
        result=duel,
        measure=measure,
        value=value,
        between=between,
        goal=goal,
        reached=value >= goal,
    )


def read_evidence(path: Path) -> Evidence:
    """Return the evidence in a file; raise OptionError where it is none."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Evidence)
    except msgspec.MsgspecError as error:
        raise OptionError("no-evidence", path=path) from error


def keep_claim(path: Path, game: str, claim: Claim) -> None:
    """Write a contest into the file of its game, in place of an older one between the same bots in the same kind of game."""
    found = read_evidence(path) if path.exists() else Evidence(game, [])
    kind = (claim.bots, claim.players, claim.options)
    found.claims = [other for other in found.claims if (other.bots, other.players, other.options) != kind] + [claim]
    found.claims.sort(key=lambda one: (one.players, sorted(one.options.items()), LADDER.index(one.bots)))
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(plain(found), indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def is_current(game: str, claim: Claim) -> bool:
    """Return whether the bots still play, under the rules of the claim, as they did when the evidence was made."""
    return strength(ladder_plan(game, claim.bots, claim.players, claim.options, 1, claim.seed, claim.rules)) == claim.strength
