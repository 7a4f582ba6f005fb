import { expect, test } from "vitest";
import { changed } from "./changes";

test("changes are made at their places, and what was shown stays as it was", () => {
  const old = { moment: { view: { board: [{ hex: "a1" }, { hex: "b2" }], round: 3 }, draw: null }, log: [1] };
  const before = structuredClone(old);
  const made = changed(old, [
    { path: ["moment", "view", "board", 1], value: { hex: "c3" } },
    { path: ["moment", "view", "round"], value: null },
    { path: ["log"], value: [2, 3] },
  ]);
  expect(made).toEqual({ moment: { view: { board: [{ hex: "a1" }, { hex: "c3" }], round: null }, draw: null }, log: [2, 3] });
  expect(old).toEqual(before);
  expect(made.moment.view.board[0]).toBe(old.moment.view.board[0]);
});

test("no changes leave everything, and an empty path replaces everything", () => {
  const old = { a: 1 };
  expect(changed(old, [])).toBe(old);
  expect(changed(old, [{ path: [], value: { a: 2 } }])).toEqual({ a: 2 });
});
