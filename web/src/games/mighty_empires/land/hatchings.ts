/** A pattern of 12 by 12 for each seat: rising, falling, level, upright, crossed, squared, dotted, waved. */
export const HATCHINGS: readonly string[] = [
  "M-2 14L14 -2M-8 8L8 -8M4 20L20 4",
  "M-2 -2L14 14M-8 4L8 20M4 -8L20 8",
  "M0 3H12M0 9H12",
  "M3 0V12M9 0V12",
  "M-2 14L14 -2M-2 -2L14 14",
  "M0 6H12M6 0V12",
  "M3 3V3.1M9 9V9.1",
  "M0 6Q3 1 6 6T12 6",
];
