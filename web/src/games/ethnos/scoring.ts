// The sheet of the end of an age: its pages, and how everybody stands after each. What happened tells the server (story.py). Pure.

import type { EthnosStory } from "../../wire";
import { gloryUpTo, sum } from "./standing";
import type { View } from "./types";


export type Scoring = EthnosStory["ages"][number];
export type Share = Scoring["merfolk"][number];

/** A page of the sheet. */
export type Step =
  | { kind: "end" | "merfolk" | "giant" | "orcs" | "bands" | "totals" }
  | { kind: "kingdom"; kingdom: string };

/** Return the pages there are to turn: only what has happened, and in the last one who begins next or who won. */
export function stepsOf(scoring: Scoring, view: Pick<View, "tribes" | "prompt">): Step[] {
  const steps: Step[] = [{ kind: "end" }, ...scoring.kingdoms.map(({ kingdom }): Step => ({ kind: "kingdom", kingdom }))];
  if (view.tribes.includes("merfolk")) steps.push({ kind: "merfolk" });
  if (view.tribes.includes("giant")) steps.push({ kind: "giant" });
  if (view.tribes.includes("orc")) steps.push({ kind: "orcs" });
  if (scoring.complete) steps.push({ kind: "bands" }, { kind: "totals" });
  return steps;
}

/** Return what a page brought a seat. */
export function gain(scoring: Scoring, step: Step, seat: string): number {
  const of = (shares: readonly { seat: string; glory: number }[]): number => sum(shares.filter((one) => one.seat === seat).map((one) => one.glory));
  switch (step.kind) {
    case "kingdom":
      return of(scoring.kingdoms.find(({ kingdom }) => kingdom === step.kingdom)?.shares ?? []);
    case "merfolk":
      return of(scoring.merfolk);
    case "giant":
      return of(scoring.giant ? [scoring.giant] : []);
    case "orcs":
      return of(scoring.orcs);
    case "bands":
      return of(scoring.bands);
    default:
      return 0;
  }
}

export interface Running {
  seat: string;
  /** Glory after this page. */
  glory: number;
  /** What this page brought. */
  now: number;
  /** What this end of an age has brought up to this page. */
  sofar: number;
}

/** Return how the players stand after a page. Their sheets say what they had in the end; what is still to come is taken off. */
export function running(scoring: Scoring, steps: readonly Step[], at: number, view: View): Running[] {
  return Object.keys(view.players).map((seat) => {
    const gains = steps.map((step) => gain(scoring, step, seat));
    const later = sum(gains.slice(at + 1));
    return { seat, glory: gloryUpTo(view, seat, scoring.age) - later, now: gains[at] ?? 0, sofar: sum(gains.slice(0, at + 1)) };
  });
}
