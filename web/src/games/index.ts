// The games that have parts of their own here: a folder each, found by its name and fetched when it is needed. `lobby.ts` says what is found
// for the lobby.

import type { Component } from "svelte";
import type { GameUi } from "./game";

const tables = import.meta.glob<GameUi>("./*/index.ts", { import: "default" });
const pages = import.meta.glob<{ default: Component }>("./*/pages/*.ts");

/** The games that are drawn here. Of any other the table shows the scene that the server tells (`table/generic`). */
export const DRAWN: readonly string[] = Object.keys(tables).map((path) => path.split("/")[1]!);

/** Return what a game brings to the table. */
export async function loadGame(game: string): Promise<GameUi> {
  const load = tables[`./${game}/index.ts`];
  if (!load) throw new Error(`no game '${game}'`);
  return load();
}

/** Return how a page of a game's own is loaded: `pages/maps.ts` of a game has the address `/maps/GAME`. Null if there is none. */
export function gamePage(game: string, page: string): (() => Promise<{ default: Component }>) | null {
  return pages[`./${game}/pages/${page}.ts`] ?? null;
}
