"""The decisions of War Chest (section 7 of the rules), one class each."""

from __future__ import annotations

from abc import abstractmethod

from mypy_extensions import i64

from tafelrunde.games.war_chest.engine import _grammar as wc
from tafelrunde.games.war_chest.engine.effects import end_turn, move, start_round, take_losses
from tafelrunde.games.war_chest.engine.legal import add_landings, add_maneuvers, add_moves, alone, can_maneuver, coin_plays, footmen_owed
from tafelrunde.games.war_chest.engine.making import fill_zones, muster
from tafelrunde.games.war_chest.engine.plays import deploy, maneuver, play_coin
from tafelrunde.games.war_chest.engine.state import STEPS, Step, WarChest
from tafelrunde.kernel.contract import NOBODY, ROOM
from tafelrunde.kernel.vectors import append, vec


class NextTurn(Step):
    """Nothing to decide: the turn before is over with all that followed (WC-2.11)."""

    def actor(self, state: WarChest, data: i64) -> i64:
        end_turn(state)
        return NOBODY

    def fill(self, state: WarChest, data: i64, seat: i64, row: vec[i64]) -> i64:
        return 0

    def apply(self, state: WarChest, data: i64, seat: i64, action: i64) -> None:
        pass


# Army choice


def drafter(state: WarChest, number: i64) -> i64:
    """Return who makes pick `number` (WC-50.2, WC-50.3)."""
    first = state.first_drafter
    if state.rules.players == 2:
        return first if number % 4 == 0 or number % 4 == 3 else 1 - first
    lap, place = number // 4, number % 4
    if lap == 1:
        place = 3 - place
    elif lap == 2:
        place = (place + 1) % 4
    return (first + place) % 4


class DraftBan(Step):
    """D1: the first drafter, then the other side, removes a card (WC-50.4). Data: 0 or 1."""

    def actor(self, state: WarChest, data: i64) -> i64:
        return (state.first_drafter + data) % state.rules.players

    def fill(self, state: WarChest, data: i64, seat: i64, row: vec[i64]) -> i64:
        count: i64 = 0
        for card in state.pool:
            row[count] = wc.do_ban(wc.NO_COIN, card)
            count += 1
        return count

    def apply(self, state: WarChest, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        unit = wc.card_of(action)
        state.pool.remove(unit)
        state.note(wc.Happened.BANNED, [seat, unit])
        if data == 0:
            state.push(wc.ask_draft_ban(1))
        else:
            state.push(wc.ask_draft_pick(0))


class DraftPick(Step):
    """D2: take one card of the pool. Data: how many were taken before."""

    def actor(self, state: WarChest, data: i64) -> i64:
        return drafter(state, data)

    def fill(self, state: WarChest, data: i64, seat: i64, row: vec[i64]) -> i64:
        count: i64 = 0
        for card in state.pool:
            row[count] = wc.do_pick(wc.NO_COIN, card)
            count += 1
        return count

    def apply(self, state: WarChest, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        unit = wc.card_of(action)
        state.pool.remove(unit)
        for i in range(wc.ARMY):
            if state.army[seat * wc.ARMY + i] == wc.Unit.NONE:
                state.army[seat * wc.ARMY + i] = unit
                break
        state.note(wc.Happened.PICKED, [seat, unit])
        if data + 1 < state.rules.players * state.rules.cards:
            state.push(wc.ask_draft_pick(data + 1))
        else:
            begin(state, (state.first_drafter + 1) % state.rules.players)


class FirstDrafter(Step):
    """D3: with four players the first team names its first drafter, the lower seat answers (WC-50.3, WC-R32). Data: team, bans first."""

    def actor(self, state: WarChest, data: i64) -> i64:
        return wc.choose_first_drafter_team(data)

    def fill(self, state: WarChest, data: i64, seat: i64, row: vec[i64]) -> i64:
        row[0] = wc.do_first(wc.NO_COIN, seat)
        row[1] = wc.do_first(wc.NO_COIN, seat + 2)
        return 2

    def apply(self, state: WarChest, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        state.first_drafter = wc.first_seat(action)
        state.note(wc.Happened.FIRST_DRAFTER, [state.first_drafter])
        state.push(wc.ask_draft_ban(0) if wc.choose_first_drafter_bans(data) else wc.ask_draft_pick(0))


def begin(state: WarChest, initiative: i64) -> None:
    """Armies are chosen: fill the bags and start round 1."""
    muster(state)
    fill_zones(state)
    state.initiative = initiative
    state.note(wc.Happened.INITIATIVE, [initiative])
    state.push(wc.Ask.NEXT_TURN)
    start_round(state)


# Playing a coin


class MainPlay(Step):
    """D4: spend one coin of the hand for one action (WC-2.9). Data: seat."""

    def actor(self, state: WarChest, data: i64) -> i64:
        return data

    def fill(self, state: WarChest, data: i64, seat: i64, row: vec[i64]) -> i64:
        held = vec[i64](capacity=wc.WIDTH)
        for i in range(wc.WIDTH):
            if state.hand[seat * wc.WIDTH + i] > 0:  # WC-3.6
                held = append(held, i)
        return coin_plays(state, row, seat, held)

    def apply(self, state: WarChest, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        state.plays += 1
        play_coin(state, seat, action)


class PriestPlay(Step):
    """D10: the Warrior Priest's owner must use the coin just drawn (WC-26.1, WC-26.4). Data: seat."""

    def actor(self, state: WarChest, data: i64) -> i64:
        return data

    def fill(self, state: WarChest, data: i64, seat: i64, row: vec[i64]) -> i64:
        return coin_plays(state, row, seat, alone(state.in_flight % wc.WIDTH))

    def apply(self, state: WarChest, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        play_coin(state, seat, action)


# Follow-ups


class RoyalGuardLoss(Step):
    """D5: the owner of an attacked Royal Guard chooses stack or supply (WC-23.6). Data: attacker, target."""

    def actor(self, state: WarChest, data: i64) -> i64:
        return wc.royal_guard_loss_target(data) // wc.WIDTH

    def fill(self, state: WarChest, data: i64, seat: i64, row: vec[i64]) -> i64:
        row[0] = wc.do_stack(wc.NO_COIN)
        row[1] = wc.do_supply(wc.NO_COIN)
        return 2

    def apply(self, state: WarChest, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        take_losses(state, wc.royal_guard_loss_attacker(data), wc.royal_guard_loss_target(data), action >= wc.Do.SUPPLY)


class Optional(Step):
    """A follow-up that the unit's owner (WC-40.10, WC-R30) may decline (WC-8.4).

    It is not asked when declining is all that is left (WC-8.9, WC-12.7, WC-R15).
    """

    def __init__(self, ask: i64) -> None:
        self.ask = ask

    def owner(self, data: i64) -> i64:
        """Return whose decision it is; the data is that one's unit."""
        return data // wc.WIDTH

    def actor(self, state: WarChest, data: i64) -> i64:
        seat = self.owner(data)
        if self.add(state, data, seat, ROOM) > 0:
            return seat
        state.steps.pop()
        return NOBODY

    def fill(self, state: WarChest, data: i64, seat: i64, row: vec[i64]) -> i64:
        count = self.add(state, data, seat, row)
        row[count] = wc.do_decline(wc.NO_COIN)
        return count + 1

    @abstractmethod
    def add(self, state: WarChest, data: i64, seat: i64, row: vec[i64]) -> i64:
        """List what the unit may do instead of declining."""

    def decline(self, state: WarChest, seat: i64) -> None:
        if state.events is not None:
            state.note(wc.Happened.DECLINED, [seat, self.ask])


class SwordsmanMove(Optional):
    """D6: after an attack the Swordsman may move one step, and that is all (WC-25.1, WC-25.3). Data: unit."""

    def add(self, state: WarChest, data: i64, seat: i64, row: vec[i64]) -> i64:
        return add_moves(state, row, 0, data, wc.NO_COIN)

    def apply(self, state: WarChest, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        if action >= wc.Do.DECLINE:
            self.decline(state, seat)
        else:
            move(state, data, wc.to_of(action))


class BerserkerRepeat(Optional):
    """D7: the Berserker may act again for a coin of its stack (WC-12.3), paid first (WC-12.4, WC-R18). Data: unit."""

    def add(self, state: WarChest, data: i64, seat: i64, row: vec[i64]) -> i64:
        return add_maneuvers(state, row, 0, alone(data), wc.EMPTY, 1, not state.rules.berserker_v2)  # WC-12.6

    def apply(self, state: WarChest, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        if action >= wc.Do.DECLINE:
            self.decline(state, seat)
            return
        state.height[data] -= 1
        if state.rules.berserker_to_box:  # WC-12.5, WC-R17
            state.box[data] += 1
        else:
            state.up[data] += 1
            state.live += 1
        if state.events is not None:
            state.note(wc.Happened.PAID_COIN, [seat, state.kind[data], state.place[data], state.height[data]])
        maneuver(state, action)


class MercenaryManeuver(Optional):
    """D8: a recruited Mercenary coin lets the Mercenary act at once (WC-21). Data: unit."""

    def add(self, state: WarChest, data: i64, seat: i64, row: vec[i64]) -> i64:
        return add_maneuvers(state, row, 0, alone(data), wc.EMPTY, 0, True)

    def apply(self, state: WarChest, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        if action >= wc.Do.DECLINE:
            self.decline(state, seat)
        else:
            maneuver(state, action)


class FootmanManeuver(Step):
    """D9: each Footman that can must maneuver once, in any order (WC-16.3 to 16.5, WC-R22, WC-R41). Data: coin, which are still to act."""

    def actor(self, state: WarChest, data: i64) -> i64:
        seat = wc.footman_maneuver_coin(data) // wc.WIDTH
        if can_maneuver(state, footmen_owed(state, data)):
            return seat
        state.steps.pop()  # WC-8.5
        return NOBODY

    def fill(self, state: WarChest, data: i64, seat: i64, row: vec[i64]) -> i64:
        return add_maneuvers(state, row, 0, footmen_owed(state, data), wc.EMPTY, 0, True)

    def apply(self, state: WarChest, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        coin = wc.footman_maneuver_coin(data)
        unit = state.unit_at[wc.origin_of(action)]
        if unit == coin and wc.footman_maneuver_second(data):
            state.push(wc.ask_footman_maneuver(coin, 0, 1))  # waits below what the maneuver triggers
        elif unit != coin and wc.footman_maneuver_first(data):
            state.push(wc.ask_footman_maneuver(coin, 1, 0))
        maneuver(state, action)


class FootmanDeploy(Optional):
    """D11, option `footman_version = v2`: the recruited Footman coin may be deployed at once (WC-16.2). Data: seat."""

    def owner(self, data: i64) -> i64:
        return data

    def add(self, state: WarChest, data: i64, seat: i64, row: vec[i64]) -> i64:
        return add_landings(state, row, 0, seat, wc.NO_COIN)

    def apply(self, state: WarChest, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        if action >= wc.Do.DECLINE:
            self.decline(state, seat)
            return
        coin = state.coin_of[seat * wc.WIDTH + wc.ROYAL]
        state.up[coin] -= 1
        deploy(state, coin if state.place[coin] < 0 else seat * wc.WIDTH + wc.ROYAL, wc.origin_of(action))


STEPS[:] = [
    NextTurn(),
    DraftBan(),
    DraftPick(),
    FirstDrafter(),
    MainPlay(),
    RoyalGuardLoss(),
    SwordsmanMove(wc.Ask.SWORDSMAN_MOVE),
    BerserkerRepeat(wc.Ask.BERSERKER_REPEAT),
    MercenaryManeuver(wc.Ask.MERCENARY_MANEUVER),
    FootmanManeuver(),
    PriestPlay(),
    FootmanDeploy(wc.Ask.FOOTMAN_DEPLOY),
]
