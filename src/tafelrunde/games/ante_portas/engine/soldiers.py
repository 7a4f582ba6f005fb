"""Soldier actions and the windows in which they are offered (AP-17 of the rules)."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.ante_portas.engine import _grammar as ap
from tafelrunde.games.ante_portas.engine import law_fire
from tafelrunde.games.ante_portas.engine.damage import STANDING, hit_attackers, hit_own, is_flying
from tafelrunde.games.ante_portas.engine.explosives import destroy_trap, ignite
from tafelrunde.games.ante_portas.engine.sight import lay, reach, take_tile, view
from tafelrunde.games.ante_portas.engine.state import AntePortas
from tafelrunde.games.ante_portas.engine.tiles import is_mine
from tafelrunde.kernel.contract import BIT
from tafelrunde.kernel.rows import filled
from tafelrunde.kernel.vectors import append, vec


def exhaust(state: AntePortas, place: i64) -> None:
    """A soldier of a building has acted."""
    at = (state.owner[place] * ap.HEXES + place) * ap.KINDS + ap.TILE_CREW[state.tile[place]] * 2
    state.soldiers[at] -= 1
    state.soldiers[at + 1] += 1
    here = place * 2 + ap.TILE_CREW[state.tile[place]]
    if state.team(max(0, state.active)) == state.owner[place]:
        state.walked[here] = min(state.walked[here], state.soldiers[at])
        state.half[here] = min(state.half[here], state.walked[here])
        state.unmoved[here] = min(state.unmoved[here], state.walked[here])


def is_low(tile: i64) -> bool:
    """Return whether flying elites do not feel the shots of a building (AP-19.7)."""
    return tile == ap.Tile.TRENCH or tile == ap.Tile.BUNKER


def firepower(state: AntePortas, team: i64) -> tuple[vec[i64], vec[i64]]:
    """Return the damage that a team can still do on each hex: by trenches and bunkers, and by catapults and howitzers."""
    low = filled(ap.HEXES, 0)
    high = filled(ap.HEXES, 0)
    for place in range(1, ap.HEXES):
        tile = state.own_tile(team, place)
        if not tile or ap.TILE_DAMAGE[tile] == 0:
            continue
        left = law_fire.actions_left(state, place)
        if left == 0:
            continue
        goals = reach(state, place)
        for goal in range(1, ap.HEXES):
            if goals & BIT[goal]:
                if is_low(tile):
                    low[goal] += left * ap.TILE_DAMAGE[tile]
                else:
                    high[goal] += left * ap.TILE_DAMAGE[tile]
    return low, high


def shots(state: AntePortas, team: i64) -> vec[i64]:
    """Return the targets of a volley: troops it can hurt, the contested hex, bombs for steep fire (AP-17.4, AP-17.5)."""
    found = vec[i64]()
    low, high = firepower(state, team)
    for place in range(1, ap.HEXES):
        if low[place] + high[place] == 0:
            continue
        if law_fire.no_shot(state, team, place, STANDING, low[place], high[place]) == ap.No.NOTHING:
            found = append(found, ap.do_shoot(place, STANDING))
        for i in range(state.part_count()):
            if law_fire.no_shot(state, team, place, i + 1, low[place], high[place]) == ap.No.NOTHING:
                found = append(found, ap.do_shoot(place, i + 1))
    return found


def watch_actions(state: AntePortas, team: i64) -> vec[i64]:
    """Return what guard posts and watchtowers can do to traps and bombs in their view (AP-17.7)."""
    recoils = vec[i64]()
    fuses = vec[i64]()
    for place in range(1, ap.HEXES):
        if not state.tile[place] or law_fire.no_post(state, team, place) != ap.No.NOTHING:
            continue
        seen = view(state, place)
        for goal in range(1, ap.HEXES):
            if not seen & BIT[goal] or not state.tile[goal]:
                continue
            if law_fire.no_recoil(state, team, goal) == ap.No.NOTHING:
                recoils = append(recoils, ap.do_recoil(place, goal))
            elif law_fire.no_blast(state, team, goal) == ap.No.NOTHING:
                fuses = append(fuses, ap.do_ignite(place, goal))
    for action in fuses:
        recoils = append(recoils, action)
    return recoils


def mine_actions(state: AntePortas, team: i64) -> vec[i64]:
    """Return how destroyed mines can be replaced: by whose building, and who pays (AP-17.6, AP-9.7)."""
    found = vec[i64]()
    for place in range(1, ap.HEXES):
        if not state.tile[place] or law_fire.no_post(state, team, place) != ap.No.NOTHING:
            continue
        seen = view(state, place)
        for goal in range(1, ap.HEXES):
            if not seen & BIT[goal] or law_fire.no_replacing(state, team, goal) != ap.No.NOTHING:
                continue
            for seat in range(state.rules.players):
                if law_fire.no_mine_payer(state, team, goal, seat) == ap.No.NOTHING:
                    found = append(found, ap.do_replace(place, goal, seat))
    return found


def soldier_actions(state: AntePortas, team: i64, window: i64) -> vec[i64]:
    """Return the soldier actions with an effect (AP-17.10)."""
    if window == ap.Window.MINE:
        return mine_actions(state, team)
    found = shots(state, team)
    for action in watch_actions(state, team):
        found = append(found, action)
    return found


def begin_soldier_action(state: AntePortas, team: i64, seat: i64, action: i64) -> None:
    """Carry a soldier action out, as far as nothing more is to be decided."""
    if action < ap.Do.RECOIL:
        state.volley = state.volley[:0]
        state.note(ap.Happened.AIMED, [seat, ap.shoot_hex(action)])
        state.push(ap.ask_volley(seat, ap.shoot_troop(action), ap.shoot_hex(action)))
        return
    if action >= ap.Do.REPLACE:
        replace_mine(state, ap.replace_watch(action), ap.replace_where(action), ap.replace_payer(action))
        return
    exhaust(state, ap.post_of(action))
    goal = ap.goal_of(action)
    if action < ap.Do.IGNITE:
        state.landed = state.landed[:0]
        state.push(ap.ask_recoil(seat, goal, ap.FLUNG_AT_ONCE))
    else:
        state.note(ap.Happened.IGNITED, [team, goal])
        ignite(state, goal)


def replace_mine(state: AntePortas, place: i64, goal: i64, payer: i64) -> None:
    """Put a destroyed mine back for tools equal to its strength (AP-17.6)."""
    kept = vec[i64]()
    for lost in state.lost_mines:
        if ap.lost_mine_hex(lost) != goal:
            kept = append(kept, lost)
            continue
        mine = ap.lost_mine_tile(lost)
        exhaust(state, place)
        state.stock[payer * ap.GOODS + ap.Good.TOOLS] -= ap.TILE_STRENGTH[mine]
        lay(state, state.owner[place], mine, goal)
        state.note(ap.Happened.REPLACED, [payer, goal, mine, ap.TILE_STRENGTH[mine]])
    state.lost_mines = kept


def shooters(state: AntePortas, team: i64, goal: i64) -> vec[i64]:
    """Return the hexes of buildings that can fire at a hex."""
    found = vec[i64]()
    for place in range(1, ap.HEXES):
        if law_fire.no_shooter(state, team, place, goal) == ap.No.NOTHING:
            found = append(found, place)
    return found


def recoil_actions(state: AntePortas, team: i64, only: i64) -> vec[i64]:
    """Return every way to fling one figure back, from one trap or from any (AP-16.4)."""
    found = vec[i64]()
    for place in range(1, ap.HEXES):
        if (only and place != only) or law_fire.no_recoil(state, team, place) != ap.No.NOTHING:
            continue
        for goal in range(1, ap.HEXES):
            for figure in range(4):
                if law_fire.no_back(state, team, place, goal, figure) == ap.No.NOTHING:
                    found = append(found, ap.do_back(place, goal, figure))
    return found


def fire(state: AntePortas, team: i64, goal: i64, troop: i64) -> None:
    """Fire a volley: its damage is added and applied at once, in a combat it adds to the own total (AP-17.4, AP-17.8)."""
    low: i64 = 0
    high: i64 = 0
    for place in state.volley:
        tile = state.tile[place]
        if is_low(tile):
            low += ap.TILE_DAMAGE[tile]
        else:
            high += ap.TILE_DAMAGE[tile]
    state.volley = state.volley[:0]
    state.note(ap.Happened.FIRED, [team, goal, low + high])
    if high > 0 and state.tile[goal] == ap.Tile.BOMB:
        ignite(state, goal)  # AP-17.5
    if not state.rules.coop:
        fire_at_team(state, team, goal, low, high)
    elif goal == state.fight:
        state.shots_low += low
        state.shots_high += high
    else:
        hit_attackers(state, goal, troop, low + high, high if is_flying(state, troop) else low + high)


def fire_at_team(state: AntePortas, team: i64, goal: i64, low: i64, high: i64) -> None:
    """A volley of a duel: steep fire destroys traps and mines whatever their strength (AP-22.13, AP-R41)."""
    other = 1 - team
    tile = state.own_tile(other, goal)
    if high > 0 and is_mine(tile):
        state.note(ap.Happened.TILE_LOST, [goal, tile])
        take_tile(state, goal)
    elif high > 0 and tile == ap.Tile.TRAP:
        destroy_trap(state, goal)
    if goal == state.fight:
        if team == 0:
            state.shots_low += low + high
        else:
            state.shots_high += low + high
    else:
        hit_own(state, other, goal, low + high, 0)


def wants(state: AntePortas, seat: i64, window: i64, place: i64) -> bool:
    """Return whether a seat wants to be asked in a window (AP-17.12)."""
    if state.reaction[seat] == ap.Reaction.COMBAT_ONLY and window < ap.Window.COMBAT:
        return False
    if state.muted[seat] & BIT[window]:
        return False
    return not (window == ap.Window.COMBAT and state.muted_hexes[seat] & BIT[place])


def open_window(state: AntePortas, window: i64, place: i64) -> None:
    """Offer soldier actions; in a duel both teams in turn, the one that is not moving first (AP-22.10, AP-R15, AP-22.16)."""
    side: i64 = 0
    if not state.rules.coop and state.active != ap.EMPTY:
        side = 1 - state.team(state.active)
    state.push(ap.ask_window(window, place, side, 0))
