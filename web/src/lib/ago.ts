// How long ago something was, in the language that is spoken.

import { language } from "./texts.svelte";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/** `then` and `now` in seconds since 1970. */
export function ago(then: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(language(), { numeric: "auto", style: "long" });
  const past = Math.max(now - then, 0);
  for (const [unit, seconds] of STEPS) {
    if (past >= seconds) return format.format(-Math.floor(past / seconds), unit);
  }
  return format.format(0, "second");
}
