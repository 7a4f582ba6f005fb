// The parts of the table: both lands, battlefield, prompt, community and the sheets over it.

import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import Aid from "./Aid.svelte";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import ui from "./index";
import { sample } from "./testing/samples";
import { saying } from "./sayings";
import type { View } from "./types";
import { all, click, find, press, stage, text } from "../../testing/stage.svelte";

const { onchoose, onplay, onexplain, onaside, onopen, show, put } = stage<View>("ante_portas", "ante_portas_web");

describe("the board", () => {
  it("shows all hexes, places and stewards", () => {
    const { view } = show(Board, sample("turn"));
    expect(all("[data-hex]")).toHaveLength(28);
    expect(all("[data-site]")).toHaveLength(view.sites.length);
    expect(all(".face .shield")).toHaveLength(view.players);
    expect(text()).toContain("Heartland");
  });
  it("lets the steward go: a tap chooses, another one plays", () => {
    const given = sample("turn");
    show(Board, given);
    const site = given.legal.find(([verb]) => verb === "go")![1]!;
    expect(find(`[data-site=${site}]`).getAttribute("data-choice")).toBe(site);
    click(`[data-site=${site}]`);
    expect(onchoose).toHaveBeenCalledWith(["go", site]);
    click(`[data-site=${site}]`);
    expect(onplay).toHaveBeenCalledWith(["go", site]);
  });
  it("explains places that cannot be reached", () => {
    const given = sample("turn");
    show(Board, given);
    const other = given.view.sites.find(({ site }) => !given.legal.some((words) => words[1] === site))!.site;
    click(`[data-site=${other}]`);
    expect(onexplain).toHaveBeenCalledWith(["go", other]);
  });
  it("names what is on a hex", () => {
    const given = sample("turn");
    const hex = given.view.hexes.find((one) => one.tile !== null && one.soldiers.length > 0)!;
    show(Board, given);
    expect(find(`[data-hex="${hex.number}"]`).getAttribute("aria-label")).toMatch(/^Hex \d+, .*(farmer|citizen).*, \w/);
  });
  it("is walked with keys and chosen from with Enter", () => {
    const given = sample("march");
    show(Board, given);
    const goal = given.legal.find((words) => words[0] === "move" && words[1] === "7");
    find<SVGElement & HTMLElement>('[data-hex="2"]').focus();
    press("ArrowUp", find('[data-hex="2"]'));
    press("Enter", find('[data-hex="7"]'));
    if (goal) expect(onchoose).toHaveBeenCalledWith(["move", "7"]);
    else expect(onexplain).toHaveBeenCalled();
  });
  it("shows the card that is carried out, the combat and the ways", () => {
    const given = sample("combat");
    show(Board, given);
    expect(find(".panel .name").textContent).toBe(given.view.movement!.card.name.toUpperCase());
    expect(find(".panel").textContent).toContain(`A ${given.view.fight!.attack}`);
    expect(all(".ways line").length).toBeGreaterThan(0);
    expect(find(".fight text").textContent).toBe(`A ${given.view.fight!.attack} : T ${given.view.fight!.defence}`);
  });
  it("shows what a turned building would see", () => {
    const given = sample("rotate");
    show(Board, given, { chosen: given.legal[0]! });
    expect(find(`[data-hex="${given.legal[0]![1]}"]`).getAttribute("aria-pressed")).toBe("true");
    expect(all(".eye, .reach").length).toBeGreaterThan(0);
  });
  it("shows both sights and the territory in a duel", () => {
    const given = sample("territory");
    show(Board, given);
    expect(all(".sees").length).toBe(given.view.hexes.reduce((sum, hex) => sum + hex.seen_by.length, 0));
    expect(find(".status").textContent).toContain(`Team A: ${given.view.territory[0]} hexes`);
  });
  it("lets the rest of the team answer together", () => {
    show(Board, { ...sample("card"), legal: [] }, { asides: [["pass"], ["standing", "auto"]] });
    expect(all("[data-aside]")).toHaveLength(1);
    click("[data-aside=pass]");
    expect(onaside).toHaveBeenCalledWith(["pass"]);
  });
  it("shows the end", () => {
    const given = sample("end");
    show(Board, given);
    expect(ui.headline(given.view)).toContain("lost");
  });
});

describe("the prompt", () => {
  it("offers every sentence in words or on the board", () => {
    for (const name of ["turn", "market", "stay", "at", "card", "combat", "fell", "batch", "home", "step", "wave", "territory"]) {
      const given = sample(name);
      show(Aid, given);
      const offered = new Set(all("[data-choice]").map((one) => one.dataset.choice));
      for (const words of given.legal) if (!offered.has(words.join(" "))) expect(words.slice(1).some((token) => /^\d+$|^[hemc]/.test(token))).toBe(true);
      document.body.replaceChildren();
    }
  });
  it("plays what cannot hurt at once and asks about the rest", () => {
    show(Aid, sample("market"));
    click('[data-choice="bundle 1"]');
    expect(onplay).toHaveBeenCalledWith(["bundle", "1"]);
    onplay.mockClear();
    show(Aid, sample("fell"));
    expect(find("[data-choice]").textContent).toContain("(3 stay)");
    click("[data-choice]");
    expect(onplay).not.toHaveBeenCalled();
    click("[data-confirm]");
    expect(onplay).toHaveBeenCalledWith(sample("fell").legal[0]);
  });
  it("shows where to tap and what was tapped", () => {
    const given = sample("march");
    const props = show(Aid, given);
    expect(text()).toContain("Tap the hex");
    props.chosen = ["12"];
    flushSync();
    expect(find(".chip").textContent).toContain("Hex 12");
    click(".chip");
    expect(onchoose).toHaveBeenCalledWith([]);
  });
  it("is answered with digits", () => {
    const given = sample("market");
    show(Aid, given);
    const second = all("[data-choice]")[1]!.dataset.choice!;
    press("2");
    expect(onplay).toHaveBeenCalledWith(second.split(" "));
  });
  it("says what places bring or cost, and what building costs", () => {
    show(Aid, sample("turn"));
    expect(all(".act.way").length).toBeGreaterThan(0);
    expect(all(".brings [role=img]").length).toBeGreaterThan(0);
    const given = sample("at");
    const view = { ...given.view, question: "build", asked_about: "farm", stage: null };
    show(Aid, { ...given, view, legal: [["build", "farm"], ["done"]] });
    expect(text()).toMatch(/Each costs .*You can(not)? pay/);
  });
  it("tells whether a mine is at stake or soldiers", () => {
    const given = sample("fell");
    const mined = given.view.hexes.map((hex) => (hex.number === 12 ? { ...hex, tile: { kind: "bounding_mine", team: "a", facing: 0, manned: false, actions: 0, view: [], reach: [] } } : hex));
    const view = { ...given.view, hexes: mined, question: "suffer", asked_hex: 12, asked_damage: 3, asked_about: "tile" };
    show(Aid, { ...given, view, legal: [["mine", "first"], ["mine", "spare"]] });
    expect(text()).toContain("The mine is lost; 1 damage goes on to the soldiers.");
    expect(text()).toContain("The mine stays; soldiers take all 3 damage.");
  });
  it("counts food and production at the end of the year", () => {
    show(Aid, sample("home"));
    expect(text()).toContain("The next production brings 1 food, 3 tools");
    expect(text()).toMatch(/need \d+ food; the team has \d+/);
  });
});

describe("sentences in words", () => {
  it("are there for everything that can be played", () => {
    for (const name of ["turn", "market", "stay", "at", "card", "combat", "fell", "march", "batch", "rotate", "home", "step", "wave", "territory", "flag"]) {
      const { view, legal } = sample(name);
      for (const words of legal) expect(saying(view, words)).not.toMatch(/ante_portas|·|undefined/);
    }
    const OTHERS = "place ch6|ticket h5|special council|sell wood|refine smith|build farm|build farm raze pub|lay trap 12|flip bunker 7|draft farmer|dismiss 2 farmer|heal citizen acorn|raise 7 citizen|move edge|commit|play i101|keep|gift birch|employ farmer pub|store wood|give birch wood|ask birch wood|answer yes|answer no|shoot 12 troop_1|shooter 7|fire|back 14 19 base|ignite 12|replace 4 12 acorn|mine first|mine spare|lose 2 1|snare 2 1|feed|hungry 12|hungry acorn theater|boost pub|convert|steward birch|pay wood|drop wood|discard i101|done|pass";
    for (const one of OTHERS.split("|")) {
      expect(saying(sample("turn").view, one.split(" "))).not.toMatch(/ante_portas|·|undefined/);
      expect(ui.saying(one.split(" "))).not.toMatch(/ante_portas|·|undefined/);
    }
  });
  it("say how far the game is", () => {
    expect(ui.headline(sample("turn").view)).toMatch(/^(Epoch \d, y|Y)ear \d, \w+: turns, \d turns? left$/);
    expect(ui.headline(sample("wave").view)).toMatch(/^Last Wave, round \d+: /);
    expect(ui.track(sample("turn").view)).toMatch(/^\d\/\d (summer|winter)$/);
    expect(ui.chips(sample("turn").view, "acorn")).toHaveLength(3);
    expect(ui.chips({ ...sample("end").view, mode: "coop", defeated: 7, wave: 2 }, "acorn")[0]!.label).toMatch(/^7 attackers beaten, \d+ defence tiles? left, Last Wave, round 2$/);
  });
});

describe("the community", () => {
  it("shows goods, limits, buildings and improvements", () => {
    const { view, viewer } = show(Hand, sample("turn"));
    const mine = view.communities.find((one) => one.seat === viewer)!;
    expect(find(".goods").textContent).toContain(String(mine.goods.taler));
    expect(all("[data-building]").length).toBe(new Set(mine.buildings.map((one) => one.kind)).size);
    expect(all("[data-card]").length).toBe((mine.hand?.length ?? 0) + mine.improvements.length);
  });
  it("lets goods and cards be chosen where a question is about them", () => {
    const given = sample("turn");
    given.legal = [["pay", "tools"], ["pay", "food"]];
    show(Hand, given);
    click("[data-choice=tools]");
    expect(onchoose).toHaveBeenCalledWith(["pay", "tools"]);
    click("[data-choice=tools]");
    expect(onplay).toHaveBeenCalledWith(["pay", "tools"]);
  });
  it("glows for cards that can be played", () => {
    const given = sample("turn");
    given.view.communities.find((one) => one.seat === given.view.seat)!.hand = ["i101", "i125"];
    given.legal = [["play", "i101"], ["done"]];
    show(Hand, given);
    expect(all("[data-card][data-choice]").map((one) => one.dataset.card)).toEqual(["i101"]);
  });
  it("tells a spectator that there is nothing of their own", () => {
    show(Hand, sample("turn"), { viewer: null, legal: [] });
    expect(text()).toContain("You are watching.");
  });
  it("is shown in full for every seat", () => {
    const { view } = sample("turn");
    put(ui.Sheet, { view, seat: "acorn" });
    expect(text()).toContain("Buildings");
    expect(text()).toContain("Steward:");
  });
});

describe("the sheets", () => {
  it("open with keys and show supplies, cards and rules", () => {
    show(ui.Sheets, sample("turn"));
    press("s");
    expect(onopen).toHaveBeenCalledWith("state");
    expect(text()).toContain("Healing costs");
    onopen(null);
    press("t");
    expect(onopen).toHaveBeenCalledWith("reference");
    expect(text()).toContain("Stone Axe");
  });
  it("show rows and land of a duel", () => {
    show(ui.Sheets, sample("territory"), { open: "state" });
    expect(all("tbody tr")).toHaveLength(11);
  });
  it("let one say when to be asked", () => {
    const asides = [["standing", "auto"], ["standing", "never", "card"], ["standing", "never", "combat", "12"]];
    show(ui.Sheets, sample("turn"), { asides });
    press("w");
    expect(onopen).toHaveBeenCalledWith("standing");
    click(".modes button:last-child");
    expect(onaside).toHaveBeenCalledWith(["standing", "auto"]);
    click(".hexes button:nth-child(12)");
    expect(onaside).toHaveBeenCalledWith(["standing", "never", "combat", "12"]);
    all("input")[1]!.dispatchEvent(new Event("change", { bubbles: true }));
    expect(onaside).toHaveBeenCalledWith(["standing", "never", "card"]);
  });
});
