// The production phase: resource stones on the slots of the sheet, as a sentence and as numbers, and what could be placed this year. Pure.

import type { Sentence } from "../../table/path";
import type { Told } from "../../wire";
import type { Composing } from "../game";
import type { FieldView, View } from "./types";
import { byName } from "$lib/facts";
import { PAYOUT, PAYOUT_2, PRICE, SLOT_NAMES, UNIT_NAMES } from "./facts";

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

// What could be placed

/** A field on which units could be recruited this year. */
export interface Barracks {
  field: string;
  /** The type of the army that stands there, null where one could be founded. */
  type: string | null;
  room: number;
}

export interface Capacity {
  barracks: readonly Barracks[];
  /** Units of any type together. */
  units: number;
  /** At most of one type, if all barracks recruit it. */
  types: Readonly<Record<string, number>>;
  /** Free building slots. */
  buildings: number;
  /** Mercenaries that could join armies as they stand now. */
  mercenaries: number;
}

const armyOf = (field: FieldView, seat: string): FieldView["armies"][number] | undefined => field.armies.find((army) => army.seat === seat);

/** How many mercenaries an army of so many military units may have (SS-8.8, SS-8.11). */
const hired = (military: number, limit: number): number => Math.max(0, Math.min(military, limit - military));

/** Return what a seat could place this year at most (SS-8.2 to SS-8.11). */
export function capacityOf(view: View, seat: string): Capacity {
  const barracks: Barracks[] = [];
  let buildings = 0;
  let mercenaries = 0;
  for (const field of view.fields) {
    const army = armyOf(field, seat);
    if (army && !field.lava) mercenaries += Math.max(0, hired(army.military, view.unit_limit) - army.mercenary);
    if (field.controller !== seat) continue;
    if (field.kind === "yield" && field.capital === null && !field.lava) buildings += 2 - field.buildings.length;
    const room = Math.min(field.recruits, view.unit_limit - (army ? army.military + army.mercenary : 0));
    if (room > 0) barracks.push({ field: field.field, type: army?.type ?? null, room });
  }
  const units = barracks.reduce((sum, one) => sum + one.room, 0);
  const types = Object.fromEntries(UNIT_NAMES.map((type) => [type, placed(view, seat, barracks, { [type]: units })[type] ?? 0]));
  return { barracks, units, types, buildings, mercenaries };
}

/** Return how many of the units wanted find a place: armies that stand there first, then new ones in the largest barracks. */
function placed(view: View, seat: string, barracks: readonly Barracks[], wanted: Amounts): Amounts {
  const found: Record<string, number> = {};
  const armies: Record<string, number> = { ...view.players[seat]?.armies };
  const left = (type: string): number => (wanted[type] ?? 0) - (found[type] ?? 0);
  const put = (type: string, room: number): void => {
    found[type] = (found[type] ?? 0) + Math.min(room, left(type));
  };
  for (const one of barracks) if (one.type !== null) put(one.type, one.room);
  for (const one of barracks.filter(({ type }) => type === null).sort((a, b) => b.room - a.room)) {
    const type = UNIT_NAMES.filter((kind) => left(kind) > 0 && (armies[kind] ?? 0) < view.army_limit).sort((a, b) => left(b) - left(a))[0];
    if (type === undefined) continue;
    armies[type] = (armies[type] ?? 0) + 1;
    put(type, one.room);
  }
  return found;
}

/** Return how much of what is bought would find no place, by slot; mercenaries are counted as if the first place were won. */
export function surplus(view: View, seat: string, capacity: Capacity, amounts: Amounts): Amounts {
  const units = placed(view, seat, capacity.barracks, amounts);
  const found: Record<string, number> = { building: Math.max(0, (amounts.building ?? 0) - capacity.buildings) };
  for (const type of UNIT_NAMES) found[type] = Math.max(0, (amounts[type] ?? 0) - (units[type] ?? 0));
  return found;
}

/** Return the room for mercenaries once the units bought are placed, as far as they can be. */
export function mercenaryRoom(view: View, seat: string, capacity: Capacity, amounts: Amounts): number {
  const units = placed(view, seat, capacity.barracks, amounts);
  let planned = UNIT_NAMES.reduce((sum, type) => sum + (units[type] ?? 0), 0);
  let room = capacity.mercenaries;
  for (const one of capacity.barracks) {
    const army = view.fields.find(({ field }) => field === one.field)?.armies.find((other) => other.seat === seat);
    let military = army?.military ?? 0;
    for (let i = 0; i < one.room && planned > 0; i++, planned--) {
      room += Math.max(0, hired(military + 1, view.unit_limit) - hired(military, view.unit_limit));
      military += 1;
    }
  }
  return room;
}
