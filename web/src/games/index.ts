// The games there are: a folder each, fetched when a table needs it.

import type { GameUi } from "./game";

const found = import.meta.glob<{ default: GameUi }>("./*/index.ts");

/** Return what a game brings to the table. */
export async function loadGame(name: string): Promise<GameUi> {
  const load = found[`./${name}/index.ts`];
  if (!load) throw new Error(`no game '${name}'`);
  return (await load()).default;
}

/** Whether this client can draw a game. */
export function hasGame(name: string): boolean {
  return `./${name}/index.ts` in found;
}
