"""What the rules of thumb of Ethnos think of positions in which it is clear what to do, and how strong they are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pytest

from tafelrunde.arena.boundary import random_states
from tafelrunde.arena.simulate import simulate
from tafelrunde.games import find_game
from tafelrunde.games.ethnos.engine._grammar import ASK_MASK, Ask, Do
from tafelrunde.games.ethnos.engine.judgement import judge, odds_of_end
from tafelrunde.games.ethnos.engine.kingdoms import payout_of_two
from tafelrunde.games.ethnos.engine.legal import band_of, leader_of
from tafelrunde.games.ethnos.engine.state import Ethnos
from tafelrunde.games.ethnos.engine.taste import EXPERIENCE, Taste
from tafelrunde.games.ethnos.taste import TASTE
from tafelrunde.kernel.chance import seeded
from tafelrunde.kernel.plays import Play, carry_out, plays

pytestmark = pytest.mark.once

GAME = find_game("ethnos")

# Tokens of an ordinary game, with 4 to 6 players and with 2 or 3
TOKENS = {
    "pelagon": [2, 4, 8], "straton": [0, 6, 8], "rhea": [4, 6, 10], "ithys": [2, 4, 6], "althea": [4, 6, 10], "duris": [0, 6, 8],
}  # fmt: skip
TOKENS_OF_TWO = {"pelagon": [2, 8], "straton": [0, 6], "rhea": [4, 10], "ithys": [2, 6], "althea": [4, 8], "duris": [6, 8]}


def position(players: int = 4, **given: Any) -> Ethnos:
    options = GAME.read_options(players, {"fairies": "on"})
    state = cast(Ethnos, GAME.table(players, options, seeded(1)))
    GAME.set_position(state, {"tokens": TOKENS_OF_TWO if players < 4 else TOKENS, **given})
    return state


def used_up(*tribes: str, but: str = "") -> list[dict[str, Any]]:
    """Bands of the last seat out of all cards of these tribes, but for those of one colour."""
    kingdoms = [kingdom for kingdom in TOKENS if kingdom != but]
    copies = [tribe for tribe in tribes for _ in range(4 if tribe == "halfling" else 2)]
    return [{"seat": "lion", "leader": f"{tribe}_pelagon", "cards": [f"{tribe}_{kingdom}" for kingdom in kingdoms[1:]]} for tribe in copies]


def liked(state: Ethnos) -> set[str]:
    """What the seat that is asked likes best, as sentences."""
    seat = state.to_move
    found = plays(state, seat)
    scores = judge(state, seat, found)
    assert len(scores) == len(found)
    return {" ".join(GAME.words(state, seat, play)) for play, score in zip(found, scores, strict=True) if score == max(scores)}


def say(state: Ethnos, sentence: str) -> Ethnos:
    """Play a sentence."""
    seat = state.to_move
    found: list[Play] = [play for play in plays(state, seat) if " ".join(GAME.words(state, seat, play)) == sentence]
    carry_out(state, seat, found[0])
    return state


# Plays that are looked at


@pytest.mark.parametrize("players", [2, 4])
def test_a_search_looks_at_legal_plays_without_repetition(players: int) -> None:
    thought = GAME.judge()
    for state, _ in zip(random_states(GAME, players, 11), range(150), strict=False):
        seat = state.actors()[0]
        found, possible = thought.choices(state, seat), plays(state, seat)
        assert len(set(found)) == len(found) > 0
        assert set(found) <= set(possible)
        if cast(Ethnos, state).steps[-1] & ASK_MASK in (Ask.TURN, Ask.CHAIN):  # every leader is among them, and all but bands
            assert {play[0] for play in found} == {play[0] for play in possible}


def test_a_band_is_read_from_its_play() -> None:
    for state, _ in zip(random_states(GAME, 3, 12), range(150), strict=False):
        seat = state.actors()[0]
        for play in plays(state, seat)[:40]:
            if not Do.LEAD_TRIBE <= play[0] < Do.TAKE:
                continue
            after = cast(Ethnos, state.clone())
            band = list(band_of(after, seat, play))
            place = len(after.band_owner)
            carry_out(after, seat, play)
            if place < len(after.band_owner):
                cards = [card for card in list(after.band_cards)[place * 10 : place * 10 + 10] if card >= 0]
                assert [cards.count(kind) for kind in range(len(band))] == band
                assert after.band_leader[place] == leader_of(play)


def test_every_number_of_a_taste_counts() -> None:
    """With two players; with more everybody follows the plain numbers."""
    names = set(TASTE)
    for state in (state for seed in range(20) for state, _ in zip(random_states(GAME, 2, seed), range(150), strict=False)):
        seat, possible = state.actors()[0], plays(state, state.actors()[0])
        usual = judge(cast(Ethnos, state), seat, possible, Taste(EXPERIENCE))
        for name in sorted(names):
            moved = Taste({**EXPERIENCE, name: 4 * TASTE[name] or 2000})
            if judge(cast(Ethnos, state), seat, possible, moved) != usual:
                names.remove(name)
    assert not names
    for state, _ in zip(random_states(GAME, 3, 5), range(30), strict=False):
        seat, possible = state.actors()[0], plays(state, state.actors()[0])
        changed = Taste({name: 4 * number for name, number in TASTE.items()})
        assert judge(cast(Ethnos, state), seat, possible, changed) == judge(cast(Ethnos, state), seat, possible)


# The dragons (13.4)


@pytest.mark.parametrize(
    ("dragons", "rest", "percent"),
    [
        (3, 20, [0.1, 0.4, 1.8, 4.9]),
        (2, 20, [0.5, 1.6, 5.3, 11]),
        (2, 10, [2.2, 6.7, 22, 47]),
        (1, 20, [5, 10, 20, 30]),
        (1, 10, [10, 20, 40, 60]),
        (1, 6, [17, 33, 67, 100]),
    ],
)
def test_the_odds_that_the_age_ends(dragons: int, rest: int, percent: list[float]) -> None:
    for draws, expected in zip((1, 2, 4, 6), percent, strict=True):
        assert 100 * odds_of_end(0, rest, dragons, draws) == pytest.approx(expected, abs=0.05 if expected < 10 else 0.5)
        assert odds_of_end(7, rest, dragons, draws + 7) == odds_of_end(0, rest, dragons, draws)  # so many without a dragon


def test_the_age_cannot_end_before_the_dragons_lie_and_ends_for_certain_behind_them() -> None:
    assert odds_of_end(5, 20, 3, 5) == 0.0
    assert odds_of_end(5, 20, 3, 5 + 17) == pytest.approx(1 - 3 / 20)  # all allies, unless a dragon lies at the very bottom
    assert odds_of_end(5, 20, 3, 5 + 18) == 1.0
    assert odds_of_end(0, 20, 1, 20) == 1.0


# Recruiting or playing


def test_takes_the_sixth_card() -> None:
    five = ["orc_rhea", "orc_rhea", "elf_rhea", "elf_rhea", "giant_rhea"]
    state = position(safe=20, age=2, bear={"hand": five, "markers": {"rhea": 2}}, row=["giant_rhea", "giant_duris"])
    assert liked(state) == {"recruit giant_rhea"}


def test_plays_six_cards_instead_of_looking_for_a_seventh() -> None:
    six = ["orc_rhea", "orc_rhea", "elf_rhea", "elf_rhea", "giant_rhea", "giant_rhea"]
    state = position(safe=20, age=2, bear={"hand": six, "markers": {"rhea": 2}}, row=["dwarf_rhea"])
    assert all(sentence.startswith("band ") and len(sentence.split()) == 7 for sentence in liked(state))


def test_plays_when_the_last_dragon_threatens() -> None:
    four = ["orc_rhea", "elf_rhea", "giant_rhea", "giant_rhea"]
    calm = position(safe=20, age=2, bear={"hand": four, "markers": {"rhea": 1}}, row=["elf_rhea"])
    assert liked(calm) == {"recruit elf_rhea"}
    bands = used_up("halfling", "dwarf", "wizard") + used_up("orc", "elf", "giant", but="rhea")  # one card left in the deck
    late = position(dragons=2, age=2, bear={"hand": four, "markers": {"rhea": 1}}, row=["elf_rhea"], bands=bands)
    assert all(sentence.startswith("band ") and len(sentence.split()) == 5 for sentence in liked(late))


def test_draws_rather_than_taking_what_fits_nothing() -> None:
    state = position(safe=20, bear={"hand": ["orc_rhea", "orc_duris"]}, row=["elf_pelagon", "giant_straton"], age=2)
    assert not liked(state) & {"recruit elf_pelagon", "recruit giant_straton"}


def test_does_not_collect_skeletons_alone() -> None:
    state = position(safe=20, row=["skeleton", "skeleton", "orc_rhea"])
    assert not any("skeleton" in sentence for sentence in liked(state))


def test_prefers_the_colour_with_the_higher_tokens() -> None:
    tokens = {**TOKENS, "ithys": [0, 0, 2]}
    state = position(safe=20, tokens=tokens, row=["elf_rhea", "elf_ithys"])
    assert not liked(state) & {"recruit elf_ithys"}


# Leaders


def test_a_band_is_led_so_that_it_places_a_marker() -> None:
    hand = [*["halfling_pelagon"] * 4, "orc_pelagon", "orc_pelagon"]
    assert liked(position(safe=20, age=3, bear={"hand": hand})) == {"band orc_pelagon " + " ".join(sorted(hand)[:5])}


def test_dwarves_lead_a_band_of_five() -> None:
    hand = ["dwarf_rhea", "giant_rhea", "orc_rhea", "elf_rhea", "minotaur_rhea"]
    state = position(
        dragons=2, age=3, bear={"hand": hand}, bands=[{"seat": "fox", "leader": "giant_duris", "cards": {"skeleton": 9}, "giant": True}]
    )
    assert all(sentence.startswith("band dwarf_rhea") and len(sentence.split()) == 6 for sentence in liked(state))


def test_minotaurs_lead_where_a_card_is_missing() -> None:
    hand = ["minotaur_rhea", "orc_rhea"]
    bear = {"hand": hand, "markers": {"rhea": 2}, "orcs": ["rhea"]}
    state = position(dragons=2, age=3, bear=bear, eagle={"markers": {"rhea": 2}})
    assert judged(state, "band minotaur_rhea orc_rhea") > judged(state, "band orc_rhea minotaur_rhea")


def judged(state: Ethnos, sentence: str) -> int:
    """Return what a sentence is thought to be worth."""
    seat = state.to_move
    found = plays(state, seat)
    scores = judge(state, seat, found)
    return next(score for play, score in zip(found, scores, strict=True) if " ".join(GAME.words(state, seat, play)) == sentence)


# Abilities


def test_takes_the_highest_troll_token() -> None:
    state = position(safe=20, bear={"hand": ["troll_rhea", "troll_duris", "troll_ithys", "troll_althea"]}, eagle={"trolls": [3]})
    assert liked(say(state, "band troll_rhea troll_ithys troll_althea troll_duris")) == {"take troll_4"}


@pytest.mark.parametrize(("count", "answer"), [(1, "no"), (2, "no"), (3, "no"), (4, "no"), (6, "yes")])
def test_orcs_pillage_only_from_a_full_board(count: int, answer: str) -> None:
    kingdoms = ["pelagon", "straton", "rhea", "ithys", "althea", "duris"]
    state = position(end="fox", bear={"orcs": kingdoms[:count]})
    assert liked(state) == {f"pillage {answer}"}


def test_orcs_are_sent_to_the_board() -> None:
    assert liked(say(position(safe=20, bear={"hand": ["orc_rhea"]}), "band orc_rhea")) == {"orc yes"}


def test_an_elf_keeps_the_cards_that_belong_together() -> None:
    hand = ["elf_rhea", "elf_duris", "orc_pelagon", "orc_straton", "giant_althea", "wingfolk_ithys"]
    state = say(position(safe=20, age=2, bear={"hand": hand}), "band elf_rhea elf_duris")
    assert liked(state) == {"keep orc_pelagon orc_straton"}


def test_an_elf_leads_when_a_second_group_can_be_kept() -> None:
    hand = ["elf_rhea", "dwarf_rhea", "elf_rhea", "orc_pelagon", "orc_straton", "orc_duris"]
    state = position(safe=20, age=1, bear={"hand": hand})
    assert judged(state, "band elf_rhea dwarf_rhea elf_rhea") > judged(state, "band dwarf_rhea elf_rhea elf_rhea")


def test_a_centaur_goes_ahead_of_a_large_band() -> None:
    hand = ["centaur_duris", "giant_rhea", "orc_rhea", "orc_rhea", "elf_rhea", "elf_rhea", "giant_rhea"]
    state = position(safe=20, age=2, bear={"hand": hand})
    assert liked(state) == {"band centaur_duris"}
    assert all(len(sentence.split()) == 7 for sentence in liked(say(state, "band centaur_duris")))


def test_wings_carry_a_marker_where_it_is_worth_most() -> None:
    tokens = {kingdom: [0, 2, 10 if kingdom == "althea" else 2] for kingdom in TOKENS}
    state = position(dragons=2, age=3, tokens=tokens, bear={"hand": ["wingfolk_duris"]})
    assert liked(say(state, "band wingfolk_duris")) == {"place althea"}


def test_merfolk_place_their_free_marker_where_it_is_worth_most() -> None:
    tokens = {kingdom: [0, 2, 10 if kingdom == "althea" else 2] for kingdom in TOKENS}
    markers = dict.fromkeys(TOKENS, 3)
    state = position(
        dragons=2, age=3, tokens=tokens, bear={"hand": ["merfolk_duris"], "merfolk": 2, "markers": markers}, fox={"markers": markers}
    )
    assert liked(say(state, "band merfolk_duris")) == {"place althea"}


def test_a_step_that_reaches_a_symbol_is_worth_more() -> None:
    hand = ["merfolk_duris", "dwarf_duris"]
    reached = position(safe=20, bear={"hand": hand, "merfolk": 1})
    missed = position(safe=20, bear={"hand": hand, "merfolk": 3})
    assert judged(reached, "band merfolk_duris dwarf_duris") > judged(missed, "band merfolk_duris dwarf_duris")


def test_wizards_draw() -> None:
    assert liked(say(position(safe=20, bear={"hand": ["wizard_rhea", "wizard_duris"]}), "band wizard_rhea wizard_duris")) == {"draw yes"}


def test_fairies_swap_for_the_better_band_only() -> None:
    small = {"seat": "eagle", "leader": "dwarf_duris"}
    large = {"seat": "fox", "leader": "giant_rhea", "cards": ["orc_rhea", "orc_rhea", "elf_rhea"]}
    hand = ["fairy_pelagon", "fairy_straton", "fairy_rhea", "skeleton"]
    state = position(safe=20, age=2, bear={"hand": hand, "markers": {"duris": 3}}, bands=[small, large])
    assert liked(say(state, "band fairy_pelagon skeleton fairy_straton fairy_rhea")) == {"swap band_2"}
    state = position(safe=20, age=2, bear={"hand": hand[:3], "markers": {"duris": 3}}, bands=[small])
    assert liked(say(state, "band fairy_pelagon fairy_straton fairy_rhea")) == {"swap none"}


# With two players


def test_with_two_players_nobody_is_left_alone_in_a_kingdom() -> None:
    """ET-23.3: who is alone in a kingdom gets both tokens."""
    tokens = {kingdom: [4, 6] for kingdom in TOKENS}
    bear = {"hand": ["wingfolk_duris", "elf_duris", "orc_duris"], "markers": dict.fromkeys(["rhea", "ithys", "pelagon"], 1)}
    state = position(2, dragons=2, age=2, tokens=tokens, bear=bear, eagle={"markers": {"althea": 1, "rhea": 1}})
    say(state, "band wingfolk_duris elf_duris orc_duris")
    assert judged(state, "place althea") > judged(state, "place pelagon")
    assert judged(state, "place straton") > judged(state, "place pelagon")


# Everywhere


def some_states(players: int, count: int) -> Iterator[tuple[Ethnos, int]]:
    for number, state in enumerate(random_states(GAME, players, 7)):
        if number == count:
            return
        yield cast(Ethnos, state), state.actors()[0]


@pytest.mark.parametrize("players", [2, 3, 6])
def test_hidden_cards_change_no_judgement(players: int) -> None:
    for number, (state, seat) in enumerate(some_states(players, 150)):
        found = plays(state, seat)
        scores = judge(state, seat, found)
        assert len(scores) == len(found)
        if state.age > 0:
            twin = state.determinize(seat, seeded(number))
            assert judge(twin, seat, found) == scores


# Strength


@pytest.mark.parametrize(("players", "games"), [(2, 8), (6, 6)])
def test_rules_of_thumb_beat_chance(players: int, games: int) -> None:
    bots = ["heuristic", *["random"] * (players - 1)]
    tally = simulate("ethnos", players, bots, games=games, seed=5, options={}, jobs=1)
    assert tally.firsts[0] >= 0.8 * games


@pytest.mark.slow
def test_rules_of_thumb_beat_chance_in_many_games() -> None:
    two = simulate("ethnos", 2, ["heuristic", "random"], games=60, seed=8, options={}, jobs=1)
    six = simulate("ethnos", 6, ["heuristic", *["random"] * 5], games=60, seed=8, options={}, jobs=1)
    assert two.firsts[0] >= 0.95 * two.games
    assert six.firsts[0] >= 0.85 * six.games


@pytest.mark.rule("ET-R2")
@pytest.mark.parametrize("players", [2, 3])
def test_rules_of_thumb_beat_chance_in_a_small_table_that_plays_to_the_letter(players: int) -> None:
    bots = ["heuristic", *["random"] * (players - 1)]
    tally = simulate("ethnos", players, bots, games=8, seed=5, options={"few_players": "letter"}, jobs=1)
    assert tally.firsts[0] >= 7


def test_experience_of_games_of_two_is_not_used_where_two_play_to_the_letter() -> None:
    given: dict[str, Any] = {
        "age": 1,
        "bear": {"hand": ["elf_rhea", "elf_duris"], "markers": {"rhea": 1}},
        "row": ["elf_ithys", "orc_rhea"],
    }
    options = GAME.read_options(2, {"few_players": "letter"})
    state = cast(Ethnos, GAME.table(2, options, seeded(1)))
    GAME.set_position(state, {"tokens": TOKENS, **given})
    found = plays(state, 0)
    assert judge(state, 0, found, Taste(EXPERIENCE)) == judge(state, 0, found)
    published = position(2, **given)
    assert judge(published, 0, found, Taste(EXPERIENCE)) != judge(published, 0, found)


def test_a_lead_of_one_of_two_is_safer_the_larger_it_is_and_the_later() -> None:
    """Every marker makes the next one dearer for both (ET-7.3)."""
    state = position(2, age=2)
    rhea, token = 2, 10.0

    def pays(own: int, theirs: int, left: float = 0.5, trolls: int = 0) -> float:
        return payout_of_two(state, rhea, 2, own, theirs, trolls, left)

    assert pays(1, 1) == pytest.approx(token / 2)
    assert pays(2, 1) + pays(1, 2) == pytest.approx(token)
    assert pays(1, 2) < pays(2, 2) < pays(2, 1) < pays(3, 1)
    assert pays(2, 1) < pays(3, 2) < pays(4, 3)
    assert pays(2, 1, left=0.9) < pays(2, 1, left=0.1)
    assert payout_of_two(position(2, age=1), rhea, 2, 2, 1, 0, 0.5) < pays(2, 1)


def test_whoever_is_likely_to_stay_alone_expects_both_tokens() -> None:
    """ET-23.3: the smaller token too, in the last age only."""
    state = position(2, age=2)
    assert payout_of_two(state, 2, 2, 3, 0, 0, 0.0) > 10.0
    assert payout_of_two(state, 2, 2, 3, 0, 0, 0.0) > payout_of_two(state, 2, 2, 1, 0, 0, 0.0) > payout_of_two(state, 2, 2, 1, 0, 0, 0.9)
    assert payout_of_two(position(2, age=1), 2, 1, 3, 0, 0, 0.0) <= 4.0


def test_trolls_break_ties_of_two_in_this_age_only() -> None:
    """ET-18.4, ET-18.5."""
    state = position(2, age=1, tribes=["troll", "orc", "giant", "wizard", "elf"])
    assert payout_of_two(state, 2, 1, 1, 1, 11, 0.5) > payout_of_two(state, 2, 1, 1, 1, 0, 0.5) > payout_of_two(state, 2, 1, 1, 1, -11, 0.5)
    assert payout_of_two(state, 2, 2, 1, 1, 11, 0.5) == payout_of_two(state, 2, 2, 1, 1, 0, 0.5)
