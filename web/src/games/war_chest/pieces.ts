// Units as things that stay themselves while they move. A view only says what stands where; which of two Footmen went where follows
// from what was told. Pure, so that it can be tested.

import type { Told } from "../../wire";
import type { UnitView } from "./types";

export interface Piece extends UnitView {
  id: number;
}

let last = 0;

/** Return a piece with a number of its own. */
export function piece(unit: UnitView): Piece {
  return { ...unit, id: ++last };
}

const text = (told: Told, field: string): string => String(told.fields[field] ?? "");
const number = (told: Told, field: string): number => Number(told.fields[field] ?? 0);

function changed(pieces: readonly Piece[], hex: string, change: Partial<Piece>): Piece[] {
  return pieces.map((one) => (one.hex === hex ? { ...one, ...change } : one));
}

/** Return the pieces after one event. */
export function after(pieces: readonly Piece[], told: Told, sideOf: (seat: string) => string): readonly Piece[] {
  const hex = text(told, "hex");
  switch (told.kind) {
    case "deployed": {
      const seat = text(told, "seat");
      return [...pieces, piece({ hex, unit: text(told, "unit"), seat, side: sideOf(seat), strength: 1 })];
    }
    case "bolstered":
      return changed(pieces, hex, { strength: number(told, "strength") });
    case "moved":
      return changed(pieces, text(told, "from"), { hex: text(told, "to") });
    case "paid_coin":
      return changed(pieces, hex, { strength: number(told, "left") });
    case "lost_coin": // from the supply the stack stays as it is; the last coin goes with the unit, when that is told
      return text(told, "source") === "stack" && number(told, "left") > 0 ? changed(pieces, hex, { strength: number(told, "left") }) : pieces;
    case "destroyed":
      return pieces.filter((one) => one.hex !== hex);
    default:
      return pieces;
  }
}

const same = (a: UnitView, b: UnitView): boolean => a.hex === b.hex && a.unit === b.unit && a.seat === b.seat;

/** Whether the pieces stand as the view says. */
export function agree(pieces: readonly Piece[], units: readonly UnitView[]): boolean {
  if (pieces.length !== units.length) return false;
  return units.every((unit) => pieces.some((one) => same(one, unit) && one.strength === unit.strength));
}

/** Return the units of a view as pieces; those that were there before stay themselves, as far as that can be seen. */
export function recognise(pieces: readonly Piece[], units: readonly UnitView[]): Piece[] {
  const left = [...pieces];
  const take = (test: (one: Piece) => boolean): Piece | undefined => {
    const at = left.findIndex(test);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const found = units.map((unit) => take((one) => same(one, unit)));
  const all = units.map((unit, i) => {
    const old = found[i] ?? take((one) => one.unit === unit.unit && one.seat === unit.seat);
    return old ? { ...unit, id: old.id } : piece(unit);
  });
  return all.sort((a, b) => a.id - b.id); // so that nothing is taken out of the page and put back, which would cut an animation short
}
