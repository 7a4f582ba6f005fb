"""Looking ahead: judgement of positions, the tree, and who plays with it."""

from __future__ import annotations

import msgspec
import pytest
from toy import BidsGame

from tafelrunde.arena.boundary import check_boundary, random_states
from tafelrunde.arena.simulate import play_bots
from tafelrunde.bots import LEVELS, Seen, make_bot, play_and_tell
from tafelrunde.bots.search import SearchBot
from tafelrunde.bots.tree import Search, Tree, key_of, mix
from tafelrunde.games import NAMES, find_game
from tafelrunde.kernel.chance import seeded
from tafelrunde.kernel.contract import Outcome, State
from tafelrunde.kernel.effort import Effort
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.judge import rewards
from tafelrunde.kernel.plays import can_play, carry_out, plays

pytestmark = pytest.mark.once

GAMES = [(find_game(name), players) for name in NAMES for players in (min(find_game(name).players), max(find_game(name).players))]
EFFORT = Effort(16, 1, 1.0, 4.0, seconds=600.0)


def named(given: tuple[Game, int]) -> str:
    return f"{given[0].name} {given[1]}"


# Judgement


@pytest.mark.parametrize(
    ("outcome", "worth"),
    [
        (Outcome((1, 2), (9, 3), "x"), [1.0, 0.0]),
        (Outcome((1, 1), (9, 9), "x"), [0.5, 0.5]),
        (Outcome((2, 1, 3), (5, 9, 3), "x"), [0.5, 1.0, 0.0]),
        (Outcome((1, 1, 3), (9, 9, 3), "x"), [0.75, 0.75, 0.0]),
        (Outcome((1, 2, 1, 2), (9, 3, 9, 3), "x"), [1.0, 0.0, 1.0, 0.0]),
        (Outcome((1, 1, 1, 1), (3, 3, 3, 3), "x"), [0.5, 0.5, 0.5, 0.5]),
        (Outcome((1, 1), (9, 9), "x", together=True), [1.0, 1.0]),
        (Outcome((2, 2), (3, 3), "x", together=True), [0.0, 0.0]),
        (Outcome((2,), (3,), "x", together=True), [0.0]),
    ],
)
def test_places_have_a_worth(outcome: Outcome, worth: list[float]) -> None:
    assert rewards(outcome) == pytest.approx(worth)


@pytest.mark.parametrize("given", GAMES, ids=named)
def test_every_position_has_a_value_for_every_seat(given: tuple[Game, int]) -> None:
    game, players = given
    judge = game.judge()
    for state, _ in zip(random_states(game, players, 5), range(40), strict=False):
        sides = judge.sides(state)
        assert len(sides) == players
        values = judge.values(state)
        assert all(0.0 <= value <= 1.0 for value in values)
        for seat in range(players):
            assert len(list(judge.features(state, seat))) == len(game.weights)
            assert values[seat] == values[sides.index(sides[seat])]  # a side wins and loses together
        if len(set(sides)) > 1:
            assert sum(values) == pytest.approx(players / 2)


@pytest.mark.parametrize("name", NAMES)
def test_weights_can_be_replaced_by_name(name: str) -> None:
    game = find_game(name)
    first = next(iter(game.weights))
    assert game.judge({first: 7.0}).weights[0] == 7.0
    with pytest.raises(OptionError, match="no weight 'beauty'"):
        game.judge({"beauty": 1.0})


# The tree


def search(game: Game, state: State, seed: int, iterations: int, depth: int = 2) -> Search:
    seat = state.actors()[0]
    made = Search(game.judge(), seat, state.determinize(seat, seeded(seed)), seeded(seed), True, depth, 1.0, 4.0)
    made.run(iterations)
    return made


@pytest.mark.parametrize("given", GAMES, ids=named)
def test_the_tree_counts_right(given: tuple[Game, int]) -> None:
    game, players = given
    states = random_states(game, players, 3)
    for _ in range(2):
        state = next(state for state in states if len(plays(state, state.actors()[0])) > 1)
        tree = search(game, state, 1, 12, depth=0).tree
        edges = tree.root_edges()
        assert tree.visits[tree.root] == 12
        assert sum(tree.tried[edge] for edge in edges) == 12
        assert {tree.play_of(edge) for edge in edges} <= set(plays(state, tree.seat[tree.root]))
        assert all(tree.tried[edge] <= tree.offered[edge] for edge in edges)
        assert 0.0 <= tree.total[tree.root] <= 12.0


@pytest.mark.parametrize("given", GAMES, ids=named)
def test_what_is_kept_of_a_tree_is_what_was_thought(given: tuple[Game, int]) -> None:
    game, players = given
    state = next(random_states(game, players, 9))
    found = search(game, state, 1, 60, depth=1)
    ways = [way for way in range(found.tree.ways) if found.tree.origin[way] == found.tree.root]
    whole, node = tellings(found.tree, found.tree.root), max((found.tree.to[way] for way in ways), key=lambda to: found.tree.visits[to])
    part = tellings(found.tree, node)
    spare = Tree(0)
    assert tellings(found.tree.pruned(spare), spare.root) == whole
    found.tree.root = node
    assert tellings(found.tree.pruned(spare), spare.root) == part
    assert spare.nodes < found.tree.nodes
    seat = state.actors()[0]
    spare.clear(seat)  # a search in rows that are made already thinks the same
    again = Search(game.judge(), seat, state.determinize(seat, seeded(1)), seeded(1), True, 1, 1.0, 4.0, spare)
    again.run(60)
    assert tellings(spare, spare.root) == whole


def tellings(tree: Tree, node: int) -> list[object]:
    """All that a tree knows from a node on."""
    edges = range(tree.first[node], tree.first[node] + tree.count[node])
    known = [(tree.play_of(edge), tree.tried[edge], tree.offered[edge], tree.gained[edge], tree.rank[edge]) for edge in edges]
    after = [(tree.by[way], tellings(tree, tree.to[way])) for way in range(tree.ways) if tree.origin[way] == node]
    return [tree.seat[node], tree.visits[node], tree.total[node], known, after]


@pytest.mark.parametrize("given", GAMES, ids=named)
def test_the_same_seed_thinks_the_same(given: tuple[Game, int]) -> None:
    game, players = given
    state = next(random_states(game, players, 8))
    seen = Seen(game, state, state.actors()[0])
    first, second = (SearchBot(game, 4, EFFORT).think(seen) for _ in range(2))
    assert first == second
    assert sum(thought.visits for thought in first) == EFFORT.iterations


@pytest.mark.parametrize("given", GAMES[::2], ids=named)
def test_thinking_ends_as_soon_as_nothing_can_change_the_choice(given: tuple[Game, int]) -> None:
    game, players = given
    effort = msgspec.structs.replace(EFFORT, iterations=48, exploration=0.3)
    states = (state for state in random_states(game, players, 6) if len(plays(state, state.actors()[0])) > 1)
    saved = 0
    for state, _ in zip(states, range(12), strict=False):
        seen = Seen(game, state, state.actors()[0])
        short, long = (SearchBot(game, 4, effort).search(seen, effort.depth, only_best) for only_best in (True, False))
        assert short[0].play == long[0].play
        assert sum(thought.visits for thought in long) == effort.iterations
        saved += effort.iterations - sum(thought.visits for thought in short)
    assert saved > 0


def test_a_win_in_one_is_found() -> None:
    game = find_game("war_chest")
    dice = seeded(2)
    judge = game.judge()
    state = game.new(2, game.read_options(2, {}), seeded(5))
    while True:  # until somebody can win with one play
        seat = state.actors()[0]
        wins = [play for play in plays(state, seat) if wins_by(state, seat, play)]
        if wins:
            break
        judge.step(state, seat, dice)
    assert SearchBot(game, 1, Effort(200, 4, 1.0, 4.0, 600.0)).choose(Seen(game, state, seat)) in wins


def wins_by(state: State, seat: int, play: tuple[int, ...]) -> bool:
    after = state.clone()
    after.apply(seat, play[0])
    outcome = after.outcome()
    return outcome is not None and seat in outcome.winners


def test_who_decides_at_the_same_time_does_not_see_the_others() -> None:
    game = BidsGame()
    state = game.new(3, game.read_options(3, {}), seeded(1))
    assert state.actors() == [0, 1, 2]
    tree = search(game, state, 1, 300).tree
    for seat in (1, 2):  # one node for each other seat, whatever the first one chose
        node = tree.behind(tree.root, mix(-2 - seat, seat))
        assert tree.visits[node] > 290
        assert tree.count[node] == 4


def test_keys_tell_plays_apart() -> None:
    found = {key_of(play) for play in [(1,), (2,), (1, 2), (2, 1), (1, 2, 3), (1, 2, 4), (0, 0), (0, 0, 0), (2**40, 1), (2**40, 2)]}
    assert len(found) == 10


# Who plays with it


def test_the_plays_of_a_seat_are_never_more_than_it_may_know() -> None:
    game = find_game("ethnos")
    state = next(random_states(game, 3, 4))
    seen = Seen(game, state, state.actors()[0])
    before = state.dump()
    SearchBot(game, 1, EFFORT).choose(seen)
    assert state.dump() == before


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", NAMES)
def test_every_level_plays_every_game(name: str, level: str) -> None:
    game = find_game(name)
    players = min(game.players)
    state = game.new(players, game.read_options(players, {}, bots=players), seeded(1))
    bot = make_bot(level, game, 1, iterations=2)
    for _ in range(8):
        if state.actors():
            seat = state.actors()[0]
            play = bot.choose(Seen(game, state, seat))
            assert can_play(state, seat, play)
            carry_out(state, seat, play)


@pytest.mark.slow
@pytest.mark.parametrize("given", GAMES, ids=named)
def test_no_level_knows_more_than_its_seat(given: tuple[Game, int]) -> None:
    game, players = given
    for seat in range(players):
        assert check_boundary(game, players, seat, pairs=6, seed=4, apart=3, bots=LEVELS, iterations=8, choosing=True) == []


@pytest.mark.slow
def test_looking_ahead_beats_rules_of_thumb() -> None:
    game = find_game("war_chest")
    wins = 0.0
    for number in range(12):
        state = game.new(2, game.read_options(2, {}, bots=2), seeded(number // 2))
        bots = [SearchBot(game, number, Effort(100, 8, 1.0, 4.0, 600.0)), make_bot("heuristic", game, number)]
        play_bots(game, state, bots if number % 2 else bots[::-1])
        outcome = state.outcome()
        assert outcome
        wins += rewards(outcome)[0 if number % 2 else 1]
    assert wins >= 9


# Going on with what was thought


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_a_bot_that_hears_the_plays_goes_on_with_its_tree(name: str) -> None:
    game = find_game(name)
    state = game.new(2, game.read_options(2, {}, bots=2), seeded(4))
    bots = [SearchBot(game, seat, msgspec.structs.replace(EFFORT, iterations=24)) for seat in range(2)]
    reused, searched = 0, False
    for _ in range(20):
        if not (actors := state.actors()):
            break
        seat = actors[0]
        bot = bots[seat]
        reused += bot.goes_on and bot.tree.visits[bot.tree.root] > 0
        assert not bot.goes_on or bot.tree.seat[bot.tree.root] == seat
        play = bot.choose(Seen(game, state, seat))
        searched = searched or bot.goes_on
        assert can_play(state, seat, play)
        play_and_tell(dict(enumerate(bots)), game, state, seat, play)
    assert reused > 0 or not searched, "some decisions are left to rules of thumb"


def test_a_bot_that_hears_nothing_begins_anew() -> None:
    game = find_game("war_chest")
    state = game.new(2, game.read_options(2, {}), seeded(4))
    bot = SearchBot(game, 1, EFFORT)
    for _ in range(3):
        seat = state.actors()[0]
        bot.choose(Seen(game, state, seat))
        assert bot.goes_on
        assert bot.tree.visits[bot.tree.root] == EFFORT.iterations
