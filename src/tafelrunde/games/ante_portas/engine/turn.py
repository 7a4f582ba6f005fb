"""A steward's turn: where to go, what may be done on the side, and what places offer (AP-4 to AP-6, AP-9, AP-22.4)."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.ante_portas.engine import _grammar as ap
from tafelrunde.games.ante_portas.engine.board import M0, M1, M2, M3, SITE_NEXT, SITES
from tafelrunde.games.ante_portas.engine.command import begin_march
from tafelrunde.games.ante_portas.engine.economy import gain, receive
from tafelrunde.games.ante_portas.engine.improvements import draw, press_hand
from tafelrunde.games.ante_portas.engine.law import no_act, no_council, no_goal, no_special, no_ticket_goal, place_at, rivals
from tafelrunde.games.ante_portas.engine.law_field import kitchen
from tafelrunde.games.ante_portas.engine.law_goods import no_dealing, no_employ, no_handing, no_refine, no_store
from tafelrunde.games.ante_portas.engine.soldiers import soldier_actions
from tafelrunde.games.ante_portas.engine.state import AntePortas
from tafelrunde.kernel.vectors import append, vec

# Going


def goals(state: AntePortas, seat: i64) -> vec[i64]:
    """Return where a steward can go: next to it, or to any market (AP-4.3)."""
    found = vec[i64]()
    near = SITE_NEXT[state.steward[seat]]
    i: i64 = 0
    for market in [M1, M2, M3, M0, SITES]:  # merged, so that sites ascend
        while i < len(near) and near[i] <= market:
            if near[i] < market and no_goal(state, seat, near[i]) == ap.No.NOTHING:
                found = append(found, near[i])
            i += 1
        if market < SITES and no_goal(state, seat, market) == ap.No.NOTHING:
            found = append(found, i64(market))
    return found


def ticket_goals(state: AntePortas, seat: i64) -> vec[i64]:
    """Return every site a Ticket leads to."""
    found = vec[i64]()
    for site in range(SITES):
        if no_ticket_goal(state, seat, site) == ap.No.NOTHING:
            found = append(found, i64(site))
    return found


def owe_fee(state: AntePortas, seat: i64, site: i64) -> None:
    """Note what is due to the stewards on a site (AP-9.1)."""
    if rivals(state, seat, site) == 0:
        return
    for other in range(state.rules.players):
        if state.steward[other] == site and state.team(other) != state.team(seat):
            state.dues[other] = ap.fee(state.epoch, state.epoch)
    state.push(ap.ask_fee(seat))


# Free actions (AP-4.2)


def free_actions(state: AntePortas, seat: i64) -> vec[i64]:
    """Return what may be done on the side in the own turn."""
    found = vec[i64]()
    for building in range(ap.Building.STORAGE_SHED, ap.BUILDINGS):
        for colonist in range(2):
            if no_employ(state, seat, building, colonist) == ap.No.NOTHING:
                found = append(found, ap.do_employ(building, colonist))
    found = add_storing(state, seat, found)
    for give in range(2):
        for other in range(state.rules.players):
            if no_dealing(state, seat, other, False) != ap.No.NOTHING:
                continue
            giver = seat if give == 0 else other
            taker = other if give == 0 else seat
            for good in range(ap.GOODS):
                if no_handing(state, giver, taker, good) == ap.No.NOTHING:
                    found = append(found, ap.do_give(other, good) if give == 0 else ap.do_ask(other, good))
    for action in soldier_actions(state, state.team(seat), ap.Window.TURN):
        found = append(found, action)
    return found


def add_storing(state: AntePortas, seat: i64, found: vec[i64]) -> vec[i64]:
    """Add which buffered goods can be brought in (AP-2.6)."""
    for good in range(ap.STORABLE):
        if no_store(state, seat, good) == ap.No.NOTHING:
            found = append(found, ap.do_store(good))
    return found


# What places offer


def offers(state: AntePortas, seat: i64) -> vec[i64]:
    """Return the actions of the place where the steward stands, with those that would do nothing left out."""
    place = place_at(state, state.steward[seat])
    found = vec[i64]()
    if place == ap.Place.MARKET:
        return market_offers(state, seat)
    if no_act(state, seat, place, 0) == ap.No.NOTHING:
        found = append(found, ap.do_act(0))
    if no_act(state, seat, place, 1) == ap.No.NOTHING:
        found = append(found, ap.do_act(1))
    return found


def market_offers(state: AntePortas, seat: i64) -> vec[i64]:
    """Return the bundles, special actions and sales of the market card (AP-6.1)."""
    found = vec[i64]()
    for i in range(ap.BUNDLE_COUNT[state.market]):
        found = append(found, ap.do_bundle(i))
    if no_special(state, seat, ap.MARKET_SPECIAL[state.market]) == ap.No.NOTHING:
        found = append(found, ap.do_special(0))
    if no_council(state, seat) == ap.No.NOTHING:
        found = append(found, ap.do_special(1))
    for recipe in ap.SALES[state.market]:
        if no_refine(state, seat, recipe) == ap.No.NOTHING:
            found = append(found, ap.do_refine(recipe))
    return found


def carry_out_special(state: AntePortas, seat: i64, special: i64) -> None:
    """Carry a special market action out."""
    if special < ap.Special.PLANKS:
        state.push(ap.ask_build(seat, special, 1, ap.COST_BUILDING + special, 0, 0, 0))
    elif special == ap.Special.PLANKS or special == ap.Special.TWO_PLANKS:
        state.push(ap.ask_refine(seat, ap.Recipe.PLANKS, 1 if special == ap.Special.PLANKS else 2, 0))
    elif special == ap.Special.BRICKS:
        state.push(ap.ask_refine(seat, ap.Recipe.BRICKS, 1, 0))
    elif special == ap.Special.LIBRARIAN:
        visit_librarian(state, seat)
    elif special == ap.Special.HEAD:
        claim(state, seat)
        gain(state, seat, ap.Good.CLAY, 1)
    elif special == ap.Special.ROTATE:
        begin_rotation(state, seat, 1)
    else:
        begin_march(state, seat, 1, 3, 0)


def visit_librarian(state: AntePortas, seat: i64) -> None:
    """A taler and two improvements, three with Training (AP-5.6)."""
    gain(state, seat, ap.Good.TALER, 1)
    draw(state, seat, 3 if state.owns(seat, ap.Card.TRAINING) else 2)
    press_hand(state, seat)


def claim(state: AntePortas, seat: i64) -> None:
    """The last visitor of the head official becomes start player at the end of the year (AP-5.7, AP-R33)."""
    state.claimant = seat
    state.note(ap.Happened.CLAIMED, [seat])


def begin_rotation(state: AntePortas, seat: i64, steps: i64) -> None:
    """Buildings may be rotated, each once (AP-15.9, AP-15.11)."""
    state.turned = 0
    state.push(ap.ask_rotate(seat, steps))


def act(state: AntePortas, seat: i64, place: i64, second: i64) -> None:
    """Carry the action of a place out, or its second one (AP-15.1, AP-15.17: one of both)."""
    state.note(ap.Happened.ACTED, [seat, place, second])
    if place == ap.Place.RECRUITING_OFFICER:
        state.push(ap.ask_dismiss(seat) if second else ap.ask_draft(seat, 0))
    elif place == ap.Place.COMMANDER or place == ap.Place.SUPREME_COMMANDER:
        steps: i64 = 2 if place == ap.Place.SUPREME_COMMANDER else 1
        if second:
            begin_rotation(state, seat, steps)
        else:
            begin_march(state, seat, steps, 0, steps - 1 + (1 if state.owns(seat, ap.Card.VETERANS) else 0))  # AP-13.3, AP-R34
    elif place == ap.Place.FIELD_DOCTOR:
        state.push(ap.ask_raise(seat, kitchen(state, seat)) if second else ap.ask_heal(seat, kitchen(state, seat), 0))
    elif second and place == ap.Place.TRAPPER:
        state.landed = state.landed[:0]
        state.push(ap.ask_recoil(seat, 0, ap.FLUNG_AT_ONCE))
    elif second and place == ap.Place.COMBAT_ENGINEER:
        state.push(ap.ask_ignite(seat))
    elif ap.LAYS[place]:
        state.push(ap.ask_lay(seat, ap.LAYS[place], ap.ANY_NUMBER, ap.COST_TILE + ap.LAYS[place]))
    elif ap.BUILDS[place]:
        state.push(ap.ask_build(seat, ap.BUILDS[place], ap.ANY_NUMBER, ap.COST_BUILDING + ap.BUILDS[place], 1, 0, 0))
    elif ap.REFINES[place] >= 0 and (second or (place != ap.Place.BAKER and place != ap.Place.GRAND_BAKER)):
        state.push(ap.ask_refine(seat, ap.REFINES[place], ap.ANY_NUMBER, 0))
    elif place == ap.Place.LIBRARIAN:
        visit_librarian(state, seat)
    else:
        if place == ap.Place.HEAD_OFFICIAL:
            claim(state, seat)
        if place == ap.Place.DEVELOPER:
            state.push(ap.ask_play(seat))  # AP-5.5
        gather(state, seat, place)


def gather(state: AntePortas, seat: i64, place: i64) -> None:
    """Take the goods of a place, with one more from Axe, Spade or Iron Pickaxe (AP-5.1)."""
    goods = ap.GAINS[place][:]
    if goods[ap.Good.WOOD] and state.owns(seat, ap.Card.AXE):
        goods[ap.Good.WOOD] += 1
    if goods[ap.Good.CLAY] and state.owns(seat, ap.Card.SPADE):
        goods[ap.Good.CLAY] += 1
    if goods[ap.Good.ORE] and state.owns(seat, ap.Card.IRON_PICKAXE):
        goods[ap.Good.ORE] += 1
    receive(state, seat, goods)
