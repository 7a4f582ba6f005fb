import { beforeAll, describe, expect, it } from "vitest";
import { loadTexts, speak } from "$lib/texts.svelte";
import { bestLeader, preview } from "./preview";
import { band, kingdom, player, sampleView } from "./testing/samples";
import type { View } from "./types";
import { KINGDOMS } from "./lexicon";

const say = (words: string): string[] => words.split(" ");

beforeAll(async () => {
  await loadTexts("en", "ethnos", "ethnos_web");
  speak("en");
});

describe("the preview of a band", () => {
  const own = (more: Parameters<typeof player>[1] = {}, view: Partial<View> = {}, markers: Record<string, number> = {}): View => {
    const found = sampleView(view);
    found.players.bear = player("bear", more);
    found.kingdoms = KINGDOMS.map((one) => kingdom(one, { bear: markers[one] ?? 0 }));
    return found;
  };
  const see = (view: View, cards: string): ReturnType<typeof preview> => preview(view, "bear", say(cards)[0]!, say(cards));

  it("counts Skeletons for the size and the marker, not for glory (EX-12)", () => {
    const seen = see(own({ hand: { orc_rhea: 2, elf_rhea: 1, skeleton: 2, troll_duris: 1 } }, {}, { rhea: 4 }), "orc_rhea orc_rhea elf_rhea skeleton skeleton");
    expect([seen.size, seen.skeletons, seen.marker.works, seen.scoring, seen.glory, seen.gloryWithSkeletons]).toEqual([5, 2, true, 3, 3, 10]);
    expect(seen.rest).toEqual({ troll_duris: 1 });
  });
  it("says which size places the next marker", () => {
    const seen = see(own({}, {}, { duris: 2 }), "orc_duris elf_duris");
    expect([seen.marker.key, seen.marker.fields.needed, seen.kingdoms]).toEqual(["marker-small", 3, []]);
    expect(see(own({}, {}, { duris: 2 }), "orc_duris elf_duris dwarf_duris").marker).toMatchObject({ key: "marker-placed", fields: { count: 3 } });
  });
  it("knows Minotaurs, Halflings and an empty supply (EX-10, EX-27, EX-31)", () => {
    expect(see(own({}, {}, { rhea: 3 }), "minotaur_rhea elf_rhea orc_rhea").marker.works).toBe(true);
    expect(see(own({}, {}, { rhea: 4 }), "minotaur_rhea elf_rhea orc_rhea").marker).toMatchObject({ works: false, fields: { needed: 4 } });
    expect(see(own(), "halfling_rhea elf_rhea").marker.key).toBe("marker-halfling");
    expect(see(own({ supply: 0 }), "orc_rhea").marker.key).toBe("marker-supply");
  });
  it("names the kingdoms a Wingfolk leader can choose (EX-2, EX-35)", () => {
    expect(see(own({}, {}, { duris: 2 }), "wingfolk_duris orc_duris").kingdoms).toEqual(["pelagon", "straton", "rhea", "ithys", "althea"]);
    const everywhere = Object.fromEntries(KINGDOMS.map((one) => [one, 1]));
    expect(see(own({}, {}, everywhere), "wingfolk_duris").marker.key).toBe("marker-nowhere");
  });
  it("counts both players' markers at a table of two, as the view says", () => {
    const view = sampleView({}, 2);
    view.kingdoms = [{ ...kingdom("rhea", { bear: 2, eagle: 1 }), needed: { bear: 4, eagle: 4 } }];
    expect(preview(view, "bear", "orc_rhea", say("orc_rhea elf_rhea elf_rhea")).marker.works).toBe(false);
    expect(preview(view, "bear", "minotaur_rhea", say("minotaur_rhea elf_rhea elf_rhea")).marker.works).toBe(true);
  });
  it("counts Merfolk symbols that are reached or passed (EX-33)", () => {
    const markers = (merfolk: number, cards: number): unknown => {
      const { ability } = preview(own({ merfolk }), "bear", "merfolk_rhea", Array<string>(cards).fill("merfolk_rhea"));
      return [ability.works, ability.fields.to, ability.fields.markers];
    };
    expect([markers(2, 6), markers(15, 5), markers(18, 4), markers(0, 2)]).toEqual([
      [true, 8, 2],
      [true, 18, 1],
      [false, 18, 0],
      [true, 2, 0],
    ]);
    // The marker of the band comes first; there is none left for the symbol then.
    expect(preview(own({ supply: 1 }), "bear", "merfolk_rhea", Array<string>(3).fill("merfolk_rhea")).ability.fields.markers).toBe(0);
  });
  it("tells what the other leaders do", () => {
    const view = own({ hand: { troll_rhea: 3, elf_rhea: 2, orc_duris: 1 }, orcs: ["rhea", "duris"] }, { trolls: [2, 4], giant_record: 2, deck: 20, safe: 0, dragons: 2 });
    expect(see(view, "troll_rhea troll_rhea").ability).toMatchObject({ works: true, fields: { tokens: "2" } });
    expect(see(view, "troll_rhea").ability.works).toBe(false);
    expect(see(view, "giant_rhea elf_rhea").ability.key).toBe("does-giant-none");
    expect(see(view, "giant_rhea elf_rhea troll_rhea").ability).toMatchObject({ key: "does-giant", fields: { glory: 2, later: 2 } });
    expect(see(view, "elf_rhea elf_rhea").ability).toMatchObject({ key: "does-elf", fields: { keep: 2, rest: 4 } });
    expect(see(view, "elf_rhea elf_rhea troll_rhea").ability).toMatchObject({ key: "does-elf-all", fields: { rest: 3 } });
    expect(see(own({ hand: { elf_rhea: 1 } }), "elf_rhea").ability).toMatchObject({ key: "does-elf-none", works: false });
    expect(see(view, "orc_rhea").ability.key).toBe("does-orc-none");
    expect(see(view, "orc_ithys").ability).toMatchObject({ key: "does-orc", fields: { glory: 6, now: 3 } });
    expect(see(own({ supply: 1 }), "orc_ithys").ability.key).toBe("does-orc-supply");
    expect(see(view, "wizard_rhea elf_rhea elf_rhea elf_rhea elf_rhea").ability).toMatchObject({ key: "does-wizard", fields: { chance: "25\u00A0%" } });
    expect(see({ ...view, safe: 5, deck: 25 }, "wizard_rhea elf_rhea").ability.key).toBe("does-wizard-safe");
    expect(see(view, "dwarf_rhea dwarf_ithys")).toMatchObject({ scoring: 3, glory: 3 });
  });
  it("lets a Centaur go on only after a marker and with another card (EX-5, EX-6)", () => {
    const hand = { centaur_straton: 1, elf_straton: 1, orc_rhea: 1 };
    expect(see(own({ hand }, {}, { straton: 1 }), "centaur_straton elf_straton").ability.key).toBe("does-centaur");
    expect(see(own({ hand }, {}, { straton: 2 }), "centaur_straton elf_straton").ability.key).toBe("does-centaur-none");
    expect(see(own({ hand: { centaur_straton: 1, skeleton: 1 } }), "centaur_straton").ability.key).toBe("does-centaur-last");
  });
  it("counts the bands a Fairy may take", () => {
    const bands = [band(1, "eagle", "dwarf_rhea", { dwarf_rhea: 2 }), band(2, "fox", "fairy_rhea", { fairy_rhea: 1 }), band(3, "bear", "orc_rhea", { orc_rhea: 1 })];
    expect(see(own({}, { bands }), "fairy_rhea elf_rhea").ability).toMatchObject({ key: "does-fairy", fields: { count: 1 } });
    expect(see(own({}, { bands }), "fairy_rhea").ability.key).toBe("does-fairy-none");
  });
  it("finds a leader that places a marker and does something", () => {
    const view = own({ hand: { halfling_rhea: 1, orc_rhea: 1, elf_rhea: 1 } }, {}, { rhea: 1 });
    expect(bestLeader(view, "bear", say("halfling_rhea orc_rhea elf_rhea skeleton"))).toBe("orc_rhea");
    expect(bestLeader(own({}, {}, { rhea: 3 }), "bear", say("orc_rhea minotaur_rhea elf_rhea"))).toBe("minotaur_rhea");
    expect(bestLeader(view, "bear", ["skeleton"])).toBeNull();
  });
});
