// Seventh Stone in words: slots, stones, seats and what they are called.

import { coat, type Coat } from "$lib/coats";
import { lexicon } from "$lib/lexicon";
import { hasText, t } from "$lib/texts.svelte";
import type { Stones, View } from "./types";

export const GAME = "seventh_stone";

export const SEATS = ["boar", "crane", "lynx", "ram"] as const;
export const TYPES = ["melee", "ranged", "cavalry"] as const;
export const BUILDINGS = ["barracks", "manufactory", "wall"] as const;
/** In the order of the phases of a year. */
export const PHASES = ["event", "production", "placement", "movement", "combat", "tournament"] as const;
export const EVENTS = ["volcanic_eruption", "quicksand", "troop_expansion", "mercenary_dismissal", "water_crossing", "open_portals"] as const;

/** Kinds of equipment stones with the values or types there are, and how many of each. */
const KINDS: readonly [kind: string, more: readonly string[], count: number][] = [
  ["teleportation", [], 3],
  ["speed", ["1", "2"], 2],
  ["mobility", [], 3],
  ["master_strike", ["melee", "ranged", "cavalry", "any"], 1],
  ["precision", ["melee", "ranged", "cavalry", "any"], 1],
  ["power_strike", ["melee", "ranged", "cavalry", "any"], 1],
  ["shield", ["1", "2", "3"], 2],
  ["suppression", ["ranged", "cavalry"], 2],
  ["suppression", ["all"], 1],
  ["bribery", [], 3],
  ["explosive", [], 3],
  ["lost_tear_stone", [], 1],
];

export interface Stone {
  id: string;
  kind: string;
  /** A number, a type of unit, or nothing. */
  more: string;
  /** How many of it there are in the game. */
  count: number;
}

/** Every equipment stone, in the order of the rules. */
export const STONES: readonly Stone[] = KINDS.flatMap(([kind, more, count]) =>
  more.length === 0 ? [{ id: kind, kind, more: "", count }] : more.map((one) => ({ id: `${kind}_${one}`, kind, more: one, count })),
);
const BY_ID: ReadonlyMap<string, Stone> = new Map(STONES.map((stone) => [stone.id, stone]));
export const LOST = "lost_tear_stone";

export const isStone = (token: string): boolean => BY_ID.has(token);
export const isField = (token: string): boolean => /^[a-z]\d+$/.test(token);
export const isSeat = (token: string): boolean => (SEATS as readonly string[]).includes(token);
export const isType = (token: string): boolean => (TYPES as readonly string[]).includes(token);
export const kindOf = (stone: string): string => BY_ID.get(stone)?.kind ?? "equipment";
export const moreOf = (stone: string): string => BY_ID.get(stone)?.more ?? "";

export const { name, title, say, map } = lexicon(GAME);
/** What a stone does, in one sentence; those of a kind that fit different armies share it. */
export function stoneText(stone: string): string {
  const own = `seventh_stone-about-${stone}`;
  return t(hasText(own) ? own : `seventh_stone-about-${kindOf(stone)}`);
}

/** Stones one by one, in the order of the rules. */
export function listed(stones: Stones): string[] {
  return STONES.flatMap((stone) => Array<string>(stones[stone.id] ?? 0).fill(stone.id));
}

/** Goods or stones as a short list. */
export function countsText(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${count} × ${name(what)}`)
    .join(", ");
}

/** The coat of arms of a seat. */
export function coatOf(view: View, seat: string): Coat {
  const seats = Object.keys(view.players);
  return coat(undefined, seats.length, Math.max(seats.indexOf(seat), 0));
}

/** The letter of a column. */
export const columnName = (column: number): string => String.fromCharCode(97 + column);
/** Military units and mercenaries as they are written on the table. */
export const force = (military: number, mercenary: number): string => (mercenary > 0 ? `${military}+${mercenary}` : String(military));
/** What a line of text says of a seat (SeatName). */
export const seatOf = (view: View, seat: string): { coat: Coat; name: string } => ({ coat: { ...coatOf(view, seat), letter: "" }, name: name(seat) });
