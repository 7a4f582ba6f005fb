import { expect, test } from "vitest";
import { addTexts } from "../lib/texts.svelte";
import ethnosTexts from "$texts/en/ethnos_map.ftl?raw";
import stonesTexts from "$texts/en/seventh_stone.ftl?raw";
import stonesWebTexts from "$texts/en/seventh_stone_web.ftl?raw";
import webTexts from "$texts/en/web.ftl?raw";
import type { GameInfo, OptionInfo, OptionTerms, TableTerms } from "../wire";
import { lobbyOf } from "../games/lobby";
import { changed, fields, firstPlan, hintsIn, optionIn, optionText, order, planned, ratedIn, resize, seat, wayOf, whyUnrated, type Plan } from "./plan";

addTexts("en", ethnosTexts + stonesTexts + stonesWebTexts + webTexts);

const option = (name: string, choices: string[], more: Partial<OptionInfo> = {}): OptionInfo => ({
  name,
  default: choices[0]!,
  choices,
  number: false,
  least: 1,
  most: 1000000,
  free_text: false,
  ...more,
});
const game: GameInfo = {
  name: "war_chest",
  players: [2, 4],
  seats: { 2: ["raven", "wolf"], 4: ["raven_1", "wolf_1", "raven_2", "wolf_2"] },
  teams: { 2: [0, 1], 4: [0, 1, 0, 1] },
  tinctures: [0, 1, 2, 3, 4, 5, 6, 7],
  options: [
    option("army_selection", ["random_deal", "first_game", "custom"]),
    option("armies", ["none"], { free_text: true }),
    option("max_rounds", ["none"], { number: true }),
    option("adjudication", ["draw", "markers"]),
    option("initiative_start", ["flip", "0", "1", "2", "3"]),
  ],
  bots: ["random", "heuristic", "novice", "journeyman"],
  levels: ["novice", "journeyman"],
  thinkers: ["journeyman"],
  characters: ["bold"],
  event_rules: {},
  orders: {},
  documents: [],
  comments: [],
  maps: [],
  luck: true,
  banner: "",
};

/** The terms of a table as the server says them: all that is possible, but for what differs. */
function termsOf(of: GameInfo, plan: Plan, other: Record<string, Partial<OptionTerms>> = {}, more: Partial<TableTerms> = {}): TableTerms {
  const options = of.options.map(({ name, default: usual, choices, number, most, free_text }): OptionTerms => {
    const terms = { name, usual, choices, number, most, free_text, matters: true, closed: false, why: "", ...other[name] };
    return { value: plan.options[name] ?? terms.usual, ...terms };
  });
  return { options, together: false, rates: true, ...more };
}
const orderOf = (plan: Plan, account: boolean) => order(plan, termsOf(game, plan), game, account);

test.each([
  ["bot", [{ kind: "me" }, { kind: "bot", bot: "journeyman" }]],
  ["friend", [{ kind: "me" }, { kind: "friend" }]],
  ["here", [{ kind: "me" }, { kind: "here", name: "" }]],
] as const)("a table %s is one click away from being sent", (way, seats) => {
  expect(orderOf(firstPlan(game, way), false)).toEqual({
    game: "war_chest",
    seats,
    options: {},
    chance: "committed",
    clock: { kind: "none" },
    listed: true,
  });
});

test("people who play against the clock get hints only if they want them", () => {
  const plan = firstPlan(game, "friend");
  expect(hintsIn(plan, false)).toBe(true);
  plan.clock.kind = "live";
  expect(hintsIn(plan, false)).toBe(false);
  expect(orderOf(plan, false)).not.toHaveProperty("hints");
  plan.hints = true;
  expect([hintsIn(plan, false), orderOf(plan, false).hints]).toEqual([true, true]);
  expect(hintsIn({ ...firstPlan(game, "bot"), clock: plan.clock }, false)).toBe(true);
});

test("whoever has an account plays rated games, without hints, unless they want it otherwise", () => {
  const plan = firstPlan(game, "bot");
  const terms = termsOf(game, plan);
  expect([ratedIn(plan, terms, true), ratedIn(plan, terms, false)]).toEqual([true, false]);
  expect(hintsIn(plan, true)).toBe(false);
  expect(orderOf(plan, true)).not.toHaveProperty("rated");
  expect(ratedIn({ ...plan, hints: true }, terms, true)).toBe(false);
  expect(ratedIn({ ...plan, rated: false }, terms, true)).toBe(false);
  expect(orderOf({ ...plan, rated: false }, true).rated).toBe(false);
  expect(orderOf({ ...plan, rated: true }, false)).not.toHaveProperty("rated");
});

test.each<[string | null, Partial<Plan>, Partial<TableTerms>]>([
  [null, {}, {}],
  [null, { seats: [{ kind: "me" }, { kind: "friend" }] }, {}],
  ["screen", { seats: [{ kind: "me" }, { kind: "here" }] }, {}],
  ["bots", { seats: [{ kind: "bot" }, { kind: "bot" }] }, {}],
  ["master", { master: true }, {}],
  ["dice", { chance: "table" }, {}],
  ["options", {}, { rates: false }],
  ["together", {}, { together: true }],
])("what cannot be rated is known beforehand: %s", (why, more, terms) => {
  const plan = { ...firstPlan(game, "bot"), ...more };
  expect(whyUnrated(plan, termsOf(game, plan, {}, terms), true)).toBe(why);
});

test("without a word how, it is against a bot, if there is one", () => {
  expect(wayOf(game, undefined)).toBe("bot");
  expect(wayOf({ ...game, levels: [] }, "bot")).toBe("friend");
  expect(wayOf(game, "here")).toBe("here");
});

test("more seats are filled like the last one, fewer are cut off", () => {
  const two = firstPlan(game, "bot").seats;
  expect(resize(two, 4).map((one) => one.kind)).toEqual(["me", "bot", "bot", "bot"]);
  expect(resize(resize(two, 4), 2)).toEqual(two);
});

test("I sit on one seat only", () => {
  const seats = seat(firstPlan(game, "bot").seats, 1, { kind: "me" });
  expect(seats.map((one) => one.kind)).toEqual(["bot", "me"]);
});

test("the terms depend on how many play, on how many bots there are, and on what is chosen", () => {
  const plan = firstPlan(game, "bot");
  plan.options.max_rounds = "20";
  expect(planned(plan)).toEqual({ players: 2, bots: 1, options: { max_rounds: "20" } });
});

test("what changes nothing, or is not offered, is neither shown nor sent", () => {
  const plan = firstPlan(game, "friend");
  plan.options = { armies: "archer", adjudication: "markers", army_selection: "first_game" };
  const terms = termsOf(game, plan, {
    armies: { matters: false },
    adjudication: { matters: false },
    army_selection: { choices: ["random_deal", "custom"], value: "random_deal" },
  });
  expect(fields(plan, terms, game).map(({ option, value }) => [option.name, value])).toEqual([
    ["army_selection", "random_deal"],
    ["max_rounds", "none"],
    ["initiative_start", "flip"],
  ]);
  expect(changed(plan, terms, game)).toEqual({});
  expect(changed(plan, termsOf(game, plan), game)).toEqual(plan.options);
});

test("what is usual at the table need not be sent, what differs from it must be", () => {
  const plan = firstPlan(game, "bot");
  const limit = { max_rounds: { usual: "100" } };
  expect(fields(plan, termsOf(game, plan, limit), game)[2]).toMatchObject({ value: "100" });
  expect(changed(plan, termsOf(game, plan, limit), game)).toEqual({});
  plan.options.max_rounds = "none";
  expect(changed(plan, termsOf(game, plan, limit), game)).toEqual({ max_rounds: "none" });
  const alone = { max_rounds: { usual: "100", choices: [], value: "100" } };
  expect(changed(plan, termsOf(game, plan, alone), game)).toEqual({});
});

test("what an option is set to reads well: a switch by its name, a number with it, a text by its name alone", () => {
  expect(optionText("seventh_stone", "no_time", "on")).toBe("Short game");
  expect(optionText("seventh_stone", "no_time", "off")).toBe("Short game: no");
  expect(optionText("seventh_stone", "year_limit", "30")).toBe("Last year: 30");
  expect(optionText("seventh_stone", "year_limit", "none")).toBe("Last year: none");
  expect(optionText("seventh_stone", "custom_board", "p p p/d d d")).toBe("Own board");
});

test("a refusal is shown at the option it names first", () => {
  expect(optionIn("Option armies: geht nur mit army_selection=custom", game)).toBe("armies");
  expect(optionIn("zu viele Anfragen", game)).toBe(null);
});

test("tribes, armies and boards of one's own must be complete before a table opens", () => {
  const plan = firstPlan({ ...game, players: [4] }, "friend");
  plan.options = { tribe_choice: "host", tribes: "elf+orc" };
  expect(lobbyOf("ethnos").missing?.(plan)).not.toBe(null);
  plan.options.tribes = "elf+orc+troll+giant+dwarf+merfolk";
  expect(lobbyOf("ethnos").missing?.(plan)).toBe(null);
  plan.options = { custom_board: "p p p/p p p/p p p" };
  expect(lobbyOf("seventh_stone").missing?.(plan)).toBe(null);
  plan.options.custom_board = "p p p/d d d/d d d";
  expect(lobbyOf("seventh_stone").missing?.(plan)).toBe("3 yield fields; 4 players need 8.");
});
