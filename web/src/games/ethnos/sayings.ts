// What stands on the board in sentences, for hints and for whoever listens.

import { t } from "$lib/texts.svelte";
import { DRAGONS } from "./facts";
import { giantHolder, nextSymbol, prizeOf, ranked, ROMAN, roman, sum } from "./standing";
import type { KingdomView, StandingView, View } from "./types";
import { map, name, SKELETON } from "./lexicon";

/** What a kingdom pays in this age. */
export function prizeText(view: View, kingdom: KingdomView): string {
  const tokens = kingdom.tokens.map((value, space) => {
    const prize = prizeOf(view, space);
    const fields = { space: ROMAN[space] ?? "", value };
    if (prize === null) return map("token-later", fields);
    return prize === "alone" ? map("token-alone", fields) : map("token-pays", { ...fields, rank: prize });
  });
  return map("tokens", { tokens: tokens.join(", ") });
}

/** A ranking in one sentence. */
function rankingText(view: View, standing: readonly StandingView[], key: "ethnos_map-stands" | "ethnos_map-swims"): string {
  return ranked(standing)
    .map(({ seat, count, rank, tied, glory, broken }) => {
      const said = t(key, { seat: name(seat), count, rank, tied, glory });
      return broken ? `${said} ${map("stands-trolls", { sum: sum(view.players[seat]?.trolls ?? []) })}` : said;
    })
    .join("; ");
}

/** Who stands how in a kingdom. */
export function standingText(view: View, kingdom: KingdomView): string {
  if (kingdom.standing.length === 0) return map("nobody-long");
  return map("standing", { list: rankingText(view, kingdom.standing, "ethnos_map-stands") });
}

/** Who is how far on the Merfolk board. */
export function merfolkText(view: View): string {
  const value = view.merfolk_glory[view.age - 1] ?? 0;
  if (!view.merfolk || view.merfolk.length === 0) return map("merfolk-nobody", { value });
  return map("merfolk-standing", { value, list: rankingText(view, view.merfolk, "ethnos_map-swims") });
}

/** How far it is to the next free marker. */
export function symbolText(space: number): string {
  const symbol = nextSymbol(space);
  return symbol === null ? map("symbol-none") : map("symbol-next", { symbol, steps: symbol - space });
}

/** The band size that places the next marker of a seat: as a number, short and as a sentence; null when the game is over. */
export function needText(view: View, kingdom: KingdomView, seat: string): { bare: string; short: string; long: string } | null {
  const size = kingdom.needed[seat];
  if (size === undefined || view.reason !== null) return null;
  if (view.players[seat]?.supply === 0) return { bare: "–", short: "–", long: map("needed-none") };
  const minotaur = view.tribes.includes("minotaur") ? "yes" : "no";
  const long = map("needed", { size, minotaur, less: Math.max(size - 1, 1) });
  return { bare: String(size), short: map("needed-short", { size }), long };
}

/** The Giant token: who has it, and with what. */
export function giantText(view: View): string {
  const value = view.giant_glory[view.age - 1] ?? 0;
  const holder = giantHolder(view);
  if (holder === null) return map("giant-free", { value });
  return map("giant-held", { seat: name(holder), record: view.giant_record, value });
}

/** The name of a tribe; a Skeleton card is called like its tribe otherwise. */
export function tribeText(tribe: string): string {
  return tribe === SKELETON ? map("skeletons") : name(tribe);
}

/** How close the end of the age is, as far as anybody can know. */
export function dragonText(view: View): string {
  const left = DRAGONS - view.dragons;
  if (left === 0) return map("dragons-all");
  if (view.safe > 0) return map("dragons-later", { safe: view.safe });
  return left === 1 ? map("dragons-last", { percent: Math.round(100 / Math.max(view.deck, 1)) }) : map("dragons-now");
}

/** How far the game is, for the bar. */
export function headline(view: View): string {
  if (view.reason !== null) return outcomeText(view);
  if (view.age === 0) return t("ethnos-head-ban");
  const age = { age: roman(view.age), ages: roman(view.ages) };
  if (view.prompt === "orc_pillage") return t("ethnos-head-age_end", age);
  return t("ethnos-head-age", { ...age, dragons: view.dragons, deck: view.deck, safe: view.safe, first: name(view.first ?? "") });
}

/** The same for the strip of a phone. */
export function track(view: View): string {
  if (view.reason !== null) return outcomeText(view);
  if (view.age === 0) return map("ban-title");
  return map("track", { age: roman(view.age), ages: roman(view.ages), dragons: view.dragons, deck: view.deck });
}

/** Who won, and with how much. */
function outcomeText(view: View): string {
  const winners = view.winners.map(name).join(", ");
  const glory = view.players[view.winners[0] ?? ""]?.glory ?? 0;
  if (view.reason === "resign") return t("ethnos-head-resigned", { winner: winners });
  return view.winners.length === 1 ? t("ethnos-head-won", { winner: winners, glory }) : t("ethnos-head-shared", { winners, glory });
}
