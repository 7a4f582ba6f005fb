// What a game adds to the form of a new table: topics, and its own way to choose what is no simple value. What an option offers is asked of
// the server.

import type { Component } from "svelte";
import type { GameInfo } from "../../wire";
import type { Plan } from "../plan";

export interface PickerProps {
  game: GameInfo;
  plan: Plan;
  /** As the option is written. */
  value: string;
  problem?: string;
  onchange: (value: string) => void;
  /** Choose another option that the same field is about. */
  onoption: (option: string, value: string) => void;
}

export type PickerModule = Promise<{ default: Component<PickerProps> }>;

/** Options that belong together, where a game has too many for one list. */
export interface Topic {
  /** Key of its heading. */
  title: string;
  options: readonly string[];
}

export interface Offer {
  /** An option that has a field of its own. */
  picker?: { option: string; load(): PickerModule };
  /** More of them, by option. */
  fields?: Readonly<Record<string, () => PickerModule>>;
  /** The options by topic: the first one stands open, the others are folded. What stands nowhere is chosen in the field of another. */
  topics?: readonly Topic[];
  /** Files of texts that all this needs. */
  texts?: readonly string[];
  /** What an address asks for. */
  begin?(plan: Plan, query: Readonly<Record<string, string>>): void;
  /** The number of players has changed. */
  resized?(plan: Plan): void;
  /** What is still to be done before the table can be opened, in words; null if nothing. */
  missing?(plan: Plan): string | null;
}
