// The table that is being planned, before it is sent: seats, options, clock. Pure functions, so that they can be tested.

import { hasText, t } from "../lib/texts.svelte";
import type { ClockRules, GameInfo, NewTable, OptionInfo, OptionTerms, Planned, SeatChoice, TableTerms } from "../wire";

export type Way = "bot" | "friend" | "here";

const USUAL_BOT = "journeyman";

export interface Plan {
  game: string;
  seats: SeatChoice[];
  /** The options that were chosen, by name; the others are as usual. */
  options: Record<string, string>;
  chance: "committed" | "table";
  clock: Required<ClockRules>;
  listed: boolean;
  /** Whoever opens it is game master. */
  master: boolean;
  /** Whether people may ask what a strong player would play; null: as usual. */
  hints: boolean | null;
  /** Whether the result counts for ratings; null: if it can. */
  rated: boolean | null;
}

export type Obstacle = "together" | "bots" | "screen" | "guest" | "master" | "dice" | "options";

/** Why a table cannot be rated, as far as is known before everybody sits there; null if it can. The server decides. */
export function whyUnrated(plan: Plan, terms: TableTerms, account: boolean): Obstacle | null {
  const kinds = plan.seats.map((one) => one.kind);
  if (terms.together) return "together";
  if (kinds.every((kind) => kind === "bot")) return "bots";
  if (kinds.includes("here")) return "screen";
  if (kinds.includes("me") && !account) return "guest";
  if (plan.master) return "master";
  if (plan.chance === "table") return "dice";
  return terms.rates ? null : "options";
}

/** Whether a table is rated: as chosen, otherwise if it can be and nobody wants hints. */
export function ratedIn(plan: Plan, terms: TableTerms, account: boolean): boolean {
  return whyUnrated(plan, terms, account) === null && (plan.rated ?? plan.hints !== true);
}

/** Whether hints are allowed at a table: never if it is rated; else as chosen, otherwise unless several people play against the clock. */
export function hintsIn(plan: Plan, rated: boolean): boolean {
  if (rated) return false;
  return plan.hints ?? (plan.clock.kind === "none" || plan.seats.filter((one) => one.kind !== "bot").length < 2);
}

/** The way to play that an address names, or the first one a game offers. */
export function wayOf(game: GameInfo, given: string | undefined): Way {
  if (given === "friend" || given === "here") return given;
  return game.levels.length ? "bot" : "friend";
}

export function usualBot(game: GameInfo): string {
  return game.levels.includes(USUAL_BOT) ? USUAL_BOT : (game.levels.at(-1) ?? "");
}

function other(game: GameInfo, way: Way): SeatChoice {
  return way === "bot" ? { kind: "bot", bot: usualBot(game) } : { kind: way };
}

export function firstPlan(game: GameInfo, way: Way): Plan {
  const players = game.players[0] ?? 2;
  return {
    game: game.name,
    seats: Array.from({ length: players }, (_, i) => (i === 0 ? { kind: "me" } : other(game, way))),
    options: {},
    chance: "committed",
    clock: { kind: "none", move: 30, reserve: 600, days: 3, late: "move" },
    listed: true,
    master: false,
    hints: null,
    rated: null,
  };
}

/** The seats for another number of players: those that are left keep theirs, new ones are like the last. */
export function resize(seats: readonly SeatChoice[], players: number): SeatChoice[] {
  const like = seats.findLast((seat) => seat.kind !== "me") ?? { kind: "friend" };
  const kept = seats.slice(0, players);
  const added = Array.from({ length: players - kept.length }, () => ({ ...like, ...(like.kind === "here" ? { name: "" } : {}) }));
  return [...kept, ...added];
}

/** The seats with another choice for one of them. I sit on one seat only: whoever sat there takes mine. */
export function seat(seats: readonly SeatChoice[], index: number, choice: SeatChoice): SeatChoice[] {
  const before = seats[index];
  return seats.map((now, i) => {
    if (i === index) return choice;
    return choice.kind === "me" && now.kind === "me" && before ? before : now;
  });
}

/** What the terms of a table depend on. */
export function planned(plan: Plan): Planned {
  return { players: plan.seats.length, bots: plan.seats.filter((one) => one.kind === "bot").length, options: plan.options };
}

/** What holds in a plan. What was chosen and is not offered any more waits for the plan to be another; what was just chosen holds at once. */
export function valueOf(plan: Plan, terms: OptionTerms, option: OptionInfo): string {
  const chosen = plan.options[option.name];
  if (chosen === undefined) return terms.usual;
  const named = option.choices.includes(chosen);
  return (named ? terms.choices.includes(chosen) : terms.number || terms.free_text) ? chosen : terms.value;
}

/** An option with what it offers now and what holds. */
export interface Field {
  option: OptionInfo;
  terms: OptionTerms;
  value: string;
}

/** The options of a game that change something at the planned table. */
export function fields(plan: Plan, terms: TableTerms, game: GameInfo): Field[] {
  return game.options.flatMap((option) => {
    const offered = terms.options.find(({ name }) => name === option.name);
    return offered?.matters ? [{ option, terms: offered, value: valueOf(plan, offered, option) }] : [];
  });
}

/** The options that are shown and differ from what is usual: only these are sent. */
export function changed(plan: Plan, terms: TableTerms, game: GameInfo): Record<string, string> {
  const chosen = fields(plan, terms, game).filter((field) => field.value !== field.terms.usual);
  return Object.fromEntries(chosen.map(({ option, value }) => [option.name, value]));
}

/** What an option is set to, in a few words. */
export function optionText(game: string, name: string, value: string): string {
  const [title, choice] = [t(`${game}-name-${name}`), `${game}-choice-${name}-${value}`];
  if (value === "on") return title;
  if (hasText(choice)) return `${title}: ${t(choice)}`;
  return /^\d+$/.test(value) ? `${title}: ${value}` : title;
}

/** What is sent. */
export function order(plan: Plan, terms: TableTerms, game: GameInfo, account: boolean): NewTable {
  return {
    game: plan.game,
    seats: plan.seats.map(({ kind, name = "", bot = "" }) => {
      if (kind === "here") return { kind, name: name.trim() };
      return kind === "bot" ? { kind, bot } : { kind };
    }),
    options: changed(plan, terms, game),
    chance: plan.chance,
    clock: plan.clock.kind === "none" ? { kind: "none" } : plan.clock,
    listed: plan.listed,
    ...(plan.hints === null ? {} : { hints: plan.hints }),
    ...(plan.rated === null || whyUnrated(plan, terms, account) ? {} : { rated: plan.rated }),
    ...(plan.master && Object.keys(game.orders ?? {}).length > 0 ? { master: true } : {}),
  };
}

/** The option that a refusal speaks of first; the server calls options by the names they have in files. */
export function optionIn(text: string, game: GameInfo): string | null {
  const places = game.options.map((option) => ({ name: option.name, at: text.search(new RegExp(`\\b${option.name}\\b`)) }));
  return places.filter(({ at }) => at >= 0).sort((a, b) => a.at - b.at)[0]?.name ?? null;
}
