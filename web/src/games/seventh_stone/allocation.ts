// The production phase: resource stones on the slots of the sheet, as a sentence and as numbers. Pure.

import type { Sentence } from "../../table/path";
import type { Told } from "../../wire";
import type { Composing } from "../game";
import { byName } from "$lib/facts";
import { PAYOUT, PAYOUT_2, PRICE, SLOT_NAMES } from "./facts";

export const GOODS = SLOT_NAMES.slice(1, 5);
export const BIDS = SLOT_NAMES.slice(5);
/** In the order of sentences. */
export const SLOTS: readonly string[] = SLOT_NAMES.slice(1);
const PRICES = byName(SLOT_NAMES, PRICE);
/** Resource stones for one more on a slot (SS-7.4). */
export const priceOf = (slot: string): number => PRICES[slot] ?? 1;

/** What lies on the slots: goods are counted, bids are resource stones. */
export type Amounts = Readonly<Record<string, number>>;

/** What mercenary and tournament market pay, by rank (4.7). */
export function payout(players: number): readonly number[] {
  return (players === 2 ? PAYOUT_2 : PAYOUT).filter((count) => count > 0);
}

/** Return what a sentence puts on the slots, null if it is no such sentence. */
export function readAmounts(words: Sentence): Amounts | null {
  if (words[0] !== "allocate" || words.length < 2) return null;
  const found: Record<string, number> = {};
  if (words[1] === "nothing") return words.length === 2 ? found : null;
  for (let i = 1; i < words.length; i += 2) {
    const [slot, count] = [words[i]!, words[i + 1] ?? ""];
    if (!SLOTS.includes(slot) || slot in found || !/^\d+$/.test(count)) return null;
    found[slot] = Number(count);
  }
  return found;
}

/** Return the sentence that puts this on the slots. */
export function allocationOf(amounts: Amounts): Sentence {
  const pairs = SLOTS.filter((slot) => (amounts[slot] ?? 0) > 0).flatMap((slot) => [slot, String(amounts[slot])]);
  return ["allocate", ...(pairs.length > 0 ? pairs : ["nothing"])];
}

/** Return how many resource stones this takes. */
export function costOf(amounts: Amounts): number {
  return SLOTS.reduce((sum, slot) => sum + (amounts[slot] ?? 0) * priceOf(slot), 0);
}

/** Return the most that a slot can hold when the others stay as they are. */
export function mostOf(amounts: Amounts, slot: string, store: number): number {
  const others = costOf({ ...amounts, [slot]: 0 });
  return Math.max(0, Math.floor((store - others) / priceOf(slot)));
}

/** Return the amounts with another number on a slot, as far as the stones last. */
export function withAmount(amounts: Amounts, slot: string, count: number, store: number): Amounts {
  const wanted = Number.isFinite(count) ? Math.floor(count) : 0;
  return { ...amounts, [slot]: Math.max(0, Math.min(wanted, mostOf(amounts, slot, store))) };
}

/** Return the amounts after stones were dragged from one place to another; `store` stands for the stones that are left. */
export function dragged(amounts: Amounts, from: string, to: string, store: number): Amounts {
  if (from === to) return amounts;
  if (to === "store") return withAmount(amounts, from, (amounts[from] ?? 0) - 1, store);
  let next = amounts;
  while (from !== "store" && mostOf(next, to, store) <= (next[to] ?? 0) && (next[from] ?? 0) > 0) {
    next = { ...next, [from]: next[from]! - 1 };
  }
  return withAmount(next, to, (next[to] ?? 0) + 1, store);
}

/** Return amounts that a smaller store can pay as well: bids shrink first, then goods, the last ones first. */
export function fitted(amounts: Amounts, store: number): Amounts {
  const found: Record<string, number> = { ...amounts };
  for (const slot of SLOTS.toReversed()) {
    while (costOf(found) > store && (found[slot] ?? 0) > 0) found[slot] = found[slot]! - 1;
  }
  return found;
}

/** Return what a seat allocated when sheets were last revealed, null if they never were. */
export function lastAmounts(history: readonly Told[], seat: string): Amounts | null {
  const found: Record<string, number> = {};
  for (const kind of ["goods", "bids"]) {
    const last = history.findLast((told) => told.kind === kind && told.fields.seat === seat);
    if (!last) return null;
    for (const [slot, count] of Object.entries(last.fields)) if (slot !== "seat") found[slot] = Number(count);
  }
  return found;
}

/** Countless sentences: any distribution of the store is one. */
export const allocating: Composing = {
  handles: (legal) => legal[0]?.[0] === "allocate",
  sentence(_legal, chosen) {
    const amounts = readAmounts(chosen);
    return amounts && allocationOf(amounts);
  },
  back: () => [], // to where it started
};
