// The parts of the table: map, prompt, tray and the sheets over it.

import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import Aid from "./Aid.svelte";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import ui from "./index";
import { isTile } from "./lexicon";
import { sample } from "./testing/samples";
import type { View } from "./types";
import { all, click, find, press, stage, text, type, type Position, type Props } from "../../testing/stage.svelte";

const { onchoose, onplay, onpick, onopen, ...table } = stage<View>("mighty_empires", "mighty_empires_web", "mighty_empires_map");
const show = (part: unknown, given: Position<View>, more: Partial<Props<View>> = {}): Props<View> =>
  table.show(part, given, { choices: new Set(given.legal.flat().filter(isTile)), ...more });

describe("the map", () => {
  it("shows every tile and names what is on it", () => {
    const { view } = show(Board, sample("event"), { choices: new Set() });
    expect(all("[data-tile]")).toHaveLength(view.tiles.length);
    const capital = view.tiles.find((tile) => tile.capital)!;
    expect(find(`[data-tile=${capital.name}]`).getAttribute("aria-label")).toContain("capital of");
    const river = view.tiles.find((tile) => tile.terrain === "river" && tile.flow === 1);
    if (river) expect(find(`[data-tile=${river.name}]`).getAttribute("aria-label")).toContain("flows east");
  });
  it("lets a legal tile be clicked", () => {
    const given = sample("build");
    show(Board, given);
    const tile = given.legal.find(([verb]) => verb === "occupy" || verb === "conquer")![1]!;
    expect(find(`[data-tile=${tile}]`).getAttribute("data-choice")).toBe(tile);
    click(`[data-tile=${tile}]`);
    expect(onpick).toHaveBeenCalledWith(tile);
  });
  it("writes the cost and the chance on tiles", () => {
    show(Board, sample("build"));
    expect(all(".note").length).toBeGreaterThan(0);
    expect(find(".note text").textContent).toMatch(/^★ \d$/);
  });
  it("writes the chance of a spell on its targets", () => {
    const given = sample("target");
    show(Board, given);
    expect(all(".note")).toHaveLength(given.view.spell!.targets.length);
    expect(find(".note text").textContent).toMatch(/^\d+ %$/);
  });
  it("is walked with arrow keys and chosen from with Enter", () => {
    const given = sample("rebel");
    show(Board, given);
    press("PageDown", find("[role=application]"));
    const there = document.activeElement!.getAttribute("data-tile")!;
    expect(given.legal.map((words) => words[1])).toContain(there);
    press("Enter", document.activeElement!);
    expect(onpick).toHaveBeenCalledWith(there);
    press("ArrowRight", document.activeElement!);
    press("ArrowLeft", document.activeElement!);
    expect(document.activeElement!.getAttribute("data-tile")).toBe(there);
  });
  it("says the season, the phase and the order of play", () => {
    const { view } = show(Board, sample("event"), { choices: new Set() });
    expect(text()).toContain(`round ${view.round} of 8`);
    expect(find(".calendar [aria-current]").textContent).toBe("Events");
    expect(all(".order .who")).toHaveLength(4);
    expect(all(".order .turn")).toHaveLength(1);
  });
  it("marks everybody who is asked", () => {
    const given = sample("report");
    const { view } = show(Board, given, { choices: new Set() });
    expect(view.asked.length).toBeGreaterThan(1);
    expect(all(".order .turn")).toHaveLength(view.asked.length);
  });
});

describe("events", () => {
  it("are twelve cards; those taken are greyed with whoever has them", () => {
    const { view } = show(Aid, sample("event"));
    expect(all(".cards button")).toHaveLength(12);
    const taken = view.realms.find((realm) => realm.event && realm.seat !== view.seat)!;
    expect(all(".cards button:disabled svg[aria-label^='taken by']")).toHaveLength(view.realms.filter((realm) => realm.event).length);
    expect(taken).toBeDefined();
  });
  it("with a target list the candidates with their numbers", () => {
    show(Aid, sample("event"));
    const event = ["disaster", "diplomacy", "agent", "fools_gold"].find((one) => document.querySelector(`[data-choice=${one}]`))!;
    click(`.cards [data-choice=${event}]`);
    expect(onchoose).toHaveBeenLastCalledWith([event]);
    expect(all("ul [data-choice]")).toHaveLength(3);
    click("ul [data-choice]");
    expect(onchoose.mock.lastCall![0]).toHaveLength(2);
  });
});

describe("a challenge", () => {
  it("offers opponents and battlefields, and says why somebody cannot be chosen", () => {
    const given = sample("challenge");
    show(Aid, given);
    const legal = new Set(given.legal.map((words) => words[1]));
    expect(all(".foes button")).toHaveLength(3);
    expect(all(".foes button:not(:disabled)")).toHaveLength(legal.size);
    click(".foes button:not(:disabled)");
    click(".fields button");
    expect(onchoose.mock.lastCall![0].some(isTile)).toBe(true);
  });
});

describe("an order", () => {
  it("is sealed as one sentence once a stance is chosen", () => {
    show(Aid, sample("siege"));
    expect(find("[data-seal]").disabled).toBe(true);
    expect(find("[data-confirm]")).toBeNull();
    type("input[data-gold]", "35");
    click("[data-stance=flank]");
    click("[data-general=lead]");
    click("[data-confirm]");
    expect(onplay.mock.lastCall![0].join(" ")).toMatch(/^order 40 (reinforce \d+ )?(siege \d+ )?flank lead$/);
  });
  it("cannot spend more than the treasury", () => {
    const given = sample("siege");
    const realm = given.view.realms.find((one) => one.seat === given.view.seat)!;
    realm.gold = 80;
    show(Aid, given);
    type("input[data-gold]", "900");
    expect(find<HTMLInputElement>("input[data-gold]").value).toBe("80");
    expect(find("[data-siege='50']").disabled).toBe(true);
    type("input[data-gold]", "20");
    expect(find("[data-siege='50']").disabled).toBe(false);
  });
  it("shows what points are worth and whether the other side has sealed", () => {
    show(Aid, sample("siege"));
    expect(text()).toMatch(/has (not )?sealed/);
    expect(all("details tbody tr")).toHaveLength(3);
  });
  it("in the open is only about gold", () => {
    show(Aid, sample("muster"));
    expect(all("[data-stance]")).toHaveLength(0);
    click("[data-confirm]");
    expect(onplay).toHaveBeenCalledWith(["muster", "0"]);
  });
});

describe("a battle at the real table", () => {
  it("is reported in a form that works the class out", () => {
    const given = sample("report");
    show(Aid, given);
    click("[data-sheet=result]");
    type("[data-vp=own]", "642", "input");
    type("[data-vp=other]", "466", "input");
    expect(text()).toContain("overwhelming victory for you (4 RP)");
    find<HTMLFormElement>("form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    flushSync();
    expect(onplay.mock.lastCall![0].slice(0, 1)).toEqual(["result"]);
    expect(onplay.mock.lastCall![0].slice(2, 4)).toEqual(["642", "466"]);
    expect(onplay.mock.lastCall![1]).toBe("");
  });
  it("may be reported with a comment", () => {
    show(Aid, sample("report"));
    click("[data-sheet=result]");
    expect(find<HTMLInputElement>("[data-comment]").maxLength).toBe(200);
    type("[data-vp=own]", "642", "input");
    type("[data-vp=other]", "466", "input");
    type("[data-comment]", "  the bridge held ", "input");
    find<HTMLFormElement>("form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    flushSync();
    expect(onplay.mock.lastCall![0][0]).toBe("result");
    expect(onplay.mock.lastCall![1]).toBe("the bridge held");
  });
  it.each([false, true])("shows what the other side said about its report, on a narrow screen too: %s", (narrow) => {
    const given = sample("confirm");
    const battle = given.view.battles.find((one) => one.report_a ?? one.report_b)!;
    const [seat, other] = battle.report_a ? [battle.a, battle.b] : [battle.b, battle.a];
    const words = ["result", other, "1", "2"];
    const before = { seat, words, comment: "the bridge held" };
    show(Aid, given, { narrow, plays: [before] });
    expect(text()).toContain("the bridge held");
  });
  it("shows nothing of earlier battles where the last report has no comment", () => {
    const given = sample("confirm");
    const battle = given.view.battles.find((one) => one.report_a ?? one.report_b)!;
    const [seat, other] = battle.report_a ? [battle.a, battle.b] : [battle.b, battle.a];
    const words = ["result", other, "1", "2"];
    show(Aid, given, { plays: [{ seat, words, comment: "the bridge held" }, { seat, words, comment: "" }] });
    expect(text()).not.toContain("the bridge held");
    expect(text()).not.toContain("Comment");
  });
  it("starts a correction from the own comment", () => {
    const given = sample("confirm");
    const battle = given.view.battles.find((one) => one.report_a ?? one.report_b)!;
    const report = (battle.report_a ?? battle.report_b)!;
    [battle.report_a, battle.report_b] = [{ ...report }, { ...report, vp_a: report.vp_a + 1 }];
    const seat = given.view.seat!;
    show(Aid, given, { plays: [{ seat, words: ["result", battle.a === seat ? battle.b : battle.a, "1", "2"], comment: "mine" }] });
    click("[data-sheet=result]");
    expect(find<HTMLInputElement>("[data-comment]").value).toBe("mine");
  });
  it("is confirmed, with both reports side by side where they differ", () => {
    const given = sample("confirm");
    const battle = given.view.battles.find((one) => one.report_a ?? one.report_b)!;
    const report = (battle.report_a ?? battle.report_b)!;
    battle.report_a = { ...report };
    battle.report_b = { ...report, vp_a: report.vp_a + 100 };
    show(Aid, given);
    expect(text()).toContain("Your reports differ.");
    expect(all("tr.differs").length).toBeGreaterThan(0);
    click("[data-choice^=confirm]");
    expect(onplay.mock.lastCall![0][0]).toBe("confirm");
  });
  it("has a sheet of paper with every summand", () => {
    show(Aid, sample("report"));
    click("[data-sheet=paper]");
    const paper = find<HTMLElement>(".battle-paper").textContent!;
    expect(paper).toContain("base");
    expect(paper).toContain("battle rounds");
  });
  it.each([true, false])("has a sheet that says how assassins strike here: %s", (wounds) => {
    const given = sample("report");
    given.view.assassin_wounds = wounds;
    for (const realm of given.view.realms) realm.event = "assassin";
    show(Aid, given);
    click("[data-sheet=paper]");
    expect(find<HTMLElement>(".battle-paper").textContent!.includes("D3 wounds")).toBe(wounds);
  });
});

describe("empire points", () => {
  it("list what they can buy; a choice shows what follows", () => {
    const given = sample("build");
    const purchases = given.legal.filter(([verb]) => verb !== "end").map((words) => ({ words, cost: 1, gain: 1, forced: false, marker: false }));
    show(Aid, given, { outlook: () => ({ reach: {}, purchases }) });
    expect(text()).toContain(`${given.view.points} empire points left`);
    expect(all(".chips button")).toHaveLength(given.legal.filter(([verb]) => !["raid", "end"].includes(verb!)).length);
    click(".chips button");
    expect(text()).toContain("Afterwards:");
    onchoose([]); // while a tile is chosen only what can be done there is offered
    click("[data-choice=end]");
    expect(onchoose).toHaveBeenLastCalledWith(["end"]);
  });
});

describe("a spell", () => {
  it("lists its targets with their chance", () => {
    const given = sample("target");
    show(Aid, given);
    expect(all("ul [data-choice]")).toHaveLength(given.view.spell!.targets.length);
    click("ul [data-choice]");
    expect(isTile(onchoose.mock.lastCall![0][0]!)).toBe(true);
  });
});

describe("the tray", () => {
  it("has all realms with what matters", () => {
    const { view } = show(Hand, sample("build"));
    expect(all("tbody tr")).toHaveLength(4);
    expect(find("tr.turn th").textContent).toContain(view.seat === "bear" ? "Bear" : "");
    click("[data-sheet=events]");
    expect(onopen).toHaveBeenCalledWith("events");
  });
});

describe("the sheets", () => {
  it("tell battles in full and step by step", () => {
    show(ui.Sheets, sample("end"), { legal: [] });
    press("b");
    const rounds = all("dialog tbody tr").length;
    expect(rounds).toBeGreaterThan(4);
    click("dialog .steps button");
    expect(text()).toContain("The armies");
    expect(all("dialog tbody tr")).toHaveLength(0);
    click("dialog .steps button:nth-of-type(3)");
    expect(text()).toMatch(/Battle round 1 of \d/);
    expect(all("dialog tbody tr").length).toBeGreaterThanOrEqual(2);
  });
  it("tell winters and taxes", () => {
    show(ui.Sheets, sample("end"), { legal: [] });
    press("g");
    type("dialog select", "0");
    expect(text()).toContain("Winter events");
    expect(text()).toContain("Taxes");
    expect(all("dialog details").length).toBeGreaterThan(2);
  });
  it("show the course of the points", () => {
    const { view } = show(ui.Sheets, sample("end"), { legal: [] });
    press("s");
    expect(all("dialog svg polyline:not(.casing)")).toHaveLength(view.realms.length);
    expect(text()).toContain("Victory points");
  });
  it("have a reference card with all terrain", () => {
    show(ui.Sheets, sample("end"), { legal: [] });
    press("t");
    expect(all("dialog .lands li")).toHaveLength(12);
    expect(text()).toContain("Dragon rage");
  });
  it("list events and realms", () => {
    const { view } = show(ui.Sheets, sample("build"));
    press("e");
    expect(all("dialog li.taken")).toHaveLength(view.realms.filter((realm) => realm.event).length);
    onopen("realms");
    expect(all("dialog tbody tr")).toHaveLength(4);
  });
});

describe("words", () => {
  it("of the bar, the strip and the buttons", () => {
    const { view } = sample("build");
    expect(ui.headline(view)).toContain("Build and conquer");
    expect(ui.track(view)).toMatch(/^R\d/);
    expect(ui.headline(sample("end").view)).toMatch(/has won with \d+ points/);
    expect(ui.saying(["occupy", "c3"])).toBe("Occupy c3");
    expect(ui.saying(["event", "disaster", "lion"])).toBe("Disaster › Lion");
    expect(ui.saying(["target", "none"])).toBe("No target");
    expect(ui.saying(["order", "50", "hold", "lead"])).toBeNull();
    expect(ui.chips(view, "bear")[0]!.label).toMatch(/points?$/);
    expect(["c3", "bear", "occupy"].map((token) => ui.kind(token))).toEqual(["board", "seat", "word"]);
    expect(ui.risky(["cast", "yes"])).toBe(false);
    expect(ui.risky(["end"])).toBe(true);
  });
  it("compose orders, of which only some are listed", () => {
    const { legal } = sample("siege");
    expect(ui.composing.handles(legal)).toBe(true);
    expect(ui.composing.sentence(legal, ["order", "30", "hold", "lead"])).toEqual(["order", "30", "hold", "lead"]);
    expect(ui.composing.sentence(legal, ["occupy", "c3"])).toBeNull();
    expect(ui.composing.handles(sample("build").legal)).toBe(false);
  });
});
