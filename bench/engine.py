"""How fast the engine is: python bench/engine.py [GAME…]. Prints compiled and pure figures of one run and their ratio.

Figures of different runs do not compare: machines are noisy. What counts is the best of many short slices, both engines in turn.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable

import msgspec

from tafelrunde import GAMES, _engine
from tafelrunde.games import find_game
from tafelrunde.kernel.chance import seeded
from tafelrunde.kernel.contract import State
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.playout import playout

SLICE = 0.15  # seconds


def best_rate(work: Callable[[int], int], slices: int) -> float:
    """Return the highest number of units a second that one slice reached."""
    best, number = 0.0, 0
    for _ in range(slices):
        begin, done = time.perf_counter(), 0
        while (spent := time.perf_counter() - begin) < SLICE:
            done += work(number)
            number += 1
        best = max(best, done / spent)
    return best


def midgame(game: Game, players: int, options: dict[str, str]) -> State:
    """Return a position in the middle of a random game."""
    state = game.new(players, options, seeded(3))
    playout(state, seeded(4), 40)
    return state


def size(state: State) -> int:
    """Return the memory of a state and everything only it holds, in bytes, by making many of them."""
    import tracemalloc

    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    copies = [state.clone() for _ in range(500)]
    used = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return used // len(copies)


def measure(name: str, slices: int) -> dict[str, dict[str, float]]:
    """Measure one game in the engine that runs here."""
    game = find_game(name)
    found = {}
    for players in sorted(game.players):
        options = game.read_options(players, {}, bots=players)
        state = midgame(game, players, options)

        def random_game(number: int, players: int = players, options: dict[str, str] = options) -> int:
            return playout(game.new(players, options, seeded(number)), seeded(-number - 1), 1_000_000)

        def clones(number: int, state: State = state) -> int:
            for _ in range(200):
                state.clone()
            return 200

        def views(number: int, state: State = state) -> int:
            for _ in range(20):
                game.observe(state, 0)
            return 20

        def encoded(number: int, state: State = state) -> int:
            for _ in range(20):
                msgspec.json.encode(game.observe(state, 0))
            return 20

        found[str(players)] = {
            "decisions/s": best_rate(random_game, slices),
            "clone µs": 1e6 / best_rate(clones, slices // 4),
            "view µs": 1e6 / best_rate(views, slices // 4),
            "view as JSON µs": 1e6 / best_rate(encoded, slices // 4),
            "bytes a state": size(state),
        }
    return found


def measure_elsewhere(name: str, slices: int, pure: bool) -> tuple[str, dict[str, dict[str, float]]]:
    """Measure in a process of its own, so that the engine can be chosen."""
    environment = os.environ | {"TAFELRUNDE_PURE": "1" if pure else ""}
    command = [sys.executable, __file__, "--inside", name, "--slices", str(slices)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    mode, figures = json.loads(done.stdout)
    return mode, figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--slices", type=int, default=40)
    parser.add_argument("--inside", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.inside:
        print(json.dumps([_engine.mode(), measure(arguments.inside, arguments.slices)]))
        return
    for name in arguments.games:
        results = [measure_elsewhere(name, arguments.slices, pure) for pure in (False, True)]
        for players in results[0][1]:
            print(f"{name}, {players} players")
            print(f"  {'':<18}{results[0][0]:>14}{results[1][0]:>14}{'ratio':>10}")
            for figure, first in results[0][1][players].items():
                second = results[1][1][players][figure]
                ratio = max(first, second) / min(first, second)
                print(f"  {figure:<18}{first:>14,.1f}{second:>14,.1f}{ratio:>9.1f}x")


if __name__ == "__main__":
    main()
