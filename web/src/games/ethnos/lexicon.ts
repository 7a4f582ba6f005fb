// Ethnos in words: tribes, kingdoms, cards and what they are called.

import { coat, type Coat } from "$lib/coats";
import { lexicon } from "$lib/lexicon";
import { KINGDOM_NAMES, TRIBE_NAMES } from "./facts";
import type { Cards, View } from "./types";

export const GAME = "ethnos";

export const SKELETON = "skeleton";

/** The letter that tells a kingdom without its colour. */
export const INITIALS: Readonly<Record<string, string>> = { pelagon: "P", straton: "S", rhea: "R", ithys: "I", althea: "A", duris: "D" };

export function tribeOf(card: string): string {
  return card.split("_")[0]!;
}

/** The kingdom of a card, null for Skeletons, which have no colour. */
export function kingdomOf(card: string): string | null {
  return card.split("_")[1] ?? null;
}

const ORDER: ReadonlyMap<string, number> = new Map(
  TRIBE_NAMES.flatMap((tribe) => (tribe === SKELETON ? [tribe] : KINGDOM_NAMES.map((kingdom) => `${tribe}_${kingdom}`))).map((card, i) => [card, i]),
);

/** The place of a card in the order of sentences: by tribe, then by kingdom. */
export const orderOf = (card: string): number => ORDER.get(card) ?? ORDER.size;
export const isCard = (token: string): boolean => ORDER.has(token);

export const { name, say, map, about } = lexicon(GAME);
/** One of a tribe, as "Orc"; the name of the tribe itself is that of many. */
export const tribeName = (tribe: string): string => say(`tribe-${tribe}`);

/** Cards as a short list. */
export function cardsText(cards: Cards): string {
  const parts = Object.entries(cards).map(([card, count]) => (count > 1 ? `${count} × ${name(card)}` : name(card)));
  return parts.join(", ");
}

/** The coat of arms of a seat. */
export function coatOf(view: View, seat: string): Coat {
  const seats = Object.keys(view.players);
  return coat(undefined, seats.length, Math.max(seats.indexOf(seat), 0));
}
/** What a line of text says of a seat (SeatName). */
export const seatOf = (view: View, seat: string): { coat: Coat; name: string } => ({ coat: { ...coatOf(view, seat), letter: "" }, name: name(seat) });
