// What happened in a round or a winter, as lists to read: events, income, spells, winter rolls with every die, taxes. Pure.

import type { Told } from "../../wire";
import { dice } from "./battles";

type Fields = Told["fields"];
const num = (fields: Fields, key: string): number => Number(fields[key] ?? 0);
const text = (fields: Fields, key: string): string => String(fields[key] ?? "");

export interface TaxLine {
  tile: string;
  dice: number[];
  city: number;
  gold: number;
  /** `pays`, or why not. */
  why: string;
}

export interface Taxes {
  seat: string;
  lines: TaxLine[];
  total: number;
  halvings: number;
  gold: number;
  /** By the spell of plenty, a second time. */
  again: boolean;
}

export interface MineLine {
  seat: string;
  tile: string;
  dice: number[];
  gold: number;
  exhausted: boolean;
}

/** A roll on the winter table with all that followed from it. */
export interface WinterRoll {
  seat: string;
  dice: number[];
  result: string;
  hit: string | null;
  follows: Told[];
}

/** A spell as it was cast, with all that followed. */
export interface Cast {
  seat: string;
  cost: number;
  follows: Told[];
}

export interface Chapter {
  /** The round that it belongs to; a winter follows the round before it. */
  round: number;
  year: number;
  season: string;
  winter: boolean;
  events: Told[];
  spells: Cast[];
  mines: MineLine[];
  rolls: WinterRoll[];
  taxes: Taxes[];
}

const chapter = (round: number, year: number, season: string, winter: boolean): Chapter => ({ round, year, season, winter, events: [], spells: [], mines: [], rolls: [], taxes: [] });

/** Return the rounds and winters of a campaign, oldest first. */
export function chaptersOf(history: readonly Told[]): Chapter[] {
  const chapters: Chapter[] = [];
  let phase = "";
  let lines: TaxLine[] = [];
  for (const told of history) {
    const { kind, fields } = told;
    if (kind === "round") chapters.push(chapter(num(fields, "round"), num(fields, "year"), text(fields, "season"), false));
    if (kind === "winter") chapters.push(chapter(chapters.at(-1)?.round ?? 0, num(fields, "year"), "winter", true));
    if (kind === "phase") phase = text(fields, "phase");
    const now = chapters.at(-1);
    if (!now) continue;
    if (kind === "tax") lines.push({ tile: text(fields, "tile"), dice: dice(fields.dice), city: num(fields, "city"), gold: num(fields, "gold"), why: text(fields, "why") });
    else if (kind === "taxes") {
      const again = phase === "spring_equinox";
      now.taxes.push({ seat: text(fields, "seat"), lines, total: num(fields, "total"), halvings: num(fields, "halvings"), gold: num(fields, "gold"), again });
      lines = [];
    } else if (kind === "mine") now.mines.push({ seat: text(fields, "seat"), tile: text(fields, "tile"), dice: dice(fields.dice), gold: num(fields, "gold"), exhausted: fields.exhausted === "on" });
    else if (kind === "winter_roll") now.rolls.push({ seat: text(fields, "seat"), dice: dice(fields.dice), result: text(fields, "result"), hit: fields.hit === "nobody" ? null : text(fields, "hit"), follows: [] });
    else if (kind === "cast") now.spells.push({ seat: text(fields, "seat"), cost: num(fields, "cost"), follows: [] });
    else if (kind === "phase" || kind === "ranked" || kind === "lead" || (kind === "gold" && fields.why === "spell")) continue;
    else if (phase === "winter_events") now.rolls.at(-1)?.follows.push(told);
    else if (phase === "spring_equinox" || phase === "autumn_equinox") now.spells.at(-1)?.follows.push(told);
    else if (phase === "events") now.events.push(told);
  }
  return chapters;
}
