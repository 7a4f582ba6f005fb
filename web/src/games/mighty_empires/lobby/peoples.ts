// Peoples and the quality of armies in Mighty Empires, seat by seat, as the options write them.

export const LOT = "random";

/** Peoples by the rules they share (4.5). */
export const PEOPLES: Readonly<Record<string, readonly string[]>> = {
  none: ["empire", "bretonnia", "lizardmen", "wood_elves", "ogre_kingdoms", "chaos_dwarfs", "dogs_of_war"],
  elves: ["high_elves", "dark_elves"],
  dwarfs: ["dwarfs"],
  raiders_group: ["chaos", "daemons", "orcs_goblins", "beastmen"],
  skaven: ["skaven"],
  undead: ["tomb_kings", "vampire_counts"],
};

/** The rules that a people shares, null for one that is drawn by lot. */
export function groupOf(people: string): string | null {
  return Object.keys(PEOPLES).find((group) => PEOPLES[group]!.includes(people)) ?? null;
}

export function readRaces(value: string, players: number): string[] {
  const given = value === LOT ? [] : value.split(",");
  return Array.from({ length: players }, (_, i) => given[i] ?? LOT);
}

export function writeRaces(races: readonly string[]): string {
  return races.every((race) => race === LOT) ? LOT : races.join(",");
}

export const USUAL_QUALITY = 100;
export const LEAST_QUALITY = 80;
export const MOST_QUALITY = 120;

export function readQuality(value: string, players: number): number[] {
  const given = value.split(",").map(Number);
  return Array.from({ length: players }, (_, i) => (given.length === 1 ? given[0]! : (given[i] ?? USUAL_QUALITY)));
}

export function writeQuality(qualities: readonly number[]): string {
  return qualities.every((one) => one === qualities[0]) ? String(qualities[0]) : qualities.join(",");
}
