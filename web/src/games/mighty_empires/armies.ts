// What an army consists of, summand by summand (ME-8.6). Pure.

import type { ArmyView } from "./types";

export interface Summand {
  key: "base" | "largest" | "plague" | "bought" | "free" | "reinforced";
  /** null: sealed. */
  points: number | null;
}

/** The summands of an army; an own draft stands in for what is not sealed yet. */
export function summands(army: ArmyView, draft: { gold: number; reinforce: number } | null = null): Summand[] {
  const bought = draft ? draft.gold : army.bought;
  const reinforced = draft ? draft.reinforce : army.reinforced;
  return [
    { key: "base", points: army.base },
    ...(army.largest ? [{ key: "largest", points: army.largest } as const] : []),
    ...(army.plague ? [{ key: "plague", points: -army.plague } as const] : []),
    ...(army.free ? [{ key: "free", points: army.free } as const, { key: "reinforced", points: reinforced } as const] : []),
    { key: "bought", points: bought },
  ];
}

/** What is known of an army's points. */
export const pointsOf = (parts: readonly Summand[]): number => parts.reduce((sum, { points }) => sum + (points ?? 0), 0);
