// Allocation, capacity, what happened in a year, and how everybody stands.

import { describe, expect, it } from "vitest";
import {
  allocating,
  allocationOf,
  capacityOf,
  costOf,
  dragged,
  fitted,
  lastAmounts,
  mercenaryRoom,
  mostOf,
  readAmounts,
  surplus,
  withAmount,
} from "./allocation";
import { STONES } from "./lexicon";
import { years } from "./report";
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

describe("what could be placed", () => {
  it("knows barracks, free slots and room for mercenaries", () => {
    const { view } = sample("allocate");
    const room = capacityOf(view, "boar");
    expect(room.barracks).toEqual([
      { field: "a1", type: null, room: 2 },
      { field: "d4", type: null, room: 4 },
    ]);
    expect(room.units).toBe(6);
    expect(room.types).toEqual({ melee: 6, ranged: 6, cavalry: 6 });
    expect(room.buildings).toBe(0);
    expect(room.mercenaries).toBe(3);
    expect(mercenaryRoom(view, "boar", room, { melee: 6 })).toBe(3 + 2 + 2);
  });
  it("counts what would lapse: one type on a field, five armies of a type", () => {
    const { view } = sample("allocate");
    const room = capacityOf(view, "boar");
    expect(surplus(view, "boar", room, { building: 1, melee: 4, ranged: 2, cavalry: 1 })).toEqual({ building: 1, melee: 0, ranged: 0, cavalry: 1 });
    view.players.boar!.armies = { melee: 5, ranged: 0, cavalry: 0 };
    expect(surplus(view, "boar", room, { melee: 2 })).toEqual({ building: 0, melee: 2, ranged: 0, cavalry: 0 });
  });
});

describe("years", () => {
  it("tells sheets, markets and dice of a reveal", () => {
    const [first] = years(sample("allocate").history);
    expect(first!.sheets.lynx).toMatchObject({ building: 2, mercenary: 5, equipment: 4, tournament: 2 });
    const market = Object.fromEntries(first!.markets.map((one) => [one.slot, one]));
    expect(market.mercenary!.bids.map(({ seat, bid, got }) => [seat, bid, got])).toEqual([
      ["lynx", 5, 4],
      ["crane", 1, 2],
      ["boar", 0, null],
    ]);
    expect(market.movement!.rolls).toEqual([
      { seat: "boar", die: 5 },
      { seat: "crane", die: 1 },
      { seat: "lynx", die: 3 },
    ]);
    expect(market.mercenary!.rolls).toEqual([]);
    expect(first!.took).toEqual([
      { seat: "lynx", stone: null },
      { seat: "boar", stone: "explosive" },
    ]);
    expect(first!.discarded.map((one) => one.how)).toEqual(["chosen", "undrafted"]);
    expect(first!.positions).toEqual({ boar: 1, lynx: 2, crane: 3 });
    expect(first!.end).toEqual({ boar: 4, crane: 6, lynx: 0 });
  });
  it("finds the market in which bids are tied", () => {
    const bids = (seat: string, mercenary: number, movement: number): { kind: string; fields: Record<string, string | number> } => ({
      kind: "bids",
      fields: { seat, mercenary, equipment: 0, movement, tournament: 0 },
    });
    const roll = (seat: string, die: number): { kind: string; fields: Record<string, string | number> } => ({ kind: "tie_roll", fields: { seat, die } });
    const [year] = years([{ kind: "year", fields: { year: 1 } }, bids("boar", 2, 3), bids("crane", 1, 3), roll("boar", 2), roll("crane", 6)]);
    expect(year!.markets.find((one) => one.slot === "movement")!.bids.map((one) => one.seat)).toEqual(["crane", "boar"]);
    expect(year!.markets.find((one) => one.slot === "mercenary")!.rolls).toEqual([]);
  });
  it("tells a tournament throw by throw", () => {
    const all = years(sample("year").history);
    expect(all.map((one) => one.year)).toEqual([1, 2, 3, 4]);
    const { tournament } = all[2]!;
    expect(tournament!.duels).toHaveLength(2);
    for (const duel of tournament!.duels) {
      expect(duel.winner).not.toBeNull();
      expect(duel.throws.at(-1)!.life <= 0 || duel.throws.at(-1)!.rivalLife <= 0).toBe(true);
    }
    expect(tournament!.champion).toBe(tournament!.duels.at(-1)!.winner);
    expect(all[3]!.markets).toEqual([]);
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
