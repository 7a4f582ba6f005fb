// The parts of the table that cards are played with: the row, the hand and the composer in the prompt.

import { flushSync } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import Composer from "./Composer.svelte";
import Hand from "./Hand.svelte";
import Row from "./Row.svelte";
import { band, player, sampleView } from "./testing/samples";
import { sorting } from "./sorting.svelte";
import type { Outlook, View } from "./types";
import { all, find, press, type Props, stage } from "../../testing/stage.svelte";

const { onchoose, onplay, onexplain, onpick, ...table } = stage<View>("ethnos", "ethnos_web", "ethnos_map");
beforeEach(() => {
  sorting.hand = sorting.row = "tribe";
});

const say = (words: string): string[] => words.split(" ");
const sentences = (...lines: string[]): string[][] => lines.map(say);
const show = (part: unknown, view: View, more: Partial<Props<View>> = {}): Props<View> => table.show(part, { view }, more);
const label = (one: Element | string): string => (typeof one === "string" ? find(one) : one).querySelector(".hidden-text")!.textContent!;
const cards = (): (string | undefined)[] => all("[data-card]").map((card) => card.dataset.card);

/** The bear's hand of four, and what can be done with it. */
function position(more: Partial<View> = {}): View {
  const view = sampleView({ row: { orc_rhea: 2, elf_duris: 1, skeleton: 1 }, ...more });
  view.players.bear = player("bear", { hand: { elf_rhea: 1, elf_straton: 1, orc_rhea: 1, skeleton: 1 }, hand_size: 4 });
  return view;
}
/** What the bear is told of bands: that of Orc, Elf and Skeleton, and what it can put together at once. */
const SEEN: Outlook = {
  band: {
    size: 3,
    skeletons: 1,
    marker: { key: "placed", works: true, fields: { kingdom: "rhea", needed: 1, count: 1 } },
    kingdoms: ["rhea"],
    ability: { key: "orc", works: true, fields: { kingdom: "rhea", glory: 1, now: 0 } },
    glory: 1,
    glory_with_skeletons: 3,
    rest: { elf_straton: 1 },
  },
  offers: sentences("band elf_rhea elf_straton skeleton", "band orc_rhea elf_rhea skeleton"),
};
const LEGAL = sentences(
  "recruit deck",
  "recruit elf_duris",
  "recruit orc_rhea",
  "recruit skeleton",
  "band elf_rhea",
  "band elf_rhea elf_straton",
  "band elf_rhea elf_straton skeleton",
  "band elf_rhea orc_rhea",
  "band elf_rhea orc_rhea skeleton",
  "band elf_rhea skeleton",
  "band elf_straton",
  "band elf_straton elf_rhea",
  "band elf_straton elf_rhea skeleton",
  "band elf_straton skeleton",
  "band orc_rhea",
  "band orc_rhea elf_rhea",
  "band orc_rhea elf_rhea skeleton",
  "band orc_rhea skeleton",
);

describe("row", () => {
  it("shows every kind once, with its count, sorted as wanted", () => {
    show(Row, position(), { legal: LEGAL });
    expect(cards()).toEqual(["elf_duris", "orc_rhea", "skeleton"]);
    expect(label("[data-card=orc_rhea]")).toContain("2 cards");
    find("[data-sort=row]").click();
    flushSync();
    expect(cards()).toEqual(["orc_rhea", "elf_duris", "skeleton"]);
  });
  it("tells what extends a group of the hand and what was discarded lately", () => {
    const lately = [{ kind: "discarded", fields: { seat: "fox", card: "skeleton", count: 1 } }];
    show(Row, position(), { legal: LEGAL, lately });
    expect(label("[data-card=elf_duris]")).toBe("Elf (Duris), makes a group of 4 with your hand, can be chosen");
    expect(label("[data-card=skeleton]")).toContain("discarded since your last turn");
    expect(label("[data-card=orc_rhea]")).not.toContain("discarded");
  });
  it("recruits a card or from the deck", () => {
    show(Row, position(), { legal: LEGAL });
    find("[data-card=orc_rhea]").click();
    find("[data-choice=deck]").click();
    expect(onchoose.mock.calls).toEqual([[["recruit", "orc_rhea"]], [["recruit", "deck"]]]);
    expect(onplay).not.toHaveBeenCalled();
    find("[data-choice=deck]").click();
    expect(onplay.mock.calls).toEqual([[["recruit", "deck"]]]);
  });
  it("explains why nothing can be recruited", () => {
    show(Row, position(), { legal: sentences("band elf_rhea", "stop") });
    find("[data-card=orc_rhea]").click();
    expect(onexplain.mock.calls).toEqual([[["recruit", "orc_rhea"]]]);
    expect(find("[data-deck]").dataset.choice).toBeUndefined();
  });
  it("says what is left in the deck and when dragons come", async () => {
    show(Row, position({ deck: 63, safe: 30 }));
    expect(find("[data-deck]").textContent).toMatch(/63 cards left, Dragons: 0 of 3.*no dragon in the next 30/s);
    show(Row, position({ deck: 20, safe: 0, dragons: 2, age_ends: [0.05] }));
    expect(document.body.textContent).toMatch(/Dragons: 2 of 3.*dragons possible.*The next card ends the age: 5\u00A0%/s);
  });
  it("has one tab stop and goes with arrows", () => {
    show(Row, position(), { legal: LEGAL });
    expect(all("[data-row][tabindex='0']")).toHaveLength(1);
    find("[data-deck]").focus();
    press("ArrowRight", find("[data-deck]"));
    expect((document.activeElement as HTMLElement).dataset.card).toBe("elf_duris");
    press("ArrowLeft", document.activeElement!);
    press("ArrowLeft", document.activeElement!);
    expect((document.activeElement as HTMLElement).dataset.card).toBe("skeleton");
    expect(all("[data-row][tabindex='0']")).toHaveLength(1);
  });
  it("may be empty", () => {
    show(Row, position({ row: {} }));
    expect(document.body.textContent).toContain("The row is empty.");
  });
});

describe("hand", () => {
  it("shows every card, Skeletons apart, and counts them", () => {
    show(Hand, position(), { legal: LEGAL });
    expect(cards()).toEqual(["elf_straton", "elf_rhea", "orc_rhea", "skeleton"]);
    expect(document.body.textContent).toContain("4 of 10 cards in hand");
    expect(all("[data-zone=hand][data-choice]")).toHaveLength(4);
  });
  it("picks cards and puts them back", () => {
    show(Hand, position(), { legal: LEGAL });
    for (const card of ["orc_rhea", "elf_rhea", "skeleton", "orc_rhea"]) find(`[data-card=${card}]`).click();
    expect(onchoose.mock.calls.map(([words]) => words.join(" "))).toEqual([
      "band orc_rhea",
      "band orc_rhea elf_rhea",
      "band orc_rhea elf_rhea skeleton",
      "band elf_rhea skeleton",
    ]);
  });
  it("tells what is picked, who leads and what does not fit", () => {
    show(Hand, position(), { legal: LEGAL, chosen: say("band orc_rhea elf_rhea") });
    expect(label("[data-card=orc_rhea]")).toBe("Orc (Rhea), chosen, leader");
    expect(label("[data-card=elf_rhea]")).toBe("Elf (Rhea), chosen");
    expect(label("[data-card=elf_straton]")).toBe("Elf (Straton), does not fit");
    expect(label("[data-card=skeleton]")).toBe("Skeleton, can be chosen");
    expect(find("[data-card=orc_rhea]").getAttribute("aria-pressed")).toBe("true");
  });
  it("explains why a card does not fit (ET-6.2)", () => {
    show(Hand, position(), { legal: LEGAL, chosen: say("band orc_rhea elf_rhea") });
    find("[data-card=elf_straton]").click();
    expect(onexplain.mock.calls).toEqual([[say("band orc_rhea elf_straton elf_rhea")]]);
    expect(onchoose).not.toHaveBeenCalled();
  });
  it("crowns another card by its crown or by a key", () => {
    show(Hand, position(), { legal: LEGAL, chosen: say("band orc_rhea elf_rhea skeleton") });
    expect(all("[data-crown]").map((crown) => crown.dataset.crown)).toEqual(["elf_rhea"]);
    find("[data-crown=elf_rhea]").click();
    press("c", find("[data-card=orc_rhea]"));
    expect(onchoose.mock.calls.map(([words]) => words.join(" "))).toEqual(["band elf_rhea orc_rhea skeleton", "band orc_rhea elf_rhea skeleton"]);
  });
  it("raises the copy that was tapped", () => {
    const view = position();
    view.players.bear!.hand = { orc_rhea: 3 };
    show(Hand, view, { legal: sentences("band orc_rhea", "band orc_rhea orc_rhea", "band orc_rhea orc_rhea orc_rhea") });
    const raised = (): boolean[] => all("[data-card=orc_rhea]").map((card) => card.getAttribute("aria-pressed") === "true");
    all("[data-card=orc_rhea]")[2]!.click();
    expect(raised()).toEqual([false, false, true]);
    all("[data-card=orc_rhea]")[1]!.click();
    expect(raised()).toEqual([false, true, true]);
    all("[data-card=orc_rhea]")[2]!.click();
    expect(raised()).toEqual([false, true, false]);
  });
  it("proposes its largest groups, with all Skeletons", () => {
    show(Hand, position(), { legal: LEGAL, outlook: () => SEEN });
    expect(all("[data-group]").map(label)).toEqual([
      "Put together: Elves, 2 cards and 1 Skeleton",
      "Put together: Rhea, 2 cards and 1 Skeleton",
    ]);
    find("[data-group=rhea]").click();
    expect(onchoose.mock.calls[0]![0]).toHaveLength(4);
    expect(LEGAL.map((words) => words.join(" "))).toContain(onchoose.mock.calls[0]![0].join(" "));
    expect(find("[data-group=rhea]").getAttribute("aria-pressed")).toBe("true");
    find("[data-group=rhea]").click();
    expect(onchoose).toHaveBeenLastCalledWith([]);
    expect(onplay).not.toHaveBeenCalled();
  });
  it("names groups but proposes nothing while others are to move", () => {
    show(Hand, position());
    expect(all("[data-group]").map((one) => one.disabled)).toEqual([true, true]);
    expect(all("[data-choice]")).toHaveLength(0);
  });
  it("keeps cards for an Elf", () => {
    show(Hand, position(), { legal: sentences("keep none", "keep elf_rhea", "keep orc_rhea", "keep skeleton", "keep elf_straton"), chosen: say("keep orc_rhea") });
    expect(label("[data-card=orc_rhea]")).toContain("will be kept");
    expect(all("[data-crown]")).toHaveLength(0);
    find("[data-card=skeleton]").click();
    expect(onexplain.mock.calls).toEqual([[say("keep orc_rhea skeleton")]]);
    find("[data-card=orc_rhea]").click();
    expect(onchoose.mock.calls).toEqual([[[]]]);
  });
  it("explains that Skeletons alone are no band (ET-6.3)", () => {
    const view = position();
    view.players.bear!.hand = { skeleton: 2 };
    show(Hand, view, { legal: sentences("recruit deck", "recruit orc_rhea") });
    find("[data-card=skeleton]").click();
    expect(onexplain.mock.calls).toEqual([[say("band skeleton")]]);
  });
  it("goes with arrows and has one tab stop", () => {
    show(Hand, position(), { legal: LEGAL });
    find("[data-card=elf_straton]").focus();
    press("ArrowLeft", document.activeElement!);
    expect((document.activeElement as HTMLElement).dataset.card).toBe("skeleton");
    expect(all("[data-hand][tabindex='0']")).toHaveLength(1);
  });
  it("tells whoever watches that hands are hidden", () => {
    show(Hand, position({ viewer: null }), { viewer: null });
    expect(document.body.textContent).toContain("You are watching");
    expect(cards()).toEqual([]);
  });
});

describe("composer", () => {
  it("offers what a Fairy can exchange on a phone, where bands lie in a sheet", () => {
    const bands = [band(1, "fox", "elf_rhea", { elf_rhea: 2 }), band(2, "fox", "orc_rhea", { orc_rhea: 5 }), band(3, "bear", "fairy_duris", { fairy_duris: 2 })];
    const legal = sentences("swap none", "swap band_1");
    show(Composer, position({ bands, prompt: "fairy_swap" }), { legal, narrow: true });
    expect(all("[data-choice]").map((one) => one.dataset.choice)).toEqual(["band_1"]);
    find("[data-choice=band_1]").click();
    expect(onpick).toHaveBeenCalledWith("band_1");
  });
  it("says what can be done", () => {
    show(Composer, position(), { legal: LEGAL });
    expect(document.body.textContent).toContain("Take a card of the row or from the deck, or put a band together");
    expect(all("[data-confirm]")).toHaveLength(0);
  });
  it("plays exactly what is legal", async () => {
    show(Composer, position(), { legal: LEGAL, chosen: say("band orc_rhea skeleton elf_rhea") });
    find("[data-confirm]").click();
    expect(onplay.mock.calls).toEqual([[say("band orc_rhea elf_rhea skeleton")]]);
    show(Composer, position(), { legal: LEGAL, chosen: say("band skeleton") });
    expect(all("[data-confirm]")).toHaveLength(0);
    expect(all("button").find((one) => one.textContent?.includes("Play band"))?.disabled).toBe(true);
    expect(document.body.textContent).toContain("A Skeleton never leads");
  });
  it.each([true, false])("previews the band, narrow %s", (narrow) => {
    show(Composer, position(), { legal: LEGAL, chosen: say("band orc_rhea skeleton elf_rhea"), outlook: () => SEEN, narrow });
    const text = document.body.textContent!.replace(/\s+/g, " ");
    expect(text).toContain("3 cards, 1 of them a Skeleton");
    expect(text).toContain(narrow ? "marker: Rhea" : "A marker to Rhea, 1 of yours there then");
    expect(text).toContain("A marker on the Orc Horde space Rhea: 1 glory instead of 0");
    expect(text).toContain(narrow ? "1 glory (3 with Skeletons)" : "1 glory at the end of the age, 3 if the Skeletons stayed");
    expect(text).toContain("To the row:");
    expect(text).toContain("Elf (Straton)");
  });
  it("lets another card lead", () => {
    show(Composer, position(), { legal: LEGAL, chosen: say("band orc_rhea elf_rhea") });
    expect(all("[data-leader]").map((one) => [one.dataset.leader, one.getAttribute("aria-pressed")])).toEqual([
      ["elf_rhea", "false"],
      ["orc_rhea", "true"],
    ]);
    find("[data-leader=elf_rhea]").click();
    expect(onchoose).toHaveBeenCalledWith(say("band elf_rhea orc_rhea"));
  });
  it("asks before recruiting", () => {
    show(Composer, position(), { legal: LEGAL, chosen: say("recruit orc_rhea") });
    expect(find("[data-confirm]").textContent).toContain("Take Orc (Rhea)");
    find("[data-confirm]").click();
    expect(onplay).toHaveBeenCalledWith(say("recruit orc_rhea"));
  });
  it("ends a Centaur's chain", async () => {
    const legal = sentences("band elf_rhea", "stop");
    show(Composer, position({ prompt: "chain" }), { legal });
    find("[data-choice=stop]").click();
    expect(onchoose).toHaveBeenCalledWith(["stop"]);
    show(Composer, position({ prompt: "chain" }), { legal, chosen: ["stop"] });
    find("[data-confirm]").click();
    expect(onplay).toHaveBeenCalledWith(["stop"]);
  });
  it("keeps none, or as many as an Elf allows", async () => {
    const legal = sentences("keep none", "keep elf_rhea", "keep orc_rhea", "keep elf_rhea orc_rhea");
    show(Composer, position({ prompt: "elf_keep" }), { legal });
    expect(document.body.textContent).toContain("Choose the cards in your hand");
    find("[data-choice=none]").click();
    expect(onchoose).toHaveBeenCalledWith(["keep", "none"]);
    show(Composer, position({ prompt: "elf_keep" }), { legal, chosen: say("keep orc_rhea elf_rhea") });
    expect(document.body.textContent).toContain("2 of at most 2");
    find("[data-confirm]").click();
    expect(onplay).toHaveBeenCalledWith(say("keep elf_rhea orc_rhea"));
  });
  it("tells the chance that a Wizard's draw ends the age", () => {
    const view = position({ prompt: "wizard_draw", deck: 20, safe: 0, dragons: 2, age_ends: [0.05, 0.1] });
    view.bands = [{ band: "band_1", seat: "bear", leader: "wizard_rhea", cards: { wizard_rhea: 2 }, size: 2, scoring: 2, tie: 2, glory: 1, giant: false, last: true }];
    show(Composer, view, { legal: sentences("draw yes", "draw no") });
    expect(document.body.textContent).toContain("20 cards are left in the deck. The age ends with it: 10\u00A0%");
  });
});
