// Small pure parts of the table: the log, seats, times, searching.

import { describe, expect, test } from "vitest";
import { addTexts } from "$lib/texts.svelte";
import german from "$texts/de/play.ftl?raw";
import english from "$texts/en/play.ftl?raw";
import ethnos from "$texts/en/ethnos.ftl?raw";
import game from "$texts/en/war_chest.ftl?raw";
import { lately, merge, remark, sayings, spoken } from "./log";
import { line, moment, news, seat, table } from "./testing/samples";
import { search } from "./search";
import { actingSeats, nextSeat } from "./seats";
import { duration, lastMove, remains } from "./time.svelte";

addTexts("en", english);
addTexts("de", german);
addTexts("en", game);
addTexts("en", ethnos);

describe("the log", () => {
  test("grows by what is new, and never doubles", () => {
    const first = merge([], 0, news(3, { fresh: true, log: [line(1), line(2), line(3)] }));
    const same = merge(first, 3, news(3, { log: [line(2), line(3)] }));
    const more = merge(first, 3, news(5, { log: [line(3), line(4), line(5)] }));
    expect(first.map((one) => one.number)).toEqual([1, 2, 3]);
    expect(same).toBe(first);
    expect(more.map((one) => one.number)).toEqual([1, 2, 3, 4, 5]);
  });

  test("starts anew with fresh news", () => {
    const first = merge([], 0, news(3, { fresh: true, log: [line(1), line(3)] }));
    expect(merge(first, 3, news(3, { fresh: true, log: [line(2)] })).map((one) => one.number)).toEqual([2]);
  });

  test("lines of a history share their number and come together", () => {
    const history = [line(2, { position: 0 }), line(2, { position: 1 }), line(2, { position: 2 })];
    expect(merge([], 0, news(2, { fresh: true, log: history }))).toHaveLength(3);
  });

  test("what was taken back leads nowhere any more", () => {
    const log = merge([], 0, news(3, { fresh: true, log: [line(1), line(2), line(3)] }));
    const after = merge(log, 3, news(4, { log: [line(4, { kind: "undo", position: 1, told: [] })] }));
    expect(after.map((one) => one.position)).toEqual([1, -1, -1, 1]);
  });

  test("knows what others did since my last play", () => {
    const own = line(2, { seat: "raven" });
    expect(lately([line(1), own, line(3), line(4, { kind: "chat" }), line(5)], "raven").map((one) => one.number)).toEqual([3, 5]);
    expect(lately([line(1), own], "raven")).toEqual([]);
    const answer = line(4, { kind: "auto", seat: "raven" }); // of the computer, for its own seat
    expect(lately([own, line(3), answer], "raven").map((one) => one.number)).toEqual([3, 4]);
    expect(lately([own, line(3, { position: -1 })], "raven")).toEqual([]);
  });

  test("says the same thing once", () => {
    const drew = { kind: "drew", fields: { seat: "wolf", coin: null } };
    expect(sayings("war_chest", [drew, drew, drew])).toEqual([{ text: "Wolf draws a hidden coin.", times: 3, kind: "drew" }]);
    expect(spoken("war_chest", line(1, { told: [drew, drew] }))).toBe("Wolf draws a hidden coin. × 2");
  });

  test("has the comment on a play", () => {
    const said = line(1, { told: [{ kind: "drew", fields: { seat: "wolf", coin: null } }], text: "at last" });
    expect(remark("war_chest", said)).toBe("Comment: at last");
    expect(spoken("war_chest", said)).toBe("Wolf draws a hidden coin. Comment: at last");
    expect(remark("war_chest", line(1))).toBe("");
  });

  test("what begins alike shares a line", () => {
    const left = (seat: string, card: string) => ({ kind: "discarded", fields: { seat, card, count: 1 } });
    const told = [left("fox", "orc_rhea"), left("fox", "elf_duris"), left("owl", "skeleton")];
    expect(sayings("ethnos", told).map((one) => one.text)).toEqual([
      "Fox leaves for the row: Orc (Rhea); Elf (Duris).",
      "Owl leaves for the row: Skeleton.",
    ]);
  });

  test.each(["undo", "late", "replaced", "back", "sit", "start"] as const)("has words for %s", (kind) => {
    expect(remark("war_chest", line(1, { kind, name: "Kim", told: [] }))).toMatch(/\w{3}/);
  });

  test.each(["undo", "replace", "rematch"])("has words for the question to %s", (text) => {
    expect(remark("war_chest", line(1, { kind: "offer", text, name: "Kim" }))).toMatch(/Wolf|Kim/);
  });

  test("has words for answers and for who gets up", () => {
    expect(remark("war_chest", line(1, { kind: "answer", text: "no" }))).toBe("Wolf refuses.");
    expect(remark("war_chest", line(1, { kind: "sit", text: "leave", name: "Kim" }))).toBe("Kim gets up: Wolf.");
    expect(spoken("war_chest", line(1, { kind: "chat", name: "Kim", text: "hello" }))).toBe("Kim writes: hello");
  });
});

describe("the seat to look through", () => {
  const two = { seats: [seat("raven", { mine: true }), seat("wolf", { mine: true })] };

  test("is mine if I have one", () => {
    expect(nextSeat(news(1), null)).toBe("raven");
    expect(nextSeat(news(1, { table: table({ seats: [seat("raven"), seat("wolf")] }) }), null)).toBeNull();
  });

  test("of several is the one whose turn it is", () => {
    const asked = (name: string): ReturnType<typeof news> =>
      news(1, { table: table(two), moment: moment(1, { prompts: [{ seat: name, kind: "main_play", fields: {} }] }) });
    expect(nextSeat(asked("wolf"), "raven")).toBe("wolf");
    expect(nextSeat(asked("raven"), "raven")).toBe("raven");
    expect(nextSeat(asked("raven"), null)).toBe("raven");
  });

  test("stays while somebody else decides", () => {
    const three = table({ seats: [...two.seats, seat("bear")] });
    const waiting = news(1, { table: three, moment: moment(1, { prompts: [{ seat: "bear", kind: "main_play", fields: {} }] }) });
    expect(nextSeat(waiting, "wolf")).toBe("wolf");
    expect(nextSeat(waiting, null)).toBeNull();
  });

  test("stays when it is over", () => {
    const over = news(1, { table: table({ ...two, state: "over" }), moment: moment(1, { prompts: [] }) });
    expect(nextSeat(over, "wolf")).toBe("wolf");
    expect(nextSeat(over, null)).toBe("raven");
  });

  test("at a real table it is the one that draws", () => {
    expect(actingSeats(news(1, { moment: moment(1, { draw: { kind: "coin", seat: "wolf", options: [] } }) }))).toEqual(["wolf"]);
    expect(actingSeats(news(1, { moment: moment(1, { draw: { kind: "coin", seat: null, options: ["archer"] } }) }))).toEqual([]);
    expect(actingSeats(news(1, { moment: null }))).toEqual([]);
  });
});

describe("time", () => {
  test("is written short", () => {
    expect([7, 61, 3600, 3725, -3].map(duration)).toEqual(["0:07", "1:01", "1:00:00", "1:02:05", "0:00"]);
    expect(duration(2 * 86400 + 3 * 3600)).toBe("2 days 3 h");
    expect(duration(86400)).toBe("1 day 0 h");
  });

  test("runs off for the decision first, then from the reserve", () => {
    const clock = { left: 10, reserve: 60, running: true };
    expect(remains(clock, 4)).toEqual({ left: 6, reserve: 60 });
    expect(remains(clock, 25)).toEqual({ left: 0, reserve: 45 });
    expect(remains(clock, 500)).toEqual({ left: 0, reserve: 0 });
    expect(remains({ ...clock, running: false }, 25)).toEqual({ left: 10, reserve: 60 });
  });

  test("of the last play is not that of a chat line", () => {
    expect(lastMove([line(1), line(2, { kind: "chat" })])).toBe(line(1).at);
    expect(lastMove([])).toBeNull();
  });
});

describe("searching", () => {
  const entries = [
    { words: ["light_cavalry", "move", "e2", "e3"], text: "Leichte Kavallerie · bewegen · e2 · e3" },
    { words: ["footman", "deploy", "d7"], text: "Fußvolk · einsetzen · d7" },
  ];
  const found = (typed: string): string[] => search(entries, typed).map((entry) => entry.words.join(" "));

  test("finds translated words and those of records", () => {
    expect(found("kaval bew")).toEqual(["light_cavalry move e2 e3"]);
    expect(found("light_c e3")).toEqual(["light_cavalry move e2 e3"]);
    expect(found("cavalry")).toEqual(["light_cavalry move e2 e3"]);
    expect(found("FUSSV")).toEqual(["footman deploy d7"]);
  });

  test("wants all parts", () => {
    expect(found("footman e3")).toEqual([]);
    expect(found("  ")).toHaveLength(2);
  });
});

test("both languages have the same texts", () => {
  const keys = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!).sort();
  expect(keys(german)).toEqual(keys(english));
});
