import { describe, expect, it } from "vitest";
import { aimOf, battlesNow, lastThrown, supportsOf } from "./battle";
import { position } from "./testing/samples";

describe("battles", () => {
  it("have a round that was thrown last", () => {
    const battle = position("lose").story.battles.at(-1)!;
    battle.rounds.push({ number: 2, throws: [], cancelled: [], losses: [] });
    expect(lastThrown(battle)!.number).toBe(1); // nobody has thrown in the second yet
    expect(lastThrown(null)).toBeNull();
  });
  it("are shown as long as there is fighting, those of this year, or of the one that has just ended", () => {
    const { view, story } = position("lose");
    const shown = (phase: string, year: number, kinds: string[] = []) => battlesNow({ phase, year, battle: null }, kinds.map((kind) => ({ kind, fields: {} })), () => story).length;
    expect(shown("combat", view.year)).toBe(story.battles.length);
    expect(shown("movement", view.year + 1)).toBe(0);
    expect(shown("production", view.year + 1, ["won", "year"])).toBe(story.battles.length);
    expect(shown("production", view.year)).toBe(0);
  });
});

describe("decisions", () => {
  it("say against whom dice can be aimed", () => {
    const { view, legal } = position("aim");
    expect(aimOf(view.battle, "boar", legal)).toEqual({ pool: "guards", target: "lynx", rest: ["crane"], counts: [0, 1, 2, 3, 4] });
    expect(aimOf(view.battle, "boar", [["lose", "guard"]])).toBeNull();
  });
  it("know who supports whom", () => {
    const { view } = position("support");
    expect(supportsOf(view, "a3")).toEqual([]);
    view.fields.find((field) => field.field === "b2")!.armies[0]!.supports = "a3";
    expect(supportsOf(view, "a3")).toMatchObject([{ from: "b2", seat: view.viewer }]);
  });
});
