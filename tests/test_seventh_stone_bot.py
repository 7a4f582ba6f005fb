"""What the rules of thumb of Seventh Stone think of positions in which it is clear what to do, how strong they are, and their odds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pytest

from tafelrunde.arena.boundary import random_states
from tafelrunde.arena.simulate import simulate
from tafelrunde.games import find_game
from tafelrunde.games.seventh_stone.engine._grammar import ORDERS, PRICE, SHEET, Ask
from tafelrunde.games.seventh_stone.engine.allocation import allocations
from tafelrunde.games.seventh_stone.engine.judgement import judge
from tafelrunde.games.seventh_stone.engine.market import as_play, counts_of
from tafelrunde.games.seventh_stone.engine.odds import attack_percent, conflict_percents, forecast
from tafelrunde.games.seventh_stone.engine.state import SeventhStone
from tafelrunde.kernel.chance import seeded
from tafelrunde.kernel.plays import Play, add_plays, can_play, carry_out, plays

pytestmark = pytest.mark.once

GAME = find_game("seventh_stone")
MELEE, RANGED, CAVALRY = range(3)
CAPITALS = {"a1": {"capital": "boar"}, "e5": {"capital": "crane"}}
BOARD = "p p p p p/p p p p p/p p P p p/p p p p p/p p p p p"


def position(players: int = 2, **given: Any) -> SeventhStone:
    options = GAME.read_options(players, {})
    state = cast(SeventhStone, GAME.table(players, options, seeded(1)))
    GAME.set_position(state, {"board": BOARD, **given})
    return state


def scores(state: SeventhStone) -> dict[str, int]:
    """What the seat that is asked thinks of its plays, as sentences."""
    seat = state.actors()[0]
    found = plays(state, seat)
    judged = judge(state, seat, found)
    assert len(judged) == len(found)
    return {" ".join(GAME.words(state, seat, play)): score for play, score in zip(found, judged, strict=True)}


def liked(state: SeventhStone) -> set[str]:
    """What it likes best."""
    judged = scores(state)
    return {sentence for sentence, score in judged.items() if score == max(judged.values())}


def best_play(state: SeventhStone) -> Play:
    seat = state.actors()[0]
    found = plays(state, seat)
    judged = judge(state, seat, found)
    return found[judged.index(max(judged))]


def moves_of(state: SeventhStone) -> list[str]:
    """Everything the seat that moves does until its movement is done."""
    seat = state.actors()[0]
    said = []
    while state.mover == seat and state.asks(Ask.MOVE):
        play = best_play(state)
        said.append(" ".join(GAME.words(state, seat, play)))
        carry_out(state, seat, play)
    return said


# Odds (section 13)


@pytest.mark.parametrize(
    ("kind", "count", "against", "defenders", "guards", "walls", "percent"),
    [
        (MELEE, 4, MELEE, 4, 0, 0, 42),
        (MELEE, 4, MELEE, 3, 0, 0, 86),
        (MELEE, 4, MELEE, 2, 0, 0, 99),
        (MELEE, 4, CAVALRY, 4, 0, 0, 67),
        (MELEE, 4, RANGED, 4, 0, 0, 66),
        (CAVALRY, 4, MELEE, 4, 0, 0, 23),
        (CAVALRY, 4, RANGED, 4, 0, 0, 51),
        (CAVALRY, 4, MELEE, 2, 0, 0, 95),
        (RANGED, 4, MELEE, 4, 0, 0, 34),
        (MELEE, 4, MELEE, 4, 0, 2, 7),
        (MELEE, 4, MELEE, 2, 0, 2, 83),
        (MELEE, 4, MELEE, 0, 4, 0, 42),
        (MELEE, 6, MELEE, 0, 4, 0, 97),
    ],
)
def test_the_odds_of_an_attack(kind: int, count: int, against: int, defenders: int, guards: int, walls: int, percent: int) -> None:
    assert attack_percent(kind, count, against, defenders, guards, walls) == pytest.approx(percent, abs=2)


@pytest.mark.parametrize(
    ("shots", "riders", "defenders", "guards", "percent"),
    [(4, 0, 4, 0, 92), (0, 4, 4, 0, 99), (4, 0, 0, 4, 92), (4, 0, 4, 4, 8), (8, 4, 4, 4, 97)],
)
def test_the_odds_of_four_melee_units_with_supports(shots: int, riders: int, defenders: int, guards: int, percent: int) -> None:
    made = forecast(MELEE, 4, shots, riders, 0, MELEE, defenders, 0, 0, guards, 0)
    assert 100 * made.wins == pytest.approx(percent, abs=2)


def test_nobody_loses_more_units_than_there_are() -> None:
    made = forecast(CAVALRY, 3, 2, 2, 0, RANGED, 2, 0, 1, 4, 2)
    assert 0 < made.lost < 5
    assert 0 < made.killed < 3
    assert attack_percent(MELEE, 0, MELEE, 3, 0, 0) == 0
    assert attack_percent(MELEE, 1, MELEE, 0, 0, 0) == 100


def test_a_conflict_of_two() -> None:
    state = position(
        phase="combat",
        fields={**CAPITALS, "b2": {"control": "crane"}, "d4": {"control": "boar"}},
        boar={"armies": {"b2": "melee 4", "d4": "melee 1"}},
        crane={"armies": {"b2": "melee 3", "d4": "melee 4"}},
    )
    assert conflict_percents(state, 6) == [86, 14]
    assert conflict_percents(state, 18)[1] == pytest.approx(100, abs=1)


def test_a_conflict_of_three_is_played_out_always_alike() -> None:
    state = position(
        3,
        phase="combat",
        fields={**CAPITALS, "e1": {"capital": "lynx"}, "b2": {"control": "crane"}},
        boar={"armies": {"b2": "melee 4"}},
        crane={"armies": {"b2": "melee 2"}},
        lynx={"armies": {"b2": "melee 1"}},
    )
    found = conflict_percents(state, 6)
    assert found == conflict_percents(state.clone(), 6)
    assert found[0] > 60 > max(found[1:])
    assert sum(found) <= 100


# Movement


def test_takes_an_empty_temple() -> None:
    state = position(fields=CAPITALS, boar={"armies": {"b3": "melee 1"}}, crane={"armies": {"e5": "melee 1"}})
    assert moves_of(state) == ["move b3 melee points_1 1+0 c3", "done"]


def test_takes_more_fields_with_single_units() -> None:
    state = position(fields=CAPITALS, boar={"armies": {"a1": "melee 2"}}, crane={"armies": {"e5": "melee 1"}})
    assert {"move a1 melee points_1 1+0 a2", "move a1 melee points_1 1+0 b1", "done"} == set(moves_of(state))


def test_storms_a_capital_with_good_odds() -> None:
    armies = {"d5": "melee 4", "d4": "ranged 4"}
    fields = {**CAPITALS, "d5": {"control": "boar"}, "d4": {"control": "boar"}}
    state = position(fields=fields, order=["crane", "boar"], turn="boar", boar={"armies": armies})
    assert "move d5 melee points_1 4+0 e5" in moves_of(state)


def test_does_not_attack_with_bad_odds() -> None:
    fields = {**CAPITALS, "b2": {"control": "boar"}, "c2": {"control": "crane"}}
    state = position(fields=fields, boar={"armies": {"b2": "melee 2"}}, crane={"armies": {"c2": "melee 4"}})
    assert not any(said.endswith("c2") for said in moves_of(state))


def test_attacks_with_good_odds() -> None:
    fields = {**CAPITALS, "b3": {"control": "boar"}, "c3": {"control": "crane"}}
    state = position(
        fields=fields, order=["crane", "boar"], turn="boar", boar={"armies": {"b3": "melee 4"}}, crane={"armies": {"c3": "melee 1"}}
    )
    assert any(said.startswith("move b3") and said.endswith("c3") for said in moves_of(state))


def test_two_armies_join_for_an_attack() -> None:
    fields = {**CAPITALS, "b3": {"control": "boar"}, "c2": {"control": "boar"}, "c3": {"control": "crane"}}
    armies = {"b3": "melee 2", "c2": "melee 2"}
    state = position(fields=fields, order=["crane", "boar"], turn="boar", boar={"armies": armies}, crane={"armies": {"c3": "melee 2"}})
    said = moves_of(state)
    assert {sentence.split()[1] for sentence in said if sentence.endswith("c3") and sentence.startswith("move")} == {"b3", "c2"}


def test_comes_to_the_defence_of_the_capital() -> None:
    fields = {**CAPITALS, "b1": {"control": "boar"}}
    crane = {"armies": {"a2": "melee 4", "a3": "cavalry 4"}}
    state = position(fields=fields, boar={"armies": {"b1": "melee 3"}}, crane=crane)
    assert any(said.startswith("move b1") and said.endswith("a1") for said in moves_of(state))


def test_does_not_leave_a_temple_to_a_rival_near() -> None:
    fields = {**CAPITALS, "c3": {"control": "boar"}, "d3": {"control": "crane"}}
    state = position(fields=fields, boar={"armies": {"c3": "melee 1"}}, crane={"armies": {"d3": "melee 1"}})
    assert moves_of(state) == ["done"]


def test_every_movement_comes_to_an_end() -> None:
    """From any position, however the limits are broken there."""
    for original, seat in some_states(3, 300):
        if original.mover != seat or not original.asks(Ask.MOVE):
            continue
        state = original.clone()
        for _ in range(200):
            if state.mover != seat or not state.asks(Ask.MOVE):
                break
            carry_out(state, seat, best_play(state))
        assert state.mover != seat or not state.asks(Ask.MOVE)


# Other decisions


def test_supports_its_own_attack() -> None:
    fields = {**CAPITALS, "b3": {"control": "boar"}, "c3": {"control": "crane"}}
    boar = {"armies": {"c3": "melee 4", "b3": "ranged 4"}}
    state = position(phase="combat", fields=fields, boar=boar, crane={"armies": {"c3": "melee 4"}})
    assert liked(state) == {"support b3 c3"}


def test_takes_the_lost_tear_stone() -> None:
    state = position(phase="production", fields=CAPITALS, shown=["shield_3", "lost_tear_stone", "speed_1"])
    for seat in (0, 1):
        counts = [0] * ORDERS
        counts[5] = 4 - seat
        carry_out(state, seat, as_play(state, seat, counts))
    assert liked(state) == {"take lost_tear_stone"}


def test_bids_for_the_lost_tear_stone() -> None:
    plain = position(phase="production", fields=CAPITALS, shown=["shield_3", "shield_2", "speed_1"])
    shown = position(phase="production", fields=CAPITALS, shown=["shield_3", "lost_tear_stone", "speed_1"])
    bids = [counts_of(state, 0, best_play(state))[5] for state in (plain, shown)]
    assert bids[1] >= max(4, bids[0] + 2)


def test_builds_a_manufactory_where_nobody_comes() -> None:
    fields = {**CAPITALS, "a2": {"control": "boar"}}
    state = position(phase="placement", fields=fields, boar={"goods": {"building": 1}}, crane={"goods": {"building": 1}})
    assert liked(state) == {"build manufactory a2"}


def test_uses_walls_when_they_help() -> None:
    fields = {**CAPITALS, "c3": {"control": "crane"}, "b2": {"control": "boar", "buildings": ["wall"]}}
    state = position(phase="combat", declared=True, fields=fields, boar={"armies": {"b2": "melee 3"}}, crane={"armies": {"b2": "melee 4"}})
    assert liked(state) == {"walls 1"}


def test_allocations_are_legal_and_spend_everything() -> None:
    for players in (2, 3, 4):
        for state, seat in some_states(players, 120):
            if not state.asks(Ask.ALLOCATE) or state.filled_in[seat]:
                continue
            found = allocations(state, seat)
            budget = state.sheet[seat * SHEET]
            assert len(set(found)) == len(found)
            assert len(found) <= 40
            assert len(found) >= min(10, budget)
            for play in found:
                assert can_play(state, seat, play)
                counts = counts_of(state, seat, play)
                assert sum(count * price for count, price in zip(counts, PRICE[1:], strict=True)) == budget


# Everywhere


def some_states(players: int, count: int) -> Iterator[tuple[SeventhStone, int]]:
    for number, state in enumerate(random_states(GAME, players, 7)):
        if number == count:
            return
        yield cast(SeventhStone, state), state.actors()[0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_hidden_stones_change_no_judgement(players: int) -> None:
    for number, (state, seat) in enumerate(some_states(players, 80)):
        found = plays(state, seat)
        judged = judge(state, seat, found)
        assert len(judged) == len(found)
        twin = state.determinize(seat, seeded(number))
        assert judge(twin, seat, found) == judged


@pytest.mark.parametrize("players", [2, 4])
def test_orders_are_listed_as_trying_them_finds_them(players: int) -> None:
    listed = 0
    for state, seat in some_states(players, 150):
        if not state.asks(Ask.MOVE):
            continue
        tried: list[Play] = []
        for action in state.actions(seat):
            if state.begins(action):
                add_plays(state, seat, action, [], tried)
            else:
                tried.append((action,))
        assert plays(state, seat) == tried
        listed += 1
    assert listed > 5


def test_a_position_is_quiet_when_a_year_begins() -> None:
    judge_of_game = GAME.judge()
    found = 0
    for state, _ in some_states(2, 200):
        if judge_of_game.quiet(state):
            found += 1
            assert state.asks(Ask.ALLOCATE)
            assert len(state.actors()) == 2
    assert found


def test_others_are_thought_to_allocate_with_sense() -> None:
    state = next(state for state, _ in some_states(2, 200) if len(state.actors()) == 2)
    possible = allocations(state, 0)
    carry_out(state, 0, as_play(state, 0, [0] * ORDERS))
    assert state.actors() == [1]
    for number in range(10):
        twin = state.determinize(1, seeded(number))
        assert twin.actors() == [1]
        imagined = [twin.amount[slot] for slot in range(ORDERS)]
        assert imagined in [counts_of(state, 0, play) for play in possible]


# Strength


@pytest.mark.parametrize(("players", "games"), [(2, 4), (4, 3)])
def test_rules_of_thumb_beat_chance(players: int, games: int) -> None:
    bots = ["heuristic", *["random"] * (players - 1)]
    tally = simulate("seventh_stone", players, bots, games=games, seed=5, options={}, jobs=1)
    assert tally.firsts[0] == games


@pytest.mark.slow
def test_rules_of_thumb_beat_chance_in_many_games() -> None:
    two = simulate("seventh_stone", 2, ["heuristic", "random"], games=60, seed=8, options={}, jobs=1)
    four = simulate("seventh_stone", 4, ["heuristic", *["random"] * 3], games=40, seed=8, options={}, jobs=1)
    assert two.firsts[0] >= 0.95 * two.games
    assert four.firsts[0] >= 0.9 * four.games
