"""The decisions of War Chest (section 7 of the rules), one class each."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.war_chest.engine.data import (
    ARMY,
    EMPTY,
    ROYAL,
    WIDTH,
    Ask,
    Happened,
    Unit,
)
from tafelrunde.games.war_chest.engine.effects import end_turn, move, start_round, take_losses
from tafelrunde.games.war_chest.engine.legal import (
    BAN,
    DECLINE,
    DEPLOY,
    FIRST,
    FIRST_DRAFTER,
    MOVE,
    PICK,
    SECOND,
    STACK,
    SUPPLY,
    UNPAID,
    add_maneuvers,
    alone,
    coin_plays,
)
from tafelrunde.games.war_chest.engine.making import fill_zones, muster
from tafelrunde.games.war_chest.engine.plays import deploy, maneuver, play_coin
from tafelrunde.games.war_chest.engine.state import STEPS, Step, WarChest
from tafelrunde.kernel.contract import NOBODY
from tafelrunde.kernel.vectors import append, vec


class NextTurn(Step):
    """Nothing to decide: the turn before is over with all that followed (WC-2.11)."""

    def actor(self, state: WarChest, data: i64) -> i64:
        end_turn(state)
        return NOBODY

    def legal(self, state: WarChest, data: i64, seat: i64) -> vec[i64]:
        return vec[i64]()

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


def cards(state: WarChest, action: i64) -> vec[i64]:
    """Return this action for every card of the pool."""
    actions = vec[i64]()
    for unit in state.pool:
        actions = append(actions, action | unit << FIRST)
    return actions


class DraftBan(Step):
    """D1: the first drafter, then the other side, removes a card (WC-50.4). Data: 0 or 1."""

    def actor(self, state: WarChest, data: i64) -> i64:
        return (state.first_drafter + data) % state.rules.players

    def legal(self, state: WarChest, data: i64, seat: i64) -> vec[i64]:
        return cards(state, BAN)

    def apply(self, state: WarChest, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        unit = (action >> FIRST) & 63
        state.pool.remove(unit)
        state.note(Happened.BANNED, [seat, unit])
        if data == 0:
            state.push(Ask.DRAFT_BAN, 1)
        else:
            state.push(Ask.DRAFT_PICK, 0)


class DraftPick(Step):
    """D2: take one card of the pool. Data: how many were taken before."""

    def actor(self, state: WarChest, data: i64) -> i64:
        return drafter(state, data)

    def legal(self, state: WarChest, data: i64, seat: i64) -> vec[i64]:
        return cards(state, PICK)

    def apply(self, state: WarChest, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        unit = (action >> FIRST) & 63
        state.pool.remove(unit)
        for i in range(ARMY):
            if state.army[seat * ARMY + i] == Unit.NONE:
                state.army[seat * ARMY + i] = unit
                break
        state.note(Happened.PICKED, [seat, unit])
        if data + 1 < state.rules.players * state.rules.cards:
            state.push(Ask.DRAFT_PICK, data + 1)
        else:
            begin(state, (state.first_drafter + 1) % state.rules.players)


class FirstDrafter(Step):
    """D3: with four players the first team names its first drafter, the lower seat answers (WC-50.3). Data: team, bans first."""

    def actor(self, state: WarChest, data: i64) -> i64:
        return data & 1

    def legal(self, state: WarChest, data: i64, seat: i64) -> vec[i64]:
        return append(alone(FIRST_DRAFTER | seat << FIRST), FIRST_DRAFTER | (seat + 2) << FIRST)

    def apply(self, state: WarChest, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        state.first_drafter = (action >> FIRST) & 63
        state.note(Happened.FIRST_DRAFTER, [state.first_drafter])
        state.push(Ask.DRAFT_BAN if data & 2 else Ask.DRAFT_PICK, 0)


def begin(state: WarChest, initiative: i64) -> None:
    """Armies are chosen: fill the bags and start round 1."""
    muster(state)
    fill_zones(state)
    state.initiative = initiative
    state.note(Happened.INITIATIVE, [initiative])
    state.push(Ask.NEXT_TURN, 0)
    start_round(state)


# Playing a coin


class MainPlay(Step):
    """D4: spend one coin of the hand for one action (WC-2.9). Data: seat."""

    def actor(self, state: WarChest, data: i64) -> i64:
        return data

    def legal(self, state: WarChest, data: i64, seat: i64) -> vec[i64]:
        held = vec[i64](capacity=WIDTH)
        for i in range(WIDTH):
            if state.hand[seat * WIDTH + i] > 0:  # WC-3.6
                held = append(held, i)
        return coin_plays(state, seat, held)

    def apply(self, state: WarChest, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        state.plays += 1
        play_coin(state, seat, action)


class PriestPlay(Step):
    """D10: the Warrior Priest's owner must use the coin just drawn (WC-26.1, WC-26.4). Data: seat."""

    def actor(self, state: WarChest, data: i64) -> i64:
        return data

    def legal(self, state: WarChest, data: i64, seat: i64) -> vec[i64]:
        return coin_plays(state, seat, alone(state.in_flight % WIDTH))

    def apply(self, state: WarChest, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        play_coin(state, seat, action)


# Follow-ups


class RoyalGuardLoss(Step):
    """D5: the owner of an attacked Royal Guard chooses stack or supply (WC-23.6). Data: attacker, target."""

    def actor(self, state: WarChest, data: i64) -> i64:
        return (data >> 8) // WIDTH

    def legal(self, state: WarChest, data: i64, seat: i64) -> vec[i64]:
        return append(alone(STACK), SUPPLY)

    def apply(self, state: WarChest, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        take_losses(state, data & 255, data >> 8, action == SUPPLY)


class Optional(Step):
    """A follow-up that may be declined; it is not asked when declining is all that is left (WC-8.4, WC-8.9)."""

    def __init__(self, ask: i64) -> None:
        self.ask = ask

    def actor(self, state: WarChest, data: i64) -> i64:
        if len(self.legal(state, data, data // WIDTH)) > 1:
            return data // WIDTH
        state.steps.pop()
        return NOBODY

    def decline(self, state: WarChest, seat: i64) -> None:
        if state.events is not None:
            state.note(Happened.DECLINED, [seat, self.ask])


class SwordsmanMove(Optional):
    """D6: after an attack the Swordsman may move one step (WC-25). Data: unit."""

    def legal(self, state: WarChest, data: i64, seat: i64) -> vec[i64]:
        actions = vec[i64]()
        origin = state.place[data]
        for to in state.board.next_to[origin]:
            if state.unit_at[to] < 0:
                actions = append(actions, MOVE | UNPAID | origin << FIRST | to << SECOND)
        return append(actions, DECLINE)

    def apply(self, state: WarChest, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        if action == DECLINE:
            self.decline(state, seat)
        else:
            move(state, data, (action >> SECOND) & 63)


class BerserkerRepeat(Optional):
    """D7: the Berserker may act again for a coin of its stack, paid first (WC-12). Data: unit."""

    def legal(self, state: WarChest, data: i64, seat: i64) -> vec[i64]:
        actions = add_maneuvers(state, vec[i64](), alone(data), EMPTY, 1, not state.rules.berserker_v2)
        return append(actions, DECLINE)

    def apply(self, state: WarChest, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        if action == DECLINE:
            self.decline(state, seat)
            return
        state.height[data] -= 1
        if state.rules.berserker_to_box:  # WC-12.5
            state.box[data] += 1
        else:
            state.up[data] += 1
            state.live += 1
        if state.events is not None:
            state.note(Happened.PAID_COIN, [seat, state.kind[data], state.place[data], state.height[data]])
        maneuver(state, action)


class MercenaryManeuver(Optional):
    """D8: a recruited Mercenary coin lets the Mercenary act at once (WC-21). Data: unit."""

    def legal(self, state: WarChest, data: i64, seat: i64) -> vec[i64]:
        actions = add_maneuvers(state, vec[i64](), alone(data), EMPTY, 0, True)
        return append(actions, DECLINE)

    def apply(self, state: WarChest, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        if action == DECLINE:
            self.decline(state, seat)
        else:
            maneuver(state, action)


class FootmanManeuver(Step):
    """D9: each Footman that can must maneuver once (WC-16.3 to 16.5). Data: the Footman's coin, bit set of those still to act."""

    def owed(self, state: WarChest, data: i64) -> vec[i64]:
        """Return the Footmen still to act and on the board, by hex."""
        coin = data & 255
        second = coin // WIDTH * WIDTH + ROYAL
        first = data & 0x100 and state.place[coin] >= 0
        if not (data & 0x200 and state.place[second] >= 0):
            return alone(coin) if first else vec[i64]()
        if not first:
            return alone(second)
        if state.place[second] < state.place[coin]:
            return append(alone(second), coin)
        return append(alone(coin), second)

    def actor(self, state: WarChest, data: i64) -> i64:
        seat = (data & 255) // WIDTH
        if len(self.legal(state, data, seat)) > 0:
            return seat
        state.steps.pop()  # WC-8.5
        return NOBODY

    def legal(self, state: WarChest, data: i64, seat: i64) -> vec[i64]:
        return add_maneuvers(state, vec[i64](), self.owed(state, data), EMPTY, 0, True)

    def apply(self, state: WarChest, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        coin = data & 255
        unit = state.unit_at[(action >> FIRST) & 63]
        left = data & 0x200 if unit == coin else data & 0x100
        if left != 0:
            state.push(Ask.FOOTMAN_MANEUVER, coin | left)  # waits below what the maneuver triggers
        maneuver(state, action)


class FootmanDeploy(Step):
    """D11, option `footman_version = v2`: the recruited Footman coin may be deployed at once. Data: seat."""

    def actor(self, state: WarChest, data: i64) -> i64:
        if len(self.legal(state, data, data)) > 1:
            return data
        state.steps.pop()
        return NOBODY

    def legal(self, state: WarChest, data: i64, seat: i64) -> vec[i64]:
        actions = vec[i64]()
        for where in state.board.locations:
            if state.control[where] == seat & 1 and state.unit_at[where] < 0:
                actions = append(actions, DEPLOY | UNPAID | where << FIRST)
        return append(actions, DECLINE)

    def apply(self, state: WarChest, data: i64, seat: i64, action: i64) -> None:
        state.steps.pop()
        if action == DECLINE:
            if state.events is not None:
                state.note(Happened.DECLINED, [seat, Ask.FOOTMAN_DEPLOY])
            return
        coin = state.coin_of[seat * WIDTH + ROYAL]
        state.up[coin] -= 1
        deploy(state, coin if state.place[coin] < 0 else seat * WIDTH + ROYAL, (action >> FIRST) & 63)


STEPS[:] = [
    NextTurn(),
    DraftBan(),
    DraftPick(),
    FirstDrafter(),
    MainPlay(),
    RoyalGuardLoss(),
    SwordsmanMove(Ask.SWORDSMAN_MOVE),
    BerserkerRepeat(Ask.BERSERKER_REPEAT),
    MercenaryManeuver(Ask.MERCENARY_MANEUVER),
    FootmanManeuver(),
    PriestPlay(),
    FootmanDeploy(),
]
