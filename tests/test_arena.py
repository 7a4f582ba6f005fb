"""The arena: fair line-ups, games that depend on their numbers only, results that survive a kill, and honest statistics."""

from __future__ import annotations

import importlib.util
import json
import math
import re
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tafelrunde as tr
from tafelrunde.arena import evidence, sprt
from tafelrunde.arena.cluster import on_cluster
from tafelrunde.arena.plan import Made, Plan, Played, deal_of, line_up, make_plan, play_number, scores, strength, tasks, total
from tafelrunde.arena.rating import rate
from tafelrunde.arena.run import on_cores, run_plan, run_test
from tafelrunde.arena.statistics import duels, openings, paired, seat_shares, standings, wilson
from tafelrunde.arena.store import Results
from tafelrunde.arena.summary import summarize
from tafelrunde.bots import BOTS, LEVELS
from tafelrunde.cli import main as command
from tafelrunde.games import NAMES, find_game
from tafelrunde.kernel.effort import Effort
from tafelrunde.kernel.texts import LANGUAGES

pytestmark = pytest.mark.once

ROOT = Path(__file__).resolve().parent.parent
SHORT = {"max_rounds": 12}
PLAIN = ("random", "heuristic")
THREE = ("random", "novice", "heuristic")


def plan_of(game: str = "war_chest", players: int | None = 2, bots: tuple[str, ...] = PLAIN, games: int = 6, **options: Any) -> Plan:
    return make_plan(game, players, options or (SHORT if game == "war_chest" else {}), bots, games, 1)


def made_up(plan: Plan, *places: list[int]) -> list[Played]:
    """Games of a plan that ended like this."""
    return [Played(number, line_up(plan, number), place, 10 + number, "markers", []) for number, place in enumerate(places)]


# Line-ups


def test_every_pair_plays_every_deal_on_both_sides() -> None:
    plan = plan_of(bots=THREE, games=4)
    assert total(plan) == 12
    met = Counter((deal_of(plan, number), *line_up(plan, number)) for number in range(total(plan)))
    assert set(met.values()) == {1}
    assert {(deal, other, one) for deal, one, other in met} == set(met)
    assert {deal for deal, *_ in met} == {0, 1}


def test_a_team_is_of_one_kind() -> None:
    plan = plan_of(players=4, games=2)
    assert [line_up(plan, number) for number in (0, 1)] == [["random", "heuristic"] * 2, ["heuristic", "random"] * 2]


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("bots", [PLAIN, THREE, (*THREE, "apprentice", "expert")])
def test_with_more_players_each_bot_has_every_seat_of_a_deal_once(players: int, bots: tuple[str, ...]) -> None:
    plan = plan_of("ethnos", players, bots, games=3 * len(bots))
    assert total(plan) == 3 * len(bots)
    for deal in range(3):
        games = [line_up(plan, number) for number in range(total(plan)) if deal_of(plan, number) == deal]
        for seat in range(players):
            assert sorted(game[seat] for game in games) == sorted(bots)


def test_who_sits_behind_whom_changes_from_deal_to_deal() -> None:
    plan = plan_of("ethnos", 3, THREE, games=60)
    behind = {(names[0], names[1]) for names in (line_up(plan, number) for number in range(total(plan)))}
    assert len(behind) == 6


def test_against_the_game_each_bot_plays_alone_with_the_same_deals() -> None:
    plan = plan_of("ante_portas", 2, games=3)
    assert plan.kind == "together"
    assert [(deal_of(plan, number), line_up(plan, number)) for number in range(4)] == [
        (0, ["random"] * 2),
        (0, ["heuristic"] * 2),
        (1, ["random"] * 2),
        (1, ["heuristic"] * 2),
    ]


def test_a_longer_plan_begins_with_the_same_games() -> None:
    short, long = plan_of(bots=THREE, games=3), plan_of(bots=THREE, games=8)
    assert [line_up(short, number) for number in range(total(short))] == [line_up(long, number) for number in range(total(short))]


@pytest.mark.parametrize(
    ("bots", "line"),
    [
        (("random",), "at least two bots"),
        (("random", "heuristic", "random"), "random is named twice"),
        (("random", "genius"), "there is no bot 'genius'"),
    ],
)
def test_bots_that_cannot_be_compared_are_refused(bots: tuple[str, ...], line: str) -> None:
    with pytest.raises(tr.OptionError, match=line):
        plan_of(bots=bots)


# Playing


def test_a_game_follows_from_its_number_alone() -> None:
    plan = plan_of(games=4)
    backwards = [play_number(plan, number) for number in (3, 2, 1, 0)]
    assert run_plan(Results(plan, None), on_cores(1)) == backwards[::-1]
    assert all(played.opening and played.decisions >= len(played.opening) for played in backwards)


def test_the_number_of_processes_changes_nothing() -> None:
    plan = plan_of(games=6)
    assert run_plan(Results(plan, None), on_cores(2)) == run_plan(Results(plan, None), on_cores(1))


@pytest.mark.slow
@pytest.mark.once
@pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="Ray is not installed: pip install 'tafelrunde[ray]'")
@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::FutureWarning", "ignore::ResourceWarning")
def test_a_cluster_and_a_pool_of_processes_give_the_same_results() -> None:
    plan = plan_of(games=10)
    assert run_plan(Results(plan, None), on_cluster("local", 2)) == run_plan(Results(plan, None), on_cores(2))


def test_bots_with_weights_of_their_own_take_part() -> None:
    effort = Effort(4, 0, 1.0, 4.0, seconds=600.0)
    plan = make_plan("war_chest", 2, SHORT, ("old", "new"), 2, 1, {"old": Made(effort, {}), "new": Made(effort, {})})
    games = run_plan(Results(plan, None), on_cores(1))
    assert [played.bots for played in games] == [["old", "new"], ["new", "old"]]
    assert [play_number(plan, number) for number in (0, 1)] == games
    other = msgspec.structs.replace(plan, made={**plan.made, "new": Made(Effort(8, 0, 1.0, 4.0, seconds=600.0), {})})
    assert strength(plan) != strength(other)


# Results


def test_a_run_goes_on_where_it_was_killed(tmp_path: Path) -> None:
    plan, path = plan_of(games=6), tmp_path / "results.jsonl"
    whole = run_plan(Results(plan, path), on_cores(1))
    lines = path.read_bytes().splitlines(keepends=True)
    assert len(lines) == 7
    path.write_bytes(b"".join(lines[:3]) + lines[3][:20])  # in the middle of a line
    left = Results(plan, path)
    assert len(left.games) == 2
    assert [number for task in tasks(plan, left.games) for number in task.numbers] == [2, 3, 4, 5]
    assert run_plan(left, on_cores(1)) == whole
    assert sorted(path.read_bytes().splitlines(keepends=True)) == sorted(lines)
    told: list[int] = []
    assert run_plan(Results(plan, path), on_cores(2), told.append) == whole
    assert told == [6]


def test_a_contest_can_be_made_longer(tmp_path: Path) -> None:
    run_plan(Results(plan_of(games=2), tmp_path), on_cores(1))
    longer = Results(plan_of(games=4), tmp_path)
    assert len(longer.games) == 2
    assert len(run_plan(longer, on_cores(1))) == 4
    assert [path.name for path in tmp_path.iterdir()] == ["war_chest-2-random-heuristic-1.jsonl"]


def test_a_file_killed_in_its_first_line_begins_anew(tmp_path: Path) -> None:
    plan, path = plan_of(games=2), tmp_path / "results.jsonl"
    Results(plan, path)
    path.write_bytes(path.read_bytes()[:15])
    assert Results(plan, path).games == {}
    assert path.read_bytes().count(b"\n") == 1


def test_results_of_something_else_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    Results(plan_of(), path)
    with pytest.raises(tr.OptionError, match=r"different: options\)"):
        Results(plan_of(max_rounds=5), path)
    with pytest.raises(tr.OptionError, match="different: bots, strength"):
        Results(plan_of(bots=("heuristic", "novice")), path)
    with path.open("ab") as file:
        file.write(b"{}\n")
    with pytest.raises(tr.OptionError, match="line 2 is no game"):
        Results(plan_of(), path)
    for content in (b"Tafelrunde record 1\n", b"a text"):
        path.write_bytes(content)
        with pytest.raises(tr.OptionError, match="holds no results"):
            Results(plan_of(), path)
        assert path.read_bytes() == content


# Statistics


def test_an_interval_is_that_of_wilson() -> None:
    low, high = wilson(15, 20)  # a textbook's example
    assert (round(low, 3), round(high, 3)) == (0.531, 0.888)
    assert wilson(0, 10)[0] == 0
    assert wilson(10, 10)[1] == 1


def test_a_difference_over_the_same_deals_is_that_of_agresti_and_min() -> None:
    low, high = paired(14, 4, 50)
    middle, spread = 10 / 52, math.sqrt((19 - 100 / 52) / 52**2)
    assert (low, high) == pytest.approx((middle - 1.96 * spread, middle + 1.96 * spread))
    assert paired(3, 0, 3)[1] <= 1
    assert paired(0, 0, 4) == pytest.approx((-0.3267, 0.3267), abs=1e-4)


def test_draws_count_half() -> None:
    plan = plan_of(games=4)
    games = made_up(plan, [1, 2], [1, 2], [1, 1], [2, 1])  # random sits first, second, first, second
    first, second = standings(plan, games)
    assert (first.bot, first.wins, first.draws, first.losses, first.score) == ("random", 2, 1, 1, 0.625)
    assert (second.bot, second.score) == ("heuristic", 0.375)
    (duel,) = duels(plan, games)
    assert (duel.bots, duel.wins, duel.draws, duel.losses, duel.score) == (PLAIN, 2, 1, 1, 0.625)
    assert [(one.seat, one.score) for one in seat_shares(plan, games)] == [("raven", 0.625), ("wolf", 0.375)]


def test_places_count_where_there_are_more_than_two() -> None:
    plan = plan_of("ethnos", 3, THREE, games=3)
    game = made_up(plan, [1, 2, 3])[0]
    assert scores(plan, game) == dict(zip(game.bots, (1.0, 0.5, 0.0), strict=True))
    both = msgspec.structs.replace(game, bots=["random", "heuristic", "random"])
    assert scores(plan, both) == {"random": 0.5, "heuristic": 0.5}


def test_win_rates_against_the_game_are_compared_over_the_same_deals() -> None:
    plan = plan_of("ante_portas", 2, games=3)
    games = made_up(plan, [2, 2], [1, 1], [2, 2], [1, 1], [1, 1], [1, 1])
    (duel,) = duels(plan, games)
    assert (duel.won, duel.wins, duel.draws, duel.losses) == ((1, 3), 0, 1, 2)
    assert duel.difference == pytest.approx(-2 / 3)
    assert duel.difference_interval == paired(0, 2, 3)
    assert seat_shares(plan, games) == []


def test_the_better_one_gets_the_better_rating() -> None:
    plan = plan_of(bots=THREE, games=4)
    places = []
    for number in range(total(plan)):
        one, other = (THREE.index(name) for name in line_up(plan, number))
        places.append([1, 2] if one > other else [2, 1])
    games = made_up(plan, *places)
    table = standings(plan, games)
    rate(plan, games, table)
    assert [one.bot for one in table] == ["heuristic", "novice", "random"]
    assert table[0].rating > table[1].rating > table[2].rating
    assert all(0 < one.deviation < 25 / 3 for one in table)
    again = standings(plan, games[::-1])
    rate(plan, games[::-1], again)
    assert again == table


def test_openings_are_those_that_were_played_most() -> None:
    plan = plan_of(games=4)
    games = made_up(plan, [1, 2], [2, 1], [1, 2], [1, 2])
    words = ("raven archer deploy h1", "wolf archer deploy h1", "raven archer deploy h1", "raven knight pass")
    games = [msgspec.structs.replace(game, opening=[line, "…"]) for game, line in zip(games, words, strict=True)]
    found = [(one.sentence, one.games, one.score) for one in openings(plan, games)]
    assert found == [("archer deploy h1", 3, 1.0), ("knight pass", 1, 1.0)]


# Is B better than A?


def test_without_draws_the_ratio_is_that_of_wald() -> None:
    for wins, losses, elo0, elo1 in ((60, 40, 0, 20), (10, 30, -5, 5), (500, 480, 0, 5)):
        s0, s1 = sprt.expected_score(elo0), sprt.expected_score(elo1)
        expected = wins * math.log(s1 / s0) + losses * math.log((1 - s1) / (1 - s0))
        assert sprt.log_likelihood_ratio([losses, wins], elo0, elo1) == pytest.approx(expected)


@pytest.mark.parametrize(
    ("counts", "elo0", "elo1", "expected"),
    [
        ([4063, 8620, 4307], 0, 3, 2.99),  # the normal approximation (s1-s0)(2s-s0-s1)n/(2 var) gives the same
        ([10, 5, 2, 5, 10], -1.75, 0.25, 0.0),
        ([0, 0, 0, 0, 3], -1.75, 0.25, 0.02),
        ([0, 0, 0, 0, 0], 0, 5, 0.0),
    ],
)
def test_the_ratio_of_known_results(counts: list[int], elo0: float, elo1: float, expected: float) -> None:
    assert sprt.log_likelihood_ratio(counts, elo0, elo1) == pytest.approx(expected, abs=0.005)


def test_the_ratio_is_near_its_normal_approximation() -> None:
    counts = [142, 620, 1122, 699, 188]
    n = sum(counts)
    mean = sum(count * i / 4 for i, count in enumerate(counts)) / n
    var = sum(count * (i / 4 - mean) ** 2 for i, count in enumerate(counts)) / n
    s0, s1 = sprt.expected_score(0), sprt.expected_score(5)
    expected = n * (s1 - s0) * (2 * mean - s0 - s1) / (2 * var)
    assert sprt.log_likelihood_ratio(counts, 0, 5) == pytest.approx(expected, rel=0.01)


def test_bounds_and_scale() -> None:
    assert pytest.approx(2.944, abs=0.001) == sprt.UPPER == -sprt.LOWER
    assert sprt.expected_score(400) == pytest.approx(10 / 11)
    assert sprt.elo_of(sprt.expected_score(37)) == pytest.approx(37)


def test_a_test_stops_as_soon_as_it_knows_and_goes_on_after_a_kill(tmp_path: Path) -> None:
    plan = plan_of(games=200)
    games, verdict = run_test(Results(plan, None), on_cores(1), 0, 100)
    assert verdict.answer == "better"
    assert verdict.games == len(games) < 200
    more = Results(plan, tmp_path / "r.jsonl")
    more.add(games[:11])
    more.add([play_number(plan, 150)])
    assert run_test(Results(plan, more.path), on_cores(2), 0, 100) == (games, verdict)
    games, verdict = run_test(Results(plan_of(bots=("heuristic", "random"), games=200), None), on_cores(1), 0, 100)
    assert verdict.answer == "not-better"
    games, verdict = run_test(Results(plan_of(games=2), None), on_cores(1), 0, 5)
    assert (verdict.answer, verdict.games) == ("open", 2)


@pytest.mark.parametrize(("bots", "elos", "line"), [(THREE, (0, 5), "exactly two bots"), (PLAIN, (5, 0), "the smaller one first")])
def test_a_test_that_makes_no_sense_is_refused(bots: tuple[str, ...], elos: tuple[float, float], line: str) -> None:
    with pytest.raises(tr.OptionError, match=line):
        run_test(Results(plan_of(bots=bots), None), on_cores(1), *elos)


# Evidence


def test_the_ladder_is_that_of_the_levels() -> None:
    assert evidence.LADDER[0] == ("apprentice", "novice")
    assert evidence.LADDER[-2:] == (("master", "expert"), ("master", "heuristic"))
    assert evidence.contests(["expert", "journeyman"]) == [("expert", "journeyman")]
    with pytest.raises(tr.OptionError, match="plays these pairs: apprentice,novice"):
        evidence.contests(["novice", "apprentice"])


def claim_of(plan: Plan, *places: list[int]) -> evidence.Claim:
    games = made_up(plan, *places)
    return evidence.make_claim(plan, {}, summarize(plan, games).duels[0])


def test_what_is_claimed_depends_on_the_contest() -> None:
    score = claim_of(plan_of(bots=("apprentice", "novice"), games=2), [1, 2], [2, 1])
    assert (score.measure, score.value, score.goal, score.reached) == ("score", 1.0, 0.6, True)
    assert claim_of(plan_of(bots=("master", "heuristic"), games=2), [1, 2], [1, 1]).goal == 0.75
    together = [[1, 1], [2, 2], [1, 1], [1, 1]]
    strongest = claim_of(plan_of("ante_portas", 2, ("master", "heuristic"), games=2), *together)
    assert (strongest.measure, strongest.value, strongest.goal) == ("difference", 0.5, 0.15)
    level = claim_of(plan_of("ante_portas", 2, ("apprentice", "novice"), games=2), *together)
    assert (level.measure, level.value, level.goal) == ("decided", 1.0, 0.6)


def test_a_ladder_writes_its_evidence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["arena", "war_chest", "--ladder", "--bots", "apprentice,novice", "--games", "2", "-o", "max_rounds=12", "--jobs", "1"]
    assert command.run([*arguments, "--out", str(tmp_path), "--lang", "en"]) == 0
    path = tmp_path / "war_chest.json"
    (claim,) = evidence.read_evidence(path).claims
    assert claim.command == (
        "tafelrunde arena war_chest --ladder --bots apprentice,novice --games 2 --players 2 -o max_rounds=12 --seed 1 --rules 1"
    )
    assert (claim.result.games, claim.seed, claim.options) == (2, 1, {"max_rounds": "12"})
    assert evidence.is_current("war_chest", claim)
    assert command.run([*arguments, "--out", str(tmp_path), "--json", "--seed", "2"]) == 0
    assert json.loads(capsys.readouterr().out.partition("\n[")[2].join(("[", "")))[0]["seed"] == 2
    (other,) = evidence.read_evidence(path).claims
    assert other.seed == 2
    path.write_text("{}", encoding="utf-8")
    assert command.run([*arguments, "--out", str(tmp_path), "--lang", "en"]) == 2
    assert "is no evidence of the arena" in capsys.readouterr().err


def test_the_evidence_is_that_of_the_bots_as_they_play_now() -> None:
    for path in sorted((ROOT / "evidence").glob("*.json")):
        found = evidence.read_evidence(path)
        assert found.game == path.stem
        for claim in found.claims:
            assert claim.reached == (claim.value >= claim.goal)
            assert evidence.is_current(found.game, claim), f"made anew by: {claim.command}"


SHOWN = [name for name in NAMES if (ROOT / "evidence" / f"{name}.json").exists()]  # a game that somebody installed need not have any


def ladder_rows() -> list[str]:
    """The evidence as the rows of the table in docs/arena.md."""
    rows = []
    for name in SHOWN:
        claims = {claim.bots: claim for claim in evidence.read_evidence(ROOT / "evidence" / f"{name}.json").claims}
        shown = [f"{100 * claims[pair].value:.1f}" for pair in evidence.LADDER]
        between = [f"{100 * bound:.1f}" for bound in claims[evidence.LADDER[-1]].between]
        shown[-1] += f" ({between[0]} – {between[1]})"
        rules = sorted({claims[pair].rules for pair in evidence.LADDER})
        rows.append(f"| {name} | {', '.join(map(str, rules))} | " + " | ".join(shown) + " |")
    return rows


def test_every_level_of_every_game_has_reached_its_goal() -> None:
    for name in SHOWN:
        claims = evidence.read_evidence(ROOT / "evidence" / f"{name}.json").claims
        usual = [claim for claim in claims if claim.players == min(find_game(name).players) and not claim.options]
        assert [claim.bots for claim in usual] == list(evidence.LADDER)
        for claim in usual:
            assert claim.reached, claim.command
            assert claim.result.games == evidence.GAMES


def test_the_documentation_shows_the_evidence() -> None:
    documented = (ROOT / "docs" / "arena.md").read_text(encoding="utf-8")
    for row in ladder_rows():
        assert row in documented


# The command


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Any:
    """Run the command; what it printed, or its one line of complaint."""
    monkeypatch.setenv("COLUMNS", "120")

    def run(*arguments: object, lang: str = "en") -> str:
        capsys.readouterr()
        code = command.run([*map(str, arguments), "--lang", lang])
        out, err = capsys.readouterr()
        assert (code == 0) == (err == ""), err
        return out or err

    return run


CONTEST = ("arena", "war_chest", "--bots", "random,heuristic", "-o", "max_rounds=12", "--games", 4, "--jobs", 1)


def test_a_contest_is_printed_as_a_ladder(run: Any) -> None:
    said = run(*CONTEST)
    assert "Rating" in said
    assert "95 % interval" in said
    assert said.index("heuristic") < said.index("random")
    assert "Wertung" in run(*CONTEST, lang="de")


def test_a_contest_as_json_can_be_run_again(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "new" / "r.jsonl"
    found = json.loads(run(*CONTEST, "--json", "--out", path))
    assert (found["game"], found["kind"], found["games"], found["bots"]) == ("war_chest", "pairs", 4, list(PLAIN))
    assert found["results"] == str(path)
    assert json.loads(run(*CONTEST, "--json", "--out", path)) == found
    folder = tmp_path / "folder"
    assert json.loads(run(*CONTEST, "--json", "--out", folder))["results"] == str(folder / "war_chest-2-random-heuristic-1.jsonl")


def test_a_test_is_said_in_words(run: Any) -> None:
    said = " ".join(run(*CONTEST, "--sprt", "0,10").split())
    assert "Whether heuristic is better than random is still open: after 4 games" in said
    assert "ist noch offen" in run(*CONTEST, "--sprt", "0,10", lang="de")


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["--sprt", "0,10"], "--sprt is for contests between bots"),
        (["--players", "2"], "--players is for contests between bots"),
        (["--bots", "random,heuristic", "--sprt", "ten"], "--sprt takes two numbers"),
        (["--bots", "random,genius"], "there is no bot 'genius'"),
        (["--bots", "random,heuristic", "-o", "tempo=3"], "unknown option 'tempo'"),
        (["--ladder", "--sprt", "0,10"], "goes without --sprt and --html"),
    ],
)
def test_a_contest_that_makes_no_sense_is_refused(run: Any, arguments: list[str], line: str) -> None:
    said = run("arena", "war_chest", *arguments)
    assert line in said
    assert said.count("\n") == 1


# The report

plotted = pytest.mark.skipif(importlib.util.find_spec("matplotlib") is None, reason="pip install 'tafelrunde[arena]'")


class Parts(HTMLParser):
    """What a page is made of."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.headings: list[str] = []
        self.drawn = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "br"):
            self.open.append(tag)
        self.drawn += tag == "svg"
        self.ids += [value for name, value in attrs if name == "id" and value]
        assert not [value for name, value in attrs if name in ("src", "href") and value and not value.startswith("#")]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open[-1:] == ["h2"]:
            self.headings.append(data)


@plotted
@pytest.mark.once
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("plan", "drawn"),
    [
        (plan_of(bots=THREE, games=4), 4),
        (plan_of("ethnos", 3, THREE, games=3), 4),
        (plan_of("ante_portas", 2, games=2), 3),
    ],
    ids=["pairs", "line-ups", "together"],
)
def test_a_report_is_one_whole_page(plan: Plan, drawn: int, lang: str) -> None:
    from tafelrunde.arena.report import report_page

    seats = find_game(plan.game).seats(plan.players)
    places = [1] * plan.players if plan.kind == "together" else list(range(1, plan.players + 1))
    games = [
        msgspec.structs.replace(game, opening=[f"{seats[0]} <b> {game.number}"], reason="held" if plan.kind == "together" else game.reason)
        for game in made_up(plan, *[places] * total(plan))
    ]
    if plan.game == "ethnos":
        games = [msgspec.structs.replace(game, reason="glory") for game in games]
    page = report_page(lang, plan, games, summarize(plan, games))
    found = Parts()
    found.feed(page)
    assert found.open == []
    assert found.drawn == drawn
    assert len(found.ids) == len(set(found.ids))
    assert len(found.headings) == drawn + 2
    assert "http" not in re.sub(r'xmlns(:xlink)?="[^"]*"', "", page)
    assert not re.search(r"#0[1-5]0", page), "a colour that stands for one of the page"
    assert page == report_page(lang, plan, games, summarize(plan, games))


@plotted
@pytest.mark.once
def test_the_command_writes_a_report(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    assert str(path) in run(*CONTEST, "--html", path, "--sprt", "0,10").replace("\n", "")
    page = path.read_text(encoding="utf-8")
    assert "is still open: after 4 games" in page
    assert "tafelrunde arena war_chest --bots random,heuristic --games 4 --players 2 -o max_rounds=12 --seed 1" in page


def test_what_is_not_installed_is_named_before_anything_is_played(run: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert "pip install 'tafelrunde[arena]'" in run(*CONTEST, "--html", tmp_path / "report.html")
    assert "pip install 'tafelrunde[ray]'" in run(*CONTEST, "--ray")


def test_levels_are_bots() -> None:
    assert set(LEVELS) < set(BOTS)
