"""What stands against what is said about a battle: before it, in an order, in a report from the real table. The laws as in law.py."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.mighty_empires.engine import _grammar as me
from tafelrunde.games.mighty_empires.engine import battles
from tafelrunde.games.mighty_empires.engine.scoring import battle_rounds
from tafelrunde.games.mighty_empires.engine.state import MightyEmpires

# Before a battle


def no_word_before(state: MightyEmpires, seat: i64, what: i64) -> i64:
    """A seat says this (a `Before`) about the battle that is being prepared."""
    battle = battles.order_battle(state, seat)
    if battle == me.EMPTY:
        return me.No.AT_THE_TABLE
    asked = battles.asked_before(state, battle)
    if asked == what:
        return me.No.NOTHING
    if asked == me.Before.SETTLE:
        return me.No.SETTLE_FIRST  # ME-R2
    if what == me.Before.SETTLE:
        return me.No.SETTLE_DONE if state.rules.battle_mode == me.Mode.MIXED else me.No.SETTLE_NOT_MIXED  # ME-14.2
    if asked == me.Before.FIGHT:
        return me.No.FIGHT_FIRST  # ME-8.14
    if what == me.Before.FIGHT:
        return me.No.AT_THE_TABLE if state.fight(battle, me.Fight.MODE) == me.Mode.TABLE else me.No.CONCEDE_TOO_LATE
    if asked == me.Before.MUSTER:
        return me.No.MUSTER_FIRST  # ME-8.7
    return me.No.MUSTER_SEALED if state.rules.seal_gold else me.No.MUSTER_DONE


def no_part(state: MightyEmpires, battle: i64, seat: i64, part: i64) -> i64:
    """A part of an order is decided at this stage (ME-8.7, ME-9.1)."""
    if state.fight(battle, me.Fight.STAGE) != me.Stage.ORDERS:  # mustering in the open
        if part >= me.Part.STANCE:
            return me.No.MUSTER_ONLY_GOLD
    elif part < me.Part.STANCE and not state.rules.seal_gold and state.orders[seat * me.ORDER + me.SEALED] >= me.Part.STANCE:
        return me.No.GOLD_MUSTERED
    if part == me.Part.REINFORCE:
        return me.No.NOTHING if state.event[seat] == me.Event.REINFORCEMENTS else me.No.REINFORCE_NO_EVENT  # ME-5.9
    if part > me.Part.REINFORCE and state.fight(battle, me.Fight.MODE) == me.Mode.TABLE:
        return me.No.TABLE_ONLY_GOLD
    if part == me.Part.SIEGE:  # ME-8.9
        if not state.fight(battle, me.Fight.SIEGE):
            return me.No.SIEGE_NONE
        return me.No.NOTHING if state.fight(battle, me.Fight.A) == seat else me.No.SIEGE_DEFENDER
    if part == me.Part.HUNT:
        return me.No.NOTHING if state.fight(battle, me.Fight.DRAGON) else me.No.HUNT_NO_DRAGON  # ME-8.10
    if part == me.Part.ASSASSIN:
        return me.No.NOTHING if state.event[seat] == me.Event.ASSASSIN else me.No.ASSASSIN_NO_EVENT  # ME-8.12
    return me.No.NOTHING


def unit_of(state: MightyEmpires, battle: i64, part: i64) -> i64:
    """Return what one step of a part of an order stands for: gold is sealed in tens, at the real table as it is (ME-8.4, ME-8.9)."""
    if part <= me.Part.REINFORCE:
        return 1 if state.fight(battle, me.Fight.MODE) == me.Mode.TABLE else me.GOLD_STEP
    return me.SIEGE_STEP if part == me.Part.SIEGE else 1


def reinforcing(state: MightyEmpires, gold: i64) -> i64:
    """Return how much of this gold reinforcements may cost in one battle (ME-5.9, ME-R25)."""
    most = state.rules.most_reinforced
    return gold if most == me.EMPTY else min(most, gold)


def left_for(state: MightyEmpires, seat: i64, part: i64) -> i64:
    """Return the gold that is left for a part of an order after those before it (ME-8.16)."""
    left = state.gold[seat]
    for earlier in range(part):
        left -= state.orders[seat * me.ORDER + earlier]
    return left


def part_limit(state: MightyEmpires, battle: i64, seat: i64, part: i64) -> i64:
    """Return how many values a part of an order has, 0 if it is not asked (ME-8.16, ME-9.1)."""
    if no_part(state, battle, seat, part) != me.No.NOTHING:
        return 0
    if part > me.Part.SIEGE:
        return 3 if part == me.Part.STANCE else 2
    left = left_for(state, seat, part)
    step = unit_of(state, battle, part)
    if part == me.Part.GOLD:
        return min(me.MOST_BOUGHT, left) // step + 1
    if part == me.Part.REINFORCE:
        return min(reinforcing(state, left) // step, i64(me.MOST_VALUE)) + 1
    return min(i64(me.MOST_SIEGE), left // step) + 1


def no_amount(state: MightyEmpires, battle: i64, seat: i64, part: i64, amount: i64) -> i64:
    """An army costs so much gold, after what the parts of its order before this one cost (ME-8.16)."""
    step = unit_of(state, battle, part)
    if amount % step == 0 and amount // step < part_limit(state, battle, seat, part):
        return me.No.NOTHING
    if part == me.Part.SIEGE and (amount % step != 0 or amount > me.MOST_SIEGE * step):
        return me.No.SIEGE_AMOUNT
    if amount % step != 0:
        return me.No.GOLD_STEP  # ME-8.4
    if part == me.Part.GOLD:
        return me.No.GOLD_LIMIT if amount > me.MOST_BOUGHT else me.No.GOLD_TREASURY  # ME-8.4, ME-2.11
    return me.No.REINFORCE_LIMIT if part == me.Part.REINFORCE and amount > reinforcing(state, amount) else me.No.GOLD_LEFT


# At the real table


def no_word_at_table(state: MightyEmpires, battle: i64, seat: i64) -> i64:
    """A seat says something about a battle that is fought at the real table."""
    if battle == me.EMPTY:
        return me.No.NO_SUCH_BATTLE
    stage = state.fight(battle, me.Fight.STAGE)
    if stage == me.Stage.SETTLED:
        return me.No.BATTLE_SETTLED  # ME-8.15
    if stage != me.Stage.TABLE:
        return me.No.SEAL_FIRST if state.fight(battle, me.Fight.MODE) == me.Mode.TABLE else me.No.NOT_AT_TABLE  # ME-8.7
    if battles.owes(state, battle, seat):
        return me.No.NOTHING
    return (
        me.No.REPORTED_ALREADY
        if battles.stand(state, battle, battles.side_of(state, battle, seat)) == me.Stand.REPORTED
        else me.No.SIMULATE_SAID
    )


def no_concession(state: MightyEmpires, battle: i64, seat: i64) -> i64:
    """A seat concedes at the real table: before a result is reported, also while gold is sealed (ME-8.14)."""
    reason = no_word_at_table(state, battle, seat)
    if reason == me.No.SEAL_FIRST and battles.owes(state, battle, seat) and state.fight(battle, me.Fight.STAGE) == me.Stage.ORDERS:
        return me.No.NOTHING
    if reason != me.No.NOTHING:
        return reason
    reported = battles.stand(state, battle, 0) == me.Stand.REPORTED or battles.stand(state, battle, 1) == me.Stand.REPORTED
    return me.No.CONCEDE_REPORTED if reported else me.No.NOTHING


def no_confirmation(state: MightyEmpires, battle: i64, seat: i64) -> i64:
    """A seat confirms what the other side has reported (ME-14.4)."""
    reason = no_word_at_table(state, battle, seat)
    if reason != me.No.NOTHING:
        return reason
    theirs = 1 - battles.side_of(state, battle, seat)
    return no_payment(state, battle, theirs) if battles.stand(state, battle, theirs) == me.Stand.REPORTED else me.No.CONFIRM_NOTHING


def no_simulation(state: MightyEmpires, battle: i64, seat: i64) -> i64:
    """A seat asks for the simulation instead (ME-R3)."""
    reason = no_word_at_table(state, battle, seat)
    if reason != me.No.NOTHING:
        return reason
    return me.No.SIMULATE_SAID if battles.stand(state, battle, battles.side_of(state, battle, seat)) == me.Stand.SIMULATE else me.No.NOTHING


def no_payment(state: MightyEmpires, battle: i64, side: i64) -> i64:
    """Both sides still have the gold that a report says they spent; another battle may have cost it meanwhile (ME-2.11, ME-R15)."""
    at = battles.report_at(battle, side)
    own = state.reports[at + me.Said.GOLD_OWN] + state.reports[at + me.Said.REINFORCE_OWN]
    other = state.reports[at + me.Said.GOLD_OTHER] + state.reports[at + me.Said.REINFORCE_OTHER]
    if side == 0:
        own += state.reports[at + me.Said.SIEGE]
    else:
        other += state.reports[at + me.Said.SIEGE]
    a = state.fight(battle, me.Fight.A + side)
    b = state.fight(battle, me.Fight.A + 1 - side)
    if (own > 0 and pledged_elsewhere(state, battle, a)) or (other > 0 and pledged_elsewhere(state, battle, b)):
        return me.No.CONFIRM_COMMITTED
    return me.No.NOTHING if own <= state.gold[a] and other <= state.gold[b] else me.No.CONFIRM_UNPAYABLE


def pledged_elsewhere(state: MightyEmpires, battle: i64, seat: i64) -> bool:
    """Return whether a seat has pledged gold to a simulated battle still to be fought; how much may be a secret, so all its gold waits.

    Rules of version 1 looked only at the battle that is prepared next, which another one may come before (ME-R15).
    """
    if state.orders[seat * me.ORDER + me.SEALED] == 0:
        return False
    for other in range(state.fights()):
        if other != battle and battles.is_side(state, other, seat) and battles.is_before(state, other):
            return not state.rules.pledges_next or battles.simulated(state) == other
    return False


# Reports (ME-14.3)


def payer_of(state: MightyEmpires, battle: i64, side: i64, part: i64) -> i64:
    """Return whom a part of a report by this side is about: who paid, or whose assassin it was; siege equipment is the challenger's."""
    if part == me.Said.SIEGE:
        return state.fight(battle, me.Fight.A)
    own = part == me.Said.GOLD_OWN or part == me.Said.REINFORCE_OWN or part == me.Said.ASSASSIN_OWN
    return state.fight(battle, me.Fight.A + (side if own else 1 - side))


def no_statement(state: MightyEmpires, battle: i64, side: i64, part: i64) -> i64:
    """A report of this battle has something to say about this."""
    if part == me.Said.REINFORCE_OWN or part == me.Said.REINFORCE_OTHER:  # ME-5.9
        return (
            me.No.NOTHING if state.event[payer_of(state, battle, side, part)] == me.Event.REINFORCEMENTS else me.No.REPORT_NO_REINFORCEMENTS
        )
    if part == me.Said.SIEGE:
        return me.No.NOTHING if state.fight(battle, me.Fight.SIEGE) else me.No.SIEGE_NONE  # ME-8.9
    if part == me.Said.HILL:  # ME-8.11
        return me.No.NOTHING if state.land.terrain[state.fight(battle, me.Fight.TILE)] == me.Terrain.MOUNTAIN else me.No.HILL_NO_MOUNTAIN
    if part == me.Said.DRAGON:
        return me.No.NOTHING if state.fight(battle, me.Fight.DRAGON) else me.No.NO_DRAGON  # ME-8.10
    if part == me.Said.ASSASSIN_OWN or part == me.Said.ASSASSIN_OTHER:  # ME-8.12
        return me.No.NOTHING if state.event[payer_of(state, battle, side, part)] == me.Event.ASSASSIN else me.No.REPORT_NO_ASSASSIN
    return me.No.NOTHING


def say_limit(state: MightyEmpires, battle: i64, side: i64, part: i64) -> i64:
    """Return how many values a part of a report has, 0 if it does not apply."""
    if part <= me.Said.VP_OTHER_REST:
        return 100  # ME-R9
    if no_statement(state, battle, side, part) != me.No.NOTHING:
        return 0
    if part <= me.Said.SIEGE:
        return most_paid(state, battle, side, part) + 1
    if part == me.Said.HILL:
        return 5
    if part == me.Said.DRAGON:
        return 2
    if part == me.Said.FALLEN:
        return 4
    return battle_rounds(state) + 1 if part == me.Said.ROUNDS else 13


def most_paid(state: MightyEmpires, battle: i64, side: i64, part: i64) -> i64:
    """Return how much gold at most a report can name, after what it has named before: of what was sealed, or of the treasury."""
    at = battles.report_at(battle, side) + me.SAY_DRAFT
    payer = payer_of(state, battle, side, part)
    if part == me.Said.SIEGE:
        return max(0, state.gold[payer] - state.reports[at + me.Said.GOLD_OWN + side] - state.reports[at + me.Said.REINFORCE_OWN + side])
    if part <= me.Said.GOLD_OTHER:
        return state.orders[payer * me.ORDER + me.Part.GOLD] if state.rules.seal_gold else min(me.MOST_BOUGHT, state.gold[payer])
    if state.rules.seal_gold:
        return state.orders[payer * me.ORDER + me.Part.REINFORCE]
    return reinforcing(state, state.gold[payer] - state.reports[at + part - 2])


def no_figure(state: MightyEmpires, battle: i64, side: i64, part: i64, number: i64) -> i64:
    """A report names a number, after what it has named before."""
    if number < max(1, say_limit(state, battle, side, part)):
        return me.No.NOTHING
    if part == me.Said.ROUNDS:
        return me.No.REPORT_ROUNDS  # ME-8.2
    if part != me.Said.SIEGE and state.rules.seal_gold:
        return me.No.REPORT_SEALED
    if part <= me.Said.GOLD_OTHER and number > me.MOST_BOUGHT:
        return me.No.GOLD_LIMIT  # ME-8.4
    if part != me.Said.SIEGE and part > me.Said.GOLD_OTHER and number > reinforcing(state, number):
        return me.No.REINFORCE_LIMIT
    return me.No.REPORT_TREASURY
