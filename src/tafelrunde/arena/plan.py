"""Who plays whom in the arena: every game has a number, and everything about it follows from that number and one seed.

So the games may be played in any order, by any number of processes, today and tomorrow, and are always the same games.

Three kinds of plans, by how many sides there are at the table:

- `pairs` (two sides, seats or teams): every pair of bots plays, each deal twice with the sides swapped.
- `line-ups` (more sides): all bots sit around the table in an order drawn for each deal; each deal is played once for every bot, and from
  one game to the next everybody moves up by one place, so that each bot has had every seat of the deal once. Where there are more seats
  than bots the order begins again; where there are fewer, some look on.
- `together` (one side, against the game): each bot fills all seats by itself, and all of them get the same deals.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Mapping, Sequence
from itertools import combinations

import msgspec

from tafelrunde.bots import Bot, decide, make_bot, play_and_tell
from tafelrunde.bots.search import SearchBot
from tafelrunde.games import find_game
from tafelrunde.kernel.chance import seeded
from tafelrunde.kernel.contract import Outcome
from tafelrunde.kernel.effort import Effort
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.judge import rewards
from tafelrunde.kernel.match import player_count
from tafelrunde.kernel.options import Value

GAMES_A_TASK = 4  # little is lost when somebody kills the run
OPENING = 4  # sentences that are kept of each game
LONGEST_SENTENCE = 80  # characters of them


class Made(msgspec.Struct, frozen=True):
    """A search with weights of its own, for bots that have no name in the house."""

    effort: Effort
    weights: dict[str, float]


class Plan(msgspec.Struct, frozen=True):
    """A whole contest."""

    game: str
    players: int
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: int
    games: int
    """Of every pair, of every bot where they play together, or in all for line-ups."""
    kind: str
    sides: tuple[int, ...]
    """The side of each seat; those of one side win and lose together."""
    rules: int
    """The version of the rules; what it stands for is among the options already."""
    made: dict[str, Made] = {}


class Played(msgspec.Struct, frozen=True):
    """What is kept of a game."""

    number: int
    bots: list[str]
    """One a seat."""
    places: list[int]
    decisions: int
    reason: str
    opening: list[str]
    """The first sentences, each after the name of the seat that played it."""


class Task(msgspec.Struct, frozen=True):
    """A few games of a plan."""

    plan: Plan
    numbers: tuple[int, ...]


def make_plan(
    game: str,
    players: int | None,
    options: Mapping[str, Value],
    bots: Sequence[str],
    games: int,
    seed: int,
    made: Mapping[str, Made] | None = None,
    rules: int | None = None,
) -> Plan:
    """Return the plan of a contest; raise OptionError for bots, options or rules that there are not.

    `rules` is an older version of the rules, usually the present one.
    """
    found = find_game(game)
    count = player_count(found, players)
    if games < 1:
        raise OptionError("no-games")
    rules = found.known_rules(rules)
    chosen = found.read_options(count, options, bots=count, rules=rules)
    own = dict(made or {})
    for name in bots:
        if name not in own:
            make_bot(name, found, 0)
    if len(bots) < 2:
        raise OptionError("arena-too-few")
    if len(set(bots)) < len(bots):
        raise OptionError("arena-bot-twice", name=next(name for name in bots if bots.count(name) > 1))
    sides = tuple(found.judge().sides(found.new(count, chosen, seeded(seed))))
    kind = {1: "together", 2: "pairs"}.get(len(set(sides)), "line-ups")
    return Plan(game, count, chosen, tuple(bots), seed, games, kind, sides, rules, own)


def total(plan: Plan) -> int:
    """Return how many games a plan has; they are numbered from 0."""
    return plan.games * len(lots(plan))


def lots(plan: Plan) -> list[tuple[int, ...]]:
    """Return the bots of each contest that the plan goes through in turn; a plan that is made longer begins with the same games."""
    if plan.kind == "pairs":
        return list(combinations(range(len(plan.bots)), 2))
    return [(bot,) for bot in range(len(plan.bots))] if plan.kind == "together" else [tuple(range(len(plan.bots)))]


def deal_of(plan: Plan, number: int) -> int:
    """Return the number of the deal that a game is played with."""
    return number // len(lots(plan)) // (len(plan.bots) if plan.kind == "line-ups" else 2 if plan.kind == "pairs" else 1)


def line_up(plan: Plan, number: int) -> list[str]:
    """Return the bot of each seat."""
    contests = lots(plan)
    bots, turn = contests[number % len(contests)], number // len(contests)
    if plan.kind == "line-ups":
        bots = order(plan, deal_of(plan, number))
    first = sorted(set(plan.sides))
    return [plan.bots[bots[(first.index(side) + turn) % len(bots)]] for side in plan.sides]


def order(plan: Plan, deal: int) -> tuple[int, ...]:
    """Return in which order the bots sit around the table in a deal, so that nobody always sits behind the same one."""
    dice, left = seeded(f"{plan.seed} order {deal}"), list(range(len(plan.bots)))
    return tuple(left.pop(dice.pick(len(left), 0)) for _ in range(len(left)))


def seat_bot(plan: Plan, game: Game, name: str, seed: int) -> Bot:
    """Return a player that thinks as many iterations as it should, however long that takes: a clock would make results differ."""
    made = plan.made.get(name)
    bot = SearchBot(game, seed, made.effort, made.weights) if made else make_bot(name, game, seed)
    if isinstance(bot, SearchBot):
        bot.effort = msgspec.structs.replace(bot.effort, seconds=math.inf)
    return bot


def play_task(task: Task) -> list[Played]:
    """Play some games of a plan."""
    return [play_number(task.plan, number) for number in task.numbers]


def play_number(plan: Plan, number: int) -> Played:
    """Play one game of a plan."""
    game = find_game(plan.game)
    state = game.new(plan.players, plan.options, seeded(f"{plan.seed} deal {deal_of(plan, number)}"))
    names = line_up(plan, number)
    bots = {seat: seat_bot(plan, game, name, (plan.seed * 1_000_003 + number) * 16 + seat) for seat, name in enumerate(names)}
    seats = game.seats(plan.players)
    decisions = 0
    opening: list[str] = []
    while state.actors():
        seat, play = decide(bots, game, state)
        if len(opening) < OPENING:
            opening.append(" ".join((seats[seat], *game.words(state, seat, play)))[:LONGEST_SENTENCE])
        play_and_tell(bots, game, state, seat, play)
        decisions += len(play)
    outcome = state.outcome()
    assert outcome is not None
    return Played(number, names, list(outcome.places), decisions, outcome.reason, opening)


def tasks(plan: Plan, done: Mapping[int, Played]) -> list[Task]:
    """Return what is left to play, in small pieces."""
    left = [number for number in range(total(plan)) if number not in done]
    return [Task(plan, tuple(left[first : first + GAMES_A_TASK])) for first in range(0, len(left), GAMES_A_TASK)]


def scores(plan: Plan, played: Played) -> dict[str, float]:
    """Return what each bot got out of a game, from 0 to 1: 1 for the first place, half for a draw; on average over its seats."""
    worth = rewards(Outcome(tuple(played.places), (), played.reason, plan.kind == "together"))
    found: dict[str, list[float]] = {}
    for name, gain in zip(played.bots, worth, strict=True):
        found.setdefault(name, []).append(gain)
    return {name: sum(gains) / len(gains) for name, gains in found.items()}


def strength(plan: Plan) -> str:
    """Return a mark of how the bots of a plan play: effort and weights, so that results of stronger and weaker ones are never mixed."""
    game = find_game(plan.game)
    parts: list[object] = []
    for name in plan.bots:
        bot = seat_bot(plan, game, name, 0)
        judge = getattr(bot, "judge", None)
        parts.append([type(bot).__name__, str(getattr(bot, "effort", "")), getattr(bot, "slips", 0), judge.weights if judge else []])
        if game.taste and (isinstance(bot, SearchBot) or getattr(bot, "skilled", False)):
            parts.append(dict(game.taste))
    return hashlib.sha256(msgspec.json.encode(parts)).hexdigest()[:12]
