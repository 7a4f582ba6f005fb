// Where we are: a tiny router over the browser's history. Ordinary links inside the house are taken over, everything else is
// left to the browser (new tab, download, other sites).

export interface Route {
  path: string;
  query: Record<string, string>;
  hash: string;
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

function here(): Route {
  return {
    path: location.pathname,
    query: Object.fromEntries(new URLSearchParams(location.search)),
    hash: decoded(location.hash.slice(1)),
  };
}

export const route: Route = $state(here());

function follow(): void {
  Object.assign(route, here());
}

/** Go somewhere in the house; `replace` leaves no step back. */
export function go(to: string, { replace = false } = {}): void {
  const before = location.pathname;
  history[replace ? "replaceState" : "pushState"]({}, "", to);
  follow();
  if (location.pathname !== before) scrollTo(0, 0);
}

/** The address of a link that the router may follow, or null. */
export function inside(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link?.href || (link.target && link.target !== "_self") || link.hasAttribute("download")) return null;
  const to = new URL(link.href);
  if (to.origin !== location.origin || to.pathname.startsWith("/api/")) return null;
  return to.pathname + to.search + to.hash;
}

/** Take links over; returns how to stop that. */
export function listen(): () => void {
  const click = (event: MouseEvent): void => {
    const to = inside(event);
    if (to === null) return;
    event.preventDefault();
    go(to);
  };
  addEventListener("popstate", follow);
  addEventListener("hashchange", follow);
  document.addEventListener("click", click);
  return () => {
    removeEventListener("popstate", follow);
    removeEventListener("hashchange", follow);
    document.removeEventListener("click", click);
  };
}
