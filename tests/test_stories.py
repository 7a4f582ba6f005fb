"""What happened, put together by the games: battles, years, winters and the ends of ages."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec
import pytest

from tafelrunde.games import NAMES, find_game
from tafelrunde.games.ethnos import story as ages
from tafelrunde.games.mighty_empires import story as campaign
from tafelrunde.games.seventh_stone import story as years
from tafelrunde.kernel.chance import seeded
from tafelrunde.kernel.game import Told
from tafelrunde.kernel.match import Match, new_match
from tafelrunde.kernel.plays import random_play

TELLERS = [name for name in NAMES if find_game(name).story_type]


def played(game: str, players: int, seed: int = 4) -> Match:
    """Return a game that was played at random."""
    match, dice = new_match(find_game(game), players, seed=seed), seeded(seed)
    while not match.over:
        seat = match.state.actors()[0]
        match.play_actions(seat, random_play(match.state, seat, dice))
    return match


def told(kind: str, /, **fields: str | int | None) -> Told:
    return Told(kind, fields)


@pytest.mark.parametrize("name", TELLERS)
def test_a_story_grows_with_the_log_and_is_what_its_type_says(name: str) -> None:
    match = played(name, 3)
    game = match.game
    assert game.story_type
    log = match.log()
    for end in range(0, len(log), max(1, len(log) // 20)):
        kept = msgspec.json.encode(game.retell(log[:end]))
        assert msgspec.json.encode(game.retell(log[:end])) == kept
        msgspec.json.decode(kept, type=game.story_type)


# Mighty Empires


def test_battles_are_told_with_every_round() -> None:
    fought = [one for one in campaign.retell(played("mighty_empires", 4).log()).battles if one.ending == "fought"]
    assert len(fought) > 2
    for battle in fought:
        assert [army.seat for army in battle.armies] == [battle.a, battle.b]
        assert battle.points
        assert battle.classes
        lead = battle.points[0] - battle.points[1]
        assert (battle.classes[0] == "draw") == (abs(lead) <= 60)
        assert (battle.classes[0] == "defeat") == (lead < -60)
        for side in (0, 1):
            for before, after in pairwise(battle.rounds):
                assert after.left[side] <= before.left[side] - after.losses[side]
        first = battle.rounds[0]
        for army, modifier in zip(battle.armies, first.modifiers, strict=True):
            assert abs(100 + sum(army.modifiers.values()) - modifier) <= 40  # what events, siege, rivers and the first turn add


DECLARED = told("challenge", seat="bear", other="lion", tile="c3", ground="desert", siege="off", dragon="off")


def test_a_fallen_general_counts_for_the_other_side() -> None:
    log = [
        DECLARED,
        told("army", seat="bear", points=1000, stance="assault", general="lead"),
        told("army", seat="lion", points=1000, stance="flank", general="command"),
        told("battle_round", round=1, roll_a="3 4", roll_b="1 2", vp_a=100, vp_b=50, left_a=950, left_b=900),
        told("general", round=1, seat="lion", dice="6 6", falls="on"),
    ]
    battle = campaign.retell(log).battles[0]
    assert battle.rounds[0].rolls == ([3, 4], [1, 2])
    assert battle.rounds[0].points == (100, 50)
    assert battle.rounds[0].total == (200, 50)
    assert [army.modifiers for army in battle.armies] == [{"tempo": 10, "match": 8, "ground": 3, "lead": 8}, {"tempo": 10, "match": -8}]


@pytest.mark.parametrize(
    ("last", "ending", "classes", "rewards"),
    [
        (told("conceded", seat="lion", other="bear"), "conceded", ("narrow", "defeat"), (3, 1)),
        (told("conceded", seat="bear", other="lion"), "conceded", ("defeat", "narrow"), (1, 3)),
        (told("unplayed", seat="bear", other="lion"), "unplayed", None, None),
    ],
)
def test_a_battle_may_be_conceded_or_not_played(last: Told, ending: str, classes: Any, rewards: Any) -> None:
    battle = campaign.retell([DECLARED, last]).battles[0]
    assert (battle.ending, battle.classes, battle.rewards) == (ending, classes, rewards)


def test_winters_taxes_and_mines_are_told_tile_by_tile() -> None:
    chapters = campaign.retell(played("mighty_empires", 4).log()).chapters
    winter = next(one for one in chapters if one.winter)
    assert len(winter.rolls) == 4
    assert winter.taxes
    for tax in winter.taxes:
        assert sum(line.gold for line in tax.lines) == tax.total
        assert tax.gold == tax.total // 2**tax.halvings
    assert any(one.mines for one in chapters if not one.winter)


# Seventh Stone


def test_years_are_told_with_sheets_markets_and_tournaments() -> None:
    story = years.retell(played("seventh_stone", 3).log())
    assert [one.year for one in story.years] == list(range(1, len(story.years) + 1))
    tournaments = [one.tournament for one in story.years if one.tournament and one.tournament.champion]
    assert tournaments
    for tournament in tournaments:
        assert tournament.champion == tournament.duels[-1].winner
        for duel in tournament.duels:
            assert min(duel.throws[-1].life, duel.throws[-1].rival_life) <= 0
    for year in story.years:
        assert [market.slot for market in year.markets] == (list(years.BIDS) if year.sheets else [])
        for market in year.markets:
            assert [one.bid for one in market.bids] == sorted((one.bid for one in market.bids), reverse=True)


def test_a_die_belongs_to_the_market_in_which_bids_are_tied() -> None:
    log = [
        told("year", year=1),
        told("bids", seat="boar", mercenary=2, equipment=0, movement=3, tournament=0),
        told("bids", seat="crane", mercenary=1, equipment=0, movement=3, tournament=0),
        told("tie_roll", seat="boar", die=2),
        told("tie_roll", seat="crane", die=6),
    ]
    markets = {market.slot: market for market in years.retell(log).years[0].markets}
    assert [one.seat for one in markets["movement"].bids] == ["crane", "boar"]
    assert markets["mercenary"].rolls == []


def test_a_battle_ends_with_what_came_of_it() -> None:
    log = [
        told("year", year=2),
        told("battle", field="c4", mode="battle", seat="boar"),
        told("round", round=1),
        told("dice", seat="boar", pool="melee", target="crane", dice="5 2 6 1", hits=2),
        told("cancelled", target="crane", walls=2, shield=0),
        told("casualty", seat="crane", field="c4", type="melee", kind="military"),
        told("casualty", seat="crane", field="c4", type="melee", kind="military"),
        told("won", seat="boar", field="c4"),
        told("destruction", field="c4", building="wall", die=2, destroyed="on"),
        Told("control", {"seat": "boar", "field": "c4", "from": "crane", "rs": 4}),
        Told("captured", {"seat": "boar", "from": "crane", "stone": None}),
        told("battle", field="a1", mode="battle", seat="boar"),
    ]
    first, second = years.retell(log).battles
    assert (first.year, first.field, first.over, first.winner) == (2, "c4", True, "boar")
    assert [(die.face, die.hit) for die in first.rounds[0].throws[0].dice] == [(5, False), (2, True), (6, False), (1, True)]
    assert first.rounds[0].losses == [years.Loss("crane", "melee", "military", 2)]
    assert first.destruction == [years.Wreck("wall", 2, True)]
    assert first.control == years.Control("boar", "crane", 4)
    assert first.captured == [years.Captured("boar", "crane", None)]
    assert (second.field, second.over, second.rounds) == ("a1", False, [])


# Ethnos


def glory(kingdom: str, seat: str, count: int, rank: int, tied: int, pot: int, glory: int) -> Told:
    return told("kingdom_glory", kingdom=kingdom, seat=seat, count=count, rank=rank, tied=tied, pot=pot, glory=glory)


AGE = [
    told("age_began", age=1, deck=72),
    told("troll", seat="bear", value=4),
    told("age_ended", age=1, seat="fox"),
    told("scattered", seat="bear", card="elf_rhea"),
    told("scattered", seat="eagle", card=None),
    told("scattered", seat="eagle", card=None),
    told("skeletons", count=3),
    glory("rhea", "bear", 2, 1, 1, 4, 4),
    glory("rhea", "eagle", 2, 2, 1, 0, 0),
    glory("duris", "eagle", 1, 1, 2, 6, 3),
    glory("duris", "fox", 1, 1, 2, 6, 3),
    told("merfolk_glory", seat="fox", space=5, rank=1, tied=1, glory=1),
]
REST = [
    told("orcs_kept", seat="bear", count=2),
    told("pillaged", seat="fox", count=3, glory=6),
    told("band_glory", seat="eagle", leader="dwarf_rhea", size=4, glory=6),
    told("first_player", seat="lion", why="least_glory"),
]


def test_an_age_that_goes_on_has_no_end() -> None:
    assert ages.retell(AGE[:2]).ages == []


def test_a_kingdom_tells_count_tie_break_pooled_prizes_and_share() -> None:
    [age] = ages.retell([*AGE, *REST]).ages
    shares = {one.kingdom: one.shares for one in age.kingdoms}
    assert list(shares) == ["pelagon", "straton", "rhea", "ithys", "althea", "duris"]
    assert shares["pelagon"] == []
    assert [(one.seat, one.rank, one.broken, one.glory) for one in shares["rhea"]] == [("bear", 1, True, 4), ("eagle", 2, False, 0)]
    assert (shares["duris"][0].tied, shares["duris"][0].pot, shares["duris"][0].broken) == (2, 6, False)
    assert age.trolls == {"bear": [4]}
    assert age.merfolk[0].pot is None


def test_cards_that_nobody_else_saw_stay_hidden() -> None:
    [age] = ages.retell(AGE).ages
    assert age.scattered == {"bear": [ages.Scattered("elf_rhea", 1)], "eagle": [ages.Scattered(None, 2)]}


def test_an_age_is_complete_when_nothing_is_left_to_come() -> None:
    assert not ages.retell([*AGE, REST[0]]).ages[0].complete
    again = [told("age_began", age=2, deck=72), told("troll", seat="fox", value=6), told("age_ended", age=2, seat="bear")]
    first, second = ages.retell([*AGE, *REST, *again, told("ended", reason="glory")]).ages
    assert (first.complete, first.last, first.first) == (True, False, ages.First("lion", "least_glory"))
    assert (second.complete, second.last, second.first, second.trolls) == (True, True, None, {"fox": [6]})
