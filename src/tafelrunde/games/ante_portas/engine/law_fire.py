"""What stands against soldier actions in Ante Portas: firing, flinging back, igniting, replacing. Each function returns a reason.

It returns NOTHING if the action is possible; one without an effect is not (AP-17.10).
"""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.ante_portas.engine import _grammar as ap
from tafelrunde.games.ante_portas.engine.board import NEXT
from tafelrunde.games.ante_portas.engine.damage import STANDING, is_flying, troop_base, troop_elite
from tafelrunde.games.ante_portas.engine.explosives import chain, held_there, steps_back
from tafelrunde.games.ante_portas.engine.sight import reach, sight, tiles_left, view
from tafelrunde.games.ante_portas.engine.state import AntePortas
from tafelrunde.games.ante_portas.engine.tiles import is_building, is_mine
from tafelrunde.kernel.contract import BIT

# Who acts


def actions_left(state: AntePortas, place: i64) -> i64:
    """Return how many soldier actions the building on a hex can still do (AP-17.1, AP-17.2)."""
    tile = state.tile[place]
    if not is_building(tile):
        return 0
    at = (state.owner[place] * ap.HEXES + place) * ap.KINDS + ap.TILE_CREW[tile] * 2
    return max(0, min(state.soldiers[at], ap.TILE_LIMIT[tile] - state.soldiers[at + 1]))


def no_operator(state: AntePortas, team: i64, place: i64) -> i64:
    """A ready soldier acts in the building on a hex (AP-17.1 to AP-17.3)."""
    if actions_left(state, place) > 0:
        return ap.No.NOTHING
    tile = state.tile[place]
    if state.of_colonist(team, place, ap.TILE_CREW[tile]) == 0:
        return ap.No.UNMANNED
    return ap.No.EXHAUSTED_MOST if state.count(team, place, ap.TILE_CREW[tile] * 2 + 1) >= ap.TILE_LIMIT[tile] else ap.No.EXHAUSTED_ALL


# Firing


def no_shooter(state: AntePortas, team: i64, place: i64, goal: i64) -> i64:
    """The building on a hex fires at another hex (AP-17.4, AP-17.11)."""
    tile = state.tile[place]
    if tile and state.owner[place] != team:
        return ap.No.TILE_ENEMY  # AP-22.15
    if ap.TILE_DAMAGE[tile] == 0:
        return ap.No.SHOOTER_NONE
    found = no_operator(state, team, place)
    if found != ap.No.NOTHING:
        return found
    return ap.No.NOTHING if reach(state, place) & BIT[goal] else ap.No.SHOOTER_RANGE


def no_shot(state: AntePortas, team: i64, place: i64, troop: i64, low: i64, high: i64) -> i64:
    """A volley with this damage, flat and steep, is fired at a troop on a hex: it does something (AP-17.4, AP-17.5, AP-17.10)."""
    if low + high == 0:
        return ap.No.SHOOT_RANGE
    if troop > 0 and (
        not state.rules.coop or place == state.fight or troop > state.part_count() or state.parts[(troop - 1) * ap.PART] != place
    ):
        return ap.No.NO_TROOP
    if place == state.fight:
        return ap.No.NOTHING
    if not is_contested(state, place):  # else its own window comes again
        if state.rules.coop:
            if would_fell(state, place, troop, low, high):
                return ap.No.NOTHING
        elif would_hurt(state, team, place, low, high):
            return ap.No.NOTHING
        if troop == STANDING and high > 0 and beside_bomb(state, team, place):
            return ap.No.NOTHING
    return ap.No.SHOOT_NOBODY if state.enemy_on(team, place) == 0 else ap.No.SHOOT_WEAK


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
    if high > 0 and (is_mine(tile) or tile == ap.Tile.TRAP):
        return True  # AP-22.13
    damage = low + high
    if is_mine(tile):
        return damage > 0
    if state.of_colonist(other, place, 0) > 0:
        return damage >= 1
    if state.of_colonist(other, place, 1) > 0:
        return damage >= 3
    return is_building(tile) and damage >= max(1, ap.TILE_STRENGTH[tile])


def is_contested(state: AntePortas, place: i64) -> bool:
    """Return whether a combat that is interrupted by another one takes place on a hex."""
    for step in state.steps:
        data = step >> ap.ASK_BITS
        if step & ap.ASK_MASK == ap.Ask.COMBAT and ap.combat_stage(data) and ap.combat_hex(data) == place:
            return True
    return False


# Traps, bombs and mines


def no_post(state: AntePortas, team: i64, place: i64) -> i64:
    """A guard post or watchtower acts on what it has in view (AP-17.7)."""
    tile = state.tile[place]
    if tile == 0:
        return ap.No.WATCH_NONE
    if state.owner[place] != team:
        return ap.No.TILE_ENEMY  # AP-22.15
    if ap.TILE_PAIR[tile] != ap.Pair.WATCH:
        return ap.No.WATCH_NONE
    return no_operator(state, team, place)


def no_watch(state: AntePortas, team: i64, place: i64, goal: i64) -> i64:
    """A guard post or watchtower acts on a hex (AP-17.7)."""
    found = no_post(state, team, place)
    if found != ap.No.NOTHING:
        return found
    return ap.No.NOTHING if view(state, place) & BIT[goal] else ap.No.NOT_IN_VIEW


def no_recoil(state: AntePortas, team: i64, place: i64) -> i64:
    """Somebody is flung back from a trap (AP-16.4); who flies is not held (AP-19.2)."""
    if state.tile[place] != ap.Tile.TRAP:
        return ap.No.NO_TRAP
    if state.owner[place] != team:
        return ap.No.TILE_ENEMY  # AP-22.15
    for figure in range(4):
        if held_there(state, team, place, figure) > 0:
            return ap.No.NOTHING if steps_back(state, team, place) else ap.No.TRAP_EDGE
    return ap.No.TRAP_FLYING if state.enemy_on(team, place) > 0 else ap.No.TRAP_EMPTY


def no_back(state: AntePortas, team: i64, place: i64, goal: i64, figure: i64) -> i64:
    """A figure is flung back from a trap to a hex one or two steps away (AP-16.4)."""
    found = no_recoil(state, team, place)
    if found != ap.No.NOTHING:
        return found
    if held_there(state, team, place, figure) == 0:
        return ap.No.BACK_NONE
    return ap.No.NOTHING if steps_back(state, team, place) & BIT[goal] else ap.No.BACK_GOAL


def no_recoiling(state: AntePortas, team: i64) -> i64:
    """The Trapper flings somebody back from any trap (AP-16.4, AP-15.17)."""
    for place in range(1, ap.HEXES):
        if no_recoil(state, team, place) == ap.No.NOTHING:
            return ap.No.NOTHING
    return ap.No.RECOIL_NONE


def no_bomb(state: AntePortas, team: i64, place: i64) -> i64:
    """A bomb of the team lies on a hex (AP-16.7)."""
    if state.tile[place] != ap.Tile.BOMB:
        return ap.No.NO_BOMB
    return ap.No.NOTHING if state.owner[place] == team else ap.No.TILE_ENEMY  # AP-22.15


def no_sight(state: AntePortas, team: i64, place: i64) -> i64:
    """A hex is in sight of a team (AP-14.1)."""
    return ap.No.NOTHING if sight(state, team) & BIT[place] else ap.No.UNSEEN


def no_blast(state: AntePortas, team: i64, place: i64) -> i64:
    """A soldier sets a bomb off that reaches an enemy (AP-17.7, AP-17.10)."""
    found = no_bomb(state, team, place)
    if found != ap.No.NOTHING:
        return found
    blast = chain(state, place)
    for at in range(1, ap.HEXES):
        if blast & BIT[at] and state.enemy_on(team, at) > 0:
            return ap.No.NOTHING
    return ap.No.BOMB_NOBODY


def no_ignition(state: AntePortas, team: i64) -> i64:
    """The Combat Engineer sets any bomb in sight off (AP-15.18)."""
    seen = sight(state, team)
    for place in range(1, ap.HEXES):
        if seen & BIT[place] and no_bomb(state, team, place) == ap.No.NOTHING:
            return ap.No.NOTHING
    return ap.No.IGNITE_NONE


def beside_bomb(state: AntePortas, team: i64, place: i64) -> bool:
    """Return whether steep fire could set a bomb off with an enemy on it or next to it (AP-17.5, AP-17.10)."""
    if state.tile[place] != ap.Tile.BOMB:
        return False
    for direction in range(6):
        if NEXT[place * 6 + direction] and state.enemy_on(team, NEXT[place * 6 + direction]) > 0:
            return True
    return state.enemy_on(team, place) > 0


def lost_at(state: AntePortas, team: i64, place: i64) -> i64:
    """Return the mine of a team that was just destroyed on a hex and may be replaced, 0 if there is none (AP-16.3)."""
    for lost in state.lost_mines:
        if ap.lost_mine_hex(lost) == place and ap.lost_mine_team(lost) == team:
            return ap.lost_mine_tile(lost)
    return 0


def no_replacing(state: AntePortas, team: i64, goal: i64) -> i64:
    """A mine is put back on a hex without a tile and enemies (AP-17.6), as long as there are any (AP-14.9)."""
    mine = lost_at(state, team, goal)
    if mine == 0:
        return ap.No.REPLACE_NONE
    if state.tile[goal] or state.enemy_on(team, goal) > 0:
        return ap.No.REPLACE_TAKEN
    return ap.No.NOTHING if tiles_left(state, mine) > 0 else ap.No.SUPPLY_TILES


def no_mine_payer(state: AntePortas, team: i64, goal: i64, payer: i64) -> i64:
    """Somebody of the team pays tools equal to the strength of a mine (AP-17.6, AP-9.7)."""
    if state.team(payer) != team:
        return ap.No.REPLACE_TEAM
    tools = state.stock[payer * ap.GOODS + ap.Good.TOOLS]
    return ap.No.NOTHING if tools >= ap.TILE_STRENGTH[lost_at(state, team, goal)] else ap.No.REPLACE_TOOLS
