// Battles as they were told: who threw what at whom, what was cancelled, who fell, and what came of it. Pure.

import type { Told } from "../../wire";
import type { BattleView, View } from "./types";

export interface Die {
  face: number;
  hit: boolean;
}

export interface Throw {
  seat: string;
  pool: string;
  target: string;
  dice: readonly Die[];
  hits: number;
}

export interface Cancelled {
  target: string;
  walls: number;
  shield: number;
}

/** Units of a kind that somebody lost. */
export interface Loss {
  seat: string;
  /** melee, ranged, cavalry or guard. */
  type: string;
  kind: string;
  count: number;
}

export interface Round {
  number: number;
  throws: Throw[];
  cancelled: Cancelled[];
  losses: Loss[];
}

export interface Story {
  /** null if its beginning was not heard. */
  field: string | null;
  mode: string;
  stones: { seat: string; stone: string }[];
  walls: number;
  rounds: Round[];
  over: boolean;
  /** "nobody" if no one was left on a field that nobody can control. */
  winner: string | null;
  destruction: { building: string; die: number; destroyed: boolean }[];
  control: { seat: string; from: string; rs: number } | null;
  captured: { seat: string; from: string; stone: string | null }[];
}

/** The faces of a throw, as many of the lowest marked as hits as there were: a hit never shows more than a miss. */
export function diceOf(text: string, hits: number): Die[] {
  const faces = text.split(" ").filter(Boolean).map(Number);
  const lowest = faces
    .map((face, i) => ({ face, i }))
    .sort((one, other) => one.face - other.face || one.i - other.i)
    .slice(0, hits);
  const hit = new Set(lowest.map(({ i }) => i));
  return faces.map((face, i) => ({ face, hit: hit.has(i) }));
}

const story = (field: string | null, mode: string): Story => ({
  field,
  mode,
  stones: [],
  walls: 0,
  rounds: [],
  over: false,
  winner: null,
  destruction: [],
  control: null,
  captured: [],
});

/** The battles that these events tell of, in order; the first may have begun earlier. */
export function storiesOf(events: readonly Told[]): Story[] {
  const found: Story[] = [];
  const last = (): Story => found.at(-1) ?? begin(null, "battle");
  function begin(field: string | null, mode: string): Story {
    found.push(story(field, mode));
    return found.at(-1)!;
  }
  function round(): Round {
    const { rounds } = last();
    if (rounds.length === 0) rounds.push({ number: 0, throws: [], cancelled: [], losses: [] });
    return rounds.at(-1)!;
  }
  for (const { kind, fields } of events) {
    const text = (name: string): string => String(fields[name] ?? "");
    const number = (name: string): number => Number(fields[name] ?? 0);
    const open = found.at(-1);
    switch (kind) {
      case "battle":
        begin(text("field"), text("mode"));
        break;
      case "used":
        if (open && !open.over && open.field === fields.field) open.stones.push({ seat: text("seat"), stone: text("stone") });
        break;
      case "walls":
        last().walls = number("count");
        break;
      case "round":
        last().rounds.push({ number: number("round"), throws: [], cancelled: [], losses: [] });
        break;
      case "dice":
        round().throws.push({ seat: text("seat"), pool: text("pool"), target: text("target"), dice: diceOf(text("dice"), number("hits")), hits: number("hits") });
        break;
      case "cancelled":
        round().cancelled.push({ target: text("target"), walls: number("walls"), shield: number("shield") });
        break;
      case "casualty":
        lose(round().losses, text("seat"), text("type"), text("kind"));
        break;
      case "won":
        Object.assign(last(), { over: true, winner: text("seat"), field: text("field") });
        break;
      case "destruction":
        open?.destruction.push({ building: text("building"), die: number("die"), destroyed: fields.destroyed === "on" });
        break;
      case "control":
        if (open?.over && open.field === fields.field) open.control = { seat: text("seat"), from: text("from"), rs: number("rs") };
        break;
      case "captured":
        open?.captured.push({ seat: text("seat"), from: text("from"), stone: fields.stone === null ? null : text("stone") });
        break;
    }
  }
  return found;
}

function lose(losses: Loss[], seat: string, type: string, kind: string): void {
  const known = losses.find((loss) => loss.seat === seat && loss.type === type && loss.kind === kind);
  if (known) known.count++;
  else losses.push({ seat, type, kind, count: 1 });
}

/** The round that was thrown last: the next one may have begun already. */
export const lastThrown = (story: Story | null): Round | null => story?.rounds.findLast((round) => round.throws.length > 0) ?? null;

const FIGHTING = ["movement", "overrun", "combat"];

/** The battles worth showing: the present one or the latest, and the one before; none once the fighting is over and seen. */
export function storiesNow(view: Pick<View, "phase" | "battle">, history: readonly Told[], told: readonly Told[]): Story[] {
  if (view.battle === null && !FIGHTING.includes(view.phase) && !told.some((one) => one.kind === "won")) return [];
  const year = told.some((one) => one.kind === "year") ? 0 : history.findLastIndex((one) => one.kind === "year") + 1;
  const events = history.slice(year);
  const starts = events.flatMap((one, i) => (one.kind === "battle" ? [i] : []));
  return starts.length === 0 ? [] : storiesOf(events.slice(starts.at(-2) ?? starts[0]));
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
