// Made of the grammar by kernel/written.py; not to be edited.

export const SEAT_NAMES = ["boar", "crane", "lynx", "ram"] as const;
export const UNIT_NAMES = ["melee", "ranged", "cavalry"] as const;
export const BUILDING_NAMES = ["none", "barracks", "manufactory", "wall"] as const;
export const SLOT_NAMES = ["store", "building", "melee", "ranged", "cavalry", "mercenary", "equipment", "movement", "tournament"] as const;
export const EVENT_NAMES = ["none", "volcanic_eruption", "quicksand", "troop_expansion", "mercenary_dismissal", "water_crossing",
  "open_portals"] as const;
export const STONE_NAMES = ["none", "teleportation", "speed_1", "speed_2", "mobility", "master_strike_melee", "master_strike_ranged",
  "master_strike_cavalry", "master_strike_any", "precision_melee", "precision_ranged", "precision_cavalry", "precision_any",
  "power_strike_melee", "power_strike_ranged", "power_strike_cavalry", "power_strike_any", "shield_1", "shield_2", "shield_3",
  "suppression_ranged", "suppression_cavalry", "suppression_all", "bribery", "explosive", "lost_tear_stone"] as const;
export const PHASE_NAMES = ["setup", "event", "production", "placement", "movement", "overrun", "combat", "tournament"] as const;
export const CAPITAL_TS = 3;
export const CAPITAL_RS = 15;
export const MANUFACTORY_RS = 2;
export const WALL_HITS = 2;
export const LIFE = 5;
export const DUEL_HIT = 3;
export const PRICE: readonly number[] = [1, 4, 2, 2, 2, 1, 1, 1, 1];
export const PAYOUT_2: readonly number[] = [3, 1, 0, 0];
export const PAYOUT: readonly number[] = [4, 2, 1, 0];
export const STONE_COUNTS: readonly number[] = [0, 3, 2, 2, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 1, 3, 3, 1];
