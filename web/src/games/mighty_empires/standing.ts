// How realms stand: points and what they come from, whose turn it is, and what follows from the round.

import { MARKER_POINTS } from "./facts";
import { PHASES, WINTER_PHASES } from "./lexicon";
import type { BattleView, RealmView, View } from "./types";

export interface Part {
  kind: "tiles" | "cities" | "hoards" | "markers";
  count: number;
  points: number;
}

/** What a score consists of (ME-17.1). */
export function partsOf(view: Pick<View, "hoard_points">, realm: Pick<RealmView, "tiles" | "cities" | "hoards" | "markers">): Part[] {
  return [
    { kind: "tiles", count: realm.tiles, points: realm.tiles },
    { kind: "cities", count: realm.cities, points: realm.cities },
    { kind: "hoards", count: realm.hoards, points: realm.hoards * view.hoard_points },
    { kind: "markers", count: realm.markers, points: realm.markers * MARKER_POINTS },
  ];
}

/** Realms from the first place down, as a campaign ends (ME-17.4). */
export function ranking(view: View): RealmView[] {
  const keys: readonly ((realm: RealmView) => number)[] = [(one) => one.score, (one) => one.tiles, (one) => one.cities, (one) => one.markers, (one) => one.gold];
  return [...view.realms].sort((one, other) => {
    for (const by of keys) if (by(one) !== by(other)) return by(other) - by(one);
    return 0;
  });
}

/** Points of every realm after each round, in the order of the seats. */
export const courses = (view: View): { round: number; points: number[] }[] => view.history.map(({ round, realms }) => ({ round, points: realms.map((one) => one.score) }));

export const isWinter = (view: Pick<View, "season">): boolean => view.season === "winter";
export const isSetup = (view: Pick<View, "phase">): boolean => view.phase.startsWith("setup");

/** Phases of the round or winter that is played; the season step has something to do in spring only. */
export function phasesOf(view: View): readonly string[] {
  if (isWinter(view)) return WINTER_PHASES;
  return view.season === "spring" ? PHASES : PHASES.slice(1);
}

export const inBattle = (battle: BattleView, seat: string | null): boolean => battle.a === seat || battle.b === seat;
