// Hints: asked for once a position, and said in words.

import { beforeAll, expect, test, vi } from "vitest";
import { loadTexts } from "$lib/texts.svelte";
import type { Order, Reply } from "./link.svelte";
import { Hint, hopeText, termText } from "./hint.svelte";
import type { Live } from "./live.svelte";
import { moment } from "./testing/samples";

const ADVICE: Reply = { is: "advice", id: 1, winning: true, suggestions: [{ words: ["stop"], visits: 9, share: 0.9, value: 0.72, terms: [] }] };

function hint(reply: Reply): { hint: Hint; live: { moment: ReturnType<typeof moment>; viewer: string | null }; send: ReturnType<typeof vi.fn> } {
  const send = vi.fn<(order: Order) => Promise<Reply>>(() => Promise.resolve(reply));
  const live = { moment: moment(3), viewer: "raven" as string | null, link: { send } };
  return { hint: new Hint(live as unknown as Live), live, send };
}

beforeAll(() => loadTexts("en", "play", "war_chest"));

test("a position is asked about once, and another one anew", async () => {
  const { hint: now, live, send } = hint(ADVICE);
  await now.ask();
  await now.ask();
  expect(send).toHaveBeenCalledExactlyOnceWith({ do: "hint", seat: "raven", at: 3 });
  expect(now.advice?.suggestions[0]?.words).toEqual(["stop"]);
  live.moment = moment(5);
  await now.ask();
  expect(send).toHaveBeenLastCalledWith({ do: "hint", seat: "raven", at: 5 });
});

test("an answer that comes after the seat has changed is not shown", async () => {
  const { hint: now, live, send } = hint(ADVICE);
  let answer: (reply: Reply) => void = () => {};
  send.mockImplementationOnce(() => new Promise<Reply>((resolve) => (answer = resolve)));
  const asked = now.ask();
  live.viewer = "wolf";
  send.mockImplementationOnce(() => Promise.resolve({ is: "refused", id: 2, code: "illegal", text: "not now", rule: null }));
  await now.ask();
  answer(ADVICE);
  await asked;
  expect([now.advice, now.problem]).toEqual([null, "not now"]);
});

test("a refusal is said, and one may ask again", async () => {
  const { hint: now, send } = hint({ is: "refused", id: 1, code: "forbidden", text: "no hints here", rule: null });
  await now.ask();
  expect([now.problem, now.thinking, now.advice]).toEqual(["no hints here", false, null]);
  await now.ask();
  expect(send).toHaveBeenCalledTimes(2);
});

test("who watches asks nothing", async () => {
  const { hint: now, live, send } = hint(ADVICE);
  live.viewer = null;
  await now.ask();
  expect(send).not.toHaveBeenCalled();
});

test("values and reasons are said in words", () => {
  expect(hopeText(0.716, true)).toBe("72 % winning chances");
  expect(hopeText(0.5, false)).toBe("on average ahead of 50 % of the others");
  const term = { feature: "markers", own: true, more: true, good: true, change: 0.4 };
  expect(termText("war_chest", term)).toBe("more control markers placed");
  expect(termText("war_chest", { ...term, own: false, more: false })).toBe("for the others: fewer control markers placed");
});
