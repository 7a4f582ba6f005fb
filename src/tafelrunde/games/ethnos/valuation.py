"""What a position of Ethnos is worth to a seat (section 13 of the rules): the features that a search weighs. Compiled.

Glory is counted in tens. The hands of rivals are looked at as they are: a search imagines them before it asks.
"""

from __future__ import annotations

import math
from typing import Final, cast

from mypy_extensions import i64

from tafelrunde.games.ethnos.data import (
    BAND_GLORY,
    COPIES,
    DRAGONS,
    HAND_LIMIT,
    KINDS,
    KINGDOMS,
    ORC_GLORY,
    SKELETON,
    TRIBES,
    WALK,
    Ask,
    Tribe,
)
from tafelrunde.games.ethnos.judgement import Outlook, judge
from tafelrunde.games.ethnos.legal import sensible_plays
from tafelrunde.games.ethnos.scoring import orc_count, scoring_size, troll_sum
from tafelrunde.games.ethnos.state import Ethnos, has_tribe
from tafelrunde.kernel.contract import State
from tafelrunde.kernel.judge import Judge, logistic
from tafelrunde.kernel.plays import plays
from tafelrunde.kernel.rows import filled
from tafelrunde.kernel.vectors import append, vec

WEIGHTS: Final = {
    "banked": 1.0,
    "kingdoms": 1.0,
    "kingdoms_later": 1.0,
    "plan": 1.0,
    "turn": 1.0,
    "cards": 0.0,
    "best": 0.0,
    "second": 0.0,
    "orcs": 1.0,
    "merfolk": 1.0,
    "giants": 1.0,
    "trolls": 0.02,
    "markers": 0.0,
}

MARKER: Final = 2.5  # glory of a marker that a band in hand could place
SPREAD: Final = 0.25  # how uncertain a lead of one marker is: at the end of the age, when it begins, with every age more
SPREAD_AGE: Final = 0.6
SPREAD_LATER: Final = 0.85
ARRIVE: Final = 0.45  # chance that a player without a marker in a kingdom gets one during an age
TIE: Final = 0.5  # what winning ties is worth, in markers
END: Final = 2.0
WHOLE: Final = 14.0
LAST_TURNS: Final = 0.12  # share of an age in which a hand may come too late


class EthnosJudge(Judge):
    """What Ethnos thinks of positions and plays."""

    def __init__(self, weights: list[float]) -> None:
        super().__init__(weights, False, 10)

    def scores(self, state: State, seat: i64, plays: list[tuple[int, ...]]) -> list[int]:
        return judge(cast(Ethnos, state), seat, plays)

    def sides(self, state: State) -> list[int]:
        return list(range(cast(Ethnos, state).rules.players))

    def choices(self, state: State, seat: i64) -> list[tuple[int, ...]]:
        ask = state.steps[-1] & WALK
        if ask == Ask.TURN or ask == Ask.CHAIN:
            return sensible_plays(cast(Ethnos, state), seat, ask == Ask.CHAIN)
        return plays(state, seat)

    def quiet(self, state: State) -> bool:
        """A turn is over, with all that its band has brought."""
        ask = cast(Ethnos, state).steps[-1] & WALK
        return ask in (Ask.TURN, Ask.BAN)

    def features(self, state: State, seat: i64) -> vec[float]:
        return features(cast(Ethnos, state), seat)


def features(state: Ethnos, seat: i64) -> vec[float]:
    """Return the features in the order of `WEIGHTS`."""
    left = age_left(state)
    unit = 1.0 / uncertainty(state, left)
    banked = float(state.glory[seat])
    for band in range(len(state.band_owner)):
        if state.band_owner[band] == seat:
            banked += float(BAND_GLORY[min(scoring_size(state, band), 6)])
    later = 0.0
    for age in range(state.age + 1, state.rules.ages + 1):
        for kingdom in range(KINGDOMS):
            later += payout(state, seat, kingdom, age, left)
    now = 0.0
    plan = 0.0
    turn = 0.0
    orcs = 0.0
    merfolk = 0.0
    giants = 0.0
    markers = 0.0
    if state.age > 0:
        outlook = Outlook(state, seat)
        plan = outlook.hand_value(HAND_LIMIT)
        if state.to_move == seat:
            turn = outlook.rate
        for kingdom in range(KINGDOMS):
            now += payout(state, seat, kingdom, state.age, left)
            markers += float(state.markers[seat * KINGDOMS + kingdom])
        if has_tribe(state, Tribe.ORC):
            count = orc_count(state, seat)
            orcs = float(ORC_GLORY[count]) + float(count * (state.rules.ages - state.age))
        if has_tribe(state, Tribe.MERFOLK):
            merfolk = outlook.at_sea()
        if state.giant >= 0 and state.band_owner[state.giant] == seat:
            giants = outlook.giant_token() * outlook.giant_holds(state.giant_record)
    best, second = hand_values(state, seat)
    in_time = min(1.0, left / LAST_TURNS)
    found = vec[float]()
    found = append(found, unit * banked)
    found = append(found, unit * now)
    found = append(found, unit * later)
    found = append(found, unit * plan)
    found = append(found, unit * turn)
    found = append(found, unit * in_time * float(state.hand_size[seat]))
    found = append(found, unit * in_time * best)
    found = append(found, unit * in_time * second)
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
        cards += COPIES[kind]
    whole = draws(cards // 2, cards - cards // 2, DRAGONS)
    return min(1.0, draws(state.top, state.deck_size - state.top, DRAGONS - state.dragons) / whole)


def draws(safe: i64, below: i64, dragons: i64) -> float:
    """Return how many ally cards are drawn on average until the last dragon comes."""
    return float(safe) + float(dragons * (below + dragons + 1)) / float(dragons + 1) - float(dragons)


def payout(state: Ethnos, seat: i64, kingdom: i64, age: i64, left: float) -> float:
    """Return what a kingdom is expected to pay a seat at the end of an age (ET-22, ET-23)."""
    players = state.rules.players
    spread = SPREAD + SPREAD_AGE * left + SPREAD_LATER * float(age - state.age)
    arrive = ARRIVE * left if age == state.age else 0.7
    own = state.markers[seat * KINGDOMS + kingdom]
    trolls = age == state.age and Tribe.TROLL in state.tribes
    mine: i64 = troll_sum(state, seat) if trolls else 0
    at = kingdom * 3 + age - 1
    top = float(state.tokens[at])
    first = 1.0  # chance of the rank
    second = 0.0
    third = 0.0
    alone = 1.0
    for other in range(players):
        if other == seat:
            continue
        theirs = state.markers[other * KINGDOMS + kingdom]
        lead = float(theirs - own)
        if trolls:
            tokens = troll_sum(state, other)
            if tokens != mine:
                lead += TIE if tokens > mine else -TIE
        behind = logistic(lead / spread)
        there = 1.0
        if theirs == 0:
            there = arrive
            behind *= arrive
        alone *= 1.0 - there
        third += (second - third) * behind
        second += (first - second) * behind
        first -= first * behind
    total = first * top
    if players == 2 and age == state.rules.ages:
        total += alone * float(state.tokens[at - 1]) if age > 1 else 0.0  # ET-23: who is alone gets both
    else:
        if age > 1:
            total += second * float(state.tokens[at - 1])
        if age > 2:
            total += third * float(state.tokens[at - 2])
    return total * arrive if own == 0 else total


def hand_values(state: Ethnos, seat: i64) -> tuple[float, float]:
    """Return what the best band in hand would bring, with its marker, and the best one of the other sort beside it."""
    by_tribe: vec[i64] = filled(TRIBES, 0)
    by_colour: vec[i64] = filled(KINGDOMS, 0)
    for kind in state.kinds:
        count = state.hand[seat * KINDS + kind]
        if count > 0 and kind != SKELETON:
            by_tribe[kind // KINGDOMS] += count
            by_colour[kind % KINGDOMS] += count
    wild = state.hand[seat * KINDS + SKELETON]
    best = 0.0
    second = 0.0
    for kingdom in range(KINGDOMS):
        value = band_value(by_colour[kingdom], wild, needed(state, seat, kingdom))
        if value > best:
            second = best
            best = value
        elif value > second:
            second = value
    least: i64 = 99  # a band of a tribe takes the kingdom with the fewest markers, roughly
    for kingdom in range(KINGDOMS):
        least = min(least, needed(state, seat, kingdom))
    for tribe in state.tribes:
        value = band_value(by_tribe[tribe], wild, least + 1)
        if value > best:
            second = best
            best = value
        elif value > second:
            second = value
    return best, second


def needed(state: Ethnos, seat: i64, kingdom: i64) -> i64:
    """Return how large a band must be at least to place a marker in a kingdom (ET-7)."""
    least = state.markers[seat * KINGDOMS + kingdom] + 1
    if state.rules.players == 2:  # ET-7.3
        least += state.markers[(1 - seat) * KINGDOMS + kingdom]
    return least


def band_value(cards: i64, wild: i64, least: i64) -> float:
    """Return what a band of so many cards is worth, Skeletons only for its marker."""
    if cards == 0:
        return 0.0
    value = float(BAND_GLORY[min(cards, 6)])
    if cards + wild >= least:
        value += MARKER
    return value
