"""What a team sees and reaches, and where it may lay tiles (AP-14 of the rules)."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.ante_portas.engine import _grammar as ap
from tafelrunde.games.ante_portas.engine.board import NEXT
from tafelrunde.games.ante_portas.engine.state import AntePortas
from tafelrunde.games.ante_portas.engine.tiles import is_building
from tafelrunde.kernel.contract import BIT


def is_manned(state: AntePortas, place: i64) -> bool:
    """Return whether the building on a hex is operated: a soldier of its type stands there, exhausted or not (AP-14.2)."""
    tile = state.tile[place]
    return is_building(tile) and state.of_colonist(state.owner[place], place, ap.TILE_CREW[tile]) > 0


def tile_range(state: AntePortas, place: i64) -> i64:
    """Return the range of the building on a hex, with Signal Horns of the team."""
    tile = state.tile[place]
    found = ap.TILE_RANGE[tile]
    if ap.TILE_PAIR[tile] == ap.Pair.WATCH:
        for seat in range(state.rules.players):
            if state.team(seat) == state.owner[place] and state.owns(seat, ap.Card.SIGNAL_HORNS):
                found += 1
    return found


def view(state: AntePortas, place: i64) -> i64:
    """Return what the building on a hex shows, as a bit set: its hex and, if it is manned, along its arrows (AP-14.3)."""
    seen = BIT[place]
    if not is_manned(state, place):
        return seen
    team = state.owner[place]
    tile = state.tile[place]
    for turn in range(ap.TILE_ARROWS[tile]):
        direction = (state.facing[place] + (turn + 5 if ap.TILE_ARROWS[tile] == 3 else 0)) % 6
        at = place
        for _ in range(tile_range(state, place)):
            at = NEXT[at * 6 + direction]
            if at == 0:
                break
            seen |= BIT[at]
            if state.enemy_on(team, at) > 0:
                break
    return seen


def reach(state: AntePortas, place: i64) -> i64:
    """Return the hexes that the building on a hex can fire at, as a bit set: in view, or for steep fire along the arrow (AP-14.4)."""
    tile = state.tile[place]
    if tile == ap.Tile.TRENCH or tile == ap.Tile.BUNKER:
        return view(state, place) & ~BIT[place]
    found: i64 = 0
    if tile == ap.Tile.CATAPULT or tile == ap.Tile.HOWITZER:
        at = place
        for _ in range(ap.TILE_RANGE[tile]):
            at = NEXT[at * 6 + state.facing[place]]
            if at == 0:
                break
            found |= BIT[at]
    return found


def sight(state: AntePortas, team: i64) -> i64:
    """Return the hexes in sight of a team, as a bit set (AP-14.1)."""
    seen = BIT[state.start_field(team)]
    for place in range(1, ap.HEXES):
        if state.troops(team, place) > 0:
            seen |= BIT[place]
        tile = state.own_tile(team, place)
        if tile:
            seen |= view(state, place) if is_building(tile) else BIT[place]
    if state.rider and state.team(max(0, state.active)) == team:
        seen |= BIT[ap.crossing_hex(state.rider)]
    return seen


def tiles_left(state: AntePortas, tile: i64) -> i64:
    """Return how many tiles of a kind are in the supply; two sides of a tile share it (AP-14.9)."""
    pair = ap.TILE_PAIR[tile]
    left = ap.PAIR_SUPPLY[pair]
    same: i64 = ap.MINE_SUPPLY
    for place in range(1, ap.HEXES):
        if state.tile[place] and ap.TILE_PAIR[state.tile[place]] == pair:
            left -= 1
            if state.tile[place] == tile:
                same -= 1
    if state.rider and ap.TILE_PAIR[ap.crossing_tile(state.rider)] == pair:
        left -= 1
    return min(left, same) if pair == ap.Pair.MINE else left


def lay(state: AntePortas, team: i64, tile: i64, place: i64) -> None:
    """Put a tile on a hex, upright (AP-14.6); upright is towards the enemy, mirrored for team B (AP-22.3)."""
    state.tile[place] = tile
    state.owner[place] = team
    state.facing[place] = team * 3


def take_tile(state: AntePortas, place: i64) -> None:
    """A tile goes back to the supply; nothing is held by it any more."""
    state.tile[place] = ap.Tile.NONE
    state.owner[place] = 0
    state.facing[place] = 0
    state.wheels[place] = 0
