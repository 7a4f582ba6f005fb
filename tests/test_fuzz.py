"""Random games over all options with every check on. Many more: `tafelrunde simulate war_chest --fuzz --games 20000`."""

from __future__ import annotations

import pytest

from tafelrunde.arena.fuzz import FuzzJob, fuzz
from tafelrunde.games import NAMES, find_game


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("part", range(4))
def test_random_games_break_nothing(name: str, part: int) -> None:
    for players in find_game(name).players:
        result = fuzz(FuzzJob(name, players, seed=2026, first=part * 25, games=25))
        assert result.problems == []
        assert sum(result.reasons.values()) == 25
