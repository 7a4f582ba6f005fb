// A decision that the game puts together itself, as a band of cards.

import { expect, test, vi } from "vitest";
import type { GameUi } from "../games/game";
import type { Moment, Offer } from "../wire";
import type { Order, Reply } from "./link.svelte";
import type { Live } from "./live.svelte";
import { moment } from "./testing/samples";
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

interface Table {
  turn: Turn;
  live: { moment: Moment; table: { offers: Offer[] } };
  send: ReturnType<typeof vi.fn<(order: Order) => Promise<Reply>>>;
}
function turn(legal: string[][] = LEGAL, replies: Record<string, Reply> = {}, game = ui): Table {
  const send = vi.fn<(order: Order) => Promise<Reply>>((order) => Promise.resolve(replies[order.do] ?? { is: "done", id: 1, entry: 2 }));
  const live = $state({ moment: moment(1, { legal }), table: { offers: [] as Offer[] }, settled: true, handOver: null, viewer: "bear", link: { send } });
  const made = new Turn(live as unknown as Live, game);
  made.follow();
  return { turn: made, live, send };
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

test("a comment goes with the sentence, and none where there is none", () => {
  const said = turn();
  said.turn.say(["stop"], "enough");
  expect(said.send).toHaveBeenCalledWith({ do: "play", seat: "bear", at: 1, words: ["stop"], comment: "enough" });
  const silent = turn();
  silent.turn.say(["stop"], "");
  expect(silent.send).toHaveBeenCalledWith({ do: "play", seat: "bear", at: 1, words: ["stop"] });
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

// Countless sentences, and several who decide at the same time

const countless = {
  ...ui,
  composing: {
    handles: (legal) => legal[0]?.[0] === "allocate",
    sentence: (_legal, chosen) => (chosen.length > 1 ? chosen : null),
    back: () => [],
  },
} as Partial<GameUi> as GameUi;

test("a sentence that is not listed can be played where there are countless ones", () => {
  const { turn: now, send } = turn([["allocate", "melee", "4"]], {}, countless);
  now.choose(["allocate", "ranged", "2"]);
  expect(now.reading.sentence).toEqual(["allocate", "ranged", "2"]);
  expect(now.reading.left).toEqual([["allocate", "melee", "4"]]); // the selection stays at hand
  expect(now.confirm()).toBe(true);
  expect(send).toHaveBeenCalledWith({ do: "play", seat: "bear", at: 1, words: ["allocate", "ranged", "2"] });
});

test("the game says where a step back leads", () => {
  const { turn: now } = turn([["allocate", "melee", "4"]], {}, countless);
  now.choose(["allocate", "ranged", "2"]);
  now.back();
  expect(now.chosen).toEqual([]);
});

test("what is being put together stays while others decide, and goes when something else is asked", () => {
  const { turn: now, live } = turn([["allocate", "melee", "4"]], {}, countless);
  now.choose(["allocate", "ranged", "2"]);
  live.moment = moment(5, { asked: 1, legal: [["allocate", "melee", "4"]] });
  now.follow();
  expect(now.chosen).toEqual(["allocate", "ranged", "2"]);
  live.moment = moment(6, { asked: 6, legal: [["allocate", "melee", "4"]] });
  now.follow();
  expect(now.chosen).toEqual([]);
});

test("a play under way stays under way while others decide", async () => {
  const { turn: now, live } = turn([["allocate", "melee", "4"]], { play: { is: "refused", id: 1, code: "illegal", text: "No.", rule: null } }, countless);
  now.say(["allocate", "ranged", "2"]);
  live.moment = moment(5, { asked: 1, legal: [["allocate", "melee", "4"]] });
  now.follow();
  expect(now.sending).toBe(true);
  await vi.waitFor(() => expect(now.refusals).toEqual([{ text: "No.", rule: null }]));
  expect(now.sending).toBe(false);
});

test("what was suggested for all waits for the others, and is asked anew once somebody objected", () => {
  const { turn: now, live, send } = turn();
  now.say(["stop"]);
  live.table.offers = [{ number: 2, kind: "joint", seat: "bear", waiting: ["eagle"], words: ["stop"], until: 9 }];
  now.follow();
  expect(now.legal).toEqual([]);
  live.table.offers = [];
  now.follow();
  expect(now.legal).toEqual(LEGAL);
  now.say(["stop"]);
  expect(send).toHaveBeenCalledTimes(2);
});
