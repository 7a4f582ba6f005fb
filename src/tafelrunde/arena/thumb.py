"""`tafelrunde tune --thumb`: which numbers in a game's rules of thumb win.

Rules of thumb with changed numbers play the plain ones. What a single change is worth is far below the luck of a game, so no game says
much; but all of them together tell how the result leans with each number. Every deal is played with all numbers moved at random, and once
more with all of them moved the other way. From all deals so far follows a surface, with a slope for each number and one bend for all, and
around its top the next deals are played. What is found in the end shows its worth in deals of its own.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import msgspec

from tafelrunde.arena.simulate import run_all
from tafelrunde.arena.statistics import normal
from tafelrunde.arena.tune import check_tuning
from tafelrunde.games import NAMES, find_game
from tafelrunde.kernel.chance import seeded
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.judge import Judge, rewards
from tafelrunde.kernel.match import player_count
from tafelrunde.kernel.options import Value

DEALS_A_TASK = 25
DEALS = 3000  # of a generation
GENERATIONS = 20
STEP = 0.4  # how far numbers are moved, on average: a number is multiplied by two to the power of it
MOST = 3.0  # no number becomes more than eight times as large or small
NOTHING = 200  # so much a number that is 0 differs where others are doubled
BEND = 0.002  # at least: so much of a point a number costs that is doubled or halved beyond what is best
NEAR = 0.5  # how far from the middle the best numbers easily are, without knowing more
PACE = 0.7  # part of the way to the top that is gone at once
LONGEST = 0.3  # step of a number in one generation


class Thumbs(msgspec.Struct, frozen=True):
    """Some deals that rules of thumb play against the plain ones, with numbers around some."""

    game: str
    players: int
    options: dict[str, Value]
    middle: tuple[float, ...]
    """How far each number is moved from the plain one."""
    step: float
    """How far they are moved from there; 0 to show what they are worth as they are."""
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
    deals: int
    """A generation."""
    before: dict[str, int]
    """What it began with, where that was not plain."""
    match_games: int
    match_score: float
    """Points a game of the new rules of thumb against the plain ones, in deals of their own."""
    match_interval: tuple[float, float]


def play_thumbs(work: Thumbs) -> tuple[int, list[float]]:
    """Return the first deal, and what the rules of thumb got out of each, on average over the sides they played.

    With numbers that are moved there are two results a deal, in the order of `moves`.
    """
    game = find_game(work.game)
    names, plain = list(game.plain_taste), game.judge(taste={})
    plain.loose = 0
    scores = []
    for number in work.deals:
        for moved in moves(work, number):
            new = game.judge(taste=changed(game.plain_taste, names, moved))
            new.loose = 0
            scores.append(deal_score(work, new, plain, number))
    return work.deals[0], scores


def moves(work: Thumbs, number: int) -> list[list[float]]:
    """Return how far the numbers are moved in a deal: at random, and the other way."""
    if not work.step:
        return [list(work.middle)]
    dice = random.Random(f"thumb move {work.seed} {number}")
    away = [work.step * dice.gauss(0, 1) for _ in work.middle]
    return [[limited(at + sign * by) for at, by in zip(work.middle, away, strict=True)] for sign in (1, -1)]


def limited(moved: float) -> float:
    """Return how far a number is moved, as far as numbers may."""
    return max(-MOST, min(MOST, moved))


def deal_score(work: Thumbs, new: Judge, plain: Judge, number: int) -> float:
    """Return what the new rules of thumb get out of a deal: half is as good as the plain ones."""
    game = find_game(work.game)
    options = game.read_options(work.players, work.options, bots=work.players)

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
    return limited(math.log2(max(number, 0.5) / plain) if plain else number / NOTHING)


def top_of(points: Sequence[Sequence[float]], scores: Sequence[float], middle: Sequence[float]) -> list[float]:
    """Return where the surface through all results is highest: a slope for each number, one bend for all.

    Slopes are believed the less the fewer results there are; without any the top is in the middle.
    """
    import numpy as np

    away = np.asarray(points) - np.asarray(middle)
    result = np.asarray(scores)
    ones, squares = np.ones((len(away), 1)), (away**2).sum(axis=1, keepdims=True) / 2
    bend = float(np.linalg.lstsq(np.hstack([ones, squares, away]), result, rcond=None)[0][1])
    bend = max(BEND, -bend)
    lines = np.hstack([ones, away])
    doubt = np.full(lines.shape[1], result.var() / (NEAR * bend) ** 2)
    doubt[0] = 0.0
    found = np.linalg.solve(lines.T @ lines + np.diag(doubt), lines.T @ (result + bend * squares[:, 0]))
    return [float(slope) / bend for slope in found[1:]]


def tune_thumb(
    game: str,
    players: int | None = None,
    options: Mapping[str, Value] | None = None,
    generations: int = GENERATIONS,
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
        raise OptionError("no-taste", game=game, games=tuple(name for name in NAMES if find_game(name).plain_taste))
    count, given = player_count(found, min(found.players) if players is None else players), dict(options or {})
    read = found.read_options(count, given, bots=count)
    names = list(found.plain_taste)
    middle = [moved_by(found.plain_taste[name], found.taste.get(name, found.plain_taste[name])) for name in names]

    def play(step: float, key: str, number: int) -> tuple[list[list[float]], list[float]]:
        work = [
            Thumbs(game, count, given, tuple(middle), step, f"{seed} {key}", tuple(range(first, min(first + DEALS_A_TASK, number))))
            for first in range(0, number, DEALS_A_TASK)
        ]
        played: dict[int, list[float]] = {}
        for first, brought in run_all(play_thumbs, work, jobs):
            played[first] = brought
            progress(len(brought))
        where = [moved for part in work for deal in part.deals for moved in moves(part, deal)]
        return where, [score for first in sorted(played) for score in played[first]]

    points: list[list[float]] = []
    scores: list[float] = []
    for generation in range(generations):
        more, brought = play(STEP, f"generation {generation}", deals)
        points, scores = points + more, scores + brought
        steps = [max(-LONGEST, min(LONGEST, PACE * by)) for by in top_of(points, scores, middle)]
        middle = [limited(at + by) for at, by in zip(middle, steps, strict=True)]
    taste = changed(found.plain_taste, names, middle)
    match = play(0.0, "match", matches)[1]
    return ThumbTuning(
        taste=taste,
        game=game,
        players=count,
        options={name: str(value) for name, value in given.items()},
        seed=seed,
        generations=generations,
        deals=deals,
        before=dict(found.taste),
        match_games=len(match) * len(set(found.judge().sides(found.new(count, read, seeded(0))))),
        match_score=sum(match) / len(match) if match else 0.5,
        match_interval=normal(match) if match else (0.0, 1.0),
    )


def deals_in_all(generations: int, deals: int, matches: int) -> int:
    """Return how often a tuning plays a deal."""
    return 2 * generations * deals + matches


def taste_file(game: str) -> Path:
    """Return where the numbers of a game's rules of thumb are kept."""
    return find_game(game).home() / "taste.json"
