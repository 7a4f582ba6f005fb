"""What a position of Ante Portas is worth to a team (section 13 of the rules): the features that a search weighs.

Some features say something only where all play together against invaders, some only in duels; the others are 0 there.
"""

from __future__ import annotations

import math
from typing import Final, cast

from mypy_extensions import i64

from tafelrunde.games.ante_portas.engine import _grammar as ap
from tafelrunde.games.ante_portas.engine.answers import answer
from tafelrunde.games.ante_portas.engine.economy import homes
from tafelrunde.games.ante_portas.engine.judgement import PLAIN, PRICE, Field, Taste, duel_worth, judge, territory_lead
from tafelrunde.games.ante_portas.engine.scoring import row_units
from tafelrunde.games.ante_portas.engine.state import AntePortas
from tafelrunde.games.ante_portas.engine.tiles import is_building, is_mine
from tafelrunde.kernel.contract import State
from tafelrunde.kernel.judge import Judge
from tafelrunde.kernel.plays import plays
from tafelrunde.kernel.vectors import append, vec

WEIGHTS: Final = {
    # against invaders; strengths are those of one arriving card, so that they say the same for any number of players
    "chance": -0.5,  # how hard the game is
    "progress": 0.0,  # the part of it that is over
    "danger": -1.5,  # the root of what the attackers on the field will cost
    "danger_turns": 0.5,  # what they will cost, in the part of the half-year that is left to do something about it
    "danger_wave": -0.4,  # the same in the Last Wave
    "attackers": -0.2,  # strength on the field
    "farmers": 0.15,  # as soldiers
    "farmers_late": 0.2,  # the same, growing in the course of the game
    "citizens": 0.3,
    "citizens_late": 0.3,
    "wave_round": 0.1,  # rounds of the Last Wave that are over
    "arrived": 0.5,  # nobody else will come
    "traps": 0.05,
    "food": 0.15,
    "clay": 0.1,
    "tools": 0.0,
    "wounded_citizens": 0.1,
    "idle": 0.15,  # farmers without work
    "idle_citizens": 0.2,
    # in duels
    "army": 0.08,  # strength of the soldiers
    "army_late": 0.08,
    "field": 0.4,  # how good the battlefield looks, in hundreds
    "territory": 0.05,  # lead in hexes in sight at the end
    "front": 0.2,  # lead in the row that counts
    # always
    "mines": 0.1,
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
        self.taste = PLAIN

    def learn(self, taste: dict[str, int]) -> None:
        self.taste = Taste(taste)

    def scores(self, state: State, seat: i64, plays: list[tuple[int, ...]]) -> list[int]:
        return judge(cast(AntePortas, state), seat, plays)

    def hints(self, state: State, seat: i64, plays: list[tuple[int, ...]]) -> list[int]:
        """In a cooperative game by prices that have proved themselves."""
        position = cast(AntePortas, state)
        return judge(position, seat, plays, self.taste if position.rules.coop else PLAIN)

    def choices(self, state: State, seat: i64) -> list[tuple[int, ...]]:
        """What a seat has left to the computer it does not choose."""
        position = cast(AntePortas, state)
        return [(int(answer(position, seat)),)] if position.automatic() else plays(state, seat)

    def sides(self, state: State) -> list[int]:
        position = cast(AntePortas, state)
        return [int(position.team(seat)) for seat in range(position.rules.players)]

    def quiet(self, state: State) -> bool:
        """A steward is about to move, or something begins: nothing is being fought out, built or paid."""
        position = cast(AntePortas, state)
        ask = position.steps[-1] & ap.ASK_MASK
        return ask in (ap.Ask.TURN, ap.Ask.SITE, ap.Ask.CENTRE, ap.Ask.STEWARD)

    def features(self, state: State, seat: i64) -> vec[float]:
        position = cast(AntePortas, state)
        return features(position, position.team(seat))


def features(state: AntePortas, team: i64) -> vec[float]:
    """Return the features in the order of `WEIGHTS`."""
    rules = state.rules
    wave = state.phase >= ap.Phase.WAVE_ARRIVAL
    half_years = 2 * ((state.epoch - 1) * YEARS + state.year - 1) + state.season
    progress = 1.0 if wave else float(half_years) / float(2 * YEARS * rules.epochs)
    farmers = 0.0
    citizens = 0.0
    mines = 0.0
    traps = 0.0
    buildings = 0.0
    for place in range(1, ap.HEXES):
        farmers += float(state.of_colonist(team, place, ap.Colonist.FARMER))
        citizens += float(state.of_colonist(team, place, ap.Colonist.CITIZEN))
        tile = state.own_tile(team, place)
        if is_mine(tile):
            mines += float(ap.TILE_STRENGTH[tile])
        elif is_building(tile):
            buildings += 1.0
        elif tile == ap.Tile.TRAP:
            traps += 1.0
    found = vec[float]()
    many = 1.0
    if rules.coop:
        many = float(rules.arrivals)
        danger = float(Field(state).cost()) / HUNDRED / 10.0
        attackers = 0.0
        for place in range(1, ap.HEXES):
            attackers += float(state.base_on(place) * rules.base_strength + state.elite_on(place) * rules.elite_strength)
        found = append(found, 1.0)
        found = append(found, progress)
        found = append(found, math.sqrt(max(0.0, danger)))
        found = append(found, danger * turns_left(state))
        found = append(found, danger if wave else 0.0)
        found = append(found, attackers / many)
        found = append(found, farmers / many)
        found = append(found, farmers * progress / many)
        found = append(found, citizens / many)
        found = append(found, citizens * progress / many)
        found = append(found, float(state.wave))
        found = append(found, 1.0 if wave and state.arrived else 0.0)
        found = append(found, traps / many)
        found = append(found, stock(state, ap.Good.FOOD))
        found = append(found, stock(state, ap.Good.CLAY))
        found = append(found, stock(state, ap.Good.TOOLS))
        found = append(found, float(state.patients[team * 2 + 1]) / many)
        found = append(found, unemployed(state, ap.Colonist.FARMER))
        found = append(found, unemployed(state, ap.Colonist.CITIZEN))
        for _ in range(5):
            found = append(found, 0.0)
    else:
        army = farmers + 3.0 * citizens
        for _ in range(19):
            found = append(found, 0.0)
        found = append(found, army)
        found = append(found, army * progress)
        found = append(found, float(duel_worth(state, team)) / HUNDRED)
        found = append(found, progress * float(territory_lead(state, team)) if rules.mode == ap.Mode.TERRITORY else 0.0)
        found = append(found, progress * front(state, team) if rules.mode == ap.Mode.CAPTURE_FLAG else 0.0)
    found = append(found, mines / many)
    found = append(found, buildings / many)
    found = append(found, float(state.patients[team * 2] + (0 if rules.coop else 3 * state.patients[team * 2 + 1])) / many)
    return economy(state, team, found)


def turns_left(state: AntePortas) -> float:
    """Return the part of the half-year in which somebody can still do something about the attackers."""
    if state.phase >= ap.Phase.WAVE_ARRIVAL or state.active == ap.EMPTY:
        return 0.0
    players = state.rules.players
    behind = (state.first + players - 1 - state.active) % players
    return float(state.turns_left + behind * state.rules.turns) / float(players * state.rules.turns)


def stock(state: AntePortas, good: i64) -> float:
    """Return how much of a good the seats of a cooperative game have, on average."""
    total = 0.0
    for seat in range(state.rules.players):
        total += float(state.stock[seat * ap.GOODS + good])
    return total / float(state.rules.players)


def unemployed(state: AntePortas, colonist: i64) -> float:
    """Return how many colonists of a kind are at home without work in a cooperative game, on average."""
    total = 0.0
    for seat in range(state.rules.players):
        total += float(state.idle[seat * 2 + colonist])
    return total / float(state.rules.players)


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
        for good in range(ap.GOODS):
            goods += float(state.stock[seat * ap.GOODS + good] * PRICE[good])
        for i in range(seat * ap.SPOTS, seat * ap.SPOTS + ap.SPOTS):
            workers += float(ap.staff_farmers(state.crew[i]) + ap.staff_citizens(state.crew[i]))
        places += float(homes(state, seat, ap.Colonist.FARMER) + 2 * homes(state, seat, ap.Colonist.CITIZEN))
    found = append(found, goods / seats / HUNDRED)
    found = append(found, workers / seats)
    return append(found, places / seats)
