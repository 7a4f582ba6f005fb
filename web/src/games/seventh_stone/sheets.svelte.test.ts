// The parts of the table with which stones are distributed, chosen and placed, and the sheets over it.

import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import Aid from "./Aid.svelte";
import ui from "./index";
import { sample } from "./testing/samples";
import type { Outlook, View } from "./types";
import { all, find, press, stage, text } from "../../testing/stage.svelte";

const { onchoose, onplay, onopen, show, put } = stage<View>("seventh_stone", "seventh_stone_web", "seventh_stone_map");
const value = (slot: string): string => find<HTMLInputElement>(`[data-slot=${slot}] input`).value;

describe("allocating", () => {
  it("starts from last year's distribution and confirms it", () => {
    show(Aid, sample("allocate"));
    expect([value("building"), value("melee"), value("equipment"), value("movement")]).toEqual(["3", "3", "1", "0"]);
    expect(text()).toContain("5 of 24 RS left");
    find("[data-confirm]").click();
    expect(onplay).toHaveBeenCalledWith(["allocate", "building", "3", "melee", "3", "equipment", "1"]);
  });
  it("starts from a suggestion in the first year", () => {
    show(Aid, { ...sample("allocate"), history: [] });
    expect([value("melee"), value("mercenary"), value("tournament")]).toEqual(["4", "3", "11"]);
  });
  it("steps and types within the store", () => {
    show(Aid, sample("allocate"));
    find("[data-choice=movement]").click();
    expect(onchoose).toHaveBeenLastCalledWith(["allocate", "building", "3", "melee", "3", "equipment", "1", "movement", "1"]);
    const input = find<HTMLInputElement>("[data-slot=movement] input");
    input.value = "50";
    input.dispatchEvent(new Event("change", { bubbles: true }));
    flushSync();
    expect(value("movement")).toBe("5");
    expect(find("[data-choice=movement]")).toBeNull(); // nothing is left
    expect(find("[data-confirm]").textContent).toContain("Confirm");
  });
  it("takes a suggestion with one tap, and goes back to the start", () => {
    show(Aid, sample("allocate"));
    find(".offer").click();
    expect([value("melee"), value("mercenary"), value("tournament")]).toEqual(["4", "3", "11"]);
    expect(find(".offer").getAttribute("aria-pressed")).toBe("true");
    find(".reset").click();
    expect(value("melee")).toBe("3");
  });
  it("says what would lapse, and how much room there is", () => {
    const room: Outlook = { buildings: 0, units: { melee: 6, ranged: 6, cavalry: 6 }, mercenaries: 3, lapses: { building: 3 } };
    show(Aid, sample("allocate"), { outlook: () => room });
    expect(find("[data-slot=building]").textContent).toContain("3 without a place");
    expect(find("[data-slot=cavalry]").textContent).toContain("room for 6");
    expect(find("[data-slot=mercenary]").textContent).toContain("wins 4·2·1");
  });
  it("shows who has confirmed, and nothing more", () => {
    const now = sample("allocate");
    now.view.players.crane!.allocated = true;
    show(Aid, now);
    expect(all(".others [role=img]").map((one) => one.getAttribute("aria-label"))).toEqual(["Crane: has allocated", "Lynx: allocates"]);
  });
  it("keeps a draft while others confirm", () => {
    const props = show(Aid, sample("allocate"));
    find("[data-choice=movement]").click();
    const view = structuredClone(sample("allocate").view);
    view.players.crane!.allocated = true;
    props.view = view;
    flushSync();
    expect(value("movement")).toBe("1");
  });
});

describe("markets", () => {
  it("offers stones with their texts; the second tap takes one", () => {
    show(Aid, sample("take"));
    expect(find("[data-choice=mobility]").textContent).toContain("quicksand");
    find("[data-choice=mobility]").click();
    expect(onchoose).toHaveBeenCalledWith(["take", "mobility"]);
    expect(onplay).not.toHaveBeenCalled();
    find("[data-choice=mobility]").click();
    expect(onplay).toHaveBeenCalledWith(["take", "mobility"]);
  });
  it("offers places in the turn order", () => {
    show(Aid, sample("position"));
    expect(all(".place")).toHaveLength(3);
    find("[data-choice='2']").click();
    expect(onchoose).toHaveBeenCalledWith(["position", "2"]);
  });
  it("assigns a place to somebody who did not bid", () => {
    show(Aid, sample("assign"));
    expect(text()).toContain("Boar");
    expect(all("button.place").map((one) => one.textContent)).toEqual(["1", "3"]);
    find("[data-choice='3']").click();
    expect(onchoose).toHaveBeenCalledWith(["assign", "boar", "3"]);
  });
});

describe("placing", () => {
  it("starts sentences with what is left", () => {
    show(Aid, sample("place"));
    const tools = all(".tool").map((one) => one.dataset.choice ?? null);
    expect(tools).toEqual(["barracks", "manufactory", "wall", "melee", "cavalry", "mercenary"]);
    find("[data-choice=melee]").click();
    expect(onchoose).toHaveBeenLastCalledWith(["recruit", "melee"]);
    find("[data-stone=bribery]").click();
    expect(onchoose).toHaveBeenLastCalledWith(["equip", "bribery"]);
  });
  it("asks what to build in place of, where there are several ways", () => {
    show(Aid, sample("place"), { chosen: ["build", "barracks", "b2"] });
    expect(all(".ways button").map((one) => one.textContent!.trim())).toEqual(["In place of: manufactory", "In place of: wall"]);
    all(".ways button")[1]!.click();
    expect(onplay).toHaveBeenCalledWith(["build", "barracks", "b2", "instead", "wall"]);
  });
  it("warns of what will lapse before it is over", () => {
    show(Aid, sample("place"));
    find("[data-choice=done]").click();
    expect(onplay).not.toHaveBeenCalled();
    expect(onchoose).toHaveBeenLastCalledWith(["done"]);
    expect(find(".lapse").textContent).toContain("2 × building, 1 × melee, 1 × cavalry, 4 × mercenary");
  });
  it("is over at once where nothing lapses", () => {
    const now = sample("place");
    now.view.players.crane!.goods = {};
    show(Aid, now);
    find("[data-choice=done]").click();
    expect(onplay).toHaveBeenCalledWith(["done"]);
  });
});

describe("hand", () => {
  it("always shows everybody's tear stones, and the event with its explanation", () => {
    show(ui.Hand, sample("place"));
    expect(all(".track button")).toHaveLength(3);
    expect(find(".track button").textContent).toContain("Boar: 3 of 7 tear stones");
    expect(find(".event").textContent).toContain("Open portals");
    find(".track button").click();
    expect(onopen).toHaveBeenCalledWith("year");
  });
  it("shows the stones in the market while they can be bid for", () => {
    show(ui.Hand, sample("allocate"));
    expect(all("[data-stone]").map((one) => one.dataset.stone)).toEqual(["mobility", "precision_melee", "precision_any", "shield_2"]);
  });
});

describe("sheets", () => {
  it("opens the reveal by itself, but not for whoever is asked, and not what was there before", () => {
    const now = sample("position");
    const props = show(ui.Sheets, { ...now, history: now.history.slice(0, 1) }, { viewer: "lynx" });
    expect(onopen).not.toHaveBeenCalled();
    props.history = now.history;
    flushSync();
    expect(props.open).toBe("market");
    expect(find("dialog[open]").textContent).toContain("Reveal and markets of year 2");
  });
  it("leaves whoever has to choose at the prompt", () => {
    const now = sample("position");
    const props = show(ui.Sheets, { ...now, history: now.history.slice(0, 1) });
    props.history = now.history;
    flushSync();
    expect(onopen).not.toHaveBeenCalled();
  });
  it("shows a tournament throw by throw", () => {
    show(ui.Sheets, sample("year"), { open: "tournament" });
    expect(all("dialog[open] section")).toHaveLength(2);
    expect(find("dialog[open]").textContent).toContain("wins the tournament");
  });
  it("shows how everybody stands and who threatens to win", () => {
    show(ui.Sheets, sample("allocate"), { open: "year" });
    expect(all("dialog[open] tbody tr")).toHaveLength(3);
    expect(find("dialog[open]").textContent).toContain("needs one more");
  });
  it("has keys, and a reference card with everything", () => {
    const props = show(ui.Sheets, sample("year"));
    press("t");
    expect(props.open).toBe("reference");
    const card = find("dialog[open]").textContent!;
    for (const part of ["Melee", "Quicksand", "Master strike", "At most 5 armies of a type", "Placement"]) expect(card).toContain(part);
  });
});

describe("a player", () => {
  it("shows sources, tied units, the next budget and tear stones", () => {
    const { view } = sample("allocate");
    put(ui.Sheet, { view, seat: "crane" });
    expect(text()).toContain("6 of 7 tear stones");
    expect(text()).toContain("2 capitals");
    expect(text()).toContain("tied in military units−2");
  });
  it("hides the hands of others", () => {
    const { view } = sample("allocate");
    Object.assign(view.players.crane!, { hand_size: 2, known: { shield_1: 1 } });
    put(ui.Sheet, { view, seat: "crane" });
    expect(text()).toContain("2 stones in hand");
    expect(text()).toContain("You know of these");
  });
});

describe("words", () => {
  it("knows where things are clicked and what is risky", () => {
    expect(["c3", "shield_2", "crane", "melee", "points_2", "2+1", "done"].map((token) => ui.kind(token))).toEqual(["board", "hand", "seat", "word", "word", "word", "word"]);
    expect(ui.risky(["done"])).toBe(true);
    expect(ui.risky(["recruit", "melee", "c3"])).toBe(false);
  });
  it("says how far the game is", () => {
    const { view } = sample("allocate");
    expect(ui.headline(view)).toBe("Year 2 of 4 · Production · Troop expansion");
    expect(ui.track(view)).toBe("Year 2 · Production");
    expect(ui.headline({ ...view, reason: "tear_stones", winners: ["crane"] })).toContain("Crane wins with 6");
    expect(ui.chips(view, "crane").map((chip) => chip.value)).toEqual(["6/7", "32", "2+0", "0"]);
  });
});
