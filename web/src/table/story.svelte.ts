// What happened, as the game puts it together (battles, years and the like), up to the position shown; asked for when somebody looks.

import { get } from "$lib/api";
import type { Retold } from "../wire";
import type { Live } from "./live.svelte";

export class Story {
  private found: { seat: string | null; story: unknown } | null = $state.raw(null);
  private asked = "";

  constructor(private readonly live: Live) {}

  /** The story as a seat may know it; while it is on its way the one before, and null as long as there is none. */
  upTo(position: number, seat: string | null): unknown {
    const query = seat === null ? "" : `?${new URLSearchParams({ seat })}`;
    const path = `/api/tables/${this.live.id}/moments/${position}/story${query}`;
    const asked = `${this.live.latest?.moment?.entry} ${path}`; // what was taken back is played anew under the same number
    if (asked !== this.asked) {
      this.asked = asked;
      get<Retold>(path).then(
        ({ story }) => {
          if (asked === this.asked) this.found = { seat, story };
        },
        () => {}, // without a connection nothing is told anew; the table says so
      );
    }
    return this.found?.seat === seat ? this.found.story : null;
  }
}
