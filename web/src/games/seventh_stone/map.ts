// The map as a drawing: where fields lie, which of them belong together, and where things on a field have room. Pure.

import type { Box, Point } from "../../board/hex";
import type { Told } from "../../wire";
import type { FieldView, View } from "./types";
import { columnName } from "./lexicon";

/** The length of a field's side. */
export const TILE = 100;
/** Room for the names of columns and rows. */
const RIM = 24;
const EDGE = 6;
/** Inside of a field's sides, seen from its upper left corner. */
export const OUTLINE = "M3 3H97V97H3Z";

/** Column and row of a field, from 0 on. */
export function cellOf(field: string): { column: number; row: number } {
  return { column: field.charCodeAt(0) - 97, row: Number(field.slice(1)) - 1 };
}

/** The upper left corner of a field. */
export function cornerOf(field: string): Point {
  const { column, row } = cellOf(field);
  return { x: column * TILE, y: row * TILE };
}

/** The middle of a field. */
export function middleOf(field: string): Point {
  const { x, y } = cornerOf(field);
  return { x: x + TILE / 2, y: y + TILE / 2 };
}

export function boxOf(columns: number, rows: number): Box {
  return { x: -RIM, y: -RIM, width: columns * TILE + RIM + EDGE, height: rows * TILE + RIM + EDGE };
}

export type Side = "top" | "right" | "bottom" | "left";
const STEPS: Readonly<Record<Side, readonly [number, number]>> = { top: [0, -1], right: [1, 0], bottom: [0, 1], left: [-1, 0] };
const SIDES = Object.keys(STEPS) as Side[];

/** The field on a side of another, null beyond the edge. */
export function beside(field: string, side: Side, columns: number, rows: number): string | null {
  const { column, row } = cellOf(field);
  const [dx, dy] = STEPS[side];
  const to = { column: column + dx, row: row + dy };
  if (to.column < 0 || to.row < 0 || to.column >= columns || to.row >= rows) return null;
  return `${columnName(to.column)}${to.row + 1}`;
}

/** The sides on which a field of water meets land. */
export function shores(view: Pick<View, "columns" | "rows" | "fields">, field: string): Side[] {
  const land = new Set(view.fields.filter((one) => one.kind !== "water").map((one) => one.field));
  return SIDES.filter((side) => land.has(beside(field, side, view.columns, view.rows) ?? ""));
}

/** The sides on which a field borders on one that somebody else controls, or nobody: there the frontier is drawn. */
export function frontiers(view: Pick<View, "columns" | "rows" | "fields">, field: string): Side[] {
  const holders = new Map(view.fields.map((one) => [one.field, one.controller]));
  const own = holders.get(field);
  if (!own) return [];
  return SIDES.filter((side) => holders.get(beside(field, side, view.columns, view.rows) ?? "") !== own);
}

export interface Link {
  from: string;
  to: string;
  /** null where portals of different colours are joined for a year. */
  colour: string | null;
}

/** Portals that are next to each other: those of a colour, and in a year of open portals all. */
export function links(view: Pick<View, "fields" | "event">): Link[] {
  const portals = view.fields.filter((field) => field.portal !== null);
  const open = view.event === "open_portals";
  return portals.flatMap((one, i) =>
    portals.slice(i + 1).flatMap((other): Link[] => {
      if (one.portal === other.portal) return [{ from: one.field, to: other.field, colour: one.portal }];
      return open ? [{ from: one.field, to: other.field, colour: null }] : [];
    }),
  );
}

/** A line between two fields that swerves a little, so that it does not run through the middle of what lies between. */
export function curve(from: Point, to: Point, swerve = 0.14): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return `M${from.x} ${from.y}Q${(from.x + to.x) / 2 - dy * swerve} ${(from.y + to.y) / 2 + dx * swerve} ${to.x} ${to.y}`;
}

/** A line from one field to another, and where its head lies. */
export interface Stroke {
  d: string;
  x: number;
  y: number;
  angle: number;
}

const ABOVE_NUMBERS = 26; // so far above the middles that no number lies below it
const BESIDE_NUMBERS = 37; // and so far to the right of them

/** An arrow between two fields that leaves room at both ends. */
export function arrow(from: string, to: string): Stroke {
  const [one, other] = [middleOf(from), middleOf(to)];
  const length = Math.hypot(other.x - one.x, other.y - one.y) || 1;
  const [x, y] = [(other.x - one.x) / length, (other.y - one.y) / length];
  const side = x > 0 || (x === 0 && y < 0) ? 1 : -1;
  const off = { x: -side * y * (x === 0 ? BESIDE_NUMBERS : 10), y: -Math.abs(x) * ABOVE_NUMBERS };
  const start = { x: one.x + x * 20 + off.x, y: one.y + y * 20 + off.y };
  const end = { x: other.x - x * 48 + off.x, y: other.y - y * 48 + off.y };
  return { d: `M${start.x} ${start.y}L${end.x} ${end.y}`, ...end, angle: (Math.atan2(y, x) * 180) / Math.PI };
}

/** One line of a field: an army, or the guards of a city. */
export interface Banner {
  seat: string;
  /** melee, ranged, cavalry or guard. */
  type: string;
  military: number;
  mercenary: number;
  stones: number;
}

/** What stands on a field, one below the other: the controller's own first, as he defends it. */
export function banners(field: FieldView): Banner[] {
  const armies = field.armies.map(({ seat, type, military, mercenary, stones }) => ({ seat, type, military, mercenary, stones }));
  const guards = field.guards > 0 && field.controller ? [{ seat: field.controller, type: "guard", military: field.guards, mercenary: 0, stones: 0 }] : [];
  const first = (banner: Banner): number => (banner.seat === field.controller ? 0 : 1);
  return [...guards, ...armies].sort((one, other) => first(one) - first(other));
}

const FOOT = 5; // below the lowest banner
const GAP = 2; // between two
const HIGHEST = 36;

/** Heights and places of so many banners, from the lower edge of a field upwards: the more there are the lower they are. */
export function rows(count: number): { y: number; height: number }[] {
  const room = count < 3 ? 62 : 78;
  const height = Math.min(HIGHEST, room / Math.max(count, 1) - GAP);
  return Array.from({ length: count }, (_, i) => ({ y: TILE - FOOT + GAP - (count - i) * (height + GAP), height }));
}

/** A square place on a field, by its upper left corner. */
export interface Spot extends Point {
  size: number;
}

export interface Layout {
  /** The coat of whoever controls the field. */
  coat: Spot;
  /** Capital, temple or volcano. */
  landmark: Spot;
  portal: Spot;
  buildings: readonly Spot[];
}

const spot = (x: number, y: number, size: number): Spot => ({ x: x - size / 2, y: y - size / 2, size });

/** Where things lie on a field: large where nobody stands, else in a strip along the upper edge, beside the plate of a conflict. */
export function layoutOf(field: Pick<FieldView, "capital" | "buildings" | "conflict">, standing: number): Layout {
  const count = field.buildings.length;
  if (standing === 0) {
    const middle = field.capital ? spot(80, 22, 26) : count > 0 ? spot(66, 27, 30) : spot(50, 52, 42);
    const xs = count === 1 ? [50] : [29, 71];
    return { coat: { x: 6, y: 6, size: 28 }, landmark: spot(50, 52, 54), portal: middle, buildings: xs.slice(0, count).map((x) => spot(x, 72, 34)) };
  }
  const part = standing < 3 && !field.conflict ? 1 : 0.72;
  const at = (x: number, size: number): Spot => spot(x, 4 + 13 * part, size * part);
  return {
    coat: { x: 5, y: 4, size: 26 * part },
    landmark: at(field.conflict ? 68 : 48, 30),
    portal: at(field.capital ? 87 : field.conflict ? 52 : 38, 24),
    buildings: [at(96 - 12 * part, 23), at(96 - 37 * part, 23)].slice(0, count),
  };
}

/** Where lines to the portal of a field end. */
export function portalOf(field: FieldView): Point {
  const { x, y, size } = layoutOf(field, banners(field).length).portal;
  const corner = cornerOf(field.field);
  return { x: corner.x + x + size / 2, y: corner.y + y + size / 2 };
}

/** What just happened on the map. */
export interface Trace {
  mark: "move" | "ring" | "lava";
  field: string;
  from: string | null;
  seat: string | null;
}

const RINGS = ["capital", "start_barracks", "built", "replaced", "recruited", "hired", "equipped", "control", "conflict", "used", "won"];

/** What there is to show of the things that were told; every field once for each kind of mark. */
export function tracesOf(told: readonly Told[]): Trace[] {
  const found = new Map<string, Trace>();
  for (const { kind, fields } of told) {
    const seat = typeof fields.seat === "string" ? fields.seat : null;
    const field = typeof fields.field === "string" ? fields.field : null;
    if (kind === "moved") found.set(`${fields.from} ${fields.to}`, { mark: "move", field: String(fields.to), from: String(fields.from), seat });
    else if (kind === "took_back") found.delete(`${fields.from} ${fields.to}`);
    else if (kind === "lava" && field) found.set(field, { mark: "lava", field, from: null, seat: null });
    else if (RINGS.includes(kind) && field) found.set(field, { mark: "ring", field, from: null, seat });
  }
  return [...found.values()];
}
