import { describe, expect, it } from "vitest";
import { aimOf, diceOf, lastThrown, storiesNow, storiesOf, supportsOf } from "./battle";
import { position } from "./testing/samples";

describe("dice", () => {
  it("mark as many of the lowest as there were hits, in the order they fell", () => {
    expect(diceOf("5 2 6 1", 2)).toEqual([
      { face: 5, hit: false },
      { face: 2, hit: true },
      { face: 6, hit: false },
      { face: 1, hit: true },
    ]);
    expect(diceOf("", 0)).toEqual([]);
  });
});

describe("stories", () => {
  it("are told round by round", () => {
    const [story] = storiesOf(position("lose").history.slice(-8));
    expect(story).toMatchObject({ field: "b2", mode: "overrun", over: false });
    expect(story!.rounds).toHaveLength(1);
    expect(story!.rounds[0]!.throws.map(({ seat, pool, hits }) => [seat, pool, hits])).toEqual([
      ["boar", "ranged", 0],
      ["boar", "melee", 2],
      ["crane", "cavalry", 1],
    ]);
    story!.rounds.push({ number: 2, throws: [], cancelled: [], losses: [] });
    expect(lastThrown(story!)!.number).toBe(1); // nobody has thrown in the second yet
    expect(lastThrown(null)).toBeNull();
  });
  it("end with what came of them", () => {
    const field = "c4";
    const stories = storiesOf([
      { kind: "battle", fields: { field, mode: "battle", seat: "boar" } },
      { kind: "used", fields: { seat: "boar", field, stone: "shield_1" } },
      { kind: "walls", fields: { seat: "crane", count: 1 } },
      { kind: "round", fields: { round: 1 } },
      { kind: "dice", fields: { seat: "boar", pool: "melee", target: "crane", dice: "1 1 6", hits: 2 } },
      { kind: "cancelled", fields: { target: "crane", walls: 2, shield: 0 } },
      { kind: "casualty", fields: { seat: "crane", field, type: "melee", kind: "military" } },
      { kind: "casualty", fields: { seat: "crane", field, type: "melee", kind: "military" } },
      { kind: "won", fields: { seat: "boar", field } },
      { kind: "destruction", fields: { field, building: "wall", die: 2, destroyed: "on" } },
      { kind: "control", fields: { seat: "boar", field, from: "crane", rs: 4 } },
      { kind: "captured", fields: { seat: "boar", from: "crane", stone: null } },
      { kind: "battle", fields: { field: "a1", mode: "battle", seat: "boar" } },
    ]);
    expect(stories).toHaveLength(2);
    expect(stories[0]).toMatchObject({
      over: true,
      winner: "boar",
      walls: 1,
      stones: [{ seat: "boar", stone: "shield_1" }],
      destruction: [{ building: "wall", die: 2, destroyed: true }],
      control: { seat: "boar", from: "crane", rs: 4 },
      captured: [{ seat: "boar", from: "crane", stone: null }],
    });
    expect(stories[0]!.rounds[0]!.losses).toEqual([{ seat: "crane", type: "melee", kind: "military", count: 2 }]);
    expect(stories[1]).toMatchObject({ field: "a1", over: false, rounds: [] });
  });
  it("may have begun unheard", () => {
    const [story] = storiesOf(position("walls").history.slice(0, -1));
    expect(story!.winner).toBe("crane");
    expect(storiesOf([{ kind: "moved", fields: {} }])).toEqual([]);
  });
});

describe("what is shown of battles", () => {
  const event = (kind: string, field = "") => ({ kind, fields: { field } });
  const history = [event("battle", "a1"), event("won", "a1"), event("year"), event("battle", "a2"), event("won", "a2"), event("battle", "a3"), event("won", "a3"), event("battle", "a4")];
  const fields = (stories: readonly { field: string | null }[]) => stories.map((story) => story.field);
  it("is this year's latest, and the one before", () => {
    expect(fields(storiesNow({ phase: "combat", battle: null }, history, []))).toEqual(["a3", "a4"]);
    expect(fields(storiesNow({ phase: "movement", battle: null }, history.slice(0, 3), []))).toEqual([]);
  });
  it("is the result also when the year has gone on", () => {
    const told = [event("won", "a1"), event("year")];
    expect(fields(storiesNow({ phase: "production", battle: null }, history.slice(0, 3), told))).toEqual(["a1"]);
    expect(storiesNow({ phase: "production", battle: null }, history.slice(0, 3), [])).toEqual([]);
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
