// Views as the engine makes them, to test with.

import { placesOf } from "../places";
import type { PlayerView, UnitView, View } from "../types";

const HEXES_2P = ["c4567", "d34567", "e234567", "f1234567", "g123456", "h12345", "i1234"].flatMap(([column = "", ...rows]) =>
  rows.map((row) => column + row),
);

export function player(seat: string, more: Partial<PlayerView> = {}): PlayerView {
  return {
    seat,
    side: seat.replace(/_\d$/, ""),
    army: ["archer", "berserker", "knight", "scout"],
    supply: { archer: 2, berserker: 3 },
    discard_up: {},
    box: {},
    hidden: { archer: 1, berserker: 2, knight: 1, scout: 2, royal_coin: 1 },
    hand_size: 3,
    bag_size: 4,
    discard_down_size: 0,
    in_flight: false,
    resigned: false,
    hand: null,
    bag: null,
    discard_down: null,
    in_flight_coin: null,
    ...more,
  };
}

/** A unit in short: `wolf archer e5 2`. */
export function unit(written: string): UnitView {
  const [seat = "", kind = "", hex = "", strength = "1"] = written.split(" ");
  return { hex, unit: kind, seat, side: seat.replace(/_\d$/, ""), strength: Number(strength) };
}

export function sampleView(units: readonly string[] = [], more: Partial<View> = {}): View {
  const found = units.map(unit);
  const coins = (seat: string): Record<string, number> =>
    Object.fromEntries([...found.filter((one) => one.seat === seat).map((one) => [one.unit, 1] as const), ["royal_coin", 1]]);
  return {
    viewer: "raven",
    players: {
      raven: player("raven", { hand: { knight: 1, scout: 2 }, bag: { archer: 1 }, discard_down: {}, hidden: coins("raven") }),
      wolf: player("wolf", { army: ["cavalry", "lancer", "marshall", "pikeman"], hidden: coins("wolf") }),
    },
    hexes: [...placesOf(HEXES_2P, false).keys()],
    units: found,
    locations: { c6: "neutral", d4: "raven", d7: "wolf", e2: "raven", e5: "wolf", g3: "neutral", g6: "wolf", h1: "raven", h4: "neutral", i2: "neutral" },
    markers: { raven: 3, wolf: 3 },
    markers_total: 6,
    round: 4,
    plays: 20,
    initiative: "wolf",
    initiative_moved: false,
    turn: "raven",
    asked: "raven",
    prompt: "main_play",
    draft: null,
    winner: null,
    reason: null,
    won_on: null,
    ...more,
  };
}
