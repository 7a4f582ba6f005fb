import { describe, expect, test } from "vitest";
import type { Cell, Piece, Scene, Thing } from "../../wire";
import { layout, shapeOf, wrapped } from "./layout";
import { click, glows, recognise, touched, wordsOf } from "./scene";

const cell = (token: string, x: number, y: number, more: Partial<Cell> = {}): Cell => ({
  token,
  x,
  y,
  place: false,
  owner: -1,
  piece: null,
  name: "",
  lines: [],
  stacks: [],
  colour: "",
  signs: [],
  troops: [],
  about: "",
  shift: false,
  ...more,
});
const thing = (token: string): Thing => ({ token, name: token, code: "X", count: 1, about: "", colour: "" });
const piece = (code: string, seat = 0): Piece => ({ name: code, code, seat, strength: 1 });
const scene = (cells: Cell[], hand: Thing[] = []): Scene => ({
  headline: "",
  coats: [],
  cells,
  panels: [],
  hand,
  hand_title: "",
  groups: [],
  notes: [],
  legend: [],
  spread: false,
  ways: [],
  codes: {},
});

describe("the shape of fields", () => {
  test("follows from how they are staggered", () => {
    expect(shapeOf([cell("a1", 0, 0), cell("b1", 1, 1), cell("a2", 0, 2)])).toBe("flat");
    expect(shapeOf([cell("a1", 0, 0), cell("a2", 0, 2, { shift: true })])).toBe("pointed");
    expect(shapeOf([cell("a1", 0, 0), cell("b1", 1, 0), cell("a2", 0, 2)])).toBe("square");
    expect(shapeOf([cell("a1", 0, 0), cell("b1", 1, 1), cell("b2", 1, 2)])).toBe("square");
    expect(shapeOf([cell("a1", 0, 0, { lines: ["empty"] })])).toBe("sheet");
    expect(shapeOf([])).toBe("square");
  });

  test("puts neighbours at the same distance", () => {
    const { places } = layout([cell("a", 0, 0), cell("b", 1, 1), cell("c", 1, -1), cell("d", 0, 2)]);
    const far = (one: string, other: string): number => Math.hypot(places.get(one)!.x - places.get(other)!.x, places.get(one)!.y - places.get(other)!.y);
    for (const other of ["b", "c", "d"]) expect(far("a", other)).toBeCloseTo(50 * Math.sqrt(3));
  });

  test("is turned with hexes only", () => {
    expect(layout([cell("a", 0, 0), cell("b", 1, 1)], true).shape).toBe("pointed");
    expect(layout([cell("a", 0, 0), cell("b", 1, 0)], true).shape).toBe("square");
  });
});

test("lines that do not fit are cut", () => {
  expect(wrapped("one two three", 7, 3)).toEqual(["one two", "three"]);
  expect(wrapped("one two three four", 7, 2)).toEqual(["one two", "three…"]);
});

test("words name fields before they name things", () => {
  const words = wordsOf(scene([cell("a1", 0, 0)], [thing("recruit orc"), thing("archer")]));
  expect([words.board.has("a1"), words.hand.has("orc"), words.hand.has("archer"), words.hand.has("recruit")]).toEqual([true, true, true, false]);
});

test("what happened touches the fields it names", () => {
  const told = [{ fields: { from: "a1", to: "b1", unit: "archer", count: 2, coin: null } }];
  expect(touched(scene([cell("b1", 1, 0), cell("c1", 2, 0)]), told)).toEqual(new Set(["b1"]));
});

describe("a thing that stands for several words", () => {
  const legal = [
    ["recruit", "orc"],
    ["recruit", "elf"],
    ["band", "elf"],
  ];
  test("adds those that are missing", () => {
    expect(click(thing("recruit orc"), legal, [])).toEqual({ add: ["recruit", "orc"] });
    expect(click(thing("recruit orc"), legal, ["recruit"])).toEqual({ add: ["orc"] });
  });
  test("takes the place of another", () => {
    expect(click(thing("recruit elf"), legal, ["recruit", "orc"])).toEqual({ begin: ["recruit", "elf"] });
  });
  test("is asked about where it is not possible, and chosen again where it is meant", () => {
    expect(click(thing("recruit troll"), legal, [])).toEqual({ add: ["troll"] });
    expect(click(thing("recruit orc"), legal, ["recruit", "orc"])).toEqual({ add: ["orc"] });
    expect(click(thing("archer"), legal, ["archer"])).toEqual({ add: ["archer"] });
  });
  test("glows while its sentence is possible", () => {
    expect(glows(thing("recruit orc"), legal, new Set(["recruit", "band"]), [])).toBe(true);
    expect(glows(thing("recruit orc"), legal, new Set(), ["band"])).toBe(false);
    expect(glows(thing("recruit orc"), legal, new Set(), ["recruit", "orc"])).toBe(false);
    expect(glows(thing("elf"), legal, new Set(["elf"]), [])).toBe(true);
  });
});

test("pieces stay themselves while they move", () => {
  const before = recognise([], [cell("a1", 0, 0, { piece: piece("Ar") }), cell("b1", 1, 0, { piece: piece("Ar") })]);
  const after = recognise(before, [cell("b1", 1, 0, { piece: piece("Ar") }), cell("c1", 2, 0, { piece: piece("Ar") }), cell("d1", 3, 0, { piece: piece("Ar", 1) })]);
  const ids = Object.fromEntries(after.map(({ token, id }) => [token, id]));
  expect([ids.b1, ids.c1]).toEqual([before[1]!.id, before[0]!.id]);
  expect(before.map(({ id }) => id)).not.toContain(ids.d1);
});
