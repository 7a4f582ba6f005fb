"""The battles of a round, or of a winter: who fights whom, and which of them waits for whom (ME-8)."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.mighty_empires.engine import _grammar as me
from tafelrunde.games.mighty_empires.engine.state import MightyEmpires


def is_side(state: MightyEmpires, battle: i64, seat: i64) -> bool:
    return state.fight(battle, me.Fight.A) == seat or state.fight(battle, me.Fight.B) == seat


def side_of(state: MightyEmpires, battle: i64, seat: i64) -> i64:
    """Return 0 for the challenger, 1 for the challenged (ME-7.10)."""
    return 0 if state.fight(battle, me.Fight.A) == seat else 1


def enemy_in(state: MightyEmpires, battle: i64, seat: i64) -> i64:
    """Return whom a side of a battle fights against."""
    return state.fight(battle, me.Fight.A + 1 - side_of(state, battle, seat))


def battles_of(state: MightyEmpires, seat: i64) -> i64:
    """Return how many battles a seat has this round, or this winter."""
    count: i64 = 0
    for at in range(0, len(state.battles), me.FIGHT):
        if state.battles[at + me.Fight.A] == seat or state.battles[at + me.Fight.B] == seat:
            count += 1
    return count


def battle_against(state: MightyEmpires, seat: i64, other: i64) -> i64:
    """Return the battle of two seats, EMPTY if they have none; no two fight each other twice in a round."""
    for battle in range(state.fights()):
        a = state.fight(battle, me.Fight.A)
        b = state.fight(battle, me.Fight.B)
        if (a == seat and b == other) or (a == other and b == seat):
            return battle
    return -1


def waits_for_earlier(state: MightyEmpires, battle: i64, seat: i64) -> bool:
    """Return whether a side has an earlier battle that is not settled (ME-8.7)."""
    for earlier in range(battle):
        if state.fight(earlier, me.Fight.STAGE) != me.Stage.SETTLED and is_side(state, earlier, seat):
            return True
    return False


def is_before(state: MightyEmpires, battle: i64) -> bool:
    """Return whether a battle is still to be simulated, as far as is known."""
    return state.fight(battle, me.Fight.STAGE) < me.Stage.TABLE and state.fight(battle, me.Fight.MODE) != me.Mode.TABLE


def simulated(state: MightyEmpires) -> i64:
    """Return the battle that is being prepared for the simulation, EMPTY if there is none; one after the other (ME-8.1)."""
    for battle in range(state.fights()):
        if not is_before(state, battle):
            continue
        a = state.fight(battle, me.Fight.A)
        b = state.fight(battle, me.Fight.B)
        if not waits_for_earlier(state, battle, a) and not waits_for_earlier(state, battle, b):
            return battle
    return -1


def owes(state: MightyEmpires, battle: i64, seat: i64) -> bool:
    """Return whether a battle waits for something from this seat."""
    a = state.fight(battle, me.Fight.A)
    b = state.fight(battle, me.Fight.B)
    if seat != a and seat != b:
        return False
    stage = state.fight(battle, me.Fight.STAGE)
    if stage == me.Stage.SETTLED:
        return False
    if stage == me.Stage.TABLE:
        side: i64 = 0 if seat == a else 1
        own = stand(state, battle, side)
        return own == me.Stand.NOTHING or stand(state, battle, 1 - side) != me.Stand.NOTHING
    if state.fight(battle, me.Fight.MODE) == me.Mode.TABLE:  # gold is sealed, then they fight
        if waits_for_earlier(state, battle, seat):
            return False
    elif simulated(state) != battle:
        return False
    if stage == me.Stage.ORDERS:
        return state.orders[seat * me.ORDER + me.SEALED] < me.SEALED
    if stage == me.Stage.MODE_A or stage == me.Stage.CONCEDE_A or stage == me.Stage.MUSTER_A:
        return seat == a
    return seat == b


def fighters(state: MightyEmpires) -> list[int]:
    """Return the seats that owe something in the battle phase."""
    found: list[int] = []
    for seat in range(state.rules.players):
        for battle in range(state.fights()):
            if owes(state, battle, seat):
                found.append(int(seat))
                break
    return found


def order_battle(state: MightyEmpires, seat: i64) -> i64:
    """Return the battle for which a seat has something other to decide than at the real table, or EMPTY."""
    for battle in range(state.fights()):
        if state.fight(battle, me.Fight.STAGE) != me.Stage.TABLE and owes(state, battle, seat):
            return battle
    return -1


def asked_before(state: MightyEmpires, battle: i64) -> i64:
    """Return what is to be said before a battle: how it is settled, whether it is fought at all, what is paid, how it is fought."""
    stage = state.fight(battle, me.Fight.STAGE)
    if stage <= me.Stage.MODE_B:
        return me.Before.SETTLE  # ME-R2
    if stage <= me.Stage.CONCEDE_B:
        return me.Before.FIGHT  # ME-8.14
    return me.Before.MUSTER if stage <= me.Stage.MUSTER_B else me.Before.ORDER  # ME-8.7, ME-9.1


# What was said at the real table (ME-14.3)


def report_at(battle: i64, side: i64) -> i64:
    return (battle * 2 + side) * me.REPORT_ROW


def stand(state: MightyEmpires, battle: i64, side: i64) -> i64:
    """Return what a side has said last."""
    return state.reports[report_at(battle, side) + me.SAY]
