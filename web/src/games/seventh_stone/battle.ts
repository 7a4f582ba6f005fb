// Which battles are shown, and what is said of aiming and support. Battles are put together by the server (story.py). Pure.

import type { Told } from "../../wire";
import type { Battle, BattleView, Round, Story, View } from "./types";

/** The round that was thrown last: the next one may have begun already. */
export const lastThrown = (battle: Battle | null): Round | null => battle?.rounds.findLast((round) => round.throws.length > 0) ?? null;

/** Whether there is fighting, or somebody has just won. */
export const isFighting = (view: Pick<View, "phase" | "battle">, told: readonly Told[]): boolean =>
  view.battle !== null || ["movement", "overrun", "combat"].includes(view.phase) || told.some((one) => one.kind === "won");

/** The battles worth showing: the present one or the latest, and the one before; none once the fighting is over and seen. */
export function battlesNow(view: Pick<View, "phase" | "battle" | "year">, told: readonly Told[], story: () => Story | null): readonly Battle[] {
  if (!isFighting(view, told)) return [];
  const ended = told.some((one) => one.kind === "year");
  return (story()?.battles ?? []).filter((battle) => ended || battle.year === view.year);
}

/** What can be said of aiming: dice of a pool, those against whom the words count, and those that are left for the last. */
export interface Aim {
  pool: string;
  target: string;
  /** Against whom the rest goes. */
  rest: string[];
  counts: number[];
}

/** Read the question how many dice go against whom out of what may be said. */
export function aimOf(battle: BattleView | null, seat: string, legal: readonly (readonly string[])[]): Aim | null {
  const first = legal.find(([verb]) => verb === "aim");
  if (!first) return null;
  const side = battle?.sides.find((one) => one.seat === seat);
  const targets = side?.targets ?? [];
  const at = targets.indexOf(first[2]!);
  return { pool: first[1]!, target: first[2]!, rest: targets.slice(at + 1), counts: legal.map((words) => Number(words[3])) };
}

/** Fields from which armies of a seat support a conflict, with their numbers. */
export function supportsOf(view: View, field: string): { seat: string; type: string; from: string; military: number; mercenary: number }[] {
  return view.fields.flatMap((home) =>
    home.armies.flatMap((army) => (army.supports === field ? [{ seat: army.seat, type: army.type, from: home.field, military: army.military, mercenary: army.mercenary }] : [])),
  );
}
