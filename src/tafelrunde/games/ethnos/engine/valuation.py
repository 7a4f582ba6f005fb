"""What a position of Ethnos is worth to a seat (section 13 of the rules): the features that a search weighs.

Features are glory, divided by how much of it is still open; so the same weights do early and late in a
game. The hands of rivals are looked at as they are: a search imagines them before it asks.
"""

from __future__ import annotations

import math
from typing import Final, cast

from mypy_extensions import i64

from tafelrunde.games.ethnos.engine import _grammar as et
from tafelrunde.games.ethnos.engine.judgement import Outlook, judge
from tafelrunde.games.ethnos.engine.kingdoms import payout_of_two
from tafelrunde.games.ethnos.engine.legal import sensible_plays
from tafelrunde.games.ethnos.engine.scoring import orc_count, scoring_size, troll_sum
from tafelrunde.games.ethnos.engine.state import Ethnos, has_tribe
from tafelrunde.games.ethnos.engine.taste import EXPERIENCED, PLAIN, Taste
from tafelrunde.kernel.contract import State
from tafelrunde.kernel.judge import Judge, logistic
from tafelrunde.kernel.plays import plays
from tafelrunde.kernel.vectors import append, vec

WEIGHTS: Final = {
    "banked": 1.0,  # glory, and what bands on the table will score
    "kingdoms": 0.95,  # what the kingdoms can be expected to pay at the end of this age
    "kingdoms_later": 0.5,  # and at the end of later ages
    "hand": 0.9,  # what the rules of thumb expect of the hand
    "turn": 0.6,  # what a turn brings, to whose turn it is
    "orcs": 0.95,  # what the boards and tokens of tribes are expected to bring
    "merfolk": 1.2,
    "giants": 0.9,
    "trolls": 0.02,
    "markers": 0.3,
}
"""Fitted to the final glory of 700 games of two and 80 games of four by rules of thumb with some slips."""

CHARACTERS: Final = {
    "bold": {"hand": 1.1, "turn": 0.85},
    "careful": {"hand": 0.9, "turn": 1.15, "kingdoms": 1.05},
    "builder": {"kingdoms": 1.15, "kingdoms_later": 1.8, "markers": 3.0, "banked": 0.95},
}
"""Factors on the weights: who waits for large bands, who takes what is there, and who spreads over the kingdoms."""

SPREAD: Final = 0.25  # how uncertain a lead of one marker is: at the end of the age, when it begins, with every age more
SPREAD_AGE: Final = 0.6
SPREAD_LATER: Final = 0.85
ARRIVE: Final = 0.45  # chance that a player without a marker in a kingdom gets one during an age
TIE: Final = 0.5  # what winning ties is worth, in markers
END: Final = 2.0  # glory by which a lead is uncertain: at the end of the game, and how much more at its beginning
WHOLE: Final = 14.0


class EthnosJudge(Judge):
    """What Ethnos thinks of positions and plays."""

    def __init__(self, weights: list[float]) -> None:
        super().__init__(weights, False, 0)  # a hand thrown away says nothing about the game
        self.taste = PLAIN

    def learn(self, taste: dict[str, int]) -> None:
        self.taste = Taste(taste)

    def scores(self, state: State, seat: i64, plays: list[tuple[int, ...]]) -> list[int]:
        return judge(cast(Ethnos, state), seat, plays)

    def hints(self, state: State, seat: i64, plays: list[tuple[int, ...]]) -> list[int]:
        """With experience, where there is any."""
        return judge(cast(Ethnos, state), seat, plays, self.taste)

    def sides(self, state: State) -> list[int]:
        return list(range(cast(Ethnos, state).rules.players))

    def choices(self, state: State, seat: i64) -> list[tuple[int, ...]]:
        ask = state.steps[-1] & et.ASK_MASK
        if ask == et.Ask.TURN or ask == et.Ask.CHAIN:
            return sensible_plays(cast(Ethnos, state), seat, ask == et.Ask.CHAIN)
        return plays(state, seat)

    def quiet(self, state: State) -> bool:
        """A turn is over, with all that its band has brought."""
        ask = state.steps[-1] & et.ASK_MASK
        return ask in (et.Ask.TURN, et.Ask.BAN)

    def features(self, state: State, seat: i64) -> vec[float]:
        return features(cast(Ethnos, state), seat)


def features(state: Ethnos, seat: i64) -> vec[float]:
    """Return the features in the order of `WEIGHTS`."""
    left = age_left(state)
    unit = 1.0 / uncertainty(state, left)
    banked = float(state.glory[seat])
    for band in range(len(state.band_owner)):
        if state.band_owner[band] == seat:
            banked += float(et.BAND_GLORY[min(scoring_size(state, band), 6)])
    later = 0.0
    for age in range(state.age + 1, state.rules.ages + 1):
        for kingdom in range(et.KINGDOMS):
            later += payout(state, seat, kingdom, age, left)
    now = 0.0
    plan = 0.0
    turn = 0.0
    orcs = 0.0
    merfolk = 0.0
    giants = 0.0
    markers = 0.0
    if state.age > 0:
        outlook = Outlook(state, seat, False, EXPERIENCED)
        plan = outlook.hand_value(et.HAND_LIMIT)
        if state.to_move == seat:
            turn = outlook.rate
        for kingdom in range(et.KINGDOMS):
            now += payout(state, seat, kingdom, state.age, left)
            markers += float(state.markers[seat * et.KINGDOMS + kingdom])
        if has_tribe(state, et.Tribe.ORC):
            count = orc_count(state, seat)
            orcs = float(et.ORC_GLORY[count]) + float(count * (state.rules.ages - state.age))
        if has_tribe(state, et.Tribe.MERFOLK):
            merfolk = outlook.at_sea()
        if state.giant >= 0 and state.band_owner[state.giant] == seat:
            giants = outlook.giant_token() * outlook.giant_holds(state.giant_record)
    found = vec[float]()
    found = append(found, unit * banked)
    found = append(found, unit * now)
    found = append(found, unit * later)
    found = append(found, unit * plan)
    found = append(found, unit * turn)
    found = append(found, unit * orcs)
    found = append(found, unit * merfolk)
    found = append(found, unit * giants)
    found = append(found, unit * float(troll_sum(state, seat)))
    return append(found, unit * markers)


def uncertainty(state: Ethnos, left: float) -> float:
    """Return how much glory is still open: a lead of so much makes a win likely."""
    ages = float(state.rules.ages)
    return END + WHOLE * math.sqrt((ages - float(state.age) + left) / ages)


def age_left(state: Ethnos) -> float:
    """Return the share of the age that is to come, by the cards that are still drawn from the deck (13.4)."""
    if state.age == 0:
        return 1.0
    cards: i64 = -3 * state.rules.players  # ET-2.2, ET-2.3: dealt and laid out
    for kind in state.kinds:
        cards += et.COPIES[kind]
    whole = draws(cards // 2, cards - cards // 2, et.DRAGONS)
    return min(1.0, draws(state.top, state.deck_size - state.top, et.DRAGONS - state.dragons) / whole)


def draws(safe: i64, below: i64, dragons: i64) -> float:
    """Return how many ally cards are drawn on average until the last dragon comes."""
    return float(safe) + float(dragons * (below + dragons + 1)) / float(dragons + 1) - float(dragons)


def payout(state: Ethnos, seat: i64, kingdom: i64, age: i64, left: float) -> float:
    """Return what a kingdom is expected to pay a seat at the end of an age (ET-22, ET-23)."""
    players = state.rules.players
    if state.rules.pair:
        rival = 1 - seat
        own, theirs = state.markers[seat * et.KINGDOMS + kingdom], state.markers[rival * et.KINGDOMS + kingdom]
        return payout_of_two(state, kingdom, age, own, theirs, troll_sum(state, seat) - troll_sum(state, rival), left)
    spread = SPREAD + SPREAD_AGE * left + SPREAD_LATER * float(age - state.age)
    arrive = ARRIVE * left if age == state.age else 0.7
    own = state.markers[seat * et.KINGDOMS + kingdom]
    trolls = age == state.age and has_tribe(state, et.Tribe.TROLL)
    mine: i64 = troll_sum(state, seat) if trolls else 0
    at = kingdom * et.AGES + age - 1
    top = float(state.tokens[at])
    first = 1.0  # chance of the rank
    second = 0.0
    third = 0.0
    for other in range(players):
        if other == seat:
            continue
        theirs = state.markers[other * et.KINGDOMS + kingdom]
        lead = float(theirs - own)
        if trolls:
            tokens = troll_sum(state, other)
            if tokens != mine:
                lead += TIE if tokens > mine else -TIE
        behind = logistic(lead / spread)
        if theirs == 0:
            behind *= arrive
        third += (second - third) * behind
        second += (first - second) * behind
        first -= first * behind
    total = first * top
    if age > 1:
        total += second * float(state.tokens[at - 1])
    if age > 2:
        total += third * float(state.tokens[at - 2])
    return total * arrive if own == 0 else total
