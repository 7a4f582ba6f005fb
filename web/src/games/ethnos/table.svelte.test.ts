// The map side of the table: kingdoms, what lies beside them, the sheets and the words.

import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import type { Told } from "../../wire";
import ui from "./index";
import { band, kingdom, player, sampleAge, sampleView } from "./testing/samples";
import type { Scoring } from "./scoring";
import type { View } from "./types";
import { all, find, press, stage, type Props } from "../../testing/stage.svelte";

const { onpick, onopen, put, ...table } = stage<View>("ethnos", "ethnos_web", "ethnos_map");
const show = (part: "Board" | "Sheets", view: View, more: Partial<Props<View>> = {}): Props<View> => table.show(ui[part], { view }, more);

const plate = (name: string): HTMLElement => find(`[data-kingdom=${name}]`);
const about = (name: string): string => document.getElementById(plate(name).getAttribute("aria-describedby")!)!.textContent!;
/** The second age: bear and fox have two markers each in Rhea, the fox is ahead by a Troll token. */
function position(more: Partial<View> = {}): View {
  const view = sampleView({ age: 2, ...more });
  const rhea = kingdom("rhea", { bear: 2, fox: 2, owl: 1 }, 2, Object.keys(view.players));
  rhea.standing = [
    { seat: "fox", count: 2, rank: 1, tied: 1, glory: 6 },
    { seat: "bear", count: 2, rank: 2, tied: 1, glory: 4 },
  ];
  view.kingdoms = view.kingdoms.map((one) => (one.kingdom === "rhea" ? rhea : one));
  view.players.fox!.trolls = [5];
  return view;
}

describe("words", () => {
  it("counts glory with the place, cards in hand and markers left", () => {
    const view = sampleView();
    Object.assign(view.players.fox!, { glory: 21, place: 2, hand_size: 7, supply: 19 });
    expect(ui.chips(view, "fox").map((chip) => [chip.key, chip.value, chip.label])).toEqual([
      ["score", "21", "21 glory (2nd)"],
      ["hand", "7", "hand 7"],
      ["supply", "19", "supply 19"],
    ]);
    expect(ui.chips(sampleView({ age: 0 }), "fox")).toEqual([]);
  });
  it("says how far the game is", () => {
    expect(ui.headline(sampleView({ age: 2, dragons: 1, deck: 38, safe: 11 }))).toContain("II");
    expect(ui.track(sampleView({ age: 2, dragons: 1, deck: 38 }))).toBe("Age II/III · dragons 1/3 · deck 38");
    const over = sampleView({ reason: "glory", winners: ["fox"] });
    over.players.fox!.glory = 88;
    expect(ui.headline(over)).toBe("Fox wins with 88 glory.");
  });
  it("knows where things are clicked", () => {
    const tokens = ["rhea", "band_7", "elf", "orc_rhea", "deck", "troll_3", "none", "yes", "bear"];
    expect(tokens.map((token) => ui.kind(token))).toEqual(["board", "board", "board", "hand", "board", "word", "word", "word", "seat"]);
  });
  it("wants a second tap for what gives something up", () => {
    expect(ui.risky(["place", "none"])).toBe(true);
    expect(ui.risky(["stop"])).toBe(true);
    expect(ui.risky(["place", "rhea"])).toBe(false);
  });
});

describe("map", () => {
  it("says of every kingdom what it pays, who stands how, and what the next marker takes", () => {
    show("Board", position());
    expect(all("[data-kingdom]")).toHaveLength(6);
    expect(about("rhea")).toContain("I 4 for the second, II 6 for the first, III 10 not yet");
    expect(about("rhea")).toContain("1. Fox with 2 markers, 6 glory (ahead by Troll tokens, 5); 2. Bear with 2 markers, 4 glory");
    expect(about("rhea")).toContain("Your next marker takes a band of 3 cards");
    expect(about("duris")).toContain("Nobody has a marker here");
    expect(plate("rhea").querySelectorAll(".shield")).toHaveLength(2);
  });
  it("tells a spectator nothing about his own markers", () => {
    show("Board", position({ viewer: null }));
    expect(about("rhea")).not.toContain("Your");
  });
  it("shows all about a kingdom as long as none is asked for", () => {
    show("Board", position());
    plate("rhea").click();
    expect(onpick).not.toHaveBeenCalled();
    expect(onopen).toHaveBeenCalledWith("kingdom-rhea");
  });
  it("lets kingdoms glow that can be chosen, and greys the others", () => {
    show("Board", position({ prompt: "wing_kingdom" }), { choices: new Set(["rhea", "duris"]) });
    expect(all("[data-choice]").map((one) => one.dataset.choice)).toEqual(["rhea", "duris"]);
    expect(plate("ithys").classList).toContain("dull");
    plate("rhea").click();
    plate("ithys").click(); // which is then explained
    expect(onpick.mock.calls.flat()).toEqual(["rhea", "ithys"]);
  });
  it("does not grey anything while somebody else is asked", () => {
    show("Board", position({ prompt: "wing_kingdom", asked: "fox" }));
    expect(all(".plate.dull")).toHaveLength(0);
  });
  it("has one tab stop and goes with arrows", () => {
    show("Board", position({ prompt: "merfolk_bonus" }), { choices: new Set(["ithys"]) });
    expect(all("[data-kingdom][tabindex='0']")).toHaveLength(1);
    press("ArrowRight", plate("straton"));
    expect(document.activeElement).toBe(plate("rhea"));
    press("ArrowDown", plate("rhea"));
    expect(document.activeElement).toBe(plate("duris"));
    press("PageDown", plate("duris"));
    expect(document.activeElement).toBe(plate("ithys"));
  });
  it("marks what was placed just now", () => {
    show("Board", position(), { told: [{ kind: "marker", fields: { seat: "bear", kingdom: "rhea", count: 2 } }] });
    expect(plate("rhea").querySelectorAll(".fresh")).toHaveLength(1);
  });
});

describe("beside the map", () => {
  it("offers free Troll tokens only when asked", async () => {
    show("Board", position());
    expect(all(".trolls button")).toHaveLength(0);
    show("Board", position({ prompt: "troll_token" }), { choices: new Set(["troll_1", "troll_2"]) });
    expect(all(".trolls [data-choice]").map((one) => one.dataset.choice)).toEqual(["troll_1", "troll_2"]);
    find("[data-choice=troll_2]").click();
    expect(onpick).toHaveBeenCalledWith("troll_2");
  });
  it("lets a band be chosen for a Fairy, and shows all bands otherwise", async () => {
    const bands = [band(1, "fox", "elf_rhea", { elf_rhea: 2 }), band(2, "bear", "fairy_duris", { fairy_duris: 2 })];
    show("Board", position({ bands }));
    find("[data-band=band_1]").click();
    expect(onopen).toHaveBeenCalledWith("camp");
    show("Board", position({ bands, prompt: "fairy_swap" }), { choices: new Set(["band_1"]) });
    find("[data-band=band_1]").click();
    expect(onpick).toHaveBeenCalledWith("band_1");
    expect(find("[data-band=band_2]").classList).toContain("dull");
  });
  it("says where everybody is on the Merfolk board", () => {
    const view = position({ merfolk: [{ seat: "fox", count: 5, rank: 1, tied: 1, glory: 2 }] });
    view.players.fox!.merfolk = 5;
    show("Board", view);
    expect(find(".merfolk").getAttribute("aria-label")).toContain("1. Fox on space 5, 2 glory");
  });
  it("has no boards of tribes that are not in the game", () => {
    show("Board", sampleView({ tribes: ["elf", "dwarf"], merfolk: null, merfolk_glory: [], giant_glory: [], trolls: [] }));
    expect(all(".merfolk, .giant, .trolls, .orcs")).toHaveLength(0);
  });
});

describe("banning", () => {
  const pool = ["elf", "orc", "troll"];
  it("offers the tribes with what they do", () => {
    show("Board", sampleView({ age: 0, prompt: "ban", pool, tribes: [] }), { choices: new Set(pool) });
    expect(all("[data-choice]").map((one) => one.dataset.choice)).toEqual(pool);
    expect(find("[data-choice=elf]").textContent).toContain("Elves");
    find("[data-choice=orc]").click();
    expect(onpick).toHaveBeenCalledWith("orc");
  });
});

describe("sheets", () => {
  const told = (kind: string, fields: Told["fields"]): Told => ({ kind, fields });
  const ended = [told("age_began", { age: 1, deck: 72 }), told("age_ended", { age: 1, seat: "fox" })];
  const rest = [told("pillaged", { seat: "fox", count: 2, glory: 3 }), told("first_player", { seat: "bear", why: "least_glory" })];
  const story = (): { ages: Scoring[] } => ({ ages: [sampleAge({ first: { seat: "bear", why: "least_glory" }, complete: true })] });

  it("opens the end of an age by itself, but not what was there before", () => {
    const props = show("Sheets", sampleView(), { story, history: ended.slice(0, 1) });
    expect(onopen).not.toHaveBeenCalled();
    props.history = ended;
    flushSync();
    expect(props.open).toBe("scoring");
    expect(find("dialog[open]").textContent).toContain("Fox has drawn the third dragon");
  });
  it("leaves whoever comes later in peace", () => {
    show("Sheets", sampleView(), { story, history: ended });
    expect(onopen).not.toHaveBeenCalled();
  });
  it("opens once more when decisions about Orcs held it up", () => {
    const props = show("Sheets", sampleView({ prompt: "orc_pillage" }), { story, history: ended });
    props.history = [...ended, ...rest];
    flushSync();
    expect(props.open).toBe("scoring");
    expect(find("dialog[open] [aria-current=step]").getAttribute("aria-label")).toBe("Orcs");
  });
  it("does not open while the past is looked at", () => {
    const props = show("Sheets", sampleView(), { story, history: ended.slice(0, 1), live: false });
    props.history = ended;
    flushSync();
    expect(onopen).not.toHaveBeenCalled();
  });
  it("turns the pages with keys and buttons, and can be skipped", () => {
    const props = show("Sheets", sampleView(), { story, history: [...ended, ...rest], open: "scoring" });
    const page = (): string | null => find("dialog[open] [aria-current=step]").getAttribute("aria-label");
    expect(page()).toBe("End of the age");
    for (let i = 0; i < 3; i++) press("ArrowRight");
    expect(page()).toBe("Rhea");
    expect(find("dialog[open] .page").textContent).toContain("4 ÷ 2");
    press("ArrowLeft");
    expect(page()).toBe("Straton");
    all("dialog[open] .buttons button")[1]!.click();
    flushSync();
    expect(page()).toBe("Result");
    expect(find("dialog[open] .page").textContent).toContain("begins age II");
    all("dialog[open] .buttons button").at(-1)!.click();
    expect(props.open).toBe(null);
  });
  it("has the tribes of the game first on the reference card, and the tables of this game", () => {
    show("Sheets", sampleView(), { open: "reference" });
    const names = all("dialog[open] .tribes strong").map((one) => one.textContent);
    expect(names.slice(0, 3)).toEqual(["Elves", "Giants", "Merfolk"]);
    expect(names).toHaveLength(12);
    expect(find("dialog[open]").textContent).toContain("6+");
    expect(all("dialog[open] a.rule").length).toBeGreaterThan(15);
  });
});

describe("a player", () => {
  const sheet = (view: View, seat: string): string => {
    put(ui.Sheet, { view, seat });
    return document.body.textContent!.replace(/\s+/g, " ");
  };
  it("shows only cards that are known of a hand", () => {
    const view = sampleView();
    view.players.fox = player("fox", { hand_size: 3, known: { orc_rhea: 1 }, glory: 12, place: 1 });
    expect(sheet(view, "fox")).toContain("1 of 3 cards are known");
    expect(find(".cards").getAttribute("aria-label")).toBe("Orc (Rhea)");
  });
  it("shows no card where the table does not", () => {
    const view = sampleView();
    view.players.fox = player("fox", { hand_size: 3 });
    expect(sheet(view, "fox")).toContain("3 cards, hidden");
    expect(all(".cards")).toHaveLength(0);
  });
  it("adds up glory by age and source", () => {
    const view = sampleView({ age: 2 });
    const row = { kingdoms: 4, merfolk: 1, giant_now: 2, giant_end: 0, orcs: 0, bands: 6 };
    view.players.fox = player("fox", { sheet: [row, { ...row, kingdoms: 10 }] });
    sheet(view, "fox");
    expect(all("tbody tr").map((tr) => [...tr.children].at(-1)!.textContent)).toEqual(["13", "19", "32"]);
  });
});
