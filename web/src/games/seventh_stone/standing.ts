// How everybody stands on the way to the last tear stone. Pure.

import { CAPITAL_RS, CAPITAL_TS, MANUFACTORY_RS } from "./facts";
import type { PlayerView, View } from "./types";

/** Where tear stones come from (SS-1.1). */
export interface Stand {
  seat: string;
  ts: number;
  /** Still missing to win. */
  missing: number;
  parts: readonly { kind: "capital" | "temple" | "tournament" | "lost_tear_stone"; count: number; ts: number }[];
}

export function standOf(view: View, player: PlayerView): Stand {
  const parts = [
    { kind: "capital" as const, count: player.capitals, ts: CAPITAL_TS * player.capitals },
    { kind: "temple" as const, count: player.temples, ts: player.temples },
    { kind: "tournament" as const, count: player.wins, ts: player.wins },
    { kind: "lost_tear_stone" as const, count: player.lost_stone ? 1 : 0, ts: player.lost_stone ? 1 : 0 },
  ];
  return { seat: player.seat, ts: player.ts, missing: Math.max(0, view.ts_to_win - player.ts), parts: parts.filter((part) => part.count > 0) };
}

/** Everybody, whoever has most first. */
export function stands(view: View): Stand[] {
  return Object.values(view.players)
    .map((player) => standOf(view, player))
    .sort((a, b) => b.ts - a.ts);
}

/** Ways in which a player could get the missing tear stones next year. */
export type Threat = "there" | "one" | "tournament" | "capital";

/** What makes a player dangerous: enough already, one step away, or a capital away; null while more is missing. */
export function threatOf(view: View, player: PlayerView): Threat | null {
  if (player.out) return null;
  const missing = view.ts_to_win - player.ts;
  if (missing <= 0) return "there";
  if (missing === 1) return nextTournament(view) ? "tournament" : "one";
  return missing <= CAPITAL_TS ? "capital" : null;
}

/** Whether the year that comes, or the one that is on, has a tournament. */
const nextTournament = (view: View): boolean => view.tournament_in === 0;

/** What a player's sources and units come to: the closed loop of resource stones (SS-2.11, SS-19.1). */
export interface Loop {
  capitals: number;
  fields: number;
  manufactories: number;
  sources: number;
  tied: number;
  budget: number;
}

export function loopOf(view: View, seat: string): Loop {
  const own = view.fields.filter((field) => field.controller === seat);
  const capitals = CAPITAL_RS * own.filter((field) => field.capital !== null).length;
  const manufactories = MANUFACTORY_RS * own.reduce((sum, field) => sum + field.buildings.filter((one) => one.building === "manufactory").length, 0);
  const player = view.players[seat];
  const sources = player?.sources ?? 0;
  return { capitals, manufactories, fields: sources - capitals - manufactories, sources, tied: player?.military ?? 0, budget: player?.budget ?? 0 };
}
