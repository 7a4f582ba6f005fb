// Where the hexes of the board lie. Their names are column and row: f4 is the middle.

import { center, type Box, type Cell, type Point } from "../../board/hex";

/** From the middle of a hex to a corner. Everything on the board is drawn in these units. */
export const SIZE = 50;

const COLUMNS = "abcdefghijk";

export function cellOf(hex: string): Cell {
  return { q: COLUMNS.indexOf(hex[0] ?? "") - 5, r: Number(hex.slice(1)) - 4 };
}

export function nameOf({ q, r }: Cell): string {
  return `${COLUMNS[q + 5] ?? "?"}${r + 4}`;
}

export function isHex(token: string): boolean {
  return /^[a-k][1-7]$/.test(token);
}

export type Places = ReadonlyMap<string, Point>;

export function placesOf(hexes: readonly string[], turned: boolean): Places {
  return new Map(hexes.map((hex) => [hex, center(cellOf(hex), SIZE, turned)]));
}

export interface Seating extends Point {
  seat: string;
  /** On the right edge, written from there inwards. */
  mirrored: boolean;
  /** There is no room beside it. */
  tight: boolean;
}

/** Where the seats have their plates: in the corners that a hex board leaves free, clockwise; two seats face each other. */
export function seatsAround(seats: readonly string[], box: Box): Seating[] {
  const four = seats.length > 2;
  const left = { x: box.x + 10, mirrored: false, tight: false };
  const right = { x: box.x + box.width - 10, mirrored: true, tight: false };
  const top = box.y + 34;
  const bottom = box.y + box.height - (four ? 42 : 34);
  const last = { ...right, x: right.x - 76, tight: true }; // that corner has the buttons of the stage
  const corners = four ? [left, right, last, left] : [left, left];
  return seats.map((seat, i) => ({ seat, ...(corners[i] ?? left), y: i < seats.length / 2 ? top : bottom }));
}
