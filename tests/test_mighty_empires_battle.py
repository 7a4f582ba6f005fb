"""Simulated battles of Mighty Empires end as often in each way as the rules promise, and the odds that are made of them hold."""

from __future__ import annotations

import math

import pytest

from tafelrunde.cli import main as command
from tafelrunde.games.mighty_empires.engine import odds
from tafelrunde.games.mighty_empires.engine._grammar import ORDER, Fight, Part, Stance, Terrain
from tafelrunde.kernel.chance import seeded

FEW = 1500  # battles a cell; the tolerances of the rules are meant for odds.MANY


def spread(share: float, battles: int) -> float:
    """Return four standard deviations of a share in percent: what chance alone may add to the tolerance of the rules."""
    return 400 * math.sqrt(share / 100 * (1 - share / 100) / battles)


@pytest.mark.rule("ME-9.15")
def test_equal_armies_end_as_often_in_each_way_as_the_rules_promise() -> None:
    cells = odds.shares(FEW, seed=3)
    assert len(cells) == 28
    for cell in cells:
        assert abs(cell.difference()) <= cell.tolerance + spread(cell.expected, FEW), (cell.base, odds.CLASS_NAMES[cell.kind])


@pytest.mark.rule("ME-9.16")
def test_more_points_bring_as_many_empire_points_as_the_rules_promise() -> None:
    cells = odds.rewards(FEW, seed=3)
    assert len(cells) == 24
    deviation = 1.3  # of the empire points of one battle; no distribution of them has more than 2
    for cell in cells:
        assert abs(cell.difference()) <= cell.tolerance + 4 * deviation / FEW**0.5, (cell.base, cell.extra, cell.kind)


@pytest.mark.slow
@pytest.mark.rule("ME-9.15", "ME-9.16")
def test_all_cells_are_within_the_tolerance_of_the_rules() -> None:
    cells = [*odds.shares(odds.MANY, seed=1), *odds.rewards(odds.MANY, seed=1)]
    assert [(cell.base, cell.extra, cell.kind, cell.difference()) for cell in cells if not cell.fits()] == []


@pytest.mark.rule("ME-9.15")
def test_equal_armies_on_equal_terms_are_symmetric() -> None:
    counts = odds.count_classes(odds.arena(1000), 0, 0, 0, 3000, 5)
    assert sum(counts) == 3000
    for lost, won in zip(counts, reversed(counts), strict=True):
        assert abs(lost - won) <= 4 * (lost + won) ** 0.5


def test_the_same_seed_fights_the_same_battles() -> None:
    state = odds.arena(2000)
    before = state.dump()
    runs = [odds.count_classes(state, 0, 100, 0, 200, seed) for seed in (4, 4, 5)]
    assert runs[0] == runs[1] != runs[2]
    assert state.dump() == before, "battles are fought on a copy"


@pytest.mark.parametrize("base", [1000, 1500, 2000, 2500])
def test_armies_have_the_size_of_their_round(base: int) -> None:
    from tafelrunde.games.mighty_empires.engine.battle import army_points

    state = odds.arena(base)
    assert [army_points(state, seat) for seat in (0, 1)] == [base, base]


def test_the_side_with_more_points_wins_more_often() -> None:
    state = odds.arena(1000)
    wins = [sum(odds.count_classes(state, 0, more, 0, 600, 9)[odds.WON_FROM :]) for more in (0, 150, 300)]
    assert wins == sorted(wins)
    assert wins[0] < 270 < wins[1]
    assert sum(odds.count_classes(state, 0, 0, 300, 600, 9)[odds.WON_FROM :]) < 120


@pytest.mark.parametrize(("lead", "base", "hill"), [(0, 1000, False), (100, 1500, True), (250, 2000, False), (-100, 2500, True)])
def test_the_table_for_rules_of_thumb_agrees_with_the_battles(lead: int, base: int, hill: bool) -> None:
    chances = odds.forecast(base, lead, hill)
    state = odds.arena(base, Terrain.MOUNTAIN if hill else Terrain.PLAINS)
    counts = odds.count_classes(state, 0, max(lead, 0), max(-lead, 0), 1500, 11)
    assert sum(chances) == pytest.approx(1, abs=0.01)
    for chance, count in zip(chances, counts, strict=True):
        assert 100 * abs(chance - count / 1500) <= 2 + spread(100 * chance, 1500)


def test_a_forecast_turns_round_with_the_lead() -> None:
    assert list(odds.forecast(1500, 130, False)) == list(reversed(list(odds.forecast(1500, -130, False))))
    assert list(odds.forecast(1500, 5000, True)) == list(odds.forecast(1500, 600, True)), "no table goes on for ever"


@pytest.mark.rule("ME-9.4")
@pytest.mark.parametrize(
    ("better", "worse"),
    [(Stance.ASSAULT, Stance.FLANK), (Stance.FLANK, Stance.HOLD), (Stance.HOLD, Stance.ASSAULT)],
)
def test_stances_beat_each_other_in_a_circle(better: int, worse: int) -> None:
    from tafelrunde.games.mighty_empires.engine.battle import simulate

    state = odds.arena(1000)
    state.chance = seeded(21)
    lead = 0
    for number in range(600):
        sides = (0, 1) if number % 2 else (1, 0)
        for side, stance in zip(sides, (better, worse), strict=True):
            state.orders[side * ORDER + Part.STANCE] = stance
        simulate(state, 0)
        ahead = state.fight(0, Fight.VP_A) - state.fight(0, Fight.VP_B)
        lead += ahead if sides[0] == 0 else -ahead
    assert lead > 0


# The command


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_command_prints_both_tables_and_says_whether_they_fit(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    code = command.run(["campaign", "battles", "--battles", "30", "--seed", "2", "--lang", lang])
    out = capsys.readouterr().out
    assert code == 1, "thirty battles are far too few"
    assert "ME-9.15" in out
    assert "ME-9.16" in out
    assert "*" in out
    assert ("24,6" if lang == "de" else "24.6") in out
    assert ("außerhalb der Toleranz" if lang == "de" else "out of tolerance") in out


def test_campaign_alone_shows_its_commands(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.run(["campaign", "--lang", "en"]) == 0
    assert "battles" in capsys.readouterr().out
