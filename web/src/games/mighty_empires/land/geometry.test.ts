import { describe, expect, it } from "vitest";
import { boxOf, center, distance, edge, key, neighbour, opposite, outline, side, SIZE, WIDTH, type Place } from "./geometry";
import { HATCHINGS } from "./hatchings";
import { SIGNS } from "../signs";
import { DRAWINGS, TERRAINS } from "./terrain";

describe("hexes that stand on a corner", () => {
  it("have neighbours where the die says", () => {
    const here = { q: 2, r: 1 };
    const found = [1, 2, 3, 4, 5, 6].map((die) => key(neighbour(here, die)));
    expect(found).toEqual(["3 1", "3 0", "2 0", "1 1", "1 2", "2 2"]);
    for (let die = 1; die <= 6; die++) expect(neighbour(neighbour(here, die), opposite(die))).toEqual(here);
  });
  it("lie so that north-east is up and to the right", () => {
    const [east, north] = [center({ q: 1, r: 0 }), center({ q: 1, r: -1 })];
    expect(east).toEqual({ x: expect.closeTo(WIDTH, 1), y: 0 });
    expect(north.x).toBeCloseTo(WIDTH / 2, 1);
    expect(north.y).toBe(-SIZE * 1.5);
  });
  it("touch their neighbours at the middle of a side", () => {
    for (let die = 1; die <= 6; die++) {
      const there = center(neighbour({ q: 0, r: 0 }, die));
      const middle = side(die);
      expect(middle.x).toBeCloseTo(there.x / 2, 1);
      expect(middle.y).toBeCloseTo(there.y / 2, 1);
    }
  });
  it("count steps and fit into a box", () => {
    expect(distance({ q: -1, r: -2 }, { q: 1, r: 2 })).toBe(6);
    const box = boxOf([{ q: 0, r: 0 }, { q: 1, r: 0 }], 0);
    expect(box.width).toBeCloseTo(2 * WIDTH, 1);
    expect(box.height).toBe(2 * SIZE);
  });
  it("draw the outline of a realm only where it ends", () => {
    const hexes: (Place & { owner: string })[] = [
      { q: 0, r: 0, owner: "bear" },
      { q: 1, r: 0, owner: "bear" },
      { q: 0, r: 1, owner: "lion" },
    ];
    const found = new Map(hexes.map((hex) => [key(hex), hex]));
    expect(outline(hexes[0]!, found, (one, other) => one.owner === other.owner)).toEqual([2, 3, 4, 5, 6]);
    expect(edge(1)).toMatch(/^M43\.3 -25L43\.3 25$/);
  });
});

describe("drawings", () => {
  it("exist for every terrain, for eight realms, and for what stands on the map", () => {
    for (const terrain of TERRAINS) expect(DRAWINGS[terrain].length).toBeGreaterThan(0);
    expect(new Set(HATCHINGS).size).toBe(8);
    for (const sign of ["mine", "castle", "city", "special", "crown", "dragon", "void_of_chaos", "earthquake", "dam_river", "death_fog"]) {
      expect(SIGNS[sign], sign).toBeDefined();
    }
  });
});
