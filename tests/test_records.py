"""Records: whatever is saved loads to the same match, and whatever is malformed is refused with the line and what is wrong there."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tafelrunde as tr
from tafelrunde.kernel.record import SAYING, Entry, clean_comment, parse_record

GOOD = """\
Tafelrunde record 1
game war_chest
rules 1
players 2
seat raven Anna
seat wolf Ben
option army_selection first_game
option max_rounds 3
chance table
start 6 4 2 0 5 3
1 raven swordsman deploy e2
2 wolf archer pass
3 wolf undo 2
4 wolf archer deploy d7
5 raven pikeman pass
6 wolf scout pass
7 raven undo 5 agreed wolf
8 raven pikeman deploy h1
9 wolf scout pass
10 raven light_cavalry pass
11 wolf lancer pass | 0 0 3 1 3 3
12 raven crossbowman pass
13 wolf resign
result resign raven
"""


def changed(old: str, new: str) -> str:
    assert GOOD.count(old) == 1, f"'{old}' stands {GOOD.count(old)} times in the record"
    return GOOD.replace(old, new)


def line_of(text: str, part: str) -> int:
    return 1 + next(number for number, line in enumerate(text.splitlines()) if part in line)


def error_of(text: str) -> tr.RecordError:
    with pytest.raises(tr.RecordError) as caught:
        tr.load(text)
    assert "\n" not in str(caught.value), "an error is one line"
    return caught.value


def play_wildly(match: tr.Match, seed: int, plays: int) -> tr.Match:
    """Play legal sentences, take some back and resign now and then."""
    dice = random.Random(seed)
    for _ in range(plays):
        what = dice.random()
        if match.over:
            break
        if what < 0.1 and any(position.entry for position in match.positions):
            actors = [position.actor for position in match.positions if position.entry]
            match.undo(dice.choice(actors), agreed=match.seats)
        elif what < 0.11 and match.state.may_resign(match.seat()):
            match.resign()
        else:
            match.play(dice.choice(match.sentences()))
    return match


# Round trips


def test_a_record_of_today_will_load_tomorrow() -> None:
    match = tr.load(GOOD)
    assert match.save() == GOOD
    assert match.outcome
    assert match.outcome.winners == (0,)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("chance", ["committed", "open"])
@pytest.mark.parametrize("selection", ["random_deal", "draft_standard", "draft_elimination"])
@pytest.mark.parametrize("players", [2, 4])
def test_a_random_match_is_the_same_after_saving_and_loading(players: int, selection: str, chance: str, seed: int) -> None:
    match = tr.new("war_chest", players, seed, names=["Anna"], chance=chance, army_selection=selection, max_rounds=5)
    play_wildly(match, seed, plays=80)
    text = match.save()
    loaded = tr.load(text)
    assert loaded.save() == text
    assert loaded.outcome == match.outcome
    assert loaded.to_act == match.to_act
    assert loaded.state.dump() == match.state.dump()
    assert loaded.options == match.options
    assert loaded.ranges == match.ranges
    for seat in (None, *match.seats):
        assert loaded.view(seat) == match.view(seat)
        assert loaded.log(seat) == match.log(seat)


def test_random_matches_have_undos_and_resignations_in_them() -> None:
    texts = [play_wildly(tr.new("war_chest", 2, seed, max_rounds=5), seed, 80).save() for seed in range(6)]
    assert any(" undo " in text for text in texts)
    assert any(" resign" in text for text in texts)


def test_a_record_loads_at_every_length() -> None:
    lines = GOOD.splitlines(keepends=True)
    for length in range(line_of(GOOD, "start "), len(lines) - 2):
        text = "".join(lines[:length])
        assert tr.load(text).save() == text


def test_comments_and_blank_lines_are_allowed() -> None:
    head, *rest = GOOD.splitlines()
    text = "\n".join([head, "# at Anna's place", *(part for line in rest for part in (line, "", "   ", "#"))])
    assert tr.load(text).save() == GOOD


@pytest.mark.parametrize("end", ["\r\n", "\r", "\n\n"])
def test_line_ends_of_other_systems_are_understood(end: str) -> None:
    assert tr.load(GOOD.replace("\n", end)).save() == GOOD


def test_the_last_line_needs_no_end() -> None:
    assert tr.load(GOOD.rstrip()).save() == GOOD


def test_errors_count_comments_and_blank_lines() -> None:
    assert error_of(changed("2 wolf archer pass", "\n# a joke\n2 bear archer pass")).line == line_of(GOOD, "2 wolf") + 2


def test_an_option_that_stands_at_its_default_does_no_harm() -> None:
    text = changed("option max_rounds 3", "option max_rounds 3\noption adjudication draw")
    assert tr.load(text).options == tr.load(GOOD).options


# What is malformed. The line of the fault is that of its text unless it is given.

HEAD_FAULTS = [
    ("game war_chest", "game chess", "there is no game 'chess'; choose war_chest"),
    ("rules 1", "rules 2", "played under rules 2 of war_chest; this version knows the rules up to 1"),
    ("players 2", "players 3", "war_chest is not played by 3"),
    ("seat wolf Ben", "seat bear Ben", "the seats must be raven, wolf, in this order"),
    ("option max_rounds 3", "option max_rounds 0", "option max_rounds: '0' is not possible, choose none, a whole number from 1 to 1000000"),
    ("option max_rounds 3", "option max_round 3", "unknown option 'max_round'; did you mean 'max_rounds'?"),
    ("option max_rounds 3", "option max_rounds", "option max_rounds: '' is not possible, choose none, a whole number from 1 to 1000000"),
    ("option army_selection first_game", "option army_selection mine", "option army_selection: 'mine' is not possible"),
    (
        "option army_selection first_game",
        "option armies archer",
        "option armies: 'archer' is not possible here: goes only with army_selection=custom",
    ),
    ("start 6 4 2 0 5 3", "start 9 4 2 0 5 3", "outcome 9 is impossible here, there are only 9 (0 to 8)"),
    ("start 6 4 2 0 5 3", "start 6 4 2 0 5", "chance brought more here than is written"),
    ("start 6 4 2 0 5 3", "start 6 4 2 0 5 3 0", "7 outcomes are written, but only 6 were drawn"),
    ("result resign raven", "result markers raven", "the result is written as 'markers raven', but the game ended with 'resign raven'"),
    ("result resign raven", "result resign wolf", "the result is written as 'resign wolf', but the game ended with 'resign raven'"),
]
LINE_FAULTS = [
    ("Tafelrunde record 1", "Spielbericht", "a record begins with 'Tafelrunde record 1'"),
    ("Tafelrunde record 1", "Tafelrunde record 2", "unknown format 'Tafelrunde record 2'; this version reads 'Tafelrunde record 1'"),
    ("rules 1", "rules one", "'rules' needs a whole number, not 'one'"),
    ("rules 1", "rules", "'rules' needs a whole number, not ''"),
    ("rules 1", "rules -1", "'rules' needs a whole number, not '-1'"),
    ("players 2", "players two", "'players' needs a whole number, not 'two'"),
    ("chance table", "chance dice", "chance is one of committed, open, table, not 'dice'"),
    ("chance table", "chance committed", "a committed record names the commitment, 64 hexadecimal digits"),
    ("chance table", "chance committed abc", "a committed record names the commitment, 64 hexadecimal digits"),
    ("start 6 4 2 0 5 3", "start 6 4 two 0 5 3", "outcomes of chance are whole numbers, not 'two'"),
    ("start 6 4 2 0 5 3", "strat 6 4 2 0 5 3", "'strat' is neither the number of an entry nor a word of the head"),
    ("2 wolf archer pass", "3 wolf archer pass", "entry 3 stands where entry 2 is expected"),
    ("2 wolf archer pass", "0 wolf archer pass", "entry 0 stands where entry 2 is expected"),
    ("2 wolf archer pass", "2 bear archer pass", "there is no seat 'bear'; the seats are raven, wolf"),
    ("2 wolf archer pass", "2 raven archer pass", "'archer pass' is not possible: It is the turn of Wolf. (WC-2.8)"),
    ("2 wolf archer pass", "2 wolf knight pass", "'knight pass' is not possible: You have no Knight in your hand. (WC-2.9)"),
    ("2 wolf archer pass", "2 wolf archr pass", "unknown word 'archr'; did you mean 'archer'?"),
    ("2 wolf archer pass", "2 wolf archer d7", "'archer d7' must be written out as 'archer deploy d7'"),
    ("2 wolf archer pass", "2 wolf archer deploy", "'archer deploy' could mean 'archer deploy d7', 'archer deploy g6'"),
    ("2 wolf archer pass", "2 wolf", "an entry is 'number seat sentence', for example '1 raven archer pass'"),
    ("2 wolf archer pass", "2", "an entry is 'number seat sentence', for example '1 raven archer pass'"),
    ("2 wolf archer pass", "2 wolf archer pass | 1", "1 outcomes are written, but only 0 were drawn"),
    ("| 0 0 3 1 3 3", "", "chance brought more here than is written"),
    ("| 0 0 3 1 3 3", "| 0 0 3 1 3", "chance brought more here than is written"),
    ("| 0 0 3 1 3 3", "| 0 0 3 1 3 3 0", "7 outcomes are written, but only 6 were drawn"),
    ("| 0 0 3 1 3 3", "| 6 0 3 1 3 3", "outcome 6 is impossible here, there are only 6 (0 to 5)"),
    ("| 0 0 3 1 3 3", "| 0 0 3 1 3 x", "outcomes of chance are whole numbers, not 'x'"),
    ("| 0 0 3 1 3 3", "| 0 0 3 | 1 3 3", "outcomes of chance are whole numbers, not '|'"),
    ("3 wolf undo 2", "3 wolf undo", "an undo is 'undo NUMBER' or 'undo NUMBER agreed SEAT…'"),
    ("3 wolf undo 2", "3 wolf undo 0", "an undo is 'undo NUMBER' or 'undo NUMBER agreed SEAT…'"),
    ("3 wolf undo 2", "3 wolf undo two", "an undo is 'undo NUMBER' or 'undo NUMBER agreed SEAT…'"),
    ("3 wolf undo 2", "3 wolf undo 2 agreed", "an undo is 'undo NUMBER' or 'undo NUMBER agreed SEAT…'"),
    ("3 wolf undo 2", "3 wolf undo 2 raven", "an undo is 'undo NUMBER' or 'undo NUMBER agreed SEAT…'"),
    ("3 wolf undo 2", "3 wolf undo 2 | 1", "an undo is 'undo NUMBER' or 'undo NUMBER agreed SEAT…'"),
    ("3 wolf undo 2", "3 wolf undo 1", "entry 1 cannot be taken back"),
    ("3 wolf undo 2", "3 wolf undo 3", "entry 3 cannot be taken back"),
    ("3 wolf undo 2", "3 raven undo 2", "entry 2 cannot be taken back"),
    ("7 raven undo 5 agreed wolf", "7 raven undo 1 agreed wolf", "entry 1 cannot be taken back"),
    ("13 wolf resign", "13 raven resign", "raven could not resign here"),
    ("13 wolf resign", "13 wolf resign now", "unknown word 'now'"),
    ("13 wolf resign", "13 wolf resign | 1", "1 outcomes are written, but only 0 were drawn"),
    ("13 wolf resign", "13 wolf resign saying enough", "a comment is written as 'SENTENCE saying COMMENT', and only on a play"),
    ("3 wolf undo 2", "3 wolf undo 2 saying sorry", "a comment is written as 'SENTENCE saying COMMENT', and only on a play"),
    ("2 wolf archer pass", "2 wolf archer pass saying", "a comment is written as 'SENTENCE saying COMMENT', and only on a play"),
    ("2 wolf archer pass", "2 wolf saying hello", "an entry is 'number seat sentence'"),
    ("2 wolf archer pass", "2 wolf archer pass saying hello", "'archer pass' cannot carry a comment"),
    ("2 wolf archer pass", "2 wolf archer pass saying hello | you", "outcomes of chance are whole numbers, not 'you'"),
    ("result resign raven", "14 raven crossbowman pass\nresult resign raven", "the game was over before this entry"),
    ("result resign raven", "14 raven resign\nresult resign raven", "the game was over before this entry"),
    ("rules 1", "game war_chest", "'game' stands here a second time"),
    ("chance table", "chance table\nchance open", "'chance' stands here a second time"),
]


@pytest.mark.parametrize(("old", "new", "message"), [*HEAD_FAULTS, *LINE_FAULTS])
def test_a_malformed_record_is_refused_with_what_is_wrong(old: str, new: str, message: str) -> None:
    assert message in str(error_of(changed(old, new)))


@pytest.mark.parametrize(("old", "new", "message"), LINE_FAULTS)
def test_the_error_names_the_line(old: str, new: str, message: str) -> None:
    error = error_of(changed(old, new))
    line = line_of(GOOD, old) + ("chance open" in new)
    assert error.line == line
    assert str(error).startswith(f"record line {line}: ")


@pytest.mark.parametrize(("old", "new", "message"), HEAD_FAULTS)
def test_the_error_names_the_line_also_in_the_head(old: str, new: str, message: str) -> None:
    assert error_of(changed(old, new)).line == line_of(GOOD, old)


@pytest.mark.parametrize("key", ["game", "rules", "players", "chance", "start"])
def test_a_missing_line_is_named(key: str) -> None:
    text = "".join(line for line in GOOD.splitlines(keepends=True) if not line.startswith(f"{key} "))
    assert str(error_of(text)) == f"record: the line '{key} …' is missing"


@pytest.mark.parametrize("missing", ["seat raven Anna\n", "seat wolf Ben\n"])
def test_a_missing_seat_is_refused_with_those_there_must_be(missing: str) -> None:
    assert str(error_of(changed(missing, ""))).endswith("the seats must be raven, wolf, in this order")


def test_seats_in_another_order_are_refused() -> None:
    text = changed("seat raven Anna\nseat wolf Ben\n", "seat wolf Ben\nseat raven Anna\n")
    assert str(error_of(text)) == "record line 5: the seats must be raven, wolf, in this order"


def test_a_record_says_how_much_of_it_was_taken_over() -> None:
    taken = changed("start 6 4 2 0 5 3\n", "start 6 4 2 0 5 3\ntaken 4\n")

    assert tr.load(taken).save() == taken
    assert "only 13" in str(error_of(taken.replace("taken 4", "taken 14")))
    assert error_of(taken.replace("taken 4", "taken all")).line == line_of(taken, "taken")
    assert error_of(taken.replace("taken 4", "taken 4\ntaken 5")).line == line_of(taken, "taken") + 1


def test_a_finished_match_without_its_result_is_refused() -> None:
    message = "record: the game ended with 'resign raven', but no result is written"
    assert str(error_of(changed("result resign raven\n", ""))) == message


def test_a_result_of_a_running_match_is_refused() -> None:
    message = "the result is written as 'resign raven', but the game is not over"
    assert str(error_of(changed("13 wolf resign\n", ""))).endswith(message)


@pytest.mark.parametrize("text", ["", "\n", " ", "{}", "\x00", "Tafelrunde", "\ufeff" + GOOD, "\n" + GOOD])
def test_a_text_that_is_no_record_is_refused(text: str) -> None:
    assert error_of(text).line == 1


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("rules 1", "rules {}"),
        ("players 2", "players {}"),
        ("option max_rounds 3", "option max_rounds {}"),
        ("start 6", "start {}"),
        ("2 wolf archer pass", "{} wolf archer pass"),
        ("3 wolf undo 2", "3 wolf undo {}"),
        ("| 0 0 3", "| 0 {} 3"),
    ],
)
@pytest.mark.parametrize("digits", [20, 5000])
def test_a_number_beyond_all_measure_is_refused(old: str, new: str, digits: int) -> None:
    error_of(changed(old, new.format("9" * digits)))


@pytest.mark.parametrize(
    ("old", "new"), [("seat wolf Ben", "seat wolf Ben\nseat wolf Bob"), ("option max_rounds 3", "option max_rounds 3\noption max_rounds 4")]
)
def test_a_seat_or_an_option_that_stands_twice_is_refused(old: str, new: str) -> None:
    assert error_of(changed(old, new)).line == line_of(GOOD, old) + 1


@pytest.mark.parametrize("new", ["7 raven undo 5", "7 raven undo 5 agreed bear", "7 raven undo 5 agreed raven"])
def test_an_undo_without_the_consent_it_needed_is_refused(new: str) -> None:
    assert error_of(changed("7 raven undo 5 agreed wolf", new)).line == line_of(GOOD, "7 raven undo")


# Anything at all

LONG = play_wildly(tr.new("war_chest", 4, 11, army_selection="draft_elimination", max_rounds=2), seed=3, plays=60).save()


def load_anything(text: str) -> tr.Match | tr.RecordError:
    try:
        return tr.load(text)
    except tr.RecordError as error:
        return error


def loads_or_is_refused(text: str) -> None:
    """The text loads to something that saves to a text which stays the same for ever, or RecordError is raised and nothing else."""
    found = load_anything(text)
    if isinstance(found, tr.RecordError):
        assert len(str(found).splitlines()) == 1, "an error is one line"
        assert 0 <= found.line <= max(1, len(text.splitlines()))
    else:
        saved = found.save()
        assert tr.load(saved).save() == saved


@given(st.lists(st.text(max_size=10) | st.sampled_from(GOOD.split()), max_size=30))
@settings(deadline=None)
def test_any_text_is_refused(words: list[str]) -> None:
    loads_or_is_refused(" ".join(words))
    loads_or_is_refused("Tafelrunde record 1\n" + "\n".join(words))


@given(st.sampled_from([GOOD, LONG]), st.data())
@settings(max_examples=150, deadline=None)
def test_lines_may_be_lost_doubled_moved_or_mixed(record: str, data: st.DataObject) -> None:
    lines = record.splitlines()
    number = st.integers(0, len(lines) - 1)
    for _ in range(data.draw(st.integers(1, 3))):
        at, other = data.draw(number), data.draw(number)
        match data.draw(st.sampled_from(["lose", "double", "swap", "mix"])):
            case "lose":
                lines[at] = ""
            case "double":
                lines.insert(other, lines[at])
            case "swap":
                lines[at], lines[other] = lines[other], lines[at]
            case "mix":
                words = [*lines[at].split(" ")[:2], *lines[other].split(" ")[2:]]
                lines[at] = " ".join(words)
    loads_or_is_refused("\n".join(lines))


@given(st.sampled_from([GOOD, LONG]), st.data())
@settings(max_examples=200, deadline=None)
def test_characters_may_be_lost_doubled_or_replaced(record: str, data: st.DataObject) -> None:
    text = record
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text) - 1))
        new = data.draw(st.sampled_from(["", text[at] * 2]) | st.sampled_from("0123456789 |\n#-\t\x0b\u2028٣²é") | st.characters())
        text = text[:at] + new + text[at + 1 :]
    loads_or_is_refused(text)


@given(st.data())
@settings(max_examples=100, deadline=None)
def test_words_may_be_replaced_by_other_words_of_the_record(data: st.DataObject) -> None:
    words = GOOD.split(" ")
    at = data.draw(st.integers(0, len(words) - 1))
    words[at] = data.draw(st.sampled_from(words))
    loads_or_is_refused(" ".join(words))


def test_reading_alone_leaves_legality_to_the_replay() -> None:
    record, lines = parse_record(changed("2 wolf archer pass", "2 bear dance wildly"))
    assert record.entries[1].line() == "2 bear dance wildly"
    assert lines["2"] == line_of(GOOD, "2 wolf")


def test_an_entry_with_a_comment_is_written_as_it_was_read() -> None:
    for line in ("1 bear result lion 450 300 saying we kept saying so: by night, because of rain", "1 bear result lion 1 2 saying # | 0 3"):
        entry = parse_record(f"{GOOD.split('1 raven')[0]}{line}\n")[0].entries[0]
        assert entry.line() == line
        assert entry.words[:2] == ("result", "lion")


def test_no_game_has_the_word_that_stands_before_a_comment() -> None:
    for name in tr.GAMES:
        match = tr.new(name, seed=1)
        assert SAYING not in {*match.game.vocabulary(match.state), *match.seats}


@pytest.mark.parametrize(("comment", "message"), [("x" * 201, "at most 200 characters"), ("a\x07b", "at most 200 characters")])
def test_a_comment_that_is_too_much_is_refused_in_a_record(monkeypatch: pytest.MonkeyPatch, comment: str, message: str) -> None:
    monkeypatch.setattr(type(tr.load(GOOD).game), "comments", frozenset({"archer"}))
    assert message in str(error_of(changed("2 wolf archer pass", f"2 wolf archer pass saying {comment}")))
    spaced = changed("2 wolf archer pass", "2 wolf archer pass  saying  so  far ")
    assert tr.load(spaced).save() == changed("2 wolf archer pass", "2 wolf archer pass saying so far")


@given(st.text(max_size=250))
def test_whatever_is_said_comes_back_from_the_record(text: str) -> None:
    try:
        comment = clean_comment(text)
    except tr.CommentError:
        return
    entry = Entry(1, "bear", ("result", "lion", "1", "2"), (0, 3), comment=comment)
    assert parse_record(f"{GOOD.split('1 raven')[0]}{entry.line()}\n")[0].entries == [entry]
