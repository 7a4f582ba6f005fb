"""Tribes of Ethnos where one scenario is not enough: all spaces, all tokens, and what the others may read."""

from __future__ import annotations

from itertools import combinations
from typing import Any, cast

import pytest

from tafelrunde.games import find_game
from tafelrunde.games.ethnos.engine._grammar import EMPTY, TROLL_TOKENS
from tafelrunde.games.ethnos.engine.scoring import troll_sum
from tafelrunde.games.ethnos.engine.state import Ethnos
from tafelrunde.kernel.chance import seeded
from tafelrunde.kernel.game import HIDDEN_WORD
from tafelrunde.kernel.plays import carry_out, plays

GAME = find_game("ethnos")


def position(given: dict[str, Any], **options: str) -> Ethnos:
    """Set up a position for four players."""
    state = cast(Ethnos, GAME.table(4, GAME.read_options(4, options), seeded(1)))
    GAME.set_position(state, given)
    return state


def say(state: Ethnos, sentence: str) -> None:
    """Play a sentence of whoever is asked."""
    seat = state.actors()[0]
    (play,) = [play for play in plays(state, seat) if " ".join(GAME.words(state, seat, play)) == sentence]
    carry_out(state, seat, play)


def asked(state: Ethnos) -> str:
    (prompt,) = GAME.prompts(state)
    return prompt.kind


@pytest.mark.rule("ET-14.1", "ET-14.2", "ET-14.4")
@pytest.mark.parametrize("size", range(1, 11))
def test_every_move_on_the_merfolk_board_brings_a_marker_for_each_symbol_it_reaches_or_passes(size: int) -> None:
    band = ["merfolk_pelagon"] + ["skeleton"] * (size - 1)
    for before in range(19):
        state = position({"bear": {"merfolk": before, "hand": band}})
        say(state, " ".join(["band", *band]))
        after = min(before + size, 18)
        assert state.merfolk[0] == after
        for symbol in (3, 7, 12, 18):
            if before < symbol <= after:
                assert asked(state) == "merfolk_bonus"
                say(state, "place duris")
        assert asked(state) == "turn"
        assert state.actors() == [1]


@pytest.mark.rule("ET-18.4", "ET-18.6")
def test_no_two_owners_of_troll_tokens_are_equal() -> None:
    state = position({"tribes": ["troll"]})
    values = range(1, TROLL_TOKENS + 1)
    hands = [hand for size in values for hand in combinations(values, size)]
    for one in hands:
        for other in hands:
            if set(one) & set(other):
                continue
            for value in values:
                state.trolls[value - 1] = 0 if value in one else 1 if value in other else EMPTY
            assert (troll_sum(state, 0) > troll_sum(state, 1)) == ((sum(one), max(one)) > (sum(other), max(other)))
            assert troll_sum(state, 0) != troll_sum(state, 1)
            assert troll_sum(state, 2) == troll_sum(state, 3) < troll_sum(state, 0)


@pytest.mark.rule("ET-11.2")
def test_the_others_read_how_many_cards_an_elf_keeps_but_not_which() -> None:
    state = position({"bear": {"hand": ["elf_rhea", "elf_duris", "orc_straton", "giant_pelagon", "troll_althea"]}})
    say(state, "band elf_rhea elf_duris")
    public = {" ".join(GAME.words(state, 0, play)): GAME.public_words(state, 0, play) for play in plays(state, 0)}
    assert public["keep giant_pelagon orc_straton"] == ("keep", HIDDEN_WORD, HIDDEN_WORD)
    assert public["keep troll_althea"] == ("keep", HIDDEN_WORD)
    assert public["keep none"] == ("keep", "none")


@pytest.mark.rule("ET-16.3")
def test_partial_pillage_names_the_occupied_spaces_in_the_order_of_the_kingdoms() -> None:
    state = position({"bear": {"orcs": ["duris", "straton", "rhea"]}, "end": "fox"}, orc_partial="on")
    named = []
    while asked(state) == "orc_pillage":
        (prompt,) = GAME.prompts(state)
        named.append(prompt.fields["kingdom"])
        say(state, "pillage yes")
    assert named == ["straton", "rhea", "duris"]


@pytest.mark.rule("ET-20.5")
@pytest.mark.parametrize("size", range(1, 11))
def test_a_wizard_draws_as_many_cards_as_its_band_has(size: int) -> None:
    band = ["wizard_pelagon"] + ["skeleton"] * (size - 1)
    others = ["elf_rhea", "orc_duris", "dwarf_ithys"][: 10 - size]
    state = position({"bear": {"hand": band + others}, "safe": 20})
    say(state, " ".join(["band", *band]))
    assert state.hand_size[0] == 0
    say(state, "draw yes")
    assert state.hand_size[0] == size
    assert state.row_size == len(others)
