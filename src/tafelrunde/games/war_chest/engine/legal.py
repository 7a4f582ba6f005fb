"""The legal actions of War Chest. All lists come out strictly ascending: by kind, coin, hexes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.war_chest.engine.board import HEXES
from tafelrunde.games.war_chest.engine.data import EMPTY, NEUTRAL, NO_COIN, ROYAL, WIDTH, Do, Unit
from tafelrunde.games.war_chest.engine.state import WarChest
from tafelrunde.kernel.contract import BIT
from tafelrunde.kernel.vectors import append, vec

KIND: Final = 23  # where the parts of an action begin
COIN: Final = 18
FIRST: Final = 12
SECOND: Final = 6

DEPLOY: Final = Do.DEPLOY * 0x800000
BOLSTER: Final = Do.BOLSTER * 0x800000
CLAIM: Final = Do.CLAIM * 0x800000
RECRUIT: Final = Do.RECRUIT * 0x800000
PASS: Final = Do.PASS * 0x800000
MOVE: Final = Do.MOVE * 0x800000
CONTROL: Final = Do.CONTROL * 0x800000
ATTACK: Final = Do.ATTACK * 0x800000
TACTIC: Final = Do.TACTIC * 0x800000
DECLINE: Final = Do.DECLINE * 0x800000 + NO_COIN * 0x40000
STACK: Final = Do.STACK * 0x800000 + NO_COIN * 0x40000
SUPPLY: Final = Do.SUPPLY * 0x800000 + NO_COIN * 0x40000
BAN: Final = Do.BAN * 0x800000 + NO_COIN * 0x40000
PICK: Final = Do.PICK * 0x800000 + NO_COIN * 0x40000
FIRST_DRAFTER: Final = Do.FIRST * 0x800000 + NO_COIN * 0x40000
UNPAID: Final = NO_COIN * 0x40000

USUAL: Final = 32  # room for the actions of most decisions


def alone(value: i64) -> vec[i64]:
    """Return a row of one."""
    return append(vec[i64](capacity=2), value)


def may_attack(state: WarChest, unit: i64, target: i64, strength: i64) -> bool:
    """Return whether a unit of this strength may attack that one: an enemy, and a Knight only when bolstered (WC-7.1, WC-17.1)."""
    if state.side[unit] == state.side[target]:
        return False  # WC-40.5
    return strength >= 2 or state.kind[target] != Unit.KNIGHT


def coin_plays(state: WarChest, seat: i64, held: vec[i64]) -> vec[i64]:
    """Return all plays of a seat with one of these coins (0 to 4, ascending): decisions D4 and D10."""
    actions = vec[i64](capacity=USUAL)
    base = seat * WIDTH
    acting = vec[i64](capacity=WIDTH)  # units on the board that these coins can order, by coin, then hex
    for i in held:
        if i == ROYAL:
            continue
        unit = base + i
        if state.kind[unit] == Unit.FOOTMAN:
            second = base + ROYAL
            if state.place[unit] < 0:
                if state.place[second] >= 0:
                    acting = append(acting, second)
                actions = add_deploys(state, actions, seat, i)
            elif state.place[second] < 0:
                acting = append(acting, unit)
                actions = add_deploys(state, actions, seat, i)  # WC-16.2
            elif state.place[unit] < state.place[second]:
                acting = append(acting, unit)
                acting = append(acting, second)
            else:
                acting = append(acting, second)
                acting = append(acting, unit)
        elif state.place[unit] >= 0:
            acting = append(acting, unit)
        else:
            actions = add_deploys(state, actions, seat, i)
    for unit in acting:
        actions = append(actions, BOLSTER | (state.coin_of[unit] - base) << COIN | state.place[unit] << FIRST)  # WC-4.6
    if state.initiative_moved == 0 and (state.initiative ^ seat) & 1 == 1:  # WC-5.2, WC-40.2
        for i in held:
            actions = append(actions, CLAIM | i << COIN)
    for i in held:
        for j in range(ROYAL):
            if state.supply[base + j] > 0:  # WC-5.4, WC-5.6
                actions = append(actions, RECRUIT | i << COIN | j << FIRST)
    for i in held:
        actions = append(actions, PASS | i << COIN)  # WC-3.5
    actions = add_maneuvers(state, actions, acting, base, 0, True)
    for i in held:
        actions = add_tactics(state, actions, seat, i)
    return actions


def add_deploys(state: WarChest, actions: vec[i64], seat: i64, coin: i64) -> vec[i64]:
    """Deploy on empty controlled locations (WC-4.1), a Scout also next to a friendly unit (WC-24.1)."""
    side = seat & 1
    action = DEPLOY | coin << COIN
    if state.kind[seat * WIDTH + coin] != Unit.SCOUT:
        for where in state.board.locations:
            if state.control[where] == side and state.unit_at[where] < 0:
                actions = append(actions, action | where << FIRST)
        return actions
    open_to_scouts: i64 = 0
    for unit in range(len(state.place)):
        if state.place[unit] >= 0 and state.side[unit] == side:
            for where in state.board.next_to[state.place[unit]]:
                open_to_scouts |= BIT[where]
    for where in state.board.hexes:
        if state.unit_at[where] < 0 and (state.control[where] == side or open_to_scouts & BIT[where]):
            actions = append(actions, action | where << FIRST)
    return actions


def coin_part(state: WarChest, unit: i64, payer: i64) -> i64:
    """Return the bits of an action that say which coin pays for it."""
    return UNPAID if payer < 0 else (state.coin_of[unit] - payer) << COIN


def add_maneuvers(state: WarChest, actions: vec[i64], units: vec[i64], payer: i64, paid: i64, may_control: bool) -> vec[i64]:
    """Normal moves, controls and attacks of these units (WC-6).

    `payer` is the first coin of the seat that pays with a coin, EMPTY if no coin is spent; `paid` coins of the stack are spent before the
    unit acts (WC-12.4).
    """
    for unit in units:
        origin = state.place[unit]
        action = MOVE | coin_part(state, unit, payer) | origin << FIRST
        for to in state.board.next_to[origin]:
            if state.unit_at[to] < 0:  # WC-6.1
                actions = append(actions, action | to << SECOND)
    if may_control:
        for unit in units:
            origin = state.place[unit]
            control = state.control[origin]
            if control == NEUTRAL or (control >= 0 and control != state.side[unit]):  # WC-6.3, WC-6.4
                action = CONTROL | coin_part(state, unit, payer)
                actions = append(actions, action | origin << FIRST)
    for unit in units:
        kind = state.kind[unit]
        if kind == Unit.ARCHER or kind == Unit.LANCER:  # WC-6.9
            continue
        origin = state.place[unit]
        action = ATTACK | coin_part(state, unit, payer) | origin << FIRST
        for where in state.board.next_to[origin]:
            target = state.unit_at[where]
            if target >= 0 and may_attack(state, unit, target, state.height[unit] - paid):
                actions = append(actions, action | where << SECOND)
    return actions


def add_tactics(state: WarChest, actions: vec[i64], seat: i64, coin: i64) -> vec[i64]:
    """The tactic that this coin pays for, if its unit is on the board (WC-10.1)."""
    unit = seat * WIDTH + coin
    action = TACTIC | coin << COIN
    if coin == ROYAL:
        return add_guard_tactics(state, actions, seat)
    kind = state.kind[unit]
    origin = state.place[unit]
    if kind == Unit.FOOTMAN:
        if may_use_footmen(state, unit, seat * WIDTH + ROYAL):
            actions = append(actions, action)
        return actions
    if origin < 0:
        return actions
    board = state.board
    unit_at = state.unit_at
    strength = state.height[unit]
    if kind == Unit.ARCHER:
        for where in board.at_two[origin]:  # WC-11.1, WC-11.2
            if unit_at[where] >= 0 and may_attack(state, unit, unit_at[where], strength):
                actions = append(actions, action | origin << FIRST | where << SECOND)
    elif kind == Unit.CROSSBOWMAN:
        shots = board.shots[origin]
        for k in range(0, len(shots), 2):  # WC-14.1
            target = unit_at[shots[k]]
            if target >= 0 and unit_at[shots[k + 1]] < 0 and may_attack(state, unit, target, strength):
                actions = append(actions, action | origin << FIRST | shots[k] << SECOND)
    elif kind == Unit.CAVALRY:
        for to in board.next_to[origin]:  # WC-13.1, WC-13.2
            if unit_at[to] < 0:
                for where in board.next_to[to]:
                    if unit_at[where] >= 0 and may_attack(state, unit, unit_at[where], strength):
                        actions = append(actions, action | origin << FIRST | to << SECOND | where)
    elif kind == Unit.LANCER:
        charges = board.charges[origin]
        for k in range(0, len(charges), 3):  # WC-18.1, WC-18.2
            target = unit_at[charges[k + 1]]
            if target >= 0 and unit_at[charges[k]] < 0 and (charges[k + 2] < 0 or unit_at[charges[k + 2]] < 0):
                if may_attack(state, unit, target, strength):
                    actions = append(actions, action | origin << FIRST | charges[k] << SECOND | charges[k + 1])
    elif kind == Unit.LIGHT_CAVALRY:
        for to in board.at_two[origin]:  # WC-19.1, WC-3.8
            if unit_at[to] < 0 and way_is_free(state, origin, to):
                actions = append(actions, action | origin << FIRST | to << SECOND)
    elif kind == Unit.ENSIGN:
        for start in board.near[origin]:  # WC-15.1
            other = unit_at[start]
            if other >= 0 and state.side[other] == seat & 1:
                for to in board.next_to[start]:
                    if unit_at[to] < 0 and board.distance[origin * HEXES + to] <= 2:
                        actions = append(actions, action | start << FIRST | to << SECOND)
    elif kind == Unit.MARSHALL:
        for start in board.near[origin]:  # WC-20.1 to 20.3
            other = unit_at[start]
            if other >= 0 and state.side[other] == seat & 1:
                if state.kind[other] != Unit.ARCHER and state.kind[other] != Unit.LANCER:
                    for where in board.next_to[start]:
                        target = unit_at[where]
                        if target >= 0 and may_attack(state, other, target, state.height[other]):
                            actions = append(actions, action | start << FIRST | where << SECOND)
    return actions


def add_guard_tactics(state: WarChest, actions: vec[i64], seat: i64) -> vec[i64]:
    """The royal coin moves the Royal Guard (WC-23.1, WC-23.5)."""
    for unit in range(seat * WIDTH, seat * WIDTH + ROYAL):
        if state.kind[unit] == Unit.ROYAL_GUARD and state.place[unit] >= 0:
            origin = state.place[unit]
            action = TACTIC | ROYAL << COIN | origin << FIRST
            if state.rules.guard_original:
                for to in state.board.next_to[origin]:
                    if state.unit_at[to] < 0:
                        actions = append(actions, action | to << SECOND)
                return actions
            for to in state.board.locations:
                if state.control[to] == seat & 1 and state.unit_at[to] < 0:
                    steps = state.board.distance[origin * HEXES + to]
                    if steps == 1 or (steps == 2 and way_is_free(state, origin, to)):
                        actions = append(actions, action | to << SECOND)
    return actions


def way_is_free(state: WarChest, origin: i64, to: i64) -> bool:
    """Return whether a hex between two hexes at distance 2 is empty (WC-10.5)."""
    for between in state.board.between[origin * HEXES + to]:
        if state.unit_at[between] < 0:
            return True
    return False


def may_use_footmen(state: WarChest, first: i64, second: i64) -> bool:
    """WC-16.6: two Footmen on the board of which at least one has a legal maneuver."""
    if state.place[first] < 0 or state.place[second] < 0:
        return False
    both = append(alone(first), second)
    return len(add_maneuvers(state, vec[i64](), both, EMPTY, 0, True)) > 0
