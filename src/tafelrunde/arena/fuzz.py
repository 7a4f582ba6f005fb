"""Random games over all options that are not given: invariants after every action, records that replay byte for byte."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

import msgspec

from tafelrunde.bots import Bot, Seen, make_bot
from tafelrunde.games import find_game
from tafelrunde.kernel.chance import Seeded, seeded
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.match import Match, new_match
from tafelrunde.kernel.options import Value
from tafelrunde.kernel.plays import random_play
from tafelrunde.kernel.replay import load_match

DRAWS = 500  # attempts at options that go together


class FuzzJob(msgspec.Struct, frozen=True):
    """Games `first` to `first + games` of a fuzz run."""

    game: str
    players: int
    seed: int
    first: int
    games: int
    bots: tuple[str, ...] = ()
    """One name a seat; without them everybody plays at random."""
    fixed: dict[str, Value] = {}
    """Options that every game has; the others are drawn."""


class FuzzResult(msgspec.Struct):
    """What a fuzz run found."""

    games: int = 0
    decisions: int = 0
    problems: list[str] = msgspec.field(default_factory=list)
    reasons: dict[str, int] = msgspec.field(default_factory=dict)


def fuzz(job: FuzzJob) -> FuzzResult:
    """Play the games of a job; return every problem with the seed that shows it."""
    game = find_game(job.game)
    result = FuzzResult()
    for number in range(job.first, job.first + job.games):
        dice = seeded(job.seed * 1_000_003 + number)
        match = draw_match(game, job, number, dice)
        problem = play_checked(match, dice, [make_bot(name, game, number * 8 + seat) for seat, name in enumerate(job.bots)])
        result.games += 1
        result.decisions += len(match.record.entries)
        if problem:
            result.problems.append(f"game {number}, options {match.record.options}: {problem}")
        elif match.outcome:
            result.reasons[match.outcome.reason] = result.reasons.get(match.outcome.reason, 0) + 1
    return result


def draw_match(game: Game, job: FuzzJob, number: int, dice: Seeded) -> Match:
    """Begin a game with options that are drawn until they go together with those that are given; raise OptionError if none do."""
    for tried in range(1, DRAWS + 1):
        options: Mapping[str, Value] = game.random_options(job.players, dice) | job.fixed
        try:
            return new_match(game, job.players, options, seed=number, chance="open")
        except OptionError:
            if tried == DRAWS:
                raise
    raise AssertionError


def play_checked(match: Match, dice: Seeded, bots: Sequence[Bot] = (), limit: int = 20_000) -> str | None:
    """Play a random game, or one of bots, with every check on; return what is wrong, None if nothing is."""
    while not match.over:
        state = match.state
        actors = state.actors()
        seat = actors[dice.pick(len(actors), 0)]
        actions = state.actions(seat)
        if not actions or any(a >= b for a, b in pairwise(actions)):
            return f"after {len(match.record.entries)} entries: legal actions are empty or out of order"
        match.play_actions(seat, bots[seat].choose(Seen(match.game, state, seat)) if bots else random_play(state, seat, dice))
        broken = match.state.check()
        if broken:
            return f"after {len(match.record.entries)} entries: {broken}"
        if len(match.record.entries) > limit:
            return f"not over after {limit} decisions"
    text = match.save()
    if load_match(lambda _: match.game, text).save() != text:
        return "the record does not replay byte for byte"
    return None
