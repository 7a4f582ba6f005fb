// What happened in a year, read from the events: bids and what they brought, tournaments throw by throw, and how a year ended. Pure.

import type { Told } from "../../wire";
import { BIDS, SLOTS, type Amounts } from "./allocation";

export interface Roll {
  seat: string;
  die: number;
}

/** A market with its bidders in rank order. */
export interface Market {
  slot: string;
  bids: readonly { seat: string; bid: number; /** Mercenaries, tournament stones or the place in the turn order. */ got: number | null }[];
  rolls: readonly Roll[];
}

export interface Year {
  year: number;
  event: string | null;
  /** Units lost in the event. */
  losses: readonly Told[];
  lava: readonly string[];
  shown: readonly string[];
  /** Sheets as they were revealed, by seat; empty before. */
  sheets: Readonly<Record<string, Amounts>>;
  markets: readonly Market[];
  took: readonly { seat: string; stone: string | null }[];
  lostStone: string | null;
  discarded: readonly { stone: string | null; how: string }[];
  positions: Readonly<Record<string, number>>;
  doubled: readonly string[];
  tournament: Tournament | null;
  /** Tear stones at the end of the year, by seat; empty before. */
  end: Readonly<Record<string, number>>;
  over: string | null;
}

export interface Throw {
  die: number;
  rivalDie: number;
  life: number;
  rivalLife: number;
}

export interface Duel {
  seat: string;
  rival: string;
  damage: number;
  rivalDamage: number;
  throws: readonly Throw[];
  winner: string | null;
  /** When both fell in the same throw, and had as many stones. */
  rolls: readonly Roll[];
}

export interface Tournament {
  /** For the pairing. */
  rolls: readonly Roll[];
  duels: readonly Duel[];
  champion: string | null;
}

/** A year while its events are read. */
interface Draft {
  year: number;
  event: string | null;
  losses: Told[];
  lava: string[];
  shown: string[];
  sheets: Record<string, Record<string, number>>;
  paid: Record<string, Record<string, number>>;
  rolls: Record<string, Roll[]>;
  took: { seat: string; stone: string | null }[];
  lostStone: string | null;
  discarded: { stone: string | null; how: string }[];
  positions: Record<string, number>;
  doubled: string[];
  tournament: { rolls: Roll[]; duels: (Duel & { throws: Throw[]; rolls: Roll[] })[]; champion: string | null } | null;
  end: Record<string, number>;
  over: string | null;
  /** The market that is being settled, as its place in BIDS. */
  at: number;
}

function draft(year: number): Draft {
  return {
    year,
    event: null,
    losses: [],
    lava: [],
    shown: [],
    sheets: {},
    paid: {},
    rolls: {},
    took: [],
    lostStone: null,
    discarded: [],
    positions: {},
    doubled: [],
    tournament: null,
    end: {},
    over: null,
    at: 0,
  };
}

/** Return the years that have begun, the last one as far as it has come. */
export function years(history: readonly Told[]): Year[] {
  const found: Draft[] = [];
  for (const told of history) {
    if (told.kind === "year") found.push(draft(Number(told.fields.year)));
    const year = found.at(-1);
    if (year) add(year, told);
  }
  return found.map((year) => ({ ...year, markets: marketsOf(year) }));
}

function add(year: Draft, told: Told): void {
  const { kind, fields } = told;
  const seat = String(fields.seat ?? "");
  const open = year.tournament?.duels.at(-1);
  switch (kind) {
    case "event":
      year.event = String(fields.event);
      break;
    case "lava":
      year.lava.push(String(fields.field));
      break;
    case "lost":
      if (Object.keys(year.sheets).length === 0) year.losses.push(told);
      break;
    case "shown":
      year.shown.push(String(fields.stone));
      break;
    case "goods":
    case "bids": {
      const sheet = (year.sheets[seat] ??= {});
      for (const slot of SLOTS) if (slot in fields) sheet[slot] = Number(fields[slot]);
      break;
    }
    case "tie_roll":
      addRoll(year, { seat, die: Number(fields.die) });
      break;
    case "mercenaries":
      settle(year, 0, seat, Number(fields.count));
      break;
    case "took":
      year.at = 1;
      year.took.push({ seat, stone: fields.stone === null ? null : String(fields.stone) });
      break;
    case "lost_stone":
      year.at = 1;
      year.lostStone = seat;
      break;
    case "discarded":
      if (fields.how === "undrafted" || fields.how === "chosen") {
        year.at = 1;
        year.discarded.push({ stone: fields.stone === null ? null : String(fields.stone), how: String(fields.how) });
      }
      break;
    case "double_move":
      year.doubled.push(seat);
      break;
    case "position":
      year.positions[seat] = Number(fields.position);
      settle(year, 2, seat, Number(fields.position));
      break;
    case "tournament_stones":
      settle(year, 3, seat, Number(fields.count));
      break;
    case "counter":
      year.tournament = { rolls: [], duels: [], champion: null };
      break;
    case "paired": {
      const pair = { seat, rival: String(fields.rival), damage: Number(fields.damage), rivalDamage: Number(fields.rival_damage) };
      year.tournament?.duels.push({ ...pair, throws: [], winner: null, rolls: [] });
      break;
    }
    case "throw":
      open?.throws.push({ die: Number(fields.die), rivalDie: Number(fields.rival_die), life: Number(fields.life), rivalLife: Number(fields.rival_life) });
      break;
    case "duel_won":
      if (open) open.winner = seat;
      break;
    case "champion":
      if (year.tournament) year.tournament.champion = seat;
      break;
    case "year_end":
      year.end[seat] = Number(fields.ts);
      break;
    case "ended":
      year.over = String(fields.reason);
      break;
  }
}

function settle(year: Draft, market: number, seat: string, got: number): void {
  year.at = market;
  (year.paid[BIDS[market]!] ??= {})[seat] = got;
}

/** A die decides: in a duel, about pairs, or in the first market from here on in which the bid of its seat is tied. */
function addRoll(year: Draft, roll: Roll): void {
  const { tournament } = year;
  if (tournament) {
    const duel = tournament.duels.at(-1);
    (duel && duel.winner === null ? duel.rolls : tournament.rolls).push(roll);
    return;
  }
  const bids = (slot: string): number[] => Object.values(year.sheets).map((sheet) => sheet[slot] ?? 0);
  const tied = (slot: string): boolean => {
    const own = year.sheets[roll.seat]?.[slot] ?? 0;
    return own > 0 ? bids(slot).filter((bid) => bid === own).length > 1 : slot === "movement" && bids(slot).every((bid) => bid === 0);
  };
  const rest = BIDS.slice(year.at);
  const slot = rest.find(tied) ?? rest[0] ?? "tournament";
  year.at = BIDS.indexOf(slot);
  (year.rolls[slot] ??= []).push(roll);
}

/** Return the markets with their bidders, the one who is served first on top. */
function marketsOf(year: Draft): Market[] {
  if (Object.keys(year.sheets).length === 0) return [];
  return BIDS.map((slot) => {
    const rolls = year.rolls[slot] ?? [];
    const last = new Map(rolls.map((roll) => [roll.seat, roll.die])); // the last throw tells
    const paid = year.paid[slot] ?? {};
    const bidders = Object.entries(year.sheets).map(([seat, sheet]) => ({ seat, bid: sheet[slot] ?? 0, got: paid[seat] ?? null }));
    const worth = (seat: string): number => (slot === "movement" ? 0 : (paid[seat] ?? 0));
    const served = (seat: string): number => (slot === "equipment" ? servedAt(year, seat) : 0);
    bidders.sort((a, b) => b.bid - a.bid || worth(b.seat) - worth(a.seat) || served(a.seat) - served(b.seat) || (last.get(b.seat) ?? 0) - (last.get(a.seat) ?? 0));
    return { slot, bids: bidders, rolls };
  });
}

/** When a seat chose a stone. */
function servedAt(year: Draft, seat: string): number {
  if (year.lostStone === seat) return -1;
  const at = year.took.findIndex((one) => one.seat === seat);
  return at < 0 ? year.took.length : at;
}
