// What a map needs to be drawn: where water comes in, how far homes reach, and which hex lies under a point.

import type { Point } from "../../../board/hex";
import { key, neighbour, opposite, outline, SIZE, WIDTH, type Place } from "../land/geometry";
import { placeOf, type Tile, type World } from "./world";

export interface Drawn {
  key: string;
  tile: Tile;
  inflow: number[];
  home: number;
  border: number[];
  center: boolean;
}

export function drawn(world: World): Drawn[] {
  const tiles = new Map(world.tiles.map((tile) => [key(tile), tile]));
  const inflows = new Map<string, number[]>();
  for (const tile of world.tiles) {
    if (!tile.flow_to) continue;
    const to = key(neighbour(tile, tile.flow_to));
    if (tiles.has(to)) inflows.set(to, [...(inflows.get(to) ?? []), opposite(tile.flow_to)]);
  }
  const homes = new Map<string, number>();
  const centers = new Set<string>();
  for (const [number, home] of (world.homes ?? []).entries()) {
    for (const tile of home.tiles) homes.set(key(placeOf(tile)), number);
    centers.add(key(placeOf(home.center)));
  }
  return world.tiles.map((tile) => {
    const at = key(tile);
    const home = homes.get(at) ?? -1;
    return {
      key: at,
      tile,
      inflow: inflows.get(at) ?? [],
      home,
      border: home < 0 ? [] : outline(tile, tiles, (_, other) => homes.get(key(other)) === home),
      center: centers.has(at),
    };
  });
}

/** The hex in which a point of the board lies. */
export function placeUnder({ x, y }: Point): Place {
  const r = y / (SIZE * 1.5);
  const q = x / WIDTH - r / 2;
  const s = -q - r;
  let [near, down] = [Math.round(q), Math.round(r)];
  const third = Math.round(s);
  const off = [Math.abs(near - q), Math.abs(down - r), Math.abs(third - s)] as const;
  if (off[0] > off[1] && off[0] > off[2]) near = -down - third;
  else if (off[1] > off[2]) down = -near - third;
  return { q: near + 0, r: down + 0 };
}

/** The hexes under the straight way between two points, so that a quick stroke has no gaps. */
export function placesAlong(from: Point, to: Point): Place[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / (SIZE * 0.4)));
  const found: Place[] = [];
  for (let i = 1; i <= steps; i++) {
    const place = placeUnder({ x: from.x + ((to.x - from.x) * i) / steps, y: from.y + ((to.y - from.y) * i) / steps });
    if (found.length === 0 || key(found.at(-1)!) !== key(place)) found.push(place);
  }
  return found;
}
