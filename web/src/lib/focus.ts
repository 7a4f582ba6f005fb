// Where the focus goes when dialogs close. One dialog may lead to another, or open by itself; the browser would give the focus to what
// is not there any more, and whoever uses the keyboard would start from the top of the page.

let home: Element | null = null;

/** Remember where the focus is, unless it is in a dialog that leads to this one. */
export function leaveFocus(): void {
  if (!document.querySelector("dialog[open]")) home = document.activeElement;
}

/** A dialog has closed: if the focus got lost, bring it back to where it was before the first one, or to the content. */
export function returnFocus(): void {
  const { activeElement, body } = document;
  if (document.querySelector("dialog[open]") || (activeElement && activeElement !== body)) return;
  const back = home instanceof HTMLElement || home instanceof SVGElement ? home : null;
  if (back && back !== body && back.isConnected) back.focus();
  else document.getElementById("content")?.focus({ preventScroll: true });
}
