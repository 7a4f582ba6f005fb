// Fields in words: for whoever listens instead of looking, and for the bubble over a field.

import type { Goal } from "./order";
import type { ArmyView, FieldView, View } from "./types";
import { force, map, name } from "./lexicon";

/** What kind of land it is, as "forest with a red portal". */
export function landText(field: FieldView): string {
  const land = field.kind === "temple" ? map("temple-on", { terrain: name(field.terrain) }) : name(field.kind === "yield" ? field.terrain : field.kind);
  return field.portal ? map("with-portal", { land, colour: map(`portal-${field.portal}`) }) : land;
}

/** One army, with its stones as far as the viewer knows them. */
export function armyText(army: ArmyView): string {
  const said = map("army", { seat: name(army.seat), type: name(army.type), military: army.military, mercenary: army.mercenary, stones: army.stones });
  const known = army.stone_names?.map(name).join(", ");
  return known ? `${said} (${known})` : said;
}

/** Everything on a field that is no army, each in a few words. */
export function placeTexts(field: FieldView): string[] {
  const parts: string[] = [];
  if (field.lava) parts.push(map("lava"));
  if (field.capital) parts.push(map("capital-of", { seat: name(field.capital) }));
  for (const { building, ready } of field.buildings) parts.push(ready ? name(building) : map("later", { building: name(building) }));
  return parts;
}

/** What control of a field is worth, and what can be placed there. */
export function worthText(field: FieldView): string {
  const parts: string[] = [];
  if (field.rs > 0) parts.push(map("rs", { rs: field.rs }));
  if (field.ts > 0) parts.push(map("ts", { ts: field.ts }));
  if (field.recruits > 0) parts.push(map("recruits", { count: field.recruits }));
  return parts.join(", ");
}

export function controlText(field: FieldView): string {
  if (field.controller) return map("held", { seat: name(field.controller) });
  return field.kind === "yield" || field.kind === "temple" ? map("free") : "";
}

/** All about a field in one sentence. */
export function fieldText(field: FieldView): string {
  const guards = field.guards > 0 ? [map("guards", { count: field.guards })] : [];
  const conflict = field.conflict ? [map("conflict")] : [];
  const parts = [`${field.field} ${landText(field)}`, controlText(field), ...placeTexts(field), worthText(field), ...field.armies.map(armyText), ...guards, ...conflict];
  return parts.filter(Boolean).join(", ");
}

/** What an order to a field would mean. */
export function goalText(view: View, goal: Goal): string {
  const parts = [map(`goal-${goal.kind}`, { rs: goal.rs, ts: goal.ts })];
  if (goal.odds !== null) parts.push(map("goal-odds", { odds: goal.odds }));
  if (goal.crowd !== null) parts.push(map("goal-crowd", { count: goal.crowd, most: view.unit_limit }));
  if (goal.mixed) parts.push(map("goal-mixed"));
  return parts.join(", ");
}

/** So many units, as "2+1 melee". */
export const unitsText = (military: number, mercenary: number, type: string): string => `${force(military, mercenary)} ${name(type)}`;
