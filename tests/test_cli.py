"""The command line, as people and scripts use it: what is printed where, and with which exit code."""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playing import games_in_order

import tafelrunde as tr
from tafelrunde import _engine
from tafelrunde.bots import advice
from tafelrunde.cli import main as command
from tafelrunde.cli.replay import EVERYTHING, Replay
from tafelrunde.kernel.contract import SPECTATOR

pytestmark = pytest.mark.once

ROOT = Path(__file__).resolve().parent.parent
SCENARIOS = ROOT / "scenarios" / "war_chest"
COLOURS = re.compile(r"\x1b\[[0-9;]*m")

OK, FAILED, BAD_INPUT = 0, 1, 2

# A match that goes on, one play of it taken back; and the same match at its end.
RUNNING = """\
Tafelrunde record 1
game war_chest
rules 1
players 2
seat raven Anna
seat wolf bot heuristic
chance committed 76965a28fcc9ee2b2d389c60c888ee26603c9f477836fcabb09d0704133c3a61
start 7 10 2 5 5 9 0 5 1 3 0 3 0 6 3
1 wolf archer deploy g6
2 raven pikeman deploy h1
3 wolf light_cavalry deploy d7
4 raven lancer deploy e2
5 wolf mercenary recruit archer
6 raven cavalry recruit pikeman | 0 3 0 2 0 1
7 wolf light_cavalry tactic d7 e5
8 raven lancer tactic e2 e4 e5
9 wolf swordsman deploy d7
10 raven cavalry deploy e2
11 wolf archer move g6 g5
12 raven knight recruit cavalry | 2 1 0 1 0 0
13 wolf mercenary deploy g6
14 raven pikeman move h1 i1
15 wolf royal_coin recruit swordsman
16 wolf undo 15 agreed raven
17 wolf swordsman recruit swordsman
"""
FINISHED = (
    RUNNING
    + """\
18 raven resign
result resign wolf
secret 7
"""
)
LAST = 16  # positions after the setup

Run = Callable[..., "Done"]


class Done:
    """What a command left behind."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = COLOURS.sub("", out)
        self.err = COLOURS.sub("", err)

    @property
    def text(self) -> str:
        """What was printed, without the line breaks that the width of the terminal makes."""
        return " ".join(re.sub(r"[│╭╮╰╯─]", " ", self.out).split())


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run the command in this process, in English unless `--lang` or the locale says otherwise."""
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")

    def run(*arguments: object) -> Done:
        capsys.readouterr()
        code = command.run([str(argument) for argument in arguments])
        return Done(code, *capsys.readouterr())

    return run


def process(*arguments: str, **settings: str) -> Done:
    """Run the command in a process of its own, without a terminal."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    environment |= {"PYTHONPATH": str(ROOT / "src"), "COLUMNS": "100", **settings}
    code = "from tafelrunde.cli.main import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    return Done(done.returncode, done.stdout, done.stderr)


def assert_refused(done: Done, *parts: str) -> None:
    """One line on stderr that names what was wrong, nothing else, and exit code 2."""
    assert done.code == BAD_INPUT
    assert done.out == ""
    assert done.err.count("\n") == 1, done.err
    assert "Traceback" not in done.err
    for part in parts:
        assert part in done.err


@pytest.fixture
def running(tmp_path: Path) -> Path:
    path = tmp_path / "running.txt"
    path.write_text(RUNNING, encoding="utf-8")
    return path


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    path = tmp_path / "finished.txt"
    path.write_text(FINISHED, encoding="utf-8")
    return path


def face_down_plays() -> list[str]:
    """The sentences of the match whose first word, the coin, stays secret."""
    return re.findall(r"^\d+ \w+ (\w+ recruit \w+)", RUNNING, re.MULTILINE)


# The command itself


def test_the_version_says_which_engine_runs(run: Run) -> None:
    done = run("--version")
    assert done.code == OK
    assert done.out.startswith(f"tafelrunde {tr.__version__}, ")
    assert ("compiled engine" in done.out) == (_engine.mode() == "compiled")
    assert ("pure Python engine" in done.out) == (_engine.mode() == "pure")


def test_the_version_says_why_plain_python_runs() -> None:
    done = process("--version", TAFELRUNDE_PURE="1")
    assert (done.code, done.err) == (OK, "")
    assert done.out == f"tafelrunde {tr.__version__}, pure Python engine (forced by TAFELRUNDE_PURE)\n"


@pytest.mark.parametrize(
    ("arguments", "locale", "expected"),
    [
        (["--help"], "de_DE.UTF-8", "Aufruf:"),
        (["--help"], "en_GB.UTF-8", "Usage:"),
        (["--help"], "fr_FR.UTF-8", "Usage:"),
        (["--lang", "de", "--help"], "en_GB.UTF-8", "Aufruf:"),
        (["--help", "--lang=en"], "de_DE.UTF-8", "Usage:"),
        (["simulate", "--lang", "de", "--help"], "en_GB.UTF-8", "Aufruf:"),
    ],
)
def test_the_language_is_that_of_the_option_else_of_the_system(
    run: Run, monkeypatch: pytest.MonkeyPatch, arguments: list[str], locale: str, expected: str
) -> None:
    monkeypatch.delenv("LC_ALL")
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", locale)
    done = run(*arguments)
    assert done.code == OK
    assert expected in done.out


@pytest.mark.parametrize("arguments", [[], ["play"], ["simulate"], ["replay"], ["rules"], ["scenario"]])
def test_help_in_german_has_no_english_words_left(run: Run, arguments: list[str]) -> None:
    german, english = run("--lang", "de", *arguments, "--help"), run("--lang", "en", *arguments, "--help")
    assert (german.code, english.code) == (OK, OK)
    for left_over in ("Usage", "Arguments", "default", "required", "Show", "COMMAND", "OPTIONS", "<", "NUMBER"):
        assert left_over not in german.out.replace("Show-", "")
    for option in re.findall(r"--[a-z-]+", english.out):
        assert option in german.out


def test_without_a_command_help_is_shown(run: Run) -> None:
    assert run().out == run("--help").out
    assert run("--lang", "de").text.startswith("Aufruf:")


def test_the_shell_completion_script_can_be_printed() -> None:
    done = process("--show-completion", "bash", _TYPER_COMPLETE_TEST_DISABLE_SHELL_DETECTION="1")
    assert done.code == OK
    assert "_tafelrunde_completion" in done.out


@pytest.mark.parametrize(("typed", "place", "expected"), [("tafelrunde si", 1, "simulate"), ("tafelrunde rules w", 2, "war_chest")])
def test_the_shell_completes_commands_and_games(typed: str, place: int, expected: str) -> None:
    done = process(_TAFELRUNDE_COMPLETE="complete_bash", COMP_WORDS=typed, COMP_CWORD=str(place))
    assert expected in done.out.split()


@pytest.mark.parametrize(
    ("arguments", "parts"),
    [
        (["simulat"], ["'simulat'", "'simulate'"]),
        (["dance"], ["'dance'", "play", "scenario"]),
        (["--lang", "fr"], ["'fr'", "de or en"]),
        (["--lang"], ["'--lang'", "needs a value"]),
        (["--nope"], ["'--nope'", "--help"]),
        (["simulate"], ["'GAME' is missing", "tafelrunde simulate --help"]),
        (["simulate", "war_ches"], ["'war_ches'", "war_chest"]),
        (["simulate", "war_chest", "--nope"], ["'--nope'", "tafelrunde simulate --help"]),
        (["simulate", "war_chest", "--players", "3"], ["2 or 4", "not by 3"]),
        (["simulate", "war_chest", "--games", "0"], ["'--games'", "at least 1"]),
        (["simulate", "war_chest", "--games", "many"], ["'--games'", "whole number"]),
        (["simulate", "war_chest", "--jobs", "-1"], ["'--jobs'", "at least 0"]),
        (["simulate", "war_chest", "--json=1"], ["'--json'", "no value"]),
        (["simulate", "war_chest", "more"], ["more than expected: more"]),
        (["simulate", "war_chest", "--bots", "genius"], ["'genius'", "random", "heuristic"]),
        (["simulate", "war_chest", "--bots", "random,random,random"], ["3 bots for 2 seats"]),
        (["simulate", "war_chest", "--option", "speed=3"], ["unknown option 'speed'"]),
        (["simulate", "war_chest", "--option", "max_round=3"], ["did you mean 'max_rounds'?"]),
        (["simulate", "war_chest", "-o", "max_rounds=soon"], ["max_rounds", "'soon'", "whole number"]),
        (["simulate", "war_chest", "-o", "max_rounds"], ["name=value"]),
        (["simulate", "war_chest", "--fuzz", "--bots", "random,random,random"], ["3 bots for 2 seats"]),
        (["simulate", "war_chest", "--fuzz", "-o", "max_round=3"], ["did you mean 'max_rounds'?"]),
        (["simulate", "ante_portas", "--fuzz", "--players", "4", "-o", "mode=coop", "--jobs", "1"], ["1 to 3 players, not 4"]),
        (["play", "chess"], ["'chess'", "war_chest"]),
        (["play", "war_chest", "--players", "3"], ["2 or 4"]),
        (["play", "war_chest", "--bots", "genius"], ["'genius'"]),
        (["play", "war_chest", "--bots", "random,random,random"], ["3 bots for 2 seats"]),
        (["play", "war_chest", "-o", "speed=3"], ["unknown option 'speed'"]),
        (["play", "--bots", "random"], ["say which game first"]),
        (["play", "--resume", "nowhere.txt"], ["nowhere.txt", "No such file"]),
        (["replay", "nowhere.txt"], ["nowhere.txt", "No such file"]),
        (["replay", str(ROOT)], ["directory"]),
        (["replay", str(ROOT / "LICENSE")], ["line 1", "Tafelrunde record"]),
        (["rules", "war_chest", "WC-99.1"], ["'WC-99.1'", "WC-4.1"]),
        (["rules", "chess"], ["'chess'"]),
        (["scenario"], ["'FILE' is missing"]),
        (["scenario", "nowhere.yaml"], ["nowhere.yaml", "No such file"]),
        (["scenario", str(ROOT / "rulebook")], ["no scenario file"]),
    ],
)
def test_bad_input_gets_one_line(run: Run, arguments: list[str], parts: list[str]) -> None:
    assert_refused(run(*arguments), *parts)


def test_bad_input_gets_one_line_in_german_too(run: Run) -> None:
    assert_refused(run("--lang", "de", "simulat"), "es gibt keinen Befehl 'simulat'; meintest du 'simulate'?")
    assert_refused(run("simulate", "--lang", "de"), "'SPIEL' fehlt; siehe tafelrunde simulate --help")
    assert_refused(run("simulate", "war_chest", "--games", "x", "--lang", "de"), "'--games' braucht eine ganze Zahl, mindestens 1")


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["simulate", "chess"], f"es gibt kein Spiel 'chess'; wähle {games_in_order('oder')}"),
        (["simulate", "war_chest", "--players", "3"], "war_chest spielt man zu 2 oder 4, nicht zu 3"),
        (
            ["simulate", "war_chest", "--bots", "genius"],
            (
                "es gibt keinen Computerspieler 'genius'; wähle random, heuristic, novice, apprentice, journeyman, expert oder master; "
                "eine Stufe, die vorausschaut, kann hinter einem Doppelpunkt einen Charakter haben: bold, careful oder builder"
            ),
        ),
        (["simulate", "war_chest", "-o", "max_round=3"], "unbekannte Option 'max_round'; meintest du 'max_rounds'?"),
        (
            ["simulate", "war_chest", "-o", "max_rounds=soon"],
            "Option max_rounds: 'soon' ist nicht möglich, wähle none, eine ganze Zahl von 1 bis 1000000",
        ),
        (
            ["dance"],
            (
                "es gibt keinen Befehl 'dance'; wähle serve, play, simulate, arena, tune, dataset, replay, review, rules, scenario, "
                "campaign oder ratings"
            ),
        ),
        (["replay", "nowhere.txt"], "Aufzeichnung: nowhere.txt: Datei oder Ordner nicht gefunden"),
        (["scenario", "nowhere.yaml"], "nowhere.yaml: Datei oder Ordner nicht gefunden"),
        (["replay", str(ROOT / "LICENSE")], "Aufzeichnung, Zeile 1: eine Aufzeichnung beginnt mit 'Tafelrunde record 1'"),
    ],
)
def test_every_kind_of_bad_input_is_refused_in_german_too(run: Run, arguments: list[str], line: str) -> None:
    done = run(*arguments, "--lang", "de")
    assert_refused(done)
    assert done.err == f"{line}\n"


def test_a_language_there_is_not_is_refused_in_that_of_the_system(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert run("--lang", "fr").err == "es gibt keine Texte in 'fr'; wähle de oder en\n"


def test_a_process_gives_the_same_line_and_exit_code() -> None:
    assert_refused(process("simulate", "chess"), "there is no game 'chess'")


# play


@pytest.mark.parametrize("arguments", [["play"], ["play", "war_chest"], ["play", "war_chest", "--bots", "random", "--seed", "7"]])
def test_playing_needs_a_terminal(run: Run, arguments: list[str]) -> None:
    assert_refused(run(*arguments), "needs a terminal", "tafelrunde simulate")


def test_playing_needs_a_terminal_in_a_process_of_its_own() -> None:
    assert_refused(process("play", LANG="de_DE.UTF-8"), "braucht ein Terminal")


# simulate


def simulated(run: Run, *arguments: object) -> dict[str, Any]:
    done = run("simulate", "war_chest", "--json", *arguments)
    assert (done.code, done.err) == (OK, "")
    result: dict[str, Any] = json.loads(done.out)
    return result


def without_times(result: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in result.items() if "second" not in name}


def test_a_simulation_reports_what_came_of_it(run: Run) -> None:
    result = simulated(run, "--games", 6, "--seed", 3)
    assert (result["game"], result["players"], result["seed"], result["games"]) == ("war_chest", 2, 3, 6)
    assert result["decisions"] > 6
    assert result["decisions_per_second"] > 0
    length = result["length"]
    assert length["shortest"] <= length["p10"] <= length["median"] <= length["p90"] <= length["longest"]
    assert length["shortest"] <= length["mean"] <= length["longest"]
    outcomes = result["outcomes"]
    assert sum(outcomes["reasons"].values()) == 6
    assert sum(row["wins"] for row in outcomes["wins"]) + outcomes["draws"] == 6


def test_the_same_seed_gives_the_same_result(run: Run) -> None:
    first, again, other = (simulated(run, "--games", 4, "--seed", seed) for seed in (5, 5, 6))
    assert without_times(first) == without_times(again)
    assert without_times(first) != without_times(other)


def test_one_bot_fills_all_seats(run: Run) -> None:
    result = simulated(run, "--games", 1, "--players", 4, "--bots", "heuristic")
    assert [row["bot"] for row in result["outcomes"]["wins"]] == ["heuristic"] * 4


def test_bots_are_named_seat_by_seat_and_options_count(run: Run) -> None:
    result = simulated(run, "--games", 2, "--bots", "heuristic, random", "-o", "max_rounds=1", "-o", "adjudication=draw")
    assert [row["bot"] for row in result["outcomes"]["wins"]] == ["heuristic", "random"]
    assert result["outcomes"] == result["outcomes"] | {"reasons": {"round_limit": 2}, "draws": 2}


def test_people_get_a_table_with_figures_in_their_language(run: Run) -> None:
    english = run("simulate", "war_chest", "--games", 8)
    german = run("simulate", "war_chest", "--games", 8, "--lang", "de")
    assert (english.code, german.code) == (OK, OK)
    decisions = f"{simulated(run, '--games', 8)['decisions']:,}"
    assert f"Decisions {decisions}" in english.text
    assert f"Entscheidungen {decisions.replace(',', '.')}" in german.text
    assert "Won by player 1 (random)" in english.text
    assert "Ohne Sieger" in german.text


def test_fuzzing_finds_nothing(run: Run) -> None:
    done = run("simulate", "war_chest", "--fuzz", "--games", 2)
    assert (done.code, done.err) == (OK, "")
    assert re.fullmatch(r"2 games, [\d,]+ decisions, no problem found\.\n", done.out)
    found = json.loads(run("simulate", "war_chest", "--fuzz", "--games", 2, "--players", 4, "--bots", "heuristic", "--json").out)
    assert (found["games"], found["problems"]) == (2, [])


# replay


def test_a_record_is_shown_position_by_position(run: Run, finished: Path) -> None:
    done = run("replay", finished)
    assert (done.code, done.err) == (OK, "")
    assert re.findall(r"^Position (\d+) of", done.out, re.MULTILINE) == [str(number) for number in range(LAST + 1)]
    assert "The game is over" in done.out


def test_one_position_is_shown(run: Run, finished: Path) -> None:
    done = run("replay", finished, "--at", 1)
    assert done.out.startswith("Position 1 of 16 · everything shown\n1 Wolf: archer deploy g6\n  Wolf deploys Archer on g6.\n")
    assert "g6W:WAr1" in done.out
    assert_refused(run("replay", finished, "--at", 17), "0 to 16")
    assert_refused(run("replay", finished, "--at", -1), "0 to 16")
    assert run("replay", finished, "--at", 1, "--lang", "de").out.startswith("Stellung 1 von 16 · alles offen\n1 Wolf: archer deploy g6\n")


def test_when_the_match_is_over_everything_is_shown(run: Run, finished: Path) -> None:
    done = run("replay", finished)
    for sentence in face_down_plays():
        assert f": {sentence}\n" in done.out  # also the one that was taken back
    assert "hidden" not in done.out
    assert done.out.count("   Hand: ") == 2 * done.out.count("everything shown")


def test_a_seat_sees_what_it_saw_at_the_table(run: Run, finished: Path) -> None:
    done = run("replay", finished, "--seat", "raven")
    assert "seen by Raven" in done.out
    assert re.findall(r"Wolf: (\w+) (?:recruit|claim|pass)", done.out) == []
    assert "Wolf: ? recruit" in done.out
    assert re.search(r"Raven: \w+ recruit", done.out)
    assert "Wolf draws a hidden coin." in done.out
    assert_refused(run("replay", finished, "--seat", "bear"), "'bear'", "raven, wolf")


def test_while_the_match_goes_on_a_spectator_sees_no_secret(run: Run, running: Path) -> None:
    done = run("replay", running)
    assert done.code == OK
    plays = face_down_plays()
    assert plays
    for sentence in plays:
        assert sentence not in done.out
    assert "? recruit" in done.out
    drawn = re.findall(r"draws (.*)\.$", done.out, re.MULTILINE)
    assert set(drawn) == {"a hidden coin"}
    assert "Hand:" not in done.out


def test_what_was_taken_back_is_told_without_its_words(run: Run, running: Path) -> None:
    done = run("replay", running, "--at", 15)
    assert "Taken back: 15 Wolf\n17 Wolf: ? recruit swordsman\n" in done.out


def test_draws_that_follow_from_the_secret_are_confirmed(run: Run, finished: Path) -> None:
    done = run("replay", finished, "--verify")
    assert done.code == OK
    assert re.fullmatch(r"All \d+ draws of 18 entries follow from the secret that was committed to\.\n", done.out)


def test_a_changed_secret_is_found(run: Run, finished: Path) -> None:
    finished.write_text(FINISHED.replace("secret 7\n", "secret 8\n"), encoding="utf-8")
    done = run("replay", finished, "--verify")
    assert done.code == FAILED
    assert "the secret does not belong to the commitment" in done.out


def test_a_changed_draw_is_found(run: Run, finished: Path) -> None:
    """The two coins drawn last change places."""
    finished.write_text(FINISHED.replace("| 2 1 0 1 0 0", "| 2 1 0 1 1 0"), encoding="utf-8")
    done = run("replay", finished, "--verify")
    assert done.code == FAILED
    assert done.out == "entry 12: draw 26 does not follow from the secret\n"
    assert run("replay", finished, "--verify", "--lang", "de").out == "Eintrag 12: Ziehung 26 folgt nicht aus dem Geheimnis\n"


def test_a_running_match_cannot_be_verified_yet(run: Run, running: Path) -> None:
    done = run("replay", running, "--verify")
    assert done.code == FAILED
    assert "not revealed yet" in done.out


@pytest.mark.parametrize(
    ("old", "new", "part"),
    [
        ("game war_chest", "game chess", "chess"),
        ("rules 1", "rules 99", "rules 99"),
        ("1 wolf archer deploy g6", "1 wolf archer deploy g5", "g5 is not a location you control"),
        ("1 wolf archer deploy g6", "1 wolf archer dance g6", "unknown word 'dance'"),
        ("1 wolf archer deploy g6", "2 wolf archer deploy g6", "entry 2 stands where entry 1 is expected"),
        ("result resign wolf", "result resign raven", "the result is written as"),
        ("start ", "begin ", "'begin'"),
    ],
)
def test_a_record_that_does_not_fit_gets_one_line(run: Run, finished: Path, old: str, new: str, part: str) -> None:
    assert old in FINISHED
    finished.write_text(FINISHED.replace(old, new), encoding="utf-8")
    assert_refused(run("replay", finished), part)
    assert_refused(run("replay", finished, "--verify"), part)


def test_what_does_not_fit_in_a_record_is_told_in_german_too(run: Run, finished: Path) -> None:
    finished.write_text(FINISHED.replace("1 wolf archer deploy g6", "1 wolf archer deploy g5"), encoding="utf-8")
    reason = "'archer deploy g5' ist nicht möglich: g5 ist kein Platz, den deine Seite kontrolliert. (WC-4.1)"
    assert run("replay", finished, "--lang", "de").err == f"Aufzeichnung, Zeile 9: {reason}\n"


def test_a_file_that_is_no_text_gets_one_line(run: Run, tmp_path: Path) -> None:
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")
    assert_refused(run("replay", picture), "not a text file")


def test_stepping_needs_a_terminal(run: Run, finished: Path) -> None:
    assert_refused(run("replay", finished, "--step"), "needs a terminal")


def screen_text(app: Any) -> str:
    """What stands on the screen of a replay."""
    from tafelrunde.cli.table.lines import LineView

    views = app.screen.query(LineView)
    return "\n".join("".join(span.text for span in line) for view in views if view.display for line in view.drawn())


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_stepping_through_a_finished_match(size: tuple[int, int]) -> None:
    from tafelrunde.cli.stepping import ReplayApp, ReplayScreen

    replay = Replay(tr.load(FINISHED), "en")
    app = ReplayApp(replay, replay.viewer(None))

    async def step() -> None:
        async with app.run_test(size=size) as pilot:
            screen = app.screen
            assert isinstance(screen, ReplayScreen)
            assert "Setup" in screen_text(app)
            for keys, number in (("enter", 1), ("space", 2), ("b", 1), ("b", 0), ("b", 0), ("end", LAST), ("enter", LAST)):
                await pilot.press(keys)
                assert screen.number == number
            await pilot.press("1", "3", "backspace", "2")
            assert "To position 12" in screen_text(app)
            await pilot.press("enter")
            assert screen.number == 12
            assert "12/16 · everything shown" in screen_text(app)
            for viewer in (SPECTATOR, 0, 1, EVERYTHING):
                await pilot.press("s")
                assert screen.viewer == viewer
            await pilot.press("t", "q")
        assert app.return_code == OK

    asyncio.run(step())


def test_stepping_through_a_running_match_shows_a_spectator_no_secret() -> None:
    from tafelrunde.cli.stepping import ReplayApp

    replay = Replay(tr.load(RUNNING), "en")
    assert EVERYTHING not in replay.viewers()
    app = ReplayApp(replay, replay.viewer(None))

    async def step() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            for _ in range(replay.last):
                await pilot.press("enter")
                shown = " ".join(screen_text(app).split())
                assert not any(sentence in shown for sentence in face_down_plays())
                assert not re.search(r"draws (?!a hidden coin)", shown)

    asyncio.run(step())


# rules


def test_a_rule_is_shown_in_both_languages(run: Run) -> None:
    assert run("rules", "war_chest", "WC-4.1").text.startswith("4.1 To deploy, lay a unit coin")
    assert run("rules", "war_chest", "wc-4.1", "--lang", "de").text.startswith("4.1 Zum Einsetzen legst du")


def test_a_chapter_and_the_whole_book_are_shown(run: Run) -> None:
    chapter, book = run("rules", "war_chest", "WC-4"), run("rules", "war_chest")
    assert (chapter.code, book.code) == (OK, OK)
    assert "4 Placement" in chapter.text
    assert "4.1 To deploy" in chapter.text
    assert "Rulings" in book.text
    assert "<a id" not in book.out


def test_every_rule_is_covered(run: Run) -> None:
    done = run("rules", "war_chest", "--coverage")
    assert done.code == OK
    assert re.search(r"^WC-4\.1 +04_placement 1", done.out, re.MULTILINE)
    assert re.search(r"^All \d+ rules and examples are covered\.$", done.out, re.MULTILINE)


# scenario

NAME = "An archer cannot attack the unit next to it"
HOLDS = """
game: war_chest
scenarios:
  - name: An archer cannot attack the unit next to it
    rules: [WC-11.3]
    given:
      board: {f4: archer R1, g4: scout W1}
      raven: {hand: [archer, scout]}
      turn: raven
    then:
      illegal: [archer attack]
"""


def test_scenarios_that_hold(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "holds.yaml"
    path.write_text(HOLDS, encoding="utf-8")
    done = run("scenario", path)
    assert (done.code, done.out) == (OK, "One scenario holds.\n")
    assert run("scenario", SCENARIOS / "11_archer.yaml", tmp_path, "--lang", "de").out == "Alle 12 Szenarien treffen zu.\n"


def test_a_scenario_that_fails_shows_the_position(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "fails.yaml"
    path.write_text(HOLDS.replace("illegal: [archer attack]", "illegal: [archer move]"), encoding="utf-8")
    done = run("scenario", path)
    assert done.code == FAILED
    assert NAME in done.out
    assert "'archer move f4 e4' is legal" in done.out
    assert "f4:RAr1" in done.out
    assert done.out.endswith("1 of 1 scenarios fail.\n")


@pytest.mark.parametrize(
    ("old", "new", "part"),
    [
        ("scenarios:", "stories:", "'game' and 'scenarios'"),
        ("then:", "the:", "unknown key 'the'"),
        ("[archer attack]", "[archer attack", "not valid YAML"),
        ("[archer attack]", "[archer dance]", "unknown word 'dance'"),
        ("f4: archer R1", "z9: archer R1", "z9"),
        ("game: war_chest", "game: chess", "chess"),
    ],
)
def test_a_malformed_scenario_gets_one_line(run: Run, tmp_path: Path, old: str, new: str, part: str) -> None:
    path = tmp_path / "malformed.yaml"
    path.write_text(HOLDS.replace(old, new), encoding="utf-8")
    assert_refused(run("scenario", path), "malformed.yaml", part)


def test_a_malformed_scenario_is_refused_in_german_too(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "malformed.yaml"
    for old, new, line in (
        ("then:", "the:", ", Szenario 1: unbekannter Schlüssel 'the'; es gibt name, rules, players, options, given, when, then, steps"),
        ("rules: [WC-11.3]", "rules: 5", ", Szenario 1: rules: erwartet eine Liste, gefunden eine ganze Zahl"),
        ("f4: archer R1", "z9: archer R1", f", Szenario 1 ({NAME}): 'z9' ist kein Feld; Felder heißen a6 bis k2"),
        ("turn: raven", "round: 0", f", Szenario 1 ({NAME}): round: schreib eine ganze Zahl ab 1, nicht '0'"),
    ):
        path.write_text(HOLDS.replace(old, new), encoding="utf-8")
        assert run("scenario", path, "--lang", "de").err == f"{path}{line}\n"


# Campaigns


@pytest.fixture(scope="module")
def campaign_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A short campaign of two, with a correction."""
    match = tr.new("mighty_empires", players=2, seed=3, capital_choice="slots", max_rounds=1)
    match.correct("gold bear 230", "Anna", "a raid was forgotten")
    while not match.over:
        match.play(match.sentences(match.to_act[0])[0], match.to_act[0])
    path = tmp_path_factory.mktemp("campaign") / "campaign.txt"
    path.write_text(match.save(), encoding="utf-8")
    return path


def test_a_campaign_is_reported_booked_exported_and_checked(run: Run, campaign_file: Path, tmp_path: Path) -> None:
    page, whole = tmp_path / "report.html", tmp_path / "campaign.json"
    assert run("campaign", "report", str(campaign_file), "--out", str(page), "--lang", "de").code == 0
    assert "Was die Spielleitung tat" in page.read_text(encoding="utf-8")
    assert "correction,130,230" in run("campaign", "ledger", str(campaign_file)).out
    assert run("campaign", "export", str(campaign_file), "--out", str(whole)).code == 0
    checked = run("campaign", "check", str(whole))
    assert (checked.code, "is whole" in checked.out) == (0, True)
    whole.write_text(whole.read_text(encoding="utf-8").replace('"actor": "Anna"', '"actor": "Zeno"'), encoding="utf-8")
    broken = run("campaign", "check", str(whole))
    assert (broken.code, "broken at these entries: 1" in broken.out) == (1, True)


def test_sheets_of_waiting_battles_are_printed_and_a_replay_shows_comments(run: Run, tmp_path: Path) -> None:
    match = tr.new("mighty_empires", players=2, seed=3, names=["Anna", "Bert"], capital_choice="slots", battle_mode="table")
    while match.prompts()[0].kind != "report":
        match.play(match.sentences(match.to_act[0])[0], match.to_act[0])
    path, page = tmp_path / "campaign.txt", tmp_path / "sheets.html"
    path.write_text(match.save(), encoding="utf-8")
    assert run("campaign", "sheets", str(path), "--out", str(page), "--lang", "de").code == 0
    battle = match.view().battles[0]
    names = match.record.names
    assert f"{names[battle.a]} gegen {names[battle.b]}" in page.read_text(encoding="utf-8")
    match.play(f"result {battle.b} 500 300", battle.a, comment="the bridge held")
    path.write_text(match.save(), encoding="utf-8")
    assert f"result {battle.b} 500 300 (the bridge held)" in run("replay", str(path), "--at", str(len(match.positions) - 1)).out


def test_what_is_no_campaign_is_refused(run: Run, campaign_file: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.txt"
    other.write_text(tr.new("war_chest", seed=1).save(), encoding="utf-8")
    for arguments in (["report", "nowhere.txt"], ["report", other], ["check", campaign_file], ["report", campaign_file, "--round", "9"]):
        refused = run("campaign", *arguments)
        assert (refused.code, refused.out) == (BAD_INPUT, "")
        assert len(refused.err.strip().splitlines()) == 1


def test_the_arena_says_how_often_who_wins(run: Run) -> None:
    found = json.loads(run("arena", "war_chest", "--games", "2", "--jobs", "1", "--json").out)
    assert [contest["players"] for contest in found["contests"]] == [2, 4]
    for contest in found["contests"]:
        assert contest["games"] == 2
        assert contest["interval"][0] <= contest["share"] <= contest["interval"][1]
    assert "95 % interval" in run("arena", "war_chest", "--games", "1", "--jobs", "1").text


# Looking back


def test_a_review_tells_what_would_have_been_better(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, number in {"REVIEW_ITERATIONS": 16, "REVIEW_GAMES": 4, "FIRST_GAMES": 1, "REASON_GAMES": 2, "SWING": -1.0}.items():
        monkeypatch.setattr(advice, name, number)
    match = tr.new("war_chest", seed=3, max_rounds=2)
    file = tmp_path / "game.txt"
    file.write_text(match.save(with_secret=True), encoding="utf-8")
    assert_refused(run("review", file), "a look back is possible when the game is over")
    while not match.over:
        match.play(match.sentences()[-1])
    file.write_text(match.save(), encoding="utf-8")
    found = json.loads(run("review", file, "--seat", "raven", "--json").out)
    assert found["decisions"] > 2
    assert 0 < len(found["turnings"]) <= 3
    assert {turning["seat"] for turning in found["turnings"]} == {"raven"}
    told = run("review", file, "--lang", "de").text
    assert "gespielt: " in told
    assert "% Gewinnaussicht" in told
    assert "tafelrunde replay" in told
