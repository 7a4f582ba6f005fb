// The dragon clock: how likely it is that the age ends while cards are drawn from the deck.

import { DRAGONS } from "./facts";
import type { View } from "./types";

/** Return in how many ways k of n things can be chosen. */
function ways(n: number, k: number): number {
  let count = 1;
  for (let i = 0; i < k; i++) count = (count * (n - i)) / (i + 1);
  return count;
}

/** What the deck tells everybody. */
export type Deck = Pick<View, "deck" | "safe" | "dragons">;

/**
 * Return the chance that the third dragon comes while `draws` allies are drawn. A dragon is no ally: after it the same draw goes on.
 * The age has ended within these draws if all hidden dragons lie above the ally that would be the last of them.
 */
export function ageEnds(deck: Deck, draws: number): number {
  const hidden = DRAGONS - deck.dragons;
  const below = deck.deck - deck.safe; // where dragons can be
  const drawn = draws - deck.safe; // allies that are drawn from there
  if (drawn <= 0 || deck.deck === 0) return 0;
  if (drawn > below - hidden) return 1;
  return ways(drawn - 1 + hidden, hidden) / ways(below, hidden);
}

/** Return a chance as it is written, never parted at the end of a line: "5 %", "< 1 %". */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.01) return "<\u00A01\u00A0%";
  if (chance < 1 && chance > 0.99) return ">\u00A099\u00A0%";
  return `${Math.round(chance * 100)}\u00A0%`;
}
