// What a band will do when it is played: numbers that a player would otherwise work out on paper. Nothing here decides what is legal.

import type { Fields } from "$lib/texts.svelte";
import { counted, less, total } from "./cards";
import { ageEnds, percent } from "./odds";
import { BAND_GLORY, MERFOLK_LAST, MERFOLK_SYMBOLS, nextSymbol, ORC_GLORY } from "./standing";
import type { Cards, View } from "./types";
import { kingdomOf, name, SKELETON, tribeOf } from "./lexicon";

const GIANT_NOW = 2; // ET-12.1

/** Return what a band of this scoring size is worth at the end of the age (ET-24.1). */
export function bandGlory(size: number): number {
  return BAND_GLORY[Math.min(size, 6)] ?? 0;
}

/** One thing that will happen, or why it will not: a text with its fields. */
export interface Line {
  key: string;
  fields: Fields;
  /** Something comes of it. */
  works: boolean;
}

export interface Preview {
  /** X: all cards, Skeletons too (ET-6.7). */
  size: number;
  skeletons: number;
  leader: string;
  marker: Line;
  /** Where the marker can go; several with a Wingfolk leader. */
  kingdoms: readonly string[];
  ability: Line;
  /** What counts for glory: without Skeletons, one more with a Dwarf leader (ET-10.1, ET-17.3). */
  scoring: number;
  glory: number;
  /** What it would be if the Skeletons stayed. */
  gloryWithSkeletons: number;
  /** What is left in the hand. */
  rest: Cards;
}

/** Return what a band of these cards under this leader will do. */
export function preview(view: View, seat: string, leader: string, cards: readonly string[]): Preview {
  const player = view.players[seat]!;
  const band = counted(cards);
  const tribe = tribeOf(leader);
  const size = cards.length;
  const skeletons = band[SKELETON] ?? 0;
  const more = tribe === "dwarf" ? 1 : 0;
  const scoring = size - skeletons + more;
  const rest = less(player.hand ?? {}, band);
  const { line: marker, kingdoms } = markerLine(view, seat, leader, size);
  return {
    size,
    skeletons,
    leader,
    marker,
    kingdoms,
    ability: abilityLine(view, seat, leader, size, scoring, rest, marker.works),
    scoring,
    glory: bandGlory(scoring),
    gloryWithSkeletons: bandGlory(size + more),
    rest,
  };
}

/** Return what the marker step will do (ET-7). */
function markerLine(view: View, seat: string, leader: string, size: number): { line: Line; kingdoms: string[] } {
  const tribe = tribeOf(leader);
  const none = (key: string, fields: Fields = {}): { line: Line; kingdoms: string[] } => ({ line: { key, fields, works: false }, kingdoms: [] });
  if (tribe === "halfling") return none("marker-halfling");
  if (view.players[seat]!.supply === 0) return none("marker-supply");
  const counts = size + (tribe === "minotaur" ? 1 : 0);
  const passed = view.kingdoms.filter((kingdom) => counts >= (kingdom.needed[seat] ?? Infinity));
  if (tribe === "wingfolk") {
    const kingdoms = passed.map((kingdom) => kingdom.kingdom);
    if (kingdoms.length === 0) return none("marker-nowhere");
    return { line: { key: "marker-choose", fields: { kingdoms: kingdoms.map(name).join(", "), count: kingdoms.length }, works: true }, kingdoms };
  }
  const kingdom = kingdomOf(leader)!;
  const found = view.kingdoms.find((one) => one.kingdom === kingdom);
  const needed = (found?.needed[seat] ?? 1) - (tribe === "minotaur" ? 1 : 0);
  const fields = { kingdom: name(kingdom), needed: Math.max(needed, 1), count: (found?.markers[seat] ?? 0) + 1 };
  const works = passed.some((one) => one.kingdom === kingdom);
  return { line: { key: works ? "marker-placed" : "marker-small", fields, works }, kingdoms: works ? [kingdom] : [] };
}

/** Return what the leader's ability will do, as far as it can be told. */
function abilityLine(view: View, seat: string, leader: string, size: number, scoring: number, rest: Cards, placed: boolean): Line {
  const player = view.players[seat]!;
  const supply = player.supply - (placed ? 1 : 0);
  const tribe = tribeOf(leader);
  const does = (works: boolean, fields: Fields = {}, other = "none"): Line => ({ key: `does-${tribe}${works ? "" : `-${other}`}`, fields, works });
  switch (tribe) {
    case "centaur": {
      const cards = total(rest) - (rest[SKELETON] ?? 0);
      return placed ? does(cards > 0, {}, "last") : does(false);
    }
    case "dwarf":
      return does(true, { scoring });
    case "elf": {
      const left = total(rest);
      if (left > 0 && left <= size) return { key: "does-elf-all", fields: { rest: left }, works: true };
      return does(left > 0, { keep: size, rest: left });
    }
    case "giant":
      return does(size > view.giant_record, { record: view.giant_record, glory: GIANT_NOW, later: view.giant_glory[view.age - 1] ?? 0 });
    case "merfolk": {
      const to = Math.min(player.merfolk + size, MERFOLK_LAST);
      const symbols = MERFOLK_SYMBOLS.filter((space) => player.merfolk < space && space <= to).length;
      return does(to > player.merfolk, { from: player.merfolk, to, markers: Math.min(symbols, supply), next: nextSymbol(to) ?? 0 });
    }
    case "orc": {
      const kingdom = kingdomOf(leader)!;
      const fields = { kingdom: name(kingdom), glory: ORC_GLORY[player.orcs.length + 1] ?? 0, now: ORC_GLORY[player.orcs.length]! };
      return player.orcs.includes(kingdom) ? does(false, fields) : does(supply > 0, fields, "supply");
    }
    case "troll": {
      const tokens = view.trolls.filter((value) => value <= size);
      return does(tokens.length > 0, { tokens: tokens.join(", "), count: tokens.length });
    }
    case "wizard": {
      const chance = ageEnds(view, size);
      return { key: chance > 0 ? "does-wizard" : "does-wizard-safe", fields: { count: size, chance: percent(chance) }, works: true };
    }
    case "fairy": {
      const count = view.bands.filter((band) => band.seat !== seat && band.size <= size && tribeOf(band.leader) !== "fairy").length;
      return does(count > 0, { count });
    }
    default: // Halflings and Minotaurs act in the marker step, Wingfolk there too
      return does(true, { size: size + 1 });
  }
}

/** Return the card of a band that leads it best at first sight: one that places a marker, then one whose ability does something. */
export function bestLeader(view: View, seat: string, cards: readonly string[]): string | null {
  let best: string | null = null;
  let most = -1;
  for (const leader of new Set(cards)) {
    if (leader === SKELETON) continue;
    const { marker, ability, glory } = preview(view, seat, leader, cards);
    const plain = ["halfling", "minotaur", "wingfolk"].includes(tribeOf(leader));
    const worth = (marker.works ? 1000 : 0) + (ability.works && !plain ? 100 : 0) + glory;
    if (worth > most) [best, most] = [leader, worth];
  }
  return best;
}
