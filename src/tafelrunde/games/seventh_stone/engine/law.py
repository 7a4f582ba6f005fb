"""What stands against something in Seventh Stone: each function returns the number of a reason, NOTHING if it is possible.

Legality, refusals and rules of thumb ask these; what they rest on, who stands where, is told by `effects`. Between them stand some
questions of which the answer is a number, or yes or no.
"""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.seventh_stone.engine import _grammar as ss
from tafelrunde.games.seventh_stone.engine.effects import built_before, enemies, guard_of, is_conflict, is_mountain, pinned, takes_part
from tafelrunde.games.seventh_stone.engine.state import SeventhStone
from tafelrunde.kernel.contract import BIT

# Setup


def no_people(state: SeventhStone, seat: i64, people: i64) -> i64:
    """A seat chooses a people: every player has a different one (SS-4.2, SS-R31)."""
    for other in range(seat):
        if state.people[other] == people:
            return ss.No.PEOPLE_TAKEN
    return ss.No.NOTHING


def no_capital(state: SeventhStone, cell: i64) -> i64:
    """A capital is put on a yield field without one; distances do not matter (SS-4.5)."""
    if state.board.kind[cell] != ss.Kind.YIELD:
        return ss.No.CAPITAL_NOT_YIELD
    return ss.No.NOTHING if state.capital[cell] == ss.EMPTY else ss.No.CAPITAL_THERE


def no_barracks(state: SeventhStone, seat: i64, cell: i64) -> i64:
    """The first barracks is put on a yield field that nobody controls (SS-4.6)."""
    if state.board.kind[cell] != ss.Kind.YIELD:
        return ss.No.BARRACKS_NOT_YIELD
    if state.controller[cell] == ss.EMPTY:
        return ss.No.NOTHING
    return ss.No.BARRACKS_AT_CAPITAL if state.controller[cell] == seat else ss.No.BARRACKS_CONTROLLED


# Production and market


def no_spending(state: SeventhStone, seat: i64, cost: i64) -> i64:
    """A seat distributes so many resource stones of its store (SS-7.3)."""
    return ss.No.NOTHING if cost <= state.sheet[seat * ss.SHEET] else ss.No.STORE_TOO_SMALL


def no_draft(state: SeventhStone, stone: i64) -> i64:
    """A stone is taken from those that are left, or put away (SS-7.11, SS-17.1, SS-17.2, SS-17.4)."""
    for other in state.pile:
        if other == stone:
            return ss.No.NOTHING
    return ss.No.STONE_NOT_OFFERED


def discards(state: SeventhStone) -> bool:
    """Return whether the top bidder puts a stone away in the draft: with two or three players (SS-17.1, SS-17.2)."""
    return state.rules.players < 4


def no_position(state: SeventhStone, position: i64) -> i64:
    """A player gets a place in the turn order; those who are out need none (SS-7.14)."""
    if not 0 <= position < state.left():
        return ss.No.NO_SUCH_POSITION
    return ss.No.NOTHING if state.order[position] == ss.EMPTY else ss.No.POSITION_TAKEN


# Placement


def no_good(state: SeventhStone, seat: i64, good: i64) -> i64:
    """A seat still has a building, a unit of a type or a mercenary to place (SS-7.4, SS-7.10)."""
    if state.goods[seat * ss.GOODS + good] > 0:
        return ss.No.NOTHING
    if good == ss.Good.BUILDING:
        return ss.No.NO_BUILDING_LEFT
    return ss.No.NO_MERCENARY_LEFT if good == ss.Good.MERCENARY else ss.No.NO_UNIT_LEFT


def no_site(state: SeventhStone, seat: i64, cell: i64) -> i64:
    """A seat may build on a field (SS-6.6, SS-8.2)."""
    if state.board.kind[cell] != ss.Kind.YIELD:
        return ss.No.BUILD_NOT_YIELD
    if state.controller[cell] != seat:
        return ss.No.BUILD_NOT_CONTROLLED
    if state.lava[cell]:
        return ss.No.LAVA_THERE
    return ss.No.NOTHING if state.capital[cell] == ss.EMPTY else ss.No.BUILD_AT_CAPITAL


def no_building(state: SeventhStone, cell: i64, building: i64, replaced: i64) -> i64:
    """A building comes into a free slot (SS-8.2), or takes the place of another of a different kind (SS-8.3)."""
    first, second = state.building[cell * ss.SLOTS], state.building[cell * ss.SLOTS + 1]
    if replaced == ss.Building.NONE:
        return ss.No.NOTHING if second == ss.Building.NONE else ss.No.FIELD_BUILT_UP
    if replaced == building:
        return ss.No.REPLACE_SAME
    return ss.No.NOTHING if replaced in (first, second) else ss.No.NOTHING_TO_REPLACE


def barracks_before(state: SeventhStone, cell: i64, year: i64) -> i64:
    """Return how many barracks of a field were built before a year; a capital counts as two (SS-8.5, SS-8.6)."""
    return built_before(state, cell, ss.Building.BARRACKS, year) + (ss.CAPITAL_BARRACKS if state.capital[cell] >= 0 else 0)


def recruits_left(state: SeventhStone, cell: i64) -> i64:
    """Return how many more units a field can recruit this year (SS-8.6); a barracks that was replaced may have recruited before."""
    return max(i64(0), ss.UNITS_A_BARRACKS * barracks_before(state, cell, state.year) - state.recruited[cell])


def no_recruiting(state: SeventhStone, seat: i64, cell: i64) -> i64:
    """A seat may place a military unit on a field (SS-6.6, SS-8.5, SS-8.6)."""
    if state.controller[cell] != seat:
        return ss.No.RECRUIT_NOT_CONTROLLED
    if state.lava[cell]:
        return ss.No.LAVA_THERE
    if recruits_left(state, cell) > 0:
        return ss.No.NOTHING
    usable, later = barracks_before(state, cell, state.year), barracks_before(state, cell, state.year + 1)
    if usable == 0:
        return ss.No.NO_BARRACKS if later == 0 else ss.No.BARRACKS_TOO_NEW
    if usable < later:
        return ss.No.BARRACKS_USED_UP_BUT_NEW
    return ss.No.BARRACKS_USED_UP if state.capital[cell] == ss.EMPTY else ss.No.CAPITAL_USED_UP


def no_recruit(state: SeventhStone, seat: i64, cell: i64, kind: i64, armies: i64) -> i64:
    """A unit of a type joins the army on a field (SS-8.8, SS-8.9), or founds one beside so many of its type (SS-8.7, SS-8.10)."""
    there = state.army_type(seat, cell)
    if there == ss.EMPTY:
        return ss.No.NOTHING if armies < ss.STONE_LIMIT else ss.No.TOO_MANY_ARMIES
    if there != kind:
        return ss.No.OTHER_TYPE_THERE
    return ss.No.NOTHING if state.units(seat, cell) < state.unit_limit else ss.No.ARMY_FULL


def no_size(state: SeventhStone, military: i64, mercenary: i64) -> i64:
    """An army has so many units (SS-8.8, SS-8.11)."""
    if military + mercenary > state.unit_limit:
        return ss.No.ARMY_FULL
    return ss.No.NOTHING if mercenary <= military else ss.No.MERCENARIES_FULL


def no_hire(state: SeventhStone, seat: i64, cell: i64) -> i64:
    """A mercenary joins an army, wherever it stands (SS-6.6, SS-8.8, SS-8.11)."""
    if state.lava[cell]:
        return ss.No.LAVA_THERE
    kind = state.army_type(seat, cell)
    if kind == ss.EMPTY:
        return ss.No.HIRE_NO_ARMY
    at = state.place(seat, cell, kind)
    return no_size(state, state.military[at], state.mercenary[at] + 1)


def no_carrier(state: SeventhStone, seat: i64, cell: i64) -> i64:
    """A stone may lie under the army on a field (SS-6.6, SS-8.13)."""
    if state.lava[cell]:
        return ss.No.LAVA_THERE
    kind = state.army_type(seat, cell)
    if kind == ss.EMPTY:
        return ss.No.EQUIP_NO_ARMY
    return ss.No.HAS_STONE if state.stones[state.place(seat, cell, kind)] else ss.No.NOTHING


def no_stone(state: SeventhStone, seat: i64, stone: i64) -> i64:
    """A seat has a stone in hand that can be placed (SS-7.13, SS-8.13, SS-16.15)."""
    if stone == ss.Stone.LOST:
        return ss.No.LOST_STONE_NEVER
    return ss.No.NOTHING if state.hand[seat * ss.STONES + stone] > 0 else ss.No.STONE_NOT_IN_HAND


def no_fit(stone: i64, kind: i64) -> i64:
    """A stone fits an army of a type: some fit only one (SS-8.13, SS-R10)."""
    if stone == ss.Stone.LOST:
        return ss.No.LOST_STONE_NEVER
    return ss.No.NOTHING if ss.STONE_FITS[stone] == ss.EMPTY or ss.STONE_FITS[stone] == kind else ss.No.STONE_DOES_NOT_FIT


# Movement


def no_sharing(state: SeventhStone, at: i64, going: i64) -> i64:
    """Some stones of an army go along with so many of its units, and others stay (SS-9.11)."""
    if state.stones[at] == 0:
        return ss.No.NO_STONE_TO_CARRY
    return ss.No.NOTHING if going < state.strength(at) else ss.No.ALL_STONES_GO


def no_use(state: SeventhStone, seat: i64, first: i64, stone: i64) -> i64:
    """A movement stone changes something for units whose move has not ended; `first` is the first cohort on their place.

    (SS-16.3, SS-16.4, SS-R33)
    """
    here = ss.cohort_spot(state.cohort_key[first])
    if stone > ss.Stone.MOBILITY:
        return ss.No.USE_IN_BATTLE
    if pinned(state, seat, ss.spot_cell(here)):
        return ss.No.USE_PINNED
    reason: i64 = ss.No.USE_TOO_LATE
    for i in range(first, len(state.cohort_key)):
        key = state.cohort_key[i]
        if ss.cohort_spot(key) != here:
            break
        flags = ss.cohort_flags(key)
        if flags & ss.ENDED:
            continue
        linked = stone == ss.Stone.TELEPORTATION and (flags & ss.TELEPORT != 0 or state.event == ss.Event.PORTALS)
        if not linked and not (stone == ss.Stone.MOBILITY and flags & ss.MOBILE != 0):
            return ss.No.NOTHING
        reason = ss.No.USE_FOR_NOTHING
    return reason


def side(state: SeventhStone, seat: i64, cell: i64) -> i64:
    """Return how many units a seat has on a field, city guards included (SS-10.3)."""
    return state.units(seat, cell) + (guard_of(state, cell) if state.controller[cell] == seat else 0)


def other_sides(state: SeventhStone, seat: i64, cell: i64) -> i64:
    """Return how many units all others have on a field together, city guards included (SS-10.3)."""
    return enemies(state, seat, cell) + (guard_of(state, cell) if state.controller[cell] != seat else 0)


def no_part(state: SeventhStone, seat: i64, cell: i64) -> i64:
    """A seat has units in a conflict (SS-10.1, SS-11.7)."""
    if not is_conflict(state, cell):
        return ss.No.NO_CONFLICT
    return ss.No.NOTHING if takes_part(state, seat, cell) else ss.No.NOT_YOUR_CONFLICT


def no_overrun(state: SeventhStone, seat: i64, cell: i64) -> i64:
    """A seat overruns a conflict: it has at least twice as many units there as all others together (SS-10.3)."""
    apart = no_part(state, seat, cell)
    if apart != ss.No.NOTHING:
        return apart
    return ss.No.NOTHING if side(state, seat, cell) >= ss.OVERRUN_FACTOR * other_sides(state, seat, cell) else ss.No.NOT_TWICE


def no_back(state: SeventhStone) -> i64:
    """The last order is taken back (SS-9.15)."""
    if state.undone >= ss.UNDO_LIMIT:
        return ss.No.BACK_TOO_OFTEN
    return ss.No.NOTHING if len(state.journal) > 0 else ss.No.BACK_NOTHING


# Supports


def no_supporter(state: SeventhStone, seat: i64, home: i64) -> i64:
    """The army on a field may support something (SS-11.2), also one whose conflict has been overrun (SS-10.10)."""
    kind = state.army_type(seat, home)
    if kind == ss.EMPTY:
        return ss.No.NO_ARMY
    if kind == ss.Unit.MELEE:
        return ss.No.MELEE_SUPPORT
    return ss.No.NOTHING if state.stood[home] == ss.EMPTY else ss.No.SUPPORT_FROM_CONFLICT


def no_reach(state: SeventhStone, kind: i64, home: i64, cell: i64) -> i64:
    """An army of a type supports what happens on a field, by where both lie (SS-6.10, SS-11.2, SS-20.4, SS-20.5)."""
    if kind == ss.Unit.MELEE:
        return ss.No.MELEE_SUPPORT
    if state.rules.advanced:
        terrain = state.board.terrain[cell]
        if terrain == ss.Terrain.FOREST and kind == ss.Unit.RANGED:
            return ss.No.FOREST_SUPPORT
        if terrain == ss.Terrain.MOUNTAIN and kind == ss.Unit.CAVALRY:
            return ss.No.MOUNTAIN_SUPPORT
    for other in state.board.near[home]:
        if other == cell:
            return ss.No.NOTHING
    if state.event == ss.Event.PORTALS and state.board.portal[home] >= 0 and state.board.portal[cell] >= 0 and home != cell:
        return ss.No.NOTHING  # SS-6.10
    if kind == ss.Unit.CAVALRY:
        return ss.No.CAVALRY_REACH
    for other in state.board.diagonal[home]:
        if other == cell:
            return ss.No.NOTHING
    if is_mountain(state, home):
        for other in state.board.straight_two[home]:
            if other == cell:
                return ss.No.NOTHING
    return ss.No.RANGED_REACH


# Battles


def standing(state: SeventhStone, seat: i64) -> bool:
    """Return whether a player has units in the field of the battle; supports do not count (SS-12.11, SS-14.1)."""
    if seat < 0:
        return False
    return state.units(seat, state.battle) > 0 or (state.guards > 0 and state.controller[state.battle] == seat)


def usable_walls(state: SeventhStone) -> i64:
    """Return how many walls the controller may use in this battle (SS-8.5, SS-13.1)."""
    if not standing(state, state.controller[state.battle]):
        return 0
    return built_before(state, state.battle, ss.Building.WALL, state.year)


def no_walls(state: SeventhStone, seat: i64, count: i64) -> i64:
    """A seat uses so many walls (SS-13.1)."""
    if state.controller[state.battle] != seat:
        return ss.No.WALLS_OF_CONTROLLER
    if not standing(state, seat):
        return ss.No.WALLS_WITHOUT_UNITS
    usable = usable_walls(state)
    if usable == 0:
        new = built_before(state, state.battle, ss.Building.WALL, state.year + 1)
        return ss.No.NO_WALLS if new == 0 else ss.No.WALLS_TOO_NEW
    return ss.No.NOTHING if count <= usable else ss.No.WALLS_TOO_MANY


def no_target(state: SeventhStone, seat: i64, other: i64) -> i64:
    """A seat's dice go against another player: only those with units in the field (SS-11.4, SS-12.12, SS-13.8)."""
    if other == seat:
        return ss.No.AIM_AT_YOURSELF
    return ss.No.NOTHING if standing(state, other) else ss.No.AIM_AT_ABSENT


def no_loss(state: SeventhStone, at: i64, mercenary: i64) -> i64:
    """An army loses a unit for a hit: mercenaries never outnumber the military (SS-12.7, SS-12.9)."""
    if mercenary:
        return ss.No.NOTHING if state.mercenary[at] > 0 else ss.No.NO_MERCENARY_THERE
    if state.military[at] == 0:
        return ss.No.NO_MILITARY_THERE
    return ss.No.NOTHING if state.military[at] > state.mercenary[at] else ss.No.MERCENARY_FIRST


def no_loss_outside(state: SeventhStone, seat: i64, cell: i64) -> i64:
    """An army outside of the field loses a unit: only supporting cavalry can (SS-10.6, SS-12.7, SS-12.8, SS-16.12)."""
    kind = state.army_type(seat, cell)
    if kind == ss.EMPTY:
        return ss.No.NO_ARMY
    if state.mode != ss.Mode.BATTLE:
        return ss.No.PLAIN_OVERRUN
    if state.support[seat * state.board.cells + cell] != state.battle:
        return ss.No.LOSE_NOT_SUPPORTING
    if kind == ss.Unit.RANGED:
        return ss.No.LOSE_RANGED_SUPPORT
    return ss.No.LOSE_SUPPRESSED if state.suppressed & BIT[ss.Unit.CAVALRY] else ss.No.NOTHING


def no_guard(state: SeventhStone, seat: i64) -> i64:
    """A seat has city guards in this battle (SS-13.4)."""
    return ss.No.NOTHING if state.guards > 0 and state.controller[state.battle] == seat else ss.No.NO_GUARD
