"""What stands against something on the battlefield of Ante Portas: tiles, soldiers, marching. Each function returns a reason.

It returns NOTHING if the thing is possible.
"""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.ante_portas.engine import _grammar as ap
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
        return ap.No.UNSEEN
    if state.tile[place]:
        return ap.No.TILE_THERE
    if state.enemy_on(team, place) > 0:
        return ap.No.ENEMIES_THERE
    return ap.No.NOTHING if tiles_left(state, tile) > 0 else ap.No.SUPPLY_TILES


def no_flip(state: AntePortas, team: i64, tile: i64, place: i64, seen: i64) -> i64:
    """A tile of Epoch I is flipped to its other side (AP-14.6, option flip_upgrade)."""
    if not state.rules.flip_upgrade:
        return ap.No.FLIP_OFF
    if tile % 2 or not is_building(tile):
        return ap.No.FLIP_NEVER
    if state.own_tile(team, place) != tile - 1:
        return ap.No.FLIP_NOTHING
    return ap.No.NOTHING if seen & BIT[place] else ap.No.UNSEEN


def no_laying(state: AntePortas, seat: i64, tile: i64, cost: i64) -> i64:
    """A seat lays a tile, or flips one up to it, anywhere (AP-15.16, AP-7.5)."""
    found = no_pay(state, seat, ap.COSTS[cost], 0)
    if found != ap.No.NOTHING:
        return found
    team = state.team(seat)
    seen = sight(state, team)
    for place in range(1, ap.HEXES):
        if no_lay(state, team, tile, place, seen) == ap.No.NOTHING or no_flip(state, team, tile, place, seen) == ap.No.NOTHING:
            return ap.No.NOTHING
    return ap.No.LAY_NOWHERE if tiles_left(state, tile) > 0 else ap.No.SUPPLY_TILES


def no_rotate(state: AntePortas, team: i64, place: i64) -> i64:
    """An own building is rotated, each once (AP-15.9)."""
    tile = state.tile[place]
    if tile == 0:
        return ap.No.ROTATE_NOTHING
    if state.owner[place] != team:
        return ap.No.TILE_ENEMY  # AP-22.15
    if not is_building(tile):
        return ap.No.ROTATE_KIND
    return ap.No.ROTATE_ONCE if state.turned & BIT[place] else ap.No.NOTHING


def no_rotation(state: AntePortas, team: i64) -> i64:
    """A team has a building to rotate (AP-15.9)."""
    for place in range(1, ap.HEXES):
        if is_building(state.own_tile(team, place)):
            return ap.No.NOTHING
    return ap.No.ROTATE_NONE


# Soldiers come and go


def crowd_limit(state: AntePortas) -> i64:
    """Return how many soldiers of a team may be on a hex: any number, in a duel six a player (AP-22.9)."""
    return 999 if state.rules.coop else 3 * state.rules.players


def no_draft(state: AntePortas, seat: i64, colonist: i64, payer: i64) -> i64:
    """A seat drafts an unemployed colonist; a citizen costs 1 food (AP-15.2), not in the Last Wave (AP-20.7, AP-R23)."""
    team = state.team(seat)
    if state.idle[seat * 2 + colonist] == 0:
        return ap.No.DRAFT_NONE
    if state.troops(team, state.start_field(team)) >= crowd_limit(state):
        return ap.No.CROWD
    if colonist == ap.Colonist.FARMER or state.wave > 0:
        return ap.No.NOTHING
    return no_spend(state, payer, ap.Good.FOOD, 1)


def no_drafting(state: AntePortas, seat: i64, payer: i64) -> i64:
    """A seat drafts anybody; otherwise what stands against the first who is unemployed."""
    found: i64 = ap.No.DRAFT_NOBODY
    for colonist in range(2):
        one = no_draft(state, seat, colonist, payer)
        if one == ap.No.NOTHING:
            return ap.No.NOTHING
        if found == ap.No.DRAFT_NOBODY and one != ap.No.DRAFT_NONE:
            found = one
    return found


def can_enlist(state: AntePortas, team: i64, colonist: i64) -> bool:
    """Return whether there is a figure and room for one more soldier on the start field (AP-0.23, AP-22.9, AP-R23)."""
    if state.rules.coop:
        return True
    most: i64 = ap.ELITE_UNITS if colonist == ap.Colonist.CITIZEN else ap.BASE_UNITS
    return colonists_of(state, team, colonist) < most and state.troops(team, state.start_field(team)) < crowd_limit(state)


def no_dismiss(state: AntePortas, seat: i64, place: i64, colonist: i64) -> i64:
    """A soldier goes home to a seat (AP-15.4, AP-R30)."""
    if state.of_colonist(state.team(seat), place, colonist) == 0:
        return ap.No.NO_SOLDIER
    return ap.No.NOTHING if free_homes(state, seat, colonist) > 0 else ap.No.NO_HOME


def no_dismissal(state: AntePortas, seat: i64) -> i64:
    """Any soldier goes home to a seat."""
    found: i64 = ap.No.DISMISS_NOBODY
    for colonist in range(2):
        for place in range(1, ap.HEXES):
            one = no_dismiss(state, seat, place, colonist)
            if one == ap.No.NOTHING:
                return ap.No.NOTHING
            if one == ap.No.NO_HOME:
                found = one
                break
    return found


def heal_price(state: AntePortas, seat: i64, colonist: i64, free: i64) -> tuple[i64, i64]:
    """Return the good and the amount that healing costs (AP-15.13, Field Kitchen, Veterans' Pension)."""
    if colonist == ap.Colonist.FARMER:
        return ap.Good.FOOD, 0 if free > 0 else 1
    return ap.Good.TALER, 1 if state.owns(seat, ap.Card.PENSION) else 2


def raise_price(state: AntePortas, colonist: i64, free: i64) -> tuple[i64, i64]:
    """Return the good and the amount that raising costs (AP-15.14)."""
    if colonist == ap.Colonist.FARMER:
        return ap.Good.FOOD, 0 if free > 0 else 1
    return ap.Good.TALER, 2


def kitchen(state: AntePortas, seat: i64) -> i64:
    """Return how many farmers the Field Kitchen heals or raises for nothing in a visit (226)."""
    return 3 if state.owns(seat, ap.Card.FIELD_KITCHEN) else 0


def no_home(state: AntePortas, team: i64, owner: i64, colonist: i64) -> i64:
    """A patient moves in with a player of the team (AP-15.13, AP-15.15, AP-R30)."""
    if state.patients[team * 2 + colonist] == 0:
        return ap.No.NO_PATIENT
    if state.team(owner) != team:
        return ap.No.HEAL_TEAM
    return ap.No.NOTHING if free_homes(state, owner, colonist) > 0 else ap.No.NO_HOME_THERE


def no_heal(state: AntePortas, seat: i64, owner: i64, colonist: i64, free: i64, hospital: i64) -> i64:
    """A seat heals a patient, who moves in with a player; the Field Hospital heals one farmer for nothing (AP-15.13)."""
    if hospital and colonist == ap.Colonist.CITIZEN:
        return ap.No.HEAL_FARMERS
    found = no_home(state, state.team(seat), owner, colonist)
    if found != ap.No.NOTHING or hospital:
        return found
    good, amount = heal_price(state, seat, colonist, free)
    return no_spend(state, seat, good, amount)


def no_healing(state: AntePortas, seat: i64) -> i64:
    """A seat heals any patient."""
    team = state.team(seat)
    found: i64 = ap.No.HOSPITAL_EMPTY
    for colonist in range(2):
        if state.patients[team * 2 + colonist] == 0:
            continue
        one: i64 = ap.No.NO_HOME_ANY
        for owner in range(state.rules.players):
            if no_home(state, team, owner, colonist) == ap.No.NOTHING:
                good, amount = heal_price(state, seat, colonist, kitchen(state, seat))
                one = no_spend(state, seat, good, amount)
                break
        if one == ap.No.NOTHING:
            return ap.No.NOTHING
        if found == ap.No.HOSPITAL_EMPTY or found == ap.No.NO_HOME_ANY:
            found = one
    return found


def no_raise(state: AntePortas, seat: i64, place: i64, colonist: i64, free: i64) -> i64:
    """A seat raises an exhausted soldier (AP-15.14)."""
    team = state.team(seat)
    if state.count(team, place, colonist * 2 + 1) == 0:
        return ap.No.NOT_EXHAUSTED if state.count(team, place, colonist * 2) > 0 else ap.No.NO_SOLDIER
    good, amount = raise_price(state, colonist, free)
    return no_spend(state, seat, good, amount)


def no_raising(state: AntePortas, seat: i64) -> i64:
    """A seat raises any soldier."""
    found: i64 = ap.No.RAISE_NOBODY
    for colonist in range(2):
        for place in range(1, ap.HEXES):
            one = no_raise(state, seat, place, colonist, kitchen(state, seat))
            if one == ap.No.NOTHING:
                return ap.No.NOTHING
            if one != ap.No.NO_SOLDIER and one != ap.No.NOT_EXHAUSTED:
                found = one if found == ap.No.RAISE_NOBODY else found
                break
    return found


# Marching


def no_march(state: AntePortas, team: i64) -> i64:
    """A team has anything that can be moved (AP-15.5)."""
    for place in range(1, ap.HEXES):
        if state.count(team, place, 0) + state.count(team, place, 2) > 0 or is_mobile(state.own_tile(team, place)):
            return ap.No.NOTHING
    return ap.No.MARCH_NONE


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
        return ap.No.NOTHING
    return ap.No.START_EMPTY


def movable(state: AntePortas, team: i64, place: i64, colonist: i64) -> i64:
    """Return the soldiers of a kind that can still go a step, apart from those in the batch."""
    left = state.count(team, place, colonist * 2) - state.walked[place * 2 + colonist] + state.half[place * 2 + colonist]
    for unit in state.batch:
        if ap.member_hex(unit) != place:
            continue
        if ap.member_unit(unit) == colonist or (
            ap.member_unit(unit) == ap.Unit.CREWED
            and ap.TILE_CREW[state.tile[place]] == colonist
            and state.count(team, place, colonist * 2) > 0
        ):
            left -= 1
    return max(0, left)


def room_left(state: AntePortas, team: i64, goal: i64) -> i64:
    """Return how many more soldiers may go along to a hex, 0 is over the edge (AP-22.9, AP-R23)."""
    room = crowd_limit(state) - (state.troops(team, goal) if goal else 0)
    for unit in state.batch:
        if ap.member_unit(unit) != ap.Unit.ENGINE and ap.member_unit(unit) != ap.Unit.RIDER:
            room -= 1
    return room


def no_step(state: AntePortas, team: i64, place: i64, colonist: i64) -> i64:
    """A soldier leaves a hex: a ready one (AP-17.3) that has a step left (AP-15.5) and is not going along already (AP-15.8)."""
    if state.count(team, place, colonist * 2) == 0:
        return ap.No.EXHAUSTED_THERE if state.count(team, place, colonist * 2 + 1) > 0 else ap.No.NO_SOLDIER
    if movable(state, team, place, colonist) > 0:
        return ap.No.NOTHING
    for unit in state.batch:
        if ap.member_hex(unit) == place and (ap.member_unit(unit) == colonist or ap.member_unit(unit) == ap.Unit.CREWED):
            return ap.No.ALL_ADDED
    return ap.No.SNARED if state.unmoved[place * 2 + colonist] > 0 else ap.No.MOVED_ALREADY  # AP-22.12


def engine_free(state: AntePortas, place: i64) -> bool:
    """Return whether the mobile building of a hex is not in the batch."""
    for unit in state.batch:
        if ap.member_hex(unit) == place and ap.member_unit(unit) >= ap.Unit.ENGINE:
            return False
    return True


def no_engine(state: AntePortas, team: i64, place: i64, goal: i64) -> i64:
    """The mobile building of a hex goes to another one, or over the edge: each once (AP-15.5), one to a hex (AP-15.6)."""
    if not is_mobile(state.own_tile(team, place)):
        return ap.No.ENGINE_NONE
    if not engine_free(state, place):
        return ap.No.ENGINE_ADDED
    if state.wheels[place] == 0:
        return ap.No.ENGINE_MOVED
    if goal == 0:
        return ap.No.NOTHING
    for unit in state.batch:
        if ap.member_unit(unit) >= ap.Unit.ENGINE:
            return ap.No.ENGINE_TWO
    return no_passing(state, place, goal) if state.tile[goal] else ap.No.NOTHING


def no_passing(state: AntePortas, place: i64, goal: i64) -> i64:
    """A mobile building passes over a tile, if it can go on from there (AP-15.6, AP-R38)."""
    if state.wheels[place] < 2:
        return ap.No.ENGINE_TILE
    if state.rider:
        return ap.No.SECOND_RIDER
    for direction in range(6):
        beyond = NEXT[goal * 6 + direction]
        if beyond and beyond != place and not state.tile[beyond]:
            if state.rules.free_start or not is_enemy_start(state, state.owner[place], beyond):
                return ap.No.NOTHING  # who stands on the enemy start field now may be gone by then
    return ap.No.ENGINE_STUCK


def no_crew(state: AntePortas, team: i64, place: i64, tired: bool, goal: i64) -> i64:
    """An operator goes along with a mobile building that could go, and needs no step of his own (AP-22.8); not over a tile (AP-R45)."""
    if state.rules.coop:
        return ap.No.CREWED_COOP
    if goal and state.tile[goal]:
        return ap.No.CREWED_TILE
    colonist = ap.TILE_CREW[state.tile[place]]
    left = state.count(team, place, colonist * 2 + (1 if tired else 0))
    if not tired:
        for unit in state.batch:
            if ap.member_hex(unit) == place and ap.member_unit(unit) == colonist:
                left -= 1
    return ap.No.NOTHING if left > 0 else ap.No.CREWED_NOBODY


def no_rider(state: AntePortas, place: i64, goal: i64) -> i64:
    """The mobile building that passes over the tile of a hex goes on (AP-15.6)."""
    if not state.rider or ap.crossing_hex(state.rider) != place:
        return ap.No.RIDER_NONE
    for unit in state.batch:
        if ap.member_unit(unit) == ap.Unit.RIDER:
            return ap.No.RIDER_ADDED
    return ap.No.NOTHING if goal and not state.tile[goal] else ap.No.RIDER_TILE


def no_riding(state: AntePortas, team: i64, goal: i64) -> i64:
    """The mobile building that passes over a tile is taken on to a hex next to it (AP-15.6)."""
    if not is_beside(ap.crossing_hex(state.rider), goal):
        return ap.No.RIDER_ON
    return ap.No.RIDER_TILE if state.tile[goal] else no_entry(state, team, goal)


def no_member(state: AntePortas, team: i64, place: i64, unit: i64, goal: i64) -> i64:
    """A unit of a hex beside the goal joins the batch (AP-15.8)."""
    if unit == ap.Unit.RIDER:
        return no_rider(state, place, goal)
    if unit < ap.Unit.ENGINE:
        found = no_step(state, team, place, unit)
    else:
        found = ap.No.CREWED_COOP if unit != ap.Unit.ENGINE and state.rules.coop else no_engine(state, team, place, goal)
        if found != ap.No.NOTHING or unit == ap.Unit.ENGINE:
            return found
        found = no_crew(state, team, place, unit == ap.Unit.CREWED_TIRED, goal)
    if found != ap.No.NOTHING or room_left(state, team, goal) > 0:
        return found
    return ap.No.CROWD_THERE if goal else ap.No.EDGE_ENOUGH
