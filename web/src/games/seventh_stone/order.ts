// Movement: from taps to an order. An order names the army, the units of it that can do the same (a cohort), how many go, where to, and
// which stones go along: `move c3 cavalry points_2 2+1 d4 with speed_1`. What is not said yet is filled in as most people mean it: all
// units of the cohort, with all their stones. Pure.

import type { Sentence } from "../../table/path";
import type { Composing } from "../game";
import type { FieldView, View } from "./types";
import { isField } from "./lexicon";

/** An order that may be given. */
export interface Order {
  from: string;
  /** The words that tell the cohort: type, points and what is special about it. */
  cohort: Sentence;
  military: number;
  mercenary: number;
  goal: string;
  /** Stones that go along, null where there is nothing to decide. */
  stones: Sentence | null;
  words: Sentence;
}

/** What is said of an order so far. */
export interface Draft {
  from: string;
  cohort: Sentence;
  military: number;
  mercenary: number;
  stones: Sentence | null;
  goal: string | null;
}

const GROUP = /^(\d+)\+(\d+)$/;
const same = (one: Sentence | null, other: Sentence | null): boolean => (one ?? []).join(" ") === (other ?? []).join(" ");

function readOrder(words: Sentence): Order {
  const at = words.findIndex((word) => GROUP.test(word));
  const [, military, mercenary] = GROUP.exec(words[at]!)!;
  const tail = words.slice(at + 2);
  return {
    from: words[1]!,
    cohort: words.slice(2, at),
    military: Number(military),
    mercenary: Number(mercenary),
    goal: words[at + 1]!,
    stones: tail[0] === "with" ? tail.slice(1).filter((word) => word !== "nothing") : null,
    words,
  };
}

/** Everything that may be ordered. */
export function ordersIn(legal: readonly Sentence[]): Order[] {
  return legal.filter((words) => words[0] === "move").map(readOrder);
}

/** Units of an army that can do the same, and how many of them may go. */
export interface Cohort {
  words: Sentence;
  type: string;
  points: number;
  teleport: boolean;
  mobile: boolean;
  again: boolean;
  military: number;
  mercenary: number;
}

/** The cohorts on a field that may be ordered. */
export function cohortsAt(orders: readonly Order[], field: string): Cohort[] {
  const found = new Map<string, Cohort>();
  for (const { from, cohort, military, mercenary } of orders) {
    if (from !== field) continue;
    const key = cohort.join(" ");
    const known = found.get(key);
    found.set(key, {
      words: cohort,
      type: cohort[0] ?? "",
      points: Number(cohort[1]?.slice("points_".length) ?? 0),
      teleport: cohort.includes("teleport"),
      mobile: cohort.includes("mobile"),
      again: cohort.includes("again"),
      military: Math.max(military, known?.military ?? 0),
      mercenary: Math.max(mercenary, known?.mercenary ?? 0),
    });
  }
  return [...found.values()];
}

/** The choices of stones to go along with a group; none where there is nothing to decide. */
export function stonesWith(orders: readonly Order[], draft: Pick<Draft, "from" | "cohort" | "military" | "mercenary">): Sentence[] {
  const found = new Map<string, Sentence>();
  for (const order of orders) {
    if (fits(order, draft) && order.stones) found.set(order.stones.join(" "), order.stones);
  }
  return [...found.values()];
}

const largest = (choices: readonly Sentence[]): Sentence | null => [...choices].sort((one, other) => other.length - one.length)[0] ?? null;
const fits = (order: Order, draft: Pick<Draft, "from" | "cohort" | "military" | "mercenary">): boolean =>
  order.from === draft.from && order.military === draft.military && order.mercenary === draft.mercenary && same(order.cohort, draft.cohort);

/** What is said so far, with what is left unsaid filled in; null if no army is chosen. */
export function draftOf(orders: readonly Order[], chosen: Sentence): Draft | null {
  const [verb, from, ...rest] = chosen;
  if (verb !== "move" || from === undefined) return null;
  const cohorts = cohortsAt(orders, from);
  const at = rest.findIndex((word) => GROUP.test(word) || isField(word) || word === "with");
  const said = rest.slice(0, at < 0 ? undefined : at);
  const cohort = cohorts.find((one) => same(one.words, said)) ?? cohorts.find((one) => one.type === said[0]) ?? cohorts[0];
  if (!cohort) return null;
  const group = GROUP.exec(rest.find((word) => GROUP.test(word)) ?? "");
  const units = { military: group ? Number(group[1]) : cohort.military, mercenary: group ? Number(group[2]) : cohort.mercenary };
  const base = { from, cohort: cohort.words, ...units };
  const choices = stonesWith(orders, base);
  const along = rest.indexOf("with");
  const named = along < 0 ? null : rest.slice(along + 1).filter((word) => word !== "nothing");
  const stones = named && choices.find((choice) => same(choice, named)) ? named : largest(choices);
  return { ...base, stones, goal: rest.find(isField) ?? null };
}

/** The words of a draft without a goal: what is chosen while it is put together. */
export function wordsOf(draft: Draft): Sentence {
  const tail = draft.stones ? ["with", ...(draft.stones.length > 0 ? draft.stones : ["nothing"])] : [];
  return ["move", draft.from, ...draft.cohort, `${draft.military}+${draft.mercenary}`, ...tail];
}

/** Where the units of a draft can go, and the order for it. */
export function goalsOf(orders: readonly Order[], draft: Draft): Map<string, Order> {
  return new Map(orders.filter((order) => fits(order, draft) && same(order.stones, draft.stones)).map((order) => [order.goal, order]));
}

/** The draft with one more or fewer unit of a kind; null where that many cannot go. */
export function stepped(orders: readonly Order[], draft: Draft, kind: "military" | "mercenary", by: number): Draft | null {
  const next = { ...draft, [kind]: draft[kind] + by, goal: null };
  if (!orders.some((order) => fits(order, next))) return null;
  const choices = stonesWith(orders, next);
  const kept = draft.stones === null ? undefined : choices.find((choice) => same(choice, draft.stones));
  return { ...next, stones: kept ?? largest(choices) };
}

/** What going to a field means. */
export interface Goal {
  kind: "free" | "takeover" | "own" | "conflict";
  /** What control of the field brings at once. */
  rs: number;
  ts: number;
  /** Percent to win the field with these units alone, as far as it can be said. */
  odds: number | null;
  /** Units of this type there afterwards, if that is more than an army may have. */
  crowd: number | null;
  /** Own units of another type stand there, which may not stay so. */
  mixed: boolean;
}

/** Say what it means that these units go there. */
export function goalOf(view: View, seat: string, field: FieldView, draft: Pick<Draft, "cohort" | "military" | "mercenary">): Goal {
  const type = draft.cohort[0] ?? "";
  const count = draft.military + draft.mercenary;
  const own = field.armies.filter((army) => army.seat === seat);
  const enemies = field.armies.some((army) => army.seat !== seat);
  const city = field.capital !== null && field.controller !== null && field.controller !== seat;
  const there = own.filter((army) => army.type === type).reduce((sum, army) => sum + army.military + army.mercenary, 0);
  const rest = { crowd: there + count > view.unit_limit ? there + count : null, mixed: own.some((army) => army.type !== type) };
  if (enemies || field.conflict || (city && own.length === 0)) {
    const odds = own.length === 0 ? (field.odds?.[type]?.[count - 1] ?? null) : null;
    return { kind: "conflict", rs: 0, ts: 0, odds, ...rest };
  }
  const holdable = field.kind === "yield" || field.kind === "temple";
  if (holdable && field.controller !== seat && !city) return { kind: "takeover", rs: field.rs, ts: field.ts, odds: null, ...rest };
  return { kind: own.length > 0 ? "own" : "free", rs: 0, ts: 0, odds: null, ...rest };
}

/** Own units against those of all others in a conflict. */
export function comparison(view: View, seat: string, field: string): { own: number; others: number } {
  const units = view.conflicts.find((conflict) => conflict.field === field)?.units ?? {};
  const all = Object.values(units).reduce((sum, count) => sum + count, 0);
  return { own: units[seat] ?? 0, others: all - (units[seat] ?? 0) };
}

// Who puts what together

const ORDER_ASKS = ["move", "overrun", "keep"];
const THEATRE_ASKS = ["support", "battles", "stone", "walls", "aim", "lose"];

/** Which part of the prompt helps with the question that is asked. */
export function stageOf(view: View): "order" | "theatre" | null {
  if (view.prompt !== null && ORDER_ASKS.includes(view.prompt)) return "order";
  return view.prompt !== null && THEATRE_ASKS.includes(view.prompt) ? "theatre" : null;
}

const VERBS = ["move", "use", "overrun", "back", "remove", "pass", "keep", "stone", "walls", "aim", "lose"];

/** Decisions that are put together on the map and in the prompt, not word by word. */
export const ordering: Composing = {
  handles: (legal) => legal.some(([verb]) => VERBS.includes(verb ?? "")),
  sentence: (legal, chosen) => legal.find((words) => same(words, chosen)) ?? null,
};
