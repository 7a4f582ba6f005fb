"""Soldier actions and the windows in which they are offered (AP-17 of the rules)."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.ante_portas.engine._grammar import (
    ASK_BITS,
    ASK_MASK,
    EMPTY,
    FLUNG_AT_ONCE,
    GOODS,
    HEXES,
    KINDS,
    PART,
    TILE_CREW,
    TILE_DAMAGE,
    TILE_LIMIT,
    TILE_PAIR,
    TILE_STRENGTH,
    Ask,
    Do,
    Good,
    Happened,
    Pair,
    Reaction,
    Tile,
    Window,
    ask_recoil,
    ask_volley,
    ask_window,
    combat_hex,
    combat_stage,
    do_ignite,
    do_recoil,
    do_replace,
    do_shoot,
    goal_of,
    lost_mine_hex,
    lost_mine_team,
    lost_mine_tile,
    post_of,
    replace_payer,
    replace_watch,
    replace_where,
    shoot_hex,
    shoot_troop,
)
from tafelrunde.games.ante_portas.engine.board import NEXT
from tafelrunde.games.ante_portas.engine.damage import STANDING, hit_attackers, hit_own, is_flying, troop_base, troop_elite
from tafelrunde.games.ante_portas.engine.explosives import can_recoil, chain, destroy_trap, ignite
from tafelrunde.games.ante_portas.engine.sight import lay, reach, take_tile, tiles_left, view
from tafelrunde.games.ante_portas.engine.state import AntePortas
from tafelrunde.games.ante_portas.engine.tiles import is_building, is_mine
from tafelrunde.kernel.contract import BIT
from tafelrunde.kernel.rows import filled
from tafelrunde.kernel.vectors import append, vec


def actions_left(state: AntePortas, place: i64) -> i64:
    """Return how many soldier actions the building on a hex can still do (AP-17.1, AP-17.2)."""
    tile = state.tile[place]
    if not is_building(tile):
        return 0
    at = (state.owner[place] * HEXES + place) * KINDS + TILE_CREW[tile] * 2
    return max(0, min(state.soldiers[at], TILE_LIMIT[tile] - state.soldiers[at + 1]))


def exhaust(state: AntePortas, place: i64) -> None:
    """A soldier of a building has acted."""
    at = (state.owner[place] * HEXES + place) * KINDS + TILE_CREW[state.tile[place]] * 2
    state.soldiers[at] -= 1
    state.soldiers[at + 1] += 1
    here = place * 2 + TILE_CREW[state.tile[place]]
    if state.team(max(0, state.active)) == state.owner[place]:
        state.walked[here] = min(state.walked[here], state.soldiers[at])
        state.half[here] = min(state.half[here], state.walked[here])
        state.unmoved[here] = min(state.unmoved[here], state.walked[here])


def is_low(tile: i64) -> bool:
    """Return whether flying elites do not feel the shots of a building (AP-19.7)."""
    return tile == Tile.TRENCH or tile == Tile.BUNKER


def firepower(state: AntePortas, team: i64) -> tuple[vec[i64], vec[i64]]:
    """Return the damage that a team can still do on each hex: by trenches and bunkers, and by catapults and howitzers."""
    low = filled(HEXES, 0)
    high = filled(HEXES, 0)
    for place in range(1, HEXES):
        tile = state.own_tile(team, place)
        if not tile or TILE_DAMAGE[tile] == 0:
            continue
        left = actions_left(state, place)
        if left == 0:
            continue
        goals = reach(state, place)
        for goal in range(1, HEXES):
            if goals & BIT[goal]:
                if is_low(tile):
                    low[goal] += left * TILE_DAMAGE[tile]
                else:
                    high[goal] += left * TILE_DAMAGE[tile]
    return low, high


def would_fell(state: AntePortas, place: i64, troop: i64, low: i64, high: i64) -> bool:
    """Return whether damage fells at least one figure of a troop (AP-17.10)."""
    base = troop_base(state, place, troop)
    elite = troop_elite(state, place, troop)
    if base > 0 and low + high >= state.rules.base_strength:
        return True
    if is_flying(state, troop):
        low = 0
    return elite > 0 and low + high >= state.rules.elite_strength


def would_hurt(state: AntePortas, team: i64, place: i64, low: i64, high: i64) -> bool:
    """Return whether shots at a hex do something to the other team of a duel."""
    other = 1 - team
    tile = state.own_tile(other, place)
    if high > 0 and (is_mine(tile) or tile == Tile.TRAP):
        return True  # AP-22.13
    damage = low + high
    if is_mine(tile):
        return damage > 0
    if state.of_colonist(other, place, 0) > 0:
        return damage >= 1
    if state.of_colonist(other, place, 1) > 0:
        return damage >= 3
    return is_building(tile) and damage >= max(1, TILE_STRENGTH[tile])


def bomb_worth(state: AntePortas, team: i64, place: i64) -> bool:
    """Return whether an enemy would be in the blast of a bomb and its chain."""
    blast = chain(state, place)
    for at in range(1, HEXES):
        if blast & BIT[at] and state.enemy_on(team, at) > 0:
            return True
    return False


def beside_bomb(state: AntePortas, team: i64, place: i64) -> bool:
    """Return whether steep fire could set a bomb off with an enemy on it or next to it (AP-17.10)."""
    if state.tile[place] != Tile.BOMB:
        return False
    for direction in range(6):
        if NEXT[place * 6 + direction] and state.enemy_on(team, NEXT[place * 6 + direction]) > 0:
            return True
    return state.enemy_on(team, place) > 0


def is_contested(state: AntePortas, place: i64) -> bool:
    """Return whether a combat that is interrupted by another one takes place on a hex."""
    for step in state.steps:
        data = step >> ASK_BITS
        if step & ASK_MASK == Ask.COMBAT and combat_stage(data) and combat_hex(data) == place:
            return True
    return False


def shots(state: AntePortas, team: i64) -> vec[i64]:
    """Return the targets of a volley: troops it can hurt, the contested hex, bombs for steep fire (AP-17.4, AP-17.5)."""
    found = vec[i64]()
    low, high = firepower(state, team)
    for place in range(1, HEXES):
        if low[place] + high[place] == 0:
            continue
        if place == state.fight:
            found = append(found, do_shoot(place, STANDING))
            continue
        if is_contested(state, place):
            continue  # its own window comes again
        if state.rules.coop:
            if would_fell(state, place, STANDING, low[place], high[place]) or (high[place] > 0 and beside_bomb(state, team, place)):
                found = append(found, do_shoot(place, STANDING))
            for i in range(state.part_count()):
                if state.parts[i * PART] == place and would_fell(state, place, i + 1, low[place], high[place]):
                    found = append(found, do_shoot(place, i + 1))
        elif would_hurt(state, team, place, low[place], high[place]) or (high[place] > 0 and beside_bomb(state, team, place)):
            found = append(found, do_shoot(place, STANDING))
    return found


def watch_actions(state: AntePortas, team: i64) -> vec[i64]:
    """Return what guard posts and watchtowers can do to traps and bombs in their view (AP-17.7)."""
    recoils = vec[i64]()
    fuses = vec[i64]()
    for place in range(1, HEXES):
        tile = state.own_tile(team, place)
        if not tile or TILE_PAIR[tile] != Pair.WATCH or actions_left(state, place) == 0:
            continue
        seen = view(state, place)
        for goal in range(1, HEXES):
            if not seen & BIT[goal]:
                continue
            if can_recoil(state, team, goal):
                recoils = append(recoils, do_recoil(place, goal))
            elif state.own_tile(team, goal) == Tile.BOMB and bomb_worth(state, team, goal):
                fuses = append(fuses, do_ignite(place, goal))
    for action in fuses:
        recoils = append(recoils, action)
    return recoils


def mine_actions(state: AntePortas, team: i64) -> vec[i64]:
    """Return how destroyed mines can be replaced: by whose building, and who pays (AP-17.6, AP-9.7)."""
    found = vec[i64]()
    for place in range(1, HEXES):
        tile = state.own_tile(team, place)
        if not tile or TILE_PAIR[tile] != Pair.WATCH or actions_left(state, place) == 0:
            continue
        seen = view(state, place)
        for goal in range(1, HEXES):
            if not seen & BIT[goal] or state.tile[goal] or state.enemy_on(team, goal) > 0:
                continue
            for lost in state.lost_mines:
                mine = lost_mine_tile(lost)
                if lost_mine_hex(lost) != goal or lost_mine_team(lost) != team or tiles_left(state, mine) == 0:
                    continue
                for seat in range(state.rules.players):
                    if state.team(seat) == team and state.stock[seat * GOODS + Good.TOOLS] >= TILE_STRENGTH[mine]:
                        found = append(found, do_replace(place, goal, seat))
    return found


def soldier_actions(state: AntePortas, team: i64, window: i64) -> vec[i64]:
    """Return the soldier actions with an effect (AP-17.10)."""
    if window == Window.MINE:
        return mine_actions(state, team)
    found = shots(state, team)
    for action in watch_actions(state, team):
        found = append(found, action)
    return found


def begin_soldier_action(state: AntePortas, team: i64, seat: i64, action: i64) -> None:
    """Carry a soldier action out, as far as nothing more is to be decided."""
    if action < Do.RECOIL:
        state.volley = state.volley[:0]
        state.note(Happened.AIMED, [seat, shoot_hex(action)])
        state.push(ask_volley(seat, shoot_troop(action), shoot_hex(action)))
        return
    if action >= Do.REPLACE:
        replace_mine(state, replace_watch(action), replace_where(action), replace_payer(action))
        return
    exhaust(state, post_of(action))
    goal = goal_of(action)
    if action < Do.IGNITE:
        state.landed = state.landed[:0]
        state.push(ask_recoil(seat, goal, FLUNG_AT_ONCE))
    else:
        state.note(Happened.IGNITED, [team, goal])
        ignite(state, goal)


def replace_mine(state: AntePortas, place: i64, goal: i64, payer: i64) -> None:
    """Put a destroyed mine back for tools equal to its strength (AP-17.6)."""
    kept = vec[i64]()
    for lost in state.lost_mines:
        if lost_mine_hex(lost) != goal:
            kept = append(kept, lost)
            continue
        mine = lost_mine_tile(lost)
        exhaust(state, place)
        state.stock[payer * GOODS + Good.TOOLS] -= TILE_STRENGTH[mine]
        lay(state, state.owner[place], mine, goal)
        state.note(Happened.REPLACED, [payer, goal, mine, TILE_STRENGTH[mine]])
    state.lost_mines = kept


def shooters(state: AntePortas, team: i64, goal: i64) -> vec[i64]:
    """Return the hexes of buildings that can fire at a hex."""
    found = vec[i64]()
    for place in range(1, HEXES):
        tile = state.own_tile(team, place)
        if tile and TILE_DAMAGE[tile] > 0 and actions_left(state, place) > 0 and reach(state, place) & BIT[goal]:
            found = append(found, place)
    return found


def fire(state: AntePortas, team: i64, goal: i64, troop: i64) -> None:
    """Fire a volley: its damage is added and applied at once, in a combat it adds to the own total (AP-17.4)."""
    low: i64 = 0
    high: i64 = 0
    for place in state.volley:
        tile = state.tile[place]
        if is_low(tile):
            low += TILE_DAMAGE[tile]
        else:
            high += TILE_DAMAGE[tile]
    state.volley = state.volley[:0]
    state.note(Happened.FIRED, [team, goal, low + high])
    if high > 0 and state.tile[goal] == Tile.BOMB:
        ignite(state, goal)  # AP-17.5
    if not state.rules.coop:
        fire_at_team(state, team, goal, low, high)
    elif goal == state.fight:
        state.shots_low += low
        state.shots_high += high
    else:
        hit_attackers(state, goal, troop, low + high, high if is_flying(state, troop) else low + high)


def fire_at_team(state: AntePortas, team: i64, goal: i64, low: i64, high: i64) -> None:
    """A volley of a duel: steep fire destroys traps and mines whatever their strength (AP-22.13)."""
    other = 1 - team
    tile = state.own_tile(other, goal)
    if high > 0 and is_mine(tile):
        state.note(Happened.TILE_LOST, [goal, tile])
        take_tile(state, goal)
    elif high > 0 and tile == Tile.TRAP:
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
    if state.reaction[seat] == Reaction.COMBAT_ONLY and window < Window.COMBAT:
        return False
    if state.muted[seat] & BIT[window]:
        return False
    return not (window == Window.COMBAT and state.muted_hexes[seat] & BIT[place])


def open_window(state: AntePortas, window: i64, place: i64) -> None:
    """Offer soldier actions; in a duel both teams in turn, the one that is not moving first (AP-22.10)."""
    side: i64 = 0
    if not state.rules.coop and state.active != EMPTY:
        side = 1 - state.team(state.active)
    state.push(ask_window(window, place, side, 0))
