import { describe, expect, it } from "vitest";
import { player, sampleView } from "./testing/samples";
import { threats } from "./threats";

/** Who threatens whom, as `from>to`, among units written like `wolf archer e5 2`. */
function attacks(...units: string[]): string[] {
  const found = threats(sampleView(units), "raven").units;
  return [...found].flatMap(([hex, attackers]) => attackers.map((by) => `${by}>${hex}`)).sort();
}

describe("attacks", () => {
  it("come from next to a unit", () => {
    expect(attacks("raven scout f4", "wolf swordsman f5", "wolf swordsman d7")).toEqual(["f5>f4"]);
  });
  it("of own units are no threats", () => {
    expect(attacks("raven scout f4", "raven knight f5")).toEqual([]);
  });
  it("of an archer come from exactly two hexes away, over others", () => {
    expect(attacks("raven scout f4", "wolf archer f5")).toEqual([]);
    expect(attacks("raven scout f4", "wolf archer f6", "raven knight f5")).toEqual(["f6>f4"]);
    expect(attacks("raven scout f4", "wolf archer g5")).toEqual(["g5>f4"]);
  });
  it("of a crossbowman come in a straight line through an empty hex", () => {
    expect(attacks("raven scout f4", "wolf crossbowman f6")).toEqual(["f6>f4"]);
    expect(attacks("raven scout f4", "wolf crossbowman f6", "wolf swordsman f5")).toEqual(["f5>f4"]);
    expect(attacks("raven scout f4", "wolf crossbowman g5")).toEqual([]);
  });
  it("of a cavalry come after a step", () => {
    expect(attacks("raven scout f4", "wolf cavalry f6")).toEqual(["f6>f4"]);
    expect(attacks("raven scout f4", "wolf cavalry f7")).toEqual([]);
  });
  it("of a lancer come after one or two steps straight ahead", () => {
    expect(attacks("raven scout f4", "wolf lancer f5")).toEqual([]);
    expect(attacks("raven scout f4", "wolf lancer f6")).toEqual(["f6>f4"]);
    expect(attacks("raven scout f4", "wolf lancer f7")).toEqual(["f7>f4"]);
    expect(attacks("raven scout f4", "wolf lancer f7", "wolf archer f6")).toEqual(["f6>f4"]);
  });
  it("are granted by a marshall to others near it", () => {
    const view = sampleView(["raven scout f4", "wolf swordsman f5", "wolf marshall f7"]);
    view.players.wolf = player("wolf", { hidden: { marshall: 1 } });
    expect([...threats(view, "raven").units]).toEqual([["f4", ["f5"]]]);
    view.players.wolf = player("wolf", { hidden: {} });
    expect(threats(view, "raven").units.size).toBe(0);
  });
  it("on a knight need a bolstered unit", () => {
    expect(attacks("raven knight f4", "wolf swordsman f5")).toEqual([]);
    expect(attacks("raven knight f4", "wolf swordsman f5 2")).toEqual(["f5>f4"]);
  });
  it("need a coin that can still come up", () => {
    const view = sampleView(["raven scout f4", "wolf swordsman f5"]);
    view.players.wolf = player("wolf", { hidden: { royal_coin: 1 }, supply: { swordsman: 2 }, box: { swordsman: 2 } });
    expect(threats(view, "raven").units.size).toBe(0);
    view.players.wolf = player("wolf", { hidden: {}, discard_up: { swordsman: 1 } });
    expect(threats(view, "raven").units.size).toBe(1);
  });
});

describe("locations", () => {
  it("are in danger where an enemy stands that does not hold them", () => {
    const view = sampleView(["wolf swordsman g3", "wolf pikeman d7", "wolf cavalry d4", "raven scout c6"]);
    expect(threats(view, "raven").locations).toEqual(new Set(["g3", "d4"]));
    expect(threats(view, "wolf").locations).toEqual(new Set(["c6"]));
    expect(threats(view, null).locations).toEqual(new Set(["g3", "d4", "c6"]));
  });
});
