// Chances that follow from dice.

import { distance, type Place } from "./land/geometry";

/** Percent that two dice exceed a number of tiles in between (ME-3.8, ME-3.9). */
export function percentOver(between: number): number {
  let ways = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b > between) ways += 1;
  return Math.round((100 * ways) / 36);
}

/** Percent that a spell reaches a tile. */
export function percentBetween(from: Place, to: Place): number {
  return percentOver(Math.max(0, distance(from, to) - 1));
}
