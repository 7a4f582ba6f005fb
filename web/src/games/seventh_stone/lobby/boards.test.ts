import { expect, test } from "vitest";
import { asLines, asOption, EXAMPLE, readBoard } from "./boards";

test("the example is a board for up to four", () => {
  const board = readBoard(EXAMPLE, 4);
  expect(board.problem).toBeNull();
  expect(board.rows).toHaveLength(5);
  expect(board.temples).toBe(3);
});

test("lines and the option say the same", () => {
  expect(asOption("p, f  m\n\n d w v \n")).toBe("p f m/d w v");
  expect(asLines("p f m/d w v")).toBe("p f m\nd w v");
});

test("cells are read with terrain and portal", () => {
  const [row] = readBoard("p Mx fr F d v w", 2).rows;
  expect(row!.map(({ kind, terrain, portal }) => [kind, terrain, portal])).toEqual([
    ["yield", "plain", null],
    ["unknown", null, null],
    ["yield", "forest", "red"],
    ["temple", "forest", null],
    ["desert", null, null],
    ["volcano", null, null],
    ["water", null, null],
  ]);
});

test.each([
  ["p p p/p p", "row"],
  ["p p p/p z p/p p p", "code"],
  ["Py p p/p p p/p p p", "code"],
  ["p p/p p", "size"],
  ["py p p/p p p/p p p", "portals"],
  ["v v p/p p p/p p p", "volcano"],
  ["p p d/d d d/d d p", "yields"],
])("%s has a problem with its %s", (text, key) => {
  expect(readBoard(text, 2).problem?.key).toBe(key);
});
