"""Bots go on with their thoughts: what they hear of a match, and what they make of it."""

from __future__ import annotations

import pytest

from tafelrunde.bots import Seen, make_bot
from tafelrunde.bots.memory import MOST, Listener, heard_by
from tafelrunde.bots.search import SearchBot
from tafelrunde.bots.tree import NONE
from tafelrunde.games import find_game
from tafelrunde.kernel.effort import Effort
from tafelrunde.kernel.match import Match, new_match
from tafelrunde.kernel.plays import plays
from tafelrunde.server import workers

EFFORT = Effort(120, 2, 1.0, 4.0, seconds=600.0)


def decide(match: Match, listener: Listener, seat: int) -> None:
    listener.hear(heard_by(match, seat))
    match.play_actions(seat, listener.bot.choose(Seen(match.game, match.state, seat)))


def visits(listener: Listener) -> float:
    bot = listener.bot
    assert isinstance(bot, SearchBot)
    return bot.tree.visits[bot.tree.root] if bot.goes_on else 0.0


def test_a_bot_goes_on_with_what_it_thought() -> None:
    match = new_match(find_game("war_chest"), players=2, seed=3)
    seat = match.state.actors()[0]
    listener = Listener(SearchBot(match.game, 1, EFFORT))
    decide(match, listener, seat)
    assert visits(listener) > 0
    while seat not in match.state.actors():
        match.play_actions(match.state.actors()[0], best_guess(match, listener))
    listener.hear(heard_by(match, seat))
    assert visits(listener) > 0, "what it thought about the answer that it expected is not lost"


def best_guess(match: Match, listener: Listener) -> tuple[int, ...]:
    """The answer that the bot has thought about most, of those that are possible."""
    listener.hear(heard_by(match, 1 - match.state.actors()[0]))
    bot = listener.bot
    assert isinstance(bot, SearchBot)
    assert bot.goes_on
    tree, possible = bot.tree, plays(match.state, match.state.actors()[0])
    thought_of = [play for play in possible if tree.edge_of(play) != NONE]
    return max(thought_of, key=lambda play: tree.tried[tree.edge_of(play)])


def test_what_was_taken_back_was_never_thought_of() -> None:
    match = new_match(find_game("war_chest"), players=2, seed=3)
    first = match.state.actors()[0]
    listener = Listener(SearchBot(match.game, 1, EFFORT))
    decide(match, listener, first)
    listener.hear(heard_by(match, first))
    assert visits(listener) > 0
    match.undo(agreed=(0, 1))
    listener.hear(heard_by(match, first))
    assert visits(listener) == 0
    decide(match, listener, first)  # and it goes on as if nothing had been
    assert len(match.positions) == 2


def test_a_bot_hears_no_more_than_its_seat() -> None:
    """Seventh Stone: bids are secret until all have made theirs, and a bid of another is no news."""
    match = new_match(find_game("seventh_stone"), players=2, seed=5)
    bots = [make_bot("heuristic", match.game, seat) for seat in range(2)]
    hidden = 0
    for _ in range(120):
        if match.over:
            break
        seat = match.state.actors()[0]
        before = match.state
        match.play_actions(seat, bots[seat].choose(Seen(match.game, before, seat)))
        last = match.positions[-1]
        own, other = heard_by(match, seat)[-1], heard_by(match, 1 - seat)[-1]
        assert own.play == last.play
        secret = match.game.public_words(before, seat, last.play) != match.game.words(before, seat, last.play)
        hidden += secret
        assert (other.play is None) == secret
        assert len(heard_by(match, seat)) <= MOST
    assert hidden


@pytest.mark.parametrize("level", ["novice", "expert"])
def test_a_worker_remembers_who_thought_there(level: str) -> None:
    workers.listeners.clear()
    game = find_game("war_chest")
    match = new_match(find_game("war_chest"), players=2, seed=3)
    seat = match.state.actors()[0]
    question = (game.name, match.state.dump(), seat, level, 7, "table", heard_by(match, seat))
    play = workers.think(*question)
    known = workers.listeners[("table", seat, level)]
    match.play_actions(seat, play)
    while seat not in match.state.actors():
        other = match.state.actors()[0]
        match.play_actions(other, plays(match.state, other)[0])
    workers.think(game.name, match.state.dump(), seat, level, 8, "table", heard_by(match, seat))
    assert workers.listeners[("table", seat, level)] is known
    for number in range(workers.REMEMBERED + 5):
        workers.think(game.name, match.state.dump(), seat, "novice", number, f"table {number}", heard_by(match, seat))
    assert len(workers.listeners) == workers.REMEMBERED
    workers.listeners.clear()
