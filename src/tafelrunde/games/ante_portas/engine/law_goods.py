"""What stands against something at home in Ante Portas: paying, working, building, dealing. Each function returns the number of a reason.

It returns NOTHING if the thing is possible. Legality, refusals, rules of thumb and search ask these.
"""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.ante_portas.engine import _grammar as ap
from tafelrunde.games.ante_portas.engine import economy
from tafelrunde.games.ante_portas.engine.state import AntePortas
from tafelrunde.kernel.vectors import vec


def no_pay(state: AntePortas, seat: i64, goods: vec[i64], tools: i64) -> i64:
    """A seat spends goods and some tools beside, from its own stock (AP-2.5, AP-9.6) and within its spending limit (AP-2.4)."""
    for good in range(ap.GOODS):
        if state.stock[seat * ap.GOODS + good] < goods[good] + (tools if good == ap.Good.TOOLS else 0):
            return ap.No.MISSING
    return ap.No.NOTHING if economy.storable(goods) <= economy.spending_left(state, seat) else ap.No.LIMIT


def no_spend(state: AntePortas, seat: i64, good: i64, amount: i64) -> i64:
    """A seat spends some of one good (AP-2.4, AP-2.5); tools, ore and talers know no limit (AP-2.7)."""
    if state.stock[seat * ap.GOODS + good] < amount:
        return ap.No.MISSING
    return ap.No.NOTHING if good >= ap.STORABLE or amount <= economy.spending_left(state, seat) else ap.No.LIMIT


def no_refine(state: AntePortas, seat: i64, recipe: i64) -> i64:
    """A seat turns goods into others, or sells them (AP-5.2, AP-5.3, AP-6.1)."""
    return no_pay(state, seat, ap.RECIPE_IN[recipe], 0)


# Colonists


def no_employ(state: AntePortas, seat: i64, building: i64, colonist: i64) -> i64:
    """An unemployed colonist is put to work in a kind of building; a citizen costs 1 food at once (AP-3.6)."""
    spaces = ap.CITIZEN_WORKERS[building] if colonist == ap.Colonist.CITIZEN else ap.FARMER_WORKERS[building]
    if spaces == 0:
        return ap.No.EMPLOY_OTHER if ap.CITIZEN_WORKERS[building] + ap.FARMER_WORKERS[building] else ap.No.EMPLOY_NEVER
    if state.idle[seat * 2 + colonist] == 0:
        return ap.No.EMPLOY_NOBODY
    if economy.vacancy(state, seat, building, colonist) < 0:
        return ap.No.EMPLOY_FULL
    return ap.No.NOTHING if colonist == ap.Colonist.FARMER else no_spend(state, seat, ap.Good.FOOD, 1)


# Buildings


def no_razing(building: i64) -> i64:
    """A building is given up for another one: no residence, and no storage building, which has spots of its own (AP-3.9, AP-R29)."""
    return ap.No.NOTHING if building > ap.Building.STORAGE_HOUSE else ap.No.RAZE_HOME


def no_more(state: AntePortas, seat: i64, building: i64) -> i64:
    """A seat has one more building of a kind, price and spot apart."""
    if economy.supply_left(state, building) <= 0:
        return ap.No.BUILDING_SUPPLY  # AP-0.24
    if economy.built_count(state, seat, building) >= ap.MOST_BUILT[building]:
        return ap.No.BUILDING_MOST  # AP-5.4
    if ap.REMODELS[building] == 0:
        return ap.No.NOTHING
    if economy.remodel_spot(state, seat, building) < 0:
        return ap.No.REMODEL_NONE  # AP-3.5
    if building != ap.Building.FLAT or economy.free_homes(state, seat, ap.Colonist.FARMER) > 0 or state.idle[seat * 2] > 0:
        return ap.No.NOTHING
    return ap.No.REMODEL_WORKERS  # AP-3.4: an unemployed farmer leaves if there would be more farmers than homes


def no_build(state: AntePortas, seat: i64, building: i64, cost: i64, razed: i64, payer: i64) -> i64:
    """A seat builds and gives up a building of a kind (0: none), for a tool more (AP-3.9); a gift is paid for by the giver (AP-7.1)."""
    found = no_more(state, seat, building)
    if found == ap.No.NOTHING:
        found = no_pay(state, payer, ap.COSTS[cost], 1 if razed else 0)
    if found != ap.No.NOTHING:
        return found
    if ap.REMODELS[building]:
        return ap.No.RAZE_REMODEL if razed else ap.No.NOTHING
    if economy.free_spot(state, seat, building) >= 0:
        return ap.No.RAZE_NEEDLESS if razed else ap.No.NOTHING
    if ap.STORES[building]:
        return ap.No.STORAGE_FULL
    if razed == 0:
        return ap.No.SPOTS_FULL
    found = no_razing(razed)
    return found if found != ap.No.NOTHING or economy.raze_spot(state, seat, razed) >= 0 else ap.No.RAZE_MISSING


def no_building(state: AntePortas, seat: i64, building: i64, cost: i64, payer: i64) -> i64:
    """A seat builds in one way or another."""
    found = no_build(state, seat, building, cost, 0, payer)
    if found != ap.No.SPOTS_FULL:
        return found
    for razed in range(ap.Building.FORESTERS_HOUSE, ap.BUILDINGS):
        other = no_build(state, seat, building, cost, razed, payer)
        if other == ap.No.NOTHING:
            return ap.No.NOTHING
        if other == ap.No.MISSING and economy.raze_spot(state, seat, razed) >= 0:
            found = other
    return found


# Dealing


def no_store(state: AntePortas, seat: i64, good: i64) -> i64:
    """A good is brought in from a buffer (AP-2.6)."""
    if good >= ap.STORABLE:
        return ap.No.NO_SPACE_NEEDED  # AP-2.7
    if economy.buffered_at(state, seat, good) < 0:
        return ap.No.STORE_NOTHING
    return ap.No.NOTHING if economy.fits(state, seat, good) else ap.No.STORE_FULL  # AP-2.1


def no_dealing(state: AntePortas, seat: i64, other: i64, anywhere: bool) -> i64:
    """Two of a team who stand together hand goods over (AP-9.2, AP-22.5); at the end of a year anywhere (AP-8.7)."""
    if other == seat:
        return ap.No.GIVE_SELF
    if state.team(other) != state.team(seat):
        return ap.No.GIVE_TEAM
    return ap.No.NOTHING if anywhere or state.steward[other] == state.steward[seat] else ap.No.GIVE_APART


def no_handing(state: AntePortas, giver: i64, taker: i64, good: i64) -> i64:
    """A good that somebody has is handed to somebody who has space for it (AP-9.2, AP-9.3)."""
    if not economy.has_good(state, giver, good):
        return ap.No.GIVE_NONE
    return ap.No.NOTHING if economy.fits(state, taker, good) else ap.No.GIVE_FULL


def no_drop(state: AntePortas, seat: i64, good: i64) -> i64:
    """A good that does not fit is discarded (AP-2.2); one from a space of its own would not help (AP-2.1)."""
    if good >= ap.STORABLE:
        return ap.No.NO_SPACE_NEEDED  # AP-2.7
    if state.stock[seat * ap.GOODS + good] == 0:
        return ap.No.DROP_NONE
    over = economy.overflow(state, seat)
    state.stock[seat * ap.GOODS + good] -= 1
    helps = economy.overflow(state, seat) < over
    state.stock[seat * ap.GOODS + good] += 1
    return ap.No.NOTHING if helps else ap.No.DROP_NO_HELP


def no_fee_good(state: AntePortas, seat: i64, good: i64, due: i64) -> i64:
    """A good is paid to a steward of the other team: tools or food first, then building goods (AP-22.4, AP-R32)."""
    if ap.fee_first(due) and good != ap.Good.TOOLS and good != ap.Good.FOOD:
        return ap.No.FEE_FIRST
    if ap.fee_first(due) == 0 and (good >= ap.STORABLE or good == ap.Good.FOOD or good == ap.Good.ORE):
        return ap.No.FEE_GOODS
    return ap.No.NOTHING if state.stock[seat * ap.GOODS + good] > 0 else ap.No.FEE_NONE


def no_boost(state: AntePortas, seat: i64, building: i64, citizen: bool, used: i64) -> i64:
    """A factory boosts another operated building with the same type of worker, each once (AP-8.9)."""
    if building < ap.Building.FORESTERS_HOUSE or building >= ap.Building.FACTORY:
        return ap.No.BOOST_KIND
    if citizen != (ap.CITIZEN_WORKERS[building] > 0):
        return ap.No.BOOST_WORKER
    if economy.boost_spot(state, seat, building, citizen, used) >= 0:
        return ap.No.NOTHING
    for at in range(seat * ap.SPOTS, (seat + 1) * ap.SPOTS):
        if at != used and state.spot[at] == building and economy.is_operated(state, at):
            return ap.No.BOOST_FULL  # AP-2.5
    return ap.No.BOOST_TWICE if used >= 0 and state.spot[used] == building else ap.No.BOOST_IDLE
