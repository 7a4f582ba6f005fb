"""The Python API: a match is set up, played, looked at, taken back, given up, saved and verified."""

from __future__ import annotations

import random
import re
import xml.etree.ElementTree as ET

import pytest
from playing import games_in_order

import tafelrunde as tr
from tafelrunde.kernel import sentences
from tafelrunde.kernel.chance import commitment
from tafelrunde.kernel.contract import State
from tafelrunde.kernel.match import MovedOn
from tafelrunde.kernel.plays import Play
from tafelrunde.kernel.plays import plays as kernel_plays

RAVENS = ["swordsman", "pikeman", "light_cavalry"]
WOLVES = ["archer", "scout", "lancer"]


def bags() -> tr.Match:
    """A match with real bags and the armies of the first game; raven begins, and both hands are known."""
    return tr.new("war_chest", army_selection="first_game", chance="table", drawn=[*RAVENS, *WOLVES])


def committed(seed: int | str = 7, max_rounds: int | None = None) -> tr.Match:
    return tr.new("war_chest", seed=seed, army_selection="first_game", max_rounds=max_rounds)


def play_all(match: tr.Match, *sentences: str) -> tr.Match:
    for sentence in sentences:
        match.play(sentence)
    return match


def play_on(match: tr.Match, plays: int, seed: int = 1) -> tr.Match:
    """Play any legal sentences."""
    dice = random.Random(seed)
    for _ in range(plays):
        if not match.over:
            match.play(dice.choice(match.sentences()))
    return match


def pass_round(match: tr.Match) -> tr.Match:
    """Pass with every coin, so that the last play ends the round and new coins are drawn."""
    before = match.view().round
    while match.view().round == before:
        match.play(next(sentence for sentence in match.sentences() if sentence.endswith(" pass")))
    return match


# Setting up


def test_everything_the_package_offers_exists() -> None:
    assert [name for name in tr.__all__ if not hasattr(tr, name)] == []


def test_every_game_is_set_up_by_its_name() -> None:
    assert [tr.new(name, seed=1).game.name for name in tr.GAMES] == list(tr.GAMES)


def test_a_new_match_waits_for_the_first_decision() -> None:
    match = bags()
    assert match.to_act == ("raven",)
    assert match.outcome is None
    assert not match.over


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"game": "chess"}, f"there is no game 'chess'; choose {games_in_order('or')}"),
        ({"players": 3}, "war_chest is played by 2 or 4, not by 3"),
        ({"chance": "dice"}, "chance is one of committed, open, table, not 'dice'"),
        ({"names": ["Anna", "Ben", "Cleo"]}, "3 names for 2 seats"),
        ({"max_round": 5}, "unknown option 'max_round'; did you mean 'max_rounds'?"),
        ({"max_rounds": 0}, "option max_rounds: '0' is not possible, choose none, a whole number from 1 to 1000000"),
        ({"seed": ""}, "a seed is a number or a line of text without spaces at its ends"),
    ],
)
def test_an_impossible_table_is_refused_with_what_would_be_possible(arguments: dict[str, object], message: str) -> None:
    with pytest.raises(tr.OptionError) as caught:
        tr.new(**({"game": "war_chest"} | arguments))  # type: ignore[arg-type]
    assert str(caught.value) == message


@pytest.mark.parametrize("seed", [" 7", "7 ", "7\n8", "7\r8", "7\u20288", "\t", "7\x0b8"])
def test_a_seed_that_the_record_could_not_hold_is_refused(seed: str) -> None:
    with pytest.raises(tr.OptionError, match="line of text"):
        committed(seed)


def test_names_stand_in_the_record_and_survive_it() -> None:
    match = tr.new("war_chest", seed=7, names=["Anna  von Ö.", " Ben "])
    assert match.record.names == {"raven": "Anna  von Ö.", "wolf": "Ben"}
    assert tr.load(match.save()).record.names == match.record.names


def test_a_seat_without_a_name_is_called_like_the_seat() -> None:
    assert tr.new("war_chest", seed=7, names=["Anna"]).record.names == {"raven": "Anna", "wolf": "wolf"}


@pytest.mark.parametrize("name", ["Anna\nsecret 5", "Anna\u2028Ben", "Anna\rBen"])
def test_a_name_with_a_line_break_is_refused(name: str) -> None:
    with pytest.raises(tr.OptionError):
        tr.new("war_chest", seed=7, names=[name])


def test_an_open_match_takes_a_text_as_seed() -> None:
    one, other = (tr.new("war_chest", seed="abc", chance="open") for _ in range(2))
    assert one.save() == other.save()


def test_a_seed_is_refused_where_people_draw() -> None:
    with pytest.raises(tr.OptionError, match="there people draw"):
        tr.new("war_chest", seed=7, chance="table")


# Sentences


def test_the_legal_sentences_are_written_out() -> None:
    sentences = bags().sentences()
    assert sentences[:2] == ["light_cavalry deploy e2", "light_cavalry deploy h1"]
    assert [s for s in sentences if s.endswith("pass")] == ["light_cavalry pass", "pikeman pass", "swordsman pass"]


def test_a_seat_that_owes_no_decision_has_no_sentences() -> None:
    assert bags().sentences("wolf") == []


def test_every_legal_sentence_can_be_played() -> None:
    for sentence in bags().sentences():
        match = bags()
        match.play(sentence)
        assert match.record.entries[0].words == tuple(sentence.split())


def test_a_sentence_may_be_given_in_tokens() -> None:
    match = bags()
    match.play(("swordsman", "deploy", "e2"))
    assert match.record.entries[0].line() == "1 raven swordsman deploy e2"


def test_words_that_are_not_needed_may_be_left_out_and_the_record_has_them_all() -> None:
    match = bags()
    match.play("swordsman e2")
    assert match.record.entries[0].line() == "1 raven swordsman deploy e2"


def test_a_shortened_sentence_that_fits_several_names_them() -> None:
    with pytest.raises(tr.AmbiguousSentence) as caught:
        bags().play("swordsman deploy")
    assert caught.value.sentence == "swordsman deploy"
    assert caught.value.candidates == ["swordsman deploy e2", "swordsman deploy h1"]
    expected = "'swordsman deploy' could mean 'swordsman deploy e2', 'swordsman deploy h1'; add a word that tells them apart"
    assert str(caught.value) == expected


def test_of_very_many_candidates_the_message_shows_a_few_and_the_error_has_all() -> None:
    with pytest.raises(tr.AmbiguousSentence) as caught:
        bags().play("recruit")
    assert len(caught.value.candidates) == 12
    assert str(caught.value).count(" recruit ") == 6
    assert "…" in str(caught.value)


@pytest.mark.parametrize(
    ("sentence", "message"),
    [
        ("", "an empty sentence; write for example one of the legal sentences"),
        ("   ", "an empty sentence; write for example one of the legal sentences"),
        ("swordman pass", "unknown word 'swordman'; did you mean 'swordsman'?"),
        ("Swordsman pass", "unknown word 'Swordsman'; did you mean 'swordsman'?"),
        ("swordsman pass quickly", "unknown word 'quickly'; it names nothing on this table"),
    ],
)
def test_words_nobody_knows_are_malformed(sentence: str, message: str) -> None:
    with pytest.raises(tr.MalformedSentence) as caught:
        bags().play(sentence)
    assert str(caught.value) == message


def test_an_illegal_sentence_names_the_rule_and_the_reason() -> None:
    with pytest.raises(tr.IllegalSentence) as caught:
        bags().play("archer pass")
    assert caught.value.rule == "WC-2.9"
    assert caught.value.sentence == "archer pass"
    assert caught.value.refusal == tr.Refusal("WC-2.9", "You have no Archer in your hand.")
    assert str(caught.value) == "'archer pass' is not possible: You have no Archer in your hand. (WC-2.9)"


def test_resign_is_no_sentence_but_the_answer_says_so() -> None:
    with pytest.raises(tr.IllegalSentence) as caught:
        bags().play("resign")
    assert caught.value.rule == "WC-9.9"


@pytest.mark.parametrize(
    ("sentence", "message"),
    [
        ("archer pass", "'archer pass' ist nicht möglich: Nicht auf deiner Hand: Bogenschütze. (WC-2.9)"),
        ("swordman pass", "unbekanntes Wort 'swordman'; meintest du 'swordsman'?"),
        ("swordsman pass quickly", "unbekanntes Wort 'quickly'; es bezeichnet nichts auf diesem Tisch"),
        ("", "ein leerer Satz; schreib zum Beispiel einen der erlaubten Sätze"),
        (
            "swordsman deploy",
            "'swordsman deploy' kann 'swordsman deploy e2', 'swordsman deploy h1' heißen; ergänze ein Wort, das sie unterscheidet",
        ),
    ],
)
def test_a_refused_sentence_is_explained_in_german_too(sentence: str, message: str) -> None:
    with pytest.raises(tr.SentenceError) as caught:
        bags().play(sentence)
    assert caught.value.text("de") == message
    assert caught.value.text("en") == str(caught.value)


@pytest.mark.parametrize("sentence", ["archer pass", "swordsman deploy", "blub", ""])
def test_a_sentence_that_is_refused_changes_nothing(sentence: str) -> None:
    match = bags()
    before = match.save(), match.state.dump()
    with pytest.raises(tr.SentenceError):
        match.play(sentence)
    assert (match.save(), match.state.dump()) == before


# Seats


@pytest.mark.parametrize("seat", ["raven", 0, None])
def test_a_seat_is_given_by_name_or_number_or_left_out(seat: str | int | None) -> None:
    match = bags()
    match.play("swordsman pass", seat)
    assert match.to_act == ("wolf",)


@pytest.mark.parametrize("seat", ["wolf", 1])
def test_whoever_is_not_to_act_is_told_whose_turn_it_is(seat: str | int) -> None:
    with pytest.raises(tr.IllegalSentence) as caught:
        bags().play("archer pass", seat)
    assert caught.value.rule == "WC-2.8"
    assert caught.value.refusal.text == "It is the turn of Raven."


@pytest.mark.parametrize("seat", ["bear", 2, -1, "Raven", "raven_1"])
def test_a_seat_that_does_not_exist_is_refused_with_those_that_do(seat: str | int) -> None:
    match = bags()
    for ask in (match.sentences, match.view, match.log, match.resign, match.undo_consent):
        with pytest.raises(tr.OptionError, match=f"there is no seat '{seat}'; the seats are raven, wolf"):
            ask(seat)


def test_four_players_sit_in_two_teams() -> None:
    match = tr.new("war_chest", players=4, seed=7)
    assert match.seats == ("raven_1", "wolf_1", "raven_2", "wolf_2")
    assert match.to_act[0] in match.seats


def test_bots_play_by_number_but_only_what_is_legal() -> None:
    match = bags()
    actions = match.state.actions(0)
    with pytest.raises(ValueError, match="is not a legal play of seat 0"):
        match.play_actions(0, (actions[-1] + 1,))
    with pytest.raises(ValueError, match="is not a legal play of seat 1"):
        match.play_actions(1, (actions[0],))
    with pytest.raises(ValueError, match="is not a legal play of seat 0"):
        match.play_actions(0, ())
    match.play_actions(0, (actions[0],))
    assert match.record.entries[0].line() == "1 raven light_cavalry deploy e2"


# In two steps


@pytest.mark.parametrize("chance", ["committed", "open"])
def test_what_is_prepared_counts_once_it_is_committed(chance: str) -> None:
    # given: the last play of a round, after which coins are drawn
    match, other = (tr.new("war_chest", seed=7, army_selection="first_game", chance=chance) for _ in range(2))
    for one in (match, other):
        for _ in range(5):
            one.play(next(sentence for sentence in one.sentences() if sentence.endswith(" pass")))
    words = next(sentence for sentence in match.sentences() if sentence.endswith(" pass"))
    before = match.save(with_secret=True)
    # when
    prepared = match.prepare(match.state.actors()[0], words)
    again = match.prepare_play(match.state.actors()[0], prepared.after.play)
    # then: nothing has changed, and both drew the same
    assert match.save(with_secret=True) == before
    assert prepared.entry.outcomes
    assert prepared.entry == again.entry
    # and: committed it is what a play would have been, also for what is drawn later
    match.commit(prepared)
    other.play(words)
    assert match.save(with_secret=True) == other.save(with_secret=True)
    assert pass_round(match).save(with_secret=True) == pass_round(other).save(with_secret=True)


def test_what_is_prepared_for_a_position_that_is_gone_does_not_count() -> None:
    match = committed()
    late, stale = match.prepare(0, match.sentences()[0]), match.prepare(0, match.sentences()[1])
    match.commit(late)
    with pytest.raises(MovedOn):
        match.commit(stale)
    match.undo(0, ["wolf"])
    before = match.save()
    with pytest.raises(MovedOn):  # the position is there again, but the number of the entry is taken
        match.commit(stale)
    assert match.save() == before


def test_a_copy_goes_its_own_way() -> None:
    match = play_on(committed(), 6)
    before = match.save(with_secret=True)
    copy = match.copy()
    assert copy.save(with_secret=True) == before
    play_on(copy, 3)
    copy.undo(copy.positions[-1].actor, copy.seats)
    assert match.save(with_secret=True) == before
    assert tr.load(copy.save(with_secret=True)).save(with_secret=True) == copy.save(with_secret=True)


def test_what_can_be_said_is_listed_once_a_position(monkeypatch: pytest.MonkeyPatch) -> None:
    listed = []

    def plays(state: State, seat: int) -> list[Play]:
        listed.append(seat)
        return kernel_plays(state, seat)

    monkeypatch.setattr(sentences, "plays", plays)
    match = committed()
    for _ in range(2):
        first = match.sentences()
        assert match.sentences(0) == first
        assert match.find(0, first[0])
        assert listed == [0]
    match.play(first[0])
    assert listed == [0]
    assert match.sentences() == match.sentences(1)
    assert listed == [0, 1]


# Looking


def test_a_view_shows_the_own_hand_and_hides_the_others() -> None:
    match = bags()
    own, other, spectator = match.view("raven"), match.view("wolf"), match.view()
    assert own.players["raven"].hand == dict.fromkeys(sorted(RAVENS), 1)
    assert own.players["wolf"].hand is None
    assert other.players["raven"].hand is None
    assert [spectator.viewer, spectator.players["raven"].hand, spectator.players["wolf"].hand] == [None, None, None]
    assert spectator.players["raven"].hand_size == 3


def test_the_log_tells_each_seat_what_it_may_know() -> None:
    match = play_all(bags(), "pikeman pass")
    coins = {seat: match.log(seat, since=1)[0].fields["coin"] for seat in ("raven", "wolf", None)}
    assert coins == {"raven": "pikeman", "wolf": None, None: None}


def test_the_log_goes_back_to_the_setup() -> None:
    match = play_all(bags(), "swordsman deploy e2")
    kinds = [told.kind for told in match.log()]
    assert kinds == ["dealt"] * 8 + ["initiative", "round_began"] + ["drew"] * 6 + ["deployed"]
    assert match.log(since=1)[0].fields == {"seat": "raven", "unit": "swordsman", "hex": "e2"}


def test_a_prompt_says_who_is_asked_what() -> None:
    match = bags()
    assert [(p.seat, p.kind) for p in match.prompts()] == [("raven", "main_play")]
    match.resign()
    assert match.prompts() == []


def test_as_text_a_match_shows_the_board_and_only_the_hand_of_whoever_is_to_act() -> None:
    shown = str(play_all(bags(), "swordsman deploy e2"))
    assert "e2R:RSw1" in shown
    assert "Hand: archer, lancer, scout" in shown
    assert "light_cavalry" not in shown


def test_a_representation_says_how_things_stand() -> None:
    match = play_all(bags(), "swordsman deploy e2")
    assert repr(match) == "<Match war_chest, 2 players, 1 entries, wolf to act>"
    match.resign()
    assert repr(match) == "<Match war_chest, 2 players, 2 entries, resign>"


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("selection", ["random_deal", "draft_standard", "draft_elimination"])
def test_a_notebook_gets_a_well_formed_picture(players: int, selection: str) -> None:
    match = tr.new("war_chest", players=players, seed=5, army_selection=selection, max_rounds=4)
    for _ in range(6):
        picture = ET.fromstring(match._repr_svg_())
        assert picture.tag == "{http://www.w3.org/2000/svg}svg"
        labels = {text.text for text in picture.iter("{http://www.w3.org/2000/svg}text")}
        assert labels >= set(match.view().hexes)
        titles = list(picture.iter("{http://www.w3.org/2000/svg}title"))
        assert len(titles) == len(match.view().units)
        str(match)
        play_on(match, 15)


# Why not


def test_explain_names_rule_and_reason_in_both_languages() -> None:
    match = bags()
    assert match.explain("raven", "pikeman deploy f4") == tr.Refusal("WC-4.1", "f4 is not a location you control.")
    german = match.explain("raven", "pikeman deploy f4", "de")
    assert german == tr.Refusal("WC-4.1", "f4 ist kein Platz, den deine Seite kontrolliert.")
    assert str(german) == "f4 ist kein Platz, den deine Seite kontrolliert. (WC-4.1)"


def test_explain_answers_for_whoever_is_not_asked() -> None:
    assert bags().explain("wolf", "archer pass", "de") == tr.Refusal("WC-2.8", "Am Zug ist Rabe.")


@pytest.mark.parametrize("sentence", ["pikeman deploy e2", "pikeman e2", "pikeman deploy", ("pikeman", "pass")])
def test_there_is_nothing_to_explain_about_what_is_possible(sentence: str | tuple[str, ...]) -> None:
    assert bags().explain("raven", sentence) is None


def test_explain_does_not_explain_what_is_malformed() -> None:
    with pytest.raises(tr.MalformedSentence, match="did you mean 'pikeman'"):
        bags().explain("raven", "pickman pass")


def test_explain_in_a_language_without_texts_is_refused() -> None:
    with pytest.raises(tr.OptionError, match="no texts in 'fr'; choose de or en"):
        bags().explain("raven", "archer pass", "fr")


# Undo


def test_a_play_is_taken_back_freely_while_nothing_came_of_it() -> None:
    match = bags()
    before = match.state.dump()
    match.play("swordsman deploy e2")
    assert match.undo_consent("raven") == ()
    match.undo()
    assert match.state.dump() == before
    assert match.to_act == ("raven",)


def test_an_undo_is_an_entry_and_nothing_is_deleted() -> None:
    match = play_all(bags(), "swordsman deploy e2")
    match.undo("raven")
    match.play("pikeman pass")
    assert [e.line() for e in match.record.entries] == ["1 raven swordsman deploy e2", "2 raven undo 1", "3 raven pikeman pass"]


def test_what_was_taken_back_stands_no_longer_in_the_log() -> None:
    match = play_all(bags(), "swordsman deploy e2")
    match.undo()
    assert "deployed" not in {told.kind for told in match.log()}


def test_once_somebody_else_acted_he_must_agree() -> None:
    match = play_all(bags(), "swordsman deploy e2", "archer deploy d7")
    before = match.save()
    assert match.undo_consent("raven") == (1,)
    with pytest.raises(tr.UndoRefused, match="taking this back needs the consent of wolf"):
        match.undo("raven")
    assert match.save() == before


def test_with_consent_everything_since_the_play_is_taken_back() -> None:
    match = bags()
    before = match.state.dump()
    play_all(match, "swordsman deploy e2", "archer deploy d7")
    match.undo("raven", agreed=["wolf"])
    assert match.state.dump() == before
    assert match.record.entries[-1].line() == "3 raven undo 1 agreed wolf"


def test_consent_may_be_given_by_number_and_twice() -> None:
    match = play_all(bags(), "swordsman deploy e2", "archer deploy d7")
    match.undo("raven", agreed=[1, "wolf"])
    assert match.record.entries[-1].agreed == ("wolf",)


def test_the_last_to_act_still_takes_back_freely() -> None:
    match = play_all(bags(), "swordsman deploy e2", "archer deploy d7")
    match.undo()
    assert match.record.entries[-1].line() == "3 wolf undo 2"
    assert match.to_act == ("wolf",)


def test_several_plays_are_taken_back_one_after_the_other() -> None:
    match = bags()
    before = match.state.dump()
    play_all(match, "swordsman deploy e2", "archer deploy d7", "pikeman deploy h1")
    for seat in ("raven", "wolf", "raven"):
        match.undo(seat)
    assert match.state.dump() == before
    assert [entry.undo for entry in match.record.entries[3:]] == [3, 2, 1]


def test_after_chance_spoke_the_other_must_agree() -> None:
    match = pass_round(committed())
    last = match.record.entries[-1]
    other = {"raven": "wolf", "wolf": "raven"}[last.seat]
    assert last.outcomes
    with pytest.raises(tr.UndoRefused, match=f"needs the consent of {other}"):
        match.undo(last.seat)
    match.undo(last.seat, agreed=[other])
    assert match.to_act == (last.seat,)


def test_of_four_players_all_others_must_agree() -> None:
    match = tr.new("war_chest", players=4, seed=7)
    first = match.state.actors()[0]
    play_on(match, 2)
    one, *others = [seat for seat in range(4) if seat != first]
    assert match.undo_consent(first) == (one, *others)
    missing = ", ".join(match.seats[seat] for seat in others)
    with pytest.raises(tr.UndoRefused, match=f"^taking this back needs the consent of {missing}$"):
        match.undo(first, agreed=[one])


def test_what_was_drawn_is_never_drawn_again_after_an_undo() -> None:
    match = pass_round(committed())
    last = match.record.entries[-1]
    match.undo(last.seat, agreed=match.seats)
    match.play(last.words)
    again = match.record.entries[-1]
    assert again.words == last.words
    assert again.outcomes != last.outcomes
    match.resign()
    assert tr.verify(match) == []  # every draw has a number of its own


def test_without_a_play_there_is_nothing_to_take_back() -> None:
    with pytest.raises(tr.UndoRefused, match="nothing was played yet"):
        bags().undo()
    with pytest.raises(tr.UndoRefused, match="wolf has played nothing yet"):
        play_all(bags(), "swordsman pass").undo("wolf")


def test_the_end_cannot_be_taken_back_once_the_secret_is_revealed() -> None:
    match = committed()
    match.resign()
    with pytest.raises(tr.UndoRefused, match="its secret is revealed"):
        match.undo()
    assert match.over


def test_the_end_can_be_taken_back_where_there_is_no_secret() -> None:
    match = tr.new("war_chest", seed=7, chance="open")
    match.resign()
    match.undo()
    assert not match.over
    assert "result" not in match.save()


def test_a_running_match_saved_with_its_secret_goes_on_as_committed() -> None:
    match = committed()
    assert "secret" not in match.save()
    resumed = tr.load(match.save(with_secret=True))
    for one in (match, resumed):
        for _ in range(20):
            one.play(one.sentences()[-1])
        one.resign()
    assert resumed.save() == match.save()
    assert tr.verify(resumed) == []


def test_a_wrong_secret_is_refused_when_the_match_is_resumed() -> None:
    with pytest.raises(tr.RecordError, match="does not belong to the commitment"):
        tr.load(committed().save() + "secret other\n")


# Resigning


def test_whoever_resigns_loses() -> None:
    match = bags()
    match.resign()
    assert match.over
    assert match.outcome
    assert match.outcome.places == (2, 1)
    assert match.outcome.winners == (1,)
    assert match.outcome.reason == "resign"
    assert match.to_act == ()
    assert match.sentences() == []
    assert match.save().endswith("1 raven resign\nresult resign wolf\n")


def test_only_whoever_is_to_act_can_resign() -> None:
    with pytest.raises(tr.ResignRefused) as caught:
        bags().resign("wolf")
    assert caught.value.refusal.rule == "WC-9.9"
    assert "you may resign whenever a decision is yours" in str(caught.value)
    assert caught.value.text("de").startswith("Aufgeben ist nicht möglich: Zum Aufgeben spielst du keinen Chip; ")


def test_nothing_can_be_played_after_the_end() -> None:
    match = bags()
    match.resign()
    for seat in (None, "wolf"):
        with pytest.raises(tr.IllegalSentence) as caught:
            match.play("archer pass", seat)
        assert caught.value.rule == "WC-9.1"
    with pytest.raises(tr.OptionError, match="the game is over"):
        match.resign()
    with pytest.raises(tr.ResignRefused, match=re.escape("The game is over. (WC-9.1)")):
        match.resign("wolf")
    with pytest.raises(ValueError, match="not a legal play"):
        match.play_actions(0, (0,))


def test_a_team_of_two_resigns_only_together() -> None:
    match = tr.new("war_chest", players=4, seed=3)
    first = match.to_act[0]
    partner = match.seats[(match.seats.index(first) + 2) % 4]
    match.resign()
    assert not match.over
    assert match.view().players[first].resigned
    while match.to_act != (partner,):
        match.play(match.sentences()[-1])
    match.resign()
    assert match.outcome
    assert set(match.outcome.winners) == set(range(4)) - {match.seats.index(first), match.seats.index(partner)}


def test_whoever_has_resigned_cannot_resign_again() -> None:
    match = tr.new("war_chest", players=4, seed=3)
    match.resign()
    with pytest.raises(tr.ResignRefused):
        match.resign()


# Real dice and bags


def test_a_table_with_real_bags_is_asked_what_came() -> None:
    with pytest.raises(tr.ChanceNeeded) as caught:
        tr.new("war_chest", army_selection="first_game", chance="table")
    assert caught.value.options == ["crossbowman", "light_cavalry", "pikeman", "swordsman", "royal_coin"]
    message = "say what chance brought, one of: crossbowman, light_cavalry, pikeman, swordsman, royal_coin"
    assert str(caught.value) == message


def told_setup(players: int, army_selection: str) -> tuple[tr.Match, list[str]]:
    """Set a table up by answering every question with one of the words it offers."""
    told: list[str] = []
    for _ in range(40):
        try:
            return tr.new("war_chest", players, chance="table", drawn=told, army_selection=army_selection), told
        except tr.ChanceNeeded as question:
            told.append(question.options[len(told) % len(question.options)])
    raise AssertionError(f"still asked after {told}")


def test_a_whole_setup_can_be_told_word_by_word() -> None:
    match, told = told_setup(2, "random_deal")
    assert len(told) == 8 + 1 + 6  # unit cards, the marker, coins
    assert match.view().players["raven"].army == tuple(sorted(told[:4]))
    assert match.view().initiative == told[8]


def test_the_pool_of_a_draft_can_be_told_word_by_word() -> None:
    match, told = told_setup(4, "draft_elimination")
    assert match.view().draft.pool == tuple(sorted(told[:14]))
    assert match.to_act[0].startswith(told[14])


def test_four_players_can_play_with_real_bags() -> None:
    match, told = told_setup(4, "random_deal")
    assert match.view().initiative == told[12]


@pytest.mark.parametrize(
    ("drawn", "message"),
    [
        (["archer"], "chance cannot bring 'archer' here, only crossbowman, light_cavalry, pikeman, swordsman, royal_coin"),
        ([*RAVENS, *WOLVES, "scout"], "chance was not asked for 'scout'"),
        (["royal_coin", "royal_coin"], "chance cannot bring 'royal_coin' here, only crossbowman, light_cavalry, pikeman, swordsman"),
    ],
)
def test_what_the_bag_cannot_bring_is_refused(drawn: list[str], message: str) -> None:
    with pytest.raises(tr.ChanceError) as caught:
        tr.new("war_chest", army_selection="first_game", chance="table", drawn=drawn)
    assert str(caught.value) == message


def before_the_draw() -> tr.Match:
    sentences = [f"{coin} pass" for pair in zip(RAVENS, WOLVES, strict=True) for coin in pair]
    return play_all(bags(), *sentences[:-1])


def test_a_whole_round_is_played_with_coins_drawn_in_words() -> None:
    match = before_the_draw()
    ravens, wolves = ["crossbowman", "crossbowman", "royal_coin"], ["cavalry", "scout", "royal_coin"]
    match.play("lancer pass", chance=[*ravens, *wolves])
    assert match.view("raven").players["raven"].hand == {"crossbowman": 2, "royal_coin": 1}
    assert match.view("wolf").players["wolf"].hand == {"cavalry": 1, "scout": 1, "royal_coin": 1}
    assert tr.load(match.save()).save() == match.save()


@pytest.mark.parametrize("told", [[], ["crossbowman"], ["crossbowman", "crossbowman", "royal_coin", "cavalry", "scout"]])
def test_nothing_happens_while_chance_is_missing(told: list[str]) -> None:
    match = before_the_draw()
    before = match.save(), match.state.dump(), match.log("wolf")
    with pytest.raises(tr.ChanceNeeded) as caught:
        match.play("lancer pass", chance=told)
    assert "royal_coin" in caught.value.options
    assert (match.save(), match.state.dump(), match.log("wolf")) == before


@pytest.mark.parametrize("told", [["archer"], ["crossbowman"] * 3, [*["crossbowman"] * 2, "royal_coin", "scout", "scout", "cavalry", "x"]])
def test_nothing_happens_when_chance_is_told_wrongly(told: list[str]) -> None:
    match = before_the_draw()
    before = match.save(), match.state.dump()
    with pytest.raises(tr.ChanceError):
        match.play("lancer pass", chance=told)
    assert (match.save(), match.state.dump()) == before


def test_chance_told_where_nothing_is_drawn_is_refused() -> None:
    with pytest.raises(tr.ChanceError, match="chance was not asked for 'scout'"):
        bags().play("swordsman pass", chance=["scout"])


def test_a_match_that_draws_for_itself_is_told_nothing() -> None:
    match = committed()
    with pytest.raises(tr.ChanceError, match="only a match with chance='table' is told what came"):
        match.play(match.sentences()[0], chance=["scout"])
    with pytest.raises(tr.ChanceError, match="only a match with chance='table' is told what came"):
        tr.new("war_chest", drawn=["scout"])


# Committed chance


def test_the_same_seed_and_the_same_sentences_make_the_same_match() -> None:
    assert play_on(committed(), 60).save() == play_on(committed(), 60).save()


def test_another_seed_makes_another_match() -> None:
    assert committed(7).save() != committed(8).save()


def test_a_seed_may_be_a_text() -> None:
    match = committed("Tafelrunde 1")
    assert match.save() == committed("Tafelrunde 1").save()
    assert play_on(match, 30).save() == tr.load(match.save()).save()


def test_without_a_seed_every_match_is_different() -> None:
    assert len({tr.new("war_chest").record.commitment for _ in range(5)}) == 5


def test_the_commitment_stands_in_the_record_from_the_start_and_the_secret_only_at_the_end() -> None:
    match = tr.new("war_chest", max_rounds=2)
    promise = f"chance committed {match.record.commitment}\n"
    while not match.over:
        assert promise in match.save()
        assert match.secret not in match.save()
        play_on(match, 1)
    assert match.save().endswith(f"secret {match.secret}\n")
    assert commitment(match.record.secret) == match.record.commitment


def test_an_honest_match_is_verified_also_from_its_record() -> None:
    match = committed(max_rounds=3)
    while not match.over:
        play_on(match, 1)
    assert tr.verify(match) == []
    assert tr.verify(tr.load(match.save())) == []


def drawn_and_resigned() -> str:
    match = pass_round(committed())
    match.resign()
    return match.save()


def test_a_changed_outcome_is_found() -> None:
    record = drawn_and_resigned()
    entry = re.search(r"\n6 .* \| (\d+)", record)
    assert entry
    changed = record[: entry.start(1)] + ("1" if entry[1] == "0" else "0") + record[entry.end(1) :]
    assert tr.verify(tr.load(changed)) == ["entry 6: draw 7 does not follow from the secret"]


def test_a_changed_setup_is_found() -> None:
    match = committed()
    match.resign()
    record = match.save()
    start = re.search(r"\nstart \d+ (\d+)", record)
    assert start
    changed = record[: start.start(1)] + ("1" if start[1] == "0" else "0") + record[start.end(1) :]
    assert tr.verify(tr.load(changed)) == ["setup: draw 2 does not follow from the secret"]


def test_another_secret_does_not_prove_the_commitment() -> None:
    problems = tr.verify(tr.load(drawn_and_resigned().replace("\nsecret 7\n", "\nsecret 8\n")))
    assert problems[0] == "the secret does not belong to the commitment"
    assert len(problems) > 1


def test_a_running_match_cannot_be_verified_yet() -> None:
    assert tr.verify(committed()) == ["the secret is not revealed yet; it is when the match is over"]


def test_a_table_with_real_bags_has_nothing_to_verify() -> None:
    assert tr.verify(bags()) == ["there is nothing to verify: chance was 'table', not committed"]


# Going on from a record


def test_a_match_with_real_bags_goes_on_from_its_record() -> None:
    match, resumed = before_the_draw(), tr.load(before_the_draw().save())
    told = ["crossbowman", "crossbowman", "royal_coin", "cavalry", "scout", "royal_coin"]
    for one in (match, resumed):
        one.play("lancer pass", chance=told)
    assert resumed.save() == match.save()


def test_a_match_resumed_with_its_secret_goes_on_as_committed() -> None:
    match = play_on(committed(), 20)
    resumed = tr.load(match.save() + f"secret {match.secret}\n")
    for one in (match, resumed):
        play_on(one, 40, seed=2)
        one.resign()
    assert resumed.save() == match.save()
    assert tr.verify(resumed) == []


def test_a_resumed_match_remembers_what_can_be_taken_back() -> None:
    match = play_all(bags(), "swordsman deploy e2", "archer deploy d7")
    resumed = tr.load(match.save())
    assert resumed.undo_consent("wolf") == ()
    assert resumed.undo_consent("raven") == (1,)
    assert resumed.log("raven") == match.log("raven")


def test_a_committed_match_without_its_secret_does_not_draw_from_a_known_one() -> None:
    resumed = tr.load(committed().save())
    with pytest.raises(tr.TafelrundeError):
        pass_round(resumed)


def test_an_open_match_goes_on_from_its_record() -> None:
    resumed = tr.load(tr.new("war_chest", seed=7, chance="open").save())
    pass_round(resumed)
    assert tr.load(resumed.save()).save() == resumed.save()


def allocating() -> tr.Match:
    """Three players of Seventh Stone allocate at the same time."""
    match = tr.new("seventh_stone", players=3, custom_board="p p p/p v p/p p p", seed=5)
    while match.prompts()[0].kind != "allocate":
        match.play(match.sentences()[0])
    return match


def test_who_decides_at_the_same_time_takes_back_only_the_own_decision() -> None:
    match = allocating()
    match.play("allocate melee 1", "boar")
    first = len(match.record.entries)
    match.play("allocate ranged 1", "crane")
    assert match.undo_consent("boar") == ()
    match.undo("boar")
    assert match.record.entries[-1].line() == f"{first + 2} boar undo {first} alone"
    assert match.to_act == ("boar", "lynx")  # crane's decision stands
    assert match.view("crane").players["crane"].amounts is not None
    match.play("allocate cavalry 2", "boar")
    again = tr.load(match.save(with_secret=True))
    assert again.state.dump() == match.state.dump()
    match.play("allocate nothing", "lynx")
    assert any(told.kind == "goods" for told in match.log())
    assert match.undo_consent("boar") != ()  # now that all is open, the others have to agree


def test_an_undo_that_would_change_something_for_others_is_not_alone() -> None:
    match = allocating()
    match.play("allocate melee 1", "boar")
    number = len(match.record.entries)
    match.play("allocate ranged 1", "crane")
    match.play("allocate nothing", "lynx")
    text = match.save(with_secret=True) + f"{len(match.record.entries) + 1} boar undo {number} alone\n"
    with pytest.raises(tr.RecordError):
        tr.load(text)


# Comments, in games that allow them


def at_table() -> tuple[tr.Match, str, str]:
    """Return a campaign whose first battle waits at the real table, and its two sides."""
    match = tr.new("mighty_empires", players=2, seed=3, capital_choice="slots", battle_mode="table", max_rounds=1)
    while match.prompts()[0].kind != "report":
        match.play(match.sentences(match.to_act[0])[0], match.to_act[0])
    battle = next(battle for battle in match.view().battles if battle.stage == "to_be_played")
    return match, battle.a, battle.b


def test_a_comment_is_cleaned_and_stands_in_the_record() -> None:
    match, a, b = at_table()
    match.play(f"result {b} 500 300", a, comment="  the bridge\theld\n to  the end ")
    entry = match.record.entries[-1]
    assert entry.comment == "the bridge held to the end"
    assert match.save().endswith(f"{entry.number} {a} result {b} 500 300 saying the bridge held to the end\n")
    assert tr.load(match.save()).record.entries[-1] == entry
    assert match.state.dump() == tr.load(match.save().replace(" saying the bridge held to the end", "")).state.dump()


@pytest.mark.parametrize("comment", ["", " ", "\n\t"])
def test_an_empty_comment_is_none(comment: str) -> None:
    match, a, b = at_table()
    match.play(f"result {b} 500 300", a, comment=comment)
    assert match.save().endswith(f" {a} result {b} 500 300\n")
    bags().play("swordsman pass", comment=comment)


@pytest.mark.parametrize("comment", ["a | b", "x" * 201, "bell \a", "\u202e turned", "\ud800"])
def test_a_comment_that_the_record_could_not_hold_is_refused(comment: str) -> None:
    match, a, b = at_table()
    before = match.save(), match.state.dump()
    with pytest.raises(tr.CommentError, match="a comment is one line of at most 200 characters without a vertical bar") as caught:
        match.play(f"result {b} 500 300", a, comment=comment)
    assert "höchstens 200 Zeichen" in caught.value.text("de")
    assert (match.save(), match.state.dump()) == before
    match.play(f"result {b} 500 300", a, comment="x" * 200)


def test_most_plays_carry_no_comment() -> None:
    with pytest.raises(tr.CommentError, match="'swordsman pass' cannot carry a comment"):
        bags().play("swordsman pass", comment="why not")
    match, a, b = at_table()
    with pytest.raises(tr.CommentError, match=f"'concede {b}' cannot carry a comment"):
        match.play(f"concede {b}", a, comment="too tired")


def test_a_report_that_is_taken_back_keeps_its_comment_in_the_record() -> None:
    match, a, b = at_table()
    match.play(f"result {b} 500 300", a, comment="a slip")
    match.undo(a)
    match.play(f"result {b} 500 350", a, comment="🧙\u200d♂️ saying it right")
    assert " saying a slip\n" in match.save()
    again = tr.load(match.save())
    assert again.save() == match.save()
    assert again.record.entries[-1].comment == "🧙\u200d♂️ saying it right"


def test_a_comment_waits_until_chance_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    match = before_the_draw()
    monkeypatch.setattr(type(match.game), "comments", frozenset({"lancer"}))
    with pytest.raises(tr.ChanceNeeded):
        match.play("lancer pass", comment="at last")
    match.play("lancer pass", chance=["crossbowman", "crossbowman", "royal_coin", "cavalry", "scout", "royal_coin"], comment="at last")
    line = match.save().splitlines()[-1]
    assert re.fullmatch(r"6 wolf lancer pass saying at last \| \d( \d){5}", line)
    assert tr.load(match.save()).save() == match.save()
