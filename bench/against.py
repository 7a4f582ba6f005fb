"""Compare two trees: python bench/against.py OTHER [GAME…]. Prints this tree's figures, those of the other one, and their ratio.

OTHER is a checkout that has run once, so that it has an environment and a compiled engine of its own. Both trees work in
turn, slice by slice, in processes that live as long as the comparison, and what counts is the time of the processor: so the ratio holds on
a noisy machine, and the figures beside it only for this run.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

SLICE = 0.15  # seconds
DEPTH = 12  # decisions of a rollout
ROOT = Path(__file__).resolve().parents[1]


def agreed_options(game: Any, players: int, chosen: dict[str, str]) -> Any:
    """Return the options of a game; what an older tree does not know it leaves out, and what nobody can choose."""
    known = {option.name for option in game.options if not getattr(option, "past", False)}
    return game.read_options(players, {name: value for name, value in chosen.items() if name in known})


def works(name: str, players: int, chosen: dict[str, str]) -> dict[str, Callable[[int], tuple[int, float]]]:
    """Return what is measured of a game: each does a little of it, with a number as its seed, and returns how much and in which time."""
    from tafelrunde.bots.tree import Search
    from tafelrunde.games import find_game
    from tafelrunde.kernel.chance import seeded
    from tafelrunde.kernel.playout import playout

    game = find_game(name)
    options = agreed_options(game, players, chosen)
    middle = game.new(players, options, seeded(3))
    playout(middle, seeded(4), 40)
    saved = middle.dump()

    def slices(work: Callable[[int], int], number: int) -> tuple[int, float]:
        begin, done = time.process_time(), 0
        while (spent := time.process_time() - begin) < SLICE:
            done += work(number)
            number += 1
        return done, spent

    def clones(_: int) -> int:
        for _ in range(500):
            middle.clone()
        return 500

    def views(_: int) -> int:
        for _ in range(20):
            game.observe(middle, 0)
        return 20

    def restored(_: int) -> int:
        for _ in range(5):
            game.restore(saved, seeded(1))
        return 5

    def searched(number: int, guided: bool) -> tuple[int, float]:
        state, judge, dice = game.new(players, options, seeded(number)), game.judge(), seeded(number)
        for _ in range(2):
            judge.step(state, state.actors()[0], dice)
        seat = state.actors()[0]
        search = Search(game.judge(), seat, state.determinize(seat, seeded(number)), seeded(number), guided, DEPTH, 1.0, 8.0)
        begin = time.process_time()
        search.run(400)
        return 400, time.process_time() - begin

    def random_game(number: int) -> int:
        return playout(game.new(players, options, seeded(number)), seeded(-number - 1), 1_000_000)

    return {
        "random decisions/s": lambda number: slices(random_game, 1000 * number),
        "clones/s": lambda number: slices(clones, number),
        "restores/s": lambda number: slices(restored, number),
        "views/s": lambda number: slices(views, number),
        "search, random rollouts/s": lambda number: searched(number, False),
        "search, guided rollouts/s": lambda number: searched(number, True),
    }


def memory(name: str, players: int, chosen: dict[str, str]) -> float:
    """Return the memory of a state and everything only it holds, in bytes, by making many of them."""
    import tracemalloc

    from tafelrunde.games import find_game
    from tafelrunde.kernel.chance import seeded
    from tafelrunde.kernel.playout import playout

    game = find_game(name)
    state = game.new(players, agreed_options(game, players, chosen), seeded(3))
    playout(state, seeded(4), 40)
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    copies = [state.clone() for _ in range(500)]
    used = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return used / len(copies)


def answer() -> None:
    """Answer the questions of the comparing process, a line of JSON each."""
    known: dict[tuple[str, int], dict[str, Callable[[int], tuple[int, float]]]] = {}
    for line in sys.stdin:
        name, players, chosen, figure, number = json.loads(line)
        if figure == "bytes a state":
            print(json.dumps(memory(name, players, chosen)), flush=True)
            continue
        if (name, players) not in known:
            known[name, players] = works(name, players, chosen)
        done, spent = known[name, players][figure](number)
        print(json.dumps(done / spent), flush=True)


class Tree:
    """A checkout whose engine is measured, in a process of its own."""

    def __init__(self, root: Path) -> None:
        python = root / ".venv/bin/python"
        if not python.exists():
            raise SystemExit(f"{root} has no environment; python3 run.py setup there makes one")
        self.process = subprocess.Popen([python, __file__, "--inside"], cwd=root, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, *question: str | int | dict[str, str]) -> float:
        """Return a figure."""
        to, back = self.process.stdin, self.process.stdout
        assert to is not None
        assert back is not None
        to.write(json.dumps(question) + "\n")
        to.flush()
        return float(json.loads(back.readline()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("other", type=Path, nargs="?")
    parser.add_argument("games", nargs="*")
    parser.add_argument("--rounds", type=int, default=20, help="slices of each figure and tree")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.inside:
        answer()
        return
    if arguments.other is None:
        parser.error("name the other tree")
    from tafelrunde.games import NAMES, find_game

    here, there = Tree(ROOT), Tree(arguments.other.resolve())
    for name in arguments.games or NAMES:
        for players in sorted({min(find_game(name).players), max(find_game(name).players)}):
            print(f"{name}, {players} players\n  {'':<28}{'here':>14}{'there':>14}{'ratio':>8}")
            chosen = dict(find_game(name).read_options(players, {}, bots=players))
            for figure in works(name, players, chosen):
                pairs = [
                    (here.ask(name, players, chosen, figure, number), there.ask(name, players, chosen, figure, number))
                    for number in range(arguments.rounds)
                ]
                ratio = statistics.median(first / second for first, second in pairs)
                ours, theirs = (max(column) for column in zip(*pairs, strict=True))
                print(f"  {figure:<28}{ours:>14,.0f}{theirs:>14,.0f}{ratio:>8.3f}", flush=True)
            ours, theirs = (tree.ask(name, players, chosen, "bytes a state", 0) for tree in (here, there))
            print(f"  {'bytes a state':<28}{ours:>14,.0f}{theirs:>14,.0f}{ours / theirs:>8.3f}", flush=True)


if __name__ == "__main__":
    main()
