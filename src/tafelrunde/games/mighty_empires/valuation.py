"""What a position of Mighty Empires is worth to a seat (section 13 of the rules): the features that a search weighs. Compiled."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from tafelrunde.games.mighty_empires.data import EMPTY, Building, Phase, Status
from tafelrunde.games.mighty_empires.effects import capital_of, touches
from tafelrunde.games.mighty_empires.judgement import Outlook, judge
from tafelrunde.games.mighty_empires.state import MightyEmpires
from tafelrunde.kernel.contract import State
from tafelrunde.kernel.judge import Judge
from tafelrunde.kernel.vectors import append, vec

WEIGHTS: Final = {
    "points": 0.29,  # victory points
    "points_late": 0.07,  # the same, growing in the course of the campaign
    "near_goal": 0.0,  # points beyond three short of the goal
    "gold": 0.07,  # in hundreds, as far as battles are still to come that it can be spent on
    "income": 0.012,  # hundreds of gold that mines will bring
    "taxes": 0.0,  # hundreds of gold that winters will bring
    "empire_points": 0.1,  # not yet spent this round
    "castles": 0.09,  # that may become cities
    "room": -0.1,  # free tiles beside the realm
    "exposed": -0.48,  # enemy tiles beside the capital
    "hunting": 0.38,  # capitals of others beside the realm
    "volcano": 1.2,  # how near the realm is to a volcano
    "special": 0.17,  # whether the special building stands
}

HUNDRED: Final = 100.0
NEAR: Final = 4  # points from the goal on which one more counts more


class MightyEmpiresJudge(Judge):
    """What Mighty Empires thinks of positions and plays."""

    def __init__(self, weights: list[float]) -> None:
        super().__init__(weights, False, 10)

    def scores(self, state: State, seat: i64, plays: list[tuple[int, ...]]) -> list[int]:
        return judge(cast(MightyEmpires, state), seat, plays)

    def sides(self, state: State) -> list[int]:
        return list(range(cast(MightyEmpires, state).rules.players))

    def quiet(self, state: State) -> bool:
        """A round is over: what was won is spent."""
        phase = cast(MightyEmpires, state).phase
        return phase < Phase.CHALLENGE or phase > Phase.CHECK

    def features(self, state: State, seat: i64) -> vec[float]:
        return features(cast(MightyEmpires, state), seat)


def features(state: MightyEmpires, seat: i64) -> vec[float]:
    """Return the features in the order of `WEIGHTS`."""
    outlook = Outlook(state, seat)
    points = float(outlook.scores[seat])
    rounds = float(max(state.rules.max_rounds, i64(1)))
    progress = 1.0 - float(outlook.rounds_left) / rounds
    near = 0.0
    if state.rules.vp_target > 0:
        near = float(max(i64(0), outlook.scores[seat] - (state.rules.vp_target - NEAR)))
    castles: i64 = 0
    room: i64 = 0
    hunting: i64 = 0
    capital = capital_of(state, seat)
    for tile in range(state.land.tiles):
        owner = state.owner[tile]
        if owner == seat:
            if state.building[tile] == Building.CASTLE and outlook.may_grow(tile, seat):
                castles += 1
        elif owner == EMPTY:
            if touches(state, tile, seat):
                room += 1
        elif state.capital[tile] == owner and not state.claimed[tile] and touches(state, tile, seat):
            hunting += 1
    exposed: i64 = 0
    if capital != EMPTY:
        for d in range(6):
            other = state.land.beside[capital * 6 + d]
            if other != EMPTY and state.owner[other] != EMPTY and state.owner[other] != seat:
                exposed += 1
    later = float(outlook.rounds_left) / rounds
    found = vec[float]()
    found = append(found, points)
    found = append(found, points * progress)
    found = append(found, near)
    found = append(found, float(state.gold[seat]) * outlook.rate / HUNDRED)
    found = append(found, outlook.income(seat) * float(outlook.incomes_left) * outlook.rate / HUNDRED)
    found = append(found, outlook.taxes(seat) * float(outlook.winters_left) * outlook.rate / HUNDRED)
    found = append(found, float(state.rp[seat]))
    found = append(found, float(castles) * later)
    found = append(found, float(room) * later)
    found = append(found, float(exposed) * later)
    found = append(found, float(hunting) * later)
    found = append(found, later / float(max(outlook.near_volcano, i64(1))))
    return append(found, later if state.special_built[seat] and state.status[seat] != Status.OUT else 0.0)
