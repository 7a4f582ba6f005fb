// The signs of goods, buildings, units, stones and events, and those of the map.

import { drawn } from "../../board/signs";

const THINGS = drawn({ grid: 64, room: 1, line: 7, cut: 3.6 }, {
  // Goods and bids
  building: { solid: "M32 4L62 30H54V60H10V30H2Z", hole: "M26 38H38V60H26Z" },
  melee: { solid: "M46 4H60V18L30 46L18 34Z", line: "M10 32L32 54M20 44L8 56" },
  ranged: { line: "M16 6C50 10 50 54 16 58M16 6V58M6 32H58M48 22L58 32L48 42" },
  cavalry: { solid: "M20 60C18 48 28 44 32 36L20 42L10 40L8 32L22 14L24 4L34 12C52 14 58 36 54 60Z", hole: "M26 20A3 3 0 1 1 26 26A3 3 0 1 1 26 20Z" },
  mercenary: { solid: "M20 4H44L38 17C54 25 60 41 54 54C52 59 48 61 44 61H20C16 61 12 59 10 54C4 41 10 25 26 17Z", cut: "M24 18H40M32 28V52M40 34C36 28 24 30 26 36C28 42 40 38 39 45C38 51 26 51 24 45" },
  equipment: { solid: "M32 3L57 17V47L32 61L7 47V17Z", cut: "M32 61V32M32 32L7 17M32 32L57 17" },
  movement: { line: "M6 32H54M36 14L54 32L36 50" },
  tournament: { solid: "M16 4H48V22C48 34 42 40 36 42V50H46V60H18V50H28V42C22 40 16 34 16 22Z", line: "M14 12H5C5 24 10 29 18 31M50 12H59C59 24 54 29 46 31" },
  store: { solid: "M4 22L32 6L60 22V58H4Z", hole: "M14 32H50V38H14Z M14 44H50V50H14Z" },
  // Places
  barracks: { solid: "M32 4L62 60H2Z", hole: "M32 30L44 60H20Z" },
  manufactory: { solid: "M3 60V32L19 21V32L35 21V32L45 26V4H57V60Z", hole: "M12 42H22V50H12Z M30 42H40V50H30Z" },
  wall: { solid: "M3 12H17V22H25V12H39V22H47V12H61V60H3Z", cut: "M3 40H61M20 40V60M44 40V60M32 24V40" },
  capital: { solid: "M4 61V18H13V27H19V6H28V15H36V6H45V27H51V18H60V61H41V49A9 9 0 0 0 23 49V61Z" },
  temple: { solid: "M2 24L32 4L62 24V30H2Z M9 32H19V50H9Z M27 32H37V50H27Z M45 32H55V50H45Z M2 52H62V61H2Z" },
  yield: { line: "M32 60V20M32 34C20 34 14 26 14 14C26 14 32 22 32 34M32 46C44 46 50 38 50 26C38 26 32 34 32 46" },
  unit: { solid: "M32 4A13 13 0 1 1 32 30A13 13 0 1 1 32 4Z M6 60C8 42 18 34 32 34C46 34 56 42 58 60Z" },
  // A stone with seven sides
  tear_stone: { solid: "M32.0 4.0L54.7 14.9L60.3 39.5L44.6 59.1L19.4 59.1L3.7 39.5L9.3 14.9Z", cut: "M32.0 20.0L42.2 24.9L44.7 35.9L37.6 44.7L26.4 44.7L19.3 35.9L21.8 24.9ZM32.0 4.0L32.0 20.0M54.7 14.9L42.2 24.9M60.3 39.5L44.7 35.9M44.6 59.1L37.6 44.7M19.4 59.1L26.4 44.7M3.7 39.5L19.3 35.9M9.3 14.9L21.8 24.9" },
  lost_tear_stone: { solid: "M32.0 4.0L54.7 14.9L60.3 39.5L44.6 59.1L19.4 59.1L3.7 39.5L9.3 14.9Z", cut: "M32.0 20.0L42.2 24.9L44.7 35.9L37.6 44.7L26.4 44.7L19.3 35.9L21.8 24.9ZM32.0 4.0L32.0 20.0M54.7 14.9L42.2 24.9M60.3 39.5L44.7 35.9M44.6 59.1L37.6 44.7M19.4 59.1L26.4 44.7M3.7 39.5L19.3 35.9M9.3 14.9L21.8 24.9" },
  // Equipment
  teleportation: { line: "M32 6A26 26 0 1 1 31.9 6M32 20A12 12 0 1 1 31.9 20" },
  speed: { line: "M8 10L30 32L8 54M32 10L54 32L32 54" },
  mobility: { line: "M4 50C12 42 20 42 28 50C36 58 46 58 60 46M8 34C14 10 44 6 54 28M56 10V30H38" },
  master_strike: { solid: "M32.0 2.0L36.6 20.9L53.2 10.8L43.1 27.4L62.0 32.0L43.1 36.6L53.2 53.2L36.6 43.1L32.0 62.0L27.4 43.1L10.8 53.2L20.9 36.6L2.0 32.0L20.9 27.4L10.8 10.8L27.4 20.9Z" },
  precision: { line: "M32 10A22 22 0 1 1 31.9 10M32 2V22M32 42V62M2 32H22M42 32H62" },
  power_strike: { solid: "M38 2L10 37H28L22 62L54 25H35Z" },
  shield: { solid: "M6 6H58V30C58 46 46 56 32 62C18 56 6 46 6 30Z" },
  suppression: { line: "M32 6A26 26 0 1 1 31.9 6M14 14L50 50" },
  bribery: { line: "M24 8A16 16 0 1 1 23.9 8M40 26A16 16 0 1 1 39.9 26" },
  explosive: { solid: "M26 20A20 20 0 1 1 26 60A20 20 0 1 1 26 20Z", line: "M38 24L46 14C50 10 54 12 58 6" },
  // Events
  volcanic_eruption: { solid: "M22 26H42L62 60H2Z", line: "M32 18V4M20 18L12 8M44 18L52 8" },
  quicksand: { solid: "M10 4H54V12L36 32L54 52V60H10V52L28 32L10 12Z", cut: "M16 54H48" },
  troop_expansion: { line: "M32 8V56M8 32H56" },
  mercenary_dismissal: { line: "M20 6H44L38 18C54 26 56 44 50 56H14C8 44 10 26 26 18L20 6M4 60L60 8" },
  water_crossing: { solid: "M4 34H60L52 50H12Z", line: "M30 30V4L48 26H30M4 58C12 52 20 52 28 58C36 62 46 62 60 56" },
  open_portals: { line: "M22 14A18 18 0 1 1 21.9 14M42 14A18 18 0 1 1 41.9 14" },
});

const OF_THE_MAP = drawn({ grid: 24, line: 2, cut: 1.3 }, {
  guard: { line: "M6 20.5V9.5H4.5V4.5H8V6.5H10.5V4.5H13.5V6.5H16V4.5H19.5V9.5H18V20.5Z M10 20.5V15.5H14V20.5" },
  castle: { line: "M3.5 20.5V8.5H6V10.5H8.5V4.5H10.5V6.5H13.5V4.5H15.5V10.5H18V8.5H20.5V20.5H14V16.5A2 2 0 0 0 10 16.5V20.5Z" },
  shrine: { line: "M3 9.5 12 3.5 21 9.5Z M5.5 9.5V17.5 M10 9.5V17.5 M14 9.5V17.5 M18.5 9.5V17.5 M3.5 20.5H20.5" },
  stone: { line: "M7 4.5H17L21 10 12 20.5 3 10Z M3 10H21" },
  conflict: { line: "M4.5 4.5 16 16 M13.5 18.5 18.5 13.5 M16 16 19.5 19.5 M19.5 4.5 8 16 M10.5 18.5 5.5 13.5 M8 16 4.5 19.5" },
  resource: { line: "M12 3.5 19 8V16L12 20.5 5 16V8Z M5 8 12 12 19 8 M12 12V20.5" },
  takeover: { line: "M6 21V4H18L15 8.5 18 13H6" },
  merge: { line: "M4.5 4.5 12 12V20 M19.5 4.5 12 12 M8.5 16.5 12 20 15.5 16.5" },
  march: { line: "M4 12H19 M13 6 19 12 13 18" },
  overrun: { line: "M4.5 5 11.5 12 4.5 19 M12 5 19 12 12 19" },
  support: { line: "M4 12H14 M10 8 14 12 10 16 M18.5 5V19" },
  later: { line: "M6.5 3.5H17.5 M6.5 20.5H17.5 M8 3.5V7L12 12 8 17V20.5 M16 3.5V7L12 12 16 17V20.5" },
});

export const SIGNS = { ...THINGS, ...OF_THE_MAP };
export const isSign = (name: string): boolean => name in SIGNS;

const POOL_SIGNS: Readonly<Record<string, string>> = {
  ranged: "ranged",
  ranged_support: "ranged",
  melee: "melee",
  guards: "guard",
  cavalry: "cavalry",
  cavalry_support: "cavalry",
};
/** The sign for dice that are thrown together. */
export const poolSign = (pool: string): string => POOL_SIGNS[pool] ?? "conflict";
