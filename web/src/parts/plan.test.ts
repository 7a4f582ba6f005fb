import { expect, test } from "vitest";
import { addTexts } from "../lib/texts.svelte";
import ethnosTexts from "$texts/en/ethnos_map.ftl?raw";
import stonesTexts from "$texts/en/seventh_stone.ftl?raw";
import stonesWebTexts from "$texts/en/seventh_stone_web.ftl?raw";
import webTexts from "$texts/en/web.ftl?raw";
import type { GameInfo, OptionInfo } from "../wire";
import { offerOf } from "./offers";
import { changed, closed, firstPlan, hintsIn, optionIn, order, resize, seat, valueOf, values, wayOf } from "./plan";

addTexts("en", ethnosTexts);

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
};
const find = (name: string): OptionInfo => game.options.find((one) => one.name === name)!;

test.each([
  ["bot", [{ kind: "me" }, { kind: "bot", bot: "journeyman" }]],
  ["friend", [{ kind: "me" }, { kind: "friend" }]],
  ["here", [{ kind: "me" }, { kind: "here", name: "" }]],
] as const)("a table %s is one click away from being sent", (way, seats) => {
  expect(order(firstPlan(game, way), game)).toEqual({
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
  expect(hintsIn(plan)).toBe(true);
  plan.clock.kind = "live";
  expect(hintsIn(plan)).toBe(false);
  expect(order(plan, game)).not.toHaveProperty("hints");
  plan.hints = true;
  expect([hintsIn(plan), order(plan, game).hints]).toEqual([true, true]);
  expect(hintsIn({ ...firstPlan(game, "bot"), clock: plan.clock })).toBe(true);
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

test("what makes no sense is neither offered nor sent", () => {
  const plan = firstPlan(game, "friend");
  expect(values(plan, find("armies"))).toEqual([]);
  expect(values(plan, find("adjudication"))).toEqual([]);
  plan.options.armies = "archer";
  expect(changed(plan, game)).toEqual({});
  plan.options.army_selection = "custom";
  plan.options.max_rounds = "20";
  plan.options.adjudication = "markers";
  expect(changed(plan, game)).toEqual({ army_selection: "custom", armies: "archer", max_rounds: "20", adjudication: "markers" });
  plan.seats = resize(plan.seats, 4);
  expect(values(plan, find("army_selection"))).toEqual(["random_deal", "custom"]);
  expect(values(plan, find("initiative_start"))).toEqual(["flip", "0", "1", "2", "3"]);
});

const ethnos: GameInfo = {
  ...game,
  name: "ethnos",
  players: [4, 2, 3, 5, 6],
  options: [
    option("tribe_choice", ["random", "host", "first_game", "draft"]),
    option("tribes", ["none"], { free_text: true }),
    option("fairies", ["off", "on"]),
    option("show_known_cards", ["off", "on"]),
    option("two_player_tie", ["top_only", "both_tokens"]),
    option("merfolk_scoring", ["leader_only", "as_kingdom"]),
    option("open_hands", ["off", "on"]),
  ],
};

test("Ethnos begins with four players and asks for tribes only if the host picks them", () => {
  const plan = firstPlan(ethnos, "friend");
  const named = (name: string): OptionInfo => ethnos.options.find((one) => one.name === name)!;
  expect(plan.seats.length).toBe(4);
  expect(values(plan, named("tribes"))).toEqual([]);
  expect(values(plan, named("two_player_tie"))).toEqual([]);
  plan.options = { tribe_choice: "host", tribes: "elf+orc" };
  expect(values(plan, named("tribes"))).toEqual(["none"]);
  expect(values(plan, named("merfolk_scoring"))).toEqual([]);
  expect(offerOf("ethnos").missing?.(plan)).not.toBe(null);
  plan.options.tribes = "elf+orc+troll+giant+dwarf+merfolk";
  expect(offerOf("ethnos").missing?.(plan)).toBe(null);
  expect(changed(plan, ethnos)).toEqual({ tribe_choice: "host", tribes: "elf+orc+troll+giant+dwarf+merfolk" });
  plan.options.tribe_choice = "random";
  expect(changed(plan, ethnos)).toEqual({});
});

test("with bots known cards are shown unless somebody does not want it", () => {
  const plan = firstPlan(ethnos, "bot");
  const known = ethnos.options.find((one) => one.name === "show_known_cards")!;
  expect(valueOf(plan, known)).toBe("on");
  expect(changed(plan, ethnos)).toEqual({});
  plan.options.show_known_cards = "off";
  expect(changed(plan, ethnos)).toEqual({ show_known_cards: "off" });
});

test("a refusal is shown at the option it names first", () => {
  expect(optionIn("Option armies: geht nur mit army_selection=custom", game)).toBe("armies");
  expect(optionIn("zu viele Anfragen", game)).toBe(null);
});

const stones: GameInfo = {
  ...game,
  name: "seventh_stone",
  players: [4, 2, 3],
  options: [
    option("double_move", ["off", "on"]),
    option("four_islands", ["off", "on"]),
    option("board_seed", ["none"], { number: true }),
    option("custom_board", ["none"], { free_text: true }),
  ],
};

test("what needs four players says so with fewer, and is not sent", () => {
  addTexts("en", stonesTexts + stonesWebTexts + webTexts);
  const plan = firstPlan(stones, "friend");
  const named = (name: string): OptionInfo => stones.options.find((one) => one.name === name)!;
  plan.options = { double_move: "on", four_islands: "on" };
  expect(closed(plan, named("double_move"))).toBeNull();
  expect(changed(plan, stones)).toEqual({ double_move: "on", four_islands: "on" });
  plan.seats = resize(plan.seats, 3);
  expect(closed(plan, named("double_move"))).toBe("Only with 4 players.");
  expect(valueOf(plan, named("double_move"))).toBe("off");
  expect(changed(plan, stones)).toEqual({});
});

test("a board of one's own leaves no room for another, and must be playable", () => {
  const plan = firstPlan(stones, "friend");
  plan.options = { board_seed: "7", four_islands: "on", custom_board: "p p p/p p p/p p p" };
  expect(changed(plan, stones)).toEqual({ custom_board: "p p p/p p p/p p p" });
  expect(offerOf("seventh_stone").missing?.(plan)).toBe(null);
  plan.options.custom_board = "p p p/d d d/d d d";
  expect(offerOf("seventh_stone").missing?.(plan)).toBe("3 yield fields; 4 players need 8.");
});
