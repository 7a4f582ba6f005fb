// The map in words, beside what the whole game has (lexicon.ts).

import { t, type Fields } from "$lib/texts.svelte";

export { coatOf, isField, name } from "./lexicon";

/** The letter of a column. */
export const columnName = (column: number): string => String.fromCharCode(97 + column);
/** A text of the map's own file. */
export const map = (key: string, fields: Fields = {}): string => t(`seventh_stone_map-${key}`, fields);
/** Military units and mercenaries as they are written on the table. */
export const force = (military: number, mercenary: number): string => (mercenary > 0 ? `${military}+${mercenary}` : String(military));
