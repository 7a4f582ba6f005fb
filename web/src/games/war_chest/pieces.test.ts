import { describe, expect, it } from "vitest";
import type { Told } from "../../wire";
import { after, agree, piece, recognise, type Piece } from "./pieces";
import { unit } from "./testing/samples";
import { tracesOf } from "./traces";

const sideOf = (seat: string): string => seat.replace(/_\d$/, "");
const pieces = (...units: string[]): Piece[] => units.map((written) => piece(unit(written)));
const told = (kind: string, fields: Told["fields"]): Told => ({ kind, fields });
const short = (found: readonly Piece[]): string[] => found.map((one) => `${one.seat} ${one.unit} ${one.hex} ${one.strength}`);

describe("pieces", () => {
  it("move and stay themselves", () => {
    const start = pieces("wolf footman e5", "wolf footman g6");
    const [first, second] = after(start, told("moved", { seat: "wolf", unit: "footman", from: "e5", to: "e4" }), sideOf);
    expect(first).toEqual({ ...start[0], hex: "e4" });
    expect(second).toBe(start[1]);
  });
  it("are deployed, bolstered, weakened and destroyed", () => {
    const events = [
      told("deployed", { seat: "raven_2", unit: "berserker", hex: "d4" }),
      told("bolstered", { seat: "raven_2", unit: "berserker", hex: "d4", strength: 2 }),
      told("paid_coin", { seat: "raven_2", unit: "berserker", hex: "d4", left: 1 }),
    ];
    const there = events.reduce((now, event) => after(now, event, sideOf), [] as readonly Piece[]);
    expect(short(there)).toEqual(["raven_2 berserker d4 1"]);
    expect(there[0]?.side).toBe("raven");
    expect(after(there, told("destroyed", { seat: "raven_2", unit: "berserker", hex: "d4" }), sideOf)).toEqual([]);
  });
  it("keep their last coin until they are destroyed, and do not care for the supply", () => {
    const start = pieces("raven royal_guard f4 2");
    const lost = (source: string, left: number): readonly Piece[] =>
      after(start, told("lost_coin", { seat: "raven", unit: "royal_guard", hex: "f4", source, left }), sideOf);
    expect(short(lost("stack", 1))).toEqual(["raven royal_guard f4 1"]);
    expect(short(lost("supply", 2))).toEqual(["raven royal_guard f4 2"]);
    expect(short(lost("stack", 0))).toEqual(["raven royal_guard f4 2"]);
  });
  it("agree with a view or not", () => {
    const start = pieces("wolf footman e5", "raven scout f4 2");
    expect(agree(start, [unit("raven scout f4 2"), unit("wolf footman e5")])).toBe(true);
    expect(agree(start, [unit("raven scout f4 1"), unit("wolf footman e5")])).toBe(false);
    expect(agree(start, [unit("raven scout f4 2")])).toBe(false);
  });
  it("are recognised where they stand, then by what they are", () => {
    const [one, two, three] = pieces("wolf footman e5", "wolf footman g6", "raven scout f4");
    const found = recognise([one!, two!, three!], [unit("wolf footman g6"), unit("wolf footman f6"), unit("raven archer f4")]);
    expect(found.find((each) => each.hex === "g6")?.id).toBe(two!.id);
    expect(found.find((each) => each.hex === "f6")?.id).toBe(one!.id);
    expect([one!.id, two!.id, three!.id]).not.toContain(found.find((each) => each.hex === "f4")?.id);
  });
});

describe("traces", () => {
  it("follow what happened on the board", () => {
    const traces = tracesOf([
      told("used_tactic", { seat: "wolf", unit: "cavalry" }),
      told("moved", { seat: "wolf", unit: "cavalry", from: "e5", to: "e4" }),
      told("attacked", { seat: "wolf", unit: "cavalry", from: "e4", target: "scout", hex: "e3" }),
      told("lost_coin", { seat: "raven", unit: "scout", hex: "e3", source: "stack", left: 0 }),
      told("destroyed", { seat: "raven", unit: "scout", hex: "e3" }),
      told("drew", { seat: "raven", coin: null }),
    ]);
    expect(traces).toEqual([
      { mark: "move", hex: "e4", from: "e5", seat: "wolf" },
      { mark: "attack", hex: "e3", from: "e4", seat: "wolf" },
      { mark: "destroy", hex: "e3", seat: "raven" },
    ]);
  });
  it("do not show a loss from the supply", () => {
    expect(tracesOf([told("lost_coin", { seat: "raven", unit: "royal_guard", hex: "e3", source: "supply", left: 2 })])).toEqual([]);
  });
});
