"""Results, empire points and victory points (4.7, ME-10.1 to ME-10.5, ME-17)."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.mighty_empires.engine import _grammar as me
from tafelrunde.games.mighty_empires.engine.battles import is_side
from tafelrunde.games.mighty_empires.engine.effects import buildings_of, hoards_of, note_history, tiles_of
from tafelrunde.games.mighty_empires.engine.state import MightyEmpires


def base_army(state: MightyEmpires) -> i64:
    """Return the army points of this round, or of a battle in winter (4.6)."""
    return me.WINTER_ARMY if state.winter else me.BASE_ARMY[min(state.round, 8) - 1]


def battle_rounds(state: MightyEmpires) -> i64:
    """Return how many battle rounds a battle lasts at most (4.6)."""
    return me.WINTER_ROUNDS if state.winter else me.BATTLE_ROUNDS[min(state.round, 8) - 1]


def result_class(difference: i64) -> i64:
    """Return the class of a result from the view of the side whose lead it is (4.7, ME-8.13)."""
    if difference >= me.MASSACRE_FROM:
        return me.Result.MASSACRE
    if difference >= me.OVERWHELMING_FROM:
        return me.Result.OVERWHELMING
    if difference >= me.NARROW_FROM:
        return me.Result.NARROW
    return me.Result.DRAW if difference > -me.NARROW_FROM else me.Result.DEFEAT


def result_of(state: MightyEmpires, battle: i64, seat: i64) -> i64:
    """Return the class a side of a settled battle reached; of an unplayed one none, -1 (ME-10.17)."""
    ending = state.fight(battle, me.Fight.ENDING)
    side_a = state.fight(battle, me.Fight.A) == seat
    if ending == me.Ending.CONCEDED_A:
        return me.Result.DEFEAT if side_a else me.Result.NARROW  # ME-8.14
    if ending == me.Ending.CONCEDED_B:
        return me.Result.NARROW if side_a else me.Result.DEFEAT
    if ending != me.Ending.FOUGHT:
        return -1
    lead = state.fight(battle, me.Fight.VP_A) - state.fight(battle, me.Fight.VP_B)
    return result_class(lead if side_a else -lead)


# What battles give a right to


def counting_battle(state: MightyEmpires) -> i64:
    """Return the one battle that counts for this spending, in winter; EMPTY in phase 6, where all of the round do (ME-11.15)."""
    for i in range(len(state.steps) - 1, -1, -1):
        if state.steps[i] & me.ASK_MASK == me.Ask.BUILD:
            return me.build_counts(state.steps[i] >> me.ASK_BITS) - 1
    return -1


def counts(state: MightyEmpires, battle: i64) -> bool:
    """Return whether a battle gives rights now."""
    if state.fight(battle, me.Fight.STAGE) != me.Stage.SETTLED:
        return False
    only = counting_battle(state) if state.winter else -1
    return only < 0 or only == battle


def points_of(state: MightyEmpires, seat: i64) -> i64:
    """Return what a seat can spend: the winter pool of the undead and, but in winter, the points of the round (ME-10.16)."""
    return state.winter_rp[seat] if state.winter else state.rp[seat] + state.winter_rp[seat]


def has_beaten(state: MightyEmpires, seat: i64, other: i64) -> bool:
    """Return whether a seat won a battle against another this round (ME-10.7)."""
    for battle in range(state.fights()):
        if counts(state, battle) and is_side(state, battle, seat) and is_side(state, battle, other):
            if result_of(state, battle, seat) >= me.Result.NARROW:
                return True
    return False


def fought_at(state: MightyEmpires, seat: i64, tile: i64, least: i64, most: i64) -> bool:
    """Return whether a seat fought a battle on a tile with a result in this range."""
    for battle in range(state.fights()):
        if counts(state, battle) and state.fight(battle, me.Fight.TILE) == tile and is_side(state, battle, seat):
            if least <= result_of(state, battle, seat) <= most:
                return True
    return False


# Empire points


def round_rp(state: MightyEmpires, seat: i64) -> i64:
    """Return the empire points a seat's battles of this round bring (ME-10.1, ME-10.2, ME-10.5)."""
    count: i64 = 0
    total: i64 = 0
    best: i64 = 0
    all_won = True
    for battle in range(state.fights()):
        if not is_side(state, battle, seat) or state.fight(battle, me.Fight.STAGE) != me.Stage.SETTLED:
            continue
        result = result_of(state, battle, seat)
        rp = state.rules.unplayed_rp if result < 0 else me.RESULT_RP[result]
        if result < me.Result.NARROW:
            all_won = False
        count += 1
        total += rp
        best = max(best, rp)
    if state.event[seat] == me.Event.ALL_OR_NOTHING and (count == 0 or not all_won):
        return 0  # ME-5.10
    points = state.rules.unplayed_rp if count == 0 else joint_rp(state, count, total, best)
    return points + me.ALL_OR_NOTHING_RP if state.event[seat] == me.Event.ALL_OR_NOTHING else points  # ME-R32


def joint_rp(state: MightyEmpires, count: i64, total: i64, best: i64) -> i64:
    """Return what several battles bring together (ME-10.1, ME-R20, option multi_battle_rp)."""
    if state.rules.multi_battle == me.Joint.AVERAGE:
        return (total + count - 1) // count
    if state.rules.multi_battle == me.Joint.BEST:
        return best
    return min(5, total) if state.rules.multi_battle == me.Joint.SUM_MAX5 else total


def award_rp(state: MightyEmpires) -> None:
    """Everybody gets the empire points of this round."""
    for seat in range(state.rules.players):
        if state.status[seat] == me.Status.ACTIVE or state.status[seat] == me.Status.IDLE:
            state.rp[seat] += round_rp(state, seat)  # what rp_carry_over kept is there already
            state.note(me.Happened.RP, [seat, state.rp[seat]])


def award_winter_rp(state: MightyEmpires, battle: i64) -> None:
    """The undead of a winter battle put its empire points into their pool (ME-11.14, ME-11.18)."""
    for side in range(2):
        seat = state.fight(battle, me.Fight.A + side)
        if state.group(seat) == me.Group.UNDEAD and state.status[seat] != me.Status.OUT:
            result = result_of(state, battle, seat)
            state.winter_rp[seat] += state.rules.unplayed_rp if result < 0 else me.RESULT_RP[result]
            state.note(me.Happened.WINTER_RP, [seat, state.winter_rp[seat]])


# Victory


def hoard_points(state: MightyEmpires) -> i64:
    """Return what a hoard is worth beside the field (ME-12.3, option hoard_total_3)."""
    return me.HOARD_POINTS - 1 if state.rules.hoard_total_3 else me.HOARD_POINTS


def score(state: MightyEmpires, seat: i64) -> i64:
    """Return the victory points of a seat (ME-17.1)."""
    points = tiles_of(state, seat) + buildings_of(state, seat, me.Building.CITY)
    return points + hoards_of(state, seat) * hoard_points(state) + state.markers[seat] * me.MARKER_POINTS


def check_victory(state: MightyEmpires) -> None:
    """Phase 7: somebody has enough points, or this was the last round (ME-17.2, ME-17.3)."""
    note_history(state)
    reached = False
    for seat in range(state.rules.players):
        points = score(state, seat)
        if state.status[seat] != me.Status.OUT:
            cities = buildings_of(state, seat, me.Building.CITY)
            state.note(me.Happened.SCORE, [seat, tiles_of(state, seat), cities, hoards_of(state, seat), state.markers[seat], points])
            if state.rules.vp_target > 0 and points >= state.rules.vp_target:
                reached = True
    if reached:
        state.finish(me.Reason.POINTS)
    elif state.round >= state.rules.max_rounds:  # ME-1.1
        state.finish(me.Reason.ROUNDS)


def players_left(state: MightyEmpires) -> i64:
    """Return how many are still in the campaign."""
    count: i64 = 0
    for status in state.status:
        if status != me.Status.OUT:
            count += 1
    return count


def final_key(state: MightyEmpires, seat: i64) -> tuple[i64, i64, i64, i64, i64, i64]:
    """Return what places are decided by: points, then tiles, cities, markers, gold (ME-17.4); those who are out come last."""
    there: i64 = 0 if state.status[seat] == me.Status.OUT else 1
    cities = buildings_of(state, seat, me.Building.CITY)
    return there, score(state, seat), tiles_of(state, seat), cities, state.markers[seat], state.gold[seat]


def final_places(state: MightyEmpires) -> tuple[int, ...]:
    """Return the place of every seat; those equal in everything share it."""
    keys = [final_key(state, seat) for seat in range(state.rules.players)]
    return tuple([1 + sum([1 for other in keys if other > key]) for key in keys])
