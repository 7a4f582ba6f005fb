/** Whether a key belongs to somebody else: to a field that is being typed in, to a dialog, or to the browser. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  const target = event.target;
  if (target instanceof Element && target.closest("input, textarea, select, [contenteditable], dialog[open]")) return true;
  return document.querySelector("dialog[open]") !== null;
}

/** Listens for letters that each have something of their own, such as a sheet. What `act` refuses with false is no key of ours. */
export function letters<Thing>(things: Readonly<Record<string, Thing>>, act: (thing: Thing) => boolean | void): (event: KeyboardEvent) => void {
  return (event) => {
    const thing = things[event.key.toLowerCase()];
    if (thing === undefined || isTyping(event) || act(thing) === false) return;
    event.preventDefault();
  };
}

/** Listens for arrows along one row of things: after the last comes the first. */
export function along(what: string): (event: KeyboardEvent) => void {
  return (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    const all = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>(what)];
    all[(all.indexOf(document.activeElement as HTMLElement) + by + all.length) % all.length]?.focus();
    event.preventDefault();
  };
}

/** Listens for arrows among things that lie in rows: they go from one to the next. */
export function arrows(what: string): (event: KeyboardEvent) => void {
  return (event) => {
    const all = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>(what)];
    const columns = all.filter((one) => one.offsetTop === all[0]?.offsetTop).length;
    const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[event.key];
    if (by === undefined) return;
    all[all.indexOf(document.activeElement as HTMLElement) + by]?.focus();
    event.preventDefault();
  };
}
