"""Ethnos: what scenarios cannot say about the ends of ages and games, what always holds (ET-28), and who may know what."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from itertools import combinations, permutations
from typing import Any, NamedTuple, cast

import pytest

import tafelrunde as tr
from tafelrunde.games import find_game
from tafelrunde.games.ethnos.engine._grammar import ASK_MASK, COPIES, EMPTY, KINDS, KINGDOMS, SKELETON, Ask, Do, Tribe, ask_age_end
from tafelrunde.games.ethnos.engine.scoring import pillage, scatter, score_bands, score_giant, score_kingdoms, score_merfolk
from tafelrunde.games.ethnos.engine.state import Ethnos
from tafelrunde.kernel.chance import seeded
from tafelrunde.kernel.contract import SPECTATOR
from tafelrunde.kernel.errors import OptionError, ResignRefused, UndoRefused
from tafelrunde.kernel.game import HIDDEN_WORD, Told
from tafelrunde.kernel.plays import plays, random_play
from tafelrunde.kernel.rows import ints

GAME = find_game("ethnos")
RICH = {"tribe_choice": "host", "tribes": "dwarf+giant+merfolk+orc+skeleton+troll"}  # everything that is scored
RICH_FEW = {"tribe_choice": "host", "tribes": "giant+merfolk+orc+skeleton+troll"}
WITH_FAIRIES = {"tribe_choice": "host", "tribes": "elf+fairy+minotaur+skeleton+wingfolk+wizard", "fairies": "on"}
TABLES: list[tuple[int, dict[str, str]]] = [
    (2, RICH_FEW),
    (3, RICH_FEW | {"empty_row_bonus": "on"}),
    (4, RICH),
    (5, WITH_FAIRIES),
    (6, {"marker_optional": "on", "prompt_all": "on", "orc_partial": "on"}),
]


class Moment(NamedTuple):
    """One action of a random game: the position before and after it, and what happened."""

    before: Ethnos
    after: Ethnos
    told: list[Told]


def new_game(players: int, given: Mapping[str, str], seed: int) -> Ethnos:
    options = GAME.read_options(players, given)
    return cast(Ethnos, GAME.new(players, options, seeded(seed)))


def position(players: int, given: Mapping[str, Any], **options: str) -> Ethnos:
    """Return a position described as in scenarios."""
    state = GAME.table(players, GAME.read_options(players, options), seeded(1))
    GAME.set_position(state, given)
    return cast(Ethnos, state)


def random_game(players: int, given: Mapping[str, str], seed: int) -> list[Moment]:
    state = new_game(players, given, seed)
    dice = seeded(seed)
    moments: list[Moment] = []
    while actors := state.actors():
        before = state.clone()
        state.events = []
        actions = state.actions(actors[0])
        state.apply(actors[0], actions[dice.pick(len(actions), 0)])
        told = [GAME.tell(state, event, SPECTATOR) for event in state.events]
        moments.append(Moment(before, state.clone(), told))
        assert len(moments) < 5000  # ET-28.8: every game ends
    return moments


@pytest.fixture(scope="module")
def games() -> list[list[Moment]]:
    return [random_game(players, given, players) for players, given in TABLES]


def moments_of(games: list[list[Moment]]) -> Iterator[Moment]:
    for game in games:
        yield from game


# What always holds


@pytest.mark.rule("ET-28.1")
def test_no_card_is_added_or_lost_and_cards_are_put_away_only_at_the_end_of_an_age(games: list[list[Moment]]) -> None:
    put_away = 0
    for _, state, _ in moments_of(games):
        laid = ints(state.band_cards)
        for kind in state.kinds:
            count = state.row[kind] + state.deck[kind] + laid.count(kind)
            count += sum(state.hand[seat * KINDS + kind] + state.discard[seat * KINDS + kind] for seat in range(state.rules.players))
            if kind == SKELETON:
                count += state.gone
            assert count == COPIES[kind]
        at_end = not state.actors() or state.steps[-1] & ASK_MASK == Ask.ORC_PILLAGE
        if at_end:
            put_away += sum(state.discard) + state.gone
        else:
            assert sum(state.discard) + state.gone == 0
    assert put_away > 0


@pytest.mark.rule("ET-28.2")
def test_the_markers_of_every_player_add_up(games: list[list[Moment]]) -> None:
    on_orc_boards = 0
    for _, state, _ in moments_of(games):
        for seat in range(state.rules.players):
            orcs = int(state.orcs[seat]).bit_count()
            on_orc_boards += orcs
            markers = sum(state.markers[seat * KINGDOMS : (seat + 1) * KINGDOMS])
            assert state.supply[seat] + markers + orcs == (24 if Tribe.MERFOLK in state.tribes else 25)
    assert on_orc_boards > 0


@pytest.mark.rule("ET-28.3")
def test_hands_and_dragons_keep_their_limits(games: list[list[Moment]]) -> None:
    largest = 0
    for _, state, _ in moments_of(games):
        at_end = not state.actors() or state.steps[-1] & ASK_MASK == Ask.ORC_PILLAGE
        assert state.dragons == 3 if at_end else state.dragons in (0, 1, 2)
        hands = [sum(state.hand[seat * KINDS : (seat + 1) * KINDS]) for seat in range(state.rules.players)]
        largest = max(largest, *hands)
        assert max(hands) <= 10
    assert largest > 5  # the games were worth looking at


@pytest.mark.rule("ET-28.4")
def test_markers_in_kingdoms_and_merfolk_positions_never_fall(games: list[list[Moment]]) -> None:
    for before, after, _ in moments_of(games):
        assert all(new >= old for old, new in zip(before.markers, after.markers, strict=True))
        assert all(new >= old for old, new in zip(before.merfolk, after.merfolk, strict=True))


@pytest.mark.rule("ET-28.5")
def test_every_further_marker_in_a_kingdom_needs_a_larger_band(games: list[list[Moment]]) -> None:
    checked = 0
    for game in games:
        size = 0
        for before, after, told in game:
            for kind, fields in ((t.kind, t.fields) for t in told):
                if kind in ("played_band", "swapped"):
                    size = int(fields["size"] or 0) + str(fields["leader"]).startswith("minotaur")
                elif kind == "marker" and after.rules.players > 2:
                    assert size >= int(fields["count"] or 0)
                    checked += int(fields["count"] or 0) > 1
            bonus = sum(t.kind == "bonus" for t in told)
            assert sum(after.markers) - sum(before.markers) == bonus + sum(t.kind == "marker" for t in told)
    assert checked > 10


@pytest.mark.rule("ET-28.6", "ET-24.2")
def test_glory_never_falls_and_during_the_turns_only_giants_bring_any(games: list[list[Moment]]) -> None:
    giants = 0
    for before, after, told in moments_of(games):
        gained = [new - old for old, new in zip(before.glory, after.glory, strict=True)]
        assert min(gained) >= 0
        at_end = any(t.kind == "age_ended" for t in told) or before.steps[-1] & ASK_MASK == Ask.ORC_PILLAGE
        if not at_end:
            taken = [t.fields["seat"] for t in told if t.kind == "giant"]
            giants += len(taken)
            assert gained == [2 * taken.count(name) for name in GAME.seats(after.rules.players)]
    assert giants > 3


@pytest.mark.rule("ET-28.7")
def test_the_giant_token_and_every_troll_token_have_at_most_one_owner(games: list[list[Moment]]) -> None:
    owned = 0
    for before, after, _ in moments_of(games):
        for old, new in zip(before.trolls, after.trolls, strict=True):
            assert old in (EMPTY, new) or after.age > before.age or not after.actors()  # nobody loses one before the age ends
    for game in games:
        for _, state, _ in game[::7]:
            view = cast(Any, GAME.observe(state, SPECTATOR))
            players = view.players.values()
            tokens = [value for player in players for value in player.trolls]
            owned += len(tokens)
            assert sorted([*tokens, *view.trolls]) == ([1, 2, 3, 4, 5, 6] if "troll" in view.tribes else [])
            holders = [player.seat for player in players if player.giant]
            assert len(holders) <= 1
            assert holders == [band.seat for band in view.bands if band.giant]
    assert owned > 0


@pytest.mark.rule("ET-28.8", "ET-26.1")
def test_a_game_has_as_many_ends_of_an_age_as_it_has_ages(games: list[list[Moment]]) -> None:
    for game, (players, _) in zip(games, TABLES, strict=True):
        ends = [t.fields["age"] for moment in game for t in moment.told if t.kind == "age_ended"]
        assert ends == ([1, 2] if players < 4 else [1, 2, 3])
        assert game[-1].after.outcome() is not None
        assert [t.kind for t in game[-1].told][-1] == "ended"


@pytest.mark.rule("ET-28.8", "ET-R7")
def test_forced_passes_do_not_stop_the_game() -> None:
    state = position(2, {"bear": {"hand": {"skeleton": 10}}, "eagle": {"hand": ["elf_rhea"]}, "turn": "eagle"})
    dice = seeded(1)
    turns = 0
    while state.age == 1:
        assert state.actors() == [1]  # bear can do nothing
        actions = state.actions(1)
        state.apply(1, actions[dice.pick(len(actions), 0)])
        turns += 1
        assert turns < 1000


@pytest.mark.rule("ET-28.3", "ET-28.8", "ET-R5")
def test_hands_fill_up_to_ten_cards_and_the_deck_never_runs_out() -> None:
    """Everybody draws as long as the hand has room: the third dragon comes at the latest with the last card."""
    state = new_game(4, {}, 1)
    largest = 0
    for number in range(1000):
        if state.age > 1:
            assert largest == 10
            return
        largest = max(largest, *state.hand_size)
        seat = state.actors()[0]
        recruits = [action for action in state.actions(seat) if action < Do.LEAD_TRIBE]
        state.apply(seat, recruits[0] if recruits else random_play(state, seat, seeded(number))[0])
        assert state.deck_size + 3 - state.dragons > 0
    pytest.fail("the age did not end")


@pytest.mark.rule("ET-26.6")
def test_the_sheet_always_adds_up_to_the_glory(games: list[list[Moment]]) -> None:
    for _, state, _ in moments_of(games):
        width = len(state.sheet) // state.rules.players
        for seat in range(state.rules.players):
            assert sum(state.sheet[seat * width : (seat + 1) * width]) == state.glory[seat]
    for game in games:
        view = cast(Any, GAME.observe(game[-1].after, SPECTATOR))
        for player in view.players.values():
            assert len(player.sheet) == view.ages
            assert sum(sum(age.values()) for age in player.sheet) == player.glory


# The end of an age and of the game


def ended_now(state: Ethnos) -> Ethnos:
    """Return the position with the third dragon just drawn."""
    twin = state.clone()
    twin.forget_choice()  # a band that is being composed never will be
    twin.steps.clear()
    twin.dragons = 3
    twin.drawer = twin.turn
    return twin


def pillage_all(state: Ethnos, sent: list[bool]) -> None:
    """Decide about all Orcs at once."""
    for seat in range(state.rules.players):
        if sent[seat]:
            pillage(state, seat, state.orcs[seat])


@pytest.mark.rule("ET-21.3", "ET-R29")
def test_the_order_of_the_scoring_steps_does_not_matter(games: list[list[Moment]]) -> None:
    dice = seeded(3)
    positions = [moment.after for game in games[:3] for moment in game if moment.after.dragons < 3][20::90]
    gains: set[int] = set()
    for state in positions:
        start = ended_now(state)
        sent = [dice.pick(2, 0) == 1 or start.age == start.rules.ages for _ in range(start.rules.players)]
        results = set()
        for order in permutations(range(5)):
            twin = start.clone()
            scatter(twin)
            for step in order:
                (score_kingdoms, score_merfolk, score_giant, score_bands, partial(pillage_all, sent=sent))[step](twin)
            results.add(tuple(ints(twin.glory)))
        assert len(results) == 1
        played = start.clone()
        played.push(ask_age_end(0))
        played.run()
        while played.actors() and played.steps[-1] & ASK_MASK == Ask.ORC_PILLAGE:
            seat = played.actors()[0]
            played.apply(seat, Do.YES if sent[seat] else Do.NO)
        assert results == {tuple(ints(played.glory))}
        gains |= {int(new - old) for old, new in zip(start.glory, played.glory, strict=True)}
    assert len(gains) > 5  # the positions were worth scoring


@pytest.mark.rule("ET-26.3", "ET-26.5")
def test_with_equal_glory_places_follow_markers_then_bands() -> None:
    cases = [(1, 1), (1, 2), (2, 1), (2, 0), (1, 0)]  # markers, size of the only band
    for first, second in permutations(cases, 2):
        given: dict[str, Any] = {"age": 2, "bands": [], "end": "bear"}
        for seat, cards, (markers, size) in (("bear", ["elf_rhea", "elf_duris"], first), ("eagle", ["elf_ithys", "elf_althea"], second)):
            given[seat] = {"markers": {"rhea": markers}, "glory": 9 if size == 2 else 10}  # a band of two brings 1
            given["bands"] += [{"seat": seat, "leader": cards[0], "cards": cards[1:size]}] if size else []
        outcome = position(2, given).outcome()
        assert outcome
        assert outcome.scores == (10, 10)
        assert outcome.places == ((1, 2) if first > second else (2, 1))


# Who may know what


def table(players: int = 4, **options: str) -> tr.Match:
    """Return a match that is under way, with six tribes whose plays need no answer."""
    tribes = {3: "dwarf+elf+giant+minotaur+skeleton"}.get(players, "dwarf+elf+giant+halfling+minotaur+skeleton")
    return tr.new("ethnos", players=players, seed=5, tribe_choice="host", tribes=tribes, **options)


def others_of(match: tr.Match, seat: str) -> list[str]:
    return [other for other in match.seats if other != seat]


@pytest.mark.rule("ET-R42")
def test_a_row_card_is_taken_back_freely_until_somebody_else_acts() -> None:
    match = table()
    (first,) = match.to_act
    card = next(sentence for sentence in match.sentences() if sentence.startswith("recruit ") and sentence != "recruit deck")
    match.play(card)
    assert match.undo_consent(first) == ()
    (second,) = match.to_act
    match.play(next(sentence for sentence in match.sentences() if sentence.startswith("recruit ") and sentence != "recruit deck"))
    assert [match.seats[seat] for seat in match.undo_consent(first)] == others_of(match, first)
    with pytest.raises(UndoRefused):
        match.undo(first)
    with pytest.raises(UndoRefused):
        match.undo(first, agreed=[second])
    match.undo(first, agreed=others_of(match, first))
    assert match.to_act == (first,)


@pytest.mark.rule("ET-R42")
def test_a_card_of_the_deck_is_taken_back_only_with_consent() -> None:
    match = table()
    (first,) = match.to_act
    match.play("recruit deck")
    assert [match.seats[seat] for seat in match.undo_consent(first)] == others_of(match, first)
    with pytest.raises(UndoRefused):
        match.undo(first)
    match.undo(first, agreed=others_of(match, first))
    assert match.to_act == (first,)


@pytest.mark.rule("ET-R42")
def test_cards_that_were_only_the_players_own_secret_are_taken_back_freely() -> None:
    match = table()
    (first,) = match.to_act
    band = next(sentence for sentence in match.sentences() if sentence.startswith("band "))  # of the start card, which nobody has seen
    match.play(band)
    assert match.undo_consent(first) == ()
    match.undo(first)
    assert match.to_act == (first,)


@pytest.mark.rule("ET-R41")
def test_only_one_of_two_players_can_give_up() -> None:
    for players in (3, 4, 5, 6):
        match = table(players)
        for seat in match.seats:
            with pytest.raises(ResignRefused) as refused:
                match.resign(seat)
            assert "ET-R41" in str(refused.value)
    match = table(3)
    assert match.outcome is None
    match = tr.new("ethnos", players=2, seed=1)
    (first,) = match.to_act
    with pytest.raises(ResignRefused):
        match.resign(others_of(match, first)[0])
    match.resign(first)
    assert match.outcome
    assert [match.seats[seat] for seat in match.outcome.winners] == others_of(match, first)


@pytest.mark.rule("ET-R38")
def test_tribes_are_named_only_when_the_host_picks_them() -> None:
    for choice in ("random", "first_game", "draft"):
        with pytest.raises(OptionError):
            GAME.read_options(4, {"tribe_choice": choice, "tribes": "dwarf+elf+giant+halfling+minotaur+skeleton"})
    with pytest.raises(OptionError):
        GAME.read_options(4, {"tribe_choice": "host", "tribes": "dwarf+elf+giant+halfling+minotaur+gnome"})


@pytest.mark.rule("ET-R37")
def test_bots_remember_the_cards_they_saw_unless_the_table_says_otherwise() -> None:
    assert GAME.read_options(4, {})["show_known_cards"] == "off"
    assert GAME.read_options(4, {}, bots=1)["show_known_cards"] == "on"
    assert GAME.read_options(4, {"show_known_cards": "off"}, bots=1)["show_known_cards"] == "off"


@pytest.mark.rule("ET-6.6")
def test_nobody_else_learns_how_far_the_choice_of_a_band_is() -> None:
    """8.2: an unfinished selection looks like no selection, also in a Centaur's chain and for cards an Elf keeps."""
    hand = ["elf_rhea", "elf_duris", "elf_duris", "dwarf_rhea", "skeleton"]
    start = position(4, {"bear": {"hand": hand}})
    state = start.clone()
    state.apply(0, Do.LEAD_TRIBE + Tribe.ELF * KINGDOMS + 2)
    assert state.unfinished()
    for seat in (1, 2, 3, SPECTATOR):
        assert GAME.observe(state, seat) == GAME.observe(start, seat)
    assert GAME.prompts(state) == GAME.prompts(start)
    kept = position(4, {"bear": {"hand": hand}})
    band = next(play for play in plays(kept, 0) if GAME.words(kept, 0, play) == ("band", "elf_rhea", "elf_duris", "elf_duris"))
    for action in band:
        kept.apply(0, action)
    assert GAME.prompts(kept)[0].kind == "elf_keep"
    deciding = kept.clone()
    deciding.apply(0, Do.TAKE + 1)
    assert deciding.unfinished()
    assert [GAME.observe(deciding, seat) for seat in (1, SPECTATOR)] == [GAME.observe(kept, seat) for seat in (1, SPECTATOR)]


@pytest.mark.rule("ET-11.2")
def test_the_sentence_of_a_keep_does_not_tell_the_others_which_cards() -> None:
    for options, hidden in (({}, True), ({"open_hands": "on"}, False)):
        state = position(4, {"bear": {"hand": ["elf_rhea", "elf_duris", "dwarf_rhea"]}}, **options)
        band = next(play for play in plays(state, 0) if GAME.words(state, 0, play) == ("band", "elf_rhea"))
        for action in band:
            state.apply(0, action)
        for play in plays(state, 0):
            words = GAME.words(state, 0, play)
            expected = ("keep", HIDDEN_WORD) if hidden and words != ("keep", "none") else words
            assert GAME.public_words(state, 0, play) == expected


@pytest.mark.rule("ET-R37")
def test_what_a_rival_imagines_holds_every_known_card(games: list[list[Moment]]) -> None:
    known = 0
    for game in games:
        for _, state, _ in game[::11]:
            if not state.actors():
                continue
            seat = (state.actors()[0] + 1) % state.rules.players
            twin = state.determinize(seat, seeded(1))
            assert all(held >= sure for held, sure in zip(twin.hand, state.known, strict=True))
            assert ints(twin.hand_size) == ints(state.hand_size)
            assert ints(twin.hand[seat * KINDS : (seat + 1) * KINDS]) == ints(state.hand[seat * KINDS : (seat + 1) * KINDS])
            known += sum(state.known)
    assert known > 0


@pytest.mark.rule("ET-21.4")
@pytest.mark.parametrize("options", [{}, {"reveal_hands_at_age_end": "on"}, {"open_hands": "on"}])
def test_what_a_seat_imagines_at_the_end_of_an_age_looks_like_the_truth(options: dict[str, str]) -> None:
    given = {
        "bear": {"hand": ["elf_rhea", "elf_rhea", "dwarf_duris"], "orcs": ["rhea"]},
        "eagle": {"hand": ["orc_rhea", "minotaur_duris"]},
        "end": "bear",
    }
    state = position(4, given, **options)
    assert GAME.prompts(state)[0].kind == "orc_pillage"
    for seat in (0, 1, 2, SPECTATOR):
        for number in range(5):
            assert GAME.observe(state.determinize(seat, seeded(number)), seat) == GAME.observe(state, seat)


# The dragon clock


@pytest.mark.rule("ET-EX-39")
@pytest.mark.parametrize(
    ("rest", "dragons_left", "draws", "percent"),
    [
        (20, 1, 1, 5.0), (20, 1, 5, 25.0), (20, 2, 1, 0.5), (20, 2, 5, 7.9),
        (20, 3, 1, 0.1), (20, 3, 2, 0.4), (20, 3, 4, 1.8), (20, 3, 6, 4.9),
        (20, 2, 2, 1.6), (20, 2, 4, 5.3), (20, 2, 6, 11.1),
        (10, 2, 1, 2.2), (10, 2, 2, 6.7), (10, 2, 4, 22.2), (10, 2, 6, 46.7),
        (20, 1, 2, 10.0), (20, 1, 4, 20.0), (20, 1, 6, 30.0),
        (10, 1, 1, 10.0), (10, 1, 2, 20.0), (10, 1, 4, 40.0), (10, 1, 6, 60.0),
        (6, 1, 1, 16.7), (6, 1, 2, 33.3), (6, 1, 4, 66.7), (6, 1, 6, 100.0),
    ],
)  # fmt: skip
def test_the_odds_that_the_age_ends(rest: int, dragons_left: int, draws: int, percent: float) -> None:
    from tafelrunde.games.ethnos.engine.judgement import odds_of_end

    assert round(100 * odds_of_end(0, rest, dragons_left, draws), 1) == percent
    assert odds_of_end(7, rest, dragons_left, draws + 7) == odds_of_end(0, rest, dragons_left, draws)


@pytest.mark.rule("ET-EX-39")
def test_the_odds_agree_with_counting_all_orders_of_the_deck() -> None:
    from tafelrunde.games.ethnos.engine.judgement import odds_of_end

    for safe, rest, dragons_left in ((0, 7, 1), (0, 7, 2), (2, 6, 3), (3, 5, 2), (0, 3, 3)):
        orders = list(combinations(range(rest), dragons_left))
        for draws in range(safe + rest + 2):
            # The last dragon comes before the draw is complete if fewer ally cards than drawn lie above it.
            ends = sum(safe + places[-1] + 1 - dragons_left < draws for places in orders)
            assert odds_of_end(safe, rest, dragons_left, draws) == pytest.approx(ends / len(orders))
