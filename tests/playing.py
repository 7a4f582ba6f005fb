"""Matches as tests need them, in a position that is described in words or after random plays; and what is refused there."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import pytest
from hypothesis import strategies as st

import tafelrunde as tr
from tafelrunde.games import in_order
from tafelrunde.kernel.chance import seeded
from tafelrunde.kernel.contract import State
from tafelrunde.kernel.errors import Phrase
from tafelrunde.kernel.game import Game, PositionError, Sentence, WhyNot
from tafelrunde.kernel.grammar import Grammar
from tafelrunde.kernel.match import Match, new_match
from tafelrunde.kernel.options import Value
from tafelrunde.kernel.plays import can_play, plays, random_play
from tafelrunde.kernel.scenario import Stage
from tafelrunde.kernel.scenario_file import Body, Scenario
from tafelrunde.kernel.sentences import shortens
from tafelrunde.kernel.texts import FOLDER, LANGUAGES, has_text, refusal_text


def position(game: Game, given: Mapping[str, Any], *played: str, players: int, options: Mapping[str, Value] | None = None) -> Match:
    """Return a match in a position in words, after whoever is asked has played these sentences."""
    body = Body(name="a test", players=players, options=dict(options or {}), given=dict(given))
    match = Stage(game, Scenario(game.name, body.name, (), Phrase("a test"), body, ())).match
    match.record.chance = "open"  # from here on nobody has to say what is drawn or thrown
    match.source = seeded(1)
    for sentence in played:
        match.play(sentence)
    return match


def random_match(game: Game, players: int, seed: int, plays: int, options: Mapping[str, Value] | None = None) -> Match:
    """Return a match after some random plays, as far as it goes; the first seat is asked unless it is over."""
    match, dice = new_match(game, players, dict(options or {}), seed=seed), seeded(seed)
    while not match.over and (len(match.record.entries) < plays or 0 not in match.state.actors()):
        seat = match.state.actors()[0]
        match.play_actions(seat, random_play(match.state, seat, dice))
    return match


def any_match(game: Game, players: int, seed: int, plays: int) -> Match:
    """Return a match with any options after so many random plays, or all of them."""
    dice = seeded(seed)
    match = new_match(game, players, game.random_options(players, dice), seed=seed)
    for _ in range(plays):
        if actors := match.state.actors():
            seat = actors[dice.pick(len(actors), 0)]
            match.play_actions(seat, random_play(match.state, seat, dice))
    return match


def any_matches(game: Game) -> st.SearchStrategy[Match]:
    return st.builds(any_match, st.just(game), st.sampled_from(sorted(game.players)), st.integers(0, 10_000), st.integers(0, 150))


# What is refused


def games_in_order(conjunction: str) -> str:
    """Return the games that can be chosen as an error lists them."""
    *others, last = (game.name for game in in_order())
    return f"{', '.join(others)} {conjunction} {last}"


def refused(match: Match, sentence: str, seat: str | None = None) -> WhyNot:
    """Return why a sentence is refused; it must not be legal, and both languages must have something to say."""
    with pytest.raises(tr.IllegalSentence) as caught:
        match.find(match.seat(seat), sentence)
    why = caught.value.reason.why
    texts = [refusal_text(match.game, why, lang).text for lang in LANGUAGES]
    assert len(set(texts)) == len(LANGUAGES)
    assert all(text.endswith(".") and "\n" not in text for text in texts)
    typed = {word for text in texts for word in re.findall(r"\w*_\w*", text)}  # some answers give a sentence as an example
    assert typed <= match.game.vocabulary(match.state)
    return why


def answered(match: Match, cases: list[tuple[str, str, str]], seat: str | None = None) -> None:
    """Whoever is asked tries each sentence and gets this rule and this reason."""
    found = [(sentence, refused(match, sentence, seat)) for sentence, _, _ in cases]
    assert [(sentence, why.rule, why.key) for sentence, why in found] == cases


def reason(match: Match, seat: int, words: Sentence) -> WhyNot | None:
    """Return why words are refused, None if they are legal or could mean several things."""
    try:
        match.find(seat, words)
    except tr.IllegalSentence as error:
        return error.reason.why
    except tr.AmbiguousSentence:
        pass
    return None


def legal_words(match: Match, seat: int) -> list[Sentence]:
    """Return some legal sentences."""
    return [match.game.words(match.state, seat, random_play(match.state, seat, seeded(seed))) for seed in range(12)]


def vocabulary_of(match: Match) -> list[str]:
    return some_words(match.game, match.state)


def some_words(game: Game, state: State) -> list[str]:
    """Return the words of a game, with few of its numbers where it has many."""
    words = game.vocabulary(state)
    return sorted(word for word in words if not word.isdecimal() or int(word) <= 28 or int(word) in (50, 100, 260, 9999))


def verbs_of(match: Match) -> list[str]:
    """Return the words of a game that name nothing: what is done, and how."""
    grammar: Grammar = match.game.part("grammar").GRAMMAR  # type: ignore[union-attr]
    things = {word for words in grammar.vocabularies for word in words} - {one.name for one in grammar.actions}
    return [word for word in vocabulary_of(match) if word not in things and not re.search(r"\d", word)]


def legal_sentences(game: Game, state: State, seat: int) -> list[Sentence]:
    """Return what a seat can say now, asked or unasked, or some of it where there is too much."""
    asked = [game.words(state, seat, play) for play in plays(state, seat)] if seat in state.actors() else []
    return asked + [game.words(state, seat, (action,)) for action in state.asides(seat)]


def means_a_play(game: Game, state: State, seat: int, sentence: Sentence, legal: list[Sentence]) -> bool:
    """Return whether a sentence, maybe shortened or in another order, is something that the seat can play; `legal` is what it can say."""
    if seat in state.actors() and state.countless():
        play = game.read(state, seat, sentence)
        return play is not None and can_play(state, seat, play)
    if sentence[0] in game.lists:
        head = sentence[: game.lists[sentence[0]]]
        return any(one[: len(head)] == head and sorted(one) == sorted(sentence) for one in legal)
    return any(shortens(sentence, one) for one in legal)


def random_words(dice: random.Random, near: list[Sentence], vocabulary: list[str], verbs: Sequence[str]) -> Sentence:
    """Return a legal sentence with some words changed, any words, or something else that is done in the game."""
    if dice.random() < 0.2:
        return tuple(dice.choices(vocabulary, k=dice.randrange(1, 6)))
    if dice.random() < 0.4:
        return (dice.choice(verbs), *dice.choices([word for word in vocabulary if not word.isdecimal()], k=dice.choice([0, 1, 1, 2])))
    words = list(dice.choice(near))
    for _ in range(dice.randrange(1, 3)):
        at = dice.randrange(len(words))
        words[at : at + dice.randrange(2)] = [dice.choice([*dice.choice(near), dice.choice(vocabulary)])]
    return tuple(words)


# What is no position


@contextmanager
def wrong(game: Game, key: str, english: str = "", german: str = "") -> Iterator[None]:
    """What is done here is refused as no position of a game, with the text of this key, in both languages."""
    with pytest.raises(PositionError) as caught:
        yield
    assert caught.value.key == text_key(game, key)
    assert english in caught.value.text("en")
    assert german in caught.value.text("de")
    assert caught.value.text("de") != caught.value.text("en")


def text_key(game: Game, key: str) -> str:
    """Return the whole key of a text about positions, one of the game's own or one for all."""
    whole = [f"{game.name}-position-{key}", f"{game.name}-{key}", f"position-{key}", key]
    return next(found for found in whole if has_text("en", f"error-{found}"))


def tries_every_text(game: Game, keys: Iterable[str]) -> None:
    """These are all texts about positions, the game's own and those for all, in both languages."""
    for lang in LANGUAGES:
        own = (FOLDER / lang / f"{game.name}_position.ftl").read_text(encoding="utf-8")
        shared = (FOLDER / lang / "errors.ftl").read_text(encoding="utf-8")
        texts = re.findall(rf"^error-({game.name}-(?!campaign)\S+)", own, re.MULTILINE)
        assert {*texts, *re.findall(r"^error-(position-\S+)", shared, re.MULTILINE)} == {text_key(game, key) for key in keys}
