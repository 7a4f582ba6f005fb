// The table that is being planned, before it is sent: seats, options, clock. Pure functions, so that they can be tested.

import type { ClockRules, GameInfo, NewTable, OptionInfo, SeatChoice } from "../wire";

export type Way = "bot" | "friend" | "here";

const USUAL_BOT = "heuristic";

export interface Plan {
  game: string;
  seats: SeatChoice[];
  /** Every option by name, as chosen. */
  options: Record<string, string>;
  chance: "committed" | "table";
  clock: Required<ClockRules>;
  listed: boolean;
}

/** The way to play that an address names, or the first one a game offers. */
export function wayOf(game: GameInfo, given: string | undefined): Way {
  if (given === "friend" || given === "here") return given;
  return game.bots.length ? "bot" : "friend";
}

export function usualBot(game: GameInfo): string {
  return game.bots.includes(USUAL_BOT) ? USUAL_BOT : (game.bots.at(-1) ?? "");
}

function other(game: GameInfo, way: Way): SeatChoice {
  return way === "bot" ? { kind: "bot", bot: usualBot(game) } : { kind: way };
}

export function firstPlan(game: GameInfo, way: Way): Plan {
  const players = game.players[0] ?? 2;
  return {
    game: game.name,
    seats: Array.from({ length: players }, (_, i) => (i === 0 ? { kind: "me" } : other(game, way))),
    options: Object.fromEntries(game.options.map((option) => [option.name, option.default])),
    chance: "committed",
    clock: { kind: "none", move: 30, reserve: 600, days: 3, late: "move" },
    listed: true,
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

// Which options make sense together. The server has the last word; this only leaves out what it would refuse or ignore.

const TWO_ONLY = ["first_game", "battle_gaugamela", "battle_bannockburn", "battle_crecy", "mirror"];

/** The values of an option that make sense in a plan; none: the option is not shown. */
export function values(plan: Plan, option: OptionInfo): string[] {
  if (plan.game !== "war_chest") return option.choices;
  const players = plan.seats.length;
  const { options } = plan;
  switch (option.name) {
    case "army_selection":
      return option.choices.filter((value) => players === 2 || !TWO_ONLY.includes(value));
    case "armies":
      return options.army_selection === "custom" ? option.choices : [];
    case "initiative_start":
      return option.choices.filter((value) => value === "flip" || Number(value) < players);
    case "adjudication": {
      const limits = [options.max_rounds, options.max_coin_plays];
      const limited = limits.some((limit) => limit !== undefined && limit !== "none");
      return limited || plan.seats.some((one) => one.kind === "bot") ? option.choices : []; // bots get a limit in any case
    }
    default:
      return option.choices;
  }
}

/** The options that are shown and differ from the default: only these are sent. */
export function changed(plan: Plan, game: GameInfo): Record<string, string> {
  const shown = game.options.filter((option) => {
    const possible = values(plan, option);
    const value = plan.options[option.name] ?? option.default;
    return value !== option.default && possible.length > 0 && (possible.includes(value) || option.number || option.free_text);
  });
  return Object.fromEntries(shown.map((option) => [option.name, plan.options[option.name]!]));
}

/** What is sent. */
export function order(plan: Plan, game: GameInfo): NewTable {
  return {
    game: plan.game,
    seats: plan.seats.map(({ kind, name = "", bot = "" }) => {
      if (kind === "here") return { kind, name: name.trim() };
      return kind === "bot" ? { kind, bot } : { kind };
    }),
    options: changed(plan, game),
    chance: plan.chance,
    clock: plan.clock.kind === "none" ? { kind: "none" } : plan.clock,
    listed: plan.listed,
  };
}

/** The option that a refusal speaks of first; the server calls options by the names they have in files. */
export function optionIn(text: string, game: GameInfo): string | null {
  const places = game.options.map((option) => ({ name: option.name, at: text.search(new RegExp(`\\b${option.name}\\b`)) }));
  return places.filter(({ at }) => at >= 0).sort((a, b) => a.at - b.at)[0]?.name ?? null;
}
