"""What stands against something at home in Ante Portas: paying, working, building, dealing. Each function returns the number of a reason.

It returns NOTHING if the thing is possible. Legality, refusals, rules of thumb and search ask these.
"""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.ante_portas.engine._grammar import (
    BUILDINGS,
    CITIZEN_WORKERS,
    COSTS,
    FARMER_WORKERS,
    GOODS,
    MOST_BUILT,
    RECIPE_IN,
    REMODELS,
    SPOTS,
    STORABLE,
    STORES,
    Building,
    Colonist,
    Good,
    No,
    fee_first,
)
from tafelrunde.games.ante_portas.engine.economy import (
    boost_spot,
    buffered_at,
    built_count,
    fits,
    free_homes,
    free_spot,
    has_good,
    is_operated,
    overflow,
    raze_spot,
    remodel_spot,
    spending_left,
    storable,
    supply_left,
    vacancy,
)
from tafelrunde.games.ante_portas.engine.state import AntePortas
from tafelrunde.kernel.vectors import vec


def no_pay(state: AntePortas, seat: i64, goods: vec[i64], tools: i64) -> i64:
    """A seat spends goods and some tools beside, from its own stock (AP-2.5, AP-9.6) and within its spending limit (AP-2.4)."""
    for good in range(GOODS):
        if state.stock[seat * GOODS + good] < goods[good] + (tools if good == Good.TOOLS else 0):
            return No.MISSING
    return No.NOTHING if storable(goods) <= spending_left(state, seat) else No.LIMIT


def no_spend(state: AntePortas, seat: i64, good: i64, amount: i64) -> i64:
    """A seat spends some of one good (AP-2.4, AP-2.5); tools, ore and talers know no limit (AP-2.7)."""
    if state.stock[seat * GOODS + good] < amount:
        return No.MISSING
    return No.NOTHING if good >= STORABLE or amount <= spending_left(state, seat) else No.LIMIT


def no_refine(state: AntePortas, seat: i64, recipe: i64) -> i64:
    """A seat turns goods into others, or sells them (AP-5.2, AP-5.3, AP-6.1)."""
    return no_pay(state, seat, RECIPE_IN[recipe], 0)


# Colonists


def no_employ(state: AntePortas, seat: i64, building: i64, colonist: i64) -> i64:
    """An unemployed colonist is put to work in a kind of building; a citizen costs 1 food at once (AP-3.6)."""
    spaces = CITIZEN_WORKERS[building] if colonist == Colonist.CITIZEN else FARMER_WORKERS[building]
    if spaces == 0:
        return No.EMPLOY_OTHER if CITIZEN_WORKERS[building] + FARMER_WORKERS[building] else No.EMPLOY_NEVER
    if state.idle[seat * 2 + colonist] == 0:
        return No.EMPLOY_NOBODY
    if vacancy(state, seat, building, colonist) < 0:
        return No.EMPLOY_FULL
    return No.NOTHING if colonist == Colonist.FARMER else no_spend(state, seat, Good.FOOD, 1)


# Buildings


def no_razing(building: i64) -> i64:
    """A building is given up for another one: no residence, and no storage building, which has spots of its own (AP-3.9, AP-R29)."""
    return No.NOTHING if building > Building.STORAGE_HOUSE else No.RAZE_HOME


def no_more(state: AntePortas, seat: i64, building: i64) -> i64:
    """A seat has one more building of a kind, price and spot apart."""
    if supply_left(state, building) <= 0:
        return No.BUILDING_SUPPLY  # AP-0.24
    if built_count(state, seat, building) >= MOST_BUILT[building]:
        return No.BUILDING_MOST  # AP-5.4
    if REMODELS[building] == 0:
        return No.NOTHING
    if remodel_spot(state, seat, building) < 0:
        return No.REMODEL_NONE  # AP-3.5
    if building != Building.FLAT or free_homes(state, seat, Colonist.FARMER) > 0 or state.idle[seat * 2] > 0:
        return No.NOTHING
    return No.REMODEL_WORKERS  # AP-3.4: an unemployed farmer leaves if there would be more farmers than homes


def no_build(state: AntePortas, seat: i64, building: i64, cost: i64, razed: i64, payer: i64) -> i64:
    """A seat builds and gives up a building of a kind (0: none), for a tool more (AP-3.9); a gift is paid for by the giver (AP-7.1)."""
    found = no_more(state, seat, building)
    if found == No.NOTHING:
        found = no_pay(state, payer, COSTS[cost], 1 if razed else 0)
    if found != No.NOTHING:
        return found
    if REMODELS[building]:
        return No.RAZE_REMODEL if razed else No.NOTHING
    if free_spot(state, seat, building) >= 0:
        return No.RAZE_NEEDLESS if razed else No.NOTHING
    if STORES[building]:
        return No.STORAGE_FULL
    if razed == 0:
        return No.SPOTS_FULL
    found = no_razing(razed)
    return found if found != No.NOTHING or raze_spot(state, seat, razed) >= 0 else No.RAZE_MISSING


def no_building(state: AntePortas, seat: i64, building: i64, cost: i64, payer: i64) -> i64:
    """A seat builds in one way or another."""
    found = no_build(state, seat, building, cost, 0, payer)
    if found != No.SPOTS_FULL:
        return found
    for razed in range(Building.FORESTERS_HOUSE, BUILDINGS):
        other = no_build(state, seat, building, cost, razed, payer)
        if other == No.NOTHING:
            return No.NOTHING
        if other == No.MISSING and raze_spot(state, seat, razed) >= 0:
            found = other
    return found


# Dealing


def no_store(state: AntePortas, seat: i64, good: i64) -> i64:
    """A good is brought in from a buffer (AP-2.6)."""
    if good >= STORABLE:
        return No.NO_SPACE_NEEDED  # AP-2.7
    if buffered_at(state, seat, good) < 0:
        return No.STORE_NOTHING
    return No.NOTHING if fits(state, seat, good) else No.STORE_FULL  # AP-2.1


def no_dealing(state: AntePortas, seat: i64, other: i64, anywhere: bool) -> i64:
    """Two of a team who stand together hand goods over (AP-9.2, AP-22.5); at the end of a year anywhere (AP-8.7)."""
    if other == seat:
        return No.GIVE_SELF
    if state.team(other) != state.team(seat):
        return No.GIVE_TEAM
    return No.NOTHING if anywhere or state.steward[other] == state.steward[seat] else No.GIVE_APART


def no_handing(state: AntePortas, giver: i64, taker: i64, good: i64) -> i64:
    """A good that somebody has is handed to somebody who has space for it (AP-9.2, AP-9.3)."""
    if not has_good(state, giver, good):
        return No.GIVE_NONE
    return No.NOTHING if fits(state, taker, good) else No.GIVE_FULL


def no_drop(state: AntePortas, seat: i64, good: i64) -> i64:
    """A good that does not fit is discarded (AP-2.2); one from a space of its own would not help (AP-2.1)."""
    if good >= STORABLE:
        return No.NO_SPACE_NEEDED  # AP-2.7
    if state.stock[seat * GOODS + good] == 0:
        return No.DROP_NONE
    over = overflow(state, seat)
    state.stock[seat * GOODS + good] -= 1
    helps = overflow(state, seat) < over
    state.stock[seat * GOODS + good] += 1
    return No.NOTHING if helps else No.DROP_NO_HELP


def no_fee_good(state: AntePortas, seat: i64, good: i64, due: i64) -> i64:
    """A good is paid to a steward of the other team: tools or food first, then building goods (AP-22.4, AP-R32)."""
    if fee_first(due) and good != Good.TOOLS and good != Good.FOOD:
        return No.FEE_FIRST
    if fee_first(due) == 0 and (good >= STORABLE or good == Good.FOOD or good == Good.ORE):
        return No.FEE_GOODS
    return No.NOTHING if state.stock[seat * GOODS + good] > 0 else No.FEE_NONE


def no_boost(state: AntePortas, seat: i64, building: i64, citizen: bool, used: i64) -> i64:
    """A factory boosts another operated building with the same type of worker, each once (AP-8.9)."""
    if building < Building.FORESTERS_HOUSE or building >= Building.FACTORY:
        return No.BOOST_KIND
    if citizen != (CITIZEN_WORKERS[building] > 0):
        return No.BOOST_WORKER
    if boost_spot(state, seat, building, citizen, used) >= 0:
        return No.NOTHING
    for at in range(seat * SPOTS, (seat + 1) * SPOTS):
        if at != used and state.spot[at] == building and is_operated(state, at):
            return No.BOOST_FULL  # AP-2.5
    return No.BOOST_TWICE if used >= 0 and state.spot[used] == building else No.BOOST_IDLE
