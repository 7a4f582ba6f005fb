// Hexes, places and communities in words, for tips and screen readers.

import { BUILDINGS, PLACES, RECIPES, TILES } from "./data";
import { attackersOn } from "./field";
import { about, name, say } from "./lexicon";
import type { CommunityView, Goods, HexView, SoldiersView, View } from "./types";

/** Attackers in words. */
export function attackersText(view: View, hex: HexView): string {
  const { base, elite, snared } = attackersOn(view, hex);
  if (base + elite === 0) return "";
  return [say("attackers", { base, elite }), ...(snared > 0 ? [say("snared", { count: snared })] : [])].join(", ");
}

/** Soldiers of a team in words. */
export function soldiersText(view: View, team: SoldiersView): string {
  const exhausted = team.exhausted_farmers + team.exhausted_citizens;
  return [
    say("soldiers", { team: view.mode === "coop" ? "none" : team.team, farmers: team.farmers + team.exhausted_farmers, citizens: team.citizens + team.exhausted_citizens }),
    ...(exhausted > 0 ? [say("exhausted", { count: exhausted })] : []),
    ...(team.snared > 0 ? [say("snared", { count: team.snared })] : []),
  ].join(", ");
}

const TURNS = ["u", "ur", "r", "d", "l", "ul"];

/** A hex in one line. */
export function hexText(view: View, hex: HexView, choice: boolean, picked: boolean): string {
  const tile = hex.tile ? [name(hex.tile.kind) + (TILES[hex.tile.kind]?.arrows ? ` (${say(`facing-${TURNS[hex.tile.facing]!}`)})` : "")] : [];
  const parts = [attackersText(view, hex), ...hex.soldiers.map((team) => soldiersText(view, team)), ...tile, picked ? say("chosen") : choice ? say("choice") : ""];
  return [say("hex", { hex: hex.number }), ...parts.filter(Boolean)].join(", ");
}

/** How often somebody can pay a cost now; storable goods count against the spending limit (AP-2.4). */
export function affordable(community: CommunityView, cost: Goods): number {
  const counted = Object.entries(cost).filter(([good]) => good !== "taler" && good !== "tools");
  const whole = counted.reduce((sum, [, count]) => sum + count, 0);
  const most = Math.min(...Object.entries(cost).map(([good, count]) => Math.floor((community.goods[good] ?? 0) / count)));
  return Math.max(Math.min(most, whole > 0 ? Math.floor(community.spending_left / whole) : most), 0);
}

/** What a place offers, with how often the viewer could pay for it and how many tiles are left. */
export function offersOf(view: View, place: string, community: CommunityView | undefined): string[] {
  const { recipe, build, lay } = PLACES[place] ?? {};
  const cost = recipe ? RECIPES[recipe]!.from : build ? BUILDINGS[build]!.cost : lay ? TILES[lay]!.cost : null;
  const found = [about(place)];
  if (cost && community) found.push(say("afford", { count: affordable(community, cost) }));
  if (lay) found.push(say("tiles-left", { count: view.tiles_left[lay] ?? 0 }));
  return [found.join(" ")];
}
