"""A steward's turn: where to go, what may be done on the side, and what places offer (AP-4 to AP-6, AP-9, AP-22.4)."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.ante_portas.engine._grammar import (
    ANY_NUMBER,
    BUILDINGS,
    BUILDS,
    BUNDLE_COUNT,
    COST_BUILDING,
    COST_TILE,
    FLUNG_AT_ONCE,
    GAINS,
    GOODS,
    HEXES,
    LAYS,
    MARKET_SPECIAL,
    REFINES,
    SALES,
    STORABLE,
    TICKET_PRICE,
    Building,
    Card,
    Colonist,
    Good,
    Happened,
    Phase,
    Place,
    Recipe,
    Special,
    Tile,
    Window,
    ask_build,
    ask_dismiss,
    ask_draft,
    ask_fee,
    ask_heal,
    ask_ignite,
    ask_lay,
    ask_play,
    ask_raise,
    ask_recoil,
    ask_refine,
    ask_rotate,
    do_act,
    do_ask,
    do_bundle,
    do_employ,
    do_give,
    do_refine,
    do_special,
    do_store,
    fee,
)
from tafelrunde.games.ante_portas.engine.board import CENTRE, HEARTLAND, M0, M1, M2, M3, SITE_NEXT, SITES, is_market
from tafelrunde.games.ante_portas.engine.command import (
    begin_march,
    can_draft,
    can_heal,
    can_lay_any,
    can_march,
    can_rotate,
    heal_price,
    raise_price,
)
from tafelrunde.games.ante_portas.engine.economy import (
    any_build,
    buffered_at,
    can_employ,
    can_refine,
    can_spend,
    fits,
    free_homes,
    gain,
    has_good,
    receive,
)
from tafelrunde.games.ante_portas.engine.explosives import recoil_actions
from tafelrunde.games.ante_portas.engine.improvements import draw, press_hand
from tafelrunde.games.ante_portas.engine.sight import sight
from tafelrunde.games.ante_portas.engine.soldiers import soldier_actions
from tafelrunde.games.ante_portas.engine.state import AntePortas
from tafelrunde.kernel.contract import BIT
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


def is_usable(state: AntePortas, site: i64) -> bool:
    """Return whether a steward may go to a site at all; in the Last Wave only to the command centre (AP-20.1)."""
    if state.phase >= Phase.WAVE_ARRIVAL and site < CENTRE:
        return False
    return place_at(state, site) > 0


def rivals(state: AntePortas, seat: i64, site: i64) -> i64:
    """Return how many opposing stewards stand on a site; none in coop (AP-4.5, AP-22.4)."""
    if state.rules.coop:
        return 0
    found: i64 = 0
    for other in range(state.rules.players):
        if state.steward[other] == site and state.team(other) != state.team(seat):
            found += 1
    return found


def can_pay_fee(state: AntePortas, seat: i64, site: i64) -> bool:
    """Return whether a seat can pay the fee of a site (AP-22.4)."""
    due = rivals(state, seat, site) * state.epoch
    if due == 0:
        return True
    at = seat * GOODS
    stock = state.stock
    goods = stock[at + Good.WOOD] + stock[at + Good.CLAY] + stock[at + Good.PLANKS] + stock[at + Good.BRICKS]
    return stock[at + Good.TOOLS] + stock[at + Good.FOOD] >= due and goods >= due


def owe_fee(state: AntePortas, seat: i64, site: i64) -> None:
    """Note what is due to the stewards on a site."""
    if rivals(state, seat, site) == 0:
        return
    for other in range(state.rules.players):
        if state.steward[other] == site and state.team(other) != state.team(seat):
            state.dues[other] = fee(state.epoch, state.epoch)
    state.push(ask_fee(seat))


def onward(state: AntePortas, seat: i64, market: i64) -> vec[i64]:
    """Return where a steward may move on to from a market: not where it stood, not to a market (AP-4.4)."""
    found = vec[i64]()
    for site in SITE_NEXT[market]:
        if is_usable(state, site) and not is_market(site) and site != state.origin and can_pay_fee(state, seat, site):
            found = append(found, site)
    return found


def is_goal(state: AntePortas, seat: i64, site: i64) -> bool:
    """Return whether a steward can go to a usable site, the fee considered."""
    if site == state.steward[seat] or not is_usable(state, site):
        return False
    if can_pay_fee(state, seat, site):
        return True
    return is_market(site) and len(onward(state, seat, site)) > 0


def goals(state: AntePortas, seat: i64) -> vec[i64]:
    """Return where a steward can go: next to it, or to any market (AP-4.3)."""
    found = vec[i64]()
    near = SITE_NEXT[state.steward[seat]]
    i: i64 = 0
    for market in [M1, M2, M3, M0, SITES]:  # merged, so that sites ascend
        while i < len(near) and near[i] <= market:
            if near[i] < market and is_goal(state, seat, near[i]):
                found = append(found, near[i])
            i += 1
        if market < SITES and is_goal(state, seat, market):
            found = append(found, i64(market))
    return found


# Free actions (AP-4.2)


def free_actions(state: AntePortas, seat: i64) -> vec[i64]:
    """Return what may be done on the side in the own turn."""
    found = vec[i64]()
    for building in range(Building.STORAGE_SHED, BUILDINGS):
        for colonist in range(2):
            if can_employ(state, seat, building, colonist):
                found = append(found, do_employ(building, colonist))
    found = add_storing(state, seat, found)
    for give in range(2):
        for other in range(state.rules.players):
            if other == seat or state.team(other) != state.team(seat) or state.steward[other] != state.steward[seat]:
                continue
            giver = seat if give == 0 else other
            taker = other if give == 0 else seat
            for good in range(GOODS):
                if has_good(state, giver, good) and fits(state, taker, good):  # AP-9.3
                    found = append(found, do_give(other, good) if give == 0 else do_ask(other, good))
    for action in soldier_actions(state, state.team(seat), Window.TURN):
        found = append(found, action)
    return found


def add_storing(state: AntePortas, seat: i64, found: vec[i64]) -> vec[i64]:
    """Add which buffered goods can be brought in (AP-2.6)."""
    for good in range(STORABLE):
        if buffered_at(state, seat, good) >= 0 and fits(state, seat, good):
            found = append(found, do_store(good))
    return found


# What places offer


def offers(state: AntePortas, seat: i64) -> vec[i64]:
    """Return the actions of the place where the steward stands, with those that would do nothing left out."""
    place = place_at(state, state.steward[seat])
    found = vec[i64]()
    if place == Place.MARKET:
        return market_offers(state, seat)
    if can_act(state, seat, place, 0):
        found = append(found, do_act(0))
    if can_act(state, seat, place, 1):
        found = append(found, do_act(1))
    return found


def market_offers(state: AntePortas, seat: i64) -> vec[i64]:
    """Return the bundles, special actions and sales of the market card (AP-6.1)."""
    found = vec[i64]()
    for i in range(BUNDLE_COUNT[state.market]):
        found = append(found, do_bundle(i))
    if can_special(state, seat, MARKET_SPECIAL[state.market]):
        found = append(found, do_special(0))
    if state.owns(seat, Card.WAR_COUNCIL) and can_rotate(state, state.team(seat)):
        found = append(found, do_special(1))
    for recipe in SALES[state.market]:
        if can_refine(state, seat, recipe):
            found = append(found, do_refine(recipe))
    return found


def can_special(state: AntePortas, seat: i64, special: i64) -> bool:
    """Return whether a special market action would do something."""
    if special < Special.PLANKS:
        return any_build(state, seat, special, COST_BUILDING + special, seat)
    if special == Special.PLANKS or special == Special.TWO_PLANKS:
        return can_refine(state, seat, Recipe.PLANKS)
    if special == Special.BRICKS:
        return can_refine(state, seat, Recipe.BRICKS)
    if special == Special.ROTATE:
        return can_rotate(state, state.team(seat))
    if special == Special.MARCH:
        return can_march(state, state.team(seat))
    return True


def carry_out_special(state: AntePortas, seat: i64, special: i64) -> None:
    """Carry a special market action out."""
    if special < Special.PLANKS:
        state.push(ask_build(seat, special, 1, COST_BUILDING + special, 0, 0, 0))
    elif special == Special.PLANKS or special == Special.TWO_PLANKS:
        state.push(ask_refine(seat, Recipe.PLANKS, 1 if special == Special.PLANKS else 2, 0))
    elif special == Special.BRICKS:
        state.push(ask_refine(seat, Recipe.BRICKS, 1, 0))
    elif special == Special.LIBRARIAN:
        visit_librarian(state, seat)
    elif special == Special.HEAD:
        claim(state, seat)
        gain(state, seat, Good.CLAY, 1)
    elif special == Special.ROTATE:
        begin_rotation(state, seat, 1)
    else:
        begin_march(state, seat, 1, 3, 0)


def visit_librarian(state: AntePortas, seat: i64) -> None:
    """A taler and two improvements, three with Training (AP-5.6)."""
    gain(state, seat, Good.TALER, 1)
    draw(state, seat, 3 if state.owns(seat, Card.TRAINING) else 2)
    press_hand(state, seat)


def claim(state: AntePortas, seat: i64) -> None:
    """The last visitor of the head official becomes start player at the end of the year (AP-5.7)."""
    state.claimant = seat
    state.note(Happened.CLAIMED, [seat])


def begin_rotation(state: AntePortas, seat: i64, steps: i64) -> None:
    """Buildings may be rotated, each once (AP-15.9, AP-15.11)."""
    state.turned = 0
    state.push(ask_rotate(seat, steps))


def can_act(state: AntePortas, seat: i64, place: i64, second: i64) -> bool:
    """Return whether the action of a place, or its second one, would do something."""
    team = state.team(seat)
    if second:
        if place == Place.BAKER or place == Place.GRAND_BAKER:
            return can_refine(state, seat, Recipe.SELL_FOOD)
        if place == Place.RECRUITING_OFFICER:
            return can_dismiss(state, seat)
        if place == Place.COMMANDER or place == Place.SUPREME_COMMANDER:
            return can_rotate(state, team)
        if place == Place.FIELD_DOCTOR:
            return can_raise(state, seat)
        if place == Place.TRAPPER:
            return len(recoil_actions(state, team, 0)) > 0
        return place == Place.COMBAT_ENGINEER and can_ignite(state, team)
    if BUILDS[place]:
        return any_build(state, seat, BUILDS[place], COST_BUILDING + BUILDS[place], seat)
    if LAYS[place]:
        return can_lay_any(state, seat, LAYS[place], COST_TILE + LAYS[place])
    if place == Place.RECRUITING_OFFICER:
        return can_draft(state, seat, Colonist.FARMER, seat) or can_draft(state, seat, Colonist.CITIZEN, seat)
    if place == Place.COMMANDER or place == Place.SUPREME_COMMANDER:
        return can_march(state, team)
    if place == Place.FIELD_DOCTOR:
        return can_heal_any(state, seat)
    if REFINES[place] >= 0 and place != Place.BAKER and place != Place.GRAND_BAKER:
        return can_refine(state, seat, REFINES[place])
    return True


def can_ignite(state: AntePortas, team: i64) -> bool:
    """Return whether a team sees a bomb of its own."""
    seen = sight(state, team)
    for place in range(1, HEXES):
        if state.own_tile(team, place) == Tile.BOMB and seen & BIT[place]:
            return True
    return False


def can_dismiss(state: AntePortas, seat: i64) -> bool:
    """Return whether a soldier can go home to a seat."""
    team = state.team(seat)
    for colonist in range(2):
        if free_homes(state, seat, colonist) > 0:
            for place in range(1, HEXES):
                if state.of_colonist(team, place, colonist) > 0:
                    return True
    return False


def kitchen(state: AntePortas, seat: i64) -> i64:
    """Return how many farmers the Field Kitchen heals or raises for nothing in a visit (226)."""
    return 3 if state.owns(seat, Card.FIELD_KITCHEN) else 0


def can_heal_any(state: AntePortas, seat: i64) -> bool:
    """Return whether a seat can pay for a patient who finds a home."""
    for colonist in range(2):
        good, amount = heal_price(state, seat, colonist, kitchen(state, seat))
        if not can_spend(state, seat, good, amount):
            continue
        for owner in range(state.rules.players):
            if can_heal(state, state.team(seat), owner, colonist):
                return True
    return False


def can_raise(state: AntePortas, seat: i64) -> bool:
    """Return whether a seat can pay for raising an exhausted soldier."""
    team = state.team(seat)
    for colonist in range(2):
        good, amount = raise_price(state, colonist, kitchen(state, seat))
        if not can_spend(state, seat, good, amount):
            continue
        for place in range(1, HEXES):
            if state.count(team, place, colonist * 2 + 1) > 0:
                return True
    return False


def act(state: AntePortas, seat: i64, place: i64, second: i64) -> None:
    """Carry the action of a place out, or its second one (AP-15.1: one of both)."""
    state.note(Happened.ACTED, [seat, place, second])
    if place == Place.RECRUITING_OFFICER:
        state.push(ask_dismiss(seat) if second else ask_draft(seat, 0))
    elif place == Place.COMMANDER or place == Place.SUPREME_COMMANDER:
        steps: i64 = 2 if place == Place.SUPREME_COMMANDER else 1
        if second:
            begin_rotation(state, seat, steps)
        else:
            begin_march(state, seat, steps, 0, steps - 1 + (1 if state.owns(seat, Card.VETERANS) else 0))
    elif place == Place.FIELD_DOCTOR:
        state.push(ask_raise(seat, kitchen(state, seat)) if second else ask_heal(seat, kitchen(state, seat), 0))
    elif second and place == Place.TRAPPER:
        state.landed = state.landed[:0]
        state.push(ask_recoil(seat, 0, FLUNG_AT_ONCE))
    elif second and place == Place.COMBAT_ENGINEER:
        state.push(ask_ignite(seat))
    elif LAYS[place]:
        state.push(ask_lay(seat, LAYS[place], ANY_NUMBER, COST_TILE + LAYS[place]))
    elif BUILDS[place]:
        state.push(ask_build(seat, BUILDS[place], ANY_NUMBER, COST_BUILDING + BUILDS[place], 1, 0, 0))
    elif REFINES[place] >= 0 and (second or (place != Place.BAKER and place != Place.GRAND_BAKER)):
        state.push(ask_refine(seat, REFINES[place], ANY_NUMBER, 0))
    elif place == Place.LIBRARIAN:
        visit_librarian(state, seat)
    else:
        if place == Place.HEAD_OFFICIAL:
            claim(state, seat)
        if place == Place.DEVELOPER:
            state.push(ask_play(seat))  # AP-5.5
        gather(state, seat, place)


def gather(state: AntePortas, seat: i64, place: i64) -> None:
    """Take the goods of a place, with one more from Axe, Spade or Iron Pickaxe (AP-5.1)."""
    goods = GAINS[place][:]
    if goods[Good.WOOD] and state.owns(seat, Card.AXE):
        goods[Good.WOOD] += 1
    if goods[Good.CLAY] and state.owns(seat, Card.SPADE):
        goods[Good.CLAY] += 1
    if goods[Good.ORE] and state.owns(seat, Card.IRON_PICKAXE):
        goods[Good.ORE] += 1
    receive(state, seat, goods)


def can_ticket(state: AntePortas, seat: i64) -> bool:
    """Return whether a seat can use its Ticket (235)."""
    return state.tickets[seat] > 0 and can_spend(state, seat, Good.CLAY, TICKET_PRICE)


def ticket_goals(state: AntePortas, seat: i64) -> vec[i64]:
    """Return every site a Ticket leads to; a fee has to be paid with what it leaves."""
    found = vec[i64]()
    state.stock[seat * GOODS + Good.CLAY] -= TICKET_PRICE
    for site in range(SITES):
        if is_goal(state, seat, site):
            found = append(found, i64(site))
    state.stock[seat * GOODS + Good.CLAY] += TICKET_PRICE
    return found
