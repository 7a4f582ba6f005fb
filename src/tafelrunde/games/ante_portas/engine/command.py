"""The command centre: drafting, moving, rotating, healing (AP-15 of the rules)."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.ante_portas.engine import _grammar as ap
from tafelrunde.games.ante_portas.engine import law_field
from tafelrunde.games.ante_portas.engine.combat import begin_combat
from tafelrunde.games.ante_portas.engine.damage import STANDING, take_soldiers
from tafelrunde.games.ante_portas.engine.economy import pay, pay_good
from tafelrunde.games.ante_portas.engine.sight import lay, take_tile
from tafelrunde.games.ante_portas.engine.soldiers import open_window
from tafelrunde.games.ante_portas.engine.state import AntePortas
from tafelrunde.games.ante_portas.engine.tiles import is_mobile
from tafelrunde.kernel.rows import filled
from tafelrunde.kernel.vectors import append, vec

# Drafting and dismissing


def draft(state: AntePortas, seat: i64, colonist: i64, payer: i64) -> None:
    """A colonist becomes a soldier on the start field."""
    if colonist == ap.Colonist.CITIZEN and state.wave == 0:
        pay_good(state, payer, ap.Good.FOOD, 1)
    state.idle[seat * 2 + colonist] -= 1
    enlist(state, state.team(seat), colonist)
    state.note(ap.Happened.DRAFTED, [seat, colonist])


def enlist(state: AntePortas, team: i64, colonist: i64) -> None:
    """A ready soldier appears on the start field."""
    state.soldiers[(team * ap.HEXES + state.start_field(team)) * ap.KINDS + colonist * 2] += 1


def dismiss(state: AntePortas, seat: i64, place: i64, colonist: i64) -> None:
    """A soldier goes home to the active player, exhausted ones first (AP-15.4, AP-13.16)."""
    take_soldiers(state, state.team(seat), place, colonist, 1, True)
    state.idle[seat * 2 + colonist] += 1
    state.note(ap.Happened.DISMISSED, [seat, place, colonist])


# Moving


def begin_march(state: AntePortas, seat: i64, steps: i64, limit: i64, bonus: i64) -> None:
    """A move action begins: everybody may go so many steps; who is snared loses one (AP-15.5, AP-15.10, AP-22.12, AP-R40)."""
    team = state.team(seat)
    state.walked = filled(ap.HEXES * 2, 0)
    state.half = filled(ap.HEXES * 2, 0)
    state.unmoved = filled(ap.HEXES * 2, 0)
    state.wheels = filled(ap.HEXES, 0)
    state.marched = 0
    for place in range(1, ap.HEXES):
        if is_mobile(state.own_tile(team, place)):
            state.wheels[place] = steps
        for colonist in range(2):
            held = (team * ap.HEXES + place) * 2 + colonist
            if state.snared[held] > 0:
                ready = min(state.snared[held], state.count(team, place, colonist * 2))
                state.walked[place * 2 + colonist] = ready
                state.unmoved[place * 2 + colonist] = ready
                state.half[place * 2 + colonist] = ready if steps == 2 else 0
                state.snared[held] -= ready
    state.push(ap.ask_march(seat, steps, limit, bonus))


def batch_units(state: AntePortas, team: i64, goal: i64, limit: i64) -> vec[i64]:
    """Return who can join the batch to a hex, or over the enemy edge where the goal is 0 (AP-15.8)."""
    found = vec[i64]()
    if (limit and state.marched + len(state.batch) >= limit) or law_field.no_entry(state, team, goal) != ap.No.NOTHING:
        return found
    room = law_field.room_left(state, team, goal) > 0
    for place in range(1, ap.HEXES):
        if not (law_field.steps_over(team, place) if goal == 0 else law_field.is_beside(place, goal)):
            continue
        for colonist in range(2):
            if room and law_field.no_step(state, team, place, colonist) == ap.No.NOTHING:
                found = append(found, ap.do_add(place, colonist))
        rolls = law_field.no_engine(state, team, place, goal) == ap.No.NOTHING
        if rolls:
            found = append(found, ap.do_add(place, ap.Unit.ENGINE))
            if room and law_field.no_crew(state, team, place, False, goal) == ap.No.NOTHING:
                found = append(found, ap.do_add(place, ap.Unit.CREWED))
        if law_field.no_rider(state, place, goal) == ap.No.NOTHING:
            found = append(found, ap.do_add(place, ap.Unit.RIDER))
        if rolls and room and law_field.no_crew(state, team, place, True, goal) == ap.No.NOTHING:
            found = append(found, ap.do_add(place, ap.Unit.CREWED_TIRED))
    return found


def march_goals(state: AntePortas, team: i64, limit: i64) -> vec[i64]:
    """Return where a batch can go; a building on a tile has to go on first (AP-15.6)."""
    found = vec[i64]()
    if state.rules.mode == ap.Mode.CAPTURE_FLAG and not state.rider and len(batch_units(state, team, 0, limit)) > 0:
        found = append(found, ap.do_goal(0))
    for goal in range(1, ap.HEXES):
        if state.rider:
            if law_field.no_riding(state, team, goal) == ap.No.NOTHING:
                found = append(found, ap.do_goal(goal))
        elif len(batch_units(state, team, goal, limit)) > 0:
            found = append(found, ap.do_goal(goal))
    return found


def commit(state: AntePortas, seat: i64, goal: i64, steps: i64, bonus: i64) -> None:
    """All units of a batch enter together (AP-15.8, AP-15.7)."""
    team = state.team(seat)
    state.marched += len(state.batch)
    came = filled(4, 0)  # soldiers by colonist, and of these with a step left
    for unit in state.batch:
        place = ap.member_hex(unit)
        kind = ap.member_unit(unit)
        state.note(ap.Happened.WENT, [team, kind, place, goal])
        if kind == ap.Unit.RIDER:
            lay(state, team, ap.crossing_tile(state.rider), goal)
            state.facing[goal] = ap.crossing_facing(state.rider)
            state.rider = 0
        elif kind >= ap.Unit.ENGINE:
            if kind != ap.Unit.ENGINE:
                ride(state, team, place, goal, 1 if kind == ap.Unit.CREWED_TIRED else 0)
            roll(state, team, place, goal)
        else:
            left = walk(state, team, place, kind, steps)
            came[kind] += 1
            came[2 + kind] += left
    state.batch = state.batch[:0]
    if goal == 0:
        state.finish(ap.Reason.BREAKTHROUGH, team)  # AP-22.17
        return
    for colonist in range(2):
        state.soldiers[(team * ap.HEXES + goal) * ap.KINDS + colonist * 2] += came[colonist]
        state.walked[goal * 2 + colonist] += came[colonist]
        state.half[goal * 2 + colonist] += came[2 + colonist]
    if not state.rules.coop:
        open_window(state, ap.Window.STEP, goal)
        state.push(ap.ask_snare(goal, came[0], came[1], team))
    begin_combat(state, goal, STANDING, bonus, team)


def walk(state: AntePortas, team: i64, place: i64, colonist: i64, steps: i64) -> i64:
    """Take a soldier off a hex, one that has moved already first; return whether a step is left to it (AP-R43)."""
    at = place * 2 + colonist
    state.soldiers[(team * ap.HEXES + place) * ap.KINDS + colonist * 2] -= 1
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
        state.rider = ap.crossing(facing, tile, goal)
        return
    lay(state, team, tile, goal)
    state.facing[goal] = facing
    state.wheels[goal] = left


def ride(state: AntePortas, team: i64, place: i64, goal: i64, tired: i64) -> None:
    """An operator goes along with a building, as ready or exhausted as he is (AP-22.8)."""
    colonist = ap.TILE_CREW[state.tile[place]]
    at = (team * ap.HEXES + place) * ap.KINDS + colonist * 2
    state.soldiers[at + tired] -= 1
    here = place * 2 + colonist
    came_on_foot = state.walked[here] > state.soldiers[at] and state.unmoved[here] < state.walked[here]
    state.walked[here] = min(state.walked[here], state.soldiers[at])
    state.half[here] = min(state.half[here], state.walked[here])
    state.unmoved[here] = min(state.unmoved[here], state.walked[here])
    if goal:
        if came_on_foot:
            state.walked[goal * 2 + colonist] += 1  # AP-22.7: he has walked in this action before
        state.soldiers[(team * ap.HEXES + goal) * ap.KINDS + colonist * 2 + tired] += 1


def end_march(state: AntePortas, seat: i64) -> None:
    """A move action is over; in a duel who walked is exhausted (AP-22.7)."""
    team = state.team(seat)
    if not state.rules.coop:
        for place in range(1, ap.HEXES):
            for colonist in range(2):
                at = (team * ap.HEXES + place) * ap.KINDS + colonist * 2
                tired = min(state.walked[place * 2 + colonist] - state.unmoved[place * 2 + colonist], state.soldiers[at])
                state.soldiers[at] -= tired
                state.soldiers[at + 1] += tired
    state.walked = filled(ap.HEXES * 2, 0)
    state.half = filled(ap.HEXES * 2, 0)
    state.unmoved = filled(ap.HEXES * 2, 0)
    state.wheels = filled(ap.HEXES, 0)


# Healing and raising


def heal(state: AntePortas, owner: i64, colonist: i64) -> None:
    """A patient goes to a home (AP-15.13)."""
    state.patients[state.team(owner) * 2 + colonist] -= 1
    state.idle[owner * 2 + colonist] += 1
    state.note(ap.Happened.HEALED, [owner, colonist])


# Tiles


def lay_tile(state: AntePortas, seat: i64, tile: i64, place: i64, cost: i64) -> None:
    """Pay and lay a tile (AP-15.16)."""
    pay(state, seat, ap.COSTS[cost], 0)
    if state.tile[place]:
        state.tile[place] = tile  # flipped, facing as it was
    else:
        lay(state, state.team(seat), tile, place)
    state.note(ap.Happened.LAID, [seat, tile, place])
