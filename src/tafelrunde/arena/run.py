"""A contest from its first game to its last, or to where somebody stopped it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from tafelrunde.arena import sprt
from tafelrunde.arena.plan import Plan, Played, Task, play_task, scores, tasks
from tafelrunde.arena.simulate import run_all
from tafelrunde.arena.store import Results
from tafelrunde.kernel.errors import OptionError

Runner = Callable[[Callable[[Task], list[Played]], Sequence[Task]], Iterator[list[Played]]]


def on_cores(jobs: int) -> Runner:
    """Return how tasks are run on this machine; `jobs` is the number of processes, 0 for all cores."""
    return lambda task, work: run_all(task, work, jobs)


def run_plan(results: Results, runner: Runner, progress: Callable[[int], None] = lambda _: None) -> list[Played]:
    """Play what is left of a plan and return all games by number; `progress` hears how many more are done."""
    progress(len(results.games))
    for games in runner(play_task, tasks(results.plan, results.games)):
        results.add(games)
        progress(len(games))
    return results.in_order()


def run_test(
    results: Results, runner: Runner, elo0: float, elo1: float, progress: Callable[[int], None] = lambda _: None
) -> tuple[list[Played], sprt.Verdict]:
    """Play until it is clear whether the second bot is better than the first; return the games that the answer rests on, and the answer.

    Results count in the order of their numbers, whichever came first, so that it does not matter how many processes there were.
    """
    plan = results.plan
    check_test(plan, elo0, elo1)
    test, deals = sprt.Test(elo0, elo1), 0

    def answered() -> bool:
        nonlocal deals
        while test.verdict().answer == "open" and 2 * deals in results.games and 2 * deals + 1 in results.games:
            test.add(sum(scores(plan, results.games[2 * deals + turn])[plan.bots[1]] for turn in (0, 1)))
            deals += 1
        return test.verdict().answer != "open"

    progress(len(results.games))
    if not answered():
        for games in runner(play_task, tasks(plan, results.games)):
            results.add(games)
            progress(len(games))
            if answered():
                break  # what is queued is not played any more
    return [results.games[number] for number in range(2 * deals)], test.verdict()


def check_test(plan: Plan, elo0: float, elo1: float) -> None:
    """Raise OptionError where the test cannot answer."""
    if len(plan.bots) != 2 or plan.kind != "pairs":
        raise OptionError("sprt-pair")
    if not elo0 < elo1:
        raise OptionError("sprt-order")
