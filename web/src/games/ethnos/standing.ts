// How players stand and what it is worth: the ranking in a kingdom, what places go to which token, the order at the end. Pure.

import { KINGDOM_NAMES, MERFOLK_SYMBOLS, SHEET_NAMES } from "./facts";
import type { BandView, StandingView, View } from "./types";


export const isKingdom = (token: string): boolean => (KINGDOM_NAMES as readonly string[]).includes(token);

export const ROMAN = ["I", "II", "III"] as const;

/** The age with its numeral; before the first one there is none. */
export const roman = (age: number): string => ROMAN[age - 1] ?? "";

export interface Standing extends StandingView {
  /** As many markers as the next one, but ahead of him by Troll tokens. */
  broken: boolean;
}

/** Return a ranking, the best first, with what Troll tokens decided. */
export function ranked(standing: readonly StandingView[]): Standing[] {
  return standing.map((one, i) => {
    const next = standing[i + 1];
    return { ...one, broken: next !== undefined && next.count === one.count && next.rank > one.rank };
  });
}

/** What becomes of a glory token in this age: the rank it goes to, what else, or nothing. */
export type Prize = number | "alone" | null;

/** Return what becomes of the token on a space, I being 0. By the rules for two the last age gives token I only to who is there alone (ET-23). */
export function prizeOf(view: Pick<View, "age" | "ages" | "pair">, space: number): Prize {
  if (space >= view.age) return null;
  const rank = view.age - space;
  return view.pair && view.age === view.ages && rank === 2 ? "alone" : rank;
}

/** The tokens of each seat that break ties, in ascending order. */
export type Trolls = Readonly<Record<string, readonly number[]>>;

export const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, one) => total + one, 0);

/** The next symbol of the Merfolk board that is worth reaching, null behind the last. */
export function nextSymbol(space: number): number | null {
  return MERFOLK_SYMBOLS.find((symbol) => symbol > space) ?? null;
}

/** Return the bands of the table by the seat that owns them, in the order played. */
export function bandsOf(view: View, seat: string): BandView[] {
  return view.bands.filter((band) => band.seat === seat);
}

/** Return who holds the Giant token. */
export function giantHolder(view: View): string | null {
  return view.bands.find((band) => band.giant)?.seat ?? null;
}

export function markersOf(view: View, seat: string): number {
  return sum(view.kingdoms.map((kingdom) => kingdom.markers[seat] ?? 0));
}

export type Column = (typeof SHEET_NAMES)[number];

/** Return the columns of the result sheet that this game has (ET-26.6). */
export function columnsOf(view: View): Column[] {
  const need: Partial<Record<Column, string>> = { merfolk: "merfolk", giant_now: "giant", giant_end: "giant", orcs: "orc" };
  return SHEET_NAMES.filter((column) => need[column] === undefined || view.tribes.includes(need[column]));
}

/** Glory of a seat up to the end of an age, by its sheet. */
export function gloryUpTo(view: View, seat: string, age: number): number {
  return sum((view.players[seat]?.sheet ?? []).slice(0, age).flatMap((row) => Object.values(row)));
}

export interface Final {
  seat: string;
  place: number;
  glory: number;
  markers: number;
  /** What the bands of the last age count in a tie, the largest first. */
  sizes: number[];
  /** What put him before the next one: glory, or if that is equal markers, or the bands (ET-26.3); null if he is the last or they share. */
  by: "glory" | "markers" | "bands" | null;
}

/** Return the players in the order of their places, with what decided between neighbours. */
export function finalOrder(view: View): Final[] {
  const all = Object.values(view.players)
    .map((player) => ({
      seat: player.seat,
      place: player.place,
      glory: player.glory,
      markers: markersOf(view, player.seat),
      sizes: bandsOf(view, player.seat)
        .map((band) => band.tie)
        .sort((a, b) => b - a),
    }))
    .sort((a, b) => a.place - b.place);
  return all.map((one, i) => {
    const next = all[i + 1];
    if (!next || next.place === one.place) return { ...one, by: null };
    return { ...one, by: one.glory !== next.glory ? "glory" : one.markers !== next.markers ? "markers" : "bands" };
  });
}
