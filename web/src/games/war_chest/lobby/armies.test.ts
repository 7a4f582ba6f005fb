import { expect, test } from "vitest";
import { complete, readArmies, toggleCard } from "./armies";

test("a type belongs to one seat, the last that takes it", () => {
  let written = toggleCard("none", 2, 0, "archer");
  written = toggleCard(written, 2, 1, "archer");
  expect(written).toBe("/archer");
  expect(toggleCard(written, 2, 1, "archer")).toBe("none");
});

test("armies are complete with four types for two players and three for four", () => {
  expect(complete("archer+berserker+cavalry+ensign/footman+knight+lancer+scout", 2)).toBe(true);
  expect(complete("archer+berserker+cavalry/footman+knight+lancer+scout", 2)).toBe(false);
  expect(complete("archer+berserker+cavalry/footman+knight+lancer/scout+ensign+pikeman/marshall+mercenary+swordsman", 4)).toBe(true);
});

test("what is no unit, or too many, is left out", () => {
  expect(readArmies("archer+dragon/footman+knight+lancer+scout+ensign", 2)).toEqual([["archer"], ["footman", "knight", "lancer", "scout"]]);
});
