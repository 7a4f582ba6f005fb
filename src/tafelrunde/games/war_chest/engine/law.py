"""What stands against something in War Chest: each function returns the number of a reason, NOTHING if it is possible.

Legality, refusals and rules of thumb ask these, and at the end some questions of which the answer is yes or no. Ranges are not asked here:
they are the tables of the board.
"""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.war_chest.engine import _grammar as wc
from tafelrunde.games.war_chest.engine.state import WarChest


def no_attack(state: WarChest, unit: i64, where: i64, strength: i64) -> i64:
    """A unit of this strength attacks what stands on a hex (WC-6.7, WC-7.1)."""
    target = state.unit_at[where]
    return wc.No.NOBODY_THERE if target < 0 else no_harm(state, unit, target, strength)


def no_harm(state: WarChest, unit: i64, target: i64, strength: i64) -> i64:
    """A unit of this strength attacks that one, wherever it stands and whatever the kind of attack (WC-17.2)."""
    if state.side[unit] == state.side[target]:
        return wc.No.FRIENDLY_TARGET if unit // wc.WIDTH == target // wc.WIDTH else wc.No.PARTNERS_TARGET  # WC-40.5
    if strength < 2 and state.kind[target] == wc.Unit.KNIGHT:
        return wc.No.KNIGHT_PROTECTED  # WC-1.2, WC-17.1
    return wc.No.NOTHING


def no_plain_attack(state: WarChest, unit: i64) -> i64:
    """A unit attacks without a tactic, by itself (WC-6.9, WC-11.3, WC-18.3) or for a Marshall (WC-18.5, WC-20.2)."""
    kind = state.kind[unit]
    if kind == wc.Unit.ARCHER:
        return wc.No.ARCHER_ATTACKS_BY_TACTIC
    return wc.No.LANCER_ATTACKS_BY_TACTIC if kind == wc.Unit.LANCER else wc.No.NOTHING


def no_entry(state: WarChest, where: i64) -> i64:
    """A unit moves to a hex (WC-6.1), or a coin becomes a unit there."""
    return wc.No.OCCUPIED if state.unit_at[where] >= 0 else wc.No.NOTHING


def no_unit(state: WarChest, unit: i64) -> i64:
    """Coins of a unit's type become a unit: there is one of each on the board (WC-1.4, WC-4.2), two of the Footmen (WC-16.1)."""
    if state.place[unit] < 0:
        return wc.No.NOTHING
    if state.kind[unit] != wc.Unit.FOOTMAN:
        return wc.No.ALREADY_ON_BOARD
    return wc.No.NOTHING if state.place[unit // wc.WIDTH * wc.WIDTH + wc.ROYAL] < 0 else wc.No.TWO_FOOTMEN


def no_deploy(state: WarChest, seat: i64, where: i64) -> i64:
    """A coin becomes a unit on a hex: an empty location that its side controls (WC-4.1, WC-40.3)."""
    if state.unit_at[where] >= 0:
        return wc.No.OCCUPIED
    return wc.No.NOTHING if state.control[where] == seat % wc.SIDES else wc.No.NOT_CONTROLLED


def no_scouting(state: WarChest, seat: i64, where: i64) -> i64:
    """A Scout becomes a unit on a hex, which may also be any one next to a friendly unit (WC-24.1, WC-24.2, WC-40.4, WC-R29)."""
    if no_deploy(state, seat, where) != wc.No.NOT_CONTROLLED:
        return no_entry(state, where)
    for near in state.board.next_to[where]:
        other = state.unit_at[near]
        if other >= 0 and state.side[other] == seat % wc.SIDES:
            return wc.No.NOTHING
    return wc.No.SCOUT_NEXT_TO_FRIEND


def no_recruit(state: WarChest, unit: i64) -> i64:
    """A coin of this unit's type leaves the supply (WC-5.4, WC-5.6)."""
    return wc.No.NOTHING if state.supply[unit] > 0 else wc.No.TYPE_USED_UP


def no_control(state: WarChest, unit: i64) -> i64:
    """A unit takes control of the hex it stands on."""
    control = state.control[state.place[unit]]
    if control < wc.NEUTRAL:
        return wc.No.NO_LOCATION  # WC-1.8, WC-6.4
    return wc.No.ALREADY_CONTROLLED if control == state.side[unit] else wc.No.NOTHING  # WC-6.3, WC-40.12


def no_claim(state: WarChest, seat: i64) -> i64:
    """A seat claims the initiative."""
    if state.initiative == seat:
        return wc.No.YOU_HOLD_INITIATIVE  # WC-5.2
    if state.initiative % wc.SIDES == seat % wc.SIDES:
        return wc.No.PARTNER_HOLDS_INITIATIVE  # WC-40.2
    return wc.No.INITIATIVE_MOVED if state.initiative_moved else wc.No.NOTHING  # WC-5.3, WC-R9


def no_bolt(state: WarChest, unit: i64, where: i64, between: i64) -> i64:
    """A Crossbowman shoots over the hex between (WC-14.1, WC-14.2, WC-R21)."""
    if state.unit_at[between] >= 0:
        return wc.No.LINE_BLOCKED
    return no_attack(state, unit, where, state.height[unit])


def no_charge(state: WarChest, unit: i64, end: i64, passed: i64, ahead: i64) -> i64:
    """A Lancer charges to a hex, maybe past another, and attacks the next one in line (WC-18.1, WC-18.2)."""
    if state.unit_at[end] >= 0 or (passed >= 0 and state.unit_at[passed] >= 0):
        return wc.No.OCCUPIED
    return no_attack(state, unit, ahead, state.height[unit])


def no_ride(state: WarChest, origin: i64, to: i64) -> i64:
    """A unit moves two hexes and needs a free one between, whichever (WC-3.8, WC-10.5, WC-19.1, WC-R11, WC-R12)."""
    if state.unit_at[to] >= 0:
        return wc.No.OCCUPIED
    for between in state.board.between[origin * wc.HEXES + to]:
        if state.unit_at[between] < 0:
            return wc.No.NOTHING
    return wc.No.WAY_BLOCKED


def no_order(state: WarChest, origin: i64, to: i64) -> i64:
    """An Ensign on `origin` has a friendly unit move to a hex: an empty one not more than two away (WC-15.1, WC-15.2)."""
    if state.unit_at[to] >= 0:
        return wc.No.OCCUPIED
    return wc.No.NOTHING if state.board.distance[origin * wc.HEXES + to] <= 2 else wc.No.BEYOND_COMMAND


def no_guard_move(state: WarChest, unit: i64, to: i64) -> i64:
    """The royal coin moves the Royal Guard: one hex in the original version, else one or two to a location of its side.

    (WC-23.1, WC-23.5, WC-40.8, WC-R23)
    """
    origin = state.place[unit]
    if to == origin:
        return wc.No.GUARD_STANDS_STILL  # WC-23.2
    if state.unit_at[to] >= 0:
        return wc.No.OCCUPIED
    steps = state.board.distance[origin * wc.HEXES + to]
    if state.rules.guard_original:
        return wc.No.NOTHING if steps == 1 else wc.No.GUARD_NOT_ADJACENT
    if state.control[to] != state.side[unit]:
        return wc.No.GUARD_REVISED
    if steps > 2:
        return wc.No.GUARD_TOO_FAR
    return wc.No.NOTHING if steps == 1 else no_ride(state, origin, to)


def chooses_loss(state: WarChest, target: i64) -> bool:
    """Return whether the owner of an attacked unit chooses where the loss comes from (WC-7.2, WC-23.6, WC-23.7)."""
    return state.kind[target] == wc.Unit.ROYAL_GUARD and state.supply[target] > 0


def strikes_back(state: WarChest, target: i64, origin: i64) -> bool:
    """Return whether an attacked unit makes the attacker on a hex lose a coin: a Pikeman next to it (WC-22.1, WC-22.3)."""
    return state.kind[target] == wc.Unit.PIKEMAN and state.board.distance[origin * wc.HEXES + state.place[target]] == 1


def joins_footman(state: WarChest, coin: i64) -> bool:
    """Return whether a recruited coin may be deployed at once: exactly one Footman of its type stands on the board (WC-16.2)."""
    if state.kind[coin] != wc.Unit.FOOTMAN:
        return False
    return (state.place[coin] >= 0) != (state.place[coin // wc.WIDTH * wc.WIDTH + wc.ROYAL] >= 0)
