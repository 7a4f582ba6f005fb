import { expect, test } from "vitest";
import { center, key } from "../land/geometry";
import { TERRAINS } from "../land/terrain";
import { begin, proceed, redo, undo } from "./history";
import { drawn, placesAlong, placeUnder } from "./layout";
import { firstBrush, NEW_HOME, touch, type Brush, type Stroke } from "./tools";
import {
  addHome,
  blank,
  compact,
  erase,
  FORMAT,
  homeAt,
  joinHome,
  leaveHome,
  mirror,
  paint,
  placeIn,
  readWorld,
  rim,
  rotate,
  setBuilding,
  setCenter,
  setFlow,
  setLabel,
  setName,
  setPlayers,
  shift,
  tileAt,
  tileName,
  written,
  type World,
} from "./world";

const at = (q: number, r: number) => ({ q, r });

/** As somebody else may have written it: other keys, another order, a campaign that has begun. */
const FILE = `{
  "comment": "by hand", "format": "${FORMAT}", "name": "Zwei „Täler“ \\u2028", "author": {"who": "x", "when": [1, 2]},
  "players": [2, 3], "tiles": [
    {"terrain": "mountain", "r": 0, "q": 0, "height": 7.5},
    {"q": 1, "r": 0, "terrain": "river", "flow_to": 1, "fish": null},
    {"q": 2, "r": 0, "terrain": "river", "flow_to": 6, "building": "mine"},
    {"q": 2, "r": 1, "terrain": "swamp", "label": "Mündung"}
  ],
  "homes": [{"center": [1, 0], "tiles": [[1, 0], [0, 0]], "colour": "red"}],
  "campaign": {"round": 2, "phase": "events", "players": [{"id": "p1", "capital": [1, 0], "special_tile": null}],
    "owners": [{"q": 1, "r": 0, "owner": "p1"}], "exhausted": [[0, 0]]}
}`;

function read(text: string): World {
  const world = readWorld(text);
  expect(world).not.toBeNull();
  return world!;
}

// Files

test("what is saved and opened again is saved as the same bytes, with all keys in their order", () => {
  const world = read(FILE);
  const saved = written(world);
  expect(written(read(saved))).toBe(saved);
  expect(JSON.parse(saved)).toEqual(JSON.parse(FILE));
  expect(Object.keys(JSON.parse(saved) as object)).toEqual(["comment", "format", "name", "author", "players", "tiles", "homes", "campaign"]);
  expect(saved).toContain(`  {"terrain": "mountain", "r": 0, "q": 0, "height": 7.5},\n`);
  expect(saved.endsWith("}\n")).toBe(true);
});

test("a drawn map is saved as the same bytes too", () => {
  let world = blank();
  for (const [i, place] of rim(world).entries()) world = paint(world, place, TERRAINS[i]!);
  world = setName(addHome(setLabel(setBuilding(paint(world, at(1, 0), "river"), at(1, 0), "mine"), at(0, 0), "A"), at(0, 0)), "N");
  world = rotate(setFlow(world, at(1, 0), 2), 1);
  expect(written(read(written(world)))).toBe(written(world));
  expect(JSON.parse(compact(world))).toEqual(JSON.parse(written(world)));
});

test("drawing on a map from elsewhere leaves what nobody here knows", () => {
  const world = setLabel(paint(read(FILE), at(0, 0), "hills"), at(1, 0), "Furt");
  expect(tileAt(world, at(0, 0))).toEqual({ terrain: "hills", r: 0, q: 0, height: 7.5 });
  expect(tileAt(world, at(1, 0))).toEqual({ q: 1, r: 0, terrain: "river", flow_to: 1, fish: null, label: "Furt" });
  expect(world.author).toEqual({ who: "x", when: [1, 2] });
});

test.each([
  ["", "nothing"],
  ["[]", "no map"],
  [`{"format": "other", "tiles": []}`, "another format"],
  [`{"format": "${FORMAT}", "tiles": [{"q": 0.5, "r": 0, "terrain": "plains"}]}`, "half a place"],
  [`{"format": "${FORMAT}", "tiles": [{"q": 0, "r": 0, "terrain": "plains"}, {"q": 0, "r": 0, "terrain": "lake"}]}`, "a place twice"],
  [`{"format": "${FORMAT}", "tiles": [{"q": 0, "r": 0, "terrain": "plains", "flow_to": 9}]}`, "a direction that is none"],
  [`{"format": "${FORMAT}", "tiles": [], "homes": [{"center": [0, 0]}]}`, "a home without tiles"],
])("%s cannot be shown: %s", (text) => {
  expect(readWorld(text)).toBeNull();
});

// Tiles

test("painting beside a tile adds one, painting far away does nothing", () => {
  const world = paint(blank(), at(1, 0), "river");
  expect(world.tiles).toEqual([{ q: 0, r: 0, terrain: "plains" }, { q: 1, r: 0, terrain: "river" }]);
  expect(paint(world, at(5, 5), "river")).toBe(world);
  expect(paint(world, at(1, 0), "river")).toBe(world);
});

test("the first tile of an empty map can be painted in its middle", () => {
  const empty = erase(blank(), at(0, 0));
  expect(empty.tiles).toEqual([]);
  expect(paint(empty, at(0, 0), "lake").tiles).toEqual([{ q: 0, r: 0, terrain: "lake" }]);
});

test("another terrain takes away what cannot be there", () => {
  let world = setBuilding(setFlow(paint(blank(), at(0, 0), "river"), at(0, 0), 3), at(0, 0), "mine");
  expect(tileAt(world, at(0, 0))).toEqual({ q: 0, r: 0, terrain: "river", flow_to: 3, building: "mine" });
  expect(tileAt(paint(world, at(0, 0), "mountain"), at(0, 0))).toEqual({ q: 0, r: 0, terrain: "mountain", building: "mine" });
  expect(tileAt(paint(world, at(0, 0), "desert"), at(0, 0))).toEqual({ q: 0, r: 0, terrain: "desert" });
  world = setBuilding(paint(blank(), at(0, 0), "volcano"), at(0, 0), "castle");
  expect(tileAt(world, at(0, 0))?.building).toBeUndefined();
});

test("only rivers flow, and they can stop", () => {
  expect(setFlow(blank(), at(0, 0), 1)).toEqual(blank());
  const river = setFlow(paint(blank(), at(0, 0), "river"), at(0, 0), 1);
  expect(tileAt(setFlow(river, at(0, 0), null), at(0, 0))).toEqual({ q: 0, r: 0, terrain: "river" });
});

test("tiles are called as in sentences", () => {
  const world = paint(paint(blank(), at(-1, 0), "lake"), at(0, -1), "lake");
  expect([at(-1, 0), at(0, 0), at(0, -1)].map((place) => tileName(world, place))).toEqual(["a2", "b2", "b1"]);
  expect(tileName(world, at(25, 0))).toBe("aa2");
  expect(placeIn("(3,-1)")).toEqual(at(3, -1));
  expect(placeIn("")).toBeNull();
});

// The whole

test("name and players", () => {
  expect(Object.keys(setName(blank(), "X"))).toEqual(["format", "name", "players", "tiles"]);
  expect(setName(setName(blank(), "X"), "")).toEqual(blank());
  expect(setPlayers(blank(), 3, 8).players).toEqual([3, 8]);
  expect(setPlayers(setPlayers(blank(), 2, 4), 5, 4).players).toEqual([5, 5]);
  expect(setPlayers(setPlayers(blank(), 4, 8), 4, 3).players).toEqual([3, 3]);
});

test("six turns, or mirroring twice, leave everything as it was", () => {
  const world = read(FILE);
  expect(rotate(world, 6)).toBe(world);
  for (const back of [rotate(rotate(world, 1), 5), rotate(rotate(world, -1), 1), mirror(mirror(world, "sideways"), "sideways"), mirror(mirror(world, "upright"), "upright"), shift(shift(world, 2), 5)]) {
    expect(written(back)).toBe(written(world));
  }
});

test("turning moves tiles, flows, homes and a campaign that has begun", () => {
  const world = rotate(read(FILE), 1);
  expect(tileAt(world, at(0, 1))).toMatchObject({ terrain: "river", flow_to: 6 });
  expect(tileAt(world, at(-1, 3))?.terrain).toBe("swamp");
  expect(world.homes).toEqual([{ center: [0, 1], tiles: [[0, 1], [0, 0]], colour: "red" }]);
  expect(world.campaign).toMatchObject({
    round: 2,
    players: [{ id: "p1", capital: [0, 1], special_tile: null }],
    owners: [{ q: 0, r: 1, owner: "p1" }],
    exhausted: [[0, 0]],
  });
});

test.each([
  ["turned", (world: World) => rotate(world, 1)],
  ["mirrored sideways", (world: World) => mirror(world, "sideways")],
  ["mirrored upright", (world: World) => mirror(world, "upright")],
  ["shifted", (world: World) => shift(world, 4)],
])("%s, every river still flows into the same tile", (_, change) => {
  const goals = (world: World) => drawn(world).map(({ inflow }) => inflow.length);
  const world = read(FILE);
  expect(goals(change(world))).toEqual(goals(world));
  expect(goals(world)).toEqual([0, 0, 1, 1]);
});

test("nothing is shifted beyond the edge of the world", () => {
  let world = blank();
  for (let i = 0; i < 120; i++) world = shift(world, 1);
  expect(world.tiles[0]).toEqual({ q: 99, r: 0, terrain: "plains" });
});

// Homes

function flower(): World {
  return rim(blank()).reduce((world, place) => paint(world, place, "plains"), blank());
}

test("a home takes the neighbours along that have none", () => {
  let world = addHome(flower(), at(0, 0));
  expect(world.homes).toEqual([{ center: [0, 0], tiles: [[0, 0], [1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]] }]);
  world = addHome(paint(world, at(2, 0), "lake"), at(2, 0));
  expect(world.homes?.[1]).toEqual({ center: [2, 0], tiles: [[2, 0]] });
  expect(addHome(world, at(2, 0))).toBe(world);
});

test("tiles change homes, but the centre of another stays", () => {
  let world = addHome(paint(addHome(flower(), at(0, 0)), at(2, 0), "lake"), at(2, 0));
  world = joinHome(world, 1, at(1, 0));
  expect([homeAt(world, at(1, 0)), world.homes![0]!.tiles.length, world.homes![1]!.tiles]).toEqual([1, 6, [[2, 0], [1, 0]]]);
  expect(joinHome(world, 1, at(0, 0))).toBe(world);
  world = setCenter(world, at(1, 0));
  expect(world.homes![1]!.center).toEqual([1, 0]);
  expect(leaveHome(world, at(1, 0)).homes![1]).toEqual({ center: [2, 0], tiles: [[2, 0]] });
});

test("a tile that is erased leaves its home, and the last one takes the home along", () => {
  let world = addHome(paint(blank(), at(1, 0), "lake"), at(0, 0));
  world = erase(world, at(0, 0));
  expect(world.homes).toEqual([{ center: [1, 0], tiles: [[1, 0]] }]);
  expect("homes" in erase(world, at(1, 0))).toBe(false);
});

// History

test("undo and redo, and a new step forgets what was taken back", () => {
  const one = blank();
  const [two, three] = [paint(one, at(1, 0), "lake"), paint(one, at(0, 1), "lake")];
  let history = proceed(begin(one), two);
  expect(proceed(history, two)).toBe(history);
  history = undo(history);
  expect([history.now, undo(history).now]).toEqual([one, one]);
  history = redo(history);
  expect(history.now).toBe(two);
  history = proceed(undo(history), three);
  expect(redo(history).now).toBe(three);
  expect(undo(history).now).toBe(one);
});

// Strokes

function draw(world: World, brush: Partial<Brush>, ...places: [number, number][]): Stroke {
  let stroke: Stroke = { world, brush: { ...firstBrush(), ...brush } };
  for (const [i, [q, r]] of places.entries()) stroke = touch(stroke, at(q, r), i === 0);
  return stroke;
}

test("a stroke paints everything it touches, and adds tiles on its way", () => {
  const { world } = draw(blank(), { terrain: "forest" }, [0, 0], [1, 0], [2, 0], [3, 0]);
  expect(world.tiles.map((tile) => `${key(tile)} ${tile.terrain}`)).toEqual(["0 0 forest", "1 0 forest", "2 0 forest", "3 0 forest"]);
  expect(draw(world, { terrain: "erase" }, [1, 0], [2, 0]).world.tiles.length).toBe(2);
});

test("a river is led from tile to tile in one stroke, out of the map in the end", () => {
  const rivers = draw(blank(), { terrain: "river" }, [0, 0], [1, 0], [1, 1]).world;
  const { world, brush } = draw(rivers, { tool: "water" }, [0, 0], [1, 0], [1, 1], [1, 2]);
  expect(world.tiles.map((tile) => tile.flow_to)).toEqual([1, 6, 6]);
  expect(brush.chosen).toBeNull();
});

test("a river is led by two taps, and the same tap again stops it", () => {
  const rivers = draw(blank(), { terrain: "river" }, [0, 0], [1, 0]).world;
  const chosen = draw(rivers, { tool: "water" }, [0, 0]);
  expect([chosen.brush.chosen, chosen.world]).toEqual([at(0, 0), rivers]);
  const led = touch(chosen, at(1, 0), true);
  expect([led.world.tiles[0]!.flow_to, led.brush.chosen]).toEqual([1, at(1, 0)]);
  const stopped = touch(touch({ ...led, brush: { ...led.brush, chosen: null } }, at(0, 0), true), at(0, 0), true);
  expect(stopped.world.tiles[0]!.flow_to).toBeUndefined();
});

test("homes are made, grown and cut by strokes", () => {
  const made = draw(paint(flower(), at(2, 0), "lake"), { tool: "home", home: NEW_HOME }, [0, 0]);
  expect([made.world.homes?.length, made.brush.home]).toEqual([1, 0]);
  const grown = touch(made, at(2, 0), true);
  expect(homeAt(grown.world, at(2, 0))).toBe(0);
  const cut = touch(touch(grown, at(1, 0), true), at(2, 0), false);
  expect([homeAt(cut.world, at(1, 0)), homeAt(cut.world, at(2, 0)), homeAt(touch(cut, at(0, 0), true).world, at(0, 0))]).toEqual([-1, -1, 0]);
});

// Where the pointer is

test("every hex lies under its own middle, and a quick stroke has no gaps", () => {
  for (let q = -5; q <= 5; q++) for (let r = -5; r <= 5; r++) expect(placeUnder(center(at(q, r)))).toEqual(at(q, r));
  expect(placesAlong(center(at(0, 0)), center(at(4, 0))).map(key)).toEqual(["0 0", "1 0", "2 0", "3 0", "4 0"]);
});
