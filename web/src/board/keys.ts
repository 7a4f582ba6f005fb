/** Whether a key belongs to somebody else: to a field that is being typed in, to a dialog, or to the browser. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  const target = event.target;
  if (target instanceof Element && target.closest("input, textarea, select, [contenteditable], dialog[open]")) return true;
  return document.querySelector("dialog[open]") !== null;
}
