"""Rules of Ethnos that no scenario can show: seeds, chances, and what can never happen."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

import tafelrunde as tr
from tafelrunde.games import find_game
from tafelrunde.games.ethnos.engine._grammar import Do, Happened
from tafelrunde.games.ethnos.engine.state import Ethnos
from tafelrunde.games.ethnos.view import View
from tafelrunde.kernel.chance import Chance, seeded

GAME = find_game("ethnos")
TRIBES = {2: "dwarf+elf+minotaur+troll+wizard", 5: "centaur+dwarf+elf+minotaur+troll+wizard"}


def played(seed: int, decisions: int) -> tr.Match:
    """Return a game of four with that many random decisions."""
    match = tr.new("ethnos", 4, seed)
    dice = seeded(decisions)
    for _ in range(decisions):
        sentences = match.sentences()
        match.play(sentences[dice.pick(len(sentences), 0)])
    return match


@pytest.mark.rule("ET-1.1")
@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_play(players: int) -> None:
    with pytest.raises(tr.OptionError):
        tr.new("ethnos", players, 1)


@pytest.mark.rule("ET-1.3", "ET-1.4")
@pytest.mark.parametrize(
    ("players", "which", "tokens"),
    [
        (2, "a", [0, 2, 2, 4, 4, 6, 6, 6, 8, 8, 8, 10]),
        (3, "a", [0, 2, 2, 4, 4, 6, 6, 6, 8, 8, 8, 10]),
        (3, "b", [0, 2, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10]),
        (4, "a", [0, 0, 2, 2, 4, 4, 4, 4, 6, 6, 6, 6, 6, 8, 8, 8, 10, 10]),
        (6, "b", [0, 0, 2, 2, 2, 4, 4, 4, 4, 6, 6, 6, 6, 8, 8, 8, 10, 10]),
    ],
)
def test_these_tokens_and_no_others_lie_in_the_kingdoms(players: int, which: str, tokens: list[int]) -> None:
    for seed in range(5):
        kingdoms = tr.new("ethnos", players, seed, glory_token_set=which).view().kingdoms
        assert sorted(token for kingdom in kingdoms for token in kingdom.tokens) == tokens
        assert all(list(kingdom.tokens) == sorted(kingdom.tokens) for kingdom in kingdoms)


@pytest.mark.rule("ET-R2")
@pytest.mark.parametrize("players", [2, 3])
def test_small_tables_that_play_to_the_letter_are_laid_out_like_large_ones(players: int) -> None:
    view = tr.new("ethnos", players, 1, few_players="letter").view()
    assert (view.ages, len(view.tribes), view.tribe_count, view.pair) == (3, 6, 6, False)
    assert sorted(token for kingdom in view.kingdoms for token in kingdom.tokens) == [
        0,
        0,
        2,
        2,
        4,
        4,
        4,
        4,
        6,
        6,
        6,
        6,
        6,
        8,
        8,
        8,
        10,
        10,
    ]


@pytest.mark.rule("ET-R2", "ET-7.3")
@pytest.mark.parametrize(("few_players", "needed"), [("published", {"bear": 4, "eagle": 4}), ("letter", {"bear": 3, "eagle": 2})])
def test_what_the_next_marker_of_two_takes_is_shown(few_players: str, needed: dict[str, int]) -> None:
    options = GAME.read_options(2, {"few_players": few_players})
    state = GAME.table(2, options, seeded(1))
    GAME.set_position(state, {"bear": {"markers": {"rhea": 2}}, "eagle": {"markers": {"rhea": 1}}})
    assert cast(View, GAME.observe(state, 0)).kingdoms[2].needed == needed


@pytest.mark.rule("ET-R2")
def test_the_question_about_small_tables_is_asked_only_there() -> None:
    assert [GAME.terms(players, {}).offer("few_players").matters for players in (2, 3, 4, 6)] == [True, True, False, False]
    assert not GAME.terms(2, {"few_players": "letter"}).offer("two_player_tie").matters


@pytest.mark.rule("ET-R34", "ET-R35")
def test_under_the_first_version_of_the_rules_both_ties_are_as_they_were() -> None:
    assert {name: GAME.read_options(2, {}, rules=1)[name] for name in ("start_tie", "tie_skeletons")} == {
        "start_tie": "inclusive",
        "tie_skeletons": "on",
    }
    assert {name: GAME.read_options(2, {})[name] for name in ("start_tie", "tie_skeletons")} == {
        "start_tie": "exclusive",
        "tie_skeletons": "off",
    }


@pytest.mark.rule("ET-1.10")
def test_the_same_seed_and_the_same_decisions_give_the_same_game() -> None:
    first, second = played(7, 60), played(7, 60)
    assert first.save() == second.save()
    assert first.log() == second.log()
    assert first.state.dump() == second.state.dump()


@pytest.mark.rule("ET-1.10")
def test_another_seed_gives_another_game() -> None:
    logs = {str(tr.new("ethnos", 4, seed).log()) for seed in range(20)}
    assert len(logs) == 20


@pytest.mark.rule("ET-1.9")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_everybody_has_the_same_chance_to_begin(players: int) -> None:
    firsts = Counter(tr.new("ethnos", players, seed).view().first for seed in range(60 * players))
    assert set(firsts) == set(GAME.seats(players))
    assert min(firsts.values()) > 30


class Extreme(Chance):
    """Brings dragons as soon as one may come, or not before nothing else is left: they are the last of the possible outcomes."""

    def __init__(self, dragons_first: bool) -> None:
        self.dragons_first = dragons_first

    def pick(self, n: int, what: int) -> int:
        return n - 1 if self.dragons_first else 0

    def copy(self) -> Chance:
        return self


def drawn_in_an_age(players: int, dragons_first: bool) -> list[int]:
    """Recruit from the deck wherever it is possible until the first age ends; return the kinds of events its cards made, in order."""
    options = GAME.read_options(players, {"tribe_choice": "host", "tribes": TRIBES[players]})
    state = GAME.table(players, options, Extreme(dragons_first))
    assert isinstance(state, Ethnos)
    GAME.set_up(state, options)
    state.events = []
    while state.age == 1:
        actions = state.actions(state.to_move)
        state.apply(state.to_move, actions[0] if actions[0] == Do.RECRUIT_DECK else actions[-1])  # the last one declines
        assert state.check() is None
    kinds = [int(event.kind) for event in state.events]
    assert state.age == 2
    return [kind for kind in kinds[: kinds.index(Happened.AGE_ENDED)] if kind in (Happened.DREW, Happened.DRAGON)]


@pytest.mark.rule("ET-2.2", "ET-2.4", "ET-EX-38")
def test_with_five_players_the_third_dragon_is_card_31_at_the_earliest() -> None:
    assert drawn_in_an_age(5, dragons_first=True) == [Happened.DREW] * 28 + [Happened.DRAGON] * 3


@pytest.mark.rule("ET-5.4", "ET-EX-38")
def test_with_five_players_the_third_dragon_is_card_60_at_the_latest() -> None:
    assert drawn_in_an_age(5, dragons_first=False) == [Happened.DREW] * 57 + [Happened.DRAGON] * 3


@pytest.mark.rule("ET-5.4")
def test_with_two_players_the_deck_lasts_until_the_third_dragon_too() -> None:
    assert drawn_in_an_age(2, dragons_first=False) == [Happened.DREW] * 54 + [Happened.DRAGON] * 3
