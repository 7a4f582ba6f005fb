"""The games as environments for learning programs: what the tests of PettingZoo and Gymnasium ask for, and what they cannot know."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import warnings
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tafelrunde as tr
from tafelrunde import rl
from tafelrunde._engine import mode
from tafelrunde.arena.boundary import random_states
from tafelrunde.bots import Seen, make_bot
from tafelrunde.bots.simple import RandomBot
from tafelrunde.cli.main import run as run_command
from tafelrunde.games import NAMES, find_game
from tafelrunde.kernel.chance import Seeded, seeded
from tafelrunde.kernel.contract import State
from tafelrunde.kernel.errors import OptionError, RecordError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.match import new_match
from tafelrunde.kernel.plays import Play, rehearsal
from tafelrunde.kernel.samples import samples_of
from tafelrunde.kernel.slots import ByName, BySeat, ByTeam, Fields, Row, Slots, Word, fields_of
from tafelrunde.rl.dataset import Export, export_dataset, match_rows, played_rows
from tafelrunde.rl.table import Deals, Table

pytestmark = pytest.mark.once

if os.environ.get("TAFELRUNDE_TEST_ALL") != "1":
    for package in ("numpy", "gymnasium", "pettingzoo"):
        pytest.importorskip(package, reason=f"{package} is not installed: the extra tafelrunde[rl]")

ROOT = Path(__file__).resolve().parent.parent
GAMES = [(find_game(name), players) for name in NAMES for players in sorted(find_game(name).players)]
STATES = 90 if mode() == "compiled" else 20
"""Positions of random games for each player count."""
every_name = pytest.mark.parametrize("name", NAMES)
every_game = pytest.mark.parametrize(("game", "players"), GAMES, ids=[f"{game.name}-{players}" for game, players in GAMES])


def short(game: Game) -> dict[str, Any]:
    """Return options that make a game short."""
    return dict(samples_of(game).short)


def states(game: Game, players: int, seed: int = 11, apart: int = 1) -> Iterator[State]:
    return islice(random_states(game, players, seed), 0, STATES * apart, apart)


def walk(state: State, seat: int, dice: Seeded) -> Iterator[tuple[State, list[int]]]:
    """Yield the positions of one random play, with the actions made before each."""
    made: list[int] = []
    while True:
        yield state, list(made)
        actions = state.actions(seat)
        action = actions[dice.pick(len(actions), 0)]
        begins = bool(made) or state.begins(action)
        state = rehearsal(state)
        state.apply(seat, action)
        made.append(action)
        if not begins or not state.unfinished():
            return


# Numbers


@every_game
def test_every_action_has_a_number_of_its_own(game: Game, players: int) -> None:
    numbers = game.encoding.actions
    dice = seeded(4)
    for start in states(game, players):
        for seat in start.actors():
            for state, made in walk(start, seat, dice):
                legal = state.actions(seat)
                indices = [numbers.encode(action) for action in legal]
                assert None not in indices, [numbers.blocks[numbers.block_of(a)].words(a) for a in legal if numbers.encode(a) is None]
                assert len(set(indices)) == len(legal)
                assert [numbers.decode(index) for index in indices if index is not None] == legal
                assert len(made) <= game.encoding.before


@every_name
def test_every_number_is_an_action_of_its_own(name: str) -> None:
    numbers = find_game(name).encoding.actions
    step = max(1, numbers.size // 5000)
    for index in range(0, numbers.size, step):
        assert numbers.encode(numbers.decode(index)) == index
    assert numbers.encode(-1) is None


@every_name
def test_the_numbers_stay_what_they_are(name: str) -> None:
    layout = rl.describe(name)
    assert len(set(layout.observation)) == layout.observations
    blocks = [(block, span.start, span.stop) for block, span in layout.blocks().items()]
    digest = hashlib.sha256(json.dumps([layout.observation, blocks, layout.action(layout.actions - 1)]).encode()).hexdigest()[:12]
    assert samples_of(find_game(name)).layout in (None, (layout.observations, layout.actions, digest)), "this breaks what was learnt"


@every_game
def test_a_seat_sees_only_what_it_may_know(game: Game, players: int) -> None:
    """States that a seat cannot tell apart give the same numbers, in the middle of a play too."""
    dice = seeded(6)
    for number, state in enumerate(states(game, players, seed=21)):
        seat = number % players
        twin = state.determinize(seat, seeded(number))
        one, other = (Table(game, players, s.clone()) for s in (state, twin))
        assert one.observe(seat) == other.observe(seat)
        if seat not in state.actors():
            continue
        one.actor = other.actor = seat
        while True:
            legal = list(one.legal().items())
            assert legal == list(other.legal().items())
            assert one.observe(seat) == other.observe(seat)
            action = legal[dice.pick(len(legal), 0)][1]
            if not one.made and not one.state.begins(action):
                break
            for table in (one, other):
                table.state.chance = Seeded(1)
                table.act(action)
            if not one.made:
                break


@every_game
def test_nobody_sees_a_play_before_it_is_made(game: Game, players: int) -> None:
    dice = seeded(8)
    for state in states(game, players, seed=31, apart=2):
        table = Table(game, players, state.clone())
        looking = (table.actor, (table.actor + 1 + dice.pick(players, 0)) % players)
        seen = [table.observe(seat) for seat in looking]
        while True:
            legal = list(table.legal().values())
            table.act(legal[dice.pick(len(legal), 0)])
            if not table.made:
                break
            own, other = (table.observe(seat) for seat in looking)
            assert own != seen[0]
            assert looking[0] == looking[1] or other == seen[1]


@every_game
def test_different_views_give_different_numbers(game: Game, players: int) -> None:
    """Nothing of a view is lost, but for what the description leaves out and says why."""
    found: dict[tuple[float, ...], str] = {}
    for number, state in enumerate(states(game, players, seed=41, apart=3)):
        view = game.observe(state, number % players)
        told = json.dumps(kept(game.encoding.view, view), sort_keys=True)
        assert found.setdefault(tuple(game.encoding.observe(view)), told) == told


def kept(slots: Slots, value: Any) -> Any:
    """Return a view without what its description leaves out."""
    if value is None:
        return None
    if isinstance(slots, Fields):
        return {name: kept(part, getattr(value, name)) for name, part in slots.fields.items()}
    if isinstance(slots, (BySeat, ByTeam, ByName, Row)):
        if isinstance(value, dict):
            return {key: kept(slots.inner, one) for key, one in value.items()}
        rows = [kept(slots.inner, one) for one in value]
        return (
            rows if not isinstance(slots, ByName) else {str(getattr(one, slots.field)): row for one, row in zip(value, rows, strict=True)}
        )
    return msgspec.to_builtins(value)


class Told(msgspec.Struct):
    count: int
    word: str


def test_a_view_is_told_by_its_type_and_nothing_of_it_is_forgotten() -> None:
    words = {"word": Word(("red", "green"))}
    assert fields_of(Told, words, {}).names() == [".count", ".word=red", ".word=green"]
    assert fields_of(Told, words, {"count": "follows"}, there=("Told",)).names() == [".there", ".word=red", ".word=green"]
    with pytest.raises(TypeError, match="nothing says how word is told"):
        fields_of(Told, {}, {})
    with pytest.raises(TypeError, match=r"there is no Told\.colour, length"):
        fields_of(Told, {**words, "Told.colour": words["word"]}, {"length": "follows"})


# PettingZoo


@pytest.mark.once
@every_name
def test_the_api_test_of_pettingzoo(name: str) -> None:
    from pettingzoo.test import api_test, seed_test

    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # seats have names without numbers, and a seat that is not asked may do nothing
        api_test(rl.aec(name, seed=1), num_cycles=40)
        seed_test(lambda: rl.aec(name), num_cycles=10)


@pytest.mark.once
@every_name
def test_the_render_test_of_pettingzoo(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    from pettingzoo.test import render_test

    render_test(lambda render_mode: rl.aec(name, seed=1, render_mode=render_mode))
    assert capsys.readouterr().out
    assert rl.aec(name).render() is None


@pytest.mark.once
@every_game
def test_a_game_is_played_to_its_end(game: Game, players: int) -> None:
    env = rl.aec(game.name, players, seed=3, **short(game))
    env.reset()
    dice = seeded(5)
    told: dict[str, float] = {}
    for agent in env.agent_iter(100_000):
        observation, reward, over, cut, _ = env.last()
        if over or cut:
            told[agent] = float(reward)
            env.step(None)
            continue
        assert reward == 0
        assert env.observation_space(agent).contains(observation)
        legal = observation["action_mask"].nonzero()[0]
        env.step(legal[dice.pick(len(legal), 0)])
    assert set(told) == set(game.seats(players))
    assert env.agents == []
    assert all(-1 <= reward <= 1 for reward in told.values())
    assert any(told.values()) or len(set(told.values())) == 1


@pytest.mark.once
def test_a_play_of_several_actions_is_several_steps_of_one_agent() -> None:
    env = rl.aec("seventh_stone", 2, seed=1)
    env.reset()
    while env.table.state.to_move != -2:  # until both distribute their stones at once, in secret
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(mask.nonzero()[0][0])
    first = env.agent_selection
    other = next(agent for agent in env.agents if agent != first)
    before = env.observe(other)["observation"]
    taken = 0
    while env.agent_selection == first:
        assert not env.observe(other)["action_mask"].any()
        assert (env.observe(other)["observation"] == before).all()
        env.step(env.observe(first)["action_mask"].nonzero()[0][0])
        taken += 1
    assert taken > 1
    places = env.describe().place
    changed = (env.observe(other)["observation"] != before).nonzero()[0]
    assert set(changed) <= {places["players.seat1.allocated"], places["asked=seat1"]}


@pytest.mark.once
def test_rows_of_episodes() -> None:
    def start(env: Any, seed: int | None = None) -> bytes:
        env.reset(seed=seed)
        return bytes(env.observe(env.agent_selection)["observation"].tobytes())

    one, same, free = rl.aec("ethnos", seed=1), rl.aec("ethnos", seed=1), rl.aec("ethnos")
    row = [start(one) for _ in range(3)]
    assert row == [start(same) for _ in range(3)]
    assert len(set(row)) == 3
    assert [start(free, seed=1), start(free), start(free)] == row


@pytest.mark.once
def test_a_limit_cuts_an_episode() -> None:
    env = rl.aec("war_chest", seed=1, limit=2)
    env.reset()
    for _ in range(2):
        env.step(env.observe(env.agent_selection)["action_mask"].nonzero()[0][0])
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


@pytest.mark.once
def test_what_is_wrong_is_said() -> None:
    with pytest.raises(OptionError, match="there is no game 'chess'"):
        rl.aec("chess")
    with pytest.raises(OptionError, match="not by 7"):
        rl.aec("war_chest", 7)
    with pytest.raises(OptionError, match="unknown option 'colour'"):
        rl.aec("war_chest", colour="red")
    with pytest.raises(OptionError, match="at least 1"):
        rl.aec("war_chest", limit=0)
    with pytest.raises(OptionError, match="there is no way 'video'"):
        rl.aec("war_chest", render_mode="video")
    with pytest.raises(OptionError, match="there is no bot 'hal'"):
        rl.against("war_chest", "hal")
    with pytest.raises(OptionError, match="2 bots for 1 seats"):
        rl.against("war_chest", ["random", "random"])
    with pytest.raises(OptionError, match="there is no seat 'owl'"):
        rl.against("war_chest", seat="owl")
    env = rl.aec("war_chest", seed=1)
    env.reset()
    for action in (None, -1, env.action_space("raven").n, 0):
        with pytest.raises(OptionError, match=f"action {action} is not legal for"):
            env.step(action)


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("tafelrunde.rl.together", "tafelrunde.rl.alone"):
        monkeypatch.setitem(sys.modules, module, None)
    for make in (rl.aec, rl.against):
        with pytest.raises(OptionError, match=r"pip install 'tafelrunde\[rl\]'"):
            make("war_chest")


# Gymnasium


@pytest.mark.once
@every_name
def test_the_checker_of_gymnasium(name: str) -> None:
    from gymnasium.utils.env_checker import check_env

    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # bounds that no number comes near
        check_env(rl.against(name, "random", seed=1), skip_render_check=True)


@pytest.mark.once
@every_game
def test_a_seat_against_bots(game: Game, players: int) -> None:
    seat = players - 1
    env = rl.against(game.name, "random", game.seats(players)[seat], players, seed=2, render_mode="ansi", **short(game))
    observation, info = env.reset()
    dice = seeded(5)
    over = False
    reward: Any = 0.0
    while not over:
        assert env.observation_space.contains(observation)
        legal = info["action_mask"].nonzero()[0]
        assert env.table.actor == seat
        observation, reward, over, cut, info = env.step(legal[dice.pick(len(legal), 0)])
        assert not cut
        assert over or reward == 0
    assert -1 <= float(reward) <= 1
    assert not info["action_mask"].any()
    assert env.render()


class Hearing(RandomBot):
    """Remembers what it heard."""

    listens = True

    def __init__(self) -> None:
        super().__init__(3)
        self.heard: list[tuple[int, Play | None]] = []

    def follow(self, seat: int, play: Play | None, to_move: int) -> None:
        self.heard.append((seat, play))


def test_bots_hear_what_is_played_and_no_more_than_their_seat() -> None:
    env = rl.against("seventh_stone", "random", 0, 2, seed=2, year_limit=1)
    _, info = env.reset()
    bot = Hearing()
    env.bots, env.table.listeners = {1: bot}, {1: bot}
    dice, over = seeded(5), False
    while not over:
        legal = info["action_mask"].nonzero()[0]
        _, _, over, _, info = env.step(legal[dice.pick(len(legal), 0)])
    assert all(play for seat, play in bot.heard if seat == 1)
    theirs = [play for seat, play in bot.heard if seat == 0]
    assert None in theirs  # bids are secret
    assert any(theirs)


@pytest.mark.once
def test_an_illegal_action_loses() -> None:
    env = rl.against("war_chest", seed=1, limit=3)
    _, info = env.reset()
    wrong = (info["action_mask"] == 0).nonzero()[0][0]
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)
    _, info = env.reset()
    for number in range(3):
        _, _, over, cut, info = env.step(info["action_mask"].nonzero()[0][0])
        assert (over, cut) == (False, number == 2)


# Data


def played(game: str, players: int, seed: int) -> tr.Match:
    """A match between bots, as a record tells it."""
    found = find_game(game)
    match = new_match(found, players, samples_of(found).short, seed=seed, bots=players)
    bots = [make_bot("random", found, seat) for seat in range(players)]
    while not match.over:
        seat = match.state.actors()[0]
        match.play_actions(seat, bots[seat].choose(Seen(found, match.state, seat)))
    return match


@pytest.mark.once
@every_name
def test_rows_of_a_record(name: str) -> None:
    match = played(name, find_game(name).players[0], 4)
    export = Export()
    rows = list(match_rows(tr.load(match.save()), 7, export))
    plays = [position for position in match.positions if position.play]
    assert len(rows) == export.rows == sum(len(position.play) for position in plays)
    assert (export.matches, export.left_out) == (1, 0)
    numbers = match.game.encoding.actions
    assert [numbers.decode(row.action) for row in rows] == [action for position in plays for action in position.play]
    assert all(row.action in row.legal and row.match == 7 and len(row.observation) == match.game.encoding.size for row in rows)
    worth = Table(match.game, match.players, match.state).rewards()
    assert all(row.result == worth[row.seat] for row in rows)


@pytest.mark.once
def test_rows_of_a_match_that_goes_on_and_of_plays_taken_back() -> None:
    match = tr.new("war_chest", seed=7)
    match.play("archer deploy g6")
    match.undo("wolf")
    match.play("archer deploy d7")
    rows = list(match_rows(match))
    assert [(row.entry, row.seat, row.result) for row in rows] == [(3, 1, None)]
    match.resign()
    assert [row.result for row in match_rows(match)] == [1.0]


@pytest.mark.once
def test_what_is_said_unasked_has_no_row() -> None:
    match = tr.new("ante_portas", 2, seed=1)
    for seat in range(2):
        match.play_actions(seat, (match.state.asides(seat)[-1],))
    export = Export()
    assert list(match_rows(match, 0, export)) == []
    assert (export.rows, export.left_out) == (0, 2)


@pytest.mark.once
def test_rows_of_an_environment_are_those_of_the_data() -> None:
    """What is learnt from data fits what an environment shows."""
    row = next(played_rows("ethnos", 3, ["random"], 1, 5, {}))
    env = rl.aec("ethnos", 3, seed=5)
    env.reset()
    seen = env.observe(env.agent_selection)
    assert seen["observation"].tolist() == row.observation
    assert seen["action_mask"].nonzero()[0].tolist() == row.legal


@pytest.mark.once
def test_the_same_data_twice(tmp_path: Path) -> None:
    import numpy as np

    for number in range(3):
        (tmp_path / f"{number}.txt").write_text(played("war_chest", 2, number).save(), encoding="utf-8")
    (tmp_path / "notes.md").write_text("not a record", encoding="utf-8")
    for suffix in ("npz", "jsonl"):
        files = [tmp_path / f"{name}.{suffix}" for name in ("one", "two")]
        done = [export_dataset("war_chest", [tmp_path], file) for file in files]
        assert files[0].read_bytes() == files[1].read_bytes()
        assert done[0].matches == 3
    arrays = np.load(files[0].with_suffix(".npz"))
    lines = [json.loads(line) for line in files[0].read_text(encoding="utf-8").splitlines()]
    assert len(lines) == len(arrays["action"]) == done[0].rows
    for number in (0, len(lines) // 2, len(lines) - 1):
        line = lines[number]
        assert {int(place): value for place, value in line["observation"].items()} == {
            int(place): value for place, value in enumerate(arrays["observation"][number]) if value
        }
        assert line["legal"] == arrays["legal"][arrays["legal_start"][number] : arrays["legal_start"][number + 1]].tolist()
        assert [line[name] for name in ("match", "entry", "seat", "action", "result")] == [
            arrays[name][number] for name in ("match", "entry", "seat", "action", "result")
        ]


@pytest.mark.once
def test_data_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "two.jsonl"
    command = ["dataset", "war_chest", "--games", "2", "--bots", "random", "--out", str(out), "-o", "max_rounds=3"]
    assert run_command([*command, "--lang", "en"]) == 0
    rows = len(out.read_text(encoding="utf-8").splitlines())
    assert capsys.readouterr().out == f"{rows} decisions of 2 matches written to two.jsonl.\n"
    assert run_command([*command, "--lang", "de"]) == 0
    assert capsys.readouterr().out == f"{rows} Entscheidungen aus 2 Partien in two.jsonl geschrieben.\n"


@pytest.mark.once
def test_bad_data_is_refused(tmp_path: Path) -> None:
    record = tmp_path / "record.txt"
    out = tmp_path / "out.jsonl"
    text = tr.new("war_chest", seed=7).save()
    for content, problem in (
        (text.replace("players 2", "players 3"), "record.txt: record line 4"),
        ("no record", "record.txt: record line 1: a record begins with"),
        (tr.new("ethnos", seed=7).save(), "record.txt: a record of ethnos, not of war_chest"),
    ):
        record.write_text(content, encoding="utf-8")
        with pytest.raises(RecordError, match=problem):
            export_dataset("war_chest", [record], out)
    record.write_bytes(b"\xff\xfe")
    with pytest.raises(RecordError, match="not a text file"):
        export_dataset("war_chest", [record], out)
    with pytest.raises(RecordError, match=r"missing\.txt"):
        export_dataset("war_chest", [tmp_path / "missing.txt"], out)
    with pytest.raises(OptionError, match="there is no record there"):
        export_dataset("war_chest", [tmp_path], out)
    with pytest.raises(OptionError, match="its name ends in one of"):
        export_dataset("war_chest", [], tmp_path / "out.csv", games=1)
    with pytest.raises(OptionError, match="name records, or say"):
        export_dataset("war_chest", [], out)
    with pytest.raises(OptionError, match="say themselves"):
        export_dataset("war_chest", [record], out, players=2)
    with pytest.raises(OptionError, match="at least one game"):
        list(played_rows("war_chest", 2, ["random"], 0, 1, {}))
    assert not out.exists()


@pytest.mark.once
def test_deals_of_a_seed_give_bots_of_their_own() -> None:
    deals = Deals("war_chest", 2, {}, 3, None)
    deals.next()
    seeds = {deals.bot_seed(0), deals.bot_seed(1)}
    deals.next()
    assert len(seeds | {deals.bot_seed(0), deals.bot_seed(1)}) == 4


@pytest.mark.once
@pytest.mark.slow
def test_the_example_learns_something() -> None:
    command = [sys.executable, str(ROOT / "examples" / "train.py"), "--batches", "1", "--games", "2", "--measure", "2"]
    said = subprocess.run(command, capture_output=True, text=True, check=True, timeout=600).stdout.splitlines()
    assert [line.split(":")[0] for line in said] == ["before", "batch 1", "after"]
