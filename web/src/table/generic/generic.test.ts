import { describe, expect, test } from "vitest";
import type { Cell, Heap, Panel, Piece, Scene, Thing } from "../../wire";
import { alongWays, layout, shapeOf, wrapped } from "./layout";
import { beside, spots, withRows } from "./beside";
import { click, glows, moves, openers, recognise, touched, wordsOf } from "./scene";

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
  strong: [],
  codes: {},
});

const fields = (cells: Cell[], ways: [string, string][] = []): Pick<Scene, "cells" | "ways"> => ({ cells, ways });

describe("the shape of fields", () => {
  test("follows from how they are staggered", () => {
    expect(shapeOf(fields([cell("a1", 0, 0), cell("b1", 1, 1), cell("a2", 0, 2)]))).toBe("flat");
    expect(shapeOf(fields([cell("a1", 0, 0), cell("a2", 0, 2, { shift: true })]))).toBe("pointed");
    expect(shapeOf(fields([cell("a1", 0, 0), cell("b1", 1, 0), cell("a2", 0, 2)]))).toBe("square");
    expect(shapeOf(fields([cell("a1", 0, 0), cell("b1", 1, 1), cell("b2", 1, 2)]))).toBe("square");
    expect(shapeOf(fields([cell("a1", 0, 0, { lines: ["empty"] })]))).toBe("sheet");
    expect(shapeOf(fields([]))).toBe("square");
    expect(shapeOf(fields([cell("a1", 0, 0), cell("b1", 1, 0)], [["a1", "b1"]]))).toBe("point");
  });

  test("puts neighbours at the same distance", () => {
    const { places } = layout(fields([cell("a", 0, 0), cell("b", 1, 1), cell("c", 1, -1), cell("d", 0, 2)]));
    const far = (one: string, other: string): number => Math.hypot(places.get(one)!.x - places.get(other)!.x, places.get(one)!.y - places.get(other)!.y);
    for (const other of ["b", "c", "d"]) expect(far("a", other)).toBeCloseTo(50 * Math.sqrt(3));
  });

  test("is turned with hexes only", () => {
    expect(layout(fields([cell("a", 0, 0), cell("b", 1, 1)]), true).shape).toBe("pointed");
    expect(layout(fields([cell("a", 0, 0), cell("b", 1, 0)]), true).shape).toBe("square");
  });
});

test("arrows follow the lines between points", () => {
  const ways: [string, string][] = [
    ["a7", "d7"],
    ["a4", "a7"],
  ];
  const { places } = layout(fields([cell("a7", 0, 0), cell("b6", 1, 2), cell("d7", 3, 0), cell("a4", 0, 6)], ways));
  expect(alongWays(ways, places, "a7", "ArrowRight")).toBe("d7");
  expect(alongWays(ways, places, "a7", "ArrowDown")).toBe("a4");
  expect(alongWays(ways, places, "a7", "ArrowLeft")).toBe(null);
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

test("what went from field to field is traced", () => {
  const told = [{ fields: { seat: "white", from: "a1", to: "b1" } }, { fields: { seat: "white", point: "c1" } }];
  expect(moves(scene([cell("a1", 0, 0), cell("b1", 1, 0), cell("c1", 2, 0)]), told)).toEqual([{ from: "a1", to: "b1" }]);
});

test("before anything is chosen only what one can go from glows", () => {
  const board = scene([cell("a1", 0, 0), cell("b1", 1, 0), cell("c1", 2, 0)]);
  const going = [
    ["move", "a1", "b1"],
    ["move", "c1", "b1"],
  ];
  expect(openers(board, going, new Set(["a1", "b1", "c1"]))).toEqual(new Set(["a1", "c1"]));
  const placing = [
    ["place", "a1"],
    ["place", "b1"],
  ];
  expect(openers(board, placing, new Set(["a1", "b1"]))).toEqual(new Set(["a1", "b1"]));
});

describe("what lies beside the board", () => {
  const heap = (count: number, gone = false): Heap => ({ name: "", piece: piece("M"), count, gone });
  const panel = (seat: number, heaps: Heap[]): Panel => ({ seat, title: "", own: false, active: false, facts: [], rows: [], heaps });
  const box = { x: 0, y: 0, width: 600, height: 500 };
  const panels = [panel(0, [heap(2), heap(1, true)]), panel(1, [heap(3), heap(0, true)])];

  test("lies nearest to whoever looks", () => {
    expect(beside(panels, 1, box, false).map(({ seat, start }) => [seat, start.y > 250])).toEqual([
      [1, true],
      [0, false],
    ]);
    expect(beside(panels, 1, box, true).map(({ seat, start }) => [seat, start.x < 300])).toEqual([
      [1, true],
      [0, false],
    ]);
    expect(withRows(box, beside(panels, 1, box, false))).toMatchObject({ x: 0, width: 600 });
    expect(withRows(box, [])).toEqual(box);
  });

  test("has what is gone at its other end", () => {
    const [, other] = beside(panels, 1, box, false);
    const [first, second, gone] = spots(other!);
    expect(second!.at.x - first!.at.x).toBe(44);
    expect(gone!.at).toEqual(other!.end);
  });

  test("overlaps where there is much of it", () => {
    const row = beside([panel(0, [heap(40)])], 0, box, false)[0]!;
    expect(spots(row).at(-1)!.at.x).toBeCloseTo(row.end.x);
  });
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
