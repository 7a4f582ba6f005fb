"""The scenario runner: every expectation can hold and can fail, and a file that cannot be run is refused with the place of its fault."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import tafelrunde as tr
from tafelrunde.games import find_game
from tafelrunde.kernel.scenario import Failure, run_scenario
from tafelrunde.kernel.scenario_file import read_scenarios

pytestmark = pytest.mark.once

HEAD = "game: war_chest\nscenarios:\n"
GIVEN = "{board: {f4: archer R1, g4: scout W2}, raven: {hand: [archer, knight]}, wolf: {hand: [scout]}}"

Write = Callable[[str], Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Write a scenario file."""

    def write_file(text: str) -> Path:
        path = tmp_path / "tale.yaml"
        path.write_text(text, encoding="utf-8")
        return path

    return write_file


def one(then: str, when: str = "[]", given: str = GIVEN, more: str = "") -> str:
    """Return a file with one scenario."""
    return f"{HEAD}  - name: A tale\n    given: {given}\n    when: {when}\n    then: {then}\n{more}"


def run(path: Path) -> Failure | None:
    (scenario,) = read_scenarios(path)
    return run_scenario(scenario, find_game)


def error_of(path: Path) -> str:
    with pytest.raises(tr.ScenarioError) as caught:
        run(path)
    assert len(str(caught.value).splitlines()) == 1, "an error is one line"
    return str(caught.value)


# Expectations. Each line: what is played, what holds then, what does not, and what is found instead.

NOTHING = "[]"
PASS = "[{raven: archer pass}]"
CLAIM = "[{raven: knight pass}, {wolf: scout claim}]"
RESIGN = "[{resign: raven}]"

EXPECTATIONS = [
    (NOTHING, "next: raven", "next: wolf", "next: expected ['wolf'], but ['raven'] is asked"),
    (NOTHING, "next: [raven]", "next: [raven, wolf]", "next: expected ['raven', 'wolf'], but ['raven'] is asked"),
    (RESIGN, "next: nobody", "next: raven", "next: expected ['raven'], but nobody is asked"),
    (NOTHING, "next: raven", "next: nobody", "next: expected nobody, but ['raven'] is asked"),
    (NOTHING, "prompt: main_play", "prompt: priest_play", "prompt: expected priest_play, but ['main_play'] is asked"),
    (NOTHING, "legal: [archer move f4 e4, knight]", "legal: [archer attack]", "legal: no legal sentence begins with 'archer attack'"),
    (NOTHING, "illegal: [archer attack]", "illegal: [archer attack, archer pass]", "illegal: 'archer pass' is legal"),
    (
        NOTHING,
        "only: {archer move: [f4 e4, f4 e5, f4 f3, f4 f5, f4 g3]}",
        "only: {archer move: [f4 e4, f4 e5, f4 f3, f4 f5, f4 g4]}",
        "only 'archer move': missing 'archer move f4 g4', also legal 'archer move f4 g3'",
    ),
    (NOTHING, "only: {archer attack: []}", "only: {archer pass: []}", "only 'archer pass': also legal 'archer pass'"),
    (NOTHING, "only: {archer pass: ['']}", "only: {archer attack: ['']}", "only 'archer attack': missing 'archer attack'"),
    (NOTHING, "count: {archer move: 5, all: 18}", "count: {archer move: 6}", "count: expected 6 sentences 'archer move', found 5"),
    (NOTHING, "count: {archer move: 5}", "count: {all: 1}", "count: expected 1 sentences 'all', found 18"),
    (NOTHING, "refused: {archer attack f4 g4: WC-11.3}", "refused: {archer pass: WC-11.3}", "refused: 'archer pass' is legal"),
    (
        NOTHING,
        "refused: {archer attack f4 g4: WC-11.3}",
        "refused: {archer attack f4 g4: WC-1.1}",
        "refused: 'archer attack f4 g4' by Der Bogenschütze greift nur mit seiner Taktik an",
    ),
    (
        NOTHING,
        "refused: {'wolf: scout pass': WC-2.8}",
        "refused: {'wolf: scout pass': WC-8.1}",
        "refused: 'scout pass' by Am Zug ist Rabe. (WC-2.8), expected WC-8.1",
    ),
    (NOTHING, "refused: {'wolf: resign': WC-9.9}", "refused: {'raven: resign': WC-9.9}", "refused: raven can resign"),
    (NOTHING, "outcome: none", "outcome: {winner: raven}", "outcome: the game goes on"),
    (RESIGN, "outcome: {winner: wolf, reason: resign}", "outcome: {winner: raven}", "outcome: won by ['wolf'], expected raven"),
    (RESIGN, "outcome: {winner: wolf}", "outcome: {winner: nobody}", "outcome: won by ['wolf'], expected nobody"),
    (RESIGN, "outcome: {winner: wolf}", "outcome: {winner: wolf, reason: markers}", "outcome: because of resign"),
    (
        RESIGN,
        "outcome: {winner: wolf}",
        "outcome: none",
        "outcome: the game is over, Outcome(places=(2, 1), scores=(2, 2), reason='resign', together=False)",
    ),
    (
        PASS,
        "log: [{passed: {seat: raven, coin: null}}]",
        "log: [{passed: {coin: archer}}]",
        "log of spectator: no passed {'coin': 'archer'} there; of this kind: [\"passed {'seat': 'raven', 'coin': None}\"]",
    ),
    (
        PASS,
        "log: {raven: [{passed: {coin: archer}}]}",
        "log: {wolf: [{passed: {coin: archer}}]}",
        "log of wolf: no passed {'coin': 'archer'} there; of this kind: [\"passed {'seat': 'raven', 'coin': None}\"]",
    ),
    (PASS, "log: [{passed: }]", "log: [{moved: }]", "log of spectator: no moved {} there; of this kind: none"),
    (
        CLAIM,
        "log: [{passed: }, {claimed: }]",
        "log: [{claimed: }, {passed: {seat: raven}}]",
        "log of spectator: no passed {'seat': 'raven'} there; of this kind: [\"passed {'seat': 'raven', 'coin': None}\"]",
    ),
    (
        PASS,
        "never: [{passed: {seat: wolf}}, {moved: }]",
        "never: [{passed: {seat: raven}}]",
        "never: spectator was told [Told(kind='passed', fields={'seat': 'raven', 'coin': None})]",
    ),
    (
        PASS,
        "never: {wolf: [{passed: {coin: archer}}]}",
        "never: {raven: [{passed: {coin: archer}}]}",
        "never: raven was told [Told(kind='passed', fields={'seat': 'raven', 'coin': 'archer'})]",
    ),
    (
        PASS,
        "silent: {wolf: [archer], spectator: [archer]}",
        "silent: {raven: [archer]}",
        "silent: raven read 'archer' in …",
    ),
    (
        PASS,
        "same_for: {wolf: [{play: knight pass}], spectator: [{play: knight pass}]}",
        "same_for: {wolf: [{play: knight pass}, {play: archer move f4 e4}]}",
        "same_for: wolf can tell it from {'play': 'archer move f4 e4'}",
    ),
    (PASS, "same_for: {wolf: []}", "same_for: {raven: [{play: knight pass}]}", "same_for: raven can tell it from {'play': 'knight pass'}"),
    (
        NOTHING,
        "view: {raven: {players.wolf.hand_size: 1, players.wolf.hand: null}, spectator: {viewer: null}}",
        "view: {raven: {players.wolf.hand_size: 2}}",
        "view of raven: players.wolf.hand_size is 1, expected 2",
    ),
    (
        NOTHING,
        "board: {f4: archer R1, f5: empty}",
        "board: {f4: archer R2}",
        "board: expected {'f4': 'archer R2'}, but f4 is archer raven x1",
    ),
    (NOTHING, "board: {g4: scout wolf x2}", "board: {g4: empty}", "board: expected {'g4': 'empty'}, but g4 is scout wolf x2"),
    (NOTHING, "board: {f5: empty}", "board: {f5: archer R1}", "board: expected {'f5': 'archer R1'}, but f5 is empty"),
    (
        PASS,
        "raven: {hand: [knight], discard_down: {archer: 1}}",
        "raven: {hand: [archer]}",
        "raven: expected {'hand': ['archer']}, but hand is {'knight': 1}",
    ),
    (NOTHING, "wolf: {supply: {scout: 2}}", "wolf: {bag: {scout: 1}}", "wolf: expected {'bag': {'scout': 1}}, but bag is {"),
    (
        NOTHING,
        "wolf: {hand: [scout]}",
        "wolf: {army: [scout]}",
        "wolf: expected {'army': ['scout']}, but the army is ",
    ),
    (
        NOTHING,
        "locations: {e5: neutral, e2: raven}",
        "locations: {e2: wolf}",
        "locations: expected {'e2': 'wolf'}, but e2 is raven",
    ),
    (NOTHING, "markers: {raven: 4}", "markers: {wolf: 3}", "markers: expected {'wolf': 3}, but wolf has 4 markers in hand"),
    (PASS, "turn: wolf", "turn: raven", "turn: expected raven, but turn is wolf"),
    (NOTHING, "round: 1", "round: 2", "round: expected 2, but round is 1"),
    (PASS, "plays: 1", "plays: 0", "plays: expected 0, but plays is 1"),
    (CLAIM, "initiative: wolf", "initiative: raven", "initiative: expected raven, but initiative is wolf"),
    (CLAIM, "initiative_moved: true", "initiative_moved: false", "initiative_moved: expected False, but initiative_moved is True"),
]


@pytest.mark.parametrize(("when", "then"), sorted({(when, holds) for when, holds, _, _ in EXPECTATIONS}))
def test_an_expectation_can_hold(write: Write, when: str, then: str) -> None:
    failure = run(write(one(f"{{{then}}}", when)))
    assert failure is None, failure


@pytest.mark.parametrize(("when", "then", "message"), [(when, fails, message) for when, _, fails, message in EXPECTATIONS])
def test_an_expectation_can_fail_and_then_says_what_was_found(write: Write, when: str, then: str, message: str) -> None:
    failure = run(write(one(f"{{{then}}}", when)))
    assert failure is not None, "the expectation holds"
    assert failure.message.startswith(message)


def test_a_list_is_all_that_is_legal(write: Write) -> None:
    tale = "{start: new, chance: [archer, knight, lancer, scout, footman, ensign, cavalry, pikeman, wolf]}"
    more = "    options: {army_selection: draft_standard}\n"
    picks = "[pick archer, pick knight, pick lancer, pick scout, pick footman, pick ensign, pick cavalry"
    assert run(write(one(f"{{only: {picks}, pick pikeman]}}", given=tale, more=more))) is None
    failure = run(write(one(f"{{only: {picks}]}}", given=tale, more=more)))
    assert failure
    assert failure.message == "only '': also legal 'pick pikeman'"


def test_a_failure_shows_the_place_the_name_and_the_position(write: Write) -> None:
    path = write(one("{next: wolf}"))
    failure = run(path)
    assert failure
    assert str(failure) == f"{path}, scenario 1: A tale\n  next: expected ['wolf'], but ['raven'] is asked"
    assert "f4:RAr1" in failure.picture


def test_every_expectation_of_a_scenario_is_looked_at(write: Write) -> None:
    failure = run(write(one("{next: raven, prompt: main_play, round: 9}")))
    assert failure
    assert failure.message == "round: expected 9, but round is 1"


STEPS = """\
  - name: A tale in steps
    given:
      raven: {hand: [archer], bag: {knight: 4}}
      wolf: {hand: [scout], bag: {scout: 3}}
    steps:
      - when: [{raven: archer pass}]
        then: {next: wolf}
      - when: [{wolf: scout pass, chance: [knight, knight, knight, scout, scout, scout]}]
      - then: {%s}
"""


def test_a_longer_story_is_told_in_steps(write: Write) -> None:
    assert run(write(HEAD + STEPS % "round: 2, raven: {hand: {knight: 3}}, wolf: {hand: {scout: 3}}")) is None
    failure = run(write(HEAD + STEPS % "raven: {hand: {knight: 2}}"))
    assert failure
    assert failure.message == "raven: expected {'hand': {'knight': 2}}, but hand is {'knight': 3}"


def test_chance_that_is_not_written_out_is_the_same_every_time(write: Write) -> None:
    then = "{raven: {hand: []}}"
    path = write(one(then, given="{start: draw}"))
    messages = {failure.message for _ in range(5) if (failure := run(path))}
    assert len(messages) == 1


def test_a_play_looks_the_same_as_itself(write: Write) -> None:
    failure = run(write(one("{same_for: {raven: [{play: archer pass}]}}", PASS, "{raven: {hand: [archer]}}")))
    assert failure is None, failure


def test_a_play_can_be_taken_back_with_consent(write: Write) -> None:
    plays = "[{raven: archer pass}, {wolf: scout pass}, {undo: raven, agreed: [wolf]}]"
    assert run(write(one("{next: raven, raven: {hand: [archer, knight]}}", plays))) is None


def test_of_four_players_seats_and_teams_can_win(write: Write) -> None:
    given = "{raven_1: {hand: [archer]}, wolf_1: {hand: [scout]}, raven_2: {hand: [knight]}, turn: raven_1}"
    plays = "[{resign: raven_1}, {raven_1: archer pass}, {wolf_1: scout pass}, {resign: raven_2}]"
    for winner in ("wolf", "wolf_1", "wolf_2"):
        failure = run(write(one(f"{{outcome: {{winner: {winner}}}}}", plays, given, "    players: 4\n")))
        assert failure is None, failure
    failure = run(write(one("{outcome: {winner: raven}}", plays, given, "    players: 4\n")))
    assert failure
    assert failure.message == "outcome: won by ['wolf_1', 'wolf_2'], expected raven"


@pytest.mark.parametrize(
    ("armies", "rule", "message"),
    [
        ("archer", "WC-50.7", None),
        ("archer", "WC-50.1", "refused by another rule: option armies: name 4 unit types for each of 2 seats"),
        ("archer+knight+lancer+scout/footman+ensign+cavalry+pikeman", "WC-50.7", "setup_refused: the game can be set up"),
    ],
)
def test_a_setup_can_be_expected_to_be_refused(write: Write, armies: str, rule: str, message: str | None) -> None:
    options = f"    options: {{army_selection: custom, armies: {armies}}}\n"
    failure = run(write(one(f"{{setup_refused: {rule}}}", given="{start: new}", more=options)))
    if message is None:
        assert failure is None, failure
    else:
        assert failure
        assert failure.message.startswith(message)


# Files that cannot be read


@pytest.mark.parametrize(
    ("text", "place", "message"),
    [
        ("", "", "a scenario file has the keys 'game' and 'scenarios', a list"),
        ("- a\n", "", "a scenario file has the keys 'game' and 'scenarios', a list"),
        ("game: war_chest\n", "", "a scenario file has the keys 'game' and 'scenarios', a list"),
        (HEAD, "", "a scenario file has the keys 'game' and 'scenarios', a list"),
        ("game: war_chest\nscenarios: 5\n", "", "a scenario file has the keys 'game' and 'scenarios', a list"),
        ("game: war_chest\nscenarios: {a: b}\n", "", "a scenario file has the keys 'game' and 'scenarios', a list"),
        (one("{next: raven}") + "author: me\n", "", "a scenario file has the keys 'game' and 'scenarios', a list"),
        (HEAD + "  - name: [\n", ":4", "not valid YAML: "),
        (HEAD + "  - name: A\n   then: {}\n", ":4", "not valid YAML: "),
        (HEAD + "\t- name: A\n", ":3", "not valid YAML: "),
        (HEAD + "  - {name: A, then: !!python/name:os.system }\n", ":3", "not valid YAML: could not determine a constructor"),
        ("game: \x00\n", "", "not valid YAML: "),
        (HEAD + "  - name: A\n    name: B\n", ":4", "not valid YAML: 'name' stands twice"),
        (one("{next: raven, next: wolf}"), ":6", "not valid YAML: 'next' stands twice"),
        (one("{board: {f4: empty, f4: empty}}"), ":6", "not valid YAML: 'f4' stands twice"),
        (HEAD + "  - A tale\n", ", scenario 1", "a scenario needs a name, one sentence"),
        (HEAD + "  - {then: {next: raven}}\n", ", scenario 1", "a scenario needs a name, one sentence"),
        (HEAD + "  - {name: 5, then: {next: raven}}\n", ", scenario 1", "a scenario needs a name, one sentence"),
        (
            HEAD + "  - {name: A, than: {next: raven}}\n",
            ", scenario 1",
            "unknown key 'than'; there are name, rules, players, options, given, when, then, steps",
        ),
        (HEAD + "  - {name: A, steps: [], then: {}}\n", ", scenario 1", "write either 'when' and 'then' or 'steps'"),
        (HEAD + "  - {name: A, when: []}\n", ", scenario 1", "nothing is expected; add 'then'"),
        (HEAD + "  - {name: A, rules: WC-1.1, then: {}}\n", ", scenario 1", "rules: expected a list, found a word"),
        (HEAD + "  - {name: A, rules: [1], then: {}}\n", ", scenario 1", "rules[0]: expected a word, found a whole number"),
        (one("{next: raven}") + "  - {name: B, when: []}\n", ", scenario 2", "nothing is expected; add 'then'"),
    ],
)
def test_a_malformed_file_is_refused_with_the_place(write: Write, text: str, place: str, message: str) -> None:
    path = write(text)
    with pytest.raises(tr.ScenarioError) as caught:
        read_scenarios(path)
    assert str(caught.value).startswith(f"{path}{place}: {message}")
    assert len(str(caught.value).splitlines()) == 1


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(tr.ScenarioError) as caught:
        read_scenarios(tmp_path / "none.yaml")
    assert str(caught.value) == f"{tmp_path / 'none.yaml'}: No such file or directory"


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(tr.ScenarioError, match="directory"):
        read_scenarios(tmp_path)


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tale.yaml"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(tr.ScenarioError) as caught:
        read_scenarios(path)
    assert str(caught.value) == f"{path}: not valid YAML: not a text"


def test_yes_and_no_and_on_and_off_are_words_and_true_and_false_are_not(write: Write) -> None:
    (scenario,) = read_scenarios(write(HEAD + "  - {name: no, then: {a: [on, off, yes, no, true, False]}}\n"))
    assert scenario.name == "no"
    assert scenario.steps[0].then["a"] == ["on", "off", "yes", "no", True, False]


# Scenarios that cannot be run


def position(text: str) -> str:
    return one("{next: raven}", given=f"{{{text}}}")


def played(text: str) -> str:
    return one("{next: wolf}", f"[{text}]")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (one("{next: raven}").replace("war_chest", "chess"), "there is no game 'chess'; choose war_chest"),
        (one("{next: raven}", more="    players: 3\n"), "war_chest is not played by 3"),
        (one("{next: raven}", more="    options: {max_round: 3}\n"), "unknown option 'max_round'; did you mean 'max_rounds'?"),
        (one("{next: raven}", more="    options: {max_rounds: 0}\n"), "option max_rounds: '0' is not possible"),
        # Positions
        (position("raven: {hand: [archer, archer, archer, archer, archer]}"), "raven has 5 coins of type archer, there are only 4"),
        (position("board: {f4: archer R4}, raven: {hand: [archer]}"), "raven has 5 coins of type archer, there are only 4"),
        (position("raven: {hand: [royal_coin, royal_coin]}"), "the royal coin of seat 0 is lost or out of place (WC-1.10)"),
        (position("raven: {hand: [archer], box: [royal_coin]}"), "raven.box: the royal coin never lies there (WC-1.10)"),
        (position("board: {f4: dragon R1}"), "'dragon' is no unit; there are archer, berserker"),
        (position("board: {f4: archer}"), "'archer' is no unit; write it like 'archer R2'"),
        (position("board: {f4: archer R0}"), "board: the unit on f4 needs at least one coin"),
        (position("board: {f4: archer R1, f5: archer R1}"), "board: too many units of type archer (WC-1.4)"),
        (position("board: {z9: archer R1}"), "'z9' is no hex; hexes are named a6 to k2"),
        (position("board: {a6: archer R1}"), "board: a6 is not on the board for 2 players"),
        (position("board: [archer]"), "board: write it as 'name: value' pairs"),
        (position("raven: archer"), "raven: write it as 'name: value' pairs"),
        (position("raven: {hand: [dragon]}"), "raven.hand: 'dragon' is no coin; there are archer, berserker"),
        (position("raven: {pocket: [archer]}"), "raven: 'pocket' is no zone; there are army, hand, bag"),
        (position("raven: {hand: [archer, scout, knight, lancer, footman]}"), "raven has more than 4 unit types"),
        (position("raven: {hand: [archer], in_flight: [scout]}"), "in_flight: one coin, and only while its owner is asked to use it"),
        (position("raven: {in_flight: [scout, scout]}, pending: [{priest_play: raven}]"), "in_flight: one coin, and only while"),
        (position("raven: {hand: [archer]}, pending: [{priest_play: raven}]"), "in_flight: one coin, and only while"),
        (position("raven: {hand: [archer]}, pending: swordsman_move"), "pending: write a list of follow-ups such as"),
        (position("board: {f4: berserker R1}, pending: [{berserker_repeat: f4}]"), "pending: 'berserker_repeat: f4' cannot be owed"),
        (position("board: {f4: archer R1}, pending: [{swordsman_move: f4}]"), "pending: 'swordsman_move: f4' cannot be owed"),
        (position("board: {f4: archer R1}, pending: [{dance: f4}]"), "pending: 'dance: f4' cannot be owed"),
        (position("raven: {bag: [archer]}"), "turn: raven has no coin in hand to play"),
        (position("raven: {hand: [archer]}, turn: wolf"), "turn: wolf has no coin in hand to play"),
        (position("raven: {hand: [archer]}, turn: bear"), "'bear' is no seat; the seats are raven, wolf"),
        (position("raven: {hand: [archer]}, initiative: bear"), "'bear' is no seat; the seats are raven, wolf"),
        (position("raven: {hand: [archer]}, locations: {f4: raven}"), "locations: f4 is no location of this board"),
        (position("raven: {hand: [archer]}, locations: {e5: bear}"), "'bear' is no side; write raven, wolf or neutral"),
        (
            position("raven: {hand: [archer]}, locations: {c6: raven, d4: raven, e5: raven, g3: raven}"),
            "locations: a side has no marker left in hand, so the game would be over",
        ),
        (position("weather: fine"), "'weather' is not part of a position; there are board, locations"),
        (position("raven: {hand: [archer]}, chance: [scout]"), "chance was not asked for 'scout'"),
        (position("start: draw, chance: [dragon]"), "chance cannot bring 'dragon' here, only "),
        # Plays
        (
            played("{raven: archer pass, wolf: scout pass}"),
            "a play is one 'seat: sentence', not {'raven': 'archer pass', 'wolf': 'scout pass'}",
        ),
        (played("{bear: archer pass}"), "there is no seat 'bear'; the seats are raven, wolf"),
        (played("{raven: archr pass}"), "unknown word 'archr'; did you mean 'archer'?"),
        (played("{raven: archer f3}"), "'archer f3' must be written out as 'archer move f4 f3'"),
        (played("{raven: archer move}"), "'archer move' could mean 'archer move f4 e4'"),
        (played("{raven: lancer pass}"), "'lancer pass' is not possible: You have no Lancer in your hand. (WC-2.9)"),
        (played("{wolf: scout pass}"), "'scout pass' is not possible: It is the turn of Raven. (WC-2.8)"),
        (played("{raven: archer pass, chance: [scout]}"), "chance was not asked for 'scout'"),
        (played("{resign: wolf}"), "resigning is not possible: "),
        (played("{resign: bear}"), "there is no seat 'bear'"),
        (played("{undo: raven}"), "raven has played nothing yet"),
        (played("{raven: archer pass}, {wolf: scout pass}, {undo: raven}"), "taking this back needs the consent of wolf"),
        # Expectations
        (one("{nxt: raven}"), "then: nothing is known about 'nxt' in 'nxt'"),
        (one("{start: new}"), "then: nothing is known about 'start' in 'start'"),
        (one("{raven: {pocket: []}}"), "then: nothing is known about 'pocket' in 'raven'"),
        (one("{legal: [dragon move]}"), "then: unknown word 'dragon' in 'dragon move'"),
        (one("{illegal: [archer mvoe]}"), "then: unknown word 'mvoe' in 'archer mvoe'"),
        (one("{only: {archer: [mvoe]}}"), "then: unknown word 'mvoe' in 'archer mvoe'"),
        (one("{count: {dragon: 1}}"), "then: unknown word 'dragon' in 'dragon'"),
        (one("{refused: {dragon pass: WC-1.1}}"), "unknown word 'dragon'"),
        (one("{refused: {'bear: archer pass': WC-1.1}}"), "there is no seat 'bear'"),
        (one("{log: {bear: []}}"), "there is no seat 'bear'"),
        (one("{silent: {bear: [archer]}}"), "there is no seat 'bear'"),
        (one("{same_for: {wolf: [{play: knight pass}]}}"), "same_for: nothing was played yet"),
        (one("{same_for: {wolf: [{play: knight}]}}", PASS), "'knight' could mean "),
        (one("{view: {raven: {players.bear.hand_size: 1}}}"), "view: there is no 'players.bear.hand_size' ('bear' is unknown)"),
        (one("{board: {z9: empty}}"), "'z9' is no hex; hexes are named a6 to k2"),
        (one("{board: {f4: dragon R1}}"), "'dragon' is no unit"),
        (one("{raven: {hand: [dragon]}}"), "hand: 'dragon' is no coin"),
        (one("{markers: {bear: 1}}"), "'bear' is no side"),
    ],
)
def test_a_scenario_that_cannot_be_run_is_refused_with_its_place(write: Write, text: str, message: str) -> None:
    path = write(text)
    assert error_of(path).startswith(f"{path}, scenario 1 (A tale): {message}")


@pytest.mark.parametrize(
    "text",
    [
        played("archer pass"),
        one("{only: {archer: pass}}"),
        one("[next]"),
        one("next"),
        one("{next: 5}"),
        one("{legal: 5}"),
        one("{count: 5}"),
        one("{refused: [archer pass]}"),
        one("{log: 5}"),
        one("{log: [moved]}"),
        one("{log: [{moved: {}, passed: {}}]}"),
        one("{never: 5}"),
        one("{silent: 5}"),
        one("{same_for: {wolf: [knight pass]}}", PASS),
        one("{view: {raven: 5}}"),
        one("{outcome: {reason: resign}}", RESIGN),
        one("{outcome: raven}", RESIGN),
        one("{board: 5}"),
        one("{raven: 5}"),
        one("{raven: {hand: 5}}"),
        one("{locations: 5}"),
        one("{next: wolf}", "5"),
        one("{next: wolf}", "[{raven: archer pass, chance: 5}]"),
        one("{next: wolf}", "[{raven: archer pass}, {undo: raven, agreed: 5}]"),
        one("{next: raven}", given="[a]"),
        one("{next: raven}", given="{raven: {hand: 5}}"),
        one("{next: raven}", given="{raven: {hand: {archer: x}}}"),
        one("{next: raven}", given="{raven: {hand: [archer], army: 5}}"),
        one("{next: raven}", given="{raven: {hand: [archer]}, round: x}"),
        one("{next: raven}", more="    players: two\n"),
        HEAD + "  - {name: A, given: {raven: {hand: [archer]}}, steps: 5}\n",
        HEAD + "  - {name: A, given: {raven: {hand: [archer]}}, steps: [a]}\n",
        HEAD + '  - {name: A, steps: [{"a\\nb": 1, then: {next: raven}}]}\n',
        HEAD + "  - {name: A, given: {5: a}, then: {next: raven}}\n",
        HEAD + "  - {name: A, then: {[a]: b}}\n",
        HEAD + "  - {name: 2026-13-45, then: {}}\n",
    ],
)
def test_a_value_of_the_wrong_shape_is_refused(write: Write, text: str) -> None:
    error_of(write(text))


@pytest.mark.parametrize(
    "text",
    [
        one("{setup_refused: WC-50.7}", given="{board: {z9: archer R1}}"),
        one("{setup_refused: WC-50.7}", given="{start: new, chance: [dragon]}"),
        one("{setup_refused: WC-50.7}").replace("war_chest", "chess"),
        one("{setup_refused: WC-50.7}", more="    players: 3\n"),
    ],
)
def test_a_refused_setup_that_cannot_be_tried_is_refused_with_its_place(write: Write, text: str) -> None:
    path = write(text)
    assert error_of(path).startswith(f"{path}, scenario 1 (A tale): ")


@pytest.mark.parametrize(
    "text",
    [
        one("{}"),
        HEAD + "  - {name: A, given: {raven: {hand: [archer]}}, steps: []}\n",
        HEAD + "  - {name: A, given: {raven: {hand: [archer]}}, steps: [{wen: [{raven: archer pass}], thn: {next: wolf}}]}\n",
        one("{never: [{refiled: {seat: wolf}}]}"),
        one("{never: [{refilled: {saet: wolf}}]}"),
        one("{silent: {raven: archer}}", PASS),
        one("{same_for: {wolf: [{pley: archer move f4 e4}]}}", PASS),
        one("{setup_refused: WC-50.7, next: bear}", more="    options: {army_selection: custom}\n"),
        one("{next: raven}", given="{raven: {hand: [archer]}, start: dawn}"),
        one("{round: 1}", given="{start: new, board: {f4: scout R1}}"),
        one("{initiative_moved: true}", given="{raven: {hand: [archer]}, initiative_moved: no}"),
    ],
)
def test_a_typing_error_does_not_make_a_scenario_hold(write: Write, text: str) -> None:
    path = write(text)
    try:
        failure = run(path)
    except tr.ScenarioError:
        return
    assert failure is not None
