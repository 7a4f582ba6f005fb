"""Comparing plays in the same imagined games."""

from __future__ import annotations

from typing import cast

import pytest

from tafelrunde.arena.boundary import random_states
from tafelrunde.bots import Seen
from tafelrunde.bots.comparison import EARLIEST, Comparison, Trial
from tafelrunde.bots.fate import Scenario
from tafelrunde.bots.search import SEQUEL, SearchBot
from tafelrunde.bots.tree import Search
from tafelrunde.games import find_game
from tafelrunde.games.mighty_empires.engine._grammar import ASK_MASK, Ask, Event, Phase
from tafelrunde.games.mighty_empires.engine.state import MightyEmpires
from tafelrunde.games.mighty_empires.engine.valuation import MightyEmpiresJudge
from tafelrunde.kernel.chance import Seeded, seeded
from tafelrunde.kernel.contract import State
from tafelrunde.kernel.effort import Effort
from tafelrunde.kernel.plays import plays

GAME = find_game("mighty_empires")


def test_a_scenario_answers_equal_questions_equally() -> None:
    first, second = (Scenario(77, Seeded(5), -1) for _ in range(2))
    asked = [(6, what) for what in range(1, 40)]
    answers = [first.pick(n, what) for n, what in asked]
    assert [second.pick(n, what) for n, what in reversed(asked)] == answers[::-1]
    assert set(answers) == set(range(6))
    assert len({first.copy().pick(1000, 0) for _ in range(3)}) == 1
    assert first.pick(1000, 0) != first.pick(1000, 0)


def test_a_question_that_is_asked_again_has_an_answer_of_its_own() -> None:
    first, second = (Scenario(77, Seeded(5), -1) for _ in range(2))
    mine = [first.pick(1000, 3) for _ in range(5)]
    assert len(set(mine)) > 1
    for other in (2, 4):  # whatever else is asked in between
        second.pick(1000, other)
    assert [second.pick(1000, 3) for _ in range(3)] == mine[:3]
    assert [second.copy().pick(1000, 3) for _ in range(2)] == [mine[3]] * 2


def test_the_place_of_a_question_in_its_row_does_not_count() -> None:
    kind, place = 0xFF, 1 << 8
    first, second = (Scenario(77, Seeded(5), kind) for _ in range(2))
    mine = [first.pick(1000, 3 | number * place) for number in range(4)]
    shifted = [second.pick(1000, what | number * place) for number, what in enumerate((9, 3, 3, 9, 3, 3))]
    assert [shifted[i] for i in (1, 2, 4, 5)] == mine


def test_games_with_the_same_luck_go_on_with_the_same_whims() -> None:
    """Rules of thumb draw lots for stances and between equals: at the same moment the same, however many were drawn before."""
    state = GAME.new(2, GAME.read_options(2, {}), seeded(4))
    search = Search(GAME.judge(), 0, state, Seeded(1), True, 60, 1.0, 1.0)

    def value(scenario: int, drawn: int) -> float:
        search.scenario, search.dice = scenario, Seeded(drawn)
        return search.play_on(state.determinize(0, Scenario(9, Seeded(3), GAME.draw_kind)))[0]

    assert len({value(77, drawn) for drawn in range(1, 9)}) == 1
    assert len({value(0, drawn) for drawn in range(1, 9)}) > 1
    assert len({value(number, 1) for number in range(70, 78)}) > 1


def test_an_early_look_counts_in_part() -> None:
    def value(state: State, depth: int, early: float, glimpse: int = 0) -> float:
        search = Search(GAME.judge(), 0, state, Seeded(5), True, depth, 1.0, 1.0)
        search.scenario, search.early, search.glimpse = 77, early, glimpse
        return search.play_on(state.determinize(0, Scenario(9, Seeded(3), GAME.draw_kind)))[0]

    building = (state for state in random_states(GAME, 2, 3) if cast(MightyEmpires, state).steps[-1] & ASK_MASK == Ask.BUILD)
    # in which it is not yet decided who wins
    state = next(s for s in building if len({value(s, 0, 0.0), value(s, 8, 0.0), value(s, 16, 0.0)}) == 3)
    first, middle, last = value(state, 0, 0.0), value(state, 8, 0.0), value(state, 16, 0.0)
    assert value(state, 16, 0.25) == pytest.approx(0.25 * first + 0.75 * last)
    assert value(state, 16, 0.25, 8) == pytest.approx(0.25 * middle + 0.75 * last)
    assert value(state, 0, 0.25) == first  # it ends there


def test_how_far_is_looked_ahead_depends_on_what_is_asked() -> None:
    """The start is left to rules of thumb, battles show their worth at the end of the round, the rest later."""
    states = (cast(MightyEmpires, state) for state in random_states(GAME, 2, 3))
    asks = {state.steps[-1] & ASK_MASK: GAME.foresight(state, 5) for state, _ in zip(states, range(300), strict=False)}
    assert [asks[ask] for ask in (Ask.FIELD, Ask.CHALLENGE, Ask.BATTLES, Ask.BUILD, Ask.EVENT)] == [-1, 0, 0, 5, 5]


def test_others_are_taken_for_players_by_plain_rules_of_thumb() -> None:
    judge = cast(MightyEmpiresJudge, GAME.judge(taste={"rp": 9000, "honour": 0}))
    state = GAME.new(2, GAME.read_options(2, {}), seeded(4))
    Comparison(GAME, judge, 1, state, plays(state, 0), seeded(2), 3, 20, 0)
    assert judge.taste_of(1).rp == 9000
    assert judge.taste_of(0).rp == GAME.plain_taste["rp"]


def tried(*brought: float, favourite: Trial | None = None) -> Trial:
    """Return a play that has brought this in the imagined games."""
    trial = Trial((1,), favourite)
    for one in brought:
        trial.add(one)
    return trial


def test_what_is_clearly_worse_leaves_at_once() -> None:
    luck = [number % 2 * 0.2 for number in range(EARLIEST)]
    best, close, bad = tried(*(0.5 + x for x in luck)), tried(*(0.7 - x for x in luck)), tried(*(0.4 + x for x in luck))
    assert bad.is_clearly_worse(best)
    assert not close.is_clearly_worse(best)
    assert not best.is_clearly_worse(close)
    assert tried(*best.brought).is_clearly_worse(best)  # it makes no difference


def test_the_more_a_lead_may_be_luck_the_more_it_is_doubted() -> None:
    favourite = tried(*[0.5] * 40)
    few, many = (tried(*[0.4, 0.64] * pairs, favourite=favourite) for pairs in (2, 20))
    steady = tried(*[0.51, 0.53] * 2, favourite=favourite)
    assert few.value() == pytest.approx(many.value()) == pytest.approx(steady.value()) == pytest.approx(0.52)
    assert few.merit() < favourite.merit() == 0 < many.merit() < 0.02
    assert many.merit() < steady.merit() < 0.02


def test_the_favourite_of_rules_of_thumb_stays_until_another_is_surely_better() -> None:
    state = next(state for state in random_states(GAME, 2, 3) if len(plays(state, state.actors()[0])) >= 3)
    seat = state.actors()[0]

    def compared(*better: float) -> list[int]:
        """Return which of three plays are left if the last has brought so much more than both others."""
        made = Comparison(GAME, GAME.judge(), seat, state, plays(state, seat), seeded(2), 3, 400, 0)
        for number in range(EARLIEST):
            for trial in made.trials:
                trial.add(0.3 + (better[number % len(better)] if trial is made.trials[2] else 0.0))
        made.sift()
        return [made.trials.index(trial) for trial in made.left]

    assert compared(0.0, 0.1) == [0, 2]  # by 2.6 standard errors
    assert compared(0.08, 0.1) == [2]


def test_the_worse_half_leaves() -> None:
    state = next(state for state in random_states(GAME, 2, 3) if len(plays(state, state.actors()[0])) >= 5)
    seat = state.actors()[0]
    made = Comparison(GAME, GAME.judge(), seat, state, plays(state, seat), seeded(2), 5, 20, 0)
    made.run(20)
    assert sum(trial.visits for trial in made.trials) == 20
    assert len(made.trials) == 5
    assert len(made.left) < 5
    assert min(trial.visits for trial in made.left) >= max(trial.visits for trial in made.trials if trial not in made.left)


def test_shorter_imagined_games_are_more() -> None:
    states = (cast(MightyEmpires, state) for state in random_states(GAME, 2, 3))
    state = next(state for state in states if state.steps[-1] & ASK_MASK == Ask.CHALLENGE and len(plays(state, state.actors()[0])) >= 4)
    bot, seen = SearchBot(GAME, 4, Effort(12, 16, 1.0, 4.0, seconds=600.0, best=4)), Seen(GAME, state, state.actors()[0])
    assert sum(thought.visits for thought in bot.compare(seen, 16)) == 12
    assert 12 < sum(thought.visits for thought in bot.compare(seen, 0)) <= 12 * (16 + SEQUEL) // SEQUEL


def test_the_same_seed_compares_the_same() -> None:
    states = (state for state in random_states(GAME, 2, 3) if GAME.foresight(state, 0) >= 0)
    state = next(state for state in states if len(plays(state, state.actors()[0])) >= 4)
    seen = Seen(GAME, state, state.actors()[0])
    effort = Effort(12, 0, 1.0, 4.0, seconds=600.0, best=4)
    first, second = (SearchBot(GAME, 4, effort).think(seen) for _ in range(2))
    assert first == second
    assert sum(thought.visits for thought in first) == 12
    assert SearchBot(GAME, 4, effort).choose(seen) == first[0].play


def test_only_plays_that_are_worth_a_thought_are_compared() -> None:
    """Bands of Ethnos that are smaller than they could be, for no reason."""
    game = find_game("ethnos")
    judge, all_plays = game.judge(), 0
    for state, _ in zip(random_states(game, 2, 3), range(60), strict=False):
        seat = state.actors()[0]
        possible, sensible = plays(state, seat), judge.choices(state, seat)
        if len(possible) > len(sensible) > 1:
            all_plays += len(possible)
            thoughts = SearchBot(game, 4, Effort(80, 0, 1.0, 4.0, seconds=600.0, best=40)).think(Seen(game, state, seat))
            assert {thought.play for thought in thoughts} <= set(sensible)
    assert all_plays


def test_campaigns_are_valued_when_nobody_has_chosen_an_event() -> None:
    judge, dice = GAME.judge(), seeded(1)
    state = GAME.new(2, GAME.read_options(2, {}), seeded(4))
    quiet = 0
    while state.actors():
        if judge.quiet(state):
            quiet += 1
            here = cast(MightyEmpires, state)
            assert here.phase == Phase.EVENTS
            assert all(event < Event.FOOLS_GOLD for event in here.event)
        seat = state.actors()[-1]
        judge.step(state, seat, dice)
    assert quiet >= 3


def test_rollouts_mix_their_stances() -> None:
    judge = GAME.judge(taste={})  # whoever is clearly ahead may have a taste for one of them
    state = GAME.new(2, GAME.read_options(2, {}), seeded(4))
    dice = seeded(1)
    while not any(len(play) > 2 for play in plays(state, state.actors()[0])):  # until orders are given
        judge.step(state, state.actors()[0], dice)
    seat = state.actors()[0]
    ordered = set()
    for number in range(12):
        twin = state.determinize(seat, seeded(number))
        judge.step(twin, seat, seeded(number))
        ordered.add(tuple(cast(MightyEmpires, twin).orders))
    assert len(ordered) > 1
