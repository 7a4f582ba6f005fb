"""What stands against what is said about a battle: before it, in an order, in a report from the real table. The laws as in law.py."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.mighty_empires.engine._grammar import (
    EMPTY,
    GOLD_STEP,
    MOST_BOUGHT,
    MOST_SIEGE,
    MOST_VALUE,
    ORDER,
    SAY_DRAFT,
    SEALED,
    SIEGE_STEP,
    Before,
    Event,
    Fight,
    Mode,
    No,
    Part,
    Said,
    Stage,
    Stand,
    Terrain,
)
from tafelrunde.games.mighty_empires.engine.battles import (
    asked_before,
    is_before,
    is_side,
    order_battle,
    owes,
    report_at,
    side_of,
    simulated,
    stand,
)
from tafelrunde.games.mighty_empires.engine.scoring import battle_rounds
from tafelrunde.games.mighty_empires.engine.state import MightyEmpires

# Before a battle


def no_word_before(state: MightyEmpires, seat: i64, what: i64) -> i64:
    """A seat says this (a `Before`) about the battle that is being prepared."""
    battle = order_battle(state, seat)
    if battle == EMPTY:
        return No.AT_THE_TABLE
    asked = asked_before(state, battle)
    if asked == what:
        return No.NOTHING
    if asked == Before.SETTLE:
        return No.SETTLE_FIRST  # ME-R2
    if what == Before.SETTLE:
        return No.SETTLE_DONE if state.rules.battle_mode == Mode.MIXED else No.SETTLE_NOT_MIXED  # ME-14.2
    if asked == Before.FIGHT:
        return No.FIGHT_FIRST  # ME-8.14
    if what == Before.FIGHT:
        return No.AT_THE_TABLE if state.fight(battle, Fight.MODE) == Mode.TABLE else No.CONCEDE_TOO_LATE
    if asked == Before.MUSTER:
        return No.MUSTER_FIRST  # ME-8.7
    return No.MUSTER_SEALED if state.rules.seal_gold else No.MUSTER_DONE


def no_part(state: MightyEmpires, battle: i64, seat: i64, part: i64) -> i64:
    """A part of an order is decided at this stage (ME-8.7, ME-9.1)."""
    if state.fight(battle, Fight.STAGE) != Stage.ORDERS:  # mustering in the open
        if part >= Part.STANCE:
            return No.MUSTER_ONLY_GOLD
    elif part < Part.STANCE and not state.rules.seal_gold and state.orders[seat * ORDER + SEALED] >= Part.STANCE:
        return No.GOLD_MUSTERED
    if part == Part.REINFORCE:
        return No.NOTHING if state.event[seat] == Event.REINFORCEMENTS else No.REINFORCE_NO_EVENT  # ME-5.9
    if part > Part.REINFORCE and state.fight(battle, Fight.MODE) == Mode.TABLE:
        return No.TABLE_ONLY_GOLD
    if part == Part.SIEGE:  # ME-8.9
        if not state.fight(battle, Fight.SIEGE):
            return No.SIEGE_NONE
        return No.NOTHING if state.fight(battle, Fight.A) == seat else No.SIEGE_DEFENDER
    if part == Part.HUNT:
        return No.NOTHING if state.fight(battle, Fight.DRAGON) else No.HUNT_NO_DRAGON  # ME-8.10
    if part == Part.ASSASSIN:
        return No.NOTHING if state.event[seat] == Event.ASSASSIN else No.ASSASSIN_NO_EVENT  # ME-8.12
    return No.NOTHING


def unit_of(state: MightyEmpires, battle: i64, part: i64) -> i64:
    """Return what one step of a part of an order stands for: gold is sealed in tens, at the real table as it is (ME-8.4, ME-8.9)."""
    if part <= Part.REINFORCE:
        return 1 if state.fight(battle, Fight.MODE) == Mode.TABLE else GOLD_STEP
    return SIEGE_STEP if part == Part.SIEGE else 1


def reinforcing(state: MightyEmpires, gold: i64) -> i64:
    """Return how much of this gold reinforcements may cost in one battle (ME-5.9, ME-R25)."""
    most = state.rules.most_reinforced
    return gold if most == EMPTY else min(most, gold)


def left_for(state: MightyEmpires, seat: i64, part: i64) -> i64:
    """Return the gold that is left for a part of an order after those before it (ME-8.16)."""
    left = state.gold[seat]
    for earlier in range(part):
        left -= state.orders[seat * ORDER + earlier]
    return left


def part_limit(state: MightyEmpires, battle: i64, seat: i64, part: i64) -> i64:
    """Return how many values a part of an order has, 0 if it is not asked (ME-8.16, ME-9.1)."""
    if no_part(state, battle, seat, part) != No.NOTHING:
        return 0
    if part > Part.SIEGE:
        return 3 if part == Part.STANCE else 2
    left = left_for(state, seat, part)
    step = unit_of(state, battle, part)
    if part == Part.GOLD:
        return min(MOST_BOUGHT, left) // step + 1
    if part == Part.REINFORCE:
        return min(reinforcing(state, left) // step, i64(MOST_VALUE)) + 1
    return min(i64(MOST_SIEGE), left // step) + 1


def no_amount(state: MightyEmpires, battle: i64, seat: i64, part: i64, amount: i64) -> i64:
    """An army costs so much gold, after what the parts of its order before this one cost (ME-8.16)."""
    step = unit_of(state, battle, part)
    if amount % step == 0 and amount // step < part_limit(state, battle, seat, part):
        return No.NOTHING
    if part == Part.SIEGE and (amount % step != 0 or amount > MOST_SIEGE * step):
        return No.SIEGE_AMOUNT
    if amount % step != 0:
        return No.GOLD_STEP  # ME-8.4
    if part == Part.GOLD:
        return No.GOLD_LIMIT if amount > MOST_BOUGHT else No.GOLD_TREASURY  # ME-8.4, ME-2.11
    return No.REINFORCE_LIMIT if part == Part.REINFORCE and amount > reinforcing(state, amount) else No.GOLD_LEFT


# At the real table


def no_word_at_table(state: MightyEmpires, battle: i64, seat: i64) -> i64:
    """A seat says something about a battle that is fought at the real table."""
    if battle == EMPTY:
        return No.NO_SUCH_BATTLE
    stage = state.fight(battle, Fight.STAGE)
    if stage == Stage.SETTLED:
        return No.BATTLE_SETTLED  # ME-8.15
    if stage != Stage.TABLE:
        return No.SEAL_FIRST if state.fight(battle, Fight.MODE) == Mode.TABLE else No.NOT_AT_TABLE  # ME-8.7
    if owes(state, battle, seat):
        return No.NOTHING
    return No.REPORTED_ALREADY if stand(state, battle, side_of(state, battle, seat)) == Stand.REPORTED else No.SIMULATE_SAID


def no_concession(state: MightyEmpires, battle: i64, seat: i64) -> i64:
    """A seat concedes at the real table: before a result is reported, also while gold is sealed (ME-8.14)."""
    reason = no_word_at_table(state, battle, seat)
    if reason == No.SEAL_FIRST and owes(state, battle, seat) and state.fight(battle, Fight.STAGE) == Stage.ORDERS:
        return No.NOTHING
    if reason != No.NOTHING:
        return reason
    reported = stand(state, battle, 0) == Stand.REPORTED or stand(state, battle, 1) == Stand.REPORTED
    return No.CONCEDE_REPORTED if reported else No.NOTHING


def no_confirmation(state: MightyEmpires, battle: i64, seat: i64) -> i64:
    """A seat confirms what the other side has reported (ME-14.4)."""
    reason = no_word_at_table(state, battle, seat)
    if reason != No.NOTHING:
        return reason
    theirs = 1 - side_of(state, battle, seat)
    return no_payment(state, battle, theirs) if stand(state, battle, theirs) == Stand.REPORTED else No.CONFIRM_NOTHING


def no_simulation(state: MightyEmpires, battle: i64, seat: i64) -> i64:
    """A seat asks for the simulation instead (ME-R3)."""
    reason = no_word_at_table(state, battle, seat)
    if reason != No.NOTHING:
        return reason
    return No.SIMULATE_SAID if stand(state, battle, side_of(state, battle, seat)) == Stand.SIMULATE else No.NOTHING


def no_payment(state: MightyEmpires, battle: i64, side: i64) -> i64:
    """Both sides still have the gold that a report says they spent; another battle may have cost it meanwhile (ME-2.11, ME-R15)."""
    at = report_at(battle, side)
    own = state.reports[at + Said.GOLD_OWN] + state.reports[at + Said.REINFORCE_OWN]
    other = state.reports[at + Said.GOLD_OTHER] + state.reports[at + Said.REINFORCE_OTHER]
    if side == 0:
        own += state.reports[at + Said.SIEGE]
    else:
        other += state.reports[at + Said.SIEGE]
    a = state.fight(battle, Fight.A + side)
    b = state.fight(battle, Fight.A + 1 - side)
    if (own > 0 and pledged_elsewhere(state, battle, a)) or (other > 0 and pledged_elsewhere(state, battle, b)):
        return No.CONFIRM_COMMITTED
    return No.NOTHING if own <= state.gold[a] and other <= state.gold[b] else No.CONFIRM_UNPAYABLE


def pledged_elsewhere(state: MightyEmpires, battle: i64, seat: i64) -> bool:
    """Return whether a seat has pledged gold to a simulated battle still to be fought; how much may be a secret, so all its gold waits.

    Rules of version 1 looked only at the battle that is prepared next, which another one may come before (ME-R15).
    """
    if state.orders[seat * ORDER + SEALED] == 0:
        return False
    for other in range(state.fights()):
        if other != battle and is_side(state, other, seat) and is_before(state, other):
            return not state.rules.pledges_next or simulated(state) == other
    return False


# Reports (ME-14.3)


def payer_of(state: MightyEmpires, battle: i64, side: i64, part: i64) -> i64:
    """Return whom a part of a report by this side is about: who paid, or whose assassin it was; siege equipment is the challenger's."""
    if part == Said.SIEGE:
        return state.fight(battle, Fight.A)
    own = part == Said.GOLD_OWN or part == Said.REINFORCE_OWN or part == Said.ASSASSIN_OWN
    return state.fight(battle, Fight.A + (side if own else 1 - side))


def no_statement(state: MightyEmpires, battle: i64, side: i64, part: i64) -> i64:
    """A report of this battle has something to say about this."""
    if part == Said.REINFORCE_OWN or part == Said.REINFORCE_OTHER:  # ME-5.9
        return No.NOTHING if state.event[payer_of(state, battle, side, part)] == Event.REINFORCEMENTS else No.REPORT_NO_REINFORCEMENTS
    if part == Said.SIEGE:
        return No.NOTHING if state.fight(battle, Fight.SIEGE) else No.SIEGE_NONE  # ME-8.9
    if part == Said.HILL:  # ME-8.11
        return No.NOTHING if state.land.terrain[state.fight(battle, Fight.TILE)] == Terrain.MOUNTAIN else No.HILL_NO_MOUNTAIN
    if part == Said.DRAGON:
        return No.NOTHING if state.fight(battle, Fight.DRAGON) else No.NO_DRAGON  # ME-8.10
    if part == Said.ASSASSIN_OWN or part == Said.ASSASSIN_OTHER:  # ME-8.12
        return No.NOTHING if state.event[payer_of(state, battle, side, part)] == Event.ASSASSIN else No.REPORT_NO_ASSASSIN
    return No.NOTHING


def say_limit(state: MightyEmpires, battle: i64, side: i64, part: i64) -> i64:
    """Return how many values a part of a report has, 0 if it does not apply."""
    if part <= Said.VP_OTHER_REST:
        return 100  # ME-R9
    if no_statement(state, battle, side, part) != No.NOTHING:
        return 0
    if part <= Said.SIEGE:
        return most_paid(state, battle, side, part) + 1
    if part == Said.HILL:
        return 5
    if part == Said.DRAGON:
        return 2
    if part == Said.FALLEN:
        return 4
    return battle_rounds(state) + 1 if part == Said.ROUNDS else 13


def most_paid(state: MightyEmpires, battle: i64, side: i64, part: i64) -> i64:
    """Return how much gold at most a report can name, after what it has named before: of what was sealed, or of the treasury."""
    at = report_at(battle, side) + SAY_DRAFT
    payer = payer_of(state, battle, side, part)
    if part == Said.SIEGE:
        return max(0, state.gold[payer] - state.reports[at + Said.GOLD_OWN + side] - state.reports[at + Said.REINFORCE_OWN + side])
    if part <= Said.GOLD_OTHER:
        return state.orders[payer * ORDER + Part.GOLD] if state.rules.seal_gold else min(MOST_BOUGHT, state.gold[payer])
    if state.rules.seal_gold:
        return state.orders[payer * ORDER + Part.REINFORCE]
    return reinforcing(state, state.gold[payer] - state.reports[at + part - 2])


def no_figure(state: MightyEmpires, battle: i64, side: i64, part: i64, number: i64) -> i64:
    """A report names a number, after what it has named before."""
    if number < max(1, say_limit(state, battle, side, part)):
        return No.NOTHING
    if part == Said.ROUNDS:
        return No.REPORT_ROUNDS  # ME-8.2
    if part != Said.SIEGE and state.rules.seal_gold:
        return No.REPORT_SEALED
    if part <= Said.GOLD_OTHER and number > MOST_BOUGHT:
        return No.GOLD_LIMIT  # ME-8.4
    if part != Said.SIEGE and part > Said.GOLD_OTHER and number > reinforcing(state, number):
        return No.REINFORCE_LIMIT
    return No.REPORT_TREASURY
