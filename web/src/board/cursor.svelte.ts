// Where somebody is on a board, by keys, with the pointer or a finger, and what that does: the same on every board.
//
// The board is one tab stop. Arrows go from place to place, Home and End to the ends of the line, Page Up and Page Down to the next place
// that can be chosen. Resting on a place, focusing it or pressing it long asks what is there; so does a tap that can mean nothing else.

import { towards, type Arrow, type Point } from "./hex";
import { isTyping } from "./keys";
import { Press, PRESS } from "./press";

export type By = "key" | "touch" | "mouse";

/** What a board tells about itself. Read whenever it is needed, so what changes are getters. */
export interface Ground {
  /** The element of a place has this and the place's name as its id. */
  readonly id: string;
  /** The middle of each place, in the order of reading. */
  readonly middles: ReadonlyMap<string, Point>;
  /** What is to be seen around a place that has the focus, in units of the board. */
  readonly room?: number;
  /** The place that Tab leads to at first. */
  readonly start?: string;
  /** Where an arrow leads on a board with ways of its own; null: to the nearest place in that direction. */
  next?(place: string, arrow: Arrow): string | null;
  canChoose(place: string): boolean;
  /** Whether a tap there means something now. */
  takes?(place: string): boolean;
  pick(place: string, by: By): void;
}

const AHEAD: Readonly<Record<string, Arrow>> = { Home: "ArrowLeft", End: "ArrowRight" };
const isLevel = (arrow: Arrow): boolean => arrow === "ArrowLeft" || arrow === "ArrowRight";

export class Cursor {
  /** The stage the board is on, to bring places into sight. */
  stage: { show(point: Point, room: number): void } | undefined = $state();
  /** What has the keyboard's focus, and shows it. */
  focused: string | null = $state(null);
  /** What the pointer rests on. */
  pointed: string | null = $state(null);
  /** What was asked for by a long press, or by a tap that meant nothing else. */
  asked: string | null = $state(null);
  #current = $state("");
  #line: { level: boolean; from: string } | null = null; // where a row of arrow keys began
  readonly #press = new Press();

  constructor(readonly ground: Ground) {}

  /** The one place that Tab leads to. */
  get stop(): string {
    const { middles, start = "" } = this.ground;
    return [this.#current, start].find((place) => middles.has(place)) ?? middles.keys().next().value ?? "";
  }

  /** What is looked at. */
  get looked(): string | null {
    const place = this.asked ?? this.pointed ?? this.focused;
    return place !== null && this.ground.middles.has(place) ? place : null;
  }

  /** Milliseconds until something is said about it. */
  get lag(): number {
    return this.asked === null ? PRESS : 0;
  }

  /** The ring around what has the focus. */
  get ring(): Point | null {
    return this.focused === null ? null : (this.ground.middles.get(this.focused) ?? null);
  }

  /** What makes an element the button of a place. */
  place(name: string) {
    return {
      id: `${this.ground.id}-${name}`,
      tabindex: name === this.stop ? (0 as const) : (-1 as const),
      onclick: (event: MouseEvent) => this.#click(event, name),
      onfocus: (event: FocusEvent) => this.#focus(event, name),
      onblur: () => (this.focused = null),
      onpointerenter: (event: PointerEvent) => this.#enter(event, name),
      onpointerdown: (event: PointerEvent) => this.#press.down(event, () => (this.asked = name)),
    };
  }

  /** What the element around all places hears. */
  readonly group = {
    onkeydown: (event: KeyboardEvent) => this.#key(event),
    onpointermove: (event: PointerEvent) => this.#press.move(event),
    onpointerup: () => this.#press.stop(),
    onpointercancel: () => this.#press.stop(),
    onpointerleave: () => {
      this.#press.stop();
      this.pointed = null;
    },
    oncontextmenu: (event: Event) => {
      if (this.#press.long) event.preventDefault();
    },
  };

  /** Go to a place, and bring it into sight. */
  focus(name: string | null | undefined): void {
    const middle = name ? this.ground.middles.get(name) : undefined;
    if (!name || !middle) return;
    this.#current = name;
    this.stage?.show(middle, this.ground.room ?? 0);
    document.getElementById(`${this.ground.id}-${name}`)?.focus();
  }

  #click(event: MouseEvent, name: string): void {
    if (!this.#press.ends(event)) this.#take(name, (event as PointerEvent).pointerType === "touch" ? "touch" : "mouse");
  }

  #take(name: string, by: By): void {
    const takes = this.ground.takes?.(name) ?? true;
    this.asked = takes || this.asked === name ? null : name;
    this.ground.pick(name, by);
  }

  #focus(event: FocusEvent, name: string): void {
    if (name !== this.#current) this.#line = null;
    this.#current = name;
    if (this.asked !== name) this.asked = null;
    this.focused = (event.currentTarget as Element).matches(":focus-visible") ? name : null;
  }

  #enter(event: PointerEvent, name: string): void {
    if (event.pointerType === "touch") return;
    this.pointed = name;
    if (this.asked !== name) this.asked = null;
  }

  #key(event: KeyboardEvent): void {
    if (isTyping(event)) return;
    const { key } = event;
    if (key.startsWith("Arrow")) this.#go(key as Arrow);
    else if (AHEAD[key]) this.#end(AHEAD[key]);
    else if (key === "PageDown" || key === "PageUp") this.focus(this.#nextChoice(key === "PageDown" ? 1 : -1));
    else if (key === "Enter" || key === " ") this.#take(this.stop, "key");
    else if (key === "Escape" && this.asked !== null) this.asked = null;
    else return;
    event.preventDefault();
  }

  #go(arrow: Arrow): void {
    const from = this.stop;
    const line = this.#line?.level === isLevel(arrow) ? this.#line : { level: isLevel(arrow), from };
    this.focus(this.#ahead(from, arrow, line.from));
    this.#line = line;
  }

  #end(arrow: Arrow): void {
    const from = this.stop;
    let at = from;
    for (let next: string | null = at; next !== null; next = this.#ahead(at, arrow, from)) at = next;
    this.focus(at);
  }

  #ahead(at: string, arrow: Arrow, from: string): string | null {
    return this.ground.next?.(at, arrow) ?? towards(this.ground.middles, at, arrow, from);
  }

  #nextChoice(by: number): string | undefined {
    const all = [...this.ground.middles.keys()];
    const start = all.indexOf(this.stop);
    return all.map((_, i) => all[(start + by * (i + 1) + all.length * 2) % all.length]!).find((place) => this.ground.canChoose(place));
  }
}
