// A decision that the game puts together itself, as a band of cards.

import { expect, test, vi } from "vitest";
import type { GameUi } from "../games/game";
import type { Order, Reply } from "./link.svelte";
import type { Live } from "./live.svelte";
import { moment } from "./samples";
import { Turn } from "./turn.svelte";

const LEGAL = ["recruit orc", "band orc", "band orc elf", "band elf orc", "stop"].map((line) => line.split(" "));

/** A game whose bands are put together, and everything else is clicked word by word. */
const ui = {
  kind: () => "word",
  risky: () => false,
  composing: {
    handles: (legal) => legal.some(([verb]) => verb === "band"),
    sentence: (legal, chosen) => legal.find((words) => words.join() === chosen.join()) ?? null,
  },
} as Partial<GameUi> as GameUi;

function turn(legal: string[][] = LEGAL, replies: Record<string, Reply> = {}): { turn: Turn; send: ReturnType<typeof vi.fn<(order: Order) => Promise<Reply>>> } {
  const send = vi.fn<(order: Order) => Promise<Reply>>((order) => Promise.resolve(replies[order.do] ?? { is: "done", id: 1, entry: 2 }));
  const live = { moment: moment(1, { legal }), settled: true, handOver: null, viewer: "bear", link: { send } };
  const made = new Turn(live as unknown as Live, ui);
  made.follow();
  return { turn: made, send };
}

test("chosen words stand for one sentence only if they say it, although others hold the same words", () => {
  const { turn: now } = turn();
  now.choose(["band", "orc"]);
  expect(now.reading.sentence).toEqual(["band", "orc"]);
  expect(now.reading.left).toHaveLength(3);
  now.choose(["band", "elf"]);
  expect(now.reading.sentence).toBeNull();
  expect(now.buttons).toEqual([]);
});

test("nothing is sent before it is confirmed", () => {
  const { turn: now, send } = turn();
  now.choose(["band", "elf", "orc"]);
  now.choose(["band", "elf", "orc"]);
  expect(send).not.toHaveBeenCalled();
  expect(now.confirm()).toBe(true);
  expect(send).toHaveBeenCalledWith({ do: "play", seat: "bear", at: 1, words: ["band", "elf", "orc"] });
  now.say(["stop"]);
  expect(send).toHaveBeenCalledOnce(); // one at a time
});

test("a step back takes the last word, and the verb with the first", () => {
  const { turn: now } = turn();
  now.choose(["band", "elf", "orc"]);
  now.back();
  expect(now.chosen).toEqual(["band", "elf"]);
  now.back();
  expect(now.chosen).toEqual([]);
  expect(now.back()).toBe(false);
});

test("what is not possible is explained and leaves what was chosen", async () => {
  const { turn: now, send } = turn(LEGAL, { explain: { is: "why", id: 1, rule: "ET-6.2", text: "They do not match." } });
  now.choose(["band", "elf"]);
  now.wonder(["band", "elf", "troll"]);
  await vi.waitFor(() => expect(now.refusals).toEqual([{ text: "They do not match.", rule: "ET-6.2" }]));
  expect(send).toHaveBeenCalledWith({ do: "explain", seat: "bear", words: ["band", "elf", "troll"] });
  expect(now.chosen).toEqual(["band", "elf"]);
  now.choose(["band", "elf", "orc"]);
  expect(now.refusals).toEqual([]);
});

test("other decisions are clicked word by word", () => {
  const { turn: now } = turn([["draw", "yes"], ["draw", "no"]]);
  expect(now.composing).toBeNull();
  expect(now.buttons).toEqual(["yes", "no"]);
});
