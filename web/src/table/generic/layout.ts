// Where the fields of a scene lie, and what shape they have. A scene only counts columns and half rows, as the terminal draws it.

import { outline as hexagon, type Arrow, type Box, type Point } from "../../board/hex";
import type { Cell, Scene } from "../../wire";

/** Hexes with a flat side or with a corner up, squares, sheets that one reads, or points on lines. */
export type Shape = "flat" | "pointed" | "square" | "sheet" | "point";

/** From the middle of a hex to a corner. */
export const SIZE = 50;
const SIDE = 94;
/** As far from a point a click still means it. */
export const REACH = 44;
export const SHEET = { width: 266, height: 166 };
const GAP = 14;
const ROOT = Math.sqrt(3);

export interface Layout {
  shape: Shape;
  places: ReadonlyMap<string, Point>;
  box: Box;
}

type Fields = Pick<Scene, "cells" | "ways">;

/** Return what fields are: with lines between them points, in staggered rows or columns hexes. */
export function shapeOf({ cells, ways }: Fields): Shape {
  if (ways.length > 0) return "point";
  if (cells.some((cell) => cell.lines.length > 0)) return "sheet";
  if (cells.some((cell) => cell.shift)) return "pointed";
  const parity = (at: number): number => Math.abs(at % 2);
  const uneven = cells.some((cell) => parity(cell.y) === 1);
  const [first] = cells;
  return uneven && first && cells.every((cell) => parity(cell.x + cell.y) === parity(first.x + first.y)) ? "flat" : "square";
}

function placeOf(cell: Cell, shape: Shape): Point {
  const x = cell.x + (cell.shift ? 0.5 : 0);
  switch (shape) {
    case "flat":
      return { x: 1.5 * SIZE * x, y: (ROOT / 2) * SIZE * cell.y };
    case "pointed":
      return { x: ROOT * SIZE * x, y: 0.75 * SIZE * cell.y };
    case "square":
    case "point":
      return { x: SIDE * x, y: (SIDE / 2) * cell.y };
    case "sheet":
      return { x: (SHEET.width + GAP) * x, y: ((SHEET.height + GAP) / 2) * cell.y };
  }
}

/** Return half the width and height that a field takes. */
function extent(shape: Shape): Point {
  if (shape === "sheet") return { x: SHEET.width / 2, y: SHEET.height / 2 };
  if (shape === "square") return { x: SIDE / 2, y: SIDE / 2 };
  if (shape === "point") return { x: 56, y: 56 };
  const long = { x: SIZE, y: (ROOT / 2) * SIZE };
  return shape === "flat" ? long : { x: long.y, y: long.x };
}

/** Return the layout of a scene; hexes may be turned by a quarter, where a wide board has a narrow screen. */
export function layout(fields: Fields, turned = false): Layout {
  const { cells } = fields;
  const found = shapeOf(fields);
  const turns = turned && (found === "flat" || found === "pointed");
  const shape = !turns ? found : found === "flat" ? "pointed" : "flat";
  const places = new Map(
    cells.map((cell) => {
      const { x, y } = placeOf(cell, found);
      return [cell.token, turns ? { x: -y, y: x } : { x, y }];
    }),
  );
  const [xs, ys] = [[...places.values()].map(({ x }) => x), [...places.values()].map(({ y }) => y)];
  const { x, y } = extent(shape);
  const [left, top] = cells.length > 0 ? [Math.min(...xs) - x - 6, Math.min(...ys) - y - 6] : [0, 0];
  const [right, bottom] = cells.length > 0 ? [Math.max(...xs) + x + 6, Math.max(...ys) + y + 6] : [1, 1];
  return { shape, places, box: { x: left, y: top, width: right - left, height: bottom - top } };
}

/** Return the outline of a field around the origin as a path, drawn in by so much; around a point it is wider if a piece stands there. */
export function outline(shape: Shape, by = 0, occupied = false): string {
  if (shape === "flat" || shape === "pointed") return hexagon(SIZE - by, shape === "pointed");
  if (shape === "point") {
    const r = (occupied ? 42 : 25) - by;
    return `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;
  }
  const { x, y } = extent(shape);
  const [a, b] = [x - by, y - by];
  return `M${-a} ${-b}H${a}V${b}H${-a}Z`;
}

/** Return where an arrow leads along the lines between points, null where no line goes there. */
export function alongWays(ways: Scene["ways"], places: ReadonlyMap<string, Point>, from: string, arrow: Arrow): string | null {
  const start = places.get(from);
  const next = ways.flatMap(([one, other]) => (one === from ? [other] : other === from ? [one] : []));
  const sign = arrow === "ArrowRight" || arrow === "ArrowDown" ? 1 : -1;
  const level = arrow === "ArrowLeft" || arrow === "ArrowRight";
  const leads = (to: Point, { x, y }: Point): boolean => {
    const [ahead, aside] = level ? [to.x - x, to.y - y] : [to.y - y, to.x - x];
    return sign * ahead > Math.abs(aside);
  };
  return next.find((token) => start && places.has(token) && leads(places.get(token)!, start)) ?? null;
}

/** Return a text in lines of at most so many characters, and no more lines than there is room for. */
export function wrapped(text: string, width: number, room: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else {
      line = line ? `${line} ${word}` : word;
    }
  }
  lines.push(line);
  return lines.length <= room ? lines : [...lines.slice(0, room - 1), `${lines[room - 1]!.slice(0, width - 1)}…`];
}
