// Heartland and command centre: where their cells lie.

import { around, center, corners, outline, type Box, type Point } from "../../board/hex";
import type { View } from "./types";

export const SIZE = 46;
export const CORNERS = corners(SIZE - 1.5);

/** The outline of cells as a path. */
export const outlineOf = (cells: readonly Point[], inside: number): string => cells.map((at) => outline(SIZE - inside, false, at)).join("");

// Axial coordinates of H1 to H24 and E1 to E11, then the cells of the three large markets (4.8 of the rules).
const HEART: readonly (readonly [number, number])[] = [
  [3, -2], [4, -2], [5, -2], [0, -1], [1, -1], [2, -1], [5, -1], [-1, 0], [2, 0], [4, 0], [-1, 1], [1, 1], [2, 1], [3, 1], [-1, 2], [0, 2],
  [2, -3], [3, -3], [4, -3], [1, -2], [2, -2], [1, 2], [2, 2], [0, 3], [3, 2], [3, 3], [-1, 4], [0, 4], [2, 4], [3, 4], [-1, 5], [0, 5],
  [1, 5], [2, 5], [0, 6],
]; // prettier-ignore
const MARKETS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0], [1, 0], [0, 1]],
  [[3, -1], [4, -1], [3, 0]],
  [[1, 3], [2, 3], [1, 4]],
];
const SITES_OF_HEART = 24;

export const isMarket = (site: string): boolean => /^m[0-3]$/.test(site);
export const isCentre = (site: string): boolean => site === "m0" || site.startsWith("c");

/** The cells that a site covers, in the coordinates of its land. */
export function cellsOf(site: string): readonly (readonly [number, number])[] {
  const number = Number(site.slice(1));
  if (site === "m0") return [[0, 0]];
  if (site.startsWith("m")) return MARKETS[number - 1] ?? [];
  if (site.startsWith("c")) return [[site.charCodeAt(1) - 97 - 6, Number(site.slice(2)) - 7]];
  const cell = HEART[site.startsWith("e") ? SITES_OF_HEART + number - 1 : number - 1];
  return cell ? [cell] : [];
}

export interface Laid {
  site: string;
  /** Nothing lies here yet: a place can be put here. */
  free: boolean;
  cells: readonly Point[];
  middle: Point;
}

/** The sites of one of the two lands, with free cells that can be chosen, each at its spot. */
export function landOf(view: View, centre: boolean, free: readonly string[]): Laid[] {
  const lying = view.sites.map((one) => one.site).filter((site) => isCentre(site) === centre);
  const empty = free.filter((site) => isCentre(site) === centre && !lying.includes(site));
  return [...lying.map((site) => ({ site, free: false })), ...empty.map((site) => ({ site, free: true }))].map(({ site, free }) => {
    const cells = cellsOf(site).map(([q, r]) => center({ q, r }, SIZE));
    const middle = { x: cells.reduce((sum, one) => sum + one.x, 0) / cells.length, y: cells.reduce((sum, one) => sum + one.y, 0) / cells.length };
    return { site, free, cells, middle };
  });
}

const GAP = SIZE * 0.7;

export interface Plan {
  sites: readonly Laid[];
  box: Box;
  /** Where the names of the two lands stand. */
  titles: readonly { key: "heartland" | "centre"; at: Point }[];
}

/** Both lands on one drawing: the command centre beside the heartland, or below it where the room is high. */
export function planOf(view: View, free: readonly string[], below: boolean): Plan {
  const heart = view.wave > 0 ? [] : landOf(view, false, free); // nobody goes there in the Last Wave
  const centre = landOf(view, true, free);
  const outer = (sites: readonly Laid[]): Box => around(sites.flatMap((one) => one.cells), SIZE);
  const one = heart.length > 0 ? outer(heart) : { x: 0, y: 0, width: 0, height: 0 };
  const two = outer(centre);
  const move = below ? { x: one.x + one.width / 2 - two.x - two.width / 2, y: one.y + one.height + GAP - two.y } : { x: one.x + one.width + GAP - two.x, y: one.y + one.height / 2 - two.y - two.height / 2 };
  const shift = (point: Point): Point => ({ x: point.x + move.x, y: point.y + move.y });
  const moved = centre.map((site) => ({ ...site, cells: site.cells.map(shift), middle: shift(site.middle) }));
  const sites = [...heart, ...moved];
  const box = around(sites.flatMap((site) => site.cells), SIZE + 4);
  const top = outer(moved);
  return {
    sites,
    box: { ...box, y: box.y - 14, height: box.height + 14 },
    titles: [
      ...(heart.length > 0 ? [{ key: "heartland" as const, at: { x: one.x + 4, y: one.y - 2 } }] : []),
      { key: "centre", at: { x: top.x + 4, y: top.y - 4 } },
    ],
  };
}
