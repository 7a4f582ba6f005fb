import { describe, expect, it } from "vitest";
import { SIGNS } from "./signs";
import ui from "./index";
import { sampleView } from "./testing/samples";
import type { View } from "./types";
import { CODES } from "./lexicon";
import { press, type Props, stage } from "../../testing/stage.svelte";

const { onpick: picked, put, ...table } = stage<View>("war_chest", "war_chest_web");
const show = (part: "Board" | "Hand", view: View, more: Partial<Props<View>> = {}): Props<View> => table.show(ui[part], { view }, more);

const hex = (name: string): SVGGElement => document.querySelector<SVGGElement>(`[role="application"] [id$="-${name}"]`)!;
const coins = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>("[data-coin]")];

describe("words", () => {
  it("has an emblem and a code of its own for every coin", () => {
    expect(Object.keys(CODES)).toHaveLength(17);
    expect(new Set(Object.values(CODES)).size).toBe(17);
    for (const coin of Object.keys(CODES)) expect(SIGNS[coin]).toBeDefined();
  });
  it("knows where things are clicked", () => {
    expect(["f4", "archer", "royal_coin", "wolf_2", "raven", "move", "supply"].map((token) => ui.kind(token))).toEqual([
      "board",
      "hand",
      "hand",
      "seat",
      "seat",
      "word",
      "word",
    ]);
  });
  it("finds passing risky, nothing else", () => {
    expect(ui.risky(["archer", "pass"])).toBe(true);
    expect(ui.risky(["archer", "move", "e2", "e3"])).toBe(false);
  });
  it("starts with the viewer's own units", () => {
    const view = sampleView(["raven scout f4", "wolf lancer f5"]);
    expect([ui.starts(view, "f4"), ui.starts(view, "f5"), ui.starts(view, "f6")]).toEqual([true, false, false]);
  });
  it("names round and initiative, and the end", () => {
    expect(ui.headline(sampleView())).toBe("Round 4 · initiative: Wolf");
    expect(ui.headline(sampleView([], { initiative_moved: true }))).toContain("claimed");
    expect(ui.headline(sampleView([], { winner: "wolf", reason: "markers", won_on: "g3" }))).toBe("Wolf wins: all markers placed, the last on g3.");
    expect(ui.headline(sampleView([], { winner: "nobody", reason: "dead_position" }))).toContain("draw");
  });
  it("tells the numbers that matter", () => {
    expect(ui.chips(sampleView(), "raven").map((chip) => chip.value)).toEqual(["3/6", "3", "4"]);
  });
});

describe("board", () => {
  it("says of every hex what is on it", () => {
    show("Board", sampleView(["raven archer e5 2"]), { choices: new Set(["f4"]) });
    expect(hex("e5").getAttribute("aria-label")).toBe("e5, Archer of Raven, strength 2, location held by Wolf");
    expect(hex("g3").getAttribute("aria-label")).toBe("g3, empty, neutral location");
    expect(hex("f4").getAttribute("aria-label")).toBe("f4, empty, can be chosen");
    expect(document.querySelectorAll('[role="application"] [role="button"]')).toHaveLength(37);
  });
  it("has one tab stop, goes with arrows and picks with Enter and Space", () => {
    show("Board", sampleView());
    expect(document.querySelectorAll('[role="application"] [tabindex="0"]')).toHaveLength(1);
    hex("f4").focus();
    press("ArrowUp", hex("f4"));
    expect(document.activeElement).toBe(hex("f3"));
    press("Enter", hex("f3"));
    press("ArrowDown", hex("f3"));
    press(" ", hex("f4"));
    expect(picked.mock.calls).toEqual([["f3"], ["f4"]]);
    expect(document.querySelectorAll('[role="application"] [tabindex="0"]')).toHaveLength(1);
  });
  it("goes to the next hex that can be chosen", () => {
    show("Board", sampleView(), { choices: new Set(["d4", "h1"]) });
    hex("f4").focus();
    press("PageDown", hex("f4"));
    expect(document.activeElement).toBe(hex("h1"));
    press("PageDown", hex("h1"));
    expect(document.activeElement).toBe(hex("d4"));
    press("PageUp", hex("d4"));
    expect(document.activeElement).toBe(hex("h1"));
  });
  it("picks by click, also what cannot be chosen, so that it can be explained", () => {
    show("Board", sampleView());
    hex("c4").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(picked).toHaveBeenCalledWith("c4");
  });
  it("is there as a list for those who listen", () => {
    show("Board", sampleView(["raven archer e5 2"]));
    const text = document.querySelector("ul")!.textContent!.replace(/\s+/g, " ");
    expect(text).toContain("Locations of Raven: d4, e2, h1");
    expect(text).toContain("Units of Raven: Archer on e5, strength 2");
    expect(text).toContain("Units of Wolf: none");
  });
});

describe("hand", () => {
  it("shows coins with their count and picks them", () => {
    show("Hand", sampleView(), { choices: new Set(["knight", "scout"]) });
    const [knight, scout] = coins();
    expect(knight?.textContent).toContain("Knight");
    expect(scout?.textContent).toContain("2 coins");
    knight?.click();
    expect(picked.mock.calls).toEqual([["knight"]]);
  });
  it("asks what to pay with when a coin of the supply comes first", () => {
    show("Hand", sampleView(), { choices: new Set(["knight", "scout"]) });
    coins()[2]?.click();
    expect(picked.mock.calls).toEqual([["recruit"]]);
  });
  it("keeps asking what to pay with", () => {
    show("Hand", sampleView(), { choices: new Set(["knight", "scout"]), chosen: ["recruit"] });
    coins()[2]?.click();
    expect(picked).not.toHaveBeenCalled();
  });
  it("says recruit and what in one click", () => {
    show("Hand", sampleView(), { choices: new Set(["recruit", "pass"]), chosen: ["knight"] });
    coins()[2]?.click();
    expect(picked.mock.calls).toEqual([["recruit"], ["archer"]]);
  });
  it("tells whoever watches that hands are hidden", () => {
    show("Hand", sampleView([], { viewer: null }), { viewer: null });
    expect(document.body.textContent).toContain("You are watching");
    expect(coins()).toHaveLength(0);
  });
  it("keeps the Warrior Priest's coin apart", () => {
    const view = sampleView([], { prompt: "priest_play" });
    view.players.raven!.in_flight_coin = "archer";
    show("Hand", view, { choices: new Set(["pass", "recruit"]), chosen: ["archer"] });
    expect(document.body.textContent).toContain("Drawn by the Warrior Priest");
    expect(coins()[0]?.getAttribute("aria-pressed")).toBe("true");
    expect(coins()[1]?.className).toContain("dull");
  });
  it("is the pool of cards in a draft", () => {
    const draft = { pool: ["archer", "knight"], picks: { raven: ["scout"], wolf: [] }, order: ["raven", "wolf"], bans_left: 0, initiative: "wolf" };
    show("Hand", sampleView([], { draft, prompt: "draft_pick" }), { choices: new Set(["archer", "knight"]) });
    const cards = [...document.querySelectorAll<HTMLButtonElement>("button")];
    expect(cards.map((card) => card.querySelector("strong")?.textContent)).toEqual(["Archer", "Knight"]);
    cards[1]?.click();
    expect(picked).toHaveBeenCalledWith("knight");
    expect(document.body.textContent).toContain("Initiative in round 1: Wolf");
  });
});

describe("sheet", () => {
  const table = (seat: string): string[][] => {
    put(ui.Sheet, { view: sampleView(["wolf lancer f5 2"]), seat });
    return [...document.querySelectorAll("tr")].map((row) => [...row.children].map((cell) => cell.textContent!.trim()));
  };
  it("tells of others what everybody can work out", () => {
    const rows = table("wolf");
    expect(rows[0]).toEqual(["Coin", "board", "hidden", "face-up", "supply", "box"]);
    expect(rows.find((row) => row[0] === "Lancer")?.slice(1, 3)).toEqual(["2", "1"]);
    expect(document.body.textContent).toContain("Hidden are bag (4), hand (3)");
  });
  it("tells the viewer where his own coins are", () => {
    expect(table("raven")[0]).toEqual(["Coin", "board", "hand", "bag", "face-down", "face-up", "supply", "box"]);
  });
});
