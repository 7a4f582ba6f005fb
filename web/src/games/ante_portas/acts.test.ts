// From taps to sentences.

import { describe, expect, it } from "vitest";
import { aboutOf, composing, groupsOf, isRisky, leftOf, tap, tappable, wholeOf } from "./acts";
import { sample } from "./testing/samples";

describe("sentences", () => {
  it("are about hexes, places, cards and goods, but counts are no hexes", () => {
    expect(aboutOf(["lay", "trap", "12"])).toEqual(["12"]);
    expect(aboutOf(["lose", "2", "1"])).toEqual([]);
    expect(aboutOf(["bundle", "1"])).toEqual([]);
    expect(aboutOf(["go", "cg6"])).toEqual(["cg6"]);
    expect(aboutOf(["play", "i101"])).toEqual(["i101"]);
    expect(aboutOf(["pay", "wood"])).toEqual(["wood"]);
    expect(aboutOf(["refine", "planks"])).toEqual([]);
    expect(aboutOf(["give", "birch", "wood"])).toEqual([]);
    expect(aboutOf(["hungry", "acorn", "theater"])).toEqual(["acorn", "theater"]);
  });
  it("want a second tap where something is given up", () => {
    const { view } = sample("turn");
    expect(isRisky(view, ["pass"])).toBe(true);
    expect(isRisky(sample("card").view, ["pass"])).toBe(false);
    expect(isRisky(view, ["build", "farm", "raze", "pub"])).toBe(true);
    expect(isRisky(view, ["go", "h1"])).toBe(false);
  });
  it("are grouped, and what ends something comes last", () => {
    const { main, free, end } = groupsOf([["go", "h1"], ["give", "birch", "wood"], ["go", "h2"], ["pass"]]);
    expect(main).toEqual([{ key: "go", list: [["go", "h1"], ["go", "h2"]] }]);
    expect(free.map((group) => group.key)).toEqual(["give"]);
    expect(end).toEqual([["pass"]]);
  });
});

describe("taps", () => {
  it("choose a place first and go there by tapping again", () => {
    const { view, legal } = sample("turn");
    const site = legal.find(([verb]) => verb === "go")![1]!;
    expect(tappable(legal, []).has(site)).toBe(true);
    const step = tap(view, legal, [], site, false);
    expect(step).toEqual({ do: "choose", words: ["go", site] });
    expect(wholeOf(legal, step.words)).not.toBeNull();
    expect(tap(view, legal, step.words, site, false)).toEqual({ do: "play", words: ["go", site] });
  });
  it("change to another place", () => {
    const { view, legal } = sample("turn");
    const [one, two] = legal.filter(([verb]) => verb === "go").map((words) => words[1]!);
    expect(tap(view, legal, ["go", one!], two!, false)).toEqual({ do: "choose", words: ["go", two] });
  });
  it("narrow several sentences about a hex down", () => {
    const { view, legal } = sample("rotate");
    const hex = legal[0]![1]!;
    expect(tap(view, legal, [], hex, false)).toEqual({ do: "choose", words: [hex] });
    expect(leftOf(legal, [hex]).every(([verb, at]) => verb === "rotate" && at === hex)).toBe(true);
    expect(tap(view, legal, [hex], hex, false)).toEqual({ do: "choose", words: [] });
  });
  it("play what two taps make clear", () => {
    const { view } = sample("card");
    const legal = [["recoil", "4", "14"], ["recoil", "4", "19"], ["recoil", "11", "14"], ["pass"]];
    expect(tap(view, legal, [], "4", false)).toEqual({ do: "choose", words: ["4"] });
    expect(tap(view, legal, ["4"], "14", false)).toEqual({ do: "play", words: ["recoil", "4", "14"] });
    expect(tap(view, legal, ["4"], "14", true)).toEqual({ do: "choose", words: ["recoil", "4", "14"] });
  });
  it("ask why where nothing can be done", () => {
    const { view, legal } = sample("turn");
    expect(tap(view, legal, [], "e11", false)).toEqual({ do: "explain", words: ["go", "e11"] });
    expect(tap(view, [["lay", "trap", "12"], ["done"]], [], "20", false)).toEqual({ do: "explain", words: ["lay", "trap", "20"] });
    expect(tap(view, legal, [], "i101", false)).toEqual({ do: "explain", words: ["play", "i101"] });
  });
  it("make whole sentences only", () => {
    const { legal } = sample("rotate");
    expect(composing.handles([])).toBe(false);
    expect(composing.sentence(legal, [legal[0]![1]!])).toBeNull();
    expect(composing.sentence(legal, legal[0]!)).toEqual(legal[0]);
    expect(composing.back!(["7"])).toEqual([]);
  });
});
