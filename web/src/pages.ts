// Which page an address shows. Pages come when they are needed; the table is the largest of them.

import type { Component } from "svelte";
import { gamePage } from "./games";

export interface Found {
  name: string;
  load: () => Promise<{ default: Component<any> }>;
  props: Record<string, string>;
  /** Takes the whole window below the bar. */
  whole: boolean;
}

interface Page {
  name: string;
  pattern: RegExp;
  load: Found["load"];
  whole?: boolean;
}

const PAGES: Page[] = [
  { name: "lobby", pattern: /^\/$/, load: () => import("./pages/Lobby.svelte") },
  { name: "new", pattern: /^\/new$/, load: () => import("./pages/NewTable.svelte") },
  { name: "join", pattern: /^\/join$/, load: () => import("./pages/Join.svelte") },
  { name: "rules", pattern: /^\/rules(\/(?<game>\w+))?$/, load: () => import("./pages/Rules.svelte") },
  { name: "ladder", pattern: /^\/ladder$/, load: () => import("./pages/Ladder.svelte") },
  { name: "me", pattern: /^\/me$/, load: () => import("./pages/Account.svelte") },
  { name: "table", pattern: /^\/t\/(?<id>[a-z0-9]+)$/, load: () => import("./table/Table.svelte"), whole: true },
];

export function findPage(path: string): Found | null {
  const tidy = path.length > 1 ? path.replace(/\/+$/, "") : path;
  const [, page = "", game = ""] = /^\/([a-z]+)\/(\w+)$/.exec(tidy) ?? [];
  const load = gamePage(game, page);
  if (load) return { name: page, load, props: {}, whole: true };
  for (const { name, pattern, load, whole = false } of PAGES) {
    const match = pattern.exec(tidy);
    if (match) return { name, load, props: { ...match.groups }, whole };
  }
  return null;
}
