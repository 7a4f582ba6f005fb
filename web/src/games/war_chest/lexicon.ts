// War Chest in words: names, codes and what a hex or a coin is called for whoever listens instead of looking.

import { coat, type Coat } from "$lib/coats";
import { lexicon } from "$lib/lexicon";
import { byName, isOne } from "$lib/facts";
import { CODE_NAMES, COIN_NAMES } from "./facts";
import type { UnitView, View } from "./types";

export const GAME = "war_chest";

/** Two letters for each coin, the same in German and English and the same as in the terminal. */
export const CODES = byName(COIN_NAMES, CODE_NAMES);

export const isCoin = isOne(COIN_NAMES);

export const { name, say, about } = lexicon(GAME);
/** A name with soft hyphens where German joins words, for narrow places. */
export const partable = (token: string): string => name(token).replace(/(?<=[a-zäöüß]{3})(schütze|kämpfer|priester|reiter)/g, "\u00AD$1");

/** The coat of arms of a seat: partners share the tincture and differ by ordinary. */
export function coatOf(view: View, seat: string): Coat {
  const seats = Object.keys(view.players);
  const teams = seats.map((_, index) => index % 2);
  return coat({ seats: { [seats.length]: seats }, teams: { [seats.length]: teams } }, seats.length, Math.max(seats.indexOf(seat), 0));
}

/** The tincture of a side, 1 or 2. */
export function tinctureOf(side: string): number {
  return side === "wolf" ? 2 : 1;
}

/** What lies on a hex, in words. */
export function hexText(hex: string, unit: UnitView | undefined, control: string | undefined): string {
  const parts = [hex];
  if (unit) parts.push(say("hex-unit", { unit: name(unit.unit), seat: name(unit.seat), strength: unit.strength }));
  else parts.push(say("hex-empty"));
  if (control === "neutral") parts.push(say("hex-neutral"));
  else if (control) parts.push(say("hex-held", { side: name(control) }));
  return parts.join(", ");
}
