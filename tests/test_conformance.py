"""What every game of the house must keep, written once: the contract, from the outside."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from itertools import count
from math import gcd

import msgspec
import pytest
from toy import BidsGame

from tafelrunde._engine import mode
from tafelrunde.arena.boundary import check_boundary, random_states, step
from tafelrunde.arena.fuzz import play_checked
from tafelrunde.games import NAMES, find_game
from tafelrunde.kernel.chance import Recording, Tape, seeded
from tafelrunde.kernel.contract import NOBODY, ROOM, SEVERAL, SPECTATOR, State
from tafelrunde.kernel.game import HIDDEN_WORD, Game
from tafelrunde.kernel.match import new_match
from tafelrunde.kernel.playout import playout
from tafelrunde.kernel.plays import can_play, carry_out, plays, random_play
from tafelrunde.kernel.replay import branch, load_match, verify
from tafelrunde.kernel.scene import scene_text
from tafelrunde.rulebook import paragraph

GAMES: list[tuple[Game, int]] = [(find_game(name), players) for name in NAMES for players in sorted(find_game(name).players)]
GAMES += [(BidsGame(), players) for players in (1, 2, 3, 8)]
# Plain Python plays and compares the same, only more slowly, so it need not go through all of it.
GAMES_EACH = 4 if mode() == "compiled" else 2
"""Whole random games."""
POSITIONS = 150 if mode() == "compiled" else 40
"""Positions of random games that are compared for each seat."""
every_game = pytest.mark.parametrize(("game", "players"), GAMES, ids=[f"{game.name}-{players}" for game, players in GAMES])


def some_states(game: Game, players: int, count: int, seed: int = 5) -> Iterator[State]:
    """Yield positions from all phases of random games with random options."""
    states = random_states(game, players, seed)
    for _ in range(count):
        yield next(states)


@every_game
def test_somebody_decides_or_the_game_is_over(game: Game, players: int) -> None:
    for number in range(GAMES_EACH):
        dice = seeded(number)
        state = game.new(players, game.read_options(players, game.random_options(players, dice)), seeded(number))
        while actors := state.actors():
            assert state.outcome() is None
            assert state.to_move == (actors[0] if len(actors) == 1 else SEVERAL)
            assert actors == sorted(set(actors))
            assert all(0 <= seat < players for seat in actors)
            for seat in actors:
                actions = state.actions(seat)
                assert actions, "a seat that owes a decision has no legal action"
                assert actions == sorted(set(actions)), "actions are not strictly ascending"
                assert list(state.legal(seat)) == actions
                assert list(ROOM[: state.fill(seat, ROOM)]) == actions
            step(game, state, actors[0], dice)
            assert state.check() is None
        assert state.to_move == NOBODY
        outcome = state.outcome()
        assert outcome is not None
        assert len(outcome.places) == len(outcome.scores) == players
        assert min(outcome.places) == 1 or outcome.together


@every_game
def test_a_clone_is_independent(game: Game, players: int) -> None:
    for number, state in enumerate(some_states(game, players, 60)):
        before = state.dump()
        clone = state.clone()
        assert clone.dump() == before
        assert clone.events is None
        playout(clone, seeded(number), 30)
        assert state.dump() == before, "playing on the clone changed the original"


@every_game
def test_equal_chance_and_equal_actions_give_equal_states(game: Game, players: int) -> None:
    for number, state in enumerate(some_states(game, players, 20)):
        ends = []
        for _ in range(2):
            twin = state.clone()
            twin.chance = seeded(number)
            playout(twin, seeded(number), 50)
            ends.append(twin.dump())
        assert ends[0] == ends[1]


@every_game
def test_a_state_survives_saving(game: Game, players: int) -> None:
    for state in some_states(game, players, 60):
        dump = msgspec.json.decode(msgspec.json.encode(state.dump()))
        restored = game.restore(dump, seeded(1))
        assert restored.dump() == state.dump()
        assert restored.actors() == state.actors()
        for seat in state.actors():
            assert restored.actions(seat) == state.actions(seat)
        assert msgspec.json.encode(game.observe(restored, 0)) == msgspec.json.encode(game.observe(state, 0))


@every_game
def test_a_state_survives_pickling_with_its_chance(game: Game, players: int) -> None:
    for number, state in enumerate(some_states(game, players, 10)):
        state = state.clone()
        state.chance = seeded(number)
        copy = pickle.loads(pickle.dumps(state))
        playout(state, seeded(9), 40)
        playout(copy, seeded(9), 40)
        assert copy.dump() == state.dump()


@every_game
def test_chance_is_recorded_and_replays(game: Game, players: int) -> None:
    for number, state in enumerate(some_states(game, players, 40)):
        seat = state.actors()[0]
        action = state.actions(seat)[0]
        first, second = state.clone(), state.clone()
        recording = Recording(seeded(number))
        first.chance = recording
        first.apply(seat, action)
        second.chance = Tape(list(recording.outcomes))
        second.apply(seat, action)
        assert second.dump() == first.dump()


@every_game
def test_every_play_has_its_own_sentence_of_known_words(game: Game, players: int) -> None:
    for state in some_states(game, players, 120):
        vocabulary = game.vocabulary(state)
        for seat in state.actors():
            possible = plays(state, seat)
            sentences = [game.words(state, seat, play) for play in possible]
            assert len(set(sentences)) == len(sentences), "two plays share a sentence"
            assert {word for sentence in sentences for word in sentence} <= vocabulary
            for play, sentence in zip(possible, sentences, strict=True):
                public = game.public_words(state, seat, play)
                assert len(public) == len(sentence) or (len(public) < len(sentence) and public[-1] == HIDDEN_WORD)
                assert all(shown in (word, HIDDEN_WORD) for shown, word in zip(public, sentence, strict=False))


@every_game
def test_plays_are_whole_and_leave_no_choice_open(game: Game, players: int) -> None:
    for number, state in enumerate(some_states(game, players, 60)):
        assert not state.unfinished()
        for seat in state.actors():
            possible = plays(state, seat)
            chosen = random_play(state, seat, seeded(number))
            if not state.countless():
                assert {play[0] for play in possible} == set(state.actions(seat)), "an action leads nowhere"
                assert chosen in possible
            else:
                possible.append(chosen)  # only a selection is listed, but every play can be told in words
                assert game.read(state, seat, game.words(state, seat, chosen)) == chosen
            for play in possible:
                assert can_play(state, seat, play)
                assert not can_play(state, seat, (*play, play[-1]))
                assert len(play) == 1 or not can_play(state, seat, play[:-1])


@every_game
def test_nobody_else_can_tell_how_far_a_play_is(game: Game, players: int) -> None:
    for number, state in enumerate(some_states(game, players, 60)):
        seat = state.actors()[0]
        dice = seeded(number)
        under_way = state.clone()
        while True:
            actions = under_way.actions(seat)
            action = actions[dice.pick(len(actions), 0)]
            if not under_way.begins(action):
                break
            under_way.apply(seat, action)
            if not under_way.unfinished():
                break
            assert under_way.actors() == state.actors()
            assert game.prompts(under_way) == game.prompts(state)
            for viewer in (*range(players), SPECTATOR):
                assert game.observe(under_way, viewer) == game.observe(state, viewer)


@every_game
def test_events_are_noted_only_for_a_listener_and_change_nothing(game: Game, players: int) -> None:
    for number, state in enumerate(some_states(game, players, 40)):
        seat = state.actors()[0]
        play = plays(state, seat)[-1]
        silent, listening = state.clone(), state.clone()
        listening.events = []
        for copy in (silent, listening):
            copy.chance = seeded(number)
            carry_out(copy, seat, play)
        assert silent.events is None
        assert listening.events, "nothing happened"
        assert silent.dump() == listening.dump()
        for viewer in (*range(players), SPECTATOR):
            for event in listening.events:
                assert msgspec.json.encode(game.tell(listening, event, viewer))


@every_game
def test_views_and_scenes_can_be_made_for_everybody(game: Game, players: int) -> None:
    viewers = (*range(players), SPECTATOR)
    for number, state in enumerate(some_states(game, players, 30)):
        assert [prompt.seat for prompt in game.prompts(state)] == [game.seats(players)[seat] for seat in state.actors()]
        for viewer in viewers:
            view = game.observe(state, viewer)
            assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
        view = game.observe(state, viewers[number % len(viewers)])  # pictures take long: everybody gets one in turn
        for lang in ("de", "en"):
            assert scene_text(game.scene(view, lang))
            assert game.svg(view, lang).startswith("<svg")


@every_game
def test_rules_of_thumb_judge_every_play(game: Game, players: int) -> None:
    judge = game.judge()
    for state in some_states(game, players, 60):
        for seat in state.actors():
            possible = plays(state, seat)
            assert len(judge.scores(state, seat, possible)) == len(possible)


@every_game
def test_random_matches_keep_all_invariants_and_replay_byte_for_byte(game: Game, players: int) -> None:
    for number in range(GAMES_EACH):
        dice = seeded(number)
        match = new_match(game, players, game.random_options(players, dice), seed=number)
        assert play_checked(match, dice) is None
        assert verify(match) == []


@every_game
def test_undo_restores_the_position_before(game: Game, players: int) -> None:
    match = new_match(game, players, seed=3, chance="open", bots=players)
    dice = seeded(3)
    for _ in range(30):
        if match.over:
            break
        actors = match.state.actors()
        seat = actors[dice.pick(len(actors), 0)]
        before = match.state.dump()
        match.play_actions(seat, random_play(match.state, seat, dice))
        match.undo(seat, agreed=range(players))
        assert match.state.dump() == before
        match.play_actions(seat, random_play(match.state, seat, dice))
    text = match.save()
    assert load_match(lambda _: game, text).state.dump() == match.state.dump()


@every_game
def test_a_match_can_be_played_on_from_any_position_with_draws_of_its_own(game: Game, players: int) -> None:
    match = new_match(game, players, game.random_options(players, seeded(3)), seed=1)
    dice = seeded(5)
    while not match.over:
        seat = match.state.actors()[0]
        match.play_actions(seat, random_play(match.state, seat, dice))

    for number in {0, len(match.record.entries) // 2, len(match.record.entries) - 1}:
        other = branch(match, number)
        assert other.record.commitment != match.record.commitment
        assert other.state.dump() == branch(match, number).state.dump()
        while not other.over:
            seat = other.state.actors()[0]
            other.play_actions(seat, random_play(other.state, seat, dice))
        again = load_match(lambda _: game, other.save())
        assert again.save() == other.save()
        assert verify(again) == []


@every_game
def test_an_entry_can_be_written_down_before_it_counts(game: Game, players: int) -> None:
    match = new_match(game, players, game.random_options(players, seeded(4)), seed=2)
    for _ in range(60):
        if match.over:
            break
        seat = match.state.actors()[0]
        words = game.words(match.state, seat, plays(match.state, seat)[-1])
        before = match.save()
        entry = match.prepare(seat, words).entry
        assert match.save() == before, "asking what would be written must change nothing"
        match.play(words, seat)
        assert match.record.entries[-1] == entry


@every_game
def test_every_event_names_the_rule_it_follows(game: Game, players: int) -> None:
    assert game.event_rules.keys() == game.events.keys()
    if game.name in NAMES:
        for rule in game.event_rules.values():
            assert paragraph(game.name, rule, "en")


@every_game
def test_the_view_is_what_the_game_says_it_is(game: Game, players: int) -> None:
    state = next(some_states(game, players, 1))
    assert type(game.observe(state, SPECTATOR)) is game.view_type
    assert msgspec.json.decode(msgspec.json.encode(game.observe(state, 0)), type=game.view_type) == game.observe(state, 0)


@every_game
def test_information_boundary(game: Game, players: int) -> None:
    # With more seats to compare for, the pairs are further apart; never so that the same seats are to move in all of them.
    apart = next(number for number in count((players + 3) // 3) if gcd(number, players) == 1)
    for seat in (*range(players), SPECTATOR):
        assert check_boundary(game, players, seat, pairs=POSITIONS // apart, seed=11, apart=apart) == []


class LeakyGame(BidsGame):
    """Shows the spectator what was bid in secret."""

    def observe(self, state: State, seat: int):  # type: ignore[no-untyped-def]
        view = super().observe(state, seat)
        view.known = [list(hand) for hand in state.dump()[4:]]
        return view


def test_the_boundary_test_finds_a_leak() -> None:
    assert check_boundary(LeakyGame(), 3, SPECTATOR, pairs=100, seed=11)


def test_secret_bids_are_simultaneous_and_come_out_together() -> None:
    match = new_match(BidsGame(), 3, seed=1)
    assert list(match.to_act) == ["a", "b", "c"]
    match.play("bid 4", "b")
    match.play("bid 1", "a")
    assert list(match.to_act) == ["c"]
    assert match.log("c")[0].fields == {"seat": "b", "card": None}
    assert match.log("b")[0].fields == {"seat": "b", "card": 4}
    assert match.undo_consent("a") == (), "nobody has seen anything yet"
    match.play("bid 2", "c")
    assert list(match.to_act) == ["a"], "the lowest bidder is asked although it was c who played"
    assert match.undo_consent("c") == (0, 1), "the bids are open"
