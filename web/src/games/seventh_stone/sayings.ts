// How the game stands, in sentences.

import { t } from "$lib/texts.svelte";
import { name, say } from "./lexicon";
import type { View } from "./types";

export const phaseText = (phase: string): string => t(`seventh_stone-phase-${phase}`);

/** Who won, and how. */
function outcomeText(view: View): string {
  const fields = { ts: view.players[view.winners[0] ?? ""]?.ts ?? 0, why: view.reason ?? "", reason: name(view.reason ?? "") };
  const winners = view.winners.map(name).join(", ");
  return view.winners.length === 1 ? t("seventh_stone-head-won", { winner: winners, ...fields }) : t("seventh_stone-head-shared", { winners, ...fields });
}

/** How far the game is, for the bar. */
export function headline(view: View): string {
  if (view.reason !== null) return outcomeText(view);
  if (view.year === 0) return t("seventh_stone-head-setup", { ts: view.ts_to_win });
  return say("head", { year: view.year, limit: view.year_limit ?? 0, phase: phaseText(view.phase), event: view.event === null ? "none" : name(view.event) });
}

/** The same for the strip of a phone. */
export function track(view: View): string {
  if (view.reason !== null) return outcomeText(view);
  return view.year === 0 ? say("setup") : say("track", { year: view.year, phase: phaseText(view.phase) });
}

/** What an event does, as a sentence. */
export function eventText(event: string): string {
  const said = t(`seventh_stone-about-${event}`);
  return `${said.charAt(0).toLocaleUpperCase()}${said.slice(1)}.`;
}

/** When the next tournament is. */
export const tournamentText = (view: View): string => say("tournament-in", { years: view.tournament_in });
