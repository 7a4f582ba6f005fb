"""Every rule and every ruling that a game carries out stands in its code, where it is carried out."""

from __future__ import annotations

import pytest

from tafelrunde.games import NAMES, find_game
from tafelrunde.places import named, places, without_place, written
from tafelrunde.rulebook import rule_ids, ruling_ids

pytestmark = pytest.mark.once


@pytest.mark.parametrize("name", NAMES)
def test_every_rule_has_its_place(name: str) -> None:
    without = without_place(name)
    assert [rule for rule, lines in places(name).items() if not lines and rule not in without] == []


@pytest.mark.parametrize("name", NAMES)
def test_what_is_said_to_have_no_place_is_a_rule_that_has_none(name: str) -> None:
    found = places(name)
    assert {rule: reason for rule, reason in without_place(name).items() if rule not in found or found[rule] or not reason} == {}


@pytest.mark.parametrize("name", NAMES)
def test_the_code_names_only_rules_that_exist(name: str) -> None:
    known = {*rule_ids(name), *ruling_ids(name)}
    game = find_game(name)
    found = [
        f"{path.name}:{number} {rule}"
        for path in sorted(game.home().rglob("*.py"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        for rule, _ in written(line, game.prefix)
        if rule not in known
    ]
    assert found == []


def test_rules_are_found_in_lists_and_ranges() -> None:
    known = ["WC-1.9", "WC-2.1", "WC-2.2", "WC-2.3", "WC-2.4", "WC-R2"]
    assert list(named("moves (WC-2.1 to 2.3, 2.4 and WC-R2), not WC-2.10", "WC", known)) == [
        "WC-2.1",
        "WC-2.2",
        "WC-2.3",
        "WC-2.4",
        "WC-R2",
    ]
    assert list(named("WC-1.9, and more", "WC", known)) == ["WC-1.9"]
    assert list(named("version WC-1.95", "WC", known)) == []
    assert list(named("AWC-1.9, WC-R2x and WC-2.1 coins, 2.2", "WC", known)) == ["WC-2.1"]
