import { expect, test } from "vitest";
import type { Told } from "../../wire";
import { running, scorings, stepsOf } from "./scoring";
import { sampleView } from "./testing/samples";

const told = (kind: string, fields: Told["fields"]): Told => ({ kind, fields });
const kingdom = (kingdom: string, seat: string, count: number, rank: number, tied: number, pot: number, glory: number): Told =>
  told("kingdom_glory", { seat, kingdom, rank, tied, pot, glory, count });

const AGE: Told[] = [
  told("age_began", { age: 1, deck: 72 }),
  told("troll", { seat: "bear", value: 4 }),
  told("age_ended", { age: 1, seat: "fox" }),
  told("scattered", { seat: "bear", card: "elf_rhea" }),
  told("scattered", { seat: "eagle", card: null }),
  told("scattered", { seat: "eagle", card: null }),
  told("skeletons", { count: 3 }),
  kingdom("rhea", "bear", 2, 1, 1, 4, 4),
  kingdom("rhea", "eagle", 2, 2, 1, 0, 0),
  kingdom("duris", "eagle", 1, 1, 2, 6, 3),
  kingdom("duris", "fox", 1, 1, 2, 6, 3),
  told("merfolk_glory", { seat: "fox", space: 5, rank: 1, tied: 1, glory: 1 }),
  told("giant_glory", { seat: "bear", glory: 2 }),
];
const ORCS: Told[] = [told("orcs_kept", { seat: "bear", count: 2 }), told("pillaged", { seat: "fox", count: 3, glory: 6 })];
const REST: Told[] = [
  told("band_glory", { seat: "eagle", leader: "dwarf_rhea", size: 4, glory: 6 }),
  told("band_glory", { seat: "eagle", leader: "orc_duris", size: 1, glory: 0 }),
  told("first_player", { seat: "lion", why: "least_glory" }),
  told("age_began", { age: 2, deck: 72 }),
  told("troll", { seat: "fox", value: 6 }),
];
const tribes = ["giant", "merfolk", "orc", "troll", "elf", "dwarf"];

test("an age that goes on has no scoring", () => {
  expect(scorings(AGE.slice(0, 2))).toEqual([]);
});

test("a kingdom tells count, tie-break, pooled prizes and share", () => {
  const [age] = scorings([...AGE, ...ORCS, ...REST]);
  expect(age?.drawer).toBe("fox");
  expect(age?.kingdoms.map((one) => one.kingdom)).toEqual(["pelagon", "straton", "rhea", "ithys", "althea", "duris"]);
  const of = (name: string) => age?.kingdoms.find((one) => one.kingdom === name)?.shares;
  expect(of("pelagon")).toEqual([]);
  expect(of("rhea")?.map((one) => [one.seat, one.count, one.rank, one.broken, one.glory])).toEqual([
    ["bear", 2, 1, true, 4],
    ["eagle", 2, 2, false, 0],
  ]);
  expect(of("duris")?.[0]).toMatchObject({ tied: 2, pot: 6, glory: 3, broken: false });
  expect(age?.trolls).toEqual({ bear: [4] });
});

test("cards that nobody else saw stay hidden", () => {
  const [age] = scorings(AGE);
  expect(age?.scattered).toEqual({ bear: [{ card: "elf_rhea", count: 1 }], eagle: [{ card: null, count: 2 }] });
});

test("before the decisions about Orcs the bands are not there yet", () => {
  const view = sampleView({ tribes, prompt: "orc_pillage" });
  const [open] = scorings([...AGE, ORCS[0]!]);
  expect(open?.complete).toBe(false);
  expect(stepsOf(open!, view).at(-1)).toEqual({ kind: "orcs" });
  const [done] = scorings([...AGE, ...ORCS, ...REST]);
  expect(done?.complete).toBe(true);
  expect(stepsOf(done!, view).slice(-3)).toEqual([{ kind: "orcs" }, { kind: "bands" }, { kind: "totals" }]);
});

test("only tribes of the game have a page", () => {
  const [age] = scorings([...AGE, ...REST]);
  const kinds = stepsOf(age!, sampleView({ tribes: ["elf", "dwarf", "troll"] })).map((step) => step.kind);
  expect(kinds).toEqual(["end", ...Array.from({ length: 6 }, () => "kingdom"), "bands", "totals"]);
});

test("each age has its own scoring and its own Troll tokens", () => {
  const second = [told("age_ended", { age: 2, seat: "bear" }), told("ended", { reason: "glory" })];
  const [, two] = scorings([...AGE, ...ORCS, ...REST, ...second]);
  expect(two).toMatchObject({ age: 2, drawer: "bear", complete: true, last: true, first: null, trolls: { fox: [6] } });
});

test("glory runs up page by page to what the sheet says", () => {
  const row = (more: Record<string, number>) => ({ kingdoms: 0, merfolk: 0, giant_now: 0, giant_end: 0, orcs: 0, bands: 0, ...more });
  const view = sampleView({ tribes });
  view.players.bear!.sheet = [row({ kingdoms: 4, giant_now: 2, giant_end: 2 }), row({ bands: 50 })];
  view.players.eagle!.sheet = [row({ kingdoms: 3, bands: 6 })];
  view.players.fox!.sheet = [row({ kingdoms: 3, merfolk: 1, orcs: 6 })];
  const [age] = scorings([...AGE, ...ORCS, ...REST]);
  const steps = stepsOf(age!, view);
  const at = (i: number, seat: string) => running(age!, steps, i, view).find((one) => one.seat === seat);
  expect(at(0, "bear")).toEqual({ seat: "bear", glory: 2, now: 0, sofar: 0 }); // the token was taken during the age
  expect(at(3, "bear")).toEqual({ seat: "bear", glory: 6, now: 4, sofar: 4 });
  expect(at(steps.length - 1, "bear")).toEqual({ seat: "bear", glory: 8, now: 0, sofar: 6 });
  expect(at(steps.length - 1, "eagle")?.glory).toBe(9);
  expect(at(steps.length - 1, "fox")?.glory).toBe(10);
});
