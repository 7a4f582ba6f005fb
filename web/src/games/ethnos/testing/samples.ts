// Views as the engine makes them, to test with.

import type { BandView, KingdomView, PlayerView, View } from "../types";
import type { Scoring } from "../scoring";

const SEATS = ["bear", "eagle", "fox", "lion", "owl", "hart"];
const TOKENS: Record<string, number[]> = {
  pelagon: [0, 4, 6],
  straton: [2, 6, 8],
  rhea: [4, 6, 10],
  ithys: [0, 4, 6],
  althea: [4, 6, 8],
  duris: [2, 8, 10],
};

export function player(seat: string, more: Partial<PlayerView> = {}): PlayerView {
  return {
    seat,
    glory: 0,
    place: 1,
    supply: 24,
    hand_size: 1,
    merfolk: 0,
    orcs: [],
    orc_glory: 0,
    trolls: [],
    giant: false,
    sheet: [{ kingdoms: 0, merfolk: 0, giant_now: 0, giant_end: 0, orcs: 0, bands: 0 }],
    known: null,
    hand: null,
    scattered: null,
    ...more,
  };
}

/** A kingdom with the markers of some seats; the ranking is by markers alone, the first rank gets the last prize of the age. */
export function kingdom(name: string, markers: Record<string, number> = {}, age = 1, seats: readonly string[] = SEATS): KingdomView {
  const tokens = TOKENS[name] ?? [0, 0, 0];
  const all = Object.fromEntries(seats.map((seat) => [seat, markers[seat] ?? 0]));
  const prizes = tokens.slice(0, age).reverse();
  const there = Object.entries(all)
    .filter(([, count]) => count > 0)
    .sort((a, b) => b[1] - a[1]);
  const standing = there.map(([seat, count]) => {
    const rank = 1 + there.filter(([, other]) => other > count).length;
    const tied = there.filter(([, other]) => other === count).length;
    const pot = prizes.slice(rank - 1, rank - 1 + tied).reduce((total, one) => total + one, 0);
    return { seat, count, rank, tied, glory: Math.floor(pot / tied) };
  });
  return { kingdom: name, tokens, prizes, markers: all, standing, needed: Object.fromEntries(seats.map((seat) => [seat, all[seat]! + 1])) };
}

export function band(number: number, seat: string, leader: string, cards: Record<string, number>, more: Partial<BandView> = {}): BandView {
  const size = Object.values(cards).reduce((total, one) => total + one, 0);
  const scoring = size - (cards.skeleton ?? 0) + (leader.startsWith("dwarf") ? 1 : 0);
  const glory = [0, 0, 1, 3, 6, 10, 15][Math.min(scoring, 6)]!;
  return { band: `band_${number}`, seat, leader, cards, size, scoring, tie: size - (cards.skeleton ?? 0), glory, giant: false, last: false, ...more };
}

/** Four players in the first age, the bear looks and is to move. */
export function sampleView(more: Partial<View> = {}, players = 4): View {
  const seats = SEATS.slice(0, players);
  return {
    viewer: "bear",
    players: Object.fromEntries(seats.map((seat) => [seat, player(seat, seat === "bear" ? { hand: { elf_rhea: 1 } } : {})])),
    tribes: ["elf", "giant", "merfolk", "orc", "skeleton", "troll"],
    tribe_count: players > 3 ? 6 : 5,
    pool: [],
    kingdoms: Object.keys(TOKENS).map((name) => kingdom(name, {}, more.age ?? 1, seats)),
    row: { orc_rhea: 1, elf_duris: 2, skeleton: 1 },
    bands: [],
    deck: 63,
    safe: 30,
    dragons: 0,
    age_ends: Array<number>(10).fill(0),
    age: 1,
    ages: players > 3 ? 3 : 2,
    pair: players === 2,
    merfolk: [],
    merfolk_glory: [1, 2, 4],
    giant_glory: [2, 4, 6],
    giant_record: 0,
    trolls: [1, 2, 3, 4, 5, 6],
    put_away: 0,
    first: "bear",
    turn: "bear",
    asked: "bear",
    prompt: "turn",
    winners: [],
    reason: null,
    ...more,
  };
}

/** The end of age I, in which fox and bear shared the first place in Rhea. */
export function sampleAge(more: Partial<Scoring> = {}): Scoring {
  const share = (seat: string) => ({ seat, count: 1, rank: 1, tied: 2, pot: 4, glory: 2, broken: false });
  return {
    age: 1,
    drawer: "fox",
    trolls: {},
    scattered: {},
    skeletons: 0,
    kingdoms: Object.keys(TOKENS).map((kingdom) => ({ kingdom, shares: kingdom === "rhea" ? [share("fox"), share("bear")] : [] })),
    merfolk: [],
    giant: null,
    orcs: [],
    bands: [],
    first: null,
    complete: false,
    last: false,
    ...more,
  };
}
