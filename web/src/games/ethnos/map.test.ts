import { KINGDOM_NAMES } from "./facts";
import { expect, test } from "vitest";
import { GRID, HEIGHT, ISLAND, LANDS, PLATES, WATER, WIDTH } from "./map";


/** The stretches of a closed path, without direction. */
function stretches(path: string): string[] {
  const points = path.slice(1, -1).split("L");
  return points.map((from, i) => [from, points[(i + 1) % points.length]!].sort().join(" to "));
}

const BORDERS = "pelagon-straton pelagon-ithys pelagon-althea straton-althea straton-rhea ithys-althea althea-duris rhea-duris".split(" ");

test("kingdoms touch as the rules draw them", () => {
  const found = KINGDOM_NAMES.flatMap((one, i) =>
    KINGDOM_NAMES.slice(i + 1)
      .filter((other) => stretches(LANDS[one]!).filter((part) => stretches(LANDS[other]!).includes(part)).length > 1)
      .map((other) => `${one}-${other}`),
  );
  expect(found.sort()).toEqual([...BORDERS].sort());
});

test("whatever is no border is coast or shore", () => {
  const count = new Map<string, number>();
  for (const path of [...Object.values(LANDS), ISLAND, WATER]) for (const part of stretches(path)) count.set(part, (count.get(part) ?? 0) + 1);
  expect([...count.values()].every((times) => times === 2)).toBe(true);
});

test("everything is on the map and every kingdom has its plate", () => {
  for (const path of Object.values(LANDS)) {
    for (const [x, y] of path.slice(1, -1).split("L").map((point) => point.split(" ").map(Number))) {
      expect(x! >= 0 && x! <= WIDTH && y! >= 0 && y! <= HEIGHT).toBe(true);
    }
  }
  expect(Object.keys(PLATES).sort()).toEqual([...KINGDOM_NAMES].sort());
  expect(GRID.flat().sort()).toEqual([...KINGDOM_NAMES].sort());
});
