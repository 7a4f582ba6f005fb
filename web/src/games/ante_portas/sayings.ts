// Sentences, and how the game stands, in words.

import type { Sentence } from "../../table/path";
import { PLACES, RECIPES, TILES } from "./data";
import { about, goodsText, isBuilding, isHex, isSite, name, recipeText, say, title } from "./lexicon";
import type { CommunityView, View } from "./types";

/** A place with what lies there. */
export function siteText(view: View | null, site: string): string {
  const place = view?.sites.find((one) => one.site === site)?.place;
  if (/^m[0-3]$/.test(site)) return say(`site-${site}`);
  return place ? name(place) : site.toUpperCase();
}

/** A whole sentence as the button that plays it says it. */
export function saying(view: View | null, words: Sentence): string {
  const [verb = "", one = "", two = "", three = "", four = ""] = words;
  const said = (key: string, fields: Record<string, string | number> = {}): string => say(`say-${key}`, fields);
  switch (verb) {
    case "place":
      return said("place", { site: one.toUpperCase() });
    case "go":
    case "ticket":
    case "on":
      return said(verb, { place: siteText(view, one), site: one.toUpperCase() });
    case "act":
      return actText(view, one);
    case "bundle":
      return said("bundle", { goods: goodsText(view?.market?.bundles[Number(one) - 1] ?? {}) });
    case "special":
      return one === "council" ? said("council") : said("special", { what: view?.market ? about(view.market.name) : "" });
    case "sell": {
      const sale = one === "food" && view?.question === "refine" ? [RECIPES.food!.from, RECIPES.food!.to] : view?.market?.sells.find(([from]) => one in from);
      return said("sell", { what: goodsText(sale?.[0] ?? { [one]: 1 }), taler: sale?.[1]?.taler ?? 0 });
    }
    case "refine":
      return recipeText(one);
    case "build":
      return two === "raze" ? said("build-raze", { building: name(one), razed: name(three) }) : said("build", { building: name(one) });
    case "lay":
    case "flip":
      return said(verb, { tile: name(one), hex: two });
    case "draft":
      return said("draft", { colonist: one });
    case "dismiss":
    case "raise":
      return said(verb, { hex: one, colonist: two });
    case "heal":
      return said("heal", { colonist: one, seat: name(two) });
    case "move":
      return one === "edge" ? said("move-edge") : said("move", { hex: one });
    case "add":
      return said("add", { hex: one, unit: two });
    case "rotate":
      return said("rotate", { hex: one, turn: two });
    case "play":
    case "discard":
      return said(verb, { card: name(one) });
    case "gift":
    case "steward":
      return said(verb, { seat: name(one) });
    case "employ":
    case "home":
      return said(verb, { colonist: one, building: name(two) });
    case "store":
    case "pay":
    case "drop":
      return said(verb, { good: name(one) });
    case "give":
    case "ask":
      return said(verb, { seat: name(one), good: name(two) });
    case "answer":
    case "mine":
      return said(`${verb}-${one}`);
    case "shoot":
      return said("shoot", { hex: one, troop: two.replace("troop_", "") || 0 });
    case "shooter":
      return said("shooter", { hex: one, tile: name(view?.hexes[Number(one) - 1]?.tile?.kind ?? "") });
    case "recoil":
      return said("recoil", { hex: one, trap: two });
    case "back":
      return said("back", { trap: one, hex: two, figure: three });
    case "ignite":
      return two ? said("ignite-from", { from: one, hex: two }) : said("ignite", { hex: one });
    case "replace":
      return said("replace", { from: one, hex: two, seat: name(three) });
    case "lose":
      return said("lose", { farmers: Number(one), citizens: Number(two), both: both(one, two) });
    case "fell":
      return said("fell", { base: Number(one), elite: Number(two), both: both(one, two) });
    case "snare":
      return said("snare", { farmers: Number(one), citizens: Number(two), both: both(one, two) });
    case "hungry":
      return isHex(one) ? said("hungry", { hex: one }) : said("hungry-worker", { seat: name(one), building: name(two) });
    case "boost":
      return said("boost", { building: name(one) });
    case "done":
    case "pass":
      return said(endOf(view, verb));
    case "stay":
    case "commit":
    case "keep":
    case "fire":
    case "feed":
    case "convert":
      return said(verb);
    default:
      return [verb, one, two, three, four].filter(Boolean).map((token) => (isSite(token) || isBuilding(token) ? title(token) : name(token))).join(" · ");
  }
}

/** What the steward does at a place, with the thing that is built or laid there. */
function actText(view: View | null, act: string): string {
  const { build, lay } = PLACES[view?.communities.find(({ seat }) => seat === view.asked)?.place ?? ""] ?? {};
  const what = act === "build" ? build : act === "lay" ? lay : undefined;
  return what ? `${say(TILES[what] && !TILES[what].arrows ? "act-lay" : "act-build")}: ${name(what)}` : say(`act-${act}`);
}

/** Whether both of two numbers are named, so that something stands between them. */
const both = (one: string, two: string): string => (Number(one) > 0 && Number(two) > 0 ? "yes" : "no");

/** What a sentence leads to, in small print below it; empty where its words say enough. */
export function detailOf(view: View, words: Sentence): string {
  const [verb, one = ""] = words;
  if (verb === "mine" && one === "first") {
    const mine = view.hexes[view.asked_hex - 1]?.tile?.kind ?? "";
    return say("mine-first-about", { rest: Math.max(view.asked_damage - (TILES[mine]?.strength ?? 0), 0) });
  }
  if (verb === "mine") return say("mine-spare-about", { damage: view.asked_damage });
  if (verb === "shoot") return say("shoot-about", { damage: view.firepower[Number(one) - 1] ?? 0 });
  if (verb === "convert") return recipeText(view.asked_about);
  if (verb === "steward") return say("steward-at", { place: siteText(view, view.communities.find(({ seat }) => seat === one)?.site ?? "") });
  return "";
}

/** The next production of a community, with what is uncertain about it, or short. */
export function productionText(community: CommunityView, short = false): string {
  const { goods, lost, boosts, converts } = community.production;
  const found = [say("production", { goods: goodsText(goods) })];
  if (lost > 0) found.push(say("production-lost", { count: lost }));
  if (boosts > 0 && !short) found.push(say("production-boosts", { count: boosts }));
  if (converts.length > 0 && !short) found.push(say("production-converts", { cards: converts.map(name).join(", ") }));
  return found.join(" ");
}

/** What stopping means now. */
function endOf(view: View | null, verb: string): string {
  if (verb === "pass") return view?.question === "turn" ? "pass-turn" : view?.question === "steward" ? "pass-steward" : "pass";
  return view?.question === "turn" ? "done-turn" : "done";
}

/** Who won, and how. */
function outcomeText(view: View): string {
  if (view.mode === "coop") return say("head-end", { reason: view.reason });
  return say("head-won", { team: view.winner ?? "nobody", reason: view.reason });
}

/** How far the game is, for the bar. */
export function headline(view: View): string {
  if (view.reason !== "none") return outcomeText(view);
  if (view.phase === "setup") return say("head-setup");
  if (view.wave > 0) return say("head-wave", { round: view.wave, phase: say(`phase-${view.phase}`), arrived: view.arrived ? "yes" : "no" });
  return say("head", { epoch: view.epoch, epochs: view.epochs, year: view.year, season: view.season, phase: say(`phase-${view.phase}`), left: view.phase === "turns" ? view.turns_left : 0 });
}

/** The same for the strip of a phone. */
export function track(view: View): string {
  if (view.reason !== "none") return outcomeText(view);
  if (view.phase === "setup") return say("head-setup");
  return view.wave > 0 ? say("track-wave", { round: view.wave }) : say("track", { epoch: view.epoch, year: view.year, season: view.season });
}
