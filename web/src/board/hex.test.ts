import { describe, expect, it } from "vitest";
import { around, center, corners, DIRECTIONS, distance, step, towards, type Arrow, type Cell, type Point } from "./hex";

const cells: Cell[] = [];
for (let q = -5; q <= 5; q++) for (let r = -3; r <= 3; r++) if (Math.abs(q + r) <= 3) cells.push({ q, r });
const name = ({ q, r }: Cell): string => "abcdefghijk"[q + 5]! + String(r + 4);
const places = (turned: boolean): Map<string, Point> => new Map(cells.map((cell) => [name(cell), center(cell, 50, turned)]));

function walk(from: string, arrow: Arrow, steps: number, turned = false): string[] {
  const way = [from];
  for (let i = 0; i < steps; i++) {
    const next = towards(places(turned), way.at(-1)!, arrow, from);
    if (!next) break;
    way.push(next);
  }
  return way;
}

describe("geometry", () => {
  it("has opposite directions three apart", () => {
    for (let i = 0; i < 6; i++) {
      expect(DIRECTIONS[(i + 3) % 6]).toEqual({ q: -DIRECTIONS[i]!.q + 0, r: -DIRECTIONS[i]!.r + 0 });
    }
  });
  it("counts steps", () => {
    expect(distance({ q: -1, r: -2 }, { q: 1, r: 2 })).toBe(6);
    expect(distance({ q: 0, r: 0 }, step({ q: 0, r: 0 }, 4, 3))).toBe(3);
  });
  it("puts neighbours at equal distances, turned or not", () => {
    for (const turned of [false, true]) {
      const middle = center({ q: 1, r: -1 }, 50, turned);
      for (let i = 0; i < 6; i++) {
        const other = center(step({ q: 1, r: -1 }, i), 50, turned);
        expect(Math.hypot(other.x - middle.x, other.y - middle.y)).toBeCloseTo(50 * Math.sqrt(3));
      }
    }
  });
  it("lies flat, or stands on a corner when turned", () => {
    expect(corners(10).split(" ")[0]).toBe("10,0");
    expect(corners(10, true).split(" ")[1]).toBe("0,10");
  });
  it("draws a box around everything", () => {
    expect(around([{ x: 1, y: 2 }, { x: 5, y: 4 }], 1)).toEqual({ x: 0, y: 1, width: 6, height: 4 });
  });
});

describe("arrow keys", () => {
  it("go up and down a column", () => {
    expect(walk("f4", "ArrowUp", 9)).toEqual(["f4", "f3", "f2", "f1"]);
    expect(walk("f1", "ArrowDown", 9).at(-1)).toBe("f7");
  });
  it("keep to their line on the staggered way to the side", () => {
    const way = walk("f4", "ArrowRight", 9);
    expect(way).toHaveLength(6);
    expect(way.filter((_, i) => i % 2 === 0)).toEqual(["f4", "h3", "j2"]);
  });
  it("come back", () => {
    expect(walk("k1", "ArrowLeft", 20).at(-1)![0]).toBe("a");
  });
  it("reach every hex and stop at the edge, turned or not", () => {
    for (const turned of [false, true]) {
      const reached = new Set(["f4"]);
      for (const from of reached) {
        for (const arrow of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] as const) {
          const next = towards(places(turned), from, arrow);
          if (next) reached.add(next);
        }
      }
      expect(reached.size).toBe(47);
      expect(towards(places(turned), turned ? "a6" : "f1", "ArrowUp")).toBeNull();
    }
  });
  it("know no place that is not there", () => {
    expect(towards(places(false), "z9", "ArrowUp")).toBeNull();
  });
});
