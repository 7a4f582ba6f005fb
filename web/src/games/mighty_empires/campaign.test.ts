// Orders, reports, battles, chronicles and costs: everything that is worked out without a screen.

import { describe, expect, it } from "vitest";
import type { Told } from "../../wire";
import { summands, pointsOf } from "./armies";
import { leftAt, pointsAt, stepsOf, storiesOf } from "./battles";
import { actionsOf } from "./building";
import { percentBetween, percentOver } from "./chances";
import { chaptersOf } from "./chronicle";
import { isTile } from "./lexicon";
import { battleAhead, draftWords, EMPTY, goldLeft, mostOf, needsOf, orderOf, readOrder, worthOf } from "./orders";
import { attemptOf, BLANK, classOf, formOf, resultOf, totals } from "./results";
import { sample } from "./testing/samples";
import { courses, hoardPoints, partsOf, phasesOf, ranking } from "./standing";

const told = (kind: string, fields: Told["fields"]): Told => ({ kind, fields });

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

describe("battles as they were fought", () => {
  const stories = storiesOf(sample("end").history);
  it("are read from what happened", () => {
    const fought = stories.filter((story) => story.ending === "fought");
    expect(fought.length).toBeGreaterThan(2);
    for (const story of fought) {
      expect(story.armies.map((army) => army.seat)).toEqual([story.a, story.b]);
      expect(story.rounds.length).toBeGreaterThan(0);
      expect(story.classes![0]).toBe(classOf(story.points![0] - story.points![1]));
      expect(pointsAt(story, stepsOf(story) - 1)).toEqual(story.points);
      expect(leftAt(story, 0)).toEqual(story.armies.map((army) => army.points));
      const last = story.rounds.at(-1)!;
      expect(leftAt(story, story.rounds.length)).toEqual(last.left);
    }
  });
  it("add the points of fallen generals", () => {
    const story = storiesOf([
      told("challenge", { seat: "bear", other: "lion", tile: "c3", ground: "desert", siege: "off", dragon: "off" }),
      told("army", { seat: "bear", points: 1000 }),
      told("army", { seat: "lion", points: 1000 }),
      told("battle_round", { round: 1, roll_a: "3 4", roll_b: "1 2", vp_a: 100, vp_b: 50, left_a: 950, left_b: 900 }),
      told("general", { round: 1, seat: "lion", dice: "6 6", falls: "on" }),
    ])[0]!;
    expect(pointsAt(story, 1)).toEqual([200, 50]);
    expect(story.rounds[0]!.rolls).toEqual([[3, 4], [1, 2]]);
  });
  it("may be conceded or not played at all", () => {
    const battle = told("challenge", { seat: "bear", other: "lion", tile: "c3", ground: "desert", siege: "off", dragon: "off" });
    expect(storiesOf([battle, told("conceded", { seat: "lion", other: "bear" })])[0]).toMatchObject({ ending: "conceded", classes: ["narrow", "defeat"] });
    expect(storiesOf([battle, told("unplayed", { seat: "bear", other: "lion" })])[0]).toMatchObject({ ending: "unplayed", classes: null });
  });
});

describe("the chronicle", () => {
  it("keeps winters, income and taxes apart", () => {
    const chapters = chaptersOf(sample("end").history);
    const winter = chapters.find((one) => one.winter)!;
    expect(winter.rolls).toHaveLength(4);
    expect(winter.taxes.length).toBeGreaterThan(2);
    for (const tax of winter.taxes) {
      expect(tax.lines.reduce((sum, line) => sum + line.gold, 0)).toBe(tax.total);
      expect(tax.gold).toBe(Math.floor(tax.total / 2 ** tax.halvings));
    }
    expect(chapters.some((one) => !one.winter && one.mines.length > 0)).toBe(true);
  });
});

describe("empire points", () => {
  const { view, legal } = sample("build");
  it("offer every legal action with its cost", () => {
    const actions = actionsOf(view, view.seat, legal);
    expect(actions).toHaveLength(legal.filter(([verb]) => verb !== "end").length);
    const conquest = actions.find((action) => action.verb === "conquer")!;
    expect(conquest.cost).toBe(view.tiles.find((tile) => tile.name === conquest.tile)!.cost);
    expect(conquest.gain).toBeGreaterThan(0);
  });
  it("count cities, hoards and markers", () => {
    const tile = view.tiles.find((one) => one.owner !== view.seat && one.original === null)!;
    const words = [["conquer", tile.name]];
    const gain = (): number => actionsOf(view, view.seat, words)[0]!.gain;
    view.realms.find((realm) => realm.seat === view.seat)!.group = "none";
    tile.building = "city";
    expect(gain()).toBe(2);
    tile.original = view.realms.find((realm) => realm.seat !== view.seat)!.seat;
    tile.claimed = false;
    expect(gain()).toBe(5);
    view.realms.find((realm) => realm.seat === view.seat)!.group = "raiders_group";
    expect(gain()).toBe(4); // the city burns
  });
  it("mark the battlefield that comes first", () => {
    const battle = view.battles.find((one) => [one.a, one.b].includes(view.seat!))!;
    Object.assign(battle, { stage: "settled", ending: "fought", class_a: "narrow", class_b: "narrow" });
    const [only, other] = [actionsOf(view, view.seat, [["occupy", battle.tile]]), actionsOf(view, view.seat, [["occupy", battle.tile], ["occupy", "a5"]])];
    expect(only[0]!.forced).toBe(true);
    expect(other.every((action) => !action.forced)).toBe(true);
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
  it("with hoards worth 3, or 2 if the volcano counts 3 in all", () => {
    expect(hoardPoints({ realms: [] })).toBe(3);
    const realm = { ...view.realms[0]!, tiles: 4, cities: 1, hoards: 1, markers: 1, score: 10 };
    expect(hoardPoints({ realms: [realm] })).toBe(2);
  });
  it("in phases of the season", () => {
    expect(phasesOf({ ...view, season: "spring" })[0]).toBe("spring_equinox");
    expect(phasesOf({ ...view, season: "winter" })).toContain("taxes");
  });
});

describe("chances of spells", () => {
  it("are those of two dice", () => {
    expect([0, 1, 2, 3, 4, 7].map(percentOver)).toEqual([100, 100, 97, 92, 83, 42]);
    expect(percentBetween({ q: 0, r: 0 }, { q: 0, r: 0 })).toBe(100);
  });
  it("agree with the server's", () => {
    const { view } = sample("target");
    const from = view.tiles.find((tile) => tile.name === view.realms.find((realm) => realm.seat === view.seat)!.casts_from)!;
    for (const { tile, percent } of view.spell!.targets) expect(percentBetween(from, view.tiles.find((one) => one.name === tile)!)).toBe(percent);
  });
});

it("tiles are a letter and a number", () => {
  expect(["a1", "ab12", "c3"].every(isTile)).toBe(true);
  expect(["bear", "50", "lead", "r"].some(isTile)).toBe(false);
});
