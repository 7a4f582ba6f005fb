import { KINGDOM_NAMES } from "./facts";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";


describe("the colours of the kingdoms", () => {
  const css = readFileSync("src/games/ethnos/kingdoms.css", "utf8");
  const COLOUR = /--([\w-]+): (?:light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)|(#[0-9a-f]{6}))/g;
  const themes = [2, 3].map((at) => Object.fromEntries([...css.matchAll(COLOUR)].map((match) => [match[1]!, (match[at] ?? match[4])!])));
  const light = (colour: string): number => {
    const [r, g, b] = [1, 3, 5].map((at) => {
      const value = parseInt(colour.slice(at, at + 2), 16) / 255;
      return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
  };
  const contrast = (one: string, other: string): number => {
    const [a, b] = [light(one), light(other)].sort((x, y) => y - x);
    return (a! + 0.05) / (b! + 0.05);
  };
  it.each([...KINGDOM_NAMES, "none"])("%s has ink that can be read on it, in both themes", (one) => {
    for (const theme of themes) expect(contrast(theme[`kingdom-${one}`]!, theme[`on-kingdom-${one}`]!)).toBeGreaterThan(4.5);
  });
  it.each(KINGDOM_NAMES)("%s stands out from the surface, in both themes", (one) => {
    expect(contrast(themes[0]![`kingdom-${one}`]!, "#ffffff")).toBeGreaterThan(3);
    expect(contrast(themes[1]![`kingdom-${one}`]!, "#1f2b26")).toBeGreaterThan(3);
  });
});
