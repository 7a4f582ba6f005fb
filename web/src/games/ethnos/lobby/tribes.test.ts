import { expect, test } from "vitest";
import { complete, readTribes, toggleTribe } from "./tribes";

const plan = (players: number, options: Record<string, string> = {}) => ({ seats: Array.from({ length: players }, () => ({ kind: "friend" as const })), options });

test("tribes are written in the order of the rules and taken away again", () => {
  const one = toggleTribe(plan(4), "orc");
  expect(one).toBe("orc");
  const two = toggleTribe(plan(4, { tribes: one }), "elf");
  expect(two).toBe("elf+orc");
  expect(toggleTribe(plan(4, { tribes: two }), "orc")).toBe("elf");
  expect(toggleTribe(plan(4, { tribes: "elf" }), "elf")).toBe("none");
});

test("there are six tribes, with two or three players five", () => {
  const five = "centaur+dwarf+elf+giant+orc";
  expect(complete(plan(3, { tribes: five }))).toBe(true);
  expect(complete(plan(4, { tribes: five }))).toBe(false);
  expect(complete(plan(4, { tribes: `${five}+troll` }))).toBe(true);
  expect(complete(plan(3, { tribes: `${five}+troll` }))).toBe(false);
});

test("Fairies come only by their option", () => {
  expect(readTribes(plan(4, { tribes: "elf+fairy" }))).toEqual(["elf"]);
  expect(readTribes(plan(4, { tribes: "elf+fairy", fairies: "on" }))).toEqual(["elf", "fairy"]);
});
