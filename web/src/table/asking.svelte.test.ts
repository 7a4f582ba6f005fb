import { flushSync } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { Asking } from "./asking.svelte";
import type { Live } from "./live.svelte";

const fetched = vi.fn((path: string) => Promise.resolve(new Response(JSON.stringify(path.split("?")[1]))));
vi.stubGlobal("fetch", fetched);
afterEach(() => fetched.mockClear());

const live = { id: "t", latest: { moment: { entry: 4 } } } as unknown as Live;
const settle = async (): Promise<void> => {
  for (let i = 0; i < 10; i++) await Promise.resolve();
  await new Promise((done) => setTimeout(done));
  flushSync();
};

it("asks once for each thing, however many look, and keeps the last answer while the next is on its way", async () => {
  const asking = new Asking(live);
  const seen: unknown[] = [];
  const stop = $effect.root(() => {
    $effect(() => void seen.push(asking.about("outlook", 1, "bear", ["band"]), asking.about("outlook", 1, "bear", ["band", "elf"])));
  });
  flushSync();
  expect(seen).toEqual([null, null]);
  await settle();
  expect(seen.slice(-2)).toEqual(["seat=bear&words=band", "seat=bear&words=band+elf"]);
  expect(asking.about("outlook", 1, "bear", ["band", "orc"])).toBe("seat=bear&words=band+elf");
  expect(asking.about("outlook", 1, "fox", ["band", "orc"])).toBeNull();
  await settle();
  expect(fetched).toHaveBeenCalledTimes(4);
  stop();
});
