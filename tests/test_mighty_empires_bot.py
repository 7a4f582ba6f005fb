"""What the rules of thumb of Mighty Empires think of positions in which it is clear what to do, and how strong they are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, cast

import pytest

from tafelrunde.arena.boundary import random_states
from tafelrunde.bots import Seen, make_bot
from tafelrunde.games.mighty_empires.engine._grammar import RACE_NAMES, Do, Taste
from tafelrunde.games.mighty_empires.engine.judgement import judge, prefer, suggestions
from tafelrunde.games.mighty_empires.engine.state import MightyEmpires
from tafelrunde.games.mighty_empires.game import MightyEmpiresGame
from tafelrunde.kernel.chance import seeded
from tafelrunde.kernel.contract import Outcome
from tafelrunde.kernel.plays import Play, can_play, carry_out, plays, random_play

pytestmark = pytest.mark.once

GAME = MightyEmpiresGame()


def position(players: int = 2, options: dict[str, str] | None = None, **given: Any) -> MightyEmpires:
    state = cast(MightyEmpires, GAME.table(players, GAME.read_options(players, options or {"races": "empire,empire"}), seeded(1)))
    GAME.set_position(state, given)
    return state


def scores(state: MightyEmpires) -> dict[str, int]:
    """What the seat that is asked thinks of its plays, as sentences."""
    seat = state.actors()[0]
    found = plays(state, seat)
    judged = judge(state, seat, found)
    assert len(judged) == len(found)
    return {" ".join(GAME.words(state, seat, play)): value for play, value in zip(found, judged, strict=True)}


def liked(state: MightyEmpires) -> set[str]:
    """What it likes best."""
    judged = scores(state)
    return {sentence for sentence, value in judged.items() if value == max(judged.values())}


def best_play(state: MightyEmpires, seat: int) -> Play:
    found = plays(state, seat)
    judged = judge(state, seat, found)
    return found[judged.index(max(judged))]


def campaign(bots: Sequence[str], seed: int, check: bool = False, **options: str) -> Outcome:
    """Play a whole campaign."""
    players = len(bots)
    state = cast(MightyEmpires, GAME.new(players, GAME.read_options(players, options), seeded(seed)))
    made = [make_bot(name, GAME, seed * 16 + seat) for seat, name in enumerate(bots)]
    while actors := state.actors():
        seat = actors[seed % len(actors)]
        play = made[seat].choose(Seen(GAME, state, seat))
        if check:
            assert can_play(state, seat, play), GAME.words(state, seat, play)
        carry_out(state, seat, play)
        if check:
            assert state.check() is None
    outcome = state.outcome()
    assert outcome is not None
    return outcome


def value(state: MightyEmpires, sentence: str, **taste: int) -> int:
    """What somebody with a taste thinks of a play."""
    seat = state.actors()[0]
    found = plays(state, seat)
    judged = judge(state, seat, found, Taste(taste))
    return judged[[" ".join(GAME.words(state, seat, play)) for play in found].index(sentence)]


# Setup


def test_the_capital_stands_in_the_middle_of_its_home() -> None:
    for players in (2, 4, 6):
        state = cast(MightyEmpires, GAME.new(players, GAME.read_options(players, {"races": ",".join(["empire"] * players)}), seeded(3)))
        for seat in range(players):
            tile = best_play(state, seat)[0] - Do.CAPITAL
            assert state.land.home[tile] == state.home[seat]
            assert state.land.to_volcano(tile) == 3


# Spending


BUILD: dict[str, Any] = {"phase": "build", "order": ["bear", "eagle"], "turn": "bear"}


def test_takes_a_capital_when_it_can() -> None:
    state = position(
        **BUILD,
        round=4,
        bear={"capital": "a1", "tiles": ["b1", "c1"], "rp": 4},
        eagle={"capital": "d1", "tiles": ["e1", "e2"], "rp": 1},
        battles=[{"a": "bear", "b": "eagle", "tile": "d1", "result": [400, 200]}],
    )
    assert liked(state) == {"conquer d1"}


def test_takes_the_volcano_it_has_won() -> None:
    state = position(
        **BUILD,
        round=3,
        map="p p v p p/p p p p p",
        bear={"capital": "a1", "tiles": ["b1"], "rp": 3},
        eagle={"capital": "e2", "tiles": ["e1"], "rp": 1},
        battles=[{"a": "bear", "b": "eagle", "tile": "c1", "result": [300, 200]}],
    )
    assert liked(state) == {"occupy c1"}


def test_the_ring_of_a_volcano_may_be_worth_more() -> None:
    """A further tile beside a volcano; the more if the volcano is an own one, or if a rival reaches it only from there."""

    def state(**seats: Any) -> MightyEmpires:
        battles = [{"a": "bear", "b": "eagle", "tile": "e2", "result": [400, 200]}]
        return position(**BUILD, round=3, map="p p v p p/p p p p p", battles=battles, **seats)

    first = state(bear={"capital": "a1", "tiles": ["b1"], "rp": 4}, eagle={"capital": "e2", "tiles": ["d1"], "rp": 1})
    own = state(bear={"capital": "a1", "tiles": ["b1", "c1"], "rp": 4}, eagle={"capital": "e2", "tiles": ["d1"], "rp": 1})
    plain = value(first, "occupy b2")
    assert value(first, "occupy b2", volcano_ring=500) - plain == pytest.approx(5000, abs=1)
    assert value(first, "occupy b2", volcano_guard=500, volcano_cut=500) == plain
    assert value(own, "occupy b2", volcano_guard=500) - value(own, "occupy b2") >= 4999
    assert value(own, "conquer d1", volcano_cut=500) - value(own, "conquer d1") >= 4999


def test_it_may_be_worth_more_to_become_the_largest_realm() -> None:
    def state(mine: list[str]) -> MightyEmpires:
        battles = [{"a": "bear", "b": "eagle", "tile": "e1", "result": [0, 300]}]
        seats: dict[str, Any] = {"bear": {"capital": "a1", "tiles": mine, "rp": 2}, "eagle": {"capital": "e2", "tiles": ["e1"], "rp": 0}}
        return position(**BUILD, round=6, map="p p p p p/p p p p p", battles=battles, **seats)

    equal, ahead = state(["b1"]), state(["b1", "b2", "c2"])
    assert value(equal, "occupy a2", largest=400) - value(equal, "occupy a2") == pytest.approx(10 * 400 * 2 / 4, abs=1)  # two rounds left
    assert value(ahead, "occupy a2", largest=400) == value(ahead, "occupy a2")  # clearly larger already


def test_digs_a_mine_early_and_not_in_the_last_round() -> None:
    def state(number: int) -> MightyEmpires:
        seats: dict[str, Any] = {"bear": {"capital": "a1", "tiles": ["b1"], "rp": 1}, "eagle": {"capital": "e2", "rp": 1}}
        battles = [{"a": "bear", "b": "eagle", "tile": "c1", "result": [0, 300]}]
        return position(**BUILD, round=number, map="p r1 p p p/p p p p p", battles=battles, **seats)

    assert liked(state(1)) == {"build mine b1"}
    assert "build mine b1" not in liked(state(8))


def test_nothing_is_left_over() -> None:
    """Whoever has points that would be lost, and something useful to buy, does not end the turn."""
    seen = 0
    for state, seat in some_states(4, 400, 8):
        if (Do.END,) not in plays(state, seat) or state.rules.carry_over or state.winter_rp[seat] or not state.rp[seat]:
            continue
        seen += 1
        assert best_play(state, seat) != (Do.END,)
    assert seen > 10


@pytest.mark.parametrize(("number", "keeps"), [(4, True), (6, False)])
def test_the_undead_keep_a_point_of_winter_as_long_as_they_may(number: int, keeps: bool) -> None:
    """A point of the pool is worth more than a raid until the next winter takes it."""
    state = position(
        options={"races": "vampire_counts,empire"},
        **BUILD,
        round=number,
        bear={"capital": "a1", "tiles": ["b1"], "rp": 0, "winter_rp": 1},
        eagle={"capital": "e5", "rp": 1},
        battles=[{"a": "bear", "b": "eagle", "tile": "c1", "result": [0, 300]}],
    )
    judged = scores(state)
    assert (judged["end"] > judged["raid"]) == keeps


def test_wins_when_it_can() -> None:
    """One point short with one empire point: the city makes it, the mine would not."""
    tiles = ["b1", "c1", "d1", "e1", "a2", "b2", "c2", "d2", "a3", "b3", "c3", "d3"]
    state = position(
        **BUILD,
        round=4,
        map="p r1 p p p/p p p p p/p p p p p/p p p p p/p p p p p",
        bear={"capital": "a1", "tiles": tiles, "castles": ["a2"], "rp": 1},
        eagle={"capital": "e5", "rp": 1},
        battles=[{"a": "bear", "b": "eagle", "tile": "e4", "result": [0, 300]}],
    )
    assert liked(state) == {"build city a2"}


def test_takes_from_a_rival_who_would_win() -> None:
    """The rival has 15 points: only what it loses keeps the campaign going."""
    tiles = ["e2", "e3", "e4", "d5", "d4", "d3", "c5", "c4", "b5", "c3", "b4", "a5", "d2"]
    state = position(
        **BUILD,
        round=4,
        map="p r1 p p p/p p p p p/p p p p p/p p p p p/p p p p p",
        bear={"capital": "a1", "tiles": ["b1", "c1", "d1"], "rp": 3},
        eagle={"capital": "e5", "tiles": tiles, "rp": 1},
        battles=[{"a": "bear", "b": "eagle", "tile": "a3", "result": [300, 200]}],
    )
    assert all(said.startswith("conquer") for said in liked(state))


# Challenges, battles


def test_attacks_a_capital_next_to_it() -> None:
    state = position(
        phase="challenge",
        round=2,
        bear={"capital": "a1", "tiles": ["b1", "c1"], "gold": 250},
        eagle={"capital": "d1", "tiles": ["e1", "e2", "e3"], "gold": 0},
    )
    assert liked(state) == {"challenge eagle d1"}


def test_fights_for_the_volcano() -> None:
    state = position(
        phase="challenge",
        round=3,
        map="p p v p p/p p p p p",
        bear={"capital": "a1", "tiles": ["b1"]},
        eagle={"capital": "e2", "tiles": ["e1", "d2"]},
    )
    assert liked(state) == {"challenge eagle c1"}


def fight(**given: Any) -> MightyEmpires:
    options = given.pop("options", None)
    return position(players=given.pop("players", 2), options=options, phase="battle", order=["bear", "eagle"], **given)


def test_conceding_is_for_the_hopeless() -> None:
    bear, eagle = {"capital": "a1", "tiles": ["b1"]}, {"capital": "e1"}
    assert liked(fight(round=2, bear=bear, eagle=eagle, battles=[{"a": "bear", "b": "eagle", "tile": "c1"}])) == {"fight"}


def order_of(**given: Any) -> str:
    """The order that a seat likes best, after both have decided to fight."""
    state = fight(**given)
    for _ in range(2):
        carry_out(state, state.actors()[0], (Do.CONCEDE,))
    seat = state.actors()[0]
    return " ".join(GAME.words(state, seat, best_play(state, seat)))


def test_buys_everything_for_the_last_battle() -> None:
    bear, eagle = {"capital": "a1", "tiles": ["b1"], "gold": 200}, {"capital": "e1", "gold": 100}
    order = order_of(round=8, bear=bear, eagle=eagle, battles=[{"a": "bear", "b": "eagle", "tile": "c1"}])
    assert order.startswith("order 200 ")


def test_buys_siege_equipment_against_a_capital() -> None:
    bear, eagle = {"capital": "a1", "tiles": ["b1", "c1"], "gold": 350}, {"capital": "d1", "tiles": ["e1"], "gold": 0}
    order = order_of(round=6, bear=bear, eagle=eagle, battles=[{"a": "bear", "b": "eagle", "tile": "d1"}])
    assert "siege 100" in order


def test_big_armies_hunt_the_dragon() -> None:
    bear, eagle = {"capital": "a1", "tiles": ["b1"]}, {"capital": "e1"}
    for number, word in ((1, "spare"), (7, "hunt")):
        order = order_of(
            round=number, map="p p v p p/p p p p p", bear=bear, eagle=eagle, battles=[{"a": "bear", "b": "eagle", "tile": "c1"}]
        )
        assert word in order.split()


def test_stances_are_mixed() -> None:
    """The lot is made of public facts: it differs from battle to battle and comes near the shares of the battlefield."""
    found = []
    for gold in range(60):
        bear, eagle = {"capital": "a1", "tiles": ["b1"], "gold": gold}, {"capital": "e1", "gold": 60 - gold}
        order = order_of(round=1 + gold % 8, bear=bear, eagle=eagle, battles=[{"a": "bear", "b": "eagle", "tile": "c1"}])
        found.append(next(word for word in order.split() if word in ("assault", "hold", "flank")))
    for stance, share in (("assault", 28), ("hold", 37), ("flank", 35)):
        assert abs(100 * found.count(stance) / 60 - share) < 22


# At the real table


def test_those_who_are_clearly_ahead_flank_as_often_as_they_like() -> None:
    shares = [28, 37, 35]
    prefer(shares, 2, 50)
    assert shares == [21, 28, 50]
    prefer(shares, 2, 40)
    assert shares == [21, 28, 50]
    prefer(shares, 0, 130)
    assert shares == [100, 0, 0]


def test_believes_what_a_person_reports_and_asks_for_a_simulation_otherwise() -> None:
    state = position(
        options={"battle_mode": "table", "races": "empire,empire"},
        phase="battle",
        order=["bear", "eagle"],
        bear={"capital": "a1", "tiles": ["b1"]},
        eagle={"capital": "e1"},
        battles=[{"a": "bear", "b": "eagle", "tile": "c1"}],
    )
    listed = {" ".join(GAME.words(state, 0, play)) for play in suggestions(state, 0)}
    assert {"concede eagle", "simulate eagle", "result eagle 0 0"} <= {" ".join(said.split()[:4]) for said in listed}
    assert GAME.words(state, 0, best_play(state, 0)) == ("simulate", "eagle")
    report = GAME.read(state, 1, ("result", "bear", "300", "120"))
    assert report is not None
    carry_out(state, 1, report)
    assert GAME.words(state, 0, best_play(state, 0)) == ("confirm", "eagle")


def test_a_mixed_campaign_is_simulated_by_computer_players() -> None:
    state = position(
        options={"battle_mode": "mixed", "races": "empire,empire"},
        phase="battle",
        order=["bear", "eagle"],
        bear={"capital": "a1", "tiles": ["b1"]},
        eagle={"capital": "e1"},
        battles=[{"a": "bear", "b": "eagle", "tile": "c1"}],
    )
    assert liked(state) == {"settle simulation"}


# Everywhere


def some_states(players: int, count: int, seed: int = 7) -> Iterator[tuple[MightyEmpires, int]]:
    for number, state in enumerate(random_states(GAME, players, seed)):
        if number == count:
            return
        for seat in state.actors():
            yield cast(MightyEmpires, state), seat


@pytest.mark.parametrize("players", [2, 3, 5])
def test_suggestions_are_legal_and_hold_the_best(players: int) -> None:
    seen = 0
    for number, (state, seat) in enumerate(some_states(players, 700)):
        if not state.countless():
            continue
        seen += 1
        found = suggestions(state, seat)
        assert len(set(found)) == len(found) <= 80
        assert all(can_play(state, seat, play) for play in found)
        more = [random_play(state, seat, seeded(number * 100 + i)) for i in range(15)]
        judged = judge(state, seat, [*found, *more])
        assert max(judged[: len(found)]) == max(judged), GAME.words(state, seat, more[judged[len(found) :].index(max(judged))])
    assert seen > 30


@pytest.mark.parametrize("players", [2, 4])
def test_what_others_have_sealed_changes_nothing(players: int) -> None:
    for number, (state, seat) in enumerate(some_states(players, 400, seed=9)):
        twin = state.determinize(seat, seeded(number))
        found = plays(state, seat)
        assert plays(twin, seat) == found
        assert judge(twin, seat, found) == judge(state, seat, found)


# Whole campaigns


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7, 8])
def test_plays_whole_campaigns(players: int) -> None:
    outcome = campaign(["heuristic"] * players, 40 + players, check=True)
    assert max(outcome.scores) >= 9


@pytest.mark.parametrize("first", range(0, len(RACE_NAMES), 4))
def test_plays_all_races(first: int) -> None:
    races = ",".join((RACE_NAMES * 2)[first : first + 4])
    outcome = campaign(["heuristic"] * 4, 60 + first, check=True, races=races)
    assert min(outcome.scores) >= 0


@pytest.mark.parametrize(
    "options",
    [
        {"battle_mode": "mixed", "seal_gold": "off"},
        {"battle_mode": "table", "seal_gold": "on", "max_rounds": "4"},
        {"pairing": "open", "build_order": "largest_first", "allow_demolish": "on", "rp_carry_over": "on"},
        {"map_source": "rulebook_random", "capital_choice": "secret_free", "elimination": "on", "start_season": "autumn"},
    ],
)
def test_plays_with_other_options(options: dict[str, str]) -> None:
    campaign(["heuristic"] * 3, 80, check=True, **options)


@pytest.mark.parametrize(("players", "games"), [(2, 8), (4, 5)])
def test_rules_of_thumb_beat_chance(players: int, games: int) -> None:
    outcomes = [campaign(["heuristic", *["random"] * (players - 1)], 90 + number) for number in range(games)]
    assert sum(outcome.places[0] == 1 for outcome in outcomes) >= games - 1


@pytest.mark.slow
def test_rules_of_thumb_beat_chance_in_many_campaigns() -> None:
    for players in (2, 4):
        bots = ["random"] * players
        wins = 0
        for number in range(100):
            bots[number % players] = "heuristic"
            wins += campaign(bots, 200 + number).places[number % players] == 1
            bots[number % players] = "random"
        assert wins >= 95
