// Coats of arms: which tincture and ordinary a seat has. Teams share the tincture and differ by ordinary.

import type { GameInfo } from "../wire";

export const ORDINARIES = ["plain", "chevron", "fess", "bend", "cross", "saltire", "pile", "bordure"] as const;
export type Ordinary = (typeof ORDINARIES)[number];

export interface Coat {
  /** 1 to 10, as in the CSS variables --tincture-1 and --on-tincture-1; the last two are argent and sable. */
  tincture: number;
  ordinary: Ordinary;
  letter: string;
}

/** The letter of a seat, the same in every language: raven is R, wolf_2 is W2. */
export function letterOf(seat: string): string {
  return (seat[0] ?? "?").toUpperCase() + (/_(\d+)$/.exec(seat)?.[1] ?? "");
}

/** The coat of a seat by its number. Only teams and seats of the game are needed, so a part of GameInfo will do. */
export function coat(game: (Pick<GameInfo, "teams" | "seats"> & Partial<Pick<GameInfo, "tinctures">>) | undefined, players: number, index: number): Coat {
  const team = game?.teams[players]?.[index] ?? index;
  return {
    tincture: (game?.tinctures?.[team] ?? team % ORDINARIES.length) + 1,
    ordinary: ORDINARIES[index % ORDINARIES.length]!,
    letter: letterOf(game?.seats[players]?.[index] ?? ""),
  };
}
