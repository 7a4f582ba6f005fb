"""A version of the rules is a set of switches: what was played under old rules is replayed, and played on, under them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import pytest
from toy import BidsGame

import tafelrunde as tr
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.match import Match, new_match
from tafelrunde.kernel.options import Option
from tafelrunde.kernel.replay import branch, load_match

pytestmark = pytest.mark.once


class OldBids(BidsGame):
    """The toy as it was: three rounds."""


class NewBids(BidsGame):
    """Since then two rounds are usual, and a switch that nobody can choose says how it was before."""

    version: ClassVar[int] = 2
    versions: ClassVar[Mapping[int, Mapping[str, str]]] = {1: {"rounds": "3", "long_past": "on"}}
    options: ClassVar[tuple[Option, ...]] = (
        Option("rounds", "2", number=True, least=1, most=4),
        Option("long_past", "off", ("off", "on"), past=True),
    )


def play_on(match: Match) -> Match:
    """Let everybody bid the lowest card and stop."""
    while not match.over:
        match.play(match.sentences(match.seats[match.state.actors()[0]])[0], seat=match.seats[match.state.actors()[0]])
    return match


def newer(name: str) -> Game:
    return NewBids()


def played_before() -> str:
    return play_on(new_match(OldBids(), 2, seed=5)).save()


def test_a_record_of_older_rules_replays_byte_for_byte() -> None:
    text = played_before()
    match = load_match(newer, text)
    assert match.options == {"rounds": "3", "long_past": "on"}
    assert match.save() == text
    assert tr.verify(match) == []


def test_an_option_that_was_usual_and_is_not_any_more_need_not_stand_in_an_old_record() -> None:
    assert "option" not in played_before()
    two = play_on(new_match(OldBids(), 2, {"rounds": 2}, seed=5)).save()
    assert load_match(newer, two).options["rounds"] == "2"
    assert load_match(newer, two).save() == two


def test_a_match_that_began_under_older_rules_goes_on_under_them() -> None:
    half = new_match(OldBids(), 2, seed=5)
    half.play(half.sentences("a")[0], seat="a")
    resumed = play_on(load_match(newer, half.save(with_secret=True)))
    assert len(resumed.record.entries) == len(play_on(load_match(newer, played_before())).record.entries)
    assert resumed.record.rules == 1
    assert branch(load_match(newer, played_before()), 2).options["rounds"] == "3"


def test_new_matches_are_played_by_new_rules_unless_older_ones_are_asked_for() -> None:
    game = NewBids()
    assert (new_match(game).record.rules, new_match(game).options) == (2, {"rounds": "2", "long_past": "off"})
    old = new_match(game, rules=1)
    assert (old.record.rules, old.options, old.record.options) == (1, {"rounds": "3", "long_past": "on"}, {})
    assert new_match(game, options={"rounds": 2}, rules=1).record.options == {"rounds": "2"}
    with pytest.raises(OptionError, match="no rules 3 of bids; choose 1 to 2"):
        new_match(game, rules=3)


def test_nobody_can_choose_what_only_old_records_carry() -> None:
    with pytest.raises(OptionError, match="unknown option 'long_past'; there are: rounds"):
        new_match(NewBids(), options={"long_past": "on"})


def test_rules_that_are_newer_than_the_program_are_refused() -> None:
    text = new_match(NewBids(), 2, seed=5).save().replace("rules 2", "rules 3")
    with pytest.raises(tr.RecordError, match="played under rules 3 of bids; this version knows the rules up to 2"):
        load_match(newer, text)
