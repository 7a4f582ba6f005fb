// Made of the grammar by kernel/written.py; not to be edited.

export const KINGDOM_NAMES = ["pelagon", "straton", "rhea", "ithys", "althea", "duris"] as const;
export const TRIBE_NAMES = ["centaur", "dwarf", "elf", "giant", "halfling", "merfolk", "minotaur", "orc", "skeleton", "troll", "wingfolk",
  "wizard", "fairy"] as const;
export const SHEET_NAMES = ["kingdoms", "merfolk", "giant_now", "giant_end", "orcs", "bands"] as const;
export const HAND_LIMIT = 10;
export const DRAGONS = 3;
export const BAND_GLORY: readonly number[] = [0, 0, 1, 3, 6, 10, 15];
export const ORC_GLORY: readonly number[] = [0, 1, 3, 6, 10, 15, 20];
export const MERFOLK_SYMBOLS: readonly number[] = [3, 7, 12, 18];
export const MERFOLK_LAST = 18;
