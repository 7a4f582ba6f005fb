// Terrain as drawings: what is filled and what is drawn with a line, around the middle of a hex. Told by shape first, by tint second.

export const TERRAINS = ["mountain", "volcano", "swamp", "desert", "tundra", "plains", "forest", "woodland", "hills", "lake", "farmland", "river"] as const;
export type Terrain = (typeof TERRAINS)[number];

export interface Stroke {
  d: string;
  /** How it is drawn: see Terrain.svelte. */
  as: "line" | "fine" | "solid" | "pale" | "snow" | "water" | "lava" | "trunk";
}

const tuft = (x: number, y: number): string => `M${x - 4} ${y}L${x - 1.5} ${y - 6}M${x} ${y}V${y - 7}M${x + 4} ${y}L${x + 1.5} ${y - 6}`;
const fir = (x: number, y: number, size = 1): string =>
  `M${x} ${y - 17 * size}L${x + 8 * size} ${y}H${x - 8 * size}Z`;
const crown = (x: number, y: number, r: number): string => `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;
const wave = (x: number, y: number, length = 2): string => `M${x} ${y}${"q4 -5 8 0t8 0".repeat(length)}`;
const stem = (x: number, y: number): string => `M${x} ${y}V${y + 5}`;

export const DRAWINGS: Readonly<Record<Terrain, readonly Stroke[]>> = {
  mountain: [
    { d: "M-40 14L-17 -24L-2 2L8 -14L40 14Z", as: "solid" },
    { d: "M-40 14L-17 -24L-2 2M-4 5L8 -14L40 14", as: "line" },
    { d: "M-17 -24L-24 -12L-18 -15L-14 -10L-10 -12Z M8 -14L3 -6L8 -8L12 -5L14 -9Z", as: "snow" },
    { d: "M-26 10L-19 -4M-14 12L-10 2M18 10L13 0M26 12L22 5", as: "fine" },
  ],
  volcano: [
    { d: "M-41 22L-15 -20H-4L0 -15L5 -20H15L41 22Z", as: "solid" },
    { d: "M-41 22L-15 -20H-4L0 -15L5 -20H15L41 22", as: "line" },
    { d: "M-13 -20H-4L0 -15L5 -20H13L17 -9L12 4L7 -8L2 10L-4 -6L-9 8L-17 -9Z", as: "lava" },
    { d: "M-8 -26C-14 -32 -4 -34 -8 -41M8 -26C2 -32 12 -34 8 -41", as: "fine" },
  ],
  swamp: [
    { d: `${wave(-34, -12)}${wave(4, -20)}${wave(-10, 4)}${wave(-34, 18)}${wave(8, 20)}`, as: "water" },
    { d: `${tuft(-20, -18)}${tuft(22, -4)}${tuft(-24, 12)}${tuft(6, 32)}${tuft(0, -30)}`, as: "line" },
  ],
  desert: [
    { d: "M-38 -6C-26 -22 -12 -20 -2 -8C6 -18 22 -18 34 -6M-34 18C-22 6 -8 6 2 16C12 8 24 8 34 18", as: "line" },
    { d: "M-20 -14C-16 -10 -14 -8 -12 -4M18 -14C20 -11 22 -9 23 -5M-16 11C-13 14 -12 16 -11 20", as: "fine" },
    { d: "M-6 -28V-27.9M10 -30V-29.9M-22 2V2.1M14 2V2.1M28 -22V-21.9M2 30V30.1M-18 28V28.1M20 28V28.1", as: "line" },
  ],
  tundra: [
    { d: "M-14 -34V-20M-20 -30.5L-8 -23.5M-20 -23.5L-8 -30.5M20 -18V-6M15 -15L25 -9M15 -9L25 -15M-24 8V20M-29 11L-19 17M-29 17L-19 11M12 20V32M7 23L17 29M7 29L17 23", as: "line" },
    { d: "M-36 -8H-22M2 -22H12M26 6H38M-8 6H8M-12 34H-2M22 22H30", as: "fine" },
  ],
  plains: [
    { d: `${tuft(-20, -18)}${tuft(16, -22)}${tuft(-30, 6)}${tuft(30, 0)}${tuft(-12, 30)}${tuft(18, 26)}`, as: "line" },
    { d: "M-8 -32H4M-38 -6H-26M18 12H28M-22 18H-12M0 38H8", as: "fine" },
  ],
  forest: [
    {
      d: [fir(-26, -8), fir(-9, -18), fir(9, -18), fir(26, -8), fir(-33, 14), fir(33, 14), fir(-17, 4), fir(17, 4), fir(0, -4), fir(-22, 29), fir(22, 29)].join(""),
      as: "solid",
    },
    { d: [fir(-26, -8), fir(-9, -18), fir(9, -18), fir(26, -8), fir(-33, 14), fir(33, 14), fir(-17, 4), fir(17, 4), fir(0, -4), fir(-22, 29), fir(22, 29)].join(""), as: "fine" },
  ],
  woodland: [
    { d: `${stem(-22, -10)}${stem(20, -16)}${stem(28, 14)}${stem(-28, 20)}`, as: "trunk" },
    { d: `${crown(-22, -16, 9)}${crown(20, -22, 9)}${crown(28, 8, 8)}${crown(-28, 14, 8)}`, as: "solid" },
    { d: `${crown(-22, -16, 9)}${crown(20, -22, 9)}${crown(28, 8, 8)}${crown(-28, 14, 8)}`, as: "fine" },
    { d: `${tuft(0, -32)}${tuft(-4, 34)}${tuft(16, 34)}`, as: "line" },
  ],
  hills: [
    { d: "M-40 2A21 19 0 0 1 -2 2Z M0 -12A20 17 0 0 1 38 -6L32 2H6Z M-22 26A24 18 0 0 1 24 26Z", as: "solid" },
    { d: "M-40 2A21 19 0 0 1 -2 2M-4 -8A20 17 0 0 1 38 -4M-22 26A24 18 0 0 1 24 26", as: "line" },
    { d: "M-24 -8C-20 -10 -18 -10 -14 -8M14 -14C18 -16 20 -16 24 -14M-6 14C-2 12 2 12 6 14", as: "fine" },
  ],
  lake: [
    { d: "M-32 2C-34 -14 -14 -24 4 -22C24 -22 36 -12 33 4C30 20 10 24 -8 22C-22 22 -31 14 -32 2Z", as: "pale" },
    { d: `${wave(-22, -8)}${wave(0, -14, 1)}${wave(-18, 12)}${wave(8, 6, 1)}`, as: "water" },
  ],
  farmland: [
    { d: "M-38 -4L-12 -34L-2 -30L-30 2Z M2 -28L36 -14L34 -2L-6 -16Z M-36 12L-26 6L8 26L2 38Z M14 0L36 6L28 26L8 12Z", as: "solid" },
    { d: "M-34 -8L-8 -34M-31 -3L-4 -31M6 -25L36 -12M2 -21L35 -7M-32 12L4 32M-29 9L6 29M18 3L32 24M24 4L34 16", as: "fine" },
    { d: "M-38 -4L-12 -34L-2 -30L-30 2Z M2 -28L36 -14L34 -2L-6 -16Z M-36 12L-26 6L8 26L2 38Z M14 0L36 6L28 26L8 12Z", as: "line" },
  ],
  river: [{ d: `${tuft(-26, -14)}${tuft(24, -18)}${tuft(-24, 24)}${tuft(26, 22)}`, as: "line" }],
};
