// What only the server can say of the position shown, asked for when somebody looks: what happened, put together by the game into battles,
// years and the like, and what would follow from something.

import { get } from "$lib/api";
import type { Sentence } from "./path";
import type { Live } from "./live.svelte";

export class Asking {
  private answers: Readonly<Record<string, unknown>> = $state.raw({});
  private readonly asked = new Map<string, string>();

  constructor(private readonly live: Live) {}

  /** The answer for a seat, about some words or about everything. While one is on its way the last one stands, null as long as there is none. */
  about(what: "story" | "outlook", position: number, seat: string | null, words: Sentence = []): unknown {
    const topic = [what, seat ?? "", words[0] ?? ""].join(" "); // nobody else's secrets, and nothing about other decisions
    const query = new URLSearchParams({ ...(seat !== null && { seat }), ...(words.length > 0 && { words: words.join(" ") }) });
    const path = `/api/tables/${this.live.id}/moments/${position}/${what}?${query}`;
    const key = `${this.live.latest?.moment?.entry} ${path}`; // what was taken back is played anew under the same number
    if (key !== this.asked.get(topic)) {
      this.asked.set(topic, key);
      get(path).then(
        (answer) => {
          if (key === this.asked.get(topic)) this.answers = { ...this.answers, [topic]: answer };
        },
        () => {}, // without a connection nothing can be said; the table says so
      );
    }
    return this.answers[topic] ?? null;
  }
}
