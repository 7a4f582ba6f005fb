// How the campaign stands, and what a play would do, in sentences.

import type { Sentence } from "../../table/path";
import { isSeat, isTile, listText, name, phaseText, say, seasonText, title } from "./lexicon";
import { isSetup, isWinter, ranking } from "./standing";
import type { View } from "./types";

/** Who won, with how many points. */
function outcomeText(view: View): string {
  const ranked = ranking(view);
  const best = ranked[0]!;
  const winners = ranked.filter((one) => one.score === best.score && one.tiles === best.tiles && one.cities === best.cities && one.markers === best.markers && one.gold === best.gold);
  return say("head-won", { seats: listText(winners.map((one) => one.seat)), count: winners.length, points: best.score });
}

/** How far the campaign is, for the bar. */
export function headline(view: View): string {
  if (view.phase === "ended") return outcomeText(view);
  if (isSetup(view)) return say("head-setup", { phase: phaseText(view.phase) });
  return say(isWinter(view) ? "head-winter" : "head", { year: view.year, season: seasonText(view.season), round: view.round, rounds: view.max_rounds, phase: phaseText(view.phase) });
}

/** The same for the strip of a phone. */
export function track(view: View): string {
  if (view.phase === "ended") return outcomeText(view);
  if (isSetup(view)) return phaseText(view.phase);
  return isWinter(view) ? say("track-winter", { year: view.year, phase: phaseText(view.phase) }) : say("track", { round: view.round, season: seasonText(view.season), phase: phaseText(view.phase) });
}

const SAID = ["capital", "field", "target", "event", "agent", "challenge", "pass", "concede", "simulate", "confirm", "occupy", "conquer", "build", "found", "raid", "demolish", "end", "rebel"];

/** A whole sentence as the button says it that plays it. */
export function saying(words: Sentence): string | null {
  const [verb = "", one = ""] = words;
  const tile = words.find(isTile) ?? "";
  const seat = words.slice(1).find(isSeat);
  if (!SAID.includes(verb)) return null;
  if (verb === "target" && tile === "") return say("target-none");
  if (verb === "event") return [title(one), ...words.slice(2).map((word) => (isTile(word) ? word : name(word)))].join(" › ");
  return say(`say-${verb}`, { tile, seat: seat ? name(seat) : "", what: one === "" ? "" : name(one) });
}
