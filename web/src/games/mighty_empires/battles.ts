// Battles as they were fought, read from what happened: every die, modifier, loss and point (ME-9.18). Pure.

import type { Told } from "../../wire";

type Fields = Told["fields"];
const num = (fields: Fields, key: string): number => Number(fields[key] ?? 0);
const text = (fields: Fields, key: string): string => String(fields[key] ?? "");
const on = (fields: Fields, key: string): boolean => fields[key] === "on";
/** Dice as they fell. */
export const dice = (value: string | number | null | undefined): number[] => String(value ?? "").split(" ").filter(Boolean).map(Number);

export interface Army {
  seat: string;
  points: number;
  base: number;
  largest: number;
  plague: number;
  bought: number;
  reinforced: number;
  siege: number;
  stance: string;
  general: string;
  hunt: boolean;
}

export interface General {
  seat: string;
  dice: number[];
  falls: boolean;
}

export interface Hazard {
  lava: [number, number];
  /** 1-2 side A, 3-4 side B, 5 both, 6 nobody; 0 no dragon. */
  prey: number;
  breath: number[];
  burnt: [number, number];
  wounds: [number, number];
}

export interface Round {
  round: number;
  rolls: [number[], number[]];
  modifiers: [number, number];
  damage: [number, number];
  losses: [number, number];
  left: [number, number];
  /** Points after the losses of this round, generals and breaking not yet counted. */
  points: [number, number];
  hazard: Hazard | null;
  generals: General[];
  broke: { seat: string; lost: number; points: number }[];
}

export interface Story {
  /** Of the campaign; 0 before the first. */
  round: number;
  year: number;
  winter: boolean;
  a: string;
  b: string;
  tile: string;
  ground: string;
  siege: boolean;
  dragon: boolean;
  armies: Army[];
  first: { seat: string; dice: [number, number] } | null;
  assassins: { seat: string; target: string; die: number; works: boolean }[];
  fortune: { dice: [number[], number[]]; values: [number, number] } | null;
  rounds: Round[];
  slain: { dead: boolean; damage: [number, number]; points: [number, number] } | null;
  hill: { scores: [number, number]; dice: [number[], number[]]; holder: string | null } | null;
  /** null while it is not settled. */
  ending: "fought" | "conceded" | "unplayed" | null;
  conceder: string | null;
  points: [number, number] | null;
  classes: [string, string] | null;
}

/** Return all battles of a campaign, oldest first. */
export function storiesOf(history: readonly Told[]): Story[] {
  const stories: Story[] = [];
  let [round, year, winter] = [0, 1, false];
  let now: Story | null = null;
  const between = (one: string, other: string): Story | undefined =>
    stories.findLast((story) => story.ending === null && [story.a, story.b].includes(one) && [story.a, story.b].includes(other));
  const pair = (fields: Fields, key: string): [number, number] => [num(fields, `${key}_a`), num(fields, `${key}_b`)];
  let hazard: Hazard | null = null;
  for (const { kind, fields } of history) {
    switch (kind) {
      case "round":
        [round, year, winter] = [num(fields, "round"), num(fields, "year"), false];
        break;
      case "winter":
        winter = true;
        break;
      case "challenge":
        stories.push({
          round,
          year,
          winter,
          a: text(fields, "seat"),
          b: text(fields, "other"),
          tile: text(fields, "tile"),
          ground: text(fields, "ground"),
          siege: on(fields, "siege"),
          dragon: on(fields, "dragon"),
          armies: [],
          first: null,
          assassins: [],
          fortune: null,
          rounds: [],
          slain: null,
          hill: null,
          ending: null,
          conceder: null,
          points: null,
          classes: null,
        });
        break;
      case "army": {
        const seat = text(fields, "seat");
        const open = stories.filter((story) => story.ending === null);
        now = open.find((story) => story.armies.length === 1 && story.b === seat && story.armies[0]!.seat === story.a) ?? open.find((story) => story.armies.length === 0 && story.a === seat) ?? null;
        now?.armies.push({
          seat,
          points: num(fields, "points"),
          base: num(fields, "base"),
          largest: num(fields, "largest"),
          plague: num(fields, "plague"),
          bought: num(fields, "bought"),
          reinforced: num(fields, "reinforced"),
          siege: num(fields, "siege"),
          stance: text(fields, "stance"),
          general: text(fields, "general"),
          hunt: on(fields, "hunt"),
        });
        break;
      }
      case "first_turn":
        if (now) now.first = { seat: text(fields, "seat"), dice: [num(fields, "die_a"), num(fields, "die_b")] };
        break;
      case "assassin":
        now?.assassins.push({ seat: text(fields, "seat"), target: text(fields, "target"), die: num(fields, "die"), works: on(fields, "works") });
        break;
      case "fortune":
        if (now) now.fortune = { dice: [dice(fields.dice_a), dice(fields.dice_b)], values: pair(fields, "fortune") };
        break;
      case "hazard":
        hazard = { lava: pair(fields, "lava"), prey: num(fields, "prey"), breath: dice(fields.breath), burnt: pair(fields, "breath"), wounds: pair(fields, "dragon") };
        break;
      case "battle_round":
        now?.rounds.push({
          round: num(fields, "round"),
          rolls: [dice(fields.roll_a), dice(fields.roll_b)],
          modifiers: pair(fields, "modifier"),
          damage: pair(fields, "damage"),
          losses: pair(fields, "loss"),
          left: pair(fields, "left"),
          points: pair(fields, "vp"),
          hazard,
          generals: [],
          broke: [],
        });
        hazard = null;
        break;
      case "general":
        now?.rounds.at(-1)?.generals.push({ seat: text(fields, "seat"), dice: dice(fields.dice), falls: on(fields, "falls") });
        break;
      case "broke":
        now?.rounds.at(-1)?.broke.push({ seat: text(fields, "seat"), lost: num(fields, "lost"), points: num(fields, "points") });
        break;
      case "dragon":
        if (now) now.slain = { dead: on(fields, "dead"), damage: pair(fields, "damage"), points: pair(fields, "vp") };
        break;
      case "hill":
        if (now) now.hill = { scores: pair(fields, "hill"), dice: [dice(fields.dice_a), dice(fields.dice_b)], holder: fields.seat === "nobody" ? null : text(fields, "seat") };
        break;
      case "result": {
        const story = between(text(fields, "seat"), text(fields, "other"));
        if (story) {
          story.ending = "fought";
          story.points = pair(fields, "vp");
          story.classes = [text(fields, "class_a"), text(fields, "class_b")];
        }
        now = null;
        break;
      }
      case "conceded": {
        const story = between(text(fields, "seat"), text(fields, "other"));
        if (story) {
          story.ending = "conceded";
          story.conceder = text(fields, "seat");
          story.classes = story.conceder === story.a ? ["defeat", "narrow"] : ["narrow", "defeat"];
        }
        break;
      }
      case "unplayed": {
        const story = between(text(fields, "seat"), text(fields, "other"));
        if (story) story.ending = "unplayed";
        break;
      }
    }
  }
  return stories;
}

/** How many steps a replay of a battle has: the armies, each round, the end. */
export const stepsOf = (story: Story): number => story.rounds.length + 2;

/** Points before the first round, after some rounds, or at the end. */
export function pointsAt(story: Story, step: number): [number, number] {
  if (step >= stepsOf(story) - 1 && story.points) return story.points;
  const found: [number, number] = [0, 0];
  const last = story.rounds[step - 1];
  if (!last) return found;
  const side = (seat: string): 0 | 1 => (seat === story.a ? 0 : 1);
  found[0] = last.points[0];
  found[1] = last.points[1];
  for (const general of last.generals) if (general.falls) found[1 - side(general.seat)]! += 100;
  return found;
}

/** Remaining points of both armies after some rounds. */
export function leftAt(story: Story, step: number): [number, number] {
  const done = story.rounds[Math.min(step, story.rounds.length) - 1];
  return done ? done.left : [story.armies[0]?.points ?? 0, story.armies[1]?.points ?? 0];
}
