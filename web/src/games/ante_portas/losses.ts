// What a player would work out on paper: who falls and who stays, what a batch or a volley is worth, food and goods at the year end.

import type { Sentence } from "../../table/path";
import type { Told } from "../../wire";
import { attackersOn } from "./field";
import { BUILDINGS, IMPROVEMENTS, TILES } from "./data";
import type { CommunityView, FightView, Goods, HexView, View } from "./types";

/** The hex that the open question is about. */
export const hexInQuestion = (view: View): HexView | null => view.hexes[(view.asked_hex || (view.fight?.hex ?? 0)) - 1] ?? null;

/** The totals of the combat that is going on; once it is decided, those that were compared. */
export function totalsOf(view: View, history: readonly Told[]): FightView | null {
  const fight = view.fight;
  if (!fight || (view.question !== "suffer" && view.question !== "fell")) return fight;
  const told = history.findLast(({ kind }) => kind === "totals" || kind === "combat");
  if (told?.kind !== "totals" || told.fields.hex !== fight.hex) return fight;
  return { ...fight, attack: Number(told.fields.attack), defence: Number(told.fields.defence) };
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

/** What the next production brings a community: operated buildings, improvements and the smithy (AP-8.6), as far as there is room. */
export function productionOf(community: CommunityView): Goods {
  const found: Record<string, number> = { tools: 3 };
  const add = (goods: Goods): void => {
    for (const [good, count] of Object.entries(goods)) found[good] = (found[good] ?? 0) + count;
  };
  for (const building of community.buildings) if (building.operated) add(BUILDINGS[building.kind]?.yields ?? {});
  for (const id of community.improvements) add(IMPROVEMENTS[id]?.yields ?? {});
  return found;
}

const STRENGTHS: Readonly<Record<string, number>> = { farmer: 1, citizen: 3, engine: 1, crewed: 1, rider: 1 };

/** What a batch is worth so far, without bonuses. */
export const batchStrength = (view: View): number => view.batch.reduce((sum, [, unit]) => sum + (STRENGTHS[unit] ?? 0), 0);

/** The damage of the buildings that fire in a volley so far. */
export const volleyDamage = (view: View): number => view.volley.reduce((sum, hex) => sum + (TILES[view.hexes[hex - 1]?.tile?.kind ?? ""]?.damage ?? 0), 0);
