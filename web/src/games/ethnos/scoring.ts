// The end of an age, put together from what was told: who got what for which kingdom, and why. Decisions about Orcs come between, so the
// events of one age may be spread over several plays; what has not happened yet is simply not there. Pure.

import type { Told } from "../../wire";
import { gloryUpTo, sum, type Trolls } from "./standing";
import type { View } from "./types";
import { KINGDOMS } from "./lexicon";

export interface Share {
  seat: string;
  /** Markers, or the space on the Merfolk board. */
  count: number;
  rank: number;
  /** How many share the rank and what belongs to it. */
  tied: number;
  /** The prizes of all ranks they take together; null where it is not told. */
  pot: number | null;
  glory: number;
  /** As many as the next one, but ahead of him by Troll tokens. */
  broken: boolean;
}

export interface ScoredBand {
  seat: string;
  leader: string;
  /** Without Skeletons, one more with a Dwarf. */
  size: number;
  glory: number;
}

export interface OrcDecision {
  seat: string;
  /** Markers that left the board; none if they were kept. */
  sent: number;
  /** Markers that were kept. */
  kept: number;
  glory: number;
}

export interface Scoring {
  age: number;
  /** Who drew the third dragon. */
  drawer: string;
  /** Cards that left each hand unscored; null stands for those the viewer does not know. */
  scattered: Record<string, { card: string | null; count: number }[]>;
  skeletons: number;
  trolls: Trolls;
  kingdoms: { kingdom: string; shares: Share[] }[];
  merfolk: Share[];
  giant: { seat: string; glory: number } | null;
  orcs: OrcDecision[];
  bands: ScoredBand[];
  /** Who begins the next age, and why; null after the last age, or if it is not known yet. */
  first: { seat: string; why: string } | null;
  /** Nothing is left to come. */
  complete: boolean;
  /** It was the last age. */
  last: boolean;
}

const text = (told: Told, field: string): string => String(told.fields[field] ?? "");
const number = (told: Told, field: string): number => Number(told.fields[field] ?? 0);

function begin(told: Told, trolls: Trolls): Scoring {
  return {
    age: number(told, "age"),
    drawer: text(told, "seat"),
    scattered: {},
    skeletons: 0,
    trolls,
    kingdoms: [],
    merfolk: [],
    giant: null,
    orcs: [],
    bands: [],
    first: null,
    complete: false,
    last: false,
  };
}

function share(told: Told, count: string): Share {
  const pot = told.fields.pot === undefined ? null : number(told, "pot");
  const [rank, tied, glory] = [number(told, "rank"), number(told, "tied"), number(told, "glory")];
  return { seat: text(told, "seat"), count: number(told, count), rank, tied, pot, glory, broken: false };
}

/** Take an event into the scoring that goes on. */
function take(now: Scoring, told: Told): void {
  const seat = text(told, "seat");
  switch (told.kind) {
    case "scattered": {
      const card = told.fields.card === null ? null : text(told, "card");
      const cards = (now.scattered[seat] ??= []); // told card by card
      const same = cards.find((one) => one.card === card);
      if (same) same.count += 1;
      else cards.push({ card, count: 1 });
      break;
    }
    case "skeletons":
      now.skeletons = number(told, "count");
      break;
    case "kingdom_glory":
      now.kingdoms.find(({ kingdom }) => kingdom === told.fields.kingdom)?.shares.push(share(told, "count"));
      break;
    case "merfolk_glory":
      now.merfolk.push(share(told, "space"));
      break;
    case "giant_glory":
      now.giant = { seat, glory: number(told, "glory") };
      break;
    case "pillaged":
      now.orcs.push({ seat, sent: number(told, "count"), kept: 0, glory: number(told, "glory") });
      break;
    case "orcs_kept":
      now.orcs.push({ seat, sent: 0, kept: number(told, "count"), glory: 0 });
      break;
    case "band_glory":
      now.bands.push({ seat, leader: text(told, "leader"), size: number(told, "size"), glory: number(told, "glory") });
      break;
    case "first_player":
      now.first = { seat, why: text(told, "why") };
      now.complete = true;
      break;
    case "ended":
      now.complete = true;
      now.last = told.fields.reason === "glory";
      break;
  }
}

function mark(shares: Share[]): void {
  shares.forEach((one, i) => {
    const next = shares[i + 1];
    one.broken = next !== undefined && next.count === one.count && next.rank > one.rank;
  });
}

/** Return the ends of all ages so far, the first one first. */
export function scorings(history: readonly Told[]): Scoring[] {
  const all: Scoring[] = [];
  let now: Scoring | null = null;
  let trolls: Record<string, number[]> = {};
  for (const told of history) {
    if (told.kind === "age_ended") {
      now = begin(told, trolls);
      now.kingdoms = KINGDOMS.map((kingdom) => ({ kingdom, shares: [] }));
      all.push(now);
    } else if (told.kind === "age_began") {
      now = null;
      trolls = {};
    } else if (told.kind === "troll") {
      (trolls[text(told, "seat")] ??= []).push(number(told, "value"));
    } else if (now) {
      take(now, told);
    }
  }
  for (const scoring of all) for (const shares of [...scoring.kingdoms.map((one) => one.shares), scoring.merfolk]) mark(shares);
  return all;
}

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
