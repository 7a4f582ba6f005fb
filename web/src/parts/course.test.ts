import { expect, test } from "vitest";
import { course } from "./course";

const BOX = { width: 120, height: 40, edge: 4 };

test("the line goes from the left to the right, and up where the number does", () => {
  const line = course([1500, 1560, 1520], BOX);
  expect(line.map(([x]) => x)).toEqual([4, 60, 116]);
  expect(line.map(([, y]) => y)).toEqual([36, 4, 36 - (20 / 60) * 32]);
});

test("a small change stays small", () => {
  const [first, last] = course([1500, 1503], BOX);
  expect(Math.abs(first![1] - last![1])).toBeLessThan(2);
});

test("one game alone is a point in the middle, and none is nothing", () => {
  expect(course([1540], BOX)).toEqual([[60, 20]]);
  expect(course([], BOX)).toEqual([]);
});
