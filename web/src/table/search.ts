// Finding a sentence in a list: what is typed may be the beginning of any of its words, translated or as they are written in records.

import type { Sentence } from "./path";

export interface Entry {
  words: Sentence;
  text: string;
}

const plain = (text: string): string => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/ß/g, "ss");

/** Return the entries in which every typed part begins a word. */
export function search(entries: readonly Entry[], typed: string): Entry[] {
  const parts = plain(typed).split(/[\s·]+/).filter(Boolean);
  if (parts.length === 0) return [...entries];
  return entries.filter(({ words, text }) => {
    const raw = words.map(plain);
    const said = plain(text).split(/[\s·-]+/);
    const begins = (part: string): boolean => [...raw, ...raw.flatMap((word) => word.split("_")), ...said].some((word) => word.startsWith(part));
    return parts.every(begins);
  });
}
