"""Maps as JSON: made by the seeded generators, drawn in the editor or written by hand; checked before anybody plays on them (ME-15).

A map stays the dictionary that was read, so that keys nobody here knows survive (ME-15.4); `check` says what is wrong with it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

import msgspec

from tafelrunde.games.mighty_empires.engine import _grammar as me
from tafelrunde.games.mighty_empires.engine.board import DIRECTION_Q, DIRECTION_R, Land, land_of
from tafelrunde.kernel.errors import OptionError

FORMAT = "tafelrunde-me-map/1"
LEAST_TILES, MOST_VOLCANOES = 12, 3  # ME-15.7
FARTHEST = 99  # coordinates beyond are a slip of the keyboard

Place = tuple[int, int]
Draw = Callable[[int, int], int]
"""Asks chance for one of n outcomes; the second number says what for."""

RING: tuple[Place, ...] = tuple(zip(map(int, DIRECTION_Q), map(int, DIRECTION_R), strict=True))
SUP: tuple[Place, ...] = ((2, 1), (-1, 3), (-3, 2), (-2, -1), (1, -3), (3, -2))
OPEN = ("plains", "woodland", "hills", "lake")
WILD = ("desert", "tundra", "swamp")
PALETTE = ("plains", "hills", "woodland", "desert", "tundra")

# 4.14: ring numbers of mountain, river 1, river 2, wild tile and the pair; whether the wild tile is the mouth
TEMPLATES = ((2, 1, 0, 5, (3, 4), False), (3, 4, 5, 0, (1, 2), False), (2, 1, 0, 5, (3, 4), True), (3, 4, 5, 0, (1, 2), True))

TWO_VOLCANOES = (((4, 2), 0), ((1, 4), 1), ((-3, 2), 2), ((-2, -1), 3), ((1, -3), 4), ((3, -2), 4), ((5, -1), 5))
LAYOUTS: dict[int, tuple[tuple[Place, ...], tuple[tuple[Place, int], ...], tuple[tuple[Place, int], ...]]] = {
    2: (((0, 0),), ((SUP[0], 0), (SUP[3], 3)), ()),
    3: (((0, 0),), ((SUP[0], 0), (SUP[2], 2), (SUP[4], 4)), ()),
    4: (((0, 0),), ((SUP[0], 0), (SUP[1], 1), (SUP[3], 3), (SUP[4], 4)), ()),
    5: (((0, 0),), tuple((SUP[k], k) for k in range(5)), ((SUP[5], 5),)),
    6: (((0, 0),), tuple((SUP[k], k) for k in range(6)), ()),
    7: (((0, 0), (2, 1)), TWO_VOLCANOES, (((-1, 3), 1),)),
    8: (((0, 0), (2, 1)), (*TWO_VOLCANOES, ((-1, 3), 1)), ()),
}
"""By players: centres of volcano flowers, home flowers with their turn, home-like flowers that belong to nobody."""
PERIOD = {2: 3, 3: 2, 4: 3, 5: 1, 6: 1, 7: 1, 8: 1}

BAG = {
    "river": 12, "farmland": 6, "forest": 6, "woodland": 6, "plains": 4, "hills": 3, "swamp": 2, "lake": 1, "desert": 1, "tundra": 1,
    "mountain": 4,
}  # fmt: skip
"""ME-15.6: what is left in the bag after the two mountains everything begins with."""


class Fault(msgspec.Struct, frozen=True):
    """Something wrong with a map; `key` names the text `mighty_empires-map-KEY`, `tile` is where, as written in the map."""

    key: str
    tile: str = ""
    fields: Mapping[str, str | int] = {}


def rotated(place: Place, turns: int) -> Place:
    """Turn a place by 60 degrees, several times (4.1)."""
    q, r = place
    for _ in range(turns % 6):
        q, r = -r, q + r
    return q, r


def shifted(place: Place, by: Place) -> Place:
    return place[0] + by[0], place[1] + by[1]


def direction(start: Place, goal: Place) -> int:
    """Return the d6 of the direction between neighbours."""
    return RING.index((goal[0] - start[0], goal[1] - start[1])) + 1


# The two generators


def generate(players: int, draw: Draw, neutral_castles: bool = False) -> dict[str, Any]:
    """Return a fair map for so many players (4.14); everything is drawn once, so that all homes are equal (ME-15.1 to ME-15.3)."""
    number = draw(4, me.What.TEMPLATE)
    template = TEMPLATES[number]
    open_land = OPEN[draw(4, me.What.OPEN)]
    wild = WILD[draw(3, me.What.WILD)]
    pair = ("forest", open_land) if draw(2, me.What.PAIR) == 0 else (open_land, "forest")
    palette = shuffled(list(PALETTE), draw)
    volcanoes, homes, neutral = LAYOUTS[players]
    tiles: dict[Place, dict[str, Any]] = {}
    for centre in volcanoes:
        tiles[centre] = {"terrain": "volcano"}
        for i, step in enumerate(RING):
            tile = {"terrain": palette[i % PERIOD[players]]}
            if neutral_castles and i % PERIOD[players] == 0:
                tile["building"] = "castle"
            tiles[shifted(centre, step)] = tile
    for centre, turns in (*homes, *neutral):
        tiles |= home_tiles(centre, turns, template, wild, pair)
    found = [{"q": q, "r": r, **tile} for (q, r), tile in sorted(tiles.items())]
    listed = [{"center": list(centre), "tiles": [list(place) for place in flower(centre, turns)]} for centre, turns in homes]
    return {
        "format": FORMAT,
        "generator": {"players": players, "template": number},
        "players": [2, len(homes)],
        "tiles": found,
        "homes": listed,
    }


def flower(centre: Place, turns: int) -> list[Place]:
    """Return the tiles of a home: its centre, then its ring in the order of the template."""
    return [centre, *(shifted(centre, rotated(step, turns)) for step in RING)]


def home_tiles(
    centre: Place, turns: int, template: tuple[int, int, int, int, tuple[int, int], bool], wild: str, pair: tuple[str, str]
) -> dict[Place, dict[str, Any]]:
    """Return the tiles of a home flower."""
    mountain, upper, lower, other, rest, mouth = template
    ring = flower(centre, turns)[1:]
    out = shifted(ring[lower], rotated(RING[lower], turns))
    return {
        centre: {"terrain": "farmland"},
        ring[mountain]: {"terrain": "mountain"},
        ring[upper]: {"terrain": "river", "flow_to": direction(ring[upper], ring[lower])},
        ring[lower]: {"terrain": "river", "flow_to": direction(ring[lower], ring[other] if mouth else out)},
        ring[other]: {"terrain": "swamp" if mouth else wild},
        ring[rest[0]]: {"terrain": pair[0]},
        ring[rest[1]]: {"terrain": pair[1]},
    }


def shuffled(things: list[str], draw: Draw) -> list[str]:
    """Return things in any order, each drawn from those that are left."""
    found = []
    while things:
        found.append(things.pop(draw(len(things), me.What.PALETTE) if len(things) > 1 else 0))
    return found


def generate_random(players: int, draw: Draw) -> dict[str, Any]:
    """Return a map laid tile by tile as people do it at the table (ME-15.6); it has no homes."""
    bag = [name for name, count in BAG.items() for _ in range(count)]
    tiles: dict[Place, str] = {(0, 0): "mountain", (1, 0): "mountain"}
    flows: dict[Place, Place] = {}
    size = min(len(bag) + 2, 7 * (players + 1))
    while len(tiles) < size and bag:
        drawn = bag.pop(draw(len(bag), me.What.TILE) if len(bag) > 1 else 0)
        places = possible_places(tiles, flows, drawn)
        if not places and drawn == "river" and "mountain" in bag:  # a mountain may be placed instead
            bag.remove("mountain")
            drawn = "mountain"
            places = possible_places(tiles, flows, drawn)
        if not places:
            continue
        place = places[draw(len(places), me.What.PLACE) if len(places) > 1 else 0]
        tiles[place] = drawn
        if drawn == "river":
            outs = outlets(tiles, place)
            flows[place] = outs[draw(len(outs), me.What.PLACE) if len(outs) > 1 else 0]
    mountains = sorted(place for place, terrain in tiles.items() if terrain == "mountain")
    tiles[min(mountains, key=lambda place: (sum(spread(place, other) for other in tiles), place))] = "volcano"
    found: list[dict[str, Any]] = []
    for (q, r), terrain in sorted(tiles.items()):
        tile: dict[str, Any] = {"q": q, "r": r, "terrain": terrain}
        if terrain == "river":
            tile["flow_to"] = direction((q, r), flows[q, r])
        found.append(tile)
    return {"format": FORMAT, "generator": {"players": players, "method": "rulebook_random"}, "players": [2, players], "tiles": found}


def spread(a: Place, b: Place) -> int:
    """Return the distance of two places."""
    dq, dr = b[0] - a[0], b[1] - a[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def outlets(tiles: Mapping[Place, str], place: Place) -> list[Place]:
    """Return where the water of a river could go: places where nothing lies yet."""
    return [other for step in RING if (other := shifted(place, step)) not in tiles]


def possible_places(tiles: Mapping[Place, str], flows: Mapping[Place, Place], terrain: str) -> list[Place]:
    """Return where a tile may be laid: beside two others, never before a river unless it is water, rivers only below a source."""
    free = sorted({shifted(place, step) for place in tiles for step in RING} - set(tiles))
    found = []
    for place in free:
        near = [other for step in RING if (other := shifted(place, step)) in tiles]
        below = any(out == place for out in flows.values())
        if len(near) < 2 or (below and terrain not in ("river", "swamp")):
            continue
        if terrain == "river":
            source = below or any(tiles[other] == "mountain" for other in near)
            beyond = [other for other in outlets(tiles, place) if other not in flows.values()]
            if not source or not beyond:
                continue
        found.append(place)
    return found


# Checking (ME-15.8, ME-15.9)


def named(place: Place) -> str:
    """Return a tile as the errors name it."""
    return f"({place[0]},{place[1]})"


def check(world: Mapping[str, Any]) -> tuple[list[Fault], list[Fault]]:
    """Return the errors of a map that is well-formed JSON, and what is only worth a warning."""
    errors = shape_errors(world)
    if errors:
        return errors, []
    tiles = {(tile["q"], tile["r"]): tile for tile in world["tiles"]}
    seen: set[Place] = set()
    for tile in world["tiles"]:
        place = tile["q"], tile["r"]
        if place in seen:
            errors.append(Fault("twice", named(place)))
        seen.add(place)
    volcanoes = [place for place, tile in tiles.items() if tile["terrain"] == "volcano"]
    if not LEAST_TILES <= len(tiles) <= me.MOST_TILES:
        errors.append(Fault("size", fields={"count": len(tiles), "least": LEAST_TILES, "most": me.MOST_TILES}))
    if len(volcanoes) > MOST_VOLCANOES:
        errors.append(Fault("volcanoes", named(volcanoes[MOST_VOLCANOES]), {"count": len(volcanoes), "most": MOST_VOLCANOES}))
    errors += [fault for place, tile in tiles.items() for fault in tile_errors(tiles, place, tile)]
    errors += cycles(tiles)
    if lost := unreachable(tiles):
        errors.append(Fault("apart", named(lost)))
    errors += home_errors(world, tiles)
    return errors, [] if errors else warnings(world, tiles, bool(volcanoes))


def shape_errors(world: Any) -> list[Fault]:
    """Return where a map is not even made of the right things."""
    if not isinstance(world, dict) or world.get("format") != FORMAT:
        return [Fault("format", fields={"format": FORMAT})]
    listed = world.get("tiles")
    if not isinstance(listed, list) or not all(isinstance(tile, dict) for tile in listed):
        return [Fault("tiles")]
    errors = []
    for number, tile in enumerate(listed, 1):
        q, r = tile.get("q"), tile.get("r")
        if not all(type(value) is int and abs(value) <= FARTHEST for value in (q, r)):
            errors.append(Fault("place", fields={"number": number, "farthest": FARTHEST}))
            continue
        where = named((q, r))
        if tile.get("terrain") not in me.TERRAIN_NAMES:
            known = ", ".join(me.TERRAIN_NAMES)
            errors.append(Fault("terrain", where, {"terrain": str(tile.get("terrain")), "known": known}))
        flow = tile.get("flow_to")
        if flow is not None and (type(flow) is not int or not 1 <= flow <= 6):
            errors.append(Fault("flow", where, {"flow": str(flow)}))
        if tile.get("building") not in (None, *me.BUILDING_NAMES[1:4]):
            errors.append(Fault("building", where, {"building": str(tile.get("building"))}))
        if not isinstance(tile.get("label", ""), str):
            errors.append(Fault("label", where))
    count = world.get("players", [2, 8])
    if not (isinstance(count, list) and len(count) == 2 and all(type(n) is int for n in count) and 2 <= count[0] <= count[1] <= 8):
        errors.append(Fault("players"))
    if not is_places(world.get("homes", [])):
        errors.append(Fault("homes"))
    return errors


def is_places(homes: Any) -> bool:
    """Whether homes are made of places."""

    def is_place(value: Any) -> bool:
        return isinstance(value, list) and len(value) == 2 and all(type(number) is int for number in value)

    return isinstance(homes, list) and all(
        isinstance(home, dict)
        and is_place(home.get("center"))
        and isinstance(home.get("tiles"), list)
        and all(map(is_place, home["tiles"]))
        and home["center"] in home["tiles"]
        for home in homes
    )


def tile_errors(tiles: Mapping[Place, Mapping[str, Any]], place: Place, tile: Mapping[str, Any]) -> list[Fault]:
    """Return what is wrong with a tile and its water."""
    errors = []
    where, terrain, building = named(place), tile["terrain"], tile.get("building")
    if (flow := tile.get("flow_to")) is not None:
        goal = shifted(place, RING[flow - 1])
        if terrain != "river":
            errors.append(Fault("flow-dry", where, {"terrain": terrain}))
        elif goal in tiles and tiles[goal]["terrain"] not in ("river", "swamp", "lake"):
            errors.append(Fault("flow-blocked", where, {"goal": named(goal), "terrain": tiles[goal]["terrain"]}))
    if building == "mine" and terrain not in ("river", "mountain"):
        errors.append(Fault("mine", where, {"terrain": terrain}))
    elif building and terrain == "volcano":
        errors.append(Fault("on-volcano", where, {"building": building}))
    return errors


def cycles(tiles: Mapping[Place, Mapping[str, Any]]) -> list[Fault]:
    """Return rivers that flow in a circle, each once."""
    found: list[Fault] = []
    known: set[Place] = set()
    for start in sorted(tiles):
        path: list[Place] = []
        place = start
        while place in tiles and tiles[place].get("flow_to") and place not in known and place not in path:
            path.append(place)
            place = shifted(place, RING[tiles[place]["flow_to"] - 1])
        if place in path:
            found.append(Fault("cycle", named(place)))
        known.update(path)
    return found


def unreachable(tiles: Mapping[Place, object]) -> Place | None:
    """Return a tile that cannot be reached from the first one."""
    if not tiles:
        return None
    queue = [min(tiles)]
    reached = set(queue)
    for place in queue:
        for step in RING:
            other = shifted(place, step)
            if other in tiles and other not in reached:
                reached.add(other)
                queue.append(other)
    return min(set(tiles) - reached, default=None)


def home_errors(world: Mapping[str, Any], tiles: Mapping[Place, object]) -> list[Fault]:
    """Return homes that overlap or leave the map."""
    errors = []
    owners: dict[Place, int] = {}
    for number, home in enumerate(world.get("homes", []), 1):
        for q, r in home["tiles"]:
            if (q, r) not in tiles:
                errors.append(Fault("home-outside", named((q, r)), {"home": number}))
            elif (q, r) in owners:
                errors.append(Fault("home-overlap", named((q, r)), {"home": number, "other": owners[q, r]}))
            owners[q, r] = number
    return errors


def warnings(world: Mapping[str, Any], tiles: Mapping[Place, Mapping[str, Any]], volcano: bool) -> list[Fault]:
    """Return what a map can be played with, but should not surprise anybody (ME-15.9)."""
    found = []
    inflow = {shifted(place, RING[tile["flow_to"] - 1]) for place, tile in tiles.items() if tile.get("flow_to")}
    for place, tile in sorted(tiles.items()):
        if tile["terrain"] == "river" and place not in inflow:
            if not any(tiles.get(shifted(place, step), {}).get("terrain") == "mountain" for step in RING):
                found.append(Fault("no-source", named(place)))
    if not volcano:
        found.append(Fault("no-volcano"))
    most = world.get("players", [2, 8])[1]
    if len(tiles) < 7 * most:
        found.append(Fault("small", fields={"count": len(tiles), "players": most}))
    terrains = []
    for number, home in enumerate(world.get("homes", []), 1):
        held = sorted(tiles[q, r]["terrain"] for q, r in home["tiles"])
        terrains.append(held)
        if "farmland" not in held and "river" not in held:
            found.append(Fault("poor-home", named(tuple(home["center"])), {"home": number}))
    if any(held != terrains[0] for held in terrains[1:]):
        found.append(Fault("unequal-homes"))
    return found


# Reading


def read_json(text: str) -> Any:
    """Return what a text says; raise OptionError where it is no JSON, or such that nobody else could read it again."""

    def refuse(name: str) -> float:
        raise ValueError(name)

    try:
        world = json.loads(text, parse_constant=refuse)
        json.dumps(world, ensure_ascii=False).encode()  # halves of characters cannot be written down
    except UnicodeEncodeError as error:
        raise OptionError("mighty_empires-map-json", problem=error.reason) from None
    except RecursionError:
        raise OptionError("mighty_empires-map-json", problem="[[[…") from None
    except ValueError as error:
        raise OptionError("mighty_empires-map-json", problem=str(error)) from None
    return world


def parse(text: str) -> dict[str, Any]:
    """Read a map; raise OptionError where it is no JSON or has errors, naming the tile and the reason."""
    world = read_json(text)
    errors, _ = check(world)
    if errors:
        raise fault_error(errors[0])
    found: dict[str, Any] = world
    return found


def fault_error(fault: Fault) -> OptionError:
    return OptionError(f"mighty_empires-map-{fault.key}", tile=fault.tile, **fault.fields)


def compact(world: Mapping[str, Any]) -> str:
    """Return a map in one line, as records hold it; some characters beyond ASCII would end the line."""
    return json.dumps(world, separators=(",", ":"))


def land(world: Mapping[str, Any]) -> Land:
    """Return the land of a map."""
    tiles = sorted(world["tiles"], key=lambda tile: (tile["q"], tile["r"]))
    home, ring = dict[Place, int](), dict[Place, int]()
    for number, listed in enumerate(world.get("homes", [])):
        others = [(q, r) for q, r in listed["tiles"] if [q, r] != listed["center"]]
        home[tuple(listed["center"])] = number
        for i, place in enumerate(others):
            home[place], ring[place] = number, i
    return land_of(
        [
            [tile["q"] for tile in tiles],
            [tile["r"] for tile in tiles],
            [me.TERRAIN_NAMES.index(tile["terrain"]) for tile in tiles],
            [tile.get("flow_to") or 0 for tile in tiles],
            [home.get((tile["q"], tile["r"]), me.EMPTY) for tile in tiles],
            [ring.get((tile["q"], tile["r"]), me.EMPTY) for tile in tiles],
        ]
    )


def buildings(world: Mapping[str, Any]) -> list[int]:
    """Return the neutral buildings of a map, by tile."""
    tiles = sorted(world["tiles"], key=lambda tile: (tile["q"], tile["r"]))
    return [me.BUILDING_NAMES.index(tile.get("building") or "none") for tile in tiles]


def settleable(world: Mapping[str, Any]) -> tuple[int, int]:
    """Return how many tiles are no volcano, and how many neither volcano nor mountain (ME-15.10)."""
    terrains = [me.TERRAIN_NAMES.index(tile["terrain"]) for tile in world["tiles"]]
    dry = sum(terrain != me.Terrain.VOLCANO for terrain in terrains)
    return dry, sum(terrain not in (me.Terrain.VOLCANO, me.Terrain.MOUNTAIN) for terrain in terrains)


def tile_name(land: Land, tile: int) -> str:
    """Return the name of a tile in sentences: a letter for q, a number for r, both counted from the edge of the map."""
    return place_name(int(land.q[tile]) - min(land.q) + 1, int(land.r[tile]) - min(land.r) + 1)


@lru_cache(maxsize=16)
def tile_names(land: Land) -> tuple[str, ...]:
    """Return the names of all tiles."""
    left, top = min(land.q) - 1, min(land.r) - 1
    return tuple(place_name(int(land.q[tile]) - left, int(land.r[tile]) - top) for tile in range(land.tiles))


def place_name(column: int, row: int) -> str:
    """Return the name of a place; both are counted from one."""
    letters = ""
    while column > 0:
        column, rest = divmod(column - 1, 26)
        letters = chr(ord("a") + rest) + letters
    return f"{letters}{row}"
