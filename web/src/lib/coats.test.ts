import { expect, test } from "vitest";
import { coat, letterOf } from "./coats";

const game = { seats: { 2: ["raven", "wolf"], 4: ["raven_1", "wolf_1", "raven_2", "wolf_2"] }, teams: { 2: [0, 1], 4: [0, 1, 0, 1] } };

test("seats are told apart by ordinary, teams share the tincture", () => {
  expect([0, 1, 2, 3].map((seat) => coat(game, 4, seat))).toEqual([
    { tincture: 1, ordinary: "plain", letter: "R1" },
    { tincture: 2, ordinary: "chevron", letter: "W1" },
    { tincture: 1, ordinary: "fess", letter: "R2" },
    { tincture: 2, ordinary: "bend", letter: "W2" },
  ]);
});

test("sides that are called by colours have those", () => {
  expect([0, 1].map((seat) => coat({ ...game, tinctures: [8, 9] }, 2, seat).tincture)).toEqual([9, 10]);
});

test("a game that is not known yet has a coat for every seat", () => {
  expect(coat(undefined, 8, 7)).toEqual({ tincture: 8, ordinary: "bordure", letter: "?" });
});

test("the letter of a seat is the same in every language", () => {
  expect(["raven", "wolf_2"].map(letterOf)).toEqual(["R", "W2"]);
});
