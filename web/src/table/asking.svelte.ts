// What only the server can say of the position shown, asked for when somebody looks: what happened, put together by the game into battles,
// years and the like, and what would follow from something.

import { get } from "$lib/api";
import type { Sentence } from "./path";
import type { Live } from "./live.svelte";

const KEPT = 60; // answers

export class Asking {
  /** By what was asked, the latest last. */
  private answers: ReadonlyMap<string, unknown> = $state.raw(new Map());
  private readonly asked = new Set<string>();
  /** What was answered last, by what it was about. */
  private readonly last = new Map<string, string>();

  constructor(private readonly live: Live) {}

  /** The answer for a seat, about some words or about everything. While one is on its way the last one stands, null as long as there is none. */
  about(what: "story" | "outlook", position: number, seat: string | null, words: Sentence = []): unknown {
    const query = new URLSearchParams({ ...(seat !== null && { seat }), ...(words.length > 0 && { words: words.join(" ") }) });
    const path = `/api/tables/${this.live.id}/moments/${position}/${what}?${query}`;
    const key = `${this.live.latest?.moment?.entry} ${path}`; // what was taken back is played anew under the same number
    const topic = [what, seat ?? "", words[0] ?? "", words.length > 1].join(" "); // nobody else's secrets, and nothing about other decisions
    if (!this.asked.has(key)) {
      this.asked.add(key);
      get(path).then(
        (answer) => {
          this.last.set(topic, key);
          this.answers = new Map([...[...this.answers].slice(1 - KEPT), [key, answer]]);
        },
        () => void this.asked.delete(key), // without a connection nothing can be said; the table says so
      );
    }
    return this.answers.get(this.answers.has(key) ? key : (this.last.get(topic) ?? "")) ?? null;
  }
}
