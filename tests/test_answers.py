"""What the computer answers for a seat that leaves it to it: a play of the match like any other, which no rule asks a bot about."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any, cast

import playing
import pytest

import tafelrunde as tr
from tafelrunde.arena.simulate import simulate
from tafelrunde.bots import Seen, make_bot
from tafelrunde.bots.advice import decisions
from tafelrunde.cli.table.session import Session
from tafelrunde.games import find_game
from tafelrunde.games.ante_portas.engine.rules import Rules
from tafelrunde.games.ante_portas.engine.state import AntePortas
from tafelrunde.games.ante_portas.game import AntePortasGame
from tafelrunde.games.ante_portas.grammar import GRAMMAR
from tafelrunde.kernel.chance import seeded
from tafelrunde.kernel.contract import State
from tafelrunde.kernel.errors import ChanceNeeded
from tafelrunde.kernel.match import Match, new_match
from tafelrunde.kernel.plays import carry_out, random_play
from tafelrunde.kernel.replay import branch
from tafelrunde.rl.dataset import match_rows
from tafelrunde.rl.table import Table

GAME = find_game("ante_portas")
AUTO = {"reaction_mode": "auto"}
FIGHT: dict[str, Any] = {
    "now": "combat",
    "hexes": {4: {"tile": "trench", "farmers": 2}, 7: {"farmers": 1}, 12: {"base": 2}},
}


def played(players: int, seed: int, rules: int = 2, **options: str) -> Match:
    """Return a game of bots in which the computer answers in all windows."""
    match = new_match(GAME, players, {**AUTO, **options}, seed=seed, rules=rules)
    bots = [make_bot("heuristic", GAME, seat) for seat in range(players)]
    while not match.over:
        seat = match.state.actors()[0]
        match.play_actions(seat, bots[seat].choose(Seen(GAME, match.state, seat)))
    return match


def fight(mode: str = "always") -> Match:
    """Return a match in which acorn is asked in a window before a combat."""
    return playing.position(GAME, {**FIGHT, "acorn": {"reaction": mode}, "chance": ["r101"]}, players=2)


# Whoever drives a game


def test_answers_are_entries_of_the_match() -> None:
    match = played(2, 1, epochs="2")
    answers = [position.entry for position in match.positions if position.automatic and position.entry]
    assert {entry.words[0] for entry in answers} == {"replace", "shoot", "shooter", "pass"}
    again = tr.load(match.save())
    assert again.save() == match.save()
    assert [position.automatic for position in again.positions] == [position.automatic for position in match.positions]


def test_nobody_is_asked_what_the_computer_answers() -> None:
    match = fight()
    assert match.prompts()[0].kind == "window"
    match.play("standing auto", "acorn")
    assert [entry.words[0] for entry in match.record.entries] == ["standing", "shoot", "shooter", "fire", "pass"]
    assert match.prompts()[0].kind == "turn"
    assert "stopped" not in {told.kind for told in match.log()}, "what the computer leaves is nothing to tell"


def test_a_play_is_taken_back_with_what_was_answered_to_it() -> None:
    match = fight()
    match.play("standing auto", "acorn")
    match.undo("acorn", ["birch"])
    assert (match.prompts()[0].kind, match.record.entries[-1].undo) == ("window", 1)


def test_answers_for_others_leave_taking_back_free() -> None:
    given = {
        "now": "turn acorn at",
        "hexes": {
            7: {"a": {"farmers": 3}, "tile": "trench"},
            12: {"b": {"farmers": 1}},
            17: {"b": {"farmers": 2}, "tile": "trench", "owner": "b"},
        },
        "acorn": {"steward": "cg8"},
        "birch": {"reaction": "auto"},
    }
    match = playing.position(GAME, given, "act move", "move 12", "add 7 farmer", "commit", players=2, options={"mode": "capture_flag"})
    assert [position.actor for position in match.positions if position.automatic][:1] == [1]
    assert match.to_act == ("acorn",)
    assert match.undo_consent("acorn") == ()
    match.undo("acorn")
    assert match.prompts()[0].kind == "batch"


def test_a_match_that_was_cut_before_an_answer_goes_on_with_it() -> None:
    match = played(2, 1, epochs="2")
    first = next(index for index, position in enumerate(match.positions) if position.automatic)
    assert match.positions[first - 1].state.automatic()
    cut = branch(match, first - 1, seed=1)
    assert not cut.state.automatic()
    assert tr.load(cut.save(with_secret=True)).record.entries == cut.record.entries


def test_at_a_real_table_an_answer_waits_until_somebody_says_what_was_drawn() -> None:
    match = fight()
    match.record.chance, match.source = "table", None
    game = AntePortasGame()
    match.game = game
    waiting = iter([ChanceNeeded([], "card", None, []), None])

    def answer(state: State) -> tuple[int, ...]:
        if stop := next(waiting, None):
            raise stop
        return AntePortasGame.answer(game, cast(AntePortas, state))

    game.answer = answer  # type: ignore[method-assign]
    match.play("standing auto", "acorn")
    assert match.state.automatic(), "the play stands"
    match.answer()
    assert not match.state.automatic()


def test_at_the_terminal_a_person_takes_the_own_play_back() -> None:
    match = fight()
    session = Session(match, (), "en", None)
    session.viewer = 1
    match.play("standing auto", "birch")
    session.viewer = 0
    session.play(("standing", "auto"))
    assert match.positions[-1].automatic
    assert (session.undo_seat(), session.news_from(len(match.positions) - 1, 0)) == (0, 3)
    session.undo(0)
    assert [position.entry.words for position in match.positions if position.entry] == [("standing", "auto")]


def test_looking_back_and_data_leave_answers_out() -> None:
    match = played(2, 1, epochs="2")
    automatic = {index - 1 for index, position in enumerate(match.positions) if position.automatic}
    assert automatic
    assert not automatic & set(decisions(match, {0, 1}))
    entries = {done.number for index in automatic if (done := match.positions[index + 1].entry)}
    assert not entries & {row.entry for row in match_rows(match)}


def test_environments_and_simulations_ask_nobody_either() -> None:
    match = fight()
    state = match.state.clone()
    seat = state.actors()[0]
    table = Table(GAME, 2, state)
    assert table.actor == seat
    standing = next(action for action in state.asides(seat) if GAME.words(state, seat, (action,)) == ("standing", "auto"))
    table.act(standing)
    assert GAME.prompts(table.state)[0].kind == "turn"
    assert simulate("ante_portas", 2, ["heuristic"], 3, 1, AUTO, jobs=1).games == 3


# The same as ever


BATTLE: dict[str, Any] = {
    "now": "turn birch",
    "hexes": {
        26: {"base": 2},
        19: {"base": 2, "elite": 1},
        14: {"base": 3, "tile": "trap"},
        12: {"farmers": 2, "tile": "trench"},
        9: {"tile": "tread_mine"},
        7: {"farmers": 1, "citizens": 1, "tile": "guard_post"},
        5: {"citizens": 1, "tile": "bunker", "facing": "ur"},
        4: {"farmers": 1, "tile": "catapult"},
        2: {"farmers": 3},
    },
    "acorn": {"goods": {"wood": 3, "clay": 2, "food": 4, "tools": 5, "taler": 3}},
}


def compared(seed: int) -> int:
    """Play the same random game with answers inside, as in version 1, and as plays; return how many answers there were."""
    options = {**AUTO, "epochs": "2", "scenario": ("raiders", "dragons")[seed % 2]}
    asked = cast(AntePortas, playing.position(GAME, BATTLE, players=2, options=options).state.clone())
    inside = asked.clone()
    inside.rules = Rules(GRAMMAR.rule_values(2, GAME.read_options(2, options) | {"answers": "inside"}))
    inside.chance, asked.chance, dice = seeded(seed), seeded(seed), seeded(seed)
    answers = 0
    for _ in range(200):
        if not inside.actors():
            break
        seat, play = inside.actors()[0], random_play(inside, inside.actors()[0], dice)
        inside.events, asked.events = [], []
        carry_out(inside, seat, play)
        carry_out(asked, seat, play)
        while asked.automatic():
            answers += 1
            carry_out(asked, asked.actors()[0], GAME.answer(asked))
        told = [[(event.kind, event.args) for event in state.events or []] for state in (inside, asked)]
        assert told[0] == told[1]
        assert inside.dump()[1:] == asked.dump()[1:]
    return answers


def test_what_happens_and_what_is_told_is_what_it_was_when_the_engine_answered() -> None:
    assert sum(compared(seed) for seed in range(8)) > 20


CHANGED = """
import ast, sys
from importlib.machinery import SourceFileLoader, PathFinder

names = {f"tafelrunde.games.ante_portas.engine.{name}" for name in sys.argv[1].split(",")}
done = set()

class Loader(SourceFileLoader):
    def get_code(self, fullname):
        tree = ast.parse(self.get_data(self.path))
        for part in tree.body:  # tables made on import are no numbers of the judgement but the map
            made = getattr(part, "name", "") == "passed"
            made |= fullname.endswith("_grammar") and getattr(part, "name", "") != "Taste"
            made |= isinstance(part, (ast.Assign, ast.AnnAssign)) and not isinstance(part.value, (ast.Dict, ast.Constant, ast.Tuple))
            for node in ast.walk(part):
                if isinstance(node, ast.Constant) and type(node.value) in (int, float) and not made:
                    node.value = 3 * node.value + 7
                    done.add(fullname)
        return compile(tree, self.path, "exec")

class Finder(PathFinder):
    @classmethod
    def find_spec(cls, fullname, path=None, target=None):
        found = super().find_spec(fullname, path, target) if fullname in names else None
        if found:
            found.loader = Loader(fullname, found.origin)
        return found

sys.meta_path.insert(0, Finder)
import tafelrunde as tr
text = open(sys.argv[2], encoding="utf-8").read()
match = tr.load(text)
assert done == names, done
assert match.save(with_secret=True) == text
print(match.state.dump())
"""


@pytest.mark.once
@pytest.mark.parametrize(
    ("rules", "changed"), [(2, "judgement,valuation,_grammar,answers"), (1, "judgement,valuation,_grammar")], ids=["rules 2", "rules 1"]
)
def test_a_saved_match_loads_equal_after_every_number_of_the_judgement_has_changed(tmp_path: Path, rules: int, changed: str) -> None:
    for match in (played(2, 1, rules, epochs="2"), played(3, 4, rules, scenario="dragons")):
        path = tmp_path / "match.txt"
        path.write_text(match.save(with_secret=True), encoding="utf-8")
        run = subprocess.run(
            [sys.executable, "-c", CHANGED, changed, str(path)],
            env={**os.environ, "TAFELRUNDE_PURE": "1"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert run.stdout == f"{match.state.dump()}\n", run.stderr
