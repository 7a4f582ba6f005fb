"""Advice: what a strong player would play and why, and where a game turned; never with more than the seat knows."""

from __future__ import annotations

from pathlib import Path

import pytest
from playing import random_match

import tafelrunde as tr
from tafelrunde.bots import Seen, advice
from tafelrunde.bots.advice import Doubt, Term, Turning, compare, decisions, hope_text, suggest, term_text, turning_points, worst
from tafelrunde.games import NAMES, find_game
from tafelrunde.kernel.chance import seeded
from tafelrunde.kernel.effort import Effort
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.texts import LANGUAGES

pytestmark = pytest.mark.once

LITTLE = Effort(24, 2, 1.0, 4.0, seconds=600.0)
GOLDEN = Path(__file__).parent / "golden"


@pytest.fixture(autouse=True)
def no_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nothing depend on how fast the machine is."""
    monkeypatch.setattr(advice, "REASON_SECONDS", 600.0)
    monkeypatch.setattr(advice, "REVIEW_SECONDS", 600.0)
    monkeypatch.setattr(advice, "REASON_GAMES", 3)
    monkeypatch.setattr(advice, "REVIEW_ITERATIONS", 24)
    monkeypatch.setattr(advice, "REVIEW_GAMES", 6)
    monkeypatch.setattr(advice, "FIRST_GAMES", 2)


def position(name: str, plays: int = 12) -> tuple[Match, int]:
    game = find_game(name)
    match = random_match(game, game.players[0], 3, plays)
    return match, next(seat for seat in match.state.actors())


@pytest.mark.parametrize("name", NAMES)
def test_suggestions_are_legal_and_the_most_tried_comes_first(name: str) -> None:
    match, seat = position(name)
    found = suggest(Seen(match.game, match.state, seat), 1, LITTLE)
    legal = {tuple(sentence.split()) for sentence in match.sentences(match.seats[seat])}
    assert found.suggestions
    assert {one.words for one in found.suggestions} <= legal
    visits = [one.visits for one in found.suggestions]
    assert visits == sorted(visits, reverse=True)
    assert all(0 <= one.value <= 1 and 0 < one.share <= 1 for one in found.suggestions)
    for lang in LANGUAGES:
        for one in found.suggestions:
            assert all(term_text(lang, name, term)[0] in "+−" for term in one.terms)


@pytest.mark.parametrize("name", ["war_chest", "ethnos"])
def test_advice_knows_no_more_than_the_seat(name: str) -> None:
    match, seat = position(name)
    twin = match.state.determinize(seat, seeded(5))
    assert twin.dump() != match.state.dump()
    both = [suggest(Seen(match.game, state, seat), 7, LITTLE) for state in (match.state, twin)]
    assert both[0] == both[1]


def test_a_reason_is_what_differs_between_two_plays() -> None:
    match, seat = position("war_chest", 0)
    seen = Seen(match.game, match.state, seat)
    plays = {" ".join(seen.words(play)): play for play in seen.plays()}
    deploy = next(play for words, play in plays.items() if " deploy " in words)
    idle = next(play for words, play in plays.items() if words.endswith(" pass"))
    better, worse = compare(seen, match.game.judge(), (deploy, idle), 1)
    assert ("on_board", True, True, True) in {(term.feature, term.own, term.more, term.good) for term in better}
    assert ("on_board", True, False, False) in {(term.feature, term.own, term.more, term.good) for term in worse}


def test_values_are_chances_to_win_only_between_two_sides() -> None:
    assert hope_text("en", 0.716, True) == "72 % winning chances"
    assert hope_text("de", 0.716, False) == "im Schnitt vor 72 % der anderen"
    four = random_match(find_game("war_chest"), 4, 1, 4)
    three = random_match(find_game("ethnos"), 3, 1, 4)
    for match, winning in ((four, True), (three, False)):
        seat = match.state.actors()[0]
        assert suggest(Seen(match.game, match.state, seat), 1, LITTLE).winning is winning


def test_what_others_have_is_said_to_be_theirs() -> None:
    assert term_text("en", "war_chest", Term("markers", True, True, True, 0.5)) == "+ more control markers placed"
    assert term_text("en", "war_chest", Term("markers", False, True, False, -0.5)) == "− for the others: more control markers placed"


def test_a_review_names_the_decisions_that_cost_most() -> None:
    match = tr.load((GOLDEN / "war_chest_random.txt").read_text(encoding="utf-8"))
    told: list[tuple[int, int]] = []
    looked = decisions(match, {0})
    few = looked[-14:]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(advice, "decisions", lambda match, seats: few)
        found = advice.review(match, {0}, progress=lambda done, of: told.append((done, of)))
    assert told == [(number, len(few)) for number in range(len(few) + 1)]
    assert 1 <= len(found) <= 3
    assert [one.before - one.after for one in found] == sorted((one.before - one.after for one in found), reverse=True)
    for one in found:
        entry = match.positions[one.position + 1].entry
        assert entry
        assert match.positions[one.position + 1].actor == 0
        assert one.played == entry.words != one.better


def test_only_decisions_of_the_seat_with_a_choice_are_looked_at() -> None:
    match = tr.load((GOLDEN / "war_chest_two.txt").read_text(encoding="utf-8"))
    for index in decisions(match, {1}):
        assert match.positions[index + 1].actor == 1
        assert len(Seen(match.game, match.positions[index].state, 1).plays()) > 1
    assert not set(decisions(match, {0})) & set(decisions(match, {1}))


def test_the_most_suspicious_decisions_are_looked_at_more_closely() -> None:
    doubts = {number: Doubt(number / 100, (1,)) for number in range(20)} | {30: None}
    assert worst(doubts) == list(range(19, 10, -1))


def test_what_cost_little_is_no_turning_point() -> None:
    small, large = (Turning(1, ("a",), ("b",), 0.5, 0.5 - lost, (), True) for lost in (0.01, 0.2))
    assert turning_points([small, large]) == (large,)
