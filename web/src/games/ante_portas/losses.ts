// What is lost, and what lacks: who falls and who stays, the totals that were compared, food at the year end.

import type { Sentence } from "../../table/path";
import type { Told } from "../../wire";
import { attackersOn } from "./field";
import type { FightView, HexView, View } from "./types";

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

/** The food that a team needs at the end of the year, and the food it has (AP-8.4). */
export function foodOf(view: View, team: string): { need: number; have: number } {
  const own = view.communities.filter((one) => one.team === team);
  return { need: view.hungry[team === "b" ? 1 : 0] ?? 0, have: own.reduce((sum, one) => sum + (one.goods.food ?? 0), 0) };
}
