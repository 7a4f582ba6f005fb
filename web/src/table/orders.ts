// The form of a game master's order, as a game writes it down: `SEAT`, `TILE|none`, `[NUMBER]`, `...`.

export interface Part {
  /** What can stand there: kinds of things in capitals, words as they are. */
  kinds: readonly string[];
  optional: boolean;
  /** Any more words. */
  rest: boolean;
  number: boolean;
}

const NUMBERS: ReadonlySet<string> = new Set(["NUMBER", "POINTS", "ROUND"]);

/** Return the places of a form. */
export function formOf(form: readonly string[]): Part[] {
  return form.map((written) => {
    const optional = written.startsWith("[");
    const bare = optional ? written.slice(1, -1) : written;
    const rest = bare === "...";
    const kinds = rest ? ["REST"] : bare.split("|");
    return { kinds, optional, rest, number: kinds.length === 1 && NUMBERS.has(kinds[0]!) };
  });
}
