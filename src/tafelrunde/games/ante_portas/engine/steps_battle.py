"""Decisions and happenings on the battlefield: windows, volleys, losses, combats, cards (section 7 of the rules)."""

from __future__ import annotations

from abc import abstractmethod

from mypy_extensions import i64

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
from tafelrunde.games.ante_portas.engine.data import (
    ASK_BITS,
    ASK_MASK,
    EMPTY,
    HEXES,
    TILE_STRENGTH,
    Ask,
    Colonist,
    Do,
    Happened,
    Phase,
    Reaction,
    Tile,
    Window,
)
from tafelrunde.games.ante_portas.engine.explosives import end_recoil, explode, fling, ignite, offer_mines, recoil_actions
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
from tafelrunde.games.ante_portas.engine.sight import sight
from tafelrunde.games.ante_portas.engine.soldiers import (
    begin_soldier_action,
    exhaust,
    fire,
    open_window,
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
    """A step in which a seat may do something, mostly time and again, until `done` or nothing else is left. Data: seat, and more."""

    @abstractmethod
    def options(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        """Return what can be done, strictly ascending."""

    @abstractmethod
    def take(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        """Carry one of the options out."""

    def end(self, state: AntePortas, data: i64) -> None:
        state.steps.pop()

    def actor(self, state: AntePortas, data: i64) -> i64:
        if len(self.options(state, data, data & 3)) == 0:
            self.end(state, data)
            return NOBODY
        return data & 3

    def legal(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        return append(self.options(state, data, seat), i64(Do.DONE))

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        if action == Do.DONE:
            self.end(state, data)
        else:
            self.take(state, data, seat, action)


class Reactions(Step):
    """A reaction window (AP-17.9 to AP-17.12). Data: window, hex, in a duel the team asked and how many have passed in a row."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        window = data & 7
        team = data >> 8 & 1
        passed = data >> 9
        seat = self.asked(state, team)
        if window == Window.COMBAT and self.is_settled(state):
            state.steps.pop()
            return NOBODY
        if self.is_open(state, window, team) and wants(state, seat, window, data >> 3 & 31):
            if state.reaction[seat] == Reaction.AUTO:
                from tafelrunde.games.ante_portas.engine.judgement import react

                self.apply(state, data, seat, react(state, seat, window))
                return NOBODY
            return seat
        if not state.rules.coop and passed == 0:
            state.replace(Ask.WINDOW, window | (data >> 3 & 31) << 3 | (1 - team) << 8 | 1 << 9)
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
        return not is_on(state, data & 31, data >> 5 & 15)

    def is_open(self, state: AntePortas, window: i64, team: i64) -> bool:
        return len(soldier_actions(state, team, window)) > 0

    def legal(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        return append(soldier_actions(state, data >> 8 & 1, data & 7), i64(Do.DONE))

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        team = data >> 8 & 1
        if action != Do.DONE:
            state.replace(Ask.WINDOW, (data & 511) if state.rules.coop else (data & 255) | (1 - team) << 8)
            begin_soldier_action(state, team, seat, action)
            return
        passed = (data >> 9) + 1
        if not state.rules.coop and passed < 2:
            state.replace(Ask.WINDOW, (data & 255) | (1 - team) << 8 | passed << 9)
            return
        state.steps.pop()
        if data & 7 == Window.MINE:
            state.lost_mines = state.lost_mines[:0]


def answers_itself(state: AntePortas, seat: i64) -> bool:
    """Return whether a soldier action was begun by the computer for a seat (AP-17.12); in the own turn the seat acts itself."""
    return state.reaction[seat] == Reaction.AUTO and state.steps[-2] & ASK_MASK == Ask.WINDOW


class Volley(Step):
    """Who fires at a target: one shooter after the other, then all together (AP-17.11). Data: seat, hex and troop."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        if answers_itself(state, data & 3):
            from tafelrunde.games.ante_portas.engine.judgement import follow_up

            self.apply(state, data, data & 3, follow_up(state, data & 3))
            return NOBODY
        if len(state.volley) > 0 and len(shooters(state, state.team(data & 3), data >> 6)) == 0:
            self.apply(state, data, data & 3, Do.FIRE)
            return NOBODY
        return data & 3

    def legal(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for place in shooters(state, state.team(seat), data >> 6):
            found = append(found, Do.SHOOTER + place)
        if len(state.volley) > 0:
            found = append(found, i64(Do.FIRE))
        return found

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        if action == Do.FIRE:
            state.steps.pop()
            fire(state, state.team(seat), data >> 6, data >> 2 & 15)
            return
        state.note(Happened.SHOOTER, [seat, action - Do.SHOOTER])
        exhaust(state, action - Do.SHOOTER)
        state.volley = append(state.volley, action - Do.SHOOTER)


class Recoil(Step):
    """Figures are flung back from traps, up to three (AP-16.4). Data: seat, the one trap or 0, how many may still go."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        team = state.team(data & 3)
        if data >> 7 == 0 or len(recoil_actions(state, team, data >> 2 & 31)) == 0:
            state.steps.pop()
            end_recoil(state, team)
            return NOBODY
        if answers_itself(state, data & 3):
            from tafelrunde.games.ante_portas.engine.judgement import follow_up

            self.apply(state, data, data & 3, follow_up(state, data & 3))
            return NOBODY
        return data & 3

    def legal(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = recoil_actions(state, state.team(seat), data >> 2 & 31)
        return append(found, i64(Do.DONE)) if len(state.landed) > 0 else found

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        if action == Do.DONE:
            state.steps.pop()
            end_recoil(state, state.team(seat))
            return
        rest = action - Do.BACK
        fling(state, state.team(seat), rest >> 7, rest >> 2 & 31, rest & 3)
        state.replace(Ask.RECOIL, (data & 127) | ((data >> 7) - 1) << 7)


class Ignition(Repeated):
    """The Combat Engineer sets bombs off, any number in sight (AP-15.18). Data: seat."""

    def options(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        team = state.team(seat)
        found = vec[i64]()
        seen = sight(state, team)
        for place in range(1, HEXES):
            if state.own_tile(team, place) == Tile.BOMB and seen & BIT[place]:
                found = append(found, Do.IGNITE + place)
        return found

    def take(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        state.note(Happened.IGNITED, [state.team(seat), action & 31])
        ignite(state, action & 31)


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
    """Own units take damage (AP-13.7 to 13.11). Data: team, hex, source, whether the mine is settled, damage."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        team = data & 1
        place = data >> 1 & 31
        source = data >> 6 & 31
        settled = data >> 11 & 3
        damage = data >> 13
        mine = suffering_mine(state, team, place, source)
        if mine and settled == 0:
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
        place = data >> 1 & 31
        damage = data >> 13
        left = max(0, damage - TILE_STRENGTH[state.tile[place]])
        destroy_mine(state, place, data >> 6 & 31)
        if left == 0:
            state.steps.pop()
        else:
            state.replace(Ask.SUFFER, (data & 2047) | 1 << 11 | left << 13)

    def legal(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        team = data & 1
        place = data >> 1 & 31
        source = data >> 6 & 31
        found = vec[i64]()
        if data >> 11 & 3 == 0 and suffering_mine(state, team, place, source):
            found = append(found, i64(Do.MINE))
            return append(found, Do.MINE + 1)
        for lost in lose_options(state, team, place, data >> 13, source):
            found = append(found, Do.LOSE + lost)
        return found

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        if action == Do.MINE:
            self.mine_first(state, data)
        elif action < Do.LOSE:
            state.note(Happened.SPARED, [data >> 1 & 31])
            state.replace(Ask.SUFFER, (data & 2047) | 2 << 11 | data >> 13 << 13)
        else:
            state.steps.pop()
            lose_soldiers(state, data & 1, data >> 1 & 31, data >> 13, data >> 6 & 31, action - Do.LOSE)


class Fell(Step):
    """Attackers take damage (AP-13.7). Data: hex, troop, damage, the part of it that elites take."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        options = self.options(state, data)
        if len(options) > 1:
            return state.speaker(0)
        state.steps.pop()
        remove_figures(state, data & 31, data >> 5 & 15, options[0] // 64, options[0] % 64)
        return NOBODY

    def options(self, state: AntePortas, data: i64) -> vec[i64]:
        return fell_options(state, data & 31, data >> 5 & 15, data >> 9 & 255, data >> 17)

    def legal(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for lost in self.options(state, data):
            found = append(found, Do.FELL + lost)
        return found

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        lost = action - Do.FELL
        remove_figures(state, data & 31, data >> 5 & 15, lost // 64, lost % 64)


class Combat(Automatic):
    """A combat: first what happens before it and the window, then the totals (AP-13.4).

    Data: hex, troop, stage, bonus, the team that caused it, the combat that it interrupts.
    """

    def actor(self, state: AntePortas, data: i64) -> i64:
        place = data & 31
        troop = data >> 5 & 15
        state.steps.pop()
        outer = interrupted(state)
        if data >> 9 & 1:
            outer = data >> 15
            if not is_on(state, place, troop):  # an action in the window ended it (AP-17.13)
                take_up_again(state, outer)
                end_combat(state, place, troop)
                return NOBODY
            state.push(Ask.FOUGHT, place | troop << 5 | outer << 15)
            if state.rules.coop:
                resolve(state, place, troop)
            else:
                resolve_duel(state, place)
            return NOBODY
        state.combat_mover = (data >> 13 & 3) - 1
        if not is_on(state, place, troop):
            take_up_again(state, outer)
            return NOBODY
        state.push(Ask.COMBAT, place | troop << 5 | 1 << 9 | outer << 15)
        state.fight = place
        state.shots_low = 0
        state.shots_high = 0
        state.bonus = data >> 10 & 7
        state.note(Happened.COMBAT, [place])
        if troop != STANDING and wounds_citizens(state):  # AP-18.5
            wound(state, 0, place, Colonist.CITIZEN, state.of_colonist(0, place, Colonist.CITIZEN), True)
        open_window(state, Window.COMBAT, place)
        return NOBODY


class Fought(Automatic):
    """After the losses of a combat. Data: hex, troop, the combat that it interrupted."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        state.steps.pop()
        take_up_again(state, data >> 15)
        end_combat(state, data & 31, data >> 5 & 15)
        return NOBODY


class Arrivals(Automatic):
    """New attackers, card by card. Data: cards to come."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        state.steps.pop()
        if data > 1:
            state.push(Ask.ARRIVALS, data - 1)
        arrive(state)
        return NOBODY


class CombatPhase(Automatic):
    """The hexes are visited in ascending order; then a last window, then soldiers are raised (AP-11). Data: 1 after the window."""

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
                state.push(Ask.CARD, 0)
                return NOBODY
        state.replace(Ask.PHASE, 1)
        open_window(state, Window.END, 0)
        return NOBODY


class MovementCard(Automatic):
    """A movement card is revealed, then its first abilities, then its arrows (AP-11.3). Data: stage."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        if data == 0:
            state.replace(Ask.CARD, 1)
            begin_card(state)
        elif data == 1:
            state.replace(Ask.CARD, 2)
            start_abilities(state)
        else:
            state.replace(Ask.ARROW, 0)
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
    """A part of the troop enters a hex. Data: hex, part."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        state.steps.pop()
        enter(state, data >> 5, data & 31)
        return NOBODY


class Fire(Automatic):
    """Shots or fire at a hex. Data: hex, damage, whether it is fire, whether the bomb there has exploded."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        state.steps.pop()
        burn(state, data & 31, data >> 5 & 15, data >> 9 & 1, data >> 10)
        return NOBODY


class Snare(Step):
    """A trap snares: attackers by rule, in a duel the mover chooses whom (AP-12.1, AP-22.12). Data: part, or hex, how many came, team."""

    def actor(self, state: AntePortas, data: i64) -> i64:
        if state.rules.coop:
            state.steps.pop()
            snare(state, data)
            return NOBODY
        options = self.legal(state, data, 0)
        if len(options) > 1:
            return state.active
        state.steps.pop()
        if len(options) == 1:
            self.hold(state, data, options[0] - Do.SNARE)
        return NOBODY

    def legal(self, state: AntePortas, data: i64, seat: i64) -> vec[i64]:
        found = vec[i64]()
        place = data & 31
        mover = data >> 15
        if state.tile[place] != Tile.TRAP or state.owner[place] == mover:
            return found
        farmers = min(data >> 5 & 31, state.count(mover, place, 0))
        citizens = min(data >> 10 & 31, state.count(mover, place, 2))
        at = (mover * HEXES + place) * 2
        held = min(3 - state.snared[at] - state.snared[at + 1], farmers + citizens)
        if held <= 0:
            return found
        for count in range(held + 1):
            if count <= farmers and held - count <= citizens:
                found = append(found, Do.SNARE + count * 4 + held - count)
        return found

    def hold(self, state: AntePortas, data: i64, chosen: i64) -> None:
        """Soldiers lose their next step, of this action if they have one left."""
        place = data & 31
        mover = data >> 15
        state.note(Happened.SNARED_SOLDIERS, [place, chosen >> 2, chosen & 3])
        for colonist in range(2):
            count = chosen >> 2 if colonist == Colonist.FARMER else chosen & 3
            now = min(count, state.half[place * 2 + colonist])
            state.half[place * 2 + colonist] -= now
            state.snared[(mover * HEXES + place) * 2 + colonist] += count - now

    def apply(self, state: AntePortas, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        self.hold(state, data, action - Do.SNARE)
