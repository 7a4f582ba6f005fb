"""Print a checksum over random games of every game; run in both engines by test_checksum.py."""

from __future__ import annotations

from tafelrunde import _engine
from tafelrunde.games import NAMES, find_game
from tafelrunde.kernel.chance import seeded
from tafelrunde.kernel.playout import fingerprint

GAMES_EACH = 24  # shared among the numbers of players, but three games at least


def checksum() -> dict[str, list[int]]:
    """Return one number a game and player count and seed."""
    found = {}
    for name in NAMES:
        game = find_game(name)
        for players in sorted(game.players):
            sums = []
            for seed in range(max(3, GAMES_EACH // len(game.players))):
                options = game.read_options(players, game.random_options(players, seeded(seed)))
                sums.append(fingerprint(game.new(players, options, seeded(seed)), seeded(seed + 1), 20_000))
            found[f"{name} {players}"] = sums
    return found


if __name__ == "__main__":
    print(_engine.mode())
    print(checksum())
