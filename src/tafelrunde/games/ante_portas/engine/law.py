"""What stands against what a steward does in Ante Portas: going, acting, playing improvements. Each function returns a reason.

It returns NOTHING if the thing is possible. What it is made of stands in law_goods, law_field and law_fire.
"""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.ante_portas.engine._grammar import (
    BUILDS,
    CARD_EFFECT,
    CARD_SUBJECT,
    COST_BUILDING,
    COST_CARD,
    COST_EACH,
    COST_NOTHING,
    COST_TILE,
    COSTS,
    GOODS,
    LAYS,
    REFINES,
    TICKET_PRICE,
    At,
    Card,
    Colonist,
    Effect,
    Good,
    No,
    Phase,
    Place,
    Recipe,
    Special,
    Stage,
)
from tafelrunde.games.ante_portas.engine.board import CENTRE, HEARTLAND, M3, SITE_NEXT, is_market
from tafelrunde.games.ante_portas.engine.economy import free_homes, storable
from tafelrunde.games.ante_portas.engine.law_field import (
    no_dismissal,
    no_drafting,
    no_healing,
    no_laying,
    no_march,
    no_raising,
    no_rotation,
)
from tafelrunde.games.ante_portas.engine.law_fire import no_ignition, no_recoiling
from tafelrunde.games.ante_portas.engine.law_goods import no_building, no_pay, no_refine, no_spend
from tafelrunde.games.ante_portas.engine.state import AntePortas
from tafelrunde.kernel.vectors import append, vec

# Going


def place_at(state: AntePortas, site: i64) -> i64:
    """Return the place on a site, 0 if there is none (yet)."""
    if site < HEARTLAND:
        return state.heart[site]
    if site == M3:
        return Place.MARKET if state.epoch == 2 else 0
    if site < CENTRE:
        return Place.MARKET
    return state.centre[site - CENTRE]


def no_site(state: AntePortas, site: i64) -> i64:
    """A steward goes to a site at all; in the Last Wave only to the command centre (AP-20.1)."""
    if state.phase >= Phase.WAVE_ARRIVAL and site < CENTRE:
        return No.WAVE_CENTRE
    return No.NOTHING if place_at(state, site) > 0 else No.NO_PLACE


def rivals(state: AntePortas, seat: i64, site: i64) -> i64:
    """Return how many opposing stewards stand on a site; none in coop (AP-4.5, AP-22.4, AP-9.1)."""
    if state.rules.coop:
        return 0
    found: i64 = 0
    for other in range(state.rules.players):
        if state.steward[other] == site and state.team(other) != state.team(seat):
            found += 1
    return found


def no_fee(state: AntePortas, seat: i64, site: i64) -> i64:
    """A seat pays the fee of a site to the opposing stewards there (AP-22.4)."""
    due = rivals(state, seat, site) * state.epoch
    if due == 0:
        return No.NOTHING
    at = seat * GOODS
    stock = state.stock
    goods = stock[at + Good.WOOD] + stock[at + Good.CLAY] + stock[at + Good.PLANKS] + stock[at + Good.BRICKS]
    return No.NOTHING if stock[at + Good.TOOLS] + stock[at + Good.FOOD] >= due and goods >= due else No.FEE


def no_onward(state: AntePortas, seat: i64, site: i64) -> i64:
    """A steward moves on from a market to a site next to it: not where it stood, not to a market (AP-4.4)."""
    if is_market(site):
        return No.ON_MARKET
    if site == state.origin:
        return No.ON_ORIGIN
    found = no_site(state, site)
    return found if found != No.NOTHING else no_fee(state, seat, site)


def onward(state: AntePortas, seat: i64, market: i64) -> vec[i64]:
    """Return where a steward may move on to from a market."""
    found = vec[i64]()
    for site in SITE_NEXT[market]:
        if no_onward(state, seat, site) == No.NOTHING:
            found = append(found, site)
    return found


def no_goal(state: AntePortas, seat: i64, site: i64) -> i64:
    """A steward goes to a site, however far, the fee considered; on a market it may also move on (AP-4.3, AP-22.4)."""
    if site == state.steward[seat]:
        return No.SAME_PLACE
    found = no_site(state, site)
    if found == No.NOTHING:
        found = no_fee(state, seat, site)
    return No.NOTHING if found == No.FEE and is_market(site) and len(onward(state, seat, site)) > 0 else found


def no_go(state: AntePortas, seat: i64, site: i64) -> i64:
    """A steward goes next to where it is, or to any market (AP-4.3); boards are not next to each other (AP-0.7)."""
    found = no_goal(state, seat, site)
    here = state.steward[seat]
    if found != No.NOTHING and found != No.FEE:
        return found
    if is_market(site) or site in SITE_NEXT[here]:
        return found
    return No.NOT_ADJACENT if (site < CENTRE) == (here < CENTRE) else No.OTHER_BOARD


def no_ticket(state: AntePortas, seat: i64) -> i64:
    """A seat uses its Ticket (235, AP-R26)."""
    return no_spend(state, seat, Good.CLAY, TICKET_PRICE) if state.tickets[seat] > 0 else No.NO_TICKET


def no_ticket_goal(state: AntePortas, seat: i64, site: i64) -> i64:
    """A Ticket leads to a site; a fee has to be paid with what it leaves."""
    full = no_goal(state, seat, site)
    if full != No.NOTHING:
        return full
    state.stock[seat * GOODS + Good.CLAY] -= TICKET_PRICE
    left = no_goal(state, seat, site)
    state.stock[seat * GOODS + Good.CLAY] += TICKET_PRICE
    return No.NOTHING if left == No.NOTHING else No.TICKET_FEE


def owes_fee(state: AntePortas, seat: i64, stage: i64) -> bool:
    """Return whether a seat has to pay or move on first: nobody stops on a market without the fee (AP-22.4)."""
    site = state.steward[seat]
    if stage != Stage.MARKET or rivals(state, seat, site) == 0:
        return False
    return no_fee(state, seat, site) == No.NOTHING or len(onward(state, seat, site)) > 0


# What places offer


def no_act(state: AntePortas, seat: i64, place: i64, second: i64) -> i64:
    """The action of a place, or its second one, does something (AP-4.1, AP-15.1)."""
    return no_second(state, seat, place) if second else no_first(state, seat, place)


def no_first(state: AntePortas, seat: i64, place: i64) -> i64:
    """The action of a place does something."""
    if BUILDS[place]:
        return no_building(state, seat, BUILDS[place], COST_BUILDING + BUILDS[place], seat)
    if LAYS[place]:
        return no_laying(state, seat, LAYS[place], COST_TILE + LAYS[place])
    if place == Place.RECRUITING_OFFICER:
        return no_drafting(state, seat, seat)
    if place == Place.COMMANDER or place == Place.SUPREME_COMMANDER:
        return no_march(state, state.team(seat))
    if place == Place.FIELD_DOCTOR:
        return no_healing(state, seat)
    if REFINES[place] >= 0 and place != Place.BAKER and place != Place.GRAND_BAKER:
        return no_refine(state, seat, REFINES[place])
    return No.NOTHING


def no_second(state: AntePortas, seat: i64, place: i64) -> i64:
    """The second action of a place does something."""
    if place == Place.BAKER or place == Place.GRAND_BAKER:
        return no_refine(state, seat, Recipe.SELL_FOOD)
    if place == Place.RECRUITING_OFFICER:
        return no_dismissal(state, seat)
    if place == Place.COMMANDER or place == Place.SUPREME_COMMANDER:
        return no_rotation(state, state.team(seat))
    if place == Place.FIELD_DOCTOR:
        return no_raising(state, seat)
    if place == Place.TRAPPER:
        return no_recoiling(state, state.team(seat))
    return no_ignition(state, state.team(seat)) if place == Place.COMBAT_ENGINEER else i64(No.ACT_OTHER)


def no_special(state: AntePortas, seat: i64, special: i64) -> i64:
    """A special market action does something (AP-6.1)."""
    if special < Special.PLANKS:
        return no_building(state, seat, special, COST_BUILDING + special, seat)
    if special == Special.PLANKS or special == Special.TWO_PLANKS:
        return no_refine(state, seat, Recipe.PLANKS)
    if special == Special.BRICKS:
        return no_refine(state, seat, Recipe.BRICKS)
    if special == Special.ROTATE:
        return no_rotation(state, state.team(seat))
    if special == Special.MARCH:
        return no_march(state, state.team(seat))
    return No.NOTHING


def no_council(state: AntePortas, seat: i64) -> i64:
    """The War Council rotates buildings at a market (232)."""
    return no_rotation(state, state.team(seat)) if state.owns(seat, Card.WAR_COUNCIL) else No.NO_COUNCIL


# Improvements


def payer_of(state: AntePortas, giver: i64, taker: i64) -> i64:
    """Return who pays what the effect of a gift costs beside the printed price (AP-7.1, AP-R20, option gift_cost)."""
    return giver if state.rules.giver_pays else taker


def no_effect(state: AntePortas, seat: i64, card: i64, payer: i64) -> i64:
    """An improvement does something for a seat, if somebody pays for it (AP-7.3); what is converted is never paid by others."""
    effect = CARD_EFFECT[card]
    subject = CARD_SUBJECT[card]
    found: i64 = No.NOTHING
    if effect == Effect.DRAFT:
        found = no_drafting(state, seat, payer)
    elif effect == Effect.LAY:
        found = no_laying(state, seat, subject, COST_NOTHING)
    elif effect == Effect.BUILD:
        found = no_building(state, seat, subject, COST_EACH + card, payer)
    elif effect == Effect.REFINE:
        found = no_refine(state, seat, subject)
    elif effect == Effect.HANDSAW:
        found = no_refine(state, seat, Recipe.PLANKS)
    elif effect == Effect.FIELD_HOSPITAL:
        found = No.NOTHING if state.patients[state.team(seat) * 2] > 0 and home_for_farmer(state, state.team(seat)) else No.NO_EFFECT
    elif effect == Effect.MARCH:
        found = no_march(state, state.team(seat))
    return No.NOTHING if found == No.NOTHING else No.NO_EFFECT


def home_for_farmer(state: AntePortas, team: i64) -> bool:
    """Return whether somebody of a team has a free home for a farmer."""
    for seat in range(state.rules.players):
        if state.team(seat) == team and free_homes(state, seat, Colonist.FARMER) > 0:
            return True
    return False


def no_gift(state: AntePortas, seat: i64, taker: i64, card: i64) -> i64:
    """An improvement is given within the team, to somebody for whom it does something; or kept (AP-7.2, AP-7.3, AP-22.5)."""
    if state.team(taker) != state.team(seat):
        return No.GIFT_TEAM
    if no_effect(state, taker, card, payer_of(state, seat, taker)) == No.NOTHING:
        return No.NOTHING
    if taker == seat:
        return No.KEEP_NO_EFFECT
    if state.rules.giver_pays and no_effect(state, taker, card, taker) == No.NOTHING:
        return No.GIFT_UNPAID  # AP-R20
    return No.GIFT_NO_EFFECT


def no_help(state: AntePortas, seat: i64, card: i64) -> i64:
    """An improvement of a seat does something for anybody of its team."""
    for other in range(state.rules.players):
        if state.team(other) == state.team(seat) and no_effect(state, other, card, payer_of(state, seat, other)) == No.NOTHING:
            return No.NOTHING
    return No.NO_EFFECT


def no_play(state: AntePortas, seat: i64, card: i64) -> i64:
    """An improvement in hand can be paid, and does something for somebody (AP-7.1, AP-7.3)."""
    if state.improvement[card] != At.HAND + seat:
        return No.NOT_IN_HAND
    cost = COSTS[COST_CARD + card]
    found = no_pay(state, seat, cost, 0)
    if found != No.NOTHING or not state.rules.giver_pays:
        return found if found != No.NOTHING else no_help(state, seat, card)
    for good in range(GOODS):  # what the effect costs is paid with what the card leaves
        state.stock[seat * GOODS + good] -= cost[good]
    state.spent[seat] += storable(cost)
    found = no_help(state, seat, card)
    for good in range(GOODS):
        state.stock[seat * GOODS + good] += cost[good]
    state.spent[seat] -= storable(cost)
    return found
