"""From what somebody typed to the legal sentence it means, and back; and a reason for everything else."""

from __future__ import annotations

import random
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tafelrunde as tr
from tafelrunde.kernel.game import HIDDEN_WORD
from tafelrunde.kernel.plays import plays
from tafelrunde.kernel.sentences import find_sentence, shortens
from tafelrunde.kernel.texts import LANGUAGES

WORDS = ("a", "b", "c", "d")
VOCABULARY = frozenset(WORDS)


def vocabulary() -> frozenset[str]:
    return VOCABULARY


sentence = st.lists(st.sampled_from(WORDS), min_size=1, max_size=4).map(tuple)
sentences = st.lists(sentence, min_size=1, max_size=8, unique=True)


def numbered(legal: list[tuple[str, ...]]) -> list[tuple[tuple[str, ...], int]]:
    return [(words, number) for number, words in enumerate(legal)]


def outcome_of(words: tuple[str, ...], legal: list[tuple[str, ...]]) -> tuple[str, list[str]]:
    """What is found: `one` with the sentence, `several` with the candidates, or `none`."""
    try:
        found = find_sentence(words, numbered(legal), vocabulary)
    except tr.AmbiguousSentence as error:
        return "several", error.candidates
    return ("none", []) if found is None else ("one", [" ".join(found[0])])


# Lists


def test_a_list_names_everything_and_its_order_means_nothing() -> None:
    legal = numbered([("a", "b"), ("a", "b", "c"), ("a", "b", "c", "d"), ("a", "c", "b"), ("d", "b", "c")])

    def meant(text: str, fixed: int) -> int | None:
        found = find_sentence(tuple(text.split()), legal, vocabulary, {"a": fixed})
        return None if found is None else found[1]

    assert meant("a b", 2) == 0, "not a shortening of the longer ones"
    assert meant("a b d c", 2) == 2
    assert meant("a c b", 2) == 3, "the second word has its place"
    assert meant("a c d b", 2) is None
    assert meant("a c d b", 1) == 2
    assert meant("a b d", 2) is None
    assert meant("d c", 2) == 4, "other sentences are shortened as ever"


# Shortening


def test_words_shorten_a_sentence_when_they_stand_in_it_in_this_order() -> None:
    assert shortens(("archer", "e2"), ("archer", "deploy", "e2"))
    assert not shortens(("e2", "archer"), ("archer", "deploy", "e2"))
    assert not shortens(("archer", "archer"), ("archer", "deploy", "e2"))
    assert not shortens(("archer", "deploy", "e2", "e2"), ("archer", "deploy", "e2"))


@given(sentence)
@settings(deadline=None)
def test_every_selection_of_words_shortens_the_sentence(words: tuple[str, ...]) -> None:
    for count in range(len(words) + 1):
        assert all(shortens(selection, words) for selection in combinations(words, count))


@given(sentence, sentence)
@settings(deadline=None)
def test_shortening_means_being_a_selection_of_words(words: tuple[str, ...], whole: tuple[str, ...]) -> None:
    assert shortens(words, whole) == (words in combinations(whole, len(words)))


@given(sentence, sentence)
@settings(deadline=None)
def test_two_sentences_that_shorten_each_other_are_the_same(words: tuple[str, ...], whole: tuple[str, ...]) -> None:
    assert (shortens(words, whole) and shortens(whole, words)) == (words == whole)


# Finding


@given(sentences)
@settings(deadline=None)
def test_a_sentence_written_out_means_itself(legal: list[tuple[str, ...]]) -> None:
    for number, words in enumerate(legal):
        assert find_sentence(words, numbered(legal), vocabulary) == (words, number)


@given(sentence, sentences)
@settings(deadline=None)
def test_other_words_mean_the_one_sentence_they_shorten(words: tuple[str, ...], legal: list[tuple[str, ...]]) -> None:
    fitting = [" ".join(whole) for whole in legal if shortens(words, whole)]
    kind, found = outcome_of(words, legal)
    if words in legal:
        assert (kind, found) == ("one", [" ".join(words)])
    else:
        assert kind == ("none", "one", "several")[min(2, len(fitting))]
        assert found == fitting


@given(sentence, sentences, st.randoms())
@settings(deadline=None)
def test_the_order_of_the_legal_sentences_does_not_matter(
    words: tuple[str, ...], legal: list[tuple[str, ...]], dice: random.Random
) -> None:
    mixed = legal[:]
    dice.shuffle(mixed)
    kind, found = outcome_of(words, legal)
    again, others = outcome_of(words, mixed)
    assert (kind, sorted(found)) == (again, sorted(others))


@given(st.lists(st.text(), max_size=4).map(tuple), sentences)
@settings(deadline=None)
def test_a_word_nobody_knows_is_named(words: tuple[str, ...], legal: list[tuple[str, ...]]) -> None:
    unknown = [word for word in words if word not in VOCABULARY]
    if words and not unknown:
        return
    with pytest.raises(tr.MalformedSentence) as caught:
        find_sentence(words, numbered(legal), vocabulary)
    quoted = " ".join(f"'{unknown[0]}'".splitlines()) if unknown else "empty sentence"  # an error is one line
    assert quoted in str(caught.value)


def test_the_nearest_word_is_offered() -> None:
    with pytest.raises(tr.MalformedSentence, match="unknown word 'archr'; did you mean 'archer'\\?"):
        find_sentence(("archr",), [], lambda: frozenset({"archer", "anchor", "lancer"}))


# In real positions


def random_match(seed: int, players: int, plays: int) -> tr.Match:
    dice = random.Random(seed)
    selection = dice.choice(["random_deal", "random_deal", "draft_standard", "draft_elimination"])
    versions = {name: dice.choice(["v1", "v2"]) for name in ("berserker_version", "footman_version", "warrior_priest_version")}
    match = tr.new("war_chest", players, seed, army_selection=selection, **versions)
    for _ in range(plays):
        if not match.over:
            match.play(dice.choice(match.sentences()))
    return match


positions = st.builds(random_match, st.integers(0, 10_000), st.sampled_from([2, 4]), st.integers(0, 150)).filter(
    lambda match: not match.over
)


@given(positions)
@settings(max_examples=40, deadline=None)
def test_every_legal_action_has_a_sentence_of_its_own_that_means_it(match: tr.Match) -> None:
    seat = match.state.actors()[0]
    possible = plays(match.state, seat)
    vocabulary = match.game.vocabulary(match.state)
    written = [match.game.words(match.state, seat, play) for play in possible]
    assert len(set(written)) == len(possible), "two plays read the same"
    assert set().union(*written) <= vocabulary, "a sentence has words that are not in the vocabulary"
    for words, play in zip(written, possible, strict=True):
        assert match.find(seat, words) == (words, play)
        assert match.find(seat, " ".join(words)) == (words, play)


@given(positions)
@settings(max_examples=20, deadline=None)
def test_the_others_read_the_same_sentence_but_for_hidden_words(match: tr.Match) -> None:
    seat = match.state.actors()[0]
    for play in plays(match.state, seat):
        own, public = match.game.words(match.state, seat, play), match.game.public_words(match.state, seat, play)
        assert len(own) == len(public)
        assert all(told in (word, HIDDEN_WORD) for word, told in zip(own, public, strict=True))


@given(positions, st.data())
@settings(max_examples=40, deadline=None)
def test_whatever_is_not_legal_has_a_reason_in_both_languages(match: tr.Match, data: st.DataObject) -> None:
    vocabulary = sorted({*match.game.vocabulary(match.state), "resign"})
    for _ in range(10):
        wanted = data.draw(st.lists(st.sampled_from(vocabulary), min_size=1, max_size=5).map(tuple))
        near = data.draw(st.sampled_from(match.sentences()))
        kept = data.draw(st.integers(0, 3))
        words = (*near.split()[:kept], *wanted)
        seat = data.draw(st.sampled_from(match.seats))
        reasons = [match.explain(seat, words, lang) for lang in LANGUAGES]
        if reasons[0] is not None and reasons[1] is not None:
            assert reasons[0].rule == reasons[1].rule
            assert reasons[0].rule.startswith("WC-")
            assert reasons[0].text != reasons[1].text
        else:
            assert reasons == [None, None]


@given(positions)
@settings(max_examples=20, deadline=None)
def test_whoever_is_not_asked_is_told_who_is(match: tr.Match) -> None:
    asked = match.to_act[0]
    for seat in match.seats:
        if seat == asked:
            continue
        reason = match.explain(seat, match.sentences()[0], "en")
        assert reason is not None
        assert asked.replace("_", " ").title() in reason.text
