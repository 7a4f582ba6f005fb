"""What happens in War Chest: draws, maneuvers, attacks and what they trigger, turns and rounds."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.war_chest.engine import _grammar as wc
from tafelrunde.games.war_chest.engine.law import chooses_loss, strikes_back
from tafelrunde.games.war_chest.engine.state import WarChest


def coin_type(state: WarChest, coin: i64) -> i64:
    """Return the unit type shown on a coin."""
    return wc.Unit.ROYAL_COIN if coin % wc.WIDTH == wc.ROYAL else state.kind[coin]


# Coins


def draw(state: WarChest, seat: i64) -> i64:
    """Take a random coin out of the bag, which is refilled first if it is empty; return it, or EMPTY if there is none (WC-2.3 to 2.5)."""
    if state.bag_size[seat] == 0:
        refill(state, seat)
        if state.bag_size[seat] == 0:
            return wc.EMPTY
    at = state.chance.pick(state.bag_size[seat], wc.draw_coin(seat))
    coin = seat * wc.WIDTH
    while at >= state.bag[coin]:
        at -= state.bag[coin]
        coin += 1
    state.bag[coin] -= 1
    state.bag_size[seat] -= 1
    return coin


def refill(state: WarChest, seat: i64) -> None:
    """The whole discard goes back into the bag (WC-2.4, WC-2.6)."""
    base = seat * wc.WIDTH
    note = seat * wc.MEMORY
    memory = state.memory
    memory[note + wc.CARRIED] = state.hand_size[seat]
    memory[note + wc.FOLLOWING] = 1
    count: i64 = 0
    for i in range(wc.WIDTH):
        coin = base + i
        memory[note + wc.CARRIED_FROM + i] = state.hand[coin] + state.down[coin]
        memory[note + wc.SHOWN + i] = 0
        memory[note + wc.LAID + i] = 0
        back = state.up[coin] + state.down[coin]
        state.bag[coin] += back
        state.up[coin] = 0
        state.down[coin] = 0
        count += back
    state.bag_size[seat] += count
    if count > 0 and state.events is not None:
        state.note(wc.Happened.REFILLED, [seat, count])  # WC-2.7


def take_coin(state: WarChest, coin: i64) -> None:
    """Take the coin to be spent out of the flight or the hand."""
    if state.in_flight >= 0:
        state.in_flight = wc.EMPTY
    else:
        state.hand[coin] -= 1
        state.hand_size[coin // wc.WIDTH] -= 1


def show_coin(state: WarChest, coin: i64, in_flight: bool) -> None:
    """Everybody sees the coin that is spent; remember what that says about the rest of a hand drawn across a refill."""
    note = coin // wc.WIDTH * wc.MEMORY
    if state.memory[note + wc.FOLLOWING] != 0 and not in_flight:
        state.memory[note + wc.SHOWN + coin % wc.WIDTH] += 1


def lay_coin(state: WarChest, coin: i64, in_flight: bool) -> None:
    """Put a spent coin face-down into the discard (WC-5.1)."""
    note = coin // wc.WIDTH * wc.MEMORY
    if state.memory[note + wc.FOLLOWING] != 0 and not in_flight:
        state.memory[note + wc.LAID + coin % wc.WIDTH] += 1
    state.down[coin] += 1


# Maneuvers


def move(state: WarChest, unit: i64, to: i64) -> None:
    """The whole unit moves; control does not change (WC-1.7, WC-6.1, WC-6.2)."""
    origin = state.place[unit]
    state.unit_at[origin] = wc.EMPTY
    state.unit_at[to] = unit
    state.place[unit] = to
    if state.events is not None:
        state.note(wc.Happened.MOVED, [unit // wc.WIDTH, state.kind[unit], origin, to])


def take_control(state: WarChest, unit: i64) -> None:
    """Put a marker on the unit's location (WC-6.3); the last one wins at once (WC-6.6, WC-9.1, WC-9.2, WC-40.9)."""
    where = state.place[unit]
    side = state.side[unit]
    before = state.control[where]
    if before != wc.NEUTRAL:
        state.markers[before] += 1
    state.control[where] = side
    state.markers[side] -= 1
    if state.events is not None:
        state.note(wc.Happened.CONTROLLED, [unit // wc.WIDTH, state.kind[unit], where, before])
    if state.markers[side] == 0:
        state.won_on = where
        state.finish(side, wc.Reason.MARKERS)
    else:
        after(state, unit, wc.Do.CONTROL)  # only while the game goes on: WC-30.20


def attack(state: WarChest, unit: i64, target: i64) -> None:
    """Steps 1 and 2 of WC-7: the attack is legal; the owner of a Royal Guard may choose where the loss comes from."""
    if state.events is not None:
        kinds = state.kind
        state.note(wc.Happened.ATTACKED, [unit // wc.WIDTH, kinds[unit], state.place[unit], kinds[target], state.place[target]])
    if chooses_loss(state, target):
        state.push(wc.ask_royal_guard_loss(unit, target))
    else:
        take_losses(state, unit, target, False)


def take_losses(state: WarChest, unit: i64, target: i64, from_supply: bool) -> None:
    """Steps 3 and 4 of WC-7: losses at the same time (WC-7.3), then what the attacker may do (WC-30.14, WC-R14)."""
    retaliated = strikes_back(state, target, state.place[unit])  # even with its last coin: WC-22.2
    if from_supply:
        state.supply[target] -= 1
        state.box[target] += 1
        state.live -= 1
        if state.events is not None:
            where = state.place[target]
            state.note(wc.Happened.LOST_COIN, [target // wc.WIDTH, state.kind[target], where, 1, state.height[target]])
    else:
        lose_coin(state, target)
    if retaliated:
        lose_coin(state, unit)  # by itself and not by an attack: WC-7.8, WC-22.4, WC-23.8
    if state.place[unit] >= 0:
        after(state, unit, wc.Do.ATTACK)  # WC-7.6, WC-8.3, WC-R13


def lose_coin(state: WarChest, unit: i64) -> None:
    """One coin of the stack goes to its owner's box; without coins the unit leaves the board (WC-7.4, WC-7.5, WC-7.7)."""
    where = state.place[unit]
    state.height[unit] -= 1
    state.box[state.coin_of[unit]] += 1
    if state.events is not None:
        state.note(wc.Happened.LOST_COIN, [unit // wc.WIDTH, state.kind[unit], where, 0, state.height[unit]])
    if state.height[unit] == 0:
        state.unit_at[where] = wc.EMPTY
        state.place[unit] = wc.EMPTY
        if state.events is not None:
            state.note(wc.Happened.DESTROYED, [unit // wc.WIDTH, state.kind[unit], where])


def after(state: WarChest, unit: i64, done: i64) -> None:
    """Attributes react to what a unit did, no matter why it did it (WC-8.2)."""
    kind = state.kind[unit]
    if kind == wc.Unit.BERSERKER:  # WC-12.1
        if state.height[unit] >= 2 and not (state.rules.berserker_v2 and done == wc.Do.CONTROL):  # WC-12.2, WC-12.6
            state.push(wc.ask_berserker_repeat(unit))
    elif kind == wc.Unit.SWORDSMAN:
        if done == wc.Do.ATTACK:  # WC-25.1
            state.push(wc.ask_swordsman_move(unit))
    elif kind == wc.Unit.WARRIOR_PRIEST:
        if done == wc.Do.ATTACK or done == wc.Do.CONTROL:  # WC-26.1, WC-26.8
            priest_draws(state, unit // wc.WIDTH)


def priest_draws(state: WarChest, seat: i64) -> None:
    """The Warrior Priest's owner draws a coin and must use it (WC-26.1 to 26.4)."""
    if state.rules.priest_v2 and state.priest_drew != 0:  # WC-26.6, WC-R37
        return
    coin = draw(state, seat)
    if coin == wc.EMPTY:
        return
    state.priest_drew = 1
    state.in_flight = coin
    if state.events is not None:
        state.note_secret(wc.Happened.PRIEST_DREW, [seat, coin_type(state, coin)], 1, seat)
    state.push(wc.ask_priest_play(seat))


# Turns and rounds


def start_round(state: WarChest) -> None:
    """Every player draws three coins, the initiative holder first, then they are used (WC-2.1, WC-2.2, WC-R7)."""
    state.round += 1
    seat = state.initiative
    if state.events is not None:
        state.note(wc.Happened.ROUND_BEGAN, [state.round, seat])
    for _ in range(state.rules.players):
        state.memory[seat * wc.MEMORY + wc.FOLLOWING] = 0
        for _ in range(3):
            coin = draw(state, seat)
            if coin == wc.EMPTY:  # WC-2.5, WC-R8
                break
            state.hand[coin] += 1
            state.hand_size[seat] += 1
            if state.events is not None:
                state.note_secret(wc.Happened.DREW, [seat, coin_type(state, coin)], 1, seat)
        seat = (seat + 1) % state.rules.players
    state.turn = state.initiative
    state.push(wc.ask_main_play(state.turn))


def end_turn(state: WarChest) -> None:
    """A turn is over with all that followed: look for the end of the game, the next player or the next round."""
    state.priest_drew = 0
    if state.live == 0 and state.rules.dead_position_draw:  # WC-9.5, WC-R25
        state.finish(wc.DRAW, wc.Reason.DEAD_POSITION)
        return
    if state.rules.max_plays > 0 and state.plays >= state.rules.max_plays:  # WC-9.8, ahead of the round's limit: WC-R36
        adjudicate(state, wc.Reason.PLAY_LIMIT)
        return
    seat = state.turn
    for _ in range(state.rules.players):  # WC-2.8, WC-2.10, WC-40.1
        seat += 1
        if seat == state.rules.players:
            seat = 0
        if state.hand_size[seat] > 0:
            state.turn = seat
            state.push(wc.ask_main_play(seat))
            return
    end_round(state)


def end_round(state: WarChest) -> None:
    """All hands are empty (WC-2.12); the holder of the marker starts the next round (WC-2.13)."""
    state.initiative_moved = 0
    if state.events is not None:
        state.note(wc.Happened.ROUND_ENDED, [state.round])
    if state.rules.max_rounds > 0 and state.round >= state.rules.max_rounds:  # WC-9.6, WC-R26
        adjudicate(state, wc.Reason.ROUND_LIMIT)
    else:
        start_round(state)


def adjudicate(state: WarChest, reason: i64) -> None:
    """WC-9.7: a draw, or the side with more markers on locations."""
    winner: i64 = wc.DRAW
    if state.rules.by_markers and state.markers[0] != state.markers[1]:
        winner = 0 if state.markers[0] < state.markers[1] else 1
    state.finish(winner, reason)
