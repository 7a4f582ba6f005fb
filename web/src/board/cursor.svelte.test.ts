// Going over a board: keys, pointer, finger.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "$lib/settings.svelte";
import { loadTexts, speak } from "$lib/texts.svelte";
import { Cursor, type Ground } from "./cursor.svelte";
import type { Point } from "./hex";
import { PRESS } from "./press";
import Sample from "./testing/Sample.svelte";

// a1 b1 c1
// a2 b2 c2
const middles: ReadonlyMap<string, Point> = new Map([0, 1].flatMap((row) => [0, 1, 2].map((column) => [`${"abc"[column]}${row + 1}`, { x: column * 10, y: row * 10 }] as const)));
const pick = vi.fn<Ground["pick"]>();
const show = vi.fn();
let app: Record<string, unknown> | undefined;
let able = new Set<string>();
let idle = false;

function board(more: Partial<Ground> = {}): Cursor {
  const cursor = new Cursor({ id: "board", middles, start: "b1", room: 7, canChoose: (place) => able.has(place), takes: () => !idle, pick, ...more });
  cursor.stage = { show };
  app = mount(Sample, { target: document.body, props: { cursor, able } });
  flushSync();
  return cursor;
}

const at = (name: string): HTMLElement => document.getElementById(`board-${name}`)!;
const focused = (): string => document.activeElement!.id.replace("board-", "");
function press(key: string): void {
  document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  flushSync();
}
function point(type: string, name: string, more: PointerEventInit = {}): void {
  at(name).dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: "touch", isPrimary: true, clientX: 5, clientY: 5, ...more }));
  flushSync();
}

beforeAll(async () => {
  settings.lang = "en";
  await loadTexts("en", "board");
  speak("en");
});
beforeEach(() => {
  vi.useFakeTimers();
  able = new Set(["c1", "a2"]);
  idle = false;
});
afterEach(async () => {
  if (app) await unmount(app);
  app = undefined;
  pick.mockReset();
  show.mockReset();
  vi.useRealTimers();
});

describe("keys", () => {
  it("find one tab stop, the start at first", () => {
    board();
    expect([...document.querySelectorAll("[tabindex='0']")].map((one) => one.id)).toEqual(["board-b1"]);
  });
  it("go from place to place, to the ends of the line, and bring them into sight", () => {
    board();
    at("b1").focus();
    const way = ["ArrowDown", "ArrowDown", "ArrowRight", "ArrowUp", "Home", "End"].map((key) => (press(key), focused()));
    expect(way).toEqual(["b2", "b2", "c2", "c1", "a1", "c1"]);
    expect(show).toHaveBeenLastCalledWith({ x: 20, y: 0 }, 7);
    expect(at("c1").getAttribute("tabindex")).toBe("0");
  });
  it("find the next place that can be chosen, round and round", () => {
    board();
    at("b1").focus();
    const way = ["PageDown", "PageDown", "PageDown", "PageUp"].map((key) => (press(key), focused()));
    expect(way).toEqual(["c1", "a2", "c1", "a2"]);
  });
  it("choose with Enter and Space", () => {
    board();
    at("b1").focus();
    press("Enter");
    press("ArrowDown");
    press(" ");
    expect(pick.mock.calls).toEqual([["b1", "key"], ["b2", "key"]]);
  });
  it("leave others to whoever needs them", () => {
    board();
    at("b1").focus();
    const event = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
    at("b1").dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });
  it("begin at the first place where the start is gone", () => {
    expect(board({ start: "z9" }).stop).toBe("a1");
  });
});

describe("a finger", () => {
  it("chooses with a tap", () => {
    const cursor = board();
    point("pointerdown", "c1");
    point("pointerup", "c1");
    point("click", "c1");
    expect(pick.mock.calls).toEqual([["c1", "touch"]]);
    expect(cursor.looked).toBeNull();
  });
  it("asks with a long press, and the click that ends it chooses nothing", () => {
    const cursor = board();
    point("pointerdown", "c1");
    vi.advanceTimersByTime(PRESS);
    expect([cursor.looked, cursor.lag]).toEqual(["c1", 0]);
    point("pointerup", "c1");
    point("click", "c1");
    expect(pick).not.toHaveBeenCalled();
    expect(cursor.looked).toBe("c1");
    point("pointerdown", "a2");
    point("pointerup", "a2");
    point("click", "a2");
    expect(pick.mock.calls).toEqual([["a2", "touch"]]);
    expect(cursor.looked).toBeNull();
  });
  it("may tremble, but asks nothing when it moves the board or a second one comes", () => {
    const cursor = board();
    point("pointerdown", "c1");
    point("pointermove", "c1", { clientX: 8 });
    vi.advanceTimersByTime(PRESS);
    expect(cursor.asked).toBe("c1");
    cursor.asked = null;
    point("pointerdown", "c1");
    point("pointermove", "c1", { clientX: 25 });
    vi.advanceTimersByTime(PRESS);
    point("pointerdown", "c1");
    point("pointerdown", "a1", { isPrimary: false });
    vi.advanceTimersByTime(PRESS);
    expect(cursor.asked).toBeNull();
  });
  it("asks with a tap where nothing can be chosen; the same again, or Escape, takes that away", () => {
    idle = true;
    const cursor = board();
    const looked = ["c1", "c1", "b2"].map((place) => (point("click", place), cursor.looked));
    expect(looked).toEqual(["c1", null, "b2"]);
    at("b2").focus();
    press("Escape");
    expect(cursor.asked).toBeNull();
  });
});

describe("a mouse", () => {
  it("asks by resting and chooses however long it presses", () => {
    const cursor = board();
    point("pointerenter", "a1", { pointerType: "mouse" });
    expect([cursor.looked, cursor.lag]).toEqual(["a1", PRESS]);
    point("pointerdown", "a1", { pointerType: "mouse" });
    vi.advanceTimersByTime(PRESS * 2);
    point("click", "a1", { pointerType: "mouse" });
    expect(pick.mock.calls).toEqual([["a1", "mouse"]]);
  });
});
