"""The land a campaign is fought over: tiles, terrain, rivers, homes and distances. It never changes."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from tafelrunde.games.mighty_empires.engine import _grammar as me
from tafelrunde.kernel.rows import filled, ints, row_of
from tafelrunde.kernel.vectors import append, vec

# By d6 - 1: east, north-east, north-west, west, south-west, south-east (4.1)
DIRECTION_Q: Final[list[i64]] = [1, 1, 0, -1, -1, 0]
DIRECTION_R: Final[list[i64]] = [0, -1, -1, 0, 1, 1]


class Land:
    """Tiles are numbered by q, then r, which is the order in which they roll (ME-16.5)."""

    def __init__(self, q: vec[i64], r: vec[i64], terrain: vec[i64], flow: vec[i64], home: vec[i64], ring: vec[i64]) -> None:
        self.q = q
        self.r = r
        self.terrain = terrain
        self.flow = flow  # of a river: the d6 of the direction its water takes, 0 for none
        self.home = home  # number of the home a tile belongs to, or EMPTY
        self.ring = ring  # its number in the ring of its home (4.14), EMPTY for a centre and for tiles outside homes
        self.tiles: i64 = len(q)
        self.homes: i64 = 0
        for number in home:
            if number >= self.homes:
                self.homes = number + 1
        self.beside = filled(self.tiles * 6, me.EMPTY)  # [tile * 6 + d6 - 1]
        self.apart = filled(self.tiles * self.tiles, 0)  # [tile * tiles + tile]: distance
        for a in range(self.tiles):
            for b in range(self.tiles):
                dq = q[b] - q[a]
                dr = r[b] - r[a]
                self.apart[a * self.tiles + b] = max(dq, -dq, dr, -dr, dq + dr, -dq - dr)
                for d in range(6):
                    if dq == DIRECTION_Q[d] and dr == DIRECTION_R[d]:
                        self.beside[a * 6 + d] = b
        self.down = filled(self.tiles, me.EMPTY)  # ME-3.11: the river tile its water goes to
        self.volcanoes = vec[i64]()
        for tile in range(self.tiles):
            if terrain[tile] == me.Terrain.VOLCANO:
                self.volcanoes = append(self.volcanoes, tile)
            if terrain[tile] == me.Terrain.RIVER and flow[tile] > 0:
                below = self.beside[tile * 6 + flow[tile] - 1]
                if below != me.EMPTY and terrain[below] == me.Terrain.RIVER:
                    self.down[tile] = below

    def rows(self) -> list[list[int]]:
        """Return what makes a land, for dumps."""
        return [ints(self.q), ints(self.r), ints(self.terrain), ints(self.flow), ints(self.home), ints(self.ring)]

    def distance(self, a: i64, b: i64) -> i64:
        return self.apart[a * self.tiles + b]

    def downstream(self, tile: i64) -> vec[i64]:
        """Return the river tiles below one, in the order of the flow (ME-3.11)."""
        found = vec[i64]()
        below = self.down[tile]
        while below != me.EMPTY:
            found = append(found, below)
            below = self.down[below]
        return found

    def at(self, q: i64, r: i64) -> i64:
        """Return the tile at a place, EMPTY outside the map."""
        for tile in range(self.tiles):
            if self.q[tile] == q and self.r[tile] == r:
                return tile
        return -1

    def to_volcano(self, tile: i64) -> i64:
        """Return the distance to the nearest volcano, a large number if there is none."""
        best: i64 = 999
        for volcano in self.volcanoes:
            best = min(best, self.distance(tile, volcano))
        return best


def land_of(rows: list[list[int]]) -> Land:
    """Return the land that rows describe."""
    return land_made(tuple([tuple(row) for row in rows]))


@lru_cache(maxsize=16)
def land_made(rows: tuple[tuple[int, ...], ...]) -> Land:
    """Return the same land for the same rows: it takes long to work out, and nothing changes it."""
    q, r, terrain, flow, home, ring = [row_of(list(row)) for row in rows]
    return Land(q, r, terrain, flow, home, ring)


NO_LAND: Final = land_of([[], [], [], [], [], []])
