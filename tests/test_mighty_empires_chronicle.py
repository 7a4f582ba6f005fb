"""The chronicle of a campaign of Mighty Empires: report, ledger, log, exports, and campaigns that begin in the middle (ME-14, ME-16)."""

from __future__ import annotations

import csv
import io
import json
import re
import time
from collections.abc import AsyncIterator
from html import escape
from typing import Any, cast

import pytest
from serving import Server, Socket, kinds, serving

from tafelrunde.games.mighty_empires import chronicle, maps
from tafelrunde.games.mighty_empires.engine._grammar import PURSE_NAMES
from tafelrunde.games.mighty_empires.engine.state import MightyEmpires
from tafelrunde.games.mighty_empires.game import MightyEmpiresGame
from tafelrunde.kernel.chance import Seeded, seeded
from tafelrunde.kernel.contract import SPECTATOR
from tafelrunde.kernel.errors import ChanceError, ChanceNeeded, OptionError
from tafelrunde.kernel.match import Match, new_match
from tafelrunde.kernel.plays import random_play
from tafelrunde.kernel.replay import load_match
from tafelrunde.kernel.texts import event_text, has_text, text, word
from tafelrunde.server import live

pytestmark = pytest.mark.once

GAME = MightyEmpiresGame()
NAMES = ("Anna", "Bert", "Cleo")
REASON = "a raid <b>was</b> forgotten"
LANGS = ("de", "en")


def find_game(name: str) -> MightyEmpiresGame:
    return GAME


def campaign(players: int = 3, seed: int | str = 1, **options: str) -> Match:
    """Return a campaign without secrets at the start."""
    races = ",".join(("empire", "vampire_counts", "dwarfs", "skaven")[:players])
    given = {"capital_choice": "slots", "races": races, "vp_target": "0", **options}
    return new_match(GAME, players, given, names=NAMES[:players], seed=seed)


def drive(match: Match, kind: str = "", number: int = 1, dice: Seeded | None = None) -> None:
    """Play anything, but fight, until a question of a kind is asked in a round or later."""
    dice = dice or seeded("drive")
    for _ in range(5000):
        if match.over or (any(prompt.kind == kind for prompt in match.prompts()) and match.view().round >= number):
            return
        seat = match.state.actors()[0]
        if match.prompts()[0].kind == "fight":
            match.play("fight", seat)
        else:
            match.play_actions(seat, random_play(match.state, seat, dice))
    raise AssertionError("it never came to that")


def played() -> Match:
    """Return a campaign of four rounds and a winter, with corrections, one of them taken back, and a play taken back."""
    match = campaign(3, "chronicle", max_rounds="4")
    drive(match, "event", 2)
    match.correct("gold bear 333", "Greta", REASON)
    match.correct("markers eagle 2", "Greta", "a slip")
    match.master_undo(match.record.entries[-1].number, "Hans", "no marker was won")
    drive(match, "build", 3)
    match.play("raid", match.to_act[0])
    match.master_undo(match.record.entries[-1].number, "Hans", "a castle was meant")
    drive(match, "event", 4)
    free = next(tile.name for tile in match.view().tiles if tile.owner is None and tile.terrain != "volcano")
    match.correct(f"effect {free} death_fog bear", "Greta", "the fog was forgotten")
    drive(match)
    assert match.over
    return match


@pytest.fixture(scope="module")
def whole() -> Match:
    return played()


def say(lang: str, key: str, **fields: object) -> str:
    return escape(text(lang, f"mighty_empires_chronicle-{key}", **fields))


def report(match: Match, lang: str, **asked: Any) -> str:
    return chronicle.report(match, GAME, lang, **asked)


def headings(page: str) -> list[str]:
    return re.findall(r"<h2>(.*?)</h2>", page)


def rounds_shown(page: str, lang: str) -> list[str]:
    """Return the headings of rounds and winters in a report."""
    possible = {}
    for number in range(1, 5):
        year, season = (number - 1) // 3 + 1, ("spring", "summer", "autumn")[(number - 1) % 3]
        title = say(lang, "chapter-round", round=number, year=year, season=str(word(GAME, lang, season)))
        possible[title] = f"round {number}"
    for year in (1, 2):
        possible[say(lang, "chapter-winter", year=year)] = f"winter {year}"
    possible[say(lang, "chapter-setup")] = "setup"
    return [possible[heading] for heading in headings(page) if heading in possible]


# The report (ME-14.15)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.rule("ME-14.15", "ME-17.6")
def test_a_report_holds_everything(whole: Match, lang: str) -> None:
    page = report(whole, lang, title="Winter & War", date="2026-05-01")
    assert page.startswith(f'<!doctype html>\n<html lang="{lang}">')
    assert "<h1>Winter &amp; War</h1>" in page
    assert "2026-05-01" in page
    assert say(lang, "legend") in page
    assert rounds_shown(page, lang) == ["setup", "round 1", "round 2", "round 3", "winter 1", "round 4"]
    view = whole.view()
    for name in ("fields", "cities", "castles", "mines", "hoards", "markers", "gold", "score"):
        assert f">{say(lang, f'column-{name}')}</th>" in page
    for realm in view.realms:
        numbers = (realm.tiles, realm.cities, realm.castles, realm.mines, realm.hoards, realm.markers, realm.gold, realm.score)
        row = "".join(f'<td class="n">{number}</td>' for number in numbers)
        letter, race = word(GAME, lang, f"letter_{realm.seat}"), word(GAME, lang, realm.race)
        assert f"<td>{letter} · {whole.record.names[realm.seat]}</td><td>{race}</td>{row}" in page
    assert [standings.round for standings in view.history] == [1, 2, 3, 4]
    for standings in view.history:
        for part in standings.realms:
            points = part.tiles + part.cities + 3 * part.hoards + 3 * part.markers
            shown = say(lang, "parts", tiles=part.tiles, cities=part.cities, hoards=part.hoards, markers=part.markers, score=points)
            assert f"<td>{shown}</td>" in page


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.rule("ME-14.15", "ME-16.4")
def test_a_report_tells_what_happened(whole: Match, lang: str) -> None:
    """Events, challenges, results, empire points, actions, winter rolls and taxes."""
    page = report(whole, lang)
    told = whole.log()
    kinds_told = {"event", "challenge", "rp", "built", "taken", "winter_roll", "taxes", "tax", "army", "battle_round", "general"}
    assert kinds_told <= {one.kind for one in told}
    for one in told:
        if one.kind in kinds_told:
            assert f"<li>{escape(event_text(GAME, one, lang))}</li>" in page
    for one in told:
        if one.kind == "result":
            classes = f"{word(GAME, lang, str(one.fields['class_a']))} / {word(GAME, lang, str(one.fields['class_b']))}"
            assert f"<td>{one.fields['vp_a']} : {one.fields['vp_b']}</td><td>{classes}</td>" in page


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.rule("ME-14.15", "ME-14.8")
def test_a_report_lists_corrections_with_reasons_and_what_was_taken_back(whole: Match, lang: str) -> None:
    page = report(whole, lang)
    section = page.partition(f"<h2>{say(lang, 'corrections')}</h2>")[2].partition("<h2>")[0]
    assert f"<td>{escape(REASON)}</td>" in section
    for words in ("Greta", "Hans", "333", "no marker was won", "a castle was meant", "the fog was forgotten"):
        assert words in section
    slip = next(entry for entry in whole.record.entries if entry.because == "a slip")
    undo = next(entry for entry in whole.record.entries if entry.because == "no marker was won")
    assert say(lang, "taken-back", number=undo.number) in section
    assert say(lang, "undo", number=slip.number) in section
    assert "<b>" not in page


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.rule("ME-14.15")
def test_a_report_lists_effects_with_their_expiry(whole: Match, lang: str) -> None:
    section = report(whole, lang).partition(f"<h2>{say(lang, 'effects')}</h2>")[2]
    fogged = [tile.name for tile in whole.view().tiles for effect in tile.effects if effect.kind == "death_fog"]
    assert fogged
    for name in fogged:
        assert f"<td>{name}</td><td>{word(GAME, lang, 'death_fog')}</td>" in section
    assert say(lang, "expires-autumn_end") in section


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.rule("ME-14.15")
def test_the_ledger_of_a_report_has_every_change_of_every_treasury(whole: Match, lang: str) -> None:
    section = report(whole, lang).partition(f"<h2>{say(lang, 'ledger')}</h2>")[2].partition("<h2>")[0]
    rows = re.findall(r'<td class="n">(-?\d+)</td><td class="n">(-?\d+)</td></tr>', section)
    booked = chronicle.bookings(whole)
    assert len(rows) == len(booked)
    assert sorted(rows) == sorted((str(row.change), str(row.balance)) for row in booked)
    for name in NAMES:
        assert f"<h3>{name}</h3>" in section


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.rule("ME-14.15")
def test_one_round_or_one_year_can_be_reported(whole: Match, lang: str) -> None:
    assert rounds_shown(report(whole, lang, round_number=2), lang) == ["round 2"]
    assert rounds_shown(report(whole, lang, round_number=3), lang) == ["round 3", "winter 1"]
    assert rounds_shown(report(whole, lang, year=1), lang) == ["round 1", "round 2", "round 3", "winter 1"]
    assert rounds_shown(report(whole, lang, year=2), lang) == ["round 4"]
    for asked in ({"round_number": 9}, {"year": 7}):
        with pytest.raises(OptionError) as refusal:
            report(whole, lang, **asked)
        assert refusal.value.text(lang)


@pytest.mark.rule("ME-14.15")
def test_the_report_of_a_round_stands_where_that_round_ended(whole: Match) -> None:
    """Map, ranking and history are those of the end of what is reported, not of today."""
    page = report(whole, "en", round_number=2)
    last = next(chapter for chapter in chronicle.chapters(whole) if chapter.kind == "round" and chapter.round == 2).last
    view = GAME.observe(cast(MightyEmpires, last.state), SPECTATOR)
    for realm in view.realms:
        assert f'<td class="n">{realm.gold}</td><td class="n">{realm.score}</td></tr>' in page
    section = page.partition(f"<h2>{say('en', 'ledger')}</h2>")[2].partition("<h2>")[0]
    booked = [row for row in chronicle.bookings(whole) if row.round == 2]
    assert len(re.findall(r'<td class="n">-?\d+</td></tr>', section)) == len(booked)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.rule("ME-14.15")
def test_corrections_can_be_left_out(whole: Match, lang: str) -> None:
    page = report(whole, lang, corrections=False)
    assert say(lang, "corrections") not in headings(page)
    for words in (escape(REASON), "a slip", "no marker was won", "Greta", "Hans"):
        assert words not in page


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.rule("ME-14.15")
def test_a_report_prints_in_black_and_white(whole: Match, lang: str) -> None:
    page = report(whole, lang)
    assert "@media print" in page
    for scrolling in ("overflow", "<iframe", "<script", "position:fixed", "http://", "https://", "<link", "<img"):
        assert scrolling not in page.replace("http://www.w3.org/", "")
    assert "<pattern" in page  # hatching
    for seat in whole.seats:
        assert f">{word(GAME, lang, f'letter_{seat}')}<" in page
    assert re.findall(r"\b[a-z]+_[a-z_]+\b", re.sub(r"<[^>]*>", " ", page)) == []  # no identifier shows through


def test_a_report_of_a_campaign_that_has_just_begun() -> None:
    match = campaign(2, "fresh")
    for lang in LANGS:
        page = report(match, lang)
        assert say(lang, "no-round") in page
        assert say(lang, "no-corrections") in page
        assert say(lang, "no-effects") in page


# The ledger (ME-14.16)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.rule("ME-14.16", "ME-14.15")
def test_the_ledger_adds_up_to_the_treasuries(whole: Match, lang: str) -> None:
    rows = list(csv.reader(io.StringIO(chronicle.ledger(whole, GAME, lang))))
    assert len({len(row) for row in rows}) == 1
    gold = dict.fromkeys(NAMES, 0)
    numbers = []
    for number, _, _, name, why, change, balance in rows[1:]:
        gold[name] += int(change)
        assert gold[name] == int(balance)
        assert why
        numbers.append(int(number))
    assert numbers == sorted(numbers)
    assert gold == {whole.record.names[realm.seat]: realm.gold for realm in whole.view().realms}


def test_every_reason_of_the_ledger_has_a_name() -> None:
    for lang in LANGS:
        for name in PURSE_NAMES:
            assert has_text(lang, f"mighty_empires_chronicle-why-{name}")


# The log (ME-14.7, ME-16.4)


@pytest.mark.rule("ME-14.7", "ME-14.10")
def test_the_log_has_every_entry_with_who_when_and_what(whole: Match) -> None:
    times = {entry.number: 1000.0 + entry.number for entry in whole.record.entries}
    log = chronicle.log_entries(whole, GAME, times)
    assert [item["number"] for item in log] == [entry.number for entry in whole.record.entries]
    assert [item["time"] for item in log] == list(times.values())
    masters = [item for item in log if item["role"] == "gm"]
    assert [item["actor"] for item in masters] == ["Greta", "Greta", "Hans", "Hans", "Greta"]
    assert all(item["actor"] in NAMES for item in log if item["role"] == "player")
    gold = next(item for item in log if "gold bear 333" in item["command"])
    assert (gold["round"], gold["phase"]) == (2, "events")
    slip = next(item for item in log if "markers eagle 2" in item["command"])
    undo = next(item for item in log if "no marker was won" in item["command"])
    assert slip["undone"] == undo["number"]
    raid = next(item for item in log if item["undone"] and item["role"] == "player")
    assert raid["command"].endswith("raid")
    assert len(raid["dice"]) >= 2
    assert gold["undone"] is None
    assert len({item["hash"] for item in log}) == len(log)


@pytest.mark.rule("ME-16.4")
def test_log_texts_are_made_from_the_commands_in_both_languages(whole: Match) -> None:
    log = chronicle.log_entries(whole, GAME)
    again = chronicle.log_entries(load_match(find_game, whole.save()), GAME)
    assert [item["text"] for item in log] == [item["text"] for item in again]
    for item in log:
        if item["text"]:
            assert set(item["text"]) == set(LANGS)
            assert len(item["text"]["de"]) == len(item["text"]["en"])
    assert any(item["text"]["de"] != item["text"]["en"] for item in log if item["text"])


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("actor", "Zeno"), ("role", "observer"), ("command", "bear raid"), ("dice", [5, 5]), ("time", 7.0), ("number", 999),
        ("hash", "0" * 64), ("round", 9), ("phase", "taxes"), ("text", {"de": ["Nichts."], "en": ["Nothing."]}),
    ],
)  # fmt: skip
@pytest.mark.rule("ME-14.7", "ME-14.16")
def test_a_changed_entry_breaks_the_chain_exactly_there(whole: Match, key: str, value: object) -> None:
    data = json.loads(json.dumps(chronicle.export(whole, GAME)))
    assert chronicle.read_export(json.dumps(data))[1] == []
    for at in (0, 7, len(data["log"]) - 1):
        changed = json.loads(json.dumps(data))
        assert changed["log"][at][key] != value
        changed["log"][at][key] = value
        broken = chronicle.read_export(json.dumps(changed))[1]
        expected = [data["log"][at]["number"]]
        if key == "hash":  # what follows was made with the hash that stood there
            expected += [item["number"] for item in changed["log"][at + 1 : at + 2]]
        assert broken == expected


@pytest.mark.rule("ME-14.16")
def test_an_entry_that_is_missing_breaks_the_chain(whole: Match) -> None:
    data = json.loads(json.dumps(chronicle.export(whole, GAME)))
    following = data["log"][5]["number"]
    del data["log"][4]
    assert following in chronicle.read_export(json.dumps(data))[1]


@pytest.mark.rule("ME-14.16")
def test_a_record_that_differs_from_its_log_is_shown(whole: Match) -> None:
    """The campaign is made again from the record, so its entries have to be those of the log."""
    data = json.loads(json.dumps(chronicle.export(whole, GAME)))
    entry = next(entry for entry in whole.record.entries if entry.words[:2] == ("gold", "bear"))
    data["record"] = data["record"].replace("gold bear 333", "gold bear 933")
    assert entry.number in chronicle.read_export(json.dumps(data))[1]


@pytest.mark.rule("ME-14.16")
@pytest.mark.parametrize("broken", ["", "[]", "{}", '{"format": "tafelrunde-me-campaign/1"}', '{"format": "other", "record": ""}'])
def test_what_is_no_export_is_refused_in_words(broken: str) -> None:
    with pytest.raises(OptionError) as refusal:
        chronicle.read_export(broken)
    for lang in LANGS:
        assert refusal.value.text(lang)


# Comments on results (ME-14.3)


def fought(*comments: str) -> tuple[Match, str, str]:
    """Return a campaign whose first battle at the table both sides reported, with a comment each, and its sides."""
    match = campaign(3, "comments", battle_mode="table")
    drive(match, "report")
    battle = next(battle for battle in match.view().battles if battle.stage == "to_be_played")
    for seat, other, points, comment in zip((battle.a, battle.b), (battle.b, battle.a), ("500 300", "300 500"), comments, strict=True):
        match.play(f"result {other} {points}", seat, comment=comment)
    return match, battle.a, battle.b


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.rule("ME-14.3", "ME-14.15")
def test_a_report_shows_the_comments_on_a_result(lang: str) -> None:
    match, a, b = fought("the <b>bridge</b> held", "no luck")
    page = report(match, lang)
    names = match.record.names
    assert f">{say(lang, 'column-comment')}</th>" in page
    assert f"<td>{names[a]}: the &lt;b&gt;bridge&lt;/b&gt; held · {names[b]}: no luck</td>" in page
    match, a, _ = fought("the bridge held", "")
    assert f"<td>{names[a]}: the bridge held</td>" in report(match, lang)
    assert say(lang, "column-comment") not in report(fought("", "")[0], lang)


@pytest.mark.rule("ME-14.3", "ME-14.4")
def test_the_last_comment_on_a_battle_counts_and_none_is_kept_for_the_next() -> None:
    match = campaign(2, "comments", battle_mode="table")
    for number, comments in enumerate((("fog & rain", "sun & wind"), ("", "")), 1):
        drive(match, "report", number)
        battle = next(battle for battle in match.view().battles if battle.stage == "to_be_played")
        match.play(f"result {battle.b} 400 300", battle.a, comment=comments[0])
        match.play(f"result {battle.a} 300 500", battle.b)
        match.play(f"result {battle.b} 500 300", battle.a, comment=comments[1])
    assert "sun &amp; wind" in report(match, "en", round_number=1)
    assert "fog &amp; rain" not in report(match, "en", round_number=1)
    assert "sun &amp; wind" not in report(match, "en", round_number=2)


@pytest.mark.rule("ME-14.3", "ME-14.7", "ME-14.16")
def test_a_comment_is_part_of_the_log_and_of_its_chain() -> None:
    match, a, b = fought("the bridge held", "")
    data = json.loads(json.dumps(chronicle.export(match, GAME)))
    assert chronicle.read_export(json.dumps(data))[1] == []
    item = next(item for item in data["log"] if item["command"].startswith(f"{a} result"))
    assert item["command"] == f"{a} result {b} 500 300 saying the bridge held"
    for lang in LANGS:
        assert item["text"][lang][-1] == text(lang, "mighty_empires_chronicle-comment", text="the bridge held")
    plain = chronicle.log_entries(fought("", "")[0], GAME)
    for other in (plain[item["number"] - 1], data["log"][item["number"]]):
        assert other["command"] in (f"{a} result {b} 500 300", f"{b} result {a} 300 500")
        assert not any(line.startswith("Comment") for line in other["text"]["en"])
    forged = json.dumps(data).replace("the bridge held", "the bridge fell")
    assert chronicle.read_export(forged)[1] == [item["number"]]
    forged = json.dumps({**data, "record": data["record"].replace("the bridge held", "the bridge fell")})
    assert chronicle.read_export(forged)[1] == [item["number"]]


@pytest.mark.rule("ME-14.3")
def test_a_campaign_with_comments_is_played_on_after_saving() -> None:
    match, _, _ = fought("the bridge held", "no luck")
    again = load_match(find_game, match.save(with_secret=True))
    assert again.save() == match.save()
    drive(again, "build", 1)
    assert load_match(find_game, again.save()).save() == again.save()


# Exports (ME-14.16, ME-14.17)


@pytest.mark.rule("ME-14.16", "ME-16.3")
def test_an_exported_campaign_comes_back_as_it_was(whole: Match) -> None:
    record, broken = chronicle.read_export(json.dumps(chronicle.export(whole, GAME)))
    assert broken == []
    again = load_match(find_game, record)
    assert again.state.dump() == whole.state.dump()
    assert again.save() == whole.save()
    assert chronicle.undone_entries(again) == chronicle.undone_entries(whole)


@pytest.mark.rule("ME-14.16")
def test_a_running_campaign_comes_back_as_it_was_without_its_secret() -> None:
    match = campaign(3, "running secret")
    drive(match, "build", 2)
    data = json.dumps(chronicle.export(match, GAME))
    assert "running secret" not in data
    record, broken = chronicle.read_export(data)
    assert broken == []
    again = load_match(find_game, record)
    assert again.state.dump() == match.state.dump()
    assert again.sentences() == match.sentences()


def sealed(stance: str) -> Match:
    """Return a campaign in which one side has sealed an order."""
    match = campaign(2, "sealed", seal_gold="on")
    drive(match, "order")
    match.play(f"order 30 {stance} lead", match.to_act[0])
    assert len(match.to_act) == 1
    return match


@pytest.mark.rule("ME-14.16")
def test_nothing_is_exported_while_an_order_is_sealed() -> None:
    match = sealed("flank")
    with pytest.raises(OptionError) as refusal:
        chronicle.export(match, GAME)
    for lang in LANGS:
        assert refusal.value.text(lang)
    match.play("order 0 hold command", match.to_act[0])
    assert "order 30 flank lead" in chronicle.export(match, GAME)["record"]


@pytest.mark.rule("ME-14.16")
def test_nothing_is_exported_while_a_capital_is_chosen_in_secret() -> None:
    match = new_match(GAME, 2, {"races": "empire,empire"}, seed=1)
    chronicle.export(match, GAME)
    seat = match.to_act[0]
    match.play(match.sentences(seat)[0], seat)
    with pytest.raises(OptionError):
        chronicle.export(match, GAME)


@pytest.mark.rule("ME-14.10", "ME-14.16")
def test_an_order_that_was_taken_back_stays_secret() -> None:
    """Who takes a sealed order back has shown it to nobody."""
    match = sealed("flank")
    seat = next(seat for seat in match.seats if seat not in match.to_act)
    match.undo(seat)
    assert len(match.to_act) == 2
    try:
        made = json.dumps(chronicle.export(match, GAME))
    except OptionError:
        return
    assert "30 flank lead" not in made


@pytest.mark.parametrize("name", ["report", "battles", "ledger", "map"])
@pytest.mark.rule("ME-14.15", "ME-14.16")
def test_no_document_betrays_a_sealed_order(name: str) -> None:
    one, other = sealed("flank"), sealed("assault")
    for lang in LANGS:
        assert chronicle.document(one, name, lang, {}) == chronicle.document(other, name, lang, {})


@pytest.mark.parametrize("name", ["report", "battles", "ledger", "map"])
@pytest.mark.rule("ME-14.15", "ME-14.16")
def test_no_document_betrays_a_secret_capital(name: str) -> None:
    made = set()
    for which in (0, 1):
        match = new_match(GAME, 2, {"races": "empire,empire"}, seed=1)
        seat = match.to_act[0]
        match.play(match.sentences(seat)[which], seat)
        made.add(chronicle.document(match, name, "en", {}))
    assert len(made) == 1


@pytest.mark.rule("ME-14.7")
def test_a_sealed_entry_is_hashed_with_a_salt() -> None:
    match = sealed("flank")
    match.play("order 0 hold command", match.to_act[0])
    log = chronicle.log_entries(match, GAME)
    orders = [item for item in log if " order " in f" {item['command']} "]
    assert len(orders) == 2
    assert len({item["salt"] for item in orders}) == 2
    assert all("salt" not in item for item in log if item not in orders)
    changed = json.loads(json.dumps(chronicle.export(match, GAME)))
    at = changed["log"].index(next(item for item in changed["log"] if item["number"] == orders[0]["number"]))
    changed["log"][at]["salt"] = "0" * 32
    assert orders[0]["number"] in chronicle.read_export(json.dumps(changed))[1]


SAME_TILE = ("terrain", "owner", "building", "special", "capital", "original", "claimed", "exhausted", "flow", "home", "effects", "lair")
SAME_REALM = (
    "race",
    "status",
    "gold",
    "markers",
    "plague",
    "winter_rp",
    "capital",
    "special",
    "special_built",
    "uprising",
    "famine",
    "blight",
)


def begun_again(match: Match) -> Match:
    """Return a new campaign on the exported map of another."""
    made = chronicle.document(match, "map", "en", {})
    world = maps.parse(made)
    assert maps.check(world)[0] == []
    return new_match(GAME, int(cast(MightyEmpires, match.state).rules.players), {"map": made}, seed="again")


def assert_stands_the_same(match: Match, again: Match) -> None:
    """Compare what a map with its campaign block can hold."""
    here, there = match.view(), again.view()
    assert (there.round, there.year, there.season, there.phase) == (here.round, here.year, here.season, here.phase)
    for one, other in zip(here.tiles, there.tiles, strict=True):
        for key in SAME_TILE:
            assert getattr(one, key) == getattr(other, key), (one.name, key)
    for mine, yours in zip(here.realms, there.realms, strict=True):
        for key in ("status",) if mine.status == "out" else SAME_REALM:
            assert getattr(mine, key) == getattr(yours, key), (mine.seat, key)


@pytest.mark.parametrize("number", [1, 2, 4])
@pytest.mark.rule("ME-14.16", "ME-14.17")
def test_an_exported_map_begins_in_the_middle(number: int) -> None:
    match = campaign(3, f"middle {number}")
    drive(match, "event", number)
    again = begun_again(match)
    assert_stands_the_same(match, again)
    drive(again, "event", number + 1)
    assert again.view().round >= number + 1 or again.over


@pytest.mark.rule("ME-14.17")
def test_an_exported_map_keeps_lost_capitals_and_people() -> None:
    match = campaign(4, "odd things")
    drive(match, "event", 2)
    tiles = match.view().tiles
    capital = {tile.capital: tile for tile in tiles if tile.capital}
    own = next(tile for tile in tiles if tile.owner == "bear" and not tile.capital)
    free = [tile for tile in tiles if tile.owner is None and tile.terrain != "volcano"]
    volcano = next(tile for tile in tiles if tile.terrain == "volcano")
    for words in (
        f"building {capital['bear'].name} none",  # a capital whose city was destroyed (ME-2.14)
        f"special bear {own.name}",
        f"owner {capital['eagle'].name} bear",  # eagle has no capital
        f"effect {free[0].name} void_of_chaos bear",
        f"effect {free[1].name} death_fog eagle",
        f"dragon {volcano.name} dead",
        "plague griffin yes",
        "markers griffin 2",
        "winter_rp eagle 3",
        "withdraw lion",
    ):
        match.correct(words, "Greta", "to see whether it is kept")
    assert any(prompt.kind == "event" for prompt in match.prompts())
    assert_stands_the_same(match, begun_again(match))


@pytest.mark.rule("ME-14.14", "ME-14.17")
def test_an_exported_map_keeps_those_who_are_about_to_join() -> None:
    match = campaign(3, "joining", vacant="1")
    drive(match, "event", 2)
    free = [tile for tile in match.view().tiles if tile.owner is None and tile.terrain not in ("volcano", "mountain")]
    near = {
        one.name: [other for other in free if max(abs(one.q - other.q), abs(one.r - other.r), abs(one.q + one.r - other.q - other.r)) == 1]
        for one in free
    }
    capital, fields = next((name, others) for name, others in near.items() if len(others) >= 2)
    match.correct(f"join griffin {capital} {fields[0].name} {fields[1].name}", "Greta", "somebody new")
    again = begun_again(match)
    assert [realm.tiles for realm in again.view().realms] == [realm.tiles for realm in match.view().realms]
    assert again.view().realms[2].capital == capital
    assert again.view().realms[2].gold == 100


@pytest.mark.rule("ME-14.17")
def test_a_map_exported_between_battles_is_only_a_map() -> None:
    match = campaign(2, "battles")
    drive(match, "order")
    world = json.loads(chronicle.document(match, "map", "en", {}))
    assert "campaign" not in world
    assert maps.check(maps.parse(json.dumps(world)))[0] == []


# Documents by name


def test_documents_by_name(whole: Match) -> None:
    assert set(chronicle.DOCUMENTS) == {"report", "battles", "ledger", "campaign", "map"}
    page = chronicle.document(whole, "report", "en", {"round": "2", "title": "Two", "date": "today", "corrections": "no"})
    assert "<h1>Two</h1>" in page
    assert rounds_shown(page, "en") == ["round 2"]
    assert rounds_shown(chronicle.document(whole, "report", "en", {"year": "2"}), "en") == ["round 4"]
    for asked in ({"round": "two"}, {"year": "-1"}, {"round": "9999"}):
        with pytest.raises(OptionError):
            chronicle.document(whole, "report", "en", asked)
    assert chronicle.read_export(chronicle.document(whole, "campaign", "de", {}))[1] == []


# The battle sheet (ME-14.2)


@pytest.mark.rule("ME-14.2", "ME-8.6")
def test_a_battle_at_the_table_shows_all_a_sheet_needs() -> None:
    match = campaign(3, "sheet", battle_mode="table")
    drive(match, "report")
    match.correct("plague bear yes", "Greta", "for the sheet")
    view = match.view()
    battle = view.battles[0]
    assert battle.stage == "to_be_played"
    ground = next(tile for tile in view.tiles if tile.name == battle.tile)
    assert (battle.ground, battle.base, battle.rounds) == (ground.ground, 1000, 4)
    assert battle.siege == (ground.capital == battle.b and ground.building == "city")
    assert battle.dragon == (ground.terrain == "volcano")
    for army, seat in ((battle.army_a, battle.a), (battle.army_b, battle.b)):
        realm = next(realm for realm in view.realms if realm.seat == seat)
        assert army.base == 1000
        assert army.largest == (100 if realm.largest else 0)
        assert abs(army.plague) == (100 if seat == "bear" else 0)
        assert army.free == (70 if realm.event == "reinforcements" else 0)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.rule("ME-14.2", "ME-8.6")
def test_battle_sheets_are_printed(lang: str) -> None:
    match = campaign(3, "sheet", battle_mode="table", assassin_wounds="on")
    drive(match, "report")
    match.correct("plague bear yes", "Greta", "for the sheet")
    battles = [battle for battle in match.view().battles if battle.stage == "to_be_played"]
    wounds = escape(text(lang, "mighty_empires_web-paper-wounds"))
    for event in ("assassin", "spies"):
        match.correct(f"event {battles[0].a} {event}", "Greta", "for the sheet")
        page = chronicle.document(match, "battles", lang, {})
        sheets = page.split('<section class="sheet">')[1:]
        assert len(sheets) == len(battles) > 0
        assert (wounds in sheets[0]) == (event == "assassin")
        assert str(word(GAME, lang, event)) in sheets[0]
    for sheet, battle in zip(sheets, battles, strict=True):
        assert f"<h2>{battle.tile}: {escape(str(word(GAME, lang, battle.ground)))}</h2>" in sheet
        assert escape(text(lang, f"mighty_empires_map-setup-{battle.ground}")) in sheet
        assert escape(text(lang, "mighty_empires_web-paper-rounds", rounds=battle.rounds)) in sheet
        for name in (chronicle.called(match, seat, lang) for seat in (battle.a, battle.b)):
            assert f"<th>{name}</th>" in sheet
        for army in (battle.army_a, battle.army_b):
            points = chronicle.army_summands(army)
            assert ("plague" in points) == bool(army.plague)
            assert f"<td>{sum(value or 0 for value in points.values())} " in sheet  # nothing is sealed: gold is said at the table
            assert ("−100" in sheet) == bool(battle.army_a.plague or battle.army_b.plague)
    match.correct("option assassin_wounds off", "Greta", "nobody likes it")
    match.correct(f"event {battles[0].a} assassin", "Greta", "for the sheet")
    assert wounds not in chronicle.document(match, "battles", lang, {})


def test_without_a_battle_at_the_table_no_sheet_is_printed() -> None:
    match = campaign(3, "sheet")
    assert say("en", "no-sheets") in chronicle.document(match, "battles", "en", {})


# Dice by hand (ME-14.6)


def with_real_dice() -> Match:
    options = {"races": "empire,empire", "capital_choice": "slots"}
    drawn = ["t0", "plains", "desert", "forest_first", "plains", "1", "1", "1", "bear", "1"]
    return new_match(GAME, 2, options, chance="table", drawn=drawn)


@pytest.mark.rule("ME-14.6", "ME-16.1")
def test_real_dice_are_asked_for_and_checked() -> None:
    match = with_real_dice()
    with pytest.raises(ChanceNeeded):
        match.play("event agent eagle")
    for wrong in (["0"], ["7"], ["six"], ["3", "3"]):
        with pytest.raises(ChanceError):
            match.play("event agent eagle", chance=wrong)
    assert not match.record.entries
    match.play("event agent eagle", chance=["2"])
    assert match.record.entries[-1].outcomes == (1,)
    assert next(told.fields["die"] for told in match.log() if told.kind in ("agent", "die")) == 2
    again = load_match(find_game, match.save())
    assert again.state.dump() == match.state.dump()


@pytest.mark.rule("ME-14.6")
def test_two_real_dice_need_two_numbers() -> None:
    match = with_real_dice()
    seat = match.to_act[0]
    match.play("event scouts", seat)
    match.play("event spies", match.to_act[0])
    match.play(match.sentences()[0])
    match.play("concede", match.to_act[0])
    first = match.to_act[0]
    before = {realm.seat: realm.gold for realm in match.view().realms}[first]
    with pytest.raises(ChanceNeeded):
        match.play("raid", first, chance=["3"])
    match.play("raid", first, chance=["3", "4"])
    assert {realm.seat: realm.gold for realm in match.view().realms}[first] == before + 70


# Deadlines (ME-14.13)


class Shifted:
    """The time, but for what a test adds to it."""

    def __init__(self) -> None:
        self.offset = 0.0
        self.monotonic = time.monotonic

    def time(self) -> float:
        return time.time() + self.offset


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    async with serving(tmp_path_factory.mktemp("deadlines")) as running:
        yield running


async def ring(socket: Socket, clock: Shifted, seconds: float) -> None:
    """Let time pass, and the server notice it."""
    clock.offset += seconds
    await socket.do("chat", text="tick")


@pytest.mark.anyio
@pytest.mark.slow
@pytest.mark.rule("ME-14.13", "ME-14.12")
async def test_whoever_misses_a_deadline_is_idle_until_coming_back(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Shifted()
    monkeypatch.setattr(live, "time", clock)
    anna, bert = server.client("Anna"), server.client("Bert")
    options = {"capital_choice": "slots", "races": "empire,empire", "battle_mode": "table"}
    rules = {"kind": "days", "days": 1, "late": "idle"}
    table = await anna.open("me", "friend", game="mighty_empires", options=options, clock=rules, master=True)
    await anna.invite(table, bert, "eagle")
    news = await anna.look(table, None)
    late = news["moment"]["prompts"][0]["seat"]
    people = {"bear": anna, "eagle": bert}
    other = next(seat for seat in people if seat != late)
    async with people[other].socket(table, other) as socket:
        await ring(socket, clock, 80_000)
        assert "late" not in kinds(socket.log)
        await ring(socket, clock, 6_401)
        await socket.until(lambda news: "late" in kinds(socket.log) and kinds(socket.log)[-1] != "late")
        news = await people[other].look(table, other)
        statuses = {realm["seat"]: realm["status"] for realm in news["moment"]["view"]["realms"]}
        assert statuses == {late: "idle", other: "active"}
    await people[late].do(table, "back", seat=late)
    news = await people[late].look(table, late)
    assert {realm["status"] for realm in news["moment"]["view"]["realms"]} == {"active"}


@pytest.mark.anyio
@pytest.mark.slow
@pytest.mark.rule("ME-14.13")
async def test_everybody_sees_what_is_due_and_until_when(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Shifted()
    monkeypatch.setattr(live, "time", clock)
    anna, bert = server.client("Anna"), server.client("Bert")
    options = {"capital_choice": "slots", "races": "empire,empire", "battle_mode": "table"}
    rules = {"kind": "days", "days": 2, "late": "idle"}
    table = await anna.open("me", "friend", game="mighty_empires", options=options, clock=rules, master=True)
    await anna.invite(table, bert, "eagle")
    people = {"bear": anna, "eagle": bert}
    news = await anna.look(table, None)
    prompt = news["moment"]["prompts"][0]
    assert prompt["kind"] == "event"
    clocks = {seat["seat"]: seat["clock"] for seat in news["table"]["seats"]}
    assert {seat: one["running"] for seat, one in clocks.items()} == {seat: seat == prompt["seat"] for seat in people}
    day = 86_400
    assert 2 * day - 60 < clocks[prompt["seat"]]["left"] <= 2 * day
    clock.offset += day
    news = await anna.look(table, None)
    left = next(seat["clock"]["left"] for seat in news["table"]["seats"] if seat["seat"] == prompt["seat"])
    assert day - 60 < left <= day
    for seat, person in people.items():  # whoever comes by is told in the lobby
        mine = next(one for one in (await person.get("/api/lobby"))["mine"] if one["id"] == table)
        assert mine["my_turn"] == (seat == prompt["seat"])
        assert mine["waiting"] == [prompt["seat"]]


@pytest.mark.anyio
@pytest.mark.slow
@pytest.mark.rule("ME-14.13", "ME-14.12")
async def test_at_the_deadline_the_computer_can_take_over(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Shifted()
    monkeypatch.setattr(live, "time", clock)
    anna, bert = server.client("Anna"), server.client("Bert")
    options = {"capital_choice": "slots", "races": "empire,empire", "battle_mode": "table"}
    rules = {"kind": "days", "days": 1, "late": "bot"}
    table = await anna.open("me", "friend", game="mighty_empires", options=options, clock=rules, master=True)
    await anna.invite(table, bert, "eagle")
    late = (await anna.look(table, None))["moment"]["prompts"][0]["seat"]
    people = {"bear": anna, "eagle": bert}
    other = next(seat for seat in people if seat != late)
    async with people[other].socket(table, other) as socket:
        await ring(socket, clock, 86_401)
        await socket.until(lambda news: "replaced" in kinds(socket.log) and "play" in kinds(socket.log))
        news = await people[other].look(table, other)
    seats = {seat["seat"]: seat for seat in news["table"]["seats"]}
    assert seats[late]["left"]
    assert not seats[other]["left"]
    assert {realm["status"] for realm in news["moment"]["view"]["realms"]} == {"active"}
