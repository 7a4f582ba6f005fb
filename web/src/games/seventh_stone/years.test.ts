// Allocation, capacity, and how everybody stands.

import { describe, expect, it } from "vitest";
import {
  allocating,
  allocationOf,
  costOf,
  dragged,
  fitted,
  lastAmounts,
  mostOf,
  readAmounts,
  withAmount,
} from "./allocation";
import { STONES } from "./lexicon";
import { sample } from "./testing/samples";
import { loopOf, standOf, stands, threatOf } from "./standing";

const words = (text: string): string[] => text.split(" ");

describe("allocation", () => {
  it("reads and writes sentences, slots in any order", () => {
    expect(readAmounts(words("allocate movement 3 melee 2"))).toEqual({ movement: 3, melee: 2 });
    expect(allocationOf({ movement: 3, melee: 2, cavalry: 0 })).toEqual(words("allocate melee 2 movement 3"));
    expect(allocationOf({})).toEqual(["allocate", "nothing"]);
    expect(readAmounts(["allocate", "nothing"])).toEqual({});
    for (const wrong of ["allocate", "allocate melee", "allocate melee x", "allocate melee 1 melee 2", "allocate store 3", "take shield_1"]) {
      expect(readAmounts(words(wrong))).toBeNull();
    }
  });
  it("counts goods by their price and bids as they are", () => {
    expect(costOf({ building: 2, ranged: 3, tournament: 4 })).toBe(18);
    expect(mostOf({ building: 2, melee: 1 }, "melee", 13)).toBe(2);
    expect(withAmount({ building: 2 }, "movement", 99, 10)).toEqual({ building: 2, movement: 2 });
    expect(withAmount({ movement: 2 }, "movement", Number.NaN, 10)).toEqual({ movement: 0 });
  });
  it("moves stones that are dragged, and takes as many as the goal costs", () => {
    expect(dragged({}, "store", "melee", 5)).toEqual({ melee: 1 });
    expect(dragged({ melee: 2 }, "melee", "store", 5)).toEqual({ melee: 1 });
    expect(dragged({ movement: 5 }, "movement", "building", 5)).toEqual({ movement: 1, building: 1 });
    expect(dragged({ movement: 3 }, "movement", "building", 3)).toEqual({ movement: 0, building: 0 });
  });
  it("shrinks what a smaller store cannot pay, bids first", () => {
    expect(fitted({ building: 1, melee: 2, movement: 3 }, 9)).toEqual({ building: 1, melee: 2, movement: 1 });
    expect(fitted({ building: 2, tournament: 1 }, 5)).toEqual({ building: 1, tournament: 0 });
  });
  it("remembers what was allocated last", () => {
    const { history } = sample("allocate");
    expect(lastAmounts(history, "boar")).toEqual({ building: 3, melee: 3, ranged: 0, cavalry: 0, mercenary: 0, equipment: 1, movement: 0, tournament: 0 });
    expect(lastAmounts([], "boar")).toBeNull();
  });
  it("says sentences that are not listed", () => {
    const { legal } = sample("allocate");
    expect(allocating.handles(legal)).toBe(true);
    expect(allocating.sentence(legal, words("allocate movement 1 melee 3"))).toEqual(words("allocate melee 3 movement 1"));
    expect(allocating.sentence(legal, [])).toBeNull();
    expect(allocating.handles(sample("place").legal)).toBe(false);
  });
});

describe("standing", () => {
  it("adds tear stones up", () => {
    const { view } = sample("allocate");
    const stand = standOf(view, view.players.crane!);
    expect(stand.parts).toEqual([{ kind: "capital", count: 2, ts: 6 }]);
    expect(stand.missing).toBe(1);
    expect(stands(view).map((one) => one.seat)).toEqual(["crane", "boar", "lynx"]);
    for (const player of Object.values(view.players)) expect(standOf(view, player).parts.reduce((sum, part) => sum + part.ts, 0)).toBe(player.ts);
  });
  it("warns of who could win", () => {
    const { view } = sample("allocate");
    const { boar, crane, lynx } = view.players;
    expect([boar, crane, lynx].map((player) => threatOf(view, player!))).toEqual(["capital", "one", null]);
    expect(threatOf({ ...view, tournament_in: 0 }, crane!)).toBe("tournament");
    expect(threatOf(view, { ...crane!, ts: 7 })).toBe("there");
  });
  it("closes the loop of resource stones", () => {
    const { view } = sample("allocate");
    for (const seat of Object.keys(view.players)) {
      const loop = loopOf(view, seat);
      expect(loop.sources - loop.tied).toBe(loop.budget);
      expect(loop.fields).toBeGreaterThanOrEqual(0);
    }
    expect(loopOf(view, "boar")).toMatchObject({ capitals: 15, manufactories: 6, fields: 6 });
  });
});

it("knows forty stones", () => {
  expect(STONES.reduce((sum, stone) => sum + stone.count, 0)).toBe(40);
});
