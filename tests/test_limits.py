"""The length of a game: the texts know no limit, so people play until somebody wins; with bots there is one (WC-9.6, SS-R42)."""

from __future__ import annotations

import pytest

import tafelrunde as tr
from tafelrunde import rulebook
from tafelrunde.games import NAMES, find_game
from tafelrunde.kernel.match import new_match
from tafelrunde.kernel.options import Value
from tafelrunde.kernel.samples import samples_of
from tafelrunde.kernel.texts import LANGUAGES

pytestmark = pytest.mark.once

LIMITS = [(name, *found) for name in NAMES if (found := samples_of(find_game(name)).limit)]
"""Game, option, what holds with a bot, and the rule and the ruling that say so."""


def limit(game: str, option: str, bots: int, **given: Value) -> str:
    """Return what a table of two plays, as new tables are opened."""
    return new_match(find_game(game), 2, given, seed=1, bots=bots).options[option]


@pytest.mark.rule("WC-9.6", "WC-R26", "SS-R42")
@pytest.mark.parametrize(("game", "option", "usual", "rule", "ruling"), LIMITS)
def test_people_among_themselves_play_until_somebody_wins(game: str, option: str, usual: str, rule: str, ruling: str) -> None:
    assert limit(game, option, bots=0) == "none"
    assert limit(game, option, bots=0, **{option: 7}) == "7"
    assert find_game(game).terms(2, {}, 0).offer(option).usual == "none"


@pytest.mark.rule("WC-9.6", "WC-R26", "SS-R42")
@pytest.mark.parametrize(("game", "option", "usual", "rule", "ruling"), LIMITS)
def test_with_a_bot_there_is_a_limit_which_is_shown_and_can_be_switched_off(
    game: str, option: str, usual: str, rule: str, ruling: str
) -> None:
    offer = find_game(game).terms(2, {}, 1).offer(option)
    assert (offer.usual, offer.choices, offer.number) == (usual, ("none",), True)
    assert limit(game, option, bots=1) == usual
    assert limit(game, option, bots=1, **{option: "none"}) == "none"
    assert limit(game, option, bots=1, **{option: 7}) == "7"


@pytest.mark.rule("WC-9.6", "WC-R26", "SS-R42")
@pytest.mark.parametrize(("game", "option", "usual", "rule", "ruling"), LIMITS)
def test_bots_alone_must_have_a_limit(game: str, option: str, usual: str, rule: str, ruling: str) -> None:
    assert limit(game, option, bots=2) == usual
    assert limit(game, option, bots=2, **{option: 7}) == "7"
    assert "none" not in find_game(game).terms(2, {}, 2).offer(option).choices
    with pytest.raises(tr.OptionError, match=r"bots alone need a (limit|last year)"):
        limit(game, option, bots=2, **{option: "none"})


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "option", "usual", "rule", "ruling"), LIMITS)
def test_the_rulebook_says_the_same_as_the_program(game: str, option: str, usual: str, rule: str, ruling: str, lang: str) -> None:
    said = rulebook.paragraphs(game, lang)
    assert usual in said[rule]
    assert usual in said[ruling]
    bots = {"en": "computer players alone must have", "de": "allein müssen ein"}[lang]
    people = {"en": "eople among themselves", "de": "Menschen\nunter sich"}[lang]
    for paragraph in (said[rule], said[ruling]):
        flat = " ".join(paragraph.split())
        assert bots in flat
        assert " ".join(people.split()) in flat
