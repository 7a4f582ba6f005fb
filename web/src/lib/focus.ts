// Where the focus goes when dialogs close. One dialog may lead to another, or open by itself; the browser would give the focus to what
// is not there any more, and whoever uses the keyboard would start from the top of the page.

import { tick } from "svelte";

let home: Element | null = null;
/** Whether the last that was touched was a key. */
let keys = false;
addEventListener("keydown", () => (keys = true), true);
addEventListener("pointerdown", () => (keys = false), true);

/** Remember where the focus is, unless it is in a dialog that leads to this one. */
export function leaveFocus(): void {
  if (!document.querySelector("dialog[open]")) home = document.activeElement;
}

/** A dialog has closed: if the focus got lost, bring it back to where it was before the first one, or to the content. */
export async function returnFocus(): Promise<void> {
  await tick(); // what was inside of it has the focus until it is gone
  const { activeElement, body } = document;
  if (document.querySelector("dialog[open]") || (activeElement && activeElement !== body)) return;
  const back = home instanceof HTMLElement || home instanceof SVGElement ? home : null;
  if (back && back !== body && back.isConnected) back.focus();
  else document.getElementById("content")?.focus({ preventScroll: true });
}

/** Whether somebody goes about with the keyboard. */
export function usesKeys(): boolean {
  return keys;
}

/** If what had the focus is gone, give it to this; whoever points at things does not miss it. */
export function catchFocus(element: HTMLElement | undefined): void {
  const { activeElement, body } = document;
  if (keys && element && (!activeElement || activeElement === body) && !document.querySelector("dialog[open]")) element.focus({ preventScroll: true });
}
