// What an enemy unit could do with one coin, from public information alone: take a location, or attack a unit.
//
// Counted is a coin of the unit's own type, for a control, a normal attack or its tactic, and a Marshall's coin for the attack it grants.
// A type counts only if its owner still has a coin of it in hand, bag or discard. Not counted: what follows only later or by luck, that
// is a Berserker's repeats and coins drawn by a Warrior Priest.

import { DIRECTIONS, distance, step } from "../../board/hex";
import { cellOf, nameOf } from "./places";
import type { UnitView, View } from "./types";

export interface Threats {
  /** Locations that the enemy could take, with the hexes of the units that could: they stand there. */
  locations: ReadonlySet<string>;
  /** Units that could be attacked, by hex, with the hexes of those who could. */
  units: ReadonlyMap<string, readonly string[]>;
}

const NO_NORMAL_ATTACK = new Set(["archer", "lancer"]);

/** Return the threats against a side; without a side, those against both. */
export function threats(view: View, side: string | null): Threats {
  const locations = new Set<string>();
  const units = new Map<string, string[]>();
  const at = new Map(view.units.map((unit) => [unit.hex, unit]));
  for (const enemy of view.units) {
    if (enemy.side === side || !hasCoin(view, enemy)) continue;
    const control = view.locations[enemy.hex];
    if (control !== undefined && control !== enemy.side) locations.add(enemy.hex);
    for (const { by, hex } of attacks(view, at, enemy)) {
      const known = units.get(hex) ?? [];
      if (!known.includes(by)) units.set(hex, [...known, by]);
    }
  }
  return { locations, units };
}

/** Whether a coin of the unit's type may come into its owner's hand without being recruited first. */
function hasCoin(view: View, unit: UnitView): boolean {
  const owner = view.players[unit.seat];
  return owner !== undefined && (owner.hidden[unit.unit] ?? 0) + (owner.discard_up[unit.unit] ?? 0) > 0;
}

/** WC-7.1, WC-17.1: only enemies, and a Knight only by a bolstered unit. */
function mayAttack(attacker: UnitView, target: UnitView | undefined): target is UnitView {
  return target !== undefined && target.side !== attacker.side && (target.unit !== "knight" || attacker.strength >= 2);
}

interface Attack {
  by: string;
  hex: string;
}

/** Return all attacks that one coin of this unit pays for; `by` is the hex of the unit that strikes, before it moves. */
function attacks(view: View, at: ReadonlyMap<string, UnitView>, unit: UnitView): Attack[] {
  const found: Attack[] = [];
  const exists = new Set(view.hexes);
  const from = cellOf(unit.hex);
  const empty = (hex: string): boolean => exists.has(hex) && !at.has(hex);
  const near = (hex: string): string[] => DIRECTIONS.map((_, i) => nameOf(step(cellOf(hex), i)));
  const strike = (attacker: UnitView, hex: string): void => {
    if (mayAttack(attacker, at.get(hex))) found.push({ by: attacker.hex, hex });
  };

  if (!NO_NORMAL_ATTACK.has(unit.unit)) for (const hex of near(unit.hex)) strike(unit, hex); // WC-6.7, WC-6.9
  if (unit.unit === "archer") {
    for (const hex of at.keys()) if (distance(from, cellOf(hex)) === 2) strike(unit, hex); // WC-11.1
  } else if (unit.unit === "crossbowman") {
    for (let i = 0; i < 6; i++) if (empty(nameOf(step(from, i)))) strike(unit, nameOf(step(from, i, 2))); // WC-14.1
  } else if (unit.unit === "cavalry") {
    for (const to of near(unit.hex)) if (empty(to)) for (const hex of near(to)) strike(unit, hex); // WC-13.1
  } else if (unit.unit === "lancer") {
    for (let i = 0; i < 6; i++) {
      if (!empty(nameOf(step(from, i)))) continue; // WC-18.1: one or two steps ahead, then the next hex
      strike(unit, nameOf(step(from, i, 2)));
      if (empty(nameOf(step(from, i, 2)))) strike(unit, nameOf(step(from, i, 3)));
    }
  } else if (unit.unit === "marshall") {
    for (const other of view.units) {
      const far = distance(from, cellOf(other.hex));
      if (other.side !== unit.side || far < 1 || far > 2 || NO_NORMAL_ATTACK.has(other.unit)) continue;
      for (const hex of near(other.hex)) strike(other, hex); // WC-20.1
    }
  }
  return found;
}
