// Our own line drawings for the map on a grid of 24, beside the emblems of units and buildings that the whole table has.

import { EMBLEMS } from "./emblems";

export const SIGNS = {
  guard: "M6 20.5V9.5H4.5V4.5H8V6.5H10.5V4.5H13.5V6.5H16V4.5H19.5V9.5H18V20.5Z M10 20.5V15.5H14V20.5",
  castle: "M3.5 20.5V8.5H6V10.5H8.5V4.5H10.5V6.5H13.5V4.5H15.5V10.5H18V8.5H20.5V20.5H14V16.5A2 2 0 0 0 10 16.5V20.5Z",
  shrine: "M3 9.5 12 3.5 21 9.5Z M5.5 9.5V17.5 M10 9.5V17.5 M14 9.5V17.5 M18.5 9.5V17.5 M3.5 20.5H20.5",
  stone: "M7 4.5H17L21 10 12 20.5 3 10Z M3 10H21",
  conflict: "M4.5 4.5 16 16 M13.5 18.5 18.5 13.5 M16 16 19.5 19.5 M19.5 4.5 8 16 M10.5 18.5 5.5 13.5 M8 16 4.5 19.5",
  resource: "M12 3.5 19 8V16L12 20.5 5 16V8Z M5 8 12 12 19 8 M12 12V20.5",
  takeover: "M6 21V4H18L15 8.5 18 13H6",
  merge: "M4.5 4.5 12 12V20 M19.5 4.5 12 12 M8.5 16.5 12 20 15.5 16.5",
  march: "M4 12H19 M13 6 19 12 13 18",
  overrun: "M4.5 5 11.5 12 4.5 19 M12 5 19 12 12 19",
  support: "M4 12H14 M10 8 14 12 10 16 M18.5 5V19",
  later: "M6.5 3.5H17.5 M6.5 20.5H17.5 M8 3.5V7L12 12 8 17V20.5 M16 3.5V7L12 12 16 17V20.5",
} as const;

/** One of those, or the name of an emblem. */
export type SignName = keyof typeof SIGNS | "melee" | "ranged" | "cavalry" | "barracks" | "manufactory" | "wall" | "shield" | "tear_stone";

export const isSign = (name: string): name is SignName => name in SIGNS || name in EMBLEMS;

const POOL_SIGNS: Readonly<Record<string, SignName>> = {
  ranged: "ranged",
  ranged_support: "ranged",
  melee: "melee",
  guards: "guard",
  cavalry: "cavalry",
  cavalry_support: "cavalry",
};
/** The sign for dice that are thrown together. */
export const poolSign = (pool: string): SignName => POOL_SIGNS[pool] ?? "conflict";
