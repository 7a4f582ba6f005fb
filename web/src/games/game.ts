// What a game brings to the table: its drawings and a few words. Everything else of a table is the same for all games (web/src/table).
//
// A game's folder has an index.ts with `export default { ... } satisfies GameUi<View>`.

import type { Component } from "svelte";
import type { Sentence } from "../table/path";
import type { Told } from "../wire";

/** A thing on the table was clicked. */
export interface Pick {
  token: string;
}

/** A play as the viewer may know it. */
export interface Played {
  seat: string;
  words: Sentence;
  /** What whoever played says about it, empty for nothing. */
  comment: string;
}

/** What Board and Hand are given, as far as sentences are clicked together word by word. */
export interface PathProps<V> {
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
  /** Open one of the game's own sheets (`GameUi.Sheets`) by its name. */
  onopen?: (sheet: string) => void;
}

/** All that Board and Hand are given: also what a game needs that puts whole sentences together itself. */
export interface StageProps<V> extends PathProps<V> {
  /** Everything that may be played now; empty while nothing is asked of the viewer. */
  legal: readonly Sentence[];
  /** What the others did since the viewer's last play, oldest first. */
  lately: readonly Told[];
  /** All that happened up to the position shown, as the viewer may know it; what was taken back is not in it. */
  history: readonly Told[];
  /** The same, put together by the game into battles, years and the like (`Game.retell`); null while it is on its way. */
  story: () => any;
  /** What these words would lead to, or without words what others could do next (`Game.look_ahead`); null while it is on its way. */
  outlook: (words?: Sentence) => any;
  /** All plays up to the position shown, oldest first; what was taken back is not among them. */
  plays?: readonly Played[];
  /** What the viewer may say now whether asked or not: how to be asked, what the team decides together. */
  asides?: readonly Sentence[];
  /** One of these is said. */
  onaside?: (words: Sentence) => void;
  /** These words are chosen, a whole sentence or as far as it goes; none of them forgets what was chosen. */
  onchoose: (words: Sentence) => void;
  /** This sentence is meant: it was chosen and then tapped again or confirmed. Some may carry a comment. */
  onplay: (words: Sentence, comment?: string) => void;
  /** Why can this not be played? */
  onexplain: (words: Sentence) => void;
}

/** What the game's own sheets are given. They lie over the table, one at a time; which one is open the table keeps. */
export interface SheetsProps<V> extends Omit<StageProps<V>, "onopen"> {
  /** The present is shown, not a position of the past. */
  live: boolean;
  /** The name of the sheet that is open; empty if another window of the table is, which no sheet may push aside by itself. */
  open: string | null;
  onopen: (sheet: string | null) => void;
}

/** A key that does something on this game's table. */
export interface Key {
  keys: readonly string[];
  about: () => string;
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
  /** Whatever else lies over the table: a reference card, a scoring shown step by step. Mounted as long as the table is. */
  Sheets?: Component<SheetsProps<V>>;
  chips(view: V, seat: string): Chip[];
  /** Round, initiative and the like in words. */
  headline(view: V): string;
  /** The same, short enough for the strip of a phone. */
  track?(view: V): string;
  /** Where a token is clicked; a "word" is a button in the prompt. */
  kind(token: string, view: V): "board" | "hand" | "word" | "seat";
  /** Whether a sentence wants a second tap although it is clear, for instance because it gives something up. */
  risky(words: readonly string[]): boolean;
  /** A whole sentence as the button that plays it says it; null where its words, one after the other, say it well enough. */
  saying?(words: Sentence): string | null;
  /** One sentence about a thing on the table. */
  about?(token: string, view: V): string;
  /** Whether a token of the board is worth glowing before anything is chosen: what the viewer can act with. */
  starts?(view: V, token: string): boolean;
  /** Keys of its own, for the list of keys. */
  keys?: readonly Key[];
  /** For games in which some decisions are put together on the table, as a band of cards, and not word by word. */
  composing?: Composing;
  /** What helps with the decision that is asked, in the prompt. Where sentences are put together it is what plays them, too. */
  Aid?: Component<StageProps<V> & { narrow: boolean }>;
  /** Whether a seat stands idle because nobody is there, in games with a game master. */
  absent?(view: V, seat: string): boolean;
  /** What can stand for a word in the form of a game master's order (`TILE`, `EVENT` …), with its text; null: whatever is typed. */
  orderWords?(form: string, view: V): readonly { word: string; text: string }[] | null;
  /** Whether the aid offers the words of the decision that is asked, so that the prompt need not. */
  offersWords?(view: V): boolean;
}

/** How a game puts sentences together itself. The prompt then offers no words; the list of all sentences stays. */
export interface Composing {
  /** Whether this decision is such a one. */
  handles(legal: readonly Sentence[]): boolean;
  /**
   * The legal sentence that the words chosen so far say, in whatever order; null if they say none. Where there are countless ones and only
   * a selection is listed, it may be one that is not: the server has the last word.
   */
  sentence(legal: readonly Sentence[], chosen: Sentence): Sentence | null;
  /** What is left after one step back, where that is not the last word. */
  back?(chosen: Sentence): Sentence;
}
