// Time that runs on the screen: clocks, and how long we have been waiting.

import { t } from "$lib/texts.svelte";
import type { Clock, LogLine } from "../wire";

/** Changes every second while a table is open; by the clock that only runs forward. */
export const ticking = $state({ now: 0 });

/** Let it run; returns how to stop it. */
export function tick(): () => void {
  const beat = (): void => {
    ticking.now = performance.now();
  };
  beat();
  const timer = setInterval(beat, 500);
  return () => clearInterval(timer);
}

/** Return what is left on a clock: for this decision, and in reserve. `passed`: seconds since it was read. */
export function remains(clock: Clock, passed: number): { left: number; reserve: number } {
  if (!clock.running) return { left: clock.left, reserve: clock.reserve };
  const over = Math.max(0, passed - clock.left);
  return { left: Math.max(0, clock.left - passed), reserve: Math.max(0, clock.reserve - over) };
}

const two = (number: number): string => String(number).padStart(2, "0");

/** Seconds. */
export const DAY = 86_400;

/** Return seconds as 0:07, 12:30 or 1:02:30; days in words. */
export function duration(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole >= DAY) return t("play-days", { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / 3600) });
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

const GAME_LINES = new Set<LogLine["kind"]>(["start", "play", "undo", "resign"]);

/** Return when the position that is shown came about, in seconds since 1970; null if nothing happened yet. */
export function lastMove(log: readonly LogLine[]): number | null {
  return log.findLast((line) => GAME_LINES.has(line.kind))?.at ?? null;
}
