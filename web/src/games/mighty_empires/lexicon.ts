// Mighty Empires in words: seats, terrain, events, spells and what they are called.

import { coat, type Coat } from "$lib/coats";
import { capitalised, lexicon } from "$lib/lexicon";
import { t } from "$lib/texts.svelte";
import { isOne } from "$lib/facts";
import { BUILDING_NAMES, EVENT_NAMES, PHASE_NAMES, SEAT_NAMES, SPELL_NAMES, WINTER_NAMES } from "./facts";
import type { RealmView, View } from "./types";

export const GAME = "mighty_empires";

/** In the order of a round; those of winter follow after an autumn round (ME-1.3, ME-1.5). */
export const PHASES = PHASE_NAMES.slice(PHASE_NAMES.indexOf("spring_equinox"), PHASE_NAMES.indexOf("autumn_equinox"));
export const WINTER_PHASES = PHASE_NAMES.slice(PHASE_NAMES.indexOf("autumn_equinox"), -1);
/** By the die (4.9, 4.10). */
export const SPELLS: Readonly<Record<string, readonly string[]>> = { spring: SPELL_NAMES.slice(1, 7), autumn: SPELL_NAMES.slice(7) };
/** By the sum of two dice, from 2 on (4.11). */
export const WINTER_RESULTS = WINTER_NAMES.slice(2);
export const BUILDINGS = BUILDING_NAMES.slice(1);

export const isTile = (token: string): boolean => /^[a-z]{1,2}\d{1,3}$/.test(token);
export const isSeat = isOne(SEAT_NAMES);
export const isEvent = isOne(EVENT_NAMES);

export const { name, title, say, map } = lexicon(GAME);
/** What an event, a spell, a result of the winter table or a people is about, as a sentence. */
export function about(token: string): string {
  return `${capitalised(t(`mighty_empires-about-${token}`)).replace(/\.$/, "")}.`;
}
export const terrainText = (terrain: string): string => title(terrain);
export const groundText = (ground: string): string => title(ground);
export const phaseText = (phase: string): string => t(`mighty_empires-phase-${phase}`);
export const seasonText = (season: string): string => title(season);
export const classText = (kind: string): string => name(kind);

/** A number with its sign, as modifiers are written. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "±0");

/** The coat of arms of a seat; its letter is that of the seat's name in the language spoken. */
export function coatOf(view: Pick<View, "realms">, seat: string): Coat {
  const at = Math.max(
    view.realms.findIndex((realm) => realm.seat === seat),
    0,
  );
  return { ...coat(undefined, view.realms.length, at), letter: letterOf(seat) };
}
export const letterOf = (seat: string): string => name(`letter_${seat}`);
export const seatIndex = (view: Pick<View, "realms">, seat: string | null): number => view.realms.findIndex((realm) => realm.seat === seat);
export const realmOf = (view: View, seat: string | null): RealmView | undefined => view.realms.find((realm) => realm.seat === seat);
export const listText = (seats: readonly string[]): string => seats.map(name).join(", ");
/** What a line of text says of a seat (SeatName). */
export const seatOf = (view: Pick<View, "realms">, seat: string): { coat: Coat; name: string } => ({ coat: coatOf(view, seat), name: name(seat) });
