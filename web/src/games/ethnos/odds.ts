// Chances in words.

/** A chance as it is written, never parted at the end of a line: "5 %", "< 1 %". */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.01) return "<\u00A01\u00A0%";
  if (chance < 1 && chance > 0.99) return ">\u00A099\u00A0%";
  return `${Math.round(chance * 100)}\u00A0%`;
}
