import { expect, test } from "vitest";
import { band, kingdom, sampleView } from "./testing/samples";
import { columnsOf, finalOrder, giantHolder, gloryUpTo, markersOf, nextSymbol, prizeOf, ranked } from "./standing";

test("the best rank gets the token of the age, the next the one before", () => {
  const view = sampleView({ age: 2 });
  expect([0, 1, 2].map((space) => prizeOf(view, space))).toEqual([2, 1, null]);
  expect([0, 1, 2].map((space) => prizeOf(sampleView({ age: 3 }), space))).toEqual([3, 2, 1]);
});

test("two players in the last age: the first token goes only to who is there alone", () => {
  expect([0, 1].map((space) => prizeOf(sampleView({ age: 2 }, 2), space))).toEqual(["alone", 1]);
  expect(prizeOf(sampleView({ age: 1 }, 2), 0)).toBe(1);
  expect(prizeOf(sampleView({ age: 2 }, 3), 0)).toBe(2);
  expect([0, 1, 2].map((space) => prizeOf(sampleView({ age: 3, ages: 3, pair: false }, 2), space))).toEqual([3, 2, 1]);
});

test("as many markers and yet another rank: Troll tokens decided", () => {
  const standing = [
    { seat: "fox", count: 3, rank: 1, tied: 1, glory: 6 },
    { seat: "bear", count: 3, rank: 2, tied: 2, glory: 1 },
    { seat: "owl", count: 3, rank: 2, tied: 2, glory: 1 },
  ];
  expect(ranked(standing).map((one) => one.broken)).toEqual([true, false, false]);
});

test("symbols of the Merfolk board come one after the other", () => {
  expect([0, 3, 11, 12, 18].map(nextSymbol)).toEqual([3, 7, 12, 18, null]);
});

test("the sheet has columns only for what is in the game", () => {
  expect(columnsOf(sampleView({ tribes: ["elf", "orc"] }))).toEqual(["kingdoms", "orcs", "bands"]);
  expect(columnsOf(sampleView({ tribes: ["giant", "merfolk"] }))).toEqual(["kingdoms", "merfolk", "giant_now", "giant_end", "bands"]);
});

test("glory up to an age is the sum of its rows", () => {
  const view = sampleView();
  view.players.fox!.sheet = [{ kingdoms: 4, bands: 3 }, { kingdoms: 10 }];
  expect([0, 1, 2].map((age) => gloryUpTo(view, "fox", age))).toEqual([0, 7, 17]);
});

test("the Giant token lies on a band", () => {
  expect(giantHolder(sampleView())).toBe(null);
  expect(giantHolder(sampleView({ bands: [band(1, "fox", "giant_rhea", { giant_rhea: 2 }, { giant: true })] }))).toBe("fox");
});

test("places at the end say what decided them", () => {
  const view = sampleView({
    kingdoms: [kingdom("rhea", { bear: 2, eagle: 3, fox: 3 })],
    bands: [
      band(1, "fox", "elf_rhea", { elf_rhea: 2, elf_duris: 1 }),
      band(2, "eagle", "elf_rhea", { elf_rhea: 1, elf_duris: 1 }),
      band(3, "eagle", "orc_rhea", { orc_rhea: 1 }),
    ],
    winners: ["fox"],
    reason: "glory",
  });
  const end: [string, number, number][] = [["fox", 1, 88], ["eagle", 2, 88], ["bear", 3, 88], ["lion", 4, 70]];
  for (const [seat, place, glory] of end) Object.assign(view.players[seat]!, { place, glory });
  expect(finalOrder(view).map((one) => [one.seat, one.by, one.markers, one.sizes])).toEqual([
    ["fox", "bands", 3, [3]],
    ["eagle", "markers", 3, [2, 1]],
    ["bear", "glory", 2, []],
    ["lion", null, 0, []],
  ]);
  expect(markersOf(view, "eagle")).toBe(3);
});
