// What a player would work out on paper: who falls and who stays, what a batch or a volley is worth, food and goods at the year end.

import type { Sentence } from "../../table/path";
import type { Told } from "../../wire";
import { attackersOn } from "./field";
import { BUILDINGS, IMPROVEMENTS, TILES } from "./data";
import type { CommunityView, FightView, Goods, HexView, View } from "./types";

/** The hex that the open question is about. */
export const hexInQuestion = (view: View): HexView | null => view.hexes[(view.asked_hex || (view.fight?.hex ?? 0)) - 1] ?? null;

type Parts = Readonly<Record<string, number>>;

const ATTACK = ["base", "elite", "card", "carried"] as const;
const MOVER = ["farmers", "citizens", "tile", "shots", "bonus"] as const;
const DEFENCE = ["farmers", "citizens", "tile", "trap", "shots", "bonus"] as const;

/** The totals of the combat that is going on; once it is decided, those that were compared. A game that is over has none. */
export function totalsOf(view: View, history: readonly Told[]): FightView | null {
  const fight = view.reason === "none" ? view.fight : null;
  if (!fight || (view.question !== "suffer" && view.question !== "fell")) return fight;
  const told = history.findLast(({ kind }) => kind === "totals" || kind === "combat");
  if (told?.kind !== "totals" || told.fields.hex !== fight.hex) return fight;
  const { fields } = told;
  const parts = (names: readonly string[], prefix = ""): Parts => Object.fromEntries(names.map((name) => [name, Number(fields[prefix + name] ?? 0)]).filter(([, count]) => count !== 0));
  const attack_parts = { ...parts(ATTACK), ...parts(MOVER, "mover_") };
  const useless = Number(fields.useless ?? 0);
  return { ...fight, attack: Number(fields.attack), defence: Number(fields.defence), attack_parts, defence_parts: { ...parts(DEFENCE), ...(useless > 0 ? { useless: -useless } : {}) } };
}

export interface Loss {
  /** Signs with how many fall and how many stay. */
  lines: readonly { sign: string; falls: number; stays: number }[];
}

/** What a choice of losses does on a hex; null where the hex does not fit it. */
export function lossOf(view: View, hex: HexView | null, words: Sentence): Loss | null {
  const [verb, one, two] = words;
  if (!hex || (verb !== "lose" && verb !== "fell" && verb !== "snare")) return null;
  const [first, second] = [Number(one), Number(two)];
  if (verb === "fell") {
    const { base, elite } = attackersOn(view, hex);
    if (base < first || elite < second) return null;
    const dragons = view.scenario === "dragons" ? "dragon_" : "";
    return { lines: [{ sign: `${dragons}base`, falls: first, stays: base - first }, { sign: `${dragons}elite`, falls: second, stays: elite - second }] };
  }
  for (const team of hex.soldiers) {
    const farmers = team.farmers + team.exhausted_farmers;
    const citizens = team.citizens + team.exhausted_citizens;
    if (farmers >= first && citizens >= second) return { lines: [{ sign: "farmer", falls: first, stays: farmers - first }, { sign: "citizen", falls: second, stays: citizens - second }] };
  }
  return null;
}

/** The food that the citizens of a team need at the end of the year, and the food it has (AP-8.4). */
export function foodOf(view: View, team: string): { need: number; have: number } {
  const own = view.communities.filter((one) => one.team === team);
  const working = own.flatMap((one) => one.buildings).reduce((sum, building) => sum + building.citizens, 0);
  const fighting = view.hexes.flatMap((hex) => hex.soldiers).filter((one) => one.team === team).reduce((sum, one) => sum + one.citizens + one.exhausted_citizens, 0);
  return { need: working + fighting, have: own.reduce((sum, one) => sum + (one.goods.food ?? 0), 0) };
}

export interface Production {
  goods: Goods;
  /** Goods for which a buffer has no room (AP-2.5). */
  lost: number;
  /** How many more the factories can bring (AP-8.9). */
  boosts: number;
  /** Improvements that may convert goods afterwards (AP-8.12). */
  converts: readonly string[];
}

const SLAUGHTERING = "i221"; // 1 more food from every hunting lodge
const CONVERTING = ["i214", "i215"];
const BOOSTS_A_FACTORY = 2;

/** What the next production brings a community: operated buildings as far as their buffers have room, improvements and the smithy (AP-8.6). */
export function productionOf(community: CommunityView): Production {
  const goods: Record<string, number> = { tools: 3 };
  let lost = 0;
  const room: { citizens: boolean; left: number }[] = []; // what factories can still boost
  const add = (good: string, count: number): void => void (goods[good] = (goods[good] ?? 0) + count);
  for (const building of community.buildings.filter((one) => one.operated)) {
    for (const [good, printed] of Object.entries(BUILDINGS[building.kind]?.yields ?? {})) {
      const count = printed + (building.kind === "hunting_lodge" && community.improvements.includes(SLAUGHTERING) ? 1 : 0);
      const free = building.buffer_most > 0 ? building.buffer_most - building.buffer : Infinity;
      add(good, Math.min(count, free));
      lost += Math.max(count - free, 0);
      if (free > count) room.push({ citizens: building.needs_citizens > 0, left: free - count });
    }
  }
  for (const id of community.improvements) for (const [good, count] of Object.entries(IMPROVEMENTS[id]?.yields ?? {})) add(good, count);
  let boosts = 0;
  for (const factory of community.buildings.filter((one) => one.kind === "factory" && one.operated)) {
    const boosted = room.filter((one) => one.citizens === factory.citizens > 0 && one.left > 0).slice(0, BOOSTS_A_FACTORY);
    for (const one of boosted) one.left -= 1;
    boosts += boosted.length;
  }
  return { goods, lost, boosts, converts: community.improvements.filter((id) => CONVERTING.includes(id)) };
}

const STRENGTHS: Readonly<Record<string, number>> = { farmer: 1, citizen: 3, engine: 1, crewed: 1, crewed_exhausted: 1, rider: 1 };

/** What a batch is worth so far, without bonuses. */
export const batchStrength = (view: View): number => view.batch.reduce((sum, [, unit]) => sum + (STRENGTHS[unit] ?? 0), 0);

/** The damage of the buildings that fire in a volley so far. */
export const volleyDamage = (view: View): number => view.volley.reduce((sum, hex) => sum + (TILES[view.hexes[hex - 1]?.tile?.kind ?? ""]?.damage ?? 0), 0);

/** The most damage that the buildings of the side that is asked can still do on a hex. */
export function firepower(view: View, hex: number): number {
  const team = view.teams[view.seats.indexOf(view.asked ?? "")] ?? "a";
  const firing = view.hexes.flatMap(({ tile }) => (tile && tile.team === team && tile.reach.includes(hex) ? [tile] : []));
  return firing.reduce((sum, tile) => sum + tile.actions * (TILES[tile.kind]?.damage ?? 0), 0);
}
