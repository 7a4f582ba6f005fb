import { expect, test } from "vitest";
import mapTexts from "$texts/en/mighty_empires_maps.ftl?raw";
import { addTexts } from "$lib/texts.svelte";
import { keepWorld } from "../maps/draft.svelte";
import { blank, setPlayers } from "../maps/world";
import type { GameInfo, OptionInfo } from "../../../wire";
import { lobbyOf } from "../../lobby";
import { groupOf, PEOPLES, readQuality, readRaces, writeQuality, writeRaces } from "./peoples";
import { firstPlan, resize } from "../../../parts/plan";

addTexts("en", mapTexts);

const option = (name: string, choices: string[], more: Partial<OptionInfo> = {}): OptionInfo => ({
  name,
  default: choices[0] ?? "",
  choices,
  number: false,
  least: 1,
  most: 1000000,
  free_text: false,
  ...more,
});
const game: GameInfo = {
  name: "mighty_empires",
  players: [4, 2, 3, 5, 6, 7, 8],
  seats: { 4: ["bear", "eagle", "griffin", "lion"] },
  teams: { 4: [0, 1, 2, 3] },
  tinctures: [0, 1, 2, 3, 4, 5, 6, 7],
  options: [
    option("battle_mode", ["sim", "table", "mixed"]),
    option("races", [], { default: "random", free_text: true }),
    option("max_rounds", [], { default: "8", number: true, most: 20 }),
    option("capital_choice", ["secret_home", "secret_free", "slots"]),
    option("extra_battles", ["off", "on"]),
    option("neutral_castles", ["off", "on"]),
    option("quality", [], { default: "100", free_text: true }),
    option("map_source", ["flower", "rulebook_random", "import"]),
    option("map_seed", ["none"], { number: true, least: 0 }),
    option("map", ["none"], { free_text: true }),
  ],
  bots: ["heuristic"],
  levels: ["journeyman"],
  thinkers: [],
  characters: [],
  event_rules: {},
  orders: {},
  documents: [],
  comments: [],
  maps: ["flower"],
  luck: true,
  banner: "",
};
const offer = lobbyOf("mighty_empires");

test("there are seventeen peoples, each with the rules it shares", () => {
  expect(Object.values(PEOPLES).flat().length).toBe(17);
  expect([groupOf("skaven"), groupOf("empire"), groupOf("random")]).toEqual(["skaven", "none", null]);
});

test("peoples are written seat by seat, and only if one was chosen", () => {
  expect(readRaces("random", 3)).toEqual(["random", "random", "random"]);
  expect(writeRaces(readRaces("random", 3))).toBe("random");
  expect(writeRaces(readRaces("dwarfs", 3))).toBe("dwarfs,random,random");
  expect(readRaces("dwarfs,skaven,chaos", 2)).toEqual(["dwarfs", "skaven"]);
});

test("the quality is one number, or one for each seat", () => {
  expect(readQuality("110", 3)).toEqual([110, 110, 110]);
  expect(writeQuality([90, 90, 90])).toBe("90");
  expect(writeQuality([90, 100, 90])).toBe("90,100,90");
  expect(readQuality("90,100,110", 2)).toEqual([90, 100]);
});

test("every option stands in one topic, or is chosen in the field of the map", () => {
  const listed = offer.topics!.flatMap((topic) => topic.options);
  expect(new Set(listed).size).toBe(listed.length);
  expect(game.options.map((one) => one.name).filter((name) => !listed.includes(name))).toEqual(["map_source", "map_seed"]);
});

test("fewer seats take their peoples along", () => {
  const plan = firstPlan(game, "bot");
  Object.assign(plan.options, { races: "dwarfs,skaven,chaos,empire", quality: "80,90,100,110" });
  plan.seats = resize(plan.seats, 2);
  offer.resized!(plan);
  expect(plan.options).toEqual({ races: "dwarfs,skaven", quality: "80,90" });
});

test("an own map is needed where one is wanted, and for as many as play", () => {
  const plan = firstPlan(game, "bot");
  plan.options.map_source = "import";
  expect(offer.missing!(plan)).toContain("Choose a map");
  plan.options.map = JSON.stringify(setPlayers(blank(), 2, 3));
  expect(offer.missing!(plan)).toContain("2 to 3");
  plan.seats = resize(plan.seats, 3);
  expect(offer.missing!(plan)).toBeNull();
});

test("the editor leads to a table on its map", () => {
  keepWorld(setPlayers(blank(), 2, 3));
  const plan = firstPlan(game, "bot");
  offer.begin!(plan, { map: "draft" });
  expect([plan.seats.length, plan.options.map_source, JSON.parse(plan.options.map!)]).toEqual([3, "import", setPlayers(blank(), 2, 3)]);
  const other = firstPlan(game, "bot");
  offer.begin!(other, {});
  expect(other.options).toEqual({});
});
