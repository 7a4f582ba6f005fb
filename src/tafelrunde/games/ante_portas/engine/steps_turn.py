"""Decisions of a turn (section 7 of the rules)."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.ante_portas.engine.board import CENTRE, is_market
from tafelrunde.games.ante_portas.engine.combat import begin_combat
from tafelrunde.games.ante_portas.engine.command import (
    batch_units,
    can_draft,
    can_heal,
    commit,
    dismiss,
    draft,
    end_march,
    heal,
    heal_price,
    lay_tile,
    march_goals,
    may_flip,
    raise_price,
)
from tafelrunde.games.ante_portas.engine.damage import STANDING
from tafelrunde.games.ante_portas.engine.data import (
    BUILDINGS,
    BUNDLES,
    CARDS,
    COST_DEED,
    COSTS,
    EMPTY,
    GOODS,
    HEXES,
    KINDS,
    MARKET_SPECIAL,
    SALES,
    STORABLE,
    TICKET_PRICE,
    TURN_BY,
    WORKPLACES,
    Ask,
    At,
    Building,
    Card,
    Colonist,
    Do,
    Good,
    Happened,
    Recipe,
    Stage,
    Unit,
    is_building,
)
from tafelrunde.games.ante_portas.engine.economy import (
    build,
    can_build,
    can_pay,
    can_refine,
    can_spend,
    employ,
    free_homes,
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
from tafelrunde.games.ante_portas.engine.improvements import can_play, carry_out, has_effect, payer_of, play, used_up
from tafelrunde.games.ante_portas.engine.setup import draw_place, heartland_cells, put_place
from tafelrunde.games.ante_portas.engine.sight import may_lay, sight
from tafelrunde.games.ante_portas.engine.soldiers import begin_soldier_action
from tafelrunde.games.ante_portas.engine.state import AntePortas, Step
from tafelrunde.games.ante_portas.engine.steps_battle import Repeated
from tafelrunde.games.ante_portas.engine.turn import (
    act,
    begin_rotation,
    can_pay_fee,
    can_ticket,
    do_special,
    free_actions,
    goals,
    offers,
    onward,
    owe_fee,
    place_at,
    rivals,
    ticket_goals,
)
from tafelrunde.games.ante_portas.engine.year import centre_cells, draw_command
from tafelrunde.kernel.contract import BIT, NOBODY
from tafelrunde.kernel.rows import row_of
from tafelrunde.kernel.vectors import append, vec


class Site(Step):
    """The players lay the heartland out, one place each (option manual_heartland). Data: seat, and the drawn place."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        if data >> 2 == 0:
            if len(state.rest) == 0:
                state.steps.pop()
                return NOBODY
            state.replace(Ask.SITE, data | draw_place(state) << 2)
            data = state.steps[-1] >> 6
        return data & 3

    def legal(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        return heartland_cells(state)

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        put_place(state, data >> 2, action - Do.CELL)
        state.replace(Ask.SITE, state.next_seat(seat))


class Centre(Step):
    """A new place of the command centre (AP-10.5). Data: the drawn place."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        if data == 0:
            data = draw_command(state)
            state.replace(Ask.CENTRE, data)
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
        self.put(state, data, action - Do.CELL)


class Turn(Step):
    """A steward's turn (AP-4). Data: stage."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        if data == Stage.AFTER and len(self.legal(state, data, state.active)) == 1:
            state.steps.pop()
            return NOBODY
        return state.active

    def legal(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        if data == Stage.BEFORE:
            for site in goals(state, seat):
                found = append(found, Do.GO + site)
            if can_ticket(state, seat):
                for site in ticket_goals(state, seat):
                    found = append(found, Do.TICKET + site)
        elif data == Stage.MARKET:
            for site in onward(state, seat, state.steward[seat]):
                found = append(found, Do.ON + site)
            if rivals(state, seat, state.steward[seat]) > 0:
                if can_pay_fee(state, seat, state.steward[seat]):
                    found = append(found, i64(Do.STAY))
            else:
                for action in offers(state, seat):
                    found = append(found, action)
        elif data == Stage.AT:
            for action in offers(state, seat):
                found = append(found, action)
        owing = data == Stage.MARKET and len(found) > 0 and rivals(state, seat, state.steward[seat]) > 0
        for action in free_actions(state, seat):
            found = append(found, action)
        return found if owing else append(found, i64(Do.DONE))  # AP-22.4: nobody stops on a market without the fee

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        rest = action & 0xFFFFF
        if action == Do.DONE:
            state.steps.pop()
            if data == Stage.BEFORE:
                state.note(Happened.PASSED, [seat])
        elif action < Do.ON:
            if action >= Do.TICKET:
                pay_good(state, seat, Good.CLAY, TICKET_PRICE)
                self.use_ticket(state, seat)
            self.go(state, seat, rest)
        elif action < Do.STAY:
            self.arrive(state, seat, rest)
            state.replace(Ask.TURN, Stage.AT)
            owe_fee(state, seat, rest)
        elif action == Do.STAY:
            state.replace(Ask.TURN, Stage.AT)
            owe_fee(state, seat, state.steward[seat])
        elif action < Do.BUILD:
            state.replace(Ask.TURN, Stage.AFTER)
            self.use(state, seat, action)
        elif action < Do.STORE:
            employ(state, seat, rest >> 1, rest & 1)
        elif action < Do.GIVE:
            store_one(state, seat, rest)
        elif action < Do.ASK:
            move_good(state, seat, rest >> 3, rest & 7)
        elif action < Do.ANSWER:
            state.note(Happened.ASKED, [seat, rest >> 3, rest & 7])
            state.push(Ask.ANSWER, seat | rest << 2)
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
            state.replace(Ask.TURN, Stage.MARKET)
        else:
            state.replace(Ask.TURN, Stage.AT)
            owe_fee(state, seat, site)

    def arrive(self, state: AntePortas, seat: i64, site: i64) -> None:
        state.steward[seat] = site
        state.note(Happened.STEWARD, [seat, site, place_at(state, site)])

    def use(self, state: AntePortas, seat: i64, action: i64) -> None:
        """The action of the place, or of the market."""
        if action < Do.BUNDLE:
            act(state, seat, place_at(state, state.steward[seat]), action - Do.ACT)
        elif action < Do.SPECIAL:
            receive(state, seat, row_of([int(amount) for amount in BUNDLES[state.market][action - Do.BUNDLE]]))
        elif action == Do.SPECIAL:
            do_special(state, seat, MARKET_SPECIAL[state.market])
        elif action < Do.REFINE:
            begin_rotation(state, seat, 1)
        else:
            state.push(Ask.SELL, seat)
            refine(state, seat, action - Do.REFINE)


class Fee(Step):
    """A fee is paid good by good (AP-22.4). Data: seat that pays."""

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
            fitting = good == Good.TOOLS or good == Good.FOOD
            if due & 15 == 0:
                fitting = good < STORABLE and good != Good.FOOD and good != Good.ORE
            if fitting and state.stock[seat * GOODS + good] > 0:
                found = append(found, Do.PAY + good)
        return found

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        other = self.creditor(state)
        state.dues[other] -= 1 if state.dues[other] & 15 else 16
        move_good(state, seat, other, action - Do.PAY)
        press(state, other)


class Drop(Step):
    """Goods that do not fit are discarded by choice (AP-2.2). Data: seat."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        if overflow(state, data) == 0:
            state.steps.pop()
            return NOBODY
        return data

    def legal(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        over = overflow(state, seat)
        for good in range(STORABLE):
            if state.stock[seat * GOODS + good] == 0:
                continue
            state.stock[seat * GOODS + good] -= 1
            if overflow(state, seat) < over:  # one from a space of its own would not help
                found = append(found, Do.DROP + good)
            state.stock[seat * GOODS + good] += 1
        return found

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        state.stock[seat * GOODS + action - Do.DROP] -= 1
        state.note(Happened.DROPPED, [seat, action - Do.DROP])


class Discard(Step):
    """Improvements beyond the hand limit are discarded (AP-5.6). Data: seat."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        if hand_size(state, data) <= hand_limit(state, data):
            state.steps.pop()
            return NOBODY
        return data

    def legal(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for card in range(CARDS):
            if state.improvement[card] == At.HAND + seat:
                found = append(found, Do.DISCARD + card)
        return found

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        card = action - Do.DISCARD
        state.improvement[card] = used_up(state, card)
        if not state.rules.coop:
            state.revealed += 1
        state.note(Happened.DISCARDED, [seat, card])


class Refine(Repeated):
    """Goods are turned into others, time and again (AP-5.2). Data: seat, recipe, times left, and the Handsaw's other recipe."""

    def options(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        if data >> 8 & 127:
            if can_refine(state, seat, data >> 2 & 63):
                found = append(found, Do.REFINE + (data >> 2 & 63))
            if data >> 15 and can_refine(state, seat, Recipe.HANDSAW):
                found = append(found, Do.REFINE + Recipe.HANDSAW)
        return found

    def take(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        if data >> 8 & 127 < 99:
            state.replace(Ask.REFINE, data - 256)
        refine(state, seat, action - Do.REFINE)


class Sell(Repeated):
    """Selling at the market, pair by pair (AP-6.1). Data: seat."""

    def options(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for recipe in SALES[state.market]:
            if can_refine(state, seat, recipe):
                found = append(found, Do.REFINE + recipe)
        return found

    def take(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        refine(state, seat, action - Do.REFINE)


class Build(Repeated):
    """Building, one at a time (AP-5.4).

    Data: seat, building, times left, cost, whether at a builder, whether something was built, who pays as a difference to the seat.
    """

    def end(self, state: AntePortas, data: i64) -> None:
        """Deed Registration adds farms to new workplaces of farmers (134)."""
        state.steps.pop()
        if data >> 21 == 3 and WORKPLACES[data >> 2 & 15] and state.owns(data & 3, Card.DEED):
            state.push(Ask.BUILD, (data & 3) | Building.FARM << 2 | 99 << 6 | COST_DEED << 13)

    def options(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        building = data >> 2 & 15
        cost = data >> 13 & 255
        payer = seat ^ data >> 23
        found = vec[i64]()
        if data >> 6 & 127:
            if can_build(state, seat, building, cost, 0, payer):
                found = append(found, Do.BUILD + building * 16)
            for razed in range(Building.FORESTERS_HOUSE, BUILDINGS):
                if can_build(state, seat, building, cost, razed, payer):
                    found = append(found, Do.BUILD + building * 16 + razed)
        return found

    def take(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        left = data - 64 if data >> 6 & 127 < 99 else data
        state.replace(Ask.BUILD, left | 1 << 22)
        build(state, seat, data >> 2 & 15, data >> 13 & 255, action & 15, seat ^ data >> 23)


class Lay(Repeated):
    """Laying tiles, one at a time (AP-15.16). Data: seat, tile, times left, cost."""

    def options(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        tile = data >> 2 & 15
        found = vec[i64]()
        if data >> 6 & 127 and can_pay(state, seat, COSTS[data >> 13], 0):
            team = state.team(seat)
            seen = sight(state, team)
            for place in range(1, HEXES):
                if may_lay(state, team, tile, place, seen):
                    found = append(found, Do.LAY + tile * 32 + place)
            for place in range(1, HEXES):
                if may_flip(state, team, tile, place, seen):
                    found = append(found, Do.FLIP + tile * 32 + place)
        return found

    def take(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        if data >> 6 & 127 < 99:
            state.replace(Ask.LAY, data - 64)
        lay_tile(state, seat, data >> 2 & 15, action & 31, data >> 13)


class Draft(Repeated):
    """Drafting, one colonist at a time; then a combat if attackers stand there (AP-15.2, AP-15.3).

    Data: seat, who pays as a difference to it.
    """

    def end(self, state: AntePortas, data: i64) -> None:
        state.steps.pop()
        team = state.team(data & 3)
        begin_combat(state, state.start_field(team), STANDING, 0, team)

    def options(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for colonist in range(2):
            if can_draft(state, seat, colonist, seat ^ data >> 2):
                found = append(found, Do.DRAFT + colonist)
        return found

    def take(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        draft(state, seat, action - Do.DRAFT, seat ^ data >> 2)


class Dismiss(Repeated):
    """Dismissing soldiers, one at a time (AP-15.4). Data: seat."""

    def options(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for place in range(1, HEXES):
            for colonist in range(2):
                if state.of_colonist(state.team(seat), place, colonist) > 0 and free_homes(state, seat, colonist) > 0:
                    found = append(found, Do.DISMISS + place * 2 + colonist)
        return found

    def take(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        rest = action - Do.DISMISS
        dismiss(state, seat, rest >> 1, rest & 1)


class March(Step):
    """A move action: batch after batch (AP-15.8). Data: seat, steps, limit of units, bonus."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        if not state.rider and len(march_goals(state, state.team(data & 3), data >> 4 & 255)) == 0:
            state.steps.pop()
            end_march(state, data & 3)
            return NOBODY
        return data & 3

    def legal(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = march_goals(state, state.team(seat), data >> 4 & 255)
        return found if state.rider else append(found, i64(Do.DONE))

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        if action == Do.DONE:
            state.steps.pop()
            end_march(state, seat)
            return
        state.batch = state.batch[:0]
        if state.rider:
            state.batch = append(state.batch, (state.rider >> 6) * 8 + Unit.RIDER)
        state.note(Happened.GATHERING, [seat, action - Do.GOAL])
        state.push(Ask.BATCH, data | (action - Do.GOAL) << 16)


class Batch(Step):
    """Who goes along to a goal (AP-15.8). Data: as the march, and the goal."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        seat = data & 3
        if len(state.batch) > 0 and len(batch_units(state, state.team(seat), data >> 16, data >> 4 & 255)) == 0:
            self.apply(state, data, seat, Do.COMMIT)
            return NOBODY
        return seat

    def legal(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = batch_units(state, state.team(seat), data >> 16, data >> 4 & 255)
        return append(found, i64(Do.COMMIT)) if len(state.batch) > 0 else found

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        if action == Do.COMMIT:
            state.steps.pop()
            commit(state, seat, data >> 16, data >> 2 & 3, data >> 12 & 15)
        else:
            state.batch = append(state.batch, action - Do.ADD)
            state.note(Happened.JOINED, [action & 7, (action - Do.ADD) >> 3])


class Rotate(Repeated):
    """Rotating buildings, each once (AP-15.9). Data: seat, most steps."""

    def options(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for place in range(1, HEXES):
            if is_building(state.own_tile(state.team(seat), place)) and not state.turned & BIT[place]:
                for turn in range(2 * (data >> 2)):
                    found = append(found, Do.ROTATE + place * 4 + turn)
        return found

    def take(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        rest = action - Do.ROTATE
        state.turned |= BIT[rest >> 2]
        state.facing[rest >> 2] = (state.facing[rest >> 2] + TURN_BY[rest & 3]) % 6
        state.note(Happened.ROTATED, [rest >> 2, state.tile[rest >> 2], rest & 3])


class Heal(Step):
    """Healing, one patient at a time (AP-15.13). Data: seat, farmers free of charge, whether it is the Field Hospital."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        options = self.legal(state, data, data & 3)
        if len(options) == 0 or options[0] == Do.DONE:
            state.steps.pop()
            return NOBODY
        if data >> 5 and len(options) == 1:
            self.apply(state, data, data & 3, options[0])
            return NOBODY
        return data & 3

    def legal(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for owner in range(state.rules.players):
            for colonist in range(2):
                if not can_heal(state, state.team(seat), owner, colonist):
                    continue
                good, amount = heal_price(state, seat, colonist, data >> 2 & 3)
                if colonist == Colonist.FARMER if data >> 5 else can_spend(state, seat, good, amount):
                    found = append(found, Do.HEAL + owner * 2 + colonist)
        return found if data >> 5 else append(found, i64(Do.DONE))

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        if action == Do.DONE:
            state.steps.pop()
            return
        rest = action - Do.HEAL
        if not data >> 5:
            good, amount = heal_price(state, seat, rest & 1, data >> 2 & 3)
            pay_good(state, seat, good, amount)
            if rest & 1 == Colonist.FARMER and amount == 0:
                state.replace(Ask.HEAL, data - 4)
        heal(state, rest >> 1, rest & 1)


class Raise(Repeated):
    """Raising, one soldier at a time (AP-15.14). Data: seat, farmers free of charge."""

    def options(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for place in range(1, HEXES):
            for colonist in range(2):
                good, amount = raise_price(state, colonist, data >> 2)
                if state.count(state.team(seat), place, colonist * 2 + 1) > 0 and can_spend(state, seat, good, amount):
                    found = append(found, Do.RAISE + place * 2 + colonist)
        return found

    def take(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        rest = action - Do.RAISE
        good, amount = raise_price(state, rest & 1, data >> 2)
        pay_good(state, seat, good, amount)
        if rest & 1 == Colonist.FARMER and amount == 0:
            state.replace(Ask.RAISE, data - 4)
        at = (state.team(seat) * HEXES + (rest >> 1)) * KINDS + (rest & 1) * 2
        state.soldiers[at] += 1
        state.soldiers[at + 1] -= 1
        state.note(Happened.RAISED, [seat, rest >> 1, rest & 1])


class PlayImprovement(Repeated):
    """One improvement may be played (AP-5.5, AP-8.11). Data: seat."""

    def options(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for card in range(CARDS):
            if can_play(state, seat, card):
                found = append(found, Do.PLAY + card)
        return found

    def take(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        if not state.rules.coop:
            state.revealed += 1
        play(state, seat, action - Do.PLAY)


class Gift(Step):
    """Who gets an improvement that was paid for (AP-7.2). Data: seat, improvement."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        options = self.legal(state, data, data & 3)
        if len(options) > 1:
            return data & 3
        self.apply(state, data, data & 3, options[0])
        return NOBODY

    def legal(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for other in range(state.rules.players):
            if state.team(other) == state.team(seat) and has_effect(state, other, data >> 2, payer_of(state, seat, other)):
                found = append(found, Do.KEEP + other)
        return found if len(found) > 0 else append(found, Do.KEEP + seat)

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        other = action - Do.KEEP
        if other != seat:
            state.note(Happened.GIFT, [seat, other, data >> 2])
        else:
            state.note(Happened.KEPT, [seat, data >> 2])
        carry_out(state, other, data >> 2, payer_of(state, seat, other))


class Answer(Step):
    """Somebody is asked for a good (AP-9.4). Data: seat that asks, good, seat that is asked."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        return data >> 5

    def legal(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        return row_of([Do.ANSWER, Do.ANSWER + 1])

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        if action > Do.ANSWER:
            move_good(state, seat, data & 3, data >> 2 & 7)
        else:
            state.note(Happened.REFUSED, [seat, data & 3, data >> 2 & 7])
