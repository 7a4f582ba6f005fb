// From clicks to a sentence: which legal sentences are left, what can be clicked next, and when the sentence is played.
//
// A sentence names things on the table: `archer move e2 e3`. People point at those things in any order, so what is left are the
// sentences that contain everything clicked so far. Two readings are settled here rather than asked about, because everybody means
// them: a coin of the hand that can open a sentence does open it (`archer recruit knight` and `knight recruit archer` contain the same
// things), and another coin of the hand replaces it until a verb asks for a second one.

export type Kind = "board" | "hand" | "word" | "seat";
export type Sentence = readonly string[];

/** What a path has to know of the game and of the person. */
export interface Manner {
  kind(token: string): Kind;
  risky(words: Sentence): boolean;
  /** Whether a token of the board is worth glowing before anything is chosen. */
  starts?: ((token: string) => boolean) | undefined;
  /** Ask before every sentence, or only where it is wise to. */
  confirm: "risky" | "always";
}

/** What a click leads to. */
export type Step =
  | { do: "choose"; chosen: readonly string[] }
  | { do: "play"; words: Sentence }
  | { do: "explain"; tries: readonly Sentence[] };

/** How things stand after some clicks. */
export interface Reading {
  /** Sentences that are still possible. */
  left: readonly Sentence[];
  /** What has been clicked. */
  chosen: readonly string[];
  /** What is settled by it without a click, since all sentences that are left have it. */
  given: readonly string[];
  /** Tokens that narrow it further, in the order in which sentences name them: these glow. */
  choices: readonly string[];
  /** Sentences that no further click tells apart: offered as they are. */
  whole: readonly Sentence[];
  /** The sentence that is meant, if it is the only one. */
  sentence: Sentence | null;
}

type Counts = ReadonlyMap<string, number>;

function count(tokens: Sentence): Map<string, number> {
  const counts = new Map<string, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return counts;
}

function contains(whole: Counts, part: Counts): boolean {
  for (const [token, times] of part) if ((whole.get(token) ?? 0) < times) return false;
  return true;
}

/** Return the sentences that contain everything chosen, as often as it was chosen. */
function containing(sentences: readonly Sentence[], chosen: Sentence): readonly Sentence[] {
  const wanted = count(chosen);
  return sentences.filter((sentence) => contains(count(sentence), wanted));
}

/** Return the coin that was clicked to be spent: the first thing of the hand that can open a sentence together with what came before. */
export function opener(legal: readonly Sentence[], chosen: Sentence, manner: Manner): string | null {
  for (let i = 0; i < chosen.length; i++) {
    const token = chosen[i]!;
    if (manner.kind(token) !== "hand") continue;
    if (containing(legal, chosen.slice(0, i + 1)).some((sentence) => sentence[0] === token)) return token;
  }
  return null;
}

/** Return the sentences that are left after some clicks. */
export function remaining(legal: readonly Sentence[], chosen: Sentence, manner: Manner): readonly Sentence[] {
  const fitting = containing(legal, chosen);
  const head = opener(legal, chosen, manner);
  const opened = head === null ? fitting : fitting.filter((sentence) => sentence[0] === head);
  return opened.length > 0 ? opened : fitting;
}

/** Return what all these sentences have in common beyond what was chosen, in the order of the first. */
function common(left: readonly Sentence[], chosen: Sentence): string[] {
  const [first, ...others] = left;
  if (!first) return [];
  const least = count(first);
  for (const other of others) {
    const counts = count(other);
    for (const [token, times] of least) least.set(token, Math.min(times, counts.get(token) ?? 0));
  }
  for (const token of chosen) least.set(token, (least.get(token) ?? 0) - 1);
  return first.filter((token) => {
    const times = least.get(token) ?? 0;
    least.set(token, times - 1);
    return times > 0;
  });
}

/** Return the tokens that only some of the sentences have beyond what is settled. */
function narrowing(left: readonly Sentence[], settled: Sentence): string[] {
  const base = count(settled);
  const found = new Set<string>();
  for (const sentence of left) {
    for (const [token, times] of count(sentence)) if (times > (base.get(token) ?? 0)) found.add(token);
  }
  return [...found];
}

/** Before anything is chosen not everything shall glow: only what one acts with. */
function starting(left: readonly Sentence[], manner: Manner): (token: string) => boolean {
  const openers = new Set(left.map((sentence) => sentence[0]));
  const moving = new Set<string>();
  for (const sentence of left) {
    const places = sentence.filter((token) => manner.kind(token) === "board");
    if (places.length > 1) moving.add(places[0]!);
  }
  return (token) => {
    if (manner.kind(token) === "board") return manner.starts ? manner.starts(token) : moving.has(token);
    return openers.has(token);
  };
}

/** Return how things stand after some clicks. */
export function read(legal: readonly Sentence[], chosen: Sentence, manner: Manner): Reading {
  const left = remaining(legal, chosen, manner);
  const given = common(left, chosen);
  const settled = [...chosen, ...given];
  let choices = left.length > 1 ? narrowing(left, settled) : [];
  const openers = new Set(left.map((sentence) => sentence[0]));
  const spends = left.some((sentence) => manner.kind(sentence[0]!) === "hand");
  const opened = settled.some((token) => manner.kind(token) === "hand" && openers.has(token));
  if (spends && opened && !settled.some((token) => manner.kind(token) === "word")) {
    choices = choices.filter((token) => manner.kind(token) !== "hand"); // a second coin waits for its verb
  } else if (spends && !opened && chosen.length === 0) {
    const some = choices.filter(starting(left, manner));
    if (some.length > 0) choices = some;
  }
  const all = count(settled);
  let whole: readonly Sentence[] = [];
  if (left.length > 1) whole = choices.length === 0 ? left : left.filter((sentence) => contains(all, count(sentence)));
  return { left, chosen, given, choices, whole, sentence: left.length === 1 ? left[0]! : null };
}

/** Return how things stand where the game puts sentences together itself: what is chosen says one, or may still become one. */
export function compose(legal: readonly Sentence[], chosen: Sentence, sentence: Sentence | null): Reading {
  const fitting = containing(legal, chosen);
  const left = sentence !== null && fitting.length === 0 ? legal : fitting; // one of countless: the selection can still be looked at
  return { left, chosen, given: [], choices: [], whole: [], sentence };
}

/** Return where a click leads. `first`: nothing was clicked before; one click may stand for several tokens. */
export function pick(legal: readonly Sentence[], chosen: Sentence, token: string, manner: Manner, first = chosen.length === 0): Step {
  const now = read(legal, chosen, manner);
  const last = chosen[chosen.length - 1];
  if (now.sentence && token === last) return { do: "play", words: now.sentence }; // tapped again: it is meant
  const more = now.choices.includes(token);
  if (!more && chosen.includes(token)) return { do: "choose", chosen: without(chosen, token) };
  if (!more) {
    const switched = exchange(legal, now, token, manner);
    if (switched) return { do: "choose", chosen: switched };
  }
  const next = [...chosen, token];
  const left = remaining(legal, next, manner);
  if (left.length === 0) return { do: "explain", tries: wondering(now, token, manner) };
  const clear = left.length === 1 && !first;
  if (clear && manner.confirm !== "always" && !manner.risky(left[0]!)) return { do: "play", words: left[0]! };
  return { do: "choose", chosen: next };
}

/** Return where choosing a whole sentence from a list leads: it is meant, so only what is risky is asked about. */
export function take(words: Sentence, manner: Manner): Step {
  if (manner.confirm === "always" || manner.risky(words)) return { do: "choose", chosen: [...words] };
  return { do: "play", words };
}

/** Return the path without a token, and without those after it that make no sense any more. */
export function without(chosen: Sentence, token: string): string[] {
  const at = chosen.lastIndexOf(token);
  return at < 0 ? [...chosen] : [...chosen.slice(0, at), ...chosen.slice(at + 1)];
}

/** Return the path one step back. */
export function back(chosen: Sentence): string[] {
  return chosen.slice(0, -1);
}

/** Another coin, or another unit to act with, takes the place of the one chosen; null where that is not what the click means. */
function exchange(legal: readonly Sentence[], now: Reading, token: string, manner: Manner): string[] | null {
  if (now.chosen.length === 0) return null;
  const kind = manner.kind(token);
  const start = read(legal, [], manner);
  const starts = new Set([...start.choices, ...start.given]);
  const head = opener(legal, now.chosen, manner);
  const old = kind === "hand" ? head : (now.chosen.find((one) => manner.kind(one) === kind && starts.has(one)) ?? null);
  if (kind === "word" || old === null || old === token || !starts.has(token)) return null;
  const others = without(now.chosen, old);
  for (const kept of [others, others.filter((one) => manner.kind(one) === "word"), []]) {
    const next = kind === "hand" ? [token, ...kept] : [...kept, token];
    const fits = remaining(legal, next, manner);
    if (kind === "hand" ? fits.some((sentence) => sentence[0] === token) : fits.length > 0 && kept === others) return next;
  }
  return null;
}

/** Sentences that are asked about at once when it is not clear what a click was meant for. */
const TRIES = 3;

/** Return what to ask about when something was clicked that is not possible, in the order in which sentences are said. */
function wondering(now: Reading, token: string, manner: Manner): Sentence[] {
  const settled = count([...now.chosen, ...now.given]);
  const said = (now.left[0] ?? []).filter((word) => {
    const times = settled.get(word) ?? 0;
    settled.set(word, times - 1);
    return times > 0;
  });
  const spends = now.left.some((sentence) => manner.kind(sentence[0]!) === "hand");
  const opened = said.some((word) => manner.kind(word) === "hand");
  if ((opened || !spends) && !said.some((word) => manner.kind(word) === "word")) {
    const meant = instead(now, token, manner);
    if (meant.length > 0) return meant;
  }
  return [manner.kind(token) === "hand" && spends && !opened ? [token, ...said] : [...said, token]];
}

/** No verb is chosen: for each that is possible, its sentence with what was clicked in the place of the last thing of that kind. */
function instead(now: Reading, token: string, manner: Manner): Sentence[] {
  const tries = new Map<string, Sentence>();
  for (const sentence of now.left) {
    const verb = sentence.find((word) => manner.kind(word) === "word");
    const at = sentence.findLastIndex((word, i) => i > 0 && manner.kind(word) === manner.kind(token) && !now.chosen.includes(word));
    if (verb !== undefined && at > 0 && !tries.has(verb)) tries.set(verb, sentence.with(at, token));
  }
  // What names more things was more likely meant by pointing at one of them.
  return [...tries.values()].sort((one, other) => other.length - one.length).slice(0, TRIES);
}
