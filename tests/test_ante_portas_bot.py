"""What the rules of thumb of Ante Portas think of positions in which it is clear what to do, and how strong they are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pytest

from tafelrunde.arena.boundary import random_states
from tafelrunde.games import find_game
from tafelrunde.games.ante_portas.engine._grammar import ASK_MASK, Ask, Window
from tafelrunde.games.ante_portas.engine.answers import react
from tafelrunde.games.ante_portas.engine.judgement import Field, distance, judge
from tafelrunde.games.ante_portas.engine.state import AntePortas
from tafelrunde.kernel.chance import seeded
from tafelrunde.kernel.plays import carry_out, plays, random_play

pytestmark = pytest.mark.once

GAME = find_game("ante_portas")
FLAG = {"mode": "capture_flag"}
TERRITORY = {"mode": "territory"}


def position(players: int = 1, options: dict[str, str] | None = None, **given: Any) -> AntePortas:
    state = cast(AntePortas, GAME.table(players, GAME.read_options(players, options or {}), seeded(1)))
    GAME.set_position(state, {key.removeprefix("_"): value for key, value in given.items()})
    return state


def scores(state: AntePortas) -> dict[str, int]:
    """What the seat that is asked thinks of its plays, as sentences."""
    seat = state.actors()[0]
    found = plays(state, seat)
    judged = judge(state, seat, found)
    assert len(judged) == len(found)
    return {" ".join(GAME.words(state, seat, play)): score for play, score in zip(found, judged, strict=True)}


def liked(state: AntePortas) -> set[str]:
    """What it likes best."""
    judged = scores(state)
    return {sentence for sentence, score in judged.items() if score == max(judged.values())}


def play_best(state: AntePortas) -> str:
    """Play what it likes best, the first of equals."""
    seat = state.actors()[0]
    found = plays(state, seat)
    judged = judge(state, seat, found)
    play = found[judged.index(max(judged))]
    said = " ".join(GAME.words(state, seat, play))
    carry_out(state, seat, play)
    return said


def turn_of(state: AntePortas) -> list[str]:
    """Everything the active seat does in a turn."""
    seat = state.active
    left = state.turns_left
    said = []
    while state.to_move == seat and state.turns_left == left and state.active == seat:
        said.append(play_best(state))
    return said


# The battlefield


def test_steps_between_hexes() -> None:
    assert distance(2, 7) == 1
    assert distance(2, 27) == 5
    assert distance(1, 3) == 4
    assert distance(9, 10) == 2


def test_an_attacker_near_the_edge_costs_more() -> None:
    costs = [Field(position(hexes={place: {"base": 1}})).cost() for place in (27, 17, 12, 7, 2)]
    assert costs == sorted(costs)
    assert costs[-1] > 2000


def test_soldiers_and_mines_in_the_way_help() -> None:
    bare = Field(position(hexes={7: {"base": 1}})).cost()
    mined = Field(position(hexes={7: {"base": 1}, 2: {"tile": "tread_mine"}})).cost()
    manned = Field(position(hexes={7: {"base": 1}, 2: {"citizens": 1}})).cost()
    assert manned < mined < bare


def test_trying_a_step_leaves_the_field_as_it_was() -> None:
    field = Field(position(hexes={12: {"base": 2}, 9: {"base": 1}, 2: {"farmers": 3}, 7: {"citizens": 1}}))
    now = field.cost()
    gain = field.step_gain(2, 4, 0, now)
    assert field.cost() == now
    field.put(2, 0, -1)
    field.put(4, 0, 1)
    assert field.cost() == now - gain


# The Commander


def test_a_citizen_strikes_a_lone_raider() -> None:
    state = position(_now="turn acorn", hexes={12: {"base": 1}, 7: {"citizens": 1}}, acorn={"steward": "m0"})
    said = turn_of(state)
    assert "act move" in said
    assert "move 12" in said
    assert state.base[12] == 0


def test_three_farmers_together_against_an_elite() -> None:
    hexes = {7: {"elite": 1}, 2: {"farmers": 2}, 4: {"farmers": 1}}
    state = position(_now="turn acorn", hexes=hexes, acorn={"steward": "m0"})
    turn_of(state)
    assert state.elite[7] == 0


def test_nobody_is_thrown_against_too_many() -> None:
    hexes = {17: {"base": 5}, 12: {"farmers": 1}}
    state = position(_now="turn acorn", hexes=hexes, acorn={"steward": "m0"})
    assert "move 17" not in turn_of(state)


# The economy


def test_puts_the_forester_to_work_first() -> None:
    state = position(_now="turn acorn", acorn={"buildings": ["farm", "farm", "foresters_house"], "farmers": 2})
    assert liked(state) == {"employ farmer foresters_house"}


def test_feeds_the_citizens() -> None:
    state = position(_now="year_end", season="winter", hexes={7: {"citizens": 2}}, acorn={"goods": {"food": 2}})
    assert state.steps[-1] & ASK_MASK == Ask.FEED
    assert liked(state) == {"feed"}


def test_drops_what_is_worth_least() -> None:
    state = position(_now="turn acorn at", acorn={"goods": {"wood": 2, "planks": 4, "ore": 6}, "steward": "h1"}, heartland={"h1": "grove"})
    play_best(state)
    assert state.steps[-1] & ASK_MASK == Ask.DROP
    assert liked(state) == {"drop ore"}


# Soldier actions


def test_fires_at_the_end_of_a_combat_phase() -> None:
    state = position(hexes={7: {"farmers": 2, "tile": "trench"}, 12: {"base": 1}})
    assert GAME.words(state, 0, (int(react(state, 0, Window.END)),)) == ("shoot", "12")


def test_spares_nobody_for_a_shot_that_changes_nothing() -> None:
    state = position(hexes={7: {"farmers": 1, "tile": "trench"}, 12: {"elite": 1, "base": 1}})
    assert scores(state)["shoot 12"] < 0


# Duels


def test_steps_over_the_enemy_edge() -> None:
    hexes = {25: {"a": {"farmers": 1}}, 2: {"a": {"farmers": 1}}, 27: {"b": {"farmers": 1}}}
    state = position(2, FLAG, _now="turn acorn", hexes=hexes, acorn={"steward": "m0"})
    turn_of(state)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.places == (1, 2)


def test_does_not_attack_at_a_tie() -> None:
    hexes = {12: {"a": {"farmers": 1}}, 17: {"b": {"farmers": 1}}}
    state = position(2, FLAG, _now="turn acorn", hexes=hexes, acorn={"steward": "m0"})
    assert "move 17" not in turn_of(state)


# Everywhere


def some_states(players: int, count: int) -> Iterator[tuple[AntePortas, int]]:
    for number, state in enumerate(random_states(GAME, players, 7)):
        if number == count:
            return
        yield cast(AntePortas, state), state.actors()[0]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_hidden_cards_change_no_judgement(players: int) -> None:
    for number, (state, seat) in enumerate(some_states(players, 100)):
        found = plays(state, seat)
        before = state.dump()
        judged = judge(state, seat, found)
        assert len(judged) == len(found)
        assert state.dump() == before
        twin = state.determinize(seat, seeded(number))
        assert judge(twin, seat, found) == judged


# Strength


def play_game(players: int, options: dict[str, str], seed: int, chance_team: int = -1) -> AntePortas:
    """Return a finished game; one team may play anything."""
    state = cast(AntePortas, GAME.new(players, GAME.read_options(players, options), seeded(seed)))
    dice = seeded(seed + 1)
    while actors := state.actors():
        seat = actors[0]
        if state.team(seat) == chance_team:
            carry_out(state, seat, random_play(state, seat, dice))
            continue
        found = plays(state, seat)
        judged = judge(state, seat, found)
        best = [play for play, score in zip(found, judged, strict=True) if score == max(judged)]
        carry_out(state, seat, best[dice.pick(len(best), 0)])
    return state


@pytest.mark.parametrize(("players", "options"), [(2, FLAG), (2, TERRITORY), (4, FLAG), (4, TERRITORY)])
def test_rules_of_thumb_beat_chance(players: int, options: dict[str, str]) -> None:
    assert [play_game(players, options, seed, chance_team=1 - seed % 2).winner for seed in range(2)] == [0, 1]


def test_lasts_into_the_last_year_alone() -> None:
    assert any(play_game(1, {}, seed).year == 5 for seed in range(3))


@pytest.mark.slow
@pytest.mark.parametrize("players", [1, 2, 3])
def test_a_partner_neither_hopeless_nor_unbeatable(players: int) -> None:
    games = 30
    held = sum(play_game(players, {}, seed).winner == 0 for seed in range(games))
    assert 0.3 * games <= held <= 0.85 * games
