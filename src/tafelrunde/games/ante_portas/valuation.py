"""What a position of Ante Portas is worth to a team (section 13 of the rules): the features that a search weighs. Compiled.

Some features say something only where all play together against invaders, some only in duels; the others are 0 there.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from tafelrunde.games.ante_portas.data import ASK_MASK, GOODS, HEXES, SPOTS, TILE_STRENGTH, Ask, Colonist, Mode, Phase, is_building, is_mine
from tafelrunde.games.ante_portas.economy import homes
from tafelrunde.games.ante_portas.judgement import PRICE, Field, duel_worth, judge, territory_lead
from tafelrunde.games.ante_portas.scoring import row_units
from tafelrunde.games.ante_portas.state import AntePortas
from tafelrunde.kernel.contract import State
from tafelrunde.kernel.judge import Judge
from tafelrunde.kernel.vectors import append, vec

WEIGHTS: Final = {
    # against invaders
    "chance": -1.0,  # how hard the game is
    "progress": 1.0,  # the part of it that is over
    "danger": -0.8,  # what the attackers on the field will cost, in hundreds
    "danger_wave": -0.4,  # the same in the Last Wave
    "attackers": -0.05,  # strength on the field
    "army": 0.08,  # strength of the soldiers
    "army_late": 0.08,  # the same, growing in the course of the game
    "wave_round": 0.3,  # rounds of the Last Wave that are over
    # in duels
    "field": 0.4,  # how good the battlefield looks, in hundreds
    "territory": 0.05,  # lead in hexes in sight at the end
    "front": 0.2,  # lead in the row that counts
    # always
    "mines": 0.04,
    "buildings": 0.05,
    "wounded": -0.05,
    "goods": 0.1,  # in hundreds
    "workers": 0.05,
    "homes": 0.05,
}

HUNDRED: Final = 100.0
YEARS: Final = 5  # an epoch


class AntePortasJudge(Judge):
    """What Ante Portas thinks of positions and plays."""

    def __init__(self, weights: list[float]) -> None:
        super().__init__(weights, False, 5)

    def scores(self, state: State, seat: i64, plays: list[tuple[int, ...]]) -> list[int]:
        return judge(cast(AntePortas, state), seat, plays)

    def sides(self, state: State) -> list[int]:
        position = cast(AntePortas, state)
        return [int(position.team(seat)) for seat in range(position.rules.players)]

    def quiet(self, state: State) -> bool:
        """A steward is about to move, or something begins: nothing is being fought out, built or paid."""
        position = cast(AntePortas, state)
        ask = position.steps[-1] & ASK_MASK
        return ask in (Ask.TURN, Ask.SITE, Ask.CENTRE, Ask.STEWARD)

    def features(self, state: State, seat: i64) -> vec[float]:
        position = cast(AntePortas, state)
        return features(position, position.team(seat))


def features(state: AntePortas, team: i64) -> vec[float]:
    """Return the features in the order of `WEIGHTS`."""
    rules = state.rules
    wave = state.phase >= Phase.WAVE_ARRIVAL
    half_years = 2 * ((state.epoch - 1) * YEARS + state.year - 1) + state.season
    progress = 1.0 if wave else float(half_years) / float(2 * YEARS * rules.epochs)
    army = 0.0
    mines = 0.0
    buildings = 0.0
    for place in range(1, HEXES):
        army += float(state.of_colonist(team, place, Colonist.FARMER) + 3 * state.of_colonist(team, place, Colonist.CITIZEN))
        tile = state.own_tile(team, place)
        if is_mine(tile):
            mines += float(TILE_STRENGTH[tile])
        elif is_building(tile):
            buildings += 1.0
    found = vec[float]()
    if rules.coop:
        danger = Field(state).cost()
        attackers = 0.0
        for place in range(1, HEXES):
            attackers += float(state.base_on(place) * rules.base_strength + state.elite_on(place) * rules.elite_strength)
        found = append(found, 1.0)
        found = append(found, progress)
        found = append(found, float(danger) / HUNDRED / 10.0)
        found = append(found, float(danger) / HUNDRED / 10.0 if wave else 0.0)
        found = append(found, attackers)
        found = append(found, army)
        found = append(found, army * progress)
        found = append(found, float(state.wave))
        for _ in range(3):
            found = append(found, 0.0)
    else:
        for _ in range(5):
            found = append(found, 0.0)
        found = append(found, army)
        found = append(found, army * progress)
        found = append(found, 0.0)
        found = append(found, float(duel_worth(state, team)) / HUNDRED)
        found = append(found, progress * float(territory_lead(state, team)) if rules.mode == Mode.TERRITORY else 0.0)
        found = append(found, progress * front(state, team) if rules.mode == Mode.FLAG else 0.0)
    found = append(found, mines)
    found = append(found, buildings)
    found = append(found, float(state.patients[team * 2] + 3 * state.patients[team * 2 + 1]))
    return economy(state, team, found)


def front(state: AntePortas, team: i64) -> float:
    """Return who is ahead in the row nearest to an enemy edge in which the teams differ (AP-22.18): 1, 0 or -1."""
    for row in range(11):
        lead = row_units(state, team, row) - row_units(state, 1 - team, row)
        if lead != 0:
            return 1.0 if lead > 0 else -1.0
    return 0.0


def economy(state: AntePortas, team: i64, found: vec[float]) -> vec[float]:
    """Add what the seats of a team have, on average."""
    goods = 0.0
    workers = 0.0
    places = 0.0
    seats = 0.0
    for seat in range(state.rules.players):
        if state.team(seat) != team:
            continue
        seats += 1.0
        for good in range(GOODS):
            goods += float(state.stock[seat * GOODS + good] * PRICE[good])
        for i in range(seat * SPOTS, seat * SPOTS + SPOTS):
            workers += float((state.crew[i] & 3) + (state.crew[i] >> 2))
        places += float(homes(state, seat, Colonist.FARMER) + 2 * homes(state, seat, Colonist.CITIZEN))
    found = append(found, goods / seats / HUNDRED)
    found = append(found, workers / seats)
    return append(found, places / seats)
