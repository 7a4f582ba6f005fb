// A look back: begun, asked about until it is done, and given up.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Review } from "../wire";
import { LookBack } from "./review.svelte";

const REPLIES: Review[] = [
  { done: 0, of: 0, turnings: null, failed: false },
  { done: 3, of: 8, turnings: null, failed: false },
  { done: 8, of: 8, turnings: [], failed: false },
];
let asked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal("fetch", (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`);
    const body = method === "DELETE" ? null : JSON.stringify(REPLIES[Math.min(asked.length, REPLIES.length) - 1]);
    return Promise.resolve(new Response(body, { status: body === null ? 204 : 200 }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("it is asked how far it is until it is done", async () => {
  const back = new LookBack("t1");
  await back.start("raven");
  expect(back.busy).toBe(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toEqual(["POST /api/tables/t1/reviews/raven", "GET /api/tables/t1/reviews/raven", "GET /api/tables/t1/reviews/raven"]);
  expect([back.busy, back.review?.of]).toEqual([false, 8]);
});

test("given up, it is forgotten here and there", async () => {
  const back = new LookBack("t1");
  await back.start("raven");
  await back.cancel();
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toEqual(["POST /api/tables/t1/reviews/raven", "DELETE /api/tables/t1/reviews/raven"]);
  expect([back.review, back.busy]).toEqual([null, false]);
});
