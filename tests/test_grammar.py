"""What is made of a game's grammar is current and asked, and whatever is public can be copied and sent to another process."""

from __future__ import annotations

import ast
import copy
import pickle
from collections.abc import Callable
from importlib.util import find_spec

import pytest
from toy import BidsGame

import tafelrunde as tr
from tafelrunde.arena.boundary import random_states
from tafelrunde.games import NAMES, find_game
from tafelrunde.kernel.chance import Chance, Committed, Recording, Sealed, Seeded, Tape, TapeEnd, TapeMismatch, seeded
from tafelrunde.kernel.contract import Event
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.match import new_match
from tafelrunde.kernel.samples import samples_of
from tafelrunde.kernel.written import modules

GAMES: list[Game] = [*map(find_game, NAMES), BidsGame()]
every_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])


def pickled(thing: object) -> object:
    return pickle.loads(pickle.dumps(thing))


COPIES: list[Callable[[object], object]] = [pickled, copy.deepcopy]
each_way = pytest.mark.parametrize("copied", COPIES, ids=["pickle", "deepcopy"])


def grammars() -> list[str]:
    """The packages of the games that have a grammar of their own."""
    packages = [type(find_game(name)).__module__.rpartition(".")[0] for name in NAMES]
    return [package for package in packages if find_spec(f"{package}.grammar")]


@pytest.mark.once
@pytest.mark.parametrize("package", grammars())
def test_what_is_made_of_the_grammar_is_current(package: str) -> None:
    for path, source in modules(package).items():
        assert path.read_text(encoding="utf-8") == source, f"write it anew: python -m tafelrunde.kernel.written {package}"


LAYOUT = (ast.LShift, ast.RShift, ast.BitAnd, ast.BitOr, ast.BitXor)


def layouts_by_heart(source: str) -> list[str]:
    """Return the shifts and masks by a number that is written out."""
    found = []
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.BinOp(left=left, op=op, right=right) if isinstance(op, LAYOUT):
                sides = [left, right]
            case ast.AugAssign(op=op, value=value) if isinstance(op, LAYOUT):
                sides = [value]
            case _:
                continue
        if any(isinstance(side, ast.Constant) and isinstance(side.value, int) for side in sides):
            found.append(ast.unparse(node))
    return found


@pytest.mark.once
@pytest.mark.parametrize("name", NAMES)
def test_an_engine_asks_its_grammar_where_the_parts_of_a_number_lie(name: str) -> None:
    game = find_game(name)
    for path in (game.home() / "engine").glob("[!_]*.py"):
        found = set(layouts_by_heart(path.read_text(encoding="utf-8"))) - set(samples_of(game).no_layouts)
        assert found == set(), f"{path.name} knows a layout that only the grammar should know"


@pytest.mark.once
@pytest.mark.parametrize("written", ["data >> 8", "data & 0xFF", "1 << seat", "mask |= 4", "x = unit ^ 1"])
def test_a_layout_known_by_heart_is_found(written: str) -> None:
    assert len(layouts_by_heart(written)) == 1


@pytest.mark.once
@pytest.mark.parametrize("written", ["top >> ASK_BITS", "resigned & BIT[seat]", "seat % 2", "int | None", "first | second"])
def test_what_is_no_layout_may_stay(written: str) -> None:
    assert layouts_by_heart(written) == []


@every_game
@each_way
def test_a_position_is_copied_with_all_that_is_in_it(game: Game, copied: Callable[[object], object]) -> None:
    states = random_states(game, game.players[0], seed=3)
    for _ in range(30):
        state = next(states)
        twin = copied(state)
        assert twin == state
        assert twin is not state
        assert isinstance(twin, type(state))
        assert twin.actors() == state.actors()
        assert twin.check() is None


@every_game
@each_way
@pytest.mark.parametrize("chance", ["committed", "open"])
def test_a_match_goes_on_as_the_one_it_was_copied_from(game: Game, copied: Callable[[object], object], chance: str) -> None:
    match = new_match(game, seed=5, chance=chance)
    for _ in range(6):
        match.play(match.sentences(match.to_act[0])[0], match.to_act[0])
    twin = copied(match)
    assert isinstance(twin, tr.Match)
    assert twin.save() == match.save()
    for _ in range(4):
        for one in (match, twin):
            one.play(one.sentences(one.to_act[0])[0], one.to_act[0])
    assert twin.save() == match.save()
    assert twin.state == match.state


SOURCES: list[Chance] = [
    Seeded(5),
    seeded("x"),
    Tape([1, 0, 2, 3, 1], 1),
    Committed("secret", 3),
    Committed("secret", 3, True),
    Recording(Tape([0, 1, 1])),
]


@each_way
@pytest.mark.parametrize("source", SOURCES, ids=lambda source: type(source).__name__)
def test_a_source_of_chance_goes_on_alike(source: Chance, copied: Callable[[object], object]) -> None:
    source = source.copy()
    if isinstance(source, Recording):
        source.pick(4, 2)
    twin = copied(source)
    assert isinstance(twin, type(source))
    if isinstance(twin, Recording) and isinstance(source, Recording):
        assert (twin.outcomes, twin.ranges, twin.questions) == (source.outcomes, source.ranges, source.questions)
    assert [twin.pick(4, 9) for _ in range(2)] == [source.pick(4, 9) for _ in range(2)]


@each_way
def test_what_else_the_engine_hands_out_is_copied(copied: Callable[[object], object]) -> None:
    event = copied(Event(3, [1, 2], 2, 1))
    assert isinstance(event, Event)
    assert (event.kind, event.args, event.secret, event.seats) == (3, [1, 2], 2, 1)
    assert isinstance(copied(Sealed()), Sealed)
    end, mismatch = copied(TapeEnd(6, 2)), copied(TapeMismatch(6, 7))
    assert isinstance(end, TapeEnd)
    assert (end.n, end.what) == (6, 2)
    assert isinstance(mismatch, TapeMismatch)
    assert (mismatch.n, mismatch.outcome) == (6, 7)


@each_way
def test_every_error_says_the_same_after_a_journey(copied: Callable[[object], object]) -> None:
    match = tr.new("war_chest", seed=7)
    found: list[tr.TafelrundeError] = []
    for attempt in (
        lambda: match.play("archer attack e2 e3"),
        lambda: match.play("unicorn attack"),
        lambda: match.play("deploy"),
        lambda: match.undo(),
        lambda: match.resign("nobody"),
        lambda: tr.new("chess"),
        lambda: tr.load("nonsense"),
    ):
        with pytest.raises(tr.TafelrundeError) as caught:
            attempt()
        found.append(caught.value)
    for error in found:
        twin = copied(error)
        assert type(twin) is type(error)
        assert isinstance(twin, tr.TafelrundeError)
        assert [twin.text(lang) for lang in ("de", "en")] == [error.text(lang) for lang in ("de", "en")]


def test_a_position_has_no_hash() -> None:
    with pytest.raises(TypeError, match="a position changes"):
        hash(tr.new("war_chest", seed=7).state)
