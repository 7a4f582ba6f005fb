// What just happened, as marks on the board: ways, blows, and places where something changed.

import type { Told } from "../../wire";

export type Mark = "move" | "attack" | "deploy" | "bolster" | "control" | "loss" | "destroy";

export interface Trace {
  mark: Mark;
  /** Where it happened or led to. */
  hex: string;
  /** Where it came from. */
  from?: string;
  seat: string;
}

const MARKS: Readonly<Record<string, Mark>> = {
  moved: "move",
  attacked: "attack",
  deployed: "deploy",
  bolstered: "bolster",
  controlled: "control",
  lost_coin: "loss",
  paid_coin: "loss",
  destroyed: "destroy",
};

/** Return the marks for what was told, in order; what does not happen on the board leaves none. */
export function tracesOf(told: readonly Told[]): Trace[] {
  const traces: Trace[] = [];
  for (const { kind, fields } of told) {
    const mark = MARKS[kind];
    if (!mark || fields.source === "supply") continue;
    const trace: Trace = { mark, hex: String(fields[kind === "moved" ? "to" : "hex"]), seat: String(fields.seat) };
    if (typeof fields.from === "string") trace.from = fields.from;
    traces.push(trace);
  }
  // Where a unit was destroyed its loss needs no mark of its own.
  return traces.filter((trace) => trace.mark !== "loss" || !traces.some((other) => other.mark === "destroy" && other.hex === trace.hex));
}
