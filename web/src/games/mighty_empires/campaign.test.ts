// Orders, reports, battles, chronicles and costs: everything that is worked out without a screen.

import { describe, expect, it } from "vitest";
import { summands, pointsOf } from "./armies";
import { actionsOf } from "./building";
import { isTile } from "./lexicon";
import { battleAhead, draftWords, EMPTY, goldLeft, mostOf, needsOf, orderOf, readOrder, worthOf } from "./orders";
import { attemptOf, BLANK, classOf, formOf, resultOf, totals } from "./results";
import { sample } from "./testing/samples";
import { courses, partsOf, phasesOf, ranking } from "./standing";


describe("orders", () => {
  const { view, legal } = sample("siege");
  const seat = view.seat!;
  const needs = needsOf(view, seat, legal)!;

  it("ask for what the battle needs", () => {
    expect(battleAhead(view, seat)?.siege).toBe(true);
    expect(needs).toMatchObject({ verb: "order", gold: true, siege: true, stance: true, hunt: false, step: 10 });
  });
  it("are one sentence, and the sentence is the order again", () => {
    const draft = { ...EMPTY, gold: 50, siege: 50, stance: "flank", general: "lead" };
    const words = orderOf({ ...needs, reinforce: false }, draft)!;
    expect(words.join(" ")).toBe("order 50 siege 50 flank lead");
    expect(readOrder(words)).toEqual(draft);
    expect(readOrder(["order", "40", "reinforce", "30", "hold", "command", "hunt", "assassin", "champion"])).toEqual({ gold: 40, reinforce: 30, siege: 0, stance: "hold", general: "command", hunt: true, assassin: "champion" });
    expect(readOrder(["occupy", "c3"])).toBeNull();
  });
  it("are not finished without a stance", () => {
    expect(orderOf(needs, EMPTY)).toBeNull();
    expect(draftWords(needs, { ...EMPTY, gold: 20 })).toEqual(["order", "20"]);
  });
  it("never cost more than there is", () => {
    const draft = { ...EMPTY, gold: 100, siege: 50 };
    expect(goldLeft(draft, 180)).toBe(30);
    expect(mostOf(draft, "gold", 180, 10)).toBe(130);
    expect(mostOf(draft, "reinforce", 180, 10)).toBe(30);
    expect(mostOf(EMPTY, "gold", 900, 10)).toBe(250);
  });
  it("are understood where gold was mustered in the open, and at the table", () => {
    const open = sample("muster");
    expect(needsOf(open.view, open.view.seat, open.legal)).toMatchObject({ verb: "muster", gold: true, stance: false });
    const table = sample("gold");
    expect(needsOf(table.view, table.view.seat, table.legal)).toMatchObject({ verb: "order", gold: true, stance: false, step: 1 });
  });
  it("know what points are worth", () => {
    expect(worthOf(1000, 0)).toEqual({ own: 2.29, other: 2.29 });
    expect(worthOf(1000, 250).own).toBeCloseTo(3.31);
    expect(worthOf(1500, -100).own).toBeCloseTo(2.05);
    expect(worthOf(2000, 50).own).toBeCloseTo(2.495);
  });
  it("add up to an army", () => {
    const army = { base: 1500, largest: 100, plague: 100, free: 70, bought: null, reinforced: null, siege: null, stance: null, general: null, hunt: null, assassin: null, sealed: false };
    expect(pointsOf(summands(army, { gold: 180, reinforce: 60 }))).toBe(1810); // ME-EX-27
    expect(summands(army).find(({ key }) => key === "bought")?.points).toBeNull();
  });
});

describe("results at the table", () => {
  it("have the classes of the rules", () => {
    expect([0, 60, 61, 150, 151, 400, 401, -60, -61].map(classOf)).toEqual(["draw", "draw", "narrow", "narrow", "overwhelming", "overwhelming", "massacre", "draw", "defeat"]);
  });
  it("are one sentence with what there is to say", () => {
    expect(resultOf(BLANK, "lion", "bear")).toBeNull();
    const form = { ...BLANK, own: 450, other: 300, goldOwn: 50, goldOther: 20, reinforceOwn: 30, siege: 60, hill: "other" as const, hillCounted: true, dragonDead: true, assassinOther: { target: "general", die: 4 }, fallenOther: true, rounds: 4 };
    expect(resultOf(form, "lion", "bear")!.join(" ")).toBe("result bear 450 300 gold 50 20 reinforce 30 0 siege 60 hill bear counted dragon_dead assassin bear general 4 fallen bear rounds 4");
  });
  it("count the hill unless it is counted already", () => {
    const form = { ...BLANK, own: 100, other: 200, hill: "own" as const };
    expect(totals(form)).toEqual({ own: 250, other: 200 });
    expect(totals({ ...form, hillCounted: true })).toEqual({ own: 100, other: 200 });
  });
  it("start from what the other side wrote", () => {
    const { view } = sample("confirm");
    const battle = view.battles.find((one) => one.report_a ?? one.report_b)!;
    const report = (battle.report_a ?? battle.report_b)!;
    const form = formOf(battle, report, battle.b);
    expect([form.own, form.other]).toEqual([report.vp_b, report.vp_a]);
    expect(attemptOf(0)).toBeNull();
    expect(attemptOf(10)).toEqual({ target: "champion", die: 4 });
  });
});

describe("empire points", () => {
  it("offer every purchase, conquests first, and what brings most before what costs least", () => {
    const bought = (words: string, cost: number, gain: number) => ({ words: words.split(" "), cost, gain, forced: false, marker: false });
    const actions = actionsOf({ reach: {}, purchases: [bought("build mine a1", 1, 0), bought("occupy a2", 2, 1), bought("conquer a3", 3, 2), bought("occupy a4", 2, 4), bought("raid", 1, 0)] });
    expect(actions.map(({ verb, building, tile }) => [verb, building, tile])).toEqual([
      ["conquer", "", "a3"],
      ["occupy", "", "a4"],
      ["occupy", "", "a2"],
      ["build", "mine", "a1"],
      ["raid", "", null],
    ]);
    expect(actionsOf(null)).toEqual([]);
  });
});

describe("how realms stand", () => {
  const { view } = sample("end");
  it("by parts that add up", () => {
    for (const realm of view.realms) expect(partsOf(view, realm).reduce((sum, part) => sum + part.points, 0)).toBe(realm.score);
    const scores = ranking(view).map((realm) => realm.score);
    expect(scores).toEqual([...scores].sort((one, other) => other - one));
    expect(courses(view).at(-1)!.points).toEqual(view.realms.map((realm) => realm.score));
  });
  it("with hoards worth what the view says", () => {
    expect(partsOf({ hoard_points: 2 }, { tiles: 0, cities: 0, hoards: 2, markers: 0 })[2]).toEqual({ kind: "hoards", count: 2, points: 4 });
  });
  it("in phases of the season", () => {
    expect(phasesOf({ ...view, season: "spring" })[0]).toBe("spring_equinox");
    expect(phasesOf({ ...view, season: "winter" })).toContain("taxes");
  });
});

it("tiles are a letter and a number", () => {
  expect(["a1", "ab12", "c3"].every(isTile)).toBe(true);
  expect(["bear", "50", "lead", "r"].some(isTile)).toBe(false);
});
