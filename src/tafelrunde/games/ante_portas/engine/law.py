"""What stands against what a steward does in Ante Portas: going, acting, playing improvements. Each function returns a reason.

It returns NOTHING if the thing is possible. What it is made of stands in law_goods, law_field and law_fire.
"""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.ante_portas.engine import _grammar as ap
from tafelrunde.games.ante_portas.engine import law_field
from tafelrunde.games.ante_portas.engine.board import CENTRE, HEARTLAND, M3, SITE_NEXT, is_market
from tafelrunde.games.ante_portas.engine.economy import free_homes, storable
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
        return ap.Place.MARKET if state.epoch == 2 else 0
    if site < CENTRE:
        return ap.Place.MARKET
    return state.centre[site - CENTRE]


def no_site(state: AntePortas, site: i64) -> i64:
    """A steward goes to a site at all; in the Last Wave only to the command centre (AP-20.1)."""
    if state.phase >= ap.Phase.WAVE_ARRIVAL and site < CENTRE:
        return ap.No.WAVE_CENTRE
    return ap.No.NOTHING if place_at(state, site) > 0 else ap.No.NO_PLACE


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
        return ap.No.NOTHING
    at = seat * ap.GOODS
    stock = state.stock
    goods = stock[at + ap.Good.WOOD] + stock[at + ap.Good.CLAY] + stock[at + ap.Good.PLANKS] + stock[at + ap.Good.BRICKS]
    return ap.No.NOTHING if stock[at + ap.Good.TOOLS] + stock[at + ap.Good.FOOD] >= due and goods >= due else ap.No.FEE


def no_onward(state: AntePortas, seat: i64, site: i64) -> i64:
    """A steward moves on from a market to a site next to it: not where it stood, not to a market (AP-4.4)."""
    if is_market(site):
        return ap.No.ON_MARKET
    if site == state.origin:
        return ap.No.ON_ORIGIN
    found = no_site(state, site)
    return found if found != ap.No.NOTHING else no_fee(state, seat, site)


def onward(state: AntePortas, seat: i64, market: i64) -> vec[i64]:
    """Return where a steward may move on to from a market."""
    found = vec[i64]()
    for site in SITE_NEXT[market]:
        if no_onward(state, seat, site) == ap.No.NOTHING:
            found = append(found, site)
    return found


def no_goal(state: AntePortas, seat: i64, site: i64) -> i64:
    """A steward goes to a site, however far, the fee considered; on a market it may also move on (AP-4.3, AP-22.4)."""
    if site == state.steward[seat]:
        return ap.No.SAME_PLACE
    found = no_site(state, site)
    if found == ap.No.NOTHING:
        found = no_fee(state, seat, site)
    return ap.No.NOTHING if found == ap.No.FEE and is_market(site) and len(onward(state, seat, site)) > 0 else found


def no_go(state: AntePortas, seat: i64, site: i64) -> i64:
    """A steward goes next to where it is, or to any market (AP-4.3); boards are not next to each other (AP-0.7)."""
    found = no_goal(state, seat, site)
    here = state.steward[seat]
    if is_market(site) or (found != ap.No.NOTHING and found != ap.No.FEE):
        return found
    for near in SITE_NEXT[here]:
        if near == site:
            return found
    return ap.No.NOT_ADJACENT if (site < CENTRE) == (here < CENTRE) else ap.No.OTHER_BOARD


def no_ticket(state: AntePortas, seat: i64) -> i64:
    """A seat uses its Ticket (235, AP-R26)."""
    return no_spend(state, seat, ap.Good.CLAY, ap.TICKET_PRICE) if state.tickets[seat] > 0 else ap.No.NO_TICKET


def no_ticket_goal(state: AntePortas, seat: i64, site: i64) -> i64:
    """A Ticket leads to a site; a fee has to be paid with what it leaves."""
    full = no_goal(state, seat, site)
    if full != ap.No.NOTHING:
        return full
    state.stock[seat * ap.GOODS + ap.Good.CLAY] -= ap.TICKET_PRICE
    left = no_goal(state, seat, site)
    state.stock[seat * ap.GOODS + ap.Good.CLAY] += ap.TICKET_PRICE
    return ap.No.NOTHING if left == ap.No.NOTHING else ap.No.TICKET_FEE


def owes_fee(state: AntePortas, seat: i64, stage: i64) -> bool:
    """Return whether a seat has to pay or move on first: nobody stops on a market without the fee (AP-22.4)."""
    site = state.steward[seat]
    if stage != ap.Stage.MARKET or rivals(state, seat, site) == 0:
        return False
    return no_fee(state, seat, site) == ap.No.NOTHING or len(onward(state, seat, site)) > 0


# What places offer


def no_act(state: AntePortas, seat: i64, place: i64, second: i64) -> i64:
    """The action of a place, or its second one, does something (AP-4.1, AP-15.1)."""
    return no_second(state, seat, place) if second else no_first(state, seat, place)


def no_first(state: AntePortas, seat: i64, place: i64) -> i64:
    """The action of a place does something."""
    if ap.BUILDS[place]:
        return no_building(state, seat, ap.BUILDS[place], ap.COST_BUILDING + ap.BUILDS[place], seat)
    if ap.LAYS[place]:
        return law_field.no_laying(state, seat, ap.LAYS[place], ap.COST_TILE + ap.LAYS[place])
    if place == ap.Place.RECRUITING_OFFICER:
        return law_field.no_drafting(state, seat, seat)
    if place == ap.Place.COMMANDER or place == ap.Place.SUPREME_COMMANDER:
        return law_field.no_march(state, state.team(seat))
    if place == ap.Place.FIELD_DOCTOR:
        return law_field.no_healing(state, seat)
    if ap.REFINES[place] >= 0 and place != ap.Place.BAKER and place != ap.Place.GRAND_BAKER:
        return no_refine(state, seat, ap.REFINES[place])
    return ap.No.NOTHING


def no_second(state: AntePortas, seat: i64, place: i64) -> i64:
    """The second action of a place does something."""
    if place == ap.Place.BAKER or place == ap.Place.GRAND_BAKER:
        return no_refine(state, seat, ap.Recipe.SELL_FOOD)
    if place == ap.Place.RECRUITING_OFFICER:
        return law_field.no_dismissal(state, seat)
    if place == ap.Place.COMMANDER or place == ap.Place.SUPREME_COMMANDER:
        return law_field.no_rotation(state, state.team(seat))
    if place == ap.Place.FIELD_DOCTOR:
        return law_field.no_raising(state, seat)
    if place == ap.Place.TRAPPER:
        return no_recoiling(state, state.team(seat))
    return no_ignition(state, state.team(seat)) if place == ap.Place.COMBAT_ENGINEER else i64(ap.No.ACT_OTHER)


def no_special(state: AntePortas, seat: i64, special: i64) -> i64:
    """A special market action does something (AP-6.1)."""
    if special < ap.Special.PLANKS:
        return no_building(state, seat, special, ap.COST_BUILDING + special, seat)
    if special == ap.Special.PLANKS or special == ap.Special.TWO_PLANKS:
        return no_refine(state, seat, ap.Recipe.PLANKS)
    if special == ap.Special.BRICKS:
        return no_refine(state, seat, ap.Recipe.BRICKS)
    if special == ap.Special.ROTATE:
        return law_field.no_rotation(state, state.team(seat))
    if special == ap.Special.MARCH:
        return law_field.no_march(state, state.team(seat))
    return ap.No.NOTHING


def no_council(state: AntePortas, seat: i64) -> i64:
    """The War Council rotates buildings at a market (232)."""
    return law_field.no_rotation(state, state.team(seat)) if state.owns(seat, ap.Card.WAR_COUNCIL) else ap.No.NO_COUNCIL


# Improvements


def payer_of(state: AntePortas, giver: i64, taker: i64) -> i64:
    """Return who pays what the effect of a gift costs beside the printed price (AP-7.1, AP-R20, option gift_cost)."""
    return giver if state.rules.giver_pays else taker


def no_effect(state: AntePortas, seat: i64, card: i64, payer: i64) -> i64:
    """An improvement does something for a seat, if somebody pays for it (AP-7.3); what is converted is never paid by others."""
    effect = ap.CARD_EFFECT[card]
    subject = ap.CARD_SUBJECT[card]
    found: i64 = ap.No.NOTHING
    if effect == ap.Effect.DRAFT:
        found = law_field.no_drafting(state, seat, payer)
    elif effect == ap.Effect.LAY:
        found = law_field.no_laying(state, seat, subject, ap.COST_NOTHING)
    elif effect == ap.Effect.BUILD:
        found = no_building(state, seat, subject, ap.COST_EACH + card, payer)
    elif effect == ap.Effect.REFINE:
        found = no_refine(state, seat, subject)
    elif effect == ap.Effect.HANDSAW:
        found = no_refine(state, seat, ap.Recipe.PLANKS)
    elif effect == ap.Effect.FIELD_HOSPITAL:
        found = ap.No.NOTHING if state.patients[state.team(seat) * 2] > 0 and home_for_farmer(state, state.team(seat)) else ap.No.NO_EFFECT
    elif effect == ap.Effect.MARCH:
        found = law_field.no_march(state, state.team(seat))
    return ap.No.NOTHING if found == ap.No.NOTHING else ap.No.NO_EFFECT


def home_for_farmer(state: AntePortas, team: i64) -> bool:
    """Return whether somebody of a team has a free home for a farmer."""
    for seat in range(state.rules.players):
        if state.team(seat) == team and free_homes(state, seat, ap.Colonist.FARMER) > 0:
            return True
    return False


def no_gift(state: AntePortas, seat: i64, taker: i64, card: i64) -> i64:
    """An improvement is given within the team, to somebody for whom it does something; or kept (AP-7.2, AP-7.3, AP-22.5)."""
    if state.team(taker) != state.team(seat):
        return ap.No.GIFT_TEAM
    if no_effect(state, taker, card, payer_of(state, seat, taker)) == ap.No.NOTHING:
        return ap.No.NOTHING
    if taker == seat:
        return ap.No.KEEP_NO_EFFECT
    if state.rules.giver_pays and no_effect(state, taker, card, taker) == ap.No.NOTHING:
        return ap.No.GIFT_UNPAID  # AP-R20
    return ap.No.GIFT_NO_EFFECT


def no_help(state: AntePortas, seat: i64, card: i64) -> i64:
    """An improvement of a seat does something for anybody of its team."""
    for other in range(state.rules.players):
        if state.team(other) == state.team(seat) and no_effect(state, other, card, payer_of(state, seat, other)) == ap.No.NOTHING:
            return ap.No.NOTHING
    return ap.No.NO_EFFECT


def no_play(state: AntePortas, seat: i64, card: i64) -> i64:
    """An improvement in hand can be paid, and does something for somebody (AP-7.1, AP-7.3)."""
    if state.improvement[card] != ap.At.HAND + seat:
        return ap.No.NOT_IN_HAND
    cost = ap.COSTS[ap.COST_CARD + card]
    found = no_pay(state, seat, cost, 0)
    if found != ap.No.NOTHING or not state.rules.giver_pays:
        return found if found != ap.No.NOTHING else no_help(state, seat, card)
    for good in range(ap.GOODS):  # what the effect costs is paid with what the card leaves
        state.stock[seat * ap.GOODS + good] -= cost[good]
    state.spent[seat] += storable(cost)
    found = no_help(state, seat, card)
    for good in range(ap.GOODS):
        state.stock[seat * ap.GOODS + good] += cost[good]
    state.spent[seat] -= storable(cost)
    return found
