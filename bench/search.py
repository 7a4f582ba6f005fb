"""How fast the search is: python bench/search.py [GAME…]. Prints iterations a second with random and with rule-of-thumb rollouts.

War Chest is measured at its first moves with rollouts of 12 decisions, the others with the effort of the strongest level. Then, in the
middle of games with the fewest and the most players, how long every level thinks about a decision, on average and at most.
"""

from __future__ import annotations

import argparse
import time

from tafelrunde import GAMES, _engine
from tafelrunde.bots.bot import Seen
from tafelrunde.bots.levels import LEVELS, efforts, make_level
from tafelrunde.bots.tree import Search
from tafelrunde.games import find_game
from tafelrunde.kernel.chance import seeded
from tafelrunde.kernel.contract import State
from tafelrunde.kernel.game import Game

DEPTH = 12
ROUNDS = 10


def first_moves(game: Game, number: int) -> State:
    """Return a position at the beginning of a game of two, after the armies are chosen."""
    state = game.new(2, game.read_options(2, {}, bots=2), seeded(number))
    judge, dice = game.judge(), seeded(number)
    for _ in range(2):
        judge.step(state, state.actors()[0], dice)
    return state


def rate(game: Game, guided: bool, depth: int, iterations: int) -> float:
    """Return the iterations a second of the best of several searches."""
    best = 0.0
    for number in range(ROUNDS):
        state = first_moves(game, number)
        seat = state.actors()[0]
        search = Search(game.judge(), seat, state.determinize(seat, seeded(number)), seeded(number), guided, depth, 1.0, 8.0)
        begin = time.perf_counter()
        search.run(iterations)
        best = max(best, iterations / (time.perf_counter() - begin))
    return best


def thinking(game: Game, level: str, players: int, decisions: int) -> tuple[float, float]:
    """Return how long a level thinks about a decision, on average and at most, in games that go on by rules of thumb."""
    spent: list[float] = []
    number = 0
    while len(spent) < decisions:
        state = game.new(players, game.read_options(players, {}, bots=players), seeded(number))
        bot, judge, dice = make_level(level, "", game, number), game.judge(), seeded(number)
        number += 1
        while actors := state.actors():
            seat = actors[0]
            seen = Seen(game, state, seat)
            if seat == 0 and dice.pick(8, 0) == 0 and len(seen.plays()) > 1:
                begin = time.perf_counter()
                bot.choose(seen)
                spent.append(time.perf_counter() - begin)
            judge.step(state, seat, dice)
    return sum(spent) / len(spent), max(spent)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME")
    parser.add_argument("--decisions", type=int, default=60, help="decisions of each level to measure")
    arguments = parser.parse_args()
    print(f"engine: {_engine.mode()}")
    for name in arguments.games:
        game = find_game(name)
        if name == "war_chest":
            uniform, guided = rate(game, False, DEPTH, 4000), rate(game, True, DEPTH, 4000)
            print(f"{name}: {uniform:,.0f} iterations/s with random rollouts, {guided:,.0f} with rules of thumb")
        else:
            effort = efforts(game)[-1]
            print(f"{name}: {rate(game, True, effort.depth, 400):,.0f} iterations/s with rules of thumb")
        for players in (min(game.players), max(game.players)):
            for level in LEVELS:
                mean, longest = thinking(game, level, players, arguments.decisions)
                print(f"{name}, {players} players, {level}: {1000 * mean:,.1f} ms on average, {1000 * longest:,.1f} at most", flush=True)


if __name__ == "__main__":
    main()
