"""Decisions of a turn (section 7 of the rules)."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.ante_portas.engine._grammar import (
    ANY_NUMBER,
    BUILDINGS,
    BUNDLES,
    CARDS,
    COST_DEED,
    COSTS,
    EMPTY,
    FARMER_WORKERS,
    GOODS,
    HEXES,
    KINDS,
    MARKET_SPECIAL,
    SALES,
    STORABLE,
    TICKET_PRICE,
    TURN_BY,
    At,
    Building,
    Card,
    Colonist,
    Do,
    Good,
    Happened,
    No,
    Recipe,
    Stage,
    Unit,
    act_second,
    add_hex,
    add_unit,
    answer_asked,
    answer_good,
    answer_seat,
    answer_yes,
    ask_answer,
    ask_batch,
    ask_build,
    ask_centre,
    ask_heal,
    ask_lay,
    ask_raise,
    ask_refine,
    ask_sell,
    ask_site,
    ask_turn,
    batch_bonus,
    batch_goal,
    batch_limit,
    batch_seat,
    batch_steps,
    build_builder,
    build_built,
    build_cost,
    build_payer,
    build_razed,
    build_seat,
    build_times,
    build_what,
    bundle_number,
    colonist_of,
    crossing_hex,
    dismiss_hex,
    do_answer,
    do_build,
    do_discard,
    do_dismiss,
    do_draft,
    do_drop,
    do_flip,
    do_go,
    do_heal,
    do_keep,
    do_lay,
    do_on,
    do_pay,
    do_play,
    do_raise,
    do_refine,
    do_rotate,
    do_ticket,
    draft_payer,
    draft_seat,
    fee,
    fee_first,
    gift_improvement,
    gift_seat,
    goal_of,
    good_of,
    heal_free,
    heal_hospital,
    heal_owner,
    heal_seat,
    improvement_of,
    keep_taker,
    lay_cost,
    lay_kind,
    lay_times,
    march_bonus,
    march_limit,
    march_seat,
    march_steps,
    member,
    other_of,
    raise_free,
    raise_hex,
    recipe_of,
    refine_handsaw,
    refine_recipe,
    refine_times,
    rotate_hex,
    rotate_steps,
    rotate_turn,
    site_of,
    site_place,
    site_seat,
    work_of,
)
from tafelrunde.games.ante_portas.engine.board import CENTRE, is_market
from tafelrunde.games.ante_portas.engine.combat import begin_combat
from tafelrunde.games.ante_portas.engine.command import batch_units, commit, dismiss, draft, end_march, heal, lay_tile, march_goals
from tafelrunde.games.ante_portas.engine.damage import STANDING
from tafelrunde.games.ante_portas.engine.economy import (
    build,
    employ,
    hand_limit,
    hand_size,
    move_good,
    overflow,
    pay_good,
    press,
    receive,
    refine,
    store_one,
)
from tafelrunde.games.ante_portas.engine.improvements import carry_out, play, used_up
from tafelrunde.games.ante_portas.engine.law import no_fee, no_gift, no_play, no_ticket, onward, owes_fee, payer_of, place_at, rivals
from tafelrunde.games.ante_portas.engine.law_field import (
    heal_price,
    no_dismiss,
    no_draft,
    no_flip,
    no_heal,
    no_lay,
    no_raise,
    no_rotate,
    raise_price,
)
from tafelrunde.games.ante_portas.engine.law_goods import no_build, no_drop, no_fee_good, no_pay, no_refine
from tafelrunde.games.ante_portas.engine.setup import draw_place, heartland_cells, put_place
from tafelrunde.games.ante_portas.engine.sight import sight
from tafelrunde.games.ante_portas.engine.soldiers import begin_soldier_action
from tafelrunde.games.ante_portas.engine.state import AntePortas, Step
from tafelrunde.games.ante_portas.engine.steps_battle import Repeated
from tafelrunde.games.ante_portas.engine.turn import (
    act,
    begin_rotation,
    carry_out_special,
    free_actions,
    goals,
    offers,
    owe_fee,
    ticket_goals,
)
from tafelrunde.games.ante_portas.engine.year import centre_cells, draw_command
from tafelrunde.kernel.contract import BIT, NOBODY
from tafelrunde.kernel.vectors import append, vec


class Site(Step):
    """The players lay the heartland out, one place each (option manual_heartland)."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        if site_place(data) == 0:
            if len(state.rest) == 0:
                state.steps.pop()
                return NOBODY
            state.replace(ask_site(site_seat(data), draw_place(state)))
        return site_seat(data)

    def legal(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        return heartland_cells(state)

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        put_place(state, site_place(data), site_of(action))
        state.replace(ask_site(state.next_seat(seat), 0))


class Centre(Step):
    """A new place of the command centre (AP-10.5)."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        if data == 0:
            data = draw_command(state)
            state.replace(ask_centre(data))
        cells = centre_cells(state)
        if len(cells) > 1:
            return state.first
        state.steps.pop()
        self.put(state, data, cells[0])
        return NOBODY

    def put(self, state: AntePortas, place: i64, site: i64) -> None:
        state.centre[site - CENTRE] = place
        state.note(Happened.PLACE, [place, site])

    def legal(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        return centre_cells(state)

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        self.put(state, data, site_of(action))


class Turn(Step):
    """A steward's turn (AP-4)."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        if data == Stage.AFTER and len(self.legal(state, data, state.active)) == 1:
            state.steps.pop()
            return NOBODY
        return state.active

    def legal(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        if data == Stage.BEFORE:
            for site in goals(state, seat):
                found = append(found, do_go(site))
            if no_ticket(state, seat) == No.NOTHING:
                for site in ticket_goals(state, seat):
                    found = append(found, do_ticket(site))
        elif data == Stage.MARKET:
            for site in onward(state, seat, state.steward[seat]):
                found = append(found, do_on(site))
            if rivals(state, seat, state.steward[seat]) > 0:
                if no_fee(state, seat, state.steward[seat]) == No.NOTHING:
                    found = append(found, i64(Do.STAY))
            else:
                for action in offers(state, seat):
                    found = append(found, action)
        elif data == Stage.AT:
            for action in offers(state, seat):
                found = append(found, action)
        for action in free_actions(state, seat):
            found = append(found, action)
        return found if owes_fee(state, seat, data) else append(found, i64(Do.DONE))

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        if action == Do.DONE:
            state.steps.pop()
            if data == Stage.BEFORE:
                state.note(Happened.PASSED, [seat])
        elif action < Do.ON:
            if action >= Do.TICKET:
                pay_good(state, seat, Good.CLAY, TICKET_PRICE)
                self.use_ticket(state, seat)
            self.go(state, seat, site_of(action))
        elif action < Do.STAY:
            self.arrive(state, seat, site_of(action))
            state.replace(ask_turn(Stage.AT))
            owe_fee(state, seat, site_of(action))
        elif action == Do.STAY:
            state.replace(ask_turn(Stage.AT))
            owe_fee(state, seat, state.steward[seat])
        elif action < Do.BUILD:
            state.replace(ask_turn(Stage.AFTER))
            self.use(state, seat, action)
        elif action < Do.STORE:
            employ(state, seat, work_of(action), colonist_of(action))
        elif action < Do.GIVE:
            store_one(state, seat, good_of(action))
        elif action < Do.ASK:
            move_good(state, seat, other_of(action), good_of(action))
        elif action < Do.ANSWER:
            state.note(Happened.ASKED, [seat, other_of(action), good_of(action)])
            state.push(ask_answer(seat, good_of(action), other_of(action)))
        else:
            begin_soldier_action(state, state.team(seat), seat, action)

    def use_ticket(self, state: AntePortas, seat: i64) -> None:
        """After the third use the Ticket is discarded."""
        state.tickets[seat] -= 1
        if state.tickets[seat] == 0:
            state.improvement[Card.TICKET] = used_up(state, Card.TICKET)

    def go(self, state: AntePortas, seat: i64, site: i64) -> None:
        self.arrive(state, seat, site)
        if is_market(site):
            state.replace(ask_turn(Stage.MARKET))
        else:
            state.replace(ask_turn(Stage.AT))
            owe_fee(state, seat, site)

    def arrive(self, state: AntePortas, seat: i64, site: i64) -> None:
        state.steward[seat] = site
        state.note(Happened.STEWARD, [seat, site, place_at(state, site)])

    def use(self, state: AntePortas, seat: i64, action: i64) -> None:
        """The action of the place, or of the market."""
        if action < Do.BUNDLE:
            act(state, seat, place_at(state, state.steward[seat]), act_second(action))
        elif action < Do.SPECIAL:
            receive(state, seat, BUNDLES[state.market * 2 + bundle_number(action)])
        elif action == Do.SPECIAL:
            carry_out_special(state, seat, MARKET_SPECIAL[state.market])
        elif action < Do.REFINE:
            begin_rotation(state, seat, 1)
        else:
            state.push(ask_sell(seat))
            refine(state, seat, recipe_of(action))


class Fee(Step):
    """A fee is paid good by good (AP-22.4)."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        if self.creditor(state) == EMPTY:
            state.steps.pop()
            return NOBODY
        options = self.legal(state, data, data)
        if len(options) == 1:
            self.apply(state, data, data, options[0])
            return NOBODY
        return data

    def creditor(self, state: AntePortas) -> i64:
        for seat in range(state.rules.players):
            if state.dues[seat] > 0:
                return seat
        return -1

    def legal(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        due = state.dues[self.creditor(state)]
        for good in range(GOODS):
            if no_fee_good(state, seat, good, due) == No.NOTHING:
                found = append(found, do_pay(good))
        return found

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        other = self.creditor(state)
        state.dues[other] -= fee(1, 0) if fee_first(state.dues[other]) else fee(0, 1)
        move_good(state, seat, other, good_of(action))
        press(state, other)


class Drop(Step):
    """Goods that do not fit are discarded by choice (AP-2.2)."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        if overflow(state, data) == 0:
            state.steps.pop()
            return NOBODY
        return data

    def legal(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for good in range(STORABLE):
            if no_drop(state, seat, good) == No.NOTHING:
                found = append(found, do_drop(good))
        return found

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        state.stock[seat * GOODS + good_of(action)] -= 1
        state.note(Happened.DROPPED, [seat, good_of(action)])


class Discard(Step):
    """Improvements beyond the hand limit are discarded (AP-5.6)."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        if hand_size(state, data) <= hand_limit(state, data):
            state.steps.pop()
            return NOBODY
        return data

    def legal(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for card in range(CARDS):
            if state.improvement[card] == At.HAND + seat:
                found = append(found, do_discard(card))
        return found

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        card = improvement_of(action)
        state.improvement[card] = used_up(state, card)
        if not state.rules.coop:
            state.revealed += 1
        state.note(Happened.DISCARDED, [seat, card])


class Refine(Repeated):
    """Goods are turned into others, time and again (AP-5.2)."""

    def options(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        if refine_times(data):
            if no_refine(state, seat, refine_recipe(data)) == No.NOTHING:
                found = append(found, do_refine(refine_recipe(data)))
            if refine_handsaw(data) and no_refine(state, seat, Recipe.HANDSAW) == No.NOTHING:
                found = append(found, do_refine(Recipe.HANDSAW))
        return found

    def take(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        if refine_times(data) < ANY_NUMBER:
            state.replace(ask_refine(seat, refine_recipe(data), refine_times(data) - 1, refine_handsaw(data)))
        refine(state, seat, recipe_of(action))


class Sell(Repeated):
    """Selling at the market, pair by pair (AP-6.1)."""

    def options(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for recipe in SALES[state.market]:
            if no_refine(state, seat, recipe) == No.NOTHING:
                found = append(found, do_refine(recipe))
        return found

    def take(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        refine(state, seat, recipe_of(action))


class Build(Repeated):
    """Building, one at a time (AP-5.4)."""

    def end(self, state: AntePortas, data: i64) -> None:
        """Deed Registration adds farms to new workplaces of farmers (134)."""
        state.steps.pop()
        seat = build_seat(data)
        worked = build_builder(data) and build_built(data) and FARMER_WORKERS[build_what(data)]
        if worked and state.owns(seat, Card.DEED):
            state.push(ask_build(seat, Building.FARM, ANY_NUMBER, COST_DEED, 0, 0, 0))

    def options(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        building = build_what(data)
        cost = build_cost(data)
        payer = seat ^ build_payer(data)
        found = vec[i64]()
        if build_times(data):
            if no_build(state, seat, building, cost, 0, payer) == No.NOTHING:
                found = append(found, do_build(building, 0))
            for razed in range(Building.FORESTERS_HOUSE, BUILDINGS):
                if no_build(state, seat, building, cost, razed, payer) == No.NOTHING:
                    found = append(found, do_build(building, razed))
        return found

    def take(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        times = build_times(data)
        left = times - 1 if times < ANY_NUMBER else times
        payer = build_payer(data)
        state.replace(ask_build(seat, build_what(data), left, build_cost(data), build_builder(data), 1, payer))
        build(state, seat, build_what(data), build_cost(data), build_razed(action), seat ^ payer)


class Lay(Repeated):
    """Laying tiles, one at a time (AP-15.16)."""

    def options(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        tile = lay_kind(data)
        found = vec[i64]()
        if lay_times(data) and no_pay(state, seat, COSTS[lay_cost(data)], 0) == No.NOTHING:
            team = state.team(seat)
            seen = sight(state, team)
            for place in range(1, HEXES):
                if no_lay(state, team, tile, place, seen) == No.NOTHING:
                    found = append(found, do_lay(tile, place))
            for place in range(1, HEXES):
                if no_flip(state, team, tile, place, seen) == No.NOTHING:
                    found = append(found, do_flip(tile, place))
        return found

    def take(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        if lay_times(data) < ANY_NUMBER:
            state.replace(ask_lay(seat, lay_kind(data), lay_times(data) - 1, lay_cost(data)))
        lay_tile(state, seat, lay_kind(data), goal_of(action), lay_cost(data))


class Draft(Repeated):
    """Drafting, one colonist at a time; then a combat if attackers stand there (AP-15.2, AP-15.3)."""

    def end(self, state: AntePortas, data: i64) -> None:
        state.steps.pop()
        team = state.team(draft_seat(data))
        begin_combat(state, state.start_field(team), STANDING, 0, team)

    def options(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for colonist in range(2):
            if no_draft(state, seat, colonist, seat ^ draft_payer(data)) == No.NOTHING:
                found = append(found, do_draft(colonist))
        return found

    def take(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        draft(state, seat, colonist_of(action), seat ^ draft_payer(data))


class Dismiss(Repeated):
    """Dismissing soldiers, one at a time (AP-15.4)."""

    def options(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for place in range(1, HEXES):
            for colonist in range(2):
                if no_dismiss(state, seat, place, colonist) == No.NOTHING:
                    found = append(found, do_dismiss(place, colonist))
        return found

    def take(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        dismiss(state, seat, dismiss_hex(action), colonist_of(action))


class March(Step):
    """A move action: batch after batch (AP-15.8)."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        seat = march_seat(data)
        if not state.rider and len(march_goals(state, state.team(seat), march_limit(data))) == 0:
            state.steps.pop()
            end_march(state, seat)
            return NOBODY
        return seat

    def legal(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = march_goals(state, state.team(seat), march_limit(data))
        return found if state.rider else append(found, i64(Do.DONE))

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        if action == Do.DONE:
            state.steps.pop()
            end_march(state, seat)
            return
        state.batch = state.batch[:0]
        if state.rider:
            state.batch = append(state.batch, member(Unit.RIDER, crossing_hex(state.rider)))
        state.note(Happened.GATHERING, [seat, goal_of(action)])
        state.push(ask_batch(seat, march_steps(data), march_limit(data), march_bonus(data), goal_of(action)))


class Batch(Step):
    """Who goes along to a goal (AP-15.8)."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        seat = batch_seat(data)
        if len(state.batch) > 0 and len(batch_units(state, state.team(seat), batch_goal(data), batch_limit(data))) == 0:
            self.apply(state, data, seat, Do.COMMIT)
            return NOBODY
        return seat

    def legal(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = batch_units(state, state.team(seat), batch_goal(data), batch_limit(data))
        return append(found, i64(Do.COMMIT)) if len(state.batch) > 0 else found

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        if action == Do.COMMIT:
            state.steps.pop()
            commit(state, seat, batch_goal(data), batch_steps(data), batch_bonus(data))
        else:
            state.batch = append(state.batch, member(add_unit(action), add_hex(action)))
            state.note(Happened.JOINED, [add_unit(action), add_hex(action)])


class Rotate(Repeated):
    """Rotating buildings, each once (AP-15.9), in two steps at most (AP-15.11)."""

    def options(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for place in range(1, HEXES):
            if no_rotate(state, state.team(seat), place) == No.NOTHING:
                for turn in range(2 * rotate_steps(data)):
                    found = append(found, do_rotate(place, turn))
        return found

    def take(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        place = rotate_hex(action)
        turn = rotate_turn(action)
        state.turned |= BIT[place]
        state.facing[place] = (state.facing[place] + TURN_BY[turn]) % 6
        state.note(Happened.ROTATED, [place, state.tile[place], turn])


class Heal(Step):
    """Healing, one patient at a time (AP-15.13)."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        seat = heal_seat(data)
        options = self.legal(state, data, seat)
        if len(options) == 0 or options[0] == Do.DONE:
            state.steps.pop()
            return NOBODY
        if heal_hospital(data) and len(options) == 1:
            self.apply(state, data, seat, options[0])
            return NOBODY
        return seat

    def legal(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for owner in range(state.rules.players):
            for colonist in range(2):
                if no_heal(state, seat, owner, colonist, heal_free(data), heal_hospital(data)) == No.NOTHING:
                    found = append(found, do_heal(owner, colonist))
        return found if heal_hospital(data) else append(found, i64(Do.DONE))

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        if action == Do.DONE:
            state.steps.pop()
            return
        colonist = colonist_of(action)
        if not heal_hospital(data):
            good, amount = heal_price(state, seat, colonist, heal_free(data))
            pay_good(state, seat, good, amount)
            if colonist == Colonist.FARMER and amount == 0:
                state.replace(ask_heal(seat, heal_free(data) - 1, 0))
        heal(state, heal_owner(action), colonist)


class Raise(Repeated):
    """Raising, one soldier at a time (AP-15.14)."""

    def options(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for place in range(1, HEXES):
            for colonist in range(2):
                if no_raise(state, seat, place, colonist, raise_free(data)) == No.NOTHING:
                    found = append(found, do_raise(place, colonist))
        return found

    def take(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        place = raise_hex(action)
        colonist = colonist_of(action)
        good, amount = raise_price(state, colonist, raise_free(data))
        pay_good(state, seat, good, amount)
        if colonist == Colonist.FARMER and amount == 0:
            state.replace(ask_raise(seat, raise_free(data) - 1))
        at = (state.team(seat) * HEXES + place) * KINDS + colonist * 2
        state.soldiers[at] += 1
        state.soldiers[at + 1] -= 1
        state.note(Happened.RAISED, [seat, place, colonist])


class PlayImprovement(Repeated):
    """One improvement may be played (AP-5.5, AP-8.11)."""

    def options(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for card in range(CARDS):
            if no_play(state, seat, card) == No.NOTHING:
                found = append(found, do_play(card))
        return found

    def take(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        if not state.rules.coop:
            state.revealed += 1
        play(state, seat, improvement_of(action))


class Gift(Step):
    """Who gets an improvement that was paid for (AP-7.2)."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        seat = gift_seat(data)
        options = self.legal(state, data, seat)
        if len(options) > 1:
            return seat
        self.apply(state, data, seat, options[0])
        return NOBODY

    def legal(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        card = gift_improvement(data)
        for other in range(state.rules.players):
            if no_gift(state, seat, other, card) == No.NOTHING:
                found = append(found, do_keep(other))
        return found if len(found) > 0 else append(found, do_keep(seat))

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        other = keep_taker(action)
        card = gift_improvement(data)
        if other != seat:
            state.note(Happened.GIFT, [seat, other, card])
        else:
            state.note(Happened.KEPT, [seat, card])
        carry_out(state, other, card, payer_of(state, seat, other))


class Answer(Step):
    """Somebody is asked for a good (AP-9.4)."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        return answer_asked(data)

    def legal(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        return append(append(vec[i64](), do_answer(0)), do_answer(1))

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        if answer_yes(action):
            move_good(state, seat, answer_seat(data), answer_good(data))
        else:
            state.note(Happened.REFUSED, [seat, answer_seat(data), answer_good(data)])
