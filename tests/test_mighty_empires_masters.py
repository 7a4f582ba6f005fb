"""A game master of Mighty Empires: orders, taking back, bringing back, and what all that does to records (ME-14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest

from tafelrunde.games.mighty_empires.engine.state import MightyEmpires
from tafelrunde.games.mighty_empires.game import MightyEmpiresGame
from tafelrunde.games.mighty_empires.view import Tile
from tafelrunde.kernel.capabilities import MasterError
from tafelrunde.kernel.chance import Seeded, seeded
from tafelrunde.kernel.errors import RecordError
from tafelrunde.kernel.match import Match, new_match
from tafelrunde.kernel.plays import random_play
from tafelrunde.kernel.replay import load_match, verify

GAME = MightyEmpiresGame()


def find_game(name: str) -> MightyEmpiresGame:
    return GAME


QUICK = {"capital_choice": "slots", "races": "empire,orcs_goblins,dwarfs,skaven"}


def campaign(players: int = 2, seed: int | str = 1, **options: str) -> Match:
    """Return a campaign without secrets at the start."""
    return new_match(GAME, players, {**QUICK, "races": ",".join(QUICK["races"].split(",")[:players]), **options}, seed=seed)


def state_of(match: Match) -> MightyEmpires:
    return cast(MightyEmpires, match.state)


def play_until(match: Match, done: Callable[[Match], bool], dice: Seeded | None = None) -> None:
    """Play anything until something is so; prefer fighting to giving in."""
    dice = dice or seeded("until")
    for _ in range(3000):
        if done(match) or match.over:
            return
        seat = match.state.actors()[0]
        match.play_actions(seat, random_play(match.state, seat, dice))
    raise AssertionError("it never came to that")


def asked(kind: str) -> Callable[[Match], bool]:
    return lambda match: any(prompt.kind == kind for prompt in match.prompts())


def order(match: Match, words: str, because: str = "agreed at the table") -> list[tuple[str, dict[str, object]]]:
    """Let a game master order something; return what is told."""
    match.correct(words, "Anna", because)
    return [(told.kind, dict(told.fields)) for told in match.log(since=len(match.positions) - 1)]


def test_an_order_names_who_and_why_with_old_and_new_value() -> None:
    match = campaign()
    told = order(match, "gold bear 230", "a raid was forgotten")
    assert told[0] == ("corrected", {"what": "gold", "seat": "bear", "tile": "nowhere", "old": 100, "new": 230})
    assert match.record.entries[-1].line().startswith("1 master gold bear 230 by Anna because a raid was forgotten")
    assert match.view("bear").realms[0].gold == 230


@pytest.mark.parametrize(
    ("words", "path", "value"),
    [
        ("markers bear 2", lambda s: s.markers[0], 2),
        ("winter_rp eagle 3", lambda s: s.winter_rp[1], 3),
        ("plague bear yes", lambda s: s.plague[0], 1),
        ("race bear dwarfs", lambda s: s.race[0], 9),
        ("quality bear 110", lambda s: s.quality[0], 110),
        ("option vp_target 20", lambda s: s.rules.vp_target, 20),
        ("option largest_bonus 150", lambda s: s.rules.largest_bonus, 150),
        ("option pairing open", lambda s: s.rules.open_pairing, True),
        ("fresh", lambda s: s.fresh, 1),
    ],
)
@pytest.mark.rule("ME-14.8")
def test_what_can_be_set_is_set_and_survives_the_record(words: str, path: Callable[[MightyEmpires], object], value: object) -> None:
    match = campaign()
    order(match, words)
    assert path(state_of(match)) == value
    again = load_match(find_game, match.save(with_secret=True))
    assert again.state.dump() == match.state.dump()


@pytest.mark.rule("ME-14.8", "ME-14.18")
def test_tiles_can_be_set_right() -> None:
    match = campaign()
    view = match.view()
    own = next(tile for tile in view.tiles if tile.owner == "bear" and tile.capital is None)
    free = next(tile for tile in view.tiles if tile.owner is None and tile.terrain not in ("volcano", "river", "mountain"))
    volcano = next(tile for tile in view.tiles if tile.terrain == "volcano")
    order(match, f"owner {free.name} bear")
    order(match, f"building {own.name} castle")
    order(match, f"special bear {own.name}")
    order(match, f"effect {free.name} death_fog eagle")
    order(match, f"dragon {volcano.name} dead")
    order(match, f"capital bear {own.name}")
    order(match, f"exhausted {own.name} yes")
    tiles = {tile.name: tile for tile in match.view().tiles}
    assert tiles[free.name].owner == "bear"
    assert [(effect.kind, effect.caster) for effect in tiles[free.name].effects] == [("death_fog", "eagle")]
    assert (tiles[own.name].building, tiles[own.name].special, tiles[own.name].capital) == ("castle", "bear", "bear")
    assert tiles[own.name].exhausted
    assert tiles[volcano.name].lair is False
    order(match, f"owner {own.name} eagle")
    taken = next(tile for tile in match.view().tiles if tile.name == own.name)
    assert (taken.special, taken.capital) == (None, None)


@pytest.mark.parametrize(
    "words",
    [
        "", "dance", "gold bear", "gold bear much", "gold lynx 5", "gold bear 5 6", "owner z99 bear", "building a1 house",
        "markers bear 1000", "quality bear 50", "option map none", "option vp_target many", "option capital_choice slots",
        "result bear eagle 1 2",
        "settle bear eagle bear", "unplayed bear eagle", "simulate bear eagle", "extra bear eagle bear", "join bear a1 a2 a3",
        "time 3 winter_events x", "time 1 taxes", "time 99 events", "time 3 dancing", "pairing bear bear none", "effect a1 rain bear",
        "absence bear asleep",
    ],
)  # fmt: skip
@pytest.mark.rule("ME-14.1")
def test_nonsense_is_refused_in_words_and_changes_nothing(words: str) -> None:
    match = campaign()
    before = match.state.dump()
    with pytest.raises(MasterError) as error:
        match.correct(words, "Anna", "why not")
    for lang in ("de", "en"):
        assert error.value.text(lang)
    assert match.state.dump() == before
    assert not match.record.entries


@pytest.mark.parametrize(
    ("by", "because"), [("", "x"), ("Anna", ""), ("Anna", "  "), ("Anna", "a|b"), ("Anna\n", "x"), ("A because B", "x")]
)
@pytest.mark.rule("ME-14.8")
def test_a_name_and_a_reason_are_needed(by: str, because: str) -> None:
    match = campaign()
    with pytest.raises(MasterError):
        match.correct("gold bear 5", by, because)


@pytest.mark.rule("ME-14.10", "ME-14.11", "ME-16.3", "ME-EX-45")
def test_what_is_taken_back_and_played_again_brings_the_same_dice() -> None:
    match = campaign(seed="raid", battle_mode="sim")
    play_until(match, lambda m: "raid" in m.sentences() and m.prompts()[0].kind == "build")
    number = len(match.record.entries) + 1
    seat = match.to_act[0]
    gold = {realm.seat: realm.gold for realm in match.view().realms}
    match.play("raid", seat)
    first = match.record.entries[-1].outcomes
    match.master_undo(number, "Anna", "wrong tile")
    assert {realm.seat: realm.gold for realm in match.view().realms} == gold
    match.play("raid", seat)
    assert match.record.entries[-1].outcomes == first
    lines = match.save().splitlines()
    assert sum(" raid | " in line for line in lines) == 2
    assert f"{number + 1} master undo {number} by Anna because wrong tile" in lines
    order(match, "fresh", "a fresh roll was agreed on")
    match.master_undo(number + 2, "Anna", "again")
    assert load_match(find_game, match.save(with_secret=True)).state.dump() == match.state.dump()


@pytest.mark.rule("ME-14.11")
def test_fresh_dice_are_other_dice() -> None:
    thrown = []
    for fresh in range(6):
        match = campaign(seed="fresh")
        play_until(match, lambda m: "raid" in m.sentences() and m.prompts()[0].kind == "build")
        for _ in range(fresh):
            order(match, "fresh")
        match.play("raid")
        thrown.append(match.record.entries[-1].outcomes[:2])
    assert len(set(thrown)) > 1


@pytest.mark.rule("ME-14.10")
def test_redo_brings_back_until_something_else_happens() -> None:
    match = campaign()
    order(match, "gold bear 230")
    order(match, "markers bear 1")
    after = match.state.dump()
    match.master_undo(1, "Anna", "all wrong")
    assert match.view().realms[0].gold == 100
    match.redo("Bert")
    assert match.state.dump() == after
    with pytest.raises(MasterError):
        match.redo("Bert")
    match.master_undo(2, "Anna", "only this")
    order(match, "markers bear 3")
    with pytest.raises(MasterError):
        match.redo("Bert")
    text = match.save(with_secret=True)
    assert "5 master redo 3 by Bert" not in text
    assert "4 master redo 3 by Bert" in text
    assert load_match(find_game, text).state.dump() == match.state.dump()


@pytest.mark.rule("ME-14.7", "ME-16.1")
def test_a_record_with_a_game_master_is_checked_like_any_other() -> None:
    match = campaign()
    order(match, "gold bear 230")
    text = match.save(with_secret=True)
    for wrong in ("gold bear", "gold bear lots", "dance"):
        with pytest.raises(RecordError):
            load_match(find_game, text.replace("gold bear 230", wrong))
    with pytest.raises(RecordError):
        load_match(find_game, text.replace(" by Anna", ""))
    with pytest.raises(RecordError):
        load_match(find_game, text + "2 master redo 1 by Anna\n")
    with pytest.raises(RecordError):
        load_match(find_game, text + "2 master undo 7 by Anna because x\n")


@pytest.mark.rule("ME-16.2", "ME-16.3")
def test_the_draws_of_a_finished_campaign_follow_from_its_secret() -> None:
    match = campaign(seed="whole", max_rounds="2")
    play_until(match, lambda m: len(m.record.entries) == 10)
    match.master_undo(8, "Anna", "look again")
    play_until(match, lambda m: m.over)
    assert match.over
    assert verify(match) == []
    forged = match.save().replace("secret whole", "secret other")
    assert verify(load_match(find_game, forged))


@pytest.mark.rule("ME-16.2")
def test_what_one_player_throws_does_not_change_what_the_other_throws() -> None:
    """Dice come from a stream for each purpose and player."""
    thrown = []
    for raids in (1, 2):
        match = campaign(seed="streams", battle_mode="sim")
        play_until(match, asked("build"), seeded(4))
        order(match, f"rp {match.to_act[0]} {raids}")
        for _ in range(raids):
            match.play("raid")
        if match.prompts()[0].kind == "build" and match.sentences() == ["end"]:
            match.play("end")
        order(match, f"rp {match.to_act[0]} 1")
        match.play("raid")
        thrown.append(match.record.entries[-1].outcomes[:2])
    assert thrown[0] == thrown[1]


def at_table(players: int = 3, seed: int | str = 1, **options: str) -> Match:
    """Return a campaign whose first battles wait at the table."""
    match = campaign(players, seed, battle_mode="table", **options)
    play_until(match, asked("report"))
    return match


def sides(match: Match) -> tuple[str, str]:
    battle = next(battle for battle in match.view().battles if battle.stage == "to_be_played")
    return battle.a, battle.b


@pytest.mark.rule("ME-14.2", "ME-14.3", "ME-14.4")
def test_a_reported_result_counts_when_the_other_side_confirms() -> None:
    match = at_table()
    a, b = sides(match)
    match.play(f"result {b} 500 300 gold 20 0 rounds 4", a)
    battle = match.view().battles[0]
    assert battle.stage == "to_be_played"
    assert (battle.report_a.vp_a, battle.report_a.vp_b, battle.report_a.gold_a) == (500, 300, 20)
    match.play(f"confirm {a}", b)
    settled = next(battle for battle in match.view().battles if (battle.a, battle.b) == (a, b))
    assert (settled.stage, settled.class_a, settled.class_b) == ("settled", "overwhelming", "defeat")


@pytest.mark.rule("ME-14.4")
def test_contradicting_reports_wait_for_a_game_master() -> None:
    match = at_table()
    a, b = sides(match)
    match.play(f"result {b} 500 300", a)
    match.play(f"result {a} 400 380", b)
    assert {a, b} <= set(match.to_act)
    order(match, f"settle {a} {b} {b}", "Bert's sheet was right")
    settled = next(battle for battle in match.view().battles if (battle.a, battle.b) == (a, b))
    assert (settled.vp_a, settled.vp_b, settled.class_a) == (380, 400, "draw")


@pytest.mark.rule("ME-14.4")
def test_equal_reports_of_both_sides_settle_a_battle() -> None:
    match = at_table()
    a, b = sides(match)
    match.play(f"result {b} 500 300 fallen {a}", a)
    match.play(f"result {a} 300 500 fallen {a}", b)
    assert next(battle for battle in match.view().battles if (battle.a, battle.b) == (a, b)).stage == "settled"


@pytest.mark.rule("ME-14.5", "ME-10.5", "ME-EX-46")
def test_an_unplayed_battle_brings_one_point_each() -> None:
    match = at_table(2)
    a, b = sides(match)
    order(match, f"unplayed {a} {b}", "no time")
    assert {realm.rp for realm in match.view().realms} == {1}


@pytest.mark.rule("ME-14.5", "ME-14.12")
def test_a_game_master_simulates_a_battle_with_an_order_for_who_is_away() -> None:
    match = at_table(2)
    a, b = sides(match)
    order(match, f"simulate {a} {b}")
    order(match, f"absence {b} idle")
    assert match.to_act == (a,)
    match.play("muster 0", a)  # at the table points are bought in the open
    match.play("order assault lead", a)
    armies = [told.fields for told in match.log(since=len(match.positions) - 1) if told.kind == "army"]
    assert [(army["stance"], army["general"], army["bought"]) for army in armies if army["seat"] == b] == [("hold", "command", 0)]
    assert any(told.kind == "result" for told in match.log(since=len(match.positions) - 1))


@pytest.mark.rule("ME-14.9", "ME-EX-44")
def test_a_corrected_result_tells_what_it_would_have_changed() -> None:
    match = at_table(2)
    a, b = sides(match)
    match.play(f"result {b} 445 300", a)
    match.play(f"confirm {a}", b)
    before = {realm.seat: realm.rp for realm in match.view().realms}
    assert before == {a: 3, b: 1}
    told = order(match, f"result {a} {b} 455 300", "typo")
    assert ("corrected", {"what": "result", "seat": a, "tile": match.view().battles[0].tile, "old": 145, "new": 155}) in told
    assert ("rp_due", {"seat": a, "given": 3, "due": 4}) in told
    assert {realm.seat: realm.rp for realm in match.view().realms} == before  # nothing changes silently
    assert match.view().battles[0].class_a == "overwhelming"
    order(match, f"rp {a} 4", "one point was missing")


@pytest.mark.rule("ME-14.12")
def test_somebody_who_is_away_does_nothing_and_is_challenged_by_nobody() -> None:
    match = campaign(3, "away")
    order(match, "absence griffin idle")
    play_until(match, asked("build"))
    assert all("griffin" not in (battle.a, battle.b) for battle in match.view().battles)
    assert match.view().realms[2].event is None
    assert match.view().realms[2].rp in (0, 1)
    order(match, "absence griffin active")
    assert match.view().realms[2].status == "active"


@pytest.mark.rule("ME-13.9", "ME-14.14")
def test_one_leaves_and_another_joins() -> None:
    match = campaign(3, "leave")
    play_until(match, asked("event"))
    capital = next(tile for tile in match.view().tiles if tile.capital == "griffin")
    order(match, "withdraw griffin", "moved away")
    left = next(tile for tile in match.view().tiles if tile.name == capital.name)
    assert (left.owner, left.building) == (None, "city")
    assert match.view().realms[2].status == "out"
    free = {tile.name: tile for tile in match.view().tiles if tile.owner is None and tile.terrain != "volcano"}
    near = [name for name, tile in free.items() if distance(tile, capital) == 1][:2]
    order(match, f"join griffin {capital.name} {near[0]} {near[1]} 2", "somebody new")
    realm = match.view().realms[2]
    assert (realm.status, realm.gold, realm.tiles, realm.capital, realm.winter_rp) == ("arriving", 100, 3, capital.name, 2)


def distance(a: Tile, b: Tile) -> int:
    dq, dr = a.q - b.q, a.r - b.r
    return max(abs(dq), abs(dr), abs(dq + dr))


@pytest.mark.rule("ME-14.14")
def test_seats_can_be_kept_for_those_who_come_later() -> None:
    match = campaign(4, "later", vacant="2")
    assert [realm.status for realm in match.view().realms] == ["active", "active", "out", "out"]
    assert [realm.tiles for realm in match.view().realms] == [3, 3, 0, 0]
    play_until(match, asked("build"))
    assert {seat for battle in match.view().battles for seat in (battle.a, battle.b)} == {"bear", "eagle"}


def test_an_extra_battle_pays_its_winner() -> None:
    match = campaign(2, extra_battles="on")
    order(match, "extra bear eagle eagle", "a friendly game")
    assert match.view().realms[1].gold == 150


@pytest.mark.rule("ME-14.8")
def test_time_can_be_set() -> None:
    match = campaign(2, "time")
    play_until(match, asked("event"))
    order(match, "time 3 challenge")
    assert (match.view().round, match.view().phase) == (3, "challenge")
    told = order(match, "time 3 autumn_equinox")
    assert ("winter", {"year": 1}) in told
    assert (match.view().round, match.view().year) == (4, 2)  # nobody had anything to decide in that winter


@pytest.mark.rule("ME-14.8")
def test_battles_can_be_paired_anew() -> None:
    match = at_table(3)
    view = match.view()
    tile = next(tile.name for tile in view.tiles if tile.owner is None)
    a, b = sides(match)
    order(match, f"pairing {a} {b} {tile}")
    assert [battle.tile for battle in match.view().battles if {battle.a, battle.b} == {a, b}] == [tile]
    order(match, f"pairing {a} {b} none")
    assert not [battle for battle in match.view().battles if {battle.a, battle.b} == {a, b}]
