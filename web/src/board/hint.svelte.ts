// A bubble with a few words about a thing: shown while the pointer rests on it, while it has the keyboard's focus, or after a long press.
// One bubble serves the whole page. Whoever cannot see it needs the words elsewhere, as a hidden description.

import { mount } from "svelte";
import type { Attachment } from "svelte/attachments";
import Bubble from "./Bubble.svelte";
import { Press } from "./press";

export interface Hint {
  title: string;
  text: string;
  /** More, in quieter letters. */
  note?: string;
}

const REST = 350;
const LEAVE = 120;
const STAY = 2500; // after a long press

export const bubble: { hint: Hint | null; around: DOMRect | null } = $state({ hint: null, around: null });

let mounted = false;
let owner: Element | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

function open(element: Element, hint: () => Hint): void {
  if (element.closest("dialog")) return; // the bubble would lie behind it
  if (!mounted) mount(Bubble, { target: document.body });
  mounted = true;
  owner = element;
  bubble.hint = hint();
  bubble.around = element.getBoundingClientRect();
}

function later(milliseconds: number, work: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(work, milliseconds);
}

/** Take the bubble away, if it is this thing's or nobody in particular asks. */
export function closeHint(element: Element | null = owner): void {
  clearTimeout(timer);
  if (owner !== element) return;
  owner = null;
  bubble.hint = null;
}

/** `{@attach hint(() => ({ title, text }))}` on a button. */
export function hint(words: () => Hint): Attachment<HTMLElement> {
  return (element) => {
    const press = new Press();
    const enter = (event: PointerEvent): void => {
      if (event.pointerType === "mouse") later(owner ? 60 : REST, () => open(element, words));
    };
    const leave = (event: PointerEvent): void => {
      if (event.pointerType === "mouse") later(LEAVE, () => closeHint(element));
    };
    const down = (event: PointerEvent): void => press.down(event, () => open(element, words));
    const move = (event: PointerEvent): void => press.move(event);
    const up = (event: PointerEvent): void => {
      if (event.pointerType === "mouse") return;
      press.stop();
      if (press.long) later(STAY, () => closeHint(element));
      else closeHint(element);
    };
    const click = (event: MouseEvent): void => {
      if (!press.ends(event)) closeHint(element);
    };
    const focus = (): void => {
      if (element.matches(":focus-visible")) later(REST, () => open(element, words));
    };
    const blur = (): void => closeHint(element);
    const menu = (event: Event): void => {
      if (press.long) event.preventDefault();
    };
    const listeners: [string, (event: never) => void, boolean?][] = [
      ["pointerenter", enter],
      ["pointerleave", leave],
      ["pointerdown", down],
      ["pointermove", move],
      ["pointerup", up],
      ["pointercancel", up],
      ["click", click, true],
      ["focus", focus],
      ["blur", blur],
      ["contextmenu", menu],
    ];
    for (const [type, listener, capture] of listeners) element.addEventListener(type, listener as EventListener, capture ?? false);
    return () => {
      for (const [type, listener, capture] of listeners) element.removeEventListener(type, listener as EventListener, capture ?? false);
      press.stop();
      closeHint(element);
    };
  };
}
