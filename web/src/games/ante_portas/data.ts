// What is printed on places, buildings, tiles and improvements (sections 4.4 to 4.12 of the rules), to be shown beside their names.

import { byName } from "$lib/facts";
import {
  BUILDING_NAMES, BUILDS, CARD_EFFECT, CARD_GOODS, COLONIST_NAMES, COST_BUILDING, COST_CARD, COST_TILE, COSTS, EFFECT_NAMES, GAINS, GOOD_NAMES, IMPROVEMENT_NAMES,
  LAYS, PLACE_NAMES, RECIPE_IN, RECIPE_NAMES, RECIPE_OUT, REFINES, TILE_ARROWS, TILE_CREW, TILE_DAMAGE, TILE_NAMES, TILE_RANGE, TILE_STRENGTH, YIELD, YIELD_GOOD,
} from "./facts"; // prettier-ignore
import type { Goods } from "./types";

/** Goods by name, only those that are there. */
const goods = (amounts: readonly number[] = []): Goods => Object.fromEntries(GOOD_NAMES.map((good, i) => [good, amounts[i] ?? 0] as const).filter(([, count]) => count > 0));
/** What is printed on things, by their names; the first of some stands for none. */
const printed = <What>(names: readonly string[], of: (number: number) => What, from = 1): Readonly<Record<string, What>> =>
  byName(names.slice(from), names.slice(from).map((_, i) => of(i + from)));

export const RECIPES = printed(RECIPE_NAMES, (i) => ({ from: goods(RECIPE_IN[i]), to: goods(RECIPE_OUT[i]) }), 0);
export const BUILDINGS = printed(BUILDING_NAMES, (i) => {
  const good = GOOD_NAMES[YIELD_GOOD[i]!];
  return { cost: goods(COSTS[COST_BUILDING + i]), yields: good ? ({ [good]: YIELD[i]! } as Goods) : undefined };
});
/** Of tiles `arrows` are straight ahead, or also both sides of it. */
export const TILES = printed(TILE_NAMES, (i) => ({
  cost: goods(COSTS[COST_TILE + i]),
  strength: TILE_STRENGTH[i]!,
  range: TILE_RANGE[i]!,
  damage: TILE_DAMAGE[i]!,
  crew: COLONIST_NAMES[TILE_CREW[i]!]!,
  arrows: TILE_ARROWS[i]!,
}));

/** What a steward does at a place. */
export interface Place {
  gain?: Goods | undefined;
  recipe?: string | undefined;
  build?: string | undefined;
  lay?: string | undefined;
  /** Something that needs a sentence of its own. */
  also?: string | undefined;
}

const ALSO: Readonly<Record<string, string>> = {
  ...{ head_official: "claim", developer: "develop", librarian: "draw", recruiting_officer: "draft", commander: "march" },
  ...{ supreme_commander: "far-march", field_doctor: "heal", trapper: "recoil", combat_engineer: "ignite" },
};

export const PLACES = printed(PLACE_NAMES, (i): Place => {
  const gain = goods(GAINS[i]);
  return {
    gain: Object.keys(gain).length > 0 ? gain : undefined,
    recipe: RECIPE_NAMES[REFINES[i]!],
    build: BUILDS[i] ? BUILDING_NAMES[BUILDS[i]] : undefined,
    lay: LAYS[i] ? TILE_NAMES[LAYS[i]] : undefined,
    also: ALSO[PLACE_NAMES[i]!],
  };
});

/** Signs of places whose action is none of these. */
export const SPECIAL: Readonly<Record<string, string>> = { draft: "draft", march: "march", "far-march": "march", heal: "heal" };

/** A lasting improvement stays in front of its owner; `yields` is what it adds to every production. */
export const IMPROVEMENTS = printed(
  IMPROVEMENT_NAMES,
  (i) => {
    const lasting = ["permanent", "homes"].includes(EFFECT_NAMES[CARD_EFFECT[i]!]!);
    return { cost: goods(COSTS[COST_CARD + i]), lasting, yields: lasting ? goods(CARD_GOODS[i]) : {} };
  },
  0,
);
