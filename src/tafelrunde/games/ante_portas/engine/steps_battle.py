"""Decisions and happenings on the battlefield: windows, volleys, losses, combats, cards (section 7 of the rules)."""

from __future__ import annotations

from abc import abstractmethod

from mypy_extensions import i64

from tafelrunde.games.ante_portas.engine._grammar import (
    ASK_BITS,
    EMPTY,
    HEXES,
    TILE_STRENGTH,
    Ask,
    Colonist,
    Do,
    Happened,
    Kind,
    No,
    Phase,
    Settled,
    Tile,
    Window,
    ask_arrivals,
    ask_card,
    ask_combat,
    ask_fought,
    ask_phase,
    ask_recoil,
    ask_suffer,
    ask_window,
    asked_seat,
    back_figure,
    back_to,
    back_trap,
    combat_bonus,
    combat_hex,
    combat_mover,
    combat_outer,
    combat_stage,
    combat_troop,
    do_fell,
    do_ignite,
    do_lose,
    do_mine,
    do_shooter,
    do_snare,
    enter_hex,
    enter_part,
    fell_base,
    fell_damage,
    fell_elite,
    fell_hex,
    fell_to_elites,
    fell_troop,
    fire_burning,
    fire_damage,
    fire_exploded,
    fire_hex,
    fought_hex,
    fought_outer,
    fought_troop,
    goal_of,
    lose_citizens,
    lose_farmers,
    losses,
    losses_strong,
    losses_weak,
    recoil_left,
    recoil_seat,
    recoil_trap,
    shooter_hex,
    snare_came_citizens,
    snare_came_farmers,
    snare_citizens,
    snare_farmers,
    snare_hex,
    snare_team,
    suffer_damage,
    suffer_hex,
    suffer_settled,
    suffer_source,
    suffer_team,
    volley_hex,
    volley_seat,
    volley_troop,
    window_hex,
    window_kind,
    window_passed,
    window_team,
)
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
from tafelrunde.games.ante_portas.engine.invasion import (
    advance,
    arrive,
    arrow_count,
    begin_card,
    burn,
    end_arrow,
    end_card,
    enter,
    next_part,
    raise_soldiers,
    snare,
    start_abilities,
    take_up,
    troop_size,
    wounds_citizens,
)
from tafelrunde.games.ante_portas.engine.law_fire import no_bomb
from tafelrunde.games.ante_portas.engine.sight import sight
from tafelrunde.games.ante_portas.engine.soldiers import (
    begin_soldier_action,
    exhaust,
    fire,
    open_window,
    recoil_actions,
    shooters,
    soldier_actions,
    wants,
)
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
        seat = asked_seat(data)
        if len(self.options(state, data, seat)) == 0:
            self.end(state, data)
            return NOBODY
        return seat

    def legal(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        return append(self.options(state, data, seat), i64(Do.DONE))

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        if action == Do.DONE:
            self.end(state, data)
        else:
            self.take(state, data, seat, action)


class Reactions(Step):
    """A reaction window (AP-17.9 to AP-17.12)."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        window = window_kind(data)
        team = window_team(data)
        seat = self.asked(state, team)
        if window == Window.COMBAT and self.is_settled(state):
            state.steps.pop()
            return NOBODY
        if self.is_open(state, window, team) and wants(state, seat, window, window_hex(data)):
            return seat
        if not state.rules.coop and window_passed(data) == 0:
            state.replace(ask_window(window, window_hex(data), 1 - team, 1))
            return NOBODY
        state.steps.pop()
        if window == Window.MINE:
            state.lost_mines = state.lost_mines[:0]
        return NOBODY

    def asked(self, state: AntePortas, team: i64) -> i64:
        """In a player's turn that player answers for the team, otherwise its speaker (AP-17.11)."""
        turn = state.phase == Phase.TURNS or state.phase == Phase.WAVE_TURN
        if turn and state.active != EMPTY and state.team(state.active) == team:
            return state.active
        return state.speaker(team)

    def is_settled(self, state: AntePortas) -> bool:
        """Return whether the combat of the window does not take place any more (AP-17.13)."""
        data = state.steps[-2] >> ASK_BITS
        return not is_on(state, combat_hex(data), combat_troop(data))

    def is_open(self, state: AntePortas, window: i64, team: i64) -> bool:
        return len(soldier_actions(state, team, window)) > 0

    def legal(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        return append(soldier_actions(state, window_team(data), window_kind(data)), i64(Do.DONE))

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        window = window_kind(data)
        team = window_team(data)
        after = team if state.rules.coop else 1 - team
        if action != Do.DONE:
            state.replace(ask_window(window, window_hex(data), after, 0))
            begin_soldier_action(state, team, seat, action)
            return
        passed = window_passed(data) + 1
        if not state.rules.coop and passed < 2:
            state.replace(ask_window(window, window_hex(data), after, passed))
            return
        state.steps.pop()
        if window == Window.MINE:
            state.lost_mines = state.lost_mines[:0]


class Volley(Step):
    """Who fires at a target: one shooter after the other, then all together (AP-17.11)."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        seat = volley_seat(data)
        if len(state.volley) > 0 and len(shooters(state, state.team(seat), volley_hex(data))) == 0:
            self.apply(state, data, seat, Do.FIRE)
            return NOBODY
        return seat

    def legal(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for place in shooters(state, state.team(seat), volley_hex(data)):
            found = append(found, do_shooter(place))
        if len(state.volley) > 0:
            found = append(found, i64(Do.FIRE))
        return found

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        if action == Do.FIRE:
            state.steps.pop()
            fire(state, state.team(seat), volley_hex(data), volley_troop(data))
            return
        place = shooter_hex(action)
        state.note(Happened.SHOOTER, [seat, place])
        exhaust(state, place)
        state.volley = append(state.volley, place)


class Recoil(Step):
    """Figures are flung back from traps, up to three (AP-16.4)."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        seat = recoil_seat(data)
        team = state.team(seat)
        if recoil_left(data) == 0 or len(recoil_actions(state, team, recoil_trap(data))) == 0:
            state.steps.pop()
            end_recoil(state, team)
            return NOBODY
        return seat

    def legal(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = recoil_actions(state, state.team(seat), recoil_trap(data))
        return append(found, i64(Do.DONE)) if len(state.landed) > 0 else found

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        if action == Do.DONE:
            state.steps.pop()
            end_recoil(state, state.team(seat))
            return
        fling(state, state.team(seat), back_trap(action), back_to(action), back_figure(action))
        state.replace(ask_recoil(seat, recoil_trap(data), recoil_left(data) - 1))


class Ignition(Repeated):
    """The Combat Engineer sets bombs off, any number in sight (AP-15.18)."""

    def options(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        team = state.team(seat)
        found = vec[i64]()
        seen = sight(state, team)
        for place in range(1, HEXES):
            if seen & BIT[place] and no_bomb(state, team, place) == No.NOTHING:
                found = append(found, do_ignite(0, place))
        return found

    def take(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        state.note(Happened.IGNITED, [state.team(seat), goal_of(action)])
        ignite(state, goal_of(action))


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
        team = suffer_team(data)
        place = suffer_hex(data)
        source = suffer_source(data)
        damage = suffer_damage(data)
        if suffer_settled(data) == Settled.OPEN and suffering_mine(state, team, place, source):
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
        place = suffer_hex(data)
        source = suffer_source(data)
        left = max(0, suffer_damage(data) - TILE_STRENGTH[state.tile[place]])
        destroy_mine(state, place, source)
        if left == 0:
            state.steps.pop()
        else:
            state.replace(ask_suffer(suffer_team(data), place, source, Settled.LOST, left))

    def legal(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        team = suffer_team(data)
        place = suffer_hex(data)
        source = suffer_source(data)
        found = vec[i64]()
        if suffer_settled(data) == Settled.OPEN and suffering_mine(state, team, place, source):
            return append(append(found, do_mine(0)), do_mine(1))
        for lost in lose_options(state, team, place, suffer_damage(data), source):
            found = append(found, do_lose(losses_weak(lost), losses_strong(lost)))
        return found

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        team = suffer_team(data)
        place = suffer_hex(data)
        source = suffer_source(data)
        damage = suffer_damage(data)
        if action == Do.MINE:
            self.mine_first(state, data)
        elif action < Do.LOSE:
            state.note(Happened.SPARED, [place])
            state.replace(ask_suffer(team, place, source, Settled.SPARED, damage))
        else:
            state.steps.pop()
            lose_soldiers(state, team, place, damage, source, losses(lose_citizens(action), lose_farmers(action)))


class Fell(Step):
    """Attackers take damage (AP-13.7)."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        options = self.options(state, data)
        if len(options) > 1:
            return state.speaker(0)
        state.steps.pop()
        remove_figures(state, fell_hex(data), fell_troop(data), losses_weak(options[0]), losses_strong(options[0]))
        return NOBODY

    def options(self, state: AntePortas, data: i64) -> vec[i64]:
        return fell_options(state, fell_hex(data), fell_troop(data), fell_damage(data), fell_to_elites(data))

    def legal(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for lost in self.options(state, data):
            found = append(found, do_fell(losses_weak(lost), losses_strong(lost)))
        return found

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        remove_figures(state, fell_hex(data), fell_troop(data), fell_base(action), fell_elite(action))


class Combat(Automatic):
    """A combat: first what happens before it and the window, then the totals (AP-13.4)."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        place = combat_hex(data)
        troop = combat_troop(data)
        state.steps.pop()
        outer = interrupted(state)
        if combat_stage(data):
            outer = combat_outer(data)
            if not is_on(state, place, troop):  # an action in the window ended it (AP-17.13)
                take_up_again(state, outer)
                end_combat(state, place, troop)
                return NOBODY
            state.push(ask_fought(place, troop, 0, outer))
            if state.rules.coop:
                resolve(state, place, troop)
            else:
                resolve_duel(state, place)
            return NOBODY
        state.combat_mover = combat_mover(data) - 1
        if not is_on(state, place, troop):
            take_up_again(state, outer)
            return NOBODY
        state.push(ask_combat(place, troop, 1, 0, 0, outer))
        state.fight = place
        state.shots_low = 0
        state.shots_high = 0
        state.bonus = combat_bonus(data)
        state.note(Happened.COMBAT, [place])
        if troop != STANDING and wounds_citizens(state):  # AP-18.5
            wound(state, 0, place, Colonist.CITIZEN, state.of_colonist(0, place, Colonist.CITIZEN), True)
        open_window(state, Window.COMBAT, place)
        return NOBODY


class Fought(Automatic):
    """After the losses of a combat."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        state.steps.pop()
        take_up_again(state, fought_outer(data))
        end_combat(state, fought_hex(data), fought_troop(data))
        return NOBODY


class Arrivals(Automatic):
    """New attackers, card by card."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        state.steps.pop()
        if data > 1:
            state.push(ask_arrivals(data - 1))
        arrive(state)
        return NOBODY


class CombatPhase(Automatic):
    """The hexes are visited in ascending order; then a last window, then soldiers are raised (AP-11)."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        if data:
            state.steps.pop()
            state.pointer = 0
            if state.phase == Phase.COMBAT:
                raise_soldiers(state, 0)  # AP-11.12, not in the Last Wave (AP-20.5)
            return NOBODY
        while state.pointer < HEXES - 1:
            state.pointer += 1
            place = state.pointer
            if state.base[place] + state.elite[place] > 0:
                take_up(state, place)
                state.push(ask_card(0))
                return NOBODY
        state.replace(ask_phase(1))
        open_window(state, Window.END, 0)
        return NOBODY


class MovementCard(Automatic):
    """A movement card is revealed, then its first abilities, then its arrows (AP-11.3)."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        if data == 0:
            state.replace(ask_card(1))
            begin_card(state)
        elif data == 1:
            state.replace(ask_card(2))
            start_abilities(state)
        else:
            state.replace(Ask.ARROW)
        return NOBODY


class Arrow(Automatic):
    """The arrows of a card, one part of the troop after the other."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        if troop_size(state) == 0 or state.arrow >= arrow_count(state):
            state.steps.pop()
            end_card(state)
            return NOBODY
        part = next_part(state)
        if part == EMPTY:
            end_arrow(state)
        else:
            advance(state, part)
        return NOBODY


class Enter(Automatic):
    """A part of the troop enters a hex."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        state.steps.pop()
        enter(state, enter_part(data), enter_hex(data))
        return NOBODY


class Fire(Automatic):
    """Shots or fire at a hex."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        state.steps.pop()
        burn(state, fire_hex(data), fire_damage(data), fire_burning(data), fire_exploded(data))
        return NOBODY


class Snare(Step):
    """A trap snares: attackers by rule, in a duel the mover chooses whom (AP-12.1, AP-22.12)."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        if state.rules.coop:
            state.steps.pop()
            snare(state, snare_hex(data))
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
                found = append(found, do_snare(count, held - count))
        return found

    def hold(self, state: AntePortas, data: i64, action: i64) -> None:
        """Soldiers lose their next step, of this action if they have one left."""
        place = snare_hex(data)
        mover = snare_team(data)
        state.note(Happened.SNARED_SOLDIERS, [place, snare_farmers(action), snare_citizens(action)])
        for colonist in range(2):
            count = snare_farmers(action) if colonist == Colonist.FARMER else snare_citizens(action)
            now = min(count, state.half[place * 2 + colonist])
            state.half[place * 2 + colonist] -= now
            state.snared[(mover * HEXES + place) * 2 + colonist] += count - now

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        self.hold(state, data, action)


def held_by_trap(state: AntePortas, data: i64) -> tuple[i64, i64, i64]:
    """Return the farmers and citizens of those who entered a trap that are still there, and how many it holds (AP-22.12)."""
    place = snare_hex(data)
    mover = snare_team(data)
    farmers = min(snare_came_farmers(data), state.count(mover, place, Kind.FARMER))
    citizens = min(snare_came_citizens(data), state.count(mover, place, Kind.CITIZEN))
    if state.tile[place] != Tile.TRAP or state.owner[place] == mover:
        return farmers, citizens, 0
    at = (mover * HEXES + place) * 2
    return farmers, citizens, min(3 - state.snared[at] - state.snared[at + 1], farmers + citizens)
