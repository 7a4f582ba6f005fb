// The battlefield: where its hexes lie, where arrows lead, and what attackers can reach next.

import type { Told } from "../../wire";
import { around, corners, outline, type Box, type Point } from "../../board/hex";
import type { HexView, View } from "./types";

export const SIZE = 60; // from the middle of a hex to a corner
const HALF = (Math.sqrt(3) * SIZE) / 2; // half the height of a hex
export const CORNERS = corners(SIZE - 1.5);
export const INNER = corners(SIZE - 6);
export const OUTLINE = outline(SIZE - 4);

// Column and height in half hexes, row by row from the bottom.
const ROWS: readonly (readonly number[])[] = Array.from({ length: 11 }, (_, row) => (row % 2 === 0 ? [0, 2, 4] : [1, 3]));
const CELLS = ROWS.flatMap((columns, height) => columns.map((column) => ({ column, height })));
export const HEXES: readonly number[] = CELLS.map((_, i) => i + 1);
const BY_CELL: ReadonlyMap<string, number> = new Map(CELLS.map(({ column, height }, i) => [`${column} ${height}`, i + 1]));

/** Clockwise from straight up. */
const STEPS: readonly (readonly [column: number, height: number])[] = [
  [0, 2],
  [1, 1],
  [1, -1],
  [0, -2],
  [-1, -1],
  [-1, 1],
];
export const ARROWS: Readonly<Record<string, number>> = { r: 2, d: 3, l: 4 };

/** The hex next to one in a direction, 0 where the board ends. */
export function next(hex: number, direction: number): number {
  const { column, height } = CELLS[hex - 1]!;
  const [right, up] = STEPS[direction % 6]!;
  return BY_CELL.get(`${column + right} ${height + up}`) ?? 0;
}

/** Where an arrow leads, with the edge rule (AP-11.6); 0 is over the bottom edge. */
export function arrowGoal(hex: number, arrow: string): number {
  const { column } = CELLS[hex - 1]!;
  const straight = (arrow === "l" && column === 0) || (arrow === "r" && column === 4);
  return next(hex, straight ? 3 : ARROWS[arrow]!);
}

/** The fewest arrows after which attackers can have left over the bottom edge. */
export function stepsOut(hex: number): number {
  const goals = ["l", "d", "r"].map((arrow) => arrowGoal(hex, arrow));
  return goals.includes(0) ? 1 : 1 + Math.min(...goals.map(stepsOut));
}

export function middleOf(hex: number): Point {
  const { column, height } = CELLS[hex - 1]!;
  return { x: column * SIZE * 1.5, y: -height * HALF };
}
export const BOX: Box = around(HEXES.map(middleOf), 0);
/** The board with its hexes and a little room around. */
export const ROOM: Box = { x: BOX.x - SIZE - 4, y: BOX.y - HALF - 4, width: BOX.width + SIZE * 2 + 8, height: BOX.height + HALF * 2 + 8 };

/** The point on the way from a hex in a direction, as a part of the way to the next one. */
export function beside(direction: number, part: number): Point {
  const angle = (Math.PI / 3) * direction;
  return { x: Math.sin(angle) * HALF * 2 * part, y: -Math.cos(angle) * HALF * 2 * part };
}

export interface Forecast {
  arrow: string;
  /** 0: over the bottom edge. */
  hex: number;
  /** Strength of the attackers. */
  attack: number;
  /** What they would meet there. */
  total: number;
}

/** What the attackers of a hex would meet on the three hexes that an arrow can lead them to. */
export function forecast(view: View, hex: HexView): Forecast[] {
  if (hex.base + hex.elite === 0) return [];
  const found: Forecast[] = [];
  for (const arrow of ["l", "d", "r"]) {
    const goal = arrowGoal(hex.number, arrow);
    if (found.some((one) => one.hex === goal)) continue;
    found.push({ arrow, hex: goal, attack: hex.attack, total: goal === 0 ? 0 : (view.hexes[goal - 1]?.defence ?? 0) });
  }
  return found;
}

export interface Trace {
  from: number;
  /** 0: over the edge. */
  to: number;
  kind: "marched" | "went" | "flung";
}

/** Ways that were gone: those of the card that is being carried out, or of what just happened. */
export function tracesOf(events: readonly Told[]): Trace[] {
  return events.flatMap(({ kind, fields }) =>
    (kind === "marched" || kind === "went" || kind === "flung") && typeof fields.from === "number" && fields.from > 0
      ? [{ from: fields.from, to: Number(fields.to ?? 0), kind }]
      : [],
  );
}

/** What happened since the card that is being carried out was revealed. */
export function sinceCard(history: readonly Told[]): readonly Told[] {
  return history.slice(Math.max(history.findLastIndex((told) => told.kind === "card"), 0));
}

/** Hexes that were hit just now: shots, fire, explosions, combats. */
export function hitsOf(events: readonly Told[]): number[] {
  const KINDS = ["fired", "shot_at", "burnt", "exploded", "combat", "tile_lost"];
  return [...new Set(events.flatMap(({ kind, fields }) => (KINDS.includes(kind) && typeof fields.hex === "number" ? [fields.hex] : [])))];
}

/** What stands on a hex: attackers that stand there and the parts of a troop that is moving. */
export function attackersOn(view: View, hex: HexView): { base: number; elite: number; snared: number; moving: boolean; flying: boolean } {
  const parts = view.movement?.parts.filter((part) => part.hex === hex.number) ?? [];
  return {
    base: hex.base + parts.reduce((sum, part) => sum + part.base, 0),
    elite: hex.elite + parts.reduce((sum, part) => sum + part.elite, 0),
    snared: hex.snared_base + hex.snared_elite + parts.reduce((sum, part) => sum + part.snared, 0),
    moving: parts.length > 0,
    flying: parts.some((part) => part.flying),
  };
}

/** The hexes that a building facing another way would show or fire at, as far as the board tells: its arrows and its range. */
export function lines(hex: number, facing: number, arrows: number, range: number): number[] {
  const found = [];
  for (const turn of arrows === 3 ? [-1, 0, 1] : [0]) {
    let at = hex;
    for (let i = 0; i < range && at !== 0; i++) {
      at = next(at, (facing + turn + 6) % 6);
      if (at !== 0) found.push(at);
    }
  }
  return found;
}
