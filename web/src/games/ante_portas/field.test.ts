// Geometry of the battlefield and of both lands, and what is worked out for the player.

import { describe, expect, it } from "vitest";
import { towards, type Point } from "../../board/hex";
import { arrowGoal, attackersOn, forecast, HEXES, lines, middleOf, next, stepsOut, tracesOf } from "./field";
import { cellsOf, planOf } from "./land";
import { foodOf, lossOf, totalsOf } from "./losses";
import { sample } from "./testing/samples";

/** How many places arrow keys lead to. */
function walked(middles: ReadonlyMap<string, Point>, start: string): number {
  const reached = new Set([start]);
  for (const from of reached) {
    for (const arrow of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] as const) {
      const to = towards(middles, from, arrow);
      if (to !== null) reached.add(to);
    }
  }
  return reached.size;
}

describe("the battlefield", () => {
  it("has 28 hexes that know their neighbours (4.1)", () => {
    expect(HEXES).toHaveLength(28);
    expect([0, 1, 2, 3, 4, 5].map((direction) => next(12, direction))).toEqual([17, 15, 10, 7, 9, 14]);
    expect([0, 1, 2, 3, 4, 5].map((direction) => next(2, direction))).toEqual([7, 5, 0, 0, 0, 4]);
  });
  it("lets arrows lead straight down at the sides (AP-11.6) and out at the bottom", () => {
    expect(["l", "d", "r"].map((arrow) => arrowGoal(6, arrow))).toEqual([1, 1, 4]);
    expect(["l", "d", "r"].map((arrow) => arrowGoal(8, arrow))).toEqual([5, 3, 3]);
    expect(["l", "d", "r"].map((arrow) => arrowGoal(4, arrow))).toEqual([1, 0, 2]);
    expect([1, 4, 7, 12, 27].map(stepsOut)).toEqual([1, 1, 2, 3, 6]);
  });
  it("is walked with arrow keys", () => {
    const middles = new Map(HEXES.map((hex) => [String(hex), middleOf(hex)]));
    expect(towards(middles, "2", "ArrowUp")).toBe("7");
    expect(towards(middles, "2", "ArrowDown")).toBeNull();
    expect(towards(middles, "1", "ArrowRight")).toBe("4");
    expect(walked(middles, "2")).toBe(28);
  });
  it("follows the arrows of a building", () => {
    expect(lines(7, 0, 1, 2)).toEqual([12, 17]);
    expect(lines(2, 0, 3, 1)).toEqual([4, 7, 5]);
    expect(lines(26, 0, 3, 2)).toEqual([]);
  });
  it("says what attackers would meet on the next hexes", () => {
    const { view } = sample("turn");
    const hex = view.hexes.find((one) => one.base + one.elite > 0 && one.height > 2 && one.column > 0 && one.column < 4)!;
    const found = forecast(view, hex);
    expect(found.map((one) => one.hex)).toEqual(["l", "d", "r"].map((arrow) => arrowGoal(hex.number, arrow)));
    for (const one of found) expect(one).toMatchObject({ attack: hex.attack, total: view.hexes[one.hex - 1]!.defence });
  });
  it("traces ways, also over the edge", () => {
    expect(tracesOf([{ kind: "marched", fields: { from: 4, to: 0, base: 1, elite: 0 } }, { kind: "gained", fields: {} }])).toEqual([{ from: 4, to: 0, kind: "marched" }]);
  });
  it("counts the parts of a moving troop on their hex", () => {
    const { view } = sample("step");
    const part = view.movement!.parts[0]!;
    expect(attackersOn(view, view.hexes[part.hex - 1]!)).toMatchObject({ moving: true });
  });
});

describe("heartland and command centre", () => {
  it("give every site its cells", () => {
    for (const name of ["turn", "territory", "wave"]) for (const { site } of sample(name).view.sites) expect(cellsOf(site).length).toBe(/^m[123]$/.test(site) ? 3 : 1);
    expect(cellsOf("cg6")).toEqual([[0, -1]]);
  });
  it("lie beside or below each other without touching, and only the command centre in the Last Wave", () => {
    const { view } = sample("turn");
    for (const below of [false, true]) {
      const { sites } = planOf(view, [], below);
      expect(sites).toHaveLength(view.sites.length);
      const spots = sites.flatMap((one) => one.cells);
      for (const [i, a] of spots.entries()) for (const b of spots.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(70);
    }
    const wave = sample("wave").view;
    expect(planOf(wave, [], false).sites.every(({ site }) => site === "m0" || site.startsWith("c"))).toBe(true);
  });
  it("are walked with arrow keys, from everywhere to everywhere", () => {
    for (const name of ["turn", "territory", "wave"]) {
      for (const below of [false, true]) {
        const { sites } = planOf(sample(name).view, [], below);
        const middles = new Map(sites.map((one) => [one.site, one.middle]));
        for (const { site } of sites) expect([name, below, site, walked(middles, site)]).toEqual([name, below, site, sites.length]);
      }
    }
  });
  it("show free cells that a place can be put on", () => {
    const { view } = sample("turn");
    expect(planOf(view, ["ca1"], false).sites.filter((one) => one.free).map((one) => one.site)).toEqual(["ca1"]);
  });
});

describe("what is worked out", () => {
  it("says who falls and who stays", () => {
    const { view, legal } = sample("fell");
    const hex = view.hexes[view.asked_hex - 1]!;
    const losses = legal.map((words) => lossOf(view, hex, words)!);
    expect(losses.map(({ lines }) => lines.map((line) => [line.falls, line.stays]))).toEqual([[[0, 3], [1, 0]], [[3, 0], [0, 1]]]);
    expect(lossOf(view, hex, ["fell", "9", "9"])).toBeNull();
    expect(lossOf(view, hex, ["pass"])).toBeNull();
    const soldiers = view.hexes.find((one) => one.soldiers.length > 0)!;
    soldiers.soldiers[0] = { team: "a", farmers: 2, exhausted_farmers: 1, citizens: 1, exhausted_citizens: 0, snared: 0 };
    expect(lossOf(view, soldiers, ["lose", "1", "1"])!.lines).toEqual([{ sign: "farmer", falls: 1, stays: 2 }, { sign: "citizen", falls: 1, stays: 0 }]);
  });
  it("keeps the totals that were compared while damage is dealt out", () => {
    const { view, history } = sample("fell");
    expect(totalsOf(view, history)).toMatchObject({ attack: 6, defence: 3, attack_parts: { base: 3, elite: 3 }, defence_parts: { farmers: 1, shots: 2 } });
    expect(totalsOf(view, [])).toBe(view.fight);
  });
  it("sets the food there is against what is needed", () => {
    const { view } = sample("home");
    expect(foodOf(view, "a")).toEqual({ need: view.hungry[0], have: view.communities.reduce((sum, one) => sum + (one.goods.food ?? 0), 0) });
  });
});
