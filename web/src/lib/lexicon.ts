// What every game says alike, whatever its words are. A game's lexicon.ts adds its own.

import { t, word, type Fields } from "./texts.svelte";

/** The same at the beginning of a line. */
export const capitalised = (said: string): string => said.charAt(0).toLocaleUpperCase() + said.slice(1);

export interface Lexicon {
  /** Something of the table in words. */
  name: (token: string) => string;
  /** The same at the beginning of a line. */
  title: (token: string) => string;
  /** A text of the browser's own file. */
  say: (key: string, fields?: Fields) => string;
  /** A text of the file about the map or the board, where a game has one. */
  map: (key: string, fields?: Fields) => string;
  /** What a thing of the table is good for, in a sentence or two. */
  about: (token: string, fields?: Fields) => string;
}

export function lexicon(game: string): Lexicon {
  const name = (token: string): string => word(game, token);
  return {
    name,
    title: (token) => capitalised(name(token)),
    say: (key, fields = {}) => t(`${game}_web-${key}`, fields),
    map: (key, fields = {}) => t(`${game}_map-${key}`, fields),
    about: (token, fields = {}) => t(`${game}-about-${token}`, fields),
  };
}
