"""The terms of a table: what an option offers is what can be played, for every game, number of players and bots."""

from __future__ import annotations

import pytest

from tafelrunde.games import NAMES, find_game
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.match import new_match
from tafelrunde.kernel.options import Offer, Option, Terms
from tafelrunde.server import wire
from tafelrunde.server.house import table_terms

pytestmark = pytest.mark.once

TABLES = [
    (name, players, bots)
    for name in NAMES
    for players in sorted(find_game(name).players)
    for bots in sorted({0, min(1, players - 1), players})
]


def refused(game: Game, players: int, bots: int, option: str, value: str) -> OptionError | None:
    """Return why a value cannot be played as far as the option itself is concerned; some need a text in another one."""
    try:
        new_match(game, players, {option: value}, seed=1, bots=bots)
    except OptionError as error:
        return error if error.key in ("option-not-here", "option-value") and error.fields["name"] == option else None
    return None


@pytest.mark.parametrize(("name", "players", "bots"), TABLES)
def test_a_table_where_nothing_is_chosen_plays_what_is_usual(name: str, players: int, bots: int) -> None:
    game = find_game(name)
    terms = game.terms(players, {}, bots)
    match = new_match(game, players, seed=1, bots=bots)
    assert match.options == {option.name: terms.offer(option.name).usual for option in game.options}


@pytest.mark.parametrize(("name", "players", "bots"), TABLES)
def test_what_is_offered_can_be_played_and_all_else_is_refused_with_the_reason(name: str, players: int, bots: int) -> None:
    game = find_game(name)
    terms = game.terms(players, {}, bots)
    for option in game.options:
        if option.past:
            continue
        offer = terms.offer(option.name)
        assert set(offer.choices) <= set(option.choices)
        for value in option.choices:
            error = refused(game, players, bots, option.name, value)
            assert (error is None) == (value in offer.choices or value == offer.usual), f"{option.name}={value}: {error}"
            if error is not None:
                assert offer.why, f"{option.name} is refused without a reason"
        if offer.why:
            said = [offer.why.text(lang) for lang in ("de", "en")]
            assert all(said)
            assert said[0] != said[1]
            assert not any(clause.endswith((".", "!")) or clause[:1].isupper() for clause in said[1:]), "a clause of a longer sentence"


@pytest.mark.parametrize(("name", "players", "bots"), TABLES)
def test_the_interface_says_what_the_game_says(name: str, players: int, bots: int) -> None:
    game = find_game(name)
    asked = table_terms(name, wire.Planned(players, bots), "en")
    match = new_match(game, players, seed=1, bots=bots)
    assert {one.name: one.value for one in asked.options} == {o.name: match.options[o.name] for o in game.options if not o.past}
    assert asked.together == (len(set(game.sides(players, match.options))) == 1)
    assert asked.rates == game.rates(match.options)


# Offers in general

COLOUR = Option("colour", "red", ("red", "green", "blue"))


def offer_of(option: Option, players: int = 2, bots: int = 0, **given: str) -> Offer:
    return Terms((option,), given, players, bots).offer(option.name)


def test_an_offer_with_fewer_choices_makes_the_first_of_them_usual_if_it_must() -> None:
    assert offer_of(COLOUR).only("red", "blue").usual == "red"
    assert offer_of(COLOUR).only("green", "blue").usual == "green"
    assert offer_of(COLOUR).without("red").choices == ("green", "blue")


def test_what_is_closed_can_only_be_given_as_it_is() -> None:
    def none_here(offer: Offer, terms: Terms) -> Offer:
        return offer if terms.people else offer.closed(None)

    option = Option("limit", "none", ("none",), number=True, here=none_here)
    assert Terms((option,), {"limit": 5}, 2, 1).read("limit") == "5"
    assert Terms((option,), {"limit": "none"}, 2, 2).read("limit") == "none"
    with pytest.raises(OptionError, match="option limit: '5' is not possible"):
        Terms((option,), {"limit": 5}, 2, 2).read("limit")


def test_terms_can_look_at_other_options_even_where_those_are_wrong() -> None:
    def as_colour(offer: Offer, terms: Terms) -> Offer:
        return offer.usually("on") if terms["colour"] == "green" else offer

    shade = Option("shade", "off", ("off", "on"), here=as_colour)
    assert Terms((COLOUR, shade), {"colour": "green"}).read("shade") == "on"
    assert Terms((COLOUR, shade), {"colour": "purple"}).read("shade") == "off"
