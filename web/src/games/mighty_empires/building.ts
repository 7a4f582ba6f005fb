// What empire points can buy: every legal action with its cost, and the score after it (ME-10). Pure.

import type { Sentence } from "../../table/path";
import { MARKER_POINTS } from "./facts";
import { hoardPoints, inBattle } from "./standing";
import type { TileView, View } from "./types";

export interface Action {
  words: Sentence;
  verb: string;
  /** What is built; empty otherwise. */
  building: string;
  tile: string | null;
  cost: number;
  /** Points of the campaign that it brings. */
  gain: number;
  /** The first tile taken must be the battlefield (ME-10.8). */
  forced: boolean;
  /** An opponent's original capital: a marker. */
  marker: boolean;
}

const GROUPS = ["conquer", "occupy", "found", "build", "raid", "demolish"] as const;

export function actionsOf(view: View, seat: string | null, legal: readonly Sentence[]): Action[] {
  const tiles = new Map(view.tiles.map((tile) => [tile.name, tile]));
  const realm = view.realms.find((one) => one.seat === seat);
  const razes = realm?.group === "raiders_group";
  const fields = new Set(
    view.battles.filter((battle) => battle.stage === "settled" && inBattle(battle, seat) && battle.ending !== "unplayed").map((battle) => battle.tile),
  );
  const forced = (verb: string): boolean => {
    const all = legal.filter((words) => words[0] === verb);
    return all.length > 0 && all.every((words) => fields.has(words[1]!));
  };
  const must = { occupy: forced("occupy"), conquer: forced("conquer") };
  const found = legal.flatMap((words): Action[] => {
    const [verb = "", one = "", two = ""] = words;
    if (!(GROUPS as readonly string[]).includes(verb)) return [];
    const building = verb === "build" ? one : "";
    const name = verb === "raid" ? null : verb === "build" ? two : one;
    const tile = name === null ? undefined : tiles.get(name);
    const marker = verb === "conquer" && tile !== undefined && tile.original !== null && tile.original !== seat && !tile.claimed;
    return [{
      words,
      verb,
      building,
      tile: name,
      cost: verb === "occupy" || verb === "conquer" ? (tile?.cost ?? 0) : verb === "demolish" ? 0 : 1,
      gain: tile ? gainOf(view, verb, building, tile, razes) + (marker ? MARKER_POINTS : 0) : 0,
      forced: (verb === "occupy" && must.occupy) || (verb === "conquer" && must.conquer),
      marker,
    }];
  });
  const rank = (action: Action): number => (GROUPS as readonly string[]).indexOf(action.verb);
  return found.sort((one, other) => rank(one) - rank(other) || other.gain - one.gain || one.cost - other.cost);
}

function gainOf(view: View, verb: string, building: string, tile: TileView, razes: boolean): number {
  const city = tile.building === "city" ? 1 : 0;
  const hoard = tile.terrain === "volcano" ? hoardPoints(view) : 0;
  if (verb === "occupy") return 1 + city + hoard;
  if (verb === "conquer") return 1 + (razes ? 0 : city) + hoard;
  if (verb === "build") return building === "city" ? 1 : 0;
  if (verb === "found") return 1 - city;
  return 0;
}
