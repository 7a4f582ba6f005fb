import { expect, test } from "vitest";
import { running, stepsOf } from "./scoring";
import { sampleAge, sampleView } from "./testing/samples";

const tribes = ["giant", "merfolk", "orc", "troll", "elf", "dwarf"];

test("before the decisions about Orcs the bands are not there yet", () => {
  expect(stepsOf(sampleAge(), sampleView({ tribes })).at(-1)).toEqual({ kind: "orcs" });
  expect(stepsOf(sampleAge({ complete: true }), sampleView({ tribes })).slice(-3)).toEqual([{ kind: "orcs" }, { kind: "bands" }, { kind: "totals" }]);
});

test("only tribes of the game have a page", () => {
  const kinds = stepsOf(sampleAge({ complete: true }), sampleView({ tribes: ["elf", "dwarf", "troll"] })).map((step) => step.kind);
  expect(kinds).toEqual(["end", ...Array.from({ length: 6 }, () => "kingdom"), "bands", "totals"]);
});

test("glory runs up page by page to what the sheet says", () => {
  const row = (more: Record<string, number>) => ({ kingdoms: 0, merfolk: 0, giant_now: 0, giant_end: 0, orcs: 0, bands: 0, ...more });
  const view = sampleView({ tribes });
  view.players.bear!.sheet = [row({ kingdoms: 2, giant_now: 2, giant_end: 2 }), row({ bands: 50 })];
  view.players.fox!.sheet = [row({ kingdoms: 2, merfolk: 1, orcs: 3, bands: 6 })];
  const age = sampleAge({ complete: true, giant: { seat: "bear", glory: 2 }, bands: [{ seat: "fox", leader: "dwarf_rhea", size: 4, glory: 6 }] });
  age.orcs = [{ seat: "fox", sent: 2, kept: 0, glory: 3 }];
  age.merfolk = [{ seat: "fox", count: 5, rank: 1, tied: 1, pot: null, glory: 1, broken: false }];
  const steps = stepsOf(age, view);
  const at = (i: number, seat: string) => running(age, steps, i, view).find((one) => one.seat === seat);
  expect(at(0, "bear")).toEqual({ seat: "bear", glory: 2, now: 0, sofar: 0 }); // the token was taken during the age
  expect(at(3, "bear")).toEqual({ seat: "bear", glory: 4, now: 2, sofar: 2 });
  expect(at(steps.length - 1, "bear")).toEqual({ seat: "bear", glory: 6, now: 0, sofar: 4 });
  expect(at(steps.length - 1, "fox")?.glory).toBe(12);
});
