"""What a position of Seventh Stone is worth to a seat (section 13 of the rules): the features that a search weighs. Compiled."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from tafelrunde.games.seventh_stone.board import Kind
from tafelrunde.games.seventh_stone.data import CAPITAL_TS, EMPTY, GUARD, SLOTS, STONES, TOURNAMENT_PERIOD, TYPES, Building, Phase
from tafelrunde.games.seventh_stone.effects import controllable, sources, stone_count
from tafelrunde.games.seventh_stone.judgement import distances, judge
from tafelrunde.games.seventh_stone.scoring import tear_stones
from tafelrunde.games.seventh_stone.state import SeventhStone
from tafelrunde.kernel.contract import State
from tafelrunde.kernel.judge import Judge
from tafelrunde.kernel.vectors import append, vec

WEIGHTS: Final = {
    "tear_stones": 0.0,
    "nearly_won": 0.8,  # tear stones beyond three short of victory
    "won": 1.5,  # enough of them, if it stays so until the end of the year
    "sources": 0.04,  # resource stones a year
    "military": 0.05,
    "mercenaries": 0.1,
    "danger": -0.7,  # tear stones within reach of stronger enemies
    "prey": 0.2,  # tear stones of others, or of nobody, within reach of stronger own armies
    "land_ahead": 0.0,  # fields to be taken without a fight
    "walls": 0.0,
    "stones": 0.06,  # equipment, in hand and under armies
    "tournament": 0.2,  # lead in tournament stones, the nearer the tournament the more
}

NEAR: Final = 2  # steps from which an army may come within a year


class SeventhStoneJudge(Judge):
    """What Seventh Stone thinks of positions and plays."""

    def __init__(self, weights: list[float]) -> None:
        super().__init__(weights, False, 10)

    def scores(self, state: State, seat: i64, plays: list[tuple[int, ...]]) -> list[int]:
        return judge(cast(SeventhStone, state), seat, plays)

    def sides(self, state: State) -> list[int]:
        return list(range(cast(SeventhStone, state).rules.players))

    def quiet(self, state: State) -> bool:
        """No combat is to be fought any more in this year."""
        position = cast(SeventhStone, state)
        return position.phase < Phase.OVERRUN and position.mover == EMPTY

    def features(self, state: State, seat: i64) -> vec[float]:
        return features(cast(SeventhStone, state), seat)


def features(state: SeventhStone, seat: i64) -> vec[float]:
    """Return the features in the order of `WEIGHTS`."""
    stones = tear_stones(state, seat)
    goal = state.rules.ts_to_win
    military: i64 = 0
    mercenaries: i64 = 0
    equipment: i64 = 0
    base = seat * state.board.cells * TYPES
    for at in range(base, base + state.board.cells * TYPES):
        military += state.military[at]
        mercenaries += state.mercenary[at]
        equipment += stone_count(state.stones[at])
    for stone in range(STONES):
        equipment += state.hand[seat * STONES + stone]
    danger, prey, ahead, walls = reach(state, seat)
    found = vec[float]()
    found = append(found, float(stones))
    found = append(found, float(max(i64(0), stones - (goal - 3))))
    found = append(found, 1.0 if stones >= goal else 0.0)
    found = append(found, float(sources(state, seat)))
    found = append(found, float(military))
    found = append(found, float(mercenaries))
    found = append(found, danger)
    found = append(found, prey)
    found = append(found, ahead)
    found = append(found, walls)
    found = append(found, float(equipment))
    return append(found, float(state.tournament[seat] * (state.counter + 1)) / float(TOURNAMENT_PERIOD))


def reach(state: SeventhStone, seat: i64) -> tuple[float, float, float, float]:
    """Return what tear stones a seat may lose and win soon, how many free fields lie before its armies, and its walls."""
    cells = state.board.cells
    steps = distances(state.board).steps
    danger = 0.0
    prey = 0.0
    ahead = 0.0
    walls = 0.0
    for cell in range(cells):
        if not controllable(state, cell):
            continue
        worth: i64 = CAPITAL_TS if state.capital[cell] >= 0 else 1 if state.board.kind[cell] == Kind.TEMPLE else 0
        owner = state.controller[cell]
        mine: i64 = 0
        theirs: i64 = 0
        standing: i64 = 0
        for other in range(state.rules.players):
            for near in range(cells):
                if steps[cell * cells + near] <= NEAR:
                    units = state.units(other, near)
                    if units == 0:
                        continue
                    if other == seat:
                        mine += units
                    elif owner in (EMPTY, seat) or other == owner:
                        theirs += units
                    if near == cell and other != seat:
                        standing += units
        if owner == seat:
            for i in range(cell * SLOTS, cell * SLOTS + SLOTS):
                if state.building[i] == Building.WALL:
                    walls += 1.0
        if worth == 0:
            if owner != seat and standing == 0 and mine > 0:
                ahead += 1.0
            continue
        guards: i64 = GUARD if state.capital[cell] >= 0 else 0
        if owner == seat:
            danger += float(worth) * excess(theirs, mine + guards)
        else:
            prey += float(worth) * excess(mine, theirs + (guards if owner >= 0 else 0))
    return danger, prey, ahead, walls


def excess(attackers: i64, defenders: i64) -> float:
    """Return how superior attackers are, from 0 to 1."""
    if attackers <= defenders:
        return 0.0
    return float(attackers - defenders) / float(attackers + defenders)
