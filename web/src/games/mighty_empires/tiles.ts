// A tile in words: what it is, what stands on it, what it brings and what it costs.

import { listText, map, name, terrainText } from "./lexicon";
import type { TileView, View } from "./types";

/** What a tile brings in taxes, as dice. */
export function taxText(tile: TileView): string {
  const dice = tile.tax_dice === 0 ? "" : map("tax", { dice: tile.tax_dice, gold: tile.tax_gold });
  const city = tile.building === "city" ? map("tax-city") : "";
  return [dice, city].filter(Boolean).join(" + ") || map("tax-none");
}

/** What stands there, one line each. */
export function thingTexts(tile: TileView): string[] {
  return [
    ...(tile.building ? [name(tile.building)] : []),
    ...(tile.capital ? [map("capital-of", { seat: name(tile.capital) })] : []),
    ...(tile.original && tile.original !== tile.capital ? [map("original-of", { seat: name(tile.original) })] : []),
    ...(tile.special ? [map("special-of", { seat: name(tile.special) })] : []),
    ...(tile.lair === null ? [] : [map(tile.lair ? "lair-alive" : "lair-dead")]),
    ...(tile.exhausted ? [map("exhausted")] : []),
  ];
}

/** What lies on it for a time, with its end. */
export function effectTexts(tile: TileView): string[] {
  return [
    ...tile.effects.map((effect) => map("effect", { effect: name(effect.kind), until: map(`until-${effect.expires}`), seat: name(effect.caster) })),
    ...(tile.dragons > 0 ? [map("dragons", { count: tile.dragons })] : []),
    ...(tile.raided ? [map("raided")] : []),
  ];
}

/** All of it in one line, for whoever hears the map. */
export function tileText(view: View, tile: TileView): string {
  const battles = view.battles.filter((battle) => battle.tile === tile.name);
  return [
    `${tile.name}: ${terrainText(tile.terrain)}`,
    tile.owner ? map("owned", { seat: name(tile.owner) }) : map("free"),
    ...thingTexts(tile),
    ...effectTexts(tile),
    ...(tile.isolated ? [map("isolated")] : []),
    ...(tile.flow === null ? [] : [map("flows", { direction: map(`direction-${tile.flow}`) })]),
    ...battles.map((battle) => map("battle", { seats: listText([battle.a, battle.b]) })),
    ...(tile.cost === null ? [] : [map("cost", { cost: tile.cost })]),
  ].join(", ");
}

/** Why it would pay nothing, empty if it would. */
export function untaxedText(tile: TileView): string {
  if (tile.owner === null || tile.untaxed === "pays" || tile.untaxed === "nothing") return "";
  return map(`untaxed-${tile.untaxed}`);
}

/** What a mine or a dwarf city there earns. */
export const incomeText = (tile: TileView): string => (tile.mine_dice > 0 ? map("income", { dice: tile.mine_dice }) : "");
