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
}

export interface Offer {
  /** The values of an option that make sense in a plan; none: the option is not shown. */
  values?(plan: Plan, option: OptionInfo): string[];
  /** Why an option is as usual and cannot be chosen otherwise, in words; null if it can. */
  closed?(plan: Plan, option: OptionInfo): string | null;
  /** What holds if nothing is chosen, where that is not the option's default. */
  usual?(plan: Plan, option: OptionInfo): string | undefined;
  /** An option that has a field of its own. */
  picker?: { option: string; load(): Promise<{ default: Component<PickerProps> }> };
  /** What is still to be done before the table can be opened, in words; null if nothing. */
  missing?(plan: Plan): string | null;
}
