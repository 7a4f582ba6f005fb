import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { AnyCommand, AnyMessage, News } from "../wire";
import { carriedOut, Link, pause, PATIENCE, PING, type Reply } from "./link.svelte";
import { line, moment, news } from "./testing/samples";

/** A socket that never leaves this room. */
class FakeSocket {
  static made: FakeSocket[] = [];
  readyState: number = WebSocket.CONNECTING;
  sent: AnyCommand[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as AnyCommand);
  }
  close(): void {
    this.break();
  }
  // From the other side
  accept(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }
  say(message: AnyMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.();
  }
  get last(): AnyCommand | undefined {
    return this.sent[this.sent.length - 1];
  }
}

let link: Link;
let heard: News[];
let hopeless: string | null;

const socket = (): FakeSocket => FakeSocket.made[FakeSocket.made.length - 1]!;

function start(seat: string | null = null): void {
  link = new Link(
    "t1",
    {
      onnews: (one) => heard.push(one),
      lang: () => "de",
      hopeless: () => Promise.resolve(hopeless),
      open: (address) => new FakeSocket(address) as unknown as WebSocket,
    },
    seat,
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  heard = [];
  hopeless = null;
});
afterEach(() => {
  link.close();
  vi.useRealTimers();
});

/** Connected, and up to entry `number`. */
function connected(number = 3, seat: string | null = null): void {
  start(seat);
  socket().accept();
  socket().say(news(number, { viewer: seat, fresh: true }));
}

/** Break the connection, come back, and be told these news. */
function comeBack(with_: News): void {
  socket().break();
  vi.advanceTimersByTime(20_000);
  socket().accept();
  socket().say(with_);
}

function reply(promise: Promise<Reply>): { value: Reply | null } {
  const box: { value: Reply | null } = { value: null };
  void promise.then((value) => (box.value = value));
  return box;
}

const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

describe("connecting", () => {
  test("it looks from the start, in the language of the page", () => {
    start();
    expect(socket().address).toMatch(/^wss?:\/\/.*\/api\/tables\/t1\/socket$/);
    expect(link.status).toBe("connecting");
    socket().accept();
    expect(socket().sent).toEqual([{ do: "look", seat: null, after: 0, lang: "de", changes: true }]);
    expect(link.status).toBe("connecting");
    socket().say(news(3, { fresh: true }));
    expect(link.status).toBe("open");
    expect(heard.map((one) => one.number)).toEqual([3]);
  });

  test("after the first news it hears what has changed since", () => {
    connected(3);
    const { now, table } = heard[0]!;
    const changes = [
      { path: ["number"], value: 4 },
      { path: ["moment", "entry"], value: 4 },
      { path: ["table", "seats", 1, "present"], value: false },
    ];
    socket().say({ is: "changes", since: 3, changes });
    expect(heard[1]).toMatchObject({ number: 4, now, moment: { entry: 4, position: 3 } });
    expect(heard[1]!.table.seats.map((one) => one.present)).toEqual([true, false]);
    expect(heard[1]!.table.seats[0]).toBe(table.seats[0]);
    expect(heard[0]!.table.seats[1]!.present).toBe(true);
  });

  test("where it has missed something it looks again", () => {
    connected(3);
    socket().say({ is: "changes", since: 4, changes: [{ path: ["number"], value: 5 }] });
    expect(heard).toHaveLength(1);
    expect(socket().last).toEqual({ do: "look", seat: null, after: 3, lang: "de", changes: true });
    socket().break();
    vi.advanceTimersByTime(20_000);
    socket().accept();
    socket().say({ is: "changes", since: 3, changes: [] });
    expect(heard).toHaveLength(1);
    expect(socket().sent).toHaveLength(2);
  });

  test("where there is no such table it does not try for ever", async () => {
    hopeless = "no such table";
    start();
    socket().break();
    await settled();
    expect(link.fatal).toBe("no such table");
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
  });

  test("where the server is only away it does", async () => {
    start();
    socket().break();
    await settled();
    expect(link.fatal).toBeNull();
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.made).toHaveLength(2);
  });
});

describe("after a break", () => {
  test("it looks again from the last entry it knows", () => {
    connected(7);
    socket().break();
    expect(link.status).toBe("lost");
    vi.advanceTimersByTime(700);
    socket().accept();
    expect(socket().sent).toEqual([{ do: "look", seat: null, after: 7, lang: "de", changes: true }]);
    expect(link.status).toBe("lost");
    socket().say(news(9));
    expect(link.status).toBe("open");
  });

  test("the pauses grow, up to eight seconds", () => {
    expect([0, 1, 2, 3, 4, 5, 99].map((attempt) => pause(attempt, 0.5))).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
    expect(pause(0, 0)).toBe(400);
    expect(pause(0, 1)).toBeCloseTo(600);
  });

  test("every attempt waits longer, and success starts the count anew", () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    connected();
    socket().break();
    vi.advanceTimersByTime(500);
    expect(FakeSocket.made).toHaveLength(2);
    socket().break();
    vi.advanceTimersByTime(999);
    expect(FakeSocket.made).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.made).toHaveLength(3);
    socket().accept();
    socket().say(news(4));
    socket().break();
    vi.advanceTimersByTime(500);
    expect(FakeSocket.made).toHaveLength(4);
    vi.restoreAllMocks();
  });

  test("it does not wait when the network is back or the page in sight", () => {
    connected();
    for (const wake of [() => dispatchEvent(new Event("online")), () => document.dispatchEvent(new Event("visibilitychange"))]) {
      const before = FakeSocket.made.length;
      socket().break();
      wake();
      expect(FakeSocket.made).toHaveLength(before + 1);
      socket().accept();
      socket().say(news(3));
    }
    vi.advanceTimersByTime(2000);
    expect(FakeSocket.made).toHaveLength(3);
  });

  test("old news are not told again", () => {
    connected(5);
    comeBack(news(5, { log: [] }));
    socket().say(news(4));
    expect(heard.map((one) => one.number)).toEqual([5, 5]);
  });
});

describe("a connection that is dead without knowing it", () => {
  test("is asked every 20 seconds, and given up when it does not answer", () => {
    connected();
    vi.advanceTimersByTime(PING);
    expect(socket().last).toEqual({ do: "ping" });
    vi.advanceTimersByTime(PATIENCE);
    expect(link.status).toBe("lost");
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.made).toHaveLength(2);
  });

  test("is kept when it answers", () => {
    connected();
    for (let i = 0; i < 5; i++) {
      vi.advanceTimersByTime(PING - 1);
      vi.advanceTimersByTime(1);
      socket().say({ is: "pong", id: 0 });
    }
    vi.advanceTimersByTime(PATIENCE);
    expect(FakeSocket.made).toHaveLength(1);
    expect(link.status).toBe("open");
  });

  test("is asked at once when the page comes back into sight", () => {
    connected();
    vi.advanceTimersByTime(PATIENCE + 1000);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(socket().last).toEqual({ do: "ping" });
  });
});

describe("looking through a seat", () => {
  test("starts the log anew", () => {
    connected(5);
    link.look("raven");
    expect(socket().last).toEqual({ do: "look", seat: "raven", after: 0, lang: "de", changes: true });
  });

  test("news that were on their way for another seat are not mixed in", () => {
    connected(5);
    link.look("raven");
    socket().say(news(6));
    socket().say(news(6, { viewer: "raven", fresh: true }));
    expect(heard.map((one) => one.viewer)).toEqual([null, "raven"]);
  });

  test("a seat that is not mine any more makes me a spectator", () => {
    connected(5, "raven");
    link.look("wolf");
    socket().say({ is: "refused", id: 0, code: "forbidden", text: "not yours", rule: null });
    expect(link.seat).toBeNull();
    expect(socket().last).toMatchObject({ do: "look", seat: null });
  });

  test("after a break it is the same seat", () => {
    connected(5, "raven");
    socket().break();
    vi.advanceTimersByTime(1000);
    socket().accept();
    expect(socket().last).toEqual({ do: "look", seat: "raven", after: 5, lang: "de", changes: true });
  });

  test("whoever sits down comes in anew", () => {
    connected(5);
    link.reconnect();
    expect(FakeSocket.made).toHaveLength(2);
    socket().accept();
    expect(socket().last).toMatchObject({ do: "look", after: 0 });
    expect(link.status).toBe("open");
  });
});

describe("commands", () => {
  const play = { do: "play", seat: "raven", at: 5, words: ["archer", "deploy", "d7"] } as const;
  const order = { ...play, words: [...play.words] };

  test("have a number, and get the reply that carries it", async () => {
    connected(5, "raven");
    const first = reply(link.send({ do: "chat", text: "hello" }));
    const second = reply(link.send(order));
    expect(socket().sent.slice(1)).toEqual([
      { do: "chat", text: "hello", id: 1 },
      { ...order, id: 2 },
    ]);
    socket().say({ is: "refused", id: 2, code: "illegal", text: "no", rule: "WC-4.1" });
    await settled();
    expect(first.value).toBeNull();
    expect(second.value).toMatchObject({ is: "refused", rule: "WC-4.1" });
  });

  test("a play that is in the log by now was carried out", async () => {
    connected(5, "raven");
    const answer = reply(link.send(order));
    const done = line(6, { seat: "raven", words: [...play.words] });
    comeBack(news(7, { viewer: "raven", moment: moment(7), log: [done, line(7)] }));
    await settled();
    expect(answer.value).toEqual({ is: "done", id: 1, entry: 6 });
    expect(socket().sent.map((one) => one.do)).toEqual(["look"]);
  });

  test("a play that still fits is sent once more, with the same entry", async () => {
    connected(5, "raven");
    const answer = reply(link.send(order));
    comeBack(news(5, { viewer: "raven", log: [] }));
    expect(socket().last).toEqual({ ...order, id: 1 });
    socket().say({ is: "done", id: 1, entry: 6 });
    await settled();
    expect(answer.value).toMatchObject({ is: "done" });
  });

  test("but only once", async () => {
    connected(5, "raven");
    const answer = reply(link.send(order));
    comeBack(news(5, { viewer: "raven", log: [] }));
    comeBack(news(5, { viewer: "raven", log: [] }));
    await settled();
    expect(answer.value).toMatchObject({ is: "refused", code: "trouble", text: "" });
    expect(socket().sent.map((one) => one.do)).toEqual(["look"]);
  });

  test("a play that the table has gone past came too late", async () => {
    connected(5, "raven");
    const answer = reply(link.send(order));
    comeBack(news(8, { viewer: "raven", moment: moment(8), log: [line(8)] }));
    await settled();
    expect(answer.value).toMatchObject({ is: "refused", code: "late" });
  });

  test("chatting while others play does not make a play late", async () => {
    connected(5, "raven");
    const answer = reply(link.send(order));
    comeBack(news(6, { viewer: "raven", moment: moment(5), log: [line(6, { kind: "chat", text: "hi" })] }));
    expect(socket().last).toEqual({ ...order, id: 1 });
    await settled();
    expect(answer.value).toBeNull();
  });

  test("what is given while there is no connection goes out with the next", async () => {
    connected(5, "raven");
    socket().break();
    const answer = reply(link.send(order));
    socket().accept(); // it hurries
    socket().say(news(5, { viewer: "raven", log: [] }));
    expect(socket().last).toEqual({ ...order, id: 1 });
    socket().say({ is: "done", id: 1, entry: 6 });
    await settled();
    expect(answer.value).toMatchObject({ is: "done" });
  });

  test("a chat line is not said twice", async () => {
    connected(5);
    const answer = reply(link.send({ do: "chat", text: "hello" }));
    comeBack(news(6, { log: [line(6, { kind: "chat", text: "hello" })] }));
    await settled();
    expect(answer.value).toMatchObject({ is: "done", entry: 6 });
    expect(socket().sent).toHaveLength(1);
  });

  test("who leaves the page waits for nothing", async () => {
    connected(5);
    const answer = reply(link.send({ do: "rematch" }));
    link.close();
    await settled();
    expect(answer.value).toMatchObject({ is: "refused" });
  });

  test("a draw that somebody else told is settled", () => {
    const order = { do: "draw", at: 5, word: "archer" } as const;
    expect(carriedOut(order, 5, news(6, { moment: moment(6), log: [] }))).toBe(6);
    expect(carriedOut(order, 5, news(5, { moment: moment(5), log: [] }))).toBeNull();
  });

  test("what somebody played before has nothing to do with it", () => {
    const old = line(4, { seat: "raven", words: [...play.words] });
    expect(carriedOut(order, 5, news(6, { log: [old] }))).toBeNull();
  });
});
