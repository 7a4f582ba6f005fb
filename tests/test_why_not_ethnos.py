"""Why not, in Ethnos: every kind of attempt is answered with the rule that a player would expect."""

from __future__ import annotations

from functools import partial

import playing
import pytest
from hypothesis import given, settings
from playing import answered, any_matches, refused

import tafelrunde as tr
from tafelrunde.games import find_game
from tafelrunde.games.ethnos import why, words
from tafelrunde.games.ethnos.engine._grammar import ASK_NAMES
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.game import WhyNot
from tafelrunde.kernel.match import Match, new_match
from tafelrunde.kernel.texts import LANGUAGES

pytestmark = pytest.mark.once

GAME = find_game("ethnos")
position = partial(playing.position, GAME, players=4)
MOST = ["orc", "elf", "dwarf", "wizard", "troll", "skeleton"]


# Who decides


def test_when_the_game_is_over_that_is_all_there_is_to_say() -> None:
    match = new_match(GAME, 2, seed=1)
    match.resign(match.to_act[0])
    for sentence in ("recruit deck", "place rhea", "resign", "yes"):
        assert refused(match, sentence, "bear") == WhyNot("ET-26.1", "over")


def test_the_turn_of_somebody_else() -> None:
    match = position({"tribes": MOST, "turn": "fox", "fox": {"hand": ["wizard_rhea"]}, "row": ["orc_rhea"]})
    for sentence in ("recruit deck", "recruit orc_rhea", "band elf_rhea", "stop", "ban orc", "yes"):
        assert refused(match, sentence, "bear") == WhyNot("ET-3.1", "not_your_turn", {"seat": "fox"})
    match.play("band wizard_rhea")
    assert match.prompts()[0].kind == "wizard_draw"
    assert refused(match, "draw yes", "bear") == WhyNot("ET-3.1", "not_your_decision", {"seat": "fox"})


def test_orcs_are_decided_about_one_after_the_other() -> None:
    match = position({"tribes": MOST, "end": "owl", "bear": {"orcs": ["rhea"]}, "fox": {"orcs": ["duris"]}}, players=6)
    assert match.to_act == ("bear",)
    assert refused(match, "pillage yes", "fox") == WhyNot("ET-16.6", "not_your_orcs", {"seat": "bear"})


def test_tribes_are_banned_in_the_order_of_the_seats() -> None:
    match = new_match(GAME, 3, {"tribe_choice": "draft"}, seed=1)
    assert refused(match, "ban troll", "eagle") == WhyNot("ET-R38", "not_your_ban", {"seat": "bear"})


def test_resigning_is_for_two_and_for_a_decision_of_your_own() -> None:
    assert refused(position({"tribes": MOST}), "resign", "bear") == WhyNot("ET-R41", "resign_many")
    assert refused(position({"tribes": MOST}), "resign", "fox") == WhyNot("ET-R41", "resign_many")
    match = new_match(GAME, 2, seed=1)
    asked = match.to_act[0]
    other = next(seat for seat in match.seats if seat != asked)
    assert refused(match, "resign", other) == WhyNot("ET-R41", "resign_later", {"seat": asked})
    assert refused(match, "resign", asked) == WhyNot("ET-R41", "resign")
    with pytest.raises(tr.ResignRefused, match="ET-R41"):
        match.resign(other)


# A turn


def test_recruiting() -> None:
    match = position({"tribes": MOST, "row": ["orc_rhea"], "bear": {"hand": ["elf_rhea"]}})
    answered(
        match,
        [
            ("recruit elf_rhea", "ET-4.1", "not_in_row"),
            ("recruit orc_duris", "ET-4.1", "not_in_row"),
            ("orc_duris", "ET-4.1", "not_in_row"),
            ("recruit rhea", "ET-4.1", "recruit_one"),
            ("recruit orc", "ET-4.1", "recruit_one"),
            ("recruit deck deck", "ET-4.1", "recruit_one"),
            ("recruit orc_rhea deck", "ET-4.1", "recruit_one"),
            ("deck recruit", "ET-4.1", "recruit_one"),
            ("recruit deck band elf_rhea", "ET-3.2", "recruit_or_band"),
            ("band elf_rhea recruit deck", "ET-3.2", "recruit_or_band"),
            ("recruit giant_rhea", "ET-1.7", "absent_tribe"),
            ("recruit fairy_rhea", "ET-27.1", "no_fairies"),
        ],
    )
    assert refused(match, "recruit giant_rhea").fields == {"tribe": "giant"}
    assert refused(match, "recruit elf_rhea").fields == {"card": "elf_rhea"}
    assert refused(position({"tribes": MOST}), "recruit orc_rhea") == WhyNot("ET-4.3", "row_empty")
    fairies = position({"tribes": MOST, "row": ["orc_rhea"]}, options={"fairies": "on"})
    assert refused(fairies, "recruit fairy_rhea") == WhyNot("ET-1.7", "absent_tribe", {"tribe": "fairy"})


def test_ten_cards_are_the_most() -> None:
    match = position({"tribes": MOST, "row": ["orc_rhea"], "bear": {"hand": {"skeleton": 9, "troll_rhea": 1}}})
    for sentence in ("recruit deck", "recruit orc_rhea", "recruit", "deck", "recruit giant_rhea"):
        assert refused(match, sentence) == WhyNot("ET-3.3", "hand_full")


def test_bands() -> None:
    hand = ["elf_rhea", "orc_rhea", "elf_straton", "dwarf_rhea", "skeleton"]
    match = position({"tribes": MOST, "row": ["orc_duris"], "bear": {"hand": hand}})
    answered(
        match,
        [
            ("band orc_duris", "ET-6.1", "not_in_hand"),
            ("band elf_rhea elf_rhea", "ET-6.1", "not_so_often"),
            ("band elf_rhea skeleton skeleton", "ET-6.1", "not_so_often"),
            ("band giant_rhea", "ET-1.7", "absent_tribe"),
            ("band fairy_rhea", "ET-27.1", "no_fairies"),
            ("band skeleton skeleton", "ET-6.3", "only_skeletons"),
            ("band skeleton elf_rhea", "ET-6.4", "skeleton_leads"),
            ("band elf_rhea orc_rhea elf_straton", "ET-6.2", "no_match"),
            ("band elf_rhea orc_rhea elf_straton skeleton", "ET-6.2", "no_match"),
            ("band elf_straton orc_rhea", "ET-6.2", "no_match"),
            ("elf_straton orc_rhea", "ET-6.2", "no_match"),
            ("elf_rhea skeleton orc_rhea", "ET-6.4", "band_order"),
            ("band rhea", "ET-6.1", "name_the_cards"),
            ("band elf", "ET-6.1", "name_the_cards"),
            ("band elf_rhea deck", "ET-6.1", "name_the_cards"),
            ("band band elf_rhea", "ET-6.1", "name_the_cards"),
        ],
    )
    assert refused(match, "band elf_rhea elf_rhea").fields == {"card": "elf_rhea", "held": 1, "wanted": 2}
    written = refused(match, "orc_rhea skeleton elf_rhea dwarf_rhea").fields["sentence"]
    assert written == "band orc_rhea dwarf_rhea elf_rhea skeleton"
    assert match.find(0, str(written))


def test_a_hand_without_a_leader() -> None:
    match = position({"tribes": MOST, "bear": {"hand": {"skeleton": 3}}})
    for sentence in ("band", "band skeleton", "band skeleton skeleton", "band elf_rhea"):
        assert refused(match, sentence) == WhyNot("ET-6.3", "only_skeletons_left")
    for sentence in ("band", "band elf_rhea", "elf_rhea elf_duris"):
        assert refused(position({"tribes": MOST}), sentence) == WhyNot("ET-3.4", "hand_empty")


@pytest.mark.parametrize(
    ("tribe", "cases"),
    [
        ("centaur", [("stop", "ET-9.1", "no_chain"), ("stop deck", "ET-9.1", "no_chain"), ("centaur yes", "ET-8.2", "not_asked")]),
        (
            "elf",
            [
                ("keep dwarf_rhea", "ET-11.1", "no_keep_now"),
                ("keep none", "ET-11.1", "no_keep_now"),
                ("keep", "ET-11.1", "no_keep_now"),
            ],
        ),
        ("orc", [("orc yes", "ET-8.2", "not_asked"), ("orc", "ET-8.2", "not_asked"), ("pillage yes", "ET-16.3", "no_pillage_now")]),
        (
            "troll",
            [("take troll_3", "ET-18.1", "no_token_now"), ("troll_3", "ET-18.1", "no_token_now"), ("troll no", "ET-8.2", "not_asked")],
        ),
        ("wizard", [("draw yes", "ET-20.1", "no_draw_now"), ("draw", "ET-20.1", "no_draw_now"), ("wizard no", "ET-8.2", "not_asked")]),
        ("giant", [("giant yes", "ET-8.2", "by_itself"), ("giant no", "ET-8.2", "by_itself")]),
        ("merfolk", [("advance yes", "ET-8.2", "by_itself"), ("merfolk yes", "ET-8.2", "by_itself")]),
        ("dwarf", [("dwarf yes", "ET-8.2", "by_itself")]),
        ("wingfolk", [("wingfolk yes", "ET-8.2", "not_asked")]),
        (
            "fairy",
            [("swap band_1", "ET-27.2", "no_swap_now"), ("band_1", "ET-27.2", "no_swap_now"), ("swap none", "ET-27.2", "no_swap_now")],
        ),
    ],
)
def test_answers_that_nobody_asked_for(tribe: str, cases: list[tuple[str, str, str]]) -> None:
    hand = {"bear": {"hand": ["halfling_rhea"]}}
    answered(position({"tribes": [tribe, "halfling"], **hand}, options={"fairies": "on"}), cases)
    others = ["halfling", "skeleton", "minotaur"]  # and the same without that tribe, or before the Fairies were invented
    others += [other for other in ("dwarf", "elf", "wizard", "centaur") if other != tribe][:3]
    without = position({"tribes": others, **hand})
    for sentence, _, _ in cases:
        found = refused(without, sentence)
        assert found == (WhyNot("ET-27.1", "no_fairies") if tribe == "fairy" else WhyNot("ET-1.7", "absent_tribe", {"tribe": tribe}))


def test_what_belongs_to_no_tribe_and_is_not_asked_either() -> None:
    answered(
        position({"tribes": MOST, "bear": {"hand": ["elf_rhea"]}}),
        [
            ("place rhea", "ET-7.4", "place_by_band"),
            ("place none", "ET-7.4", "place_by_band"),
            ("rhea", "ET-7.4", "place_by_band"),
            ("ban troll", "ET-R38", "no_ban_now"),
            ("troll", "ET-3.2", "recruit_or_band"),
            ("yes", "ET-3.2", "recruit_or_band"),
            ("none", "ET-3.2", "recruit_or_band"),
        ],
    )


def test_giants_and_merfolk_are_asked_about_only_by_an_option() -> None:
    match = position({"tribes": ["giant", "merfolk"]}, options={"prompt_all": "on"})
    answered(match, [("giant yes", "ET-8.2", "not_asked"), ("advance no", "ET-8.2", "not_asked")])


# Questions

MIXED = ["orc_ithys", "dwarf_duris"]


@pytest.mark.parametrize(
    ("prompt", "card", "rule", "key", "options", "wrong"),
    [
        ("chain", "centaur_rhea", "ET-9.1", "band_or_stop", {}, ["stop stop", "place rhea", "yes", "orc yes"]),
        ("marker_yes_no", "dwarf_rhea", "ET-7.4", "asked_marker", {"marker_optional": "on"}, ["place yes", "place deck", "yes"]),
        ("wing_kingdom", "wingfolk_rhea", "ET-19.1", "asked_wing", {}, ["place deck", "place yes"]),
        ("troll_token", "troll_rhea", "ET-18.1", "asked_troll", {}, ["take rhea", "take troll_1 troll_1", "rhea"]),
        ("orc_place", "orc_rhea", "ET-16.1", "asked_orc", {}, ["orc none", "orc yes yes", "place rhea", "none"]),
        ("giant_yes_no", "giant_rhea", "ET-12.1", "asked_giant", {"prompt_all": "on"}, ["giant none", "orc yes"]),
        ("merfolk_yes_no", "merfolk_rhea", "ET-14.1", "asked_advance", {"prompt_all": "on"}, ["advance none", "merfolk yes"]),
        ("merfolk_bonus", "merfolk_rhea", "ET-14.2", "asked_bonus", {}, ["place rhea duris", "place yes", "yes"]),
        ("fairy_swap", "fairy_rhea", "ET-27.2", "asked_swap", {"fairies": "on"}, ["swap rhea", "swap band_1 band_1", "yes"]),
        ("elf_keep", "elf_rhea", "ET-11.1", "asked_keep", {}, ["keep deck", "keep none orc_ithys", "keep rhea", "yes"]),
        ("wizard_draw", "wizard_rhea", "ET-20.1", "asked_draw", {}, ["draw deck", "draw none", "draw yes no", "none"]),
    ],
)
def test_what_is_asked_has_to_be_answered_first(
    prompt: str, card: str, rule: str, key: str, options: dict[str, str], wrong: list[str]
) -> None:
    given = {
        "row": ["orc_rhea"],
        "bear": {"hand": [card, *MIXED]} | ({"merfolk": 2} if prompt == "merfolk_bonus" else {}),
        "bands": [{"seat": "fox", "leader": "orc_duris"}],
    }
    match = position(given, f"band {card}", options=options)
    assert [asked.kind for asked in match.prompts()] == [prompt]
    for sentence in wrong:
        assert refused(match, sentence) == WhyNot(rule, key), sentence
    for sentence in ("recruit deck", "recruit orc_rhea", "band orc_ithys", "band", "ban orc", "pillage yes", "deck recruit"):
        if prompt == "chain" and sentence.startswith("band"):
            continue
        expected = WhyNot(rule, key)
        if prompt == "chain" and "recruit" in sentence:
            expected = WhyNot("ET-9.5", "recruit_in_chain")
        elif prompt == "wizard_draw" and "orc_rhea" in sentence:
            expected = WhyNot("ET-20.2", "draw_from_deck")
        assert refused(match, sentence) == expected, sentence


def test_orcs_pillage_or_not() -> None:
    match = position({"tribes": MOST, "end": "fox", "bear": {"orcs": ["rhea", "duris"]}})
    for sentence in ("pillage rhea", "pillage none", "pillage yes no", "recruit deck", "orc yes", "rhea"):
        assert refused(match, sentence) == WhyNot("ET-16.3", "asked_pillage"), sentence


def test_a_further_band_follows_the_rules_of_bands() -> None:
    hand = ["centaur_rhea", "elf_rhea", "orc_duris", "skeleton"]
    answered(
        position({"bear": {"hand": hand}, "row": ["orc_rhea"]}, "band centaur_rhea"),
        [
            ("recruit deck", "ET-9.5", "recruit_in_chain"),
            ("recruit orc_rhea", "ET-9.5", "recruit_in_chain"),
            ("band centaur_rhea", "ET-6.1", "not_in_hand"),
            ("centaur_rhea", "ET-6.1", "not_in_hand"),
            ("band elf_rhea orc_duris", "ET-6.2", "no_match"),
            ("band skeleton skeleton", "ET-6.3", "only_skeletons"),
            ("keep elf_rhea", "ET-9.1", "band_or_stop"),
        ],
    )


def test_the_marker_of_wingfolk() -> None:
    given = {"bear": {"hand": ["wingfolk_duris", "orc_duris"], "markers": {"duris": 2}}}
    match = position(given, "band wingfolk_duris orc_duris")
    answered(
        match, [("place none", "ET-19.2", "must_place"), ("none", "ET-19.2", "must_place"), ("place rhea ithys", "ET-7.6", "one_marker")]
    )
    assert refused(match, "place duris") == WhyNot("ET-19.1", "too_small", {"kingdom": "duris", "size": 2, "count": 2})
    assert refused(match, "duris").key == "too_small"
    two = {"bear": {"hand": ["wingfolk_duris"]}, "eagle": {"markers": {"rhea": 1}}}
    match = position(two, "band wingfolk_duris", players=2)
    assert refused(match, "place rhea") == WhyNot("ET-7.3", "too_small_for_both", {"kingdom": "rhea", "size": 1, "count": 1})


def test_an_optional_marker_goes_where_the_leader_belongs() -> None:
    match = position({"bear": {"hand": ["dwarf_rhea"]}}, "band dwarf_rhea", options={"marker_optional": "on"})
    assert refused(match, "place duris") == WhyNot("ET-7.1", "leaders_kingdom", {"kingdom": "rhea"})
    assert refused(match, "place rhea duris") == WhyNot("ET-7.6", "one_marker")


def test_troll_tokens() -> None:
    given = {"bear": {"hand": ["troll_rhea", "troll_duris"]}, "fox": {"trolls": [1]}}
    match = position(given, "band troll_rhea troll_duris")
    assert refused(match, "take troll_3") == WhyNot("ET-18.1", "token_too_high", {"value": 3, "size": 2})
    assert refused(match, "troll_6").key == "token_too_high"
    assert refused(match, "take troll_1") == WhyNot("ET-18.2", "token_taken", {"value": 1, "seat": "fox"})


def test_cards_that_an_elf_keeps() -> None:
    given = {"tribes": MOST, "bear": {"hand": ["elf_rhea", "elf_duris", "orc_rhea", "orc_ithys", "dwarf_rhea"]}}
    match = position(given, "band elf_rhea elf_duris")
    answered(
        match,
        [
            ("keep dwarf_rhea orc_rhea orc_ithys", "ET-11.1", "keep_too_many"),
            ("keep elf_rhea", "ET-11.1", "not_in_hand"),
            ("keep orc_rhea orc_rhea", "ET-11.1", "not_so_often"),
            ("orc_rhea orc_rhea", "ET-11.1", "not_so_often"),
            ("keep giant_rhea", "ET-1.7", "absent_tribe"),
            ("orc_ithys dwarf_rhea", "ET-11.1", "keep_order"),
        ],
    )
    assert refused(match, "orc_ithys dwarf_rhea").fields == {"sentence": "keep dwarf_rhea orc_ithys"}


def test_bands_that_a_fairy_cannot_have() -> None:
    given = {
        "bear": {"hand": ["fairy_rhea", "orc_rhea"]},
        "bands": [
            {"seat": "bear", "leader": "dwarf_rhea"},
            {"seat": "fox", "leader": "dwarf_duris", "cards": ["dwarf_rhea", "skeleton"]},
            {"seat": "fox", "leader": "fairy_duris"},
            {"seat": "lion", "leader": "dwarf_ithys"},
        ],
    }
    match = position(given, "band fairy_rhea orc_rhea", options={"fairies": "on"})
    assert refused(match, "swap band_1") == WhyNot("ET-27.2", "own_band", {"number": 1})
    assert refused(match, "swap band_5") == WhyNot("ET-27.2", "own_band", {"number": 5})
    assert refused(match, "swap band_2") == WhyNot("ET-27.2", "band_too_large", {"number": 2, "count": 3, "size": 2})
    assert refused(match, "band_3") == WhyNot("ET-27.2", "led_by_fairy", {"number": 3})
    assert refused(match, "swap band_6") == WhyNot("ET-27.2", "no_such_band", {"number": 6})
    assert refused(match, "swap band_84").key == "no_such_band"


def test_bans() -> None:
    match = new_match(GAME, 2, {"tribe_choice": "draft"}, seed=1)
    match.play("ban orc")
    assert match.to_act == ("eagle",)
    answered(
        match,
        [
            ("ban orc", "ET-R38", "banned_already"),
            ("orc", "ET-R38", "banned_already"),
            ("ban fairy", "ET-27.1", "no_fairies"),
            ("ban troll elf", "ET-R38", "asked_ban"),
            ("ban orc_rhea", "ET-R38", "asked_ban"),
            ("ban none", "ET-R38", "asked_ban"),
            ("recruit deck", "ET-R38", "asked_ban"),
            ("take troll_1", "ET-R38", "asked_ban"),
            ("none", "ET-R38", "asked_ban"),
        ],
    )
    assert refused(match, "ban orc").fields == {"tribe": "orc"}


# Whatever the words


@given(any_matches(GAME))
@settings(max_examples=30, deadline=None)
def test_nobody_else_hears_how_far_a_choice_of_cards_is(match: Match) -> None:
    if match.over:
        return
    seat = match.state.actors()[0]
    sentences = [("recruit", "deck"), ("keep", "none"), ("band", "skeleton"), ("orc_rhea",), ("yes",), ("resign",)]
    for action in match.state.actions(seat):
        if not match.state.begins(action):
            continue
        under_way = match.state.clone()
        under_way.apply(seat, action)
        if under_way.unfinished():
            for other in range(match.players):
                for sentence in sentences if other != seat else ():
                    assert GAME.why_not(under_way, other, sentence) == GAME.why_not(match.state, other, sentence)


def test_no_words_at_all_are_no_problem_either() -> None:
    match = new_match(GAME, 4, seed=1)
    for seat in range(4):
        why = GAME.why_not(match.state, seat, ())
        assert why is not None
        assert why.rule in ("ET-3.1", "ET-3.2")


# Texts and tables


def test_every_question_has_its_answer() -> None:
    automatic = {"next_turn", "compose", "marker", "ability", "after_band", "age_end"}
    asked = {number for number, name in enumerate(ASK_NAMES) if name not in automatic}
    assert why.ASKED.keys() == asked
    assert words.ANSWERS.keys() == {number for number in asked if ASK_NAMES[number] not in ("turn", "chain")}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("options", "key", "rule"),
    [
        ({"tribes": "elf+orc"}, "option-not-here", ""),
        ({"tribe_choice": "host", "tribes": "elf+goblin"}, "ethnos-tribes-unknown", ""),
        ({"tribe_choice": "host", "tribes": "elf+fairy"}, "ethnos-tribes-fairies", "ET-27.1"),
        ({"tribe_choice": "host", "tribes": "elf+elf"}, "ethnos-tribes-twice", "ET-R38"),
        ({"tribe_choice": "host", "tribes": "elf+orc"}, "ethnos-tribes-count", "ET-R38"),
        ({"tribe_choice": "host"}, "ethnos-tribes-count", "ET-R38"),
    ],
)
def test_options_that_do_not_fit_are_explained(options: dict[str, str], key: str, rule: str, lang: str) -> None:
    with pytest.raises(OptionError) as caught:
        GAME.read_options(4, options)
    assert caught.value.key == key
    said = caught.value.text(lang)
    assert said.lower().startswith("option tribes: ")
    assert said.endswith(f"({rule})" if rule else said[-1])
