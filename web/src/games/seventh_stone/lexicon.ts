// Seventh Stone in words: slots, stones, seats and what they are called.

import { coat, type Coat } from "$lib/coats";
import { lexicon } from "$lib/lexicon";
import { hasText, t } from "$lib/texts.svelte";
import { isOne } from "$lib/facts";
import { BUILDING_NAMES, EVENT_NAMES, PHASE_NAMES, SEAT_NAMES, STONE_COUNTS, STONE_NAMES, UNIT_NAMES } from "./facts";
import type { Stones, View } from "./types";

export const GAME = "seventh_stone";

/** What can be built. */
export const BUILDINGS = BUILDING_NAMES.slice(1);
/** Events of the die that happen. */
export const EVENTS = EVENT_NAMES.slice(1);
/** In the order of the phases of a year. */
export const PHASES = PHASE_NAMES.filter((phase) => phase !== "setup" && phase !== "overrun");

export interface Stone {
  id: string;
  kind: string;
  /** A number, a type of unit, or nothing. */
  more: string;
  /** How many of it there are in the game. */
  count: number;
}

/** Every equipment stone, in the order of the rules: the kind is its name without a number, a type of unit, `any` or `all`. */
export const STONES: readonly Stone[] = STONE_NAMES.slice(1).map((id, i) => {
  const [, kind = id, more = ""] = /^(.+?)(?:_(\d|melee|ranged|cavalry|any|all))?$/.exec(id)!;
  return { id, kind, more, count: STONE_COUNTS[i + 1]! };
});
const BY_ID: ReadonlyMap<string, Stone> = new Map(STONES.map((stone) => [stone.id, stone]));
export const LOST = "lost_tear_stone";

export const isStone = (token: string): boolean => BY_ID.has(token);
export const isField = (token: string): boolean => /^[a-z]\d+$/.test(token);
export const isSeat = isOne(SEAT_NAMES);
export const isType = isOne(UNIT_NAMES);
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
