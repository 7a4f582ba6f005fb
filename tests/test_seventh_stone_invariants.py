"""Seventh Stone: what always holds (SS-19), reckoned anew from what everybody can see in random games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, cast

import pytest

from tafelrunde.games import find_game
from tafelrunde.games.seventh_stone.engine._grammar import STONE_NAMES, Ask, Phase, ask_disband, disband_owed
from tafelrunde.games.seventh_stone.engine.state import SeventhStone
from tafelrunde.games.seventh_stone.view import View, unpack
from tafelrunde.kernel.chance import seeded
from tafelrunde.kernel.contract import SPECTATOR

GAME = find_game("seventh_stone")
TABLES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {"advanced_terrain": "on", "wall_bypass": "on"}),
    (4, {"double_move": "on", "hidden_discard": "on"}),
    (4, {"four_islands": "on", "advanced_terrain": "on"}),
]
STONES = {
    "teleportation": 3, "speed_1": 2, "speed_2": 2, "mobility": 3, "shield_1": 2, "shield_2": 2, "shield_3": 2, "suppression_ranged": 2,
    "suppression_cavalry": 2, "suppression_all": 1, "bribery": 3, "explosive": 3, "lost_tear_stone": 1,
}  # fmt: skip
STONES |= {f"{kind}_{army}": 1 for kind in ("master_strike", "precision", "power_strike") for army in ("melee", "ranged", "cavalry", "any")}
YIELDS = {"plain": 3, "forest": 2, "mountain": 1}
Moment = tuple[SeventhStone, View]


def new_game(players: int, options: dict[str, str], seed: int) -> SeventhStone:
    return cast(SeventhStone, GAME.new(players, GAME.read_options(players, options), seeded(seed)))


def random_game(players: int, options: dict[str, str], seed: int) -> Iterator[SeventhStone]:
    """Play at random; return every position after the setup in which somebody has to decide, and the last one."""
    state = new_game(players, options, seed)
    dice = seeded(seed)
    while actors := state.actors():
        actions = state.actions(actors[0])
        state.apply(actors[0], actions[dice.pick(len(actions), 0)])
        if state.year and not state.unfinished():
            yield state


def seen(state: SeventhStone) -> View:
    """Return what everybody sees."""
    return cast(View, GAME.observe(state, SPECTATOR))


@pytest.fixture(scope="module")
def moments() -> list[Moment]:
    return [
        (state.clone(), seen(state))
        for seed, (players, options) in enumerate(TABLES)
        for number, state in enumerate(random_game(players, options, seed))
        if number % 9 == 0
    ]


def fields_of(view: View, seat: str) -> list[Any]:
    return [field for field in view.fields if field.controller == seat]


@pytest.mark.rule("SS-19.1", "SS-2.6", "SS-2.1")
def test_resource_stones_on_the_sheet_and_in_units_are_worth_the_sources(moments: list[Moment]) -> None:
    for _, view in moments:
        if view.prompt == "disband":
            continue
        for seat, player in view.players.items():
            worth = 0
            for field in fields_of(view, seat):
                if field.kind == "yield":
                    worth += YIELDS[field.terrain] if view.advanced else 2
                worth += 15 * (field.capital is not None) + 2 * [one.building for one in field.buildings].count("manufactory")
            units = sum(army.military for field in view.fields for army in field.armies if army.seat == seat)
            assert sum(player.sheet.values()) + units == worth
            assert min(player.sheet.values()) >= 0


@pytest.mark.rule("SS-2.4", "SS-2.6")
def test_a_debt_can_always_be_paid_with_units() -> None:
    fields = {"a1": {"capital": "boar"}, "a2": {"control": "boar"}, "c1": {"capital": "crane"}, "c2": {"control": "crane"}}
    boar = {"armies": {"a1": "melee 8", "b1": "cavalry 8 speed_1", "a3": "ranged 7"}}  # all they have are units
    crane = {"armies": {"c1": "melee 8", "b2": "cavalry 8 speed_2", "c3": "ranged 7"}}
    debts: set[int] = set()
    for seed in range(12):
        state = cast(SeventhStone, GAME.table(2, GAME.read_options(2, {}), seeded(seed)))
        GAME.set_position(state, {"board": "p p p/p p p/p p p", "unit_limit": 8, "fields": fields, "boar": boar, "crane": crane})
        dice = seeded(seed)
        for _ in range(150):
            if not (actors := state.actors()):
                break
            actions = state.actions(actors[0])
            state.apply(actors[0], actions[dice.pick(len(actions), 0)])
            assert state.check() is None
            if state.asks(Ask.DISBAND):
                owed = int(disband_owed(state.data()))
                debts.add(owed)
                assert owed <= seen(state).players[GAME.prompts(state)[0].seat].military
    assert len(debts) > 1


@pytest.mark.rule("SS-19.2", "SS-1.1", "SS-1.5")
def test_the_tear_stones_everybody_sees_are_those_on_the_board_and_the_permanent_ones(moments: list[Moment]) -> None:
    for _, view in moments:
        for seat, player in view.players.items():
            own = fields_of(view, seat)
            capitals = sum(field.capital is not None for field in own)
            temples = sum(field.kind == "temple" for field in own)
            assert player.ts == 3 * capitals + temples + player.wins + player.lost_stone


@pytest.mark.rule("SS-19.3")
def test_all_forty_stones_are_always_there(moments: list[Moment]) -> None:
    assert sum(STONES.values()) == 40
    seen: Counter[str] = Counter()
    for state, view in moments:
        found: Counter[str] = Counter(view.discard)
        for zone in (state.supply, state.buried, state.hand, state.spoils):  # rows of stones, some of them one for each seat
            for at, count in enumerate(zone):
                found[STONE_NAMES[at % len(STONE_NAMES)]] += count
        found.update(STONE_NAMES[stone] for stone in state.pile)
        found.update(STONE_NAMES[stone] for stone in state.stone_used if stone)
        found.update(name for packed in state.stones for name in unpack(packed))
        found["lost_tear_stone"] += sum(player.lost_stone for player in view.players.values())
        assert +found == STONES
        seen["spoils"] += sum(state.spoils)
        seen["under armies"] += sum(map(bool, state.stones))
        seen["hands"] += sum(state.hand)
    assert min(seen["under armies"], seen["hands"]) > 0


@pytest.mark.rule("SS-19.4")
def test_armies_keep_their_limits_outside_their_own_movement(moments: list[Moment]) -> None:
    for _, view in moments:
        for seat in view.players:
            if seat == view.mover:
                continue
            armies = [(field.field, army) for field in view.fields for army in field.armies if army.seat == seat]
            assert len({field for field, _ in armies}) == len(armies)
            assert max(Counter(army.type for _, army in armies).values(), default=0) <= 5
            for _, army in armies:
                assert army.military + army.mercenary <= view.unit_limit
                assert army.mercenary <= army.military
                assert army.stones <= 1


@pytest.mark.rule("SS-19.5", "SS-6.11", "SS-8.15")
def test_conflicts_are_over_when_the_year_is(moments: list[Moment]) -> None:
    several = 0
    for _, view in moments:
        for field in view.fields:
            owners = {army.seat for army in field.armies}
            several += len(owners) > 1
            assert len(owners) < 2 or view.phase in ("movement", "overrun", "combat")
            assert not field.conflict or view.phase in ("movement", "overrun", "combat")
    assert several > 0


@pytest.mark.rule("SS-19.6")
def test_whoever_stands_alone_on_a_field_controls_it(moments: list[Moment]) -> None:
    for _, view in moments:
        for field in view.fields:
            owners = {army.seat for army in field.armies} | ({field.controller} if field.guards else set())
            fighting = view.battle is not None and view.battle.field == field.field
            if len(owners) == 1 and field.kind in ("yield", "temple") and not fighting and owners != {view.mover}:
                assert owners == {field.controller}


@pytest.mark.rule("SS-19.7")
def test_armies_stand_on_land_without_lava_and_buildings_on_yield_fields_without_a_capital(moments: list[Moment]) -> None:
    lava = 0
    for _, view in moments:
        for field in view.fields:
            lava += field.lava
            assert not field.armies or (field.kind in ("yield", "temple", "desert") and not field.lava)
            assert not field.buildings or (field.kind == "yield" and field.capital is None)
            assert field.controller is None or field.kind in ("yield", "temple")
    assert lava > 0


@pytest.mark.rule("SS-19.8", "SS-15.1")
def test_every_third_year_somebody_wins_a_tournament_and_so_the_game_ends() -> None:
    for seed, (players, options) in enumerate(TABLES):
        years = 0
        for state in random_game(players, options, 200 + seed):
            years = state.year
            if state.phase == Phase.PRODUCTION:
                assert sum(state.wins) == (years - 1) // 3
        assert state.outcome() is not None
        assert years <= 3 * (players * 6 + 1)


# The engine's own look at a position finds what is broken


def standing(**given: Any) -> SeventhStone:
    """Return a position in which nothing is wrong."""
    state = cast(SeventhStone, GAME.table(2, GAME.read_options(2, {}), seeded(1)))
    fields = {"a1": {"capital": "boar"}, "b1": {"control": "boar"}, "e1": {"capital": "crane"}}
    crane = {"armies": {"e1": "melee 2+1 shield_1", "e2": "cavalry 2"}}
    place: dict[str, Any] = {"phase": "placement", "boar": {"goods": {"melee": 1}}, "crane": crane}
    GAME.set_position(state, {"board": "p p w d p/p p v P p", "fields": fields} | place | given)
    assert state.check() is None
    return state


def put(name: str, at: int, value: int) -> Callable[[SeventhStone], None]:
    """Return what puts a number where it does not belong."""
    return lambda state: getattr(state, name).__setitem__(at, value)


CRANE = 10 * 3  # the first place of crane's units
BROKEN: list[tuple[str, Callable[[SeventhStone], None]]] = [
    ("SS-19.1", put("sheet", 0, 99)),
    ("SS-19.1", put("controller", 1, -1)),
    ("SS-19.1", put("building", 2, 2)),
    ("SS-19.3", put("supply", 1, 2)),
    ("SS-19.3", put("hand", 5, 1)),
    ("SS-19.3", put("stones", CRANE + 4 * 3, 2)),
    ("SS-19.4", put("mercenary", CRANE + 4 * 3, 3)),
    ("SS-19.4", put("mercenary", CRANE + 9 * 3, 1)),
    ("SS-19.5", put("mercenary", 9 * 3, 1)),
    ("SS-19.6", put("mercenary", 8 * 3, 1)),
    ("SS-19.7", put("lava", 4, 1)),
    ("SS-19.7", put("mercenary", 2 * 3, 1)),
    ("SS-19.7", put("mercenary", 7 * 3, 1)),
    ("SS-19.7", put("building", 0, 1)),
    ("SS-19.7", put("building", 16, 1)),
]


@pytest.mark.parametrize(("rule", "breaks"), BROKEN)
@pytest.mark.rule("SS-19.1", "SS-19.3", "SS-19.4", "SS-19.5", "SS-19.6", "SS-19.7")
def test_a_broken_position_is_found(rule: str, breaks: Callable[[SeventhStone], None]) -> None:
    state = standing()
    breaks(state)
    assert rule in str(state.check())


def test_a_debt_that_is_being_paid_may_not_add_up() -> None:
    state = standing()
    state.sheet[0] = 99
    state.push(ask_disband(0, 1))
    assert state.check() is None


@pytest.mark.rule("SS-19.4")
def test_two_types_on_a_field_and_a_sixth_army_are_found() -> None:
    state = standing()
    state.mercenary[CRANE + 4 * 3 + 2], state.military[CRANE + 4 * 3 + 2] = 1, 1
    state.sheet[9] -= 1
    assert "SS-19.4" in str(state.check())
    fields = {field: {"control": "crane"} for field in ("a1", "b1", "c1", "d1", "a2", "b2")}
    armies = dict.fromkeys(("a1", "b1", "c1", "d1", "a2"), "ranged 1")
    state = standing(board="p p p p p/p p p p p", fields=fields, boar={}, crane={"armies": armies}, phase="movement")
    state.mover = -1
    state.cohort_key = state.cohort_key[:0]
    state.military[CRANE + 6 * 3 + 1] = 1
    state.sheet[9] -= 1
    assert "SS-19.4" in str(state.check())
