"""What a position of Seventh Stone is worth to a seat: the features that a search weighs."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from tafelrunde.games.seventh_stone.engine import _grammar as ss
from tafelrunde.games.seventh_stone.engine.allocation import allocations, tournament_odds
from tafelrunde.games.seventh_stone.engine.effects import controllable, field_ts, sources, stone_count
from tafelrunde.games.seventh_stone.engine.judgement import judge
from tafelrunde.games.seventh_stone.engine.prospect import Prospect, Weight
from tafelrunde.games.seventh_stone.engine.scoring import tear_stones
from tafelrunde.games.seventh_stone.engine.state import SeventhStone
from tafelrunde.kernel.chance import Seeded
from tafelrunde.kernel.contract import State
from tafelrunde.kernel.judge import Judge
from tafelrunde.kernel.plays import carry_out
from tafelrunde.kernel.vectors import append, vec

WEIGHTS: Final = {
    "tear_stones": 0.2,
    "nearly_won": 0.25,  # tear stones beyond three short of victory
    "one_short": 0.4,
    "won": 1.5,  # enough of them, if it stays so until the end of the year
    "sources": 0.145,  # resource stones a year
    "sources_late": -0.085,
    "military": 0.065,
    "military_late": -0.17,
    "mercenaries": 0.1,
    "barracks": 0.11,  # units that can be recruited in a year
    "danger": -0.1,  # tear stones that rivals may take this year
    "danger_late": -0.5,
    "borders": -0.01,  # resource stones that rivals may take this year
    "prey": 0.1,  # tear stones of others in reach of an own army
    "open_temples": 0.15,  # tear stones of nobody in reach
    "land_ahead": 0.04,  # fields to be taken without a fight
    "stones": 0.03,  # equipment, in hand and under armies
    "tournament": 0.5,  # chance to win the next one
}
"""Near to what fits 20,000 years that began in games by rules of thumb with slips: land decides early, safe tear stones late.

A name that ends with `late` says how much more, or less, a thing counts the nearer somebody is to victory.
"""

CHARACTERS: Final = {
    "bold": {"danger": 0.3, "danger_late": 0.3, "borders": 0.0, "prey": 4.0, "mercenaries": 2.0},
    "careful": {"danger": 2.0, "danger_late": 1.5, "borders": 2.5, "prey": 0.7},
    "builder": {"sources": 1.2, "barracks": 1.5, "land_ahead": 2.0, "prey": 0.5, "tournament": 0.8},
}
"""What players of a character make more or less of: factors of the weights."""

NEAR: Final = 2  # years in which an army may attack something


class SeventhStoneJudge(Judge):
    """What Seventh Stone thinks of positions and plays."""

    def __init__(self, weights: list[float]) -> None:
        super().__init__(weights, False, 0)

    def scores(self, state: State, seat: i64, plays: list[tuple[int, ...]]) -> list[int]:
        return judge(cast(SeventhStone, state), seat, plays)

    def sides(self, state: State) -> list[int]:
        return list(range(cast(SeventhStone, state).rules.players))

    def quiet(self, state: State) -> bool:
        """A year begins: everything that was bought in the last one has been used.

        So does the first: to play it through for every site of a capital tells less than the rules of thumb know about sites.
        """
        position = cast(SeventhStone, state)
        if not position.asks(ss.Ask.ALLOCATE):
            return False
        for seat in range(position.rules.players):
            if position.filled_in[seat] > 0 and not position.out[seat]:
                return False
        return True

    def step(self, state: State, seat: i64, dice: Seeded) -> None:
        """An allocation is chosen while the likely ones are listed; to judge them again would take as long."""
        if state.countless() and self.loose == 0:
            carry_out(state, seat, allocations(cast(SeventhStone, state), seat)[0])
        else:
            super().step(state, seat, dice)

    def features(self, state: State, seat: i64) -> vec[float]:
        return features(cast(SeventhStone, state), seat)


def features(state: SeventhStone, seat: i64) -> vec[float]:
    """Return the features in the order of `WEIGHTS`; those that are called late grow with the tear stones of the leading seat."""
    stones = tear_stones(state, seat)
    goal = state.rules.ts_to_win
    most: i64 = 0
    for other in range(state.rules.players):
        most = max(most, tear_stones(state, other))
    late = float(max(most - ss.CAPITAL_TS, i64(0))) / float(goal - ss.CAPITAL_TS)
    military: i64 = 0
    mercenaries: i64 = 0
    equipment: i64 = 0
    base = seat * state.board.cells * ss.TYPES
    for at in range(base, base + state.board.cells * ss.TYPES):
        military += state.military[at]
        mercenaries += state.mercenary[at]
        equipment += stone_count(state.stones[at])
    for stone in range(ss.STONES):
        equipment += state.hand[seat * ss.STONES + stone]
    income = float(sources(state, seat))
    lands = Lands(state, seat)
    found = vec[float]()
    found = append(found, float(stones))
    found = append(found, float(max(i64(0), stones - (goal - 3))))
    found = append(found, 1.0 if stones >= goal - 1 else 0.0)
    found = append(found, 1.0 if stones >= goal else 0.0)
    found = append(found, income)
    found = append(found, income * late)
    found = append(found, float(military))
    found = append(found, float(military) * late)
    found = append(found, float(mercenaries))
    found = append(found, lands.barracks)
    found = append(found, lands.danger)
    found = append(found, lands.danger * late)
    found = append(found, lands.borders)
    found = append(found, lands.prey)
    found = append(found, lands.open_temples)
    found = append(found, lands.ahead)
    found = append(found, float(equipment))
    return append(found, 0.0 if state.out[seat] else tournament_odds(state, seat, 0))


class Lands:
    """What a seat has on the board, what it may lose and what it may win."""

    def __init__(self, state: SeventhStone, seat: i64) -> None:
        self.danger = 0.0
        self.borders = 0.0
        self.prey = 0.0
        self.open_temples = 0.0
        self.ahead = 0.0
        self.barracks = 0.0
        prospect = Prospect(state, seat)
        for cell in range(state.board.cells):
            if not controllable(state, cell):
                continue
            worth = field_ts(state, cell)
            owner = state.controller[cell]
            if owner == seat:
                self.add_own(prospect, cell, worth)
            elif prospect.nearest[cell] <= 1 and not prospect.hostile(cell):
                if worth > 0 and owner == ss.EMPTY:
                    self.open_temples += float(worth)
                elif owner == ss.EMPTY:
                    self.ahead += 1.0
        self.find_prey(prospect)

    def add_own(self, prospect: Prospect, cell: i64, worth: i64) -> None:
        """Count an own field."""
        state, seat = prospect.state, prospect.seat
        risk = prospect.risk(cell, max(state.army_type(seat, cell), i64(0)), state.units(seat, cell))
        self.danger += float(worth) * risk
        self.borders += (prospect.loss[cell] if worth == 0 else 0.0) / float(Weight.RS) * risk
        self.barracks += float(prospect.recruits(cell))

    def find_prey(self, prospect: Prospect) -> None:
        """Find what an own army could take from others that counts, the sooner the better."""
        state, seat = prospect.state, prospect.seat
        for goal in prospect.hard:
            worth = field_ts(state, goal)
            if worth == 0:
                continue
            best = 0.0
            for cell in range(prospect.cells):
                kind = state.army_type(seat, cell)
                if kind < 0:
                    continue
                years = prospect.years(kind, cell, goal)
                if years <= NEAR:
                    wins = prospect.wins_alone(goal, kind, min(state.units(seat, cell), state.unit_limit))
                    best = max(best, wins / float(years + 1))
            self.prey += float(worth) * best
