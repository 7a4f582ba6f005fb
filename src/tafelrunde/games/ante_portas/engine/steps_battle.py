"""Decisions and happenings on the battlefield: windows, volleys, losses, combats, cards (section 7 of the rules)."""

from __future__ import annotations

from abc import abstractmethod

from mypy_extensions import i64

from tafelrunde.games.ante_portas.engine import _grammar as ap
from tafelrunde.games.ante_portas.engine import invasion, soldiers
from tafelrunde.games.ante_portas.engine.combat import end_combat, interrupted, is_on, resolve, resolve_duel, take_up_again
from tafelrunde.games.ante_portas.engine.damage import (
    STANDING,
    can_spare,
    destroy_mine,
    fell_options,
    lose_options,
    lose_soldiers,
    remove_figures,
    suffering_mine,
    wound,
)
from tafelrunde.games.ante_portas.engine.explosives import end_recoil, explode, fling, ignite, offer_mines
from tafelrunde.games.ante_portas.engine.law_fire import no_bomb
from tafelrunde.games.ante_portas.engine.sight import sight
from tafelrunde.games.ante_portas.engine.state import AntePortas, Step
from tafelrunde.kernel.contract import BIT, NOBODY
from tafelrunde.kernel.vectors import append, vec


class Automatic(Step):
    """A step in which there is never anything to decide."""

    def legal(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        return vec[i64]()

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        return


class Repeated(Step):
    """A step in which a seat may do something, mostly time and again, until `done` or nothing else is left (AP-4.6, AP-4.7)."""

    @abstractmethod
    def options(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        """Return what can be done, strictly ascending."""

    @abstractmethod
    def take(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        """Carry one of the options out."""

    def end(self, state: AntePortas, data: i64) -> None:
        state.steps.pop()

    def actor(self, state: AntePortas, data: i64) -> i64:
        seat = ap.asked_seat(data)
        if len(self.options(state, data, seat)) == 0:
            self.end(state, data)
            return NOBODY
        return seat

    def legal(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        return append(self.options(state, data, seat), i64(ap.Do.DONE))

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        if action == ap.Do.DONE:
            self.end(state, data)
        else:
            self.take(state, data, seat, action)


class Reactions(Step):
    """A reaction window (AP-17.9 to AP-17.12)."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        window = ap.window_kind(data)
        team = ap.window_team(data)
        seat = self.asked(state, team)
        if window == ap.Window.COMBAT and self.is_settled(state):
            state.steps.pop()
            return NOBODY
        if self.is_open(state, window, team) and soldiers.wants(state, seat, window, ap.window_hex(data)):
            return seat
        self.apply(state, data, seat, ap.Do.DONE)
        return NOBODY

    def asked(self, state: AntePortas, team: i64) -> i64:
        """In a player's turn that player answers for the team, otherwise its speaker (AP-17.11)."""
        turn = state.phase == ap.Phase.TURNS or state.phase == ap.Phase.WAVE_TURN
        if turn and state.active != ap.EMPTY and state.team(state.active) == team:
            return state.active
        return state.speaker(team)

    def is_settled(self, state: AntePortas) -> bool:
        """Return whether the combat of the window does not take place any more (AP-17.13)."""
        data = state.steps[-2] >> ap.ASK_BITS
        return not is_on(state, ap.combat_hex(data), ap.combat_troop(data))

    def is_open(self, state: AntePortas, window: i64, team: i64) -> bool:
        return len(soldiers.soldier_actions(state, team, window)) > 0

    def legal(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        return append(soldiers.soldier_actions(state, ap.window_team(data), ap.window_kind(data)), i64(ap.Do.DONE))

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        window = ap.window_kind(data)
        team = ap.window_team(data)
        after = team if state.rules.coop else 1 - team
        if action != ap.Do.DONE:
            state.replace(ap.ask_window(window, ap.window_hex(data), after, 0))
            soldiers.begin_soldier_action(state, team, seat, action)
            return
        passed = ap.window_passed(data) + 1
        if not state.rules.coop and passed < 2:
            state.replace(ap.ask_window(window, ap.window_hex(data), after, passed))
            return
        state.steps.pop()
        if window == ap.Window.MINE:
            state.lost_mines = state.lost_mines[:0]


class Volley(Step):
    """Who fires at a target: one shooter after the other, then all together (AP-17.11)."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        seat = ap.volley_seat(data)
        if len(state.volley) > 0 and len(soldiers.shooters(state, state.team(seat), ap.volley_hex(data))) == 0:
            self.apply(state, data, seat, ap.Do.FIRE)
            return NOBODY
        return seat

    def legal(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for place in soldiers.shooters(state, state.team(seat), ap.volley_hex(data)):
            found = append(found, ap.do_shooter(place))
        if len(state.volley) > 0:
            found = append(found, i64(ap.Do.FIRE))
        return found

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        if action == ap.Do.FIRE:
            state.steps.pop()
            soldiers.fire(state, state.team(seat), ap.volley_hex(data), ap.volley_troop(data))
            return
        place = ap.shooter_hex(action)
        state.note(ap.Happened.SHOOTER, [seat, place])
        soldiers.exhaust(state, place)
        state.volley = append(state.volley, place)


class Recoil(Step):
    """Figures are flung back from traps, up to three (AP-16.4)."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        seat = ap.recoil_seat(data)
        team = state.team(seat)
        if ap.recoil_left(data) == 0 or len(soldiers.recoil_actions(state, team, ap.recoil_trap(data))) == 0:
            state.steps.pop()
            end_recoil(state, team)
            return NOBODY
        return seat

    def legal(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = soldiers.recoil_actions(state, state.team(seat), ap.recoil_trap(data))
        return append(found, i64(ap.Do.DONE)) if len(state.landed) > 0 else found

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        if action == ap.Do.DONE:
            state.steps.pop()
            end_recoil(state, state.team(seat))
            return
        fling(state, state.team(seat), ap.back_trap(action), ap.back_to(action), ap.back_figure(action))
        state.replace(ap.ask_recoil(seat, ap.recoil_trap(data), ap.recoil_left(data) - 1))


class Ignition(Repeated):
    """The Combat Engineer sets bombs off, any number in sight (AP-15.18)."""

    def options(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        team = state.team(seat)
        found = vec[i64]()
        seen = sight(state, team)
        for place in range(1, ap.HEXES):
            if seen & BIT[place] and no_bomb(state, team, place) == ap.No.NOTHING:
                found = append(found, ap.do_ignite(0, place))
        return found

    def take(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        state.note(ap.Happened.IGNITED, [state.team(seat), ap.goal_of(action)])
        ignite(state, ap.goal_of(action))


class Blast(Automatic):
    """A chain of explosions (AP-16.10)."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        if len(state.bombs) == 0:
            state.steps.pop()
            offer_mines(state)
        else:
            explode(state)
        return NOBODY


class Suffer(Step):
    """Own units take damage (AP-13.7 to 13.11)."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        team = ap.suffer_team(data)
        place = ap.suffer_hex(data)
        source = ap.suffer_source(data)
        damage = ap.suffer_damage(data)
        if ap.suffer_settled(data) == ap.Settled.OPEN and suffering_mine(state, team, place, source):
            if can_spare(state, team, place, damage, source):
                return state.speaker(team)  # AP-22.11: the owner's choice
            self.mine_first(state, data)
            return NOBODY
        options = lose_options(state, team, place, damage, source)
        if len(options) > 1:
            return state.speaker(team) if state.rules.coop else state.speaker(1 - team)
        state.steps.pop()
        lose_soldiers(state, team, place, damage, source, options[0])
        return NOBODY

    def mine_first(self, state: AntePortas, data: i64) -> None:
        """The mine takes up to its strength (AP-13.8)."""
        place = ap.suffer_hex(data)
        source = ap.suffer_source(data)
        left = max(0, ap.suffer_damage(data) - ap.TILE_STRENGTH[state.tile[place]])
        destroy_mine(state, place, source)
        if left == 0:
            state.steps.pop()
        else:
            state.replace(ap.ask_suffer(ap.suffer_team(data), place, source, ap.Settled.LOST, left))

    def legal(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        team = ap.suffer_team(data)
        place = ap.suffer_hex(data)
        source = ap.suffer_source(data)
        found = vec[i64]()
        if ap.suffer_settled(data) == ap.Settled.OPEN and suffering_mine(state, team, place, source):
            return append(append(found, ap.do_mine(0)), ap.do_mine(1))
        for lost in lose_options(state, team, place, ap.suffer_damage(data), source):
            found = append(found, ap.do_lose(ap.losses_weak(lost), ap.losses_strong(lost)))
        return found

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        team = ap.suffer_team(data)
        place = ap.suffer_hex(data)
        source = ap.suffer_source(data)
        damage = ap.suffer_damage(data)
        if action == ap.Do.MINE:
            self.mine_first(state, data)
        elif action < ap.Do.LOSE:
            state.note(ap.Happened.SPARED, [place])
            state.replace(ap.ask_suffer(team, place, source, ap.Settled.SPARED, damage))
        else:
            state.steps.pop()
            lose_soldiers(state, team, place, damage, source, ap.losses(ap.lose_citizens(action), ap.lose_farmers(action)))


class Fell(Step):
    """Attackers take damage (AP-13.7)."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        options = self.options(state, data)
        if len(options) > 1:
            return state.speaker(0)
        state.steps.pop()
        remove_figures(state, ap.fell_hex(data), ap.fell_troop(data), ap.losses_weak(options[0]), ap.losses_strong(options[0]))
        return NOBODY

    def options(self, state: AntePortas, data: i64) -> vec[i64]:
        return fell_options(state, ap.fell_hex(data), ap.fell_troop(data), ap.fell_damage(data), ap.fell_to_elites(data))

    def legal(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for lost in self.options(state, data):
            found = append(found, ap.do_fell(ap.losses_weak(lost), ap.losses_strong(lost)))
        return found

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        remove_figures(state, ap.fell_hex(data), ap.fell_troop(data), ap.fell_base(action), ap.fell_elite(action))


class Combat(Automatic):
    """A combat: first what happens before it and the window, then the totals (AP-13.4)."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        place = ap.combat_hex(data)
        troop = ap.combat_troop(data)
        state.steps.pop()
        outer = interrupted(state)
        if ap.combat_stage(data):
            outer = ap.combat_outer(data)
            if not is_on(state, place, troop):  # an action in the window ended it (AP-17.13)
                take_up_again(state, outer)
                end_combat(state, place, troop)
                return NOBODY
            state.push(ap.ask_fought(place, troop, 0, outer))
            if state.rules.coop:
                resolve(state, place, troop)
            else:
                resolve_duel(state, place)
            return NOBODY
        state.combat_mover = ap.combat_mover(data) - 1
        if not is_on(state, place, troop):
            take_up_again(state, outer)
            return NOBODY
        state.push(ap.ask_combat(place, troop, 1, 0, 0, outer))
        state.fight = place
        state.shots_low = 0
        state.shots_high = 0
        state.bonus = ap.combat_bonus(data)
        state.note(ap.Happened.COMBAT, [place])
        if troop != STANDING and invasion.wounds_citizens(state):  # AP-18.5
            wound(state, 0, place, ap.Colonist.CITIZEN, state.of_colonist(0, place, ap.Colonist.CITIZEN), True)
        soldiers.open_window(state, ap.Window.COMBAT, place)
        return NOBODY


class Fought(Automatic):
    """After the losses of a combat."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        state.steps.pop()
        take_up_again(state, ap.fought_outer(data))
        end_combat(state, ap.fought_hex(data), ap.fought_troop(data))
        return NOBODY


class Arrivals(Automatic):
    """New attackers, card by card."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        state.steps.pop()
        if data > 1:
            state.push(ap.ask_arrivals(data - 1))
        invasion.arrive(state)
        return NOBODY


class CombatPhase(Automatic):
    """The hexes are visited in ascending order; then a last window, then soldiers are raised (AP-11)."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        if data:
            state.steps.pop()
            state.pointer = 0
            if state.phase == ap.Phase.COMBAT:
                invasion.raise_soldiers(state, 0)  # AP-11.12, not in the Last Wave (AP-20.5)
            return NOBODY
        while state.pointer < ap.HEXES - 1:
            state.pointer += 1
            place = state.pointer
            if state.base[place] + state.elite[place] > 0:
                invasion.take_up(state, place)
                state.push(ap.ask_card(0))
                return NOBODY
        state.replace(ap.ask_phase(1))
        soldiers.open_window(state, ap.Window.END, 0)
        return NOBODY


class MovementCard(Automatic):
    """A movement card is revealed, then its first abilities, then its arrows (AP-11.3)."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        if data == 0:
            state.replace(ap.ask_card(1))
            invasion.begin_card(state)
        elif data == 1:
            state.replace(ap.ask_card(2))
            invasion.start_abilities(state)
        else:
            state.replace(ap.Ask.ARROW)
        return NOBODY


class Arrow(Automatic):
    """The arrows of a card, one part of the troop after the other."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        if invasion.troop_size(state) == 0 or state.arrow >= invasion.arrow_count(state):
            state.steps.pop()
            invasion.end_card(state)
            return NOBODY
        part = invasion.next_part(state)
        if part == ap.EMPTY:
            invasion.end_arrow(state)
        else:
            invasion.advance(state, part)
        return NOBODY


class Enter(Automatic):
    """A part of the troop enters a hex."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        state.steps.pop()
        invasion.enter(state, ap.enter_part(data), ap.enter_hex(data))
        return NOBODY


class Fire(Automatic):
    """Shots or fire at a hex."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        state.steps.pop()
        invasion.burn(state, ap.fire_hex(data), ap.fire_damage(data), ap.fire_burning(data), ap.fire_exploded(data))
        return NOBODY


class Snare(Step):
    """A trap snares: attackers by rule, in a duel the mover chooses whom (AP-12.1, AP-22.12)."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        if state.rules.coop:
            state.steps.pop()
            invasion.snare(state, ap.snare_hex(data))
            return NOBODY
        options = self.legal(state, data, 0)
        if len(options) > 1:
            return state.active
        state.steps.pop()
        if len(options) == 1:
            self.hold(state, data, options[0])
        return NOBODY

    def legal(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        farmers, citizens, held = held_by_trap(state, data)
        for count in range(held + 1):
            if held > 0 and count <= farmers and held - count <= citizens:
                found = append(found, ap.do_snare(count, held - count))
        return found

    def hold(self, state: AntePortas, data: i64, action: i64) -> None:
        """Soldiers lose their next step, of this action if they have one left."""
        place = ap.snare_hex(data)
        mover = ap.snare_team(data)
        state.note(ap.Happened.SNARED_SOLDIERS, [place, ap.snare_farmers(action), ap.snare_citizens(action)])
        for colonist in range(2):
            count = ap.snare_farmers(action) if colonist == ap.Colonist.FARMER else ap.snare_citizens(action)
            now = min(count, state.half[place * 2 + colonist])
            state.half[place * 2 + colonist] -= now
            state.snared[(mover * ap.HEXES + place) * 2 + colonist] += count - now

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        self.hold(state, data, action)


def held_by_trap(state: AntePortas, data: i64) -> tuple[i64, i64, i64]:
    """Return the farmers and citizens of those who entered a trap that are still there, and how many it holds (AP-22.12)."""
    place = ap.snare_hex(data)
    mover = ap.snare_team(data)
    farmers = min(ap.snare_came_farmers(data), state.count(mover, place, ap.Kind.FARMER))
    citizens = min(ap.snare_came_citizens(data), state.count(mover, place, ap.Kind.CITIZEN))
    if state.tile[place] != ap.Tile.TRAP or state.owner[place] == mover:
        return farmers, citizens, 0
    at = (mover * ap.HEXES + place) * 2
    return farmers, citizens, min(3 - state.snared[at] - state.snared[at + 1], farmers + citizens)
