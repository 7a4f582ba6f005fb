// Telling a long press from a tap, the same on every board and for every hint: a long press only asks what there is.

import type { Point } from "./hex";

/** Milliseconds after which a press is long; the pointer, too, rests so long before it asks. */
export const PRESS = 500;
/** Pixels that a finger may tremble. */
export const TREMBLE = 7;

export class Press {
  /** A long press is under way, or was the last that happened. */
  long = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #start: Point | null = null;

  /** A finger goes down; a mouse asks by resting, so that it may press as long as it likes. */
  down(event: PointerEvent, ask: () => void): void {
    this.stop();
    this.long = false;
    if (event.pointerType !== "touch" && event.pointerType !== "pen") return;
    if (!event.isPrimary) return; // a second finger: the board is moved
    this.#start = { x: event.clientX, y: event.clientY };
    this.#timer = setTimeout(() => {
      this.long = true;
      ask();
    }, PRESS);
  }

  move(event: PointerEvent): void {
    if (this.#start && Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y) > TREMBLE) this.stop();
  }

  /** The finger left, or something else became of it. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#start = null;
  }

  /** Whether a click only ends a long press. Then it means nothing else. */
  ends(click: Event): boolean {
    if (!this.long) return false;
    this.long = false;
    click.stopPropagation();
    click.preventDefault();
    return true;
  }
}
