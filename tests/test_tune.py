"""Tuning: weights that fit the positions better, deterministic, with evidence, and written only where somebody asks for it."""

from __future__ import annotations

import importlib.util
import json
import math
import random
from pathlib import Path

import msgspec
import pytest

import tafelrunde as tr
from tafelrunde.arena.statistics import Duel, wilson
from tafelrunde.arena.thumb import Thumbs, changed, deals_in_all, moved_by, moves, play_thumbs, taste_file, top_of, tune_thumb
from tafelrunde.arena.tune import Gathering, Sample, Tuning, fit, gather, is_better, keep, tune, weights_file
from tafelrunde.cli import main as command
from tafelrunde.games import NAMES, find_game
from tafelrunde.kernel.game import Tuned, TunedTaste
from tafelrunde.kernel.samples import tables_of

pytestmark = [
    pytest.mark.once,
    pytest.mark.skipif(any(importlib.util.find_spec(name) is None for name in ("numpy", "cma")), reason="pip install 'tafelrunde[tune]'"),
]

SHORT = {"max_rounds": 8}


def samples(weights: list[float], count: int) -> list[Sample]:
    """Positions whose results follow from weights."""
    dice = random.Random(1)
    found = []
    for number in range(count):
        lead = [dice.gauss(0, 1), dice.gauss(0, 0.1), 0.0]
        chance = 1 / (1 + math.exp(-sum(weight * x for weight, x in zip(weights, lead, strict=True))))
        found.append(Sample(number, [lead], [float(dice.random() < chance)], [1.0]))
    return found


def test_the_fit_finds_the_weights_behind_the_results() -> None:
    weights, spread = fit(samples([1.5, -20.0, 3.0], 4000), [0.0, 0.0, 3.0], [1.0, -10.0, 3.0], 1)
    assert weights == pytest.approx([1.5, -20.0, 3.0], rel=0.1)
    assert spread == pytest.approx([1.0, 0.1, 0.0], abs=0.05)


def test_what_is_good_stays_good() -> None:
    """Even if more of it came with losing: hints tell people what a player looks at."""
    weights, _ = fit(samples([1.5, 20.0, 3.0], 400), [1.0, -10.0, 3.0], [1.0, -10.0, 3.0], 1)
    assert weights[0] > 0.5
    assert weights[1] == 0


def test_few_games_stay_near_what_somebody_thought_of() -> None:
    few, many = (fit(samples([1.5, -20.0, 3.0], count), [0.0, 0.0, 3.0], [0.0, 0.0, 3.0], 1)[0] for count in (4, 4000))
    assert abs(few[1]) < abs(many[1])


@pytest.mark.parametrize("game", NAMES)
def test_positions_of_every_game_can_be_gathered(game: str) -> None:
    players, options = tables_of(find_game(game))[0]
    found = gather(Gathering(game, (players,), dict(options), 1, (0, 1)))
    assert [sample.number for sample in found] == [0, 1]
    for sample in found:
        assert sample.leads
        assert {len(lead) for lead in sample.leads} == {len(find_game(game).weights)}
        assert len(sample.leads) == len(sample.results) == len(sample.shares)
        assert set(sample.results) <= {0.0, 0.5, 1.0}
        assert sum(sample.shares) == pytest.approx(1)


def test_a_tuning_is_the_same_every_time_and_shows_what_it_is_worth(tmp_path: Path) -> None:
    found = tune("war_chest", [2], SHORT, positions=8, matches=2, jobs=1, iterations=2)
    assert tune("war_chest", [2], SHORT, positions=8, matches=2, jobs=2, iterations=2) == found
    assert (found.games, found.held_out_games) == (8, 2)
    assert list(found.found) == list(find_game("war_chest").weights)
    assert found.loss.after <= found.loss.before
    assert found.match
    assert (found.match.bots, found.match.games) == (("new", "old"), 2)
    path = tmp_path / "weights.json"
    keep(found, path)
    assert msgspec.json.decode(path.read_bytes(), type=Tuned).weights == found.weights
    written = json.loads(path.read_text(encoding="utf-8"))
    assert {"seed", "positions", "held_out_loss", "match"} <= written.keys()


def test_weights_are_taken_over_only_if_they_play_better(monkeypatch: pytest.MonkeyPatch) -> None:
    """Better, as good as shown by few games, worse; the source and an earlier tuning are what there was before."""

    def tuned(wins: int, games: int, together: bool = False) -> Tuning:
        played = Duel(("new", "old"), games, wins, 0, games - wins, wins / games, wilson(wins, games))
        if together:  # the score counts deals in which both did the same as draws, so it says less than the difference
            played = msgspec.structs.replace(played, interval=(0.4, 0.9), difference=0.1, difference_interval=(0.02, 0.18))
        monkeypatch.setattr("tafelrunde.arena.tune.play_match", lambda *_: played)
        return tune("war_chest", [2], SHORT, positions=8, matches=games, jobs=1)

    source = dict(find_game("war_chest").weights)
    better = tuned(260, 400)
    assert better.taken
    assert source | better.weights == better.found != source
    assert tuned(12, 400, together=True).taken
    for wins, games in ((6, 10), (180, 400)):
        worse = tuned(wins, games)
        assert not worse.taken
        assert worse.weights == {}
        assert worse.found == better.found
    monkeypatch.setattr("tafelrunde.arena.tune.tuned_weights", lambda _: {"markers": 3.0})
    assert tuned(6, 10).weights == {"markers": 3.0}


def test_the_command_writes_only_what_it_is_told_to(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    own = tmp_path / "own.json"
    monkeypatch.setattr("tafelrunde.cli.tune.weights_file", lambda game: own)
    arguments = ["tune", "war_chest", "--positions", "8", "--games", "0", "--players", "2", "-o", "max_rounds=8", "--jobs", "1"]
    assert command.run([*arguments, "--lang", "en"]) == 0
    assert "games that were held out" in capsys.readouterr().out
    assert not own.exists()
    assert command.run([*arguments, "--write", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == json.loads(own.read_text(encoding="utf-8"))
    assert command.run(["tune", "war_chest", "--positions", "2", "--lang", "de"]) == 2
    assert capsys.readouterr().err == "es braucht Stellungen aus mindestens 4 Partien\n"


@pytest.mark.parametrize("game", [name for name in NAMES if weights_file(name).exists()])
def test_every_game_has_been_tuned_with_the_weights_that_it_uses(game: str) -> None:
    path = weights_file(game)
    assert (path.parent / "game.py").exists()
    kept = msgspec.json.decode(path.read_bytes(), type=Tuning)
    assert kept.game == game
    assert kept.match
    assert kept.match.games >= 200
    assert kept.taken == is_better(kept.match)
    used = dict(zip(find_game(game).weights, find_game(game).judge().weights, strict=True))
    assert used == (kept.found if kept.taken else kept.before), f"tune anew: tafelrunde tune {game} --write"


def test_rules_of_thumb_are_tuned_in_games_against_the_plain_ones() -> None:
    seen: list[int] = []
    found = tune_thumb("mighty_empires", generations=2, deals=3, matches=5, jobs=1, progress=seen.append)
    assert tune_thumb("mighty_empires", generations=2, deals=3, matches=5, jobs=2) == found
    assert sum(seen) == deals_in_all(2, 3, 5) == 2 * 2 * 3 + 5
    assert found.taste.keys() <= find_game("mighty_empires").plain_taste.keys()
    assert found.before == find_game("mighty_empires").taste
    assert found.match_games == 10
    assert 0 <= found.match_interval[0] <= found.match_score <= found.match_interval[1] <= 1


def test_the_top_of_the_surface_is_where_most_was_won() -> None:
    dice = random.Random(1)
    points = [[dice.gauss(0.5, 0.4) for _ in range(3)] for _ in range(4000)]
    best = [0.9, 0.5, 0.1]
    scores = [0.6 - 0.05 * sum((x - y) ** 2 for x, y in zip(point, best, strict=True)) + dice.gauss(0, 0.05) for point in points]
    assert top_of(points, scores, [0.5] * 3) == pytest.approx([0.4, 0.0, -0.4], abs=0.05)
    assert max(map(abs, top_of(points[:4], [0.0, 1.0, 0.0, 1.0], [0.5] * 3))) < 0.5  # few results are not believed


def thumbs(game: str, players: int, taste: dict[str, int], step: float, deals: int) -> Thumbs:
    """Deals with these numbers."""
    middle = tuple(moved_by(plain, taste.get(name, plain)) for name, plain in find_game(game).plain_taste.items())
    return Thumbs(game, players, {}, middle, step, "1", tuple(range(deals)))


def test_numbers_are_moved_to_and_fro() -> None:
    work = thumbs("mighty_empires", 2, {"rp": 1000}, 0.4, 2)
    to, fro = moves(work, 0)
    assert to != fro
    assert [(x + y) / 2 for x, y in zip(to, fro, strict=True)] == pytest.approx(list(work.middle))
    assert moves(work, 1) != [to, fro]
    assert len(play_thumbs(work)[1]) == 4


@pytest.mark.parametrize(("game", "players"), [("mighty_empires", 2), ("mighty_empires", 3), ("ante_portas", 1), ("ante_portas", 2)])
def test_rules_of_thumb_are_as_good_as_themselves(game: str, players: int) -> None:
    assert play_thumbs(thumbs(game, players, {}, 0.0, 2))[1] == pytest.approx([0.5, 0.5])


def test_bad_rules_of_thumb_lose() -> None:
    bad = {"rp": 62, "mine": 13, "rival": 10, "gold_last": 800, "gold_more": 360, "gold_most": 2400}
    assert sum(play_thumbs(thumbs("mighty_empires", 2, bad, 0.0, 30))[1]) < 12


def test_numbers_are_doubled_and_halved() -> None:
    assert changed({"a": 100, "b": 7, "c": 3, "d": 0}, ["a", "b", "c", "d"], [1.0, -1.0, 0.01, -1.0]) == {"a": 200, "b": 4, "d": -200}
    assert [moved_by(100, 200), moved_by(8, 4), moved_by(0, -200), moved_by(8, 0), moved_by(1, 99)] == [1, -1, -1, -3, 3]


@pytest.mark.parametrize("game", [name for name in NAMES if find_game(name).plain_taste])
def test_the_taste_of_those_who_look_ahead_has_names_that_rules_of_thumb_know(game: str) -> None:
    assert find_game(game).taste.keys() <= find_game(game).plain_taste.keys()


def test_the_command_tunes_rules_of_thumb_too(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    own = tmp_path / "own.json"
    monkeypatch.setattr("tafelrunde.cli.tune.taste_file", lambda game: own)
    monkeypatch.setattr("tafelrunde.cli.tune.DEALS", 2)
    arguments = ["tune", "mighty_empires", "--thumb", "--generations", "1", "--games", "2", "--jobs", "1"]
    assert command.run([*arguments, "--write", "--lang", "en"]) == 0
    printed = capsys.readouterr().out
    assert "plain rules of thumb" in printed
    assert msgspec.json.decode(own.read_bytes(), type=TunedTaste).taste
    assert taste_file("mighty_empires").parent.name == "mighty_empires"
    assert command.run(["tune", "war_chest", "--thumb", "--lang", "en"]) == 2
    assert "mighty_empires" in capsys.readouterr().err
    for wrong in (["--thumb", "--positions", "9"], ["--thumb", "--players", "2", "--players", "3"], ["--generations", "2"]):
        assert command.run(["tune", "mighty_empires", *wrong, "--lang", "en"]) == 2
        assert "--thumb" in capsys.readouterr().err


def test_what_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(tr.OptionError, match=r"pip install 'tafelrunde\[tune\]'"):
        tune("war_chest")
