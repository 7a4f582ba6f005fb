"""`tafelrunde tune`: which weights of a judgement fit what really comes of positions.

Games are played by rules of thumb, with some random plays among them so that all kinds of positions come up. Each position that is kept
is described by its features, for all seats; what came of the game says who was ahead in the end. The weights should make the judgement's
chance of being ahead fit that as well as possible (logistic loss), and stay near what somebody thought of where the games do not tell. Then
bots that search with the new weights play against bots with the old ones, because only that counts: weights that fit better may play worse,
and only those that are shown to play better are taken over.
"""

from __future__ import annotations

import importlib.util
import json
import warnings
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from tafelrunde.arena.plan import Made, make_plan
from tafelrunde.arena.run import on_cores, run_plan
from tafelrunde.arena.simulate import run_all
from tafelrunde.arena.statistics import Duel, duels
from tafelrunde.arena.store import Results
from tafelrunde.arena.summary import plain
from tafelrunde.bots.levels import efforts
from tafelrunde.games import find_game
from tafelrunde.kernel.chance import seeded
from tafelrunde.kernel.contract import State
from tafelrunde.kernel.effort import Effort
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.game import tuned_weights
from tafelrunde.kernel.judge import Judge, rewards
from tafelrunde.kernel.match import player_count
from tafelrunde.kernel.options import Value

GAMES_A_TASK = 10
EVERY = 6  # decisions at least between two positions, on average: neighbours tell the same story
LOOSE = 10  # percent of plays that are any play at all
HELD_OUT = 4  # one game in so many is not fitted to, but tells how well the fit holds
AWAY = 1.0  # how far from what somebody thought of the effect of a weight may easily be; the fewer games, the more that counts
STEP = 0.5  # first step of the search, in standard deviations of a feature
DIGITS = 3
MOST_PLAYERS = 4  # games of more take long and tell little


class Gathering(msgspec.Struct, frozen=True):
    """Some games whose positions are kept."""

    game: str
    counts: tuple[int, ...]
    """Numbers of players that the games go through in turn."""
    options: dict[str, Value]
    seed: int
    numbers: tuple[int, ...]


class Sample(msgspec.Struct):
    """The positions of one game: by how much one side leads another in each feature, and whether it was ahead in the end."""

    number: int
    leads: list[list[float]] = msgspec.field(default_factory=list)
    results: list[float] = msgspec.field(default_factory=list)
    shares: list[float] = msgspec.field(default_factory=list)
    """How much each line counts; all of a game together count one."""


class Losses(msgspec.Struct):
    """How badly a judgement fits: the mean logarithm of what it thought of what came; 0.693 is knowing nothing."""

    before: float
    after: float


class Tuning(msgspec.Struct):
    """What a tuning has found, as it is written to `weights.json`."""

    weights: dict[str, float]
    """What bots use from now on in place of the numbers in the source."""
    taken: bool
    """Whether that is what was found: not if the match does not show that it is better."""
    found: dict[str, float]
    game: str
    players: list[int]
    options: dict[str, str]
    seed: int
    games: int
    positions: int
    held_out_games: int
    held_out_positions: int
    loss: Losses
    """Of the games that were fitted to."""
    held_out_loss: Losses
    before: dict[str, float]
    effects: dict[str, float]
    """Weight times standard deviation of the feature: how much it decides."""
    effort: Effort
    match_players: int
    match: Duel | None
    """Bots `new` and `old` that search with the new and the old weights."""


def check_tuning() -> None:
    """Raise OptionError if what tuning needs is not installed."""
    if any(importlib.util.find_spec(name) is None for name in ("numpy", "cma")):
        raise OptionError("extra-missing", what="tune", extra="tafelrunde[tune]")


def gather(work: Gathering) -> list[Sample]:
    """Play games and keep their positions."""
    return [gather_game(work, number) for number in work.numbers]


def gather_game(work: Gathering, number: int) -> Sample:
    """Play one game by rules of thumb and keep some of its positions."""
    game, players = find_game(work.game), work.counts[number % len(work.counts)]
    judge = game.judge()
    judge.loose = LOOSE
    dice = seeded(f"tune {work.seed} {number}")
    options = game.read_options(players, work.options, bots=players)
    state = game.new(players, options, seeded(f"tune deal {work.seed} {number}"))
    seen: list[list[list[float]]] = []
    wait = dice.pick(EVERY, 0)
    while actors := state.actors():
        if wait <= 0 and judge.quiet(state):
            seen.append(described(judge, state))
            wait = 1 + dice.pick(2 * EVERY - 1, 0)
        wait -= 1
        judge.step(state, actors[dice.pick(len(actors), 0)], dice)
    outcome = state.outcome()
    assert outcome is not None
    worth, sides = rewards(outcome), judge.sides(state)
    firsts = [sides.index(side) for side in sorted(set(sides))]
    pairs = [(a, b) for a in firsts for b in firsts if a < b]
    sample = Sample(number)
    for features in seen:
        for a, b in pairs:
            gain = worth[a] - worth[b]
            sample.leads.append([x - y for x, y in zip(features[a], features[b], strict=True)])
            sample.results.append(1.0 if gain > 0 else 0.0 if gain < 0 else 0.5)
        if not pairs:  # all together against the game
            sample.leads.append(features[0])
            sample.results.append(worth[0])
    sample.shares = [1 / len(sample.leads) for _ in sample.leads]
    return sample


def described(judge: Judge, state: State) -> list[list[float]]:
    """Return the features of a position for every seat."""
    return [[float(value) for value in judge.features(state, seat)] for seat in range(len(judge.sides(state)))]


def fit(samples: Sequence[Sample], start: Sequence[float], wanted: Sequence[float], seed: int) -> tuple[list[float], list[float]]:
    """Return the weights that fit best, found by CMA-ES, and the standard deviation of each feature; weights near `wanted` cost less.

    What is good stays good and what is bad stays bad, whatever else comes along with it in the games: hints name these things to people.
    """
    import numpy as np

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it misses a plotting library that is of no use here
        import cma

    leads, results, shares = arrays(samples)
    spread = leads.std(axis=0)
    ridge = 1 / (len(samples) * AWAY**2)
    free = np.flatnonzero(spread > 1e-9)  # what never differs cannot be weighed
    first, goal = np.array(start), np.array(wanted)

    def moved_to(moved: Any) -> Any:
        weights = first.copy()
        weights[free] += moved / spread[free]
        return weights

    def weights_of(moved: Any) -> Any:
        weights = moved_to(moved)
        return np.where(goal < 0, np.minimum(weights, 0.0), np.where(goal > 0, np.maximum(weights, 0.0), weights))

    def cost(moved: Any) -> float:
        away = (moved_to(moved) - goal) * spread
        return float(loss(weights_of(moved), leads, results, shares) + ridge / 2 * (away**2).sum())

    if len(free) == 0:
        return list(map(float, start)), [float(value) for value in spread]
    settings = {"seed": seed % 2**31 + 1, "verbose": -9, "tolfun": 1e-7, "tolx": 1e-4, "maxfevals": 20_000}
    both = len(free) == 1  # CMA-ES wants at least two dimensions: a second one that does nothing
    found, _ = cma.fmin2((lambda x: cost(x[:1])) if both else cost, np.zeros(2 if both else len(free)), STEP, settings)
    weights = weights_of(np.array(found[: len(free)]))
    return [float(value) for value in weights], [float(value) for value in spread]


def arrays(samples: Sequence[Sample]) -> tuple[Any, Any, Any]:
    """Return all positions as arrays."""
    import numpy as np

    leads = np.array([row for sample in samples for row in sample.leads])
    results = np.array([result for sample in samples for result in sample.results])
    return leads, results, np.array([share for sample in samples for share in sample.shares])


def loss(weights: Any, leads: Any, results: Any, shares: Any) -> Any:
    """Return the logistic loss of weights."""
    import numpy as np

    lead = leads @ np.asarray(weights)
    return (shares * (np.logaddexp(0.0, lead) - results * lead)).sum() / shares.sum()


def tune(
    game: str,
    players: Sequence[int] = (),
    options: Mapping[str, Value] | None = None,
    positions: int = 400,
    matches: int = 100,
    seed: int = 1,
    jobs: int = 0,
    iterations: int | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> Tuning:
    """Tune the weights of a game by the positions of so many games, and show by a match what that is worth."""
    check_tuning()
    found = find_game(game)
    counts = tuple(player_count(found, count) for count in players) or tuple(n for n in sorted(found.players) if n <= MOST_PLAYERS)
    given = dict(options or {})
    for count in counts:
        found.read_options(count, given, bots=count)
    if positions < HELD_OUT:
        raise OptionError("tune-too-few", least=HELD_OUT)
    work = [
        Gathering(game, counts, given, seed, tuple(range(first, min(first + GAMES_A_TASK, positions))))
        for first in range(0, positions, GAMES_A_TASK)
    ]
    samples: list[Sample] = []
    for part in run_all(gather, work, jobs):
        samples += part
        progress(len(part))
    samples.sort(key=lambda sample: sample.number)
    fitted = [sample for sample in samples if sample.number % HELD_OUT != HELD_OUT - 1 and sample.leads]
    held_out = [sample for sample in samples if sample.number % HELD_OUT == HELD_OUT - 1 and sample.leads]
    if not fitted or not held_out:
        raise OptionError("tune-too-few", least=4 * HELD_OUT)
    old = found.judge().weights
    new, spread = fit(fitted, old, list(found.weights.values()), seed)
    new = [round(weight, DIGITS) for weight in new]
    names = list(found.weights)
    effort = efforts(found)[0]
    tuning = Tuning(
        weights=dict(tuned_weights(found.home())),
        taken=False,
        found=dict(zip(names, new, strict=True)),
        game=game,
        players=list(counts),
        options={name: str(value) for name, value in given.items()},
        seed=seed,
        games=len(samples),
        positions=sum(len(sample.leads) for sample in fitted),
        held_out_games=len(held_out),
        held_out_positions=sum(len(sample.leads) for sample in held_out),
        loss=Losses(*(float(loss(weights, *arrays(fitted))) for weights in (old, new))),
        held_out_loss=Losses(*(float(loss(weights, *arrays(held_out))) for weights in (old, new))),
        before=dict(zip(names, map(float, old), strict=True)),
        effects={name: weight * width for name, weight, width in zip(names, new, spread, strict=True)},
        effort=msgspec.structs.replace(effort, iterations=iterations or effort.iterations),
        match_players=counts[0] if players else player_count(found, None),
        match=None,
    )
    if matches:
        tuning.match = play_match(tuning, given, matches, jobs, progress)
    if tuning.match is None or is_better(tuning.match):
        tuning.taken = True
        tuning.weights = {name: weight for name, weight in tuning.found.items() if weight != found.weights[name]}
    return tuning


def is_better(match: Duel) -> bool:
    """Return whether a match shows that the first bot is the better one."""
    if match.difference_interval is not None:
        return match.difference_interval[0] > 0
    return match.interval[0] > 0.5


def play_match(tuning: Tuning, options: Mapping[str, Value], games: int, jobs: int, progress: Callable[[int], None]) -> Duel:
    """Let bots that search with the new weights play bots with the old ones, seats swapped."""
    made = {"new": Made(tuning.effort, tuning.found), "old": Made(tuning.effort, tuning.before)}
    plan = make_plan(tuning.game, tuning.match_players, options, ("new", "old"), games, tuning.seed, made)
    return duels(plan, run_plan(Results(plan, None), on_cores(jobs), progress))[0]


def weights_file(game: str) -> Path:
    """Return where the weights of a game are kept."""
    return find_game(game).home() / "weights.json"


def keep(tuning: msgspec.Struct, path: Path) -> None:
    """Write what was found to a file; the judgement uses what is in the game's own."""
    path.write_text(json.dumps(plain(tuning), indent=2) + "\n", encoding="utf-8")
    tuned_weights.cache_clear()
