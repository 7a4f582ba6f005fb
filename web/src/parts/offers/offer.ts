// What a game adds to the form of a new table: which options make sense together, and its own way to choose what is no simple value. The
// server has the last word; this only leaves out what it would refuse or ignore.

import type { Component } from "svelte";
import type { GameInfo, OptionInfo } from "../../wire";
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
  /** The values of an option that make sense in a plan; none: the option is not shown. */
  values?(plan: Plan, option: OptionInfo): string[];
  /** Why an option is as usual and cannot be chosen otherwise, in words; null if it can. */
  closed?(plan: Plan, option: OptionInfo): string | null;
  /** What holds if nothing is chosen, where that is not the option's default. */
  usual?(plan: Plan, option: OptionInfo): string | undefined;
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
