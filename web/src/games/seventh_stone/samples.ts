// Positions of real games on a small board with three players, as the engine tells them to the seat that is asked, to test with.

import type { Told } from "../../wire";
import type { Story, View } from "./types";

export interface Sample {
  view: View;
  legal: string[][];
  /** What happened this year, or since the beginning. */
  history: Told[];
  story: Story;
}

const found = import.meta.glob<Record<string, Sample>>("./fixtures/years.json", { eager: true, import: "default" });

/** A copy, so that a test may change it. */
export function sample(name: string): Sample {
  return structuredClone(Object.values(found)[0]![name]!);
}
