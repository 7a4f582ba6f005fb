import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { News } from "../wire";
import { dwell, GLANCE, NewsQueue } from "./queue";
import { moment, news } from "./testing/samples";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function queue(speed = 1): { shown: number[]; queue: NewsQueue; set: (speed: number) => void } {
  const shown: number[] = [];
  let now = speed;
  const made = new NewsQueue(
    (one: News) => {
      shown.push(one.number);
      return one.moment?.told.length ?? 0;
    },
    () => now,
  );
  return { shown, queue: made, set: (next) => (now = next) };
}

const quiet = (number: number): News => news(number, { moment: moment(number, { told: [] }) });

test("the first is shown at once", () => {
  const { shown, queue: q } = queue();
  q.push(news(1));
  expect(shown).toEqual([1]);
  expect(q.settled).toBe(true);
});

test("each position stays visible before the next one", () => {
  const { shown, queue: q } = queue();
  for (const number of [1, 2, 3]) q.push(news(number));
  expect(shown).toEqual([1]);
  expect(q.settled).toBe(false);
  vi.advanceTimersByTime(GLANCE - 1);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(GLANCE);
  expect(shown).toEqual([1, 2, 3]);
});

test("what comes when the time is over does not wait", () => {
  const { shown, queue: q } = queue();
  q.push(news(1));
  vi.advanceTimersByTime(GLANCE);
  q.push(news(2));
  expect(shown).toEqual([1, 2]);
});

test("what moves nothing takes no time, but keeps its turn", () => {
  const { shown, queue: q } = queue();
  q.push(quiet(1));
  q.push(news(2));
  q.push(quiet(3));
  q.push(quiet(4));
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(GLANCE);
  expect(shown).toEqual([1, 2, 3, 4]);
});

test("everything can be skipped", () => {
  const { shown, queue: q } = queue();
  for (const number of [1, 2, 3, 4]) q.push(news(number));
  q.skip();
  expect(shown).toEqual([1, 2, 3, 4]);
  expect(q.settled).toBe(true);
  q.push(news(5));
  expect(shown).toEqual([1, 2, 3, 4, 5]);
});

test("without animation nothing waits", () => {
  const { shown, queue: q } = queue(0);
  for (const number of [1, 2, 3]) q.push(news(number));
  expect(shown).toEqual([1, 2, 3]);
});

test("the speed may change while something is waiting", () => {
  const { shown, queue: q, set } = queue(1);
  for (const number of [1, 2, 3]) q.push(news(number));
  set(0);
  vi.advanceTimersByTime(GLANCE);
  expect(shown).toEqual([1, 2, 3]);
});

test("what was seen through another seat is forgotten", () => {
  const { shown, queue: q } = queue();
  for (const number of [1, 2, 3]) q.push(news(number));
  q.clear();
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual([1]);
  q.push(news(4));
  expect(shown).toEqual([1, 4]);
});

test("several events take longer, but not endlessly; twice the speed halves it", () => {
  expect(dwell(1, 1)).toBe(GLANCE);
  expect(dwell(2, 1)).toBe(2 * GLANCE);
  expect(dwell(12, 1)).toBe(3 * GLANCE);
  expect(dwell(1, 2)).toBe(GLANCE / 2);
  expect(dwell(0, 1)).toBe(0);
  expect(dwell(3, 0)).toBe(0);
});

test("whoever falls behind catches up", () => {
  expect(dwell(1, 1, 4)).toBe(GLANCE / 2);
  expect(dwell(1, 1, 40)).toBeLessThan(30);
});
