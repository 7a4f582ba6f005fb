"""Why not? Whatever a person may try that is not legal is answered with a rule of the rulebook, in both languages."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from playing import any_matches, legal_sentences, legal_words, means_a_play, random_words, reason, some_words, verbs_of, vocabulary_of

import tafelrunde as tr
from tafelrunde import rulebook
from tafelrunde.arena.boundary import random_states
from tafelrunde.games import NAMES, find_game
from tafelrunde.kernel.chance import seeded
from tafelrunde.kernel.game import Sentence
from tafelrunde.kernel.samples import tables_of
from tafelrunde.kernel.texts import LANGUAGES, refusal_text

pytestmark = pytest.mark.once

TABLES = sorted({(name, players) for name in NAMES for players, _ in tables_of(find_game(name))})


def rules_and_rulings(name: str) -> list[str]:
    return [rule for rule in rulebook.paragraphs(name, "en") if re.fullmatch(r"[A-Z]+-(\d+\.\d+|R\d+)", rule)]


def attempts(dice: random.Random, words: list[str], seen: list[Sentence]) -> Iterator[Sentence]:
    """Yield sentences of every kind a person might try, well formed or too short, in and out of place."""
    yield ("resign",)
    for word in words:
        if not re.search(r"\d", word):
            for length in (0, 1, 2, dice.randrange(6)):
                yield (word, *dice.choices(words, k=length))
    for sentence in dice.sample(seen, min(40, len(seen))):
        yield sentence
        yield sentence[: dice.randrange(len(sentence)) + 1]
        yield tuple(dice.sample(sentence, len(sentence)))
        yield tuple(dice.choice(words) if dice.random() < 0.4 else word for word in sentence)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_attempt_is_answered_with_a_rule_in_both_languages(name: str, players: int) -> None:
    game = find_game(name)
    rules = set(rules_and_rulings(name))
    dice = random.Random(4)
    states = random_states(game, players, 13)
    seen: list[Sentence] = []
    for _ in range(30):
        for _ in range(dice.randrange(20)):
            next(states)
        state = next(states)
        asked = [legal_sentences(game, state, seat) for seat in range(players)]
        seen += [sentence for legal in asked for sentence in dice.sample(legal, min(12, len(legal)))]
        words = some_words(game, state)
        for seat, legal in enumerate(asked):
            for sentence in attempts(dice, words, seen):
                if means_a_play(game, state, seat, sentence, legal):
                    continue
                why = game.why_not(state, seat, sentence)
                assert why is not None, f"nothing stands against {sentence}"
                assert why.rule in rules, f"{why.rule} for {sentence} is no rule"
                for lang in LANGUAGES:
                    assert refusal_text(game, why, lang).text.endswith("."), sentence


def test_the_answer_names_the_rule_that_matters() -> None:
    match = tr.new("war_chest", seed=1, army_selection="first_game", initiative_start=0)
    hand = match.view("raven").players["raven"].hand
    coin = next(coin for coin in hand if coin != "royal_coin")
    refusal = match.explain("raven", f"{coin} deploy d7", "de")
    assert refusal is not None
    assert refusal.rule == "WC-4.1"
    assert "d7" in refusal.text
    assert match.explain("raven", f"{coin} deploy e2") is None
    other = match.explain("wolf", "archer pass")
    assert other is not None
    assert other.rule == "WC-2.8"


@pytest.mark.parametrize("name", NAMES)
def test_the_paragraph_behind_every_answer_can_be_read(name: str) -> None:
    for lang in ("de", "en"):
        for rule in rules_and_rulings(name):
            assert len(rulebook.paragraph(name, rule, lang)) > 20


# Whatever the words


@pytest.mark.parametrize("name", NAMES)
@given(data=st.data())
@settings(max_examples=25, deadline=None)
def test_any_words_in_any_position_are_answered(name: str, data: st.DataObject) -> None:
    game = find_game(name)
    match, dice = data.draw(any_matches(game)), data.draw(st.randoms())
    if match.over:
        return
    before, asked = match.state.dump(), match.state.actors()[0]
    vocabulary, near, verbs = vocabulary_of(match), legal_words(match, asked), verbs_of(match)
    for _ in range(40):
        words = random_words(dice, near, vocabulary, verbs)
        seat = asked if dice.random() < 0.8 else dice.randrange(match.players)
        found = reason(match, seat, words)
        if found is None:
            continue
        assert re.fullmatch(rf"{game.prefix}-(\d+\.\d+|R\d+)", found.rule)
        for lang in LANGUAGES:
            assert rulebook.paragraph(name, found.rule, lang)
        assert refusal_text(game, found, "de").text != refusal_text(game, found, "en").text
        if seat not in match.state.actors() and words[0] != "resign":
            assert found.key == "out" or found.fields.get("seat", match.to_act[0]) == match.to_act[0], "it says whose turn it is"
    assert match.state.dump() == before


@pytest.mark.parametrize("name", NAMES)
@given(data=st.data())
@settings(max_examples=25, deadline=None)
def test_no_answer_betrays_what_a_seat_cannot_see(name: str, data: st.DataObject) -> None:
    game = find_game(name)
    match, dice = data.draw(any_matches(game)), data.draw(st.randoms())
    if match.over:
        return
    vocabulary, near, verbs = vocabulary_of(match), legal_words(match, match.state.actors()[0]), verbs_of(match)
    for seat in range(match.players):
        twin = match.state.determinize(seat, seeded(dice.randrange(1000)))
        for _ in range(20):
            words = random_words(dice, near, vocabulary, verbs)
            assert game.why_not(twin, seat, words) == game.why_not(match.state, seat, words), words


@pytest.mark.parametrize("name", NAMES)
def test_every_rule_that_is_named_is_in_the_rulebook(name: str) -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in find_game(name).home().glob("*.py"))
    for rule in set(re.findall(rf'"({find_game(name).prefix}-[\w.]+)"', source)):
        for lang in LANGUAGES:
            assert rulebook.paragraph(name, rule, lang)
