"""Compare many pairs of states that a seat cannot tell apart.

python bench/boundary.py [GAME] [--pairs 10000] [--players 2] [--seat raven]
"""

from __future__ import annotations

import argparse
import sys

import tafelrunde
from tafelrunde.arena.boundary import QUICK, check_boundary
from tafelrunde.games import find_game
from tafelrunde.kernel.contract import SPECTATOR


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="war_chest", choices=tafelrunde.GAMES)
    parser.add_argument("--pairs", type=int, default=10_000, help="pairs for each seat")
    parser.add_argument("--players", type=int, help="number of seats; all possible numbers otherwise")
    parser.add_argument("--seat", help="one seat by its name; all seats otherwise")
    parser.add_argument("--bots", default=",".join(QUICK), help="who chooses in both states of a pair, separated by commas")
    parser.add_argument("--iterations", type=int, default=12, help="how long bots think that look ahead")
    parser.add_argument("--choosing", action="store_true", help="only states in which the seat has a choice; so there are no spectators")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    game = find_game(arguments.game)
    total, checked = 0, 0
    for players in [arguments.players] if arguments.players else sorted(game.players):
        for seat in range(players) if arguments.choosing else (*range(players), SPECTATOR):
            name = "spectator" if seat == SPECTATOR else game.seats(players)[seat]
            if arguments.seat not in (None, name):
                continue
            found = check_boundary(
                game,
                players,
                seat,
                arguments.pairs,
                arguments.seed,
                bots=arguments.bots.split(","),
                iterations=arguments.iterations,
                choosing=arguments.choosing,
            )
            print(f"{game.name}, {players} players, {name}: {len(found)} differences in {arguments.pairs} pairs", flush=True)
            for line in found[:5]:
                print(f"  {line}")
            total += len(found)
            checked += 1
    if not checked:
        parser.error(f"there is no seat {arguments.seat} to be checked")
    return 1 if total else 0


if __name__ == "__main__":
    sys.exit(main())
