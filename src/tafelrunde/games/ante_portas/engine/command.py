"""The command centre: drafting, moving, rotating, healing (AP-15 of the rules)."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.ante_portas.engine._grammar import (
    BASE_UNITS,
    COSTS,
    ELITE_UNITS,
    HEXES,
    KINDS,
    TILE_CREW,
    Card,
    Colonist,
    Good,
    Happened,
    Mode,
    Reason,
    Unit,
    Window,
    ask_march,
    ask_snare,
    crossing,
    crossing_facing,
    crossing_hex,
    crossing_tile,
    do_add,
    do_goal,
    member_hex,
    member_unit,
)
from tafelrunde.games.ante_portas.engine.board import NEXT
from tafelrunde.games.ante_portas.engine.combat import begin_combat, opposed
from tafelrunde.games.ante_portas.engine.damage import STANDING, take_soldiers
from tafelrunde.games.ante_portas.engine.economy import can_pay, can_spend, colonists_of, free_homes, pay, pay_good
from tafelrunde.games.ante_portas.engine.sight import lay, may_lay, sight, take_tile
from tafelrunde.games.ante_portas.engine.soldiers import open_window
from tafelrunde.games.ante_portas.engine.state import AntePortas
from tafelrunde.games.ante_portas.engine.tiles import is_building, is_mobile
from tafelrunde.kernel.contract import BIT
from tafelrunde.kernel.rows import filled
from tafelrunde.kernel.vectors import append, vec

# Drafting and dismissing


def crowd_limit(state: AntePortas) -> i64:
    """Return how many soldiers of a team may be on a hex: any number, in a duel six a player (AP-22.9)."""
    return 999 if state.rules.coop else 3 * state.rules.players


def can_draft(state: AntePortas, seat: i64, colonist: i64, payer: i64) -> bool:
    """Return whether a seat can draft an unemployed colonist (AP-15.2); no food in the Last Wave (AP-20.7)."""
    team = state.team(seat)
    if state.idle[seat * 2 + colonist] == 0 or state.troops(team, state.start_field(team)) >= crowd_limit(state):
        return False
    return colonist == Colonist.FARMER or state.wave > 0 or can_spend(state, payer, Good.FOOD, 1)


def draft(state: AntePortas, seat: i64, colonist: i64, payer: i64) -> None:
    """A colonist becomes a soldier on the start field."""
    if colonist == Colonist.CITIZEN and state.wave == 0:
        pay_good(state, payer, Good.FOOD, 1)
    state.idle[seat * 2 + colonist] -= 1
    enlist(state, state.team(seat), colonist)
    state.note(Happened.DRAFTED, [seat, colonist])


def enlist(state: AntePortas, team: i64, colonist: i64) -> None:
    """A ready soldier appears on the start field."""
    state.soldiers[(team * HEXES + state.start_field(team)) * KINDS + colonist * 2] += 1


def can_enlist(state: AntePortas, team: i64, colonist: i64) -> bool:
    """Return whether there is a figure and room for one more soldier on the start field (AP-0.23, AP-22.9)."""
    if state.rules.coop:
        return True
    most: i64 = ELITE_UNITS if colonist == Colonist.CITIZEN else BASE_UNITS
    return colonists_of(state, team, colonist) < most and state.troops(team, state.start_field(team)) < crowd_limit(state)


def dismiss(state: AntePortas, seat: i64, place: i64, colonist: i64) -> None:
    """A soldier goes home to the active player, exhausted ones first (AP-15.4, AP-13.16)."""
    take_soldiers(state, state.team(seat), place, colonist, 1, True)
    state.idle[seat * 2 + colonist] += 1
    state.note(Happened.DISMISSED, [seat, place, colonist])


# Moving


def begin_march(state: AntePortas, seat: i64, steps: i64, limit: i64, bonus: i64) -> None:
    """A move action begins: everybody may go so many steps; who is snared loses one (AP-15.5, AP-15.10, AP-22.12)."""
    team = state.team(seat)
    state.walked = filled(HEXES * 2, 0)
    state.half = filled(HEXES * 2, 0)
    state.unmoved = filled(HEXES * 2, 0)
    state.wheels = filled(HEXES, 0)
    state.marched = 0
    for place in range(1, HEXES):
        if is_mobile(state.own_tile(team, place)):
            state.wheels[place] = steps
        for colonist in range(2):
            held = (team * HEXES + place) * 2 + colonist
            if state.snared[held] > 0:
                ready = min(state.snared[held], state.count(team, place, colonist * 2))
                state.walked[place * 2 + colonist] = ready
                state.unmoved[place * 2 + colonist] = ready
                state.half[place * 2 + colonist] = ready if steps == 2 else 0
                state.snared[held] -= ready
    state.push(ask_march(seat, steps, limit, bonus))


def fresh(state: AntePortas, team: i64, place: i64, colonist: i64) -> i64:
    """Return the ready soldiers of a kind that have not moved in this action."""
    return state.count(team, place, colonist * 2) - state.walked[place * 2 + colonist]


def movable(state: AntePortas, team: i64, place: i64, colonist: i64) -> i64:
    """Return the soldiers of a kind that can still go a step, apart from those in the batch."""
    left = fresh(state, team, place, colonist) + state.half[place * 2 + colonist]
    for unit in state.batch:
        if member_hex(unit) != place:
            continue
        if member_unit(unit) == colonist or (
            member_unit(unit) == Unit.CREWED and TILE_CREW[state.tile[place]] == colonist and state.count(team, place, colonist * 2) > 0
        ):
            left -= 1
    return max(0, left)


def engine_free(state: AntePortas, place: i64) -> bool:
    """Return whether the mobile building of a hex is not in the batch."""
    for unit in state.batch:
        if member_hex(unit) == place and member_unit(unit) >= Unit.ENGINE:
            return False
    return True


def is_enemy_start(state: AntePortas, team: i64, place: i64) -> bool:
    """Return whether a hex is the start field of the other team of a duel."""
    return not state.rules.coop and place == state.start_field(1 - team)


def may_enter(state: AntePortas, team: i64, goal: i64) -> bool:
    """Return whether a hex may be entered: the enemy start field only to fight there (AP-22.14)."""
    return state.rules.free_start or not is_enemy_start(state, team, goal) or opposed(state, 1 - team, goal, 0)


def engine_may_enter(state: AntePortas, place: i64, goal: i64, steps: i64) -> bool:
    """Return whether a mobile building may go to a hex: without a tile, or in passing if it can go on from there (AP-15.6)."""
    if goal == 0:
        return True
    for unit in state.batch:
        if member_unit(unit) >= Unit.ENGINE:
            return False  # one building a hex
    if not state.tile[goal]:
        return True
    if steps < 2 or state.rider:
        return False
    for direction in range(6):
        beyond = NEXT[goal * 6 + direction]
        if beyond and beyond != place and not state.tile[beyond]:
            if state.rules.free_start or not is_enemy_start(state, state.owner[place], beyond):
                return True  # who stands on the enemy start field now may be gone by then
    return False


def batch_units(state: AntePortas, team: i64, goal: i64, limit: i64) -> vec[i64]:
    """Return who can join the batch to a hex, or over the enemy edge where the goal is 0 (AP-15.8)."""
    found = vec[i64]()
    if (limit and state.marched + len(state.batch) >= limit) or not may_enter(state, team, goal):
        return found
    room = crowd_limit(state) - (state.troops(team, goal) if goal else 0)
    for unit in state.batch:
        if member_unit(unit) != Unit.ENGINE and member_unit(unit) != Unit.RIDER:
            room -= 1
    for place in range(1, HEXES):
        if not (steps_over(team, place) if goal == 0 else is_beside(place, goal)):
            continue
        for colonist in range(2):
            if room > 0 and movable(state, team, place, colonist) > 0:
                found = append(found, do_add(place, colonist))
        tile = state.own_tile(team, place)
        crewed = False
        if (
            is_mobile(tile)
            and state.wheels[place] > 0
            and engine_free(state, place)
            and engine_may_enter(state, place, goal, state.wheels[place])
        ):
            found = append(found, do_add(place, Unit.ENGINE))
            if not state.rules.coop and room > 0 and not (goal and state.tile[goal]):
                if movable_crew(state, team, place) > 0:
                    found = append(found, do_add(place, Unit.CREWED))
                if state.count(team, place, TILE_CREW[tile] * 2 + 1) > 0:
                    crewed = True
        if state.rider and crossing_hex(state.rider) == place and rider_free(state) and goal and not state.tile[goal]:
            found = append(found, do_add(place, Unit.RIDER))
        if crewed:
            found = append(found, do_add(place, Unit.CREWED_TIRED))
    return found


def movable_crew(state: AntePortas, team: i64, place: i64) -> i64:
    """Return the ready operators of the mobile building of a hex that are not in the batch; they need no step of their own (AP-22.8)."""
    colonist = TILE_CREW[state.tile[place]]
    left = state.count(team, place, colonist * 2)
    for unit in state.batch:
        if member_hex(unit) == place and member_unit(unit) == colonist:
            left -= 1
    return left


def rider_free(state: AntePortas) -> bool:
    for unit in state.batch:
        if member_unit(unit) == Unit.RIDER:
            return False
    return True


def is_beside(place: i64, goal: i64) -> bool:
    for direction in range(6):
        if NEXT[place * 6 + direction] == goal:
            return True
    return False


def steps_over(team: i64, place: i64) -> bool:
    """Return whether a hex lies at the enemy edge of a team (AP-22.17)."""
    return place >= 24 if team == 0 else place <= 5


def march_goals(state: AntePortas, team: i64, limit: i64) -> vec[i64]:
    """Return where a batch can go; a building on a tile has to go on first (AP-15.6)."""
    found = vec[i64]()
    if state.rules.mode == Mode.CAPTURE_FLAG and not state.rider and len(batch_units(state, team, 0, limit)) > 0:
        found = append(found, do_goal(0))
    for goal in range(1, HEXES):
        if state.rider:
            if is_beside(crossing_hex(state.rider), goal) and not state.tile[goal] and may_enter(state, team, goal):
                found = append(found, do_goal(goal))
        elif len(batch_units(state, team, goal, limit)) > 0:
            found = append(found, do_goal(goal))
    return found


def commit(state: AntePortas, seat: i64, goal: i64, steps: i64, bonus: i64) -> None:
    """All units of a batch enter together (AP-15.8)."""
    team = state.team(seat)
    state.marched += len(state.batch)
    came = filled(4, 0)  # soldiers by colonist, and of these with a step left
    for unit in state.batch:
        place = member_hex(unit)
        kind = member_unit(unit)
        state.note(Happened.WENT, [team, kind, place, goal])
        if kind == Unit.RIDER:
            lay(state, team, crossing_tile(state.rider), goal)
            state.facing[goal] = crossing_facing(state.rider)
            state.rider = 0
        elif kind >= Unit.ENGINE:
            if kind != Unit.ENGINE:
                ride(state, team, place, goal, 1 if kind == Unit.CREWED_TIRED else 0)
            roll(state, team, place, goal)
        else:
            left = walk(state, team, place, kind, steps)
            came[kind] += 1
            came[2 + kind] += left
    state.batch = state.batch[:0]
    if goal == 0:
        state.finish(Reason.BREAKTHROUGH, team)  # AP-22.17
        return
    for colonist in range(2):
        state.soldiers[(team * HEXES + goal) * KINDS + colonist * 2] += came[colonist]
        state.walked[goal * 2 + colonist] += came[colonist]
        state.half[goal * 2 + colonist] += came[2 + colonist]
    if not state.rules.coop:
        open_window(state, Window.STEP, goal)
        state.push(ask_snare(goal, came[0], came[1], team))
    begin_combat(state, goal, STANDING, bonus, team)


def walk(state: AntePortas, team: i64, place: i64, colonist: i64, steps: i64) -> i64:
    """Take a soldier off a hex, one that has moved already first; return whether a step is left to it."""
    at = place * 2 + colonist
    state.soldiers[(team * HEXES + place) * KINDS + colonist * 2] -= 1
    if state.half[at] > 0:
        state.half[at] -= 1
        state.walked[at] -= 1
        state.unmoved[at] = max(0, state.unmoved[at] - 1)
        return 0
    return 1 if steps == 2 else 0


def roll(state: AntePortas, team: i64, place: i64, goal: i64) -> None:
    """A mobile building goes to a hex, or over the tile there."""
    tile = state.tile[place]
    facing = state.facing[place]
    left = state.wheels[place] - 1
    take_tile(state, place)
    if goal == 0:
        return
    if state.tile[goal]:
        state.rider = crossing(facing, tile, goal)
        return
    lay(state, team, tile, goal)
    state.facing[goal] = facing
    state.wheels[goal] = left


def ride(state: AntePortas, team: i64, place: i64, goal: i64, tired: i64) -> None:
    """An operator goes along with a building, as ready or exhausted as he is (AP-22.8)."""
    colonist = TILE_CREW[state.tile[place]]
    at = (team * HEXES + place) * KINDS + colonist * 2
    state.soldiers[at + tired] -= 1
    here = place * 2 + colonist
    came_on_foot = state.walked[here] > state.soldiers[at] and state.unmoved[here] < state.walked[here]
    state.walked[here] = min(state.walked[here], state.soldiers[at])
    state.half[here] = min(state.half[here], state.walked[here])
    state.unmoved[here] = min(state.unmoved[here], state.walked[here])
    if goal:
        if came_on_foot:
            state.walked[goal * 2 + colonist] += 1  # AP-22.7: he has walked in this action before
        state.soldiers[(team * HEXES + goal) * KINDS + colonist * 2 + tired] += 1


def end_march(state: AntePortas, seat: i64) -> None:
    """A move action is over; in a duel who walked is exhausted (AP-22.7)."""
    team = state.team(seat)
    if not state.rules.coop:
        for place in range(1, HEXES):
            for colonist in range(2):
                at = (team * HEXES + place) * KINDS + colonist * 2
                tired = min(state.walked[place * 2 + colonist] - state.unmoved[place * 2 + colonist], state.soldiers[at])
                state.soldiers[at] -= tired
                state.soldiers[at + 1] += tired
    state.walked = filled(HEXES * 2, 0)
    state.half = filled(HEXES * 2, 0)
    state.unmoved = filled(HEXES * 2, 0)
    state.wheels = filled(HEXES, 0)


def can_march(state: AntePortas, team: i64) -> bool:
    """Return whether a team has anything that can be moved."""
    for place in range(1, HEXES):
        if state.count(team, place, 0) + state.count(team, place, 2) > 0 or is_mobile(state.own_tile(team, place)):
            return True
    return False


# Rotating


def can_rotate(state: AntePortas, team: i64) -> bool:
    """Return whether a team has a building."""
    for place in range(1, HEXES):
        if is_building(state.own_tile(team, place)):
            return True
    return False


# Healing and raising


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


def heal(state: AntePortas, owner: i64, colonist: i64) -> None:
    """A patient goes to a home (AP-15.13)."""
    state.patients[state.team(owner) * 2 + colonist] -= 1
    state.idle[owner * 2 + colonist] += 1
    state.note(Happened.HEALED, [owner, colonist])


def can_heal(state: AntePortas, team: i64, owner: i64, colonist: i64) -> bool:
    """Return whether a patient can move in with a player."""
    return state.team(owner) == team and state.patients[team * 2 + colonist] > 0 and free_homes(state, owner, colonist) > 0


# Tiles


def can_lay_any(state: AntePortas, seat: i64, tile: i64, cost: i64) -> bool:
    """Return whether a seat can lay a tile, or flip one up to it, somewhere."""
    if not can_pay(state, seat, COSTS[cost], 0):
        return False
    team = state.team(seat)
    seen = sight(state, team)
    for place in range(1, HEXES):
        if may_lay(state, team, tile, place, seen) or may_flip(state, team, tile, place, seen):
            return True
    return False


def may_flip(state: AntePortas, team: i64, tile: i64, place: i64, seen: i64) -> bool:
    """Return whether a tile of Epoch I may be flipped to its other side (option flip_upgrade)."""
    if not state.rules.flip_upgrade or not seen & BIT[place]:
        return False
    return tile % 2 == 0 and is_building(tile) and state.own_tile(team, place) == tile - 1


def lay_tile(state: AntePortas, seat: i64, tile: i64, place: i64, cost: i64) -> None:
    """Pay and lay a tile (AP-15.16)."""
    pay(state, seat, COSTS[cost], 0)
    if state.tile[place]:
        state.tile[place] = tile  # flipped, facing as it was
    else:
        lay(state, state.team(seat), tile, place)
    state.note(Happened.LAID, [seat, tile, place])
