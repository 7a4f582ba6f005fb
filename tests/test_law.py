"""Law and reason are one: why-not finds nothing against a sentence exactly when it is legal."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tafelrunde.arena.boundary import random_states
from tafelrunde.games import NAMES, find_game
from tafelrunde.kernel.contract import State
from tafelrunde.kernel.game import Game, Sentence
from tafelrunde.kernel.plays import can_play, plays
from tafelrunde.kernel.sentences import shortens

TABLES = [(name, players) for name in NAMES for players in sorted(find_game(name).players)]


def legal_sentences(game: Game, state: State, seat: int) -> list[Sentence]:
    """Return what a seat can say now, or some of it where there is too much."""
    asides = [game.words(state, seat, (action,)) for action in state.asides(seat)]
    return [game.words(state, seat, play) for play in plays(state, seat)] + asides if seat in state.actors() else []


def means_a_play(game: Game, state: State, seat: int, sentence: Sentence, legal: list[Sentence]) -> bool:
    """Return whether a sentence, maybe shortened or in another order, is something that the seat can play."""
    if seat in state.actors() and state.countless():
        play = game.read(state, seat, sentence)
        return play is not None and can_play(state, seat, play)
    if sentence[0] in game.lists:
        head = sentence[: game.lists[sentence[0]]]
        return any(one[: len(head)] == head and sorted(one) == sorted(sentence) for one in legal)
    return any(shortens(sentence, one) for one in legal)


def attempts(dice: random.Random, seen: list[Sentence], words: list[str]) -> Iterator[Sentence]:
    """Yield sentences of the game's shape: such as were legal elsewhere, most of them with another word somewhere."""
    for _ in range(60):
        sentence = list(dice.choice(seen))
        for _ in range(dice.choice((0, 1, 1, 2))):
            sentence[dice.randrange(len(sentence))] = dice.choice((*dice.choice(seen), *dice.choice(seen), dice.choice(words)))
        yield tuple(sentence)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), TABLES, ids=lambda value: str(value))
def test_why_not_finds_nothing_exactly_when_a_sentence_is_legal(name: str, players: int) -> None:
    game = find_game(name)
    dice = random.Random(7)
    states = random_states(game, players, 29)
    seen: list[Sentence] = []
    for _ in range(400):
        state = next(states)
        for seat in state.actors():
            legal = legal_sentences(game, state, seat)
            for sentence in dice.sample(legal, min(12, len(legal))):
                assert game.why_not(state, seat, sentence) is None, f"{' '.join(sentence)} is legal"
            seen = (seen + dice.sample(legal, min(6, len(legal))))[-400:]
            words = sorted(game.vocabulary(state))
            for sentence in attempts(dice, seen, words):
                if sentence in legal:
                    assert game.why_not(state, seat, sentence) is None, f"{' '.join(sentence)} is legal"
                elif not means_a_play(game, state, seat, sentence, legal):
                    assert game.why_not(state, seat, sentence) is not None, f"{' '.join(sentence)} is not legal"
