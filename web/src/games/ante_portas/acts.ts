// From taps to sentences: what each sentence is about, and what a tap on a hex, a place or a card makes of what was chosen before.
//
// Numbers are hexes in some sentences and counts in others (`lay trap 12`, `lose 2 1`), so this game reads its sentences itself.

import type { Sentence } from "../../table/path";
import type { Composing } from "../game";
import { isBuilding, isCard, isGood, isHex, isSeat, isSite } from "./lexicon";
import type { View } from "./types";

const COUNTS = ["lose", "fell", "snare", "bundle"];

/** The hexes of a sentence, in its order. */
export const hexesOf = (words: Sentence): string[] => (COUNTS.includes(words[0] ?? "") ? [] : words.slice(1).filter(isHex));
/** The places of a sentence. */
export const sitesOf = (words: Sentence): string[] => words.slice(1).filter(isSite);

/** Everything on the table that a sentence is about: hexes, places, cards, goods, buildings, seats. */
export function aboutOf(words: Sentence): string[] {
  if (words[0] === "give" || words[0] === "ask") return []; // offered in the prompt: nearly everything can be given
  const others = words.slice(1).filter((token) => isSite(token) || isCard(token) || isSeat(token) || isBuilding(token) || (isGood(token) && words[0] !== "refine"));
  return [...hexesOf(words), ...others];
}

const same = (one: Sentence, other: Sentence): boolean => one.length === other.length && one.every((token, i) => token === other[i]);

/** The legal sentence that was chosen as a whole. */
export const wholeOf = (legal: readonly Sentence[], chosen: Sentence): Sentence | null => legal.find((words) => same(words, chosen)) ?? null;

/** The sentences that are about everything chosen so far. */
export function leftOf(legal: readonly Sentence[], chosen: Sentence): readonly Sentence[] {
  const whole = wholeOf(legal, chosen);
  if (whole) return [whole];
  return legal.filter((words) => chosen.every((token) => aboutOf(words).includes(token)));
}

/** What a tap leads to. */
export type Tap = { do: "choose"; words: Sentence } | { do: "play"; words: Sentence } | { do: "explain"; words: Sentence };

/** What can be tapped now: everything that a sentence which is left is about. */
export function tappable(legal: readonly Sentence[], chosen: Sentence): ReadonlySet<string> {
  const left = wholeOf(legal, chosen) ? legal : leftOf(legal, chosen);
  return new Set(left.flatMap(aboutOf));
}

/** Read a tap on something of the table. A sentence that is chosen is played by tapping on what it is about again. */
export function tap(view: View, legal: readonly Sentence[], chosen: Sentence, token: string, ask: boolean): Tap {
  const whole = wholeOf(legal, chosen);
  if (whole && aboutOf(whole).includes(token)) return { do: "play", words: whole };
  if (chosen.length === 1 && chosen[0] === token) return { do: "choose", words: [] };
  const fits = legal.filter((words) => aboutOf(words).includes(token));
  if (fits.length === 0) return { do: "explain", words: wondered(view, legal, token) };
  const further = whole || chosen.length === 0 ? [] : fits.filter((words) => leftOf(legal, chosen).includes(words));
  const left = further.length > 0 ? further : fits;
  if (left.length > 1) return { do: "choose", words: further.length > 0 ? [...chosen, token] : [token] };
  return further.length > 0 && !ask && !isRisky(view, left[0]!) ? { do: "play", words: left[0]! } : { do: "choose", words: left[0]! };
}

/** The sentence that somebody may have meant by tapping on something that cannot be chosen. */
function wondered(view: View, legal: readonly Sentence[], token: string): Sentence {
  const kind = [isHex, isSite, isCard, isGood, isSeat, isBuilding].find((test) => test(token)) ?? isHex;
  if (isSite(token)) return [view.question === "site" || view.question === "centre" ? "place" : view.stage === "market" ? "on" : "go", token];
  if (isCard(token)) return ["play", token];
  const like = legal.find((words) => aboutOf(words).some(kind));
  const at = like?.findLastIndex((word, i) => i > 0 && kind(word)) ?? -1;
  return like && at > 0 ? like.with(at, token) : [token];
}

/** What gives something up wants a second tap. */
export function isRisky(view: View | null, words: Sentence): boolean {
  const verb = words[0] ?? "";
  if (verb === "pass") return view === null || view.question === "turn";
  return ["lose", "fell", "snare", "mine", "hungry", "discard", "drop", "dismiss"].includes(verb) || words.includes("raze");
}

/** Everything is put together here; the prompt's own part offers the sentences. */
export const composing: Composing = {
  handles: (legal) => legal.length > 0,
  sentence: (legal, chosen) => wholeOf(legal, chosen),
  back: () => [],
};

// Sentences in groups, as the prompt offers them.

export const FREE = ["employ", "store", "give", "ask"] as const;

export interface Group {
  key: string;
  list: readonly Sentence[];
}

/** Sentences by what is done, in the order in which the engine names them; what ends something comes last, free actions before it. */
export function groupsOf(legal: readonly Sentence[]): { main: Group[]; free: Group[]; end: readonly Sentence[] } {
  const by = new Map<string, Sentence[]>();
  for (const words of legal) by.set(words[0]!, [...(by.get(words[0]!) ?? []), words]);
  const groups = [...by].map(([key, list]) => ({ key, list }));
  const ends = ["done", "pass", "commit", "fire", "keep"];
  return {
    main: groups.filter(({ key }) => !(FREE as readonly string[]).includes(key) && !ends.includes(key)),
    free: groups.filter(({ key }) => (FREE as readonly string[]).includes(key)),
    end: groups.filter(({ key }) => ends.includes(key)).flatMap(({ list }) => list),
  };
}
