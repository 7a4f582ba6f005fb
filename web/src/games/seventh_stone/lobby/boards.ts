// Boards of one's own for Seventh Stone: a text, what it shows, and what is wrong with it. The server has the last word.

import type { Fields } from "$lib/texts.svelte";

export interface Cell {
  code: string;
  kind: "yield" | "temple" | "desert" | "volcano" | "water" | "unknown";
  terrain: "plain" | "forest" | "mountain" | null;
  portal: "yellow" | "blue" | "red" | "green" | null;
}

export interface Problem {
  key: "row" | "code" | "portals" | "volcano" | "yields" | "size";
  fields: Fields;
}

export interface Board {
  rows: Cell[][];
  problem: Problem | null;
  yields: number;
  temples: number;
}

const TERRAINS = { p: "plain", f: "forest", m: "mountain" } as const;
const PORTALS = { y: "yellow", b: "blue", r: "red", g: "green" } as const;
const LEAST = 3;
const MOST = 9;

/** A small board to start from. */
export const EXAMPLE = "p f py m w P\nm d p f p p\nw p v F w m\nf m p d fr p\nP p fr py m f";

/** The text with a line for each row, as it is typed. */
export const asLines = (text: string): string => text.split("/").map((row) => row.trim()).join("\n");
/** The text as the option is written. */
export const asOption = (lines: string): string =>
  lines
    .split(/[\n/]/)
    .map((row) => row.replaceAll(",", " ").trim().replace(/\s+/g, " "))
    .filter(Boolean)
    .join("/");

function readCell(code: string): Cell {
  const cell: Cell = { code, kind: "unknown", terrain: null, portal: null };
  if (code === "d" || code === "v" || code === "w") return { ...cell, kind: ({ d: "desert", v: "volcano", w: "water" } as const)[code] };
  const [letter = "", colour = "", ...more] = code;
  const terrain = TERRAINS[letter.toLowerCase() as keyof typeof TERRAINS];
  const portal = PORTALS[colour as keyof typeof PORTALS];
  const temple = letter !== letter.toLowerCase();
  if (terrain === undefined || more.length > 0 || (colour && (portal === undefined || temple))) return cell;
  return { code, kind: temple ? "temple" : "yield", terrain, portal: portal ?? null };
}

/** Return what a text shows, and the first thing that is wrong with it for so many players. */
export function readBoard(text: string, players: number): Board {
  const rows = asOption(text)
    .split("/")
    .map((row) => row.split(" ").map(readCell));
  const cells = rows.flat();
  const yields = cells.filter((cell) => cell.kind === "yield").length;
  const temples = cells.filter((cell) => cell.kind === "temple").length;
  return { rows, problem: problemOf(rows, yields, players), yields, temples };
}

function problemOf(rows: Cell[][], yields: number, players: number): Problem | null {
  const width = rows[0]?.length ?? 0;
  const cells = rows.flat();
  for (const [i, row] of rows.entries()) {
    if (row.length !== width) return { key: "row", fields: { row: i + 1, cells: row.length, width } };
    for (const [j, cell] of row.entries()) {
      if (cell.kind === "unknown") return { key: "code", fields: { field: `${String.fromCharCode(97 + j)}${i + 1}`, code: cell.code } };
    }
  }
  if (Math.min(width, rows.length) < LEAST || Math.max(width, rows.length) > MOST) {
    return { key: "size", fields: { columns: width, rows: rows.length, least: LEAST, most: MOST } };
  }
  for (const [letter, portal] of Object.entries(PORTALS)) {
    const count = cells.filter((cell) => cell.portal === portal).length;
    if (count !== 0 && count !== 2) return { key: "portals", fields: { colour: letter, count } };
  }
  const volcanoes = cells.filter((cell) => cell.kind === "volcano").length;
  if (volcanoes > 1) return { key: "volcano", fields: { count: volcanoes } };
  if (yields < 2 * players) return { key: "yields", fields: { count: yields, players, least: 2 * players } };
  return null;
}
