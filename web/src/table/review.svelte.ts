// A look back at the decisions of a seat after the end. The server thinks about them one by one; we ask now and then how far it is.

import { del, get, post, problemText } from "$lib/api";
import type { Review } from "../wire";

const PAUSE = 700; // milliseconds between two questions

export class LookBack {
  review: Review | null = $state.raw(null);
  problem = $state("");

  private timer: ReturnType<typeof setTimeout> | undefined;
  private wanted = "";

  constructor(private readonly table: string) {}

  get busy(): boolean {
    return this.review !== null && this.review.turnings === null && !this.review.failed;
  }

  /** Begin, or come back to what was begun. */
  async start(seat: string): Promise<void> {
    this.forget();
    this.wanted = seat;
    await this.hear(seat, () => post<Review>(this.address(seat)));
  }

  /** Give it up, at the server too. */
  async cancel(): Promise<void> {
    const seat = this.wanted;
    this.forget();
    if (seat) await del(this.address(seat)).catch(() => {});
  }

  /** Stop asking; the server goes on. */
  forget(): void {
    clearTimeout(this.timer);
    [this.review, this.problem, this.wanted] = [null, "", ""];
  }

  private address(seat: string): string {
    return `/api/tables/${this.table}/reviews/${encodeURIComponent(seat)}`;
  }

  private async hear(seat: string, ask: () => Promise<Review>): Promise<void> {
    try {
      const found = await ask();
      if (seat !== this.wanted) return;
      this.review = found;
      if (this.busy) this.timer = setTimeout(() => void this.hear(seat, () => get<Review>(this.address(seat))), PAUSE);
    } catch (problem) {
      if (seat === this.wanted) this.problem = problemText(problem);
    }
  }
}
