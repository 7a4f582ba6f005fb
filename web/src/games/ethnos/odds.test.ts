import { describe, expect, it } from "vitest";
import { ageEnds, percent } from "./odds";

/** The deck with `k` dragons still hidden among the `R` cards that are left, `safe` more above them. */
const deck = (k: number, R: number, safe = 0): { deck: number; safe: number; dragons: number } => ({ deck: R + safe, safe, dragons: 3 - k });

describe("the dragon clock", () => {
  // The table of the rules, 13.4: chances in per cent for 1, 2, 4 and 6 allies.
  it.each([
    [3, 20, [0.1, 0.4, 1.8, 4.9]],
    [2, 20, [0.5, 1.6, 5.3, 11]],
    [2, 10, [2.2, 6.7, 22, 47]],
    [1, 20, [5, 10, 20, 30]],
    [1, 10, [10, 20, 40, 60]],
    [1, 6, [17, 33, 67, 100]],
  ])("with %i dragons among %i cards", (k, R, expected) => {
    [1, 2, 4, 6].forEach((draws, i) => {
      const found = ageEnds(deck(k, R), draws) * 100;
      const digits = expected[i]! < 10 && !Number.isInteger(expected[i]) ? 1 : 0;
      expect(Number(found.toFixed(digits))).toBe(expected[i]);
    });
  });
  it("does not tick above the dragons", () => {
    expect(ageEnds(deck(3, 33, 30), 10)).toBe(0);
    expect(ageEnds(deck(1, 6, 4), 4)).toBe(0);
    expect(ageEnds(deck(1, 6, 4), 5)).toBeCloseTo(1 / 6);
  });
  it("agrees with counting every order of a small deck", () => {
    // Dragons at two of six places; the age ends within m allies if both lie above the m-th ally that would be drawn after them.
    for (let draws = 1; draws <= 5; draws++) {
      let ended = 0;
      let all = 0;
      for (let one = 0; one < 6; one++) {
        for (let other = one + 1; other < 6; other++) {
          all++;
          const allies = other - 1; // above the last dragon
          if (allies < draws) ended++;
        }
      }
      expect(ageEnds(deck(2, 6), draws)).toBeCloseTo(ended / all);
    }
  });
  it("is certain when more is drawn than there is, and over when there is no deck", () => {
    expect(ageEnds(deck(1, 1), 1)).toBe(1);
    expect(ageEnds({ deck: 0, safe: 0, dragons: 3 }, 3)).toBe(0);
  });
  it("is told in whole per cent, but never as nothing or all if it is not", () => {
    expect([0, 0.001, 0.05, 0.474, 0.999, 1].map(percent)).toEqual(["0_%", "<_1_%", "5_%", "47_%", ">_99_%", "100_%"].map((text) => text.replaceAll("_", "\u00A0")));
  });
});
