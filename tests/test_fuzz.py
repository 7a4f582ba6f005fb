"""Random games over all options with every check on. Many more: `tafelrunde simulate GAME --fuzz --games 20000`."""

from __future__ import annotations

import pytest

from tafelrunde.arena.fuzz import FuzzJob, fuzz
from tafelrunde.games import NAMES, find_game


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("part", [0, *(pytest.param(part, marks=pytest.mark.slow) for part in range(1, 4))])
def test_random_games_break_nothing(name: str, part: int) -> None:
    counts = find_game(name).players
    games = max(2, 50 // len(counts) ** 2)
    for players in counts:
        result = fuzz(FuzzJob(name, players, seed=2026, first=part * games, games=games))
        assert result.problems == []
        assert sum(result.reasons.values()) == games
