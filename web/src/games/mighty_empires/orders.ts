// The order for a battle, put together part by part and sent as one sentence (ME-8.4, ME-9.1). Pure.

import { byName, nameByName } from "$lib/facts";
import type { Sentence } from "../../table/path";
import { BASES, BATTLEFIELD_NAMES, BEATS, CHARACTER_NAMES, EXPECTED_RP, EXTRAS, GENERAL_NAMES, GROUND, MOST_BOUGHT, SIEGE_MALUS, SIEGE_STEP, STANCE_NAMES, TEMPO } from "./facts";
import { realmOf } from "./lexicon";
import { inBattle } from "./standing";
import type { ArmyView, BattleView, View } from "./types";

/** Gold for siege equipment, with the percent that the walls still cost. */
export const SIEGE = SIEGE_MALUS.map((malus, step) => ({ price: step * SIEGE_STEP, malus: -malus }));

export interface Draft {
  gold: number;
  reinforce: number;
  siege: number;
  stance: string | null;
  general: string;
  hunt: boolean;
  assassin: string;
}

/** What this order has to say; the rest of a draft is left out. */
export interface Needs {
  verb: "order" | "muster";
  gold: boolean;
  reinforce: boolean;
  siege: boolean;
  stance: boolean;
  hunt: boolean;
  assassin: boolean;
  /** Gold comes in steps: tens in a simulation, any whole number at the table. */
  step: number;
}

export const EMPTY: Draft = { gold: 0, reinforce: 0, siege: 0, stance: null, general: "command", hunt: false, assassin: "general" };
const VERBS: readonly string[] = ["order", "muster"];
const isNumber = (word: string | undefined): boolean => /^\d+$/.test(word ?? "");

/** The battle that a seat decides something about before it is fought, and is not done with. */
export function battleAhead(view: View, seat: string | null): BattleView | null {
  return (
    view.battles.find((battle) => {
      if (!inBattle(battle, seat) || battle.stage === "settled" || battle.stage === "to_be_played") return false;
      return !(battle.a === seat ? battle.army_a : battle.army_b).sealed;
    }) ?? null
  );
}

export const otherSide = (battle: BattleView, seat: string): string => (battle.a === seat ? battle.b : battle.a);

/** What an order is about, told by the sentences on offer; null if none is asked. */
export function needsOf(view: View, seat: string | null, legal: readonly Sentence[]): Needs | null {
  const example = legal.find((words) => VERBS.includes(words[0] ?? ""));
  const battle = battleAhead(view, seat);
  const realm = realmOf(view, seat);
  if (!example || !battle || !realm) return null;
  const gold = isNumber(example[1]);
  const stance = example.some((word) => (STANCE_NAMES as readonly string[]).includes(word));
  return {
    verb: example[0] as Needs["verb"],
    gold,
    reinforce: gold && realm.event === "reinforcements",
    siege: gold && battle.siege && battle.a === seat && battle.mode !== "table",
    stance,
    hunt: stance && battle.dragon,
    assassin: stance && realm.event === "assassin",
    step: battle.mode === "table" ? 1 : 10,
  };
}

/** Gold that is left when everything else stays (ME-8.16). */
export function goldLeft(draft: Draft, treasury: number, without: "gold" | "reinforce" | "siege" | null = null): number {
  return treasury - (["gold", "reinforce", "siege"] as const).reduce((sum, part) => sum + (part === without ? 0 : draft[part]), 0);
}

/** How much gold reinforcements may cost in one battle (ME-5.9). */
export const mostReinforced = (view: Pick<View, "most_reinforced">, gold: number): number => Math.min(view.most_reinforced ?? gold, gold);

/** What a side may still pay in secret, as far as others can tell. */
export function mostHidden(view: Pick<View, "most_reinforced">, army: Pick<ArmyView, "bought" | "free" | "reinforced">, gold: number): number {
  const bought = army.bought === null ? Math.min(MOST_BOUGHT, gold) : 0;
  return bought + (army.free > 0 && army.reinforced === null ? mostReinforced(view, gold - bought) : 0);
}

/** The most that can be paid for a part when the others stay as they are; `reinforcing` is what reinforcements cost at most. */
export function mostOf(draft: Draft, part: "gold" | "reinforce", treasury: number, step: number, reinforcing: number | null = null): number {
  const cap = part === "gold" ? MOST_BOUGHT : (reinforcing ?? treasury);
  return Math.max(0, Math.floor(Math.min(cap, goldLeft(draft, treasury, part)) / step) * step);
}

/** Return the sentence of a draft, null while something is not decided. */
export function orderOf(needs: Needs, draft: Draft): Sentence | null {
  if (needs.stance && draft.stance === null) return null;
  return [
    needs.verb,
    ...(needs.gold ? [String(draft.gold)] : []),
    ...(needs.reinforce && draft.reinforce > 0 ? ["reinforce", String(draft.reinforce)] : []),
    ...(needs.siege && draft.siege > 0 ? ["siege", String(draft.siege)] : []),
    ...(needs.stance ? [draft.stance!, draft.general] : []),
    ...(needs.hunt ? [draft.hunt ? "hunt" : "spare"] : []),
    ...(needs.assassin ? ["assassin", draft.assassin] : []),
  ];
}

/** Words for a draft that is not finished yet: the stance may be missing. */
export function draftWords(needs: Needs, draft: Draft): Sentence {
  return orderOf(needs, draft) ?? orderOf({ ...needs, stance: false }, draft)!;
}

/** Return what the words of an order say, null if they are no order. */
export function readOrder(words: Sentence): Draft | null {
  if (!VERBS.includes(words[0] ?? "")) return null;
  const draft = { ...EMPTY };
  for (let i = 1; i < words.length; i++) {
    const word = words[i]!;
    if (isNumber(word)) draft.gold = Number(word);
    else if (word === "reinforce" || word === "siege") draft[word] = Number(words[++i] ?? 0);
    else if ((STANCE_NAMES as readonly string[]).includes(word)) draft.stance = word;
    else if ((GENERAL_NAMES as readonly string[]).includes(word)) draft.general = word;
    else if (word === "hunt" || word === "spare") draft.hunt = word === "hunt";
    else if (word === "assassin" && (CHARACTER_NAMES as readonly string[]).includes(words[i + 1] ?? "")) draft.assassin = words[++i]!;
    else return null;
  }
  return draft;
}

// What stances do (4.13, 4.15)

/** Percent of assault, hold and flank on a battlefield. */
export const GROUNDS: Readonly<Record<string, readonly number[]>> = Object.fromEntries(BATTLEFIELD_NAMES.map((name, i) => [name, GROUND.slice(3 * i, 3 * i + 3)]));
export const TEMPOS = byName(STANCE_NAMES, TEMPO);
/** Whom a stance beats. */
export const BEATEN = nameByName(STANCE_NAMES, BEATS);

export const groundBonus = (ground: string, stance: string): number => GROUNDS[ground]?.[(STANCE_NAMES as readonly string[]).indexOf(stance)] ?? 0;

/** Mean empire points of both sides with equal armies, and with 100 or 250 points more, by the base (ME-9.16). */
export const WORTH: Readonly<Record<number, readonly { more: number; own: number; other: number }[]>> = Object.fromEntries(
  BASES.map((base, i) => [base, EXTRAS.map((more, line) => ({ more, own: EXPECTED_RP[line]![2 * i]! / 100, other: EXPECTED_RP[line]![2 * i + 1]! / 100 }))]),
);
/** The same for any number of points more or fewer, in between as on a straight line. */
export function worthOf(base: number, more: number): { own: number; other: number } {
  const rows = WORTH[base] ?? WORTH[base <= BASES[0]! ? BASES[0]! : BASES.at(-1)!]!;
  const by = Math.min(Math.abs(more), 250);
  const [low, high] = by <= 100 ? [rows[0]!, rows[1]!] : [rows[1]!, rows[2]!];
  const part = (by - low.more) / (high.more - low.more);
  const own = low.own + (high.own - low.own) * part;
  const other = low.other + (high.other - low.other) * part;
  return more >= 0 ? { own, other } : { own: other, other: own };
}
