"""Maps of Mighty Empires: the generators are fair and always the same, and whatever is wrong with a map is named with its tile (ME-15)."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import AsyncIterator, Callable
from itertools import product
from typing import Any, cast

import pytest
from limits import parse
from serving import Refusal, Server, serving

import tafelrunde as tr
from tafelrunde.games import find_game
from tafelrunde.games.mighty_empires import maps
from tafelrunde.games.mighty_empires.engine._grammar import MOST_TILES, TERRAIN_NAMES
from tafelrunde.games.mighty_empires.maps import RING, Place, rotated, shifted
from tafelrunde.kernel.capabilities import Maps
from tafelrunde.kernel.chance import seeded
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.record import parse_record
from tafelrunde.server.api import maps_of
from tafelrunde.server.wire import OPTION_LENGTH

pytestmark = pytest.mark.once

GAME = find_game("mighty_empires")
DRAWN = cast(Maps, GAME.maps)
World = dict[str, Any]
Tile = dict[str, Any]
SEEDS = (0, 1, 2, 3, 5, 8, 13, 21)
COUNTS = (2, 3, 4, 5, 6, 7, 8)
MAPS = list(product(COUNTS, SEEDS))

# 4.14: tiles, home-like flowers, volcano flowers
SIZES = {2: (21, 2, 1), 3: (28, 3, 1), 4: (35, 4, 1), 5: (49, 6, 1), 6: (49, 6, 1), 7: (70, 8, 2), 8: (70, 8, 2)}
TURNS = {2: 3, 3: 2, 4: 3, 6: 1}
"""By how many sixths a map can be turned so that homes lie on homes."""


def made(players: int, seed: int, method: str = "flower") -> World:
    world: World = json.loads(DRAWN.make(players, method, seed))
    return world


def tiles_of(world: World) -> dict[Place, Tile]:
    return {(tile["q"], tile["r"]): tile for tile in world["tiles"]}


def distance(a: Place, b: Place) -> int:
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]), abs(a[0] + a[1] - b[0] - b[1]))


def turned(tiles: dict[Place, Tile], turns: int) -> dict[Place, tuple[str, int]]:
    """Return terrain and flow after a turn; a direction becomes the one before it with each sixth (4.1)."""
    return {
        rotated(place, turns): (tile["terrain"], (tile["flow_to"] - 1 - turns) % 6 + 1 if tile.get("flow_to") else 0)
        for place, tile in tiles.items()
    }


# The fair generator


@pytest.mark.rule("ME-15.1")
@pytest.mark.parametrize(("players", "seed"), MAPS)
def test_the_same_seed_makes_the_same_map(players: int, seed: int) -> None:
    assert DRAWN.make(players, "flower", seed) == DRAWN.make(players, "flower", seed)


@pytest.mark.rule("ME-15.1")
def test_maps_are_the_same_on_every_platform() -> None:
    """Written down once: whoever gets other maps here has changed a generator, and with it every map number in use."""
    written = "".join(DRAWN.make(*each) for each in product(COUNTS, DRAWN.methods, SEEDS))
    assert hashlib.sha256(written.encode()).hexdigest()[:16] == "b8e62c55ef8e29bf"
    assert made(3, 11)["generator"] == {"players": 3, "template": 2, "method": "flower", "seed": 11}


@pytest.mark.rule("ME-15.1")
def test_other_seeds_make_other_maps() -> None:
    assert len({json.dumps(made(4, seed)["tiles"]) for seed in range(40)}) > 30


@pytest.mark.rule("ME-15.1")
@pytest.mark.parametrize("method", ["flower", "flower_castles", "rulebook_random"])
def test_a_table_with_a_seed_has_the_map_that_was_shown(method: str) -> None:
    source = "rulebook_random" if method == "rulebook_random" else "flower"
    options = {"map_source": source, "map_seed": "17", "neutral_castles": "on" if method == "flower_castles" else "off"}
    view: Any = tr.new("mighty_empires", players=3, **options, seed=5).view("bear")
    shown = {(tile["q"], tile["r"]): (tile["terrain"], tile.get("flow_to"), tile.get("building")) for tile in made(3, 17, method)["tiles"]}
    assert {(tile.q, tile.r): (tile.terrain, tile.flow, tile.building) for tile in view.tiles} == shown


@pytest.mark.rule("ME-15.2")
def test_draws_come_in_their_order_and_nothing_else_is_random() -> None:
    asked: list[tuple[int, str]] = []

    def draw(n: int, what: int) -> int:
        asked.append((n, GAME.chance_kind(what)))
        return 0

    worlds = [maps.generate(players, draw) for players in COUNTS]
    one = asked[: len(asked) // len(COUNTS)]
    assert one == [(4, "template"), (4, "open"), (3, "wild"), (2, "pair"), (5, "palette"), (4, "palette"), (3, "palette"), (2, "palette")]
    assert asked == one * len(COUNTS)
    assert [len(world["tiles"]) for world in worlds] == [SIZES[players][0] for players in COUNTS]


@pytest.mark.rule("ME-15.3")
@pytest.mark.parametrize(("players", "seed"), MAPS)
def test_a_counts_are_exact(players: int, seed: int) -> None:
    world = made(players, seed)
    size, flowers, volcanoes = SIZES[players]
    tiles = tiles_of(world)
    assert len(tiles) == len(world["tiles"]) == size
    centres = [place for place, tile in tiles.items() if tile["terrain"] == "volcano"]
    ring = {shifted(centre, step) for centre in centres for step in RING}
    assert (len(centres), len(ring)) == (volcanoes, 6 * volcanoes)
    counted = Counter(tile["terrain"] for place, tile in tiles.items() if place not in ring and place not in centres)
    assert [counted.pop(terrain) for terrain in ("mountain", "river", "farmland", "forest")] == [flowers, 2 * flowers, flowers, flowers]
    open_land = [terrain for terrain in counted if terrain in maps.OPEN]
    wild = [terrain for terrain in counted if terrain in maps.WILD]
    assert [counted[terrain] for terrain in (*open_land, *wild)] == [flowers, flowers]
    assert len(counted) == 2


@pytest.mark.rule("ME-15.3")
@pytest.mark.parametrize(("players", "seed"), MAPS)
def test_b_all_homes_are_the_same_up_to_a_turn(players: int, seed: int) -> None:
    world = made(players, seed)
    tiles = tiles_of(world)
    assert len(world["homes"]) == players
    shapes = []
    for home in world["homes"]:
        centre = tuple(home["center"])
        around = {(q - centre[0], r - centre[1]): tiles[q, r] for q, r in home["tiles"]}
        assert len(around) == 7
        shapes.append([turned(around, turns) for turns in range(6)])
    assert all(shapes[0][0] in turns for turns in shapes)


@pytest.mark.rule("ME-15.3")
@pytest.mark.parametrize(("players", "seed"), MAPS)
def test_c_every_home_is_three_tiles_from_its_volcano(players: int, seed: int) -> None:
    world = made(players, seed)
    volcanoes = [place for place, tile in tiles_of(world).items() if tile["terrain"] == "volcano"]
    assert {min(distance(tuple(home["center"]), volcano) for volcano in volcanoes) for home in world["homes"]} == {3}


@pytest.mark.rule("ME-15.3")
@pytest.mark.parametrize(("players", "seed"), [(players, seed) for players, seed in MAPS if players in TURNS])
def test_d_e_the_map_can_be_turned_so_that_homes_lie_on_homes(players: int, seed: int) -> None:
    world = made(players, seed, "flower_castles")
    tiles = tiles_of(world)
    assert turned(tiles, TURNS[players]) == turned(tiles, 0)
    castles = {place for place, tile in tiles.items() if tile.get("building")}
    assert {rotated(place, TURNS[players]) for place in castles} == castles
    centres = {tuple(home["center"]) for home in world["homes"]}
    assert {rotated(centre, TURNS[players]) for centre in centres} == centres


@pytest.mark.rule("ME-15.3")
@pytest.mark.parametrize("players", [5, 7, 8])
def test_f_other_maps_are_not_symmetric_and_the_lot_deals_homes(players: int) -> None:
    world = made(players, 1)
    centres = {tuple(home["center"]) for home in world["homes"]}
    assert not any({rotated(centre, turns) for centre in centres} == centres for turns in range(1, 6))
    homes = set()
    for seed in range(12):
        view: Any = tr.new("mighty_empires", players=players, map_seed=1, seed=seed).view("bear")
        homes.add(next(realm.home for realm in view.realms if realm.seat == "bear"))
    assert len(homes) > 2


@pytest.mark.rule("ME-15.3")
@pytest.mark.parametrize(("players", "seed"), MAPS)
def test_g_the_map_is_connected_and_nothing_is_wrong_with_it(players: int, seed: int) -> None:
    for method in ("flower", "flower_castles"):
        world = made(players, seed, method)
        assert maps.unreachable(tiles_of(world)) is None
        assert maps.check(world) == ([], [])


# Laid at random


@pytest.mark.rule("ME-15.6")
@pytest.mark.parametrize(("players", "seed"), MAPS)
def test_a_map_laid_at_random_keeps_the_rules_of_laying(players: int, seed: int) -> None:
    world = made(players, seed, "rulebook_random")
    tiles = tiles_of(world)
    assert len(tiles) == min(48, 7 * (players + 1))
    assert [key for key in world if key == "homes"] == []
    counted = Counter(tile["terrain"] for tile in tiles.values())
    assert counted["volcano"] == 1
    assert counted["mountain"] <= 5
    assert all(counted[terrain] <= most for terrain, most in maps.BAG.items() if terrain != "mountain")
    assert {tiles[0, 0]["terrain"], tiles[1, 0]["terrain"]} <= {"mountain", "volcano"}
    for place in tiles:  # the two first tiles touch each other, every other one touched two when it was laid
        touching = sum(shifted(place, step) in tiles for step in RING)
        assert touching >= (1 if place in ((0, 0), (1, 0)) else 2)
    for place, tile in tiles.items():
        if tile["terrain"] != "river":
            continue
        goal = shifted(place, RING[tile["flow_to"] - 1])
        assert goal not in tiles or tiles[goal]["terrain"] in ("river", "swamp")
        source = {tiles[shifted(place, step)]["terrain"] for step in RING if shifted(place, step) in tiles}
        inflow = any(shifted(other, RING[one["flow_to"] - 1]) == place for other, one in tiles.items() if one.get("flow_to"))
        assert inflow or source & {"mountain", "volcano"}
    assert maps.check(world)[0] == []
    assert DRAWN.make(players, "rulebook_random", seed) == DRAWN.make(players, "rulebook_random", seed)


@pytest.mark.rule("ME-15.6")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_most_central_mountain_becomes_the_volcano(seed: int) -> None:
    tiles = tiles_of(made(6, seed, "rulebook_random"))
    far = {
        place: sum(distance(place, other) for other in tiles) for place, tile in tiles.items() if tile["terrain"] in ("mountain", "volcano")
    }
    volcano = next(place for place, tile in tiles.items() if tile["terrain"] == "volcano")
    assert far[volcano] == min(far.values())


# What is wrong with a map


def some_map(**changes: Any) -> World:
    """Return a map of 14 tiles with a river, a volcano and nothing to complain about but its size."""
    tiles: list[Tile] = [{"q": q, "r": r, "terrain": "plains"} for q in range(7) for r in range(2)]
    for number, terrain in ((0, "mountain"), (2, "river"), (4, "river"), (6, "swamp"), (13, "volcano")):
        tiles[number]["terrain"] = terrain
    tiles[2]["flow_to"] = tiles[4]["flow_to"] = 1
    return {"format": maps.FORMAT, "players": [2, 2], "tiles": tiles, **changes}


def change(q: int, r: int, **given: Any) -> Callable[[World], None]:
    def apply(world: World) -> None:
        tiles_of(world)[q, r].update(given)

    return apply


def put(**given: Any) -> Callable[[World], None]:
    return lambda world: world.update(given)


def add(**tile: Any) -> Callable[[World], None]:
    return lambda world: world["tiles"].append(tile)


def cut(world: World) -> None:
    """Leave nothing between the third column and the rest."""
    world["tiles"] = [tile for tile in world["tiles"] if tile["q"] != 4] + [{"q": q, "r": 2, "terrain": "plains"} for q in range(2)]


def home(*places: list[int]) -> dict[str, Any]:
    return {"center": places[0], "tiles": list(places)}


def test_the_map_of_these_tests_is_good() -> None:
    assert maps.check(some_map()) == ([], [])


ERRORS: list[tuple[str, str, Callable[[World], None]]] = [
    ("format", "", put(format="something/2")),
    ("tiles", "", put(tiles="many")),
    ("tiles", "", put(tiles=[7])),
    ("place", "", add(q=0.5, r=0, terrain="plains")),
    ("place", "", add(q=0, terrain="plains")),
    ("place", "", add(q=0, r=100, terrain="plains")),
    ("terrain", "(3,1)", change(3, 1, terrain="ocean")),
    ("terrain", "(3,1)", change(3, 1, terrain=None)),
    ("flow", "(1,0)", change(1, 0, flow_to=7)),
    ("flow", "(1,0)", change(1, 0, flow_to="east")),
    ("building", "(3,1)", change(3, 1, building="tower")),
    ("label", "(3,1)", change(3, 1, label=7)),
    ("players", "", put(players=[3, 2])),
    ("players", "", put(players=[2, 9])),
    ("homes", "", put(homes=[{"center": [0, 0]}])),
    ("homes", "", put(homes=[{"center": [0, 0], "tiles": [[1, 0]]}])),
    ("twice", "(2,1)", add(q=2, r=1, terrain="lake")),
    ("apart", "(5,0)", cut),
    ("flow-dry", "(3,1)", change(3, 1, flow_to=1)),
    ("flow-blocked", "(2,0)", change(3, 0, terrain="forest")),
    ("cycle", "(1,0)", change(2, 0, flow_to=4)),
    ("mine", "(3,1)", change(3, 1, building="mine")),
    ("on-volcano", "(6,1)", change(6, 1, building="castle")),
    ("home-outside", "(9,9)", put(homes=[home([0, 0], [9, 9])])),
    ("home-overlap", "(0,0)", put(homes=[home([0, 0], [0, 1]), home([1, 0], [0, 0])])),
]


@pytest.mark.rule("ME-15.8")
@pytest.mark.parametrize(("key", "tile", "break_it"), ERRORS, ids=[f"{key}-{number}" for number, (key, _, _) in enumerate(ERRORS)])
def test_an_error_names_the_tile_and_the_map_is_refused(key: str, tile: str, break_it: Callable[[World], None]) -> None:
    world = some_map()
    break_it(world)
    errors, warnings = DRAWN.check(json.dumps(world), "en")
    assert (errors[0].key, errors[0].tile, warnings) == (key, tile, [])
    assert tile in errors[0].text
    german = DRAWN.check(json.dumps(world), "de")[0][0]
    assert (german.key, german.tile, german.text != errors[0].text) == (key, tile, True)
    with pytest.raises(OptionError) as refused:
        tr.new("mighty_empires", players=2, map=json.dumps(world))
    assert refused.value.key == f"mighty_empires-map-{key}"
    assert tile in str(refused.value)


@pytest.mark.rule("ME-15.8")
@pytest.mark.parametrize("text", ["", "map", "[" * 50_000, "NaN", '{"format": "\\ud800"}', '{"format": 1' + "0" * 5000 + "}"])
def test_what_cannot_be_read_is_refused_too(text: str) -> None:
    errors, _ = DRAWN.check(text, "de")
    assert [error.key for error in errors] == ["map-json"]
    with pytest.raises(OptionError):
        tr.new("mighty_empires", players=2, map=text or " ")


@pytest.mark.rule("ME-15.8")
def test_all_errors_are_told_at_once() -> None:
    world = some_map()
    for break_it in (change(3, 1, building="mine"), change(2, 1, flow_to=1), change(3, 0, terrain="forest")):
        break_it(world)
    errors, _ = DRAWN.check(json.dumps(world), "en")
    assert [(error.key, error.tile) for error in errors] == [("flow-blocked", "(2,0)"), ("flow-dry", "(2,1)"), ("mine", "(3,1)")]


WARNINGS: list[tuple[str, str, Callable[[World], None]]] = [
    ("no-source", "(1,0)", change(0, 0, terrain="hills")),
    ("no-volcano", "", change(6, 1, terrain="hills")),
    ("small", "", put(players=[2, 4])),
    ("poor-home", "(3,1)", put(homes=[home([3, 1], [4, 1])])),
    ("unequal-homes", "", put(homes=[home([1, 0], [1, 1]), home([2, 0], [0, 0])])),
]


@pytest.mark.rule("ME-15.9")
@pytest.mark.parametrize(("key", "tile", "spoil"), WARNINGS, ids=[key for key, _, _ in WARNINGS])
def test_a_warning_names_the_tile_and_the_map_is_accepted(key: str, tile: str, spoil: Callable[[World], None]) -> None:
    world = some_map()
    spoil(world)
    errors, warnings = DRAWN.check(json.dumps(world), "en")
    assert errors == []
    assert [(note.key, note.tile) for note in warnings] == [(key, tile)]
    assert tile in warnings[0].text
    tr.new("mighty_empires", players=2, map=json.dumps(world), seed=1)


@pytest.mark.rule("ME-15.8", "ME-15.9", "ME-EX-49")
def test_the_worked_example() -> None:
    """A river into a forest is refused with the tile named; a river without a mountain is only worth a warning."""
    world = some_map()
    tiles_of(world)[3, 0]["terrain"] = "forest"
    with pytest.raises(OptionError, match=r"\(2,0\).*\(3,0\).*forest"):
        tr.new("mighty_empires", players=2, map=json.dumps(world))
    world = some_map()
    tiles_of(world)[0, 0]["terrain"] = "plains"
    tr.new("mighty_empires", players=2, map=json.dumps(world))
    assert [note.key for note in DRAWN.check(json.dumps(world), "en")[1]] == ["no-source"]


@pytest.mark.rule("ME-15.7")
@pytest.mark.parametrize(("count", "good"), [(11, False), (12, True), (200, True), (201, False)])
def test_a_map_has_12_to_200_tiles(count: int, good: bool) -> None:
    tiles = [{"q": i % 20, "r": i // 20, "terrain": "plains"} for i in range(count)]
    errors, _ = maps.check({"format": maps.FORMAT, "tiles": tiles})
    assert [(error.key, error.fields["count"]) for error in errors] == ([] if good else [("size", count)])


@pytest.mark.rule("ME-15.7")
@pytest.mark.parametrize(("count", "good"), [(0, True), (3, True), (4, False)])
def test_a_map_has_at_most_three_volcanoes(count: int, good: bool) -> None:
    tiles = [{"q": q, "r": 0, "terrain": "volcano" if q < count else "plains"} for q in range(20)]
    errors, _ = maps.check({"format": maps.FORMAT, "tiles": tiles})
    assert [(error.key, error.tile) for error in errors] == ([] if good else [("volcanoes", "(3,0)")])


@pytest.mark.rule("ME-15.7")
def test_the_largest_map_with_everything_on_it_fits_into_an_option() -> None:
    tiles: list[Tile] = [
        {"q": i % 20 - 10, "r": i // 20 - 5, "terrain": "mountain", "building": "castle", "label": "Ä" * 12} for i in range(MOST_TILES)
    ]
    homes = [home(*([tile["q"], tile["r"]] for tile in tiles[i : i + 25])) for i in range(0, 200, 25)]
    assert len(maps.compact({"format": maps.FORMAT, "tiles": tiles, "homes": homes})) < OPTION_LENGTH


@pytest.mark.rule("ME-15.10")
def test_a_map_with_too_few_tiles_for_the_start_is_refused() -> None:
    tr.new("mighty_empires", players=2, map=json.dumps(some_map()), start_fields=6)  # 13 tiles are no volcanoes
    with pytest.raises(OptionError) as refused:
        tr.new("mighty_empires", players=2, map=json.dumps(some_map()), start_fields=7)
    assert refused.value.key == "mighty_empires-map-full"


@pytest.mark.rule("ME-15.10")
@pytest.mark.parametrize(
    ("races", "good"), [("empire,empire,empire", False), ("empire,dwarfs,empire", True), ("random,dwarfs,dwarfs", True)]
)
def test_a_map_with_too_few_tiles_for_capitals_is_refused(races: str, good: bool) -> None:
    tiles = [{"q": q, "r": 0, "terrain": "plains" if q in (2, 9) else "mountain"} for q in range(14)]
    options = {
        "map": json.dumps({"format": maps.FORMAT, "tiles": tiles}),
        "races": races,
        "start_fields": "1",
        "capital_choice": "secret_free",
    }
    if good:
        tr.new("mighty_empires", players=3, **options, seed=1)
        return
    with pytest.raises(OptionError) as refused:
        tr.new("mighty_empires", players=3, **options)
    assert refused.value.key == "mighty_empires-map-capitals"


# Files


@pytest.mark.rule("ME-15.4")
def test_keys_that_nobody_knows_are_kept_in_a_record() -> None:
    world = some_map(author={"name": "Ä\u2028\x85\n„x“"}, name="Karte", generator={"by": "hand"})
    world["tiles"][3]["height"] = [1, 2.5, None]
    match = tr.new("mighty_empires", players=2, map=json.dumps(world), seed=1)
    record, _ = parse_record(match.save())
    assert json.loads(record.options["map"]) == world
    assert list(json.loads(record.options["map"])) == list(world)
    assert tr.load(match.save()).save() == match.save()


@pytest.mark.rule("ME-15.4")
def test_a_campaign_that_has_begun_is_checked_with_its_map() -> None:
    world = some_map(campaign={"round": 2, "phase": "events", "players": []})
    assert [note.key for note in DRAWN.check(json.dumps(world), "en")[0]] == ["campaign-too-few"]
    world["campaign"] = {
        "round": 2,
        "phase": "events",
        "players": [{"id": "a", "race": "empire", "capital": [3, 1]}, {"id": "b", "race": "dwarfs", "capital": [0, 1]}],
        "owners": [{"q": 3, "r": 1, "owner": "a"}, {"q": 0, "r": 1, "owner": "b"}, {"q": 8, "r": 8, "owner": "a"}],
    }
    (error,) = DRAWN.check(json.dumps(world), "de")[0]
    assert (error.key, error.tile) == ("campaign-tile", "(8,8)")
    world["campaign"]["owners"].pop()
    assert DRAWN.check(json.dumps(world), "de") == ([], [])


def test_other_games_have_no_maps_to_draw() -> None:
    with pytest.raises(OptionError, match="no maps"):
        maps_of(find_game("ethnos"))
    assert maps_of(GAME) is DRAWN


def test_terrains_of_generated_maps_are_known() -> None:
    for players, method in product(COUNTS, DRAWN.methods):
        assert {tile["terrain"] for tile in made(players, 3, method)["tiles"]} <= set(TERRAIN_NAMES)
        assert maps.generate(players, seeded("x").pick)["players"] == [2, players]


# Over HTTP


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    async with serving(tmp_path_factory.mktemp("maps")) as running:
        yield running


async def answer(server: Server, what: str, lang: str = "en", game: str = "mighty_empires", **body: Any) -> tuple[int, Any]:
    said = await server.client(lang=lang).http.post(f"/api/maps/{game}/{what}", json=body)
    return said.status_code, said.json()


@pytest.mark.anyio
async def test_the_server_makes_maps(server: Server) -> None:
    status, body = await answer(server, "generate", players=5, seed=8, method="flower")
    assert (status, body) == (200, {"map": DRAWN.make(5, "flower", 8)})
    for wrong in ({"players": 9}, {"players": 1}, {"seed": -1}, {"seed": 2_000_000}, {"method": "spiral"}):
        asked: dict[str, Any] = {"players": 5, "seed": 8, "method": "flower", **wrong}
        status, body = await answer(server, "generate", **asked)
        assert (status, body["code"]) == (400, "malformed")
    assert (await answer(server, "generate", game="ethnos", players=4, seed=8, method="flower"))[0] == 400
    assert (await answer(server, "generate", game="chess", players=5, seed=8, method="flower"))[0] == 400


@pytest.mark.anyio
@pytest.mark.rule("ME-15.8", "ME-15.9")
async def test_the_server_checks_maps_in_the_language_asked_for(server: Server) -> None:
    world = some_map()
    assert await answer(server, "check", map=json.dumps(world)) == (200, {"errors": [], "warnings": []})
    tiles_of(world)[3, 0]["terrain"] = "forest"
    status, body = await answer(server, "check", lang="de", map=json.dumps(world))
    assert status == 200
    (error,) = body["errors"]
    assert (error["key"], error["tile"]) == ("flow-blocked", "(2,0)")
    assert "Feld (2,0)" in error["text"]
    assert "Wald" in error["text"]
    long = some_map()
    tiles_of(long)[3, 0]["terrain"] = "x" * 50_000
    status, body = await answer(server, "check", map=json.dumps(long))
    assert (status, body["errors"][0]["tile"]) == (200, "(3,0)")
    assert len(body["errors"][0]["text"]) < 1000


@pytest.mark.anyio
@pytest.mark.parametrize(
    "text", ["[" * 50_000, '{"format": "\\ud800"}', '{"format": "tafelrunde-me-map/1", "tiles": [{"q": 0, "r": 0, "terrain": "\\udfff"}]}']
)
async def test_strange_maps_are_no_trouble_for_the_server(server: Server, text: str) -> None:
    status, body = await answer(server, "check", map=text)
    assert (status, body["errors"][0]["key"]) == (200, "map-json")
    with pytest.raises(Refusal) as refusal:
        await server.client("Anna").open("me", "friend", game="mighty_empires", options={"map": text})
    assert refusal.value.code == "malformed"


@pytest.mark.anyio
@pytest.mark.rule("ME-15.7")
async def test_a_text_that_is_too_long_is_refused(server: Server) -> None:
    assert (await answer(server, "check", map=" " * OPTION_LENGTH))[0] == 200
    assert (await answer(server, "check", map=" " * (OPTION_LENGTH + 1)))[0] == 400


@pytest.mark.anyio
async def test_games_say_which_maps_they_make(server: Server) -> None:
    found = {game["name"]: game["maps"] for game in (await server.client().http.get("/api/games")).json()}
    assert found["mighty_empires"] == ["flower", "flower_castles", "rulebook_random"]
    assert found["war_chest"] == []


@pytest.mark.anyio
async def test_asking_too_often_is_refused(tmp_path_factory: pytest.TempPathFactory) -> None:
    async with serving(tmp_path_factory.mktemp("limited"), limited=True) as limited:
        client = limited.client()
        limited.desk.limits.rates["map"] = parse("3/minute")
        statuses = [(await client.http.post("/api/maps/mighty_empires/check", json={"map": ""})).status_code for _ in range(4)]
    assert statuses == [200, 200, 200, 429]
