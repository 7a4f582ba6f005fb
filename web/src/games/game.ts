// What a game brings to the table: its drawings and a few words. Everything else of a table is the same for all games (web/src/table).
//
// A game's folder has an index.ts with `export default { ... } satisfies GameUi<View>`.

import type { Component } from "svelte";
import type { Told } from "../wire";

/** A thing on the table was clicked. */
export interface Pick {
  token: string;
}

/** What Board and Hand are given. */
export interface StageProps<V> {
  view: V;
  /** The seat that is looked through, null for a spectator. */
  viewer: string | null;
  /** Tokens that may be clicked now: these glow. */
  choices: ReadonlySet<string>;
  /** Tokens clicked so far, in the order of the clicks. */
  chosen: readonly string[];
  /** What just happened: traced and animated. A new array means new events, even if they read the same. */
  told: readonly Told[];
  /** Something that is a token was clicked, whether it is in `choices` or not: a click on anything else is explained. */
  onpick: (token: string) => void;
}

/** One of the two or three numbers that matter about a seat. */
export interface Chip {
  /** The table has signs for the usual ones: hand, bag, markers, score. */
  key: string;
  value: string;
  /** In words, for whoever cannot see the sign that stands for it. */
  label: string;
}

// A game is loaded by its name, so the table cannot know the type of its view; the game itself does.
export interface GameUi<V = any> {
  Board: Component<StageProps<V>>;
  /** Along the bottom edge: the hand, and whatever else a choice can be made of (a pool of cards in a draft). */
  Hand: Component<StageProps<V>>;
  /** All that is public about one seat, and its secrets as far as the view has them. */
  Sheet: Component<{ view: V; seat: string }>;
  chips(view: V, seat: string): Chip[];
  /** Round, initiative and the like in words. */
  headline(view: V): string;
  /** The same, short enough for the strip of a phone. */
  track?(view: V): string;
  /** Where a token is clicked; a "word" is a button in the prompt. */
  kind(token: string): "board" | "hand" | "word" | "seat";
  /** Whether a sentence wants a second tap although it is clear, for instance because it gives something up. */
  risky(words: readonly string[]): boolean;
  /** One sentence about a thing on the table. */
  about?(token: string): string;
  /** Whether a token of the board is worth glowing before anything is chosen: what the viewer can act with. */
  starts?(view: V, token: string): boolean;
}
