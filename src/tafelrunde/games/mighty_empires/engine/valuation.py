"""What a position of Mighty Empires is worth to a seat (section 13 of the rules): the features that a search weighs."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from tafelrunde.games.mighty_empires.engine import _grammar as me
from tafelrunde.games.mighty_empires.engine.battles import order_battle
from tafelrunde.games.mighty_empires.engine.effects import capital_of, has_effect, touches, touches_enemy
from tafelrunde.games.mighty_empires.engine.events import mine_dice
from tafelrunde.games.mighty_empires.engine.judgement import MINE_GOLD, PLAIN, drawn_order, judge, written
from tafelrunde.games.mighty_empires.engine.scoring import score
from tafelrunde.games.mighty_empires.engine.state import MightyEmpires
from tafelrunde.kernel.chance import Seeded
from tafelrunde.kernel.contract import State
from tafelrunde.kernel.judge import Judge
from tafelrunde.kernel.plays import carry_out
from tafelrunde.kernel.vectors import append, vec

WEIGHTS: Final = {
    "points": 0.11,  # victory points
    "points_late": 0.11,  # the same, growing in the course of the campaign
    "near_goal": 0.03,  # points beyond four short of the goal
    "hoard": -0.34,  # volcanoes: their points are easily lost again
    "land": 0.36,  # tiles, the more the longer the campaign still lasts
    "gold": 0.065,  # in hundreds
    "income": 0.39,  # hundreds of gold that mines bring in a round, the more the longer the campaign still lasts
    "empire_points": 0.07,  # not yet spent this round
    "castles": 0.13,  # that may become cities
    "room": 0.06,  # free tiles beside the realm
    "exposed": -0.05,  # whether an enemy stands beside the capital
    "hunting": 0.05,  # capitals of others beside the realm
    "homeless": -0.12,  # no capital
    "volcano": 0.05,  # whether the realm lies beside a volcano
    "special": 0.2,  # whether the special building stands
    "plague": -0.25,  # in the army
    "largest": 0.045,  # the largest realm
}
"""Rounded from a fit to 24,000 decisions in games of two: two plays of each, both played to the end six times with the same luck.

What hangs on capitals (exposed, hunting, homeless) the games hardly tell; these are what somebody thought of.
"""

CHARACTERS: Final = {
    "bold": {"hunting": 5.0, "exposed": 0.2, "hoard": 0.4, "gold": 0.7},
    "careful": {"exposed": 3.0, "homeless": 2.0, "hunting": 0.0, "gold": 1.4},
    "builder": {"castles": 4.0, "income": 1.4, "special": 1.5, "hunting": 0.0},
}
"""What players of a character make more or less of: factors of the weights."""

HUNDRED: Final = 100.0
NEAR: Final = 4  # points from the goal on which one more counts more


class MightyEmpiresJudge(Judge):
    """What Mighty Empires thinks of positions and plays."""

    def __init__(self, weights: list[float]) -> None:
        super().__init__(weights, False, 0)
        self.taste = PLAIN

    def learn(self, taste: dict[str, int]) -> None:
        self.taste = me.Taste(taste)

    def scores(self, state: State, seat: i64, plays: list[tuple[int, ...]]) -> list[int]:
        return judge(cast(MightyEmpires, state), seat, plays, PLAIN)

    def hints(self, state: State, seat: i64, plays: list[tuple[int, ...]]) -> list[int]:
        return judge(cast(MightyEmpires, state), seat, plays, self.taste_of(seat))

    def taste_of(self, seat: i64) -> me.Taste:
        """Return by which taste a seat is thought to play."""
        return self.taste if self.thinker in (-1, seat) else PLAIN

    def sides(self, state: State) -> list[int]:
        return list(range(cast(MightyEmpires, state).rules.players))

    def quiet(self, state: State) -> bool:
        """A round begins: what was won is spent, and nobody has chosen an event yet whose fruits are to come."""
        here = cast(MightyEmpires, state)
        if here.phase != me.Phase.EVENTS or here.round < 2:  # the first round shows what the choices of the setup are good for
            return False
        for seat in range(here.rules.players):
            if here.event[seat] != me.EMPTY:
                return False
        return here.ask() == me.Ask.EVENT

    def moment(self, state: State, seat: i64) -> i64:
        here = cast(MightyEmpires, state)
        return 1 + me.moment(here.ask(), seat, here.round, here.winter, here.year)

    def features(self, state: State, seat: i64) -> vec[float]:
        return features(cast(MightyEmpires, state), seat)

    def step(self, state: State, seat: i64, dice: Seeded) -> None:
        """Orders are drawn: whoever follows rules of thumb mixes its stances."""
        here = cast(MightyEmpires, state)
        if here.ask() == me.Ask.BATTLES and dice.pick(100, 0) >= self.loose:
            battle = order_battle(here, seat)
            if battle != me.EMPTY and here.fight(battle, me.Fight.STAGE) == me.Stage.ORDERS:
                carry_out(here, seat, written(here, here.clone(), battle, seat, drawn_order(here, battle, seat, dice, self.taste_of(seat))))
                return
        super().step(state, seat, dice)


def features(state: MightyEmpires, seat: i64) -> vec[float]:
    """Return the features in the order of `WEIGHTS`."""
    land = state.land
    points = float(score(state, seat))
    rounds = float(max(state.rules.max_rounds, i64(1)))
    left = float(max(state.rules.max_rounds + 1 - max(state.round, i64(1)), i64(0))) / rounds
    near = 0.0
    if state.rules.vp_target > 0:
        near = max(0.0, points - float(state.rules.vp_target - NEAR))
    hoards: i64 = 0
    tiles: i64 = 0
    dice: i64 = 0
    castles: i64 = 0
    room: i64 = 0
    hunting: i64 = 0
    volcano: i64 = 0
    for tile in range(land.tiles):
        owner = state.owner[tile]
        if owner == seat:
            tiles += 1
            if land.terrain[tile] == me.Terrain.VOLCANO:
                hoards += 1
            if land.to_volcano(tile) <= 1:
                volcano = 1
            if not has_effect(state, tile, me.Weird.FOG):
                dice += mine_dice(state, seat, tile)
            if state.building[tile] == me.Building.CASTLE and land.terrain[tile] != me.Terrain.MOUNTAIN:
                castles += 1
        elif owner == me.EMPTY:
            if touches(state, tile, seat):
                room += 1
        elif state.capital[tile] == owner and not state.claimed[tile] and touches(state, tile, seat):
            hunting += 1
    capital = capital_of(state, seat)
    exposed = capital != me.EMPTY and touches_enemy(state, capital)
    found = vec[float]()
    found = append(found, points)
    found = append(found, points * (1.0 - left))
    found = append(found, near)
    found = append(found, float(hoards))
    found = append(found, float(tiles) * left)
    found = append(found, float(state.gold[seat]) / HUNDRED)
    found = append(found, float(dice) * MINE_GOLD / HUNDRED * left)
    found = append(found, float(state.rp[seat]))
    found = append(found, float(castles) * left)
    found = append(found, float(room) * left)
    found = append(found, 1.0 if exposed else 0.0)
    found = append(found, float(hunting))
    found = append(found, 1.0 if capital == me.EMPTY else 0.0)
    found = append(found, float(volcano) * left)
    found = append(found, left if state.special_built[seat] and state.status[seat] != me.Status.OUT else 0.0)
    found = append(found, 1.0 if state.plague[seat] == state.year else 0.0)
    return append(found, 1.0 if state.order[0] == seat else 0.0)
