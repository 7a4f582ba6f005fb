"""The engine of Ante Portas: seeds, and random games with random options that keep all invariants."""

from __future__ import annotations

from typing import cast

import pytest

from tafelrunde.arena.simulate import simulate
from tafelrunde.games.ante_portas.engine.making import restore
from tafelrunde.games.ante_portas.engine.state import AntePortas
from tafelrunde.games.ante_portas.game import AntePortasGame
from tafelrunde.kernel.chance import seeded
from tafelrunde.kernel.match import Match, new_match

GAME = AntePortasGame()
DECISIONS = 500


def played(seed: int, decisions: int, players: int = 2, **options: str) -> Match:
    """Return a game with that many random decisions."""
    match = new_match(GAME, players, options, seed=seed)
    dice = seeded(decisions)
    for _ in range(decisions):
        sentences = match.sentences()
        match.play(sentences[dice.pick(len(sentences), 0)])
    return match


@pytest.mark.rule("AP-1.7")
def test_the_same_seed_and_the_same_decisions_give_the_same_game() -> None:
    first, second = played(7, 60), played(7, 60)
    assert first.save() == second.save()
    assert first.log() == second.log()
    assert first.state.dump() == second.state.dump()


@pytest.mark.rule("AP-1.7")
def test_another_seed_gives_another_game() -> None:
    layouts = {str(new_match(GAME, 2, {}, seed=seed).state.dump()) for seed in range(12)}
    assert len(layouts) == 12


@pytest.mark.rule("AP-1.7", "AP-0.3", "AP-0.6")
def test_shuffles_bring_every_place_everywhere() -> None:
    """Each place of the heartland and of the command centre, and each market card, turns up in different spots."""
    states = [cast(AntePortas, GAME.new(1, GAME.read_options(1, {}), seeded(seed))) for seed in range(120)]
    assert len({int(state.heart[0]) for state in states}) > 15
    assert len({int(state.market) for state in states}) == 7
    free = [next(at for at in range(len(state.centre)) if state.centre[at] == 33) for state in states]
    assert len(set(free)) == 6


@pytest.mark.parametrize("seed", range(12))
def test_random_games_keep_all_invariants(seed: int) -> None:
    """Whatever is played: counts and supplies hold, a dump is restored as it was, and a copy goes its own way."""
    dice = seeded(seed)
    players = GAME.players[seed % len(GAME.players)]
    options = GAME.read_options(players, GAME.random_options(players, dice))
    state = cast(AntePortas, GAME.new(players, options, seeded(seed + 100)))
    for step in range(DECISIONS):
        if not state.actors():
            assert state.outcome() is not None
            return
        assert state.check() is None
        seat = state.actors()[0]
        actions = list(state.legal(seat))
        assert actions
        assert actions == sorted(set(actions))
        if step % 25 == 0:
            before = state.dump()
            assert restore(before, state.chance.copy()).dump() == before
            copy = state.clone()
            copy.apply(seat, actions[0])
            assert state.dump() == before
        state.apply(seat, actions[dice.pick(len(actions), 0)])


def test_games_lost_together_are_no_draws() -> None:
    tally = simulate("ante_portas", 2, ["random"], 5, 1, {}, jobs=1)
    assert tally.reasons["overrun"] == 5  # random players never hold the wall
    assert (tally.shared, tally.firsts) == (0, [0, 0])
