// Parts of a game on a table that is none, in English and without motion, for tests.

import { settings } from "$lib/settings.svelte";
import { loadTexts, speak } from "$lib/texts.svelte";
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import type { SheetsProps, StageProps } from "../games/game";
import type { Sentence } from "../table/path";
import type { Told } from "../wire";

/** What the engine tells the seat that is asked. */
export interface Position<View> {
  view: View;
  legal: string[][];
  /** What happened last. */
  history: Told[];
  /** The same, put together. */
  story?: any;
}

/** The position of that name out of a file of them: a copy, so that a test may change it. */
export function sampler<View>(found: Record<string, unknown>): (name: string) => Position<View> {
  return (name) => structuredClone((Object.values(found)[0] as Record<string, Position<View>>)[name]!);
}

export type Props<View> = StageProps<View> & Omit<SheetsProps<View>, "onopen"> & { narrow: boolean };

/** A table for parts of a game, with these files of texts. No text may be missing, and nothing else be complained about. */
export function stage<View extends { viewer?: string | null; seat?: string | null }>(...texts: string[]) {
  const onpick = vi.fn<(token: string) => void>();
  const onchoose = vi.fn<(words: Sentence) => void>();
  const onplay = vi.fn<(words: Sentence, comment?: string) => void>();
  const onexplain = vi.fn<(words: Sentence) => void>();
  const onaside = vi.fn<(words: Sentence) => void>();
  const onopen = vi.fn<(sheet: string | null) => void>();
  const complained = vi.spyOn(console, "error");
  let app: Record<string, unknown> | undefined;

  beforeAll(async () => {
    settings.lang = "en";
    settings.speed = 0;
    await loadTexts("en", "web", "board", ...texts);
    speak("en");
  });
  beforeEach(() => {
    settings.confirm = "risky";
    for (const spy of [onpick, onchoose, onplay, onexplain, onaside, onopen]) spy.mockReset();
    complained.mockClear();
  });
  afterEach(async () => {
    if (app) await unmount(app);
    app = undefined;
    expect(complained.mock.calls).toEqual([]);
  });

  /** Mount something in the place of what was there. */
  function put(part: unknown, props: object): void {
    if (app) void unmount(app);
    app = mount(part as Component<object>, { target: document.body, props });
    flushSync();
  }

  /** Mount a part; what is chosen or opened is kept as the table would. */
  function show(part: unknown, { view, legal = [], history = [], story = null }: Partial<Position<View>> & { view: View }, more: Partial<Props<View>> = {}): Props<View> {
    const props: Props<View> = $state({
      view,
      viewer: ("viewer" in view ? view.viewer : view.seat) ?? null,
      choices: new Set<string>(),
      chosen: [],
      told: [],
      lately: [],
      legal,
      history,
      story: () => story,
      outlook: () => null,
      narrow: false,
      live: true,
      open: null,
      asides: [],
      onpick,
      onopen,
      onchoose,
      onplay,
      onexplain,
      onaside,
      ...more,
    });
    onchoose.mockImplementation((words) => {
      props.chosen = words;
      flushSync();
    });
    onopen.mockImplementation((sheet) => {
      props.open = sheet;
      flushSync();
    });
    put(part, props);
    return props;
  }
  return { onpick, onchoose, onplay, onexplain, onaside, onopen, put, show };
}

export const find = <Kind extends Element = HTMLButtonElement>(selector: string): Kind => document.querySelector<Kind>(selector)!;
export const all = <Kind extends HTMLElement = HTMLButtonElement>(selector: string): Kind[] => [...document.querySelectorAll<Kind>(selector)];
export const text = (): string => document.body.textContent!.replace(/\s+/g, " ");

export function click(what: string | Element): void {
  (typeof what === "string" ? find(what) : what).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  flushSync();
}
export function press(key: string, target: EventTarget = document.body): void {
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  flushSync();
}
export function type(selector: string, value: string, event = "change"): void {
  const field = find<HTMLInputElement>(selector);
  field.value = value;
  field.dispatchEvent(new Event(event, { bubbles: true }));
  flushSync();
}
