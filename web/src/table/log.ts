// The log of a table: lines that came in, and what they say.

import { eventText, hasText, named, t, word } from "$lib/texts.svelte";
import type { LogLine, News, Told } from "../wire";

/** Return the log with the lines that are new; what was taken back leads to no position any more. */
export function merge(log: readonly LogLine[], known: number, news: News): readonly LogLine[] {
  const base = news.fresh ? [] : log;
  // Several lines may have the same number: a match that came with a history. They always come together.
  const added = news.fresh ? news.log : news.log.filter((line) => line.number > known);
  if (added.length === 0) return news.fresh ? [] : log;
  let lines = [...base];
  for (const line of added) {
    if (line.kind === "undo" || line.kind === "takeback") lines = lines.map((old) => (old.position > line.position ? { ...old, position: -1 } : old));
    lines.push(line);
  }
  return lines;
}

/** A sentence of the log, with the rule behind it. */
export interface Said {
  text: string;
  /** How often in a row. */
  times: number;
  kind: string;
}

/** An event as the beginning of its line and what differs from others of its kind; null where its game does not say how to part it. */
function parted(game: string, one: Told, text: string): { head: string; item: string } | null {
  const key = `${game}-item-${one.kind}`;
  if (!hasText(key)) return null;
  const item = t(key, named(game, one.fields));
  return text.endsWith(`${item}.`) ? { head: text.slice(0, -item.length - 1), item } : null;
}

/** Return events in words; what happens several times in a row is said once, and what begins alike shares a line. */
export function sayings(game: string, told: readonly Told[]): Said[] {
  const said: Said[] = [];
  let head: string | null = null; // of the last line
  for (const one of told) {
    const text = eventText(game, one);
    const last = said[said.length - 1];
    const parts = parted(game, one, text);
    if (last && parts && last.kind === one.kind && parts.head === head) {
      last.text = `${last.text.slice(0, -1)}; ${parts.item}.`;
      continue;
    }
    head = parts?.head ?? null;
    if (last?.text === text) last.times++;
    else said.push({ text, times: 1, kind: one.kind });
  }
  return said;
}

/** Return what a line says beside events: what is no play, and the comment on a play. */
export function remark(game: string, line: LogLine): string {
  const fields = { seat: line.seat ? word(game, line.seat) : "", name: line.name };
  switch (line.kind) {
    case "sit":
      return t(line.text === "leave" ? "play-line-left" : "play-line-sat", fields);
    case "undo":
      return t("play-line-undo", { seat: fields.seat });
    case "late":
    case "replaced":
    case "back":
      return t(`play-line-${line.kind}`, fields);
    case "offer":
      return t(`play-line-offer-${line.text}`, fields);
    case "answer":
      return t(`play-line-answer-${line.text}`, fields);
    case "master":
      return t("play-line-master", { name: line.name, why: line.text });
    case "takeback":
      return t("play-line-takeback", { name: line.name, why: line.text });
    case "redo":
      return t("play-line-redo", { name: line.name });
    case "play":
      return line.text ? t("play-line-comment", { text: line.text }) : "";
    case "start":
      return t("play-line-start");
    default:
      return "";
  }
}

/** Return a line as one text, for the live region. */
export function spoken(game: string, line: LogLine): string {
  if (line.kind === "chat") return t("play-says", { name: line.name, text: line.text });
  const said = sayings(game, line.told).map(({ text, times }) => (times > 1 ? `${text} × ${times}` : text));
  if (said.length === 0) return remark(game, line);
  return [...said, ...(line.kind === "play" && line.text ? [remark(game, line)] : [])].join(" ");
}

/** Return what others did since the seat played last, as far as it was a play. */
export function lately(log: readonly LogLine[], seat: string | null): LogLine[] {
  const plays = log.filter((line) => line.kind === "play" || line.kind === "auto" || line.kind === "resign");
  const own = plays.findLastIndex((line) => line.seat === seat && line.kind !== "auto"); // what the computer answers is no play of its own
  return plays.slice(own + 1).filter((line) => line.position >= 0);
}
