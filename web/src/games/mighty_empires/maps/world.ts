// A map of Mighty Empires as it is drawn (ME-15.4, ME-15.5): a plain value, and functions that return another one. Keys that nobody here
// knows stay where they are. Whether a map is any good, the server says.

import { DIRECTIONS, key, neighbour, type Place } from "../land/geometry";

export interface Tile extends Place {
  terrain: string;
  flow_to?: number | null;
  building?: string | null;
  label?: string;
  [unknown: string]: unknown;
}

export type Pair = [q: number, r: number];

export interface Home {
  center: Pair;
  tiles: Pair[];
  [unknown: string]: unknown;
}

export interface World {
  format: string;
  tiles: Tile[];
  name?: string;
  players?: [least: number, most: number];
  homes?: Home[];
  [unknown: string]: unknown;
}

export const FORMAT = "tafelrunde-me-map/1";
export const BUILDINGS = ["castle", "city", "mine"] as const;
export const FARTHEST = 99;
export const LEAST_PLAYERS = 2;
export const MOST_PLAYERS = 8;

export const pair = ({ q, r }: Place): Pair => [q, r];
export const placeOf = ([q, r]: Pair): Place => ({ q, r });
export const same = (one: Place, other: Place): boolean => one.q === other.q && one.r === other.r;

// Reading and writing

/** A map with a single tile, to begin with. */
export function blank(): World {
  return { format: FORMAT, players: [LEAST_PLAYERS, MOST_PLAYERS], tiles: [{ q: 0, r: 0, terrain: "plains" }] };
}

function inOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return `{${Object.entries(value).map(([name, part]) => `${JSON.stringify(name)}: ${inOneLine(part)}`).join(", ")}}`;
}

/** A map as it is saved, always in the same way: a line for each key, and in lists of things a line for each of them. */
export function written(world: World): string {
  const lines = Object.entries(world).map(([name, value]) => {
    const things = Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === "object" && one !== null && !Array.isArray(one));
    const said = things ? `[\n${value.map((one) => `  ${inOneLine(one)}`).join(",\n")}\n ]` : inOneLine(value);
    return ` ${JSON.stringify(name)}: ${said}`;
  });
  return `{\n${lines.join(",\n")}\n}\n`;
}

/** A map as an option holds it. */
export const compact = (world: World): string => JSON.stringify(world);

const isNumber = (value: unknown): value is number => Number.isInteger(value) && Math.abs(value as number) <= FARTHEST;
const isPair = (value: unknown): value is Pair => Array.isArray(value) && value.length === 2 && value.every(isNumber);
const isThing = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

function isTile(value: unknown): value is Tile {
  if (!isThing(value) || !isNumber(value.q) || !isNumber(value.r) || typeof value.terrain !== "string") return false;
  const flow = value.flow_to ?? null;
  return (flow === null || (isNumber(flow) && flow >= 1 && flow <= 6)) && typeof (value.building ?? "") === "string" && typeof (value.label ?? "") === "string";
}

function isHome(value: unknown): value is Home {
  return isThing(value) && isPair(value.center) && Array.isArray(value.tiles) && value.tiles.length > 0 && value.tiles.every(isPair);
}

/** A map that can be shown and drawn on, whatever else may be wrong with it; null if it is none. */
export function readWorld(text: string): World | null {
  let world: unknown;
  try {
    world = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isThing(world) || world.format !== FORMAT || !Array.isArray(world.tiles) || !world.tiles.every(isTile)) return null;
  if (!("homes" in world && !(Array.isArray(world.homes) && world.homes.every(isHome))) && typeof (world.name ?? "") === "string") {
    const players = world.players ?? [LEAST_PLAYERS, MOST_PLAYERS];
    if (isPair(players) && new Set(world.tiles.map(key)).size === world.tiles.length) return world as World;
  }
  return null;
}

// Looking

export function tileAt(world: World, place: Place): Tile | undefined {
  return world.tiles.find((tile) => same(tile, place));
}

/** The home a place belongs to, by its number from 0 on; -1 for none. */
export function homeAt(world: World, place: Place): number {
  return (world.homes ?? []).findIndex((home) => home.tiles.some((tile) => same(placeOf(tile), place)));
}

/** Places without a tile beside one: where the next ones can be painted. */
export function rim(world: World): Place[] {
  if (world.tiles.length === 0) return [{ q: 0, r: 0 }];
  const taken = new Set(world.tiles.map(key));
  const found = new Map<string, Place>();
  for (const tile of world.tiles) {
    for (let direction = 1; direction <= 6; direction++) {
      const place = neighbour(tile, direction);
      if (!taken.has(key(place)) && isNumber(place.q) && isNumber(place.r)) found.set(key(place), place);
    }
  }
  return [...found.values()];
}

/** What a place is called in sentences: a letter for q, a number for r, both counted from the edge of the map. */
export function tileName(world: World, place: Place): string {
  let column = place.q - Math.min(...world.tiles.map((tile) => tile.q)) + 1;
  let letters = "";
  while (column > 0) {
    letters = String.fromCharCode(97 + ((column - 1) % 26)) + letters;
    column = Math.floor((column - 1) / 26);
  }
  return `${letters}${place.r - Math.min(...world.tiles.map((tile) => tile.r)) + 1}`;
}

/** The place that a finding of the server names, as `(3,-1)`. */
export function placeIn(text: string): Place | null {
  const found = /^\((-?\d+),(-?\d+)\)$/.exec(text);
  return found ? { q: Number(found[1]), r: Number(found[2]) } : null;
}

/** The direction from a place to a neighbour, null if it is none. */
export function directionTo(from: Place, to: Place): number | null {
  const found = DIRECTIONS.findIndex((by) => by.q === to.q - from.q && by.r === to.r - from.r);
  return found < 0 ? null : found + 1;
}

export function canStand(building: string, terrain: string): boolean {
  return terrain !== "volcano" && (building !== "mine" || terrain === "river" || terrain === "mountain");
}

// Tiles

function without<Thing extends object>(thing: Thing, name: string): Thing {
  const { [name]: _, ...rest } = thing as Record<string, unknown>;
  return rest as Thing;
}

function withTile(world: World, place: Place, change: (tile: Tile) => Tile): World {
  const at = world.tiles.findIndex((tile) => same(tile, place));
  const before = world.tiles[at];
  if (!before) return world;
  const after = change(before);
  return after === before ? world : { ...world, tiles: world.tiles.with(at, after) };
}

/** Give a place a terrain; a new tile must touch another. What cannot be there any more goes. */
export function paint(world: World, place: Place, terrain: string): World {
  if (!tileAt(world, place)) {
    if (!rim(world).some((one) => same(one, place))) return world;
    return { ...world, tiles: [...world.tiles, { q: place.q, r: place.r, terrain }] };
  }
  return withTile(world, place, (tile) => {
    if (tile.terrain === terrain) return tile;
    let next: Tile = { ...tile, terrain };
    if (terrain !== "river") next = without(next, "flow_to");
    if (next.building && !canStand(next.building, terrain)) next = without(next, "building");
    return next;
  });
}

/** Take a tile away, from its home too; a home without tiles is none. */
export function erase(world: World, place: Place): World {
  if (!tileAt(world, place)) return world;
  return { ...leaveHome(world, place), tiles: world.tiles.filter((tile) => !same(tile, place)) };
}

/** Let the water of a river go to a neighbour, 1 to 6, or nowhere. */
export function setFlow(world: World, place: Place, direction: number | null): World {
  return withTile(world, place, (tile) => {
    if (tile.terrain !== "river" || (tile.flow_to ?? null) === direction) return tile;
    return direction === null ? without(tile, "flow_to") : { ...tile, flow_to: direction };
  });
}

/** Place a neutral building where it can stand, or take it away. */
export function setBuilding(world: World, place: Place, building: string | null): World {
  return withTile(world, place, (tile) => {
    if ((tile.building ?? null) === building || (building !== null && !canStand(building, tile.terrain))) return tile;
    return building === null ? without(tile, "building") : { ...tile, building };
  });
}

export function setLabel(world: World, place: Place, label: string): World {
  return withTile(world, place, (tile) => {
    if ((tile.label ?? "") === label) return tile;
    return label === "" ? without(tile, "label") : { ...tile, label };
  });
}

// The map as a whole

export function setName(world: World, name: string): World {
  if (name === "") return without(world, "name");
  if ("name" in world) return { ...world, name };
  const { format, ...rest } = world;
  return { format, name, ...rest };
}

export function playersOf(world: World): [least: number, most: number] {
  return world.players ?? [LEAST_PLAYERS, MOST_PLAYERS];
}

/** For how many a map is; the other bound gives way. */
export function setPlayers(world: World, least: number, most: number): World {
  const [before] = playersOf(world);
  const players: [number, number] = least !== before ? [least, Math.max(least, most)] : [Math.min(least, most), most];
  return { ...world, players };
}

// Homes

function withHomes(world: World, homes: Home[]): World {
  return homes.length === 0 ? without(world, "homes") : { ...world, homes };
}

/** A home around a tile that has none: the neighbours that have none either belong to it. */
export function addHome(world: World, place: Place): World {
  if (!tileAt(world, place) || homeAt(world, place) >= 0) return world;
  const around = [1, 2, 3, 4, 5, 6].map((direction) => neighbour(place, direction));
  const free = around.filter((one) => tileAt(world, one) && homeAt(world, one) < 0);
  return withHomes(world, [...(world.homes ?? []), { center: pair(place), tiles: [place, ...free].map(pair) }]);
}

/** Let a tile belong to a home, and to no other; the centre of another stays where it is. */
export function joinHome(world: World, number: number, place: Place): World {
  const before = homeAt(world, place);
  const other = world.homes?.[before];
  if (!world.homes?.[number] || !tileAt(world, place) || before === number || (other && same(placeOf(other.center), place))) return world;
  const homes = world.homes.map((home, i) => {
    if (i === number) return { ...home, tiles: [...home.tiles, pair(place)] };
    return i === before ? { ...home, tiles: home.tiles.filter((tile) => !same(placeOf(tile), place)) } : home;
  });
  return withHomes(world, homes);
}

/** Let a tile belong to no home; if it was the centre, the next tile becomes it. */
export function leaveHome(world: World, place: Place): World {
  const number = homeAt(world, place);
  const home = world.homes?.[number];
  if (!home) return world;
  const tiles = home.tiles.filter((tile) => !same(placeOf(tile), place));
  if (tiles.length === 0) return removeHome(world, number);
  const center = same(placeOf(home.center), place) ? tiles[0]! : home.center;
  return withHomes(world, world.homes!.with(number, { ...home, center, tiles }));
}

/** Make a tile of a home its centre, where the capital lies with fixed seats (ME-0.12). */
export function setCenter(world: World, place: Place): World {
  const number = homeAt(world, place);
  const home = world.homes?.[number];
  if (!home || same(placeOf(home.center), place)) return world;
  return withHomes(world, world.homes!.with(number, { ...home, center: pair(place) }));
}

export function removeHome(world: World, number: number): World {
  return withHomes(world, (world.homes ?? []).filter((_, i) => i !== number));
}

// Turning: everything that names a place goes along, the block of a campaign that has begun too (ME-14.17)

type Move = (place: Place) => Place;

const PAIRS = ["capital", "original_capital", "special_tile"];
const moved = (move: Move, [q, r]: Pair): Pair => pair(move({ q, r }));

function movedEntry(entry: unknown, move: Move): unknown {
  if (isPair(entry)) return moved(move, entry);
  if (!isThing(entry)) return entry;
  let next = entry;
  if (isNumber(entry.q) && isNumber(entry.r)) next = { ...next, ...move({ q: entry.q, r: entry.r }) };
  for (const name of PAIRS) {
    const value = entry[name];
    if (isPair(value)) next = { ...next, [name]: moved(move, value) };
  }
  return next;
}

function transformed(world: World, move: Move, turn: (direction: number) => number): World {
  const next: World = {
    ...world,
    tiles: world.tiles.map((tile) => ({ ...tile, ...move(tile), ...(tile.flow_to ? { flow_to: turn(tile.flow_to) } : {}) })),
  };
  if (world.homes) {
    next.homes = world.homes.map((home) => ({ ...home, center: moved(move, home.center), tiles: home.tiles.map((tile) => moved(move, tile)) }));
  }
  if (isThing(world.campaign)) {
    next.campaign = Object.fromEntries(
      Object.entries(world.campaign).map(([name, value]) => [name, Array.isArray(value) ? value.map((entry) => movedEntry(entry, move)) : value]),
    );
  }
  return next.tiles.every((tile) => isNumber(tile.q) && isNumber(tile.r)) ? next : world;
}

const tidy = (value: number): number => value + 0; // no -0

/** Turn everything by so many sixths, clockwise (4.1). */
export function rotate(world: World, turns: number): World {
  const times = ((turns % 6) + 6) % 6;
  let next = world;
  for (let i = 0; i < times; i++) {
    next = transformed(next, ({ q, r }) => ({ q: tidy(-r), r: q + r }), (direction) => ((direction + 4) % 6) + 1);
  }
  return next;
}

/** Mirror everything, left and right or top and bottom. */
export function mirror(world: World, way: "sideways" | "upright"): World {
  if (way === "sideways") {
    return transformed(world, ({ q, r }) => ({ q: tidy(-q - r), r }), (direction) => [4, 3, 2, 1, 6, 5][direction - 1]!);
  }
  return transformed(world, ({ q, r }) => ({ q: q + r, r: tidy(-r) }), (direction) => [1, 6, 5, 4, 3, 2][direction - 1]!);
}

/** Move everything one place on; the map looks the same, its coordinates change. */
export function shift(world: World, direction: number): World {
  return transformed(world, (place) => neighbour(place, direction), (flow) => flow);
}
