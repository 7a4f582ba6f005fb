"""Damage: who falls, what absorbs it, and what goes on living (AP-13.7 to 13.13 of the rules).

A troop of attackers on a hex is told by a number: STANDING those that do not move, `1 + i` part i of the troop that moves, TOGETHER all
of them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.ante_portas.engine import _grammar as ap
from tafelrunde.games.ante_portas.engine.sight import take_tile
from tafelrunde.games.ante_portas.engine.state import AntePortas
from tafelrunde.games.ante_portas.engine.tiles import is_building, is_mine
from tafelrunde.kernel.vectors import append, vec

STANDING: Final = 0
TOGETHER: Final = 15

# Attackers


def troop_base(state: AntePortas, place: i64, troop: i64) -> i64:
    """Return the base units of a troop."""
    if troop == STANDING:
        return state.base[place]
    if troop == TOGETHER:
        return state.base_on(place)
    return state.parts[(troop - 1) * ap.PART + 1]


def troop_elite(state: AntePortas, place: i64, troop: i64) -> i64:
    """Return the elite units of a troop."""
    if troop == STANDING:
        return state.elite[place]
    if troop == TOGETHER:
        return state.elite_on(place)
    return state.parts[(troop - 1) * ap.PART + 2]


def is_flying(state: AntePortas, troop: i64) -> bool:
    """Return whether a troop is in the air (AP-19.1)."""
    return STANDING < troop < TOGETHER and state.parts[(troop - 1) * ap.PART + 5] > 0


def remove_figures(state: AntePortas, place: i64, troop: i64, base: i64, elite: i64) -> None:
    """Attackers return to the supply, unsnared ones first (AP-13.16)."""
    if base + elite == 0:
        return
    state.note(ap.Happened.FELLED, [place, base, elite])
    state.defeated += base + elite
    if state.rules.variant == ap.Variant.ALL_DEAD and state.wave > 0:
        state.gone[0] += base
        state.gone[1] += elite
    pull_figures(state, place, troop, base, elite)


def pull_figures(state: AntePortas, place: i64, troop: i64, base: i64, elite: i64) -> None:
    """Take figures off a hex, unsnared ones first."""
    if troop == TOGETHER:
        for i in range(state.part_count()):  # who is not snared falls first
            at = i * ap.PART
            if state.parts[at] == place:
                loose = min(base, state.parts[at + 1] - state.parts[at + 3])
                state.parts[at + 1] -= loose
                base -= loose
                loose = min(elite, state.parts[at + 2] - state.parts[at + 4])
                state.parts[at + 2] -= loose
                elite -= loose
    if troop in (STANDING, TOGETHER):
        here = min(base, state.base[place])
        state.base[place] -= here
        base -= here
        here = min(elite, state.elite[place])
        state.elite[place] -= here
        elite -= here
        state.snared_base[place] = min(state.snared_base[place], state.base[place])
        state.snared_elite[place] = min(state.snared_elite[place], state.elite[place])
    for i in range(state.part_count()):
        at = i * ap.PART
        if state.parts[at] != place or (troop != TOGETHER and troop != i + 1):
            continue
        here = min(base, state.parts[at + 1])
        state.parts[at + 1] -= here
        base -= here
        here = min(elite, state.parts[at + 2])
        state.parts[at + 2] -= here
        elite -= here
        state.parts[at + 3] = min(state.parts[at + 3], state.parts[at + 1])
        state.parts[at + 4] = min(state.parts[at + 4], state.parts[at + 2])


def fell_options(state: AntePortas, place: i64, troop: i64, damage: i64, to_elites: i64) -> vec[i64]:
    """Return the sets of figures, see `losses`, with most strength not above the damage (AP-13.7); elites take only a part of it."""
    base = troop_base(state, place, troop)
    elite = troop_elite(state, place, troop)
    strength_base = state.rules.base_strength
    strength_elite = state.rules.elite_strength
    best: i64 = 0
    for fallen in range(elite + 1):
        if fallen * strength_elite > min(damage, to_elites):
            break
        total = fallen * strength_elite + min(base, (damage - fallen * strength_elite) // strength_base) * strength_base
        best = max(best, total)
    found = vec[i64]()
    for with_base in range(base + 1):
        rest = best - with_base * strength_base
        if rest >= 0 and rest % strength_elite == 0 and rest // strength_elite <= elite and rest <= to_elites:
            found = append(found, ap.losses(rest // strength_elite, with_base))
    return found


def hit_attackers(state: AntePortas, place: i64, troop: i64, damage: i64, to_elites: i64) -> None:
    """Have a troop suffer damage, of which elites take at most a part (AP-19.8)."""
    if damage > 0:
        state.push(ap.ask_fell(place, troop, damage, min(damage, to_elites)))


# Own units


def wound(state: AntePortas, team: i64, place: i64, colonist: i64, count: i64, fought: bool) -> None:
    """Soldiers go to the hospital; exhausted ones first, in a combat of a duel last (AP-13.13, AP-13.16)."""
    if count == 0:
        return
    take_soldiers(state, team, place, colonist, count, state.rules.coop or not fought)
    state.patients[team * 2 + colonist] += count
    state.note(ap.Happened.WOUNDED, [team, place, colonist, count])


def take_soldiers(state: AntePortas, team: i64, place: i64, colonist: i64, count: i64, tired_first: bool) -> None:
    """Take soldiers of a kind off a hex, exhausted or ready ones first."""
    at = (team * ap.HEXES + place) * ap.KINDS + colonist * 2
    first = at + 1 if tired_first else at
    second = at if tired_first else at + 1
    here = min(count, state.soldiers[first])
    state.soldiers[first] -= here
    state.soldiers[second] -= count - here
    at_place = place * 2 + colonist
    held = (team * ap.HEXES + place) * 2 + colonist
    state.snared[held] = min(state.snared[held], state.of_colonist(team, place, colonist))
    if state.team(max(0, state.active)) == team:
        state.walked[at_place] = min(state.walked[at_place], state.count(team, place, colonist * 2))
        state.half[at_place] = min(state.half[at_place], state.walked[at_place])
        state.unmoved[at_place] = min(state.unmoved[at_place], state.walked[at_place])


def sufferers(state: AntePortas, team: i64, place: i64, colonist: i64, source: i64) -> i64:
    """Return the soldiers of a kind that can be hit there."""
    if colonist == ap.Colonist.FARMER and source & ap.Source.ELITES:
        return 0
    return state.of_colonist(team, place, colonist)


def suffering_mine(state: AntePortas, team: i64, place: i64, source: i64) -> i64:
    """Return the mine that can be hit on a hex, 0 if there is none."""
    tile = state.own_tile(team, place)
    if not is_mine(tile) or source & ap.Source.NO_MINE or (tile == ap.Tile.TREAD_MINE and source & ap.Source.FLYING):
        return 0
    return tile


def suffering_building(state: AntePortas, team: i64, place: i64, source: i64) -> i64:
    """Return the building that can be hit on a hex, 0 if there is none."""
    tile = state.own_tile(team, place)
    if not is_building(tile) or (source & ap.Source.ELITES and (tile == ap.Tile.TRENCH or tile == ap.Tile.BUNKER)):
        return 0
    return tile


def passing(state: AntePortas, team: i64, place: i64) -> i64:
    """Return the mobile building of a team that passes over the tile of a hex at the moment, 0 if there is none (AP-15.6)."""
    if state.rider and ap.crossing_hex(state.rider) == place and state.team(max(0, state.active)) == team:
        return ap.crossing_tile(state.rider)
    return 0


def lose_options(state: AntePortas, team: i64, place: i64, damage: i64, source: i64) -> vec[i64]:
    """Return the sets of soldiers, see `losses`, with the largest strength not above the damage (AP-13.7, AP-R11)."""
    farmers = sufferers(state, team, place, ap.Colonist.FARMER, source)
    citizens = sufferers(state, team, place, ap.Colonist.CITIZEN, source)
    best: i64 = 0
    for lost in range(citizens + 1):
        if lost * 3 <= damage:
            best = max(best, lost * 3 + min(farmers, damage - lost * 3))
    found = vec[i64]()
    for lost in range(farmers + 1):
        rest = best - lost
        if rest >= 0 and rest % 3 == 0 and rest // 3 <= citizens:
            found = append(found, ap.losses(rest // 3, lost))
    return found


def can_spare(state: AntePortas, team: i64, place: i64, damage: i64, source: i64) -> bool:
    """Return whether some soldiers have exactly the strength of the damage, so that a mine can be spared (AP-13.9)."""
    return strength_of(lose_options(state, team, place, damage, source)[0]) == damage


def strength_of(lost: i64) -> i64:
    """Return the strength of a set of soldiers (AP-13.1)."""
    return ap.losses_weak(lost) * ap.COLONIST_STRENGTH[0] + ap.losses_strong(lost) * ap.COLONIST_STRENGTH[1]


def is_there(state: AntePortas, team: i64, place: i64) -> bool:
    """Return whether a team has soldiers or a building on a hex; traps and bombs take no damage."""
    return state.troops(team, place) > 0 or suffering_building(state, team, place, 0) > 0 or passing(state, team, place) > 0


def taken_by(state: AntePortas, team: i64, place: i64, damage: i64) -> i64:
    """Return how much of some damage the soldiers and the buildings of a team take on a hex, not how much they absorb."""
    lost = lose_options(state, team, place, damage, 0)[0]
    taken = strength_of(lost)
    if ap.losses_weak(lost) + ap.losses_strong(lost) < state.troops(team, place):
        return taken
    building = suffering_building(state, team, place, 0)
    if building and damage - taken >= max(1, ap.TILE_STRENGTH[building]):
        taken += max(1, ap.TILE_STRENGTH[building])
    if passing(state, team, place) and damage > taken:
        taken += 1
    return taken


def hit_own(state: AntePortas, team: i64, place: i64, damage: i64, source: i64) -> None:
    """Have own units on a hex suffer damage."""
    if damage > 0:
        state.push(ap.ask_suffer(team, place, source, ap.Settled.OPEN, damage))


def destroy_mine(state: AntePortas, place: i64, source: i64) -> None:
    """A mine is gone; it may be replaced if it fell in a combat nobody survived, or by a bomb (AP-16.3)."""
    tile = state.tile[place]
    state.note(ap.Happened.TILE_LOST, [place, tile])
    if source & ap.Source.REPLACEABLE:
        state.lost_mines = append(state.lost_mines, ap.lost_mine(state.owner[place], tile, place))
    take_tile(state, place)


def lose_soldiers(state: AntePortas, team: i64, place: i64, damage: i64, source: i64, lost: i64) -> None:
    """Wound a chosen set of soldiers; what is left may destroy the building, is absorbed, or counts for the attackers."""
    fought = source & ap.Source.REPLACEABLE != 0
    wound(state, team, place, ap.Colonist.FARMER, ap.losses_weak(lost), fought)
    wound(state, team, place, ap.Colonist.CITIZEN, ap.losses_strong(lost), fought)
    rest = damage - strength_of(lost)
    standing = sufferers(state, team, place, ap.Colonist.FARMER, source) + sufferers(state, team, place, ap.Colonist.CITIZEN, source)
    building = suffering_building(state, team, place, source)
    if rest > 0 and standing == 0 and building:
        needed = max(1, ap.TILE_STRENGTH[building])
        if rest >= needed:  # AP-13.11
            state.note(ap.Happened.TILE_LOST, [place, building])
            take_tile(state, place)
            rest -= needed
    if rest > 0 and standing == 0 and passing(state, team, place):
        state.note(ap.Happened.TILE_LOST, [place, passing(state, team, place)])
        state.rider = 0
        rest -= 1
    if rest > 0:
        state.note(ap.Happened.ABSORBED, [place, rest])
        if source & ap.Source.CARRY and (standing > 0 or state.own_tile(team, place) > 0):
            state.carried[place] += rest  # AP-18.8
