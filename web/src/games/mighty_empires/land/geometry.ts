// Where hexes lie that stand on a corner. Axial coordinates: q grows to the right, r downwards; directions are the results of a die (4.1).

import { step, type Box, type Cell as Place, type Point } from "../../../board/hex";

export { DIRECTIONS, distance } from "../../../board/hex";
export type { Place };

/** From the middle of a hex to a corner. */
export const SIZE = 50;
const ROOT = Math.sqrt(3);
export const WIDTH = SIZE * ROOT;

/** Corners from the top on, clockwise. */
export const CORNERS: readonly Point[] = [
  { x: 0, y: -SIZE },
  { x: WIDTH / 2, y: -SIZE / 2 },
  { x: WIDTH / 2, y: SIZE / 2 },
  { x: 0, y: SIZE },
  { x: -WIDTH / 2, y: SIZE / 2 },
  { x: -WIDTH / 2, y: -SIZE / 2 },
];
/** The corner at which the side in a direction begins, clockwise. */
const SIDES: readonly number[] = [1, 0, 5, 4, 3, 2];

const round = (value: number): number => Math.round(value * 100) / 100;

export function center({ q, r }: Place): Point {
  return { x: round(WIDTH * (q + r / 2)), y: round(SIZE * 1.5 * r) };
}

export const key = ({ q, r }: Place): string => `${q} ${r}`;

/** The neighbour in a direction, by the die: E, NE, NW, W, SW, SE. */
export const neighbour = (place: Place, direction: number): Place => step(place, direction - 1);

export const opposite = (direction: number): number => ((direction + 2) % 6) + 1;

/** The points of a hex around the origin, a little smaller if asked. */
export function corners(part = 1): string {
  return CORNERS.map(({ x, y }) => `${round(x * part)},${round(y * part)}`).join(" ");
}

/** The middle of the side in a direction, as seen from the middle of the hex. */
export function side(direction: number, part = 1): Point {
  const start = SIDES[direction - 1]!;
  const [one, two] = [CORNERS[start]!, CORNERS[(start + 1) % 6]!];
  return { x: round(((one.x + two.x) / 2) * part), y: round(((one.y + two.y) / 2) * part) };
}

/** The side of a hex in a direction as a line, a little inside of it if asked. */
export function edge(direction: number, part = 1): string {
  const start = SIDES[direction - 1]!;
  const [one, two] = [CORNERS[start]!, CORNERS[(start + 1) % 6]!];
  return `M${round(one.x * part)} ${round(one.y * part)}L${round(two.x * part)} ${round(two.y * part)}`;
}

/** The box around hexes. */
export function boxOf(places: Iterable<Place>, margin = 6): Box {
  const all = [...places].map(center);
  if (all.length === 0) return { x: -SIZE, y: -SIZE, width: 2 * SIZE, height: 2 * SIZE };
  const xs = all.map((point) => point.x);
  const ys = all.map((point) => point.y);
  const x = Math.min(...xs) - WIDTH / 2 - margin;
  const y = Math.min(...ys) - SIZE - margin;
  return { x, y, width: Math.max(...xs) + WIDTH / 2 + margin - x, height: Math.max(...ys) + SIZE + margin - y };
}

/** Directions in which a hex has no neighbour of its own kind: the outline of a realm. */
export function outline<Hex extends Place>(hex: Hex, found: ReadonlyMap<string, Hex>, alike: (one: Hex, other: Hex) => boolean): number[] {
  return [1, 2, 3, 4, 5, 6].filter((direction) => {
    const other = found.get(key(neighbour(hex, direction)));
    return other === undefined || !alike(hex, other);
  });
}
