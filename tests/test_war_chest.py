"""War Chest where a scenario cannot say it: tables against the specification, probabilities, limits, what holds in every game."""

from __future__ import annotations

from collections import Counter

import pytest

import tafelrunde as tr
from tafelrunde.arena.boundary import random_states
from tafelrunde.arena.simulate import simulate
from tafelrunde.games import find_game
from tafelrunde.games.war_chest.engine._grammar import CARRIED, MEMORY, NEUTRAL, UNIT_COINS, UNIT_NAMES, WIDTH, Ask
from tafelrunde.games.war_chest.engine.board import BOARD_2P, BOARD_4P, CELLS, HEX_OF, LABELS, Board
from tafelrunde.games.war_chest.engine.state import WarChest
from tafelrunde.games.war_chest.samples import WITHOUT_PLACE
from tafelrunde.kernel.chance import seeded
from tafelrunde.kernel.grid import hex_distance
from tafelrunde.places import named, places

GAME = find_game("war_chest")
COINS = {
    "archer": 4, "berserker": 5, "cavalry": 4, "crossbowman": 5, "ensign": 5, "footman": 5, "knight": 4, "lancer": 4,
    "light_cavalry": 5, "marshall": 5, "mercenary": 5, "pikeman": 4, "royal_guard": 5, "scout": 5, "swordsman": 5, "warrior_priest": 4,
}  # fmt: skip


def test_the_sixteen_units_have_74_coins() -> None:
    assert dict(zip(UNIT_NAMES, UNIT_COINS, strict=True)) == COINS
    assert sum(UNIT_COINS) == 74


@pytest.mark.parametrize(
    ("board", "hexes", "pairs", "neighbours"),
    [(BOARD_2P, 37, 90, {6: 19, 4: 12, 3: 6}), (BOARD_4P, 47, 116, {6: 25, 4: 16, 3: 6})],
    ids=["2 players", "4 players"],
)
def test_the_board_has_the_shape_of_the_specification(board: Board, hexes: int, pairs: int, neighbours: dict[int, int]) -> None:
    counts = [len(board.next_to[h]) for h in board.hexes]
    assert len(counts) == hexes
    assert sum(counts) == 2 * pairs
    assert Counter(counts) == neighbours


@pytest.mark.parametrize("board", [BOARD_2P, BOARD_4P], ids=["2 players", "4 players"])
def test_turning_the_board_swaps_the_sides(board: Board) -> None:
    for h in board.hexes:
        q, r = CELLS[h]
        opposite = CELLS.index((-q, -r))
        control = board.control_at_start[h]
        assert board.control_at_start[opposite] == (1 - control if control >= 0 else control)


def test_each_side_has_three_neutral_locations_two_steps_from_a_start() -> None:
    near = {}
    for side in (0, 1):
        starts = [h for h in BOARD_2P.locations if BOARD_2P.control_at_start[h] == side]
        neutral = [h for h in BOARD_2P.locations if BOARD_2P.control_at_start[h] == NEUTRAL]
        near[side] = {LABELS[h] for h in neutral if min(hex_distance(CELLS[h], CELLS[s]) for s in starts) == 2}
    assert near == {0: {"d4", "g3", "i2"}, 1: {"c6", "e5", "h4"}}


def test_the_labels_are_those_of_the_specification() -> None:
    assert CELLS[HEX_OF["f4"]] == (0, 0)
    distances = {"c6": (4, 5, 2, 4), "b5": (3, 6, 4, 6), "k1": (6, 3, 7, 5), "i2": (4, 2, 5, 4)}
    for label, expected in distances.items():
        found = tuple(hex_distance(CELLS[HEX_OF[label]], CELLS[HEX_OF[start]]) for start in ("e2", "h1", "d7", "g6"))
        assert found == expected


@pytest.mark.rule("WC-2.3", "WC-EX-39")
def test_every_coin_of_the_bag_is_equally_likely() -> None:
    drawn: Counter[str] = Counter()
    options = GAME.read_options(2, {"army_selection": "first_game"})
    for seed in range(3_000):
        state = GAME.new(2, options, seeded(seed))
        drawn += Counter(GAME.observe(state, 0).players["raven"].hand)  # type: ignore[attr-defined]
    assert sum(drawn.values()) == 9_000
    # nine coins, two of each type and the royal coin: 2,000 and 1,000 expected, standard deviation below 40
    assert all(abs(drawn[unit] - 2_000) < 160 for unit in ("swordsman", "pikeman", "crossbowman", "light_cavalry"))
    assert abs(drawn["royal_coin"] - 1_000) < 120


@pytest.mark.rule("WC-8.6", "WC-8.8")
@pytest.mark.parametrize("players", [2, 4])
def test_a_unit_never_has_two_attributes_waiting_and_chains_end(players: int) -> None:
    attributes = (Ask.SWORDSMAN_MOVE, Ask.BERSERKER_REPEAT, Ask.PRIEST_PLAY)
    states = random_states(GAME, players, 21)
    chain = 0
    for _ in range(3_000):
        state = next(states)
        assert isinstance(state, WarChest)
        waiting = [step & 15 for step in state.steps]
        assert sum(ask in attributes for ask in waiting) <= 1
        chain = chain + 1 if state.steps and waiting[-1] not in (Ask.MAIN_PLAY, Ask.DRAFT_BAN, Ask.DRAFT_PICK) else 0
        assert chain < 40, "a chain inside one turn goes on and on"


@pytest.mark.rule("WC-9.6")
def test_games_with_computer_players_end_after_100_rounds_unless_told_otherwise() -> None:
    assert GAME.read_options(2, {}, bots=1)["max_rounds"] == "100"
    assert GAME.read_options(2, {"max_rounds": "none"}, bots=1)["max_rounds"] == "none"
    assert GAME.read_options(2, {})["max_rounds"] == "none"
    tally = simulate("war_chest", 2, ["random"], games=60, seed=1, options={"dead_position_draw": "off"}, jobs=1)
    assert tally.reasons["round_limit"] > 0


@pytest.mark.rule("WC-3.1")
@pytest.mark.parametrize("verb", ["decline", "stack", "supply", "ban", "pick", "first"])
def test_what_is_no_action_of_a_coin_is_refused_as_such(verb: str) -> None:
    state = GAME.new(2, GAME.read_options(2, {"army_selection": "first_game"}), seeded(7))
    coin = next(iter(GAME.observe(state, 0).players["raven"].hand))  # type: ignore[attr-defined]
    refused = GAME.why_not(state, 0, (coin, verb))
    assert refused is not None
    assert (refused.rule, refused.key) == ("WC-3.1", "nine_actions")


@pytest.mark.rule("WC-40.11")
def test_partners_do_not_see_each_others_coins() -> None:
    match = tr.new("war_chest", players=4, seed=5)
    partner = match.view("raven_1").players["raven_2"]
    assert (partner.hand, partner.bag, partner.discard_down, partner.in_flight_coin) == (None, None, None, None)
    assert partner.hand_size == 3


def test_a_hand_drawn_across_a_refill_is_imagined_only_as_it_can_have_come() -> None:
    """The coins drawn before the refill were in bag or face-down discard then; coins of the face-up discard cannot be among them."""
    checked = 0
    states = random_states(GAME, 2, 8)
    for number in range(6_000):
        state = next(states)
        assert isinstance(state, WarChest)
        carried = state.memory[MEMORY + CARRIED]
        if state.round == 0 or carried == 0:
            continue
        twin = state.determinize(0, seeded(number))
        for which, one in (("the true state", state), ("an imagined state", twin)):
            base = MEMORY
            note = [one.memory[base + k] for k in range(MEMORY)]
            could, shown, laid = note[2:7], note[7:12], note[12:17]
            following = note[1]
            hand = [one.hand[WIDTH + i] if following else 0 for i in range(WIDTH)]
            held = [shown[i] + laid[i] + hand[i] for i in range(WIDTH)]
            fitting = sum(min(held[i], could[i]) for i in range(WIDTH))
            assert fitting >= carried, f"{which} could not have come about"
        checked += 1
    assert checked > 200


def test_the_imagined_states_cover_every_possible_split() -> None:
    match = tr.new("war_chest", seed=4, army_selection="first_game")
    hands = Counter()  # type: ignore[var-annotated]
    for number in range(2_000):
        twin = match.state.determinize(0, seeded(number))
        assert isinstance(twin, WarChest)
        hands[tuple(twin.hand[WIDTH + i] for i in range(WIDTH))] += 1
    # hands of three out of {2, 2, 2, 2, 1}: 4 * 3 pairs with another unit, 4 pairs with the royal coin, 4 + 6 of three kinds
    assert len(hands) == 12 + 4 + 4 + 6


@pytest.mark.once
def test_what_follows_from_other_rules_leads_to_their_places() -> None:
    found = places("war_chest")
    for rule, reason in WITHOUT_PLACE.items():
        for other in named(reason, "WC", list(found)):
            assert found[other], f"{rule} follows from {other}, which has no place either"
