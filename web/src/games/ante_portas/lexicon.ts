// Ante Portas in words: things, goods, places, and what they are called.

import { coat, type Coat } from "$lib/coats";
import { lexicon } from "$lib/lexicon";
import { BUILDINGS, RECIPES } from "./data";
import { isOne } from "$lib/facts";
import { GOOD_NAMES, IMPROVEMENT_NAMES, SEAT_NAMES } from "./facts";
import type { CommunityView, Goods, View } from "./types";

export const GAME = "ante_portas";
/** From here on nothing limits what is spent, as outside of turns. */
export const UNLIMITED = 900;
/** The rules that links lead to. */
export const RULE = (number: string): string => `AP-${number}`;

export const isHex = (token: string): boolean => /^\d+$/.test(token);
export const isSite = (token: string): boolean => /^([he]\d+|m[0-3]|c[a-m]\d+)$/.test(token);
export const isSeat = isOne(SEAT_NAMES);
export const isCard = isOne(IMPROVEMENT_NAMES);
export const isGood = isOne(GOOD_NAMES);
export const isBuilding = (token: string): boolean => token in BUILDINGS;

export const { name, title, say, about } = lexicon(GAME);

/** The community of a seat. */
export const communityOf = (view: View, seat: string | null): CommunityView | undefined => view.communities.find((one) => one.seat === seat);
/** The team of a seat. */
export const teamOf = (view: View, seat: string | null): string => view.teams[view.seats.indexOf(seat ?? "")] ?? "a";
export const isDuel = (view: View): boolean => view.mode !== "coop";

/** The coat of arms of a seat. */
export function coatOf(view: View, seat: string): Coat {
  const index = Math.max(view.seats.indexOf(seat), 0);
  const made = coat(undefined, view.seats.length, index);
  return { ...made, tincture: isDuel(view) ? (teamOf(view, seat) === "a" ? 1 : 2) : made.tincture, letter: (seat[0] ?? "?").toUpperCase() };
}

/** Goods as a short list. */
export function goodsText(goods: Goods): string {
  return Object.entries(goods)
    .filter(([, count]) => count > 0)
    .map(([good, count]) => `${count} ${name(good)}`)
    .join(", ");
}
/** A conversion. */
export const recipeText = (recipe: string): string => `${goodsText(RECIPES[recipe]?.from ?? {})} → ${goodsText(RECIPES[recipe]?.to ?? {})}`;
/** What a line of text says of a seat (SeatName). */
export const seatOf = (view: View, seat: string): { coat: Coat; name: string } => ({ coat: coatOf(view, seat), name: name(seat) });
