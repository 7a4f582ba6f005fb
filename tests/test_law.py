"""Law and reason are one: why-not finds nothing against a sentence exactly when it is legal."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from playing import legal_sentences, means_a_play

from tafelrunde.arena.boundary import random_states
from tafelrunde.games import NAMES, find_game
from tafelrunde.kernel.game import Sentence

TABLES = [(name, players) for name in NAMES for players in sorted(find_game(name).players)]


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
