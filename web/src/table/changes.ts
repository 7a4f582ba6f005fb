// News that say only what has changed since the last ones. What stayed the same stays the same object, and nothing that was shown changes.

import type { Change } from "../wire";

type Parts = Record<string | number, unknown>;

/** Return a value with changes made to it. */
export function changed<T>(value: T, changes: readonly Change[]): T {
  return changes.reduce((made, { path, value: part }) => put(made, path, part) as T, value);
}

function put(whole: unknown, path: readonly (string | number)[], part: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return part;
  const made = (Array.isArray(whole) ? [...whole] : { ...(whole as object) }) as Parts;
  made[key] = put(made[key], rest, part);
  return made;
}
