import { describe, expect, it } from "vitest";
import { cohortsAt, comparison, draftOf, goalOf, goalsOf, ordering, ordersIn, stageOf, stepped, stonesWith, wordsOf } from "./order";
import { position } from "./testing/samples";

const field = (view: ReturnType<typeof position>["view"], name: string) => view.fields.find((one) => one.field === name)!;

describe("orders", () => {
  const { view, legal } = position("move");
  const orders = ordersIn(legal);
  it("are read from sentences", () => {
    expect(orders[0]).toEqual({ from: "a1", cohort: ["ranged", "points_1"], military: 0, mercenary: 1, goal: "b1", stones: null, words: legal[0] });
  });
  it("start with all units of an army", () => {
    expect(cohortsAt(orders, "a1")).toEqual([
      { words: ["ranged", "points_1"], type: "ranged", points: 1, teleport: false, mobile: false, again: false, military: 5, mercenary: 1 },
    ]);
    const draft = draftOf(orders, ["move", "a1"])!;
    expect(wordsOf(draft)).toEqual(["move", "a1", "ranged", "points_1", "5+1"]);
    expect([...goalsOf(orders, draft).keys()]).toEqual(["b1", "a2"]);
    expect(goalsOf(orders, draft).get("b1")!.words).toEqual(["move", "a1", "ranged", "points_1", "5+1", "b1"]);
  });
  it("are told in part", () => {
    expect(draftOf(orders, [])).toBeNull();
    expect(draftOf(orders, ["done"])).toBeNull();
    expect(draftOf(orders, ["move", "d4"])).toBeNull(); // nobody there
    expect(draftOf(orders, ["move", "a1", "ranged", "points_1", "2+0", "b1"])).toMatchObject({ military: 2, mercenary: 0, goal: "b1" });
    expect(draftOf(orders, ["move", "a1", "ranged"])).toMatchObject({ military: 5, mercenary: 1, goal: null });
  });
  it("are changed unit by unit", () => {
    const draft = draftOf(orders, ["move", "a1"])!;
    expect(stepped(orders, draft, "military", 1)).toBeNull();
    expect(stepped(orders, draft, "military", -1)).toMatchObject({ military: 4, mercenary: 1 });
    expect(stepped(orders, { ...draft, military: 0 }, "mercenary", -1)).toBeNull(); // somebody must go
  });
  it("tell what a goal means", () => {
    const draft = draftOf(orders, ["move", "c2"])!;
    const goals = goalsOf(orders, draft);
    const enemy = [...goals.keys()].find((name) => field(view, name).armies.some((army) => army.seat !== "boar"))!;
    expect(goalOf(view, "boar", field(view, enemy), draft)).toMatchObject({ kind: "conflict", odds: field(view, enemy).odds!.cavalry![2] });
    expect(goalOf(view, "boar", field(view, "b2"), draft)).toMatchObject({ kind: "own", mixed: true });
    const free = { ...field(view, "d2"), kind: "yield", controller: null, rs: 2 };
    expect(goalOf(view, "boar", free, draft)).toMatchObject({ kind: "takeover", rs: 2, ts: 0 });
    expect(goalOf(view, "boar", { ...free, kind: "desert", rs: 0 }, draft).kind).toBe("free");
    const city = { ...free, controller: "crane", capital: "crane", odds: { melee: [1], ranged: [2], cavalry: [3, 4, 5] } };
    expect(goalOf(view, "boar", city, draft)).toMatchObject({ kind: "conflict", odds: 5 });
    expect(goalOf(view, "boar", field(view, "a1"), { cohort: ["ranged", "points_1"], military: 2, mercenary: 0 })).toMatchObject({ kind: "own", crowd: 8 });
  });
});

describe("stones", () => {
  const { legal } = position("move_stone");
  const orders = ordersIn(legal);
  it("go along unless somebody says otherwise", () => {
    const all = draftOf(orders, ["move", "d3"])!;
    expect(all.stones).toBeNull(); // whoever leaves nobody behind takes everything along
    const some = stepped(orders, all, "military", -1)!;
    expect(stonesWith(orders, some)).toEqual([[], ["power_strike_melee"]]);
    expect(some.stones).toEqual(["power_strike_melee"]);
    const without = { ...some, stones: [] };
    expect(wordsOf(without).slice(-2)).toEqual(["with", "nothing"]);
    expect(draftOf(orders, wordsOf(without))!.stones).toEqual([]);
    expect([...goalsOf(orders, without).values()].every((order) => order.words.at(-1) === "nothing")).toBe(true);
  });
});

describe("overruns", () => {
  it("compare own units with all others", () => {
    const { view } = position("aim");
    expect(comparison(view, "lynx", "c1")).toEqual({ own: 3, others: 5 });
    expect(comparison(view, "lynx", "a1")).toEqual({ own: 0, others: 0 });
  });
});

describe("who puts it together", () => {
  it("is the map for orders and battles, and nobody for the rest", () => {
    for (const name of ["move", "move_broken", "move_stone", "move_overrun", "aim", "lose", "walls"]) expect(ordering.handles(position(name).legal)).toBe(true);
    for (const name of ["capital", "support", "battles"]) expect(ordering.handles(position(name).legal)).toBe(false);
    expect(ordering.handles([["done"]])).toBe(false);
    expect(["capital", "move", "support", "aim"].map((name) => stageOf(position(name).view))).toEqual([null, "order", "theatre", "theatre"]);
  });
  it("knows a whole sentence", () => {
    const { legal } = position("move");
    expect(ordering.sentence(legal, legal[3]!)).toBe(legal[3]);
    expect(ordering.sentence(legal, ["move", "a1"])).toBeNull();
  });
});
