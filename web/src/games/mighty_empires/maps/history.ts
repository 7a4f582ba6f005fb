// What was drawn before, and what was taken back.

export interface History<Value> {
  past: readonly Value[];
  now: Value;
  future: readonly Value[];
}

const LONGEST = 300;

export function begin<Value>(now: Value): History<Value> {
  return { past: [], now, future: [] };
}

/** Go on to something else; nothing happens where it is the same. */
export function proceed<Value>(history: History<Value>, next: Value): History<Value> {
  if (next === history.now) return history;
  return { past: [...history.past, history.now].slice(-LONGEST), now: next, future: [] };
}

export function undo<Value>({ past, now, future }: History<Value>): History<Value> {
  return past.length === 0 ? { past, now, future } : { past: past.slice(0, -1), now: past.at(-1)!, future: [now, ...future] };
}

export function redo<Value>({ past, now, future }: History<Value>): History<Value> {
  return future.length === 0 ? { past, now, future } : { past: [...past, now], now: future[0]!, future: future.slice(1) };
}
