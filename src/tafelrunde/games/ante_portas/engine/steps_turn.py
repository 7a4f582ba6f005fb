"""Decisions of a turn (section 7 of the rules)."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.ante_portas.engine import _grammar as ap
from tafelrunde.games.ante_portas.engine import economy, law_field, turn
from tafelrunde.games.ante_portas.engine.board import CENTRE, is_market
from tafelrunde.games.ante_portas.engine.combat import begin_combat
from tafelrunde.games.ante_portas.engine.command import batch_units, commit, dismiss, draft, end_march, heal, lay_tile, march_goals
from tafelrunde.games.ante_portas.engine.damage import STANDING
from tafelrunde.games.ante_portas.engine.improvements import carry_out, play, used_up
from tafelrunde.games.ante_portas.engine.law import no_fee, no_gift, no_play, no_ticket, onward, owes_fee, payer_of, place_at, rivals
from tafelrunde.games.ante_portas.engine.law_goods import no_build, no_drop, no_fee_good, no_pay, no_refine
from tafelrunde.games.ante_portas.engine.setup import draw_place, heartland_cells, put_place
from tafelrunde.games.ante_portas.engine.sight import sight
from tafelrunde.games.ante_portas.engine.soldiers import begin_soldier_action
from tafelrunde.games.ante_portas.engine.state import AntePortas, Step
from tafelrunde.games.ante_portas.engine.steps_battle import Repeated
from tafelrunde.games.ante_portas.engine.year import centre_cells, draw_command
from tafelrunde.kernel.contract import BIT, NOBODY
from tafelrunde.kernel.vectors import append, vec


class Site(Step):
    """The players lay the heartland out, one place each (option manual_heartland)."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        if ap.site_place(data) == 0:
            if len(state.rest) == 0:
                state.steps.pop()
                return NOBODY
            state.replace(ap.ask_site(ap.site_seat(data), draw_place(state)))
        return ap.site_seat(data)

    def legal(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        return heartland_cells(state)

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        put_place(state, ap.site_place(data), ap.site_of(action))
        state.replace(ap.ask_site(state.next_seat(seat), 0))


class Centre(Step):
    """A new place of the command centre (AP-10.5)."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        if data == 0:
            data = draw_command(state)
            state.replace(ap.ask_centre(data))
        cells = centre_cells(state)
        if len(cells) > 1:
            return state.first
        state.steps.pop()
        self.put(state, data, cells[0])
        return NOBODY

    def put(self, state: AntePortas, place: i64, site: i64) -> None:
        state.centre[site - CENTRE] = place
        state.note(ap.Happened.PLACE, [place, site])

    def legal(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        return centre_cells(state)

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        self.put(state, data, ap.site_of(action))


class Turn(Step):
    """A steward's turn (AP-4)."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        if data == ap.Stage.AFTER and len(self.legal(state, data, state.active)) == 1:
            state.steps.pop()
            return NOBODY
        return state.active

    def legal(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        if data == ap.Stage.BEFORE:
            for site in turn.goals(state, seat):
                found = append(found, ap.do_go(site))
            if no_ticket(state, seat) == ap.No.NOTHING:
                for site in turn.ticket_goals(state, seat):
                    found = append(found, ap.do_ticket(site))
        elif data == ap.Stage.MARKET:
            for site in onward(state, seat, state.steward[seat]):
                found = append(found, ap.do_on(site))
            if rivals(state, seat, state.steward[seat]) > 0:
                if no_fee(state, seat, state.steward[seat]) == ap.No.NOTHING:
                    found = append(found, i64(ap.Do.STAY))
            else:
                for action in turn.offers(state, seat):
                    found = append(found, action)
        elif data == ap.Stage.AT:
            for action in turn.offers(state, seat):
                found = append(found, action)
        for action in turn.free_actions(state, seat):
            found = append(found, action)
        return found if owes_fee(state, seat, data) else append(found, i64(ap.Do.DONE))

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        if action == ap.Do.DONE:
            state.steps.pop()
            if data == ap.Stage.BEFORE:
                state.note(ap.Happened.PASSED, [seat])
        elif action < ap.Do.ON:
            if action >= ap.Do.TICKET:
                economy.pay_good(state, seat, ap.Good.CLAY, ap.TICKET_PRICE)
                self.use_ticket(state, seat)
            self.go(state, seat, ap.site_of(action))
        elif action < ap.Do.STAY:
            self.arrive(state, seat, ap.site_of(action))
            state.replace(ap.ask_turn(ap.Stage.AT))
            turn.owe_fee(state, seat, ap.site_of(action))
        elif action == ap.Do.STAY:
            state.replace(ap.ask_turn(ap.Stage.AT))
            turn.owe_fee(state, seat, state.steward[seat])
        elif action < ap.Do.BUILD:
            state.replace(ap.ask_turn(ap.Stage.AFTER))
            self.use(state, seat, action)
        elif action < ap.Do.STORE:
            economy.employ(state, seat, ap.work_of(action), ap.colonist_of(action))
        elif action < ap.Do.GIVE:
            economy.store_one(state, seat, ap.good_of(action))
        elif action < ap.Do.ASK:
            economy.move_good(state, seat, ap.other_of(action), ap.good_of(action))
        elif action < ap.Do.ANSWER:
            state.note(ap.Happened.ASKED, [seat, ap.other_of(action), ap.good_of(action)])
            state.push(ap.ask_answer(seat, ap.good_of(action), ap.other_of(action)))
        else:
            begin_soldier_action(state, state.team(seat), seat, action)

    def use_ticket(self, state: AntePortas, seat: i64) -> None:
        """After the third use the Ticket is discarded."""
        state.tickets[seat] -= 1
        if state.tickets[seat] == 0:
            state.improvement[ap.Card.TICKET] = used_up(state, ap.Card.TICKET)

    def go(self, state: AntePortas, seat: i64, site: i64) -> None:
        self.arrive(state, seat, site)
        if is_market(site):
            state.replace(ap.ask_turn(ap.Stage.MARKET))
        else:
            state.replace(ap.ask_turn(ap.Stage.AT))
            turn.owe_fee(state, seat, site)

    def arrive(self, state: AntePortas, seat: i64, site: i64) -> None:
        state.steward[seat] = site
        state.note(ap.Happened.STEWARD, [seat, site, place_at(state, site)])

    def use(self, state: AntePortas, seat: i64, action: i64) -> None:
        """The action of the place, or of the market."""
        if action < ap.Do.BUNDLE:
            turn.act(state, seat, place_at(state, state.steward[seat]), ap.act_second(action))
        elif action < ap.Do.SPECIAL:
            economy.receive(state, seat, ap.BUNDLES[state.market * 2 + ap.bundle_number(action)])
        elif action == ap.Do.SPECIAL:
            turn.carry_out_special(state, seat, ap.MARKET_SPECIAL[state.market])
        elif action < ap.Do.REFINE:
            turn.begin_rotation(state, seat, 1)
        else:
            state.push(ap.ask_sell(seat))
            economy.refine(state, seat, ap.recipe_of(action))


class Fee(Step):
    """A fee is paid good by good (AP-22.4)."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        if self.creditor(state) == ap.EMPTY:
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
        for good in range(ap.GOODS):
            if no_fee_good(state, seat, good, due) == ap.No.NOTHING:
                found = append(found, ap.do_pay(good))
        return found

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        other = self.creditor(state)
        state.dues[other] -= ap.fee(1, 0) if ap.fee_first(state.dues[other]) else ap.fee(0, 1)
        economy.move_good(state, seat, other, ap.good_of(action))
        economy.press(state, other)


class Drop(Step):
    """Goods that do not fit are discarded by choice (AP-2.2)."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        if economy.overflow(state, data) == 0:
            state.steps.pop()
            return NOBODY
        return data

    def legal(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for good in range(ap.STORABLE):
            if no_drop(state, seat, good) == ap.No.NOTHING:
                found = append(found, ap.do_drop(good))
        return found

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        state.stock[seat * ap.GOODS + ap.good_of(action)] -= 1
        state.note(ap.Happened.DROPPED, [seat, ap.good_of(action)])


class Discard(Step):
    """Improvements beyond the hand limit are discarded (AP-5.6)."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        if economy.hand_size(state, data) <= economy.hand_limit(state, data):
            state.steps.pop()
            return NOBODY
        return data

    def legal(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for card in range(ap.CARDS):
            if state.improvement[card] == ap.At.HAND + seat:
                found = append(found, ap.do_discard(card))
        return found

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        card = ap.improvement_of(action)
        state.improvement[card] = used_up(state, card)
        if not state.rules.coop:
            state.revealed += 1
        state.note(ap.Happened.DISCARDED, [seat, card])


class Refine(Repeated):
    """Goods are turned into others, time and again (AP-5.2)."""

    def options(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        if ap.refine_times(data):
            if no_refine(state, seat, ap.refine_recipe(data)) == ap.No.NOTHING:
                found = append(found, ap.do_refine(ap.refine_recipe(data)))
            if ap.refine_handsaw(data) and no_refine(state, seat, ap.Recipe.HANDSAW) == ap.No.NOTHING:
                found = append(found, ap.do_refine(ap.Recipe.HANDSAW))
        return found

    def take(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        if ap.refine_times(data) < ap.ANY_NUMBER:
            state.replace(ap.ask_refine(seat, ap.refine_recipe(data), ap.refine_times(data) - 1, ap.refine_handsaw(data)))
        economy.refine(state, seat, ap.recipe_of(action))


class Sell(Repeated):
    """Selling at the market, pair by pair (AP-6.1)."""

    def options(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for recipe in ap.SALES[state.market]:
            if no_refine(state, seat, recipe) == ap.No.NOTHING:
                found = append(found, ap.do_refine(recipe))
        return found

    def take(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        economy.refine(state, seat, ap.recipe_of(action))


class Build(Repeated):
    """Building, one at a time (AP-5.4)."""

    def end(self, state: AntePortas, data: i64) -> None:
        """Deed Registration adds farms to new workplaces of farmers (134)."""
        state.steps.pop()
        seat = ap.build_seat(data)
        worked = ap.build_builder(data) and ap.build_built(data) and ap.FARMER_WORKERS[ap.build_what(data)]
        if worked and state.owns(seat, ap.Card.DEED):
            state.push(ap.ask_build(seat, ap.Building.FARM, ap.ANY_NUMBER, ap.COST_DEED, 0, 0, 0))

    def options(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        building = ap.build_what(data)
        cost = ap.build_cost(data)
        payer = seat ^ ap.build_payer(data)
        found = vec[i64]()
        if ap.build_times(data):
            if no_build(state, seat, building, cost, 0, payer) == ap.No.NOTHING:
                found = append(found, ap.do_build(building, 0))
            for razed in range(ap.Building.FORESTERS_HOUSE, ap.BUILDINGS):
                if no_build(state, seat, building, cost, razed, payer) == ap.No.NOTHING:
                    found = append(found, ap.do_build(building, razed))
        return found

    def take(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        times = ap.build_times(data)
        left = times - 1 if times < ap.ANY_NUMBER else times
        payer = ap.build_payer(data)
        state.replace(ap.ask_build(seat, ap.build_what(data), left, ap.build_cost(data), ap.build_builder(data), 1, payer))
        economy.build(state, seat, ap.build_what(data), ap.build_cost(data), ap.build_razed(action), seat ^ payer)


class Lay(Repeated):
    """Laying tiles, one at a time (AP-15.16)."""

    def options(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        tile = ap.lay_kind(data)
        found = vec[i64]()
        if ap.lay_times(data) and no_pay(state, seat, ap.COSTS[ap.lay_cost(data)], 0) == ap.No.NOTHING:
            team = state.team(seat)
            seen = sight(state, team)
            for place in range(1, ap.HEXES):
                if law_field.no_lay(state, team, tile, place, seen) == ap.No.NOTHING:
                    found = append(found, ap.do_lay(tile, place))
            for place in range(1, ap.HEXES):
                if law_field.no_flip(state, team, tile, place, seen) == ap.No.NOTHING:
                    found = append(found, ap.do_flip(tile, place))
        return found

    def take(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        if ap.lay_times(data) < ap.ANY_NUMBER:
            state.replace(ap.ask_lay(seat, ap.lay_kind(data), ap.lay_times(data) - 1, ap.lay_cost(data)))
        lay_tile(state, seat, ap.lay_kind(data), ap.goal_of(action), ap.lay_cost(data))


class Draft(Repeated):
    """Drafting, one colonist at a time; then a combat if attackers stand there (AP-15.2, AP-15.3)."""

    def end(self, state: AntePortas, data: i64) -> None:
        state.steps.pop()
        team = state.team(ap.draft_seat(data))
        begin_combat(state, state.start_field(team), STANDING, 0, team)

    def options(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for colonist in range(2):
            if law_field.no_draft(state, seat, colonist, seat ^ ap.draft_payer(data)) == ap.No.NOTHING:
                found = append(found, ap.do_draft(colonist))
        return found

    def take(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        draft(state, seat, ap.colonist_of(action), seat ^ ap.draft_payer(data))


class Dismiss(Repeated):
    """Dismissing soldiers, one at a time (AP-15.4)."""

    def options(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for place in range(1, ap.HEXES):
            for colonist in range(2):
                if law_field.no_dismiss(state, seat, place, colonist) == ap.No.NOTHING:
                    found = append(found, ap.do_dismiss(place, colonist))
        return found

    def take(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        dismiss(state, seat, ap.dismiss_hex(action), ap.colonist_of(action))


class March(Step):
    """A move action: batch after batch (AP-15.8)."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        seat = ap.march_seat(data)
        if not state.rider and len(march_goals(state, state.team(seat), ap.march_limit(data))) == 0:
            state.steps.pop()
            end_march(state, seat)
            return NOBODY
        return seat

    def legal(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = march_goals(state, state.team(seat), ap.march_limit(data))
        return found if state.rider else append(found, i64(ap.Do.DONE))

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        if action == ap.Do.DONE:
            state.steps.pop()
            end_march(state, seat)
            return
        state.batch = state.batch[:0]
        if state.rider:
            state.batch = append(state.batch, ap.member(ap.Unit.RIDER, ap.crossing_hex(state.rider)))
        state.note(ap.Happened.GATHERING, [seat, ap.goal_of(action)])
        state.push(ap.ask_batch(seat, ap.march_steps(data), ap.march_limit(data), ap.march_bonus(data), ap.goal_of(action)))


class Batch(Step):
    """Who goes along to a goal (AP-15.8)."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        seat = ap.batch_seat(data)
        if len(state.batch) > 0 and len(batch_units(state, state.team(seat), ap.batch_goal(data), ap.batch_limit(data))) == 0:
            self.apply(state, data, seat, ap.Do.COMMIT)
            return NOBODY
        return seat

    def legal(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = batch_units(state, state.team(seat), ap.batch_goal(data), ap.batch_limit(data))
        return append(found, i64(ap.Do.COMMIT)) if len(state.batch) > 0 else found

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        if action == ap.Do.COMMIT:
            state.steps.pop()
            commit(state, seat, ap.batch_goal(data), ap.batch_steps(data), ap.batch_bonus(data))
        else:
            state.batch = append(state.batch, ap.member(ap.add_unit(action), ap.add_hex(action)))
            state.note(ap.Happened.JOINED, [ap.add_unit(action), ap.add_hex(action)])


class Rotate(Repeated):
    """Rotating buildings, each once (AP-15.9), in two steps at most (AP-15.11)."""

    def options(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for place in range(1, ap.HEXES):
            if law_field.no_rotate(state, state.team(seat), place) == ap.No.NOTHING:
                for by in range(2 * ap.rotate_steps(data)):
                    found = append(found, ap.do_rotate(place, by))
        return found

    def take(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        place = ap.rotate_hex(action)
        by = ap.rotate_turn(action)
        state.turned |= BIT[place]
        state.facing[place] = (state.facing[place] + ap.TURN_BY[by]) % 6
        state.note(ap.Happened.ROTATED, [place, state.tile[place], by])


class Heal(Step):
    """Healing, one patient at a time (AP-15.13)."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        seat = ap.heal_seat(data)
        options = self.legal(state, data, seat)
        if len(options) == 0 or options[0] == ap.Do.DONE:
            state.steps.pop()
            return NOBODY
        if ap.heal_hospital(data) and len(options) == 1:
            self.apply(state, data, seat, options[0])
            return NOBODY
        return seat

    def legal(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for owner in range(state.rules.players):
            for colonist in range(2):
                if law_field.no_heal(state, seat, owner, colonist, ap.heal_free(data), ap.heal_hospital(data)) == ap.No.NOTHING:
                    found = append(found, ap.do_heal(owner, colonist))
        return found if ap.heal_hospital(data) else append(found, i64(ap.Do.DONE))

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        if action == ap.Do.DONE:
            state.steps.pop()
            return
        colonist = ap.colonist_of(action)
        if not ap.heal_hospital(data):
            good, amount = law_field.heal_price(state, seat, colonist, ap.heal_free(data))
            economy.pay_good(state, seat, good, amount)
            if colonist == ap.Colonist.FARMER and amount == 0:
                state.replace(ap.ask_heal(seat, ap.heal_free(data) - 1, 0))
        heal(state, ap.heal_owner(action), colonist)


class Raise(Repeated):
    """Raising, one soldier at a time (AP-15.14)."""

    def options(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for place in range(1, ap.HEXES):
            for colonist in range(2):
                if law_field.no_raise(state, seat, place, colonist, ap.raise_free(data)) == ap.No.NOTHING:
                    found = append(found, ap.do_raise(place, colonist))
        return found

    def take(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        place = ap.raise_hex(action)
        colonist = ap.colonist_of(action)
        good, amount = law_field.raise_price(state, colonist, ap.raise_free(data))
        economy.pay_good(state, seat, good, amount)
        if colonist == ap.Colonist.FARMER and amount == 0:
            state.replace(ap.ask_raise(seat, ap.raise_free(data) - 1))
        at = (state.team(seat) * ap.HEXES + place) * ap.KINDS + colonist * 2
        state.soldiers[at] += 1
        state.soldiers[at + 1] -= 1
        state.note(ap.Happened.RAISED, [seat, place, colonist])


class PlayImprovement(Repeated):
    """One improvement may be played (AP-5.5, AP-8.11)."""

    def options(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for card in range(ap.CARDS):
            if no_play(state, seat, card) == ap.No.NOTHING:
                found = append(found, ap.do_play(card))
        return found

    def take(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        if not state.rules.coop:
            state.revealed += 1
        play(state, seat, ap.improvement_of(action))


class Gift(Step):
    """Who gets an improvement that was paid for (AP-7.2)."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        seat = ap.gift_seat(data)
        options = self.legal(state, data, seat)
        if len(options) > 1:
            return seat
        self.apply(state, data, seat, options[0])
        return NOBODY

    def legal(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        card = ap.gift_improvement(data)
        for other in range(state.rules.players):
            if no_gift(state, seat, other, card) == ap.No.NOTHING:
                found = append(found, ap.do_keep(other))
        return found if len(found) > 0 else append(found, ap.do_keep(seat))

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        other = ap.keep_taker(action)
        card = ap.gift_improvement(data)
        if other != seat:
            state.note(ap.Happened.GIFT, [seat, other, card])
        else:
            state.note(ap.Happened.KEPT, [seat, card])
        carry_out(state, other, card, payer_of(state, seat, other))


class Answer(Step):
    """Somebody is asked for a good (AP-9.4)."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        return ap.answer_asked(data)

    def legal(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        return append(append(vec[i64](), ap.do_answer(0)), ap.do_answer(1))

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        if ap.answer_yes(action):
            economy.move_good(state, seat, ap.answer_seat(data), ap.answer_good(data))
        else:
            state.note(ap.Happened.REFUSED, [seat, ap.answer_seat(data), ap.answer_good(data)])
