"""The legal actions of War Chest: what can be carried out in full (WC-3.4). All lists come out strictly ascending: by kind, coin, hexes.

They are written into a row that the caller brings; a function that adds some is told how many there are before, and returns how many there
are then.
"""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.war_chest.engine import _grammar as wc
from tafelrunde.games.war_chest.engine import law
from tafelrunde.games.war_chest.engine.state import WarChest
from tafelrunde.kernel.vectors import append, vec


def alone(value: i64) -> vec[i64]:
    """Return a row of one."""
    return append(vec[i64](capacity=2), value)


def coin_plays(state: WarChest, row: vec[i64], seat: i64, held: vec[i64]) -> i64:
    """List all plays of a seat with one of these coins (0 to 4, ascending), of its hand or drawn by its Warrior Priest (WC-26.5)."""
    count: i64 = 0
    base = seat * wc.WIDTH
    acting = vec[i64](capacity=wc.WIDTH)  # own units on the board (WC-3.2, WC-40.7), by coin, then hex
    for i in held:
        if i == wc.ROYAL:
            continue
        acting = add_standing(state, acting, base + i)
        if law.no_unit(state, base + i) == wc.No.NOTHING:
            count = add_deploys(state, row, count, seat, i)
    for unit in acting:
        row[count] = wc.do_bolster(state.coin_of[unit] - base, state.place[unit])  # WC-4.6, at any strength: WC-1.5, WC-R5
        count += 1
    if law.no_claim(state, seat) == wc.No.NOTHING:
        for i in held:
            row[count] = wc.do_claim(i)
            count += 1
    for i in held:
        for j in range(wc.ROYAL):  # WC-5.5
            if law.no_recruit(state, base + j) == wc.No.NOTHING:
                row[count] = wc.do_recruit(i, j)
                count += 1
    for i in held:
        row[count] = wc.do_pass(i)  # WC-3.5
        count += 1
    count = add_maneuvers(state, row, count, acting, base, 0, True)  # WC-10.3
    for i in held:
        count = add_tactics(state, row, count, seat, i)
    return count


def add_standing(state: WarChest, units: vec[i64], unit: i64) -> vec[i64]:
    """Add what stands on the board of a type: a unit, or up to two Footmen by their hexes (WC-6.10, WC-16.1)."""
    where = state.place[unit]
    if state.kind[unit] != wc.Unit.FOOTMAN:
        return append(units, unit) if where >= 0 else units
    second = unit // wc.WIDTH * wc.WIDTH + wc.ROYAL
    if state.place[second] < 0:
        return append(units, unit) if where >= 0 else units
    if where < 0:
        return append(units, second)
    if state.place[second] < where:
        return append(append(units, second), unit)
    return append(append(units, unit), second)


def footmen_owed(state: WarChest, data: i64) -> vec[i64]:
    """Return the Footmen still to act and on the board, by hex (WC-8.3, WC-16.7). Data: that of the question."""
    coin = wc.footman_maneuver_coin(data)
    owed = vec[i64](capacity=2)
    for unit in add_standing(state, vec[i64](capacity=2), coin):
        if wc.footman_maneuver_first(data) if unit == coin else wc.footman_maneuver_second(data):
            owed = append(owed, unit)
    return owed


def add_deploys(state: WarChest, row: vec[i64], count: i64, seat: i64, coin: i64) -> i64:
    """Deploy a coin wherever its unit may."""
    if state.kind[seat * wc.WIDTH + coin] == wc.Unit.SCOUT:
        for where in state.board.hexes:
            if law.no_scouting(state, seat, where) == wc.No.NOTHING:
                row[count] = wc.do_deploy(coin, where)
                count += 1
        return count
    return add_landings(state, row, count, seat, coin)


def add_landings(state: WarChest, row: vec[i64], count: i64, seat: i64, coin: i64) -> i64:
    """Deploy a coin, NO_COIN if it is none of the hand, on the locations of its side."""
    for where in state.board.locations:
        if law.no_deploy(state, seat, where) == wc.No.NOTHING:
            row[count] = wc.do_deploy(coin, where)
            count += 1
    return count


def paying(state: WarChest, unit: i64, payer: i64) -> i64:
    """Return the coin that pays for an action."""
    return wc.NO_COIN if payer < 0 else state.coin_of[unit] - payer


def add_maneuvers(state: WarChest, row: vec[i64], count: i64, units: vec[i64], payer: i64, paid: i64, may_control: bool) -> i64:
    """Normal moves, controls and attacks of these units (WC-6); what is granted to a unit is one of them (WC-10.4, WC-R16).

    `payer` is the first coin of the seat that pays with a coin, EMPTY if no coin is spent; `paid` coins of the stack are spent before the
    unit acts (WC-12.4).
    """
    for unit in units:
        count = add_moves(state, row, count, unit, paying(state, unit, payer))
    if may_control:
        for unit in units:
            if law.no_control(state, unit) == wc.No.NOTHING:
                row[count] = wc.do_control(paying(state, unit, payer), state.place[unit])
                count += 1
    for unit in units:
        if law.no_plain_attack(state, unit) != wc.No.NOTHING:
            continue
        origin = state.place[unit]
        coin = paying(state, unit, payer)
        strength = state.height[unit] - paid
        for where in state.board.next_to[origin]:
            if law.no_attack(state, unit, where, strength) == wc.No.NOTHING:
                row[count] = wc.do_attack(coin, origin, where)
                count += 1
    return count


def add_moves(state: WarChest, row: vec[i64], count: i64, unit: i64, coin: i64) -> i64:
    """Normal moves of a unit, paid with this coin or NO_COIN."""
    origin = state.place[unit]
    for to in state.board.next_to[origin]:
        if law.no_entry(state, to) == wc.No.NOTHING:
            row[count] = wc.do_move(coin, origin, to)
            count += 1
    return count


def add_tactics(state: WarChest, row: vec[i64], count: i64, seat: i64, coin: i64) -> i64:
    """The tactic that this coin pays for, if its unit is on the board (WC-10.1)."""
    if coin == wc.ROYAL:
        return add_guard_tactics(state, row, count, seat)
    unit = seat * wc.WIDTH + coin
    kind = state.kind[unit]
    if kind == wc.Unit.FOOTMAN:
        if no_footmen(state, unit) == wc.No.NOTHING:
            row[count] = wc.do_tactic(coin, 0, 0, 0)
            count += 1
        return count
    if state.place[unit] < 0:
        return count
    if kind == wc.Unit.ARCHER:
        return add_shots(state, row, count, unit, coin)
    if kind == wc.Unit.CROSSBOWMAN:
        return add_bolts(state, row, count, unit, coin)
    if kind == wc.Unit.CAVALRY:
        return add_gallops(state, row, count, unit, coin)
    if kind == wc.Unit.LANCER:
        return add_charges(state, row, count, unit, coin)
    if kind == wc.Unit.LIGHT_CAVALRY:
        return add_rides(state, row, count, unit, coin)
    if kind == wc.Unit.ENSIGN:
        return add_orders(state, row, count, unit, coin)
    if kind == wc.Unit.MARSHALL:
        return add_commands(state, row, count, unit, coin)
    return count


def add_shots(state: WarChest, row: vec[i64], count: i64, unit: i64, coin: i64) -> i64:
    """An Archer attacks at distance two, over anything (WC-11.1, WC-11.2)."""
    origin = state.place[unit]
    for where in state.board.at_two[origin]:
        if law.no_attack(state, unit, where, state.height[unit]) == wc.No.NOTHING:
            row[count] = wc.do_tactic(coin, origin, where, 0)
            count += 1
    return count


def add_bolts(state: WarChest, row: vec[i64], count: i64, unit: i64, coin: i64) -> i64:
    """A Crossbowman attacks two hexes away in a straight line (WC-14.1)."""
    origin = state.place[unit]
    shots = state.board.shots[origin]
    for k in range(0, len(shots), 2):
        if law.no_bolt(state, unit, shots[k], shots[k + 1]) == wc.No.NOTHING:
            row[count] = wc.do_tactic(coin, origin, shots[k], 0)
            count += 1
    return count


def add_gallops(state: WarChest, row: vec[i64], count: i64, unit: i64, coin: i64) -> i64:
    """Cavalry moves, then attacks (WC-13.1, WC-13.2, WC-R20)."""
    origin = state.place[unit]
    for to in state.board.next_to[origin]:
        if law.no_entry(state, to) == wc.No.NOTHING:
            for where in state.board.next_to[to]:
                if law.no_attack(state, unit, where, state.height[unit]) == wc.No.NOTHING:
                    row[count] = wc.do_tactic(coin, origin, to, where)
                    count += 1
    return count


def add_charges(state: WarChest, row: vec[i64], count: i64, unit: i64, coin: i64) -> i64:
    """A Lancer charges in a straight line (WC-18.1, WC-18.2)."""
    origin = state.place[unit]
    charges = state.board.charges[origin]
    for k in range(0, len(charges), 3):
        if law.no_charge(state, unit, charges[k], charges[k + 2], charges[k + 1]) == wc.No.NOTHING:
            row[count] = wc.do_tactic(coin, origin, charges[k], charges[k + 1])
            count += 1
    return count


def add_rides(state: WarChest, row: vec[i64], count: i64, unit: i64, coin: i64) -> i64:
    """Light Cavalry moves two hexes, not one (WC-19.1, WC-3.7, WC-R10)."""
    origin = state.place[unit]
    for to in state.board.at_two[origin]:
        if law.no_ride(state, origin, to) == wc.No.NOTHING:
            row[count] = wc.do_tactic(coin, origin, to, 0)
            count += 1
    return count


def add_orders(state: WarChest, row: vec[i64], count: i64, unit: i64, coin: i64) -> i64:
    """An Ensign has another friendly unit move that is not more than two away (WC-15.1, WC-3.7, WC-R10, WC-R42)."""
    origin = state.place[unit]
    for start in state.board.near[origin]:
        if is_friend(state, unit, start):
            for to in state.board.next_to[start]:
                if law.no_order(state, origin, to) == wc.No.NOTHING:
                    row[count] = wc.do_tactic(coin, start, to, 0)
                    count += 1
    return count


def add_commands(state: WarChest, row: vec[i64], count: i64, unit: i64, coin: i64) -> i64:
    """A Marshall has another friendly unit attack that is not more than two away (WC-20.1 to 20.3, WC-3.7, WC-R10, WC-R42)."""
    for start in state.board.near[state.place[unit]]:
        if is_friend(state, unit, start):
            other = state.unit_at[start]
            if law.no_plain_attack(state, other) == wc.No.NOTHING:
                for where in state.board.next_to[start]:
                    if law.no_attack(state, other, where, state.height[other]) == wc.No.NOTHING:  # WC-17.3
                        row[count] = wc.do_tactic(coin, start, where, 0)
                        count += 1
    return count


def is_friend(state: WarChest, unit: i64, where: i64) -> bool:
    """Return whether a unit of the same side stands on a hex, also one of the partner (WC-1.6, WC-40.4)."""
    other = state.unit_at[where]
    return other >= 0 and state.side[other] == state.side[unit]


def add_guard_tactics(state: WarChest, row: vec[i64], count: i64, seat: i64) -> i64:
    """The royal coin moves the Royal Guard (WC-23.1, WC-23.5, WC-R38)."""
    unit = standing_guard(state, seat)
    if unit == wc.EMPTY:
        return count
    origin = state.place[unit]
    for to in state.board.next_to[origin] if state.rules.guard_original else state.board.locations:
        if law.no_guard_move(state, unit, to) == wc.No.NOTHING:
            row[count] = wc.do_tactic(wc.ROYAL, origin, to, 0)
            count += 1
    return count


def standing_guard(state: WarChest, seat: i64) -> i64:
    """Return a seat's Royal Guard, EMPTY if it is not on the board."""
    for unit in range(seat * wc.WIDTH, seat * wc.WIDTH + wc.ROYAL):
        if state.kind[unit] == wc.Unit.ROYAL_GUARD and state.place[unit] >= 0:
            return unit
    return wc.EMPTY


def no_footmen(state: WarChest, unit: i64) -> i64:
    """What stands against the Footmen's tactic: two on the board, of which at least one has a legal maneuver (WC-16.6, WC-3.7, WC-R39)."""
    both = add_standing(state, vec[i64](capacity=2), unit)
    if len(both) < 2:
        return wc.No.NEEDS_TWO_FOOTMEN
    return wc.No.NOTHING if can_maneuver(state, both) else wc.No.FOOTMEN_STUCK


def can_maneuver(state: WarChest, units: vec[i64]) -> bool:
    """Return whether one of these units has a normal maneuver (WC-6)."""
    for unit in units:
        if law.no_control(state, unit) == wc.No.NOTHING:
            return True
        attacks = law.no_plain_attack(state, unit) == wc.No.NOTHING
        for where in state.board.next_to[state.place[unit]]:
            if law.no_entry(state, where) == wc.No.NOTHING:
                return True
            if attacks and law.no_attack(state, unit, where, state.height[unit]) == wc.No.NOTHING:
                return True
    return False
