// The map and what goes with it in the prompt: fields, orders and battles.

import { describe, expect, it } from "vitest";
import { settings } from "$lib/settings.svelte";
import Board from "./Board.svelte";
import { position } from "./testing/samples";
import Order from "./Order.svelte";
import Theatre from "./Theatre.svelte";
import type { View } from "./types";
import { all, click, find, press, stage } from "../../testing/stage.svelte";

const { onpick, onchoose, onplay, onexplain, show } = stage<View>("seventh_stone", "seventh_stone_web", "seventh_stone_map");

const field = (name: string): HTMLElement => find(`[data-field=${name}]`);
const glowing = (): string[] => all("[data-field][data-choice]").map((one) => one.dataset.field!);
const button = (text: string): HTMLButtonElement => all("button").find((one) => one.textContent!.includes(text)) as HTMLButtonElement;

describe("map", () => {
  it("says of every field what it is, whose it is and what stands there", () => {
    show(Board, position("move"));
    expect(all("[data-field]")).toHaveLength(16);
    const label = field("a1").getAttribute("aria-label")!;
    expect(label).toContain("a1 plain");
    expect(label).toContain("held by Boar");
    expect(label).toContain("Boar: 5+1 ranged");
    expect(field("b3").getAttribute("aria-label")).toContain("water");
    expect(field("b1").getAttribute("aria-label")).toContain("yellow portal");
  });
  it("names own stones and only counts those of others", () => {
    const { view, legal, history } = position("move_stone");
    const away = view.fields.find((one) => one.armies.some((army) => army.seat !== view.viewer))!;
    away.armies[0]!.stones = 1;
    show(Board, { view, legal, history });
    expect(field("d3").getAttribute("aria-label")).toContain("power strike");
    expect(field(away.field).getAttribute("aria-label")).toMatch(/, a stone(,|$)/);
  });
  it("lets fields glow that can be chosen word by word, and explains the others", () => {
    show(Board, position("capital"), { choices: new Set(["a1", "c2"]) });
    expect(glowing()).toEqual(["a1", "c2"]);
    click(field("a1"));
    click(field("b3"));
    expect(onpick.mock.calls.flat()).toEqual(["a1", "b3"]);
  });
  it("does nothing where nothing is asked", () => {
    show(Board, position("move"), { legal: [] });
    click(field("a1"));
    expect(onpick).not.toHaveBeenCalled();
    expect(onchoose).not.toHaveBeenCalled();
    expect(glowing()).toEqual([]);
  });
  it("has one tab stop and goes with arrows", () => {
    show(Board, position("move"));
    expect(all("[data-field][tabindex='0']")).toHaveLength(1);
    press("ArrowRight", field("a1"));
    expect(document.activeElement).toBe(field("b1"));
    press("ArrowDown", field("b1"));
    expect(document.activeElement).toBe(field("b2"));
    press("PageDown", field("b2"));
    expect(document.activeElement).toBe(field("c2"));
    press("Enter", field("c2"));
    expect(onchoose).toHaveBeenCalledWith(["move", "c2"]);
  });
  it("draws nothing but a word before the board is laid", () => {
    const { view } = position("capital");
    show(Board, { view: { ...view, columns: 0, rows: 0, fields: [] }, legal: [], history: [] });
    expect(document.body.textContent).toContain("not laid yet");
  });
});

describe("orders on the map", () => {
  it("begin with an army and end with a field", () => {
    show(Board, position("move"));
    expect(glowing()).toEqual(["a1", "b2", "c2"]);
    click(field("a1"));
    expect(glowing()).toEqual(["b1", "a2"]);
    expect(field("b1").getAttribute("aria-label")).toMatch(/joins|control|free/);
    click(field("a2"));
    expect(onplay).toHaveBeenCalledWith(["move", "a1", "ranged", "points_1", "5+1", "a2"]);
  });
  it("want a second tap where everything does", () => {
    settings.confirm = "always";
    show(Board, position("move"));
    click(field("a1"));
    click(field("a2"));
    expect(onplay).not.toHaveBeenCalled();
    click(field("a2"));
    expect(onplay).toHaveBeenCalledWith(["move", "a1", "ranged", "points_1", "5+1", "a2"]);
  });
  it("say what a conflict is likely to bring", () => {
    const { view, legal, history } = position("move");
    for (const one of view.fields) if (one.odds) one.odds = { melee: [1, 2, 3], ranged: [4, 5, 6], cavalry: [7, 8, 77] };
    show(Board, { view, legal, history });
    click(field("c2"));
    expect(all("[data-field]").some((one) => one.getAttribute("aria-label")!.includes("77 % to win"))).toBe(true);
    expect(document.body.textContent).toContain("77\u202f%");
  });
  it("are explained where they are not possible, and forgotten by a second tap on the army", () => {
    show(Board, position("move"));
    click(field("a1"));
    click(field("d4"));
    expect(onexplain).toHaveBeenCalledWith(["move", "a1", "ranged", "points_1", "5+1", "d4"]);
    click(field("c2")); // another army
    expect(onchoose).toHaveBeenLastCalledWith(["move", "c2"]);
    click(field("c2"));
    expect(onchoose).toHaveBeenLastCalledWith([]);
  });
});

describe("orders in the prompt", () => {
  it("change how many go", () => {
    const props = show(Order, position("move"), { chosen: ["move", "a1"] });
    const [fewer, more] = all(".stepper button") as HTMLButtonElement[];
    expect(more!.disabled).toBe(true);
    click(fewer!);
    expect(props.chosen).toEqual(["move", "a1", "ranged", "points_1", "4+1"]);
    click(all(".stepper button")[2]!);
    expect(props.chosen).toEqual(["move", "a1", "ranged", "points_1", "4+0"]);
  });
  it("let stones stay", () => {
    const { view, legal, history } = position("move_stone");
    const props = show(Order, { view, legal, history }, { chosen: ["move", "d3", "melee", "points_1", "1+0"] });
    const stone = button("power strike");
    expect(stone.getAttribute("aria-pressed")).toBe("true");
    click(stone);
    expect(props.chosen).toEqual(["move", "d3", "melee", "points_1", "1+0", "with", "nothing"]);
  });
  it("end only on a second tap", () => {
    show(Order, position("move"));
    click(find("[data-choice=done]"));
    expect(onplay).not.toHaveBeenCalled();
    click(find("[data-confirm]"));
    expect(onplay).toHaveBeenCalledWith(["done"]);
  });
  it("name the limits that are broken instead", () => {
    show(Order, position("move_broken"));
    expect(find(".broken").textContent).toContain("b2: two types");
    expect(document.querySelector("[data-choice=done]")).toBeNull();
    click(find("[data-choice=back]"));
    expect(onplay).toHaveBeenCalledWith(["back"]);
  });
  it("compare units before an overrun", () => {
    show(Order, position("move_overrun"));
    const words = position("move_overrun").legal.find(([verb]) => verb === "overrun")!;
    click(find(`[data-choice="${words.join(" ")}"]`));
    expect(document.body.textContent).toMatch(/\d units against \d/);
    click(find("[data-confirm]"));
    expect(onplay).toHaveBeenCalledWith(words);
  });
});

describe("battles", () => {
  it("list the conflicts that can be chosen", () => {
    const { view, legal, history } = position("battles");
    show(Theatre, { view, legal, history }, { choices: new Set(legal.map(([, one]) => one!)) });
    expect(all("[data-choice]").map((one) => one.dataset.choice)).toEqual(legal.map(([, one]) => one));
    click(find("[data-choice]"));
    expect(onpick).toHaveBeenCalledWith(legal[0]![1]);
  });
  it("share dice out with a stepper", () => {
    const props = show(Theatre, position("aim"));
    expect(document.body.textContent).toContain("4 against Lynx, 0 left");
    click(all(".stepper button")[0]!);
    expect(props.chosen).toEqual(["aim", "guards", "lynx", "3"]);
    click(find("[data-confirm]"));
    expect(onplay).toHaveBeenCalledWith(["aim", "guards", "lynx", "3"]);
  });
  it("show on a phone what was thrown, and let the fallen be chosen", () => {
    show(Theatre, position("lose"), { narrow: true });
    expect(all(".die").length).toBe(6);
    expect(all(".die.hit").length).toBe(3);
    click(all("[data-choice]")[0]!);
    expect(onplay).toHaveBeenCalledWith(["lose", "melee", "military"]);
  });
  it("use walls on a second tap", () => {
    show(Theatre, position("walls"));
    click(find("[data-choice='walls 1']"));
    expect(onplay).not.toHaveBeenCalled();
    click(find("[data-confirm]"));
    expect(onplay).toHaveBeenCalledWith(["walls", "1"]);
  });
  it("stand beside the map with all sides", () => {
    show(Board, position("aim"));
    expect(find(".beside").textContent).toContain("Battle on c1");
    expect(all(".beside tr")).toHaveLength(3);
  });
});
