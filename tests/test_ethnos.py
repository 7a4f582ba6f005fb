"""The engine of Ethnos: random games with random options keep all invariants."""

from __future__ import annotations

import pytest

import tafelrunde.games.ethnos.engine.steps  # noqa: F401 - fills the table of steps
from tafelrunde.games.ethnos.engine._grammar import Choice
from tafelrunde.games.ethnos.engine.making import blank, restore
from tafelrunde.games.ethnos.engine.rules import Rules
from tafelrunde.games.ethnos.engine.setup import set_up
from tafelrunde.games.ethnos.engine.state import Ethnos
from tafelrunde.kernel.chance import Seeded, seeded


def new_game(players: int, dice: Seeded, seed: int) -> Ethnos:
    values = [players, *(dice.pick(2, 0) for _ in range(14))]
    state = blank(Rules(values), seeded(seed))
    set_up(state, (Choice.RANDOM, Choice.FIRST_GAME, Choice.DRAFT)[dice.pick(3, 0)], [])
    return state


@pytest.mark.rule("ET-28.1", "ET-28.2", "ET-28.3", "ET-28.8")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_random_games_keep_all_invariants_and_end(players: int) -> None:
    for number in range(4):
        dice = seeded(number)
        state = new_game(players, dice, number)
        ages, before = 0, 0
        while actors := state.actors():
            actions = state.actions(actors[0])
            assert actions == sorted(set(actions))
            assert actions
            state.apply(actors[0], actions[dice.pick(len(actions), 0)])
            assert state.check() is None
            ages += state.age != before
            before = state.age
        assert ages == state.rules.ages
        assert restore(state.dump(), state.chance).dump() == state.dump()
        outcome = state.outcome()
        assert outcome
        assert min(outcome.places) == 1


@pytest.mark.parametrize("players", [2, 4, 6])
def test_what_a_seat_imagines_is_possible_and_depends_on_nothing_hidden(players: int) -> None:
    dice = seeded(players)
    state = new_game(players, dice, players)
    number = 0
    while actors := state.actors():
        number += 1
        for seat in (*range(players), -1) if number % 5 == 0 else ():
            twin = state.determinize(seat, seeded(number))
            assert twin.check() is None
            assert twin.actors() == actors
            assert twin.actions(actors[0])
            assert twin.determinize(seat, seeded(1)).dump() == state.determinize(seat, seeded(1)).dump()
        actions = state.actions(actors[0])
        state.apply(actors[0], actions[dice.pick(len(actions), 0)])
