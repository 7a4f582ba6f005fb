// What a game brings to the lobby and to the form of a new table: its drawing, topics, and its own way to choose what is no simple value.
// What an option offers is asked of the server. All of it comes with the lobby, so it is small; the rest comes when it is needed.
//
// A game's folder may have a lobby.ts with `export default { ... } satisfies GameLobby`. One without has a neutral drawing and plain fields.

import type { Component } from "svelte";
import type { Plan } from "../parts/plan";
import type { GameInfo } from "../wire";

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

export interface GameLobby {
  /** A piece of its board, drawn as SVG into a box of 640 × 112. */
  Banner?: Component;
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

const found = import.meta.glob<GameLobby>("./*/lobby.ts", { eager: true, import: "default" });

/** Return what a game brings to the lobby. */
export function lobbyOf(game: string): GameLobby {
  return found[`./${game}/lobby.ts`] ?? {};
}
