// News may come faster than anybody can follow, for instance when bots play. They are shown one after the other, each for a moment; any
// click or key shows all that is waiting at once.

import type { News } from "../wire";

export const GLANCE = 260; // milliseconds that one event stays visible

/** Return how long a position stays visible before the next one; not at all without animation or where nothing moved. */
export function dwell(events: number, speed: number, waiting = 0): number {
  if (speed <= 0 || events === 0) return 0;
  const time = (GLANCE * Math.min(events, 3)) / speed;
  return time / (1 + waiting / 4); // whoever falls behind catches up
}

export class NewsQueue {
  private readonly waiting: News[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    /** Show a position; return how many events led to it. */
    private readonly show: (news: News) => number,
    private readonly speed: () => number,
  ) {}

  /** Whether what is shown is what there is. */
  get settled(): boolean {
    return this.waiting.length === 0;
  }

  push(news: News): void {
    this.waiting.push(news);
    if (this.timer === undefined) this.advance();
  }

  /** Show everything that is waiting now. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (let news = this.waiting.shift(); news; news = this.waiting.shift()) this.show(news);
  }

  /** Forget what is waiting: it was seen through another seat. */
  clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting.length = 0;
  }

  private advance(): void {
    this.timer = undefined;
    for (let news = this.waiting.shift(); news; news = this.waiting.shift()) {
      const events = this.show(news);
      const time = dwell(events, this.speed(), this.waiting.length);
      if (time > 0) {
        this.timer = setTimeout(() => this.advance(), time);
        return;
      }
    }
  }
}
