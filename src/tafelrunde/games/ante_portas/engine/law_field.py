"""What stands against something on the battlefield of Ante Portas: tiles, soldiers, marching. Each function returns a reason.

It returns NOTHING if the thing is possible.
"""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.ante_portas.engine._grammar import (
    BASE_UNITS,
    COSTS,
    ELITE_UNITS,
    HEXES,
    TILE_CREW,
    Card,
    Colonist,
    Good,
    No,
    Unit,
    crossing_hex,
    member_hex,
    member_unit,
)
from tafelrunde.games.ante_portas.engine.board import NEXT
from tafelrunde.games.ante_portas.engine.combat import opposed
from tafelrunde.games.ante_portas.engine.economy import colonists_of, free_homes
from tafelrunde.games.ante_portas.engine.law_goods import no_pay, no_spend
from tafelrunde.games.ante_portas.engine.sight import sight, tiles_left
from tafelrunde.games.ante_portas.engine.state import AntePortas
from tafelrunde.games.ante_portas.engine.tiles import is_building, is_mobile
from tafelrunde.kernel.contract import BIT

# Tiles


def no_lay(state: AntePortas, team: i64, tile: i64, place: i64, seen: i64) -> i64:
    """A tile is laid on a hex in sight, without a tile or enemies (AP-14.5), as long as there are any (AP-14.9, AP-14.8)."""
    if not seen & BIT[place]:
        return No.UNSEEN
    if state.tile[place]:
        return No.TILE_THERE
    if state.enemy_on(team, place) > 0:
        return No.ENEMIES_THERE
    return No.NOTHING if tiles_left(state, tile) > 0 else No.SUPPLY_TILES


def no_flip(state: AntePortas, team: i64, tile: i64, place: i64, seen: i64) -> i64:
    """A tile of Epoch I is flipped to its other side (AP-14.6, option flip_upgrade)."""
    if not state.rules.flip_upgrade:
        return No.FLIP_OFF
    if tile % 2 or not is_building(tile):
        return No.FLIP_NEVER
    if state.own_tile(team, place) != tile - 1:
        return No.FLIP_NOTHING
    return No.NOTHING if seen & BIT[place] else No.UNSEEN


def no_laying(state: AntePortas, seat: i64, tile: i64, cost: i64) -> i64:
    """A seat lays a tile, or flips one up to it, anywhere (AP-15.16, AP-7.5)."""
    found = no_pay(state, seat, COSTS[cost], 0)
    if found != No.NOTHING:
        return found
    team = state.team(seat)
    seen = sight(state, team)
    for place in range(1, HEXES):
        if no_lay(state, team, tile, place, seen) == No.NOTHING or no_flip(state, team, tile, place, seen) == No.NOTHING:
            return No.NOTHING
    return No.LAY_NOWHERE if tiles_left(state, tile) > 0 else No.SUPPLY_TILES


def no_rotate(state: AntePortas, team: i64, place: i64) -> i64:
    """An own building is rotated, each once (AP-15.9)."""
    tile = state.tile[place]
    if tile == 0:
        return No.ROTATE_NOTHING
    if state.owner[place] != team:
        return No.TILE_ENEMY  # AP-22.15
    if not is_building(tile):
        return No.ROTATE_KIND
    return No.ROTATE_ONCE if state.turned & BIT[place] else No.NOTHING


def no_rotation(state: AntePortas, team: i64) -> i64:
    """A team has a building to rotate (AP-15.9)."""
    for place in range(1, HEXES):
        if is_building(state.own_tile(team, place)):
            return No.NOTHING
    return No.ROTATE_NONE


# Soldiers come and go


def crowd_limit(state: AntePortas) -> i64:
    """Return how many soldiers of a team may be on a hex: any number, in a duel six a player (AP-22.9)."""
    return 999 if state.rules.coop else 3 * state.rules.players


def no_draft(state: AntePortas, seat: i64, colonist: i64, payer: i64) -> i64:
    """A seat drafts an unemployed colonist; a citizen costs 1 food (AP-15.2), not in the Last Wave (AP-20.7, AP-R23)."""
    team = state.team(seat)
    if state.idle[seat * 2 + colonist] == 0:
        return No.DRAFT_NONE
    if state.troops(team, state.start_field(team)) >= crowd_limit(state):
        return No.CROWD
    if colonist == Colonist.FARMER or state.wave > 0:
        return No.NOTHING
    return no_spend(state, payer, Good.FOOD, 1)


def no_drafting(state: AntePortas, seat: i64, payer: i64) -> i64:
    """A seat drafts anybody; otherwise what stands against the first who is unemployed."""
    found: i64 = No.DRAFT_NOBODY
    for colonist in range(2):
        one = no_draft(state, seat, colonist, payer)
        if one == No.NOTHING:
            return No.NOTHING
        if found == No.DRAFT_NOBODY and one != No.DRAFT_NONE:
            found = one
    return found


def can_enlist(state: AntePortas, team: i64, colonist: i64) -> bool:
    """Return whether there is a figure and room for one more soldier on the start field (AP-0.23, AP-22.9, AP-R23)."""
    if state.rules.coop:
        return True
    most: i64 = ELITE_UNITS if colonist == Colonist.CITIZEN else BASE_UNITS
    return colonists_of(state, team, colonist) < most and state.troops(team, state.start_field(team)) < crowd_limit(state)


def no_dismiss(state: AntePortas, seat: i64, place: i64, colonist: i64) -> i64:
    """A soldier goes home to a seat (AP-15.4, AP-R30)."""
    if state.of_colonist(state.team(seat), place, colonist) == 0:
        return No.NO_SOLDIER
    return No.NOTHING if free_homes(state, seat, colonist) > 0 else No.NO_HOME


def no_dismissal(state: AntePortas, seat: i64) -> i64:
    """Any soldier goes home to a seat."""
    found: i64 = No.DISMISS_NOBODY
    for colonist in range(2):
        for place in range(1, HEXES):
            one = no_dismiss(state, seat, place, colonist)
            if one == No.NOTHING:
                return No.NOTHING
            if one == No.NO_HOME:
                found = one
                break
    return found


def heal_price(state: AntePortas, seat: i64, colonist: i64, free: i64) -> tuple[i64, i64]:
    """Return the good and the amount that healing costs (AP-15.13, Field Kitchen, Veterans' Pension)."""
    if colonist == Colonist.FARMER:
        return Good.FOOD, 0 if free > 0 else 1
    return Good.TALER, 1 if state.owns(seat, Card.PENSION) else 2


def raise_price(state: AntePortas, colonist: i64, free: i64) -> tuple[i64, i64]:
    """Return the good and the amount that raising costs (AP-15.14)."""
    if colonist == Colonist.FARMER:
        return Good.FOOD, 0 if free > 0 else 1
    return Good.TALER, 2


def kitchen(state: AntePortas, seat: i64) -> i64:
    """Return how many farmers the Field Kitchen heals or raises for nothing in a visit (226)."""
    return 3 if state.owns(seat, Card.FIELD_KITCHEN) else 0


def no_home(state: AntePortas, team: i64, owner: i64, colonist: i64) -> i64:
    """A patient moves in with a player of the team (AP-15.13, AP-15.15, AP-R30)."""
    if state.patients[team * 2 + colonist] == 0:
        return No.NO_PATIENT
    if state.team(owner) != team:
        return No.HEAL_TEAM
    return No.NOTHING if free_homes(state, owner, colonist) > 0 else No.NO_HOME_THERE


def no_heal(state: AntePortas, seat: i64, owner: i64, colonist: i64, free: i64, hospital: i64) -> i64:
    """A seat heals a patient, who moves in with a player; the Field Hospital heals one farmer for nothing (AP-15.13)."""
    if hospital and colonist == Colonist.CITIZEN:
        return No.HEAL_FARMERS
    found = no_home(state, state.team(seat), owner, colonist)
    if found != No.NOTHING or hospital:
        return found
    good, amount = heal_price(state, seat, colonist, free)
    return no_spend(state, seat, good, amount)


def no_healing(state: AntePortas, seat: i64) -> i64:
    """A seat heals any patient."""
    team = state.team(seat)
    found: i64 = No.HOSPITAL_EMPTY
    for colonist in range(2):
        if state.patients[team * 2 + colonist] == 0:
            continue
        one: i64 = No.NO_HOME_ANY
        for owner in range(state.rules.players):
            if no_home(state, team, owner, colonist) == No.NOTHING:
                good, amount = heal_price(state, seat, colonist, kitchen(state, seat))
                one = no_spend(state, seat, good, amount)
                break
        if one == No.NOTHING:
            return No.NOTHING
        if found == No.HOSPITAL_EMPTY or found == No.NO_HOME_ANY:
            found = one
    return found


def no_raise(state: AntePortas, seat: i64, place: i64, colonist: i64, free: i64) -> i64:
    """A seat raises an exhausted soldier (AP-15.14)."""
    team = state.team(seat)
    if state.count(team, place, colonist * 2 + 1) == 0:
        return No.NOT_EXHAUSTED if state.count(team, place, colonist * 2) > 0 else No.NO_SOLDIER
    good, amount = raise_price(state, colonist, free)
    return no_spend(state, seat, good, amount)


def no_raising(state: AntePortas, seat: i64) -> i64:
    """A seat raises any soldier."""
    found: i64 = No.RAISE_NOBODY
    for colonist in range(2):
        for place in range(1, HEXES):
            one = no_raise(state, seat, place, colonist, kitchen(state, seat))
            if one == No.NOTHING:
                return No.NOTHING
            if one != No.NO_SOLDIER and one != No.NOT_EXHAUSTED:
                found = one if found == No.RAISE_NOBODY else found
                break
    return found


# Marching


def no_march(state: AntePortas, team: i64) -> i64:
    """A team has anything that can be moved (AP-15.5)."""
    for place in range(1, HEXES):
        if state.count(team, place, 0) + state.count(team, place, 2) > 0 or is_mobile(state.own_tile(team, place)):
            return No.NOTHING
    return No.MARCH_NONE


def is_beside(place: i64, goal: i64) -> bool:
    for direction in range(6):
        if NEXT[place * 6 + direction] == goal:
            return True
    return False


def steps_over(team: i64, place: i64) -> bool:
    """Return whether a hex lies at the enemy edge of a team (AP-22.17)."""
    return place >= 24 if team == 0 else place <= 5


def is_enemy_start(state: AntePortas, team: i64, place: i64) -> bool:
    """Return whether a hex is the start field of the other team of a duel."""
    return not state.rules.coop and place == state.start_field(1 - team)


def no_entry(state: AntePortas, team: i64, goal: i64) -> i64:
    """A hex is entered: the enemy start field only to fight there (AP-22.14, AP-R49, AP-14.7)."""
    if state.rules.free_start or not is_enemy_start(state, team, goal) or opposed(state, 1 - team, goal, 0):
        return No.NOTHING
    return No.START_EMPTY


def movable(state: AntePortas, team: i64, place: i64, colonist: i64) -> i64:
    """Return the soldiers of a kind that can still go a step, apart from those in the batch."""
    left = state.count(team, place, colonist * 2) - state.walked[place * 2 + colonist] + state.half[place * 2 + colonist]
    for unit in state.batch:
        if member_hex(unit) != place:
            continue
        if member_unit(unit) == colonist or (
            member_unit(unit) == Unit.CREWED and TILE_CREW[state.tile[place]] == colonist and state.count(team, place, colonist * 2) > 0
        ):
            left -= 1
    return max(0, left)


def room_left(state: AntePortas, team: i64, goal: i64) -> i64:
    """Return how many more soldiers may go along to a hex, 0 is over the edge (AP-22.9, AP-R23)."""
    room = crowd_limit(state) - (state.troops(team, goal) if goal else 0)
    for unit in state.batch:
        if member_unit(unit) != Unit.ENGINE and member_unit(unit) != Unit.RIDER:
            room -= 1
    return room


def no_step(state: AntePortas, team: i64, place: i64, colonist: i64) -> i64:
    """A soldier leaves a hex: a ready one (AP-17.3) that has a step left (AP-15.5) and is not going along already (AP-15.8)."""
    if state.count(team, place, colonist * 2) == 0:
        return No.EXHAUSTED_THERE if state.count(team, place, colonist * 2 + 1) > 0 else No.NO_SOLDIER
    if movable(state, team, place, colonist) > 0:
        return No.NOTHING
    for unit in state.batch:
        if member_hex(unit) == place and (member_unit(unit) == colonist or member_unit(unit) == Unit.CREWED):
            return No.ALL_ADDED
    return No.SNARED if state.unmoved[place * 2 + colonist] > 0 else No.MOVED_ALREADY  # AP-22.12


def engine_free(state: AntePortas, place: i64) -> bool:
    """Return whether the mobile building of a hex is not in the batch."""
    for unit in state.batch:
        if member_hex(unit) == place and member_unit(unit) >= Unit.ENGINE:
            return False
    return True


def no_engine(state: AntePortas, team: i64, place: i64, goal: i64) -> i64:
    """The mobile building of a hex goes to another one, or over the edge: each once (AP-15.5), one to a hex (AP-15.6)."""
    if not is_mobile(state.own_tile(team, place)):
        return No.ENGINE_NONE
    if not engine_free(state, place):
        return No.ENGINE_ADDED
    if state.wheels[place] == 0:
        return No.ENGINE_MOVED
    if goal == 0:
        return No.NOTHING
    for unit in state.batch:
        if member_unit(unit) >= Unit.ENGINE:
            return No.ENGINE_TWO
    return no_passing(state, place, goal) if state.tile[goal] else No.NOTHING


def no_passing(state: AntePortas, place: i64, goal: i64) -> i64:
    """A mobile building passes over a tile, if it can go on from there (AP-15.6, AP-R38)."""
    if state.wheels[place] < 2:
        return No.ENGINE_TILE
    if state.rider:
        return No.SECOND_RIDER
    for direction in range(6):
        beyond = NEXT[goal * 6 + direction]
        if beyond and beyond != place and not state.tile[beyond]:
            if state.rules.free_start or not is_enemy_start(state, state.owner[place], beyond):
                return No.NOTHING  # who stands on the enemy start field now may be gone by then
    return No.ENGINE_STUCK


def no_crew(state: AntePortas, team: i64, place: i64, tired: bool, goal: i64) -> i64:
    """An operator goes along with a mobile building that could go, and needs no step of his own (AP-22.8); not over a tile (AP-R45)."""
    if state.rules.coop:
        return No.CREWED_COOP
    if goal and state.tile[goal]:
        return No.CREWED_TILE
    colonist = TILE_CREW[state.tile[place]]
    left = state.count(team, place, colonist * 2 + (1 if tired else 0))
    if not tired:
        for unit in state.batch:
            if member_hex(unit) == place and member_unit(unit) == colonist:
                left -= 1
    return No.NOTHING if left > 0 else No.CREWED_NOBODY


def no_rider(state: AntePortas, place: i64, goal: i64) -> i64:
    """The mobile building that passes over the tile of a hex goes on (AP-15.6)."""
    if not state.rider or crossing_hex(state.rider) != place:
        return No.RIDER_NONE
    for unit in state.batch:
        if member_unit(unit) == Unit.RIDER:
            return No.RIDER_ADDED
    return No.NOTHING if goal and not state.tile[goal] else No.RIDER_TILE


def no_riding(state: AntePortas, team: i64, goal: i64) -> i64:
    """The mobile building that passes over a tile is taken on to a hex next to it (AP-15.6)."""
    if not is_beside(crossing_hex(state.rider), goal):
        return No.RIDER_ON
    return No.RIDER_TILE if state.tile[goal] else no_entry(state, team, goal)


def no_member(state: AntePortas, team: i64, place: i64, unit: i64, goal: i64) -> i64:
    """A unit of a hex beside the goal joins the batch (AP-15.8)."""
    if unit == Unit.RIDER:
        return no_rider(state, place, goal)
    if unit < Unit.ENGINE:
        found = no_step(state, team, place, unit)
    else:
        found = No.CREWED_COOP if unit != Unit.ENGINE and state.rules.coop else no_engine(state, team, place, goal)
        if found != No.NOTHING or unit == Unit.ENGINE:
            return found
        found = no_crew(state, team, place, unit == Unit.CREWED_TIRED, goal)
    if found != No.NOTHING or room_left(state, team, goal) > 0:
        return found
    return No.CROWD_THERE if goal else No.EDGE_ENOUGH
