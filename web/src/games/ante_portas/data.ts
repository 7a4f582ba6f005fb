// What is printed on places, buildings, tiles and improvements (sections 4.4 to 4.12 of the rules), to be shown beside their names.

import type { Goods } from "./types";

export const GOODS = ["wood", "clay", "food", "planks", "bricks", "ore", "tools", "taler"] as const;
export const SEATS = ["acorn", "birch", "clover", "dune"] as const;

/** Read goods such as `1 tools 2 wood`. */
export function price(text: string): Goods {
  const parts = text.split(" ");
  const found: Record<string, number> = {};
  for (let i = 0; i + 1 < parts.length; i += 2) found[parts[i + 1]!] = Number(parts[i]);
  return found;
}

export interface Recipe {
  from: Goods;
  to: Goods;
}
const recipe = (from: string, to: string): Recipe => ({ from: price(from), to: price(to) });

export const RECIPES: Readonly<Record<string, Recipe>> = {
  planks: recipe("2 wood", "1 planks"),
  bricks: recipe("1 wood 2 clay", "1 bricks"),
  loam_bricks: recipe("1 wood 1 clay", "1 bricks"),
  smith: recipe("1 wood 1 ore", "2 tools"),
  food: recipe("2 food", "1 taler"),
  anvil: recipe("1 wood 1 clay", "1 tools"),
  handsaw: recipe("3 wood", "2 planks"),
  oven: recipe("1 wood 1 clay", "1 bricks"),
  ripsaw: recipe("1 wood", "1 planks"),
  stone_oven: recipe("1 clay", "1 bricks"),
  toolmaker: recipe("2 planks", "1 tools"),
  panel_saw: recipe("2 wood", "1 planks"),
  kiln: recipe("2 clay", "1 bricks"),
};

export interface Building {
  cost: Goods;
  yields?: Goods;
}

export const BUILDINGS: Readonly<Record<string, Building>> = {
  farm: { cost: price("1 tools 1 wood") },
  estate: { cost: price("1 tools 3 wood 1 bricks") },
  flat: { cost: price("1 tools 1 planks") },
  apartment: { cost: price("1 tools 2 planks 2 clay") },
  storage_shed: { cost: price("1 tools 2 wood") },
  storage_house: { cost: price("2 tools 1 planks 1 bricks") },
  foresters_house: { cost: price("2 tools 3 wood"), yields: price("2 wood") },
  hunting_lodge: { cost: price("3 tools 2 wood 1 clay"), yields: price("1 food") },
  hollow: { cost: price("2 tools 3 clay"), yields: price("1 clay") },
  iron_mine: { cost: price("2 tools 2 planks 3 bricks"), yields: price("1 ore") },
  pub: { cost: price("1 tools 1 clay 1 bricks 1 planks"), yields: price("1 taler") },
  theater: { cost: price("2 tools 2 clay 2 planks 2 bricks"), yields: price("2 taler") },
  factory: { cost: price("3 tools 3 wood 3 clay") },
  library: { cost: price("1 tools 1 wood 1 planks") },
  institute: { cost: price("3 tools 2 planks 2 bricks") },
};

export interface Tile {
  cost: Goods;
  strength: number;
  range?: number;
  damage?: number;
  crew?: "farmer" | "citizen";
  /** Arrows: straight ahead, or also both sides of it. */
  arrows?: 1 | 3;
}

export const TILES: Readonly<Record<string, Tile>> = {
  guard_post: { cost: price("1 tools 2 wood"), strength: 0, range: 2, crew: "farmer", arrows: 3 },
  watchtower: { cost: price("2 tools 1 planks 1 bricks"), strength: 0, range: 3, crew: "citizen", arrows: 3 },
  trench: { cost: price("1 tools 2 clay"), strength: 1, range: 1, damage: 1, crew: "farmer", arrows: 3 },
  bunker: { cost: price("2 tools 2 bricks"), strength: 3, range: 2, damage: 2, crew: "citizen", arrows: 3 },
  catapult: { cost: price("2 tools 3 wood"), strength: 1, range: 2, damage: 2, crew: "farmer", arrows: 1 },
  howitzer: { cost: price("2 tools 1 planks 1 bricks 1 ore"), strength: 1, range: 3, damage: 4, crew: "citizen", arrows: 1 },
  tread_mine: { cost: price("1 clay"), strength: 1 },
  bounding_mine: { cost: price("1 clay 1 bricks"), strength: 2 },
  splinter_mine: { cost: price("1 bricks"), strength: 4 },
  trap: { cost: price("2 tools"), strength: 0 },
  bomb: { cost: price("3 wood 1 ore"), strength: 0 },
};

/** What a steward does at a place. */
export interface Place {
  gain?: Goods;
  recipe?: string;
  build?: string;
  lay?: string;
  /** Something that needs a sentence of its own. */
  also?: string;
}

export const PLACES: Readonly<Record<string, Place>> = {
  riverbank_grove: { gain: price("2 wood") },
  grove: { gain: price("2 wood") },
  riverbank_forest: { gain: price("3 wood") },
  clay_delve: { gain: price("2 clay") },
  clay_pocket: { gain: price("2 clay") },
  ore_pit: { gain: price("1 ore") },
  day_laborer: { gain: price("1 wood 1 taler") },
  head_official: { gain: price("1 clay"), also: "claim" },
  developer: { gain: price("2 tools"), also: "develop" },
  librarian: { gain: price("1 taler"), also: "draw" },
  baker: { gain: price("2 food"), recipe: "food" },
  grand_baker: { gain: price("3 food"), recipe: "food" },
  joiner: { recipe: "planks" },
  clayburner: { recipe: "bricks" },
  loamburner: { recipe: "loam_bricks" },
  blacksmith: { recipe: "smith" },
  recruiting_officer: { also: "draft" },
  commander: { also: "march" },
  supreme_commander: { also: "far-march" },
  field_doctor: { also: "heal" },
  trapper: { lay: "trap", also: "recoil" },
  combat_engineer: { lay: "bomb", also: "ignite" },
  mine_layer_tread: { lay: "tread_mine" },
  mine_layer_bounding: { lay: "bounding_mine" },
  mine_layer_splinter: { lay: "splinter_mine" },
  ...Object.fromEntries(Object.keys(BUILDINGS).map((kind) => [`builder_${kind}`, { build: kind }])),
  ...Object.fromEntries(["guard_post", "watchtower", "trench", "bunker", "catapult", "howitzer"].map((kind) => [`builder_${kind}`, { lay: kind }])),
};

/** Signs of places whose action is none of these. */
export const SPECIAL: Readonly<Record<string, string>> = { draft: "draft", march: "march", "far-march": "march", heal: "heal" };

export interface Improvement {
  cost: Goods;
  /** It stays in front of its owner. */
  lasting: boolean;
  /** What it adds to every production. */
  yields: Goods;
}
/** An improvement with its cost; one that stays in front of its owner says what it adds to a production. */
const card = (cost: string, yields?: string): Improvement => ({ cost: price(cost), lasting: yields !== undefined, yields: price(yields ?? "") });

export const IMPROVEMENTS: Readonly<Record<string, Improvement>> = {
  i101: card(""),
  i102: card(""),
  i103: card(""),
  i104: card(""),
  i105: card(""),
  i106: card("1 tools"),
  i107: card(""),
  i108: card("1 tools 1 wood"),
  i109: card(""),
  i110: card(""),
  i111: card("1 tools 1 clay"),
  i112: card(""),
  i113: card(""),
  i114: card(""),
  i115: card("1 tools 2 wood 1 bricks"),
  i116: card("1 tools 2 wood"),
  i117: card("2 tools 2 wood"),
  i118: card("2 tools 2 clay"),
  i119: card("2 tools 2 wood 1 clay"),
  i120: card(""),
  i121: card(""),
  i122: card("1 food"),
  i123: card("3 wood", ""),
  i124: card("3 clay", ""),
  i125: card("2 tools 1 clay 1 planks", "1 food"),
  i126: card("1 tools 2 wood", "1 wood"),
  i127: card("2 tools 2 clay", "1 clay"),
  i128: card("1 tools 1 wood", ""),
  i129: card("1 tools 1 wood", ""),
  i130: card("1 tools 1 wood 1 planks", ""),
  i131: card("1 tools 1 wood 1 planks", ""),
  i132: card("1 tools 1 planks", ""),
  i133: card("2 wood 1 planks", ""),
  i134: card("1 tools 4 wood", ""),
  i135: card("2 wood", ""),
  i201: card(""),
  i202: card("1 tools 2 food", ""),
  i203: card(""),
  i204: card("2 tools 1 bricks"),
  i205: card(""),
  i206: card(""),
  i207: card("1 ore"),
  i208: card(""),
  i209: card(""),
  i210: card(""),
  i211: card("1 tools 2 clay 1 planks"),
  i212: card("2 tools 2 planks 2 bricks"),
  i213: card("2 tools 1 wood 1 bricks"),
  i214: card("2 tools 2 planks", ""),
  i215: card("2 tools 2 bricks", ""),
  i216: card("2 ore", ""),
  i217: card("2 tools 1 bricks 1 planks", "2 food"),
  i218: card("2 tools 2 bricks 1 planks 1 ore", "1 ore"),
  i219: card("2 tools 3 clay 2 planks", "1 tools"),
  i220: card("1 tools 2 planks", "1 taler"),
  i221: card("2 tools 2 planks 2 bricks", ""),
  i222: card("1 tools 4 wood 1 bricks", ""),
  i223: card("1 tools 4 wood 1 bricks", ""),
  i224: card("2 tools 2 clay 3 planks", ""),
  i225: card("2 tools 2 clay 3 planks", ""),
  i226: card("1 tools 1 clay 1 planks", ""),
  i227: card("1 tools 3 wood", ""),
  i228: card("1 tools 2 clay", ""),
  i229: card("1 tools 2 ore", ""),
  i230: card("1 tools 3 food", ""),
  i231: card("3 planks", ""),
  i232: card("1 tools 1 bricks", ""),
  i233: card("1 tools 3 wood", ""),
  i234: card("1 tools 1 planks 1 bricks"),
  i235: card("3 clay", ""),
};
