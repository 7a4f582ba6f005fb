// The map: six kingdoms on an island of our own invention. Coasts and borders are given by a few corners each and drawn with a shaky
// hand, the same one every time. Which kingdoms touch follows section 4.2 of the rules; a lake keeps the others apart. Pure.

import type { Point } from "../../board/hex";

export const WIDTH = 1000;
export const HEIGHT = 620;

type Corner = readonly [x: number, y: number];

// Where coasts and borders meet.
const MEET: Readonly<Record<string, Corner>> = {
  north: [338, 62], // coast, Pelagon, Straton
  cape: [668, 60], // coast, Straton, Rhea
  east: [972, 316], // coast, Rhea, Duris
  south: [664, 574], // coast, Duris, Althea
  delta: [330, 586], // coast, Althea, Ithys
  west: [30, 322], // coast, Ithys, Pelagon
  pass: [344, 286], // Pelagon, Straton, Althea
  ford: [318, 342], // Pelagon, Althea, Ithys
  shore: [624, 300], // Straton, Althea, lake
  falls: [660, 276], // Straton, Rhea, lake
  reeds: [694, 306], // Rhea, Duris, lake
  mouth: [660, 338], // Duris, Althea, lake
};

/** A line from one place to another, by way of some corners. */
interface Line {
  from: string;
  to: string;
  by: readonly Corner[];
  /** How far the hand shakes, as a part of the length. */
  shake: number;
}
const COAST = 0.16;
const BORDER = 0.12;
const LINES: Readonly<Record<string, Line>> = {
  coastPelagon: { from: "west", to: "north", by: [[18, 190], [66, 64], [196, 26]], shake: COAST },
  coastStraton: { from: "north", to: "cape", by: [[408, 16], [520, 26], [600, 10]], shake: COAST },
  coastRhea: { from: "cape", to: "east", by: [[742, 20], [880, 26], [972, 92], [986, 210]], shake: COAST },
  coastDuris: { from: "east", to: "south", by: [[988, 440], [940, 560], [800, 602]], shake: COAST },
  coastAlthea: { from: "south", to: "delta", by: [[580, 604], [500, 594], [410, 610]], shake: COAST },
  coastIthys: { from: "delta", to: "west", by: [[210, 608], [72, 574], [14, 460]], shake: COAST },
  northPass: { from: "north", to: "pass", by: [[352, 170]], shake: BORDER },
  passFord: { from: "pass", to: "ford", by: [], shake: BORDER },
  fordWest: { from: "ford", to: "west", by: [[180, 318]], shake: BORDER },
  passShore: { from: "pass", to: "shore", by: [[480, 304]], shake: BORDER },
  fordDelta: { from: "ford", to: "delta", by: [[324, 470]], shake: BORDER },
  capeFalls: { from: "cape", to: "falls", by: [[650, 170]], shake: BORDER },
  reedsEast: { from: "reeds", to: "east", by: [[840, 298]], shake: BORDER },
  mouthSouth: { from: "mouth", to: "south", by: [[658, 460]], shake: BORDER },
  lakeNorthWest: { from: "shore", to: "falls", by: [], shake: COAST },
  lakeNorthEast: { from: "falls", to: "reeds", by: [], shake: COAST },
  lakeSouthEast: { from: "reeds", to: "mouth", by: [], shake: COAST },
  lakeSouthWest: { from: "mouth", to: "shore", by: [], shake: COAST },
};

// Clockwise around each kingdom; a minus goes along the line from its end.
const AROUND: Readonly<Record<string, readonly string[]>> = {
  pelagon: ["coastPelagon", "northPass", "passFord", "fordWest"],
  straton: ["coastStraton", "capeFalls", "-lakeNorthWest", "-passShore", "-northPass"],
  rhea: ["coastRhea", "-reedsEast", "-lakeNorthEast", "-capeFalls"],
  ithys: ["-fordWest", "fordDelta", "coastIthys"],
  althea: ["passShore", "-lakeSouthWest", "mouthSouth", "coastAlthea", "-fordDelta", "-passFord"],
  duris: ["reedsEast", "coastDuris", "-mouthSouth", "-lakeSouthEast"],
};
const COASTS = ["coastPelagon", "coastStraton", "coastRhea", "coastDuris", "coastAlthea", "coastIthys"];
const LAKE = ["lakeNorthWest", "lakeNorthEast", "lakeSouthEast", "lakeSouthWest"];

/** A source of numbers between -1 and 1 that always says the same. */
function shaking(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

/** Put a point beside the middle of every stretch, several times over. */
function shaken(points: readonly Point[], shake: number, seed: number): Point[] {
  const hand = shaking(seed);
  let line = [...points];
  for (let length = Infinity; length > 18; ) {
    const finer: Point[] = [line[0]!];
    length = 0;
    line.slice(1).forEach((to, i) => {
      const from = line[i]!;
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      const off = hand() * shake;
      finer.push({ x: (from.x + to.x) / 2 - dy * off, y: (from.y + to.y) / 2 + dx * off }, to);
      length = Math.max(length, Math.hypot(dx, dy) / 2);
    });
    line = finer;
  }
  return line;
}

const at = ([x, y]: Corner): Point => ({ x, y });

const DRAWN: Readonly<Record<string, readonly Point[]>> = Object.fromEntries(
  Object.entries(LINES).map(([name, { from, to, by, shake }], i) => [name, shaken([at(MEET[from]!), ...by.map(at), at(MEET[to]!)], shake, 977 * (i + 3))]),
);

/** Join lines to a closed path. */
function closed(lines: readonly string[]): string {
  const points = lines.flatMap((name) => {
    const line = DRAWN[name.replace("-", "")]!;
    return (name.startsWith("-") ? [...line].reverse() : line).slice(0, -1); // its end is the next one's beginning
  });
  return `M${points.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join("L")}Z`;
}

export const LANDS: Readonly<Record<string, string>> = Object.fromEntries(Object.entries(AROUND).map(([kingdom, lines]) => [kingdom, closed(lines)]));
/** The island as a whole. */
export const ISLAND = closed(COASTS);
export const WATER = closed(LAKE);

/** Where the plate of a kingdom lies: its middle. */
export const PLATES: Readonly<Record<string, Point>> = {
  pelagon: { x: 184, y: 186 },
  straton: { x: 502, y: 164 },
  rhea: { x: 822, y: 172 },
  ithys: { x: 172, y: 460 },
  althea: { x: 492, y: 450 },
  duris: { x: 822, y: 446 },
};

/** As a grid, for a small screen. */
export const GRID: readonly (readonly string[])[] = [
  ["pelagon", "straton", "rhea"],
  ["ithys", "althea", "duris"],
];
