// Printed numbers of a game (its facts.ts, made of the grammar) by the names that they belong to.

/** A row by name. */
export const byName = <What>(names: readonly string[], row: readonly What[]): Readonly<Record<string, What>> => Object.fromEntries(row.map((value, i) => [names[i]!, value]));
/** The name that a number stands for, by name: whom a stance beats. */
export const nameByName = (names: readonly string[], row: readonly number[], to: readonly string[] = names): Readonly<Record<string, string>> =>
  byName(names, row.map((value) => to[value]!));
/** Whether a word is one of these. */
export const isOne = (names: readonly string[]) => (token: string): boolean => names.includes(token);
