import { beforeAll, describe, expect, it } from "vitest";
import { loadTexts, speak } from "$lib/texts.svelte";
import { KINGDOM_NAMES, TRIBE_NAMES } from "./facts";
import { cardsOf, composing, crowned, discarded, fitting, groups, grown, leaderOf, piles, proper, sentenceOf, total, verbOf, withCard, withoutCard } from "./cards";
import { SIGNS } from "./signs";
import { INITIALS, kingdomOf, name, tribeOf } from "./lexicon";

const say = (words: string): string[] => words.split(" ");
const sentences = (...lines: string[]): string[][] => lines.map(say);

beforeAll(async () => {
  await loadTexts("en", "ethnos", "ethnos_web");
  speak("en");
});

describe("cards", () => {
  it("have a tribe, a kingdom and a name", () => {
    expect([tribeOf("orc_rhea"), kingdomOf("orc_rhea"), tribeOf("skeleton"), kingdomOf("skeleton")]).toEqual(["orc", "rhea", "skeleton", null]);
    expect(name("orc_rhea")).toBe("Orc (Rhea)");
  });
  it("have a sign for every tribe and a letter for every kingdom", () => {
    for (const tribe of TRIBE_NAMES) expect(SIGNS[tribe]).toBeDefined();
    expect(KINGDOM_NAMES.map((one) => INITIALS[one])).toEqual(["P", "S", "R", "I", "A", "D"]);
  });
  const row = { wizard_rhea: 1, skeleton: 2, elf_rhea: 1, elf_duris: 3, orc_pelagon: 1 };
  it("lie in piles by tribe or by colour, Skeletons last", () => {
    expect(piles(row, "tribe").map(({ of, kinds }) => `${of}: ${kinds.join(" ")}`)).toEqual([
      "elf: elf_rhea elf_duris",
      "orc: orc_pelagon",
      "wizard: wizard_rhea",
      "skeleton: skeleton",
    ]);
    expect(piles(row, "colour").map(({ of, kinds }) => `${of}: ${kinds.join(" ")}`)).toEqual([
      "pelagon: orc_pelagon",
      "rhea: elf_rhea wizard_rhea",
      "duris: elf_duris",
      "skeleton: skeleton",
    ]);
    expect(total(row)).toBe(8);
  });
  it("make groups, the largest first, the same cards once", () => {
    const found = groups(row).map(({ basis, of, size }) => `${basis} ${of} ${size}`);
    expect(found).toEqual(["tribe elf 4", "colour duris 3", "colour rhea 2"]);
    expect(groups({ orc_rhea: 2 }).map((group) => group.of)).toEqual(["orc"]);
    expect(groups({ orc_rhea: 1, skeleton: 3 })).toEqual([]);
  });
  it("tell which group they would make larger", () => {
    const hand = { elf_rhea: 1, elf_duris: 1, orc_ithys: 1, skeleton: 1 };
    expect(["elf_ithys", "troll_rhea", "orc_duris", "skeleton", "troll_althea"].map((card) => grown(hand, card))).toEqual([4, 0, 0, 4, 0]);
    expect(["elf_ithys", "troll_rhea", "skeleton"].map((card) => grown({ elf_rhea: 1 }, card))).toEqual([2, 2, 2]);
    expect([grown({}, "elf_rhea"), grown({ skeleton: 2 }, "skeleton")]).toEqual([0, 0]);
  });
  it("that were discarded lately are known, as far as they are still there", () => {
    const told = [
      { kind: "discarded", fields: { seat: "fox", card: "elf_rhea", count: 2 } },
      { kind: "recruited", fields: { seat: "owl", card: "elf_rhea" } },
      { kind: "discarded", fields: { seat: "owl", card: "orc_rhea", count: 1 } },
    ];
    expect(discarded(told, { elf_rhea: 1, troll_rhea: 1 })).toEqual({ elf_rhea: 1 });
    expect(discarded([...told, { kind: "age_began", fields: { age: 2, deck: 60 } }], { elf_rhea: 1 })).toEqual({});
  });
});

describe("putting a band together", () => {
  it("begins with the leader, which is never a Skeleton", () => {
    const first = withCard([], "band", "skeleton");
    expect(leaderOf(first)).toBeNull();
    const second = withCard(first, "band", "orc_rhea");
    expect(second).toEqual(say("band orc_rhea skeleton"));
    expect(withCard(second, "band", "elf_rhea")).toEqual(say("band orc_rhea skeleton elf_rhea"));
    expect(cardsOf(second)).toEqual(say("orc_rhea skeleton"));
  });
  it("starts anew after something else was chosen", () => {
    expect(withCard(say("recruit elf_rhea"), "band", "orc_rhea")).toEqual(say("band orc_rhea"));
    expect(cardsOf(say("recruit elf_rhea"))).toEqual([]);
  });
  it("hands the lead on when the leader goes", () => {
    expect(withoutCard(say("band orc_rhea skeleton elf_rhea"), "orc_rhea")).toEqual(say("band elf_rhea skeleton"));
    expect(withoutCard(say("band orc_rhea elf_rhea orc_rhea"), "orc_rhea")).toEqual(say("band orc_rhea elf_rhea"));
    expect(withoutCard(say("band orc_rhea skeleton"), "orc_rhea")).toEqual(say("band skeleton"));
    expect(withoutCard(say("band orc_rhea"), "orc_rhea")).toEqual([]);
    expect(withoutCard(say("keep skeleton orc_rhea"), "orc_rhea")).toEqual(say("keep skeleton"));
  });
  it("crowns another card", () => {
    expect(crowned(say("band orc_rhea elf_rhea skeleton"), "elf_rhea")).toEqual(say("band elf_rhea orc_rhea skeleton"));
    expect(crowned(say("band orc_rhea skeleton"), "skeleton")).toEqual(say("band orc_rhea skeleton"));
  });
  it("is written in the order of the rules", () => {
    expect(proper(say("band orc_rhea wizard_rhea skeleton elf_rhea"))).toEqual(say("band orc_rhea elf_rhea skeleton wizard_rhea"));
    expect(proper(say("keep wizard_rhea elf_rhea"))).toEqual(say("keep elf_rhea wizard_rhea"));
  });

  const legal = sentences(
    "recruit deck",
    "recruit orc_rhea",
    "band elf_rhea",
    "band elf_rhea elf_straton",
    "band elf_rhea orc_rhea",
    "band elf_rhea orc_rhea skeleton",
    "band elf_rhea skeleton",
    "band elf_straton",
    "band elf_straton elf_rhea",
    "band orc_rhea",
    "band orc_rhea elf_rhea",
    "band orc_rhea elf_rhea skeleton",
    "band orc_rhea skeleton",
  );
  it("finds the legal sentence for a leader and its cards", () => {
    expect(sentenceOf(legal, say("band orc_rhea skeleton elf_rhea"))).toEqual(say("band orc_rhea elf_rhea skeleton"));
    expect(sentenceOf(legal, say("band elf_rhea orc_rhea elf_straton"))).toBeNull();
    expect(sentenceOf(legal, say("band skeleton"))).toBeNull();
    expect(sentenceOf(legal, say("recruit deck"))).toEqual(say("recruit deck"));
    expect(sentenceOf(legal, [])).toBeNull();
  });
  it("knows which cards still fit (ET-6.2)", () => {
    expect([...fitting(legal, [], "band")].sort()).toEqual(["elf_rhea", "elf_straton", "orc_rhea", "skeleton"]);
    expect([...fitting(legal, say("band elf_rhea"), "band")].sort()).toEqual(["elf_straton", "orc_rhea", "skeleton"]);
    expect([...fitting(legal, say("band elf_rhea orc_rhea"), "band")]).toEqual(["skeleton"]);
    expect([...fitting(legal, say("band elf_straton elf_rhea"), "band")]).toEqual([]);
    expect([...fitting(legal, say("recruit deck"), "band")]).toHaveLength(4);
  });
  it("keeps as many cards as the Elf allows", () => {
    const keep = sentences("keep none", "keep elf_rhea", "keep orc_rhea", "keep orc_rhea orc_rhea", "keep elf_rhea orc_rhea");
    expect(verbOf(keep)).toBe("keep");
    expect([...fitting(keep, say("keep orc_rhea"), "keep")].sort()).toEqual(["elf_rhea", "orc_rhea"]);
    expect([...fitting(keep, say("keep orc_rhea elf_rhea"), "keep")]).toEqual([]);
    expect(sentenceOf(keep, say("keep orc_rhea elf_rhea"))).toEqual(say("keep elf_rhea orc_rhea"));
    expect(sentenceOf(keep, say("keep none"))).toEqual(say("keep none"));
  });
  it("is how turns, chains and keeping are decided, nothing else", () => {
    expect([legal, sentences("band elf_rhea", "stop"), sentences("keep none", "keep elf_rhea")].map(composing.handles)).toEqual([true, true, true]);
    expect([sentences("place rhea", "place none"), sentences("draw yes", "draw no"), sentences("ban orc", "ban elf"), []].map(composing.handles)).toEqual([false, false, false, false]);
  });
});
