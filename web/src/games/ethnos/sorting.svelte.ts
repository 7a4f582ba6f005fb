// How a person wants cards sorted, kept in this browser: the hand and the row each for itself.

import type { Sorting } from "./cards";

const KEY = "tafelrunde-ethnos";
const CHOICES: readonly Sorting[] = ["tribe", "colour"];

export type Zone = "hand" | "row";

function kept(): Partial<Record<Zone, Sorting>> {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
    const good = (["hand", "row"] as const).filter((zone) => CHOICES.includes(found[zone] as Sorting));
    return Object.fromEntries(good.map((zone) => [zone, found[zone] as Sorting]));
  } catch {
    return {};
  }
}

export const sorting: Record<Zone, Sorting> = $state({ hand: "tribe", row: "tribe", ...kept() });

/** Sort a zone the other way. */
export function sortOtherwise(zone: Zone): void {
  sorting[zone] = sorting[zone] === "tribe" ? "colour" : "tribe";
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...sorting }));
  } catch {
    // it holds until the page is closed
  }
}
