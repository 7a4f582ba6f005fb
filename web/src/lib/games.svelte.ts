// What there is to play. The list never changes while the server runs, so it is fetched once.

import type { GameInfo } from "../wire";
import { get } from "./api";
import { loadTexts } from "./texts.svelte";
import { settings } from "./settings.svelte";

let list: Promise<GameInfo[]> | undefined;

/** All games, with their texts loaded. */
export function games(): Promise<GameInfo[]> {
  list ??= get<GameInfo[]>("/api/games").then(async (found) => {
    await Promise.all(found.map(({ name }) => loadTexts(settings.lang, name).catch(console.error))); // one without texts shows its keys
    return found;
  });
  list.catch(() => (list = undefined)); // the next one who asks tries again
  return list;
}

export async function findGame(name: string): Promise<GameInfo | undefined> {
  return (await games()).find((game) => game.name === name);
}
