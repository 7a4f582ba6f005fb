// The result of a battle at the real table: a form as a sentence, and the class it stands for (ME-14.3, 4.7). Pure.

import { byName } from "$lib/facts";
import type { Sentence } from "../../table/path";
import { HILL_VP, MASSACRE_FROM, NARROW_FROM, OVERWHELMING_FROM, RESULT_NAMES, RESULT_RP } from "./facts";
import type { Played } from "../game";
import type { BattleView, ReportView } from "./types";

export const MOST_POINTS = 9999;
/** Characters of a comment. */
export const COMMENT_LENGTH = 200;

/** An attempt of an assassin. */
export interface Attempt {
  target: string;
  die: number;
}

/** A form as the reporting side fills it in: `own` is this side. */
export interface Form {
  own: number | null;
  other: number | null;
  goldOwn: number;
  goldOther: number;
  reinforceOwn: number;
  reinforceOther: number;
  siege: number;
  hill: "own" | "other" | null;
  hillCounted: boolean;
  dragonDead: boolean;
  assassinOwn: Attempt | null;
  assassinOther: Attempt | null;
  fallenOwn: boolean;
  fallenOther: boolean;
  rounds: number;
}

export const BLANK: Form = {
  own: null,
  other: null,
  goldOwn: 0,
  goldOther: 0,
  reinforceOwn: 0,
  reinforceOther: 0,
  siege: 0,
  hill: null,
  hillCounted: false,
  dragonDead: false,
  assassinOwn: null,
  assassinOther: null,
  fallenOwn: false,
  fallenOther: false,
  rounds: 0,
};

/** Class of a difference of points, as the side sees it to which it belongs (4.7). */
export function classOf(difference: number): string {
  if (difference >= MASSACRE_FROM) return "massacre";
  if (difference >= OVERWHELMING_FROM) return "overwhelming";
  if (difference >= NARROW_FROM) return "narrow";
  return difference > -NARROW_FROM ? "draw" : "defeat";
}
export const RP = byName(RESULT_NAMES, RESULT_RP);

/** Points with the hill: it counts unless it is in them already. */
export function totals(form: Form): { own: number; other: number } {
  const hill = form.hill !== null && !form.hillCounted ? HILL_VP : 0;
  return { own: (form.own ?? 0) + (form.hill === "own" ? hill : 0), other: (form.other ?? 0) + (form.hill === "other" ? hill : 0) };
}

/** Return the sentence of a form, null while the points are missing. */
export function resultOf(form: Form, seat: string, other: string): Sentence | null {
  const whole = (value: number | null): value is number => value !== null && Number.isInteger(value) && value >= 0 && value <= MOST_POINTS;
  if (!whole(form.own) || !whole(form.other)) return null;
  const pair = (word: string, own: number, theirs: number): string[] => (own > 0 || theirs > 0 ? [word, String(own), String(theirs)] : []);
  const attempt = (who: string, tried: Attempt | null): string[] => (tried ? ["assassin", who, tried.target, String(tried.die)] : []);
  return [
    "result",
    other,
    String(form.own),
    String(form.other),
    ...pair("gold", form.goldOwn, form.goldOther),
    ...pair("reinforce", form.reinforceOwn, form.reinforceOther),
    ...(form.siege > 0 ? ["siege", String(form.siege)] : []),
    ...(form.hill ? ["hill", form.hill === "own" ? seat : other, ...(form.hillCounted ? ["counted"] : [])] : []),
    ...(form.dragonDead ? ["dragon_dead"] : []),
    ...attempt(seat, form.assassinOwn),
    ...attempt(other, form.assassinOther),
    ...(form.fallenOwn ? ["fallen", seat] : []),
    ...(form.fallenOther ? ["fallen", other] : []),
    ...(form.rounds > 0 ? ["rounds", String(form.rounds)] : []),
  ];
}

/** What a side says about its report of a battle, empty for nothing; of several reports the last one counts. */
export function commentOf(plays: readonly Played[], seat: string, other: string): string {
  return plays.findLast((play) => play.seat === seat && play.words[0] === "result" && play.words[1] === other)?.comment ?? "";
}

/** An attempt as a report has it: 0 none, otherwise the die, and 6 more if the champion was meant. */
export function attemptOf(code: number): Attempt | null {
  return code === 0 ? null : { target: code > 6 ? "champion" : "general", die: ((code - 1) % 6) + 1 };
}

/** A report as a form of one of the sides, to start from. */
export function formOf(battle: BattleView, report: ReportView, seat: string): Form {
  const first = battle.a === seat;
  const pick = <What>(a: What, b: What): [What, What] => (first ? [a, b] : [b, a]);
  const [own, other] = pick(report.vp_a, report.vp_b);
  const [goldOwn, goldOther] = pick(report.gold_a, report.gold_b);
  const [reinforceOwn, reinforceOther] = pick(report.reinforce_a, report.reinforce_b);
  const [assassinOwn, assassinOther] = pick(attemptOf(report.assassin_a), attemptOf(report.assassin_b));
  const [fallenOwn, fallenOther] = pick(report.fallen_a, report.fallen_b);
  return {
    own,
    other,
    goldOwn,
    goldOther,
    reinforceOwn,
    reinforceOther,
    siege: report.siege,
    hill: report.hill === null ? null : report.hill === seat ? "own" : "other",
    hillCounted: report.hill_counted,
    dragonDead: report.dragon_dead,
    assassinOwn,
    assassinOther,
    fallenOwn,
    fallenOther,
    rounds: report.rounds,
  };
}
