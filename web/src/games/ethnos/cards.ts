// Cards of a hand or of the row: sorting and grouping them, and putting a band together out of them. Pure, so that it can be tested.
//
// What is being put together is the beginning of a sentence: `band`, then the leader, then the others in the order in which they were
// chosen. Whether it can be played says the list of legal sentences, never a rule of our own.

import type { Sentence } from "../../table/path";
import type { Told } from "../../wire";
import { KINGDOM_NAMES, TRIBE_NAMES } from "./facts";
import type { Composing } from "../game";
import type { Cards } from "./types";
import { kingdomOf, orderOf, SKELETON, tribeOf } from "./lexicon";

export type Sorting = "tribe" | "colour";

/** Return how many cards these are. */
export function total(cards: Cards): number {
  return Object.values(cards).reduce((sum, count) => sum + count, 0);
}

/** Return cards by kind. */
export function counted(cards: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
}

/** Return every card by itself. */
export function copies(cards: Cards): string[] {
  return Object.entries(cards).flatMap(([card, count]) => Array<string>(count).fill(card));
}

/** Return the cards that are left when some are taken. */
export function less(cards: Cards, taken: Cards): Cards {
  const left = Object.entries(cards).map(([card, count]) => [card, count - (taken[card] ?? 0)] as const);
  return Object.fromEntries(left.filter(([, count]) => count > 0));
}

const byOrder = (one: string, other: string): number => orderOf(one) - orderOf(other);

/** Cards that lie together. */
export interface Pile {
  /** The tribe or the kingdom; Skeletons are always a pile of their own. */
  of: string;
  kinds: readonly string[];
}

/** Return kinds of cards in piles by tribe or by kingdom, Skeletons last. */
export function piles(cards: Cards, by: Sorting): Pile[] {
  const kinds = Object.keys(cards).sort(byOrder);
  const keys: readonly string[] = by === "tribe" ? TRIBE_NAMES.filter((tribe) => tribe !== SKELETON) : KINGDOM_NAMES;
  const of = by === "tribe" ? tribeOf : kingdomOf;
  const found = keys.map((key) => ({ of: key, kinds: kinds.filter((card) => card !== SKELETON && of(card) === key) }));
  return [...found, { of: SKELETON, kinds: kinds.filter((card) => card === SKELETON) }].filter((pile) => pile.kinds.length > 0);
}

/** Cards of a hand that could be played together. */
export interface Group {
  basis: Sorting;
  of: string;
  /** Kinds with their counts, without Skeletons. */
  cards: Cards;
  size: number;
}

/** Return the groups of two or more cards of a tribe or a colour, the largest first; the same cards are named once. */
export function groups(hand: Cards): Group[] {
  const found: Group[] = [];
  for (const basis of ["tribe", "colour"] as const) {
    for (const pile of piles(hand, basis)) {
      const cards = Object.fromEntries(pile.kinds.map((card) => [card, hand[card]!]));
      const size = total(cards);
      const known = found.some((group) => Object.keys(group.cards).join() === pile.kinds.join());
      if (pile.of !== SKELETON && size > 1 && !known) found.push({ basis, of: pile.of, cards, size });
    }
  }
  return found.sort((one, other) => other.size - one.size);
}

/** Return how many cards of a hand a card goes together with, Skeletons apart: the larger of its tribe and its colour there. */
function company(hand: Cards, card: string): number {
  const same = (of: (card: string) => string | null): number =>
    Object.entries(hand).reduce((sum, [other, count]) => sum + (other !== SKELETON && of(other) === of(card) ? count : 0), 0);
  return Math.max(same(tribeOf), same(kingdomOf));
}

/**
 * Return how large the group becomes that a card would make larger, with the Skeletons of the hand; 0 if there is none. A pair is worth
 * telling only to whoever has no group yet.
 */
export function grown(hand: Cards, card: string): number {
  const largest = Math.max(0, ...Object.keys(hand).map((other) => (other === SKELETON ? 0 : company(hand, other))));
  const joins = card === SKELETON ? largest : company(hand, card);
  return joins > 0 && (card === SKELETON || joins >= Math.min(largest, 2)) ? joins + (hand[SKELETON] ?? 0) + 1 : 0;
}

/** Return which cards of the row were discarded in these events, and how many of each; another age begins with a new row. */
export function discarded(told: readonly Told[], row: Cards): Cards {
  const found: Record<string, number> = {};
  for (const { kind, fields } of told) {
    if (kind === "age_began") for (const card of Object.keys(found)) delete found[card];
    if (kind === "discarded") found[String(fields.card)] = (found[String(fields.card)] ?? 0) + Number(fields.count ?? 1);
  }
  const there = Object.entries(found).map(([card, count]) => [card, Math.min(count, row[card] ?? 0)] as const);
  return Object.fromEntries(there.filter(([, count]) => count > 0));
}

// Putting sentences together

/** Return the cards that are chosen, the leader of a band first. */
export function cardsOf(chosen: Sentence): readonly string[] {
  return chosen[0] === "band" || chosen[0] === "keep" ? chosen.slice(1).filter((word) => word !== "none") : [];
}

/** Return the leader of the band that is being put together; a Skeleton never leads (ET-6.4). */
export function leaderOf(chosen: Sentence): string | null {
  const first = chosen[0] === "band" ? chosen[1] : undefined;
  return first === undefined || first === SKELETON ? null : first;
}

/** Return the words with one card more. */
export function withCard(chosen: Sentence, verb: string, card: string): Sentence {
  const cards = chosen[0] === verb ? cardsOf(chosen) : [];
  const leads = verb === "band" && leaderOf(chosen) === null && card !== SKELETON;
  return leads ? [verb, card, ...cards] : [verb, ...cards, card];
}

/** Return the words without one of the cards; the leader goes last of its kind, and another card takes its place. */
export function withoutCard(chosen: Sentence, card: string): Sentence {
  const cards = [...cardsOf(chosen)];
  cards.splice(cards.lastIndexOf(card), 1);
  if (cards.length === 0) return [];
  const next = chosen[0] === "band" && cards[0] === SKELETON ? cards.find((one) => one !== SKELETON) : undefined;
  const others = next === undefined ? cards : cards.toSpliced(cards.indexOf(next), 1);
  return [chosen[0]!, ...(next === undefined ? [] : [next]), ...others];
}

/** Return the words with another card as the leader. */
export function crowned(chosen: Sentence, card: string): Sentence {
  const cards = cardsOf(chosen);
  const at = cards.indexOf(card);
  return chosen[0] !== "band" || at < 0 || card === SKELETON ? chosen : ["band", card, ...cards.toSpliced(at, 1)];
}

/** Return the words as the rules write them: the leader first, the others in the order of the tribes. */
export function proper(chosen: Sentence): Sentence {
  const [verb = "", ...cards] = chosen;
  if (verb === "band") return [verb, ...cards.slice(0, 1), ...cards.slice(1).sort(byOrder)];
  return verb === "keep" ? [verb, ...cards.sort(byOrder)] : chosen;
}

/** Return the legal sentence that the chosen words say, null if they say none. */
export function sentenceOf(legal: readonly Sentence[], chosen: Sentence): Sentence | null {
  if (chosen.length === 0) return null;
  const said = proper(chosen).join(" ");
  return legal.find((sentence) => sentence.join(" ") === said) ?? null;
}

/** Return the cards that can be added to what is chosen so that it still is, or can become, something legal. */
export function fitting(legal: readonly Sentence[], chosen: Sentence, verb: string): ReadonlySet<string> {
  const base = counted(chosen[0] === verb ? cardsOf(chosen) : []);
  const found = new Set<string>();
  for (const [first, ...cards] of legal) {
    if (first !== verb || cards[0] === "none") continue;
    const counts = counted(cards);
    if (Object.entries(base).some(([card, count]) => (counts[card] ?? 0) < count)) continue;
    for (const [card, count] of Object.entries(counts)) if (count > (base[card] ?? 0)) found.add(card);
  }
  return found;
}

/** Return with which verb cards of the hand are put together now, null if they are not. */
export function verbOf(legal: readonly Sentence[]): "band" | "keep" | null {
  for (const [verb] of legal) if (verb === "band" || verb === "keep") return verb;
  return null;
}

/** Recruiting, bands and what an Elf keeps are put together on the table: the same cards stand in many sentences. */
export const composing: Composing = {
  handles: (legal) => legal.some(([verb]) => verb === "recruit" || verb === "band" || verb === "keep" || verb === "stop"),
  sentence: sentenceOf,
};
