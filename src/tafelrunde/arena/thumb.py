"""`tafelrunde tune --thumb`: which numbers in a game's rules of thumb win.

Rules of thumb with changed numbers play the plain ones, and CMA-ES follows the changes that win more often. All candidates of a generation
play the same deals, each deal once from every side; every generation has new deals, and some more of them than the one before, because
candidates come to differ less. It begins at the numbers in use. What is found in the end shows its worth in deals of its own.
"""

from __future__ import annotations

import math
import warnings
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import msgspec

from tafelrunde import games as all_games
from tafelrunde.arena.simulate import run_all
from tafelrunde.arena.statistics import normal
from tafelrunde.arena.tune import check_tuning
from tafelrunde.games import find_game
from tafelrunde.kernel.chance import seeded
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.judge import Judge, rewards
from tafelrunde.kernel.match import player_count
from tafelrunde.kernel.options import Value

DEALS_A_TASK = 50
CANDIDATES = 24  # of a generation
DEALS = 100  # for each of the first ones
STEP = 0.5  # how far candidates lie apart at first: a number is multiplied by two to the power of it
MOST = 3.0  # no number becomes more than eight times as large or small
NOTHING = 50  # so much a number that is 0 differs where others are doubled
MORE = 0.1  # part of the first deals that come to them with every generation


class Thumbs(msgspec.Struct, frozen=True):
    """Some deals that rules of thumb with other numbers play against the plain ones."""

    game: str
    players: int
    options: dict[str, Value]
    taste: dict[str, int]
    candidate: int
    seed: str
    deals: tuple[int, ...]


class ThumbTuning(msgspec.Struct):
    """What a tuning of rules of thumb has found, as it is written to `taste.json`."""

    taste: dict[str, int]
    game: str
    players: int
    options: dict[str, str]
    seed: int
    generations: int
    candidates: int
    """A generation."""
    deals: int
    """For each candidate of the first generation."""
    match_games: int
    match_score: float
    """Points a game of the new rules of thumb against the plain ones, in deals of their own."""
    match_interval: tuple[float, float]


def play_thumbs(work: Thumbs) -> tuple[int, list[float]]:
    """Return the candidate and what it got out of each deal, on average over the sides it played."""
    game = find_game(work.game)
    new, plain = game.judge(taste=work.taste), game.judge(taste={})
    new.loose = plain.loose = 0
    return work.candidate, [deal_score(work, new, plain, number) for number in work.deals]


def deal_score(work: Thumbs, new: Judge, plain: Judge, number: int) -> float:
    """Return what the new rules of thumb get out of a deal: half is as good as the plain ones."""
    game = find_game(work.game)
    options = game.read_options(work.players, game.bot_options(work.options))

    def play(side: int) -> list[float]:
        state = game.new(work.players, options, seeded(f"thumb deal {work.seed} {number}"))
        dice = seeded(f"thumb {work.seed} {number}")
        sides = new.sides(state)
        while actors := state.actors():
            (new if sides[actors[0]] == side else plain).step(state, actors[0], dice)
        outcome = state.outcome()
        assert outcome is not None
        return rewards(outcome)

    sides = new.sides(game.new(work.players, options, seeded(0)))
    if len(set(sides)) == 1:  # all together against the game: compared with the plain ones in the same deal
        return 0.5 + (play(sides[0])[0] - play(-1)[0]) / 2
    return sum(play(side)[sides.index(side)] for side in set(sides)) / len(set(sides))


def changed(plain: Mapping[str, int], names: Sequence[str], moved: Sequence[float]) -> dict[str, int]:
    """Return the numbers that differ from the plain ones if each is multiplied by two to the power of what it is moved; 0 grows evenly."""
    found = {name: round(plain[name] * math.pow(2.0, by) if plain[name] else NOTHING * by) for name, by in zip(names, moved, strict=True)}
    return {name: number for name, number in found.items() if number != plain[name]}


def moved_by(plain: int, number: int) -> float:
    """Return how far a number is moved from the plain one, as far as numbers may."""
    return max(-MOST, min(MOST, math.log2(max(number, 0.5) / plain) if plain else number / NOTHING))


def tune_thumb(
    game: str,
    players: int | None = None,
    options: Mapping[str, Value] | None = None,
    generations: int = 22,
    candidates: int = CANDIDATES,
    deals: int = DEALS,
    matches: int = 2000,
    seed: int = 1,
    jobs: int = 0,
    progress: Callable[[int], None] = lambda _: None,
) -> ThumbTuning:
    """Find numbers for the rules of thumb of a game, and show by a match of so many deals what they are worth."""
    check_tuning()
    found = find_game(game)
    if not found.plain_taste:
        raise OptionError("no-taste", game=game, games=tuple(name for name in all_games.NAMES if find_game(name).plain_taste))
    count, given = player_count(found, min(found.players) if players is None else players), dict(options or {})
    found.read_options(count, found.bot_options(given))
    names = list(found.plain_taste)

    def measure(tastes: Sequence[dict[str, int]], key: str, number: int) -> list[list[float]]:
        work = [
            Thumbs(game, count, given, taste, i, f"{seed} {key}", tuple(range(first, min(first + DEALS_A_TASK, number))))
            for first in range(0, number, DEALS_A_TASK)
            for i, taste in enumerate(tastes)
        ]
        scores: list[list[float]] = [[] for _ in tastes]
        for candidate, points in run_all(play_thumbs, work, jobs):
            scores[candidate] += points
            progress(len(points))
        return scores

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it misses a plotting library that is of no use here
        import cma
    settings = {"seed": seed % 2**31 + 1, "verbose": -9, "popsize": candidates, "bounds": [-MOST, MOST]}
    first = [moved_by(found.plain_taste[name], found.taste.get(name, found.plain_taste[name])) for name in names]
    search = cma.CMAEvolutionStrategy(first, STEP / 2 if any(first) else STEP, settings)
    for generation in range(generations):
        asked = search.ask()
        scores = measure([changed(found.plain_taste, names, x) for x in asked], f"generation {generation}", deals_of(deals, generation))
        search.tell(asked, [-sum(points) / len(points) for points in scores])
    taste = changed(found.plain_taste, names, search.result.xfavorite) if generations else {}
    points = measure([taste], "match", matches)[0] if matches else []
    return ThumbTuning(
        taste=taste,
        game=game,
        players=count,
        options={name: str(value) for name, value in given.items()},
        seed=seed,
        generations=generations,
        candidates=candidates,
        deals=deals,
        match_games=len(points)
        * len(set(found.judge().sides(found.new(count, found.read_options(count, found.bot_options(given)), seeded(0))))),
        match_score=sum(points) / len(points) if points else 0.5,
        match_interval=normal(points) if points else (0.0, 1.0),
    )


def deals_of(deals: int, generation: int) -> int:
    """Return how many deals the candidates of a generation play."""
    return round(deals * (1 + MORE * generation))


def deals_in_all(generations: int, candidates: int, deals: int, matches: int) -> int:
    """Return how many deals a tuning plays."""
    return candidates * sum(deals_of(deals, generation) for generation in range(generations)) + matches


def taste_file(game: str) -> Path:
    """Return where the numbers of a game's rules of thumb are kept."""
    return Path(all_games.__file__).resolve().parent / find_game(game).name / "taste.json"
