// Geometry of hex boards. Hexes have axial coordinates: q grows to the right, r downwards; they lie with a flat side up, as in the
// pictures of the terminal. On a narrow screen a wide board may be turned by a quarter, then they stand on a corner.

export interface Cell {
  q: number;
  r: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Arrow = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

export const DIRECTIONS: readonly Cell[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];

const ROOT = Math.sqrt(3);

export function distance(a: Cell, b: Cell): number {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** The cell some steps away in a direction (0 to 5). */
export function step(cell: Cell, direction: number, steps = 1): Cell {
  const { q, r } = DIRECTIONS[direction % 6]!;
  return { q: cell.q + q * steps, r: cell.r + r * steps };
}

/** The middle of a hex; `size` is the distance from there to a corner. */
export function center({ q, r }: Cell, size: number, turned = false): Point {
  const x = 1.5 * size * q;
  const y = ROOT * size * (r + q / 2);
  return turned ? { x: -y, y: x } : { x, y };
}

function cornersOf(size: number, turned: boolean, at: Point): string[] {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i + (turned ? Math.PI / 6 : 0);
    return `${round(at.x + size * Math.cos(angle))},${round(at.y + size * Math.sin(angle))}`;
  });
}

const ORIGIN: Point = { x: 0, y: 0 };

/** The corners of a hex around the origin, as the points of a polygon. */
export function corners(size: number, turned = false): string {
  return cornersOf(size, turned, ORIGIN).join(" ");
}

/** A hex around a point as a path. */
export function outline(size: number, turned = false, at = ORIGIN): string {
  return `M${cornersOf(size, turned, at).join("L")}Z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The box around some points, with a margin. */
export function around(points: Iterable<Point>, margin: number): Box {
  const all = [...points];
  const xs = all.map((point) => point.x);
  const ys = all.map((point) => point.y);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

/**
 * Where an arrow key leads: the nearest place in that direction, or null at the edge.
 *
 * Rows of hexes are staggered, so one step to the right leads half a hex up or down. `anchor` is the place from which the line was
 * begun: keeping close to its line, several steps lead straight on instead of drifting away.
 */
export function towards(places: ReadonlyMap<string, Point>, from: string, arrow: Arrow, anchor: string = from): string | null {
  const start = places.get(from);
  const line = places.get(anchor) ?? start;
  if (!start || !line) return null;
  const level = arrow === "ArrowLeft" || arrow === "ArrowRight";
  const sign = arrow === "ArrowRight" || arrow === "ArrowDown" ? 1 : -1;
  let best: string | null = null;
  let least = Infinity;
  for (const [name, place] of places) {
    const ahead = sign * (level ? place.x - start.x : place.y - start.y);
    if (ahead < 1e-6) continue;
    const aside = Math.abs(level ? place.y - start.y : place.x - start.x);
    if (aside > ahead * 1.01) continue; // within an eighth of a turn to either side
    const drift = Math.abs(level ? place.y - line.y : place.x - line.x);
    const cost = ahead + aside + drift / 2;
    if (cost < least - 1e-9) [best, least] = [name, cost];
  }
  return best;
}
