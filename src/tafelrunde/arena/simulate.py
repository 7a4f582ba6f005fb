"""Many games between computer players, over all cores: seeds go out, counts come back, states never travel."""

from __future__ import annotations

import multiprocessing
import os
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import TypeVar

import msgspec

from tafelrunde.bots import Bot, decide, make_bot, play_and_tell
from tafelrunde.games import find_game
from tafelrunde.kernel.chance import seeded
from tafelrunde.kernel.contract import State
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.match import player_count
from tafelrunde.kernel.playout import playout

T = TypeVar("T")
R = TypeVar("R")

GAMES_A_TASK = 50
LONGEST = 1_000_000  # decisions; no game comes near


class Job(msgspec.Struct, frozen=True):
    """A number of games to play. Game `number` takes seed and seats from its number, so the jobs may be cut anywhere."""

    game: str
    players: int
    options: dict[str, str]
    bots: tuple[str, ...]
    """One name a seat."""
    seed: int
    first: int
    games: int
    swap: bool
    """Rotate the bots around the seats; games of one rotation share their deal."""


class Tally(msgspec.Struct):
    """What came of a number of games."""

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    """Time spent playing, added up over all processes."""
    lengths: list[int] = msgspec.field(default_factory=list)
    reasons: Counter[str] = msgspec.field(default_factory=Counter)
    firsts: list[int] = msgspec.field(default_factory=list)
    """Games won by each bot of the line-up, as it was given; a shared victory counts for all who share it."""
    alone: list[int] = msgspec.field(default_factory=list)
    """Of these, games that it shared with nobody of another team."""
    shared: int = 0
    """Games without a winner, because all are equal."""

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.lengths += other.lengths
        self.reasons += other.reasons
        self.shared += other.shared
        self.firsts = [a + b for a, b in zip(self.firsts, other.firsts, strict=True)]
        self.alone = [a + b for a, b in zip(self.alone, other.alone, strict=True)]


def play_job(job: Job) -> Tally:
    """Play the games of a job, one after the other."""
    game = find_game(job.game)
    tally = Tally(firsts=[0] * job.players, alone=[0] * job.players)
    teams = game.teams(job.players)
    begin = time.perf_counter()
    for number in range(job.first, job.first + job.games):
        turn = number % job.players if job.swap else 0
        deal = number // job.players if job.swap else number
        line_up = [(seat - turn) % job.players for seat in range(job.players)]  # which bot sits on each seat
        state = game.new(job.players, job.options, seeded(job.seed * 1_000_003 + deal))
        if set(job.bots) == {"random"}:
            decisions = playout(state, seeded(-job.seed * 1_000_003 - number - 1), LONGEST)
        else:
            bots = [make_bot(job.bots[i], game, (job.seed * 1_000_003 + number) * 8 + i) for i in line_up]
            decisions = play_bots(game, state, bots)
        outcome = state.outcome()
        assert outcome is not None
        tally.games += 1
        tally.decisions += decisions
        tally.lengths.append(decisions)
        tally.reasons[outcome.reason] += 1
        if outcome.winners:
            for seat in outcome.winners:
                tally.firsts[line_up[seat]] += 1
                tally.alone[line_up[seat]] += outcome.together or len({teams[winner] for winner in outcome.winners}) == 1
        elif not outcome.together:  # a team that lost against the game is no draw
            tally.shared += 1
    tally.seconds = time.perf_counter() - begin
    return tally


def play_bots(game: Game, state: State, bots: Sequence[Bot]) -> int:
    """Play a game to its end; return the number of decisions."""
    decisions = 0
    seated = dict(enumerate(bots))
    while state.actors():
        seat, play = decide(seated, game, state)
        play_and_tell(seated, game, state, seat, play)
        decisions += len(play)
    return decisions


def fill_bots(bots: Sequence[str], players: int) -> tuple[str, ...]:
    """One bot named once fills all seats."""
    if len(bots) == 1:
        return tuple(bots) * players
    if len(bots) != players:
        raise OptionError("bot-count", bots=len(bots), seats=players)
    return tuple(bots)


def simulate(
    game: str,
    players: int | None,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, str | int | bool | None],
    jobs: int = 0,
    swap: bool = True,
    progress: Callable[[int], None] = lambda _: None,
) -> Tally:
    """Play many games; `progress` hears how many more are done. `jobs` is the number of processes, 0 for all cores."""
    found = find_game(game)
    count = player_count(found, players)
    if games < 1:
        raise OptionError("no-games")
    chosen = found.read_options(count, options, bots=count)
    line_up = fill_bots(bots, count)
    for name in line_up:
        make_bot(name, found, 0)  # refuses unknown names before any process starts
    work = list(cut(Job(game, count, chosen, line_up, seed, 0, games, swap)))
    total = Tally(firsts=[0] * count, alone=[0] * count)
    for tally in run_all(play_job, work, jobs):
        total.add(tally)
        progress(tally.games)
    return total


def cut(job: Job) -> Iterator[Job]:
    """Cut a job into tasks."""
    for first in range(0, job.games, GAMES_A_TASK):
        yield msgspec.structs.replace(job, first=first, games=min(GAMES_A_TASK, job.games - first))


def run_all(task: Callable[[T], R], work: Sequence[T], jobs: int) -> Iterator[R]:
    """Run tasks over processes, results as they come; one process or one task is run here."""
    jobs = jobs or os.cpu_count() or 1
    if jobs == 1 or len(work) <= 1:
        yield from map(task, work)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(jobs, len(work)), mp_context=context) as pool:
        futures = [pool.submit(task, item) for item in work]
        try:
            for future in as_completed(futures):
                yield future.result()
        except BaseException:  # somebody pressed Ctrl-C, or a task failed: what is queued need not be played any more
            pool.shutdown(wait=False, cancel_futures=True)
            raise
